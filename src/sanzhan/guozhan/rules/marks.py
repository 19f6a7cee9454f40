"""The marks of the current edition: 先驱, 珠联璧合, 阴阳鱼, 野心家 (rules §9.2). Each gives skills that spend it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.cards.tricks import look_at_general
from sanzhan.guozhan.flow.choose import choose_act, choose_seat
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.flow.reveal import instant_rewards
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS, Active, Conversion, Effect, Modifier, Trigger, Way
from sanzhan.guozhan.timings import BeforeDiscard
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

VANGUARD, COMPANION, FISH, CAREERIST = MARKS = ("vanguard", "companion", "fish", "careerist")


def gain_mark(table: Table, me: Player, mark: str) -> None:
    """A mark is laid beside the generals; everybody sees it."""
    me.marks = (*me.marks, mark)
    table.changed()
    table.tell("gz-mark", seat=me.seat, mark=mark)


def spend_mark(table: Table, me: Player, mark: str) -> None:
    """A mark is used up."""
    marks = list(me.marks)
    marks.remove(mark)
    me.marks = tuple(marks)
    table.changed()
    table.tell("gz-mark-spent", seat=me.seat, mark=mark)


async def grant_marks(table: Table, me: Player) -> None:
    """What turning generals up brings: 珠联璧合, 阴阳鱼, 野心家, 先驱, in this order (§9.2).

    With `rewards=instant` the first two are had at once and there is no 先驱; 野心家 is no reward (§10.3).
    """
    marks = table.options.rewards != "instant"
    if not marks:
        await instant_rewards(table, me)
    if not me.alive:
        return
    head, deputy = table.general(me, HEAD), table.general(me, DEPUTY)
    if marks and not me.rewarded and not me.hidden:
        me.rewarded = True
        if table.edition.companions(head, deputy):
            _grant(table, me, COMPANION)
        if (head.fish(HEAD) + deputy.fish(DEPUTY)) % 2:
            _grant(table, me, FISH)
    by_general = me.up[HEAD] and head.kingdom == "careerist"
    overflows = me.careerist and table.options.overflow_gets_careerist_mark
    if (by_general or overflows) and CAREERIST not in me.changed_by:
        # once a game, whatever becomes of the mark
        me.changed_by |= {CAREERIST}
        _grant(table, me, CAREERIST)
    if marks and not table.vanguard:
        table.vanguard = True
        _grant(table, me, VANGUARD)


def _grant(table: Table, me: Player, mark: str) -> None:
    """At once, or with `marks_granted_after_event` when what is going on has ended."""
    if table.options.marks_granted_after_event:
        table.owed = (*table.owed, (me.seat, mark))
    else:
        gain_mark(table, me, mark)


def hand_out(table: Table) -> None:
    """A step has ended: the living get the marks that were put off."""
    owed, table.owed = table.owed, ()
    for seat, mark in owed:
        if table[seat].alive:
            gain_mark(table, table[seat], mark)


def _marks(me: Player, mark: str) -> list[str]:
    """The marks that will do; the careerist's is as good as any (§9.2)."""
    return [one for one in (mark, CAREERIST) if one in me.marks]


class MarkUse(Active):
    """A mark spent at a free moment of the own play phase."""

    limit = None
    mark: str

    def ready(self, table: Table, me: Player) -> bool:
        return bool(_marks(me, self.mark))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((Pick("mark", _marks(me, self.mark)),),)

    async def pay(self, table: Table, me: Player, *chosen: str) -> None:
        spend_mark(table, me, chosen[0])


class VanguardUse(MarkUse):
    """先驱: draw up to four hand cards and look at one hidden general of another character (R52)."""

    id = "mark_vanguard"
    mark = VANGUARD

    def ready(self, table: Table, me: Player) -> bool:
        return super().ready(table, me) and (len(me.hand) < 4 or bool(_hiding(table, me)))

    async def run(self, table: Table, me: Player, *chosen: str) -> None:
        await draw(table, me, max(0, 4 - len(me.hand)))
        others = _hiding(table, me)
        if not others:
            return
        target = await choose_seat(table, me, "gz-vanguard", others)
        places = [name for name, up in zip(ORIGINS, target.up, strict=False) if not up]
        place = await choose_act(table, me, "gz-vanguard-place", places, target=target.seat)
        look_at_general(table, me, target, ORIGINS.index(place))


def _hiding(table: Table, me: Player) -> list[Player]:
    return [player for player in table.others(me) if player.hidden]


class CompanionDraw(MarkUse):
    """珠联璧合: draw two cards."""

    id = "mark_companion_draw"
    mark = COMPANION

    async def run(self, table: Table, me: Player, *chosen: str) -> None:
        await draw(table, me, 2)


class CompanionPeach(MarkUse):
    """珠联璧合: as a Peach when wounded."""

    id = "mark_companion_peach"
    mark = COMPANION

    def ready(self, table: Table, me: Player) -> bool:
        peach = virtual("peach").makes
        return super().ready(table, me) and peach.unusable(table, me) is None and _virtual_heals(table)

    async def run(self, table: Table, me: Player, *chosen: str) -> None:
        await use_card(table, me, virtual("peach"))


def _virtual_heals(table: Table) -> bool:
    return not (table.battle_royal and table.options.battle_royal_blocks_virtual_peach)


class CompanionRescue(Conversion):
    """珠联璧合: as a Peach for whoever is dying (R51, R53)."""

    makes = ("peach",)
    modes = ("use",)
    count_cards = 0
    supplies = True

    def __init__(self, mark: str) -> None:
        self.mark = mark
        self.id = f"mark_{mark}_rescue"  # type: ignore[misc]

    def ready(self, table: Table, me: Player) -> bool:
        return self.mark in me.marks and _virtual_heals(table)

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return False

    async def supply(self, table: Table, me: Player) -> bool:
        spend_mark(table, me, self.mark)
        return True


class FishDraw(MarkUse):
    """阴阳鱼: draw one card."""

    id = "mark_fish_draw"
    mark = FISH

    async def run(self, table: Table, me: Player, *chosen: str) -> None:
        await draw(table, me, 1)


class TwoMore(Modifier):
    """阴阳鱼: two more cards may be kept this turn."""

    id = "mark_fish_keep"

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        return limit + 2


TWO_MORE = TwoMore()


class FishKeep(Trigger[BeforeDiscard]):
    """阴阳鱼: before the discard phase: hand limit two more this turn."""

    id = "mark_fish_keep"
    on = BeforeDiscard

    def ready(self, table: Table, me: Player, event: BeforeDiscard) -> bool:
        return bool(_marks(me, FISH))

    def ways(self, table: Table, me: Player, event: BeforeDiscard) -> Sequence[Way]:
        return ((Pick("mark", _marks(me, FISH)),),)

    async def pay(self, table: Table, me: Player, event: BeforeDiscard, *chosen: str) -> None:
        spend_mark(table, me, chosen[0])

    async def run(self, table: Table, me: Player, event: BeforeDiscard, *chosen: str) -> None:
        me.effects = (*me.effects, Effect(TWO_MORE, "turn"))
        table.changed()


def holds_mark(table: Table, me: Player) -> bool:
    """He has a mark to spend."""
    return bool(me.marks)


USES = (
    VanguardUse(),
    CompanionDraw(),
    CompanionPeach(),
    CompanionRescue(COMPANION),
    CompanionRescue(CAREERIST),
    FishDraw(),
    FishKeep(),
)
