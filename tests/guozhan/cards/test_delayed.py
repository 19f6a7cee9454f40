"""Delayed tricks: laid down, judged, passed on (card effects §3)."""

from __future__ import annotations

import pytest

from guozhan.scene import LETTERS, Scene, scene, seat

WEI, SHU = "cao_ren+ yue_jin-", "liu_bei+ guan_yu-"
HIDDEN = "xu_huang- dian_wei-"


def judged(s: Scene) -> list[tuple[str, str]]:
    """Who was judged because of what, in order."""
    told = ((n.args["seat"], n.args["why"]) for n in s.news if n.key == "gz-judge")
    return [(LETTERS[who], str(why)) for who, why in told if isinstance(who, int)]


def free(s: Scene) -> str:
    """Whose free moment comes next."""
    now = s.on().waiting()
    assert now is not None
    return now[0]


# -- laying down


@pytest.mark.proves("guozhan", "card", "indulgence")
def test_indulgence_is_laid_before_any_other_character_without_a_window() -> None:
    s = scene(seat(WEI, "indulgence"), seat("", "nullification"), seat(), seat(), seat(HIDDEN))
    s.cannot_use("A", "indulgence", "A").use("A", "indulgence", "C").on()
    assert s.judging("C") == ["indulgence"]
    assert s.told("gz-lay", seat="C", kind="indulgence")
    assert not any(about.startswith("gz-nullify") for _, about, _ in s.asked_so_far)
    s.sound()


@pytest.mark.proves("guozhan", "card", "indulgence")
@pytest.mark.proves("guozhan", "card", "supply_shortage")
@pytest.mark.parametrize(
    ("laid", "held"), [("indulgence.h6", "indulgence.c6"), ("supply_shortage.s10", "supply_shortage.c10")]
)
def test_never_two_of_one_name_before_one_character(laid: str, held: str) -> None:
    s = scene(seat("", held), seat("", judging=laid), seat())
    s.cannot_use("A", held, "B")
    assert s.why("A", "target", [held, 1]) == "why-gz-lies-there"
    s.use("A", held, "C")


@pytest.mark.proves("guozhan", "card", "indulgence")
def test_a_converted_trick_counts_by_what_it_was_used_as() -> None:
    s = scene(seat("", "indulgence"), seat("", judging="indulgence=peach.d2"), seat())
    s.cannot_use("A", "indulgence", "B")


@pytest.mark.proves("guozhan", "card", "supply_shortage")
def test_supply_shortage_reaches_distance_1_whatever_the_attack_range() -> None:
    s = scene(seat(WEI, "supply_shortage.s10", equip="spear"), seat(), seat(), seat(), seat(HIDDEN))
    s.cannot_use("A", "supply_shortage", "A").cannot_use("A", "supply_shortage", "C")
    assert s.why("A", "target", ["supply_shortage.s10", 2]) == "why-gz-too-far"
    assert s.why("A", "target", ["supply_shortage.s10", 0]) == "why-gz-not-yourself"
    s.use("A", "supply_shortage", "E").on()
    assert s.judging("E") == ["supply_shortage"]


@pytest.mark.proves("guozhan", "card", "lightning")
def test_lightning_is_laid_before_oneself_alone() -> None:
    s = scene(seat("", "lightning"), seat("", "nullification"))
    s.cannot_use("A", "lightning", "B").use("A", "lightning").on()
    assert s.judging("A") == ["lightning"]
    assert not any(about.startswith("gz-nullify") for _, about, _ in s.asked_so_far)


@pytest.mark.proves("guozhan", "card", "lightning")
def test_lightning_is_not_laid_where_one_lies() -> None:
    s = scene(seat("", "lightning", judging="lightning=slash.s7"), seat())
    s.cannot_use("A", "lightning")
    assert s.why("A", "card", "lightning.s1") == "why-gz-lies-there"


# -- judging


@pytest.mark.proves("guozhan", "card", "indulgence")
@pytest.mark.parametrize("card", ["slash.s7", "slash.c2", "slash.d10"])
def test_without_a_heart_the_play_phase_is_skipped(card: str) -> None:
    s = scene(seat(WEI, "peach", judging="indulgence.h6"), seat(), stage="judge", deck=card)
    assert free(s) == "B"
    assert s.told("gz-skip", seat="A", phase="play")
    assert s.judging("A") == []
    # the draw phase was not
    assert s.told("gz-draw", seat="A", count=2)
    assert {card, "indulgence.h6"} <= set(s.discarded())
    s.sound()


@pytest.mark.proves("guozhan", "card", "indulgence")
def test_a_heart_saves_the_play_phase() -> None:
    s = scene(seat(WEI, judging="indulgence.h6"), seat(), stage="judge", deck="slash.h10")
    assert free(s) == "A"
    assert s.count("gz-skip") == 0
    assert s.discarded() == ["slash.h10", "indulgence.h6"]


