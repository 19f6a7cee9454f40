"""The settings of rules §21 that say what is in the box and what may be chosen out of it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.generals import PACKAGES, STANDARD
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.skill import HEAD
from sanzhan.guozhan.table import Table
from sanzhan.kernel.ask import Answer, Ask
from sanzhan.kernel.match import Match
from sanzhan.kernel.options import from_dict


def generals(**options: Any) -> set[str]:
    """Who is in the box, lords too."""
    return set(edition_of(from_dict(GuozhanOptions, {"edition": "current", **options})).by_id)


def of_packages(*names: str) -> set[str]:
    return {general.id for general in (*STANDARD, *(general for name in names for general in PACKAGES[name]))}


@pytest.mark.proves("guozhan", "option", "packages")
def test_which_generals_are_dealt() -> None:
    added = {general.id for general in edition_of(GuozhanOptions()).generals} - of_packages()
    assert generals(packages="standard") - added == of_packages()
    assert generals(packages="complete") - added == of_packages("formation", "buchen")
    assert generals(packages="all") - added == of_packages(*PACKAGES)


@pytest.mark.proves("guozhan", "option", "decks")
@pytest.mark.parametrize(
    ("setting", "cards", "treasures"),
    [
        ("standard", 108, False),
        ("standard_strategic", 160, False),
        ("standard_strategic_lord", 160, True),
        ("auto", 160, True),
    ],
)
def test_which_cards_are_played(setting: str, cards: int, treasures: bool) -> None:
    edition = edition_of(from_dict(GuozhanOptions, {"edition": "current", "decks": setting}))
    assert len(edition.deck) == cards
    assert ("dragon_phoenix" in edition.kinds) is treasures


@pytest.mark.proves("guozhan", "option", "dual_as_head")
def test_a_general_of_two_kingdoms_has_any_place() -> None:
    options = GuozhanOptions(edition="current", dual_as_head=True)
    duals = [general for general in edition_of(options).generals if general.second is not None]
    assert {general.place for general in duals} == {None}
    strict = edition_of(GuozhanOptions(edition="current"))
    assert {strict.by_id[general.id].place for general in duals} == {"deputy"}


@pytest.mark.proves("guozhan", "option", "dual_as_head")
@pytest.mark.parametrize("which", [0, 1])
def test_as_head_he_is_of_the_kingdom_that_he_shares_with_the_deputy(which: int) -> None:
    match, chooser, answer, kingdom = _dual_head(which)
    _everybody_chooses(match, chooser, answer)
    me = match.table[chooser]
    assert match.table.general(me, HEAD).kingdom == kingdom
    assert set(match.table.general(me, HEAD).kingdoms) >= {kingdom}
    while match.waiting and not me.up[HEAD]:
        seat_asked, ask = next(iter(match.waiting.items()))
        match.answer(seat_asked, _turning_up(ask) if seat_asked == chooser else ask.neutral)
    assert me.up == (True, False)
    assert me.kingdom == kingdom


def _dual_head(which: int) -> tuple[Match[Table], int, Answer, str]:
    """A match in which somebody may take a dual-kingdom head and a deputy of its first or second kingdom alone."""
    options = GuozhanOptions(edition="current", dual_as_head=True)
    for number in range(200):
        match = Match(GUOZHAN, 4, options, number.to_bytes(32, "big"))
        box = match.table.edition.by_id
        for chooser, ask in match.waiting.items():
            for index, option in enumerate(ask.options):
                shown = [box[str(id)] for id in option.picks[0].shown]
                for (head, one), (deputy, other) in product(enumerate(shown), repeat=2):
                    kingdom = option.args.get("kingdom")
                    if one.second is not None and other.kingdoms == (kingdom,) == (one.kingdoms[which],):
                        return match, chooser, (index, ((head, deputy),)), str(kingdom)
    raise AssertionError("nobody is dealt such a pair")


def _everybody_chooses(match: Match[Table], chooser: int, answer: Answer) -> None:
    for number in list(match.waiting):
        match.answer(number, answer if number == chooser else match.waiting[number].neutral)


def _turning_up(ask: Ask[Any]) -> Answer:
    index = next((i for i, option in enumerate(ask.options) if option.act == "turn_up"), None)
    return ask.neutral if index is None else (index, ((list(ask.options[index].picks[0].shown).index("head"),),))


# -- lords


@pytest.mark.proves("guozhan", "option", "lords")
@pytest.mark.parametrize(
    ("setting", "act", "head"),
    [
        ("auto", "pair", "lord_liu_bei"),
        ("off", "pair", "liu_bei"),
        ("optional", "pair", "liu_bei"),
        ("optional", "pair_with", "lord_liu_bei"),
    ],
)
def test_whoever_has_the_ordinary_general_as_head_is_the_lord_or_chooses(setting: str, act: str, head: str) -> None:
    match, chooser, answer = next(filter(None, (_with_liu_bei(number, setting, act) for number in range(400))))
    _everybody_chooses(match, chooser, answer)
    me = match.table[chooser]
    assert match.table.general(me, HEAD).id == head
    assert GUOZHAN.view(match.table, (chooser + 1) % 4)["seats"][chooser]["generals"][HEAD]["id"] is None
    assert GUOZHAN.view(match.table, chooser)["me"]["generals"][HEAD] == head


@pytest.mark.proves("guozhan", "option", "lords")
@pytest.mark.parametrize("setting", ["auto", "off"])
def test_unless_it_is_optional_nobody_is_offered_a_lord(setting: str) -> None:
    assert not any(_with_liu_bei(number, setting, "pair_with") for number in range(60))


def _with_liu_bei(number: int, setting: str, act: str) -> tuple[Match[Table], int, Answer] | None:
    """A match in which somebody can choose 刘备 as head by this act, who it is, and the answer that does it."""
    options = from_dict(GuozhanOptions, {"edition": "current", "lords": setting})
    match = Match(GUOZHAN, 4, options, number.to_bytes(32, "big"))
    for chooser, ask in match.waiting.items():
        for index, option in enumerate(ask.options):
            shown = list(option.picks[0].shown)
            if option.act == act == "pair" and "liu_bei" in shown:
                head = shown.index("liu_bei")
                return match, chooser, (index, ((head, 0 if head else 1),))
            if option.act == act and option.args.get("general") == "lord_liu_bei":
                return match, chooser, (index, ((0,),))
    return None
