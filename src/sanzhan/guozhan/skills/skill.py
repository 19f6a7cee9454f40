"""The shapes of a skill.

    Trigger     acts at a timing, on demand or (locked) always
    Active      is declared in the own play phase
    Conversion  makes a card out of others
    Modifier    a standing change of numbers and permissions; asks nothing

A skill is stateless: what lasts is in the table (`used`, `spent`, `effects`, `piles` of its owner). A skill with
several moments is several parts with the same `id`. `ready` looks at what everybody sees and nothing else, so that the
public knows who might act; what depends on faces in hand or on hidden generals belongs into `able` and `ways`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from sanzhan.guozhan.timings import Timing
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.face import Face, Suit
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.flow.respond import Made, Need
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

E = TypeVar("E", bound=Timing)
Way = tuple[Pick, ...]
"""What has to be chosen, all at once, to use a skill: cost and targets."""
Limit = Literal["phase", "turn", "game"]

HEAD, DEPUTY, GEAR, EFFECT, RULE, GRANTED = range(6)
ORIGINS = ("head", "deputy", "gear", "effect", "rule", "granted")
PLAIN: tuple[Way, ...] = ((),)


class Skill:
    """`locked`: acts whether its owner wants it or not, once its general is up. `limit`: how often it may be used.

    `place`: 主将技 works on the head only, 副将技 on the deputy only.
    """

    id: ClassVar[str]
    locked: ClassVar[bool] = False
    limit: ClassVar[Limit | None] = None
    place: ClassVar[Literal["head", "deputy"] | None] = None

    def __repr__(self) -> str:
        facts = "".join(f" {name}={value!r}" for name, value in sorted(vars(self).items()))
        return f"<{type(self).__name__}{facts}>"

    def within_limit(self, me: Player) -> bool:
        """It has not been used as often as it may be."""
        if self.limit is None:
            return True
        if self.limit == "game":
            return self.id not in me.spent
        return not (me.used if self.limit == "phase" else me.used_turn).get(self.id)

    async def ends(self, table: Table, me: Player) -> None:
        """Its general has been turned down or has lost it for good."""

    def count(self, me: Player) -> None:
        """It is being used."""
        if self.limit == "game":
            me.spent |= {self.id}
        elif self.limit is not None:
            counts = me.used if self.limit == "phase" else me.used_turn
            counts[self.id] = counts.get(self.id, 0) + 1


def playable(table: Table, me: Player) -> list[int]:
    """The cards that may be used or played: those in the hand, and those that count as being there."""
    modifiers = table.index.modifiers
    locked = modifiers.get("hand_locked", ())
    hand = [] if any(rule.seat == me.seat and rule.skill.hand_locked(table, me) for rule in locked) else me.hand
    barred = barred_cards(table, me)
    if barred:
        hand = [card for card in hand if card not in barred]
    beside = modifiers.get("at_hand")
    if not beside:
        return hand
    return [*hand, *(card for rule in beside if rule.seat == me.seat for card in rule.skill.at_hand(table, me))]


def barred_cards(table: Table, me: Player) -> list[int]:
    """The hand cards that may not be used or played by themselves."""
    rules = [rule for rule in table.index.modifiers.get("hand_barred", ()) if rule.seat == me.seat]
    return [card for card in me.hand if any(rule.skill.hand_barred(table, me, card) for rule in rules)] if rules else []


class Trigger(Skill, Generic[E]):
    """Acts at the timing `on`. `anyone`: also when it happens to others; by default when it happens to its owner.

    `only_hidden`: a locked skill that is in force anyway while its general is up; the moment only gives the owner of a
    hidden general the occasion to turn it up. `dead_too`: works although its owner is dead. `forced`: a part that acts
    by itself like a locked one, although the skill is none. `covert`: that it has to be used only its owner knows, so
    whoever comes after is asked with him all the same. `told`: everybody hears that it is used; a part that only keeps
    the books, or tells more to the point what it does, is not.
    """

    on: ClassVar[type[Timing]]
    anyone: ClassVar[bool] = False
    only_hidden: ClassVar[bool] = False
    dead_too: ClassVar[bool] = False
    forced: ClassVar[bool] = False
    covert: ClassVar[bool] = False
    told: ClassVar[bool] = True

    def ready(self, table: Table, me: Player, event: E) -> bool:
        """It may act now, as far as everybody can see. Must not look at faces in hands or at hidden generals."""
        return True

    def able(self, table: Table, me: Player, event: E) -> bool:
        """Its owner can use it now, by what he alone knows."""
        return True

    def times(self, event: E) -> int:
        """How often it may be used at one moment (once per point of damage ...)."""
        return 1

    def ways(self, table: Table, me: Player, event: E) -> Sequence[Way]:
        """The ways to use it; no way, no use. All ways give `pay` and `run` the same chosen things."""
        return PLAIN

    async def pay(self, table: Table, me: Player, event: E, *chosen: Any) -> None:
        """The cost; the general is turned up at the same moment."""

    async def run(self, table: Table, me: Player, event: E, *chosen: Any) -> None:
        """The effect. `chosen`: for each pick of the way the candidate (or, where not exactly one, a tuple)."""
        raise NotImplementedError


class Active(Skill):
    """Declared at a free moment of the own play phase."""

    limit: ClassVar[Limit | None] = "phase"

    def ready(self, table: Table, me: Player) -> bool:
        """It can be used now, as far as everybody can see."""
        return True

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return PLAIN

    async def pay(self, table: Table, me: Player, *chosen: Any) -> None:
        """The cost; the general is turned up at the same moment."""

    async def run(self, table: Table, me: Player, *chosen: Any) -> None:
        raise NotImplementedError


class Conversion(Skill):
    """Cards used or played as another. `makes`: kinds that it can make; `modes`: where it works.

    `count_cards` from the hand, and with `gear` from the equipment area. `by_armor`: of no use where armour is ignored.
    """

    makes: ClassVar[tuple[str, ...]]
    modes: ClassVar[tuple[Literal["use", "respond"], ...]] = ("use", "respond")
    count_cards: ClassVar[int] = 1
    gear: ClassVar[bool] = False
    by_armor: ClassVar[bool] = False
    supplies: ClassVar[bool] = False
    can_recast: ClassVar[bool] = False

    def ready(self, table: Table, me: Player) -> bool:
        """It works now, as far as everybody can see."""
        return True

    def answers(self, table: Table, me: Player, need: Need) -> bool:
        """Its owner can answer this need for one of its kinds with it, by what he alone knows."""
        return True

    async def supply(self, table: Table, me: Player) -> bool:
        """With `supplies`: whether the card comes about (八卦阵 judges)."""
        return True

    async def supplied(self, table: Table, me: Player, need: Need, made: Made) -> Made | None:
        """With `supplies`: the card that comes about; none if it does not."""
        return made if await self.supply(table, me) else None

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        """This card may become a `kind`; `suit` is its suit for its owner."""
        raise NotImplementedError

    def groups(self, table: Table, me: Player, kind: str) -> list[list[int]]:
        """The sets of cards out of which `count_cards` are taken; usually one."""
        hand = playable(table, me)
        cards = [h for h in hand if self.accepts(table, me, table.face[h], table.suit(me, h), kind)]
        if self.gear:
            cards += [h for h in me.equip if h >= 0 and self.accepts(table, me, table.face[h], table.suit(me, h), kind)]
        groups = [cards] if len(cards) >= self.count_cards else []
        if self.count_cards == 2:
            # two together are barred only if both are
            barred = [
                h for h in barred_cards(table, me) if self.accepts(table, me, table.face[h], table.suit(me, h), kind)
            ]
            groups += [[card, free] for card in barred for free in cards]
        return groups


class Modifier(Skill):
    """Standing changes. Every method has a neutral default; the index knows which skill overrides which.

    `also`: names of what it grants as further parts of itself (the map of a lord). `heeds_hp`: what it grants depends
    on somebody's HP.
    """

    locked = True
    also: ClassVar[tuple[str, ...]] = ()
    heeds_hp: ClassVar[bool] = False

    def distance(self, table: Table, me: Player, other: Player) -> int:
        """Added to the owner's distance to `other`."""
        return 0

    def distance_from(self, table: Table, me: Player, other: Player) -> int:
        """Added to the distance of `other` to the owner."""
        return 0

    def fixed_distance(self, table: Table, me: Player, other: Player) -> int | None:
        """The owner's distance to `other` counts as this."""
        return None

    def attack_range(self, table: Table, me: Player, who: Player) -> int:
        """Added to the attack range of `who`."""
        return 0

    def slash_limit(self, table: Table, me: Player) -> int:
        """Added to the number of Slashes the owner may use in a play phase."""
        return 0

    def slash_free(self, table: Table, me: Player, target: Player) -> bool:
        """A Slash of the owner with this one among its targets neither keeps to the limit nor counts against it."""
        return False

    def slash_targets(self, table: Table, me: Player) -> int:
        """Added to the number of targets of the owner's Slashes."""
        return 0

    def hand_limit_base(self, table: Table, me: Player, limit: int) -> int:
        """What the owner's hand limit is before anything is added to it; without this `limit`, which is his HP."""
        return limit

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        """The owner's hand limit, that would be `limit` without this."""
        return limit

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        """Added to the distance at which the owner may use this kind; `FAR` is any distance."""
        return 0

    def reach_to(self, table: Table, me: Player, kind: Kind, target: Player) -> int:
        """Added to the distance at which the owner may use this kind on this target."""
        return 0

    def reach_with(self, table: Table, me: Player, kind: Kind, card: int) -> int:
        """Added to the distance at which the owner may use this card as this kind."""
        return 0

    def suit(self, table: Table, me: Player, suit: Suit) -> Suit:
        """What a suit of the owner's cards and judgements is."""
        return suit

    def may_use(self, table: Table, me: Player, family: str) -> bool:
        """The owner may use cards of this family."""
        return True

    def may_give_peach(self, table: Table, me: Player, helper: Player, dying: Player) -> bool:
        """`helper` may use a Peach on `dying`."""
        return True

    def may_target(self, table: Table, me: Player, other: Player) -> bool:
        """Another may be a target of cards that the owner uses."""
        return True

    def may_answer(self, table: Table, me: Player, who: Player, use: Use) -> bool:
        """`who` may answer this use with a card."""
        return True

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        """Skills that `who` has because of this one, as long as it is so: what everybody can see decides.

        What has its own name or one of `also` is a part of it, which it lets `who` use: no skill of his (see `Mute`).
        """
        return ()

    def at_hand(self, table: Table, me: Player) -> tuple[int, ...]:
        """Cards that the owner uses and plays as if they were in his hand (木牛流马)."""
        return ()

    def tieqi_whole(self, table: Table, me: Player) -> bool:
        """铁骑 of the owner silences both generals of a target, not one of them (五虎将大旗)."""
        return False

    def stargazing(self, table: Table, me: Player, count: int) -> int:
        """How many cards the owner's 观星 looks at, that would be `count` without this (遗志)."""
        return count

    def hand_locked(self, table: Table, me: Player) -> bool:
        """The owner may use and play no hand card."""
        return False

    def hand_barred(self, table: Table, me: Player, card: int) -> bool:
        """The owner may neither use nor play this hand card."""
        return False

    def marks_card(self, table: Table, me: Player, card: int) -> bool:
        """This hand card of the owner counts as carrying the alliance mark (连横)."""
        return False

    def could_answer(self, table: Table, me: Player) -> bool:
        """The owner might answer with cards that are not before him, as far as everybody can see."""
        return False

    def lasting(self, table: Table, me: Player) -> bool:
        """As an effect on its owner it stays when the turn ends."""
        return False

    def may_use_real(self, table: Table, me: Player, kind: str) -> bool:
        """The owner may use printed cards of this kind as what they are."""
        return True

    def may_recover(self, table: Table, me: Player) -> bool:
        """The owner may recover HP."""
        return True

    def may_chain(self, table: Table, me: Player) -> bool:
        """The owner can become chained."""
        return True

    def absent(self, table: Table, me: Player) -> bool:
        """The owner is treated as not being at the table (调虎离山)."""
        return False

    def punished(self, table: Table, me: Player, victim: Player) -> bool:
        """The owner is punished for having killed one of his own kingdom."""
        return True

    def big_kingdom(self, table: Table, me: Player) -> bool:
        """The owner's kingdom is the only big one (玉玺)."""
        return False

    def may_reveal(self, table: Table, me: Player, who: Player) -> bool:
        """`who` may turn generals up."""
        return True


