"""The basic cards: Slashes, Dodge, Peach, Wine (card effects §1, §6; rules §15.3-§15.6)."""

from __future__ import annotations

import pytest

from guozhan.scene import LETTERS, Scene, scene, seat
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import Effect, Modifier
from sanzhan.guozhan.table import Table

WEI, SHU, WU = "cao_ren+ yue_jin-", "liu_bei+ guan_yu-", "sun_quan+ lu_meng-"
HIDDEN = "xu_huang- dian_wei-"

SLASHES = pytest.mark.parametrize(
    ("card", "nature"), [("slash", "normal"), ("fire_slash", "fire"), ("thunder_slash", "thunder")]
)


def asked_to_rescue(s: Scene) -> str:
    """Who has answered whether to save a dying character, in order."""
    return "".join(who for who, about, _ in s.asked_so_far if about == "gz-rescue")


def keys(s: Scene, *wanted: str) -> list[tuple[str, str]]:
    """Of these news: key and seat, in order."""
    return [(n.key, LETTERS[n.args["seat"]]) for n in s.news if n.key in wanted and isinstance(n.args["seat"], int)]


# -- 杀


@SLASHES
@pytest.mark.proves("guozhan", "card", "slash")
@pytest.mark.proves("guozhan", "card", "fire_slash")
@pytest.mark.proves("guozhan", "card", "thunder_slash")
def test_a_slash_that_is_not_dodged_deals_1_damage_of_its_nature(card: str, nature: str) -> None:
    s = scene(seat("", card), seat("", "dodge"))
    s.use("A", card, "B").on()
    assert s["B"].hp == 3
    assert s.told("gz-damage", seat="B", source="A", amount=1, nature=nature)
    assert s.hand("B") == ["dodge"]
    assert [wire.partition(".")[0] for wire in s.discarded()] == [card]
    s.sound()


@SLASHES
@pytest.mark.proves("guozhan", "card", "slash")
@pytest.mark.proves("guozhan", "card", "fire_slash")
@pytest.mark.proves("guozhan", "card", "thunder_slash")
@pytest.mark.proves("guozhan", "card", "dodge")
def test_a_dodge_is_used_against_any_slash_and_both_are_put_away(card: str, nature: str) -> None:
    s = scene(seat("", card), seat("", "dodge"))
    s.use("A", card, "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4
    assert s.told("gz-respond", seat="B", card="dodge", used=True)
    assert sorted(wire.partition(".")[0] for wire in s.discarded()) == sorted([card, "dodge"])
    s.sound()


@SLASHES
@pytest.mark.proves("guozhan", "card", "slash")
@pytest.mark.proves("guozhan", "card", "fire_slash")
@pytest.mark.proves("guozhan", "card", "thunder_slash")
def test_one_slash_of_any_nature_a_play_phase(card: str, nature: str) -> None:
    s = scene(seat("", f"slash.s7 {card} slash.s8"), seat())
    s.use("A", card, "B").on()
    s.cannot_use("A", "slash.s8", "B")
    assert s.why("A", "card", "slash.s8") == "why-gz-slash-limit"


@pytest.mark.proves("guozhan", "card", "fire_slash")
@pytest.mark.proves("guozhan", "card", "thunder_slash")
def test_slashes_of_fire_and_thunder_count_for_the_same_limit() -> None:
    s = scene(seat(WEI, "slash fire_slash thunder_slash"), seat())
    s.use("A", "slash", "B").on()
    s.cannot_use("A", "fire_slash", "B").cannot_use("A", "thunder_slash", "B")


@pytest.mark.proves("guozhan", "card", "slash")
def test_the_next_play_phase_allows_a_slash_again() -> None:
    s = scene(seat(WEI, "slash.s7 slash.s8"), seat())
    s.use("A", "slash.s7", "B").on().ends("A").on().ends("B").on()
    s.use("A", "slash.s8", "B").on()
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "card", "slash")
@pytest.mark.proves("guozhan", "card", "fire_slash")
@pytest.mark.proves("guozhan", "card", "thunder_slash")
@SLASHES
def test_a_slash_reaches_others_in_attack_range_and_not_the_user(card: str, nature: str) -> None:
    s = scene(seat(WEI, card), seat(), seat(), seat(), seat(HIDDEN))
    s.cannot_use("A", card, "A").cannot_use("A", card, "C").cannot_use("A", card, "D")
    wire = s.table.face[s["A"].hand[0]].wire
    assert s.why("A", "target", [wire, 2]) == "why-gz-out-of-range"
    assert s.why("A", "target", [wire, 0]) == "why-gz-not-yourself"
    s.use("A", card, "E").on()
    assert s["E"].hp == 3


