"""What the seed says and no ruling, samurai or option names: the set-up, the seasons, orders, the limits, the desks."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.senji.data import DATA, FLOWERS
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.table import PROVINCES
from senji.scene import LETTERS, PLACE, Scene, begin, filled, scene, seat


def fair(players: int = 5, *, a: str = "", b: str = "", **how: Any) -> Scene:
    """A winter in which A (Fan) and B (Mask) hold these cards."""
    return scene(*filled(players, seat("fan", hand=a), seat("mask", hand=b)), stage="parley", **how)


def settling(*given: Any, **more: Any) -> Scene:
    return scene(*filled(6, *given), stage="settle", settling="A", **more)


# -- the set-up


@pytest.mark.parametrize("players", range(3, 7))
def test_everybody_begins_with_the_twelve_cards_of_his_family(players: int) -> None:
    s = begin(players)
    for letter in LETTERS[:players]:
        family = s.view(letter)["seats"][LETTERS.index(letter)]["family"]
        assert len(s.hand(letter)) == 12
        assert {card.split(".")[0] for card in s.hand(letter)} == {family}
    assert (DATA.limits.max_armies_on_map, DATA.limits.max_provinces_per_player) == (12, 6)
    assert all("honour" in one for one in s.view(None)["seats"])


def test_four_flowers_and_three_samurai_are_dealt_and_one_is_kept() -> None:
    s = begin(4)
    assert all((len(s[letter].flowers), len(s[letter].dealt)) == (4, 3) for letter in "ABCD")
    assert (len(s.table.flower_deck), len(s.table.samurai_deck)) == (96 - 16, 18 - 12)
    s.neutrally("ABCD")
    assert all((s[letter].dealt, s[letter].waiting_samurai is None) == ([], False) for letter in "ABCD")
    assert len(s.table.samurai_deck) == 18 - 4


def test_neutral_decks_are_shuffled_and_nobody_knows_their_order() -> None:
    decks = [begin(4, seed=seed).lot_of("dragon").deck for seed in range(4)]
    assert len(set(decks)) == 4
    assert len({frozenset(deck) for deck in decks}) == 1
    table = begin(4).table
    assert all(not table.seen[0][number] >> card & 1 for number in range(4) for card in decks[0])


def test_the_owner_of_a_named_home_puts_there_what_he_likes() -> None:
    s = begin(3).neutrally("ABC")
    host = "ABC"[s.table.host or 0]
    home = DATA.provinces[DATA.families[s["A"].family].homes[0]].id
    figure = DATA.samurai[s["A"].waiting_samurai or 0].id
    s.act(host, "name", home)
    armies, samurai = s.asked("A", "senji-place").options[0].picks
    assert (list(armies.shown), list(samurai.shown), samurai.least) == ([0, 1, 2, 3], [figure], 0)
    s.act("A", "place", 2, figure)
    assert s.view(None)["provinces"][home] == {
        "owner": 0, "armies": 2, "samurai": [figure], "order": None, "named": False,
    }  # fmt: skip
    assert s["A"].reserve == 1


@pytest.mark.parametrize("players", range(3, 7))
def test_after_the_set_up_everybody_has_three_provinces_three_armies_and_a_samurai(players: int) -> None:
    s = begin(players).until_stage("parley")
    for player in s.table.players:
        assert set(s.table.provinces_of(player.seat)) == set(DATA.families[player.family].homes)
        assert (s.table.armies_of(player.seat), len(player.samurai), player.reserve) == (3, 1, 0)
        assert all(place < PROVINCES for place in player.samurai.values())


# -- the year


def test_a_year_goes_through_its_phases_in_order() -> None:
    s = scene(*filled(3), stage="emperor", year=1).until_stage("settle").until_stage("parley")
    assert [each["year"] for each in s.told("senji-year")] == [2, 3]
    phases = [dict(news.args).get("season", "emperor") for news in s.news if news.key in ("senji-host", "senji-season")]
    assert phases == ["emperor", "winter", "spring", "summer", "autumn", "emperor", "winter"]


# -- winter


def test_winter_lasts_four_minutes_for_everybody_at_once() -> None:
    s = fair()
    assert SenjiOptions().winter_seconds == DATA.limits.winter_seconds == 240
    window: Any = s.match.window
    assert window.seconds == 240
    assert sorted(s.match.waiting) == [0, 1, 2, 3, 4]
    assert {ask.about for ask in s.match.waiting.values()} == {"senji-winter"}


def test_with_six_players_nothing_is_turned_up_and_nothing_bid_for() -> None:
    s = scene(*filled(6, seat("fan", hand="fan.trade.1")), stage="reveal")
    assert s.told("senji-turned-up") == []
    assert s.view(None)["lots"] == {}
    assert "bid" not in {option.act for option in s.asked("A").options}


def test_two_cards_of_each_neutral_deck_are_added_to_those_that_lie_there() -> None:
    s = scene(
        *filled(4),
        stage="reveal",
        lots={"dragon": "dragon.hostage.4", "cherry": ""},
        decks={"dragon": "dragon.trade.2 dragon.trade.1 dragon.support.1", "cherry": "cherry.trade.1 cherry.hostage.1"},
    )
    lots = s.view(None)["lots"]
    assert lots["dragon"]["open"] == ["dragon.hostage.4", "dragon.trade.1", "dragon.support.1"]
    assert lots["dragon"]["deck"] == 1
    assert sorted(lots["cherry"]["open"]) == ["cherry.hostage.1", "cherry.trade.1"]


def test_without_a_bid_the_open_cards_stay() -> None:
    s = fair(a="fan.trade.1", lots={"dragon": "dragon.hostage.4"}, decks={"dragon": "dragon.trade.1"})
    s.until_stage("orders")
    assert s.told("senji-lot-left") == [{"family": "dragon"}]
    assert s.view(None)["lots"]["dragon"]["open"] == ["dragon.hostage.4"]
    s.until_stage("parley")
    assert s.view(None)["lots"]["dragon"]["open"] == ["dragon.hostage.4", "dragon.trade.1"]
    s.sound()


def test_a_promise_binds_nobody() -> None:
    seats = filled(
        6,
        seat("fan", lands="bungo:3 chikuzen satsuma", hand="fan.trade.1"),
        seat("mask", lands="iyo:1 sanuki tosa"),
    )
    s = scene(*seats, stage="parley").act("A", "offer", seat="B", gives=("fan.trade.1",), promise=("no-attack",))
    s.act("B", "accept", offer="0-1-1").until("A", "senji-orders")
    s.act("A", "orders", ("produce", "move", "produce")).act("A", "province", "bungo")
    assert s.offers("A", "march", to="iyo", armies=3)
    s.act("A", "march", to="iyo", armies=3)
    assert s.told("senji-war")[0]["defender"] == 1


# -- spring and summer


def test_orders_are_laid_by_all_at_once_face_down_on_every_own_province() -> None:
    s = scene(*filled(3, seat("fan", lands="chikuzen bungo")), stage="orders")
    assert sorted(s.match.waiting) == [0, 1, 2]
    s.act("A", "orders", ("recruit", "move"))
    # nobody learns that they lie there before all have laid theirs
    assert s.view("B")["provinces"]["bungo"]["order"] is None
    s.neutrally("BC")
    assert s.view("A")["me"]["orders"] == {"chikuzen": "recruit", "bungo": "move"}
    for viewer in ("B", None):
        provinces = s.view(viewer)["provinces"].values()
        assert {each["order"] for each in provinces if each["owner"] is not None} == {"back"}
        assert {each["order"] for each in provinces if each["owner"] is None} == {None}
    s.act("A", "province", "bungo")
    assert s.view("B")["provinces"]["bungo"]["order"] == "move"


def test_producing_draws_two_flowers_and_a_hand_has_no_limit() -> None:
    s = scene(*filled(6, seat("fan", flowers="plain " * 30)), orders="bungo:produce", stage="name")
    s.until_stage("settle")
    assert s.told("senji-produced") == [{"seat": 0, "province": "bungo", "count": 2}]
    assert len(s["A"].flowers) == 32


def test_an_empty_flower_deck_is_made_of_the_discards() -> None:
    s = scene(
        *filled(6, seat("fan")), orders="chikuzen:produce bungo:produce satsuma:produce", stage="name", discard="sun"
    )
    rest = s.table.flower_deck
    s.table.flower_deck, s["B"].flowers = rest[:2], rest[2:]
    # the owners of hidden cards know them
    s.table.seen[1][1] |= sum(1 << flower for flower in rest[2:])
    s.act("A", "province", "chikuzen").act("A", "province", "bungo").until_stage("settle")
    assert [each["count"] for each in s.told("senji-produced")] == [2, 1, 0]
    assert s.told("senji-reshuffled") == [{"what": "flowers", "count": 1}]
    assert len(s["A"].flowers) == 3


@pytest.mark.parametrize(
    ("lands", "fleets", "count"),
    [
        ("bungo:1 chikuzen satsuma", "", 2),
        ("bungo:5 chikuzen satsuma", "", 1),
        ("bungo:6 chikuzen satsuma", "", 0),
        ("bungo:1 chikuzen:6 satsuma", "south:4", 1),
        ("bungo:1 chikuzen:6 satsuma", "south:5", 0),
    ],
)
def test_recruiting_brings_two_up_to_six_in_the_province_and_twelve_on_the_map(
    lands: str, fleets: str, count: int
) -> None:
    s = scene(
        *filled(6, seat("fan", lands=lands, fleets=fleets)), orders="bungo:recruit chikuzen:produce", stage="name"
    )
    before = s.armies("bungo")
    s.act("A", "province", "bungo").until_stage("settle")
    assert s.told("senji-recruited-armies") == [{"seat": 0, "province": "bungo", "count": count}]
    assert s.armies("bungo") == before + count
    s.sound()


def test_fleets_of_several_players_share_a_sea_in_peace() -> None:
    s = scene(
        *filled(6, seat("fan", lands="bungo:3 chikuzen satsuma"), seat("mask", fleets="south:2")),
        orders="bungo:move",
        stage="name",
    )
    s.act("A", "province", "bungo").act("A", "march", to="south", armies=3).until_stage("settle")
    assert (s.fleet("south", "A"), s.fleet("south", "B")) == (3, 2)
    assert s.told("senji-war") == []


def test_a_fleet_may_land_on_every_coast_of_its_sea_or_stay() -> None:
    s = scene(*filled(6, seat("fan", fleets="south:3")), stage="name")
    ways = {option.args["to"] for option in s.asked("A", "senji-move").options if option.act == "march"}
    assert ways == {DATA.provinces[place].id for place in DATA.seas[PLACE["south"] - PROVINCES].coast}
    s.act("A", "done").until_stage("settle")
    assert s.fleet("south", "A") == 3
    assert s.told("senji-marched") == s.told("senji-landing") == []


# -- hostages in war and in autumn


def attacked(hand: str = "", displayed: str = "") -> Scene:
    """Fan comes to Iyo of Mask, and both lose what they have; Mask settles with this."""
    seats = filled(
        6,
        seat("fan", lands="bungo:3 chikuzen satsuma"),
        seat("mask", lands="iyo:3 sanuki tosa", hand=hand, displayed=displayed),
    )
    s = scene(*seats, orders="bungo:move", stage="name", dice="mask " * 9)
    return s.act("A", "march", to="iyo", armies=3)


def test_a_hostage_that_is_not_executed_may_be_displayed_in_autumn() -> None:
    s = attacked(hand="fan.hostage.3")
    s.act("B", "decline").until("B", "senji-settle")
    assert s.told("senji-executed") == []
    honour = s["B"].honour
    s.act("B", "display", "fan.hostage.3")
    assert (s["B"].honour - honour, s.hand("B")) == (3, [])
    assert s.view(None)["seats"][1]["displayed"] == ["fan.hostage.3"]
    s.sound()


def test_a_displayed_hostage_is_not_executed() -> None:
    s = attacked(hand="fan.trade.1", displayed="fan.hostage.3")
    # without a hostage in the hand there is no choice
    assert s.match.asked(1) is None or s.asked("B").about != "senji-execute"
    s.until("B", "senji-settle")
    assert s.told("senji-executed") == []
    assert s.view(None)["seats"][1]["displayed"] == ["fan.hostage.3"]


def test_one_hostage_of_each_family_may_be_displayed() -> None:
    s = settling(seat("fan", hand="mask.hostage.2 mask.hostage.4 sabre.hostage.3"))
    s.act("A", "display", "mask.hostage.2").act("A", "display", "sabre.hostage.3")
    assert s["A"].honour == 10 + 2 + 3
    assert not s.offers("A", "display", "mask.hostage.4")
    assert s.why("A")["card", "mask.hostage.4"] == "why-senji-family-displayed"
    # a higher one takes its place
    s.act("A", "take_back", "mask.hostage.2").act("A", "display", "mask.hostage.4")
    assert s["A"].honour == 10 + 4 + 3
    assert s.hand("A") == ["mask.hostage.2"]
    s.sound()


# -- autumn


def test_a_settlement_goes_on_in_any_order_until_its_player_passes() -> None:
    s = settling(
        seat(
            "fan",
            hand="mask.hostage.2 sabre.hostage.3",
            flowers="sun animal ribbon plain plain plain plain plain plain",
        )
    )
    s.act("A", "redeem", combination="five_plains").act("A", "display", "mask.hostage.2")
    s.act("A", "redeem", combination="four_kinds").act("A", "display", "sabre.hostage.3")
    assert s["A"].honour == 10 + 4 + 2 + 5 + 3
    assert s.table.settling == 0
    s.act("A", "pass")
    assert s.told("senji-settled") == [{"seat": 0}]
    s.sound()


@pytest.mark.parametrize(
    "combination", [each for each in DATA.combinations if each.honour], ids=lambda each: str(each.id)
)
def test_a_combination_is_discarded_for_its_honour(combination: Any) -> None:
    needs = dict(zip(FLOWERS, combination.needs, strict=True))
    flowers = " ".join(kind for kind, count in needs.items() for _ in range(count))
    s = settling(seat("fan", flowers=flowers)).act("A", "redeem", combination=combination.id)
    assert (s["A"].honour, s["A"].flowers) == (10 + combination.honour, [])
    assert s.view(None)["flower_discard"] == needs
    s.sound()


@pytest.mark.parametrize(("honour", "most"), [(20, 6), (8, 5), (-6, 1)])
def test_without_a_province_up_to_six_armies_are_hired_for_three_each(honour: int, most: int) -> None:
    lands = seat("mask", lands="iyo sanuki tosa chikuzen bungo satsuma")
    s = settling(seat("fan", lands="", honour=honour), lands)
    hire = next(option for option in s.asked("A").options if option.act == "hire" and option.args["sea"] == "north")
    assert list(hire.picks[0].shown) == list(range(1, most + 1))
    s.act("A", "hire", most, sea="north")
    assert (s["A"].honour, s.fleet("north", "A")) == (honour - 3 * most, most)
    s.sound()
