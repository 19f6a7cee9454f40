"""From wire values to words: seats become names, cards and skills their texts, before a message is formatted.

The browser client does the same (docs/protocol.md); which argument holds what goes by its name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sanzhan.texts.catalogue import Texts

Args: TypeAlias = Mapping[str, Any]
"""Arguments as they travel."""

SEATS = frozenset(
    ("seat", "from", "to", "attacker", "defender", "giver", "receiver", "of", "with", "target", "winner", "loser")
) | {"first", "named", "winners", "targets", "source", "by", "killer", "user", "dying", "second", "who"}
ECHOES = frozenset(("targets", "target", "source", "by", "killer"))
"""Seats that are `self` if they are the seat the sentence is about."""

ITEM, STAND, GANG = "soul-item-{}-name", "soul-stand-{}-name", "soul-gang-{}-name"
CARD, SKILL, GENERAL, PLACE = "gz-card-{}-name", "gz-skill-{}-name", "gz-general-{}-name", "gz-{}-name"
NAMED = {
    (ITEM,): ("item", "back", "got", "effect", "returned", "items", "top"),
    (ITEM, CARD): ("kind", "gave"),
    (ITEM, "gz-pile-{}-name"): ("pile",),
    (STAND,): ("stand", "own", "stands"),
    (STAND, CARD): ("other",),
    (GANG,): ("gang",),
    (CARD,): ("card", "cards", "hidden", "old", "against"),
    # equipment acts like a skill
    (SKILL, CARD): ("skill", "why"),
    (GENERAL, PLACE): ("general",),
    (PLACE,): ("place",),
    ("gz-kingdom-{}-name",): ("kingdom",),
    ("gz-phase-{}-name",): ("phase",),
    ("gz-suit-{}-name",): ("suit",),
    ("gz-color-{}-name",): ("color",),
}
TEXTS_OF = {arg: ids for ids, args in NAMED.items() for arg in args}
"""The texts that may name what an argument holds: the first that exists does."""

PRINTED = re.compile(r"(\w+)\.([shcd])(\d+)")
"""A card with suit and number: `slash.s7`."""
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
    about = args.get("seat")
    said = {arg: _echo(arg, value, about) or _word(texts, arg, value, names) for arg, value in args.items()}
    return {arg: word for arg, word in said.items() if word is not None}


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
    if arg == "generals":
        return join(texts, [_placed(texts, *placed) for placed in values])
    if not values and CARD in TEXTS_OF.get(arg, ()):
        return "none"
    said = [_word(texts, arg, one, names) for one in values]
    return None if None in said else join(texts, [str(one) for one in said])


def _placed(texts: Texts, place: str, general: str) -> str:
    """A general with its place: the head, the deputy."""
    words = {"place": texts.format(PLACE.format(place)), "general": texts.format(GENERAL.format(text_id(general)))}
    return texts.format("gz-placed", words)


def _name(texts: Texts, arg: str, value: str) -> str:
    ids = TEXTS_OF.get(arg, ())
    printed = PRINTED.fullmatch(value) if CARD in ids else None
    if printed is not None:
        kind, suit, number = printed.groups()
        name = texts.format(CARD.format(text_id(kind)))
        return texts.format("gz-printed", {"name": name, "suit": SUITS[suit], "number": NUMBERS.get(number, number)})
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
