"""All ten stands: when each is offered, what it does, and whether it is spent."""

from __future__ import annotations

import pytest

from stand_soul.scene import Scene, scene


def strength(s: Scene) -> tuple[int, int]:
    fight = s.view(None)["fight"]
    return fight["attack_power"], fight["defend_power"]


@pytest.mark.proves("stand_soul", "stand", "liu_bei")
@pytest.mark.parametrize("owner", ["A", "B", "C", "D"])
def test_liu_bei_cancels_a_result_whoever_he_is_with(owner: str) -> None:
    text = " / ".join(f"{seat} liu_bei" if seat == owner else seat for seat in "ABCD")
    s = scene(text).attack("A", "B", C="sword").passes("soul-f5")
    s.asked(owner, "soul-f7", winner="A").does("liu_bei").told("soul-liu-bei", seat=owner)
    s.not_told("soul-look", "soul-search").asked("B", "soul-main")
    assert s.stand(owner) == "liu_bei^"
    # spent: at the next fight he is not asked any more
    s.attack("B", "C", D="sword").passes("soul-f5").asked("B", "soul-spoils")


@pytest.mark.proves("stand_soul", "stand", "zhuge_liang")
def test_zhuge_liang_arranges_the_pile_and_alone_knows_how() -> None:
    s = scene("A zhuge_liang / B / C / D")
    kinds = sorted(s.pile())
    s.asked("A", "soul-main").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile=["goldthread", "gouyu"])
    assert s.pile()[:2] == ["goldthread", "gouyu"]
    assert sorted(s.pile()) == kinds
    seen = s.mine("A", "soul-zhuge")
    assert seen is not None
    assert seen["top"] == ["goldthread", "gouyu"]
    assert sorted(seen["pile"]) == kinds
    assert s.mine("B", "soul-zhuge") is None
    assert s.stand("A") == "zhuge_liang^"


@pytest.mark.proves("stand_soul", "stand", "zhuge_liang")
def test_with_one_card_in_the_pile_zhuge_liang_merely_looks() -> None:
    s = scene("A zhuge_liang: gouyu,... / B / C / D | pile: orochi")
    s.asked("A", "soul-main").does("zhuge_liang").asked("A", "soul-zhuge").does("arrange", pile="orochi")
    assert s.pile() == ["orochi"]


@pytest.mark.proves("stand_soul", "stand", "cao_cao")
@pytest.mark.proves("stand_soul", "stand", "hashiba_hideyoshi")
@pytest.mark.proves("stand_soul", "stand", "takeda_shingen")
@pytest.mark.parametrize("up", ["", "^"])
@pytest.mark.parametrize(
    ("stand", "users"),
    [
        ("cao_cao", {"A": (3, 2)}),
        ("hashiba_hideyoshi", {"B": (2, 3)}),
        ("takeda_shingen", {"C": (3, 2), "D": (2, 3)}),
    ],
)
def test_a_permanent_stand_helps_in_its_role_also_face_up(
    stand: str, up: str, users: dict[str, tuple[int, int]]
) -> None:
    for owner in "ABCD":
        text = " / ".join(f"{seat} {stand}{up}" if seat == owner else seat for seat in "ABCDE")
        s = scene(text).attack("A", "B", C="sword", D="shield")
        if owner in users:
            s.asked(owner, "soul-f5").does("stand").told("soul-use-stand", seat=owner, stand=stand)
            assert strength(s) == users[owner]
            assert s.stand(owner) == f"{stand}^"
            s.asked(owner, "soul-f5").offers_not("stand").why("stand", stand, "why-soul-used")
        else:
            s.asked(owner, "soul-f5").offers_not("stand")


@pytest.mark.proves("stand_soul", "stand", "zhen_ji")
@pytest.mark.parametrize("up", ["", "^"])
def test_zhen_ji_bars_a_supporter_in_every_attack_of_hers(up: str) -> None:
    s = scene(f"A zhen_ji{up} / B / C / D")
    s.asked("A", "soul-main").does("attack", seat="B").passes("soul-f1").support(C="shield")
    s.asked("A", "soul-f4").offers_only("decline", "zhen_ji").does("zhen_ji", seat="C")
    s.told("soul-zhen-ji", seat="A", target="C")
    assert strength(s) == (1, 1)
    assert s.stand("A") == "zhen_ji^"


