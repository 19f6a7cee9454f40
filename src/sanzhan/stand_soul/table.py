"""The table of 替身之魂: every fact of a match between two steps, and plain questions about it.

Items, stands and gang cards are handles (small integers); a face is one lookup. A handle is in exactly one zone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from sanzhan.kernel.ask import Wire
from sanzhan.kernel.game import Result
from sanzhan.kernel.news import News, Sink
from sanzhan.kernel.rng import Streams
from sanzhan.stand_soul.items import GOUYU, ITEM, KONGMING, Item
from sanzhan.stand_soul.knowledge import Labels
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.stands import Stand

Gang = Literal["sengoku", "sanguo"]
Stage = Literal[
    "deal", "main", "answer", "smuggle", "effect", "demand", "end", "f1", "f2", "f3", "f4", "f5", "f7", "f8", "over"
]
Side = Literal["sword", "shield", "neutral"]

HAND_LIMIT = {3: 8, 4: 6}
GANGS: tuple[Gang, Gang] = ("sengoku", "sanguo")
OTHER_GANG: dict[Gang, Gang] = {"sengoku": "sanguo", "sanguo": "sengoku"}
OWN_ITEM: dict[Gang, Item] = {"sengoku": GOUYU, "sanguo": KONGMING}


class Note(NamedTuple):
    """A private fact of a seat, kinds only: `what` and its details at a turn (information §3)."""

    turn: int
    what: str
    facts: Mapping[str, Wire]


class Trade:
    """A trade under way. `queue`: (giver, receiver, item) with effects still to come; `effect`: the one announced."""

    __slots__ = ("accepted", "back", "demand", "effect", "giver", "item", "queue", "receiver", "silent", "then")

    def __init__(self, giver: int, receiver: int, item: int, then: Stage, demand: str | None = None) -> None:
        self.giver = giver
        self.receiver = receiver
        self.item = item
        self.back: int | None = None
        self.demand = demand
        self.accepted = False
        self.silent = False
        self.then: Stage = then
        self.queue: tuple[tuple[int, int, int], ...] = ()
        self.effect: tuple[int, int, str] | None = None

    def copy(self) -> Trade:
        new = Trade.__new__(Trade)
        for name in Trade.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def state(self) -> str:
        return repr([getattr(self, name) for name in Trade.__slots__])


class Fight:
    """A fight under way. `used`: (seat, item or stand id) in order; `shown`: (seat, item handle) laid down."""

    __slots__ = ("attacker", "barred", "defender", "named", "shown", "stopped_by", "supports", "used", "void", "winner")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.supports: dict[int, Side] = {}
        self.barred: int | None = None
        self.void = False
        self.used: list[tuple[int, str]] = []
        self.shown: list[tuple[int, int]] = []
        self.named: int | None = None
        self.winner: int | None = None
        self.stopped_by: int | None = None

    def copy(self) -> Fight:
        new = Fight.__new__(Fight)
        new.attacker = self.attacker
        new.defender = self.defender
        new.supports = self.supports.copy()
        new.barred = self.barred
        new.void = self.void
        new.used = self.used.copy()
        new.shown = self.shown.copy()
        new.named = self.named
        new.winner = self.winner
        new.stopped_by = self.stopped_by
        return new

    def state(self) -> str:
        return repr([getattr(self, name) for name in Fight.__slots__])


class Table:
    """See the module.

    `pile[-1]` is the top card; `up[seat]`: the stand lies face-up; `aloud`: who announced what in
    the last trade; `maybe[seat]`: (owner, kind) that the seat once knew there and that may have moved since.
    """

    __slots__ = (
        "active", "aloud", "box", "fight", "first", "gang_cards", "gang_face", "gang_known", "hands", "item_face",
        "item_known", "limit", "maybe", "notes", "options", "pile", "players", "result", "rng", "sink", "stage",
        "stand_face", "stand_known", "stand_pile", "stands", "trade", "turn", "up",
    )  # fmt: skip

    def __init__(self, players: int, options: SoulOptions, rng: Streams) -> None:
        self.players = players
        self.options = options
        self.rng = rng
        self.sink: Sink | None = None
        self.result: Result | None = None
        self.limit = HAND_LIMIT.get(players, 5)
        self.item_face: list[Item] = []
        self.stand_face: list[Stand] = []
        self.gang_face: list[Gang] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = []
        self.stands: list[int] = []
        self.up = [False] * players
        self.stand_pile: list[int] = []
        self.gang_cards: list[tuple[int, ...]] = []
        self.box: tuple[int, ...] = ()
        self.item_known: list[Labels] = []
        self.stand_known: list[Labels] = []
        self.gang_known: list[Labels] = []
        self.aloud: list[tuple[int, str]] = []
        self.maybe: list[tuple[tuple[int, str], ...]] = [()] * players
        self.notes: list[list[Note]] = [[] for _ in range(players)]
        self.turn = 1
        self.first = 0
        self.active = 0
        self.stage: Stage = "deal"
        self.trade: Trade | None = None
        self.fight: Fight | None = None

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.players = self.players
        new.options = self.options
        new.rng = self.rng.copy()
        new.sink = None
        new.result = self.result
        new.limit = self.limit
        new.item_face = self.item_face.copy()
        new.stand_face = self.stand_face.copy()
        new.gang_face = self.gang_face.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.pile = self.pile.copy()
        new.stands = self.stands.copy()
        new.up = self.up.copy()
        new.stand_pile = self.stand_pile.copy()
        new.gang_cards = self.gang_cards
        new.box = self.box
        new.item_known = [labels.copy() for labels in self.item_known]
        new.stand_known = [labels.copy() for labels in self.stand_known]
        new.gang_known = [labels.copy() for labels in self.gang_known]
        new.aloud = self.aloud.copy()
        new.maybe = self.maybe.copy()
        new.notes = [notes.copy() for notes in self.notes]
        new.turn = self.turn
        new.first = self.first
        new.active = self.active
        new.stage = self.stage
        new.trade = None if self.trade is None else self.trade.copy()
        new.fight = None if self.fight is None else self.fight.copy()
        return new

    # -- plain questions

    @property
    def turned(self) -> bool:
        """The pile is empty, so the pouches have become victory items."""
        return not self.pile

    @property
    def odd(self) -> bool:
        """Odd player count: everybody has an open 和氏璧 and one gang is the smaller."""
        return self.players % 2 == 1

    def kind(self, handle: int) -> Item:
        """What an item is now: a pouch counts as its victory item once the pile is empty."""
        face = self.item_face[handle]
        if face.counts_as is not None and not self.pile:
            return ITEM[face.counts_as]
        return face

    def kinds(self, seat: int) -> list[str]:
        """The kinds in a hand, sorted in the order of the item list."""
        return self.sorted_kinds(self.hands[seat])

    def sorted_kinds(self, handles: list[int]) -> list[str]:
        return [kind.id for kind in sorted((self.kind(h) for h in handles), key=_order)]

    def one_of_each(self, handles: list[int]) -> tuple[list[int], list[str]]:
        """Handles with different kinds, sorted, and those kinds: equal items are one choice."""
        by_kind: dict[str, int] = {}
        for handle in sorted(handles, key=lambda h: self.kind(h).order):
            by_kind.setdefault(self.kind(handle).id, handle)
        return list(by_kind.values()), list(by_kind)

    def holds(self, seat: int, kind: Item) -> bool:
        return any(self.kind(handle) is kind for handle in self.hands[seat])

    def stand(self, seat: int) -> Stand:
        return self.stand_face[self.stands[seat]]

    def can_use(self, seat: int, stand: Stand) -> bool:
        """The seat has this stand and it is not spent."""
        return self.stand(seat) is stand and not (stand.once and self.up[seat])

    def gang(self, seat: int) -> Gang:
        """The seat's gang: what most of its gang cards say."""
        cards = self.gang_cards[seat]
        sengoku = sum(self.gang_face[card] == "sengoku" for card in cards)
        return "sengoku" if sengoku * 2 > len(cards) else "sanguo"

    def members(self, gang: Gang) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if self.gang(seat) == gang)

    def is_minority(self, gang: Gang) -> bool:
        """Odd player counts only: the smaller gang."""
        return self.odd and len(self.members(gang)) * 2 < self.players

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, starting with this one."""
        return [*range(seat, self.players), *range(seat)]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    # -- telling

    def tell(self, key: str, private: Mapping[int, Mapping[str, Wire]] | None = None, /, **args: Wire) -> None:
        """News for everybody, with private additions for some seats."""
        if self.sink is not None:
            self.sink(News(key, args, private or {}))

    def note(self, seat: int, what: str, /, **facts: Wire) -> None:
        """A fact into this seat's notebook."""
        self.notes[seat].append(Note(self.turn, what, facts))


def _order(item: Item) -> int:
    return item.order


def state(table: Table) -> str:
    """The whole table as text."""
    parts: list[Any] = [
        table.players, table.item_face, table.stand_face, table.gang_face, table.hands, table.pile, table.stands,
        table.up, table.stand_pile, table.gang_cards, table.box, [bytes(k) for k in table.item_known],
        [bytes(k) for k in table.stand_known], [bytes(k) for k in table.gang_known], table.maybe, table.aloud,
        table.notes, table.turn, table.first, table.active, table.stage, table.result, sorted(table.rng.used.items()),
        table.trade and table.trade.state(), table.fight and table.fight.state(),
    ]  # fmt: skip
    return repr(parts)
