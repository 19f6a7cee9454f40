"""卧龙诸葛亮: 八阵, 火计, 看破."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "wolong.bazhen")
@pytest.mark.parametrize(("card", "hp"), [("peach.h4", 3), ("slash.s8", 2)])
def test_without_armour_he_judges_for_a_dodge(card: str, hp: int) -> None:
    s = scene(seat("", "slash"), seat("wolong+ ma_chao-"), deck=card)
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "bazhen").on()
    assert s["B"].hp == hp
    assert s.told("gz-skill", seat="B", skill="bazhen")
    s.sound()


@pytest.mark.proves("guozhan", "skill", "wolong.bazhen")
def test_a_failed_judgement_leaves_the_other_ways_open() -> None:
    s = scene(seat("", "archery_attack"), seat("wolong+ ma_chao-", "dodge"), deck="slash.s8")
    s.use("A", "archery_attack").until("B", "gz-dodge").does("B", "gz-dodge", "bazhen").until("B", "gz-dodge")
    assert "bazhen" not in s.acts(s.asked("B", "gz-dodge"))
    s.does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "wolong.bazhen")
def test_bazhen_may_be_left_alone() -> None:
    s = scene(seat("", "slash"), seat("wolong+ ma_chao-"), deck="peach.h4")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "decline").on()
    assert s["B"].hp == 2
    assert s.count("gz-judge") == 0


@pytest.mark.proves("guozhan", "skill", "wolong.bazhen")
def test_with_an_armour_there_is_no_bazhen() -> None:
    s = scene(seat("", "slash.h10"), seat("wolong+ ma_chao-", equip="renwang_shield"))
    s.use("A", "slash", "B").not_offered("B", "bazhen")
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "wolong.bazhen")
def test_qinggang_ignores_bazhen_too() -> None:
    s = scene(seat("", "slash", equip="qinggang"), seat("wolong+ ma_chao-", "peach"), deck="peach.h4")
    s.use("A", "slash", "B").not_offered("B", "bazhen")
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "wolong.bazhen")
@pytest.mark.rule("guozhan", "R16")
def test_a_hidden_wolong_is_turned_up_before_the_judgement_and_may_become_a_careerist() -> None:
    s = scene(
        seat("", "slash"),
        seat("ma_chao- wolong-"),
        seat("zhang_fei+ huang_zhong-"),
        seat("zhao_yun+ wei_yan-"),
        seat("liu_bei+ meng_huo-"),
        seat("sun_jian- huang_gai-"),
        deck="peach.h4",
    )
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "bazhen", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["B"].careerist
    assert s["B"].hp == 3
    keys = [news.key for news in s.news]
    assert keys.index("gz-reveal") < keys.index("gz-judge")


@pytest.mark.proves("guozhan", "skill", "wolong.huoji")
def test_a_red_card_is_a_fire_attack_which_needs_a_further_card() -> None:
    s = scene(seat("wolong+ ma_chao-", "peach.h4 dodge.d2"), seat("", "slash.d10"))
    s.does("A", "gz-play", "huoji", "peach.h4", "B").until("A", "gz-fire-burn")
    s.does("A", "gz-fire-burn", "discard", "dodge.d2").on()
    assert s["B"].hp == 3
    assert s.told("gz-damage", seat="B", nature="fire")


@pytest.mark.proves("guozhan", "skill", "wolong.huoji")
def test_the_card_that_became_the_fire_attack_is_spent() -> None:
    s = scene(seat("wolong+ ma_chao-", "peach.h4"), seat("", "dodge.h2"))
    s.does("A", "gz-play", "huoji", "peach.h4", "B").on()
    assert s["B"].hp == 4
    assert s.hand("A") == []


@pytest.mark.proves("guozhan", "skill", "wolong.huoji")
def test_black_cards_and_equipment_make_no_fire_attack() -> None:
    s = scene(seat("wolong+ ma_chao-", "slash.s7", equip="chitu.h5"), seat("", "peach"))
    assert "huoji" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "wolong.huoji")
def test_a_hidden_wolong_is_turned_up_when_the_fire_attack_is_declared() -> None:
    s = scene(seat("ma_chao- wolong-", "peach.h4"), seat("", "slash"))
    s.does("A", "gz-play", "huoji", "peach.h4", "B", reveals="deputy").on()
    assert s["A"].up == (False, True)


@pytest.mark.proves("guozhan", "skill", "wolong.kanpo")
def test_a_black_card_is_a_nullification() -> None:
    s = scene(seat("", "dismantle"), seat("wolong+ ma_chao-", "slash.s7"))
    s.use("A", "dismantle", "B").until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "kanpo", "slash.s7").on()
    assert s.told("gz-nullify", seat="B")["card"] == "nullification"
    assert s.told("gz-nullified", seat="B")
    assert s.discarded() == ["slash.s7", "dismantle.h12"]


@pytest.mark.proves("guozhan", "skill", "wolong.kanpo")
def test_red_cards_and_equipment_make_no_nullification() -> None:
    s = scene(seat("", "dismantle"), seat("wolong+ ma_chao-", "peach.h4", equip="dilu.c5"))
    s.use("A", "dismantle", "B").not_offered("B", "kanpo")


@pytest.mark.proves("guozhan", "skill", "wolong.kanpo")
def test_kanpo_is_never_for_a_whole_kingdom() -> None:
    s = scene(
        seat("", "savage_assault"),
        seat("wolong+ ma_chao-", "slash.s7"),
        seat("zhang_fei+ huang_zhong-"),
        seat("pan_feng- pang_de-"),
    )
    s.use("A", "savage_assault").until("B", "gz-nullify-mine")
    assert s.asked("B", "gz-nullify-mine").args["kingdom"] is True
    assert s.acts(s.asked("B", "gz-nullify-mine")) == ["decline", "kanpo"]


@pytest.mark.proves("guozhan", "skill", "wolong.kanpo")
def test_a_kanpo_can_be_countered_by_a_nullification() -> None:
    s = scene(seat("", "dismantle nullification"), seat("wolong+ ma_chao-", "slash.s7 slash.s8"))
    s.use("A", "dismantle", "B").until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "kanpo", "slash.s7")
    s.does("A", "gz-nullify", "decline").until("A", "gz-nullify", "card")
    assert s.asked("A", "gz-nullify").args["depth"] == 1
    s.does("A", "gz-nullify", "card", "nullification").on()
    assert s["B"].hand == []


@pytest.mark.proves("guozhan", "skill", "wolong.kanpo")
def test_a_hidden_wolong_with_a_black_card_can_answer_in_every_window_and_is_turned_up() -> None:
    s = scene(seat("", "dismantle"), seat("ma_chao- wolong-", "slash.s7"), seat("pan_feng- pang_de-", "peach"))
    s.use("A", "dismantle", "C")
    s.until("B", "gz-nullify").does("B", "gz-nullify", "kanpo", "slash.s7", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s.hand("C") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "wolong.kanpo")
def test_kanpo_may_be_declined() -> None:
    s = scene(seat("", "dismantle"), seat("wolong+ ma_chao-", "slash.s7"))
    s.use("A", "dismantle", "B").until("B", "gz-nullify-mine", "kanpo").does("B", "gz-nullify-mine", "decline").on()
    assert s.hand("B") == []
