"""Slashes bound by no limit (征辟): what is offered, and what counts, with further targets and for conversions."""

from __future__ import annotations

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.generals.wu.taishi_ci import TIANYI_WON
from sanzhan.guozhan.skills.skill import Effect

PAIR = "cui_yan_mao_jie+ cao_ren+"


def freed(hand: str, equip: str = "", *, two: bool = False) -> Scene:
    """A's play phase: C, undetermined, has been chosen; with `two` a Slash may have two targets, as after 天义."""
    s = scene(seat(PAIR, hand, equip=equip), seat(), seat(), seat(), edition="current", stage="play")
    s.skill("A", "zhengbi", "C").until("A", "gz-play")
    if two:
        s["A"].effects = (*s["A"].effects, Effect(TIANYI_WON, "turn"))
        s.table.changed()
    return s


def spent(s: Scene) -> Scene:
    """All Slashes of this phase have been used."""
    s["A"].used["slash"] = 2
    return s


def aims(s: Scene, act: str = "use") -> list[list[list[str]]]:
    """The targets that may be named for a Slash."""
    options = [one for one in s.asked("A", "gz-play").options if one.act == act and one.args.get("card") == "slash"]
    return [[["ABCD"[place] for place in pick.candidates] for pick in one.picks[1:]] for one in options]


def test_a_slash_with_it_among_two_targets_is_not_the_slash_of_the_phase() -> None:
    s = freed("slash slash", two=True)
    assert aims(s) == [[["B", "C", "D"]]]
    s.use("A", "slash", "B", "C").until("A", "gz-play")
    assert "slash" not in s["A"].used
    assert (s["B"].hp, s["C"].hp) == (s["B"].max_hp - 1, s["C"].max_hp - 1)


def test_without_it_two_targets_are() -> None:
    s = freed("slash slash", two=True).use("A", "slash", "B", "D").until("A", "gz-play")
    assert s["A"].used["slash"] == 1


def test_when_all_are_used_another_is_a_target_only_beside_it() -> None:
    s = spent(freed("slash slash", two=True))
    assert aims(s) == [[["C"]], [["C"], ["B", "D"]]]
    s.does("A", "gz-play", "use", "slash", "C", "D").until("A", "gz-play")
    assert (s["C"].hp, s["D"].hp) == (s["C"].max_hp - 1, s["D"].max_hp - 1)
    assert s["A"].used["slash"] == 2
    s.sound()


def test_with_one_target_it_is_the_only_one() -> None:
    assert aims(spent(freed("slash"))) == [[["C"]]]


def test_a_conversion_is_offered_as_the_card_would_be() -> None:
    s = spent(freed("peach dodge", "spear"))
    assert aims(s, "spear") == [[["C"]]]
    s.does("A", "gz-play", "spear", ("peach", "dodge"), "C").until("A", "gz-play")
    assert s["C"].hp == s["C"].max_hp - 1
    s = spent(freed("peach dodge", "spear", two=True))
    assert aims(s, "spear") == [[["C"]], [["C"], ["B", "D"]]]


def test_nothing_is_offered_when_it_is_determined() -> None:
    s = spent(freed("slash"))
    s["C"].kingdom = "shu"
    assert aims(s) == []
