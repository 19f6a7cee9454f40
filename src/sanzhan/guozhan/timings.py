"""The moments at which skills may act, in the order of the flows that raise them (reference rules §15, notes §3).

A timing is a class; what happens at it is an instance with the facts of the moment. `who` is the player it happens to:
a skill that listens to its own moments (the usual case) listens to those whose `who` is its owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.face import Color
    from sanzhan.guozhan.flow.damage import Damage
    from sanzhan.guozhan.flow.judge import Judgement
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.kernel.ask import Wire


class Timing:
    """`over`: nothing more can happen at this moment (the damage was prevented, the target is gone ...)."""

    __slots__ = ("over", "who")
    key: ClassVar[str]

    def __init__(self, who: Player) -> None:
        self.who = who
        self.over = False

    def facts(self) -> dict[str, Wire]:
        """What everybody sees of the moment: arguments of the question whether to use a skill."""
        return {"timing": self.key, "who": self.who.seat}


# -- a turn


class PhaseTiming(Timing):
    __slots__ = ()


class TurnStarts(PhaseTiming):
    """The turn of `who` has begun, its first phase has not."""

    __slots__ = ()
    key = "turn_starts"


class BeforeJudge(PhaseTiming):
    """The judge phase is about to begin and can still be skipped."""

    __slots__ = ()
    key = "before_judge"


class BeforeDraw(PhaseTiming):
    __slots__ = ()
    key = "before_draw"


class BeforePlay(PhaseTiming):
    __slots__ = ()
    key = "before_play"


class BeforeDiscard(PhaseTiming):
    __slots__ = ()
    key = "before_discard"


class PrepareStarts(PhaseTiming):
    """The preparation phase has begun: generals may be turned up."""

    __slots__ = ()
    key = "prepare_starts"


class DrawStarts(PhaseTiming):
    """The draw phase has begun, nothing is drawn yet; `over` means that drawing is given up."""

    __slots__ = ()
    key = "draw_starts"


class DrawCount(PhaseTiming):
    """The number of cards to draw is settled; skills change `count`."""

    __slots__ = ("count",)
    key = "draw_count"

    def __init__(self, who: Player, count: int) -> None:
        super().__init__(who)
        self.count = count

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "count": self.count}


class DrawEnds(PhaseTiming):
    __slots__ = ()
    key = "draw_ends"


class PlayStarts(PhaseTiming):
    __slots__ = ()
    key = "play_starts"


class PlayEnds(PhaseTiming):
    """The play phase is over, the discard phase has not begun."""

    __slots__ = ()
    key = "play_ends"


class DiscardStarts(PhaseTiming):
    """The discard phase has begun, nothing is discarded yet: the hand limit may still change."""

    __slots__ = ()
    key = "discard_starts"


class DiscardEnds(PhaseTiming):
    __slots__ = ()
    key = "discard_ends"


class FinishStarts(PhaseTiming):
    __slots__ = ()
    key = "finish_starts"


class TurnEnds(PhaseTiming):
    """After the finish phase, the turn is not yet closed."""

    __slots__ = ()
    key = "turn_ends"


class TurnOver(PhaseTiming):
    """The turn of `who`, who may have died in it, is over; what lasts until its end still does."""

    __slots__ = ()
    key = "turn_over"


# -- using a card


class UseTiming(Timing):
    """A moment of a use that concerns all of it."""

    __slots__ = ("use",)

    def __init__(self, who: Player, use: Use) -> None:
        super().__init__(who)
        self.use = use

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "user": self.use.user.seat, "card": self.use.kind.key}


class TargetsDeclared(UseTiming):
    """The user has named card and targets and may still add targets."""

    __slots__ = ()
    key = "targets_declared"


class CardUsed(UseTiming):
    """A card is being used, before any step of a target."""

    __slots__ = ()
    key = "card_used"


class Settled(UseTiming):
    """The whole use is finished; the cards are about to leave the processing area. `who` is the user."""

    __slots__ = ()
    key = "settled"


class TargetTiming(UseTiming):
    """A moment of a use that concerns one target."""

    __slots__ = ("target",)

    def __init__(self, who: Player, use: Use, target: Player) -> None:
        super().__init__(who, use)
        self.target = target

    def facts(self) -> dict[str, Wire]:
        return {**super().facts(), "target": self.target.seat}


class Becoming(TargetTiming):
    """`who` is becoming a target: cancel or redirect here."""

    __slots__ = ()
    key = "becoming"


class Designated(TargetTiming):
    """`who` has designated `target`."""

    __slots__ = ()
    key = "designated"


class Became(TargetTiming):
    """`who` has become a target."""

    __slots__ = ()
    key = "became"


class EffectStarts(TargetTiming):
    """The effect on `who` is about to start; `over` means that it has none."""

    __slots__ = ()
    key = "effect_starts"


class Dodged(TargetTiming):
    """The Slash of `who` was cancelled by a Dodge of `target`; `over` means that it hits all the same."""

    __slots__ = ()
    key = "dodged"


class Answered(TargetTiming):
    """`who` has answered the use with the card it asks for."""

    __slots__ = ()
    key = "answered"


class CardPlayed(Timing):
    """`who` has used or played a basic card in response; `family` says what it counted as."""

    __slots__ = ("family",)
    key = "card_played"

    def __init__(self, who: Player, family: str) -> None:
        super().__init__(who)
        self.family = family

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "card": self.family}


class Responded(Timing):
    """`who` has used or played any card in response: `family` is what it counted as, `color` that of the card."""

    __slots__ = ("color", "family", "used")
    key = "responded"

    def __init__(self, who: Player, family: str, color: Color | None, used: bool) -> None:
        super().__init__(who)
        self.family = family
        self.color = color
        self.used = used


class Converted(Timing):
    """`who` has used or played in response a card that `skill` has made of others."""

    __slots__ = ("skill",)
    key = "converted"

    def __init__(self, who: Player, skill: str) -> None:
        super().__init__(who)
        self.skill = skill


# -- damage, HP, death


class DamageTiming(Timing):
    __slots__ = ("damage",)

    def __init__(self, who: Player, damage: Damage) -> None:
        super().__init__(who)
        self.damage = damage

    def facts(self) -> dict[str, Wire]:
        damage = self.damage
        source = None if damage.source is None else damage.source.seat
        return {
            "timing": self.key,
            "who": self.who.seat,
            "source": source,
            "target": damage.target.seat,
            "amount": damage.amount,
        }


class Causing(DamageTiming):
    """`who` is about to cause damage: the amount may change, it may be prevented (`over`)."""

    __slots__ = ()
    key = "causing"


class Suffering(DamageTiming):
    """`who` is about to suffer damage: the amount may change, it may be prevented or passed on (`over`)."""

    __slots__ = ()
    key = "suffering"


class Caused(DamageTiming):
    """`who` has caused damage; the victim may be dead."""

    __slots__ = ()
    key = "caused"


class Suffered(DamageTiming):
    """`who` has suffered damage and is alive."""

    __slots__ = ()
    key = "suffered"


class LosingHp(Timing):
    """`who` is about to lose `amount` HP, which is no damage; with `over` he does not."""

    __slots__ = ("amount",)
    key = "losing_hp"

    def __init__(self, who: Player, amount: int) -> None:
        super().__init__(who)
        self.amount = amount

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "amount": self.amount}


class HpReduced(Timing):
    """The HP of `who` has gone down; with `over` he does not enter dying."""

    __slots__ = ()
    key = "hp_reduced"


class Recovered(Timing):
    """`who` has recovered `amount` HP."""

    __slots__ = ("amount",)
    key = "recovered"

    def __init__(self, who: Player, amount: int) -> None:
        super().__init__(who)
        self.amount = amount


class EntersDying(Timing):
    """`who` enters dying because of `damage`, or without any."""

    __slots__ = ("damage",)
    key = "enters_dying"

    def __init__(self, who: Player, damage: Damage | None) -> None:
        super().__init__(who)
        self.damage = damage


class InDying(Timing):
    """`who` is dying and it is his own turn to be asked."""

    __slots__ = ()
    key = "in_dying"


class DyingFails(Timing):
    """Nobody has saved `who`; with `over` he lives on all the same."""

    __slots__ = ()
    key = "dying_fails"


class Saved(Timing):
    """`who` was dying because of `damage`, or without any, and is alive and no longer so."""

    __slots__ = ("damage",)
    key = "saved"

    def __init__(self, who: Player, damage: Damage | None) -> None:
        super().__init__(who)
        self.damage = damage


class Dies(Timing):
    """`who` is dead and shown, his cards are still there; `killer` may be nobody."""

    __slots__ = ("killer",)
    key = "dies"

    def __init__(self, who: Player, killer: Player | None) -> None:
        super().__init__(who)
        self.killer = killer


class Died(Timing):
    """`who` is dead and cleared away, reward and punishment are done; his generals are still there."""

    __slots__ = ("killer",)
    key = "died"

    def __init__(self, who: Player, killer: Player | None) -> None:
        super().__init__(who)
        self.killer = killer


# -- cards, judgements, generals


class Lost(Timing):
    """`who` has lost cards in one move: handles from `hand` and from `gear`; `discarded` if they were discarded.

    `emptied`: the last hand card was among them and the hand is still empty.
    """

    __slots__ = ("discarded", "emptied", "gear", "hand")
    key = "lost"

    def __init__(
        self, who: Player, hand: tuple[int, ...], gear: tuple[int, ...], discarded: bool, emptied: bool
    ) -> None:
        super().__init__(who)
        self.hand = hand
        self.gear = gear
        self.discarded = discarded
        self.emptied = emptied


class Parting(Timing):
    """`by` is about to discard, or (`taken`) take, these `cards` of `who`; skills change which cards they are."""

    __slots__ = ("by", "cards", "taken")
    key = "parting"

    def __init__(self, who: Player, by: Player, cards: tuple[int, ...], taken: bool) -> None:
        super().__init__(who)
        self.by = by
        self.cards = cards
        self.taken = taken

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "by": self.by.seat, "count": len(self.cards)}


class Giving(Timing):
    """`giver` is about to give these cards to `who`; with `over` they do not enter the hand."""

    __slots__ = ("cards", "giver")
    key = "giving"

    def __init__(self, who: Player, giver: Player, cards: tuple[int, ...]) -> None:
        super().__init__(who)
        self.giver = giver
        self.cards = cards

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "giver": self.giver.seat, "count": len(self.cards)}


class Laying(Timing):
    """`card` is about to enter the judgement area of `who` as `kind`; with `over` it is put away instead."""

    __slots__ = ("card", "kind")
    key = "laying"

    def __init__(self, who: Player, card: int, kind: str) -> None:
        super().__init__(who)
        self.card = card
        self.kind = kind

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "card": self.kind}


class Leaving(Timing):
    """`card`, a lord's treasure, is about to leave hand or equipment of `who` otherwise than by use; `over`: not so."""

    __slots__ = ("card",)
    key = "leaving"

    def __init__(self, who: Player, card: int) -> None:
        super().__init__(who)
        self.card = card


