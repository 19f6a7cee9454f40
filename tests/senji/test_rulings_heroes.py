"""Rulings about heroes (rules §4, option `heroes`) and about powers as such."""

from __future__ import annotations

from typing import Any

import pytest

from senji.scene import Scene, filled, scene, seat


def dice(text: str) -> str:
    """`fan:2 lotus` is two dice with the one crest and one with the other."""
    pairs = [word.partition(":") for word in text.split()]
    return " ".join(crest for crest, _, count in pairs for _ in range(int(count or 1)))


def settling(*given: Any, **more: Any) -> Scene:
    return scene(*filled(6, *given), stage="settle", settling="A", heroes=True, **more)


def keys(s: Scene) -> list[str]:
    return [news.key for news in s.news]


# -- red


def lost_samurai(*, heroes: bool) -> Scene:
    """Fan loses Akashi before Iyo and then attacks Nagato."""
    seats = filled(
        6,
        seat("fan", lands="bungo:1 chikuzen:3 satsuma", samurai="akashi@bungo"),
        seat("mask", lands="iyo:6 sanuki tosa"),
        seat("sabre", lands="nagato:3 izumo aki"),
    )
    rolled = dice("lotus:8 sabre:3 lotus:6 fan:3")
    s = scene(*seats, orders="bungo:move chikuzen:move", stage="name", dice=rolled, heroes=heroes)
    s.act("A", "province", "bungo").act("A", "march", "akashi", to="iyo", armies=1)
    return s.act("A", "march", to="nagato", armies=3)


@pytest.mark.rule("senji", "R70")
def test_a_samurai_lost_in_war_stays_with_his_owner_and_rerolls_once() -> None:
    s = lost_samurai(heroes=True)
    assert s.told("senji-samurai-lost") == [{"seat": 0, "samurai": "akashi", "hero": True}]
    assert [s.table.samurai(handle).id for handle in s["A"].heroes] == ["akashi"]
    assert s.asked("A", "senji-reroll").args == {"why": "akashi", "most": 9}
    s.act("A", "reroll", ["sabre"] * 3)
    assert s.told("senji-rerolled")[-1]["new"] == ["fan"] * 3
    assert s.told("senji-hero") == [{"seat": 0, "samurai": "akashi"}]
    assert (s["A"].heroes, [s.table.samurai(h).id for h in s.table.samurai_discard]) == ([], ["akashi"])
    s.until_stage("settle")
    last = [key for key in keys(s) if key in ("senji-dice", "senji-rerolled", "senji-hero", "senji-supports")][-4:]
    assert last == ["senji-dice", "senji-rerolled", "senji-hero", "senji-supports"]
    assert s.owner("nagato") == "A"
    s.sound()


@pytest.mark.rule("senji", "R70")
def test_a_hero_who_is_not_used_stays() -> None:
    s = lost_samurai(heroes=True).act("A", "decline").until_stage("settle")
    assert len(s["A"].heroes) == 1
    assert s.told("senji-rerolled") == []
    assert s.owner("nagato") == "C"
    s.sound()


@pytest.mark.rule("senji", "R70")
def test_without_the_variant_his_card_is_discarded() -> None:
    s = lost_samurai(heroes=False)
    assert s.told("senji-samurai-lost")[0]["hero"] is False
    assert [s.table.samurai(handle).id for handle in s.table.samurai_discard] == ["akashi"]
    assert s.match.asked(0) is None or s.asked("A").about != "senji-reroll"


def both_have_red(rolled: str) -> Scene:
    seats = filled(
        6,
        seat("fan", lands="bungo:3 chikuzen satsuma", heroes="sanada"),
        seat("mask", lands="iyo:3 sanuki tosa", heroes="benkei"),
    )
    s = scene(*seats, orders="bungo:move", stage="name", dice=dice(rolled), heroes=True)
    return s.act("A", "march", to="iyo", armies=3)


@pytest.mark.rule("senji", "R74")
def test_both_with_red_heroes_the_defender_is_first_and_the_attacker_takes_what_lies_there() -> None:
    s = both_have_red("fan:5 mask:4 lotus:5 fan:4")
    assert s.match.asked(0) is None
    s.act("B", "reroll", ["fan"] * 5)
    ask = s.asked("A", "senji-reroll")
    assert ask.options[1].picks[0].shown == ["lotus"] * 5 + ["mask"] * 4
    s.act("A", "reroll", ["mask"] * 4).until_stage("settle")
    assert [each["why"] for each in s.told("senji-rerolled")] == ["benkei", "sanada"]
    assert s.told("senji-war-sum")[0]["sums"] == [7, 3]
    s.sound()


