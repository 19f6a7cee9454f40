"""徐晃: 断粮."""

from __future__ import annotations

import pytest

from guozhan.scene import Seat, scene, seat

DUANLIANG = pytest.mark.proves("guozhan", "skill", "xu_huang.duanliang@first")
DUANLIANG_CURRENT = pytest.mark.proves("guozhan", "skill", "xu_huang.duanliang@current")


@DUANLIANG
def test_a_black_basic_card_lies_down_as_supply_shortage_and_reverts_when_it_leaves() -> None:
    s = scene(seat("xu_huang+ zhang_he+", "slash.s7"), seat(), deck="peach.h4")
    s.does("A", "gz-play", "duanliang", "slash", "B")
    assert s.judging("B") == ["supply_shortage"]
    assert s.told("gz-lay", seat="B")["card"] == "slash.s7"
    s.until("A", "gz-play").ends("A").until("B", "gz-play")
    assert s.count("gz-skip", seat="B", phase="draw") == 1
    assert "slash.s7" in s.discarded()
    s.sound()


@DUANLIANG
def test_a_black_equipment_card_may_come_from_the_equipment_area() -> None:
    s = scene(seat("xu_huang+ zhang_he+", "spear.s12", equip="dilu.c5"), seat(), seat(), seat())
    s.does("A", "gz-play", "duanliang", "dilu", "B").does("A", "gz-play", "duanliang", "spear", "D")
    assert s.judging("B") == s.judging("D") == ["supply_shortage"]
    assert s.worn("A") == {}


@DUANLIANG
def test_red_cards_and_black_tricks_will_not_do() -> None:
    s = scene(seat("xu_huang+ zhang_he+", "peach.h4 dismantle.s3", equip="chitu.h5"), seat("", "peach"))
    assert "duanliang" not in s.acts(s.asked("A", "gz-play"))


@DUANLIANG
def test_it_reaches_distance_two_real_or_converted_and_no_further() -> None:
    s = scene(
        seat("xu_huang+ zhang_he+", "slash.s7 supply_shortage"),
        seat(),
        seat(),
        seat(),
        seat(),
        seat("xu_chu- dian_wei-"),
    )
    s.cannot_use("A", "supply_shortage", "D")
    with pytest.raises(AssertionError, match="not offered duanliang"):
        s.does("A", "gz-play", "duanliang", "slash", "D")
    s.does("A", "gz-play", "duanliang", "slash", "C").use("A", "supply_shortage", "E")
    assert s.judging("C") == s.judging("E") == ["supply_shortage"]


@DUANLIANG
def test_snatch_reaches_no_further_than_before() -> None:
    s = scene(seat("xu_huang+ zhang_he+", "snatch"), seat(), seat("", "peach"), seat())
    s.cannot_use("A", "snatch", "C")


@DUANLIANG
def test_it_may_be_used_again_and_again_but_not_twice_on_one() -> None:
    s = scene(seat("xu_huang+ zhang_he+", "slash.s7 slash.s8 slash.c2"), seat(), seat())
    s.does("A", "gz-play", "duanliang", "slash.s7", "B")
    with pytest.raises(AssertionError, match="not offered duanliang"):
        s.does("A", "gz-play", "duanliang", "slash.s8", "B")
    s.does("A", "gz-play", "duanliang", "slash.s8", "C")
    assert s.judging("C") == ["supply_shortage"]


@DUANLIANG
def test_nullified_it_is_put_away() -> None:
    s = scene(seat("xu_huang+ zhang_he+", "slash.s7"), seat("", "nullification"), deck="peach.h4")
    s.does("A", "gz-play", "duanliang", "slash", "B").ends("A").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "nullification").until("B", "gz-play")
    assert s.count("gz-skip", phase="draw") == 0
    assert "slash.s7" in s.discarded()


@DUANLIANG
def test_hidden_he_is_turned_up_by_converting() -> None:
    s = scene(seat("zhang_he- xu_huang-", "slash.s7"), seat())
    s.does("A", "gz-play", "duanliang", "slash", "B", reveals="deputy")
    assert s["A"].up == (False, True)
    assert s.judging("B") == ["supply_shortage"]


@DUANLIANG
def test_hidden_he_may_be_turned_up_to_reach_distance_two_with_a_real_card() -> None:
    s = scene(seat("zhang_he- xu_huang-", "supply_shortage"), seat(), seat(), seat())
    s.cannot_use("A", "supply_shortage", "C")
    s.use("A", "supply_shortage", "C", reveals="deputy")
    assert s["A"].up == (False, True)
    assert s.judging("C") == ["supply_shortage"]


@DUANLIANG
def test_hidden_he_reaches_distance_two_by_converting_too() -> None:
    s = scene(seat("zhang_he- xu_huang-", "slash.s7"), seat(), seat(), seat())
    s.does("A", "gz-play", "duanliang", "slash", "C", reveals="deputy")
    assert s.judging("C") == ["supply_shortage"]


