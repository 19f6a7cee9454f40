"""贾诩: 完杀, 乱武, 帷幕."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

WANSHA = pytest.mark.proves("guozhan", "skill", "jia_xu.wansha")
LUANWU = pytest.mark.proves("guozhan", "skill", "jia_xu.luanwu")
WEIMU = pytest.mark.proves("guozhan", "skill", "jia_xu.weimu@first")
JIA_XU = "jia_xu+ pang_de-"


def rescuers(s: Scene) -> set[str]:
    """Who was asked to save somebody."""
    return {letter for letter, about, _ in s.asked_so_far if about == "gz-rescue"}


@WANSHA
def test_in_his_turn_a_third_is_not_asked_for_a_peach() -> None:
    s = scene(seat(JIA_XU, "slash peach"), seat("", "peach", hp=1), seat("", "peach"))
    s.use("A", "slash", "B").until("B", "gz-rescue").on()
    assert rescuers(s) == {"A", "B"}
    assert not s["B"].alive
    s.sound()


@WANSHA
def test_he_himself_and_the_dying_may_use_peaches() -> None:
    s = scene(seat(JIA_XU, "slash peach"), seat("", "peach", hp=1), seat())
    s.use("A", "slash", "B").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach").on()
    assert s["B"].hp == 1
    s = scene(seat(JIA_XU, "slash"), seat("", "peach", hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach").on()
    assert s["B"].hp == 1


@WANSHA
def test_the_dying_may_drink_wine() -> None:
    s = scene(seat(JIA_XU, "slash"), seat("", "wine", hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "wine").on()
    assert s["B"].hp == 1


@WANSHA
def test_in_the_turn_of_another_everybody_may_help() -> None:
    s = scene(seat("", "slash"), seat("", hp=1), seat(JIA_XU), seat("", "peach"))
    s.use("A", "slash", "B").until("D", "gz-rescue").does("D", "gz-rescue", "card", "peach").on()
    assert s["B"].hp == 1


@WANSHA
def test_it_binds_others_when_he_is_dying_himself() -> None:
    s = scene(seat("jia_xu+ pang_de-", "duel", hp=1), seat("", "slash peach"), seat("", "peach"))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert not s["A"].alive
    assert rescuers(s) <= {"A"}


@WANSHA
def test_hidden_he_is_turned_up_when_somebody_enters_dying() -> None:
    s = scene(seat("jia_xu- pang_de-", "slash"), seat("", hp=1), seat("", "peach"))
    s.use("A", "slash", "B").skill("A", "wansha", reveals="head").on()
    assert s["A"].up == (True, False)
    assert rescuers(s) <= {"A", "B"}
    assert not s["B"].alive


@WANSHA
def test_hidden_he_may_decline_and_everybody_may_help() -> None:
    s = scene(seat("jia_xu- pang_de-", "slash"), seat("", hp=1), seat("", "peach"))
    s.use("A", "slash", "B").until("A", "gz-skill", "wansha")
    s.until("C", "gz-rescue").does("C", "gz-rescue", "card", "peach").on()
    assert s["B"].hp == 1
    assert s["A"].up == (False, False)


@LUANWU
def test_each_other_slashes_one_of_the_nearest_or_loses_hp() -> None:
    # B and D sit beside A, C opposite
    s = scene(seat(JIA_XU), seat("", "slash.s7"), seat("", "slash.s8"), seat())
    s.does("A", "gz-play", "luanwu")
    s.until("B", "gz-luanwu").does("B", "gz-luanwu", "card", "slash.s7").does("B", "gz-luanwu-target", "choose", "C")
    s.until("C", "gz-luanwu").does("C", "gz-luanwu", "card", "slash.s8").does("C", "gz-luanwu-target", "choose", "D")
    s.on()
    assert [s[letter].hp for letter in "ABCD"] == [3, 4, 3, 2]
    assert s.told("gz-use", seat="B")["targets"] == "C"
    assert s.told("gz-lose-hp", seat="D")["amount"] == 1
    assert s.count("gz-lose-hp") == 1
    s.sound()


@LUANWU
def test_only_the_nearest_can_be_named_he_himself_included() -> None:
    s = scene(seat(JIA_XU), seat("", "slash"), seat(), seat())
    ask = s.does("A", "gz-play", "luanwu").until("B", "gz-luanwu").asked("B", "gz-luanwu")
    assert ask.args["targets"] == [0, 2]
    s.does("B", "gz-luanwu", "card", "slash").does("B", "gz-luanwu-target", "choose", "A")
    s.on()
    assert s["A"].hp == s["A"].max_hp - 1


@LUANWU
def test_mounts_decide_who_is_nearest_and_range_does_not_matter() -> None:
    a, c = seat(JIA_XU, equip="jueying"), seat("", equip="dilu")
    s = scene(a, seat("", "slash"), c)
    ask = s.does("A", "gz-play", "luanwu").until("B", "gz-luanwu").asked("B", "gz-luanwu")
    assert ask.args["targets"] == [0, 2]
    s.does("B", "gz-luanwu", "card", "slash").does("B", "gz-luanwu-target", "choose", "C").on()
    assert s["C"].hp == 2


@LUANWU
def test_a_player_who_has_a_slash_may_rather_lose_hp() -> None:
    s = scene(seat(JIA_XU), seat("", "slash"), seat())
    s.does("A", "gz-play", "luanwu").until("B", "gz-luanwu").on()
    assert (s["B"].hp, s["C"].hp) == (3, 3)
    assert s.hand("B") == ["slash"]


@LUANWU
def test_once_a_game() -> None:
    s = scene(seat(JIA_XU), seat(), seat())
    s.does("A", "gz-play", "luanwu").on()
    assert s["A"].spent == {"luanwu"}
    assert "luanwu" not in s.acts(s.asked("A", "gz-play"))
    s.ends("A").until("B", "gz-play").ends("B").until("C", "gz-play").ends("C").until("A", "gz-play")
    assert "luanwu" not in s.acts(s.asked("A", "gz-play"))


@LUANWU
@pytest.mark.rule("guozhan", "G28")
def test_who_dies_of_chaos_cannot_be_helped_and_has_no_killer() -> None:
    s = scene(seat(JIA_XU, "peach"), seat("", hp=1), seat("", "peach"))
    s.does("A", "gz-play", "luanwu").on()
    assert not s["B"].alive
    assert s.told("gz-death", seat="B")["killer"] is None
    assert s.count("gz-reward") == s.count("gz-penalty") == 0
    # C is asked for a Slash after that, but never for a Peach
    assert rescuers(s) == {"A"}
    assert s["C"].hp == 3


@LUANWU
def test_chaos_goes_on_when_jia_xu_dies_of_it() -> None:
    s = scene(seat("jia_xu+ pang_de-", hp=1), seat("", "slash"), seat(), seat())
    s.does("A", "gz-play", "luanwu").until("B", "gz-luanwu").does("B", "gz-luanwu", "card", "slash")
    s.does("B", "gz-luanwu-target", "choose", "A").on()
    assert not s["A"].alive
    assert (s["C"].hp, s["D"].hp) == (3, 3)


@LUANWU
def test_hidden_he_turns_up_first() -> None:
    s = scene(seat("pang_de- jia_xu-"), seat(), seat())
    s.does("A", "gz-play", "luanwu", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert (s["B"].hp, s["C"].hp) == (3, 3)


@WEIMU
@pytest.mark.parametrize("trick", ["dismantle.s3", "duel.s1", "supply_shortage.s10", "indulgence.c6"])
def test_black_tricks_lose_him_as_their_target(trick: str) -> None:
    s = scene(seat("", trick), seat("jia_xu+ pang_de-", "peach"))
    s.use("A", trick, "B").on()
    assert s.told("gz-cancel", seat="B")
    assert s["B"].hp == s["B"].max_hp
    assert s.hand("B") == ["peach"]
    assert s.judging("B") == []
    assert s.discarded() == [trick]
    s.sound()


@WEIMU
@pytest.mark.parametrize("trick", ["dismantle.h12", "indulgence.h6"])
def test_red_tricks_reach_him(trick: str) -> None:
    s = scene(seat("", trick), seat("jia_xu+ pang_de-", "peach"))
    s.use("A", trick, "B").on()
    assert s.count("gz-cancel") == 0
    assert s.hand("B") == [] or s.judging("B") == ["indulgence"]


@WEIMU
def test_a_black_slash_reaches_him() -> None:
    s = scene(seat("", "slash.s7"), seat("jia_xu+ pang_de-"))
    s.use("A", "slash", "B").on()
    assert s["B"].hp == s["B"].max_hp - 1


@WEIMU
def test_a_black_mass_trick_skips_him_alone() -> None:
    s = scene(seat("", "savage_assault.s13"), seat("jia_xu+ pang_de-"), seat())
    s.use("A", "savage_assault").on()
    assert s["B"].hp == s["B"].max_hp
    assert s["C"].hp == 3


@WEIMU
def test_a_trick_without_colour_is_not_black() -> None:
    s = scene(seat("diao_chan+ zou_shi-", "slash.s7"), seat(JIA_XU), seat("cao_ren+ yue_jin-"))
    s.does("A", "gz-play", "lijian", "slash.s7", "B", "C").on()
    assert s["B"].hp == s["B"].max_hp - 1


@WEIMU
def test_his_own_black_lightning_is_cancelled_as_well() -> None:
    s = scene(seat(JIA_XU, "lightning.s1"), seat())
    s.use("A", "lightning").on()
    assert s.judging("A") == []
    assert s.discarded() == ["lightning.s1"]


@WEIMU
@pytest.mark.rule("guozhan", "G27")
def test_the_spade_of_xiao_qiao_is_a_heart_and_not_black() -> None:
    s = scene(seat("xiao_qiao+ sun_quan-", "supply_shortage.s10"), seat(JIA_XU))
    s.use("A", "supply_shortage", "B").on()
    assert s.judging("B") == ["supply_shortage"]


@WEIMU
def test_hidden_he_may_turn_up_to_be_no_target() -> None:
    s = scene(seat("", "duel.s1"), seat("pang_de- jia_xu-"))
    s.use("A", "duel", "B").skill("B", "weimu", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["B"].hp == s["B"].max_hp


@WEIMU
def test_hidden_he_may_decline_and_stays_a_target() -> None:
    s = scene(seat("", "duel.s1"), seat("pang_de- jia_xu-"))
    s.use("A", "duel", "B").until("B", "gz-skill", "weimu").on()
    assert s["B"].up == (False, False)
    assert s["B"].hp == s["B"].max_hp - 1


CURRENT = pytest.mark.proves("guozhan", "skill", "jia_xu.weimu@current")


@CURRENT
@pytest.mark.parametrize("trick", ["dismantle.s3", "duel.s1"])
def test_a_black_instant_trick_loses_him_as_its_target(trick: str) -> None:
    s = scene(seat("", trick), seat("jia_xu+ pang_de-", "peach"), edition="current")
    s.use("A", trick, "B").on()
    assert s.told("gz-cancel", seat="B")
    assert s.hand("B") == ["peach"]
    assert s["B"].hp == s["B"].max_hp
    s.sound()


@CURRENT
@pytest.mark.parametrize("trick", ["supply_shortage.s10", "indulgence.c6"])
def test_a_black_delayed_trick_aims_at_him_but_is_put_away(trick: str) -> None:
    s = scene(seat("", trick), seat("jia_xu+ pang_de-"), edition="current")
    s.use("A", trick, "B").on()
    assert s.count("gz-cancel") == 0
    assert s.judging("B") == []
    assert s.discarded() == [trick]
    s.sound()


@CURRENT
def test_red_tricks_and_black_slashes_reach_him_in_this_edition_too() -> None:
    s = scene(seat("", "indulgence.h6 dismantle.h12"), seat("jia_xu+ pang_de-", "peach"), edition="current")
    s.use("A", "dismantle", "B").on()
    assert s.hand("B") == []
    s.use("A", "indulgence", "B").on()
    assert s.judging("B") == ["indulgence"]
    s = scene(seat("", "slash.s7"), seat("jia_xu+ pang_de-"), edition="current")
    s.use("A", "slash", "B").on()
    assert s["B"].hp == s["B"].max_hp - 1


@CURRENT
def test_lightning_that_passes_on_to_him_is_put_away() -> None:
    s = scene(seat("", judging="lightning.s1"), seat(JIA_XU), seat(), stage="judge", deck="peach.h4", edition="current")
    s.until("A", "gz-play")
    assert [s.judging(letter) for letter in "ABC"] == [[], [], []]
    assert "lightning.s1" in s.discarded()
    s.sound()


@CURRENT
def test_his_own_black_lightning_is_put_away() -> None:
    s = scene(seat(JIA_XU, "lightning.s1"), seat(), edition="current")
    s.use("A", "lightning").on()
    assert s.judging("A") == []
    assert s.discarded() == ["lightning.s1"]


@CURRENT
def test_hidden_he_may_turn_up_when_it_comes_or_let_it_lie() -> None:
    s = scene(seat("", "supply_shortage.s10"), seat("pang_de- jia_xu-"), edition="current")
    s.use("A", "supply_shortage", "B").skill("B", "weimu", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s.judging("B") == []
    s = scene(seat("", "supply_shortage.s10"), seat("pang_de- jia_xu-"), edition="current")
    s.use("A", "supply_shortage", "B").until("B", "gz-skill", "weimu").on()
    assert s["B"].up == (False, False)
    assert s.judging("B") == ["supply_shortage"]
    s = scene(seat("", "duel.s1"), seat("pang_de- jia_xu-"), edition="current")
    s.use("A", "duel", "B").skill("B", "weimu").on()
    assert s["B"].hp == s["B"].max_hp


@WANSHA
@LUANWU
@pytest.mark.rule("guozhan", "G28")
def test_chaos_and_total_kill_are_the_same_in_the_current_edition() -> None:
    s = scene(seat(JIA_XU, "peach"), seat("", hp=1), seat("", "peach"), edition="current")
    s.does("A", "gz-play", "luanwu").on()
    assert not s["B"].alive
    assert s.told("gz-death", seat="B")["killer"] is None
    assert rescuers(s) == {"A"}
    assert s["C"].hp == 3
