"""诸葛恪: 傲才, 黩武."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

AOCAI = pytest.mark.proves("guozhan", "skill", "zhuge_ke.aocai")
DUWU = pytest.mark.proves("guozhan", "skill", "zhuge_ke.duwu")
PAIR = "zhuge_ke+ lu_meng+"
WEI, SHU, WU, QUN = "cao_ren+ yue_jin+", "guan_yu+ zhang_fei+", "sun_jian+ lu_su+", "pan_feng+ pang_de+"


def slashed(deck: str = "slash.s8 dodge.h2", pair: str = PAIR, mine: str = "", hp: int | None = None) -> Scene:
    """B uses a Slash on A."""
    s = scene(
        seat(pair, mine, hp=hp), seat(WEI, "slash.s7"), seat(SHU), deck=deck, turn="B", edition="current"
    )  # fmt: skip
    return s.use("B", "slash.s7", "A")


@AOCAI
def test_a_dodge_may_lie_on_the_deck() -> None:
    s = slashed().skill("A", "aocai", about="gz-dodge").does("A", "gz-aocai", "card", "dodge.h2").on()
    assert not s["A"].wounded
    assert "dodge.h2" in s.discarded()
    # the other one stays on top
    assert s.table.wires(s.table.deck[-1:]) == ["slash.s8"]
    assert s.told("gz-respond", seat="A", card="dodge")
    s.sound()


@AOCAI
def test_only_he_sees_the_two_cards() -> None:
    s = slashed().skill("A", "aocai", about="gz-dodge")
    top = s.table.deck[-2:]
    for card in top:
        assert [bool(s.table.seen[place] >> card & 1) for place in range(3)] == [True, False, False]


@AOCAI
def test_a_card_of_another_name_is_no_help_and_he_may_answer_otherwise() -> None:
    s = slashed("slash.s8 peach.h4", mine="dodge.d2").skill("A", "aocai", about="gz-dodge")
    # without a choice the match has answered for him
    assert "aocai" not in s.acts(s.asked("A", "gz-dodge"))
    s.does("A", "gz-dodge", "card", "dodge.d2").on()
    assert not s["A"].wounded
    assert s.table.wires(s.table.deck[-2:]) == ["peach.h4", "slash.s8"]


@AOCAI
def test_he_need_not_look_nor_use_what_he_finds() -> None:
    assert slashed().until("A", "gz-dodge", "aocai").on()["A"].wounded
    s = slashed().skill("A", "aocai", about="gz-dodge").does("A", "gz-aocai", "decline").on()
    assert s["A"].wounded
    assert s.table.wires(s.table.deck[-2:]) == ["dodge.h2", "slash.s8"]


@AOCAI
def test_dying_he_finds_a_peach_or_wine() -> None:
    for saver in ("peach.h4", "wine.s9"):
        s = slashed(f"{saver} slash.s8", hp=1).until("A", "gz-rescue").skill("A", "aocai", about="gz-rescue")
        s.does("A", "gz-aocai", "card", saver).on()
        assert s["A"].alive
        assert s["A"].hp == 1


@AOCAI
def test_a_slash_of_any_kind_matches_in_a_duel() -> None:
    s = scene(seat(PAIR), seat(WEI, "duel"), deck="fire_slash.h4 peach", turn="B", edition="current")
    s.use("B", "duel", "A").skill("A", "aocai", about="gz-slash").does("A", "gz-aocai", "card", "fire_slash.h4").on()
    assert s["B"].wounded


@AOCAI
@pytest.mark.rule("guozhan", "G26")
def test_chaos_unleashed_may_be_met_from_the_deck() -> None:
    s = scene(
        seat(PAIR), seat("jia_xu+ hua_tuo+"), seat(SHU), deck="slash.s8 peach", turn="B", edition="current"
    )  # fmt: skip
    s.does("B", "gz-play", "luanwu").skill("A", "aocai", about="gz-luanwu")
    s.does("A", "gz-aocai", "card", "slash.s8")
    s.until("A", "gz-luanwu-target").does("A", "gz-luanwu-target", "choose", "B").on()
    assert s.told("gz-use", seat="A", card="slash", cards=["slash.s8"], targets="B")
    assert s["B"].wounded
    s.sound()


@AOCAI
def test_not_in_his_own_turn() -> None:
    s = scene(seat(PAIR, "duel"), seat(WEI, "slash slash"), deck="slash slash", edition="current").use("A", "duel", "B")
    s.until("B", "gz-slash").does("B", "gz-slash", "card", "slash").not_offered("A", "aocai")
    assert s["A"].wounded


@AOCAI
def test_used_while_hidden_he_is_turned_up() -> None:
    s = slashed(pair="zhuge_ke- lu_meng-").skill("A", "aocai", about="gz-dodge", reveals="head")
    assert s["A"].up == (True, False)
    s.does("A", "gz-aocai", "card", "dodge.h2").on()
    assert not s["A"].wounded


def war(pair: str = PAIR, left: str = WEI, right: str = SHU, hp: int | None = None, hand: str = "") -> Scene:
    """B and D are in range of A, C is not."""
    s = scene(
        seat(pair), seat(left, hp=hp), seat(QUN), seat(right, hand), edition="current"
    ).does("A", "gz-play", "duwu")  # fmt: skip
    return s.does("A", "gz-command", s.acts(s.asked("A", "gz-command"))[0])


def obeying(s: Scene, letter: str, act: str) -> Scene:
    return s.until(letter, "gz-obey").does(letter, "gz-obey", act)


@DUWU
def test_who_refuses_takes_damage_and_he_draws() -> None:
    s = obeying(obeying(war(), "B", "refuse"), "D", "refuse").on()
    assert (s["B"].hp, s["C"].hp, s["D"].hp) == (3, 4, 3)
    assert s.count("gz-draw", seat="A") == 2
    assert s["A"].hp == s["A"].max_hp
    assert s.count("gz-command") == 1
    s.sound()


@DUWU
def test_who_obeys_does_not() -> None:
    s = obeying(obeying(war(), "B", "obey"), "D", "refuse").on()
    assert s.count("gz-damage", source="A") == 1
    assert s.told("gz-obeyed", seat="B")


@DUWU
def test_if_somebody_was_dying_and_lives_he_loses_1_hp() -> None:
    s = obeying(war(hp=1, hand="peach"), "B", "refuse").until("D", "gz-rescue").does("D", "gz-rescue", "card", "peach")
    obeying(s, "D", "refuse").on()
    assert s["B"].alive
    assert s["A"].hp == s["A"].max_hp - 1


@DUWU
def test_not_if_the_dying_has_died() -> None:
    s = obeying(obeying(war(hp=1), "B", "refuse"), "D", "refuse").on()
    assert not s["B"].alive
    assert s["A"].hp == s["A"].max_hp


@DUWU
def test_the_undetermined_too_but_not_his_own_kingdom() -> None:
    s = war(left="cao_pi- xu_chu-", right=WU)
    s = obeying(s, "B", "refuse").on()
    assert s.count("gz-damage") == 1
    assert s["D"].hp == s["D"].max_hp


@DUWU
def test_once_a_game_and_not_without_a_target() -> None:
    s = war().on()
    assert "duwu" not in s.acts(s.asked("A", "gz-play"))
    seats = [seat(PAIR), seat(WU), seat(QUN), seat(SHU), seat(WEI), seat("gan_ning+ huang_gai+")]
    s = scene(*seats, edition="current")
    assert "duwu" not in s.acts(s.asked("A", "gz-play"))


@DUWU
def test_he_need_not() -> None:
    s = scene(seat(PAIR), seat(WEI), seat(QUN), edition="current").ends("A").on()
    assert s["A"].spent == frozenset()


@DUWU
def test_going_to_war_while_hidden_he_is_turned_up() -> None:
    s = war("zhuge_ke- lu_meng-").on()
    assert s["A"].up == (True, False)
    assert s.count("gz-damage", source="A") == 2