class Landed(Timing):
    """`card`, a lord's treasure, has come into the discard pile or an equipment area; `who`: whose turn it is."""

    __slots__ = ("card",)
    key = "landed"

    def __init__(self, who: Player, card: int) -> None:
        super().__init__(who)
        self.card = card


class Revealed(Timing):
    """`who` has turned up generals: `origins`, head 0 and deputy 1; not the dead, who are only shown."""

    __slots__ = ("origins",)
    key = "revealed"

    def __init__(self, who: Player, origins: tuple[int, ...]) -> None:
        super().__init__(who)
        self.origins = origins


class Removed(Timing):
    """A general of `who` has been removed; `general` is its id, a soldier stands in its place."""

    __slots__ = ("general", "origin")
    key = "removed"

    def __init__(self, who: Player, origin: int, general: str) -> None:
        super().__init__(who)
        self.origin = origin
        self.general = general


class AlliancePays(Timing):
    """`who` is about to draw `count` cards for what he has given to a stranger (连横); with `over` he does not."""

    __slots__ = ("count",)
    key = "alliance_pays"

    def __init__(self, who: Player, count: int) -> None:
        super().__init__(who)
        self.count = count

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "count": self.count}


class PointsShown(Timing):
    """`who` has turned up his card of a point duel with `other`; skills change the `number` that it counts."""

    __slots__ = ("number", "other")
    key = "points_shown"

    def __init__(self, who: Player, other: Player, number: int) -> None:
        super().__init__(who)
        self.other = other
        self.number = number

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "target": self.other.seat, "number": self.number}


class JudgeTiming(Timing):
    __slots__ = ("judgement",)

    def __init__(self, judgement: Judgement) -> None:
        super().__init__(judgement.who)
        self.judgement = judgement

    def facts(self) -> dict[str, Wire]:
        return {"timing": self.key, "who": self.who.seat, "why": self.judgement.why}


class JudgeShown(JudgeTiming):
    """The judgement card of `who` lies open, the result is not fixed: it may be replaced."""

    __slots__ = ()
    key = "judge_shown"


class JudgeFixing(JudgeTiming):
    """No more replacements; the suit can still be seen otherwise by a skill of `who`."""

    __slots__ = ()
    key = "judge_fixing"


class JudgeFixed(JudgeTiming):
    """The result is fixed; the card may be claimed."""

    __slots__ = ()
    key = "judge_fixed"
