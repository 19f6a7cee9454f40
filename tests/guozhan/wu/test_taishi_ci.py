"""太史慈: 天义."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

FAR_PAIR = "pan_feng- pang_de-"


def duel(mine: str, theirs: str, hand: str = "slash.s7 slash.s8") -> Scene:
    """A and B compare; C sits opposite of A, D beside him."""
    s = scene(
        seat("taishi_ci+ gan_ning+", f"{mine} {hand}"), seat("", theirs), seat("", "dodge"), seat(FAR_PAIR, "dodge")
    )
    s.skill("A", "tianyi", mine, "B", about="gz-play")
    return s.until("B", "gz-point-duel").does("B", "gz-point-duel", "choose", theirs).on()


@pytest.mark.proves("guozhan", "skill", "taishi_ci.tianyi")
def test_the_winner_slashes_twice_at_any_distance_and_two_at_once() -> None:
    s = duel("peach.h12", "slash.c2")
    assert s.told("gz-point-duel", seat="A", target="B", won=True)
    s.use("A", "slash", "C", "D").on()
    assert (s["C"].hp, s["D"].hp) == (3, 3)
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 2
    s.sound()


@pytest.mark.proves("guozhan", "skill", "taishi_ci.tianyi")
@pytest.mark.parametrize(("mine", "theirs"), [("slash.c2", "peach.h12"), ("dodge.d10", "slash.s10")])
def test_who_loses_or_ties_cannot_use_slash_this_turn(mine: str, theirs: str) -> None:
    s = duel(mine, theirs)
    assert s.told("gz-point-duel", won=False)
    s.cannot_use("A", "slash", "B")
    assert not any(o.act == "use" for o in s.asked("A", "gz-play").options)


@pytest.mark.proves("guozhan", "skill", "taishi_ci.tianyi")
def test_who_has_lost_can_still_play_a_slash() -> None:
    s = duel("slash.c2", "peach.h12", "duel slash.s7")
    s.use("A", "duel", "C").on()
    assert s["C"].hp == 3
    s = scene(
        seat("taishi_ci+ gan_ning+", "slash.c2 duel slash.s7"),
        seat("", "peach.h12 slash.s8"),
        seat(),
    )
    s.skill("A", "tianyi", "slash.c2", "B", about="gz-play")
    s.until("B", "gz-point-duel").does("B", "gz-point-duel", "choose", "peach.h12").on()
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash.s8")
    s.until("A", "gz-slash").does("A", "gz-slash", "card", "slash.s7").on()
    assert (s["A"].hp, s["B"].hp) == (4, 3)


@pytest.mark.proves("guozhan", "skill", "taishi_ci.tianyi")
def test_it_ends_with_the_turn() -> None:
    s = duel("peach.h12", "slash.c2", "dodge dodge dodge dodge dodge")
    s.ends("A").until("A", "gz-discard")
    assert [effect.skill.id for effect in s["A"].effects] == ["tianyi"]
    s.on()
    assert s["A"].effects == ()


@pytest.mark.proves("guozhan", "skill", "taishi_ci.tianyi")
def test_once_a_phase_nobody_has_to_and_only_with_who_has_hand_cards() -> None:
    s = duel("peach.h12", "slash.c2")
    assert "tianyi" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("taishi_ci+ gan_ning+", "peach"), seat("", equip="crossbow"), seat("", "dodge"))
    option = next(o for o in s.asked("A", "gz-play").options if o.act == "tianyi")
    assert list(option.picks[1].candidates) == [2]
    s.ends("A").on()
    assert s.hand("A") == ["peach"]
    s = scene(seat("taishi_ci+ gan_ning+", equip="crossbow"), seat("", "dodge"))
    assert "tianyi" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "taishi_ci.tianyi")
def test_the_bonus_stays_when_he_is_turned_down_again() -> None:
    s = duel("peach.h12", "slash.c2")
    s["A"].up = (False, True)
    s.table.changed()
    s.use("A", "slash", "C", "D").on()
    assert (s["C"].hp, s["D"].hp) == (3, 3)


@pytest.mark.proves("guozhan", "skill", "taishi_ci.tianyi")
def test_a_hidden_taishi_ci_has_laid_his_card_down_before_he_is_rewarded() -> None:
    s = scene(seat("taishi_ci- zhou_yu+", "slash.c2"), seat("", "slash.c3"), seat(), deck="peach.h12")
    s.skill("A", "tianyi", "slash.c2", "B", about="gz-play", reveals="head")
    assert s["A"].up == (True, True)
    s.until("A", "gz-fish").does("A", "gz-fish", "draw_one")
    s.until("B", "gz-point-duel").does("B", "gz-point-duel", "choose", "slash.c3").on()
    assert s.told("gz-point-duel", card="slash.c2", other="slash.c3", won=False)
    assert ("A", "gz-point-duel") not in [(who, about) for who, about, _ in s.asked_so_far]
    assert s.hand("A") == ["peach"]
