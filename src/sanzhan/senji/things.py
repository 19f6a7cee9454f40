"""What is in the box, as data for people who look it up; every value says whether it is sourced or designed."""

from __future__ import annotations

from typing import Any

from sanzhan.senji.data import FLOWERS, Data
from sanzhan.senji.table import WIRES


def things(data: Data) -> dict[str, list[dict[str, Any]]]:
    """Families, provinces, diplomacy cards, hanafuda, combinations and samurai."""
    return {
        "families": [
            {"id": f.id, "colour": f.colour, "homes": [data.provinces[home].id for home in f.homes]}
            for f in data.families
        ],
        "provinces": [
            {
                "id": p.id,
                "home": data.families[p.home].id,
                "next_to": [data.provinces[other].id for other in p.next_to],
                "straits": [data.provinces[other].id for other in p.straits],
                "seas": [data.seas[sea].id for sea in p.seas],
                "provenance": p.provenance,
            }
            for p in data.provinces
        ],
        "cards": [{"id": wire, "provenance": card.provenance} for wire, card in zip(WIRES, data.cards, strict=True)],
        "flowers": [{"id": f.id, "month": f.month, "kind": f.kind, "copies": f.copies} for f in data.flowers],
        "combinations": [
            {
                "id": c.id,
                "needs": dict(zip(FLOWERS, c.needs, strict=True)),
                "honour": c.honour,
                "provenance": c.provenance,
            }
            for c in data.combinations
        ],
        "samurai": [
            {"id": s.id, "letter": s.letter, "colour": s.colour, "honour": s.honour, "power": s.power,
             "provenance": s.provenance}
            for s in data.samurai
        ],
    }  # fmt: skip
