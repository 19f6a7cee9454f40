"""周泰: 不屈."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "zhou_tai.buqu@first")


@PROVES
def test_with_scars_of_different_ranks_he_lives_below_one_hp() -> None:
    s = scene(
        seat("", "slash slash", equip="crossbow"),
        seat("zhou_tai+ gan_ning+", hp=1),
        deck="slash.s7 slash.s8",
    )
    s.use("A", "slash", "B").skill("B", "buqu").on()
    assert (s["B"].hp, len(s["B"].piles["buqu"])) == (0, 1)
    s.use("A", "slash", "B").skill("B", "buqu").on()
    assert (s["B"].hp, len(s["B"].piles["buqu"])) == (-1, 2)
    assert s.count("gz-dying") == 0
    assert s.told("gz-pile", seat="B", pile="buqu", cards=["slash.s8"])
    s.sound()


@PROVES
def test_one_scar_for_each_point_below_one() -> None:
    s = scene(
        seat("", "wine slash"),
        seat("zhou_tai+ gan_ning+", hp=1),
        deck="slash.s7 slash.s8",
    )
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").skill("B", "buqu").on()
    assert (s["B"].hp, len(s["B"].piles["buqu"])) == (-1, 2)


@PROVES
def test_two_scars_of_one_rank_make_him_dying() -> None:
    s = scene(
        seat("", "slash"),
        seat("zhou_tai+ gan_ning+", hp=0, scars="slash.s7"),
        seat(),
        deck="thunder_slash.s7",
    )
    s.use("A", "slash", "B").skill("B", "buqu").on()
    assert not s["B"].alive
    assert s.told("gz-dying", seat="B", hp=-1)


@PROVES
def test_he_need_not_use_it() -> None:
    s = scene(seat("", "slash"), seat("zhou_tai+ gan_ning+", hp=1), seat(), deck="slash.s7")
    s.use("A", "slash", "B").until("B", "gz-skill", "buqu").on()
    assert not s["B"].alive


@PROVES
def test_not_while_hp_is_left() -> None:
    s = scene(seat("", "slash"), seat("zhou_tai+ gan_ning+", hp=2))
    s.use("A", "slash", "B").not_offered("B", "buqu")


@PROVES
def test_a_loss_of_hp_counts_as_well() -> None:
    s = scene(seat("huang_gai+ zhou_tai+", hp=1), seat(), deck="slash.s7 peach dodge")
    s.skill("A", "kurou", about="gz-play").skill("A", "buqu").on()
    assert (s["A"].hp, s.hand("A")) == (0, ["dodge", "peach"])


@PROVES
def test_recovery_removes_scars_of_his_choice() -> None:
    s = scene(seat("zhou_tai+ gan_ning+", "peach", hp=-1, scars="slash.s7 slash.s8"), seat())
    s.does("A", "gz-play", "use", "peach")
    s.until("A", "gz-buqu").does("A", "gz-buqu", "choose", "slash.s7").on()
    assert s["A"].hp == 0
    assert [s.table.face[c].wire for c in s["A"].piles["buqu"]] == ["slash.s8"]
    assert "slash.s7" in s.discarded()


@PROVES
def test_above_zero_no_scar_is_left() -> None:
    s = scene(seat("zhou_tai+ gan_ning+", "peach", hp=0, scars="slash.s7"), seat())
    s.does("A", "gz-play", "use", "peach").on()
    assert s["A"].hp == 1
    assert not s["A"].piles["buqu"]
    s.sound()


@PROVES
def test_when_the_double_rank_is_gone_he_lives_although_nobody_saves_him_further() -> None:
    s = scene(
        seat("", "slash"),
        seat("zhou_tai+ gan_ning+", "peach", hp=0, scars="slash.s7"),
        seat(),
        deck="thunder_slash.s7",
    )
    s.use("A", "slash", "B").skill("B", "buqu")
    s.until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach")
    s.until("B", "gz-buqu").does("B", "gz-buqu", "choose", "slash.s7").on()
    assert s["B"].alive
    assert (s["B"].hp, len(s["B"].piles["buqu"])) == (0, 1)
    assert s.told("gz-saved", seat="B")


@PROVES
def test_turned_down_he_loses_his_scars_and_is_dying_at_once() -> None:
    s = scene(
        seat("zou_shi+ pan_feng+", "crossbow"),
        seat("zhou_tai+ gan_ning+", hp=-1, scars="slash.s7 slash.s8"),
        seat("", "peach"),
    )
    s.skill("A", "qingcheng", "crossbow", "B", "head", about="gz-play")
    s.until("C", "gz-rescue")
    assert s.told("gz-dying", seat="B", hp=-1)
    assert {"slash.s7", "slash.s8"} <= set(s.discarded())
    s.on()
    assert not s["B"].alive


@PROVES
def test_turned_down_above_zero_nothing_happens() -> None:
    s = scene(seat("zou_shi+ pan_feng+", "crossbow"), seat("zhou_tai+ gan_ning+", hp=1))
    s.skill("A", "qingcheng", "crossbow", "B", "head", about="gz-play").on()
    assert s["B"].alive
    assert s.count("gz-dying") == 0


@PROVES
def test_a_hidden_zhou_tai_turns_up_before_he_is_dying() -> None:
    s = scene(seat("", "slash"), seat("gan_ning- zhou_tai-", hp=1), seat(), deck="slash.s7")
    s.use("A", "slash", "B").skill("B", "buqu", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["B"].alive
    assert s.count("gz-dying") == 0


@PROVES
@pytest.mark.parametrize(("reward", "hp", "scars"), [("recover", 1, 0), ("draw_two", 0, 1)])
def test_the_reward_for_sun_quan_comes_before_the_scars(reward: str, hp: int, scars: int) -> None:
    s = scene(seat("", "slash"), seat("sun_quan+ zhou_tai-", hp=1), seat(), deck="slash.s7 slash.s8 slash.s9")
    s.use("A", "slash", "B").skill("B", "buqu", reveals="deputy")
    s.until("B", "gz-companion").does("B", "gz-companion", reward).on()
    assert s["B"].alive
    assert (s["B"].hp, len(s["B"].piles.get("buqu", ()))) == (hp, scars)
    s.sound()
