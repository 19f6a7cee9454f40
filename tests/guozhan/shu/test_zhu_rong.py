"""祝融: 巨象, 烈刃."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "zhu_rong.juxiang")
def test_barbarians_do_not_harm_her_and_she_takes_the_card() -> None:
    s = scene(seat("", "savage_assault"), seat("zhu_rong+ ma_chao-"), seat("pan_feng- pang_de-"))
    s.use("A", "savage_assault").on()
    assert s["B"].hp == 4
    assert s["C"].hp == 3
    assert s.hand("B") == ["savage_assault"]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhu_rong.juxiang")
def test_her_own_barbarians_and_other_tricks_are_not_taken() -> None:
    s = scene(seat("zhu_rong+ ma_chao-", "savage_assault"), seat())
    s.use("A", "savage_assault").on()
    assert s.hand("A") == []
    assert s["B"].hp == 3
    t = scene(seat("", "archery_attack"), seat("zhu_rong+ ma_chao-"))
    t.use("A", "archery_attack").on()
    assert (t["B"].hp, t.hand("B")) == (3, [])


@pytest.mark.proves("guozhan", "skill", "zhu_rong.juxiang")
def test_with_meng_huo_both_immunities_overlap_and_both_other_parts_work() -> None:
    s = scene(seat("", "savage_assault"), seat("zhu_rong+ meng_huo+"), seat("pan_feng- pang_de-"))
    s.use("A", "savage_assault").on()
    assert s["B"].hp == 4
    assert s.told("gz-damage", seat="C", source="B")
    assert s.hand("B") == ["savage_assault"]


@pytest.mark.proves("guozhan", "skill", "zhu_rong.juxiang")
def test_a_hidden_zhu_rong_may_turn_up_only_to_take_the_card() -> None:
    s = scene(seat("", "savage_assault"), seat("ma_chao- zhu_rong-"))
    s.use("A", "savage_assault").until("B", "gz-skill", "juxiang")
    assert s.asked("B", "gz-skill").args["timing"] == "effect_starts"
    s.does("B", "gz-skill", "decline").until("B", "gz-skill", "juxiang")
    assert s.asked("B", "gz-skill").args["timing"] == "settled"
    s.does("B", "gz-skill", "juxiang", reveals="deputy").on()
    assert (s["B"].hp, s["B"].up) == (3, (False, True))
    assert s.hand("B") == ["savage_assault"]


@pytest.mark.proves("guozhan", "skill", "zhu_rong.lieren")
def test_a_won_duel_takes_a_hand_card() -> None:
    s = scene(seat("zhu_rong+ ma_chao-", "slash peach.h12"), seat("", "dodge.h2 wine"))
    s.use("A", "slash", "B").skill("A", "lieren", "peach.h12").until("B", "gz-point-duel")
    s.does("B", "gz-point-duel", "choose", "dodge.h2").on()
    assert s["B"].hp == 3
    assert s.told("gz-point-duel", seat="A", target="B", won=True)
    assert (s.hand("A"), s.hand("B")) == (["wine"], [])
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhu_rong.lieren")
def test_a_won_duel_takes_named_equipment() -> None:
    s = scene(seat("zhu_rong+ ma_chao-", "slash peach.h12"), seat("", "dodge.h2 wine", equip="dilu chitu"))
    s.use("A", "slash", "B").skill("A", "lieren", "peach.h12").until("B", "gz-point-duel")
    s.does("B", "gz-point-duel", "choose", "dodge.h2").until("A", "gz-take")
    s.does("A", "gz-take", "choose", "chitu").on()
    assert s.hand("A") == ["chitu"]
    assert s.worn("B") == {"plus_horse": "dilu"}


@pytest.mark.proves("guozhan", "skill", "zhu_rong.lieren")
def test_a_tie_takes_nothing() -> None:
    s = scene(seat("zhu_rong+ ma_chao-", "slash dodge.h2"), seat("", "peach.d2 wine"))
    s.use("A", "slash", "B").skill("A", "lieren", "dodge.h2").until("B", "gz-point-duel")
    s.does("B", "gz-point-duel", "choose", "peach.d2").on()
    assert s.hand("B") == ["wine"]
    assert s.hand("A") == []


@pytest.mark.proves("guozhan", "skill", "zhu_rong.lieren")
@pytest.mark.parametrize(("mine", "theirs"), [("", "peach"), ("peach", "")])
def test_both_need_a_hand_card(mine: str, theirs: str) -> None:
    s = scene(seat("zhu_rong+ ma_chao-", f"slash {mine}"), seat("", theirs, equip="dilu"))
    s.use("A", "slash", "B").not_offered("A", "lieren")
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "zhu_rong.lieren")
def test_lieren_may_be_declined_and_is_for_a_slash_only() -> None:
    s = scene(seat("zhu_rong+ ma_chao-", "slash peach"), seat("", "wine"))
    s.use("A", "slash", "B").until("A", "gz-skill", "lieren").does("A", "gz-skill", "decline").on()
    assert (s.hand("A"), s.hand("B")) == (["peach"], ["wine"])
    t = scene(seat("zhu_rong+ ma_chao-", "duel peach"), seat("", "wine"))
    t.use("A", "duel", "B").not_offered("A", "lieren")
    assert t["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "zhu_rong.lieren")
def test_not_for_damage_that_a_chain_spreads_or_that_is_passed_on() -> None:
    s = scene(
        seat("zhu_rong+ ma_chao-", "fire_slash peach"),
        seat("", chained=True),
        seat("pan_feng- pang_de-", "wine", chained=True),
    )
    s.use("A", "fire_slash", "B").not_offered("A", "lieren")
    assert (s["B"].hp, s["C"].hp) == (3, 3)
    t = scene(
        seat("zhu_rong+ ma_chao-", "slash peach"),
        seat("xiao_qiao+ sun_quan-", "peach.h4 wine"),
        seat("pan_feng- pang_de-", "wine"),
    )
    t.use("A", "slash", "B").skill("B", "tianxiang", "peach.h4", "C").not_offered("A", "lieren")
    assert (t["B"].hp, t["C"].hp) == (3, 3)


@pytest.mark.proves("guozhan", "skill", "zhu_rong.lieren")
@pytest.mark.rule("guozhan", "R28")
def test_a_hidden_zhu_rong_lays_her_card_then_is_turned_up_and_rewarded_then_cards_are_turned() -> None:
    s = scene(seat("meng_huo+ zhu_rong-", "slash peach.h12"), seat("", "dodge.h2 wine"))
    s.use("A", "slash", "B").skill("A", "lieren", "peach.h12", reveals="deputy")
    s.does("A", "gz-companion", "draw_two").until("B", "gz-point-duel")
    assert s["A"].up == (True, True)
    s.does("B", "gz-point-duel", "choose", "dodge.h2").on()
    keys = [news.key for news in s.news]
    assert keys.index("gz-reveal") < keys.index("gz-companion") < keys.index("gz-point-duel")
    assert s.told("gz-point-duel")["card"] == "peach.h12"
    assert len(s["A"].hand) == 3


# -- current edition


@pytest.mark.proves("guozhan", "skill", "zhu_rong.lieren")
@pytest.mark.rule("guozhan", "R29")
def test_in_the_current_edition_the_pair_brings_a_mark_while_the_card_lies_face_down() -> None:
    s = scene(seat("meng_huo+ zhu_rong-", "slash.s7 peach.h12"), seat("", "slash.s5 wine"), seat(), edition="current")
    s.use("A", "slash.s7", "B").skill("A", "lieren", "peach.h12", reveals="deputy")
    assert "companion" in s["A"].marks
    s.until("B", "gz-point-duel").does("B", "gz-point-duel", "choose", "slash.s5").until("A", "gz-play")
    assert s.told("gz-point-duel")["won"] is True
    assert s.hand("A") == ["wine"]