@pytest.mark.proves("guozhan", "card", "slash")
def test_a_weapon_widens_the_range_and_the_dead_do_not_count_for_the_distance() -> None:
    s = scene(seat(WEI, "slash", equip="spear"), seat(), seat(), seat(), seat(HIDDEN))
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 3
    s = scene(seat(WEI, "slash"), seat(SHU, dead=True), seat(), seat())
    s.cannot_use("A", "slash", "B").use("A", "slash", "C").on()
    assert s["C"].hp == 3


@pytest.mark.proves("guozhan", "card", "slash")
def test_nobody_but_the_current_player_may_begin_with_a_slash() -> None:
    s = scene(seat(WEI, "slash"), seat("", "slash"))
    assert list(s.match.waiting) == [0]
    s = scene(seat("", "slash"), seat(WEI, "slash"), turn="B")
    assert list(s.match.waiting) == [1]


class TwoMore(Modifier):
    """For a scene: the owner's Slashes may have two more targets."""

    id = "two_more"

    def slash_targets(self, table: Table, me: Player) -> int:
        return 2


@pytest.mark.rule("guozhan", "G25")
@pytest.mark.proves("guozhan", "card", "slash")
def test_several_targets_are_resolved_in_turn_order_from_the_current_player() -> None:
    s = scene(seat(SHU), seat(WU, "slash", equip="spear"), seat(), seat(), turn="B")
    s["B"].effects = (Effect(TwoMore(), "turn"),)
    s.table.changed()
    s.use("B", "slash", "A", "D", "C").on()
    assert s.told("gz-use", seat="B")["targets"] == "CDA"
    assert keys(s, "gz-damage") == [("gz-damage", "C"), ("gz-damage", "D"), ("gz-damage", "A")]


# -- 闪


@pytest.mark.proves("guozhan", "card", "dodge")
def test_a_dodge_is_never_used_of_ones_own_accord() -> None:
    s = scene(seat("", "dodge.h2"), seat())
    s.cannot_use("A", "dodge")
    assert s.why("A", "card", "dodge.h2") == "why-gz-only-an-answer"


@pytest.mark.proves("guozhan", "card", "dodge")
def test_only_the_target_of_the_slash_may_dodge() -> None:
    s = scene(seat("", "slash dodge"), seat("", "dodge"), seat("", "dodge"))
    s.use("A", "slash", "B").on()
    assert [who for who, about, _ in s.asked_so_far if about == "gz-dodge"] == ["B"]
    assert (s["B"].hp, s.hand("C")) == (3, ["dodge"])


@pytest.mark.proves("guozhan", "card", "dodge")
def test_a_target_without_a_dodge_is_hit_although_nobody_can_see_that_he_has_none() -> None:
    s = scene(seat("", "slash"), seat("", "peach slash"))
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3
    assert ("B", "gz-dodge") not in [(who, about) for who, about, _ in s.asked_so_far]


# -- 桃


@pytest.mark.proves("guozhan", "card", "peach")
def test_a_peach_heals_its_user_in_his_play_phase_as_often_as_he_is_wounded() -> None:
    s = scene(seat(WEI, "peach.h4 peach.h6 peach.h7", hp=2), seat())
    s.use("A", "peach.h4").on().use("A", "peach.h6").on()
    assert s["A"].hp == 4
    s.cannot_use("A", "peach.h7")
    assert s.why("A", "card", "peach.h7") == "why-gz-unwounded"


