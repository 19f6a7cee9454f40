"""The parley of winter from outside: what each seat may do, is told and sees."""

from __future__ import annotations

from typing import Any

from senji.scene import Scene, filled, scene, seat


def fair(players: int = 6, *, a: str = "", b: str = "", c: str = "", **how: Any) -> Scene:
    """A winter in which A (Fan), B (Mask) and C (Sabre) hold these cards; the others hold none."""
    given = [seat("fan", hand=a), seat("mask", hand=b), seat("sabre", hand=c)]
    return scene(*filled(players, *given), stage="parley", **how)


def offer(s: Scene, letter: str, number: int = 0) -> dict[str, Any]:
    """An offer in this seat's private part of the view."""
    found: dict[str, Any] = s.view(letter)["me"]["offers"][number]
    return found


def turn(s: Scene, letter: str) -> int:
    return s.asked(letter, "senji-winter").turn


def waited_for(s: Scene) -> list[int]:
    """Whom the table waits for, as everybody is told."""
    seats: list[int] = s.news_of(None)[-1]["waiting"]["seats"]
    return seats


# -- offers


def test_an_offer_is_seen_by_its_two_partners_with_everything_in_it() -> None:
    s = fair(a="fan.hostage.1 fan.trade.2", b="mask.hostage.2 mask.trade.4")
    s.act(
        "A", "offer", seat="B", gives=("fan.trade.2",), wants=("mask.trade.4",), reason=("peace",),
        promise=("no-attack",),
    )  # fmt: skip
    shown = {
        "id": "0-1-1", "from": 0, "to": 1, "gives": ["fan.trade.2"], "wants": ["mask.trade.4"], "wild": None,
        "open": False, "reason": "peace", "promise": "no-attack", "state": "open", "gave": None,
    }  # fmt: skip
    assert offer(s, "A") == offer(s, "B") == shown
    told = {
        "offer": "0-1-1", "seat": 0, "to": 1, "gives": ["fan.trade.2"], "wants": ["mask.trade.4"], "wild": None,
        "open": False, "reason": "peace", "promise": "no-attack",
    }  # fmt: skip
    assert s.heard("A", "senji-offer") == s.heard("B", "senji-offer") == [told]
    assert s.view("C")["me"]["offers"] == s.view(None)["offers"] == []
    # what is offered is shown to him whom it is offered to, and stays known to him
    assert s.view("B")["me"]["known"] == {"0": ["fan.trade.2"]}
    assert s.view("C")["me"]["known"] == {}


def test_an_accepted_offer_changes_hands_at_once_and_both_keep_a_ledger() -> None:
    s = fair(a="fan.trade.2", b="mask.trade.4 mask.trade.1")
    s.act("A", "offer", seat="B", gives=("fan.trade.2",), wants=("mask.trade.4",)).act("B", "accept", offer="0-1-1")
    assert (s.hand("A"), s.hand("B")) == (["mask.trade.4"], ["fan.trade.2", "mask.trade.1"])
    assert s.heard("A", "senji-accepted") == s.heard("B", "senji-accepted")
    assert s.heard("A", "senji-accepted") == [
        {"offer": "0-1-1", "seat": 0, "to": 1, "gave": ["fan.trade.2"], "got": ["mask.trade.4"]}
    ]
    assert offer(s, "A")["state"] == "accepted"
    mine, his = s.view("A")["me"], s.view("B")["me"]
    assert (mine["gave"], mine["got"]) == (
        [{"card": "fan.trade.2", "seat": 1, "year": 1}],
        [{"card": "mask.trade.4", "seat": 1, "year": 1}],
    )
    assert (his["gave"], his["got"]) == (
        [{"card": "mask.trade.4", "seat": 0, "year": 1}],
        [{"card": "fan.trade.2", "seat": 0, "year": 1}],
    )
    # it is over: nothing can be done with it any more
    for letter in "AB":
        assert all("offer" not in option.args for option in s.asked(letter).options)
    s.until_stage("orders").sound()


