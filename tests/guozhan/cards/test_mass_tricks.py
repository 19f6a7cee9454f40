"""Tricks that reach everybody or a whole kingdom (card effects §2)."""

from __future__ import annotations

import pytest

from guozhan.scene import LETTERS, Scene, scene, seat

WEI, SHU, WU = "cao_ren+ yue_jin-", "liu_bei+ guan_yu-", "sun_quan+ lu_meng-"


def asked(s: Scene, *about: str) -> str:
    """Who has answered one of these questions, in order."""
    return "".join(who for who, what, _ in s.asked_so_far if what in about)


def told_to(s: Scene, key: str) -> str:
    """To whom this happened, in order."""
    return "".join(LETTERS[n.args["seat"]] for n in s.news if n.key == key and isinstance(n.args["seat"], int))


# -- 五谷丰登


@pytest.mark.proves("guozhan", "card", "harvest")
def test_everybody_takes_one_of_as_many_open_cards_as_there_are_players_in_turn_order() -> None:
    s = scene(seat(), seat(WEI, "harvest"), seat(), turn="B", deck="peach.h4 dodge.h2 slash.s7")
    s.use("B", "harvest")
    assert s.told("gz-harvest", seat="B")["cards"] == ["peach.h4", "dodge.h2", "slash.s7"]
    s.until("B", "gz-harvest").does("B", "gz-harvest", "choose", "dodge.h2")
    s.until("C", "gz-harvest").does("C", "gz-harvest", "choose", "slash.s7").on()
    assert (s.hand("B"), s.hand("C"), s.hand("A")) == (["dodge"], ["slash"], ["peach"])
    assert s.discarded() == ["harvest.h3"]
    s.sound()


@pytest.mark.proves("guozhan", "card", "harvest")
def test_a_card_has_to_be_taken_and_everybody_sees_which() -> None:
    s = scene(seat("", "harvest"), seat(), deck="peach.h4 dodge.h2")
    s.use("A", "harvest")
    assert s.acts(s.asked("A", "gz-harvest")) == ["choose"]
    s.does("A", "gz-harvest", "choose", "peach.h4").on()
    assert s.told("gz-take", seat="A")["cards"] == ["peach.h4"]
    assert s.told("gz-take", seat="B")["cards"] == ["dodge.h2"]


@pytest.mark.proves("guozhan", "card", "harvest")
def test_the_dead_have_no_part_in_the_harvest() -> None:
    s = scene(seat("", "harvest"), seat(SHU, dead=True), seat(), deck="peach.h4 dodge.h2 slash.s7")
    s.use("A", "harvest").on()
    assert s.told("gz-use", card="harvest")["targets"] == "AC"
    assert s.told("gz-harvest")["cards"] == ["peach.h4", "dodge.h2"]


@pytest.mark.proves("guozhan", "card", "harvest")
def test_who_has_a_nullification_played_on_him_takes_nothing_and_the_rest_is_put_away() -> None:
    s = scene(seat("", "harvest"), seat(), seat("", "nullification"), deck="peach.h4 dodge.h2 slash.s7")
    s.use("A", "harvest").until("A", "gz-harvest").does("A", "gz-harvest", "choose", "peach.h4")
    s.until("C", "gz-nullify")
    assert s.match.waiting[2].args["target"] == 1
    s.does("C", "gz-nullify", "card", "nullification").on()
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["peach"], [], ["dodge"])
    assert s.discarded() == ["nullification.s11", "slash.s7", "harvest.h3"]
    s.sound()


@pytest.mark.rule("guozhan", "G23")
@pytest.mark.proves("guozhan", "card", "harvest")
def test_the_user_may_use_the_nullification_that_he_has_just_taken() -> None:
    s = scene(seat("", "harvest"), seat(), deck="nullification.s11 dodge.h2")
    s.use("A", "harvest").until("A", "gz-harvest").does("A", "gz-harvest", "choose", "nullification.s11")
    s.until("A", "gz-nullify").does("A", "gz-nullify", "card", "nullification").on()
    assert (s.hand("A"), s.hand("B")) == ([], [])
    assert "dodge.h2" in s.discarded()


@pytest.mark.rule("guozhan", "G23")
def test_another_picker_may_use_the_nullification_that_he_has_just_taken() -> None:
    s = scene(seat("", "harvest"), seat(), seat(), deck="peach.h4 nullification.s11 dodge.h2")
    s.use("A", "harvest").until("A", "gz-harvest").does("A", "gz-harvest", "choose", "peach.h4")
    s.until("B", "gz-harvest").does("B", "gz-harvest", "choose", "nullification.s11")
    s.until("B", "gz-nullify").does("B", "gz-nullify", "card", "nullification").on()
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["peach"], [], [])


