"""公孙渊 Gongsun Yuan (careerist)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.flow.choose import choose_act, choose_of, seats_pick
from sanzhan.guozhan.flow.dying import die
from sanzhan.guozhan.flow.move import discard, put_away, show_cards, take, to_pile
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger
from sanzhan.guozhan.timings import DrawCount, FinishStarts, Parting
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

DISSENT = "dissent"


def dissent(me: Player) -> tuple[int, ...]:
    """The dissent (异) on this general."""
    return me.piles.get(DISSENT, ())


class Huaiyi(Active):
    """怀异: once a play phase show your hand; with both colours discard one of them, and take a card of as many others:
    equipment is put on this general as dissent."""

    id = "huaiyi"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        show_cards(table, me, me.hand)
        colors = {COLOR[table.suit(me, card)] for card in me.hand}
        if len(colors) < 2:
            return
        color = await choose_act(table, me, "gz-huaiyi", ("red", "black"))
        cards = [card for card in me.hand if COLOR[table.suit(me, card)] == color]
        await discard(table, me, cards)
        for target in await _victims(table, me, len(cards)):
            if me.alive and target.alive:
                await self._takes(table, me, target)

    async def _takes(self, table: Table, me: Player, target: Player) -> None:
        card = await choose_of(table, me, target, "gz-take", args={"why": self.id})
        if card is None:
            return
        taken = [card]
        if table.face[card].type == "equip":
            # it is taken as the others are, but comes to lie elsewhere
            parting = Parting(target, me, (card,), True)
            await happen(table, parting)
            taken = list(parting.cards)
        equipment = [card for card in taken if table.face[card].type == "equip"]
        await take(table, me, [card for card in taken if card not in equipment])
        if equipment:
            await to_pile(table, equipment, me, DISSENT)

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the dissent is put away."""
        await put_away(table, dissent(me))


async def _victims(table: Table, me: Player, most: int) -> list[Player]:
    """I choose up to so many others who have cards."""
    others = [p for p in table.others(me) if p.cards()]
    if not others or not me.alive:
        return []

    def options() -> list[Option[tuple[int, ...]]]:
        return [
            Option("decline", tuple),
            Option("choose", _together, seats_pick(others, 1, min(most, len(others)))),
        ]

    seats = await Ask(me.seat, "gz-huaiyi-targets", options)
    return [table[seat] for seat in table.sorted_seats(seats)]


def _together(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
    return chosen if isinstance(chosen, tuple) else (chosen,)


class ZisuiDraws(Trigger[DrawCount]):
    """恣睢: in your draw phase draw one more card for each dissent card."""

    id = "zisui"
    on = DrawCount
    locked = True

    def ready(self, table: Table, me: Player, event: DrawCount) -> bool:
        return bool(dissent(me))

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        event.count += len(dissent(me))


class ZisuiDies(Trigger[FinishStarts]):
    """恣睢: in your finish phase, with more dissent cards than maximum HP, you die."""

    id = "zisui"
    on = FinishStarts
    locked = True

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return len(dissent(me)) > me.max_hp

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await die(table, me, None)


GONGSUN_YUAN = General(
    "gongsun_yuan",
    "公孙渊",
    "careerist",
    "male",
    half_fish=4,
    skills=(Huaiyi(), ZisuiDraws(), ZisuiDies()),
    package="buchen",
    place="head",
)
