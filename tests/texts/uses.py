"""Which text ids the project uses: found in the code of server and client, in the protocol, and by scheme."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

from sanzhan.bots import BOTS
from sanzhan.games import listing
from sanzhan.guozhan.cards.deck import SLOTS
from sanzhan.guozhan.cards.face import COLOR, SUITS
from sanzhan.guozhan.edition import Edition
from sanzhan.guozhan.editions import edition_of, first
from sanzhan.guozhan.flow.command import COMMANDS
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.general import KINGDOMS
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS
from sanzhan.guozhan.table import PHASES
from sanzhan.guozhan.timings import Timing
from sanzhan.senji.data import COLOURS, DATA, FLOWERS, KINDS, ORDERS
from sanzhan.senji.offers import PROMISES, REASONS
from sanzhan.senji.table import SEASONS
from sanzhan.server.config import RoomSettings
from sanzhan.stand_soul.items import ITEMS
from sanzhan.stand_soul.stands import STANDS
from sanzhan.stand_soul.table import GANGS, Stage
from sanzhan.texts.words import text_id

ROOT = Path(__file__).parents[2]
SPOKEN = re.compile(
    r"(ui|error|why-soul|why-gz|why-senji|win-senji|ask|act|news|note|option|game|bot|soul|gz|senji)-[a-z0-9-]*[a-z0-9]"
)
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
        # what scenes of tests hold came from a server
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(".test.ts") or "fixtures" in path.parts:
            continue
        source = path.read_text(encoding="utf-8")
        # double quotes hold attributes of the page, such as classes
        ids |= {text for text in re.findall(r"['`]([a-z][a-z0-9-]+)['`]", source) if SPOKEN.fullmatch(text)}
        for template in re.findall(r"`([a-z]+-[^`]*\$\{[^`]*)`", source):
            if pattern := _pattern(re.split(r"\$\{[^{}]*\}", template)):
                patterns.append(pattern)
    return Uses(ids, patterns)


@cache
def _trees() -> tuple[ast.Module, ...]:
    paths = sorted((ROOT / "src" / "sanzhan").rglob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


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
    """What stands as a word at this position in calls of this method, also by way of a variable or as one of two."""
    words: set[str] = set()
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    for function in (node for tree in _trees() for node in ast.walk(tree) if isinstance(node, functions)):
        named: dict[str, ast.expr] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                named[node.targets[0].id] = node.value
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
                words |= _either(node.args[position], named) if len(node.args) > position else set()
    return words


def _either(word: ast.expr, named: Mapping[str, ast.expr]) -> set[str]:
    word = named.get(word.id, word) if isinstance(word, ast.Name) else word
    choices = [word.body, word.orelse] if isinstance(word, ast.IfExp) else [word]
    return {str(one.value) for one in choices if isinstance(one, ast.Constant)}


def news_keys() -> set[str]:
    return called("tell", 0) | called("tell_between", 1)


def note_kinds() -> set[str]:
    return {text_id(kind) for kind in called("note", 1)}


def acts() -> dict[str, set[str]]:
    """What a question offers, by the tables of the protocol; skills are not told one by one."""
    tables = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`(?:soul|gz|senji)-[^|]+) \|.*\| ([^|]+) \|$", tables, re.MULTILINE)
    asked = [(re.findall(r"`((?:soul|gz|senji)-[a-z0-9-]+)`", head), offered) for head, offered in rows]
    found = {about: set(re.findall(r"`(\w+)`", offered)) - EXPLAINED for abouts, offered in asked for about in abouts}
    return {about: offered | MORE_ACTS.get(about, set()) for about, offered in found.items()}


def offered() -> dict[str, set[str]]:
    """What questions of 国战 that the protocol does not list may offer: the words of the module that asks."""
    listed, news = acts(), news_keys()
    found: dict[str, set[str]] = {}
    for tree in _trees():
        words = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        for about in {text_id(word) for word in words if re.fullmatch(r"gz-[a-z0-9_-]+", word)} - listed.keys():
            found.setdefault(about, set()).update(word for word in words if re.fullmatch(r"[a-z_]+", word))
    asked = {about for about in found if about not in news or about in TOLD_AND_ASKED}
    return {about: found[about] for about in asked}


TOLD_AND_ASKED = {"gz-command", "gz-qianxi", "gz-xiongsuan"}
"""Questions whose news have the same key."""
EXPLAINED = {"by", "war", "why", "akashi", "provinces"}
"""What stands among the options of questions in the protocol and is an argument, or a value of one."""


MORE_ACTS = {"gz-choose": {"pair_with"}, "gz-play": {"turn_up"}}
"""What questions that the protocol lists offer in the current edition besides."""


def of_game(ids: Iterable[str], game: str) -> set[str]:
    """Those questions or news of a game (`soul`, `gz`, `senji`)."""
    return {id for id in ids if id.startswith(f"{game}-")}


class Named(NamedTuple):
    """A row of the glossary: an id, and its name in two languages."""

    id: str
    zh: str
    en: str


def glossary(heading: str) -> list[Named]:
    """Names of the rows under a heading; the id stands in the last column but for skills, the English before it."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").split(f"### {heading}\n")[1].split("\n#")[0]
    rows = re.findall(r"^\| (\S+) \|(?: \S \|)? ([^|]+) \| `(\w+)` \|", text, re.MULTILINE)
    return [Named(text_id(id), zh, en) for zh, en, id in rows]


