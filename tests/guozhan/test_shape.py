"""The twelve skills that prove the shape of the engine, each used by a hidden general too."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


def test_a_hidden_ma_chao_turns_up_to_judge_and_red_cannot_be_dodged() -> None:
    s = scene(seat("ma_chao- zhao_yun-", "slash.s7"), seat("", "dodge"), deck="peach.h4")
    s.use("A", "slash", "B").skill("A", "tieqi").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s["A"].kingdom == "shu"
    assert s["B"].hp == 3
    assert s.hand("B") == ["dodge"]


def test_black_can_be_dodged() -> None:
    s = scene(seat("ma_chao+ zhao_yun-", "slash.s7"), seat("", "dodge"), deck="slash.s8")
    s.use("A", "slash", "B").skill("A", "tieqi").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4


def test_da_qiao_redirects_and_is_turned_up_with_the_cost() -> None:
    s = scene(seat("", "slash"), seat("da_qiao- sun_quan-", "peach"), seat("", ""))
    s.use("A", "slash", "B").skill("B", "liuli", "peach", "C").on()
    assert s["B"].up == (True, False)
    assert (s["B"].hp, s["C"].hp) == (3, 3)
    assert s.told("gz-redirect", seat="B", target="C")


def test_zhou_tai_lives_with_scars_of_different_ranks() -> None:
    s = scene(
        seat("", "slash"),
        seat("zhou_tai- lu_meng-", "", hp=1),
        deck="peach.h3 slash.s7".replace("peach.h3", "peach.h4"),
    )
    s.use("A", "slash", "B").skill("B", "buqu").on()
    assert s["B"].alive
    assert s["B"].hp == 0
    assert s["B"].up == (True, False)
    assert len(s["B"].piles["buqu"]) == 1
    s.sound()


@pytest.mark.parametrize("cards", ["slash.h10", "peach.h9"])
def test_xiao_qiao_passes_damage_on_for_a_heart(cards: str) -> None:
    s = scene(seat("", "slash"), seat("xiao_qiao- sun_quan-", cards), seat())
    s.use("A", "slash", "B").skill("B", "tianxiang", cards, "C").on()
    assert (s["B"].hp, s["C"].hp) == (3, 3)
    assert len(s["C"].hand) == 1
