"""荀彧: 驱虎, 节命."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

QUHU = pytest.mark.proves("guozhan", "skill", "xun_yu.quhu")
JIEMING = pytest.mark.proves("guozhan", "skill", "xun_yu.jieming@first")
JIEMING_CURRENT = pytest.mark.proves("guozhan", "skill", "xun_yu.jieming@current")


@QUHU
def test_won_the_tiger_bites_whom_he_names() -> None:
    s = scene(seat("xun_yu+ zhang_he+", "dodge.h13"), seat("", "slash.c2"), seat())
    s.does("A", "gz-play", "quhu", "B", "dodge").until("A", "gz-quhu").does("A", "gz-quhu", "choose", "C")
    s.until("A", "gz-play")
    assert s["C"].hp == 3
    assert s.told("gz-damage", seat="C")["source"] == "B"
    assert s.hand("A") == s.hand("B") == []
    s.sound()


@QUHU
def test_lost_he_is_bitten_himself() -> None:
    s = scene(seat("xun_yu+ zhang_he+", "slash.c2"), seat("", "dodge.h13"), seat())
    s.does("A", "gz-play", "quhu", "B", "slash").until("A", "gz-play")
    assert s["A"].hp == s["A"].max_hp - 1
    assert s.told("gz-damage", seat="A")["source"] == "B"


@QUHU
def test_a_tie_is_not_won() -> None:
    s = scene(seat("xun_yu+ zhang_he+", "slash.c2"), seat("", "dodge.h2"), seat())
    s.does("A", "gz-play", "quhu", "B", "slash").until("A", "gz-play")
    assert s["A"].hp == s["A"].max_hp - 1


@QUHU
def test_only_whom_the_tiger_reaches_can_be_named_himself_among_them() -> None:
    s = scene(seat("xun_yu+ zhang_he+", "dodge.h13"), seat("", "slash.c2"), seat(), seat())
    s.does("A", "gz-play", "quhu", "B", "dodge").until("A", "gz-quhu")
    (option,) = s.asked("A", "gz-quhu").options
    assert list(option.picks[0].candidates) == [0, 2]
    s.does("A", "gz-quhu", "choose", "A").until("A", "gz-play")
    assert s["A"].hp == s["A"].max_hp - 1


@QUHU
def test_with_nobody_in_his_range_a_win_does_nothing() -> None:
    s = scene(seat("xun_yu+ zhang_he+", "dodge.h13", equip="dilu"), seat("", "slash.c2"), seat("", equip="jueying"))
    s.does("A", "gz-play", "quhu", "B", "dodge").until("A", "gz-play")
    assert s.told("gz-point-duel", seat="A")["won"] is True
    assert s.count("gz-damage") == 0


@QUHU
def test_it_needs_somebody_of_more_hp_with_a_hand_and_a_card_of_his_own() -> None:
    for mine, other in ((seat("xun_yu+ zhang_he+", "dodge"), seat("", "slash", hp=3)),
                        (seat("xun_yu+ zhang_he+", "dodge"), seat("", equip="dilu")),
                        (seat("xun_yu+ zhang_he+"), seat("", "slash"))):  # fmt: skip
        s = scene(mine, other)
        assert "quhu" not in s.acts(s.asked("A", "gz-play"))


@QUHU
def test_once_a_phase_and_never_by_force() -> None:
    s = scene(seat("xun_yu+ zhang_he+", "dodge.h13 dodge.h11"), seat("", "slash.c2 slash.c3"), seat())
    s.does("A", "gz-play", "quhu", "B", "dodge.h13").until("A", "gz-quhu").does("A", "gz-quhu", "choose", "C")
    s.until("A", "gz-play")
    assert "quhu" not in s.acts(s.asked("A", "gz-play"))
    s.ends("A").until("B", "gz-play")


@QUHU
def test_the_killer_is_the_tiger() -> None:
    s = scene(
        seat("xun_yu+ zhang_he+", "dodge.h13"), seat("guan_yu+ zhang_fei+", "slash.c2 peach"),
        seat("zhao_yun+ wei_yan+", hp=1), seat(),
    )  # fmt: skip
    s.does("A", "gz-play", "quhu", "B", "dodge").until("B", "gz-point-duel")
    s.does("B", "gz-point-duel", "choose", "slash").until("A", "gz-quhu").does("A", "gz-quhu", "choose", "C")
    s.until("A", "gz-play")
    assert s.told("gz-death", seat="C")["killer"] == "B"
    assert s.hand("B") == []
    assert s.count("gz-penalty", seat="B") == 1


@QUHU
def test_hidden_he_is_turned_up_and_the_fish_is_drawn_after_his_card_is_laid_down() -> None:
    s = scene(seat("xun_yu- cao_ren+", "slash.c2"), seat("guan_yu- huang_zhong-", "slash.c3"), deck="dodge.h13")
    s["A"].hp = 2
    s.does("A", "gz-play", "quhu", "B", "slash", reveals="head").until("A", "gz-fish")
    s.does("A", "gz-fish", "draw_one").until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert s.told("gz-point-duel", seat="A")["card"] == "slash.c2"
    assert s.hand("A") == ["dodge"]
    assert s["A"].hp == 1


@JIEMING
def test_another_draws_up_to_his_maximum_hp() -> None:
    s = scene(seat("", "slash"), seat("xun_yu+ zhang_he+"), seat("", "peach", hp=2))
    s.use("A", "slash", "B").skill("B", "jieming", "C").on()
    assert len(s["C"].hand) == 4


@JIEMING
def test_no_more_than_five() -> None:
    s = scene(seat("", "slash"), seat("xun_yu+ zhang_he+"), seat("", max_hp=6))
    s.use("A", "slash", "B").skill("B", "jieming", "C").on()
    assert len(s["C"].hand) == 5


@JIEMING
def test_it_is_asked_for_each_point_of_damage_and_may_be_for_himself() -> None:
    s = scene(seat("", "wine slash"), seat("xun_yu+ zhang_he+"), seat())
    s.use("A", "wine").use("A", "slash", "B").skill("B", "jieming", "B").skill("B", "jieming", "C")
    s.not_offered("B", "jieming")
    assert len(s["B"].hand) == s["B"].max_hp
    assert len(s["C"].hand) == 4


@JIEMING
def test_who_has_enough_may_be_named_and_draws_nothing() -> None:
    s = scene(seat("", "slash"), seat("xun_yu+ zhang_he+"), seat("", "peach peach dodge dodge wine"))
    s.use("A", "slash", "B").skill("B", "jieming", "C").on()
    assert len(s["C"].hand) == 5
    assert s.count("gz-draw") == 0


@JIEMING
def test_he_may_decline() -> None:
    s = scene(seat("", "slash"), seat("xun_yu+ zhang_he+"))
    s.use("A", "slash", "B").until("B", "gz-skill", "jieming").does("B", "gz-skill", "decline").on()
    assert s["B"].hand == []


@JIEMING
def test_who_dies_of_the_damage_does_not_use_it() -> None:
    s = scene(seat("", "slash"), seat("xun_yu+ zhang_he+", hp=1), seat())
    s.use("A", "slash", "B").not_offered("B", "jieming")
    assert not s["B"].alive


@JIEMING
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("", "slash"), seat("xun_yu- zhang_he-"))
    s.use("A", "slash", "B").skill("B", "jieming", "B", reveals="head").on()
    assert s["B"].up == (True, False)
    assert len(s["B"].hand) == s["B"].max_hp


@JIEMING_CURRENT
def test_current_two_damage_at_once_are_one_use() -> None:
    s = scene(seat("", "wine slash"), seat("xun_yu+ zhang_he+"), seat("", "peach", hp=2), edition="current")
    s.use("A", "wine").use("A", "slash", "B").skill("B", "jieming", "C").not_offered("B", "jieming")
    assert s["B"].hp == s["B"].max_hp - 2
    assert len(s["C"].hand) == 4
    s.sound()


@JIEMING_CURRENT
def test_current_no_more_than_five_and_who_has_enough_draws_nothing() -> None:
    for hand, count in (("", 5), ("peach peach dodge dodge wine slash", 6)):
        s = scene(seat("", "slash"), seat("xun_yu+ zhang_he+"), seat("", hand, max_hp=6), edition="current")
        s.use("A", "slash", "B").skill("B", "jieming", "C").on()
        assert len(s["C"].hand) == count


@JIEMING_CURRENT
def test_current_he_may_decline() -> None:
    s = scene(seat("", "slash"), seat("xun_yu+ zhang_he+"), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "jieming").does("B", "gz-skill", "decline").on()
    assert s["B"].hand == []


@JIEMING_CURRENT
def test_current_saved_from_dying_he_may_use_it() -> None:
    s = scene(seat("", "slash"), seat("xun_yu+ zhang_he+", "peach", hp=1), edition="current")
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach")
    s.skill("B", "jieming", "B").on()
    assert len(s["B"].hand) == s["B"].max_hp


@JIEMING_CURRENT
def test_current_hidden_he_is_turned_up() -> None:
    s = scene(seat("", "slash"), seat("xun_yu- zhang_he-"), edition="current")
    s.use("A", "slash", "B").skill("B", "jieming", "B", reveals="head").on()
    assert s["B"].up == (True, False)
    assert len(s["B"].hand) == s["B"].max_hp


@QUHU
@pytest.mark.parametrize("edition", ["first", "current"])
def test_in_either_edition_the_tiger_bites_whom_he_names(edition: str) -> None:
    s = scene(seat("xun_yu+ zhang_he+", "dodge.h13"), seat("", "slash.c2"), seat(), edition=edition)
    s.does("A", "gz-play", "quhu", "B", "dodge").until("A", "gz-quhu").does("A", "gz-quhu", "choose", "C")
    assert s["C"].hp == 3
