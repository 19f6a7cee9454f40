"""A match as a room keeps it, without sockets: entries, wishes, replay and record."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan import games
from sanzhan.kernel import record as records
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.match import random_answer
from sanzhan.kernel.rng import Rng
from sanzhan.server.play import Entry, Play

GAME = games.find("stand_soul")
GUOZHAN = games.find("guozhan")
ABOUTS = ("soul-f1", "soul-f4", "soul-f7", "soul-pile", "soul-end", "soul-tide-pick")
WISHES = ("gz-nullify", "gz-skill", "gz-dodge", "empty", "show-yiji", "show-liuli", "show-tieqi", "show-kanpo")


def some_entry(play: Play, rng: Rng, abouts: tuple[str, ...] = ABOUTS) -> Entry | None:
    """Anything that may be put in now."""
    window = play.window
    assert window is not None
    if rng.below(10) == 0:
        return play.prefer(rng.below(play.match.players), rng.choice(abouts), rng.below(3) == 0)
    if window.secret:
        open_seats = [seat for seat in window.could if window.asks_seat(seat)]
        if not open_seats or rng.below(8) == 0:
            return play.close()
        seat = rng.choice(open_seats)
    else:
        seat = rng.choice(sorted(play.match.waiting))
    if window.secret and rng.below(3) == 0:
        return play.answer(seat, (window.id, window.asks[seat].turn), None)
    return play.answer(seat, (window.id, window.asks[seat].turn), random_answer(window.asks[seat], rng))


def ends(play: Play, entry: Entry) -> bool:
    """Would it end the match?"""
    window = play.window
    if window is None or entry.seat is None or not isinstance(entry.value, tuple):
        return False
    return window.asks[entry.seat].options[entry.value[0]].act.startswith("declare")


def fresh(seed: bytes, players: int) -> Play:
    return Play(GAME, players, GAME.options(), seed)


@pytest.mark.parametrize("number", range(6))
def test_entries_put_in_again_give_the_same_match_and_its_record_is_sound(number: int) -> None:
    rng = Rng("entries", number)
    seed, players = rng.seed(), 3 + number
    play = fresh(seed, players)
    entries: list[Entry] = []
    while play.window is not None and len(entries) < 4000:
        entry = some_entry(play, rng)
        if len(entries) < 150 and entry is not None and ends(play, entry):
            continue
        if entry is not None:
            play.apply(entry)
            entries.append(entry)
        if len(entries) % 60 == 30:
            same(play, entries, seed)
    assert play.match.result is not None
    same(play, entries, seed)
    text = records.write(play.match, seed)
    found = records.replay(GAME, records.read(text))
    assert found.result == play.match.result
    assert any(entry.kind == "prefer" for entry in entries)


@pytest.mark.parametrize("players", [3, 6])
def test_guozhan_too_with_its_wishes(players: int) -> None:
    rng = Rng("guozhan entries", players)
    seed = rng.seed()
    play = Play(GUOZHAN, players, GUOZHAN.options(), seed)
    entries: list[Entry] = []
    while play.window is not None:
        entry = some_entry(play, rng, WISHES)
        if entry is not None:
            play.apply(entry)
            entries.append(entry)
        if len(entries) % 900 == 450:
            same(play, entries, seed)
    assert play.match.result is not None
    same(play, entries, seed)
    assert records.replay(GUOZHAN, records.read(records.write(play.match, seed))).result == play.match.result
    wished = {entry.about for entry in entries if entry.kind == "prefer"}
    assert "empty" in wished
    assert any(about.startswith("show-") for about in wished)


def same(play: Play, entries: list[Entry], seed: bytes) -> None:
    again = Play(play.match.game, play.match.players, play.match.game.options(), seed)
    for entry in entries:
        again.apply(entry)
    assert again.entries == play.entries == len(entries)
    assert again.match.game.state(again.match.table) == play.match.game.state(play.match.table)
    for viewer in (None, *range(play.match.players)):
        assert again.ask(viewer) == play.ask(viewer)
        assert again.snapshot(viewer) == play.snapshot(viewer)
        if viewer is not None:
            assert again.unwanted(viewer) == play.unwanted(viewer)


def test_an_entry_of_another_window_is_refused() -> None:
    play = fresh(bytes(32), 3)
    assert play.window is not None
    for entry in (
        Entry("answer", 0, play.window.id + 1, "soul-main", (0, ())),
        Entry("close", None, play.window.id - 1, "soul-f1", None),
    ):
        with pytest.raises(SanzhanError) as error:
            play.apply(entry)
        assert error.value.code == "error-stale-question"
    assert play.entries == 0


def test_whoever_could_answer_is_asked_until_he_has() -> None:
    """In a secret window a seat with nothing to choose gets its question too, and none once it has passed."""
    rng = Rng("could")
    seen: set[bool] = set()
    for _ in range(40):
        play = fresh(rng.seed(), 5)
        while play.window is not None and not play.window.secret:
            seat = sorted(play.match.waiting)[0]
            play.apply(play.answer(seat, (play.window.id, 0), attack(play.window.asks[seat])))
        window = play.window
        if window is None:
            continue
        for seat in window.could:
            seen.add(seat in play.match.waiting)
            ask = play.ask(seat)
            assert ask is not None
            assert ask["secret"]
            play.apply(play.answer(seat, (window.id, window.asks[seat].turn), None))
            assert play.ask(seat) is None
            with pytest.raises(SanzhanError) as error:
                play.answer(seat, (window.id, window.asks[seat].turn), None)
            assert error.value.code == "error-not-your-question"
            assert play.window is window, "it stays open until it is closed"
        play.apply(play.close())
        assert play.window is not window
    assert seen == {True, False}


def attack(ask: Any) -> Any:
    for index, option in enumerate(ask.options):
        if option.act == "attack":
            return (index, ((0,),))
    return ask.neutral
