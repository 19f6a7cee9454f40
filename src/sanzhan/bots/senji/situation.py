"""What a seat can make of its view: whose province, how strong, how long the game still goes, who holds what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from sanzhan.bots.senji.box import FAMILIES, FAMILY, LIMITS, SAMURAI, Face, counted, face, own_faces
from sanzhan.bots.senji.flowers import DRAWS
from sanzhan.bots.senji.memory import Memory
from sanzhan.bots.senji.worth import Holder
from sanzhan.senji.data import DATA

PACE = {3: 11.5, 4: 12.5, 5: 13.5, 6: 14.5}
"""Honour that the leader gains in a year."""
FADE = 0.7
"""How likely a card that changed hands is still there a year later."""


LEAD = 4.0
"""How much more the gain of somebody hurts who is 20 ahead of the middle."""
CLEAR, SPURT, REFUSED = 5, 12, 0.8
"""Who is so far ahead of me, and could make up the rest in a year, is dealt with as if his gain were nearly my loss."""
QUIET, RESTLESS = 0.2, 0.08
"""Wars in a year for a seat without armies, and for each army."""
AT_HOME = (0.6, 0.6, 0.5, 0.4, 0.3)
"""How likely a card that nobody has seen elsewhere is with its own family, by number: high ones are sought."""


class Situation:
    """One view, read once; whatever is not needed is not worked out."""

    def __init__(self, memory: Memory, view: Mapping[str, Any]) -> None:
        self.memory = memory
        self.view = view
        me = view["me"]
        self.mine: Mapping[str, Any] = me
        self.me: int = me["seat"]
        self.seats: list[Mapping[str, Any]] = view["seats"]
        self.players: int = view["players"]
        self.families = [FAMILY[seat["family"]] for seat in self.seats]
        self.family = self.families[self.me]
        self.seat_of = {family: seat for seat, family in enumerate(self.families)}
        self.others = [s for s, seat in enumerate(self.seats) if seat["alive"] and s != self.me]
        self.honour: int = self.seats[self.me]["honour"]
        self.year: int = view["year"]
        self._holders: dict[tuple[int, float], Holder] = {}

    # -- the map

    @cached_property
    def owner(self) -> list[int | None]:
        provinces = self.view["provinces"]
        return [provinces[province.id]["owner"] for province in DATA.provinces]

    @cached_property
    def armies(self) -> list[int]:
        provinces = self.view["provinces"]
        return [provinces[province.id]["armies"] for province in DATA.provinces]

    @cached_property
    def guards(self) -> list[list[str]]:
        provinces = self.view["provinces"]
        return [provinces[province.id]["samurai"] for province in DATA.provinces]

    @cached_property
    def lands(self) -> list[int]:
        """My provinces."""
        return [place for place, seat in enumerate(self.owner) if seat == self.me]

    def hostile(self, place: int, seat: int | None = None) -> list[int]:
        """Provinces next to this one that somebody else than `seat` (me) holds."""
        who = self.me if seat is None else seat
        return [n for n in DATA.provinces[place].next_to if self.owner[n] is not None and self.owner[n] != who]

    @cached_property
    def neighbours(self) -> dict[int, int]:
        """Over how many borders each seat touches me."""
        return Counter(seat for place in self.lands for n in self.hostile(place) if (seat := self.owner[n]) is not None)

    def may_attack(self, seat: int) -> bool:
        return int(self.seats[seat]["provinces"]) < LIMITS.max_provinces_per_player

    # -- time

    @cached_property
    def reserve(self) -> list[float]:
        """What each seat may still be hiding in its hands."""
        return [0.45 * seat["hand"] + 0.7 * seat["flowers"] if seat["alive"] else 0.0 for seat in self.seats]

    @cached_property
    def later(self) -> float:
        """How many years are likely to come after this one."""
        top = max(seat["honour"] + self.reserve[s] / 2 for s, seat in enumerate(self.seats) if seat["alive"])
        left = (LIMITS.honour_to_end - top) / PACE[self.players]
        if self.view["season"] == "autumn":
            left += 0.4
        return float(max(0.0, min(5.0, left - 0.4)))

    @cached_property
    def rivalry(self) -> list[float]:
        """How much a point of another seat's honour hurts me."""
        return [self.rival(self.me, seat) for seat in range(self.players)]

    def rival(self, of: int, seat: int) -> float:
        """How much a point of this seat's honour hurts another: more if it leads, much if it could end the game."""
        mine, theirs = int(self.seats[of]["honour"]), int(self.seats[seat]["honour"])
        if theirs > mine + CLEAR and theirs + self.reserve[seat] + SPURT >= LIMITS.honour_to_end:
            return REFUSED
        if self.later < 1:
            return 0.5 if theirs > mine else 0.15
        return min(1.0, max(0.0, self._even * (1 + LEAD * (theirs - self._median) / 20)))

    @cached_property
    def _even(self) -> float:
        return 1 / max(1, sum([bool(seat["alive"]) for seat in self.seats]) - 1)

    @cached_property
    def _median(self) -> int:
        honours: list[int] = sorted([seat["honour"] for seat in self.seats if seat["alive"]])
        return honours[len(honours) // 2]

    # -- cards

    @cached_property
    def hand(self) -> list[Face]:
        return [face(wire) for wire in self.mine["hand"]]

    @cached_property
    def flowers(self) -> tuple[int, ...]:
        return counted(self.mine["flowers"])

    @cached_property
    def draws(self) -> int:
        """How many flowers I draw in a usual year."""
        return DRAWS[max(0, min(len(DRAWS) - 1, len(self.lands) - 2))]

    def displayed(self, seat: int) -> tuple[int, ...]:
        """The number of the hostage of each family that lies before a seat."""
        numbers = [0] * FAMILIES
        for wire in self.seats[seat]["displayed"]:
            card = face(wire)
            numbers[card.family] = max(numbers[card.family], card.number)
        return tuple(numbers)

    @cached_property
    def flowers_of(self) -> tuple[int, ...]:
        """Flowers in the hand of each family's player, 0 for families that nobody plays."""
        counts = [0] * FAMILIES
        for family, seat in self.seat_of.items():
            counts[family] = self.seats[seat]["flowers"]
        return tuple(counts)

    def powers(self, seat: int) -> set[str]:
        """Powers of the samurai a seat has on the map."""
        return {power for name in self.seats[seat]["samurai"] if (power := SAMURAI[name].power) is not None}

    def holder(self, seat: int, chance: float) -> Holder:
        """How diplomacy cards are to be valued for a seat; `chance` of getting a missing family."""
        key = (seat, chance)
        if key not in self._holders:
            self._holders[key] = self._holder(seat, chance)
        return self._holders[key]

    def _holder(self, seat: int, chance: float) -> Holder:
        winning = 0.25 if self.players > 3 else 0.4
        near = self.neighbours if seat == self.me else {self.me: self.neighbours.get(seat, 0)}
        fear = [0.0] * FAMILIES
        for other, borders in near.items():
            fear[self.families[other]] = min(0.25, 0.08 * borders)
        return Holder(
            self.families[seat],
            self.displayed(seat),
            self.flowers_of,
            tuple(fear),
            tuple(chance if family in self.seat_of else winning for family in range(FAMILIES)),
            self._wars(seat),
            float(self.view["options"]["diplomacy_set_honour_by_players"]),
        )

    def _wars(self, seat: int) -> float:
        """How many wars a seat is likely to have while a card is in its hand: stacks fight and are fought."""
        if self.view["season"] == "autumn" and self.later < 1:
            return 0.0
        return min(1.0, QUIET + RESTLESS * float(self.seats[seat]["armies"]))

    # -- what others hold

    @cached_property
    def unseen(self) -> Counter[str]:
        """Faces that I do not see anywhere."""
        faces = Counter(card.wire for family in range(FAMILIES) for card in own_faces(family))
        neutral = {FAMILY[name] for name in self.view["neutral"]}
        for family in neutral:
            faces.pop(f"{DATA.families[family].id}.support.0", None)
        faces.subtract(self.mine["hand"])
        faces.subtract(self.view["box"])
        for cards in self.mine["bids"].values():
            faces.subtract(cards)
        for seat in self.seats:
            faces.subtract(seat["displayed"])
        for lot in self.view["lots"].values():
            faces.subtract(lot["open"])
            for cards in lot["kept"].values():
                faces.subtract(cards)
        return +faces

    @cached_property
    def mine_out(self) -> list[Face]:
        """Cards of my family that are in other hands, or in a deck."""
        return [card for card in dict.fromkeys(own_faces(self.family)) if self.unseen[card.wire]]

    @cached_property
    def places(self) -> int:
        """Hidden places a card of unknown whereabouts may lie in: hands, and the decks of families nobody plays."""
        hands = sum([int(self.seats[s]["hand"]) for s in self.others])
        return hands + sum([int(lot["deck"]) for lot in self.view["lots"].values()])

    def holds(self, seat: int, wire: str) -> float:
        """How likely a seat holds a card of this face."""
        if wire in self.mine["known"].get(str(seat), ()):
            return 1.0
        copies = self.unseen[wire]
        if not copies:
            return 0.0
        traced = self.traces.get((seat, wire), 0.0)
        family = face(wire).family
        if self.families[seat] == family:
            traced = max(traced, AT_HOME[min(len(AT_HOME) - 1, face(wire).number)])
        elsewhere = copies * self.seats[seat]["hand"] / max(1, self.places)
        home = self.seat_of.get(family)
        if home is not None and home not in (seat, self.me):
            elsewhere *= 0.15 if self.year <= 1 else 0.5
        return float(min(1.0, max(traced, elsewhere)))

    @cached_property
    def traces(self) -> dict[tuple[int, str], float]:
        """Cards that I gave away, and how likely they are still where I gave them."""
        traced: dict[tuple[int, str], float] = {}
        for given in self.mine["gave"]:
            key = (given["seat"], given["card"])
            traced[key] = max(traced.get(key, 0.0), FADE ** (self.year - given["year"]))
        return traced

    def price_of_war(self, seat: int) -> tuple[float, float]:
        """質: what a seat can be expected to execute if I attack it: my loss and its gain."""
        gain = 0.0
        for card in own_faces(self.family):
            if card.kind == "hostage" and self.unseen[card.wire]:
                gain += card.number * self.holds(seat, card.wire) / max(1, self.unseen[card.wire])
        loss = 0.0 if "cool_head" in self.powers(self.me) else min(2 * gain, self.honour - LIMITS.honour_floor)
        return loss, gain

    def promised(self, promise: str, to: int | None = None) -> bool:
        """Have I promised this for this year?"""
        return any(
            each["promise"] == promise
            and each["year"] == self.year
            and each["from"] == self.me
            and to in (None, each["to"])
            for each in self.mine["promises"]
        )
