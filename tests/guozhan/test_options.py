"""Every setting of rules §21: what it changes, and that those of the current edition change nothing in the first."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.skill import DEPUTY
from sanzhan.kernel.errors import BadOption
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.options import describe, from_dict
from sanzhan.kernel.rng import Rng

WEI, SHU, WU, QUN = "cao_ren+ yue_jin+", "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+", "pan_feng+ pang_de+"
SHU_TOO, SHU_THREE = "ma_chao+ zhao_yun+", "huang_zhong+ wei_yan+"


def digest(**options: object) -> str:
    """Where a random match with this seed ends."""
    match = Match(GUOZHAN, 4, from_dict(GuozhanOptions, options), bytes(range(32)), copyable=False)
    rng = Rng("options")
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        match.answer(ask.seat, random_answer(ask, rng))
    return GUOZHAN.state(match.table)


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", **how)


@pytest.mark.proves("guozhan", "option", "edition")
def test_both_editions_are_played() -> None:
    assert digest(edition="first") == digest()
    assert digest(edition="current") != digest()
    assert edition_of(GuozhanOptions()).lords == {}
    assert len(edition_of(GuozhanOptions()).deck) == 108


@pytest.mark.proves("guozhan", "option", "first_player")
def test_the_first_player_is_drawn_or_seat_one() -> None:
    starts = {Match(GUOZHAN, 4, GuozhanOptions(), bytes([seed]) * 32).table.starter for seed in range(20)}
    assert starts == {0, 1, 2, 3}
    options = GuozhanOptions(first_player="seat_one")
    assert {Match(GUOZHAN, 4, options, bytes([seed]) * 32).table.starter for seed in range(20)} == {0}


@pytest.mark.proves("guozhan", "option", "nullification_order")
def test_of_several_who_want_to_nullify_the_first_in_turn_order_does() -> None:
    s = scene(seat("", "dismantle"), seat("", "peach"), seat("", "nullification"), seat("", "heg_nullification"))
    s.use("A", "dismantle", "B").until("C", "gz-nullify")
    s.does("C", "gz-nullify", "card", "nullification").does("D", "gz-nullify", "card", "heg_nullification").on()
    assert s.hand("D") == ["heg_nullification"]
    assert s.hand("C") == []
    assert s.hand("B") == ["peach"]


# -- rewards


@pytest.mark.proves("guozhan", "option", "rewards")
def test_the_first_edition_has_no_marks() -> None:
    with pytest.raises(BadOption, match="marks"):
        Match(GUOZHAN, 4, GuozhanOptions(rewards="marks"), bytes(32))
    assert digest(rewards="instant") == digest()


def turned_up(pair: str, **options: Any) -> Scene:
    """A turns both generals up."""
    s = current(seat(pair), seat(), seat(), stage="prepare", **options)
    return s.skill("A", "turn_up", ("head", "deputy"))


@pytest.mark.proves("guozhan", "option", "rewards")
def test_rewards_are_marks_or_had_at_once() -> None:
    for rewards in ("auto", "marks"):
        assert turned_up("cao_cao- dian_wei-", rewards=rewards)["A"].marks == ("companion", "vanguard")
    s = turned_up("cao_cao- dian_wei-", rewards="instant").does("A", "gz-companion", "draw_two").until("A", "gz-play")
    # two of them in the draw phase
    assert len(s["A"].hand) == 4
    assert s["A"].marks == ()
    s = turned_up("sima_yi- xu_chu-", rewards="instant").does("A", "gz-fish", "draw_one")
    assert s["A"].marks == ()


@pytest.mark.proves("guozhan", "option", "rewards")
def test_a_careerist_by_his_general_has_his_mark_with_either() -> None:
    for rewards in ("marks", "instant"):
        assert "careerist" in turned_up("sun_chen- guan_yu-", rewards=rewards).until("A", "gz-play")["A"].marks


@pytest.mark.proves("guozhan", "option", "overflow_gets_careerist_mark")
@pytest.mark.parametrize(("setting", "marks"), [(False, ()), (True, ("careerist",))])
def test_one_for_whom_there_is_no_room_gets_the_mark_too(setting: bool, marks: tuple[str, ...]) -> None:
    s = current(
        seat(SHU), seat(SHU_TOO), seat("huang_zhong- wei_yan-"), seat(WEI), turn="C", stage="prepare",
        overflow_gets_careerist_mark=setting,
    )  # fmt: skip
    s.skill("C", "turn_up", "head")
    assert s["C"].careerist
    assert s["C"].marks == marks


@pytest.mark.proves("guozhan", "option", "marks_granted_after_event")
@pytest.mark.parametrize("setting", [False, True])
def test_marks_come_at_once_or_after_what_is_going_on(setting: bool) -> None:
    table = seat(WEI, "slash"), seat("wolong+ pang_tong-", hp=1), seat(WU)
    s = current(*table, marks_granted_after_event=setting).use("A", "slash", "B").skill("B", "niepan")
    s.until("A", "gz-play")
    order = [n.key for n in s.news if n.key in ("gz-mark", "gz-recover", "gz-saved")]
    assert order.index("gz-mark") == (len(order) - 1 if setting else 0)
    assert s["B"].marks == ("companion",)
    s.sound()


@pytest.mark.proves("guozhan", "option", "marks_granted_after_event")
@pytest.mark.parametrize(("setting", "marks"), [(False, 1), (True, 0)])
def test_who_has_died_meanwhile_gets_none(setting: bool, marks: int) -> None:
    s = current(
        seat("guan_yu- zhang_fei-", "peach.h4", hp=1), seat("xiahou_dun- xu_chu-"), seat(), deck="dodge.d2",
        marks_granted_after_event=setting,
    )  # fmt: skip
    s.does("A", "gz-play", "wusheng", "peach.h4", "B", card="slash").skill("B", "ganglie").on()
    assert not s["A"].alive
    assert s.count("gz-mark", seat="A", mark="vanguard") == marks


# -- deaths and victory


@pytest.mark.proves("guozhan", "option", "reward_counts_dead")
@pytest.mark.parametrize(("setting", "cards"), [("auto", 2), ("false", 2), ("true", 3)])
def test_earlier_dead_do_not_count_for_the_reward_but_with_the_setting(setting: str, cards: int) -> None:
    s = current(
        seat(WEI, "slash"), seat(SHU, hp=1), seat(SHU_TOO), seat(SHU_THREE, dead=True), seat(WU), seat(QUN),
        reward_counts_dead=setting,
    )  # fmt: skip
    assert s.use("A", "slash", "B").on().told("gz-reward", seat="A")["count"] == cards


@pytest.mark.proves("guozhan", "option", "careerist_kill_reward")
@pytest.mark.parametrize(("setting", "ally", "cards"), [("normal", False, 1), ("three", False, 3), ("three", True, 1)])
def test_a_careerist_without_an_ally_draws_three(setting: str, ally: bool, cards: int) -> None:
    s = current(
        seat("sun_chen+ liu_bei+", "slash", kingdom="careerist"), seat(WEI, hp=1), seat(SHU), seat(WU),
        careerist_kill_reward=setting,
    )  # fmt: skip
    if ally:
        s["C"].kingdom = s["A"].kingdom
    assert s.use("A", "slash", "B").on().told("gz-reward", seat="A")["count"] == cards


@pytest.mark.proves("guozhan", "option", "auto_reveal_win")
@pytest.mark.parametrize(
    ("setting", "survivor", "ends"),
    [
        (False, "ma_chao- zhao_yun-", False),
        (True, "ma_chao- zhao_yun-", True),
        # he would be a careerist
        (True, "sun_chen- zhao_yun-", False),
    ],
)
def test_a_victory_that_is_certain_is_declared(setting: bool, survivor: str, ends: bool) -> None:
    s = current(
        seat(SHU, "slash"), seat(WEI, hp=1), seat(survivor), seat(WU, dead=True), auto_reveal_win=setting
    ).use("A", "slash", "B")  # fmt: skip
    if ends:
        s.on()
        assert s.match.result is not None
        assert s.match.result.winners == (0, 2)
    else:
        assert s.until("A", "gz-play").match.result is None


# -- turning up


@pytest.mark.proves("guozhan", "option", "play_phase_reveal_locked")
@pytest.mark.parametrize(("setting", "offered"), [("auto", True), ("true", True), ("false", False)])
def test_a_locked_general_is_turned_up_at_a_free_moment(setting: str, offered: bool) -> None:
    s = current(seat("lu_bu- diao_chan-"), seat(), play_phase_reveal_locked=setting)
    places = [list(one.picks[0].shown) for one in s.asked("A", "gz-play").options if one.act == "turn_up"]
    assert places == ([["head"]] if offered else [])


@pytest.mark.proves("guozhan", "option", "reveal_state_when_needed")
@pytest.mark.parametrize("setting", [True, False])
def test_a_hidden_mashu_is_claimed_where_it_matters(setting: bool) -> None:
    s = current(
        seat("ma_chao- zhao_yun-", "snatch"), seat(), seat("", "peach"), seat(), reveal_state_when_needed=setting
    )
    revealing = [one.args.get("reveals") for one in s.asked("A", "gz-play").options if one.act == "use"]
    assert ("head" in revealing) is setting


# -- careerists


def about_to_win(**options: Any) -> Scene:
    """B kills the last stranger; A, of the same kingdom by his deputy, is a careerist by his hidden head."""
    s = current(
        seat("sun_chen- liu_bei+"), seat("guan_yu+ zhang_fei-", "slash", equip="qinggang"), seat("ma_chao+ zhao_yun-"),
        seat(WEI, hp=1), seat(WU, dead=True), seat(QUN, dead=True), turn="B", **options,
    )  # fmt: skip
    return s.use("B", "slash", "D")


@pytest.mark.proves("guozhan", "option", "recruit_timing")
@pytest.mark.parametrize(
    ("setting", "then", "later"), [("both", True, True), ("win_check", True, False), ("play_phase", False, True)]
)
def test_one_recruits_before_a_victory_or_in_the_own_play_phase(setting: str, then: bool, later: bool) -> None:
    s = about_to_win(recruit_timing=setting).on()
    assert any(about == "gz-recruit" for _, about, _ in s.asked_so_far) is then
    s = current(
        seat("sun_chen+ liu_bei+", kingdom="careerist", marks="careerist"), seat(SHU), seat(WEI), recruit_timing=setting
    )
    assert ("recruit" in s.acts(s.asked("A", "gz-play"))) is later


@pytest.mark.proves("guozhan", "option", "recruit_refuse_bonus")
@pytest.mark.parametrize(("setting", "cards", "hp"), [("none", 1, 2), ("q24", 4, 3)])
def test_who_refuses_draws_up_to_four_and_recovers(setting: str, cards: int, hp: int) -> None:
    s = current(
        seat("sun_chen+ liu_bei+", kingdom="careerist", marks="careerist"), seat(SHU, "peach", hp=2), seat(WEI, hp=2),
        seat(WU, hp=2), recruit_refuse_bonus=setting,
    )  # fmt: skip
    s.does("A", "gz-play", "recruit").does("B", "gz-join", "refuse").does("C", "gz-join", "join")
    assert (len(s["B"].hand), s["B"].hp) == (cards, hp)
    assert same_kingdom(s["A"], s["C"])
    # neither who joins nor who is not asked any more
    assert [(s[one].hand, s[one].hp) for one in "CD"] == [([], 2), ([], 2)]


# -- the last four


def late(**options: Any) -> Scene:
    """Three of seven are left, no two of one kingdom, and B's turn begins."""
    dead = [seat(pair, dead=True) for pair in (SHU_TOO, QUN, "xu_chu+ dian_wei+", "lu_bu+ diao_chan+")]
    return current(
        seat(SHU), seat(WEI, "peach", hp=2, marks="companion"), seat(WU), *dead, stage="turn", turn="B", **options
    ).until("B", "gz-play")


