"""Tricks with chosen targets, and Nullification (card effects §2, §4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import WEAPON
from sanzhan.guozhan.cards.kind import Kind
from sanzhan.guozhan.flow.choose import choose_act, choose_cards, choose_of, may_discard
from sanzhan.guozhan.flow.damage import damage, set_chained
from sanzhan.guozhan.flow.move import discard, draw, put_away_used, show_cards, take
from sanzhan.guozhan.flow.respond import Need, ask_made, request
from sanzhan.guozhan.flow.showing import learn_generals
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.queries import distance, in_range, may_answer, may_use, other_kingdom, reach_of
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS, Listener

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

Assumed = Sequence[Listener]


class Trick(Kind):
    type = "trick"
    nullifiable = True


class SomethingForNothing(Trick):
    """无中生有: draw two cards."""

    key = "something_for_nothing"
    least = most = 0

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await draw(table, target, 2)


class Duel(Trick):
    """决斗: beginning with the target both play a Slash in turn; who does not takes 1 damage from the other."""

    key = "duel"

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        return "why-gz-not-yourself" if target is me else None

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        turn, waiting = target, use.user
        while await self._plays(table, use, turn, waiting):
            turn, waiting = waiting, turn
        # the source of a Duel that somebody else's skill has taken over does not matter: the other duellist deals it
        await damage(table, waiting, turn, 1 + self._bonus(use, waiting), "normal", use)

    def _bonus(self, use: Use, winner: Player) -> int:
        return use.bonus if winner is use.user else 0

    async def _plays(self, table: Table, use: Use, me: Player, other: Player) -> bool:
        """One Slash, or two (无双); False if not all of them came."""
        if not me.alive or not may_answer(table, me, use):
            return False
        for left in range(2 if me.seat in use.double else 1, 0, -1):
            need = Need("gz-slash", ("slash",), "respond", {"user": other.seat, "card": self.key, "needed": left})
            made = await request(table, me, need)
            if made is None:
                return False
            await put_away_used(table, made.cards)
        return True


class TakesFrom(Trick):
    """A trick that names a card in one of the three areas of another character."""

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        if target is me:
            return "why-gz-not-yourself"
        if not (target.hand or target.judging or target.gear()):
            return "why-gz-no-cards-there"
        return None


class Snatch(TakesFrom):
    """顺手牵羊: take a card in hand, equipment or judgement area of a character at distance 1."""

    key = "snatch"

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        why = super().refuses(table, me, target, assumed)
        if why is None and distance(table, me, target, assumed) > reach_of(table, me, self, 1, assumed, target):
            return "why-gz-too-far"
        return why

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        if not use.user.alive:
            return
        card = await choose_of(table, use.user, target, "gz-snatch", judging=True)
        if card is not None:
            await take(table, use.user, (card,))


class Dismantle(TakesFrom):
    """过河拆桥: discard a card in hand, equipment or judgement area of another character."""

    key = "dismantle"

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        if not use.user.alive:
            return
        card = await choose_of(table, use.user, target, "gz-dismantle", judging=True)
        if card is not None:
            await discard(table, target, (card,), by=use.user)


class IronChain(Trick):
    """铁索连环: one or two characters are chained, or unchained if they were; may be recast."""

    key = "iron_chain"
    most = 2
    can_recast = True

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        set_chained(table, target, not target.chained)


class FireAttack(Trick):
    """火攻: the target shows a hand card; you may discard one of the same suit to deal 1 fire damage."""

    key = "fire_attack"
    nature = "fire"

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        if not target.hand:
            return "why-gz-no-hand"
        if target is me and len(me.hand) == 1:
            # the card used for it leaves the hand first
            return "why-gz-no-hand"
        return None

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        me = use.user
        if not target.hand:
            return
        (shown,) = await choose_cards(table, target, "gz-fire-show", target.hand, 1, 1, user=me.seat)
        show_cards(table, target, (shown,))
        suit = table.suit(target, shown)
        if not me.alive or not may_answer(table, me, use):
            return
        fitting = [card for card in me.hand if table.suit(me, card) == suit]
        paid = await may_discard(table, me, "gz-fire-burn", fitting, 1, bool(me.hand), suit=suit, target=target.seat)
        if paid:
            await damage(table, use.source, target, 1, "fire", use)


class BorrowedSword(Trick):
    """借刀杀人: a character with a weapon uses a Slash on somebody in its range whom you name, or you take the
    weapon."""

    key = "borrowed_sword"

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        if target is me:
            return "why-gz-not-yourself"
        if target.equip[WEAPON] < 0:
            return "why-gz-no-weapon"
        if not self.seconds(table, me, target):
            return "why-gz-nobody-in-range"
        return None

    def seconds(self, table: Table, me: Player, target: Player) -> list[Player]:
        return [p for p in table.living() if p is not target and in_range(table, target, p)]

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        victim = table[use.second[target.seat]]
        could = may_use(table, target, "slash") and may_answer(table, target, use)
        if could and victim.alive and in_range(table, target, victim):
            # gear that becomes the Slash gives no range any more
            need = Need(
                "gz-borrowed",
                ("slash",),
                "use",
                {"user": use.user.seat, "target": victim.seat},
                accepts=lambda table, me, card: in_range(table, me, victim, without=card),
            )
            made = await ask_made(table, target, need)
            if made is not None:
                await use_card(table, target, made, (victim.seat,))
                return
        weapon = target.equip[WEAPON]
        if weapon >= 0 and use.user.alive:
            await take(table, use.user, (weapon,))


class KnowBoth(Trick):
    """知己知彼: look at another character's hand or at one of its hidden generals; may be recast."""

    key = "know_both"
    can_recast = True

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        if target is me:
            return "why-gz-not-yourself"
        if not target.hand and not target.hidden:
            return "why-gz-nothing-to-see"
        return None

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        me = use.user
        if not me.alive:
            return
        acts = [name for name, up in zip(ORIGINS, target.up, strict=False) if not up]
        if target.hand:
            acts = ["hand", *acts]
        if not acts:
            return
        act = await choose_act(table, me, "gz-know-both", acts, target=target.seat)
        if act == "hand":
            show_cards(table, target, target.hand, (me.seat,))
        else:
            look_at_general(table, me, target, ORIGINS.index(act))


