"""Loading a language and formatting its messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Lang: TypeAlias = Literal["zh-Hans", "zh-Hant", "en"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
FOLDER = Path(__file__).parent


class FaultyText(LookupError):
    """A message that is missing or cannot be formatted with the arguments it got: a mistake in code or catalogue."""


class Texts:
    """All messages of one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        # isolation marks belong where scripts of both directions meet; here they would only get into the way of copying
        self._bundle = FluentBundle([lang], use_isolating=False)
        known: set[str] = set()
        for path, resource in resources(lang, outside=True):
            for message in messages(resource):
                id = message.id.name
                if id in known:
                    raise FaultyText(f"{lang}/{path.name}: {id} stands in the catalogue twice")
                known.add(id)
            self._bundle.add_resource(resource)
        self.ids = frozenset(known)

    def has(self, id: str) -> bool:
        return id in self.ids

    def format(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        """The sentence of an id. Raises FaultyText."""
        value = self._bundle.get_message(id).value if self.has(id) else None
        if value is None:
            raise FaultyText(f"there is no text {id} in {self.lang}")
        text, faults = self._bundle.format_pattern(value, dict(args or {}))
        if faults:
            raise FaultyText(f"text {id} in {self.lang}: {'; '.join(map(str, faults))}")
        return str(text)


@cache
def load(lang: Lang) -> Texts:
    return Texts(lang)


def added(lang: Lang) -> list[Path]:
    """Files of installed packages: each entry point of `sanzhan.texts` is a package with a folder per language."""
    folders = [Path(str(entry.load().__file__)).parent for entry in entry_points(group="sanzhan.texts")]
    return sorted(path for folder in folders for path in (folder / lang).glob("*.ftl"))


def resources(lang: Lang, *, outside: bool = False) -> Iterator[tuple[Path, ast.Resource]]:
    """The files of a language, parsed; with `outside` those of installed packages too. Raises FaultyText for whatever
    is not Fluent."""
    for path in sorted((FOLDER / lang).glob("*.ftl")) + (added(lang) if outside else []):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise FaultyText(f"{lang}/{path.name}: {(entry.content or '').strip()!r} is not a message")
        yield path, resource


def messages(resource: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))
