"""周瑜: 英姿, 反间."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_one_card_more_is_drawn() -> None:
    s = scene(seat("zhou_yu+ gan_ning+"), seat(), stage="draw")
    s.skill("A", "yingzi").on()
    assert len(s["A"].hand) == 3


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_he_may_draw_two_as_everybody() -> None:
    s = scene(seat("zhou_yu+ gan_ning+"), seat(), stage="draw")
    s.until("A", "gz-skill", "yingzi").on()
    assert len(s["A"].hand) == 2


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_not_in_the_draw_phases_of_others_nor_in_one_that_is_skipped() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", judging="supply_shortage"), seat(), stage="judge", deck="peach.h4")
    s.not_offered("A", "yingzi")
    assert s.hand("A") == []
    s.ends("A").not_offered("A", "yingzi")


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_a_hidden_zhou_yu_turns_up_to_draw_more() -> None:
    s = scene(seat("gan_ning- zhou_yu-"), seat(), stage="draw")
    s.skill("A", "yingzi", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert len(s["A"].hand) == 3


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_it_adds_to_haoshi() -> None:
    s = scene(seat("zhou_yu+ lu_su+"), seat(), stage="draw")
    s.skill("A", "yingzi").skill("A", "haoshi").on()
    assert len(s["A"].hand) == 5


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_a_suit_that_was_not_named_costs_one_hp_and_the_taker_keeps_the_card() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach.h4"), seat(), seat())
    s.skill("A", "fanjian", "B", about="gz-play")
    s.until("B", "gz-fanjian").does("B", "gz-fanjian", "club").on()
    assert (s["B"].hp, s.hand("A"), s.hand("B")) == (3, [], ["peach"])
    assert s.told("gz-fanjian", seat="B", suit="club")
    assert s.told("gz-show", seat="B", cards=["peach.h4"])
    assert s.told("gz-damage", seat="B", source="A", amount=1)
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_the_right_suit_costs_nothing() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach.h4"), seat())
    s.skill("A", "fanjian", "B", about="gz-play")
    s.until("B", "gz-fanjian").does("B", "gz-fanjian", "heart").on()
    assert (s["B"].hp, s.hand("B")) == (4, ["peach"])


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_the_suit_is_named_before_the_card_is_taken_unseen() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach.h4 dodge.d2", equip="crossbow"), seat())
    s.skill("A", "fanjian", "B", about="gz-play")
    s.until("B", "gz-fanjian")
    assert s.hand("B") == []
    s.does("B", "gz-fanjian", "diamond")
    pick = s.asked("B", "gz-take").options[0].picks[0]
    assert list(pick.shown) == [{"hand": 0}, {"hand": 1}]
    s.does("B", "gz-take", "choose", "hand").on()
    assert len(s["A"].hand) == len(s["B"].hand) == 1


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_once_a_phase_and_only_with_hand_cards() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach dodge"), seat(), seat())
    s.skill("A", "fanjian", "B", about="gz-play").on()
    assert "fanjian" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("zhou_yu+ gan_ning+", equip="crossbow"), seat())
    assert "fanjian" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
@pytest.mark.parametrize(("qiao", "hp"), [("xiao_qiao+", 3), ("xiao_qiao-", 2)])
def test_a_spade_is_a_heart_for_a_xiao_qiao_that_is_up(qiao: str, hp: int) -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "slash.s7"), seat(f"da_qiao+ {qiao}"))
    s.skill("A", "fanjian", "B", about="gz-play")
    s.until("B", "gz-fanjian").does("B", "gz-fanjian", "heart").on()
    assert s["B"].hp == hp


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_a_hidden_zhou_yu_is_turned_up_and_rewarded_first() -> None:
    s = scene(seat("zhou_yu- huang_gai+", "peach.h4"), seat(), deck="dodge dodge")
    s.skill("A", "fanjian", "B", about="gz-play", reveals="head")
    s.until("A", "gz-companion").does("A", "gz-companion", "draw_two")
    assert len(s["A"].hand) == 3
    s.until("B", "gz-fanjian").on()
    assert len(s["A"].hand) == 2
    assert len(s["B"].hand) == 1


YINGZI_CURRENT = pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@current")
FANJIAN_CURRENT = pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@current")
SIX = "dodge dodge dodge dodge dodge dodge"


@YINGZI_CURRENT
def test_current_he_draws_three_without_a_question() -> None:
    s = scene(seat("zhou_yu+ gan_ning+"), seat(), stage="draw", deck=SIX, edition="current")
    s.on()
    assert len(s["A"].hand) == 3
    assert s.told("gz-skill", seat="A", skill="yingzi")
    assert not any("yingzi" in acts for _, _, acts in s.asked_so_far)


@YINGZI_CURRENT
def test_current_the_others_draw_two_and_keep_what_they_have_hp() -> None:
    s = scene(seat(hp=2), seat("zhou_yu+ gan_ning+"), stage="draw", deck=SIX, edition="current")
    s.on()
    assert len(s["A"].hand) == 2
    s = scene(seat("", SIX, hp=2), seat("zhou_yu+ gan_ning+"), edition="current")
    s.ends("A").on()
    assert len(s["A"].hand) == 2


@YINGZI_CURRENT
def test_current_wounded_he_keeps_as_many_cards_as_his_maximum_hp() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", SIX, hp=1, max_hp=4), seat(), edition="current")
    s.ends("A").on()
    assert len(s["A"].hand) == 4
    assert not any("yingzi" in acts for _, _, acts in s.asked_so_far)
    s.sound()


@YINGZI_CURRENT
@pytest.mark.parametrize("generals", ["zhou_yu+ xiao_qiao+", "xiao_qiao+ zhou_yu+"])
def test_current_what_others_add_to_the_limit_is_added_to_it(generals: str) -> None:
    s = scene(seat(generals, SIX, hp=1, max_hp=3, equip="kylin_bow.h5"), seat(), edition="current")
    s.ends("A").on()
    assert len(s["A"].hand) == 4


@YINGZI_CURRENT
def test_current_it_adds_to_haoshi() -> None:
    s = scene(seat("zhou_yu+ lu_su+"), seat(), stage="draw", deck=SIX, edition="current")
    s.skill("A", "haoshi").on()
    assert len(s["A"].hand) == 5


@YINGZI_CURRENT
def test_current_a_hidden_zhou_yu_may_turn_up_to_draw_or_stay_hidden() -> None:
    s = scene(seat("gan_ning- zhou_yu-"), seat(), stage="draw", deck=SIX, edition="current")
    s.skill("A", "yingzi", reveals="deputy").on()
    assert (s["A"].up, len(s["A"].hand)) == ((False, True), 3)
    s = scene(seat("gan_ning- zhou_yu-"), seat(), stage="draw", deck=SIX, edition="current")
    s.until("A", "gz-skill", "yingzi").on()
    assert (s["A"].up, len(s["A"].hand)) == ((False, False), 2)


@YINGZI_CURRENT
def test_current_a_hidden_zhou_yu_may_turn_up_to_keep_more_when_it_matters() -> None:
    s = scene(seat("gan_ning- zhou_yu-", SIX, hp=1, max_hp=3), seat(), edition="current")
    s.ends("A").skill("A", "yingzi", reveals="deputy").on()
    assert (s["A"].up, len(s["A"].hand)) == ((False, True), 3)
    s = scene(seat("gan_ning- zhou_yu-", SIX, hp=1, max_hp=3), seat(), edition="current")
    s.ends("A").until("A", "gz-skill", "yingzi").on()
    assert (s["A"].up, len(s["A"].hand)) == ((False, False), 1)
    s = scene(seat("gan_ning- zhou_yu-", SIX, max_hp=3), seat(), edition="current")
    s.ends("A").not_offered("A", "yingzi")
    s = scene(seat("gan_ning- zhou_yu-", "dodge", hp=1, max_hp=3), seat(), edition="current")
    s.ends("A").not_offered("A", "yingzi")


@FANJIAN_CURRENT
def test_current_the_taker_may_discard_all_of_the_suit_in_hand_and_equipment() -> None:
    s = scene(
        seat("zhou_yu+ gan_ning+", "peach.h4"),
        seat("", "dodge.h2 dodge.d2", equip="chitu.h5 crossbow"),
        edition="current",
    )
    s.skill("A", "fanjian", "peach.h4", "B", about="gz-play")
    assert s.told("gz-show", seat="A", cards=["peach.h4"])
    s.until("B", "gz-fanjian-given").does("B", "gz-fanjian-given", "discard").on()
    assert (s["B"].hp, s.hand("A"), s.hand("B"), s.worn("B")) == (4, [], ["dodge"], {"weapon": "crossbow"})
    assert sorted(s.told("gz-show", seat="B")["cards"]) == ["dodge.d2", "dodge.h2", "peach.h4"]
    assert sorted(s.told("gz-discard", seat="B")["cards"]) == ["chitu.h5", "dodge.h2", "peach.h4"]
    s.sound()


@FANJIAN_CURRENT
def test_current_or_lose_one_hp_and_keep_the_card() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach.h4"), seat("", "dodge.h2"), edition="current")
    s.skill("A", "fanjian", "peach.h4", "B", about="gz-play")
    s.until("B", "gz-fanjian-given").does("B", "gz-fanjian-given", "lose_hp").on()
    assert (s["B"].hp, s.hand("B")) == (3, ["dodge", "peach"])
    assert s.told("gz-lose-hp", seat="B", amount=1)
    assert (s.count("gz-damage"), s.count("gz-show", seat="B")) == (0, 0)
    # the given card was shown: everybody knows it
    card = next(c for c in s["B"].hand if s.table.face[c].wire == "peach.h4")
    assert all(seen >> card & 1 for seen in s.table.seen)


@FANJIAN_CURRENT
def test_current_once_a_phase_only_with_hand_cards_and_nobody_has_to() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach dodge"), seat(), seat(), edition="current")
    s.skill("A", "fanjian", "peach", "B", about="gz-play").on()
    assert "fanjian" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("zhou_yu+ gan_ning+", equip="crossbow"), seat(), edition="current")
    assert "fanjian" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("zhou_yu+ gan_ning+", "peach"), seat(), edition="current")
    s.ends("A").on()
    assert s.hand("A") == ["peach"]


@FANJIAN_CURRENT
def test_current_the_suit_is_that_in_his_hand() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "slash.s7"), seat("da_qiao+ xiao_qiao+", "dodge.h2"), edition="current")
    s.skill("A", "fanjian", "slash.s7", "B", about="gz-play")
    s.until("B", "gz-fanjian-given").does("B", "gz-fanjian-given", "discard").on()
    # a spade was shown, for her it is a heart: nothing she has is of the suit
    assert s.hand("B") == ["dodge", "slash"]
    s = scene(seat("zhou_yu+ xiao_qiao+", "slash.s7"), seat("", "dodge.h2"), edition="current")
    s.skill("A", "fanjian", "slash.s7", "B", about="gz-play")
    s.until("B", "gz-fanjian-given").does("B", "gz-fanjian-given", "discard").on()
    # as a heart it was shown: the heart goes, the spade stays
    assert s.hand("B") == ["slash"]


@FANJIAN_CURRENT
@pytest.mark.parametrize(("equip", "asked"), [("", False), ("kylin_bow.h5", True), ("crossbow.d1", False)])
def test_current_an_empty_city_keeps_the_gift_and_has_no_hand_to_show(equip: str, asked: bool) -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach.h4"), seat("zhuge_liang+ guan_yu+", equip=equip), edition="current")
    s.skill("A", "fanjian", "peach.h4", "B", about="gz-play").on()
    assert (s.hand("B"), "peach.h4" in s.discarded()) == ([], False)
    assert any(about == "gz-fanjian-given" for _, about, _ in s.asked_so_far) is asked
    assert s["B"].hp == (s["B"].max_hp if asked else s["B"].max_hp - 1)
    s.sound()


@FANJIAN_CURRENT
def test_current_a_hidden_zhou_yu_is_turned_up_when_he_names_card_and_target() -> None:
    s = scene(seat("gan_ning- zhou_yu-", "peach.h4"), seat(), edition="current")
    s.skill("A", "fanjian", "peach.h4", "B", about="gz-play", reveals="deputy")
    s.until("B", "gz-fanjian-given").does("B", "gz-fanjian-given", "lose_hp").on()
    assert s["A"].up == (False, True)
    assert (s["B"].hp, s.hand("B")) == (3, ["peach"])
