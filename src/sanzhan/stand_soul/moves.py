"""Moving and showing cards: the only code that touches zones and what seats know."""

from __future__ import annotations

from collections.abc import Iterable

from sanzhan.kernel.ask import Ask, Option, Pick, Refusal, secretly
from sanzhan.stand_soul.knowledge import POUCH, knows, learn, learn_set, mix
from sanzhan.stand_soul.stands import ZHUGE_LIANG
from sanzhan.stand_soul.table import Table


def hand_over(table: Table, handle: int, giver: int, receiver: int, *, taken: bool = False) -> str:
    """An item passes from hand to hand, seen and noted by the two alone (`taken`: not given freely); its kind."""
    _leaves(table, handle, giver, receiver)
    _put(table, handle, giver, receiver)
    return _note_passes(table, [(handle, giver, receiver)], taken=taken)[0]


def swap_items(
    table: Table, item: int, giver: int, back: int, receiver: int, *, open: bool = False, taken: bool = False
) -> tuple[str, str]:
    """Two items change places at the same time; their kinds.

    `open`: the one handed back was named aloud; `taken`: the first was not given freely.
    """
    _leaves(table, item, giver, receiver)
    _leaves(table, back, receiver, giver, open)
    _put(table, item, giver, receiver)
    _put(table, back, receiver, giver)
    kind, back_kind = _note_passes(table, [(item, giver, receiver), (back, receiver, giver)], taken=taken)
    return kind, back_kind


def pass_all(table: Table, chosen: dict[int, int], step: int) -> dict[int, str]:
    """Everybody passes one item at the same time to the seat `step` further on (扭转的战局); the kind each gave."""
    to = {seat: (seat + step) % table.players for seat in chosen}
    for seat, handle in chosen.items():
        _leaves(table, handle, seat, to[seat])
    for seat, handle in chosen.items():
        _put(table, handle, seat, to[seat])
    kinds = _note_passes(table, [(handle, seat, to[seat]) for seat, handle in chosen.items()])
    return dict(zip(chosen, kinds, strict=True))


def _note_passes(table: Table, passes: list[tuple[int, int, int]], *, taken: bool = False) -> list[str]:
    """Into the notebooks, for each (item, giver, receiver): what was given (the first: taken), then what was got."""
    kinds = [table.kind(handle).id for handle, _, _ in passes]
    for place, ((_, giver, receiver), kind) in enumerate(zip(passes, kinds, strict=True)):
        if taken and place == 0:
            table.note(giver, "lost", seat=receiver, kind=kind)
        else:
            table.note(giver, "gave", seat=receiver, kind=kind)
    for (_, giver, receiver), kind in zip(passes, kinds, strict=True):
        table.note(receiver, "got", seat=giver, kind=kind)
    return kinds


def _leaves(table: Table, handle: int, giver: int, receiver: int, open: bool = False) -> None:
    """What everybody knows after this item has left the giver's hand."""
    hand = table.hands[giver]
    for seat in range(table.players):
        if seat == receiver or (open and seat != giver):
            _identify(table, seat, handle, hand)
        elif seat != giver and len(hand) > 1:
            _lose_track(table, seat, giver, hand)


def _put(table: Table, handle: int, giver: int, receiver: int) -> None:
    table.hands[giver].remove(handle)
    table.hands[receiver].append(handle)


def show_item(table: Table, handle: int, owner: int, seats: Iterable[int]) -> None:
    """These seats see one item of the owner, which stays where it is."""
    for seat in seats:
        if seat != owner:
            _identify(table, seat, handle, table.hands[owner])


def show_hand(table: Table, owner: int, seats: Iterable[int]) -> None:
    """These seats see all items of the owner."""
    for seat in seats:
        if seat == owner:
            continue
        for handle in table.hands[owner]:
            _identify(table, seat, handle, ())
        table.maybe[seat] = tuple(entry for entry in table.maybe[seat] if entry[0] != owner)


def show_as_pouch(table: Table, handle: int) -> None:
    """Everybody hears that this is a pouch, not which one."""
    for seat in range(table.players):
        labels = table.item_known[seat]
        if not knows(labels, handle):
            labels[handle] = POUCH


def show_stand(table: Table, handle: int, seats: Iterable[int]) -> None:
    for seat in seats:
        learn(table.stand_known[seat], handle)


def show_gang_cards(table: Table, cards: Iterable[int], seats: Iterable[int]) -> None:
    cards = tuple(cards)
    for seat in seats:
        for card in cards:
            learn(table.gang_known[seat], card)


def flip(table: Table, seat: int) -> None:
    """A stand is used: it is turned face-up and stays so."""
    table.up[seat] = True
    show_stand(table, table.stands[seat], range(table.players))
    table.tell("soul-use-stand", seat=seat, stand=table.stand(seat).id)


