"""君曹操 Lord Cao Cao (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import MINUS_HORSE, PLUS_HORSE
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import damage, recover
from sanzhan.guozhan.flow.move import discard, draw, put_away
from sanzhan.guozhan.flow.reveal import turn_down
from sanzhan.guozhan.generals.power.lending import parts_of, unused
from sanzhan.guozhan.generals.power.wu_guotai import swap_gear
from sanzhan.guozhan.generals.power.yu_jin import YU_JIN
from sanzhan.guozhan.generals.wei.xu_huang import XU_HUANG_CURRENT
from sanzhan.guozhan.generals.wei.yue_jin import YUE_JIN_CURRENT
from sanzhan.guozhan.generals.wei.zhang_he import ZHANG_HE
from sanzhan.guozhan.generals.wei.zhang_liao import ZHANG_LIAO_CURRENT
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import ORIGINS, Active, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.table import DISCARD, EQUIP
from sanzhan.guozhan.timings import CardUsed, Landed, PrepareStarts, TurnStarts
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

CHARIOT = "six_dragons"
LENT = {
    "tuxi": parts_of(ZHANG_LIAO_CURRENT, "tuxi"),
    "qiaobian": parts_of(ZHANG_HE, "qiaobian"),
    "xiaoguo": parts_of(YUE_JIN_CURRENT, "xiaoguo"),
    "jieyue": parts_of(YU_JIN, "jieyue"),
    "duanliang": parts_of(XU_HUANG_CURRENT, "duanliang"),
}
"""五子良将纛: the skills of the five fine generals."""


# -- 建安


def _loan(skill: str) -> str:
    """How it is remembered of a player that he has this skill from the banner."""
    return f"jianan-{skill}"


LOANS = {_loan(skill): parts for skill, parts in LENT.items()}


class Banner(Trigger[PrepareStarts]):
    """五子良将纛: discard a card and do without one of your generals, which stays or is turned face down: have a skill
    of the five that nobody else has until the lord's next turn."""

    id = "jianan"
    on = PrepareStarts

    def _places(self, table: Table, me: Player) -> list[str]:
        """A hidden general if there is one; else one that can be turned down, which a lord and a soldier cannot."""
        hidden = [ORIGINS[origin] for origin in (0, 1) if not me.up[origin]]
        return hidden or [
            ORIGINS[origin]
            for origin in (0, 1)
            if me.generals[origin] >= 0 and table.general(me, origin).lord_of is None
        ]

    def _skills(self, table: Table, me: Player) -> list[str]:
        others = table.others(me)
        return [skill for skill in unused(table, LENT, others) if not any(_loan(skill) in p.changed_by for p in others)]

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return bool(me.cards()) and bool(self._places(table, me)) and bool(self._skills(table, me))

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        places, skills = Pick("general", self._places(table, me)), Pick("skill", self._skills(table, me))
        return ((cards_pick(table, me.cards()), places, skills),)

    async def pay(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        card = chosen[0]
        assert isinstance(card, int)
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        _, place, skill = chosen
        origin = ORIGINS.index(str(place))
        if me.up[origin]:
            await turn_down(table, me, origin)
        me.changed_by |= {_loan(str(skill))}
        table.changed()
        table.tell("gz-gains-skill", seat=me.seat, skill=str(skill))


BANNER = Banner()


class Jianan(Modifier):
    """建安: while you live everybody of Wei has the banner, and what it has lent; who borrows turns no general up."""

    id = "jianan"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        if who is not me and not same_kingdom(me, who):
            return ()
        return (BANNER, *(skill for loan, parts in LOANS.items() if loan in who.changed_by for skill in parts))

    def may_reveal(self, table: Table, me: Player, who: Player) -> bool:
        return who.changed_by.isdisjoint(LOANS)


class JiananEnds(Trigger[TurnStarts]):
    """建安: what the banner has lent comes back when your turn begins."""

    id = "jianan"
    on = TurnStarts
    locked = True

    def ready(self, table: Table, me: Player, event: TurnStarts) -> bool:
        return any(not p.changed_by.isdisjoint(LOANS) for p in table.players)

    async def run(self, table: Table, me: Player, event: TurnStarts, *chosen: object) -> None:
        for player in table.players:
            player.changed_by -= frozenset(LOANS)
        table.changed()


# -- 挥鞭


class Huibian(Active):
    """挥鞭: 1 damage to one of Wei, which draws two cards, and another of Wei that is wounded recovers 1 HP."""

    id = "huibian"

    def _wei(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.in_turn_order() if p is me or p.kingdom == "wei"]

    def _healed(self, table: Table, me: Player, hurt: Player) -> list[Player]:
        return [p for p in self._wei(table, me) if p is not hurt and p.wounded]

    def ready(self, table: Table, me: Player) -> bool:
        return any(self._healed(table, me, hurt) for hurt in self._wei(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        pairs = [(hurt, self._healed(table, me, hurt)) for hurt in self._wei(table, me)]
        return [(seats_pick([hurt]), seats_pick(healed, of="second")) for hurt, healed in pairs if healed]

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        hurt, healed = (table[seat] for seat in chosen)
        await damage(table, me, hurt)
        await draw(table, hurt, 2)
        await recover(table, healed, 1)


# -- 总御


def mounts(table: Table, player: Player) -> list[int]:
    """The mounts that a player wears."""
    return [player.equip[slot] for slot in (PLUS_HORSE, MINUS_HORSE) if player.equip[slot] >= 0]


class ZongyuSwaps(Trigger[Landed]):
    """总御: another has come to wear 六龙骖驾: you may exchange all mounts with it."""

    id = "zongyu"
    on = Landed
    anyone = True

    def ready(self, table: Table, me: Player, event: Landed) -> bool:
        elsewhere = table.zone[event.card] == EQUIP and table.owner[event.card] != me.seat
        return elsewhere and table.face[event.card].kind == CHARIOT and bool(mounts(table, me))

    async def run(self, table: Table, me: Player, event: Landed, *chosen: object) -> None:
        if self.ready(table, me, event):
            other = table[table.owner[event.card]]
            await swap_gear(table, me, other, mounts(table, me), mounts(table, other))


class ZongyuFetches(Trigger[CardUsed]):
    """总御: another mount that you use is put away, and 六龙骖驾 comes to you from another's equipment or the discard
    pile."""

    id = "zongyu"
    on = CardUsed
    locked = True

    def _chariot(self, table: Table, me: Player) -> int | None:
        """Where it can be fetched from."""
        for card, face in enumerate(table.face):
            if face.kind == CHARIOT:
                there = table.zone[card] == DISCARD or (table.zone[card] == EQUIP and table.owner[card] != me.seat)
                return card if there else None
        return None

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        cards = event.use.cards
        mount = len(cards) == 1 and table.face[cards[0]].slot in (PLUS_HORSE, MINUS_HORSE)
        return mount and event.use.kind.key != CHARIOT and self._chariot(table, me) is not None

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        use, chariot = event.use, self._chariot(table, me)
        if chariot is not None:
            await put_away(table, use.cards)
            use.kind, use.cards = KINDS[CHARIOT], (chariot,)


LORD_CAO_CAO = General(
    "lord_cao_cao",
    "君曹操",
    "wei",
    "male",
    half_fish=4,
    skills=(Jianan(), JiananEnds(), Huibian(), ZongyuSwaps(), ZongyuFetches()),
    package="power",
    place="head",
    lord_of="cao_cao",
)
