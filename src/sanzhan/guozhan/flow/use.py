"""Using a card: declaration, targets, effect on each target, away with it (rules §15.1)."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.cards.face import Color, Suit
from sanzhan.guozhan.cards.kind import KINDS, Kind
from sanzhan.guozhan.flow.move import put_away_used, to_processing
from sanzhan.guozhan.flow.nullify import nullified
from sanzhan.guozhan.flow.respond import Made, look, note_card, note_slash
from sanzhan.guozhan.flow.showing import turn_up_for
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.history import note
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_target, other_kingdom, slash_free
from sanzhan.guozhan.timings import Became, Becoming, CardUsed, Designated, EffectStarts, Settled, TargetsDeclared

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


class Use:
    """A card being used. `targets`: seats in order; `cancelled`: seats that can never be its target again.

    `bonus`: added to its damage, `extra` per target; seats: `undodgeable`, `double` (needs two answers), `spared`
    (kingdom-wide nullification), `void` (no effect), `pierced` (armour ignored). `source`: who deals its damage.
    `second`: per target the player named beside it. `saves`: it is given to a dying player. `dodges`: what the present
    target has used against it; `hurt`: seats that it has dealt damage to.
    """

    __slots__ = (
        "bonus", "cancelled", "cards", "color", "dodges", "double", "extra", "hurt", "kind", "notes", "number",
        "pierced", "saves", "second", "skill", "source", "spared", "suit", "targets", "undodgeable", "user", "void",
    )  # fmt: skip

    def __init__(self, table: Table, user: Player, made: Made, targets: tuple[int, ...]) -> None:
        seen = look(table, user, made.cards)
        self.user = user
        self.kind: Kind = made.makes
        self.cards = made.cards
        self.suit: Suit | None = seen.suit
        self.number = seen.number
        self.color: Color | None = seen.color
        self.skill: str | None = None if made.listener is None else made.listener.skill.id
        self.targets = targets
        self.source: Player | None = user
        self.bonus = 0
        self.extra: dict[int, int] = {}
        self.dodges: tuple[Made, ...] = ()
        self.hurt: frozenset[int] = frozenset()
        self.cancelled: frozenset[int] = frozenset()
        self.undodgeable: frozenset[int] = frozenset()
        self.double: frozenset[int] = frozenset()
        self.spared: frozenset[int] = frozenset()
        self.void: frozenset[int] = frozenset()
        self.pierced: frozenset[int] = frozenset()
        self.second: dict[int, int] = {}
        self.saves = False
        self.notes: dict[str, Any] = {}

    @property
    def is_slash(self) -> bool:
        return self.kind.family == "slash"

    @property
    def converted(self) -> bool:
        """Made of cards by a skill; a card used "as if", without cards, is none (notes §12.10)."""
        return self.skill is not None and bool(self.cards)


async def use_card(
    table: Table,
    user: Player,
    made: Made,
    targets: tuple[int, ...] = (),
    *,
    counted: bool = False,
    second: dict[int, int] | None = None,
    only: Container[int] | None = None,
) -> Use:
    """A whole use. `targets` are ignored where the kind says who is reached; `counted`: against the phase's limit;
    `only`: these seats alone can be its targets."""
    from sanzhan.guozhan.flow.reveal import after_reveal

    listener = made.listener
    hidden = turn_up_for(table, user, listener)
    if listener is not None:
        listener.skill.count(user)
    use = Use(table, user, made, targets)
    if second:
        use.second = second
    if use.kind.most == 0:
        use.targets = tuple(p.seat for p in use.kind.reached(table, user) if may_target(table, user, p))
    use.kind.aim(table, use)
    use.targets = tuple(seat for seat in table.sorted_seats(use.targets) if only is None or seat in only)
    table.tell(
        "gz-use",
        seat=user.seat,
        card=use.kind.key,
        cards=table.wires(use.cards),
        skill=use.skill,
        targets=list(use.targets),
        second=next(iter(use.second.values()), None),
    )
    if use.is_slash:
        note_slash(table, user)
    if counted and use.kind.family in ("slash", "wine") and not _unlimited(table, use):
        user.used[use.kind.family] = user.used.get(use.kind.family, 0) + 1
    if use.is_slash:
        use.bonus += user.wine
        user.wine = 0
    note_card(table, "use", user, made, len(use.targets))
    await to_processing(table, use.cards)
    if hidden:
        await after_reveal(table, user)
    await resolve(table, use)
    return use


def _unlimited(table: Table, use: Use) -> bool:
    """A Slash that is bound by no limit on one of its targets counts against none."""
    return use.is_slash and any(slash_free(table, use.user, table[seat]) for seat in use.targets)


async def resolve(table: Table, use: Use) -> None:
    """From the declared targets to the discard pile."""
    user = use.user
    await happen(table, TargetsDeclared(user, use))
    await happen(table, CardUsed(user, use))
    if use.kind.type != "equip":
        await _targets(table, use)
    await use.kind.begin(table, use)
    for seat in table.sorted_seats(use.targets):
        if seat in use.pierced:
            table.bare |= {seat}
        await _effect(table, use, table[seat])
        table.bare -= use.pierced
    await use.kind.finish(table, use)
    await happen(table, Settled(user, use))
    await put_away_used(table, use.cards, used=True)


async def _targets(table: Table, use: Use) -> None:
    """Becoming a target (cancel, redirect), then after designating, then after having become one."""
    asked: set[int] = set()
    while waiting := [seat for seat in table.sorted_seats(use.targets) if seat not in asked]:
        seat = waiting[0]
        asked.add(seat)
        if table[seat].alive:
            await happen(table, Becoming(table[seat], use, table[seat]))
    for seat in table.sorted_seats(use.targets):
        if table[seat].alive and use.user.alive:
            _note_aim(table, use, table[seat])
            await happen(table, Designated(use.user, use, table[seat]))
    for seat in table.sorted_seats(use.targets):
        if table[seat].alive:
            await happen(table, Became(table[seat], use, table[seat]))


def _note_aim(table: Table, use: Use, target: Player) -> None:
    strange = int(other_kingdom(use.user, target))
    note(table, "aim", use.user, target, strange, kind=use.kind.key)


def cancel(table: Table, use: Use, target: Player) -> None:
    """取消: no longer a target, and never again of this card (S4 60-61)."""
    use.targets = tuple(seat for seat in use.targets if seat != target.seat)
    use.cancelled |= {target.seat}
    table.tell("gz-cancel", seat=target.seat, card=use.kind.key)


def redirect(table: Table, use: Use, old: Player, new: Player) -> None:
    """Another player is the target instead (流离)."""
    use.targets = (*(seat for seat in use.targets if seat != old.seat), new.seat)
    use.cancelled |= {old.seat}
    table.tell("gz-redirect", seat=old.seat, target=new.seat, card=use.kind.key)


def add_target(table: Table, use: Use, new: Player) -> None:
    """One more target (短兵)."""
    use.targets = tuple(table.sorted_seats((*use.targets, new.seat)))
    table.tell("gz-add-target", seat=use.user.seat, target=new.seat, card=use.kind.key)


async def _effect(table: Table, use: Use, target: Player) -> None:
    """One target: no effect at all? nullified? else the effect."""
    if not target.alive or target.seat not in use.targets:
        return
    event = EffectStarts(target, use, target)
    event.over = target.seat in use.void
    await happen(table, event)
    if event.over:
        table.tell("gz-no-effect", seat=target.seat, card=use.kind.key)
        return
    if use.kind.nullifiable:
        if target.seat in use.spared:
            table.tell("gz-nullified", seat=target.seat, card=use.kind.key)
            return
        if use.kind.concerns(table, use, target) and await nullified(table, use, target):
            table.tell("gz-nullified", seat=target.seat, card=use.kind.key)
            return
    if target.alive:
        await use.kind.effect(table, use, target)


def aimed_anew(table: Table, me: Player, kind: str, card: int, target: Player) -> Use:
    """A delayed trick on the table comes before another player: it is nobody's, so its suit is the printed one."""
    use = Use(table, me, Made(kind, (card,)), (target.seat,))
    use.suit, use.color = table.face[card].suit, table.face[card].color
    return use


async def use_peach(table: Table, helper: Player, dying: Player, made: Made) -> None:
    """The card given to a dying player, declared already, is a use like any other."""
    use = Use(table, helper, made, (dying.seat,))
    use.saves = True
    await resolve(table, use)


def virtual(kind: str) -> Made:
    """A card without cards, as used by a skill."""
    assert kind in KINDS
    return Made(kind, ())
