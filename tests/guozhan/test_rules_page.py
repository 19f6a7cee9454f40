"""The rules page names what exists: paragraphs, options, generals, rulings, sentences of the source, code, tests."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache, reduce
from importlib import import_module
from pathlib import Path

import pytest

from sanzhan.guozhan.cards.deck import WEAPON, lord_treasures, standard, strategic
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.cards.weapons import Weapon
from sanzhan.guozhan.editions import edition_of, first
from sanzhan.guozhan.flow.command import COMMANDS
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.generals import PACKAGES, STANDARD, STANDARD_CURRENT
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.rules.marks import MARKS
from sanzhan.guozhan.skills.general import General
from sanzhan.kernel.options import describe

ROOT = Path(__file__).parents[2]
HERE = ROOT / "docs" / "rules"
PAGE = (HERE / "guozhan.md").read_text(encoding="utf-8")
CATALOGUE = Path(__file__).with_name("catalogue.toml")
LINK = re.compile(r"\[`([\w.]+)`\]\[(\w+)\]")
TARGETS = dict(re.findall(r"^\[(\w+)\]: (\S+)$", PAGE, re.MULTILINE))
KINGDOM = {"wei": "魏", "shu": "蜀", "wu": "吴", "qun": "群", "careerist": "野心家"}
SEX = {"male": "男", "female": "女"}


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = part[part.index("\n|") :].strip().split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


RULINGS = rows("Rulings")
TRACED = rows("Traceability: first edition")
LATER = rows("Traceability: current edition")
"""The sentences of seed 003; test_traced_current.py looks after them."""
OPTIONS = {str(option["name"]): option for option in describe(GuozhanOptions)}


@cache
def paragraphs() -> frozenset[str]:
    """Sections and numbered paragraphs; those on cards and notes with the word that tells them apart."""
    number = r"(?:card effects |notes )?§\d+(?:\.\d+)?"
    return frozenset(
        re.findall(rf"^## ({number})(?= )", PAGE, re.MULTILINE)
        + re.findall(rf"^- \*\*({number})\*\*", PAGE, re.MULTILINE)
    )


def test_the_setup_table_is_what_is_dealt() -> None:
    table = {label: cells for label, *cells in rows("§1 Setup")}
    assert table["generals dealt to each"] == [str(7 if players <= 8 else 5) for players in GUOZHAN.seats]
    assert table["most of one kingdom"] == [str(players // 2) for players in GUOZHAN.seats]


def said(value: object) -> str:
    """A value as the page writes it."""
    if value == ():
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_every_option_stands_in_the_page_with_its_values_and_both_defaults() -> None:
    shown = {name.strip("`"): cells for name, *cells in rows("§21 Options")}
    assert list(shown) == list(OPTIONS)
    for name, (values, of_first, of_current, what) in shown.items():
        listed = OPTIONS[name]["values"]
        known = [said(value) for value in listed] if isinstance(listed, list) else [str(listed)]
        assert values.split(", ") == known, name
        default = said(OPTIONS[name]["default"])
        for cell in (of_first, of_current) if name != "edition" else ():
            # what `auto` means is tested below; an option of the current edition has nothing to say in the first
            assert cell in ({*known} if default == "auto" else {default}) or cell == "-", (name, cell)
        assert what
        assert of_current != "-", name


def test_what_auto_means_is_what_the_page_says() -> None:
    shown = {name.strip("`"): cells for name, *cells in rows("§21 Options")}
    for column, edition in ((1, "first"), (2, "current")):
        options = GuozhanOptions(edition=edition)  # type: ignore[arg-type]
        says = {name: cells[column] for name, cells in shown.items()}
        assert says["edition"] == edition
        assert says["reward_counts_dead"] == said(options.counts_dead())
        assert says["play_phase_reveal_locked"] == said(options.reveal_locked_freely())
    first_one, current_one = (edition_of(GuozhanOptions(edition=name)) for name in ("first", "current"))
    assert (shown["rewards"][1], shown["rewards"][2]) == ("instant", "marks")
    assert [edition.revealed.__name__ for edition in (first_one, current_one)] == ["instant_rewards", "grant_marks"]
    for option, value in (("decks", "standard_strategic_lord"), ("battle_royal", "on"), ("lords", shown["lords"][2])):
        assert shown[option][2] == value
        named = edition_of(GuozhanOptions(edition="current", **{option: value}))  # type: ignore[arg-type]
        assert (named.deck, named.lords, named.turn_begins) == (
            current_one.deck, current_one.lords, current_one.turn_begins,
        )  # fmt: skip


def test_every_ambiguity_with_an_option_names_one_that_exists() -> None:
    names = set(OPTIONS)
    decided = {option.strip("`") for *_, option in rows("§22 What the source leaves open")}
    assert decided - {"-"} <= names
    assert len(decided) > 1


def test_every_general_stands_in_the_page_as_it_is_printed() -> None:
    names = {general.id: general.name for general in STANDARD}
    shown = [row[:6] for row in rows("§23 Generals")]
    assert shown == [
        [
            general.name,
            f"`{general.id}`",
            KINGDOM[general.kingdom],
            SEX[general.sex],
            f"{general.half_fish / 2:g}",
            ", ".join(names[one] for one in general.companions) or "-",
        ]
        for general in STANDARD
    ]


def companions(general: General) -> str:
    names = {one.id: one.name for one in (*STANDARD, *(one for package in PACKAGES.values() for one in package))}
    return ", ".join(names[one] for one in general.companions) or "-"


def skills(cell: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`(\w+)`", cell))


def test_every_standard_general_of_the_current_edition_that_differs_stands_in_the_page() -> None:
    revised = [new for old, new in zip(STANDARD, STANDARD_CURRENT, strict=True) if new is not old]
    shown = [(*row[:4], skills(row[4])) for row in rows("§24 Standard generals in the current edition")]
    assert shown == [
        (general.name, f"`{general.id}`", f"{general.half_fish / 2:g}", companions(general), general.skill_ids())
        for general in revised
    ]


def test_every_general_of_the_expansions_stands_in_the_page_as_it_is_printed() -> None:
    def place(general: General) -> str:
        ordinary = {one.id: one.name for one in STANDARD_CURRENT}
        words = [
            f"{general.place} only" if general.place else "",
            f"{general.fish(0) / 2:g} as head" if general.less_as_head else "",
            f"{general.fish(1) / 2:g} as deputy" if general.less_as_deputy else "",
            f"lord for {ordinary[general.lord_of]}" if general.lord_of else "",
        ]
        return ", ".join(filter(None, words)) or "-"

    shown = [(*row[:8], skills(row[8])) for row in rows("§25 Expansions")]
    assert shown == [
        (
            general.name, f"`{general.id}`", package, "/".join(KINGDOM[one] for one in general.kingdoms),
            SEX[general.sex], f"{general.half_fish / 2:g}", place(general), companions(general), general.skill_ids(),
        )
        for package, generals in PACKAGES.items()
        for general in generals
    ]  # fmt: skip


def table_after(paragraph: str) -> list[list[str]]:
    """The cells of the table behind a paragraph, without its head."""
    part = PAGE.split(f"\n- **{paragraph}**")[1].split("\n- **")[0]
    lines = part[part.index("\n|") :].strip().split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def chinese(kind: str) -> str:
    """The name of a card, by the docstring of its kind."""
    return str(KINDS[kind].__doc__).split(":")[0].strip()


def test_every_mark_and_command_stands_in_the_page() -> None:
    assert {row[1].strip("`") for row in table_after("§9.2")} == set(MARKS)
    assert [row[0].strip("`") for row in table_after("§18.6")] == list(COMMANDS)


def test_every_card_of_the_strategic_deck_and_of_the_lords_stands_in_the_page() -> None:
    part = PAGE.split("\nOf the strategic deck")[1].split("\n- **")[0]
    tricks = {name for name in re.findall(r"^\| (\S+) \|", part, re.MULTILINE) if name not in ("card", "---")}
    known = {face.kind for face in standard()}
    new = {face.kind: face for face in strategic() if face.kind not in known}
    assert tricks == {chinese(kind) for kind, face in new.items() if face.slot < 0}
    worn = {face.kind: face for face in (*new.values(), *lord_treasures()) if face.slot >= 0}
    shown = {row[0]: row[1] for number in ("4", "5") for row in table_after(f"card effects §5.{number}")}
    assert set(shown) == {chinese(kind) for kind in worn}
    for kind in worn:
        weapon = KINDS[kind]
        if isinstance(weapon, Weapon):
            assert shown[chinese(kind)] == f"weapon, range {weapon.range}"


def test_companions_are_good_for_both_whichever_card_names_the_other() -> None:
    by_id = first().by_id
    for general in STANDARD:
        for other in general.companions:
            assert first().companions(general, by_id[other])
            assert first().companions(by_id[other], general)
    one_sided = by_id["cao_cao"]._replace(companions=())
    assert first().companions(one_sided, by_id["xu_chu"])
    assert first().companions(by_id["xu_chu"], one_sided)
    assert not first().companions(by_id["wolong"], by_id["huang_yueying"])


def test_every_skill_of_a_general_stands_in_its_row() -> None:
    shown = {row[1].strip("`"): re.findall(r"`(\w+)`", row[6]) for row in rows("§23 Generals")}
    assert shown == {general.id: list(general.skill_ids()) for general in STANDARD}


def test_the_ranges_of_weapons_are_those_of_the_page() -> None:
    shown = {row[0]: row[1] for row in table_after("card effects §5.1")}
    weapons = {face.kind for face in standard() if face.slot == WEAPON}
    assert shown == {chinese(kind): str(KINDS[kind].range) for kind in weapons}


def test_every_ruling_and_bug_case_of_the_catalogue_stands_in_the_page() -> None:
    lists = tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))
    assert [row[0] for row in RULINGS] == lists["rulings"] + lists["bug_cases"]


def test_what_the_code_cites_stands_in_the_page() -> None:
    known = paragraphs()
    plain = {one.removeprefix("card effects ") for one in known}
    rulings = {row[0] for row in RULINGS}
    sentences = {row[0] for row in (*TRACED, *LATER)}
    for path in sorted((ROOT / "src" / "sanzhan" / "guozhan").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"\b[RG]\d\d+\b", text)) <= rulings, path
        for prefix, number in re.findall(r"(effects |notes )?(§\d+(?:\.\d+)?)", text):
            if prefix == "effects ":
                assert f"card effects {number}" in known, (path, number)
            elif prefix:
                assert prefix + number in known, (path, number)
            else:
                assert number in plain, (path, number)
        for source, begin, end in re.findall(r"\b(S[34]) (\d+)(?:-(\d+))?", text):
            assert {f"{source}-{begin}", f"{source}-{end or begin}"} <= sentences, path


def test_every_sentence_of_the_source_is_there_exactly_once() -> None:
    assert [row[0] for row in TRACED] == [f"S4-{number}" for number in range(1, 107)]


@pytest.mark.parametrize("row", [*RULINGS, *TRACED], ids=lambda row: str(row[0]))
def test_each_row_leads_to_a_paragraph_and_to_code(row: list[str]) -> None:
    assert all(row)
    assert set(row[2].split(", ")) <= paragraphs()
    cells = row[3].split(", ")
    assert all(LINK.fullmatch(cell) for cell in cells)


@pytest.mark.parametrize("row", TRACED, ids=lambda row: str(row[0]))
def test_each_sentence_is_told_in_a_few_words(row: list[str]) -> None:
    assert 3 <= len(row[1].split()) <= 8


@pytest.mark.parametrize("label", [label for label in TARGETS if not label.startswith("test_")])
def test_the_code_named_exists(label: str) -> None:
    path = Path(TARGETS[label])
    parts = path.with_suffix("").parts
    module = import_module(".".join(part for part in parts[parts.index("sanzhan") :] if part != "__init__"))
    assert module.__name__.rpartition(".")[2] == label
    named = [name for name, of in LINK.findall(PAGE) if of == label]
    assert named
    for name in named:
        first_name, *rest = name.split(".")
        assert first_name == label
        reduce(getattr, rest, module)


@cache
def functions(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("row", [*RULINGS, *TRACED], ids=lambda row: str(row[0]))
def test_the_tests_named_exist_in_the_files_named(row: list[str]) -> None:
    for cell in row[4].split(", "):
        link = LINK.fullmatch(cell)
        assert link is not None, cell
        name, label = link.groups()
        assert name.startswith("test_")
        assert name in functions((HERE / TARGETS[label]).resolve())


def test_every_link_has_a_target_and_every_target_a_link() -> None:
    assert {label for _, label in LINK.findall(PAGE)} == set(TARGETS)


@pytest.mark.parametrize("target", TARGETS.values())
def test_links_lead_somewhere(target: str) -> None:
    assert (HERE / target).is_file()
