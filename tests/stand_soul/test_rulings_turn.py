"""Rulings G and J: 诸葛亮, 毛利元就, the order of things in a turn."""

from __future__ import annotations

import json

import pytest

from stand_soul.scene import scene

TOP = ["orochi", "goldthread"]


@pytest.mark.rule("stand_soul", "R41")
def test_zhuge_liang_at_the_start_of_the_turn() -> None:
    s = scene("A zhuge_liang / B / C / D")
    s.asked("A", "soul-main").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=TOP)
    assert s.pile()[:2] == TOP
    s.asked("A", "soul-main").offers_not("zhuge_liang").why("stand", "zhuge_liang", "why-soul-spent")


@pytest.mark.rule("stand_soul", "R41")
def test_zhuge_liang_in_the_own_attack() -> None:
    s = scene("A zhuge_liang / B / C / D").attack("A", "B")
    s.asked("A", "soul-f5").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=TOP)
    s.asked("A", "soul-f5").offers_only("done")


@pytest.mark.rule("stand_soul", "R41")
def test_zhuge_liang_at_the_end_of_the_turn() -> None:
    s = scene("A zhuge_liang / B / C / D").fought("A", "B", C="sword").passes("soul-spoils")
    s.asked("A", "soul-end").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=TOP)
    s.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R41")
def test_zhuge_liang_in_the_pile_window() -> None:
    s = scene("A zhuge_liang: pouch_gouyu / B: gouyu / C / D")
    s.trade("A", "B", "pouch_gouyu", "gouyu").asked("A", "soul-draw").does("draw")
    s.asked("A", "soul-pile").offers_only("go_on", "zhuge_liang")


@pytest.mark.rule("stand_soul", "R41")
def test_zhuge_liang_is_of_no_use_in_turns_of_others_nor_without_a_pile() -> None:
    s = scene("A / B zhuge_liang / C / D").attack("A", "B")
    s.asked("B", "soul-f5").offers_not("zhuge_liang").why("stand", "zhuge_liang", "why-soul-not-your-turn", "R41")
    empty = scene("A zhuge_liang / B / C / D | pile:")
    empty.asked("A", "soul-main").offers_not("zhuge_liang").why("stand", "zhuge_liang", "why-soul-pile-empty", "R41")


@pytest.mark.rule("stand_soul", "R43")
def test_after_a_tie_the_attacker_draws_what_he_has_put_on_top() -> None:
    s = scene("A zhuge_liang: gouyu / B / C / D").attack("A", "B")
    s.asked("A", "soul-f5").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=TOP).counts()
    s.told("soul-draw", seat="A", why="tie")
    assert s.hand("A") == ["gouyu", "orochi"]
    assert s.pile()[0] == "goldthread"


@pytest.mark.rule("stand_soul", "R44")
@pytest.mark.rule("stand_soul", "R65")
def test_a_demand_before_the_main_action_leaves_it() -> None:
    s = scene("A sengoku mori_motonari: gouyu,gouyu,lord_sword / B sanguo: gouyu / C sengoku / D sanguo")
    s.asked("A", "soul-main").does("mori_motonari", seat="B", kind="gouyu")
    s.told("soul-mori-hit", seat="A", target="B")
    s.asked("A", "soul-mori-give").does("give", item="lord_sword")
    s.asked("A", "soul-main").offers("pass", "trade", "attack").does("declare", seat="")
    assert s.winners() == "AC"


@pytest.mark.rule("stand_soul", "R45")
def test_a_demanded_pouch_has_no_name_and_its_owner_chooses() -> None:
    s = scene("A mori_motonari: gouyu / B: pouch_gouyu,pouch_kongming / C / D")
    main = s.asked("A", "soul-main")
    kinds = main.choices("mori_motonari", "kind")
    assert "pouch" in kinds
    assert not {"pouch_gouyu", "pouch_kongming"} & set(kinds)
    main.does("mori_motonari", seat="B", kind="pouch").asked("A", "soul-mori-give").does("give", item="gouyu")
    which = s.asked("B", "soul-mori-which")
    assert which.choices("give", "item") == ["pouch_gouyu", "pouch_kongming"]
    which.does("give", item="pouch_kongming").asked("B", "soul-draw").does("decline")
    assert s.hand("A") == ["pouch_kongming"]
    for viewer in ("C", None):
        assert "pouch_" not in json.dumps(s.sees(viewer))


