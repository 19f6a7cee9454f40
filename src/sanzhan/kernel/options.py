"""Game options: a frozen dataclass per game whose fields are `bool`, `int` or `Literal[...]`, each with a default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from sanzhan.kernel.ask import Wire
from sanzhan.kernel.errors import BadOption

O = TypeVar("O")  # noqa: E741 - O for options, in this module only


def describe(kind: type[Any]) -> list[dict[str, Wire]]:
    """Every option as `{name, values, default}`; `values` is a list, or "int" for a whole number >= 0."""
    hints = get_type_hints(kind)
    defaults: Mapping[str, Wire] = as_dict(kind())
    return [
        {"name": name, "values": _values(hints[name]) or "int", "default": default}
        for name, default in defaults.items()
    ]


def as_dict(options: object) -> dict[str, Wire]:
    """The options as plain values, in the order of their declaration."""
    assert is_dataclass(options)
    assert not isinstance(options, type)
    return {field.name: getattr(options, field.name) for field in fields(options)}


def from_dict(kind: type[O], given: Mapping[str, object]) -> O:
    """Options from plain values, as they stand in a record or on the wire. Raises BadOption."""
    hints = get_type_hints(kind)
    for name, value in given.items():
        if name not in hints:
            raise BadOption("error-unknown-option", f"there is no option {name!r}; {_known(hints)}", option=name)
        values = _values(hints[name])
        fits = value in values and type(value) is type(values[0]) if values else type(value) is int and value >= 0
        if not fits:
            wanted = ", ".join(map(_word, values)) if values else "a whole number from 0"
            raise BadOption("error-bad-option", f"option {name} cannot be {value!r}; it is {wanted}", option=name)
    return kind(**given)


def from_words(kind: type[O], words: Iterable[str]) -> O:
    """Options from `key=value` words, as on the command line. Raises BadOption."""
    hints = get_type_hints(kind)
    given: dict[str, object] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOption("error-bad-option", f"an option is written key=value, not {word!r}", option=word)
        values = _values(hints[name]) if name in hints else []
        by_word = {_word(value): value for value in values}
        given[name] = by_word.get(text, int(text) if not values and text.isdecimal() else text)
    return from_dict(kind, given)


def _values(hint: object) -> list[Wire]:
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if hint is int:
        return []
    raise TypeError(f"an option cannot have the type {hint}")


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _known(hints: Mapping[str, object]) -> str:
    return "known are " + ", ".join(hints) if hints else "the game has none"
