"""Answers to cards and skills of others, and the small choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sanzhan.bots.guozhan import box, endgame
from sanzhan.bots.guozhan.cards import duel_odds, hit
from sanzhan.bots.guozhan.effects import best_place
from sanzhan.bots.guozhan.question import Question, Way, cheapest
from sanzhan.bots.guozhan.reveal import price
from sanzhan.bots.guozhan.situation import KEEP, SURE, Situation
from sanzhan.bots.guozhan.taking import BURDEN
from sanzhan.kernel.ask import Answer

FREE = {"mark_companion_rescue": 1.9, "mark_careerist_rescue": 2.5, "yigui": 0.8}
"""What makes a card out of nothing, but at a price."""


def cost_of(now: Situation, way: Way) -> tuple[float, tuple[tuple[int, ...], ...]]:
    """What an answer costs: its cards and the general that it turns up."""
    if not way.picks:
        return price(now, way) + FREE.get(way.act, -0.5), ()
    cards = way.candidates(0)
    places = cheapest(cards, way.picks[0].least, now.spend)
    return sum(now.spend(cards[place]) for place in places) + price(now, way), (places,)


def best_answer(now: Situation, question: Question, gain: float, skip: tuple[str, ...] = ()) -> Answer:
    """The cheapest way to answer, if it costs less than it gains."""
    best, answer = gain, question.neutral
    for way in question.ways:
        if way.act in ("decline", *skip):
            continue
        cost, chosen = cost_of(now, way)
        if cost < best:
            best, answer = cost, way.answer(chosen)
    return answer


def _amount(now: Situation, question: Question) -> int:
    """How much a Slash of this user would hurt."""
    user = question.args.get("user")
    if not isinstance(user, int):
        return 1
    shown = now.seats[user]
    return 1 + (1 if "luoyi" in shown["effects"] else 0)


def dodge(now: Situation, question: Question) -> Answer:
    """A Dodge, unless the wound pays more than it costs."""
    kind = str(question.args.get("card", "slash"))
    nature = {"fire_slash": "fire", "thunder_slash": "thunder"}.get(kind, "normal")
    loss = now.loss(now.me, _amount(now, question), nature)
    if now.own["chained"] and nature != "normal":
        loss += sum(now.attitude(s) * now.loss(s) for s in now.others if now.seats[s]["chained"])
    # two are needed and only one is at hand: it would be wasted
    sources = sum(len(way.picks[0].candidates) if way.picks else 1 for way in question.ways[1:])
    if question.args.get("needed", 1) > 1 and sources < 2:
        return question.neutral
    pain = sum(skill in now.skills for skill in box.PAIN)
    if pain and now.own["hp"] >= 3 and not (loss > 3):
        loss -= 1.0
    if now.own["hp"] > endgame.ENOUGH:
        loss -= endgame.TOUGH * now.pressure
    return best_answer(now, question, loss + 0.6)


def slash(now: Situation, question: Question) -> Answer:
    """A Slash in a Duel or against 南蛮入侵."""
    user = question.args.get("user")
    loss = now.loss(now.me, _amount(now, question))
    if question.args.get("card") == "duel" and isinstance(user, int):
        if now.attitude(user) >= SURE and now.own["hp"] > 1:
            return question.neutral
        mine = sum(len(way.picks[0].candidates) for way in question.ways if way.picks)
        if mine < int(question.args.get("needed", 1)):
            return question.neutral
        odds = duel_odds(now, user, max(0, mine - 1))
        if now.own["hp"] >= 3 and odds < 0.35:
            return question.neutral
        loss = loss * max(odds, 0.5) + odds * max(0.0, now.strike(user))
    elif now.own["hp"] >= 3 and any(skill in now.skills for skill in box.PAIN):
        loss -= 1.0
    return best_answer(now, question, loss + 0.4)


def borrowed(now: Situation, question: Question) -> Answer:
    """借刀杀人: strike an enemy; for a friend the sword is given up."""
    target, user = question.args.get("target"), question.args.get("user")
    if not isinstance(target, int) or not isinstance(user, int):
        return question.neutral
    worn = now.own["equip"]["weapon"]
    sword = now.gear_value(now.me, worn) if worn else 0.0
    gain = hit(now, target, "slash", None) + max(0.0, sword * (1 - now.attitude(user)) / 2)
    return best_answer(now, question, gain)


def rescue(now: Situation, question: Question) -> Answer:
    """Save myself with whatever there is; a certain friend if it can be finished; nobody else."""
    dying, needed = question.args.get("dying"), int(question.args.get("needed", 1))
    if not isinstance(dying, int):
        return question.neutral
    if dying == now.me:
        ways = [way for way in question.ways if way.act != "decline"]
        if not ways:
            return question.neutral
        return best_answer(now, question, 50.0)
    shown = now.seats[dying]
    if "niepan" in now.up(dying) and "niepan" not in shown["spent"]:
        return question.neutral
    offered = [way for way in question.ways if way.act != "decline"]
    sources = sum(len(way.picks[0].candidates) if way.picks else 1 for way in offered)
    if sources + (1 if shown["hand"] else 0) < needed:
        return question.neutral
    attitude = now.attitude(dying)
    life = 3.5 + 3.0 + 0.5 * shown["hand"]
    spare = now.own["hp"] >= 2 or sources > 1 or now.threats == 0
    if attitude >= 0.9:
        return best_answer(now, question, life * (1.0 if spare else 0.5) / needed)
    if attitude >= 0.4 and now.own["hp"] >= 3:
        return best_answer(now, question, 0.6 * life / needed)
    return question.neutral


# -- rewards


def companion(now: Situation, question: Question) -> Answer:
    heal = question.way("recover")
    if heal is not None and (now.own["hp"] <= 2 or now.over >= 2):
        return heal.answer(())
    draw = question.way("draw_two")
    return question.neutral if draw is None else draw.answer(())


def act(*names: str) -> Callable[[Situation, Question], Answer]:
    """The first of these that is offered, with as little as possible chosen."""

    def rule(now: Situation, question: Question) -> Answer:
        for name in names:
            way = question.way(name)
            if way is not None:
                return way.answer(way.least())
        return question.neutral

    return rule


# -- cards to give up or to take


def discard(now: Situation, question: Question) -> Answer:
    """What has to go is what I need least."""
    way = question.ways[0]
    return way.answer((cheapest(way.candidates(0), way.picks[0].least, now.keep),)) if way.picks else question.neutral


def pay_or_hurt(now: Situation, question: Question) -> Answer:
    """Cards rather than HP, if they are worth less."""
    way = question.way("discard")
    if way is None:
        return question.neutral
    places = cheapest(way.candidates(0), way.picks[0].least, now.keep)
    cost = sum(max(0.5, now.spend(way.candidates(0)[place])) for place in places)
    return way.answer((places,)) if cost <= now.loss(now.me) else question.neutral


def harvest(now: Situation, question: Question) -> Answer:
    way = question.ways[0]
    cards: Sequence[str] = way.candidates(0)

    def value(card: str) -> float:
        base = KEEP.get(box.kind_of(card), 3.2)
        if box.kind_of(card) in ("peach", "wine") and now.own["hp"] <= 2:
            base += 1
        return base

    place = max(range(len(cards)), key=lambda p: (value(cards[p]), -p))
    return way.answer(((place,),))


def fire_show(now: Situation, question: Question) -> Answer:
    """Any suit is as good as another: show what can be spared, for now it is known."""
    way = question.ways[0]
    return way.answer((cheapest(way.candidates(0), 1, now.keep),))


def fire_burn(now: Situation, question: Question) -> Answer:
    target = question.args.get("target")
    if not isinstance(target, int):
        return question.neutral
    return best_answer(now, question, now.strike(target, 1, "fire"))


def swords(now: Situation, question: Question) -> Answer:
    """雌雄双股剑: a cheap card rather than a draw for an enemy."""
    return best_answer(now, question, 0.75)


def xiangle(now: Situation, question: Question) -> Answer:
    target = question.args.get("target")
    gain = 0.0 if not isinstance(target, int) else max(0.0, hit(now, target, "slash", None) + 1.0)
    return best_answer(now, question, gain)


def mount(now: Situation, question: Question) -> Answer:
    way = question.ways[0]
    place = max(range(len(way.candidates(0))), key=lambda p: (now.gear_value(now.me, way.candidates(0)[p]), -p))
    return way.answer(((place,),))


def know_both(now: Situation, question: Question) -> Answer:
    """The general of one whose kingdom is unknown; otherwise the hand."""
    target = question.args.get("target")
    hidden = isinstance(target, int) and now.seats[target]["kingdom"] is None
    return act("head", "deputy", "hand")(now, question) if hidden else act("hand", "deputy", "head")(now, question)


def compare(now: Situation, question: Question) -> Answer:
    """拼点: the highest against an enemy, the lowest for a friend."""
    way = question.ways[0]
    cards: Sequence[str] = way.candidates(0)
    starter = question.args.get("seat")
    friendly = isinstance(starter, int) and starter != now.me and now.attitude(starter) >= SURE
    if friendly:
        place = min(range(len(cards)), key=lambda p: (box.number_of(cards[p]), now.spend(cards[p]), p))
    else:
        place = max(range(len(cards)), key=lambda p: (box.number_of(cards[p]) - now.spend(cards[p]), -p))
    return way.answer(((place,),))


def duanchang(now: Situation, question: Question) -> Answer:
    """The better of the killer's generals, a hidden one counting as average."""
    target = question.args.get("target")
    if not isinstance(target, int):
        return question.neutral

    def value(way: Way) -> float:
        general = now.seats[target]["generals"][0 if way.act == "head" else 1]
        return now.box.rating(general["id"]) if general["id"] else 2.9

    return max(question.ways, key=lambda way: (value(way), -way.index)).answer(())


