"""Why not? Everything that is not offered says why, in a key with arguments."""

from __future__ import annotations

from typing import Any

from guozhan.scene import Scene, scene, seat
from sanzhan.kernel.ask import Ask


def reasons(ask: Ask[Any]) -> dict[tuple[str, Any], str]:
    """Key by thing; what a target of a card is refused for comes as (card, seat)."""
    found: dict[tuple[str, Any], str] = {}
    for refusal in ask.refusals:
        kind, value = refusal.thing
        found[(kind, tuple(value) if isinstance(value, list) else value)] = refusal.key
    return found


def at_play(s: Scene) -> dict[tuple[str, Any], str]:
    return reasons(s.asked("A", "gz-play"))


def test_cards_at_a_free_moment() -> None:
    s = scene(
        seat("cao_cao+ dian_wei+", "slash.s7 slash.s8 dodge.d2 peach.h4 wine.s9 nullification"),
        seat(),
    )
    why = at_play(s)
    assert why[("card", "dodge.d2")] == "why-gz-only-an-answer"
    assert why[("card", "nullification.s11")] == "why-gz-only-an-answer"
    assert why[("card", "peach.h4")] == "why-gz-unwounded"
    assert ("card", "slash.s7") not in why
    s.use("A", "slash.s7", "B").until("A", "gz-play")
    assert at_play(s)[("card", "slash.s8")] == "why-gz-slash-limit"
    s.use("A", "wine.s9").until("A", "gz-play")
    assert ("card", "wine.s9") not in at_play(s), "it has gone"


def test_targets_at_a_free_moment() -> None:
    s = scene(
        seat("cao_cao+ dian_wei+", "slash.s7 snatch.s3 borrowed_sword befriend_far know_both.c3"),
        seat("xu_chu+ cao_ren+", "peach"),
        seat("guan_yu- zhang_fei-", "peach"),
        seat(),
        seat(),
    )
    why = at_play(s)
    assert why[("target", ("slash.s7", 0))] == "why-gz-not-yourself"
    assert why[("target", ("slash.s7", 2))] == "why-gz-out-of-range"
    assert why[("target", ("snatch.s3", 2))] == "why-gz-too-far"
    assert why[("target", ("snatch.s3", 4))] == "why-gz-no-cards-there"
    assert why[("target", ("borrowed_sword.c12", 1))] == "why-gz-no-weapon"
    assert why[("target", ("befriend_far.h9", 1))] == "why-gz-same-kingdom"
    assert why[("target", ("befriend_far.h9", 2))] == "why-gz-undetermined"
    assert why[("card", "borrowed_sword.c12")] == "why-gz-no-target"


def test_skills_at_a_free_moment() -> None:
    s = scene(seat("sun_quan+ gan_ning+", "peach"), seat())
    assert ("skill", "zhiheng") not in at_play(s)
    s.skill("A", "zhiheng", ("peach",), about="gz-play").until("A", "gz-play")
    assert at_play(s)[("skill", "zhiheng")] == "why-gz-skill-used-up"
    empty = scene(seat("hua_tuo+ diao_chan+", ""), seat())
    assert at_play(empty)[("skill", "qingnang")] == "why-gz-skill-not-now"


def test_in_the_turn_of_zou_shi_a_hidden_skill_says_that_it_may_not_be_revealed() -> None:
    s = scene(seat("zou_shi+ diao_chan+", "slash"), seat("zhao_yun- guan_yu+", "dodge slash"))
    s.use("A", "slash", "B").until("B", "gz-dodge")
    assert reasons(s.asked("B", "gz-dodge"))[("skill", "longdan")] == "why-gz-may-not-reveal"


def test_cards_and_skills_that_are_no_answer() -> None:
    s = scene(
        seat("cao_cao+ dian_wei+", "slash"),
        seat("zhao_yun+ huang_zhong+", "peach.h4 dodge.d2", equip="eight_trigrams"),
        deck="slash.s7",
    )
    s.use("A", "slash", "B").until("B", "gz-dodge")
    why = reasons(s.asked("B", "gz-dodge"))
    assert why[("card", "peach.h4")] == "why-gz-no-answer"
    assert ("card", "dodge.d2") not in why
    assert why[("skill", "longdan")] == "why-gz-skill-no-cards"
    s.does("B", "gz-dodge", "eight_trigrams").until("B", "gz-dodge")
    assert reasons(s.asked("B", "gz-dodge"))[("skill", "eight_trigrams")] == "why-gz-skill-failed"


def test_in_a_skill_window_the_other_own_skills_say_why() -> None:
    s = scene(seat("cao_cao+ dian_wei+", "slash"), seat("guo_jia+ sima_yi+"), seat())
    s.use("A", "slash", "B").until("B", "gz-skill", "yiji")
    why = reasons(s.asked("B", "gz-skill"))
    assert why == {("skill", "tiandu"): "why-gz-skill-not-now", ("skill", "guicai"): "why-gz-skill-not-now"} | {
        thing: key for thing, key in why.items() if thing[1] == "fankui"
    }


def test_no_reason_speaks_of_what_others_hold() -> None:
    """The same public table, other cards in other hands: the same reasons."""
    mine = "slash.s7 snatch.s3 duel.s1 fire_attack.h2"
    one = scene(seat("cao_cao+ dian_wei+", mine), seat("", "dodge slash.c2"), seat("", "peach"), seat())
    two = scene(seat("cao_cao+ dian_wei+", mine), seat("", "wine harvest"), seat("", "nullification"), seat())
    assert at_play(one) == at_play(two)
