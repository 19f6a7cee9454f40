"""黄月英: 集智, 奇才."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.queries import sex
from sanzhan.kernel.options import from_dict


@pytest.mark.proves("guozhan", "skill", "huang_yueying.jizhi")
def test_a_trick_draws_a_card_before_it_takes_effect() -> None:
    s = scene(seat("huang_yueying+ ma_chao-", "dismantle"), seat("", "peach"), deck="dodge.h2")
    s.use("A", "dismantle", "B").skill("A", "jizhi").on()
    assert s.hand("A") == ["dodge"]
    keys = [news.key for news in s.news]
    assert keys.index("gz-draw") < keys.index("gz-discard")


@pytest.mark.proves("guozhan", "skill", "huang_yueying.jizhi")
def test_jizhi_may_be_declined() -> None:
    s = scene(seat("huang_yueying+ ma_chao-", "dismantle"), seat("", "peach"))
    s.use("A", "dismantle", "B").until("A", "gz-skill", "jizhi").does("A", "gz-skill", "decline").on()
    assert s.hand("A") == []


@pytest.mark.proves("guozhan", "skill", "huang_yueying.jizhi")
@pytest.mark.parametrize(("card", "targets"), [("indulgence", "B"), ("slash", "B"), ("crossbow", "")])
def test_delayed_tricks_and_other_cards_do_not_draw(card: str, targets: str) -> None:
    s = scene(seat("huang_yueying+ ma_chao-", card), seat())
    s.use("A", card, *targets).not_offered("A", "jizhi")


@pytest.mark.proves("guozhan", "skill", "huang_yueying.jizhi")
def test_a_converted_trick_does_not_draw() -> None:
    s = scene(seat("huang_yueying+ wolong+", "peach dodge.h2"), seat("", "slash"))
    s.does("A", "gz-play", "huoji", "peach", "B").not_offered("A", "jizhi")


@pytest.mark.proves("guozhan", "skill", "huang_yueying.jizhi")
def test_recasting_is_no_use() -> None:
    s = scene(seat("huang_yueying+ ma_chao-", "iron_chain"), seat())
    s.does("A", "gz-play", "recast", "iron_chain").not_offered("A", "jizhi")
    assert len(s["A"].hand) == 1


@pytest.mark.proves("guozhan", "skill", "huang_yueying.jizhi")
def test_a_nullification_draws_and_may_turn_her_up() -> None:
    s = scene(seat("", "dismantle"), seat("huang_yueying- ma_chao-", "nullification peach"), deck="dodge.h2")
    s.use("A", "dismantle", "B").until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification")
    s.skill("B", "jizhi", reveals="head").on()
    assert s["B"].up == (True, False)
    assert s.hand("B") == ["dodge", "peach"]


@pytest.mark.proves("guozhan", "skill", "huang_yueying.qicai")
@pytest.mark.parametrize("card", ["snatch", "supply_shortage"])
def test_tricks_reach_any_distance(card: str) -> None:
    s = scene(
        seat("huang_yueying+ ma_chao-", card),
        seat("xu_chu- dian_wei-"),
        *[seat("", "peach") for _ in range(4)],
    )
    s.use("A", card, "D").on()
    assert s.hand("A") == ["peach"] if card == "snatch" else s.judging("D") == ["supply_shortage"]


@pytest.mark.proves("guozhan", "skill", "huang_yueying.qicai")
def test_a_slash_reaches_no_further() -> None:
    s = scene(seat("huang_yueying+ huang_zhong-", "slash"), seat(), seat(), seat())
    s.cannot_use("A", "slash", "C")


@pytest.mark.proves("guozhan", "skill", "huang_yueying.qicai")
def test_a_hidden_huang_yueying_is_turned_up_for_a_target_out_of_range() -> None:
    s = scene(seat("huang_yueying- huang_zhong-", "snatch"), seat(), seat("", "peach"), seat())
    s.cannot_use("A", "snatch", "C")
    s.use("A", "snatch", "C", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "huang_yueying.qicai")
def test_she_stays_hidden_for_a_target_in_range() -> None:
    s = scene(seat("huang_yueying- huang_zhong-", "snatch"), seat("", "peach"), seat(), seat())
    s.use("A", "snatch", "B").on()
    assert s["A"].up == (False, False)


@pytest.mark.proves("guozhan", "skill", "huang_yueying.jizhi")
@pytest.mark.rule("guozhan", "R27")
def test_a_duel_of_lijian_draws_and_goes_on_although_she_is_a_woman_now() -> None:
    s = scene(
        seat("diao_chan+ pang_de-", "peach"),
        seat("huang_yueying- meng_huo+"),
        seat("pan_feng+ ji_ling-", "slash"),
    )
    assert sex(s.table, s["B"]) == "male"
    s.does("A", "gz-play", "lijian", "peach", "C", "B").skill("B", "jizhi", reveals="head")
    s.until("C", "gz-slash").does("C", "gz-slash", "card", "slash").on()
    assert sex(s.table, s["B"]) == "female"
    assert len(s["B"].hand) == 1
    assert s.told("gz-damage", seat="B", source="C")


# -- current edition


def test_she_and_wolong_are_companions_in_the_current_edition_only() -> None:
    for edition, pair in (("first", False), ("current", True)):
        known = edition_of(from_dict(GuozhanOptions, {"edition": edition}))
        assert known.companions(known.by_id["huang_yueying"], known.by_id["wolong"]) is pair
        assert known.companions(known.by_id["huang_yueying"], known.by_id["zhuge_liang"])


@pytest.mark.proves("guozhan", "skill", "huang_yueying.jizhi")
@pytest.mark.rule("guozhan", "R29")
def test_in_the_current_edition_a_hidden_huang_yueying_gets_the_mark_before_she_draws() -> None:
    s = scene(seat("wolong+ huang_yueying-", "harvest"), seat(), seat(), edition="current")
    s.use("A", "harvest").skill("A", "jizhi", reveals="deputy").on()
    assert "companion" in s["A"].marks
    assert s.told("gz-draw", seat="A")["count"] == 1


@pytest.mark.proves("guozhan", "skill", "huang_yueying.qicai")
def test_in_the_current_edition_her_snatch_reaches_any_distance() -> None:
    s = scene(seat("huang_yueying+ ma_chao-", "snatch"), seat(), seat("", "peach"), seat(), seat(), edition="current")
    s.use("A", "snatch", "C").on()
    assert s.hand("A") == ["peach"]
