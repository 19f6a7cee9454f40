"""蒋钦: 尚义, 鸟翔."""

from __future__ import annotations

import pytest

from guozhan.scene import LETTERS, Scene, scene, seat

SHANGYI = pytest.mark.proves("guozhan", "skill", "jiang_qin.shangyi")
NIAOXIANG = pytest.mark.proves("guozhan", "skill", "jiang_qin.niaoxiang")
JIANG_QIN = "jiang_qin+ zhou_tai+"


def _visits(pair: str = JIANG_QIN, other: str = "cao_ren- yue_jin-", hand: str = "slash.s7 peach.h4") -> Scene:
    s = scene(seat(pair, "dodge.h2"), seat(other, hand), seat(), edition="current")
    return s.does("A", "gz-play", "shangyi", "B")


@SHANGYI
def test_he_shows_his_hand_sees_the_other_and_discards_a_black_card() -> None:
    s = _visits().does("A", "gz-shangyi", "hand").does("A", "gz-shangyi-discard", "discard", "slash.s7").on()
    assert s.hand("B") == ["peach"]
    dodge, peach = s["A"].hand[0], s["B"].hand[0]
    seen = s.table.seen
    assert [bool(seen[place] >> dodge & 1) for place in range(3)] == [True, True, False]
    assert [bool(seen[place] >> peach & 1) for place in range(3)] == [True, True, False]
    s.sound()


@SHANGYI
def test_he_may_leave_the_black_card() -> None:
    s = _visits().does("A", "gz-shangyi", "hand").does("A", "gz-shangyi-discard", "decline").on()
    assert s.hand("B") == ["peach", "slash"]


@SHANGYI
def test_a_red_card_cannot_be_discarded() -> None:
    s = _visits(hand="peach").does("A", "gz-shangyi", "hand").on()
    assert s.hand("B") == ["peach"]


@SHANGYI
def test_or_he_sees_the_hidden_generals() -> None:
    s = _visits().does("A", "gz-shangyi", "generals").on()
    seen = s.table.seen_generals
    for handle in s["B"].generals:
        assert seen[LETTERS.index("A")] >> handle & 1
        assert not seen[LETTERS.index("C")] >> handle & 1
    assert s.count("gz-look-general") == 2
    assert s.hand("B") == ["peach", "slash"]


@SHANGYI
def test_what_shows_nothing_is_no_choice() -> None:
    s = _visits(other="cao_ren+ yue_jin+")
    assert s.acts(s.asked("A", "gz-shangyi-discard")) == ["decline", "discard"]
    s = _visits(hand="").on()
    assert s.count("gz-look-general") == 2


@SHANGYI
def test_not_without_a_hand_card_and_once_a_phase() -> None:
    s = scene(seat(JIANG_QIN), seat(), edition="current")
    assert "shangyi" not in s.acts(s.asked("A", "gz-play"))
    s = _visits().on()
    assert "shangyi" not in s.acts(s.asked("A", "gz-play"))


@SHANGYI
def test_not_with_who_has_neither() -> None:
    s = scene(seat(JIANG_QIN, "dodge"), seat("cao_ren+ yue_jin+"), seat(), edition="current")
    picks = [o.picks[0].candidates for o in s.asked("A", "gz-play").options if o.act == "shangyi"]
    assert picks == [[2]]


@SHANGYI
def test_used_while_hidden_he_is_turned_up() -> None:
    s = _visits(pair="jiang_qin- zhou_tai-").on()
    assert s["A"].up == (True, False)


def _siege(
    first: str = JIANG_QIN, third: str = "sun_jian+ lu_su+", victim: str = "cao_ren+ yue_jin+", more: int = 1
) -> Scene:
    """A and C stand around B."""
    rest = [seat("guan_yu+ zhang_fei+") for _ in range(more)]
    return scene(
        seat(first, "slash.s7"), seat(victim, "dodge.h2 dodge.d2"), seat(third, "slash.s8"), *rest, edition="current"
    )


@NIAOXIANG
def test_the_besieged_needs_two_dodges() -> None:
    s = _siege().use("A", "slash.s7", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.d2").on()
    assert not s["B"].wounded
    assert s.hand("B") == []
    s.sound()


@NIAOXIANG
def test_one_dodge_is_not_enough() -> None:
    s = _siege().use("A", "slash.s7", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2").on()
    assert s["B"].wounded


@NIAOXIANG
def test_against_the_slash_of_the_other_besieger_too() -> None:
    s = _siege(first="sun_jian+ lu_su+", third=JIANG_QIN).use("A", "slash.s7", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2").until("B", "gz-dodge")
    assert s.told("gz-skill", seat="C", skill="niaoxiang")


@NIAOXIANG
def test_not_without_a_siege() -> None:
    for third in ("pan_feng+ pang_de+", "sun_jian- lu_su-"):
        s = _siege(third=third)
        s.use("A", "slash.s7", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2").on()
        assert not s["B"].wounded


@NIAOXIANG
@pytest.mark.rule("guozhan", "R103")
def test_the_undetermined_are_not_besieged() -> None:
    s = _siege(victim="cao_ren- yue_jin-").use("A", "slash.s7", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2").on()
    assert not s["B"].wounded


@NIAOXIANG
def test_not_with_three_alive() -> None:
    s = _siege(more=0).use("A", "slash.s7", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2").on()
    assert not s["B"].wounded


@NIAOXIANG
def test_not_while_he_is_hidden() -> None:
    s = _siege(first="jiang_qin- zhou_tai+").use("A", "slash.s7", "B").not_offered("A", "niaoxiang")
    s = _siege(first="jiang_qin- zhou_tai+").use("A", "slash.s7", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2").on()
    assert not s["B"].wounded


@NIAOXIANG
def test_not_for_a_slash_on_somebody_else() -> None:
    s = scene(
        seat(JIANG_QIN, "slash.s7"), seat("cao_ren+ yue_jin+"), seat("sun_jian+ lu_su+"), seat("pan_feng+ pang_de+"),
        seat("guan_yu+ zhang_fei+", "dodge.h2 dodge.d2"), edition="current",
    )  # fmt: skip
    s.use("A", "slash.s7", "E").until("E", "gz-dodge").does("E", "gz-dodge", "card", "dodge.h2").on()
    assert not s["E"].wounded


@NIAOXIANG
def test_hidden_he_is_turned_up_by_summoning_a_siege() -> None:
    s = scene(
        seat("jiang_qin- zhou_tai-"), seat("cao_ren+ yue_jin+"), seat("sun_jian- lu_su-"),
        seat("guan_yu+ zhang_fei+"), edition="current",
    )  # fmt: skip
    s.does("A", "gz-play", "niaoxiang").until("C", "gz-summoned").does("C", "gz-summoned", "head").on()
    assert s["A"].up == (True, False)
    assert s["C"].kingdom == "wu"
