"""Set a table of 国战 by hand and play it as we talk.

    s = scene(seat("ma_chao+ zhao_yun-", "slash"), seat("cao_ren- xu_chu-", "dodge"), deck="peach.h3")
    s.use("A", "slash", "B").skill("A", "tieqi").until("A", "gz-play")

A seat is its two generals, head first, each `+` (up) or `-` (down), then its hand. Cards are named by kind, or exactly:
`slash.s7`. The first seat is A and it is his turn, at a free moment of his play phase unless `stage` says otherwise.
What a scene does not speak of is answered neutrally: nobody uses a skill or a card that the scene does not name.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sanzhan.guozhan.cards.deck import SLOTS
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.flow.kingdoms import joins, nominal
from sanzhan.guozhan.flow.showing import learn_generals
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.imagine import violations
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.setup import deal
from sanzhan.guozhan.skills.general import whole_fish
from sanzhan.guozhan.table import DISCARD, EQUIP, HAND, JUDGE, PILE, SOLDIERS, Stage, Table
from sanzhan.kernel.ask import Ask, Option, Pick
from sanzhan.kernel.match import Match
from sanzhan.kernel.news import News
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Streams
from sanzhan.kernel.watch import Watch

LETTERS = "ABCDEFGHIJKL"
FREE = ("gz-play", "gz-choose")


class Seat(NamedTuple):
    """How a seat is set: see `seat`."""

    generals: str
    hand: str
    hp: int | None
    max_hp: int | None
    equip: str
    judging: str
    scars: str
    chained: bool
    stacked: bool
    dead: bool
    kingdom: str | None
    marks: str


def seat(
    generals: str = "",
    hand: str = "",
    *,
    hp: int | None = None,
    max_hp: int | None = None,
    equip: str = "",
    judging: str = "",
    scars: str = "",
    chained: bool = False,
    stacked: bool = False,
    dead: bool = False,
    kingdom: str | None = None,
    marks: str = "",
) -> Seat:
    """One seat. `judging`: in the order of placing; a converted trick is `indulgence=peach.d2`.

    Without `hp` the seat is unwounded; `kingdom` only where it is not what the generals that are up say.
    """
    return Seat(generals, hand, hp, max_hp, equip, judging, scars, chained, stacked, dead, kingdom, marks)


PLAIN = "cao_ren- yue_jin-", "guan_yu- zhang_fei-", "gan_ning- lu_meng-", "pan_feng- pang_de-"
"""Pairs for seats whose generals do not matter: all of 4 HP."""


def scene(
    *seats: Seat,
    deck: str = "",
    discard: str = "",
    stage: Stage = "action",
    turn: str = "A",
    seed: int = 0,
    **options: Any,
) -> Scene:
    """A match at the table set so. `deck`: its top cards, the first is drawn first."""
    chosen = from_dict(GuozhanOptions, options)
    table = deal(len(seats), chosen, edition_of(chosen), Streams(bytes([seed]) * 32))
    _Setter(table).set(seats, deck, discard)
    table.current = table.starter = LETTERS.index(turn)
    table.seat_after = (table.current + 1) % table.size
    table.stage = stage
    table.turn = table.round = 1
    table.changed()
    return Scene(table, chosen)


class _Setter:
    """Puts cards and generals where a scene wants them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.free = sorted(range(len(table.face)), key=lambda h: (table.face[h].kind, table.face[h].wire, h))
        self.generals = {general.id: handle for handle, general in enumerate(table.general_face)}

    def set(self, seats: tuple[Seat, ...], deck: str, discard: str) -> None:
        table = self.table
        table.seen_generals = [0] * table.size
        # exact cards first, so that a kind does not take them
        exact: dict[str, list[int]] = {}
        texts = [s for one in seats for s in (one.hand, one.equip, one.judging.replace("=", " "), one.scars)]
        for word in " ".join([*texts, deck, discard]).split():
            if "." in word:
                exact.setdefault(word, []).append(self._take_exact(word))
        self.exact = exact
        named = {word[:-1] for one in seats for word in one.generals.split()}
        spare = [pair for pair in PLAIN if not any(word[:-1] in named for word in pair.split())]
        for player, wanted in zip(table.players, seats, strict=True):
            words = wanted.generals.split() or spare.pop(0).split()
            self._generals(player, words)
        for player, wanted in zip(table.players, seats, strict=True):
            self._player(player, wanted)
        for word in discard.split():
            card = self._card(word)
            table.discard.append(card)
            table.zone[card] = DISCARD
            for seat in range(table.size):
                table.seen[seat] |= 1 << card
        top = [self._card(word) for word in deck.split()]
        rest = sorted(self.free, key=lambda h: (h * 7919) % 1009)
        table.deck = rest + top[::-1]
        if any(any(player.up) for player in table.players):
            table.vanguard = table.edition.id != "first"
        used = {handle for player in table.players for handle in player.generals}
        table.general_deck = [handle for handle in range(len(table.general_face)) if handle not in used]
        table.dealt = ()

    def _take_exact(self, wire: str) -> int:
        card = next((h for h in self.free if self.table.face[h].wire == wire), None)
        assert card is not None, f"there is no (further) {wire}"
        self.free.remove(card)
        return card

    def _card(self, word: str) -> int:
        if "." in word:
            return self.exact[word].pop(0)
        card = next((h for h in self.free if self.table.face[h].kind == word), None)
        assert card is not None, f"there is no (further) {word}"
        self.free.remove(card)
        return card

    def _general(self, id: str) -> int:
        """The handle of a general; of a lord, who takes the place of the ordinary one; of a soldier."""
        table = self.table
        if id.startswith("soldier_"):
            return ~next(n for n, one in enumerate(SOLDIERS) if one.id == id)
        lord = next((lord for lord in table.edition.lords.values() if lord.id == id), None)
        if lord is None or lord.lord_of is None:
            return self.generals[id]
        handle = self.generals[lord.lord_of]
        table.general_face[handle] = lord
        return handle

    def _generals(self, player: Player, words: list[str]) -> None:
        table = self.table
        assert len(words) == 2, f"a seat has two generals, not {words}"
        player.generals = tuple(self._general(word[:-1]) for word in words)
        up = tuple(word[-1] == "+" for word in words)
        player.up = (up[0], up[1])
        player.rewarded = all(up)
        player.max_hp = player.hp = whole_fish(table.general(player, 0), table.general(player, 1))
        table.seen_generals[player.seat] |= sum(1 << handle for handle in player.generals if handle >= 0)
        for place, is_up in enumerate(up):
            if is_up and player.generals[place] >= 0:
                learn_generals(table, (player.generals[place],), tuple(range(table.size)))

    def _player(self, player: Player, wanted: Seat) -> None:
        table = self.table
        player.max_hp = wanted.max_hp or player.max_hp
        player.hp = player.max_hp if wanted.hp is None else wanted.hp
        player.chained, player.stacked = wanted.chained, wanted.stacked
        first = next((origin for origin in (0, 1) if player.up[origin]), None)
        if wanted.kingdom is not None:
            player.kingdom = f"careerist{player.seat}" if wanted.kingdom == "careerist" else wanted.kingdom
        elif first is not None:
            player.kingdom = joins(table, player, nominal(table, player, first))
        player.marks = tuple(wanted.marks.split())
        if wanted.dead:
            player.alive, player.gone, player.up = False, True, (True, True)
            player.kingdom = player.kingdom or table.general(player, 0).kingdom
        for word in wanted.hand.split():
            card = self._card(word)
            player.hand.append(card)
            self._put(card, HAND, player, (player.seat,))
        everybody = tuple(range(table.size))
        for word in wanted.equip.split():
            card = self._card(word)
            player.equip[table.face[card].slot] = card
            self._put(card, EQUIP, player, everybody)
        for word in wanted.judging.split():
            kind, _, printed = word.partition("=")
            card = self._card(printed or kind)
            player.judging.append((card, kind.partition(".")[0]))
            self._put(card, JUDGE, player, everybody)
        for word in wanted.scars.split():
            card = self._card(word)
            player.piles["buqu"] = (*player.piles.get("buqu", ()), card)
            self._put(card, PILE, player, everybody)

    def _put(self, card: int, zone: int, player: Player, seers: tuple[int, ...]) -> None:
        self.table.zone[card] = zone
        self.table.owner[card] = player.seat
        for seat in seers:
            self.table.seen[seat] |= 1 << card


