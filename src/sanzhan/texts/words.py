"""From wire values to words: seats become names, cards and skills their texts, before a message is formatted.

The browser client does the same (docs/protocol.md); which argument holds what goes by its name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sanzhan.texts.catalogue import Texts

Args: TypeAlias = Mapping[str, Any]
"""Arguments as they travel."""

SEATS = frozenset(
    ("seat", "from", "to", "attacker", "defender", "giver", "receiver", "of", "with", "target", "winner", "loser")
) | {"first", "named", "winners", "targets", "source", "by", "killer", "user", "dying", "second", "who", "host", "war"}
ECHOES = frozenset(("targets", "target", "source", "by", "killer"))
"""Seats that are `self` if they are the seat the sentence is about."""
PLURALS = {"seats": "seat", "owners": "seat", "tied": "seat", "families": "family", "generals": "general"}
"""Lists that hold what another argument is the name of."""

ITEM, STAND, GANG = "soul-item-{}-name", "soul-stand-{}-name", "soul-gang-{}-name"
CARD, SKILL, GENERAL, PLACE = "gz-card-{}-name", "gz-skill-{}-name", "gz-general-{}-name", "gz-{}-name"
FACE, SAMURAI, FAMILY = "senji-face-{}-name", "senji-samurai-{}-name", "senji-family-{}-name"
PLACES = ("senji-province-{}-name", "senji-sea-{}-name")
NAMED = {
    (ITEM,): ("item", "back", "effect", "returned", "items", "top"),
    (ITEM, FACE): ("got",),
    (ITEM, CARD, FACE): ("gave",),
    (ITEM, CARD, "senji-flower-{}-name"): ("kind",),
    (ITEM, "gz-pile-{}-name"): ("pile",),
    (STAND,): ("stand", "own", "stands"),
    (STAND, CARD): ("other",),
    (GANG,): ("gang",),
    (CARD,): ("card", "cards", "hidden", "old", "against"),
    # equipment acts like a skill
    (SKILL, CARD): ("skill",),
    (SKILL, CARD, SAMURAI): ("why",),
    (GENERAL, PLACE): ("general",),
    (PLACE, *PLACES): ("place",),
    ("gz-kingdom-{}-name",): ("kingdom",),
    ("gz-phase-{}-name",): ("phase",),
    ("gz-suit-{}-name",): ("suit",),
    ("gz-color-{}-name",): ("color",),
    (FAMILY,): ("family",),
    # `to` and `by` are seats as well, when they are numbers
    PLACES: ("province", "provinces", "sea", "origin", "to", "by"),
    (SAMURAI,): ("samurai", "guards"),
    (FACE,): ("flower", "flowers"),
    ("senji-combination-{}-name",): ("combination",),
    ("senji-order-{}-name",): ("order",),
    ("senji-season-{}-name",): ("season",),
    ("senji-reason-{}",): ("reason",),
    ("senji-promise-{}",): ("promise",),
}
TEXTS_OF = {arg: ids for ids, args in NAMED.items() for arg in args}
"""The texts that may name what an argument holds: the first that exists does."""
THINGS = {arg for arg, ids in TEXTS_OF.items() if {CARD, FACE, SAMURAI}.intersection(ids)}
THINGS |= {"gives", "wants", "bids", "home", "dice", "tied", "owners"}
"""Lists that are `none` when there is nothing in them."""
ROWS = {
    "generals": ("gz-placed", ("place", "general")),
    "bids": ("senji-bid-row", ("seat", "cards", "total")),
    "home": ("senji-home-row", ("card", "seat")),
}
"""Lists of rows: the text that says one, and what its columns are."""
DICE = frozenset(("dice", "old", "new"))
"""Lists of families that are counted."""
SIDES = frozenset(("crests", "points", "removed", "sums"))
"""What attacker and defender have of something: two arguments, such as `sums-attacker` and `sums-defender`."""

PRINTED = re.compile(r"(\w+)\.([shcd])(\d+)")
"""A card with suit and number: `slash.s7`."""
DIPLOMACY = re.compile(r"(\w+)\.(hostage|support|trade)\.(\d+)")
"""A diplomacy card: `fan.hostage.4`."""
WILD = re.compile(r"(?:(\w+)\.)?any")
"""A diplomacy card that the partner chooses: `any`, or `fan.any`."""
SUITS = {"s": "♠", "h": "♥", "c": "♣", "d": "♦"}
NUMBERS = {"1": "A", "11": "J", "12": "Q", "13": "K"}


def say(texts: Texts, id: str, args: Args, names: Sequence[str]) -> str:
    """The sentence of an id with arguments as they travel; `names` are the players' names by seat."""
    return texts.format(id, words(texts, args, names))


