"""Rulings about autumn: trades, sets, hostages, combinations, mercenaries (rules §3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.senji.data import FLOWERS
from senji.scene import Scene, Seat, filled, scene, seat

SET = "mask.hostage.1 sabre.support.1 lotus.trade.1 cherry.hostage.2 dragon.trade.2"


def settling(*given: Seat, players: int = 6, **more: Any) -> Scene:
    """The first seat, of the family Fan unless it says otherwise, settles last."""
    return scene(*filled(players, *given), stage="settle", settling="A", **more)


def fan(**has: Any) -> Seat:
    return seat("fan", **has)


def kinds(s: Scene, letter: str) -> list[str]:
    """The kinds of a seat's flowers, sorted as on the table."""
    return sorted((s.table.flower(flower).kind for flower in s[letter].flowers), key=FLOWERS.index)


@pytest.mark.rule("senji", "R52")
def test_a_trade_of_three_against_two_flowers_shows_both_and_one_goes_back() -> None:
    s = settling(fan(hand="mask.trade.3"), seat("mask", flowers="sun plain"))
    s.act("A", "trade", "mask.trade.3")
    assert s.told("senji-trade")[0]["count"] == 2
    assert s.asked("A", "senji-pick-flower").options[0].picks[0].shown == ["m01_1", "m01_3"]
    s.act("A", "take", "m01_1")
    assert (kinds(s, "A"), kinds(s, "B")) == (["sun"], ["plain"])
    assert s.hand("B") == ["mask.trade.3"]
    s.sound()


@pytest.mark.rule("senji", "R52")
def test_a_trade_against_no_flowers_is_not_offered() -> None:
    s = settling(fan(hand="mask.trade.3 sabre.trade.1", flowers="sun"), seat("mask"), seat("sabre", flowers="sun"))
    assert not s.offers("A", "trade", "mask.trade.3")
    assert s.offers("A", "trade", "sabre.trade.1")
    assert s.why("A")["card", "mask.trade.3"] == "why-senji-no-flowers"


@pytest.mark.rule("senji", "R53")
def test_the_owner_chooses_which_flowers_are_shown() -> None:
    s = settling(fan(hand="mask.trade.2"), seat("mask", flowers="sun animal ribbon plain"))
    s.act("A", "trade", "mask.trade.2")
    show = s.asked("B", "senji-show-flowers").options[0].picks[0]
    assert (len(show.shown), show.least, show.most) == (4, 2, 2)
    assert s.match.asked(0) is None
    ribbon, plain = "m01_2", "m01_3"
    s.act("B", "show", [ribbon, plain])
    take = s.asked("A", "senji-pick-flower").options[0].picks[0]
    assert list(take.shown) == [ribbon, plain]
    s.act("A", "take", ribbon)
    assert (kinds(s, "A"), kinds(s, "B")) == (["ribbon"], ["sun", "animal", "plain"])
    # a bystander learns how many were shown and that one was taken, not which
    assert s.heard("C", "senji-flowers-shown") == [{"seat": 1, "to": 0, "count": 2}]
    assert s.heard("C", "senji-flower-taken") == [{"seat": 0, "of": 1}]
    assert s.heard("A", "senji-flowers-shown")[0]["flowers"] == list(take.shown)
    s.sound()


@pytest.mark.rule("senji", "R55")
def test_two_full_sets_in_one_autumn_bring_twenty() -> None:
    second = "mask.support.2 sabre.trade.1 lotus.hostage.1 cherry.trade.1 dragon.hostage.1"
    s = settling(fan(hand=f"{SET} {second}", honour=3))
    s.act("A", "set", *SET.split()).act("A", "set", *second.split())
    assert s["A"].honour == 23
    assert s["A"].sources["set"] == 20
    assert [s[letter].honour for letter in "BCDEF"] == [8] * 5
    assert s.hand("B") == ["mask.hostage.1", "mask.support.2"]
    assert s.why("A")["act", "set"] == "why-senji-set-missing"
    s.sound()


@pytest.mark.rule("senji", "R56")
def test_a_set_may_mix_hostages_trades_and_supports() -> None:
    s = settling(fan(hand=SET))
    s.act("A", "set", *SET.split())
    told = s.told("senji-set")[0]
    assert (told["honour"], sorted(told["owners"]), sorted(told["cards"])) == (10, [1, 2, 3, 4, 5], sorted(SET.split()))
    assert s["A"].honour == 20
    s.sound()


@pytest.mark.rule("senji", "R56")
def test_a_displayed_card_is_no_part_of_a_set() -> None:
    four = SET.replace("mask.hostage.1 ", "")
    s = settling(fan(hand=four, displayed="mask.hostage.1"))
    assert not any(option.act == "set" for option in s.asked("A").options)
    refusal = next(r for r in s.asked("A").refusals if r.thing == ("act", "set"))
    assert (refusal.key, refusal.args) == ("why-senji-set-missing", {"families": ["mask"]})
    # taken back into the hand it may be used
    s.act("A", "take_back", "mask.hostage.1")
    assert s.offers("A", "set", *SET.split())


