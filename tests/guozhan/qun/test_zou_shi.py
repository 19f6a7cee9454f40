"""邹氏: 祸水, 倾城."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

HUOSHUI = pytest.mark.proves("guozhan", "skill", "zou_shi.huoshui@first")
QINGCHENG = pytest.mark.proves("guozhan", "skill", "zou_shi.qingcheng@first")
ZOU_SHI = "zou_shi+ kong_rong-"


@HUOSHUI
def test_she_may_turn_up_in_her_play_phase_for_nothing_else() -> None:
    s = scene(seat("kong_rong- zou_shi-"), seat())
    s.does("A", "gz-play", "huoshui", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["A"].kingdom == "qun"
    # there is nothing more to declare
    assert "huoshui" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@HUOSHUI
def test_in_her_turn_the_hidden_skills_of_others_are_asleep() -> None:
    s = scene(seat(ZOU_SHI, "slash"), seat("cai_wenji- tian_feng-", "peach"))
    s.use("A", "slash", "B").not_offered("B", "beige")
    s = scene(seat(ZOU_SHI, "duel.s1"), seat("jia_xu- pang_de-"))
    s.use("A", "duel", "B").not_offered("B", "weimu")
    assert s["B"].hp == s["B"].max_hp - 1


@HUOSHUI
def test_while_she_is_hidden_or_in_the_turn_of_another_they_are_awake() -> None:
    s = scene(seat("zou_shi- kong_rong-", "slash"), seat("cai_wenji- tian_feng-", "peach"))
    s.use("A", "slash", "B").skill("B", "beige", "peach").on()
    assert s["B"].up == (True, False)
    s = scene(seat("", "slash"), seat("cai_wenji- tian_feng-", "peach"), seat(ZOU_SHI))
    s.use("A", "slash", "B").skill("B", "beige", "peach").on()
    assert s["B"].up == (True, False)


@HUOSHUI
def test_open_generals_and_her_own_hidden_one_are_awake() -> None:
    s = scene(seat("zou_shi+ pan_feng-", "slash"), seat("jia_xu- cai_wenji+", "peach", equip="crossbow"))
    s.use("A", "slash", "B").skill("A", "kuangfu", reveals="deputy").until("A", "gz-kuangfu")
    s.does("A", "gz-kuangfu", "discard", "crossbow").skill("B", "beige", "peach").on()
    assert s["A"].up == (True, True)


@HUOSHUI
def test_it_begins_at_once_when_she_is_turned_up_and_ends_with_her_turn() -> None:
    s = scene(seat("zou_shi- kong_rong-"), seat("cai_wenji- tian_feng-"), stage="prepare")
    assert s.table.may_reveal(s["B"])
    s.skill("A", "turn_up", "head").until("A", "gz-play")
    assert not s.table.may_reveal(s["B"])
    assert s.table.may_reveal(s["A"])
    s.ends("A").until("B", "gz-play")
    assert s.table.may_reveal(s["B"])


@HUOSHUI
def test_it_ends_when_she_dies_or_loses_the_skill() -> None:
    a, b = seat("zou_shi+ kong_rong-", "duel.s1", hp=1), seat("guan_yu+ zhang_fei-", "slash")
    s = scene(a, b, seat("cao_ren- jia_xu-", "peach"), seat())
    assert not s.table.may_reveal(s["C"])
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert not s["A"].alive
    assert s.table.may_reveal(s["C"])
    s = scene(seat(ZOU_SHI, "slash"), seat("cai_wenji+ tian_feng-", hp=1), seat("cao_ren- yue_jin-"), seat())
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "head").on()
    assert s.table.may_reveal(s["C"])


@HUOSHUI
@pytest.mark.rule("guozhan", "R14")
def test_a_hidden_zhao_yun_cannot_dodge_with_a_slash_in_her_turn() -> None:
    s = scene(seat(ZOU_SHI, "slash"), seat("ma_chao+ zhao_yun-", "slash slash"), seat())
    s.use("A", "slash", "B").not_offered("B", "longdan")
    assert s["B"].hp == s["B"].max_hp - 1
    s = scene(seat(ZOU_SHI, "slash"), seat("ma_chao- zhao_yun+", "slash slash"), seat())
    s.use("A", "slash", "B").skill("B", "longdan", "slash", about="gz-dodge").on()
    assert s["B"].hp == s["B"].max_hp


@QINGCHENG
def test_an_equipment_card_turns_down_a_general_of_her_choice() -> None:
    s = scene(seat(ZOU_SHI, "crossbow", equip="jueying"), seat("cao_ren+ yue_jin+"), seat("guan_yu+ zhang_fei+"))
    s.does("A", "gz-play", "qingcheng", "crossbow", "B", "head").on()
    assert s["B"].up == (False, True)
    assert s["B"].kingdom == "wei"
    assert s.discarded() == ["crossbow.d1"]
    s.does("A", "gz-play", "qingcheng", "jueying", "C", "deputy").on()
    assert s["C"].up == (True, False)
    s.sound()


@QINGCHENG
def test_only_characters_with_both_up_and_only_equipment() -> None:
    s = scene(seat("zou_shi+ kong_rong+", "crossbow"), seat("cao_ren+ yue_jin-"), seat())
    assert "qingcheng" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat(ZOU_SHI, "slash peach"), seat("cao_ren+ yue_jin+"))
    assert "qingcheng" not in s.acts(s.asked("A", "gz-play"))


@QINGCHENG
def test_the_general_stays_down_in_her_turn_and_comes_back_without_reward() -> None:
    s = scene(seat(ZOU_SHI, "crossbow", hp=3), seat("cai_wenji+ tian_feng+", "peach"), seat(), stage="action")
    s.does("A", "gz-play", "qingcheng", "crossbow", "B", "head").on()
    assert not s.table.may_reveal(s["B"])
    s.ends("A").skill("B", "turn_up", "head").until("B", "gz-play")
    assert s["B"].up == (True, True)
    assert not any(about in ("gz-fish", "gz-companion") for who, about, _ in s.asked_so_far if who == "B")


@QINGCHENG
def test_a_woman_turned_down_leaves_the_sex_of_the_other() -> None:
    s = scene(seat("diao_chan- zou_shi+", "crossbow peach"), seat("zhu_rong+ meng_huo+"), seat("cao_ren+ yue_jin-"))
    assert "lijian" not in s.acts(s.asked("A", "gz-play"))
    s.does("A", "gz-play", "qingcheng", "crossbow", "B", "head").on()
    assert "lijian" in s.acts(s.asked("A", "gz-play"))


@QINGCHENG
def test_zhou_tai_turned_down_loses_his_scars_and_is_dying_at_once() -> None:
    b = seat("zhou_tai+ sun_quan+", "peach peach", hp=-1, scars="slash.s7 slash.s8")
    s = scene(seat(ZOU_SHI, "crossbow"), b, seat())
    s.does("A", "gz-play", "qingcheng", "crossbow", "B", "head").until("B", "gz-rescue")
    assert {"slash.s7", "slash.s8"} <= set(s.discarded())
    s.does("B", "gz-rescue", "card", "peach").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach").on()
    assert s["B"].hp == 1
    s.sound()


@QINGCHENG
def test_hidden_she_turns_up_with_the_cost() -> None:
    s = scene(seat("kong_rong- zou_shi-", "crossbow"), seat("cao_ren+ yue_jin+"), seat())
    s.does("A", "gz-play", "qingcheng", "crossbow", "B", "deputy", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["B"].up == (True, False)
