"""What a lord lets his kingdom do is no skill of theirs: a command that silences skills leaves it."""

from __future__ import annotations

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.command import MUTE
from sanzhan.guozhan.skills.skill import Effect
from sanzhan.guozhan.table import PILE

WEI = "cao_ren+ yue_jin+"


def silenced(lord: str, generals: str, hand: str) -> Scene:
    """A, of the kingdom of the lord B, has no skills but the locked in this turn."""
    s = scene(seat(generals, hand), seat(lord), seat(WEI), seat(), edition="current")
    s["A"].effects = (Effect(MUTE, "turn"),)
    s.table.changed()
    return s


def test_he_may_lay_a_beacon_on_the_map() -> None:
    s = silenced("lord_sun_quan+ lu_meng+", "gan_ning+ huang_gai+", "crossbow")
    s.does("A", "gz-play", "riverside_beacon_map", "crossbow").until("A", "gz-play")
    assert len(s["B"].piles["beacon"]) == 1


def test_he_may_use_a_soldier_as_a_slash() -> None:
    s = silenced("lord_zhang_jiao+ pang_de+", "pan_feng+ kong_rong+", "")
    card = s.table.deck.pop()
    s["B"].piles["heavenly_army"] = (card,)
    s.table.zone[card], s.table.owner[card] = PILE, s["B"].seat
    for one in range(s.table.size):
        s.table.seen[one] |= 1 << card
    s.does("A", "gz-play", "yellow_turban_talisman", s.table.face[card].wire, "B").until("A", "gz-play")
    assert s["B"].hp == s["B"].max_hp - 1
