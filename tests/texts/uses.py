"""Which text ids the project uses: found in the code of server and client, in the protocol, and by scheme."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_args

from sanzhan.bots import BOTS
from sanzhan.games import listing
from sanzhan.server.config import RoomSettings
from sanzhan.stand_soul.items import ITEMS
from sanzhan.stand_soul.stands import STANDS
from sanzhan.stand_soul.table import GANGS, Stage
from sanzhan.texts.words import text_id

ROOT = Path(__file__).parents[2]
SPOKEN = re.compile(r"(ui|error|why-soul|ask|act|news|note|option|game|bot|soul)-[a-z0-9-]*[a-z0-9]")
"""What looks like a text id, or like the key of a question or of news."""

ITEM_IDS = [*(text_id(item.id) for item in ITEMS), "pouch", "heshibi"]
STAND_IDS = [text_id(stand.id) for stand in STANDS]


@dataclass(frozen=True)
class Uses:
    """`ids` as they stand in the code, `patterns` of ids put together while it runs."""

    ids: set[str]
    patterns: list[re.Pattern[str]]

    def __contains__(self, id: object) -> bool:
        return id in self.ids or any(pattern.fullmatch(str(id)) for pattern in self.patterns)


def _pattern(parts: list[str]) -> re.Pattern[str] | None:
    """The ids that literal parts with gaps between them can become; None if that could be nearly any."""
    head, *rest = parts
    prefix, dash, more = head.partition("-")
    if not dash or not SPOKEN.match(f"{prefix}-soul-x") or not (more or any(rest)):
        return None
    return re.compile(".*".join(map(re.escape, parts)))


def of_client() -> Uses:
    ids: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in sorted((ROOT / "client" / "src").rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(".test.ts"):
            continue
        source = path.read_text(encoding="utf-8")
        # double quotes hold attributes of the page, such as classes
        ids |= {text for text in re.findall(r"['`]([a-z][a-z0-9-]+)['`]", source) if SPOKEN.fullmatch(text)}
        for template in re.findall(r"`([a-z]+-[^`]*\$\{[^`]*)`", source):
            if pattern := _pattern(re.split(r"\$\{[^{}]*\}", template)):
                patterns.append(pattern)
    return Uses(ids, patterns)


def _trees() -> Iterator[ast.Module]:
    for path in sorted((ROOT / "src" / "sanzhan").rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def of_server() -> Uses:
    ids: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for node in (node for tree in _trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SPOKEN.fullmatch(node.value):
            ids.add(node.value)
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            texts = "".join("\0" if part is None else str(part) for part in parts).split("\0")
            if pattern := _pattern(texts):
                patterns.append(pattern)
    return Uses(ids, patterns)


def called(method: str, position: int) -> set[str]:
    """What stands as a word at this position in calls of this method."""
    words = set()
    for node in (node for tree in _trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
            word = node.args[position] if len(node.args) > position else None
            if isinstance(word, ast.Constant):
                words.add(str(word.value))
    return words


def news_keys() -> set[str]:
    return called("tell", 0)


def note_kinds() -> set[str]:
    return {text_id(kind) for kind in called("note", 1)}


def acts() -> dict[str, set[str]]:
    """What a question offers, by the table of the protocol."""
    table = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(soul-[a-z0-9-]+)`.*\| ([^|]+) \|$", table, re.MULTILINE)
    return {about: set(re.findall(r"`(\w+)`", offered)) for about, offered in rows}


def options() -> Iterator[tuple[str, list[Any]]]:
    """Every option's part of an id, and its values."""
    for game in listing():
        for option in game["options"]:
            values = option["values"]
            yield f"option-{text_id(game['id'])}-{text_id(option['name'])}", values if isinstance(values, list) else []


def by_scheme() -> set[str]:
    """Ids that must exist because of what there is in the games."""
    ids = {f"game-{text_id(game['id'])}-{part}" for game in listing() for part in ("name", "gist")}
    ids |= {f"soul-item-{item}-{part}" for item in ITEM_IDS for part in ("name", "short", "gist", "rule", "glyph")}
    ids |= {f"soul-stand-{stand}-{part}" for stand in STAND_IDS for part in ("name", "rule", "when")}
    ids |= {f"soul-gang-{gang}-name" for gang in GANGS}
    ids |= {f"soul-stage-{stage}" for stage in get_args(Stage)}
    ids |= {"soul-why-self", "soul-why-support", "list-more", "list-last", "list-nobody"}
    ids |= {id for level in BOTS for id in (f"bot-{level}-name", f"ui-seat-bot-{level}")}
    for setting in fields(RoomSettings):
        ids |= {f"ui-setting-{text_id(setting.name)}-{part}" for part in ("name", "why")}
    # a clock of 0 never ends; these two do not wait
    ids |= {"ui-setting-window-min-value-0", "ui-setting-bot-delay-value-0"}
    ids |= {f"news-{key}" for key in news_keys()} | {f"note-{kind}" for kind in note_kinds()}
    for about, offered in acts().items():
        ids |= {f"ask-{about}"} | {f"act-{about}-{text_id(act)}" for act in offered}
    for option, values in options():
        ids |= {f"{option}-name", f"{option}-why"}
        ids |= {f"{option}-value-{text_id(str(value)).lower()}" for value in values}
    return ids


def extras() -> set[str]:
    """Ids that may stand beside one that must: the sub line of a question, the news for those who know more."""
    return {f"ask-{about}-sub" for about in acts()} | {f"news-{key}-mine" for key in news_keys()}
