"""郭嘉: 天妒, 遗计."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

TIANDU = pytest.mark.proves("guozhan", "skill", "guo_jia.tiandu")
YIJI = pytest.mark.proves("guozhan", "skill", "guo_jia.yiji@first")
YIJI_CURRENT = pytest.mark.proves("guozhan", "skill", "guo_jia.yiji@current")


@TIANDU
def test_the_judgement_card_of_a_delayed_trick_is_taken_and_never_the_trick() -> None:
    s = scene(seat("guo_jia+ zhang_he+", judging="indulgence.h6"), seat(), deck="peach.h4", stage="judge")
    s.skill("A", "tiandu").until("A", "gz-play")
    assert "peach" in s.hand("A")
    assert s.discarded() == ["indulgence.h6"]
    s.sound()


@TIANDU
def test_declined_the_card_is_put_away() -> None:
    s = scene(seat("guo_jia+ zhang_he+", judging="indulgence.h6"), seat(), deck="peach.h4", stage="judge")
    s.until("A", "gz-skill", "tiandu").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert "peach.h4" in s.discarded()


@TIANDU
def test_the_card_of_his_eight_trigrams_is_taken() -> None:
    s = scene(seat("", "slash"), seat("guo_jia+ zhang_he+", equip="eight_trigrams"), deck="peach.h4")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "eight_trigrams")
    s.skill("B", "tiandu").on()
    assert s.hand("B") == ["peach"]
    assert s["B"].hp == s["B"].max_hp


@TIANDU
def test_a_judgement_caused_by_another_is_his_if_he_judges() -> None:
    s = scene(seat("", "slash"), seat("guo_jia+ zhang_he+"), seat("cai_wenji+ pang_de+", "peach.h7"), deck="dodge.d2")
    s.use("A", "slash", "B").skill("C", "beige", "peach").skill("B", "tiandu").on()
    assert "dodge" in s.hand("B")


@TIANDU
def test_the_judgement_of_another_is_not_his() -> None:
    s = scene(seat("", judging="indulgence"), seat("guo_jia+ zhang_he+"), deck="peach.h4", stage="judge")
    s.not_offered("B", "tiandu")


@TIANDU
def test_hidden_he_is_turned_up_to_take_the_card() -> None:
    s = scene(seat("guo_jia- yue_jin-", judging="indulgence.h6"), seat(), deck="peach.h4", stage="judge")
    s.skill("A", "tiandu", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert "peach" in s.hand("A")


@YIJI
def test_the_two_top_cards_go_to_two_characters_who_alone_see_theirs() -> None:
    s = scene(seat("", "slash"), seat("guo_jia+ zhang_he+"), seat(), deck="peach.h4 dodge.d2")
    s.use("A", "slash", "B").skill("B", "yiji").until("B", "gz-yiji").does("B", "gz-yiji", "give", ("dodge",), "C")
    s.does("B", "gz-yiji", "give", "peach", "B").on()
    assert s.hand("B") == ["peach"]
    assert s.hand("C") == ["dodge"]
    (dodge,), (peach,) = s["C"].hand, s["B"].hand
    assert [bool(s.table.seen[number] >> dodge & 1) for number in range(3)] == [False, True, True]
    assert [bool(s.table.seen[number] >> peach & 1) for number in range(3)] == [False, True, False]
    s.sound()


@YIJI
def test_both_may_go_to_the_same_character() -> None:
    s = scene(seat("", "slash"), seat("guo_jia+ zhang_he+"), seat(), deck="peach.h4 dodge.d2")
    s.use("A", "slash", "B").skill("B", "yiji").until("B", "gz-yiji")
    s.does("B", "gz-yiji", "give", ("peach", "dodge"), "C").on()
    assert s.hand("C") == ["dodge", "peach"]
    assert s.hand("B") == []


@YIJI
def test_it_is_asked_for_each_point_of_damage() -> None:
    s = scene(seat("", "wine slash"), seat("guo_jia+ zhang_he+"), deck="peach dodge wine slash")
    s.use("A", "wine").use("A", "slash", "B")
    for _ in range(2):
        s.skill("B", "yiji").until("B", "gz-yiji")
        (option,) = s.asked("B", "gz-yiji").options
        kinds = tuple(str(shown) for shown in option.picks[0].shown)
        s.does("B", "gz-yiji", "give", kinds, "B")
    s.not_offered("B", "yiji")
    assert len(s["B"].hand) == 4


@YIJI
def test_he_may_stop_after_the_first_point() -> None:
    s = scene(seat("", "wine slash"), seat("guo_jia+ zhang_he+"), deck="peach.h4 dodge.d2")
    s.use("A", "wine").use("A", "slash", "B").skill("B", "yiji").until("B", "gz-yiji")
    s.does("B", "gz-yiji", "give", ("peach", "dodge"), "B")
    s.until("B", "gz-skill", "yiji").does("B", "gz-skill", "decline").on()
    assert len(s["B"].hand) == 2


@YIJI
def test_he_must_live_to_use_it() -> None:
    s = scene(seat("", "slash"), seat("guo_jia+ zhang_he+", hp=1), seat("gan_ning+ lu_meng+"))
    s.use("A", "slash", "B").not_offered("B", "yiji")
    assert not s["B"].alive


@YIJI
def test_saved_from_dying_he_may_use_it() -> None:
    s = scene(seat("", "slash"), seat("guo_jia+ zhang_he+", "peach", hp=1))
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach")
    s.skill("B", "yiji").until("B", "gz-yiji")


@YIJI
def test_hidden_beside_another_hidden_general_each_is_turned_up_separately() -> None:
    s = scene(seat("", "slash peach"), seat("guo_jia- sima_yi-"), deck="wine dodge")
    s.use("A", "slash", "B").skill("B", "yiji", reveals="head").until("B", "gz-yiji")
    assert s["B"].up == (True, False)
    s.does("B", "gz-yiji", "give", ("wine", "dodge"), "B").skill("B", "fankui", reveals="deputy").on()
    assert s["B"].up == (True, True)
    assert s.hand("B") == ["dodge", "peach", "wine"]


@YIJI
def test_zou_shi_keeps_him_hidden_in_her_turn() -> None:
    s = scene(seat("zou_shi+ pan_feng+", "slash"), seat("guo_jia- sima_yi-"))
    s.use("A", "slash", "B").not_offered("B", "yiji")
    assert s["B"].hp == s["B"].max_hp - 1


@YIJI_CURRENT
def test_current_two_damage_at_once_are_two_cards_and_no_more() -> None:
    s = scene(
        seat("", "wine slash"), seat("guo_jia+ zhang_he+"), seat(), deck="peach.h4 dodge.d2 slash", edition="current"
    )
    s.use("A", "wine").use("A", "slash", "B").skill("B", "yiji").until("B", "gz-yiji")
    s.does("B", "gz-yiji", "give", ("dodge",), "C").does("B", "gz-yiji", "give", "peach", "B")
    s.not_offered("B", "yiji")
    assert s["B"].hp == s["B"].max_hp - 2
    assert (s.hand("B"), s.hand("C")) == (["peach"], ["dodge"])
    s.sound()


@YIJI_CURRENT
def test_current_two_damages_of_one_are_two_uses() -> None:
    s = scene(seat("", "slash slash", equip="crossbow"), seat("guo_jia+ zhang_he+"), edition="current")
    for _ in range(2):
        s.use("A", "slash", "B").skill("B", "yiji").until("B", "gz-yiji")
        (option,) = s.asked("B", "gz-yiji").options
        s.does("B", "gz-yiji", "give", tuple(str(shown) for shown in option.picks[0].shown), "B").on()
    assert len(s["B"].hand) == 4


@YIJI_CURRENT
def test_current_what_zhuge_liang_gets_of_it_with_an_empty_hand_becomes_his_zithers() -> None:
    s = scene(
        seat("", "slash"), seat("guo_jia+ zhang_he+"), seat("zhuge_liang+ liu_bei+"), deck="peach.h4 dodge.d2",
        edition="current",
    )  # fmt: skip
    s.use("A", "slash", "B").skill("B", "yiji").until("B", "gz-yiji")
    s.does("B", "gz-yiji", "give", ("peach",), "C").does("B", "gz-yiji", "give", "dodge", "B").on()
    assert s.table.wires(list(s["C"].piles["kongcheng"])) == ["peach.h4"]
    assert (s.hand("B"), s.hand("C")) == (["dodge"], [])
    s.sound()


@YIJI_CURRENT
def test_current_he_may_decline() -> None:
    s = scene(seat("", "slash"), seat("guo_jia+ zhang_he+"), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "yiji").does("B", "gz-skill", "decline").on()
    assert s["B"].hand == []


@YIJI_CURRENT
def test_current_he_must_live_to_use_it() -> None:
    s = scene(seat("", "slash"), seat("guo_jia+ zhang_he+", hp=1), seat("gan_ning+ lu_meng+"), edition="current")
    s.use("A", "slash", "B").not_offered("B", "yiji")
    assert not s["B"].alive


@YIJI_CURRENT
def test_current_hidden_he_is_turned_up() -> None:
    s = scene(seat("", "slash"), seat("guo_jia- sima_yi-"), seat(), deck="wine dodge", edition="current")
    s.use("A", "slash", "B").skill("B", "yiji", reveals="head").until("B", "gz-yiji")
    assert s["B"].up == (True, False)
    s.does("B", "gz-yiji", "give", ("wine", "dodge"), "C").on()
    assert s.hand("C") == ["dodge", "wine"]


@TIANDU
@pytest.mark.parametrize("edition", ["first", "current"])
def test_in_either_edition_the_judgement_card_is_taken(edition: str) -> None:
    s = scene(seat("guo_jia+ zhang_he+", judging="indulgence"), seat(), deck="peach.h4", stage="judge", edition=edition)
    s.skill("A", "tiandu").until("A", "gz-play")
    assert "peach" in s.hand("A")
