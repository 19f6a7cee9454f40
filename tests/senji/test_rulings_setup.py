"""Rulings R01-R06 and R82: the set-up and the Emperor."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.senji.data import DATA
from sanzhan.senji.table import PROVINCES
from senji.scene import FAMILY, Scene, begin, filled, scene, seat

STRAIGHT = {"A": "kenji daisuke benkei", "B": "chosogabe genji tomoe", "C": "akashi yagyu naoe"}
"""Kenji and Chosogabe are worth 7 both; the third seat can only have less."""


def keep(s: Scene, *names: str) -> Scene:
    """Every seat keeps a samurai, A first."""
    for letter, name in zip("ABCDEF", names, strict=False):
        s.act(letter, "keep", name)
    return s


@pytest.mark.rule("senji", "R01")
def test_three_play_between_three_neutral_families() -> None:
    s = begin(3)
    assert {DATA.families[family].id for family in s.table.neutral} == {"dragon", "cherry", "lotus"}
    assert sum(not s.table.closed(place) for place in range(PROVINCES)) == 9
    for family in ("dragon", "cherry", "lotus"):
        deck = s.lot_of(family).deck
        assert len(deck) == 11
        assert {s.table.card(card).family for card in deck} == {FAMILY[family]}
        assert all(s.table.card(card).value for card in deck)
    assert s.view(None)["box"] == ["lotus.support.0", "cherry.support.0", "dragon.support.0"]
    s.sound()


@pytest.mark.rule("senji", "R01")
@pytest.mark.parametrize(
    ("players", "neutral"), [(4, ["dragon", "cherry"]), (5, ["dragon"]), (6, [])], ids=["four", "five", "six"]
)
def test_with_more_players_fewer_families_are_neutral(players: int, neutral: list[str]) -> None:
    s = begin(players)
    assert sorted(DATA.families[family].id for family in s.table.neutral) == sorted(neutral)
    assert sum(not s.table.closed(place) for place in range(PROVINCES)) == 3 * players


@pytest.mark.rule("senji", "R02")
def test_rejected_samurai_go_back_so_that_six_can_recruit_in_the_first_year() -> None:
    s = begin(6)
    dealt = {letter: list(s[letter].dealt) for letter in "ABCDEF"}
    assert s.table.samurai_deck == []
    s.neutrally("ABCDEF")
    kept = {s[letter].waiting_samurai for letter in "ABCDEF"}
    assert len(s.table.samurai_deck) == 12
    assert set(s.table.samurai_deck) == {handle for some in dealt.values() for handle in some} - kept
    # nobody knows any more where in the deck those lie that were rejected
    assert all(not s.table.seen[2][number] >> handle & 1 for number in range(6) for handle in s.table.samurai_deck)
    s.sound()
    autumn = scene(
        seat("fan", samurai="akashi@chikuzen", flowers="ribbon ribbon ribbon ribbon ribbon"),
        seat("mask", samurai="benkei@iyo"),
        seat("sabre", samurai="chosogabe@aki"),
        seat("lotus", samurai="daisuke@kii"),
        seat("cherry", samurai="fujita@kaga"),
        seat("dragon", samurai="genji@echigo"),
        stage="settle",
        settling="A",
    )
    assert len(autumn.table.samurai_deck) == 12
    autumn.act("A", "redeem").awaits("A", "senji-recruit")
    autumn.neutrally("A").act("A", "station", "bungo")
    assert len(autumn.told("senji-recruited")) == 1
    autumn.sound()


def test_everybody_keeps_at_the_same_time_and_all_is_revealed_together() -> None:
    s = begin(3, dealt=STRAIGHT)
    s.act("A", "keep", "daisuke")
    assert s.told("senji-kept") == []
    assert s.match.asked(0) is None
    keep_rest = s.act("B", "keep", "genji").act("C", "keep", "naoe")
    assert [(each["samurai"], each["honour"]) for each in keep_rest.told("senji-kept")] == [
        ("daisuke", 8),
        ("genji", 3),
        ("naoe", 4),
    ]
    assert (s["A"].honour, s["B"].honour, s["C"].honour) == (8, 3, 4)
    assert s.told("senji-host") == [{"seat": 0, "tied": []}]


@pytest.mark.rule("senji", "R03")
def test_equal_first_honour_is_decided_by_a_lot_that_follows_from_the_seed() -> None:
    seven = {"A": "kenji daisuke benkei", "B": "akashi genji tomoe", "C": "ishida yagyu naoe"}

    def host(seed: int) -> int:
        s = keep(begin(3, dealt=seven, seed=seed), "benkei", "akashi", "ishida")
        assert s.told("senji-host")[0]["tied"] == [1, 2]
        host = s.told("senji-host")[0]["seat"]
        assert host == s.table.host
        return int(host)

    first = [host(seed) for seed in range(12)]
    assert set(first) == {1, 2}
    assert first == [host(seed) for seed in range(12)]


@pytest.mark.rule("senji", "R03")
def test_two_with_seven_are_the_highest() -> None:
    s = begin(3, dealt=STRAIGHT, lot="1")
    keep(s, "kenji", "chosogabe", "akashi")
    assert (s["A"].honour, s["B"].honour, s["C"].honour) == (7, 7, 5)
    assert s.told("senji-host") == [{"seat": 1, "tied": [0, 1]}]


@pytest.mark.rule("senji", "R82")
@pytest.mark.parametrize("lot", [0, 1])
def test_chosogabe_does_not_break_a_tie_before_he_stands_on_the_map(lot: int) -> None:
    s = begin(3, dealt=STRAIGHT, lot=str(lot))
    keep(s, "kenji", "chosogabe", "akashi")
    assert s.told("senji-host") == [{"seat": lot, "tied": [0, 1]}]
    s.until_stage("parley")
    assert s.table.year == 1
    # the host of the set-up goes on: no second lot although the tie still stands and the figure is placed
    assert s["B"].samurai != {}
    assert len(s.told("senji-host")) == 1
    assert s.table.host == lot


@pytest.mark.rule("senji", "R04")
def test_all_that_is_left_goes_to_the_third_province_without_a_question() -> None:
    s = begin(3).neutrally("ABC")
    host = "ABC"[s.table.host or 0]
    mine = [DATA.provinces[place].id for place in DATA.families[s["A"].family].homes]
    s.act(host, "name", mine[0]).awaits("A", "senji-place")
    assert s.asked("A").args == {"province": mine[0]}
    s.act("A", "place", 1, ()).act(host, "name", mine[1])
    assert list(s.asked("A", "senji-place").options[0].picks[0].shown) == [0, 1, 2]
    s.act("A", "place", 0, ())
    assert (s["A"].reserve, s["A"].samurai) == (2, {})
    figure = s["A"].waiting_samurai
    s.act(host, "name", mine[2])
    # the host is asked for the next province at once: the owner had no choice
    s.awaits(host, "senji-name-home")
    assert s.told("senji-placed")[-1] == {
        "seat": 0,
        "province": mine[2],
        "armies": 2,
        "samurai": [DATA.samurai[figure or 0].id],
    }
    assert [s.armies(place) for place in mine] == [1, 0, 2]
    assert (s["A"].reserve, s["A"].waiting_samurai) == (0, None)
    s.until_stage("parley").sound()
    assert all(s.table.armies_of(number) == 3 for number in range(3))


def emperor(**how: Any) -> Scene:
    """The third year begins; X is B and hosts, Y is C."""
    return scene(
        *filled(6, seat("fan", honour=12), seat("mask", honour=20), seat("sabre", honour=20)),
        stage="emperor",
        year=2,
        host="B",
        **how,
    )


@pytest.mark.rule("senji", "R05")
@pytest.mark.parametrize(("lot", "host"), [("0", "B"), ("1", "C")])
def test_a_tie_for_the_emperor_is_decided_by_lot_whoever_has_hosted(lot: str, host: str) -> None:
    s = emperor(lot=lot)
    assert s.table.year == 3
    assert s.told("senji-host") == [{"seat": "ABC".index(host), "tied": [1, 2]}]
    assert s.table.host == "ABC".index(host)


@pytest.mark.rule("senji", "R05")
@pytest.mark.parametrize("named", ["B", "C"])
def test_by_option_the_sitting_host_decides(named: str) -> None:
    s = emperor(emperor_tie="current_host_chooses")
    assert s.told("senji-host") == []
    assert [list(pick.shown) for pick in s.asked("B", "senji-host-tie").options[0].picks] == [[1, 2]]
    s.act("B", "name", named)
    assert s.told("senji-host") == [{"seat": "ABC".index(named), "tied": [1, 2]}]


def test_the_highest_alone_hosts_whatever_the_option() -> None:
    s = scene(
        *filled(6, seat("fan", honour=12), seat("mask", honour=21), seat("sabre", honour=20)),
        stage="emperor",
        host="A",
        emperor_tie="current_host_chooses",
    )
    assert s.told("senji-host") == [{"seat": 1, "tied": []}]


@pytest.mark.rule("senji", "R06")
def test_the_frozen_honour_of_an_eliminated_player_does_not_host() -> None:
    s = scene(
        *filled(6, seat("fan", honour=12), seat("mask", honour=50, alive=False), seat("sabre", honour=20)),
        stage="emperor",
        year=2,
        host="B",
    )
    assert s.told("senji-host") == [{"seat": 2, "tied": []}]