# -- 桃园结义


@pytest.mark.proves("guozhan", "card", "peach_garden")
def test_all_the_wounded_recover_1_the_user_included() -> None:
    s = scene(seat("", "peach_garden", hp=2), seat("", hp=1), seat(), seat(SHU, dead=True))
    s.use("A", "peach_garden").on()
    assert [s[x].hp for x in "ABC"] == [3, 2, 4]
    assert s.count("gz-recover") == 2
    s.sound()


@pytest.mark.proves("guozhan", "card", "peach_garden")
def test_no_nullification_is_asked_for_about_the_unwounded() -> None:
    s = scene(seat("", "peach_garden"), seat("", "nullification", hp=2), seat("", hp=3))
    s.use("A", "peach_garden").on()
    asks = [what for who, what, _ in s.asked_so_far if who == "B" and what.startswith("gz-nullify")]
    assert asks == ["gz-nullify-mine", "gz-nullify"]


@pytest.mark.proves("guozhan", "card", "peach_garden")
def test_a_nullification_spoils_the_garden_for_one_alone() -> None:
    s = scene(seat("", "peach_garden", hp=2), seat("", "nullification", hp=2), seat("", hp=3))
    s.use("A", "peach_garden").until("B", "gz-nullify").does("B", "gz-nullify", "card", "nullification").on()
    # the window was about A
    assert [s[x].hp for x in "ABC"] == [2, 3, 4]


# -- 南蛮入侵


@pytest.mark.proves("guozhan", "card", "savage_assault")
def test_all_others_play_a_slash_or_are_hurt_in_turn_order() -> None:
    s = scene(seat(), seat("", "savage_assault slash"), seat("", "fire_slash"), seat("", "slash"), turn="B")
    s.use("B", "savage_assault").until("C", "gz-slash").does("C", "gz-slash", "card", "fire_slash").on()
    assert [s[x].hp for x in "ABCD"] == [3, 4, 4, 3]
    assert told_to(s, "gz-damage") == "DA"
    assert s.told("gz-damage", seat="A", source="B", amount=1, nature="normal")
    assert s.told("gz-respond", seat="C", card="fire_slash", used=False)
    assert s.hand("D") == ["slash"]
    s.sound()


@pytest.mark.proves("guozhan", "card", "savage_assault")
def test_a_dodge_does_not_help_against_the_savages() -> None:
    s = scene(seat("", "savage_assault"), seat("xu_huang- dian_wei-", "dodge"))
    s.use("A", "savage_assault").on()
    assert (s["B"].hp, asked(s, "gz-slash")) == (3, "")


@pytest.mark.proves("guozhan", "card", "savage_assault")
def test_a_nullification_protects_one_from_the_savages() -> None:
    s = scene(seat("", "savage_assault"), seat("", "nullification"), seat())
    s.use("A", "savage_assault").until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification")
    s.on()
    assert [s[x].hp for x in "BC"] == [4, 3]


@pytest.mark.proves("guozhan", "card", "savage_assault")
@pytest.mark.proves("guozhan", "card", "archery_attack")
@pytest.mark.parametrize("card", ["savage_assault", "archery_attack"])
def test_mass_attacks_do_not_count_as_a_slash(card: str) -> None:
    s = scene(seat(WEI, f"{card} slash"), seat(), seat())
    s.use("A", card).on().use("A", "slash", "B").on()
    assert [s[x].hp for x in "BC"] == [2, 3]


# -- 万箭齐发


@pytest.mark.proves("guozhan", "card", "archery_attack")
def test_all_others_play_a_dodge_or_are_hurt_in_turn_order() -> None:
    s = scene(seat("", "archery_attack dodge"), seat(), seat("", "dodge"), seat("", "slash"))
    s.use("A", "archery_attack").until("C", "gz-dodge").does("C", "gz-dodge", "card", "dodge").on()
    assert [s[x].hp for x in "ABCD"] == [4, 3, 4, 3]
    assert told_to(s, "gz-damage") == "BD"
    assert s.told("gz-damage", seat="D", source="A", amount=1, nature="normal")
    assert s.told("gz-respond", seat="C", card="dodge", used=False)
    assert s.hand("D") == ["slash"]
    s.sound()


