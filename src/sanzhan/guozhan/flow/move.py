"""Moving cards: the only code that touches zones and what seats have seen.

A move is one event: everything in it leaves at the same time, then whoever lost something may act (枭姬, 死谏 ...).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.kingdoms import is_lord
from sanzhan.guozhan.flow.showing import SUM
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.history import note
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.table import DECK, DISCARD, EQUIP, HAND, JUDGE, OUT, PILE, PROCESSING, Discarded, Gone
from sanzhan.guozhan.timings import Giving, Landed, Laying, Leaving, Lost, Parting
from sanzhan.kernel.errors import GameOver
from sanzhan.kernel.game import Result

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table
    from sanzhan.kernel.ask import Wire


class Loss:
    """What one player loses in a move."""

    __slots__ = ("gear", "hand", "player")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.hand: list[int] = []
        self.gear: list[int] = []


def _leave(table: Table, card: int, losses: dict[int, Loss]) -> None:
    """Out of its zone; losses of hand and equipment are noted."""
    zone = table.zone[card]
    if zone == HAND:
        player = table.players[table.owner[card]]
        losses.setdefault(player.seat, Loss(player)).hand.append(card)
        player.hand.remove(card)
    elif zone == EQUIP:
        player = table.players[table.owner[card]]
        losses.setdefault(player.seat, Loss(player)).gear.append(card)
        player.equip[player.equip.index(card)] = -1
        table.changed()
    elif zone == JUDGE:
        player = table.players[table.owner[card]]
        player.judging = [laid for laid in player.judging if laid[0] != card]
    elif zone == DECK:
        table.deck.remove(card)
    elif zone == DISCARD:
        place = table.discard.index(card)
        table.old_discard -= place < table.old_discard
        del table.discard[place]
    elif zone == PROCESSING:
        table.processing.remove(card)
    else:
        player = table.players[table.owner[card]]
        for name, cards in player.piles.items():
            if card in cards:
                player.piles[name] = tuple(c for c in cards if c != card)
                table.changed()


def _forget(table: Table, losses: dict[int, Loss], seers: Iterable[int], open_move: bool) -> None:
    """Who cannot tell which card left a hand no longer knows any card of that hand."""
    if open_move:
        return
    for loss in losses.values():
        if not loss.hand:
            continue
        left = loss.player.hand + loss.hand
        mask = 0
        for card in left:
            mask |= 1 << card
        knowing = {loss.player.seat, *seers}
        for seat in range(table.size):
            if seat not in knowing:
                table.seen[seat] &= ~mask


def see(table: Table, cards: Iterable[int], seats: Iterable[int]) -> None:
    """These seats see the faces of these cards."""
    mask = total = 0
    for card in cards:
        mask |= 1 << card
        total = (total * 31 + table.face[card].code) & SUM
    for seat in seats:
        table.seen[seat] |= mask
        table.shown_to[seat] = (table.shown_to[seat] * 31 + total) & SUM


def see_all(table: Table, cards: Sequence[int]) -> None:
    """Everybody sees the faces of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
        table.shown = (table.shown * 31 + table.face[card].code) & SUM
    seen = table.seen
    for seat in range(table.size):
        seen[seat] |= mask


def shift(
    table: Table,
    cards: Sequence[int],
    zone: int,
    to: Player | None = None,
    *,
    openly: bool = True,
    seers: Iterable[int] = (),
    pile: str = "",
    used: bool = False,
) -> dict[int, Loss]:
    """Cards change their zone at the same time; what players have lost by it.

    `openly`: everybody sees their faces; if not, losers, `seers` and the receiver do. `used`: they have been used.
    """
    losses: dict[int, Loss] = {}
    wanted = zone
    for card in cards:
        _leave(table, card, losses)
        zone = OUT if wanted == DISCARD and not used and table.kind(card).vanishes else wanted
        table.zone[card] = zone
        table.owner[card] = -1 if to is None else to.seat
        if zone == HAND:
            assert to is not None
            to.hand.append(card)
        elif zone == EQUIP:
            assert to is not None
            to.equip[table.face[card].slot] = card
            table.changed()
        elif zone == DISCARD:
            table.discard.append(card)
        elif zone == OUT:
            table.out = (*table.out, Gone(card, table.turn))
            table.tell("gz-leaves-game", card=table.face[card].wire)
        elif zone == PROCESSING:
            table.processing.append(card)
        elif zone == DECK:
            table.deck.append(card)
        elif zone == PILE:
            assert to is not None
            to.piles[pile] = (*to.piles.get(pile, ()), card)
            table.changed()
    if openly:
        see_all(table, cards)
    else:
        knowing = [*seers] if to is None else [*seers, to.seat]
        _forget(table, losses, knowing, openly)
        see(table, cards, knowing)
    return losses


