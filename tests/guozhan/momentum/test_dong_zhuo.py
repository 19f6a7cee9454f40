"""董卓: 横征, 暴凌 (崩坏)."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

HENGZHENG = pytest.mark.proves("guozhan", "skill", "dong_zhuo.hengzheng")
BAOLING = pytest.mark.proves("guozhan", "skill", "dong_zhuo.baoling")
BENGHUAI = pytest.mark.proves("guozhan", "skill", "dong_zhuo.benghuai")
UP = "dong_zhuo+ pang_de+"
TYRANT = "dong_zhuo+ soldier_male_qun+"


@HENGZHENG
def test_he_takes_a_card_of_everybody_from_any_area_instead_of_drawing() -> None:
    s = scene(
        seat(UP), seat("", "peach dodge"), seat("", "slash", equip="dilu"), seat("", judging="indulgence"),
        stage="draw", edition="current",
    )  # fmt: skip
    s.skill("A", "hengzheng").does("A", "gz-take", "choose", "hand").does("A", "gz-take", "choose", "dilu")
    s.until("A", "gz-play")
    assert len(s["A"].hand) == 3
    assert (len(s["B"].hand), s.worn("C"), s.judging("D")) == (1, {}, [])
    assert s.count("gz-draw", seat="A") == 0
    s.sound()


@HENGZHENG
def test_with_one_hp_a_full_hand_does_not_matter() -> None:
    s = scene(seat(UP, "slash", hp=1), seat("", "peach"), stage="draw", edition="current")
    s.skill("A", "hengzheng").until("A", "gz-play")
    assert s.hand("A") == ["peach", "slash"]


@HENGZHENG
def test_not_with_more_hp_and_a_hand_nor_where_nothing_can_be_taken() -> None:
    scene(seat(UP, "slash"), seat("", "peach"), stage="draw", edition="current").not_offered("A", "hengzheng")
    scene(seat(UP), seat(), stage="draw", edition="current").not_offered("A", "hengzheng")


@HENGZHENG
def test_he_may_draw_instead_and_losers_answer_in_between() -> None:
    s = scene(seat(UP), seat("", "peach"), stage="draw", edition="current")
    s.until("A", "gz-skill", "hengzheng").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 2
    s = scene(seat(UP), seat("sun_shangxiang+ lu_meng+", equip="dilu"), seat("", "peach"), stage="draw",
              edition="current")  # fmt: skip
    s.skill("A", "hengzheng").skill("B", "xiaoji").until("A", "gz-play")
    assert len(s["A"].hand) == 2


@HENGZHENG
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("dong_zhuo- pang_de-"), seat("", "peach"), stage="draw", edition="current")
    s.skill("A", "hengzheng", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s.hand("A") == ["peach"]


@BAOLING
def test_after_his_play_phase_the_deputy_is_removed_and_he_grows() -> None:
    s = scene(seat(UP, hp=1), seat(), edition="current").ends("A").until("B", "gz-play")
    assert (s["A"].hp, s["A"].max_hp) == (4, 7)
    assert s.told("gz-removed", seat="A")["general"] == "pang_de"
    assert s.table.general(s["A"], 1).id == "soldier_male_qun"
    s.sound()


@BAOLING
def test_a_hidden_deputy_is_shown_and_removed() -> None:
    s = scene(seat("dong_zhuo+ pang_de-"), seat(), edition="current").ends("A").until("B", "gz-play")
    assert s["A"].up == (True, True)
    assert s["A"].max_hp == 7


@BAOLING
def test_as_deputy_and_beside_a_soldier_nothing_happens() -> None:
    for pair in ("pang_de+ dong_zhuo+", TYRANT):
        s = scene(seat(pair), seat(), edition="current")
        most = s["A"].max_hp
        s.ends("A").until("B", "gz-play")
        assert s["A"].max_hp == most


@BAOLING
def test_hidden_he_may_stay_so_or_is_turned_up_by_it() -> None:
    s = scene(seat("dong_zhuo- pang_de+"), seat(), edition="current").ends("A")
    s.until("A", "gz-skill", "baoling").does("A", "gz-skill", "decline").until("B", "gz-play")
    assert (s["A"].up, s["A"].max_hp) == ((False, True), 4)
    s = scene(seat("dong_zhuo- pang_de+"), seat(), edition="current").ends("A")
    s.skill("A", "baoling", reveals="head").until("B", "gz-play")
    assert (s["A"].up, s["A"].max_hp) == ((True, True), 7)


@BAOLING
def test_it_happens_once() -> None:
    s = scene(seat(UP), seat(), edition="current").ends("A").until("B", "gz-play").ends("B").until("A", "gz-play")
    s.ends("A").until("B", "gz-play")
    assert s.count("gz-removed") == 1


@BENGHUAI
@BAOLING
def test_then_he_crumbles_while_somebody_has_less_hp() -> None:
    s = scene(seat(UP), seat("", "", hp=3), edition="current").ends("A").until("A", "gz-benghuai")
    s.does("A", "gz-benghuai", "lose_hp").until("B", "gz-play")
    assert (s["A"].hp, s["A"].max_hp) == (6, 7)
    s = scene(seat(UP), seat("", "", hp=3), edition="current").ends("A").until("A", "gz-benghuai")
    s.does("A", "gz-benghuai", "lose_max_hp").until("B", "gz-play")
    assert (s["A"].hp, s["A"].max_hp) == (6, 6)
    s.sound()


@BENGHUAI
def test_a_wound_is_spared_where_the_maximum_gives_way() -> None:
    s = scene(seat(UP, hp=2), seat("", hp=3), edition="current").ends("A").until("A", "gz-benghuai")
    s.does("A", "gz-benghuai", "lose_max_hp").until("B", "gz-play")
    assert (s["A"].hp, s["A"].max_hp) == (5, 6)


@BENGHUAI
def test_not_if_nobody_has_less_and_not_before_the_tyranny() -> None:
    s = scene(seat(UP, hp=1), seat(), edition="current").ends("A").until("B", "gz-play")
    assert not [about for _, about, _ in s.asked_so_far if about == "gz-benghuai"]
    s = scene(seat("pang_de+ dong_zhuo+"), seat("", hp=1), edition="current").ends("A").until("B", "gz-play")
    assert not [about for _, about, _ in s.asked_so_far if about == "gz-benghuai"]
    scene(seat("dong_zhuo- pang_de-"), seat("", hp=1), stage="finish", edition="current").not_offered("A", "benghuai")