def test_an_offer_is_changed_by_withdrawing_it_and_making_it_anew() -> None:
    s = fair(a="fan.trade.1 fan.trade.2", b="mask.trade.4")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("mask.trade.4",))
    assert not s.offers("B", "withdraw", offer="0-1-1")
    s.act("A", "withdraw", offer="0-1-1")
    assert not s.offers("B", "accept", offer="0-1-1")
    s.act("A", "offer", seat="B", gives=("fan.trade.1", "fan.trade.2"), wants=("mask.trade.4",))
    assert [(each["id"], each["state"]) for each in s.view("B")["me"]["offers"]] == [
        ("0-1-1", "withdrawn"),
        ("0-1-2", "open"),
    ]
    assert s.heard("B", "senji-withdrawn") == [{"offer": "0-1-1", "seat": 0, "to": 1}]
    s.act("B", "accept", offer="0-1-2")
    assert s.hand("B") == ["fan.trade.1", "fan.trade.2"]


def test_a_declined_offer_moves_nothing() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",)).act("B", "decline", offer="0-1-1")
    assert s.heard("A", "senji-declined") == [{"offer": "0-1-1", "seat": 0, "to": 1}]
    assert offer(s, "A")["state"] == "declined"
    assert s.hand("A") == ["fan.trade.1"]
    assert not s.offers("A", "withdraw", offer="0-1-1")


def test_several_offers_of_one_card_may_stand_until_it_leaves_the_hand() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4", c="sabre.trade.1")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("mask.trade.4",))
    s.act("A", "offer", seat="C", gives=("fan.trade.1",), wants=("sabre.trade.1",))
    before = turn(s, "C")
    s.act("B", "accept", offer="0-1-1")
    assert offer(s, "C")["state"] == "lapsed"
    assert s.heard("C", "senji-lapsed") == [{"offer": "0-2-1", "seat": 0, "to": 2}]
    assert s.heard("B", "senji-lapsed") == []
    assert turn(s, "C") == before + 1
    assert not s.offers("C", "accept", offer="0-2-1")


def test_an_offer_lapses_when_its_card_is_bid() -> None:
    s = fair(5, a="fan.trade.1 fan.trade.2", b="mask.trade.4", lots={"dragon": "dragon.hostage.4"})
    s.act("A", "offer", seat="B", gives=("fan.trade.1",)).act("A", "bid", "fan.trade.2", family="dragon")
    assert offer(s, "B")["state"] == "open"
    s.act("A", "bid", ("fan.trade.1", "fan.trade.2"), family="dragon")
    assert offer(s, "B")["state"] == "lapsed"
    # taking the bid back does not bring the offer back
    s.act("A", "bid", (), family="dragon")
    assert offer(s, "B")["state"] == "lapsed"
    assert s.hand("A") == ["fan.trade.1", "fan.trade.2"]


def test_an_open_offer_lapses_where_a_house_has_fallen() -> None:
    given = [seat("fan", hand="fan.trade.1"), seat("mask", hand="mask.trade.4"), seat("sabre", alive=False)]
    s = scene(*filled(4, *given), stage="parley", lots={"dragon": "dragon.hostage.4"})
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), open=True)
    s.act("A", "bid", "fan.trade.1", family="dragon")
    assert s.heard("D", "senji-lapsed") == [{"offer": "0-1-1", "seat": 0, "to": 1}]
    s.until_stage("orders").sound()


def test_an_equal_card_takes_the_place_of_one_that_has_gone() -> None:
    s = fair(a="fan.trade.3 fan.trade.3", b="mask.trade.4", c="sabre.trade.1")
    s.act("A", "offer", seat="B", gives=("fan.trade.3",)).act("A", "offer", seat="C", gives=("fan.trade.3",))
    s.act("B", "accept", offer="0-1-1")
    assert s.heard("C", "senji-lapsed") == []
    assert offer(s, "C")["state"] == "open"
    s.act("C", "accept", offer="0-2-1")
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (
        [],
        ["fan.trade.3", "mask.trade.4"],
        ["fan.trade.3", "sabre.trade.1"],
    )
    s.until_stage("orders").sound()


