"""Each of the eighteen samurai: what he can do, and where it ends."""

from __future__ import annotations

from typing import Any

import pytest

from senji.scene import LETTERS, Scene, filled, scene, seat

SKIRMISH = "lotus lotus lotus lotus cherry cherry cherry dragon dragon"
"""Nine dice that help neither Fan nor Mask."""


def war(attackers: str = "", defenders: str = "", armies: str = "3:3", dice: str = SKIRMISH, **more: Any) -> Scene:
    """Fan (A) attacks Iyo of Mask (B) from Bungo with everything; samurai by name."""
    many, against = armies.split(":")
    first = more.pop("first", {})
    second = more.pop("second", {})
    here = " ".join(f"{name}@bungo" for name in attackers.split())
    there = " ".join(f"{name}@iyo" for name in defenders.split())
    seats = filled(
        6,
        seat("fan", **{"lands": f"bungo:{many} chikuzen satsuma", "samurai": here} | first),
        seat("mask", **{"lands": f"iyo:{against} sanuki tosa", "samurai": there} | second),
    )
    s = scene(*seats, orders="bungo:move", stage="name", dice=dice, **more)
    who = [attackers.split()] if attackers else []
    return s.act("A", "march", *who, to="iyo", armies=int(many))


def finish(s: Scene) -> set[tuple[str, str]]:
    """Answer neutrally to the end of the war; who was asked what."""
    asked = set()
    while s.table.war is not None:
        ask = next(iter(s.match.waiting.values()))
        asked.add((LETTERS[ask.seat], ask.about))
        s.match.answer(ask.seat, ask.neutral)
    s.until_stage("settle").sound()
    return asked


def sums(s: Scene) -> list[int]:
    found: list[int] = s.told("senji-war-sum")[0]["sums"]
    return found


def dice_rolled(s: Scene) -> int:
    return len(s.told("senji-dice")[0]["dice"])


def settling(*given: Any, **more: Any) -> Scene:
    return scene(*filled(6, *given), stage="settle", settling="A", **more)


def acts(s: Scene, letter: str = "A") -> set[str]:
    return {option.act for option in s.asked(letter).options}


def figures(s: Scene, place: str) -> list[str]:
    view = s.match.game.view(s.table, None)
    if place in view["seas"]:
        return [name for fleet in view["seas"][place] for name in fleet["samurai"]]
    names: list[str] = view["provinces"][place]["samurai"]
    return names


# -- nothing but a samurai


@pytest.mark.proves("senji", "samurai", "daisuke")
@pytest.mark.proves("senji", "samurai", "ryuzo")
@pytest.mark.parametrize("name", ["daisuke", "ryuzo"])
def test_without_a_power_he_takes_a_die_for_a_point_and_is_asked_nothing(name: str) -> None:
    s = war(name)
    assert finish(s) == set()
    assert (dice_rolled(s), sums(s)) == (8, [4, 3])
    s = war("", name)
    finish(s)
    assert (dice_rolled(s), sums(s)) == (8, [3, 4])
    s = settling(seat("fan", samurai=f"{name}@bungo", flowers="plain", hand="mask.hostage.1"))
    assert acts(s) == {"pass", "display"}
    s.act("A", "display", "mask.hostage.1")
    assert s["A"].honour == 11


# -- war


@pytest.mark.proves("senji", "samurai", "akashi")
def test_akashi_attacking_rerolls_up_to_two_dice() -> None:
    s = war("akashi", dice="mask mask lotus lotus lotus lotus lotus lotus fan fan")
    assert s.asked("A", "senji-reroll").args == {"why": "akashi", "most": 2}
    assert not s.offers("A", "reroll", ["mask", "mask", "lotus"])
    s.act("A", "reroll", ["mask", "mask"])
    finish(s)
    assert sums(s) == [3 + 1 + 2, 3]
    assert len(s.told("senji-rerolled")) == 1


@pytest.mark.proves("senji", "samurai", "akashi")
def test_akashi_declining_keeps_the_dice_and_defending_is_not_asked() -> None:
    s = war("akashi").act("A", "decline")
    finish(s)
    assert (s.told("senji-rerolled"), sums(s)) == ([], [4, 3])
    s = war("", "akashi")
    assert ("B", "senji-reroll") not in finish(s)
    assert sums(s) == [3, 4]


