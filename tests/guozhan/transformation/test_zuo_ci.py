"""左慈: 役鬼, 汲魂."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.imagine import imagine
from sanzhan.guozhan.view import view
from sanzhan.kernel.rng import Rng

YIGUI = pytest.mark.proves("guozhan", "skill", "zuo_ci.yigui")
JIHUN = pytest.mark.proves("guozhan", "skill", "zuo_ci.jihun")
PAIR = "zuo_ci+ diao_chan+"
WEI = "yue_jin+ dian_wei+"


def haunted(*seats: Any, souls: str, of: str = "A", **how: Any) -> Scene:
    """A scene in which this seat has these souls."""
    s = scene(*seats, edition="current", **how)
    for id in souls.split():
        handle = next(h for h in s.table.general_deck if s.table.general_face[h].id == id)
        s.table.general_deck.remove(handle)
        s[of].stored["soul"] = (*s[of].stored.get("soul", ()), handle)
        for one in range(s.table.size):
            s.table.seen_generals[one] &= ~(1 << handle)
        s.table.seen_generals[s[of].seat] |= 1 << handle
    return s


def souls(s: Scene, letter: str = "A") -> list[str]:
    return [s.table.general_face[handle].id for handle in s[letter].stored.get("soul", ())]


def targets(s: Scene, kind: str) -> list[list[int]]:
    """Whom 役鬼 may aim this kind at, per kingdom of souls."""
    options = [o for o in s.asked("A", "gz-play").options if o.act == "yigui" and kind in o.picks[1].candidates]
    return [list(option.picks[2].candidates) if len(option.picks) > 2 else [] for option in options]


@YIGUI
def test_a_soul_is_used_as_a_slash_on_one_of_its_kingdom() -> None:
    s = haunted(seat(PAIR), seat(WEI), seat("guan_yu+ zhang_fei+"), seat(), souls="cao_cao")
    assert targets(s, "slash") == [[1, 3]]
    s.skill("A", "yigui", "cao_cao", "slash", "B", about="gz-play").on()
    assert s["B"].wounded
    assert souls(s) == []
    assert s.table.general_face[s.table.general_deck[-1]].id == "cao_cao"
    s.told("gz-use", seat="A", card="slash", skill="yigui")
    s.sound()


@YIGUI
def test_each_name_once_a_turn_and_all_slashes_are_one() -> None:
    s = haunted(seat(PAIR, equip="crossbow"), seat(WEI), seat(), souls="cao_cao sima_yi")
    s.skill("A", "yigui", "sima_yi", "fire_slash", "B", about="gz-play").on()
    assert targets(s, "slash") == targets(s, "thunder_slash") == []
    assert targets(s, "duel") == [[1, 2]]


@YIGUI
def test_it_counts_against_the_limit_of_slashes() -> None:
    s = haunted(seat(PAIR, "slash"), seat(WEI), seat(), souls="cao_cao")
    s.skill("A", "yigui", "cao_cao", "slash", "B", about="gz-play").on()
    s.cannot_use("A", "slash", "B")


@YIGUI
def test_a_mass_trick_reaches_those_of_the_kingdom_and_the_undetermined() -> None:
    s = haunted(seat(PAIR), seat(WEI), seat("guan_yu+ zhang_fei+"), seat(), souls="cao_cao")
    s.skill("A", "yigui", "cao_cao", "savage_assault", about="gz-play").on()
    assert (s["B"].wounded, s["C"].wounded, s["D"].wounded) == (True, False, True)


@YIGUI
def test_for_himself_it_takes_a_soul_of_his_own_kingdom() -> None:
    s = haunted(seat(PAIR, hp=1), seat(WEI), seat(), souls="cao_cao")
    assert targets(s, "peach") == targets(s, "something_for_nothing") == []
    s = haunted(seat(PAIR, hp=1), seat(WEI), seat(), souls="lu_bu")
    s.skill("A", "yigui", "lu_bu", "peach", about="gz-play").on()
    assert s["A"].hp == 2


@YIGUI
def test_no_dodge_no_nullification_no_delayed_trick() -> None:
    s = haunted(seat(PAIR), seat(WEI), seat(), souls="cao_cao lu_bu")
    assert not any(targets(s, kind) for kind in ("dodge", "nullification", "indulgence", "lightning"))


@YIGUI
def test_a_dual_soul_serves_two_kingdoms_and_a_careerist_all() -> None:
    four = seat(PAIR), seat(WEI), seat("guan_yu+ zhang_fei+"), seat("gan_ning+ lu_meng+")
    assert targets(haunted(*four, souls="meng_da"), "duel") == [[1, 2]]
    assert targets(haunted(*four, souls="zhong_hui"), "duel") == [[1, 2, 3]]


@YIGUI
def test_who_is_dying_is_saved_by_a_soul_of_its_kingdom() -> None:
    s = haunted(seat("", "slash"), seat(WEI, hp=1), seat(PAIR), souls="cao_cao sima_yi lu_bu", of="C")
    s.use("A", "slash", "B").until("C", "gz-rescue", "yigui").does("C", "gz-rescue", "yigui", card="peach")
    s.until("C", "gz-yigui").does("C", "gz-yigui", "choose", "sima_yi").on()
    assert s["B"].hp == 1
    assert souls(s, "C") == ["cao_cao", "lu_bu"]
    s.sound()


@YIGUI
def test_not_by_another_soul() -> None:
    s = haunted(seat("", "slash"), seat(WEI, hp=1), seat(PAIR, "slash"), souls="lu_bu", of="C")
    s.use("A", "slash", "B").not_offered("C", "yigui")
    assert not s["B"].alive


@YIGUI
def test_dying_himself_he_may_drink() -> None:
    s = haunted(seat("", "slash"), seat(PAIR, hp=1), seat(), souls="lu_bu", of="B")
    s.use("A", "slash", "B").until("B", "gz-rescue", "yigui").does("B", "gz-rescue", "yigui", card="wine").on()
    assert s["B"].hp == 1


@YIGUI
def test_turned_up_for_the_first_time_he_has_two_souls_and_later_no_more() -> None:
    s = scene(seat("zuo_ci- diao_chan-"), seat(), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "head").until("A", "gz-play")
    assert len(souls(s)) == 2
    s.sound()
    s["A"].up = (False, False)
    s.table.changed()
    s.ends("A").until("B", "gz-play").ends("B").until("C", "gz-play").ends("C").skill("A", "turn_up", "head")
    s.until("A", "gz-play")
    assert len(souls(s)) == 2


@YIGUI
def test_his_partner_turned_up_brings_none() -> None:
    s = scene(seat("zuo_ci- diao_chan-"), seat(), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "deputy").until("A", "gz-play")
    assert souls(s) == []


@YIGUI
def test_only_he_knows_his_souls() -> None:
    s = haunted(seat(PAIR), seat(WEI), seat(), souls="cao_cao lu_bu")
    assert view(s.table, 1)["seats"][0]["stored"] == {"soul": 2}
    assert view(s.table, 0)["me"]["stored"] == {"soul": ["cao_cao", "lu_bu"]}
    worlds = set()
    for n in range(20):
        other = s.table.copy()
        imagine(other, s.table, 1, Rng(n))
        worlds.add(tuple(other.general_face[handle].id for handle in other[0].stored["soul"]))
        mine = s.table.copy()
        imagine(mine, s.table, 0, Rng(n))
        assert [mine.general_face[handle].id for handle in mine[0].stored["soul"]] == ["cao_cao", "lu_bu"]
    assert len(worlds) > 5


@YIGUI
def test_with_his_death_the_souls_go_back() -> None:
    s = haunted(seat("", "slash"), seat(PAIR, hp=1), seat(), souls="cao_cao", of="B")
    s.use("A", "slash", "B").on()
    assert not s["B"].alive
    assert souls(s, "B") == []
    s.sound()


@YIGUI
def test_turned_down_he_loses_his_souls() -> None:
    s = haunted(seat("zou_shi+ pan_feng+", "slash.s7"), seat(PAIR), seat(), souls="cao_cao", of="B")
    assert souls(s, "B") == ["cao_cao"]
    s.skill("A", "qingcheng", "slash.s7", "B", "head", about="gz-play").on()
    assert souls(s, "B") == []


@JIHUN
def test_damage_brings_a_soul() -> None:
    s = scene(seat("", "slash"), seat(PAIR), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "jihun").on()
    assert len(souls(s, "B")) == 1
    s.sound()


@JIHUN
def test_it_may_be_declined_and_a_loss_of_hp_is_no_damage() -> None:
    s = scene(seat("", "slash"), seat(PAIR), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "jihun").on()
    assert souls(s, "B") == []
    s = scene(seat("huang_gai+ lu_meng+", "peach"), seat(PAIR), seat(), edition="current")
    s.skill("A", "kurou", "peach", about="gz-play").not_offered("B", "jihun")


@JIHUN
@pytest.mark.parametrize(
    ("victim", "offered"), [(WEI, True), ("pan_feng+ pang_de+", False), ("cao_ren- xu_chu-", False)]
)
def test_one_of_another_kingdom_saved_brings_one_too(victim: str, offered: bool) -> None:
    s = scene(seat("guan_yu+ zhang_fei+", "slash"), seat(victim, "peach", hp=1), seat(PAIR), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach")
    if offered:
        s.skill("C", "jihun").on()
        assert len(souls(s, "C")) == 1
    else:
        s.not_offered("C", "jihun")


@JIHUN
def test_hidden_he_is_turned_up_with_two_souls_and_one_more() -> None:
    s = scene(seat("", "slash"), seat("zuo_ci- diao_chan-"), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "jihun", reveals="head").on()
    assert s["B"].up == (True, False)
    assert len(souls(s, "B")) == 3


@JIHUN
def test_the_soul_that_damage_brought_saves_in_the_next_dying() -> None:
    s = haunted(seat("", "slash"), seat(PAIR, hp=1), seat(), souls="lu_bu jia_xu", of="B")
    s.use("A", "slash", "B").until("B", "gz-rescue", "yigui").does("B", "gz-rescue", "yigui", card="peach")
    s.until("B", "gz-yigui").does("B", "gz-yigui", "choose", "lu_bu").skill("B", "jihun").on()
    assert s["B"].hp == 1
    assert len(souls(s, "B")) == 2
