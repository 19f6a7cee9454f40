"""士燮: 避乱, 礼下."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

BILUAN = pytest.mark.proves("guozhan", "skill", "shi_xie.biluan")
LIXIA = pytest.mark.proves("guozhan", "skill", "shi_xie.lixia")
PAIR = "gan_ning+ shi_xie+"


@BILUAN
@pytest.mark.parametrize(("equip", "far"), [("", 2), ("crossbow", 2), ("crossbow eight_trigrams", 3)])
def test_others_are_farther_by_his_equipment_but_at_least_by_one(equip: str, far: int) -> None:
    s = scene(seat(), seat(PAIR, equip=equip), edition="current")
    assert distance(s.table, s["A"], s["B"]) == far
    assert distance(s.table, s["B"], s["A"]) == 1


@BILUAN
def test_a_slash_does_not_reach_him() -> None:
    s = scene(seat("", "slash"), seat(PAIR), edition="current")
    s.cannot_use("A", "slash", "B")
    assert s.why("A", "target", [s.table.face[s["A"].hand[0]].wire, 1]) == "why-gz-out-of-range"


@BILUAN
def test_a_horse_comes_on_top_and_counts_as_equipment() -> None:
    s = scene(seat(), seat(PAIR, equip="jueying crossbow"), edition="current")
    assert distance(s.table, s["A"], s["B"]) == 1 + 1 + 2


@BILUAN
def test_hidden_it_does_nothing_until_he_is_turned_up() -> None:
    s = scene(seat("gan_ning- shi_xie-"), seat(), stage="prepare", edition="current")
    assert distance(s.table, s["B"], s["A"]) == 1
    s.skill("A", "turn_up", "deputy").on()
    assert s["A"].up == (True, True)
    assert distance(s.table, s["B"], s["A"]) == 2


def visited(hand: str = "", hp: int | None = None) -> Scene:
    """The preparation phase of A, of Wei, begins; B, 士燮 of Wu, wears a crossbow. A discards it."""
    s = scene(seat("cao_ren+ yue_jin+", hand, hp=hp), seat(PAIR, equip="crossbow"), stage="prepare", edition="current")
    return s.until("A", "gz-lixia").does("A", "gz-lixia", "discard", "crossbow")


@LIXIA
def test_who_discards_his_equipment_may_let_him_draw_two() -> None:
    s = visited().does("A", "gz-lixia-price", "let_draw").on()
    assert s.worn("B") == {}
    assert len(s["B"].hand) == 2
    assert s.told("gz-discard", seat="B", by="A")


@LIXIA
def test_or_lose_hp() -> None:
    s = visited().does("A", "gz-lixia-price", "lose_hp").on()
    assert s["A"].hp == 3
    assert s["B"].hand == []


@LIXIA
def test_or_discard_two_cards_if_there_are_two() -> None:
    s = visited("peach dodge").does("A", "gz-lixia-price", "discard_two").until("A", "gz-play")
    assert s.count("gz-discard", seat="A") == 1
    assert s["B"].hand == []
    s = visited("peach")
    assert s.acts(s.asked("A", "gz-lixia-price")) == ["let_draw", "lose_hp"]


@LIXIA
def test_the_active_character_need_not_discard_anything() -> None:
    s = scene(seat("cao_ren+ yue_jin+"), seat(PAIR, equip="crossbow"), stage="prepare", edition="current")
    s.until("A", "gz-lixia").does("A", "gz-lixia", "decline").on()
    assert s.worn("B") == {"weapon": "crossbow"}


@LIXIA
@pytest.mark.parametrize("generals", ["lu_meng+ zhou_tai+", "cao_ren- yue_jin-"])
def test_nobody_of_his_kingdom_and_nobody_undetermined_is_asked(generals: str) -> None:
    table = seat(generals), seat(PAIR, equip="crossbow"), seat(), seat()
    s = scene(*table, stage="prepare", edition="current").on()
    assert not [about for who, about, _ in s.asked_so_far if about == "gz-lixia"]


@LIXIA
def test_without_equipment_nobody_is_asked() -> None:
    s = scene(seat("cao_ren+ yue_jin+"), seat(PAIR), stage="prepare", edition="current").on()
    assert not [about for who, about, _ in s.asked_so_far if about == "gz-lixia"]


@LIXIA
def test_xiaoji_is_drawn_for_before_the_price() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+"),
        seat("sun_shangxiang+ shi_xie+", equip="crossbow"),
        stage="prepare",
        edition="current",
    )
    s.until("A", "gz-lixia").does("A", "gz-lixia", "discard", "crossbow")
    s.skill("B", "xiaoji").until("A", "gz-lixia-price").does("A", "gz-lixia-price", "let_draw").on()
    assert len(s["B"].hand) == 5


@LIXIA
def test_a_hidden_shi_xie_may_turn_up_for_it() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+"), seat("gan_ning- shi_xie-", equip="crossbow"), stage="prepare", edition="current"
    )
    s.skill("B", "lixia", reveals="deputy").until("A", "gz-lixia").does("A", "gz-lixia", "decline").on()
    assert s["B"].up == (True, True)


@LIXIA
def test_hidden_and_once_up_of_the_same_kingdom_he_cannot() -> None:
    s = scene(
        seat("lu_meng+ zhou_tai+"),
        seat("gan_ning- shi_xie-", equip="crossbow"),
        seat(),
        seat(),
        stage="prepare",
        edition="current",
    )
    s.not_offered("B", "lixia")
