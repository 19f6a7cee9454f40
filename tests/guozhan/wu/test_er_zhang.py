"""张昭张纮: 直谏, 固政."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.table import Discarded


@pytest.mark.proves("guozhan", "skill", "er_zhang.zhijian")
def test_equipment_is_put_before_another_and_a_card_is_drawn() -> None:
    s = scene(seat("er_zhang+ gan_ning+", "crossbow chitu"), seat(), seat(), deck="peach dodge")
    s.skill("A", "zhijian", "crossbow", "B", about="gz-play").on()
    assert (s.worn("B"), s.hand("A")) == ({"weapon": "crossbow"}, ["chitu", "peach"])
    s.skill("A", "zhijian", "chitu", "C", about="gz-play").on()
    assert (s.worn("C"), s.hand("A")) == ({"minus_horse": "chitu"}, ["dodge", "peach"])
    # placing is no use
    assert s.count("gz-use") == 0
    s.sound()


@pytest.mark.proves("guozhan", "skill", "er_zhang.zhijian")
@pytest.mark.rule("guozhan", "G09")
def test_not_onto_a_filled_slot_nor_himself() -> None:
    s = scene(seat("er_zhang+ gan_ning+", "crossbow"), seat("", equip="axe"), seat("", equip="chitu"))
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "zhijian"]
    assert list(option.picks[1].candidates) == [2]
    s = scene(seat("er_zhang+ gan_ning+", "crossbow"), seat("", equip="axe"))
    assert "zhijian" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "er_zhang.zhijian")
def test_not_what_he_wears_nor_other_cards() -> None:
    s = scene(seat("er_zhang+ gan_ning+", "peach", equip="crossbow"), seat())
    assert "zhijian" not in s.acts(s.asked("A", "gz-play"))


def test_he_may_keep_his_equipment() -> None:
    s = scene(seat("er_zhang+ gan_ning+", "crossbow"), seat())
    s.ends("A").on()
    assert s.hand("A") == ["crossbow"]


@pytest.mark.proves("guozhan", "skill", "er_zhang.zhijian")
def test_hidden_they_are_turned_up_for_it_and_rewarded_after_the_placing() -> None:
    s = scene(seat("er_zhang- gan_ning+", "crossbow"), seat(), deck="peach dodge")
    s.skill("A", "zhijian", "crossbow", "B", about="gz-play", reveals="head")
    s.until("A", "gz-fish")
    assert s.worn("B") == {"weapon": "crossbow"}
    s.does("A", "gz-fish", "draw_one").on()
    assert s.hand("A") == ["dodge", "peach"]


def discarding(generals: str = "er_zhang+ gan_ning+") -> Scene:
    """A has discarded a Slash and a Peach down to his one HP."""
    s = scene(seat("", "slash peach dodge", hp=1), seat(generals), seat())
    s.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", ("slash", "peach"))
    return s


@pytest.mark.proves("guozhan", "skill", "er_zhang.guzheng")
def test_one_card_goes_back_and_the_rest_is_theirs() -> None:
    s = discarding().skill("B", "guzheng", "slash")
    s.until("B", "gz-guzheng").does("B", "gz-guzheng", "take")
    assert s.hand("A") == ["dodge", "slash"]
    assert s.hand("B") == ["peach"]
    assert s.told("gz-take", seat="A", source=None)
    s.on().sound()


@pytest.mark.proves("guozhan", "skill", "er_zhang.guzheng")
def test_only_a_hand_card_goes_back_but_the_rest_is_whatever_was_discarded_in_the_phase() -> None:
    s = scene(
        seat("", "slash peach dodge", hp=1), seat("er_zhang+ gan_ning+"), seat(), discard="wine crossbow chitu axe"
    )
    s.ends("A").until("A", "gz-discard")
    # as if by some skill equipment of A and of C had been discarded as well, the wine and the axe in an earlier phase
    _, crossbow, chitu, _ = s.table.discard
    s.table.discarded = (Discarded(crossbow, 0, False), Discarded(chitu, 2, False))
    s.does("A", "gz-discard", "choose", ("slash", "peach")).until("B", "gz-skill", "guzheng")
    (option,) = [o for o in s.asked("B", "gz-skill").options if o.act == "guzheng"]
    assert [s.table.face[card].kind for card in option.picks[0].candidates] == ["slash", "peach"]
    s.skill("B", "guzheng", "slash").until("B", "gz-guzheng").does("B", "gz-guzheng", "take")
    assert s.hand("B") == ["chitu", "crossbow", "peach"]


@pytest.mark.proves("guozhan", "skill", "er_zhang.guzheng")
def test_they_may_leave_the_rest() -> None:
    s = discarding().skill("B", "guzheng", "slash")
    s.until("B", "gz-guzheng").does("B", "gz-guzheng", "decline")
    assert (s.hand("A"), s.hand("B"), s.discarded()) == (["dodge", "slash"], [], ["peach.d2"])


@pytest.mark.proves("guozhan", "skill", "er_zhang.guzheng")
def test_they_may_let_everything_lie() -> None:
    s = discarding().until("B", "gz-skill", "guzheng").does("B", "gz-skill", "decline").on()
    assert s.hand("A") == ["dodge"]
    assert len(s.discarded()) == 2


@pytest.mark.proves("guozhan", "skill", "er_zhang.guzheng")
def test_not_in_their_own_discard_phase_nor_when_nothing_was_discarded() -> None:
    s = scene(seat("er_zhang+ gan_ning+", "slash peach dodge", hp=1), seat())
    s.ends("A").not_offered("A", "guzheng")
    s = scene(seat("", "slash"), seat("er_zhang+ gan_ning+"))
    s.use("A", "slash", "B").on().ends("A").not_offered("B", "guzheng")


@pytest.mark.proves("guozhan", "skill", "er_zhang.guzheng")
def test_one_discarded_card_goes_back_and_there_is_no_rest() -> None:
    s = scene(seat("", "slash dodge", hp=1), seat("er_zhang+ gan_ning+"), seat())
    s.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", "slash")
    s.skill("B", "guzheng", "slash").on()
    assert s.hand("A") == ["dodge", "slash"]
    assert not any(about == "gz-guzheng" for _, about, _ in s.asked_so_far)


@pytest.mark.proves("guozhan", "skill", "er_zhang.guzheng")
def test_hidden_they_are_turned_up_for_it() -> None:
    s = discarding("gan_ning- er_zhang-").skill("B", "guzheng", "peach", reveals="deputy")
    s.until("B", "gz-guzheng").does("B", "gz-guzheng", "take")
    assert s["B"].up == (False, True)
    assert (s.hand("A"), s.hand("B")) == (["dodge", "peach"], ["slash"])


@pytest.mark.proves("guozhan", "skill", "er_zhang.guzheng")
def test_a_skipped_discard_phase_has_no_end() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "slash peach dodge", hp=1), seat("er_zhang+ taishi_ci+"), seat())
    s.ends("A").skill("A", "keji").not_offered("B", "guzheng")
