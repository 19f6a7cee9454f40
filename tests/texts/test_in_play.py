"""Whatever happens in a match can be said, with the arguments it really has, in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any, NamedTuple

import pytest

from sanzhan.games import GAMES
from sanzhan.kernel.ask import Ask, Refusal
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.news import News
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Rng
from sanzhan.texts import LANGUAGES, Lang, Texts, load, render_news, words
from texts import uses

NAMES = ["阿朱", "墨白", "Rowan", "竹影", "Ines", "老陈", "云归", "柳七", "青衫", "Tom"]
LEFT_OVER = re.compile(r"[{}]|\bnull\b|None|undefined|-name\b|_")
"""What no sentence contains unless a value went into it raw."""

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"advanced_three": True}),
    (4, {"turn_cap": 25}),
    (5, {"fortune_telling": True}),
    (6, {"reveal_allies": "one_by_one"}),
    (7, {"smuggling": True, "retake_own_stand": True}),
    (8, {"zhenji_bars_all": True}),
    (10, {"jade_is_own_item": True, "effect_order": "tide_last"}),
]
ENDS = ("declare", "foretell")
ENOUGH = 30
"""How often the same news, with other names in it, are said again."""


class Played(NamedTuple):
    """What happened in some matches: news by key, with the number of players, and questions that differ."""

    news: dict[str, list[tuple[News, int]]]
    questions: dict[tuple[str, ...], tuple[Ask[Any], list[Refusal]]]
    ends: list[tuple[str, int | None]]


@pytest.fixture(scope="module")
def played() -> Played:
    """Matches that end soon, and matches in which nobody declares before the pile is long gone."""
    found = Played(defaultdict(list), {}, [])
    for players, options in TABLES:
        for game_no, patience in enumerate((0, 1200) * 4):
            _play(found, players, options, Rng("texts", players, game_no), patience)
    return found


def _play(found: Played, players: int, chosen: dict[str, Any], rng: Rng, patience: int) -> None:
    def hear(news: News) -> None:
        if len(found.news[news.key]) < ENOUGH:
            found.news[news.key].append((news, players))

    game = GAMES["stand_soul"]
    match = Match(game, players, from_dict(game.options, chosen), rng.seed(), copyable=False, sink=hear)
    for n in range(patience + 1000):
        if not match.waiting:
            break
        ask = next(iter(match.waiting.values()))
        refusals = ask.refusals
        found.questions[(ask.about, *(o.act for o in ask.options), *(r.key for r in refusals))] = (ask, refusals)
        answer = random_answer(ask, rng)
        while n < patience and ask.options[answer[0]].act in ENDS:
            answer = random_answer(ask, rng)
        match.answer(ask.seat, answer)
    if match.result is not None:
        found.ends.append((match.result.why, match.result.seat))


def say(texts: Texts, id: str, args: dict[str, Any]) -> None:
    said = texts.format(id, words(texts, args, NAMES))
    assert said
    assert not LEFT_OVER.search(said), f"{id} in {texts.lang}: {said}"


def say_question(texts: Texts, ask: Ask[Any], refusals: list[Refusal]) -> None:
    args = dict(ask.args)
    say(texts, f"ask-{ask.about}", args)
    if texts.has(f"ask-{ask.about}-sub"):
        say(texts, f"ask-{ask.about}-sub", args)
    for option in ask.options:
        assert option.act in uses.acts()[ask.about], f"the protocol does not know {option.act} of {ask.about}"
        say(texts, f"act-{ask.about}-{option.act.replace('_', '-')}", {})
    for refusal in refusals:
        say(texts, refusal.key, dict(refusal.args))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(played: Played, lang: Lang) -> None:
    texts = load(lang)
    for ask, refusals in played.questions.values():
        say_question(texts, ask, refusals)
    for news, players in (heard for many in played.news.values() for heard in many):
        for viewer in (None, *range(players)):
            said = render_news(texts, news.line(viewer), NAMES)
            assert said
            assert not LEFT_OVER.search(said), f"{news.key} in {lang}: {said}"
    for why, seat in played.ends:
        say(texts, why, {"seat": seat})


def test_these_matches_leave_nothing_out(played: Played) -> None:
    asked = {about for about, *_ in played.questions}
    assert uses.news_keys() - played.news.keys() == set()
    assert uses.acts().keys() - asked == {"soul-mori-which"}, "only a demand for a pouch is too rare here"


def test_news_for_those_who_know_more_are_given_to_somebody(played: Played) -> None:
    private = {key for key, heard in played.news.items() if any(news.private for news, _ in heard)}
    said = {key for key in uses.news_keys() if load("zh-Hans").has(f"news-{key}-mine")}
    # what a pouch held, the two have read in the line of the trade
    assert private - said == {"soul-announce"}
    assert said - private == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_said_where_nobody_is_named(lang: Lang) -> None:
    texts = load(lang)
    alone = {"zh-Hans": "无人", "zh-Hant": "無人", "en": "nobody"}[lang]
    assert words(texts, {"named": []}, NAMES) == {"named": alone}


def test_names_are_joined_in_the_manner_of_the_language() -> None:
    args = {"named": [0, 1, 2], "items": ["gouyu", "pouch"], "back": False, "winner": None}
    assert words(load("en"), args, ["Ann", "Bo", "Cy"]) == {
        "named": "Ann, Bo and Cy",
        "items": "Magatama and Brocade Pouch",
        "back": "false",
    }
    assert words(load("zh-Hans"), args, ["甲", "乙", "丙"])["named"] == "甲、乙、丙"


def test_a_line_that_only_brings_a_patch_says_nothing() -> None:
    assert render_news(load("en"), {"n": 3, "key": None, "args": {}, "patch": [[["turn"], 2]]}, NAMES) == ""
