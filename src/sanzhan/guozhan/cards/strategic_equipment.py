"""Weapons, armour and the mount of the strategic deck (card effects §5.1-5.3); its treasures: strategic_treasures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import ARMOR
from sanzhan.guozhan.cards.equipment import Closer, Equipment
from sanzhan.guozhan.cards.weapons import Weapon
from sanzhan.guozhan.flow.choose import seats_pick
from sanzhan.guozhan.flow.move import put_away
from sanzhan.guozhan.flow.use import add_target, cancel
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_target
from sanzhan.guozhan.sizes import is_small
from sanzhan.guozhan.skills.skill import FAR, Effect, Modifier, Trigger, Way
from sanzhan.guozhan.timings import Becoming, Designated, Dodged, Settled, Suffering, TargetsDeclared

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.table import Table


# -- 青龙偃月刀


class Pinned(Modifier):
    """青龙偃月刀: a target turns no general up until the Slash is settled."""

    id = "green_dragon"

    def may_reveal(self, table: Table, me: Player, who: Player) -> bool:
        return who is not me


class Unpinned(Trigger[Settled]):
    """青龙偃月刀: the Slash is settled."""

    id = "green_dragon"
    on = Settled
    locked = True
    anyone = True

    def ready(self, table: Table, me: Player, event: Settled) -> bool:
        return me.seat in event.use.notes.get("pinned", ())

    async def run(self, table: Table, me: Player, event: Settled, *chosen: object) -> None:
        event.use.notes["pinned"] -= {me.seat}
        effects = list(me.effects)
        # one Slash within another pins twice
        effects.remove(PIN)
        effects.remove(UNPIN)
        me.effects = tuple(effects)
        table.changed()


PIN, UNPIN = Effect(Pinned(), "turn"), Effect(Unpinned(), "turn")


def _pin(table: Table, use: Use, seats: Sequence[int]) -> None:
    pinned: frozenset[int] = use.notes.get("pinned", frozenset())
    for seat in seats:
        if seat not in pinned:
            table[seat].effects = (*table[seat].effects, PIN, UNPIN)
    use.notes["pinned"] = pinned | {*seats}
    table.changed()


class PinAtOnce(Trigger[TargetsDeclared]):
    """青龙偃月刀: from the use of the Slash on (R84)."""

    id = "green_dragon"
    on = TargetsDeclared
    locked = True

    def ready(self, table: Table, me: Player, event: TargetsDeclared) -> bool:
        return event.use.is_slash

    async def run(self, table: Table, me: Player, event: TargetsDeclared, *chosen: object) -> None:
        _pin(table, event.use, event.use.targets)


class PinLater(Trigger[Designated]):
    """青龙偃月刀: whoever has become a target in between."""

    id = "green_dragon"
    on = Designated
    locked = True

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash and event.target.seat not in event.use.notes.get("pinned", ())

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        _pin(table, event.use, (event.target.seat,))


class GreenDragon(Weapon):
    """青龙偃月刀: the targets of your Slash turn up no general until it is settled."""

    key = "green_dragon"
    range = 3
    skills = (PinAtOnce(), PinLater())


# -- 方天画戟


class Foiled(Trigger[Dodged]):
    """方天画戟: once one of its targets dodges, the Slash is void for all who are still to come."""

    id = "halberd"
    on = Dodged
    locked = True

    def ready(self, table: Table, me: Player, event: Dodged) -> bool:
        return bool(event.use.notes.get("halberd"))

    async def run(self, table: Table, me: Player, event: Dodged, *chosen: object) -> None:
        event.use.void |= {seat for seat in event.use.targets if seat != event.target.seat}


FOILED = Effect(Foiled(), "turn")


class Sweep(Trigger[TargetsDeclared]):
    """方天画戟: add targets one by one, no two of all of one kingdom; the undetermined without limit (R77)."""

    id = "halberd"
    on = TargetsDeclared

    def times(self, event: TargetsDeclared) -> int:
        return FAR

    def _more(self, table: Table, me: Player, use: Use) -> list[Player]:
        taken = [table[seat].kingdom for seat in use.targets if table[seat].determined]
        if len(set(taken)) < len(taken):
            return []
        return [
            p
            for p in table.others(me)
            if p.seat not in use.targets
            and p.kingdom not in taken
            and may_target(table, me, p)
            and use.kind.refuses(table, me, p) is None
        ]

    def ready(self, table: Table, me: Player, event: TargetsDeclared) -> bool:
        return event.use.is_slash and bool(self._more(table, me, event.use))

    def ways(self, table: Table, me: Player, event: TargetsDeclared) -> Sequence[Way]:
        return ((seats_pick(self._more(table, me, event.use)),),)

    async def run(self, table: Table, me: Player, event: TargetsDeclared, *chosen: int) -> None:
        add_target(table, event.use, table[chosen[0]])
        event.use.notes["halberd"] = True
        # the Slash is marked, whatever becomes of the weapon meanwhile
        if FOILED not in me.effects:
            me.effects = (*me.effects, FOILED)
            table.changed()


class Halberd(Weapon):
    """方天画戟"""

    key = "halberd"
    range = 4
    skills = (Sweep(),)


# -- 明光铠


class Gleam(Trigger[Becoming]):
    """明光铠: no target of 火烧连营, 火攻 and fire Slashes."""

    id = "bright_armor"
    on = Becoming
    locked = True

    def ready(self, table: Table, me: Player, event: Becoming) -> bool:
        return event.use.kind.key in ("burning_camps", "fire_attack", "fire_slash") and me.seat not in table.bare

    async def run(self, table: Table, me: Player, event: Becoming, *chosen: object) -> None:
        cancel(table, event.use, me)
        event.over = True


class Unchainable(Modifier):
    """明光铠: of a small kingdom you are not chained."""

    id = "bright_armor"

    def may_chain(self, table: Table, me: Player) -> bool:
        return me.seat in table.bare or not is_small(table, me)


class BrightArmor(Equipment):
    """明光铠"""

    key = "bright_armor"
    skills = (Gleam(), Unchainable())


# -- 护心镜


class Shatter(Trigger[Suffering]):
    """护心镜: damage that would take all your HP is prevented, and the mirror is gone."""

    id = "heart_mirror"
    on = Suffering

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return event.damage.amount >= me.hp and me.seat not in table.bare

    async def pay(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        await put_away(table, (me.equip[ARMOR],))

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.over = True


class HeartMirror(Equipment):
    """护心镜"""

    key = "heart_mirror"
    skills = (Shatter(),)


class Jingfan(Equipment):
    """惊帆"""

    key = "jingfan"
    skills = (Closer(),)
