"""Seed 003, sentence by sentence: the table is complete, what it names exists, and what no other test shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from guozhan.test_rules_page import HERE, LINK, TARGETS, functions, paragraphs, rows
from sanzhan.guozhan.cards.deck import standard, strategic
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.flow import damage, dying
from sanzhan.guozhan.flow.change import change_deputy
from sanzhan.guozhan.flow.turn import STEPS
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.history import happened
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.queries import attack_range, distance, in_range
from sanzhan.guozhan.setup import deal
from sanzhan.guozhan.sizes import big_kingdoms, is_big, is_small
from sanzhan.guozhan.skills.general import may_pair
from sanzhan.guozhan.table import Table
from sanzhan.guozhan.timings import Timing
from sanzhan.kernel.ask import Option
from sanzhan.kernel.match import Match
from sanzhan.kernel.rng import Streams

TRACED = rows("Traceability: current edition")
CURRENT = GuozhanOptions(edition="current")
SHU = ("guan_yu+ zhang_fei-", "ma_chao+ zhao_yun-", "huang_zhong+ wei_yan-")
WEI = ("cao_ren+ yue_jin-", "xu_chu+ dian_wei-", "zhang_liao+ xu_huang-")


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", **how)


def run(flow: Coroutine[Any, Any, Any]) -> Any:
    """Carry out what asks nobody anything."""
    return asyncio.run(flow)


# -- the table


def test_every_sentence_is_there_exactly_once() -> None:
    assert [row[0] for row in TRACED] == [f"S3-{number}" for number in range(1, 130)]


@pytest.mark.parametrize("row", TRACED, ids=lambda row: str(row[0]))
def test_each_sentence_leads_to_a_paragraph_to_code_and_to_tests(row: list[str]) -> None:
    assert all(row)
    assert 3 <= len(row[1].split()) <= 8
    assert set(row[2].split(", ")) <= paragraphs()
    # that the code exists is checked link by link with the page
    assert all(LINK.fullmatch(cell) for cell in row[3].split(", "))
    for cell in row[4].split(", "):
        link = LINK.fullmatch(cell)
        assert link is not None, cell
        name, label = link.groups()
        assert name.startswith("test_")
        assert name in functions((HERE / TARGETS[label]).resolve())


# -- the deal


def holding(*names: str) -> list[Option[Any]]:
    """What the first of two players may choose, if these are among the generals dealt to him."""
    table = deal(2, CURRENT, edition_of(CURRENT), Streams(bytes(32)))
    faces = table.general_face
    for place, name in zip(table.dealt[0], names, strict=False):
        at = next(handle for handle, general in enumerate(faces) if general.id == name)
        faces[place], faces[at] = faces[at], faces[place]
    return list(Match.at(GUOZHAN, table, 2, CURRENT).waiting[0].options)


@pytest.mark.parametrize("players", [2, 7, 8, 9, 12])
def test_generals_and_cards_are_dealt_from_the_larger_box_as_ever(players: int) -> None:
    match: Match[Table] = Match(GUOZHAN, players, CURRENT, bytes(32))
    assert [len(hand) for hand in match.table.dealt] == [7 if players <= 8 else 5] * players
    for number, ask in list(match.waiting.items()):
        match.answer(number, ask.neutral)
    drawn = [len(player.hand) for player in match.table.players]
    assert [drawn[number] for number in range(players) if number != match.table.starter] == [4] * (players - 1)
    assert len(match.table.deck) + sum(drawn) == len(edition_of(CURRENT).deck) == 160


def test_a_careerist_general_is_head_beside_any_and_a_dual_one_deputy_beside_either() -> None:
    by_id = edition_of(CURRENT).by_id
    pair = {
        (head, deputy): may_pair(by_id[head], by_id[deputy])
        for head, deputy in [
            ("sun_chen", "guan_yu"), ("sun_chen", "gan_ning"), ("guan_yu", "sun_chen"), ("sun_chen", "zhong_hui"),
            ("cao_ren", "meng_da"), ("guan_yu", "meng_da"), ("gan_ning", "meng_da"), ("meng_da", "cao_ren"),
            ("sun_chen", "meng_da"), ("guan_yu", "cao_ren"),
        ]
    }  # fmt: skip
    assert [two for two, may in pair.items() if may] == [
        ("sun_chen", "guan_yu"), ("sun_chen", "gan_ning"), ("cao_ren", "meng_da"), ("guan_yu", "meng_da"),
        ("sun_chen", "meng_da"),
    ]  # fmt: skip


def test_they_are_offered_with_all_that_may_lie_beside_them() -> None:
    dealt = ("sun_chen", "guan_yu", "gan_ning", "meng_da", "cao_ren", "lu_meng", "pan_feng")
    offered = {
        (option.act, option.args.get("kingdom") or option.args["general"]): set(option.picks[0].shown)
        for option in holding(*dealt)
    }
    assert offered == {
        ("pair", "wu"): {"gan_ning", "lu_meng"},
        ("pair_with", "sun_chen"): {"guan_yu", "gan_ning", "meng_da", "cao_ren", "lu_meng", "pan_feng"},
        ("pair_with", "meng_da"): {"guan_yu", "cao_ren"},
    }


# -- the turn


def test_a_turn_has_six_phases_in_this_order(monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[str] = []

    def noted(stage: str, step: Callable[[Table], Any], table: Table) -> Any:
        passed.append(stage)
        return step(table)

    for stage, step in STEPS.items():
        monkeypatch.setitem(STEPS, stage, partial(noted, stage, step))
    s = current(seat(SHU[0]), seat(WEI[0]), turn="A").ends("A").until("B", "gz-play")
    s.ends("B").until("A", "gz-play")
    begin = passed.index("prepare")
    assert passed[begin : begin + 8] == ["prepare", "judge", "draw", "play", "action", "discard", "finish", "end"]


def test_two_cards_are_drawn_from_the_top_and_what_is_over_the_limit_is_discarded() -> None:
    s = current(seat(SHU[0]), seat(WEI[0], "slash dodge dodge dodge", hp=3, equip="crossbow"), deck="peach wine").ends(
        "A"
    )
    s.until("B", "gz-play")
    assert s.hand("B") == ["dodge", "dodge", "dodge", "peach", "slash", "wine"]
    s.ends("B")
    (pick,) = s.asked("B", "gz-discard").options[0].picks
    # what he wears does not count and cannot be discarded for it
    assert (pick.least, pick.most, len(pick.candidates)) == (3, 3, 6)
    s.until("A", "gz-play")
    assert len(s["B"].hand) == 3
    assert "crossbow" in s.worn("B").values()


def test_what_is_used_played_or_discarded_lies_open_in_the_discard_pile() -> None:
    s = current(
        seat(SHU[0], "duel slash.s4 dismantle"), seat(WEI[0], "slash.s7"), seat("gan_ning- lu_meng-", "wine.c9")
    )
    s.use("A", "duel", "B").does("B", "gz-slash", "card", "slash.s7").does("A", "gz-slash", "card", "slash.s4")
    s.until("A", "gz-play").use("A", "dismantle", "C").until("A", "gz-play")
    assert {"slash.s7", "slash.s4", "wine.c9"} <= set(s.discarded())
    for viewer in (0, 1, 2, None):
        shown = GUOZHAN.view(s.table, viewer)["discard"]
        assert (shown["count"], shown["last"]) == (5, s.discarded())


def test_nothing_can_be_discarded_of_ones_own_accord() -> None:
    s = current(seat(WEI[0], "dodge dodge peach"), seat(SHU[0], "slash"))
    # nothing to use, nothing to give away: the phase can be ended and that is all
    assert s.acts(s.asked("A", "gz-play")) == ["end"]


# -- the table between the players


def test_neighbours_are_1_apart_the_dead_take_no_room_and_oneself_is_at_0() -> None:
    s = current(seat(SHU[0]), seat(WEI[0]), seat(SHU[1]), seat(WEI[1]), seat("gan_ning+ lu_meng-"))
    s.table.players[2].up = (False, False)
    s.table.changed()
    far = [distance(s.table, s["A"], s[letter]) for letter in "ABCDE"]
    assert far == [0, 1, 2, 2, 1]
    assert (attack_range(s.table, s["A"]), in_range(s.table, s["A"], s["B"]), in_range(s.table, s["A"], s["C"])) == (
        1, True, False,
    )  # fmt: skip
    assert not in_range(s.table, s["A"], s["A"])
    s["B"].alive = False
    s.table.changed()
    assert distance(s.table, s["A"], s["C"]) == 1


def test_hearts_and_diamonds_are_red_spades_and_clubs_black() -> None:
    colors = {face.suit: face.color for face in (*standard(), *strategic())}
    assert colors == {"heart": "red", "diamond": "red", "spade": "black", "club": "black"}
    assert {face.number for face in standard()} == set(range(1, 14))


def test_a_judgement_shows_the_top_card_which_is_nobodys_and_then_put_away() -> None:
    s = current(
        seat(SHU[0]), seat("sun_shangxiang+ lu_xun+", judging="indulgence", hp=2), deck="crossbow.d1 peach peach"
    ).ends("A")
    s.on()
    assert s.told("gz-judge", seat="B")["card"] == "crossbow.d1"
    assert "crossbow.d1" in s.discarded()
    # equipment that is only judged by was never hers: its loss does not wake 枭姬
    assert not any("xiaoji" in acts for _, _, acts in s.asked_so_far)
    assert s.hand("B") == ["peach", "peach"]


# -- damage


@pytest.mark.parametrize(("hp", "dies"), [(4, False), (1, True)])
def test_damage_is_caused_suffered_taken_and_then_answered_and_dying_comes_in_between(
    hp: int, dies: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    async def noted(table: Table, event: Timing) -> None:
        order.append(type(event).__name__)
        await happen(table, event)

    for flow in (damage, dying):
        monkeypatch.setattr(flow, "happen", noted)
    s = current(seat(SHU[0], "slash"), seat(WEI[0], hp=hp), seat(WEI[1]), seat(SHU[1]))
    s.use("A", "slash", "B").until("A", "gz-play")
    before = ["Causing", "Suffering", "HpReduced"]
    assert s["B"].alive is not dies
    if dies:
        assert order == [*before, "EntersDying", "InDying", "DyingFails", "Dies", "Died", "Caused"]
    else:
        assert order == [*before, "Caused", "Suffered"]
    assert (s.told("gz-damage")["source"], s.told("gz-damage")["amount"]) == ("A", 1)


def test_a_loss_of_hp_has_no_source_and_wakes_no_skill_about_damage() -> None:
    s = current(seat("guo_jia+ yue_jin-"), seat(SHU[0]))
    run(damage.lose_hp(s.table, s["A"], 1))
    assert s["A"].hp == s["A"].max_hp - 1
    assert list(happened(s.table, "damage")) == []
    (lost,) = happened(s.table, "lose_hp")
    assert (lost.seat, lost.other) == (0, -1)


# -- kingdoms, rewards, victory


def test_a_kill_is_worth_the_living_of_the_victims_kingdom_and_the_victim() -> None:
    s = current(
        seat(SHU[0], "slash"), seat(WEI[0], hp=1), seat(WEI[1]), seat("xiahou_dun+ sima_yi+", dead=True), seat(SHU[1]),
    )  # fmt: skip
    s.use("A", "slash", "B").until("A", "gz-play")
    assert s.told("gz-reward", seat="A")["count"] == 2


def test_who_is_left_of_one_kingdom_has_won_its_dead_too() -> None:
    s = current(
        seat(SHU[0], "slash"), seat(WEI[0], hp=1), seat(SHU[1]),
        seat("huang_zhong+ wei_yan+", dead=True, kingdom="shu"),
    )  # fmt: skip
    s.use("A", "slash", "B").on()
    assert s.match.result is not None
    assert s.match.result.winners == (0, 2, 3)


def test_a_big_kingdom_has_two_or_more_and_nobody_has_more() -> None:
    s = current(seat(SHU[0]), seat(SHU[1]), seat(WEI[0]), seat("gan_ning- lu_meng-"), seat("pan_feng+ pang_de-"))
    assert big_kingdoms(s.table) == {"shu"}
    assert [is_big(s.table, s[letter]) for letter in "ABCDE"] == [True, True, False, False, False]
    assert [is_small(s.table, s[letter]) for letter in "ABCDE"] == [False, False, True, True, True]
    equal = current(seat(SHU[0]), seat(SHU[1]), seat(WEI[0]), seat(WEI[1]))
    assert big_kingdoms(equal.table) == {"shu", "wei"}
    # where all are big nobody is small
    assert not any(is_small(equal.table, player) for player in equal.table.players)
    single = current(seat(SHU[0]), seat(WEI[0]), seat("gan_ning- lu_meng-"))
    assert big_kingdoms(single.table) == frozenset()
    assert not any(is_small(single.table, player) for player in single.table.players)


def test_a_change_of_the_deputy_takes_the_first_that_fits_and_asks_nothing() -> None:
    s = current(seat("guan_yu+ zhang_fei+"), seat(WEI[0]))
    faces = s.table.general_face
    top = list(s.table.general_deck)
    first = next(handle for handle in top if "shu" in faces[handle].kingdoms and faces[handle].place != "head")
    # a question would end this with an error: there is none, so there is nothing to break off
    assert run(change_deputy(s.table, s["A"], "sanyao"))
    assert s["A"].generals[1] == first
    assert s["A"].up == (True, True)
    passed = top[: top.index(first)]
    assert s.table.general_deck[-len(passed) - 1 : -1] == passed