@pytest.mark.proves("guozhan", "card", "supply_shortage")
@pytest.mark.parametrize("card", ["slash.s7", "slash.h10", "slash.d10"])
def test_without_a_club_the_draw_phase_is_skipped(card: str) -> None:
    s = scene(seat(WEI, judging="supply_shortage"), seat(), stage="judge", deck=card)
    assert free(s) == "A"
    assert s.told("gz-skip", seat="A", phase="draw")
    assert (s.hand("A"), s.judging("A")) == ([], [])
    s.sound()


@pytest.mark.proves("guozhan", "card", "supply_shortage")
def test_a_club_saves_the_draw_phase() -> None:
    s = scene(seat(WEI, judging="supply_shortage"), seat(), stage="judge", deck="slash.c2")
    assert free(s) == "A"
    assert (len(s["A"].hand), s.count("gz-skip")) == (2, 0)


@pytest.mark.proves("guozhan", "card", "indulgence")
@pytest.mark.proves("guozhan", "card", "supply_shortage")
@pytest.mark.parametrize("card", ["indulgence", "supply_shortage"])
def test_a_delayed_trick_is_nullified_before_its_judgement_and_put_away(card: str) -> None:
    s = scene(seat(WEI, judging=card), seat("", "nullification"), stage="judge", deck="slash.s7")
    s.until("B", "gz-nullify").does("B", "gz-nullify", "card", "nullification")
    assert free(s) == "A"
    assert (judged(s), s.judging("A"), len(s["A"].hand)) == ([], [], 2)
    assert s.discarded()[0] == "nullification.s11"
    assert s.discarded()[1].startswith(card)


@pytest.mark.proves("guozhan", "card", "indulgence")
def test_the_victim_has_his_own_kind_of_window() -> None:
    s = scene(seat(WEI, "nullification", judging="indulgence.h6"), seat(), stage="judge", deck="slash.s7")
    s.until("A", "gz-nullify-mine").does("A", "gz-nullify-mine", "card", "nullification")
    assert free(s) == "A"


@pytest.mark.proves("guozhan", "card", "indulgence")
@pytest.mark.proves("guozhan", "card", "supply_shortage")
def test_a_skipped_phase_is_skipped_for_one_turn_only() -> None:
    s = scene(seat(WEI, judging="indulgence supply_shortage"), seat(), stage="judge", deck="slash.s7 slash.s8")
    assert free(s) == "B"
    s.ends("B")
    assert free(s) == "A"
    assert s.count("gz-draw", seat="A") == 1


@pytest.mark.rule("guozhan", "R97")
@pytest.mark.proves("guozhan", "card", "supply_shortage")
@pytest.mark.proves("guozhan", "card", "lightning")
def test_the_last_placed_is_judged_first() -> None:
    s = scene(seat(WEI, judging="lightning supply_shortage"), seat(), stage="judge", deck="slash.c2 slash.h10")
    s.on()
    assert judged(s) == [("A", "supply_shortage"), ("A", "lightning")]


def test_who_has_a_phase_skipped_cannot_skip_it_once_more_as_a_cost() -> None:
    s = scene(seat("zhang_he+ cao_ren-", "peach", judging="indulgence.h6"), seat(), stage="judge", deck="slash.s7")
    s.on()
    # before judging, drawing and discarding
    assert sum("qiaobian" in acts for who, _, acts in s.asked_so_far if who == "A") == 3
    s = scene(seat("zhang_he+ cao_ren-", "peach"), seat(), stage="judge").until("A", "gz-play").ends("A").on()
    assert sum("qiaobian" in acts for who, _, acts in s.asked_so_far if who == "A") == 4


# -- 闪电


@pytest.mark.proves("guozhan", "card", "lightning")
@pytest.mark.parametrize("card", ["slash.s5", "wine.s9", "double_swords.s2"])
def test_lightning_strikes_for_3_thunder_without_source_at_spade_2_to_9(card: str) -> None:
    s = scene(seat(WEI, judging="lightning"), seat(), stage="judge", deck=card)
    assert free(s) == "A"
    assert s["A"].hp == 1
    assert s.told("gz-damage", seat="A", source=None, amount=3, nature="thunder")
    assert (s.judging("A"), s.judging("B")) == ([], [])
    assert "lightning.s1" in s.discarded()
    s.sound()


@pytest.mark.rule("guozhan", "R96")
@pytest.mark.proves("guozhan", "card", "lightning")
@pytest.mark.parametrize("card", ["duel.s1", "slash.s10", "slash.h10", "slash.c5", "dodge.d3"])
def test_lightning_passes_to_the_next_otherwise(card: str) -> None:
    s = scene(seat(WEI, judging="lightning"), seat(), seat(), stage="judge", deck=card)
    assert free(s) == "A"
    assert (s["A"].hp, s.judging("A"), s.judging("B"), s.judging("C")) == (4, [], ["lightning"], [])
    assert judged(s) == [("A", "lightning")]
    s.sound()


