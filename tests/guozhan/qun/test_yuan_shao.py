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


CURRENT = pytest.mark.proves("guozhan", "skill", "yuan_shao.luanji@current")


@CURRENT
def test_any_two_cards_are_a_volley_and_their_suits_are_used_up() -> None:
    hand = "slash.s7 peach.h4 slash.s8 slash.c2 dodge.d2"
    s = scene(seat(YUAN_SHAO, hand), seat(), edition="current")
    s.does("A", "gz-play", "luanji", ("slash.s7", "peach.h4"), card="archery_attack").on()
    assert s["B"].hp == 3
    assert groups(s) == [["slash.c2", "dodge.d2"]]
    s.does("A", "gz-play", "luanji", ("slash.c2", "dodge.d2")).on()
    assert s["B"].hp == 2
    assert groups(s) == []
    s.sound()


@CURRENT
def test_two_of_one_suit_use_up_that_suit_alone_until_the_turn_is_over() -> None:
    s = scene(seat(YUAN_SHAO, "slash.s7 slash.s8 slash.s9 slash.h10 slash.c2", hp=4), seat(), edition="current")
    s.does("A", "gz-play", "luanji", ("slash.s7", "slash.s8")).on()
    assert groups(s) == [["slash.h10", "slash.c2"]]
    assert s["A"].used_turn.keys() >= {"luanji_spade"}
    s.ends("A").until("B", "gz-play").ends("B").until("A", "gz-play")
    assert {"slash.s9", "slash.h10", "slash.c2"} <= set(groups(s)[0])


@CURRENT
def test_only_hand_cards_and_two_of_them() -> None:
    s = scene(seat(YUAN_SHAO, "slash.s7", equip="crossbow"), seat(), edition="current")
    assert groups(s) == []


@CURRENT
def test_who_dodges_of_his_kingdom_may_draw_and_others_not() -> None:
    s = scene(
        seat(YUAN_SHAO, "slash.s7 peach.h4"),
        seat("hua_tuo+ ji_ling-", "dodge"),
        seat("tian_feng+ kong_rong-", "dodge"),
        seat("cao_ren+ yue_jin-", "dodge"),
        seat("jia_xu- pang_de-", "dodge"),
        seat(),
        seat(),
        edition="current",
        deck="peach.h6",
    )
    s.does("A", "gz-play", "luanji", ("slash.s7", "peach.h4"))
    for letter in "BCDE":
        s.until(letter, "gz-dodge").does(letter, "gz-dodge", "card", "dodge")
        if letter == "B":
            s.skill("B", "luanji")
        if letter == "C":
            # he may do without
            s.until("C", "gz-skill", "luanji")
    s.on()
    assert [s.hand(letter) for letter in "BCDE"] == [["peach"], [], [], []]
    asked = {letter for letter, about, acts in s.asked_so_far if about == "gz-skill" and "luanji" in acts}
    assert asked == {"B", "C"}
    s.sound()


@CURRENT
def test_not_for_a_printed_volley_nor_for_other_dodges() -> None:
    b = seat("hua_tuo+ ji_ling-", "dodge dodge")
    s = scene(seat(YUAN_SHAO, "archery_attack slash"), b, seat(), seat(), edition="current")
    s.use("A", "archery_attack").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").not_offered(
        "B", "luanji"
    )
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").not_offered("B", "luanji")


@CURRENT
def test_the_kingdom_is_looked_at_when_the_dodge_is_played() -> None:
    s = scene(
        seat(YUAN_SHAO, "slash.h10 peach.h4"),
        seat("zhang_jiao- pang_de-", "dodge"),
        seat(),
        seat(),
        edition="current",
        deck="peach.h6",
    )
    s.does("A", "gz-play", "luanji", ("slash.h10", "peach.h4")).until("B", "gz-dodge")
    s.does("B", "gz-dodge", "card", "dodge").skill("B", "leiji", "C", reveals="head")
    s.skill("B", "luanji").on()
    assert s["B"].kingdom == "qun"
    assert len(s["B"].hand) == 1


@CURRENT
def test_hidden_he_turns_up_and_his_suits_are_used_up_all_the_same() -> None:
    s = scene(seat("yuan_shao- pan_feng-", "slash.s7 peach.h4 slash.s8 peach.h6"), seat(), edition="current")
    s.does("A", "gz-play", "luanji", ("slash.s7", "peach.h4"), reveals="head").on()
    assert s["A"].up == (True, False)
    assert s["B"].hp == 3
    assert groups(s) == []
