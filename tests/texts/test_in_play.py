"""Whatever happens in a match can be said, with the arguments it really has, in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any, NamedTuple, TypeVar

import pytest

from sanzhan.games import GAMES
from sanzhan.guozhan.editions import first
from sanzhan.kernel.ask import Ask, Refusal
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.news import News
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Rng
from sanzhan.texts import LANGUAGES, Args, Lang, Texts, load, render_news, words
from sanzhan.texts import say as sentence
from sanzhan.texts.words import text_id
from senji.scene import filled, scene
from senji.scene import seat as house
from texts import uses

T = TypeVar("T")
NAMES = ["阿朱", "墨白", "Rowan", "竹影", "Ines", "老陈", "云归", "柳七", "青衫", "Tom", "小满", "Ada"]
LEFT_OVER = re.compile(r"[{}]|\bnull\b|\bnone\b|\bself\b|None|undefined|-name\b|_")
"""What no sentence contains unless a value went into it raw."""

SOUL_TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"advanced_three": True}),
    (4, {"turn_cap": 25}),
    (5, {"fortune_telling": True}),
    (6, {"reveal_allies": "one_by_one"}),
    (7, {"smuggling": True, "retake_own_stand": True}),
    (8, {"zhenji_bars_all": True}),
    (10, {"jade_is_own_item": True, "effect_order": "tide_last"}),
]
GUOZHAN_TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"careerist_kill_reward": "three"}),
    (4, {}),
    (5, {"reward_counts_dead": "false"}),
    (6, {}),
    (8, {"auto_reveal_win": True}),
    (10, {}),
    (12, {}),
]
CURRENT_TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {"packages": "complete", "battle_royal_needs_death": False}),
    (6, {}),
    (8, {"alliance_mode": "ol", "recruit_refuse_bonus": "q24", "deputy_change_candidates": "three"}),
    (10, {"packages": "standard", "overflow_gets_careerist_mark": True}),
    (12, {"dual_as_head": True}),
]
SENJI_TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"sea_rules": "designer", "heroes": True}),
    (4, {"announce_secret_trades": True, "autumn_order": "one_by_one", "emperor_tie": "current_host_chooses"}),
    (5, {"heroes": True, "umeko_effect": "designer", "winter_proposals": 3}),
    (6, {"recruit_pick": "draw1", "eliminate_with_fleet": True}),
]
EDITIONS = (first(), uses.current())
SKILLS = {skill for edition in EDITIONS for general in edition.by_id.values() for skill in general.skill_ids()}
SKILLS |= {skill.id.replace("-", "_") for skill in uses.glossary_skills(uses.EXPANSIONS)} | uses.standing_skills()
CARDS = {kind for edition in EDITIONS for kind in edition.kinds}
ENDS = ("declare", "foretell")
ENOUGH = 30
"""How often the same news or questions, with other names in them, are said again."""


class Played(NamedTuple):
    """What happened in some matches: news with the number of players, questions, options, refusals, results."""

    news: dict[str, list[tuple[News, int]]]
    asks: dict[tuple[object, ...], list[Ask[Any]]]
    acts: dict[tuple[str, str], list[Args]]
    refusals: dict[str, list[Refusal]]
    ends: set[tuple[str, int | None]]

    @property
    def asked(self) -> set[str]:
        return {about for about, _ in self.acts}


def nothing() -> Played:
    return Played(defaultdict(list), defaultdict(list), defaultdict(list), defaultdict(list), set())


@pytest.fixture(scope="module")
def soul() -> Played:
    """Matches that end soon, and matches in which nobody declares before the pile is long gone."""
    found = nothing()
    for players, options in SOUL_TABLES:
        for game_no, patience in enumerate((0, 1200) * 4):
            _play(found, "stand_soul", players, options, Rng("texts", players, game_no), patience)
    return found


@pytest.fixture(scope="module")
def guozhan() -> Played:
    found = nothing()
    for players, options in GUOZHAN_TABLES:
        for game_no in range(GUOZHAN_GAMES):
            _play(found, "guozhan", players, options, Rng("texts", players, game_no))
    return found


@pytest.fixture(scope="module")
def current() -> Played:
    """Matches of the current edition of 国战."""
    found = nothing()
    for players, options in CURRENT_TABLES:
        for game_no in range(CURRENT_GAMES):
            rng = Rng("texts", "current", players, game_no)
            _play(found, "guozhan", players, {"edition": "current", **options}, rng)
    return found


@pytest.fixture(scope="module")
def senji() -> Played:
    found = nothing()
    for players, options in SENJI_TABLES:
        for game_no in range(SENJI_GAMES):
            _play(found, "senji", players, options, Rng("texts", players, game_no))
    _note(found, _refuge())
    return found


def _refuge() -> Ask[Any]:
    """Kenji has lost his war and may choose where to flee, which is too rare to wait for."""
    fan = house("fan", lands="bungo:3 chikuzen:6 satsuma", samurai="kenji@bungo")
    mask = house("mask", lands="iyo:6 sanuki tosa")
    war = scene(*filled(6, fan, mask), orders="bungo:move", stage="name", dice="lotus " * 40)
    return war.act("A", "march", to="iyo", armies=3, samurai="kenji").asked("A", "senji-refuge")


@pytest.fixture(params=["soul", "guozhan", "current", "senji"])
def played(request: pytest.FixtureRequest) -> Played:
    found: Played = request.getfixturevalue(request.param)
    return found


GUOZHAN_GAMES, CURRENT_GAMES, SENJI_GAMES = 12, 12, 6


def _play(found: Played, name: str, players: int, chosen: dict[str, Any], rng: Rng, patience: int = 0) -> None:
    def hear(news: News) -> None:
        _few(found.news[news.key], (news, players))

    game = GAMES[name]
    match: Match[Any] = Match(game, players, from_dict(game.options, chosen), rng.seed(), copyable=False, sink=hear)
    n = 0
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        _note(found, ask)
        answer = random_answer(ask, rng)
        while n < patience and ask.options[answer[0]].act in ENDS:
            answer = random_answer(ask, rng)
        match.answer(ask.seat, answer)
        n += 1
        if n == patience + LONG:
            break
    if match.result is not None:
        found.ends.add((match.result.why, match.result.seat))


LONG = 4000
"""After so many answers more is enough."""


def _note(found: Played, ask: Ask[Any]) -> None:
    """Questions differ by what they are about, by the moment, and by what they do not say."""
    absent = [arg for arg, value in ask.args.items() if value is None]
    _few(found.asks[(ask.about, ask.args.get("timing"), *absent)], ask)
    for option in ask.options:
        _few(found.acts[(ask.about, option.act)], option.args)
    for refusal in ask.refusals:
        _few(found.refusals[refusal.key], refusal)


def _few(said: list[T], one: T) -> None:
    if len(said) < ENOUGH:
        said.append(one)


def say(texts: Texts, id: str, args: Args) -> None:
    said = sentence(texts, id, args, NAMES)
    assert said
    assert not LEFT_OVER.search(said), f"{id} in {texts.lang}: {said}"


def act_id(about: str, act: str) -> str:
    """The text on the button of an option; skills are called by their names."""
    listed, button = uses.acts(), f"act-{text_id(about)}-{text_id(act)}"
    if act in listed.get(about, ()) or (about not in listed and load("zh-Hans").has(button)):
        return button
    assert act in SKILLS | CARDS, f"the protocol does not know {act} of {about}"
    return f"gz-skill-{text_id(act)}-name" if act in SKILLS else f"gz-card-{text_id(act)}-name"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(played: Played, lang: Lang) -> None:
    texts = load(lang)
    for ask in (ask for many in played.asks.values() for ask in many):
        id = f"ask-{text_id(ask.about)}"
        say(texts, id, ask.args)
        if texts.has(f"{id}-sub"):
            say(texts, f"{id}-sub", ask.args)
    for (about, act), many in played.acts.items():
        for args in many:
            say(texts, act_id(about, act), args)
    for refusal in (refusal for many in played.refusals.values() for refusal in many):
        say(texts, refusal.key, refusal.args)
    for news, players in (heard for many in played.news.values() for heard in many):
        for viewer in (one for one in (None, *range(players)) if news.reaches(one)):
            said = render_news(texts, news.line(viewer), NAMES)
            assert said
            assert not LEFT_OVER.search(said), f"{news.key} in {lang}: {said}"
    for why, seat in played.ends:
        say(texts, why, {"seat": seat})


def test_matches_of_the_soul_leave_nothing_out(soul: Played) -> None:
    assert uses.of_game(uses.news_keys(), "soul") - soul.news.keys() == set()
    assert uses.of_game(uses.acts(), "soul") - soul.asked == {"soul-mori-which"}, (
        "only a demand for a pouch is too rare here"
    )


def test_matches_of_guozhan_leave_little_out(guozhan: Played, current: Played) -> None:
    told, asked = guozhan.news.keys() | current.news.keys(), guozhan.asked | current.asked
    assert uses.of_game(uses.news_keys(), "gz") - told <= {key.removeprefix("news-") for key in RARE}
    questions = {about for about in uses.offered() if SOURCE.has(f"ask-{about}")} | uses.of_game(uses.acts(), "gz")
    assert questions - {text_id(about) for about in asked} <= {about.removeprefix("ask-") for about in RARE}


SOURCE = load("zh-Hans")
RARE: dict[str, Args] = {
    "news-gz-draw-game": {},
    "news-gz-points": {"seat": 1, "number": 13},
    "news-gz-put-away": {"seat": 1, "cards": ["slash.s7"]},
    "news-gz-returned": {"seats": [0, 2], "kingdom": "wei"},
    "news-gz-xiongsuan": {"seat": 1, "target": 1, "skill": "luanwu"},
    "news-gz-xiongnue": {"seat": 1, "treatment": "take"},
    "ask-gz-buqu": {"count": 2},
    "ask-gz-kylin-bow": {"target": 1},
    "ask-gz-chenglue": {},
    "ask-gz-chuanxin": {"user": 1},
    "ask-gz-diaodu": {"card": "axe.d5"},
    "ask-gz-fangyuan": {},
    "ask-gz-fudi": {},
    "ask-gz-juejue": {"seat": 1, "count": 2},
    "ask-gz-recruit": {},
    "ask-gz-shelie": {},
    "ask-gz-weidi": {"target": 1, "count": 3},
    "ask-gz-xiongsuan": {"target": 1},
    "ask-gz-yigui": {},
    "ask-gz-zhengbi": {"target": 1},
}
"""What matches of this number may not come to."""


def test_matches_of_senji_leave_little_out(senji: Played) -> None:
    assert uses.of_game(uses.news_keys(), "senji") - senji.news.keys() <= {key.removeprefix("news-") for key in SELDOM}
    assert uses.of_game(uses.acts(), "senji") - senji.asked == set()


SET = ["fan.trade.1", "mask.support.0", "lotus.hostage.3", "cherry.trade.2", "dragon.hostage.4"]
SELDOM: dict[str, Args] = {
    "news-senji-set": {"seat": 2, "cards": SET, "honour": 10, "owners": [0, 1]},
    "news-senji-tied-at-end": {"seats": [0, 3]},
    "win-senji-last": {"seat": 1},
    "why-senji-floor": {},
    "why-senji-no-province": {},
    "why-senji-no-samurai": {},
}
"""What players who do anything at all hardly ever come to."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", SELDOM | RARE)
def test_what_seldom_happens_can_be_said_too(id: str, lang: Lang) -> None:
    say(load(lang), id, (SELDOM | RARE)[id])


