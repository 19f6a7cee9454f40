"""Imagined worlds with lords and generals of two kingdoms: what everybody knows holds in each (rules §11.1, §14.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.stored import put_back, store_generals
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.imagine import imagine
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.general import whole_fish
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD
from sanzhan.guozhan.table import Table
from sanzhan.kernel.match import Match
from sanzhan.kernel.rng import Rng

WORLDS = 250


def worlds(table: Table, seat: int) -> Iterator[Table]:
    for n in range(WORLDS):
        world = table.copy()
        imagine(world, table, seat, Rng("imagined", n))
        yield world


def hidden(world: Table) -> list[Player]:
    """Whose head is face down."""
    return [player for player in world.players if not player.up[HEAD]]


def heads(s: Scene, seat: int) -> Counter[tuple[str, int]]:
    """The hidden heads of the others that are or could have been a lord, over many worlds."""
    lords = s.table.edition.lords
    names = {*lords, *(lord.id for lord in lords.values())}
    found: Counter[tuple[str, int]] = Counter()
    for world in worlds(s.table, seat):
        for player in hidden(world):
            head, deputy = world.general(player, HEAD), world.general(player, DEPUTY)
            assert whole_fish(head, deputy) == player.max_hp
            if player.seat != seat and head.id in names:
                found["lord" if head.lord_of else "ordinary", player.seat] += 1
    return found


PAIRS = ("guan_yu- zhang_fei-", "cao_ren- yue_jin-", "gan_ning- lu_meng-", "pan_feng- pang_de-", "ma_chao- zhao_yun-")


def first_turn_of(letter: str, lords: str) -> Scene:
    """A begins; it is this seat's turn, and everything that came before was passed."""
    s = scene(*[seat(pair) for pair in PAIRS], stage="prepare", edition="current", lords=lords)
    for before in "ABCDE"[: "ABCDE".index(letter)]:
        s.until(before, "gz-play").ends(before)
    return s.until(letter, "gz-play")


def test_where_one_may_choose_a_hidden_head_may_be_the_lord_or_the_ordinary_general() -> None:
    found = heads(first_turn_of("A", "optional"), 0)
    kinds = Counter(kind for kind, _ in found.elements())
    assert min(kinds["lord"], kinds["ordinary"]) > 10


def test_where_one_may_not_choose_it_is_the_lord() -> None:
    found = heads(first_turn_of("A", "auto"), 0)
    assert {kind for kind, _ in found} == {"lord"}
    assert {seat for _, seat in found} == {1, 2, 3, 4}


@pytest.mark.parametrize(("lords", "ordinary"), [("optional", True), ("auto", False)])
def test_after_ones_first_preparation_no_lord_is_hidden_any_more(lords: str, ordinary: bool) -> None:
    found = heads(first_turn_of("C", lords), 4)
    assert {seat for kind, seat in found if kind == "lord"} == {3}
    assert bool(found["ordinary", 0] + found["ordinary", 1] + found["ordinary", 2]) is ordinary


def test_in_his_preparation_he_may_still_be_one() -> None:
    s = scene(*[seat(pair) for pair in PAIRS], stage="prepare", edition="current", lords="optional")
    found = heads(s, 1)
    assert found["lord", 0]
    assert found["ordinary", 0]


def test_from_the_first_turn_of_a_match_on() -> None:
    match = Match(GUOZHAN, 5, GuozhanOptions(edition="current", lords="optional"), bytes(32))
    for number in list(match.waiting):
        match.answer(number, match.waiting[number].neutral)
    table = match.checkpoint()
    assert table.round == 1
    first, last = table.starter, (table.starter - 1) % 5
    lordly = Counter(
        player.seat for world in worlds(table, first) for player in hidden(world) if world.general(player, HEAD).lord_of
    )
    assert lordly[last]
    assert sum(lordly.values()) > lordly[last]


def test_a_true_lord_may_be_an_ordinary_general_in_another_world() -> None:
    s = scene(
        seat(PAIRS[1]), seat("lord_liu_bei- zhang_fei-"), seat("gan_ning- lu_meng-"), edition="current",
        lords="optional",
    )  # fmt: skip
    ids = {world.general(world[1], HEAD).id for world in worlds(s.table, 0)}
    assert len(ids) > 20
    for world in worlds(s.table, 0):
        # each card is in one place, as a lord or not
        names = Counter(general.lord_of or general.id for general in world.general_face)
        assert set(names.values()) == {1}


def test_a_lord_who_was_turned_up_is_nobodys_hidden_general() -> None:
    s = scene(seat("zuo_ci+ diao_chan+"), seat("guan_yu- zhang_fei-"), seat("cao_ren- yue_jin-"), edition="current")
    table = s.table
    # a dead lord whom 孙綝 took goes back, and souls are drawn of the deck
    lord = next(handle for handle in table.general_deck if table.general_face[handle].id == "liu_bei")
    table.general_deck.remove(lord)
    table.general_face = [
        table.edition.lords["liu_bei"] if at == lord else face for at, face in enumerate(table.general_face)
    ]
    s["A"].stored["massacre"] = (lord,)
    put_back(table, s["A"], "massacre", (lord,))
    store_generals(table, s["A"], "soul", 2)
    for world in worlds(table, 1):
        assert sum(general.id == "lord_liu_bei" for general in world.general_face) == 1
        assert not any(world.general(player, HEAD).id == "lord_liu_bei" for player in world.players)


def test_a_head_of_two_kingdoms_is_of_the_one_that_it_shares() -> None:
    s = scene(*[seat(pair) for pair in PAIRS], edition="current", dual_as_head=True)
    shared: Counter[bool] = Counter()
    for world in worlds(s.table, 0):
        for player in hidden(world):
            head, deputy = world.general(player, HEAD), world.general(player, DEPUTY)
            if head.second is not None:
                assert head.kingdom in deputy.kingdoms
                shared[head == world.edition.by_id[head.id]] += 1
    # printed first and printed second
    assert shared[True]
    assert shared[False]