def buqu(now: Situation, question: Question) -> Answer:
    """Remove scars of equal rank first."""
    way = question.ways[0]
    cards: Sequence[str] = way.candidates(0)
    ranks = [box.number_of(card) for card in cards]
    order = sorted(range(len(cards)), key=lambda p: (-ranks.count(ranks[p]), ranks[:p].count(ranks[p]) == 0, p))
    return way.answer((tuple(order[: way.picks[0].least]),))


def victim(now: Situation, question: Question) -> Answer:
    """Whom to hurt."""
    way = question.ways[0]
    seats = way.candidates(0)
    worth = (
        (lambda seat: now.strike(seat)) if question.about == "gz-quhu" else (lambda seat: hit(now, seat, "slash", None))
    )
    _, place = best_place(seats, worth)
    return way.answer(((place,),))


def yiji(now: Situation, question: Question) -> Answer:
    """For me, unless a sure friend is poorer and I am well off."""
    way = question.ways[0]
    cards, seats = way.candidates(0), way.candidates(1)

    def worth(seat: int) -> float:
        need = 1.0 - 0.08 * now.seats[seat]["hand"] + (0.15 if seat == now.me else 0.0)
        return float(now.attitude(seat) * need)

    _, place = best_place(seats, worth)
    return way.answer((tuple(range(len(cards))), (place,)))


