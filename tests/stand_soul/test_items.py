"""All 17 kinds of items. What only matters in a declaration, a fight or a trade is shown there."""

from __future__ import annotations

import pytest

from stand_soul.scene import Scene, scene


@pytest.mark.proves("stand_soul", "item", "gouyu")
@pytest.mark.proves("stand_soul", "item", "kongming")
@pytest.mark.parametrize(("item", "gang", "other"), [("gouyu", "sengoku", "sanguo"), ("kongming", "sanguo", "sengoku")])
def test_three_of_a_kind_win_for_its_gang_only(item: str, gang: str, other: str) -> None:
    text = f"A {{0}}: {item},{item},{item} / B {{1}} / C {{0}} / D {{1}}"
    s = scene(text.format(gang, other))
    s.asked("A", "soul-main").does("declare", seat="")
    assert s.winners() == "AC"
    scene(text.format(other, gang)).asked("A", "soul-main").offers_not("declare")


def strength(s: Scene) -> tuple[int, int]:
    fight = s.view(None)["fight"]
    return fight["attack_power"], fight["defend_power"]


@pytest.mark.proves("stand_soul", "item", "lord_sword")
@pytest.mark.proves("stand_soul", "item", "leather_armor")
@pytest.mark.proves("stand_soul", "item", "guard_knife")
@pytest.mark.proves("stand_soul", "item", "guard_whip")
@pytest.mark.parametrize(
    ("item", "user", "powers", "why"),
    [
        ("lord_sword", "A", (3, 2), "why-soul-only-attacker"),
        ("leather_armor", "B", (2, 3), "why-soul-only-defender"),
        ("guard_knife", "C", (3, 2), "why-soul-only-supporter-of-attacker"),
        ("guard_whip", "D", (2, 3), "why-soul-only-supporter-of-defender"),
    ],
)
def test_a_fight_item_serves_one_role(item: str, user: str, powers: tuple[int, int], why: str) -> None:
    for holder in "ABCDE":
        text = " / ".join(f"{seat}: {item},orochi" if seat == holder else seat for seat in "ABCDE")
        s = scene(text).attack("A", "B", C="sword", D="shield")
        assert strength(s) == (2, 2)
        if holder == user:
            s.asked(holder, "soul-f5").does("item", item=item).told("soul-use-item", seat=holder, item=item)
            assert strength(s) == powers
            s.asked(holder, "soul-f5").offers_not("item").why("item", item, "why-soul-used")
            assert item in s.hand(holder)
        else:
            s.asked(holder, "soul-f5").offers_not("item").why("item", item, why)


@pytest.mark.proves("stand_soul", "item", "stratagem")
@pytest.mark.parametrize("holder", ["A", "B"])
def test_the_stratagem_wins_a_tie_for_either_fighter(holder: str) -> None:
    text = " / ".join(f"{seat}: stratagem" if seat == holder else seat for seat in "ABCD")
    s = scene(text).attack("A", "B")
    s.asked(holder, "soul-f5").does("item", item="stratagem").passes("soul-f5")
    s.told("soul-count", attack=1, defend=1, winner=holder, why="stratagem")
    s.asked(holder, "soul-spoils")


@pytest.mark.proves("stand_soul", "item", "stratagem")
def test_the_stratagem_is_nothing_for_supporters() -> None:
    s = scene("A / B / C: stratagem / D").attack("A", "B", C="sword")
    s.asked("C", "soul-f5").offers_not("item").why("item", "stratagem", "why-soul-only-fighters")


@pytest.mark.proves("stand_soul", "item", "soul_trade")
def test_the_soul_trade_swaps_stands_face_down() -> None:
    s = scene("A cao_cao^: soul_trade / B nohime^: gouyu / C / D").trade("A", "B", "soul_trade", "gouyu")
    s.told("soul-announce", giver="A", receiver="B", effect="soul_trade")
    s.asked("A", "soul-swap").offers_only("decline", "swap").does("swap")
    assert (s.stand("A"), s.stand("B")) == ("nohime", "cao_cao")
    assert s.mine("A", "soul-swapped") == {"own": "nohime", "other": "cao_cao"}
    assert s.mine("C", "soul-swapped") is None


@pytest.mark.proves("stand_soul", "item", "soul_trade")
def test_the_soul_trade_may_be_declined() -> None:
    s = scene("A cao_cao: soul_trade / B nohime: gouyu / C / D").trade("A", "B", "soul_trade", "gouyu")
    s.asked("A", "soul-swap").does("decline").told("soul-decline", seat="A", effect="soul_trade")
    assert (s.stand("A"), s.stand("B")) == ("cao_cao", "nohime")


@pytest.mark.proves("stand_soul", "item", "checkpoint")
def test_the_checkpoint_shows_the_hand_to_its_giver_alone() -> None:
    s = scene("A: gouyu / B: checkpoint,orochi / C / D").trade("A", "B", "gouyu", "checkpoint")
    s.told("soul-checkpoint", seat="B", of="A")
    assert s.mine("B", "soul-checkpoint") == {"items": ["checkpoint"]}
    assert s.mine("A", "soul-checkpoint") is None
    assert s.knows("B", "A")["items"] == ["checkpoint"]


