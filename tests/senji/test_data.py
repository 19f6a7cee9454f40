"""The box as one checked file: a broken copy is refused with everything that is wrong, and every value says whence."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from sanzhan.senji.data import COLOURS, DATA, FLOWERS, KINDS, BadComponents, read
from sanzhan.senji.things import things

TEXT = (files("sanzhan.senji") / "components.json").read_text(encoding="utf-8")


def broken(*changes: Callable[[Any], object]) -> list[str]:
    """What is said about a copy of the file with these changes; a change must be refused."""
    raw = json.loads(TEXT)
    for change in changes:
        change(raw)
    with pytest.raises(BadComponents) as error:
        read(json.dumps(raw))
    return str(error.value).split("; ")


def drop_card(raw: Any) -> None:
    cards = raw["diplomacy"]["cards"]
    cards.remove(next(card for card in cards if card["id"] == "fan_hostage_1"))


def drop_border(raw: Any) -> None:
    bungo = next(each for each in raw["provinces"] if each["id"] == "bungo")
    bungo["adjacent"] = [border for border in bungo["adjacent"] if border["to"] != "iyo"]


def named(things: Any, name: str) -> Any:
    return next(each for each in things if each["id"] == name)


BREAKS: dict[str, tuple[Callable[[Any], object], list[str]]] = {
    "a diplomacy card is missing": (
        drop_card,
        [
            "72 diplomacy cards",
            "12 diplomacy cards of fan",
            "the diplomacy cards of every family sum to the same",
        ],
    ),
    "a border is known from one side only": (
        drop_border,
        ["the borders of iyo from both sides", "the straits of iyo from both sides"],
    ),
    "a coast the province does not know of": (
        lambda raw: named(raw["provinces"], "izumo")["seas"].append("south"),
        ["izumo on the coast of south"],
    ),
    "a samurai is missing": (lambda raw: raw["samurai"]["cards"].pop(), ["18 samurai"]),
    "a samurai twice": (
        lambda raw: named(raw["samurai"]["cards"], "yagyu").update(id="akashi"),
        ["ids are unique"],
    ),
    "a colour that does not exist": (
        lambda raw: named(raw["samurai"]["cards"], "yagyu").update(kind="white"),
        ["samurai are blue, green or red"],
    ),
    "a flower too many": (lambda raw: raw["hanafuda"]["cards"][0].update(copies=3), ["96 hanafuda"]),
    "a kind of flower that does not exist": (
        lambda raw: raw["hanafuda"]["cards"][0].update(kind="moon"),
        ["the four kinds of hanafuda"],
    ),
    "a die is missing": (lambda raw: raw["limits"].update(destiny_dice=8), ["9 destiny dice"]),
    "a number is too high": (
        lambda raw: named(raw["diplomacy"]["cards"], "fan_hostage_1").update(value=2),
        ["the diplomacy cards of every family sum to the same"],
    ),
    "no bluff in a family": (
        lambda raw: named(raw["diplomacy"]["cards"], "fan_support_1").update(kind="trade"),
        ["one 0 of fan, a support"],
    ),
    "a home that is another family's": (
        lambda raw: named(raw["families"], "fan").update(home=["chikuzen", "bungo", "mutsu"]),
        ["the homes of fan", "the homes of fan hang together"],
    ),
    "two homes only": (
        lambda raw: named(raw["families"], "fan").update(home=["chikuzen", "bungo"]),
        ["three homes of fan"],
    ),
    "too many neutral families": (
        lambda raw: raw["neutral_by_players"]["5"].append("cherry"),
        ["neutral families with 5 players"],
    ),
    "a map that falls apart": (
        lambda raw: raw["neutral_by_players"].update({"4": ["lotus", "sabre"]}),
        ["the map with 4 players hangs together"],
    ),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_copy_is_refused_in_words(name: str) -> None:
    change, faults = BREAKS[name]
    assert sorted(broken(change)) == sorted(faults)


def test_all_faults_of_a_copy_are_named_at_once() -> None:
    chosen = [
        "a diplomacy card is missing", "a border is known from one side only", "a samurai is missing",
        "a flower too many", "a die is missing", "too many neutral families",
    ]  # fmt: skip
    faults = [fault for name in chosen for fault in BREAKS[name][1]]
    assert sorted(broken(*[BREAKS[name][0] for name in chosen])) == sorted(faults)


def test_the_file_as_it_is_adds_up() -> None:
    assert read(TEXT) == DATA


def test_the_counts() -> None:
    assert (len(DATA.families), len(DATA.provinces), len(DATA.seas)) == (6, 18, 2)
    assert (len(DATA.cards), sum(flower.copies for flower in DATA.flowers), len(DATA.samurai)) == (72, 96, 18)
    assert Counter(card.family for card in DATA.cards) == dict.fromkeys(range(6), 12)
    assert {sum(card.value for card in DATA.cards if card.family == family) for family in range(6)} == {28}
    kinds = Counter({kind: sum(f.copies for f in DATA.flowers if f.kind == kind) for kind in FLOWERS})
    assert kinds == {"sun": 10, "animal": 18, "ribbon": 20, "plain": 48}
    assert Counter(samurai.colour for samurai in DATA.samurai) == dict.fromkeys(COLOURS, 6)
    assert [samurai.honour for samurai in DATA.samurai if samurai.power is None] == [8, 8]
    assert {card.kind for card in DATA.cards} == set(KINDS)
    assert {players: len(out) for players, out in DATA.neutral.items()} == {6: 0, 5: 1, 4: 2, 3: 3}
    assert sum(len(province.straits) for province in DATA.provinces) == 2 * 6
    # the borders to other families, as the reference counts them
    assert {family.id: _borders(number) for number, family in enumerate(DATA.families)} == {
        "fan": 3, "dragon": 4, "mask": 5, "sabre": 6, "lotus": 8, "cherry": 8,
    }  # fmt: skip


def _borders(family: int) -> int:
    homes = DATA.families[family].homes
    return sum(DATA.provinces[other].home != family for home in homes for other in DATA.provinces[home].next_to)


def test_every_value_says_whether_it_is_sourced_or_designed() -> None:
    raw = json.loads(TEXT)
    lists: dict[str, tuple[Any, list[Any]]] = {
        "cards": (DATA.cards, raw["diplomacy"]["cards"]),
        "samurai": (DATA.samurai, raw["samurai"]["cards"]),
        "combinations": (DATA.combinations, raw["hanafuda"]["combinations"]),
        "provinces": (DATA.provinces, raw["provinces"]),
    }
    shown = things(DATA)
    for name, (read_, written) in lists.items():
        expected = [each["provenance"] for each in written]
        assert set(expected) <= {"sourced", "designed", "mixed"}
        assert [each.provenance for each in read_] == expected
        assert [each["provenance"] for each in shown[name]] == expected
    # what public pages say stays told apart from what we made up
    assert {c.id for c in DATA.combinations if c.provenance == "sourced"} == {"four_suns", "five_ribbons"}
    assert {s.id for s in DATA.samurai if s.provenance == "sourced"} == {"umeko"}


def test_printed_values_may_sum_to_what_they_are() -> None:
    raw = json.loads(TEXT)
    for card in raw["diplomacy"]["cards"]:
        if card["family"] == "fan":
            card["provenance"] = "sourced"
            card["value"] += 1 if card["value"] == 4 else 0
    assert sum(card.value for card in read(json.dumps(raw)).cards if card.family == 0) > 28
