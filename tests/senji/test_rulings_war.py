"""Rulings of war: R37-R51, R81, R83, Kenji and the moments of powers (R86)."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.kernel.rng import Rng
from senji.scene import Scene, filled, scene, seat


def war(dice: str, a: dict[str, Any], b: dict[str, Any], *, armies: int = 3, samurai: Any = (), **how: Any) -> Scene:
    """A (Fan) attacks Iyo of B (Mask) from Bungo. Dice that are not said are Lotus, nobody's crest here."""
    a, b = dict(a), dict(b)
    a.setdefault("lands", f"bungo:{armies} chikuzen satsuma")
    b.setdefault("lands", "iyo:3 sanuki tosa")
    s = scene(
        *filled(how.pop("players", 6), seat("fan", **a), seat("mask", **b)),
        orders="bungo:move",
        stage="name",
        dice=dice + " lotus" * 40,
        **how,
    )
    if armies:
        return s.act("A", "march", to="iyo", armies=armies, **({"samurai": samurai} if samurai else {}))
    return s.act("A", "samurai", samurai, to="iyo")


def result(s: Scene) -> dict[str, Any]:
    """The first war to its end, with everybody declining whatever is not said."""
    return s.until_stage("settle").sound().told("senji-war-won")[0]


@pytest.mark.rule("senji", "R37")
def test_an_empty_province_is_fought_for_with_dice() -> None:
    s = war("mask mask mask mask", {}, {"lands": "iyo sanuki tosa"}, armies=2)
    assert result(s) == {"seat": 1, "of": 0, "province": "iyo", "removed": [2, 0], "honour": 2}
    assert len(s.told("senji-dice")[0]["dice"]) == 9
    assert s.told("senji-war-sum")[0]["sums"] == [2, 4]
    assert (s["A"].honour, s["B"].honour, s.owner("iyo"), s.armies("bungo")) == (10, 12, "B", 0)


@pytest.mark.rule("senji", "R39")
def test_each_samurai_takes_a_die_out_and_counts_one() -> None:
    s = war(
        "fan",
        {"samurai": "daisuke@bungo ryuzo@bungo", "hand": "sabre.support.1"},
        {"lands": "iyo:1 sanuki tosa", "samurai": "ishida@iyo"},
        armies=1,
        samurai=("daisuke", "ryuzo"),
    ).until("A", "senji-support")
    assert len(s.told("senji-dice")[0]["dice"]) == 6
    assert s.view(None)["war"]["bonus"] == [2, 1]
    result(s)
    assert s.told("senji-war-sum")[0]["sums"] == [1 + 2 + 1, 1 + 1]


@pytest.mark.rule("senji", "R41")
def test_the_winner_removes_as_many_as_the_loser_whose_samurai_fall_too() -> None:
    s = war("", {"samurai": "daisuke@bungo"}, {"lands": "iyo:6 sanuki tosa"}, armies=2, samurai="daisuke")
    assert result(s) == {"seat": 1, "of": 0, "province": "iyo", "removed": [2, 2], "honour": 4}
    assert (s["B"].honour, s.armies("iyo")) == (14, 4)
    assert s.told("senji-samurai-lost") == [{"seat": 0, "samurai": "daisuke", "hero": False}]
    assert s["A"].samurai == {}
    assert s.view(None)["samurai_discard"] == ["daisuke"]


@pytest.mark.rule("senji", "R42")
def test_any_number_of_hostages_may_be_executed_at_the_start() -> None:
    s = war(
        "",
        {"honour": 20, "hand": "sabre.support.1"},
        {"hand": "fan.hostage.2 fan.hostage.3 fan.support.2 sabre.hostage.4"},
    )
    execute = next(option for option in s.asked("B", "senji-execute").options if option.act == "execute")
    assert list(execute.picks[0].shown) == ["fan.hostage.2", "fan.hostage.3"]
    s.act("B", "execute", ("fan.hostage.2", "fan.hostage.3"))
    assert s.told("senji-executed") == [
        {"seat": 1, "cards": ["fan.hostage.2", "fan.hostage.3"], "gain": 5, "of": 0, "loss": 10}
    ]
    s.awaits("A", "senji-support")
    assert (s["A"].honour, s["B"].honour) == (10, 15)
    assert {"fan.hostage.2", "fan.hostage.3"} <= set(s.view(None)["box"])
    assert s.hand("B") == ["fan.support.2", "sabre.hostage.4"]


