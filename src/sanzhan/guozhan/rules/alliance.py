"""连横: a marked card is given to a stranger, who may pay for it with one card of the deck (rules §14.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import cards_pick, choose_act, seats_pick
from sanzhan.guozhan.flow.move import draw, give, show_cards
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import other_kingdom
from sanzhan.guozhan.skills.skill import Active, Way
from sanzhan.guozhan.timings import AlliancePays

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


class Alliance(Active):
    """连横: give a marked hand card to a character of another kingdom and you may draw one, or to an undetermined one.

    `alliance_mode=ol`: once a play phase, one to three cards, and as many are drawn (R106).
    """

    id = "alliance"
    limit = None

    def ready(self, table: Table, me: Player) -> bool:
        often = table.options.alliance_mode == "seed" or not me.used.get(self.id)
        return often and bool(me.hand) and bool(_receivers(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        marked = _marked(table, me)
        if not marked:
            return ()
        most = 1 if table.options.alliance_mode == "seed" else min(3, len(marked))
        return ((cards_pick(table, marked, 1, most), seats_pick(_receivers(table, me))),)

    async def run(self, table: Table, me: Player, *chosen: Any) -> None:
        cards = chosen[0] if isinstance(chosen[0], tuple) else (chosen[0],)
        receiver = table[chosen[1]]
        me.used[self.id] = me.used.get(self.id, 0) + 1
        show_cards(table, me, cards)
        stranger = other_kingdom(me, receiver)
        await give(table, me, receiver, cards)
        if not stranger or not me.alive:
            return
        if table.options.alliance_mode == "ol":
            await _paid(table, me, len(cards))
        elif await choose_act(table, me, "gz-alliance", ("decline", "draw_one")) == "draw_one":
            await _paid(table, me, 1)


async def _paid(table: Table, me: Player, count: int) -> None:
    event = AlliancePays(me, count)
    await happen(table, event)
    if not event.over:
        await draw(table, me, count)


def _marked(table: Table, me: Player) -> list[int]:
    """The hand cards that carry the mark, or count as carrying it."""
    rules = [rule for rule in table.index.modifiers.get("marks_card", ()) if rule.seat == me.seat]
    return [
        card
        for card in me.hand
        if table.face[card].alliance or any(rule.skill.marks_card(table, me, card) for rule in rules)
    ]


def _receivers(table: Table, me: Player) -> list[Player]:
    """Of other kingdoms or undetermined; an undetermined giver gives to the undetermined only."""
    return [p for p in table.others(me) if not p.determined or other_kingdom(me, p)]


SKILLS = (Alliance(),)
