"""左慈 Zuo Ci (Qun)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.cards.kind import KINDS, Kind
from sanzhan.guozhan.flow.choose import seats_pick
from sanzhan.guozhan.flow.kingdoms import joins
from sanzhan.guozhan.flow.play import candidates
from sanzhan.guozhan.flow.respond import Made, Need
from sanzhan.guozhan.flow.stored import put_back, store_generals
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_target, may_use
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import RULE, Active, Conversion, Listener, Modifier, Trigger, Way
from sanzhan.guozhan.timings import Revealed, Saved, Suffered
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "qun"
SOULS = "soul"
YIGUI = "yigui"


def souls(me: Player) -> tuple[int, ...]:
    """The souls (魂) on this general."""
    return me.stored.get(SOULS, ())


def haunts(table: Table, soul: int, target: Player) -> bool:
    """A card used by this soul may have this target: undetermined, or of a kingdom of the soul.

    The soul of a careerist serves everywhere; a careerist counts as of the kingdom that his generals show.
    """
    kingdoms = table.general_face[soul].kingdoms
    if target.kingdom is None or "careerist" in kingdoms:
        return True
    return (table.printed_kingdom(target) if target.careerist else target.kingdom) in kingdoms


def name(kind: Kind) -> str:
    """What counts as one card name: the three Slashes are one."""
    return f"{YIGUI}_{kind.family}"


def spend(table: Table, me: Player, soul: int, kind: Kind) -> None:
    """A soul is shown and put back for a card of this name."""
    put_back(table, me, SOULS, (soul,))
    me.used_turn[name(kind)] = 1


class YiguiBegins(Trigger[Revealed]):
    """役鬼: the first time that this general is turned up two generals become its souls."""

    id = YIGUI
    on = Revealed
    locked = True

    def ready(self, table: Table, me: Player, event: Revealed) -> bool:
        # of what has just been turned up everybody sees whether it is this general
        mine = any(self in table.general(me, origin).skills for origin in event.origins if me.up[origin])
        return mine and self.id not in me.changed_by

    async def run(self, table: Table, me: Player, event: Revealed, *chosen: object) -> None:
        # once a game, whatever becomes of the general
        me.changed_by |= {self.id}
        store_generals(table, me, SOULS, 2)

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, its souls are put back."""
        put_back(table, me, SOULS, souls(me))


