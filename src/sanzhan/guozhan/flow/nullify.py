"""无懈可击: one secret window for all who might have one; the first in turn order who says yes uses it (effects §4).

Nobody learns of the others' cards. After a use a new window opens against it. A Nullification (Kingdom) against an
instant trick may spare every later target of the current target's kingdom as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sanzhan.guozhan.flow.respond import Made, Need, _decline, answer_refusals, lay_out, options_for
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_answer
from sanzhan.guozhan.skills.skill import GEAR, playable
from sanzhan.guozhan.timings import CardUsed
from sanzhan.kernel.ask import Ask, Option, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.table import Table

FAMILIES = ("nullification",)


class Answer(NamedTuple):
    made: Made
    whole_kingdom: bool


class Against(NamedTuple):
    """What a window is about: the trick `card` about to act on `target`, or a Nullification just used by `user`."""

    card: str
    user: int | None
    target: int
    depth: int
    kingdom: bool


NOTHING: Option[Answer | None] = Option("decline", _decline)
NONE: list[Option[Answer | None]] = [NOTHING]


async def nullified(table: Table, use: Use, target: Player) -> bool:
    """The trick is offset for this target (and, by a kingdom-wide one, for later ones)."""
    user = None if use.user is None else use.user.seat
    kingdom = _has_later(table, use, target)
    return await _window(table, use, target, Against(use.kind.key, user, target.seat, 0, kingdom))


async def nullified_delayed(table: Table, key: str, target: Player) -> bool:
    """A delayed trick is offset before its judgement; no kingdom-wide choice (R88)."""
    return await _window(table, None, target, Against(key, None, target.seat, 0, False))


def _has_later(table: Table, use: Use, target: Player) -> bool:
    """At least one later target has the kingdom of this one, which is determined and no careerist."""
    if target.kingdom is None or target.careerist:
        return False
    order = table.sorted_seats(use.targets)
    later = order[order.index(target.seat) + 1 :]
    return any(table[seat].alive and table[seat].kingdom == target.kingdom for seat in later)


async def _window(table: Table, use: Use | None, target: Player, against: Against) -> bool:
    """Is what the window is about offset?"""
    own = use if against.depth == 0 else None
    could = [p for p in table.in_turn_order() if playable(table, p) and (own is None or may_answer(table, p, own))]
    if not could:
        return False
    answers = await Together(*[_ask(table, p, against) for p in could], secret=True)
    for p in could:
        answer = answers[p.seat]
        if answer is not None:
            return await _used(table, use, target, against, p, answer)
    return False


async def _used(table: Table, use: Use | None, target: Player, against: Against, me: Player, answer: Answer) -> bool:
    """A Nullification is used: can it be offset itself? If not, what it is used against is offset."""
    from sanzhan.guozhan.flow.move import put_away_used
    from sanzhan.guozhan.flow.use import Use

    made = answer.made
    own = Use(table, me, made, ())
    table.tell(
        "gz-nullify",
        seat=me.seat,
        card=made.kind,
        against=against.card,
        target=target.seat,
        depth=against.depth,
        kingdom=answer.whole_kingdom,
    )
    await lay_out(table, me, made, Need("gz-nullify", FAMILIES, "use", {}))
    if made.listener is not None and made.listener.origin < GEAR:
        made.listener.skill.count(me)
    await happen(table, CardUsed(me, own))
    countered = await _window(table, use, target, Against(made.kind, me.seat, target.seat, against.depth + 1, False))
    await put_away_used(table, made.cards, used=True)
    if countered:
        return False
    if answer.whole_kingdom and use is not None:
        # fixed now, when it takes effect: later reveals do not join (card effects §4.5)
        order = table.sorted_seats(use.targets)
        later = order[order.index(target.seat) + 1 :]
        use.spared |= {seat for seat in later if table[seat].kingdom == target.kingdom}
    return True


def _ask(table: Table, me: Player, against: Against) -> Ask[Answer | None]:
    # a standing answer can pass all windows but those about oneself
    about = "gz-nullify-mine" if against.target == me.seat else "gz-nullify"
    args = {
        "card": against.card,
        "user": against.user,
        "target": against.target,
        "depth": against.depth,
        "kingdom": against.kingdom,
    }

    def options() -> list[Option[Answer | None]]:
        face = table.face
        if me.seat not in table.index.conversions and not any(
            face[h].family == "nullification" for h in playable(table, me)
        ):
            return NONE
        listed = [NOTHING]
        for option in options_for(table, me, Need(about, FAMILIES, "use", args))[1:]:
            listed.append(Option(option.act, _plain(option), *option.picks, args=option.args))
        if against.kingdom:
            broad = Need(about, FAMILIES, "use", args, accepts=_is_kingdom_card)
            for option in options_for(table, me, broad)[1:]:
                if option.act == "card":
                    listed.append(Option("kingdom", _broad(option), *option.picks))
        return listed

    need = Need(about, FAMILIES, "use", args)
    return Ask(me.seat, about, options, args=args, deadline="window", refusals=lambda: answer_refusals(table, me, need))


def _is_kingdom_card(table: Table, me: Player, card: int) -> bool:
    return table.face[card].kind == "heg_nullification"


def _plain(option: Option[Made | None]) -> Callable[..., Answer]:
    return lambda *chosen: Answer(_made(option, chosen), False)


def _broad(option: Option[Made | None]) -> Callable[..., Answer]:
    return lambda *chosen: Answer(_made(option, chosen), True)


def _made(option: Option[Made | None], chosen: tuple[object, ...]) -> Made:
    made = option.make(*chosen)
    assert made is not None
    return made
