"""严白虎 Yan Baihu (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import remove_general
from sanzhan.guozhan.flow.choose import choose_of, seats_pick
from sanzhan.guozhan.flow.move import take
from sanzhan.guozhan.flow.respond import note_card
from sanzhan.guozhan.flow.use import Use, resolve, virtual
from sanzhan.guozhan.history import this_phase
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Modifier, Trigger, Way
from sanzhan.guozhan.timings import Caused, PlayStarts, Settled, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class ZhidaoAims(Modifier):
    """雉盗: in this turn you are at distance 1 from this seat, and use cards on it and yourself only."""

    id = "zhidao"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fixed_distance(self, table: Table, me: Player, other: Player) -> int | None:
        return 1 if other.seat == self.seat else None

    def may_target(self, table: Table, me: Player, other: Player) -> bool:
        return other.seat == self.seat

    def may_give_peach(self, table: Table, me: Player, helper: Player, dying: Player) -> bool:
        return helper is not me or dying is me or dying.seat == self.seat


class ZhidaoTakes(Trigger[Caused]):
    """雉盗: the first time that you have damaged this seat in this play phase you take a card of its areas."""

    id = "zhidao"
    on = Caused
    locked = True
    limit = "phase"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        return event.damage.target.seat == self.seat

    async def run(self, table: Table, me: Player, event: Caused, *chosen: object) -> None:
        card = await choose_of(table, me, event.damage.target, "gz-take", judging=True, args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))


aims, takes = cache(ZhidaoAims), cache(ZhidaoTakes)


class Zhidao(Trigger[PlayStarts]):
    """雉盗: at the start of your play phase choose another: you are at distance 1 and use cards on no third one."""

    id = "zhidao"
    on = PlayStarts
    locked = True

    def ways(self, table: Table, me: Player, event: PlayStarts) -> Sequence[Way]:
        return ((seats_pick(table.others(me)),),)

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        me.effects = (*me.effects, Effect(aims(chosen[0]), "turn"), Effect(takes(chosen[0]), "phase"))
        table.changed()
        table.tell("gz-zhidao", seat=me.seat, target=chosen[0])


class JiliDoubles(Trigger[Settled]):
    """寄篱: a red basic card or instant trick whose only target was you is used on you once more."""

    id = "jili_fence"
    on = Settled
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: Settled) -> bool:
        use = event.use
        kind = use.kind
        fits = kind.type == "basic" or (kind.type == "trick" and not kind.delayed and kind.key != "alliance_feast")
        return fits and use.color == "red" and use.targets == (me.seat,) and me.alive and use.user.alive

    async def run(self, table: Table, me: Player, event: Settled, *chosen: object) -> None:
        await _once_more(table, event.use, me)


async def _once_more(table: Table, use: Use, target: Player) -> None:
    """The same user uses the same card without cards on this target alone, whoever the card would reach."""
    made = virtual(use.kind.key)
    copy = Use(table, use.user, made, (target.seat,))
    copy.second = dict(use.second)
    copy.saves = use.saves
    second = next(iter(copy.second.values()), None)
    table.tell(
        "gz-use", seat=use.user.seat, card=made.kind, cards=[], skill="jili_fence", targets=[target.seat], second=second
    )  # fmt: skip
    note_card(table, "use", use.user, made, 1)
    await resolve(table, copy)


class JiliRemoves(Trigger[Suffering]):
    """寄篱: the second damage that you would take in one phase is prevented, and this general removed."""

    id = "jili_fence"
    on = Suffering
    locked = True

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return sum(1 for _ in this_phase(table, "damage", seat=me.seat)) == 1

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.over = True
        for origin in (0, 1):
            if self in table.general(me, origin).skills:
                await remove_general(table, me, origin)


YAN_BAIHU = General(
    "yan_baihu",
    "严白虎",
    "qun",
    "male",
    half_fish=4,
    skills=(Zhidao(), JiliDoubles(), JiliRemoves()),
    package="buchen",
)
