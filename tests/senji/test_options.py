"""Every option of rules §6: what each of its values changes at the table."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.kernel.errors import BadOption
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.watch import waiting
from sanzhan.senji.data import DATA
from sanzhan.senji.options import SenjiOptions
from senji.scene import LETTERS, Scene, filled, scene, seat


def settling(*given: Any, **more: Any) -> Scene:
    return scene(*filled(6, *given), stage="settle", settling="A", **more)


def acts(s: Scene, letter: str = "A") -> set[str]:
    return {option.act for option in s.asked(letter).options}


def ways(s: Scene, letter: str = "A") -> dict[Any, tuple[Any, Any]]:
    """Where units may go: to what place, over which sea, with landing dice or not."""
    options = s.asked(letter, "senji-move").options
    return {o.args["to"]: (o.args["by"], o.args["dice"]) for o in options if o.act == "march"}


@pytest.mark.parametrize("name", [name for name, kind in SenjiOptions.__annotations__.items() if "Literal" in kind])
def test_a_value_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=name):
        from_dict(SenjiOptions, {name: "no such value"})


# -- the sea


@pytest.mark.proves("senji", "option", "sea_rules")
def test_sea_rules_say_when_landing_dice_are_rolled_and_what_a_fleet_can_reach() -> None:
    seats = filled(6, seat("fan", fleets="north:3"), seat("mask", lands="iyo sanuki tosa"))
    by_seed = ways(scene(*seats, stage="name", sea_rules="seed"))
    by_designer = ways(scene(*seats, stage="name", sea_rules="designer"))
    coast = {DATA.provinces[each].id for each in DATA.seas[0].coast}
    assert set(by_seed) == coast
    assert set(by_seed.values()) == {(None, True)}
    assert {by_designer[place] for place in coast} == {(None, False)}
    # over the other sea in one activation, with dice
    assert by_designer["south"] == (None, False)
    assert by_designer["iyo"] == ("south", True)


@pytest.mark.proves("senji", "option", "sea_rules")
def test_sea_rules_of_the_designer_let_a_province_raid_over_its_sea() -> None:
    seats = filled(6, seat("fan", lands="bungo:3 chikuzen satsuma"))
    by_seed = ways(scene(*seats, orders="bungo:move", stage="name"))
    by_designer = ways(scene(*seats, orders="bungo:move", stage="name", sea_rules="designer"))
    assert "kii" not in by_seed
    assert by_designer["kii"] == ("south", True)
    # where one can go by land or strait nobody rolls
    assert by_seed["iyo"] == by_designer["iyo"] == (None, False)
    assert by_seed["south"] == by_designer["south"] == (None, False)


# -- ties


@pytest.mark.proves("senji", "option", "emperor_tie")
def test_emperor_tie_is_broken_by_lot_or_by_the_sitting_host() -> None:
    seats = filled(6, seat("fan", honour=20), seat("mask", honour=20))
    for lot in "01":
        s = scene(*seats, stage="emperor", host="C", lot=lot)
        assert (s.table.stage, s.table.host) == ("parley", int(lot))
    s = scene(*seats, stage="emperor", host="C", emperor_tie="current_host_chooses")
    assert list(s.asked("C", "senji-host-tie").options[0].picks[0].shown) == [0, 1]
    s.act("C", "name", "B")
    assert (s.table.stage, s.table.host) == ("parley", 1)


@pytest.mark.proves("senji", "option", "end_tie")
def test_end_tie_means_an_extra_round() -> None:
    seats = filled(6, seat("fan", honour=60), seat("mask", honour=60))
    s = scene(*seats, stage="settle", settling="A", end_tie="extra_round").act("A", "pass")
    assert (s.match.result, s.table.year) == (None, 2)
    assert s.told("senji-tied-at-end") == [{"seats": [0, 1]}]


# -- samurai


@pytest.mark.proves("senji", "option", "recruit_pick")
def test_recruit_pick_lets_one_be_chosen_of_three_or_takes_the_first() -> None:
    first = seat("fan", lands="bungo", flowers="ribbon ribbon ribbon ribbon ribbon")
    deck = "tomoe daisuke yagyu"
    s = settling(first, samurai_deck=deck).act("A", "redeem", combination="five_ribbons")
    assert len(s.asked("A", "senji-recruit").options[0].picks[0].shown) == 3
    s = settling(first, samurai_deck=deck, recruit_pick="draw1").act("A", "redeem", combination="five_ribbons")
    assert s.told("senji-recruited")[0]["samurai"] == "tomoe"
    assert s.table.samurai_discard == []
    s.sound()


@pytest.mark.proves("senji", "option", "mercenary_samurai_scores")
@pytest.mark.parametrize(("scores", "honour"), [(True, 10 - 6 + 8), (False, 10 - 6)])
def test_a_mercenary_samurai_scores_or_not(scores: bool, honour: int) -> None:
    s = settling(
        seat("fan", lands=""),
        seat("mask", lands="iyo sanuki tosa chikuzen bungo satsuma"),
        samurai_deck="daisuke tomoe yagyu",
        mercenary_samurai_scores=scores,
    )
    s.act("A", "hire_samurai", 0, sea="south").act("A", "keep", "daisuke")
    assert s["A"].honour == honour
    assert s.told("senji-recruited")[0]["honour"] == (8 if scores else 0)


@pytest.mark.proves("senji", "option", "umeko_effect")
@pytest.mark.parametrize(("version", "about"), [("printed", "senji-swap-flower"), ("designer", "senji-swap-card")])
def test_umeko_swaps_flowers_or_diplomacy_cards(version: str, about: str) -> None:
    s = settling(
        seat("fan", samurai="umeko@bungo", hand="fan.trade.1", flowers="sun"),
        seat("mask", hand="mask.trade.1", flowers="plain"),
        umeko_effect=version,
    )
    s.act("A", "swap", "B")
    assert s.asked("A").about == s.asked("B").about == about


@pytest.mark.proves("senji", "option", "umeko_effect")
@pytest.mark.parametrize(("version", "colour"), [("printed", "hero_green"), ("designer", "hero_blue")])
def test_umeko_as_a_hero_has_the_colour_of_her_power(version: str, colour: str) -> None:
    s = settling(seat("fan", heroes="umeko"), seat("mask", hand="mask.trade.1"), heroes=True, umeko_effect=version)
    assert acts(s) == {"pass", colour}


@pytest.mark.proves("senji", "option", "heroes")
def test_heroes_are_kept_and_offered_only_with_the_variant() -> None:
    first = seat("fan", samurai="benkei@bungo")
    assert "retire" not in acts(settling(first))
    s = settling(first, heroes=True).act("A", "retire", "benkei")
    assert s.match.game.view(s.table, None)["seats"][0]["heroes"] == ["benkei"]


# -- war


@pytest.mark.proves("senji", "option", "max_executions_per_war")
@pytest.mark.parametrize(("most", "offered"), [(0, 3), (1, 1), (2, 2)])
def test_so_many_hostages_may_be_executed_in_a_war(most: int, offered: int) -> None:
    seats = filled(
        6,
        seat("fan", lands="bungo:3 chikuzen satsuma"),
        seat("mask", lands="iyo:3 sanuki tosa", hand="fan.hostage.1 fan.hostage.2 fan.hostage.3"),
    )
    s = scene(*seats, orders="bungo:move", stage="name", max_executions_per_war=most)
    s.act("A", "march", to="iyo", armies=3)
    assert s.asked("B", "senji-execute").options[1].picks[0].most == offered


# -- elimination and autumn


@pytest.mark.proves("senji", "option", "eliminate_with_fleet")
@pytest.mark.parametrize(("strict", "alive"), [(False, True), (True, False)])
def test_a_ruined_player_with_a_fleet_stays_or_is_out(strict: bool, alive: bool) -> None:
    s = settling(
        seat("fan", lands="", honour=-8, fleets="south:2"),
        seat("mask", lands="iyo sanuki tosa chikuzen bungo satsuma"),
        eliminate_with_fleet=strict,
    )
    s.act("A", "pass")
    assert (s["A"].alive, s.fleet("south", "A")) == (alive, 2 if alive else 0)
    s.sound()


@pytest.mark.proves("senji", "option", "autumn_order")
def test_the_order_of_autumn_is_announced_at_once_or_named_one_by_one() -> None:
    s = scene(*filled(3), stage="autumn", host="B")
    s.act("B", "order", ["C", "B", "A"])
    assert s.told("senji-autumn-order") == [{"seats": [2, 1, 0]}]
    s.act("C", "pass").act("B", "pass").act("A", "pass")
    assert [each["seat"] for each in s.told("senji-settles")] == [2, 1, 0]
    s = scene(*filled(3), stage="autumn", host="B", autumn_order="one_by_one")
    s.act("B", "name", "C").act("C", "pass")
    # what comes next is decided only now
    assert list(s.asked("B", "senji-autumn-next").options[0].picks[0].shown) == [0, 1]
    s.act("B", "name", "B").act("B", "pass").act("A", "pass")
    assert [each["seat"] for each in s.told("senji-settles")] == [2, 1, 0]
    assert s.told("senji-autumn-order") == []


@pytest.mark.proves("senji", "option", "diplomacy_set_honour_by_players")
@pytest.mark.parametrize("honour", [10, 8, 0])
def test_a_set_brings_so_much(honour: int) -> None:
    cards = "mask.trade.1 sabre.trade.1 lotus.trade.1 cherry.trade.1 dragon.trade.1"
    s = settling(seat("fan", hand=cards), diplomacy_set_honour_by_players=honour).act("A", "set", *cards.split())
    assert (s["A"].honour, s["B"].honour) == (10 + honour, 9)


# -- orders


@pytest.mark.proves("senji", "option", "orders_per_kind")
def test_orders_are_unlimited_or_an_even_share() -> None:
    seats = filled(6, seat("fan", lands="bungo satsuma chikuzen iyo sanuki"), seat("mask", lands="tosa"))
    for limit, most in (("unlimited", 5), ("even_split", 3)):
        s = scene(*seats, stage="orders", orders_per_kind=limit)
        tokens = s.asked("A", "senji-orders").options[0].picks[0]
        assert [list(tokens.shown).count(kind) for kind in ("produce", "recruit", "move")] == [most] * 3
        assert (tokens.least, tokens.most) == (5, 5)
        assert s.offers("A", "orders", ["move"] * 3 + ["produce"] * 2)
        assert s.offers("A", "orders", ["move"] * 5) is (limit == "unlimited")


# -- winter


def winter(players: int = 5, **options: Any) -> Scene:
    """Fan holds cards, and Dragon's lot has something to bid for."""
    seats = filled(players, seat("fan", hand="fan.support.0 fan.trade.1"), seat("mask", hand="mask.trade.1"))
    return scene(*seats, stage="parley", lots={"dragon": "dragon.support.4"}, **options)


