"""陈武董袭: 断绁, 奋命."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

DUANXIE = pytest.mark.proves("guozhan", "skill", "chen_wu_dong_xi.duanxie")
FENMING = pytest.mark.proves("guozhan", "skill", "chen_wu_dong_xi.fenming")
UP = "chen_wu_dong_xi+ gan_ning+"


@DUANXIE
def test_others_are_chained_and_then_he() -> None:
    s = scene(seat(UP, hp=2), seat(), seat(), edition="current")
    s.does("A", "gz-play", "duanxie", ("B", "C")).until("A", "gz-play")
    assert all(s[letter].chained for letter in "ABC")
    assert [news.args["seat"] for news in s.news if news.key == "gz-chain"] == [1, 2, 0]
    assert "duanxie" not in s.acts(s.asked("A", "gz-play"))


@DUANXIE
def test_unwounded_he_names_one_and_one_missing_hp_is_one_too() -> None:
    for hp in (4, 3):
        s = scene(seat(UP, hp=hp), seat(), seat(), edition="current")
        (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "duanxie"]
        assert (option.picks[0].least, option.picks[0].most) == (1, 1)


@DUANXIE
def test_chains_are_put_on_never_taken_off() -> None:
    s = scene(seat(UP, hp=1, chained=True), seat("", chained=True), seat(), edition="current")
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "duanxie"]
    assert list(option.picks[0].candidates) == [2]
    s.does("A", "gz-play", "duanxie", "C").until("A", "gz-play")
    assert all(s[letter].chained for letter in "ABC")
    s = scene(seat(UP, hp=1), seat("", chained=True), edition="current")
    assert "duanxie" not in s.acts(s.asked("A", "gz-play"))


@DUANXIE
def test_chained_they_burn_together() -> None:
    s = scene(seat(UP, "fire_slash"), seat(), seat(), edition="current")
    s.does("A", "gz-play", "duanxie", "B").use("A", "fire_slash", "B").until("A", "gz-play")
    assert (s["A"].hp, s["B"].hp, s["C"].hp) == (3, 3, 4)


@DUANXIE
def test_declared_by_a_hidden_general_it_turns_him_up() -> None:
    s = scene(seat("chen_wu_dong_xi- gan_ning-"), seat(), edition="current")
    s.does("A", "gz-play", "duanxie", "B", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert (s["A"].chained, s["B"].chained) == (True, True)


@FENMING
def test_a_card_of_every_chained_character_is_discarded_his_own_too() -> None:
    s = scene(
        seat(UP, "peach dodge", chained=True), seat("", equip="dilu", chained=True), seat("", "wine"),
        seat("", "slash slash", chained=True), stage="finish", edition="current",
    )  # fmt: skip
    s.skill("A", "fenming").does("A", "gz-take", "choose", "peach").does("A", "gz-take", "choose", "hand").on()
    assert s.hand("A") == ["dodge"]
    assert (s.worn("B"), s.hand("C"), len(s["D"].hand)) == ({}, ["wine"], 1)
    s.sound()


@FENMING
def test_not_unchained_nor_without_any_card_to_take() -> None:
    scene(seat(UP), seat("", "dodge", chained=True), stage="finish", edition="current").not_offered("A", "fenming")
    scene(seat(UP, chained=True), seat("", "dodge"), stage="finish", edition="current").not_offered("A", "fenming")


@FENMING
def test_it_may_be_left() -> None:
    s = scene(seat(UP, "peach", chained=True), seat(), stage="finish", edition="current")
    s.until("A", "gz-skill", "fenming").does("A", "gz-skill", "decline").on()
    assert s.hand("A") == ["peach"]


@FENMING
def test_lost_equipment_is_answered_in_between() -> None:
    s = scene(
        seat(UP, chained=True), seat("sun_shangxiang+ lu_meng+", equip="crossbow", chained=True), stage="finish",
        edition="current",
    )  # fmt: skip
    s.skill("A", "fenming").until("B", "gz-skill", "xiaoji")


@FENMING
def test_hidden_he_is_turned_up() -> None:
    s = scene(
        seat("chen_wu_dong_xi- gan_ning-", chained=True), seat("", "dodge", chained=True), stage="finish",
        edition="current",
    )  # fmt: skip
    s.skill("A", "fenming", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s.count("gz-discard", seat="B", by="A") == 1
