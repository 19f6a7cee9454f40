"""A seat at the table and everything that lies in front of it."""

from __future__ import annotations

from sanzhan.guozhan.skills.skill import Effect

LATER = ("changed_by", "marks", "stored")
"""Facts that the first edition does not have."""


def later_facts(of: object, names: tuple[str, ...]) -> list[tuple[str, object]]:
    """Those of these facts that are not as at the beginning, by name."""
    found = {name: getattr(of, name) for name in names}
    return [(name, sorted(v) if isinstance(v, frozenset) else v) for name, v in found.items() if v]


class Player:
    """`generals`: handles of head and deputy; `up`: turned up; `lost`: has lost its skills for good (断肠).

    `kingdom` is None while undetermined; a careerist's is his own (`careerist3`). `equip`: a handle per slot or -1;
    `judging`: (handle, kind) in the order of placing. `used`, `used_turn`: how often something was done in this
    phase or turn; `spent`: limited skills used. `gone`: dead and cleared away. `marks`: ids of the marks he holds;
    `changed_by`: skills that have changed his deputy; `stored`: piles of general cards, by name.
    """

    __slots__ = (
        "alive", "chained", "changed_by", "effects", "equip", "generals", "gone", "hand", "hp", "judging", "kingdom",
        "lost", "marks", "max_hp", "piles", "rewarded", "seat", "spent", "stacked", "stored", "up", "used",
        "used_turn", "wine",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.generals: tuple[int, ...] = ()
        self.up: tuple[bool, bool] = (False, False)
        self.lost: tuple[bool, bool] = (False, False)
        self.kingdom: str | None = None
        self.rewarded = False
        self.alive = True
        self.gone = False
        self.hp = 0
        self.max_hp = 0
        self.chained = False
        self.stacked = False
        self.wine = 0
        self.hand: list[int] = []
        self.equip: list[int] = [-1] * 5
        self.judging: list[tuple[int, str]] = []
        self.piles: dict[str, tuple[int, ...]] = {}
        self.effects: tuple[Effect, ...] = ()
        self.spent: frozenset[str] = frozenset()
        self.marks: tuple[str, ...] = ()
        self.changed_by: frozenset[str] = frozenset()
        self.stored: dict[str, tuple[int, ...]] = {}
        self.used: dict[str, int] = {}
        self.used_turn: dict[str, int] = {}

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.seat = self.seat
        new.generals = self.generals
        new.up = self.up
        new.lost = self.lost
        new.kingdom = self.kingdom
        new.rewarded = self.rewarded
        new.alive = self.alive
        new.gone = self.gone
        new.hp = self.hp
        new.max_hp = self.max_hp
        new.chained = self.chained
        new.stacked = self.stacked
        new.wine = self.wine
        new.hand = self.hand.copy()
        new.equip = self.equip.copy()
        new.judging = self.judging.copy()
        new.piles = self.piles.copy()
        new.effects = self.effects
        new.spent = self.spent
        new.marks = self.marks
        new.changed_by = self.changed_by
        new.stored = self.stored.copy()
        new.used = self.used.copy()
        new.used_turn = self.used_turn.copy()
        return new

    def state(self) -> str:
        """Everything as text, the same for equal players."""
        plain = [name for name in Player.__slots__ if name not in LATER]
        parts = [sorted(v) if isinstance(v := getattr(self, name), frozenset) else v for name in plain]
        return repr([*parts, *later_facts(self, LATER)])

    def __repr__(self) -> str:
        return f"<seat {self.seat}>"

    @property
    def hidden(self) -> bool:
        """At least one general is face down."""
        return not (self.up[0] and self.up[1])

    @property
    def determined(self) -> bool:
        return self.kingdom is not None

    @property
    def careerist(self) -> bool:
        return self.kingdom is not None and self.kingdom.startswith("careerist")

    @property
    def wounded(self) -> bool:
        return self.hp < self.max_hp

    def gear(self) -> list[int]:
        """The cards in the equipment area."""
        return [h for h in self.equip if h >= 0]

    def cards(self) -> list[int]:
        """Hand and equipment: the player's own cards."""
        return self.hand + [h for h in self.equip if h >= 0]
