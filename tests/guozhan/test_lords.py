"""Rulings E: lords (rules §11)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.skill import HEAD
from sanzhan.guozhan.table import Table
from sanzhan.kernel.ask import Answer
from sanzhan.kernel.match import Match

WEI = ("cao_ren+ yue_jin-", "xu_chu+ dian_wei-", "zhang_liao- xu_huang-", "cao_cao- xiahou_dun-")
SHU = ("guan_yu+ zhang_fei-", "ma_chao+ zhao_yun-", "huang_zhong+ wei_yan-", "pang_tong+ wolong-")


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", **how)


@pytest.mark.rule("guozhan", "R62")
def test_while_the_lord_lives_there_is_room_for_everybody() -> None:
    s = current(
        seat("lord_liu_bei+ zhuge_liang-"), *[seat(pair) for pair in SHU[:3]], seat("meng_huo- zhu_rong-"),
        *[seat(pair) for pair in WEI[:3]], stage="prepare", turn="E",
    )  # fmt: skip
    s.skill("E", "turn_up", "head")
    assert s["E"].kingdom == "shu"


@pytest.mark.rule("guozhan", "R62")
def test_a_lord_who_is_turned_up_takes_back_those_for_whom_there_was_no_room_the_dead_too() -> None:
    s = current(
        seat("lord_liu_bei- zhuge_liang-"), *[seat(pair) for pair in SHU[:3]],
        seat("meng_huo+ zhu_rong-", kingdom="careerist"), seat("pang_tong+ wolong-", kingdom="careerist", dead=True),
        stage="prepare",
    )  # fmt: skip
    s.until("A", "gz-skill").does("A", "gz-skill", "turn_up", "head")
    assert s["A"].kingdom == "shu"
    assert (s["E"].kingdom, s["F"].kingdom) == ("shu", "shu")
    s.told("gz-returned", kingdom="shu")


@pytest.mark.rule("guozhan", "R63")
def test_when_the_lord_dies_everybody_of_his_kingdom_is_for_himself() -> None:
    s = current(
        seat("gan_ning+ lu_meng-", "slash"), seat("lord_liu_bei+ zhuge_liang-", hp=1), seat(SHU[0]),
        seat("meng_huo- zhu_rong-"), seat(WEI[0]),
    )  # fmt: skip
    s.use("A", "slash", "B").until("A", "gz-play")
    assert not s["B"].alive
    assert s["C"].careerist
    assert s["C"].kingdom != s["B"].kingdom
    s.ends("A").until("C", "gz-play").ends("C").skill("D", "turn_up", "head")
    assert s["D"].careerist


@pytest.mark.rule("guozhan", "R64")
def test_killing_a_lord_pays_for_the_kingdom_as_it_was() -> None:
    s = current(
        seat("gan_ning+ lu_meng-", "slash"), seat("lord_liu_bei+ zhuge_liang-", hp=1), seat(SHU[0]), seat(SHU[1]),
        seat(WEI[0]),
    )  # fmt: skip
    s.use("A", "slash", "B").until("A", "gz-play")
    assert s.told("gz-reward", seat="A")["count"] == 3


@pytest.mark.rule("guozhan", "R65")
def test_a_lord_has_to_be_turned_up_at_the_start_of_the_own_turn() -> None:
    s = current(seat("lord_liu_bei- guan_yu-"), seat(WEI[0]), stage="prepare").until("A", "gz-skill")
    acts = [
        (option.act, option.picks[0].shown if option.picks else None) for option in s.asked("A", "gz-skill").options
    ]
    assert acts == [("turn_up", ["head"]), ("turn_up", ["head", "deputy"])]
    s.on()
    assert s["A"].up[HEAD]


def test_a_lord_may_hide_behind_nothing_that_others_can_see() -> None:
    lord = current(seat("lord_liu_bei- zhuge_liang-"), seat(WEI[0]), stage="prepare")
    plain = current(seat("guan_yu- zhuge_liang-"), seat(WEI[0]), stage="prepare")
    for s in (lord, plain):
        s.until("A", "gz-skill")
    assert [n.key for n in lord.news] == [n.key for n in plain.news]
    assert lord.asked("A", "gz-skill").args == plain.asked("A", "gz-skill").args


@pytest.mark.rule("guozhan", "R67")
def test_every_general_of_his_kingdom_is_the_lords_companion() -> None:
    s = current(seat("lord_liu_bei- wei_yan-"), seat(WEI[0]), stage="prepare")
    s.until("A", "gz-skill").does("A", "gz-skill", "turn_up", ("head", "deputy"))
    assert "companion" in s["A"].marks


@pytest.mark.rule("guozhan", "R68")
def test_whoever_chooses_the_ordinary_general_as_head_has_the_lord() -> None:
    match, chooser, answer = next(filter(None, map(_with_liu_bei, range(400))))
    for number in list(match.waiting):
        match.answer(number, answer if number == chooser else match.waiting[number].neutral)
    assert match.table.general(match.table[chooser], HEAD).id == "lord_liu_bei"
    assert edition_of(GuozhanOptions(edition="current", lords="off")).lords == {}


def _with_liu_bei(number: int) -> tuple[Match[Table], int, Answer] | None:
    """A match in which somebody can choose 刘备 as head, who it is, and the answer that does it."""
    match = Match(GUOZHAN, 4, GuozhanOptions(edition="current"), number.to_bytes(32, "big"))
    for chooser, ask in match.waiting.items():
        for index, option in enumerate(ask.options):
            shown = list(option.picks[0].shown)
            if option.act == "pair" and "liu_bei" in shown:
                head = shown.index("liu_bei")
                return match, chooser, (index, ((head, 0 if head else 1),))
    return None
