"""Rulings A: setting up, and what always holds."""

from __future__ import annotations

import json

import pytest

from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.stand_soul.game import STAND_SOUL
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.table import OTHER_GANG, Table
from stand_soul.scene import scene


def dealt(players: int, seed: int) -> Table:
    return STAND_SOUL.setup(players, SoulOptions(), Streams(Rng("dealt", players, seed).seed()))


@pytest.mark.rule("stand_soul", "R01")
@pytest.mark.parametrize("players", [3, 5, 7, 9])
def test_the_card_in_the_box_belongs_to_the_minority_and_nobody_is_told(players: int) -> None:
    for seed in range(20):
        table = dealt(players, seed)
        (card,) = table.box
        boxed = table.gang_face[card]
        assert table.is_minority(boxed)
        assert len(table.members(boxed)) == players // 2
        # seen from any seat, the box and another's card might as well be exchanged
        for viewer in range(players):
            other = next(s for s in table.members(OTHER_GANG[boxed]) if s != viewer)
            twin = table.copy()
            theirs = twin.gang_cards[other][0]
            twin.gang_face[card], twin.gang_face[theirs] = twin.gang_face[theirs], twin.gang_face[card]
            assert twin.gang(viewer) == table.gang(viewer)
            for who in (viewer, None):
                assert json.dumps(STAND_SOUL.view(table, who)) == json.dumps(STAND_SOUL.view(twin, who))


@pytest.mark.rule("stand_soul", "R02")
def test_three_players_get_two_items_each_from_a_packet_of_six() -> None:
    together = 0
    for seed in range(60):
        table = dealt(3, seed)
        assert [len(hand) for hand in table.hands] == [2, 2, 2]
        assert len(table.pile) == 14
        assert "silent_kogoro" not in {item.id for item in table.item_face}
        holders = [seat for seat in range(3) for handle in table.hands[seat] if table.kind(handle).is_pouch]
        assert len(holders) == 2
        together += holders[0] == holders[1]
    assert together > 0


@pytest.mark.rule("stand_soul", "R03")
def test_nine_players_have_one_spare_stand_for_the_stand_call() -> None:
    s = scene("A cao_cao: stand_call,gouyu / B: kongming / C / D / E / F / G / H / I | spare: nohime")
    s.trade("A", "B", "stand_call", "kongming").asked("A", "soul-call").does("look")
    question = s.asked("A", "soul-call-pick")
    assert question.choices("choose", "stand") == ["nohime"]
    question.passes()
    assert s.stand("A") == "nohime"
    assert [s.table.stand_face[handle].id for handle in s.table.stand_pile] == ["cao_cao"]


@pytest.mark.rule("stand_soul", "R03")
def test_ten_players_play_without_the_stand_call() -> None:
    table = dealt(10, 1)
    assert "stand_call" not in {item.id for item in table.item_face}
    assert table.stand_pile == []
    assert "stand_call" not in STAND_SOUL.view(table, None)["kinds"]


@pytest.mark.rule("stand_soul", "R04")
@pytest.mark.parametrize("players", range(3, 11))
def test_nobody_ever_runs_out_of_items(players: int) -> None:
    rng = Rng("never empty", players)
    match = Match(STAND_SOUL, players, SoulOptions(turn_cap=60), rng.seed(), copyable=False)
    count = len(match.table.item_face)
    while match.result is None:
        seat, ask = next(iter(match.waiting.items()))
        # passes and declarations would make the matches too short to be of use
        tries = [random_answer(ask, rng) for _ in range(4)]
        answer = next((a for a in tries if ask.options[a[0]].act not in ("pass", "declare")), ask.neutral)
        match.answer(seat, answer)
        assert STAND_SOUL.violations(match.table) == []
        assert all(match.table.hands)
        assert sum(map(len, match.table.hands)) + len(match.table.pile) == count
    assert match.table.turn > 20 or match.result.why != "soul-cap"


@pytest.mark.rule("stand_soul", "R05")
def test_the_jade_lies_open_and_is_no_item() -> None:
    s = scene("A mori_motonari: checkpoint,turn_tide,gouyu / B: kongming / C / D / E")
    assert s.view(None)["jade"]
    assert "heshibi" not in s.view("A")["kinds"]
    main = s.asked("A", "soul-main")
    assert "heshibi" not in main.choices("trade", "item")
    assert "heshibi" not in main.choices("mori_motonari", "kind")
    # a hand of five is at the limit, and no more, whatever lies before the seat
    assert s.view(None)["limit"] == 5
    assert [seat["items"] for seat in s.view(None)["seats"]] == [3, 1, 1, 1, 1]
    s.trade("A", "B", "checkpoint", "kongming")
    assert s.mine("A", "soul-checkpoint") == {"items": ["checkpoint"]}
    s.asked("A", "soul-end").passes()
    s.asked("B", "soul-main").does("attack", seat="C").passes("soul-f1").support(D="sword").counts()
    s.asked("B", "soul-spoils").does("search")
    assert "heshibi" not in s.asked("B", "soul-take").choices("take", "loot")


@pytest.mark.rule("stand_soul", "R05")
def test_with_an_even_number_there_is_no_jade() -> None:
    assert not scene("A / B / C / D").view(None)["jade"]


@pytest.mark.rule("stand_soul", "R05")
def test_the_jade_cannot_be_passed_with_the_tide() -> None:
    s = scene("A: turn_tide,gouyu / B: kongming / C")
    s.trade("A", "B", "turn_tide", "kongming").asked("A", "soul-tide").does("left")
    assert s.asked("A", "soul-tide-pick").choices("pass_on", "item") == ["gouyu", "kongming"]
