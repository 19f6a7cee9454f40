"""于禁: 节钺."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat

JIEYUE = pytest.mark.proves("guozhan", "skill", "yu_jin.jieyue")
UP = "yu_jin+ cao_ren+"
SHU = "guan_yu+ zhang_fei+"


def commands(up: str = UP, other: str = SHU, **more: Any) -> Scene:
    s = scene(seat(up, "peach"), seat(other), seat(), edition="current", stage="prepare", **more)
    return s.skill("A", "jieyue", "peach", "B").until("A", "gz-command")


def gives(s: Scene) -> Scene:
    """Whichever command comes first."""
    return s.does("A", "gz-command", s.acts(s.asked("A", "gz-command"))[0]).until("B", "gz-obey")


@JIEYUE
def test_refused_he_draws_three_more_in_the_draw_phase() -> None:
    s = gives(commands()).does("B", "gz-obey", "refuse").until("A", "gz-play")
    assert s.hand("B") == ["peach"]
    assert len(s["A"].hand) == 5
    s.sound()


@JIEYUE
def test_obeyed_he_draws_one_at_once() -> None:
    s = gives(commands()).does("B", "gz-obey", "obey").until("A", "gz-play")
    assert s.count("gz-draw", seat="A", count=1) == s.count("gz-draw", seat="A", count=2) == 1


@JIEYUE
def test_three_more_in_this_turn_only() -> None:
    s = gives(commands()).does("B", "gz-obey", "refuse").until("A", "gz-play").ends("A").until("B", "gz-play").ends("B")
    s.until("C", "gz-play").ends("C").until("A", "gz-play")
    assert s.count("gz-draw", seat="A", count=5) == s.count("gz-draw", seat="A", count=2) == 1


@JIEYUE
def test_the_undetermined_will_do_but_nobody_of_wei() -> None:
    wei, dead = seat("xu_huang+ dian_wei+"), seat(dead=True)
    s = scene(seat(UP, "peach"), wei, seat(), dead, edition="current", stage="prepare")
    s.until("A", "gz-skill", "jieyue")
    (option,) = [option for option in s.asked("A", "gz-skill").options if option.act == "jieyue"]
    assert list(option.picks[1].candidates) == [2]
    s = scene(seat(UP, "peach"), wei, dead, seat("liu_bei- gan_furen-", dead=True), edition="current", stage="prepare")
    s.not_offered("A", "jieyue")


@JIEYUE
def test_he_may_leave_it_and_needs_a_card() -> None:
    s = scene(seat(UP, "peach"), seat(SHU), edition="current", stage="prepare")
    s.until("A", "gz-skill", "jieyue").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 3
    scene(seat(UP), seat(SHU), edition="current", stage="prepare").not_offered("A", "jieyue")


@JIEYUE
def test_with_the_draw_phase_given_up_there_is_nothing_to_add_to() -> None:
    s = scene(seat("yu_jin+ zhang_he+", "peach slash"), seat(SHU), seat(), edition="current", stage="prepare")
    s.skill("A", "jieyue", "peach", "B").until("A", "gz-command")
    gives(s).does("B", "gz-obey", "refuse")
    s.until("A", "gz-skill", "qiaobian").does("A", "gz-skill", "decline")
    s.skill("A", "qiaobian", "slash", ()).until("A", "gz-play")
    assert s.count("gz-draw", seat="A") == 0


@JIEYUE
def test_hidden_he_is_turned_up() -> None:
    s = gives(commands("yu_jin- cao_ren-")).does("B", "gz-obey", "refuse").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert len(s["A"].hand) == 5
