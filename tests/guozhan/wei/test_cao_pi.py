"""曹丕: 行殇, 放逐."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

XINGSHANG = pytest.mark.proves("guozhan", "skill", "cao_pi.xingshang")
FANGZHU = pytest.mark.proves("guozhan", "skill", "cao_pi.fangzhu@first")
FANGZHU_CURRENT = pytest.mark.proves("guozhan", "skill", "cao_pi.fangzhu@current")


@XINGSHANG
def test_hand_and_equipment_of_the_dead_are_his_and_the_rest_is_put_away() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash"),
        seat("gan_ning+ lu_meng+", "dodge", hp=1, equip="axe.d5", judging="indulgence.h6"),
        seat("cao_pi+ zhang_he+"),
    )
    s.use("A", "slash", "B").skill("C", "xingshang").until("A", "gz-play")
    assert not s["B"].alive
    assert s.hand("C") == ["axe", "dodge"]
    assert "indulgence.h6" in s.discarded()
    assert s.told("gz-take", seat="C")["cards"] == ["axe.d5"]
    s.sound()


@XINGSHANG
def test_declined_everything_is_put_away() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash"), seat("gan_ning+ lu_meng+", "dodge", hp=1), seat("cao_pi+ zhang_he+")
    )
    s.use("A", "slash", "B").until("C", "gz-skill", "xingshang").does("C", "gz-skill", "decline").on()
    assert s.hand("C") == []


@XINGSHANG
def test_who_has_no_cards_leaves_nothing() -> None:
    s = scene(seat("guan_yu+ zhang_fei+", "slash"), seat("gan_ning+ lu_meng+", hp=1), seat("cao_pi+ zhang_he+"))
    s.use("A", "slash", "B").not_offered("C", "xingshang")
    assert not s["B"].alive


@XINGSHANG
def test_his_own_death_is_none() -> None:
    s = scene(seat("guan_yu+ zhang_fei+", "slash"), seat("cao_pi+ zhang_he+", "dodge", hp=1), seat())
    s.use("A", "slash", "B").not_offered("B", "xingshang")
    assert not s["B"].alive


@XINGSHANG
def test_it_comes_before_the_penalty_which_takes_them_again_if_he_is_the_killer() -> None:
    s = scene(seat("cao_pi+ zhang_he+", "slash"), seat("xu_huang+ dian_wei+", "dodge peach", hp=1), seat(), seat())
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "decline")
    s.skill("A", "xingshang").until("A", "gz-play")
    assert s.told("gz-take", seat="A")["count"] == 2
    assert s.hand("A") == []
    assert s.count("gz-penalty", seat="A") == 1
    s.sound()


@XINGSHANG
def test_the_hand_of_the_dead_is_seen_by_him_alone() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash"), seat("gan_ning+ lu_meng+", "dodge", hp=1), seat("cao_pi+ zhang_he+")
    )
    (dodge,) = s["B"].hand
    s.use("A", "slash", "B").skill("C", "xingshang").until("A", "gz-play")
    assert not s.table.seen[0] >> dodge & 1
    assert s.table.seen[2] >> dodge & 1


@XINGSHANG
def test_hidden_he_is_turned_up_by_taking() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash"), seat("gan_ning+ lu_meng+", "dodge", hp=1), seat("zhang_he- cao_pi-")
    )
    s.use("A", "slash", "B").skill("C", "xingshang", reveals="deputy").on()
    assert s["C"].up == (False, True)
    assert s.hand("C") == ["dodge"]


@XINGSHANG
def test_zou_shi_keeps_him_hidden_in_her_turn() -> None:
    s = scene(seat("zou_shi+ jia_xu+", "slash"), seat("gan_ning+ lu_meng+", "dodge", hp=1), seat("zhang_he- cao_pi-"))
    s.use("A", "slash", "B").not_offered("C", "xingshang")
    assert not s["B"].alive


@FANGZHU
def test_another_draws_what_he_misses_and_is_stacked() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+", hp=2), seat())
    s.use("A", "slash", "B").skill("B", "fangzhu", "A").until("A", "gz-play")
    assert len(s["A"].hand) == 2
    assert s["A"].stacked
    s.sound()


@FANGZHU
def test_a_stacked_one_is_freed() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+"), seat("", stacked=True))
    s.use("A", "slash", "B").skill("B", "fangzhu", "C").on()
    assert not s["C"].stacked
    assert len(s["C"].hand) == 1


@FANGZHU
def test_not_himself() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+"), seat())
    s.use("A", "slash", "B").until("B", "gz-skill", "fangzhu")
    with pytest.raises(AssertionError, match="not offered fangzhu"):
        s.does("B", "gz-skill", "fangzhu", "B")


@FANGZHU
def test_he_may_decline() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+"), seat())
    s.use("A", "slash", "B").until("B", "gz-skill", "fangzhu").does("B", "gz-skill", "decline").on()
    assert s.count("gz-stack") == 0


@FANGZHU
def test_once_for_two_damage_at_once() -> None:
    s = scene(seat("", "wine slash"), seat("cao_pi+ zhang_he+"), seat())
    s.use("A", "wine").use("A", "slash", "B").skill("B", "fangzhu", "C").not_offered("B", "fangzhu")
    assert len(s["C"].hand) == 2


@FANGZHU
@pytest.mark.rule("guozhan", "R23")
def test_the_reward_of_the_pair_heals_first_then_nothing_is_drawn_and_all_the_same_stacked() -> None:
    s = scene(seat("", "slash"), seat("zhen_ji+ cao_pi-"), seat())
    s.use("A", "slash", "B").skill("B", "fangzhu", "C", reveals="deputy").until("B", "gz-companion")
    s.does("B", "gz-companion", "recover").on()
    assert s["B"].hp == s["B"].max_hp
    assert s["C"].hand == []
    assert s["C"].stacked


@FANGZHU
def test_with_two_hp_missing_and_one_healed_by_the_pair_one_card_is_drawn() -> None:
    s = scene(seat("", "wine slash"), seat("zhen_ji+ cao_pi-"), seat())
    s.use("A", "wine").use("A", "slash", "B").skill("B", "fangzhu", "C", reveals="deputy").until("B", "gz-companion")
    s.does("B", "gz-companion", "recover").on()
    assert len(s["C"].hand) == 1


@FANGZHU_CURRENT
def test_current_he_draws_what_cao_pi_misses_and_is_stacked() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+", hp=2), seat("", "peach dodge"), edition="current")
    s.use("A", "slash", "B").skill("B", "fangzhu", "C").until("C", "gz-fangzhu")
    assert s.asked("C", "gz-fangzhu").args["n"] == 2
    s.does("C", "gz-fangzhu", "decline").on()
    assert len(s["C"].hand) == 4
    assert s["C"].stacked
    s.sound()


@FANGZHU_CURRENT
def test_current_or_he_discards_as_many_and_loses_an_hp() -> None:
    s = scene(
        seat("", "slash"), seat("cao_pi+ zhang_he+", hp=2), seat("", "peach dodge", equip="dilu"), edition="current"
    )
    s.use("A", "slash", "B").skill("B", "fangzhu", "C").until("C", "gz-fangzhu")
    s.does("C", "gz-fangzhu", "discard", ("dodge", "dilu")).on()
    assert s.hand("C") == ["peach"]
    assert s.worn("C") == {}
    assert s["C"].hp == 3
    assert not s["C"].stacked
    assert s.told("gz-lose-hp", seat="C")["amount"] == 1
    s.sound()


@FANGZHU_CURRENT
def test_current_with_fewer_cards_there_is_no_choice() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+", hp=2), seat("", "peach"), edition="current")
    s.use("A", "slash", "B").skill("B", "fangzhu", "C").on()
    assert len(s["C"].hand) == 3
    assert s["C"].stacked
    assert not any(about == "gz-fangzhu" for _, about, _ in s.asked_so_far)


@FANGZHU_CURRENT
def test_current_if_cao_pi_misses_nothing_he_is_just_stacked() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+", hp=4, max_hp=3), seat("", "peach"), edition="current")
    s.use("A", "slash", "B").skill("B", "fangzhu", "C").on()
    assert s.hand("C") == ["peach"]
    assert s["C"].stacked
    assert not any(about == "gz-fangzhu" for _, about, _ in s.asked_so_far)


@FANGZHU_CURRENT
def test_current_the_hp_he_loses_may_be_his_last_and_then_nobody_has_killed_him() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash"), seat("cao_pi+ zhang_he+"), seat("gan_ning+ lu_meng+", "dodge", hp=1),
        seat("pan_feng+ pang_de+"), edition="current",
    )  # fmt: skip
    s.use("A", "slash", "B").skill("B", "fangzhu", "C").until("C", "gz-fangzhu")
    s.does("C", "gz-fangzhu", "discard", "dodge").on()
    assert not s["C"].alive
    assert s.told("gz-death", seat="C")["killer"] is None
    s.sound()


@FANGZHU_CURRENT
def test_current_a_stacked_one_is_freed() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+"), seat("", "peach", stacked=True), edition="current")
    s.use("A", "slash", "B").skill("B", "fangzhu", "C").until("C", "gz-fangzhu").does("C", "gz-fangzhu", "decline").on()
    assert not s["C"].stacked
    assert len(s["C"].hand) == 2


@FANGZHU_CURRENT
def test_current_not_himself_and_he_may_decline() -> None:
    s = scene(seat("", "slash"), seat("cao_pi+ zhang_he+"), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "fangzhu")
    with pytest.raises(AssertionError, match="not offered fangzhu"):
        s.does("B", "gz-skill", "fangzhu", "B")
    s.does("B", "gz-skill", "decline").on()
    assert s.count("gz-stack") == 0


@FANGZHU_CURRENT
def test_current_once_for_two_damage_at_once() -> None:
    s = scene(seat("", "wine slash"), seat("cao_pi+ zhang_he+"), seat(), edition="current")
    s.use("A", "wine").use("A", "slash", "B").skill("B", "fangzhu", "C").not_offered("B", "fangzhu")
    assert len(s["C"].hand) == 2


@FANGZHU_CURRENT
@pytest.mark.rule("guozhan", "R29")
def test_current_the_pair_turned_up_is_no_healing_before_the_cards_are_counted() -> None:
    s = scene(seat("", "slash"), seat("zhen_ji+ cao_pi-"), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "fangzhu", "C", reveals="deputy").on()
    assert s["B"].up == (True, True)
    assert "companion" in s["B"].marks
    assert s["B"].hp == s["B"].max_hp - 1
    assert len(s["C"].hand) == 1
    assert s["C"].stacked


@FANGZHU_CURRENT
def test_current_hidden_he_is_turned_up() -> None:
    s = scene(seat("", "slash"), seat("zhang_he- cao_pi-"), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "fangzhu", "C", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["C"].stacked


@XINGSHANG
@pytest.mark.parametrize("edition", ["first", "current"])
def test_in_either_edition_the_cards_of_the_dead_are_his(edition: str) -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash"), seat("gan_ning+ lu_meng+", "dodge", hp=1), seat("cao_pi+ zhang_he+"),
        edition=edition,
    )  # fmt: skip
    s.use("A", "slash", "B").skill("C", "xingshang").until("A", "gz-play")
    assert s.hand("C") == ["dodge"]
