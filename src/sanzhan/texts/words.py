"""From wire values to words: seats become names, kinds and stands their texts, before a message is formatted.

The browser client does the same (docs/protocol.md); which argument holds what goes by its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sanzhan.texts.catalogue import Texts

Args: TypeAlias = Mapping[str, Any]
"""Arguments as they travel."""

SEATS = frozenset(
    ("seat", "from", "to", "attacker", "defender", "giver", "receiver", "of", "with", "target", "winner", "loser")
) | {"first", "named", "winners"}
NAMED = {
    "soul-item-{}-name": ("item", "back", "gave", "got", "kind", "effect", "returned", "items", "pile", "top"),
    "soul-stand-{}-name": ("stand", "own", "other", "stands"),
    "soul-gang-{}-name": ("gang",),
}
TEXT_OF = {arg: text for text, args in NAMED.items() for arg in args}


def words(texts: Texts, args: Args, names: Sequence[str]) -> dict[str, str | int]:
    """Arguments as messages take them; `names` are the players' names by seat.

    Lists of names are joined. What has no words (null, tables) is left out: no message speaks of it.
    """
    return {arg: said for arg, value in args.items() if (said := _word(texts, arg, value, names)) is not None}


def _word(texts: Texts, arg: str, value: Any, names: Sequence[str]) -> str | int | None:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        said = [_word(texts, arg, one, names) for one in value]
        return None if None in said else join(texts, [str(one) for one in said])
    if arg in SEATS and isinstance(value, int):
        return names[value]
    if arg in TEXT_OF and isinstance(value, str):
        return texts.format(TEXT_OF[arg].format(text_id(value)))
    return value if isinstance(value, str | int) else None


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
        return texts.format(f"{id}-mine", words(texts, {**args, **mine}, names))
    return texts.format(id, words(texts, args, names))
