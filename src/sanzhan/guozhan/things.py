"""What is in the box, for whoever wants to look at it before, beside or after a match."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sanzhan.guozhan.cards.deck import SLOTS
from sanzhan.guozhan.cards.face import Face
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.edition import Edition
from sanzhan.guozhan.skills.general import General


def things(edition: Edition) -> dict[str, list[dict[str, Any]]]:
    """Every card kind with its printed copies, every general, every skill: data only, words are texts."""
    copies: dict[str, list[Face]] = {}
    for face in edition.deck:
        copies.setdefault(face.kind, []).append(face)
    return {
        "cards": [_card(kind, faces) for kind, faces in copies.items()],
        "generals": [_general(edition, general) for general in edition.generals],
        "skills": _skills(edition.generals),
    }


def _card(key: str, faces: list[Face]) -> dict[str, Any]:
    """`type` tells delayed tricks from others; `range` is there for weapons only."""
    kind = KINDS[key]
    card: dict[str, Any] = {"kind": key, "type": "delayed" if kind.delayed else kind.type}
    slot = faces[0].slot
    if slot >= 0:
        card["slot"] = SLOTS[slot]
    if card.get("slot") == "weapon":
        card["range"] = kind.range
    return card | {"copies": [face.wire for face in faces]}


def _general(edition: Edition, general: General) -> dict[str, Any]:
    """`companions`: everybody who makes a pair with it, whichever of the two cards says so."""
    return {
        "id": general.id,
        "kingdom": general.kingdom,
        "sex": general.sex,
        "half_fish": general.half_fish,
        "companions": [other.id for other in edition.generals if edition.companions(general, other)],
        "skills": list(general.skill_ids()),
    }


def _skills(generals: Iterable[General]) -> list[dict[str, Any]]:
    """Parts of one skill count as one: it is locked if any part is, and limited as its part that is."""
    found: dict[str, dict[str, Any]] = {}
    for general in generals:
        for part in general.skills:
            skill = found.setdefault(part.id, {"id": part.id, "locked": False, "limit": None})
            skill["locked"] = skill["locked"] or part.locked
            skill["limit"] = skill["limit"] or part.limit
    return list(found.values())


if __name__ == "__main__":
    from sanzhan.guozhan.editions import first

    print(json.dumps(things(first()), ensure_ascii=False))
