"""Rulings I: passing, looking, secrets."""

from __future__ import annotations

import json

import pytest

from sanzhan.stand_soul.notation import parse
from sanzhan.stand_soul.options import SoulOptions
from stand_soul.scene import Scene, scene


@pytest.fixture
def tide() -> Scene:
    """A passes 扭转的战局 to B for 关卡的搜查; everybody passes an item to the left, C his only one."""
    s = scene("A: turn_tide,mind_read / B: checkpoint,gouyu / C: pouch_gouyu / D: pouch_kongming,lord_sword")
    s.trade("A", "B", "turn_tide", "checkpoint").asked("A", "soul-tide").does("left")
    for seat, item in (("A", "mind_read"), ("B", "gouyu"), ("D", "pouch_kongming")):
        s.asked(seat, "soul-tide-pick").does("pass_on", item=item)
    return s


@pytest.mark.rule("stand_soul", "R67")
def test_passed_items_have_no_effect_and_a_look_comes_after(tide: Scene) -> None:
    assert [tide.hand(seat) for seat in "ABCD"] == [
        ["checkpoint", "pouch_kongming"], ["mind_read", "turn_tide"], ["gouyu"], ["lord_sword", "pouch_gouyu"]
    ]  # fmt: skip
    tide.not_told("soul-mind-read", "soul-draw")
    assert [news.args["effect"] for news in tide.news if news.key == "soul-announce"] == ["turn_tide", "checkpoint"]
    assert tide.mine("B", "soul-checkpoint") == {"items": ["checkpoint", "pouch_kongming"]}


@pytest.mark.rule("stand_soul", "R67")
def test_the_second_effect_happens_though_the_item_was_passed_on() -> None:
    s = scene("A: turn_tide,gouyu / B: checkpoint / C / D")
    s.trade("A", "B", "turn_tide", "checkpoint").asked("A", "soul-tide").does("left")
    s.asked("A", "soul-tide-pick").does("pass_on", item="checkpoint").passes("soul-tide-pick")
    s.told("soul-announce", giver="B", receiver="A", effect="checkpoint")
    assert s.mine("B", "soul-checkpoint") == {"items": s.hand("A")}


@pytest.mark.rule("stand_soul", "R68")
def test_each_passed_item_is_known_to_its_two_neighbours_only(tide: Scene) -> None:
    tide.told("soul-tide", way="left")
    assert tide.mine("C", "soul-passed") == {"to": "D", "gave": "pouch_gouyu", "from": "B", "got": "gouyu"}
    passed = next(line for line in tide.sees(None) if line["key"] == "soul-passed")
    assert passed["args"] == {"way": "left"}
    assert "mine" not in passed
    assert tide.knows("C", "D")["items"] == ["pouch_gouyu"]
    assert tide.knows("D", "B")["items"] == tide.knows("D", "C")["items"] == []


@pytest.mark.rule("stand_soul", "R69")
def test_equal_items_have_no_identity() -> None:
    def play(swap: bool) -> Scene:
        table = parse("A: checkpoint,mind_read / B: gouyu,lord_sword / C: gouyu,orochi / D")
        if swap:
            # the same match with the two 勾玉 exchanged
            for seat in (1, 2):
                table.hands[seat] = [{0: 1, 1: 0}.get(handle, handle) for handle in table.hands[seat]]
                labels = table.item_known[seat]
                labels[0], labels[1] = labels[1] and 1, labels[0] and 2
        s = Scene(table, SoulOptions(), hold=False)
        s.trade("A", "B", "checkpoint", "lord_sword").asked("B", "soul-main")
        s.trade("B", "C", "gouyu", "orochi").asked("C", "soul-main")
        s.attack("C", "A", D="shield").counts().asked("A", "soul-spoils").does("search")
        return s

    plain, swapped = play(False), play(True)
    for viewer in ("A", "D", None):
        assert json.dumps(plain.sees(viewer)) == json.dumps(swapped.sees(viewer))
        assert json.dumps(plain.view(viewer)) == json.dumps(swapped.view(viewer))
    assert plain.knows("A", "C")["items"] == ["gouyu", "gouyu"]


@pytest.mark.rule("stand_soul", "R70")
def test_looking_at_a_stand_that_lies_open_brings_only_the_gang() -> None:
    s = scene("A / B sanguo cao_cao^ / C / D").fought("A", "B", C="sword")
    before = s.knows("A", "B")
    s.asked("A", "soul-spoils").does("look")
    assert before == {"gang": None, "stand": "cao_cao", "items": []}
    assert s.knows("A", "B") == before | {"gang": "sanguo"}
    assert s.mine("C", "soul-look") is None


@pytest.mark.rule("stand_soul", "R72")
def test_a_stopped_fight_has_no_result_to_cancel() -> None:
    s = scene("A: gouyu / B liu_bei / C taishi_ci / D")
    s.asked("A", "soul-main").does("attack", seat="B").not_asked("B").asked("C", "soul-f1").does("taishi_ci")
    s.not_told("soul-count").asked("B", "soul-main")
    assert s.stand("B") == "liu_bei"


