"""Every option, with its values behaving differently."""

from __future__ import annotations

import pytest

from sanzhan.kernel.rng import Rng, Streams
from sanzhan.stand_soul.game import STAND_SOUL
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.table import Table
from stand_soul.scene import scene


def dealt(players: int, seed: int, options: SoulOptions) -> Table:
    return STAND_SOUL.setup(players, options, Streams(Rng("options", seed).seed()))


@pytest.mark.proves("stand_soul", "option", "early_duel_window")
def test_early_duel_window() -> None:
    text = "A / B oda_nobunaga / C nohime / D taishi_ci"
    on = scene(text).asked("A", "soul-main").does("attack", seat="B")
    on.asked("B", "soul-f1").offers("oda_nobunaga")
    on.asked("C", "soul-f1").offers("nohime")
    off = scene(text, early_duel_window=False).asked("A", "soul-main").does("attack", seat="B")
    off.not_asked("B").not_asked("C").asked("D", "soul-f1").does("taishi_ci").asked("B", "soul-main")


@pytest.mark.proves("stand_soul", "option", "zhenji_bars_all")
def test_zhenji_bars_all() -> None:
    for bars_all in (False, True):
        s = scene("A zhen_ji / B / C liu_bei / D", zhenji_bars_all=bars_all)
        s.asked("A", "soul-main").does("attack", seat="B").passes("soul-f1").support(C="shield", D="sword")
        s.asked("A", "soul-f4").does("zhen_ji", seat="C")
        if bars_all:
            s.not_asked("C").passes("soul-f5").asked("A", "soul-spoils")
        else:
            s.asked("C", "soul-f5").scene.passes("soul-f5").asked("C", "soul-f7").offers("liu_bei")


@pytest.mark.proves("stand_soul", "option", "smuggling")
def test_smuggling() -> None:
    text = "A: mind_read / B sanguo: gouyu / C / D"
    open_ = scene(text).trade("A", "B", "mind_read", "gouyu")
    open_.told("soul-announce", effect="mind_read")
    hidden = scene(text, smuggling=True).trade("A", "B", "mind_read", "gouyu")
    hidden.asked("A", "soul-smuggle").offers_only("hide", "reveal").does("hide")
    hidden.not_told("soul-announce", "soul-mind-read").asked("B", "soul-main")
    shown = scene(text, smuggling=True).trade("A", "B", "mind_read", "gouyu")
    shown.asked("A", "soul-smuggle").does("reveal").told("soul-announce", effect="mind_read")
    # both are asked, whatever they gave
    held = scene(text, hold=True, smuggling=True).trade("A", "B", "mind_read", "gouyu")
    held.window("soul-smuggle", "A").closes().window("soul-smuggle", "B")


@pytest.mark.proves("stand_soul", "option", "fortune_telling")
@pytest.mark.parametrize(("named", "winners"), [("B", "BD"), ("BD", "AC"), ("BC", "BD")])
def test_fortune_telling(named: str, winners: str) -> None:
    text = "A sengoku: orochi / B sanguo: kongming,kongming / C sengoku / D sanguo: kongming"
    scene(text).asked("A", "soul-main").offers_not("foretell")
    s = scene(text, fortune_telling=True)
    s.asked("A", "soul-main").does("foretell", seat=named)
    assert s.winners() == winners


@pytest.mark.proves("stand_soul", "option", "advanced_three")
def test_advanced_three() -> None:
    assert [len(cards) for cards in dealt(3, 1, SoulOptions()).gang_cards] == [1, 1, 1]
    table = dealt(3, 1, SoulOptions(advanced_three=True))
    assert [len(cards) for cards in table.gang_cards] == [3, 3, 3]
    text = "A: mind_read / B {0}: gouyu / C"
    s = scene(text.format("sengoku+sanguo+sanguo"), advanced_three=True)
    assert s.table.gang(1) == "sanguo"
    s.trade("A", "B", "mind_read", "gouyu")
    # one look shows one card, and that is not enough to know the gang
    assert s.mine("A", "soul-mind-read") == {"gang": "sengoku"}
    assert s.knows("A", "B")["gang"] is None
    plain = scene(text.format("sanguo")).trade("A", "B", "mind_read", "gouyu")
    assert plain.knows("A", "B")["gang"] == "sanguo"


@pytest.mark.proves("stand_soul", "option", "retake_own_stand")
def test_retake_own_stand() -> None:
    for retake in (False, True):
        s = scene("A liu_bei^: stand_call / B: gouyu / C / D", retake_own_stand=retake)
        s.trade("A", "B", "stand_call", "gouyu").asked("A", "soul-call").does("look")
        pick = s.asked("A", "soul-call-pick")
        assert ("liu_bei" in pick.choices("choose", "stand")) is retake
        if retake:
            pick.does("choose", stand="liu_bei")
            assert s.stand("A") == "liu_bei"


