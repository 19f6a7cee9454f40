"""于吉: 千幻."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.move import shift
from sanzhan.guozhan.table import PILE

PROVES = pytest.mark.proves("guozhan", "skill", "yu_ji.qianhuan")
YU_JI = "yu_ji+ pang_de+"
FELLOW = "pan_feng+ yan_wen+"


def _illusions(s: Scene, letter: str) -> list[str]:
    return s.table.wires(s[letter].piles.get("sorcery", ()))


def _lay(s: Scene, letter: str, *cards: str) -> Scene:
    """Illusions that lie there already, from the deck."""
    for wire in cards:
        card = next(h for h in s.table.deck if s.table.face[h].wire == wire)
        shift(s.table, (card,), PILE, s[letter], pile="sorcery")
    return s


def _table(
    hand: str, yu: str = YU_JI, fellow: str = FELLOW, gear: str = "", lay: tuple[str, ...] = (), own: str = "slash.s8"
) -> Scene:
    """A acts, B is a fellow of C."""
    s = scene(
        seat("cao_ren+ yue_jin+", hand), seat(fellow, "peach"), seat(yu, own, equip=gear), seat("guan_yu+ zhang_fei+"),
        edition="current",
    )  # fmt: skip
    return _lay(s, "C", *lay)


@PROVES
def test_after_damage_to_a_fellow_a_card_becomes_an_illusion() -> None:
    s = _table("slash.s7", gear="crossbow").use("A", "slash.s7", "B").skill("C", "qianhuan", "crossbow").on()
    assert _illusions(s, "C") == ["crossbow.d1"]
    assert s.worn("C") == {}
    s.sound()


@PROVES
def test_no_suit_twice() -> None:
    s = _table("slash.s7", lay=("slash.s9",), own="slash.s8 dodge.h2")
    s.use("A", "slash.s7", "B").until("C", "gz-skill", "qianhuan").does("C", "gz-skill", "decline")
    s.until("C", "gz-skill", "qianhuan")
    picks = [o.picks[0].shown for o in s.asked("C", "gz-skill").options if o.act == "qianhuan"]
    assert picks == [["dodge.h2"]]


@PROVES
def test_four_at_most() -> None:
    s = _table("slash.s7", lay=("slash.s9", "slash.c2", "dodge.d2", "dodge.h2"))
    s.use("A", "slash.s7", "B").until("C", "gz-skill", "qianhuan").does("C", "gz-skill", "decline")
    s.not_offered("C", "qianhuan")
    assert s["B"].wounded


@PROVES
def test_not_for_others() -> None:
    _table("slash.s7", fellow="gan_ning+ lu_meng+").use("A", "slash.s7", "B").not_offered("C", "qianhuan")
    _table("slash.s7", fellow="pan_feng- yan_wen-").use("A", "slash.s7", "B").not_offered("C", "qianhuan")


@PROVES
def test_it_may_be_declined() -> None:
    s = _table("slash.s7").use("A", "slash.s7", "B").until("C", "gz-skill", "qianhuan").on()
    assert _illusions(s, "C") == []


@PROVES
def test_an_illusion_takes_the_only_target_away() -> None:
    s = _table("slash.s7", lay=("slash.s9",)).use("A", "slash.s7", "B").skill("C", "qianhuan", "slash.s9").on()
    assert not s["B"].wounded
    assert s.told("gz-cancel", seat="B", card="slash")
    assert set(s.discarded()) == {"slash.s7", "slash.s9"}
    assert s.table.discarded == ()
    s.sound()


@PROVES
def test_a_trick_too_and_the_card_comes_from_him_as_from_others() -> None:
    s = _table("dismantle.s3", lay=("slash.s9",)).use("A", "dismantle.s3", "C").skill("C", "qianhuan", "slash.s9").on()
    assert s.hand("C") == ["slash"]


@PROVES
def test_not_with_several_targets() -> None:
    s = _table("savage_assault", lay=("slash.s9",)).use("A", "savage_assault")
    s.until("C", "gz-slash").does("C", "gz-slash", "card", "slash.s8").not_offered("C", "qianhuan")


@PROVES
def test_not_for_equipment() -> None:
    s = scene(seat(FELLOW, "crossbow"), seat(YU_JI), seat(), edition="current")
    _lay(s, "B", "slash.s9").use("A", "crossbow").not_offered("B", "qianhuan")


@PROVES
def test_a_delayed_trick_goes_to_the_discard_pile() -> None:
    s = _table("indulgence.h6", lay=("slash.s9",)).use("A", "indulgence.h6", "B").skill("C", "qianhuan", "slash.s9")
    s.on()
    assert s.judging("B") == []
    assert "indulgence.h6" in s.discarded()


@PROVES
def test_lightning_that_comes_on_goes_no_further() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", judging="lightning.s1"), seat(FELLOW), seat(YU_JI), seat(), deck="peach.h6",
        turn="D", edition="current",
    )  # fmt: skip
    _lay(s, "C", "slash.s9").ends("D").skill("C", "qianhuan", "slash.s9").on()
    assert [s.judging(letter) for letter in "ABCD"] == [[], [], [], []]
    assert "lightning.s1" in s.discarded()
    s.sound()


@PROVES
def test_lightning_that_is_let_pass_lies_there() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", judging="lightning.s1"), seat(FELLOW), seat(YU_JI), seat(), deck="peach.h6",
        turn="D", edition="current",
    )  # fmt: skip
    _lay(s, "C", "slash.s9").ends("D").until("C", "gz-skill", "qianhuan").on()
    assert s.judging("B") == ["lightning"]


@PROVES
def test_used_while_hidden_he_is_turned_up() -> None:
    s = _table("slash.s7", yu="yu_ji- pang_de-").use("A", "slash.s7", "B")
    s.skill("C", "qianhuan", "slash.s8", reveals="head").on()
    assert s["C"].up == (True, False)
    assert _illusions(s, "C") == ["slash.s8"]


@PROVES
def test_turned_down_he_loses_the_illusions() -> None:
    s = scene(seat("zou_shi+ diao_chan+", "qinggang.s6"), seat("yu_ji+ pang_de+"), seat(), edition="current")
    _lay(s, "B", "slash.s9").skill("A", "qingcheng", "qinggang.s6", "B", "head", about="gz-play").on()
    assert _illusions(s, "B") == []
    assert "slash.s9" in s.discarded()
