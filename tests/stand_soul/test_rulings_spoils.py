"""Rulings E and F: full hands, the end of the pile, winning a fight."""

from __future__ import annotations

import pytest

from stand_soul.scene import Scene, scene

FULL = "lord_sword,leather_armor,guard_knife,guard_whip"


@pytest.mark.rule("stand_soul", "R32")
def test_a_draw_at_the_limit_is_followed_by_a_gift_before_the_second_effect() -> None:
    s = scene(f"A: pouch_gouyu,{FULL} / B: checkpoint / C / D / E | pile: orochi,...")
    s.trade("A", "B", "pouch_gouyu", "checkpoint").asked("A", "soul-draw").does("draw")
    gift = s.asked("A", "soul-gift", surplus=1)
    assert gift.choices("give", "item") == [
        "lord_sword", "checkpoint", "leather_armor", "guard_whip", "guard_knife", "orochi"
    ]  # fmt: skip
    # also back to the partner
    assert gift.choices("give", "seat") == ["B", "C", "D", "E"]
    gift.does("give", item="orochi", seat="B")
    told = [key for key in s.heard() if key in ("soul-announce", "soul-draw", "soul-gift", "soul-checkpoint")]
    assert told == ["soul-announce", "soul-draw", "soul-gift", "soul-announce", "soul-checkpoint"]
    assert s.mine("B", "soul-checkpoint") == {"items": s.hand("A")}


@pytest.mark.rule("stand_soul", "R33")
def test_a_gift_chain_goes_on_to_somebody_who_has_not_given() -> None:
    s = scene(
        f"A: pouch_gouyu,{FULL} / B: gouyu,gouyu,gouyu,kongming,kongming / C: kongming / D / E | pile: orochi,..."
    )
    s.trade("A", "C", "pouch_gouyu", "kongming").asked("A", "soul-draw").does("draw")
    s.asked("A", "soul-gift").does("give", item="orochi", seat="B")
    gift = s.asked("B", "soul-gift").why("seat", 0, "why-soul-already-gave", "R33")
    assert gift.choices("give", "seat") == ["C", "D", "E"]
    gift.does("give", item="gouyu", seat="D")
    assert [len(s.hand(seat)) for seat in "ABD"] == [5, 5, 2]
    s.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R34")
def test_a_tie_with_an_empty_pile_does_nothing_and_needs_no_window() -> None:
    s = scene("A / B / C liu_bei / D | pile:", hold=True)
    hands = [s.hand(seat) for seat in "ABCD"]
    s.asked("A", "soul-main").does("attack", seat="B").window("soul-f1", "ABCD").closes()
    s.support().window("soul-f4", "A").closes().passes("soul-f5")
    s.told("soul-tie-nothing")
    assert [s.hand(seat) for seat in "ABCD"] == hands
    assert s.stand("C") == "liu_bei"


@pytest.fixture
def last_card() -> Scene:
    """A tie with one card in the pile, the attacker at the limit; nobody has acted yet in the open stage."""
    return scene(
        "A: gouyu,gouyu,gouyu,kongming,kongming,kongming / B / C liu_bei / D | pile: orochi"
    ).attack("A", "B")  # fmt: skip


@pytest.mark.rule("stand_soul", "R35")
def test_the_last_card_is_drawn_at_a_tie_and_the_pouches_turn(last_card: Scene) -> None:
    s = last_card.passes("soul-f5").asked("C", "soul-f7").passes()
    s.told("soul-draw", seat="A", why="tie")
    s.told("soul-turned")
    s.asked("A", "soul-gift").does("give", item="gouyu", seat="B")
    kinds = [kind for seat in "ABCD" for kind in s.hand(seat)]
    assert (kinds.count("gouyu"), kinds.count("kongming")) == (4, 4)
    assert s.view(None)["kinds"]["gouyu"] == 4


@pytest.mark.rule("stand_soul", "R35")
def test_liu_bei_may_prevent_the_last_draw(last_card: Scene) -> None:
    s = last_card.passes("soul-f5").asked("C", "soul-f7").does("liu_bei")
    assert s.pile() == ["orochi"]
    s.not_told("soul-draw", "soul-turned").asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R37")
def test_the_winner_may_look_and_take_nothing() -> None:
    s = scene("A: gouyu / B: kongming,orochi / C / D").fought("A", "B", C="sword")
    s.asked("A", "soul-spoils").does("search").asked("A", "soul-take").offers_only("leave", "take").does("leave")
    s.told("soul-leave", winner="A", loser="B")
    assert (s.hand("A"), s.hand("B")) == (["gouyu"], ["kongming", "orochi"])
    assert s.knows("A", "B")["items"] == ["kongming", "orochi"]


@pytest.mark.rule("stand_soul", "R38")
def test_spoils_are_no_trade_so_pouch_goes_for_pouch() -> None:
    s = scene("A: pouch_gouyu,gouyu / B: pouch_kongming / C / D").fought("A", "B", C="sword")
    s.asked("A", "soul-spoils").does("search")
    take = s.asked("A", "soul-take")
    assert take.choices("take", "item") == ["gouyu", "pouch_gouyu"]
    take.does("take", loot="pouch_kongming", item="pouch_gouyu")
    assert (s.hand("A"), s.hand("B")) == (["gouyu", "pouch_kongming"], ["pouch_gouyu"])
    s.not_told("soul-announce", "soul-draw")


@pytest.mark.rule("stand_soul", "R39")
def test_a_full_winner_gives_on_at_once_also_to_the_loser() -> None:
    s = scene(f"A: {FULL},gouyu,gouyu / B: kongming,orochi / C / D").fought("A", "B", C="sword")
    s.asked("A", "soul-spoils").does("search").asked("A", "soul-take").does("take", loot="orochi")
    gift = s.asked("A", "soul-gift")
    assert "B" in gift.choices("give", "seat")
    gift.does("give", item="gouyu", seat="B")
    assert s.hand("B") == ["gouyu", "kongming"]
    s.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R40")
@pytest.mark.parametrize("spoils", ["look", "search"])
def test_a_defender_who_wins_chooses_and_the_attackers_turn_goes_on(spoils: str) -> None:
    s = scene("A zhuge_liang / B: gouyu / C / D").fought("A", "B", C="shield")
    s.asked("B", "soul-spoils").offers_only("look", "search").does(spoils).passes("soul-take")
    assert s.turn() == "A"
    s.asked("A", "soul-end").offers("zhuge_liang")
