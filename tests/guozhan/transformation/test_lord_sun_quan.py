"""君孙权: 嘉禾, 缘江烽火图 (英姿, 好施, 涉猎, 度势), 敛资 (制衡), 聚宝."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.table import PILE

JIAHE = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.jiahe")
MAP = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.riverside_beacon_map")
YINGZI = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.yingzi")
HAOSHI = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.haoshi")
SHELIE = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.shelie")
DUOSHI = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.duoshi")
LIANZI = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.lianzi")
ZHIHENG = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.zhiheng")
JUBAO = pytest.mark.proves("guozhan", "skill", "lord_sun_quan.jubao")
ADD = "riverside_beacon_map"
PAIR = "lord_sun_quan+ lu_meng+"
WU = "gan_ning+ huang_gai+"
WEI = "cao_ren+ yue_jin+"
MANY = "crossbow green_dragon axe eight_trigrams kylin_bow"


def current(*seats: Any, beacons: str = "", lord: str = "A", **how: Any) -> Scene:
    """A scene with these cards on the map."""
    s = scene(*seats, edition="current", **how)
    for word in beacons.split():
        card = next(h for h in s.table.deck if s.table.face[h].kind == word)
        s.table.deck.remove(card)
        s[lord].piles["beacon"] = (*s[lord].piles.get("beacon", ()), card)
        s.table.zone[card], s.table.owner[card] = PILE, s[lord].seat
        for one in range(s.table.size):
            s.table.seen[one] |= 1 << card
    return s


def map_of(s: Scene, lord: str = "A") -> list[str]:
    return [s.table.face[card].kind for card in s[lord].piles.get("beacon", ())]


def acts(s: Scene, letter: str = "A") -> set[str]:
    return {option.act for option in s.asked(letter, "gz-play").options}


def prepares(me: str = PAIR, hand: str = "", other: str = WEI, **how: Any) -> Scene:
    """A's turn is about to begin, with these beacons on the map."""
    return current(seat(me, hand), seat(other), seat(), seat(), turn="D", **how).ends("D")


def teaches(beacons: str, *skills: str, **how: Any) -> Scene:
    """The lord has chosen these skills in his preparation phase."""
    return prepares(beacons=beacons, **how).skill("A", ADD, skills)


@JIAHE
def test_the_map_is_there_while_the_lord_is_up_and_for_wu_alone() -> None:
    s = current(seat(WU, "crossbow"), seat(PAIR), seat(WEI), seat())
    assert ADD in acts(s)
    s = current(seat(WEI, "crossbow"), seat(PAIR), seat(), seat())
    assert ADD not in acts(s)
    s = current(seat("gan_ning- huang_gai-", "crossbow"), seat(PAIR), seat(WEI), seat())
    assert ADD not in acts(s)


@JIAHE
def test_hidden_the_lord_gives_nothing() -> None:
    s = current(seat(WU, "crossbow"), seat("lord_sun_quan- lu_meng+"), seat(WEI), seat())
    assert ADD not in acts(s)
    s = current(seat("lord_sun_quan- lu_meng-", "crossbow"), seat(), seat(WEI), seat())
    assert ADD not in acts(s)


@JIAHE
def test_a_careerist_of_wu_has_no_part_in_it() -> None:
    s = current(seat(WU, "crossbow", kingdom="careerist"), seat(PAIR), seat(WEI), seat())
    assert ADD not in acts(s)


@JIAHE
def test_when_the_lord_dies_beacons_and_lessons_are_gone() -> None:
    s = prepares(WU, "slash.h10 peach.h6", PAIR, beacons="crossbow axe", lord="B")
    s["B"].hp = 1
    s.skill("A", ADD, "yingzi").until("A", "gz-play")
    assert len(s["A"].hand) == 5
    s.use("A", "slash.h10", "B").on()
    assert not s["B"].alive
    assert map_of(s, "B") == []
    assert s.table.index.modifiers.get("hand_limit_base", ()) == ()
    s.sound()


@MAP
def test_each_of_wu_lays_one_equipment_card_a_phase() -> None:
    s = current(seat(WU, "crossbow axe", equip="eight_trigrams"), seat(PAIR), seat(WEI), seat())
    s.skill("A", ADD, "eight_trigrams", about="gz-play").on()
    assert map_of(s, "B") == ["eight_trigrams"]
    assert s.worn("A") == {}
    assert ADD not in acts(s)
    s.sound()


