"""What every game must keep: determinism, copies, imagined worlds, records, nobody stuck."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from conformance.playing import finish, new, played, position
from sanzhan.games import GAMES
from sanzhan.kernel import record as records
from sanzhan.kernel.ask import Ask
from sanzhan.kernel.errors import BadRecord, IllegalAnswer
from sanzhan.kernel.game import Game
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng, commitment
from sanzhan.kernel.watch import Watch, question
from sanzhan.lab.checks import Checks


def test_random_games_end_and_keep_every_invariant(game: Game[Any]) -> None:
    for seats in game.seats:
        checks = Checks(game, seats)
        match = new(game, seats, "end", sink=checks.tell)
        checks.begin(match)
        for _ in played(match, Rng(seats)):
            checks.after()
        checks.after()
        assert checks.violations == []
        assert match.result is not None


def test_a_copy_is_equal_and_goes_on_alike(game: Game[Any]) -> None:
    for seats in game.seats:
        match = new(game, seats, "copy")
        for n in played(match, Rng("copy", seats)):
            copy = match.copy()
            assert position(copy) == position(match)
            if n % 7 == 0:
                before = position(match)
                finish(copy, Rng(n))
                assert position(match) == before


def test_an_imagined_world_looks_the_same_to_its_seat_and_can_be_played(game: Game[Any]) -> None:
    for seats in game.seats:
        match = new(game, seats, "imagine")
        for n in played(match, Rng("imagine", seats)):
            seat = n % seats
            world = match.imagine(seat, Rng("world", n))
            if world.window_id != match.window_id or world.window is None:
                continue
            assert game.view(world.table, seat) == game.view(match.table, seat)
            assert question(world, seat) == question(match, seat)
            assert game.violations(world.checkpoint()) == []
            if n % 11 == 0:
                finish(world, Rng(n))
                assert world.result is not None


def test_imagined_worlds_differ(game: Game[Any]) -> None:
    match = new(game, max(game.seats), "differ")
    worlds = {game.state(match.imagine(0, Rng("differ", n)).checkpoint()) for n in range(20)}
    assert len(worlds) > 10


def test_a_record_is_read_back_and_leads_to_the_same_end(game: Game[Any]) -> None:
    seed = Rng("record", game.id).seed()
    match = Match(game, max(game.seats), game.options(), seed)
    finish(match, Rng("record"))
    text = records.write(match, seed)
    record = records.read(text)
    again = records.replay(game, record)
    assert position(again) == position(match)
    assert record.commitment == commitment(seed)
    assert again.inputs == match.inputs
    assert records.write(again, seed) == text


def test_a_record_of_a_running_match_has_no_seed(game: Game[Any]) -> None:
    seed = Rng("running", game.id).seed()
    match = Match(game, max(game.seats), game.options(), seed)
    for n in played(match, Rng("running")):
        # answers in a window that is still open are not in the record: nobody may learn of them yet
        if n >= 5 and not any(match.has_answered(seat) for seat in range(match.players)):
            break
    text = records.write(match, seed)
    assert seed.hex() not in text
    with pytest.raises(BadRecord, match="seed is not in the record"):
        records.replay(game, records.read(text))
    assert position(records.replay(game, records.read(text), seed)) == position(match)


def test_a_changed_byte_is_found_in_its_line(game: Game[Any]) -> None:
    seed = Rng("tamper", game.id).seed()
    match = Match(game, max(game.seats), game.options(), seed)
    finish(match, Rng("tamper"))
    lines = records.write(match, seed).splitlines()
    rng = Rng("byte")
    for _ in range(60):
        number = rng.below(len(lines))
        line = lines[number]
        place = rng.below(len(line))
        changed = line[:place] + ("7" if line[place] != "7" else "8") + line[place + 1 :]
        text = "\n".join([*lines[:number], changed, *lines[number + 1 :]]) + "\n"
        with pytest.raises(BadRecord) as found:
            records.replay(game, records.read(text))
        assert found.value.line == number + 1


def test_another_seed_is_not_the_one_committed_to(game: Game[Any]) -> None:
    seed = Rng("seed", game.id).seed()
    match = Match(game, max(game.seats), game.options(), seed)
    finish(match, Rng("seed"))
    with pytest.raises(BadRecord, match="committed"):
        records.replay(game, records.read(records.write(match, seed)), bytes(32))


def test_wrong_answers_are_refused_and_change_nothing(game: Game[Any]) -> None:
    match = new(game, max(game.seats), "wrong")
    for n in played(match, Rng("wrong")):
        before = position(match)
        seat = next(iter(match.waiting))
        for answer in ((99, ()), (-1, ()), (0, ((0, 0),)), (0, ((-1,),)), "x", None, (0,), (0, 5), (0.5, ())):
            if answer == match.waiting[seat].neutral:
                continue
            with pytest.raises(IllegalAnswer):
                match.answer(seat, answer)  # type: ignore[arg-type]  # what the network may bring
        nobody = next(s for s in range(match.players + 1) if match.asked(s) is None)
        with pytest.raises(IllegalAnswer):
            match.answer(nobody, (0, ()))
        assert position(match) == before
        if n > 60:
            break


def test_no_coroutine_is_left_after_many_copies(game: Game[Any]) -> None:
    match = new(game, max(game.seats), "many")
    for n in played(match, Rng("many")):
        if n == 9:
            break
    gc.collect()
    alive = _coroutines()
    for _ in range(10_000):
        match.copy()
    gc.collect()
    assert _coroutines() == alive
    match.close()
    gc.collect()
    assert _coroutines() < alive or alive == 0


def _coroutines() -> int:
    return sum(type(thing).__name__ == "coroutine" for thing in gc.get_objects())


def test_a_held_window_waits_to_be_released(game: Game[Any]) -> None:
    plain = new(game, max(game.seats), "hold")
    held = new(game, max(game.seats), "hold", hold=True)
    rng, windows = Rng("hold"), 0
    while plain.waiting:
        while held.held:
            windows += 1
            held.release()
        assert list(held.waiting) == list(plain.waiting)
        seat = next(iter(plain.waiting))
        answer = random_answer(plain.waiting[seat], rng)
        plain.answer(seat, answer)
        held.answer(seat, answer)
    while held.held:
        held.release()
    assert windows > 0
    assert held.result == plain.result
    assert held.inputs == plain.inputs


def test_a_seat_that_does_not_want_to_be_asked_passes(game: Game[Any]) -> None:
    match = new(game, max(game.seats), "prefer")
    seat = 0
    window: Ask[Any] | None = None
    for _ in played(match, Rng("prefer")):
        window = next((a for a in match.waiting.values() if a.deadline == "window" and a.seat == seat), None)
        if window is not None:
            break
    assert window is not None
    match.prefer(seat, window.about, False)
    # the open window is not touched; from the next one on the seat is not asked
    assert seat in match.waiting
    first = match.window_id
    for _ in played(match, Rng("on")):
        ask = match.waiting.get(seat)
        assert ask is None or ask.about != window.about or match.window_id == first
    assert any(entry.wanted is False for entry in match.inputs)


def test_a_snapshot_equals_the_fold_of_what_was_sent(game: Game[Any]) -> None:
    seats = max(game.seats)
    watch: Watch[Any] = Watch([0, None])
    match = new(game, seats, "snapshot", sink=watch.tell)
    watch.follow(match)
    lines = 0
    for _ in played(match, Rng("snapshot")):
        for frame in watch.frames(0):
            lines += len(frame["lines"]) if frame["t"] == "news" else 0
        log, view, *_rest = watch.snapshot(0)
        assert len(log["lines"]) <= lines
        assert view["view"] == game.view(match.table, 0)


@pytest.mark.parametrize(("name", "words"), [*((name, ()) for name in GAMES), ("guozhan", ("-o", "edition=current"))])
def test_the_digest_is_the_same_in_any_process(name: str, words: tuple[str, ...]) -> None:
    seats = str(GAMES[name].seats[-1])
    digests = set()
    for hashseed, jobs in (("1", "1"), ("2", "1"), ("3", "2")):
        command = [
            sys.executable,
            "-m",
            "sanzhan",
            "sim",
            name,
            *words,
            "--seats",
            seats,
            "--games",
            "6",
            "--jobs",
            jobs,
            "--json",
        ]
        env = os.environ | {"PYTHONHASHSEED": hashseed}
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=True)
        digests.add(json.loads(done.stdout.splitlines()[-1])["digest"])
    assert len(digests) == 1
