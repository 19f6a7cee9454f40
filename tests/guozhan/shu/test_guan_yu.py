"""关羽: 武圣."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.skill import Effect, Mute
from sanzhan.kernel.options import from_dict

ENEMIES = seat("cao_ren- yue_jin-"), seat("sun_jian- huang_gai-"), seat("pan_feng- pang_de-")
FOUR = *ENEMIES, seat("gan_ning- lu_meng-")


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_red_card_is_a_plain_slash_that_counts() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "fire_slash.h4 slash"), seat())
    s.does("A", "gz-play", "wusheng", "fire_slash.h4", "B").on()
    assert s.told("gz-use", seat="A", skill="wusheng")["card"] == "slash"
    assert s.told("gz-damage", seat="B")["nature"] == "normal"
    s.cannot_use("A", "slash", "B")


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_black_cards_do_not_do() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "slash.s7 dodge.h2"), seat())
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "wusheng"]
    assert list(option.picks[0].shown) == ["dodge.h2"]


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_red_equipment_is_played_when_a_slash_is_asked_for() -> None:
    s = scene(seat("", "savage_assault"), seat("guan_yu+ ma_chao-", equip="chitu.h5"))
    s.use("A", "savage_assault").until("B", "gz-slash").does("B", "gz-slash", "wusheng", "chitu").on()
    assert s["B"].hp == 4
    assert s.worn("B") == {}
    assert s.told("gz-respond", seat="B")["used"] is False


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_nobody_has_to_use_wusheng() -> None:
    s = scene(seat("", "savage_assault"), seat("guan_yu+ ma_chao-", "peach"))
    s.use("A", "savage_assault").until("B", "gz-slash").does("B", "gz-slash", "decline").on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_red_slash_of_wusheng_passes_the_renwang_shield() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "dodge.h2"), seat(equip="renwang_shield"))
    s.does("A", "gz-play", "wusheng", "dodge", "B").on()
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_horse_helps_a_slash_made_of_another_card() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "dodge.h2", equip="chitu.h5"), *ENEMIES)
    s.does("A", "gz-play", "wusheng", "dodge", "C").on()
    assert s["C"].hp == 3


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
@pytest.mark.parametrize("card", ["chitu.h5", "kylin_bow.h5"])
def test_equipment_used_for_the_slash_does_not_help_it_to_reach(card: str) -> None:
    s = scene(seat("guan_yu+ huang_zhong-", equip=card), *ENEMIES)
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "wusheng"]
    assert list(option.picks[1].candidates) == [1, 3]


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_crossbow_used_for_the_slash_does_not_lift_the_limit() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "slash", equip="crossbow"), *ENEMIES)
    s.use("A", "slash", "B").on()
    assert "wusheng" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_hidden_guan_yu_turns_up_when_the_targets_are_named() -> None:
    s = scene(seat("ma_chao- guan_yu-", "peach"), seat("", "dodge"))
    s.does("A", "gz-play", "wusheng", "peach", "B", reveals="deputy").until("B", "gz-dodge")
    assert s["A"].up == (False, True)
    assert s["A"].kingdom == "shu"
    s.does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_hidden_guan_yu_turns_up_in_answer() -> None:
    s = scene(seat("", "duel"), seat("ma_chao- guan_yu-", "peach"))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "wusheng", "peach", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert (s["A"].hp, s["B"].hp) == (3, 4)


# -- current edition


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@current")
def test_a_diamond_as_a_slash_reaches_any_distance_and_a_heart_does_not() -> None:
    s = scene(seat("guan_yu+ zhao_yun-", "dodge.d2 dodge.h2"), *FOUR, edition="current")
    reach = {
        tuple(o.picks[0].shown): list(o.picks[1].candidates)
        for o in s.asked("A", "gz-play").options
        if o.act == "wusheng"
    }
    assert reach == {("dodge.d2",): [1, 2, 3, 4], ("dodge.h2",): [1, 4]}
    s.does("A", "gz-play", "wusheng", "dodge.d2", "C").on()
    assert s["C"].hp == 3
    s.sound()


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@current")
def test_a_printed_diamond_slash_reaches_as_well() -> None:
    s = scene(seat("guan_yu+ zhao_yun-", "fire_slash.d4 slash.d10 slash.s7"), *FOUR, edition="current")
    s.cannot_use("A", "slash.s7", "C")
    assert s.why("A", "target", ["slash.s7", 2]) == "why-gz-out-of-range"
    assert s.why("A", "target", ["slash.d10", 2]) is None
    s.use("A", "fire_slash.d4", "D").on()
    assert s["D"].hp == 3


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@current")
def test_diamonds_reach_no_farther_in_the_first_edition_nor_as_a_trick() -> None:
    s = scene(seat("guan_yu+ zhao_yun-", "dodge.d2 slash.d10"), *FOUR)
    s.cannot_use("A", "slash.d10", "C")
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "wusheng" and "dodge.d2" in o.picks[0].shown]
    assert list(option.picks[1].candidates) == [1, 4]
    t = scene(
        seat("guan_yu+ zhao_yun-", "snatch.d3"),
        ENEMIES[0],
        seat("gan_ning- lu_meng-", "peach"),
        *ENEMIES[1:],
        edition="current",
    )
    t.cannot_use("A", "snatch", "C")


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@current")
def test_nobody_has_to_play_a_red_card_in_the_current_edition_either() -> None:
    s = scene(seat("", "savage_assault"), seat("guan_yu+ ma_chao-", "peach"), seat(), edition="current")
    s.use("A", "savage_assault").until("B", "gz-slash", "wusheng").does("B", "gz-slash", "decline").on()
    assert s["B"].hp == 3
    t = scene(seat("", "savage_assault"), seat("guan_yu+ ma_chao-", "peach"), seat(), edition="current")
    t.use("A", "savage_assault").until("B", "gz-slash").does("B", "gz-slash", "wusheng", "peach").on()
    assert t["B"].hp == 4


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@current")
def test_a_tieqi_on_guan_yu_takes_the_reach_with_the_skill() -> None:
    s = scene(seat("guan_yu+ zhao_yun-", "slash.d10"), *FOUR, edition="current", stage="play")
    s["A"].effects = (Effect(Mute((0,)), "turn"),)
    s.table.changed()
    s.until("A", "gz-play").cannot_use("A", "slash.d10", "C")
    assert "wusheng" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@current")
def test_a_hidden_guan_yu_is_turned_up_when_a_diamond_slash_needs_the_reach() -> None:
    s = scene(seat("guan_yu- huang_yueying-", "slash.d10 slash.s7"), *FOUR, edition="current")
    s.cannot_use("A", "slash.d10", "C")
    offered = [o for o in s.asked("A", "gz-play").options if o.act == "use" and o.args.get("reveals") == "head"]
    assert [(list(o.picks[0].shown), list(o.picks[1].candidates)) for o in offered] == [(["slash.d10"], [2, 3])]
    s.use("A", "slash.d10", "C", reveals="head").on()
    assert (s["A"].up, s["C"].hp) == ((True, False), 3)
    t = scene(seat("guan_yu- huang_yueying-", "dodge.d2"), *FOUR, edition="current")
    t.does("A", "gz-play", "wusheng", "dodge.d2", "C", reveals="head").on()
    assert (t["A"].up, t["C"].hp) == ((True, False), 3)


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@current")
def test_with_guan_yu_up_a_diamond_slash_turns_no_other_general_up() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "slash.d10 slash.s7"), *FOUR, edition="current")
    offered = [o for o in s.asked("A", "gz-play").options if o.act == "use" and o.args.get("reveals")]
    assert [list(o.picks[0].shown) for o in offered] == [["slash.s7"]]


def test_guan_yu_and_zhang_fei_are_companions_in_the_current_edition_only() -> None:
    for edition, pair in (("first", False), ("current", True)):
        known = edition_of(from_dict(GuozhanOptions, {"edition": edition}))
        assert known.companions(known.by_id["guan_yu"], known.by_id["zhang_fei"]) is pair
        assert known.companions(known.by_id["guan_yu"], known.by_id["liu_bei"])
