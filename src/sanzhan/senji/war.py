"""War, step by step (rules §3.5)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sanzhan.kernel.ask import Ask, Option, Pick, Together, Wire, secretly
from sanzhan.senji import fleets
from sanzhan.senji.heroes import bury, red_heroes
from sanzhan.senji.piles import send_home
from sanzhan.senji.player import Player
from sanzhan.senji.powers import power, power_of
from sanzhan.senji.table import CARD, PROVINCES, Table

Station: TypeAlias = Literal["execute", "dice", "reroll", "support", "result"]


class War:
    """A war that is being fought. Pairs are (attacker, defender).

    `armies`, `samurai`: what takes part; `dice`: families shown, None before the roll; `supports`: cards played, None
    before they are turned up, -1 for none; `rerolled`: samurai and heroes that have had dice rolled again.
    """

    __slots__ = (
        "armies", "attacker", "defender", "dice", "executed", "origin", "points", "province", "rerolled", "round",
        "samurai", "station", "supports",
    )  # fmt: skip

    def __init__(self, table: Table, attacker: int, defender: int, province: int, origin: int, armies: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.province = province
        self.origin = origin
        self.armies = [armies, table.armies[province]]
        self.samurai = [table.samurai_at(attacker, province), table.samurai_at(defender, province)]
        self.dice: list[int] | None = None
        self.supports: tuple[int, int] | None = None
        self.points = [0, 0]
        self.executed: list[int] = []
        self.rerolled: set[int] = set()
        self.round = 0
        self.station: Station = "execute"

    @property
    def sides(self) -> tuple[int, int]:
        return self.attacker, self.defender

    def dice_left(self, table: Table) -> int:
        """Each samurai takes one die out, whoever counts double two (step 4)."""
        out = sum(power(table, handle).dice for side in self.samurai for handle in side)
        return max(0, table.data.limits.destiny_dice - out)

    def bonus(self, table: Table, side: int) -> int:
        """Strength beyond armies and crests: the samurai and what they can do."""
        return sum(
            power(table, handle).dice + power(table, handle).strength(side == 0) for handle in self.samurai[side]
        )

    def crests(self, table: Table) -> list[int]:
        """How many dice show each side's family."""
        dice = self.dice or []
        return [dice.count(table[seat].family) for seat in self.sides]

    def strength(self, table: Table, side: int) -> int:
        return self.armies[side] + self.bonus(table, side) + self.crests(table)[side] + self.points[side]


async def fight(table: Table, attacker: Player, place: int, origin: int, armies: int) -> bool:
    """The attacker's units, whose figures stand in the province already, fight for it; True if they take it."""
    defender = table[table.owner[place]]
    table.war = war = War(table, attacker.seat, defender.seat, place, origin, armies)
    table.tell(
        "senji-war",
        attacker=attacker.seat,
        defender=defender.seat,
        province=table.place_id(place),
        origin=table.place_id(origin),
        armies=armies,
        samurai=[table.samurai(handle).id for handle in war.samurai[0]],
        against=war.armies[1],
        guards=[table.samurai(handle).id for handle in war.samurai[1]],
    )
    await _execute(table, war)
    while not await _bout(table, war):
        table.tell("senji-war-tied")
    won = war.strength(table, 0) > war.strength(table, 1)
    await _end(table, war, won)
    table.war = None
    return won


async def _execute(table: Table, war: War) -> None:
    """Step 1: the defender may execute hostages of the attacker's family from the hand."""
    attacker, defender = table[war.attacker], table[war.defender]
    hostages = table.sorted_cards(
        card
        for card in defender.hand
        if table.card(card).family == attacker.family and table.card(card).kind == "hostage"
    )
    most = table.options.max_executions_per_war or len(hostages)

    def options() -> list[Option[tuple[int, ...]]]:
        found: list[Option[tuple[int, ...]]] = [Option("decline", lambda: ())]
        if hostages:
            pick = Pick("card", hostages, table.wires(hostages), most=min(most, len(hostages)))
            found.append(Option("execute", lambda cards: cards if isinstance(cards, tuple) else (cards,), pick))
        return found

    args: dict[str, Wire] = {"attacker": war.attacker, "province": table.place_id(war.province)}
    chosen = await secretly(Ask(war.defender, "senji-execute", options, args=args, deadline="window"))
    if not chosen:
        return
    limits = table.data.limits
    unharmed = any(each.unharmed for _, each in power_of(table, attacker))
    gained = lost = 0
    for card in chosen:
        value = table.card(card).value
        defender.hand.remove(card)
        table.box.append(card)
        table.see(CARD, (card,))
        war.executed.append(card)
        table.gain(defender, value * limits.hostage_execution_gain_factor, "executed")
        gained += value * limits.hostage_execution_gain_factor
        if not unharmed:
            lost += table.lose(attacker, value * limits.hostage_execution_loss_factor, "executed")
    table.tell("senji-executed", seat=war.defender, cards=table.wires(chosen), gain=gained, of=war.attacker, loss=lost)


async def _bout(table: Table, war: War) -> bool:
    """Steps 4 to 7: dice, powers, supports; True when it is decided."""
    war.round += 1
    war.station = "dice"
    war.points = [0, 0]
    war.supports = None
    war.dice = table.roll(war.dice_left(table))
    families = table.data.families
    table.tell("senji-dice", dice=[families[face].id for face in war.dice], crests=war.crests(table))
    war.station = "reroll"
    for side in (1, 0):
        # the defender decides first (R51)
        seat = war.sides[side]
        await red_heroes(table, war, seat)
        for handle in war.samurai[side]:
            await power(table, handle).after_roll(table, war, seat, handle)
    war.station = "support"
    await _support(table, war)
    sums = [war.strength(table, 0), war.strength(table, 1)]
    table.tell("senji-war-sum", attacker=war.attacker, defender=war.defender, sums=sums)
    _supports_home(table, war)
    # without dice a tie can never change: the defender has held (R81)
    return sums[0] != sums[1] or not war.dice


