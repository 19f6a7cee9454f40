"""孟获: 祸首, 再起."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

ENEMIES = seat("cao_ren- yue_jin-"), seat("sun_jian- huang_gai-"), seat("pan_feng- pang_de-")
MINE = seat("zhang_fei+ wei_yan-"), seat("zhao_yun+ ma_chao-")


@pytest.mark.proves("guozhan", "skill", "meng_huo.huoshou")
def test_barbarians_do_not_harm_him_and_strike_in_his_name() -> None:
    s = scene(seat("", "savage_assault"), seat("pan_feng- pang_de-"), seat("meng_huo+ ma_chao-"))
    s.use("A", "savage_assault").on()
    assert s["C"].hp == 4
    assert s.told("gz-no-effect", seat="C")
    assert s.told("gz-damage", seat="B", source="C")
    s.sound()


@pytest.mark.proves("guozhan", "skill", "meng_huo.huoshou")
def test_the_kill_is_his() -> None:
    s = scene(
        seat("cao_ren- yue_jin-", "savage_assault"),
        seat("pan_feng+ pang_de-", hp=1),
        seat("meng_huo+ ma_chao-", "peach"),
        seat("zhang_fei+ huang_zhong-", hp=1),
    )
    s.use("A", "savage_assault").on()
    assert s.told("gz-death", seat="B", killer="C")
    assert s.told("gz-reward", seat="C", count=1)
    # one of his own kingdom dies by another's card, and he pays for it
    assert s.told("gz-death", seat="D", killer="C")
    assert s.told("gz-penalty", seat="C")
    assert s["C"].hand == []


@pytest.mark.proves("guozhan", "skill", "meng_huo.huoshou")
def test_his_own_barbarians_are_his_and_other_tricks_are_not() -> None:
    s = scene(seat("meng_huo+ ma_chao-", "savage_assault"), seat())
    s.use("A", "savage_assault").on()
    assert s.told("gz-damage", seat="B", source="A")
    assert s.count("gz-skill", skill="huoshou") == 0
    t = scene(seat("", "archery_attack"), seat("meng_huo+ ma_chao-"))
    t.use("A", "archery_attack").on()
    assert t.told("gz-damage", seat="B", source="A")


@pytest.mark.proves("guozhan", "skill", "meng_huo.huoshou")
def test_damage_after_his_death_has_no_source() -> None:
    s = scene(
        seat("jia_xu- ji_ling-", "savage_assault"),
        seat("xiao_qiao+ sun_quan-", "peach.h4", hp=1),
        seat("meng_huo+ ma_chao-", hp=1),
        seat("cao_ren- yue_jin-"),
    )
    s.use("A", "savage_assault").skill("B", "tianxiang", "peach.h4", "C").on()
    assert not s["C"].alive
    assert s.told("gz-damage", seat="D", source=None)


@pytest.mark.proves("guozhan", "skill", "meng_huo.huoshou")
def test_a_hidden_meng_huo_is_asked_for_both_parts() -> None:
    s = scene(seat("", "savage_assault"), seat("pan_feng- pang_de-"), seat("ma_chao- meng_huo-"))
    s.use("A", "savage_assault").until("C", "gz-skill", "huoshou")
    assert s.asked("C", "gz-skill").args["timing"] == "designated"
    s.does("C", "gz-skill", "decline").until("C", "gz-skill", "huoshou")
    assert s.asked("C", "gz-skill").args["timing"] == "effect_starts"
    assert s.told("gz-damage", seat="B", source="A")
    s.does("C", "gz-skill", "huoshou", reveals="deputy").on()
    assert (s["C"].hp, s["C"].up) == (4, (False, True))


@pytest.mark.proves("guozhan", "skill", "meng_huo.huoshou")
def test_a_hidden_meng_huo_is_asked_at_the_first_target_only_and_may_decline_all() -> None:
    s = scene(seat("", "savage_assault"), seat("pan_feng- pang_de-"), seat(), seat("ma_chao- meng_huo-"))
    s.use("A", "savage_assault").on()
    asked = [who for who, about, acts in s.asked_so_far if about == "gz-skill" and "huoshou" in acts]
    assert asked == ["D", "D"]
    assert (s["D"].hp, s["D"].up) == (3, (False, False))


@pytest.mark.proves("guozhan", "skill", "meng_huo.huoshou")
def test_a_hidden_meng_huo_turned_up_in_time_is_the_source() -> None:
    s = scene(seat("", "savage_assault"), seat("pan_feng- pang_de-"), seat("ma_chao- meng_huo-"))
    s.use("A", "savage_assault").skill("C", "huoshou", reveals="deputy").on()
    assert s.told("gz-damage", seat="B", source="C")
    assert s["C"].hp == 4


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@first")
def test_hearts_heal_and_the_rest_is_his() -> None:
    s = scene(seat("meng_huo+ ma_chao-", hp=1), seat(), stage="draw", deck="peach.h4 slash.s7 dodge.h2 wine")
    s.skill("A", "zaiqi").until("A", "gz-play")
    assert s["A"].hp == 3
    assert s.hand("A") == ["slash"]
    assert s.discarded() == ["peach.h4", "dodge.h2"]
    assert s.told("gz-recover", seat="A", amount=2)
    s.sound()


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@first")
def test_zaiqi_may_be_declined() -> None:
    s = scene(seat("meng_huo+ ma_chao-", hp=1), seat(), stage="draw", deck="peach.h4 slash.s7")
    s.until("A", "gz-skill", "zaiqi").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert s.hand("A") == ["peach", "slash"]


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@first")
def test_unwounded_there_is_no_zaiqi() -> None:
    s = scene(seat("meng_huo+ ma_chao-"), seat(), stage="draw")
    s.not_offered("A", "zaiqi")
    assert len(s["A"].hand) == 2


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@first")
def test_a_hidden_meng_huo_counts_what_he_misses_after_the_reward() -> None:
    s = scene(seat("meng_huo- zhu_rong+", hp=2), seat(), stage="draw", deck="slash.s7 slash.s8 wine")
    s.skill("A", "zaiqi", reveals="head").does("A", "gz-companion", "recover").until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert s["A"].hp == 3
    assert s.hand("A") == ["slash"]


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@first")
def test_drawing_is_given_up_even_if_the_reward_leaves_nothing_to_turn_up() -> None:
    s = scene(seat("meng_huo- zhu_rong+", hp=3), seat(), stage="draw")
    s.skill("A", "zaiqi").does("A", "gz-companion", "recover").until("A", "gz-play")
    assert s["A"].hp == 4
    assert s["A"].hand == []


# -- current edition


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@current")
def test_at_the_end_of_the_discard_phase_each_chosen_one_heals_him_or_draws() -> None:
    s = scene(
        seat("meng_huo+ guan_yu-", "peach.h4 dodge.d2 dodge.h2 slash.s7", hp=1), *MINE, *ENEMIES, edition="current"
    )
    s.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", ("peach.h4", "dodge.d2", "dodge.h2"))
    s.skill("A", "zaiqi", ("A", "B", "C")).does("A", "gz-zaiqi", "recover").does("B", "gz-zaiqi", "recover")
    s.does("C", "gz-zaiqi", "draw_one").until("B", "gz-play")
    assert s["A"].hp == 3
    assert len(s["C"].hand) == 1
    s.sound()


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@current")
def test_as_many_as_red_cards_were_put_away_and_only_of_his_kingdom() -> None:
    s = scene(seat("meng_huo+ guan_yu-", "peach.h4 slash.s7 slash.s8", hp=1), *MINE, *ENEMIES, edition="current")
    s.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", ("peach.h4", "slash.s7"))
    s.until("A", "gz-skill", "zaiqi")
    (option,) = [o for o in s.asked("A", "gz-skill").options if o.act == "zaiqi"]
    assert (list(option.picks[0].candidates), option.picks[0].most) == ([0, 1, 2], 1)


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@current")
def test_black_cards_are_no_occasion_and_the_current_zaiqi_may_be_declined() -> None:
    s = scene(seat("meng_huo+ guan_yu-", "slash.s7 slash.s8", hp=1), *MINE, *ENEMIES, edition="current")
    s.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", "slash.s7").not_offered("A", "zaiqi")
    t = scene(seat("meng_huo+ guan_yu-", "peach.h4 slash.s8", hp=1), *MINE, *ENEMIES, edition="current")
    t.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", "peach.h4")
    t.until("A", "gz-skill", "zaiqi").does("A", "gz-skill", "decline").until("B", "gz-play")
    assert t["A"].hp == 1


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@current")
def test_unwounded_he_lets_them_only_draw() -> None:
    s = scene(seat("meng_huo+ guan_yu-", "peach.h4 slash slash slash slash", hp=4), *MINE, *ENEMIES, edition="current")
    s["A"].max_hp = 4
    s.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", "peach.h4").skill("A", "zaiqi", "C")
    s.until("B", "gz-play")
    assert len(s["C"].hand) == 1
    assert all(about != "gz-zaiqi" for _, about, _ in s.asked_so_far)


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@current")
def test_a_card_that_has_left_the_discard_pile_does_not_count() -> None:
    s = scene(
        seat("meng_huo+ kong_rong+", "peach.h4 slash.s7", hp=1), seat("cao_cao- dian_wei-"), *ENEMIES, edition="current"
    )
    s.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", "peach.h4")
    s.skill("A", "lirang", "peach", "B").not_offered("A", "zaiqi")
    assert s.hand("B")[0] == "peach"


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@current")
def test_red_cards_used_earlier_in_the_turn_count_too() -> None:
    s = scene(seat("meng_huo+ guan_yu-", "slash.h10 peach.h4", hp=1), *MINE, *ENEMIES, edition="current")
    s.use("A", "slash.h10", "B").on().ends("A").skill("A", "zaiqi", "A").does("A", "gz-zaiqi", "recover")
    s.until("B", "gz-play")
    assert s["A"].hp == 2


@pytest.mark.proves("guozhan", "skill", "meng_huo.zaiqi@current")
def test_a_hidden_meng_huo_chooses_among_those_who_will_be_of_his_kingdom() -> None:
    s = scene(seat("meng_huo- guan_yu-", "peach.h4 slash.s8", hp=1), *MINE, *ENEMIES, edition="current")
    s.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", "peach.h4")
    s.skill("A", "zaiqi", "B", reveals="head").does("B", "gz-zaiqi", "recover").until("B", "gz-play")
    assert (s["A"].up, s["A"].kingdom, s["A"].hp) == ((True, False), "shu", 2)
    t = scene(
        seat("meng_huo- guan_yu-", "peach.h4 slash.s8", hp=1), *MINE, seat("cao_ren- yue_jin-"), edition="current"
    )
    t.ends("A").until("A", "gz-discard").does("A", "gz-discard", "choose", "peach.h4").until("A", "gz-skill", "zaiqi")
    (option,) = [o for o in t.asked("A", "gz-skill").options if o.act == "zaiqi"]
    assert list(option.picks[0].candidates) == [0]
