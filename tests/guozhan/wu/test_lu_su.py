"""鲁肃: 好施, 缔盟."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "lu_su.haoshi")
def test_two_more_are_drawn_and_kept_up_to_five() -> None:
    s = scene(seat("lu_su+ gan_ning+", "dodge"), seat(), stage="draw")
    s.skill("A", "haoshi").on()
    assert len(s["A"].hand) == 5
    assert s.count("gz-give") == 0


@pytest.mark.proves("guozhan", "skill", "lu_su.haoshi")
def test_with_more_than_five_half_of_them_go_to_who_has_the_fewest() -> None:
    s = scene(
        seat("lu_su+ gan_ning+", "dodge dodge dodge"),
        seat("", "peach peach"),
        seat("", "peach"),
        stage="draw",
        deck="slash slash slash slash",
    )
    s.skill("A", "haoshi").skill("A", "haoshi", ("dodge", "dodge", "slash"), "C").on()
    assert s.hand("A") == ["dodge", "slash", "slash", "slash"]
    assert s.hand("C") == ["dodge", "dodge", "peach", "slash"]
    assert s.told("gz-give", seat="A", to="C", count=3, cards=[])
    s.sound()


@pytest.mark.proves("guozhan", "skill", "lu_su.haoshi")
def test_he_cannot_keep_them_and_chooses_among_equals_only() -> None:
    s = scene(
        seat("lu_su+ gan_ning+", "dodge dodge"),
        seat("", "peach"),
        seat("", "wine"),
        seat("pan_feng- pang_de-", "slash slash"),
        stage="draw",
    )
    s.skill("A", "haoshi").until("A", "gz-skill", "haoshi")
    (option,) = s.asked("A", "gz-skill").options
    assert (option.picks[0].least, option.picks[0].most) == (3, 3)
    assert list(option.picks[1].candidates) == [1, 2]


@pytest.mark.proves("guozhan", "skill", "lu_su.haoshi")
def test_who_draws_two_only_gives_nothing() -> None:
    s = scene(seat("lu_su+ gan_ning+", "dodge dodge dodge wine"), seat(), stage="draw")
    s.until("A", "gz-skill", "haoshi").on()
    assert len(s["A"].hand) == 6
    assert s.count("gz-give") == 0


@pytest.mark.proves("guozhan", "skill", "lu_su.haoshi")
def test_not_when_the_draw_phase_is_skipped() -> None:
    s = scene(seat("lu_su+ gan_ning+", judging="supply_shortage"), seat(), stage="judge", deck="peach.h4")
    s.not_offered("A", "haoshi")


@pytest.mark.proves("guozhan", "skill", "lu_su.haoshi")
def test_half_of_an_odd_number_is_rounded_down() -> None:
    s = scene(seat("lu_su+ gan_ning+", "dodge dodge dodge wine wine"), seat(), stage="draw")
    s.skill("A", "haoshi").until("A", "gz-skill", "haoshi").on()
    assert (len(s["A"].hand), len(s["B"].hand)) == (5, 4)


@pytest.mark.proves("guozhan", "skill", "lu_su.haoshi")
def test_a_hidden_lu_su_counts_the_card_of_his_half_fish() -> None:
    s = scene(seat("lu_su- gan_ning+", "dodge"), seat(), stage="draw")
    s.skill("A", "haoshi", reveals="head")
    s.until("A", "gz-fish").does("A", "gz-fish", "draw_one").on()
    assert s["A"].up == (True, True)
    assert (len(s["A"].hand), len(s["B"].hand)) == (3, 3)


@pytest.mark.proves("guozhan", "skill", "lu_su.dimeng")
def test_two_others_exchange_hands_for_the_difference() -> None:
    s = scene(
        seat("lu_su+ gan_ning+", "dodge", equip="crossbow"),
        seat("", "peach peach peach"),
        seat("", "slash"),
    )
    s.skill("A", "dimeng", ("B", "C"), ("dodge", "crossbow"), about="gz-play").on()
    assert (s.hand("B"), s.hand("C")) == (["slash"], ["peach", "peach", "peach"])
    assert s["A"].cards() == []
    assert s.told("gz-swap-hands", seat="B", to="C")
    s.sound()


@pytest.mark.proves("guozhan", "skill", "lu_su.dimeng")
def test_equal_hands_cost_nothing_and_one_card_is_enough_for_a_difference_of_one() -> None:
    s = scene(seat("lu_su+ gan_ning+", "dodge"), seat("", "peach"), seat("", "slash"))
    s.skill("A", "dimeng", ("B", "C"), (), about="gz-play").on()
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["dodge"], ["slash"], ["peach"])
    assert "dimeng" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("lu_su+ gan_ning+", "dodge"), seat("", "peach"), seat())
    s.skill("A", "dimeng", ("B", "C"), "dodge", about="gz-play").on()
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == ([], [], ["peach"])


@pytest.mark.proves("guozhan", "skill", "lu_su.dimeng")
def test_the_cost_must_be_paid_in_full_and_he_is_no_party_himself() -> None:
    s = scene(seat("lu_su+ gan_ning+", "dodge"), seat("", "peach peach"), seat(), seat("pan_feng- pang_de-", "wine"))
    pairs = [tuple(o.picks[0].candidates) for o in s.asked("A", "gz-play").options if o.act == "dimeng"]
    assert pairs == [(1, 3), (2, 3)]
    s = scene(seat("lu_su+ gan_ning+", "dodge"), seat("", "peach"))
    assert "dimeng" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "lu_su.dimeng")
def test_only_the_two_learn_what_was_exchanged() -> None:
    s = scene(seat("lu_su+ gan_ning+", "dodge dodge"), seat("", "peach peach"), seat("", "slash slash"))
    s.skill("A", "dimeng", ("B", "C"), (), about="gz-play").on()
    (news,) = [n for n in s.news if n.key == "gz-swap-hands"]
    assert sorted(news.private) == [1, 2]
    assert not any(s.table.seen[0] >> card & 1 for card in s["B"].hand + s["C"].hand)


@pytest.mark.proves("guozhan", "skill", "lu_su.dimeng")
def test_lost_equipment_is_answered_before_the_exchange() -> None:
    s = scene(seat("lu_su+ sun_shangxiang+", equip="crossbow"), seat("", "peach"), seat())
    s.skill("A", "dimeng", ("B", "C"), "crossbow", about="gz-play").until("A", "gz-skill", "xiaoji")
    assert s.hand("B") == ["peach"]
    s.skill("A", "xiaoji").on()
    assert (s.hand("B"), s.hand("C"), len(s["A"].hand)) == ([], ["peach"], 2)


@pytest.mark.proves("guozhan", "skill", "lu_su.dimeng")
def test_a_hidden_lu_su_is_turned_up_with_the_cost() -> None:
    s = scene(seat("gan_ning- lu_su-", "dodge"), seat("", "peach"), seat())
    s.skill("A", "dimeng", ("B", "C"), "dodge", about="gz-play", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s.hand("C") == ["peach"]


def test_nobody_has_to_exchange_hands() -> None:
    s = scene(seat("lu_su+ gan_ning+", "dodge"), seat("", "peach"), seat())
    s.ends("A").on()
    assert s.count("gz-swap-hands") == 0
