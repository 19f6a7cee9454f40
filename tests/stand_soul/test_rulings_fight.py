"""Rulings D: attacks, supports, windows."""

from __future__ import annotations

import pytest

from stand_soul.scene import scene


@pytest.mark.rule("stand_soul", "R20")
def test_the_attacker_cannot_stop_himself() -> None:
    s = scene("A taishi_ci / B / C / D", hold=True)
    s.asked("A", "soul-main").does("attack", seat="B").window("soul-f1", "ABCD").not_asked("A").closes()
    s.asked("C", "soul-support")
    assert s.stand("A") == "taishi_ci"


@pytest.mark.rule("stand_soul", "R21")
def test_an_attacker_with_one_item_pays_nothing() -> None:
    s = scene("A: gouyu / B taishi_ci: kongming / C / D")
    s.asked("A", "soul-main").does("attack", seat="B").asked("B", "soul-f1").does("taishi_ci")
    s.told("soul-paid-nothing", **{"from": "A"})
    assert (s.hand("A"), s.hand("B")) == (["gouyu"], ["kongming"])
    assert s.stand("B") == "taishi_ci^"
    s.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R22")
def test_an_attacker_with_more_chooses_his_payment_in_secret() -> None:
    full = "gouyu,kongming,kongming,kongming,mind_read,turn_tide"
    s = scene(f"A: gouyu,lord_sword,orochi / B / C taishi_ci: {full} / D")
    s.asked("A", "soul-main").does("attack", seat="B").asked("C", "soul-f1").does("taishi_ci")
    pay = s.asked("A", "soul-pay", to="C")
    assert pay.choices("give", "item") == ["gouyu", "lord_sword", "orochi"]
    pay.does("give", item="orochi")
    assert s.mine("A", "soul-paid") == s.mine("C", "soul-paid") == {"item": "orochi"}
    assert s.mine("B", "soul-paid") is None
    # over the limit the owner gives on before the turn goes on
    s.asked("C", "soul-gift").does("give", item="mind_read", seat="D").asked("B", "soul-main")
    assert "orochi" in s.hand("C")


@pytest.mark.rule("stand_soul", "R23")
@pytest.mark.parametrize("stand", ["mori_motonari", "zhuge_liang"])
def test_after_being_stopped_the_turn_is_over(stand: str) -> None:
    s = scene(f"A {stand}: gouyu / B taishi_ci / C / D")
    s.asked("A", "soul-main").offers(stand).does("attack", seat="B").asked("B", "soul-f1").does("taishi_ci")
    s.asked("B", "soul-main").scene.not_asked("A")


@pytest.mark.rule("stand_soul", "R24")
def test_whoever_is_stopped_has_not_shown_his_early_duel() -> None:
    s = scene("A oda_nobunaga: gouyu / B / C taishi_ci / D")
    s.asked("A", "soul-main").does("attack", seat="B").asked("A", "soul-f1").does("oda_nobunaga")
    s.asked("C", "soul-f1").does("taishi_ci")
    assert (s.stand("A"), s.stand("C")) == ("oda_nobunaga", "taishi_ci^")
    assert s.heard().count("soul-use-stand") == 1
    s.asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R26")
def test_after_the_duel_nobody_supports_any_more() -> None:
    s = scene("A oda_nobunaga / B / C takeda_shingen: guard_whip / D nohime")
    s.attack("A", "B", C="shield", D="shield").asked("C", "soul-f5").offers("item", "stand")
    s.asked("A", "soul-f5").does("stand")
    former = s.asked("C", "soul-f5").offers_only("done")
    former.why("item", "guard_whip", "why-soul-supports-void", "R26")
    former.why("stand", "takeda_shingen", "why-soul-supports-void", "R26")
    s.asked("D", "soul-f5").offers_only("done", "nohime")
    s.passes("soul-f5")
    s.told("soul-count", attack=2, defend=1, winner="A")


@pytest.mark.rule("stand_soul", "R26")
def test_what_was_shown_in_support_stops_counting() -> None:
    s = scene("A / B oda_nobunaga / C takeda_shingen: guard_knife / D")
    s.attack("A", "B", C="sword").asked("C", "soul-f5").does("item", item="guard_knife")
    s.asked("C", "soul-f5").does("stand")
    assert s.view(None)["fight"]["attack_power"] == 4
    s.asked("B", "soul-f5").does("stand")
    fight = s.view(None)["fight"]
    assert (fight["attack_power"], fight["defend_power"]) == (1, 2)
    # shown cards lie there until the fight is over, a used stand stays face-up
    assert s.view(None)["seats"][2]["shown"] == ["guard_knife"]
    assert s.stand("C") == "takeda_shingen^"


