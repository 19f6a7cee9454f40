"""吴景: 调归, 风扬."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

DIAOGUI = pytest.mark.proves("guozhan", "skill", "wu_jing.diaogui")
FENGYANG = pytest.mark.proves("guozhan", "skill", "wu_jing.fengyang")
PAIR = "wu_jing+ lu_su+"
WU, WEI, SHU, QUN = "gan_ning+ lu_meng+", "cao_ren+ yue_jin+", "guan_yu+ zhang_fei+", "pan_feng+ pang_de+"
WU2 = "sun_quan+ zhou_yu+"


def lures(*targets: str, pair: str = PAIR, hand: str = "jueying", equip: str = "") -> Scene:
    """A, C and E are of Wu, B, D, F are not."""
    s = scene(
        seat(pair, hand, equip=equip), seat(WEI), seat(WU), seat(SHU), seat(WU2), seat(QUN), edition="current"
    )  # fmt: skip
    if targets:
        s.does("A", "gz-play", "diaogui", "jueying", targets if len(targets) > 1 else targets[0]).on()
    return s


@DIAOGUI
def test_an_equipment_card_lures_one_away_and_new_neighbours_let_him_draw() -> None:
    s = lures("B")
    assert s.told("gz-use", seat="A", card="lure_tiger", targets="B", skill="diaogui")
    assert s.told("gz-lured", seat="B")
    assert s.told("gz-draw", seat="A")["count"] == 2
    s.sound()


@DIAOGUI
def test_a_longer_queue_gives_more() -> None:
    assert lures("B", "D").told("gz-draw", seat="A")["count"] == 3


@DIAOGUI
def test_what_he_wears_will_do() -> None:
    s = lures("B", hand="", equip="jueying")
    assert s.worn("A") == {}
    assert s.told("gz-draw", seat="A")["count"] == 2


@DIAOGUI
def test_nothing_without_new_neighbours_of_his_kingdom() -> None:
    s = scene(
        seat(PAIR, "jueying"), seat(WEI), seat(SHU), seat(QUN), seat(WU), edition="current"
    )  # fmt: skip
    s.does("A", "gz-play", "diaogui", "jueying", "B").on()
    assert s.count("gz-draw") == 0


@DIAOGUI
def test_who_were_neighbours_already_do_not_count() -> None:
    s = scene(
        seat(PAIR, "jueying"), seat(WU), seat(WEI), seat(SHU), seat(QUN), edition="current"
    )  # fmt: skip
    s.does("A", "gz-play", "diaogui", "jueying", "C").on()
    assert s.count("gz-draw") == 0


@DIAOGUI
def test_a_nullified_one_changes_nothing() -> None:
    s = scene(
        seat(PAIR, "jueying"), seat(WEI, "nullification"), seat(WU), seat(SHU), edition="current"
    )  # fmt: skip
    s.does("A", "gz-play", "diaogui", "jueying", "B").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "nullification").on()
    assert s.count("gz-draw") == 0


@DIAOGUI
def test_once_a_phase_and_equipment_only() -> None:
    s = lures("B", hand="jueying dilu")
    assert "diaogui" not in s.acts(s.asked("A", "gz-play"))
    s = lures(hand="slash")
    assert "diaogui" not in s.acts(s.asked("A", "gz-play"))


@DIAOGUI
def test_used_while_hidden_he_is_turned_up() -> None:
    s = lures("B", pair="wu_jing- lu_su-")
    assert s["A"].up == (True, False)
    assert s.told("gz-draw", seat="A")["count"] == 2


def guarded(card: str = "dismantle", pair: str = PAIR, user: str = WEI, more: str = QUN) -> Scene:
    """C uses a card on B, who stands beside A and wears a horse."""
    return scene(
        seat(pair, equip="dilu"), seat(WU, equip="dayuan"), seat(user, card), seat(more), turn="C", edition="current"
    )  # fmt: skip


@FENGYANG
@pytest.mark.parametrize("card", ["dismantle", "snatch"])
def test_what_his_queue_wears_is_neither_discarded_nor_taken(card: str) -> None:
    s = guarded(card)
    s.use("C", card, "B").on()
    assert s.worn("B") == {"minus_horse": "dayuan"}
    assert s.told("gz-skill", seat="A", skill="fengyang")
    assert s.count("gz-discard") == s.count("gz-take") == 0
    s.sound()


@FENGYANG
def test_nor_what_he_wears_himself() -> None:
    s = guarded().use("C", "dismantle", "A").on()
    assert len(s.worn("A")) == 1


@FENGYANG
def test_hand_cards_are_not_guarded() -> None:
    s = scene(
        seat(PAIR), seat(WU, "peach"), seat(WEI, "dismantle"), seat(QUN), turn="C", edition="current"
    )  # fmt: skip
    s.use("C", "dismantle", "B").on()
    assert s.hand("B") == []


@FENGYANG
@pytest.mark.parametrize("user", ["cao_pi- xu_chu-", "sun_jian+ taishi_ci+"])
def test_against_the_undetermined_and_the_own_kingdom_there_is_no_guard(user: str) -> None:
    s = scene(
        seat(PAIR), seat(WU, equip="jueying"), seat(user, "dismantle"), seat(QUN), seat(SHU), seat(WEI), turn="C",
        edition="current",
    )  # fmt: skip
    s.use("C", "dismantle", "B").on()
    assert s.worn("B") == {}


@FENGYANG
def test_not_outside_a_queue_nor_with_three_alive_nor_while_hidden() -> None:
    for s in (
        scene(
            seat(PAIR), seat(QUN), seat(WU, equip="jueying"), seat(WEI, "dismantle"), seat(SHU), turn="D",
            edition="current",
        ),
        scene(
            seat(PAIR), seat(SHU, dead=True), seat(WU, equip="jueying"), seat(WEI, "dismantle"), turn="D",
            edition="current",
        ),
        scene(
            seat("wu_jing- lu_su+"), seat(QUN), seat(WEI, "dismantle"), seat(WU, equip="jueying"), turn="C",
            edition="current",
        ),
    ):  # fmt: skip
        user = "D" if s.table.current == 3 else "C"
        s.use(user, "dismantle", "D" if user == "C" else "C").on()
        assert s.count("gz-discard", seat="D" if user == "C" else "C") == 1


@FENGYANG
def test_what_the_owner_gives_away_himself_is_not_stopped() -> None:
    s = scene(
        seat(PAIR), seat(WU, equip="jueying", hp=1), seat(WEI, "drowning"), seat(QUN), turn="C", edition="current"
    )  # fmt: skip
    s.use("C", "drowning", "B").until("B", "gz-drowning").does("B", "gz-drowning", "discard").on()
    assert s.worn("B") == {}


@FENGYANG
def test_hidden_he_is_turned_up_by_summoning_a_queue() -> None:
    s = scene(
        seat("wu_jing- lu_su-"), seat("gan_ning- lu_meng-"), seat(WEI), seat(QUN), edition="current"
    )  # fmt: skip
    s.does("A", "gz-play", "fengyang").until("B", "gz-summoned").does("B", "gz-summoned", "head").on()
    assert s["A"].up == (True, False)
    assert s["B"].kingdom == "wu"
