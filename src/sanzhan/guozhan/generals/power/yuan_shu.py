"""袁术 Yuan Shu (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import choose_cards, seats_pick
from sanzhan.guozhan.flow.command import command
from sanzhan.guozhan.flow.move import give, show_cards, take
from sanzhan.guozhan.history import happened
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.timings import Became, DrawCount, PlayStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

SEAL = "jade_seal"


class Weidi(Active):
    """伪帝: a command for one who has got cards from the deck in this turn: refused, you take its hand and give it as
    many cards of yours."""

    id = "weidi"

    def _drawn(self, table: Table, me: Player) -> list[Player]:
        drawn = {one.seat for one in happened(table, "draw")}
        return [p for p in table.others(me) if p.seat in drawn]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._drawn(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((seats_pick(self._drawn(table, me)),),)

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        other = table[chosen[0]]
        if not other.alive or await command(table, me, other, self.id) or not me.alive:
            return
        hand = other.hand.copy()
        await take(table, me, hand)
        # some may have been kept back
        count = sum(card in me.hand for card in hand)
        if count and me.alive and other.alive:
            args = {"target": other.seat, "count": count}
            back = await choose_cards(table, me, "gz-weidi", me.cards(), count, count, **args)
            await give(table, me, other, back)


def sealed(table: Table) -> bool:
    """Somebody wears the jade seal."""
    return any(table.face[card].kind == SEAL for player in table.players for card in player.gear())


class Yongsi(Modifier):
    """庸肆: while nobody wears 玉玺 you count as wearing it."""

    id = "yongsi"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return KINDS[SEAL].skills if who is me and me.alive and not sealed(table) else ()


class YongsiDraws(Trigger[DrawCount]):
    """庸肆: a hidden 袁术 may be turned up to draw one card more."""

    id = "yongsi"
    on = DrawCount
    only_hidden = True
    locked = True

    def ready(self, table: Table, me: Player, event: DrawCount) -> bool:
        return not sealed(table)

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        """Turned up is all that is needed."""


class YongsiPlays(Trigger[PlayStarts]):
    """庸肆: a hidden 袁术 may be turned up for the 知己知彼 of the seal."""

    id = "yongsi"
    on = PlayStarts
    only_hidden = True
    locked = True

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return not sealed(table)

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: object) -> None:
        """Turned up is all that is needed."""


class YongsiShows(Trigger[Became]):
    """庸肆: target of a 知己知彼 you show your hand to everybody."""

    id = "yongsi"
    on = Became
    locked = True

    def ready(self, table: Table, me: Player, event: Became) -> bool:
        return event.use.kind.key == "know_both" and bool(me.hand)

    async def run(self, table: Table, me: Player, event: Became, *chosen: object) -> None:
        show_cards(table, me, me.hand.copy())


YUAN_SHU = General(
    "yuan_shu",
    "袁术",
    "qun",
    "male",
    half_fish=4,
    skills=(Weidi(), Yongsi(), YongsiDraws(), YongsiPlays(), YongsiShows()),
    companions=("ji_ling",),
    package="power",
)
