"""The set-up: which samurai to keep, where to stand."""

from __future__ import annotations

from typing import Any

from sanzhan.bots.senji.box import FAMILY, PROVINCE, SAMURAI
from sanzhan.bots.senji.question import Question
from sanzhan.bots.senji.situation import Situation
from sanzhan.kernel.ask import Answer
from sanzhan.kernel.rng import Rng
from sanzhan.senji.data import DATA

POWER_WORTH: dict[str | None, float] = {
    "vanguard_reroll": 1.5,
    "bulwark": 1.5,
    "precedence": 1.0,
    "rich_harvest": 3.5,
    "card_change": 3.5,
    "orderly_victory": 0.2,
    "gracious_host": 3.5,
    "hard_bargain": 1.0,
    "last_retreat": 1.0,
    "spymaster": 0.3,
    "forced_envoy": 2.0,
    "wild_flower": 2.5,
    "charge": 2.0,
    "cool_head": 3.0,
    "blind_swap": 0.5,
    "blind_swap_diplomacy": 1.0,
    "two_blades": 2.0,
}
"""What a power brings in honour over a whole game."""


def samurai_worth(name: str, years: float) -> float:
    """A samurai's honour, and his power for so many years of about five."""
    samurai = SAMURAI[name]
    return samurai.honour + POWER_WORTH.get(samurai.power, 0.0) * min(1.0, years / 4.5)


def keep(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    years = situation.later if situation.year else 4.5
    return way.say([way.best(lambda name: samurai_worth(name, years))])


def name_home(situation: Situation, question: Question, rng: Rng) -> Answer:
    """My own homes last: whoever places late has seen the others."""
    way = question.ways[0]
    strangers = [name for name in way.candidates() if DATA.provinces[PROVINCE[name]].home != situation.family]
    return way.say([rng.choice(strangers or list(way.candidates()))])


def stronghold(situation: Situation) -> int:
    """My home with the most hostile borders: all strength stands there."""
    harmless = {situation.family, *(FAMILY[name] for name in situation.view["neutral"])}

    def borders(home: int) -> int:
        families = [DATA.provinces[near].home for near in DATA.provinces[home].next_to]
        return len([family for family in families if family not in harmless])

    home: int = max(DATA.families[situation.family].homes, key=borders)
    return home


def place(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    here = PROVINCE[question.args["province"]] == stronghold(situation)
    armies, samurai = way.candidates(0), way.candidates(1)
    wanted: list[Any] = list(samurai[:1]) if here else []
    return way.say([armies[-1] if here else armies[0]], wanted)


def host_tie(situation: Situation, question: Question, rng: Rng) -> Answer:
    """Myself, or else the weakest of those who are tied."""
    way = question.ways[0]
    return way.say([way.best(lambda seat: (seat == situation.me, -situation.seats[seat]["provinces"]))])
