"""The rules page names what exists: rulings, options, paragraphs, code and tests."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import fields
from functools import reduce
from importlib import import_module
from pathlib import Path

import pytest

from sanzhan.stand_soul.items import ITEMS
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.stands import STANDS
from stand_soul.test_traced import DEALT

ROOT = Path(__file__).parents[2]
HERE = ROOT / "docs" / "rules"
PAGE = (HERE / "stand_soul.md").read_text(encoding="utf-8")
CATALOGUE = Path(__file__).with_name("catalogue.toml")
LINK = re.compile(r"\[`([\w.]+)`\]\[(\w+)\]")
TARGETS = dict(re.findall(r"^\[(\w+)\]: (\S+)$", PAGE, re.MULTILINE))
MARKS = {f"item {item.id}" for item in ITEMS} | {f"stand {stand.id}" for stand in STANDS}


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


RULINGS = {ruling: code for ruling, _, code in rows("Rulings")}
TRACED = rows("Traceability")


def paragraphs() -> set[str]:
    """Sections, numbered paragraphs and states of a fight."""
    return {*re.findall(r"^## (§\d)", PAGE, re.MULTILINE), *re.findall(r"^- \*\*(§\d\.\d|F\d)\*\*", PAGE, re.MULTILINE)}


def test_every_ruling_of_the_catalogue_stands_in_the_page() -> None:
    lists = tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))
    assert set(lists["rulings"]) == RULINGS.keys()


def test_the_setup_table_is_what_is_dealt() -> None:
    table = {label: cells for label, *cells in rows("§2 Setup")}
    shown = [
        "gang cards of each gang", "gang cards to the box, unseen", "items dealt to each", "pile after the deal",
        "stand pile", "hand limit",
    ]  # fmt: skip
    for column, row in enumerate(DEALT.values()):
        assert [table[label][column] for label in shown] == [str(number) for number in row]


def test_every_option_stands_in_the_page_with_its_default_first() -> None:
    shown = {name.strip("`"): values for name, values, *_ in rows("§9 Options")}
    assert list(shown) == [field.name for field in fields(SoulOptions)]
    for field in fields(SoulOptions):
        assert shown[field.name].split(", ")[0] == str(field.default).lower()


@pytest.mark.parametrize("thing", [*ITEMS, *STANDS], ids=lambda thing: str(thing.id))
def test_every_item_and_stand_stands_in_the_page(thing: object) -> None:
    name = str(getattr(thing, "name", ""))
    assert name.split("（")[0] in PAGE


def test_what_the_code_cites_stands_in_the_page() -> None:
    known = paragraphs() | RULINGS.keys()
    for path in sorted((ROOT / "src" / "sanzhan" / "stand_soul").glob("*.py")):
        cited = re.findall(r"\bR\d\d\b|\bF\d\b|(?<!information )§\d(?:\.\d)?", path.read_text(encoding="utf-8"))
        assert set(cited) <= known, path.name


def test_the_table_leads_every_sentence_to_a_paragraph() -> None:
    assert [row[0] for row in TRACED] == [str(n) for n in range(1, 82)]
    for number, words, rules, code, tests in TRACED:
        assert 3 <= len(words.split()) <= 8, number
        assert set(rules.split(", ")) <= paragraphs(), number
        assert LINK.search(code), number
        assert tests, number


@pytest.mark.parametrize("code", [*RULINGS.values(), *(row[3] for row in TRACED)])
def test_the_code_named_exists(code: str) -> None:
    for name, label in LINK.findall(code):
        module, *path = name.split(".")
        assert module == label
        package = Path(TARGETS[label]).parent.name
        reduce(getattr, path, import_module(f"sanzhan.{package}.{module}"))


@pytest.mark.parametrize("row", TRACED, ids=lambda row: str(row[0]))
def test_the_tests_named_exist(row: list[str]) -> None:
    for cell in row[4].split(", "):
        link = LINK.fullmatch(cell)
        if link is None:
            assert cell in RULINGS.keys() | MARKS
            continue
        name, label = link.groups()
        tree = ast.parse((HERE / TARGETS[label]).read_text(encoding="utf-8"))
        assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("target", TARGETS.values())
def test_links_lead_somewhere(target: str) -> None:
    assert (HERE / target).is_file()
