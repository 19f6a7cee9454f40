"""庞德: 马术, 猛进."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

MASHU = pytest.mark.proves("guozhan", "skill", "pang_de.mashu")
MENGJIN = pytest.mark.proves("guozhan", "skill", "pang_de.mengjin@first")
PANG_DE = "pang_de+ jia_xu-"


def dodged(s: Scene, *, used: bool = False) -> Scene:
    """A slashes B, if he has not yet, and B dodges."""
    return (s if used else s.use("A", "slash", "B")).until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")


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


JIANCHU = pytest.mark.proves("guozhan", "skill", "pang_de.jianchu@current")


@JIANCHU
def test_a_target_that_loses_equipment_cannot_dodge() -> None:
    b = seat("", "dodge", equip="jueying")
    s = scene(seat(PANG_DE, "slash.s7"), b, edition="current")
    s.use("A", "slash", "B").skill("A", "jianchu").does("A", "gz-take", "choose", "jueying").on()
    assert s["B"].hp == 3
    assert s.worn("B") == {}
    assert s.hand("B") == ["dodge"]
    assert not any(about == "gz-dodge" for _, about, _ in s.asked_so_far)
    assert s.told("gz-discard", seat="B")["by"] == "A"
    s.sound()


@JIANCHU
def test_equipment_out_of_the_hand_counts_too() -> None:
    s = scene(seat(PANG_DE, "slash.s7"), seat("", "jueying"), edition="current")
    s.use("A", "slash", "B").skill("A", "jianchu").on()
    assert s["B"].hp == 3
    assert s["B"].cards() == []


@JIANCHU
def test_another_card_is_made_up_for_with_the_slash_which_goes_on() -> None:
    s = scene(seat(PANG_DE, "slash.s7"), seat("", "dodge peach"), edition="current")
    s.use("A", "slash", "B").skill("A", "jianchu").does("A", "gz-take", "choose", "hand").on()
    assert "slash" in s.hand("B")
    assert len(s["B"].hand) == 2
    assert s["B"].hp == 3
    s.sound()


@JIANCHU
def test_the_slash_goes_to_the_first_of_its_targets_that_lost_no_equipment() -> None:
    s = scene(
        seat("pang_de+ taishi_ci+", "savage_assault.s13 slash.s7"),
        seat("", "dodge.h2"),
        seat("", "peach"),
        seat(),
        edition="current",
    )
    s.does("A", "gz-play", "tianyi", "savage_assault.s13", "B").on()
    s.use("A", "slash.s7", "C", "D").skill("A", "jianchu").on()
    assert s.hand("C") == ["slash"]
    assert (s["C"].hp, s["D"].hp) == (3, 3)


@JIANCHU
def test_he_may_let_the_card_be_and_needs_a_target_with_cards() -> None:
    s = scene(seat(PANG_DE, "slash.s7"), seat("", "dodge"), edition="current")
    dodged(s.use("A", "slash", "B").until("A", "gz-skill", "jianchu"), used=True).on()
    assert s["B"].hp == 4
    s = scene(seat(PANG_DE, "slash.s7"), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("A", "jianchu")
    s = scene(seat(PANG_DE, "duel"), seat("", "peach"), edition="current")
    s.use("A", "duel", "B").not_offered("A", "jianchu")


@JIANCHU
def test_a_slash_without_a_card_gives_nothing() -> None:
    a, b = seat("pang_de+ ji_ling+", "slash.s11"), seat("", "slash.s8 peach")
    s = scene(a, b, seat(), seat(), edition="current", stage="play")
    s.skill("A", "shuangren", "B", "slash.s11").until("B", "gz-point-duel")
    s.does("B", "gz-point-duel", "choose", "slash.s8").skill("A", "jianchu").until("A", "gz-play")
    assert s["B"].hand == []
    assert s["B"].hp == 3


@JIANCHU
def test_hidden_he_turns_up_to_draw_his_quiver_and_fierce_advance_is_gone() -> None:
    s = scene(seat("jia_xu- pang_de-", "slash.s7"), seat("", "dodge", equip="crossbow"), edition="current")
    s.use("A", "slash", "B").skill("A", "jianchu", reveals="deputy").does("A", "gz-take", "choose", "crossbow").on()
    assert s["A"].up == (False, True)
    assert s["B"].hp == 3
    s = scene(seat(PANG_DE, "slash.s7"), seat("", "dodge peach"), edition="current")
    s.use("A", "slash", "B").until("A", "gz-skill", "jianchu")
    dodged(s, used=True).not_offered("A", "mengjin")


@MASHU
@pytest.mark.rule("guozhan", "R12")
def test_in_the_current_edition_he_may_also_turn_up_beforehand() -> None:
    s = scene(seat("pang_de- jia_xu-", "snatch"), seat(), seat("", "peach"), seat(), edition="current")
    s.cannot_use("A", "snatch", "C").does("A", "gz-play", "turn_up", "head").on()
    assert s["A"].up == (True, False)
    s.use("A", "snatch", "C").on()
    assert s.hand("A") == ["peach"]
