"""Every sentence of the seed leads to a paragraph of the rules page, to code and to a test; all of them exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from senji.page import HERE, LINK, PARAGRAPHS, ROOT, TARGETS, TRACED

REFERENCE = ROOT.parent / "shared" / "reference" / "senji" / "traceability.md"


def test_every_sentence_of_the_seed_is_there_exactly_once() -> None:
    assert [row[0] for row in TRACED] == [f"S1-{number}" for number in range(1, 67)]


def test_they_are_numbered_as_in_the_reference() -> None:
    if not REFERENCE.exists():
        return
    numbers = re.findall(r"^\| (\d+) \|", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [row[0] for row in TRACED] == [f"S1-{number}" for number in numbers]


@pytest.mark.parametrize("row", TRACED, ids=lambda row: str(row[0]))
def test_each_row_is_full_and_leads_to_a_paragraph_and_to_code(row: list[str]) -> None:
    _, sentence, paragraphs, code, _ = row
    assert all(row)
    assert 3 <= len(sentence.split()) <= 14
    assert set(paragraphs.split(", ")) <= PARAGRAPHS
    for cell in code.split(", "):
        link = LINK.fullmatch(cell)
        assert link is not None, cell
        assert "/src/sanzhan/senji/" in TARGETS[link.group(2)]


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
