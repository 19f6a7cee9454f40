"""The commands: what they print, and one clear line for bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sanzhan.games import GAMES
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.record import write
from sanzhan.kernel.rng import Rng


def run(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sanzhan", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, check=False)


def last(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = GAMES["stand_soul"]
    seed = Rng("cli").seed()
    match = Match(game, 5, game.options(), seed)
    rng = Rng("cli play")
    while match.waiting:
        seat = next(iter(match.waiting))
        match.answer(seat, random_answer(match.waiting[seat], rng))
    file = tmp_path_factory.mktemp("records") / "game.sanzhan.jsonl"
    file.write_text(write(match, seed), encoding="utf-8")
    return file


def test_list_names_every_option_with_values_and_default() -> None:
    games = {game["id"]: game for game in last(run("list", "--json"))["games"]}
    assert games["stand_soul"]["seats"] == [3, 10]
    assert len(games["stand_soul"]["options"]) == 14


def test_sim_prints_one_object_with_every_field() -> None:
    found = last(run("sim", "stand_soul", "--seats", "4", "--games", "5", "--check", "--json"))
    assert found["finished"] == 5
    assert found["stalled"] == found["violations"] == 0
    for field in ("game", "seats", "games", "decisions", "seconds", "decisions_per_s", "games_per_s", "wins", "digest"):
        assert field in found


def test_sim_says_stalled_and_fails_when_games_are_cut_short() -> None:
    done = run("sim", "stand_soul", "--seats", "4", "--games", "3", "--max-decisions", "5", "--json")
    assert done.returncode == 1
    assert last(done)["stalled"] == 3
    assert "no end after 5 answers" in done.stderr


def test_options_change_the_games() -> None:
    plain = last(run("sim", "stand_soul", "--seats", "4", "--games", "5", "--json"))
    capped = last(run("sim", "stand_soul", "--seats", "4", "--games", "5", "-o", "turn_cap=2", "--json"))
    assert capped["options"]["turn_cap"] == 2
    assert capped["digest"] != plain["digest"]


def test_secrecy_counts_pairs() -> None:
    found = last(run("secrecy", "stand_soul", "--seats", "3", "--games", "2", "--json"))
    assert found["leaks"] == 0
    assert found["pairs"] >= 40


def test_verify_confirms_and_finds_a_changed_byte(record: Path, tmp_path: Path) -> None:
    good = run("replay", "verify", str(record))
    assert good.returncode == 0
    assert "every hash and digest is right" in " ".join(good.stdout.split())
    text = record.read_text(encoding="utf-8").splitlines()
    text[6] = text[6].replace('"soul', '"soup', 1)
    bad = tmp_path / "bad.sanzhan.jsonl"
    bad.write_text("\n".join(text) + "\n", encoding="utf-8")
    done = run("replay", "verify", str(bad))
    assert done.returncode == 1
    assert "line 7" in done.stderr


@pytest.mark.parametrize("lang", ["zh-Hans", "zh-Hant", "en"])
def test_show_tells_a_match_in_three_languages(record: Path, lang: str) -> None:
    done = run("replay", "show", str(record), "--lang", lang, "--seat", "0")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 10
    assert "news-" not in done.stdout


def test_export_gives_the_frames_of_a_viewer(record: Path) -> None:
    done = run("replay", "export", str(record))
    kinds = {json.loads(line)["t"] for line in done.stdout.splitlines()}
    assert kinds == {"log", "view", "ask", "waiting", "news"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sim", "chess", "--seats", "4"), "there is no game 'chess'"),
        (("sim", "stand_soul", "--seats", "2"), "is played by 3 to 10, not 2"),
        (("sim", "stand_soul", "--seats", "4", "-o", "magic=true"), "there is no option 'magic'"),
        (("sim", "stand_soul", "--seats", "4", "-o", "turn_cap=soon"), "a whole number"),
        (("sim", "stand_soul", "--seats", "4", "--bots", "genius"), "there is no bot 'genius'"),
        (("sim", "stand_soul", "--seats", "4", "--bots", "random,random"), "2 bots are named for 4 seats"),
        (("replay", "verify", "nowhere.jsonl"), "nowhere.jsonl"),
        (("replay", "verify", __file__), "line 1"),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_seat_that_is_not_there_is_said(record: Path) -> None:
    done = run("replay", "show", str(record), "--seat", "9")
    assert done.returncode == 1
    assert "there is no seat 9" in done.stderr
