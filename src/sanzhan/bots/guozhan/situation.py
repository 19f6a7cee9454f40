"""The table as one seat judges it: who is a friend, what a wound or a card is worth. The unit of value is a card."""

from __future__ import annotations

from functools import cached_property

from sanzhan.bots.guozhan import box, endgame
from sanzhan.bots.guozhan.sides import ORIGINS as ORIGINS
from sanzhan.bots.guozhan.sides import Sides

HP = (3.5, 2.2, 1.7, 1.4, 1.2)
"""What the last HP, the second ... is worth."""
ALIVE = 3.0
"""What being alive is worth beside the HP."""
NO_DODGE = (1.0, 0.87, 0.76, 0.66, 0.57, 0.49, 0.43)
NO_SLASH = (1.0, 0.73, 0.53, 0.39, 0.28, 0.20, 0.15)
"""Chance that an unknown hand of 0, 1, 2 ... cards has none."""
DUEL = (
    (0.73, 0.53, 0.39, 0.28, 0.20, 0.15),
    (1.0, 0.93, 0.82, 0.71, 0.59, 0.49),
    (1.0, 1.0, 0.98, 0.94, 0.88, 0.81),
)
"""Chance that the other loses my Duel, by my Slashes and by his hand of 1, 2 ... cards."""
SPARED, LATE = 0.15, 12
"""Who is so likely a comrade is not killed by somebody who is known, up to this round: it would cost all cards."""
CALM, HASTE = 5, 0.2
"""From this round on hits are worth so much more each round: a game has to end."""
SURE = 0.6
"""From this attitude on somebody is helped at a price."""
KEEP = {
    "peach": 7.0,
    "dodge": 5.0,
    "wine": 4.0,
    "nullification": 4.0,
    "heg_nullification": 4.0,
    "something_for_nothing": 3.9,
    "befriend_far": 3.9,
    "slash": 3.6,
    "fire_slash": 3.7,
    "thunder_slash": 3.7,
    "indulgence": 3.5,
    "snatch": 3.5,
    "dismantle": 3.4,
    "duel": 3.4,
    "supply_shortage": 3.3,
    "savage_assault": 3.0,
    "archery_attack": 3.0,
    "await_exhausted": 3.0,
    "fire_attack": 2.8,
    "borrowed_sword": 2.7,
    "iron_chain": 2.5,
    "know_both": 2.5,
    "peach_garden": 2.4,
    "harvest": 1.0,
    "lightning": -1.0,
    "threaten_emperor": 3.6,
    "alliance_feast": 3.9,
    "burning_camps": 3.2,
    "drowning": 3.2,
    "imperial_order": 2.6,
    "lure_tiger": 2.4,
    "fight_together": 2.5,
}
"""What is kept before what when cards have to go; other cards are equipment."""
SPEND = {
    "peach": 2.2,
    "dodge": 1.3,
    "wine": 0.9,
    "nullification": 1.6,
    "heg_nullification": 1.6,
    "slash": 0.5,
    "fire_slash": 0.5,
    "thunder_slash": 0.5,
    "something_for_nothing": 1.5,
    "befriend_far": 1.2,
    "indulgence": 1.2,
    "snatch": 1.2,
    "dismantle": 1.0,
    "duel": 0.8,
    "iron_chain": 0.3,
    "lightning": 0.1,
    "harvest": 0.3,
    "threaten_emperor": 1.3,
    "alliance_feast": 1.5,
    "fight_together": 0.3,
    "imperial_order": 0.4,
    "lure_tiger": 0.4,
}
"""What a card is worth in hand when it is used or paid; 0.7 for others."""
ROYAL_PEACH = 1.1
"""In 鏖战 a Peach heals no more."""
RED_SKILLS = ("wusheng", "jijiu", "huoji", "duoshi")
BLACK_SKILLS = ("qingguo", "qixi", "duanliang", "kanpo", "guidao")


