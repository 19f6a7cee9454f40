"""What a card is worth to my side in whose hand, and what moving it changes; one unit is about a card from the pile."""

from __future__ import annotations

from sanzhan.bots.stand_soul.beliefs import Beliefs

DRAW = 0.9
LOOK = 1.0

# With me, with an ally, with an enemy.
HELD = {
    "mind_read": (0.8, 0.3, -0.4),
    "checkpoint": (0.6, 0.2, -0.3),
    "stratagem": (0.5, 0.3, -0.3),
    "lord_sword": (0.4, 0.2, -0.2),
    "leather_armor": (0.4, 0.2, -0.2),
    "guard_knife": (0.3, 0.2, -0.2),
    "guard_whip": (0.3, 0.2, -0.2),
    "stand_call": (0.3, 0.1, -0.1),
    "turn_tide": (0.2, 0.1, -0.1),
    "soul_trade": (0.2, 0.1, -0.1),
    "goldthread": (0.1, 0.0, -0.1),
    "orochi": (0.7, 0.0, -0.5),
}
POUCH_HELD = (1.0, 0.7, -0.7)
OWN_HELD = (3.0, 2.0, 0.0)
OTHER_HELD = (1.0, 0.8, -2.5)
KOGORO_HELD = (-1.0, -1.2, 1.2)
SURE = 0.9


def worth(beliefs: Beliefs, kind: str, seat: int) -> float:
    """The worth of a card of this kind in this seat's hand."""
    if kind.startswith("pouch_"):
        me, ally, enemy = POUCH_HELD
    elif kind == beliefs.own:
        me, ally, enemy = _own(beliefs, seat)
    elif kind == beliefs.other:
        me, ally, enemy = OTHER_HELD
    elif kind == "silent_kogoro":
        me, ally, enemy = KOGORO_HELD
        if beliefs.own in beliefs.items:
            me *= 2
    else:
        me, ally, enemy = HELD[kind]
    if seat == beliefs.me:
        return me
    p = beliefs.ally[seat]
    return p * ally + (1 - p) * enemy


def _own(beliefs: Beliefs, seat: int) -> tuple[float, float, float]:
    """Own items belong together: with me, or with a sure ally who is known to have more than I."""
    me, ally, enemy = OWN_HELD
    if seat != beliefs.me and beliefs.ally[seat] > SURE:
        there = beliefs.sure[seat].count(beliefs.own)
        if there > beliefs.items.count(beliefs.own):
            ally += 1.2 * there
    return me, ally, enemy


def moved(beliefs: Beliefs, kind: str, source: int, to: int) -> float:
    """What it changes for my side if this card goes from one hand to another."""
    return worth(beliefs, kind, to) - worth(beliefs, kind, source)


def effect(beliefs: Beliefs, kind: str, giver: int, receiver: int) -> float:
    """What the announcement of this card brings my side, if `giver` trades it away to `receiver`."""
    mine = giver == beliefs.me
    side = 1.0 if mine else 2 * beliefs.ally[giver] - 1
    if kind.startswith("pouch_"):
        return DRAW * side
    if not mine:
        return 0.3 * side if kind in ("mind_read", "checkpoint") else 0.0
    if kind == "mind_read":
        return LOOK * uncertain(beliefs, receiver)
    if kind == "checkpoint":
        return 0.5
    if kind == "stand_call":
        return 0.4 if beliefs.view["seats"][beliefs.me]["stand"]["spent"] else 0.15
    return 0.0


def uncertain(beliefs: Beliefs, seat: int) -> float:
    """1 if a seat may as well be ally as enemy, 0 if I know."""
    p = beliefs.ally[seat]
    return 4 * p * (1 - p)


def exchanged(beliefs: Beliefs, item: str, giver: int, back: str, receiver: int) -> float:
    """What a trade changes for my side, effects included."""
    change = moved(beliefs, item, giver, receiver) + moved(beliefs, back, receiver, giver)
    if "goldthread" not in (item, back):
        change += effect(beliefs, item, giver, receiver) + effect(beliefs, back, receiver, giver)
    return change
