"""孙綝: 嗜戮, 凶虐."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.damage import Damage
from sanzhan.guozhan.generals.buchen.sun_chen import SOFTENED, Softens
from sanzhan.guozhan.timings import Suffering

SHILU = pytest.mark.proves("guozhan", "skill", "sun_chen.shilu")
XIONGNUE = pytest.mark.proves("guozhan", "skill", "sun_chen.xiongnue")
PAIR = "sun_chen+ cao_ren+"
SHU, WU, QUN = "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+", "pan_feng+ pang_de+"


def kills(pair: str = PAIR, hand: str = "slash.s7", victim: str = SHU, theirs: str = "") -> Scene:
    """A kills B."""
    s = scene(
        seat(pair, hand), seat(victim, hp=1), seat(WU, theirs), seat(QUN), seat("ma_chao+ zhao_yun+"), edition="current"
    )  # fmt: skip
    return s.use("A", "slash.s7", "B")


def massacre(s: Scene) -> list[str]:
    return [s.table.general_face[handle].id for handle in s["A"].stored.get("massacre", ())]


@SHILU
def test_the_generals_of_one_he_has_killed_and_two_more() -> None:
    s = kills().skill("A", "shilu").on()
    assert massacre(s)[:2] == ["guan_yu", "zhang_fei"]
    assert len(massacre(s)) == 4
    assert s.table.general(s["B"], 0).id == "soldier_male_shu"
    assert s.told("gz-massacre", seat="A")
    # the reward comes first
    assert s.told("gz-reward", seat="A", count=2)
    s.sound()


@SHILU
def test_everybody_sees_them() -> None:
    s = kills().skill("A", "shilu").on()
    for handle in s["A"].stored["massacre"]:
        assert all(s.table.seen_generals[place] >> handle & 1 for place in range(5))


@SHILU
def test_for_one_killed_by_another_only_his_own() -> None:
    s = scene(
        seat(PAIR), seat(SHU, hp=1), seat(WU, "slash.s7"), seat(QUN), turn="C", edition="current"
    )  # fmt: skip
    s.use("C", "slash.s7", "B").skill("A", "shilu").on()
    assert massacre(s) == ["guan_yu", "zhang_fei"]
    s.sound()


@SHILU
def test_soldiers_are_not_taken() -> None:
    s = kills(victim="soldier_male_shu+ zhang_fei+").skill("A", "shilu").on()
    assert massacre(s)[:1] == ["zhang_fei"]
    assert len(massacre(s)) == 3


@SHILU
def test_he_may_leave_them() -> None:
    s = kills().until("A", "gz-skill", "shilu").on()
    assert massacre(s) == []


@SHILU
def test_used_while_hidden_he_is_turned_up() -> None:
    s = kills("sun_chen- cao_ren-").skill("A", "shilu", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s["A"].careerist
    assert len(massacre(s)) >= 2
    s.sound()


@SHILU
def test_when_he_dies_they_go_back() -> None:
    s = kills(theirs="slash.s8 slash.s9 slash.s10 slash.s11 crossbow").skill("A", "shilu").on().ends("A")
    s.until("C", "gz-play").use("C", "crossbow").on()
    for card in ("slash.s8", "slash.s9", "slash.s10", "slash.s11"):
        s.use("C", card, "A").on()
    assert not s["A"].alive
    assert massacre(s) == []
    s.sound()


def around(s: Scene) -> Scene:
    """On to the play phase of A's next turn."""
    for letter in "CDE":
        s.until(letter, "gz-play").ends(letter)
    return s


@SHILU
def test_in_his_preparation_phase_he_changes_as_many_cards() -> None:
    s = around(kills(hand="slash.s7 peach.h4 dodge.h2").skill("A", "shilu").on().ends("A"))
    s.until("A", "gz-skill", "shilu")
    before = len(s["A"].hand)
    s.does("A", "gz-skill", "shilu", ("peach.h4", "dodge.h2")).until("A", "gz-play")
    assert len(s["A"].hand) == before + 2
    assert "peach.h4" in s.discarded()
    assert "dodge.h2" in s.discarded()


@SHILU
def test_no_change_without_massacre_cards() -> None:
    scene(seat(PAIR, "peach"), seat(SHU), seat(WU), stage="prepare", edition="current").not_offered("A", "shilu")


