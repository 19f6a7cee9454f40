"""小乔: 天香, 红颜."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_damage_is_passed_on_for_a_heart_and_the_victim_draws_what_it_misses() -> None:
    s = scene(seat("", "slash"), seat("xiao_qiao+ gan_ning+", "peach.h4"), seat("", hp=3))
    s.use("A", "slash", "B").skill("B", "tianxiang", "peach.h4", "C").on()
    assert (s["B"].hp, s["C"].hp, len(s["C"].hand)) == (3, 2, 2)
    assert s.told("gz-damage", seat="C", source="A", amount=1)
    assert s.count("gz-damage") == 1
    s.sound()


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_she_may_suffer_it_herself() -> None:
    s = scene(seat("", "slash"), seat("xiao_qiao+ gan_ning+", "peach.h4"), seat())
    s.use("A", "slash", "B").until("B", "gz-skill", "tianxiang").on()
    assert (s["B"].hp, s["C"].hp) == (2, 4)


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_only_for_a_heart_in_her_hand() -> None:
    s = scene(seat("", "slash"), seat("xiao_qiao+ gan_ning+", "dodge.d2", equip="chitu.h5"), seat())
    s.use("A", "slash", "B").not_offered("B", "tianxiang")
    assert (s["B"].hp, s["C"].hp) == (2, 4)


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_a_loss_of_hp_is_not_passed_on() -> None:
    s = scene(seat("xiao_qiao+ huang_gai+", "peach.h4"), seat())
    s.skill("A", "kurou", about="gz-play").not_offered("A", "tianxiang")
    assert s["A"].hp == 2


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_the_dead_draw_nothing() -> None:
    s = scene(seat("", "slash"), seat("xiao_qiao+ gan_ning+", "peach.h4"), seat("", hp=1), seat("pan_feng- pang_de-"))
    s.use("A", "slash", "B").skill("B", "tianxiang", "peach.h4", "C").on()
    assert not s["C"].alive
    assert s.told("gz-death", seat="C", killer="A")
    assert s.count("gz-draw", seat="C") == 0


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_amount_and_nature_stay_and_the_new_victim_has_its_own_armour() -> None:
    s = scene(
        seat("", "wine fire_slash"),
        seat("xiao_qiao+ gan_ning+", "peach.h4"),
        seat("", equip="rattan_armor"),
        seat("pan_feng- pang_de-"),
    )
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "fire_slash", "B").skill("B", "tianxiang", "peach.h4", "C").on()
    assert (s["B"].hp, s["C"].hp) == (3, 1)
    assert s.told("gz-damage", seat="C", amount=3, nature="fire")
    assert len(s["C"].hand) == 3


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_a_chained_new_victim_starts_the_spread_and_she_stays_chained() -> None:
    s = scene(
        seat("", "fire_slash"),
        seat("xiao_qiao+ gan_ning+", "peach.h4", chained=True),
        seat("", chained=True),
        seat("pan_feng- pang_de-", chained=True),
    )
    s.use("A", "fire_slash", "B").skill("B", "tianxiang", "peach.h4", "C").on()
    # she is still chained when the damage of C spreads; now she has no heart left
    assert [p.hp for p in s.table.players] == [4, 2, 3, 3]
    assert not any(p.chained for p in s.table.players)


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_damage_that_came_through_a_chain_does_not_spread_again() -> None:
    s = scene(
        seat("", "fire_slash"),
        seat("", chained=True),
        seat("xiao_qiao+ gan_ning+", "peach.h4", chained=True),
        seat("pan_feng- pang_de-", chained=True),
    )
    s.use("A", "fire_slash", "B").skill("C", "tianxiang", "peach.h4", "D").on()
    assert [p.hp for p in s.table.players] == [4, 3, 3, 3]
    assert [p.chained for p in s.table.players] == [False, False, True, False]


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_passed_on_damage_is_none_that_the_slash_dealt_directly() -> None:
    s = scene(
        seat("", "slash", equip="kylin_bow"),
        seat("xiao_qiao+ gan_ning+", "peach.h4"),
        seat("", equip="chitu"),
    )
    s.use("A", "slash", "B").skill("B", "tianxiang", "peach.h4", "C").not_offered("A", "kylin_bow")
    assert s.worn("C") == {"minus_horse": "chitu"}


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
@pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@first")
def test_a_spade_is_a_heart_while_she_is_up_and_none_while_she_is_hidden() -> None:
    s = scene(seat("", "slash.h10"), seat("xiao_qiao+ gan_ning+", "slash.s7"), seat())
    s.use("A", "slash", "B").skill("B", "tianxiang", "slash.s7", "C").on()
    assert (s["B"].hp, s["C"].hp) == (3, 3)
    s = scene(seat("", "slash.h10"), seat("xiao_qiao- gan_ning-", "slash.s7"), seat())
    s.use("A", "slash", "B").not_offered("B", "tianxiang")


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@first")
def test_a_hidden_xiao_qiao_is_turned_up_with_the_cost() -> None:
    s = scene(seat("", "slash"), seat("gan_ning- xiao_qiao-", "peach.h4"), seat())
    s.use("A", "slash", "B").skill("B", "tianxiang", "peach.h4", "C", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert (s["B"].hp, s["C"].hp) == (3, 3)


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@first")
def test_her_spade_judgements_are_hearts_without_a_question() -> None:
    s = scene(seat("xiao_qiao+ gan_ning+", judging="indulgence"), seat(), stage="judge", deck="slash.s7")
    s.not_offered("A", "hongyan")
    assert s.table.active is s["A"]
    assert s.told("gz-verdict", seat="A", card="slash.s7", suit="heart")


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@first")
def test_lightning_never_strikes_her() -> None:
    s = scene(seat("xiao_qiao+ gan_ning+", judging="lightning"), seat(), stage="judge", deck="slash.s7")
    s.on()
    assert s["A"].hp == 3
    assert s.judging("B") == ["lightning"]


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@first")
@pytest.mark.parametrize(("up", "hp"), [("+", 3), ("-", 4)])
def test_her_spade_slash_is_red(up: str, hp: int) -> None:
    s = scene(seat(f"xiao_qiao{up} gan_ning-", "slash.s7"), seat("", equip="renwang_shield"), seat())
    s.use("A", "slash", "B").on()
    assert s["B"].hp == hp


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@first")
def test_the_judgements_and_cards_of_others_stay_what_they_are() -> None:
    s = scene(seat("", judging="indulgence"), seat("xiao_qiao+ gan_ning+"), stage="judge", deck="slash.s7")
    s.on()
    assert s.table.active is s["B"]
    assert s.told("gz-verdict", seat="A", suit="spade")


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@first")
def test_a_hidden_xiao_qiao_may_turn_up_at_her_spade_judgement() -> None:
    s = scene(seat("xiao_qiao- gan_ning-", judging="indulgence"), seat(), stage="judge", deck="slash.s7")
    s.skill("A", "hongyan", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s.table.active is s["A"]


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@first")
@pytest.mark.rule("guozhan", "R13")
def test_a_hidden_xiao_qiao_may_stay_hidden() -> None:
    s = scene(seat("xiao_qiao- gan_ning-", judging="indulgence"), seat(), stage="judge", deck="slash.s7")
    s.until("A", "gz-skill", "hongyan").on()
    assert s["A"].up == (False, False)
    assert s.table.active is s["B"]
    s = scene(seat("xiao_qiao- gan_ning-", judging="indulgence"), seat(), stage="judge", deck="slash.c2")
    s.not_offered("A", "hongyan")


@pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@first")
@pytest.mark.rule("guozhan", "G27")
@pytest.mark.parametrize(("up", "laid"), [("+", ["supply_shortage"]), ("-", [])])
def test_her_spade_supply_shortage_is_red_so_it_is_laid_before_jia_xu(up: str, laid: list[str]) -> None:
    s = scene(seat(f"xiao_qiao{up} gan_ning-", "supply_shortage.s10"), seat("jia_xu+ pan_feng+"), seat())
    s.use("A", "supply_shortage", "B").on()
    assert s.judging("B") == laid


TIANXIANG_CURRENT = pytest.mark.proves("guozhan", "skill", "xiao_qiao.tianxiang@current")
HONGYAN_CURRENT = pytest.mark.proves("guozhan", "skill", "xiao_qiao.hongyan@current")
FIVE = "dodge.d2 dodge.d3 dodge.d6 dodge.d7 dodge.d8"


@TIANXIANG_CURRENT
def test_current_damage_is_prevented_and_its_source_hurts_another_for_one() -> None:
    s = scene(
        seat("", "wine slash.s8"),
        seat("xiao_qiao+ gan_ning+", "peach.h4"),
        seat(hp=3),
        deck=FIVE,
        edition="current",
    )
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash.s8", "B").skill("B", "tianxiang", "peach.h4", "C", "hurt").on()
    # two damage by wine, one is dealt instead
    assert (s["B"].hp, s["C"].hp, len(s["C"].hand)) == (3, 2, 2)
    assert s.told("gz-damage", seat="C", source="A", amount=1, nature="normal")
    assert s.count("gz-damage") == 1
    s.sound()


@TIANXIANG_CURRENT
def test_current_or_another_loses_one_hp_and_takes_the_heart() -> None:
    s = scene(seat("", "slash.s8"), seat("xiao_qiao+ gan_ning+", "peach.h4"), seat(), edition="current")
    s.use("A", "slash.s8", "B").skill("B", "tianxiang", "peach.h4", "C", "lose_hp").on()
    assert (s["B"].hp, s["C"].hp, s.hand("C")) == (3, 3, ["peach"])
    assert s.told("gz-lose-hp", seat="C", amount=1)
    assert (s.count("gz-damage"), s.count("gz-draw", seat="C")) == (0, 0)
    assert s.told("gz-take", seat="C", cards=["peach.h4"])
    s.sound()


@TIANXIANG_CURRENT
def test_current_at_most_twice_a_turn_each_time_otherwise() -> None:
    s = scene(
        seat("", "slash.s7 slash.s8 slash.s9", equip="crossbow"),
        seat("xiao_qiao+ gan_ning+", "peach.h4 peach.h6 peach.h7"),
        seat(),
        deck=FIVE,
        edition="current",
    )
    s.use("A", "slash.s7", "B").skill("B", "tianxiang", "peach.h4", "C", "hurt").on()
    s.use("A", "slash.s8", "B").until("B", "gz-skill", "tianxiang")
    (option,) = [o for o in s.asked("B", "gz-skill").options if o.act == "tianxiang"]
    assert list(option.picks[2].candidates) == ["lose_hp"]
    s.skill("B", "tianxiang", "peach.h6", "C", "lose_hp").on()
    s.use("A", "slash.s9", "B").not_offered("B", "tianxiang")
    assert (s["B"].hp, s["C"].hp) == (2, 2)


@TIANXIANG_CURRENT
def test_current_in_the_next_turn_both_can_be_chosen_again() -> None:
    s = scene(
        seat("", "slash.s7"),
        seat("", "slash.s8"),
        seat("xiao_qiao+ gan_ning+", "peach.h4 peach.h6"),
        deck=FIVE,
        edition="current",
    )
    s.use("A", "slash.s7", "C").skill("C", "tianxiang", "peach.h4", "A", "hurt").on().ends("A").on()
    s.use("B", "slash.s8", "C").skill("C", "tianxiang", "peach.h6", "A", "hurt").on()
    assert (s["A"].hp, s["C"].hp) == (2, 3)


@TIANXIANG_CURRENT
def test_current_she_may_suffer_it_and_only_a_heart_in_hand_will_do() -> None:
    s = scene(seat("", "slash.s8"), seat("xiao_qiao+ gan_ning+", "peach.h4"), seat(), edition="current")
    s.use("A", "slash.s8", "B").until("B", "gz-skill", "tianxiang").on()
    assert (s["B"].hp, s["C"].hp) == (2, 4)
    s = scene(
        seat("", "slash.s8"), seat("xiao_qiao+ gan_ning+", "dodge.d2", equip="chitu.h5"), seat(), edition="current"
    )
    s.use("A", "slash.s8", "B").not_offered("B", "tianxiang")
    assert s["B"].hp == 2


@TIANXIANG_CURRENT
@pytest.mark.parametrize("spent", [False, True])
def test_current_without_a_source_nobody_can_be_hurt(spent: bool) -> None:
    s = scene(
        seat("", judging="lightning", chained=True),
        seat("xiao_qiao+ gan_ning+", "peach.h4", chained=True),
        seat("", "nullification"),
        stage="judge",
        deck="slash.s7 " + FIVE,
        edition="current",
    )
    s.until("C", "gz-nullify")
    if spent:
        s["B"].used_turn["tianxiang-lose_hp"] = 1
    choice = "hurt" if spent else "lose_hp"
    s.until("B", "gz-skill", "tianxiang")
    (option,) = [o for o in s.asked("B", "gz-skill").options if o.act == "tianxiang"]
    assert list(option.picks[2].candidates) == [choice]
    s.skill("B", "tianxiang", "peach.h4", "C", choice).on()
    # prevented all the same; she stays chained
    assert (s["A"].hp, s["B"].hp, s["C"].hp) == (1, 3, 4 if spent else 3)
    assert s.hand("C") == (["nullification"] if spent else ["nullification", "peach"])
    assert s["B"].chained


@TIANXIANG_CURRENT
def test_current_the_dead_get_nothing_and_the_source_is_the_killer() -> None:
    s = scene(seat("", "slash.s8"), seat("xiao_qiao+ gan_ning+", "peach.h4"), seat(hp=1), seat(), edition="current")
    s.use("A", "slash.s8", "B").skill("B", "tianxiang", "peach.h4", "C", "hurt").on()
    assert s.told("gz-death", seat="C", killer="A")
    assert s.count("gz-draw", seat="C") == 0
    s = scene(seat("", "slash.s8"), seat("xiao_qiao+ gan_ning+", "peach.h4"), seat(hp=1), seat(), edition="current")
    s.use("A", "slash.s8", "B").skill("B", "tianxiang", "peach.h4", "C", "lose_hp").on()
    assert s.told("gz-death", seat="C", killer=None)
    assert "peach.h4" in s.discarded()


@TIANXIANG_CURRENT
def test_current_five_cards_at_most() -> None:
    s = scene(
        seat("", "slash.s8"),
        seat("xiao_qiao+ gan_ning+", "peach.h4"),
        seat(hp=2, max_hp=9),
        deck=FIVE,
        edition="current",
    )
    s.use("A", "slash.s8", "B").skill("B", "tianxiang", "peach.h4", "C", "hurt").on()
    assert (s["C"].hp, len(s["C"].hand)) == (1, 5)


@TIANXIANG_CURRENT
def test_current_fire_that_is_prevented_does_not_spread() -> None:
    s = scene(
        seat("", "fire_slash"),
        seat("xiao_qiao+ gan_ning+", "peach.h4", chained=True),
        seat(chained=True),
        seat("pan_feng- pang_de-", chained=True),
        deck=FIVE,
        edition="current",
    )
    s.use("A", "fire_slash", "B").skill("B", "tianxiang", "peach.h4", "C", "hurt").on()
    assert [p.hp for p in s.table.players] == [4, 3, 3, 4]
    assert [p.chained for p in s.table.players] == [False, True, True, True]


@TIANXIANG_CURRENT
@HONGYAN_CURRENT
def test_current_a_hidden_xiao_qiao_is_turned_up_with_the_cost_and_her_spades_help_only_when_up() -> None:
    s = scene(seat("", "slash.h10"), seat("gan_ning- xiao_qiao-", "peach.h4"), seat(), edition="current")
    s.use("A", "slash.h10", "B").skill("B", "tianxiang", "peach.h4", "C", "lose_hp", reveals="deputy").on()
    assert (s["B"].up, s["B"].hp, s["C"].hp) == ((False, True), 3, 3)
    s = scene(seat("", "slash.h10"), seat("gan_ning- xiao_qiao-", "slash.s7"), seat(), edition="current")
    s.use("A", "slash.h10", "B").not_offered("B", "tianxiang")
    s = scene(seat("", "slash.h10"), seat("gan_ning+ xiao_qiao+", "slash.s7"), seat(), edition="current")
    s.use("A", "slash.h10", "B").skill("B", "tianxiang", "slash.s7", "C", "lose_hp").on()
    assert (s["B"].hp, s.hand("C")) == (3, ["slash"])


@HONGYAN_CURRENT
@pytest.mark.parametrize(
    ("equip", "kept"), [("kylin_bow.h5", 4), ("qinggang.s6", 4), ("crossbow.d1", 3), ("renwang_shield.c2", 3)]
)
def test_current_with_a_heart_or_spade_equipped_she_keeps_one_card_more(equip: str, kept: int) -> None:
    s = scene(seat("xiao_qiao+ gan_ning+", FIVE, equip=equip), seat(), edition="current")
    s.ends("A").on()
    assert len(s["A"].hand) == kept
    assert not any("hongyan" in acts for _, _, acts in s.asked_so_far)
    s.sound()


@HONGYAN_CURRENT
def test_current_two_hearts_are_no_more_than_one_and_others_keep_what_they_have_hp() -> None:
    s = scene(seat("xiao_qiao+ gan_ning+", FIVE, equip="kylin_bow.h5 chitu.h5"), seat(), edition="current")
    s.ends("A").on()
    assert len(s["A"].hand) == 4
    s = scene(seat("", FIVE, equip="kylin_bow.h5"), seat("xiao_qiao+ gan_ning+"), edition="current")
    s.ends("A").on()
    assert len(s["A"].hand) == 4


@HONGYAN_CURRENT
def test_current_a_hidden_xiao_qiao_may_turn_up_to_keep_one_more() -> None:
    s = scene(seat("gan_ning- xiao_qiao-", FIVE, equip="qinggang.s6"), seat(), edition="current")
    s.ends("A").skill("A", "hongyan", reveals="deputy").on()
    assert (s["A"].up, len(s["A"].hand)) == ((False, True), 4)
    s = scene(seat("gan_ning- xiao_qiao-", FIVE, equip="qinggang.s6"), seat(), edition="current")
    s.ends("A").until("A", "gz-skill", "hongyan").on()
    assert (s["A"].up, len(s["A"].hand)) == ((False, False), 3)
    s = scene(seat("gan_ning- xiao_qiao-", FIVE, equip="crossbow.d1"), seat(), edition="current")
    s.ends("A").not_offered("A", "hongyan")


@HONGYAN_CURRENT
def test_current_her_spades_and_spade_judgements_are_hearts_and_a_hidden_one_may_turn_up_at_hers() -> None:
    s = scene(
        seat("xiao_qiao+ gan_ning+", judging="indulgence"), seat(), stage="judge", deck="slash.s7", edition="current"
    )
    s.not_offered("A", "hongyan")
    assert s.told("gz-verdict", seat="A", card="slash.s7", suit="heart")
    s = scene(
        seat("xiao_qiao- gan_ning-", judging="indulgence"), seat(), stage="judge", deck="slash.s7", edition="current"
    )
    s.skill("A", "hongyan", reveals="head").on()
    assert (s["A"].up, s.table.active is s["A"]) == ((True, False), True)
    s = scene(seat("xiao_qiao+ gan_ning-", "slash.s7"), seat("", equip="renwang_shield"), seat(), edition="current")
    s.use("A", "slash.s7", "B").on()
    assert s["B"].hp == 3
