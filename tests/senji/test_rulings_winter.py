"""Rulings of winter: R07-R18, R85 and the powers of Naoe and Mori (R86)."""

from __future__ import annotations

from typing import Any

import pytest

from senji.scene import Scene, filled, scene, seat


def fair(players: int = 6, *, a: str = "", b: str = "", c: str = "", **how: Any) -> Scene:
    """A winter in which A (Fan), B (Mask) and C (Sabre) hold these cards."""
    given = [seat("fan", hand=a, flowers="sun plain"), seat("mask", hand=b), seat("sabre", hand=c)]
    return scene(*filled(players, *given), stage="parley", **how)


@pytest.mark.rule("senji", "R07")
def test_cards_may_be_given_for_nothing_if_both_agree() -> None:
    s = fair(a="fan.hostage.1 fan.support.4 fan.trade.1", b="mask.trade.2")
    s.act("A", "offer", seat="B", gives=("fan.hostage.1", "fan.support.4"))
    assert s.hand("B") == ["mask.trade.2"]
    s.act("B", "accept", offer="0-1-1")
    assert s.hand("A") == ["fan.trade.1"]
    assert s.hand("B") == ["fan.hostage.1", "fan.support.4", "mask.trade.2"]
    s.until_stage("orders").sound()


@pytest.mark.rule("senji", "R07")
def test_who_does_not_hold_what_is_wanted_cannot_accept() -> None:
    s = fair(a="fan.hostage.1", b="mask.trade.2 mask.trade.4")
    s.act("A", "offer", seat="B", gives=("fan.hostage.1",), wants=("mask.trade.4", "lotus.trade.1"))
    assert not s.offers("B", "accept", offer="0-1-1")
    assert s.offers("B", "decline", offer="0-1-1")
    assert s.why("B")["offer", "0-1-1"] == "why-senji-not-held"


@pytest.mark.rule("senji", "R08")
def test_nothing_but_diplomacy_cards_can_be_exchanged() -> None:
    s = fair(a="fan.hostage.1", b="mask.hostage.2")
    options = s.asked("A", "senji-winter").options
    assert {option.act for option in options} == {"ready", "offer"}
    offer = next(option for option in options if option.act == "offer")
    picks = {pick.of: list(pick.shown) for pick in offer.picks}
    assert list(picks) == ["seat", "gives", "wants", "wild", "reason", "promise"]
    assert picks["gives"] == ["fan.hostage.1"]
    assert {str(face).split(".")[1] for face in picks["wants"]} == {"hostage", "support", "trade"}
    # what is said beside an offer moves nothing and binds nobody
    s.act("A", "offer", seat="B", wants=("mask.hostage.2",), promise=("no-attack",)).act("B", "accept", offer="0-1-1")
    assert (len(s["A"].flowers), len(s["B"].flowers)) == (2, 0)
    assert (s.hand("A"), s.hand("B")) == (["fan.hostage.1", "mask.hostage.2"], [])


@pytest.mark.rule("senji", "R10")
def test_a_displayed_hostage_can_be_neither_exchanged_nor_bid() -> None:
    s = scene(
        *filled(5, seat("fan", hand="fan.trade.1", displayed="mask.hostage.4"), seat("mask", hand="mask.trade.1")),
        stage="parley",
        lots={"dragon": "dragon.hostage.4"},
    )
    assert s.offers("A", "offer", seat="B", gives=("fan.trade.1",))
    assert not s.offers("A", "offer", seat="B", gives=("mask.hostage.4",))
    assert s.offers("A", "bid", "fan.trade.1", family="dragon")
    assert not s.offers("A", "bid", "mask.hostage.4", family="dragon")
    assert s.why("A")["card", "mask.hostage.4"] == "why-senji-displayed"
    # nor can somebody else get it by asking for it
    s.act("B", "offer", seat="A", gives=("mask.trade.1",), wants=("mask.hostage.4",))
    assert not s.offers("A", "accept", offer="1-0-1")


@pytest.mark.rule("senji", "R11")
def test_an_open_offer_lapses_when_the_sand_has_run_out_and_nothing_moves() -> None:
    s = fair(a="fan.hostage.1", b="mask.trade.2")
    s.act("A", "offer", seat="B", gives=("fan.hostage.1",), wants=("mask.trade.2",))
    # time's up: the neutral answer is put in for everybody who is not ready
    s.until_stage("orders")
    assert s.told("senji-lapsed") == [{"offer": "0-1-1", "seat": 0, "to": 1}]
    assert (s.hand("A"), s.hand("B")) == (["fan.hostage.1"], ["mask.trade.2"])
    assert s.table.offers == ()
    assert s.heard("C", "senji-lapsed") == []
    s.sound()


