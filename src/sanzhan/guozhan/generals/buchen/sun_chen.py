"""孙綝 Sun Chen (careerist)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.change import soldier_for
from sanzhan.guozhan.flow.choose import cards_pick, choose_of
from sanzhan.guozhan.flow.move import discard, draw, take
from sanzhan.guozhan.flow.showing import learn_generals
from sanzhan.guozhan.flow.stored import put_back
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, Effect, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.timings import Causing, Died, PlayEnds, PlayStarts, PrepareStarts, Suffering, TurnStarts
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

MASSACRE = "massacre"
BONUS = 2
PRICE = 2


def massacre(me: Player) -> tuple[int, ...]:
    """The massacre cards (戮), generals, on this general."""
    return me.stored.get(MASSACRE, ())


def massacre_pick(table: Table, me: Player, count: int) -> Pick:
    """So many of them."""
    cards = list(massacre(me))
    return Pick("general", cards, [table.general_face[handle].id for handle in cards], count, count)


class Shilu(Trigger[Died]):
    """嗜戮: put the generals of one who has died on this general as massacre cards; killed by you, two more by lot."""

    id = "shilu"
    on = Died
    anyone = True

    def ready(self, table: Table, me: Player, event: Died) -> bool:
        return event.who is not me and (event.killer is me or any(handle >= 0 for handle in event.who.generals))

    async def run(self, table: Table, me: Player, event: Died, *chosen: object) -> None:
        cards = _taken(table, event.who)
        if event.killer is me:
            cards += _by_lot(table, BONUS)
        me.stored[MASSACRE] = (*massacre(me), *cards)
        learn_generals(table, tuple(cards), tuple(range(table.size)))
        table.tell("gz-massacre", seat=me.seat, generals=[table.general_face[handle].id for handle in cards])

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, they go back."""
        put_back(table, me, MASSACRE, massacre(me))


def _taken(table: Table, dead: Player) -> list[int]:
    """The generals of the dead; soldiers of their kingdom and sex lie before him instead."""
    taken = [handle for handle in dead.generals if handle >= 0]
    dead.generals = tuple(_left(table, dead, origin) for origin in (HEAD, DEPUTY))
    table.changed()
    return taken


def _left(table: Table, dead: Player, origin: int) -> int:
    return dead.generals[origin] if dead.generals[origin] < 0 else soldier_for(table, dead, origin)


def _by_lot(table: Table, count: int) -> list[int]:
    """So many generals that nobody has."""
    lots = list(table.general_deck)
    table.rng.shuffle(lots, MASSACRE)
    drawn = lots[:count]
    table.general_deck = [handle for handle in table.general_deck if handle not in drawn]
    return drawn


class ShiluChanges(Trigger[PrepareStarts]):
    """嗜戮: in your preparation phase discard up to as many cards as there are massacre cards and draw as many."""

    id = "shilu"
    on = PrepareStarts

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return bool(massacre(me)) and bool(me.cards())

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        cards = me.cards()
        return ((cards_pick(table, cards, 1, min(len(cards), len(massacre(me)))),),)

    async def pay(self, table: Table, me: Player, event: PrepareStarts, *chosen: Any) -> None:
        await discard(table, me, _together(chosen[0]))

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: Any) -> None:
        await draw(table, me, len(_together(chosen[0])))


def _together(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
    return chosen if isinstance(chosen, tuple) else (chosen,)


def _is_of(who: Player, kingdoms: tuple[str, ...]) -> bool:
    """Determined and of one of these kingdoms; every careerist is of that of the careerists."""
    return who.kingdom in kingdoms or (who.careerist and "careerist" in kingdoms)


class HurtsMore(Trigger[Causing]):
    """凶虐: in this turn you deal 1 more damage to these kingdoms."""

    id = "xiongnue"
    on = Causing
    locked = True

    def __init__(self, kingdoms: tuple[str, ...]) -> None:
        self.kingdoms = kingdoms

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        return _is_of(event.damage.target, self.kingdoms)

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        event.damage.amount += 1


class Robs(Trigger[Causing]):
    """凶虐: in this turn you take a card of these kingdoms when you are about to damage them."""

    id = "xiongnue"
    on = Causing
    locked = True

    def __init__(self, kingdoms: tuple[str, ...]) -> None:
        self.kingdoms = kingdoms

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        victim = event.damage.target
        return victim is not me and _is_of(victim, self.kingdoms) and bool(victim.cards())

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        card = await choose_of(table, me, event.damage.target, "gz-take", args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))