@pytest.mark.proves("senji", "samurai", "akashi")
def test_akashi_rerolls_once_in_a_war_of_several_bouts() -> None:
    # one of his two dice comes out so that it is a tie
    tie = "mask mask lotus lotus lotus lotus lotus lotus mask lotus"
    s = war("akashi", dice=f"{tie} fan fan fan lotus lotus lotus lotus lotus")
    s.act("A", "reroll", ["mask", "mask"])
    assert ("A", "senji-reroll") not in finish(s)
    assert len(s.told("senji-war-tied")) == 1
    # who declines is asked again in the next bout
    s = war("akashi", dice="mask lotus lotus lotus lotus lotus lotus lotus")
    s.act("A", "decline").act("A", "decline")
    assert len(s.told("senji-dice")) == 2


@pytest.mark.proves("senji", "samurai", "benkei")
def test_benkei_is_worth_two_more_when_he_defends_alone() -> None:
    s = war("", "benkei")
    finish(s)
    assert (dice_rolled(s), sums(s)) == (8, [3, 3 + 1 + 2])
    s = war("benkei")
    finish(s)
    assert (dice_rolled(s), sums(s)) == (8, [3 + 1, 3])


@pytest.mark.proves("senji", "samurai", "sanada")
def test_sanada_is_worth_one_more_when_he_attacks_alone() -> None:
    s = war("sanada")
    finish(s)
    assert (dice_rolled(s), sums(s)) == (8, [3 + 1 + 1, 3])
    s = war("", "sanada")
    finish(s)
    assert (dice_rolled(s), sums(s)) == (8, [3, 3 + 1])


@pytest.mark.proves("senji", "samurai", "yagyu")
@pytest.mark.parametrize(("sides", "strength"), [(("yagyu", ""), [5, 3]), (("", "yagyu"), [3, 5])])
def test_yagyu_counts_as_two_samurai(sides: tuple[str, str], strength: list[int]) -> None:
    s = war(*sides)
    finish(s)
    assert (dice_rolled(s), sums(s)) == (7, strength)


@pytest.mark.proves("senji", "samurai", "hosokawa")
@pytest.mark.parametrize(("fewer", "removed", "honour"), [(0, [3, 3], 12), (1, [2, 3], 10), (2, [1, 3], 8)])
def test_hosokawa_having_won_may_spare_two_armies(fewer: int, removed: list[int], honour: int) -> None:
    s = war("hosokawa")
    assert not s.until("A", "senji-spare").offers("A", "spare", 3)
    s.act("A", "spare", fewer)
    finish(s)
    assert s.told("senji-war-won")[0]["removed"] == removed
    assert (s["A"].honour, s.armies("iyo")) == (10 + honour, fewer)


@pytest.mark.proves("senji", "samurai", "hosokawa")
def test_hosokawa_spares_no_more_than_is_lost_also_in_defence_and_nothing_in_defeat() -> None:
    s = war("", "hosokawa", "1:3")
    s.until("B", "senji-spare")
    assert list(s.asked("B").options[0].picks[0].shown) == [0, 1]
    s.act("B", "spare", 1)
    finish(s)
    assert (s.armies("iyo"), s["B"].honour) == (3, 11)
    s = war("hosokawa", "", "1:4")
    assert "senji-spare" not in {about for _, about in finish(s)}
    assert (s.owner("iyo"), s["A"].samurai) == ("B", {})


@pytest.mark.proves("senji", "samurai", "kenji")
def test_kenji_on_the_losing_side_goes_where_his_owner_says() -> None:
    s = war("kenji daisuke", "", "1:6").until("A", "senji-refuge")
    assert set(s.asked("A").options[0].picks[0].shown) == {"bungo", "chikuzen", "satsuma"}
    s.act("A", "go", "satsuma")
    finish(s)
    assert (figures(s, "satsuma"), figures(s, "iyo")) == (["kenji"], [])
    # the other one is lost
    assert [each["samurai"] for each in s.told("senji-samurai-lost")] == ["daisuke"]


@pytest.mark.proves("senji", "samurai", "kenji")
def test_kenji_without_a_province_goes_to_sea_and_without_a_sea_is_lost() -> None:
    s = war("", "kenji", "6:1", second={"lands": "iyo:1"})
    finish(s)
    assert s.told("senji-refuge") == [{"seat": 1, "samurai": "kenji", "to": "south"}]
    assert figures(s, "south") == ["kenji"]
    inland = filled(
        6, seat("dragon", lands="echigo:6 musashi mutsu"), seat("cherry", lands="shinano:1", samurai="kenji@shinano")
    )
    s = scene(*inland, orders="echigo:move", stage="name", dice=SKIRMISH)
    s.act("A", "march", to="shinano", armies=6)
    finish(s)
    assert (s.told("senji-refuge"), s.told("senji-samurai-lost")[0]["samurai"]) == ([], "kenji")


