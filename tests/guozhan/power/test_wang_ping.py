"""王平: 将略."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat

JIANGLUE = pytest.mark.proves("guozhan", "skill", "wang_ping.jianglue")
UP = "wang_ping+ guan_yu+"
SHU = "huang_zhong+ wei_yan+"
HIDDEN = "ma_chao- pang_tong-"
WEI = "xu_huang+ dian_wei+"


def commands(*others: Any, generals: str = UP, hp: int = 3, given: str = "tribute", **more: Any) -> Scene:
    """A has chosen this command."""
    for seed in range(40):
        s = scene(seat(generals, "slash", hp=hp), *others, edition="current", seed=seed, **more)
        s.does("A", "gz-play", "jianglue").until("A", "gz-command")
        if given in s.acts(s.asked("A", "gz-command")):
            return s.does("A", "gz-command", given)
    raise AssertionError(f"{given} is never drawn")


@JIANGLUE
def test_he_and_who_obeys_have_more_hp_and_he_draws_for_each_who_recovered() -> None:
    s = commands(seat(), seat(SHU, "peach peach", hp=3), seat(WEI))
    s.until("C", "gz-obey").does("C", "gz-obey", "obey").until("A", "gz-play")
    assert (s["A"].max_hp, s["C"].max_hp, s["D"].max_hp) == (5, 5, 4)
    assert (s["A"].hp, s["C"].hp, s["D"].hp) == (4, 4, 4)
    assert s.count("gz-draw", seat="A", count=2) == 1
    s.sound()


@JIANGLUE
def test_who_refuses_gains_nothing() -> None:
    s = commands(seat(), seat(SHU, hp=3), seat(WEI))
    s.until("C", "gz-obey").does("C", "gz-obey", "refuse").until("A", "gz-play")
    assert (s["C"].max_hp, s["C"].hp) == (4, 3)
    assert (s["A"].max_hp, s["A"].hp) == (5, 4)
    assert s.count("gz-draw", seat="A", count=1) == 1


@JIANGLUE
def test_alone_he_has_it_for_himself() -> None:
    s = commands(seat(WEI), seat(WEI.replace("xu_huang", "cao_ren").replace("dian_wei", "yue_jin")), hp=4)
    s.until("A", "gz-play")
    # with one maximum HP more he was wounded
    assert (s["A"].max_hp, s["A"].hp, len(s["A"].hand)) == (5, 5, 2)


@JIANGLUE
def test_the_undetermined_of_his_kingdom_may_show_themselves_and_are_commanded() -> None:
    s = commands(seat(HIDDEN), seat("lu_bu- pang_de-"), seat(WEI))
    s.until("B", "gz-summoned").does("B", "gz-summoned", "deputy")
    s.until("B", "gz-obey").does("B", "gz-obey", "refuse").until("A", "gz-play")
    assert s["B"].kingdom == "shu"
    assert (s["B"].up, s["C"].up) == ((False, True), (False, False))


@JIANGLUE
def test_without_the_option_nobody_is_asked_to() -> None:
    s = commands(seat(HIDDEN), seat(), seat(WEI), jiang_lve_summon=False).until("A", "gz-play")
    assert not any(about == "gz-summoned" for _, about, _ in s.asked_so_far)


@JIANGLUE
def test_once_a_game() -> None:
    s = commands(seat(WEI), seat()).until("A", "gz-play")
    assert s.why("A", "skill", "jianglue") == "why-gz-skill-used-up"


@JIANGLUE
def test_who_may_not_recover_in_this_turn_does_not_count() -> None:
    s = commands(seat(), seat(SHU, hp=3), seat(WEI), given="rest")
    s.until("C", "gz-obey").does("C", "gz-obey", "obey").until("A", "gz-play")
    assert (s["C"].max_hp, s["C"].hp, s["C"].stacked) == (5, 3, True)
    assert s.count("gz-draw", seat="A", count=1) == 1, "for himself alone"


@JIANGLUE
def test_hidden_he_is_turned_up_and_it_need_not_be_used() -> None:
    s = commands(seat(WEI), seat(), generals="wang_ping- guan_yu-").until("A", "gz-play")
    assert s["A"].up == (True, False)
    s = scene(seat(UP), seat(), edition="current").ends("A").on()
    assert s["A"].max_hp == 4
