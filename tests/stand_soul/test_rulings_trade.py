"""Rulings B and C: offers, answers, effects."""

from __future__ import annotations

import json

import pytest

from sanzhan.stand_soul.items import ITEMS
from stand_soul.scene import Scene, scene


@pytest.mark.rule("stand_soul", "R06")
def test_a_refused_offer_goes_back_and_only_the_partner_has_seen_it() -> None:
    s = scene("A: lord_sword / B: kongming / C / D")
    s.trade("A", "B", "lord_sword").asked("B", "soul-answer").does("refuse")
    assert s.hand("A") == ["lord_sword"]
    assert s.hand("B") == ["kongming"]
    assert s.knows("B", "A")["items"] == ["lord_sword"]
    assert s.knows("C", "A")["items"] == []
    s.told("soul-offer", **{"from": "A", "to": "B"})
    s.told("soul-refuse", **{"from": "A", "to": "B"})
    assert [line["key"] for line in s.sees("C")] == ["soul-offer", "soul-refuse", "soul-turn"]
    assert not any("mine" in line for line in s.sees("C"))
    # the main action is over
    s.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R07")
def test_kogoro_cannot_be_refused_but_the_partner_chooses_what_he_returns() -> None:
    s = scene("A: silent_kogoro / B: gouyu,lord_sword / C / D")
    s.trade("A", "B", "silent_kogoro")
    answer = s.asked("B", "soul-answer").offers_only("accept").why("act", "refuse", "why-soul-must-accept", "R07")
    assert answer.choices("accept", "item") == ["gouyu", "lord_sword"]
    answer.does("accept", item="lord_sword")
    assert s.hand("A") == ["lord_sword"]
    assert s.hand("B") == ["gouyu", "silent_kogoro"]


@pytest.mark.rule("stand_soul", "R08")
def test_goldthread_cannot_be_refused_and_is_silent() -> None:
    s = scene("A: goldthread / B: checkpoint / C / D")
    s.trade("A", "B", "goldthread").asked("B", "soul-answer").offers_only("accept").does("accept", item="checkpoint")
    s.not_told("soul-announce", "soul-checkpoint").asked("B", "soul-main")
    assert s.hand("A") == ["checkpoint"]


@pytest.mark.rule("stand_soul", "R09")
def test_pouch_for_the_only_pouch_can_but_be_refused() -> None:
    s = scene("A: pouch_gouyu / B: pouch_kongming / C / D")
    s.trade("A", "B", "pouch_gouyu")
    answer = s.asked("B", "soul-answer").offers_only("refuse")
    answer.why("act", "accept", "why-soul-only-item-pouch", "R09")


@pytest.mark.rule("stand_soul", "R10")
def test_a_pouch_may_be_accepted_but_not_for_the_other_pouch() -> None:
    s = scene("A: pouch_gouyu / B: pouch_kongming,gouyu / C / D")
    s.trade("A", "B", "pouch_gouyu")
    answer = s.asked("B", "soul-answer").offers_only("refuse", "accept")
    assert answer.choices("accept", "item") == ["gouyu"]
    answer.why("item", "pouch_kongming", "why-soul-pouch-for-pouch", "R10")


@pytest.mark.rule("stand_soul", "R11")
@pytest.mark.parametrize("offered", [item.id for item in ITEMS])
def test_there_is_always_a_legal_answer(offered: str) -> None:
    for only in ITEMS:
        if only.id == offered and only.copies == 1:
            continue
        s = scene(f"A: {offered} / B: {only.id} / C / D")
        s.trade("A", "B", offered)
        assert s.asked("B", "soul-answer").ask.ways() > 0


@pytest.mark.rule("stand_soul", "R11")
def test_whatever_must_be_accepted_is_no_pouch() -> None:
    assert not any(item.must_accept and item.is_pouch for item in ITEMS)


@pytest.mark.rule("stand_soul", "R13")
@pytest.mark.parametrize("back", ["silent_kogoro", "goldthread"])
def test_the_trader_must_take_whatever_comes_back(back: str) -> None:
    s = scene(f"A: gouyu / B: {back} / C / D")
    s.trade("A", "B", "gouyu", back)
    assert s.hand("A") == [back]
    s.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R14")
def test_goldthread_silences_what_is_returned_for_it() -> None:
    s = scene("A sengoku: goldthread,gouyu / B: mind_read / C / D")
    s.trade("A", "B", "goldthread", "mind_read")
    s.not_told("soul-announce", "soul-mind-read")
    assert s.knows("B", "A")["gang"] is None
    plain = scene("A sengoku: lord_sword,gouyu / B: leather_armor / C / D")
    plain.trade("A", "B", "lord_sword", "leather_armor")
    assert json.dumps(s.sees("C")) == json.dumps(plain.sees("C"))
    assert json.dumps(s.sees(None)) == json.dumps(plain.sees(None))