def test_two_equal_cards_offered_together_need_two() -> None:
    s = fair(a="fan.trade.3 fan.trade.3", b="mask.trade.4", c="sabre.trade.1")
    s.act("A", "offer", seat="B", gives=("fan.trade.3", "fan.trade.3")).act("A", "offer", seat="C", gives="fan.trade.3")
    s.act("C", "accept", offer="0-2-1")
    assert offer(s, "B")["state"] == "lapsed"


def test_equal_wanted_cards_are_interchangeable() -> None:
    s = fair(a="fan.trade.1", b="mask.hostage.3 mask.hostage.3")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("mask.hostage.3", "mask.hostage.3"))
    s.act("B", "accept", offer="0-1-1")
    assert s.hand("A") == ["mask.hostage.3", "mask.hostage.3"]


def test_an_offer_may_be_accepted_once_what_it_asks_for_has_come() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4", c="sabre.trade.1")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("sabre.trade.1",))
    assert not s.offers("B", "accept", offer="0-1-1")
    s.act("B", "offer", seat="C", gives=("mask.trade.4",), wants=("sabre.trade.1",)).act("C", "accept", offer="1-2-1")
    s.act("B", "accept", offer="0-1-1")
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["sabre.trade.1"], ["fan.trade.1"], ["mask.trade.4"])


def test_a_wish_for_any_card_lets_the_partner_choose() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4 lotus.trade.1 mask.hostage.1")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("mask.trade.4",), wild=("any",))
    accept = next(option for option in s.asked("B").options if option.act == "accept")
    # the card that is asked for by name is not there to be chosen
    assert list(accept.picks[0].shown) == ["mask.hostage.1", "lotus.trade.1"]
    s.act("B", "accept", "lotus.trade.1", offer="0-1-1")
    assert offer(s, "A")["gave"] == "lotus.trade.1"
    assert s.heard("A", "senji-accepted")[0]["got"] == ["mask.trade.4", "lotus.trade.1"]
    assert (s.hand("A"), s.hand("B")) == (["mask.trade.4", "lotus.trade.1"], ["fan.trade.1", "mask.hostage.1"])


def test_a_wish_for_any_card_of_a_family_wants_one_of_that_family() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4 lotus.trade.1", c="sabre.trade.1")
    s.act("A", "offer", seat="B", wild=("lotus.any",)).act("A", "offer", seat="C", wild=("lotus.any",))
    accept = next(option for option in s.asked("B").options if option.act == "accept")
    assert list(accept.picks[0].shown) == ["lotus.trade.1"]
    assert not s.offers("C", "accept", "sabre.trade.1", offer="0-2-1")
    assert s.why("C")["offer", "0-2-1"] == "why-senji-not-held"


def test_an_open_offer_is_seen_by_everybody_and_so_is_its_end() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("mask.trade.4",), open=True)
    for viewer in ("C", None):
        assert [each["id"] for each in s.view(viewer)["offers"]] == ["0-1-1"]
        assert len(s.heard(viewer, "senji-offer")) == 1
    assert s.view("C")["me"]["offers"] == []
    # a third may neither accept nor decline
    assert all("offer" not in option.args for option in s.asked("C").options)
    s.act("B", "accept", offer="0-1-1")
    for viewer in ("C", None):
        assert s.heard(viewer, "senji-accepted")[0]["got"] == ["mask.trade.4"]
        assert s.view(viewer)["offers"][0]["state"] == "accepted"
    assert s.view("C")["me"]["known"] == {"0": ["mask.trade.4"], "1": ["fan.trade.1"]}
    s.until_stage("orders").sound()


def test_a_promise_is_kept_in_the_ledgers_of_the_two_when_the_offer_is_accepted() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), promise=("swap-next",))
    assert s.view("B")["me"]["promises"] == []
    s.act("B", "accept", offer="0-1-1")
    promise = {"year": 1, "from": 0, "to": 1, "promise": "swap-next"}
    assert s.view("A")["me"]["promises"] == s.view("B")["me"]["promises"] == [promise]
    assert s.view("C")["me"]["promises"] == []
    s.until_stage("orders")
    assert s.view("B")["me"]["promises"] == [promise]
    assert s.view("B")["me"]["offers"] == []


