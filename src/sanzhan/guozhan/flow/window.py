"""Raising a timing: who may act is found, asked in one secret window, and acts (rules §18).

At one timing players act in turn order from the current one, each with his skills one by one, general skills before
equipment. The players who could act, as far as the public knows, are asked all at once and in secret: of those who
want to, the first in turn order acts, the others' answers are forgotten, and those who come after are asked again.
That is the same as asking in turn order, with one clock and no race.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from sanzhan.guozhan.flow.showing import turn_up_for
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import EFFECT, GEAR, ORIGINS, RULE, Listener, Trigger
from sanzhan.guozhan.timings import Timing
from sanzhan.kernel.ask import Ask, Option, Pick, Refusal, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

T = TypeVar("T")
BySeat: TypeAlias = Mapping[int, tuple[Listener, ...]]


class Choice(NamedTuple):
    """A skill that somebody wants to use, and what he has chosen for it."""

    listener: Listener
    chosen: tuple[Any, ...]


class Claim:
    """What one player could do at a moment, on one tier (general skills, or equipment).

    `must`: what of it has to be used; `closes`: everybody knows that something has to, so nobody after this player is
    asked yet. `alone`: everybody knows that nothing but one skill could act.
    """

    __slots__ = ("able", "alone", "closes", "me", "must")

    def __init__(self, me: Player, able: list[Listener], must: list[Listener], alone: bool) -> None:
        self.me = me
        self.able = able
        self.must = must
        self.closes = any(not listener.skill.covert for listener in must)
        self.alone = alone


def decline() -> Choice | None:
    return None


DECLINE: Option[Choice | None] = Option("decline", decline)


async def happen(table: Table, event: Timing) -> None:
    """Everybody who has something to do at this moment may do it."""
    index = table.index
    timing = type(event)
    own, anyone = index.own.get(timing), index.anyone.get(timing)
    if own is None and anyone is None:
        hidden = index.hidden
        if not hidden or timing not in table.edition.pools:
            return
    await _rounds(table, event, timing)


async def _rounds(table: Table, event: Timing, timing: type[Timing]) -> None:
    done: dict[Listener, int] = {}
    tiers = _tiers(table, event, timing)
    while tiers and not event.over:
        claims: list[tuple[int, Claim]] = []
        for place, (me, gear) in enumerate(tiers):
            claim = _claim(table, me, gear, event, timing, done)
            if claim is None:
                continue
            if claims and claims[-1][1].me is me:
                break
            claims.append((place, claim))
            if claim.closes:
                break
        if not claims:
            return
        place, choice = await _first(table, event, claims)
        if choice is None:
            tiers = tiers[claims[-1][0] + 1 :]
            continue
        me = table[choice.listener.seat]
        done[choice.listener] = done.get(choice.listener, 0) + 1
        tiers = tiers[place:]
        await invoke(table, me, event, choice)


def _tiers(table: Table, event: Timing, timing: type[Timing]) -> list[tuple[Player, bool]]:
    """Players in the order of acting, each with his general skills, then with his equipment."""
    index, who = table.index, event.who
    own, anyone = index.own.get(timing), index.anyone.get(timing)
    pool = table.edition.pool(timing, None)
    if anyone is None and (pool is None or not pool.anyone):
        players = [who]
    else:
        players = table.in_turn_order()
        if not who.alive:
            players = _with_dead(table, players, who)
    tiers: list[tuple[Player, bool]] = []
    hidden = index.hidden if pool is not None else ()
    for me in players:
        if not me.alive and not (me is who and not me.gone):
            continue
        seat = me.seat
        listening = _listening(own, anyone, seat, me is who)
        if not listening:
            if seat in hidden:
                tiers.append((me, False))
            continue
        kinds = {listener.origin == GEAR for listener in listening}
        if False in kinds or seat in hidden:
            tiers.append((me, False))
        if True in kinds:
            tiers.append((me, True))
    return tiers


def _listening(own: BySeat | None, anyone: BySeat | None, seat: int, mine: bool) -> tuple[Listener, ...]:
    """What a player has for a moment: his own skills for it if it is his, and those for anybody's."""
    listening = own.get(seat, ()) if mine and own is not None else ()
    return listening if anyone is None else listening + anyone.get(seat, ())


def _with_dead(table: Table, players: list[Player], dead: Player) -> list[Player]:
    """Turn order with the one who has just died in his place."""
    return sorted([*players, dead], key=lambda p: (p.seat - table.current) % table.size)


def _claim(
    table: Table, me: Player, gear: bool, event: Timing, timing: type[Timing], done: dict[Listener, int]
) -> Claim | None:
    """What this player could do now; None if everybody knows that he can do nothing."""
    index = table.index
    mine = event.who is me
    listening = _listening(index.own.get(timing), index.anyone.get(timing), me.seat, mine)
    hidden = not gear and me.seat in index.hidden
    might = hidden and _might(table, me, event, timing, mine)
    if not listening:
        return Claim(me, [], [], False) if might else None
    able: list[Listener] = []
    must: list[Listener] = []
    open_skills = 0
    for listener in listening:
        skill = listener.skill
        if (listener.origin == GEAR) is not gear or not (me.alive or skill.dead_too):
            continue
        if done.get(listener, 0) >= skill.times(event) or not skill.within_limit(me):
            continue
        up = listener.origin > 1 or me.up[listener.origin] or not me.alive
        if up:
            if skill.only_hidden or not skill.ready(table, me, event):
                continue
            open_skills += 1
        elif not hidden or not skill.ready(table, me, event):
            continue
        if skill.able(table, me, event):
            able.append(listener)
            if up and (skill.locked or skill.forced):
                must.append(listener)
    return Claim(me, able, must, open_skills == 1 and not might) if open_skills or might else None


