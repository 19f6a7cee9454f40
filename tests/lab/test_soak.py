"""The soak plays, can be stopped and goes on, and writes down what fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sanzhan.guozhan.flow import damage
from sanzhan.lab import soak


def run(out: Path, games: int, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    status = soak.main(["guozhan", "--games", str(games), "--out", str(out)])
    return status, json.loads(capsys.readouterr().out)


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "soak.jsonl"
    status, found = run(out, 6, capsys)
    assert (status, found["games"], found["faults"]) == (0, 6, 0)
    lines = out.read_text(encoding="utf-8").splitlines()
    status, found = run(out, 11, capsys)
    assert (status, found["games"], found["faults"]) == (0, 11, 0)
    assert out.read_text(encoding="utf-8").splitlines()[:6] == lines
    assert found["by_seats"] == {str(seats): 1 for seats in range(2, 13)}
    assert found["cast"] > 30


def test_an_exception_is_written_down_with_its_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: object, **kwargs: object) -> None:
        raise ZeroDivisionError("put in on purpose")

    monkeypatch.setattr(damage, "_reduced", broken)
    status, found = run(tmp_path / "soak.jsonl", 3, capsys)
    assert status == 1
    assert found["faults"] == 3
    assert "put in on purpose" in found["first_fault"]
    assert found["first_fault"].startswith("seed ")