def test_a_hero_that_takes_an_offered_card_makes_the_offer_lapse() -> None:
    s = scene(
        *filled(6, seat("fan", hand="fan.trade.1"), seat("mask", hand="mask.trade.4"), seat("sabre", heroes="mori")),
        stage="parley",
        heroes=True,
    )
    s.act("A", "offer", seat="B", gives=("fan.trade.1",))
    s.act("C", "hero", "A", samurai="mori").act("C", "take", "fan.trade.1")
    s.awaits("B", "senji-winter")
    assert offer(s, "B")["state"] == "lapsed"
    assert not s.offers("B", "accept", offer="0-1-1")
    s.until_stage("orders").sound()


# -- bids


def test_a_bid_may_be_changed_until_the_window_closes() -> None:
    s = fair(5, a="fan.trade.1 fan.hostage.3 fan.hostage.4", b="mask.trade.4", lots={"dragon": "dragon.hostage.4"})
    s.act("A", "bid", ("fan.trade.1", "fan.hostage.4"), family="dragon")
    assert s.view("A")["me"]["bids"] == {"dragon": ["fan.hostage.4", "fan.trade.1"]}
    assert s.hand("A") == ["fan.hostage.3"]
    s.act("A", "bid", "fan.hostage.3", family="dragon")
    assert s.view("A")["me"]["bids"] == {"dragon": ["fan.hostage.3"]}
    assert s.hand("A") == ["fan.hostage.4", "fan.trade.1"]
    s.act("A", "ready").act("A", "bid", (), family="dragon")
    assert s.view("A")["me"]["bids"] == {}
    s.act("A", "bid", "fan.hostage.4", family="dragon")
    # the others see how many lie there, not which
    assert s.heard("B", "senji-bid") == [{"seat": 0, "family": "dragon", "count": count} for count in (2, 1, 0, 1)]
    assert s.view("B")["lots"]["dragon"]["bids"] == {"0": 1}
    assert s.view("B")["seats"][0]["hand"] == 2
    s.until_stage("orders")
    assert s.told("senji-bids")[0]["bids"] == [[0, ["fan.hostage.4"], 4]]
    s.sound()


def test_a_bid_hides_what_was_known_of_the_hand() -> None:
    s = fair(
        5,
        a="fan.trade.1 fan.hostage.3",
        b="mask.trade.4",
        lots={"dragon": "dragon.hostage.4"},
    )
    s.act("B", "offer", seat="A", gives=("mask.trade.4",)).act("A", "accept", offer="1-0-1")
    assert s.view("B")["me"]["known"] == {"0": ["mask.trade.4"]}
    s.act("A", "bid", "fan.trade.1", family="dragon")
    assert s.view("B")["me"]["known"] == {}


# -- ready


def test_ready_can_be_taken_back_and_all_being_ready_ends_winter() -> None:
    s = fair(3, a="fan.trade.1", b="mask.trade.4")
    s.act("A", "ready").act("B", "ready")
    assert waited_for(s) == [2]
    assert s.view(None)["seats"][0]["ready"] is True
    assert [option.act for option in s.asked("A").options][:2] == ["stay", "unready"]
    s.act("A", "unready")
    assert waited_for(s) == [0, 2]
    assert s.told("senji-unready") == [{"seat": 0}]
    s.act("C", "ready").awaits("A", "senji-winter")
    s.act("A", "ready").awaits("A", "senji-orders")
    assert len(s.told("senji-winter-over")) == 1


