"""The table of SENJI: every fact of a match between two steps, and plain questions about it.

Diplomacy cards, hanafuda and samurai are handles (small integers); a face is one lookup. Places are numbers: provinces
first, then seas. A handle is always in exactly one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from sanzhan.kernel.ask import Wire
from sanzhan.kernel.game import Result
from sanzhan.kernel.news import News, Sink
from sanzhan.kernel.rng import Streams
from sanzhan.senji.data import DATA, Card, Data, Flower, Samurai
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.player import Player, Source

if TYPE_CHECKING:
    from sanzhan.senji.offers import Offer
    from sanzhan.senji.war import War

Season: TypeAlias = Literal["setup", "winter", "spring", "summer", "autumn", "over"]
Stage: TypeAlias = Literal[
    "keep", "home", "emperor", "reveal", "parley", "bids", "orders", "name", "autumn", "settle", "end", "over"
]
SEASONS: Mapping[Stage, Season] = {
    "keep": "setup", "home": "setup", "emperor": "winter", "reveal": "winter", "parley": "winter", "bids": "winter",
    "orders": "spring", "name": "summer", "autumn": "autumn", "settle": "autumn", "end": "autumn", "over": "over",
}  # fmt: skip
PROVINCES = len(DATA.provinces)
CARD, FLOWER, SAMURAI, LUCK = range(4)
MASK = (1 << 64) - 1
WIRES: tuple[str, ...] = tuple(f"{DATA.families[card.family].id}.{card.kind}.{card.value}" for card in DATA.cards)
"""Every diplomacy card as it travels: family, kind and number."""


class Fleet(NamedTuple):
    """What one player has in one sea, samurai apart. `fresh`: it came into being this summer."""

    armies: int
    fresh: bool
    named: bool


class Lot(NamedTuple):
    """What lies before a neutral family: its deck, the open cards, those that were turned up this winter, and bids
    that stayed after a tie (seat -> cards)."""

    deck: tuple[int, ...]
    open: tuple[int, ...]
    new: tuple[int, ...]
    kept: Mapping[int, tuple[int, ...]]


class Promise(NamedTuple):
    """What was promised with an accepted offer; it binds nobody."""

    year: int
    seat: int
    to: int
    promise: str


class Table:
    """`owner`, `armies`, `order` are lists by province; -1 is nobody, no order. `face`: card, flower and samurai faces.

    `seen[sort][seat]`: a bit per handle whose face this seat knows. `shown`, `shown_to[seat]`: running sums over all
    that the rules have shown, or drawn by lot, for everybody and for one seat. `noted[seat]`: a bit per card that
    this seat has seen since the last step boundary, even if it cannot tell it apart any more. `notes[seat]`:
    (card as printed, in whose hand this seat has last seen it) since the winter began; no secret of others changes
    them. `named`: what the host has named this summer. `known`: provinces whose orders lie face up.
    """

    __slots__ = (
        "armies", "autumn", "box", "data", "face", "fleets", "flower_deck", "flower_discard", "host", "known", "lots",
        "named", "neutral", "noted", "notes", "offers", "options", "order", "owner", "players", "promises", "result",
        "rng", "samurai_deck", "samurai_discard", "seat_of", "seen", "settling", "shown", "shown_to", "sink", "size",
        "stage", "war", "year",
    )  # fmt: skip

    def __init__(self, size: int, options: SenjiOptions, rng: Streams) -> None:
        data = DATA
        self.size = size
        self.options = options
        self.data: Data = data
        self.rng = rng
        self.sink: Sink | None = None
        self.result: Result | None = None
        self.neutral = data.neutral[size]
        self.players: list[Player] = []
        self.seat_of: dict[int, int] = {}
        self.owner = [-1] * PROVINCES
        self.armies = [0] * PROVINCES
        self.order = [-1] * PROVINCES
        self.known: frozenset[int] = frozenset()
        self.fleets: dict[tuple[int, int], Fleet] = {}
        self.lots: dict[int, Lot] = {}
        flowers = [i for i, flower in enumerate(data.flowers) for _ in range(flower.copies)]
        self.face: tuple[list[int], list[int], list[int]] = (
            list(range(len(data.cards))), flowers, list(range(len(data.samurai))),
        )  # fmt: skip
        self.flower_deck: list[int] = []
        self.flower_discard: list[int] = []
        self.samurai_deck: list[int] = []
        self.samurai_discard: list[int] = []
        self.box: list[int] = []
        self.seen: tuple[list[int], list[int], list[int]] = ([0] * size, [0] * size, [0] * size)
        self.noted = [0] * size
        self.notes: list[tuple[tuple[str, int], ...]] = [()] * size
        self.shown = 0
        self.shown_to = [0] * size
        self.stage: Stage = "keep"
        self.year = 0
        self.host: int | None = None
        self.named: tuple[int | tuple[int, int], ...] = ()
        self.autumn: tuple[int, ...] = ()
        self.settling: int | None = None
        self.offers: tuple[Offer, ...] = ()
        self.promises: tuple[Promise, ...] = ()
        self.war: War | None = None

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.size = self.size
        new.options = self.options
        new.data = self.data
        new.rng = self.rng.copy()
        new.sink = None
        new.result = self.result
        new.neutral = self.neutral
        new.players = [player.copy() for player in self.players]
        new.seat_of = self.seat_of
        new.owner = self.owner.copy()
        new.armies = self.armies.copy()
        new.order = self.order.copy()
        new.known = self.known
        new.fleets = self.fleets.copy()
        new.lots = self.lots.copy()
        # faces never change but in an imagined world, which makes lists of its own
        new.face = self.face
        new.flower_deck = self.flower_deck.copy()
        new.flower_discard = self.flower_discard.copy()
        new.samurai_deck = self.samurai_deck.copy()
        new.samurai_discard = self.samurai_discard.copy()
        new.box = self.box.copy()
        cards, flowers, samurai = self.seen
        new.seen = (cards.copy(), flowers.copy(), samurai.copy())
        new.noted = self.noted.copy()
        new.notes = self.notes.copy()
        new.shown = self.shown
        new.shown_to = self.shown_to.copy()
        new.stage = self.stage
        new.year = self.year
        new.host = self.host
        new.named = self.named
        new.autumn = self.autumn
        new.settling = self.settling
        new.offers = self.offers
        new.promises = self.promises
        new.war = None
        return new

    def __getitem__(self, seat: int) -> Player:
        return self.players[seat]

    # -- faces

    def card(self, handle: int) -> Card:
        return self.data.cards[self.face[CARD][handle]]

    def flower(self, handle: int) -> Flower:
        return self.data.flowers[self.face[FLOWER][handle]]

    def samurai(self, handle: int) -> Samurai:
        return self.data.samurai[self.face[SAMURAI][handle]]

    def wire(self, handle: int) -> str:
        """A diplomacy card as it travels: what is printed on it."""
        return WIRES[self.face[CARD][handle]]

    def wires(self, handles: Iterable[int]) -> list[str]:
        face = self.face[CARD]
        return [WIRES[face[handle]] for handle in handles]

    def sorted_cards(self, handles: Iterable[int]) -> list[int]:
        """Cards in an order that says nothing about where they came from."""
        face = self.face[CARD]
        return sorted(handles, key=lambda handle: (face[handle], handle))

    def sorted_flowers(self, handles: Iterable[int]) -> list[int]:
        face = self.face[FLOWER]
        return sorted(handles, key=lambda handle: (face[handle], handle))

    # -- knowledge

    def see(self, sort: int, handles: Iterable[int], seat: int | None = None) -> None:
        """The rules show these faces to a seat, or (None) to everybody."""
        seats = range(self.size) if seat is None else (seat,)
        face, seen = self.face[sort], self.seen[sort]
        for handle in handles:
            for who in seats:
                seen[who] |= 1 << handle
                if sort == CARD:
                    self.noted[who] |= 1 << handle
                    if self.notes[who]:
                        self._strike(who, WIRES[face[handle]])
            self._note(seat, sort * 128 + face[handle])

    def see_held(self, handles: Iterable[int], holder: int, seat: int | None = None) -> None:
        """A seat (None: everybody) sees these diplomacy cards in the holder's hand."""
        handles = tuple(handles)
        self.see(CARD, handles, seat)
        wires = self.wires(handles)
        for who in range(self.size) if seat is None else (seat,):
            if who != holder:
                self.notes[who] += tuple((wire, holder) for wire in wires)

    def _strike(self, seat: int, wire: str) -> None:
        """A noted card is seen again: the note is old."""
        notes = self.notes[seat]
        old = next((i for i, note in enumerate(notes) if note[0] == wire), None)
        if old is not None:
            self.notes[seat] = notes[:old] + notes[old + 1 :]

    def lose_sight(self, holders: Sequence[int]) -> None:
        """In the open, cards have been hidden among these hands: what was seen there says nothing any more."""
        for seat in range(self.size):
            self.notes[seat] = tuple(note for note in self.notes[seat] if note[1] not in holders)
        for holder in holders:
            player = self.players[holder]
            bids = [card for bid in player.bids.values() for card in bid]
            self.forget(CARD, [*player.hand, *bids], (holder,))

    def mix(self, one: Player, other: Player) -> None:
        """Everybody sees that cards pass between these two hands, and nobody but the two which."""
        both = (one.seat, other.seat)
        for seat in range(self.size):
            if seat not in both:
                self.notes[seat] = tuple(note for note in self.notes[seat] if note[1] not in both)
        self.forget(CARD, (*one.hand, *other.hand), both)

    def forget(self, sort: int, handles: Iterable[int], knowing: Sequence[int] = ()) -> None:
        """Nobody but the seats in `knowing` can tell these handles apart any more."""
        mask = 0
        for handle in handles:
            mask |= 1 << handle
        seen = self.seen[sort]
        for seat in range(self.size):
            if seat not in knowing:
                seen[seat] &= ~mask

    def _note(self, seat: int | None, value: int) -> None:
        if seat is None:
            self.shown = (self.shown * 1_000_003 + value + 1) & MASK
        else:
            self.shown_to[seat] = (self.shown_to[seat] * 1_000_003 + value + 1) & MASK

    def draw_lot(self, seats: Sequence[int], purpose: str) -> int:
        """One of these seats by lot, in the open."""
        seat = seats[self.rng.below(len(seats), purpose)]
        self._note(None, LUCK * 128 + seat)
        return seat

    def roll(self, count: int) -> list[int]:
        """Destiny dice: families, in the open."""
        faces = [self.rng.below(len(self.data.families), "dice") for _ in range(count)]
        for face in faces:
            self._note(None, LUCK * 128 + face)
        return faces

    def show_order(self, place: int) -> None:
        """An order is turned up."""
        self._note(None, LUCK * 128 + 64 + self.order[place])

    # -- the map

    def provinces_of(self, seat: int) -> list[int]:
        return [place for place in range(PROVINCES) if self.owner[place] == seat]

    def armies_of(self, seat: int) -> int:
        """Armies on the map, at sea too."""
        land = sum(self.armies[place] for place in range(PROVINCES) if self.owner[place] == seat)
        return land + sum(fleet.armies for (_, who), fleet in self.fleets.items() if who == seat)

    def samurai_at(self, seat: int, place: int) -> list[int]:
        """This player's figures there."""
        return [handle for handle, where in self.players[seat].samurai.items() if where == place]

    def closed(self, place: int) -> bool:
        """A neutral family's home: nobody may enter."""
        return self.data.provinces[place].home in self.neutral

    def place_id(self, place: int) -> str:
        return self.data.provinces[place].id if place < PROVINCES else self.data.seas[place - PROVINCES].id

    # -- seats

    def living(self) -> list[Player]:
        return [player for player in self.players if player.alive]

    def others(self, me: Player) -> Iterator[Player]:
        """The other living players, by seat."""
        return (player for player in self.players if player.alive and player is not me)

    def owner_of(self, family: int) -> Player | None:
        """The living player of this family."""
        seat = self.seat_of.get(family)
        if seat is None:
            return None
        player = self.players[seat]
        return player if player.alive else None

    def family_id(self, seat: int) -> str:
        return self.data.families[self.players[seat].family].id

    # -- honour (rules §3.6: never below the floor)

    def gain(self, player: Player, honour: int, source: Source) -> None:
        player.honour += honour
        player.sources[source] += honour

    def lose(self, player: Player, honour: int, source: Source) -> int:
        """A loss that others cause stops at the floor (R43); returns what was lost."""
        lost = max(0, min(honour, player.honour - self.data.limits.honour_floor))
        self.gain(player, -lost, source)
        return lost

    # -- telling

    def tell(self, key: str, private: Mapping[int, Mapping[str, Wire]] | None = None, /, **args: Wire) -> None:
        """News for everybody, with private additions for some seats."""
        if self.sink is not None:
            self.sink(News(key, args, private or {}))

    def tell_between(self, viewers: Sequence[int | None] | None, key: str, /, **args: Wire) -> None:
        """News for these viewers alone (None among them: the public); None for everybody."""
        if self.sink is not None:
            self.sink(News(key, args, {}, None if viewers is None else tuple(viewers)))

    def passed_on(self, card: int, giver: Player, receiver: Player) -> None:
        """Both write into their own ledgers that this card changed hands."""
        wire = self.wire(card)
        giver.gave += ({"card": wire, "seat": receiver.seat, "year": self.year},)
        receiver.got += ({"card": wire, "seat": giver.seat, "year": self.year},)


def state(table: Table) -> str:
    """The whole table as text."""
    skip = {"sink", "rng", "players", "options", "data", "war", "neutral", "seat_of", "fleets", "lots", "known"}
    parts: list[Any] = [getattr(table, name) for name in Table.__slots__ if name not in skip]
    parts += [sorted(table.fleets.items()), sorted(table.known), sorted(table.rng.used.items())]
    parts += [
        (family, lot.deck, sorted(lot.open), sorted(lot.kept.items())) for family, lot in sorted(table.lots.items())
    ]
    return repr([*parts, [player.state() for player in table.players]])
