"""The table of 国战: every fact of a match between two steps, and plain questions about it.

Cards and generals are handles (small integers); a face is one lookup. A card is in exactly one zone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.cards.kind import KINDS, Kind
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.player import Player, later_facts
from sanzhan.guozhan.skills.general import KINGDOMS, General, Kingdom, Sex
from sanzhan.guozhan.skills.index import Index, build
from sanzhan.kernel.ask import Wire
from sanzhan.kernel.game import Result
from sanzhan.kernel.news import News, Sink
from sanzhan.kernel.rng import Streams

if TYPE_CHECKING:
    from sanzhan.guozhan.edition import Edition
    from sanzhan.guozhan.history import Happened

Phase = Literal["prepare", "judge", "draw", "play", "discard", "finish"]
PHASES: tuple[Phase, ...] = ("prepare", "judge", "draw", "play", "discard", "finish")
Stage = Literal[
    "choose", "turn", "prepare", "judge", "draw", "play", "action", "discard", "finish", "end", "over"
]  # fmt: skip

SEXES: tuple[Sex, ...] = ("male", "female")
SOLDIERS = tuple(
    General(f"soldier_{sex}_{kingdom}", "士兵", kingdom, sex, 0, ())
    for kingdom in (*KINGDOMS, "careerist")
    for sex in SEXES
)
"""What lies where a general was removed (士兵牌): the handle of the n-th is ~n."""

LATER = ("battle_royal", "fallen", "out", "owed", "vanguard")
"""Facts that the first edition does not have: its states read as they always did."""
DERIVED = ("history", "old_discard", "turned")
"""What follows from all that has happened."""

DECK, DISCARD, PROCESSING, HAND, EQUIP, JUDGE, PILE, OUT = range(8)


class Gone(NamedTuple):
    """A card that has left the game, and in which turn."""

    card: int
    turn: int


class Discarded(NamedTuple):
    """A card discarded in the current phase: whose it was, and whether it came from the hand."""

    card: int
    seat: int
    from_hand: bool


class Table:
    """`face`, `general_face`: what a handle shows. `zone`, `owner`: where each card is.

    `seen[seat]`: a bit per card whose face this seat knows; `seen_generals` the same for generals. `shown`,
    `shown_to[seat]`: running sums over the faces that the rules have shown to everybody, to one seat. `current`: whose
    turn it is, `seat_after` whose turn is next in the normal order; `extra_turns`: seats, the last one is next.
    `skipped`: phases of this turn that will not be; `bare`: seats whose armour is ignored just now; `end_phase`,
    `end_turn`: read by the step that is running; `pile_runs`: how often the discard pile was shuffled. `battle_royal`:
    鏖战 has begun; `vanguard`: the first general of the game has been turned up; `fallen`: kingdoms whose lord is dead.
    `history`: what has happened in this turn; `old_discard`: how many cards lay in the discard pile before it;
    `turned`: (seat, place) of generals turned up just now, what follows is still to come; `owed`: (seat, mark) that are
    handed out when this step ends.
    """

    __slots__ = (
        "_index", "bare", "battle_royal", "current", "dealt", "deck", "discard", "discarded", "edition", "end_phase",
        "end_turn", "extra_turns", "face", "fallen", "general_deck", "general_face", "history", "in_extra_turn",
        "old_discard", "options", "out", "owed", "owner", "pile_runs", "players", "processing", "result", "rng",
        "round", "seat_after", "seen", "seen_generals", "shown", "shown_to", "sink", "size", "skipped", "stage",
        "starter", "turn", "turned", "vanguard", "zone",
    )  # fmt: skip

    def __init__(self, size: int, options: GuozhanOptions, edition: Edition, rng: Streams) -> None:
        self.size = size
        self.options = options
        self.edition = edition
        self.rng = rng
        self.sink: Sink | None = None
        self.result: Result | None = None
        self.face: list[Face] = []
        self.general_face: list[General] = []
        self.zone: list[int] = []
        self.owner: list[int] = []
        self.players = [Player(seat) for seat in range(size)]
        self.dealt: tuple[tuple[int, ...], ...] = ()
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.processing: list[int] = []
        self.general_deck: list[int] = []
        self.seen = [0] * size
        self.seen_generals = [0] * size
        self.shown = 0
        self.shown_to = [0] * size
        self.stage: Stage = "choose"
        self.starter = 0
        self.current = 0
        self.seat_after = 0
        self.turn = 0
        self.round = 0
        self.extra_turns: tuple[int, ...] = ()
        self.in_extra_turn = False
        self.skipped: frozenset[str] = frozenset()
        self.end_phase = False
        self.end_turn = False
        self.discarded: tuple[Discarded, ...] = ()
        self.pile_runs = 0
        self.bare: frozenset[int] = frozenset()
        self.battle_royal = False
        self.vanguard = False
        self.history: tuple[Happened, ...] = ()
        self.old_discard = 0
        self.out: tuple[Gone, ...] = ()
        self.owed: tuple[tuple[int, str], ...] = ()
        self.turned: tuple[tuple[int, int], ...] = ()
        self.fallen: frozenset[str] = frozenset()
        self._index: Index | None = None

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.size = self.size
        new.options = self.options
        new.edition = self.edition
        new.rng = self.rng.copy()
        new.sink = None
        new.result = self.result
        # faces never change but in an imagined world, which makes lists of its own
        new.face = self.face
        new.general_face = self.general_face
        new.zone = self.zone.copy()
        new.owner = self.owner.copy()
        new.players = [player.copy() for player in self.players]
        new.dealt = self.dealt
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.processing = self.processing.copy()
        new.general_deck = self.general_deck.copy()
        new.seen = self.seen.copy()
        new.seen_generals = self.seen_generals.copy()
        new.shown = self.shown
        new.shown_to = self.shown_to.copy()
        new.stage = self.stage
        new.starter = self.starter
        new.current = self.current
        new.seat_after = self.seat_after
        new.turn = self.turn
        new.round = self.round
        new.extra_turns = self.extra_turns
        new.in_extra_turn = self.in_extra_turn
        new.skipped = self.skipped
        new.end_phase = self.end_phase
        new.end_turn = self.end_turn
        new.discarded = self.discarded
        new.pile_runs = self.pile_runs
        new.bare = self.bare
        new.battle_royal = self.battle_royal
        new.vanguard = self.vanguard
        new.history = self.history
        new.old_discard = self.old_discard
        new.out = self.out
        new.owed = self.owed
        new.turned = self.turned
        new.fallen = self.fallen
        new._index = self._index
        return new

    def __getitem__(self, seat: int) -> Player:
        return self.players[seat]

    # -- faces

    def kind(self, handle: int) -> Kind:
        """What the printed card does."""
        return KINDS[self.face[handle].kind]

    def general(self, player: Player, origin: int) -> General:
        """The card in the head (0) or deputy (1) place."""
        handle = player.generals[origin]
        return SOLDIERS[~handle] if handle < 0 else self.general_face[handle]

    def suit(self, player: Player, handle: int) -> Suit:
        """The suit of a card of this player's, as his skills make it."""
        return self.suit_for(player, self.face[handle].suit)

    def suit_for(self, player: Player, suit: Suit) -> Suit:
        """What this suit is for this player."""
        for rule in self.index.modifiers.get("suit", ()):
            if rule.seat == player.seat:
                suit = rule.skill.suit(self, player, suit)
        return suit

    # -- skills in play

    @property
    def index(self) -> Index:
        """The skills in play."""
        if self._index is None:
            self._index = build(self)
        return self._index

    def changed(self) -> None:
        """Generals, equipment, effects or the living have changed: skills are indexed anew when somebody asks."""
        self._index = None

    def may_reveal(self, player: Player) -> bool:
        """The player has a face-down general and nothing forbids to turn it up."""
        return player.seat in self.index.hidden

    def printed_kingdom(self, player: Player) -> Kingdom | None:
        """What everybody can read off the generals that are up about the other one; None if nothing."""
        for origin in (0, 1):
            if player.up[origin]:
                general = self.general(player, origin)
                # beside a careerist or a dual-kingdom general may lie anything, or one of two
                return general.kingdom if general.kingdom != "careerist" and general.second is None else None
        return None

    # -- seats

    @property
    def active(self) -> Player:
        return self.players[self.current]

    def living(self) -> list[Player]:
        return [player for player in self.players if player.alive]

    def in_turn_order(self) -> list[Player]:
        """The living, from the current player on."""
        players, current = self.players, self.current
        return [p for p in players[current:] + players[:current] if p.alive]

    def others(self, me: Player) -> list[Player]:
        """The other living, in turn order from the current player."""
        return [p for p in self.in_turn_order() if p is not me]

    def after(self, seat: int) -> Iterator[Player]:
        """The living behind this seat, once around, the seat itself last."""
        for step in range(1, self.size + 1):
            player = self.players[(seat + step) % self.size]
            if player.alive:
                yield player

    def sorted_seats(self, seats: tuple[int, ...]) -> list[int]:
        """Seats in turn order from the current player, whatever order they were named in (G25)."""
        return sorted(seats, key=lambda seat: (seat - self.current) % self.size)

    # -- telling

    def tell(self, key: str, private: Mapping[int, Mapping[str, Wire]] | None = None, /, **args: Wire) -> None:
        """News for everybody, with private additions for some seats."""
        if self.sink is not None:
            self.sink(News(key, args, private or {}))

    def wires(self, handles: Sequence[int]) -> list[str]:
        """Cards as they travel."""
        face = self.face
        return [face[h].wire for h in handles]


def state(table: Table) -> str:
    """The whole table as text."""
    skip = {"_index", "bare", "sink", "rng", "players", "edition", "options", "skipped", *DERIVED, *LATER}
    parts: list[Any] = [getattr(table, name) for name in Table.__slots__ if name not in skip]
    parts += [sorted(table.skipped), sorted(table.bare), table.edition.id, sorted(table.rng.used.items())]
    parts += later_facts(table, LATER)
    return repr([*parts, [player.state() for player in table.players]])