@pytest.mark.proves("stand_soul", "option", "beginner_items")
def test_beginner_items() -> None:
    def hard(options: SoulOptions) -> int:
        tables = [dealt(8, seed, options) for seed in range(20)]
        held = [t.kind(handle) for t in tables for hand in t.hands for handle in hand]
        return sum(not item.simple and not item.is_pouch for item in held)

    assert hard(SoulOptions(beginner_items=True)) == 0
    assert hard(SoulOptions()) > 0


@pytest.mark.proves("stand_soul", "option", "jade_is_own_item")
def test_jade_is_own_item() -> None:
    text = "A sengoku: orochi / B sanguo / C sanguo"
    scene(text).asked("A", "soul-main").offers_not("declare")
    scene(text, jade_is_own_item=True).asked("A", "soul-main").offers("declare")
    # only in the smaller gang
    scene("A sengoku: orochi / B sengoku / C sanguo", jade_is_own_item=True).asked("A", "soul-main").offers_not(
        "declare"
    )


@pytest.mark.proves("stand_soul", "option", "kogoro_blocks_solo")
def test_kogoro_blocks_solo() -> None:
    text = "A: orochi,gouyu,gouyu,kongming,silent_kogoro / B / C / D"
    scene(text).asked("A", "soul-main").offers_not("declare_solo")
    s = scene(text, kogoro_blocks_solo=False)
    s.asked("A", "soul-main").offers_not("declare").does("declare_solo")
    assert s.winners() == "A"


@pytest.mark.proves("stand_soul", "option", "three_player_packet")
def test_three_player_packet() -> None:
    def both_pouches_in_one_hand(options: SoulOptions) -> int:
        tables = [dealt(3, seed, options) for seed in range(60)]
        assert all([len(hand) for hand in table.hands] == [2, 2, 2] and len(table.pile) == 14 for table in tables)
        return sum(all(t.kind(handle).is_pouch for handle in hand) for t in tables for hand in t.hands)

    assert both_pouches_in_one_hand(SoulOptions()) > 0
    assert both_pouches_in_one_hand(SoulOptions(three_player_packet="three_then_one")) == 0


@pytest.mark.proves("stand_soul", "option", "effect_order")
@pytest.mark.parametrize(
    ("order", "offered", "back", "first"),
    [
        ("offered_first", "mind_read", "checkpoint", "mind_read"),
        ("returned_first", "mind_read", "checkpoint", "checkpoint"),
        ("tide_last", "mind_read", "checkpoint", "mind_read"),
        ("offered_first", "turn_tide", "checkpoint", "turn_tide"),
        ("tide_last", "turn_tide", "checkpoint", "checkpoint"),
        ("tide_last", "checkpoint", "turn_tide", "checkpoint"),
    ],
)
def test_effect_order(order: str, offered: str, back: str, first: str) -> None:
    s = scene(f"A: {offered} / B: {back} / C / D", effect_order=order)
    s.trade("A", "B", offered, back).passes("soul-tide")
    told = [news.args["effect"] for news in s.news if news.key == "soul-announce"]
    assert told == [first, back if first == offered else offered]


@pytest.mark.proves("stand_soul", "option", "reveal_allies")
def test_reveal_allies() -> None:
    text = "A sengoku: gouyu,gouyu / B sanguo / C sengoku: gouyu / D sanguo"
    together = scene(text)
    together.asked("A", "soul-main").does("declare", seat="C")
    together.not_told("soul-ally")
    assert together.winners() == "AC"
    one = scene(text, reveal_allies="one_by_one")
    one.asked("A", "soul-main").does("declare", seat="")
    one.asked("A", "soul-ally").does("name", seat="C").told("soul-ally", seat="C", gang="sengoku", items=["gouyu"])
    assert one.asked("A", "soul-ally").choices("name", "seat") == ["B", "D"]
    one.asked("A", "soul-ally").does("enough")
    assert one.winners() == "AC"


@pytest.mark.proves("stand_soul", "option", "pile_window")
def test_pile_window() -> None:
    text = "A zhuge_liang: pouch_gouyu / B: gouyu / C / D"
    on = scene(text).trade("A", "B", "pouch_gouyu", "gouyu").asked("A", "soul-draw").does("draw")
    on.asked("A", "soul-pile")
    off = scene(text, pile_window=False).trade("A", "B", "pouch_gouyu", "gouyu").asked("A", "soul-draw").does("draw")
    off.told("soul-draw", seat="A")
    off.asked("A", "soul-end").offers("zhuge_liang")


@pytest.mark.proves("stand_soul", "option", "turn_cap")
def test_turn_cap() -> None:
    capped = scene("A / B / C", turn_cap=2)
    capped.asked("A", "soul-main").passes().asked("B", "soul-main").passes()
    assert capped.winners() == ""
    capped.told("soul-cap", turns=2)
    free = scene("A / B / C")
    for seat in "ABCABC":
        free.asked(seat, "soul-main").passes()
    free.asked("A", "soul-main")
