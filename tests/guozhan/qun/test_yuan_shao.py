"""袁绍: 乱击."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "yuan_shao.luanji@first")
YUAN_SHAO = "yuan_shao+ pan_feng-"


def groups(s: Scene) -> list[list[str]]:
    """The cards out of which a volley can be made, by option."""
    options = s.asked("A", "gz-play").options
    return [[str(wire) for wire in o.picks[0].shown] for o in options if o.act == "luanji"]


@PROVES
def test_two_cards_of_a_suit_are_a_volley_on_all_others() -> None:
    s = scene(seat(YUAN_SHAO, "slash.s7 slash.s8"), seat("", "dodge"), seat())
    s.does("A", "gz-play", "luanji", ("slash.s7", "slash.s8"), card="archery_attack")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert (s["B"].hp, s["C"].hp) == (4, 3)
    assert s.told("gz-use", card="archery_attack")["skill"] == "luanji"
    assert sorted(s.discarded()) == ["dodge.d10", "slash.s7", "slash.s8"]
    s.sound()


@PROVES
def test_any_number_of_volleys_in_a_phase() -> None:
    s = scene(seat(YUAN_SHAO, "slash.s7 slash.s8 peach.h4 peach.h6"), seat())
    s.does("A", "gz-play", "luanji", ("slash.s7", "slash.s8")).on()
    s.does("A", "gz-play", "luanji", ("peach.h4", "peach.h6")).on()
    assert s["B"].hp == 2


@PROVES
def test_only_within_a_suit_and_out_of_the_hand() -> None:
    s = scene(seat(YUAN_SHAO, "slash.s7 slash.c2 peach.h4 peach.h6 dodge.d2", equip="qinggang.s6"), seat())
    assert groups(s) == [["peach.h4", "peach.h6"]]
    s = scene(seat(YUAN_SHAO, "slash.s7 slash.c2"), seat())
    assert groups(s) == []


@PROVES
def test_a_black_volley_passes_by_jia_xu_and_a_red_one_does_not() -> None:
    s = scene(seat(YUAN_SHAO, "slash.s7 slash.s8 peach.h4 peach.h6"), seat("jia_xu+ pang_de-"), seat())
    s.does("A", "gz-play", "luanji", ("slash.s7", "slash.s8")).on()
    assert s["B"].hp == s["B"].max_hp
    assert s["C"].hp == 3
    s.does("A", "gz-play", "luanji", ("peach.h4", "peach.h6")).on()
    assert s["B"].hp == s["B"].max_hp - 1


@PROVES
def test_rattan_armour_stops_it() -> None:
    s = scene(seat(YUAN_SHAO, "slash.s7 slash.s8"), seat("", equip="rattan_armor"))
    s.does("A", "gz-play", "luanji", ("slash.s7", "slash.s8")).on()
    assert s["B"].hp == 4
    assert s.told("gz-no-effect", seat="B")


@PROVES
def test_hidden_he_turns_up_and_the_companion_is_rewarded_first() -> None:
    s = scene(seat("yuan_shao- yan_wen+", "slash.s7 slash.s8"), seat(), deck="peach peach")
    s.does("A", "gz-play", "luanji", ("slash.s7", "slash.s8"), reveals="head")
    assert s["A"].up == (True, True)
    s.does("A", "gz-companion", "draw_two").on()
    assert s.hand("A") == ["peach", "peach"]
    assert s["B"].hp == 3
