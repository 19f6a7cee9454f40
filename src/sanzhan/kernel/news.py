"""What happened and who may know it; patches of views and their folding.

News are told by the rules: public arguments, and for some seats private additions. A viewer gets exactly one line for
each news, so the number of lines says nothing; what happens between some seats alone (`between`) is told to nobody
else, not even that something was told. The patch of a line is the difference between two of the viewer's own
views, so it can carry nothing that the view does not grant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from sanzhan.kernel.ask import Wire

View: TypeAlias = dict[str, Any]
Patch: TypeAlias = list[list[Any]]
"""A list of [path, value]; a path is a list of keys and indices."""


class News(NamedTuple):
    """`args` are for everybody, or for the viewers in `between` (None among them: the public); `private[seat]` is added
    for that seat alone."""

    key: str
    args: Mapping[str, Wire]
    private: Mapping[int, Mapping[str, Wire]]
    between: tuple[int | None, ...] | None = None

    def reaches(self, viewer: int | None) -> bool:
        """Is it told to this viewer at all?"""
        return self.between is None or viewer in self.between

    def line(self, viewer: int | None) -> dict[str, Any]:
        """What this viewer (a seat, or None for the public) learns."""
        line: dict[str, Any] = {"key": self.key, "args": dict(self.args)}
        if viewer is not None and viewer in self.private:
            line["mine"] = dict(self.private[viewer])
        return line


Sink: TypeAlias = Callable[[News], None]


def diff(old: Any, new: Any) -> Patch:
    """The patch that turns `old` into `new`. Lists of equal length are compared place by place, others are replaced."""
    patch: Patch = []
    _diff(old, new, [], patch)
    return patch


def _diff(old: Any, new: Any, path: list[Any], patch: Patch) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            _diff(old[key], value, [*path, key], patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            _diff(old[i], value, [*path, i], patch)
    else:
        patch.append([path, new])


def fold(view: Any, patch: Patch) -> Any:
    """The view after the patch; the given view is not changed."""
    return fold_into(_clone(view), patch)


def fold_into(view: Any, patch: Patch) -> Any:
    """As `fold`, changing the given view where it can."""
    for path, value in patch:
        if not path:
            view = _clone(value)
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = _clone(value)
    return view


def _clone(value: Any) -> Any:
    """A wire value that shares nothing that changes."""
    kind = type(value)
    if kind is dict:
        return {key: _clone(each) for key, each in value.items()}
    if kind is list or kind is tuple:
        return [_clone(each) for each in value]
    return value
