"""Rolling destiny dice of a war again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.senji.table import Table
    from sanzhan.senji.war import War


async def reroll(table: Table, war: War, seat: int, handle: int, why: str, most: int | None = None) -> bool:
    """Ask a seat which dice to roll again, up to `most` (None: any number), each once; did it roll any?"""
    dice = war.dice
    if not dice:
        return False
    families = table.data.families
    shown = [families[face].id for face in dice]
    most = len(dice) if most is None else min(most, len(dice))
    chosen: tuple[int, ...] | int = await Ask(
        seat,
        "senji-reroll",
        lambda: [
            Option("decline", lambda: ()),
            Option("reroll", lambda places: places, Pick("die", range(len(dice)), shown, most=most)),
        ],
        args={"why": why, "most": most},
        deadline="quick",
    )
    places = (chosen,) if isinstance(chosen, int) else chosen
    if not places:
        return False
    war.rerolled.add(handle)
    fresh = table.roll(len(places))
    for place, face in zip(places, fresh, strict=True):
        dice[place] = face
    table.tell(
        "senji-rerolled",
        seat=seat,
        why=why,
        old=[shown[place] for place in places],
        new=[families[face].id for face in fresh],
        dice=[families[face].id for face in dice],
    )
    return True