def test_news_for_those_who_know_more_are_given_to_somebody(
    soul: Played, guozhan: Played, current: Played, senji: Played
) -> None:
    news = {**soul.news, **guozhan.news, **current.news, **senji.news}
    private = {key for key, heard in news.items() if any(news.private for news, _ in heard)}
    said = {key for key in uses.news_keys() if load("zh-Hans").has(f"news-{key}-mine")}
    # what a pouch held, the two have read in the line of the trade
    assert private - said == {"soul-announce"}
    assert said - private == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_said_where_nobody_is_named(lang: Lang) -> None:
    texts = load(lang)
    alone = {"zh-Hans": "无人", "zh-Hant": "無人", "en": "nobody"}[lang]
    assert words(texts, {"named": []}, NAMES) == {"named": alone}


def test_names_are_joined_in_the_manner_of_the_language_and_nothing_is_none() -> None:
    args = {"named": [0, 1, 2], "items": ["gouyu", "pouch"], "back": False, "winner": None}
    assert words(load("en"), args, ["Ann", "Bo", "Cy"]) == {
        "named": "Ann, Bo and Cy",
        "items": "Magatama and Brocade Pouch",
        "back": "false",
        "winner": "none",
    }
    assert words(load("zh-Hans"), args, ["甲", "乙", "丙"])["named"] == "甲、乙、丙"


