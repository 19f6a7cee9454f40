"""君孙权 Lord Sun Quan (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.cards.deck import TREASURE
from sanzhan.guozhan.cards.face import SUITS
from sanzhan.guozhan.flow.choose import cards_pick, choose_of
from sanzhan.guozhan.flow.kingdoms import living_lord
from sanzhan.guozhan.flow.move import discard, draw, flip, put_away, put_away_used, show_cards, take, to_pile
from sanzhan.guozhan.generals.wu.lu_su import Haoshi
from sanzhan.guozhan.generals.wu.lu_xun import DuoshiCurrent
from sanzhan.guozhan.generals.wu.sun_quan import Zhiheng
from sanzhan.guozhan.generals.wu.zhou_yu import YingziCurrent, YingziLimit
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Active, Effect, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.timings import DrawStarts, FinishStarts, Parting, PrepareStarts, Suffered
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wu"
MAP = "riverside_beacon_map"
BEACON = "beacon"
PEARL = "luminous_pearl"
TWO_SKILLS = 5
"""So many beacons let a character choose a second skill."""
ENOUGH = 4
"""So many cards gathered at once turn 敛资 into 制衡."""


def beacons(table: Table) -> tuple[int, ...]:
    """The cards on the map of the living lord."""
    lord = living_lord(table, KINGDOM)
    return () if lord is None else lord.piles.get(BEACON, ())


# -- 缘江烽火图


class MapAdds(Active):
    """缘江烽火图: once a play phase lay an equipment card on the map as a beacon."""

    id = MAP

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards())

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        cards = [card for card in me.cards() if table.face[card].type == "equip"]
        return ((cards_pick(table, cards),),) if cards else ()

    async def pay(self, table: Table, me: Player, *chosen: int) -> None:
        lord = living_lord(table, KINGDOM)
        assert lord is not None, "nobody has this skill but by the lord"
        await to_pile(table, chosen, lord, BEACON)

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        """Laid there is all that is needed."""


class Lent(Modifier):
    """缘江烽火图: which of its skills somebody has chosen for this turn; the map gives it as long as there is one."""

    def __init__(self, skill: str) -> None:
        self.id = skill  # type: ignore[misc]


class Shelie(Trigger[DrawStarts]):
    """涉猎: instead of drawing turn up five cards and take one of each suit."""

    id = "shelie"
    on = DrawStarts

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        event.over = True
        cards = flip(table, 5)
        show_cards(table, me, cards)
        by_suit = [[card for card in cards if table.face[card].suit == suit] for suit in SUITS]
        taken = [same[0] for same in by_suit if len(same) == 1]
        picks = [cards_pick(table, same) for same in by_suit if len(same) > 1]
        if picks:
            taken += await Ask(me.seat, "gz-shelie", lambda: [Option("choose", _each, *picks)])
        await take(table, me, taken, openly=True)
        await put_away_used(table, cards)


def _each(*cards: int) -> tuple[int, ...]:
    return cards


LESSONS: dict[str, tuple[Skill, ...]] = {
    "yingzi": (YingziCurrent(), YingziLimit()),
    "haoshi": (Haoshi(),),
    "shelie": (Shelie(),),
    "duoshi": (DuoshiCurrent(),),
}
"""What the map teaches: the first skill with one beacon, the next with two, and so on."""
LENT = {skill: Lent(skill) for skill in LESSONS}


class MapTeaches(Trigger[PrepareStarts]):
    """缘江烽火图: in your preparation phase choose a skill for this turn by the number of beacons, two with five."""

    id = MAP
    on = PrepareStarts

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return bool(beacons(table))

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        count = len(beacons(table))
        return ((Pick("skill", list(LESSONS)[:count], least=1, most=2 if count >= TWO_SKILLS else 1),),)

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: Any) -> None:
        for skill in (chosen[0],) if isinstance(chosen[0], str) else chosen[0]:
            me.effects = (*me.effects, Effect(LENT[skill], "turn"))
            table.tell("gz-gains-skill", seat=me.seat, skill=skill)
        table.changed()


class MapLoses(Trigger[Suffered]):
    """缘江烽火图: when a Slash or a trick has damaged you, a beacon of your choice is put away."""

    id = MAP
    on = Suffered
    locked = True

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        use = event.damage.use
        return use is not None and (use.is_slash or use.kind.type == "trick") and bool(me.piles.get(BEACON))

    def ways(self, table: Table, me: Player, event: Suffered) -> Sequence[Way]:
        return ((cards_pick(table, me.piles[BEACON]),),)

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        await put_away(table, chosen)


ADDS, TEACHES, LOSES = MapAdds(), MapTeaches(), MapLoses()


class Jiahe(Modifier):
    """嘉禾: as long as you live, face up, you have 缘江烽火图."""

    id = "jiahe"
    also = (MAP,)

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        if not me.alive or not same_kingdom(me, who):
            return ()
        lent = [skill for effect in who.effects if isinstance(effect.skill, Lent) for skill in LESSONS[effect.skill.id]]
        return (ADDS, TEACHES, *((LOSES,) if who is me else ()), *lent)

    async def ends(self, table: Table, me: Player) -> None:
        """Lost, the beacons are put away."""
        await put_away(table, me.piles.get(BEACON, ()))


# -- 敛资


class Lianzi(Active):
    """敛资: discard a hand card, turn up a card for each equipment of Wu and each beacon, and take those of its type.

    Four or more at once: you lose 敛资 and gain 制衡.
    """

    id = "lianzi"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand) and self.id not in me.changed_by and wealth(table, me) > 0

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, me.hand),),)

    async def pay(self, table: Table, me: Player, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        type = table.face[chosen[0]].type
        cards = flip(table, wealth(table, me))
        show_cards(table, me, cards)
        fitting = [card for card in cards if table.face[card].type == type]
        await take(table, me, fitting, openly=True)
        await put_away_used(table, cards)
        if len(fitting) >= ENOUGH:
            me.changed_by |= {self.id}
            table.changed()
            table.tell("gz-gains-skill", seat=me.seat, skill=Zhiheng.id)


def wealth(table: Table, me: Player) -> int:
    """Equipment of all characters of Wu, and beacons."""
    wu = [player for player in table.living() if player is me or player.kingdom == KINGDOM]
    return sum(len(player.gear()) for player in wu) + len(beacons(table))


ZHIHENG = Zhiheng()


class LianziLeaves(Modifier):
    """敛资: what it may leave you, 制衡."""

    id = "lianzi"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return (ZHIHENG,) if who is me and self.id in me.changed_by else ()


# -- 聚宝


class Jubao(Trigger[Parting]):
    """聚宝: your treasure cannot be taken by others."""

    id = "jubao"
    on = Parting
    locked = True

    def ready(self, table: Table, me: Player, event: Parting) -> bool:
        return event.taken and me.equip[TREASURE] in event.cards

    async def run(self, table: Table, me: Player, event: Parting, *chosen: object) -> None:
        event.cards = tuple(card for card in event.cards if card != me.equip[TREASURE])


class JubaoDraws(Trigger[FinishStarts]):
    """聚宝: in your finish phase, 定澜夜明珠 being worn or discarded, draw a card and take one of its wearer."""

    id = "jubao"
    on = FinishStarts
    locked = True

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return wearer(table) is not None or any(table.face[card].kind == PEARL for card in table.discard)

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, me, 1)
        other = wearer(table)
        if other is None or other is me:
            return
        card = await choose_of(table, me, other, "gz-take", args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))


def wearer(table: Table) -> Player | None:
    """Who wears 定澜夜明珠."""
    return next((p for p in table.living() if any(table.face[card].kind == PEARL for card in p.gear())), None)


LORD_SUN_QUAN = General(
    "lord_sun_quan",
    "君孙权",
    KINGDOM,
    "male",
    half_fish=4,
    skills=(Jiahe(), Lianzi(), LianziLeaves(), Jubao(), JubaoDraws()),
    package="transformation",
    place="head",
    lord_of="sun_quan",
)
