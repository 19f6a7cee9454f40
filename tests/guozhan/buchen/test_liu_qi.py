"""刘琦: 问计, 屯江."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "liu_qi.wenji")
PAIR = "pan_feng+ liu_qi+"
QUN, WEI = "pang_de+ ji_ling+", "cao_ren+ yue_jin+"


def counselled(gift: str, own: str = "", generals: str = QUN, far_hand: str = "") -> Scene:
    """A, 刘琦 of Qun, has this card of B; C, undetermined, sits two seats away."""
    table = seat(PAIR, own), seat(generals, gift), seat("", far_hand), seat(), seat("zhen_ji- guo_jia-")
    s = scene(*table, stage="play", edition="current")
    return s.skill("A", "wenji", "B").until("A", "gz-play")


@PROVES
def test_a_card_of_a_friend_is_shown_and_knows_no_distance() -> None:
    s = counselled("slash.s7")
    assert s.told("gz-show", seat="B", cards=["slash.s7"])
    assert s.hand("A") == ["slash"]
    s.use("A", "slash.s7", "C").on()
    assert s["C"].hp == 3
    s.sound()


@PROVES
def test_others_cards_keep_their_distance() -> None:
    s = counselled("slash.s7", "slash.c2")
    s.cannot_use("A", "slash.c2", "C")


@PROVES
def test_that_slash_cannot_be_dodged() -> None:
    s = counselled("slash.s7", "", QUN, "dodge")
    s.use("A", "slash.s7", "C").on()
    assert s["C"].hp == 3
    assert s.hand("C") == ["dodge"]


@PROVES
def test_that_trick_cannot_be_nullified() -> None:
    s = counselled("dismantle", "", QUN, "nullification peach")
    s.use("A", "dismantle", "C")
    s.until("A", "gz-dismantle")
    assert not [about for _, about, _ in s.asked_so_far if about.startswith("gz-nullify")]


@PROVES
@pytest.mark.parametrize("gift", ["duel", "savage_assault.s13"])
def test_a_slash_is_no_answer_either(gift: str) -> None:
    s = counselled(gift, "", QUN, "slash")
    s.use("A", gift, *("C" if gift == "duel" else ""))
    s.on()
    assert not [about for who, about, _ in s.asked_so_far if about == "gz-slash" and who == "C"]
    assert s["C"].hp == 3


@PROVES
def test_that_slash_is_not_counted_and_not_limited() -> None:
    s = counselled("slash.s7", "slash.c2")
    s.use("A", "slash.s7", "B").on()
    s.use("A", "slash.c2", "B").on()
    assert s["B"].hp == 2
    s = counselled("slash.s7", "slash.c2 slash.c3")
    s.use("A", "slash.c2", "B").on()
    s.does("A", "gz-play", "wenji", "slash.s7", "C").on()
    assert s["C"].hp == 3
    s.cannot_use("A", "slash.c3", "B")


@PROVES
def test_a_second_wine_may_be_drunk() -> None:
    s = counselled("wine.s9", "wine.c9 slash.c2")
    s.does("A", "gz-play", "use", "wine.c9").on()
    s.does("A", "gz-play", "wenji", "wine.s9").on()
    s.use("A", "slash.c2", "B").on()
    assert s["B"].hp == 1


@PROVES
def test_a_gift_of_the_undetermined_is_as_free() -> None:
    s = counselled("slash.s7", "", "gan_ning- lu_meng-")
    s.use("A", "slash.s7", "C").on()
    assert s["C"].hp == 3


@PROVES
def test_who_is_of_another_kingdom_gets_another_card_for_it() -> None:
    table = seat(PAIR, "peach dodge"), seat(WEI, "slash.s7"), seat(), seat()
    s = scene(*table, stage="play", edition="current").skill("A", "wenji", "B")
    s.until("A", "gz-wenji")
    assert sorted(s.asked("A", "gz-wenji").options[0].picks[0].shown) == sorted(
        s.table.wires([c for c in s["A"].hand if s.table.face[c].wire != "slash.s7"])
    )
    s.does("A", "gz-wenji", "choose", "dodge").until("A", "gz-play")
    assert s.hand("B") == ["dodge"]
    assert s.told("gz-show", seat="A")
    s.cannot_use("A", "slash.s7", "C")


@PROVES
def test_without_another_card_nothing_is_returned() -> None:
    s = counselled("slash.s7", "", WEI)
    assert s.hand("A") == ["slash"]
    assert s.hand("B") == []


@PROVES
def test_the_giver_chooses_the_card_and_only_who_has_one_can_be_asked() -> None:
    table = seat(PAIR), seat(QUN, "peach dodge"), seat(), seat()
    s = scene(*table, stage="play", edition="current").until("A", "gz-skill", "wenji")
    option = next(one for one in s.asked("A", "gz-skill").options if one.act == "wenji")
    assert list(option.picks[0].candidates) == [1]
    s.skill("A", "wenji", "B").until("B", "gz-wenji").does("B", "gz-wenji", "choose", "dodge").until("A", "gz-play")
    assert s.hand("A") == ["dodge"]


@PROVES
def test_it_may_be_declined() -> None:
    table = seat(PAIR), seat(QUN, "peach"), seat(), seat()
    s = scene(*table, stage="play", edition="current").until("A", "gz-skill", "wenji").on()
    assert s.hand("B") == ["peach"]


@PROVES
def test_the_freedom_ends_with_the_turn() -> None:
    s = counselled("slash.s7")
    s.ends("A").until("B", "gz-play")
    assert s["A"].effects == ()


@PROVES
def test_a_hidden_liu_qi_turns_up_for_it() -> None:
    table = seat("pan_feng- liu_qi-"), seat(QUN, "slash.s7"), seat(), seat()
    s = scene(*table, stage="play", edition="current").skill("A", "wenji", "B", reveals="deputy").until("A", "gz-play")
    assert s["A"].up == (True, True)
    s.use("A", "slash.s7", "C").on()
    assert s["C"].hp == 3


def settled(hand: str, generals: str = PAIR, **how: Any) -> Scene:
    """A's play phase; with B of Qun and C of Wei up, three others are undetermined."""
    table = seat(generals, hand, **how), seat(QUN), seat(WEI), seat(), seat()
    return scene(*table, edition="current")