def luanwu(now: Situation, question: Question) -> Answer:
    """乱武: a Slash on a near enemy, or rather than the last HP."""
    targets = [seat for seat in question.args.get("targets", ()) if isinstance(seat, int)]
    best = max((hit(now, seat, "slash", None) for seat in targets), default=0.0)
    return best_answer(now, question, now.hp_value(now.me) + min(0.5, best))


def fanjian(now: Situation, question: Question) -> Answer:
    """反间: no suit is likelier than another, so name them in turn."""
    turn: int = now.view["turn"]
    return question.ways[(turn + now.me) % len(question.ways)].answer(())


def kuangfu(now: Situation, question: Question) -> Answer:
    """狂斧: wear it if the slot is free, otherwise away with the best."""
    target = question.args.get("target")
    if not isinstance(target, int):
        return question.neutral
    best, answer = -9.0, question.neutral
    for way in question.ways:
        for place, card in enumerate(way.candidates(0)):
            value = -now.attitude(target) * now.gear_value(target, card)
            if way.act == "place":
                value += now.gear_value(now.me, card)
            if value > best:
                best, answer = value, way.answer(((place,),))
    return answer


def move(now: Situation, question: Question) -> Answer:
    """巧变: delayed tricks from friends to enemies, equipment from enemies to friends."""
    best, answer = 0.2, question.neutral
    for way in question.ways:
        if way.act != "move":
            continue
        thing = way.candidates(0)[0]
        owner, card = int(thing["seat"]), str(thing["card"])
        laid = {one["card"]: one["kind"] for one in now.seats[owner]["judging"]}
        worth = -BURDEN.get(laid[card], 1.0) if card in laid else now.gear_value(owner, card)
        for place, seat in enumerate(way.candidates(1)):
            value = worth * (now.attitude(seat) - now.attitude(owner))
            if value > best:
                best, answer = value, way.answer(((0,), (place,)))
    return answer
