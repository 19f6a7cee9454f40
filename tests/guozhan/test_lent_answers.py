"""A conversion knows what is asked for (役鬼), and equal conversions are one."""

from __future__ import annotations

from typing import Any

from guozhan.scene import Scene, scene, seat

ZUO_CI = "zuo_ci+ diao_chan+"
WEI = "yue_jin+ dian_wei+"
SHU = "guan_yu+ zhang_fei+"


def haunted(soul: str, **how: Any) -> Scene:
    """左慈 is C and has this soul; D is dying, and B is about to be."""
    seats = seat("", "slash"), seat(WEI, hp=1), seat(ZUO_CI, "dodge"), seat(SHU, hp=0)
    s = scene(*seats, edition="current", **how)
    handle = next(h for h in s.table.general_deck if s.table.general_face[h].id == soul)
    s.table.general_deck.remove(handle)
    s["C"].stored["soul"] = (handle,)
    for one in range(s.table.size):
        s.table.seen_generals[one] &= ~(1 << handle)
    s.table.seen_generals[s["C"].seat] |= 1 << handle
    return s


def test_a_soul_saves_the_one_for_whom_it_is_asked() -> None:
    s = haunted("cao_cao").use("A", "slash", "B").until("C", "gz-rescue", "yigui")
    s.does("C", "gz-rescue", "yigui", card="peach").on()
    assert s["B"].hp == 1


def test_and_is_not_offered_because_it_would_save_another_who_is_dying() -> None:
    s = haunted("liu_shan").use("A", "slash", "B").not_offered("C", "yigui")
    assert not s["B"].alive


def test_equal_conversions_are_offered_once() -> None:
    # 看破 of his own, and 看破 that 天覆 gives in a turn of his queue
    seats = seat("zhao_yun+ guan_yu+", "duel"), seat("jiang_wei+ wolong+", "dodge.d2 slash.s7"), seat(), seat()
    s = scene(*seats, edition="current").use("A", "duel", "C").until("B", "gz-nullify")
    assert s.acts(s.asked("B", "gz-nullify")) == ["decline", "kanpo"]


def test_so_are_equal_active_skills() -> None:
    s = scene(seat("lord_sun_quan+ sun_quan+", "slash dodge"), seat(WEI), seat(), seat(), edition="current")
    s["A"].changed_by |= {"lianzi"}
    s.table.changed()
    assert s.acts(s.asked("A", "gz-play")).count("zhiheng") == 1
