"""The `thumb` bot of SENJI: sensible answers, promises kept, few offers, the same at any time, honest, strong."""

from __future__ import annotations

import gc
import logging
import time
from collections import Counter
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import pytest

from sanzhan.bots import Bot, decide, make_bot
from sanzhan.bots.senji.dealing import MOST, key
from sanzhan.bots.senji.memory import Memory
from sanzhan.bots.senji.thumb import RULES, SenjiThumb
from sanzhan.bots.senji.winter import OFFERS
from sanzhan.kernel.ask import Answer, Ask, seen
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.news import News
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.lab.sim import Plan, play
from sanzhan.senji.game import SENJI
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.table import Table

Lines = list[list[dict[str, Any]]]
Look = Callable[["Match[Any]", "Ask[Any]", "Lines", "list[Bot]", Answer], None]

OPTIONS: list[dict[str, Any]] = [
    {"sea_rules": "designer", "heroes": True, "autumn_order": "one_by_one"},
    {"emperor_tie": "current_host_chooses", "recruit_pick": "draw1", "orders_per_kind": "even_split", "heroes": True},
    {"mercenary_samurai_scores": False, "zero_bid": "refused", "max_executions_per_war": 1, "winter_proposals": 3},
    {"umeko_effect": "designer", "eliminate_with_fleet": True, "announce_secret_trades": True},
    {"diplomacy_set_honour_by_players": 6, "winter_seconds": 0},
]


def _game(seats: int, seed: str, look: Look, levels: tuple[str, ...] = (), **options: Any) -> Match[Any]:
    """A game to its end; `look` sees every decision of a thumb before it is made."""
    lines: Lines = [[] for _ in range(seats)]

    def sink(news: News) -> None:
        for seat in range(seats):
            if news.reaches(seat):
                lines[seat].append(news.line(seat))

    bots = [make_bot(level) for level in levels or ("thumb",) * seats]
    match = Match(SENJI, seats, from_dict(SenjiOptions, options), Rng(seed).seed(), sink=sink)
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        seat, bot = ask.seat, bots[ask.seat]
        rng = Rng(seed, seat, match.window_id, ask.turn)
        if bot.blind:
            match.answer(seat, random_answer(ask, rng))
            continue
        answer = decide(bot, SENJI.view(match.table, seat), lines[seat], ask, rng)
        look(match, ask, lines, bots, answer)
        match.answer(seat, answer)
    return match