class Unlimited(Modifier):
    """凶虐: in this turn your cards on these kingdoms are not counted."""

    id = "xiongnue"

    def __init__(self, kingdoms: tuple[str, ...]) -> None:
        self.kingdoms = kingdoms

    def slash_free(self, table: Table, me: Player, target: Player) -> bool:
        return _is_of(target, self.kingdoms)


hurts_more, robs, unlimited = cache(HurtsMore), cache(Robs), cache(Unlimited)
TREATMENTS = {"damage": hurts_more, "take": robs, "unlimited": unlimited}


class Xiongnue(Trigger[PlayStarts]):
    """凶虐: at the start of your play phase give a massacre card back: in this turn its kingdoms suffer more of you."""

    id = "xiongnue"
    on = PlayStarts

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return bool(massacre(me))

    def ways(self, table: Table, me: Player, event: PlayStarts) -> Sequence[Way]:
        return ((massacre_pick(table, me, 1), Pick("choice", list(TREATMENTS))),)

    async def pay(self, table: Table, me: Player, event: PlayStarts, *chosen: Any) -> None:
        put_back(table, me, MASSACRE, (chosen[0],))

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: Any) -> None:
        skill = TREATMENTS[chosen[1]](table.general_face[chosen[0]].kingdoms)
        me.effects = (*me.effects, Effect(skill, "turn"))
        table.changed()
        table.tell("gz-xiongnue", seat=me.seat, treatment=chosen[1])


class Softens(Trigger[Suffering]):
    """凶虐: damage that another deals you is 1 less."""

    id = "xiongnue"
    on = Suffering
    locked = True

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        source = event.damage.source
        return source is not None and source is not me

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.damage.amount -= 1


class SoftensNoMore(Trigger[TurnStarts]):
    """凶虐: your next turn has begun."""

    id = "xiongnue"
    on = TurnStarts
    locked = True
    told = False

    async def run(self, table: Table, me: Player, event: TurnStarts, *chosen: object) -> None:
        me.effects = tuple(effect for effect in me.effects if effect.skill is not SHIELD)
        table.changed()


class Shield(Modifier):
    """凶虐: until your next turn begins others deal you 1 damage less."""

    id = "xiongnue"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return SOFTENED if who is me else ()

    def lasting(self, table: Table, me: Player) -> bool:
        return True


SOFTENED: tuple[Skill, ...] = (Softens(), SoftensNoMore())
SHIELD = Shield()


class XiongnueShields(Trigger[PlayEnds]):
    """凶虐: at the end of your play phase give two massacre cards back to suffer 1 less until your next turn."""

    id = "xiongnue"
    on = PlayEnds

    def ready(self, table: Table, me: Player, event: PlayEnds) -> bool:
        return len(massacre(me)) >= PRICE

    def ways(self, table: Table, me: Player, event: PlayEnds) -> Sequence[Way]:
        return ((massacre_pick(table, me, PRICE),),)

    async def pay(self, table: Table, me: Player, event: PlayEnds, *chosen: Any) -> None:
        put_back(table, me, MASSACRE, chosen[0])

    async def run(self, table: Table, me: Player, event: PlayEnds, *chosen: Any) -> None:
        me.effects = (*me.effects, Effect(SHIELD, "turn"))
        table.changed()


SUN_CHEN = General(
    "sun_chen",
    "孙綝",
    "careerist",
    "male",
    half_fish=4,
    skills=(Shilu(), ShiluChanges(), Xiongnue(), XiongnueShields()),
    package="buchen",
    place="head",
)