@pytest.mark.proves("stand_soul", "stand", "zhen_ji")
def test_zhen_ji_is_of_no_use_to_a_defender() -> None:
    s = scene("A / B zhen_ji / C / D")
    s.asked("A", "soul-main").does("attack", seat="B").passes("soul-f1").support(C="sword")
    s.asked("B", "soul-f5").offers_only("done")


@pytest.mark.proves("stand_soul", "stand", "taishi_ci")
@pytest.mark.parametrize("owner", ["B", "C"])
def test_taishi_ci_stops_an_attack_before_any_support_and_is_paid(owner: str) -> None:
    text = " / ".join(f"{seat} taishi_ci: orochi" if seat == owner else seat for seat in "BCD")
    s = scene(f"A: gouyu,lord_sword / {text}")
    s.asked("A", "soul-main").does("attack", seat="B").asked(owner, "soul-f1").does("taishi_ci")
    s.asked("A", "soul-pay").does("give", item="lord_sword").not_told("soul-support").asked("B", "soul-main")
    assert s.hand(owner) == ["lord_sword", "orochi"]
    assert s.stand(owner) == "taishi_ci^"
    # spent: the next attack goes on to the supports
    s.asked("B", "soul-main").does("attack", seat="D").asked("C", "soul-support")


@pytest.mark.proves("stand_soul", "stand", "mori_motonari")
def test_mori_forces_an_extra_trade_before_or_after_the_action() -> None:
    s = scene("A mori_motonari: orochi / B: gouyu,lord_sword / C / D")
    s.trade("A", "B", "orochi").asked("B", "soul-answer").does("refuse")
    s.asked("A", "soul-end").does("mori_motonari", seat="B", kind="lord_sword")
    s.asked("A", "soul-mori-give").does("give", item="orochi")
    assert (s.hand("A"), s.hand("B")) == (["lord_sword"], ["gouyu", "orochi"])
    assert s.stand("A") == "mori_motonari^"
    s.asked("B", "soul-main")


@pytest.mark.proves("stand_soul", "stand", "mori_motonari")
def test_a_vain_demand_shows_the_hand_and_ends_the_turn() -> None:
    s = scene("A mori_motonari: orochi / B: gouyu / C / D")
    s.asked("A", "soul-main").does("mori_motonari", seat="B", kind="mind_read").asked("B", "soul-main")
    assert s.mine("A", "soul-mori-miss") == {"items": ["gouyu"]}


@pytest.mark.proves("stand_soul", "stand", "oda_nobunaga")
@pytest.mark.parametrize(("owner", "powers"), [("A", (2, 1)), ("B", (1, 2))])
def test_oda_fights_alone_and_stronger(owner: str, powers: tuple[int, int]) -> None:
    text = " / ".join(f"{seat} oda_nobunaga" if seat == owner else seat for seat in "ABCD")
    late = scene(text).attack("A", "B", C="sword", D="shield")
    late.asked(owner, "soul-f5").does("stand")
    assert strength(late) == powers
    assert late.stand(owner) == "oda_nobunaga^"
    early = scene(text).asked("A", "soul-main").does("attack", seat="B")
    early.asked(owner, "soul-f1").does("oda_nobunaga").not_told("soul-support")
    assert strength(early) == powers
    early.asked(owner, "soul-f5").offers_not("stand")


@pytest.mark.proves("stand_soul", "stand", "nohime")
@pytest.mark.parametrize("winner", ["A", "B"])
def test_nohime_names_the_winner_of_a_fight_that_is_not_hers(winner: str) -> None:
    s = scene("A / B / C nohime / D").attack("A", "B", D="sword")
    s.asked("C", "soul-f5").does("nohime", seat=winner).told("soul-nohime", seat="C", winner=winner)
    s.asked(winner, "soul-spoils")
    assert s.stand("C") == "nohime^"


@pytest.mark.proves("stand_soul", "stand", "nohime")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_nohime_is_of_no_use_to_fighters(owner: str) -> None:
    text = " / ".join(f"{seat} nohime" if seat == owner else seat for seat in "ABCD")
    s = scene(text).attack("A", "B")
    s.asked(owner, "soul-f5").offers_not("nohime").why("stand", "nohime", "why-soul-not-fighters")
