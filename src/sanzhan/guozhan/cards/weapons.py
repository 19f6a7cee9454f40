"""The weapons (card effects §5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import MINUS_HORSE, PLUS_HORSE, WEAPON
from sanzhan.guozhan.cards.equipment import Equipment
from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import cards_pick, choose_cards, choose_of, may_discard, seats_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.queries import distance, same_kingdom, sex
from sanzhan.guozhan.skills.skill import FAR, Conversion, Modifier, Trigger, Way
from sanzhan.guozhan.timings import Caused, Causing, Designated, Dodged, TargetsDeclared

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Weapon(Equipment):
    """Its `range` is the attack range of whoever has it."""


class NoLimit(Modifier):
    """诸葛连弩: any number of Slashes."""

    id = "crossbow"

    def slash_limit(self, table: Table, me: Player) -> int:
        return FAR


class Crossbow(Weapon):
    """诸葛连弩"""

    key = "crossbow"
    range = 1
    skills = (NoLimit(),)


class TwinSwords(Trigger[Designated]):
    """雌雄双股剑: a target of the other sex discards a hand card or you draw one; both sexes must be known."""

    id = "double_swords"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        if not event.use.is_slash:
            return False
        mine, other = sex(table, me), sex(table, event.target)
        return mine is not None and other is not None and mine != other

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        target = event.target
        paid = await may_discard(table, target, "gz-double-swords", target.hand, 1, bool(target.hand), user=me.seat)
        if not paid:
            await draw(table, me, 1)


class DoubleSwords(Weapon):
    """雌雄双股剑"""

    key = "double_swords"
    range = 2
    skills = (TwinSwords(),)


class Pierce(Trigger[Designated]):
    """青釭剑: the target's armour is ignored until this Slash is settled for it."""

    id = "qinggang"
    on = Designated
    locked = True

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        event.use.pierced |= {event.target.seat}


class Qinggang(Weapon):
    """青釭剑"""

    key = "qinggang"
    range = 2
    skills = (Pierce(),)


class Freeze(Trigger[Causing]):
    """寒冰剑: instead of direct Slash damage two cards of the target are discarded, one after the other."""

    id = "ice_sword"
    on = Causing

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        hit = event.damage
        return hit.direct and hit.by("slash") and hit.target is not me and bool(hit.target.cards())

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        event.over = True
        for _ in range(2):
            target = event.damage.target
            if not me.alive or not target.alive:
                return
            card = await choose_of(table, me, target, "gz-ice-sword")
            if card is not None:
                await discard(table, target, (card,), by=me)


class IceSword(Weapon):
    """寒冰剑"""

    key = "ice_sword"
    range = 2
    skills = (Freeze(),)


class TwoAsSlash(Conversion):
    """丈八蛇矛: two hand cards as a Slash."""

    id = "spear"
    makes = ("slash",)
    count_cards = 2

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return True


class Spear(Weapon):
    """丈八蛇矛"""

    key = "spear"
    range = 3
    skills = (TwoAsSlash(),)


class Kindle(Trigger[TargetsDeclared]):
    """朱雀羽扇: a plain Slash may be one of fire."""

    id = "feather_fan"
    on = TargetsDeclared

    def ready(self, table: Table, me: Player, event: TargetsDeclared) -> bool:
        return event.use.kind.key == "slash"

    async def run(self, table: Table, me: Player, event: TargetsDeclared, *chosen: object) -> None:
        event.use.kind = KINDS["fire_slash"]


class FeatherFan(Weapon):
    """朱雀羽扇"""

    key = "feather_fan"
    range = 4
    skills = (Kindle(),)


class Cleave(Trigger[Dodged]):
    """贯石斧: for two discarded cards (not the axe) a dodged Slash hits all the same."""

    id = "axe"
    on = Dodged

    def _cards(self, me: Player) -> list[int]:
        return [card for card in me.cards() if card != me.equip[WEAPON]]

    def ready(self, table: Table, me: Player, event: Dodged) -> bool:
        return event.target.alive and len(self._cards(me)) >= 2

    def ways(self, table: Table, me: Player, event: Dodged) -> Sequence[Way]:
        return ((cards_pick(table, self._cards(me), 2, 2),),)

    async def pay(self, table: Table, me: Player, event: Dodged, *chosen: tuple[int, ...]) -> None:
        await discard(table, me, chosen[0])

    async def run(self, table: Table, me: Player, event: Dodged, *chosen: tuple[int, ...]) -> None:
        event.over = True


class Axe(Weapon):
    """贯石斧"""

    key = "axe"
    range = 3
    skills = (Cleave(),)


class Unhorse(Trigger[Causing]):
    """麒麟弓: when a Slash damages a character directly, one of its mounts may be discarded."""

    id = "kylin_bow"
    on = Causing

    def _mounts(self, target: Player) -> list[int]:
        return [target.equip[slot] for slot in (PLUS_HORSE, MINUS_HORSE) if target.equip[slot] >= 0]

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        return event.damage.direct and event.damage.by("slash") and bool(self._mounts(event.damage.target))

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        target = event.damage.target
        (mount,) = await choose_cards(table, me, "gz-kylin-bow", self._mounts(target), 1, 1, target=target.seat)
        await discard(table, target, (mount,), by=me)


class KylinBow(Weapon):
    """麒麟弓"""

    key = "kylin_bow"
    range = 5
    skills = (Unhorse(),)


class WuArms(Modifier):
    """吴六剑: other characters of your kingdom have attack range +1 (S4 67)."""

    id = "six_swords"

    def attack_range(self, table: Table, me: Player, who: Player) -> int:
        return 1 if who is not me and same_kingdom(me, who) else 0


class SixSwords(Weapon):
    """吴六剑"""

    key = "six_swords"
    range = 2
    skills = (WuArms(),)


class Splash(Trigger[Caused]):
    """三尖两刃刀: after direct Slash damage a hand card deals 1 damage to another next to the victim (S4 65)."""

    id = "triblade"
    on = Caused

    def _next_to(self, table: Table, me: Player, target: Player) -> list[Player]:
        return [p for p in table.others(target) if p is not me and distance(table, target, p) == 1]

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        hit = event.damage
        return (
            hit.direct
            and hit.by("slash")
            and hit.target.alive
            and bool(me.hand)
            and bool(self._next_to(table, me, hit.target))
        )

    def ways(self, table: Table, me: Player, event: Caused) -> Sequence[Way]:
        return ((cards_pick(table, me.hand), seats_pick(self._next_to(table, me, event.damage.target))),)

    async def pay(self, table: Table, me: Player, event: Caused, *chosen: int) -> None:
        await discard(table, me, (chosen[0],))

    async def run(self, table: Table, me: Player, event: Caused, *chosen: int) -> None:
        await damage(table, me, table[chosen[1]], 1)


class Triblade(Weapon):
    """三尖两刃刀"""

    key = "triblade"
    range = 3
    skills = (Splash(),)