def tied(c: str = "sabre.hostage.3") -> Scene:
    """Dragon is neutral, two of its cards lie open; A and B bid 5 for them, C 3."""
    s = fair(
        5,
        a="fan.hostage.3 fan.hostage.2 fan.hostage.1",
        b="mask.hostage.4 mask.hostage.1",
        c=c,
        lots={"dragon": "dragon.hostage.4 dragon.trade.1"},
        decks={"dragon": "dragon.trade.2 dragon.support.1 dragon.support.3"},
    )
    s.act("A", "bid", ("fan.hostage.3", "fan.hostage.2"), family="dragon")
    s.act("B", "bid", ("mask.hostage.4", "mask.hostage.1"), family="dragon")
    s.act("C", "bid", "sabre.hostage.3", family="dragon")
    return s.until_stage("orders")


@pytest.mark.rule("senji", "R12")
def test_equal_highest_bids_stay_and_count_in_the_next_winter() -> None:
    s = tied()
    bids = [
        [0, ["fan.hostage.2", "fan.hostage.3"], 5],
        [1, ["mask.hostage.1", "mask.hostage.4"], 5],
        [2, ["sabre.hostage.3"], 3],
    ]
    assert s.told("senji-bids") == [{"family": "dragon", "bids": bids}]
    assert s.told("senji-lot-tied") == [{"family": "dragon", "seats": [0, 1], "total": 5}]
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["fan.hostage.1"], [], ["sabre.hostage.3"])
    lot = s.view(None)["lots"]["dragon"]
    assert lot["open"] == ["dragon.hostage.4", "dragon.trade.1"]
    assert lot["kept"] == {"0": bids[0][1], "1": bids[1][1]}
    s.sound().until_stage("parley")
    assert s.view(None)["lots"]["dragon"]["open"][2:] == ["dragon.support.1", "dragon.support.3"]
    # what was kept cannot be withdrawn: it is in no pick any more; one card more is enough
    assert not s.offers("A", "bid", ("fan.hostage.1", "fan.hostage.2"), family="dragon")
    s.act("A", "bid", "fan.hostage.1", family="dragon").until_stage("orders")
    assert [[who, total] for who, _, total in s.told("senji-bids")[-1]["bids"]] == [[0, 6], [1, 5]]
    assert s.told("senji-lot-won")[-1]["seat"] == 0
    assert len(s.told("senji-lot-won")[-1]["cards"]) == 4
    assert s.hand("B") == ["mask.hostage.1", "mask.hostage.4"]
    assert {card for card in s.hand("A") if card.startswith("dragon")} == {
        "dragon.hostage.4", "dragon.trade.1", "dragon.support.1", "dragon.support.3",
    }  # fmt: skip
    # the paid cards are shuffled into the neutral deck
    paid = ["fan.hostage.1", "fan.hostage.2", "fan.hostage.3"]
    assert sorted(s.table.wires(s.lot_of("dragon").deck)) == ["dragon.trade.2", *paid]
    assert s.lot_of("dragon").kept == {}
    s.sound()


@pytest.mark.rule("senji", "R12")
def test_a_tie_may_repeat_and_nobody_need_add() -> None:
    s = tied().until_stage("parley").until_stage("orders")
    assert [each["total"] for each in s.told("senji-lot-tied")] == [5, 5]
    assert s.told("senji-lot-won") == []


@pytest.mark.rule("senji", "R12")
def test_a_third_who_bids_more_than_the_tied_wins_and_they_take_their_bids_back() -> None:
    s = tied(c="sabre.hostage.3 sabre.hostage.4").until_stage("parley")
    s.act("C", "bid", ("sabre.hostage.3", "sabre.hostage.4"), family="dragon").until_stage("orders")
    assert [[who, total] for who, _, total in s.told("senji-bids")[-1]["bids"]] == [[0, 5], [1, 5], [2, 7]]
    assert s.told("senji-lot-won")[-1]["seat"] == 2
    assert s.hand("A") == ["fan.hostage.1", "fan.hostage.2", "fan.hostage.3"]
    assert s.hand("B") == ["mask.hostage.1", "mask.hostage.4"]
    s.sound()


