"""钟会: 权计, 排异."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

QUANJI = pytest.mark.proves("guozhan", "skill", "zhong_hui.quanji")
PAIYI = pytest.mark.proves("guozhan", "skill", "zhong_hui.paiyi")
PAIR = "zhong_hui+ cao_ren+"


def strikes(pair: str = PAIR, hand: str = "slash.s7 slash.s8 peach", equip: str = "") -> Scene:
    """A hits B with a Slash."""
    s = scene(seat(pair, hand, equip=equip), seat(), seat(), deck="dodge.h2 dodge.d2 wine.s9", edition="current")
    return s.use("A", "slash.s7", "B")


def authority(s: Scene) -> list[str]:
    return s.table.wires(s["A"].piles.get("authority", ()))


@QUANJI
def test_after_his_damage_he_draws_and_lays_a_card_down() -> None:
    s = strikes().skill("A", "quanji").until("A", "gz-quanji").does("A", "gz-quanji", "choose", "slash.s8").on()
    assert authority(s) == ["slash.s8"]
    assert s.hand("A") == ["dodge", "peach"]
    card = s["A"].piles["authority"][0]
    assert all(s.table.seen[place] >> card & 1 for place in range(3))
    s.sound()


@QUANJI
def test_what_he_wears_may_be_laid_down_too() -> None:
    s = strikes(hand="slash.s7", equip="jueying").skill("A", "quanji").until("A", "gz-quanji")
    s.does("A", "gz-quanji", "choose", "jueying").on()
    assert s.worn("A") == {}
    assert len(s["A"].piles["authority"]) == 1


@QUANJI
def test_he_may_leave_it() -> None:
    s = strikes().until("A", "gz-skill", "quanji").on()
    assert authority(s) == []
    assert s.hand("A") == ["peach", "slash"]


def hit_twice() -> Scene:
    """B, with a crossbow, hits A twice."""
    s = scene(
        seat(PAIR), seat("guan_yu+ zhang_fei+", "slash.s7 slash.s8", equip="crossbow"), seat(), turn="B",
        edition="current",
    )  # fmt: skip
    return s.use("B", "slash.s7", "A")


@QUANJI
@pytest.mark.rule("guozhan", "G07")
def test_damage_suffered_counts_once_a_turn() -> None:
    s = hit_twice().skill("A", "quanji").on()
    assert len(authority(s)) == 1
    s.use("B", "slash.s8", "A").not_offered("A", "quanji")
    assert s["A"].hp == 2


@QUANJI
@pytest.mark.rule("guozhan", "G07")
def test_damage_dealt_counts_for_itself() -> None:
    # A's Slash hits B, then he loses his own Duel
    s = scene(
        seat(PAIR, "slash.s7 duel.s1"), seat("guan_yu+ zhang_fei+", "slash.s8"), seat(), edition="current",
        deck="dodge dodge dodge dodge",
    )  # fmt: skip
    s.use("A", "slash.s7", "B").skill("A", "quanji").until("A", "gz-quanji").does("A", "gz-quanji", "choose", "dodge")
    s.on().use("A", "duel.s1", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash.s8")
    s.skill("A", "quanji").on()
    assert len(authority(s)) == 2


@QUANJI
def test_authority_raises_the_hand_limit() -> None:
    s = scene(seat(PAIR, "slash.s7 peach peach", hp=1), seat(), seat(), edition="current")
    s.use("A", "slash.s7", "B").skill("A", "quanji").until("A", "gz-quanji").does("A", "gz-quanji", "choose", "peach")
    s.on().ends("A").until("B", "gz-play")
    # two are kept with 1 HP and one authority
    assert len(s["A"].hand) == 2
    assert s.count("gz-discard", seat="A") == 0


@QUANJI
def test_hidden_he_is_turned_up_and_a_careerist() -> None:
    s = strikes("zhong_hui- cao_ren+").skill("A", "quanji", reveals="head").until("A", "gz-quanji").on()
    assert s["A"].up == (True, True)
    assert s["A"].careerist
    assert "careerist" in s["A"].marks
    assert len(authority(s)) == 1


def with_authority(others: str = "", mine: str = "slash.s7 slash.s8 slash.s9") -> Scene:
    """A with one authority, a Slash of spades 8; two more hand cards."""
    s = scene(
        seat(PAIR, mine), seat("guan_yu+ zhang_fei+", others), seat(), deck="dodge.h2 dodge.d2", edition="current"
    )
    s.use("A", "slash.s7", "B").skill("A", "quanji").until("A", "gz-quanji")
    return s.does("A", "gz-quanji", "choose", "slash.s8").on()


@PAIYI
def test_an_authority_put_away_lets_one_draw_what_is_left() -> None:
    s = with_authority("peach peach peach")
    assert len(s["A"].hand) == 2
    s.does("A", "gz-play", "paiyi", "slash.s8", "B").on()
    # none is left, nothing is drawn; three cards against two: damage
    assert len(s["B"].hand) == 3
    assert s["B"].hp == 2
    assert authority(s) == []
    assert s.discarded()[-1] == "slash.s8"
    s.sound()


@PAIYI
def test_with_no_more_cards_than_he_no_damage() -> None:
    s = with_authority("peach peach").does("A", "gz-play", "paiyi", "slash.s8", "B").on()
    assert s["B"].hp == 3


@PAIYI
def test_he_may_choose_himself_and_draws_for_those_left() -> None:
    s = with_authority("slash.c8")
    s.ends("A").until("B", "gz-play").use("B", "slash.c8", "A").skill("A", "quanji").on()
    s.ends("B").until("C", "gz-play").ends("C").until("A", "gz-play")
    before = len(s["A"].hand)
    assert len(authority(s)) == 2
    s.does("A", "gz-play", "paiyi", "slash.s8", "A").on()
    assert len(s["A"].hand) == before + 1
    assert s["A"].hp == 3


@PAIYI
@pytest.mark.rule("guozhan", "G07")
def test_not_twice_in_a_phase() -> None:
    s = with_authority("slash.c8")
    s.ends("A").until("B", "gz-play").use("B", "slash.c8", "A").skill("A", "quanji").on()
    s.ends("B").until("C", "gz-play").ends("C").until("A", "gz-play")
    s.does("A", "gz-play", "paiyi", "slash.s8", "A").on()
    assert len(authority(s)) == 1
    assert "paiyi" not in s.acts(s.asked("A", "gz-play"))
    assert s.why("A", "skill", "paiyi") == "why-gz-skill-used-up"


@PAIYI
def test_without_authority_so_while_hidden_it_cannot_be_used() -> None:
    for pair in (PAIR, "zhong_hui- cao_ren+"):
        s = scene(seat(pair, "peach"), seat(), seat(), edition="current")
        assert "paiyi" not in s.acts(s.asked("A", "gz-play"))


@PAIYI
def test_the_damage_is_his_own() -> None:
    s = with_authority("peach peach peach").does("A", "gz-play", "paiyi", "slash.s8", "B").on()
    assert s.told("gz-damage", seat="B", source="A", amount=1)
    s.not_offered("A", "quanji")
