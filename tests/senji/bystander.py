"""What two deal with each other in secret is nobody else's business: matches in which everybody listens.

The secrecy test of the lab cannot see this: in both of its worlds the others do the same. Here what a bystander has
before his eyes just before a secret act is compared with what he has just after it.
"""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Answer, Ask, Option, Parley
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng
from sanzhan.kernel.watch import Viewer, Watch
from sanzhan.senji.game import SENJI
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.table import Table


def overheard(seed: int, *, players: int = 4, deals: int = 60, years: int = 2) -> tuple[int, list[str]]:
    """Play with many secret deals: how many exchanges there were, and what bystanders learned of secret acts."""
    match: Match[Table] = Match(SENJI, players, SenjiOptions(), bytes([seed]) * 32)
    viewers: tuple[Viewer, ...] = (*range(players), None)
    watch: Watch[Table] = Watch(viewers)
    watch.follow(match)
    match.table.sink = watch.tell
    rng = Rng("bystander", seed)
    found: list[str] = []
    exchanges = left = 0
    while match.waiting and match.table.year <= years:
        if type(match.window) is not Parley:
            left = deals
            ask = next(iter(match.waiting.values()))
            match.answer(ask.seat, random_answer(ask, rng))
            continue
        left -= 1
        seat = next(iter(match.waiting)) if left <= 0 else rng.below(players)
        asked = match.asked(seat)
        assert asked is not None
        answer = asked.neutral if left <= 0 else _deal(match.table, asked, rng)
        option = asked.options[answer[0]]
        before = _eyes(watch, viewers)
        old = match.table
        offers, hands = old.offers, [len(player.hand) for player in old.players]
        match.answer(seat, answer)
        if option.act in ("offer", "accept", "decline", "withdraw") and type(match.window) is Parley:
            exchanges += option.act == "accept"
            partners = {s for offer in match.table.offers if offer not in offers for s in (offer.seat, offer.to)}
            changed = [len(player.hand) for player in match.table.players] != hands
            after = _eyes(watch, viewers)
            for viewer in viewers:
                if viewer not in partners and (what := _learned(before[viewer], after[viewer], changed)):
                    found.append(f"{viewer} on {option.act} of {seat}: {what}")
    return exchanges, found


def _eyes(watch: Watch[Table], viewers: tuple[Viewer, ...]) -> dict[Viewer, list[Any]]:
    return {viewer: watch.frames(viewer) for viewer in viewers}


def _learned(before: list[Any], after: list[Any], changed: bool) -> list[Any]:
    """What is new for a bystander, but for the number of cards in a hand, which lies open."""
    lines = [line for frame in after if frame["t"] == "news" for line in frame["lines"]]
    new = [line for line in lines if line["key"] is not None]
    new += [
        patch for line in lines if line["key"] is None for patch in line["patch"] if not _is_count(patch[0], changed)
    ]
    old_ask, ask, old_waiting, waiting = before[-2]["ask"], after[-2]["ask"], before[-1], after[-1]
    # as many cards may be wished for as the others hold
    same = _number(ask) == _number(old_ask) if changed else ask == old_ask
    new += [] if same else [["another question", _number(ask)]]
    new += [] if waiting == old_waiting else [waiting]
    return new


def _number(ask: Any) -> Any:
    return ask and (ask["id"], ask["turn"], [(option["act"], option["args"]) for option in ask["options"]])


def _is_count(path: list[Any], changed: bool) -> bool:
    return changed and len(path) == 3 and path[0] == "seats" and path[2] == "hand"


def _deal(table: Table, ask: Ask[Any], rng: Rng) -> Answer:
    """A random answer, mostly one that deals: offers of which half could be accepted, and acceptances."""
    acts = {option.act: index for index, option in enumerate(ask.options)}
    kind = rng.below(6)
    if kind < 2 and "accept" in acts:
        index = acts["accept"]
        return (index, tuple((rng.below(len(pick.candidates)),) for pick in ask.options[index].picks))
    if kind == 2:
        options = [i for i, option in enumerate(ask.options) if option.act not in ("ready", "offer")]
        if options:
            index = rng.choice(options)
            picks = ask.options[index].picks
            return (index, tuple(_some(pick.candidates, pick.least, min(pick.most, 2), rng) for pick in picks))
    secret = next((i for i, o in enumerate(ask.options) if o.act == "offer" and not o.args["open"]), None)
    return ask.neutral if secret is None else (secret, _offer(table, ask.options[secret], rng))


def _some(candidates: Any, least: int, most: int, rng: Rng) -> tuple[int, ...]:
    count = min(len(candidates), least + rng.below(most - least + 1))
    return tuple(rng.sample(len(candidates), count))


def _offer(table: Table, option: Option[Any], rng: Rng) -> tuple[tuple[int, ...], ...]:
    """One card for one that the partner has, for any, or for nothing."""
    picks = {pick.of: pick for pick in option.picks}
    to = rng.below(len(picks["seat"].candidates))
    gives = _some(picks["gives"].candidates, 0, 1, rng)
    wants: tuple[int, ...] = ()
    wild: tuple[int, ...] = ()
    hand = table[picks["seat"].candidates[to]].hand
    match rng.below(3):
        case 0 if hand:
            wish = table.wire(rng.choice(table.sorted_cards(hand)))
            wants = (list(picks["wants"].shown).index(wish),)
        case 1:
            wild = (0,)
    return ((to,), gives, wants, wild, (), ())
