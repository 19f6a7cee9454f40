"""Fights: whom to help, when to use cards, what to take."""

from __future__ import annotations

from sanzhan.bots.stand_soul.beliefs import Beliefs
from sanzhan.bots.stand_soul.question import Question
from sanzhan.bots.stand_soul.worth import moved, uncertain, worth
from sanzhan.kernel.ask import Answer

MARGIN = 0.25
"""Sides are taken only if one fighter is this much likelier to be an ally."""
FRIEND, FOE = 0.8, 0.3
ATTACKER_CARDS = ("lord_sword", "stratagem")
ATTACKER_STANDS = ("cao_cao", "oda_nobunaga")


def leaning(beliefs: Beliefs, attacker: int, defender: int) -> float:
    """How much rather I would see the attacker win: the odds of the two cases in which they are of different gangs."""
    return _side(beliefs, attacker) - _side(beliefs, defender)


def _side(beliefs: Beliefs, seat: int) -> float:
    return 1.0 if seat == beliefs.me else beliefs.ally[seat]


def chance_to_win(beliefs: Beliefs, target: int) -> float:
    """The chance to win an attack, from what I could add and who might support."""
    seats = beliefs.view["seats"]
    stand = beliefs.view["me"]["stand"]
    chance = 0.3 + 0.2 * sum(card in beliefs.items for card in ATTACKER_CARDS)
    if stand in ATTACKER_STANDS and not seats[beliefs.me]["stand"]["spent"]:
        chance += 0.2
    for seat in range(beliefs.players):
        if seat not in (beliefs.me, target):
            chance += 0.15 * (beliefs.ally[seat] - 0.5)
    if "leather_armor" in beliefs.sure[target]:
        chance -= 0.2
    return min(0.75, max(0.05, chance))


def support(beliefs: Beliefs, question: Question) -> Answer:
    args = question.ask.args
    lean = leaning(beliefs, _seat(args["attacker"]), _seat(args["defender"]))
    if lean > MARGIN:
        return question.say("sword")
    return question.say("shield") if lean < -MARGIN else question.say("neutral")


def early(beliefs: Beliefs, question: Question) -> Answer:
    """F1: 太史慈 saves a friend from a foe; the other stands wait until the powers are known."""
    args = question.ask.args
    attacker, defender = _seat(args["attacker"]), _seat(args["defender"])
    if question.offers("taishi_ci") and beliefs.ally[attacker] < FOE:
        pays = beliefs.view["seats"][attacker]["items"] >= 2
        friend = defender == beliefs.me or beliefs.ally[defender] > FRIEND
        if friend and pays:
            return question.say("taishi_ci")
    return question.neutral


def bar(beliefs: Beliefs, question: Question) -> Answer:
    """甄宓: silence one who supports the other side, if that helps."""
    fight = beliefs.view["fight"]
    if fight["would"] == "attacker":
        return question.neutral
    helpers = [s for s in question.candidates("zhen_ji") if beliefs.view["seats"][s]["stance"] == "shield"]
    if helpers and fight["defend_power"] - fight["attack_power"] <= 1:
        return question.say("zhen_ji", min(helpers, key=lambda s: (beliefs.ally[s], s)))
    return question.neutral


def free_use(beliefs: Beliefs, question: Question) -> Answer:
    """F5: show cards only if they can turn the fight."""
    args, fight = question.ask.args, beliefs.view["fight"]
    attacker, defender = fight["attacker"], fight["defender"]
    if question.offers("nohime"):
        lean = leaning(beliefs, attacker, defender)
        best = attacker if lean > 0 else defender
        if abs(lean) > 0.5 and fight["would"] != ("attacker" if lean > 0 else "defender"):
            return question.say("nohime", best)
    side = args["side"]
    if side == "neutral":
        return question.neutral
    wish = "attacker" if side == "sword" else "defender"
    if fight["would"] == wish:
        return question.neutral
    mine, theirs = fight["attack_power"], fight["defend_power"]
    if side == "shield":
        mine, theirs = theirs, mine
    items = list(question.candidates("item"))
    stands = question.offers("stand")
    if beliefs.view["me"]["stand"] == "oda_nobunaga" and stands:
        return _duel(beliefs, question, side)
    strength = sum(item != "stratagem" for item in items) + stands
    deficit = theirs - mine
    if strength < deficit or not (items or stands):
        return question.neutral
    if stands:
        return question.say("stand")
    strong = [item for item in items if item != "stratagem"]
    if deficit == 0 and not strong:
        return question.say("item", "stratagem")
    return question.say("item", strong[0]) if strong else question.neutral


def _duel(beliefs: Beliefs, question: Question, side: object) -> Answer:
    """织田信长: all supports become void, and he gets one more."""
    fight = beliefs.view["fight"]
    fighters = (fight["attacker"], fight["defender"])
    alone = {"attack": 0, "defend": 0}
    for column in alone:
        alone[column] = sum(line["n"] for line in fight[column] if line["seat"] in fighters)
    mine, theirs = (alone["attack"], alone["defend"]) if side == "sword" else (alone["defend"], alone["attack"])
    if mine + 1 > theirs:
        return question.say("stand")
    items = [item for item in question.candidates("item") if item != "stratagem"]
    return question.say("item", items[0]) if items else question.neutral


def spare(beliefs: Beliefs, question: Question) -> Answer:
    """刘备: keep a foe from what he won over me or a friend."""
    fight = beliefs.view["fight"]
    winner = question.ask.args.get("winner")
    if winner is None or not question.offers("liu_bei") or winner == beliefs.me:
        return question.neutral
    winner = _seat(winner)
    loser = fight["defender"] if winner == fight["attacker"] else fight["attacker"]
    mine = loser == beliefs.me and beliefs.own in beliefs.items
    if beliefs.ally[winner] < FOE and (mine or (loser != beliefs.me and beliefs.ally[loser] > FRIEND)):
        return question.say("liu_bei")
    return question.neutral


def spoils(beliefs: Beliefs, question: Question) -> Answer:
    loser = _seat(question.ask.args["loser"])
    loot = (1 - beliefs.ally[loser]) * beliefs.holds(loser, beliefs.own)
    return question.say("look") if uncertain(beliefs, loser) > 0.3 + loot else question.say("search")


def take(beliefs: Beliefs, question: Question) -> Answer:
    loser, me = _seat(question.ask.args["loser"]), beliefs.me
    best, answer = 0.0, question.neutral
    paying = question.offers("take") and question.picks("take") == 2
    price, back = 0.0, None
    if paying:
        back = max(question.candidates("take", 1), key=lambda kind: moved(beliefs, kind, me, loser))
        price = moved(beliefs, back, me, loser)
    full = len(beliefs.items) >= beliefs.view["limit"]
    for kind in question.candidates("take"):
        value = moved(beliefs, kind, loser, me) + price
        if full and not paying:
            value += min(0.0, -worth(beliefs, kind, me) * 0.2)
        if value > best:
            best, answer = value, question.say("take", kind, back) if paying else question.say("take", kind)
    return answer


def _seat(value: object) -> int:
    assert isinstance(value, int)
    return value