@pytest.mark.rule("stand_soul", "R45")
def test_after_the_pile_a_demand_for_gouyu_may_be_met_with_the_pouch() -> None:
    s = scene(
        "A mori_motonari: orochi,... / B: pouch_gouyu,lord_sword,leather_armor / C: pouch_kongming,... / D | pile:"
    )
    main = s.asked("A", "soul-main")
    assert "pouch" not in main.choices("mori_motonari", "kind")
    main.does("mori_motonari", seat="B", kind="gouyu").asked("A", "soul-mori-give").does("give", item="orochi")
    assert s.hand("B") == ["lord_sword", "leather_armor", "orochi"]
    s.not_told("soul-announce")


@pytest.mark.rule("stand_soul", "R47")
def test_who_cannot_pay_cannot_demand_a_pouch() -> None:
    s = scene("A mori_motonari: pouch_gouyu / B: gouyu / C: pouch_kongming / D")
    main = s.asked("A", "soul-main").why("kind", "pouch", "why-soul-cannot-pay-pouch", "R47")
    assert "pouch" not in main.choices("mori_motonari", "kind")
    # what others hold makes no difference to what may be named
    other = scene("A mori_motonari: gouyu / B: orochi / C: kongming / D: pouch_kongming,pouch_gouyu")
    one = scene("A mori_motonari: gouyu / B: pouch_kongming / C: pouch_gouyu / D: orochi")
    for s in (other, one):
        main = s.asked("A", "soul-main")
        assert main.choices("mori_motonari", "seat") == ["B", "C", "D"]
        assert "pouch" in main.choices("mori_motonari", "kind")


@pytest.mark.rule("stand_soul", "R47")
def test_a_pouch_is_not_paid_for_with_the_other() -> None:
    s = scene("A mori_motonari: pouch_gouyu,gouyu / B: pouch_kongming / C / D")
    s.asked("A", "soul-main").does("mori_motonari", seat="B", kind="pouch")
    pay = s.asked("A", "soul-mori-give").why("item", "pouch_gouyu", "why-soul-pouch-for-pouch", "R47")
    assert pay.choices("give", "item") == ["gouyu"]


@pytest.mark.rule("stand_soul", "R48")
def test_naming_a_unique_item_of_ones_own_shows_the_hand_and_ends_the_turn() -> None:
    s = scene("A mori_motonari: orochi / B: gouyu,kongming / C / D")
    s.asked("A", "soul-main").does("mori_motonari", seat="B", kind="orochi")
    assert s.mine("A", "soul-mori-miss") == {"items": ["gouyu", "kongming"]}
    assert s.mine("B", "soul-mori-miss") is None
    assert s.knows("A", "B")["items"] == ["gouyu", "kongming"]
    s.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R48")
@pytest.mark.parametrize(("seats", "absent"), [("ABC", "silent_kogoro"), ("ABCDEFGHIJ", "stand_call")])
def test_a_kind_that_is_not_in_this_game_cannot_be_named(seats: str, absent: str) -> None:
    text = " / ".join(f"{seat} mori_motonari: gouyu" if seat == "A" else seat for seat in seats)
    kinds = scene(text).asked("A", "soul-main").choices("mori_motonari", "kind")
    assert absent not in kinds
    assert len(kinds) == 15


@pytest.mark.rule("stand_soul", "R49")
@pytest.mark.parametrize(("mine", "kind"), [("mind_read", "goldthread"), ("goldthread", "mind_read")])
def test_goldthread_silences_a_demand_but_what_was_named_is_known(mine: str, kind: str) -> None:
    s = scene(f"A mori_motonari: {mine},gouyu / B: {kind},kongming / C / D")
    s.asked("A", "soul-main").does("mori_motonari", seat="B", kind=kind)
    s.asked("A", "soul-mori-give").does("give", item=mine)
    s.not_told("soul-announce", "soul-mind-read").told("soul-mori", kind=kind)
    assert s.knows("C", "A")["items"] == [kind]
    assert s.knows("C", "B")["items"] == []
    s.asked("A", "soul-main")


@pytest.mark.rule("stand_soul", "R50")
def test_whoever_must_give_the_soul_trade_may_get_a_fresh_mori() -> None:
    s = scene("A mori_motonari: gouyu / B liu_bei: soul_trade / C / D")
    s.asked("A", "soul-main").does("mori_motonari", seat="B", kind="soul_trade")
    s.asked("A", "soul-mori-give").does("give", item="gouyu").asked("B", "soul-swap").does("swap")
    assert (s.stand("A"), s.stand("B")) == ("liu_bei", "mori_motonari")
    s.asked("A", "soul-main").does("pass").asked("B", "soul-main").offers("mori_motonari")


