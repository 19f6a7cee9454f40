"""邓艾 Deng Ai (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import cards_pick, choose_act, seats_pick
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.flow.move import give, put_away, take, to_pile, to_processing
from sanzhan.guozhan.flow.play import candidates
from sanzhan.guozhan.flow.respond import Made
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.generals.formation.fellows import may_be_fellow
from sanzhan.guozhan.queries import may_use
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import RULE, Active, Listener, Modifier, Trigger, Way
from sanzhan.guozhan.table import DISCARD
from sanzhan.guozhan.timings import Lost, Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wei"
FIELDS = "field"


def fields(me: Player) -> list[int]:
    """The fields (田) on this general."""
    return list(me.piles.get(FIELDS, ()))


class Tuntian(Trigger[Lost]):
    """屯田: having lost cards outside your turn you may judge; a card that is no heart may be laid down as a field."""

    id = "tuntian"
    on = Lost

    def ready(self, table: Table, me: Player, event: Lost) -> bool:
        return me is not table.active

    async def run(self, table: Table, me: Player, event: Lost, *chosen: object) -> None:
        result = await judge(table, me, self.id)
        if result.suit == "heart" or table.zone[result.card] != DISCARD or not me.alive:
            return
        card = table.face[result.card].wire
        if await choose_act(table, me, "gz-tuntian", ("lay", "decline"), card=card) == "lay":
            await to_pile(table, (result.card,), me, FIELDS)
            table.changed()

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the fields are put away."""
        await put_away(table, fields(me))
        table.changed()


class TuntianNears(Modifier):
    """屯田: your distance to others is less by the number of fields."""

    id = "tuntian"
    locked = False

    def distance(self, table: Table, me: Player, other: Player) -> int:
        return -len(fields(me))


class FieldGone(Modifier):
    """急袭: the field being used no longer brings others nearer."""

    id = "jixi"

    def distance(self, table: Table, me: Player, other: Player) -> int:
        return 1


FIELD_GONE = FieldGone()


class Jixi(Active):
    """急袭, head: in your play phase you may use a field as 顺手牵羊."""

    id = "jixi"
    place = "head"
    limit = None

    def _targets(self, table: Table, me: Player) -> list[Player]:
        snatch, gone = KINDS["snatch"], (Listener(me.seat, RULE, FIELD_GONE),)
        if not may_use(table, me, snatch.family) or snatch.unusable(table, me) is not None:
            return []
        return candidates(table, me, snatch, gone)

    def ready(self, table: Table, me: Player) -> bool:
        return bool(fields(me)) and bool(self._targets(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(cards_pick(table, fields(me)), seats_pick(self._targets(table, me)))]

    async def pay(self, table: Table, me: Player, card: int, seat: int) -> None:
        await to_processing(table, (card,))
        table.changed()

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        await use_card(table, me, Made("snatch", (card,), Listener(me.seat, RULE, self)), (seat,), counted=True)


class Ziliang(Trigger[Suffered]):
    """资粮, deputy: one of your kingdom has suffered damage: you may give it a field."""

    id = "ziliang"
    on = Suffered
    anyone = True
    place = "deputy"

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        return event.who.alive and bool(fields(me)) and may_be_fellow(me, event.who, KINGDOM)

    def ways(self, table: Table, me: Player, event: Suffered) -> Sequence[Way]:
        return [(cards_pick(table, fields(me)),)]

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        if event.who is me:
            await take(table, me, chosen)
        else:
            await give(table, me, event.who, chosen)
        table.changed()


DENG_AI = General(
    "deng_ai",
    "邓艾",
    KINGDOM,
    "male",
    half_fish=4,
    skills=(Tuntian(), TuntianNears(), Jixi(), Ziliang()),
    package="formation",
    less_as_head=1,
)
