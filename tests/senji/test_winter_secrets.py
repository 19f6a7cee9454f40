"""What others receive about secret offers and exchanges: nothing at all, but the counts that everybody can see."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.kernel.rng import Rng
from senji.scene import Scene, filled, scene, seat


def fair(players: int = 6, *, a: str = "", b: str = "", c: str = "", **how: Any) -> Scene:
    """A winter in which A (Fan), B (Mask) and C (Sabre) hold these cards; the others hold none."""
    given = [seat("fan", hand=a), seat("mask", hand=b), seat("sabre", hand=c)]
    return scene(*filled(players, *given), stage="parley", **how)


class Bystander:
    """A viewer who deals with nobody, from now on."""

    def __init__(self, s: Scene, letter: str | None) -> None:
        self.s = s
        self.letter = letter
        self.before = s.news_of(letter)[-2:]

    def hears(self) -> list[dict[str, Any]]:
        """What he has been sent since. His question and whom the table waits for are sent to everybody after each
        answer: they must be as before."""
        *frames, ask, waiting = self.s.news_of(self.letter)
        assert [ask, waiting] == self.before
        return frames


@pytest.mark.parametrize("ready", ["", "B", "C"])
def test_a_third_receives_nothing_about_a_secret_offer_however_it_ends(ready: str) -> None:
    for end in ("accept", "decline", "withdraw"):
        s = fair(a="fan.trade.1 fan.trade.2", b="mask.trade.4 mask.trade.1", c="sabre.trade.1 sabre.trade.2")
        if ready:
            s.act(ready, "ready")
        others = [Bystander(s, letter) for letter in ("C", "D", None)]
        view = s.view("C")
        s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("mask.trade.4",), promise=("no-attack",))
        assert [other.hears() for other in others] == [[], [], []]
        s.act("A" if end == "withdraw" else "B", end, offer="0-1-1")
        assert [other.hears() for other in others] == [[], [], []]
        assert s.view("C") == view


def test_a_third_sees_counts_change_and_nothing_else() -> None:
    s = fair(a="fan.trade.1 fan.trade.2", b="mask.trade.4", c="sabre.trade.1 sabre.trade.2")
    other = Bystander(s, "C")
    s.act("A", "offer", seat="B", gives=("fan.trade.1", "fan.trade.2"), wants=("mask.trade.4",))
    assert other.hears() == []
    lines = len(s.watch.lines[2])
    s.act("B", "accept", offer="0-1-1")
    (news,) = other.hears()
    assert news["t"] == "news"
    patch = [[["seats", 0, "hand"], 1], [["seats", 1, "hand"], 2]]
    assert news["lines"] == [{"n": lines, "key": None, "args": {}, "patch": patch}]
    # no line of the log, not even an empty one
    assert len(s.watch.lines[2]) == lines


def test_a_third_who_knows_a_card_does_not_learn_that_it_has_changed_hands() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4", c="sabre.trade.1 sabre.trade.2")
    s.act("C", "offer", seat="A", gives=("sabre.trade.1",), wants=("fan.trade.1",)).act("A", "accept", offer="2-0-1")
    assert s.view("C")["me"]["known"] == {"0": ["sabre.trade.1"]}
    other, view = Bystander(s, "C"), s.view("C")
    s.act("A", "offer", seat="B", gives=("sabre.trade.1",), wants=("mask.trade.4",)).act("B", "accept", offer="0-1-1")
    assert s.hand("B") == ["sabre.trade.1"]
    assert other.hears() == []
    assert s.view("C") == view
    # nor does a bot that imagines what might be
    for number in range(10):
        world = s.match.imagine(2, Rng("world", number))
        assert world.game.view(world.table, 2) == view


def test_what_one_has_given_is_the_same_in_every_imagined_world_wherever_it_has_gone() -> None:
    s = fair(5, a="fan.trade.1 fan.trade.2", b="mask.trade.4", lots={"dragon": "dragon.hostage.4"})
    s.act("A", "offer", seat="B", gives=("fan.trade.1",)).act("B", "accept", offer="0-1-1")
    s.act("B", "bid", ("fan.trade.1", "mask.trade.4"), family="dragon")
    for letter in "ABC":
        for number in range(10):
            seat_number = "ABC".index(letter)
            world = s.match.imagine(seat_number, Rng("world", number))
            assert world.game.view(world.table, seat_number) == s.view(letter)


def test_a_bystander_is_not_waited_for_longer_by_what_others_deal() -> None:
    s = fair(3, a="fan.trade.1", b="mask.trade.4", c="sabre.trade.1").act("C", "ready")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",))
    assert 2 not in s.match.waiting
    s.act("B", "accept", offer="0-1-1").act("A", "ready").act("B", "ready").awaits("A", "senji-orders")


@pytest.mark.parametrize("announced", [False, True])
def test_by_option_a_secret_exchange_is_announced_without_its_cards(announced: bool) -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4", c="sabre.trade.1 sabre.trade.2", announce_secret_trades=announced)
    other = Bystander(s, "C")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",), wants=("mask.trade.4",))
    assert other.hears() == []
    s.act("B", "accept", offer="0-1-1")
    told = other.hears()
    if not announced:
        assert told == []
        assert s.told("senji-exchanged") == []
        return
    (line,) = told[0]["lines"]
    assert (line["key"], line["args"], line["patch"]) == ("senji-exchanged", {"seat": 0, "to": 1}, [])
    assert "mine" not in line
    # the two know more already
    assert s.heard("A", "senji-exchanged") == s.heard("B", "senji-exchanged") == []
    assert len(s.heard(None, "senji-exchanged")) == 1


def test_who_has_given_a_card_does_not_learn_that_it_is_passed_on() -> None:
    s = fair(a="fan.trade.1", b="mask.trade.4 mask.trade.2", c="sabre.trade.1")
    s.act("A", "offer", seat="B", gives=("fan.trade.1",)).act("B", "accept", offer="0-1-1")
    assert s.view("A")["me"]["known"] == {"1": ["fan.trade.1"]}
    giver, view = Bystander(s, "A"), s.view("A")
    s.act("B", "offer", seat="C", gives=("fan.trade.1",), wants=("sabre.trade.1",)).act("C", "accept", offer="1-2-1")
    # for all that A can tell it is still there
    assert giver.hears() == []
    assert s.view("A") == view


def test_whether_an_equal_card_took_the_place_is_the_same_in_every_imagined_world() -> None:
    hands = {"a": "fan.trade.3 fan.trade.1 fan.trade.2", "b": "fan.trade.3 mask.trade.4 mask.trade.1"}
    s = fair(5, **hands, lots={"dragon": "dragon.hostage.4"})
    s.act("A", "offer", seat="B", gives=("fan.trade.3",), open=True).act("A", "bid", "fan.trade.3", family="dragon")
    # everybody sees the offer lapse: there was no equal card
    assert s.view("C")["offers"][0]["state"] == "lapsed"
    for number in range(40):
        world = s.match.imagine(2, Rng("world", number))
        assert world.game.view(world.table, 2) == s.view("C")