@pytest.mark.rule("senji", "R14")
def test_a_lone_bid_of_nothing_but_the_own_zero_wins() -> None:
    s = fair(5, a="fan.support.0", lots={"dragon": "dragon.hostage.4"}, decks={"dragon": ""})
    s.act("A", "bid", "fan.support.0", family="dragon").until_stage("orders")
    assert s.told("senji-bids") == [{"family": "dragon", "bids": [[0, ["fan.support.0"], 0]]}]
    assert s.told("senji-lot-won") == [{"seat": 0, "family": "dragon", "cards": ["dragon.hostage.4"]}]
    assert s.hand("A") == ["dragon.hostage.4"]
    assert s.table.wires(s.lot_of("dragon").deck) == ["fan.support.0"]
    s.sound()


def reveal(players: int, decks: dict[str, str]) -> Scene:
    return scene(*filled(players), stage="reveal", decks=decks)


@pytest.mark.rule("senji", "R15")
def test_a_turned_up_card_of_a_player_goes_to_him_and_is_not_replaced() -> None:
    s = reveal(5, {"dragon": "dragon.hostage.1 dragon.trade.2 mask.hostage.2 dragon.hostage.4"})
    mask = next(letter for letter in "ABCDE" if s.table.family_id("ABCDE".index(letter)) == "mask")
    assert s.told("senji-turned-up") == [
        {
            "family": "dragon",
            "cards": ["mask.hostage.2", "dragon.hostage.4"],
            "home": [["mask.hostage.2", "ABCDE".index(mask)]],
        }
    ]
    assert s.hand(mask) == ["mask.hostage.2"]
    assert s.table.wires(s.lot_of("dragon").open) == ["dragon.hostage.4"]
    assert len(s.lot_of("dragon").deck) == 2
    s.sound()


@pytest.mark.rule("senji", "R16")
def test_a_card_of_another_neutral_family_stays_where_it_was_turned_up() -> None:
    s = reveal(4, {"cherry": "cherry.hostage.1 dragon.hostage.4", "dragon": "dragon.trade.1 dragon.trade.2"})
    assert s.table.wires(s.lot_of("cherry").open) == ["cherry.hostage.1", "dragon.hostage.4"]
    assert s.table.wires(s.lot_of("dragon").open) == ["dragon.trade.1", "dragon.trade.2"]
    s.sound()


@pytest.mark.rule("senji", "R17")
def test_a_deck_with_one_card_turns_up_one_and_an_empty_one_none() -> None:
    s = reveal(4, {"cherry": "cherry.hostage.1", "dragon": ""})
    turned = {each["family"]: each["cards"] for each in s.told("senji-turned-up")}
    assert turned == {"cherry": ["cherry.hostage.1"], "dragon": []}
    assert s.offers("A", "bid", family="cherry")
    assert not s.offers("A", "bid", family="dragon")
    assert s.why("A")["family", "dragon"] == "why-senji-nothing-open"


@pytest.mark.rule("senji", "R18")
def test_bids_on_two_neutral_families_are_resolved_apart() -> None:
    s = fair(
        4,
        a="fan.hostage.4 fan.hostage.1",
        b="mask.hostage.2",
        lots={"dragon": "dragon.hostage.4", "cherry": "cherry.hostage.4"},
    )
    s.act("A", "bid", "fan.hostage.4", family="dragon")
    # a card that lies there cannot lie elsewhere too
    assert not s.offers("A", "bid", "fan.hostage.4", family="cherry")
    assert s.why("A")["card", "fan.hostage.4"] == "why-senji-in-bid"
    s.act("A", "bid", "fan.hostage.1", family="cherry").act("B", "bid", "mask.hostage.2", family="cherry")
    s.until_stage("orders")
    assert s.told("senji-lot-won") == [
        {"seat": 0, "family": "dragon", "cards": ["dragon.hostage.4"]},
        {"seat": 1, "family": "cherry", "cards": ["cherry.hostage.4"]},
    ]
    assert s.hand("A") == ["fan.hostage.1", "dragon.hostage.4"]
    assert s.hand("B") == ["cherry.hostage.4"]


def courted(samurai: str) -> Scene:
    """A and B bid 4 each; B has this samurai."""
    s = scene(
        *filled(
            5,
            seat("fan", hand="fan.hostage.4"),
            seat("mask", hand="mask.hostage.4", samurai=samurai),
            seat("sabre", hand="sabre.hostage.3"),
        ),
        stage="parley",
        lots={"dragon": "dragon.hostage.4"},
    )
    s.act("A", "bid", "fan.hostage.4", family="dragon").act("B", "bid", "mask.hostage.4", family="dragon")
    return s