@pytest.mark.proves("guozhan", "card", "peach")
def test_a_peach_in_the_play_phase_is_for_nobody_else() -> None:
    s = scene(seat(WEI, "peach"), seat("", hp=1))
    s.cannot_use("A", "peach").cannot_use("A", "peach", "B")


@pytest.mark.proves("guozhan", "card", "peach")
def test_anybody_may_save_the_dying_with_a_peach() -> None:
    s = scene(seat(WEI, "slash"), seat("", hp=1), seat("", "peach"))
    s.use("A", "slash", "B").until("C", "gz-rescue").does("C", "gz-rescue", "card", "peach").on()
    assert (s["B"].hp, s["B"].alive, s.hand("C")) == (1, True, [])
    assert s.told("gz-saved", seat="B")
    assert s.told("gz-respond", seat="C", card="peach", used=True)
    s.sound()


@pytest.mark.rule("guozhan", "R46")
@pytest.mark.proves("guozhan", "card", "peach")
def test_the_dying_are_helped_in_turn_order_by_several_peaches_and_nobody_is_asked_twice() -> None:
    s = scene(
        seat(WEI, "slash wine peach.h4"),
        seat("", "peach.h6 peach.h7", hp=2),
        seat("", "peach.h8"),
        seat("", "peach.h9", hp=1),
    )
    s.use("A", "wine").on().use("A", "slash", "D")
    s.until("A", "gz-rescue").does("A", "gz-rescue", "decline")
    s.until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach.h6")
    s.until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach.h7").on()
    assert asked_to_rescue(s) == "ABB"
    assert (s["D"].hp, s.hand("A"), s.hand("C"), s.hand("D")) == (1, ["peach"], ["peach"], ["peach"])


@pytest.mark.rule("guozhan", "R46")
def test_who_has_given_a_peach_and_then_passed_is_not_asked_again() -> None:
    s = scene(seat(WEI, "slash wine peach.h4 peach.h6"), seat("", hp=1), seat("", "peach.h8"), seat("", "peach.h9"))
    s.use("A", "wine").on().use("A", "slash", "B")
    s.until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach.h4")
    s.until("A", "gz-rescue").does("A", "gz-rescue", "decline").on()
    assert asked_to_rescue(s) == "AACD"
    assert not s["B"].alive


@pytest.mark.rule("guozhan", "R47")
@pytest.mark.proves("guozhan", "card", "peach")
def test_at_minus_1_two_peaches_are_needed() -> None:
    s = scene(seat(WEI, "slash wine"), seat("", "peach.h4", hp=1), seat("", "peach.h6"))
    s.use("A", "wine").on().use("A", "slash", "B")
    s.until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach.h4")
    assert s["B"].hp == 0
    s.until("C", "gz-rescue").does("C", "gz-rescue", "card", "peach.h6").on()
    assert (s["B"].alive, s["B"].hp) == (True, 1)


@pytest.mark.rule("guozhan", "R47")
def test_at_minus_1_a_single_peach_does_not_save() -> None:
    s = scene(seat(WEI, "slash wine"), seat("", "peach.h4", hp=1), seat())
    s.use("A", "wine").on().use("A", "slash", "B")
    s.until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach.h4").on()
    assert not s["B"].alive


@pytest.mark.rule("guozhan", "R100")
@pytest.mark.proves("guozhan", "card", "peach")
def test_nobody_is_asked_for_more_once_the_dying_is_at_1() -> None:
    s = scene(seat(WEI, "slash"), seat("", "peach.h4 peach.h6", hp=1), seat("", "peach.h7"))
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach.h4").on()
    assert asked_to_rescue(s) == "B"
    assert (s["B"].hp, s.hand("B"), s.hand("C")) == (1, ["peach"], ["peach"])


@pytest.mark.rule("guozhan", "R49")
def test_with_the_current_player_dead_help_is_asked_from_the_seat_behind_him() -> None:
    s = scene(
        seat(WEI, "thunder_slash", hp=1, chained=True),
        seat("", "peach.h4"),
        seat("", "peach.h6", hp=1, chained=True),
        seat("", "peach.h7", chained=True),
    )
    s.use("A", "thunder_slash", "D").on()
    assert not s["A"].alive
    assert not s["C"].alive
    # first for A, from A on (he has nothing); then for C from B on, although A was the current player
    assert asked_to_rescue(s) == "BCD" + "BCD"