@pytest.mark.rule("senji", "R43")
def test_an_execution_takes_nobody_below_minus_nine() -> None:
    s = war("", {"honour": -6, "hand": "sabre.support.1"}, {"hand": "fan.hostage.3"})
    s.act("B", "execute", "fan.hostage.3").awaits("A", "senji-support")
    assert (s["A"].honour, s["B"].honour) == (-9, 13)
    assert s.told("senji-executed")[0]["loss"] == 3
    assert s["A"].sources["executed"] == -3


@pytest.mark.rule("senji", "R44")
def test_support_of_the_enemys_family_is_refused_and_the_own_zero_is_a_bluff() -> None:
    s = war("fan", {"hand": "mask.support.3 fan.support.0 sabre.support.4"}, {"hand": "fan.support.4"})
    s.until("A", "senji-support")
    card = next(option for option in s.asked("A").options if option.act == "card")
    assert list(card.picks[0].shown) == ["fan.support.0", "sabre.support.4"]
    # the defender has nothing that he may play, so he has no choice
    assert s.match.asked(1) is None
    s.act("A", "card", "fan.support.0")
    result(s)
    assert s.told("senji-supports")[0]["cards"] == ["fan.support.0", None]
    assert s.told("senji-supports")[0]["points"] == [0, 0]
    assert s.told("senji-card-home") == [{"card": "fan.support.0", "seat": 0}]
    assert s.hand("A") == ["fan.support.0", "mask.support.3", "sabre.support.4"]


@pytest.mark.rule("senji", "R45")
def test_support_of_the_own_family_is_worth_nothing() -> None:
    s = war("fan fan fan fan", {"hand": "fan.support.3"}, {}).act("A", "card", "fan.support.3")
    result(s)
    assert s.told("senji-supports")[0]["points"] == [0, 0]
    assert s.told("senji-war-sum")[0]["sums"] == [7, 3]


@pytest.mark.rule("senji", "R47")
@pytest.mark.parametrize(("number", "matching"), [(4, 2), (2, 4)])
def test_support_is_worth_its_number_but_no_more_than_the_dice_that_match(number: int, matching: int) -> None:
    s = war("sabre " * matching + "fan", {"hand": f"sabre.support.{number}"}, {})
    s.act("A", "card", f"sabre.support.{number}")
    result(s)
    assert s.told("senji-supports")[0]["points"] == [2, 0]
    assert s.told("senji-war-sum")[0]["sums"] == [3 + 1 + 2, 3]


@pytest.mark.rule("senji", "R49")
def test_a_neutral_support_card_works_and_is_shuffled_into_its_deck() -> None:
    s = war(
        "dragon dragon dragon", {"hand": "dragon.support.3"}, {}, players=5,
        decks={"dragon": "dragon.trade.1 dragon.trade.2"},
    )  # fmt: skip
    s.act("A", "card", "dragon.support.3")
    result(s)
    assert s.told("senji-supports")[0]["points"] == [3, 0]
    assert s.told("senji-card-home") == [{"card": "dragon.support.3", "seat": None}]
    deck = s.lot_of("dragon").deck
    assert sorted(s.table.wires(deck)) == ["dragon.support.3", "dragon.trade.1", "dragon.trade.2"]
    # nobody can tell where in the deck it lies
    assert all(not s.table.seen[0][number] >> card & 1 for number in range(5) for card in deck)


@pytest.mark.rule("senji", "R50")
def test_who_loses_his_last_province_keeps_cards_honour_and_fleets_and_plays_on() -> None:
    s = war(
        "fan fan fan fan",
        {},
        {"lands": "iyo:1", "hand": "lotus.trade.1", "flowers": "sun", "honour": 12, "fleets": "south:2"},
    )
    s.until("B", "senji-settle")
    assert s.table.provinces_of(1) == []
    assert s["B"].alive
    assert (s["B"].honour, s.hand("B"), len(s["B"].flowers), s.fleet("south", "B")) == (12, ["lotus.trade.1"], 1, 2)
    s.act("B", "hire", 3, sea="south").act("B", "pass")
    assert (s["B"].honour, s.fleet("south", "B")) == (3, 5)
    s.sound().until_stage("orders")
    # without a province there is no order to lay, but the fleet acts in summer
    assert all(each != 1 for each in s.match.waiting)
    s.until_stage("name").until("B", "senji-move")
    assert s.asked("B").args == {"place": "south"}


