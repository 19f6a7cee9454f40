"""董昭: 劝进, 凿运."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

QUANJIN = pytest.mark.proves("guozhan", "skill", "dong_zhao.quanjin")
ZAOYUN = pytest.mark.proves("guozhan", "skill", "dong_zhao.zaoyun")
PAIR = "dong_zhao+ cao_ren+"
SHU, WU, QUN = "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+", "pan_feng+ pang_de+"


def urges(pair: str = PAIR, theirs: str = "", third: str = "") -> Scene:
    """A hits B, then gives it a Peach and a command."""
    s = scene(
        seat(pair, "slash.s7 peach.h4 dodge.h2"), seat(SHU, theirs), seat(WU, third), edition="current"
    )  # fmt: skip
    s.use("A", "slash.s7", "B").on()
    return s


def commands(s: Scene) -> Scene:
    s.does("A", "gz-play", "quanjin", "dodge.h2", "B").until("A", "gz-command")
    # any of the two drawn, but for those that ask for more
    return s.does("A", "gz-command", s.acts(s.asked("A", "gz-command"))[0])


@QUANJIN
def test_one_who_obeys_lets_him_draw_a_card() -> None:
    s = commands(urges()).until("B", "gz-obey").does("B", "gz-obey", "obey").on()
    assert s.told("gz-give", seat="A", to="B", count=1)
    assert s.told("gz-obeyed", seat="B")
    assert s.count("gz-draw", seat="A") == 1
    s.sound()


@QUANJIN
def test_one_who_refuses_lets_him_draw_up_to_the_largest_hand() -> None:
    s = commands(urges(third="peach peach peach")).until("B", "gz-obey").does("B", "gz-obey", "refuse").on()
    assert s.hand("B") == ["dodge"]
    # one Peach is left, the largest hand has three
    assert s.told("gz-draw", seat="A")["count"] == 2
    assert len(s["A"].hand) == 3


@QUANJIN
def test_at_most_five() -> None:
    s = commands(urges(third="peach peach peach dodge dodge dodge dodge slash slash"))
    s.until("B", "gz-obey").does("B", "gz-obey", "refuse").on()
    assert s.told("gz-draw", seat="A")["count"] == 5


@QUANJIN
def test_nothing_if_nobody_has_more_cards() -> None:
    s = commands(urges()).until("B", "gz-obey").does("B", "gz-obey", "refuse").on()
    assert s.count("gz-draw", seat="A") == 0


@QUANJIN
def test_only_one_damaged_in_this_phase_and_once() -> None:
    s = scene(seat(PAIR, "peach"), seat(SHU, hp=2), seat(WU), edition="current")
    assert "quanjin" not in s.acts(s.asked("A", "gz-play"))
    s = urges()
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "quanjin"]
    assert list(option.picks[1].candidates) == [1]
    commands(s).on()
    assert "quanjin" not in s.acts(s.asked("A", "gz-play"))


@QUANJIN
def test_damage_before_the_play_phase_does_not_count() -> None:
    s = scene(seat(PAIR, "peach"), seat(SHU), seat(WU), edition="current", stage="prepare")
    s.until("A", "gz-play")
    assert "quanjin" not in s.acts(s.asked("A", "gz-play"))


@QUANJIN
def test_used_while_hidden_he_is_turned_up() -> None:
    s = commands(urges("dong_zhao- cao_ren-")).on()
    assert s["A"].up == (True, False)


def digs(pair: str = PAIR, hand: str = "slash.s7 peach.h4 dodge.h2", third: str = WU) -> Scene:
    """C is two seats from A."""
    return scene(seat(pair, hand), seat(SHU), seat(third), seat(QUN), edition="current")


@ZAOYUN
def test_he_pays_for_the_way_and_deals_damage() -> None:
    s = digs().does("A", "gz-play", "zaoyun", "peach.h4", "C").on()
    assert s.hand("A") == ["dodge", "slash"]
    assert s.told("gz-damage", seat="C", source="A", amount=1)
    s.sound()


@ZAOYUN
def test_the_distance_is_1_until_the_end_of_the_turn() -> None:
    s = digs().does("A", "gz-play", "zaoyun", "peach.h4", "C").on()
    assert distance(s.table, s["A"], s["C"]) == 1
    assert distance(s.table, s["C"], s["A"]) == 2
    s.use("A", "slash.s7", "C").on()
    s.ends("A").until("B", "gz-play")
    assert distance(s.table, s["A"], s["C"]) == 2


@ZAOYUN
def test_a_longer_way_costs_more() -> None:
    s = scene(
        seat(PAIR, "slash.s7 peach.h4 dodge.h2"), seat(SHU), seat(QUN), seat(WU, equip="jueying"),
        seat("huang_zhong+ wei_yan+"), seat("diao_chan+ hua_tuo+"),
        edition="current",
    )  # fmt: skip
    s.does("A", "gz-play", "zaoyun", ("slash.s7", "peach.h4", "dodge.h2"), "D").on()
    assert s.hand("A") == []
    assert s["D"].hp == 3


@ZAOYUN
@pytest.mark.parametrize("third", ["cao_pi+ xu_chu+", "cao_pi- xu_chu-"])
def test_not_one_of_his_kingdom_nor_an_undetermined_one(third: str) -> None:
    assert "zaoyun" not in digs(third=third).acts(digs(third=third).asked("A", "gz-play"))


@ZAOYUN
def test_a_careerist_is_of_another_kingdom_than_everybody() -> None:
    s = scene(
        seat(PAIR, "peach"), seat(), seat("cao_pi+ xu_chu+", kingdom="careerist"), seat(), edition="current"
    )  # fmt: skip
    s.does("A", "gz-play", "zaoyun", "peach", "C").on()
    assert s["C"].wounded


@ZAOYUN
def test_not_a_neighbour_and_not_without_cards_and_once() -> None:
    s = digs()
    targets = [list(o.picks[1].candidates) for o in s.asked("A", "gz-play").options if o.act == "zaoyun"]
    assert targets == [[2]]
    s.does("A", "gz-play", "zaoyun", "peach.h4", "C").on()
    assert "zaoyun" not in s.acts(s.asked("A", "gz-play"))
    assert "zaoyun" not in digs(hand="").acts(digs(hand="").asked("A", "gz-play"))


@ZAOYUN
def test_used_while_hidden_he_is_turned_up_by_it() -> None:
    s = digs("dong_zhao- cao_ren-").does("A", "gz-play", "zaoyun", "peach.h4", "C").on()
    assert s["A"].up == (True, False)
    assert s["C"].wounded
