"""What is in the box, for whoever wants to look at it before, beside or after a match."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sanzhan.guozhan.cards.deck import SLOTS
from sanzhan.guozhan.cards.face import Face
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.edition import Edition
from sanzhan.guozhan.editions import PRESETS, edition_of
from sanzhan.guozhan.generals import PACKAGES
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.rules.summon import SummonAtStart, SummonInPlay
from sanzhan.guozhan.skills.general import General


def things(first: Edition) -> dict[str, list[dict[str, Any]]]:
    """The box of each edition, of the current one with all that it can be played with: data only, words are texts.

    `presets`: the values of the option `packages`, each with the packages that are not played.
    """
    return {
        "editions": [_box(edition) for edition in (first, edition_of(GuozhanOptions(edition="current")))],
        "presets": [
            {"id": preset, "without": [package for package in PACKAGES if package not in packages]}
            for preset, packages in PRESETS.items()
        ],
    }


def _box(edition: Edition) -> dict[str, Any]:
    """Every card kind with its printed copies, every general with the lords behind the others, every skill."""
    copies: dict[str, list[Face]] = {}
    for face in edition.deck:
        copies.setdefault(face.kind, []).append(face)
    generals = edition.by_id.values()
    return {
        "id": edition.id,
        "cards": [_card(kind, faces) for kind, faces in copies.items()],
        "generals": [_general(edition, general) for general in generals],
        "skills": _skills(generals),
    }


def _card(key: str, faces: list[Face]) -> dict[str, Any]:
    """`type` tells delayed tricks from others; `range` is there for weapons only, `marked` for copies with the mark."""
    kind = KINDS[key]
    card: dict[str, Any] = {"kind": key, "type": "delayed" if kind.delayed else kind.type}
    slot = faces[0].slot
    if slot >= 0:
        card["slot"] = SLOTS[slot]
    if card.get("slot") == "weapon":
        card["range"] = kind.range
    marked = [face.wire for face in faces if face.alliance]
    return card | {"copies": [face.wire for face in faces]} | ({"marked": marked} if marked else {})


def _general(edition: Edition, general: General) -> dict[str, Any]:
    """`companions`: everybody who makes a pair with it, whichever of the two cards says so.

    Where they apply: `second`, the other kingdom; `place`, the only one it may have; `lord_of`, the general that this
    lord may take the place of; `less_as_head`, `less_as_deputy`, half fish that do not count there.
    """
    special = {
        name: getattr(general, name) for name in ("second", "place", "lord_of", "less_as_head", "less_as_deputy")
    }
    return {
        "id": general.id,
        "package": general.package,
        "kingdom": general.kingdom,
        "sex": general.sex,
        "half_fish": general.half_fish,
        "companions": _companions(edition, general),
        "skills": list(general.skill_ids()),
    } | {name: value for name, value in special.items() if value}


def _companions(edition: Edition, general: General) -> list[str]:
    """A lord goes with all of his kingdom, which nobody wants to read as a list of names."""
    if general.lord_of is not None:
        return []
    return [other.id for other in edition.generals if edition.companions(general, other)]


def _skills(generals: Iterable[General]) -> list[dict[str, Any]]:
    """Parts of one skill count as one: it is locked if any part is, and limited as its part that is.

    Where they apply: `place`, the one in which it works (主将技, 副将技); `formation`: it can summon one (阵法技).
    """
    found: dict[str, dict[str, Any]] = {}
    for general in generals:
        for part in general.skills:
            skill = found.setdefault(part.id, {"id": part.id, "locked": False, "limit": None})
            if part.place is not None:
                skill["place"] = part.place
            if isinstance(part, SummonInPlay | SummonAtStart):
                # what the summons are limited by says nothing of the skill
                skill["formation"] = True
                continue
            skill["locked"] = skill["locked"] or part.locked
            skill["limit"] = skill["limit"] or part.limit
    return list(found.values())


if __name__ == "__main__":
    from sanzhan.guozhan.editions import first

    print(json.dumps(things(first()), ensure_ascii=False))
