"""调虎离山: who is lured away is not there (card effects, strategic deck)."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from guozhan.scene import Scene, Seat, scene, seat
from sanzhan.guozhan.flow.damage import lose_hp, recover
from sanzhan.guozhan.flow.dying import die
from sanzhan.guozhan.queries import NOWHERE, attack_range, distance

WEI, WEI2 = "cao_ren+ yue_jin-", "xu_huang+ dian_wei-"
SHU, SHU2 = "guan_yu+ zhang_fei-", "huang_zhong+ wei_yan-"
WU = "gan_ning+ lu_meng-"
QUN = "pan_feng+ pang_de-"


def strategic(*seats: Seat, **more: Any) -> Scene:
    """A scene of the current edition with all its cards."""
    return scene(*seats, edition="current", decks="standard_strategic_lord", **more)


def offset(s: Scene, letter: str, about: str = "gz-nullify") -> Scene:
    return s.until(letter, about).does(letter, about, "card", "nullification")


def done(flow: Coroutine[Any, Any, None]) -> None:
    """A piece of the rules that asks nobody."""
    with pytest.raises(StopIteration):
        flow.send(None)


LURE = pytest.mark.proves("guozhan", "card", "lure_tiger")


@LURE
def test_one_or_two_others_are_away_until_the_end_of_the_turn() -> None:
    s = strategic(seat(WEI, "lure_tiger slash"), seat(SHU), seat(WU), seat(QUN))
    s.cannot_use("A", "lure_tiger", "A").cannot_use("A", "slash", "C")
    s.use("A", "lure_tiger", "B").on()
    assert s.told("gz-lured")["seat"] == "B"
    s.cannot_use("A", "slash", "B")
    assert s.why("A", "target", ["slash.c10", 1]) is not None
    s.use("A", "slash", "C").on()
    assert s["C"].wounded
    s.ends("A").on()
    assert s["B"].effects == ()
    assert distance(s.table, s["A"], s["B"]) == 1
    s.sound()


@LURE
def test_no_way_leads_from_or_to_whoever_is_away() -> None:
    s = strategic(seat(WEI, "lure_tiger"), seat(SHU), seat(WU), seat(QUN), seat(WEI2))
    s.use("A", "lure_tiger", "B", "D").on()
    far = {(a, b): distance(s.table, s[a], s[b]) for a in "ACE" for b in "ABCDE" if a != b}
    assert far == {
        ("A", "B"): NOWHERE, ("A", "C"): 1, ("A", "D"): NOWHERE, ("A", "E"): 1,
        ("C", "A"): 1, ("C", "B"): NOWHERE, ("C", "D"): NOWHERE, ("C", "E"): 1,
        ("E", "A"): 1, ("E", "B"): NOWHERE, ("E", "C"): 1, ("E", "D"): NOWHERE,
    }  # fmt: skip
    assert attack_range(s.table, s["A"]) < NOWHERE


@LURE
def test_it_cannot_use_cards() -> None:
    s = strategic(seat(WEI, "lure_tiger duel"), seat(SHU, "nullification"), seat(WU))
    s.use("A", "lure_tiger", "B").on()
    before = len(s.asked_so_far)
    s.use("A", "duel", "C").on()
    assert not any(who == "B" and len(acts) > 1 for who, _, acts in s.asked_so_far[before:])


@LURE
def test_it_is_no_target_of_what_reaches_everybody() -> None:
    s = strategic(seat(WEI, "lure_tiger savage_assault peach_garden harvest"), seat(SHU, hp=1), seat(WU))
    s.use("A", "lure_tiger", "B").on()
    assert s.use("A", "savage_assault").on().told("gz-use", card="savage_assault")["targets"] == "C"
    assert s.use("A", "peach_garden").on().told("gz-use", card="peach_garden")["targets"] == "AC"
    assert s.use("A", "harvest").on().told("gz-use", card="harvest")["targets"] == "AC"
    assert s["B"].hp == 1


@LURE
def test_it_is_not_counted_for_the_next_seat_or_a_queue() -> None:
    s = strategic(seat(WEI, "lure_tiger burning_camps"), seat(WU), seat(SHU), seat(QUN), seat(SHU2))
    s.use("A", "lure_tiger", "B", "D").on()
    assert s.use("A", "burning_camps").on().told("gz-use", card="burning_camps")["targets"] == "CE"


@LURE
def test_fire_that_spreads_does_not_touch_it() -> None:
    s = strategic(seat(WEI, "lure_tiger fire_slash"), seat(SHU, chained=True), seat(WU, chained=True), seat(QUN))
    s.use("A", "lure_tiger", "B").on().use("A", "fire_slash", "C").on()
    assert s["C"].wounded
    assert not s["B"].wounded
    assert (s["B"].chained, s["C"].chained) == (True, False)


@LURE
def test_its_hp_does_not_change_and_it_saves_nobody() -> None:
    s = strategic(seat(WEI, "lure_tiger slash"), seat(SHU, "peach", hp=2), seat(WU, hp=1), seat(QUN))
    s.use("A", "lure_tiger", "B").on()
    done(lose_hp(s.table, s["B"], 1))
    done(recover(s.table, s["B"], 1))
    assert s["B"].hp == 2
    s.use("A", "slash", "C").not_offered("B", "card")
    assert (s["C"].alive, s.hand("B")) == (False, ["peach"])


@LURE
def test_a_skill_reaches_it_but_not_its_hp() -> None:
    s = strategic(seat("sun_shangxiang+ gan_ning-", "lure_tiger slash dodge", hp=2), seat(SHU, hp=2), seat(QUN))
    s.use("A", "lure_tiger", "B").on()
    s.does("A", "gz-play", "jieyin", ("slash", "dodge"), "B").on()
    assert (s["A"].hp, s["B"].hp) == (3, 2)


@LURE
def test_offset_for_one_it_takes_the_other_away() -> None:
    s = strategic(seat(WEI, "lure_tiger"), seat(SHU, "nullification"), seat(WU))
    offset(s.use("A", "lure_tiger", "B", "C"), "B", "gz-nullify-mine").on()
    assert s.table.index.absent == {2}


@LURE
def test_the_first_printing_gives_its_user_a_card() -> None:
    s = strategic(seat(WEI, "lure_tiger"), seat(SHU), seat(WU), lure_tiger_draw=True)
    assert len(s.use("A", "lure_tiger", "B").on()["A"].hand) == 1


@LURE
@pytest.mark.rule("guozhan", "R108")
def test_whatever_kills_it_all_the_same_ends_the_state_and_the_chain() -> None:
    # all generals are up: nobody is asked
    wei, shu, wu, qun = (pair.replace("-", "+") for pair in (WEI, SHU, WU, QUN))
    s = strategic(seat(wei, "lure_tiger"), seat(shu, chained=True), seat(wu), seat(qun))
    s.use("A", "lure_tiger", "B").on()
    done(die(s.table, s["B"], None))
    assert (s["B"].effects, s["B"].chained) == ((), False)
    assert s.table.index.absent == set()
    s.sound()
