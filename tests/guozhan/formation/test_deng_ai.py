"""邓艾: 屯田, 急袭, 资粮."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance
from sanzhan.guozhan.skills.general import whole_fish

TUNTIAN = pytest.mark.proves("guozhan", "skill", "deng_ai.tuntian")
JIXI = pytest.mark.proves("guozhan", "skill", "deng_ai.jixi")
ZILIANG = pytest.mark.proves("guozhan", "skill", "deng_ai.ziliang")
HEAD = "deng_ai+ yue_jin+"
DEPUTY = "cao_ren+ deng_ai+"


def _fields(s: Scene, letter: str) -> list[str]:
    return s.table.wires(s[letter].piles.get("field", ()))


def _lay(s: Scene, letter: str, *cards: str) -> Scene:
    """Fields that lie there already, from the top of the deck."""
    from sanzhan.guozhan.flow.move import shift
    from sanzhan.guozhan.table import PILE

    for wire in cards:
        card = next(h for h in s.table.deck if s.table.face[h].wire == wire)
        shift(s.table, (card,), PILE, s[letter], pile="field")
    s.table.changed()
    return s


def _dodged(pair: str = HEAD, deck: str = "slash.s7") -> Scene:
    s = scene(
        seat("", "slash.s8 slash.s9"), seat(pair, "dodge.h2 dodge.d2"), seat(), seat(), deck=deck, edition="current"
    )
    return s.use("A", "slash.s8", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2")


@TUNTIAN
def test_a_judgement_that_is_no_heart_becomes_a_field() -> None:
    s = _dodged()
    assert distance(s.table, s["B"], s["D"]) == 2
    s.skill("B", "tuntian").until("B", "gz-tuntian").does("B", "gz-tuntian", "lay").on()
    assert _fields(s, "B") == ["slash.s7"]
    assert distance(s.table, s["B"], s["D"]) == 1
    assert distance(s.table, s["D"], s["B"]) == 2
    assert not s["B"].wounded
    s.sound()


@TUNTIAN
def test_the_distance_is_never_below_one() -> None:
    s = _lay(_dodged(), "B", "duel.s1", "lightning.s1")
    assert distance(s.table, s["B"], s["A"]) == 1


@TUNTIAN
def test_a_heart_does_not() -> None:
    s = _dodged(deck="peach.h6").skill("B", "tuntian").on()
    assert _fields(s, "B") == []
    assert "peach.h6" in s.discarded()


@TUNTIAN
def test_he_may_decline_the_judgement_and_the_field() -> None:
    s = _dodged().until("B", "gz-skill", "tuntian").on()
    assert s.count("gz-judge") == 0
    s = _dodged().skill("B", "tuntian").until("B", "gz-tuntian").does("B", "gz-tuntian", "decline").on()
    assert _fields(s, "B") == []


@TUNTIAN
def test_not_in_his_own_turn() -> None:
    s = scene(seat(HEAD, "slash"), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("A", "tuntian")


@TUNTIAN
def test_two_cards_lost_in_one_move_are_one_occasion() -> None:
    s = scene(seat("", "slash", equip="ice_sword"), seat(HEAD, "peach wine"), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "ice_sword").skill("B", "tuntian")
    s.until("A", "gz-play")
    assert s.count("gz-judge") <= 2


@TUNTIAN
def test_a_judgement_card_taken_by_another_becomes_no_field() -> None:
    s = scene(seat("", "slash.s8"), seat("guo_jia+ deng_ai+", "dodge.h2"), seat(), deck="slash.s7", edition="current")
    s.use("A", "slash.s8", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge.h2")
    s.skill("B", "tuntian").skill("B", "tiandu").on()
    assert _fields(s, "B") == []
    assert s.hand("B") == ["slash"]


@TUNTIAN
@pytest.mark.rule("guozhan", "G13")
def test_a_card_given_to_a_judgement_is_lost_and_his_own_judgement_comes_in_between() -> None:
    s = scene(
        seat("", judging="indulgence"),
        seat("sima_yi+ deng_ai+", "peach.h6"),
        seat(),
        deck="slash.s7 slash.s8",
        stage="judge",
        edition="current",
    )
    s.skill("B", "guicai", "peach.h6").skill("B", "tuntian")
    s.until("B", "gz-tuntian").does("B", "gz-tuntian", "lay")
    s.until("A", "gz-play")
    assert _fields(s, "B") == ["slash.s8"]
    assert s.told("gz-verdict", seat="A", suit="heart")


@TUNTIAN
def test_used_while_hidden_he_is_turned_up() -> None:
    s = _dodged(pair="deng_ai- yue_jin-").skill("B", "tuntian", reveals="head")
    s.until("B", "gz-tuntian").does("B", "gz-tuntian", "lay").on()
    assert s["B"].up == (True, False)
    assert _fields(s, "B") == ["slash.s7"]


@TUNTIAN
def test_turned_down_he_loses_the_fields() -> None:
    s = scene(seat("zou_shi+ diao_chan+", "qinggang.s6"), seat(HEAD, "peach"), seat(), edition="current")
    _lay(s, "B", "slash.s7")
    s.skill("A", "qingcheng", "qinggang.s6", "B", "head", about="gz-play").on()
    assert _fields(s, "B") == []
    assert "slash.s7" in s.discarded()
    s.sound()


@JIXI
def test_as_head_he_has_half_a_fish_less() -> None:
    s = scene(seat(HEAD), seat(DEPUTY), edition="current")
    deng_ai, yue_jin = (s.table.general(s["A"], origin) for origin in (0, 1))
    assert (deng_ai.fish(0), deng_ai.fish(1)) == (3, 4)
    assert whole_fish(deng_ai, yue_jin) == 3


@JIXI
def test_a_field_is_used_as_snatch() -> None:
    s = _lay(scene(seat(HEAD), seat("", "peach"), seat(), seat(), edition="current"), "A", "slash.s7")
    s.does("A", "gz-play", "jixi", "slash.s7", "B").on()
    assert s.hand("A") == ["peach"]
    assert s.told("gz-use", card="snatch", cards=["slash.s7"], skill="jixi")
    assert _fields(s, "A") == []
    assert distance(s.table, s["A"], s["C"]) == 2
    s.sound()


@JIXI
def test_the_field_itself_brings_nobody_nearer() -> None:
    far = [seat(), seat("", "peach"), seat()]
    s = _lay(scene(seat(HEAD), *far, edition="current"), "A", "slash.s7")
    assert distance(s.table, s["A"], s["C"]) == 1
    ask = s.asked("A", "gz-play")
    assert "jixi" not in s.acts(ask)
    s = _lay(scene(seat(HEAD), *far, edition="current"), "A", "slash.s7", "slash.s8")
    s.does("A", "gz-play", "jixi", "slash.s8", "C").on()
    assert s.hand("A") == ["peach"]


@JIXI
def test_it_can_be_nullified() -> None:
    s = _lay(scene(seat(HEAD), seat("", "peach nullification"), seat(), edition="current"), "A", "slash.s7")
    s.does("A", "gz-play", "jixi", "slash.s7", "B")
    s.until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification").on()
    assert s.hand("A") == []
    assert "slash.s7" in s.discarded()


@JIXI
def test_not_as_deputy() -> None:
    s = _lay(scene(seat(DEPUTY), seat("", "peach"), seat(), edition="current"), "A", "slash.s7")
    assert "jixi" not in s.acts(s.asked("A", "gz-play"))


@JIXI
def test_weimu_looks_at_the_colour_of_the_field() -> None:
    seats = seat(HEAD), seat("jia_xu+ pang_de+", "peach"), seat("", "peach")
    s = _lay(scene(*seats, edition="current"), "A", "slash.s7")
    s.does("A", "gz-play", "jixi", "slash.s7", "B").on()
    assert s.hand("A") == []
    s = _lay(scene(*seats, edition="current"), "A", "slash.d10")
    s.does("A", "gz-play", "jixi", "slash.d10", "B").on()
    assert s.hand("A") == ["peach"]


def _hurt(pair: str = DEPUTY, victim: str = "cao_cao+ dian_wei+") -> Scene:
    s = scene(seat("", "slash"), seat(victim), seat(pair), seat(), edition="current")
    _lay(s, "C", "peach.h6", "slash.s7")
    return s.use("A", "slash", "B")


@ZILIANG
def test_a_fellow_who_has_been_hurt_gets_a_field() -> None:
    s = _hurt().skill("C", "ziliang", "peach.h6").on()
    assert s.hand("B") == ["peach"]
    assert _fields(s, "C") == ["slash.s7"]
    assert distance(s.table, s["C"], s["A"]) == 1
    s.sound()


@ZILIANG
def test_he_himself_too() -> None:
    s = _lay(scene(seat("", "slash.s7"), seat(DEPUTY), seat(), edition="current"), "B", "slash.s8")
    s.use("A", "slash.s7", "B").skill("B", "ziliang", "slash.s8").on()
    assert s.hand("B") == ["slash"]


@ZILIANG
def test_he_may_decline_to_give() -> None:
    s = _hurt().until("C", "gz-skill", "ziliang").on()
    assert s.hand("B") == []


@ZILIANG
def test_not_for_others_and_not_as_head() -> None:
    _hurt(victim="guan_yu+ zhang_fei+").not_offered("C", "ziliang")
    _hurt(victim="cao_ren- yue_jin-").not_offered("C", "ziliang")
    _hurt(pair=HEAD).not_offered("C", "ziliang")


@ZILIANG
def test_not_without_a_field_so_never_while_hidden() -> None:
    s = scene(seat("", "slash"), seat("cao_cao+ dian_wei+"), seat("cao_ren- deng_ai-"), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("C", "ziliang")


@ZILIANG
def test_once_for_damage_of_two_points() -> None:
    s = scene(seat("", "slash wine"), seat("cao_cao+ dian_wei+"), seat(DEPUTY), seat(), edition="current")
    _lay(s, "C", "peach.h6", "slash.s7")
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").skill("C", "ziliang", "peach.h6").not_offered("C", "ziliang")
    assert s["B"].hp == s["B"].max_hp - 2
