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
