"""Armour, and what meets it (card effects §5.2, §6)."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

WEI, SHU = "cao_ren+ yue_jin-", "liu_bei+ guan_yu-"


def tries(s: Scene, letter: str) -> Scene:
    """The Eight Trigrams are asked for a Dodge."""
    return s.until(letter, "gz-dodge", "eight_trigrams").does(letter, "gz-dodge", "eight_trigrams")


@pytest.mark.proves("guozhan", "card", "eight_trigrams")
@pytest.mark.proves("guozhan", "card", "renwang_shield")
@pytest.mark.proves("guozhan", "card", "rattan_armor")
@pytest.mark.proves("guozhan", "card", "silver_lion")
@pytest.mark.parametrize("armor", ["eight_trigrams", "renwang_shield", "rattan_armor", "silver_lion"])
def test_armour_is_put_on_by_its_user_in_place_of_the_old(armor: str) -> None:
    old = "rattan_armor" if armor != "rattan_armor" else "renwang_shield"
    s = scene(seat("", armor, equip=f"{old} spear"), seat("", "nullification"))
    s.cannot_use("A", armor, "B").use("A", armor).on()
    assert s.worn("A") == {"weapon": "spear", "armor": armor}
    assert [wire.partition(".")[0] for wire in s.discarded()] == [old]
    assert not any(about.startswith("gz-nullify") for _, about, _ in s.asked_so_far)
    s.sound()


# -- 八卦阵


@pytest.mark.proves("guozhan", "card", "eight_trigrams")
@pytest.mark.parametrize("card", ["peach.h4", "slash.d10"])
def test_red_trigrams_are_a_dodge_against_a_slash(card: str) -> None:
    s = scene(seat("", "slash"), seat("", equip="eight_trigrams"), deck=card)
    tries(s.use("A", "slash", "B"), "B").on()
    assert s["B"].hp == 4
    assert s.told("gz-respond", seat="B", card="dodge", cards=[], skill="eight_trigrams", used=True)
    assert card in s.discarded()
    s.sound()


@pytest.mark.proves("guozhan", "card", "eight_trigrams")
@pytest.mark.parametrize("card", ["slash.s7", "slash.c2"])
def test_black_trigrams_leave_the_dodge_in_the_hand(card: str) -> None:
    s = scene(seat("", "slash"), seat("", "dodge", equip="eight_trigrams"), deck=card)
    tries(s.use("A", "slash", "B"), "B").until("B", "gz-dodge")
    assert "eight_trigrams" not in s.acts(s.asked("B", "gz-dodge"))
    s.does("B", "gz-dodge", "card", "dodge").on()
    assert (s["B"].hp, s.hand("B")) == (4, [])


@pytest.mark.proves("guozhan", "card", "eight_trigrams")
def test_black_trigrams_without_a_dodge_are_a_hit_and_nobody_has_to_ask_them() -> None:
    s = scene(seat("", "slash"), seat(WEI, equip="eight_trigrams"), deck="slash.s7")
    tries(s.use("A", "slash", "B"), "B").on()
    assert s["B"].hp == 3
    s = scene(seat("", "slash"), seat(WEI, equip="eight_trigrams"), deck="peach.h4")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "decline").on()
    assert (s["B"].hp, s.count("gz-judge")) == (3, 0)


@pytest.mark.proves("guozhan", "card", "eight_trigrams")
@pytest.mark.proves("guozhan", "card", "archery_attack")
def test_the_trigrams_may_supply_the_dodge_against_arrows() -> None:
    s = scene(seat("", "archery_attack"), seat("", equip="eight_trigrams"), deck="peach.h4")
    tries(s.use("A", "archery_attack"), "B").on()
    assert s["B"].hp == 4
    assert s.told("gz-respond", seat="B", card="dodge", used=False)


@pytest.mark.proves("guozhan", "card", "eight_trigrams")
def test_the_trigrams_are_of_no_use_where_a_slash_is_asked_for() -> None:
    s = scene(seat("", "savage_assault"), seat(WEI, equip="eight_trigrams"), deck="peach.h4")
    s.use("A", "savage_assault").on()
    assert (s["B"].hp, s.count("gz-judge")) == (3, 0)


@pytest.mark.proves("guozhan", "card", "eight_trigrams")
def test_where_two_dodges_are_needed_the_trigrams_may_be_tried_for_each() -> None:
    s = scene(seat("lu_bu+ yuan_shao-", "slash"), seat(WEI, equip="eight_trigrams"), deck="peach.h4 peach.h6")
    tries(tries(s.use("A", "slash", "B"), "B"), "B").on()
    assert (s["B"].hp, s.count("gz-judge")) == (4, 2)


@pytest.mark.proves("guozhan", "card", "eight_trigrams")
@pytest.mark.proves("guozhan", "card", "axe")
def test_a_dodge_of_the_trigrams_is_a_dodge_for_the_axe() -> None:
    s = scene(seat(WEI, "slash peach.h6 peach.h7", equip="axe"), seat("", equip="eight_trigrams"), deck="peach.h4")
    tries(s.use("A", "slash", "B"), "B").skill("A", "axe", ("peach.h6", "peach.h7")).on()
    assert s["B"].hp == 3


# -- 仁王盾


@pytest.mark.proves("guozhan", "card", "renwang_shield")
@pytest.mark.parametrize(
    ("card", "hp"), [("slash.s7", 4), ("thunder_slash.c6", 4), ("slash.h10", 3), ("fire_slash.d4", 3)]
)
def test_the_shield_makes_black_slashes_void_of_any_nature_and_red_ones_not(card: str, hp: int) -> None:
    s = scene(seat("", card), seat("", "dodge", equip="renwang_shield"))
    s.use("A", card, "B").on()
    assert s["B"].hp == hp
    # no Dodge is asked for what has no effect
    assert ("gz-dodge" in [about for _, about, _ in s.asked_so_far]) is (hp == 3)
    assert s.count("gz-no-effect", seat="B") == (hp == 4)
    s.sound()


@pytest.mark.proves("guozhan", "card", "renwang_shield")
def test_the_shield_does_nothing_against_black_tricks() -> None:
    s = scene(seat("", "savage_assault.s13 duel.s1"), seat(WEI, equip="renwang_shield"))
    s.use("A", "savage_assault").on().use("A", "duel", "B").on()
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "card", "renwang_shield")
def test_a_slash_without_effect_has_been_used_all_the_same() -> None:
    s = scene(seat(WEI, "wine slash.s7 slash.h10"), seat("", equip="renwang_shield"))
    s.use("A", "wine").on().use("A", "slash.s7", "B").on().cannot_use("A", "slash.h10", "B")
    assert s["A"].wine == 0


# -- 藤甲


@pytest.mark.proves("guozhan", "card", "rattan_armor")
@pytest.mark.parametrize("card", ["slash.s7", "slash.h10"])
def test_rattan_makes_plain_slashes_void(card: str) -> None:
    s = scene(seat("", card), seat("", "dodge", equip="rattan_armor"))
    s.use("A", card, "B").on()
    assert s["B"].hp == 4
    assert "gz-dodge" not in [about for _, about, _ in s.asked_so_far]
    assert s.told("gz-no-effect", seat="B")


@pytest.mark.proves("guozhan", "card", "rattan_armor")
@pytest.mark.proves("guozhan", "card", "savage_assault")
@pytest.mark.proves("guozhan", "card", "archery_attack")
@pytest.mark.parametrize("card", ["savage_assault", "archery_attack"])
def test_rattan_makes_savages_and_arrows_void_for_its_wearer_alone(card: str) -> None:
    s = scene(seat("", card), seat("", "nullification", equip="rattan_armor"), seat(WEI))
    s.use("A", card).on()
    assert [s[x].hp for x in "BC"] == [4, 3]
    # no window is opened for what has no effect: only the one about C
    assert [about for _, about, _ in s.asked_so_far if about.startswith("gz-nullify")] == ["gz-nullify"]


@pytest.mark.proves("guozhan", "card", "rattan_armor")
@pytest.mark.parametrize(("card", "hp"), [("fire_slash", 2), ("thunder_slash", 3)])
def test_rattan_lets_thunder_pass_and_burns_for_1_more(card: str, hp: int) -> None:
    s = scene(seat("", card), seat("", equip="rattan_armor"))
    s.use("A", card, "B").on()
    assert s["B"].hp == hp


@pytest.mark.proves("guozhan", "card", "rattan_armor")
@pytest.mark.proves("guozhan", "card", "fire_attack")
def test_rattan_burns_in_a_fire_attack_too_and_a_duel_hurts_as_ever() -> None:
    s = scene(seat("", "fire_attack slash.h10 duel"), seat("", "peach.h4", equip="rattan_armor"))
    s.use("A", "fire_attack", "B").until("A", "gz-fire-burn").does("A", "gz-fire-burn", "discard", "slash.h10").on()
    assert s["B"].hp == 2
    s.use("A", "duel", "B").on()
    assert s["B"].hp == 1


# -- 白银狮子


@pytest.mark.proves("guozhan", "card", "silver_lion")
def test_the_lion_lets_1_damage_through() -> None:
    s = scene(seat("", "wine slash"), seat(WEI, equip="silver_lion"))
    s.use("A", "wine").on().use("A", "slash", "B").on()
    assert s["B"].hp == 3
    s = scene(seat(WEI, equip="silver_lion", judging="lightning"), seat(), stage="judge", deck="slash.s5").on()
    assert s["A"].hp == 3


@pytest.mark.proves("guozhan", "card", "silver_lion")
def test_the_lion_heals_1_when_it_leaves_in_whatever_way() -> None:
    s = scene(seat("", "dismantle"), seat("", hp=2, equip="silver_lion"))
    s.use("A", "dismantle", "B").on()
    assert s["B"].hp == 3
    s = scene(seat("", "snatch"), seat("", hp=2, equip="silver_lion"))
    s.use("A", "snatch", "B").on()
    assert (s["B"].hp, s.hand("A")) == (3, ["silver_lion"])
    s = scene(seat("", "rattan_armor", hp=2, equip="silver_lion"), seat())
    s.use("A", "rattan_armor").on()
    assert (s["A"].hp, s.count("gz-recover")) == (3, 1)
    s.sound()


@pytest.mark.proves("guozhan", "card", "silver_lion")
def test_the_lion_heals_nobody_who_is_unwounded_or_dead() -> None:
    s = scene(seat("", "dismantle"), seat("", equip="silver_lion"))
    s.use("A", "dismantle", "B").on()
    assert (s["B"].hp, s.count("gz-recover")) == (4, 0)
    s = scene(seat(WEI, "slash"), seat(SHU, hp=1, equip="silver_lion"), seat(), seat())
    s.use("A", "slash", "B").on()
    assert (s["B"].alive, s.count("gz-recover")) == (False, 0)


@pytest.mark.proves("guozhan", "card", "silver_lion")
@pytest.mark.proves("guozhan", "card", "qinggang")
def test_against_the_qinggang_sword_the_lion_guards_nothing() -> None:
    s = scene(seat(WEI, "wine slash", equip="qinggang"), seat("", equip="silver_lion"))
    s.use("A", "wine").on().use("A", "slash", "B").on()
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "card", "silver_lion")
@pytest.mark.proves("guozhan", "card", "qinggang")
def test_a_lion_discarded_while_it_is_ignored_does_not_heal() -> None:
    s = scene(seat("pang_de+ yuan_shao-", "slash", equip="qinggang"), seat("", "dodge", hp=2, equip="silver_lion"))
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").skill("A", "mengjin").on()
    assert (s["B"].hp, s.worn("B")) == (2, {})


# -- chains


@pytest.mark.proves("guozhan", "card", "rattan_armor")
@pytest.mark.proves("guozhan", "card", "silver_lion")
def test_each_of_a_chain_changes_the_amount_for_himself_alone() -> None:
    s = scene(
        seat(WEI, "wine fire_slash"),
        seat("", chained=True),
        seat("", chained=True, equip="rattan_armor"),
        seat("", chained=True, equip="silver_lion"),
        seat("xu_huang- dian_wei-", chained=True),
    )
    s.use("A", "wine").on().use("A", "fire_slash", "B").on()
    assert [s[x].hp for x in "BCDE"] == [2, 1, 3, 2]


@pytest.mark.proves("guozhan", "card", "rattan_armor")
@pytest.mark.proves("guozhan", "card", "silver_lion")
@pytest.mark.parametrize(("armor", "first", "second"), [("rattan_armor", 1, 1), ("silver_lion", 3, 3)])
def test_what_the_first_has_taken_in_the_end_is_what_the_chain_spreads(armor: str, first: int, second: int) -> None:
    s = scene(seat(WEI, "wine fire_slash"), seat("", chained=True, equip=armor), seat("", chained=True))
    s.use("A", "wine").on().use("A", "fire_slash", "B").on()
    assert [s[x].hp for x in "BC"] == [first, second]
