"""The catalogue lists what the reference and the code list, and every entry has a test that proves it."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path

from sanzhan.guozhan.cards.deck import standard
from sanzhan.guozhan.editions import first
from sanzhan.guozhan.generals import STANDARD
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.lab.coverage import marks

HERE = Path(__file__).parent
REFERENCE = HERE.parents[2] / "shared" / "reference" / "guozhan"
CATALOGUE = tomllib.loads((HERE / "catalogue.toml").read_text(encoding="utf-8"))


def test_it_lists_what_the_code_has() -> None:
    assert set(CATALOGUE["cards"]) == {face.kind for face in standard()}
    assert CATALOGUE["options"] == [field.name for field in fields(GuozhanOptions)]
    skills = {skill.partition("@")[0] for skill in CATALOGUE["skills"]}
    assert skills == {f"{general.id}.{skill}" for general in STANDARD for skill in general.skill_ids()}


def test_it_lists_what_the_reference_has() -> None:
    if not REFERENCE.exists():
        return
    generals = json.loads((REFERENCE / "generals-standard.json").read_text(encoding="utf-8"))
    assert set(CATALOGUE["skills"]) == {
        f"{general['id']}.{skill['id']}{'@first' if skill['edition'] == 'first' else ''}"
        for general in generals
        for skill in general["skills"]
        if skill["edition"] != "current"
    }
    cards = json.loads((REFERENCE / "cards.json").read_text(encoding="utf-8"))["cards"]
    assert set(CATALOGUE["cards"]) == {card["key"] for card in cards if card["deck"] == "standard"}
    assert set(CATALOGUE["rulings"]) == _without_current("rulings.md", "R")
    assert set(CATALOGUE["bug_cases"]) == _without_current("bug-cases.md", "G")


def _without_current(file: str, letter: str) -> set[str]:
    """Entries that neither their own beginning or end nor their heading marks [cur]."""
    found, current = set(), False
    for line in (REFERENCE / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            current = "[cur]" in line
        entry = re.match(rf"- \*\*({letter}\d+)\*\*(.*)", line)
        if entry and not current:
            text = entry[2].strip()
            if not text.startswith(("[cur", "★ [cur")) and not re.search(r"\[cur\](?: [A-D])?$", text):
                found.add(entry[1])
    return found


def test_the_generals_are_those_of_the_reference() -> None:
    if not REFERENCE.exists():
        return
    for entry in json.loads((REFERENCE / "generals-standard.json").read_text(encoding="utf-8")):
        general = first().by_id[entry["id"]]
        assert (general.name, general.kingdom, general.sex) == (
            entry["name"]["zh-Hans"], entry["kingdom"], entry["sex"],
        )  # fmt: skip
        assert general.half_fish == entry["half_hp_by_edition"]["first"]
        assert set(general.companions) == set(entry["companions_by_edition"]["first"])


def test_everything_in_it_is_proved() -> None:
    named = {mark for file in HERE.rglob("test_*.py") for mark in marks(file)}
    missing = [
        (kind, thing) for kind, things in CATALOGUE.items() for thing in things if ("guozhan", kind, thing) not in named
    ]
    assert missing == []
    known = {("guozhan", kind, thing) for kind, things in CATALOGUE.items() for thing in things}
    assert named - known == set()
