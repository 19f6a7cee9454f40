"""Traditional script from simplified: `python -m sanzhan.texts.hant` writes zh-Hant, `--check` only compares.

OpenCC converts (Taiwan standard with its idioms); overrides.toml pins names and mends what it gets wrong.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from opencc import OpenCC

from sanzhan.texts.catalogue import FOLDER, FaultyText, messages, resources

NOTE = "Generated from zh-Hans by `python -m sanzhan.texts.hant`: change the source or overrides.toml instead."
QUOTES = str.maketrans("“”‘’", "「」『』")
# Private use: OpenCC leaves them alone, so a phrase hidden behind one comes out as it is pinned.
HIDDEN = 0xE000


def generate() -> dict[str, str]:
    """File name -> content of every zh-Hant file. Raises FaultyText for overrides that mend nothing."""
    overrides = tomllib.loads((FOLDER / "overrides.toml").read_text(encoding="utf-8"))
    phrases: dict[str, str] = {**overrides["names"], **overrides["phrases"]}
    whole: dict[str, str] = overrides["messages"]
    converter, idle = OpenCC("s2twp"), {*phrases, *whole}
    files: dict[str, str] = {}
    for path, resource in resources("zh-Hans"):
        simplified = path.read_text(encoding="utf-8")
        idle -= {phrase for phrase in phrases if phrase in simplified}
        idle -= {message.id.name for message in messages(resource)}
        files[path.name] = f"# {NOTE}\n\n" + _whole(_convert(converter, simplified, phrases), whole)
    if idle:
        raise FaultyText(f"overrides.toml: {', '.join(sorted(idle))} stands in no text")
    return files


def _convert(converter: OpenCC, text: str, phrases: dict[str, str]) -> str:
    pinned = sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
    for place, phrase in enumerate(pinned):
        text = text.replace(phrase, chr(HIDDEN + place))
    text = str(converter.convert(text)).translate(QUOTES)
    for place, phrase in enumerate(pinned):
        text = text.replace(chr(HIDDEN + place), phrases[phrase])
    return text


def _whole(text: str, whole: dict[str, str]) -> str:
    """Replaces the values of single-line messages."""
    lines = [line.partition(" = ") for line in text.splitlines()]
    return "".join(f"{id}{equals}{whole.get(id, value)}\n" for id, equals, value in lines)


def outdated() -> list[Path]:
    """Files of zh-Hant that are not as `generate` makes them, missing and left-over ones too."""
    made = {FOLDER / "zh-Hant" / name: text for name, text in generate().items()}
    found = set((FOLDER / "zh-Hant").glob("*.ftl"))
    return sorted(
        path for path in found | made.keys() if path not in found or path.read_text(encoding="utf-8") != made.get(path)
    )


def main(arguments: list[str]) -> int:
    stale = outdated()
    if "--check" in arguments:
        for path in stale:
            print(f"{path.parent.name}/{path.name} is out of date; run python -m sanzhan.texts.hant", file=sys.stderr)
        return 1 if stale else 0
    files = generate()
    for path in stale:
        if path.name in files:
            path.parent.mkdir(exist_ok=True)
            path.write_text(files[path.name], encoding="utf-8")
        else:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