@pytest.mark.proves("senji", "samurai", "kenji")
def test_kenji_on_the_winning_side_stays() -> None:
    s = war("kenji", "", "4:1")
    assert "senji-refuge" not in {about for _, about in finish(s)}
    assert figures(s, "iyo") == ["kenji"]


@pytest.mark.proves("senji", "samurai", "tomoe")
@pytest.mark.parametrize(
    ("where", "loss"), [("tomoe@satsuma", 0), ("tomoe@north", 0), ("", 6)], ids=["province", "sea", "nowhere"]
)
def test_tomoe_on_the_map_makes_executed_hostages_cost_nothing(where: str, loss: int) -> None:
    first = {"samurai": where, "fleets": "north:1" if "north" in where else ""}
    s = war(armies="3:4", first=first, second={"hand": "fan.hostage.3"})
    s.act("B", "execute", "fan.hostage.3")
    assert (s["A"].honour, s["B"].sources["executed"]) == (10 - loss, 3)
    assert s.told("senji-executed")[0]["loss"] == loss
    finish(s)


@pytest.mark.proves("senji", "samurai", "tomoe")
def test_tomoe_does_not_spare_others() -> None:
    s = war(armies="3:4", second={"hand": "fan.hostage.3", "samurai": "tomoe@tosa"})
    s.act("B", "execute", "fan.hostage.3")
    assert s["A"].honour == 4


# -- ties and winter


def year_begins(samurai: str, **more: Any) -> Scene:
    seats = filled(6, seat("fan", honour=20), seat("mask", honour=20, samurai=samurai), seat("sabre", honour=19))
    return scene(*seats, stage="emperor", lot="0", **more)


@pytest.mark.proves("senji", "samurai", "chosogabe")
def test_chosogabe_wins_the_tie_for_host_and_nothing_without_a_tie() -> None:
    assert year_begins("chosogabe@iyo").told("senji-host") == [{"seat": 1, "tied": [0, 1]}]
    assert year_begins("daisuke@iyo").told("senji-host") == [{"seat": 0, "tied": [0, 1]}]
    seats = filled(6, seat("fan", honour=20), seat("mask", honour=19, samurai="chosogabe@iyo"))
    assert scene(*seats, stage="emperor").told("senji-host") == [{"seat": 0, "tied": []}]


@pytest.mark.proves("senji", "samurai", "chosogabe")
@pytest.mark.parametrize("samurai", ["chosogabe@iyo", ""])
def test_chosogabe_wins_the_tie_for_the_top_bid(samurai: str) -> None:
    seats = filled(5, seat("fan", hand="fan.hostage.4"), seat("mask", hand="mask.hostage.4", samurai=samurai))
    s = scene(*seats, stage="parley", lots={"dragon": "dragon.support.4"})
    s.act("A", "bid", ["fan.hostage.4"], family="dragon").act("B", "bid", ["mask.hostage.4"], family="dragon")
    s.until_stage("name")
    if samurai:
        assert s.told("senji-lot-won") == [{"seat": 1, "family": "dragon", "cards": ["dragon.support.4"]}]
        assert (s.hand("A"), s.hand("B")) == (["fan.hostage.4"], ["dragon.support.4"])
    else:
        assert s.told("senji-lot-tied") == [{"family": "dragon", "seats": [0, 1], "total": 4}]
    s.sound()


@pytest.mark.proves("senji", "samurai", "naoe")
def test_naoe_draws_a_card_by_lot_and_gives_one_of_his_owners_choice() -> None:
    seats = filled(
        6, seat("fan", samurai="naoe@bungo", hand="fan.trade.1"), seat("mask", hand="mask.trade.1 mask.trade.4")
    )
    s = scene(*seats, stage="reveal")
    # nobody can be chosen who holds nothing
    assert list(s.asked("A", "senji-naoe").options[1].picks[0].shown) == [1]
    s.rng.next["envoy"] = [1]
    s.act("A", "use", "B")
    assert s.offers("A", "give", "mask.trade.4")
    s.act("A", "give", "fan.trade.1")
    assert (s.hand("A"), s.hand("B")) == (["mask.trade.4"], ["fan.trade.1", "mask.trade.1"])
    assert s.heard("C", "senji-envoy") == [{"seat": 0, "of": 1}]
    assert s.heard("C", "senji-envoy-gift") == [{"seat": 0, "to": 1}]
    assert s.heard("B", "senji-envoy")[0]["card"] == "mask.trade.4"
    s.until_stage("parley").sound()