class Yigui(Active):
    """役鬼: put a soul back to use a basic card but 闪, or a trick but 无懈可击, as if; each name once a turn."""

    id = YIGUI
    limit = None

    def ready(self, table: Table, me: Player) -> bool:
        return bool(souls(me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        by_kingdoms: dict[tuple[str, ...], list[int]] = {}
        for soul in souls(me):
            by_kingdoms.setdefault(table.general_face[soul].kingdoms, []).append(soul)
        kinds = callable_kinds(table, me)
        ways: list[Way] = []
        for alike in by_kingdoms.values():
            pick = Pick("general", alike, [table.general_face[soul].id for soul in alike])
            alone = [kind.key for kind in kinds if kind.most == 0 and self._reaches(table, me, kind, alike[0])]
            ways += [(pick, Pick("kind", alone))] if alone else []
            ways += [(pick, Pick("kind", [k.key]), *aim) for k in kinds for aim in self._aims(table, me, k, alike[0])]
        return ways

    def _reaches(self, table: Table, me: Player, kind: Kind, soul: int) -> bool:
        return any(may_target(table, me, p) and haunts(table, soul, p) for p in kind.reached(table, me))

    def _aims(self, table: Table, me: Player, kind: Kind, soul: int) -> Iterator[Way]:
        """Whom to name, if anybody."""
        targets = [p for p in candidates(table, me, kind) if haunts(table, soul, p)] if kind.most else []
        if targets and kind.seconds(table, me, targets[0]) is not None:
            for target in targets:
                yield seats_pick([target]), seats_pick(kind.seconds(table, me, target) or [], of="second")
        elif targets:
            yield (seats_pick(targets, kind.least, min(kind.most_targets(table, me), len(targets))),)

    async def pay(self, table: Table, me: Player, soul: int, key: str, *aim: Any) -> None:
        spend(table, me, soul, KINDS[key])

    async def run(self, table: Table, me: Player, soul: int, key: str, *aim: Any) -> None:
        seats, second = (*aim, (), None)[:2]
        targets = seats if isinstance(seats, tuple) else (seats,)
        seconds = None if second is None else {targets[0]: second}
        only = {p.seat for p in table.living() if haunts(table, soul, p)}
        made = Made(key, (), Listener(me.seat, RULE, self))
        await use_card(table, me, made, targets, counted=True, second=seconds, only=only)


def callable_kinds(table: Table, me: Player) -> list[Kind]:
    """What a soul can be used as now: every name once a turn."""
    kinds = [KINDS[key] for key in table.edition.kinds]
    fitting = [kind for kind in kinds if kind.type in ("basic", "trick") and not kind.delayed]
    return [
        kind
        for kind in fitting
        if not (me.used_turn.get(name(kind)) or blocked(table, kind))
        and may_use(table, me, kind.family)
        and kind.unusable(table, me) is None
    ]


def blocked(table: Table, kind: Kind) -> bool:
    """鏖战 may keep a Peach without card from healing."""
    return kind.key == "peach" and table.battle_royal and table.options.battle_royal_blocks_virtual_peach


class YiguiSaves(Conversion):
    """役鬼: a soul as 桃 for whoever is dying."""

    id = YIGUI
    makes = ("peach",)
    modes = ("use",)
    count_cards = 0
    supplies = True

    def _souls(self, table: Table, me: Player, need: Need) -> list[int]:
        dying = need.args["dying"]
        assert isinstance(dying, int), "a Peach is asked for to save somebody"
        return [soul for soul in souls(me) if haunts(table, soul, table[dying])]

    def ready(self, table: Table, me: Player) -> bool:
        kind = KINDS[self.makes[0]]
        return not (me.used_turn.get(name(kind)) or blocked(table, kind))

    def answers(self, table: Table, me: Player, need: Need) -> bool:
        return bool(self._souls(table, me, need))

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return False

    async def supplied(self, table: Table, me: Player, need: Need, made: Made) -> Made | None:
        fitting = self._souls(table, me, need)
        soul = fitting[0]
        if len(fitting) > 1:
            shown = [table.general_face[one].id for one in fitting]
            soul = await Ask(me.seat, "gz-yigui", lambda: [Option("choose", _same, Pick("general", fitting, shown))])
        spend(table, me, soul, made.makes)
        return made


def _same(soul: int) -> int:
    return soul


class YiguiDrinks(YiguiSaves):
    """役鬼: a soul as 酒 when dying oneself."""

    makes = ("wine",)


class YiguiAnswers(Modifier):
    """役鬼: whoever has souls might answer without a card."""

    id = YIGUI
    locked = False

    def could_answer(self, table: Table, me: Player) -> bool:
        return bool(souls(me))


class Jihun(Trigger[Suffered]):
    """汲魂: after you have suffered damage a general may become a soul."""

    id = "jihun"
    on = Suffered

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        return bool(table.general_deck)

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        store_generals(table, me, SOULS, 1)


class JihunSaved(Trigger[Saved]):
    """汲魂: so it may when one of another kingdom has been saved from dying."""

    id = "jihun"
    on = Saved
    anyone = True

    def ready(self, table: Table, me: Player, event: Saved) -> bool:
        other = event.who
        return other is not me and other.determined and other.kingdom != me.kingdom and bool(table.general_deck)

    def able(self, table: Table, me: Player, event: Saved) -> bool:
        return event.who.kingdom != (me.kingdom or joins(table, me, KINGDOM))

    async def run(self, table: Table, me: Player, event: Saved, *chosen: object) -> None:
        store_generals(table, me, SOULS, 1)


ZUO_CI = General(
    "zuo_ci",
    "左慈",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(YiguiBegins(), Yigui(), YiguiSaves(), YiguiDrinks(), YiguiAnswers(), Jihun(), JihunSaved()),
    companions=("yu_ji",),
    package="transformation",
)