async def _support(table: Table, war: War) -> None:
    """Step 6: both choose one support or none, face down, and turn it up together."""
    asks = [_support_of(table, war, side) for side in (0, 1)]
    answers = await Together(*asks, secret=True)
    cards = (answers[war.attacker], answers[war.defender])
    families = [table.card(card).family if card >= 0 else -1 for card in cards]
    values = [table.card(card).value if card >= 0 else 0 for card in cards]
    dice = war.dice or []
    for side, seat in enumerate(war.sides):
        card = cards[side]
        if card < 0:
            continue
        table[seat].hand.remove(card)
        table.see(CARD, (card,))
        beaten = families[0] == families[1] and values[side] <= values[1 - side]
        if families[side] != table[seat].family and not beaten:
            war.points[side] = min(values[side], dice.count(families[side]))
    war.supports = cards
    table.tell(
        "senji-supports",
        attacker=war.attacker,
        defender=war.defender,
        cards=[table.wire(card) if card >= 0 else None for card in cards],
        points=list(war.points),
    )


def _support_of(table: Table, war: War, side: int) -> Ask[int]:
    """A card of the enemy's family is not allowed; one's own counts for nothing and is a bluff (R44, R45)."""
    me, enemy = table[war.sides[side]], table[war.sides[1 - side]]
    cards = table.sorted_cards(
        card for card in me.hand if table.card(card).kind == "support" and table.card(card).family != enemy.family
    )

    def options() -> list[Option[int]]:
        found: list[Option[int]] = [Option("decline", lambda: -1)]
        if cards:
            found.append(Option("card", lambda card: int(card), Pick("card", cards, table.wires(cards))))
        return found

    args: dict[str, Wire] = {
        "attacker": war.attacker,
        "defender": war.defender,
        "province": table.place_id(war.province),
    }
    return Ask(me.seat, "senji-support", options, args=args, deadline="window")


def _supports_home(table: Table, war: War) -> None:
    """Step 10: played cards go back to the family printed on them."""
    for card in war.supports or ():
        if card >= 0:
            send_home(table, card)
            owner = table.owner_of(table.card(card).family)
            table.tell("senji-card-home", card=table.wire(card), seat=owner.seat if owner else None)


async def _end(table: Table, war: War, won: bool) -> None:
    """Steps 8 to 12: losses, honour, the province."""
    war.station = "result"
    limits = table.data.limits
    winner_side = 0 if won else 1
    winner, loser = table[war.sides[winner_side]], table[war.sides[1 - winner_side]]
    removed = [0, 0]
    removed[1 - winner_side] = war.armies[1 - winner_side]
    removed[winner_side] = await _winner_losses(table, war, winner_side)
    if won:
        table.armies[war.province] = war.armies[0] - removed[0]
    else:
        table.armies[war.province] -= removed[1]
    factor = limits.attacker_win_factor if won else limits.defender_win_factor
    honour = factor * sum(removed)
    table.gain(winner, honour, "battle")
    table.tell(
        "senji-war-won", seat=winner.seat, of=loser.seat, province=table.place_id(war.province), removed=removed,
        honour=honour,
    )  # fmt: skip
    if won:
        table.owner[war.province] = winner.seat
        table.tell("senji-conquered", seat=winner.seat, province=table.place_id(war.province), of=loser.seat)
        if table.order[war.province] >= 0:
            table.order[war.province] = -1
            table.known -= {war.province}
            table.tell("senji-order-lost", seat=loser.seat, province=table.place_id(war.province))
    for handle in war.samurai[1 - winner_side]:
        if not (power(table, handle).retreats and await _retreat(table, war, loser, handle)):
            bury(table, loser, handle)


async def _winner_losses(table: Table, war: War, side: int) -> int:
    """The winner removes as many armies as the loser did, at most all; a power may spare some (R83)."""
    losses = min(war.armies[side], war.armies[1 - side])
    spares = [handle for handle in war.samurai[side] if power(table, handle).spares]
    if not spares or not losses:
        return losses
    most = min(losses, power(table, spares[0]).spares)
    fewer = await Ask(
        war.sides[side],
        "senji-spare",
        lambda: [Option("spare", lambda count: int(count), Pick("fewer", range(most + 1)))],
        args={"armies": losses},
        deadline="quick",
    )
    return losses - fewer


async def _retreat(table: Table, war: War, loser: Player, handle: int) -> bool:
    """To any own province, or, having none, to a sea next to the battlefield; False if there is neither (R86)."""
    places = table.provinces_of(loser.seat)
    if not places:
        places = [PROVINCES + sea for sea in table.data.provinces[war.province].seas]
    if not places:
        return False
    place = places[0]
    if len(places) > 1:
        shown = [table.place_id(each) for each in places]
        place = await Ask(
            loser.seat,
            "senji-refuge",
            lambda: [Option("go", lambda chosen: int(chosen), Pick("place", places, shown))],
            args={"samurai": table.samurai(handle).id},
            deadline="quick",
        )
    loser.samurai[handle] = place
    if place >= PROVINCES:
        fleets.join(table, loser.seat, place, 0)
    table.tell("senji-refuge", seat=loser.seat, samurai=table.samurai(handle).id, to=table.place_id(place))
    return True
