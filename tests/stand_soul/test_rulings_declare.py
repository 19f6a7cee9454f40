"""Rulings H: declaring victory. A and C are of one gang, B and D of the other, if nothing else is said."""

from __future__ import annotations

import pytest

from stand_soul.scene import scene

FOUR = "A sengoku: {0} / B sanguo: {1} / C sengoku: {2} / D sanguo"


def four(a: str, b: str = "...", c: str = "...", more: str = "") -> str:
    return FOUR.format(a, b, c) + more


@pytest.mark.rule("stand_soul", "R51")
def test_naming_one_of_the_other_gang_loses_even_with_three() -> None:
    s = scene(four("gouyu,gouyu,gouyu", "kongming"))
    s.asked("A", "soul-main").does("declare", seat="B")
    assert s.winners() == "BD"
    s.told("soul-declare", success=False, total=3, need=3)


@pytest.mark.rule("stand_soul", "R52")
def test_the_jade_alone_does_not_allow_to_declare() -> None:
    s = scene("A sengoku: orochi / B sanguo / C sanguo: gouyu,gouyu")
    main = s.asked("A", "soul-main").offers_not("declare")
    main.why("act", "declare", "why-soul-no-own-victory-item", "R52")


@pytest.mark.rule("stand_soul", "R54")
def test_three_of_ones_own_win_for_the_gang_with_nobody_named() -> None:
    s = scene(four("gouyu,gouyu,gouyu"))
    s.asked("A", "soul-main").does("declare", seat="")
    assert s.winners() == "AC"


@pytest.mark.rule("stand_soul", "R55")
def test_kogoros_holder_may_not_declare_but_be_named() -> None:
    s = scene(four("gouyu,gouyu,gouyu,silent_kogoro"))
    s.asked("A", "soul-main").offers_not("declare").why("act", "declare", "why-soul-kogoro", "R55")
    named = scene(four("gouyu,gouyu", c="gouyu,silent_kogoro"))
    named.asked("A", "soul-main").does("declare", seat="C")
    assert named.winners() == "AC"


@pytest.mark.rule("stand_soul", "R56")
def test_kogoro_forbids_the_solo_declaration_too() -> None:
    s = scene(four("orochi,gouyu,gouyu,kongming,silent_kogoro"))
    s.asked("A", "soul-main").offers_not("declare_solo").why("act", "declare_solo", "why-soul-kogoro", "R56")


@pytest.mark.rule("stand_soul", "R59")
def test_a_pouch_does_not_count_while_one_card_is_left() -> None:
    hand = "gouyu,gouyu,pouch_gouyu,lord_sword,stratagem"
    s = scene(four(hand, more=" | pile: orochi"))
    s.asked("A", "soul-main").does("declare", seat="")
    assert s.winners() == "BD"
    s.told("soul-declare", total=2)
    empty = scene(four(hand, more=" | pile:"))
    empty.asked("A", "soul-main").does("declare", seat="")
    assert empty.winners() == "AC"


@pytest.mark.rule("stand_soul", "R60")
def test_the_smaller_gang_wins_with_one_item_one_turned_pouch_and_the_jade() -> None:
    hand = "kongming,pouch_kongming,lord_sword,leather_armor"
    s = scene(f"A sanguo: {hand} / B sengoku / C sengoku | pile:")
    s.asked("A", "soul-main").does("declare", seat="")
    s.told("soul-declare", need=2, total=2, success=True)
    assert s.winners() == "A"


@pytest.mark.rule("stand_soul", "R60")
def test_the_larger_gang_has_no_use_for_the_jade() -> None:
    s = scene("A sengoku: gouyu,gouyu / B sengoku / C sanguo")
    s.asked("A", "soul-main").does("declare", seat="")
    s.told("soul-declare", need=3, total=2, success=False)
    assert s.winners() == "C"


@pytest.mark.rule("stand_soul", "R61")
def test_orochi_with_any_three_wins_alone() -> None:
    s = scene(four("orochi,gouyu,gouyu,kongming"))
    s.asked("A", "soul-main").does("declare_solo")
    assert s.winners() == "A"
    s.told("soul-declare-solo", seat="A", items=["gouyu", "gouyu", "kongming", "orochi"])


@pytest.mark.rule("stand_soul", "R61")
def test_the_jade_is_none_of_the_three() -> None:
    s = scene("A sengoku: orochi,gouyu,gouyu / B sanguo / C sanguo")
    s.asked("A", "soul-main").offers_not("declare_solo").why("act", "declare_solo", "why-soul-not-solo", "R61")


@pytest.mark.rule("stand_soul", "R63")
def test_the_whole_set_is_named_at_once_and_then_shown() -> None:
    s = scene("A sengoku: gouyu / B sengoku: gouyu / C sengoku: gouyu,orochi / D sanguo / E sanguo / F sanguo")
    main = s.asked("A", "soul-main")
    (pick,) = next(option for option in main.ask.options if option.act == "declare").picks
    assert (pick.least, pick.most) == (0, 5)
    main.does("declare", seat="BC")
    said = s.told("soul-declare", gang="sengoku", named="BC", items=["gouyu"])
    assert said["stand"] == s.stand("A")
    assert said["shown"] == [
        {"seat": 1, "gang": "sengoku", "items": ["gouyu"]},
        {"seat": 2, "gang": "sengoku", "items": ["gouyu", "orochi"]},
    ]
    s.not_told("soul-ally")
    assert s.winners() == "ABC"


@pytest.mark.rule("stand_soul", "R64")
@pytest.mark.parametrize(
    ("named", "winners"), [("C", "ACE"), ("CE", "ACE"), ("", "BDF"), ("E", "ACE")]
)  # fmt: skip
def test_not_every_holder_must_be_named_and_more_than_the_need_is_fine(named: str, winners: str) -> None:
    s = scene(
        "A sengoku: gouyu,gouyu / B sanguo / C sengoku: gouyu / D sanguo / E sengoku: pouch_gouyu,... / F sanguo"
        " | pile:"
    )
    s.asked("A", "soul-main").does("declare", seat=named)
    assert s.winners() == winners


@pytest.mark.rule("stand_soul", "R64")
def test_every_named_must_hold_one() -> None:
    s = scene(four("gouyu,gouyu,gouyu", c="kongming,orochi"))
    s.asked("A", "soul-main").does("declare", seat="C")
    assert s.winners() == "BD"


@pytest.mark.rule("stand_soul", "R65")
@pytest.mark.parametrize("stand", ["mori_motonari", "zhuge_liang"])
def test_at_the_end_of_a_turn_nobody_declares(stand: str) -> None:
    s = scene(f"A sengoku {stand}: gouyu,gouyu,gouyu / B: kongming / C / D")
    s.trade("A", "B", "gouyu").asked("B", "soul-answer").does("refuse")
    s.asked("A", "soul-end").offers_only("end_turn", stand)


@pytest.mark.rule("stand_soul", "R65")
def test_after_zhuge_liang_at_the_start_one_may_declare() -> None:
    s = scene("A sengoku zhuge_liang: gouyu,gouyu,gouyu / B sanguo / C sengoku / D sanguo")
    s.asked("A", "soul-main").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=["orochi", "kongming"])
    s.asked("A", "soul-main").does("declare", seat="")
    assert s.winners() == "AC"
