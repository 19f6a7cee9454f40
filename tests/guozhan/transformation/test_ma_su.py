"""马谡: 散谣, 制蛮."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

SANYAO = pytest.mark.proves("guozhan", "skill", "ma_su.sanyao")
ZHIMAN = pytest.mark.proves("guozhan", "skill", "ma_su.zhiman")
PAIR = "ma_su+ guan_yu+"
SHU = "zhang_fei+ zhao_yun+"


@SANYAO
def test_one_of_those_with_the_highest_hp_is_hurt() -> None:
    s = scene(seat(PAIR, "peach"), seat("cao_ren+ yue_jin+"), seat(), edition="current")
    s.skill("A", "sanyao", "peach", "B", about="gz-play").on()
    assert s["B"].hp == 3
    assert len(s.discarded()) == 1
    s.told("gz-damage", seat="B", source="A")


@SANYAO
def test_only_of_the_highest_and_once_a_phase() -> None:
    s = scene(seat(PAIR, "peach dodge", hp=3), seat(hp=3), seat(), edition="current")
    option = next(o for o in s.asked("A", "gz-play").options if o.act == "sanyao")
    assert list(option.picks[1].candidates) == [2]
    s.skill("A", "sanyao", "peach", "C", about="gz-play").on()
    assert all(o.act != "sanyao" for o in s.asked("A", "gz-play").options)


@SANYAO
def test_equipment_pays_and_oneself_may_be_hurt() -> None:
    s = scene(seat(PAIR, equip="crossbow"), seat(hp=2), seat(hp=2), edition="current")
    s.skill("A", "sanyao", "crossbow", "A", about="gz-play").on()
    assert s["A"].hp == s["A"].max_hp - 1
    assert s.worn("A") == {}


@SANYAO
def test_the_damage_can_be_prevented_by_the_own_zhiman() -> None:
    s = scene(seat(PAIR, "peach"), seat(equip="crossbow"), seat(), edition="current")
    s.skill("A", "sanyao", "peach", "B", about="gz-play").skill("A", "zhiman").on()
    assert not s["B"].wounded
    assert s.hand("A") == ["crossbow"]


@SANYAO
def test_a_hidden_ma_su_is_turned_up_by_spreading_rumours() -> None:
    s = scene(seat("ma_su- guan_yu-", "peach"), seat(), seat(), edition="current")
    s.skill("A", "sanyao", "peach", "B", about="gz-play", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s["B"].hp == 3


@ZHIMAN
def test_damage_is_prevented_and_a_card_on_the_table_taken() -> None:
    s = scene(
        seat(PAIR, "slash"),
        seat("cao_ren+ yue_jin+", "peach", equip="crossbow", judging="lightning"),
        seat(),
        edition="current",
    )
    s.use("A", "slash", "B").skill("A", "zhiman").until("A", "gz-take")
    s.does("A", "gz-take", "choose", "lightning").on()
    assert not s["B"].wounded
    assert s.judging("B") == []
    assert s.hand("A") == ["lightning"]
    assert not [about for _, about, _ in s.asked_so_far if about in ("gz-zhiman", "gz-change-deputy")]
    s.sound()


@ZHIMAN
def test_with_nothing_to_take_it_is_prevented_all_the_same() -> None:
    s = scene(seat(PAIR, "slash"), seat("cao_ren+ yue_jin+", "peach"), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "zhiman").on()
    assert not s["B"].wounded
    assert s["A"].hand == []


@ZHIMAN
def test_it_may_be_declined_and_is_not_for_damage_to_himself() -> None:
    s = scene(seat(PAIR, "slash"), seat("cao_ren+ yue_jin+"), seat(), edition="current")
    s.use("A", "slash", "B").until("A", "gz-skill", "zhiman").on()
    assert s["B"].wounded
    s = scene(seat(PAIR, "peach"), seat(hp=2), seat(hp=2), edition="current")
    s.skill("A", "sanyao", "peach", "A", about="gz-play").not_offered("A", "zhiman")


def _mine() -> Scene:
    s = scene(seat(PAIR, "slash slash", equip="crossbow"), seat(SHU), seat(), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "zhiman").until("A", "gz-zhiman")
    return s


@ZHIMAN
def test_one_of_the_kingdom_may_change_its_deputy() -> None:
    s = _mine()
    old = s["B"].generals[1]
    s.does("A", "gz-zhiman", "offer").until("B", "gz-change-deputy").does("B", "gz-change-deputy", "change").on()
    assert s["B"].generals[1] != old
    assert "shu" in s.table.general(s["B"], 1).kingdoms
    assert s["B"].up == (True, True)
    s.use("A", "slash", "B").skill("A", "zhiman").on()
    assert s.count("gz-deputy-changed") == 1
    assert [about for _, about, _ in s.asked_so_far].count("gz-zhiman") == 1
    s.sound()


@ZHIMAN
def test_neither_has_to() -> None:
    s = _mine()
    s.does("A", "gz-zhiman", "decline").on()
    assert s.count("gz-deputy-changed") == 0
    s = _mine()
    s.does("A", "gz-zhiman", "offer").until("B", "gz-change-deputy").on()
    assert s.count("gz-deputy-changed") == 0
    assert s["B"].changed_by == frozenset()


@ZHIMAN
def test_it_prevents_the_damage_of_a_duel_lost_by_the_other() -> None:
    s = scene(seat(PAIR, "duel"), seat(equip="crossbow"), seat(), edition="current")
    s.use("A", "duel", "B").skill("A", "zhiman").on()
    assert s.hand("A") == ["crossbow"]


@ZHIMAN
def test_a_hidden_ma_su_is_turned_up_by_preventing() -> None:
    s = scene(seat("guan_yu- ma_su-", "slash"), seat(), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "zhiman", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert not s["B"].wounded
