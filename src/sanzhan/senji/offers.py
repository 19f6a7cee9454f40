"""Offers of the winter (rules §3.2): what is given for what, and exchanging it all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from sanzhan.kernel.ask import Wire
from sanzhan.senji.player import Player
from sanzhan.senji.table import WIRES, Promise, Table

State: TypeAlias = Literal["open", "accepted", "declined", "withdrawn", "lapsed"]
REASONS = ("fifth-family", "you-lack", "peace", "support", "spare", "thanks")
PROMISES = ("no-attack", "name-early", "name-late", "swap-next")
ANY = -1


class Offer(NamedTuple):
    """`gives`: cards of `seat`; `spare`: for each of them, the equal ones beside it; `wants`: faces out of the box;
    `wild`: a family of which the partner may choose a card, ANY for whatever he likes, or None; `gave`: what was given
    for the wild wish. The `id` says from whom, to whom and the how manieth of the two this winter it is."""

    id: str
    seat: int
    to: int
    gives: tuple[int, ...]
    spare: tuple[tuple[int, ...], ...]
    wants: tuple[int, ...]
    wild: int | None
    open: bool
    reason: str | None
    promise: str | None
    state: State = "open"
    gave: int | None = None

    @property
    def heard_by(self) -> tuple[int, ...] | None:
        """Who knows of it; None for everybody."""
        return None if self.open else (self.seat, self.to)


def find(table: Table, offer_id: str) -> Offer:
    """The offer of this winter with this id."""
    return next(offer for offer in table.offers if offer.id == offer_id)


def wild_id(table: Table, wild: int | None) -> str | None:
    """A wild wish as it travels."""
    if wild is None:
        return None
    return "any" if wild == ANY else f"{table.data.families[wild].id}.any"


def wire(table: Table, offer: Offer) -> dict[str, Wire]:
    """An offer as its partners (or, made openly, all) see it."""
    return {
        "id": offer.id,
        "from": offer.seat,
        "to": offer.to,
        "gives": table.wires(offer.gives),
        "wants": [WIRES[face] for face in offer.wants],
        "wild": wild_id(table, offer.wild),
        "open": offer.open,
        "reason": offer.reason,
        "promise": offer.promise,
        "state": offer.state,
        "gave": None if offer.gave is None else table.wire(offer.gave),
    }


def set_state(table: Table, offer: Offer, state: State, gave: int | None = None) -> None:
    """An offer is over; it stays in sight until the winter ends."""
    over = offer._replace(state=state, gave=gave)
    table.offers = tuple(over if each.id == offer.id else each for each in table.offers)


def held(table: Table, player: Player, wants: Sequence[int]) -> list[int] | None:
    """Cards of the hand that show the wanted faces; None if one is missing."""
    hand = table.sorted_cards(player.hand)
    cards: list[int] = []
    for face in wants:
        want = WIRES[face]
        card = next((each for each in hand if each not in cards and table.wire(each) == want), None)
        if card is None:
            return None
        cards.append(card)
    return cards


def choices(table: Table, player: Player, offer: Offer) -> tuple[list[int], list[int]] | None:
    """(cards that are fixed, cards to choose one from for the wild wish); None if the partner cannot accept."""
    fixed = held(table, player, offer.wants)
    if fixed is None:
        return None
    if offer.wild is None:
        return fixed, []
    wild = [
        card
        for card in table.sorted_cards(player.hand)
        if card not in fixed and offer.wild in (ANY, table.card(card).family)
    ]
    return (fixed, wild) if wild else None


def exchange(
    table: Table, offer: Offer, gives: tuple[int, ...], fixed: tuple[int, ...], chosen: int | None
) -> set[int]:
    """The partner accepts: `gives` against the cards asked for and the one `chosen` for a wild wish, all at once.

    Returns the seats whose offers this has touched.
    """
    giver, taker = table[offer.seat], table[offer.to]
    back = (*fixed, *(() if chosen is None else (chosen,)))
    for card in gives:
        giver.hand.remove(card)
        table.passed_on(card, giver, taker)
    for card in back:
        taker.hand.remove(card)
        table.passed_on(card, taker, giver)
    giver.hand += back
    taker.hand += gives
    for seat in offer.heard_by or range(table.size):
        table.see_held(gives, taker.seat, seat)
        table.see_held(back, giver.seat, seat)
    if offer.promise is not None:
        table.promises += (Promise(table.year, offer.seat, offer.to, offer.promise),)
    set_state(table, offer, "accepted", chosen)
    table.tell_between(
        offer.heard_by,
        "senji-accepted",
        offer=offer.id,
        seat=offer.seat,
        to=offer.to,
        gave=table.wires(gives),
        got=table.wires(back),
    )
    if not offer.open and table.options.announce_secret_trades:
        others = [seat for seat in range(table.size) if seat not in (offer.seat, offer.to)]
        table.tell_between((*others, None), "senji-exchanged", seat=offer.seat, to=offer.to)
    return lapse(table, giver) | lapse(table, taker)


def lapse(table: Table, player: Player) -> set[int]:
    """Offers of this player's whose cards have left the hand lapse, unless an equal card can take the place of the
    one that has gone; returns the seats that hear of it."""
    touched: set[int] = set()
    for offer in table.offers:
        if offer.seat != player.seat or offer.state != "open" or set(offer.gives) <= set(player.hand):
            continue
        gives = _with_equals(player, offer)
        if gives is not None:
            kept = offer._replace(gives=gives)
            table.offers = tuple(kept if each.id == offer.id else each for each in table.offers)
            continue
        set_state(table, offer, "lapsed")
        touched |= {each.seat for each in table.living()} if offer.open else {offer.seat, offer.to}
        table.tell_between(offer.heard_by, "senji-lapsed", offer=offer.id, seat=offer.seat, to=offer.to)
    return touched


def equals(table: Table, player: Player, gives: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """For each card offered, those of the hand that look the same and are not offered with it."""
    return tuple(
        tuple(card for card in player.hand if card not in gives and table.wire(card) == table.wire(given))
        for given in gives
    )


def _with_equals(player: Player, offer: Offer) -> tuple[int, ...] | None:
    # by the cards that were equal when the offer was made: looking at faces now, an imagined world could differ
    found: list[int] = []
    for card, spare in zip(offer.gives, offer.spare, strict=True):
        left = [each for each in (card, *spare) if each in player.hand and each not in found]
        if not left:
            return None
        found.append(left[0])
    return tuple(found)
