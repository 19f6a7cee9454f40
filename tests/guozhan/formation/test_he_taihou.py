"""何太后: 鸩毒, 戚乱."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

ZHENDU = pytest.mark.proves("guozhan", "skill", "he_taihou.zhendu")
QILUAN = pytest.mark.proves("guozhan", "skill", "he_taihou.qiluan")
HE = "he_taihou+ diao_chan+"


def _poison(he: str = HE, guest: str = "", hand: str = "slash", hp: int | None = None) -> Scene:
    return scene(seat(guest, hand, hp=hp), seat(he, "dodge.h2"), seat(), stage="play", edition="current")


@ZHENDU
def test_another_drinks_and_is_hurt() -> None:
    s = _poison().skill("B", "zhendu", "dodge.h2").until("A", "gz-play")
    assert s["A"].hp == s["A"].max_hp - 1
    assert s["A"].wine == 1
    assert s.told("gz-damage", seat="A", source="B")
    assert s.discarded() == ["dodge.h2"]
    s.use("A", "slash", "B").on()
    assert s["B"].hp == s["B"].max_hp - 2
    s.sound()


@ZHENDU
def test_the_wine_uses_up_the_wine_of_the_turn() -> None:
    s = _poison(hand="wine").skill("B", "zhendu", "dodge.h2").until("A", "gz-play")
    s.cannot_use("A", "wine")


@ZHENDU
def test_she_may_decline() -> None:
    s = _poison().until("B", "gz-skill", "zhendu").until("A", "gz-play")
    assert not s["A"].wounded


@ZHENDU
def test_not_in_her_own_play_phase_and_not_without_a_hand_card() -> None:
    scene(seat(HE, "slash"), seat(), stage="play", edition="current").not_offered("A", "zhendu")
    scene(seat(), seat(HE), stage="play", edition="current").not_offered("B", "zhendu")


@ZHENDU
def test_who_is_dead_of_it_does_not_play() -> None:
    s = _poison(hp=1).skill("B", "zhendu", "dodge.h2").until("B", "gz-play")
    assert not s["A"].alive
    assert s.told("gz-death", seat="A", killer="B")


@ZHENDU
def test_used_while_hidden_she_is_turned_up() -> None:
    s = _poison(he="he_taihou- diao_chan-").skill("B", "zhendu", "dodge.h2", reveals="head").until("A", "gz-play")
    assert s["B"].up == (True, False)
    assert s["A"].hp == s["A"].max_hp - 1


def _kill(he: str = HE, victims: str = "cao_ren+ yue_jin+") -> Scene:
    s = scene(
        seat(he, "slash"), seat(victims, hp=1), seat(), seat("guan_yu+ zhang_fei+"), edition="current",
        deck="wine wine wine",
    )  # fmt: skip
    s.use("A", "slash", "B").on()
    assert not s["B"].alive
    return s


@QILUAN
def test_three_cards_at_the_end_of_a_turn_with_a_kill() -> None:
    s = _kill()
    before = len(s["A"].hand)
    s.ends("A").skill("A", "qiluan").on()
    assert len(s["A"].hand) == before + 3
    s.sound()


@QILUAN
def test_she_may_decline_the_cards() -> None:
    s = _kill()
    before = len(s["A"].hand)
    s.ends("A").until("A", "gz-skill", "qiluan").on()
    assert len(s["A"].hand) == before


@QILUAN
def test_not_without_a_kill() -> None:
    s = scene(seat(HE, "slash"), seat(), seat(), edition="current")
    s.use("A", "slash", "B").on()
    s.ends("A").not_offered("A", "qiluan")


@QILUAN
def test_in_the_turn_of_another_too_and_for_her_alone() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "duel", hp=2),
        seat(HE, "slash peach dodge"),
        seat("cao_ren+ yue_jin+", hp=1),
        seat(),
        edition="current",
    )
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    s.ends("A").not_offered("B", "qiluan")


@QILUAN
def test_three_cards_however_many_she_has_killed() -> None:
    s = scene(
        seat(HE, "savage_assault"),
        seat("cao_ren+ yue_jin+", hp=1),
        seat("guan_yu+ zhang_fei+", hp=1),
        seat(),
        edition="current",
    )
    s.use("A", "savage_assault").on()
    assert not s["B"].alive
    assert not s["C"].alive
    before = len(s["A"].hand)
    s.ends("A").skill("A", "qiluan").on()
    assert len(s["A"].hand) == before + 3


@QILUAN
def test_used_while_hidden_she_is_turned_up_at_the_end_of_the_turn() -> None:
    s = _kill(he="he_taihou- diao_chan-")
    s.ends("A").skill("A", "qiluan", reveals="head").on()
    assert s["A"].up == (True, False)
    assert len(s["A"].hand) == 3


@QILUAN
def test_in_a_turn_whose_player_she_has_killed() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "duel", hp=1), seat(HE, "slash peach"), seat("cao_ren+ yue_jin+"), seat(),
        edition="current",
    )  # fmt: skip
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").skill("B", "qiluan")
    s.until("B", "gz-play")
    assert not s["A"].alive
