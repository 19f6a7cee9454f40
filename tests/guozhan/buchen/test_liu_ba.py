"""刘巴: 统度, 清隐."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

TONGDU = pytest.mark.proves("guozhan", "skill", "liu_ba.tongdu")
QINGYIN = pytest.mark.proves("guozhan", "skill", "liu_ba.qingyin")
PAIR = "liu_ba+ guan_yu+"
SHU, WEI = "ma_chao+ zhao_yun+", "cao_ren+ yue_jin+"


def discards(
    pair: str = PAIR, hand: str = "peach dodge dodge", other: str = SHU, theirs: str = "", turn: str = "A"
) -> Scene:
    """A has 1 HP, B has 1 HP: one card may be kept."""
    s = scene(seat(pair, hand, hp=1), seat(other, theirs, hp=1), seat(WEI), seat(), turn=turn, edition="current")
    return s.ends(turn)


@TONGDU
def test_he_draws_for_what_he_has_discarded_in_his_discard_phase() -> None:
    s = discards().skill("A", "tongdu").on()
    assert s.told("gz-draw", seat="A")["count"] == 2
    assert len(s["A"].hand) == 3
    s.sound()


@TONGDU
def test_three_at_most() -> None:
    s = discards(hand="peach dodge dodge dodge dodge dodge").skill("A", "tongdu").on()
    assert s.told("gz-draw", seat="A")["count"] == 3


@TONGDU
def test_he_need_not() -> None:
    s = discards().until("A", "gz-skill", "tongdu").on()
    assert s.count("gz-draw", seat="A") == 0


@TONGDU
def test_not_without_a_card_discarded_in_that_phase() -> None:
    discards(hand="peach").not_offered("A", "tongdu")


@TONGDU
def test_what_was_discarded_in_another_phase_does_not_count() -> None:
    s = scene(
        seat(PAIR, "dismantle dodge"), seat(SHU, "peach"), seat(WEI, "dodge"), edition="current"
    )  # fmt: skip
    s.use("A", "dismantle", "C").on().ends("A").not_offered("A", "tongdu")


@TONGDU
def test_another_of_his_kingdom_decides_for_himself() -> None:
    s = discards(theirs="peach dodge dodge dodge", turn="B").skill("B", "tongdu").on()
    assert s.told("gz-draw", seat="B")["count"] == 3
    assert not any(who == "A" and "tongdu" in acts for who, _, acts in s.asked_so_far)


@TONGDU
@pytest.mark.parametrize("other", [WEI, "zhang_fei- zhao_yun-"])
def test_not_a_stranger_nor_an_undetermined_one(other: str) -> None:
    s = scene(seat(PAIR), seat(other, "peach dodge dodge", hp=1), seat(), turn="B", edition="current")
    s.ends("B").not_offered("B", "tongdu").not_offered("A", "tongdu")


@TONGDU
def test_hidden_he_may_turn_up_for_himself_and_draws_once() -> None:
    s = discards("liu_ba- guan_yu-").skill("A", "tongdu", reveals="head").not_offered("A", "tongdu")
    assert s["A"].up == (True, False)
    assert s.count("gz-draw", seat="A") == 1
    assert len(s["A"].hand) == 3


@TONGDU
def test_hidden_he_may_turn_up_for_another_who_then_decides() -> None:
    s = discards("liu_ba- guan_yu-", theirs="peach dodge dodge", turn="B").skill("A", "tongdu", reveals="head")
    s.does("B", "gz-tongdu", "draw").on()
    assert s.told("gz-draw", seat="B")["count"] == 2
    assert s["A"].kingdom == "shu"
    s = discards("liu_ba- guan_yu-", theirs="peach dodge dodge", turn="B").skill("A", "tongdu", reveals="head")
    s.does("B", "gz-tongdu", "decline").on()
    assert s.count("gz-draw", seat="B") == 0


@TONGDU
def test_hidden_and_with_no_room_in_his_kingdom_he_cannot_help() -> None:
    s = scene(
        seat("liu_ba- guan_yu-"), seat(SHU, "peach dodge dodge", hp=1), seat("zhang_fei+ huang_zhong+"),
        seat(WEI), seat(), turn="B", edition="current",
    )  # fmt: skip
    # the third of five would be more than half
    s.ends("B").not_offered("A", "tongdu")


@TONGDU
def test_the_command_to_hold_still_takes_it_from_him() -> None:
    from sanzhan.guozhan.flow.command import MUTE
    from sanzhan.guozhan.skills.skill import Effect

    s = scene(seat(PAIR, "peach dodge dodge", hp=1), seat(SHU), seat(WEI), edition="current")
    s["A"].effects = (Effect(MUTE, "turn"),)
    s.table.changed()
    s.ends("A").not_offered("A", "tongdu")


def retires(pair: str = PAIR) -> Scene:
    return scene(
        seat(pair, hp=1), seat(SHU, hp=1), seat("cao_ren+ yue_jin+", hp=1), seat(), edition="current"
    ).does("A", "gz-play", "qingyin").on()  # fmt: skip


@QINGYIN
def test_his_kingdom_recovers_and_he_goes() -> None:
    s = retires()
    assert (s["A"].hp, s["B"].hp, s["C"].hp) == (s["A"].max_hp, s["B"].max_hp, 1)
    assert s.table.general(s["A"], 0).id == "soldier_male_shu"
    assert s.told("gz-removed", seat="A", general="liu_ba")
    assert s["A"].max_hp == 4
    s.sound()


@QINGYIN
def test_his_skills_are_gone_with_him() -> None:
    s = retires()
    assert {"qingyin"} == s["A"].spent
    assert "qingyin" not in s.acts(s.asked("A", "gz-play"))


@QINGYIN
def test_used_while_hidden_he_is_shown_first() -> None:
    s = retires("liu_ba- guan_yu-")
    assert s["A"].kingdom == "shu"
    assert s["B"].hp == s["B"].max_hp
    assert s["A"].up == (True, False)
    assert s.table.general(s["A"], 0).id == "soldier_male_shu"


@QINGYIN
def test_undetermined_friends_are_not_healed_and_he_need_not_go() -> None:
    s = scene(seat(PAIR, hp=1), seat("ma_chao- zhao_yun-", hp=1), seat(WEI), edition="current")
    s.does("A", "gz-play", "qingyin").on()
    assert s["B"].hp == 1
    s = scene(seat(PAIR, hp=1), seat(WEI), edition="current").ends("A").on()
    assert s["A"].hp == 1


@QINGYIN
def test_as_deputy_the_deputy_goes() -> None:
    s = retires("guan_yu+ liu_ba+")
    assert s.table.general(s["A"], 1).id == "soldier_male_shu"
    assert s.table.general(s["A"], 0).id == "guan_yu"
