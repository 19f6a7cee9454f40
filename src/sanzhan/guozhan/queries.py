"""Plain questions about the table: distances, ranges, kingdoms, sexes. Nobody is asked anything here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import WEAPON
from sanzhan.guozhan.cards.kind import KINDS, Kind
from sanzhan.guozhan.flow.kingdoms import careerist_key, joins, nominal
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.general import Sex
from sanzhan.guozhan.skills.skill import FAR, HEAD, Listener

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.table import Table

NOWHERE = 2 * FAR
"""The distance from and to whoever counts as not being there: no reach is as far."""
Assumed = Sequence[Listener]
"""Modifiers of a face-down general of the asking player, as if it were up (§5.5)."""


def steps(table: Table, me: Player, other: Player) -> int:
    """Seats between two living players along the shorter way; neighbours are 1 apart (§2)."""
    count = there = 0
    absent = table.index.absent
    for player in table.players:
        if not player.alive or player.seat in absent:
            continue
        count += 1
        if min(me.seat, other.seat) < player.seat <= max(me.seat, other.seat):
            there += 1
    return min(there, count - there)


def distance(table: Table, me: Player, other: Player, assumed: Assumed = (), without: int = -1) -> int:
    """Distance from me to another: at least 1; to myself 0 (§2). `without`: as if this card of mine were gone."""
    if me is other:
        return 0
    if me.seat in table.index.absent or other.seat in table.index.absent:
        return NOWHERE
    if assumed or without >= 0:
        return _distance(table, me, other, assumed, without)
    known = table.index.distances
    key = (me.seat, other.seat)
    if key not in known:
        known[key] = _distance(table, me, other, (), -1)
    return known[key]


def _distance(table: Table, me: Player, other: Player, assumed: Assumed, without: int) -> int:
    modifiers = table.index.modifiers
    for rule in modifiers.get("fixed_distance", ()):
        if rule.seat == me.seat:
            fixed: int | None = rule.skill.fixed_distance(table, me, other)
            if fixed is not None:
                return fixed
    far = steps(table, me, other)
    for rule in modifiers.get("distance", ()):
        if rule.seat == me.seat:
            far += rule.skill.distance(table, me, other)
    for rule in modifiers.get("distance_from", ()):
        if rule.seat == other.seat:
            far += rule.skill.distance_from(table, other, me)
    for rule in assumed:
        far += rule.skill.distance(table, me, other)
    if without >= 0 and without in me.equip:
        for skill in table.kind(without).skills:
            if hasattr(skill, "distance"):
                far -= skill.distance(table, me, other)
    return max(far, 1)


def attack_range(table: Table, me: Player, without: int = -1) -> int:
    """1, or what the weapon says, with modifiers; at least 1 (§2)."""
    weapon = me.equip[WEAPON]
    reach = 1 if weapon < 0 or weapon == without else KINDS[table.face[weapon].kind].range
    for rule in table.index.modifiers.get("attack_range", ()):
        reach += rule.skill.attack_range(table, table[rule.seat], me)
    return max(reach, 1)


def in_range(table: Table, me: Player, other: Player, assumed: Assumed = (), without: int = -1) -> bool:
    """Another stands within my attack range."""
    if me is other or not other.alive:
        return False
    return distance(table, me, other, assumed, without) <= attack_range(table, me, without)


def reach_of(
    table: Table, me: Player, kind: Kind, printed: int, assumed: Assumed = (), target: Player | None = None
) -> int:
    """The distance at which I may use a kind that says `printed`, on this target if one is given."""
    for rule in table.index.modifiers.get("reach", ()):
        if rule.seat == me.seat:
            printed += rule.skill.reach(table, me, kind)
    for rule in assumed:
        printed += rule.skill.reach(table, me, kind)
    if target is not None:
        for rule in (*table.index.modifiers.get("reach_to", ()), *assumed):
            if rule.seat == me.seat:
                printed += rule.skill.reach_to(table, me, kind, target)
    return min(printed, FAR)


def slash_limit(table: Table, me: Player, assumed: Assumed = ()) -> int:
    """How many Slashes I may use in a play phase (§4.4)."""
    limit = 1
    for rule in table.index.modifiers.get("slash_limit", ()):
        if rule.seat == me.seat:
            limit += rule.skill.slash_limit(table, me)
    for rule in assumed:
        limit += rule.skill.slash_limit(table, me)
    return limit


def slash_free(table: Table, me: Player, target: Player, assumed: Assumed = ()) -> bool:
    """My Slash on this target is bound by no limit (豹烈)."""
    rules = (*table.index.modifiers.get("slash_free", ()), *assumed)
    return any(rule.seat == me.seat and rule.skill.slash_free(table, me, target) for rule in rules)


def slash_spent(table: Table, me: Player, assumed: Assumed = ()) -> bool:
    """I have used as many Slashes in this play phase as I may."""
    return me.used.get("slash", 0) >= slash_limit(table, me, assumed)


def slash_targets(table: Table, me: Player) -> int:
    """How many targets my Slash may have."""
    most = 1
    for rule in table.index.modifiers.get("slash_targets", ()):
        if rule.seat == me.seat:
            most += rule.skill.slash_targets(table, me)
    return most


def hand_limit(table: Table, me: Player) -> int:
    """How many cards I may keep at the end of the discard phase: my HP, as my skills change it (§4.5)."""
    limit = max(me.hp, 0)
    for rule in table.index.modifiers.get("hand_limit_base", ()):
        if rule.seat == me.seat:
            limit = rule.skill.hand_limit_base(table, me, limit)
    for rule in table.index.modifiers.get("hand_limit", ()):
        if rule.seat == me.seat:
            limit = rule.skill.hand_limit(table, me, limit)
    return max(limit, 0)


def may_use(table: Table, me: Player, family: str) -> bool:
    """Nothing forbids me to use cards of this family."""
    return all(
        rule.skill.may_use(table, me, family)
        for rule in table.index.modifiers.get("may_use", ())
        if rule.seat == me.seat
    )


def may_use_real(table: Table, me: Player, kind: str) -> bool:
    """Nothing forbids me to use a printed card of this kind as what it is (鏖战)."""
    return all(
        rule.skill.may_use_real(table, me, kind)
        for rule in table.index.modifiers.get("may_use_real", ())
        if rule.seat == me.seat
    )


def may_target(table: Table, me: Player, other: Player) -> bool:
    """Nothing forbids me to use a card on this player."""
    return other is me or (
        other.seat not in table.index.absent
        and all(
            rule.skill.may_target(table, me, other)
            for rule in table.index.modifiers.get("may_target", ())
            if rule.seat == me.seat
        )
    )


def may_chain(table: Table, me: Player) -> bool:
    """Nothing keeps me from being chained (明光铠)."""
    rules = table.index.modifiers.get("may_chain", ())
    return all(rule.skill.may_chain(table, me) for rule in rules if rule.seat == me.seat)


def has_room(table: Table, player: Player, card: int) -> bool:
    """This equipment card can be placed before the player: nothing is where it goes, or keeps the place (六龙骖驾)."""
    taken = {slot for worn in player.gear() for slot in (table.face[worn].slot, *table.kind(worn).fills)}
    return taken.isdisjoint((table.face[card].slot, *table.kind(card).fills))


def by_place(table: Table, cards: Sequence[int]) -> list[list[int]]:
    """Equipment among these cards, together what goes to the same place."""
    places: dict[tuple[int, ...], list[int]] = {}
    for card in cards:
        slot = table.face[card].slot
        if slot >= 0:
            places.setdefault((slot, *table.kind(card).fills), []).append(card)
    return [places[place] for place in sorted(places)]


def may_answer(table: Table, who: Player, use: Use) -> bool:
    """Nothing forbids this player to answer the use with a card (祸水)."""
    return all(
        rule.skill.may_answer(table, table[rule.seat], who, use) for rule in table.index.modifiers.get("may_answer", ())
    )


def may_give_peach(table: Table, helper: Player, dying: Player) -> bool:
    """Nothing forbids the helper to use a Peach on the dying (完杀)."""
    return all(
        rule.skill.may_give_peach(table, table[rule.seat], helper, dying)
        for rule in table.index.modifiers.get("may_give_peach", ())
    )


# -- kingdoms and sexes


def same_kingdom(one: Player, other: Player) -> bool:
    """Both determined and of one kingdom; a careerist is a kingdom of one (§19)."""
    return one.kingdom is not None and one.kingdom == other.kingdom


def other_kingdom(one: Player, other: Player) -> bool:
    """Both determined and of different kingdoms; the undetermined are neither same nor different (§19)."""
    return one.kingdom is not None and other.kingdom is not None and one.kingdom != other.kingdom


def my_kingdom(table: Table, me: Player) -> list[Player]:
    """The living of my kingdom, me included, in turn order; undetermined: only me (§19)."""
    return [p for p in table.in_turn_order() if p is me or same_kingdom(p, me)]


def kingdom_once_up(table: Table, me: Player, origin: int) -> str:
    """The kingdom that I have, or would have once this general is turned up (§6)."""
    if origin == HEAD and not me.up[HEAD] and table.general(me, HEAD).kingdom == "careerist":
        return careerist_key(me.seat)
    if me.kingdom is not None:
        return me.kingdom
    return joins(table, me, nominal(table, me, origin))


def kingdom_sizes(table: Table) -> dict[str, int]:
    """Living determined members of each kingdom; each careerist is one (§19)."""
    sizes: dict[str, int] = {}
    for player in table.players:
        if player.alive and player.kingdom is not None:
            sizes[player.kingdom] = sizes.get(player.kingdom, 0) + 1
    return sizes


def sex(table: Table, me: Player) -> Sex | None:
    """That of the general that is up; of the head if both are; none if both are down (S4 25-26)."""
    for origin in (0, 1):
        if me.up[origin]:
            return table.general(me, origin).sex
    return None
