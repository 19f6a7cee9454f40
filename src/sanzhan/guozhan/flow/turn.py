"""A turn: its phases are the steps of the game, and so is every action of the play phase (rules §4)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.cards.delayed import Delayed
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow import play
from sanzhan.guozhan.flow.choose import choose_cards
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.flow.move import discard, draw, put_away_used, shift
from sanzhan.guozhan.flow.nullify import nullified_delayed
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.history import happened, note
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import hand_limit
from sanzhan.guozhan.skills.skill import Effect, Modifier
from sanzhan.guozhan.table import PHASES, PROCESSING, Phase, Stage
from sanzhan.guozhan.timings import (
    BeforeDiscard,
    BeforeDraw,
    BeforeJudge,
    BeforePlay,
    DiscardEnds,
    DiscardStarts,
    DrawCount,
    DrawEnds,
    DrawStarts,
    FinishStarts,
    PlayEnds,
    PlayStarts,
    PrepareStarts,
    TurnEnds,
    TurnOver,
    TurnStarts,
)

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table
    from sanzhan.kernel.ask import Question

BEFORE = {"judge": BeforeJudge, "draw": BeforeDraw, "play": BeforePlay, "discard": BeforeDiscard}


async def turn_step(table: Table) -> None:
    """A new turn; a stacked character is turned upright and skips it (§4.2)."""
    me = table.active
    table.skipped = frozenset()
    table.history = ()
    table.old_discard = len(table.discard)
    table.end_turn = table.end_phase = False
    for player in table.players:
        player.used_turn = {}
    table.turn += 1
    table.edition.turn_begins(table)
    table.tell("gz-turn", seat=me.seat, turn=table.turn, extra=table.in_extra_turn)
    if me.stacked:
        me.stacked = False
        table.tell("gz-stack", seat=me.seat, stacked=False)
        _next_turn(table)
        return
    await happen(table, TurnStarts(me))
    _after(table, None)


def extra_phase(table: Table, phase: Phase) -> None:
    """The active player has one more phase in this turn, before the preparation phase (当先)."""
    note(table, "extra", table.active, kind=phase)


def _begin(table: Table, phase: Phase) -> None:
    table.stage = phase
    note(table, "phase", table.active, kind=phase)
    table.end_phase = False
    table.discarded = ()
    for player in table.players:
        player.used = {}
        if any(effect.until == "phase" for effect in player.effects):
            player.effects = tuple(effect for effect in player.effects if effect.until != "phase")
            table.changed()


async def _skippable(table: Table, phase: Phase) -> bool:
    """The phase is about to begin and may be skipped; True if it is not to be."""
    me = table.active
    if phase not in table.skipped:
        await happen(table, BEFORE[phase](me))
    return phase in table.skipped or table.end_turn


def _after(table: Table, over: Phase | None) -> None:
    """On to the next phase, or out of the turn. `over`: what has just ended, nothing when the turn has just begun."""
    extra = [phase for one in happened(table, "extra") for phase in PHASES if phase == one.kind]
    place = 0 if over is None else PHASES.index(over) + 1
    if extra:
        place = sum(1 for _ in happened(table, "phase"))
        if over is not None and place <= len(extra):
            # what skips an extra phase leaves the other one alone
            table.skipped -= {over}
    order = (*extra, *PHASES)
    if table.end_turn or not table.active.alive or place == len(order):
        table.stage = "end"
        note(table, "phase", table.active, kind="end")
    else:
        _begin(table, order[place])


async def prepare_step(table: Table) -> None:
    await happen(table, PrepareStarts(table.active))
    _after(table, "prepare")


async def judge_step(table: Table) -> None:
    """Delayed tricks, the last placed first; each is judged once (card effects §3)."""
    me = table.active
    if not await _skippable(table, "judge"):
        for card, key in reversed(me.judging.copy()):
            if me.alive and (card, key) in me.judging:
                await _judge_one(table, me, card, key)
    _after(table, "judge")


async def _judge_one(table: Table, me: Player, card: int, key: str) -> None:
    kind = KINDS[key]
    assert isinstance(kind, Delayed)
    shift(table, (card,), PROCESSING)
    table.tell("gz-judging", seat=me.seat, card=key)
    if await nullified_delayed(table, key, me):
        table.tell("gz-nullified", seat=me.seat, card=key)
        await kind.passes(table, me, card)
    elif me.alive:
        judgement = await judge(table, me, key)
        if kind.bad(judgement):
            await kind.strike(table, me, card)
        else:
            await kind.passes(table, me, card)
    await put_away_used(table, (card,))


async def draw_step(table: Table) -> None:
    """Draw two cards; skills change the number or take its place."""
    me = table.active
    if not await _skippable(table, "draw"):
        starts = DrawStarts(me)
        await happen(table, starts)
        if not starts.over and me.alive:
            count = DrawCount(me, 2)
            await happen(table, count)
            if me.alive:
                await draw(table, me, count.count)
        if me.alive:
            await happen(table, DrawEnds(me))
    _after(table, "draw")


async def play_starts_step(table: Table) -> None:
    """The start of the play phase, once."""
    me = table.active
    if await _skippable(table, "play"):
        _after(table, "play")
        return
    await happen(table, PlayStarts(me))
    if table.end_phase or table.end_turn or not me.alive:
        await _play_over(table, me)
    else:
        table.stage = "action"


async def action_step(table: Table) -> None:
    """One action at a free moment."""
    me = table.active
    await play.act(table, me, await play.play_ask(table, me))
    if table.end_phase or table.end_turn or not me.alive:
        await _play_over(table, me)


async def _play_over(table: Table, me: Player) -> None:
    if me.alive:
        await happen(table, PlayEnds(me))
    _after(table, "play")


async def discard_step(table: Table) -> None:
    """Down to the hand limit, which is the HP (§4.5)."""
    me = table.active
    if not await _skippable(table, "discard"):
        await happen(table, DiscardStarts(me))
        over = len(me.hand) - hand_limit(table, me)
        if over > 0:
            cards = await choose_cards(table, me, "gz-discard", me.hand, over, over, count=over, why="hand_limit")
            await discard(table, me, cards)
        if me.alive:
            await happen(table, DiscardEnds(me))
    _after(table, "discard")


async def finish_step(table: Table) -> None:
    await happen(table, FinishStarts(table.active))
    _after(table, "finish")


async def end_step(table: Table) -> None:
    """Effects of this turn end; whoever was promised an extra turn takes it, then the normal order goes on (§4.8)."""
    await happen(table, TurnEnds(table.active))
    await table.edition.turn_ends(table)
    await happen(table, TurnOver(table.active))
    for player in table.players:
        player.wine = 0
        player.effects = tuple(effect for effect in player.effects if _lasts(table, player, effect))
    # with the next turn the skills in play are indexed anew
    _next_turn(table)


def _lasts(table: Table, me: Player, effect: Effect) -> bool:
    return isinstance(effect.skill, Modifier) and effect.skill.lasting(table, me)


def _next_turn(table: Table) -> None:
    if not table.in_extra_turn:
        table.seat_after = (table.current + 1) % table.size
    before = (table.seat_after - 1 - table.starter) % table.size
    while table.extra_turns:
        seat = table.extra_turns[-1]
        table.extra_turns = table.extra_turns[:-1]
        if table[seat].alive:
            table.in_extra_turn = True
            _start(table, seat)
            return
    table.in_extra_turn = False
    seat = table.seat_after
    while not table[seat].alive:
        seat = (seat + 1) % table.size
    if (seat - table.starter) % table.size <= before:
        table.round += 1
        table.tell("gz-round", round=table.round)
    _start(table, seat)


def _start(table: Table, seat: int) -> None:
    table.current = seat
    table.stage = "turn"
    # permissions such as 祸水 depend on whose turn it is
    table.changed()


STEPS: dict[Stage, Callable[[Table], Coroutine[Question, Any, None]]] = {
    "turn": turn_step,
    "prepare": prepare_step,
    "judge": judge_step,
    "draw": draw_step,
    "play": play_starts_step,
    "action": action_step,
    "discard": discard_step,
    "finish": finish_step,
    "end": end_step,
}
