"""李傕郭汜: 凶算."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

XIONGSUAN = pytest.mark.proves("guozhan", "skill", "li_jue_guo_si.xiongsuan")
PAIR = "li_jue_guo_si+ pan_feng+"


def _scene(pair: str = PAIR, other: str = "jia_xu+ pang_de+", spent: frozenset[str] = frozenset()) -> Scene:
    s = scene(seat(pair, "peach"), seat(other), seat("cao_ren+ yue_jin+"), seat(), edition="current")
    s["B"].spent = spent
    return s


@XIONGSUAN
def test_one_of_the_kingdom_is_hurt_and_three_cards_are_drawn() -> None:
    s = _scene().skill("A", "xiongsuan", "peach", "B", about="gz-play").on()
    assert s["B"].hp == s["B"].max_hp - 1
    assert len(s["A"].hand) == 3
    assert s["A"].spent == {"xiongsuan"}
    assert all(option.act != "xiongsuan" for option in s.asked("A", "gz-play").options)
    s.sound()


@XIONGSUAN
def test_a_spent_limited_skill_is_fresh_again_when_the_turn_ends() -> None:
    s = _scene(spent=frozenset({"luanwu"})).skill("A", "xiongsuan", "peach", "B", about="gz-play").on()
    assert s["B"].spent == {"luanwu"}
    s.told("gz-xiongsuan", seat="A", target="B", skill="luanwu")
    s.ends("A").until("B", "gz-play")
    assert s["B"].spent == frozenset()
    assert any(option.act == "luanwu" for option in s.asked("B", "gz-play").options)


@XIONGSUAN
def test_used_on_himself_it_restores_itself() -> None:
    s = _scene().skill("A", "xiongsuan", "peach", "A", about="gz-play").on()
    assert s["A"].spent == {"xiongsuan"}
    assert s["A"].hp == s["A"].max_hp - 1
    s.ends("A").on()
    assert s["A"].spent == frozenset()


@XIONGSUAN
def test_he_chooses_one_of_several() -> None:
    s = _scene("li_jue_guo_si+ jia_xu+", "pan_feng+ pang_de+")
    s["A"].spent = frozenset({"luanwu"})
    s.skill("A", "xiongsuan", "peach", "A", about="gz-play").until("A", "gz-xiongsuan")
    s.does("A", "gz-xiongsuan", "choose", "luanwu").ends("A").on()
    assert s["A"].spent == {"xiongsuan"}


@XIONGSUAN
def test_who_dies_of_it_has_nothing_restored() -> None:
    s = scene(
        seat(PAIR, "slash.s7"), seat("jia_xu+ pang_de+", hp=1), seat("cao_ren+ yue_jin+"), seat(), edition="current"
    )
    s["B"].spent = frozenset({"luanwu"})
    s.skill("A", "xiongsuan", "slash.s7", "B", about="gz-play").on()
    assert not s["B"].alive
    assert s.count("gz-xiongsuan") == 0


@XIONGSUAN
def test_only_for_the_own_kingdom() -> None:
    s = _scene(other="lu_meng+ gan_ning+")
    option = next(option for option in s.asked("A", "gz-play").options if option.act == "xiongsuan")
    assert list(option.picks[1].candidates) == [0]


@XIONGSUAN
def test_a_hidden_pair_is_turned_up_and_reaches_the_kingdom_it_will_have() -> None:
    s = _scene("li_jue_guo_si- pan_feng-")
    s.skill("A", "xiongsuan", "peach", "B", about="gz-play", reveals="head").on()
    assert s["A"].kingdom == "qun"
    assert s["B"].wounded