@pytest.mark.rule("senji", "R58")
def test_a_hostage_of_the_own_family_cannot_be_displayed() -> None:
    s = settling(fan(hand="fan.hostage.4 mask.hostage.2"))
    assert not s.offers("A", "display", "fan.hostage.4")
    assert s.why("A")["card", "fan.hostage.4"] == "why-senji-own-hostage"
    s.act("A", "display", "mask.hostage.2")
    assert s["A"].honour == 12
    s.sound()


@pytest.mark.rule("senji", "R59")
def test_five_ribbons_bring_one_of_three_samurai_with_his_honour() -> None:
    s = settling(
        fan(lands="bungo satsuma", flowers="ribbon ribbon ribbon ribbon ribbon sun"),
        samurai_deck="daisuke tomoe yagyu umeko",
    )
    s.act("A", "redeem", combination="five_ribbons")
    assert sorted(s.asked("A", "senji-recruit").options[0].picks[0].shown) == ["daisuke", "tomoe", "yagyu"]
    s.act("A", "keep", "daisuke")
    assert s["A"].honour == 10
    s.act("A", "station", "satsuma")
    assert (s["A"].honour, s["A"].sources["samurai"]) == (18, 8)
    satsuma = s.match.game.view(s.table, None)["provinces"]["satsuma"]
    assert satsuma["samurai"] == ["daisuke"]
    assert sorted(s.table.samurai(handle).id for handle in s.table.samurai_discard) == ["tomoe", "yagyu"]
    assert kinds(s, "A") == ["sun"]
    s.sound()


@pytest.mark.rule("senji", "R59")
def test_without_a_province_five_ribbons_are_refused() -> None:
    s = settling(fan(lands="", fleets="south:1", flowers="ribbon ribbon ribbon ribbon ribbon"))
    assert not s.offers("A", "redeem", combination="five_ribbons")
    assert s.why("A")["combination", "five_ribbons"] == "why-senji-no-province"


@pytest.mark.rule("senji", "R60")
def test_four_suns_bring_twelve_and_go_to_the_discards() -> None:
    s = settling(fan(flowers="sun sun sun sun sun"))
    s.act("A", "redeem", combination="four_suns")
    assert (s["A"].honour, kinds(s, "A")) == (22, ["sun"])
    assert [s.table.flower(flower).kind for flower in s.table.flower_discard] == ["sun"] * 4
    assert s.why("A")["combination", "four_suns"] == "why-senji-flowers-missing"
    s.sound()


def ruined(honour: int, fleets: str = "", **more: Any) -> Scene:
    """A player without a province, who passes."""
    lands = seat("mask", lands="iyo:2 sanuki tosa chikuzen bungo satsuma")
    s = settling(fan(lands="", honour=honour, fleets=fleets), lands, **more)
    return s.act("A", "pass")


@pytest.mark.rule("senji", "R62")
def test_without_a_province_and_three_to_pay_a_player_is_out() -> None:
    s = ruined(-7)
    assert s.told("senji-out") == [{"seat": 0}]
    assert not s["A"].alive
    s.sound()


@pytest.mark.rule("senji", "R62")
@pytest.mark.parametrize(("honour", "fleets"), [(-6, ""), (-7, "south:1")])
def test_who_can_still_pay_or_has_an_army_at_sea_stays(honour: int, fleets: str) -> None:
    s = ruined(honour, fleets)
    assert s.told("senji-out") == []
    assert s["A"].alive
    s.sound()


@pytest.mark.rule("senji", "R62")
def test_what_an_eliminated_player_held_goes_home() -> None:
    lands = seat("mask", lands="iyo:2 sanuki tosa chikuzen bungo satsuma")
    s = settling(
        fan(lands="", honour=-7, hand="mask.trade.1 fan.trade.2", displayed="sabre.hostage.2", flowers="sun"), lands
    )
    s.act("A", "pass")
    assert (s.hand("B"), s.hand("C")) == (["mask.trade.1"], ["sabre.hostage.2"])
    assert "fan.trade.2" in s.table.wires(s.table.box)
    assert [s.table.flower(flower).kind for flower in s.table.flower_discard] == ["sun"]
    s.sound()


@pytest.mark.rule("senji", "R63")
def test_with_a_province_nobody_hires_mercenaries() -> None:
    s = settling(fan(lands="bungo"))
    assert not {"hire", "hire_samurai"} & {option.act for option in s.asked("A").options}
    assert s.why("A")["act", "hire"] == "why-senji-has-province"


def landless(honour: int, **more: Any) -> Scene:
    lands = seat("mask", lands="iyo sanuki tosa chikuzen bungo satsuma")
    return settling(fan(lands="", honour=honour), lands, samurai_deck="daisuke tomoe yagyu", **more)


