"""The equipment of the lords (card effects §5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import MINUS_HORSE, PLUS_HORSE, TREASURE
from sanzhan.guozhan.cards.equipment import MOUNTS, Closer, Equipment, FurtherAway
from sanzhan.guozhan.cards.weapons import Weapon
from sanzhan.guozhan.flow.choose import cards_pick, choose_of, must_discard
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.move import discard, draw, take
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import my_kingdom
from sanzhan.guozhan.skills.skill import GEAR, Active, Modifier, Trigger, Way
from sanzhan.guozhan.timings import Designated, EntersDying, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.table import Table


# -- 飞龙夺凤


class Swoop(Trigger[Designated]):
    """飞龙夺凤: a target of your Slash discards a card of its choice."""

    id = "dragon_phoenix"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash and bool(event.target.cards())

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        await must_discard(table, event.target, "gz-discard", event.target.cards(), 1, why=self.id)


class Seize(Trigger[EntersDying]):
    """飞龙夺凤: of whom your Slash has brought to dying you take a hand card."""

    id = "dragon_phoenix"
    on = EntersDying
    anyone = True

    def ready(self, table: Table, me: Player, event: EntersDying) -> bool:
        hit = event.damage
        mine = hit is not None and hit.source is me and hit.direct and hit.by("slash")
        return mine and event.who is not me and bool(event.who.hand)

    async def run(self, table: Table, me: Player, event: EntersDying, *chosen: object) -> None:
        card = await choose_of(table, me, event.who, "gz-take", gear=False, args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))


class DragonPhoenix(Weapon):
    """飞龙夺凤"""

    key = "dragon_phoenix"
    treasured = True
    range = 2
    skills = (Swoop(), Seize())


# -- 太平要术


class Calm(Trigger[Suffering]):
    """太平要术: no damage by fire and thunder (R92)."""

    id = "peace_spell"
    on = Suffering
    locked = True

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return event.damage.nature != "normal" and me.seat not in table.bare

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.over = True


class Flock(Modifier):
    """太平要术: the hand limit is higher by the size of your kingdom."""

    id = "peace_spell"

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        return limit + len(my_kingdom(table, me)) + len(me.piles.get("heavenly_army", ()))


class PeaceSpell(Equipment):
    """太平要术: when it leaves you draw two cards, then lose 1 HP if you have more; not while it is ignored."""

    key = "peace_spell"
    skills = (Calm(), Flock())

    async def left(self, table: Table, me: Player) -> None:
        if me.seat in table.bare:
            return
        await draw(table, me, 2)
        if me.hp > 1:
            await lose_hp(table, me, 1)


# -- 定澜夜明珠


class Glow(Active):
    """定澜夜明珠: you have 制衡, for other cards than the pearl; with 制衡 of your own there is no upper limit.

    It shares the limit of 制衡: whoever has both uses one of them in a phase.
    """

    id = "zhiheng"

    def _own(self, table: Table, me: Player) -> bool:
        """A general of mine that is up, or a rule, gives me 制衡 anyway."""
        return any(
            mine.skill.id == self.id and (mine.origin > GEAR or (mine.origin < GEAR and me.up[mine.origin]))
            for mine in table.index.actives.get(me.seat, ())
        )

    def _cards(self, table: Table, me: Player) -> list[int]:
        if self._own(table, me):
            return me.cards()
        return [card for card in me.cards() if card != me.equip[TREASURE]]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._cards(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        cards = self._cards(table, me)
        most = len(cards) if self._own(table, me) else min(me.max_hp, len(cards))
        return ((cards_pick(table, cards, 1, most),),)

    async def pay(self, table: Table, me: Player, chosen: int | tuple[int, ...]) -> None:
        await discard(table, me, _several(chosen))

    async def run(self, table: Table, me: Player, chosen: int | tuple[int, ...]) -> None:
        await draw(table, me, len(_several(chosen)))


def _several(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
    """A pick that allowed one card alone gives the card itself."""
    return chosen if isinstance(chosen, tuple) else (chosen,)


class LuminousPearl(Equipment):
    """定澜夜明珠"""

    key = "luminous_pearl"
    skills = (Glow(),)


# -- 六龙骖驾


class NoOtherMount(Modifier):
    """六龙骖驾: no other mount can be used."""

    id = "six_dragons"

    def may_use(self, table: Table, me: Player, family: str) -> bool:
        return family not in (*MOUNTS, "jingfan")


class SixDragons(Equipment):
    """六龙骖驾: others are further away and closer to you; it fills both places of mounts."""

    key = "six_dragons"
    fills = (MINUS_HORSE,)
    skills = (FurtherAway(), Closer(), NoOtherMount())

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        others = [target.equip[slot] for slot in (PLUS_HORSE, MINUS_HORSE) if target.equip[slot] >= 0]
        await super().effect(table, use, target)
        await discard(table, target, [card for card in others if card in target.equip])

    treasured = True
