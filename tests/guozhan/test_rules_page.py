"""The rules page names what exists: paragraphs, options, generals, rulings, sentences of the source, code, tests."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import fields
from functools import cache, reduce
from importlib import import_module
from pathlib import Path

import pytest

from sanzhan.guozhan.cards.deck import WEAPON, standard
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.editions import first
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.generals import STANDARD
from sanzhan.guozhan.options import GuozhanOptions

ROOT = Path(__file__).parents[2]
HERE = ROOT / "docs" / "rules"
PAGE = (HERE / "guozhan.md").read_text(encoding="utf-8")
CATALOGUE = Path(__file__).with_name("catalogue.toml")
LINK = re.compile(r"\[`([\w.]+)`\]\[(\w+)\]")
TARGETS = dict(re.findall(r"^\[(\w+)\]: (\S+)$", PAGE, re.MULTILINE))
KINGDOM = {"wei": "魏", "shu": "蜀", "wu": "吴", "qun": "群"}
SEX = {"male": "男", "female": "女"}


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = part[part.index("\n|") :].strip().split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


RULINGS = rows("Rulings")
TRACED = rows("Traceability")


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


def test_every_option_stands_in_the_page_with_its_default_first() -> None:
    shown = {name.strip("`"): values for name, values, *_ in rows("§21 Options")}
    assert list(shown) == [field.name for field in fields(GuozhanOptions)]
    for field in fields(GuozhanOptions):
        assert shown[field.name].split(", ")[0] == str(field.default).lower()


def test_every_ambiguity_with_an_option_names_one_that_exists() -> None:
    names = {field.name for field in fields(GuozhanOptions)}
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
    part = PAGE.split("\n- **card effects §5.1**")[1].split("\n- **")[0]
    shown = dict(re.findall(r"^\| (\S+) \| (\d) \|", part, re.MULTILINE))
    weapons = {face.kind for face in standard() if face.slot == WEAPON}
    assert shown == {str(KINDS[kind].__doc__).split(":")[0]: str(KINDS[kind].range) for kind in weapons}


def test_every_ruling_and_bug_case_of_the_catalogue_stands_in_the_page() -> None:
    lists = tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))
    assert [row[0] for row in RULINGS] == lists["rulings"] + lists["bug_cases"]


def test_what_the_code_cites_stands_in_the_page() -> None:
    known = paragraphs()
    plain = {one.removeprefix("card effects ") for one in known}
    rulings = {row[0] for row in RULINGS}
    sentences = {row[0] for row in TRACED}
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
        for begin, end in re.findall(r"\bS4 (\d+)(?:-(\d+))?", text):
            assert {f"S4-{begin}", f"S4-{end or begin}"} <= sentences, path


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


@pytest.mark.parametrize("row", TRACED, ids=lambda row: str(row[0]))
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
