"""陆逊: 谦逊, 度势."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "lu_xun.qianxun@first")
def test_snatch_and_indulgence_are_cancelled_without_a_question() -> None:
    s = scene(seat("", "snatch indulgence"), seat("lu_xun+ gan_ning+", "peach"), seat())
    s.use("A", "snatch", "B").on()
    assert s.told("gz-cancel", seat="B", card="snatch")
    s.use("A", "indulgence", "B").on()
    assert s.told("gz-cancel", seat="B", card="indulgence")
    assert (s.hand("B"), s.judging("B")) == (["peach"], [])
    assert not any(who == "B" and "qianxun" in acts for who, _, acts in s.asked_so_far)
    assert len(s.discarded()) == 2
    s.sound()


@pytest.mark.proves("guozhan", "skill", "lu_xun.qianxun@first")
def test_other_tricks_reach_him() -> None:
    s = scene(seat("", "dismantle supply_shortage"), seat("lu_xun+ gan_ning+", "peach"))
    s.use("A", "dismantle", "B").on()
    s.use("A", "supply_shortage", "B").on()
    assert (s.hand("B"), s.judging("B")) == ([], ["supply_shortage"])


@pytest.mark.proves("guozhan", "skill", "lu_xun.qianxun@first")
def test_a_diamond_as_indulgence_is_cancelled_too() -> None:
    s = scene(seat("da_qiao+ gan_ning+", "dodge.d2"), seat("lu_xun+ lu_meng+"), seat())
    s.skill("A", "guose", "dodge.d2", "B", about="gz-play").on()
    assert s.judging("B") == []
    assert s.discarded() == ["dodge.d2"]


@pytest.mark.proves("guozhan", "skill", "lu_xun.qianxun@first")
def test_an_indulgence_moved_onto_him_is_put_away() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "dodge", judging="indulgence.h6"), seat("lu_xun+ gan_ning+"), stage="play")
    s.skill("A", "qiaobian", "dodge")
    s.until("A", "gz-move-on-field").does("A", "gz-move-on-field", "move", "indulgence", "B").on()
    assert (s.judging("A"), s.judging("B")) == ([], [])
    assert "indulgence.h6" in s.discarded()


@pytest.mark.proves("guozhan", "skill", "lu_xun.qianxun@first")
@pytest.mark.rule("guozhan", "R13")
def test_a_hidden_lu_xun_is_asked_and_may_let_it_happen() -> None:
    s = scene(seat("", "snatch"), seat("lu_xun- gan_ning-", "peach"))
    s.use("A", "snatch", "B").until("B", "gz-skill", "qianxun").does("B", "gz-skill", "decline").on()
    assert s.hand("B") == []
    assert s["B"].up == (False, False)


@pytest.mark.proves("guozhan", "skill", "lu_xun.qianxun@first")
def test_a_hidden_lu_xun_may_turn_up_to_cancel() -> None:
    s = scene(seat("", "snatch"), seat("lu_xun- gan_ning-", "peach"))
    s.use("A", "snatch", "B").skill("B", "qianxun", reveals="head").on()
    assert s.hand("B") == ["peach"]
    assert s["B"].up == (True, False)


@pytest.mark.proves("guozhan", "skill", "lu_xun.duoshi@first")
def test_a_red_hand_card_exhausts_the_whole_kingdom_as_often_as_he_likes() -> None:
    s = scene(
        seat("lu_xun+ gan_ning+", "slash.h10 dodge.d2"),
        seat("lu_meng+ ding_feng+"),
        seat("dian_wei+ xu_huang+"),
        seat(),
        deck="slash.s7 slash.s8 slash.c2 slash.c3",
    )
    s.skill("A", "duoshi", "slash.h10", about="gz-play")
    assert s.told("gz-use", card="await_exhausted", targets="AB", skill="duoshi")
    s.until("A", "gz-discard").does("A", "gz-discard", "choose", ("slash.s7", "slash.s8")).on()
    assert s.count("gz-draw", count=2) == 2
    assert (s.hand("A"), s.hand("B")) == (["dodge"], [])
    s.skill("A", "duoshi", "dodge.d2", about="gz-play").on()
    assert s.count("gz-draw", count=2) == 4
    s.sound()


@pytest.mark.proves("guozhan", "skill", "lu_xun.duoshi@first")
def test_black_cards_and_equipment_will_not_do() -> None:
    s = scene(seat("lu_xun+ gan_ning+", "slash.s7", equip="crossbow"), seat())
    assert "duoshi" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "lu_xun.duoshi@first")
def test_it_can_be_nullified_for_one_of_them() -> None:
    s = scene(
        seat("lu_xun+ gan_ning+", "slash.h10"),
        seat("lu_meng+ ding_feng+"),
        seat("dian_wei+ xu_huang+", "nullification"),
        seat(),
    )
    s.skill("A", "duoshi", "slash.h10", about="gz-play")
    s.until("C", "gz-nullify").does("C", "gz-nullify", "card", "nullification").on()
    assert s.count("gz-draw", seat="A") == 0
    assert s.count("gz-draw", seat="B", count=2) == 1


@pytest.mark.proves("guozhan", "skill", "lu_xun.duoshi@first")
def test_a_hidden_lu_xun_is_of_his_kingdom_before_the_targets_are_fixed() -> None:
    s = scene(seat("lu_xun- gan_ning-", "slash.h10"), seat("lu_meng+ ding_feng+"), seat("dian_wei+ xu_huang+"), seat())
    s.skill("A", "duoshi", "slash.h10", about="gz-play", reveals="head").on()
    assert s["A"].kingdom == "wu"
    assert s.told("gz-use", card="await_exhausted", targets="AB")


@pytest.mark.proves("guozhan", "skill", "lu_xun.duoshi@first")
def test_a_careerist_exhausts_only_himself() -> None:
    s = scene(seat("lu_xun- gan_ning-", "slash.h10"), seat("lu_meng+ ding_feng+"), seat("dian_wei+ xu_huang+"))
    s.skill("A", "duoshi", "slash.h10", about="gz-play", reveals="head").on()
    assert s["A"].careerist
    assert s.told("gz-use", card="await_exhausted", targets="A")


QIANXUN_CURRENT = pytest.mark.proves("guozhan", "skill", "lu_xun.qianxun@current")
DUOSHI_CURRENT = pytest.mark.proves("guozhan", "skill", "lu_xun.duoshi@current")


@QIANXUN_CURRENT
def test_current_snatch_is_cancelled_without_a_question() -> None:
    s = scene(seat("", "snatch"), seat("lu_xun+ gan_ning+", "peach"), edition="current")
    s.use("A", "snatch", "B").on()
    assert s.told("gz-cancel", seat="B", card="snatch")
    assert s.hand("B") == ["peach"]
    assert not any(who == "B" and "qianxun" in acts for who, _, acts in s.asked_so_far)


@QIANXUN_CURRENT
def test_current_indulgence_is_used_on_him_but_goes_to_the_discard_pile() -> None:
    s = scene(seat("", "indulgence.h6"), seat("lu_xun+ gan_ning+"), seat(), edition="current")
    s.use("A", "indulgence.h6", "B").on()
    assert s.told("gz-use", card="indulgence", targets="B")
    assert s.told("gz-skill", seat="B", skill="qianxun")
    assert (s.count("gz-cancel"), s.count("gz-lay")) == (0, 0)
    assert (s.judging("B"), s.discarded()) == ([], ["indulgence.h6"])
    assert not any(who == "B" and "qianxun" in acts for who, _, acts in s.asked_so_far)
    s.sound()


@QIANXUN_CURRENT
def test_current_other_tricks_reach_him() -> None:
    s = scene(seat("", "dismantle supply_shortage"), seat("lu_xun+ gan_ning+", "peach"), edition="current")
    s.use("A", "dismantle", "B").on()
    s.use("A", "supply_shortage", "B").on()
    assert (s.hand("B"), s.judging("B")) == ([], ["supply_shortage"])


@QIANXUN_CURRENT
def test_current_a_diamond_as_indulgence_and_one_moved_onto_him_are_put_away_too() -> None:
    s = scene(seat("da_qiao+ gan_ning+", "dodge.d2"), seat("lu_xun+ lu_meng+"), seat(), edition="current")
    s.skill("A", "guose", "dodge.d2", "B", about="gz-play").on()
    assert (s.judging("B"), s.discarded()) == ([], ["dodge.d2"])
    s = scene(
        seat("zhang_he+ xu_huang+", "dodge", judging="indulgence.h6"),
        seat("lu_xun+ gan_ning+"),
        stage="play",
        edition="current",
    )
    s.skill("A", "qiaobian", "dodge")
    s.until("A", "gz-move-on-field").does("A", "gz-move-on-field", "move", "indulgence", "B").on()
    assert (s.judging("A"), s.judging("B")) == ([], [])
    assert "indulgence.h6" in s.discarded()
    s.sound()


@QIANXUN_CURRENT
def test_current_lightning_is_laid_before_him() -> None:
    s = scene(
        seat("", judging="lightning"),
        seat("lu_xun+ gan_ning+"),
        stage="judge",
        deck="peach.h4",
        edition="current",
    )
    s.on()
    assert s.judging("B") == ["lightning"]


@QIANXUN_CURRENT
def test_current_a_hidden_lu_xun_may_turn_up_or_let_it_happen() -> None:
    s = scene(seat("", "snatch"), seat("lu_xun- gan_ning-", "peach"), edition="current")
    s.use("A", "snatch", "B").skill("B", "qianxun", reveals="head").on()
    assert (s.hand("B"), s["B"].up) == (["peach"], (True, False))
    s = scene(seat("", "indulgence"), seat("gan_ning- lu_xun-"), seat(), edition="current")
    s.use("A", "indulgence", "B").skill("B", "qianxun", reveals="deputy").on()
    assert (s.judging("B"), s["B"].up) == ([], (False, True))
    s = scene(seat("", "indulgence"), seat("gan_ning- lu_xun-"), seat(), edition="current")
    s.use("A", "indulgence", "B").until("B", "gz-skill", "qianxun").on()
    assert (s.judging("B"), s["B"].up) == (["indulgence"], (False, False))


@DUOSHI_CURRENT
def test_current_four_times_a_phase() -> None:
    red = ("dodge.d2", "dodge.d3", "dodge.d6", "dodge.d8", "dodge.d9")
    black = ("slash.s7", "slash.s5", "slash.c2", "slash.c3", "slash.c4", "slash.c5", "slash.s9", "slash.s10")
    s = scene(
        seat("lu_xun+ gan_ning+", " ".join(red)),
        seat("dian_wei+ xu_huang+"),
        deck=" ".join(black),
        edition="current",
    )
    for place in range(4):
        s.skill("A", "duoshi", red[place], about="gz-play")
        assert s.told("gz-use", card="await_exhausted", targets="A", skill="duoshi")
        s.until("A", "gz-discard").does("A", "gz-discard", "choose", black[2 * place : 2 * place + 2]).on()
    assert s.hand("A") == ["dodge"]
    assert "duoshi" not in s.acts(s.asked("A", "gz-play"))
    s.ends("A").on().ends("B").on()
    assert "duoshi" in s.acts(s.asked("A", "gz-play"))
    s.sound()


@DUOSHI_CURRENT
def test_current_black_cards_and_equipment_will_not_do_and_nobody_has_to() -> None:
    s = scene(seat("lu_xun+ gan_ning+", "slash.s7", equip="crossbow"), seat(), edition="current")
    assert "duoshi" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("lu_xun+ gan_ning+", "dodge.d2"), seat(), edition="current")
    s.ends("A").on()
    assert s.hand("A") == ["dodge"]


@DUOSHI_CURRENT
def test_current_it_can_be_nullified() -> None:
    s = scene(seat("lu_xun+ gan_ning+", "slash.h10"), seat("dian_wei+ xu_huang+", "nullification"), edition="current")
    s.skill("A", "duoshi", "slash.h10", about="gz-play")
    s.until("B", "gz-nullify").does("B", "gz-nullify", "card", "nullification").on()
    assert s.count("gz-draw", seat="A") == 0


@DUOSHI_CURRENT
def test_current_a_hidden_lu_xun_exhausts_his_kingdom() -> None:
    s = scene(
        seat("lu_xun- gan_ning-", "slash.h10"),
        seat("lu_meng+ ding_feng+"),
        seat("dian_wei+ xu_huang+"),
        seat(),
        edition="current",
    )
    s.skill("A", "duoshi", "slash.h10", about="gz-play", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s.told("gz-use", card="await_exhausted", targets="AB")
