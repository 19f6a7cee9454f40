"""What an attack is worth: exact odds, less what I know of the supports and hostages in the other hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from sanzhan.bots.senji.box import SAMURAI
from sanzhan.bots.senji.odds import DICE, Cards, Support, landing, win
from sanzhan.bots.senji.situation import Situation
from sanzhan.senji.data import DATA

UNKNOWN_SUPPORT = 0.8
"""An enemy support that nobody knows is worth so many armies."""
SUPPORT_SHARE = 0.13
"""So much of a hand are supports of third families."""
ARMY = 0.45
"""What an army is worth that is there next year."""
FIGURE = 2.0
"""What a samurai on the map is worth beside the honour he has brought."""
GOOD = 0.5
"""An attack has to bring this much more than staying."""


class Side(NamedTuple):
    """One side of a war: strength of armies and samurai, dice that its samurai take out, and how many figures."""

    armies: int
    strength: int
    dice: int
    samurai: int


def side(armies: int, samurai: Sequence[str], attacking: bool) -> Side:
    strength, dice = armies, 0
    for name in samurai:
        power = SAMURAI[name].power
        weight = 2 if power == "two_blades" else 1
        dice += weight
        strength += weight
        strength += (power == "charge" and attacking) + 2 * (power == "bulwark" and not attacking)
    return Side(armies, strength, dice, len(samurai))


def chance(lead: float, dice: int, mine: Cards = ()) -> float:
    """P(the attacker wins) for a strength that need not be whole."""
    low = floor(lead)
    part = lead - low
    value = win(low, dice, mine)
    return value if part < 0.01 else value * (1 - part) + part * win(low + 1, dice, mine)


def usable(situation: Situation, enemy: int) -> Cards:
    """My two best supports of different families against this enemy."""
    best: dict[int, int] = {}
    for card in situation.hand:
        if card.kind == "support" and card.number and card.family not in (situation.family, situation.families[enemy]):
            best[card.family] = max(best.get(card.family, 0), card.number)
    ranked = sorted(best.items(), key=lambda each: -each[1])[:2]
    return tuple(Support(family, number) for family, number in ranked)


def hidden(situation: Situation, enemy: int) -> float:
    """What unknown supports in his hand are worth in armies."""
    if situation.year == 0:
        return 0.0
    return UNKNOWN_SUPPORT * min(1.0, SUPPORT_SHARE * float(situation.seats[enemy]["hand"]))


def army(situation: Situation) -> float:
    """What an army is worth after this war."""
    return ARMY if situation.later > 0.5 else ARMY / 4


def land(situation: Situation, place: int) -> float:
    """What a province is worth to whoever takes it: its years to come, and the order that is torn up."""
    value = situation.later + 0.3
    if len(situation.lands) == 0:
        value += 2.0
    torn_up = situation.view["provinces"][DATA.provinces[place].id]["order"] == "back"
    return value + (0.2 if torn_up else 0.0)


def value(
    situation: Situation, armies: int, samurai: Sequence[str], place: int, *, dice: bool = False, peace: bool = True
) -> float:
    """My honour, and what it is worth beside, from attacking this province; with `dice` some armies drown first."""
    enemy = situation.owner[place]
    if enemy is None or (peace and situation.promised("no-attack", enemy)):
        return -99.0
    if dice:
        drowned = army(situation)
        return sum(
            part * (_fight(situation, arrive, samurai, place, enemy) - drowned * (armies - arrive))
            if arrive or samurai
            else -part * drowned * armies
            for arrive, part in enumerate(landing(armies))
        )
    return _fight(situation, armies, samurai, place, enemy)


def _fight(situation: Situation, armies: int, samurai: Sequence[str], place: int, enemy: int) -> float:
    mine = side(armies, samurai, True)
    theirs = side(situation.armies[place], situation.guards[place], False)
    lead = mine.strength - theirs.strength - hidden(situation, enemy)
    p = chance(lead, max(0, DICE - mine.dice - theirs.dice), usable(situation, enemy))
    lost = min(mine.armies, theirs.armies)
    worth, rival = army(situation), situation.rivalry[enemy]
    figure = FIGURE * min(1.0, situation.later)
    loss, gain = situation.price_of_war(enemy)
    won = 2 * (theirs.armies + lost) + land(situation, place) - worth * lost
    won += rival * (situation.later + figure * theirs.samurai + worth * theirs.armies)
    beaten = -worth * mine.armies - figure * mine.samurai - rival * (mine.armies + lost - worth * lost)
    return p * won + (1 - p) * beaten - loss - rival * gain


def best_target(situation: Situation, place: int) -> float:
    """What the best attack out of a province is worth with all that stands there, 0 if none is."""
    armies, samurai = situation.armies[place], situation.guards[place]
    if not situation.may_attack(situation.me):
        return 0.0
    forces = [figures for figures in ((), samurai) if armies or figures]
    targets = situation.hostile(place)
    return max([0.0, *[value(situation, armies, figures, target) for target in targets for figures in forces]])


def threat(situation: Situation, place: int, armies: int) -> float:
    """How likely a province of mine falls within a year if so many armies stand there."""
    guards = situation.guards[place]
    mine = side(armies, guards, False)
    danger = 0.0
    for near in situation.hostile(place):
        enemy = situation.owner[near]
        if enemy is None or not situation.may_attack(enemy):
            continue
        theirs = side(situation.armies[near], situation.guards[near], True)
        if not theirs.strength:
            continue
        p = win(theirs.strength - mine.strength, max(0, DICE - mine.dice - theirs.dice))
        spoils = 2 * p * (armies + min(armies, theirs.armies)) + situation.later * p
        spoils -= ARMY * (p * min(armies, theirs.armies) + (1 - p) * theirs.armies)
        danger = max(danger, p * min(0.6, max(0.0, spoils - 1.0) / 10))
    return danger
