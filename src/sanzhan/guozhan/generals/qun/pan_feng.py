"""潘凤 Pan Feng (Qun)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_of, must_discard, seats_pick
from sanzhan.guozhan.flow.move import discard, place, take
from sanzhan.guozhan.queries import has_room
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Trigger, Way
from sanzhan.guozhan.timings import Caused, Designated, Settled
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Kuangfu(Trigger[Caused]):
    """狂斧: after direct Slash damage take an equipped card of the victim into your free slot, or discard it."""

    id = "kuangfu"
    on = Caused

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        hit = event.damage
        return hit.direct and hit.by("slash") and hit.target is not me and hit.target.alive and bool(hit.target.gear())

    async def run(self, table: Table, me: Player, event: Caused, *chosen: object) -> None:
        victim = event.damage.target
        worn = victim.gear()
        if not worn:
            return
        fitting = [card for card in worn if has_room(table, me, card)]

        def options() -> list[Option[tuple[str, int]]]:
            acts = [("place", fitting), ("discard", worn)] if fitting else [("discard", worn)]
            return [Option(act, _naming(act), cards_pick(table, cards)) for act, cards in acts]

        act, card = await Ask[tuple[str, int]](me.seat, "gz-kuangfu", options, args={"target": victim.seat})
        if act == "place":
            await place(table, card, victim, me)
        else:
            await discard(table, victim, (card,), by=me)


def _naming(act: str) -> Callable[[int], tuple[str, int]]:
    return lambda card: (act, card)


class KuangfuTake(Trigger[Designated]):
    """狂斧, current edition: once a play phase take an equipped card of a target of your Slash; if the Slash deals no
    damage you discard two hand cards."""

    id = "kuangfu"
    on = Designated
    limit = "phase"

    def _targets(self, table: Table, event: Designated) -> list[Player]:
        return [table[s] for s in table.sorted_seats(event.use.targets) if table[s].alive and table[s].gear()]

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        use = event.use
        if table.active is not me or table.stage not in ("play", "action") or not use.is_slash:
            return False
        # the moment is one, the first of those of its targets
        first = next((s for s in table.sorted_seats(use.targets) if table[s].alive), None)
        return event.target.seat == first and bool(self._targets(table, event))

    def ways(self, table: Table, me: Player, event: Designated) -> Sequence[Way]:
        return ((seats_pick(self._targets(table, event)),),)

    async def run(self, table: Table, me: Player, event: Designated, *chosen: int) -> None:
        event.use.notes[self.id] = "bloodless"
        me.effects = (*me.effects, *RISK)
        table.changed()
        card = await choose_of(table, me, table[chosen[0]], "gz-take", hand=False, args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))


class KuangfuHits(Trigger[Caused]):
    """狂斧: the Slash has dealt damage."""

    id = "kuangfu"
    on = Caused
    locked = True

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        use = event.damage.use
        return use is not None and self.id in use.notes

    async def run(self, table: Table, me: Player, event: Caused, *chosen: object) -> None:
        use = event.damage.use
        assert use is not None
        use.notes.pop(self.id)


class KuangfuMisses(Trigger[Settled]):
    """狂斧: the Slash is over and has dealt no damage: discard two hand cards."""

    id = "kuangfu"
    on = Settled
    locked = True

    def ready(self, table: Table, me: Player, event: Settled) -> bool:
        return self.id in event.use.notes

    async def run(self, table: Table, me: Player, event: Settled, *chosen: object) -> None:
        event.use.notes.pop(self.id)
        await must_discard(table, me, "gz-discard", me.hand, 2, why=self.id)


RISK = (Effect(KuangfuHits(), "phase"), Effect(KuangfuMisses(), "phase"))
"""It stays with the Slash, whatever becomes of the general."""
PAN_FENG = General("pan_feng", "潘凤", "qun", "male", half_fish=4, skills=(Kuangfu(),))
PAN_FENG_CURRENT = PAN_FENG._replace(skills=(KuangfuTake(),))