def test_a_ready_seat_is_stirred_by_an_offer_and_nobody_else_knows() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4").act("B", "ready")
    assert 1 not in s.match.waiting
    before = turn(s, "B")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",))
    # it is asked again, first of all, but the table does not wait for it and it is still ready
    assert next(iter(s.match.waiting)) == 1
    assert turn(s, "B") == before + 1
    assert waited_for(s) == [0, 2, 3, 4, 5]
    assert s.view(None)["seats"][1]["ready"] is True
    s.act("B", "stay")
    assert 1 not in s.match.waiting
    # it may think better of it at any time
    s.act("B", "accept", offer="0-1-1")
    assert s.hand("B") == ["fan.trade.1", "mask.trade.4"]
    assert s.view(None)["seats"][1]["ready"] is True


def test_the_neutral_answer_never_deals() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4").act("A", "offer", seat="B", gives=("fan.trade.1",))
    for letter, act in (("A", "ready"), ("B", "ready")):
        ask = s.asked(letter)
        assert ask.options[ask.neutral[0]].act == act
    s.act("B", "ready")
    assert s.asked("B").options[s.asked("B").neutral[0]].act == "stay"


# -- the budget


def test_offers_are_limited_and_answers_are_not() -> None:
    s = fair(a="fan.trade.1 fan.trade.2", b="mask.trade.4", winter_proposals=2)
    assert s.view("A")["me"]["proposals"] == 2
    s.act("A", "offer", seat="B", gives=("fan.trade.1",)).act("A", "offer", seat="B", gives=("fan.trade.2",))
    assert s.view("A")["me"]["proposals"] == 0
    assert not s.offers("A", "offer", seat="B")
    assert s.why("A")["act", "offer"] == "why-senji-no-proposals"
    s.act("B", "offer", seat="A", gives=("mask.trade.4",)).act("A", "accept", offer="1-0-1")
    s.act("A", "withdraw", offer="0-1-1").act("B", "decline", offer="0-1-2")
    # nobody else can see how much is left
    assert all("proposals" not in each for each in s.view("B")["seats"])
    s.until_stage("orders").until_stage("parley")
    assert s.view("A")["me"]["proposals"] == 2
    assert s.offers("A", "offer", seat="B")


def test_changes_of_bids_have_a_budget_of_their_own() -> None:
    s = fair(5, a="fan.trade.1 fan.trade.2", lots={"dragon": "dragon.hostage.4"}, winter_proposals=2)
    s.act("A", "bid", "fan.trade.1", family="dragon").act("A", "bid", "fan.trade.2", family="dragon")
    assert (s.view("A")["me"]["rebids"], s.view("A")["me"]["proposals"]) == (0, 2)
    assert not s.offers("A", "bid", (), family="dragon")
    assert s.why("A")["act", "bid"] == "why-senji-no-rebids"
    assert s.offers("A", "offer", seat="B")
    s.until_stage("orders")
    assert s.told("senji-bids")[0]["bids"] == [[0, ["fan.trade.2"], 2]]


# -- a running winter can be copied


def test_a_copy_in_the_middle_of_winter_leaves_the_original_alone() -> None:
    s = fair(a="fan.trade.1 fan.trade.2", b="mask.trade.4")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("mask.trade.4",)).act("A", "ready")
    before = s.match.game.state(s.table)
    copy = s.match.copy()
    assert s.match.game.state(s.table) == before
    assert copy.game.state(copy.table) == before
    answer = s.answer("B", "accept", offer="0-1-1")
    copy.answer(1, answer)
    assert copy.table.wires(copy.table.players[1].hand) == ["fan.trade.1"]
    assert s.hand("B") == ["mask.trade.4"]
    s.match.answer(1, answer)
    assert s.match.game.state(s.table) == copy.game.state(copy.table)


def test_the_window_keeps_its_number_until_winter_is_over() -> None:
    s = fair(a="fan.trade.1 fan.trade.2", b="mask.trade.4")
    number = s.match.window_id
    s.act("A", "offer", seat="B", gives=("fan.trade.1",)).act("B", "accept", offer="0-1-1").act("A", "ready")
    assert {s.asked(letter).id for letter in "ABCDEF"} == {number}
    s.until_stage("orders")
    assert s.match.window_id == number + 1
