"""A table as one line of text, for scenes, bug reports and puzzles.

    A sengoku liu_bei: gouyu,lord_sword / B sanguo cao_cao^: kongming,... / C | pile: gouyu,... | turn 4 B

Seats stand in order, parted by `/`: letter, gang, stand (`^`: face-up), then the items after a colon. Parts after `|`
may be left out: `pile` (top card first), `spare` (the stand pile), `box` (gang cards), `turn` (its number and whose it
is). With three gang cards each (option `advanced_three`) they are joined by `+`.

What is not said is filled in, always in the same way. A hand or pile that is written is complete unless it ends in
`...`; one that is not written is open. Open hands get the pouches that are left and one item if they are empty; the
rest goes under the open pile, else round the open hands. Seats know their own cards and what lies face-up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.rng import Streams
from sanzhan.stand_soul.items import ITEM, items_in_game
from sanzhan.stand_soul.knowledge import learn
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.stands import STAND, STANDS
from sanzhan.stand_soul.table import GANGS, Gang, Table

LETTERS = "ABCDEFGHIJ"
OPEN = "..."
F = TypeVar("F")


class BadNotation(SanzhanError):
    """A line that is not a table."""

    def __init__(self, problem: str) -> None:
        super().__init__("error-notation", problem, problem=problem)


class _Pool:
    """The cards that have no place yet: each face is taken from it as a handle."""

    def __init__(self, faces: Iterable[object]) -> None:
        self.left = dict(enumerate(faces))

    def take(self, face: object) -> int:
        for handle, other in self.left.items():
            if other is face or other == face:
                del self.left[handle]
                return handle
        raise BadNotation(f"there are not so many {face!r}")


def parse(text: str, options: SoulOptions | None = None) -> Table:
    """The table of a line, ready for the main action. Raises BadNotation."""
    seats_text, *parts = text.split("|")
    seats = [seat.strip() for seat in seats_text.split("/")]
    if not 3 <= len(seats) <= len(LETTERS):
        raise BadNotation(f"there are 3 to 10 seats, not {len(seats)}")
    table = Table(len(seats), options or SoulOptions(), Streams(bytes(32)))
    table.item_face = items_in_game(table.players)
    table.stand_face = list(STANDS)
    said = _parts(parts)
    heads: list[list[str]] = []
    hands: list[str | None] = []
    for letter, seat in zip(LETTERS, seats, strict=False):
        head, colon, hand = seat.partition(":")
        words = head.split()
        if not words or words[0] != letter:
            raise BadNotation(f"seat {letter} is expected where it says {seat!r}")
        heads.append(words[1:])
        hands.append(hand if colon else None)
    _stands(table, heads, said.get("spare"))
    _gangs(table, heads, said.get("box"))
    for letter, rest in zip(LETTERS, heads, strict=False):
        if rest:
            raise BadNotation(f"seat {letter}: {rest[0]!r} is neither gang nor stand, or one too many")
    _items(table, hands, said.get("pile"))
    _turn(table, said.get("turn", "1 A"))
    _know(table)
    table.stage = "main"
    return table


def write(table: Table) -> str:
    """The line of a table at the start of a turn. Raises BadNotation for one in the middle of something."""
    if table.stage not in ("deal", "main"):
        raise BadNotation(f"only a table at the start of a turn can be written, this one is at {table.stage!r}")
    seats = []
    for seat, letter in enumerate(LETTERS[: table.players]):
        gang = "+".join(table.gang_face[card] for card in table.gang_cards[seat])
        stand = table.stand(seat).id + "^" * table.up[seat]
        hand = sorted((table.item_face[handle] for handle in table.hands[seat]), key=lambda item: item.order)
        seats.append(f"{letter} {gang} {stand}: {_list(hand)}")
    parts = [
        " / ".join(seats),
        f"pile: {_list(table.item_face[handle] for handle in reversed(table.pile))}",
        f"spare: {_list(table.stand_face[handle] for handle in table.stand_pile)}",
        f"box: {_list(table.gang_face[card] for card in table.box)}",
        f"turn {table.turn} {LETTERS[table.active]}",
    ]
    return " | ".join(part.rstrip() for part in parts)


def _list(faces: Iterable[object]) -> str:
    return ",".join(map(str, faces))


def _parts(parts: list[str]) -> dict[str, str]:
    said: dict[str, str] = {}
    for part in parts:
        name, colon, rest = part.partition(":")
        if not colon:
            name, _, rest = part.strip().partition(" ")
        name = name.strip()
        if name not in ("pile", "spare", "box", "turn") or name in said or bool(colon) == (name == "turn"):
            raise BadNotation(f"{part.strip()!r} is no part of a table, or it is there twice")
        said[name] = rest
    return said


def _words(text: str) -> tuple[list[str], bool]:
    """The words of a list, and whether it is open."""
    words = text.replace(",", " ").split()
    return [word for word in words if word != OPEN], OPEN in words


def _named(faces: dict[str, F], word: str, what: str) -> F:
    if word not in faces:
        raise BadNotation(f"there is no {what} called {word!r}")
    return faces[word]


def _stands(table: Table, heads: list[list[str]], spare: str | None) -> None:
    pool = _Pool(table.stand_face)
    table.stands = [-1] * table.players
    for seat, words in enumerate(heads):
        for word in [word for word in words if word.removesuffix("^") in STAND][:1]:
            words.remove(word)
            table.stands[seat] = pool.take(STAND[word.removesuffix("^")])
            table.up[seat] = word.endswith("^")
    table.stand_pile = [pool.take(_named(STAND, word, "stand")) for word in _words(spare or "")[0]]
    # permanent stands first: they make the least difference where nothing is said
    left = sorted(pool.left, key=lambda handle: table.stand_face[handle].once)
    for seat in range(table.players):
        if table.stands[seat] < 0:
            if not left:
                raise BadNotation(f"no stand is left for seat {LETTERS[seat]}")
            table.stands[seat] = left.pop(0)
    table.stand_pile += left


def _gangs(table: Table, heads: list[list[str]], box: str | None) -> None:
    each = 3 if table.options.advanced_three and table.players == 3 else 1
    of_each = 5 if each == 3 else (table.players + 1) // 2
    table.gang_face = [gang for gang in GANGS for _ in range(of_each)]
    pool = _Pool(table.gang_face)
    named: dict[str, Gang] = {gang: gang for gang in GANGS}
    cards: list[list[int]] = []
    for words in heads:
        found = [word for word in words if word.split("+")[0] in named][:1]
        mine = [pool.take(_named(named, gang, "gang")) for word in found for gang in word.split("+")]
        if len(mine) not in (0, each):
            raise BadNotation(f"a seat has {each} gang cards, not {len(mine)}")
        for word in found:
            words.remove(word)
        cards.append(mine)
    boxed = [pool.take(_named(named, word, "gang")) for word in _words(box or "")[0]]
    for mine in cards:
        while len(mine) < each:
            mine.append(_most(pool, table.gang_face))
    table.gang_cards = [tuple(mine) for mine in cards]
    table.box = (*boxed, *pool.left)


def _most(pool: _Pool, faces: list[Gang]) -> int:
    """A card of the gang that has the most left."""
    if not pool.left:
        raise BadNotation("the box has too many gang cards")
    left = [faces[handle] for handle in pool.left]
    return pool.take(max(GANGS, key=left.count))


def _items(table: Table, hands: list[str | None], pile: str | None) -> None:
    pool = _Pool(table.item_face)
    open_hands: list[int] = []
    for seat, text in enumerate(hands):
        words, is_open = _words(OPEN if text is None else text)
        table.hands[seat] = [pool.take(_named(ITEM, word, "item")) for word in words]
        if len(words) > table.limit:
            raise BadNotation(f"seat {LETTERS[seat]} holds {len(words)} items, the limit is {table.limit}")
        if is_open:
            open_hands.append(seat)
        elif not words:
            raise BadNotation(f"seat {LETTERS[seat]} holds no item; every seat always holds at least one")
    piled, pile_open = _words(OPEN if pile is None else pile)
    top = [pool.take(_named(ITEM, word, "item")) for word in piled]
    if any(table.item_face[handle].is_pouch for handle in top):
        raise BadNotation("a pouch is never in the pile")
    # both pouches are in hands from the start
    left = sorted(pool.left, key=lambda handle: not table.item_face[handle].is_pouch)
    while left:
        pouch = table.item_face[left[0]].is_pouch
        places = [
            seat
            for seat in open_hands
            if not table.hands[seat] or ((pouch or not pile_open) and len(table.hands[seat]) < table.limit)
        ]
        if places:
            table.hands[min(places, key=lambda seat: len(table.hands[seat]))].append(left.pop(0))
        elif pile_open and not pouch:
            break
        else:
            raise BadNotation(f"{len(left)} items have no place: {_list(table.item_face[h] for h in left)}")
    if any(not hand for hand in table.hands):
        raise BadNotation("not every seat has an item; too many are in hands and pile")
    table.pile = [*reversed(left), *reversed(top)]


def _turn(table: Table, text: str) -> None:
    words = text.split()
    if len(words) != 2 or not words[0].isdecimal() or words[0] == "0" or words[1] not in LETTERS[: table.players]:
        raise BadNotation(f"a turn is written as its number and whose it is, such as `turn 4 B`, not {text.strip()!r}")
    table.turn = int(words[0])
    table.active = LETTERS.index(words[1])
    # one seat after the other has had its turn
    table.first = (table.active - table.turn + 1) % table.players


def _know(table: Table) -> None:
    table.item_known = [bytearray(len(table.item_face)) for _ in range(table.players)]
    table.stand_known = [bytearray(len(table.stand_face)) for _ in range(table.players)]
    table.gang_known = [bytearray(len(table.gang_face)) for _ in range(table.players)]
    for seat in range(table.players):
        for handle in table.hands[seat]:
            learn(table.item_known[seat], handle)
        for card in table.gang_cards[seat]:
            learn(table.gang_known[seat], card)
        for other in range(table.players):
            if other == seat or table.up[other]:
                learn(table.stand_known[seat], table.stands[other])
