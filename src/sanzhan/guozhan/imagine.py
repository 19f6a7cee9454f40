"""Other worlds that a seat cannot tell from this one, and checks that a table is sound."""

from __future__ import annotations

from sanzhan.guozhan.cards.deck import FACE_DOWN
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.general import General, may_pair, whole_fish
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD
from sanzhan.guozhan.table import DECK, DISCARD, EQUIP, HAND, JUDGE, OUT, PILE, PROCESSING, Table
from sanzhan.kernel.rng import Rng

LAID = (EQUIP, JUDGE, PILE)
"""Where cards lie open, but for piles that lie face down."""


def imagine(table: Table, knower: Table, seat: int, rng: Rng) -> None:
    """Deal anew what `seat` does not know according to `knower`; nothing moves, only faces change."""
    _cards(table, knower, seat, rng)
    if table.dealt:
        _dealt(table, seat, rng)
    else:
        _pairs(table, knower, seat, rng)
    table.changed()


def _cards(table: Table, knower: Table, seat: int, rng: Rng) -> None:
    # what lay before somebody when this step began keeps its face, even if it has gone out of sight since
    seen = knower.seen[seat]
    down = {card for player in table.players for name in FACE_DOWN for card in player.piles.get(name, ())}
    unknown = [
        card
        for card in range(len(table.face))
        if not seen >> card & 1 and (table.zone[card] not in LAID or card in down)
    ]
    faces = [table.face[card] for card in unknown]
    rng.shuffle(faces)
    table.face = table.face.copy()
    for card, face in zip(unknown, faces, strict=True):
        table.face[card] = face


def _dealt(table: Table, seat: int, rng: Rng) -> None:
    """While generals are chosen: every other hand is as good as any that holds a pair."""
    unknown = [h for h in range(len(table.general_face)) if h not in table.dealt[seat]]
    faces = [table.general_face[handle] for handle in unknown]
    rng.shuffle(faces)
    table.general_face = table.general_face.copy()
    for handle, face in zip(unknown, faces, strict=True):
        table.general_face[handle] = face


def _pairs(table: Table, knower: Table, seat: int, rng: Rng) -> None:
    """Face-down generals of others: any pair that may be one, with the same HP, out of what the seat has not seen."""
    seen = knower.seen_generals[seat]
    unknown = [h for h in range(len(table.general_face)) if not seen >> h & 1]
    heads = [p for p in table.players if p.generals and p.generals[HEAD] in unknown]
    true = table.general_face
    table.general_face = faces = true.copy()
    places = _Places(table, faces)
    for player in heads:
        # what a head is made when it is chosen it is in no other place
        faces[player.generals[HEAD]] = _printed(table, faces[player.generals[HEAD]])
    holders = [
        hidden for p in table.players if (hidden := tuple(h for h in p.generals if h >= 0 and not seen >> h & 1))
    ]
    rng.shuffle(holders)
    held = {handle for handles in holders for handle in handles}
    rest = [handle for handle in unknown if handle not in held]
    # a lord who lies in the deck or in a pile has been turned up: he is nobody's hidden general
    dealt = [handle for handle in rest if faces[handle].lord_of is None]
    for handles in holders:
        # swap one general after the other with any that fits in its place and lets the other place fit as well
        for handle in handles:
            fitting = [
                other
                for other in (*dealt, *held)
                if other != handle and places.fits(handle, other) and places.fits(other, handle)
            ]
            if fitting:
                other = fitting[rng.below(len(fitting))]
                faces[handle], faces[other] = faces[other], faces[handle]
        if len(handles) == 2:
            places.swap_pair(handles, dealt, rng)
    if any(player.stored for player in table.players):
        # which general lies in a pile and which in the deck nobody else knows
        loose = [faces[handle] for handle in rest]
        rng.shuffle(loose)
        for handle, face in zip(rest, loose, strict=True):
            faces[handle] = face
    for player in heads:
        handle = player.generals[HEAD]
        made = places.heads(player, faces[handle], table.general(player, DEPUTY))
        # what could not be has not been changed either
        faces[handle] = made[rng.below(len(made))] if made else true[handle]


def _printed(table: Table, head: General) -> General:
    """The card that was dealt for this head."""
    return table.edition.by_id[head.lord_of or head.id]


def _made(table: Table, head: General, deputy: General) -> list[General]:
    """What the card of a head may be made when it is chosen beside this deputy (§11.1, §14.3)."""
    lord = table.edition.lords.get(head.id)
    if lord is not None:
        return [head, lord] if table.options.lords == "optional" else [lord]
    if head.second is None:
        return [head]
    turned = head._replace(kingdom=head.second, second=head.kingdom)
    return [one for one in (head, turned) if one.kingdom in deputy.kingdoms]


def _may_hide_lord(table: Table, player: Player) -> bool:
    """His first turn has not come to the moment at which a lord is turned up (§11.2); one that he lost counts too."""
    if table.round > 1:
        return False
    if table.current == player.seat and table.stage in ("turn", "prepare"):
        return True
    last = table.seat_after - 1 if table.in_extra_turn else table.current
    return (player.seat - table.starter) % table.size > (last - table.starter) % table.size


