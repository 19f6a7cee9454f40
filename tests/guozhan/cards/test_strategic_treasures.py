"""The treasures of the strategic deck (card effects §5.4)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, Seat, scene, seat
from sanzhan.guozhan.imagine import imagine
from sanzhan.guozhan.sizes import big_kingdoms
from sanzhan.guozhan.view import view
from sanzhan.kernel.rng import Rng

WEI = "cao_ren+ yue_jin-"
SHU, SHU2 = "guan_yu+ zhang_fei-", "huang_zhong+ wei_yan-"
WU = "gan_ning+ lu_meng-"
QUN = "pan_feng+ pang_de-"
HIDDEN_WEI = "xu_chu- zhang_liao-"


def strategic(*seats: Seat, **more: Any) -> Scene:
    """A scene of the current edition with all its cards."""
    return scene(*seats, edition="current", decks="standard_strategic_lord", **more)


# -- 木牛流马

OX = pytest.mark.proves("guozhan", "card", "wooden_ox")


def laden(hand: str, *under: str, others: tuple[Seat, ...] = (), generals: str = WEI, **more: Any) -> Scene:
    """A has an ox, and these of his cards lie under it."""
    s = strategic(seat(generals, hand, equip="wooden_ox"), *(others or (seat(SHU), seat(WU))), **more)
    table, me = s.table, s["A"]
    for word in under:
        card = next(card for card in me.hand if word in (table.face[card].kind, table.face[card].wire))
        me.hand.remove(card)
        me.piles["wooden_ox"] = (*me.piles.get("wooden_ox", ()), card)
        table.zone[card] = 6
    table.changed()
    # what is offered was listed before the cards lay there
    return s.until("A", "gz-play") if not under else again(s)


def again(s: Scene) -> Scene:
    s.match.waiting[0]._options = None
    return s


def under(s: Scene, letter: str) -> list[str]:
    return sorted(s.table.face[card].kind for card in s[letter].piles.get("wooden_ox", ()))


@OX
def test_once_a_phase_a_hand_card_goes_face_down_under_it() -> None:
    s = laden("peach slash")
    s.does("A", "gz-play", "wooden_ox", "peach").on()
    assert (s.hand("A"), under(s, "A")) == (["slash"], ["peach"])
    assert "wooden_ox" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@OX
def test_only_its_owner_sees_what_lies_there() -> None:
    s = laden("peach slash")
    s.does("A", "gz-play", "wooden_ox", "peach").on()
    mine, other = view(s.table, 0), view(s.table, 1)
    assert mine["me"]["piles_down"] == {"wooden_ox": s.table.wires(s["A"].piles["wooden_ox"])}
    assert other["seats"][0]["piles_down"] == {"wooden_ox": 1}
    assert other["seats"][0]["piles"] == {}
    card = s["A"].piles["wooden_ox"][0]
    assert [bool(s.table.seen[viewer] >> card & 1) for viewer in range(3)] == [True, False, False]
    news = next(n for n in s.news if n.key == "gz-tuck")
    assert "cards" not in news.args
    assert list(news.private) == [0]


@OX
def test_for_others_it_may_be_any_card() -> None:
    s = laden("peach slash")
    s.does("A", "gz-play", "wooden_ox", "peach").on()
    card = s["A"].piles["wooden_ox"][0]
    found = set()
    for seed in range(20):
        other = s.table.copy()
        imagine(other, s.table, 1, Rng(bytes([seed]) * 32))
        found.add(other.face[card].kind)
    assert len(found) > 5


@OX
def test_it_holds_five() -> None:
    s = laden("peach slash dodge wine duel snatch", "peach", "slash", "dodge", "wine", "duel")
    assert "wooden_ox" not in s.acts(s.asked("A", "gz-play"))


@OX
def test_it_may_be_sent_to_a_character_without_a_treasure_and_takes_its_load_along() -> None:
    s = laden("peach slash", others=(seat(SHU, equip="jade_seal"), seat(WU)))
    ask = s.does("A", "gz-play", "wooden_ox", "peach").until("A", "gz-wooden-ox").asked("A", "gz-wooden-ox")
    assert ask.options[1].picks[0].candidates == [2]
    s.does("A", "gz-wooden-ox", "send", "C").on()
    assert (s.worn("A"), s.worn("C")) == ({}, {"treasure": "wooden_ox"})
    assert (under(s, "A"), under(s, "C")) == ([], ["peach"])
    card = s["C"].piles["wooden_ox"][0]
    assert [bool(s.table.seen[viewer] >> card & 1) for viewer in range(3)] == [True, False, True]
    s.sound()


@OX
def test_what_lies_there_is_used_and_played_as_from_the_hand() -> None:
    s = laden("slash dodge.d2 nullification", "slash", "dodge", others=(seat(SHU, "slash.s8 duel"), seat(WU)))
    s.use("A", "slash", "B").on()
    assert s["B"].wounded
    assert under(s, "A") == ["dodge"]
    s.ends("A").until("B", "gz-play").use("B", "slash.s8", "A")
    s.until("A", "gz-dodge").does("A", "gz-dodge", "card", "dodge").on()
    assert (under(s, "A"), s["A"].wounded) == ([], False)
    s.sound()


@OX
def test_a_nullification_under_it_answers_with_an_empty_hand() -> None:
    s = laden("nullification", "nullification", others=(seat(SHU), seat(WU, "duel")))
    s.ends("A").until("B", "gz-play").ends("B").until("C", "gz-play").use("C", "duel", "A")
    s.until("A", "gz-nullify-mine").does("A", "gz-nullify-mine", "card", "nullification").on()
    assert s.count("gz-nullified", seat="A") == 1


@OX
def test_conversions_take_cards_from_under_it_but_nothing_is_recast_from_there() -> None:
    s = laden("peach.h4 iron_chain", "peach", "iron_chain", generals=SHU, others=(seat(WEI), seat(WU)))
    assert "recast" not in s.acts(s.asked("A", "gz-play"))
    s.does("A", "gz-play", "wusheng", "peach.h4", "B").on()
    assert s["B"].wounded


@OX
def test_what_lies_there_does_not_count_for_the_hand_limit() -> None:
    s = laden("slash.s7 slash.s8 dodge wine peach", "slash.s7", "slash.s8")
    s["A"].hp = 3
    s.ends("A").on()
    assert len(s["A"].hand) == 3
    assert under(s, "A") == ["slash", "slash"]


@OX
@pytest.mark.parametrize("card", ["dismantle", "snatch"])
def test_gone_elsewhere_its_load_is_discarded(card: str) -> None:
    s = laden("peach.h4", "peach", others=(seat(SHU, card), seat(WU)))
    s.ends("A").until("B", "gz-play").use("B", card, "A").on()
    assert s.worn("A") == {}
    assert (under(s, "A"), "peach.h4" in s.discarded()) == ([], True)
    s.sound()


@OX
def test_another_treasure_in_its_place_discards_the_load_too() -> None:
    s = laden("peach.h4 jade_seal", "peach")
    s.use("A", "jade_seal").on()
    assert s.worn("A") == {"treasure": "jade_seal"}
    assert {"peach.h4", "wooden_ox.d5"} <= set(s.discarded())
    s.sound()


@OX
@pytest.mark.rule("guozhan", "R95")
def test_without_a_hand_cards_under_it_replace_a_judgement() -> None:
    s = laden("peach.h4", "peach", generals="sima_yi+ cao_pi-", others=(seat(SHU, judging="indulgence"), seat(WU)))
    s.ends("A").skill("A", "guicai", "peach.h4").until("B", "gz-play")
    assert s.told("gz-verdict", seat="B")["card"] == "peach.h4"
    s.sound()


@OX
@pytest.mark.rule("guozhan", "R74")
def test_in_the_last_fight_a_peach_under_it_heals_nobody() -> None:
    s = laden("peach.h4", "peach", others=(seat(SHU, hp=1), seat(WU)))
    s["A"].hp = 2
    s.table.battle_royal = True
    s.table.changed()
    again(s).cannot_use("A", "peach.h4")
    s.does("A", "gz-play", "battle_royal", "peach.h4", "B")
    s.on()
    assert not s["B"].alive


@OX
@pytest.mark.rule("guozhan", "G09")
def test_nobody_is_given_another_treasure_beside_it() -> None:
    s = strategic(seat("er_zhang+ gan_ning-", "jade_seal"), seat(SHU, equip="wooden_ox"), seat(WEI))
    s.does("A", "gz-play", "zhijian", "jade_seal", "C").on()
    assert s.worn("C") == {"treasure": "jade_seal"}
    s = strategic(seat("er_zhang+ gan_ning-", "jade_seal"), seat(SHU, equip="wooden_ox"))
    assert "zhijian" not in s.acts(s.asked("A", "gz-play"))


@OX
def test_the_load_of_a_dead_owner_is_discarded() -> None:
    s = laden("peach.h4 duel", "peach", others=(seat(SHU, "slash.s7"), seat(WU)))
    s["A"].hp = 1
    again(s).use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash.s7")
    s.on()
    assert not s["A"].alive
    assert {"peach.h4", "wooden_ox.d5"} <= set(s.discarded())
    s.sound()


# -- 玉玺

SEAL = pytest.mark.proves("guozhan", "card", "jade_seal")


@SEAL
def test_its_determined_holders_kingdom_is_the_only_big_one() -> None:
    s = strategic(seat(WEI, equip="jade_seal"), seat(SHU), seat(SHU2), seat(WU))
    assert big_kingdoms(s.table) == {"wei"}
    s = strategic(seat(WEI, equip="jade_seal", kingdom="careerist"), seat(SHU), seat(SHU2), seat(WU))
    assert big_kingdoms(s.table) == {"careerist0"}
    s = strategic(seat(HIDDEN_WEI, equip="jade_seal"), seat(SHU), seat(SHU2), seat(WU))
    assert big_kingdoms(s.table) == {"shu"}


@SEAL
@pytest.mark.parametrize(("generals", "drawn"), [(WEI, 3), (HIDDEN_WEI, 2)])
def test_a_determined_holder_draws_1_more(generals: str, drawn: int) -> None:
    s = strategic(seat(generals, equip="jade_seal"), seat(SHU), stage="draw")
    s.on()
    assert len(s["A"].hand) == drawn


@SEAL
def test_at_the_start_of_the_play_phase_he_must_look_at_somebody() -> None:
    s = strategic(seat(WEI, equip="jade_seal"), seat("guan_yu+ zhang_fei+", "peach"), seat(WU), stage="play")
    s.until("A", "gz-skill", "jade_seal")
    assert "decline" not in s.acts(s.asked("A", "gz-skill"))
    s.does("A", "gz-skill", "jade_seal", "B").until("A", "gz-play")
    assert s.told("gz-use", seat="A")["card"] == "know_both"
    assert s.told("gz-look")["count"] == 1
    s.sound()


@SEAL
def test_the_look_may_be_nullified() -> None:
    s = strategic(seat(WEI, equip="jade_seal"), seat(SHU, "nullification"), seat(WU), stage="play")
    s.skill("A", "jade_seal", "B").until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification")
    s.on()
    assert s.count("gz-nullified", seat="B") == 1


@SEAL
def test_without_anything_to_see_and_for_the_undetermined_there_is_no_look() -> None:
    s = strategic(seat(WEI, equip="jade_seal"), seat("guan_yu+ zhang_fei+"), stage="play")
    s.not_offered("A", "jade_seal")
    s = strategic(seat(HIDDEN_WEI, equip="jade_seal"), seat(SHU, "peach"), stage="play")
    s.not_offered("A", "jade_seal")
