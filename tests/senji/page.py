"""The rules page of SENJI, taken apart for the tests of it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = ROOT / "docs" / "rules"
PAGE = (HERE / "senji.md").read_text(encoding="utf-8")
LINK = re.compile(r"\[`([\w.]+)`\]\[(\w+)\]")
TARGETS = dict(re.findall(r"^\[(\w+)\]: (\S+)$", PAGE, re.MULTILINE))
PARAGRAPHS = frozenset(
    re.findall(r"^##+ (§\d+(?:\.\d+)?)(?= )", PAGE, re.MULTILINE)
    + re.findall(r"^- \*\*(§\d+(?:\.\d+)+)\*\*", PAGE, re.MULTILINE)
)
"""Sections and numbered paragraphs."""


def rows(after: str) -> list[list[str]]:
    """The cells of the first table after this text, without its head."""
    part = PAGE.split(f"\n{after}")[1]
    lines = part[part.index("\n|") :].strip().split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


RULINGS = rows("## Rulings")
TRACED = rows("## Traceability")