def treats(treatment: str, general: str = "guan_yu", theirs: str = "") -> Scene:
    """A, with 戮 of 蜀, gives one back in the next turn; E is 蜀, C 吴."""
    s = scene(
        seat(PAIR, "slash.s7 slash.s8 slash.s9"), seat(SHU, hp=1), seat(WU), seat(QUN),
        seat("ma_chao+ zhao_yun+", theirs), edition="current",
    )  # fmt: skip
    s.use("A", "slash.s7", "B").skill("A", "shilu").on().ends("A")
    around(s).skill("A", "xiongnue", general, treatment)
    return s.until("A", "gz-play")


@XIONGNUE
def test_that_kingdom_suffers_more() -> None:
    s = treats("damage").use("A", "slash.s8", "E").on()
    assert s["E"].hp == s["E"].max_hp - 2
    assert "guan_yu" not in massacre(s)
    assert s.table.general_face[s.table.general_deck[-1]].id == "guan_yu"
    s.sound()


@XIONGNUE
def test_another_kingdom_does_not() -> None:
    s = treats("damage").use("A", "slash.s8", "C").on()
    assert s["C"].hp == s["C"].max_hp - 1


@XIONGNUE
def test_or_is_robbed_before_the_damage() -> None:
    s = treats("take", theirs="peach.h4").use("A", "slash.s8", "E").on()
    assert "peach" in s.hand("A")
    keys = [news.key for news in s.news]
    assert keys[len(keys) - 1 - keys[::-1].index("gz-take") :].count("gz-damage") == 1
    assert s["E"].hp == s["E"].max_hp - 1


@XIONGNUE
def test_or_is_slashed_without_limit() -> None:
    s = treats("unlimited").use("A", "slash.s8", "E").on().use("A", "slash.s9", "E").on()
    assert s["E"].hp == s["E"].max_hp - 2
    s = treats("unlimited").use("A", "slash.s8", "C").on()
    s.cannot_use("A", "slash.s9", "C").use("A", "slash.s9", "E")


@XIONGNUE
def test_only_in_this_turn() -> None:
    s = treats("damage").ends("A")
    assert [effect.skill.id for effect in s.until("C", "gz-play")["A"].effects] == []


@XIONGNUE
def test_he_need_not_and_cannot_without_massacre_cards() -> None:
    s = around(kills().skill("A", "shilu").on().ends("A")).until("A", "gz-skill", "xiongnue").on()
    assert len(massacre(s)) == 4
    for pair in (PAIR, "sun_chen- cao_ren-"):
        s = scene(seat(pair), seat(SHU), seat(WU), stage="play", edition="current")
        s.not_offered("A", "xiongnue").ends("A").not_offered("A", "xiongnue")


def shielded(theirs: str = "slash.s8") -> Scene:
    s = kills(theirs=theirs).skill("A", "shilu").on().ends("A")
    return s.skill("A", "xiongnue", ("guan_yu", "zhang_fei")).until("C", "gz-play")


@XIONGNUE
def test_for_two_he_suffers_less_until_his_next_turn() -> None:
    s = shielded().use("C", "slash.s8", "A").on()
    assert not s["A"].wounded
    assert len(massacre(s)) == 2
    for letter in "CDE":
        s.until(letter, "gz-play").ends(letter)
    s.until("A", "gz-play")
    assert not s["A"].effects
    s.sound()


@XIONGNUE
def test_of_two_damage_one_is_left() -> None:
    s = shielded("wine slash.s8").use("C", "wine").use("C", "slash.s8", "A").on()
    assert s["A"].hp == s["A"].max_hp - 1


@XIONGNUE
def test_damage_by_nobody_is_not_less() -> None:
    s = kills(hand="slash.s7").skill("A", "shilu").on().ends("A")
    s.skill("A", "xiongnue", ("guan_yu", "zhang_fei")).until("C", "gz-play")
    hit = Damage(None, s["A"], 3, "thunder", None, True)
    softens = SOFTENED[0]
    assert isinstance(softens, Softens)
    assert not softens.ready(s.table, s["A"], Suffering(s["A"], hit))
    assert softens.ready(s.table, s["A"], Suffering(s["A"], Damage(s["C"], s["A"], 1, "normal", None, True)))
