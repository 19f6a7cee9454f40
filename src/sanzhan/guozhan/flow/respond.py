"""Asking for a card: real cards, conversions, armour that makes one (rules §15.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from sanzhan.guozhan.cards.face import COLOR, Color, Suit
from sanzhan.guozhan.cards.kind import KINDS, Kind
from sanzhan.guozhan.flow.showing import turn_up_for
from sanzhan.guozhan.flow.window import distinct, happen, reveals
from sanzhan.guozhan.history import note
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_use, may_use_real
from sanzhan.guozhan.skills.skill import GEAR, Listener, playable
from sanzhan.guozhan.timings import CardPlayed, Converted, Responded
from sanzhan.kernel.ask import Ask, Option, Pick, Refusal, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table
    from sanzhan.kernel.ask import Wire

Mode = Literal["use", "respond"]


class Need(NamedTuple):
    """What is asked for: `about` names the question, `families` what will do, `args` the public facts.

    `armor`: armour may supply it; `accepts` narrows it to some cards.
    """

    about: str
    families: tuple[str, ...]
    mode: Mode
    args: Mapping[str, Wire]
    armor: bool = True
    accepts: Callable[[Table, Player, int], bool] | None = None


class Made(NamedTuple):
    """A card that is used or played: `kind`, out of which `cards`, by which conversion."""

    kind: str
    cards: tuple[int, ...]
    listener: Listener | None = None

    @property
    def makes(self) -> Kind:
        return KINDS[self.kind]


class Look(NamedTuple):
    """Suit, number and colour of a made card: its own for one card, what is common for several, none without."""

    suit: Suit | None
    number: int
    color: Color | None


def look(table: Table, me: Player, cards: tuple[int, ...]) -> Look:
    """What a card made of these looks like for its user (card effects §0)."""
    if len(cards) == 1:
        suit = table.suit(me, cards[0])
        return Look(suit, table.face[cards[0]].number, COLOR[suit])
    suits = {table.suit(me, card) for card in cards}
    colors = {COLOR[suit] for suit in suits}
    return Look(None, 0, colors.pop() if len(colors) == 1 else None)


def could_respond(table: Table, me: Player) -> bool:
    """As far as everybody knows this player might have what is asked for: he has a card or a hidden general."""
    if me.hand or me.marks or any(card >= 0 for card in me.equip) or me.seat in table.index.hidden:
        return True
    rules = table.index.modifiers.get("could_answer", ())
    return any(rule.seat == me.seat and rule.skill.could_answer(table, me) for rule in rules)


async def request(table: Table, me: Player, need: Need) -> Made | None:
    """Ask one player for a card, which is then laid in the processing area. None: he has declined."""
    made = await ask_made(table, me, need)
    if made is not None:
        await lay_out(table, me, made, need)
    return made


def note_slash(table: Table, me: Player) -> None:
    """A Slash is used or played; in the own play phase this is remembered for the rest of the turn (克己)."""
    if me.seat == table.current and table.stage in ("play", "action"):
        me.used_turn["slashed"] = 1


def note_card(table: Table, what: Literal["use", "play"], me: Player, made: Made, targets: int) -> None:
    """A card is used or played: what it looks like is remembered for the turn."""
    seen, kind = look(table, me, made.cards), made.makes
    note(
        table,
        what,
        me,
        amount=targets,
        kind=kind.key,
        family=kind.family,
        type=kind.type,
        suit=seen.suit,
        color=seen.color,
    )


async def ask_made(table: Table, me: Player, need: Need) -> Made | None:
    """Ask one player for a card that he is to use himself; nothing has moved yet. None: he has declined."""
    banned: set[str] = set()
    while me.alive and could_respond(table, me):
        answers = await Together(ask_for(table, me, need, banned), secret=True)
        made = answers[me.seat]
        if made is None:
            return None
        if made.listener is not None and made.listener.skill.supplies:
            supplied = await _supplied(table, me, need, made, made.listener)
            if supplied is None:
                # a failed attempt does not forbid the next way (§15.2)
                banned.add(made.listener.skill.id)
                continue
            return supplied
        return made
    return None


async def _supplied(table: Table, me: Player, need: Need, made: Made, listener: Listener) -> Made | None:
    """A skill that makes the card by a judgement, or finds it; a hidden general is turned up before it."""
    from sanzhan.guozhan.flow.reveal import after_reveal

    if turn_up_for(table, me, listener):
        await after_reveal(table, me)
    supplied: Made | None = await listener.skill.supplied(table, me, need, made)
    return supplied


async def lay_out(table: Table, me: Player, made: Made, need: Need) -> None:
    """The card is declared: a hidden general is turned up now, with rewards, and the card lies in the open."""
    from sanzhan.guozhan.flow.move import to_processing
    from sanzhan.guozhan.flow.reveal import after_reveal

    listener = made.listener
    hidden = turn_up_for(table, me, listener)
    table.tell(
        "gz-respond",
        seat=me.seat,
        card=made.kind,
        cards=table.wires(made.cards),
        skill=None if listener is None else listener.skill.id,
        used=need.mode == "use",
    )
    note_card(table, "use" if need.mode == "use" else "play", me, made, 1)
    await to_processing(table, made.cards)
    if hidden:
        await after_reveal(table, me)
    if made.makes.family == "slash":
        note_slash(table, me)
    if made.makes.type == "basic":
        await happen(table, CardPlayed(me, made.makes.family))
    color = look(table, me, made.cards).color
    await happen(table, Responded(me, made.makes.family, color, need.mode == "use"))
    if listener is not None and made.cards:
        await happen(table, Converted(me, listener.skill.id))


def ask_for(table: Table, me: Player, need: Need, banned: set[str] | frozenset[str] = frozenset()) -> Ask[Made | None]:
    """The question; its first option is to decline."""
    return Ask(
        me.seat,
        need.about,
        lambda: options_for(table, me, need, banned),
        args=need.args,
        deadline="window",
        refusals=lambda: answer_refusals(table, me, need, banned),
    )


def answer_refusals(
    table: Table, me: Player, need: Need, banned: set[str] | frozenset[str] = frozenset()
) -> list[Refusal]:
    """Why the other hand cards and conversions are no answer."""
    found: list[Refusal] = []
    for card in me.hand:
        face = table.face[card]
        thing = ("card", face.wire)
        if face.family not in need.families:
            found.append(Refusal(thing, "why-gz-no-answer", {"card": face.kind, "kind": need.families[0]}, "§15.2"))
        elif need.mode == "use" and not (may_use(table, me, face.family) and may_use_real(table, me, face.kind)):
            found.append(Refusal(thing, "why-gz-forbidden", {"card": face.kind}, "§15.2"))
        elif need.accepts is not None and not need.accepts(table, me, card):
            found.append(Refusal(thing, "why-gz-not-this-card", {"card": face.kind}, "§15.2"))
    for listener in table.index.conversions.get(me.seat, ()):
        skill = listener.skill
        if _converted(table, me, need, need.families, listener, banned):
            continue
        why = "why-gz-skill-no-answer"
        if any(KINDS[kind].family in need.families for kind in skill.makes):
            why = "why-gz-skill-no-cards"
            if listener.origin < GEAR and not me.up[listener.origin] and not table.may_reveal(me):
                why = "why-gz-may-not-reveal"
            elif skill.id in banned:
                why = "why-gz-skill-failed"
        found.append(Refusal(("skill", skill.id), why, {"skill": skill.id}, "§15.2"))
    return found


def _decline() -> None:
    return None


DECLINE: Option[Made | None] = Option("decline", _decline)


def options_for(
    table: Table, me: Player, need: Need, banned: set[str] | frozenset[str] = frozenset()
) -> list[Option[Made | None]]:
    """What this player can answer with."""
    listed: list[Option[Made | None]] = [DECLINE]
    families = need.families
    if need.mode == "use":
        families = tuple(f for f in families if may_use(table, me, f))
    face = table.face
    hand = playable(table, me)
    if need.mode == "use":
        hand = [h for h in hand if may_use_real(table, me, face[h].kind)]
    real = [h for h in hand if face[h].family in families and (need.accepts is None or need.accepts(table, me, h))]
    if real:
        listed.append(Option("card", lambda h: Made(face[h].kind, (h,)), Pick("card", real, table.wires(real))))
    for listener in table.index.conversions.get(me.seat, ()):
        listed += _converted(table, me, need, families, listener, banned)
    return distinct(listed)


def _converted(
    table: Table,
    me: Player,
    need: Need,
    families: tuple[str, ...],
    listener: Listener,
    banned: set[str] | frozenset[str],
) -> list[Option[Made | None]]:
    skill = listener.skill
    if need.mode not in skill.modes or skill.id in banned or (skill.by_armor and not need.armor):
        return []
    if not usable(table, me, listener):
        return []
    listed: list[Option[Made | None]] = []
    for kind in skill.makes:
        if KINDS[kind].family not in families or not skill.answers(table, me, need):
            continue
        if not skill.count_cards:
            listed.append(Option(skill.id, making(kind, listener), args={"card": kind, **reveals(me, listener)}))
            continue
        for group in skill.groups(table, me, kind):
            fitting = [card for card in group if need.accepts is None or need.accepts(table, me, card)]
            if len(fitting) >= skill.count_cards:
                pick = Pick("card", fitting, table.wires(fitting), skill.count_cards, skill.count_cards)
                listed.append(
                    Option(skill.id, making(kind, listener), pick, args={"card": kind, **reveals(me, listener)})
                )
    return listed


def making(kind: str, listener: Listener) -> Callable[..., Made]:
    """Makes a card of what was chosen."""

    def make(chosen: int | tuple[int, ...] = ()) -> Made:
        return Made(kind, chosen if isinstance(chosen, tuple) else (chosen,), listener)

    return make


def usable(table: Table, me: Player, listener: Listener) -> bool:
    """The skill is in force, or its hidden general may be turned up; and it works now."""
    up = listener.origin > 1 or me.up[listener.origin]
    if not up and me.seat not in table.index.hidden:
        return False
    skill = listener.skill
    return bool(skill.within_limit(me)) and bool(skill.ready(table, me))
