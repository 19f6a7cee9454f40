"""曹洪: 护援, 鹤翼, 飞影."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

HUYUAN = pytest.mark.proves("guozhan", "skill", "cao_hong.huyuan")
HEYI = pytest.mark.proves("guozhan", "skill", "cao_hong.heyi")
FEIYING = pytest.mark.proves("guozhan", "skill", "cao_hong.feiying")
CAO_HONG = "cao_hong+ cao_ren+"


def _ends(pair: str = CAO_HONG, hand: str = "", equip: str = "") -> Scene:
    s = scene(
        seat(pair, hand, equip=equip), seat("", "peach", judging="indulgence.h6"), seat(equip="jueying"),
        edition="current",
    )  # fmt: skip
    return s.ends("A")


@HUYUAN
def test_a_hand_card_is_given_to_another() -> None:
    s = _ends(hand="slash.s7").skill("A", "huyuan", "slash.s7", "C").until("C", "gz-play")
    assert "slash.s7" in s.table.wires(s["C"].hand)
    s.sound()


@HUYUAN
def test_an_equipment_card_is_laid_into_a_free_slot_and_a_card_may_go() -> None:
    s = _ends(hand="crossbow").skill("A", "huyuan", "crossbow", "B")
    s.does("A", "gz-huyuan", "discard", "indulgence.h6").on()
    assert s.worn("B") == {"weapon": "crossbow"}
    assert s.judging("B") == []
    assert "indulgence.h6" in s.discarded()
    s.sound()


@HUYUAN
def test_an_equipped_card_goes_to_another_and_no_card_need_go() -> None:
    s = _ends(equip="crossbow").skill("A", "huyuan", "crossbow", "C")
    s.does("A", "gz-huyuan", "decline").on()
    assert s.worn("C") == {"weapon": "crossbow", "plus_horse": "jueying"}
    assert s.worn("A") == {}


@HUYUAN
def test_an_own_slot_may_be_filled() -> None:
    s = _ends(hand="crossbow").skill("A", "huyuan", "crossbow", "A").does("A", "gz-huyuan", "discard", "jueying").on()
    assert s.worn("A") == {"weapon": "crossbow"}
    assert s.worn("C") == {}


@HUYUAN
def test_not_into_a_slot_that_is_filled_and_equipment_is_not_given() -> None:
    s = _ends(hand="dilu").until("A", "gz-skill", "huyuan")
    targets = [pick.candidates for o in s.asked("A", "gz-skill").options if o.act == "huyuan" for pick in o.picks[1:]]
    assert targets == [[0, 1]]


@HUYUAN
def test_it_may_be_declined_and_needs_a_card() -> None:
    s = _ends(hand="slash.s7").until("A", "gz-skill", "huyuan").on()
    assert s.hand("A") == ["slash"]
    _ends().not_offered("A", "huyuan")


@HUYUAN
def test_a_lion_that_is_discarded_so_heals_its_wearer() -> None:
    s = scene(seat(CAO_HONG, "crossbow"), seat(equip="silver_lion", hp=2), seat(), edition="current")
    s.ends("A").skill("A", "huyuan", "crossbow", "A").does("A", "gz-huyuan", "discard", "silver_lion").on()
    assert s["B"].hp == 3


@HUYUAN
def test_used_while_hidden_he_is_turned_up() -> None:
    s = _ends(pair="cao_hong- cao_ren-", hand="slash.s7").skill("A", "huyuan", "slash.s7", "C", reveals="head")
    s.until("C", "gz-play")
    assert s["A"].up == (True, False)
    assert "slash.s7" in s.table.wires(s["C"].hand)


def _row(pair: str = CAO_HONG, second: str = "xun_yu+ yue_jin+", more: int = 2, **options: str) -> Scene:
    others = ["guan_yu+ zhang_fei+", "gan_ning+ lu_meng+", "pan_feng+ pang_de+"][:more]
    return scene(seat(pair), seat(second), *(seat(other) for other in others), edition="current")


@HEYI
@FEIYING
def test_everybody_in_his_queue_is_further_away_for_others() -> None:
    s = _row()
    c, d = s["C"], s["D"]
    assert distance(s.table, c, s["B"]) == 2
    assert distance(s.table, c, s["A"]) == 3
    assert distance(s.table, d, s["A"]) == 2
    assert distance(s.table, s["B"], c) == 1
    assert distance(s.table, c, d) == 1


@FEIYING
def test_a_slash_does_not_reach_over_flying_shadow() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash.s7"), seat(CAO_HONG), seat("xun_yu+ yue_jin+"), seat(), edition="current"
    )
    s.cannot_use("A", "slash.s7", "B")
    assert s.why("A", "target", ["slash.s7", 1]) == "why-gz-out-of-range"


@HEYI
@FEIYING
def test_alone_he_is_in_no_queue() -> None:
    s = _row(second="sun_jian+ lu_su+")
    assert distance(s.table, s["B"], s["A"]) == 1


@HEYI
def test_not_with_fewer_than_four_alive() -> None:
    s = _row(more=1)
    assert distance(s.table, s["C"], s["B"]) == 1


@HEYI
def test_not_while_he_is_hidden() -> None:
    s = _row(pair="cao_hong- cao_ren+")
    assert distance(s.table, s["C"], s["B"]) == 1


@HEYI
@pytest.mark.rule("guozhan", "R103")
def test_the_undetermined_are_in_no_queue_until_they_show_it() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash.s7 duel"), seat("xun_yu- yue_jin-"), seat(CAO_HONG), seat(),
        edition="current", turn="B", stage="prepare",
    )  # fmt: skip
    assert distance(s.table, s["A"], s["B"]) == 1
    s.skill("B", "turn_up", "head").on()
    assert distance(s.table, s["A"], s["B"]) == 2


@HEYI
def test_it_ends_when_one_of_four_dies() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash.s7"), seat("pan_feng+ pang_de+", hp=1), seat(CAO_HONG),
        seat("xun_yu+ yue_jin+"), edition="current",
    )  # fmt: skip
    assert distance(s.table, s["A"], s["D"]) == 2
    s.use("A", "slash.s7", "B").on()
    assert not s["B"].alive
    assert distance(s.table, s["A"], s["D"]) == 1


@HEYI
def test_he_summons_and_who_joins_stands_in_the_queue() -> None:
    s = scene(
        seat(CAO_HONG), seat("xun_yu- yue_jin-"), seat("guan_yu+ zhang_fei+"), seat("gan_ning- lu_meng-"),
        edition="current",
    )  # fmt: skip
    s.does("A", "gz-play", "heyi").until("B", "gz-summoned").does("B", "gz-summoned", "deputy")
    s.on()
    assert not s["D"].determined
    assert s["B"].up == (False, True)
    assert distance(s.table, s["C"], s["B"]) == 2
    assert "heyi" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@HEYI
def test_hidden_he_is_turned_up_by_summoning() -> None:
    s = scene(seat("cao_hong- cao_ren-"), seat(), seat(), seat(), edition="current", stage="prepare")
    s.skill("A", "heyi", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s.count("gz-summon") == 1


@HEYI
def test_a_summons_may_be_refused() -> None:
    s = scene(seat(CAO_HONG), seat("xun_yu- yue_jin-"), seat(), seat(), edition="current")
    s.does("A", "gz-play", "heyi").until("B", "gz-summoned").does("B", "gz-summoned", "decline").on()
    assert not s["B"].determined
