"""Options from words and from plain values; every wrong one is one clear error."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from sanzhan.kernel.errors import BadOption
from sanzhan.kernel.options import as_dict, describe, from_dict, from_words, seed_words


@dataclass(frozen=True, slots=True)
class Some:
    loud: bool = False
    many: int = 3
    way: Literal["left", "right"] = "left"
    without: tuple[str, ...] = ()


def test_words_become_values() -> None:
    assert from_words(Some, ["loud=true", "many=7", "way=right"]) == Some(True, 7, "right")
    assert from_words(Some, []) == Some()


def test_names_are_written_with_commas_and_kept_sorted() -> None:
    assert from_words(Some, ["without=b,a"]) == from_dict(Some, {"without": ["a", "b"]}) == Some(without=("a", "b"))
    assert from_words(Some, ["without=a"]).without == ("a",)
    assert from_words(Some, ["without="]) == Some()


def test_names_come_back_from_json_as_they_went() -> None:
    some = Some(without=("a", "b"))
    assert from_dict(Some, json.loads(json.dumps(as_dict(some)))) == some
    # what is read from plain values can be a key
    assert {tuple(as_dict(some).items()): 1}


def test_what_was_written_before_there_were_names_is_read() -> None:
    assert from_dict(Some, {"loud": True}) == Some(True)


def test_they_describe_themselves() -> None:
    assert describe(Some) == [
        {"name": "loud", "values": [False, True], "default": False},
        {"name": "many", "values": "int", "default": 3},
        {"name": "way", "values": ["left", "right"], "default": "left"},
        {"name": "without", "values": "names", "default": ()},
    ]
    assert from_dict(Some, as_dict(Some(True))) == Some(True)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("tall=true", "no option 'tall'"),
        ("loud=yes", "loud cannot be 'yes'; it is false, true"),
        ("many=-1", "a whole number"),
        ("many=x", "a whole number"),
        ("way=up", "left, right"),
        ("loud", "key=value"),
        ("without=a,a", "without cannot be .*; it is names, each once"),
        ("without=a,,b", "names, each once"),
    ],
)
def test_a_wrong_word_is_one_clear_error(word: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        from_words(Some, [word])


@pytest.mark.parametrize(
    "given",
    [
        *(
            {"loud": 1},
            {"loud": "true"},
            {"many": True},
            {"many": 2.5},
            {"many": "int"},
            {"way": None},
            {"way": ["left"]},
        ),
        *({"without": "a"}, {"without": "names"}, {"without": ["a", 1]}, {"without": [["a"]]}, {"without": ["a", "a"]}),
        *({"without": [""]}, {"without": {"a": "b"}}, {"without": None}),
    ],
)
def test_a_wrong_value_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        from_dict(Some, given)


@dataclass(frozen=True)
class Grown:
    first: bool = False
    names: tuple[str, ...] = field(default=(), metadata={"later": True})


def test_an_option_that_came_later_changes_no_game_of_before() -> None:
    assert seed_words(Grown, as_dict(Grown())) == [("first", False)]
    assert seed_words(Grown, as_dict(Grown(names=("a",)))) == [("first", False), ("names", ("a",))]
    assert seed_words(Grown, {}) == []
