"""马腾: 马术, 雄异."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.queries import distance

MASHU = pytest.mark.proves("guozhan", "skill", "ma_teng.mashu")
XIONGYI = pytest.mark.proves("guozhan", "skill", "ma_teng.xiongyi")
MA_TENG = "ma_teng+ jia_xu-"
QUN = ("zou_shi- tian_feng+", "cai_wenji- zhang_jiao+", "kong_rong- hua_tuo+", "yuan_shao- ji_ling+")


@MASHU
def test_everybody_is_one_nearer_to_him() -> None:
    s = scene(seat(MA_TENG, "slash"), seat(), seat(), seat())
    assert [distance(s.table, s["A"], s[letter]) for letter in "BCD"] == [1, 1, 1]
    assert distance(s.table, s["C"], s["A"]) == 2
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 3


@MASHU
def test_hidden_it_counts_from_the_choice_that_needs_it() -> None:
    s = scene(seat("jia_xu- ma_teng-", "slash"), seat(), seat(), seat())
    s.cannot_use("A", "slash", "C").use("A", "slash", "C", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["C"].hp == 3


@XIONGYI
def test_his_kingdom_draws_three_each_and_the_smallest_one_heals_him() -> None:
    a = seat("ma_teng+ jia_xu-", hp=1)
    s = scene(a, seat(QUN[0]), seat("cao_ren+ yue_jin-"), seat("zhang_liao+ xu_chu-"), seat("zhang_jiao- hua_tuo-"))
    s.does("A", "gz-play", "xiongyi").on()
    assert [len(s[letter].hand) for letter in "ABCDE"] == [3, 3, 0, 0, 0]
    assert s["A"].hp == 2
    s.sound()


@XIONGYI
def test_a_larger_kingdom_than_another_does_not_heal_and_the_dead_do_not_count() -> None:
    a = seat("ma_teng+ jia_xu-", hp=1)
    s = scene(a, seat(QUN[0]), seat("cao_ren+ yue_jin-"), seat("zhang_liao+ xu_chu-", dead=True), seat())
    s.does("A", "gz-play", "xiongyi").on()
    assert [len(s[letter].hand) for letter in "ABC"] == [3, 3, 0]
    assert s["A"].hp == 1


@XIONGYI
def test_each_careerist_is_a_kingdom_of_one() -> None:
    s = scene(seat("ma_teng+ jia_xu-", hp=1), seat(QUN[0]), seat(QUN[1], kingdom="careerist"), seat())
    s.does("A", "gz-play", "xiongyi").on()
    assert [len(s[letter].hand) for letter in "ABC"] == [3, 3, 0]
    assert s["A"].hp == 1


@XIONGYI
def test_once_a_game() -> None:
    s = scene(seat(MA_TENG), seat())
    s.does("A", "gz-play", "xiongyi").on()
    assert s["A"].spent == {"xiongyi"}
    s.ends("A").until("B", "gz-play").ends("B").until("A", "gz-play")
    assert "xiongyi" not in s.acts(s.asked("A", "gz-play"))


@XIONGYI
def test_hidden_he_draws_with_those_whose_kingdom_he_joins() -> None:
    s = scene(seat("jia_xu- ma_teng-"), seat(QUN[0]), seat(), seat())
    s.does("A", "gz-play", "xiongyi", reveals="deputy").on()
    assert s["A"].kingdom == "qun"
    assert [len(s[letter].hand) for letter in "ABCD"] == [3, 3, 0, 0]


@XIONGYI
def test_hidden_a_fifth_of_eight_turns_careerist_draws_alone_and_recovers() -> None:
    rest = ("cao_ren+ yue_jin-", "zhang_liao+ xu_chu-", "dian_wei- xun_yu-")
    s = scene(seat("pan_feng- ma_teng-", hp=1), *[seat(generals) for generals in (*QUN, *rest)])
    s.does("A", "gz-play", "xiongyi", reveals="deputy").on()
    assert s["A"].careerist
    assert [len(p.hand) for p in s.table.players] == [3, 0, 0, 0, 0, 0, 0, 0]
    assert s["A"].hp == 2