def _nothing(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
    """Only play."""


# -- whole games


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_of_thumbs_end_without_a_fault(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    asked: set[str] = set()

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        asked.add(ask.about)

    with caplog.at_level(logging.WARNING):
        for i in range(4):
            match = _game(seats, f"end {seats} {i}", look)
            assert match.result is not None
            assert 3 <= match.table.year <= 12
            mixed = tuple("thumb" if (number + i) % 2 else "random" for number in range(seats))
            assert _game(seats, f"mixed {seats} {i}", look, mixed).result is not None
    assert not caplog.records
    assert asked <= set(RULES)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: next(iter(options)))
def test_every_option(options: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    """No question brings the bot to fail or to answer what it may not."""
    with caplog.at_level(logging.WARNING):
        for seats in (3, 5, 6):
            assert _game(seats, f"options {seats}", _nothing, **options).result is not None
            mixed = ("thumb", "random") * 3
            assert _game(seats, f"mixed options {seats}", _nothing, mixed[:seats], **options).result is not None
    assert not caplog.records


def test_fresh_bot_plays_on_the_same_way() -> None:
    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        view = SENJI.view(match.table, ask.seat)
        rng = Rng("fresh", ask.seat, match.window_id, ask.turn)
        assert decide(make_bot("thumb"), view, lines[ask.seat], ask, rng) == answer, ask.about

    _game(4, "fresh", look)


def test_the_same_game_twice() -> None:
    plan = Plan("senji", 4, {}, "twice", ("thumb",) * 4)
    assert play(plan, 0).digest == play(plan, 0).digest


def test_answers_the_same_in_every_world_it_cannot_tell_apart() -> None:
    rng = Rng("imagine")
    states = 0

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        nonlocal states
        seat = ask.seat
        if ask.forced or rng.below(3):
            return
        other = match.imagine(seat, rng)
        if seat not in other.waiting:
            return
        view, its = SENJI.view(match.table, seat), SENJI.view(other.table, seat)
        assert view == its, ask.about
        mine = Rng(seed, seat, match.window_id, ask.turn)
        assert decide(bots[seat], its, lines[seat], other.waiting[seat], mine) == answer, ask.about
        states += 1

    for seats in (3, 4, 6):
        seed = f"worlds {seats}"
        _game(seats, seed, look)
    assert states >= 200


def test_holds_no_reference_to_a_table() -> None:
    looked: list[int] = []

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        if match.table.year != 2 or ask.about != "senji-orders":
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

    _game(4, "gc", look)
    assert looked
    assert min(looked) > 20


def test_promises_are_kept() -> None:
    """Who has promised a seat peace for the year does not attack it in that year."""
    peaces = 0

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        nonlocal peaces
        promises = [
            promise
            for promise in match.table.promises
            if promise.seat == ask.seat and promise.year == match.table.year and promise.promise == "no-attack"
        ]
        peaces += ask.about == "senji-orders" and bool(promises)
        if ask.about == "senji-move":
            assert ask.options[answer[0]].args.get("war") not in {promise.to for promise in promises}

    for i in range(6):
        _game(6, f"promises {i}", look)
    assert peaces >= 10


def test_few_offers_and_never_the_same_again() -> None:
    winters: Counter[str] = Counter()

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        if ask.about != "senji-winter":
            return
        offers = SENJI.view(match.table, ask.seat)["me"]["offers"]
        made = [(offer["to"], key(offer)) for offer in offers if offer["from"] == ask.seat]
        assert len(made) == len(set(made)) <= OFFERS
        accepted = sum(offer["state"] == "accepted" for offer in offers)
        assert accepted <= MOST
        act = ask.options[answer[0]].act
        winters[act] += 1
        if act == "accept":
            assert accepted < MOST
        if act == "offer":
            picks, chosen = ask.options[answer[0]].picks, answer[1]
            assert len(chosen[4]) == 1, "every offer has its reason"
            to = picks[0].shown[chosen[0][0]]
            assert all(offer["to"] != to or offer["state"] != "open" for offer in offers if offer["from"] == ask.seat)

    for seats in (4, 6):
        _game(seats, f"offers {seats}", look)
    assert winters["accept"] > 20
    assert winters["offer"] < 3 * winters["accept"]


def test_is_stronger_than_random() -> None:
    wins = 0
    for i in range(10):
        levels = ("thumb", "random", "random", "thumb")
        winners = play(Plan("senji", 4, {}, "strength", levels), i).winners
        assert winners is not None
        wins += sum(levels[seat] == "thumb" for seat in winners)
    assert wins >= 9


def test_thinks_quickly() -> None:
    _game(6, "warm", _nothing)
    spent: list[float] = []

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        view = SENJI.view(match.table, ask.seat)
        begun = time.process_time()
        decide(bots[ask.seat], view, lines[ask.seat], ask, Rng("quick"))
        spent.append(time.process_time() - begun)

    _game(6, "quick", look)
    spent.sort()
    assert sum(spent) / len(spent) < 0.001
    assert spent[int(len(spent) * 0.99)] < 0.005


def test_unknown_question_gets_the_neutral_answer() -> None:
    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        question = seen(ask)._replace(about="senji-unheard-of")
        view = SENJI.view(match.table, ask.seat)
        assert SenjiThumb().choose(view, lines[ask.seat], question, Rng("x")) == question.neutral

    _game(3, "unknown", look)


# -- trust


def _line(key: str, **args: Any) -> dict[str, Any]:
    return {"key": key, "args": args}


def test_trust_follows_from_promises_and_wars() -> None:
    memory = Memory()
    promises = [{"year": year, "from": 1, "to": 0, "promise": "no-attack"} for year in (1, 2)]
    memory.read([_line("senji-year", year=1)])
    stranger = memory.trust(promises, 2)
    assert memory.trust(promises, 1) == stranger
    memory.read([_line("senji-year", year=1), _line("senji-year", year=2)])
    assert memory.trust(promises, 1) > stranger
    attack = _line("senji-war", attacker=1, defender=0, province="aki")
    memory.read([_line("senji-year", year=1), _line("senji-year", year=2), attack])
    assert memory.fought(2, 1, 0)
    assert not memory.fought(1, 1, 0)
    assert memory.trust(promises, 1) < stranger