# -- 酒


@pytest.mark.proves("guozhan", "card", "wine")
@pytest.mark.parametrize(("hand", "amount"), [("slash", 1), ("wine slash", 2)])
def test_who_is_asked_for_a_dodge_is_told_how_much_the_slash_would_deal(hand: str, amount: int) -> None:
    s = scene(seat(WEI, hand), seat("", "dodge"))
    if "wine" in hand:
        s.use("A", "wine").on()
    s.use("A", "slash", "B").until("B", "gz-dodge")
    assert s.asked("B", "gz-dodge").args == {"user": 0, "card": "slash", "needed": 1, "amount": amount}
    s.on()
    assert s.told("gz-damage", seat="B", source="A", amount=amount, nature="normal")


@pytest.mark.proves("guozhan", "card", "wine")
def test_wine_adds_1_to_the_next_slash_of_this_turn() -> None:
    s = scene(seat("", "wine slash"), seat())
    s.use("A", "wine").on().use("A", "slash", "B").on()
    assert s["B"].hp == 2
    assert s.told("gz-damage", seat="B", amount=2)
    assert s["A"].wine == 0


@pytest.mark.proves("guozhan", "card", "wine")
def test_one_wine_a_play_phase() -> None:
    s = scene(seat("", "wine.s9 wine.c9 slash"), seat())
    s.use("A", "wine.s9").on().cannot_use("A", "wine.c9")
    assert s.why("A", "card", "wine.c9") == "why-gz-wine-limit"
    s.use("A", "slash", "B").on().cannot_use("A", "wine.c9")


@pytest.mark.proves("guozhan", "card", "wine")
def test_wine_is_gone_with_the_turn_but_not_its_permission_for_the_next() -> None:
    s = scene(seat(WEI, "wine.s9 wine.c9"), seat())
    s.use("A", "wine.s9").on().ends("A").on()
    assert s["A"].wine == 0
    s.ends("B").on().use("A", "wine.c9").on()
    assert s["A"].wine == 1


@pytest.mark.rule("guozhan", "R102")
@pytest.mark.proves("guozhan", "card", "wine")
def test_wine_is_gone_with_a_slash_that_was_dodged() -> None:
    s = scene(seat(WEI, "wine slash.s7 slash.s8", equip="crossbow"), seat("", "dodge"))
    s.use("A", "wine").on().use("A", "slash.s7", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")
    s.on().use("A", "slash.s8", "B").on()
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "card", "wine")
def test_wine_counts_for_every_target_of_the_slash() -> None:
    s = scene(seat(WEI, "wine slash"), seat(), seat(), seat())
    s["A"].effects = (Effect(TwoMore(), "turn"),)
    s.table.changed()
    s.use("A", "wine").on().use("A", "slash", "B", "D").on()
    assert (s["B"].hp, s["C"].hp, s["D"].hp) == (2, 4, 2)


@pytest.mark.proves("guozhan", "card", "wine")
def test_the_dying_may_drink_and_nobody_drinks_for_another() -> None:
    s = scene(seat(WEI, "slash wine.s9"), seat("", "wine.c9", hp=1), seat("", "wine.d9"))
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "wine.c9").on()
    assert (s["B"].hp, s["B"].wine) == (1, 0)
    assert asked_to_rescue(s) == "B"
    assert (s.hand("A"), s.hand("C")) == (["wine"], ["wine"])


@pytest.mark.proves("guozhan", "card", "wine")
def test_wine_when_dying_does_not_count_for_the_wine_of_the_play_phase() -> None:
    s = scene(seat(WEI, "duel wine.s9 wine.c9", hp=1), seat("", "slash"), seat())
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash")
    s.until("A", "gz-rescue").does("A", "gz-rescue", "card", "wine.s9").on()
    assert s["A"].hp == 1
    s.use("A", "wine.c9").on()
    assert s["A"].wine == 1


