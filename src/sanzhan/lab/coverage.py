"""What of the rules is named by a test: the marks of tests/, collected without running them, against the catalogues."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sanzhan.kernel.errors import SanzhanError

PLURAL = {"item": "items", "stand": "stands", "skill": "skills", "card": "cards", "samurai": "samurai"}


def coverage(root: Path) -> dict[str, Any]:
    """Per game: `{"rulings": [have, all], "items": [...], ...}`. `root` is the folder with `tests`."""
    tests = root / "tests"
    if not tests.is_dir():
        raise SanzhanError("error-no-tests", "there is no folder `tests` here; run this in the project's folder")
    named = {mark for file in sorted(tests.rglob("test_*.py")) for mark in marks(file)}
    found: dict[str, Any] = {}
    for catalogue in sorted(tests.glob("*/catalogue.toml")):
        game = catalogue.parent.name
        lists = tomllib.loads(catalogue.read_text(encoding="utf-8"))
        found[game] = {
            kind: [sum((game, kind, thing) in named for thing in things), len(things)] for kind, things in lists.items()
        }
    return found


def marks(file: Path) -> Iterator[tuple[str, str, str]]:
    """(game, kind of thing, thing) for every `rule` and `proves` mark in a test file.

    Rulings are R and a number; G and a number are cases out of public bug reports.
    """
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        words = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        match node.func.attr, words:
            case "rule", [game, ruling]:
                yield game, "bug_cases" if ruling.startswith("G") else "rulings", ruling
            case "proves", [game, kind, thing]:
                yield game, PLURAL.get(kind, f"{kind}s"), thing
