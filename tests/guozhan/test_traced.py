"""What the source says and no ruling, card or skill names: the deal, the pair, the order of play, kingdoms, the box."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.cards.deck import standard
from sanzhan.guozhan.editions import first
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.generals import STANDARD
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.queries import my_kingdom, other_kingdom, same_kingdom, sex, slash_limit
from sanzhan.guozhan.setup import deal
from sanzhan.guozhan.table import Table
from sanzhan.kernel.match import Match
from sanzhan.kernel.rng import Streams


def dealt(players: int, seed: int = 0) -> Match[Table]:
    """Everybody is about to choose his pair."""
    return Match(GUOZHAN, players, GuozhanOptions(), bytes([seed]) * 32)


def chosen(head: str, deputy: str) -> Match[Table]:
    """Two players; the first has chosen this pair."""
    options = GuozhanOptions()
    table = deal(2, options, first(), Streams(bytes(32)))
    faces = table.general_face
    for place, name in zip(table.dealt[0], (head, deputy), strict=False):
        at = next(handle for handle, general in enumerate(faces) if general.id == name)
        faces[place], faces[at] = faces[at], faces[place]
    match = Match.at(GUOZHAN, table, 2, options)
    ask = match.waiting[0]
    for index, option in enumerate(ask.options):
        shown = list(option.picks[0].shown)
        if head in shown:
            match.answer(0, (index, ((shown.index(head), shown.index(deputy)),)))
            break
    match.answer(1, match.waiting[1].neutral)
    return match


@pytest.mark.parametrize("players", range(2, 13))
def test_seven_generals_each_and_five_with_nine_players_or_more(players: int) -> None:
    table = dealt(players).table
    assert [len(hand) for hand in table.dealt] == [7 if players <= 8 else 5] * players
    assert len(set(sum(table.dealt, ()))) == sum(len(hand) for hand in table.dealt)


@pytest.mark.parametrize("players", range(2, 13))
def test_a_pair_is_of_one_kingdom_and_everybody_has_one_to_choose(players: int) -> None:
    match = dealt(players)
    assert sorted(match.waiting) == list(range(players))
    for number, ask in match.waiting.items():
        assert ask.options
        for option in ask.options:
            (pick,) = option.picks
            assert (pick.least, pick.most, pick.ordered) == (2, 2, True)
            fitting = [match.table.general_face[handle] for handle in pick.candidates]
            assert {general.kingdom for general in fitting} == {option.args["kingdom"]}
            assert set(pick.candidates) <= set(match.table.dealt[number])


def test_the_first_chosen_is_the_head_and_both_lie_face_down() -> None:
    table = chosen("xiao_qiao", "zhou_yu").table
    assert [table.general(table[0], place).id for place in (0, 1)] == ["xiao_qiao", "zhou_yu"]
    assert table[0].up == (False, False)
    others = GUOZHAN.view(table, 1)["seats"][0]["generals"]
    assert [(general["id"], general["up"]) for general in others] == [(None, False), (None, False)]
    assert GUOZHAN.view(table, 0)["me"]["generals"] == ["xiao_qiao", "zhou_yu"]


@pytest.mark.parametrize(
    ("head", "deputy", "hp"),
    [
        ("cao_ren", "yue_jin", 4),
        ("cao_ren", "guo_jia", 3),
        ("guo_jia", "cao_ren", 3),
        ("guo_jia", "sima_yi", 3),
        ("guan_yu", "ma_chao", 4),
        ("lu_bu", "jia_xu", 4),
    ],
)
def test_maximum_hp_is_the_number_of_whole_fish_over_both_cards(head: str, deputy: str, hp: int) -> None:
    table = chosen(head, deputy).table
    assert (table[0].max_hp, table[0].hp) == (hp, hp)


def test_four_cards_each_and_the_rest_is_the_deck() -> None:
    match = dealt(5)
    assert [len(player.hand) for player in match.table.players] == [0] * 5
    for number, ask in list(match.waiting.items()):
        match.answer(number, ask.neutral)
    drawn = [len(player.hand) for player in match.table.players]
    # the first turn has begun, up to the first question
    assert [drawn[number] for number in range(5) if number != match.table.starter] == [4] * 4
    assert len(match.table.deck) + sum(drawn) == 108


def test_two_fish_and_one_and_a_half_are_3_hp_and_a_card_when_both_are_up() -> None:
    s = scene(seat("cao_ren- guo_jia+"), seat(), stage="prepare")
    assert s["A"].max_hp == 3
    s.skill("A", "turn_up", "head").does("A", "gz-fish", "draw_one")
    assert next(news.args for news in s.news if news.key == "gz-draw") == {"seat": 0, "count": 1}


def test_a_pair_without_a_spare_half_is_offered_nothing() -> None:
    s = scene(seat("cao_ren- yue_jin+"), seat(), stage="prepare")
    s.skill("A", "turn_up", "head").on()
    assert not {"gz-fish", "gz-companion"} & {about for _, about, _ in s.asked_so_far}


def test_turns_go_around_in_the_order_of_seats_and_pass_over_the_dead() -> None:
    s = scene(seat(), seat("huang_gai- zhou_tai-", dead=True), seat(), seat())
    order = []
    for _ in range(4):
        now = s.waiting()
        assert now is not None
        order.append(now[0])
        s.ends(now[0]).on()
    assert order == ["A", "C", "D", "A"]


def test_hidden_generals_have_no_kingdom_no_sex_and_no_skills() -> None:
    s = scene(seat("zhang_fei- ma_chao-"), seat())
    me = s["A"]
    assert (me.kingdom, sex(s.table, me), slash_limit(s.table, me)) == (None, None, 1)
    assert s.table.index.modifiers.get("distance", ()) == ()
    up = scene(seat("zhang_fei+ ma_chao-"), seat())
    assert (up["A"].kingdom, sex(up.table, up["A"])) == ("shu", "male")
    assert slash_limit(up.table, up["A"]) > 100


def test_everybody_sees_who_is_a_careerist() -> None:
    s = scene(seat("cao_ren+ yue_jin-", kingdom="careerist"), seat("guan_yu+ ma_chao-"), seat())
    for viewer in (0, 1, 2, None):
        shown = GUOZHAN.view(s.table, viewer)
        assert [one["kingdom"] for one in shown["seats"]] == ["careerist", "shu", None]


def test_everybody_sees_hp_chains_and_stacked_generals() -> None:
    s = scene(seat(hp=2, chained=True), seat(stacked=True), seat())
    for viewer in (0, 1, 2, None):
        seats = GUOZHAN.view(s.table, viewer)["seats"]
        assert [(one["hp"], one["chained"], one["stacked"]) for one in seats] == [
            (2, True, False),
            (4, False, True),
            (4, False, False),
        ]


def test_who_is_stacked_lies_upright_instead_of_his_turn_and_stays_chained() -> None:
    s = scene(seat(), seat("huang_gai- zhou_tai-", "peach", stacked=True, chained=True, judging="indulgence"), seat())
    s.ends("A").on()
    assert s.asked("C", "gz-play").seat == 2
    assert (s["B"].stacked, s["B"].chained) == (False, True)
    assert (s.hand("B"), s.judging("B")) == (["peach"], ["indulgence"])
    assert s.count("gz-turn", seat="B") == 1


@pytest.mark.parametrize(
    ("mine", "other", "same", "different"),
    [
        ("wei", "wei", True, False),
        ("wei", "shu", False, True),
        ("wei", "careerist", False, True),
        ("careerist", "careerist", False, True),
        ("careerist", "wei", False, True),
        ("wei", None, False, False),
        (None, "wei", False, False),
        (None, None, False, False),
    ],
)
def test_who_is_of_the_same_and_who_of_another_kingdom(
    mine: str | None, other: str | None, same: bool, different: bool
) -> None:
    s = scene(seat(kingdom=mine), seat(kingdom=other), seat("huang_gai- zhou_tai-"))
    me, you = s["A"], s["B"]
    assert (same_kingdom(me, you), other_kingdom(me, you)) == (same, different)
    assert my_kingdom(s.table, me) == ([me, you] if same else [me])
    assert not other_kingdom(me, me)


def test_the_deck_has_no_green_dragon_halberd_or_ancient_blade_and_one_crossbow_of_diamonds() -> None:
    weapons = {face.kind for face in standard() if face.slot == 0}
    assert weapons == {
        "crossbow", "double_swords", "qinggang", "ice_sword", "spear", "feather_fan", "axe", "kylin_bow", "six_swords",
        "triblade",
    }  # fmt: skip
    assert [face.suit for face in standard() if face.kind == "crossbow"] == ["diamond"]


@pytest.mark.parametrize(
    ("kingdom", "without", "new"),
    [
        ("wei", ["deng_ai"], ["yue_jin"]),
        ("shu", ["jiang_wei"], ["gan_furen"]),
        ("wu", ["sun_ce"], ["ding_feng"]),
        (
            "qun",
            ["dong_zhuo", "zuo_ci", "yu_ji"],
            ["ji_ling", "kong_rong", "ma_teng", "pan_feng", "tian_feng", "zou_shi"],
        ),
    ],
)
def test_each_kingdom_has_fifteen_generals_some_of_them_new(kingdom: str, without: list[str], new: list[str]) -> None:
    there = {general.id for general in STANDARD if general.kingdom == kingdom}
    assert len(there) == 15
    assert set(new) <= there
    assert not set(without) & {general.id for general in STANDARD}


@pytest.mark.parametrize(
    ("name", "half_fish"),
    [
        ("yue_jin", 4), ("guan_yu", 5), ("gan_furen", 3), ("ding_feng", 4), ("lu_bu", 5), ("kong_rong", 3),
        ("pan_feng", 4), ("tian_feng", 3), ("ji_ling", 4), ("zou_shi", 3), ("ma_teng", 4),
    ],
)  # fmt: skip
def test_the_fish_that_the_source_prints_for_new_and_changed_generals(name: str, half_fish: int) -> None:
    assert first().by_id[name].half_fish == half_fish