def test_cards_skills_and_generals_are_called_by_their_names() -> None:
    args = {
        "card": "slash.s7",
        "cards": ["dodge.h2", "wine.c11"],
        "hidden": [],
        "old": None,
        "kind": "lightning",
        "why": "axe",
        "skill": "rende",
        "generals": [["head", "cao_cao"], ["deputy", "zhen_ji"]],
        "kingdom": "wei",
        "place": "deputy",
        "phase": "draw",
        "suit": "spade",
        "pile": "buqu",
        "count": 2,
    }
    said = {
        "card": "Slash ♠7",
        "cards": "Dodge ♥2 and Wine ♣J",
        "hidden": "none",
        "old": "none",
        "kind": "Lightning",
        "why": "Rock Cleaving Axe",
        "skill": "Benevolence",
        "generals": "Cao Cao (Head) and Zhen Ji (Deputy)",
        "kingdom": "Wei",
        "place": "Deputy",
        "phase": "Draw",
        "suit": "Spade",
        "pile": "scars",
        "count": 2,
    }
    assert words(load("en"), args, NAMES) == said


def test_things_of_senji_are_called_by_their_names() -> None:
    args = {
        "to": "aki",
        "by": "south",
        "cards": ["fan.hostage.4", "mask.support.0"],
        "wild": "lotus.any",
        "flowers": ["m01_1", "m04_3"],
        "samurai": ["mori"],
        "guards": [],
        "home": [["fan.trade.1", 1]],
        "bids": [[0, ["fan.hostage.4"], 4], [1, [], 0]],
        "dice": ["fan", "mask", "mask"],
        "sums": [9, 5],
        "tied": [],
        "families": ["fan", "dragon"],
        "kind": "sun",
    }
    said = {
        "to": "Aki",
        "by": "South Sea",
        "cards": "Fan Hostage 4 and Mask Support 0",
        "wild": "any Lotus card",
        "flowers": "Pine Sun (crane) and Wisteria Plain",
        "samurai": "Mori",
        "guards": "none",
        "home": "Fan Trade 1 goes home to Bo",
        "bids": "Ann 4 (Fan Hostage 4) and Bo 0",
        "dice": "Mask 2 and Fan 1",
        "sums-attacker": 9,
        "sums-defender": 5,
        "tied": "none",
        "families": "Fan and Dragon",
        "kind": "Sun",
    }
    assert words(load("en"), args, ["Ann", "Bo"]) == said
    supports = {"cards": ["fan.support.2", None], "points": [2, 0]}
    assert words(load("zh-Hans"), supports, ["甲", "乙"]) == {
        "cards-attacker": "扇家支援2",
        "cards-defender": "none",
        "points-attacker": 2,
        "points-defender": 0,
    }
    assert words(load("en"), {"to": 1, "wild": "any"}, ["Ann", "Bo"]) == {"to": "Bo", "wild": "any card"}


