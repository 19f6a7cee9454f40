"""徐庶 Xu Shu (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import change_deputy
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.sizes import big_kingdoms, is_big
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Effect, Modifier, Skill, Trigger
from sanzhan.guozhan.timings import Designated, EntersDying

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "shu"
QIANCE = "qiance"


class Unanswerable(Modifier):
    """谦策: the big kingdoms cannot answer cards for which it was used."""

    id = QIANCE

    def may_answer(self, table: Table, me: Player, who: Player, use: Use) -> bool:
        return not (use.user is me and use.notes.get(QIANCE) and is_big(table, who))


UNANSWERABLE = Unanswerable()


class QianceBars(Trigger[Designated]):
    """谦策: when the targets of your instant trick are fixed you may let no big kingdom answer it."""

    id = QIANCE
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        use = event.use
        instant = use.kind.type == "trick" and not use.kind.delayed
        # once, not for each target
        first = event.target is next((table[s] for s in table.sorted_seats(use.targets) if table[s].alive), None)
        return instant and first and QIANCE not in use.notes and bool(big_kingdoms(table))

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        event.use.notes[QIANCE] = True
        me.effects = (*me.effects, Effect(UNANSWERABLE, "turn"))
        table.changed()


BARS = (QianceBars(),)


class Qiance(Modifier):
    """谦策: everybody of your kingdom may let no big kingdom answer his instant tricks."""

    id = QIANCE
    # each of them may use it or not: no locked skill, though it is in force without a question
    locked = False

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return BARS if who is me or same_kingdom(me, who) else ()


class QianceShown(QianceBars):
    """谦策: a hidden 徐庶 may be turned up for a trick of his own."""

    only_hidden = True


class Jujian(Trigger[EntersDying]):
    """举荐, deputy: one of your kingdom who enters dying recovers to 1 HP, then you change your deputy."""

    id = "jujian"
    on = EntersDying
    anyone = True
    locked = True
    place = "deputy"

    def ready(self, table: Table, me: Player, event: EntersDying) -> bool:
        return event.who.alive and event.who.hp <= 0 and may_be_fellow(me, event.who, KINGDOM)

    def able(self, table: Table, me: Player, event: EntersDying) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)

    async def run(self, table: Table, me: Player, event: EntersDying, *chosen: object) -> None:
        await recover(table, event.who, 1 - event.who.hp)
        await change_deputy(table, me, self.id)


XU_SHU = General(
    "xu_shu",
    "徐庶",
    KINGDOM,
    "male",
    half_fish=4,
    skills=(Qiance(), QianceShown(), Jujian()),
    companions=("wolong", "zhao_yun"),
    package="buchen",
    less_as_deputy=1,
)
