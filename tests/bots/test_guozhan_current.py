"""The `thumb` bot in the current edition of 国战: pairs, marks, recruiting, summons, commands, the strategic deck."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bots.guozhan_says import says
from guozhan.scene import LETTERS, Scene, scene, seat
from sanzhan.bots import decide, make_bot
from sanzhan.bots.guozhan.actives import ACTIVES
from sanzhan.bots.guozhan.box import Box, box_of
from sanzhan.bots.guozhan.modern_actives import ACTIVES as MODERN_ACTIVES
from sanzhan.bots.guozhan.modern_triggers import ADVISERS as MODERN_ADVISERS
from sanzhan.bots.guozhan.pairs import pair_value
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.bots.guozhan.thumb import RULES, GuozhanThumb
from sanzhan.bots.guozhan.triggers import ADVISERS
from sanzhan.bots.guozhan.uses import VALUERS
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.edition import Edition
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.skill import Active, Conversion, Trigger
from sanzhan.kernel.ask import seen as seen_by
from sanzhan.kernel.match import Match
from sanzhan.kernel.news import News
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Rng
from sanzhan.lab.sim import Plan, decoded, play

CURRENT = GuozhanOptions(edition="current")


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", **how)


def edition() -> Edition:
    return edition_of(CURRENT)


def situation(s: Scene, letter: str) -> Situation:
    number = LETTERS.index(letter)
    return GuozhanThumb().judge(GUOZHAN.view(s.table, number), [news.line(number) for news in s.news])


ENEMY = "cao_ren+ xu_chu+"
MINE = "guan_yu+ ma_chao+"
FRIEND = "huang_zhong+ zhao_yun+"
OTHER = "lu_bu+ pan_feng+"


# -- the box and the pairs


def test_the_box_is_that_of_the_table() -> None:
    s = current(seat("deng_ai+ cao_ren+"), seat(MINE))
    assert "jixi" in situation(s, "A").up(0)
    assert "jixi" not in situation(current(seat("cao_ren+ deng_ai+"), seat(MINE)), "A").up(0)
    assert not box_of(GUOZHAN.view(scene(seat(), seat()).table, 0)).current


def test_half_fish_count_by_their_place() -> None:
    box = Box(edition())
    assert box.fish("jiang_wei", "wei_yan") < box.fish("wei_yan", "guan_yu")
    assert pair_value("wei_yan", "guan_yu", box) > pair_value("guan_yu", "pang_tong", box) - 2


def test_a_lord_is_worth_more_than_the_general_he_replaces() -> None:
    box = Box(edition())
    chosen = Box(edition(), chosen=True)
    assert box.lord_of("liu_bei") == "lord_liu_bei"
    assert pair_value("liu_bei", "zhang_fei", box) > pair_value("liu_bei", "zhang_fei", chosen)


@pytest.mark.parametrize("lords", ["auto", "optional"])
def test_chooses_legal_pairs_of_all_kinds(lords: str) -> None:
    seen: set[str] = set()
    options = from_dict(GuozhanOptions, {"edition": "current", "lords": lords})
    for game in range(12):
        match = Match(GUOZHAN, 8, options, Rng("pairs", game).seed(), sink=lambda news: None)
        for number, ask in list(match.waiting.items()):
            answer = make_bot("thumb").choose(GUOZHAN.view(match.table, number), [], seen_by(ask), Rng("pair", number))
            ask.decode(answer)
            seen.add(decoded(ask, answer)[2])
    assert seen == {"pair", "pair_with"}


def test_a_careerist_has_no_friends_even_while_he_is_hidden() -> None:
    s = current(seat("zhong_hui- guan_yu-"), seat(MINE.replace("guan_yu", "wei_yan")), seat(ENEMY), seat())
    now = situation(s, "A")
    assert all(now.attitude(other) < 0 for other in (1, 2))


def test_every_skill_with_a_choice_has_its_advice() -> None:
    for general in (*edition().generals, *edition().lords.values()):
        for skill in general.skills:
            if isinstance(skill, Active):
                assert skill.id in {*ACTIVES, *MODERN_ACTIVES}, general.id
            elif isinstance(skill, Trigger) and not (skill.locked or skill.forced):
                assert skill.id in {*ADVISERS, *MODERN_ADVISERS}, general.id
            elif isinstance(skill, Conversion) and "use" in skill.modes and skill.count_cards:
                assert {*skill.makes} <= {*VALUERS, "dodge", "nullification"}, general.id


def test_every_card_has_its_worth() -> None:
    played = [KINDS[key] for key in edition().kinds]
    assert {kind.key for kind in played if kind.type == "trick"} - {"nullification", "heg_nullification"} <= {*VALUERS}


# -- marks


def test_the_vanguard_mark_waits_for_an_empty_hand() -> None:
    def asked(hand: str) -> str:
        return says(current(seat("cao_ren+ yue_jin+", hand, marks="vanguard"), seat(OTHER), seat()), "A")[0]

    assert asked("") == "mark_vanguard"
    assert asked("dodge dodge dodge nullification") == "end"


def test_the_companion_mark_is_a_peach_for_the_wounded() -> None:
    def asked(hp: int) -> str:
        return says(current(seat("cao_ren+ yue_jin+", hp=hp, marks="companion"), seat(OTHER), seat()), "A")[0]

    assert asked(1) == "mark_companion_peach"
    assert asked(4) == "end"


def test_the_companion_mark_saves_a_friend_when_there_is_no_peach() -> None:
    s = current(seat(ENEMY, "slash"), seat(MINE, hp=1), seat(FRIEND, marks="companion"), seat())
    s.use("A", "slash", "B").until("C", "gz-rescue", "mark_companion_rescue")
    assert says(s, "C")[0] == "mark_companion_rescue"


def test_the_fish_mark_keeps_two_cards() -> None:
    def asked(hand: str) -> str:
        s = current(seat("cao_ren+ yue_jin+", hand, hp=1, marks="fish"), seat(OTHER), seat())
        return says(s.ends("A").until("A", "gz-skill", "mark_fish_keep"), "A")[0]

    assert asked("peach dodge nullification") == "mark_fish_keep"
    assert asked("dodge") == "decline"


# -- recruiting


def test_a_careerist_recruits_when_few_are_left() -> None:
    def asked(*more: str) -> str:
        s = current(
            seat("sun_chen+ liu_bei+", kingdom="careerist", marks="careerist"), seat(MINE), seat(ENEMY),
            *[seat(pair) for pair in more],
        )  # fmt: skip
        return says(s, "A")[0]

    assert asked() == "recruit"
    assert asked(FRIEND, "dian_wei+ yue_jin+", OTHER, "pang_de- ma_teng-") != "recruit"


def test_joins_a_careerist_only_where_it_makes_him_stronger() -> None:
    def asked(*mates: Any) -> str:
        s = current(
            seat("sun_chen+ liu_bei+", "peach peach", kingdom="careerist", marks="careerist"), seat(MINE, hp=2), *mates
        )  # fmt: skip
        return says(s.does("A", "gz-play", "recruit"), "B")[0]

    assert asked(seat("cao_ren+ yue_jin+", "slash slash")) == "join"
    assert asked(seat(FRIEND, "slash slash dodge"), seat("wei_yan+ pang_tong+", "slash dodge")) == "refuse"


def test_an_ally_of_a_careerist_is_a_friend() -> None:
    s = current(
        seat("sun_chen+ liu_bei+", kingdom="careerist", marks="careerist"), seat(MINE), seat(ENEMY), seat(OTHER)
    )  # fmt: skip
    s.does("A", "gz-play", "recruit").does("B", "gz-join", "join")
    assert situation(s, "A").attitude(1) == situation(s, "B").attitude(0) == 1.0
    assert situation(s, "B").attitude(2) < 0


# -- summons and commands


def test_summons_a_formation_and_is_asked_to_join() -> None:
    s = current(
        seat("cao_hong+ yue_jin+"), seat("xu_chu- dian_wei-"), seat("guan_yu- zhang_fei-"), seat(OTHER), seat(FRIEND)
    )  # fmt: skip
    s.table.round = 5
    assert says(s, "A")[0] == "heyi"
    s.does("A", "gz-play", "heyi")
    assert says(s, "B")[0] in ("head", "deputy")


def test_early_in_a_game_nobody_shows_himself_for_a_summon() -> None:
    s = current(
        seat("cao_hong+ yue_jin+"), seat("xu_chu- dian_wei-"), seat("guan_yu- zhang_fei-"), seat(OTHER), seat(FRIEND)
    )  # fmt: skip
    s.does("A", "gz-play", "heyi")
    assert says(s, "B")[0] == "decline"


def _commanded(hp: int, command: str) -> Scene | None:
    for number in range(40):
        s = current(seat("yu_jin+ cao_ren+", "peach"), seat(MINE, "dodge", hp=hp), seat(), stage="prepare", seed=number)
        s.skill("A", "jieyue", "peach", "B").until("A", "gz-command")
        if command in s.acts(s.asked("A", "gz-command")):
            return s.does("A", "gz-command", command).until("B", "gz-obey")
    return None


def test_obeys_or_not_by_what_it_costs() -> None:
    bleeding, holding = _commanded(1, "bleed"), _commanded(4, "hold")
    assert bleeding is not None
    assert holding is not None
    assert says(bleeding, "B")[0] == "refuse"
    assert says(holding, "B")[0] == "obey"


def test_gives_the_harsher_command_to_an_enemy() -> None:
    s = current(seat("yu_jin+ cao_ren+", "peach"), seat(MINE), seat(), stage="prepare")
    s.skill("A", "jieyue", "peach", "B").until("A", "gz-command")
    acts = s.acts(s.asked("A", "gz-command"))
    harsh = ("hold", "tribute", "rest", "disarm", "strike", "bleed")
    assert says(s, "A")[0] == max(acts, key=harsh.index)


# -- the strategic deck


def test_looks_at_the_general_that_it_has_not_seen() -> None:
    s = current(seat("cao_ren+ yue_jin+", marks="vanguard"), seat("gan_ning- lu_meng-"), seat("pan_feng+ pang_de+"))
    s.table.seen_generals[0] |= 1 << s["B"].generals[0]
    s.table.changed()
    s.does("A", "gz-play", "mark_vanguard", "vanguard").until("A", "gz-vanguard-place")
    assert says(s, "A")[0] == "deputy"


def test_burns_the_camps_of_enemies_not_of_friends() -> None:
    def asked(first: str, second: str) -> str:
        return says(current(seat(MINE, "burning_camps"), seat(first), seat(second), seat(OTHER)), "A")[0]

    assert asked("dian_wei+ yue_jin+", ENEMY) == "use"
    assert asked(FRIEND, "wei_yan+ pang_tong+") == "end"


def test_another_turn_comes_last() -> None:
    s = current(
        seat(MINE, "threaten_emperor slash dodge"), seat(FRIEND), seat("dian_wei+ yue_jin+", hp=1), seat(OTHER), seat()
    )  # fmt: skip
    act, chosen = says(s, "A")
    assert act == "use"
    assert str(chosen[0][0]).startswith("slash")


def test_drowns_whoever_has_much_to_lose() -> None:
    s = current(
        seat(MINE, "drowning"), seat(FRIEND, equip="axe renwang_shield"), seat(ENEMY, equip="eight_trigrams dilu"),
        seat(OTHER, equip="crossbow"),
    )  # fmt: skip
    assert says(s, "A")[1][1] == [2]


def test_a_marked_card_goes_to_a_stranger_for_a_draw() -> None:
    s = current(seat("ma_chao+ wei_yan+", "lure_tiger.d10 dodge"), seat(ENEMY), seat(OTHER))
    act, chosen = says(s, "A")
    assert act == "alliance"
    assert chosen[0] == ["lure_tiger.d10"]


def test_in_the_battle_royal_a_peach_strikes() -> None:
    s = current(
        seat("ma_chao+ wei_yan+", "peach"), seat(ENEMY, hp=1), seat(OTHER), seat("gan_ning+ lu_meng+", dead=True)
    )
    s.table.battle_royal = True
    s.table.changed()
    assert says(s, "A")[0] == "battle_royal"


def test_the_mirror_breaks_for_its_wearer() -> None:
    s = current(seat(ENEMY, "slash"), seat(MINE, hp=1, equip="heart_mirror"), seat()).use("A", "slash", "B")
    assert says(s.until("B", "gz-skill", "heart_mirror"), "B")[0] == "heart_mirror"


# -- whole games


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_games_of_thumbs_end_without_a_fault(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for game in range(4):
            played = play(Plan("guozhan", seats, {"edition": "current"}, "end", ("thumb",) * seats), game)
            assert played.winners, played.record
    assert not caplog.records


def test_every_question_has_a_rule() -> None:
    asked: set[str] = set()
    for game in range(6):
        match = Match(GUOZHAN, 8, CURRENT, Rng("asked", game).seed(), sink=lambda news: None)
        while match.waiting:
            ask = next(iter(match.waiting.values()))
            asked.add(ask.about)
            view = GUOZHAN.view(match.table, ask.seat)
            match.answer(ask.seat, decide(make_bot("thumb"), view, [], ask, Rng("asked", game, match.window_id)))
    assert asked <= {*RULES, "gz-choose"}


def test_answers_the_same_in_every_world_it_cannot_tell_apart() -> None:
    rng, states = Rng("imagine"), 0
    lines: list[list[dict[str, Any]]] = [[] for _ in range(6)]

    def sink(news: News) -> None:
        for number in range(6):
            lines[number].append(news.line(number))

    match = Match(GUOZHAN, 6, CURRENT, Rng("worlds").seed(), sink=sink)
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        number, chance = ask.seat, Rng("worlds", match.window_id)
        answer = decide(make_bot("thumb"), GUOZHAN.view(match.table, number), lines[number], ask, chance)
        if not ask.forced and not rng.below(4):
            other = match.imagine(number, rng)
            if number in other.waiting:
                its, question = GUOZHAN.view(other.table, number), other.waiting[number]
                again = decide(make_bot("thumb"), its, lines[number], question, Rng("worlds", match.window_id))
                assert again == answer, ask.about
                states += 1
        match.answer(number, answer)
    assert states >= 20


def test_is_stronger_than_random() -> None:
    difference, games = 0.0, 30
    for game in range(games):
        levels = tuple("thumb" if (number + game) % 2 else "random" for number in range(6))
        winners = play(Plan("guozhan", 6, {"edition": "current"}, "strength", levels), game).winners
        assert winners is not None
        ours = sum(levels[number] == "thumb" for number in winners)
        difference += (2 * ours - len(winners)) / 3
    assert difference / games > 0.1
