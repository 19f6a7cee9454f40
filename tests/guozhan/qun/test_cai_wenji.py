"""蔡文姬: 悲歌, 断肠."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

BEIGE = pytest.mark.proves("guozhan", "skill", "cai_wenji.beige")
DUANCHANG = pytest.mark.proves("guozhan", "skill", "cai_wenji.duanchang")
CAI_WENJI = "cai_wenji+ tian_feng-"


def dirge(judged: str, a_hand: str = "") -> Scene:
    """A slashes B, for whom C sings; the judgement is this card."""
    a = seat("cao_ren+ yue_jin-", f"slash.c2 {a_hand}")
    s = scene(a, seat(), seat(CAI_WENJI, "peach"), deck=f"{judged} slash.c3 slash.c4")
    return s.use("A", "slash.c2", "B").skill("C", "beige", "peach")


@BEIGE
def test_on_a_heart_the_victim_recovers() -> None:
    s = dirge("slash.h10").on()
    assert s["B"].hp == 4
    assert s.told("gz-judge", seat="B")["why"] == "beige"
    assert s["C"].hand == []
    s.sound()


@BEIGE
def test_on_a_diamond_the_victim_draws_two() -> None:
    s = dirge("slash.d10").on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["slash", "slash"]


@BEIGE
def test_on_a_club_the_source_discards_two_of_his_choice() -> None:
    s = dirge("slash.c5", "dodge peach wine")
    s.until("A", "gz-discard").does("A", "gz-discard", "choose", ("dodge", "wine")).on()
    assert s.hand("A") == ["peach"]
    s = dirge("slash.c5", "dodge").on()
    assert s.hand("A") == []


@BEIGE
def test_on_a_spade_the_source_is_stacked_or_upright_again() -> None:
    s = dirge("slash.s7").on()
    assert s["A"].stacked
    a = seat("cao_ren+ yue_jin-", "slash.c2", stacked=True)
    s = scene(a, seat(), seat(CAI_WENJI, "peach"), deck="slash.s7")
    s.use("A", "slash.c2", "B").skill("C", "beige", "peach").on()
    assert not s["A"].stacked


@BEIGE
def test_she_may_sing_for_herself_with_an_equipped_card() -> None:
    s = scene(seat("", "slash"), seat(CAI_WENJI, equip="crossbow"), deck="peach.h4")
    s.use("A", "slash", "B").skill("B", "beige", "crossbow").on()
    assert s["B"].hp == s["B"].max_hp
    assert s.worn("B") == {}


@BEIGE
def test_she_need_not_sing() -> None:
    s = scene(seat("", "slash"), seat(), seat(CAI_WENJI, "peach"), deck="slash.h10")
    s.use("A", "slash", "B").until("C", "gz-skill", "beige").on()
    assert s["B"].hp == 3
    assert s.hand("C") == ["peach"]


@BEIGE
def test_no_song_without_a_card_for_another_card_or_for_the_dead() -> None:
    s = scene(seat("", "slash"), seat(), seat(CAI_WENJI))
    s.use("A", "slash", "B").not_offered("C", "beige")
    s = scene(seat("", "duel"), seat(), seat(CAI_WENJI, "peach"))
    s.use("A", "duel", "B").not_offered("C", "beige")
    s = scene(seat("", "slash"), seat("", hp=1), seat(CAI_WENJI, "dodge"), seat())
    s.use("A", "slash", "B").not_offered("C", "beige")
    assert not s["B"].alive


@BEIGE
def test_a_slash_that_a_chain_brings_counts_for_each_victim() -> None:
    s = scene(
        seat("", "fire_slash"),
        seat("", chained=True),
        seat("", chained=True),
        seat(CAI_WENJI, "peach dodge"),
        deck="slash.h10 slash.h12",
    )
    s.use("A", "fire_slash", "B").skill("D", "beige", "peach").skill("D", "beige", "dodge").on()
    assert (s["B"].hp, s["C"].hp) == (4, 4)


@BEIGE
def test_ghostly_way_may_change_the_song() -> None:
    s = scene(seat("", "slash"), seat("zhang_jiao+ pang_de-", "slash.s7"), seat(CAI_WENJI, "peach"), deck="slash.h10")
    s.use("A", "slash", "B").skill("C", "beige", "peach").skill("B", "guidao", "slash.s7").on()
    assert s["A"].stacked
    assert s["B"].hp == s["B"].max_hp - 1
    assert s.hand("B") == ["slash"]


@BEIGE
def test_hidden_she_turns_up_with_the_cost() -> None:
    s = scene(seat("", "slash"), seat(), seat("tian_feng- cai_wenji-", "peach dodge"), deck="slash.h10")
    s.use("A", "slash", "B").skill("C", "beige", "peach", reveals="deputy").on()
    assert s["C"].up == (False, True)
    assert s["B"].hp == 4


@DUANCHANG
def test_who_kills_her_loses_the_skills_of_one_general_of_her_choice() -> None:
    a, b = seat("ma_chao+ zhao_yun+", "slash slash", equip="crossbow"), seat(CAI_WENJI, hp=1)
    s = scene(a, b, seat())
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "head").on()
    assert not s["B"].alive
    assert s["A"].lost == (True, False)
    s.use("A", "slash", "C").not_offered("A", "tieqi")
    s.sound()


@DUANCHANG
def test_she_cannot_do_without_but_only_another_killer_loses_skills() -> None:
    s = scene(seat("ma_chao+ zhao_yun+", "slash"), seat(CAI_WENJI, hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-duanchang")
    assert s.acts(s.asked("B", "gz-duanchang")) == ["head", "deputy"]
    # nobody has killed her
    s = scene(seat(), seat(CAI_WENJI, hp=1, judging="lightning"), seat(), turn="B", stage="judge", deck="slash.s7")
    s.not_offered("B", "head")
    assert not s["B"].alive
    assert [p.lost for p in s.table.players] == [(False, False)] * 3


@DUANCHANG
@pytest.mark.rule("guozhan", "R20")
def test_a_killer_with_both_generals_face_down_loses_one_unseen() -> None:
    s = scene(seat("ma_chao- zhao_yun-", "slash slash", equip="crossbow"), seat(CAI_WENJI, hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "head").on()
    assert s["A"].up == (False, False)
    assert s["A"].lost == (True, False)
    s.use("A", "slash", "C").not_offered("A", "tieqi")
    s = scene(seat("ma_chao- zhao_yun-", "slash"), seat(CAI_WENJI, hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "deputy").on()
    assert s["A"].lost == (False, True)


@DUANCHANG
@pytest.mark.rule("guozhan", "R19")
def test_lost_skills_stay_lost_when_the_general_is_turned_down_and_up_again() -> None:
    s = scene(
        seat("ma_chao+ zhao_yun+", "slash", equip="crossbow"),
        seat(CAI_WENJI, hp=1),
        seat("zou_shi+ kong_rong-", equip="qinggang"),
        deck="slash.c2 slash.c3 slash.c4 slash.c5 slash.c8 slash.c9",
    )
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "head").on().ends("A")
    s.until("C", "gz-play").does("C", "gz-play", "qingcheng", "qinggang", "A", "head").on()
    assert s["A"].up == (False, True)
    s.until("C", "gz-play").ends("C").skill("A", "turn_up", "head").until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert s["A"].lost == (True, False)
    s.use("A", "slash", "C").not_offered("A", "tieqi")


@DUANCHANG
@pytest.mark.rule("guozhan", "R15")
def test_hidden_she_takes_skills_even_in_the_turn_of_zou_shi() -> None:
    s = scene(seat("zou_shi+ pan_feng-", "slash"), seat("cai_wenji- tian_feng-", hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "head").on()
    assert s["A"].lost == (True, False)
    # shown, not revealed
    assert s.count("gz-reveal") == 0
    assert s.told("gz-shown", seat="B")


@DUANCHANG
def test_a_second_heartbreak_takes_the_other_general() -> None:
    s = scene(
        seat("ma_chao+ zhao_yun+", "slash", kingdom="careerist"),
        seat(CAI_WENJI, hp=1),
        seat(),
    )
    s["A"].lost = (True, False)
    s.table.changed()
    s.use("A", "slash", "B").on()
    assert s["A"].lost == (True, True)
