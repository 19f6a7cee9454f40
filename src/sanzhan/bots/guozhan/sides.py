"""The table as one seat sees it: skills in force, kingdoms, who is on whose side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.kingdoms import Memory

ALARM = 0.5
"""A side with such a share of all strength frightens the rest."""
SUSPICION, IMPATIENCE = 0.35, 0.08
"""How much an unknown who is no comrade counts as an enemy, and how much more with each round."""
ORIGINS = ("head", "deputy")
LORD = "lord_"


class Sides:
    """Who is who, as one seat sees it at one moment."""

    def __init__(self, memory: Memory, view: Mapping[str, Any]) -> None:
        self.memory = memory
        self.view = view
        self.seats: list[dict[str, Any]] = view["seats"]
        own = view["me"]
        self.me: int = own["seat"]
        self.own = self.seats[self.me]
        self.hand: list[str] = own["hand"]
        self.generals: list[str] = own["generals"]
        self.living = [seat for seat, shown in enumerate(self.seats) if shown["alive"]]
        self.others = [seat for seat in self.living if seat != self.me]
        self.size = len(self.seats)
        self.round: int = view["round"]
        self.hp: int = self.own["hp"]
        self.my_turn = view["current"] == self.me
        self.box = box.box_of(view)
        self.printed = self.box.kingdom(*self.generals) if self.generals else None
        kingdom = self.own["kingdom"]
        self.overflow = kingdom is None and self.printed != box.CAREERIST and self._full()
        """Turning up would make a careerist of me."""
        self.determined: bool = kingdom is not None
        self.alone = box.CAREERIST in (kingdom, self.printed) or self.overflow
        self.kingdom = kingdom if self.determined else self.printed
        self.suits: dict[str, str] = dict(zip(self.hand, own["suits"], strict=True))

    def _full(self) -> bool:
        """My kingdom has no room for me; with a living lord it has room for everybody."""
        seats = [shown for seat, shown in enumerate(self.seats) if seat != self.me]
        others = [shown for shown in seats if shown["kingdom"] == self.printed]
        if 2 * (len(others) + 1) <= self.size or self.generals[0].startswith(LORD):
            return False
        return not any(shown["alive"] and _lordly(shown) for shown in others)

    # -- skills

    def up(self, seat: int) -> tuple[str, ...]:
        """Skills in force of a player, as far as everybody sees."""
        return self._up[seat]

    @cached_property
    def _up(self) -> list[tuple[str, ...]]:
        return [
            tuple(
                skill
                for origin, general in enumerate(shown["generals"])
                if general["up"] and not general["lost"]
                for skill in self.box.skills_of(general["id"], origin)
            )
            for shown in self.seats
        ]

    @cached_property
    def skills(self) -> tuple[str, ...]:
        """My own skills, hidden ones too."""
        return tuple(
            skill
            for origin, general in enumerate(self.generals)
            if not self.own["generals"][origin]["lost"]
            for skill in self.box.skills_of(general, origin)
        )

    # -- sides

    @cached_property
    def weights(self) -> list[dict[str, float]]:
        return self.memory.weights(self.view, None if self.alone else self.printed)

    def same(self, seat: int) -> float:
        """The chance that this player is on my side."""
        if seat == self.me:
            return 1.0
        shown = self.seats[seat]["kingdom"]
        if seat in self.joined:
            return 1.0
        if self.alone:
            return 0.0
        if shown is not None:
            return float(shown == self.kingdom)
        chance = self.weights[seat].get(self.kingdom or "", 0.0)
        return chance if self.room > 0 else 0.0

    @cached_property
    def room(self) -> int:
        """Free places in my kingdom after me."""
        if any(shown["kingdom"] == self.kingdom and shown["alive"] and _lordly(shown) for shown in self.seats):
            return self.size
        members = sum(bool(shown["kingdom"] == self.kingdom) for shown in self.seats)
        return self.size // 2 - members - int(not self.determined)

    def strength(self, seat: int) -> float:
        shown = self.seats[seat]
        if not shown["alive"]:
            return 0.0
        gear = sum(card is not None for card in shown["equip"].values())
        skills = sum(
            self.box.rating(general["id"]) - 3.0 if general["up"] and not general["lost"] else 0.3
            for general in shown["generals"]
        )
        return float(1.6 * max(0, shown["hp"]) + min(shown["hand"], 5) + 0.85 * gear + 0.7 * skills)

    @cached_property
    def sides(self) -> dict[str, float]:
        """The strength of each side, hidden players by their chances; careerists are sides of their own."""
        found: dict[str, float] = {}
        for seat in self.living:
            strength = self.strength(seat)
            shown = self.seats[seat]["kingdom"]
            if shown == box.CAREERIST or (seat == self.me and self.alone):
                side = self.banner(seat)
                found[side] = found.get(side, 0.0) + strength
            elif shown is not None:
                found[shown] = found.get(shown, 0.0) + strength
            else:
                for kingdom, chance in self.weights[seat].items():
                    found[kingdom] = found.get(kingdom, 0.0) + strength * chance
        return found

    @cached_property
    def my_side(self) -> str:
        return self.banner(self.me) if self.alone else self.kingdom or ""

    def banner(self, seat: int) -> str:
        """The side of a careerist: his own, or that of whom he has joined."""
        return f"careerist{self.memory.joined.get(seat, seat)}"

    @cached_property
    def joined(self) -> set[int]:
        """The allies of a careerist that I am, or have joined."""
        lead = self.memory.joined.get(self.me, self.me)
        pair = {lead, *(ally for ally, careerist in self.memory.joined.items() if careerist == lead)}
        return pair - {self.me}

    def attitude(self, seat: int) -> float:
        """From -1 (an enemy to be killed first) to 1 (me)."""
        return self._attitudes[seat]

    @cached_property
    def _attitudes(self) -> list[float]:
        strongest = max(self.sides.values(), default=1.0)
        # somebody else's side that frightens everybody
        rivals = {side: value for side, value in self.sides.items() if side != self.my_side}
        total = sum(self.sides.values()) or 1.0
        top = max(rivals, key=lambda side: (rivals[side], side), default="")
        alarm = len(rivals) > 1 and rivals.get(top, 0.0) > ALARM * total
        found = [0.0] * self.size
        for seat in self.living:
            shown = self.seats[seat]["kingdom"]
            if seat == self.me:
                found[seat] = 1.0
            elif shown is None:
                found[seat] = self._unknown(seat)
            elif seat in self.joined or (not self.alone and shown == self.kingdom):
                found[seat] = 1.0
            else:
                side = self.banner(seat) if shown == box.CAREERIST else shown
                value = -(0.5 + 0.5 * self.sides.get(side, 0.0) / max(strongest, 0.1))
                found[seat] = value * 0.3 if alarm and side != top and len(self.living) > 2 else value
        return found

    def _unknown(self, seat: int) -> float:
        chance = self.same(seat)
        blame = SUSPICION + IMPATIENCE * max(0, self.round - 3)
        if chance < 0.08:
            blame = max(blame, 0.6)
        if len(self.living) == 2:
            blame = 1.0
        return chance - min(1.0, blame) * (1 - chance)


def _lordly(shown: Mapping[str, Any]) -> bool:
    """A lord, turned up."""
    return bool(shown["generals"][0]["up"]) and str(shown["generals"][0]["id"]).startswith(LORD)