def _might(table: Table, me: Player, event: Timing, timing: type[Timing], mine: bool) -> bool:
    """As far as everybody knows, a face-down general of this player could have a skill for this moment."""
    pool = table.edition.pool(timing, table.printed_kingdom(me))
    if pool is None:
        return False
    return any(skill.ready(table, me, event) for skill in (pool.mine if mine else pool.anyone))


async def _first(table: Table, event: Timing, claims: list[tuple[int, Claim]]) -> tuple[int, Choice | None]:
    """The first in order who wants or has to act, with his place; no choice if nobody does."""
    place, claim = claims[0]
    if len(claims) == 1 and claim.must and claim.alone:
        only = claim.must[0]
        ways = only.skill.ways(table, claim.me, event)
        if len(ways) == 1 and not ways[0]:
            return place, Choice(only, ())
    facts = event.facts()
    asks = [_ask(table, event, claim, facts) for _, claim in claims]
    answers = await Together(*asks, secret=True)
    for place, claim in claims:
        choice = answers[claim.me.seat]
        if choice is not None:
            return place, choice
    return -1, None


def _ask(table: Table, event: Timing, claim: Claim, facts: dict[str, Any]) -> Ask[Choice | None]:
    me = claim.me

    def options() -> list[Option[Choice | None]]:
        listed = [] if claim.must else [DECLINE]
        # whoever does not answer does what he must and no more
        for listener in sorted(claim.able, key=lambda one: one not in claim.must):
            listed += [
                Option(listener.skill.id, chooser(listener), *way, args=reveals(me, listener))
                for way in listener.skill.ways(table, me, event)
            ]
        return distinct(listed) or [DECLINE]

    def refusals() -> list[Refusal]:
        return [Refusal(("skill", id), why, {"skill": id}, "§18") for id, why in _idle(table, me, event, claim).items()]

    return Ask(me.seat, "gz-skill", options, args=facts, deadline="moment", refusals=refusals)


def distinct(options: Sequence[Option[T]]) -> list[Option[T]]:
    """Each thing once: of equal skills (§18.4) one is offered, and the other when that has been used."""
    found: list[Option[T]] = []
    for option in options:
        if not any(_alike(option, other) for other in found):
            found.append(option)
    return found


def _alike(one: Option[T], other: Option[T]) -> bool:
    if one.act != other.act or one.args != other.args or len(one.picks) != len(other.picks):
        return False
    return all(_facts(pick) == _facts(same) for pick, same in zip(one.picks, other.picks, strict=True))


def _facts(pick: Pick) -> tuple[Any, ...]:
    return pick.of, pick.least, pick.most, pick.ordered, list(pick.candidates), list(pick.shown)


def _idle(table: Table, me: Player, event: Timing, claim: Claim) -> dict[str, str]:
    """The skills of this player's generals that he cannot use at this moment, and why."""
    offered = {listener.skill.id for listener in claim.able if listener.skill.ways(table, me, event)}
    idle: dict[str, str] = {}
    for origin in (0, 1):
        for skill in table.general(me, origin).skills:
            if skill.id in offered:
                continue
            moment = isinstance(skill, Trigger) and skill.on is type(event)
            if me.lost[origin]:
                idle[skill.id] = "why-gz-skill-lost"
            elif moment and not me.up[origin] and not table.may_reveal(me):
                idle[skill.id] = "why-gz-may-not-reveal"
            elif not skill.within_limit(me):
                idle[skill.id] = "why-gz-skill-used-up"
            elif isinstance(skill, Trigger) and moment and skill.ready(table, me, event):
                idle[skill.id] = "why-gz-skill-no-cards"
            else:
                idle.setdefault(skill.id, "why-gz-skill-not-now")
    return idle


def chooser(listener: Listener) -> Any:
    """Makes a choice out of what was chosen."""
    return lambda *chosen: Choice(listener, chosen)


def reveals(me: Player, listener: Listener) -> dict[str, str]:
    """Which general is turned up by using this."""
    if listener.origin > 1 or me.up[listener.origin]:
        return {}
    return {"reveals": ORIGINS[listener.origin]}


async def invoke(table: Table, me: Player, event: Timing, choice: Choice) -> None:
    """A skill is used: its general is turned up together with the cost, then rewards, then the effect (§5.3)."""
    from sanzhan.guozhan.flow.reveal import after_reveal

    listener, chosen = choice
    skill = listener.skill
    skill.count(me)
    hidden = turn_up_for(table, me, listener)
    # what a skill has brought was told when it was used; what the rules offer is no skill
    if listener.origin not in (EFFECT, RULE) and skill.told:
        table.tell("gz-skill", seat=me.seat, skill=skill.id)
    await skill.pay(table, me, event, *chosen)
    if hidden:
        await after_reveal(table, me)
    await skill.run(table, me, event, *chosen)
