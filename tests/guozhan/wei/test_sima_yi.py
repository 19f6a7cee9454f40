"""司马懿: 反馈, 鬼才."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

FANKUI = pytest.mark.proves("guozhan", "skill", "sima_yi.fankui")
GUICAI = pytest.mark.proves("guozhan", "skill", "sima_yi.guicai@first")
GUICAI_CURRENT = pytest.mark.proves("guozhan", "skill", "sima_yi.guicai@current")


def offers(s: Scene, letter: str, skill: str) -> int:
    """How often this skill was offered so far."""
    return sum(who == letter and skill in acts for who, _, acts in s.asked_so_far)


@FANKUI
def test_an_unseen_hand_card_of_the_source_is_taken() -> None:
    s = scene(seat("", "slash peach peach"), seat("sima_yi+ zhang_he+"), seat())
    s.use("A", "slash", "B").skill("B", "fankui").until("B", "gz-take")
    assert s.asked("B", "gz-take").args["why"] == "fankui"
    s.does("B", "gz-take", "choose", "hand").on()
    assert s.hand("B") == ["peach"]
    assert s.hand("A") == ["peach"]
    taken = s["B"].hand[0]
    assert [bool(s.table.seen[number] >> taken & 1) for number in range(3)] == [True, True, False]


@FANKUI
def test_an_equipped_card_is_named_and_the_judgement_area_is_out_of_reach() -> None:
    s = scene(seat("", "slash peach", equip="axe.d5", judging="indulgence"), seat("sima_yi+ zhang_he+"))
    s.use("A", "slash", "B").skill("B", "fankui").until("B", "gz-take")
    (option,) = s.asked("B", "gz-take").options
    assert len(option.picks[0].candidates) == 2
    s.does("B", "gz-take", "choose", "axe").on()
    assert s.hand("B") == ["axe"]
    assert s.worn("A") == {}


@FANKUI
def test_he_may_decline() -> None:
    s = scene(seat("", "slash peach"), seat("sima_yi+ zhang_he+"))
    s.use("A", "slash", "B").until("B", "gz-skill", "fankui").does("B", "gz-skill", "decline").on()
    assert s.hand("A") == ["peach"]


@FANKUI
def test_a_source_without_cards_has_nothing_to_give() -> None:
    s = scene(seat("", "slash"), seat("sima_yi+ zhang_he+"))
    s.use("A", "slash", "B").not_offered("B", "fankui")


@FANKUI
def test_without_source_there_is_nobody_to_take_from() -> None:
    s = scene(seat("sima_yi+ zhang_he+", max_hp=4, judging="lightning"), seat(), deck="slash.s5", stage="judge")
    s.not_offered("A", "fankui")
    assert s["A"].hp == 1


@FANKUI
@pytest.mark.rule("guozhan", "G04")
def test_two_damage_at_once_is_one_card() -> None:
    s = scene(seat("", "wine slash peach peach peach"), seat("sima_yi+ zhang_he+"))
    s.use("A", "wine").use("A", "slash", "B").skill("B", "fankui").until("B", "gz-take")
    s.does("B", "gz-take", "choose", "hand").on()
    assert s["B"].hp == s["B"].max_hp - 2
    assert len(s["B"].hand) == 1
    assert offers(s, "B", "fankui") == 1


@FANKUI
@pytest.mark.rule("guozhan", "G04")
def test_two_damages_of_one_are_two_cards() -> None:
    s = scene(seat("", "slash slash", equip="crossbow dilu chitu"), seat("sima_yi+ zhang_he+"))
    for horse in ("dilu", "chitu"):
        s.use("A", "slash", "B").skill("B", "fankui").until("B", "gz-take").does("B", "gz-take", "choose", horse).on()
    assert len(s["B"].hand) == 2


@FANKUI
def test_of_himself_only_an_equipped_card_is_taken() -> None:
    s = scene(seat("sima_yi+ zhang_he+", "fire_slash peach", equip="dilu", chained=True), seat("", chained=True))
    s.use("A", "fire_slash", "B").skill("A", "fankui").on()
    assert s.hand("A") == ["dilu", "peach"]
    assert s.worn("A") == {}


@FANKUI
def test_of_himself_without_equipment_nothing_is_offered() -> None:
    s = scene(seat("sima_yi+ zhang_he+", "fire_slash peach", chained=True), seat("", chained=True))
    s.use("A", "fire_slash", "B").not_offered("A", "fankui")
    assert s["A"].hp == s["A"].max_hp - 1


@FANKUI
def test_hidden_he_is_turned_up_by_taking() -> None:
    s = scene(seat("", "slash peach"), seat("sima_yi- yue_jin-"))
    s.use("A", "slash", "B").skill("B", "fankui", reveals="head").on()
    assert s["B"].up == (True, False)
    assert s["B"].kingdom == "wei"
    assert s.hand("B") == ["peach"]


@GUICAI
def test_a_hand_card_is_played_in_place_of_the_judgement_card() -> None:
    s = scene(seat("", judging="indulgence"), seat("sima_yi+ zhang_he+", "peach.h4"), deck="slash.s7", stage="judge")
    s.skill("B", "guicai", "peach").until("A", "gz-play")
    assert s.told("gz-judge-replaced", seat="A")["card"] == "peach.h4"
    assert s.told("gz-respond", seat="B")["used"] is False
    assert s.discarded()[0] == "slash.s7"
    assert s.count("gz-skip") == 0
    assert s.hand("B") == []
    s.sound()


@GUICAI
def test_declined_the_judgement_stands() -> None:
    s = scene(seat("", judging="indulgence"), seat("sima_yi+ zhang_he+", "peach.h4"), deck="slash.s7", stage="judge")
    s.until("B", "gz-skill", "guicai").does("B", "gz-skill", "decline").on()
    assert s.told("gz-skip", seat="A")["phase"] == "play"
    assert "peach" in s.hand("B")


@GUICAI
def test_an_equipped_card_is_not_played_for_it() -> None:
    s = scene(seat("", judging="indulgence"), seat("sima_yi+ zhang_he+", equip="dilu"), deck="peach.h4", stage="judge")
    s.not_offered("B", "guicai")


@GUICAI
def test_it_is_used_once_at_a_judgement() -> None:
    s = scene(
        seat("", judging="indulgence"),
        seat("sima_yi+ zhang_he+", "peach.h4 peach.h7"),
        deck="slash.s7",
        stage="judge",
    )
    s.skill("B", "guicai", "peach").not_offered("B", "guicai")


@GUICAI
def test_the_replacement_may_be_claimed_by_who_judges() -> None:
    s = scene(
        seat("guo_jia+ xu_huang+", judging="indulgence"),
        seat("sima_yi+ zhang_he+", "peach.h4"),
        deck="slash.s7",
        stage="judge",
    )
    s.skill("B", "guicai", "peach").skill("A", "tiandu").until("A", "gz-play")
    assert "peach" in s.hand("A")
    assert "slash.s7" in s.discarded()
    s.sound()


@GUICAI
def test_his_own_judgement_may_be_replaced_too() -> None:
    s = scene(seat("sima_yi+ zhang_he+", "peach.h4", judging="indulgence"), seat(), deck="slash.s7", stage="judge")
    s.skill("A", "guicai", "peach").until("A", "gz-play")
    assert s.count("gz-skip") == 0


@GUICAI
def test_hidden_he_is_turned_up_with_the_card_he_plays() -> None:
    s = scene(seat("", judging="indulgence"), seat("yue_jin- sima_yi-", "peach.h4"), deck="slash.s7", stage="judge")
    s.skill("B", "guicai", "peach", reveals="deputy").until("A", "gz-play")
    assert s["B"].up == (False, True)
    assert s.count("gz-skip") == 0


@GUICAI_CURRENT
def test_current_an_equipped_card_may_be_played_for_it() -> None:
    s = scene(
        seat("", judging="indulgence"), seat("sima_yi+ zhang_he+", "dodge.d2", equip="chitu.h5"),
        deck="slash.s7", stage="judge", edition="current",
    )  # fmt: skip
    s.skill("B", "guicai", "chitu").until("A", "gz-play")
    assert s.told("gz-judge-replaced", seat="A")["card"] == "chitu.h5"
    assert s.discarded()[0] == "slash.s7"
    assert s.count("gz-skip") == 0
    assert (s.worn("B"), s.hand("B")) == ({}, ["dodge"])
    s.sound()


@GUICAI_CURRENT
def test_current_a_hand_card_will_do_as_before() -> None:
    s = scene(
        seat("", judging="indulgence"), seat("sima_yi+ zhang_he+", "peach.h4", equip="dilu.c5"),
        deck="slash.s7", stage="judge", edition="current",
    )  # fmt: skip
    s.skill("B", "guicai", "peach").until("A", "gz-play")
    assert s.count("gz-skip") == 0
    assert s.worn("B") == {"plus_horse": "dilu"}


@GUICAI_CURRENT
def test_current_without_any_card_it_is_not_offered() -> None:
    s = scene(
        seat("", judging="indulgence"), seat("sima_yi+ zhang_he+", judging="lightning"),
        deck="slash.s7", stage="judge", edition="current",
    )  # fmt: skip
    s.not_offered("B", "guicai")


@GUICAI_CURRENT
def test_current_declined_the_judgement_stands() -> None:
    s = scene(
        seat("", judging="indulgence"), seat("sima_yi+ zhang_he+", equip="chitu.h5"),
        deck="slash.s7", stage="judge", edition="current",
    )  # fmt: skip
    s.until("B", "gz-skill", "guicai").does("B", "gz-skill", "decline").on()
    assert s.told("gz-skip", seat="A")["phase"] == "play"
    assert s.worn("B") == {"minus_horse": "chitu"}


@GUICAI_CURRENT
def test_current_the_silver_lion_played_for_it_heals_him() -> None:
    s = scene(
        seat("", judging="indulgence"), seat("sima_yi+ zhang_he+", hp=1, equip="silver_lion"),
        deck="slash.s7", stage="judge", edition="current",
    )  # fmt: skip
    s.skill("B", "guicai", "silver_lion").on()
    assert s["B"].hp == 2
    assert s.count("gz-skip", phase="play") == 1


@GUICAI_CURRENT
@pytest.mark.rule("guozhan", "G13")
def test_current_the_field_that_deng_ai_beside_him_judges_for_comes_before_the_replacement() -> None:
    s = scene(
        seat("", judging="indulgence"), seat("sima_yi+ deng_ai+", "peach.h4"), deck="slash.s7 slash.s8",
        stage="judge", edition="current",
    )  # fmt: skip
    s.skill("B", "guicai", "peach").skill("B", "tuntian").until("B", "gz-tuntian")
    assert s.count("gz-verdict") == s.count("gz-verdict", why="tuntian") == 1
    s.does("B", "gz-tuntian", "lay").until("A", "gz-play")
    assert s.table.wires(list(s["B"].piles["field"])) == ["slash.s8"]
    assert s.told("gz-verdict", seat="A")["card"] == "peach.h4"
    assert s.count("gz-skip") == 0
    s.sound()


@GUICAI_CURRENT
@pytest.mark.rule("guozhan", "R95")
def test_current_a_card_under_the_wooden_ox_may_be_played_for_it() -> None:
    s = scene(
        seat("sima_yi+ zhang_he+", "peach.h4", equip="wooden_ox"), seat("gan_ning- lu_meng-", judging="indulgence"),
        edition="current",
    )  # fmt: skip
    s.does("A", "gz-play", "wooden_ox", "peach").until("A", "gz-play")
    assert s.hand("A") == []
    s.ends("A").skill("A", "guicai", "peach").until("B", "gz-play")
    assert s.count("gz-skip") == 0
    assert s.worn("A") == {"treasure": "wooden_ox"}
    s.sound()


@GUICAI_CURRENT
def test_current_hidden_he_is_turned_up_with_the_card_he_plays() -> None:
    s = scene(
        seat("", judging="indulgence"), seat("yue_jin- sima_yi-", equip="chitu.h5"),
        deck="slash.s7", stage="judge", edition="current",
    )  # fmt: skip
    s.skill("B", "guicai", "chitu", reveals="deputy").until("A", "gz-play")
    assert s["B"].up == (False, True)
    assert s.count("gz-skip") == 0


@FANKUI
@pytest.mark.parametrize("edition", ["first", "current"])
def test_in_either_edition_a_card_of_the_source_is_taken(edition: str) -> None:
    s = scene(seat("", "slash peach"), seat("sima_yi+ zhang_he+"), edition=edition)
    s.use("A", "slash", "B").skill("B", "fankui").on()
    assert s.hand("B") == ["peach"]
