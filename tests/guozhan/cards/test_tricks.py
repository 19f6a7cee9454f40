"""Tricks with chosen targets (card effects §2)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.cards.deck import WEAPON
from sanzhan.guozhan.flow.move import shift
from sanzhan.guozhan.table import DISCARD

WEI, SHU, WU = "cao_ren+ yue_jin-", "liu_bei+ guan_yu-", "sun_quan+ lu_meng-"
HIDDEN = "xu_huang- dian_wei-"


def shown(s: Scene, letter: str, about: str) -> list[Any]:
    """What the one who chooses sees of the cards."""
    return list(s.asked(letter, about).options[0].picks[0].shown)


def countered(s: Scene, card: str = "nullification") -> Scene:
    """B uses his only card, a Nullification, to no avail: A counters it."""
    s.until("B", "gz-nullify-mine").does("A", "gz-nullify", "decline").does("B", "gz-nullify-mine", "card", card)
    return s.until("A", "gz-nullify").does("A", "gz-nullify", "card", "heg_nullification.c13")


# -- 无中生有


@pytest.mark.proves("guozhan", "card", "something_for_nothing")
def test_something_for_nothing_draws_2() -> None:
    s = scene(seat("", "something_for_nothing"), seat(), deck="peach.h4 dodge.h2")
    s.use("A", "something_for_nothing").on()
    assert s.hand("A") == ["dodge", "peach"]
    assert s.told("gz-use")["targets"] == "A"
    assert s.discarded() == ["something_for_nothing.h7"]
    s.sound()


@pytest.mark.proves("guozhan", "card", "something_for_nothing")
def test_something_for_nothing_is_for_nobody_else_and_can_be_nullified() -> None:
    s = scene(seat("", "something_for_nothing"), seat("", "nullification"))
    s.cannot_use("A", "something_for_nothing", "B").use("A", "something_for_nothing")
    s.until("B", "gz-nullify").does("B", "gz-nullify", "card", "nullification").on()
    assert s.hand("A") == []
    assert s.told("gz-nullified", seat="A", card="something_for_nothing")


# -- 决斗


@pytest.mark.proves("guozhan", "card", "duel")
def test_the_target_begins_and_who_plays_no_slash_is_hurt_by_the_other() -> None:
    s = scene(seat(WEI, "duel slash.s7 slash.s8"), seat("", "fire_slash thunder_slash"))
    s.use("A", "duel", "B")
    s.until("B", "gz-slash").does("B", "gz-slash", "card", "fire_slash")
    s.until("A", "gz-slash").does("A", "gz-slash", "card", "slash.s7")
    s.until("B", "gz-slash").does("B", "gz-slash", "card", "thunder_slash")
    s.until("A", "gz-slash").does("A", "gz-slash", "card", "slash.s8").on()
    assert s.told("gz-damage", seat="B", source="A", amount=1, nature="normal")
    assert s.told("gz-respond", seat="A", card="slash", used=False)
    assert (s["A"].hp, s["B"].hp) == (4, 3)
    s.sound()


@pytest.mark.proves("guozhan", "card", "duel")
def test_the_user_of_a_duel_may_be_the_victim() -> None:
    s = scene(seat(WEI, "duel"), seat("", "slash"))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s.told("gz-damage", seat="A", source="B", amount=1, nature="normal")
    assert (s["A"].hp, s["B"].hp) == (3, 4)


@pytest.mark.proves("guozhan", "card", "duel")
def test_a_duel_reaches_any_distance_but_not_oneself_and_leaves_the_slash_of_the_phase() -> None:
    s = scene(seat(WEI, "duel slash"), seat(), seat(), seat(), seat(HIDDEN))
    s.cannot_use("A", "duel", "A").use("A", "duel", "C").on()
    assert s["C"].hp == 3
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "card", "duel")
def test_a_killer_by_duel_who_was_its_target_is_the_one_rewarded() -> None:
    s = scene(seat(WEI, "duel", hp=1), seat(SHU, "slash"), seat(), seat())
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s.told("gz-death", seat="A", killer="B")
    assert s.told("gz-reward", seat="B", count=1)


@pytest.mark.proves("guozhan", "card", "duel")
def test_a_duel_can_be_nullified() -> None:
    s = scene(seat(WEI, "duel"), seat("", "nullification"))
    s.use("A", "duel", "B").until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification").on()
    assert (s["A"].hp, s["B"].hp) == (4, 4)


# -- 顺手牵羊


@pytest.mark.proves("guozhan", "card", "snatch")
def test_snatch_takes_a_hand_card_without_seeing_it() -> None:
    s = scene(seat("", "snatch"), seat("", "peach.h4"))
    s.use("A", "snatch", "B").on()
    assert (s.hand("A"), s.hand("B")) == (["peach"], [])
    told = next(n for n in s.news if n.key == "gz-take")
    assert (told.args["cards"], told.args["count"]) == ([], 1)
    seen = {"hidden": ["peach.h4"]}
    assert {viewer: dict(private) for viewer, private in told.private.items()} == {0: seen, 1: seen}
    s.sound()


@pytest.mark.proves("guozhan", "card", "snatch")
def test_snatch_takes_from_hand_equipment_or_judgement_area() -> None:
    s = scene(seat("", "snatch"), seat("", "peach slash", equip="spear", judging="indulgence.h6"))
    s.use("A", "snatch", "B")
    assert shown(s, "A", "gz-snatch") == [
        {"hand": 0},
        {"hand": 1},
        {"gear": "spear.s12"},
        {"judging": "indulgence.h6"},
    ]
    s.does("A", "gz-snatch", "choose", "spear").on()
    assert (s.hand("A"), s.worn("B")) == (["spear"], {})
    s = scene(seat("", "snatch"), seat("", "peach", judging="indulgence.h6"))
    s.use("A", "snatch", "B").does("A", "gz-snatch", "choose", "indulgence").on()
    assert (s.hand("A"), s.judging("B")) == (["indulgence"], [])
    s.sound()


@pytest.mark.proves("guozhan", "card", "snatch")
def test_snatch_reaches_distance_1_whatever_the_attack_range() -> None:
    s = scene(seat(WEI, "snatch", equip="spear"), seat("", "peach"), seat("", "peach"), seat("", "peach"), seat(HIDDEN))
    s.cannot_use("A", "snatch", "C").cannot_use("A", "snatch", "A")
    wire = s.table.face[s["A"].hand[0]].wire
    assert s.why("A", "target", [wire, 2]) == "why-gz-too-far"
    assert s.why("A", "target", [wire, 4]) == "why-gz-no-cards-there"
    s.use("A", "snatch", "B").on()
    assert s.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "card", "snatch")
def test_snatch_reaches_farther_with_a_minus_horse_and_less_far_over_a_plus_horse() -> None:
    s = scene(
        seat(WEI, "snatch", equip="chitu"), seat(), seat("", "peach"), seat("", "peach", equip="dilu"), seat(HIDDEN)
    )
    s.cannot_use("A", "snatch", "D").use("A", "snatch", "C").on()
    assert s.hand("A") == ["peach"]


@pytest.mark.rule("guozhan", "R12")
@pytest.mark.proves("guozhan", "card", "snatch")
def test_a_hidden_rider_is_turned_up_at_the_moment_he_names_a_target_at_distance_2() -> None:
    s = scene(seat("ma_chao- zhao_yun-", "snatch"), seat("", "peach"), seat("", "peach"), seat(), seat(HIDDEN))
    s.cannot_use("A", "snatch", "C")
    s.use("A", "snatch", "C", reveals="head").on()
    assert (s["A"].up, s["A"].kingdom) == ((True, False), "shu")
    assert (s.hand("A"), s.hand("C")) == (["peach"], [])


@pytest.mark.rule("guozhan", "R12")
def test_a_hidden_rider_is_not_turned_up_where_he_is_not_needed_nor_freely() -> None:
    s = scene(seat("ma_chao- zhao_yun-", "snatch"), seat("", "peach"), seat("", "peach"), seat(), seat(HIDDEN))
    for option in s.asked("A", "gz-play").options:
        if option.args.get("reveals") == "head":
            assert option.act == "use"
            assert 1 not in option.picks[1].candidates
    s.use("A", "snatch", "B").on()
    assert s["A"].up == (False, False)


@pytest.mark.proves("guozhan", "card", "snatch")
@pytest.mark.proves("guozhan", "card", "dismantle")
@pytest.mark.parametrize("card", ["snatch", "dismantle"])
def test_nothing_is_left_to_take_if_the_only_card_was_a_countered_nullification(card: str) -> None:
    s = scene(seat("", f"{card} heg_nullification.c13"), seat("", "nullification"))
    countered(s.use("A", card, "B")).on()
    assert (s.hand("A"), s.hand("B")) == ([], [])
    s.sound()


# -- 过河拆桥


@pytest.mark.proves("guozhan", "card", "dismantle")
def test_dismantle_discards_a_card_of_any_area_at_any_distance() -> None:
    s = scene(
        seat(WEI, "dismantle"),
        seat(),
        seat("", "peach.h4 slash.s7", equip="spear", judging="lightning"),
        seat(),
        seat(HIDDEN),
    )
    s.use("A", "dismantle", "C")
    assert shown(s, "A", "gz-dismantle") == [
        {"hand": 0},
        {"hand": 1},
        {"gear": "spear.s12"},
        {"judging": "lightning.s1"},
    ]
    s.does("A", "gz-dismantle", "choose", "lightning").on()
    assert s.judging("C") == []
    assert s.told("gz-discard", seat="C", by="A")["cards"] == ["lightning.s1"]
    s.sound()


@pytest.mark.proves("guozhan", "card", "dismantle")
def test_dismantle_discards_a_hand_card_unseen_until_it_lies_open() -> None:
    s = scene(seat("", "dismantle"), seat("", "peach.h4"))
    s.use("A", "dismantle", "B").on()
    assert s.hand("B") == []
    assert "peach.h4" in s.discarded()


@pytest.mark.proves("guozhan", "card", "dismantle")
def test_dismantle_is_not_for_oneself_nor_for_somebody_without_cards() -> None:
    s = scene(seat("", "dismantle.s3 slash"), seat(), seat("", "peach"))
    s.cannot_use("A", "dismantle", "A").cannot_use("A", "dismantle", "B")
    assert s.why("A", "target", ["dismantle.s3", 0]) == "why-gz-not-yourself"
    assert s.why("A", "target", ["dismantle.s3", 1]) == "why-gz-no-cards-there"
    s.use("A", "dismantle", "C").on()
    assert s.hand("C") == []


@pytest.mark.proves("guozhan", "card", "dismantle")
def test_dismantle_can_be_nullified() -> None:
    s = scene(seat("", "dismantle"), seat("", "peach nullification"))
    s.use("A", "dismantle", "B").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "nullification").on()
    assert s.hand("B") == ["peach"]


# -- 铁索连环


@pytest.mark.proves("guozhan", "card", "iron_chain")
def test_iron_chain_chains_the_free_and_frees_the_chained() -> None:
    s = scene(seat("", "iron_chain"), seat(), seat("", chained=True), seat())
    s.use("A", "iron_chain", "B", "C").on()
    assert [s[x].chained for x in "ABCD"] == [False, True, False, False]
    s.sound()


@pytest.mark.proves("guozhan", "card", "iron_chain")
def test_iron_chain_is_for_one_or_two_different_characters_oneself_among_them() -> None:
    s = scene(seat("", "iron_chain"), seat(), seat(), seat())
    s.cannot_use("A", "iron_chain", "A", "B", "C").cannot_use("A", "iron_chain", "B", "B")
    s.use("A", "iron_chain", "A").on()
    assert [s[x].chained for x in "ABCD"] == [True, False, False, False]


@pytest.mark.rule("guozhan", "R101")
@pytest.mark.proves("guozhan", "card", "iron_chain")
def test_a_nullification_for_the_first_target_leaves_the_second_chained() -> None:
    s = scene(seat("", "iron_chain"), seat("", "nullification"), seat())
    s.use("A", "iron_chain", "B", "C")
    s.until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification").on()
    assert (s["B"].chained, s["C"].chained) == (False, True)


@pytest.mark.rule("guozhan", "G25")
def test_the_targets_of_a_chain_come_in_turn_order_from_the_current_player() -> None:
    s = scene(seat("", "nullification"), seat(), seat("", "iron_chain"), seat(), turn="C")
    s.use("C", "iron_chain", "B", "D")
    assert s.told("gz-use")["targets"] == "DB"
    assert s.until("A", "gz-nullify").match.waiting[0].args["target"] == 3


@pytest.mark.proves("guozhan", "card", "iron_chain")
@pytest.mark.proves("guozhan", "card", "know_both")
@pytest.mark.parametrize("card", ["iron_chain", "know_both"])
def test_recasting_draws_1_and_is_neither_a_use_nor_a_discard(card: str) -> None:
    s = scene(seat("", f"{card} {card}"), seat("", "nullification"), deck="peach.h4 peach.h6")
    s.does("A", "gz-play", "recast", card).on()
    s.does("A", "gz-play", "recast", card).on()
    assert s.hand("A") == ["peach", "peach"]
    assert (s.count("gz-recast"), s.count("gz-use"), s.count("gz-discard")) == (2, 0, 0)
    assert not any(about.startswith("gz-nullify") for _, about, _ in s.asked_so_far)
    assert len(s.discarded()) == 2
    s.sound()


@pytest.mark.proves("guozhan", "card", "iron_chain")
def test_other_cards_cannot_be_recast() -> None:
    s = scene(seat("", "slash dodge duel dismantle befriend_far spear"), seat())
    assert "recast" not in s.acts(s.asked("A", "gz-play"))


# -- 火攻


@pytest.mark.proves("guozhan", "card", "fire_attack")
def test_a_card_of_the_shown_suit_sets_the_target_on_fire() -> None:
    s = scene(seat("", "fire_attack slash.h10 slash.s7"), seat("", "peach.h4 dodge.d2"))
    s.use("A", "fire_attack", "B").until("B", "gz-fire-show").does("B", "gz-fire-show", "choose", "peach.h4")
    assert s.told("gz-show", seat="B")["cards"] == ["peach.h4"]
    s.until("A", "gz-fire-burn").does("A", "gz-fire-burn", "discard", "slash.h10").on()
    assert s.told("gz-damage", seat="B", source="A", amount=1, nature="fire")
    assert (s.hand("A"), s.hand("B")) == (["slash"], ["dodge", "peach"])
    assert s.told("gz-discard", seat="A")["cards"] == ["slash.h10"]
    s.sound()


@pytest.mark.proves("guozhan", "card", "fire_attack")
def test_without_a_card_of_that_suit_nothing_burns_and_nobody_learns_why() -> None:
    s = scene(seat("", "fire_attack slash.s7"), seat("", "peach.h4"))
    s.use("A", "fire_attack", "B").on()
    assert (s["B"].hp, s.hand("A")) == (4, ["slash"])
    s = scene(seat("", "fire_attack slash.h10"), seat("", "peach.h4"))
    s.use("A", "fire_attack", "B").until("A", "gz-fire-burn").does("A", "gz-fire-burn", "decline").on()
    assert (s["B"].hp, s.hand("A")) == (4, ["slash"])


@pytest.mark.proves("guozhan", "card", "fire_attack")
def test_fire_attack_is_for_somebody_with_a_hand_at_any_distance() -> None:
    s = scene(seat(WEI, "fire_attack.h2"), seat(equip="spear"), seat("", "peach"), seat(), seat(HIDDEN))
    s.cannot_use("A", "fire_attack", "B").cannot_use("A", "fire_attack", "A")
    assert s.why("A", "target", ["fire_attack.h2", 1]) == "why-gz-no-hand"
    s.use("A", "fire_attack", "C").on()
    assert s.told("gz-show", seat="C")


@pytest.mark.proves("guozhan", "card", "fire_attack")
def test_one_may_set_oneself_on_fire_even_with_the_very_card_shown() -> None:
    s = scene(seat("", "fire_attack peach.h4", chained=True), seat("", chained=True))
    s.use("A", "fire_attack", "A")
    s.until("A", "gz-fire-burn").does("A", "gz-fire-burn", "discard", "peach.h4").on()
    assert (s["A"].hp, s["B"].hp) == (3, 3)
    assert s.told("gz-damage", seat="A", source="A", nature="fire")


@pytest.mark.proves("guozhan", "card", "fire_attack")
def test_fire_attack_does_nothing_to_a_hand_that_has_become_empty() -> None:
    s = scene(seat("", "fire_attack heg_nullification.c13 slash.s7"), seat("", "nullification.s11"))
    countered(s.use("A", "fire_attack", "B")).on()
    assert (s["B"].hp, s.hand("A"), s.count("gz-show")) == (4, ["slash"], 0)


# -- 借刀杀人


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_the_one_with_the_weapon_uses_a_slash_on_the_named_victim() -> None:
    s = scene(seat("", "borrowed_sword slash.s7"), seat("", "slash.s8", equip="spear"), seat("", "dodge"))
    s.use("A", "borrowed_sword", "B", second="C")
    assert s.told("gz-use")["second"] == 2
    s.until("B", "gz-borrowed").does("B", "gz-borrowed", "card", "slash.s8")
    s.until("C", "gz-dodge").does("C", "gz-dodge", "decline").on()
    assert s.told("gz-use", seat="B", card="slash")["targets"] == "C"
    assert s.told("gz-damage", seat="C", source="B")
    assert s.worn("B") == {"weapon": "spear"}
    s.use("A", "slash.s7", "B").on()
    s.sound()


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_who_does_not_use_a_slash_hands_over_the_weapon() -> None:
    s = scene(seat("", "borrowed_sword"), seat("", "slash", equip="spear"), seat())
    s.use("A", "borrowed_sword", "B", second="C").until("B", "gz-borrowed").does("B", "gz-borrowed", "decline").on()
    assert (s.hand("A"), s.hand("B"), s.worn("B"), s["C"].hp) == (["spear"], ["slash"], {}, 4)
    s.sound()


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_the_user_himself_may_be_the_victim_and_the_borrower_may_convert() -> None:
    s = scene(seat("", "borrowed_sword"), seat("", "peach dodge", equip="spear"), seat())
    s.use("A", "borrowed_sword", "B", second="A")
    s.until("B", "gz-borrowed").does("B", "gz-borrowed", "spear", ("peach", "dodge")).on()
    assert s.told("gz-damage", seat="A", source="B")
    assert s.hand("B") == []


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_borrowed_sword_needs_a_weapon_and_a_victim_in_its_range() -> None:
    s = scene(
        seat(WEI, "borrowed_sword", equip="spear"),
        seat("", equip="crossbow"),
        seat(),
        seat("", equip="silver_lion"),
        seat(HIDDEN),
    )
    s.cannot_use("A", "borrowed_sword", "A").cannot_use("A", "borrowed_sword", "D")
    assert s.why("A", "target", ["borrowed_sword.c12", 3]) == "why-gz-no-weapon"
    options = [o for o in s.asked("A", "gz-play").options if dict(o.args).get("card") == "borrowed_sword"]
    # B with a range of 1 reaches his neighbours, not himself and nobody further
    assert [(list(o.picks[1].candidates), list(o.picks[2].candidates)) for o in options] == [([1], [0, 2])]


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_borrowed_sword_is_of_no_use_if_nobody_is_in_range_of_the_weapon() -> None:
    s = scene(
        seat(WEI, "borrowed_sword", equip="dilu"), seat("", equip="crossbow"), seat(SHU, equip="zhuahuang"), seat()
    )
    s.cannot_use("A", "borrowed_sword", "B")
    assert s.why("A", "target", ["borrowed_sword.c12", 1]) == "why-gz-nobody-in-range"


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_borrowed_sword_can_be_nullified() -> None:
    s = scene(seat("", "borrowed_sword"), seat("", "slash nullification", equip="spear"), seat())
    s.use("A", "borrowed_sword", "B", second="C")
    s.until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification").on()
    assert (s.worn("B"), s.hand("B"), s["C"].hp) == ({"weapon": "spear"}, ["slash"], 4)


def disarm(s: Scene, letter: str) -> None:
    """The weapon is taken away while the table waits."""
    shift(s.table, (s[letter].equip[WEAPON],), DISCARD)


@pytest.mark.rule("guozhan", "R94")
@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_without_his_weapon_the_borrower_may_still_slash_somebody_within_arms_reach() -> None:
    s = scene(seat("", "borrowed_sword"), seat("", "slash", equip="spear"), seat("", "nullification"))
    s.use("A", "borrowed_sword", "B", second="C").until("C", "gz-nullify")
    disarm(s, "B")
    s.does("C", "gz-nullify", "decline").until("B", "gz-borrowed").does("B", "gz-borrowed", "card", "slash").on()
    assert s["C"].hp == 3


@pytest.mark.rule("guozhan", "R94")
def test_without_his_weapon_a_borrower_too_far_away_does_nothing_and_loses_nothing() -> None:
    s = scene(
        seat(WEI, "borrowed_sword"), seat("", "slash", equip="spear"), seat(), seat("", "nullification"), seat(HIDDEN)
    )
    s.use("A", "borrowed_sword", "B", second="D").until("D", "gz-nullify")
    disarm(s, "B")
    s.does("D", "gz-nullify", "decline").on()
    assert "gz-borrowed" not in [about for _, about, _ in s.asked_so_far]
    assert (s["D"].hp, s.hand("A"), s.hand("B")) == (4, [], ["slash"])
    s.sound()


@pytest.mark.rule("guozhan", "R94")
def test_without_his_weapon_a_borrower_who_declines_has_nothing_to_hand_over() -> None:
    s = scene(seat("", "borrowed_sword"), seat("", "slash", equip="spear"), seat("", "nullification"))
    s.use("A", "borrowed_sword", "B", second="C").until("C", "gz-nullify")
    disarm(s, "B")
    s.does("C", "gz-nullify", "decline").until("B", "gz-borrowed").does("B", "gz-borrowed", "decline").on()
    assert (s.hand("A"), s.hand("B"), s["C"].hp) == ([], ["slash"], 4)


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_a_weapon_that_becomes_the_slash_no_longer_brings_the_victim_into_range() -> None:
    s = scene(seat(WEI, "borrowed_sword"), seat("guan_yu+ liu_bei-", equip="axe"), seat(), seat(), seat(HIDDEN))
    s.use("A", "borrowed_sword", "B", second="D").on()
    assert "gz-borrowed" not in [about for _, about, _ in s.asked_so_far]
    assert (s.hand("A"), s["D"].hp) == (["axe"], 4)


@pytest.mark.proves("guozhan", "card", "borrowed_sword")
def test_a_weapon_may_become_the_slash_if_the_victim_is_within_arms_reach() -> None:
    s = scene(seat(WEI, "borrowed_sword"), seat("guan_yu+ liu_bei-", equip="axe"), seat(), seat(), seat(HIDDEN))
    s.use("A", "borrowed_sword", "B", second="C").until("B", "gz-borrowed")
    s.does("B", "gz-borrowed", "wusheng", "axe").on()
    assert (s["C"].hp, s.hand("A"), s.worn("B")) == (3, [], {})


# -- 知己知彼


@pytest.mark.proves("guozhan", "card", "know_both")
def test_know_both_looks_at_a_whole_hand_and_only_the_user_sees_it() -> None:
    s = scene(seat("", "know_both"), seat("", "peach.h4 slash.s7"), seat())
    s.use("A", "know_both", "B").until("A", "gz-know-both").does("A", "gz-know-both", "hand").on()
    told = next(n for n in s.news if n.key == "gz-look")
    assert {viewer: dict(seen) for viewer, seen in told.private.items()} == {0: {"cards": ["peach.h4", "slash.s7"]}}
    assert "cards" not in told.args
    assert s.match.game.view(s.table, 0)["me"]["known"]["1"]["cards"] == ["peach.h4", "slash.s7"]
    assert s.match.game.view(s.table, 2)["me"]["known"] == {}
    assert s.hand("B") == ["peach", "slash"]


@pytest.mark.proves("guozhan", "card", "know_both")
@pytest.mark.parametrize(("place", "name"), [("head", "xu_huang"), ("deputy", "dian_wei")])
def test_know_both_looks_at_one_hidden_general_and_only_the_user_sees_it(place: str, name: str) -> None:
    s = scene(seat("", "know_both"), seat(HIDDEN), seat())
    before = [known_generals(s, viewer) for viewer in (0, 2)]
    s.use("A", "know_both", "B").until("A", "gz-know-both").does("A", "gz-know-both", place).on()
    told = next(n for n in s.news if n.key == "gz-look-general")
    assert {viewer: dict(seen) for viewer, seen in told.private.items()} == {0: {"general": name}}
    assert "general" not in told.args
    assert s["B"].up == (False, False)
    assert known_generals(s, 0) == before[0] | {place: name}
    assert known_generals(s, 2) == before[1]


def known_generals(s: Scene, viewer: int) -> dict[str, str]:
    """What this seat has seen of B's hidden generals."""
    known = s.match.game.view(s.table, viewer)["me"]["known"]
    generals: dict[str, str] = known.get("1", {}).get("generals", {})
    return generals


