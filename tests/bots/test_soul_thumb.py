"""The `thumb` bot of 替身之魂: honest, the same at any time, quick to end, stronger than random."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import pytest

from sanzhan.bots import Bot, decide, make_bot
from sanzhan.bots.stand_soul.gangs import worlds
from sanzhan.bots.stand_soul.thumb import RULES, SoulThumb
from sanzhan.bots.thumb_bot import ThumbBot
from sanzhan.kernel.ask import Answer, Ask, seen
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.news import News
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.lab.sim import Plan, play
from sanzhan.stand_soul.game import STAND_SOUL
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.table import Table

Lines = list[list[dict[str, Any]]]
Look = Callable[["Match[Any]", "Ask[Any]", "Lines", "list[Bot]", Answer], None]

OPTIONS: list[dict[str, Any]] = [
    {},
    {"early_duel_window": False, "zhenji_bars_all": True, "effect_order": "returned_first"},
    {"smuggling": True, "reveal_allies": "one_by_one", "retake_own_stand": True},
    {"fortune_telling": True, "jade_is_own_item": True, "kogoro_blocks_solo": False},
    {"beginner_items": True, "pile_window": False, "effect_order": "tide_last"},
    {"advanced_three": True, "three_player_packet": "three_then_one", "reveal_allies": "one_by_one"},
]


def _game(seats: int, seed: str, look: Look, levels: tuple[str, ...] = (), **options: Any) -> Match[Any]:
    """A game to its end; `look` sees every decision of a thumb before it is made."""
    lines: Lines = [[] for _ in range(seats)]

    def sink(news: News) -> None:
        for seat in range(seats):
            lines[seat].append(news.line(seat))

    levels = levels or ("thumb",) * seats
    bots = [make_bot(level) for level in levels]
    match = Match(STAND_SOUL, seats, from_dict(SoulOptions, options), Rng(seed).seed(), sink=sink)
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        seat, bot = ask.seat, bots[ask.seat]
        rng = Rng(seed, seat, match.window_id)
        if bot.blind:
            match.answer(seat, random_answer(ask, rng))
            continue
        answer = decide(bot, STAND_SOUL.view(match.table, seat), lines[seat], ask, rng)
        look(match, ask, lines, bots, answer)
        match.answer(seat, answer)
    return match


def _nothing(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
    """Only play."""


@pytest.mark.parametrize("seats", [3, 6, 7])
def test_fresh_bot_plays_on_the_same_way(seats: int) -> None:
    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        view = STAND_SOUL.view(match.table, ask.seat)
        fresh = decide(make_bot("thumb"), view, lines[ask.seat], ask, Rng("other numbers"))
        assert fresh == answer, ask.about

    for i in range(3):
        _game(seats, f"fresh {seats} {i}", look)


def test_answers_the_same_in_every_world_it_cannot_tell_apart() -> None:
    rng = Rng("imagine")
    states = 0

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        nonlocal states
        if ask.forced or rng.below(4):
            return
        seat = ask.seat
        other = match.imagine(seat, rng)
        if seat not in other.waiting:
            return
        view, its = STAND_SOUL.view(match.table, seat), STAND_SOUL.view(other.table, seat)
        assert view == its
        assert decide(bots[seat], its, lines[seat], other.waiting[seat], Rng("same")) == answer, ask.about
        states += 1

    for seats in (3, 4, 5, 7, 8, 10):
        _game(seats, f"worlds {seats}", look)
        _game(seats, f"mixed worlds {seats}", look, ("thumb", "random", "thumb", *["random"] * (seats - 3)))
    assert states >= 200


def test_holds_no_reference_to_a_table() -> None:
    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        if match.table.turn != 12 or ask.about != "soul-main":
            return
        found: dict[int, object] = {}
        queue: list[object] = [bots[ask.seat], seen(ask)]
        while queue:
            thing = queue.pop()
            if id(thing) in found or isinstance(thing, (type, ModuleType, FunctionType)):
                continue
            found[id(thing)] = thing
            assert not isinstance(thing, (Match, Ask, Table, Streams)), thing
            queue.extend(gc.get_referents(thing))
        looked.append(len(found))

    looked: list[int] = []
    for seed in ("gc 1", "gc 2", "gc 3"):
        _game(6, seed, look)
    assert looked
    assert min(looked) > 100


def test_games_of_thumbs_end(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for i in range(20):
            match = _game(5, f"end {i}", _nothing)
            assert match.result is not None
            assert match.table.turn < 400
    assert not caplog.records


@pytest.mark.parametrize("seats", range(3, 11))
def test_every_table_and_option(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    """No question brings the bot to fail or to answer what it may not."""
    asked: set[str] = set()

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        asked.add(ask.about)

    with caplog.at_level(logging.WARNING):
        for place, options in enumerate(OPTIONS):
            mixed = ("thumb", "random") * 5
            _game(seats, f"options {place}", look, **options)
            _game(seats, f"mixed options {place}", look, mixed[:seats], **options)
    assert not caplog.records
    assert asked <= set(RULES)


def test_unknown_question_gets_the_neutral_answer() -> None:
    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        question = seen(ask)._replace(about="soul-unheard-of")
        view = STAND_SOUL.view(match.table, ask.seat)
        assert SoulThumb().choose(view, lines[ask.seat], question, Rng("x")) == question.neutral

    _game(4, "unknown", look)


@pytest.mark.parametrize(("seats", "count"), [(3, 3), (4, 3), (5, 10), (6, 10), (7, 35), (8, 35), (9, 126), (10, 126)])
def test_number_of_gang_splits(seats: int, count: int) -> None:
    assert len(worlds(seats, 0, 1, 1)) == count


def test_is_stronger_than_random() -> None:
    thumbs = (0, 2, 5)
    plan = Plan("stand_soul", 7, {}, "strength", tuple("thumb" if s in thumbs else "random" for s in range(7)))
    difference = 0.0
    for i in range(60):
        winners = play(plan, i).winners
        assert winners is not None
        ours = sum(seat in thumbs for seat in winners)
        difference += ours / 3 - (len(winners) - ours) / 4
    assert difference / 60 > 0


def test_each_game_has_its_own_thumb() -> None:
    bot = ThumbBot()
    options: list[Any] = []
    with pytest.raises(Exception, match="no thumb"):
        bot.choose({"game": "chess"}, [], seen(Ask(0, "x", lambda: options)), Rng("x"))
