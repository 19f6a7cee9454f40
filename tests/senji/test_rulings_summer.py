"""Rulings R19-R36: orders, moves, fleets and landings."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.kernel.rng import Rng
from sanzhan.senji.table import PROVINCES
from senji.scene import PLACE, Scene, filled, scene, seat


def summer(*seats: Any, players: int = 6, **how: Any) -> Scene:
    """A summer in which these seats come first."""
    return scene(*filled(players, *seats), stage="name", **how)


def ways(s: Scene, letter: str) -> dict[str, int]:
    """Where the seat's armies may go now, and how many at most."""
    return {
        str(option.args["to"]): len(option.picks[0].candidates)
        for option in s.asked(letter, "senji-move").options
        if option.act == "march"
    }


@pytest.mark.rule("senji", "R19")
def test_a_move_order_where_nobody_stands_is_legal_and_does_nothing() -> None:
    s = scene(*filled(3, seat("fan", lands="chikuzen bungo satsuma")), stage="orders")
    s.act("A", "orders", ("move", "move", "move"))
    s.act("B", "orders", ("produce", "produce", "produce")).act("C", "orders", ("recruit", "recruit", "recruit"))
    s.act("A", "province", "chikuzen")
    assert s.told("senji-named") == [{"host": 0, "province": "chikuzen", "seat": 0, "order": "move"}]
    # nobody is asked where to go: the host names on
    assert s.asked("A").about == "senji-name-order"
    s.until_stage("settle")
    assert s.told("senji-marched") == []
    s.sound()


@pytest.mark.rule("senji", "R20")
def test_a_fleet_gets_no_order_and_a_new_one_is_not_named_in_its_first_summer() -> None:
    s = scene(*filled(3, seat("fan", lands="bungo:3 chikuzen satsuma", fleets="north:2")), stage="orders")
    assert s.asked("A", "senji-orders").args == {"provinces": ["chikuzen", "bungo", "satsuma"]}
    s.act("A", "orders", ("produce", "move", "produce")).neutrally("BC")
    s.act("A", "province", "bungo").act("A", "march", to="south", armies=2).act("A", "done")
    assert s.fleet("south", "A") == 2
    fleets = next(option for option in s.asked("A", "senji-name-order").options if option.act == "fleet")
    assert list(fleets.picks[0].shown) == [{"sea": "north", "seat": 0}]
    assert s.view(None)["seas"]["south"][0]["fresh"] is True
    s.until_stage("settle")
    assert s.table.named.count((PLACE["south"] - PROVINCES, 0)) == 0
    assert [each["sea"] for each in s.told("senji-named-fleet")] == ["north"]
    # next year it is like any other
    s.until_stage("name").until("A", "senji-name-order")
    fleets = next(option for option in s.asked("A", "senji-name-order").options if option.act == "fleet")
    assert list(fleets.picks[0].shown) == [{"sea": "north", "seat": 0}, {"sea": "south", "seat": 0}]
    s.sound()


@pytest.mark.rule("senji", "R20")
def test_an_old_fleet_that_is_joined_by_others_is_named_with_them() -> None:
    s = summer(seat("fan", lands="bungo:3 chikuzen satsuma", fleets="south:1"), orders="bungo:move chikuzen:produce")
    s.act("A", "province", "bungo").act("A", "march", to="south", armies=3)
    s.act("A", "fleet", [("south", "A")])
    assert max(ways(s, "A").values()) == 4


@pytest.mark.rule("senji", "R21")
def test_a_fleet_may_be_named_between_two_provinces() -> None:
    s = summer(seat("fan", fleets="south:2"), orders="chikuzen:produce bungo:produce satsuma:produce iyo:recruit").act(
        "A", "province", "chikuzen"
    )
    s.act("A", "fleet", [("south", "A")]).act("A", "march", to="bungo", armies=1).act("A", "done")
    s.act("A", "province", "bungo").until_stage("settle")
    order = [each.key for each in s.news if each.key in ("senji-named", "senji-named-fleet")]
    assert order[:3] == ["senji-named", "senji-named-fleet", "senji-named"]
    assert len(order) == 5


@pytest.mark.rule("senji", "R22")
@pytest.mark.parametrize("first", ["B", "C"])
def test_the_host_decides_which_of_two_fleets_in_a_sea_acts_first(first: str) -> None:
    s = summer(seat("fan"), seat("mask", fleets="south:1"), seat("sabre", fleets="south:1"), orders="chikuzen:produce")
    fleets = next(option for option in s.asked("A", "senji-name-order").options if option.act == "fleet")
    assert list(fleets.picks[0].shown) == [{"sea": "south", "seat": 1}, {"sea": "south", "seat": 2}]
    s.act("A", "fleet", [("south", first)]).awaits(first, "senji-move")
    s.until_stage("settle")
    second = "C" if first == "B" else "B"
    assert [each["seat"] for each in s.told("senji-named-fleet")] == ["ABC".index(first), "ABC".index(second)]


