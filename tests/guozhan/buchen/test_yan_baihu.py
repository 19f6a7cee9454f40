"""严白虎: 雉盗, 寄篱."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

ZHIDAO = pytest.mark.proves("guozhan", "skill", "yan_baihu.zhidao")
JILI = pytest.mark.proves("guozhan", "skill", "yan_baihu.jili_fence")
PAIR = "yan_baihu+ pan_feng+"
WEI, SHU, WU = "cao_ren+ yue_jin+", "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+"


def stalks(
    pair: str = PAIR,
    hand: str = "slash.s7",
    third: str = "peach",
    target: str = "C",
    equip: str = "",
    judging: str = "",
) -> Scene:
    """A chooses C, two seats away."""
    s = scene(
        seat(pair, hand), seat(SHU), seat(WEI, third, equip=equip, judging=judging), seat(WU), stage="play",
        edition="current",
    )  # fmt: skip
    return s.skill("A", "zhidao", target).until("A", "gz-play")


@ZHIDAO
def test_the_chosen_one_is_near_until_the_end_of_the_turn() -> None:
    s = stalks(hand="slash.s7")
    assert distance(s.table, s["A"], s["C"]) == 1
    assert distance(s.table, s["C"], s["A"]) == 2
    s.ends("A").until("B", "gz-play")
    assert distance(s.table, s["A"], s["C"]) == 2


@ZHIDAO
def test_no_third_one_is_a_target() -> None:
    s = stalks(hand="slash.s7 dismantle duel peach")
    s.cannot_use("A", "slash.s7", "B").cannot_use("A", "duel", "B").cannot_use("A", "dismantle", "B")
    assert s.why("A", "target", ["slash.s7", 1]) == "why-gz-forbidden"
    s.use("A", "slash.s7", "C").on()
    assert s["C"].hp == 3


@ZHIDAO
def test_a_trick_for_everybody_reaches_the_two_alone() -> None:
    s = stalks(hand="archery_attack", third="").use("A", "archery_attack").on()
    assert s.told("gz-use", card="archery_attack", targets="C")
    assert (s["B"].hp, s["C"].hp, s["D"].hp) == (4, 3, 4)


@ZHIDAO
@pytest.mark.parametrize("where", ["hand", "jueying", "lightning"])
def test_after_his_first_damage_he_takes_a_card_of_any_area(where: str) -> None:
    s = stalks(hand="slash.s7", third="peach", equip="jueying", judging="lightning").use("A", "slash.s7", "C")
    s.until("A", "gz-take").does("A", "gz-take", "choose", where).on()
    assert s.hand("A") == ["peach" if where == "hand" else where]
    s.sound()


@ZHIDAO
def test_only_the_first_time_in_the_phase() -> None:
    s = stalks(hand="slash.s7 slash.s8 crossbow", third="dodge dodge").use("A", "crossbow").use("A", "slash.s7", "C")
    s.on().use("A", "slash.s8", "C").on()
    assert s["C"].hp == 2
    assert s.count("gz-take", seat="A") == 1


@ZHIDAO
def test_the_choice_is_forced() -> None:
    s = scene(seat(PAIR), seat(SHU), seat(WEI), stage="play", edition="current").until("A", "gz-skill")
    assert s.acts(s.asked("A", "gz-skill")) == ["zhidao"]


@ZHIDAO
def test_hidden_he_may_turn_up_for_it_or_not() -> None:
    assert stalks("yan_baihu- pan_feng-")["A"].up == (True, False)
    s = scene(
        seat("yan_baihu- pan_feng-", "slash.s7"), seat(SHU), seat(WEI), stage="play", edition="current"
    )  # fmt: skip
    s.until("A", "gz-skill", "zhidao").on()
    assert s["A"].up == (False, False)
    s.use("A", "slash.s7", "B")


@ZHIDAO
def test_no_peach_for_a_third_one() -> None:
    s = scene(
        seat(PAIR, "peach.h4"), seat(SHU, hp=1), seat(WEI), seat(WU), stage="play", edition="current"
    )  # fmt: skip
    s.skill("A", "zhidao", "C").until("A", "gz-play")
    from sanzhan.guozhan.queries import may_give_peach

    assert not may_give_peach(s.table, s["A"], s["B"])
    assert may_give_peach(s.table, s["A"], s["C"])
    assert may_give_peach(s.table, s["A"], s["A"])
    assert may_give_peach(s.table, s["D"], s["B"])


def struck(hand: str = "slash.h10", pair: str = PAIR, mine: str = "") -> Scene:
    """B uses cards on A, 严白虎."""
    return scene(seat(pair, mine), seat(SHU, hand), seat(WU), turn="B", edition="current")


@JILI
def test_a_red_slash_on_him_alone_comes_twice() -> None:
    s = struck(mine="dodge.h2").use("B", "slash.h10", "A")
    s.until("A", "gz-dodge").does("A", "gz-dodge", "card", "dodge.h2").on()
    assert s["A"].hp == 3
    assert s.count("gz-use", seat="B") == 2
    assert s.told("gz-use", seat="B", card="slash", cards=[], targets="A")
    s.sound()


@JILI
def test_a_black_one_does_not() -> None:
    s = struck("slash.s7").use("B", "slash.s7", "A").on()
    assert s.count("gz-use") == 1
    assert s["A"].hp == 3


@JILI
def test_a_red_trick_too_but_no_delayed_one() -> None:
    s = struck("dismantle.h12 indulgence.h6", mine="slash slash slash").use("B", "dismantle.h12", "A").on()
    assert len(s.hand("A")) == 1
    s.use("B", "indulgence.h6", "A").on()
    assert s.count("gz-use", card="indulgence") == 1


@JILI
def test_his_own_peach_is_doubled() -> None:
    s = scene(seat(PAIR, "peach.h4", hp=1), seat(SHU), seat(WU), edition="current").use("A", "peach.h4").on()
    assert s["A"].hp == 3


@JILI
def test_not_with_other_targets_beside_him() -> None:
    s = scene(seat(PAIR), seat(SHU, "archery_attack.h1"), seat(WU), turn="B", edition="current")
    s.use("B", "archery_attack.h1").on()
    assert s.count("gz-use") == 1


@JILI
def test_a_mass_trick_that_reaches_him_alone_is_repeated_for_him_alone() -> None:
    # with two alive he is the only other one
    s = scene(seat(PAIR), seat(SHU, "archery_attack.h1"), seat(WU, dead=True), turn="B", edition="current")
    s.use("B", "archery_attack.h1").on()
    assert s.count("gz-use", card="archery_attack", targets="A") == 2


@JILI
def test_the_second_damage_in_a_phase_is_prevented_and_he_is_removed() -> None:
    s = struck().use("B", "slash.h10", "A").on()
    # the first Slash hits, its copy is what removes him
    assert s["A"].hp == 3
    assert s.told("gz-removed", seat="A", general="yan_baihu")
    assert s.table.general(s["A"], 0).id == "soldier_male_qun"
    s.sound()


@JILI
def test_another_phase_counts_anew() -> None:
    s = struck("slash.s7").use("B", "slash.s7", "A").on().ends("B").until("C", "gz-play")
    assert s.table.general(s["A"], 0).id == "yan_baihu"
    s = scene(
        seat(PAIR), seat(SHU, "slash.s7"), seat(WU, "slash.s8"), turn="B", edition="current"
    ).use("B", "slash.s7", "A").on()  # fmt: skip
    s.ends("B").until("C", "gz-play").use("C", "slash.s8", "A").on()
    assert s["A"].hp == 2
    assert s.count("gz-removed") == 0


@JILI
def test_hidden_he_may_turn_up_for_it_or_stay() -> None:
    s = struck(pair="yan_baihu- pan_feng-", mine="dodge.h2").use("B", "slash.h10", "A")
    s.until("A", "gz-dodge").does("A", "gz-dodge", "card", "dodge.h2").skill("A", "jili_fence", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s["A"].hp == 3
    s = struck(pair="yan_baihu- pan_feng-").use("B", "slash.h10", "A").until("A", "gz-skill", "jili_fence").on()
    assert s["A"].up == (False, False)
    assert s.count("gz-use") == 1


@JILI
def test_up_he_is_not_asked() -> None:
    s = struck().use("B", "slash.h10", "A").on()
    assert not any("jili_fence" in acts for _, _, acts in s.asked_so_far)