class Scene:
    """A running match with everything that was told so far. `s["A"]` is the player."""

    def __init__(self, table: Table, options: GuozhanOptions) -> None:
        self.news: list[News] = []
        self.watch: Watch[Table] = Watch((*range(table.size), None))
        self.match = Match.at(GUOZHAN, table, table.size, options, sink=self._tell)
        self.watch.follow(self.match)
        self.asked_so_far: list[tuple[str, str, list[str]]] = []

    def _tell(self, news: News) -> None:
        self.news.append(news)
        self.watch.tell(news)

    @property
    def table(self) -> Table:
        return self.match.table

    def __getitem__(self, letter: str) -> Player:
        return self.table[LETTERS.index(letter)]

    # -- answering

    def waiting(self) -> tuple[str, Ask[Any]] | None:
        """The first seat that is asked, and its question."""
        if not self.match.waiting:
            return None
        number, ask = next(iter(self.match.waiting.items()))
        return LETTERS[number], ask

    def asked(self, letter: str, about: str) -> Ask[Any]:
        """This seat is asked this now."""
        waiting = {LETTERS[s]: ask.about for s, ask in self.match.waiting.items()}
        assert waiting.get(letter) == about, f"asked are {waiting}, not {letter} about {about}"
        return self.match.waiting[LETTERS.index(letter)]

    def until(self, letter: str, about: str, act: str | None = None) -> Scene:
        """Everything is answered neutrally until this seat is asked this (and offered this act)."""
        for _ in range(400):
            ask = self.match.waiting.get(LETTERS.index(letter))
            if ask is not None and ask.about == about and (act is None or act in self.acts(ask)):
                return self
            now = self.waiting()
            assert now is not None, f"{letter} is not asked {about} {act or ''}; the match is over: {self.match.result}"
            assert now[1].about not in FREE, f"{letter} is not asked {about} {act or ''} before {now[0]} {now[1].about}"
            self._answer(now[1], now[1].neutral)
        raise AssertionError(f"{letter} is never asked {about} {act or ''}")

    def on(self) -> Scene:
        """Everything is answered neutrally up to the next free moment of anybody, or the end."""
        for _ in range(400):
            now = self.waiting()
            if now is None or now[1].about in FREE:
                return self
            self._answer(now[1], now[1].neutral)
        raise AssertionError("no free moment comes")

    def acts(self, ask: Ask[Any]) -> list[str]:
        return [option.act for option in ask.options]

    def _answer(self, ask: Ask[Any], answer: Any) -> None:
        self.asked_so_far.append((LETTERS[ask.seat], ask.about, self.acts(ask)))
        self.match.answer(ask.seat, answer)

    def does(self, letter: str, about: str, act: str, *words: str | tuple[str, ...], **args: Any) -> Scene:
        """Answer: the act, then for each pick the words for what is chosen (a tuple for several).

        `args` narrow the option: `card="slash"`, `reveals="head"`.
        """
        ask = self.asked(letter, about)
        tried = []
        for index, option in enumerate(ask.options):
            if option.act != act or not args.items() <= dict(option.args).items():
                continue
            chosen = self._picked(option, words)
            tried.append(chosen)
            if chosen is not None:
                self._answer(ask, (index, chosen))
                return self
        offered = [(o.act, dict(o.args), [list(p.shown) for p in o.picks]) for o in ask.options]
        raise AssertionError(f"{letter} is not offered {act} {words} {args}, but {offered}")

    def _picked(
        self, option: Option[Any], words: tuple[str | tuple[str, ...], ...]
    ) -> tuple[tuple[int, ...], ...] | None:
        if len(words) != len(option.picks):
            return None
        chosen: list[tuple[int, ...]] = []
        for pick, word in zip(option.picks, words, strict=True):
            places: list[int] = []
            for one in (word,) if isinstance(word, str) else word:
                place = next(
                    (i for i in range(len(pick.candidates)) if i not in places and self._is(pick, i, one)), None
                )
                if place is None:
                    return None
                places.append(place)
            if not pick.least <= len(places) <= pick.most:
                return None
            chosen.append(tuple(places if pick.ordered else sorted(places)))
        return tuple(chosen)

    def _is(self, pick: Pick, place: int, word: str) -> bool:
        """Is this candidate what the word says?"""
        candidate, shown = pick.candidates[place], pick.shown[place]
        if pick.of in ("seat", "second"):
            return bool(LETTERS[candidate] == word)
        if pick.of in ("card", "other_card"):
            if word == "hand":
                return isinstance(shown, dict) and "hand" in shown
            face = self.table.face[candidate]
            return word in (face.wire, face.kind)
        if pick.of == "table_card":
            return word in (self.table.face[candidate.card].wire, self.table.face[candidate.card].kind)
        return word in (shown, candidate)

    # -- what a player says at a free moment, or at a window

    def use(self, letter: str, card: str, *targets: str, second: str | None = None, **args: Any) -> Scene:
        """A card used from the hand at a free moment. Several targets are named one after the other."""
        words: list[str | tuple[str, ...]] = [card]
        if targets:
            words.append(targets if len(targets) > 1 else targets[0])
        if second is not None:
            words.append(second)
        return self.does(letter, "gz-play", "use", *words, **args)

    def skill(
        self, letter: str, act: str, *words: str | tuple[str, ...], about: str = "gz-skill", **args: Any
    ) -> Scene:
        """The skill is offered (everything before is passed) and used with these choices."""
        return self.until(letter, about, act).does(letter, about, act, *words, **args)

    def ends(self, letter: str) -> Scene:
        """The play phase is over."""
        return self.does(letter, "gz-play", "end")

    def not_offered(self, letter: str, act: str) -> Scene:
        """Up to the next free moment this seat is never offered this."""
        start = len(self.asked_so_far)
        self.on()
        offered = [acts for who, _, acts in self.asked_so_far[start:] if who == letter]
        assert not any(act in acts for acts in offered), f"{letter} was offered {act}"
        return self

    def cannot_use(self, letter: str, card: str, *targets: str) -> Scene:
        """At this free moment that use is not offered."""
        ask = self.asked(letter, "gz-play")
        words = [card, targets if len(targets) > 1 else targets[0]] if targets else [card]
        for option in ask.options:
            if option.act == "use" and not option.args.get("reveals"):
                assert self._picked(option, tuple(words)) is None, f"{letter} can use {card} {targets}"
        return self

    def why(self, letter: str, thing: str, value: Any) -> str | None:
        """The reason why this is not offered at the free moment."""
        ask = self.asked(letter, "gz-play")
        return next((r.key for r in ask.refusals if r.thing == (thing, value)), None)

    # -- what is on the table

    def hand(self, letter: str) -> list[str]:
        """The kinds in a hand, sorted."""
        return sorted(self.table.face[card].kind for card in self[letter].hand)

    def worn(self, letter: str) -> dict[str, str]:
        """What is equipped, by slot."""
        equip = self[letter].equip
        return {slot: self.table.face[card].kind for slot, card in zip(SLOTS, equip, strict=True) if card >= 0}

    def judging(self, letter: str) -> list[str]:
        return [kind for _, kind in self[letter].judging]

    def discarded(self) -> list[str]:
        """The discard pile, in the order of coming."""
        return self.table.wires(self.table.discard)

    def told(self, key: str, **args: Any) -> dict[str, Any]:
        """The last news with this key that says all this (seats as letters)."""
        for news in reversed(self.news):
            said = {name: self._said(name, value) for name, value in news.args.items()}
            if news.key == key and args.items() <= said.items():
                return said
        raise AssertionError(f"{key} {args} was not told, but {[(n.key, dict(n.args)) for n in self.news]}")

    def count(self, key: str, **args: Any) -> int:
        """How often this was told."""
        return sum(
            news.key == key and args.items() <= {n: self._said(n, v) for n, v in news.args.items()}.items()
            for news in self.news
        )

    def _said(self, name: str, value: Any) -> Any:
        if name in ("seat", "to", "target", "source", "by", "user", "killer") and value is not None:
            return LETTERS[value]
        if name in ("targets", "winners"):
            return "".join(LETTERS[one] for one in value)
        return value

    def sound(self) -> Scene:
        """No invariant is broken."""
        assert violations(self.table) == []
        return self
