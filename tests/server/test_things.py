"""What is in the box of a game, as a page gets it that shows it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from sanzhan import games
from server.harness import Running

CLIENT = Path(__file__).parents[2] / "client/src/table/guozhan/fixtures/things.json"
Thing = dict[str, Any]


def ask(server: Running, game: str) -> httpx.Response:
    """A stranger asks: no name, no header."""

    async def go() -> httpx.Response:
        async with httpx.AsyncClient(base_url=server.base) as http:
            return await http.get(f"/api/games/{game}/things")

    return asyncio.run(go())


def box(server: Running, edition: int = 0) -> dict[str, dict[str, Thing]]:
    """What is in the box of the first edition, or (1) of the current one."""
    answer = ask(server, "guozhan")
    assert answer.status_code == 200
    lists = answer.json()["editions"][edition]
    assert lists.pop("id") == ("first", "current")[edition]
    keys = {"cards": "kind", "generals": "id", "skills": "id"}
    assert lists.keys() == keys.keys()
    return {name: {thing[keys[name]]: thing for thing in found} for name, found in lists.items()}


def test_the_current_edition_tells_marks_lords_places_and_formations(server: Running) -> None:
    things = box(server, 1)
    assert things["cards"]["dodge"]["marked"] == ["dodge.h6"]
    assert "marked" not in things["cards"]["duel"]
    lord = things["generals"]["lord_liu_bei"]
    assert (lord["lord_of"], lord["place"], lord["package"]) == ("liu_bei", "head", "formation")
    assert things["generals"]["tang_zi"]["second"] == "wu"
    assert things["generals"]["deng_ai"]["less_as_head"] == 1
    assert things["skills"]["tianfu"] == {
        "id": "tianfu", "locked": True, "limit": None, "place": "head", "formation": True,
    }  # fmt: skip


def test_all_108_cards_are_listed_by_kind(server: Running) -> None:
    cards = box(server)["cards"]
    assert len(cards) == 45
    assert sum(len(card["copies"]) for card in cards.values()) == 108
    assert cards["fire_slash"] == {
        "kind": "fire_slash", "type": "basic", "copies": ["fire_slash.h4", "fire_slash.d4", "fire_slash.d5"],
    }  # fmt: skip
    assert cards["lightning"] == {"kind": "lightning", "type": "delayed", "copies": ["lightning.s1"]}
    assert cards["duel"]["type"] == "trick"


def test_equipment_names_its_slot_and_weapons_alone_their_range(server: Running) -> None:
    cards = box(server)["cards"]
    gear = [card for card in cards.values() if card["type"] == "equip"]
    assert {card["slot"] for card in gear} == {"weapon", "armor", "plus_horse", "minus_horse"}
    assert all(("range" in card) == (card["slot"] == "weapon") for card in gear)
    assert not any("slot" in card for card in cards.values() if card["type"] != "equip")
    # card effects §5.1
    ranges = {
        "crossbow": 1, "double_swords": 2, "qinggang": 2, "ice_sword": 2, "spear": 3, "feather_fan": 4, "axe": 3,
        "kylin_bow": 5, "six_swords": 2, "triblade": 3,
    }  # fmt: skip
    assert {kind: card["range"] for kind, card in cards.items() if "range" in card} == ranges


def test_all_60_generals_are_listed_with_fifteen_of_each_kingdom(server: Running) -> None:
    generals = box(server)["generals"]
    kingdoms = [general["kingdom"] for general in generals.values()]
    assert {kingdom: kingdoms.count(kingdom) for kingdom in kingdoms} == {"wei": 15, "shu": 15, "wu": 15, "qun": 15}
    assert {general["sex"] for general in generals.values()} == {"male", "female"}
    assert generals["gan_furen"] == {
        "id": "gan_furen", "package": "standard", "kingdom": "shu", "sex": "female", "half_fish": 3,
        "companions": ["liu_bei"], "skills": ["shushen", "shenzhi"],
    }  # fmt: skip


def test_companions_are_told_by_both_cards(server: Running) -> None:
    generals = box(server)["generals"]
    pairs = {(one, other) for one, general in generals.items() for other in general["companions"]}
    assert pairs
    assert {(other, one) for one, other in pairs} == pairs
    assert all(generals[one]["kingdom"] == generals[other]["kingdom"] for one, other in pairs)


def test_every_skill_of_a_general_is_described_once(server: Running) -> None:
    things = box(server)
    named = {skill for general in things["generals"].values() for skill in general["skills"]}
    assert things["skills"].keys() == named
    assert things["skills"]["mashu"] == {"id": "mashu", "locked": True, "limit": None}
    assert things["skills"]["luanwu"] == {"id": "luanwu", "locked": False, "limit": "game"}
    assert things["skills"]["zhiheng"]["limit"] == "phase"


def test_a_game_that_says_nothing_has_an_empty_box(server: Running) -> None:
    answer = ask(server, "stand_soul")
    assert (answer.status_code, answer.json()) == (200, {})


def test_there_is_no_box_of_a_game_that_does_not_exist(server: Running) -> None:
    answer = ask(server, "chess")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "error-unknown-game")


def test_the_client_is_tested_with_what_the_server_says() -> None:
    """To be written anew: python -m sanzhan.guozhan.things > client/src/table/guozhan/fixtures/things.json"""
    assert json.loads(CLIENT.read_text(encoding="utf-8")) == games.things("guozhan")
