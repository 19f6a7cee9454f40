"""Trading: offer, answer, exchange, announcements and effects (rules §5)."""

from __future__ import annotations

from sanzhan.kernel.ask import Ask, Option, Pick, Refusal, secretly
from sanzhan.stand_soul.effects import EFFECTS
from sanzhan.stand_soul.items import GOLDTHREAD
from sanzhan.stand_soul.moves import show_as_pouch, show_item, swap_items
from sanzhan.stand_soul.table import Stage, Table, Trade


def offer(table: Table, item: int, giver: int, receiver: int) -> None:
    """The active player passes an item face-down; the other looks at it."""
    table.aloud = []
    kind = table.kind(item).id
    show_item(table, item, giver, (receiver,))
    table.note(receiver, "offered_by", seat=giver, kind=kind)
    table.tell("soul-offer", {giver: {"item": kind}, receiver: {"item": kind}}, **{"from": giver, "to": receiver})
    table.trade = Trade(giver, receiver, item, "end")
    table.stage = "answer"


async def answer_step(table: Table) -> None:
    """The receiver refuses, or keeps the item and hands back another."""
    trade = table.trade
    assert trade is not None
    back = await Ask(
        trade.receiver,
        "soul-answer",
        lambda: _answer_options(table, trade),
        args={"from": trade.giver, "item": table.kind(trade.item).id},
        refusals=lambda: _answer_refusals(table, trade),
    )
    if back is None:
        table.tell("soul-refuse", **{"from": trade.giver, "to": trade.receiver})
        table.trade = None
        table.stage = trade.then
        return
    exchange(table, trade, back)


def _returnable(table: Table, trade: Trade) -> list[int]:
    """What the receiver may hand back: never pouch for pouch while the pile lasts (R09, R10, R85)."""
    hand = table.hands[trade.receiver]
    if table.kind(trade.item).is_pouch:
        return [handle for handle in hand if not table.kind(handle).is_pouch]
    return hand


def _answer_options(table: Table, trade: Trade) -> list[Option[int | None]]:
    options: list[Option[int | None]] = []
    if not table.kind(trade.item).must_accept:
        options.append(Option("refuse", lambda: None))
    items, kinds = table.one_of_each(_returnable(table, trade))
    if items:
        options.append(Option("accept", lambda item: item, Pick("item", items, kinds)))
    return options


def _answer_refusals(table: Table, trade: Trade) -> list[Refusal]:
    refusals = []
    offered = table.kind(trade.item)
    if offered.must_accept:
        refusals.append(Refusal(("act", "refuse"), "why-soul-must-accept", {"item": offered.id}, "R07"))
    returnable = _returnable(table, trade)
    for handle in table.hands[trade.receiver]:
        if handle not in returnable:
            kind = table.kind(handle).id
            only = not returnable
            key = "why-soul-only-item-pouch" if only else "why-soul-pouch-for-pouch"
            refusals.append(Refusal(("item", kind), key, {"item": kind}, "R09" if only else "R10"))
            if only:
                refusals.append(Refusal(("act", "accept"), key, {"item": kind}, "R09"))
    return refusals


def exchange(table: Table, trade: Trade, back: int, *, open: bool = False) -> None:
    """Cards change hands first, then the effects follow one after the other. `open`: the card back was named aloud."""
    giver, receiver, item = trade.giver, trade.receiver, trade.item
    kind, back_kind = table.kind(item), table.kind(back)
    gave, got = swap_items(table, item, giver, back, receiver, open=open and not back_kind.is_pouch)
    if open and back_kind.is_pouch:
        show_as_pouch(table, back)
    trade.accepted = True
    trade.back = back
    # 黄连 silences both cards; nobody else may notice (R14, R15)
    trade.silent = GOLDTHREAD in (kind, back_kind)
    seen = {"item": gave, "back": got}
    table.tell("soul-accept", {giver: seen, receiver: seen}, **{"from": giver, "to": receiver})
    trade.queue = _order(table, trade)
    next_effect(table)


def _order(table: Table, trade: Trade) -> tuple[tuple[int, int, int], ...]:
    """Option `effect_order`: who is served first is open in the seed."""
    assert trade.back is not None
    first = (trade.giver, trade.receiver, trade.item)
    second = (trade.receiver, trade.giver, trade.back)
    match table.options.effect_order:
        case "offered_first":
            return first, second
        case "returned_first":
            return second, first
        case "tide_last":
            return (second, first) if table.kind(trade.item).effect == "turn_tide" else (first, second)


