"""A kingdom over its limit, and what its lord changes by coming and by going (rules §11.4 to §11.6)."""

from __future__ import annotations

from guozhan.scene import Scene, scene, seat

FIRST, SECOND = "guan_yu- zhang_fei-", "ma_chao- zhao_yun-"


def overflow() -> Scene:
    """B and C turn up in their own turns; of five, two may be of 蜀: the third is a careerist, before the lord's turn.

    D is the lord; A, the first of them, is 蜀 already.
    """
    s = scene(
        seat("huang_zhong+ wei_yan-", "slash.s7"), seat(FIRST), seat(SECOND, "slash.s8"),
        seat("lord_liu_bei- zhuge_liang-", hp=1), seat("cao_ren- yue_jin-"), stage="prepare", turn="B",
        edition="current",
    )  # fmt: skip
    s.skill("B", "turn_up", "head").until("B", "gz-play").ends("B")
    s.skill("C", "turn_up", "head").until("C", "gz-play")
    assert (s["A"].kingdom, s["B"].kingdom, s["C"].kingdom) == ("shu", "shu", "careerist2")
    return s


def test_turned_up_in_his_first_turn_he_takes_the_third_back() -> None:
    s = overflow().ends("C")
    s.until("D", "gz-skill").does("D", "gz-skill", "turn_up", "head")
    assert [s[letter].kingdom for letter in "ABCD"] == ["shu"] * 4
    assert s.told("gz-returned", kingdom="shu")["seats"] == [2]
    s.until("D", "gz-play").sound()


def test_a_lord_of_another_kingdom_takes_nobody_back() -> None:
    s = scene(
        seat("huang_zhong+ wei_yan-", "slash"), seat("guan_yu+ zhang_fei-"), seat("pang_tong+ wolong-"),
        seat("lord_sun_quan- gan_ning-"), stage="prepare", turn="D", edition="current",
    )  # fmt: skip
    assert s["C"].careerist
    s.until("D", "gz-skill").does("D", "gz-skill", "turn_up", "head")
    assert s["C"].careerist
    assert s.count("gz-returned") == 0


def test_who_has_come_back_wins_with_them() -> None:
    s = scene(
        seat("lord_liu_bei- zhuge_liang-"), seat("huang_zhong+ wei_yan-"), seat("guan_yu+ zhang_fei-"),
        seat("ma_chao+ zhao_yun-"), stage="prepare", edition="current",
    )  # fmt: skip
    assert s["D"].careerist
    s.until("A", "gz-skill").does("A", "gz-skill", "turn_up", "head")
    assert s.match.result is not None
    assert s.match.result.winners == (0, 1, 2, 3)


def test_who_has_come_back_falls_with_the_lord_each_for_himself() -> None:
    s = overflow().ends("C")
    s.until("D", "gz-skill").does("D", "gz-skill", "turn_up", "head").until("D", "gz-play").ends("D")
    s.until("E", "gz-play").ends("E").until("A", "gz-play").use("A", "slash.s7", "D").until("A", "gz-play")
    assert not s["D"].alive
    assert [s[letter].kingdom for letter in "ABCD"] == [f"careerist{n}" for n in range(4)]
    assert s.told("gz-lord-fell", seat="D", kingdom="shu")["seats"] == [0, 1, 2, 3]


def test_the_fall_of_a_hidden_lord_brings_nobody_back() -> None:
    s = overflow().use("C", "slash.s8", "D").until("C", "gz-play")
    assert not s["D"].alive
    assert s.count("gz-returned") == 0
    assert [s[letter].kingdom for letter in "ABCD"] == [f"careerist{n}" for n in range(4)]
    # whoever shows this kingdom later is one too
    assert s.table.fallen == {"shu"}


def test_a_careerist_by_his_general_and_an_ally_do_not_come_back() -> None:
    s = scene(
        seat("lord_liu_bei- zhuge_liang-"), seat("huang_zhong+ wei_yan-"), seat("zhong_hui+ pang_tong-"),
        seat("ma_chao+ zhao_yun-", kingdom="careerist2"), seat("xu_chu- cao_ren-"),
        stage="prepare", edition="current",
    )  # fmt: skip
    s.until("A", "gz-skill").does("A", "gz-skill", "turn_up", "head")
    assert s["C"].kingdom == s["D"].kingdom == "careerist2"
    assert s.count("gz-returned") == 0


def test_who_overflowed_by_his_deputy_comes_back_while_his_head_is_hidden() -> None:
    s = scene(
        seat("lord_liu_bei- zhuge_liang-"), seat("huang_zhong+ wei_yan-"), seat("guan_yu+ zhang_fei-"),
        seat("sun_chen- pang_tong+"), seat("xu_chu- cao_ren-"), stage="prepare", edition="current",
    )  # fmt: skip
    assert s["D"].careerist
    s.until("A", "gz-skill").does("A", "gz-skill", "turn_up", "head")
    assert s["D"].kingdom == "shu"
