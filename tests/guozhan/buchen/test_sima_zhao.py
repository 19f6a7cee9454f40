"""司马昭: 夙智, 反馈, 昭心."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

SUZHI = pytest.mark.proves("guozhan", "skill", "sima_zhao.suzhi")
FANKUI = pytest.mark.proves("guozhan", "skill", "sima_zhao.fankui")
ZHAOXIN = pytest.mark.proves("guozhan", "skill", "sima_zhao.zhaoxin")
PAIR = "sima_zhao+ cao_ren+"
SHU, WU, QUN = "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+", "pan_feng+ pang_de+"


def table(hand: str = "", theirs: str = "", pair: str = PAIR, third: str = "", equip: str = "") -> Scene:
    return scene(
        seat(pair, hand), seat(SHU, theirs, equip=equip), seat(WU, third), seat(QUN), edition="current"
    )  # fmt: skip


def times(s: Scene) -> int:
    return s["A"].used_turn.get("suzhi", 0)


@SUZHI
def test_his_slash_deals_one_more() -> None:
    s = table("slash.s7").use("A", "slash.s7", "B").on()
    assert s["B"].hp == 2
    assert times(s) == 1
    s.sound()


@SUZHI
def test_so_does_his_duel() -> None:
    s = table("duel").use("A", "duel", "B").on()
    # a trick that he uses, so he has drawn a card too
    assert s["B"].hp == 2
    assert s.count("gz-draw", seat="A") == 1
    assert times(s) == 2


@SUZHI
def test_a_duel_that_he_loses_does_not() -> None:
    s = table("duel", "slash").use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["A"].hp == s["A"].max_hp - 1


@SUZHI
def test_using_a_trick_he_draws_but_not_for_other_cards() -> None:
    s = table("something_for_nothing jueying", "").use("A", "something_for_nothing").on()
    assert len(s["A"].hand) == 4
    s.use("A", "jueying").on()
    assert times(s) == 1


@SUZHI
def test_his_tricks_reach_any_distance() -> None:
    s = table("snatch", third="peach").use("A", "snatch", "C").on()
    assert "peach" in s.hand("A")


@SUZHI
def test_after_cards_of_another_were_discarded_he_takes_one() -> None:
    s = table("dismantle", "peach peach", equip="jueying").use("A", "dismantle", "B")
    s.until("A", "gz-dismantle").does("A", "gz-dismantle", "choose", "hand")
    s.until("A", "gz-take").does("A", "gz-take", "choose", "jueying").on()
    assert s.hand("B") == ["peach"]
    assert "jueying" in s.hand("A")
    assert times(s) == 2


@SUZHI
def test_not_from_one_who_has_nothing_left() -> None:
    s = table("dismantle", "peach").use("A", "dismantle", "B").on()
    assert s.count("gz-take") == 0
    assert times(s) == 1


@SUZHI
def test_not_a_fourth_time() -> None:
    s = table("something_for_nothing something_for_nothing duel slash.s7")
    s.use("A", "something_for_nothing").on().use("A", "something_for_nothing").on().use("A", "duel", "B").on()
    assert times(s) == 3
    assert s["B"].hp == 3
    s.use("A", "slash.s7", "B").on()
    assert s["B"].hp == 2
    assert times(s) == 3


@SUZHI
def test_after_the_third_time_tricks_reach_no_farther() -> None:
    s = table("something_for_nothing something_for_nothing slash.s7 snatch", third="peach")
    s.use("A", "something_for_nothing").on().use("A", "something_for_nothing").on().use("A", "slash.s7", "B").on()
    s.cannot_use("A", "snatch", "C")


@SUZHI
def test_nothing_in_the_turn_of_another() -> None:
    s = scene(
        seat(PAIR, "nullification"), seat(SHU, "dismantle slash.s7"), seat(WU, "peach peach"), turn="B",
        edition="current",
    )  # fmt: skip
    s.use("B", "dismantle", "C").until("A", "gz-nullify").does("A", "gz-nullify", "card", "nullification").on()
    assert s.count("gz-draw", seat="A") == 0
    assert times(s) == 0


@SUZHI
def test_up_he_is_not_asked_and_hidden_he_may_turn_up() -> None:
    s = table("slash.s7").use("A", "slash.s7", "B").on()
    assert not any("suzhi" in acts for _, _, acts in s.asked_so_far)
    s = table("slash.s7", pair="sima_zhao- cao_ren-").use("A", "slash.s7", "B").skill("A", "suzhi", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s["B"].hp == 2
    s = table("slash.s7", pair="sima_zhao- cao_ren-").use("A", "slash.s7", "B").until("A", "gz-skill", "suzhi").on()
    assert s["A"].up == (False, False)
    assert s["B"].hp == 3


def retaliates(hand: str = "", uses: int = 0) -> Scene:
    """A has had his turn; B hits him with a Slash."""
    s = table(hand, "slash.s8 slash.s9 peach", equip="jueying")
    for _ in range(uses):
        s.use("A", "something_for_nothing").on()
    return s.ends("A").until("B", "gz-play").use("B", "slash.s8", "A")


@FANKUI
@SUZHI
def test_after_his_turn_he_has_retribution() -> None:
    s = retaliates().skill("A", "fankui").until("A", "gz-take").does("A", "gz-take", "choose", "jueying").on()
    assert s.worn("B") == {}
    assert s.hand("A") == ["jueying"]
    s.sound()


@FANKUI
def test_he_need_not_use_it() -> None:
    s = retaliates().until("A", "gz-skill", "fankui").on()
    assert s.worn("B") == {"plus_horse": "jueying"}


@FANKUI
def test_it_lasts_until_his_next_turn_begins() -> None:
    s = retaliates().on().ends("B").until("C", "gz-play")
    assert "suzhi" in {effect.skill.id for effect in s["A"].effects}
    s.ends("C").until("D", "gz-play").ends("D").until("A", "gz-play")
    assert not s["A"].effects


@FANKUI
def test_not_if_it_worked_three_times() -> None:
    s = table("something_for_nothing something_for_nothing slash.s7", "slash.s8 peach")
    s.use("A", "something_for_nothing").on().use("A", "something_for_nothing").on().use("A", "slash.s7", "B").on()
    s.ends("A").until("B", "gz-play").use("B", "slash.s8", "A").not_offered("A", "fankui")
    assert s["A"].wounded


@FANKUI
def test_hidden_he_turns_up_at_the_end_of_his_turn_to_get_it() -> None:
    s = table("", "slash.s8 peach", pair="sima_zhao- cao_ren-").ends("A").skill("A", "suzhi", reveals="head")
    s.until("B", "gz-play").use("B", "slash.s8", "A").skill("A", "fankui").on()
    assert s.told("gz-take", seat="A", source="B")


@FANKUI
def test_without_having_turned_up_there_is_none() -> None:
    s = table("", "slash.s8 peach", pair="sima_zhao- cao_ren-").ends("A").until("B", "gz-play")
    s.use("B", "slash.s8", "A").not_offered("A", "fankui")


def opens(hand: str = "peach dodge.h2", theirs: str = "slash.s8 duel", third: str = "", pair: str = PAIR) -> Scene:
    s = scene(
        seat(pair, hand), seat(SHU, theirs), seat(WU, third), seat(QUN, "duel slash slash"), turn="B", edition="current"
    )  # fmt: skip
    return s.use("B", "slash.s8", "A")


@ZHAOXIN
def test_he_shows_his_hand_and_exchanges_it() -> None:
    s = opens().skill("A", "zhaoxin", "B").on()
    assert s.hand("A") == ["duel"]
    assert s.hand("B") == ["dodge", "peach"]
    assert len(s.told("gz-show", seat="A")["cards"]) == 2
    s.sound()


@ZHAOXIN
def test_an_empty_hand_will_do() -> None:
    s = opens().skill("A", "zhaoxin", "C").on()
    assert s.hand("A") == []
    assert len(s.hand("C")) == 2


@ZHAOXIN
def test_not_with_one_who_has_more_cards() -> None:
    s = opens().until("A", "gz-skill", "zhaoxin")
    (option,) = [o for o in s.asked("A", "gz-skill").options if o.act == "zhaoxin"]
    assert list(option.picks[0].candidates) == [1, 2]


@ZHAOXIN
def test_he_need_not_and_cannot_without_cards() -> None:
    s = opens().until("A", "gz-skill", "zhaoxin").on()
    assert s.hand("A") == ["dodge", "peach"]
    opens(hand="").not_offered("A", "zhaoxin")


@ZHAOXIN
def test_used_while_hidden_he_is_turned_up() -> None:
    s = opens(pair="sima_zhao- cao_ren-").skill("A", "zhaoxin", "B", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s["A"].careerist
    assert s.hand("A") == ["duel"]