@MAP
def test_the_lord_lays_his_own_and_only_equipment() -> None:
    s = current(seat(PAIR, "crossbow peach"), seat(WEI), seat())
    option = next(option for option in s.asked("A", "gz-play").options if option.act == ADD)
    assert len(option.picks[0].candidates) == 1
    s.skill("A", ADD, "crossbow", about="gz-play").on()
    assert map_of(s) == ["crossbow"]


@MAP
@pytest.mark.parametrize(("count", "known"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_the_more_beacons_the_more_there_is_to_choose(count: int, known: int) -> None:
    s = prepares(beacons=" ".join(MANY.split()[:count])).until("A", "gz-skill", ADD)
    option = next(option for option in s.asked("A", "gz-skill").options if option.act == ADD)
    (pick,) = option.picks
    assert list(pick.candidates) == ["yingzi", "haoshi", "shelie", "duoshi"][:known]
    assert pick.most == (2 if count == 5 else 1)


@MAP
def test_without_beacons_there_is_nothing_and_one_may_decline() -> None:
    prepares().not_offered("A", ADD)
    s = prepares(beacons="axe").until("A", "gz-skill", ADD)
    s.until("A", "gz-play")
    assert len(s["A"].hand) == 2


@MAP
def test_another_of_wu_learns_for_its_own_turn() -> None:
    s = prepares(WU, other=PAIR, beacons="axe", lord="B")
    s.skill("A", ADD, "yingzi").until("A", "gz-play")
    assert len(s["A"].hand) == 3
    s.ends("A").on()
    assert s["A"].effects == ()


@MAP
def test_five_beacons_teach_two_skills() -> None:
    s = teaches(MANY, "yingzi", "haoshi").skill("A", "haoshi").until("A", "gz-play")
    assert len(s["A"].hand) == 5


@MAP
def test_a_slash_costs_a_beacon_of_his_choice() -> None:
    s = current(seat(WEI, "slash"), seat(PAIR), seat(), seat(), beacons="crossbow axe", lord="B")
    s.use("A", "slash", "B").skill("B", ADD, "crossbow").on()
    assert map_of(s, "B") == ["axe"]
    s.sound()


@MAP
def test_a_trick_too_but_no_other_damage() -> None:
    s = current(seat(WEI, "savage_assault"), seat(PAIR), seat(), seat(), beacons="crossbow", lord="B")
    s.does("A", "gz-play", "use", "savage_assault").on()
    assert map_of(s, "B") == []
    s = current(seat("ma_su+ guan_yu+", "peach"), seat(PAIR), seat(), seat(), beacons="crossbow", lord="B")
    s.skill("A", "sanyao", "peach", "B", about="gz-play").on()
    assert s["B"].wounded
    assert map_of(s, "B") == ["crossbow"]


@YINGZI
def test_one_more_card_and_a_higher_hand_limit() -> None:
    s = teaches("axe", "yingzi", hand="slash").until("A", "gz-play")
    assert len(s["A"].hand) == 4
    s["A"].hp = 1
    s.ends("A").on()
    assert s.count("gz-discard", seat="A") == 0


@YINGZI
def test_yingzi_not_chosen_draws_two() -> None:
    s = teaches("axe crossbow", "haoshi").until("A", "gz-play")
    assert len(s["A"].hand) == 2


@HAOSHI
def test_two_more_cards_and_half_of_more_than_five_is_given() -> None:
    s = teaches("axe crossbow", "haoshi", hand="slash slash dodge").skill("A", "haoshi")
    option = s.until("A", "gz-skill", "haoshi").asked("A", "gz-skill").options
    assert [one.act for one in option] == ["haoshi"]
    s.does("A", "gz-skill", "haoshi", ("slash", "slash", "dodge"), "B").until("A", "gz-play")
    assert s.hand("B") == ["dodge", "slash", "slash"]
    assert len(s["A"].hand) == 4


@HAOSHI
def test_haoshi_may_be_declined_and_five_cards_are_kept() -> None:
    s = teaches("axe crossbow", "haoshi").until("A", "gz-skill", "haoshi").until("A", "gz-play")
    assert len(s["A"].hand) == 2
    s = teaches("axe crossbow", "haoshi").skill("A", "haoshi").until("A", "gz-play")
    assert len(s["A"].hand) == 4


@SHELIE
def test_one_card_of_each_suit_instead_of_drawing() -> None:
    s = teaches("axe crossbow kylin_bow", "shelie", deck="slash.s7 slash.s8 peach.h6 slash.c2 dodge.d2")
    s.skill("A", "shelie").until("A", "gz-shelie").does("A", "gz-shelie", "choose", "slash.s8").until("A", "gz-play")
    assert sorted(s.table.wires(s["A"].hand)) == ["dodge.d2", "peach.h6", "slash.c2", "slash.s8"]
    assert s.discarded() == ["slash.s7"]
    s.sound()


@SHELIE
def test_several_suits_are_chosen_at_once_and_others_are_missing() -> None:
    s = teaches("axe crossbow kylin_bow", "shelie", deck="slash.s7 slash.s8 slash.c2 slash.c3 slash.c4")
    s.skill("A", "shelie").until("A", "gz-shelie").does("A", "gz-shelie", "choose", "slash.s7", "slash.c4")
    s.until("A", "gz-play")
    assert sorted(s.table.wires(s["A"].hand)) == ["slash.c4", "slash.s7"]


@SHELIE
def test_shelie_may_be_declined() -> None:
    s = teaches("axe crossbow kylin_bow", "shelie").until("A", "gz-skill", "shelie").until("A", "gz-play")
    assert len(s["A"].hand) == 2
    assert s.discarded() == []


@SHELIE
def test_with_it_nothing_is_drawn_by_yingzi() -> None:
    s = teaches(MANY, "yingzi", "shelie", deck="slash.s7 slash.s8 slash.c2 slash.c3 slash.c4").skill("A", "shelie")
    s.until("A", "gz-play")
    assert len(s["A"].hand) == 2


@DUOSHI
def test_a_red_hand_card_as_await_exhausted_four_times() -> None:
    hand = "peach.h6 peach.h7 peach.h8 peach.h9 dodge.d2 slash.s7"
    s = teaches("axe crossbow kylin_bow green_dragon", "duoshi", hand=hand).until("A", "gz-play")
    for card in ("peach.h6", "peach.h7", "peach.h8", "peach.h9"):
        s.does("A", "gz-play", "duoshi", card).until("A", "gz-discard")
        drawn = tuple(s.table.wires(s["A"].hand[-2:]))
        s.does("A", "gz-discard", "choose", drawn).until("A", "gz-play")
    assert "duoshi" not in acts(s)


@DUOSHI
def test_not_a_black_card_and_not_without_the_lesson() -> None:
    s = teaches("axe crossbow kylin_bow green_dragon", "duoshi", hand="slash.s7 dodge.d2").until("A", "gz-play")
    with pytest.raises(AssertionError):
        s.does("A", "gz-play", "duoshi", "slash.s7")
    s = current(seat(PAIR, "dodge.d2"), seat(WEI), seat(), seat(), beacons=MANY)
    assert "duoshi" not in acts(s)


@LIANZI
def test_cards_of_the_same_type_for_equipment_and_beacons() -> None:
    s = current(
        seat(PAIR, "slash.s7", equip="crossbow"), seat(WU, equip="axe"), seat(WEI, equip="kylin_bow"), seat(),
        beacons="green_dragon", deck="dodge.d2 duel peach.h6",
    )  # fmt: skip
    s.skill("A", "lianzi", "slash.s7", about="gz-play").on()
    assert sorted(s.table.wires(s["A"].hand)) == ["dodge.d2", "peach.h6"]
    assert not {"lianzi", "zhiheng"} & acts(s)
    s.sound()


@LIANZI
def test_not_without_anything_to_turn_up() -> None:
    s = current(seat(PAIR, "slash"), seat(WEI, equip="axe"), seat(), seat())
    assert "lianzi" not in acts(s)


@LIANZI
def test_a_hidden_lord_is_turned_up_by_it() -> None:
    s = current(seat("lord_sun_quan- lu_meng-", "slash", equip="axe"), seat(WEI), seat(), seat(), deck="dodge")
    s.skill("A", "lianzi", "slash", about="gz-play", reveals="head").on()
    assert s["A"].kingdom == "wu"
    assert s.hand("A") == ["dodge"]


def _gathered(cards: str) -> Scene:
    s = current(
        seat(PAIR, "slash"), seat(WEI), seat(), seat(), beacons="axe crossbow kylin_bow green_dragon", deck=cards
    )
    return s.skill("A", "lianzi", "slash", about="gz-play").on()


@ZHIHENG
def test_four_gathered_at_once_turn_lianzi_into_zhiheng() -> None:
    s = _gathered("dodge peach wine slash")
    assert len(s["A"].hand) == 4
    s.skill("A", "zhiheng", ("dodge", "peach"), about="gz-play").on()
    assert len(s["A"].hand) == 4
    assert "zhiheng" not in acts(s)
    s["A"].used = {}
    assert "lianzi" not in acts(s)


@ZHIHENG
def test_three_are_too_few() -> None:
    s = _gathered("dodge peach wine duel")
    assert len(s["A"].hand) == 3
    assert "zhiheng" not in acts(s)


@ZHIHENG
def test_with_the_pearl_there_is_no_upper_limit() -> None:
    s = current(
        seat(PAIR, "slash", equip="luminous_pearl"), seat(WEI), seat(), seat(),
        beacons="axe crossbow kylin_bow", deck="dodge peach wine slash",
    )  # fmt: skip
    s.skill("A", "lianzi", "slash", about="gz-play").on()
    most = [option.picks[0].most for option in s.asked("A", "gz-play").options if option.act == "zhiheng"]
    assert (s["A"].max_hp, max(most)) == (4, 5)


@JUBAO
def test_his_treasure_cannot_be_taken() -> None:
    s = current(seat(WEI, "snatch"), seat(PAIR, "peach", equip="luminous_pearl"), seat(), seat())
    s.use("A", "snatch", "B").until("A", "gz-snatch").does("A", "gz-snatch", "choose", "luminous_pearl").on()
    assert s["A"].hand == []
    assert s.worn("B") == {"treasure": "luminous_pearl"}
    s.sound()


@JUBAO
def test_but_it_can_be_discarded_and_other_cards_be_taken() -> None:
    s = current(seat(WEI, "dismantle snatch"), seat(PAIR, "peach", equip="luminous_pearl"), seat(), seat())
    s.use("A", "dismantle", "B").until("A", "gz-dismantle").does("A", "gz-dismantle", "choose", "luminous_pearl").on()
    assert s.worn("B") == {}
    s.use("A", "snatch", "B").on()
    assert s.hand("A") == ["peach"]


@JUBAO
def test_while_hidden_it_is_taken_unless_he_turns_up() -> None:
    s = current(seat(WEI, "snatch"), seat("lord_sun_quan- lu_meng-", "peach", equip="luminous_pearl"), seat(), seat())
    s.use("A", "snatch", "B").until("A", "gz-snatch").does("A", "gz-snatch", "choose", "luminous_pearl")
    s.skill("B", "jubao", reveals="head").on()
    assert s.worn("B") == {"treasure": "luminous_pearl"}
    s = current(seat(WEI, "snatch"), seat("lord_sun_quan- lu_meng-", "peach", equip="luminous_pearl"), seat(), seat())
    s.use("A", "snatch", "B").until("A", "gz-snatch").does("A", "gz-snatch", "choose", "luminous_pearl")
    s.until("B", "gz-skill", "jubao").on()
    assert s.hand("A") == ["luminous_pearl"]


@JUBAO
@pytest.mark.parametrize("where", ["worn", "discarded"])
def test_the_pearl_draws_a_card_at_the_end(where: str) -> None:
    worn, pile = ("luminous_pearl", "") if where == "worn" else ("", "luminous_pearl")
    s = current(seat(PAIR, equip=worn), seat(WEI), seat(), seat(), discard=pile)
    s.ends("A").until("B", "gz-play")
    assert len(s["A"].hand) == 1


@JUBAO
def test_worn_by_another_it_costs_him_a_card() -> None:
    s = current(seat(PAIR), seat(WEI, "peach", equip="luminous_pearl"), seat(), seat(), deck="dodge")
    s.ends("A").until("A", "gz-take").does("A", "gz-take", "choose", "luminous_pearl").until("B", "gz-play")
    assert s.hand("A") == ["dodge", "luminous_pearl"]


@JUBAO
def test_in_the_deck_it_does_nothing() -> None:
    s = current(seat(PAIR), seat(WEI), seat(), seat())
    s.ends("A").until("B", "gz-play")
    assert s["A"].hand == []