def _join(losses: dict[int, Loss], more: dict[int, Loss]) -> None:
    """Two shifts that are one move."""
    for seat, loss in more.items():
        if seat in losses:
            losses[seat].hand += loss.hand
            losses[seat].gear += loss.gear
        else:
            losses[seat] = loss


async def lost(table: Table, losses: dict[int, Loss], discarded: bool, by: Player | None = None) -> None:
    """Whoever has lost cards may act, in turn order."""
    for seat in table.sorted_seats(tuple(losses)):
        loss = losses[seat]
        player = loss.player
        note(table, "discard" if discarded else "lost", player, by, len(loss.hand) + len(loss.gear))
        if player.alive:
            for card in loss.gear:
                await table.kind(card).left(table, player)
            emptied = bool(loss.hand) and not player.hand
            await happen(table, Lost(player, tuple(loss.hand), tuple(loss.gear), discarded, emptied))


# -- drawing


def _refill(table: Table, count: int) -> None:
    """The discard pile becomes the deck when it runs out; too few cards for one operation: a draw game (§17)."""
    if len(table.deck) >= count:
        return
    if len(table.deck) + len(table.discard) < count:
        table.result = Result((), "why-gz-no-cards-left", None)
        table.stage = "over"
        table.tell("gz-draw-game")
        raise GameOver
    fresh = table.discard
    table.discard = []
    table.old_discard = 0
    mask = 0
    for card in fresh:
        mask |= 1 << card
        table.zone[card] = DECK
    for seat in range(table.size):
        table.seen[seat] &= ~mask
    # handles in order first: the shuffle must not depend on how the pile came about
    fresh.sort()
    table.rng.shuffle(fresh, "deck")
    table.deck = fresh + table.deck
    table.pile_runs += 1
    table.tell("gz-reshuffle", count=len(fresh))


def top(table: Table, count: int) -> list[int]:
    """The top cards of the deck, the first to be drawn first; they stay where they are."""
    _refill(table, count)
    return table.deck[: -count - 1 : -1] if count else []


async def draw(table: Table, me: Player, count: int) -> None:
    """Draw from the top of the deck (§3)."""
    if count <= 0 or not me.alive:
        return
    cards = top(table, count)
    del table.deck[-count:]
    for card in cards:
        table.zone[card] = HAND
        table.owner[card] = me.seat
    me.hand += cards
    see(table, cards, (me.seat,))
    note(table, "draw", me, amount=count)
    table.tell("gz-draw", {me.seat: {"cards": table.wires(cards)}}, seat=me.seat, count=count)


def flip(table: Table, count: int = 1) -> list[int]:
    """Turn up cards from the top of the deck into the processing area."""
    cards = top(table, count)
    shift(table, cards, PROCESSING)
    return cards


# -- everything else


async def _parted(table: Table, by: Player, cards: Sequence[int], taken: bool) -> Sequence[int]:
    """Which cards another discards or takes after all: whose they are may have a say in it (挽危, 聚宝)."""
    by_owner: dict[int, list[int]] = {}
    for card in cards:
        if table.zone[card] in (HAND, EQUIP) and table.owner[card] != by.seat:
            by_owner.setdefault(table.owner[card], []).append(card)
    for seat, own in by_owner.items():
        parting = Parting(table.players[seat], by, tuple(own), taken)
        await happen(table, parting)
        if parting.cards != tuple(own):
            cards = [*(card for card in cards if card not in own), *parting.cards]
    return cards


async def not_kept(table: Table, cards: Sequence[int]) -> Sequence[int]:
    """Cards about to leave hand or equipment otherwise than by use, without those that a skill keeps back (章武)."""
    kept: list[int] = []
    for card in cards:
        if not table.kind(card).treasured or table.zone[card] not in (HAND, EQUIP):
            continue
        owner = table[table.owner[card]]
        # out of a hand only for a lord who is up: anybody else's question would tell what card it is
        if table.zone[card] == EQUIP or is_lord(table, owner):
            event = Leaving(owner, card)
            await happen(table, event)
            if event.over:
                kept.append(card)
    return [card for card in cards if card not in kept] if kept else cards