@pytest.mark.rule("senji", "R64")
def test_a_mercenary_samurai_is_paid_first_and_then_adds_his_number() -> None:
    s = landless(-3)
    # the price of six takes him to the floor exactly, so there is nothing left for an army
    assert s.offers("A", "hire_samurai", 0, sea="south")
    assert not s.offers("A", "hire_samurai", 1, sea="south")
    s.act("A", "hire_samurai", 0, sea="south")
    assert s["A"].honour == -9
    s.act("A", "keep", "daisuke")
    assert (s["A"].honour, s["A"].sources["paid"], s["A"].sources["samurai"]) == (-1, -6, 8)
    south = s.match.game.view(s.table, None)["seas"]["south"]
    assert [(fleet["seat"], fleet["armies"], fleet["samurai"]) for fleet in south] == [(0, 0, ["daisuke"])]
    # once an autumn
    assert s.why("A")["act", "hire"] == "why-senji-hired-already"
    s.sound()


@pytest.mark.rule("senji", "R64")
def test_a_samurai_whose_price_goes_below_the_floor_is_refused() -> None:
    s = landless(-4)
    assert "hire_samurai" not in {option.act for option in s.asked("A").options}
    assert s.offers("A", "hire", 1, sea="south")
    assert not s.offers("A", "hire", 2, sea="south")


@pytest.mark.rule("senji", "R64")
def test_by_option_a_mercenary_samurai_adds_nothing() -> None:
    s = landless(10, mercenary_samurai_scores=False)
    s.act("A", "hire_samurai", 2, sea="north").act("A", "keep", "daisuke")
    assert (s["A"].honour, s.fleet("north", "A")) == (10 - 6 - 6, 2)
    s.sound()


@pytest.mark.rule("senji", "R78")
@pytest.mark.parametrize(("honour", "allowed"), [(-7, False), (-5, True)])
def test_a_hostage_is_not_taken_back_below_the_floor(honour: int, allowed: bool) -> None:
    s = settling(seat("mask", honour=honour, displayed="fan.hostage.4"))
    assert s.offers("A", "take_back", "fan.hostage.4") is allowed
    if allowed:
        s.act("A", "take_back", "fan.hostage.4")
        assert (s["A"].honour, s.hand("A")) == (-9, ["fan.hostage.4"])
        s.sound()
    else:
        assert s.why("A")["displayed", "fan.hostage.4"] == "why-senji-floor"


@pytest.mark.rule("senji", "R79")
def test_a_hostage_taken_back_waits_for_the_next_autumn_and_a_higher_one_does_not() -> None:
    s = settling(fan(hand="mask.hostage.4", displayed="mask.hostage.2"))
    assert s.why("A")["card", "mask.hostage.4"] == "why-senji-family-displayed"
    s.act("A", "take_back", "mask.hostage.2")
    assert not s.offers("A", "display", "mask.hostage.2")
    assert s.why("A")["card", "mask.hostage.2"] == "why-senji-just-taken-back"
    s.act("A", "display", "mask.hostage.4")
    assert s["A"].honour == 10 - 2 + 4
    s.act("A", "take_back", "mask.hostage.4").act("A", "pass").until("A", "senji-settle")
    assert s.table.year == 2
    s.act("A", "display", "mask.hostage.2")
    assert s["A"].honour == 10
    s.sound()


RIBBONS = "ribbon ribbon ribbon ribbon ribbon"


@pytest.mark.rule("senji", "R80")
def test_too_few_samurai_in_the_deck_the_discards_are_shuffled_in_first() -> None:
    s = settling(fan(lands="bungo", flowers=RIBBONS), samurai_deck="")
    # the deck of two and the discards of three are all the samurai that are left
    s.table.samurai_deck = [s.table.players[-1].dealt.pop() for _ in range(2)]
    s.table.samurai_discard = [s.table.players[-1].dealt.pop() for _ in range(3)]
    s.act("A", "redeem", combination="five_ribbons")
    assert s.told("senji-reshuffled") == [{"what": "samurai", "count": 5}]
    shown = s.asked("A", "senji-recruit").options[0].picks[0].shown
    assert len(shown) == 3
    s.act("A", "keep", shown[0])
    assert (len(s.table.samurai_deck), len(s.table.samurai_discard)) == (2, 2)
    assert len(s["A"].samurai) == 1
    s.sound()


@pytest.mark.rule("senji", "R80")
def test_without_any_samurai_neither_the_combination_nor_a_mercenary_is_offered() -> None:
    s = settling(fan(lands="bungo", flowers=RIBBONS), samurai_deck="")
    assert not s.offers("A", "redeem", combination="five_ribbons")
    assert s.why("A")["combination", "five_ribbons"] == "why-senji-no-samurai"
    lands = seat("mask", lands="iyo sanuki tosa chikuzen bungo satsuma")
    s = settling(fan(lands="", flowers=RIBBONS), lands, samurai_deck="")
    assert "hire" in {option.act for option in s.asked("A").options}
    assert "hire_samurai" not in {option.act for option in s.asked("A").options}


@pytest.mark.rule("senji", "R84")
def test_a_hostage_of_a_neutral_family_may_be_displayed() -> None:
    s = settling(fan(hand="dragon.hostage.4"), players=5)
    assert "dragon" in s.match.game.view(s.table, None)["neutral"]
    s.act("A", "display", "dragon.hostage.4")
    assert (s["A"].honour, s["A"].sources["displayed"]) == (14, 4)
    s.sound()