def glossary_skills(heading: str) -> list[Named]:
    """Each skill once, though several generals may have it."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").split(f"### {heading}\n")[1].split("\n#")[0]
    found = re.findall(r"[|;] (\S+) ([^|;`]+) `(\w+)`", text)
    return list(dict.fromkeys(Named(text_id(id), zh, en) for zh, en, id in found))


CARDS = "Cards of the standard deck"
GENERALS = "Generals of the standard set and their skills, first edition"
NEW_CARDS = "Cards of the strategic deck and the treasures of lords, current edition"
NEW_SKILLS = "New skills of the standard generals, current edition"
EXPANSIONS = "Generals of the expansions and their skills, current edition"


def current() -> Edition:
    """All there is of the current edition."""
    return edition_of(GuozhanOptions(edition="current"))


def without_lords() -> Edition:
    """With the cards whose places the lords' treasures take."""
    return edition_of(GuozhanOptions(edition="current", decks="standard_strategic"))


def reworded() -> set[str]:
    """Skills that are not the same in the two editions."""
    parts: list[dict[str, set[type]]] = []
    for edition in (first(), current()):
        by_id: dict[str, set[type]] = {}
        for skill in (skill for general in edition.by_id.values() for skill in general.skills):
            by_id.setdefault(text_id(skill.id), set()).add(type(skill))
        parts.append(by_id)
    older, newer = parts
    return {id for id in older.keys() & newer.keys() if older[id] != newer[id]}


def of_edition(edition: Edition) -> set[str]:
    """What is in the box of an edition of 国战."""
    kinds = {text_id(face.kind) for face in edition.deck}
    skills = {text_id(skill) for general in edition.by_id.values() for skill in general.skill_ids()}
    ids = {f"gz-card-{kind}-{part}" for kind in kinds for part in ("name", "gist", "glyph", "rule")}
    ids |= {f"gz-general-{text_id(id)}-{part}" for id in edition.by_id for part in ("name", "title", "glyph")}
    return ids | {f"gz-skill-{skill}-{part}" for skill in skills for part in ("name", "rule")}


def of_guozhan() -> set[str]:
    """What is the same in every edition."""
    ids = {f"gz-kingdom-{kingdom}-{part}" for kingdom in (*KINGDOMS, *NO_KINGDOMS) for part in ("name", "glyph")}
    ids |= {f"gz-suit-{suit}-name" for suit in SUITS} | {f"gz-color-{color}-name" for color in COLOR.values() if color}
    ids |= {f"gz-type-{text_id(type)}-name" for type in ("basic", "trick", "delayed", *SLOTS)}
    ids |= {f"gz-phase-{phase}-name" for phase in PHASES} | {f"gz-pile-{pile}-name" for pile in PILES}
    states = (ORIGINS[HEAD], ORIGINS[DEPUTY], "chained", "stacked", "fish", "companion", "careerist", *TERMS)
    ids |= {f"gz-{state}-{part}" for state in states for part in ("name", "rule")}
    return ids | {"gz-printed", "gz-placed"}


