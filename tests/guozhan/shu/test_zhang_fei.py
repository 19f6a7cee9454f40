"""张飞: 咆哮."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

ENEMIES = seat("cao_ren- yue_jin-"), seat("sun_jian- huang_gai-"), seat("pan_feng- pang_de-")


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@first")
def test_any_number_of_slashes() -> None:
    s = scene(seat("zhang_fei+ ma_chao-", "slash slash slash"), seat())
    s.use("A", "slash", "B").on().use("A", "slash", "B").on().use("A", "slash", "B").on()
    assert s["B"].hp == 1


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@first")
def test_paoxiao_does_not_make_the_slash_reach_further() -> None:
    s = scene(seat("zhang_fei+ ma_chao-", "slash"), *ENEMIES)
    s.cannot_use("A", "slash", "C")


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@first")
def test_wine_is_still_limited() -> None:
    s = scene(seat("zhang_fei+ ma_chao-", "wine wine slash"), seat())
    s.use("A", "wine").on().cannot_use("A", "wine")


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@first")
def test_a_hidden_zhang_fei_is_turned_up_for_the_second_slash_only() -> None:
    s = scene(seat("zhang_fei- ma_chao-", "slash slash"), seat())
    assert [o.args for o in s.asked("A", "gz-play").options if o.act == "use" and o.args.get("reveals")] == []
    s.use("A", "slash", "B").on()
    assert s["A"].up == (False, False)
    s.cannot_use("A", "slash", "B")
    s.use("A", "slash", "B", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@first")
def test_with_a_crossbow_a_hidden_zhang_fei_can_stay_hidden() -> None:
    s = scene(seat("zhang_fei- ma_chao-", "slash slash", equip="crossbow"), seat())
    s.use("A", "slash", "B").on().use("A", "slash", "B").on()
    assert s["A"].up == (False, False)
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@first")
def test_a_hidden_zhang_fei_is_turned_up_for_a_further_slash_made_of_another_card() -> None:
    s = scene(seat("zhang_fei- guan_yu+", "slash peach"), seat())
    s.use("A", "slash", "B").on()
    s.does("A", "gz-play", "wusheng", "peach", "B", reveals="head").on()
    assert s["A"].up == (True, True)
    assert s["B"].hp == 2


# -- current edition


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@current")
def test_the_second_slash_of_a_turn_draws_a_card_and_no_other() -> None:
    s = scene(seat("zhang_fei+ ma_chao-", "slash slash slash"), seat(), seat(), edition="current")
    s.use("A", "slash", "B").on()
    assert len(s["A"].hand) == 2
    s.use("A", "slash", "C").on()
    assert len(s["A"].hand) == 2
    s.use("A", "slash", "B").on()
    assert len(s["A"].hand) == 1
    assert (s["B"].hp, s["C"].hp) == (2, 3)
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@current")
def test_the_card_is_drawn_before_the_slash_takes_effect_and_nobody_is_asked() -> None:
    s = scene(seat("zhang_fei+ ma_chao-", "slash slash"), seat("", "dodge dodge"), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "decline")
    s.use("A", "slash", "B").until("B", "gz-dodge")
    assert len(s["A"].hand) == 1
    assert all("paoxiao" not in acts for who, _, acts in s.asked_so_far if who == "A")


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@current")
def test_a_slash_that_is_played_is_none_that_is_used() -> None:
    s = scene(seat("zhang_fei+ ma_chao-", "duel slash slash slash"), seat("", "slash"), seat(), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash")
    s.until("A", "gz-slash").does("A", "gz-slash", "card", "slash").on()
    s.use("A", "slash", "B").on()
    assert s.count("gz-draw") == 0
    s.use("A", "slash", "B").on()
    assert s.told("gz-draw")["seat"] == "A"


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@current")
def test_a_slash_without_a_card_counts_as_one_of_the_two() -> None:
    s = scene(seat("liu_bei+ zhang_fei+", "peach dodge slash"), seat(), seat(), edition="current")
    s.does("A", "gz-play", "rende", ("peach", "dodge"), "B").does("A", "gz-rende", "use", "C", card="slash").on()
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 2
    assert len(s["A"].hand) == 1


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@current")
def test_each_turn_counts_anew_and_slashes_in_the_turn_of_another_count_too() -> None:
    s = scene(
        seat("", "borrowed_sword.c12"),
        seat("zhang_fei+ ma_chao-", "slash slash slash", equip="axe.d5"),
        seat(),
        edition="current",
    )
    s.use("A", "borrowed_sword.c12", "B", second="C").until("B", "gz-borrowed")
    s.does("B", "gz-borrowed", "card", "slash").on().ends("A").until("B", "gz-play")
    cards = len(s["B"].hand)
    s.use("B", "slash", "C").on()
    assert len(s["B"].hand) == cards - 1
    s.use("B", "slash", "C").on()
    assert len(s["B"].hand) == cards - 1


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@current")
def test_a_hidden_zhang_fei_is_turned_up_for_the_second_slash_or_only_for_the_card() -> None:
    s = scene(seat("zhang_fei- ma_chao-", "slash slash"), seat(), seat(), edition="current")
    s.use("A", "slash", "B").on()
    s.cannot_use("A", "slash", "B").use("A", "slash", "B", reveals="head").on()
    assert (s["A"].up, s["B"].hp, len(s["A"].hand)) == ((True, False), 2, 1)
    t = scene(seat("zhang_fei- ma_chao-", "slash slash", equip="crossbow"), seat(), seat(), edition="current")
    t.use("A", "slash", "B").not_offered("A", "paoxiao").use("A", "slash", "B")
    t.skill("A", "paoxiao", reveals="head").on()
    assert (t["A"].up, len(t["A"].hand)) == ((True, False), 1)
    u = scene(seat("zhang_fei- ma_chao-", "slash slash", equip="crossbow"), seat(), seat(), edition="current")
    u.use("A", "slash", "B").on().use("A", "slash", "B").on()
    assert (u["A"].up, len(u["A"].hand)) == ((False, False), 0)


@pytest.mark.proves("guozhan", "skill", "zhang_fei.paoxiao@current")
def test_his_skill_is_locked_so_he_may_be_turned_up_at_any_free_moment() -> None:
    s = scene(seat("zhang_fei- huang_zhong-"), seat(), seat(), edition="current")
    s.does("A", "gz-play", "turn_up", "head").on()
    assert s["A"].up == (True, False)