@pytest.mark.proves("guozhan", "card", "wine")
def test_wine_is_of_no_use_in_a_duel_and_stays_for_the_next_slash() -> None:
    s = scene(seat(WEI, "wine duel slash.s7 slash.s8"), seat("", "slash.s9"))
    s.use("A", "wine").on().use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash.s9")
    s.until("A", "gz-slash").does("A", "gz-slash", "card", "slash.s7").on()
    assert s["B"].hp == 3
    s.use("A", "slash.s8", "B").on()
    assert s["B"].hp == 1


# -- chains (rules §15.6, card effects §6)


@pytest.mark.parametrize("card", ["fire_slash", "thunder_slash"])
@pytest.mark.rule("guozhan", "G17")
@pytest.mark.proves("guozhan", "card", "fire_slash")
@pytest.mark.proves("guozhan", "card", "thunder_slash")
def test_wine_counts_once_inside_the_amount_that_chains_spread(card: str) -> None:
    s = scene(seat(WEI, f"wine {card}"), seat("", chained=True), seat("", chained=True), seat("", chained=True))
    s.use("A", "wine").on().use("A", card, "B").on()
    assert [s[x].hp for x in "ABCD"] == [4, 2, 2, 2]
    assert not any(s[x].chained for x in "ABCD")
    assert keys(s, "gz-damage") == [("gz-damage", "B"), ("gz-damage", "C"), ("gz-damage", "D")]


@pytest.mark.proves("guozhan", "card", "slash")
def test_a_plain_slash_leaves_chains_alone() -> None:
    s = scene(seat("", "slash"), seat("", chained=True), seat("", chained=True))
    s.use("A", "slash", "B").on()
    assert [s[x].hp for x in "BC"] == [3, 4]
    assert s["B"].chained
    assert s["C"].chained


@pytest.mark.proves("guozhan", "card", "thunder_slash")
def test_thunder_on_somebody_who_is_not_chained_does_not_spread() -> None:
    s = scene(seat("", "thunder_slash"), seat(), seat("", chained=True))
    s.use("A", "thunder_slash", "B").on()
    assert [s[x].hp for x in "BC"] == [3, 4]
    assert s["C"].chained


@pytest.mark.rule("guozhan", "R40")
@pytest.mark.proves("guozhan", "card", "fire_slash")
def test_death_and_reward_come_before_what_the_chain_spreads() -> None:
    s = scene(seat(WEI, "fire_slash"), seat(SHU, hp=1, chained=True), seat("", chained=True), seat())
    s.use("A", "fire_slash", "B").on()
    assert keys(s, "gz-death", "gz-reward", "gz-draw", "gz-damage") == [
        ("gz-damage", "B"),
        ("gz-death", "B"),
        ("gz-reward", "A"),
        ("gz-draw", "A"),
        ("gz-damage", "C"),
    ]
    assert s.told("gz-damage", seat="C", source="A", amount=1, nature="fire")


@pytest.mark.rule("guozhan", "R40")
def test_a_source_that_died_meanwhile_is_none_for_the_rest_of_the_chain() -> None:
    s = scene(seat(WEI, "fire_slash", hp=1, chained=True), seat("", chained=True), seat("", chained=True), seat())
    s.use("A", "fire_slash", "B").on()
    assert not s["A"].alive
    assert s.told("gz-damage", seat="B", source="A")
    assert s.told("gz-damage", seat="C", source=None)
    assert s["C"].hp == 3


@pytest.mark.rule("guozhan", "R45")
def test_the_dead_are_neither_chained_nor_stacked() -> None:
    s = scene(seat(WEI, "slash"), seat(SHU, hp=1, chained=True, stacked=True), seat(), seat())
    s.use("A", "slash", "B").on()
    assert not s["B"].alive
    assert (s["B"].chained, s["B"].stacked) == (False, False)
    view = s.match.game.view(s.table, None)["seats"][1]
    assert (view["chained"], view["stacked"]) == (False, False)
    s.sound()
