"""Which skills are in play, by what they listen to: built when generals, equipment or effects change, shared by copies.

A timing that nobody listens to costs one lookup. Beside the skills there are, the public side needs the skills there
might be: for a face-down general anything in the box that could be it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from sanzhan.guozhan.skills.general import KINGDOMS, General, Kingdom
from sanzhan.guozhan.skills.skill import (
    EFFECT,
    GEAR,
    GRANTED,
    QUERIES,
    RULE,
    Active,
    Conversion,
    Listener,
    Modifier,
    Mute,
    Skill,
    Trigger,
)

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Index:
    """Skills in play. `own` and `anyone`: triggers by timing; `modifiers` (in force only) by query; the rest by seat.

    `absent`: seats of the living that count as not being there (调虎离山). `hidden`: living seats with a face-down
    general, as far as they may turn one up. `distances`: computed on demand.
    """

    __slots__ = ("absent", "actives", "anyone", "conversions", "distances", "hidden", "latent", "modifiers", "own")

    def __init__(self) -> None:
        self.own: dict[type, dict[int, tuple[Listener, ...]]] = {}
        self.anyone: dict[type, dict[int, tuple[Listener, ...]]] = {}
        self.modifiers: dict[str, tuple[Listener, ...]] = {}
        self.latent: dict[int, tuple[Listener, ...]] = {}
        """Modifiers of face-down generals, by seat."""
        self.conversions: dict[int, tuple[Listener, ...]] = {}
        self.actives: dict[int, tuple[Listener, ...]] = {}
        self.absent: frozenset[int] = frozenset()
        self.hidden: frozenset[int] = frozenset()
        self.distances: dict[tuple[int, int], int] = {}


class Parts(NamedTuple):
    """Skills sorted by what they are."""

    triggers: tuple[Trigger[Any], ...]
    actives: tuple[Active, ...]
    conversions: tuple[Conversion, ...]
    modifiers: tuple[tuple[Modifier, tuple[str, ...]], ...]


@cache
def parts(skills: tuple[Skill, ...]) -> Parts:
    return Parts(
        tuple(s for s in skills if isinstance(s, Trigger)),
        tuple(s for s in skills if isinstance(s, Active)),
        tuple(s for s in skills if isinstance(s, Conversion)),
        tuple((s, overridden(type(s))) for s in skills if isinstance(s, Modifier)),
    )


def overridden(modifier: type[Modifier]) -> tuple[str, ...]:
    """The queries that this modifier answers."""
    return tuple(name for name in QUERIES if getattr(modifier, name) is not getattr(Modifier, name))


def build(table: Table) -> Index:
    """The index of what is on the table now."""
    index = Index()
    for me in table.players:
        if not me.gone:
            _enter(index, table, me)
    index.absent = frozenset(
        rule.seat for rule in index.modifiers.get("absent", ()) if rule.skill.absent(table, table.players[rule.seat])
    )
    # whoever grants may ask how people stand
    table._index = index
    for rule in index.modifiers.get("grants", ()):
        for me in table.players:
            if me.alive:
                skills = rule.skill.grants(table, table.players[rule.seat], me)
                if skills:
                    _sort(index, me.seat, GRANTED, _unmuted(me, rule, skills), True)
    index.distances.clear()
    forbid = index.modifiers.get("may_reveal", ())
    index.hidden = frozenset(
        me.seat
        for me in table.players
        if me.alive and me.hidden and all(rule.skill.may_reveal(table, table.players[rule.seat], me) for rule in forbid)
    )
    return index


def _mutes(me: Player) -> list[Mute]:
    return [effect.skill for effect in me.effects if isinstance(effect.skill, Mute)]


def _unmuted(me: Player, rule: Listener, skills: tuple[Skill, ...]) -> tuple[Skill, ...]:
    """Those of the skills which `rule` grants to this player that are not off (see `Mute`)."""
    # what a general grants to its owner is one of its skills
    origin = rule.origin if rule.seat == me.seat and rule.origin < GEAR else GRANTED
    # an effect is there to give the skill whose name it has; any other skill means a part of itself
    own = () if rule.origin == EFFECT else (rule.skill.id, *rule.skill.also)
    for mute in _mutes(me):
        skills = tuple(skill for skill in skills if skill.id in own or mute.left(origin, (skill,)))
    return skills


def _enter(index: Index, table: Table, me: Player) -> None:
    """What one player has: seldom anything new, so it is sorted once and kept."""
    seat = me.seat
    mine = _sorted(seat, tuple(_groups(table, me)))
    for timing, own in mine.own.items():
        index.own.setdefault(timing, {})[seat] = own[seat]
    for timing, anyone in mine.anyone.items():
        index.anyone.setdefault(timing, {})[seat] = anyone[seat]
    for query, listeners in mine.modifiers.items():
        index.modifiers[query] = index.modifiers.get(query, ()) + listeners
    index.latent |= mine.latent
    index.conversions |= mine.conversions
    index.actives |= mine.actives


Group: TypeAlias = tuple[int, tuple[Skill, ...], bool]
"""Skills of one origin, and whether they are in force."""


def _groups(table: Table, me: Player) -> Iterator[Group]:
    mutes = _mutes(me)
    for origin in (0, 1):
        if not me.lost[origin]:
            skills = table.general(me, origin).skills_as(origin)
            for mute in mutes:
                skills = mute.left(origin, skills)
            yield origin, skills, me.up[origin]
    for handle in me.equip:
        if handle >= 0:
            yield GEAR, table.kind(handle).skills, True
    for effect in me.effects:
        yield EFFECT, (effect.skill,), True
    for standing in table.edition.standing:
        if standing.holds(table, me):
            yield RULE, standing.skills, True


@lru_cache(4096)
def _sorted(seat: int, groups: tuple[Group, ...]) -> Index:
    mine = Index()
    for origin, skills, up in groups:
        _sort(mine, seat, origin, skills, up)
    return mine


def _sort(index: Index, seat: int, origin: int, skills: tuple[Skill, ...], up: bool) -> None:
    triggers, actives, conversions, modifiers = parts(skills)
    for trigger in triggers:
        by_seat = (index.anyone if trigger.anyone else index.own).setdefault(trigger.on, {})
        by_seat[seat] = (*by_seat.get(seat, ()), Listener(seat, origin, trigger))
    for active in actives:
        index.actives[seat] = (*index.actives.get(seat, ()), Listener(seat, origin, active))
    for conversion in conversions:
        index.conversions[seat] = (*index.conversions.get(seat, ()), Listener(seat, origin, conversion))
    for modifier, queries in modifiers:
        listener = Listener(seat, origin, modifier)
        if up:
            for query in queries:
                index.modifiers[query] = (*index.modifiers.get(query, ()), listener)
        else:
            index.latent[seat] = (*index.latent.get(seat, ()), listener)


class Pool(NamedTuple):
    """Triggers that a face-down general may have, at one timing: at anybody's, and at its owner's (`mine`: both)."""

    own: tuple[Trigger[Any], ...]
    anyone: tuple[Trigger[Any], ...]
    mine: tuple[Trigger[Any], ...]


def pools(generals: Iterable[General]) -> dict[type, dict[Kingdom | None, Pool]]:
    """Per timing and kingdom (None: any) the triggers in the box; a careerist general can lie beside any other."""
    found: dict[type, dict[Kingdom | None, list[Trigger[Any]]]] = {}
    for general in generals:
        kingdoms = KINGDOMS if general.kingdom == "careerist" else general.kingdoms
        for trigger in parts(general.skills).triggers:
            by_kingdom = found.setdefault(trigger.on, {})
            for kingdom in (*kingdoms, None):
                by_kingdom.setdefault(kingdom, []).append(trigger)
    return {
        timing: {kingdom: _pool(by_kingdom.get(kingdom, ())) for kingdom in (*KINGDOMS, None)}
        for timing, by_kingdom in found.items()
    }


def _pool(triggers: Iterable[Trigger[Any]]) -> Pool:
    own = tuple(trigger for trigger in triggers if not trigger.anyone)
    anyone = tuple(trigger for trigger in triggers if trigger.anyone)
    return Pool(own, anyone, own + anyone)
