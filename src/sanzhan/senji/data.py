"""What is in the box of SENJI: read from one file, `components.json`, and checked when it is read.

An owner of the printed game can put the printed values into that file; every entry says whether its value is sourced
or designed. Families, provinces and cards are small integers in the rules, places in the lists of `DATA`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Literal, NamedTuple, TypeAlias

CardKind: TypeAlias = Literal["hostage", "support", "trade"]
FlowerKind: TypeAlias = Literal["sun", "animal", "ribbon", "plain"]
OrderKind: TypeAlias = Literal["produce", "recruit", "move"]
Colour: TypeAlias = Literal["blue", "green", "red"]
Provenance: TypeAlias = Literal["sourced", "designed", "mixed"]
KINDS: tuple[CardKind, ...] = ("hostage", "support", "trade")
FLOWERS: tuple[FlowerKind, ...] = ("sun", "animal", "ribbon", "plain")
ORDERS: tuple[OrderKind, ...] = ("produce", "recruit", "move")
COLOURS: tuple[Colour, ...] = ("blue", "green", "red")


class Family(NamedTuple):
    """家. `homes`: its three provinces; `colour` is the name of its colour."""

    id: str
    colour: str
    homes: tuple[int, ...]


class Card(NamedTuple):
    """外交牌: it belongs to `family` for ever."""

    id: str
    family: int
    kind: CardKind
    value: int
    provenance: Provenance


class Flower(NamedTuple):
    """花札牌: one face; there are `copies` of it."""

    id: str
    month: int
    kind: FlowerKind
    copies: int


class Combination(NamedTuple):
    """花札组合: what it needs (a number for each of FLOWERS) and brings; `honour` 0 means a new samurai."""

    id: str
    needs: tuple[int, ...]
    honour: int
    provenance: Provenance


class Samurai(NamedTuple):
    """武士: `power` is the id of what he can do, None for nothing; `other_power` takes its place by option."""

    id: str
    letter: str
    colour: Colour
    honour: int
    power: str | None
    other_power: str | None
    provenance: Provenance


class Province(NamedTuple):
    """领地: `next_to` over land borders and straits, `seas` whose coast it is on."""

    id: str
    home: int
    next_to: tuple[int, ...]
    straits: tuple[int, ...]
    seas: tuple[int, ...]
    provenance: Provenance


class Sea(NamedTuple):
    """海域. `coast`: the provinces on it; `next_to`: the seas one can sail into."""

    id: str
    coast: tuple[int, ...]
    next_to: tuple[int, ...]


class Limits(NamedTuple):
    """The numbers of the rules; units are honour, armies, cards or dice as the name says."""

    honour_to_end: int
    honour_floor: int
    max_provinces_per_player: int
    max_armies_per_space: int
    max_armies_on_map: int
    start_armies: int
    start_samurai_dealt: int
    start_hanafuda: int
    produce_draw: int
    recruit_armies: int
    destiny_dice: int
    winter_seconds: int
    neutral_reveal_per_round: int
    mercenary_army_cost: int
    mercenary_max_armies: int
    mercenary_samurai_cost: int
    mercenary_samurai_draw: int
    diplomacy_set_honour: int
    diplomacy_set_owner_loss: int
    attacker_win_factor: int
    defender_win_factor: int
    hostage_execution_gain_factor: int
    hostage_execution_loss_factor: int


class Data(NamedTuple):
    """Everything in the box. `neutral[n]`: families that nobody plays with n players; `order_tokens`: of each kind."""

    families: tuple[Family, ...]
    provinces: tuple[Province, ...]
    seas: tuple[Sea, ...]
    cards: tuple[Card, ...]
    flowers: tuple[Flower, ...]
    combinations: tuple[Combination, ...]
    samurai: tuple[Samurai, ...]
    neutral: Mapping[int, tuple[int, ...]]
    order_tokens: int
    limits: Limits


class BadComponents(ValueError):
    """The file of components contradicts itself; the message lists how."""


def read(text: str) -> Data:
    """Components from JSON text. Raises BadComponents with everything that does not add up."""
    raw: Mapping[str, Any] = json.loads(text)
    try:
        data = _build(raw)
    except (KeyError, TypeError) as error:
        raise BadComponents(f"there is no {error}") from error
    broken = check(data, raw["component_counts"])
    if broken:
        raise BadComponents("; ".join(broken))
    return data


def _build(raw: Mapping[str, Any]) -> Data:
    family = {each["id"]: i for i, each in enumerate(raw["families"])}
    province = {each["id"]: i for i, each in enumerate(raw["provinces"])}
    sea = {each["id"]: i for i, each in enumerate(raw["seas"])}
    return Data(
        families=tuple(
            Family(f["id"], f["color"], tuple(province[home] for home in f["home"])) for f in raw["families"]
        ),
        provinces=tuple(
            Province(
                p["id"],
                family[p["home_family"]],
                tuple(sorted(province[a["to"]] for a in p["adjacent"])),
                tuple(sorted(province[a["to"]] for a in p["adjacent"] if a["via"] == "strait")),
                tuple(sorted(sea[s] for s in p["seas"])),
                p["provenance"],
            )
            for p in raw["provinces"]
        ),
        seas=tuple(
            Sea(
                s["id"],
                tuple(sorted(province[c] for c in s["coast"])),
                tuple(sorted(sea[b] for pair in raw["sea_adjacency"] if s["id"] in pair for b in pair if b != s["id"])),
            )
            for s in raw["seas"]
        ),
        cards=tuple(
            Card(c["id"], family[c["family"]], c["kind"], c["value"], c["provenance"])
            for c in raw["diplomacy"]["cards"]
        ),
        flowers=tuple(Flower(c["face"], c["month"], c["kind"], c["copies"]) for c in raw["hanafuda"]["cards"]),
        combinations=tuple(
            Combination(
                c["id"],
                tuple(c["needs"].get(kind, 0) for kind in FLOWERS),
                c["reward"].get("honour", 0),
                c["provenance"],
            )
            for c in raw["hanafuda"]["combinations"]
        ),
        samurai=tuple(
            Samurai(
                s["id"],
                s["letter"],
                s["kind"],
                s["honour"],
                s["ability"]["id"] if s["ability"] else None,
                s["alternative_ability"]["id"] if s.get("alternative_ability") else None,
                s["provenance"],
            )
            for s in raw["samurai"]["cards"]
        ),
        neutral={int(n): tuple(family[f] for f in out) for n, out in raw["neutral_by_players"].items()},
        order_tokens=min(o["count"] for o in raw["orders"]["kinds"]),
        limits=Limits(**{name: raw["limits"][name] for name in Limits._fields}),
    )


def check(data: Data, counts: Mapping[str, Any]) -> list[str]:
    """What does not add up, in words; empty if all is well."""
    broken: list[str] = []

    def need(holds: bool, what: str) -> None:
        if not holds:
            broken.append(what)

    families, provinces, cards = range(len(data.families)), data.provinces, data.cards
    need(len(provinces) == counts["provinces"], f"{counts['provinces']} provinces")
    need(len(data.seas) == counts["seas"], f"{counts['seas']} seas")
    need(len(cards) == counts["diplomacy"], f"{counts['diplomacy']} diplomacy cards")
    need(sum(f.copies for f in data.flowers) == counts["hanafuda"], f"{counts['hanafuda']} hanafuda")
    need(len(data.samurai) == counts["samurai_cards"], f"{counts['samurai_cards']} samurai")
    need(data.limits.destiny_dice == counts["destiny_dice"], f"{counts['destiny_dice']} destiny dice")
    need(all(_unique(each) for each in (provinces, data.seas, cards, data.flowers, data.samurai)), "ids are unique")
    need({f.kind for f in data.flowers} == set(FLOWERS), "the four kinds of hanafuda")
    need(all(s.colour in COLOURS for s in data.samurai), "samurai are blue, green or red")
    per_family = counts["diplomacy_per_family"]
    sums = Counter(dict.fromkeys(families, 0))
    for f in families:
        own = [card for card in cards if card.family == f]
        name = data.families[f].id
        sums[f] = sum(card.value for card in own)
        need(len(own) == per_family, f"{per_family} diplomacy cards of {name}")
        need([c.kind for c in own if c.value == 0] == ["support"], f"one 0 of {name}, a support")
        need(len(data.families[f].homes) == 3, f"three homes of {name}")
        need(all(provinces[home].home == f for home in data.families[f].homes), f"the homes of {name}")
        need(_connected(data, set(data.families[f].homes)), f"the homes of {name} hang together")
    # printed values may be what they are; as long as they are our own, all families bid with the same
    ours = {f for f in families if all(c.provenance == "designed" for c in cards if c.family == f and c.value)}
    need(len({sums[f] for f in ours}) <= 1, "the diplomacy cards of every family sum to the same")
    for i, province in enumerate(provinces):
        need(all(i in provinces[j].next_to for j in province.next_to), f"the borders of {province.id} from both sides")
        need(all(i in provinces[j].straits for j in province.straits), f"the straits of {province.id} from both sides")
        for s, sea in enumerate(data.seas):
            need((i in sea.coast) == (s in province.seas), f"{province.id} on the coast of {sea.id}")
    for players, out in data.neutral.items():
        open_ = {i for i, province in enumerate(provinces) if province.home not in out}
        need(len(out) == len(data.families) - players, f"neutral families with {players} players")
        need(_connected(data, open_), f"the map with {players} players hangs together")
    return broken


def _unique(things: Sequence[Any]) -> bool:
    return len({thing.id for thing in things}) == len(things)


def _connected(data: Data, nodes: set[int]) -> bool:
    todo, reached = [min(nodes)], set[int]()
    while todo:
        place = todo.pop()
        if place not in reached:
            reached.add(place)
            todo += [other for other in data.provinces[place].next_to if other in nodes]
    return reached == nodes


DATA = read((files("sanzhan.senji") / "components.json").read_text(encoding="utf-8"))
