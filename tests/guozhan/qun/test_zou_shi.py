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


HUOSHUI_NOW = pytest.mark.proves("guozhan", "skill", "zou_shi.huoshui@current")
QINGCHENG_NOW = pytest.mark.proves("guozhan", "skill", "zou_shi.qingcheng@current")


@HUOSHUI_NOW
@pytest.mark.parametrize("card", ["slash", "archery_attack"])
def test_half_hidden_characters_of_another_kingdom_cannot_answer(card: str) -> None:
    b = seat("cao_ren+ yue_jin-", "dodge nullification")
    s = scene(seat(ZOU_SHI, card), b, edition="current")
    s.use("A", card, *(["B"] if card == "slash" else [])).on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["dodge", "nullification"]
    assert not any(who == "B" for who, _, _ in s.asked_so_far)
    s.sound()


@HUOSHUI_NOW
@pytest.mark.parametrize("generals", ["cao_ren+ yue_jin+", "cao_ren- yue_jin-", "pan_feng+ ji_ling-"])
def test_the_wholly_open_the_wholly_hidden_and_her_own_kingdom_can(generals: str) -> None:
    s = scene(seat(ZOU_SHI, "slash"), seat(generals, "dodge"), seat(), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == s["B"].max_hp


@HUOSHUI_NOW
def test_not_for_other_cards_not_for_the_slash_of_another_and_not_in_another_turn() -> None:
    s = scene(seat(ZOU_SHI, "duel"), seat("cao_ren+ yue_jin-", "slash"), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash")
    s = scene(
        seat("zou_shi+ jia_xu+", "slash"), seat("cao_ren+ yue_jin-", "slash"), seat("", "dodge"), edition="current"
    )
    s["C"].up, s["C"].kingdom = (True, False), "shu"
    s.table.changed()
    s.does("A", "gz-play", "luanwu").until("B", "gz-luanwu").does("B", "gz-luanwu", "card", "slash")
    s.until("B", "gz-luanwu-target").does("B", "gz-luanwu-target", "choose", "C").until("C", "gz-dodge")
    s = scene(seat("jia_xu+ pang_de-"), seat(ZOU_SHI, "slash"), seat("cao_ren+ yue_jin-", "dodge"), edition="current")
    s.does("A", "gz-play", "luanwu").until("B", "gz-luanwu").does("B", "gz-luanwu", "card", "slash")
    s.until("B", "gz-luanwu-target").does("B", "gz-luanwu-target", "choose", "C").until("C", "gz-dodge")


@HUOSHUI_NOW
def test_others_may_still_nullify_the_volley_for_the_half_hidden() -> None:
    s = scene(
        seat(ZOU_SHI, "archery_attack"),
        seat("cao_ren+ yue_jin-", "dodge nullification"),
        seat("", "nullification"),
        edition="current",
    )
    s.use("A", "archery_attack").until("C", "gz-nullify").does("C", "gz-nullify", "card", "nullification").on()
    assert s["B"].hp == 4
    assert s["C"].hp == 3


@HUOSHUI_NOW
def test_trigrams_do_not_help_and_an_answer_to_a_nullification_is_free() -> None:
    s = scene(seat(ZOU_SHI, "slash"), seat("cao_ren+ yue_jin-", equip="eight_trigrams"), edition="current")
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3
    assert s.count("gz-judge") == 0
    s = scene(
        seat(ZOU_SHI, "archery_attack"),
        seat("cao_ren+ yue_jin-", "nullification.s11"),
        seat("", "nullification"),
        edition="current",
    )
    s.use("A", "archery_attack").until("C", "gz-nullify")
    s.does("C", "gz-nullify", "card", "nullification").until("B", "gz-nullify-mine")


@HUOSHUI_NOW
def test_in_her_turn_hidden_generals_of_others_stay_down() -> None:
    s = scene(seat(ZOU_SHI, "slash"), seat("cai_wenji- tian_feng-", "peach"), edition="current")
    s.use("A", "slash", "B").not_offered("B", "beige")
    assert s.table.may_reveal(s["A"])
    s = scene(seat("", "slash"), seat("cai_wenji- tian_feng-", "peach"), seat(ZOU_SHI), edition="current")
    s.use("A", "slash", "B").skill("B", "beige", "peach").on()
    assert s["B"].up == (True, False)


@HUOSHUI_NOW
def test_hidden_she_may_turn_up_when_she_uses_the_card_or_at_a_free_moment() -> None:
    b = seat("cao_ren+ yue_jin-", "dodge")
    s = scene(seat("kong_rong- zou_shi-", "slash"), b, edition="current")
    s.use("A", "slash", "B").skill("A", "huoshui", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["B"].hp == 3
    s = scene(seat("kong_rong- zou_shi-", "slash"), b, edition="current")
    s.use("A", "slash", "B").until("A", "gz-skill", "huoshui")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["A"].up == (False, False)
    assert s["B"].hp == 4
    s = scene(seat("pan_feng- zou_shi-", "slash"), b, edition="current")
    assert "huoshui" not in s.acts(s.asked("A", "gz-play"))
    s.does("A", "gz-play", "turn_up", "deputy").on()
    assert not s.table.may_reveal(s["B"])


@QINGCHENG_NOW
def test_a_black_card_turns_down_a_general_and_black_equipment_a_second() -> None:
    s = scene(
        seat(ZOU_SHI, "slash.s7", equip="qinggang.s6"),
        seat("cao_ren+ yue_jin+"),
        seat("guan_yu+ zhang_fei+"),
        edition="current",
    )
    s.does("A", "gz-play", "qingcheng", "slash.s7", "B", "head").on()
    assert s["B"].up == (False, True)
    assert not any(about == "gz-qingcheng" for _, about, _ in s.asked_so_far)
    s.does("A", "gz-play", "qingcheng", "qinggang", "C", "deputy").on()
    # B has no longer both up: nobody else is left
    assert s["C"].up == (True, False)
    s = scene(seat(ZOU_SHI, "qinggang.s6"), seat("cao_ren+ yue_jin+"), seat("guan_yu+ zhang_fei+"), edition="current")
    s.does("A", "gz-play", "qingcheng", "qinggang", "B", "head").until("A", "gz-qingcheng")
    s.does("A", "gz-qingcheng", "turn_down", "C", "deputy").on()
    assert (s["B"].up, s["C"].up) == ((False, True), (True, False))
    s.sound()


@QINGCHENG_NOW
def test_the_second_is_her_choice_and_red_cards_will_not_do() -> None:
    s = scene(seat(ZOU_SHI, "qinggang.s6"), seat("cao_ren+ yue_jin+"), seat("guan_yu+ zhang_fei+"), edition="current")
    s.does("A", "gz-play", "qingcheng", "qinggang", "B", "head").until("A", "gz-qingcheng")
    s.does("A", "gz-qingcheng", "decline").on()
    assert s["C"].up == (True, True)
    s = scene(seat(ZOU_SHI, "peach crossbow.d1"), seat("cao_ren+ yue_jin+"), edition="current")
    assert "qingcheng" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat(ZOU_SHI, "slash.s7"), seat("cao_ren+ yue_jin-"), edition="current")
    assert "qingcheng" not in s.acts(s.asked("A", "gz-play"))


@QINGCHENG_NOW
@pytest.mark.rule("guozhan", "R22")
def test_a_soldier_cannot_be_turned_down() -> None:
    a, b = seat(ZOU_SHI, "slash.s7"), seat("cao_ren+ soldier_male_wei+", hp=2, max_hp=4)
    s = scene(a, b, edition="current")
    options = [o for o in s.asked("A", "gz-play").options if o.act == "qingcheng"]
    assert [list(o.picks[2].candidates) for o in options] == [["head"]]
    s.does("A", "gz-play", "qingcheng", "slash.s7", "B", "head").on()
    assert s["B"].up == (False, True)


@QINGCHENG_NOW
@pytest.mark.rule("guozhan", "R22")
@pytest.mark.parametrize(("deputy", "places"), [("yue_jin", ["deputy"]), ("soldier_male_wei", None)])
def test_a_lord_cannot_be_turned_down_and_beside_him_no_soldier(deputy: str, places: list[str] | None) -> None:
    b = seat(f"cao_ren+ {deputy}+", hp=2, max_hp=4)
    s = scene(seat(ZOU_SHI, "slash.s7 crossbow"), b, seat("guan_yu+ zhang_fei+"), edition="current")
    faces, head = s.table.general_face, s["B"].generals[0]
    faces[head] = faces[head]._replace(lord_of="cao_cao")
    s.use("A", "crossbow")
    options = [o for o in s.asked("A", "gz-play").options if o.act == "qingcheng"]
    found = {o.picks[1].candidates[0]: list(o.picks[2].candidates) for o in options}
    assert found.pop(2) == ["head", "deputy"]
    assert found.get(1) == places


@QINGCHENG_NOW
def test_in_her_turn_it_stays_down_in_this_edition_too() -> None:
    s = scene(seat(ZOU_SHI, "slash.s7"), seat("cai_wenji+ tian_feng+", "peach"), seat(), edition="current")
    s.does("A", "gz-play", "qingcheng", "slash.s7", "B", "head").on()
    assert not s.table.may_reveal(s["B"])
    s.ends("A").skill("B", "turn_up", "head").until("B", "gz-play")
    assert s["B"].up == (True, True)


@QINGCHENG_NOW
def test_hidden_she_turns_up_with_the_black_card() -> None:
    s = scene(seat("kong_rong- zou_shi-", "slash.s7"), seat("cao_ren+ yue_jin+"), edition="current")
    s.does("A", "gz-play", "qingcheng", "slash.s7", "B", "deputy", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["B"].up == (True, False)


@HUOSHUI_NOW
@pytest.mark.rule("guozhan", "R14")
@pytest.mark.rule("guozhan", "R15")
def test_zhao_yun_is_asleep_and_the_heartbreak_of_the_hidden_works_in_this_edition_too() -> None:
    s = scene(seat(ZOU_SHI, "slash"), seat("ma_chao- zhao_yun-", "slash slash"), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("B", "longdan")
    assert s["B"].hp == s["B"].max_hp - 1
    s = scene(seat(ZOU_SHI, "slash"), seat("cai_wenji- tian_feng-", hp=1), seat(), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "head").on()
    assert s["A"].lost == (True, False)
