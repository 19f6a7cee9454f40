"""Attacks: the states F0-F9 of rules §6, each a step of its own."""

from __future__ import annotations

from typing import NamedTuple

from sanzhan.kernel.ask import Anyone, Ask, Option, Pick, Refusal, Together, secretly
from sanzhan.stand_soul.effects import look_at_gang
from sanzhan.stand_soul.items import STRATAGEM, SUPPORT_ITEMS, Item
from sanzhan.stand_soul.moves import (
    arrange_pile,
    draw,
    flip,
    hand_over,
    settle_gifts,
    show_hand,
    show_item,
    show_stand,
    swap_items,
)
from sanzhan.stand_soul.stands import (
    LIU_BEI,
    NOHIME,
    ODA_NOBUNAGA,
    TAISHI_CI,
    TAKEDA_SHINGEN,
    ZHEN_JI,
    ZHUGE_LIANG,
    Stand,
)
from sanzhan.stand_soul.table import Fight, Side, Table
from sanzhan.stand_soul.turn_order import next_turn


class Use(NamedTuple):
    """One use in a fight: an item (`item`), the own stand, or 浓姬 with the winner she names."""

    what: str
    item: int | None = None
    winner: int | None = None


class PowerLine(NamedTuple):
    """One sword or shield and where it comes from: `self`, `support`, an item or a stand."""

    seat: int
    why: str
    n: int


# -- plain questions about a fight


def side_of(fight: Fight, seat: int) -> Side:
    """On whose side a seat counts now."""
    if seat == fight.attacker:
        return "sword"
    if seat == fight.defender:
        return "shield"
    if fight.void or seat == fight.barred:
        return "neutral"
    return fight.supports.get(seat, "neutral")


def power(fight: Fight, side: Side) -> list[PowerLine]:
    """Every +1 of a side with its reason."""
    lines = [PowerLine(fight.attacker if side == "sword" else fight.defender, "self", 1)]
    lines += [PowerLine(seat, "support", 1) for seat in fight.supports if side_of(fight, seat) == side]
    for seat, what in fight.used:
        if side_of(fight, seat) == side and what != STRATAGEM.id:
            lines.append(PowerLine(seat, what, 1))
    return lines


def would_win(fight: Fight) -> int | None:
    """Who would win if nobody did anything more; None for a tie (R27, R28)."""
    if fight.named is not None:
        return fight.named
    attack = len(power(fight, "sword"))
    defend = len(power(fight, "shield"))
    if attack != defend:
        return fight.attacker if attack > defend else fight.defender
    return tie_break(fight)


def tie_break(fight: Fight) -> int | None:
    """Whoever of the two fighters has shown 军师的妙算."""
    return next((seat for seat, what in fight.used if what == STRATAGEM.id), None)


def has_role(fight: Fight, seat: int, role: str | None) -> bool:
    side = side_of(fight, seat)
    fighter = seat in (fight.attacker, fight.defender)
    match role:
        case "attacker":
            return seat == fight.attacker
        case "defender":
            return seat == fight.defender
        case "fighter":
            return fighter
        case "supporter":
            return not fighter and side != "neutral"
        case "supporter_of_attacker":
            return not fighter and side == "sword"
        case "supporter_of_defender":
            return not fighter and side == "shield"
    return False


def _other(fight: Fight, seat: int) -> int:
    return fight.defender if seat == fight.attacker else fight.attacker


# -- F0


def begin(table: Table, attacker: int, defender: int) -> None:
    """F0: A names D; A lays the sword side, D the shield side."""
    table.fight = Fight(attacker, defender)
    table.tell("soul-attack", attacker=attacker, defender=defender)
    table.stage = "f1"


# -- F1, F2


async def f1_step(table: Table) -> None:
    """F1: a secret window right after the announcement; 太史慈 comes before everything else (R20-R24, R72)."""
    fight = _fight(table)
    early = table.options.early_duel_window
    asked = [
        seat for seat in table.seats_from(fight.attacker) if not table.up[seat] and (early or seat != fight.attacker)
    ]
    answers = await Together(*(_f1_ask(table, fight, seat, early) for seat in asked), secret=True) if asked else {}
    table.tell("soul-f1-closed")
    for seat in asked:
        if answers[seat] is not None and table.stand(seat) is TAISHI_CI:
            flip(table, seat)
            table.tell("soul-taishi-ci", seat=seat)
            fight.stopped_by = seat
            table.stage = "f2"
            return
    table.stage = "f3"
    for seat in asked:
        use = answers[seat]
        if use is None:
            continue
        flip(table, seat)
        if use.winner is not None:
            _name_winner(table, fight, seat, use.winner)
            return
        _duel(fight, seat)
        table.stage = "f5"