@pytest.mark.rule("stand_soul", "R15")
def test_goldthread_in_return_silences_a_pouch() -> None:
    s = scene("A: pouch_gouyu / B: goldthread,gouyu / C / D")
    pile = s.pile()
    s.trade("A", "B", "pouch_gouyu", "goldthread").not_told("soul-announce", "soul-draw", "soul-decline")
    assert s.pile() == pile
    assert s.hand("A") == ["goldthread"]
    # the two know why, for the others it is a plain trade
    assert s.mine("A", "soul-accept") == s.mine("B", "soul-accept") == {"item": "pouch_gouyu", "back": "goldthread"}
    plain = scene("A: lord_sword / B: leather_armor,gouyu / C: pouch_kongming / D: pouch_gouyu")
    plain.trade("A", "B", "lord_sword", "leather_armor")
    assert json.dumps(s.sees("C")) == json.dumps(plain.sees("C"))


@pytest.mark.rule("stand_soul", "R17")
def test_the_checkpoint_shows_the_hand_after_the_exchange() -> None:
    s = scene("A: checkpoint / B: gouyu,lord_sword / C / D")
    s.trade("A", "B", "checkpoint", "gouyu")
    assert s.mine("A", "soul-checkpoint") == {"items": ["lord_sword", "checkpoint"]}


@pytest.mark.rule("stand_soul", "R18")
def test_stands_are_swapped_before_the_partner_calls_another() -> None:
    s = scene("A liu_bei: soul_trade / B cao_cao: stand_call / C / D")
    s.trade("A", "B", "soul_trade", "stand_call")
    s.asked("A", "soul-swap", **{"with": "B"}).does("swap")
    assert (s.stand("A"), s.stand("B")) == ("cao_cao", "liu_bei")
    s.asked("B", "soul-call").does("look").asked("B", "soul-call-pick").does("choose", stand="nohime")
    assert s.stand("B") == "nohime"
    assert s.table.stand_face[s.table.stand_pile[-1]].id == "liu_bei"


@pytest.fixture
def swapped() -> Scene:
    s = scene("A liu_bei^: soul_trade / B cao_cao^: gouyu / C / D")
    return s.trade("A", "B", "soul_trade", "gouyu").asked("A", "soul-swap").does("swap")


@pytest.mark.rule("stand_soul", "R19")
def test_swapped_stands_are_face_down_and_everybody_remembers_them(swapped: Scene) -> None:
    assert (swapped.stand("A"), swapped.stand("B")) == ("cao_cao", "liu_bei")
    assert swapped.knows("C", "A")["stand"] == "cao_cao"
    assert swapped.knows("D", "B")["stand"] == "liu_bei"


@pytest.mark.rule("stand_soul", "R19")
def test_a_spent_stand_is_fresh_after_the_swap(swapped: Scene) -> None:
    swapped.attack("B", "C", D="sword").passes("soul-f5")
    swapped.asked("B", "soul-f7").offers("liu_bei").does("liu_bei")
    assert swapped.stand("B") == "liu_bei^"


@pytest.mark.rule("stand_soul", "R85")
def test_the_only_item_may_be_a_pouch_in_return_for_something_else() -> None:
    s = scene("A: gouyu / B: pouch_kongming / C / D")
    s.trade("A", "B", "gouyu")
    answer = s.asked("B", "soul-answer").offers_only("refuse", "accept")
    assert answer.choices("accept", "item") == ["pouch_kongming"]
    answer.does("accept", item="pouch_kongming")
    s.told("soul-announce", giver="B", effect="pouch")
    s.asked("B", "soul-draw")


@pytest.mark.rule("stand_soul", "R85")
@pytest.mark.parametrize(("burden", "draws"), [("silent_kogoro", True), ("goldthread", False)])
def test_for_a_burden_the_only_pouch_must_be_returned(burden: str, draws: bool) -> None:
    s = scene(f"A: {burden} / B: pouch_kongming / C / D")
    s.trade("A", "B", burden).asked("B", "soul-answer").offers_only("accept").does("accept", item="pouch_kongming")
    assert s.hand("A") == ["pouch_kongming"]
    if draws:
        s.asked("B", "soul-draw")
    else:
        s.not_told("soul-announce")