@pytest.mark.rule("stand_soul", "R27")
def test_nohime_decides_after_a_duel_and_closes_the_stage() -> None:
    s = scene("A oda_nobunaga / B / C nohime / D")
    s.attack("A", "B", D="sword").asked("A", "soul-f5").does("stand")
    s.asked("C", "soul-f5").does("nohime", seat="B")
    s.told("soul-count", attack=2, defend=1, winner="B", why="nohime")
    s.asked("B", "soul-spoils")


@pytest.mark.rule("stand_soul", "R27")
def test_nohime_before_a_duel_leaves_it_unspent() -> None:
    s = scene("A oda_nobunaga / B / C nohime / D")
    s.attack("A", "B").asked("C", "soul-f5").does("nohime", seat="B").asked("B", "soul-spoils")
    assert s.stand("A") == "oda_nobunaga"


@pytest.mark.rule("stand_soul", "R27")
def test_in_the_early_window_nohime_withdraws_later_answers() -> None:
    s = scene("A / B nohime / C / D oda_nobunaga")
    s.asked("A", "soul-main").does("attack", seat="D").asked("D", "soul-f1").does("oda_nobunaga")
    s.asked("B", "soul-f1").does("nohime", seat="A").asked("A", "soul-spoils")
    assert s.stand("D") == "oda_nobunaga"


@pytest.mark.rule("stand_soul", "R27")
def test_in_the_early_window_nohime_decides_after_the_attackers_duel() -> None:
    s = scene("A oda_nobunaga / B nohime / C / D")
    s.asked("A", "soul-main").does("attack", seat="D").asked("A", "soul-f1").does("oda_nobunaga")
    s.asked("B", "soul-f1").does("nohime", seat="D").asked("D", "soul-spoils")
    assert (s.stand("A"), s.stand("B")) == ("oda_nobunaga^", "nohime^")


@pytest.mark.rule("stand_soul", "R28")
def test_nohime_decides_against_the_stratagem() -> None:
    s = scene("A: stratagem / B / C nohime / D")
    s.attack("A", "B").asked("A", "soul-f5").does("item", item="stratagem")
    s.asked("C", "soul-f5").does("nohime", seat="B")
    s.told("soul-count", attack=1, defend=1, winner="B", why="nohime")


@pytest.mark.rule("stand_soul", "R28")
@pytest.mark.parametrize(("support", "winner", "why"), [("neutral", "B", "stratagem"), ("sword", "A", "power")])
def test_the_stratagem_wins_nothing_but_ties(support: str, winner: str, why: str) -> None:
    s = scene("A / B: stratagem / C / D")
    s.attack("A", "B", C=support).asked("B", "soul-f5").does("item", item="stratagem").passes("soul-f5")
    s.told("soul-count", winner=winner, why=why)


@pytest.mark.rule("stand_soul", "R29")
def test_the_barred_supporter_does_not_count_nor_support() -> None:
    s = scene("A zhen_ji / B / C nohime: guard_whip / D")
    s.asked("A", "soul-main").does("attack", seat="B").passes("soul-f1").support(C="shield")
    s.asked("A", "soul-f4").does("zhen_ji", seat="C")
    assert s.view(None)["fight"]["defend_power"] == 1
    assert s.view(None)["seats"][2]["stance"] == "neutral"
    barred = s.asked("C", "soul-f5").offers_only("done", "nohime")
    barred.why("item", "guard_whip", "why-soul-barred", "R29")
    barred.does("nohime", seat="B").asked("B", "soul-spoils")


@pytest.mark.rule("stand_soul", "R29")
def test_the_barred_may_still_cancel_the_result() -> None:
    s = scene("A zhen_ji / B / C liu_bei / D")
    s.asked("A", "soul-main").does("attack", seat="B").passes("soul-f1").support(C="shield", D="sword")
    s.asked("A", "soul-f4").does("zhen_ji", seat="C").passes("soul-f5")
    s.asked("C", "soul-f7").does("liu_bei").asked("B", "soul-main")


@pytest.mark.rule("stand_soul", "R29")
def test_the_barred_takeda_does_not_help() -> None:
    s = scene("A zhen_ji / B / C takeda_shingen / D")
    s.asked("A", "soul-main").does("attack", seat="B").passes("soul-f1").support(C="shield")
    s.asked("A", "soul-f4").does("zhen_ji", seat="C")
    s.asked("C", "soul-f5").offers_only("done").why("stand", "takeda_shingen", "why-soul-barred", "R29")


@pytest.mark.rule("stand_soul", "R30")
def test_a_neutral_may_be_barred_a_fighter_may_not() -> None:
    s = scene("A zhen_ji / B / C / D")
    s.asked("A", "soul-main").does("attack", seat="B").passes("soul-f1").support(C="sword", D="neutral")
    bar = s.asked("A", "soul-f4")
    assert bar.choices("zhen_ji", "seat") == ["C", "D"]
    for fighter in (0, 1):
        bar.why("seat", fighter, "why-soul-not-a-fighter", "R30")
    bar.does("zhen_ji", seat="D").passes("soul-f5")
    s.told("soul-count", attack=2, defend=1, winner="A")
