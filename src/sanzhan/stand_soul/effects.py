"""Effects of traded items. `giver` gave the card away and executes; `receiver` has it now (rules §5.5)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sanzhan.kernel.ask import Ask, Option, Pick, Together, Wire
from sanzhan.stand_soul.knowledge import knows, mix
from sanzhan.stand_soul.moves import draw, pass_all, show_gang_cards, show_hand, show_stand
from sanzhan.stand_soul.table import Table


async def pouch(table: Table, giver: int, receiver: int) -> None:
    """锦囊: you may draw the top card of the pile unseen (R32, R77)."""
    if await may(table, giver, "soul-draw", "draw"):
        await draw(table, giver, "pouch")
    else:
        table.tell("soul-decline", seat=giver, effect="pouch")


async def checkpoint(table: Table, giver: int, receiver: int) -> None:
    """关卡的搜查: look at all items your partner holds now (R17)."""
    items = table.kinds(receiver)
    show_hand(table, receiver, (giver,))
    table.note(giver, "saw_hand", seat=receiver, items=items)
    table.tell("soul-checkpoint", {giver: {"items": items}}, seat=giver, of=receiver)


async def mind_read(table: Table, giver: int, receiver: int) -> None:
    """智者的读心术: look at your partner's gang card."""
    gang = look_at_gang(table, giver, receiver)
    table.tell("soul-mind-read", {giver: {"gang": gang}}, seat=giver, of=receiver)


def look_at_gang(table: Table, viewer: int, of: int) -> str:
    """A seat sees another's gang card; with three cards each (option `advanced_three`) the first it has not seen."""
    cards = table.gang_cards[of]
    card = next((card for card in cards if not knows(table.gang_known[viewer], card)), cards[0])
    gang = table.gang_face[card]
    show_gang_cards(table, (card,), (viewer,))
    table.note(viewer, "saw_gang", seat=of, gang=gang)
    return gang


async def soul_trade(table: Table, giver: int, receiver: int) -> None:
    """灵魂交易: you may exchange stands with your partner; both end face-down and fresh (R18, R19, R50)."""
    if not await may(table, giver, "soul-swap", "swap", receiver):
        table.tell("soul-decline", seat=giver, effect="soul_trade")
        return
    stands = table.stands
    stands[giver], stands[receiver] = stands[receiver], stands[giver]
    table.up[giver] = table.up[receiver] = False
    for seat in (giver, receiver):
        show_stand(table, stands[giver], (seat,))
        show_stand(table, stands[receiver], (seat,))
    names = {seat: table.stand(seat).id for seat in (giver, receiver)}
    table.note(giver, "saw_stand", seat=receiver, stand=names[receiver])
    table.note(receiver, "saw_stand", seat=giver, stand=names[giver])
    table.tell(
        "soul-swapped",
        {
            giver: {"own": names[giver], "other": names[receiver]},
            receiver: {"own": names[receiver], "other": names[giver]},
        },
        **{"seat": giver, "with": receiver},
    )


async def stand_call(table: Table, giver: int, receiver: int) -> None:
    """替身招来: you may look through the stand pile and take one; your old stand goes there (R03, R73)."""
    if not await may(table, giver, "soul-call", "look"):
        table.tell("soul-decline", seat=giver, effect="stand_call")
        return
    old = table.stands[giver]
    spare = sorted(table.stand_pile)
    show_stand(table, old, (giver,))
    for handle in spare:
        show_stand(table, handle, (giver,))
    # sorted by name, not by handle: the order of the pile says nothing
    choices = sorted([*spare, old] if table.options.retake_own_stand else spare, key=lambda h: table.stand_face[h].id)
    names = [table.stand_face[h].id for h in choices]
    seen = sorted(table.stand_face[h].id for h in spare)
    new: int = await Ask(
        giver, "soul-call-pick", lambda: [Option("choose", lambda stand: stand, Pick("stand", choices, names))]
    )
    for seat in table.others(giver):
        mix(table.stand_known[seat], choices)
    if new != old:
        table.stand_pile.remove(new)
        table.stand_pile.append(old)
        table.stands[giver] = new
    table.up[giver] = False
    table.note(giver, "stand_pile_seen", stands=seen)
    table.tell("soul-called", {giver: {"stand": table.stand(giver).id}}, seat=giver)


async def turn_tide(table: Table, giver: int, receiver: int) -> None:
    """扭转的战局: you may name a direction; everybody passes one item that way at the same time (R67, R68)."""
    way: str | None = await Ask(
        giver,
        "soul-tide",
        lambda: [
            Option("decline", lambda: None),
            Option("left", lambda: "left"),
            Option("right", lambda: "right"),
        ],
    )
    if way is None:
        table.tell("soul-decline", seat=giver, effect="turn_tide")
        return
    table.tell("soul-tide", seat=giver, way=way)
    # clockwise = to the left = ascending seats
    step = 1 if way == "left" else -1
    chosen = await Together(*(_tide_pick(table, seat, step) for seat in range(table.players)), secret=True)
    kinds = pass_all(table, chosen, step)
    private: dict[int, dict[str, Wire]] = {}
    for seat in range(table.players):
        to, source = (seat + step) % table.players, (seat - step) % table.players
        private[seat] = {"to": to, "gave": kinds[seat], "from": source, "got": kinds[source]}
    table.tell("soul-passed", private, way=way)


def _tide_pick(table: Table, seat: int, step: int) -> Ask[int]:
    items, kinds = table.one_of_each(table.hands[seat])
    return Ask(
        seat,
        "soul-tide-pick",
        lambda: [Option("pass_on", lambda item: item, Pick("item", items, kinds))],
        args={"to": (seat + step) % table.players},
    )


def may(table: Table, seat: int, about: str, act: str, partner: int | None = None) -> Ask[bool]:
    """A yes-or-no question; declining comes first."""
    return Ask(
        seat,
        about,
        lambda: [Option("decline", lambda: False), Option(act, lambda: True)],
        args={} if partner is None else {"with": partner},
        deadline="quick",
    )


EFFECTS: dict[str, Callable[[Table, int, int], Awaitable[None]]] = {
    "pouch": pouch,
    "checkpoint": checkpoint,
    "mind_read": mind_read,
    "soul_trade": soul_trade,
    "stand_call": stand_call,
    "turn_tide": turn_tide,
}