def next_effect(table: Table) -> None:
    """Announce the next card that has an effect; when there is none the trade is over."""
    trade = table.trade
    assert trade is not None
    trade.effect = None
    while trade.queue:
        if table.options.smuggling:
            table.stage = "smuggle"
            return
        (giver, receiver, item), trade.queue = trade.queue[0], trade.queue[1:]
        effect = table.kind(item).effect
        if effect is not None and not trade.silent:
            announce(table, giver, receiver, item, effect)
            return
    table.trade = None
    table.stage = trade.then


def announce(table: Table, giver: int, receiver: int, item: int, effect: str) -> None:
    """The receiver says aloud what he got; of a pouch never which one."""
    trade = table.trade
    assert trade is not None
    kind = table.kind(item)
    table.aloud.append((giver, effect))
    if kind.is_pouch:
        show_as_pouch(table, item)
    else:
        # if 扭转的战局 has moved it on, nobody may learn where it is now
        if item in table.hands[receiver]:
            show_item(table, item, receiver, range(table.players))
    seen = {"item": kind.id}
    table.tell("soul-announce", {giver: seen, receiver: seen}, giver=giver, receiver=receiver, effect=effect)
    trade.effect = (giver, receiver, effect)
    table.stage = "effect"


async def smuggle_step(table: Table) -> None:
    """Option `smuggling`: the giver chooses whether his card's effect is revealed at all; everybody is asked."""
    trade = table.trade
    assert trade is not None
    (giver, receiver, item), trade.queue = trade.queue[0], trade.queue[1:]
    effect = None if trade.silent else table.kind(item).effect

    def options() -> list[Option[bool]]:
        listed = [Option("hide", lambda: False)]
        if effect is not None:
            listed.append(Option("reveal", lambda: True))
        return listed

    ask = Ask(giver, "soul-smuggle", options, args={"item": table.kind(item).id}, deadline="window")
    if await secretly(ask) and effect is not None:
        announce(table, giver, receiver, item, effect)
    else:
        next_effect(table)


async def effect_step(table: Table) -> None:
    """The announced effect is executed by the giver, gifts included, before the next one is announced."""
    trade = table.trade
    assert trade is not None
    assert trade.effect is not None
    giver, receiver, effect = trade.effect
    await EFFECTS[effect](table, giver, receiver)
    next_effect(table)


def begin_demand(table: Table, me: int, target: int, kind: str, then: Stage) -> bool:
    """毛利元就 names a kind; False if the target lacks it."""
    found = [h for h in table.hands[target] if named_as(table, h) == kind]
    table.aloud = [(target, "has" if found else "lacks")]
    if not found:
        return False
    # the item to hand over is chosen in the next step, but everybody knows now that the target has one
    trade = Trade(me, target, -1, then, demand=kind)
    trade.back = found[0]
    if kind == "pouch":
        show_as_pouch(table, found[0])
    else:
        show_item(table, found[0], target, range(table.players))
    table.trade = trade
    table.stage = "demand"
    return True


def named_as(table: Table, handle: int) -> str:
    """The name under which an item is demanded: pouches only as 锦囊 while the pile lasts (R45)."""
    kind = table.kind(handle)
    return "pouch" if kind.is_pouch else kind.id


async def demand_step(table: Table) -> None:
    """毛利元就's extra trade: the user gives any own item, the target must give the named one (R45, R47, R49)."""
    trade = table.trade
    assert trade is not None
    assert trade.demand is not None
    me, target, kind = trade.giver, trade.receiver, trade.demand
    # pouch for pouch stays forbidden, so the payment for a pouch is something else
    payable = [h for h in table.hands[me] if kind != "pouch" or not table.kind(h).is_pouch]
    items, kinds = table.one_of_each(payable)
    trade.item = await Ask(
        me,
        "soul-mori-give",
        lambda: [Option("give", lambda item: item, Pick("item", items, kinds))],
        args={"to": target, "kind": kind},
        refusals=lambda: [
            Refusal(("item", table.kind(h).id), "why-soul-pouch-for-pouch", {"item": table.kind(h).id}, "R47")
            for h in table.hands[me]
            if h not in payable
        ],
    )
    back = trade.back
    if kind == "pouch":
        # asked in secret even if he has only one: that he holds both is nobody's business
        found, names = table.one_of_each([h for h in table.hands[target] if table.kind(h).is_pouch])
        back = await secretly(
            Ask(
                target,
                "soul-mori-which",
                lambda: [Option("give", lambda item: item, Pick("item", found, names))],
                args={"to": me},
                deadline="window",
            )
        )
    assert back is not None
    given = table.kind(trade.item).id
    show_item(table, trade.item, me, (target,))
    table.note(target, "offered_by", seat=me, kind=given)
    exchange(table, trade, back, open=True)
