"""Options from words and from plain values; every wrong one is one clear error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from sanzhan.kernel.errors import BadOption
from sanzhan.kernel.options import as_dict, describe, from_dict, from_words


@dataclass(frozen=True, slots=True)
class Some:
    loud: bool = False
    many: int = 3
    way: Literal["left", "right"] = "left"


def test_words_become_values() -> None:
    assert from_words(Some, ["loud=true", "many=7", "way=right"]) == Some(True, 7, "right")
    assert from_words(Some, []) == Some()


def test_they_describe_themselves() -> None:
    assert describe(Some) == [
        {"name": "loud", "values": [False, True], "default": False},
        {"name": "many", "values": "int", "default": 3},
        {"name": "way", "values": ["left", "right"], "default": "left"},
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
    ],
)
def test_a_wrong_word_is_one_clear_error(word: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        from_words(Some, [word])


@pytest.mark.parametrize("given", [{"loud": 1}, {"loud": "true"}, {"many": True}, {"many": 2.5}, {"way": None}])
def test_a_wrong_value_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        from_dict(Some, given)
