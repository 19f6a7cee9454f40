"""吕范 Lü Fan (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import change_deputy, may_change_deputy
from sanzhan.guozhan.flow.choose import choose_act, seats_pick
from sanzhan.guozhan.flow.field import Movable
from sanzhan.guozhan.flow.move import draw, give, see_all, take
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.history import this_phase
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Modifier, Skill, Trigger, Way
from sanzhan.guozhan.table import HAND
from sanzhan.guozhan.timings import CardUsed, PlayEnds, PlayStarts
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table
    from sanzhan.kernel.ask import Wire

KINGDOM: Kingdom = "wu"


class Diaodu(Trigger[CardUsed]):
    """调度: when you use an equipment card you may draw a card."""

    id = "diaodu"
    on = CardUsed

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        return event.use.kind.type == "equip"

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        await draw(table, me, 1)


DIAODU = (Diaodu(),)


class DiaoduShares(Modifier):
    """调度: so may the others of your kingdom when they use one."""

    id = "diaodu"
    locked = False

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return DIAODU if me.alive and who is not me and same_kingdom(me, who) else ()


class DiaoduMoves(Trigger[PlayStarts]):
    """调度: at the start of your play phase take a card one of your kingdom wears; you may pass it on to a third.

    Your own you have to pass on.
    """

    id = "diaodu"
    on = PlayStarts

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return any(player.gear() and may_be_fellow(me, player, KINGDOM) for player in table.living())

    def ways(self, table: Table, me: Player, event: PlayStarts) -> Sequence[Way]:
        things = [
            Movable(card, owner.seat, table.face[card].kind, ())
            for owner in table.in_turn_order()
            if is_fellow(table, me, owner, KINGDOM)
            for card in owner.gear()
        ]
        if not things:
            return ()
        shown: list[Wire] = [{"seat": thing.owner, "card": table.face[thing.card].wire} for thing in things]
        return ((Pick("table_card", things, shown),),)

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: Movable) -> None:
        card, owner = chosen[0].card, table[chosen[0].owner]
        if card not in owner.equip:
            return
        await take(table, me, (card,))
        others = [player for player in table.others(me) if player is not owner]
        if not others or not _holds(table, me, card):
            return

        def options() -> list[Option[int | None]]:
            listed: list[Option[int | None]] = [Option("give", _same, seats_pick(others))]
            return listed if owner is me else [Option("decline", _nobody), *listed]

        seat = await Ask(me.seat, "gz-diaodu", options, args={"card": table.face[card].wire})
        if seat is not None:
            await give(table, me, table[seat], (card,))
            # wherever it is now, it went there in the open
            see_all(table, (card,))


def _holds(table: Table, me: Player, card: int) -> bool:
    return table.zone[card] == HAND and table.owner[card] == me.seat


def _same(seat: int) -> int | None:
    return seat


def _nobody() -> int | None:
    return None


class Diancai(Trigger[PlayEnds]):
    """典财: at the end of another's play phase in which you lost as many cards as you have HP, draw up to your maximum
    HP; then you may change your deputy, once a game."""

    id = "diancai"
    on = PlayEnds
    anyone = True

    def ready(self, table: Table, me: Player, event: PlayEnds) -> bool:
        lost = [*this_phase(table, "lost", seat=me.seat), *this_phase(table, "discard", seat=me.seat)]
        enough = sum(one.amount for one in lost) >= max(me.hp, 1)
        useful = len(me.hand) < me.max_hp or may_change_deputy(table, me, self.id)
        return event.who is not me and enough and useful

    async def run(self, table: Table, me: Player, event: PlayEnds, *chosen: object) -> None:
        await draw(table, me, me.max_hp - len(me.hand))
        if not may_change_deputy(table, me, self.id):
            return
        if await choose_act(table, me, "gz-change-deputy", ("decline", "change"), why=self.id) == "change":
            await change_deputy(table, me, self.id)


LU_FAN = General(
    "lu_fan",
    "吕范",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(*DIAODU, DiaoduShares(), DiaoduMoves(), Diancai()),
    package="transformation",
)
