"""张角: 雷击, 鬼道."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

LEIJI = pytest.mark.proves("guozhan", "skill", "zhang_jiao.leiji@first")
GUIDAO = pytest.mark.proves("guozhan", "skill", "zhang_jiao.guidao")
ZHANG_JIAO = "zhang_jiao+ pang_de-"


def dodged(s: Scene) -> Scene:
    """A slashes B, who dodges."""
    return s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")


@LEIJI
def test_a_dodge_lets_somebody_judge_and_a_spade_is_two_thunder_damage() -> None:
    s = scene(seat("", "slash"), seat(ZHANG_JIAO, "dodge"), seat(), deck="slash.s8")
    dodged(s).skill("B", "leiji", "C").on()
    assert s["C"].hp == 2
    assert s.told("gz-damage", seat="C")["source"] == "B"
    assert s.told("gz-damage", seat="C")["nature"] == "thunder"
    assert s.told("gz-judge", seat="C")["why"] == "leiji"
    assert s["B"].hp == s["B"].max_hp
    s.sound()


@LEIJI
def test_a_club_does_nothing() -> None:
    s = scene(seat("", "slash"), seat(ZHANG_JIAO, "dodge"), deck="slash.c2")
    dodged(s).skill("B", "leiji", "A").on()
    assert s["A"].hp == 4


@LEIJI
def test_he_may_strike_himself_or_nobody() -> None:
    s = scene(seat("", "slash"), seat(ZHANG_JIAO, "dodge"), deck="slash.s8")
    dodged(s).skill("B", "leiji", "B").on()
    assert s["B"].hp == s["B"].max_hp - 2
    s = scene(seat("", "slash"), seat(ZHANG_JIAO, "dodge"), deck="slash.s8")
    dodged(s).until("B", "gz-skill", "leiji").on()
    assert s.count("gz-judge") == 0


@LEIJI
def test_a_dodge_of_the_trigrams_and_one_played_against_arrows_count_too() -> None:
    s = scene(seat("", "archery_attack"), seat(ZHANG_JIAO, equip="eight_trigrams"), deck="peach.h4 slash.s8")
    s.use("A", "archery_attack").skill("B", "eight_trigrams", about="gz-dodge").skill("B", "leiji", "A").on()
    assert s["A"].hp == 2
    assert s["B"].hp == s["B"].max_hp


@LEIJI
def test_no_lightning_for_another_card_than_a_dodge() -> None:
    s = scene(seat("", "duel"), seat(ZHANG_JIAO, "slash"))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").not_offered("B", "leiji")


@LEIJI
def test_the_spade_of_xiao_qiao_is_a_heart() -> None:
    s = scene(seat("xiao_qiao+ sun_quan-", "slash"), seat(ZHANG_JIAO, "dodge"), deck="slash.s8")
    dodged(s).skill("B", "leiji", "A").on()
    assert s["A"].hp == s["A"].max_hp
    s = scene(seat("xiao_qiao- sun_quan-", "slash"), seat(ZHANG_JIAO, "dodge"), deck="slash.s8")
    dodged(s).skill("B", "leiji", "A").skill("A", "hongyan").on()
    assert s["A"].up == (True, False)
    assert s["A"].hp == s["A"].max_hp


@LEIJI
def test_it_comes_before_the_dodge_takes_effect_and_its_victim_may_be_the_attacker() -> None:
    s = scene(seat("", "slash", hp=2), seat(ZHANG_JIAO, "dodge"), seat(), deck="slash.s8")
    dodged(s).skill("B", "leiji", "A").on()
    assert not s["A"].alive
    assert s.told("gz-death", seat="A")["killer"] == "B"
    assert s["B"].hp == s["B"].max_hp


@LEIJI
def test_hidden_he_turns_up_to_strike() -> None:
    s = scene(seat("", "slash"), seat("pang_de- zhang_jiao-", "dodge"), deck="slash.s8")
    dodged(s).skill("B", "leiji", "A", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["A"].hp == 2


@GUIDAO
@pytest.mark.parametrize("black", ["slash.c2", "eight_trigrams.s2"])
def test_a_black_card_takes_the_place_of_a_judgement_and_the_old_one_is_his(black: str) -> None:
    worn = black.startswith("eight")
    b = seat(ZHANG_JIAO, "" if worn else black, equip=black if worn else "")
    s = scene(seat("", "dodge dodge dodge", judging="indulgence"), b, stage="judge", deck="peach.h4")
    s.skill("B", "guidao", black).until("A", "gz-discard")
    assert s.told("gz-skip", phase="play")
    assert s.hand("B") == ["peach"]
    assert s["B"].gear() == []
    assert s.told("gz-judge-replaced", card=black)["old"] == "peach.h4"
    assert black in s.discarded()
    s.sound()


@GUIDAO
def test_he_need_not_and_red_cards_will_not_do() -> None:
    s = scene(
        seat("", "dodge dodge dodge", judging="indulgence"),
        seat(ZHANG_JIAO, "slash.s7"),
        stage="judge",
        deck="peach.h4",
    )
    s.until("B", "gz-skill", "guidao").until("A", "gz-play")
    assert s.hand("B") == ["slash"]
    s = scene(
        seat("", "dodge dodge dodge", judging="indulgence"),
        seat(ZHANG_JIAO, "slash.h10"),
        stage="judge",
        deck="peach.h4",
    )
    s.not_offered("B", "guidao")


@GUIDAO
def test_once_for_a_judgement() -> None:
    s = scene(
        seat("", "dodge dodge dodge", judging="indulgence"),
        seat(ZHANG_JIAO, "slash.s7"),
        stage="judge",
        deck="slash.c2",
    )
    s.skill("B", "guidao", "slash.s7")
    start = len(s.asked_so_far)
    s.until("A", "gz-discard")
    assert not any("guidao" in acts for _, _, acts in s.asked_so_far[start:])
    assert s.hand("B") == ["slash"]


@GUIDAO
def test_devilish_talent_and_ghostly_way_each_once_in_seat_order() -> None:
    s = scene(
        seat("", "dodge dodge dodge", judging="indulgence"),
        seat("sima_yi+ cao_ren-", "peach.h6"),
        seat(ZHANG_JIAO, "slash.s7"),
        stage="judge",
        deck="slash.c2",
    )
    # both want to in the first window: the first in turn order acts, the other is asked again
    s.skill("B", "guicai", "peach.h6").skill("C", "guidao", "slash.s7")
    assert s.told("gz-judge-replaced")["card"] == "peach.h6"
    s.skill("C", "guidao", "slash.s7").until("A", "gz-discard")
    assert s.hand("C") == ["peach"]
    assert s.hand("B") == []
    assert "slash.c2" in s.discarded()
    assert "slash.s7" in s.discarded()


@GUIDAO
def test_he_makes_his_own_lightning_strike() -> None:
    s = scene(seat("", "slash"), seat(ZHANG_JIAO, "dodge slash.s7"), deck="peach.h4")
    dodged(s).skill("B", "leiji", "A").skill("B", "guidao", "slash.s7").on()
    assert s["A"].hp == 2
    assert s.hand("B") == ["peach"]


@GUIDAO
def test_hidden_he_turns_up_for_it() -> None:
    s = scene(
        seat("", "dodge dodge dodge", judging="indulgence"),
        seat("zhang_jiao- pang_de-", "slash.s7"),
        stage="judge",
        deck="peach.h4",
    )
    s.skill("B", "guidao", "slash.s7", reveals="head").until("A", "gz-discard")
    assert s["B"].up == (True, False)
    assert s.told("gz-skip", phase="play")


CURRENT = pytest.mark.proves("guozhan", "skill", "zhang_jiao.leiji@current")


@CURRENT
def test_in_the_current_edition_lightning_strikes_another() -> None:
    s = scene(seat("", "slash"), seat(ZHANG_JIAO, "dodge"), seat(), deck="slash.s8", edition="current")
    dodged(s).skill("B", "leiji", "C").on()
    assert s["C"].hp == 2
    assert s.told("gz-damage", seat="C", source="B")["nature"] == "thunder"
    s.sound()


@CURRENT
def test_not_himself_and_only_a_spade() -> None:
    s = scene(seat("", "slash"), seat(ZHANG_JIAO, "dodge"), seat(), deck="slash.c2", edition="current")
    dodged(s).until("B", "gz-skill", "leiji")
    assert s.asked("B", "gz-skill").options[1].picks[0].candidates == [0, 2]
    s.skill("B", "leiji", "A").on()
    assert s["A"].hp == 4


@CURRENT
def test_he_may_strike_nobody_and_only_a_dodge_counts() -> None:
    s = scene(seat("", "slash"), seat(ZHANG_JIAO, "dodge"), deck="slash.s8", edition="current")
    dodged(s).until("B", "gz-skill", "leiji").on()
    assert s.count("gz-judge") == 0
    s = scene(seat("", "duel"), seat(ZHANG_JIAO, "slash"), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").not_offered("B", "leiji")


@CURRENT
def test_a_volley_dodged_by_trigrams_lets_him_strike_too() -> None:
    a, b = seat("", "archery_attack"), seat(ZHANG_JIAO, equip="eight_trigrams")
    s = scene(a, b, deck="peach.h4 slash.s8", edition="current")
    s.use("A", "archery_attack").skill("B", "eight_trigrams", about="gz-dodge").skill("B", "leiji", "A").on()
    assert s["A"].hp == 2


@CURRENT
def test_hidden_he_turns_up_to_strike_another() -> None:
    s = scene(seat("", "slash"), seat("pang_de- zhang_jiao-", "dodge"), deck="slash.s8", edition="current")
    dodged(s).skill("B", "leiji", "A", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["A"].hp == 2


@GUIDAO
def test_the_ghostly_way_is_the_same_in_the_current_edition() -> None:
    a = seat("", "dodge dodge dodge", judging="indulgence")
    s = scene(a, seat(ZHANG_JIAO, "slash.c2"), stage="judge", deck="peach.h4", edition="current")
    s.skill("B", "guidao", "slash.c2").until("A", "gz-discard")
    assert s.told("gz-skip", phase="play")
    assert s.hand("B") == ["peach"]