@DUANLIANG
def test_the_mount_that_is_given_up_for_it_does_not_help_to_reach() -> None:
    s = scene(
        seat("xu_huang+ zhang_he+", equip="dayuan.s13"), seat(), seat(), seat(), seat(), seat("xu_chu- dian_wei-")
    )
    with pytest.raises(AssertionError, match="not offered duanliang"):
        s.does("A", "gz-play", "duanliang", "dayuan", "D")


def six(generals: str, hand: str, equip: str = "") -> tuple[Seat, ...]:
    """A table of six: B and F are at distance 1 from A, C and E at 2, D at 3."""
    return (seat(generals, hand, equip=equip), seat(), seat(), seat(), seat(), seat("xu_chu- dian_wei-"))


@DUANLIANG_CURRENT
def test_current_a_black_card_that_is_no_trick_lies_down_as_supply_shortage() -> None:
    s = scene(
        seat("xu_huang+ zhang_he+", "slash.s7 peach.h4 dismantle.s3", equip="dilu.c5"), seat(), seat(),
        edition="current",
    )  # fmt: skip
    for card in ("peach", "dismantle"):
        with pytest.raises(AssertionError, match="not offered duanliang"):
            s.does("A", "gz-play", "duanliang", card, "B")
    s.does("A", "gz-play", "duanliang", "slash", "B").does("A", "gz-play", "duanliang", "dilu", "C")
    assert s.judging("B") == s.judging("C") == ["supply_shortage"]
    s.sound()


@DUANLIANG_CURRENT
def test_current_at_distance_three_it_is_used_and_then_over_for_the_phase() -> None:
    s = scene(*six("xu_huang+ zhang_he+", "slash.s7 slash.s8"), edition="current")
    s.does("A", "gz-play", "duanliang", "slash.s7", "D")
    assert s.judging("D") == ["supply_shortage"]
    assert "duanliang" not in s.acts(s.asked("A", "gz-play"))
    s.ends("A").on()
    assert s["A"].used == {}


@DUANLIANG_CURRENT
def test_current_at_distance_two_it_goes_on() -> None:
    s = scene(*six("xu_huang+ zhang_he+", "slash.s7 slash.s8 slash.c2"), edition="current")
    s.does("A", "gz-play", "duanliang", "slash.s7", "C").does("A", "gz-play", "duanliang", "slash.s8", "E")
    s.does("A", "gz-play", "duanliang", "slash.c2", "D")
    assert s.judging("C") == s.judging("D") == s.judging("E") == ["supply_shortage"]


@DUANLIANG_CURRENT
def test_current_the_distance_counts_without_the_mount_that_is_used_for_it() -> None:
    s = scene(*six("xu_huang+ zhang_he+", "slash.s7", equip="dayuan.s13"), edition="current")
    s.does("A", "gz-play", "duanliang", "dayuan", "D")
    assert s.judging("D") == ["supply_shortage"]
    assert "duanliang" not in s.acts(s.asked("A", "gz-play"))


@DUANLIANG_CURRENT
def test_current_hidden_he_reaches_as_far() -> None:
    s = scene(*six("zhang_he- xu_huang-", "slash.s7 slash.s8"), edition="current")
    s.does("A", "gz-play", "duanliang", "slash.s7", "D", reveals="deputy").until("A", "gz-play")
    assert s["A"].up == (False, True)
    assert s.judging("D") == ["supply_shortage"]
    assert "duanliang" not in s.acts(s.asked("A", "gz-play"))


@DUANLIANG_CURRENT
def test_current_a_real_supply_shortage_reaches_no_further_than_distance_one() -> None:
    s = scene(*six("xu_huang+ zhang_he+", "supply_shortage"), edition="current")
    s.cannot_use("A", "supply_shortage", "C").use("A", "supply_shortage", "B")
    assert s.judging("B") == ["supply_shortage"]


@DUANLIANG_CURRENT
def test_current_he_may_play_on_without_it() -> None:
    s = scene(seat("xu_huang+ zhang_he+", "slash.s7"), seat("gan_ning- lu_meng-"), edition="current")
    s.ends("A").until("B", "gz-play")
    assert s.judging("B") == []


@DUANLIANG_CURRENT
def test_current_nullified_it_is_put_away() -> None:
    s = scene(seat("xu_huang+ zhang_he+", "slash.s7"), seat("", "nullification"), deck="peach.h4", edition="current")
    s.does("A", "gz-play", "duanliang", "slash", "B").ends("A").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "nullification").until("B", "gz-play")
    assert s.count("gz-skip", phase="draw") == 0
    assert "slash.s7" in s.discarded()


@DUANLIANG_CURRENT
def test_current_hidden_he_is_turned_up_by_converting() -> None:
    s = scene(seat("zhang_he- xu_huang-", "slash.s7"), seat(), edition="current")
    s.does("A", "gz-play", "duanliang", "slash", "B", reveals="deputy")
    assert s["A"].up == (False, True)
    assert s.judging("B") == ["supply_shortage"]
