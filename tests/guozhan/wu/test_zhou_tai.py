"""周泰: 不屈."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

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


BUQU_CURRENT = pytest.mark.proves("guozhan", "skill", "zhou_tai.buqu@current")
FENJI = pytest.mark.proves("guozhan", "skill", "zhou_tai.fenji@current")


def scars(s: Scene, letter: str) -> list[str]:
    return s.table.wires(s[letter].piles.get("buqu", ()))


@BUQU_CURRENT
def test_current_a_scar_of_a_new_rank_brings_him_to_one_hp_without_a_question() -> None:
    s = scene(
        seat("", "wine slash.s8"),
        seat("zhou_tai+ gan_ning+", hp=1, scars="slash.s9"),
        deck="slash.s7",
        edition="current",
    )
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash.s8", "B").on()
    assert (s["B"].hp, scars(s, "B")) == (1, ["slash.s9", "slash.s7"])
    assert s.told("gz-dying", seat="B", hp=-1)
    assert s.told("gz-recover", seat="B", amount=2, hp=1)
    assert not any(who == "B" and "buqu" in acts for who, _, acts in s.asked_so_far)
    s.sound()


@BUQU_CURRENT
def test_current_a_scar_of_a_rank_he_has_is_put_away_and_he_is_dying() -> None:
    s = scene(
        seat("", "slash.s8"),
        seat("zhou_tai+ gan_ning+", hp=1, scars="slash.s7"),
        seat(),
        deck="thunder_slash.s7",
        edition="current",
    )
    s.use("A", "slash.s8", "B").on()
    assert not s["B"].alive
    assert s.told("gz-pile", seat="B", pile="buqu", cards=["thunder_slash.s7"])
    assert "thunder_slash.s7" in s.discarded()


@BUQU_CURRENT
def test_current_if_it_fails_others_may_still_save_him_and_the_old_scars_stay() -> None:
    s = scene(
        seat("", "slash.s8"),
        seat("zhou_tai+ gan_ning+", hp=1, scars="slash.s7"),
        seat("", "peach"),
        deck="thunder_slash.s7",
        edition="current",
    )
    s.use("A", "slash.s8", "B").until("C", "gz-rescue").does("C", "gz-rescue", "card", "peach").on()
    assert (s["B"].hp, scars(s, "B")) == (1, ["slash.s7"])


@BUQU_CURRENT
def test_current_not_when_one_before_him_has_saved_him_nor_while_hp_is_left() -> None:
    s = scene(seat("", "slash.s8 peach"), seat("zhou_tai+ gan_ning+", hp=1), deck="slash.s7", edition="current")
    s.use("A", "slash.s8", "B").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach").on()
    assert (s["B"].hp, scars(s, "B")) == (1, [])
    s = scene(seat("", "slash.s8"), seat("zhou_tai+ gan_ning+", hp=2), edition="current")
    s.use("A", "slash.s8", "B").on()
    assert (s["B"].hp, scars(s, "B")) == (1, [])


@BUQU_CURRENT
def test_current_others_who_are_dying_get_no_scar() -> None:
    s = scene(seat("", "slash.s8"), seat("", hp=1), seat("zhou_tai+ gan_ning+"), deck="slash.s7", edition="current")
    s.use("A", "slash.s8", "B").on()
    assert not s["B"].alive
    assert s.count("gz-pile") == 0


@BUQU_CURRENT
def test_current_recovery_leaves_the_scars() -> None:
    s = scene(seat("zhou_tai+ gan_ning+", "peach", hp=1, scars="slash.s7 slash.s8"), seat(), edition="current")
    s.does("A", "gz-play", "use", "peach").on()
    assert (s["A"].hp, scars(s, "A")) == (2, ["slash.s7", "slash.s8"])


@BUQU_CURRENT
def test_current_turned_down_he_loses_his_scars() -> None:
    s = scene(
        seat("zou_shi+ pan_feng+", "slash.s8"),
        seat("zhou_tai+ gan_ning+", hp=1, scars="slash.s7"),
        edition="current",
    )
    s.skill("A", "qingcheng", "slash.s8", "B", "head", about="gz-play").on()
    assert (scars(s, "B"), s["B"].alive) == ([], True)
    assert "slash.s7" in s.discarded()
    assert s.count("gz-dying") == 0
    s.sound()


@BUQU_CURRENT
def test_current_a_hidden_zhou_tai_is_asked_and_may_turn_up() -> None:
    s = scene(seat("", "slash.s8"), seat("gan_ning- zhou_tai-", hp=1), seat(), deck="slash.s7", edition="current")
    s.use("A", "slash.s8", "B").skill("B", "buqu", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert (s["B"].hp, scars(s, "B")) == (1, ["slash.s7"])
    s = scene(seat("", "slash.s8"), seat("gan_ning- zhou_tai-", hp=1), seat(), deck="slash.s7", edition="current")
    s.use("A", "slash.s8", "B").until("B", "gz-skill", "buqu").on()
    assert not s["B"].alive


@FENJI
def test_current_who_ends_without_hand_cards_draws_two_and_zhou_tai_loses_one_hp() -> None:
    s = scene(seat(), seat("zhou_tai+ gan_ning+"), edition="current")
    s.ends("A").skill("B", "fenji").on()
    assert (len(s["A"].hand), s["B"].hp) == (2, 3)
    assert s.told("gz-lose-hp", seat="B", amount=1)
    told = [(n.key, n.args.get("seat")) for n in s.news]
    assert told.index(("gz-draw", 0)) < told.index(("gz-lose-hp", 1))
    s.sound()


@FENJI
def test_current_he_may_do_it_for_himself() -> None:
    s = scene(seat("zhou_tai+ gan_ning+"), seat(), edition="current")
    s.ends("A").skill("A", "fenji").on()
    assert (len(s["A"].hand), s["A"].hp) == (2, 3)


@FENJI
def test_current_he_need_not_and_nobody_with_hand_cards_is_helped() -> None:
    s = scene(seat(), seat("zhou_tai+ gan_ning+"), edition="current")
    s.ends("A").until("B", "gz-skill", "fenji").on()
    assert (s["A"].hand, s["B"].hp) == ([], 4)
    s = scene(seat("", "peach"), seat("zhou_tai+ gan_ning+"), edition="current")
    s.ends("A").not_offered("B", "fenji")


@FENJI
@BUQU_CURRENT
def test_current_at_one_hp_he_pays_with_a_scar() -> None:
    s = scene(seat(), seat("zhou_tai+ gan_ning+", hp=1), deck="peach peach slash.s7", edition="current")
    s.ends("A").skill("B", "fenji").on()
    assert (s["B"].hp, scars(s, "B"), s.hand("A")) == (1, ["slash.s7"], ["peach", "peach"])


@FENJI
def test_current_a_hidden_zhou_tai_turns_up_to_help() -> None:
    s = scene(seat(), seat("gan_ning- zhou_tai-"), edition="current")
    s.ends("A").skill("B", "fenji", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert (len(s["A"].hand), s["B"].hp) == (2, 3)
