"""The tricks of the strategic deck (card effects §2, strategic deck)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.cards.mass_tricks import MassTrick
from sanzhan.guozhan.cards.tricks import Trick
from sanzhan.guozhan.flow.choose import cards_pick, choose_act
from sanzhan.guozhan.flow.damage import damage, lose_hp, recover, set_chained
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.flow.reveal import after_reveal
from sanzhan.guozhan.flow.showing import turn_up
from sanzhan.guozhan.formation import queue, ring
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_chain, may_target, other_kingdom
from sanzhan.guozhan.sizes import big_kingdoms, is_big, is_small
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS, Effect, Listener, Modifier, Trigger, Way
from sanzhan.guozhan.timings import DiscardEnds
from sanzhan.kernel.ask import Ask, Option, Pick, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.table import Table

Assumed = Sequence[Listener]


# -- 挟天子以令诸侯


class AnotherTurn(Trigger[DiscardEnds]):
    """挟天子以令诸侯, end of the discard phase: a hand card for another turn."""

    id = "threaten_emperor"
    on = DiscardEnds

    def ready(self, table: Table, me: Player, event: DiscardEnds) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player, event: DiscardEnds) -> Sequence[Way]:
        return ((cards_pick(table, me.hand),),)

    async def pay(self, table: Table, me: Player, event: DiscardEnds, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, event: DiscardEnds, *chosen: int) -> None:
        table.extra_turns = (*table.extra_turns, me.seat)
        table.tell("gz-extra-turn", seat=me.seat, to=me.seat)


ANOTHER_TURN = AnotherTurn()


class ThreatenEmperor(Trick):
    """挟天子以令诸侯: of a big kingdom, you end your play phase; at the end of this turn's discard phase a hand card
    buys another turn (R91)."""

    key = "threaten_emperor"
    least = most = 0

    def unusable(self, table: Table, me: Player, assumed: Assumed = ()) -> str | None:
        return None if is_big(table, me) else "why-gz-not-big-kingdom"

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        if target is table.active and table.stage == "action":
            table.end_phase = True
        target.effects = (*target.effects, Effect(ANOTHER_TURN, "turn"))
        table.changed()


# -- 火烧连营


class BurningCamps(MassTrick):
    """火烧连营: 1 fire damage to the next character and to everybody in one queue with it (R80, R81)."""

    key = "burning_camps"
    nature = "fire"

    def unusable(self, table: Table, me: Player, assumed: Assumed = ()) -> str | None:
        return None if self.reached(table, me) else "why-gz-nobody-next"

    def reached(self, table: Table, me: Player) -> list[Player]:
        seats = ring(table)
        if me not in seats or len(seats) < 2:
            return []
        after = seats[(seats.index(me) + 1) % len(seats)]
        return queue(table, after) or [after]

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await damage(table, use.source, target, 1, "fire", use)


# -- 调虎离山


class LuredAway(Modifier):
    """调虎离山: not there for distances and seats, uses no card and is no target of any; its HP does not change."""

    id = "lure_tiger"

    def absent(self, table: Table, me: Player) -> bool:
        return True

    def may_use(self, table: Table, me: Player, family: str) -> bool:
        return False

    def may_recover(self, table: Table, me: Player) -> bool:
        return False


LURED_AWAY = LuredAway()


class LureTiger(Trick):
    """调虎离山: one or two others are away until the end of the turn."""

    key = "lure_tiger"
    most = 2

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        return "why-gz-not-yourself" if target is me else None

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        target.effects = (*target.effects, Effect(LURED_AWAY, "turn"))
        table.changed()
        table.tell("gz-lured", seat=target.seat)

    async def finish(self, table: Table, use: Use) -> None:
        if table.options.lure_tiger_draw:
            await draw(table, use.user, 1)


# -- 勠力同心


class FightTogether(Trick):
    """勠力同心: all big or all small kingdoms, of whom one is named: who is not chained becomes so, who is draws a
    card; may be recast (R79)."""

    key = "fight_together"
    can_recast = True

    def unusable(self, table: Table, me: Player, assumed: Assumed = ()) -> str | None:
        return None if big_kingdoms(table) else "why-gz-no-big-kingdom"

    def aim(self, table: Table, use: Use) -> None:
        side = is_big if any(is_big(table, table[seat]) for seat in use.targets) else is_small
        use.targets = tuple(p.seat for p in table.living() if side(table, p) and may_target(table, use.user, p))

    def concerns(self, table: Table, use: Use, target: Player) -> bool:
        return target.chained or may_chain(table, target)

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        if target.chained:
            await draw(table, target, 1)
        else:
            set_chained(table, target, True)


# -- 联军盛宴


class AllianceFeast(Trick):
    """联军盛宴: you share the size of another kingdom, of which one is named, between healing and drawing; each of its
    characters draws a card and is unchained."""

    key = "alliance_feast"

    def unusable(self, table: Table, me: Player, assumed: Assumed = ()) -> str | None:
        return None if me.determined else "why-gz-you-undetermined"

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        if not target.determined:
            return "why-gz-undetermined"
        return None if other_kingdom(me, target) else "why-gz-same-kingdom"

    def aim(self, table: Table, use: Use) -> None:
        kingdoms = {table[seat].kingdom for seat in use.targets}
        guests = [p for p in table.living() if p.kingdom in kingdoms]
        use.notes["size"] = len(guests)
        use.targets = (use.user.seat, *(p.seat for p in guests if may_target(table, use.user, p)))

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        if target is not use.user:
            await draw(table, target, 1)
            set_chained(table, target, False)
            return
        size: int = use.notes["size"]
        healed = await self._healed(table, target, size)
        await recover(table, target, healed)
        await draw(table, target, size - healed)

    async def _healed(self, table: Table, me: Player, size: int) -> int:
        """How many of the points heal; all is settled before a card is drawn."""
        healed = 0
        for left in range(size, 0, -1):
            if me.hp + healed >= me.max_hp:
                break
            healed += await choose_act(table, me, "gz-alliance-feast", ["draw_one", "recover"], left=left) == "recover"
        return healed


# -- 水淹七军


class Drowning(Trick):
    """水淹七军: another character discards all its equipment or takes 1 thunder damage."""

    key = "drowning"
    nature = "thunder"

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        if target is me:
            return "why-gz-not-yourself"
        return None if target.gear() else "why-gz-no-equipment"

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        acts = ["take_damage", "discard"] if target.gear() else ["take_damage"]
        if await choose_act(table, target, "gz-drowning", acts, user=use.user.seat) == "discard":
            await discard(table, target, target.gear())
        else:
            await damage(table, use.source, target, 1, "thunder", use)


# -- 敕令


class ImperialOrder(MassTrick):
    """敕令: every undetermined character turns a general up and draws a card, or discards equipment, or loses 1 HP."""

    key = "imperial_order"
    vanishes = True

    def unusable(self, table: Table, me: Player, assumed: Assumed = ()) -> str | None:
        return None if self.reached(table, me) else "why-gz-nobody-undetermined"

    def reached(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.in_turn_order() if not p.determined]

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await obey(table, target)


async def obey(table: Table, me: Player) -> None:
    """The choice of the order; nobody learns from it whether there is equipment in the hand."""

    def options() -> list[Option[tuple[str, Any]]]:
        listed: list[Option[tuple[str, Any]]] = [Option("lose_hp", lambda: ("lose_hp", None))]
        down = [ORIGINS[origin] for origin in (HEAD, DEPUTY) if not me.up[origin]]
        if table.may_reveal(me) and down:
            listed.append(Option("turn_up", lambda place: ("turn_up", place), Pick("general", down)))
        worth = [card for card in me.cards() if table.face[card].type == "equip"]
        if worth:
            listed.append(Option("discard", lambda card: ("discard", card), cards_pick(table, worth)))
        return listed

    answers = await Together(Ask(me.seat, "gz-imperial-order", options), secret=True)
    act, chosen = answers[me.seat]
    if act == "turn_up":
        turn_up(table, me, (ORIGINS.index(chosen),))
        await after_reveal(table, me)
        await draw(table, me, 1)
    elif act == "discard":
        await discard(table, me, (chosen,))
    else:
        await lose_hp(table, me, 1)


async def leftover(table: Table) -> None:
    """敕令 has left the game unused in this turn: at its end the undetermined obey it; it cannot be offset (R89)."""
    if all(gone.turn != table.turn for gone in table.out):
        return
    for player in table.in_turn_order():
        if player.alive and not player.determined:
            await obey(table, player)
