"""诸葛亮: 观星, 空城."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


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