@pytest.mark.rule("senji", "R51")
def test_the_defender_decides_before_the_attacker() -> None:
    s = war(
        "lotus " * 9 + "mask mask fan fan",
        {"heroes": "yagyu"},
        {"heroes": "benkei"},
        heroes=True,
    )
    s.until("B", "senji-reroll")
    assert s.asked("B").args == {"why": "benkei", "most": 9}
    assert s.match.asked(0) is None
    s.act("B", "reroll", ("lotus", "lotus"))
    # the attacker decides on the dice that result
    assert s.asked("A", "senji-reroll").args["why"] == "yagyu"
    assert list(s.asked("A").options[1].picks[0].shown).count("mask") == 2
    s.act("A", "reroll", ("mask", "lotus"))
    assert [each["seat"] for each in s.told("senji-rerolled")] == [1, 0]
    assert s.told("senji-rerolled")[1]["dice"].count("fan") == 2
    result(s)


@pytest.mark.rule("senji", "R51")
def test_a_red_hero_of_the_defender_comes_before_akashi() -> None:
    s = war("lotus " * 8, {"samurai": "akashi@bungo"}, {"heroes": "benkei"}, heroes=True, samurai="akashi").until(
        "B", "senji-reroll"
    )
    assert s.match.asked(0) is None
    s.act("B", "decline")
    assert s.asked("A", "senji-reroll").args == {"why": "akashi", "most": 2}


@pytest.mark.rule("senji", "R51")
@pytest.mark.parametrize(
    ("attacking", "defending", "bonus"),
    [("sanada", "benkei", [2, 3]), ("yagyu", "tomoe", [2, 1]), ("benkei", "sanada", [1, 1])],
)
def test_passive_powers_count_without_a_question(attacking: str, defending: str, bonus: list[int]) -> None:
    s = war("", {"samurai": f"{attacking}@bungo"}, {"samurai": f"{defending}@iyo"}, samurai=attacking)
    # nobody holds a card, so nobody has a choice before autumn
    assert s.asked("A").about == "senji-autumn-order"
    assert s.told("senji-rerolled") == []
    assert s.told("senji-war-sum")[0]["sums"] == [3 + bonus[0], 3 + bonus[1]]
    assert [entry.about for entry in s.match.inputs] == ["senji-move"]


NINE = ("daisuke", "ryuzo", "ishida", "jinnai", "fujita", "genji", "okabe", "naoe", "mori")


@pytest.mark.rule("senji", "R81")
def test_nine_samurai_leave_no_die_and_a_tie_is_the_defenders() -> None:
    s = war(
        "",
        {"samurai": " ".join(f"{name}@bungo" for name in NINE[:4])},
        {"lands": "iyo:2 sanuki tosa", "samurai": " ".join(f"{name}@iyo" for name in NINE[4:])},
        samurai=NINE[:4],
    )
    assert result(s) == {"seat": 1, "of": 0, "province": "iyo", "removed": [3, 2], "honour": 5}
    assert s.told("senji-dice") == [{"dice": [], "crests": [0, 0]}]
    assert s.told("senji-war-sum") == [{"attacker": 0, "defender": 1, "sums": [7, 7]}]
    assert s.told("senji-war-tied") == []
    assert s.owner("iyo") == "B"


@pytest.mark.rule("senji", "R83")
@pytest.mark.parametrize(("fewer", "honour"), [(0, 12), (1, 10), (2, 8)])
def test_hosokawa_spares_up_to_two_armies_and_their_honour(fewer: int, honour: int) -> None:
    s = war("fan", {"samurai": "hosokawa@bungo"}, {}, samurai="hosokawa")
    assert s.asked("A", "senji-spare").args == {"armies": 3}
    s.act("A", "spare", fewer)
    assert result(s)["honour"] == honour
    assert s.told("senji-war-won")[0]["removed"] == [3 - fewer, 3]
    assert (s["A"].honour, s.armies("iyo")) == (10 + honour, fewer)