FAR = 100
QUERIES = tuple(name for name, what in vars(Modifier).items() if not name.startswith("_") and callable(what))


class Mute(Skill):
    """Skills of a player are off: all but the locked, unless said otherwise.

    Those of his generals, a general's with what it grants to its owner, and (GRANTED) those that he has otherwise. Of a
    skill of another that he may use, of equipment and of the rules none is off, nor what a skill has already brought.
    """

    id = "mute"

    def __init__(self, origins: tuple[int, ...] = (HEAD, DEPUTY, GRANTED), *, locked_too: bool = False) -> None:
        self.origins = origins
        self.locked_too = locked_too

    def left(self, origin: int, skills: tuple[Skill, ...]) -> tuple[Skill, ...]:
        """Those from there that still work."""
        if origin not in self.origins:
            return skills
        return () if self.locked_too else tuple(skill for skill in skills if skill.locked)


class Effect(NamedTuple):
    """A skill that its owner has until the end of a turn (or phase), whatever happens to the general it came from."""

    skill: Skill
    until: Literal["turn", "phase"]


class Listener(NamedTuple):
    """A skill in play: whose, from where (HEAD, DEPUTY, GEAR, EFFECT, RULE, GRANTED by another skill)."""

    seat: int
    origin: int
    skill: Any
