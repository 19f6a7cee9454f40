"""公孙渊: 怀异, 恣睢."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

HUAIYI = pytest.mark.proves("guozhan", "skill", "gongsun_yuan.huaiyi")
ZISUI = pytest.mark.proves("guozhan", "skill", "gongsun_yuan.zisui")
PAIR = "gongsun_yuan+ cao_ren+"


def schemes(hand: str = "slash.s7 slash.s8 peach.h4", pair: str = PAIR, first: str = "dodge.h2") -> Scene:
    s = scene(
        seat(pair, hand), seat("guan_yu+ zhang_fei+", first), seat(equip="jueying"), seat(), edition="current"
    )  # fmt: skip
    return s.does("A", "gz-play", "huaiyi")


def dissent(s: Scene) -> list[str]:
    return [s.table.face[card].kind for card in s["A"].piles.get("dissent", ())]


@HUAIYI
def test_a_colour_is_discarded_and_as_many_are_robbed() -> None:
    s = schemes().until("A", "gz-huaiyi").does("A", "gz-huaiyi", "black")
    assert len(s.told("gz-show", seat="A")["cards"]) == 3
    s.does("A", "gz-huaiyi-targets", "choose", ("B", "C")).on()
    assert s.hand("A") == ["dodge", "peach"]
    assert dissent(s) == ["jueying"]
    assert s.worn("C") == {}
    s.sound()


@HUAIYI
def test_equipment_from_a_hand_is_laid_down_in_the_open() -> None:
    s = schemes(first="crossbow").does("A", "gz-huaiyi", "red").does("A", "gz-huaiyi-targets", "choose", "B").on()
    assert dissent(s) == ["crossbow"]
    card = s["A"].piles["dissent"][0]
    assert all(s.table.seen[place] >> card & 1 for place in range(4))


@HUAIYI
def test_no_more_victims_than_cards() -> None:
    s = schemes().does("A", "gz-huaiyi", "red")
    pick = s.asked("A", "gz-huaiyi-targets").options[1].picks[0]
    assert (pick.least, pick.most) == (1, 1)
    # who has no card cannot be chosen
    assert list(pick.candidates) == [1, 2]


@HUAIYI
def test_he_may_rob_nobody() -> None:
    s = schemes().does("A", "gz-huaiyi", "red").does("A", "gz-huaiyi-targets", "decline").on()
    assert s.hand("A") == ["slash", "slash"]
    assert s.hand("B") == ["dodge"]


@HUAIYI
def test_one_colour_is_only_shown() -> None:
    s = schemes(hand="slash.s7 slash.s8").on()
    assert s.hand("A") == ["slash", "slash"]
    assert s.told("gz-show", seat="A")
    assert "huaiyi" not in s.acts(s.asked("A", "gz-play"))


@HUAIYI
def test_not_without_a_hand_card() -> None:
    s = scene(seat(PAIR), seat(), seat(), edition="current")
    assert "huaiyi" not in s.acts(s.asked("A", "gz-play"))


@HUAIYI
def test_he_chooses_which_card() -> None:
    s = scene(
        seat(PAIR, "slash.s7 peach.h4"),
        seat("guan_yu+ zhang_fei+", "dodge", equip="jueying"),
        seat(),
        edition="current",
    )
    s.does("A", "gz-play", "huaiyi").does("A", "gz-huaiyi", "red").does("A", "gz-huaiyi-targets", "choose", "B")
    s.does("A", "gz-take", "choose", "jueying").on()
    assert dissent(s) == ["jueying"]
    assert s.hand("B") == ["dodge"]


@HUAIYI
def test_robbing_a_warrior_princess_lets_her_draw() -> None:
    s = scene(
        seat(PAIR, "slash.s7 peach.h4"), seat("sun_shangxiang+ lu_meng+", equip="jueying"), seat(), edition="current"
    )
    s.does("A", "gz-play", "huaiyi").does("A", "gz-huaiyi", "red").does("A", "gz-huaiyi-targets", "choose", "B")
    s.skill("B", "xiaoji").on()
    assert len(s["B"].hand) >= 1
    assert dissent(s) == ["jueying"]


@HUAIYI
def test_what_is_guarded_from_being_taken_stays() -> None:
    s = scene(
        seat(PAIR, "slash.s7 peach.h4"), seat("wu_jing+ lu_su+"), seat("gan_ning+ lu_meng+", equip="jueying"), seat(),
        edition="current",
    )  # fmt: skip
    s.does("A", "gz-play", "huaiyi").does("A", "gz-huaiyi", "red").does("A", "gz-huaiyi-targets", "choose", "C").on()
    assert s.worn("C") == {"plus_horse": "jueying"}
    assert dissent(s) == []


@HUAIYI
def test_used_while_hidden_he_is_turned_up_and_a_careerist() -> None:
    s = schemes(pair="gongsun_yuan- cao_ren-").does("A", "gz-huaiyi", "red").on()
    assert s["A"].up == (True, False)
    assert s["A"].careerist


def rich(count: int, hp: int | None = None) -> Scene:
    """A takes so many pieces of equipment."""
    gear = ["jueying", "dilu", "zixing", "chitu", "dayuan"]
    pairs = ["guan_yu+ zhang_fei+", "", "", "zhang_liao- xu_chu-", "dian_wei- yue_jin-"]
    seats = [seat(pairs[n], equip=gear[n]) for n in range(5)]
    hand = "slash.s7 slash.s8 slash.s9 slash.s10 slash.s11 peach.h4"
    s = scene(seat(PAIR, hand, hp=hp), *seats, edition="current")
    s.does("A", "gz-play", "huaiyi").does("A", "gz-huaiyi", "black")
    s.does("A", "gz-huaiyi-targets", "choose", tuple("BCDEF"[:count]) if count > 1 else "B").on()
    assert len(s["A"].piles["dissent"]) == count
    return s


@ZISUI
def test_with_more_dissent_than_maximum_hp_he_dies_by_nobodys_hand() -> None:
    s = rich(5).ends("A").on()
    assert not s["A"].alive
    assert s.told("gz-death", seat="A", killer=None)
    assert s.count("gz-reward") == s.count("gz-penalty") == 0
    assert s.table.current == 1
    s.sound()


@ZISUI
def test_with_as_much_dissent_as_maximum_hp_he_lives() -> None:
    s = rich(4, hp=1).ends("A").on()
    assert s["A"].alive


@ZISUI
def test_he_draws_one_more_for_each() -> None:
    s = rich(2).ends("A")
    for letter in "BCDEF":
        s.until(letter, "gz-play").ends(letter)
    s.until("A", "gz-play")
    assert s.told("gz-draw", seat="A")["count"] == 4
    # he is not asked
    assert not any(who == "A" and "zisui" in acts for who, _, acts in s.asked_so_far)


@ZISUI
def test_while_hidden_there_is_no_dissent_and_two_are_drawn() -> None:
    for pair in (PAIR, "gongsun_yuan- cao_ren-"):
        s = scene(seat(pair), seat(), seat(), stage="draw", edition="current").not_offered("A", "zisui")
        assert s.told("gz-draw", seat="A")["count"] == 2
