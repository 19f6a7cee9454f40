"""Winter (rules §3.2): everybody deals with everybody, and bids, until all are ready or the sand has run out."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache, partial
from typing import Any, TypeAlias

from sanzhan.kernel.ask import Ask, Option, Parley, Pick, Refusal
from sanzhan.senji import offers
from sanzhan.senji.data import DATA
from sanzhan.senji.deed import Deed, deed
from sanzhan.senji.heroes import blue_options
from sanzhan.senji.offers import ANY, PROMISES, REASONS, Offer
from sanzhan.senji.player import Player
from sanzhan.senji.powers import power_of
from sanzhan.senji.table import CARD, WIRES, Table

Heard: TypeAlias = "set[int] | Awaitable[None]"
"""What a deed of winter returns: the seats that have something new to look at; a hero asks further."""


async def reveal(table: Table) -> None:
    """Powers, then two cards of every neutral deck are turned up; cards of players go home (R15, R16)."""
    limits = table.data.limits
    table.tell("senji-season", season="winter")
    table.lose_sight(range(table.size))
    for player in table.living():
        player.used = frozenset()
        for _, power in list(power_of(table, player)):
            await power.winter_begins(table, player)
    for family in table.neutral:
        lot = table.lots[family]
        count = min(limits.neutral_reveal_per_round, len(lot.deck))
        turned = lot.deck[len(lot.deck) - count :]
        table.see(CARD, turned)
        home: list[Any] = []
        stay: list[int] = []
        for card in turned:
            owner = table.owner_of(table.card(card).family)
            if owner is not None:
                owner.hand.append(card)
                table.see_held((card,), owner.seat)
                home.append([table.wire(card), owner.seat])
            elif table.card(card).family in table.neutral:
                stay.append(card)
            else:
                table.box.append(card)
        table.lots[family] = lot._replace(
            deck=lot.deck[: len(lot.deck) - count], open=(*lot.open, *stay), new=tuple(stay)
        )
        table.tell("senji-turned-up", family=table.data.families[family].id, cards=table.wires(turned), home=home)
    for player in table.living():
        player.ready = False
        player.proposals = player.rebids = table.options.winter_proposals
    table.stage = "parley"


async def parley(table: Table) -> None:
    """The window of the winter. Ready seats are asked again when something new concerns them, and nobody else knows."""
    changed: frozenset[int] | None = None
    stirred: frozenset[int] = frozenset()
    first = table.host or 0
    while not all(player.ready for player in table.living()):
        living = [player for player in table.living() if player.seat >= first]
        living += [player for player in table.living() if player.seat < first]
        seat, said = await Parley(
            *[_ask(table, player) for player in living],
            ready=frozenset(player.seat for player in living if player.ready),
            stirred=stirred,
            changed=changed,
            seconds=table.options.winter_seconds,
            clock=f"winter-{table.year}",
        )
        heard: Heard = said.do(table, table[seat], *said.args)
        if isinstance(heard, set):
            changed = frozenset(heard)
            stirred = (stirred | {s for s in heard if table[s].ready}) - {seat}
        else:
            # a hero is used in the open and asks in a window of its own
            await heard
            changed = None
            # a card that he has taken may have been on offer
            touched = {s for player in table.living() for s in offers.lapse(table, player)}
            stirred |= {s for s in touched if table[s].ready}
        # simulations ask the next seat first, so that nobody says everything before the others are heard
        first = (seat + 1) % table.size
    for offer in table.offers:
        if offer.state == "open":
            table.tell_between(offer.heard_by, "senji-lapsed", offer=offer.id, seat=offer.seat, to=offer.to)
    table.offers = ()
    table.tell("senji-winter-over")
    table.stage = "bids"


def _ask(table: Table, player: Player) -> Ask[Deed]:
    return Ask(
        player.seat,
        "senji-winter",
        lambda: _options(table, player),
        args={"year": table.year},
        deadline="parley",
        refusals=lambda: _refusals(table, player),
    )


def _options(table: Table, player: Player) -> list[Option[Deed]]:
    """The neutral answer makes ready, or leaves it at that."""
    options: list[Option[Deed]] = []
    if player.ready:
        options.append(Option("stay", deed(_stay)))
        options.append(Option("unready", deed(_ready, False)))
    else:
        options.append(Option("ready", deed(_ready, True)))
    hand = table.sorted_cards(player.hand)
    options += _answers(table, player)
    if player.proposals:
        options += _proposals(table, player, hand)
    if player.rebids:
        options += [_bid(table, player, family, hand) for family in table.neutral if table.lots[family].open]
    if table.options.heroes:
        options += blue_options(table, player, "hero")
    return options


def _answers(table: Table, player: Player) -> list[Option[Deed]]:
    found: list[Option[Deed]] = []
    for offer in table.offers:
        if offer.state != "open":
            continue
        args = {"offer": offer.id}
        if offer.seat == player.seat:
            found.append(Option("withdraw", deed(_close, offer.id, "withdrawn"), args=args))
        elif offer.to == player.seat:
            choices = offers.choices(table, player, offer)
            if choices is not None:
                fixed, wild = choices
                if wild:
                    pick = Pick("card", wild, table.wires(wild))
                    found.append(Option("accept", deed(_accept, offer.id, offer.gives, tuple(fixed)), pick, args=args))
                else:
                    found.append(Option("accept", deed(_accept, offer.id, offer.gives, tuple(fixed), None), args=args))
            found.append(Option("decline", deed(_close, offer.id, "declined"), args=args))
    return found


@cache
def _faces(neutral: tuple[int, ...]) -> tuple[list[int], list[str]]:
    """Every face that could be in a hand: the 0 of a neutral family is in the box."""
    faces = [face for face, card in enumerate(DATA.cards) if card.value or card.family not in neutral]
    return faces, [WIRES[face] for face in faces]


def _proposals(table: Table, player: Player, hand: list[int]) -> list[Option[Deed]]:
    """An offer may name cards whether or not the partner holds them; only a partner who does can accept."""
    others = [other.seat for other in table.others(player)]
    if not others:
        return []
    data = table.data
    faces, shown = _faces(table.neutral)
    most = max(len(other.hand) for other in table.others(player))
    wants = Pick("wants", faces, shown, least=0, most=most)
    wild = (ANY, *range(len(data.families)))
    picks = (
        Pick("seat", others),
        Pick("gives", hand, table.wires(hand), least=0, most=len(hand)),
        wants,
        Pick("wild", wild, [offers.wild_id(table, each) for each in wild], least=0),
        Pick("reason", REASONS, least=0),
        Pick("promise", PROMISES, least=0),
    )

    return [
        Option("offer", partial(_proposed, table, player, openly), *picks, args={"open": openly})
        for openly in (False, True)
    ]


def _proposed(table: Table, player: Player, openly: bool, to: int, gives: tuple[int, ...], *wishes: Any) -> Deed:
    return Deed(_offer, (openly, to, gives, offers.equals(table, player, gives), *wishes))


def _offer(
    table: Table,
    player: Player,
    openly: bool,
    to: int,
    gives: tuple[int, ...],
    spare: tuple[tuple[int, ...], ...],
    wants: tuple[int, ...],
    wild: tuple[int, ...],
    reason: tuple[str, ...],
    promise: tuple[str, ...],
) -> set[int]:
    player.proposals -= 1
    number = 1 + sum(each.seat == player.seat and each.to == to for each in table.offers)
    offer = Offer(
        f"{player.seat}-{to}-{number}", player.seat, to, gives, spare, wants, wild[0] if wild else None, openly,
        reason[0] if reason else None, promise[0] if promise else None,
    )  # fmt: skip
    table.offers += (offer,)
    # both partners know the cards that lie on the table between them, wherever they go
    for seat in range(table.size) if openly else (player.seat, to):
        table.see_held(gives, player.seat, seat)
        # an equal card that takes the place of one that has gone must be equal in every world they imagine
        table.noted[seat] |= sum(1 << card for cards in spare for card in cards)
    shown = offers.wire(table, offer)
    table.tell_between(
        offer.heard_by, "senji-offer", offer=offer.id, seat=player.seat, to=to, gives=shown["gives"],
        wants=shown["wants"], wild=shown["wild"], open=openly, reason=offer.reason, promise=offer.promise,
    )  # fmt: skip
    return {player.seat, to}


def _accept(
    table: Table, player: Player, offer_id: str, gives: tuple[int, ...], fixed: tuple[int, ...], chosen: int | None
) -> set[int]:
    offer = offers.find(table, offer_id)
    touched = offers.exchange(table, offer, gives, fixed, chosen)
    return touched | {offer.seat, offer.to}


def _close(table: Table, player: Player, offer_id: str, state: offers.State) -> set[int]:
    offer = offers.find(table, offer_id)
    offers.set_state(table, offer, state)
    key = "senji-declined" if state == "declined" else "senji-withdrawn"
    table.tell_between(offer.heard_by, key, offer=offer.id, seat=offer.seat, to=offer.to)
    return {offer.seat, offer.to}


def _stay(table: Table, player: Player) -> set[int]:
    return set()


def _ready(table: Table, player: Player, ready: bool) -> set[int]:
    player.ready = ready
    table.tell("senji-ready" if ready else "senji-unready", seat=player.seat)
    return {player.seat}


def _bid(table: Table, player: Player, family: int, hand: list[int]) -> Option[Deed]:
    """All the cards that shall lie under a neutral family: a bid may be changed until the sand has run out (§3.2)."""
    mine = player.bids.get(family, [])
    cards = table.sorted_cards([*hand, *mine])
    if table.options.zero_bid == "refused":
        cards = [card for card in cards if table.card(card).value]
    pick = Pick("bid", cards, table.wires(cards), least=0, most=len(cards))
    name = table.data.families[family].id
    return Option("bid", deed(_lay, family), pick, args={"family": name})


def _lay(table: Table, player: Player, family: int, chosen: tuple[int, ...]) -> set[int]:
    player.rebids -= 1
    player.hand += player.bids.pop(family, [])
    for card in chosen:
        player.hand.remove(card)
    if chosen:
        player.bids[family] = list(chosen)
    # what lies there and what is still in the hand look the same to the others
    table.lose_sight((player.seat,))
    table.tell("senji-bid", seat=player.seat, family=table.data.families[family].id, count=len(chosen))
    return offers.lapse(table, player) | {player.seat}


def _refusals(table: Table, player: Player) -> list[Refusal]:
    """Why a card cannot be given or bid, why an offer cannot be accepted, why nothing more can be proposed."""
    found: list[Refusal] = []
    for family, display in sorted(player.displayed.items()):
        args = {"family": table.data.families[family].id}
        found.append(Refusal(("card", table.wire(display.card)), "why-senji-displayed", args, "R10"))
    for family, cards in sorted(player.bids.items()):
        args = {"family": table.data.families[family].id}
        found += [Refusal(("card", table.wire(card)), "why-senji-in-bid", args, "R18") for card in cards]
    for offer in table.offers:
        if offer.state == "open" and offer.to == player.seat and offers.choices(table, player, offer) is None:
            found.append(Refusal(("offer", offer.id), "why-senji-not-held", {}, "R07"))
    for family in table.neutral:
        if not table.lots[family].open:
            name = table.data.families[family].id
            found.append(Refusal(("family", name), "why-senji-nothing-open", {"family": name}, "R17"))
    if not player.proposals:
        found.append(Refusal(("act", "offer"), "why-senji-no-proposals", {}, "S1-16"))
    if not player.rebids and table.neutral:
        found.append(Refusal(("act", "bid"), "why-senji-no-rebids", {}, "S1-24"))
    return found
