"""The play phase: what may be done at a free moment, why the rest may not, and doing it (rules §4, §15.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sanzhan.guozhan.cards.kind import KINDS, Kind
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import draw, lost, shift
from sanzhan.guozhan.flow.respond import Made, usable
from sanzhan.guozhan.flow.reveal import after_reveal
from sanzhan.guozhan.flow.showing import turn_up, turn_up_for
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.flow.window import distinct, reveals
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_target, may_use, may_use_real, slash_free, slash_spent
from sanzhan.guozhan.skills.skill import GEAR, ORIGINS, RULE, Listener, Modifier, playable
from sanzhan.guozhan.table import DISCARD, EQUIP, HAND
from sanzhan.kernel.ask import Ask, Option, Pick, Refusal

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


class EndPhase(NamedTuple):
    """Nothing more in this phase."""


class PlayCard(NamedTuple):
    """A card is used. `reveal`: this general is turned up first, because its standing skill is needed for it."""

    made: Made
    targets: tuple[int, ...]
    second: int | None
    reveal: int | None


class Recast(NamedTuple):
    """A card is put away for another one; `listener`: by a skill."""

    card: int
    listener: Listener | None


class UseSkill(NamedTuple):
    listener: Listener
    chosen: tuple[Any, ...]


class Reveal(NamedTuple):
    """A general with a locked skill is turned up at a free moment (setting `play_phase_reveal_locked`)."""

    place: str


Act = EndPhase | PlayCard | Recast | UseSkill | Reveal
END: Option[Act] = Option("end", EndPhase)


def play_ask(table: Table, me: Player) -> Ask[Act]:
    """The question at a free moment of the play phase."""
    return Ask(
        me.seat,
        "gz-play",
        lambda: play_options(table, me),
        deadline="long",
        refusals=lambda: play_refusals(table, me),
    )


def play_options(table: Table, me: Player) -> list[Option[Act]]:
    listed = [END]
    by_kind: dict[str, list[int]] = {}
    for card in playable(table, me):
        by_kind.setdefault(table.face[card].kind, []).append(card)
    latent = table.index.latent.get(me.seat, ()) if me.seat in table.index.hidden else ()
    for key, cards in by_kind.items():
        kind = KINDS[key]
        if not may_use_real(table, me, key):
            continue
        listed += _uses(table, me, kind, "use", cards_pick(table, cards), None, None)
        in_hand = [card for card in cards if table.zone[card] == HAND]
        if kind.can_recast and in_hand:
            listed.append(Option("recast", lambda card: Recast(card, None), cards_pick(table, in_hand)))
        if latent and table.options.reveal_state_when_needed:
            listed += _uses_by_revealing(table, me, kind, "use", cards_pick(table, cards), None)
    for listener in table.index.conversions.get(me.seat, ()):
        if "use" in listener.skill.modes and usable(table, me, listener):
            listed += _converted(table, me, listener)
    for listener in table.index.actives.get(me.seat, ()):
        if usable(table, me, listener):
            for way in listener.skill.ways(table, me):
                listed.append(Option(listener.skill.id, _using(listener), *way, args=reveals(me, listener)))
    if table.options.reveal_locked_freely() and table.may_reveal(me):
        places = [ORIGINS[origin] for origin in (0, 1) if not me.up[origin] and _has_locked(table, me, origin)]
        if places:
            listed.append(Option("turn_up", Reveal, Pick("general", places)))
    return distinct(listed)


def _has_locked(table: Table, me: Player, origin: int) -> bool:
    return any(skill.locked for skill in table.general(me, origin).skills)


def _using(listener: Listener) -> Callable[..., Act]:
    return lambda *chosen: UseSkill(listener, chosen)


def candidates(table: Table, me: Player, kind: Kind, assumed: Sequence[Listener] = ()) -> list[Player]:
    """Who can be a target of this kind."""
    return [p for p in table.players if p.alive and _refuses(table, me, kind, p, assumed) is None]


def _refuses(table: Table, me: Player, kind: Kind, target: Player, assumed: Sequence[Listener] = ()) -> str | None:
    """Why this player cannot be the target; None if he can."""
    why = kind.refuses(table, me, target, assumed)
    if why is not None:
        return why
    if kind.family == "slash" and slash_spent(table, me, assumed) and not slash_free(table, me, target, assumed):
        return "why-gz-slash-limit"
    return None if may_target(table, me, target) else "why-gz-forbidden"


def _uses(
    table: Table,
    me: Player,
    kind: Kind,
    act: str,
    cards: Pick,
    listener: Listener | None,
    reveal: int | None,
    assumed: Sequence[Listener] = (),
    not_these: Sequence[Player] = (),
) -> list[Option[Act]]:
    """The options to use this kind, made of a card of this pick."""
    if not may_use(table, me, kind.family) or kind.unusable(table, me, assumed) is not None:
        return []
    listed: list[Option[Act]] = []
    for part, far in _by_reach(table, me, kind, cards, assumed):
        listed += _uses_of(table, me, kind, act, part, listener, reveal, (*assumed, *far), not_these)
    return listed


def _uses_of(
    table: Table,
    me: Player,
    kind: Kind,
    act: str,
    cards: Pick,
    listener: Listener | None,
    reveal: int | None,
    assumed: Sequence[Listener],
    not_these: Sequence[Player],
) -> list[Option[Act]]:
    """The same for cards that reach equally far."""
    args: dict[str, str] = {"card": kind.key}
    if listener is not None:
        args |= reveals(me, listener)
    if reveal is not None:
        args["reveals"] = ORIGINS[reveal]
    if kind.most == 0:
        if not any(may_target(table, me, p) for p in kind.reached(table, me)):
            return []
        return [Option(act, _playing(kind, listener, reveal), cards, args=args)]
    targets = [p for p in candidates(table, me, kind, assumed) if p not in not_these]
    if not targets:
        return []
    if kind.seconds(table, me, targets[0]) is not None:
        return [
            Option(
                act,
                _playing(kind, listener, reveal),
                cards,
                seats_pick([target]),
                seats_pick(kind.seconds(table, me, target) or [], of="second"),
                args=args,
            )
            for target in targets
        ]
    most, play = kind.most_targets(table, me), _playing(kind, listener, reveal)
    aim = seats_pick(targets, kind.least, min(most, len(targets)))
    listed: list[Option[Act]] = [Option(act, play, cards, aim, args=args)]
    beside = _beside(table, me, kind, targets, assumed) if most > 1 else []
    for free in range(1, min(most - 1, len(targets)) + 1) if beside else ():
        aims = seats_pick(targets, free, free), seats_pick(beside, 1, min(most - free, len(beside)))
        listed.append(Option(act, _at_both(play), cards, *aims, args=args))
    return listed


def _beside(table: Table, me: Player, kind: Kind, targets: list[Player], assumed: Sequence[Listener]) -> list[Player]:
    """Whom a Slash can have as further targets beside one of these, for which alone no limit holds."""
    if kind.family != "slash" or not slash_spent(table, me, assumed):
        return []
    others = [p for p in table.living() if p not in targets and may_target(table, me, p)]
    return [p for p in others if kind.refuses(table, me, p, assumed) is None]


def _at_both(play: Callable[..., Act]) -> Callable[..., Act]:
    def make(cards: int | tuple[int, ...], free: int | tuple[int, ...], beside: int | tuple[int, ...]) -> Act:
        named = [seats if isinstance(seats, tuple) else (seats,) for seats in (free, beside)]
        return play(cards, (*named[0], *named[1]))

    return make


def _playing(kind: Kind, listener: Listener | None, reveal: int | None) -> Callable[..., Act]:
    def make(cards: int | tuple[int, ...], targets: int | tuple[int, ...] = (), second: int | None = None) -> Act:
        used = cards if isinstance(cards, tuple) else (cards,)
        named = targets if isinstance(targets, tuple) else (targets,)
        return PlayCard(Made(kind.key, used, listener), named, second, reveal)

    return make


def _uses_by_revealing(
    table: Table,
    me: Player,
    kind: Kind,
    act: str,
    cards: Pick,
    listener: Listener | None,
    spent: tuple[Listener, ...] = (),
) -> list[Option[Act]]:
    """What a standing skill of a face-down general would allow: it may be turned up at exactly this moment (§5.5)."""
    listed: list[Option[Act]] = []
    unusable = kind.unusable(table, me, spent) is not None
    for origin in (0, 1):
        standing = tuple(rule for rule in table.index.latent.get(me.seat, ()) if rule.origin == origin)
        if standing and (kind.most or unusable):
            for part, far in _by_reach(table, me, kind, cards):
                known = [] if unusable else candidates(table, me, kind, (*spent, *far))
                listed += _uses(table, me, kind, act, part, listener, origin, (*standing, *spent), known)
    return listed


class Reaches(Modifier):
    """A card that reaches farther than others of its kind."""

    id = "reaches"

    def __init__(self, more: int) -> None:
        self.more = more

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        return self.more


def _by_reach(
    table: Table, me: Player, kind: Kind, cards: Pick, assumed: Sequence[Listener] = ()
) -> list[tuple[Pick, tuple[Listener, ...]]]:
    """Cards that reach equally far together (武圣), with what makes them reach."""
    rules = [rule for rule in (*table.index.modifiers.get("reach_with", ()), *assumed) if rule.seat == me.seat]
    if not rules or cards.most > 1:
        return [(cards, ())]
    far: dict[int, list[int]] = {}
    for card in cards.candidates:
        far.setdefault(sum(rule.skill.reach_with(table, me, kind, card) for rule in rules), []).append(card)
    return [
        (cards_pick(table, same), (Listener(me.seat, RULE, Reaches(more)),) if more else ())
        for more, same in far.items()
    ]


class Spent(Modifier):
    """An equipment card that is being used as another no longer helps its wearer."""

    id = "spent"

    def __init__(self, card: int) -> None:
        self.card = card

    def _gone(self, table: Table) -> list[Modifier]:
        return [skill for skill in table.kind(self.card).skills if isinstance(skill, Modifier)]

    def distance(self, table: Table, me: Player, other: Player) -> int:
        return -sum(skill.distance(table, me, other) for skill in self._gone(table))

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        return 1 - table.kind(self.card).range if kind.family == "slash" else 0

    def slash_limit(self, table: Table, me: Player) -> int:
        return -sum(skill.slash_limit(table, me) for skill in self._gone(table))


def _by_place(me: Player, group: list[int], count: int) -> list[tuple[list[int], tuple[Listener, ...]]]:
    """Hand cards together, each equipment card for itself, as if it were gone."""
    worn = [card for card in group if card in me.equip] if count == 1 else []
    rest = [card for card in group if card not in worn]
    parts: list[tuple[list[int], tuple[Listener, ...]]] = [(rest, ())] if rest else []
    return parts + [([card], (Listener(me.seat, GEAR, Spent(card)),)) for card in worn]


def _converted(table: Table, me: Player, listener: Listener) -> list[Option[Act]]:
    skill = listener.skill
    if not skill.count_cards:
        return []
    # one answer turns up one general: a standing skill is at hand only beside a conversion that is up
    up = listener.origin >= GEAR or me.up[listener.origin]
    # turned up by converting, a general brings its own standing skills with it
    own = () if up else tuple(rule for rule in table.index.latent.get(me.seat, ()) if rule.origin == listener.origin)
    revealing = up and me.seat in table.index.hidden and table.options.reveal_state_when_needed
    listed: list[Option[Act]] = []
    for key in skill.makes:
        kind = KINDS[key]
        for group in skill.groups(table, me, key):
            for cards, spent in _by_place(me, group, skill.count_cards):
                pick = cards_pick(table, cards, skill.count_cards, skill.count_cards)
                listed += _uses(table, me, kind, skill.id, pick, listener, None, (*own, *spent))
                if revealing:
                    listed += _uses_by_revealing(table, me, kind, skill.id, pick, listener, spent)
            in_hand = [card for card in group if table.zone[card] in (HAND, EQUIP)]
            if kind.can_recast and skill.can_recast and in_hand:
                listed.append(
                    Option(
                        "recast",
                        _recasting(listener),
                        cards_pick(table, in_hand),
                        args={"card": key, "skill": skill.id, **reveals(me, listener)},
                    )
                )
    return listed


def _recasting(listener: Listener) -> Callable[[int], Act]:
    return lambda card: Recast(card, listener)


def play_refusals(table: Table, me: Player) -> list[Refusal]:
    """Why each card, skill and target that is not offered is not."""
    found: list[Refusal] = []
    for card in me.hand:
        kind = table.kind(card)
        wire = table.face[card].wire
        why = kind.unusable(table, me)
        if why is None and not (may_use(table, me, kind.family) and may_use_real(table, me, kind.key)):
            why = "why-gz-forbidden"
        if why is not None:
            found.append(Refusal(("card", wire), why, {"card": kind.key}, "§15.1"))
            continue
        if kind.most == 0:
            continue
        ((_, far),) = _by_reach(table, me, kind, cards_pick(table, [card]))
        refused = [(p, _refuses(table, me, kind, p, far)) for p in table.living()]
        found += [
            Refusal(("target", [wire, p.seat]), reason, {"seat": p.seat, "card": kind.key}, "§15.1")
            for p, reason in refused
            if reason is not None
        ]
        if all(reason is not None for _, reason in refused):
            found.append(Refusal(("card", wire), "why-gz-no-target", {"card": kind.key}, "§15.1"))
    return found + skill_refusals(table, me)


def skill_refusals(table: Table, me: Player) -> list[Refusal]:
    """Why the own active skills cannot be used now."""
    found: list[Refusal] = []
    for listener in table.index.actives.get(me.seat, ()):
        skill = listener.skill
        why: str | None = None
        if listener.origin < GEAR and not me.up[listener.origin] and not table.may_reveal(me):
            why = "why-gz-may-not-reveal"
        elif not skill.within_limit(me):
            why = "why-gz-skill-used-up"
        elif not skill.ready(table, me) or not skill.ways(table, me):
            why = "why-gz-skill-not-now"
        if why is not None:
            found.append(Refusal(("skill", skill.id), why, {"skill": skill.id}, "§18"))
    return found


async def act(table: Table, me: Player, chosen: Act) -> None:
    """Do what was chosen at a free moment."""
    match chosen:
        case PlayCard(made, targets, second, reveal):
            if reveal is not None:
                turn_up(table, me, (reveal,))
                await after_reveal(table, me)
            seconds = None if second is None else {targets[0]: second}
            await use_card(table, me, made, targets, counted=True, second=seconds)
        case Recast(card, listener):
            await recast(table, me, card, listener)
        case UseSkill(listener, picked):
            await use_skill(table, me, listener, picked)
        case Reveal(place):
            turn_up(table, me, (ORIGINS.index(place),))
            await after_reveal(table, me)
        case EndPhase():
            table.end_phase = True


async def recast(table: Table, me: Player, card: int, listener: Listener | None) -> None:
    """重铸: the card is put away, no use and no discard, and one is drawn."""
    hidden = turn_up_for(table, me, listener)
    table.tell("gz-recast", seat=me.seat, card=table.face[card].wire)
    await lost(table, shift(table, (card,), DISCARD), discarded=False)
    if hidden:
        await after_reveal(table, me)
    await draw(table, me, 1)


async def use_skill(table: Table, me: Player, listener: Listener, chosen: tuple[Any, ...]) -> None:
    """An active skill: turned up with the cost, rewards, then the effect (§5.3)."""
    skill = listener.skill
    skill.count(me)
    hidden = turn_up_for(table, me, listener)
    table.tell("gz-skill", seat=me.seat, skill=skill.id)
    await skill.pay(table, me, *chosen)
    if hidden:
        await after_reveal(table, me)
    if me.alive:
        await skill.run(table, me, *chosen)
