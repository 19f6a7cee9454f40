"""卞夫人: 挽危, 约俭."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

WANWEI = pytest.mark.proves("guozhan", "skill", "bian_furen.wanwei")
YUEJIAN = pytest.mark.proves("guozhan", "skill", "bian_furen.yuejian")
PAIR = "bian_furen+ cao_ren+"
WEI = "yue_jin+ dian_wei+"


@WANWEI
def test_of_what_is_dismantled_she_chooses_the_card() -> None:
    s = scene(seat("", "dismantle"), seat(PAIR, "peach slash", equip="crossbow"), seat(), edition="current")
    s.use("A", "dismantle", "B").until("A", "gz-dismantle").does("A", "gz-dismantle", "choose", "crossbow")
    s.skill("B", "wanwei", "slash").on()
    assert s.worn("B") == {"weapon": "crossbow"}
    assert s.hand("B") == ["peach"]
    s.told("gz-discard", seat="B", by="A")
    s.sound()


@WANWEI
def test_of_what_is_snatched_too() -> None:
    s = scene(seat("", "snatch"), seat(PAIR, "peach", equip="crossbow"), seat(), edition="current")
    s.use("A", "snatch", "B").until("A", "gz-snatch").does("A", "gz-snatch", "choose", "hand")
    s.skill("B", "wanwei", "crossbow").on()
    assert s.hand("A") == ["crossbow"]
    assert s.hand("B") == ["peach"]


@WANWEI
def test_she_may_decline_and_the_last_card_has_no_other() -> None:
    s = scene(seat("", "dismantle dismantle"), seat(PAIR, "peach", equip="crossbow"), seat(), edition="current")
    s.use("A", "dismantle", "B").until("A", "gz-dismantle").does("A", "gz-dismantle", "choose", "crossbow")
    s.until("B", "gz-skill", "wanwei").on()
    assert s.hand("B") == ["peach"]
    s.use("A", "dismantle", "B").not_offered("B", "wanwei")
    assert s["B"].hand == []


@WANWEI
def test_the_judgement_area_is_not_hers() -> None:
    s = scene(seat("", "dismantle"), seat(PAIR, "peach slash", judging="indulgence"), seat(), edition="current")
    s.use("A", "dismantle", "B").until("A", "gz-dismantle").does("A", "gz-dismantle", "choose", "indulgence")
    s.not_offered("B", "wanwei")
    assert s.judging("B") == []


@WANWEI
def test_not_for_what_she_discards_or_gives_herself() -> None:
    s = scene(seat(PAIR, "peach slash dodge duel wine"), seat(), seat(), edition="current")
    s.ends("A").not_offered("A", "wanwei")
    assert s.count("gz-discard", seat="A", by=None) == 1


@WANWEI
def test_the_skill_of_another_is_met_like_a_card() -> None:
    s = scene(
        seat("ling_tong+ lu_meng+", "crossbow", equip="green_dragon"), seat(PAIR, "peach slash"), seat(),
        edition="current",
    )  # fmt: skip
    s.use("A", "crossbow").skill("A", "xuanlue", "B").skill("B", "wanwei", "slash").on()
    assert s.hand("B") == ["peach"]


@WANWEI
def test_hidden_she_is_turned_up_by_it() -> None:
    s = scene(seat("", "dismantle"), seat("bian_furen- cao_ren-", "peach", equip="crossbow"), seat(), edition="current")
    s.use("A", "dismantle", "B").until("A", "gz-dismantle").does("A", "gz-dismantle", "choose", "hand")
    s.skill("B", "wanwei", "crossbow", reveals="head").on()
    assert s["B"].up == (True, False)
    assert s.hand("B") == ["peach"]


def _full(me: str, hp: int, other: str = PAIR, hand: str = "slash dodge peach wine") -> Scene:
    return scene(seat(me, hand, hp=hp), seat(other), seat("guan_yu+ zhang_fei+"), seat(), edition="current")


@YUEJIAN
def test_one_of_the_kingdom_keeps_as_many_as_its_maximum_hp() -> None:
    s = _full(WEI, 1)
    s.ends("A").until("B", "gz-play")
    assert len(s["A"].hand) == 4
    assert s.count("gz-discard", seat="A") == 0


@YUEJIAN
def test_so_does_she_and_it_ends_with_the_turn() -> None:
    s = _full("bian_furen+ cao_ren+", 1, WEI, "slash dodge peach")
    s.ends("A").on()
    assert len(s["A"].hand) == 3
    assert s["A"].effects == ()


@YUEJIAN
@pytest.mark.parametrize("generals", ["ma_chao+ zhao_yun+", "yue_jin- dian_wei-"])
def test_not_other_kingdoms_and_the_undetermined(generals: str) -> None:
    s = _full(generals, 1)
    s.ends("A").until("A", "gz-discard")


@YUEJIAN
def test_not_after_a_card_on_another_kingdom() -> None:
    s = _full(WEI, 1, hand="slash dodge peach wine iron_chain")
    s.use("A", "iron_chain", "C").on()
    s.ends("A").until("A", "gz-discard")


@YUEJIAN
def test_a_peach_for_a_dying_stranger_is_a_card_used_on_it() -> None:
    s = scene(
        seat(WEI, "slash dodge peach peach duel", hp=1), seat(PAIR), seat("guan_yu+ zhang_fei+", hp=1), seat(),
        edition="current",
    )  # fmt: skip
    s.use("A", "duel", "C").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach").on()
    s.ends("A").until("A", "gz-discard")


@YUEJIAN
def test_cards_on_the_undetermined_and_the_own_kingdom_do_not_matter() -> None:
    s = _full(WEI, 1, hand="slash dodge peach wine iron_chain")
    s.use("A", "iron_chain", "B", "D").on()
    s.ends("A").until("B", "gz-play")
    assert len(s["A"].hand) == 4


@YUEJIAN
def test_the_turned_up_are_never_asked_and_hidden_she_is() -> None:
    s = _full(WEI, 1)
    s.ends("A").until("B", "gz-play")
    assert not [acts for who, _, acts in s.asked_so_far if "yuejian" in acts]
    s = _full(WEI, 1, "bian_furen- cao_ren-")
    s.ends("A").skill("B", "yuejian", reveals="head").until("B", "gz-play")
    assert len(s["A"].hand) == 4
    s = _full(WEI, 1, "bian_furen- cao_ren-")
    s.ends("A").until("B", "gz-skill", "yuejian").until("A", "gz-discard")


@YUEJIAN
def test_hidden_beside_a_head_of_another_kingdom_she_is_not_asked() -> None:
    s = _full(WEI, 1, "zhong_hui+ bian_furen-")
    s.ends("A").not_offered("B", "yuejian")
