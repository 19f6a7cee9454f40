"""Game options: a frozen dataclass per game, each field with a default: `bool`, `int`, `Literal[...]` or names.

Names, `tuple[str, ...]`, are a choice of things of which only the game knows which there are; it checks them at set-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from sanzhan.kernel.ask import Wire
from sanzhan.kernel.errors import BadOption

O = TypeVar("O")  # noqa: E741 - O for options, in this module only

Values: TypeAlias = list[Wire] | Literal["int", "names"]
"""What an option can be: one of these, a whole number from 0, or distinct names."""


def describe(kind: type[Any]) -> list[dict[str, Wire]]:
    """Every option as `{name, values, default}`; `values` is a list, "int" (a whole number >= 0) or "names"."""
    hints = get_type_hints(kind)
    defaults: Mapping[str, Wire] = as_dict(kind())
    return [{"name": name, "values": _values(hints[name]), "default": default} for name, default in defaults.items()]


def as_dict(options: object) -> dict[str, Wire]:
    """The options as plain values, in the order of their declaration; names are a tuple, so that it can be hashed."""
    assert is_dataclass(options)
    assert not isinstance(options, type)
    return {field.name: getattr(options, field.name) for field in fields(options)}


def seed_words(kind: type[Any], given: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """What was given, by name, as the seeds of simulated games are made from it.

    An option that came later (its field says `later`) is left out at its default, so that the games of before stay.
    """
    later = {field.name: field.default for field in fields(kind) if field.metadata.get("later")}
    return sorted((name, value) for name, value in given.items() if name not in later or value != later[name])


def from_dict(kind: type[O], given: Mapping[str, object]) -> O:
    """Options from plain values, as they stand in a record or on the wire. Names are sorted. Raises BadOption."""
    hints = get_type_hints(kind)
    chosen: dict[str, object] = {}
    for name, value in given.items():
        if name not in hints:
            raise BadOption("error-unknown-option", f"there is no option {name!r}; {_known(hints)}", option=name)
        values = _values(hints[name])
        if not _fits(values, value):
            wanted = f"option {name} cannot be {value!r}; it is {_wanted(values)}"
            raise BadOption("error-bad-option", wanted, option=name)
        chosen[name] = tuple(sorted(value)) if isinstance(value, list | tuple) else value
    return kind(**chosen)


def from_words(kind: type[O], words: Iterable[str]) -> O:
    """Options from `key=value` words, as on the command line; several names are `key=one,other`. Raises BadOption."""
    hints = get_type_hints(kind)
    given: dict[str, object] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOption("error-bad-option", f"an option is written key=value, not {word!r}", option=word)
        # what there is not is refused below
        given[name] = _read(_values(hints[name]), text) if name in hints else text
    return from_dict(kind, given)


def _values(hint: object) -> Values:
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if hint is int:
        return "int"
    if hint == tuple[str, ...]:
        return "names"
    raise TypeError(f"an option cannot have the type {hint}")


def _fits(values: Values, value: object) -> bool:
    if values == "int":
        return type(value) is int and value >= 0
    if values == "names":
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) and one for one in value):
            return False
        return len(set(value)) == len(value)
    return value in values and type(value) is type(values[0])


def _wanted(values: Values) -> str:
    if values == "int":
        return "a whole number from 0"
    if values == "names":
        return "names, each once"
    return ", ".join(map(_word, values))


def _read(values: Values, text: str) -> object:
    """The value that a word stands for; a word that stands for none stays what it is."""
    if values == "int":
        return int(text) if text.isdecimal() else text
    if values == "names":
        return text.split(",") if text else []
    return {_word(value): value for value in values}.get(text, text)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _known(hints: Mapping[str, object]) -> str:
    return "known are " + ", ".join(hints) if hints else "the game has none"
