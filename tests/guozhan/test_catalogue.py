"""The catalogue lists what the reference and the code list, and every entry has a test that proves it."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from sanzhan.guozhan.cards.deck import lord_treasures, standard, strategic
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.generals import PACKAGES, STANDARD, STANDARD_CURRENT
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD
from sanzhan.kernel.options import from_dict
from sanzhan.lab.coverage import marks

HERE = Path(__file__).parent
REFERENCE = HERE.parents[2] / "shared" / "reference" / "guozhan"
EVERYBODY = (*STANDARD, *STANDARD_CURRENT, *(general for package in PACKAGES.values() for general in package))
CATALOGUE = tomllib.loads((HERE / "catalogue.toml").read_text(encoding="utf-8"))


def test_it_lists_what_the_code_has() -> None:
    kinds = {face.kind for deck in (standard(), strategic(), lord_treasures()) for face in deck}
    assert set(CATALOGUE["cards"]) == kinds
    assert CATALOGUE["options"] == [field.name for field in fields(GuozhanOptions)]
    skills = {skill.partition("@")[0] for skill in CATALOGUE["skills"]}
    printed = {f"{general.id}.{skill}" for general in EVERYBODY for skill in general.skill_ids()}
    # what one general gives to others is not printed on it
    assert printed <= skills


def test_it_lists_what_the_reference_has() -> None:
    if not REFERENCE.exists():
        return
    standards = json.loads((REFERENCE / "generals-standard.json").read_text(encoding="utf-8"))
    expansions = json.loads((REFERENCE / "generals-expansions.json").read_text(encoding="utf-8"))
    assert set(CATALOGUE["skills"]) == {
        f"{general['id']}.{skill['id']}{'' if skill['edition'] == 'both' else '@' + skill['edition']}"
        for general in standards
        for skill in general["skills"]
    } | {f"{general['id']}.{skill['id']}" for general in expansions for skill in general["skills"]}
    cards = json.loads((REFERENCE / "cards.json").read_text(encoding="utf-8"))["cards"]
    assert set(CATALOGUE["cards"]) == {card["key"] for card in cards}
    assert set(CATALOGUE["rulings"]) == _entries("rulings.md", "R")
    assert set(CATALOGUE["bug_cases"]) == _entries("bug-cases.md", "G")


def _entries(file: str, letter: str) -> set[str]:
    return set(re.findall(rf"^- \*\*({letter}\d+)\*\*", (REFERENCE / file).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("edition", ["first", "current"])
def test_the_standard_generals_are_those_of_the_reference(edition: str) -> None:
    if not REFERENCE.exists():
        return
    by_id = edition_of(from_dict(GuozhanOptions, {"edition": edition})).by_id
    for entry in json.loads((REFERENCE / "generals-standard.json").read_text(encoding="utf-8")):
        general = by_id[entry["id"]]
        assert (general.name, general.kingdom, general.sex) == (
            entry["name"]["zh-Hans"], entry["kingdom"], entry["sex"],
        )  # fmt: skip
        assert general.half_fish == entry["half_hp_by_edition"][edition], general.id
        assert set(general.companions) == set(entry["companions_by_edition"][edition]), general.id


def test_the_expansions_are_those_of_the_reference() -> None:
    if not REFERENCE.exists():
        return
    entries = json.loads((REFERENCE / "generals-expansions.json").read_text(encoding="utf-8"))
    generals = {general.id: general for package in PACKAGES.values() for general in package}
    assert set(generals) == {entry["id"] for entry in entries}
    for entry in entries:
        general, kingdoms = generals[entry["id"]], entry["kingdom"]
        assert (general.name, general.sex, general.package) == (
            entry["name"]["zh-Hans"], entry["sex"], entry["package"],
        )  # fmt: skip
        assert list(general.kingdoms) == ([kingdoms] if isinstance(kingdoms, str) else kingdoms), general.id
        assert (general.half_fish, general.fish(HEAD), general.fish(DEPUTY)) == (
            entry["half_hp"], entry["half_hp_as_head"], entry["half_hp_as_deputy"],
        ), general.id  # fmt: skip
        assert general.place == entry["slot_restriction"], general.id
        assert (general.lord_of is not None) is entry["lord"], general.id


def test_everything_in_it_is_proved() -> None:
    named = {mark for file in HERE.rglob("test_*.py") for mark in marks(file)}
    missing = [
        (kind, thing) for kind, things in CATALOGUE.items() for thing in things if ("guozhan", kind, thing) not in named
    ]
    assert missing == []
    known = {("guozhan", kind, thing) for kind, things in CATALOGUE.items() for thing in things}
    assert named - known == set()
