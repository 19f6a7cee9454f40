"""诸葛亮: 观星, 空城."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.skills.skill import Effect, Mute

ENEMIES = seat("cao_ren- yue_jin-"), seat("sun_jian- huang_gai-"), seat("pan_feng- pang_de-")


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.guanxing")
def test_the_cards_are_drawn_in_the_order_in_which_they_were_put() -> None:
    s = scene(
        seat("zhuge_liang+ ma_chao-"),
        seat(),
        seat(),
        stage="prepare",
        deck="peach.h4 slash.s7 dodge.h2",
    )
    s.skill("A", "guanxing").does("A", "gz-guanxing", "arrange", ("dodge", "peach")).on()
    assert s.told("gz-arrange", seat="A", top=2, bottom=1)
    assert s.hand("A") == ["dodge", "peach"]
    assert s.table.wires(s.table.deck[:1]) == ["slash.s7"]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.guanxing")
def test_all_may_go_to_the_bottom_in_any_order() -> None:
    s = scene(seat("zhuge_liang+ ma_chao-"), seat(), stage="prepare", deck="peach.h4 slash.s7 dodge.h2 wine.s9")
    s.skill("A", "guanxing").does("A", "gz-guanxing", "arrange", ())
    s.does("A", "gz-guanxing-bottom", "arrange", ("slash", "peach")).on()
    assert s.hand("A") == ["dodge", "wine"]
    # the last card of the deck is the last that was put
    assert s.table.wires(s.table.deck[:2]) == ["peach.h4", "slash.s7"]


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.guanxing")
@pytest.mark.parametrize(("players", "count"), [(2, 2), (4, 4), (7, 5)])
def test_as_many_cards_as_living_characters_and_at_most_five(players: int, count: int) -> None:
    others = [
        "cao_ren- yue_jin-", "gan_ning- lu_meng-", "pan_feng- pang_de-",
        "xu_chu- dian_wei-", "sun_jian- lu_su-", "jia_xu- ji_ling-",
    ]  # fmt: skip
    s = scene(seat("zhuge_liang+ ma_chao-"), *[seat(one) for one in others[: players - 1]], stage="prepare")
    s.skill("A", "guanxing").until("A", "gz-guanxing")
    s.does("A", "gz-guanxing", "keep").on()
    assert s.told("gz-look-top", seat="A", count=count)


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.guanxing")
def test_the_dead_do_not_count_and_nobody_else_sees_the_cards() -> None:
    s = scene(seat("zhuge_liang+ ma_chao-"), seat(), seat(dead=True), stage="prepare", deck="peach.h4 slash.s7")
    cards = s.table.deck[:-3:-1]
    s.skill("A", "guanxing").until("A", "gz-guanxing")
    assert all(s.table.seen[0] >> card & 1 and not s.table.seen[1] >> card & 1 for card in cards)
    (news,) = [news for news in s.news if news.key == "gz-look-top"]
    assert dict(news.args) == {"seat": 0, "count": 2}
    assert dict(news.private) == {0: {"cards": ["peach.h4", "slash.s7"]}}


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.guanxing")
def test_guanxing_may_be_declined() -> None:
    s = scene(seat("zhuge_liang+ ma_chao-"), seat(), stage="prepare", deck="peach.h4 slash.s7")
    s.until("A", "gz-skill", "guanxing").does("A", "gz-skill", "decline").on()
    assert s.count("gz-look-top") == 0
    assert s.hand("A") == ["peach", "slash"]


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.guanxing")
def test_guanxing_arranges_the_own_judgement() -> None:
    s = scene(
        seat("zhuge_liang+ ma_chao-", judging="indulgence"),
        seat(),
        stage="prepare",
        deck="slash.s7 peach.h4",
    )
    s.skill("A", "guanxing").does("A", "gz-guanxing", "arrange", ("peach", "slash")).until("A", "gz-play")
    assert s.told("gz-verdict", seat="A", suit="heart")
    assert "slash" in s.hand("A")


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.guanxing")
def test_a_hidden_zhuge_liang_is_turned_up_before_he_looks() -> None:
    s = scene(seat("ma_chao- zhuge_liang-"), seat(), stage="prepare", deck="peach.h4 slash.s7")
    s.skill("A", "guanxing", reveals="deputy").until("A", "gz-guanxing")
    assert s["A"].up == (False, True)
    assert [n.key for n in s.news].index("gz-reveal") < [n.key for n in s.news].index("gz-look-top")


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@first")
@pytest.mark.parametrize("card", ["slash", "thunder_slash", "duel"])
def test_without_hand_cards_he_is_no_target_any_more(card: str) -> None:
    s = scene(seat("", card), seat("zhuge_liang+ ma_chao-"))
    s.use("A", card, "B").on()
    assert s["B"].hp == 3
    assert s.told("gz-cancel", seat="B", card=card)
    assert len(s.table.discard) == 1
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@first")
def test_the_slash_has_been_used_all_the_same() -> None:
    s = scene(seat("", "slash slash"), seat("zhuge_liang+ ma_chao-"), seat())
    s.use("A", "slash", "B").on().cannot_use("A", "slash", "C")


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@first")
def test_with_a_hand_card_or_against_another_trick_kongcheng_does_nothing() -> None:
    s = scene(seat("", "slash"), seat("zhuge_liang+ ma_chao-", "peach"))
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 2
    t = scene(seat("", "archery_attack"), seat("zhuge_liang+ ma_chao-"))
    t.use("A", "archery_attack").on()
    assert t["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@first")
def test_a_hidden_zhuge_liang_is_asked_and_may_stay_hidden() -> None:
    s = scene(seat("", "slash"), seat("zhuge_liang- ma_chao-"))
    s.use("A", "slash", "B").until("B", "gz-skill", "kongcheng").does("B", "gz-skill", "decline").on()
    assert (s["B"].hp, s["B"].up) == (2, (False, False))
    t = scene(seat("", "slash"), seat("zhuge_liang- ma_chao-"))
    t.use("A", "slash", "B").skill("B", "kongcheng").on()
    assert (t["B"].hp, t["B"].up) == (3, (True, False))


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@first")
def test_cards_drawn_for_the_pair_do_not_undo_it() -> None:
    s = scene(seat("", "slash"), seat("zhuge_liang- huang_yueying+"))
    s.use("A", "slash", "B").skill("B", "kongcheng").does("B", "gz-companion", "draw_two").on()
    assert len(s["B"].hand) == 2
    assert s["B"].hp == 3
    assert s.told("gz-cancel", seat="B")


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@first")
def test_he_is_removed_when_a_slash_is_redirected_to_him() -> None:
    s = scene(seat("", "slash"), seat("da_qiao+ sun_quan-", "peach"), seat("zhuge_liang+ ma_chao-"))
    s.use("A", "slash", "B").skill("B", "liuli", "peach", "C").on()
    assert (s["B"].hp, s["C"].hp) == (3, 3)
    assert s.told("gz-cancel", seat="C")


# -- current edition


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@current")
def test_the_empty_city_is_no_target_of_slash_and_duel_in_the_current_edition() -> None:
    s = scene(seat("", "slash duel"), seat("zhuge_liang+ ma_chao-"), seat(), edition="current")
    s.use("A", "slash", "B").on().use("A", "duel", "B").on()
    assert s["B"].hp == 3
    assert s.count("gz-cancel", seat="B") == 2


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@current")
def test_a_gift_to_the_empty_city_lies_on_the_general_until_his_draw_phase() -> None:
    s = scene(
        seat("liu_bei+ ma_chao-", "peach dodge slash"), seat("zhuge_liang+ huang_zhong-"), *ENEMIES, edition="current"
    )
    s.does("A", "gz-play", "rende", ("peach", "dodge"), "B").does("A", "gz-rende", "decline")
    assert s["B"].hand == []
    assert s.told("gz-pile", seat="B", pile="kongcheng")["cards"] == ["peach.d2", "dodge.d10"]
    s.sound()
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3
    s.ends("A").until("B", "gz-play")
    assert s["B"].piles.get("kongcheng", ()) == ()
    assert len(s["B"].hand) == 4
    assert set(s.hand("B")) >= {"peach", "dodge"}
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@current")
def test_with_a_hand_card_or_in_his_own_turn_a_gift_comes_into_the_hand() -> None:
    s = scene(
        seat("liu_bei+ ma_chao-", "peach"), seat("zhuge_liang+ huang_zhong-", "wine"), *ENEMIES, edition="current"
    )
    s.does("A", "gz-play", "rende", "peach", "B")
    assert s.hand("B") == ["peach", "wine"]
    t = scene(
        seat("zhuge_liang+ huang_zhong-", "dismantle"), seat("kong_rong+ pang_de-", "peach"), seat(), edition="current"
    )
    t.use("A", "dismantle", "B").skill("B", "lirang", "peach", "A").on()
    assert t.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@current")
def test_cards_taken_or_drawn_come_into_the_hand() -> None:
    s = scene(seat("", "harvest await_exhausted"), seat("zhuge_liang+ huang_zhong-"), seat(), edition="current")
    s.use("A", "harvest").on()
    assert len(s["B"].hand) == 1
    assert not s["B"].piles.get("kongcheng")


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@current")
def test_a_hidden_zhuge_liang_may_be_turned_up_when_something_is_given_to_him() -> None:
    s = scene(seat("liu_bei+ ma_chao-", "peach"), seat("zhuge_liang- huang_zhong-"), *ENEMIES, edition="current")
    s.does("A", "gz-play", "rende", "peach", "B").skill("B", "kongcheng", reveals="head").on()
    assert (s["B"].up, s["B"].hand) == ((True, False), [])
    assert len(s["B"].piles["kongcheng"]) == 1
    t = scene(seat("liu_bei+ ma_chao-", "peach"), seat("zhuge_liang- huang_zhong-"), *ENEMIES, edition="current")
    t.does("A", "gz-play", "rende", "peach", "B").until("B", "gz-skill", "kongcheng").does("B", "gz-skill", "decline")
    assert (t.on()["B"].up, t.hand("B")) == ((False, False), ["peach"])


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@current")
def test_what_yiji_hands_out_is_a_gift_too() -> None:
    s = scene(
        seat("", "slash"), seat("guo_jia+ zhen_ji-"), seat("zhuge_liang+ huang_zhong-"), *ENEMIES[1:], edition="current"
    )
    s.use("A", "slash", "B").skill("B", "yiji").until("B", "gz-yiji")
    (option,) = s.asked("B", "gz-yiji").options
    both = tuple(str(wire) for wire in option.picks[0].shown)
    s.does("B", "gz-yiji", "give", both, "C").on()
    assert s["C"].hand == []
    assert len(s["C"].piles["kongcheng"]) == 2


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@current")
def test_the_zithers_are_put_away_when_he_is_turned_down_or_dies() -> None:
    s = scene(
        seat("liu_bei+ zou_shi+", "peach.h4", equip="qinggang"),
        seat("zhuge_liang+ huang_zhong+"),
        *ENEMIES,
        edition="current",
    )
    s.does("A", "gz-play", "rende", "peach", "B").does("A", "gz-play", "qingcheng", "qinggang", "B", "head").on()
    assert s["B"].up == (False, True)
    assert not s["B"].piles.get("kongcheng")
    assert "peach.h4" in s.discarded()
    s.sound()
    t = scene(
        seat("liu_bei+ ma_chao-", "peach.h4 savage_assault"),
        seat("zhuge_liang+ huang_zhong+", hp=1),
        *ENEMIES,
        edition="current",
    )
    t.does("A", "gz-play", "rende", "peach", "B").use("A", "savage_assault").on()
    assert not t["B"].alive
    assert "peach.h4" in t.discarded()
    t.sound()


@pytest.mark.proves("guozhan", "skill", "zhuge_liang.kongcheng@current")
def test_kongcheng_is_locked_so_tieqi_does_not_touch_it() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "slash slash"), seat("zhuge_liang+ liu_bei-"), *ENEMIES, edition="current")
    s["B"].effects = (Effect(Mute((0,)), "turn"),)
    s.table.changed()
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3