@pytest.mark.rule("senji", "R86")
def test_kenji_chooses_his_refuge_after_the_losses_whatever_stands_there() -> None:
    s = war(
        "",
        {"lands": "bungo:3 chikuzen:6 satsuma", "samurai": "kenji@bungo"},
        {"lands": "iyo:6 sanuki tosa"},
        samurai="kenji",
    )
    assert s.asked("A", "senji-refuge").args == {"samurai": "kenji"}
    # the war is decided and paid for
    assert s.told("senji-war-won")[0]["removed"] == [3, 3]
    assert (s["B"].honour, s.armies("iyo")) == (16, 3)
    assert list(s.asked("A").options[0].picks[0].shown) == ["chikuzen", "bungo", "satsuma"]
    s.act("A", "go", "chikuzen")
    assert s.told("senji-refuge") == [{"seat": 0, "samurai": "kenji", "to": "chikuzen"}]
    assert s.told("senji-samurai-lost") == []
    s.until_stage("settle").sound()


@pytest.mark.rule("senji", "R86")
def test_kenji_finds_his_refuge_before_the_next_step_of_the_order() -> None:
    s = war(
        "",
        {"lands": "bungo:5 chikuzen satsuma", "samurai": "kenji@bungo"},
        {"lands": "iyo:6 sanuki tosa"},
        armies=3,
        samurai="kenji",
    )
    assert s.asked("A").about == "senji-refuge"
    s.act("A", "go", "satsuma")
    assert s.asked("A", "senji-move").args == {"place": "bungo"}


@pytest.mark.rule("senji", "R86")
@pytest.mark.parametrize("fleets", ["", "south:6"])
def test_kenji_without_a_province_goes_to_the_sea_nearby(fleets: str) -> None:
    s = war("fan fan", {}, {"lands": "iyo:1", "samurai": "kenji@iyo", "fleets": fleets})
    s.until("B", "senji-settle")
    assert s.told("senji-refuge") == [{"seat": 1, "samurai": "kenji", "to": "south"}]
    assert s.fleet("south", "B") == (6 if fleets else 0)
    assert s["B"].alive
    s.sound()


@pytest.mark.rule("senji", "R86")
def test_kenji_dies_where_there_is_neither_a_province_nor_a_sea() -> None:
    s = scene(
        *filled(
            6,
            seat("dragon", lands="echigo:3 mutsu musashi"),
            seat("cherry", lands="shinano:1", samurai="kenji@shinano"),
        ),
        orders="echigo:move",
        stage="name",
        dice="dragon dragon" + " fan" * 20,
    )
    s.act("A", "march", to="shinano", armies=3).until_stage("settle")
    assert s.told("senji-samurai-lost") == [{"seat": 1, "samurai": "kenji", "hero": False}]
    s.sound()


@pytest.mark.rule("senji", "R86")
def test_the_steps_of_a_war_come_in_the_order_of_the_rules() -> None:
    s = war(
        "fan lotus lotus lotus lotus lotus lotus fan",
        {"samurai": "akashi@bungo hosokawa@bungo", "hand": "lotus.support.2"},
        {"hand": "fan.hostage.1"},
        samurai=("akashi", "hosokawa"),
    )
    asked = []
    for letter, act, words in (
        ("B", "execute", ("fan.hostage.1",)),
        ("A", "reroll", ("lotus",)),
        ("A", "card", ("lotus.support.2",)),
        ("A", "spare", (1,)),
    ):
        asked.append((letter, s.asked(letter).about))
        s.act(letter, act, *words)
    assert asked == [
        ("B", "senji-execute"), ("A", "senji-reroll"), ("A", "senji-support"), ("A", "senji-spare"),
    ]  # fmt: skip
    keys = [each.key for each in s.news if each.key.startswith("senji-")]
    steps = [
        "senji-war", "senji-executed", "senji-dice", "senji-rerolled", "senji-supports", "senji-war-sum",
        "senji-card-home", "senji-war-won", "senji-conquered",
    ]  # fmt: skip
    assert [key for key in keys if key in steps] == steps


def test_a_neutral_support_is_what_it_was_in_every_imagined_world() -> None:
    s = war(
        "dragon dragon dragon",
        {"samurai": "hosokawa@bungo", "hand": "dragon.support.3"},
        {},
        players=5,
        decks={"dragon": "dragon.trade.1 dragon.trade.2 dragon.trade.3"},
        samurai="hosokawa",
    ).act("A", "card", "dragon.support.3")
    # it lies in its deck again while the winner is still asked what he spares
    s.awaits("A", "senji-spare")
    for number in range(20):
        world = s.match.imagine(2, Rng("world", number))
        assert world.game.view(world.table, 2) == s.view("C")