@pytest.mark.proves("guozhan", "card", "dodge")
@pytest.mark.proves("guozhan", "card", "archery_attack")
def test_a_dodge_may_be_kept_back_from_the_arrows() -> None:
    s = scene(seat("", "archery_attack"), seat("", "dodge"))
    s.use("A", "archery_attack").until("B", "gz-dodge").does("B", "gz-dodge", "decline").on()
    assert (s["B"].hp, s.hand("B")) == (3, ["dodge"])


@pytest.mark.proves("guozhan", "card", "archery_attack")
def test_who_dies_of_arrows_is_dealt_with_before_the_next_is_shot_at() -> None:
    s = scene(seat(WEI, "archery_attack"), seat(SHU, hp=1), seat(), seat())
    s.use("A", "archery_attack").on()
    kept = [(n.key, n.args["seat"]) for n in s.news if n.key in ("gz-damage", "gz-death", "gz-reward")]
    assert kept == [("gz-damage", 1), ("gz-death", 1), ("gz-reward", 0), ("gz-damage", 2), ("gz-damage", 3)]


# -- 以逸待劳


@pytest.mark.proves("guozhan", "card", "await_exhausted")
def test_all_of_the_users_kingdom_draw_2_and_then_discard_2() -> None:
    s = scene(
        seat(WEI, "await_exhausted slash.s7"),
        seat(SHU, "slash.s8"),
        seat("xu_huang+ dian_wei-", equip="spear"),
        seat(),
        deck="peach.h4 peach.h6 dodge.h2 dodge.d2",
    )
    s.use("A", "await_exhausted")
    assert s.told("gz-use")["targets"] == "AC"
    s.until("A", "gz-discard").does("A", "gz-discard", "choose", ("slash.s7", "peach.h4"))
    s.until("C", "gz-discard").does("C", "gz-discard", "choose", ("spear", "dodge.h2")).on()
    assert (s.hand("A"), s.hand("B"), s.hand("C"), s.worn("C")) == (["peach"], ["slash"], ["dodge"], {})
    s.sound()


@pytest.mark.proves("guozhan", "card", "await_exhausted")
def test_who_had_nothing_before_discards_both_cards_he_drew() -> None:
    s = scene(seat(WEI, "await_exhausted"), seat(), deck="peach.h4 peach.h6")
    s.use("A", "await_exhausted").on()
    assert s.hand("A") == []
    assert {"peach.h4", "peach.h6"} <= set(s.discarded())


@pytest.mark.rule("guozhan", "R08")
@pytest.mark.proves("guozhan", "card", "await_exhausted")
def test_an_undetermined_user_is_his_only_target() -> None:
    s = scene(
        seat("ma_chao- zhao_yun-", "await_exhausted"),
        seat(SHU),
        seat("zhuge_liang+ pang_tong-"),
        seat(),
        seat(WEI),
        seat(WU),
    )
    s.use("A", "await_exhausted")
    assert s.told("gz-use")["targets"] == "A"


@pytest.mark.proves("guozhan", "card", "await_exhausted")
def test_an_undetermined_fellow_is_no_target() -> None:
    s = scene(seat(WEI, "await_exhausted"), seat("xu_huang- dian_wei-"), seat(), seat())
    s.use("A", "await_exhausted")
    assert s.told("gz-use")["targets"] == "A"


@pytest.mark.proves("guozhan", "card", "await_exhausted")
def test_a_careerist_is_his_only_target() -> None:
    s = scene(
        seat(WEI, "await_exhausted", kingdom="careerist"),
        seat("xu_huang+ dian_wei-"),
        seat("cao_cao+ xiahou_dun-", kingdom="careerist"),
        seat(),
    )
    s.use("A", "await_exhausted")
    assert s.told("gz-use")["targets"] == "A"


@pytest.mark.proves("guozhan", "card", "await_exhausted")
def test_the_one_on_whom_it_is_nullified_neither_draws_nor_discards() -> None:
    s = scene(seat(WEI, "await_exhausted"), seat(SHU, "nullification"), seat("xu_huang+ dian_wei-", "slash.s7"), seat())
    s.use("A", "await_exhausted")
    while s.until("B", "gz-nullify").match.waiting[1].args["target"] != 2:
        s.does("B", "gz-nullify", "decline")
    s.does("B", "gz-nullify", "card", "nullification").on()
    assert s.hand("C") == ["slash"]
    assert told_to(s, "gz-draw") == "A"
