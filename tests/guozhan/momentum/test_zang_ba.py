"""臧霸: 横江."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import hand_limit

HENGJIANG = pytest.mark.proves("guozhan", "skill", "zang_ba.hengjiang")
UP = "zang_ba+ cao_ren+"


def hit(hand: str = "slash", equip: str = "", generals: str = UP) -> Scene:
    """A, of four HP, has hurt 臧霸."""
    s = scene(seat("", hand, equip=equip), seat(generals, "peach"), seat(), edition="current")
    return s.use("A", "slash", "B").skill("B", "hengjiang")


@HENGJIANG
def test_the_hand_limit_is_smaller_by_the_equipment_and_at_least_by_one() -> None:
    for equip, limit in (("", 3), ("dilu", 3), ("dilu crossbow", 2), ("dilu crossbow chitu", 1)):
        s = hit(equip=equip).until("A", "gz-play")
        assert hand_limit(s.table, s["A"]) == limit


@HENGJIANG
def test_nothing_discarded_he_draws_up_to_his_maximum_hp() -> None:
    s = hit().until("A", "gz-play").ends("A").on()
    # one in hand, four HP
    assert s.count("gz-draw", seat="B", count=3) == 1
    s.sound()


@HENGJIANG
def test_having_had_to_discard_the_current_player_spares_him_that() -> None:
    s = hit("slash dodge dodge dodge dodge").until("A", "gz-play").ends("A")
    s.until("A", "gz-discard").on()
    # only the two of his own draw phase
    assert s.count("gz-draw", seat="B") == s.count("gz-draw", seat="B", count=2) == 1
    assert s.count("gz-discard", seat="A") == 1


@HENGJIANG
def test_uses_add_up_but_he_draws_once() -> None:
    s = scene(seat("", "slash slash", equip="crossbow"), seat(UP), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "hengjiang").use("A", "slash", "B").skill("B", "hengjiang")
    s.until("A", "gz-play")
    assert hand_limit(s.table, s["A"]) == 2
    s.ends("A").on()
    assert s.count("gz-draw", seat="B", count=4) == 1


@HENGJIANG
def test_a_skipped_discard_phase_is_one_without_discarding() -> None:
    s = scene(seat("zhang_he+ dian_wei+", "slash dodge dodge"), seat(UP), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "hengjiang").until("A", "gz-play").ends("A").skill("A", "qiaobian", "dodge")
    s.on()
    assert s.count("gz-draw", seat="B", count=4) == 1


@HENGJIANG
def test_it_may_be_left_and_ends_with_the_turn() -> None:
    s = scene(seat("", "slash"), seat(UP), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "hengjiang").does("B", "gz-skill", "decline").until("A", "gz-play")
    assert hand_limit(s.table, s["A"]) == 4
    s = hit().until("A", "gz-play").ends("A").until("B", "gz-play")
    assert hand_limit(s.table, s["A"]) == 4


@HENGJIANG
def test_face_down_again_he_draws_all_the_same() -> None:
    s = hit().until("A", "gz-play")
    s["B"].up = (False, True)
    s.table.changed()
    s.ends("A").on()
    assert s.count("gz-draw", seat="B", count=3) == 1


@HENGJIANG
def test_hidden_he_is_turned_up() -> None:
    s = hit(generals="zang_ba- cao_ren-").until("A", "gz-play")
    assert s["B"].up == (True, False)
    assert hand_limit(s.table, s["A"]) == 3