@pytest.mark.proves("guozhan", "option", "battle_royal")
@pytest.mark.parametrize(("setting", "rages"), [("auto", True), ("on", True), ("off", False)])
def test_the_last_few_fight_with_peaches(setting: str, rages: bool) -> None:
    s = late(battle_royal=setting)
    assert s.table.battle_royal is rages
    assert s.acts(s.asked("B", "gz-play")).count("battle_royal") == rages


@pytest.mark.proves("guozhan", "option", "battle_royal_needs_death")
@pytest.mark.parametrize("setting", [True, False])
def test_at_a_table_of_three_somebody_has_to_die_first(setting: bool) -> None:
    s = current(seat(SHU), seat(WEI), seat(WU), stage="turn", battle_royal_needs_death=setting).until("A", "gz-play")
    assert s.table.battle_royal is not setting


@pytest.mark.proves("guozhan", "option", "battle_royal_blocks_virtual_peach")
@pytest.mark.parametrize("setting", [True, False])
def test_a_peach_without_a_card_heals_in_it_or_not(setting: bool) -> None:
    s = late(battle_royal_blocks_virtual_peach=setting)
    assert ("mark_companion_peach" in s.acts(s.asked("B", "gz-play"))) is not setting
    s.ends("B").until("C", "gz-play").ends("C").until("A", "gz-play")
    off = late(battle_royal="off", battle_royal_blocks_virtual_peach=setting)
    assert "mark_companion_peach" in off.acts(off.asked("B", "gz-play"))