@pytest.mark.rule("stand_soul", "R81")
def test_if_the_pouch_is_refused_zhuge_liang_is_not_spent() -> None:
    s = scene("A zhuge_liang: pouch_gouyu / B: gouyu / C / D")
    s.trade("A", "B", "pouch_gouyu").asked("B", "soul-answer").does("refuse")
    assert s.stand("A") == "zhuge_liang"


@pytest.mark.rule("stand_soul", "R81")
def test_before_his_draw_he_may_put_a_card_on_top_and_draw_it() -> None:
    s = scene("A zhuge_liang: pouch_gouyu / B: gouyu / C / D")
    s.trade("A", "B", "pouch_gouyu", "gouyu").asked("A", "soul-draw").does("draw")
    s.asked("A", "soul-pile").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=TOP)
    assert s.hand("A") == ["gouyu", "orochi"]
    assert s.stand("A") == "zhuge_liang^"


@pytest.mark.rule("stand_soul", "R81")
def test_before_the_draw_of_a_tie_and_before_that_of_the_partner() -> None:
    tie = scene("A zhuge_liang: gouyu / B / C / D").attack("A", "B").counts()
    tie.asked("A", "soul-pile").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=TOP)
    assert tie.hand("A") == ["gouyu", "orochi"]
    back = scene("A zhuge_liang: gouyu / B: pouch_kongming / C / D").trade("A", "B", "gouyu", "pouch_kongming")
    back.asked("B", "soul-draw").does("draw")
    back.asked("A", "soul-pile").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=TOP)
    assert back.hand("B") == ["gouyu", "orochi"]


@pytest.mark.rule("stand_soul", "R81")
@pytest.mark.parametrize("stand", ["cao_cao", "zhuge_liang", "liu_bei"])
def test_the_pile_window_is_there_whatever_the_stand_if_it_is_face_down(stand: str) -> None:
    s = scene(f"A {stand}: pouch_gouyu / B: gouyu / C / D", hold=True)
    s.trade("A", "B", "pouch_gouyu", "gouyu").asked("A", "soul-draw").does("draw").window("soul-pile", "A")
    up = scene(f"A {stand}^: pouch_gouyu / B: gouyu / C / D", hold=True)
    up.trade("A", "B", "pouch_gouyu", "gouyu").asked("A", "soul-draw").does("draw")
    up.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R82")
def test_items_shown_in_the_fight_are_still_the_losers() -> None:
    s = scene("A: gouyu / B: leather_armor / C / D").attack("A", "B", C="sword", D="sword")
    s.asked("B", "soul-f5").does("item", item="leather_armor").counts().asked("A", "soul-spoils").does("search")
    assert s.mine("A", "soul-search") == {"items": ["leather_armor"]}
    s.asked("A", "soul-take").does("take", loot="leather_armor", item="gouyu")
    assert (s.hand("A"), s.hand("B")) == (["leather_armor"], ["gouyu"])


@pytest.mark.rule("stand_soul", "R83")
def test_after_liu_bei_everything_returns_and_the_next_seat_plays() -> None:
    s = scene("A zhuge_liang: lord_sword / B liu_bei / C / D").attack("A", "B", C="sword")
    s.asked("A", "soul-f5").does("item", item="lord_sword").passes("soul-f5")
    s.asked("B", "soul-f7").does("liu_bei").asked("B", "soul-main")
    assert s.hand("A") == ["lord_sword"]
    assert s.view(None)["fight"] is None
    assert all(seat["stance"] is None and seat["shown"] == [] for seat in s.view(None)["seats"])


@pytest.mark.rule("stand_soul", "R83")
def test_after_taishi_ci_stances_return_and_the_next_seat_plays() -> None:
    s = scene("A zhuge_liang: gouyu / B / C taishi_ci / D")
    s.asked("A", "soul-main").does("attack", seat="B").asked("C", "soul-f1").does("taishi_ci").asked("B", "soul-main")
    assert all(seat["stance"] is None and seat["role"] is None for seat in s.view(None)["seats"])


@pytest.mark.rule("stand_soul", "R84")
def test_a_stand_that_came_fresh_may_be_used_in_the_same_turn() -> None:
    s = scene("A mori_motonari: soul_trade / B zhuge_liang: kongming / C / D")
    s.asked("A", "soul-main").does("mori_motonari", seat="B", kind="kongming")
    s.asked("A", "soul-mori-give").does("give", item="soul_trade").asked("A", "soul-swap").does("swap")
    assert (s.stand("A"), s.stand("B")) == ("zhuge_liang", "mori_motonari")
    s.asked("A", "soul-main").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=TOP)
    s.asked("A", "soul-main").offers("pass", "trade", "attack")
