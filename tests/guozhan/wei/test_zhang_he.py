"""张郃: 巧变."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

QIAOBIAN = pytest.mark.proves("guozhan", "skill", "zhang_he.qiaobian")


@QIAOBIAN
def test_the_judge_phase_is_skipped_and_its_tricks_stay() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach", judging="indulgence"), seat(), stage="judge")
    s.skill("A", "qiaobian", "peach").until("A", "gz-play")
    assert s.judging("A") == ["indulgence"]
    assert s.count("gz-judge") == 0
    assert len(s["A"].hand) == 2
    s.sound()


@QIAOBIAN
def test_instead_of_drawing_two_others_lose_a_hand_card_each() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach"), seat("", "dodge"), seat("", "wine"), stage="draw")
    s.skill("A", "qiaobian", "peach", ("B", "C")).until("A", "gz-play")
    assert s.hand("A") == ["dodge", "wine"]
    s.sound()


@QIAOBIAN
def test_instead_of_drawing_one_other_is_enough_and_nobody_too() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach"), seat("", "dodge"), seat("", "wine"), stage="draw")
    s.skill("A", "qiaobian", "peach", ("C",)).until("A", "gz-play")
    assert s.hand("A") == ["wine"]
    s = scene(seat("zhang_he+ xu_huang+", "peach"), seat("", "dodge"), seat("", "wine"), stage="draw")
    s.skill("A", "qiaobian", "peach", ()).until("A", "gz-play")
    assert s.hand("A") == []


@QIAOBIAN
def test_the_play_phase_is_skipped_to_move_equipment_to_a_free_slot() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach"), seat("", equip="dilu axe"), seat("", equip="jueying"), stage="play")
    s.skill("A", "qiaobian", "peach").until("A", "gz-move-on-field")
    with pytest.raises(AssertionError, match="not offered move"):
        s.does("A", "gz-move-on-field", "move", "dilu", "C")
    s.does("A", "gz-move-on-field", "move", "axe", "C").on()
    assert s.worn("B") == {"plus_horse": "dilu"}
    assert s.worn("C") == {"weapon": "axe", "plus_horse": "jueying"}
    assert s.told("gz-skip", seat="A")["phase"] == "play"
    s.sound()


@QIAOBIAN
def test_a_delayed_trick_is_moved_where_none_of_its_name_lies() -> None:
    s = scene(
        seat("zhang_he+ xu_huang+", "peach", judging="indulgence.h6"),
        seat("", judging="indulgence.c6"),
        seat(),
        stage="play",
    )
    s.skill("A", "qiaobian", "peach").until("A", "gz-move-on-field")
    with pytest.raises(AssertionError, match="not offered move"):
        s.does("A", "gz-move-on-field", "move", "indulgence.h6", "B")
    s.does("A", "gz-move-on-field", "move", "indulgence.h6", "C")
    assert s.judging("A") == []
    assert s.judging("C") == ["indulgence"]


@QIAOBIAN
def test_a_converted_trick_is_moved_as_what_it_counts_as() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach", judging="indulgence=peach.d2"), seat(), stage="play")
    s.skill("A", "qiaobian", "peach").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "peach.d2", "B")
    assert s.judging("B") == ["indulgence"]


@QIAOBIAN
def test_a_trick_moved_to_the_modest_lu_xun_is_put_away() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach", judging="indulgence.h6"), seat("lu_xun+ zhou_yu+"), stage="play")
    s.skill("A", "qiaobian", "peach").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "indulgence.h6", "B").on()
    assert s.judging("B") == []
    assert "indulgence.h6" in s.discarded()
    s.sound()


@QIAOBIAN
def test_after_skipping_the_play_phase_nothing_has_to_be_moved() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach"), seat("", equip="dilu"), stage="play")
    s.skill("A", "qiaobian", "peach").until("A", "gz-move-on-field").does("A", "gz-move-on-field", "decline").on()
    assert s.worn("B") == {"plus_horse": "dilu"}
    assert s.count("gz-skip", phase="play") == 1


@QIAOBIAN
def test_the_discard_phase_is_skipped_with_a_full_hand() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach dodge dodge wine", hp=1), seat(), stage="discard")
    s.skill("A", "qiaobian", "peach").on()
    assert s.hand("A") == ["dodge", "dodge", "wine"]


@QIAOBIAN
def test_he_may_decline() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach"), seat(), stage="draw")
    s.until("A", "gz-skill", "qiaobian").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 3


@QIAOBIAN
def test_without_hand_card_no_phase_is_skipped() -> None:
    s = scene(seat("zhang_he+ xu_huang+", equip="dilu"), seat(), stage="judge")
    # the first phase before which he has a card is the play phase
    s.until("A", "gz-skill", "qiaobian")
    assert s.asked("A", "gz-skill").args["timing"] == "before_play"


@QIAOBIAN
def test_a_phase_that_is_skipped_already_costs_nothing_more() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach dodge", judging="indulgence"), seat(), deck="slash.s7", stage="judge")
    s.until("A", "gz-skill", "qiaobian").does("A", "gz-skill", "decline")
    s.until("A", "gz-skill", "qiaobian").does("A", "gz-skill", "decline")
    # asked before the draw phase; the next question is the one before the discard phase
    s.until("A", "gz-skill", "qiaobian")
    assert s.asked("A", "gz-skill").args["timing"] == "before_discard"


@QIAOBIAN
def test_all_four_phases_in_one_turn() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach dodge wine slash"), seat(), stage="judge")
    s.skill("A", "qiaobian", "peach").skill("A", "qiaobian", "dodge", ()).skill("A", "qiaobian", "wine")
    s.skill("A", "qiaobian", "slash").on()
    assert [s.count("gz-skip", phase=phase) for phase in ("judge", "draw", "play", "discard")] == [1, 1, 1, 1]


@QIAOBIAN
def test_hidden_he_is_turned_up_with_the_cost() -> None:
    s = scene(seat("xu_huang- zhang_he-", "peach", judging="indulgence"), seat(), stage="judge")
    s.skill("A", "qiaobian", "peach", reveals="deputy").until("A", "gz-play")
    assert s["A"].up == (False, True)
    assert s.judging("A") == ["indulgence"]


@QIAOBIAN
def test_each_of_the_two_knows_his_own_card_alone() -> None:
    s = scene(seat("zhang_he+ xu_huang+", "peach"), seat("", "dodge"), seat("", "wine"), stage="draw")
    (wine,) = s["C"].hand
    s.skill("A", "qiaobian", "peach", ("B", "C")).until("A", "gz-play")
    assert not s.table.seen[1] >> wine & 1


@QIAOBIAN
def test_sun_shangxiang_draws_once_for_the_armour_moved_away_from_her() -> None:
    s = scene(
        seat("zhang_he+ xu_huang+", "peach"),
        seat("sun_shangxiang+ zhou_yu+", equip="silver_lion"),
        seat(),
        stage="play",
    )
    s.skill("A", "qiaobian", "peach").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "silver_lion", "C").skill("B", "xiaoji")
    assert len(s["B"].hand) == 2
    s.not_offered("B", "xiaoji")
    assert s.worn("C") == {"armor": "silver_lion"}
    s.sound()


@QIAOBIAN
@pytest.mark.parametrize("edition", ["first", "current"])
def test_in_either_edition_the_draw_phase_is_given_up_for_cards_of_others(edition: str) -> None:
    s = scene(seat("zhang_he+ xu_huang+", "slash"), seat("", "peach"), seat("", "dodge"), stage="draw", edition=edition)
    s.skill("A", "qiaobian", "slash", ("B", "C")).until("A", "gz-play")
    assert s.hand("A") == ["dodge", "peach"]
    assert s.count("gz-draw", seat="A") == 0
