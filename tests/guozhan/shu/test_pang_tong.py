"""庞统: 连环, 涅槃."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "pang_tong.lianhuan")
def test_a_club_is_an_iron_chain_on_one_or_two() -> None:
    s = scene(seat("pang_tong+ ma_chao-", "slash.c2"), seat(), seat())
    s.does("A", "gz-play", "lianhuan", "slash.c2", ("B", "C")).on()
    assert (s["B"].chained, s["C"].chained) == (True, True)
    assert s.told("gz-use", seat="A", skill="lianhuan")["card"] == "iron_chain"


@pytest.mark.proves("guozhan", "skill", "pang_tong.lianhuan")
def test_a_club_is_recast() -> None:
    s = scene(seat("pang_tong+ ma_chao-", "slash.c2"), seat(), deck="peach.h4")
    s.does("A", "gz-play", "recast", "slash.c2").on()
    assert s.hand("A") == ["peach"]
    assert s.discarded() == ["slash.c2"]
    assert s.count("gz-use") == 0


@pytest.mark.proves("guozhan", "skill", "pang_tong.lianhuan")
def test_other_suits_and_equipment_do_not_do() -> None:
    s = scene(seat("pang_tong+ ma_chao-", "slash.s7 peach.h4", equip="renwang_shield.c2"), seat())
    acts = s.acts(s.asked("A", "gz-play"))
    assert "lianhuan" not in acts
    assert "recast" not in acts


@pytest.mark.proves("guozhan", "skill", "pang_tong.lianhuan")
def test_an_iron_chain_of_lianhuan_can_be_nullified_for_one_target() -> None:
    s = scene(seat("pang_tong+ ma_chao-", "slash.c2"), seat("", "nullification"), seat())
    s.does("A", "gz-play", "lianhuan", "slash.c2", ("B", "C")).until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "nullification").on()
    assert (s["B"].chained, s["C"].chained) == (False, True)


@pytest.mark.proves("guozhan", "skill", "pang_tong.lianhuan")
def test_a_hidden_pang_tong_is_turned_up_by_using_and_by_recasting() -> None:
    s = scene(seat("ma_chao- pang_tong-", "slash.c2"), seat())
    s.does("A", "gz-play", "lianhuan", "slash.c2", ("B",), reveals="deputy").on()
    assert s["A"].up == (False, True)
    t = scene(seat("ma_chao- pang_tong-", "slash.c2"), seat())
    t.does("A", "gz-play", "recast", "slash.c2", reveals="deputy").on()
    assert t["A"].up == (False, True)
    assert len(t["A"].hand) == 1


@pytest.mark.proves("guozhan", "skill", "pang_tong.niepan")
def test_niepan_sheds_everything_and_comes_back_with_three() -> None:
    s = scene(
        seat("", "slash"),
        seat(
            "pang_tong+ ma_chao-",
            "peach",
            hp=1,
            equip="chitu crossbow",
            judging="indulgence",
            chained=True,
            stacked=True,
        ),
        deck="dodge.h2 wine.s9 slash.s7",
    )
    s.use("A", "slash", "B").skill("B", "niepan").on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["dodge", "slash", "wine"]
    assert (s.worn("B"), s.judging("B")) == ({}, [])
    assert (s["B"].chained, s["B"].stacked) == (False, False)
    assert {"gz-chain", "gz-stack", "gz-saved"} <= {news.key for news in s.news}
    s.sound()


@pytest.mark.proves("guozhan", "skill", "pang_tong.niepan")
def test_niepan_is_optional() -> None:
    s = scene(seat("", "slash"), seat("pang_tong+ ma_chao-", hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-skill", "niepan").does("B", "gz-skill", "decline").on()
    assert not s["B"].alive


@pytest.mark.proves("guozhan", "skill", "pang_tong.niepan")
def test_niepan_works_once_a_game() -> None:
    s = scene(
        seat("zhang_fei+ wei_yan-", "slash slash slash slash"),
        seat("pang_tong+ ma_chao-", hp=1),
        seat(),
    )
    s.use("A", "slash", "B").skill("B", "niepan").on()
    assert s["B"].spent == frozenset({"niepan"})
    s.use("A", "slash", "B").on().use("A", "slash", "B").on()
    s.use("A", "slash", "B").not_offered("B", "niepan")
    assert not s["B"].alive


@pytest.mark.proves("guozhan", "skill", "pang_tong.niepan")
def test_one_peach_is_enough_and_niepan_is_kept() -> None:
    # those who are asked before him have already saved him
    s = scene(seat("", "slash peach"), seat("pang_tong+ ma_chao-", hp=1))
    s.use("A", "slash", "B").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach").not_offered("B", "niepan")
    assert s["B"].hp == 1
    assert not s["B"].spent


@pytest.mark.proves("guozhan", "skill", "pang_tong.niepan")
def test_niepan_when_the_helmet_heals_on_the_way() -> None:
    s = scene(seat("", "slash"), seat("pang_tong+ ma_chao-", hp=1, equip="silver_lion"))
    s.use("A", "slash", "B").skill("B", "niepan").on()
    assert s["B"].hp == 3
    assert s.told("gz-recover", seat="B", amount=1)
    assert len(s["B"].hand) == 3


@pytest.mark.proves("guozhan", "skill", "pang_tong.niepan")
def test_a_hidden_pang_tong_is_turned_up() -> None:
    s = scene(seat("", "slash"), seat("ma_chao- pang_tong-", hp=1))
    s.use("A", "slash", "B").skill("B", "niepan", reveals="deputy").on()
    assert (s["B"].up, s["B"].hp, len(s["B"].hand)) == ((False, True), 3, 3)


@pytest.mark.proves("guozhan", "skill", "pang_tong.niepan")
@pytest.mark.rule("guozhan", "R26")
def test_niepan_is_carried_out_although_the_reward_has_saved_him() -> None:
    s = scene(seat("", "slash"), seat("wolong+ pang_tong-", "peach dodge.h2", hp=1), deck="wine slash.s7 slash.s8")
    s.use("A", "slash", "B").skill("B", "niepan").does("B", "gz-companion", "recover").on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["slash", "slash", "wine"]
    assert s.told("gz-discard", seat="B")["cards"] == ["peach.d2", "dodge.h2"]


# -- current edition


@pytest.mark.proves("guozhan", "skill", "pang_tong.niepan")
@pytest.mark.rule("guozhan", "R29")
def test_in_the_current_edition_the_pair_brings_a_mark_and_niepan_does_the_rest() -> None:
    s = scene(seat("", "slash"), seat("wolong+ pang_tong-", "duel", hp=1), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "niepan", reveals="deputy").on()
    assert "companion" in s["B"].marks
    assert (s["B"].hp, len(s["B"].hand)) == (3, 3)
    assert s.count("gz-recover", seat="B") == 1
    s.sound()