def _f1_ask(table: Table, fight: Fight, seat: int, early: bool) -> Ask[Use | None]:
    def options() -> list[Option[Use | None]]:
        listed: list[Option[Use | None]] = [Option("nothing", lambda: None)]
        stand = table.stand(seat)
        fighters = (fight.attacker, fight.defender)
        if stand is TAISHI_CI and seat != fight.attacker:
            listed.append(Option(stand.id, lambda: Use(TAISHI_CI.id)))
        elif early and stand is ODA_NOBUNAGA and seat in fighters:
            listed.append(Option(stand.id, lambda: Use(ODA_NOBUNAGA.id)))
        elif early and stand is NOHIME and seat not in fighters:
            listed.append(Option(stand.id, lambda winner: Use(NOHIME.id, None, winner), Pick("seat", fighters)))
        return listed

    return Ask(
        seat,
        "soul-f1",
        options,
        args={"attacker": fight.attacker, "defender": fight.defender},
        deadline="window",
        refusals=lambda: [] if len(options()) > 1 else [_stand_refusal(table, fight, seat, "F1")],
    )


def _name_winner(table: Table, fight: Fight, seat: int, winner: int) -> None:
    """浓姬: nothing can change the result any more (R27)."""
    fight.named = winner
    table.tell("soul-nohime", seat=seat, winner=winner)
    _decide(table, fight)


def _duel(fight: Fight, seat: int) -> None:
    """织田信长: nobody supports any more, +1 for him (R26)."""
    fight.void = True
    fight.used.append((seat, ODA_NOBUNAGA.id))


async def f2_step(table: Table) -> None:
    """F2: an attacker with two or more items gives one to 太史慈's owner; then his turn ends (R21-R23)."""
    fight = _fight(table)
    owner = fight.stopped_by
    assert owner is not None
    attacker = fight.attacker
    if len(table.hands[attacker]) < 2:
        table.tell("soul-paid-nothing", **{"from": attacker})
    else:
        items, kinds = table.one_of_each(table.hands[attacker])
        item: int = await Ask(
            attacker,
            "soul-pay",
            lambda: [Option("give", lambda item: item, Pick("item", items, kinds))],
            args={"to": owner},
        )
        kind = hand_over(table, item, attacker, owner)
        table.tell("soul-paid", {attacker: {"item": kind}, owner: {"item": kind}}, **{"from": attacker, "to": owner})
        await settle_gifts(table)
    table.fight = None
    next_turn(table)


# -- F3, F4


async def f3_step(table: Table) -> None:
    """F3: supports, public and binding, clockwise from A's left."""
    fight = _fight(table)
    seat = next(
        (s for s in table.seats_from(fight.attacker) if side_of(fight, s) == "neutral" and s not in fight.supports),
        None,
    )
    if seat is None:
        table.stage = "f4"
        return
    side: Side = await Ask(
        seat,
        "soul-support",
        lambda: [
            Option("neutral", lambda: "neutral"),
            Option("sword", lambda: "sword"),
            Option("shield", lambda: "shield"),
        ],
        args={"attacker": fight.attacker, "defender": fight.defender},
    )
    fight.supports[seat] = side
    table.tell("soul-support", seat=seat, side=side)


async def f4_step(table: Table) -> None:
    """F4: the attacker may use 甄宓 and bar one player who does not fight (R29, R30, R79)."""
    fight = _fight(table)
    attacker = fight.attacker
    if table.up[attacker] and table.stand(attacker) is not ZHEN_JI:
        table.stage = "f5"
        return
    seats = [seat for seat in table.seats_from(attacker) if seat not in (attacker, fight.defender)]

    def options() -> list[Option[int | None]]:
        listed: list[Option[int | None]] = [Option("decline", lambda: None)]
        if table.can_use(attacker, ZHEN_JI):
            listed.append(Option("zhen_ji", lambda seat: seat, Pick("seat", seats)))
        return listed

    ask = Ask(
        attacker,
        "soul-f4",
        options,
        deadline="window",
        refusals=lambda: [
            Refusal(("seat", seat), "why-soul-not-a-fighter", {"seat": seat}, "R30")
            for seat in (attacker, fight.defender)
        ],
    )
    barred = await ask if table.up[attacker] else await secretly(ask)
    if barred is not None:
        flip(table, attacker)
        fight.barred = barred
        table.tell("soul-zhen-ji", seat=attacker, target=barred)
    table.stage = "f5"


# -- F5, F6


