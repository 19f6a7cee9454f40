"""Who learns what: for each event what everybody is told, what the pair, what a single seat; and the easy leaks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stand_soul.scene import Scene, scene

SEATS = ("A", "B", "C", "D", None)
EXECUTE = {
    "draw": ("soul-draw", "draw"),
    "soul_trade": ("soul-swap", "swap"),
    "stand_call": ("soul-call", "look"),
    "turn_tide": ("soul-tide", "left"),
}


def private_to(s: Scene, key: str) -> str:
    """The seats that are told more than everybody by the last news with this key."""
    return "".join(seat for seat in "ABCD" if s.mine(seat, key) is not None)


def alike(first: Scene, second: Scene, *viewers: str | None) -> None:
    """For these viewers the two matches are the same, byte for byte."""
    for viewer in viewers:
        assert json.dumps(first.sees(viewer)) == json.dumps(second.sees(viewer)), viewer
        assert json.dumps(first.view(viewer)) == json.dumps(second.view(viewer)), viewer


def words(value: Any) -> str:
    return json.dumps(value)


def test_permanently_visible() -> None:
    s = scene("A sengoku liu_bei: gouyu,gouyu / B sanguo nohime^: orochi / C / D | pile: goldthread,...")
    public = s.view(None)
    assert [seat["items"] for seat in public["seats"]] == [2, 1, 1, 1]
    assert (public["pile"], public["stand_pile"], public["active"]) == (16, 6, 0)
    assert public["seats"][1]["stand"] == {"up": True, "id": "nohime", "spent": True}
    assert public["seats"][0]["stand"] == {"up": False, "id": None, "spent": False}
    assert public["gang_sizes"] == [[2, 2]]
    mine = s.view("A")["me"]
    assert (mine["gang"], mine["stand"], mine["items"]) == ("sengoku", "liu_bei", ["gouyu", "gouyu"])
    # the pile, hidden hands and face-down stands: nowhere in what another sees
    for viewer in ("C", None):
        seen = {key: value for key, value in s.view(viewer).items() if key not in ("kinds", "stands", "me")}
        assert not any(word in words(seen) for word in ("gouyu", "orochi", "goldthread", "liu_bei"))


@pytest.mark.parametrize(
    ("about", "key", "private"),
    [
        ("offer", "soul-offer", "AB"),
        ("accept", "soul-accept", "AB"),
        ("refuse", "soul-refuse", ""),
        ("pass", "soul-pass", ""),
        ("announce", "soul-announce", "AB"),
        ("draw", "soul-draw", "A"),
        ("checkpoint", "soul-checkpoint", "A"),
        ("mind_read", "soul-mind-read", "A"),
        ("soul_trade", "soul-swapped", "AB"),
        ("stand_call", "soul-called", "A"),
        ("turn_tide", "soul-passed", "ABCD"),
        ("attack", "soul-attack", ""),
        ("support", "soul-support", ""),
        ("use", "soul-use-item", ""),
        ("look", "soul-look", "A"),
        ("search", "soul-search", "A"),
        ("take", "soul-take", "AB"),
        ("paid", "soul-paid", "AC"),
        ("zhuge", "soul-zhuge", "A"),
        ("mori_miss", "soul-mori-miss", "A"),
    ],
)
def test_who_is_told_more(about: str, key: str, private: str) -> None:
    s = _after(about)
    s.told(key)
    assert private_to(s, key) == private
    # everybody gets the same lines with the same public words
    for viewer in SEATS:
        lines = s.sees(viewer)
        assert [(line["key"], line["args"]) for line in lines] == [(x["key"], x["args"]) for x in s.sees(None)]


def _after(about: str) -> Scene:
    """A match right after this event; A acts, B is the other, C watches or has 太史慈."""
    effects = {"announce": "pouch_gouyu", "draw": "pouch_gouyu"}
    item = effects.get(about, about)
    match about:
        case "offer" | "refuse" | "accept":
            s = scene("A: lord_sword / B: gouyu / C / D").trade("A", "B", "lord_sword")
            return s if about == "offer" else s.asked("B", "soul-answer").does(about, **_back(about))
        case "pass":
            return scene("A / B / C / D").asked("A", "soul-main").passes()
        case "announce" | "draw" | "checkpoint" | "mind_read" | "soul_trade" | "stand_call" | "turn_tide":
            s = scene(f"A: {item} / B: gouyu / C / D").trade("A", "B", item, "gouyu")
            if about in EXECUTE:
                question, act = EXECUTE[about]
                s.asked("A", question).does(act).passes("soul-call-pick", "soul-tide-pick")
            return s
        case "zhuge":
            s = scene("A zhuge_liang / B / C / D").asked("A", "soul-main").does("zhuge_liang")
            return s.passes("soul-zhuge")
        case "mori_miss":
            s = scene("A mori_motonari: orochi / B: gouyu / C / D")
            return s.asked("A", "soul-main").does("mori_motonari", seat="B", kind="orochi")
        case "paid":
            s = scene("A: gouyu,orochi / B / C taishi_ci / D").asked("A", "soul-main").does("attack", seat="B")
            return s.asked("C", "soul-f1").does("taishi_ci").asked("A", "soul-pay").does("give", item="orochi")
    s = scene("A: lord_sword,gouyu / B: orochi,kongming / C / D").attack("A", "B", C="sword")
    if about == "use":
        return s.asked("A", "soul-f5").does("item", item="lord_sword")
    if about in ("look", "search", "take"):
        s.counts().asked("A", "soul-spoils").does("look" if about == "look" else "search")
    return s.asked("A", "soul-take").does("take", loot="orochi") if about == "take" else s


def _back(about: str) -> dict[str, str]:
    return {"item": "gouyu"} if about == "accept" else {}


def test_a_gift_is_known_to_its_two() -> None:
    full = "lord_sword,leather_armor,guard_knife,guard_whip,gouyu,gouyu"
    s = scene(f"A: {full} / B: orochi,kongming / C / D").fought("A", "B", C="sword")
    s.asked("A", "soul-spoils").does("search").asked("A", "soul-take").does("take", loot="orochi")
    s.asked("A", "soul-gift").does("give", item="gouyu", seat="D")
    assert s.told("soul-gift") == {"from": "A", "to": "D"}
    assert private_to(s, "soul-gift") == "AD"


def test_a_declaration_shows_declarer_and_named_and_the_end_shows_all() -> None:
    s = scene("A sengoku: gouyu,gouyu / B sanguo: orochi / C sengoku: gouyu / D sanguo")
    assert s.view(None)["reveal"] is None
    s.asked("A", "soul-main").does("declare", seat="C")
    declared = next(line for line in s.sees(None) if line["key"] == "soul-declare")
    # with the declaration itself nothing of those who were not named is told
    assert "orochi" not in words(declared["args"])
    assert s.view(None)["reveal"]["gangs"] == ["sengoku", "sanguo", "sengoku", "sanguo"]
    assert s.view(None)["reveal"]["hands"][1] == ["orochi"]


def test_notes_are_private_and_carry_kinds() -> None:
    s = _after("checkpoint")
    assert {"what": "saw_hand", "seat": "B", "items": ["checkpoint"]} in s.notes("A")
    assert {"what": "gave", "seat": "B", "kind": "checkpoint"} in s.notes("A")
    assert {"what": "got", "seat": "A", "kind": "checkpoint"} in s.notes("B")
    assert {"what": "offered_by", "seat": "A", "kind": "checkpoint"} in s.notes("B")
    assert s.notes("C") == []
    assert s.view(None)["me"] is None


# -- leaks that are easy to build in (numbers as in the reference)


@pytest.mark.parametrize("stand", ["taishi_ci", "nohime", "liu_bei", "cao_cao"])
def test_leak_2_windows_ask_whoever_might_answer(stand: str) -> None:
    def play(c: str) -> Scene:
        s = scene(f"A hashiba_hideyoshi / B takeda_shingen / C {c} / D oda_nobunaga^", hold=True)
        s.asked("A", "soul-main").does("attack", seat="B").window("soul-f1", "ABC").closes()
        s.support(D="sword").window("soul-f4", "A").closes().passes("soul-f5").window("soul-f7", "ABC").closes()
        return s.asked("A", "soul-spoils").passes().window("soul-end", "A").closes()

    alike(play(stand), play("zhen_ji"), None)


def test_leak_4_the_order_of_answers_is_not_told() -> None:
    def play(order: str) -> Scene:
        s = scene("A / B taishi_ci / C nohime / D", hold=True).asked("A", "soul-main").does("attack", seat="B")
        for seat in order:
            s.asked(seat, "soul-f1").passes()
        return s.closes()

    alike(play("BC"), play("CB"), *SEATS)


def test_leak_5_nobody_else_learns_which_pouch() -> None:
    def play(pouch: str, other: str) -> Scene:
        s = scene(f"A: {pouch} / B: gouyu / C: orochi / D: {other},kongming")
        return s.trade("A", "B", pouch, "gouyu").asked("A", "soul-draw").does("draw")

    alike(play("pouch_gouyu", "pouch_kongming"), play("pouch_kongming", "pouch_gouyu"), "C", None)


def test_leak_6_what_is_legal_depends_on_public_and_own_things_only() -> None:
    first = scene("A mori_motonari: gouyu / B sanguo liu_bei: pouch_gouyu / C: pouch_kongming / D: orochi")
    second = scene("A mori_motonari: gouyu / B sanguo nohime: orochi / C: pouch_kongming / D: pouch_gouyu")
    asks = [s.watch.frames(0)[-2]["ask"] for s in (first, second)]
    assert asks[0] is not None
    assert words(asks[0]) == words(asks[1])


def test_leak_7_a_forced_answer_has_no_mark() -> None:
    forced = scene("A: silent_kogoro / B: gouyu / C / D").trade("A", "B", "silent_kogoro")
    free = scene("A: lord_sword / B: gouyu / C / D").trade("A", "B", "lord_sword")
    alike(forced, free, "C", "D", None)
    forced.asked("B", "soul-answer").does("accept", item="gouyu")
    free.asked("B", "soul-answer").does("accept", item="gouyu")
    alike(forced, free, "C", "D", None)


@pytest.mark.parametrize(
    ("item", "back"), [("goldthread", "mind_read"), ("goldthread", "pouch_gouyu"), ("turn_tide", "goldthread")]
)
def test_leak_8_goldthread_is_like_any_silent_trade(item: str, back: str) -> None:
    rest = "C: pouch_kongming / D: {0}"
    last = "orochi" if "pouch_gouyu" in (item, back) else "pouch_gouyu"
    silenced = scene(f"A: {item},gouyu / B: {back},gouyu / {rest.format(last)}").trade("A", "B", item, back)
    plain = scene(f"A: lord_sword,gouyu / B: guard_whip,gouyu / {rest.format('pouch_gouyu')}")
    plain.trade("A", "B", "lord_sword", "guard_whip")
    alike(silenced, plain, None, "C", *(["D"] if last == "pouch_gouyu" else []))
    # C's questions and whom the table waits for are alike too
    assert words(silenced.watch.frames(2)[-2:]) == words(plain.watch.frames(2)[-2:])


def test_leak_9_a_take_with_a_gift_back_is_told_in_one_step() -> None:
    s = scene("A: gouyu / B: orochi / C / D").fought("A", "B", C="sword")
    s.asked("A", "soul-spoils").does("search").asked("A", "soul-take").does("take", loot="orochi", item="gouyu")
    assert s.told("soul-take") == {"winner": "A", "loser": "B", "back": True}
    assert [seat["items"] for seat in s.view(None)["seats"]] == [1, 1, 1, 1]


def test_leak_10_neither_seed_nor_pile_is_in_any_view() -> None:
    s = scene("A / B / C / D | pile: orochi,goldthread,...")
    other = scene("A / B / C / D | pile: goldthread,orochi,...")
    alike(s, other, *SEATS)
    assert bytes(32).hex() not in words([s.view(viewer) for viewer in SEATS])
