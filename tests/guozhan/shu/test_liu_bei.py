"""刘备: 仁德."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat


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


# -- current edition


def given(s: Scene, *cards: str, to: str = "B") -> Scene:
    return s.does("A", "gz-play", "rende", cards if len(cards) > 1 else cards[0], to)


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@current")
def test_with_the_second_card_given_he_may_use_a_slash_without_a_card() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge slash"), seat(), seat(), edition="current")
    given(s, "peach", "dodge").does("A", "gz-rende", "use", "C", card="thunder_slash").on()
    assert (s["B"].hp, s["C"].hp) == (4, 3)
    assert s.told("gz-use", seat="A", targets="C")["cards"] == []
    s.cannot_use("A", "slash", "B").sound()


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@current")
def test_nobody_gets_cards_twice_in_a_phase_and_the_basic_card_comes_once() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge wine duel"), seat(), seat(), seat(), edition="current")
    given(s, "peach")
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "rende"]
    assert list(option.picks[1].candidates) == [2, 3]
    given(s, "dodge", to="C").does("A", "gz-rende", "decline")
    given(s, "wine", to="D")
    assert "rende" not in s.acts(s.asked("A", "gz-play"))
    assert s.why("A", "skill", "rende") == "why-gz-skill-not-now"
    assert s.count("gz-use") == 0


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@current")
def test_the_basic_card_is_one_that_he_could_use_at_this_moment() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge slash"), seat(), seat(), seat(), seat(), edition="current")
    s.use("A", "slash", "B").on()
    given(s, "peach", "dodge")
    # no Slash is left to him, he is not wounded, and a Dodge is only an answer
    assert [o.args["card"] for o in s.asked("A", "gz-rende").options if o.act == "use"] == ["wine"]
    t = scene(seat("liu_bei+ ma_chao-", "peach dodge"), seat(), seat(), seat(), seat(), edition="current")
    given(t, "peach", "dodge")
    slashes = {o.args["card"]: o.picks for o in t.asked("A", "gz-rende").options if o.act == "use"}
    assert list(slashes["slash"][0].candidates) == [1, 4]
    assert "peach" not in slashes


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@current")
def test_a_wine_out_of_nothing_makes_the_next_slash_stronger() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge slash"), seat(), seat(), edition="current")
    given(s, "peach", "dodge", to="C").does("A", "gz-rende", "use", card="wine").use("A", "slash", "B").on()
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@current")
@pytest.mark.rule("guozhan", "R75")
def test_the_peach_out_of_nothing_heals_even_in_the_battle_royal() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach dodge", hp=2), seat(), seat(), edition="current")
    s.table.battle_royal = True
    s.table.changed()
    given(s, "peach", "dodge").does("A", "gz-rende", "use", card="peach").on()
    assert s["A"].hp == 3
    t = scene(
        seat("liu_bei+ ma_chao-", "peach dodge", hp=2),
        seat(),
        seat(),
        edition="current",
        battle_royal_blocks_virtual_peach=True,
    )
    t.table.battle_royal = True
    t.table.changed()
    given(t, "peach", "dodge")
    assert "peach" not in [o.args.get("card") for o in t.asked("A", "gz-rende").options]


@pytest.mark.proves("guozhan", "skill", "liu_bei.rende@current")
def test_a_hidden_liu_bei_is_turned_up_by_giving_and_gets_his_slash() -> None:
    s = scene(seat("liu_bei- ma_chao-", "peach dodge"), seat(), seat(), edition="current")
    s.does("A", "gz-play", "rende", ("peach", "dodge"), "B", reveals="head")
    assert s["A"].up == (True, False)
    s.does("A", "gz-rende", "use", "B", card="slash").on()
    assert s["B"].hp == 3
