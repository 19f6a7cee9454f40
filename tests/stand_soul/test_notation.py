"""A table as one line of text, there and back."""

from __future__ import annotations

import pytest

from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.stand_soul.game import STAND_SOUL
from sanzhan.stand_soul.notation import parse, write
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.table import Table


def test_what_is_said_stands_on_the_table() -> None:
    table = parse(
        "A sengoku liu_bei: gouyu,lord_sword / B sanguo cao_cao^: kongming / C / D | pile: orochi,... | turn 4 B"
    )
    assert table.kinds(0) == ["gouyu", "lord_sword"]
    assert table.stand(1).id == "cao_cao"
    assert table.up == [False, True, False, False]
    assert (table.gang(0), table.gang(1)) == ("sengoku", "sanguo")
    assert table.kind(table.pile[-1]).id == "orochi"
    assert (table.turn, table.active, table.first) == (4, 1, 2)
    assert STAND_SOUL.violations(table) == []


def test_what_is_not_said_is_filled_in_always_alike() -> None:
    first, second = parse("A / B / C: gouyu"), parse("A / B / C: gouyu")
    assert STAND_SOUL.state(first) == STAND_SOUL.state(second)
    assert [first.kinds(0), first.kinds(1)] == [["pouch_gouyu"], ["pouch_kongming"]]
    assert len(first.pile) == 17


def test_with_no_pile_everything_is_in_hands() -> None:
    table = parse("A: gouyu,gouyu,orochi / B / C: kongming,... / D | pile:")
    assert table.turned
    assert sum(map(len, table.hands)) == 21
    assert table.kinds(0) == ["gouyu", "gouyu", "orochi"]


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("moves", [0, 7, 60, 300])
def test_random_tables_come_back(players: int, moves: int) -> None:
    options = SoulOptions(advanced_three=players == 3 and moves == 60)
    table = _played(players, moves, options)
    text = write(table)
    again = parse(text, options)
    assert write(again) == text
    assert STAND_SOUL.violations(again) == []
    for viewer in (*range(players), None):
        mine, theirs = STAND_SOUL.view(again, viewer), STAND_SOUL.view(table, viewer)
        for view in (mine, theirs):
            # what a seat remembers, and the stage of the deal, are not part of a line
            del view["known"], view["stage"]
            if view["me"] is not None:
                del view["me"]["notes"]
        assert mine == theirs


def _played(players: int, moves: int, options: SoulOptions) -> Table:
    """The last table at the start of a turn among the first moves of a random match."""
    rng = Rng("notation", players, moves)
    if moves == 0:
        return STAND_SOUL.setup(players, options, Streams(rng.seed()))
    match = Match(STAND_SOUL, players, options, rng.seed())
    table = match.checkpoint().copy()
    for _ in range(moves):
        seat, ask = next(iter(match.waiting.items()))
        if ask.about == "soul-main" and rng.below(20):
            # declarations would soon end the match
            match.answer(seat, random_answer(ask, rng) if rng.below(2) else ask.neutral)
        else:
            match.answer(seat, random_answer(ask, rng))
        if match.result is not None:
            break
        if match.table.stage == "main":
            table = match.checkpoint().copy()
    return table


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("A / B", "3 to 10 seats"),
        ("A / C / B", "seat B is expected"),
        ("A / B / ", "seat C is expected"),
        ("A liu_bei / B liu_bei / C", "not so many liu_bei"),
        ("A sengoku / B sengoku / C sengoku", "not so many 'sengoku'"),
        ("A zorro / B / C", "'zorro' is neither"),
        ("A sengoku sanguo / B / C", "'sanguo' is neither"),
        ("A: sword / B / C", "no item called 'sword'"),
        ("A: silent_kogoro / B / C", "not so many silent_kogoro"),
        ("A: orochi,orochi / B / C", "not so many orochi"),
        ("A: / B / C", "holds no item"),
        ("A: gouyu / B: gouyu / C: gouyu", "have no place: pouch_gouyu"),
        ("A: gouyu / B: gouyu / C: gouyu,pouch_gouyu,pouch_kongming | pile:", "have no place"),
        ("A / B / C | pile: pouch_gouyu", "never in the pile"),
        ("A / B / C | pile: gouyu | pile: gouyu", "twice"),
        ("A / B / C | weather: fine", "no part of a table"),
        ("A / B / C | turn 0 A", "turn 4 B"),
        ("A / B / C | turn 2 D", "turn 4 B"),
        ("A sengoku+sanguo / B / C", "1 gang cards, not 2"),
        ("A / B / C | box: sengoku,sengoku", "too many gang cards"),
        ("A / B / C | spare: moon", "no stand called 'moon'"),
        ("A / B / C / D: checkpoint,mind_read,gouyu,gouyu,gouyu,kongming,kongming", "limit is 6"),
    ],
)
def test_bad_lines_say_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(SanzhanError) as error:
        parse(text)
    assert problem in str(error.value)
    assert error.value.code == "error-notation"


def test_only_the_start_of_a_turn_can_be_written() -> None:
    table = parse("A / B / C")
    match = Match.at(STAND_SOUL, table, 3, SoulOptions())
    match.answer(0, (1, ((0,), (0,))))
    with pytest.raises(SanzhanError, match="start of a turn"):
        write(table)