@pytest.mark.rule("guozhan", "R96")
@pytest.mark.proves("guozhan", "card", "lightning")
def test_lightning_that_was_passed_on_is_judged_in_the_next_ones_judge_phase() -> None:
    s = scene(seat(WEI, judging="lightning"), seat(), stage="judge", deck="slash.h10")
    assert free(s) == "A"
    assert judged(s) == [("A", "lightning")]
    s.ends("A")
    free(s)
    assert judged(s) == [("A", "lightning"), ("B", "lightning")]


@pytest.mark.rule("guozhan", "R96")
@pytest.mark.proves("guozhan", "card", "lightning")
def test_lightning_skips_the_dead_and_those_who_have_one() -> None:
    s = scene(
        seat(WEI, judging="lightning"),
        seat(SHU, dead=True),
        seat("", judging="lightning=slash.s7"),
        seat(),
        stage="judge",
        deck="slash.h10",
    )
    s.on()
    assert (s.judging("A"), s.judging("C"), s.judging("D")) == ([], ["lightning"], ["lightning"])


@pytest.mark.proves("guozhan", "card", "lightning")
def test_lightning_skips_those_who_are_no_legal_target_and_is_put_away_if_there_is_none() -> None:
    s = scene(seat(WEI, judging="lightning"), seat("jia_xu+ pang_de-"), seat(), stage="judge", deck="slash.h10")
    s.on()
    assert [s.judging(x) for x in "ABC"] == [[], [], ["lightning"]]
    s = scene(
        seat("jia_xu+ pang_de-", judging="lightning"),
        seat("", judging="lightning=slash.s7"),
        stage="judge",
        deck="slash.h10",
    )
    s.on()
    assert (s.judging("A"), s.judging("B")) == ([], ["lightning"])
    assert "lightning.s1" in s.discarded()


@pytest.mark.rule("guozhan", "R96")
@pytest.mark.proves("guozhan", "card", "lightning")
def test_lightning_stays_if_nobody_else_can_have_it_and_is_not_judged_twice() -> None:
    s = scene(
        seat(WEI, judging="lightning"), seat("", judging="lightning=slash.s7"), stage="judge", deck="slash.h10 slash.s5"
    )
    assert free(s) == "A"
    assert (s.judging("A"), s.judging("B"), s["A"].hp) == (["lightning"], ["lightning"], 4)
    assert judged(s) == [("A", "lightning")]


@pytest.mark.proves("guozhan", "card", "lightning")
def test_nullified_lightning_passes_on_without_judgement() -> None:
    s = scene(seat(WEI, judging="lightning"), seat("", "nullification"), stage="judge", deck="slash.s5")
    s.until("B", "gz-nullify").does("B", "gz-nullify", "card", "nullification")
    assert free(s) == "A"
    assert (judged(s), s.judging("B"), s["A"].hp) == ([], ["lightning"], 4)
    assert "lightning.s1" not in s.discarded()


@pytest.mark.rule("guozhan", "R38")
@pytest.mark.proves("guozhan", "card", "lightning")
def test_nobody_is_rewarded_or_punished_for_a_death_by_lightning() -> None:
    s = scene(
        seat(WEI, "slash", hp=3, judging="lightning"), seat(HIDDEN, "peach"), seat(SHU, "peach"), seat(),
        stage="judge", deck="slash.s5",
    )  # fmt: skip
    assert free(s) == "B"
    assert s.told("gz-death", seat="A", killer=None)
    assert (s.count("gz-reward"), s.count("gz-penalty")) == (0, 0)
    s.sound()


@pytest.mark.proves("guozhan", "card", "lightning")
def test_lightning_goes_through_chains_without_source() -> None:
    s = scene(
        seat(WEI, chained=True, judging="lightning"), seat("", chained=True), seat(), stage="judge", deck="slash.s5"
    )
    s.on()
    assert [s[x].hp for x in "ABC"] == [1, 1, 4]
    assert s.told("gz-damage", seat="B", source=None, amount=3, nature="thunder")


@pytest.mark.proves("guozhan", "card", "lightning")
def test_who_dies_of_lightning_is_judged_no_more() -> None:
    s = scene(
        seat(WEI, hp=3, judging="indulgence.h6 lightning"), seat(), seat(), stage="judge", deck="slash.s5 slash.s8"
    )
    assert free(s) == "B"
    assert judged(s) == [("A", "lightning")]
    assert "indulgence.h6" in s.discarded()


def test_lightning_that_passes_on_has_its_printed_suit_whoever_held_it() -> None:
    s = scene(
        seat("xiao_qiao+ sun_quan+", judging="lightning"),
        seat("jia_xu+ diao_chan+"),
        seat("cao_ren+ yue_jin+"),
        deck="peach.h3 peach.h4".replace("peach.h3", "dodge.h2"),
        stage="judge",
    )
    s.until("A", "gz-play")
    assert s.judging("B") == []
    assert s.judging("C") == ["lightning"]