@pytest.mark.proves("stand_soul", "item", "mind_read")
def test_the_mind_read_shows_the_gang_to_its_giver_alone() -> None:
    s = scene("A: mind_read / B sanguo: gouyu / C / D").trade("A", "B", "mind_read", "gouyu")
    s.told("soul-mind-read", seat="A", of="B")
    assert s.knows("A", "B")["gang"] == "sanguo"
    assert s.knows("C", "B")["gang"] is None
    assert {"what": "saw_gang", "seat": "B", "gang": "sanguo"} in s.notes("A")


@pytest.mark.proves("stand_soul", "item", "stand_call")
def test_the_stand_call_brings_another_stand_face_down() -> None:
    s = scene("A liu_bei^: stand_call / B: gouyu / C / D").trade("A", "B", "stand_call", "gouyu")
    s.asked("A", "soul-call").does("look").asked("A", "soul-call-pick").does("choose", stand="nohime")
    assert s.stand("A") == "nohime"
    assert s.mine("A", "soul-called") == {"stand": "nohime"}
    assert s.mine("B", "soul-called") is None
    # of 刘备, who lay face-up, everybody knows that he is not with A any more
    assert s.knows("C", "A")["stand"] is None


@pytest.mark.proves("stand_soul", "item", "turn_tide")
@pytest.mark.parametrize("way", ["left", "right"])
def test_the_tide_moves_one_item_of_everybody_that_way(way: str) -> None:
    s = scene("A: goldthread,turn_tide / B: orochi / C: mind_read,pouch_gouyu,pouch_kongming")
    s.trade("A", "B", "turn_tide", "orochi").asked("A", "soul-tide").offers_only("decline", "left", "right").does(way)
    s.asked("A", "soul-tide-pick", to="B" if way == "left" else "C").does("pass_on", item="orochi")
    s.asked("C", "soul-tide-pick").does("pass_on", item="mind_read")
    assert {"left": "B", "right": "C"}[way] == next(seat for seat in "ABC" if "orochi" in s.hand(seat))
    assert {"left": "A", "right": "B"}[way] == next(seat for seat in "ABC" if "mind_read" in s.hand(seat))
    assert {"left": "C", "right": "A"}[way] == next(seat for seat in "ABC" if "turn_tide" in s.hand(seat))


@pytest.mark.proves("stand_soul", "item", "pouch_gouyu")
@pytest.mark.proves("stand_soul", "item", "pouch_kongming")
@pytest.mark.parametrize("pouch", ["pouch_gouyu", "pouch_kongming"])
def test_a_pouch_draws_while_the_pile_lasts(pouch: str) -> None:
    s = scene(f"A: {pouch} / B: gouyu / C / D | pile: orochi,...").trade("A", "B", pouch, "gouyu")
    s.told("soul-announce", giver="A", receiver="B", effect="pouch")
    s.asked("A", "soul-draw").does("draw").told("soul-draw", seat="A", why="pouch")
    assert s.hand("A") == ["gouyu", "orochi"]
    assert s.mine("A", "soul-draw") == {"item": "orochi"}
    assert s.mine("B", "soul-draw") is None


@pytest.mark.proves("stand_soul", "item", "pouch_gouyu")
@pytest.mark.proves("stand_soul", "item", "pouch_kongming")
def test_without_a_pile_a_pouch_is_a_victory_item_and_silent() -> None:
    s = scene("A: pouch_gouyu,lord_sword,... / B: pouch_kongming,stratagem,... / C / D | pile:")
    assert "gouyu" in s.hand("A")
    assert not any("pouch" in kind for seat in "ABCD" for kind in s.hand(seat))
    # and pouch for pouch is allowed
    s.trade("A", "B", "gouyu", "kongming").not_told("soul-announce")


@pytest.mark.proves("stand_soul", "item", "silent_kogoro")
def test_kogoro_must_be_taken_and_keeps_from_declaring() -> None:
    s = scene("A: silent_kogoro / B sengoku: gouyu,gouyu,gouyu,orochi / C / D")
    s.trade("A", "B", "silent_kogoro").asked("B", "soul-answer").offers_only("accept").does("accept", item="orochi")
    s.asked("B", "soul-main").offers_not("declare").why("act", "declare", "why-soul-kogoro")


@pytest.mark.proves("stand_soul", "item", "goldthread")
def test_goldthread_must_be_taken_and_silences_both() -> None:
    s = scene("A: goldthread / B: soul_trade / C / D").trade("A", "B", "goldthread")
    s.asked("B", "soul-answer").offers_only("accept").does("accept", item="soul_trade")
    s.not_told("soul-announce").asked("B", "soul-main")


@pytest.mark.proves("stand_soul", "item", "orochi")
@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("orochi,gouyu,gouyu,kongming", True),
        ("orochi,kongming,kongming,kongming", True),
        ("orochi,gouyu,gouyu,pouch_gouyu", False),
        ("gouyu,gouyu,kongming,lord_sword", False),
    ],
)
def test_orochi_and_three_victory_items_win_alone(hand: str, may: bool) -> None:
    s = scene(f"A sengoku: {hand} / B / C sengoku / D")
    main = s.asked("A", "soul-main")
    if may:
        main.does("declare_solo")
        assert s.winners() == "A"
    else:
        main.offers_not("declare_solo")