def look_at_general(table: Table, me: Player, target: Player, origin: int) -> None:
    """I alone see a hidden general (§5.12)."""
    assert origin in (HEAD, DEPUTY)
    learn_generals(table, (target.generals[origin],), (me.seat,))
    table.tell(
        "gz-look-general",
        {me.seat: {"general": table.general(target, origin).id}},
        seat=me.seat,
        target=target.seat,
        place=ORIGINS[origin],
    )


class BefriendFar(Trick):
    """远交近攻: a character of another kingdom with a general up draws one card, then you draw three."""

    key = "befriend_far"

    def unusable(self, table: Table, me: Player, assumed: Assumed = ()) -> str | None:
        return None if me.determined else "why-gz-you-undetermined"

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        if not target.determined or not (target.up[HEAD] or target.up[DEPUTY]):
            return "why-gz-undetermined"
        return None if other_kingdom(me, target) else "why-gz-same-kingdom"

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await draw(table, target, 1)
        await draw(table, use.user, 3)


class Nullification(Kind):
    """无懈可击: a trick has no effect on one target."""

    key = "nullification"
    family = "nullification"
    type = "trick"

    def unusable(self, table: Table, me: Player, assumed: Assumed = ()) -> str | None:
        return "why-gz-only-an-answer"


class HegNullification(Nullification):
    """无懈可击·国: as Nullification, or for all later targets of the same kingdom as well (S4 63)."""

    key = "heg_nullification"
