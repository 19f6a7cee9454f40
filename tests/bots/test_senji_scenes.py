"""What the `thumb` bot of SENJI answers in given positions."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.bots.senji.box import FAMILY, PROVINCE
from sanzhan.bots.senji.dealing import MOST
from sanzhan.bots.senji.thumb import SenjiThumb
from sanzhan.kernel.ask import Option, Pick, Seen
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.senji.data import DATA
from sanzhan.senji.game import SENJI
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.player import Display
from sanzhan.senji.table import CARD, WIRES, Promise, Stage, Table

SUNS = [flower.id for flower in DATA.flowers if flower.kind == "sun"]
PLAINS = [flower.id for flower in DATA.flowers if flower.kind == "plain"]
ANIMALS = [flower.id for flower in DATA.flowers if flower.kind == "animal"]
RIBBONS = [flower.id for flower in DATA.flowers if flower.kind == "ribbon"]


class Scene:
    """Everybody stands in his homes without an army, with his own twelve cards, 20 honour each, in the second year."""

    def __init__(self, stage: Stage, seats: int = 6) -> None:
        self.table: Table = SENJI.setup(seats, SenjiOptions(), Streams(bytes(32)))
        table = self.table
        table.stage, table.year, table.host = stage, 2, 0
        table.flower_deck += [flower for player in table.players for flower in player.flowers]
        for player in table.players:
            player.flowers = []
            player.honour = 20
            table.samurai_deck += player.dealt
            player.dealt = []
            for home in DATA.families[player.family].homes:
                table.owner[home] = player.seat

    def seat(self, family: str) -> int:
        return self.table.seat_of[FAMILY[family]]

    def armies(self, **armies: int) -> Scene:
        for province, count in armies.items():
            self.table.armies[PROVINCE[province]] = count
        return self

    def gives(self, family: str, to: str, cards: str) -> Scene:
        """Cards that this family holds go to another, and both know where they are."""
        giver, taker = self.table[self.seat(family)], self.table[self.seat(to)]
        for wire in cards.split():
            card = next(each for each in giver.hand if WIRES[self.table.face[CARD][each]] == wire)
            giver.hand.remove(card)
            taker.hand.append(card)
        self.table.forget(CARD, (*giver.hand, *taker.hand), (giver.seat, taker.seat))
        return self

    def displays(self, family: str, cards: str) -> Scene:
        player = self.table[self.seat(family)]
        for wire in cards.split():
            card = next(each for each in player.hand if WIRES[self.table.face[CARD][each]] == wire)
            player.hand.remove(card)
            face = self.table.card(card)
            player.displayed[face.family] = Display(card, face.value)
        return self

    def flowers(self, family: str, faces: list[str]) -> Scene:
        player = self.table[self.seat(family)]
        for face in faces:
            handle = next(each for each in self.table.flower_deck if self.table.flower(each).id == face)
            self.table.flower_deck.remove(handle)
            player.flowers.append(handle)
        return self

    def says(
        self, family: str, about: str, *options: Option[Any], view: dict[str, Any] | None = None, **args: Any
    ) -> tuple[str, list[list[Any]]]:
        """The act, and what is chosen for each pick; `view`: what of it is to be another."""
        seat = self.seat(family)
        whole = SENJI.view(self.table, seat) | {"settling": seat} | (view or {})
        question = Seen(seat, 1, 0, about, args, options)
        index, chosen = SenjiThumb().choose(whole, [], question, Rng("scene", family))
        option = options[index]
        return option.act, [[p.candidates[i] for i in places] for p, places in zip(option.picks, chosen, strict=True)]


def way(act: str, *picks: Pick, **args: Any) -> Option[Any]:
    return Option(act, lambda *_: None, *picks, args=args)


# -- the map


def marches(armies: int, *targets: tuple[str, int]) -> list[Option[Any]]:
    return [
        way("done"),
        *[
            way("march", Pick("armies", range(1, armies + 1)), to=to, by=None, war=seat, dice=False)
            for to, seat in targets
        ],
    ]


def test_attacks_the_stack_that_is_a_little_smaller() -> None:
    scene = Scene("name").armies(aki=5, iyo=3)
    targets = marches(5, ("iyo", scene.seat("mask")), ("tamba", scene.seat("lotus")))
    act, chosen = scene.says("sabre", "senji-move", *targets, place="aki")
    assert (act, chosen) == ("march", [[5]])


def test_high_hostages_keep_the_peace() -> None:
    scene = Scene("name").armies(aki=3, iyo=3)
    targets = marches(3, ("iyo", scene.seat("mask")))
    assert scene.says("sabre", "senji-move", *targets, place="aki")[0] == "march"
    scene.gives("sabre", "mask", "sabre.hostage.4 sabre.hostage.3")
    assert scene.says("sabre", "senji-move", *targets, place="aki")[0] == "done"


def test_a_promise_of_peace_is_kept() -> None:
    scene = Scene("name").armies(aki=6, iyo=3)
    mask, sabre = scene.seat("mask"), scene.seat("sabre")
    targets = marches(6, ("iyo", mask))
    assert scene.says("sabre", "senji-move", *targets, place="aki")[0] == "march"
    scene.table.promises = (Promise(2, sabre, mask, "no-attack"),)
    assert scene.says("sabre", "senji-move", *targets, place="aki")[0] == "done"
    scene.table.promises = (Promise(1, sabre, mask, "no-attack"),)
    assert scene.says("sabre", "senji-move", *targets, place="aki")[0] == "march"


def test_orders_attack_where_it_pays_and_harvest_elsewhere() -> None:
    scene = Scene("orders").armies(aki=5, iyo=4)
    tokens = [kind for kind in ("produce", "recruit", "move") for _ in range(3)]
    orders = way("orders", Pick("token", tokens, least=3, most=3, ordered=True))
    provinces = ["nagato", "izumo", "aki"]
    act, chosen = scene.says("sabre", "senji-orders", orders, provinces=provinces)
    assert (act, chosen) == ("orders", [["produce", "produce", "move"]])


def test_the_host_lets_his_attack_go_before_his_harvest() -> None:
    scene = Scene("name").armies(aki=6, iyo=3)
    scene.table.host = scene.seat("sabre")
    view = SENJI.view(scene.table, scene.seat("sabre"))
    me = view["me"] | {"orders": {"nagato": "produce", "izumo": "produce", "aki": "move"}}
    named = way("province", Pick("province", ["iyo", "nagato", "izumo", "aki"]))
    assert scene.says("sabre", "senji-name-order", named, view={"me": me}) == ("province", [["aki"]])


@pytest.mark.parametrize(("promise", "named"), [("name-early", "sanuki"), ("name-late", "chikuzen")])
def test_the_host_names_as_he_promised(promise: str, named: str) -> None:
    scene = Scene("name")
    mask, sabre = scene.seat("mask"), scene.seat("sabre")
    scene.table.promises = (Promise(2, sabre, mask, promise),)
    candidates = way("province", Pick("province", ["sanuki", "chikuzen"]))
    assert scene.says("sabre", "senji-name-order", candidates) == ("province", [[named]])


# -- war


def war(scene: Scene, dice: list[str], armies: tuple[int, int] = (3, 3)) -> dict[str, Any]:
    return {
        "attacker": scene.seat("sabre"), "defender": scene.seat("mask"), "province": "iyo", "origin": "aki",
        "station": "support", "round": 1, "armies": list(armies), "samurai": [[], []], "bonus": [0, 0], "dice": dice,
        "crests": [dice.count("sabre"), dice.count("mask")], "supports": None, "support_points": [0, 0],
        "executed": [],
    }  # fmt: skip


BEHIND = ["mask", "mask", "sabre", "lotus", "lotus", "fan", "fan", "cherry", "dragon"]
AHEAD = ["sabre", "sabre", "sabre", "lotus", "lotus", "fan", "cherry", "cherry", "dragon"]


def supports(scene: Scene, dice: list[str], cards: str) -> tuple[str, list[list[Any]]]:
    held = [way("decline"), way("card", Pick("card", cards.split()))]
    sides = {"attacker": scene.seat("sabre"), "defender": scene.seat("mask")}
    return scene.says("sabre", "senji-support", *held, view={"war": war(scene, dice)}, province="iyo", **sides)


def test_plays_the_support_that_turns_the_war() -> None:
    scene = Scene("name").gives("lotus", "sabre", "lotus.support.4").gives("cherry", "sabre", "cherry.support.4")
    cards = "lotus.support.4 cherry.support.4 sabre.support.0"
    assert supports(scene, BEHIND, cards) == ("card", [["lotus.support.4"]])


def test_plays_no_support_that_changes_nothing() -> None:
    scene = Scene("name").gives("dragon", "sabre", "dragon.support.4")
    assert supports(scene, AHEAD, "dragon.support.4") == ("decline", [])


def test_executes_what_hurts_the_attacker() -> None:
    scene = Scene("name").gives("sabre", "mask", "sabre.hostage.4 sabre.hostage.2")
    pick = Pick("card", ["sabre.hostage.2", "sabre.hostage.4"], most=2)
    options = (way("decline"), way("execute", pick))
    attacker = scene.seat("sabre")
    view = {"war": war(scene, [])}
    act, chosen = scene.says("mask", "senji-execute", *options, view=view, attacker=attacker, province="iyo")
    assert act == "execute"
    assert "sabre.hostage.4" in chosen[0]


def test_rolls_the_enemys_crests_again() -> None:
    scene = Scene("name")
    options = (way("decline"), way("reroll", Pick("die", [*AHEAD[:4], "mask", "mask"], most=2)))
    view = {"war": war(scene, [*AHEAD[:4], "mask", "mask"])}
    assert scene.says("sabre", "senji-reroll", *options, view=view, why="akashi", most=2) == (
        "reroll",
        [["mask", "mask"]],
    )


# -- winter


def offers(scene: Scene, gives: str, wants: str, wild: str | None = None, state: str = "open") -> dict[str, Any]:
    fan, mask = scene.seat("fan"), scene.seat("mask")
    return {
        "id": f"{mask}-{fan}-1", "from": mask, "to": fan, "gives": gives.split(), "wants": wants.split(),
        "wild": wild, "open": False, "reason": None, "promise": None, "state": state, "gave": None,
    }  # fmt: skip


def answers(scene: Scene, *made: dict[str, Any], wild: str = "") -> tuple[str, list[list[Any]]]:
    """What Fan says to the last of these offers."""
    me = SENJI.view(scene.table, scene.seat("fan"))["me"] | {"offers": list(made)}
    picks = [Pick("card", wild.split())] if wild else []
    offer = made[-1]["id"]
    options = (way("ready"), way("accept", *picks, offer=offer), way("decline", offer=offer))
    return scene.says("fan", "senji-winter", *options, view={"me": me}, year=2)


def test_accepts_a_new_family_for_a_card_of_little_worth() -> None:
    scene = Scene("parley")
    wild = "fan.hostage.4 fan.support.0 fan.trade.3"
    assert answers(scene, offers(scene, "mask.hostage.3", "", "fan.any"), wild=wild) == ("accept", [["fan.support.0"]])


def test_declines_what_gives_nothing_for_something() -> None:
    scene = Scene("parley").gives("lotus", "fan", "lotus.hostage.3")
    assert answers(scene, offers(scene, "", "lotus.hostage.3"))[0] == "decline"
    assert answers(scene, offers(scene, "fan.support.0", "lotus.hostage.3"))[0] == "decline"


def test_refuses_to_whoever_could_end_the_game_what_he_grants_to_others() -> None:
    scene = Scene("parley")
    swap = offers(scene, "mask.hostage.2", "fan.hostage.3")
    assert answers(scene, swap)[0] == "accept"
    scene.table[scene.seat("mask")].honour = 50
    assert answers(scene, swap)[0] == "decline"


def test_so_many_exchanges_a_winter_are_enough() -> None:
    scene = Scene("parley")
    good = offers(scene, "mask.hostage.3", "fan.support.0")
    done = [offers(scene, "mask.hostage.3", "fan.support.0", state="accepted") | {"id": f"x{i}"} for i in range(MOST)]
    assert MOST <= 6
    assert answers(scene, *done[:-1], good)[0] == "accept"
    assert answers(scene, *done, good)[0] == "decline"


def proposes(scene: Scene, made: list[dict[str, Any]]) -> tuple[str, list[list[Any]]]:
    fan = scene.seat("fan")
    view = SENJI.view(scene.table, fan)
    faces = sorted(dict.fromkeys(WIRES))
    picks = (
        Pick("seat", [seat for seat in range(6) if seat != fan]), Pick("gives", view["me"]["hand"], least=0, most=12),
        Pick("wants", faces, least=0, most=12), Pick("wild", ["any", *(f"{name}.any" for name in FAMILY)], least=0),
        Pick("reason", ["fifth-family", "you-lack", "peace", "support", "spare", "thanks"], least=0),
        Pick("promise", ["no-attack", "name-early", "name-late", "swap-next"], least=0),
    )  # fmt: skip
    options = (way("ready"), way("offer", *picks, open=False), way("offer", *picks, open=True))
    return scene.says("fan", "senji-winter", *options, view={"me": view["me"] | {"offers": made}}, year=2)


def test_proposes_one_card_for_one_with_a_reason() -> None:
    act, (to, gives, wants, wild, reason, _) = proposes(Scene("parley"), [])
    assert act == "offer"
    assert len(to) == len(gives) == len(wants) + len(wild) == len(reason) == 1


def test_asks_for_the_fifth_family() -> None:
    scene = Scene("parley")
    for family in ("mask", "sabre", "lotus", "cherry"):
        scene.gives(family, "fan", f"{family}.support.0")
    _, (to, _, wants, wild, reason, _) = proposes(scene, [])
    assert [*wants, *wild][0].startswith("dragon.")
    assert to == [scene.seat("dragon")]
    assert reason == ["fifth-family"]


def test_bids_own_cards_for_a_lot() -> None:
    scene = Scene("parley", seats=5)
    lot = scene.table.lots[FAMILY["dragon"]]
    scene.table.lots[FAMILY["dragon"]] = lot._replace(open=lot.deck[-2:], deck=lot.deck[:-2])
    hand = SENJI.view(scene.table, scene.seat("fan"))["me"]["hand"]
    bid = way("bid", Pick("bid", hand, least=0, most=len(hand)), family="dragon")
    act, chosen = scene.says("fan", "senji-winter", way("ready"), bid, year=2)
    assert act == "bid"
    assert chosen[0]
    assert all(wire.startswith("fan.") for wire in chosen[0])


# -- autumn

FIVE = ("mask", "sabre", "lotus", "cherry", "dragon")


def test_lays_a_set_of_the_least_useful_cards() -> None:
    scene = Scene("settle")
    for family in FIVE:
        scene.gives(family, "fan", f"{family}.support.0 {family}.hostage.3")
    picks = [Pick("card", [f"{family}.hostage.3", f"{family}.support.0"]) for family in FIVE]
    assert scene.says("fan", "senji-settle", way("pass"), way("set", *picks)) == (
        "set",
        [[f"{family}.support.0"] for family in FIVE],
    )


def test_keeps_five_high_hostages_from_the_set() -> None:
    scene = Scene("settle")
    hostages = [f"{family}.hostage.{3 if family == 'lotus' else 4}" for family in FIVE]
    for family, wire in zip(FIVE, hostages, strict=True):
        scene.gives(family, "fan", wire)
    picks = [Pick("card", [wire]) for wire in hostages]
    display = way("display", Pick("card", hostages))
    act, chosen = scene.says("fan", "senji-settle", way("pass"), way("set", *picks), display)
    assert act == "display"
    assert chosen[0][0].endswith("4")


def test_a_low_hostage_makes_room_for_a_high_one() -> None:
    scene = Scene("settle").gives("mask", "fan", "mask.hostage.1 mask.hostage.4").displays("fan", "mask.hostage.1")
    back = way("take_back", Pick("card", ["mask.hostage.1"]))
    assert scene.says("fan", "senji-settle", way("pass"), back) == ("take_back", [["mask.hostage.1"]])
    low = Scene("settle").gives("mask", "fan", "mask.hostage.1 mask.hostage.4").displays("fan", "mask.hostage.4")
    back = way("take_back", Pick("card", ["mask.hostage.4"]))
    assert low.says("fan", "senji-settle", way("pass"), back) == ("pass", [])


def test_redeems_four_suns_and_not_the_last_resort() -> None:
    scene = Scene("settle").flowers("fan", SUNS[:4])
    assert scene.says("fan", "senji-settle", way("pass"), way("redeem", combination="four_suns"))[0] == "redeem"
    hand = [SUNS[0], SUNS[1], SUNS[2], ANIMALS[0], RIBBONS[0], PLAINS[0]]
    scene = Scene("settle").flowers("fan", hand)
    kinds = way("redeem", combination="four_kinds")
    assert scene.says("fan", "senji-settle", way("pass"), kinds)[0] == "pass"
    for player in scene.table.players:
        player.honour = 62 - player.seat
    assert scene.says("fan", "senji-settle", way("pass"), kinds)[0] == "redeem"


def test_shows_the_worst_flowers_and_takes_the_best() -> None:
    scene = Scene("settle").flowers("fan", [SUNS[0], PLAINS[0], ANIMALS[0], PLAINS[1]])
    show = way("show", Pick("flower", [SUNS[0], PLAINS[0], ANIMALS[0], PLAINS[1]], least=2, most=2))
    mask = scene.seat("mask")
    assert scene.says("fan", "senji-show-flowers", show, seat=mask, count=2) == ("show", [[PLAINS[0], PLAINS[1]]])
    take = way("take", Pick("flower", [PLAINS[0], SUNS[1]]))
    assert scene.says("fan", "senji-pick-flower", take, seat=mask) == ("take", [[SUNS[1]]])


def test_hires_for_a_year_to_come_and_not_at_the_end() -> None:
    scene = Scene("settle").armies(iyo=3, aki=4)
    fan = scene.seat("fan")
    for home in DATA.families[FAMILY["fan"]].homes:
        scene.table.owner[home] = scene.seat("mask")
    hire = way("hire", Pick("armies", range(1, 7)), sea="south")
    assert scene.says("fan", "senji-settle", way("pass"), hire)[0] == "hire"
    for player in scene.table.players:
        player.honour = 58
    assert scene.table[fan].honour == 58
    assert scene.says("fan", "senji-settle", way("pass"), hire)[0] == "pass"


# -- set-up


def test_keeps_the_samurai_that_brings_most() -> None:
    scene = Scene("keep")
    keep = way("keep", Pick("samurai", ["yagyu", "ryuzo", "umeko"]))
    assert scene.says("fan", "senji-keep", keep, view={"year": 0}) == ("keep", [["ryuzo"]])


def test_stands_together_where_the_enemies_are() -> None:
    scene = Scene("home")

    def placed(province: str) -> list[list[Any]]:
        units = way("place", Pick("armies", range(4)), Pick("samurai", ["ryuzo"], least=0))
        return scene.says("sabre", "senji-place", units, province=province)[1]

    assert placed("aki") == [[3], ["ryuzo"]]
    assert placed("nagato") == [[0], []]