@pytest.mark.rule("stand_soul", "R73")
def test_a_stand_call_that_is_declined_stays_announced_and_shows_nothing() -> None:
    s = scene("A: stand_call / B: gouyu / C / D").trade("A", "B", "stand_call", "gouyu")
    s.asked("A", "soul-call").does("decline")
    s.told("soul-announce", giver="A", receiver="B", effect="stand_call")
    s.told("soul-decline", seat="A", effect="stand_call")
    assert "stand_pile_seen" not in [note["what"] for note in s.notes("A")]
    assert s.knows("C", "B")["items"] == ["stand_call"]


@pytest.mark.rule("stand_soul", "R73")
def test_whoever_calls_a_stand_has_seen_the_whole_stand_pile() -> None:
    s = scene("A: stand_call / B: gouyu / C / D").trade("A", "B", "stand_call", "gouyu")
    spare = sorted(s.table.stand_face[handle].id for handle in s.table.stand_pile)
    s.asked("A", "soul-call").does("look")
    assert s.asked("A", "soul-call-pick").choices("choose", "stand") == spare
    s.passes("soul-call-pick")
    assert {"what": "stand_pile_seen", "stands": spare} in s.notes("A")


@pytest.mark.rule("stand_soul", "R75")
def test_a_shown_item_is_known_until_it_may_have_moved() -> None:
    s = scene("A: lord_sword,gouyu / B: kongming / C / D").attack("A", "B")
    s.asked("A", "soul-f5").does("item", item="lord_sword").counts().passes("soul-spoils")
    assert "lord_sword" in s.hand("A")
    assert s.knows("C", "A")["items"] == ["lord_sword"]
    s.trade("B", "A", "kongming", "gouyu")
    assert s.knows("C", "A")["items"] == []
    maybe = s.view("C")["known"]["0"]["items"]
    assert maybe == [{"kind": "lord_sword", "sure": False}]


@pytest.mark.rule("stand_soul", "R76")
def test_of_a_refused_pouch_only_the_partner_knows() -> None:
    s = scene("A: pouch_gouyu / B: gouyu / C / D")
    s.trade("A", "B", "pouch_gouyu").asked("B", "soul-answer").does("refuse")
    assert s.knows("B", "A")["items"] == ["pouch_gouyu"]
    s.not_told("soul-announce")
    for viewer in ("D", None):
        assert "pouch_gouyu" not in json.dumps([line for line in s.sees(viewer) if line["key"] != "soul-turn"])


@pytest.mark.rule("stand_soul", "R77")
def test_a_declined_draw_is_public() -> None:
    s = scene("A: pouch_gouyu / B: gouyu / C / D").trade("A", "B", "pouch_gouyu", "gouyu")
    pile = s.pile()
    s.asked("A", "soul-draw").does("decline")
    s.told("soul-announce", giver="A", receiver="B", effect="pouch")
    s.told("soul-decline", seat="A", effect="pouch")
    assert s.pile() == pile


@pytest.mark.rule("stand_soul", "R78")
def test_the_public_sees_nothing_of_its_own(tide: Scene) -> None:
    view = tide.view(None)
    assert (view["me"], view["known"], view["reveal"]) == (None, None, None)
    assert not any("mine" in line for line in tide.sees(None))
    assert [line["key"] for line in tide.sees(None)] == [line["key"] for line in tide.sees("A")]
    assert [line["args"] for line in tide.sees(None)] == [line["args"] for line in tide.sees("A")]


@pytest.mark.rule("stand_soul", "R79")
def test_with_three_there_is_one_supporter_and_one_to_bar() -> None:
    s = scene("A zhen_ji / B / C")
    s.asked("A", "soul-main").does("attack", seat="B").asked("C", "soul-support").does("shield")
    assert s.asked("A", "soul-f4").choices("zhen_ji", "seat") == ["C"]


@pytest.mark.rule("stand_soul", "R80")
def test_the_neutral_answer_of_each_question_does_no_harm() -> None:
    s = scene("A zhen_ji: gouyu / B taishi_ci: kongming / C liu_bei / D")
    s.asked("A", "soul-main").passes().told("soul-pass", seat="A")
    s.trade("B", "A", "kongming").asked("A", "soul-answer").passes().told("soul-refuse")
    s.asked("C", "soul-main").does("attack", seat="A")
    s.asked("B", "soul-f1").passes().asked("D", "soul-support").passes()
    s.told("soul-support", side="neutral")
    s.asked("B", "soul-support").does("sword").passes("soul-f5").asked("C", "soul-f7").passes()
    s.asked("C", "soul-spoils").passes().told("soul-look")
    s.asked("D", "soul-main")


@pytest.mark.rule("stand_soul", "R80")
def test_whoever_must_accept_and_says_nothing_gives_something() -> None:
    s = scene("A mori_motonari: silent_kogoro / B: gouyu / C / D")
    s.trade("A", "B", "silent_kogoro").asked("B", "soul-answer").passes()
    assert (s.hand("A"), s.hand("B")) == (["gouyu"], ["silent_kogoro"])
    s.asked("A", "soul-end").passes().asked("B", "soul-main")
