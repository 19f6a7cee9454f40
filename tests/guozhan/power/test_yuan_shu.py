"""袁术: 伪帝, 庸肆."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.sizes import big_kingdoms

WEIDI = pytest.mark.proves("guozhan", "skill", "yuan_shu.weidi")
YONGSI = pytest.mark.proves("guozhan", "skill", "yuan_shu.yongsi")
UP = "yuan_shu+ ji_ling+"
WEI = "cao_ren+ yue_jin+"


# -- 伪帝


def commands(hand: str = "peach_garden dodge", generals: str = UP) -> Scene:
    """B has drawn a card in this turn, and has been given a command."""
    s = scene(seat(generals, f"alliance_feast {hand}"), seat(WEI, "peach slash"), seat(), edition="current")
    s.use("A", "alliance_feast", "B").until("A", "gz-play").does("A", "gz-play", "weidi", "B").until("A", "gz-command")
    return s.does("A", "gz-command", s.acts(s.asked("A", "gz-command"))[0]).until("B", "gz-obey")


@WEIDI
def test_who_refuses_exchanges_its_hand_for_cards_of_his_choice() -> None:
    s = commands().does("B", "gz-obey", "refuse").until("A", "gz-weidi")
    s.does("A", "gz-weidi", "choose", ("peach_garden", "dodge", "slash")).until("A", "gz-play")
    assert "peach" in s.hand("A")
    assert s.hand("B") == ["dodge", "peach_garden", "slash"]
    s.sound()


@WEIDI
def test_who_obeys_keeps_it_and_it_is_once_a_phase() -> None:
    s = commands().does("B", "gz-obey", "obey").until("A", "gz-play")
    assert not any(about == "gz-weidi" for _, about, _ in s.asked_so_far)
    assert s.why("A", "skill", "weidi") == "why-gz-skill-used-up"


@WEIDI
def test_who_has_drawn_nothing_in_this_turn_cannot_be_commanded() -> None:
    s = scene(seat(UP, "slash"), seat(WEI, "peach"), edition="current")
    assert s.why("A", "skill", "weidi") == "why-gz-skill-not-now"


@WEIDI
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("yuan_shu- ji_ling+", "alliance_feast"), seat(WEI, "peach"), seat(), edition="current")
    s.use("A", "alliance_feast", "B").until("A", "gz-play")
    s.does("A", "gz-play", "weidi", "B", reveals="head").until("A", "gz-command")
    assert s["A"].up == (True, True)


# -- 庸肆


@YONGSI
def test_he_draws_one_more_and_uses_a_know_both_each_play_phase() -> None:
    s = scene(seat(UP), seat(WEI, "peach"), seat(), stage="draw", edition="current")
    s.until("A", "gz-skill", "jade_seal").does("A", "gz-skill", "jade_seal", "B").until("A", "gz-play")
    assert len(s["A"].hand) == 3
    assert s.told("gz-use", seat="A")["card"] == "know_both"
    s.sound()


@YONGSI
def test_his_kingdom_is_the_only_big_one() -> None:
    s = scene(seat(UP), seat(WEI), seat("xu_huang+ dian_wei+"), seat(), edition="current")
    assert big_kingdoms(s.table) == {"qun"}


@YONGSI
def test_not_while_somebody_wears_the_seal() -> None:
    s = scene(
        seat(UP), seat(WEI, equip="jade_seal"), seat("xu_huang+ dian_wei+"), seat(), stage="draw", edition="current"
    )
    assert big_kingdoms(s.table) == {"wei"}
    s.until("A", "gz-play")
    assert len(s["A"].hand) == 2
    assert s.count("gz-use") == 0


@YONGSI
def test_wearing_it_himself_he_has_it_once() -> None:
    s = scene(seat(UP, equip="jade_seal"), seat(WEI, "peach"), stage="draw", edition="current").until("A", "gz-play")
    assert len(s["A"].hand) == 3
    assert s.count("gz-use", seat="A") == 1


@YONGSI
def test_a_treasure_of_another_name_may_be_worn_beside_it() -> None:
    s = scene(seat(UP, equip="wooden_ox"), seat(WEI), stage="draw", edition="current").until("A", "gz-play")
    assert len(s["A"].hand) == 3


@YONGSI
def test_target_of_a_know_both_he_shows_his_hand_to_everybody() -> None:
    s = scene(seat(WEI, "know_both"), seat(UP, "peach dodge"), seat(), edition="current")
    s.use("A", "know_both", "B").on()
    assert len(s.told("gz-show", seat="B")["cards"]) == 2


@YONGSI
def test_hidden_he_may_be_turned_up_to_draw_or_not() -> None:
    s = scene(seat("yuan_shu- ji_ling-"), seat(WEI, "peach"), stage="draw", edition="current")
    s.skill("A", "yongsi", reveals="head").skill("A", "jade_seal", "B").until("A", "gz-play")
    assert (s["A"].up, len(s["A"].hand)) == ((True, False), 3)
    assert s.count("gz-use", seat="A") == 1
    s = scene(seat("yuan_shu- ji_ling-"), seat(WEI, "peach"), stage="draw", edition="current").until("A", "gz-play")
    assert (s["A"].up, len(s["A"].hand), s.count("gz-use")) == ((False, False), 2, 0)


@YONGSI
def test_hidden_he_shows_nothing_unless_he_wants_to() -> None:
    s = scene(seat(WEI, "know_both"), seat("yuan_shu- ji_ling-", "peach"), seat(), edition="current")
    s.use("A", "know_both", "B").on()
    assert s.count("gz-show") == 0
    s = scene(seat(WEI, "know_both"), seat("yuan_shu- ji_ling-", "peach"), seat(), edition="current")
    s.use("A", "know_both", "B").skill("B", "yongsi", reveals="head").on()
    assert s.count("gz-show", seat="B") == 1


@YONGSI
def test_at_the_start_of_his_play_phase_he_may_be_turned_up_too() -> None:
    s = scene(seat("yuan_shu- ji_ling-"), seat(WEI, "peach"), stage="play", edition="current")
    s.skill("A", "yongsi", reveals="head").until("A", "gz-play")
    assert s.count("gz-use", seat="A") == 1