@pytest.mark.rule("senji", "R74")
def test_each_die_is_rerolled_once_by_a_card_also_after_a_tie() -> None:
    # one of the two masks becomes a fan: a tie; in the next bout the attacker has no hero left to be asked about
    s = both_have_red("mask:2 lotus:7 fan:1 mask:1 fan:2 lotus:7")
    s.act("B", "decline").act("A", "reroll", ["mask", "mask"])
    assert s.match.asked(0) is None or s.asked("A").about == "senji-support"
    s.until_stage("settle")
    assert len(s.told("senji-war-tied")) == 1
    assert [each["why"] for each in s.told("senji-rerolled")] == ["sanada"]
    assert (s["A"].heroes, len(s["B"].heroes)) == ([], 1)
    s.sound()


# -- getting and using heroes in autumn


@pytest.mark.rule("senji", "R71")
def test_an_own_figure_becomes_a_hero_and_honour_stays() -> None:
    s = settling(seat("fan", samurai="daisuke@bungo tomoe@north", fleets="north:0"))
    s.act("A", "retire", "tomoe")
    assert (s["A"].honour, s.fleet("north", "A"), len(s["A"].samurai)) == (10, 0, 1)
    assert [s.table.samurai(handle).id for handle in s["A"].heroes] == ["tomoe"]
    view = s.match.game.view(s.table, None)
    assert (view["seats"][0]["heroes"], view["seas"]["north"]) == (["tomoe"], [])
    s.sound()


@pytest.mark.rule("senji", "R72")
def test_a_blue_hero_sees_the_hand_and_takes_a_card_that_is_not_displayed() -> None:
    hand = "lotus.support.2 mask.trade.4"
    s = settling(seat("fan", heroes="mori"), seat("mask", hand=hand, displayed="sabre.hostage.4"), seat("sabre"))
    # nothing can be taken from an empty hand
    assert not s.offers("A", "hero_blue", "C", samurai="mori")
    s.act("A", "hero_blue", "B", samurai="mori")
    assert list(s.asked("A", "senji-spy").options[0].picks[0].shown) == ["mask.trade.4", "lotus.support.2"]
    s.act("A", "take", "lotus.support.2")
    assert (s.hand("A"), s.hand("B")) == (["lotus.support.2"], ["mask.trade.4"])
    assert s.heard("A", "senji-spied")[0]["cards"] == ["mask.trade.4", "lotus.support.2"]
    assert s.heard("B", "senji-spied") == [{"seat": 0, "of": 1, "card": "lotus.support.2"}]
    assert s.heard("C", "senji-spied") == [{"seat": 0, "of": 1}]
    assert s.table.samurai(s.table.samurai_discard[-1]).id == "mori"
    s.sound()


@pytest.mark.rule("senji", "R72")
def test_a_blue_hero_is_used_in_winter_too_and_offers_of_a_taken_card_lapse() -> None:
    seats = filled(6, seat("fan", heroes="mori"), seat("mask", hand="lotus.support.2"), seat("sabre"))
    s = scene(*seats, stage="parley", heroes=True)
    offer = {"seat": "C", "gives": "lotus.support.2", "open": False}
    s.act("B", "offer", **offer)
    assert s.offers("C", "accept")
    s.act("A", "hero", "B", samurai="mori").act("A", "take", "lotus.support.2")
    assert (s.hand("A"), s.hand("B")) == (["lotus.support.2"], [])
    assert s.table.stage == "parley"
    # the card has left the hand
    assert not s.offers("C", "accept")
    assert s.heard("C", "senji-lapsed") == [{"offer": "1-2-1", "seat": 1, "to": 2}]
    s.until_stage("name").sound()


@pytest.mark.rule("senji", "R73")
def test_a_green_hero_searches_the_deck_and_takes_a_flower() -> None:
    s = settling(seat("fan", heroes="jinnai", flowers="plain"))
    s.act("A", "hero_green", samurai="jinnai")
    shown = s.asked("A", "senji-search").options[0].picks[0].shown
    assert len(shown) == 95
    s.act("A", "take", "m11_1")
    assert sorted(s.table.flower(flower).id for flower in s["A"].flowers) == ["m01_3", "m11_1"]
    assert (len(s.table.flower_deck), len(s.table.samurai_discard)) == (94, 1)
    assert s.heard("B", "senji-searched") == [{"seat": 0}]
    s.sound()


