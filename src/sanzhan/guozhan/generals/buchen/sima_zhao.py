"""司马昭 Sima Zhao (careerist)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from sanzhan.guozhan.flow.choose import choose_of, seats_pick
from sanzhan.guozhan.flow.move import draw, show_cards, swap_hands, take
from sanzhan.guozhan.generals.wei.sima_yi import Fankui
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import FAR, Effect, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.timings import CardUsed, Causing, Lost, Suffered, Timing, TurnEnds, TurnStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

SUZHI = "suzhi"
MOST = 3
E = TypeVar("E", bound=Timing)


def _wise(table: Table, me: Player) -> bool:
    """It is his turn, and 夙智 has not worked three times in it."""
    return table.active is me and me.used_turn.get(SUZHI, 0) < MOST


class Suzhi(Trigger[E], Generic[E]):
    """夙智: in your own turn, three times in all."""

    id = SUZHI
    locked = True

    def count(self, me: Player) -> None:
        me.used_turn[SUZHI] = me.used_turn.get(SUZHI, 0) + 1


class SuzhiStrikes(Suzhi[Causing]):
    """夙智: your Slash or Duel deals 1 more damage."""

    on = Causing

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        hit = event.damage
        mine = hit.direct and hit.use is not None and hit.use.user is me
        return mine and _wise(table, me) and (hit.by("slash") or hit.by("duel"))

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        event.damage.amount += 1


class SuzhiDraws(Suzhi[CardUsed]):
    """夙智: using a trick that is not converted you draw a card."""

    on = CardUsed

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        return _wise(table, me) and event.use.kind.type == "trick" and not event.use.converted

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        await draw(table, me, 1)


class SuzhiTakes(Suzhi[Lost]):
    """夙智: after cards of another were discarded you take a card of his."""

    on = Lost
    anyone = True

    def ready(self, table: Table, me: Player, event: Lost) -> bool:
        return _wise(table, me) and event.discarded and event.who is not me and bool(event.who.cards())

    async def run(self, table: Table, me: Player, event: Lost, *chosen: object) -> None:
        card = await choose_of(table, me, event.who, "gz-take", args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))


class SuzhiReaches(Modifier):
    """夙智: your tricks that are not converted reach any distance."""

    id = SUZHI

    def reach_with(self, table: Table, me: Player, kind: Kind, card: int) -> int:
        plain = kind.type == "trick" and table.face[card].kind == kind.key
        return FAR if plain and _wise(table, me) else 0


class SuzhiEnds(Trigger[TurnStarts]):
    """夙智: your next turn has begun, 反馈 is over."""

    id = SUZHI
    on = TurnStarts
    locked = True
    told = False

    async def run(self, table: Table, me: Player, event: TurnStarts, *chosen: object) -> None:
        me.effects = tuple(effect for effect in me.effects if effect.skill is not LASTING)
        table.changed()


class SuzhiLasting(Modifier):
    """夙智: you have 反馈 until your next turn begins."""

    id = SUZHI

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return FANKUI if who is me else ()

    def lasting(self, table: Table, me: Player) -> bool:
        return True


FANKUI: tuple[Skill, ...] = (Fankui(), SuzhiEnds())
LASTING = SuzhiLasting()


class SuzhiLasts(Trigger[TurnEnds]):
    """夙智: at the end of your turn, if it has not worked three times, you get 反馈."""

    id = SUZHI
    on = TurnEnds
    locked = True

    def ready(self, table: Table, me: Player, event: TurnEnds) -> bool:
        return _wise(table, me)

    async def run(self, table: Table, me: Player, event: TurnEnds, *chosen: object) -> None:
        me.effects = (*me.effects, Effect(LASTING, "turn"))
        table.changed()


class Zhaoxin(Trigger[Suffered]):
    """昭心: after damage you may show your hand and exchange it with one that is no larger."""

    id = "zhaoxin"
    on = Suffered

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if len(p.hand) <= len(me.hand)]

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        return bool(me.hand) and bool(self._others(table, me))

    def ways(self, table: Table, me: Player, event: Suffered) -> Sequence[Way]:
        return ((seats_pick(self._others(table, me)),),)

    async def pay(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        show_cards(table, me, me.hand)

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        if table[chosen[0]].alive:
            await swap_hands(table, me, table[chosen[0]])


SIMA_ZHAO = General(
    "sima_zhao",
    "司马昭",
    "careerist",
    "male",
    half_fish=3,
    skills=(SuzhiStrikes(), SuzhiDraws(), SuzhiTakes(), SuzhiReaches(), SuzhiLasts(), Zhaoxin()),
    companions=("sima_yi",),
    package="buchen",
    place="head",
)
