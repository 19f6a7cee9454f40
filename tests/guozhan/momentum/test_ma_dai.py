"""马岱: 马术, 潜袭."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.cards.equipment import FurtherAway
from sanzhan.guozhan.queries import distance
from sanzhan.guozhan.skills.skill import Effect

MASHU = pytest.mark.proves("guozhan", "skill", "ma_dai.mashu")
QIANXI = pytest.mark.proves("guozhan", "skill", "ma_dai.qianxi")
UP = "ma_dai+ zhao_yun+"


def ambush(theirs: str = "", mine: str = "slash.s7", equip: str = "") -> Scene:
    """A is about to discard a card and has nobody near but B."""
    s = scene(
        seat(UP, mine), seat("", theirs, equip=equip), seat("", equip="dilu jueying"), seat("", equip="zhuahuang"),
        stage="prepare", deck="peach.h4", edition="current", decks="standard",
    )  # fmt: skip
    return s.skill("A", "qianxi").until("A", "gz-discard")


@MASHU
def test_others_are_one_nearer_and_twice_with_ma_chao() -> None:
    s = scene(seat(UP), *(seat() for _ in range(3)), seat("zhen_ji+ cao_ren+"), seat("ma_chao+ wei_yan+"),
              seat("xun_yu+ yue_jin+"), edition="current")  # fmt: skip
    assert [distance(s.table, s["A"], s[letter]) for letter in "BCD"] == [1, 1, 2]
    s = scene(seat("ma_dai+ ma_chao+"), *(seat() for _ in range(3)), seat("zhen_ji+ cao_ren+"),
              seat("xun_yu+ yue_jin+"), edition="current")  # fmt: skip
    assert distance(s.table, s["A"], s["D"]) == 1


@MASHU
def test_it_is_his_distance_alone_and_not_while_he_is_hidden() -> None:
    s = scene(seat(UP), seat(), seat(), seat(), edition="current")
    assert distance(s.table, s["C"], s["A"]) == 2
    s = scene(seat("ma_dai- zhao_yun+"), seat(), seat(), seat(), edition="current")
    assert distance(s.table, s["A"], s["C"]) == 2


@MASHU
def test_a_hidden_ma_dai_is_turned_up_for_a_slash_that_needs_it() -> None:
    s = scene(seat("ma_dai- zhao_yun+", "slash"), seat(), seat(), seat(), edition="current")
    s.use("A", "slash", "C", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert s["C"].hp == 3


@QIANXI
def test_no_hand_card_of_the_colour_answers_or_is_used() -> None:
    s = ambush("dodge.h2 dodge.d2", "slash.s7 peach.h6").does("A", "gz-discard", "choose", "peach.h6")
    s.until("A", "gz-play")
    assert s.told("gz-qianxi", seat="B")["color"] == "red"
    # nothing but to decline is left, so nothing is asked
    s.use("A", "slash", "B").until("A", "gz-play")
    assert (s["B"].hp, s.hand("B")) == (3, ["dodge", "dodge"])


@QIANXI
def test_the_other_colour_is_free() -> None:
    s = ambush("dodge.h2", "slash.s7 slash.c8").does("A", "gz-discard", "choose", "slash.c8").until("A", "gz-play")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4


@QIANXI
def test_equipment_is_no_hand_card() -> None:
    s = scene(
        seat(UP, "slash.s7 peach.h6"), seat("guan_yu+ zhang_fei+", "", equip="zixing"), stage="prepare",
        edition="current",
    )  # fmt: skip
    s.skill("A", "qianxi").until("A", "gz-discard").does("A", "gz-discard", "choose", "peach.h6").until("A", "gz-play")
    assert s.table.index.conversions[1][0].skill.groups(s.table, s["B"], "slash") == [s["B"].gear()]


@QIANXI
def test_two_cards_as_one_are_barred_only_together() -> None:
    s = scene(
        seat(UP, "duel peach.h6"), seat("", "peach.h7 peach.h8 dodge.d2 wine.s9", equip="spear"), stage="prepare",
        edition="current", decks="standard",
    )  # fmt: skip
    s.skill("A", "qianxi").until("A", "gz-discard").does("A", "gz-discard", "choose", "peach.h6").until("A", "gz-play")
    s.use("A", "duel", "B").until("B", "gz-slash", "spear")
    pairs = [sorted(o.picks[0].shown) for o in s.asked("B", "gz-slash").options if o.act == "spear"]
    assert pairs == [["peach.h7", "wine.s9"], ["peach.h8", "wine.s9"], ["dodge.d2", "wine.s9"]]
    s.does("B", "gz-slash", "spear", ("peach.h7", "wine.s9"))


@QIANXI
def test_only_at_distance_one_measured_after_the_discard() -> None:
    # his own horse brings B near until it is discarded
    s = scene(
        seat(UP, equip="zixing"), seat("", equip="dilu"), seat("", equip="zhuahuang"), stage="prepare",
        edition="current", decks="standard",
    )  # fmt: skip
    s["B"].effects = s["C"].effects = (Effect(FurtherAway(), "turn"),)
    s.table.changed()
    s.skill("A", "qianxi").until("A", "gz-discard").does("A", "gz-discard", "choose", "zixing").until("A", "gz-play")
    assert (s.count("gz-discard", seat="A"), s.count("gz-qianxi")) == (1, 0)


@QIANXI
def test_it_may_be_left_and_ends_with_the_turn() -> None:
    s = scene(seat(UP), seat(), stage="prepare", edition="current")
    s.until("A", "gz-skill", "qianxi").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert s.count("gz-qianxi") == 0
    s = ambush("dodge.h2").does("A", "gz-discard", "choose", "slash").until("A", "gz-play").ends("A")
    s.until("B", "gz-play")
    assert s["B"].effects == ()


@QIANXI
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("ma_dai- zhao_yun-", "slash"), seat(), stage="prepare", edition="current")
    s.skill("A", "qianxi", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s.count("gz-qianxi", seat="B") == 1
