"""黄祖: 袭射."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

XISHE = pytest.mark.proves("guozhan", "skill", "huang_zu.xishe")
PAIR = "huang_zu+ pan_feng+"
WEI, SHU, WU = "cao_ren+ yue_jin+", "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+"


def ambush(
    pair: str = PAIR, equip: str = "jueying dayuan", hand: str = "", hp: int | None = None, mine: int | None = None
) -> Scene:
    """The preparation phase of B begins; A is far from it."""
    return scene(
        seat(pair, equip=equip, hp=mine), seat(WEI, hand, hp=hp), seat(SHU), seat(WU), turn="B", stage="prepare",
        edition="current",
    )  # fmt: skip


@XISHE
def test_for_a_card_that_he_wears_he_uses_a_slash() -> None:
    s = ambush().skill("A", "xishe", "jueying").until("B", "gz-play")
    assert s["B"].hp == 3
    assert s.worn("A") == {"minus_horse": "dayuan"}
    assert s.told("gz-use", seat="A", card="slash", cards=[], targets="B", skill="xishe")
    s.sound()


@XISHE
def test_whatever_the_distance() -> None:
    s = scene(
        seat(PAIR, equip="jueying"), seat(SHU), seat(WEI, equip="dilu"), seat(WU), turn="C", stage="prepare",
        edition="current",
    )  # fmt: skip
    assert distance(s.table, s["A"], s["C"]) == 3
    s.skill("A", "xishe", "jueying").until("C", "gz-play")
    assert s["C"].wounded


@XISHE
def test_again_as_long_as_he_wears_something() -> None:
    s = ambush().skill("A", "xishe", "jueying").skill("A", "xishe", "dayuan").not_offered("A", "xishe")
    assert s["B"].hp == 2
    assert s.worn("A") == {}


@XISHE
def test_he_need_not_at_all() -> None:
    s = ambush().until("A", "gz-skill", "xishe").on()
    assert s["B"].hp == 4
    assert len(s.worn("A")) == 2


@XISHE
def test_a_dodge_helps_one_with_as_much_hp() -> None:
    s = ambush(hand="dodge").skill("A", "xishe", "jueying")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").until("B", "gz-play")
    assert s["B"].hp == 4


@XISHE
def test_one_with_less_hp_cannot_answer() -> None:
    s = ambush(hand="dodge", hp=3).skill("A", "xishe", "jueying").until("B", "gz-play")
    assert "dodge" in s.hand("B")
    assert s["B"].hp == 2
    assert not any(about == "gz-dodge" for _, about, _ in s.asked_so_far)


@XISHE
def test_the_hp_is_compared_each_time() -> None:
    s = ambush(hand="dodge").skill("A", "xishe", "jueying").until("B", "gz-dodge")
    s.skill("A", "xishe", "dayuan").until("B", "gz-play")
    assert s["B"].hp == 2
    assert sum(about == "gz-dodge" for _, about, _ in s.asked_so_far) == 1


@XISHE
def test_another_slash_of_his_may_be_answered() -> None:
    s = scene(seat(PAIR, "slash.s7"), seat(WEI, "dodge", hp=1), edition="current").use("A", "slash.s7", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 1


@XISHE
def test_not_in_his_own_turn_nor_without_equipment() -> None:
    s = scene(seat(PAIR, equip="jueying"), seat(WEI), stage="prepare", edition="current")
    s.not_offered("A", "xishe")
    ambush(equip="").not_offered("A", "xishe")


@XISHE
def test_used_while_hidden_he_is_turned_up() -> None:
    s = ambush("huang_zu- pan_feng-").skill("A", "xishe", "jueying", reveals="head").until("B", "gz-play")
    assert s["A"].up == (True, False)
    assert s["B"].hp == 3


def killed(pair: str = PAIR) -> Scene:
    return ambush(pair, hp=1).skill("A", "xishe", "jueying")


@XISHE
def test_having_killed_so_he_may_change_his_deputy_at_the_end_of_the_turn() -> None:
    s = killed().skill("A", "xishe").on()
    assert not s["B"].alive
    assert s["A"].changed_by == {"xishe"}
    assert s["A"].up == (True, False)
    new = s.table.general(s["A"], 1)
    assert new.id != "pan_feng"
    assert "qun" in new.kingdoms
    assert s.told("gz-deputy-changed", seat="A", general=None)
    s.sound()


@XISHE
def test_he_need_not_change() -> None:
    s = killed().until("A", "gz-skill", "xishe").on()
    assert s["A"].changed_by == frozenset()
    assert s["A"].up == (True, True)


@XISHE
def test_once_a_game() -> None:
    s = scene(
        seat(PAIR, equip="jueying dayuan"), seat(WEI, hp=1), seat(SHU, hp=1), seat(WU), turn="B", stage="prepare",
        edition="current",
    )  # fmt: skip
    s.skill("A", "xishe", "jueying").skill("A", "xishe").skill("A", "xishe", "dayuan").not_offered("A", "xishe")
    assert not s["C"].alive
    assert s["A"].changed_by == {"xishe"}


@XISHE
def test_the_new_deputy_comes_up_later_without_marks() -> None:
    s = killed().skill("A", "xishe").on()
    assert s["A"].rewarded
    assert not any(mark in s["A"].marks for mark in ("companion", "fish"))


@XISHE
def test_not_without_a_kill() -> None:
    s = ambush(equip="jueying").skill("A", "xishe", "jueying").until("B", "gz-play").ends("B").not_offered("A", "xishe")
    assert s["A"].changed_by == frozenset()


@XISHE
def test_another_death_in_that_turn_does_not_count() -> None:
    s = scene(
        seat(PAIR, equip="jueying"), seat(WEI, "slash.s7"), seat(SHU, hp=1), seat(WU), turn="B", stage="prepare",
        edition="current",
    )  # fmt: skip
    s.skill("A", "xishe", "jueying").until("B", "gz-play").use("B", "slash.s7", "C").on()
    assert not s["C"].alive
    s.ends("B").not_offered("A", "xishe")


@XISHE
def test_as_deputy_he_is_replaced_himself() -> None:
    s = killed("pan_feng+ huang_zu+").skill("A", "xishe").on()
    assert s.table.general(s["A"], 1).id != "huang_zu"
    assert s["A"].up == (True, False)
