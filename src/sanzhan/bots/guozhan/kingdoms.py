"""Who belongs to which kingdom: what the news of a seat says about those who are still hidden.

An act between two seats counts as evidence on whether they are of one kingdom, the more so if the kingdom of the other
was known then. The numbers are logarithms of how much likelier the act is between comrades.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from sanzhan.bots.guozhan.box import CAREERIST, HARMFUL, box_of
from sanzhan.guozhan.skills.general import KINGDOMS

Line = Mapping[str, Any]

ATTACKED = -2.1
ROBBED = -1.6
VOLLEY = -0.36
SAVED = 2.1
SHIELDED = 1.6
EXPOSED = -1.4
GAVE = 1.4
HEALED = 1.4
TEMPER = 0.8
BLIND = 0.25
"""An act towards somebody whose kingdom is not known says so much less."""
LIMIT = 4.0
SILENT_WEI = (0.0, -0.6, -0.9, -1.2)
"""Most pairs of Wei answer to a wound: who has been hurt and shows nothing is hardly of Wei."""

VOLLEYS = ("savage_assault", "archery_attack")
HELPFUL = ("peach_garden", "harvest", "something_for_nothing", "befriend_far", "await_exhausted", "peach")


class Memory:
    """Reads each line of the news once. It depends on the lines alone, so a bot made anew gets the same one."""

    def __init__(self, players: int, me: int) -> None:
        self.players = players
        self.me = me
        self.kingdom: list[str | None] = [None] * players
        self.evidence = [dict.fromkeys(KINGDOMS, 0.0) for _ in range(players)]
        self.blind = [[0.0] * players for _ in range(players)]
        self.hurt = [0] * players
        self.dodgeless = [False] * players
        self.judgement: str | None = None
        self.given = 0
        self.joined: dict[int, int] = {}
        self.lines = 0
        self._use: tuple[int, tuple[int, ...], str] = (-1, (), "")
        self._dying: int | None = None
        self._skill: tuple[int, str] = (-1, "")

    def read(self, news: Sequence[Line]) -> None:
        for line in news[self.lines :]:
            rule = _READ.get(line["key"])
            if rule is not None:
                rule(self, line["args"])
        self.lines = len(news)

    def _hint(self, actor: int, about: int, amount: float) -> None:
        if actor == about:
            return
        kingdom = self.kingdom[about]
        if kingdom is None:
            self.blind[actor][about] += amount * BLIND
        elif kingdom in KINGDOMS:
            self.evidence[actor][kingdom] += amount

    # -- lines

    def _turn(self, args: Line) -> None:
        self.given = 0
        self._dying = None

    def _revealed(self, args: Line) -> None:
        if args["kingdom"] is not None:
            self.kingdom[args["seat"]] = args["kingdom"]

    def _joins(self, args: Line) -> None:
        self.joined[args["seat"]] = args["careerist"]
        self.kingdom[args["seat"]] = CAREERIST

    def _falls(self, args: Line) -> None:
        for seat in args["seats"]:
            self.kingdom[seat] = CAREERIST

    def _returns(self, args: Line) -> None:
        for seat in args["seats"]:
            self.kingdom[seat] = args["kingdom"]

    def _used(self, args: Line) -> None:
        user, card, targets = args["seat"], args["card"], tuple(args["targets"])
        self._use = (user, targets, card)
        if card in HARMFUL:
            amount = ROBBED if card in ("snatch", "dismantle") else ATTACKED
            for target in targets:
                self._hint(user, target, amount)
        elif card in VOLLEYS:
            for target in targets:
                self._hint(user, target, VOLLEY)
        if card == "borrowed_sword" and args.get("second") is not None:
            self._hint(user, args["second"], ATTACKED)

    def _skilled(self, args: Line) -> None:
        self._skill = (args["seat"], args["skill"])

    def _damaged(self, args: Line) -> None:
        seat, source = args["seat"], args["source"]
        user, targets, card = self._use
        if source is not None and not (source == user and seat in targets):
            self._hint(source, seat, ATTACKED)
        self.hurt[seat] += 1
        if seat in targets and card in ("slash", "fire_slash", "thunder_slash", "archery_attack"):
            self.dodgeless[seat] = True

    def _drew(self, args: Line) -> None:
        self.dodgeless[args["seat"]] = False

    def _gave(self, args: Line) -> None:
        self.dodgeless[args["to"]] = False
        if args["seat"] == self.me:
            self.given += args["count"]
        if self._skill != (args["seat"], "haoshi"):
            self._hint(args["seat"], args["to"], GAVE)

    def _dies(self, args: Line) -> None:
        self._dying = args["seat"]

    def _not_dying(self, args: Line) -> None:
        self._dying = None

    def _responded(self, args: Line) -> None:
        if args["card"] == "peach" and args["used"] and self._dying is not None:
            self._hint(args["seat"], self._dying, SAVED)

    def _nullified(self, args: Line) -> None:
        """An even number of Nullifications before it: this one keeps the trick from its target."""
        if args["depth"] > 1:
            return
        good = args["against"] in HELPFUL
        shields = (args["depth"] == 0) is not good
        self._hint(args["seat"], args["target"], SHIELDED if shields else EXPOSED)

    def _recovered(self, args: Line) -> None:
        actor, skill = self._skill
        if skill in ("qingnang", "jieyin"):
            self._hint(actor, args["seat"], HEALED)

    def _judged(self, args: Line) -> None:
        self.judgement = args["card"]

    # -- beliefs

    def weights(self, view: Mapping[str, Any], mine: str | None) -> list[dict[str, float]]:
        """For each seat how likely each kingdom is; one kingdom is sure where it is known. `mine`: my own generals'."""
        known: list[str | None] = []
        for seat, shown in enumerate(view["seats"]):
            known.append(mine if seat == self.me else shown["kingdom"])
        seen = view["me"]["known"]
        sizes: dict[str, int] = {kingdom: known.count(kingdom) for kingdom in KINGDOMS}
        others = sum(k is not None for s, k in enumerate(known) if s != self.me)
        priors: dict[str, float] = {}
        for kingdom in KINGDOMS:
            if kingdom == mine:
                priors[kingdom] = 0.214 + 0.0125 * others - 0.06 * (sizes[kingdom] - 1)
            else:
                priors[kingdom] = 0.262 + 0.0155 * others - 0.056 * sizes[kingdom]
        found: list[dict[str, float]] = []
        for seat in range(self.players):
            belongs = known[seat]
            if belongs is None and str(seat) in seen:
                looked = next(iter(seen[str(seat)]["generals"].values()), None)
                printed = box_of(view).general(looked)
                belongs = None if printed is None else printed.kingdom
            if belongs is not None:
                found.append({belongs: 1.0})
                continue
            found.append(self._posterior(seat, priors, known))
        return found

    def _posterior(self, seat: int, priors: Mapping[str, float], known: Sequence[str | None]) -> dict[str, float]:
        logs = dict(self.evidence[seat])
        for other, amount in enumerate(self.blind[seat]):
            about = known[other]
            if amount and about in logs:
                logs[about] += amount
        logs["wei"] += SILENT_WEI[min(3, self.hurt[seat])]
        weights = {
            kingdom: max(0.02, priors[kingdom]) * exp(max(-LIMIT, min(LIMIT, TEMPER * amount)))
            for kingdom, amount in logs.items()
        }
        total = sum(weights.values())
        return {kingdom: min(0.95, max(0.02, weight / total)) for kingdom, weight in weights.items()}


_READ = {
    "gz-turn": Memory._turn,
    "gz-reveal": Memory._revealed,
    "gz-shown": Memory._revealed,
    "gz-removed": Memory._revealed,
    "gz-joined": Memory._joins,
    "gz-lord-fell": Memory._falls,
    "gz-returned": Memory._returns,
    "gz-use": Memory._used,
    "gz-skill": Memory._skilled,
    "gz-damage": Memory._damaged,
    "gz-draw": Memory._drew,
    "gz-take": Memory._drew,
    "gz-give": Memory._gave,
    "gz-dying": Memory._dies,
    "gz-saved": Memory._not_dying,
    "gz-death": Memory._not_dying,
    "gz-respond": Memory._responded,
    "gz-nullify": Memory._nullified,
    "gz-recover": Memory._recovered,
    "gz-judge": Memory._judged,
    "gz-judge-replaced": Memory._judged,
}