@pytest.mark.rule("senji", "R73")
def test_a_green_hero_with_an_empty_deck_shuffles_the_discards_or_is_refused() -> None:
    s = settling(seat("fan", heroes="jinnai okabe"))
    s.table.flower_deck, s.table.flower_discard = [], s.table.flower_deck
    s.act("A", "hero_green", samurai="jinnai")
    assert s.told("senji-reshuffled") == [{"what": "flowers", "count": 96}]
    s.act("A", "take", "m11_1")
    assert s.offers("A", "hero_green", samurai="okabe")
    s = settling(seat("fan", heroes="jinnai"))
    s["B"].flowers, s.table.flower_deck = s.table.flower_deck, []
    assert not s.offers("A", "hero_green", samurai="jinnai")


# -- powers as such


@pytest.mark.rule("senji", "R75")
@pytest.mark.parametrize("version", ["printed", "designer"])
def test_umeko_needs_something_on_both_sides_and_neither_may_refuse(version: str) -> None:
    cards = version == "designer"

    def holds(*things: str) -> dict[str, Any]:
        return {"hand" if cards else "flowers": " ".join(things)}

    first = ("mask.trade.1", "sabre.trade.1") if cards else ("m01_1", "m01_2")
    second = ("lotus.trade.1", "lotus.trade.2") if cards else ("m02_1", "m02_2")
    about, of = ("senji-swap-card", "cards") if cards else ("senji-swap-flower", "flowers")
    s = settling(
        seat("fan", samurai="umeko@bungo", **holds(*first)), seat("mask", **holds(*second)), umeko_effect=version
    )
    assert s.asked("A").options[0].act == "pass"
    assert not s.offers("A", "swap", "C")
    s.act("A", "swap", "B")
    # both are asked at once, and all they may do is give
    assert {option.act for letter in "AB" for option in s.asked(letter, about).options} == {"give"}
    s.act("A", "give", first[1]).act("B", "give", second[0])
    told = [s.heard(letter, "senji-swapped")[0] for letter in "ABC"]
    assert told[0] == {"seat": 0, "of": 1, "what": of, "gave": first[1], "got": second[0]}
    assert told[1] == {"seat": 0, "of": 1, "what": of, "gave": second[0], "got": first[1]}
    assert told[2] == {"seat": 0, "of": 1, "what": of}
    assert not s.offers("A", "swap", "B")
    s.sound()
    # who has nothing cannot begin it
    s = settling(seat("fan", samurai="umeko@bungo"), seat("mask", **holds(*second)), umeko_effect=version)
    assert "swap" not in {option.act for option in s.asked("A").options}


@pytest.mark.rule("senji", "R76")
def test_a_power_works_at_sea_and_ends_when_the_figure_leaves_the_map() -> None:
    s = settling(seat("fan", samurai="genji@north", fleets="north:0", flowers="sun plain"))
    assert s.offers("A", "card_change", "m01_1")
    s.act("A", "retire", "genji")
    assert not s.offers("A", "card_change", "m01_1")
    s.sound()


@pytest.mark.rule("senji", "R76")
def test_a_passive_power_ends_with_the_figure_too() -> None:
    def shown(samurai: str, fleets: str = "") -> int:
        s = settling(
            seat("fan", hand="mask.trade.1", samurai=samurai, fleets=fleets), seat("mask", flowers="sun plain plain")
        )
        if not samurai:
            s["A"].heroes = [next(h for h in s.table.samurai_deck if s.table.samurai(h).id == "jinnai")]
        count: int = s.act("A", "trade", "mask.trade.1").told("senji-trade")[0]["count"]
        return count

    assert (shown("jinnai@bungo"), shown("jinnai@south", "south:1"), shown("")) == (2, 2, 1)


@pytest.mark.rule("senji", "R77")
@pytest.mark.parametrize("name", ["daisuke", "ryuzo"])
def test_a_samurai_of_eight_has_no_power_and_is_asked_nothing(name: str) -> None:
    s = settling(seat("fan", samurai=f"{name}@bungo", hand="mask.trade.1", flowers="sun plain"), seat("mask"))
    samurai = next(s.table.samurai(handle) for handle in s["A"].samurai)
    assert (samurai.power, samurai.other_power, samurai.honour) == (None, None, 8)
    assert {option.act for option in s.asked("A").options} == {"pass", "retire"}
