"""A turn: the main action, the free uses of 诸葛亮 and 毛利元就, and the end of the turn (rules §4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sanzhan.kernel.ask import Ask, Option, Pick, Refusal, secretly
from sanzhan.stand_soul import declare, fight, trade
from sanzhan.stand_soul.items import items_in_game
from sanzhan.stand_soul.moves import arrange_pile, flip, show_hand
from sanzhan.stand_soul.stands import MORI_MOTONARI, ZHUGE_LIANG
from sanzhan.stand_soul.table import Stage, Table
from sanzhan.stand_soul.turn_order import next_turn


class Trade(NamedTuple):
    target: int
    item: int


class Attack(NamedTuple):
    target: int


class Declare(NamedTuple):
    named: tuple[int, ...]


class Foretell(NamedTuple):
    named: tuple[int, ...]


class Demand(NamedTuple):
    """毛利元就 names a player and a kind."""

    target: int
    kind: str


class Plain(NamedTuple):
    """An act without choices: pass, declare_solo, zhuge_liang, end_turn."""

    act: str


Act = Trade | Attack | Declare | Foretell | Demand | Plain


async def deal_step(table: Table) -> None:
    """The first step only tells what everybody sees."""
    table.stage = "main"
    table.tell("soul-start", first=table.first)
    table.tell("soul-turn", seat=table.active, turn=table.turn)


async def main_step(table: Table) -> None:
    """Exactly one of pass, trade, attack, declare; before it 诸葛亮 and 毛利元就, asked again after every use (R84)."""
    me = table.active
    act: Act = await Ask(
        me, "soul-main", lambda: main_options(table, me), deadline="long", refusals=lambda: main_refusals(table, me)
    )
    match act:
        case Trade(target, item):
            trade.offer(table, item, me, target)
        case Attack(target):
            fight.begin(table, me, target)
        case Declare(named):
            await declare.declare(table, me, named)
        case Foretell(named):
            declare.foretell(table, me, named)
        case Demand(target, kind):
            demand(table, me, target, kind, "main")
        case Plain("declare_solo"):
            declare.declare_solo(table, me)
        case Plain("zhuge_liang"):
            await arrange_pile(table, me)
        case Plain():
            table.tell("soul-pass", seat=me)
            next_turn(table)


def main_options(table: Table, me: int) -> list[Option[Act]]:
    others = table.others(me)
    items, kinds = table.one_of_each(table.hands[me])
    listed: list[Option[Act]] = [
        Option("pass", lambda: Plain("pass")),
        Option("trade", Trade, Pick("seat", others), Pick("item", items, kinds)),
        Option("attack", Attack, Pick("seat", others)),
    ]
    if declare.declare_refusal(table, me) is None:
        # one by one: the allies are named in questions of their own
        most = 0 if table.options.reveal_allies == "one_by_one" else len(others)
        listed.append(Option("declare", Declare, Pick("seat", others, least=0, most=most)))
    if declare.solo_refusal(table, me) is None:
        listed.append(Option("declare_solo", lambda: Plain("declare_solo")))
    if table.options.fortune_telling:
        listed.append(Option("foretell", Foretell, Pick("seat", others, least=1, most=len(others))))
    return listed + free_options(table, me)


def free_options(table: Table, me: int) -> list[Option[Act]]:
    """诸葛亮 and 毛利元就, if they can be used now."""
    listed: list[Option[Act]] = []
    if table.can_use(me, ZHUGE_LIANG) and not table.turned:
        listed.append(Option("zhuge_liang", lambda: Plain("zhuge_liang")))
    if table.can_use(me, MORI_MOTONARI):
        listed.append(
            Option("mori_motonari", Demand, Pick("seat", table.others(me)), Pick("kind", nameable(table, me)))
        )
    return listed


def nameable(table: Table, me: int) -> list[str]:
    """Kinds that 毛利元就 may name: those of this game, pouches as 锦囊 and only if he can pay (R45, R47, R48)."""
    kinds = {item.id: None for item in items_in_game(table.players) if not item.is_pouch}
    if not table.turned and any(not table.kind(h).is_pouch for h in table.hands[me]):
        kinds["pouch"] = None
    return list(kinds)


def main_refusals(table: Table, me: int) -> list[Refusal]:
    stand = table.stand(me)
    found = [declare.declare_refusal(table, me), declare.solo_refusal(table, me), _free_refusal(table, me)]
    if stand is MORI_MOTONARI and "pouch" not in nameable(table, me) and not table.turned:
        found.append(Refusal(("kind", "pouch"), "why-soul-cannot-pay-pouch", {"kind": "pouch"}, "R47"))
    found.append(Refusal(("seat", me), "why-soul-not-yourself", {"seat": me}, "§5"))
    return [refusal for refusal in found if refusal is not None]


def _free_refusal(table: Table, me: int) -> Refusal | None:
    """Why the own stand cannot be used in the turn outside fights."""
    stand = table.stand(me)
    thing, args = ("stand", stand.id), {"stand": stand.id}
    if stand.once and table.up[me]:
        return Refusal(thing, "why-soul-spent", args, "§7")
    if stand is ZHUGE_LIANG:
        return Refusal(thing, "why-soul-pile-empty", args, "R41") if table.turned else None
    return None if stand is MORI_MOTONARI else Refusal(thing, "why-soul-not-now", args, "§7")


def demand(table: Table, me: int, target: int, kind: str, then: Stage) -> None:
    """毛利元就: the target has the item: an extra trade; he lacks it: he shows his hand and the turn ends (R44-R50)."""
    flip(table, me)
    table.tell("soul-mori", seat=me, target=target, kind=kind)
    if trade.begin_demand(table, me, target, kind, then):
        table.tell("soul-mori-hit", seat=me, target=target)
        return
    items = table.kinds(target)
    show_hand(table, target, (me,))
    table.note(me, "saw_hand", seat=target, items=items)
    table.tell("soul-mori-miss", {me: {"items": items}}, seat=me, target=target)
    next_turn(table)


def end_options(table: Table, me: int) -> list[Option[Act]]:
    return [Option("end_turn", lambda: Plain("end_turn")), *free_options(table, me)]


async def end_step(table: Table) -> None:
    """Asked of every player whose stand is face-down, whether or not he can use it (rules §4)."""
    me = table.active
    if table.up[me]:
        next_turn(table)
        return
    ask = Ask(
        me,
        "soul-end",
        lambda: end_options(table, me),
        deadline="window",
        refusals=lambda: [r for r in (_free_refusal(table, me),) if r is not None],
    )
    act = await secretly(ask)
    match act:
        case Demand(target, kind):
            demand(table, me, target, kind, "end")
        case Plain("zhuge_liang"):
            await arrange_pile(table, me)
        case _:
            next_turn(table)


STEPS: dict[Stage, Callable[[Table], Any]] = {
    "deal": deal_step,
    "main": main_step,
    "answer": trade.answer_step,
    "smuggle": trade.smuggle_step,
    "effect": trade.effect_step,
    "demand": trade.demand_step,
    "end": end_step,
    "f1": fight.f1_step,
    "f2": fight.f2_step,
    "f3": fight.f3_step,
    "f4": fight.f4_step,
    "f5": fight.f5_step,
    "f7": fight.f7_step,
    "f8": fight.f8_step,
}