@pytest.mark.rule("senji", "R24")
def test_no_more_than_six_may_stand_in_a_province() -> None:
    s = summer(seat("fan", lands="bungo:4 chikuzen:3 satsuma:2"), orders="bungo:move")
    assert ways(s, "A")["chikuzen"] == 3
    assert not s.offers("A", "march", to="chikuzen", armies=4)
    s.act("A", "march", to="chikuzen", armies=3)
    assert (s.armies("chikuzen"), s.armies("bungo")) == (6, 1)
    assert "chikuzen" not in ways(s, "A")
    assert s.why("A")["place", "chikuzen"] == "why-senji-full"
    s.until_stage("settle").sound()


@pytest.mark.rule("senji", "R24")
def test_the_limit_holds_for_each_player_in_a_sea() -> None:
    s = summer(
        seat("fan", lands="bungo:4 chikuzen satsuma", fleets="south:4"),
        seat("mask", fleets="south:6"),
        orders="bungo:move",
    ).act("A", "province", "bungo")
    assert ways(s, "A")["south"] == 2
    s.act("A", "march", to="south", armies=2).until_stage("settle")
    assert (s.fleet("south", "A"), s.fleet("south", "B")) == (6, 6)
    s.sound()


@pytest.mark.rule("senji", "R24")
def test_the_limit_is_checked_before_the_landing_dice() -> None:
    s = summer(seat("fan", lands="bungo:4 chikuzen satsuma", fleets="south:3"), dice="fan fan fan")
    assert ways(s, "A")["bungo"] == 2


@pytest.mark.rule("senji", "R25")
def test_a_move_order_may_lead_to_two_wars_one_after_the_other() -> None:
    s = summer(
        seat("fan", lands="bungo:5 chikuzen satsuma"),
        seat("mask", lands="iyo tosa sanuki"),
        orders="bungo:move",
        dice=" ".join(["fan"] * 18),
    )
    s.act("A", "march", to="tosa", armies=2)
    # the first war is over before the next destination is chosen
    s.until("A", "senji-move")
    assert [each["province"] for each in s.told("senji-conquered")] == ["tosa"]
    assert not s.offers("A", "march", to="iyo", armies=4)
    s.act("A", "march", to="iyo", armies=2).until("A", "senji-move").act("A", "done").until_stage("settle")
    assert [(each["province"], each["armies"]) for each in s.told("senji-war")] == [("tosa", 2), ("iyo", 2)]
    assert [s.armies(place) for place in ("bungo", "tosa", "iyo")] == [1, 2, 2]
    s.sound()


SIX = "chikuzen bungo satsuma nagato izumo aki:2"


@pytest.mark.rule("senji", "R27")
def test_who_owns_six_provinces_lands_in_his_own_only() -> None:
    s = summer(seat("fan", lands=SIX, fleets="south:2"), seat("sabre", lands=""))
    s.awaits("A", "senji-move")
    assert set(ways(s, "A")) == {"chikuzen", "bungo", "satsuma", "nagato", "aki"}
    assert {place for (_, place), why in s.why("A").items() if why == "why-senji-six"} == {
        "iyo", "sanuki", "tosa", "yamashiro", "kii", "mikawa", "musashi", "mutsu",
    }  # fmt: skip


@pytest.mark.rule("senji", "R27")
def test_six_provinces_end_the_attacks_of_the_order_that_won_the_sixth() -> None:
    s = summer(
        seat("fan", lands="chikuzen bungo:4 satsuma nagato izumo"),
        seat("sabre", lands="aki"),
        seat("mask"),
        orders="bungo:move",
        dice=" ".join(["fan"] * 9),
    ).act("A", "march", to="iyo", armies=2)
    s.until("A", "senji-move")
    assert len(s.table.provinces_of(0)) == 6
    assert set(ways(s, "A")) == {"chikuzen", "satsuma", "iyo", "south"}
    assert s.why("A")["place", "tosa"] == "why-senji-six"


@pytest.mark.rule("senji", "R28")
def test_units_that_reach_a_province_before_it_is_named_take_part_in_its_order() -> None:
    s = summer(
        seat("fan", lands="chikuzen:2 bungo:1 satsuma", samurai="daisuke@chikuzen"),
        orders="chikuzen:move bungo:move",
    )
    s.act("A", "province", "chikuzen").act("A", "march", to="bungo", armies=2, samurai="daisuke")
    # bungo alone is left and needs no naming
    assert s.asked("A", "senji-move").args == {"place": "bungo"}
    assert ways(s, "A")["satsuma"] == 3
    s.act("A", "march", to="satsuma", armies=3, samurai="daisuke").until_stage("settle")
    assert (s.armies("satsuma"), s.armies("bungo")) == (3, 0)
    s.sound()