def words(texts: Texts, args: Args, names: Sequence[str]) -> dict[str, str | int]:
    """Arguments as messages take them.

    Lists are joined. Null, and no cards at all, are `none` for messages to choose by; tables have no words and are left
    out.
    """
    args, about = _by_side(args), args.get("seat")
    said = {arg: _echo(arg, value, about) or _word(texts, arg, value, names) for arg, value in args.items()}
    return {arg: word for arg, word in said.items() if word is not None}


def _by_side(args: Args) -> Args:
    """What the two sides of a war have, told apart; the cards they support it with come with points."""
    split = SIDES | {"cards"} if "points" in args else SIDES
    sides = ("attacker", "defender")
    told = {f"{arg}-{side}": one for arg in split & args.keys() for side, one in zip(sides, args[arg], strict=True)}
    return {**{arg: value for arg, value in args.items() if arg not in split}, **told}


def _echo(arg: str, value: Any, about: Any) -> str | None:
    return "self" if arg in ECHOES and about is not None and value in (about, [about]) else None


def _word(texts: Texts, arg: str, value: Any, names: Sequence[str]) -> str | int | None:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return _list(texts, arg, value, names)
    if arg in SEATS and isinstance(value, int):
        return names[value]
    if isinstance(value, str):
        return _name(texts, arg, value)
    return value if isinstance(value, int) else None


def _list(texts: Texts, arg: str, values: Sequence[Any], names: Sequence[str]) -> str | None:
    if not values and arg in THINGS:
        return "none"
    if arg in ROWS and not all(isinstance(one, str) for one in values):
        id, columns = ROWS[arg]
        said: list[Any] = [say(texts, id, dict(zip(columns, row, strict=True)), names) for row in values]
    elif arg in DICE:
        said = [
            say(texts, "senji-dice-row", {"family": one, "count": n}, names) for one, n in Counter(values).most_common()
        ]
    else:
        said = [_word(texts, PLURALS.get(arg, arg), one, names) for one in values]
    return None if None in said else join(texts, [str(one) for one in said])


def _name(texts: Texts, arg: str, value: str) -> str:
    ids = TEXTS_OF.get(arg, ())
    if CARD in ids and (printed := PRINTED.fullmatch(value)):
        kind, suit, number = printed.groups()
        name = texts.format(CARD.format(text_id(kind)))
        return texts.format("gz-printed", {"name": name, "suit": SUITS[suit], "number": NUMBERS.get(number, number)})
    if card := DIPLOMACY.fullmatch(value):
        family, kind, number = card.groups()
        name = texts.format(f"senji-card-{kind}-name")
        return texts.format("senji-printed", {"family": _name(texts, "family", family), "kind": name, "value": number})
    if arg == "wild" and (wild := WILD.fullmatch(value)):
        family = wild.group(1)
        words = {"family": _name(texts, "family", family)} if family else {}
        return texts.format("senji-any-of" if family else "senji-any", words)
    found = [id for id in (template.format(text_id(value)) for template in ids) if texts.has(id)]
    return texts.format(found[0]) if found else value


def text_id(wire_id: str) -> str:
    """Ids in texts have hyphens where the wire has underscores."""
    return wire_id.replace("_", "-")


def join(texts: Texts, names: Sequence[str]) -> str:
    """Names as one string, in the manner of the language."""
    if not names:
        return texts.format("list-nobody")
    joined = names[0]
    for place, name in enumerate(names[1:], 2):
        joined = texts.format("list-last" if place == len(names) else "list-more", {"list": joined, "next": name})
    return joined


def render_news(texts: Texts, line: Mapping[str, Any], names: Sequence[str]) -> str:
    """A line of news as a sentence, with what this viewer alone knows; empty for a line that only brings a patch."""
    if line["key"] is None:
        return ""
    id, args, mine = f"news-{line['key']}", line["args"], line.get("mine")
    if mine is not None and texts.has(f"{id}-mine"):
        return say(texts, f"{id}-mine", {**args, **mine}, names)
    return say(texts, id, args, names)
