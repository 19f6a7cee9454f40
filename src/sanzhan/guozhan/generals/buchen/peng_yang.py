"""彭羕 Peng Yang (Shu, Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sanzhan.guozhan.cards.kind import KINDS, Kind
from sanzhan.guozhan.flow.choose import cards_pick, choose_act, must_discard, seats_pick
from sanzhan.guozhan.flow.move import draw, take
from sanzhan.guozhan.flow.respond import Made
from sanzhan.guozhan.flow.reveal import turn_down
from sanzhan.guozhan.flow.use import Use, use_card
from sanzhan.guozhan.queries import distance, kingdom_once_up, may_target, may_use, may_use_real
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, FAR, HEAD, ORIGINS, RULE, Listener, Modifier, Trigger, Way, playable
from sanzhan.guozhan.table import DISCARD, PROCESSING
from sanzhan.guozhan.timings import Caused, Revealed
from sanzhan.kernel.ask import Ask, Option, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Boundless(Modifier):
    """通令: neither distance nor the Slash limit matters."""

    id = "tongling"

    def slash_limit(self, table: Table, me: Player) -> int:
        return FAR

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        return FAR


BOUNDLESS = Boundless()


class Aimed(NamedTuple):
    """A hand card for the victim; `others`: more targets; `second`: the player named beside it."""

    card: int
    others: tuple[int, ...]
    second: int | None


class Tongling(Trigger[Caused]):
    """通令: once a play phase, you have damaged somebody of another kingdom: one of your kingdom may use a hand card on
    him; if it does damage you both draw two cards, else he takes the card that you damaged him with."""

    id = "tongling"
    on = Caused
    limit = "phase"

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        victim = event.damage.target
        other = victim is not me and victim.determined and victim.kingdom != me.kingdom
        return other and victim.alive and table.stage in ("play", "action")

    def able(self, table: Table, me: Player, event: Caused) -> bool:
        return kingdom_once_up(table, me, DEPUTY) != event.damage.target.kingdom

    def ways(self, table: Table, me: Player, event: Caused) -> Sequence[Way]:
        kingdom = kingdom_once_up(table, me, DEPUTY)
        return ((seats_pick([p for p in table.in_turn_order() if p is me or p.kingdom == kingdom]),),)

    async def run(self, table: Table, me: Player, event: Caused, *chosen: int) -> None:
        helper, victim = table[chosen[0]], event.damage.target
        use = await _follows(table, helper, victim)
        if use is None:
            return
        if use.hurt:
            for seat in table.sorted_seats(tuple({me.seat, helper.seat})):
                await draw(table, table[seat], 2)
        elif event.damage.use is not None:
            lying = [card for card in event.damage.use.cards if table.zone[card] in (DISCARD, PROCESSING)]
            await take(table, victim, lying)


async def _follows(table: Table, me: Player, victim: Player) -> Use | None:
    """I may use a hand card on the victim; None if I do not."""
    if not me.alive or not victim.alive or not me.hand:
        return None
    # asked in any case: what he could use is his secret
    answers = await Together(
        Ask(me.seat, "gz-tongling", lambda: _options(table, me, victim), args={"target": victim.seat}), secret=True
    )
    aimed: Aimed | None = answers[me.seat]
    if aimed is None:
        return None
    second = None if aimed.second is None else {victim.seat: aimed.second}
    made = Made(table.face[aimed.card].kind, (aimed.card,))
    return await use_card(table, me, made, (victim.seat, *aimed.others), second=second)


def _options(table: Table, me: Player, victim: Player) -> list[Option[Aimed | None]]:
    listed: list[Option[Aimed | None]] = [Option("decline", lambda: None)]
    by_kind: dict[str, list[int]] = {}
    for card in playable(table, me):
        if card in me.hand:
            by_kind.setdefault(table.face[card].kind, []).append(card)
    assumed = (Listener(me.seat, RULE, BOUNDLESS),)
    for key, cards in by_kind.items():
        kind = KINDS[key]
        if kind.type == "equip" or not may_use(table, me, kind.family) or not may_use_real(table, me, key):
            continue
        if kind.unusable(table, me, assumed) is not None or not may_target(table, me, victim):
            continue
        args = {"card": key}
        if kind.most == 0:
            if victim in kind.reached(table, me):
                listed.append(Option("use", _alone, cards_pick(table, cards), args=args))
            continue
        if kind.refuses(table, me, victim, assumed) is not None:
            continue
        seconds = kind.seconds(table, me, victim)
        if seconds is not None:
            pick = seats_pick(seconds, of="second")
            listed.append(Option("use", _beside, cards_pick(table, cards), pick, args=args))
            continue
        more = [p for p in table.living() if p is not victim and kind.refuses(table, me, p) is None]
        more = [p for p in more if may_target(table, me, p)]
        most = min(kind.most_targets(table, me) - 1, len(more))
        if most > 0:
            listed.append(Option("use", _with, cards_pick(table, cards), seats_pick(more, 0, most), args=args))
        else:
            listed.append(Option("use", _alone, cards_pick(table, cards), args=args))
    return listed


def _alone(card: int) -> Aimed:
    return Aimed(card, (), None)


def _beside(card: int, second: int) -> Aimed:
    return Aimed(card, (), second)


def _with(card: int, others: Any) -> Aimed:
    return Aimed(card, others if isinstance(others, tuple) else (others,), None)


class Jinxian(Trigger[Revealed]):
    """近陷: turned up, everybody at distance 1 or less, you too: with both generals up turns one down, else discards
    two cards."""

    id = "jinxian"
    on = Revealed
    forced = True

    def ready(self, table: Table, me: Player, event: Revealed) -> bool:
        return any(me.up[origin] and table.general(me, origin).id == "peng_yang" for origin in event.origins)

    async def run(self, table: Table, me: Player, event: Revealed, *chosen: object) -> None:
        near = [p for p in (me, *table.after(me.seat)) if p is not me and distance(table, me, p) <= 1]
        for player in (me, *near):
            if not player.alive:
                continue
            if player.hidden:
                await must_discard(table, player, "gz-discard", player.cards(), 2, why=self.id)
                continue
            places = _may_hide(table, player)
            if places:
                place = await choose_act(table, player, "gz-jinxian", places)
                await turn_down(table, player, ORIGINS.index(place))


def _may_hide(table: Table, player: Player) -> list[str]:
    """The generals that can be turned down: no lord and no soldier."""
    cards = [(o, table.general(player, o)) for o in (HEAD, DEPUTY) if player.generals[o] >= 0]
    return [ORIGINS[origin] for origin, general in cards if general.lord_of is None]


PENG_YANG = General(
    "peng_yang",
    "彭羕",
    "shu",
    "male",
    half_fish=3,
    skills=(Tongling(), Jinxian()),
    package="buchen",
    place="deputy",
    second="qun",
)
