"""君张角 Lord Zhang Jiao (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.move import arrange_deck, discard, look_at_top, put_away, take, to_pile, top
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Conversion, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.timings import DrawStarts, LosingHp, PrepareStarts
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.face import Face, Suit
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM, SOLDIERS, BOOK = "qun", "heavenly_army", "peace_spell"


def soldiers(me: Player) -> list[int]:
    """The heavenly soldiers (天兵) on this lord."""
    return list(me.piles.get(SOLDIERS, ()))


def qun_size(table: Table, me: Player) -> int:
    """How many characters of Qun there are for this lord: each of his soldiers is one more."""
    return sum(player.kingdom == KINGDOM for player in table.living()) + len(soldiers(me))


class Wuxin(Trigger[DrawStarts]):
    """悟心: in your draw phase look at a card of the deck for each of Qun; they go back on top in any order."""

    id = "wuxin"
    on = DrawStarts

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        cards = look_at_top(table, me, qun_size(table, me))
        pick = Pick("card", cards, table.wires(cards), len(cards), len(cards), ordered=True)
        on_top: Sequence[int] = cards
        if len(cards) > 1:
            on_top = await Ask(me.seat, "gz-wuxin", lambda: [Option("arrange", _same, pick)])
        arrange_deck(table, me, on_top, ())


def _same(cards: Sequence[int]) -> Sequence[int]:
    return cards


class Hongfa(Modifier):
    """弘法: you have the Yellow Turban talisman (黄巾天兵符); its soldiers serve everybody of your kingdom."""

    id = "hongfa"
    also = ("yellow_turban_talisman",)

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        if not me.alive:
            return ()
        fights = fighting(me.seat) if who is me or same_kingdom(me, who) else ()
        return (*TALISMAN, *fights) if who is me else fights

    async def ends(self, table: Table, me: Player) -> None:
        """Lost, the soldiers are put away."""
        await put_away(table, soldiers(me))


class SoldiersGather(Trigger[PrepareStarts]):
    """黄巾天兵符: in your preparation phase, without soldiers, a card of the deck for each of Qun becomes one."""

    id = "yellow_turban_talisman"
    on = PrepareStarts
    locked = True

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return not soldiers(me)

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        await to_pile(table, top(table, qun_size(table, me)), me, SOLDIERS)


class SoldiersBleed(Trigger[LosingHp]):
    """黄巾天兵符: when you would lose HP you may put a soldier away instead."""

    id = "yellow_turban_talisman"
    on = LosingHp

    def ready(self, table: Table, me: Player, event: LosingHp) -> bool:
        return bool(soldiers(me))

    def ways(self, table: Table, me: Player, event: LosingHp) -> Sequence[Way]:
        return ((cards_pick(table, soldiers(me)),),)

    async def pay(self, table: Table, me: Player, event: LosingHp, *chosen: int) -> None:
        await put_away(table, chosen)
        event.over = True

    async def run(self, table: Table, me: Player, event: LosingHp, *chosen: int) -> None:
        """The soldier was all."""


class SoldiersFight(Conversion):
    """黄巾天兵符: who is of the kingdom of the lord uses or plays a soldier as a Slash."""

    id = "yellow_turban_talisman"
    makes = ("slash",)

    def __init__(self, lord: int) -> None:
        self.lord = lord

    def ready(self, table: Table, me: Player) -> bool:
        return bool(soldiers(table[self.lord]))

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return True

    def groups(self, table: Table, me: Player, kind: str) -> list[list[int]]:
        cards = soldiers(table[self.lord])
        return [cards] if cards else []


class SoldiersWait(Modifier):
    """黄巾天兵符: so even he who has nothing might have a Slash."""

    id = "yellow_turban_talisman"

    def __init__(self, lord: int) -> None:
        self.lord = lord

    def could_answer(self, table: Table, me: Player) -> bool:
        return bool(soldiers(table[self.lord]))


@cache
def fighting(lord: int) -> tuple[Skill, ...]:
    """What the soldiers of the lord in this seat do for his kingdom."""
    return SoldiersFight(lord), SoldiersWait(lord)


TALISMAN: tuple[Skill, ...] = (SoldiersGather(), SoldiersBleed())


def lying_book(table: Table) -> list[int]:
    """The Book of Great Peace (太平要术), if it is in the discard pile or worn by somebody."""
    open_cards = [*table.discard, *(card for player in table.living() for card in player.gear())]
    return [card for card in open_cards if table.face[card].kind == BOOK]


class Wendao(Active):
    """问道: discard a red card, not the Book of Great Peace, to take that book out of the discard pile or from whoever
    wears it."""

    id = "wendao"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards()) and bool(lying_book(table))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        cards = [card for card in me.cards() if table.suit(me, card) in ("heart", "diamond")]
        cards = [card for card in cards if table.face[card].kind != BOOK]
        return ((cards_pick(table, cards),),) if cards else ()

    async def pay(self, table: Table, me: Player, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        await take(table, me, lying_book(table))


LORD_ZHANG_JIAO = General(
    "lord_zhang_jiao",
    "君张角",
    "qun",
    "male",
    half_fish=4,
    skills=(Wuxin(), Hongfa(), Wendao()),
    package="momentum",
    place="head",
    lord_of="zhang_jiao",
)
