"""The rules page names what exists: paragraphs, numbers, options, samurai, combinations, rulings, code."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from functools import reduce
from importlib import import_module
from pathlib import Path

import pytest

from sanzhan.senji.data import DATA, FLOWERS
from sanzhan.senji.options import SenjiOptions
from senji.page import HERE, LINK, PAGE, PARAGRAPHS, ROOT, RULINGS, TARGETS, TRACED, rows

CATALOGUE = Path(__file__).with_name("catalogue.toml")


def test_every_option_stands_in_the_page_with_its_default_first() -> None:
    shown = {name.strip("`"): values for name, values, *_ in rows("## §6 Options")}
    assert list(shown) == [field.name for field in fields(SenjiOptions)]
    for field in fields(SenjiOptions):
        assert shown[field.name].split(", ")[0] == str(field.default).lower()


def test_the_combinations_are_those_of_the_box() -> None:
    shown = [(row[0].split("`")[1], row[1], row[2]) for row in rows("- **§3.6.4**")]
    assert shown == [
        (each.id, needed(each.needs), str(each.honour) if each.honour else "a samurai") for each in DATA.combinations
    ]


def needed(needs: tuple[int, ...]) -> str:
    if set(needs) == {1}:
        return "one of each kind"
    (words,) = [f"{count} {kind}s" for kind, count in zip(FLOWERS, needs, strict=True) if count]
    return words


def test_the_samurai_are_those_of_the_box() -> None:
    shown = [(row[0].split("`")[1], int(row[1]), row[2]) for row in rows("The powers as implemented")]
    assert shown == [(samurai.id, samurai.honour, samurai.colour) for samurai in DATA.samurai]
    idle = {row[0].split("`")[1] for row in rows("The powers as implemented") if row[3] == "none"}
    assert idle == {samurai.id for samurai in DATA.samurai if samurai.power is None}


def test_every_ruling_of_the_catalogue_stands_in_the_page() -> None:
    assert [row[0] for row in RULINGS] == tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))["rulings"]


@pytest.mark.parametrize("row", RULINGS, ids=lambda row: str(row[0]))
def test_each_ruling_leads_to_a_paragraph_and_to_code(row: list[str]) -> None:
    assert all(row)
    assert set(row[2].split(", ")) <= PARAGRAPHS
    assert all(LINK.fullmatch(cell) for cell in row[3].split(", "))


def test_paragraphs_that_the_page_speaks_of_are_in_it() -> None:
    assert set(re.findall(r"§\d+(?:\.\d+)*", PAGE)) <= PARAGRAPHS


def test_what_the_code_cites_stands_in_the_page() -> None:
    rulings = {row[0] for row in RULINGS}
    sentences = {row[0] for row in TRACED}
    for path in sorted((ROOT / "src" / "sanzhan" / "senji").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"\bR\d\d\b", text)) <= rulings, path
        assert set(re.findall(r"§\d+(?:\.\d+)*", text)) <= PARAGRAPHS, path
        assert set(re.findall(r"\bS1-\d+\b", text)) <= sentences, path


@pytest.mark.parametrize("label", [label for label in TARGETS if not label.startswith("test_")])
def test_the_code_named_exists(label: str) -> None:
    parts = Path(TARGETS[label]).with_suffix("").parts
    module = import_module(".".join(part for part in parts[parts.index("sanzhan") :] if part != "__init__"))
    assert module.__name__.rpartition(".")[2] == label
    named = [name for name, of in LINK.findall(PAGE) if of == label]
    assert named
    for name in named:
        first_name, *rest = name.split(".")
        assert first_name == label
        reduce(getattr, rest, module)


def test_every_link_has_a_target_and_every_target_a_link() -> None:
    assert {label for _, label in LINK.findall(PAGE)} == set(TARGETS)


@pytest.mark.parametrize("target", TARGETS.values())
def test_links_lead_somewhere(target: str) -> None:
    assert (HERE / target).is_file()