async def f5_step(table: Table) -> None:
    """F5: the open stage; it ends when all have passed in a row since the last use."""
    fight = _fight(table)
    asks = [_f5_ask(table, fight, seat) for seat in table.seats_from(fight.attacker) if _may_act(table, fight, seat)]
    first = await Anyone(*asks, passed=lambda seat: table.tell("soul-done", seat=seat))
    if first is None:
        _decide(table, fight)
        return
    seat, use = first
    if use.item is not None:
        item = use.item
        show_item(table, item, seat, range(table.players))
        fight.shown.append((seat, item))
        fight.used.append((seat, table.kind(item).id))
        table.tell("soul-use-item", seat=seat, item=table.kind(item).id)
        return
    if use.what == ZHUGE_LIANG.id:
        await arrange_pile(table, seat)
        return
    flip(table, seat)
    if use.winner is not None:
        _name_winner(table, fight, seat, use.winner)
    elif use.what == ODA_NOBUNAGA.id:
        _duel(fight, seat)
    else:
        fight.used.append((seat, use.what))


def _may_act(table: Table, fight: Fight, seat: int) -> bool:
    """Who, as far as the public knows, might use something: skipped are face-up neutrals only."""
    if seat == fight.barred and table.options.zhenji_bars_all:
        return False
    return side_of(fight, seat) != "neutral" or not table.up[seat]


def _f5_ask(table: Table, fight: Fight, seat: int) -> Ask[Use]:
    def options() -> list[Option[Use]]:
        listed = [Option("done", lambda: Use("done"))]
        usable = [h for h in table.hands[seat] if item_refusal(table, fight, seat, table.kind(h), h) is None]
        if usable:
            items, kinds = table.one_of_each(usable)
            listed.append(Option("item", lambda item: Use("item", item), Pick("item", items, kinds)))
        stand = table.stand(seat)
        if stand_refusal(table, fight, seat, stand) is None:
            if stand is NOHIME:
                fighters = (fight.attacker, fight.defender)
                listed.append(Option("nohime", lambda winner: Use("nohime", None, winner), Pick("seat", fighters)))
            elif stand is ZHUGE_LIANG:
                listed.append(Option("zhuge_liang", lambda: Use("zhuge_liang")))
            else:
                listed.append(Option("stand", lambda: Use(stand.id)))
        return listed

    def refusals() -> list[Refusal]:
        found = [item_refusal(table, fight, seat, table.kind(h), h) for h in table.hands[seat]]
        return [r for r in (*found, stand_refusal(table, fight, seat, table.stand(seat))) if r is not None]

    return Ask(
        seat,
        "soul-f5",
        options,
        args={"attacker": fight.attacker, "defender": fight.defender, "side": side_of(fight, seat)},
        refusals=refusals,
    )


def item_refusal(table: Table, fight: Fight, seat: int, kind: Item, handle: int) -> Refusal | None:
    """Why this item cannot be shown now; None if it can."""
    thing = ("item", kind.id)
    if kind.role is None:
        return Refusal(thing, "why-soul-no-fight-use", {"item": kind.id}, "F5")
    if (seat, handle) in fight.shown:
        return Refusal(thing, "why-soul-used", {"item": kind.id}, "F5")
    if has_role(fight, seat, kind.role):
        return None
    if kind in SUPPORT_ITEMS and fight.void:
        return Refusal(thing, "why-soul-supports-void", {"item": kind.id}, "R26")
    if kind in SUPPORT_ITEMS and seat == fight.barred:
        return Refusal(thing, "why-soul-barred", {"item": kind.id}, "R29")
    who = {"fighter": "fighters"}.get(kind.role, kind.role).replace("_", "-")
    return Refusal(thing, f"why-soul-only-{who}", {"item": kind.id}, "F5")


def stand_refusal(table: Table, fight: Fight, seat: int, stand: Stand) -> Refusal | None:
    """Why the seat's stand cannot be used in the free-use stage now; None if it can."""
    thing, args = ("stand", stand.id), {"stand": stand.id}
    if stand.once and table.up[seat]:
        return Refusal(thing, "why-soul-spent", args, "§7")
    if (seat, stand.id) in fight.used:
        return Refusal(thing, "why-soul-used", args, "F5")
    fighter = seat in (fight.attacker, fight.defender)
    if stand is NOHIME:
        return Refusal(thing, "why-soul-not-fighters", args, "F5") if fighter else None
    if stand is ZHUGE_LIANG:
        if seat != table.active:
            return Refusal(thing, "why-soul-not-your-turn", args, "R41")
        return Refusal(thing, "why-soul-pile-empty", args, "R41") if table.turned else None
    if stand.bonus is None:
        return Refusal(thing, "why-soul-not-now", args, "§7")
    if has_role(fight, seat, stand.bonus):
        return None
    if stand is TAKEDA_SHINGEN and fight.void:
        return Refusal(thing, "why-soul-supports-void", args, "R26")
    if stand is TAKEDA_SHINGEN and seat == fight.barred:
        return Refusal(thing, "why-soul-barred", args, "R29")
    who = {"fighter": "fighters"}.get(stand.bonus, stand.bonus)
    return Refusal(thing, f"why-soul-only-{who}", args, "F5")


