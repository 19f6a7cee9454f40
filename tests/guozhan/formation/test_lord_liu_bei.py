"""君刘备: 章武, 授钺, 五虎将大旗, 激诏."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import attack_range

ZHANGWU = pytest.mark.proves("guozhan", "skill", "lord_liu_bei.zhangwu")
SHOUYUE = pytest.mark.proves("guozhan", "skill", "lord_liu_bei.shouyue")
BANNER = pytest.mark.proves("guozhan", "skill", "lord_liu_bei.banner_five_tigers")
JIZHAO = pytest.mark.proves("guozhan", "skill", "lord_liu_bei.jizhao")
LORD = "lord_liu_bei+ gan_furen+"
TREASURE = "dragon_phoenix.s2"


@ZHANGWU
def test_the_treasure_discarded_by_another_comes_to_him() -> None:
    s = scene(seat("", "dismantle"), seat("", equip=TREASURE), seat(LORD), edition="current")
    s.use("A", "dismantle", "B").on()
    assert s.hand("C") == ["dragon_phoenix"]
    s.sound()


@ZHANGWU
def test_the_treasure_put_on_by_another_comes_to_him() -> None:
    s = scene(seat("", TREASURE), seat(), seat(LORD), edition="current")
    s.use("A", TREASURE).on()
    assert s.worn("A") == {}
    assert s.hand("C") == ["dragon_phoenix"]


@ZHANGWU
def test_the_treasure_of_the_dead_comes_to_him() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", "slash"), seat("gan_ning+ lu_meng+", equip=TREASURE, hp=1), seat(LORD), seat(),
        edition="current",
    )  # fmt: skip
    s.use("A", "slash", "B").on()
    assert not s["B"].alive
    assert "dragon_phoenix" in s.hand("C")
    s.sound()


@ZHANGWU
def test_dismantled_it_goes_under_the_deck_and_he_draws_two() -> None:
    s = scene(seat("", "dismantle"), seat(LORD, equip=TREASURE), seat(), deck="wine dodge", edition="current")
    s.use("A", "dismantle", "B").on()
    assert s.hand("B") == ["dodge", "wine"]
    assert s.table.face[s.table.deck[0]].kind == "dragon_phoenix"
    assert s.discarded()[-1:] != [TREASURE]
    s.sound()


@ZHANGWU
def test_snatched_from_his_hand_too() -> None:
    s = scene(seat("", "snatch"), seat(LORD, TREASURE), seat(), deck="wine dodge", edition="current")
    s.use("A", "snatch", "B").on()
    assert s.hand("A") == []
    assert s.hand("B") == ["dodge", "wine"]


@ZHANGWU
def test_replaced_by_another_weapon_of_his() -> None:
    s = scene(seat(LORD, "crossbow", equip=TREASURE), seat(), deck="wine dodge", edition="current")
    s.use("A", "crossbow").on()
    assert s.worn("A") == {"weapon": "crossbow"}
    assert s.hand("A") == ["dodge", "wine"]
    s.sound()


@ZHANGWU
def test_not_when_he_uses_it() -> None:
    s = scene(seat(LORD, TREASURE), seat(), deck="wine dodge", edition="current")
    s.use("A", TREASURE).on()
    assert s.worn("A") == {"weapon": "dragon_phoenix"}
    assert s.hand("A") == []


@ZHANGWU
def test_other_cards_do_not_matter() -> None:
    s = scene(seat("", "dismantle"), seat(LORD, equip="crossbow"), seat(), edition="current")
    s.use("A", "dismantle", "B").on()
    assert s.hand("B") == []
    assert "crossbow.d1" in s.discarded()


@ZHANGWU
def test_a_hidden_lord_may_be_turned_up_for_it_or_not() -> None:
    seats = seat("", "dismantle"), seat("", equip=TREASURE), seat("lord_liu_bei- gan_furen-")
    s = scene(*seats, edition="current").use("A", "dismantle", "B").skill("C", "zhangwu", reveals="head").on()
    assert s["C"].up == (True, False)
    assert s.hand("C") == ["dragon_phoenix"]
    s = scene(*seats, edition="current").use("A", "dismantle", "B").until("C", "gz-skill", "zhangwu").on()
    assert s.hand("C") == []


@ZHANGWU
def test_a_hidden_lord_may_keep_it_from_his_equipment_but_nobody_is_asked_about_a_hand() -> None:
    hidden = "lord_liu_bei- gan_furen-"
    s = scene(seat("", "dismantle"), seat(hidden, equip=TREASURE), seat(), deck="wine dodge", edition="current")
    s.use("A", "dismantle", "B").skill("B", "zhangwu", reveals="head").on()
    assert s.hand("B") == ["dodge", "wine"]
    s = scene(seat("", "snatch"), seat(hidden, TREASURE), seat(), edition="current")
    s.use("A", "snatch", "B").not_offered("B", "zhangwu")
    assert s.hand("A") == ["dragon_phoenix"]


def _slash(pair: str, hand: str, other: str = "", gear: str = "", lord: str = LORD) -> Scene:
    """A of Shu beside B, and the lord."""
    return scene(seat(pair, hand), seat("cao_ren+ yue_jin+", other, equip=gear), seat(lord), seat(), edition="current")


@SHOUYUE
@BANNER
def test_wusheng_takes_any_card() -> None:
    s = _slash("guan_yu+ wei_yan+", "wine.s9").does("A", "gz-play", "wusheng", "wine.s9", "B").on()
    assert s["B"].wounded
    s.sound()


@SHOUYUE
def test_not_while_the_lord_is_hidden_and_not_for_other_kingdoms() -> None:
    s = _slash("guan_yu+ wei_yan+", "wine.s9", lord="lord_liu_bei- gan_furen+")
    assert "wusheng" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("guan_yu+ wei_yan+", "wine.s9", kingdom="careerist"), seat(), seat(LORD), edition="current")
    assert "wusheng" not in s.acts(s.asked("A", "gz-play"))


@SHOUYUE
@BANNER
def test_not_after_the_death_of_the_lord() -> None:
    s = scene(
        seat("guan_yu+ wei_yan+", "slash.s7 wine.s9", kingdom="shu"), seat("cao_ren+ yue_jin+"), seat(LORD, hp=1),
        seat("gan_ning+ lu_meng+", "slash.s8"), turn="D", edition="current",
    )  # fmt: skip
    s.use("D", "slash.s8", "C").on()
    assert not s["C"].alive
    s.ends("D").until("A", "gz-play")
    assert "wusheng" not in s.acts(s.asked("A", "gz-play"))


@BANNER
def test_paoxiao_ignores_armour() -> None:
    s = _slash("zhang_fei+ wei_yan+", "slash.s7", gear="renwang_shield").use("A", "slash.s7", "B").on()
    assert s["B"].wounded


@BANNER
def test_longdan_draws_when_used_and_when_played() -> None:
    s = scene(
        seat("zhao_yun+ wei_yan+", "dodge.h2 slash.s8"), seat("cao_ren+ yue_jin+", "duel"), seat(LORD), seat(),
        deck="wine peach", edition="current",
    )  # fmt: skip
    s.does("A", "gz-play", "longdan", "dodge.h2", "B").on()
    assert "wine" in s.hand("A")
    s = scene(
        seat("cao_ren+ yue_jin+", "slash.s7"), seat("zhao_yun+ wei_yan+", "slash.s8"), seat(LORD), seat(),
        deck="wine", edition="current",
    )  # fmt: skip
    s.use("A", "slash.s7", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash.s8").on()
    assert s.hand("B") == ["wine"]


@BANNER
def test_a_card_that_longdan_did_not_make_draws_nothing() -> None:
    s = _slash("zhao_yun+ wei_yan+", "slash.s7").use("A", "slash.s7", "B").on()
    assert s.hand("A") == []


@BANNER
def test_tieqi_silences_both_generals() -> None:
    s = scene(
        seat("ma_chao+ wei_yan+", "slash.s7"), seat("cao_ren+ xun_yu+"), seat(LORD), seat(), deck="wine",
        edition="current",
    )  # fmt: skip
    s.use("A", "slash.s7", "B").skill("A", "tieqi").on()
    assert s.told("gz-mute", seat="B", general="head")
    assert s.told("gz-mute", seat="B", general="deputy")


@BANNER
def test_liegong_reaches_one_further() -> None:
    s = scene(seat("huang_zhong+ wei_yan+"), seat(), seat(LORD), seat(), edition="current")
    assert attack_range(s.table, s["A"]) == 2
    s = scene(seat("huang_zhong+ wei_yan+"), seat(), seat(), seat(), edition="current")
    assert attack_range(s.table, s["A"]) == 1


@BANNER
def test_the_skills_of_a_hidden_general_do_not_change() -> None:
    s = scene(seat("huang_zhong- wei_yan+"), seat(), seat(LORD), seat(), edition="current")
    assert attack_range(s.table, s["A"]) == 1


def _dying(lord: str = LORD, hand: str = "dodge") -> Scene:
    s = scene(
        seat("cao_ren+ yue_jin+", "slash.s7"), seat(lord, hand, hp=1), seat("guan_yu+ wei_yan+", "wine.s9"), seat(),
        deck="wine wine wine wine", edition="current",
    )  # fmt: skip
    return s.use("A", "slash.s7", "B")


@JIZHAO
def test_dying_he_draws_recovers_and_changes_his_skills() -> None:
    s = _dying(hand="peach").skill("B", "jizhao").on()
    assert s["B"].hp == 2
    assert len(s["B"].hand) == s["B"].max_hp
    s.ends("A").until("B", "gz-play")
    assert "rende" in s.acts(s.asked("B", "gz-play"))
    s.ends("B").until("B", "gz-discard").on().until("C", "gz-play")
    assert "wusheng" not in s.acts(s.asked("C", "gz-play"))
    s.sound()


@JIZHAO
def test_he_may_decline_and_then_dies() -> None:
    s = _dying().until("B", "gz-skill", "jizhao").on()
    assert not s["B"].alive


@JIZHAO
def test_once_a_game() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", "slash.s7 slash.s8 slash.s9", equip="crossbow"), seat(LORD, hp=1), seat(), seat(),
        deck="wine wine wine wine", edition="current",
    )  # fmt: skip
    s.use("A", "slash.s7", "B").skill("B", "jizhao").on()
    assert (s["B"].hp, "jizhao" in s["B"].spent) == (2, True)
    s.use("A", "slash.s8", "B").on()
    s.use("A", "slash.s9", "B").not_offered("B", "jizhao")
    assert not s["B"].alive


@JIZHAO
@SHOUYUE
def test_the_banner_is_gone_at_once() -> None:
    s = scene(seat("huang_zhong+ wei_yan+"), seat(LORD, hp=1), seat("cao_ren+ yue_jin+", "slash.s7"), seat(), turn="C",
              edition="current")  # fmt: skip
    assert attack_range(s.table, s["A"]) == 2
    s.use("C", "slash.s7", "B").skill("B", "jizhao").on()
    assert attack_range(s.table, s["A"]) == 1


@JIZHAO
def test_used_while_hidden_he_is_turned_up() -> None:
    s = _dying(lord="lord_liu_bei- gan_furen-").skill("B", "jizhao", reveals="head").on()
    assert s["B"].up == (True, False)
    assert s["B"].hp == 2
