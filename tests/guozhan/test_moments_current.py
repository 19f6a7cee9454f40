"""Moments of the flows that skills of the current edition see: a rescue, chains, a turn cut short, extra phases."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.move import shift
from sanzhan.guozhan.table import PILE

WEI, SHU, WU, QUN = "cao_ren+ yue_jin+", "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+", "pan_feng+ pang_de+"
LIAO_HUA = "liao_hua+ zhao_yun+"


def never_asked(s: Scene, letter: str, about: str) -> bool:
    """Up to the next free moment this seat is not asked this."""
    start = len(s.asked_so_far)
    s.on()
    return (letter, about) not in [(who, what) for who, what, _ in s.asked_so_far[start:]]


# -- what is given to the dying is a use like any other (§15.1, §15.5)


@pytest.mark.proves("guozhan", "skill", "yu_ji.qianhuan")
def test_an_illusion_takes_the_peach_away_from_the_dying() -> None:
    s = scene(seat(WEI, "slash.s7 peach.h4"), seat(QUN, hp=1), seat("yu_ji+ zuo_ci+"), seat(SHU), edition="current")
    card = next(h for h in s.table.deck if s.table.face[h].wire == "slash.s9")
    shift(s.table, (card,), PILE, s["C"], pile="sorcery")
    s.use("A", "slash.s7", "B").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach.h4")
    s.skill("C", "qianhuan", "slash.s9").on()
    assert s.told("gz-cancel", seat="B", card="peach")
    assert s.count("gz-recover") == 0
    assert not s["B"].alive
    assert {"peach.h4", "slash.s9"} <= set(s.discarded())
    s.sound()


@pytest.mark.proves("guozhan", "skill", "yan_baihu.jili_fence")
def test_the_peach_given_to_the_dying_comes_twice() -> None:
    s = scene(
        seat(WEI, "slash.s7"), seat("yan_baihu+ pan_feng+", hp=1), seat(SHU, "peach.h4"), seat(WU), edition="current"
    )
    s.use("A", "slash.s7", "B").until("C", "gz-rescue").does("C", "gz-rescue", "card", "peach.h4").on()
    assert s["B"].hp == 2
    assert s.told("gz-use", seat="C", card="peach", cards=[], targets="B")
    s.sound()


@pytest.mark.proves("guozhan", "card", "wine")
def test_wine_of_the_dying_heals_and_strengthens_nothing() -> None:
    s = scene(seat(WEI, "slash"), seat(QUN, "wine", hp=1), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "wine").on()
    assert (s["B"].hp, s["B"].wine) == (1, 0)


# -- what a chain spreads is dealt like any damage (§15.3, §15.6)


@pytest.mark.proves("guozhan", "skill", "ma_su.zhiman")
def test_damage_that_a_chain_spreads_may_be_prevented_by_its_source() -> None:
    s = scene(
        seat("ma_su+ guan_yu+", "fire_slash"),
        seat(chained=True),
        seat(chained=True, equip="crossbow"),
        seat(chained=True),
        edition="current",
    )
    s.use("A", "fire_slash", "B").until("A", "gz-skill", "zhiman").does("A", "gz-skill", "decline")
    s.skill("A", "zhiman").on()
    assert [s[letter].wounded for letter in "BCD"] == [True, False, True]
    # prevented: he stays chained, and the others still take it
    assert [s[letter].chained for letter in "BCD"] == [False, True, False]
    assert s.hand("A") == ["crossbow"]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "sima_zhao.suzhi")
def test_one_more_for_the_slash_is_in_the_amount_that_spreads() -> None:
    s = scene(seat("sima_zhao+ cao_ren+", "fire_slash"), seat(chained=True), seat(chained=True), edition="current")
    s.use("A", "fire_slash", "B").on()
    assert [s[letter].max_hp - s[letter].hp for letter in "BC"] == [2, 2]


@pytest.mark.proves("guozhan", "skill", "mi_fang_fu_shiren.fengshi_md")
def test_one_more_for_the_card_is_in_the_amount_that_spreads() -> None:
    s = scene(
        seat("mi_fang_fu_shiren+ guan_yu+", "fire_attack peach.h4 peach.h6 dodge.h2"),
        seat("", "dodge.h13", equip="crossbow", chained=True),
        seat(chained=True),
        edition="current",
    )
    s.use("A", "fire_attack", "B").skill("A", "fengshi_md", "dodge.h2").until("A", "gz-take")
    s.does("A", "gz-take", "choose", "crossbow").until("A", "gz-fire-burn")
    s.does("A", "gz-fire-burn", "discard", "peach.h4").on()
    assert [s[letter].max_hp - s[letter].hp for letter in "BC"] == [2, 2]


@pytest.mark.proves("guozhan", "skill", "zhang_xiu.congjian")
def test_who_deals_one_more_does_so_to_each_in_the_chain() -> None:
    s = scene(
        seat("", "borrowed_sword"),
        seat("zhang_xiu+ pan_feng+", "fire_slash", equip="crossbow"),
        seat(chained=True),
        seat(chained=True),
        edition="current",
    )
    s.use("A", "borrowed_sword", "B", second="C").until("B", "gz-borrowed")
    s.does("B", "gz-borrowed", "card", "fire_slash").on()
    # two are what spreads
    assert [s[letter].max_hp - s[letter].hp for letter in "CD"] == [2, 3]


# -- a turn that its player does not survive ends all the same (§4.7)


@pytest.mark.proves("guozhan", "skill", "zang_ba.hengjiang")
def test_what_the_end_of_the_turn_brings_comes_although_its_player_is_dead() -> None:
    s = scene(
        seat("", "slash duel", hp=1), seat("zang_ba+ cao_ren+", "peach"), seat("", "slash"), seat(), edition="current"
    )
    s["B"].hp = s["B"].max_hp = 4
    s.use("A", "slash", "B").skill("B", "hengjiang").until("A", "gz-play")
    # the next turn is that of B himself
    s.use("A", "duel", "C").until("C", "gz-slash").does("C", "gz-slash", "card", "slash").until("B", "gz-play")
    assert not s["A"].alive
    assert s.count("gz-draw", seat="B", count=3) == 1
    s.sound()


@pytest.mark.proves("guozhan", "skill", "li_jue_guo_si.xiongsuan")
def test_a_limited_skill_is_fresh_again_although_the_turn_was_cut_short() -> None:
    s = scene(
        seat("li_jue_guo_si+ pan_feng+", "peach duel", hp=1),
        seat("jia_xu+ pang_de+"),
        seat("", "slash"),
        seat(),
        edition="current",
    )
    s["B"].spent = frozenset({"luanwu"})
    s.skill("A", "xiongsuan", "peach", "B", about="gz-play").on()
    s.use("A", "duel", "C").until("C", "gz-slash").does("C", "gz-slash", "card", "slash").until("B", "gz-play")
    assert not s["A"].alive
    assert s["B"].spent == frozenset()
    assert s["B"].effects == ()


# -- who cannot answer a card (谦策)


def unanswerable(hand: str, theirs: str = "", equip: str = "") -> Scene:
    """蜀, with three, is the one big kingdom, and A of it uses the trick."""
    return scene(
        seat("xu_shu+ wei_yan+", hand), seat(SHU, theirs, equip=equip), seat("ma_chao+ zhao_yun+"), seat(WEI, "peach"),
        edition="current",
    )  # fmt: skip


@pytest.mark.proves("guozhan", "card", "fire_attack")
@pytest.mark.proves("guozhan", "skill", "xu_shu.qiance")
def test_the_discard_of_a_fire_attack_is_an_answer_too() -> None:
    s = unanswerable("fire_attack peach").use("A", "fire_attack", "D").until("A", "gz-skill", "qiance")
    assert not never_asked(s, "A", "gz-fire-burn")
    s = unanswerable("fire_attack peach").use("A", "fire_attack", "D").skill("A", "qiance")
    assert never_asked(s, "A", "gz-fire-burn")
    assert not s["D"].wounded


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
@pytest.mark.proves("guozhan", "skill", "xu_shu.qiance")
def test_the_slash_that_a_borrowed_sword_asks_for_is_an_answer_too() -> None:
    s = unanswerable("borrowed_sword", "slash", "halberd").use("A", "borrowed_sword", "B", second="C")
    s.until("A", "gz-skill", "qiance")
    assert not never_asked(s, "B", "gz-borrowed")
    s = unanswerable("borrowed_sword", "slash", "halberd").use("A", "borrowed_sword", "B", second="C")
    s.skill("A", "qiance")
    assert never_asked(s, "B", "gz-borrowed")
    assert (s.worn("B"), s.hand("A")) == ({}, ["halberd"])


# -- two play phases in one turn (当先)


@pytest.mark.proves("guozhan", "skill", "mi_furen.yongjue")
def test_the_first_card_is_that_of_the_phase() -> None:
    s = scene(seat("liao_hua+ mi_furen+", "slash.s7 slash.s8"), seat(), stage="turn", edition="current")
    s.until("A", "gz-play").does("A", "gz-play", "cunsi", "A").until("A", "gz-play")
    s.use("A", "slash.s7", "B").until("A", "gz-yongjue").does("A", "gz-yongjue", "decline").until("A", "gz-play")
    s.ends("A").until("A", "gz-play").use("A", "slash.s8", "B").until("A", "gz-yongjue")
    s.does("A", "gz-yongjue", "take").on()
    assert "slash.s8" in s.table.wires(s["A"].hand)
    s.sound()


@pytest.mark.proves("guozhan", "skill", "lu_fan.diancai")
def test_losses_are_those_of_the_phase_that_ends() -> None:
    s = scene(
        seat(LIAO_HUA, "dismantle.s3 dismantle.s4"), seat("lu_fan+ lu_meng+", "peach dodge", hp=2), seat(),
        stage="turn", edition="current",
    )  # fmt: skip
    s.use("A", "dismantle.s3", "B").on().ends("A").not_offered("B", "diancai")
    s.use("A", "dismantle.s4", "B").on().ends("A").not_offered("B", "diancai")
    assert s.count("gz-discard", seat="B") == 2


@pytest.mark.proves("guozhan", "skill", "yan_baihu.jili_fence")
def test_damage_of_the_other_play_phase_is_not_that_of_this_one() -> None:
    s = scene(
        seat(LIAO_HUA, "slash.s7 slash.s8"), seat("yan_baihu+ pan_feng+"), seat(), stage="turn", edition="current"
    )
    s.use("A", "slash.s7", "B").on().ends("A").until("A", "gz-play").use("A", "slash.s8", "B").on()
    assert s["B"].hp == 2
    assert s.count("gz-removed") == 0


@pytest.mark.proves("guozhan", "skill", "dong_zhao.quanjin")
def test_who_was_hurt_in_the_other_play_phase_was_not_in_this_one() -> None:
    s = scene(seat("liao_hua+ dong_zhao+", "slash.s7 peach"), seat(), seat(), stage="turn", edition="current")
    s.use("A", "slash.s7", "B").on()
    assert "quanjin" in s.acts(s.asked("A", "gz-play"))
    s.ends("A").until("A", "gz-play")
    assert "quanjin" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "liao_hua.dangxian")
def test_what_may_be_done_once_a_phase_may_be_done_in_both() -> None:
    s = scene(seat("liao_hua+ ma_su+", "peach.h4 peach.h6 wine wine"), seat(), seat(), stage="turn", edition="current")
    for paid, victim in (("peach.h4", "B"), ("peach.h6", "C")):
        s.until("A", "gz-play").skill("A", "sanyao", paid, victim, about="gz-play").on().use("A", "wine").on()
        assert "sanyao" not in s.acts(s.asked("A", "gz-play"))
        s.cannot_use("A", "wine").ends("A")
    assert [s[letter].hp for letter in "BC"] == [3, 3]


@pytest.mark.proves("guozhan", "skill", "liao_hua.dangxian")
def test_what_skips_the_extra_phase_leaves_the_other_one_alone() -> None:
    s = scene(seat("liao_hua+ liu_shan+"), seat(), stage="turn", edition="current")
    s.skill("A", "fangquan").until("A", "gz-play")
    # he has drawn: this is the play phase in its place
    assert len(s["A"].hand) == 2
    assert s.count("gz-skip", seat="A", phase="play") == 1
    s.ends("A").until("B", "gz-play")


@pytest.mark.proves("guozhan", "skill", "liao_hua.dangxian")
def test_the_extra_phase_goes_in_steps_like_the_other() -> None:
    s = scene(
        seat("liao_hua+ guan_yu-", "peach.h4"), seat(), stage="turn", edition="current", marks_granted_after_event=True
    )
    s.until("A", "gz-play").does("A", "gz-play", "wusheng", "peach.h4", "B").until("A", "gz-play")
    # put off until the action is over, not until the phase is
    assert s["A"].marks == ("companion", "fish")
    s.ends("A").until("A", "gz-play").ends("A").until("B", "gz-play")
    s.sound()
