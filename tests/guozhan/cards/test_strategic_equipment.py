"""Weapons, armour and the mount of the strategic deck (card effects §5.1-5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, Seat, scene, seat
from sanzhan.guozhan.queries import attack_range, distance

WEI, WEI2 = "cao_ren+ yue_jin-", "xu_huang+ dian_wei-"
SHU = "guan_yu+ zhang_fei-"
WU = "gan_ning+ lu_meng-"
QUN, QUN2 = "pan_feng+ pang_de-", "hua_tuo+ ji_ling-"
HIDDEN_WEI, HIDDEN_SHU = "xu_chu- zhang_liao-", "zhu_rong- huang_yueying-"


def strategic(*seats: Seat, decks: str = "standard_strategic_lord", **more: Any) -> Scene:
    """A scene of the current edition with all its cards."""
    return scene(*seats, edition="current", decks=decks, **more)


def offset(s: Scene, letter: str, about: str = "gz-nullify") -> Scene:
    return s.until(letter, about).does(letter, about, "card", "nullification")


def dodges(s: Scene, letter: str, act: str = "card", *words: str) -> Scene:
    return s.until(letter, "gz-dodge").does(letter, "gz-dodge", act, *(words or ("dodge",)))


def hurt(s: Scene) -> str:
    """Who is wounded."""
    return "".join(letter for letter, player in zip("ABCDEFGHIJKL", s.table.players, strict=False) if player.wounded)


@pytest.mark.proves("guozhan", "card", "green_dragon")
@pytest.mark.proves("guozhan", "card", "halberd")
@pytest.mark.parametrize(("weapon", "reach"), [("green_dragon", 3), ("halberd", 4)])
def test_a_weapon_gives_its_range_and_cannot_be_nullified(weapon: str, reach: int) -> None:
    s = strategic(seat("", weapon), seat("", "nullification"))
    s.use("A", weapon).on()
    assert s.worn("A") == {"weapon": weapon}
    assert attack_range(s.table, s["A"]) == reach
    assert not any(about.startswith("gz-nullify") for _, about, _ in s.asked_so_far)


# -- 青龙偃月刀

DRAGON = pytest.mark.proves("guozhan", "card", "green_dragon")


@DRAGON
@pytest.mark.rule("guozhan", "R84")
def test_a_target_turns_no_general_up_until_the_slash_is_settled() -> None:
    s = strategic(seat(WEI, "slash duel", equip="green_dragon"), seat("zhen_ji- cao_pi-", "dodge slash.s8"), seat(SHU))
    ask = s.use("A", "slash", "B").until("B", "gz-dodge").asked("B", "gz-dodge")
    assert [option.act for option in ask.options] == ["decline", "card"], "no 倾国"
    dodges(s, "B").on()
    assert s["B"].effects == ()
    assert s.table.may_reveal(s["B"])
    s.sound()


@DRAGON
@pytest.mark.rule("guozhan", "R84")
def test_without_it_the_hidden_skill_is_at_hand() -> None:
    s = strategic(seat(WEI, "slash"), seat("zhen_ji- cao_pi-", "slash.s8"), seat(SHU))
    dodges(s.use("A", "slash", "B"), "B", "qingguo", "slash.s8").on()
    assert s["B"].up == (True, False)


@DRAGON
def test_who_is_no_target_may_turn_up_and_so_may_the_user() -> None:
    s = strategic(seat(HIDDEN_WEI, "slash", equip="green_dragon"), seat(SHU, "dodge"), seat(HIDDEN_SHU))
    s.use("A", "slash", "B").until("B", "gz-dodge")
    assert s.table.index.hidden == {0, 2}


@DRAGON
def test_after_the_damage_hidden_skills_of_the_victim_still_sleep() -> None:
    s = strategic(seat(WEI, "slash", equip="green_dragon"), seat("guo_jia- xu_chu-"), seat(SHU))
    s.use("A", "slash", "B").not_offered("B", "yiji")
    assert s["B"].wounded
    s.ends("A").on()
    assert s.table.may_reveal(s["B"])


@DRAGON
def test_a_weapon_that_is_lost_in_between_leaves_nobody_bound() -> None:
    s = strategic(seat(WEI, "slash", equip="green_dragon"), seat("sima_yi+ cao_pi-"), seat(SHU))
    s.use("A", "slash", "B").skill("B", "fankui").on()
    assert "weapon" not in s.worn("A")
    assert s["B"].effects == ()


# -- 方天画戟

HALBERD = pytest.mark.proves("guozhan", "card", "halberd")


@HALBERD
@pytest.mark.rule("guozhan", "R77")
def test_targets_are_added_no_two_of_one_kingdom_the_undetermined_freely() -> None:
    s = strategic(
        seat(SHU, "slash", equip="halberd"),
        seat(WEI), seat(WEI2), seat(WU), seat("sun_quan+ huang_gai-"), seat(QUN, kingdom="careerist"),
        seat(QUN2, kingdom="careerist"), seat(HIDDEN_WEI), seat(HIDDEN_SHU),
    )  # fmt: skip
    s.use("A", "slash", "B").until("A", "gz-skill", "halberd")
    assert offered(s) == "DEFGHI"
    s.does("A", "gz-skill", "halberd", "D")
    assert offered(s.until("A", "gz-skill", "halberd")) == "FGHI"
    for added in "FGHI":
        s.until("A", "gz-skill", "halberd").does("A", "gz-skill", "halberd", added)
    s.not_offered("A", "halberd")
    assert hurt(s) == "BDFGHI"
    s.sound()


def offered(s: Scene) -> str:
    """Whom the halberd can add."""
    option = next(o for o in s.asked("A", "gz-skill").options if o.act == "halberd")
    return "".join("ABCDEFGHIJK"[seat] for seat in option.picks[0].candidates)


@HALBERD
def test_only_those_in_range_can_be_added() -> None:
    s = strategic(
        seat(SHU, "slash", equip="halberd"), seat(WEI), seat(WU, equip="jueying"), seat(QUN, equip="dilu"),
        seat(HIDDEN_WEI), seat(HIDDEN_SHU), seat("lu_bu- jia_xu-"), seat("diao_chan- zou_shi-"),
        seat("lu_xun- lu_su-"), seat("zhao_yun- ma_chao-"), seat("xun_yu- guo_jia-"),
    )  # fmt: skip
    s.use("A", "slash", "B").until("A", "gz-skill", "halberd")
    assert offered(s) == "CDEHIJK", "F and G are 5 away"


@HALBERD
def test_a_dodge_makes_the_slash_void_for_those_still_to_come() -> None:
    s = strategic(seat(SHU, "slash", equip="halberd"), seat(WEI), seat(WU, "dodge"), seat(QUN, "dodge"))
    s.use("A", "slash", "B").skill("A", "halberd", "C").skill("A", "halberd", "D")
    dodges(s, "C").on()
    assert hurt(s) == "B"
    assert s.hand("D") == ["dodge"]
    assert s.told("gz-no-effect")["seat"] == "D"


def with_tianyi(*others: Seat) -> Scene:
    """A wins a point duel against B: his Slash has two targets."""
    s = strategic(seat("taishi_ci+ sun_jian-", "peach.h12 slash.s7", equip="halberd"), *others)
    s.skill("A", "tianyi", "peach.h12", "B", about="gz-play")
    return s.until("B", "gz-point-duel").does("B", "gz-point-duel", "choose", "slash.c2").until("A", "gz-play")


@HALBERD
def test_not_used_it_makes_nothing_void() -> None:
    s = with_tianyi(seat(WEI, "dodge slash.c2"), seat(SHU))
    dodges(s.use("A", "slash.s7", "B", "C"), "B").on()
    assert hurt(s) == "C"


@HALBERD
def test_with_two_targets_of_one_kingdom_nobody_is_added() -> None:
    s = with_tianyi(seat(WEI, "dodge slash.c2"), seat(WEI2), seat(SHU))
    s.use("A", "slash.s7", "B", "C").not_offered("A", "halberd")
    assert hurt(s) == "BC"


@HALBERD
def test_armour_is_no_dodge() -> None:
    s = strategic(seat(SHU, "slash.s7", equip="halberd"), seat(WEI, equip="renwang_shield"), seat(WU), seat(QUN))
    s.use("A", "slash.s7", "B").skill("A", "halberd", "C").on()
    assert hurt(s) == "C"


# -- 明光铠

BRIGHT = pytest.mark.proves("guozhan", "card", "bright_armor")


@BRIGHT
@pytest.mark.parametrize("card", ["fire_slash", "fire_attack", "burning_camps"])
def test_it_keeps_fire_from_aiming_at_its_wearer(card: str) -> None:
    s = strategic(seat(WEI, f"{card} peach"), seat(SHU, "peach", equip="bright_armor"), seat(WU))
    s.use("A", card, *(("B",) if card != "burning_camps" else ())).on()
    assert s.told("gz-cancel", seat="B")["card"] == card
    assert hurt(s) == ""
    s.sound()


@BRIGHT
def test_other_cards_reach_him_and_so_does_fire_that_spreads() -> None:
    s = strategic(seat(WEI, "slash"), seat(SHU, equip="bright_armor"), seat(WU))
    assert hurt(s.use("A", "slash", "B").on()) == "B"
    s = strategic(seat(WEI, "fire_slash"), seat(SHU, equip="bright_armor", chained=True), seat(WU, chained=True))
    assert hurt(s.use("A", "fire_slash", "C").on()) == "BC"


@BRIGHT
def test_a_slash_that_the_fan_has_kindled_does_not_reach_him() -> None:
    s = strategic(seat(WEI, "slash", equip="feather_fan"), seat(SHU, equip="bright_armor"))
    s.use("A", "slash", "B").skill("A", "feather_fan").on()
    assert s.told("gz-cancel")["seat"] == "B"


@BRIGHT
def test_of_a_small_kingdom_he_is_not_chained() -> None:
    small = seat(SHU, equip="bright_armor")
    s = strategic(seat(WEI, "iron_chain"), seat(WEI2), small, seat(WU))
    s.use("A", "iron_chain", "C", "D").on()
    assert (s["C"].chained, s["D"].chained) == (False, True)
    s = strategic(seat(WEI, "iron_chain"), seat(QUN), small, seat(WU))
    assert s.use("A", "iron_chain", "C").on()["C"].chained, "without a big kingdom nobody is small"


@BRIGHT
def test_chained_already_he_is_unchained_as_others_are() -> None:
    s = strategic(seat(WEI, "iron_chain"), seat(WEI2), seat(SHU, equip="bright_armor", chained=True), seat(WU))
    assert not s.use("A", "iron_chain", "C").on()["C"].chained


@BRIGHT
@pytest.mark.proves("guozhan", "card", "fight_together")
def test_fighting_together_passes_him_by() -> None:
    s = strategic(
        seat(WEI, "fight_together"), seat(WEI2), seat(SHU, "nullification", equip="bright_armor"), seat(WU),
    )  # fmt: skip
    s.use("A", "fight_together", "D").on()
    assert (s["C"].chained, s["D"].chained) == (False, True)


# -- 护心镜

MIRROR = pytest.mark.proves("guozhan", "card", "heart_mirror")


@MIRROR
def test_it_prevents_damage_that_would_take_all_the_hp_and_is_gone() -> None:
    s = strategic(seat(WEI, "slash.s7"), seat(SHU, hp=1, equip="heart_mirror"), seat(WU))
    s.use("A", "slash.s7", "B").skill("B", "heart_mirror").on()
    assert (s["B"].hp, s.worn("B")) == (1, {})
    assert "heart_mirror.c2" in s.discarded()
    assert s.count("gz-dying") == 0
    s.sound()


@MIRROR
def test_it_may_be_kept_and_does_not_help_against_less() -> None:
    s = strategic(seat(WEI, "slash.s7"), seat(SHU, hp=1, equip="heart_mirror"), seat(WU))
    s.use("A", "slash.s7", "B").on()
    assert not s["B"].alive
    s = strategic(seat(WEI, "slash.s7"), seat(SHU, hp=2, equip="heart_mirror"), seat(WU))
    s.use("A", "slash.s7", "B").not_offered("B", "heart_mirror")
    assert s["B"].hp == 1


@MIRROR
def test_it_does_not_work_while_it_is_ignored() -> None:
    s = strategic(seat(WEI, "slash.s7", equip="qinggang"), seat(SHU, hp=1, equip="heart_mirror"), seat(WU))
    s.use("A", "slash.s7", "B").not_offered("B", "heart_mirror")
    assert not s["B"].alive


@MIRROR
def test_prevented_fire_does_not_spread() -> None:
    s = strategic(seat(WEI, "fire_slash"), seat(SHU, hp=1, equip="heart_mirror", chained=True), seat(WU, chained=True))
    s.use("A", "fire_slash", "B").skill("B", "heart_mirror").on()
    assert (s["B"].chained, s["C"].wounded) == (True, False)


# -- 惊帆


@pytest.mark.proves("guozhan", "card", "jingfan")
def test_jingfan_brings_its_rider_closer() -> None:
    s = strategic(seat(WEI, "jingfan slash"), seat(SHU), seat(WU), seat(QUN), decks="standard_strategic")
    s.cannot_use("A", "slash", "C").use("A", "jingfan").on()
    assert s.worn("A") == {"minus_horse": "jingfan"}
    assert (distance(s.table, s["A"], s["C"]), distance(s.table, s["C"], s["A"])) == (1, 2)
    s.use("A", "slash", "C").on()
    assert hurt(s) == "C"