@pytest.mark.proves("guozhan", "skill", "liu_qi.tunjiang")
def test_cards_used_on_nobody_else_bring_as_many_as_there_are_kingdoms() -> None:
    s = settled("peach something_for_nothing", hp=2)
    s.use("A", "peach").until("A", "gz-play").ends("A").skill("A", "tunjiang").on()
    # two kingdoms are on the table: 群 and 魏
    assert s.hand("A").count("something_for_nothing") == 1
    assert len(s["A"].hand) == 3
    s.sound()


@pytest.mark.proves("guozhan", "skill", "liu_qi.tunjiang")
def test_not_without_a_card_nor_after_one_used_on_another() -> None:
    settled("peach").ends("A").not_offered("A", "tunjiang")
    s = settled("slash peach", hp=2)
    s.use("A", "slash", "B").until("A", "gz-play").use("A", "peach").until("A", "gz-play")
    s.ends("A").not_offered("A", "tunjiang")


@pytest.mark.proves("guozhan", "skill", "liu_qi.tunjiang")
def test_the_draw_may_be_declined() -> None:
    s = settled("peach", hp=2)
    s.use("A", "peach").until("A", "gz-play").ends("A").until("A", "gz-skill", "tunjiang").on()
    assert s["A"].hand == []


@pytest.mark.proves("guozhan", "skill", "liu_qi.tunjiang")
def test_hidden_it_turns_both_up_and_counts_the_kingdom_that_shows() -> None:
    s = settled("peach", "pan_feng- liu_qi-", hp=2)
    s.use("A", "peach").until("A", "gz-play").ends("A").skill("A", "tunjiang", reveals="deputy").on()
    assert s["A"].up == (True, True)
    assert len(s["A"].hand) == 2