# -- cards and skills


@pytest.mark.proves("guozhan", "option", "alliance_mode")
def test_marked_cards_are_given_one_by_one_or_once_up_to_three() -> None:
    marked = " ".join([face.wire for face in current(seat(), seat()).table.face if face.alliance][:3])
    s = current(seat(SHU, marked), seat(WEI), alliance_mode="seed")
    for left in (2, 1, 0):
        s.does("A", "gz-play", "alliance", s.table.wires(s["A"].hand)[0], "B").does("A", "gz-alliance", "decline")
        s.until("A", "gz-play")
        assert len(s["A"].hand) == left
    s = current(seat(SHU, marked), seat(WEI), alliance_mode="ol")
    s.does("A", "gz-play", "alliance", tuple(marked.split()[:2]), "B").until("A", "gz-play")
    assert (len(s["A"].hand), len(s["B"].hand)) == (3, 2)
    assert "alliance" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "option", "deputy_change_candidates")
@pytest.mark.parametrize("setting", ["one", "three"])
def test_the_first_or_one_of_three_becomes_the_deputy(setting: str) -> None:
    s = current(seat(WEI, "slash"), seat("guan_yu+ xu_shu+", hp=1), seat(WU), deputy_change_candidates=setting)
    s.use("A", "slash", "B")
    if setting == "three":
        shown = list(s.until("B", "gz-deputy").asked("B", "gz-deputy").options[0].picks[0].shown)
        assert len(shown) == 3
        s.does("B", "gz-deputy", "choose", shown[2]).until("A", "gz-play")
        assert s.table.general(s["B"], DEPUTY).id == shown[2]
    else:
        s.until("A", "gz-play")
        assert "gz-deputy" not in [about for _, about, _ in s.asked_so_far]
        assert s.table.general(s["B"], DEPUTY).id == s.told("gz-deputy-sought")["generals"][-1]
    s.sound()