def test_generals_are_named_with_their_places_where_they_lie_anywhere() -> None:
    en = load("en")
    assert words(en, {"generals": ["deng_ai", "lord_cao_cao"]}, NAMES) == {"generals": "Deng Ai and Lord Cao Cao"}
    assert words(en, {"generals": [["head", "deng_ai"]]}, NAMES) == {"generals": "Deng Ai (Head)"}
    assert words(en, {"pile": "field", "mark": "fish", "command": "rest"}, NAMES) == {
        "pile": "fields",
        "mark": "fish",
        "command": "rest",
    }


def test_who_does_it_to_himself_is_not_named_twice() -> None:
    zh, names = load("zh-Hans"), ["甲", "乙"]
    use = {"seat": 0, "card": "peach", "cards": ["peach.h3"], "skill": None, "targets": [0], "second": None}
    assert sentence(zh, "news-gz-use", use, names) == "甲使用【桃♥3】。"
    assert sentence(zh, "news-gz-use", {**use, "targets": [1]}, names) == "甲对乙使用【桃♥3】。"
    borrowed = {"seat": 0, "card": "borrowed_sword", "cards": ["borrowed_sword.c12"], "skill": None, "targets": [1]}
    assert sentence(zh, "news-gz-use", {**borrowed, "second": 0}, names) == "甲对乙使用【借刀杀人♣Q】，要其杀甲。"
    as_slash = {"seat": 0, "card": "slash", "cards": ["peach.h3"], "skill": "wusheng", "targets": [1], "second": None}
    assert sentence(zh, "news-gz-use", as_slash, names) == "甲发动“武圣”，把【桃♥3】当【杀】，对乙使用。"
    no_card = {**as_slash, "cards": [], "skill": None}
    assert sentence(zh, "news-gz-use", no_card, names) == "甲视为对乙使用【杀】。"
    hurt = {"seat": 0, "amount": 1, "nature": "fire", "hp": 2}
    assert sentence(zh, "news-gz-damage", {**hurt, "source": 0}, names) == "甲受到自己的 1 点火焰伤害，体力 2。"
    assert sentence(zh, "news-gz-damage", {**hurt, "source": None}, names) == "甲受到 1 点火焰伤害，体力 2。"


def test_a_line_that_only_brings_a_patch_says_nothing() -> None:
    assert render_news(load("en"), {"n": 3, "key": None, "args": {}, "patch": [[["turn"], 2]]}, NAMES) == ""
