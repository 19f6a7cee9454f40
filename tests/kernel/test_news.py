"""Patches and folding; who gets which line."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sanzhan.kernel.news import News, diff, fold

leaf = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["a", "b"])
values = st.recursive(
    leaf, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
)


@given(values, values)
def test_folding_the_difference_gives_the_new_view(old: Any, new: Any) -> None:
    before = repr(old)
    assert repr(fold(old, diff(old, new))) == repr(new) or fold(old, diff(old, new)) == new
    assert repr(old) == before


@given(values)
def test_equal_views_have_no_difference(view: Any) -> None:
    assert diff(view, view) == []


def test_a_private_addition_reaches_its_seat_alone() -> None:
    news = News("key", {"seat": 1}, {2: {"item": "gouyu"}})
    assert news.line(2) == {"key": "key", "args": {"seat": 1}, "mine": {"item": "gouyu"}}
    assert news.line(1) == news.line(None) == {"key": "key", "args": {"seat": 1}}
