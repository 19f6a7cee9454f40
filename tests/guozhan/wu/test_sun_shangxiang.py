"""孙尚香: 结姻, 枭姬."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.jieyin")
def test_two_hand_cards_heal_her_and_a_wounded_man() -> None:
    s = scene(seat("sun_shangxiang+ gan_ning+", "slash dodge wine", hp=1), seat("dian_wei+ xu_huang+", hp=2))
    s.skill("A", "jieyin", ("slash", "dodge"), "B", about="gz-play").on()
    assert (s["A"].hp, s["B"].hp, s.hand("A")) == (2, 3, ["wine"])
    assert "jieyin" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.jieyin")
def test_she_need_not_be_wounded_herself_but_he_must() -> None:
    s = scene(
        seat("sun_shangxiang+ gan_ning+", "slash dodge"),
        seat("dian_wei+ xu_huang+", hp=2),
        seat("huang_zhong+ wei_yan+"),
    )
    option = next(o for o in s.asked("A", "gz-play").options if o.act == "jieyin")
    assert list(option.picks[1].candidates) == [1]
    s.skill("A", "jieyin", ("slash", "dodge"), "B", about="gz-play").on()
    assert (s["A"].hp, s["B"].hp) == (3, 3)


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.jieyin")
@pytest.mark.parametrize(
    ("other", "fits"),
    [
        ("da_qiao+ lu_meng+", False),
        ("lu_meng+ da_qiao+", True),
        ("da_qiao- lu_meng+", True),
        ("lu_meng- da_qiao-", False),
    ],
)
def test_the_head_says_who_is_a_man_and_the_hidden_are_none(other: str, fits: bool) -> None:
    s = scene(seat("sun_shangxiang+ gan_ning+", "slash dodge"), seat(other, hp=1), seat())
    assert ("jieyin" in s.acts(s.asked("A", "gz-play"))) is fits


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.jieyin")
def test_not_with_herself_nor_with_one_hand_card() -> None:
    s = scene(seat("gan_ning+ sun_shangxiang+", "slash dodge", hp=1), seat("dian_wei+ xu_huang+"))
    assert "jieyin" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("sun_shangxiang+ gan_ning+", "slash", equip="crossbow"), seat("dian_wei+ xu_huang+", hp=1))
    assert "jieyin" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.jieyin")
def test_recoveries_come_in_turn_order_after_a_hidden_one_is_turned_up() -> None:
    s = scene(seat("sun_shangxiang- gan_ning-", "slash dodge", hp=2), seat("dian_wei+ xu_huang+", hp=2))
    s.skill("A", "jieyin", ("slash", "dodge"), "B", about="gz-play", reveals="head").on()
    assert s["A"].up == (True, False)
    assert [n.args["seat"] for n in s.news if n.key == "gz-recover"] == [0, 1]


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.xiaoji@first")
def test_lost_equipment_gives_two_cards() -> None:
    s = scene(seat("", "dismantle"), seat("sun_shangxiang+ gan_ning+", equip="crossbow"))
    s.use("A", "dismantle", "B").skill("B", "xiaoji").on()
    assert len(s["B"].hand) == 2


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.xiaoji@first")
def test_she_may_do_without() -> None:
    s = scene(seat("", "dismantle"), seat("sun_shangxiang+ gan_ning+", equip="crossbow"))
    s.use("A", "dismantle", "B").until("B", "gz-skill", "xiaoji").on()
    assert s.hand("B") == []


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.xiaoji@first")
def test_replaced_equipment_is_lost_but_putting_on_the_first_is_not() -> None:
    s = scene(seat("sun_shangxiang+ gan_ning+", "crossbow axe"), seat())
    s.does("A", "gz-play", "use", "crossbow").not_offered("A", "xiaoji")
    s.does("A", "gz-play", "use", "axe").skill("A", "xiaoji").on()
    assert len(s["A"].hand) == 2
    assert s.worn("A") == {"weapon": "axe"}


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.xiaoji@first")
def test_several_at_once_give_two_cards_once() -> None:
    s = scene(seat("sun_shangxiang+ sun_quan+", equip="crossbow chitu"), seat(), deck="peach peach dodge dodge")
    s.skill("A", "zhiheng", ("crossbow", "chitu"), about="gz-play").skill("A", "xiaoji").on()
    assert s.hand("A") == ["dodge", "dodge", "peach", "peach"]


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.xiaoji@first")
def test_lost_hand_cards_give_nothing() -> None:
    s = scene(seat("", "dismantle"), seat("sun_shangxiang+ gan_ning+", "peach"))
    s.use("A", "dismantle", "B").not_offered("B", "xiaoji")


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.xiaoji@first")
def test_armour_moved_away_gives_two_cards_once() -> None:
    s = scene(
        seat("zhang_he+ xu_huang+", "dodge"),
        seat("sun_shangxiang+ gan_ning+", equip="silver_lion", hp=1),
        seat(),
        stage="play",
    )
    s.skill("A", "qiaobian", "dodge")
    s.until("A", "gz-move-on-field").does("A", "gz-move-on-field", "move", "silver_lion", "C")
    s.skill("B", "xiaoji").on()
    assert s.count("gz-skill", seat="B", skill="xiaoji") == 1
    # two by the skill, and two in the turn that has come to her meanwhile
    assert len(s["B"].hand) == 4
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "sun_shangxiang.xiaoji@first")
def test_a_hidden_one_may_be_turned_up_in_the_middle_of_a_loss() -> None:
    s = scene(seat("", "snatch"), seat("gan_ning- sun_shangxiang-", equip="crossbow"))
    s.use("A", "snatch", "B").skill("B", "xiaoji", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert len(s["B"].hand) == 2
    assert s.hand("A") == ["crossbow"]


XIAOJI_CURRENT = pytest.mark.proves("guozhan", "skill", "sun_shangxiang.xiaoji@current")


@XIAOJI_CURRENT
def test_current_lost_in_the_turn_of_another_equipment_gives_three_cards() -> None:
    s = scene(seat("", "dismantle"), seat("sun_shangxiang+ gan_ning+", equip="crossbow"), edition="current")
    s.use("A", "dismantle", "B").skill("B", "xiaoji").on()
    assert len(s["B"].hand) == 3
    s.sound()


@XIAOJI_CURRENT
def test_current_in_her_own_turn_it_gives_one() -> None:
    s = scene(seat("sun_shangxiang+ gan_ning+", "crossbow axe"), seat(), deck="peach", edition="current")
    s.does("A", "gz-play", "use", "crossbow").not_offered("A", "xiaoji")
    s.does("A", "gz-play", "use", "axe").skill("A", "xiaoji").on()
    assert (s.hand("A"), s.worn("A")) == (["peach"], {"weapon": "axe"})


@XIAOJI_CURRENT
def test_current_several_at_once_count_once() -> None:
    s = scene(
        seat("sun_shangxiang+ sun_quan+", equip="crossbow chitu"),
        seat(),
        deck="peach dodge dodge",
        edition="current",
    )
    s.skill("A", "zhiheng", ("crossbow", "chitu"), about="gz-play").skill("A", "xiaoji").on()
    assert s.hand("A") == ["dodge", "dodge", "peach"]


@XIAOJI_CURRENT
def test_current_she_may_do_without_and_hand_cards_give_nothing() -> None:
    s = scene(seat("", "dismantle"), seat("sun_shangxiang+ gan_ning+", equip="crossbow"), edition="current")
    s.use("A", "dismantle", "B").until("B", "gz-skill", "xiaoji").on()
    assert s.hand("B") == []
    s = scene(seat("", "dismantle"), seat("sun_shangxiang+ gan_ning+", "peach"), edition="current")
    s.use("A", "dismantle", "B").not_offered("B", "xiaoji")


@XIAOJI_CURRENT
def test_current_a_hidden_one_may_be_turned_up_in_the_middle_of_a_loss() -> None:
    s = scene(seat("", "snatch"), seat("gan_ning- sun_shangxiang-", equip="crossbow"), edition="current")
    s.use("A", "snatch", "B").skill("B", "xiaoji", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert (len(s["B"].hand), s.hand("A")) == (3, ["crossbow"])
