"""A package from outside adds a general by entry point: it is dealt, plays, and has its texts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

OUTSIDE = Path(__file__).parent / "outside"
SCENE = """
import json, sys
sys.path[:0] = [{tests!r}]
from guozhan.scene import scene, seat
from sanzhan.guozhan.editions import first
from sanzhan.texts import load
s = scene(seat("cao_cao+ dian_wei+", "slash"), seat("mo_bai- zhao_yun+"))
s.use("A", "slash", "B").skill("B", "yanmo").does("B", "gz-companion", "decline").on()
print(json.dumps({{
    "generals": len(first().generals),
    "hand": len(s["B"].hand),
    "up": s["B"].up,
    "text": load("en").format("gz-skill-yanmo-rule"),
}}))
"""


def told(code: str, *path: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


def test_a_general_of_an_installed_package_plays_along() -> None:
    said = told(SCENE.format(tests=str(Path(__file__).parents[1])), OUTSIDE)
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout)
    assert found["generals"] == 61
    assert found["hand"] == 2
    assert found["up"] == [True, True]
    assert found["text"].startswith("After you have suffered damage")


def test_without_the_package_there_are_sixty() -> None:
    said = told("from sanzhan.guozhan.editions import first; print(len(first().generals))")
    assert said.stdout.strip() == "60"


def test_what_is_no_general_is_refused_in_words(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sanzhan.guozhan.generals]\nbad = os:sep\n")
    said = told("from sanzhan.guozhan.editions import first; first()", tmp_path)
    assert said.returncode != 0
    assert "which is no General" in said.stderr


@pytest.mark.parametrize("lang", ["zh-Hans", "en"])
def test_the_package_brings_all_texts_of_its_general(lang: str) -> None:
    text = (OUTSIDE / "sanzhan_example" / lang / "example.ftl").read_text(encoding="utf-8")
    ids = {line.split(" = ")[0] for line in text.splitlines() if " = " in line}
    assert ids == {
        "gz-general-mo-bai-name", "gz-general-mo-bai-title", "gz-general-mo-bai-glyph", "gz-skill-yanmo-name",
        "gz-skill-yanmo-rule",
    }  # fmt: skip