@pytest.mark.rule("senji", "R28")
def test_units_that_reach_a_named_province_stay_there() -> None:
    s = summer(seat("fan", lands="chikuzen:2 bungo:1 satsuma"), orders="chikuzen:move bungo:move satsuma:produce").act(
        "A", "province", "bungo"
    )
    s.act("A", "march", to="chikuzen", armies=1).act("A", "province", "chikuzen")
    s.act("A", "march", to="bungo", armies=3)
    s.until_stage("settle")
    assert (s.armies("bungo"), s.armies("chikuzen")) == (3, 0)


def raid(dice: str, *, armies: int = 0) -> Scene:
    """Fan attacks Iyo of Mask, whose order is to produce."""
    s = summer(
        seat("fan", lands="bungo:3 chikuzen satsuma"),
        seat("mask", lands=f"iyo:{armies} sanuki tosa"),
        orders="bungo:move iyo:produce",
        dice=dice,
    )
    return s.act("A", "province", "bungo").act("A", "march", to="iyo", armies=3)


@pytest.mark.rule("senji", "R29")
def test_the_unresolved_order_of_a_conquered_province_is_torn_up_unseen() -> None:
    s = raid("fan fan fan fan fan fan fan fan fan").until_stage("settle")
    assert s.owner("iyo") == "A"
    assert s.told("senji-order-lost") == [{"seat": 1, "province": "iyo"}]
    assert [each["province"] for each in s.told("senji-named")] == ["bungo"]
    assert s.told("senji-produced") == []
    assert (s["A"].flowers, s["B"].flowers) == ([], [])
    assert "produce" not in str([line for line in s.watch.lines[2] if line["key"] == "senji-order-lost"])
    s.sound()


@pytest.mark.rule("senji", "R30")
def test_a_defender_who_holds_carries_out_his_order_later() -> None:
    s = raid("mask mask mask mask mask mask mask mask mask", armies=1).until_stage("settle")
    assert s.owner("iyo") == "B"
    assert s.told("senji-order-lost") == []
    assert s.told("senji-produced") == [{"seat": 1, "province": "iyo", "count": 2}]
    assert len(s["B"].flowers) == 2


@pytest.mark.rule("senji", "R32")
def test_each_own_crest_drowns_an_army_in_a_friendly_landing_too() -> None:
    s = summer(seat("fan", fleets="south:4"), dice="fan mask lotus dragon")
    s.act("A", "march", to="bungo", armies=4).until_stage("settle")
    assert s.told("senji-landing") == [
        {"seat": 0, "to": "bungo", "dice": ["fan", "mask", "lotus", "dragon"], "drowned": 1}
    ]
    assert s.armies("bungo") == 3
    assert s.fleet("south", "A") == 0
    assert s["A"].honour == 10
    s.sound()


@pytest.mark.rule("senji", "R32")
def test_by_the_seed_a_fleet_neither_crosses_to_the_other_sea_nor_raids() -> None:
    s = summer(seat("fan", fleets="north:2"))
    assert "south" not in ways(s, "A")
    assert "tosa" not in ways(s, "A")
    s = summer(seat("fan", lands="bungo:2 chikuzen satsuma"), orders="bungo:move")
    assert set(ways(s, "A")) == {"chikuzen", "satsuma", "iyo", "tosa", "south"}


@pytest.mark.rule("senji", "R33")
def test_by_the_designer_the_own_coast_costs_nobody() -> None:
    s = summer(seat("fan", fleets="south:4"), sea_rules="designer", dice="fan fan fan fan")
    s.act("A", "march", to="bungo", armies=4).until_stage("settle")
    assert s.told("senji-landing") == []
    assert s.armies("bungo") == 4


@pytest.mark.rule("senji", "R33")
def test_by_the_designer_crossing_to_the_other_sea_and_landing_is_diced_for() -> None:
    s = summer(seat("fan", fleets="north:4"), seat("mask", lands="iyo tosa:1 sanuki"), sea_rules="designer",
               dice="fan fan mask lotus " + "fan " * 9)  # fmt: skip
    way = next(option for option in s.asked("A").options if option.args.get("to") == "tosa")
    assert way.args == {"to": "tosa", "by": "south", "war": 1, "dice": True}
    s.act("A", "march", to="tosa", armies=4)
    assert s.told("senji-marched")[0]["by"] == "south"
    assert s.told("senji-landing")[0]["drowned"] == 2
    assert len(s.told("senji-landing")[0]["dice"]) == 4
    assert s.told("senji-war")[0]["armies"] == 2
    s.until_stage("settle").sound()
    # or it stays in the other sea, dry
    s = summer(seat("fan", fleets="north:4"), sea_rules="designer").act("A", "march", to="south", armies=3)
    assert (s.fleet("north", "A"), s.fleet("south", "A")) == (1, 3)
    assert s.told("senji-landing") == []


