"""Every setting of rules §21: what it changes, and that those of the current edition change nothing in the first."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.kernel.errors import BadOption
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.options import describe, from_dict
from sanzhan.kernel.rng import Rng


def digest(**options: object) -> str:
    """Where a random match with this seed ends."""
    match = Match(GUOZHAN, 4, from_dict(GuozhanOptions, options), bytes(range(32)), copyable=False)
    rng = Rng("options")
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        match.answer(ask.seat, random_answer(ask, rng))
    return GUOZHAN.state(match.table)


@pytest.mark.proves("guozhan", "option", "edition")
def test_the_first_edition_is_played_and_the_current_one_is_refused_in_one_sentence() -> None:
    assert digest(edition="first") == digest()
    with pytest.raises(BadOption, match="edition current cannot be played yet"):
        Match(GUOZHAN, 4, GuozhanOptions(edition="current"), bytes(32))


@pytest.mark.proves("guozhan", "option", "first_player")
def test_the_first_player_is_drawn_or_seat_one() -> None:
    starts = {Match(GUOZHAN, 4, GuozhanOptions(), bytes([seed]) * 32).table.starter for seed in range(20)}
    assert starts == {0, 1, 2, 3}
    options = GuozhanOptions(first_player="seat_one")
    assert {Match(GUOZHAN, 4, options, bytes([seed]) * 32).table.starter for seed in range(20)} == {0}


@pytest.mark.proves("guozhan", "option", "rewards")
def test_rewards_by_marks_belong_to_the_current_edition() -> None:
    with pytest.raises(BadOption, match="marks"):
        Match(GUOZHAN, 4, GuozhanOptions(rewards="marks"), bytes(32))
    assert digest(rewards="instant") == digest()


@pytest.mark.proves("guozhan", "option", "nullification_order")
def test_of_several_who_want_to_nullify_the_first_in_turn_order_does() -> None:
    s = scene(seat("", "dismantle"), seat("", "peach"), seat("", "nullification"), seat("", "heg_nullification"))
    s.use("A", "dismantle", "B").until("C", "gz-nullify")
    s.does("C", "gz-nullify", "card", "nullification").does("D", "gz-nullify", "card", "heg_nullification").on()
    assert s.hand("D") == ["heg_nullification"]
    assert s.hand("C") == []
    assert s.hand("B") == ["peach"]


CURRENT_ONLY: list[tuple[str, list[object]]] = [
    (str(option["name"]), list(option["values"]))
    for option in describe(GuozhanOptions)
    if isinstance(option["values"], list)
    and option["name"]
    in (
        "battle_royal", "battle_royal_needs_death", "battle_royal_blocks_virtual_peach", "marks_granted_after_event",
        "overflow_gets_careerist_mark", "recruit_timing", "recruit_refuse_bonus", "alliance_mode",
        "deputy_change_candidates", "lords", "decks", "lure_tiger_draw", "jiang_lve_summon", "dual_as_head",
    )
]  # fmt: skip


@pytest.mark.proves("guozhan", "option", "battle_royal")
@pytest.mark.proves("guozhan", "option", "battle_royal_needs_death")
@pytest.mark.proves("guozhan", "option", "battle_royal_blocks_virtual_peach")
@pytest.mark.proves("guozhan", "option", "marks_granted_after_event")
@pytest.mark.proves("guozhan", "option", "overflow_gets_careerist_mark")
@pytest.mark.proves("guozhan", "option", "recruit_timing")
@pytest.mark.proves("guozhan", "option", "recruit_refuse_bonus")
@pytest.mark.proves("guozhan", "option", "alliance_mode")
@pytest.mark.proves("guozhan", "option", "deputy_change_candidates")
@pytest.mark.proves("guozhan", "option", "lords")
@pytest.mark.proves("guozhan", "option", "decks")
@pytest.mark.proves("guozhan", "option", "lure_tiger_draw")
@pytest.mark.proves("guozhan", "option", "jiang_lve_summon")
@pytest.mark.proves("guozhan", "option", "dual_as_head")
@pytest.mark.parametrize(("name", "values"), CURRENT_ONLY)
def test_settings_of_the_current_edition_are_checked_and_change_nothing_in_the_first(
    name: str, values: list[object]
) -> None:
    assert {digest(**{name: value}) for value in values} == {digest()}
    with pytest.raises(BadOption, match=name):
        from_dict(GuozhanOptions, {name: "no such value"})
