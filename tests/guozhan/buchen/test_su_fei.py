"""苏飞: 联翩."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.history import note

PROVES = pytest.mark.proves("guozhan", "skill", "su_fei.lianpian")
PAIR = "gan_ning+ su_fei+"


@PROVES
def test_after_many_discards_one_of_his_kingdom_draws_to_its_maximum() -> None:
    s = scene(seat(PAIR, hp=1), seat("lu_meng+ zhou_tai+", "peach"), seat(), seat(), edition="current")
    note(s.table, "discard", s["B"], s["A"], 2)
    s.ends("A").skill("A", "lianpian", "B").until("B", "gz-play")
    assert len(s["B"].hand) == 4 + 2


@PROVES
def test_as_many_discards_as_hp_are_too_few() -> None:
    s = scene(seat(PAIR, hp=2), seat(), edition="current")
    note(s.table, "discard", s["A"], s["A"], 2)
    s.ends("A").not_offered("A", "lianpian")


@PROVES
def test_it_may_be_declined_and_goes_to_nobody_of_another_kingdom() -> None:
    s = scene(seat(PAIR, hp=1), seat("cao_ren+ yue_jin+"), edition="current")
    note(s.table, "discard", s["A"], s["A"], 2)
    s.ends("A").until("A", "gz-skill", "lianpian")
    option = next(one for one in s.asked("A", "gz-skill").options if one.act == "lianpian")
    assert list(option.picks[0].candidates) == [0]
    s.on()
    assert s["A"].hand == []


@PROVES
@pytest.mark.parametrize(("act", "hp", "gear"), [("discard", 1, 0), ("recover", 2, 1), ("decline", 1, 1)])
def test_another_who_discarded_many_may_discard_of_him_or_heal_him(act: str, hp: int, gear: int) -> None:
    table = seat("cao_ren+ yue_jin+"), seat(PAIR, hp=1, equip="crossbow")
    s = scene(*table, edition="current")
    note(s.table, "discard", s["A"], s["A"], 2)
    s.ends("A").until("A", "gz-lianpian").does("A", "gz-lianpian", act).until("B", "gz-play")
    assert (s["B"].hp, len(s["B"].gear())) == (hp, gear)


@PROVES
def test_unwounded_and_without_cards_nothing_can_be_chosen() -> None:
    s = scene(seat("cao_ren+ yue_jin+"), seat(PAIR), edition="current")
    note(s.table, "discard", s["A"], s["A"], 6)
    s.ends("A").until("B", "gz-play")
    assert not [about for _, about, _ in s.asked_so_far if about == "gz-lianpian"]


@PROVES
def test_a_hidden_su_fei_turns_up_for_it() -> None:
    s = scene(seat("gan_ning- su_fei-", hp=1), seat(), edition="current")
    note(s.table, "discard", s["B"], s["A"], 2)
    s.ends("A").skill("A", "lianpian", "A", reveals="deputy").until("B", "gz-play")
    assert s["A"].up == (True, True)
    assert len(s["A"].hand) == s["A"].max_hp
    s = scene(seat("cao_ren+ yue_jin+"), seat("gan_ning- su_fei-", hp=1), edition="current")
    note(s.table, "discard", s["A"], s["A"], 2)
    s.ends("A").skill("B", "lianpian", reveals="deputy").until("A", "gz-lianpian").does("A", "gz-lianpian", "recover")
    s.until("B", "gz-play")
    assert s["B"].hp == 2


@PROVES
def test_discards_are_counted_by_who_carries_them_out() -> None:
    s = scene(seat(PAIR, "dismantle peach dodge duel", hp=1), seat("", "peach"), edition="current")
    # one card of B and, in the discard phase, two of his own
    s.use("A", "dismantle", "B").on().ends("A").skill("A", "lianpian", "A")


@PROVES
def test_cards_that_are_used_are_not_discarded_but_a_discard_phase_counts() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", "peach dodge duel slash slash slash", hp=2), seat(PAIR, hp=3), edition="current"
    )
    s.ends("A").until("A", "gz-lianpian")
