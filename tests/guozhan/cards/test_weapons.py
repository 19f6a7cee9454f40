"""Weapons (card effects §5, §5.1, §6)."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import attack_range, sex

WEI, SHU, WU = "cao_ren+ yue_jin-", "liu_bei+ guan_yu-", "sun_quan+ lu_meng-"
HIDDEN = "xu_huang- dian_wei-"
LADY = "diao_chan+ hua_tuo-"


def ranges(s: Scene) -> list[int]:
    return [attack_range(s.table, player) for player in s.table.players]


def offered(s: Scene, letter: str, act: str) -> bool:
    """It was offered to this seat at some question so far."""
    return any(who == letter and act in acts for who, _, acts in s.asked_so_far)


def dodges(s: Scene, letter: str, card: str = "dodge") -> Scene:
    return s.until(letter, "gz-dodge").does(letter, "gz-dodge", "card", card)


# -- equipment in general


@pytest.mark.proves("guozhan", "card", "crossbow")
@pytest.mark.proves("guozhan", "card", "double_swords")
@pytest.mark.proves("guozhan", "card", "qinggang")
@pytest.mark.proves("guozhan", "card", "ice_sword")
@pytest.mark.proves("guozhan", "card", "spear")
@pytest.mark.proves("guozhan", "card", "feather_fan")
@pytest.mark.proves("guozhan", "card", "axe")
@pytest.mark.proves("guozhan", "card", "kylin_bow")
@pytest.mark.proves("guozhan", "card", "six_swords")
@pytest.mark.proves("guozhan", "card", "triblade")
@pytest.mark.parametrize(
    ("weapon", "reach"),
    [
        ("crossbow", 1), ("double_swords", 2), ("qinggang", 2), ("ice_sword", 2), ("spear", 3),
        ("feather_fan", 4), ("axe", 3), ("kylin_bow", 5), ("six_swords", 2), ("triblade", 3),
    ],
)  # fmt: skip
def test_a_weapon_is_put_on_by_its_user_gives_its_range_and_cannot_be_nullified(weapon: str, reach: int) -> None:
    s = scene(seat("", weapon), seat("", "nullification"))
    s.cannot_use("A", weapon, "B").use("A", weapon).on()
    assert s.worn("A") == {"weapon": weapon}
    assert ranges(s) == [reach, 1]
    assert s.discarded() == []
    assert not any(about.startswith("gz-nullify") for _, about, _ in s.asked_so_far)
    s.sound()


@pytest.mark.proves("guozhan", "card", "spear")
@pytest.mark.proves("guozhan", "card", "kylin_bow")
def test_a_new_weapon_takes_the_place_of_the_old_one() -> None:
    s = scene(seat("", "kylin_bow", equip="spear silver_lion"), seat())
    s.use("A", "kylin_bow").on()
    assert s.worn("A") == {"weapon": "kylin_bow", "armor": "silver_lion"}
    assert s.discarded() == ["spear.s12"]
    assert s.told("gz-equip", seat="A", card="kylin_bow.h5", old="spear.s12")


def test_equipment_may_be_put_on_as_often_as_one_likes() -> None:
    s = scene(seat("", "kylin_bow spear axe"), seat())
    s.use("A", "kylin_bow").on().use("A", "spear").on().use("A", "axe").on()
    assert s.worn("A") == {"weapon": "axe"}


# -- 诸葛连弩


@pytest.mark.proves("guozhan", "card", "crossbow")
def test_the_crossbow_lifts_the_limit_of_slashes() -> None:
    s = scene(seat(WEI, "slash.s7 slash.s8 thunder_slash", equip="crossbow"), seat())
    s.use("A", "slash.s7", "B").on().use("A", "slash.s8", "B").on().use("A", "thunder_slash", "B").on()
    assert s["B"].hp == 1


@pytest.mark.proves("guozhan", "card", "crossbow")
def test_the_crossbow_put_on_after_a_slash_allows_more() -> None:
    s = scene(seat(WEI, "slash.s7 slash.s8 crossbow"), seat())
    s.use("A", "slash.s7", "B").on().cannot_use("A", "slash.s8", "B").use("A", "crossbow").on()
    s.use("A", "slash.s8", "B").on()
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "card", "crossbow")
def test_slashes_shot_with_the_crossbow_count_when_it_is_gone() -> None:
    s = scene(seat(WEI, "slash.s7 slash.s8 axe", equip="crossbow"), seat())
    s.use("A", "slash.s7", "B").on().use("A", "axe").on().cannot_use("A", "slash.s8", "B")
    assert s.why("A", "card", "slash.s8") == "why-gz-slash-limit"


# -- 雌雄双股剑


@pytest.mark.proves("guozhan", "card", "double_swords")
def test_a_target_of_the_other_sex_discards_a_hand_card() -> None:
    s = scene(seat(WEI, "slash", equip="double_swords"), seat(LADY, "peach dodge"), seat())
    s.use("A", "slash", "B").skill("A", "double_swords")
    s.until("B", "gz-double-swords").does("B", "gz-double-swords", "discard", "peach")
    dodges(s, "B").on()
    assert (s.hand("A"), s.hand("B")) == ([], [])
    assert s.told("gz-discard", seat="B")["cards"][0].startswith("peach")


@pytest.mark.proves("guozhan", "card", "double_swords")
def test_or_the_user_draws_1() -> None:
    s = scene(seat(WEI, "slash", equip="double_swords"), seat(LADY, "peach"), seat())
    s.use("A", "slash", "B").skill("A", "double_swords")
    s.until("B", "gz-double-swords").does("B", "gz-double-swords", "decline").on()
    assert (len(s["A"].hand), s.hand("B")) == (1, ["peach"])


@pytest.mark.proves("guozhan", "card", "double_swords")
def test_against_an_empty_hand_the_user_draws_at_once_even_if_equipment_could_be_discarded() -> None:
    s = scene(seat(WEI, "slash", equip="double_swords"), seat(LADY, equip="dilu"), seat())
    s.use("A", "slash", "B").skill("A", "double_swords").on()
    assert (len(s["A"].hand), s.worn("B")) == (1, {"plus_horse": "dilu"})
    assert "gz-double-swords" not in [about for _, about, _ in s.asked_so_far]


@pytest.mark.proves("guozhan", "card", "double_swords")
def test_the_twin_swords_may_be_left_unused() -> None:
    s = scene(seat(WEI, "slash", equip="double_swords"), seat(LADY, "peach"), seat())
    s.use("A", "slash", "B").on()
    assert offered(s, "A", "double_swords")
    assert (s.hand("A"), s.hand("B")) == ([], ["peach"])


@pytest.mark.proves("guozhan", "card", "double_swords")
@pytest.mark.parametrize(
    ("user", "target"),
    [(WEI, SHU), (WEI, "zhen_ji- xiahou_yuan-"), (HIDDEN, LADY), ("cai_wenji+ pan_feng-", "zhen_ji+ xiahou_yuan-")],
)
def test_the_twin_swords_are_of_no_use_unless_both_sexes_are_known_and_different(user: str, target: str) -> None:
    s = scene(seat(user, "slash", equip="double_swords"), seat(target, "peach"), seat())
    s.use("A", "slash", "B").not_offered("A", "double_swords")


@pytest.mark.rule("guozhan", "R11")
@pytest.mark.proves("guozhan", "card", "double_swords")
def test_the_sex_is_that_of_the_general_that_is_up_and_of_the_head_if_both_are() -> None:
    s = scene(seat(SHU, "slash", equip="double_swords"), seat("zhen_ji- xiahou_yuan+", "peach"), seat())
    s.use("A", "slash", "B").not_offered("A", "double_swords")
    s = scene(seat(SHU, "slash", equip="double_swords"), seat("zhen_ji+ xiahou_yuan+", "peach"), seat())
    s.use("A", "slash", "B").skill("A", "double_swords").on()
    assert len(s["A"].hand) == 1


@pytest.mark.rule("guozhan", "R11")
def test_a_sex_that_changes_later_is_not_looked_at_again() -> None:
    s = scene(seat(SHU, "slash", equip="double_swords"), seat("xiao_qiao- sun_jian+", "peach.h4 peach.h6"), seat())
    s.use("A", "slash", "B").skill("B", "tianxiang", "peach.h4", "C").not_offered("A", "double_swords")
    assert not offered(s, "A", "double_swords")
    assert sex(s.table, s["B"]) == "female"


# -- 青釭剑


@pytest.mark.proves("guozhan", "card", "qinggang")
def test_the_qinggang_sword_ignores_armour_and_nobody_is_asked() -> None:
    s = scene(seat(WEI, "slash.s7", equip="qinggang"), seat("", equip="renwang_shield"))
    s.use("A", "slash.s7", "B").on()
    assert s["B"].hp == 3
    assert not offered(s, "A", "qinggang")
    s = scene(seat(WEI, "slash", equip="qinggang"), seat("", "peach", equip="eight_trigrams"), deck="peach.h4")
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3
    assert not offered(s, "B", "eight_trigrams")


@pytest.mark.proves("guozhan", "card", "qinggang")
def test_a_dodge_still_helps_against_the_qinggang_sword() -> None:
    s = scene(seat(WEI, "slash", equip="qinggang"), seat("", "dodge", equip="silver_lion"))
    dodges(s.use("A", "slash", "B"), "B").on()
    assert s["B"].hp == 4


@pytest.mark.proves("guozhan", "card", "qinggang")
def test_armour_works_again_once_the_slash_is_settled() -> None:
    s = scene(seat(WEI, "slash savage_assault", equip="qinggang"), seat("", equip="rattan_armor"), seat())
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3
    s.use("A", "savage_assault").on()
    assert [s[x].hp for x in "BC"] == [3, 3]
    assert s.table.bare == frozenset()


@pytest.mark.proves("guozhan", "card", "qinggang")
def test_the_armour_of_chained_bystanders_is_not_ignored() -> None:
    s = scene(
        seat(WEI, "fire_slash", equip="qinggang"),
        seat("", chained=True, equip="silver_lion"),
        seat("", chained=True, equip="rattan_armor"),
    )
    s.use("A", "fire_slash", "B").on()
    assert [s[x].hp for x in "BC"] == [3, 2]


@pytest.mark.rule("guozhan", "G16")
@pytest.mark.proves("guozhan", "card", "qinggang")
def test_rattan_that_is_ignored_burns_no_more_than_plain_clothes() -> None:
    s = scene(
        seat(WEI, "wine fire_slash", equip="qinggang"),
        seat("", chained=True, equip="rattan_armor"),
        seat("", chained=True),
    )
    s.use("A", "wine").on().use("A", "fire_slash", "B").on()
    assert [s[x].hp for x in "BC"] == [2, 2]


@pytest.mark.proves("guozhan", "card", "qinggang")
def test_the_tricks_of_its_wearer_do_not_ignore_armour() -> None:
    s = scene(seat(WEI, "savage_assault", equip="qinggang"), seat("", equip="rattan_armor"))
    s.use("A", "savage_assault").on()
    assert s["B"].hp == 4


# -- 寒冰剑


@pytest.mark.proves("guozhan", "card", "ice_sword")
def test_instead_of_the_damage_two_cards_are_discarded_one_after_the_other() -> None:
    s = scene(seat(WEI, "slash", equip="ice_sword"), seat("", "peach slash", equip="dilu"))
    s.use("A", "slash", "B").skill("A", "ice_sword")
    s.until("A", "gz-ice-sword").does("A", "gz-ice-sword", "choose", "dilu")
    s.until("A", "gz-ice-sword").does("A", "gz-ice-sword", "choose", "hand").on()
    assert (s["B"].hp, len(s["B"].hand), s.worn("B")) == (4, 1, {})
    assert s.count("gz-discard", seat="B", by="A") == 2
    assert s.count("gz-damage") == 0
    s.sound()


@pytest.mark.proves("guozhan", "card", "ice_sword")
def test_a_single_card_is_enough_for_the_ice_sword_and_none_is_not() -> None:
    s = scene(seat(WEI, "slash", equip="ice_sword"), seat("", "peach"))
    s.use("A", "slash", "B").skill("A", "ice_sword").on()
    assert (s["B"].hp, s.hand("B")) == (4, [])
    s = scene(seat(WEI, "slash", equip="ice_sword"), seat("", judging="lightning"))
    s.use("A", "slash", "B").not_offered("A", "ice_sword")
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "card", "ice_sword")
def test_the_ice_sword_may_be_left_unused_and_does_nothing_for_tricks() -> None:
    s = scene(seat(WEI, "slash duel", equip="ice_sword"), seat("", "peach"))
    s.use("A", "slash", "B").on()
    assert offered(s, "A", "ice_sword")
    assert (s["B"].hp, s.hand("B")) == (3, ["peach"])
    s.use("A", "duel", "B").not_offered("A", "ice_sword")
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "card", "ice_sword")
def test_prevented_fire_leaves_the_chain_and_spreads_nothing() -> None:
    s = scene(seat(WEI, "fire_slash", equip="ice_sword"), seat("", "peach", chained=True), seat("", chained=True))
    s.use("A", "fire_slash", "B").skill("A", "ice_sword").on()
    assert [s[x].hp for x in "BC"] == [4, 4]
    assert s["B"].chained
    assert s["C"].chained


@pytest.mark.proves("guozhan", "card", "ice_sword")
@pytest.mark.proves("guozhan", "card", "kylin_bow")
@pytest.mark.proves("guozhan", "card", "triblade")
@pytest.mark.parametrize("weapon", ["ice_sword", "kylin_bow", "triblade"])
def test_weapons_do_nothing_to_those_whom_a_chain_reaches(weapon: str) -> None:
    s = scene(
        seat(WEI, "fire_slash peach", equip=weapon),
        seat("", chained=True),
        seat("", "slash", equip="chitu", chained=True),
        seat(),
    )
    s.use("A", "fire_slash", "B").on()
    # the triblade is offered for B himself
    assert sum(weapon in acts for who, _, acts in s.asked_so_far if who == "A") == (weapon == "triblade")
    assert [s[x].hp for x in "BC"] == [3, 3]
    assert s.worn("C") == {"minus_horse": "chitu"}


# -- 丈八蛇矛


@pytest.mark.proves("guozhan", "card", "spear")
def test_two_hand_cards_are_a_slash() -> None:
    s = scene(seat(WEI, "peach dodge", equip="spear"), seat(), seat())
    s.does("A", "gz-play", "spear", ("peach", "dodge"), "B").on()
    assert (s["B"].hp, s.hand("A")) == (3, [])
    assert s.told("gz-use", card="slash")["skill"] == "spear"
    assert len(s.discarded()) == 2
    s.sound()


@pytest.mark.proves("guozhan", "card", "spear")
def test_two_cards_are_needed_from_the_hand_and_the_slash_counts() -> None:
    s = scene(seat(WEI, "peach", equip="spear dilu"), seat())
    assert "spear" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat(WEI, "peach.h4 peach.h6 dodge.h2 dodge.d2", equip="spear"), seat())
    s.does("A", "gz-play", "spear", ("peach.h4", "peach.h6"), "B").on()
    assert "spear" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "card", "spear")
def test_the_spear_answers_where_a_slash_has_to_be_played() -> None:
    s = scene(seat("", "savage_assault"), seat(WEI, "peach dodge", equip="spear"))
    s.use("A", "savage_assault").until("B", "gz-slash").does("B", "gz-slash", "spear", ("peach", "dodge")).on()
    assert (s["B"].hp, s.hand("B")) == (4, [])
    s = scene(seat(WEI, "slash"), seat("", "peach slash", equip="spear"))
    s.use("A", "slash", "B").on()
    assert not offered(s, "B", "spear")


@pytest.mark.proves("guozhan", "card", "spear")
@pytest.mark.proves("guozhan", "card", "renwang_shield")
@pytest.mark.parametrize(
    ("cards", "hp"), [("slash.s7 slash.c2", 4), ("slash.s7 slash.h10", 3), ("slash.h10 slash.d10", 3)]
)
def test_a_slash_of_two_cards_is_black_if_both_are_and_without_colour_if_they_differ(cards: str, hp: int) -> None:
    s = scene(seat(WEI, cards, equip="spear"), seat("", equip="renwang_shield"))
    s.does("A", "gz-play", "spear", tuple(cards.split()), "B").on()
    assert s["B"].hp == hp


# -- 朱雀羽扇


@pytest.mark.proves("guozhan", "card", "feather_fan")
def test_a_plain_slash_may_become_one_of_fire() -> None:
    s = scene(seat(WEI, "slash", equip="feather_fan"), seat("", chained=True), seat("", chained=True))
    s.use("A", "slash", "B").skill("A", "feather_fan").on()
    assert s.told("gz-damage", seat="B", nature="fire", amount=1)
    assert [s[x].hp for x in "BC"] == [3, 3]


@pytest.mark.proves("guozhan", "card", "feather_fan")
def test_the_fan_may_be_left_unused_and_other_natures_are_not_asked_about() -> None:
    s = scene(seat(WEI, "slash", equip="feather_fan"), seat())
    s.use("A", "slash", "B").on()
    assert offered(s, "A", "feather_fan")
    assert s.told("gz-damage", seat="B", nature="normal")
    for card in ("fire_slash", "thunder_slash"):
        s = scene(seat(WEI, card, equip="feather_fan"), seat())
        s.use("A", card, "B").not_offered("A", "feather_fan")


@pytest.mark.proves("guozhan", "card", "feather_fan")
@pytest.mark.proves("guozhan", "card", "rattan_armor")
def test_the_fan_makes_rattan_burn() -> None:
    s = scene(seat(WEI, "slash", equip="feather_fan"), seat("", equip="rattan_armor"))
    s.use("A", "slash", "B").skill("A", "feather_fan").on()
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "card", "feather_fan")
@pytest.mark.proves("guozhan", "card", "renwang_shield")
def test_the_fan_does_not_change_the_colour() -> None:
    s = scene(seat(WEI, "slash.s7", equip="feather_fan"), seat("", equip="renwang_shield"))
    s.use("A", "slash.s7", "B").skill("A", "feather_fan").on()
    assert s["B"].hp == 4


# -- 贯石斧


@pytest.mark.proves("guozhan", "card", "axe")
def test_for_two_cards_a_dodged_slash_hits_all_the_same() -> None:
    s = scene(seat(WEI, "slash peach", equip="axe dilu"), seat("", "dodge"))
    dodges(s.use("A", "slash", "B"), "B").skill("A", "axe", ("peach", "dilu")).on()
    assert (s["B"].hp, s.hand("A"), s.worn("A")) == (3, [], {"weapon": "axe"})
    assert s.count("gz-discard", seat="A") == 1
    s.sound()


@pytest.mark.proves("guozhan", "card", "axe")
def test_the_axe_itself_cannot_be_one_of_the_two() -> None:
    s = scene(seat(WEI, "slash peach", equip="axe"), seat("", "dodge"))
    dodges(s.use("A", "slash", "B"), "B").not_offered("A", "axe")
    assert s["B"].hp == 4


@pytest.mark.proves("guozhan", "card", "axe")
def test_the_axe_may_be_left_unused_and_is_not_asked_about_without_a_dodge() -> None:
    s = scene(seat(WEI, "slash peach dodge", equip="axe"), seat("", "dodge"))
    dodges(s.use("A", "slash", "B"), "B").on()
    assert offered(s, "A", "axe")
    assert (s["B"].hp, s.hand("A")) == (4, ["dodge", "peach"])
    s = scene(seat(WEI, "slash.s7 peach dodge", equip="axe"), seat("", equip="renwang_shield"))
    s.use("A", "slash.s7", "B").not_offered("A", "axe")


@pytest.mark.proves("guozhan", "card", "axe")
def test_wine_counts_for_a_slash_that_the_axe_drives_home() -> None:
    s = scene(seat(WEI, "wine slash peach.h4 peach.h6", equip="axe"), seat("", "dodge"))
    dodges(s.use("A", "wine").on().use("A", "slash", "B"), "B").skill("A", "axe", ("peach.h4", "peach.h6")).on()
    assert s["B"].hp == 2


# -- 麒麟弓


@pytest.mark.proves("guozhan", "card", "kylin_bow")
def test_the_bow_shoots_one_mount_of_the_one_who_is_hit() -> None:
    s = scene(seat(WEI, "slash", equip="kylin_bow"), seat("", equip="dilu chitu spear"))
    s.use("A", "slash", "B").skill("A", "kylin_bow").until("A", "gz-kylin-bow")
    s.does("A", "gz-kylin-bow", "choose", "chitu").on()
    assert (s["B"].hp, s.worn("B")) == (3, {"weapon": "spear", "plus_horse": "dilu"})
    told = [n.key for n in s.news if n.key in ("gz-discard", "gz-damage")]
    assert told == ["gz-discard", "gz-damage"]
    s.sound()


@pytest.mark.proves("guozhan", "card", "kylin_bow")
def test_the_bow_is_not_asked_about_without_a_mount_or_a_hit_or_a_slash() -> None:
    s = scene(seat(WEI, "slash", equip="kylin_bow"), seat("", equip="spear"))
    s.use("A", "slash", "B").not_offered("A", "kylin_bow")
    s = scene(seat(WEI, "slash duel", equip="kylin_bow"), seat("", "dodge", equip="dilu"))
    dodges(s.use("A", "slash", "B"), "B").not_offered("A", "kylin_bow")
    s.use("A", "duel", "B").not_offered("A", "kylin_bow")
    assert s.worn("B") == {"plus_horse": "dilu"}


@pytest.mark.proves("guozhan", "card", "kylin_bow")
def test_the_bow_may_be_left_unused() -> None:
    s = scene(seat(WEI, "slash", equip="kylin_bow"), seat("", equip="dilu"))
    s.use("A", "slash", "B").on()
    assert offered(s, "A", "kylin_bow")
    assert s.worn("B") == {"plus_horse": "dilu"}


# -- 吴六剑


@pytest.mark.proves("guozhan", "card", "six_swords")
def test_the_others_of_the_wearers_kingdom_reach_1_further() -> None:
    s = scene(
        seat(WU, equip="six_swords"),
        seat("gan_ning+ taishi_ci-", equip="spear"),
        seat(WEI),
        seat("sun_jian- ding_feng-"),
        seat("zhou_tai+ huang_gai-", kingdom="careerist"),
        seat(SHU),
    )
    assert ranges(s) == [2, 4, 1, 1, 1, 1]


@pytest.mark.proves("guozhan", "card", "six_swords")
def test_a_fellow_of_the_wearer_may_slash_at_distance_2() -> None:
    s = scene(
        seat(WU, "slash"), seat(), seat(SHU), seat(WEI), seat("gan_ning+ taishi_ci-", equip="six_swords"),
    )  # fmt: skip
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 3


@pytest.mark.proves("guozhan", "card", "six_swords")
@pytest.mark.parametrize("kingdom", [None, "careerist"])
def test_an_undetermined_or_careerist_wearer_helps_nobody(kingdom: str | None) -> None:
    generals = "sun_quan- lu_meng-" if kingdom is None else WU
    s = scene(
        seat(generals, equip="six_swords", kingdom=kingdom), seat("gan_ning+ taishi_ci-"), seat("sun_jian- ding_feng-")
    )
    assert ranges(s) == [2, 1, 1]


# -- 三尖两刃刀


@pytest.mark.proves("guozhan", "card", "triblade")
def test_a_hand_card_hurts_another_who_stands_next_to_the_one_hit() -> None:
    s = scene(seat(WEI, "fire_slash peach", equip="triblade"), seat(), seat(), seat())
    s.use("A", "fire_slash", "B").skill("A", "triblade", "peach", "C").on()
    assert [s[x].hp for x in "ABCD"] == [4, 3, 3, 4]
    assert s.told("gz-damage", seat="C", source="A", amount=1, nature="normal")
    assert s.hand("A") == []
    s.sound()


@pytest.mark.proves("guozhan", "card", "triblade")
def test_the_second_victim_is_at_distance_1_from_the_first_and_neither_he_nor_the_wielder() -> None:
    s = scene(
        seat(WEI, "slash peach", equip="triblade"), seat(equip="chitu"), seat(), seat(SHU, equip="dilu"), seat(HIDDEN)
    )
    s.use("A", "slash", "B").until("A", "gz-skill", "triblade")
    (option,) = [o for o in s.asked("A", "gz-skill").options if o.act == "triblade"]
    # B rides closer: C and E count as 1, D sits on a +1 mount
    assert list(option.picks[1].candidates) == [2, 4]


@pytest.mark.proves("guozhan", "card", "triblade")
def test_the_triblade_needs_a_hand_card_and_a_neighbour() -> None:
    s = scene(seat(WEI, "slash", equip="triblade dilu"), seat(), seat())
    s.use("A", "slash", "B").not_offered("A", "triblade")
    s = scene(seat(WEI, "slash peach", equip="triblade"), seat())
    s.use("A", "slash", "B").not_offered("A", "triblade")
    s = scene(seat(WEI, "duel peach", equip="triblade"), seat(), seat())
    s.use("A", "duel", "B").not_offered("A", "triblade")


@pytest.mark.proves("guozhan", "card", "triblade")
def test_the_second_damage_is_no_slash_damage() -> None:
    s = scene(seat(WEI, "slash peach.h4 peach.h6", equip="triblade"), seat(), seat(), seat())
    s.use("A", "slash", "B").skill("A", "triblade", "peach.h4", "C").not_offered("A", "triblade")
    assert s.hand("A") == ["peach"]


@pytest.mark.rule("guozhan", "R82")
@pytest.mark.proves("guozhan", "card", "triblade")
def test_a_victim_who_died_of_the_slash_has_no_neighbours() -> None:
    s = scene(seat(WEI, "slash peach", equip="triblade"), seat(SHU, hp=1), seat(), seat())
    s.use("A", "slash", "B").not_offered("A", "triblade")
    assert not s["B"].alive
    assert [s[x].hp for x in "CD"] == [4, 4]


def test_the_armour_of_a_later_target_still_counts_while_an_earlier_one_is_settled() -> None:
    s = scene(
        seat("ding_feng+ gan_ning+", "fire_slash", equip="qinggang"),
        seat("cao_ren+ yue_jin+", chained=True),
        seat("lu_bu+ ji_ling+"),
        seat("xu_chu+ dian_wei+", chained=True, equip="rattan_armor"),
    )
    s.use("A", "fire_slash", "B").skill("A", "duanbing", "D").on()
    assert s.count("gz-damage", seat="D", amount=2) == 1, "the chain burns the rattan: 1 more"
    assert s.count("gz-damage", seat="D", amount=1) == 1, "pierced when it is settled for him"
    assert s["D"].hp == 1
