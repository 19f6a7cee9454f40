"""君张角: 悟心, 弘法 (黄巾天兵符), 问道."""

from __future__ import annotations

from functools import partial

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.reveal import silence
from sanzhan.guozhan.table import PILE

WUXIN = pytest.mark.proves("guozhan", "skill", "lord_zhang_jiao.wuxin")
HONGFA = pytest.mark.proves("guozhan", "skill", "lord_zhang_jiao.hongfa")
TALISMAN = pytest.mark.proves("guozhan", "skill", "lord_zhang_jiao.yellow_turban_talisman")
WENDAO = pytest.mark.proves("guozhan", "skill", "lord_zhang_jiao.wendao")
LORD = "lord_zhang_jiao+ hua_tuo+"
QUN = "lu_bu+ ji_ling+"


def army(s: Scene, letter: str, *words: str) -> Scene:
    """These cards of the deck are soldiers."""
    for word in words:
        card = next(card for card in s.table.deck if s.table.face[card].wire == word)
        s.table.deck.remove(card)
        s.table.zone[card], s.table.owner[card] = PILE, s[letter].seat
        s[letter].piles["heavenly_army"] = (*s[letter].piles.get("heavenly_army", ()), card)
        for seen in range(s.table.size):
            s.table.seen[seen] |= 1 << card
    return s


@WUXIN
def test_he_arranges_a_card_of_the_deck_for_each_of_qun() -> None:
    s = scene(seat(LORD), seat(QUN), seat(), seat(), stage="draw", deck="slash peach dodge", edition="current")
    s.skill("A", "wuxin").does("A", "gz-wuxin", "arrange", ("peach", "slash")).until("A", "gz-play")
    assert s.told("gz-look-top", seat="A")["count"] == 2
    assert [s.table.face[card].kind for card in s["A"].hand] == ["peach", "slash"]


@WUXIN
@TALISMAN
def test_his_soldiers_are_of_qun_too() -> None:
    s = scene(seat(LORD), seat(), stage="draw", edition="current")
    army(s, "A", "slash.s7", "slash.s8").skill("A", "wuxin")
    assert s.told("gz-look-top", seat="A")["count"] == 3
    s.until("A", "gz-play").sound()


@WUXIN
def test_he_may_leave_it_and_only_the_own_draw_phase_counts() -> None:
    s = scene(seat(LORD), seat(), stage="draw", edition="current")
    s.until("A", "gz-skill", "wuxin").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert s.count("gz-look-top") == 0
    scene(seat(), seat(LORD), stage="draw", edition="current").not_offered("B", "wuxin")


@WUXIN
@HONGFA
def test_hidden_he_has_to_be_turned_up_at_the_start_of_his_turn_and_gathers_soldiers() -> None:
    s = scene(seat("lord_zhang_jiao- hua_tuo-"), seat(), stage="prepare", edition="current")
    s.until("A", "gz-skill", "turn_up").does("A", "gz-skill", "turn_up", "head")
    s.skill("A", "yellow_turban_talisman").skill("A", "wuxin")
    assert s["A"].up == (True, False)
    assert s.told("gz-look-top", seat="A")["count"] == 2
    assert len(s["A"].piles["heavenly_army"]) == 1


@HONGFA
@TALISMAN
def test_without_soldiers_he_gathers_one_for_each_of_qun() -> None:
    s = scene(seat(LORD), seat(QUN), seat(), seat(), stage="prepare", deck="slash.s7 dodge.h2", edition="current")
    s.until("A", "gz-play")
    assert s.table.wires(s["A"].piles["heavenly_army"]) == ["slash.s7", "dodge.h2"]
    s.ends("A").until("B", "gz-play").ends("B").until("C", "gz-play").ends("C").until("D", "gz-play").ends("D")
    s.until("A", "gz-play")
    assert len(s["A"].piles["heavenly_army"]) == 2
    s.sound()


@HONGFA
@pytest.mark.rule("guozhan", "G03")
def test_a_hidden_lord_has_no_soldiers_whatever_his_deputy_shows() -> None:
    s = scene(
        seat("lord_zhang_jiao- hua_tuo+"), seat("cao_ren+ xu_chu+", "duel"), seat(QUN), seat(), turn="B",
        edition="current",
    )  # fmt: skip
    army(s, "A", "dodge.h2").use("B", "duel", "C").until("B", "gz-play")
    asked = [acts for who, about, acts in s.asked_so_far if (who, about) == ("C", "gz-slash")]
    assert not any("yellow_turban_talisman" in acts for acts in asked)
    assert s["C"].hp < s["C"].max_hp