@pytest.mark.proves("guozhan", "card", "know_both")
def test_know_both_needs_a_hand_or_a_hidden_general_to_look_at() -> None:
    s = scene(
        seat("", "know_both.c3"),
        seat("cao_ren+ yue_jin+"),
        seat("liu_bei+ guan_yu+", "peach"),
        seat("sun_quan+ lu_meng-"),
    )
    s.cannot_use("A", "know_both", "A").cannot_use("A", "know_both", "B")
    assert s.why("A", "target", ["know_both.c3", 1]) == "why-gz-nothing-to-see"
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "use" and o.args.get("card") == "know_both"]
    assert list(option.picks[1].candidates) == [2, 3]


@pytest.mark.proves("guozhan", "card", "know_both")
def test_what_can_be_looked_at_is_decided_when_it_takes_effect() -> None:
    s = scene(seat("", "know_both heg_nullification.c13"), seat("liu_bei+ zhang_fei+", "nullification"), seat())
    countered(s.use("A", "know_both", "B")).on()
    assert (s.count("gz-look"), s.count("gz-look-general")) == (0, 0)
    s = scene(seat("", "know_both heg_nullification.c13"), seat("liu_bei+ guan_yu-", "nullification"), seat())
    countered(s.use("A", "know_both", "B")).on()
    assert s.told("gz-look-general", seat="A", target="B", place="deputy")


