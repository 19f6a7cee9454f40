"""The catalogue lists what the reference and the code list, and every entry has a test that proves it."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path

from sanzhan.lab.coverage import coverage, marks
from sanzhan.senji.data import DATA
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.powers import POWERS

HERE = Path(__file__).parent
REFERENCE = HERE.parents[2] / "shared" / "reference" / "senji"
CATALOGUE = tomllib.loads((HERE / "catalogue.toml").read_text(encoding="utf-8"))
OURS = {"autumn_order", "winter_seconds", "winter_proposals"}
"""Options that the table of the reference has not, or has in one line."""


def test_it_lists_what_the_code_has() -> None:
    assert CATALOGUE["samurai"] == [samurai.id for samurai in DATA.samurai]
    assert CATALOGUE["options"] == [field.name for field in fields(SenjiOptions)]
    powers = {power for s in DATA.samurai for power in (s.power, s.other_power) if power is not None}
    assert powers == set(POWERS)


def test_it_lists_what_the_reference_has() -> None:
    if not REFERENCE.exists():
        return
    rulings = (REFERENCE / "rulings.md").read_text(encoding="utf-8")
    assert CATALOGUE["rulings"] == re.findall(r"^(R\d+) ", rulings, re.MULTILINE)
    raw = json.loads((REFERENCE / "components.json").read_text(encoding="utf-8"))
    assert CATALOGUE["samurai"] == [samurai["id"] for samurai in raw["samurai"]["cards"]]
    rules = (REFERENCE / "rules.md").read_text(encoding="utf-8")
    table = rules.partition("\n## 6. Options")[2].partition("\n### 6.1")[0]
    options = set(re.findall(r"^\| (\w+) \|", table, re.MULTILINE)) - {"option"}
    assert set(CATALOGUE["options"]) - OURS == options


def test_the_numbers_are_those_of_the_reference() -> None:
    if not REFERENCE.exists():
        return
    raw = json.loads((REFERENCE / "components.json").read_text(encoding="utf-8"))
    assert [(s.id, s.letter, s.colour, s.honour, s.power, s.provenance) for s in DATA.samurai] == [
        (s["id"], s["letter"], s["kind"], s["honour"], (s["ability"] or {}).get("id"), s["provenance"])
        for s in raw["samurai"]["cards"]
    ]
    assert [(c.id, DATA.families[c.family].id, c.kind, c.value) for c in DATA.cards] == [
        (c["id"], c["family"], c["kind"], c["value"]) for c in raw["diplomacy"]["cards"]
    ]
    assert [(f.id, f.kind, f.copies) for f in DATA.flowers] == [
        (f["face"], f["kind"], f["copies"]) for f in raw["hanafuda"]["cards"]
    ]
    assert {p.id: {DATA.provinces[other].id for other in p.next_to} for p in DATA.provinces} == {
        p["id"]: {border["to"] for border in p["adjacent"]} for p in raw["provinces"]
    }
    assert DATA.limits._asdict() == {name: raw["limits"][name] for name in DATA.limits._fields}


def test_everything_in_it_is_proved() -> None:
    named = {mark for file in HERE.rglob("test_*.py") for mark in marks(file)}
    missing = [
        (kind, thing) for kind, things in CATALOGUE.items() for thing in things if ("senji", kind, thing) not in named
    ]
    assert missing == []
    known = {("senji", kind, thing) for kind, things in CATALOGUE.items() for thing in things}
    assert named - known == set()


def test_coverage_counts_it() -> None:
    found = coverage(HERE.parents[1])["senji"]
    assert {kind: all_ for kind, (_, all_) in found.items()} == {"rulings": 72, "samurai": 18, "options": 16}
    assert [found["samurai"][0], found["options"][0]] == [18, 16]
