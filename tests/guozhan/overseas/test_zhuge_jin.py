"""诸葛瑾: 缓释, 弘援, 明哲."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

HUANSHI = pytest.mark.proves("guozhan", "skill", "zhuge_jin.huanshi")
HONGYUAN = pytest.mark.proves("guozhan", "skill", "zhuge_jin.hongyuan")
MINGZHE = pytest.mark.proves("guozhan", "skill", "zhuge_jin.mingzhe")
UP = "zhuge_jin+ gan_ning+"


@HUANSHI
@pytest.mark.parametrize("card", ["peach.h6", "zixing"])
def test_a_card_of_his_replaces_the_judgement_card(card: str) -> None:
    s = scene(
        seat("sun_quan+ lu_su+", judging="indulgence"), seat(UP, "peach.h6", equip="zixing"), seat(), seat(),
        stage="judge", deck="slash.s7", edition="current",
    )  # fmt: skip
    s.skill("B", "huanshi", card).on()
    assert s.told("gz-judge-replaced", seat="A")["old"] == "slash.s7"
    s.sound()


@HUANSHI
def test_only_in_his_own_kingdom() -> None:
    for judge in ("cao_ren+ xu_chu+", "sun_quan- lu_su-"):
        s = scene(
            seat(judge, judging="indulgence"), seat(UP, "peach"), seat(), seat(), stage="judge", edition="current"
        )
        s.not_offered("B", "huanshi")


@HUANSHI
def test_he_may_leave_it_and_needs_a_card() -> None:
    s = scene(seat(UP, "peach", judging="indulgence"), seat(), stage="judge", edition="current")
    s.until("A", "gz-skill", "huanshi").does("A", "gz-skill", "decline").on()
    assert s.count("gz-judge-replaced") == 0
    s = scene(seat(UP, judging="indulgence"), seat(), stage="judge", edition="current")
    s.not_offered("A", "huanshi")


@HUANSHI
def test_hidden_he_is_turned_up_by_it() -> None:
    s = scene(seat("sun_quan+ lu_su+", judging="indulgence"), seat("zhuge_jin- gan_ning-", "peach.h6"), seat(), seat(),
              stage="judge", deck="slash.s7", edition="current")  # fmt: skip
    s.skill("B", "huanshi", "peach", reveals="head").on()
    assert s["B"].up == (True, False)
    assert s.told("gz-judge-replaced", seat="A")


@HONGYUAN
def test_a_card_he_shows_may_be_given_away_like_a_marked_one() -> None:
    s = scene(seat(UP, "dilu"), seat("cao_ren+ xu_chu+"), edition="current")
    assert "alliance" not in s.acts(s.asked("A", "gz-play"))
    s.does("A", "gz-play", "hongyuan", "dilu").does("A", "gz-play", "alliance", "dilu", "B")
    s.until("A", "gz-alliance").does("A", "gz-alliance", "draw_one").until("A", "gz-play")
    assert s.hand("B") == ["dilu"]
    assert len(s["A"].hand) == 1
    assert "hongyuan" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@HONGYUAN
def test_the_mark_ends_with_the_phase() -> None:
    s = scene(seat(UP, "dilu"), seat("cao_ren+ xu_chu+"), edition="current")
    s.does("A", "gz-play", "hongyuan", "dilu").ends("A").until("B", "gz-play")
    assert s["A"].effects == ()


@HONGYUAN
def test_another_of_his_kingdom_may_draw_instead_of_him() -> None:
    s = scene(seat(UP, "thunder_slash.s11"), seat("cao_ren+ xu_chu+"), seat("sun_quan+ lu_su+"), seat(),
              edition="current")  # fmt: skip
    s.does("A", "gz-play", "alliance", "thunder_slash", "B").until("A", "gz-alliance")
    s.does("A", "gz-alliance", "draw_one").skill("A", "hongyuan", "C").until("A", "gz-play")
    assert (s["A"].hand, len(s["C"].hand)) == ([], 1)


@HONGYUAN
def test_not_without_another_of_his_kingdom_and_he_may_draw_himself() -> None:
    s = scene(seat(UP, "thunder_slash.s11"), seat("cao_ren+ xu_chu+"), seat(), edition="current")
    s.does("A", "gz-play", "alliance", "thunder_slash", "B").until("A", "gz-alliance")
    s.does("A", "gz-alliance", "draw_one").not_offered("A", "hongyuan")
    s = scene(seat(UP, "thunder_slash.s11"), seat("cao_ren+ xu_chu+"), seat("sun_quan+ lu_su+"), seat(),
              edition="current")  # fmt: skip
    s.does("A", "gz-play", "alliance", "thunder_slash", "B").until("A", "gz-alliance")
    s.does("A", "gz-alliance", "draw_one").until("A", "gz-play")
    assert (len(s["A"].hand), s["C"].hand) == (1, [])


@HONGYUAN
def test_hidden_he_is_turned_up_by_showing_a_card() -> None:
    s = scene(seat("zhuge_jin- gan_ning-", "dilu"), seat(), edition="current")
    s.does("A", "gz-play", "hongyuan", "dilu", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)


@MINGZHE
def test_a_red_answer_outside_his_turn_is_worth_a_card() -> None:
    s = scene(seat("", "slash"), seat(UP, "dodge.h2"), edition="current").use("A", "slash", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").skill("B", "mingzhe").until("A", "gz-play")
    assert len(s["B"].hand) == 1
    s = scene(seat("", "duel"), seat(UP, "slash.h10"), edition="current").use("A", "duel", "B")
    s.until("B", "gz-slash").does("B", "gz-slash", "card", "slash").skill("B", "mingzhe").until("A", "gz-play")
    assert len(s["B"].hand) == 1


@MINGZHE
def test_a_nullification_and_a_peach_count_once() -> None:
    s = scene(seat("", "dismantle"), seat(UP, "heg_nullification.d12 peach"), edition="current")
    s.use("A", "dismantle", "B").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "heg_nullification").skill("B", "mingzhe").not_offered("B", "mingzhe")
    assert len(s["B"].hand) == 2
    s = scene(seat("", "slash"), seat(UP, "peach.h4", hp=1), edition="current").use("A", "slash", "B")
    s.until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach").skill("B", "mingzhe").not_offered("B", "mingzhe")
    assert len(s["B"].hand) == 1


@MINGZHE
def test_a_card_he_uses_himself_in_the_turn_of_another() -> None:
    s = scene(seat("", "borrowed_sword"), seat(UP, "slash.h10", equip="triblade"), seat("", "dodge"), edition="current")
    s.use("A", "borrowed_sword", "B", second="C").until("B", "gz-borrowed")
    s.does("B", "gz-borrowed", "card", "slash").skill("B", "mingzhe").until("A", "gz-play")
    assert len(s["B"].hand) == 1


@MINGZHE
def test_lost_red_equipment_too() -> None:
    s = scene(seat("", "dismantle"), seat(UP, equip="zixing"), edition="current").use("A", "dismantle", "B")
    s.skill("B", "mingzhe").until("A", "gz-play")
    assert len(s["B"].hand) == 1


@MINGZHE
def test_not_for_black_cards_nor_in_his_own_turn_nor_for_a_lost_hand_card() -> None:
    s = scene(seat("", "dismantle"), seat(UP, equip="jueying"), edition="current").use("A", "dismantle", "B")
    s.not_offered("B", "mingzhe")
    scene(seat(UP, "slash.h10"), seat(), edition="current").use("A", "slash", "B").not_offered("A", "mingzhe")
    s = scene(seat("", "dismantle"), seat(UP, "dodge.h2"), edition="current").use("A", "dismantle", "B")
    s.not_offered("B", "mingzhe")


@MINGZHE
def test_he_may_leave_it_and_hidden_he_is_turned_up_by_it() -> None:
    for pair, up in ((UP, (True, True)), ("zhuge_jin- gan_ning-", (True, False))):
        s = scene(seat("", "slash"), seat(pair, "dodge.h2"), edition="current").use("A", "slash", "B")
        s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").until("B", "gz-skill", "mingzhe")
        if pair == UP:
            s.does("B", "gz-skill", "decline").until("A", "gz-play")
            assert s["B"].hand == []
        else:
            s.skill("B", "mingzhe", reveals="head").until("A", "gz-play")
            assert s["B"].up == up