@pytest.mark.proves("senji", "samurai", "naoe")
def test_naoe_may_give_the_drawn_card_back_or_be_declined_once_a_winter() -> None:
    seats = filled(6, seat("fan", samurai="naoe@bungo"), seat("mask", hand="mask.trade.1"))
    s = scene(*seats, stage="reveal").act("A", "use", "B").act("A", "give", "mask.trade.1")
    assert s.hand("B") == ["mask.trade.1"]
    assert s.table.stage == "parley"
    s = scene(*seats, stage="reveal").act("A", "decline")
    assert (s.table.stage, s.told("senji-envoy"), s.hand("B")) == ("parley", [], ["mask.trade.1"])
    bare = filled(6, seat("fan"), seat("mask", hand="mask.trade.1"))
    assert scene(*bare, stage="reveal").table.stage == "parley"


@pytest.mark.proves("senji", "samurai", "mori")
def test_mori_looks_at_one_hand_after_the_bids_are_closed() -> None:
    seats = filled(5, seat("fan", samurai="mori@bungo"), seat("mask", hand="mask.trade.4 mask.trade.1"))
    s = scene(*seats, stage="parley", lots={"dragon": "dragon.support.4"})
    s.act("B", "bid", ["mask.trade.4"], family="dragon").until("A", "senji-mori")
    assert s.told("senji-bids") == []
    s.act("A", "look", "B")
    # what lies as a bid is not in the hand
    assert s.heard("A", "senji-look") == [{"seat": 0, "of": 1, "cards": ["mask.trade.1"]}]
    assert s.heard("B", "senji-look") == s.heard("C", "senji-look") == [{"seat": 0, "of": 1}]
    assert len(s.told("senji-bids")) == 1
    assert s.match.game.view(s.table, 0)["me"]["known"]["1"] == ["mask.trade.1", "dragon.support.4"]
    s.sound()


@pytest.mark.proves("senji", "samurai", "mori")
def test_mori_may_be_declined_and_does_nothing_off_the_map() -> None:
    seats = filled(6, seat("fan", samurai="mori@bungo"))
    s = scene(*seats, stage="parley").until("A", "senji-mori").act("A", "decline")
    assert (s.told("senji-look"), s.table.stage) == ([], "orders")
    seats = filled(6, seat("fan", heroes="mori"))
    s = scene(*seats, stage="bids", heroes=True)
    assert s.table.stage == "orders"


# -- summer and autumn


@pytest.mark.proves("senji", "samurai", "fujita")
@pytest.mark.parametrize(("where", "count"), [("bungo", 3), ("satsuma", 2), ("south", 2)])
def test_fujita_draws_one_flower_more_where_he_stands(where: str, count: int) -> None:
    first = seat("fan", samurai=f"fujita@{where}", fleets="south:1" if where == "south" else "")
    s = scene(*filled(6, first), orders="bungo:produce", stage="name").until_stage("settle")
    assert [each["count"] for each in s.told("senji-produced")] == [count]
    assert len(s["A"].flowers) == count
    s.sound()


@pytest.mark.proves("senji", "samurai", "genji")
def test_genji_changes_one_flower_for_two_once_an_autumn() -> None:
    s = settling(seat("fan", samurai="genji@bungo", flowers="plain"), deck="sun animal")
    s.act("A", "card_change", "m01_3")
    assert sorted(s.table.flower(flower).kind for flower in s["A"].flowers) == ["animal", "sun"]
    assert [s.table.flower(flower).kind for flower in s.table.flower_discard] == ["plain"]
    assert s.heard("B", "senji-card-change") == [{"seat": 0, "flower": "m01_3"}]
    assert "card_change" not in acts(s)
    s.act("A", "pass").until("A", "senji-settle")
    assert s.table.year == 2
    assert "card_change" in acts(s)
    s.sound()


@pytest.mark.proves("senji", "samurai", "genji")
def test_genji_needs_a_flower_and_a_place_on_the_map() -> None:
    assert "card_change" not in acts(settling(seat("fan", samurai="genji@bungo")))
    assert "card_change" not in acts(settling(seat("fan", flowers="plain", heroes="genji"), heroes=True))


