"""Another seat as somebody to exchange with: what he may hold, and what cards are worth to him."""

from __future__ import annotations

from math import prod

from sanzhan.bots.senji.box import FAMILIES, Face, face
from sanzhan.bots.senji.flowers import traded
from sanzhan.bots.senji.situation import Situation
from sanzhan.bots.senji.worth import OWN, SECOND, SHOWN, single

LACKING = 0.45
"""How likely somebody holds a card of a family that is not his own; less in the first winter."""
REFUSED = 0.3
"""How likely a card that was refused this winter is there after all."""
GIVEN_AWAY = 0.2
"""What it costs somebody, beside its risks, that a card of his may complete a set."""


class Partner:
    """What I believe of one other seat."""

    def __init__(self, situation: Situation, seat: int) -> None:
        self.situation = situation
        self.seat = seat
        self.family = situation.families[seat]
        self.holder = situation.holder(seat, 0.5)
        self.known = {face(wire) for wire in situation.mine["known"].get(str(seat), ())}
        self.refused = {
            wire
            for offer in situation.mine["offers"]
            if offer["to"] == seat and offer["from"] == situation.me and offer["state"] == "declined"
            for wire in offer["wants"]
        }
        self.held = [self._has(family) for family in range(FAMILIES)]
        # how likely he will have each family when the set is laid, and what his set is worth so far
        self.ready = [held + (1 - held) * chance for held, chance in zip(self.held, self.holder.chance, strict=True)]
        self.set = self.holder.honour * prod(self.ready)
        self._gain: dict[Face, float] = {}
        self._loss: dict[Face, float] = {}

    def _has(self, family: int) -> float:
        """How likely this seat holds any card of a family."""
        situation = self.situation
        if family == self.family or any(card.family == family for card in self.known):
            return 1.0
        if family == situation.family:
            return 1 - prod([1 - situation.holds(self.seat, card.wire) for card in situation.mine_out])
        return LACKING if situation.year > 1 else LACKING / 2

    def has(self, card: Face) -> float:
        """How likely he holds this card and has not just refused it."""
        if card in self.known:
            return 1.0
        likely = self.situation.holds(self.seat, card.wire)
        return likely * REFUSED if card.wire in self.refused else likely

    def gain(self, card: Face) -> float:
        """What one more card is worth to him."""
        if card not in self._gain:
            value = OWN
            if card.family != self.family:
                held = self.held[card.family]
                value = self._alone(card) + self.set * (1 / self.ready[card.family] - 1) + held * SECOND
            self._gain[card] = value
        return self._gain[card]

    def loss(self, card: Face) -> float:
        """What it costs him to give a card to me."""
        if card not in self._loss:
            self._loss[card] = self._alone(card) + 1.2 if card.family != self.family else self._own(card)
        return self._loss[card]

    def _alone(self, card: Face) -> float:
        value = single(card, self.holder)
        if card.kind == "hostage":
            value += SHOWN * max(0, card.number - self.holder.shown[card.family])
        return value

    def _own(self, card: Face) -> float:
        situation, seat = self.situation, self.seat
        value = OWN + GIVEN_AWAY
        if card.kind == "hostage":
            value += card.number * (0.14 * situation.neighbours.get(seat, 0) + situation.rivalry[seat])
        elif card.kind == "trade":
            value += 0.5 * traded(card.number, situation.seats[seat]["flowers"])
        return value