@pytest.mark.proves("senji", "option", "zero_bid")
@pytest.mark.parametrize(("rule", "allowed"), [("allowed", True), ("refused", False)])
def test_a_bid_of_nothing_but_a_zero_is_allowed_or_refused(rule: str, allowed: bool) -> None:
    s = winter(zero_bid=rule)
    assert s.offers("A", "bid", ["fan.trade.1"], family="dragon")
    assert s.offers("A", "bid", ["fan.support.0"], family="dragon") is allowed


@pytest.mark.proves("senji", "option", "winter_seconds")
@pytest.mark.parametrize("seconds", [0, 90])
def test_the_sand_runs_so_long(seconds: int) -> None:
    s = winter(winter_seconds=seconds)
    window: Any = s.match.window
    assert (window.seconds, window.clock) == (seconds, "winter-1")
    # it is the clock of everybody, while all are waited for
    frame = waiting(s.match)
    assert frame is not None
    assert (frame["deadline"], frame["seats"]) == ("parley", [0, 1, 2, 3, 4])


@pytest.mark.proves("senji", "option", "winter_proposals")
@pytest.mark.parametrize("budget", [0, 1, 2])
def test_so_many_proposals_and_changes_of_bids_may_be_made(budget: int) -> None:
    s = winter(winter_proposals=budget)
    for _ in range(budget):
        s.act("A", "offer", seat="B", gives="fan.trade.1", open=False)
        s.act("A", "bid", ["fan.support.0"], family="dragon")
    assert not {"offer", "bid"} & acts(s)
    assert s.why("A")["act", "offer"] == "why-senji-no-proposals"
    assert s.why("A")["act", "bid"] == "why-senji-no-rebids"


@pytest.mark.proves("senji", "option", "announce_secret_trades")
@pytest.mark.parametrize("announced", [False, True])
def test_a_secret_exchange_is_announced_or_not(announced: bool) -> None:
    s = winter(announce_secret_trades=announced)
    s.act("A", "offer", seat="B", gives="fan.trade.1", wants="mask.trade.1", open=False)
    s.act("B", "accept")
    assert (s.hand("A"), s.hand("B")) == (["fan.support.0", "mask.trade.1"], ["fan.trade.1"])
    told = [{"seat": 0, "to": 1}] if announced else []
    for letter in (*LETTERS[2:5], None):
        assert s.heard(letter, "senji-exchanged") == told
        assert s.heard(letter, "senji-accepted") == []
    assert len(s.heard("A", "senji-accepted")) == len(s.heard("B", "senji-accepted")) == 1
