"""姜维: 挑衅, 遗志, 观星, 天覆, 看破."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

TIAOXIN = pytest.mark.proves("guozhan", "skill", "jiang_wei.tiaoxin")
YIZHI = pytest.mark.proves("guozhan", "skill", "jiang_wei.yizhi")
GUANXING = pytest.mark.proves("guozhan", "skill", "jiang_wei.guanxing")
TIANFU = pytest.mark.proves("guozhan", "skill", "jiang_wei.tianfu")
KANPO = pytest.mark.proves("guozhan", "skill", "jiang_wei.kanpo")
DEPUTY = "huang_yueying+ jiang_wei+"


def _provokes(pair: str = "jiang_wei+ wei_yan+", hand: str = "dodge", other: str = "slash.s7 peach") -> Scene:
    s = scene(seat(pair, hand), seat("cao_ren+ yue_jin+", other), seat(), seat(), edition="current")
    return s.does("A", "gz-play", "tiaoxin", "B")


@TIAOXIN
def test_the_provoked_uses_a_slash_on_him() -> None:
    s = _provokes(hand="").until("B", "gz-tiaoxin").does("B", "gz-tiaoxin", "card", "slash.s7").on()
    assert s["A"].hp == s["A"].max_hp - 1
    assert s.told("gz-use", seat="B", card="slash", targets="A")
    assert s.hand("B") == ["peach"]
    s.sound()


@TIAOXIN
def test_who_does_not_loses_a_card_of_his_choice() -> None:
    s = _provokes(other="peach").on()
    assert s.hand("B") == []
    assert s.told("gz-discard", seat="B", by="A")


@TIAOXIN
def test_who_does_not_want_to_loses_a_card_too() -> None:
    s = _provokes().until("B", "gz-tiaoxin").does("B", "gz-tiaoxin", "decline")
    s.does("A", "gz-take", "choose", "hand").on()
    assert len(s["B"].hand) == 1


@TIAOXIN
def test_a_slash_that_is_dodged_was_used() -> None:
    s = _provokes().until("B", "gz-tiaoxin").does("B", "gz-tiaoxin", "card", "slash.s7")
    s.until("A", "gz-dodge").does("A", "gz-dodge", "card", "dodge").on()
    assert s.hand("B") == ["peach"]
    assert not s["A"].wounded


@TIAOXIN
def test_once_a_play_phase_and_nobody_has_to() -> None:
    s = _provokes(other="peach").on()
    assert "tiaoxin" not in s.acts(s.asked("A", "gz-play"))


@TIAOXIN
def test_only_who_has_him_in_attack_range() -> None:
    s = scene(seat("jiang_wei+ wei_yan+"), seat(), seat("", "peach"), seat(), edition="current")
    picks = [o.picks[0].candidates for o in s.asked("A", "gz-play").options if o.act == "tiaoxin"]
    assert picks == [[1, 3]]


@TIAOXIN
def test_used_while_hidden_he_is_turned_up() -> None:
    s = _provokes(pair="jiang_wei- wei_yan-").until("B", "gz-tiaoxin").on()
    assert s["A"].up == (True, False)


def _prepares(pair: str, seats: int = 4) -> Scene:
    return scene(seat(pair), *(seat() for _ in range(seats - 1)), edition="current", stage="prepare")


@YIZHI
def test_as_deputy_he_has_half_a_fish_less() -> None:
    s = scene(seat(DEPUTY), seat(), edition="current")
    jiang_wei = s.table.general(s["A"], 1)
    assert (jiang_wei.fish(0), jiang_wei.fish(1)) == (4, 3)


@YIZHI
@GUANXING
@pytest.mark.rule("guozhan", "G30")
def test_beside_a_head_without_stargazing_he_has_it_for_as_many_cards_as_live() -> None:
    s = _prepares("gan_furen+ jiang_wei+", seats=3).skill("A", "guanxing")
    assert s.told("gz-look-top", seat="A", count=3)
    s.does("A", "gz-guanxing", "keep").not_offered("A", "guanxing")
    s.sound()


@YIZHI
@pytest.mark.rule("guozhan", "G30")
def test_the_stargazing_of_the_head_is_for_five_cards_and_there_is_only_one() -> None:
    s = _prepares("zhuge_liang+ jiang_wei+", seats=3).skill("A", "guanxing")
    assert s.told("gz-look-top", seat="A", count=5)
    s.does("A", "gz-guanxing", "keep").not_offered("A", "guanxing")


@YIZHI
@GUANXING
def test_a_head_face_down_leaves_him_his_own() -> None:
    s = _prepares("zhuge_liang- jiang_wei+", seats=3).until("A", "gz-skill", "guanxing")
    reveals = [o.args.get("reveals") for o in s.asked("A", "gz-skill").options if o.act == "guanxing"]
    assert None in reveals


@YIZHI
@GUANXING
def test_stargazing_may_be_declined() -> None:
    s = _prepares("gan_furen+ jiang_wei+").until("A", "gz-skill", "guanxing").on()
    assert s.count("gz-look-top") == 0


@YIZHI
def test_not_as_head() -> None:
    _prepares("jiang_wei+ gan_furen+").not_offered("A", "guanxing")


@YIZHI
@GUANXING
@pytest.mark.rule("guozhan", "G01")
def test_hidden_he_has_none_but_may_be_turned_up_just_then() -> None:
    _prepares("gan_furen+ jiang_wei-").not_offered("A", "guanxing")
    s = _prepares("gan_furen+ jiang_wei-").skill("A", "turn_up", "deputy").skill("A", "guanxing")
    assert s.told("gz-look-top", seat="A", count=4)


def _queue(pair: str = "jiang_wei+ wei_yan+", hand: str = "slash.s7", more: str = "guan_yu+ zhang_fei+") -> Scene:
    """A, a fellow beside B, uses 过河拆桥 on C in his turn."""
    return scene(
        seat(more, "dismantle.s3"), seat(pair, hand), seat("cao_ren+ yue_jin+", "peach"), seat("pan_feng+ pang_de+"),
        edition="current",
    )  # fmt: skip


@TIANFU
@KANPO
def test_in_the_turn_of_one_in_his_queue_a_black_card_is_a_nullification() -> None:
    s = _queue().use("A", "dismantle.s3", "C").until("B", "gz-nullify", "kanpo")
    s.does("B", "gz-nullify", "kanpo", "slash.s7").on()
    assert s.hand("C") == ["peach"]
    assert s.told("gz-nullified", seat="C")
    s.sound()


@KANPO
def test_no_red_card() -> None:
    s = _queue(hand="slash.h10").use("A", "dismantle.s3", "C").not_offered("B", "kanpo")
    assert s.hand("C") == []


@TIANFU
def test_in_his_own_turn_too_if_he_stands_in_a_queue() -> None:
    s = scene(
        seat("jiang_wei+ wei_yan+", "slash.s7", judging="indulgence"), seat("guan_yu+ zhang_fei+"), seat(), seat(),
        edition="current", stage="judge",
    )  # fmt: skip
    s.until("A", "gz-nullify-mine", "kanpo")


@TIANFU
def test_not_in_the_turn_of_others() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", "dismantle.s3"), seat("jiang_wei+ wei_yan+", "slash.s7"),
        seat("guan_yu+ zhang_fei+", "peach"), seat(), edition="current",
    )  # fmt: skip
    s.use("A", "dismantle.s3", "C").not_offered("B", "kanpo")


@TIANFU
def test_not_in_the_turn_of_a_fellow_who_stands_elsewhere() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "dismantle.s3"), seat("cao_ren+ yue_jin+", "peach"),
        seat("jiang_wei+ wei_yan+", "slash.s7"), seat("pan_feng+ pang_de+"), edition="current",
    )  # fmt: skip
    s.use("A", "dismantle.s3", "B").not_offered("C", "kanpo")


@TIANFU
def test_not_as_deputy_and_not_while_hidden() -> None:
    _queue(pair="wei_yan+ jiang_wei+").use("A", "dismantle.s3", "C").not_offered("B", "kanpo")
    _queue(pair="jiang_wei- wei_yan+").use("A", "dismantle.s3", "C").not_offered("B", "kanpo")


@TIANFU
def test_not_with_three_alive() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "dismantle.s3"), seat("jiang_wei+ wei_yan+", "slash.s7"),
        seat("cao_ren+ yue_jin+", "peach"), edition="current",
    )  # fmt: skip
    s.use("A", "dismantle.s3", "C").not_offered("B", "kanpo")


@TIANFU
def test_hidden_he_is_turned_up_by_summoning_a_queue() -> None:
    s = scene(seat("jiang_wei- wei_yan-"), seat("guan_yu- zhang_fei-"), seat(), seat(), edition="current")
    s.does("A", "gz-play", "tianfu").until("B", "gz-summoned").does("B", "gz-summoned", "head").on()
    assert s["A"].up == (True, False)
    assert s["B"].kingdom == "shu"
    s.sound()