@pytest.mark.proves("guozhan", "option", "lure_tiger_draw")
@pytest.mark.parametrize(("setting", "cards"), [(False, 0), (True, 1)])
def test_who_lures_away_draws_one(setting: bool, cards: int) -> None:
    s = current(seat(SHU, "lure_tiger"), seat(WEI), seat(WU), lure_tiger_draw=setting)
    s.use("A", "lure_tiger", "B").until("A", "gz-play")
    assert len(s["A"].hand) == cards


@pytest.mark.proves("guozhan", "option", "jiang_lve_summon")
@pytest.mark.parametrize("setting", [True, False])
def test_jianglue_asks_the_undetermined_to_show_themselves(setting: bool) -> None:
    s = current(seat("wang_ping+ guan_yu+"), seat("ma_chao- pang_tong-"), seat(WEI), seat(WU), jiang_lve_summon=setting)
    s.does("A", "gz-play", "jianglue").until("A", "gz-play")
    assert ("B" in [who for who, about, _ in s.asked_so_far if about == "gz-summoned"]) is setting


# -- all of them


CURRENT_ONLY: list[tuple[str, list[object]]] = [
    (str(option["name"]), list(option["values"]))
    for option in describe(GuozhanOptions)
    if isinstance(option["values"], list)
    and option["name"]
    in (
        "packages", "battle_royal", "battle_royal_needs_death", "battle_royal_blocks_virtual_peach",
        "marks_granted_after_event", "overflow_gets_careerist_mark", "recruit_timing", "recruit_refuse_bonus",
        "alliance_mode", "deputy_change_candidates", "lords", "decks", "lure_tiger_draw", "jiang_lve_summon",
        "dual_as_head",
    )
]  # fmt: skip


@pytest.mark.parametrize(("name", "values"), CURRENT_ONLY)
def test_settings_of_the_current_edition_are_checked_and_change_nothing_in_the_first(
    name: str, values: list[object]
) -> None:
    assert {digest(**{name: value}) for value in values} == {digest()}
    with pytest.raises(BadOption, match=name):
        from_dict(GuozhanOptions, {name: "no such value"})
