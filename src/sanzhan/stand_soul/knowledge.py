"""What each seat has been shown, card by card: the ground for `imagine` and for the notebook.

For every seat and family of cards (items, stands, gang cards) there is one label per handle:

    0               unknown, any of the unknown faces
    handle + 1      this seat knows the face of this handle
    GROUP + least   one of a group whose faces the seat knows as a set (a shuffled pile it has seen)
    POUCH           known to be a pouch, not which

A hidden pass out of a hand mixes the labels of that hand for everybody who did not see the card: whoever cannot tell
which card moved knows less afterwards. Labels depend on nothing but what the seat has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from typing import TypeVar

from sanzhan.kernel.rng import Rng

F = TypeVar("F")

GROUP = 64
POUCH = 200

Labels = bytearray


def knows(labels: Labels, handle: int) -> bool:
    """True if the seat knows the face of this handle."""
    return labels[handle] == handle + 1


def learn(labels: Labels, handle: int) -> None:
    """The seat sees the face of this handle."""
    labels[handle] = handle + 1


def learn_set(labels: Labels, handles: Sequence[int]) -> None:
    """The seat knows which faces these are together, not which is which."""
    if len(handles) == 1:
        labels[handles[0]] = handles[0] + 1
        return
    if handles:
        label = GROUP + min(handles)
        for handle in handles:
            labels[handle] = label


def mix(labels: Labels, handles: Iterable[int]) -> None:
    """The seat can no longer tell these handles apart."""
    mixed = {labels[handle] for handle in handles}
    if len(mixed) < 2:
        return
    label = 0 if 0 in mixed else GROUP + min(handle for handle, old in enumerate(labels) if old in mixed)
    for handle, old in enumerate(labels):
        if old in mixed:
            labels[handle] = label


def permute(faces: MutableSequence[F], labels: Labels, rng: Rng) -> None:
    """Deal anew, among the handles with equal labels, the faces that the seat does not know."""
    groups: dict[int, list[int]] = {}
    for handle, label in enumerate(labels):
        if label != handle + 1:
            groups.setdefault(label, []).append(handle)
    for handles in groups.values():
        if len(handles) > 1:
            dealt = [faces[handle] for handle in handles]
            rng.shuffle(dealt)
            for handle, face in zip(handles, dealt, strict=True):
                faces[handle] = face
