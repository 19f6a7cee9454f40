"""夏侯霸: 豹烈."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "xiahou_ba.baolie")
PAIR = "cao_ren+ xiahou_ba+"
SHU, WU = "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+"


@PROVES
def test_who_reaches_him_slashes_him_or_loses_a_card_of_his_choice() -> None:
    s = scene(seat(PAIR), seat(SHU, "slash"), seat(WU, "peach", equip="crossbow"), stage="play", edition="current")
    s.until("B", "gz-baolie").does("B", "gz-baolie", "card", "slash")
    s.until("A", "gz-take").does("A", "gz-take", "choose", "crossbow").on()
    assert s["A"].hp == 3
    assert s.told("gz-use", seat="B", card="slash", targets="A")
    assert s.worn("C") == {}
    assert s.told("gz-discard", seat="C", by="A")
    s.sound()


@PROVES
def test_the_slash_can_be_dodged() -> None:
    s = scene(seat(PAIR, "dodge"), seat(SHU, "slash"), stage="play", edition="current")
    s.until("B", "gz-baolie").does("B", "gz-baolie", "card", "slash")
    s.until("A", "gz-dodge").does("A", "gz-dodge", "card", "dodge").on()
    assert s["A"].hp == 4


@PROVES
def test_a_converted_slash_will_do() -> None:
    s = scene(seat(PAIR), seat(SHU, "peach.h4"), stage="play", edition="current")
    s.until("B", "gz-baolie").does("B", "gz-baolie", "wusheng", "peach.h4").on()
    assert s["A"].hp == 3


@PROVES
@pytest.mark.parametrize("generals", ["yue_jin+ dian_wei+", "guan_yu- zhang_fei-"])
def test_his_kingdom_and_the_undetermined_are_not_asked(generals: str) -> None:
    s = scene(seat(PAIR), seat(generals, "slash"), seat(), seat(), stage="play", edition="current").on()
    assert not [who for who, about, _ in s.asked_so_far if about == "gz-baolie"]
    assert s.hand("B") == ["slash"]


@PROVES
def test_who_does_not_reach_him_is_not_asked() -> None:
    table = seat(PAIR), seat(), seat(SHU, "slash"), seat()
    s = scene(*table, stage="play", edition="current").on()
    assert s.hand("C") == ["slash"]
    table = seat(PAIR), seat(), seat(SHU, "slash", equip="axe"), seat()
    s = scene(*table, stage="play", edition="current").until("C", "gz-baolie")


@PROVES
def test_without_a_card_there_is_nothing_to_lose() -> None:
    s = scene(seat(PAIR), seat(SHU), stage="play", edition="current").on()
    assert s.count("gz-discard") == 0


@PROVES
def test_on_who_has_no_less_hp_a_slash_knows_no_distance_and_no_limit() -> None:
    s = scene(
        seat(PAIR, "slash slash slash", hp=2),
        seat(),
        seat(SHU, hp=4),
        seat(WU, hp=1),
        seat("zhen_ji- guo_jia-"),
        edition="current",
    )
    s.use("A", "slash", "C").on()
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 2
    assert s["A"].used.get("slash", 0) == 0


@PROVES
def test_on_who_has_less_hp_it_is_bound_by_both() -> None:
    s = scene(
        seat(PAIR, "slash slash", hp=3),
        seat(SHU, hp=2),
        seat(WU, hp=2),
        seat(hp=4),
        seat("zhen_ji- guo_jia-", hp=1),
        edition="current",
    )
    s.cannot_use("A", "slash", "C")
    s.use("A", "slash", "B").on()
    s.cannot_use("A", "slash", "B")
    assert s.why("A", "target", [s.table.face[s["A"].hand[0]].wire, 1]) == "why-gz-slash-limit"
    s.use("A", "slash", "D").on()
    assert s["D"].hp == 3


@PROVES
def test_with_nobody_of_as_much_hp_the_limit_is_the_limit() -> None:
    s = scene(seat(PAIR, "slash slash"), seat(SHU, hp=3), edition="current")
    s.use("A", "slash", "B").on()
    assert s.why("A", "card", s.table.face[s["A"].hand[0]].wire) == "why-gz-slash-limit"


@PROVES
def test_a_hidden_xiahou_ba_is_asked_and_may_decline() -> None:
    s = scene(seat("cao_ren- xiahou_ba-"), seat(SHU, "peach"), seat(), stage="play", edition="current")
    s.until("A", "gz-skill", "baolie").on()
    assert s.hand("B") == ["peach"]
    s = scene(seat("cao_ren- xiahou_ba-"), seat(SHU, "peach"), seat(), stage="play", edition="current")
    s.skill("A", "baolie", reveals="deputy").on()
    assert s["A"].up == (True, True)
    assert s.hand("B") == []


@PROVES
def test_a_hidden_xiahou_ba_turns_up_to_slash_beyond_the_limit() -> None:
    s = scene(seat("cao_ren- xiahou_ba-", "slash slash", hp=3), seat(SHU, hp=4), seat(), seat(), edition="current")
    s.use("A", "slash", "B").on()
    s.does("A", "gz-play", "use", "slash", "B", reveals="deputy")
