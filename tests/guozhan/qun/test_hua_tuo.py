"""华佗: 青囊, 急救."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat


def discards(s: Scene) -> list[dict[str, str]]:
    """Who has discarded, by whom, in this order."""
    letters = "ABCDEFGH"
    told = [news.args for news in s.news if news.key == "gz-discard"]
    return [
        {name: "" if args[name] is None else letters[int(str(args[name]))] for name in ("seat", "by")} for args in told
    ]


@pytest.mark.proves("guozhan", "skill", "hua_tuo.qingnang@first")
def test_a_hand_card_heals_a_wounded_character() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash.s7"), seat(hp=2))
    s.does("A", "gz-play", "qingnang", "slash.s7", "B")
    assert s["B"].hp == 3
    assert s.discarded() == ["slash.s7"]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "hua_tuo.qingnang@first")
def test_he_heals_himself_but_once_a_phase() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash slash", hp=1), seat())
    s.does("A", "gz-play", "qingnang", "slash", "A")
    assert s["A"].hp == 2
    assert "qingnang" not in s.acts(s.asked("A", "gz-play"))
    assert s.why("A", "skill", "qingnang") == "why-gz-skill-used-up"


@pytest.mark.proves("guozhan", "skill", "hua_tuo.qingnang@first")
def test_nobody_wounded_or_no_hand_card_no_satchel() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash"), seat())
    assert "qingnang" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("hua_tuo+ pan_feng-", "", equip="crossbow"), seat(hp=1))
    assert "qingnang" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "hua_tuo.qingnang@first")
def test_hidden_the_satchel_turns_him_up_and_the_fish_comes_before_the_healing() -> None:
    s = scene(seat("hua_tuo- pan_feng+", "slash"), seat(hp=2), deck="peach")
    s.does("A", "gz-play", "qingnang", "slash", "B")
    assert s["A"].up == (True, True)
    assert s["B"].hp == 2
    s.does("A", "gz-fish", "draw_one")
    assert s["B"].hp == 3
    assert s.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
@pytest.mark.parametrize("red", ["slash.h10", "dodge.d2", "crossbow.d1"])
def test_outside_his_turn_a_red_card_saves(red: str) -> None:
    worn = red.startswith("crossbow")
    c = seat("hua_tuo+ pan_feng-", "" if worn else red, equip=red if worn else "")
    s = scene(seat("", "slash.s7"), seat(hp=1), c)
    s.use("A", "slash", "B").skill("C", "jijiu", red, about="gz-rescue").on()
    assert s["B"].alive
    assert s["B"].hp == 1
    assert s["C"].cards() == []
    s.sound()


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_he_need_not_and_black_cards_do_not_save() -> None:
    s = scene(seat("", "slash.s7"), seat(hp=1), seat("hua_tuo+ pan_feng-", "slash.s8"), seat())
    s.use("A", "slash", "B").not_offered("C", "jijiu")
    assert not s["B"].alive
    s = scene(seat("", "slash.s7"), seat(hp=1), seat("hua_tuo+ pan_feng-", "slash.h10"), seat())
    s.use("A", "slash", "B").until("C", "gz-rescue", "jijiu").on()
    assert not s["B"].alive
    assert s.hand("C") == ["slash"]


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_in_his_own_turn_only_a_real_peach_will_do() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash.s7 slash.h10 peach"), seat(hp=1))
    s.use("A", "slash.s7", "B").until("A", "gz-rescue")
    assert s.acts(s.asked("A", "gz-rescue")) == ["decline", "card"]


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_first_aid_after_first_aid_lifts_the_dying_from_below_zero() -> None:
    s = scene(seat("", "wine slash.s7"), seat(hp=1), seat("hua_tuo+ pan_feng-", "slash.h10 slash.h12"))
    s.use("A", "wine").use("A", "slash", "B")
    s.skill("C", "jijiu", "slash.h10", about="gz-rescue").skill("C", "jijiu", "slash.h12", about="gz-rescue").on()
    assert s["B"].hp == 1
    assert s.count("gz-dying") == 1


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_total_kill_leaves_first_aid_to_the_dying_himself() -> None:
    s = scene(seat("jia_xu+ pang_de-", "slash.s7"), seat(hp=1), seat("hua_tuo+ pan_feng-", "slash.h10"), seat())
    s.use("A", "slash", "B").not_offered("C", "jijiu")
    assert not s["B"].alive
    s = scene(seat("jia_xu+ pang_de-", "slash.s7"), seat("hua_tuo+ pan_feng-", "slash.h10", hp=1), seat())
    s.use("A", "slash", "B").skill("B", "jijiu", "slash.h10", about="gz-rescue").on()
    assert s["B"].hp == 1


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_hidden_first_aid_turns_him_up() -> None:
    s = scene(seat("", "slash.s7"), seat("pang_de- hua_tuo-", "slash.h10", hp=1))
    s.use("A", "slash", "B").skill("B", "jijiu", "slash.h10", about="gz-rescue", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["B"].kingdom == "qun"
    assert s["B"].hp == 1


CHULI = pytest.mark.proves("guozhan", "skill", "hua_tuo.chuli@current")


@CHULI
def test_he_and_three_others_lose_a_card_and_whose_was_a_spade_draws() -> None:
    s = scene(
        seat("hua_tuo+ pan_feng-", "slash.s7 dodge.d2"),
        seat("cao_ren+ yue_jin-", "slash.s8 slash.s9"),
        seat("guan_yu+ zhang_fei-", "peach.h4"),
        seat("gan_ning+ lu_meng-", equip="qinggang.s6"),
        edition="current",
        deck="peach.h6 peach.h7 peach.h8",
    )
    s.does("A", "gz-play", "chuli", "slash.s7", "D").does("A", "gz-chuli", "choose", "B")
    s.does("A", "gz-chuli", "choose", "C").until("A", "gz-take")
    assert s.asked("A", "gz-take").args["target"] == 1
    s.does("A", "gz-take", "choose", "hand").on()
    # B and D lose in seat order, whatever order they were named in
    assert [said["seat"] for said in discards(s)] == ["A", "B", "C", "D"]
    assert {said["by"] for said in discards(s)[1:]} == {"A"}
    assert [len(s[letter].cards()) for letter in "ABCD"] == [2, 2, 0, 1]
    assert s.count("gz-draw") == 3
    assert "chuli" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@CHULI
def test_no_two_of_one_kingdom_but_any_number_of_undetermined_and_careerists() -> None:
    s = scene(
        seat("hua_tuo+ pan_feng-", "slash.h10"),
        seat("cao_ren+ yue_jin-", "peach"),
        seat("zhang_liao+ xu_chu-", "peach"),
        seat("guan_yu- zhang_fei-", "peach"),
        seat("zhao_yun- ma_chao-", "peach"),
        seat("gan_ning+ lu_meng-", "peach", kingdom="careerist"),
        seat("taishi_ci+ sun_quan-", "peach", kingdom="careerist"),
        seat("pang_de+ jia_xu-", "peach"),
        edition="current",
    )
    s.does("A", "gz-play", "chuli", "slash", "B")
    assert s.asked("A", "gz-chuli").options[1].picks[0].candidates == [3, 4, 5, 6, 7]
    s.does("A", "gz-chuli", "choose", "F")
    assert s.asked("A", "gz-chuli").options[1].picks[0].candidates == [3, 4, 6, 7]
    s.does("A", "gz-chuli", "choose", "H").on()
    assert [s.hand(letter) for letter in "BFH"] == [[], [], []]
    assert s.count("gz-draw") == 0


@CHULI
def test_one_other_is_enough_and_without_cards_on_both_sides_it_cannot_be_used() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash.h10"), seat("", "peach"), seat("", "peach"), edition="current")
    s.does("A", "gz-play", "chuli", "slash", "B").does("A", "gz-chuli", "decline").on()
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == ([], [], ["peach"])
    s = scene(seat("hua_tuo+ pan_feng-"), seat("", "peach"), edition="current")
    assert "chuli" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("hua_tuo+ pan_feng-", "slash"), seat(), edition="current")
    assert "chuli" not in s.acts(s.asked("A", "gz-play"))


@CHULI
def test_the_spade_of_xiao_qiao_draws_her_nothing() -> None:
    a, b = seat("hua_tuo+ pan_feng-", "slash.h10"), seat("xiao_qiao+ gan_ning-", "slash.s8")
    s = scene(a, b, edition="current")
    s.does("A", "gz-play", "chuli", "slash.h10", "B").on()
    assert s["B"].hand == []


@CHULI
def test_the_discard_lets_kong_rong_give_his_card_away() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash.h10"), seat("kong_rong+ ji_ling-", "peach"), edition="current")
    s.does("A", "gz-play", "chuli", "slash", "B").skill("B", "lirang", "peach", "A").on()
    assert s.hand("A") == ["peach"]


@CHULI
def test_hidden_he_turns_up_to_purge_and_the_satchel_is_gone() -> None:
    s = scene(seat("pan_feng- hua_tuo-", "slash.h10"), seat("", "peach", hp=1), edition="current")
    assert "qingnang" not in s.acts(s.asked("A", "gz-play"))
    s.does("A", "gz-play", "chuli", "slash", "B", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s.hand("B") == []


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_first_aid_is_the_same_in_the_current_edition() -> None:
    c = seat("hua_tuo+ pan_feng-", "slash.h10")
    s = scene(seat("", "slash.s7"), seat(hp=1), c, edition="current")
    s.use("A", "slash", "B").skill("C", "jijiu", "slash.h10", about="gz-rescue").on()
    assert s["B"].hp == 1
