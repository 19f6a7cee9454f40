"""朱灵: 决绝, 方圆."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import hand_limit

JUEJUE = pytest.mark.proves("guozhan", "skill", "zhu_ling.juejue")
FANGYUAN = pytest.mark.proves("guozhan", "skill", "zhu_ling.fangyuan")
PAIR = "zhu_ling+ cao_ren+"
WEI, SHU, WU, QUN = "cao_pi+ xu_chu+", "guan_yu+ zhang_fei+", "gan_ning+ lu_meng+", "pan_feng+ pang_de+"


def resolved(pair: str = PAIR, hand: str = "peach dodge dodge dodge", hp: int = 3) -> Scene:
    """A loses 1 HP and then discards down to what is left."""
    s = scene(
        seat(pair, hand, hp=hp), seat(SHU, "slash slash duel"), seat(WU, "duel"), seat(QUN), edition="current"
    ).ends("A")  # fmt: skip
    return s.skill("A", "juejue")


@JUEJUE
def test_the_others_put_as_many_away_or_take_damage() -> None:
    s = resolved().until("A", "gz-discard").does("A", "gz-discard", "choose", ("dodge", "dodge"))
    assert s["A"].hp == 2
    s.until("B", "gz-juejue").does("B", "gz-juejue", "put_away", ("slash", "slash"))
    # one card is not two
    assert s.acts(s.asked("C", "gz-juejue")) == ["suffer"]
    s.on()
    assert (s["B"].hp, s["C"].hp, s["D"].hp) == (4, 3, 3)
    assert s.hand("B")[:1] == ["duel"]
    assert s.told("gz-put-away", seat="B")
    # that is not discarded
    assert s.count("gz-discard", seat="B") == 0
    assert s.told("gz-damage", seat="C", source="A")
    s.sound()


@JUEJUE
def test_who_could_pay_may_take_the_damage() -> None:
    s = resolved().until("B", "gz-juejue").does("B", "gz-juejue", "suffer").on()
    assert s["B"].hp == 3


@JUEJUE
def test_those_of_his_kingdom_are_not_spared() -> None:
    s = scene(
        seat(PAIR, "dodge dodge dodge", hp=2), seat(WEI), seat(WU), seat(QUN), edition="current"
    ).ends("A").skill("A", "juejue").on()  # fmt: skip
    assert s.told("gz-damage", seat="B", source="A")


@JUEJUE
def test_nothing_if_he_discards_nothing() -> None:
    s = resolved(hand="peach").on()
    assert s["A"].hp == 2
    assert s.count("gz-damage") == 0


@JUEJUE
def test_he_need_not() -> None:
    s = scene(seat(PAIR, "dodge dodge", hp=1), seat(SHU), seat(WU), edition="current").ends("A")
    s.until("A", "gz-skill", "juejue").on()
    assert s["A"].hp == 1
    assert s.count("gz-damage") == 0


@JUEJUE
def test_used_while_hidden_he_is_turned_up() -> None:
    s = resolved("zhu_ling- cao_ren-").on()
    assert s["A"].up == (True, False)
    assert s.count("gz-damage", source="A") == 3


@JUEJUE
def test_losing_the_last_hp_he_is_dying() -> None:
    s = resolved(hp=1, hand="peach dodge").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach").on()
    assert s["A"].alive
    assert s["A"].hp == 1


def kills(pair: str = PAIR) -> Scene:
    s = scene(
        seat(pair, "slash.s7 peach"), seat(WEI, hp=1), seat(WU), seat(QUN), seat(SHU), edition="current"
    )  # fmt: skip
    return s.use("A", "slash.s7", "B")


@JUEJUE
def test_killing_one_of_his_kingdom_he_is_not_punished() -> None:
    s = kills().on()
    assert not s["B"].alive
    assert s.hand("A") == ["peach"]
    assert s.count("gz-penalty") == s.count("gz-reward") == 0


@JUEJUE
def test_somebody_else_is() -> None:
    s = kills("cao_ren+ yue_jin+").on()
    assert s.hand("A") == []
    assert s.told("gz-penalty", seat="A")


@JUEJUE
def test_a_hidden_one_may_turn_up_for_it() -> None:
    s = kills("cao_ren+ zhu_ling-").skill("A", "juejue", reveals="deputy").on()
    assert s["A"].up == (True, True)
    assert s.hand("A") == ["peach"]
    s = kills("cao_ren+ zhu_ling-").until("A", "gz-skill", "juejue").on()
    assert s.hand("A") == []


def _siege() -> Scene:
    """A and C around B."""
    return scene(seat(PAIR), seat(SHU), seat(WEI), seat(WU), edition="current")


def limits(s: Scene) -> list[int]:
    return [hand_limit(s.table, player) - player.hp for player in s.table.players]


@FANGYUAN
def test_besiegers_keep_one_more_and_the_besieged_one_less() -> None:
    # D is besieged too: its neighbours are C and A
    assert limits(_siege()) == [2, -1, 2, -1]


@FANGYUAN
def test_only_where_he_besieges() -> None:
    s = scene(
        seat(PAIR), seat(SHU), seat(WEI), seat(WU), seat(QUN), edition="current"
    )  # fmt: skip
    assert limits(s) == [1, -1, 1, 0, 0]


@FANGYUAN
@pytest.mark.parametrize(
    ("pair", "victim", "third"),
    [
        (PAIR, SHU, QUN), (PAIR, "guan_yu- zhang_fei-", WEI), (PAIR, SHU, "cao_pi- xu_chu-"),
        ("zhu_ling- cao_ren+", SHU, WEI),
    ],
)  # fmt: skip
def test_nothing_without_a_siege_or_while_hidden(pair: str, victim: str, third: str) -> None:
    s = scene(seat(pair), seat(victim), seat(third), seat("zhen_ji+ guo_jia+"), seat(WU), edition="current")
    assert limits(s)[1] == 0


@FANGYUAN
def test_nothing_with_three_alive() -> None:
    s = scene(seat(PAIR), seat(SHU), seat("cao_pi+ xu_chu+", kingdom="wei"), edition="current")
    assert limits(s) == [0, 0, 0]


def besieged(pair: str = PAIR) -> Scene:
    """A stands between D and B, both of Wu."""
    return scene(seat(pair), seat(WU), seat(SHU), seat("sun_jian+ lu_su+"), edition="current").ends("A")


@FANGYUAN
def test_besieged_himself_he_strikes_a_besieger() -> None:
    s = besieged().until("A", "gz-fangyuan").does("A", "gz-fangyuan", "choose", "D").on()
    assert s["D"].hp == s["D"].max_hp - 1
    assert s.told("gz-use", seat="A", card="slash", cards=[])
    s.sound()


@FANGYUAN
def test_that_slash_may_be_dodged_and_has_no_colour() -> None:
    s = scene(
        seat(PAIR), seat(WU, "dodge", equip="renwang_shield"), seat(SHU), seat("sun_jian+ lu_su+"), edition="current"
    ).ends("A")  # fmt: skip
    s.until("A", "gz-fangyuan").does("A", "gz-fangyuan", "choose", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == s["B"].max_hp


@FANGYUAN
def test_hidden_he_does_not_strike() -> None:
    s = besieged("zhu_ling- cao_ren+").not_offered("A", "fangyuan")
    assert s.count("gz-use") == 0


@FANGYUAN
def test_hidden_he_is_turned_up_by_summoning_a_siege() -> None:
    s = scene(
        seat("zhu_ling- cao_ren-"), seat(SHU), seat("cao_pi- xu_chu-"), seat(WU), edition="current"
    )  # fmt: skip
    s.does("A", "gz-play", "fangyuan").until("C", "gz-summoned").does("C", "gz-summoned", "head").on()
    assert s["A"].up == (True, False)
    assert limits(s)[1] == -1


@JUEJUE
def test_if_he_dies_of_it_nobody_pays() -> None:
    s = resolved(hp=1, hand="dodge dodge").on()
    assert not s["A"].alive
    assert s["A"].effects == ()
    assert s.count("gz-damage") == 0
    s.sound()