@pytest.mark.proves("guozhan", "card", "know_both")
def test_know_both_can_be_nullified() -> None:
    s = scene(seat("", "know_both"), seat("", "nullification"))
    s.use("A", "know_both", "B").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "nullification").on()
    assert (s.count("gz-look"), s.count("gz-look-general")) == (0, 0)


# -- 远交近攻


@pytest.mark.proves("guozhan", "card", "befriend_far")
def test_the_befriended_draws_1_and_then_the_user_draws_3() -> None:
    s = scene(seat(WEI, "befriend_far"), seat(), seat(SHU), seat(), deck="peach.h4 slash.s7 slash.s8 slash.s10")
    s.use("A", "befriend_far", "C").on()
    assert (s.hand("A"), s.hand("C")) == (["slash"] * 3, ["peach"])
    s.sound()


@pytest.mark.rule("guozhan", "R09")
@pytest.mark.proves("guozhan", "card", "befriend_far")
def test_an_undetermined_user_befriends_nobody() -> None:
    s = scene(seat("", "befriend_far"), seat(SHU), seat(WU))
    s.cannot_use("A", "befriend_far", "B")
    assert s.why("A", "card", "befriend_far.h9") == "why-gz-you-undetermined"


@pytest.mark.rule("guozhan", "R09")
@pytest.mark.proves("guozhan", "card", "befriend_far")
def test_the_undetermined_fellows_and_oneself_cannot_be_befriended() -> None:
    s = scene(seat(WEI, "befriend_far"), seat(), seat("xu_huang+ dian_wei-"), seat(SHU))
    for target in "ABC":
        s.cannot_use("A", "befriend_far", target)
    assert s.why("A", "target", ["befriend_far.h9", 1]) == "why-gz-undetermined"
    assert s.why("A", "target", ["befriend_far.h9", 2]) == "why-gz-same-kingdom"
    s.use("A", "befriend_far", "D")


@pytest.mark.proves("guozhan", "card", "befriend_far")
def test_careerists_are_different_from_everybody_and_from_each_other() -> None:
    s = scene(
        seat(WEI, "befriend_far", kingdom="careerist"),
        seat("xu_huang+ dian_wei-", kingdom="careerist"),
        seat("cao_cao+ xiahou_dun-"),
        seat(),
    )
    s.use("A", "befriend_far", "B").on()
    assert len(s["A"].hand) == 3
    s = scene(seat(WEI, "befriend_far"), seat("xu_huang+ dian_wei-", kingdom="careerist"), seat())
    s.use("A", "befriend_far", "B").on()
    assert (len(s["A"].hand), len(s["B"].hand)) == (3, 1)


@pytest.mark.proves("guozhan", "card", "befriend_far")
def test_nobody_draws_if_it_is_nullified() -> None:
    s = scene(seat(WEI, "befriend_far"), seat(SHU, "nullification"), seat())
    s.use("A", "befriend_far", "B").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "nullification").on()
    assert (s.hand("A"), s.hand("B")) == ([], [])
