"""孔融: 名士, 礼让."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

MINGSHI = pytest.mark.proves("guozhan", "skill", "kong_rong.mingshi")
LIRANG = pytest.mark.proves("guozhan", "skill", "kong_rong.lirang")
KONG_RONG = "kong_rong+ tian_feng-"


@MINGSHI
@pytest.mark.parametrize("generals", ["cao_ren- yue_jin-", "cao_ren+ yue_jin-"])
def test_who_hides_a_general_hurts_him_one_less(generals: str) -> None:
    s = scene(seat(generals, "slash"), seat(KONG_RONG))
    s.use("A", "slash", "B").on()
    assert s["B"].hp == s["B"].max_hp
    assert s.count("gz-damage") == 0
    s.sound()


@MINGSHI
def test_more_damage_becomes_one_less_and_open_generals_hurt_in_full() -> None:
    s = scene(seat("cao_ren+ yue_jin-", "wine slash"), seat(KONG_RONG))
    s.use("A", "wine").use("A", "slash", "B").on()
    assert s.told("gz-damage", seat="B")["amount"] == 1
    s = scene(seat("cao_ren+ yue_jin+", "slash"), seat(KONG_RONG))
    s.use("A", "slash", "B").on()
    assert s["B"].hp == s["B"].max_hp - 1


@MINGSHI
def test_prevented_damage_is_not_raised_by_his_armour() -> None:
    s = scene(seat("", "fire_slash"), seat(KONG_RONG, equip="rattan_armor", chained=True))
    s.use("A", "fire_slash", "B").on()
    assert s["B"].hp == s["B"].max_hp
    assert s["B"].chained


@MINGSHI
def test_damage_without_source_is_not_reduced() -> None:
    s = scene(seat(KONG_RONG, judging="lightning", hp=3), seat(), stage="judge", deck="slash.s7")
    s.on()
    assert s.told("gz-damage", seat="A")["amount"] == 3


@MINGSHI
def test_a_source_that_turns_up_in_time_hurts_in_full() -> None:
    s = scene(seat("zou_shi+ lu_bu-", "slash"), seat(KONG_RONG))
    s.use("A", "slash", "B").skill("A", "wushuang").on()
    assert s["B"].hp == s["B"].max_hp - 1


@MINGSHI
def test_hidden_he_may_turn_up_or_suffer() -> None:
    s = scene(seat("", "slash"), seat("tian_feng- kong_rong-"))
    s.use("A", "slash", "B").skill("B", "mingshi", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["B"].hp == s["B"].max_hp
    s = scene(seat("", "slash"), seat("tian_feng- kong_rong-"))
    s.use("A", "slash", "B").until("B", "gz-skill", "mingshi").on()
    assert s["B"].up == (False, False)
    assert s["B"].hp == s["B"].max_hp - 1


@LIRANG
def test_what_another_discards_of_his_he_gives_away() -> None:
    s = scene(seat("", "dismantle"), seat(KONG_RONG, "peach"), seat())
    s.use("A", "dismantle", "B").skill("B", "lirang", "peach", "C").on()
    assert s.hand("C") == ["peach"]
    assert s.told("gz-give", seat="B", to="C")["cards"] == ["peach.d2"]
    s.sound()


@LIRANG
def test_the_cards_of_his_discard_phase_go_each_to_whom_he_likes() -> None:
    a = seat("kong_rong+ tian_feng-", "slash.s7 slash.s8 peach.h4 dodge.h2", hp=1)
    s = scene(a, seat(), seat(), stage="discard")
    s.until("A", "gz-discard").does("A", "gz-discard", "choose", ("slash.s7", "slash.s8", "peach.h4"))
    s.skill("A", "lirang", ("slash.s7", "peach.h4"), "B").skill("A", "lirang", "slash.s8", "C").until("B", "gz-play")
    assert {"peach", "slash"} <= set(s.hand("B"))
    assert s.hand("C") == ["slash"]
    assert s.discarded() == []


@LIRANG
def test_an_equipped_card_too_and_he_may_keep_the_rest_where_it_is() -> None:
    s = scene(seat("", "dismantle.h12"), seat(KONG_RONG, "peach", equip="crossbow"), seat())
    s.use("A", "dismantle", "B").until("A", "gz-dismantle").does("A", "gz-dismantle", "choose", "crossbow")
    s.skill("B", "lirang", "crossbow", "A").on()
    assert s.hand("A") == ["crossbow"]
    s = scene(seat("", "dismantle.h12"), seat(KONG_RONG, "peach"), seat())
    s.use("A", "dismantle", "B").until("B", "gz-skill", "lirang").on()
    assert s.discarded() == ["peach.d2", "dismantle.h12"]


@LIRANG
def test_used_played_taken_and_replaced_cards_are_not_discarded() -> None:
    s = scene(seat(KONG_RONG, "slash crossbow", equip="qinggang"), seat("", "dodge"))
    s.use("A", "slash", "B").not_offered("A", "lirang")
    s.use("A", "crossbow").not_offered("A", "lirang")
    s = scene(seat("", "snatch"), seat(KONG_RONG, "peach"))
    s.use("A", "snatch", "B").not_offered("B", "lirang")
    s = scene(seat("", "duel"), seat(KONG_RONG, "slash"))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").not_offered("B", "lirang")


@LIRANG
def test_dead_he_gives_nothing() -> None:
    s = scene(seat("cao_ren+ yue_jin+", "slash"), seat(KONG_RONG, "dodge dodge", hp=1), seat())
    s.use("A", "slash", "B").not_offered("B", "lirang")
    assert not s["B"].alive
    assert s.count("gz-give") == 0


@LIRANG
@pytest.mark.rule("guozhan", "G11")
def test_the_cost_of_the_axe_may_be_given_away_and_the_slash_still_hits() -> None:
    s = scene(seat(KONG_RONG, "slash.s7 peach.h4 peach.h6", equip="axe"), seat("", "dodge"), seat())
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")
    s.skill("A", "axe", ("peach.h4", "peach.h6"))
    assert s["B"].hp == 4
    s.skill("A", "lirang", ("peach.h4", "peach.h6"), "C").on()
    assert s.hand("C") == ["peach", "peach"]
    assert s["B"].hp == 3


@LIRANG
def test_hidden_he_turns_up_to_give() -> None:
    s = scene(seat("", "dismantle"), seat("tian_feng- kong_rong-", "peach"), seat())
    s.use("A", "dismantle", "B").skill("B", "lirang", "peach", "C", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s.hand("C") == ["peach"]
