"""The `thumb` bot of 国战: beliefs, sensible answers, the same at any time, honest, stronger than random."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import pytest

from guozhan.scene import LETTERS, Scene, scene, seat
from sanzhan.bots import Bot, decide, make_bot
from sanzhan.bots.guozhan.actives import ACTIVES
from sanzhan.bots.guozhan.cards import VALUERS
from sanzhan.bots.guozhan.kingdoms import Memory
from sanzhan.bots.guozhan.pairs import pair_value
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.bots.guozhan.thumb import RULES, GuozhanThumb
from sanzhan.bots.guozhan.triggers import ADVISERS
from sanzhan.guozhan.editions import first
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.skill import Active, Conversion, Trigger
from sanzhan.guozhan.table import Table
from sanzhan.kernel.ask import Answer, Ask, seen
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.news import News
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.lab.sim import Plan, decoded, play

Lines = list[list[dict[str, Any]]]
Look = Callable[["Match[Any]", "Ask[Any]", "Lines", "list[Bot]", Answer], None]
Said = tuple[str, list[list[Any]]]


def says(s: Scene, letter: str) -> Said:
    """What the thumb at this seat answers now: the act and what it chooses."""
    number = LETTERS.index(letter)
    ask = s.match.waiting[number]
    view = GUOZHAN.view(s.table, number)
    news = [news.line(number) for news in s.news]
    _, _, act, chosen = decoded(ask, decide(make_bot("thumb"), view, news, ask, Rng("scene")))
    return act, chosen


def turn_of(s: Scene, letter: str) -> list[Said]:
    """Everything the thumb does in its play phase; whoever else is asked answers neutrally."""
    number, bot = LETTERS.index(letter), make_bot("thumb")
    done: list[Said] = []
    for _ in range(60):
        ask = next(iter(s.match.waiting.values()))
        answer = ask.neutral
        if ask.seat == number:
            news = [news.line(number) for news in s.news]
            answer = decide(bot, GUOZHAN.view(s.table, number), news, ask, Rng("scene"))
            _, about, act, chosen = decoded(ask, answer)
            if about == "gz-play":
                done.append((act, chosen))
        s.match.answer(ask.seat, answer)
        if done and done[-1][0] == "end":
            return done
    raise AssertionError(f"no end: {done}")


def situation(s: Scene, letter: str) -> Situation:
    number = LETTERS.index(letter)
    return GuozhanThumb().judge(GUOZHAN.view(s.table, number), [news.line(number) for news in s.news])


# -- beliefs

SEATS = 6


def line(key: str, **args: Any) -> dict[str, Any]:
    return {"key": key, "args": args}


def use(user: int, card: str, *targets: int) -> dict[str, Any]:
    return line("gz-use", seat=user, card=card, cards=[], skill=None, targets=list(targets))


REVEALED = line("gz-reveal", seat=1, generals=[["head", "guan_yu"]], kingdom="shu")


def belief(*lines: dict[str, Any], about: int = 2) -> dict[str, float]:
    """What seat 0 (Wu, hidden) thinks of a seat, seat 1 being Shu."""
    memory = Memory(SEATS, 0)
    memory.read([REVEALED, *lines])
    shown: list[dict[str, str | None]] = [{"kingdom": None} for _ in range(SEATS)]
    shown[1] = {"kingdom": "shu"}
    return memory.weights({"seats": shown, "me": {"known": {}}}, "wu")[about]


def test_an_unknown_is_rather_not_of_my_kingdom() -> None:
    found = belief()
    assert sum(found.values()) == pytest.approx(1)
    assert 0.15 < found["wu"] < 0.25


def test_an_attack_speaks_against_a_common_kingdom() -> None:
    assert belief(use(2, "slash", 1))["shu"] < belief()["shu"] / 2
    assert belief(use(2, "slash", 1))["wu"] > belief()["wu"]


def test_an_attack_on_an_unknown_says_less() -> None:
    late = [use(2, "slash", 3), line("gz-reveal", seat=3, generals=[["head", "zhou_yu"]], kingdom="wu")]
    early = [late[1], late[0]]
    memories = []
    for lines in (late, early):
        memory = Memory(SEATS, 0)
        memory.read([REVEALED, *lines])
        shown: list[dict[str, str | None]] = [{"kingdom": None} for _ in range(SEATS)]
        shown[1], shown[3] = {"kingdom": "shu"}, {"kingdom": "wu"}
        memories.append(memory.weights({"seats": shown, "me": {"known": {}}}, "wu")[2]["wu"])
    assert memories[1] < memories[0] < 0.22


def test_saving_the_dying_speaks_for_a_common_kingdom() -> None:
    peach = line("gz-respond", seat=2, card="peach", cards=["peach.h3"], skill=None, used=True)
    found = belief(line("gz-dying", seat=1, hp=0), peach, line("gz-saved", seat=1))
    assert found["shu"] > 0.6


def test_nullification_shields_or_exposes() -> None:
    def against(card: str, depth: int = 0) -> dict[str, Any]:
        return line("gz-nullify", seat=2, card="nullification", against=card, target=1, depth=depth, kingdom=False)

    assert belief(against("duel"))["shu"] > belief()["shu"] > belief(against("duel", 1))["shu"]
    assert belief(against("peach_garden"))["shu"] < belief()["shu"]


def test_one_who_is_hurt_and_shows_nothing_is_hardly_of_wei() -> None:
    hurt = line("gz-damage", seat=2, source=None, amount=1, nature="thunder", hp=2)
    assert belief(hurt, hurt)["wei"] < belief(hurt)["wei"] < belief()["wei"]


def test_a_general_that_was_seen_settles_it() -> None:
    memory = Memory(SEATS, 0)
    view = {
        "seats": [{"kingdom": None} for _ in range(SEATS)],
        "me": {"known": {"2": {"generals": {"deputy": "lu_bu"}, "cards": []}}},
    }
    assert memory.weights(view, "wu")[2] == {"qun": 1.0}


def test_reading_in_parts_is_reading_whole() -> None:
    lines = [REVEALED, use(2, "slash", 1), use(3, "duel", 2), use(1, "archery_attack", 0, 2, 3)]
    whole, parts = Memory(SEATS, 0), Memory(SEATS, 0)
    whole.read(lines)
    for count in range(len(lines) + 1):
        parts.read(lines[:count])
    assert vars(whole) == vars(parts)


def test_friends_enemies_and_unknowns() -> None:
    s = scene(seat("guan_yu+ zhang_fei-"), seat("liu_bei+ zhao_yun-"), seat("cao_cao+ xu_chu+"), seat(), seat(), seat())
    now = situation(s, "A")
    assert now.attitude(1) == 1.0
    assert now.attitude(2) < -0.4
    assert -0.4 < now.attitude(3) < 0.1


def test_a_careerist_has_no_friends() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei-", kingdom="careerist"), seat("liu_bei+ zhao_yun-"), seat("ma_chao+ wei_yan-"), seat()
    )
    now = situation(s, "A")
    assert all(now.attitude(other) < 0 for other in (1, 2, 3))


# -- the choice of generals


def test_companions_and_hp_make_a_pair_better() -> None:
    assert pair_value("sun_quan", "zhou_tai") > pair_value("sun_quan", "lu_su")
    assert pair_value("zhen_ji", "sima_yi") > pair_value("zhen_ji", "cao_ren")


def test_chooses_a_pair_that_is_offered() -> None:
    match = Match(GUOZHAN, 5, GuozhanOptions(), Rng("pairs").seed(), sink=lambda news: None)
    for number, ask in list(match.waiting.items()):
        assert ask.about == "gz-choose"
        answer = decide(make_bot("thumb"), GUOZHAN.view(match.table, number), [], ask, Rng("pair"))
        _, _, act, chosen = decoded(ask, answer)
        assert act == "pair"
        offered = [[str(name) for name in option.picks[0].shown] for option in ask.options]
        best = max(pair_value(a, b) for names in offered for a in names for b in names if a != b)
        assert pair_value(*chosen[0]) > best - 1.0


# -- the play phase

ENEMY = "cao_cao+ xu_chu+"
MINE = "guan_yu+ ma_chao+"
FRIEND = "liu_bei+ zhao_yun+"
OTHER = "lu_bu+ pan_feng+"


def test_strikes_the_enemy_not_the_friend() -> None:
    s = scene(seat(MINE, "slash.c10"), seat(FRIEND, "peach"), seat(ENEMY, hp=1), seat())
    assert says(s, "A") == ("use", [["slash.c10"], [2]])


def test_leaves_friends_alone() -> None:
    s = scene(
        seat(MINE, "slash.c2 duel dismantle"), seat(FRIEND, "peach", hp=1), seat(ENEMY, "slash"),
        seat("huang_zhong+ wei_yan+", "slash", hp=1), seat("cao_ren+ dian_wei+", "slash"), seat(OTHER),
    )  # fmt: skip
    done = turn_of(s, "A")
    assert len(done) > 1
    for act, chosen in done:
        if act == "use":
            assert not {1, 3} & set(chosen[-1])


def test_draws_before_it_strikes() -> None:
    s = scene(seat(MINE, "slash something_for_nothing"), seat(ENEMY), seat(FRIEND), seat())
    assert says(s, "A")[1][0][0].startswith("something_for_nothing")


def test_strips_the_shield_before_the_slash() -> None:
    s = scene(seat(MINE, "slash.c2 dismantle"), seat(ENEMY, hp=1, equip="renwang_shield"), seat(FRIEND), seat())
    done = turn_of(s, "A")
    assert done[0][1][0][0].startswith("dismantle")
    assert not s["B"].alive


def test_takes_indulgence_off_a_friend() -> None:
    s = scene(seat(MINE, "dismantle"), seat(FRIEND, "slash", judging="indulgence"), seat(ENEMY), seat())
    turn_of(s, "A")
    assert s.judging("B") == []


def test_wears_armour() -> None:
    s = scene(seat(MINE, "eight_trigrams"), seat(ENEMY), seat(FRIEND))
    assert says(s, "A")[1] == [["eight_trigrams.s2"]]


def test_drinks_before_a_slash_that_kills() -> None:
    s = scene(seat(MINE, "wine slash"), seat(ENEMY, hp=2), seat(FRIEND), seat())
    assert says(s, "A")[1][0][0].startswith("wine")


def test_eats_a_peach_when_low() -> None:
    s = scene(seat(MINE, "peach", hp=1), seat(ENEMY), seat(FRIEND))
    assert says(s, "A") == ("use", [["peach.d2"]])


def test_no_volley_that_kills_a_friend() -> None:
    def volley(friend_hp: int) -> Said:
        mine = "cao_ren+ xu_huang+"
        return says(
            scene(
                seat(mine, "archery_attack"), seat("guo_jia+ cao_pi+", hp=friend_hp), seat(FRIEND, "slash slash slash"),
                seat(OTHER, "slash slash slash", hp=1),
            ),
            "A",
        )  # fmt: skip

    assert volley(1) == ("end", [])
    assert volley(3)[0] == "use"


def test_does_not_kill_a_possible_comrade_when_determined() -> None:
    s = scene(
        seat(MINE, "slash peach peach dodge", hp=4), seat("liu_bei- zhao_yun-", hp=1), seat(ENEMY), seat(), seat()
    )
    act, chosen = says(s, "A")
    assert act == "end" or chosen[-1] != [1]


def test_kurou_stops_in_time() -> None:
    s = scene(seat("huang_gai+ gan_ning-", hp=4), seat(ENEMY), seat(FRIEND))
    turn_of(s, "A")
    assert s["A"].hp >= 2


def test_xiongyi_waits_for_comrades() -> None:
    alone = scene(seat("ma_teng+ pang_de+"), seat(ENEMY), seat(FRIEND), seat())
    assert says(alone, "A") == ("end", [])
    together = scene(seat("ma_teng+ pang_de+"), seat(OTHER), seat(ENEMY), seat(FRIEND))
    assert says(together, "A")[0] == "xiongyi"


def test_indulgence_for_an_enemy() -> None:
    s = scene(seat(MINE, "indulgence"), seat(FRIEND, "slash slash"), seat(ENEMY, "slash slash"), seat())
    assert says(s, "A") == ("use", [["indulgence.c6"], [2]])


def test_chains_two_enemies_before_the_fire() -> None:
    s = scene(seat(MINE, "iron_chain fire_slash"), seat(ENEMY), seat("cao_ren+ dian_wei+"), seat(FRIEND))
    act, chosen = says(s, "A")
    assert act == "use"
    assert chosen[1] == [1, 2]
    assert (
        says(scene(seat(MINE, "iron_chain"), seat(ENEMY), seat("cao_ren+ dian_wei+"), seat(FRIEND)), "A")[0] == "recast"
    )


# -- answers


def test_dodges_when_low() -> None:
    s = scene(seat(ENEMY, "slash"), seat(MINE, "dodge", hp=1)).use("A", "slash", "B").until("B", "gz-dodge", "card")
    assert says(s, "B")[0] == "card"


def test_armour_answers_before_a_card_does() -> None:
    s = scene(seat(ENEMY, "slash"), seat(MINE, "dodge", equip="eight_trigrams")).use("A", "slash", "B")
    assert says(s.until("B", "gz-dodge", "card"), "B")[0] == "eight_trigrams"


def test_saves_a_friend_and_himself_but_no_enemy() -> None:
    s = scene(seat(ENEMY, "slash"), seat(MINE, hp=1), seat(FRIEND, "peach"), seat(OTHER, "peach"))
    s.use("A", "slash", "B").until("C", "gz-rescue", "card")
    assert says(s, "C")[0] == "card"
    s.until("D", "gz-rescue", "card")
    assert says(s, "D")[0] == "decline"
    own = scene(seat(ENEMY, "slash"), seat(MINE, "wine peach", hp=1)).use("A", "slash", "B")
    assert says(own.until("B", "gz-rescue", "card"), "B") == ("card", [["wine.c9"]])


def test_a_hidden_hua_tuo_saves_himself() -> None:
    s = scene(seat(ENEMY, "slash"), seat("hua_tuo- pan_feng-", "slash.h10", hp=1), seat()).use("A", "slash", "B")
    assert says(s.until("B", "gz-rescue", "jijiu"), "B")[0] == "jijiu"


def test_nullifies_for_a_friend_not_for_an_enemy() -> None:
    def asked(target: str) -> Said:
        s = scene(
            seat(OTHER, "dismantle duel"), seat(ENEMY, "slash", hp=1), seat(FRIEND, "slash", hp=1),
            seat(MINE, "nullification"),
        )  # fmt: skip
        return says(s.use("A", "duel", target).until("D", "gz-nullify", "card"), "D")

    assert asked("C")[0] == "card"
    assert asked("B")[0] == "decline"


def test_nullifies_indulgence_on_himself() -> None:
    s = scene(seat(MINE, "nullification slash slash", judging="indulgence"), seat(ENEMY), stage="judge")
    assert says(s.until("A", "gz-nullify-mine", "card"), "A")[0] == "card"


def test_no_slash_in_a_duel_with_a_friend_at_full_hp() -> None:
    s = scene(seat(FRIEND, "duel slash"), seat(MINE, "slash"), seat(ENEMY), seat()).use("A", "duel", "B")
    assert says(s.until("B", "gz-slash", "card"), "B")[0] == "decline"


def test_discards_junk_and_keeps_peaches() -> None:
    s = scene(seat(MINE, "peach dodge lightning harvest", hp=2), seat(ENEMY)).ends("A").until("A", "gz-discard")
    assert says(s, "A")[1] == [["lightning.s1", "harvest.h3"]]


def test_takes_the_armour() -> None:
    s = scene(seat(MINE, "snatch"), seat(ENEMY, "slash slash", equip="eight_trigrams")).use("A", "snatch", "B")
    assert says(s.until("A", "gz-snatch"), "A") == ("choose", [[{"gear": "eight_trigrams.s2"}]])


def test_harvest_takes_the_peach() -> None:
    s = scene(seat(MINE, "harvest"), seat(ENEMY), deck="slash peach").use("A", "harvest")
    assert says(s.until("A", "gz-harvest"), "A")[1] == [["peach.d2"]]


def test_companions_heal_the_wounded() -> None:
    def reward(hp: int) -> str:
        s = scene(seat("cao_cao- xu_chu-", hp=hp), seat(FRIEND), stage="prepare")
        s.skill("A", "turn_up", ("head", "deputy")).until("A", "gz-companion")
        return says(s, "A")[0]

    assert reward(1) == "recover"
    assert reward(4) == "draw_two"


# -- turning up and skills


def test_turns_up_when_that_wins() -> None:
    s = scene(
        seat("guan_yu- wei_yan-"), seat(FRIEND), seat(ENEMY, dead=True), seat(OTHER, dead=True), stage="prepare"
    )  # fmt: skip
    assert says(s.until("A", "gz-skill", "turn_up"), "A")[0] == "turn_up"


def test_does_not_become_a_careerist_for_nothing() -> None:
    s = scene(
        seat("guan_yu- wei_yan-"), seat(FRIEND), seat("zhang_fei+ liu_shan+"), seat(ENEMY), seat(OTHER),
        stage="prepare",
    )  # fmt: skip
    assert says(s.until("A", "gz-skill", "turn_up"), "A")[0] == "decline"


def test_turns_up_for_a_skill_that_saves_him() -> None:
    s = scene(seat(ENEMY, "slash"), seat("zhou_tai- sun_jian-", hp=1), seat()).use("A", "slash", "B")
    assert says(s.until("B", "gz-skill", "buqu"), "B")[0] == "buqu"


def test_a_hidden_liu_shan_turns_up_against_a_slash() -> None:
    s = scene(seat(ENEMY, "slash"), seat("liu_shan- guan_yu-", hp=1), seat(), seat()).use("A", "slash", "B")
    assert says(s.until("B", "gz-skill", "xiangle"), "B")[0] == "xiangle"


def test_every_skill_with_a_choice_has_its_advice() -> None:
    for general in first().generals:
        for skill in general.skills:
            if isinstance(skill, Active):
                assert skill.id in ACTIVES, general.id
            elif isinstance(skill, Trigger) and not (skill.locked and skill.dead_too):
                assert skill.id in ADVISERS, general.id
            elif isinstance(skill, Conversion) and "use" in skill.modes:
                assert {*skill.makes} <= {*VALUERS, "dodge", "nullification"}, general.id


def test_tuxi_robs_enemies() -> None:
    s = scene(
        seat("zhang_liao+ xu_chu+"), seat("cao_cao+ dian_wei+", "slash"), seat(FRIEND, "slash"), seat(OTHER, "slash"),
        stage="draw",
    )  # fmt: skip
    assert says(s.until("A", "gz-skill", "tuxi"), "A") == ("tuxi", [[2, 3]])


def test_fankui_robs_no_friend() -> None:
    s = scene(seat("cao_cao+ xu_chu+", "archery_attack slash"), seat("sima_yi+ cao_ren+"), seat(FRIEND), seat())
    s.use("A", "archery_attack").until("B", "gz-skill", "fankui")
    assert says(s, "B")[0] == "decline"


def test_guicai_turns_a_judgement_only_for_his_side() -> None:
    def asked(judging: str) -> str:
        s = scene(
            seat(judging, "slash slash", judging="indulgence"), seat("sima_yi+ xu_chu+", "slash.h10"),
            seat(FRIEND), seat(), stage="judge", deck="slash.c2",
        )  # fmt: skip
        return says(s.until("B", "gz-skill", "guicai"), "B")[0]

    assert asked("cao_ren+ dian_wei+") == "guicai"
    assert asked(OTHER) == "decline"


def test_liuli_sends_the_slash_to_an_enemy() -> None:
    s = scene(
        seat(ENEMY, "slash"), seat("da_qiao+ sun_quan+", "lightning", equip="spear"), seat("gan_ning+ lu_meng+"),
        seat(FRIEND), seat(OTHER),
    )  # fmt: skip
    act, chosen = says(s.use("A", "slash", "B").until("B", "gz-skill", "liuli"), "B")
    assert act == "liuli"
    assert chosen[1] in ([3], [4])


# -- whole games


def _game(seats: int, seed: str, look: Look, levels: tuple[str, ...] = ()) -> Match[Any]:
    """A game to its end; `look` sees every decision of a thumb."""
    lines: Lines = [[] for _ in range(seats)]

    def sink(news: News) -> None:
        for number in range(seats):
            lines[number].append(news.line(number))

    levels = levels or ("thumb",) * seats
    bots = [make_bot(level) for level in levels]
    match = Match(GUOZHAN, seats, GuozhanOptions(), Rng(seed).seed(), sink=sink)
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        number, bot = ask.seat, bots[ask.seat]
        rng = Rng(seed, number, match.window_id)
        if bot.blind:
            match.answer(number, random_answer(ask, rng))
            continue
        answer = decide(bot, GUOZHAN.view(match.table, number), lines[number], ask, rng)
        look(match, ask, lines, bots, answer)
        match.answer(number, answer)
    return match


@pytest.mark.parametrize("seats", [2, 5, 8, 12])
def test_games_of_thumbs_end_without_a_fault(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    asked: set[str] = set()

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        asked.add(ask.about)

    with caplog.at_level(logging.WARNING):
        for i in range(3):
            match = _game(seats, f"end {seats} {i}", look)
            assert match.result is not None
            assert match.table.round < 60
            mixed = tuple("thumb" if (number + i) % 2 else "random" for number in range(seats))
            assert _game(seats, f"mixed {seats} {i}", look, mixed).result is not None
    assert not caplog.records
    assert asked <= {*RULES, "gz-choose"}


def test_a_game_of_six_is_neither_a_burst_nor_without_end() -> None:
    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        assert match.table.round < 60

    rounds = sorted(_game(6, f"length {i}", look).table.round for i in range(24))
    assert sum(4 <= played <= 20 for played in rounds) >= 21, rounds
    assert 7 <= rounds[12] <= 14, rounds


def test_late_in_a_game_a_slash_is_kept_before_a_dodge() -> None:
    def thrown(number: int) -> str:
        s = scene(seat(MINE, "slash.c10 dodge.d2", hp=1), seat(ENEMY), seat(FRIEND))
        s.table.round = number
        return str(says(s.ends("A").until("A", "gz-discard"), "A")[1][0][0])

    assert thrown(1) == "slash.c10"
    assert thrown(14) == "dodge.d2"


def test_early_in_a_game_nobody_hurries_to_be_known() -> None:
    def asked(number: int) -> str:
        s = scene(seat("guan_yu- ma_chao-"), seat(FRIEND), seat(ENEMY), seat(), seat(), seat(), stage="prepare")
        s.table.round = number
        return says(s.until("A", "gz-skill", "turn_up"), "A")[0]

    assert asked(1) == "decline"
    assert asked(4) == "turn_up"


def test_fresh_bot_plays_on_the_same_way() -> None:
    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        if ask.forced or ask.about == "gz-choose":
            return
        view = GUOZHAN.view(match.table, ask.seat)
        assert decide(make_bot("thumb"), view, lines[ask.seat], ask, Rng("other numbers")) == answer, ask.about

    _game(5, "fresh", look)


def test_the_same_game_twice() -> None:
    plan = Plan("guozhan", 6, {}, "twice", ("thumb",) * 6)
    assert play(plan, 0).digest == play(plan, 0).digest


def test_answers_the_same_in_every_world_it_cannot_tell_apart() -> None:
    rng = Rng("imagine")
    states = 0

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        nonlocal states
        if ask.forced or rng.below(3):
            return
        number = ask.seat
        other = match.imagine(number, rng)
        if number not in other.waiting:
            return
        view, its = GUOZHAN.view(match.table, number), GUOZHAN.view(other.table, number)
        assert view == its
        bot = make_bot("thumb")
        assert decide(bot, its, lines[number], other.waiting[number], Rng("same")) == decide(
            make_bot("thumb"), view, lines[number], ask, Rng("same")
        ), ask.about
        states += 1

    for seats in (4, 6, 8):
        _game(seats, f"worlds {seats}", look)
    assert states >= 100


def test_holds_no_reference_to_a_table() -> None:
    looked: list[int] = []

    def look(match: Match[Any], ask: Ask[Any], lines: Lines, bots: list[Bot], answer: Answer) -> None:
        if match.table.turn != 5 or ask.about != "gz-play":
            return
        found: dict[int, object] = {}
        queue: list[object] = [bots[ask.seat], seen(ask)]
        while queue:
            thing = queue.pop()
            if id(thing) in found or isinstance(thing, (type, ModuleType, FunctionType)):
                continue
            found[id(thing)] = thing
            assert not isinstance(thing, (Match, Ask, Table, Streams)), thing
            queue.extend(gc.get_referents(thing))
        looked.append(len(found))

    for i in range(3):
        _game(6, f"gc {i}", look)
    assert looked
    assert min(looked) > 50


def test_unknown_question_gets_the_neutral_answer() -> None:
    s = scene(seat(MINE, "slash"), seat(ENEMY))
    question = seen(s.match.waiting[0])._replace(about="gz-unheard-of")
    assert GuozhanThumb().choose(GUOZHAN.view(s.table, 0), [], question, Rng("x")) == question.neutral


def test_is_stronger_than_random() -> None:
    difference, games = 0.0, 40
    for i in range(games):
        levels = tuple("thumb" if (number + i) % 2 else "random" for number in range(6))
        winners = play(Plan("guozhan", 6, {}, "strength", levels), i).winners
        assert winners is not None
        ours = sum(levels[number] == "thumb" for number in winners)
        difference += (2 * ours - len(winners)) / 3
    assert difference / games > 0.1
