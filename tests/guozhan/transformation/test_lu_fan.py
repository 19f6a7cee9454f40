"""吕范: 调度, 典财."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

DIAODU = pytest.mark.proves("guozhan", "skill", "lu_fan.diaodu")
DIANCAI = pytest.mark.proves("guozhan", "skill", "lu_fan.diancai")
PAIR = "lu_fan+ lu_meng+"
WU = "gan_ning+ huang_gai+"


@DIAODU
def test_he_draws_for_his_own_equipment() -> None:
    s = scene(seat(PAIR, "crossbow"), seat(), seat(), edition="current")
    s.use("A", "crossbow").skill("A", "diaodu").on()
    assert len(s["A"].hand) == 1
    assert s.worn("A") == {"weapon": "crossbow"}


@DIAODU
def test_another_of_his_kingdom_decides_and_draws() -> None:
    s = scene(seat(WU, "crossbow eight_trigrams"), seat(PAIR), seat(), seat(), edition="current")
    s.use("A", "crossbow").skill("A", "diaodu").on()
    assert len(s["A"].hand) == 2
    s.use("A", "eight_trigrams").until("A", "gz-skill", "diaodu").on()
    assert len(s["A"].hand) == 1


@DIAODU
@pytest.mark.parametrize("generals", ["cao_ren+ yue_jin+", "gan_ning- huang_gai-"])
def test_not_other_kingdoms_and_the_undetermined(generals: str) -> None:
    s = scene(seat(generals, "crossbow"), seat(PAIR), seat(), edition="current")
    s.use("A", "crossbow").not_offered("A", "diaodu").sound()


@DIAODU
def test_other_cards_draw_nothing() -> None:
    s = scene(seat(PAIR, "iron_chain"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B").not_offered("A", "diaodu")


@DIAODU
def test_hidden_he_helps_nobody_but_himself() -> None:
    s = scene(seat(WU, "crossbow"), seat("lu_fan- lu_meng-"), seat(), edition="current")
    s.use("A", "crossbow").not_offered("A", "diaodu")
    s = scene(seat("lu_fan- lu_meng-", "crossbow"), seat(), seat(), edition="current")
    s.use("A", "crossbow").skill("A", "diaodu", reveals="head").on()
    assert s["A"].up == (True, False)
    assert len(s["A"].hand) == 1


def _starts(pair: str = PAIR, worn: str = "", other: str = "crossbow") -> Scene:
    return scene(
        seat(pair, "peach", equip=worn),
        seat(WU, equip=other),
        seat("cao_ren+ yue_jin+", equip="eight_trigrams"),
        seat(),
        stage="play",
        edition="current",
    )


@DIAODU
def test_he_takes_a_card_of_his_kingdom_and_passes_it_on() -> None:
    s = _starts().skill("A", "diaodu", "crossbow").until("A", "gz-diaodu").does("A", "gz-diaodu", "give", "C").on()
    assert s.worn("B") == {}
    assert s.hand("C") == ["crossbow"]
    assert s.hand("A") == ["peach"]
    s.sound()


@DIAODU
def test_he_may_keep_it_and_cannot_give_it_back() -> None:
    s = _starts().skill("A", "diaodu", "crossbow").until("A", "gz-diaodu")
    picks = [list(option.picks[0].candidates) for option in s.asked("A", "gz-diaodu").options if option.picks]
    assert picks == [[2, 3]]
    s.does("A", "gz-diaodu", "decline").on()
    assert s.hand("A") == ["crossbow", "peach"]


@DIAODU
def test_his_own_he_has_to_give_away() -> None:
    s = _starts(worn="green_dragon").skill("A", "diaodu", "green_dragon").until("A", "gz-diaodu")
    assert [option.act for option in s.asked("A", "gz-diaodu").options] == ["give"]
    s.does("A", "gz-diaodu", "give", "B").on()
    assert s.hand("B") == ["green_dragon"]


@DIAODU
def test_the_equipment_of_another_kingdom_is_out_of_reach() -> None:
    s = _starts(other="")
    s.not_offered("A", "diaodu")
    s = _starts().until("A", "gz-skill", "diaodu")
    options = [option for option in s.asked("A", "gz-skill").options if option.act == "diaodu"]
    assert [len(option.picks[0].candidates) for option in options] == [1]
    s.until("A", "gz-play")
    assert s.worn("B") == {"weapon": "crossbow"}


@DIAODU
def test_who_loses_equipment_so_acts_before_it_is_given() -> None:
    s = scene(
        seat(PAIR),
        seat("sun_shangxiang+ huang_gai+", equip="crossbow"),
        seat(),
        seat(),
        stage="play",
        edition="current",
    )
    s.skill("A", "diaodu", "crossbow").skill("B", "xiaoji").until("A", "gz-diaodu").on()
    assert s.told("gz-draw", seat="B")
    assert s.hand("A") == ["crossbow"]


@DIAODU
def test_hidden_he_turns_up_for_the_equipment_of_the_kingdom_he_will_have() -> None:
    s = _starts("lu_fan- lu_meng-").skill("A", "diaodu", "crossbow", reveals="head").until("A", "gz-play")
    assert s["A"].kingdom == "wu"
    assert s.hand("A") == ["crossbow", "peach"]


def _robbed(pair: str = PAIR, hand: str = "peach dodge", hp: int = 1) -> Scene:
    s = scene(seat("", "dismantle dismantle"), seat(pair, hand, hp=hp), seat(), edition="current")
    return s.use("A", "dismantle", "B").on()


@DIANCAI
def test_as_many_cards_lost_as_hp_he_draws_up_to_his_maximum() -> None:
    s = _robbed().ends("A").skill("B", "diancai").on()
    # and two in his own turn, which has begun
    assert len(s["B"].hand) == s["B"].max_hp + 2
    assert s.count("gz-deputy-changed") == 0
    s.sound()


@DIANCAI
def test_then_he_may_change_his_deputy_once() -> None:
    s = _robbed().ends("A").skill("B", "diancai").until("B", "gz-change-deputy")
    old = s["B"].generals[1]
    s.does("B", "gz-change-deputy", "change").on()
    assert s["B"].generals[1] != old
    assert s["B"].changed_by == {"diancai"}


@DIANCAI
def test_changed_once_and_with_a_full_hand_there_is_nothing_to_gain() -> None:
    s = scene(seat("", "dismantle"), seat(PAIR, "peach dodge slash wine", hp=1), seat(), edition="current")
    s["B"].changed_by = frozenset({"diancai"})
    s.use("A", "dismantle", "B").on()
    s.ends("A").not_offered("B", "diancai")


@DIANCAI
def test_fewer_lost_than_hp_or_declined() -> None:
    _robbed(hp=2).ends("A").not_offered("B", "diancai")
    s = _robbed().ends("A").until("B", "gz-skill", "diancai").on()
    assert len(s["B"].hand) == 1 + 2


@DIANCAI
def test_cards_used_and_equipment_count_but_only_in_the_play_phase_of_another() -> None:
    s = scene(seat("", "slash dismantle"), seat(PAIR, "dodge", equip="crossbow", hp=2), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    s.use("A", "dismantle", "B").on()
    s.ends("A").skill("B", "diancai").on()
    assert len(s["B"].hand) == s["B"].max_hp + 2
    s = scene(seat(PAIR, "iron_chain iron_chain", hp=1), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B").on()
    s.ends("A").not_offered("A", "diancai")


@DIANCAI
def test_hidden_he_turns_up_at_the_end_of_the_phase() -> None:
    s = _robbed("lu_fan- lu_meng-").ends("A").skill("B", "diancai", reveals="head").on()
    assert s["B"].up[0]
    assert len(s["B"].hand) == s["B"].max_hp + 2