class Situation(Sides):
    """What one seat knows and thinks at one moment."""

    # -- chances

    def known_cards(self, seat: int) -> list[str]:
        known = self.view["me"]["known"].get(str(seat))
        return [] if known is None else list(known["cards"])

    def no_dodge(self, seat: int, needed: int = 1) -> float:
        """The chance that this player does not answer a Slash."""
        shown = self.seats[seat]
        hand = shown["hand"]
        if seat == self.me:
            mine = sum(box.kind_of(card) == "dodge" for card in self.hand)
            chance = 0.0 if mine >= needed else 1.0
        else:
            known = self.known_cards(seat)
            has = 1 - NO_DODGE[min(hand, 6)]
            has = min(0.95, has * (1.35 if hand <= 3 else 1.15))
            if self.memory.dodgeless[seat]:
                has *= 0.4
            if any(box.kind_of(card) == "dodge" for card in known):
                has = 1.0
            elif len(known) >= hand:
                has = 0.0
            chance = 1 - (has if needed == 1 else has * has * 0.4)
        trigrams = self.armor(seat) == "eight_trigrams"
        if trigrams or ("bazhen" in self.up(seat) and self.armor(seat) is None):
            chance *= 0.5
        if {"qingguo", "longdan"} & set(self.up(seat)) and hand:
            chance *= 0.6
        return chance

    def no_slash(self, seat: int) -> float:
        known = self.known_cards(seat)
        if any(box.kind_of(card) in box.SLASHES for card in known):
            return 0.0
        return NO_SLASH[min(self.seats[seat]["hand"], 6)]

    def armor(self, seat: int) -> str | None:
        worn = self.seats[seat]["equip"]["armor"]
        return None if worn is None else box.kind_of(worn)

    def weapon(self, seat: int) -> str | None:
        worn = self.seats[seat]["equip"]["weapon"]
        return None if worn is None else box.kind_of(worn)

    def far(self, one: int, other: int) -> int:
        """How many seats away somebody sits."""
        there = abs(self.living.index(one) - self.living.index(other))
        return min(there, len(self.living) - there)

    def steps(self, one: int, other: int) -> int:
        """Distance from one player to another by seats and mounts."""
        far = self.far(one, other)
        far += self.seats[other]["equip"]["plus_horse"] is not None
        far -= self.seats[one]["equip"]["minus_horse"] is not None
        far -= "mashu" in self.up(one)
        return max(1, far)

    def reaches(self, one: int, other: int) -> bool:
        """One could use a Slash on the other."""
        return self.steps(one, other) <= box.WEAPON_RANGE.get(self.weapon(one) or "", 1)

    @cached_property
    def threats(self) -> int:
        """Enemies who reach me."""
        return sum(self.attitude(seat) < -0.2 and self.reaches(seat, self.me) for seat in self.others)

    # -- values

    def hp_value(self, seat: int, amount: int = 1) -> float:
        """What so many HP less cost a player, death excepted."""
        hp = max(0, self.seats[seat]["hp"])
        return sum(HP[min(level, len(HP)) - 1] for level in range(max(1, hp - amount + 1), hp + 1))

    def recovery(self, seat: int, amount: int = 1) -> float:
        """What so many HP more bring a player."""
        shown = self.seats[seat]
        hp = max(0, shown["hp"])
        top = min(shown["max_hp"], hp + amount)
        spent = 1 - endgame.LANGUOR * self.pressure
        return sum(
            HP[min(level, len(HP)) - 1] * (spent if level > endgame.ENOUGH else 1.0) for level in range(hp + 1, top + 1)
        )

    def loss(self, seat: int, amount: int = 1, nature: str = "normal") -> float:
        """What damage costs its victim, in cards."""
        shown = self.seats[seat]
        armor = self.armor(seat)
        if nature == "fire" and armor == "rattan_armor":
            amount += 1
        if armor == "silver_lion":
            amount = min(amount, 1)
        if armor == "peace_spell" and nature != "normal":
            return 0.1
        value = self.hp_value(seat, amount)
        if armor == "heart_mirror" and amount >= shown["hp"]:
            return 2.0
        if amount >= shown["hp"]:
            saved = 0.5 if "buqu" in self.up(seat) else 0.25 if shown["hand"] >= 2 else 0.1
            if "niepan" in self.up(seat) and "niepan" not in shown["spent"]:
                saved = 0.9
            value += (1 - saved) * (ALIVE + 0.6 * shown["hand"])
        elif set(box.PAIN) & set(self.up(seat)):
            value -= 1.6 * amount
        return max(0.1, value)

    def strike(self, seat: int, amount: int = 1, nature: str = "normal") -> float:
        """What it is worth to me to deal this damage myself."""
        shown = self.seats[seat]
        attitude = self.attitude(seat)
        if "mingshi" in self.up(seat) and self.hidden:
            amount -= 1
            if amount <= 0:
                return -0.2
        value = -attitude * self.loss(seat, amount, nature)
        if nature != "normal" and shown["chained"]:
            value += sum(
                -self.attitude(other) * self.loss(other, amount, nature)
                for other in self.living
                if other != seat and self.seats[other]["chained"]
            )
        if self.armor(seat) == "heart_mirror" and amount >= shown["hp"]:
            return value
        if amount >= shown["hp"]:
            value += 0.7 * self.kill_reward(seat)
            if self.determined and shown["kingdom"] is None and self.same(seat) > SPARED and self.round < LATE:
                return min(value, -0.5)
        elif shown["hp"] - amount == 1 and attitude < 0:
            value += 0.3
        if attitude < 0:
            value += -attitude * min(1.5, HASTE * max(0, self.round - CALM))
        return value

    def kill_reward(self, seat: int) -> float:
        """Cards that a kill brings me: by the size of the victim's kingdom, or all of mine for a comrade."""
        if not self.determined:
            return 0.0
        mine = len(self.hand) + sum(card is not None for card in self.own["equip"].values())
        penalty = self.same(seat) * (mine + 1.0)
        shown = self.seats[seat]["kingdom"]
        if shown == "careerist":
            reward = 1.0
        elif shown is not None:
            reward = float(self.view["kingdoms"].get(shown, 1))
        else:
            reward = sum(
                chance * (self.view["kingdoms"].get(kingdom, 0) + 1) for kingdom, chance in self.weights[seat].items()
            )
        if "duanchang" in self.up(seat):
            reward -= 2.0
        return (1 - self.same(seat)) * reward - penalty

    @cached_property
    def pressure(self) -> float:
        return endgame.pressure(self.round)

    @property
    def royal(self) -> bool:
        """鏖战: a Peach is a Slash or a Dodge."""
        return bool(self.view.get("battle_royal"))

    @property
    def hidden(self) -> bool:
        """I have a general face down."""
        return not all(general["up"] for general in self.own["generals"])

    @property
    def missing(self) -> int:
        return int(self.own["max_hp"] - self.own["hp"])

    @property
    def over(self) -> int:
        """Cards that I would have to discard now."""
        return len(self.hand) - max(0, self.hp)

    def slashes(self) -> int:
        return sum(box.kind_of(card) in box.SLASHES for card in self.hand)

    def count(self, kind: str) -> int:
        return sum(box.kind_of(card) == kind for card in self.hand)

    def suit(self, card: str) -> str:
        return self.suits.get(card, box.suit_of(card))

    def worn(self, card: str) -> bool:
        return card in self.own["equip"].values()

    def keep(self, card: str) -> float:
        """What a card is worth to me when something has to go."""
        kind = box.kind_of(card)
        if self.worn(card):
            return 1.6 + self.gear_value(self.me, card) + (-2.5 if "xiaoji" in self.skills else 0.0)
        value = KEEP.get(kind)
        if value is None:
            slot = slot_of(card)
            worn = None if slot is None else self.own["equip"][slot]
            value = 1.5 if worn is not None else 3.5 if slot == "armor" else 3.0
        elif kind == "wine" and self.own["hp"] == 1:
            value = 7.0
        elif self.royal and kind == "peach":
            value = 5.5
        copies = sum(box.kind_of(other) == kind for other in self.hand[: self._place(card)])
        value += self.pressure * endgame.keeping(kind, copies)
        if kind in ("dodge", *box.SLASHES):
            value -= 1.2 * copies
        color = box.color_of(self.suit(card))
        if color == "red" and set(RED_SKILLS) & set(self.skills):
            value += 0.7
        if color == "black" and set(BLACK_SKILLS) & set(self.skills):
            value += 0.7
        return float(value)

    def _place(self, card: str) -> int:
        return self.hand.index(card) if card in self.hand else 0

    def spend(self, card: str) -> float:
        """What it costs me to pay with a card now."""
        kind = box.kind_of(card)
        if self.worn(card):
            if "xiaoji" in self.skills:
                return -1.0
            if kind == "silver_lion" and self.missing:
                return -0.8
            return self.gear_value(self.me, card)
        value = SPEND.get(kind)
        if value is None:
            value = 0.7
        if self.royal and kind == "peach":
            value = ROYAL_PEACH
        if kind == "dodge" and self._place(card) != self._first("dodge"):
            value = 0.9
        if kind == "wine" and self.own["hp"] == 1:
            value = 2.2
        if self.my_turn:
            value *= 1 - endgame.LAVISH * self.pressure
        if self.my_turn and self.over > 0 and value < 1.5 and self._junk_rank(card) < self.over:
            value *= 0.3
        return value

    def _first(self, kind: str) -> int:
        return next((place for place, card in enumerate(self.hand) if box.kind_of(card) == kind), -1)

    @cached_property
    def _order(self) -> list[str]:
        return sorted(self.hand, key=lambda card: (self.keep(card), card))

    def _junk_rank(self, card: str) -> int:
        return self._order.index(card) if card in self._order else 0

    def gear_value(self, seat: int, card: str) -> float:
        """What a worn card is worth to its wearer."""
        kind = box.kind_of(card)
        if kind in box.ARMOR:
            return box.ARMOR[kind] + (0.3 if kind == "silver_lion" and self.seats[seat]["hp"] <= 2 else 0.0)
        if kind in box.PLUS_HORSES:
            return 1.1 if kind != "six_dragons" else 1.8
        if kind in box.MINUS_HORSES:
            return 0.7
        if kind in box.TREASURES:
            return box.TREASURES[kind]
        return 0.6 + 0.15 * box.WEAPON_RANGE.get(kind, 1) + box.WEAPON_EXTRA.get(kind, 0.0)


def slot_of(card: str) -> str | None:
    """The slot of an equipment card."""
    kind = box.kind_of(card)
    if kind in box.ARMOR:
        return "armor"
    if kind in box.PLUS_HORSES:
        return "plus_horse"
    if kind in box.MINUS_HORSES:
        return "minus_horse"
    if kind in box.WEAPON_RANGE:
        return "weapon"
    if kind in box.TREASURES:
        return "treasure"
    return None