@pytest.mark.proves("senji", "samurai", "ishida")
def test_ishida_adds_one_to_each_hostage_displayed_and_takes_it_back() -> None:
    s = settling(seat("fan", samurai="ishida@bungo", hand="mask.hostage.2 sabre.hostage.3"))
    s.act("A", "display", "mask.hostage.2").act("A", "display", "sabre.hostage.3")
    assert s["A"].honour == 10 + 3 + 4
    s.act("A", "take_back", "mask.hostage.2")
    assert s["A"].honour == 10 + 4
    s.sound()


@pytest.mark.proves("senji", "samurai", "ishida")
def test_ishida_off_the_map_adds_nothing_and_what_he_added_goes_with_the_card() -> None:
    s = settling(seat("fan", samurai="ishida@bungo", hand="mask.hostage.2 sabre.hostage.3"), heroes=True)
    s.act("A", "display", "mask.hostage.2").act("A", "retire", "ishida").act("A", "display", "sabre.hostage.3")
    assert s["A"].honour == 10 + 3 + 3
    s.act("A", "take_back", "mask.hostage.2").act("A", "take_back", "sabre.hostage.3")
    assert s["A"].honour == 10
    s.sound()


@pytest.mark.proves("senji", "samurai", "jinnai")
@pytest.mark.parametrize(("samurai", "count"), [("jinnai@bungo", 3), ("", 2)])
def test_jinnai_is_shown_one_flower_more(samurai: str, count: int) -> None:
    s = settling(seat("fan", samurai=samurai, hand="mask.trade.2"), seat("mask", flowers="sun animal plain ribbon"))
    s.act("A", "trade", "mask.trade.2")
    show = s.asked("B", "senji-show-flowers").options[0].picks[0]
    assert (show.least, show.most) == (count, count)


@pytest.mark.proves("senji", "samurai", "jinnai")
def test_jinnai_is_shown_no_more_than_there_is_and_others_are_not() -> None:
    s = settling(seat("fan", samurai="jinnai@bungo", hand="mask.trade.2"), seat("mask", flowers="sun plain"))
    assert s.act("A", "trade", "mask.trade.2").told("senji-trade")[0]["count"] == 2
    s = settling(seat("fan", hand="mask.trade.1"), seat("mask", samurai="jinnai@iyo", flowers="sun plain"))
    assert s.act("A", "trade", "mask.trade.1").told("senji-trade")[0]["count"] == 1


@pytest.mark.proves("senji", "samurai", "okabe")
def test_okabe_lets_a_plain_flower_stand_for_another_kind_once_an_autumn() -> None:
    flowers = "sun sun sun plain animal animal animal plain"
    s = settling(seat("fan", samurai="okabe@bungo", flowers=flowers))
    assert not s.offers("A", "redeem", combination="four_suns")
    s.act("A", "redeem_wild", combination="four_suns", kind="sun")
    assert s["A"].honour == 22
    assert sorted(s.table.flower(f).kind for f in s.table.flower_discard) == ["plain", "sun", "sun", "sun"]
    assert "redeem_wild" not in acts(s)
    s.act("A", "pass").until("A", "senji-settle")
    assert s.offers("A", "redeem_wild", combination="four_animals", kind="animal")
    s.sound()


@pytest.mark.proves("senji", "samurai", "okabe")
def test_okabe_replaces_one_flower_only_and_none_off_the_map() -> None:
    s = settling(seat("fan", samurai="okabe@bungo", flowers="sun sun plain plain"))
    assert not s.offers("A", "redeem_wild", combination="four_suns", kind="sun")
    s = settling(seat("fan", flowers="sun sun sun plain", heroes="okabe"), heroes=True)
    assert "redeem_wild" not in acts(s)


@pytest.mark.proves("senji", "samurai", "umeko")
def test_umeko_swaps_a_flower_once_an_autumn() -> None:
    s = settling(seat("fan", samurai="umeko@bungo", flowers="plain plain"), seat("mask", flowers="sun sun"))
    s.act("A", "swap", "B").act("A", "give", "m01_3").act("B", "give", "m01_1")
    assert sorted(s.table.flower(flower).kind for flower in s["A"].flowers) == ["plain", "sun"]
    assert "swap" not in acts(s)
    s.act("A", "pass").until("A", "senji-settle")
    assert "swap" in acts(s)
    s.sound()


@pytest.mark.proves("senji", "samurai", "umeko")
def test_umeko_off_the_map_swaps_nothing() -> None:
    s = settling(seat("fan", heroes="umeko", flowers="plain"), seat("mask", flowers="sun"), heroes=True)
    assert "swap" not in acts(s)