async def draw(table: Table, seat: int, why: str) -> None:
    """The top card of the pile goes to a hand; 诸葛亮 may act before, gifts follow (R32, R35, R81)."""
    await pile_window(table)
    handle = table.pile.pop()
    _identify(table, seat, handle, ())
    table.hands[seat].append(handle)
    kind = table.item_face[handle].id
    table.note(seat, "got", kind=kind, seat=None)
    table.tell("soul-draw", {seat: {"item": kind}}, seat=seat, why=why)
    if table.turned:
        table.tell("soul-turned")
    await settle_gifts(table)


async def pile_window(table: Table) -> None:
    """Directly before a draw the active player may use 诸葛亮; asked whenever his stand is face-down (R81)."""
    me = table.active
    if not table.options.pile_window or table.up[me]:
        return

    def options() -> list[Option[bool]]:
        listed = [Option("go_on", lambda: False)]
        if table.can_use(me, ZHUGE_LIANG):
            listed.append(Option("zhuge_liang", lambda: True))
        return listed

    if await secretly(Ask(me, "soul-pile", options, deadline="window")):
        await arrange_pile(table, me)


async def arrange_pile(table: Table, me: int) -> None:
    """诸葛亮: look at the whole pile, choose two cards, shuffle the rest, put the two on top in the order chosen."""
    flip(table, me)
    pile = sorted(table.pile, key=lambda h: (table.kind(h).order, h))
    for handle in pile:
        _identify(table, me, handle, ())
    kinds = [table.kind(h).id for h in pile]
    count = min(2, len(pile))
    top: tuple[int, ...] = await Ask(
        me,
        "soul-zhuge",
        lambda: [Option("arrange", _ordered, Pick("pile", pile, kinds, count, count, ordered=True))],
        deadline="long",
    )
    rest = [handle for handle in pile if handle not in top]
    table.rng.shuffle(rest, "pile")
    for seat in range(table.players):
        mix(table.item_known[seat], pile if seat != me else ())
    learn_set(table.item_known[me], rest)
    table.pile = rest + list(reversed(top))
    top_kinds = [table.kind(h).id for h in top]
    table.note(me, "pile_seen", items=kinds)
    table.note(me, "top_two", items=top_kinds)
    table.tell("soul-zhuge", {me: {"pile": kinds, "top": top_kinds}}, seat=me)


def _ordered(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
    return chosen if isinstance(chosen, tuple) else (chosen,)


async def settle_gifts(table: Table) -> None:
    """Whoever is over the limit gives at once; a recipient over the limit gives on (R33).

    Inside one chain a seat that has already given cannot be chosen unless it is below the limit, so the chain ends.
    """
    given: set[int] = set()
    while True:
        donor = next((seat for seat in range(table.players) if len(table.hands[seat]) > table.limit), None)
        if donor is None:
            return
        item, to = await _ask_gift(table, donor, given)
        given.add(donor)
        kind = hand_over(table, item, donor, to)
        table.tell("soul-gift", {donor: {"item": kind}, to: {"item": kind}}, **{"from": donor, "to": to})


def _ask_gift(table: Table, donor: int, given: set[int]) -> Ask[tuple[int, int]]:
    items, kinds = table.one_of_each(table.hands[donor])
    seats = [seat for seat in table.others(donor) if seat not in given or len(table.hands[seat]) < table.limit]

    def refusals() -> list[Refusal]:
        return [
            Refusal(("seat", seat), "why-soul-already-gave", {"seat": seat}, "R33")
            for seat in table.others(donor)
            if seat not in seats
        ]

    return Ask(
        donor,
        "soul-gift",
        lambda: [Option("give", lambda item, seat: (item, seat), Pick("item", items, kinds), Pick("seat", seats))],
        args={"surplus": len(table.hands[donor]) - table.limit},
        refusals=refusals,
    )


def _identify(table: Table, seat: int, handle: int, origin: Iterable[int]) -> None:
    """A seat sees the face of an item out of `origin`.

    Equal items cannot be told apart: if the seat knew another of the same kind there, it may be that one it sees now,
    so the two change places in its memory (R69).
    """
    labels = table.item_known[seat]
    kind = table.kind(handle)
    if not knows(labels, handle):
        for other in origin:
            if other != handle and knows(labels, other) and table.kind(other) is kind:
                labels[other] = labels[handle]
                break
        learn(labels, handle)
    if kind.copies == 1 and table.maybe[seat]:
        table.maybe[seat] = tuple(entry for entry in table.maybe[seat] if entry[1] != kind.id)


def _lose_track(table: Table, seat: int, owner: int, hand: list[int]) -> None:
    """A seat cannot tell which item left this hand."""
    labels = table.item_known[seat]
    known = [handle for handle in hand if knows(labels, handle)]
    mix(labels, hand)
    if known:
        lost = tuple((owner, table.item_face[h].id) for h in known if not knows(labels, h))
        table.maybe[seat] = tuple(e for e in table.maybe[seat] if e not in lost) + lost
