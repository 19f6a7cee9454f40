"""刘琦 Liu Qi (Qun, Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import cards_pick, choose_cards, seats_pick
from sanzhan.guozhan.flow.move import draw, give, show_cards
from sanzhan.guozhan.flow.respond import Made
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.history import happened, in_play_phase
from sanzhan.guozhan.queries import kingdom_sizes, may_target, may_use, may_use_real, other_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import EFFECT, FAR, Active, Effect, Listener, Modifier, Trigger, Way, playable
from sanzhan.guozhan.timings import CardUsed, FinishStarts, PlayStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Wenji(Trigger[PlayStarts]):
    """问计: another shows and gives you a card; of your kingdom or undetermined: this turn it is bound by no distance
    and no limit, and others cannot answer it; of another kingdom: you show and give it another card."""

    id = "wenji"
    on = PlayStarts

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.cards()]

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return bool(self._others(table, me))

    def ways(self, table: Table, me: Player, event: PlayStarts) -> Sequence[Way]:
        return ((seats_pick(self._others(table, me)),),)

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        other = table[chosen[0]]
        card = await _shown_gift(table, other, me, other.cards())
        if card is None:
            return
        if other_kingdom(me, other):
            await _shown_gift(table, me, other, [mine for mine in me.cards() if mine != card])
        elif card in me.hand:
            free: tuple[Counsel | CounselUse | CounselCounts, ...] = (
                Counsel(card),
                CounselUse(card),
                CounselCounts(card),
            )
            me.effects = (*me.effects, *(Effect(skill, "turn") for skill in free))
            table.changed()


async def _shown_gift(table: Table, giver: Player, to: Player, cards: Sequence[int]) -> int | None:
    """One of these cards of the giver's is shown and given; None if there is none."""
    if not cards or not giver.alive or not to.alive:
        return None
    (card,) = await choose_cards(table, giver, "gz-wenji", cards, 1, 1, to=to.seat)
    show_cards(table, giver, (card,))
    await give(table, giver, to, (card,))
    return card


class Counsel(Modifier):
    """问计, a card from a friend: it reaches everybody and others cannot answer it."""

    id = "wenji"

    def __init__(self, card: int) -> None:
        self.card = card

    def reach_with(self, table: Table, me: Player, kind: Kind, card: int) -> int:
        return FAR if card == self.card and table.face[card].kind == kind.key else 0

    def may_answer(self, table: Table, me: Player, who: Player, use: Use) -> bool:
        return who is me or use.user is not me or self.card not in use.cards


class Unlimited(Modifier):
    """问计: what is assumed for that card: any distance and one more Slash."""

    id = "wenji"

    def slash_limit(self, table: Table, me: Player) -> int:
        return FAR

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        return FAR


UNLIMITED = Unlimited()
LIMITS = "why-gz-slash-limit", "why-gz-wine-limit"


class CounselUse(Active):
    """问计, a card from a friend: it may be used although its limit is reached."""

    id = "wenji"
    limit = None

    def __init__(self, card: int) -> None:
        self.card = card

    def ready(self, table: Table, me: Player) -> bool:
        return self.card in me.hand and table.kind(self.card).unusable(table, me) in LIMITS

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        kind = table.kind(self.card)
        may = may_use(table, me, kind.family) and may_use_real(table, me, kind.key)
        if self.card not in playable(table, me) or not may:
            return ()
        pick = cards_pick(table, [self.card])
        if kind.most == 0:
            return ((pick,),)
        assumed = (Listener(me.seat, EFFECT, UNLIMITED),)
        targets = [
            p for p in table.living() if kind.refuses(table, me, p, assumed) is None and may_target(table, me, p)
        ]
        most = min(kind.most_targets(table, me), len(targets))
        return ((pick, seats_pick(targets, kind.least, most)),) if targets else ()

    async def run(self, table: Table, me: Player, *chosen: Any) -> None:
        named = chosen[1] if len(chosen) > 1 else ()
        targets = named if isinstance(named, tuple) else (named,)
        await use_card(table, me, Made(table.kind(self.card).key, (self.card,)), targets, counted=True)


class CounselCounts(Trigger[CardUsed]):
    """问计, a card from a friend: it does not count against the limit."""

    id = "wenji"
    on = CardUsed
    locked = True

    def __init__(self, card: int) -> None:
        self.card = card

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        use = event.use
        counted = table.active is me and table.stage == "action" and bool(me.used.get(use.kind.family))
        return use.cards == (self.card,) and not use.converted and counted and use.kind.family in ("slash", "wine")

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        me.used[event.use.kind.family] -= 1


class Tunjiang(Trigger[FinishStarts]):
    """屯江: if you used cards in your play phase, none of them on others, draw as many as there are kingdoms."""

    id = "tunjiang"
    on = FinishStarts

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        uses = any(in_play_phase(one) for one in happened(table, "use", seat=me.seat))
        aims = (one for one in happened(table, "aim", seat=me.seat) if in_play_phase(one))
        return uses and all(one.other == me.seat for one in aims)

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, me, len(kingdom_sizes(table)))


LIU_QI = General(
    "liu_qi",
    "刘琦",
    "qun",
    "male",
    half_fish=3,
    skills=(Wenji(), Tunjiang()),
    package="buchen",
    place="deputy",
    second="shu",
)
