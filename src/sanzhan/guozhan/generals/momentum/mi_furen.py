"""糜夫人 Mi Furen (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import remove_general
from sanzhan.guozhan.flow.choose import choose_act, seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import draw, take
from sanzhan.guozhan.history import this_phase
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Effect, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.table import PROCESSING
from sanzhan.guozhan.timings import Removed, Revealed, Settled

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

ID = "mi_furen"


def places(table: Table, me: Player, skill: Skill) -> list[int]:
    """Where I have the general with this skill: head 0, deputy 1."""
    return [origin for origin in (0, 1) if skill in table.general(me, origin).skills]


class Guixiu(Trigger[Revealed]):
    """闺秀: each time this general has been turned up you may draw two cards."""

    id = "guixiu"
    on = Revealed

    def ready(self, table: Table, me: Player, event: Revealed) -> bool:
        # of what has just been turned up everybody sees whether it is this general
        return any(self in table.general(me, origin).skills for origin in event.origins if me.up[origin])

    async def run(self, table: Table, me: Player, event: Revealed, *chosen: object) -> None:
        await draw(table, me, 2)

    async def ends(self, table: Table, me: Player) -> None:
        """Removed, the general is not there any more when that is heard."""
        if not places(table, me, self) and not any(effect.skill is HEALS for effect in me.effects):
            me.effects = (*me.effects, Effect(HEALS, "turn"))
            table.changed()


class GuixiuHeals(Trigger[Removed]):
    """闺秀: when this general has been removed you may recover 1 HP."""

    id = "guixiu"
    on = Removed

    def ready(self, table: Table, me: Player, event: Removed) -> bool:
        return event.general == ID and me.wounded

    async def run(self, table: Table, me: Player, event: Removed, *chosen: object) -> None:
        await recover(table, me, 1)


HEALS = GuixiuHeals()


class Cunsi(Active):
    """存嗣: remove this general; a character has 勇决 for the rest of the game, another draws two cards too."""

    id = "cunsi"
    limit = None

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((seats_pick(table.in_turn_order()),),)

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        for origin in places(table, me, self)[:1]:
            await remove_general(table, me, origin)
            target = table[chosen[0]]
            if not target.alive:
                return
            target.effects = (*target.effects, Effect(GIVEN, "turn"))
            table.changed()
            table.tell("gz-gains-skill", seat=target.seat, skill=Yongjue.id)
            if target is not me:
                await draw(table, target, 2)


class Yongjue(Trigger[Settled]):
    """勇决: who of your kingdom uses a Slash as its first card in its play phase may take it back."""

    id = "yongjue"
    on = Settled
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: Settled) -> bool:
        user = event.who
        if not event.use.is_slash or user is not table.active or table.stage not in ("play", "action"):
            return False
        mine = user.alive and (user is me or same_kingdom(me, user))
        return mine and _first(table, user) and bool(_left(table, event))

    async def run(self, table: Table, me: Player, event: Settled, *chosen: object) -> None:
        # the user decides, whoever has the skill
        if await choose_act(table, event.who, "gz-yongjue", ("decline", "take")) == "take":
            await take(table, event.who, _left(table, event))


def _first(table: Table, user: Player) -> bool:
    """The one Slash that it has used was its first card in the play phase; other cards may have followed it."""
    uses = [one.family for one in this_phase(table, "use", seat=user.seat)]
    return uses[:1] == ["slash"] and uses.count("slash") == 1


def _left(table: Table, event: Settled) -> list[int]:
    """The cards of the Slash that nobody has taken."""
    return [card for card in event.use.cards if table.zone[card] == PROCESSING]


YONGJUE: tuple[Skill, ...] = (Yongjue(),)


class YongjueGiven(Modifier):
    """勇决, as it is had for the rest of the game."""

    id = "yongjue"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return YONGJUE if who is me else ()

    def lasting(self, table: Table, me: Player) -> bool:
        return True


GIVEN = YongjueGiven()
MI_FUREN = General(
    ID,
    "糜夫人",
    "shu",
    "female",
    half_fish=3,
    skills=(Guixiu(), Cunsi()),
    package="momentum",
)
