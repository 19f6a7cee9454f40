"""唐咨: 兴棹, and 恂恂 by it."""

from __future__ import annotations

import pytest

from guozhan.scene import Seat, scene, seat

XINGZHAO = pytest.mark.proves("guozhan", "skill", "tang_zi.xingzhao")
XUNXUN = pytest.mark.proves("guozhan", "skill", "tang_zi.xunxun")
PAIR = "cao_ren+ tang_zi+"
WEI, SHU, WU, QUN = "yue_jin+ dian_wei+", "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+", "pan_feng+ pang_de+"


def wounded(*generals: str) -> list[Seat]:
    """Seats of these generals, each with 1 HP."""
    return [seat(pair, hp=1) for pair in generals]


@XINGZHAO
@XUNXUN
def test_while_somebody_is_wounded_he_has_xunxun() -> None:
    s = scene(seat(PAIR), *wounded(SHU), deck="slash.s7 slash.s8 peach.h4 dodge.h2", stage="draw", edition="current")
    s.skill("A", "xunxun").does("A", "gz-xunxun", "arrange", ("dodge.h2", "peach.h4"))
    s.does("A", "gz-xunxun-bottom", "arrange", ("slash.s8", "slash.s7")).until("A", "gz-play")
    assert s.hand("A") == ["dodge", "peach"]
    assert s.table.wires(s.table.deck[:2]) == ["slash.s7", "slash.s8"]
    s.sound()


@XUNXUN
def test_xunxun_may_be_declined() -> None:
    s = scene(seat(PAIR), *wounded(SHU), deck="slash.s7 slash.s8 peach.h4 dodge.h2", stage="draw", edition="current")
    s.until("A", "gz-skill", "xunxun").until("A", "gz-play")
    assert s.hand("A") == ["slash", "slash"]


@XUNXUN
@XINGZHAO
def test_while_nobody_is_wounded_or_only_the_undetermined_he_has_not() -> None:
    s = scene(seat(PAIR), seat(SHU), seat(hp=1), stage="draw", edition="current")
    s.not_offered("A", "xunxun")


@XUNXUN
def test_xunxun_comes_with_a_wound_and_goes_with_it() -> None:
    s = scene(seat(PAIR, "peach", hp=3), seat(SHU), edition="current")
    assert any(one.skill.id == "xunxun" for group in s.table.index.own.values() for one in group.get(0, ()))
    s.does("A", "gz-play", "use", "peach").on()
    assert not any(one.skill.id == "xunxun" for group in s.table.index.own.values() for one in group.get(0, ()))


@XUNXUN
def test_only_he_sees_the_four_cards() -> None:
    s = scene(seat(PAIR), *wounded(SHU), stage="draw", edition="current")
    s.skill("A", "xunxun").until("A", "gz-xunxun")
    seen = next(news for news in reversed(s.news) if news.key == "gz-look-top")
    assert set(seen.private) == {0}


@XUNXUN
def test_a_hidden_tang_zi_turns_up_and_then_uses_it() -> None:
    s = scene(seat("cao_ren- tang_zi-"), *wounded(SHU), stage="draw", edition="current")
    s.skill("A", "xingzhao", reveals="deputy").skill("A", "xunxun").until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert s.count("gz-look-top", seat="A") == 1


@XINGZHAO
def test_with_two_kingdoms_wounded_the_one_with_fewer_cards_draws() -> None:
    s = scene(seat(SHU, "slash", hp=1), seat(PAIR, "peach"), edition="current")
    s.use("A", "slash", "B").on()
    assert (len(s["A"].hand), len(s["B"].hand)) == (1, 1)
    s = scene(seat(SHU, "slash peach peach", hp=1), seat(PAIR, "peach"), edition="current")
    s.use("A", "slash", "B").on()
    assert (len(s["A"].hand), len(s["B"].hand)) == (2, 2)


@XINGZHAO
def test_with_equal_hands_or_one_wounded_kingdom_nobody_draws() -> None:
    s = scene(seat(SHU, "slash", hp=1), seat(PAIR), edition="current")
    s.use("A", "slash", "B").on()
    assert (len(s["A"].hand), len(s["B"].hand)) == (0, 0)
    s = scene(seat(SHU, "slash"), seat(PAIR, "peach"), edition="current")
    s.use("A", "slash", "B").on()
    assert (len(s["A"].hand), len(s["B"].hand)) == (0, 1)


@XINGZHAO
@pytest.mark.parametrize(("others", "kept"), [((SHU, WU, QUN), 6), ((SHU, WU), 4)])
def test_with_three_kingdoms_wounded_he_keeps_four_more(others: tuple[str, ...], kept: int) -> None:
    s = scene(
        seat(PAIR, "peach dodge slash duel peach dodge"),
        *wounded(*others),
        seat("zhen_ji- guo_jia-"),
        edition="current",
    )
    s.ends("A").on()
    assert len(s["A"].hand) == kept


@XINGZHAO
@pytest.mark.parametrize(("hp", "drawn"), [(1, 1), (4, 0)])
def test_with_four_kingdoms_wounded_he_draws_for_lost_equipment(hp: int, drawn: int) -> None:
    s = scene(
        seat(SHU, "dismantle", hp=1),
        seat(PAIR, equip="crossbow eight_trigrams", hp=hp),
        *wounded(WU, QUN),
        edition="current",
    )
    s.use("A", "dismantle", "B").until("A", "gz-dismantle").does("A", "gz-dismantle", "choose", "crossbow").on()
    assert len(s["B"].hand) == drawn


@XINGZHAO
def test_careerists_are_kingdoms_of_their_own() -> None:
    s = scene(
        seat(PAIR, "peach dodge slash duel peach dodge"),
        seat(SHU, hp=1, kingdom="careerist"),
        seat("zhao_yun+ ma_chao+", hp=1, kingdom="careerist"),
        seat(WU, hp=1),
        edition="current",
    )
    s.ends("A").on()
    assert len(s["A"].hand) == 6


@XINGZHAO
def test_a_hidden_tang_zi_is_asked_and_may_decline() -> None:
    s = scene(
        seat("cao_ren- tang_zi-", "peach dodge slash duel peach dodge"), *wounded(SHU, WU, QUN), edition="current"
    )
    s.ends("A").until("A", "gz-skill", "xingzhao").on()
    assert len(s["A"].hand) == 4
    s = scene(
        seat("cao_ren- tang_zi-", "peach dodge slash duel peach dodge"), *wounded(SHU, WU, QUN), edition="current"
    )
    s.ends("A").skill("A", "xingzhao", reveals="deputy").on()
    assert len(s["A"].hand) == 6