PILES = (
    "buqu",
    "field",
    "sorcery",
    "kongcheng",
    "heavenly-army",
    "beacon",
    "letter",
    "rice",
    "authority",
    "dissent",
    "soul",
    "massacre",
)
TERMS = (
    *("vanguard", "battle-royal", "command", "alliance", "queue", "siege", "formation", "summon", "recruit", "lord"),
    *("big-kingdom", "small-kingdom", *(f"command-{command}" for command in COMMANDS)),
)
"""Words of the current edition that are explained."""


def standing_skills() -> set[str]:
    """What the rules of the current edition let everybody do, by ids; turning generals up has buttons of its own."""
    return {skill.id for standing in current().standing for skill in standing.skills} - {"turn_up"}


def of_everybody() -> set[str]:
    """What the rules of the current edition let everybody do, or put upon somebody, is called like a skill."""
    skills = {text_id(skill) for skill in standing_skills() | {"command_hold", "command_rest", "mute"}}
    # what other skills give is printed on no general
    skills |= {named.id for named in glossary_skills(EXPANSIONS)}
    return {f"gz-skill-{skill}-{part}" for skill in skills for part in ("name", "rule")}


def of_senji() -> set[str]:
    """What is in the box of SENJI, and what its offers say."""
    ids = {f"senji-family-{family.id}-name" for family in DATA.families}
    ids |= {f"senji-province-{province.id}-name" for province in DATA.provinces}
    ids |= {f"senji-sea-{sea.id}-name" for sea in DATA.seas}
    ids |= {f"senji-card-{kind}-{part}" for kind in KINDS for part in ("name", "glyph", "rule")}
    ids |= {f"senji-flower-{kind}-name" for kind in FLOWERS} | {f"senji-month-{1 + month}-name" for month in range(12)}
    ids |= {f"senji-face-{text_id(flower.id)}-name" for flower in DATA.flowers}
    ids |= {f"senji-combination-{text_id(each.id)}-{part}" for each in DATA.combinations for part in ("name", "rule")}
    ids |= {f"senji-samurai-{samurai.id}-{part}" for samurai in DATA.samurai for part in ("name", "rule")}
    ids |= {f"senji-colour-{colour}-name" for colour in COLOURS} | {f"senji-hero-{colour}-rule" for colour in COLOURS}
    ids |= {f"senji-season-{season}-name" for season in SEASONS.values()}
    ids |= {f"senji-order-{order}-{part}" for order in ORDERS for part in ("name", "rule")} | {"senji-order-back-name"}
    ids |= {f"senji-reason-{reason}" for reason in REASONS} | {f"senji-promise-{promise}" for promise in PROMISES}
    return ids | {"senji-printed", "senji-any", "senji-any-of", "senji-bid-row", "senji-home-row", "senji-dice-row"}


NO_KINGDOMS = ("careerist", "undetermined")


def timings() -> set[str]:
    """The moments at which skills may act."""
    found: set[str] = set()
    kinds: list[type[Timing]] = [Timing]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found |= {kind.key} if "key" in vars(kind) else set()
    return found


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
    ids |= of_guozhan() | of_edition(first()) | of_edition(current()) | of_everybody() | of_senji()
    ids |= {f"gz-skill-{skill}-rule-current" for skill in reworded()}
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
    unlisted = offered()
    ids = {f"act-{about}-{text_id(act)}" for about, words in unlisted.items() for act in words}
    ids |= {f"ask-{about}{part}" for about in unlisted for part in ("", "-sub")}
    return ids | {f"ask-{about}-sub" for about in acts()} | {f"news-{key}-mine" for key in news_keys()}
