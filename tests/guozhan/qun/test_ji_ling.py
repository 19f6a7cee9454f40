"""纪灵: 双刃."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "ji_ling.shuangren@first")
JI_LING = "ji_ling+ tian_feng-"


def duel(s: Scene, mine: str, rival: str, theirs: str) -> Scene:
    """A compares points with the rival."""
    s.skill("A", "shuangren", rival, mine)
    if len(s[rival].hand) > 1:
        s.until(rival, "gz-point-duel").does(rival, "gz-point-duel", "choose", theirs)
    return s


@PROVES
def test_a_win_is_a_slash_without_card_on_the_other_that_does_not_count() -> None:
    s = scene(seat(JI_LING, "slash.s11 slash.s7"), seat(), seat("", "slash.s8"), seat(), seat(), stage="play")
    duel(s, "slash.s11", "C", "slash.s8").until("A", "gz-play")
    assert s["C"].hp == 3
    assert s.told("gz-use", card="slash")["cards"] == []
    # C sits two steps away, out of range
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3
    s.sound()


@PROVES
def test_or_on_another_of_the_others_kingdom_and_never_on_himself() -> None:
    s = scene(
        seat(JI_LING, "slash.s11 slash.s7"),
        seat("cao_ren+ yue_jin-", "slash.s8"),
        seat("zhang_liao+ xu_chu-"),
        seat("pan_feng+ pang_de-"),
        stage="play",
    )
    duel(s, "slash.s11", "B", "slash.s8").until("A", "gz-shuangren")
    assert s.asked("A", "gz-shuangren").options[0].picks[0].candidates == [1, 2]
    s.does("A", "gz-shuangren", "choose", "C").on()
    assert s["C"].hp == 3
    a, b = seat(JI_LING, "slash.s11 slash.s7"), seat("pan_feng+ pang_de-", "slash.s8")
    s = scene(a, b, seat("zou_shi+ kong_rong-"), seat(), seat(), seat(), stage="play")
    duel(s, "slash.s11", "B", "slash.s8").until("A", "gz-shuangren")
    assert s.asked("A", "gz-shuangren").options[0].picks[0].candidates == [1, 2]


@PROVES
@pytest.mark.parametrize("theirs", ["slash.s8", "slash.s10"])
def test_a_tie_or_a_loss_ends_the_play_phase(theirs: str) -> None:
    s = scene(seat(JI_LING, "slash.c8 slash.s7"), seat("", theirs), stage="play")
    duel(s, "slash.c8", "B", theirs).until("B", "gz-play")
    assert s["B"].hp == 4
    assert s.hand("A") == ["slash"]


@PROVES
def test_he_may_do_without_and_needs_a_card_on_both_sides() -> None:
    s = scene(seat(JI_LING, "slash.s11"), seat("", "slash.s8"), stage="play")
    s.until("A", "gz-skill", "shuangren").until("A", "gz-play")
    assert s.count("gz-point-duel") == 0
    s = scene(seat(JI_LING, "slash.s11"), seat(), stage="play")
    s.not_offered("A", "shuangren")
    s = scene(seat(JI_LING), seat("", "slash.s8"), stage="play")
    s.not_offered("A", "shuangren")


@PROVES
def test_the_slash_can_be_dodged() -> None:
    s = scene(seat(JI_LING, "slash.s11 slash.s7"), seat("", "slash.s8 dodge"), stage="play")
    duel(s, "slash.s11", "B", "slash.s8").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4


@PROVES
def test_not_before_a_skipped_play_phase() -> None:
    s = scene(seat(JI_LING, "slash.s11", judging="indulgence"), seat("", "dodge"), stage="judge", deck="slash.s7")
    s.not_offered("A", "shuangren")
    assert s.told("gz-skip", phase="play")


@PROVES
def test_hidden_he_turns_up_to_compare_points() -> None:
    s = scene(seat("tian_feng- ji_ling-", "slash.s11 slash.s7"), seat("", "slash.s8"), stage="play")
    duel(s, "slash.s11", "B", "slash.s8").until("A", "gz-play")
    assert s["A"].up == (False, True)
    assert s["B"].hp == 3


@PROVES
def test_his_card_lies_before_the_fish_is_drawn_for_turning_up() -> None:
    s = scene(seat("tian_feng+ ji_ling-", "slash.s11"), seat("", "slash.s8"), seat(), stage="play", deck="peach")
    s.skill("A", "shuangren", "B", "slash.s11", reveals="deputy").does("A", "gz-fish", "draw_one").on()
    assert s.told("gz-point-duel", seat="A")["card"] == "slash.s11"
    assert s.hand("A") == ["peach"]
    assert s["B"].hp == 3


CURRENT = pytest.mark.proves("guozhan", "skill", "ji_ling.shuangren@current")


@CURRENT
def test_a_win_is_the_same_slash_in_the_current_edition() -> None:
    a, c = seat(JI_LING, "slash.s11 slash.s7"), seat("", "slash.s8")
    s = scene(a, seat(), c, seat(), seat(), stage="play", edition="current")
    duel(s, "slash.s11", "C", "slash.s8").until("A", "gz-play")
    assert s["C"].hp == 3
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@CURRENT
@pytest.mark.parametrize("theirs", ["slash.s8", "slash.s10"])
def test_a_tie_or_a_loss_leaves_him_only_himself_as_a_target(theirs: str) -> None:
    mine = "slash.c8 slash.s7 duel dismantle iron_chain savage_assault something_for_nothing crossbow wine"
    s = scene(seat(JI_LING, mine), seat("", theirs), seat(), stage="play", edition="current")
    duel(s, "slash.c8", "B", theirs).until("A", "gz-play")
    s.cannot_use("A", "slash", "B").cannot_use("A", "duel", "C").cannot_use("A", "savage_assault")
    s.cannot_use("A", "iron_chain", "B")
    assert s.why("A", "card", "slash.s7") == "why-gz-no-target"
    s.use("A", "crossbow").use("A", "wine").use("A", "something_for_nothing").on()
    s.use("A", "iron_chain", "A").on()
    assert s["A"].chained
    assert s.worn("A") == {"weapon": "crossbow"}
    s.sound()


@CURRENT
def test_cards_for_all_reach_him_alone() -> None:
    s = scene(
        seat(JI_LING, "slash.c8 peach_garden", hp=2),
        seat("", "slash.s10", hp=2),
        stage="play",
        edition="current",
    )
    duel(s, "slash.c8", "B", "slash.s10").until("A", "gz-play")
    s.use("A", "peach_garden").on()
    assert s.told("gz-use", card="peach_garden")["targets"] == "A"
    assert (s["A"].hp, s["B"].hp) == (3, 2)


@CURRENT
def test_he_cannot_save_another_this_turn_but_himself() -> None:
    a = seat("ji_ling+ jia_xu+", "slash.c8 peach peach", hp=1)
    s = scene(a, seat("", "slash.s10", hp=1), seat(), seat(), stage="play", edition="current")
    duel(s, "slash.c8", "B", "slash.s10").until("A", "gz-play")
    s.does("A", "gz-play", "luanwu").on()
    assert not s["B"].alive
    assert not any(who == "A" and about == "gz-rescue" for who, about, _ in s.asked_so_far)


@CURRENT
def test_it_is_over_with_the_turn() -> None:
    s = scene(seat(JI_LING, "slash.c8 slash.s7"), seat("", "slash.s10"), stage="play", edition="current")
    duel(s, "slash.c8", "B", "slash.s10").until("A", "gz-play").ends("A")
    s.until("B", "gz-play").ends("B").until("A", "gz-skill", "shuangren").until("A", "gz-play")
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@CURRENT
def test_he_may_do_without_comparing_points() -> None:
    s = scene(seat(JI_LING, "slash.s11"), seat("", "slash.s8"), stage="play", edition="current")
    s.until("A", "gz-skill", "shuangren").until("A", "gz-play")
    assert s.count("gz-point-duel") == 0
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@CURRENT
def test_hidden_he_turns_up_to_compare_points_and_pays_for_it() -> None:
    s = scene(seat("tian_feng- ji_ling-", "slash.c8 slash.s7"), seat("", "slash.s10"), stage="play", edition="current")
    duel(s, "slash.c8", "B", "slash.s10").until("A", "gz-play")
    assert s["A"].up == (False, True)
    s.cannot_use("A", "slash", "B")