@HONGFA
def test_a_lord_who_has_lost_his_skills_has_lost_his_soldiers() -> None:
    s = army(scene(seat(LORD), seat(), edition="current"), "A", "dodge.h2")
    with pytest.raises(StopIteration):
        silence(s.table, s["A"], 0).send(None)
    assert s["A"].piles["heavenly_army"] == ()
    s.sound()


@TALISMAN
@pytest.mark.rule("guozhan", "G31")
def test_instead_of_losing_hp_he_may_put_a_soldier_away() -> None:
    s = scene(seat("jia_xu+ lu_bu+"), seat(LORD), seat(), seat(), edition="current")
    army(s, "B", "dodge.h2").does("A", "gz-play", "luanwu").skill("B", "yellow_turban_talisman", "dodge")
    s.until("A", "gz-play")
    assert (s["B"].hp, s["C"].hp, s["D"].hp) == (s["B"].max_hp, 3, 3)
    assert "dodge.h2" in s.discarded()
    s.sound()


@TALISMAN
def test_he_may_lose_it_and_damage_is_no_loss() -> None:
    s = army(scene(seat("jia_xu+ lu_bu+"), seat(LORD), edition="current"), "B", "dodge.h2")
    s.does("A", "gz-play", "luanwu").until("B", "gz-skill", "yellow_turban_talisman")
    s.does("B", "gz-skill", "decline").until("A", "gz-play")
    assert s["B"].hp == s["B"].max_hp - 1
    s = army(scene(seat("", "slash"), seat(LORD), edition="current"), "B", "dodge.h2").use("A", "slash", "B")
    s.not_offered("B", "yellow_turban_talisman")


@TALISMAN
def test_everybody_of_qun_uses_a_soldier_as_a_slash_within_range_and_limit() -> None:
    s = army(scene(seat(QUN), seat(LORD), seat(), seat(), edition="current"), "B", "dodge.h2", "peach.h6")
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "yellow_turban_talisman"]
    assert list(option.picks[1].candidates) == [1, 3]
    s.does("A", "gz-play", "yellow_turban_talisman", "dodge", "D").until("A", "gz-play")
    assert s["D"].hp == 3
    assert len(s["B"].piles["heavenly_army"]) == 1
    assert "yellow_turban_talisman" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@TALISMAN
def test_and_plays_it_against_a_duel_but_nobody_else_does() -> None:
    s = scene(
        seat("", "duel duel"),
        seat(LORD, "dodge"),
        seat(QUN, "dodge"),
        seat("cao_ren+ xu_chu+", "dodge"),
        edition="current",
    )
    army(s, "B", "dodge.h2").use("A", "duel", "D").until("A", "gz-play")
    assert s["D"].hp == 3
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "yellow_turban_talisman", "dodge")
    s.until("A", "gz-play")
    assert s["A"].hp == 3


@TALISMAN
def test_an_empty_hand_does_not_matter() -> None:
    s = scene(seat("", "duel"), seat(LORD), seat(QUN), seat(), edition="current")
    army(s, "B", "dodge.h2").use("A", "duel", "C").until("C", "gz-slash")


@WENDAO
@pytest.mark.parametrize("where", ["worn", "discarded"])
def test_for_a_red_card_he_takes_the_book_from_wherever_it_lies(where: str) -> None:
    worn = where == "worn"
    s = scene(seat(LORD, "peach slash.s7"), seat("", equip="peace_spell" if worn else "", hp=3),
              discard="" if worn else "peace_spell", edition="current", decks="standard_strategic_lord")  # fmt: skip
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "wendao"]
    assert len(option.picks[0].candidates) == 1
    s.does("A", "gz-play", "wendao", "peach").until("A", "gz-play")
    assert s.hand("A") == ["peace_spell", "slash"]
    # its wearer has lost it: two cards and a hit point
    assert (len(s["B"].hand), s["B"].hp) == ((2, 2) if worn else (0, 3))
    assert "wendao" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@WENDAO
def test_not_while_the_book_is_in_the_deck_or_a_hand_nor_for_a_black_card_or_the_book_itself() -> None:
    lordly = partial(scene, edition="current", decks="standard_strategic_lord")
    for s in (
        lordly(seat(LORD, "peach"), seat()),
        lordly(seat(LORD, "peach"), seat("", "peace_spell")),
        lordly(seat(LORD, "slash.s7"), seat("", equip="peace_spell")),
        lordly(seat(LORD, equip="peace_spell"), seat()),
    ):
        assert "wendao" not in s.acts(s.asked("A", "gz-play"))


@WENDAO
def test_declared_by_a_hidden_lord_it_turns_him_up() -> None:
    s = scene(seat("lord_zhang_jiao- hua_tuo-", "peach"), seat(), discard="peace_spell", edition="current",
              decks="standard_strategic_lord")  # fmt: skip
    s.does("A", "gz-play", "wendao", "peach", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s.hand("A") == ["peace_spell"]
