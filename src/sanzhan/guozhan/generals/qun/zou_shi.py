"""邹氏 Zou Shi (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.flow.reveal import turn_down
from sanzhan.guozhan.queries import other_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS, Active, Modifier, Trigger, Way
from sanzhan.guozhan.timings import CardUsed
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Huoshui(Modifier):
    """祸水: in your turn others cannot turn their generals up."""

    id = "huoshui"

    def may_reveal(self, table: Table, me: Player, who: Player) -> bool:
        return who is me or table.active is not me or not me.alive


class HuoshuiShown(Active):
    """祸水: in your play phase you may turn this general up."""

    id = "huoshui"
    limit = None

    def ready(self, table: Table, me: Player) -> bool:
        return me.hidden

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        # while she is up there is nothing to declare
        mine = [o for o in (HEAD, DEPUTY) if table.general(me, o).id == "zou_shi"]
        return [()] if any(not me.up[origin] for origin in mine) else []

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        """Turned up is all that is needed."""


class Qingcheng(Active):
    """倾城: discard an equipment card: another character with both generals up has one turned down by you."""

    id = "qingcheng"
    limit = None

    def _equipment(self, table: Table, me: Player) -> list[int]:
        return [card for card in me.cards() if table.face[card].type == "equip"]

    def _targets(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if not p.hidden]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._targets(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        cards = self._equipment(table, me)
        if not cards:
            return []
        places = Pick("general", [ORIGINS[HEAD], ORIGINS[DEPUTY]])
        return [(cards_pick(table, cards), seats_pick(self._targets(table, me)), places)]

    async def pay(self, table: Table, me: Player, card: int, seat: int, place: str) -> None:
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, card: int, seat: int, place: str) -> None:
        target = table[seat]
        if target.alive and not target.hidden:
            await turn_down(table, target, ORIGINS.index(place))


class HuoshuiStruck(Huoshui):
    """祸水, current edition: nor can half-hidden characters of another kingdom answer your Slash or 万箭齐发."""

    def may_answer(self, table: Table, me: Player, who: Player, use: Use) -> bool:
        return not (reaches(table, me, use) and who.hidden and other_kingdom(me, who))


class HuoshuiUsed(Trigger[CardUsed]):
    """祸水: a hidden 邹氏 may be turned up when she uses such a card in her turn."""

    id = "huoshui"
    on = CardUsed
    only_hidden = True
    locked = True

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        return reaches(table, me, event.use)

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        """Turned up is all that is needed."""


def reaches(table: Table, me: Player, use: Use) -> bool:
    """A card of hers that 祸水 lets nobody answer."""
    return use.user is me and table.active is me and use.kind.family in ("slash", "archery_attack")


class QingchengBlack(Qingcheng):
    """倾城, current edition: a black card; if it is equipment you may do the same to a second character."""

    def _places(self, table: Table, target: Player) -> list[str]:
        """No lord and no soldier can be turned down."""
        cards = [(o, table.general(target, o)) for o in (HEAD, DEPUTY) if target.generals[o] >= 0]
        return [ORIGINS[origin] for origin, general in cards if general.lord_of is None]

    def _targets(self, table: Table, me: Player) -> list[Player]:
        return [p for p in super()._targets(table, me) if self._places(table, p)]

    def _victims(self, table: Table, targets: list[Player]) -> list[Way]:
        """Whom, and which general: those who have the same choice together."""
        free = [p for p in targets if len(self._places(table, p)) == 2]
        groups = [free, *([p] for p in targets if p not in free)]
        return [(seats_pick(group), Pick("general", self._places(table, group[0]))) for group in groups if group]

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        cards = [card for card in me.cards() if COLOR[table.suit(me, card)] == "black"]
        if not cards:
            return []
        return [(cards_pick(table, cards), *victim) for victim in self._victims(table, self._targets(table, me))]

    async def run(self, table: Table, me: Player, card: int, seat: int, place: str) -> None:
        await super().run(table, me, card, seat, place)
        others = [p for p in self._targets(table, me) if p.seat != seat]
        if table.face[card].type != "equip" or not others:
            return

        def options() -> list[Option[tuple[int, str] | None]]:
            listed: list[Option[tuple[int, str] | None]] = [Option("decline", lambda: None)]
            return listed + [Option("turn_down", _both, *victim) for victim in self._victims(table, others)]

        second = await Ask(me.seat, "gz-qingcheng", options)
        if second is not None:
            await super().run(table, me, card, *second)


def _both(seat: int, place: str) -> tuple[int, str]:
    return seat, place


ZOU_SHI = General("zou_shi", "邹氏", "qun", "female", half_fish=3, skills=(Huoshui(), HuoshuiShown(), Qingcheng()))
ZOU_SHI_CURRENT = ZOU_SHI._replace(skills=(HuoshuiStruck(), HuoshuiUsed(), QingchengBlack()))