async def landed(table: Table, cards: Iterable[int]) -> None:
    """Cards have come into the discard pile or an equipment area."""
    for card in cards:
        if table.kind(card).treasured and table.zone[card] in (DISCARD, EQUIP):
            await happen(table, Landed(table.active, card))


async def discard(table: Table, owner: Player, cards: Sequence[int], by: Player | None = None) -> None:
    """Cards of a player are discarded, by himself or (`by`) by another; one move (§3)."""
    if by is not None:
        cards = await _parted(table, by, cards, False)
    cards = await not_kept(table, cards)
    if not cards:
        return
    owned = [(card, table.zone[card]) for card in cards]
    losses = shift(table, cards, DISCARD)
    table.discarded += tuple(Discarded(card, owner.seat, zone == HAND) for card, zone in owned if zone in (HAND, EQUIP))
    table.tell("gz-discard", seat=owner.seat, by=None if by is None else by.seat, cards=table.wires(cards))
    await lost(table, losses, True, owner if by is None else by)
    await landed(table, cards)


async def put_away(table: Table, cards: Sequence[int]) -> None:
    """Cards go to the discard pile without being discarded: used, replaced, judged."""
    cards = await not_kept(table, cards)
    still = [card for card in cards if table.zone[card] != DISCARD]
    await lost(table, shift(table, still, DISCARD), False)
    await landed(table, still)


async def put_away_used(table: Table, cards: Sequence[int], *, used: bool = False) -> None:
    """What is still in the processing area goes to the discard pile; `used`: after it has been used as a card."""
    still = [card for card in cards if table.zone[card] == PROCESSING]
    if still:
        shift(table, still, DISCARD, used=used)
        await landed(table, still)


async def take(table: Table, me: Player, cards: Sequence[int], *, openly: bool | None = None) -> None:
    """Cards come into my hand, from wherever they are. Those out of hands are seen by the two alone."""
    if not cards or not me.alive:
        return
    cards = await _parted(table, me, cards, True)
    if not cards or not me.alive:
        return
    cards = await not_kept(table, cards)
    by_owner: dict[int, list[int]] = {}
    for card in cards:
        by_owner.setdefault(table.owner[card] if table.zone[card] in (HAND, EQUIP, JUDGE) else -1, []).append(card)
    hidden = [card for card in cards if table.zone[card] in (HAND, DECK)] if openly is None or not openly else []
    shown = [card for card in cards if card not in hidden]
    drawn = sum(table.zone[card] == DECK for card in cards)
    if drawn:
        note(table, "draw", me, amount=drawn)
    # a loser knows his own card already; he learns nothing of the others taken in the same move
    losses = shift(table, hidden, HAND, me, openly=False)
    _join(losses, shift(table, shown, HAND, me))
    for seat, taken in by_owner.items():
        mine = [card for card in taken if card in hidden]
        if seat >= 0:
            # which of his cards it is, drawn by lot or blindly chosen, the loser learns only now
            see(table, mine, (seat,))
        seen: dict[str, Wire] = {"hidden": list(table.wires(mine))}
        private = {me.seat: seen, seat: seen} if mine and seat >= 0 else {me.seat: seen} if mine else {}
        table.tell(
            "gz-take",
            private,
            seat=me.seat,
            source=seat if seat >= 0 else None,
            count=len(taken),
            cards=table.wires([card for card in taken if card in shown]),
        )
    await lost(table, losses, False)


async def give(table: Table, giver: Player, to: Player, cards: Sequence[int]) -> None:
    """Hand cards (seen by the two alone) or equipment given to another player's hand."""
    if not cards or not to.alive:
        return
    cards = await not_kept(table, cards)
    if not cards or not to.alive:
        return
    coming = Giving(to, giver, tuple(cards))
    await happen(table, coming)
    if coming.over or not to.alive:
        return
    hidden = [card for card in cards if table.zone[card] == HAND]
    shown = [card for card in cards if table.zone[card] != HAND]
    losses = shift(table, hidden, HAND, to, openly=False, seers=(giver.seat,))
    _join(losses, shift(table, shown, HAND, to))
    seen: dict[str, Wire] = {"hidden": list(table.wires(hidden))}
    private = {giver.seat: seen, to.seat: seen} if hidden else {}
    table.tell("gz-give", private, seat=giver.seat, to=to.seat, count=len(cards), cards=table.wires(shown))
    await lost(table, losses, False)


