"""Other worlds that a seat cannot tell from this one, and checks that a table is sound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanzhan.kernel.rng import Rng
from sanzhan.stand_soul.knowledge import POUCH, Labels, knows, permute
from sanzhan.stand_soul.table import Table


def imagine(table: Table, knower: Table, seat: int, rng: Rng) -> None:
    """Deal anew what `seat` does not know according to `knower`; nothing moves, only faces change."""
    labels = knower.item_known[seat]
    permute(table.item_face, labels, rng)
    _no_pouch_in_pile(table, knower, labels, rng)
    _swap_pouches(table, labels, rng)
    permute(table.stand_face, knower.stand_known[seat], rng)
    permute(table.gang_face, knower.gang_known[seat], rng)


def _no_pouch_in_pile(table: Table, knower: Table, labels: Labels, rng: Rng) -> None:
    """Everybody knows that both pouches were dealt and never return to the pile."""
    faces = table.item_face
    piled = {*table.pile, *knower.pile}
    for handle in sorted(piled):
        if not faces[handle].is_pouch:
            continue
        places = [
            h for h, label in enumerate(labels) if label == labels[handle] and h not in piled and not faces[h].is_pouch
        ]
        if places:
            other = rng.choice(places)
            faces[handle], faces[other] = faces[other], faces[handle]


def _swap_pouches(table: Table, labels: Labels, rng: Rng) -> None:
    """Who has heard "pouch" does not know which: the two may change places."""
    first, second = (handle for handle, face in enumerate(table.item_face) if face.is_pouch)
    if labels[first] in (0, POUCH) and labels[second] in (0, POUCH) and rng.below(2):
        faces = table.item_face
        faces[first], faces[second] = faces[second], faces[first]


def learned(before: Table, after: Table, other: Table, viewer: int | None) -> bool:
    """Did the rules grant the viewer, since `before`, something that is different in `other`?

    Granted is everything at the end, what stands in the viewer's labels (for the public: in everybody's), and what was
    said aloud.
    """
    if after.result is not None:
        return True
    seats = range(after.players) if viewer is None else (viewer,)
    families: tuple[tuple[str, Sequence[Any], Sequence[Any]], ...] = (
        ("item_known", after.item_face, other.item_face),
        ("stand_known", after.stand_face, other.stand_face),
        ("gang_known", after.gang_face, other.gang_face),
    )
    for family, faces, others in families:
        for handle, face in enumerate(faces):
            if face == others[handle]:
                continue
            knew = [knows(getattr(before, family)[seat], handle) for seat in seats]
            know = [knows(getattr(after, family)[seat], handle) for seat in seats]
            if all(know) and not all(knew):
                return True
    return after.aloud != other.aloud


def violations(table: Table) -> list[str]:
    """Broken invariants, in words."""
    broken = []
    items = sorted([*table.pile, *(handle for hand in table.hands for handle in hand)])
    if items != list(range(len(table.item_face))):
        broken.append(f"items are not each in one zone: {items}")
    stands = sorted([*table.stands, *table.stand_pile])
    if stands != list(range(len(table.stand_face))):
        broken.append(f"stands are not each in one zone: {stands}")
    cards = sorted([*table.box, *(card for cards in table.gang_cards for card in cards)])
    if cards != list(range(len(table.gang_face))):
        broken.append(f"gang cards are not each in one zone: {cards}")
    for seat, hand in enumerate(table.hands):
        if not hand:
            broken.append(f"seat {seat} holds no item")
        if len(hand) > table.limit + 1:
            broken.append(f"seat {seat} holds {len(hand)} items")
        for handle in hand:
            if table.item_known[seat][handle] != handle + 1:
                broken.append(f"seat {seat} does not know its own item {handle}")
    return broken
