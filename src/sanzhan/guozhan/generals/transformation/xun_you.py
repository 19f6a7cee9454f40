"""荀攸 Xun You (Wei)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.cards.kind import KINDS, Kind
from sanzhan.guozhan.flow.change import change_deputy, may_change_deputy
from sanzhan.guozhan.flow.choose import choose_act, must_discard, seats_pick
from sanzhan.guozhan.flow.move import draw, show_cards
from sanzhan.guozhan.flow.play import candidates
from sanzhan.guozhan.flow.respond import Made
from sanzhan.guozhan.flow.use import Use, use_card
from sanzhan.guozhan.generals.formation.fellows import is_fellow
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_target, may_use
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import RULE, Active, Listener, Trigger, Way
from sanzhan.guozhan.timings import Suffered
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wei"


def tricks(table: Table) -> list[Kind]:
    """Every kind of instant trick in the box."""
    kinds = [KINDS[key] for key in table.edition.kinds]
    return [kind for kind in kinds if kind.type == "trick" and not kind.delayed]


class Qice(Active):
    """奇策: once a play phase use your whole hand as a trick with no more targets than cards; then you may change your
    deputy, once a game."""

    id = "qice"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        usable = [k for k in tricks(table) if may_use(table, me, k.family) and k.unusable(table, me) is None]
        alone = [kind.key for kind in usable if kind.most == 0 and self._reaches(table, me, kind)]
        ways: list[Way] = [(Pick("kind", alone),)] if alone else []
        return ways + [(Pick("kind", [kind.key]), *aim) for kind in usable for aim in self._aims(table, me, kind)]

    def _aims(self, table: Table, me: Player, kind: Kind) -> Iterator[Way]:
        """Whom to name beside the kind, if anybody."""
        most = len(me.hand)
        targets = [p for p in candidates(table, me, kind) if self._fits(table, me, kind, p)] if kind.most else []
        if targets and kind.seconds(table, me, targets[0]) is not None:
            for target in targets:
                yield seats_pick([target]), seats_pick(kind.seconds(table, me, target) or [], of="second")
        elif targets:
            yield (seats_pick(targets, kind.least, min(kind.most_targets(table, me), len(targets), most)),)

    def _reaches(self, table: Table, me: Player, kind: Kind) -> bool:
        """It reaches somebody, and no more than there are cards."""
        reached = [p for p in kind.reached(table, me) if may_target(table, me, p)]
        if kind.key == "await_exhausted" and not me.determined:
            # declaring it turns the general up
            reached = [p for p in table.living() if is_fellow(table, me, p, KINGDOM)]
        return 0 < len(reached) <= len(me.hand)

    def _fits(self, table: Table, me: Player, kind: Kind, target: Player) -> bool:
        """Naming this target the trick has no more targets than there are cards."""
        if kind.key == "fire_attack" and target is me:
            # nothing will be left to show
            return False
        trial = Use(table, me, Made(kind.key, tuple(me.hand)), (target.seat,))
        kind.aim(table, trial)
        return len(trial.targets) <= len(me.hand)

    async def run(self, table: Table, me: Player, *chosen: Any) -> None:
        if not me.hand:
            return
        key, seats, second = (*chosen, (), None)[:3]
        targets = seats if isinstance(seats, tuple) else (seats,)
        seconds = None if second is None else {targets[0]: second}
        made = Made(key, tuple(me.hand), Listener(me.seat, RULE, self))
        await use_card(table, me, made, targets, second=seconds)
        if not may_change_deputy(table, me, self.id):
            return
        if await choose_act(table, me, "gz-change-deputy", ("decline", "change"), why=self.id) == "change":
            await change_deputy(table, me, self.id)


class Zhiyu(Trigger[Suffered]):
    """智愚: after damage you may draw a card and show your hand; all of one colour, its source discards a hand card."""

    id = "zhiyu"
    on = Suffered

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        await draw(table, me, 1)
        show_cards(table, me, me.hand)
        source = event.damage.source
        colors = {COLOR[table.suit(me, card)] for card in me.hand}
        if len(colors) == 1 and source is not None and source.alive:
            await must_discard(table, source, "gz-discard", source.hand, 1, why=self.id)


XUN_YOU = General(
    "xun_you",
    "荀攸",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(Qice(), Zhiyu()),
    companions=("xun_yu",),
    package="transformation",
)
