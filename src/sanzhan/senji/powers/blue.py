"""Powers of diplomacy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.kernel.ask import Ask, Option, Pick
from sanzhan.senji.powers.power import Power
from sanzhan.senji.powers.swap import BlindSwap
from sanzhan.senji.table import CARD

if TYPE_CHECKING:
    from sanzhan.senji.player import Player
    from sanzhan.senji.table import Table


class Precedence(Power):
    """长宗我部 Chosogabe: his owner wins ties for the Emperor and for the top bid (R82, R85)."""

    id = "precedence"
    wins_ties = True


class GraciousHost(Power):
    """石田 Ishida: each hostage newly displayed brings 1 honour more, and costs it when taken back."""

    id = "gracious_host"
    display_bonus = 1


class Spymaster(Power):
    """毛利 Mori: when winter ends, before the bids are opened, his owner looks at one hand of diplomacy cards (R86)."""

    id = "spymaster"

    async def winter_ends(self, table: Table, player: Player) -> None:
        seats = [other.seat for other in table.others(player)]
        seat = await Ask(
            player.seat,
            "senji-mori",
            lambda: [
                Option("decline", lambda: -1),
                Option("look", lambda seat: int(seat), Pick("seat", seats)),
            ],
        )
        if seat < 0:
            return
        hand = table.sorted_cards(table[seat].hand)
        table.see_held(hand, seat, player.seat)
        table.tell("senji-look", {player.seat: {"cards": table.wires(hand)}}, seat=player.seat, of=seat)


class ForcedEnvoy(Power):
    """直江 Naoe: when winter begins, draw a random diplomacy card from a hand and give one of one's choice (R86)."""

    id = "forced_envoy"

    async def winter_begins(self, table: Table, player: Player) -> None:
        seats = [other.seat for other in table.others(player) if other.hand]
        if not seats:
            return
        seat = await Ask(
            player.seat,
            "senji-naoe",
            lambda: [
                Option("decline", lambda: -1),
                Option("use", lambda seat: int(seat), Pick("seat", seats)),
            ],
        )
        if seat < 0:
            return
        other = table[seat]
        hand = table.sorted_cards(other.hand)
        card = hand[table.rng.below(len(hand), "envoy")]
        pass_card(table, other, player, card)
        told = {"card": table.wire(card)}
        table.tell("senji-envoy", {player.seat: told, seat: told}, seat=player.seat, of=seat)
        given = await _gift(table, player, seat)
        pass_card(table, player, other, given)
        told = {"card": table.wire(given)}
        table.tell("senji-envoy-gift", {player.seat: told, seat: told}, seat=player.seat, to=seat)


async def _gift(table: Table, player: Player, seat: int) -> int:
    hand = table.sorted_cards(player.hand)
    card: int = await Ask(
        player.seat,
        "senji-naoe-give",
        lambda: [Option("give", lambda card: int(card), Pick("card", hand, table.wires(hand)))],
        args={"seat": seat},
    )
    return card


def pass_card(table: Table, giver: Player, receiver: Player, card: int) -> None:
    """A card goes from hand to hand unseen by the others, who can then tell none of the two hands apart."""
    giver.hand.remove(card)
    receiver.hand.append(card)
    table.mix(giver, receiver)
    table.see_held((card,), receiver.seat, giver.seat)
    table.see_held((card,), receiver.seat, receiver.seat)
    table.passed_on(card, giver, receiver)


class CoolHead(Power):
    """巴 Tomoe: executed hostages of her owner's family cost him nothing."""

    id = "cool_head"
    unharmed = True


class BlindSwapOfCards(BlindSwap):
    """梅子 Umeko as her designer meant her: each gives one diplomacy card, unseen (R75)."""

    id = "blind_swap_diplomacy"
    sort = CARD


BLUE: tuple[Power, ...] = (
    Precedence(), GraciousHost(), Spymaster(), ForcedEnvoy(), CoolHead(), BlindSwapOfCards(),
)  # fmt: skip
