"""Dealing: generals, cards, the choice of the pair (rules §1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.flow.showing import learn_generals
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.general import KINGDOMS, General, Kingdom, may_pair, whole_fish
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD
from sanzhan.guozhan.table import DECK, Table
from sanzhan.kernel.ask import Ask, Option, Pick, Together
from sanzhan.kernel.errors import BadOption
from sanzhan.kernel.rng import Streams

if TYPE_CHECKING:
    from sanzhan.guozhan.edition import Edition


class Pair(NamedTuple):
    """Two generals as they are chosen. `kingdom`: which they share; `lord`: the head is to be its lord."""

    head: int
    deputy: int
    kingdom: Kingdom | None = None
    lord: bool = False


def deal(players: int, options: GuozhanOptions, edition: Edition, rng: Streams) -> Table:
    """Shuffle both decks and deal the generals: seven each, five with nine players and more (S4 4).

    Raises BadOption if the bans leave too few generals.
    """
    table = Table(players, options, edition, rng)
    table.face = list(edition.deck)
    rng.shuffle(table.face, "faces")
    table.deck = list(range(len(table.face)))
    table.zone = [DECK] * len(table.face)
    table.owner = [-1] * len(table.face)
    table.general_face = list(edition.generals)
    rng.shuffle(table.general_face, "generals")
    count = 7 if players <= 8 else 5
    if len(table.general_face) < players * count:
        raise _too_few(table)
    handles = iter(range(len(table.general_face)))
    table.dealt = tuple(tuple(next(handles) for _ in range(count)) for _ in range(players))
    table.general_deck = list(handles)
    _redeal(table)
    for seat, dealt in enumerate(table.dealt):
        learn_generals(table, dealt, (seat,))
    table.starter = rng.below(players, "starter") if options.first_player == "random" else 0
    table.current = table.starter
    table.seat_after = table.starter
    return table


async def choose_step(table: Table) -> None:
    """Everybody chooses two generals of one kingdom, the first is the head; then HP and four cards each (S4 4-15)."""
    chosen = await Together(*[_ask(table, seat) for seat in range(table.size)])
    back: list[int] = []
    for player in table.players:
        pair = chosen[player.seat]
        player.generals = (pair.head, pair.deputy)
        back += [handle for handle in table.dealt[player.seat] if handle not in player.generals]
        if pair.lord or table.options.lords != "optional":
            lordly(table, player)
        _settle(table, player, pair.kingdom)
        player.hp = player.max_hp = whole_fish(table.general(player, HEAD), table.general(player, DEPUTY))
    back.sort()
    table.general_deck += back
    table.rng.shuffle(table.general_deck, "general_deck")
    table.dealt = ()
    table.changed()
    table.tell("gz-chosen", first=table.starter)
    for player in table.in_turn_order():
        await draw(table, player, 4)
    table.round = 1
    table.stage = "turn"


def _redeal(table: Table) -> None:
    """Whoever can make no pair of his generals is dealt others (§1.4). Raises BadOption if none of the others help."""
    faces = table.general_face
    dealt = list(table.dealt)
    for seat, hand in enumerate(dealt):
        tries = len(faces)
        while not any(may_pair(faces[a], faces[b]) for a in hand for b in hand if a != b):
            if tries == 0:
                raise _too_few(table)
            tries -= 1
            loose = [*table.general_deck, *hand]
            table.general_deck = loose[len(hand) :]
            hand = dealt[seat] = tuple(sorted(loose[: len(hand)]))
    table.dealt = tuple(dealt)


def _too_few(table: Table) -> BadOption:
    left = len(table.general_face)
    message = f"the bans leave {left} generals, too few for {table.size} players"
    return BadOption("error-too-few-generals", message, left=left, players=table.size)


def lordly(table: Table, player: Player) -> None:
    """A head of whom there is a lord is the lord from the beginning (§11.1)."""
    lord = table.edition.lords.get(table.general(player, HEAD).id)
    if lord is not None:
        _exchange(table, player, lord)
        learn_generals(table, (player.generals[HEAD],), (player.seat,))


def _settle(table: Table, player: Player, kingdom: Kingdom | None) -> None:
    """A dual-kingdom head is of the kingdom that he shares with the deputy (option `dual_as_head`)."""
    head = table.general(player, HEAD)
    if kingdom is not None and kingdom == head.second:
        _exchange(table, player, head._replace(kingdom=kingdom, second=head.kingdom))


def _exchange(table: Table, player: Player, head: General) -> None:
    handle = player.generals[HEAD]
    # copies share the faces: another head is another list
    table.general_face = [head if at == handle else face for at, face in enumerate(table.general_face)]


def _ask(table: Table, seat: int) -> Ask[Pair]:
    dealt = table.dealt[seat]

    def options() -> list[Option[Pair]]:
        faces = table.general_face
        listed: list[Option[Pair]] = []
        for kingdom in KINGDOMS:
            fitting = [h for h in dealt if faces[h].place is None and kingdom in faces[h].kingdoms]
            if len(fitting) >= 2:
                pick = Pick("general", fitting, [faces[h].id for h in fitting], 2, 2, ordered=True)
                listed.append(Option("pair", _pair(kingdom), pick, args={"kingdom": kingdom}))
        # a general that has one place only is offered with all that may have the other
        for handle in dealt:
            place = faces[handle].place
            if place is not None:
                listed += _with(faces, dealt, handle, faces[handle], place == "head")
            elif table.options.lords == "optional" and faces[handle].id in table.edition.lords:
                listed += _with(faces, dealt, handle, table.edition.lords[faces[handle].id], True)
        return listed

    return Ask(seat, "gz-choose", options, deadline="long")


def _with(
    faces: list[General], dealt: tuple[int, ...], handle: int, general: General, first: bool
) -> list[Option[Pair]]:
    """This general, or the lord in its place, with all of those dealt that may have the other place."""

    def pair(other: int) -> Pair:
        return Pair(handle, other, lord=general.lord_of is not None) if first else Pair(other, handle)

    # two that have one place only meet in the option of the head
    fitting = [
        h
        for h in dealt
        if h != handle
        and (may_pair(general, faces[h]) if first else faces[h].place is None and may_pair(faces[h], general))
    ]
    pick = Pick("general", fitting, [faces[h].id for h in fitting])
    return [Option("pair_with", pair, pick, args={"general": general.id})] if fitting else []


def _pair(kingdom: Kingdom) -> Callable[[Any], Pair]:
    return lambda chosen: Pair(chosen[0], chosen[1], kingdom)
