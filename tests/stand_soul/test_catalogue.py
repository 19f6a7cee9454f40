"""The catalogue lists what the reference and the code list, and every entry has a test that proves it."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path

from sanzhan.stand_soul.items import ITEMS
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.stands import STANDS

HERE = Path(__file__).parent
REFERENCE = HERE.parents[2] / "shared" / "reference" / "stand_soul"
CATALOGUE = tomllib.loads((HERE / "catalogue.toml").read_text(encoding="utf-8"))


def test_it_lists_what_the_code_has() -> None:
    assert CATALOGUE["items"] == [item.id for item in ITEMS]
    assert CATALOGUE["stands"] == [stand.id for stand in STANDS]
    assert CATALOGUE["options"] == [field.name for field in fields(SoulOptions)]


def test_it_lists_what_the_reference_has() -> None:
    if not REFERENCE.exists():
        return
    rulings = re.findall(r"^- \*\*(R\d+)", (REFERENCE / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(CATALOGUE["rulings"]) == sorted(rulings)
    for family in ("items", "stands"):
        listed = json.loads((REFERENCE / f"{family}.json").read_text(encoding="utf-8"))[family]
        assert sorted(CATALOGUE[family]) == sorted(entry["id"] for entry in listed)
    table = (REFERENCE / "rules.md").read_text(encoding="utf-8").split("## 9.")[1].split("## 10.")[0]
    options = set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE))
    # what may be said at the table is no matter of the rules
    assert set(CATALOGUE["options"]) == options - {"table_talk"}


def test_everything_in_it_is_proved() -> None:
    rules, proves = _marks()
    assert set(CATALOGUE["rulings"]) == rules
    for family in ("item", "stand", "option"):
        assert set(CATALOGUE[f"{family}s"]) == {thing for kind, thing in proves if kind == family}


def _marks() -> tuple[set[str], set[tuple[str, str]]]:
    """The marks of all tests in this folder, those of parameters included."""
    rules: set[str] = set()
    proves: set[tuple[str, str]] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            words = [word.value for word in node.args if isinstance(word, ast.Constant)]
            match node.func.attr, words:
                case "rule", ["stand_soul", str(ruling)]:
                    rules.add(ruling)
                case "proves", ["stand_soul", str(kind), str(thing)]:
                    proves.add((kind, thing))
    return rules, proves
