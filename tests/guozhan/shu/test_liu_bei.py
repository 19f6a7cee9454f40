"""刘备: 仁德."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@first")
def test_the_third_card_given_in_a_phase_heals_whoever_got_the_cards() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge wine slash", hp=2), seat(), seat())
    s.does("A", "gz-play", "rende", "peach", "B").does("A", "gz-play", "rende", "dodge", "C")
    assert s["A"].hp == 2
    s.does("A", "gz-play", "rende", "wine", "B")
    assert s["A"].hp == 3
    s.does("A", "gz-play", "rende", "slash", "B")
    assert s["A"].hp == 3
    assert s.hand("B") == ["peach", "slash", "wine"]
    assert s.hand("C") == ["dodge"]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@first")
def test_three_cards_at_once_heal_and_two_do_not() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge slash wine savage_assault", hp=2), seat())
    s.does("A", "gz-play", "rende", ("peach", "dodge"), "B")
    assert s["A"].hp == 2
    again = scene(seat("liu_bei+ ma_chao-", "peach dodge slash", hp=2), seat())
    again.does("A", "gz-play", "rende", ("peach", "dodge", "slash"), "B")
    assert again["A"].hp == 3


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@first")
def test_the_chance_is_gone_when_the_third_card_was_given_unwounded() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge wine duel peach_garden"), seat("", "slash"))
    s.does("A", "gz-play", "rende", ("peach", "dodge", "wine"), "B")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["A"].hp == 3
    s.does("A", "gz-play", "rende", "peach_garden", "B")
    assert s["A"].hp == 3


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@first")
def test_rende_needs_a_hand_card_and_gives_no_equipment() -> None:
    s = scene(seat("liu_bei+ ma_chao-", equip="crossbow"), seat())
    assert "rende" not in s.acts(s.asked("A", "gz-play"))
    assert s.why("A", "skill", "rende") == "why-gz-skill-not-now"


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@first")
def test_only_giver_and_receiver_see_what_is_given() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge"), seat(), seat())
    (card,) = [card for card in s["A"].hand if s.table.face[card].kind == "peach"]
    s.does("A", "gz-play", "rende", "peach", "B")
    assert [bool(seen >> card & 1) for seen in s.table.seen] == [True, True, False]
    assert s.told("gz-give", seat="A", to="B", count=1)["cards"] == []


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@first")
def test_a_hidden_liu_bei_is_turned_up_and_rewarded_before_the_cards_change_hands() -> None:
    s = scene(seat("liu_bei- ma_chao-", "peach dodge wine", hp=2), seat())
    s.does("A", "gz-play", "rende", ("peach", "dodge", "wine"), "B", reveals="head")
    assert (s["A"].up, s["A"].kingdom, s["A"].hp) == ((True, False), "shu", 3)
    pair = scene(seat("liu_bei- guan_yu+", "peach dodge wine", hp=2), seat())
    pair.does("A", "gz-play", "rende", ("peach", "dodge", "wine"), "B").until("A", "gz-companion")
    assert len(pair["B"].hand) == 0
    pair.does("A", "gz-companion", "recover").on()
    assert len(pair["B"].hand) == 3
    assert pair["A"].hp == 4