@pytest.mark.rule("senji", "R34")
def test_a_samurai_does_not_drown_and_goes_on_alone_with_strength_one() -> None:
    s = summer(
        seat("fan", fleets="south:2", samurai="daisuke@south"),
        seat("mask"),
        dice="fan fan mask lotus lotus lotus sabre cherry cherry dragon",
    )
    s.act("A", "march", to="tosa", armies=2, samurai="daisuke")
    assert s.told("senji-landing")[0]["drowned"] == 2
    assert s.told("senji-war") == [
        {"attacker": 0, "defender": 1, "province": "tosa", "origin": "south", "armies": 0, "samurai": ["daisuke"],
         "against": 0, "guards": []}
    ]  # fmt: skip
    # eight dice, one of them Mask's: 1 against 1, so it is fought again
    assert s.told("senji-dice")[0] == {
        "dice": ["mask", "lotus", "lotus", "lotus", "sabre", "cherry", "cherry", "dragon"],
        "crests": [0, 1],
    }
    s.until_stage("settle")
    assert s.told("senji-war-sum")[0]["sums"] == [1, 1]


@pytest.mark.rule("senji", "R34")
def test_a_samurai_alone_takes_an_empty_province() -> None:
    s = summer(seat("fan", fleets="south:0", samurai="daisuke@south"), seat("mask"), dice="lotus " * 8)
    s.act("A", "samurai", "daisuke", to="tosa").until_stage("settle")
    assert s.told("senji-landing") == []
    assert s.told("senji-war-sum")[0]["sums"] == [1, 0]
    assert s.owner("tosa") == "A"
    assert s.told("senji-war-won")[0]["honour"] == 0
    assert s.table.fleets == {}
    s.sound()


@pytest.mark.rule("senji", "R35")
def test_by_the_designer_one_order_may_put_fleets_into_both_seas() -> None:
    s = summer(seat("fan", lands="chikuzen:3 bungo satsuma"), orders="chikuzen:move", sea_rules="designer")
    s.act("A", "march", to="north", armies=2).act("A", "march", to="south", armies=1).until_stage("settle")
    assert (s.fleet("north", "A"), s.fleet("south", "A"), s.armies("chikuzen")) == (2, 1, 0)
    s.sound()


@pytest.mark.rule("senji", "R36")
@pytest.mark.parametrize("sea_rules", ["seed", "designer"])
def test_neutral_provinces_are_entered_neither_by_land_nor_strait_nor_sea(sea_rules: str) -> None:
    # with three players Lotus, Cherry and Dragon are neutral
    def neutral(s: Scene) -> set[str]:
        reached = {str(option.args.get("to")) for option in s.asked("A").options}
        return reached & {"tamba", "yamashiro", "kii", "kaga", "mikawa", "shinano", "echigo", "musashi", "mutsu"}

    land = summer(seat("sabre", lands="aki:3 nagato izumo"), players=3, orders="aki:move", sea_rules=sea_rules)
    assert neutral(land) == set()
    assert land.why("A")["place", "tamba"] == "why-senji-neutral"
    strait = summer(seat("mask", lands="sanuki:3 iyo tosa"), players=3, orders="sanuki:move", sea_rules=sea_rules)
    assert neutral(strait) == set()
    assert strait.why("A")["place", "kii"] == "why-senji-neutral"
    sea = summer(seat("fan", fleets="north:3"), players=3, sea_rules=sea_rules)
    assert neutral(sea) == set()
    assert sea.why("A")["place", "mutsu"] == "why-senji-neutral"


def test_an_order_that_lies_open_is_what_it_is_in_every_imagined_world() -> None:
    s = summer(
        seat("fan"), seat("mask", lands="iyo:2 sanuki tosa"), orders="iyo:move sanuki:produce tosa:recruit aki:move"
    ).act("A", "province", "iyo")
    s.awaits("B", "senji-move")
    kinds = set()
    for number in range(20):
        world = s.match.imagine(2, Rng("world", number))
        assert [(ask.seat, ask.about, dict(ask.args)) for ask in world.waiting.values()] == [
            (1, "senji-move", {"place": "iyo"})
        ]
        assert world.game.view(world.table, 2) == s.view("C")
        kinds.add(world.table.order[PLACE["sanuki"]])
    # what is hidden might be anything
    assert len(kinds) > 1
