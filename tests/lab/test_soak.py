"""The soak plays, can be stopped and goes on, and writes down what fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sanzhan.guozhan.flow import damage
from sanzhan.kernel.news import News
from sanzhan.lab import soak


def run(out: Path, games: int, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    status = soak.main(["guozhan", "--games", str(games), "--out", str(out), *words])
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


def test_it_counts_what_is_rare_and_how_often_each_general_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, found = run(tmp_path / "soak.jsonl", 11, capsys, "-o", "edition=current")
    assert (status, found["games"], found["faults"]) == (0, 11, 0)
    happened = found["happened"]
    # somebody is the first to turn up in every game; skills give the mark too
    assert happened["gz-mark vanguard"]["games"] == 11
    assert happened["gz-mark-spent vanguard"]["times"] <= happened["gz-mark vanguard"]["times"]
    assert happened["gz-mark fish"]["games"] > 1
    assert sum(found["played"].values()) > 100
    assert list(found["played"].values()) == sorted(found["played"].values())


def test_games_with_other_options_go_into_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "soak.jsonl"
    run(out, 1, capsys)
    with pytest.raises(SystemExit):
        run(out, 2, capsys, "-o", "edition=current")
    assert "other options" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("key", "args", "what"),
    [
        ("gz-mark", {"seat": 0, "mark": "fish"}, "gz-mark fish"),
        ("gz-lord-fell", {"seat": 0}, "gz-lord-fell"),
        ("gz-skill", {"seat": 0, "skill": "alliance"}, "alliance"),
        ("gz-skill", {"seat": 0, "skill": "zhiheng"}, None),
        ("gz-draw", {"seat": 0}, None),
    ],
)
def test_what_counts_as_rare(key: str, args: dict[str, Any], what: str | None) -> None:
    assert soak.rare(News(key, args, {})) == what


def test_bots_of_a_level_play_and_the_skills_they_use_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("-o", "edition=current", "--level", "thumb")
    status, found = run(tmp_path / "soak.jsonl", 4, capsys, *words)
    assert (status, found["games"], found["faults"]) == (0, 4, 0)
    assert sum(found["skills"].values()) > 20
    with pytest.raises(SystemExit):
        run(tmp_path / "soak.jsonl", 5, capsys, "-o", "edition=current")
    assert "another level" in capsys.readouterr().err
