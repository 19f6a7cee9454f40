"""诸葛恪 Zhuge Ke (Wu)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.command import choose_command, offer_command
from sanzhan.guozhan.flow.damage import damage, lose_hp
from sanzhan.guozhan.flow.move import draw, look_at_top
from sanzhan.guozhan.flow.respond import Made, Need
from sanzhan.guozhan.generals.formation.fellows import is_fellow
from sanzhan.guozhan.queries import in_range, may_use, may_use_real
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Active, Conversion, Modifier
from sanzhan.kernel.ask import Ask, Option, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wu"
LOOKS = 2


class Aocai(Conversion):
    """傲才: outside your turn, when you need a basic card, look at the top two cards of the deck: it may be there."""

    id = "aocai"
    makes = ("slash", "dodge", "peach", "wine")
    count_cards = 0
    supplies = True

    def ready(self, table: Table, me: Player) -> bool:
        return table.active is not me

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return False

    async def supplied(self, table: Table, me: Player, need: Need, made: Made) -> Made | None:
        table.tell("gz-skill", seat=me.seat, skill=self.id)
        cards = look_at_top(table, me, LOOKS)
        fitting = [card for card in cards if _fits(table, me, card, need)]
        # asked in any case: what lies there is his secret
        answers = await Together(Ask(me.seat, "gz-aocai", partial(_choices, table, fitting)), secret=True)
        card = answers[me.seat]
        return None if card < 0 else Made(table.face[card].kind, (card,))


def _fits(table: Table, me: Player, card: int, need: Need) -> bool:
    face = table.face[card]
    if face.family not in need.families or (need.accepts is not None and not need.accepts(table, me, card)):
        return False
    return need.mode != "use" or (may_use(table, me, face.family) and may_use_real(table, me, face.kind))


def _choices(table: Table, fitting: list[int]) -> list[Option[int]]:
    listed = [Option("decline", lambda: -1)]
    return [*listed, Option("card", _same, cards_pick(table, fitting))] if fitting else listed


def _same(card: int) -> int:
    return card


class AocaiAnswers(Modifier):
    """傲才: you may have the card that is asked for although nothing lies before you."""

    id = "aocai"
    locked = False

    def could_answer(self, table: Table, me: Player) -> bool:
        return table.active is not me


class Duwu(Active):
    """黩武: once a game a command for everybody in your range who is not of your kingdom: who refuses takes 1 damage
    and you draw a card; if somebody was dying and lives, you lose 1 HP."""

    id = "duwu"
    limit = "game"

    def _targets(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if in_range(table, me, p) and not is_fellow(table, me, p, KINGDOM)]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._targets(table, me))

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        targets = self._targets(table, me)
        before = len(table.history)
        given = await choose_command(table, me, self.id)
        for target in targets:
            if not me.alive:
                return
            if target.alive and not await offer_command(table, me, target, given, self.id):
                await damage(table, me, target)
                await draw(table, me, 1)
        dying = {one.seat for one in table.history[before:] if one.what == "dying"}
        if any(table[seat].alive for seat in dying):
            await lose_hp(table, me)


ZHUGE_KE = General(
    "zhuge_ke",
    "诸葛恪",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(Aocai(), AocaiAnswers(), Duwu()),
    companions=("ding_feng",),
    package="buchen",
)
