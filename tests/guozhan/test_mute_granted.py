"""Skills that are off (军令 hold, 铁骑): those that a skill has given too, all but the locked."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.command import MUTE
from sanzhan.guozhan.generals.power.fa_zheng import LENT
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, Effect, Mute
from sanzhan.guozhan.timings import PrepareStarts

HEAD_OFF, DEPUTY_OFF = Mute((HEAD,)), Mute((DEPUTY,))
SUN_QUAN = "lord_sun_quan+ lu_meng+"
CAO_CAO = "lord_cao_cao+ cao_ren+"
FA_ZHENG = "fa_zheng+ huang_zhong+"
SHU = "wei_yan+ zhu_rong+"
WEI = "dian_wei+ yue_jin+"


def off(s: Scene, *mutes: Mute, letter: str = "A") -> Scene:
    """These skills are off for this player until the turn ends."""
    s[letter].effects = (*s[letter].effects, *(Effect(mute, "turn") for mute in mutes))
    s.table.changed()
    return s


def conversions(s: Scene, letter: str = "A") -> set[str]:
    return {listener.skill.id for listener in s.table.index.conversions.get(s[letter].seat, ())}


def actives(s: Scene, letter: str = "A") -> set[str]:
    return {listener.skill.id for listener in s.table.index.actives.get(s[letter].seat, ())}


def rich() -> Scene:
    """君孙权 has lost 敛资 and gained 制衡."""
    s = scene(seat(SUN_QUAN, "slash dodge"), seat(WEI), seat(), seat(), edition="current")
    s["A"].changed_by |= {"lianzi"}
    s.table.changed()
    assert "zhiheng" in actives(s)
    return s


def borrowed() -> Scene:
    """A has 断粮 from the banner of 君曹操, who is B."""
    s = scene(seat(WEI, "slash.s7"), seat(CAO_CAO), seat(), seat(), edition="current")
    s["A"].changed_by |= {"jianan-duanliang"}
    s.table.changed()
    assert "duanliang" in conversions(s)
    return s


def enticed(skill: str, hand: str = "slash slash slash") -> Scene:
    """A has bought this skill from 法正, who is B, for this turn."""
    s = scene(seat(SHU, hand), seat(FA_ZHENG), seat(), seat(), edition="current")
    s["A"].effects = (Effect(LENT[skill], "turn"),)
    s.table.changed()
    return s


def test_what_a_general_has_left_its_owner_is_off_with_it() -> None:
    assert "zhiheng" not in actives(off(rich(), HEAD_OFF))
    assert "zhiheng" in actives(off(rich(), DEPUTY_OFF))


def test_with_a_deputy_the_stargazing_that_it_gives_is_off() -> None:
    def own(*mutes: Mute) -> set[str]:
        s = off(scene(seat("zhao_yun+ jiang_wei+"), seat(WEI), seat(), seat(), edition="current"), *mutes)
        return {listener.skill.id for listener in s.table.index.own.get(PrepareStarts, {}).get(0, ())}

    assert "guanxing" in own()
    assert "guanxing" in own(HEAD_OFF)
    assert "guanxing" not in own(DEPUTY_OFF)


@pytest.mark.parametrize("mutes", [(HEAD_OFF,), (DEPUTY_OFF,), (HEAD_OFF, DEPUTY_OFF)])
def test_a_skill_that_somebody_has_lent_is_on_no_general(mutes: tuple[Mute, ...]) -> None:
    assert "duanliang" in conversions(off(borrowed(), *mutes))
    assert "wusheng" in conversions(off(enticed("wusheng"), *mutes))


def test_a_command_silences_what_is_lent() -> None:
    assert "zhiheng" not in actives(off(rich(), MUTE))
    assert "duanliang" not in conversions(off(borrowed(), MUTE))
    assert "wusheng" not in conversions(off(enticed("wusheng"), MUTE))


def test_what_is_lent_and_locked_stays() -> None:
    s = off(enticed("paoxiao"), MUTE).use("A", "slash", "B").until("A", "gz-play")
    s.use("A", "slash", "B").until("A", "gz-play")
    assert s["B"].hp == s["B"].max_hp - 2


def test_to_use_the_skill_of_another_is_no_skill_of_his() -> None:
    s = off(scene(seat(SHU, "slash slash"), seat(FA_ZHENG), seat(), seat(), edition="current"), MUTE)
    s.does("A", "gz-play", "xuanhuo", "slash").until("A", "gz-xuanhuo").does("A", "gz-xuanhuo", "paoxiao")
    s.until("A", "gz-play").sound()
    assert s.told("gz-gains-skill", seat="A")["skill"] == "paoxiao"


def test_of_a_skill_that_is_off_nobody_else_has_a_part() -> None:
    s = scene(seat(SHU, "slash slash"), seat(FA_ZHENG), seat(), seat(), edition="current")
    assert "xuanhuo" in actives(s)
    assert "xuanhuo" not in actives(off(s, HEAD_OFF, letter="B"))


def test_when_the_turn_is_over_it_is_there_again() -> None:
    s = off(rich(), MUTE).ends("A").until("B", "gz-play")
    assert "zhiheng" in actives(s)
    s.sound()