async def to_processing(table: Table, cards: Sequence[int]) -> None:
    """Cards being used or played lie in the processing area (§3)."""
    if cards:
        await lost(table, shift(table, cards, PROCESSING), False)


async def equip(table: Table, me: Player, card: int) -> None:
    """An equipment card goes to its slot; the old one to the discard pile at the same moment (card effects §5)."""
    old = me.equip[table.face[card].slot]
    losses: dict[int, Loss] = {}
    if old >= 0 and not await not_kept(table, (old,)):
        old = -1
    if old >= 0:
        losses = shift(table, (old,), DISCARD)
    _join(losses, shift(table, (card,), EQUIP, me))
    table.tell("gz-equip", seat=me.seat, card=table.face[card].wire, old=None if old < 0 else table.face[old].wire)
    await lost(table, losses, False)
    await landed(table, (card,) if old < 0 else (old, card))


async def place(table: Table, card: int, owner: Player, to: Player) -> None:
    """An equipment card is moved into another equipment area, whose slot is free (巧变, 直谏, 狂斧)."""
    if not await not_kept(table, (card,)):
        return
    losses = shift(table, (card,), EQUIP, to)
    table.tell("gz-place", seat=owner.seat, to=to.seat, card=table.face[card].wire)
    await lost(table, losses, False)
    await landed(table, (card,))


async def lay(table: Table, card: int, kind: str, to: Player) -> None:
    """A delayed trick is laid down in a judgement area, as the last one (§3)."""
    arriving = Laying(to, card, kind)
    await happen(table, arriving)
    if arriving.over:
        await put_away(table, (card,))
        return
    losses = shift(table, (card,), JUDGE, to)
    to.judging = [*to.judging, (card, kind)]
    table.tell("gz-lay", seat=to.seat, card=table.face[card].wire, kind=kind)
    await lost(table, losses, False)


async def swap_hands(table: Table, one: Player, other: Player) -> None:
    """Two players exchange their hands in one move (缔盟)."""
    for player in (one, other):
        await not_kept(table, player.hand.copy())
    first, second = one.hand.copy(), other.hand.copy()
    losses = shift(table, first, HAND, other, openly=False, seers=(one.seat,))
    losses |= shift(table, second, HAND, one, openly=False, seers=(other.seat,))
    private: dict[int, dict[str, Wire]] = {
        one.seat: {"cards": list(table.wires(second)), "gave": list(table.wires(first))},
        other.seat: {"cards": list(table.wires(first)), "gave": list(table.wires(second))},
    }
    table.tell("gz-swap-hands", private, seat=one.seat, to=other.seat)
    await lost(table, losses, False)


async def to_pile(table: Table, cards: Sequence[int], me: Player, name: str) -> None:
    """Cards are put face up on a general, as a named pile."""
    cards = await not_kept(table, cards)
    losses = shift(table, cards, PILE, me, pile=name)
    table.tell("gz-pile", seat=me.seat, pile=name, cards=table.wires(cards))
    await lost(table, losses, False)


def show_cards(table: Table, owner: Player, cards: Sequence[int], seats: Iterable[int] | None = None) -> None:
    """Cards are shown, to everybody or to some; they stay where they are."""
    if seats is None:
        see_all(table, cards)
        table.tell("gz-show", seat=owner.seat, cards=table.wires(cards))
        return
    viewers = list(seats)
    see(table, cards, viewers)
    seen: dict[str, Wire] = {"cards": list(table.wires(cards))}
    table.tell("gz-look", dict.fromkeys(viewers, seen), seat=viewers[0], target=owner.seat, count=len(cards))


def look_at_top(table: Table, me: Player, count: int) -> list[int]:
    """The top cards of the deck, seen by me alone; they stay where they are."""
    cards = top(table, count)
    see(table, cards, (me.seat,))
    table.tell("gz-look-top", {me.seat: {"cards": list(table.wires(cards))}}, seat=me.seat, count=len(cards))
    return cards


def arrange_deck(table: Table, me: Player, on_top: Sequence[int], below: Sequence[int]) -> None:
    """Cards just looked at go on top (the first is drawn first) and to the bottom of the deck, as I alone know."""
    mask = 0
    for card in (*on_top, *below):
        mask |= 1 << card
    for seat in range(table.size):
        if seat != me.seat:
            table.seen[seat] &= ~mask
    rest = [card for card in table.deck if card not in on_top and card not in below]
    table.deck = [*reversed(below), *rest, *reversed(on_top)]
    table.tell("gz-arrange", seat=me.seat, top=len(on_top), bottom=len(below))
