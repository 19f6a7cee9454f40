"""庞德: 马术, 猛进."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

MASHU = pytest.mark.proves("guozhan", "skill", "pang_de.mashu")
MENGJIN = pytest.mark.proves("guozhan", "skill", "pang_de.mengjin@first")
PANG_DE = "pang_de+ jia_xu-"


def dodged(s: Scene) -> Scene:
    """A slashes B, who dodges."""
    return s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")


@MASHU
def test_everybody_is_one_nearer_to_him_and_he_no_nearer_to_them() -> None:
    s = scene(seat(PANG_DE, "snatch"), seat(), seat("", "peach"), seat())
    assert [distance(s.table, s["A"], s[letter]) for letter in "ABCD"] == [0, 1, 1, 1]
    assert distance(s.table, s["C"], s["A"]) == 2
    s.use("A", "snatch", "C").on()
    assert s.hand("A") == ["peach"]


@MASHU
def test_it_adds_up_with_a_horse_and_with_itself() -> None:
    for generals, horse in ((PANG_DE, "chitu"), ("pang_de+ ma_teng+", "")):
        s = scene(seat(generals, equip=horse), seat(), seat("zou_shi- tian_feng-", equip="jueying"), seat())
        # two steps and a horse, less two
        assert distance(s.table, s["A"], s["C"]) == 1


@MASHU
@pytest.mark.rule("guozhan", "R12")
def test_hidden_it_counts_when_he_turns_up_for_a_target_that_needs_it() -> None:
    s = scene(seat("pang_de- jia_xu-", "snatch slash"), seat(), seat("", "peach"), seat())
    s.cannot_use("A", "snatch", "C").cannot_use("A", "slash", "C")
    assert distance(s.table, s["A"], s["C"]) == 2
    # there is no other occasion in the play phase of the first edition
    revealing = [o for o in s.asked("A", "gz-play").options if "reveals" in o.args]
    assert {(o.act, o.args.get("card")) for o in revealing if o.args["reveals"] == "head"} == {
        ("use", "slash"),
        ("use", "snatch"),
    }
    s.use("A", "snatch", "C", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s.hand("A") == ["peach", "slash"]
    s.sound()


@MENGJIN
def test_who_has_dodged_loses_a_card_unseen_or_worn() -> None:
    s = scene(seat(PANG_DE, "slash"), seat("", "dodge peach", equip="eight_trigrams"))
    dodged(s).skill("A", "mengjin").does("A", "gz-take", "choose", "eight_trigrams").on()
    assert s.worn("B") == {}
    assert s["B"].hp == 4
    assert s.told("gz-discard", seat="B")["by"] == "A"
    s.sound()
    s = scene(seat(PANG_DE, "slash"), seat("", "dodge peach", equip="eight_trigrams"))
    dodged(s).skill("A", "mengjin").does("A", "gz-take", "choose", "hand").on()
    assert s.hand("B") == []


@MENGJIN
def test_he_may_let_it_be() -> None:
    s = scene(seat(PANG_DE, "slash"), seat("", "dodge peach"))
    dodged(s).until("A", "gz-skill", "mengjin").on()
    assert s.hand("B") == ["peach"]


@MENGJIN
def test_not_when_nothing_is_left_and_not_when_it_hits() -> None:
    s = scene(seat(PANG_DE, "slash"), seat("", "dodge"))
    dodged(s).not_offered("A", "mengjin")
    s = scene(seat(PANG_DE, "slash"), seat("", "dodge peach"))
    s.use("A", "slash", "B").not_offered("A", "mengjin")
    assert s["B"].hp == 3


@MENGJIN
def test_then_the_axe_may_still_make_it_hit() -> None:
    s = scene(seat(PANG_DE, "slash peach peach", equip="axe"), seat("", "dodge peach"))
    dodged(s).skill("A", "mengjin").skill("A", "axe", ("peach", "peach")).on()
    assert s["B"].hp == 3
    assert s["B"].hand == []


@MENGJIN
def test_hidden_he_turns_up_for_it() -> None:
    s = scene(seat("jia_xu- pang_de-", "slash"), seat("", "dodge peach"))
    dodged(s).skill("A", "mengjin", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s.hand("B") == []