class _Places:
    """The places of generals before players, and what could lie there in another world."""

    def __init__(self, table: Table, faces: list[General]) -> None:
        self.table = table
        self.faces = faces
        self.owner = {handle: player for player in table.players for handle in player.generals if handle >= 0}
        self.fish = {
            player.seat: whole_fish(table.general(player, 0), table.general(player, 1))
            for player in table.players
            if player.generals
        }

    def heads(self, player: Player, head: General, deputy: General) -> list[General]:
        """What this card could be as his head beside this deputy, for all that is known: one HP, no late lord."""
        return [
            one
            for one in _made(self.table, head, deputy)
            if (player.rewarded or whole_fish(one, deputy) == self.fish[player.seat])
            and (one.lord_of is None or _may_hide_lord(self.table, player))
        ]

    def _allowed(self, player: Player, head: General, deputy: General) -> bool:
        """These two could be this player's, for all that everybody knows."""
        return may_pair(head, deputy) and bool(self.heads(player, head, deputy))

    def fits(self, place: int, other: int) -> bool:
        """The general of `other` could lie in this place beside what is there."""
        player = self.owner.get(place)
        if player is None:
            return True
        general = self.faces[other]
        if any(handle < 0 for handle in player.generals):
            if general.kingdoms != self.faces[place].kingdoms:
                return False
            return place != player.generals[HEAD] or bool(
                self.heads(player, general, self.table.general(player, DEPUTY))
            )
        head, deputy = (self.faces[handle] for handle in player.generals)
        if other in player.generals:
            return self._allowed(player, deputy, head)
        return (
            self._allowed(player, general, deputy)
            if place == player.generals[0]
            else self._allowed(player, head, general)
        )

    def swap_pair(self, pair: tuple[int, ...], rest: list[int], rng: Rng) -> None:
        """Both generals at once for two of another kingdom that nobody has, with the same whole fish."""
        first, second = pair
        player, faces = self.owner[first], self.faces
        for _ in range(6):
            if len(rest) < 2:
                return
            a, b = (rest[i] for i in rng.sample(len(rest), 2))
            if self._allowed(player, faces[a], faces[b]):
                faces[first], faces[a] = faces[a], faces[first]
                faces[second], faces[b] = faces[b], faces[second]
                return


def learned(before: Table, after: Table, other: Table, viewer: int | None) -> bool:
    """Did the rules grant the viewer, since `before`, a face that is different in `other`?"""
    if after.result is not None:
        return True
    if viewer is None:
        return after.shown != other.shown
    return (after.shown, after.shown_to[viewer]) != (other.shown, other.shown_to[viewer])


def violations(table: Table) -> list[str]:
    """Broken invariants, in words."""
    broken: list[str] = []
    where: dict[int, tuple[int, int]] = {}

    def lies(card: int, zone: int, owner: int) -> None:
        if card in where:
            broken.append(f"card {card} is in two places")
        where[card] = (zone, owner)

    for zone, cards in ((DECK, table.deck), (DISCARD, table.discard), (PROCESSING, table.processing)):
        for card in cards:
            lies(card, zone, -1)
    for card, _ in table.out:
        lies(card, OUT, -1)
    for player in table.players:
        for card in player.hand:
            lies(card, HAND, player.seat)
        for slot, card in enumerate(player.equip):
            if card >= 0:
                lies(card, EQUIP, player.seat)
                if table.face[card].slot != slot:
                    broken.append(f"card {card} is in a wrong slot")
        for card, _ in player.judging:
            lies(card, JUDGE, player.seat)
        for pile in player.piles.values():
            for card in pile:
                lies(card, PILE, player.seat)
        broken += _of_player(table, player.seat)
    for card in range(len(table.face)):
        noted = (table.zone[card], table.owner[card] if table.zone[card] in (HAND, EQUIP, JUDGE, PILE) else -1)
        if where.get(card) != noted:
            broken.append(f"card {card} lies {where.get(card)}, noted is {noted}")
    if table.processing:
        broken.append(f"cards {table.processing} are left in the processing area")
    generals = sorted(
        [
            *table.general_deck,
            *(h for p in table.players for h in p.generals if h >= 0),
            *(h for p in table.players for pile in p.stored.values() for h in pile),
            *sum(table.dealt, ()),
        ]
    )
    if generals != list(range(len(table.general_face))):
        broken.append("generals are not each in one place")
    return broken


def _of_player(table: Table, seat: int) -> list[str]:
    player = table[seat]
    broken: list[str] = []
    if player.hp > player.max_hp:
        broken.append(f"seat {seat} has {player.hp} of {player.max_hp} HP")
    if player.alive and player.hp <= 0 and player.generals and not player.piles.get("buqu"):
        broken.append(f"seat {seat} lives with {player.hp} HP")
    if not player.alive and (player.cards() or player.judging or player.chained or player.stacked):
        broken.append(f"the dead seat {seat} is not cleared")
    names = [kind for _, kind in player.judging]
    if len(set(names)) != len(names):
        broken.append(f"seat {seat} has two tricks of one name before it")
    mask = sum(1 << card for card in player.hand)
    if table.seen[seat] & mask != mask:
        broken.append(f"seat {seat} does not know its own hand")
    if not (isinstance(player.changed_by, frozenset) and isinstance(player.spent, frozenset)):
        broken.append(f"seat {seat} has facts that copies of the table would share and change")
    if any(player.up) and player.kingdom is None:
        broken.append(f"seat {seat} has a general up and no kingdom")
    return broken
