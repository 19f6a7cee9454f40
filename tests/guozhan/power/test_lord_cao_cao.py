"""君曹操: 建安, 挥鞭, 总御, and what the banner lends."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

JIANAN = pytest.mark.proves("guozhan", "skill", "lord_cao_cao.jianan")
TUXI = pytest.mark.proves("guozhan", "skill", "lord_cao_cao.tuxi")
QIAOBIAN = pytest.mark.proves("guozhan", "skill", "lord_cao_cao.qiaobian")
XIAOGUO = pytest.mark.proves("guozhan", "skill", "lord_cao_cao.xiaoguo")
JIEYUE = pytest.mark.proves("guozhan", "skill", "lord_cao_cao.jieyue")
DUANLIANG = pytest.mark.proves("guozhan", "skill", "lord_cao_cao.duanliang")
HUIBIAN = pytest.mark.proves("guozhan", "skill", "lord_cao_cao.huibian")
ZONGYU = pytest.mark.proves("guozhan", "skill", "lord_cao_cao.zongyu")
LORD = "lord_cao_cao+ dian_wei+"
WEI = "cao_ren+ xu_chu+"
SHU = "guan_yu+ zhang_fei+"


# -- 建安


def lends(skill: str, generals: str = WEI, place: str = "deputy", hand: str = "peach slash") -> Scene:
    """B of Wei has borrowed a skill; A is the lord, C of Shu."""
    others = seat(SHU, "dodge dodge"), seat()
    s = scene(seat(LORD), seat(generals, hand), *others, edition="current", stage="prepare", turn="B")
    return s.skill("B", "jianan", "peach", place, skill)


def offers(s: Scene, letter: str) -> list[list[object]]:
    """The cards, generals and skills that the banner offers."""
    s.until(letter, "gz-skill", "jianan")
    (option,) = [option for option in s.asked(letter, "gz-skill").options if option.act == "jianan"]
    return [list(pick.candidates) for pick in option.picks[1:]]


@JIANAN
def test_one_of_wei_turns_a_general_down_for_a_skill_until_the_lords_turn() -> None:
    s = lends("tuxi").until("B", "gz-skill", "tuxi").does("B", "gz-skill", "decline").until("B", "gz-play")
    assert s["B"].up == (True, False)
    assert s.told("gz-gains-skill", seat="B")["skill"] == "tuxi"
    assert "turn_up" not in s.acts(s.asked("B", "gz-play")), "that general stays down"
    s.ends("B").until("C", "gz-play").ends("C").until("D", "gz-play").ends("D").until("A", "gz-play")
    assert not s["B"].changed_by
    assert s.table.may_reveal(s["B"])
    s.sound()


@JIANAN
def test_a_hidden_general_stays_hidden() -> None:
    s = scene(
        seat(LORD), seat("cao_ren+ xu_chu-", "peach"), seat(SHU), seat(), edition="current", stage="prepare", turn="B"
    )
    assert offers(s, "B")[0] == ["deputy"]
    s.does("B", "gz-skill", "jianan", "peach", "deputy", "tuxi").until("B", "gz-play")
    assert s["B"].up == (True, False)
    assert not s.table.may_reveal(s["B"])


@JIANAN
def test_only_what_no_other_has_may_be_chosen_but_the_own_skill_of_the_hidden_general() -> None:
    s = scene(
        seat("lord_cao_cao+ zhang_liao+"), seat("yue_jin+ cao_ren+", "peach"), seat(SHU), seat(),
        edition="current", stage="prepare", turn="B",
    )  # fmt: skip
    assert offers(s, "B")[1] == ["qiaobian", "xiaoguo", "jieyue", "duanliang"]


@JIANAN
def test_the_lord_himself_can_turn_down_his_deputy_alone() -> None:
    s = scene(seat(LORD, "peach"), seat(SHU), edition="current", stage="prepare")
    assert offers(s, "A")[0] == ["deputy"]


@JIANAN
def test_what_is_lent_is_not_free_for_the_next() -> None:
    others = seat("xu_huang+ yue_jin+", "dodge"), seat(SHU)
    s = scene(seat(LORD), seat(WEI, "peach"), *others, seat(), seat(), edition="current", stage="prepare", turn="B")
    s.skill("B", "jianan", "peach", "head", "tuxi").until("B", "gz-play").ends("B")
    assert offers(s, "C")[1] == ["qiaobian", "xiaoguo", "jieyue", "duanliang"]


@JIANAN
def test_with_the_lord_dead_it_is_over() -> None:
    s = scene(
        seat("lord_cao_cao+ dian_wei+", hp=1),
        seat(WEI, "peach slash", equip="chitu"), seat(SHU), seat(), edition="current", stage="prepare", turn="B",
    )  # fmt: skip
    s.skill("B", "jianan", "peach", "deputy", "tuxi").until("B", "gz-play").use("B", "slash", "A").until("B", "gz-play")
    assert not s["A"].alive
    assert s.table.may_reveal(s["B"])


@JIANAN
def test_it_may_be_left_and_is_not_for_strangers_nor_without_a_lord_face_up() -> None:
    s = scene(seat(LORD), seat(WEI, "peach"), seat(SHU), seat(), edition="current", stage="prepare", turn="B")
    s.until("B", "gz-skill", "jianan").does("B", "gz-skill", "decline").until("B", "gz-play")
    assert s["B"].up == (True, True)
    s = scene(seat(LORD), seat(SHU, "peach"), seat(), edition="current", stage="prepare", turn="B")
    s.not_offered("B", "jianan")
    hidden = "lord_cao_cao- dian_wei-"
    s = scene(seat(hidden), seat(WEI, "peach"), seat(SHU), seat(), edition="current", stage="prepare", turn="B")
    s.not_offered("B", "jianan")


@JIANAN
def test_turned_up_in_his_turn_the_lord_may_use_it_at_the_same_moment() -> None:
    s = scene(seat("lord_cao_cao- dian_wei-", "peach"), seat(SHU, "dodge"), edition="current", stage="prepare")
    s.skill("A", "turn_up", "head").skill("A", "jianan", "peach", "deputy", "tuxi").until("A", "gz-skill", "tuxi")
    assert s["A"].up == (True, False)


# -- what is lent


@TUXI
def test_tuxi_takes_cards_instead_of_drawing() -> None:
    s = lends("tuxi").skill("B", "tuxi", "C").until("B", "gz-play")
    assert sorted(s.hand("B"))[0] == "dodge"
    assert len(s["B"].hand) == 3, "one kept, one taken, one drawn"


@TUXI
def test_tuxi_may_be_left_and_is_gone_after_the_lords_turn_has_begun() -> None:
    s = lends("tuxi").until("B", "gz-skill", "tuxi").does("B", "gz-skill", "decline").until("B", "gz-play").ends("B")
    s.until("C", "gz-play").ends("C").until("D", "gz-play").ends("D").until("A", "gz-play").ends("A")
    s.not_offered("B", "tuxi")


@QIAOBIAN
def test_qiaobian_skips_a_phase_for_a_hand_card() -> None:
    s = lends("qiaobian").until("B", "gz-skill", "qiaobian").does("B", "gz-skill", "decline")
    s.skill("B", "qiaobian", "slash", "C").until("B", "gz-play")
    assert s.hand("B") == ["dodge"]


@QIAOBIAN
def test_qiaobian_may_be_left() -> None:
    s = lends("qiaobian").until("B", "gz-play")
    assert len(s["B"].hand) == 3
    assert sum(who == "B" and "qiaobian" in acts for who, _, acts in s.asked_so_far) == 3, "judge, draw, play"


@XIAOGUO
def test_xiaoguo_works_in_the_finish_phase_of_others() -> None:
    s = lends("xiaoguo").until("B", "gz-play").ends("B").until("C", "gz-play").ends("C")
    s.skill("B", "xiaoguo", "slash").on()
    assert s["C"].hp == 3


@XIAOGUO
def test_xiaoguo_may_be_left() -> None:
    s = lends("xiaoguo").until("B", "gz-play").ends("B").until("C", "gz-play").ends("C")
    s.until("B", "gz-skill", "xiaoguo").does("B", "gz-skill", "decline").on()
    assert s["C"].hp == 4


@JIEYUE
def test_jieyue_can_be_used_in_the_preparation_phase_in_which_it_was_lent() -> None:
    s = lends("jieyue").skill("B", "jieyue", "slash", "C").until("B", "gz-command")
    s.does("B", "gz-command", s.acts(s.asked("B", "gz-command"))[0]).until("C", "gz-obey")
    s.does("C", "gz-obey", "refuse").until("B", "gz-play")
    assert len(s["B"].hand) == 5


@JIEYUE
def test_jieyue_may_be_left() -> None:
    s = lends("jieyue").until("B", "gz-skill", "jieyue").does("B", "gz-skill", "decline").until("B", "gz-play")
    assert len(s["B"].hand) == 3


@DUANLIANG
def test_duanliang_makes_supply_shortage_at_any_distance() -> None:
    s = lends("duanliang", hand="peach slash.s7").until("B", "gz-play")
    s.does("B", "gz-play", "duanliang", "slash", "D").until("B", "gz-play")
    assert s.judging("D") == ["supply_shortage"]


@DUANLIANG
def test_duanliang_needs_a_black_card() -> None:
    s = lends("duanliang", hand="peach slash.h10").until("B", "gz-play")
    options = [option for option in s.asked("B", "gz-play").options if option.act == "duanliang"]
    assert not any("slash.h10" in option.picks[0].shown for option in options)


# -- 挥鞭


@HUIBIAN
def test_one_of_wei_is_hurt_and_draws_another_recovers() -> None:
    s = scene(seat(LORD), seat(WEI, hp=2), seat("xu_huang+ yue_jin+"), seat(), edition="current")
    s.does("A", "gz-play", "huibian", "C", "B").until("A", "gz-play")
    assert (s["C"].hp, len(s["C"].hand), s["B"].hp) == (3, 2, 3)
    assert s.why("A", "skill", "huibian") == "why-gz-skill-used-up"
    s.sound()


@HUIBIAN
def test_he_may_be_one_of_them() -> None:
    s = scene(seat(LORD), seat(WEI, hp=2), seat(SHU), seat(), edition="current")
    s.does("A", "gz-play", "huibian", "A", "B").until("A", "gz-play")
    assert (s["A"].hp, len(s["A"].hand), s["B"].hp) == (3, 2, 3)


@HUIBIAN
def test_somebody_else_of_wei_must_be_wounded() -> None:
    s = scene(seat(LORD), seat(WEI), seat(SHU, hp=1), seat("xu_huang- yue_jin-", hp=1), edition="current")
    assert s.why("A", "skill", "huibian") == "why-gz-skill-not-now"
    s = scene(seat(LORD, hp=2), seat(SHU), edition="current")
    assert s.why("A", "skill", "huibian") == "why-gz-skill-not-now"


@HUIBIAN
def test_who_dies_of_it_draws_nothing_and_the_other_recovers() -> None:
    s = scene(seat(LORD), seat(WEI, hp=2), seat("xu_huang+ yue_jin+", hp=1), seat(), edition="current")
    s.does("A", "gz-play", "huibian", "C", "B").until("A", "gz-play")
    assert (s["C"].alive, s["B"].hp) == (False, 3)
    assert s.count("gz-draw", seat="C") == 0


# -- 总御


@ZONGYU
def test_for_a_mount_that_he_uses_the_chariot_comes_from_the_discard_pile() -> None:
    s = scene(seat(LORD, "chitu", equip="dilu"), seat(SHU), discard="six_dragons", edition="current")
    s.use("A", "chitu").until("A", "gz-play")
    assert s.worn("A") == {"plus_horse": "six_dragons"}
    assert {card.partition(".")[0] for card in s.discarded()} == {"chitu", "dilu"}
    assert distance(s.table, s["A"], s["B"]) == 1
    s.sound()


@ZONGYU
def test_or_from_the_equipment_of_another() -> None:
    s = scene(seat(LORD, "dilu", equip="chitu"), seat(SHU, equip="six_dragons"), edition="current")
    s.use("A", "dilu").until("A", "gz-play")
    assert (s.worn("A"), s.worn("B")) == ({"plus_horse": "six_dragons"}, {})
    s.sound()


@ZONGYU
def test_while_it_is_elsewhere_a_mount_is_a_mount() -> None:
    s = scene(seat(LORD, "chitu"), seat(SHU, "six_dragons"), edition="current").use("A", "chitu").until("A", "gz-play")
    assert s.worn("A") == {"minus_horse": "chitu"}


@ZONGYU
def test_another_wearing_it_he_may_exchange_all_mounts() -> None:
    s = scene(seat(SHU, "six_dragons"), seat(LORD, equip="chitu dilu spear"), edition="current")
    s.use("A", "six_dragons").skill("B", "zongyu").until("A", "gz-play")
    assert s.worn("B") == {"weapon": "spear", "plus_horse": "six_dragons"}
    assert s.worn("A") == {"plus_horse": "dilu", "minus_horse": "chitu"}
    s.sound()


@ZONGYU
def test_he_need_not_exchange_them() -> None:
    s = scene(seat(SHU, "six_dragons"), seat(LORD, equip="chitu"), edition="current").use("A", "six_dragons")
    s.until("B", "gz-skill", "zongyu").does("B", "gz-skill", "decline").until("A", "gz-play")
    assert s.worn("B") == {"minus_horse": "chitu"}


@ZONGYU
def test_without_a_mount_there_is_nothing_to_exchange() -> None:
    s = scene(seat(SHU, "six_dragons"), seat(LORD, equip="spear"), edition="current").use("A", "six_dragons")
    s.not_offered("B", "zongyu")


@ZONGYU
def test_he_wearing_it_himself_nothing_happens() -> None:
    s = scene(seat(LORD, "six_dragons", equip="chitu"), seat(SHU), edition="current").use("A", "six_dragons")
    s.not_offered("A", "zongyu")
    assert s.worn("A") == {"plus_horse": "six_dragons"}