@pytest.mark.rule("senji", "R85")
def test_chosogabe_takes_a_lot_for_which_the_highest_bids_are_equal() -> None:
    s = courted("chosogabe@iyo").until_stage("orders")
    assert s.told("senji-lot-won") == [{"seat": 1, "family": "dragon", "cards": ["dragon.hostage.4"]}]
    assert s.told("senji-lot-tied") == []
    assert (s.hand("A"), s.hand("B")) == (["fan.hostage.4"], ["dragon.hostage.4"])
    assert s.lot_of("dragon").kept == {}
    s.sound()


@pytest.mark.rule("senji", "R85")
def test_chosogabe_is_no_help_below_the_highest_bid() -> None:
    s = courted("chosogabe@iyo")
    s.act("C", "offer", seat="A", gives=("sabre.hostage.3",)).act("A", "accept", offer="2-0-1")
    s.act("A", "bid", ("fan.hostage.4", "sabre.hostage.3"), family="dragon").until_stage("orders")
    assert s.told("senji-lot-won")[0]["seat"] == 0


def envoy(mask: str, sabre: str, naoe: str = "naoe@chikuzen") -> Scene:
    return scene(
        *filled(
            5,
            seat("fan", hand="fan.hostage.1", samurai=naoe),
            seat("mask", hand=mask),
            seat("sabre", hand=sabre),
        ),
        stage="reveal",
        decks={"dragon": "dragon.hostage.4 dragon.trade.1"},
    )


@pytest.mark.rule("senji", "R86")
def test_naoe_draws_and_gives_before_the_neutral_cards_are_turned_up() -> None:
    s = envoy("mask.trade.2", "")
    assert s.told("senji-turned-up") == []
    # who holds no diplomacy card cannot be chosen
    use = next(option for option in s.asked("A", "senji-naoe").options if option.act == "use")
    assert list(use.picks[0].shown) == [1]
    s.act("A", "use", "B")
    assert s.heard("A", "senji-envoy") == [{"seat": 0, "of": 1, "card": "mask.trade.2"}]
    assert s.heard("B", "senji-envoy") == [{"seat": 0, "of": 1, "card": "mask.trade.2"}]
    assert s.heard("C", "senji-envoy") == [{"seat": 0, "of": 1}]
    assert s.told("senji-turned-up") == []
    # the card given may be the one drawn
    s.awaits("A", "senji-naoe-give")
    s.act("A", "give", "mask.trade.2")
    assert (s.hand("A"), s.hand("B")) == (["fan.hostage.1"], ["mask.trade.2"])
    assert len(s.told("senji-turned-up")) == 1
    s.sound()


@pytest.mark.rule("senji", "R86")
def test_naoe_may_give_another_card_and_may_be_left_out() -> None:
    s = envoy("mask.trade.2", "").act("A", "use", "B").act("A", "give", "fan.hostage.1")
    assert (s.hand("A"), s.hand("B")) == (["mask.trade.2"], ["fan.hostage.1"])
    s = envoy("mask.trade.2", "").act("A", "decline")
    assert s.told("senji-envoy") == []
    assert len(s.told("senji-turned-up")) == 1


@pytest.mark.rule("senji", "R86")
def test_naoe_asks_nothing_when_nobody_holds_a_card() -> None:
    s = envoy("", "")
    assert s.asked("A").about == "senji-winter"


@pytest.mark.rule("senji", "R86")
def test_mori_looks_after_the_bids_are_closed_and_before_they_are_opened() -> None:
    s = scene(
        *filled(
            5,
            seat("fan", samurai="mori@chikuzen"),
            seat("mask", hand="mask.hostage.4 mask.hostage.1 mask.trade.1"),
        ),
        stage="parley",
        lots={"dragon": "dragon.hostage.4"},
    )
    s.act("B", "bid", "mask.hostage.4", family="dragon").until("A", "senji-mori")
    assert len(s.told("senji-winter-over")) == 1
    assert s.told("senji-bids") == []
    # nothing can be dealt or bid any more
    assert s.match.players_asked() == (0,)
    s.act("A", "look", "B")
    # what lies as a bid is not in the hand
    assert s.heard("A", "senji-look") == [{"seat": 0, "of": 1, "cards": ["mask.hostage.1", "mask.trade.1"]}]
    assert s.heard("B", "senji-look") == [{"seat": 0, "of": 1}]
    assert s.heard("C", "senji-look") == [{"seat": 0, "of": 1}]
    assert len(s.told("senji-bids")) == 1
    # the bid was alone and has won, so the card that lay open is in that hand too
    known = s.view("A")["me"]["known"]
    assert {who: sorted(cards) for who, cards in known.items()} == {
        "1": ["dragon.hostage.4", "mask.hostage.1", "mask.trade.1"]
    }
    s.sound()
