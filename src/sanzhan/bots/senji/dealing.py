"""What an exchange is worth to me, and which one to propose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sanzhan.bots.senji import attack
from sanzhan.bots.senji.box import FAMILIES, FAMILY, Face, own_faces
from sanzhan.bots.senji.flowers import traded
from sanzhan.bots.senji.partner import GIVEN_AWAY, Partner
from sanzhan.bots.senji.situation import Situation
from sanzhan.bots.senji.worth import Purse

MOST = 3
"""So many exchanges a winter and no more: bots could deal without end."""
CHANCE = (0.15, 0.35, 0.5, 0.6)
"""How likely a missing family is still to be had, by the exchanges that are left (the last: or more)."""
OWN_MARGIN, HIS_MARGIN = 0.6, 0.5
"""What a proposal must bring me, and him as far as I know."""
UNLIKELY = 0.45
TRIED = 6
"""So many cards of mine are tried against every wish."""
INTENT = 0.07
"""How likely each border leads me to attack its other side."""
WORD = {"no-attack": 1.0, "name-early": 0.3, "name-late": 0.3, "swap-next": 0.2}
"""What a promise is worth if it is kept."""


class Swap(NamedTuple):
    """One card of mine for one of his: a face, or (`wild`) any card of a family."""

    to: int
    give: Face
    want: Face | None
    wild: int | None
    mine: float
    theirs: float
    likely: float

    @property
    def wanted_family(self) -> int:
        return self.want.family if self.want is not None else self.wild if self.wild is not None else -1

    @property
    def score(self) -> float:
        """Good for both alike, and likely to be possible."""
        return self.mine * self.theirs * self.likely


class Dealing:
    """This winter's exchanges as my seat sees them."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.offers: Sequence[Mapping[str, Any]] = situation.mine["offers"]
        self.made = [offer for offer in self.offers if offer["from"] == situation.me]
        self.left = MOST - sum(offer["state"] == "accepted" for offer in self.offers)
        self.waiting = sum([offer["state"] == "open" for offer in self.made])
        self.purse = Purse(situation.hand, situation.holder(situation.me, CHANCE[max(0, min(3, self.left))]))
        self._partners: dict[int, Partner] = {}
        self._losses = [(card, self.purse.loss(card)) for card in dict.fromkeys(situation.hand)]

    def partner(self, seat: int) -> Partner:
        if seat not in self._partners:
            self._partners[seat] = Partner(self.situation, seat)
        return self._partners[seat]

    def cost(self, card: Face, to: int) -> float:
        """What giving a card costs beyond its place in my hand: my hostage may be executed, my trade card draws on my
        flowers, my card may complete a set."""
        situation = self.situation
        if card.family != situation.family:
            return 0.0
        if card.kind == "hostage":
            return GIVEN_AWAY + 2 * card.number * self.intent(to)
        if card.kind == "trade":
            return GIVEN_AWAY + 0.6 * traded(card.number, situation.seats[situation.me]["flowers"])
        return GIVEN_AWAY

    def intent(self, seat: int) -> float:
        """How likely I shall attack this seat before my hostage is displayed or gone home."""
        return min(0.4, INTENT * self.situation.neighbours.get(seat, 0))

    def profit(self, gives: Sequence[Face], gets: Sequence[Face], seat: int) -> float:
        """What it is worth to me to give these cards to a seat and get those."""
        other = self.partner(seat)
        mine = self.purse.exchanged(gives, gets) - sum([self.cost(card, seat) for card in gives])
        theirs = sum([other.gain(card) for card in gives]) - sum([other.loss(card) for card in gets])
        return mine - self.situation.rivalry[seat] * max(0.0, theirs)

    def word(self, promise: str | None, seat: int) -> float:
        """What a promise of this seat's is worth."""
        if promise is None:
            return 0.0
        situation = self.situation
        value = WORD[promise]
        if promise == "no-attack":
            value *= min(2, situation.neighbours.get(seat, 0)) / 2
        elif promise in ("name-early", "name-late") and situation.view["host"] != seat:
            value = 0.0
        return value * situation.memory.trust(situation.mine["promises"], seat)

    # -- what I could propose

    def best(self) -> Swap | None:
        """The best exchange of one card for one with anybody who may still be asked."""
        swaps = [self._with(seat) for seat in self.situation.others if self.open_to(seat)]
        return max((swap for swap in swaps if swap is not None), key=lambda swap: swap.score, default=None)

    def open_to(self, seat: int) -> bool:
        """One open offer at a time, and after two refusals no more this winter; an empty hand has nothing to give."""
        if not self.situation.seats[seat]["hand"]:
            return False
        states = [offer["state"] for offer in self.made if offer["to"] == seat]
        return "open" not in states and sum([state != "accepted" for state in states]) < 2

    def _with(self, seat: int) -> Swap | None:
        other, rival = self.partner(seat), self.situation.rivalry[seat]
        his_rival = self.situation.rival(seat, self.situation.me)
        gives = []
        for card, loss in self._losses:
            cost = loss + self.cost(card, seat)
            gives.append((other.gain(card) - cost, cost, card))
        gives.sort(reverse=True)
        gives = gives[:TRIED]
        asked = {key(offer) for offer in self.made if offer["to"] == seat}
        best: Swap | None = None
        least = min([cost for _, cost, _ in gives], default=0.0)
        for gain, loss, want, wild, likely in self._wants(other):
            if gain - least < OWN_MARGIN:
                continue
            for surplus, cost, card in gives:
                theirs = surplus + cost - loss
                mine = gain - cost - rival * max(0.0, theirs)
                theirs -= his_rival * max(0.0, gain - cost)
                if mine < OWN_MARGIN or theirs < HIS_MARGIN or card.family == (want.family if want else wild):
                    continue
                swap = Swap(seat, card, want, wild, mine, theirs, likely)
                named = ((card.wire,), (want.wire,) if want else (), wild)
                if (best is None or swap.score > best.score) and named not in asked:
                    best = swap
        return best

    def _wants(self, other: Partner) -> Iterable[tuple[float, float, Face | None, int | None, float]]:
        """(my gain, his loss, the face or the family, how likely he has it)."""
        situation, purse = self.situation, self.purse
        own = [card for card in dict.fromkeys(own_faces(other.family)) if situation.unseen[card.wire]]
        if own:
            least = min(own, key=lambda card: (other.loss(card), card.number))
            yield purse.gain(least) + 0.2, other.loss(least), None, other.family, 0.95
        for card in dict.fromkeys([*own, *(card for card in other.known if card.family != situation.family)]):
            likely = other.has(card)
            if likely > UNLIKELY and card.number > 1:
                yield purse.gain(card), other.loss(card), card, None, likely

    # -- reasons and promises

    def reason(self, swap: Swap) -> str:
        """The true reason, from the fixed list."""
        held = [f for f in range(FAMILIES) if f != self.situation.family and self.purse.held[f]]
        if len(held) == FAMILIES - 2 and swap.wanted_family not in held:
            return "fifth-family"
        if self.partner(swap.to).held[swap.give.family] < 0.5:
            return "you-lack"
        return "support" if swap.want is not None and swap.want.kind == "support" else "spare"

    def pact(self, swap: Swap) -> str | None:
        """Peace for a hostage of a neighbour whom I do not mean to attack: a promise that will be kept."""
        situation = self.situation
        if swap.want is None or swap.want.kind != "hostage" or not situation.neighbours.get(swap.to, 0):
            return None
        if situation.promised("no-attack", swap.to):
            return None
        plans = [
            attack.value(situation, situation.armies[place], situation.guards[place], target)
            for place in situation.lands
            for target in situation.hostile(place)
            if situation.owner[target] == swap.to and (situation.armies[place] or situation.guards[place])
        ]
        return "no-attack" if max(plans, default=0.0) < 1.0 else None


def key(offer: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...], int | None]:
    """What makes an offer the same as another one."""
    wild = offer["wild"]
    return tuple(offer["gives"]), tuple(offer["wants"]), FAMILY.get(wild.split(".")[0]) if wild else None