def _stand_refusal(table: Table, fight: Fight, seat: int, rule: str) -> Refusal:
    stand = table.stand(seat)
    return Refusal(("stand", stand.id), "why-soul-not-now", {"stand": stand.id}, rule)


def _decide(table: Table, fight: Fight) -> None:
    """F6: count; the higher power wins, 军师的妙算 wins ties, 浓姬 has the last word."""
    fight.winner = would_win(fight)
    why = "nohime" if fight.named is not None else "power"
    attack, defend = len(power(fight, "sword")), len(power(fight, "shield"))
    if why == "power" and attack == defend:
        why = "tie" if fight.winner is None else "stratagem"
    table.tell("soul-count", attack=attack, defend=defend, winner=fight.winner, why=why)
    table.stage = "f7"


# -- F7, F8, F9


async def f7_step(table: Table) -> None:
    """F7: 刘备 may cancel what the fight would bring; a secret window for everybody (R34, R83)."""
    fight = _fight(table)
    if fight.winner is None and table.turned:
        table.stage = "f8"
        return
    asked = [
        seat
        for seat in table.seats_from(fight.attacker)
        if not table.up[seat] and not (seat == fight.barred and table.options.zhenji_bars_all)
    ]
    answers = await Together(*(_f7_ask(table, seat, fight) for seat in asked), secret=True) if asked else {}
    for seat in asked:
        if answers[seat]:
            flip(table, seat)
            table.tell("soul-liu-bei", seat=seat)
            table.fight = None
            next_turn(table)
            return
    table.stage = "f8"


def _f7_ask(table: Table, seat: int, fight: Fight) -> Ask[bool]:
    def options() -> list[Option[bool]]:
        listed = [Option("nothing", lambda: False)]
        if table.can_use(seat, LIU_BEI):
            listed.append(Option("liu_bei", lambda: True))
        return listed

    return Ask(
        seat,
        "soul-f7",
        options,
        args={"winner": fight.winner},
        deadline="window",
        refusals=lambda: [] if len(options()) > 1 else [_stand_refusal(table, fight, seat, "F7")],
    )


async def f8_step(table: Table) -> None:
    """F8: the winner looks at gang and stand or searches the items; at a tie the attacker draws (R34-R40, R70, R82)."""
    fight = _fight(table)
    winner = fight.winner
    if winner is None:
        if table.turned:
            table.tell("soul-tie-nothing")
        else:
            await draw(table, fight.attacker, "tie")
    else:
        loser = _other(fight, winner)
        act: str = await Ask(
            winner,
            "soul-spoils",
            lambda: [Option("look", lambda: "look"), Option("search", lambda: "search")],
            args={"loser": loser},
        )
        if act == "look":
            look(table, winner, loser)
        else:
            await search(table, winner, loser)
    # F9: items never left their owners, used stands stay face-up
    table.fight = None
    table.stage = "end"


def look(table: Table, winner: int, loser: int) -> None:
    """The winner sees the loser's gang and stand cards."""
    gang = look_at_gang(table, winner, loser)
    stand = table.stand(loser).id
    show_stand(table, table.stands[loser], (winner,))
    table.note(winner, "saw_stand", seat=loser, stand=stand)
    table.tell("soul-look", {winner: {"gang": gang, "stand": stand}}, winner=winner, loser=loser)


async def search(table: Table, winner: int, loser: int) -> None:
    """The winner sees all items and may take one; for the loser's last item he gives one of his own (R37-R39, R82)."""
    items = table.kinds(loser)
    show_hand(table, loser, (winner,))
    table.note(winner, "saw_hand", seat=loser, items=items)
    table.tell("soul-search", {winner: {"items": items}}, winner=winner, loser=loser)
    last = len(items) == 1
    handles, kinds = table.one_of_each(table.hands[loser])
    own, own_kinds = table.one_of_each(table.hands[winner])

    def options() -> list[Option[tuple[int, int | None] | None]]:
        picks = [Pick("loot", handles, kinds), *([Pick("item", own, own_kinds)] if last else [])]
        return [Option("leave", lambda: None), Option("take", lambda item, back=None: (item, back), *picks)]

    taken = await Ask(winner, "soul-take", options, args={"loser": loser})
    if taken is None:
        table.tell("soul-leave", winner=winner, loser=loser)
        return
    item, back = taken
    if back is None:
        kind, returned = hand_over(table, item, loser, winner, taken=True), None
    else:
        kind, returned = swap_items(table, item, loser, back, winner, taken=True)
    seen = {"item": kind, "returned": returned}
    table.tell("soul-take", {winner: seen, loser: seen}, winner=winner, loser=loser, back=back is not None)
    await settle_gifts(table)


def _fight(table: Table) -> Fight:
    assert table.fight is not None
    return table.fight
