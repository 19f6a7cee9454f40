"""Set a table of SENJI by hand and play it as we talk.

    s = scene(
        seat("mask", lands="iyo:4 sanuki tosa", hand="lotus.support.2"),
        seat("sabre", lands="aki:3 nagato izumo", hand="fan.support.4"),
        orders="iyo:move aki:produce",
        stage="name",
        dice="mask mask sabre lotus lotus lotus fan cherry",
    )
    s.act("A", "province", "iyo").act("A", "march", to="aki", armies=4)

The first seat is A and hosts. A land is a province with its armies (0 if not said); a samurai stands at `benkei@aki`.
Families that no seat names play too, where the number of players wants them, with nothing on the map unless their homes
are left to them. Dice and lots that are not named follow from the seed. What a scene does not speak of is answered
neutrally.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sanzhan.kernel.ask import Answer, Ask, Option
from sanzhan.kernel.match import Match
from sanzhan.kernel.news import News
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Streams
from sanzhan.kernel.watch import Watch
from sanzhan.senji.data import DATA, ORDERS
from sanzhan.senji.game import SENJI
from sanzhan.senji.imagine import violations
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.player import Display, Player
from sanzhan.senji.setup import deal
from sanzhan.senji.table import CARD, FLOWER, PROVINCES, SAMURAI, WIRES, Fleet, Lot, Stage, Table

LETTERS = "ABCDEF"
FAMILY = {family.id: i for i, family in enumerate(DATA.families)}
PLACE = {p.id: i for i, p in enumerate(DATA.provinces)} | {s.id: PROVINCES + i for i, s in enumerate(DATA.seas)}


class Loaded(Streams):
    """Random numbers of which the next of some purposes are known."""

    def __init__(self, seed: bytes, used: dict[str, int] | None = None) -> None:
        super().__init__(seed, used)
        self.next: dict[str, list[int]] = {}

    def copy(self) -> Streams:
        new = Loaded(self.seed, self.used.copy())
        new.next = {purpose: numbers.copy() for purpose, numbers in self.next.items()}
        return new

    def below(self, n: int, purpose: str) -> int:
        if self.next.get(purpose):
            return self.next[purpose].pop(0)
        return super().below(n, purpose)


class Seat(NamedTuple):
    """How a seat is set: see `seat`."""

    family: str
    lands: str
    hand: str | None
    flowers: str
    honour: int
    samurai: str
    displayed: str
    heroes: str
    fleets: str
    alive: bool


def seat(
    family: str,
    *,
    lands: str | None = None,
    hand: str | None = "",
    flowers: str = "",
    honour: int = 10,
    samurai: str = "",
    displayed: str = "",
    heroes: str = "",
    fleets: str = "",
    alive: bool = True,
) -> Seat:
    """One seat. `lands`: `iyo:4 sanuki` (its homes if not said, "" for none); `hand`: cards (None: all its own that
    are left); `flowers`: faces, or kinds (`sun ribbon ribbon`); `fleets`: `north:3`."""
    homes = " ".join(DATA.provinces[home].id for home in DATA.families[FAMILY[family]].homes)
    land = homes if lands is None else lands
    return Seat(family, land, hand, flowers, honour, samurai, displayed, heroes, fleets, alive)


def filled(players: int, *given: Seat) -> list[Seat]:
    """These seats first, then bare ones of the other families that play with so many players."""
    playing = [family.id for i, family in enumerate(DATA.families) if i not in DATA.neutral[players]]
    return [*given, *(seat(family) for family in playing if family not in [each.family for each in given])]


def scene(
    *seats: Seat,
    stage: Stage,
    orders: str = "",
    lots: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    kept: dict[str, dict[str, str]] | None = None,
    dice: str = "",
    lot: str = "",
    deck: str = "",
    discard: str = "",
    samurai_deck: str | None = None,
    samurai_discard: str = "",
    host: str = "A",
    year: int = 1,
    settling: str | None = None,
    seed: int = 0,
    **options: Any,
) -> Scene:
    """A match at the table set so.

    `lots`: open cards of a neutral family; `decks`: its whole deck, the last card is turned up first (left out: all
    its cards that are not elsewhere); `kept`: bids that stay from a tie, by family and letter; `deck`: the next
    flowers, drawn first to last; `samurai_deck`: the next samurai (with "": an empty deck); `lot`: which of those
    tied the next lots fall on, as numbers from 0; with `settling` this seat settles and the others have done so.
    """
    chosen = from_dict(SenjiOptions, options)
    rng = Loaded(bytes([seed]) * 32)
    table = deal(len(seats), chosen, rng)
    _Setter(table).set(seats, lots or {}, decks or {}, kept or {}, deck, discard, samurai_deck, samurai_discard)
    for word in orders.split():
        name, _, kind = word.partition(":")
        table.order[PLACE[name]] = [str(order) for order in ORDERS].index(kind)
    table.stage = stage
    table.year = year
    table.host = LETTERS.index(host)
    if settling is not None:
        table.settling = LETTERS.index(settling)
        done = [player.seat for player in table.living() if player.seat != table.settling]
        table.autumn = (*done, table.settling)
    if stage == "parley":
        for player in table.players:
            player.proposals = player.rebids = chosen.winter_proposals
    rng.next["dice"] = [FAMILY[word] for word in dice.split()]
    rng.next["lots"] = [int(word) for word in lot.split()]
    return Scene(table, chosen, rng)


def begin(players: int, *, dealt: dict[str, str] | None = None, lot: str = "", seed: int = 0, **options: Any) -> Scene:
    """A match from its first question on, dealt as the rules say. `dealt`: the first of the three samurai that a seat
    may choose from, by letter."""
    chosen = from_dict(SenjiOptions, options)
    rng = Loaded(bytes([seed]) * 32)
    table = deal(players, chosen, rng)
    handles = {samurai.id: handle for handle, samurai in enumerate(DATA.samurai)}
    wanted = {LETTERS.index(letter): [handles[name] for name in text.split()] for letter, text in (dealt or {}).items()}
    free = [handle for handle in range(len(DATA.samurai)) if all(handle not in some for some in wanted.values())]
    table.seen[SAMURAI][:] = [0] * players
    for player in table.players:
        first = wanted.get(player.seat, [])
        player.dealt = first + [free.pop() for _ in range(len(player.dealt) - len(first))]
        table.see(SAMURAI, player.dealt, player.seat)
    table.samurai_deck = free
    rng.next["lots"] = [int(word) for word in lot.split()]
    return Scene(table, chosen, rng)


class _Setter:
    """Puts everything where a scene wants it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cards = list(range(len(DATA.cards)))
        self.flowers = list(range(len(table.face[FLOWER])))
        self.samurai = list(range(len(DATA.samurai)))

    def set(
        self,
        seats: tuple[Seat, ...],
        lots: dict[str, str],
        decks: dict[str, str],
        kept: dict[str, dict[str, str]],
        deck: str,
        discard: str,
        samurai_deck: str | None,
        samurai_discard: str,
    ) -> None:
        table = self.table
        nothing = Table(table.size, table.options, table.rng)
        table.seen, table.notes = nothing.seen, nothing.notes
        playing = {FAMILY[each.family] for each in seats}
        wanted = {family for family in range(len(DATA.families)) if family not in table.neutral}
        assert playing == wanted, f"with {table.size} players the families are {sorted(wanted)}, not {sorted(playing)}"
        table.seat_of = {FAMILY[each.family]: number for number, each in enumerate(seats)}
        table.players = [Player(number, FAMILY[each.family]) for number, each in enumerate(seats)]
        table.box = []
        for player, each in zip(table.players, seats, strict=True):
            self._player(player, each)
        for family in table.neutral:
            name = DATA.families[family].id
            open_ = tuple(self._card(word) for word in lots.get(name, "").split())
            bids = {
                LETTERS.index(letter): tuple(self._card(word) for word in text.split())
                for letter, text in kept.get(name, {}).items()
            }
            self._public(CARD, (*open_, *(card for bid in bids.values() for card in bid)))
            table.lots[family] = Lot(tuple(self._card(word) for word in decks.get(name, "").split()), open_, (), bids)
        for player, each in zip(table.players, seats, strict=True):
            if each.hand is None:
                self._hand(player, [card for card in self.cards if DATA.cards[card].family == player.family])
        for family in table.neutral:
            name = DATA.families[family].id
            if name not in decks:
                rest = [card for card in self.cards if DATA.cards[card].family == family and DATA.cards[card].value]
                for card in rest:
                    self.cards.remove(card)
                table.lots[family] = table.lots[family]._replace(deck=tuple(rest))
        # whatever nobody spoke of is out of the game
        table.box = self.cards
        self._public(CARD, table.box)
        table.flower_discard = [self._flower(word) for word in discard.split()]
        self._public(FLOWER, table.flower_discard)
        top = [self._flower(word) for word in deck.split()]
        table.flower_deck = self.flowers + top[::-1]
        table.samurai_discard = [self._figure(word) for word in samurai_discard.split()]
        self._public(SAMURAI, table.samurai_discard)
        next_samurai = [self._figure(word) for word in (samurai_deck or "").split()]
        if samurai_deck == "":
            # the others are nowhere that matters: still dealt to the last player
            table.players[-1].dealt = self.samurai
            table.samurai_deck = []
        else:
            table.samurai_deck = self.samurai + next_samurai[::-1]

    def _player(self, player: Player, wanted: Seat) -> None:
        table = self.table
        player.alive = wanted.alive
        player.honour = player.sources["other"] = wanted.honour
        for word in wanted.lands.split() if wanted.alive else ():
            name, _, armies = word.partition(":")
            table.owner[PLACE[name]] = player.seat
            table.armies[PLACE[name]] = int(armies or 0)
        for word in wanted.fleets.split():
            name, _, armies = word.partition(":")
            table.fleets[PLACE[name] - PROVINCES, player.seat] = Fleet(int(armies), False, False)
        for word in wanted.samurai.split():
            name, _, place = word.partition("@")
            handle = self._figure(name)
            player.samurai[handle] = PLACE[place]
            self._public(SAMURAI, (handle,))
        player.heroes = [self._figure(word) for word in wanted.heroes.split()]
        self._public(SAMURAI, player.heroes)
        self._hand(player, [self._card(word) for word in (wanted.hand or "").split()])
        for word in wanted.displayed.split():
            card = self._card(word)
            player.displayed[DATA.cards[card].family] = Display(card, DATA.cards[card].value)
            self._public(CARD, (card,))
        player.flowers = [self._flower(word) for word in wanted.flowers.split()]
        table.seen[FLOWER][player.seat] |= sum(1 << flower for flower in player.flowers)

    def _hand(self, player: Player, cards: list[int]) -> None:
        for card in cards:
            if card in self.cards:
                self.cards.remove(card)
        player.hand += cards
        self.table.seen[CARD][player.seat] |= sum(1 << card for card in cards)

    def _card(self, word: str) -> int:
        card = next((card for card in self.cards if WIRES[card] == word), None)
        assert card is not None, f"there is no (further) {word}"
        self.cards.remove(card)
        return card

    def _flower(self, word: str) -> int:
        faces = self.table.face[FLOWER]
        flower = next(
            (f for f in self.flowers if word in (DATA.flowers[faces[f]].id, DATA.flowers[faces[f]].kind)), None
        )
        assert flower is not None, f"there is no (further) {word}"
        self.flowers.remove(flower)
        return flower

    def _figure(self, name: str) -> int:
        handle = next((h for h in self.samurai if DATA.samurai[h].id == name), None)
        assert handle is not None, f"there is no (further) {name}"
        self.samurai.remove(handle)
        return handle

    def _public(self, sort: int, handles: Any) -> None:
        for number in range(self.table.size):
            self.table.seen[sort][number] |= sum(1 << handle for handle in handles)


class Scene:
    """A running match with everything that was told so far. `s["A"]` is the player."""

    def __init__(self, table: Table, options: SenjiOptions, rng: Loaded) -> None:
        self.news: list[News] = []
        self.rng = rng
        self.watch: Watch[Table] = Watch((*range(table.size), None))
        self.match = Match.at(SENJI, table, table.size, options, sink=self._tell)
        self.watch.follow(self.match)

    def _tell(self, news: News) -> None:
        self.news.append(news)
        self.watch.tell(news)

    @property
    def table(self) -> Table:
        return self.match.table

    def __getitem__(self, letter: str) -> Player:
        return self.table[LETTERS.index(letter)]

    # -- answering

    def asked(self, letter: str, about: str | None = None) -> Ask[Any]:
        """This seat is (or, in winter, may be) asked this now."""
        ask = self.match.asked(LETTERS.index(letter))
        waiting = {LETTERS[number]: each.about for number, each in self.match.waiting.items()}
        assert ask is not None, f"asked are {waiting}, not {letter}"
        assert about is None or ask.about == about, f"{letter} is asked about {ask.about}, not {about}"
        return ask

    def awaits(self, letter: str, about: str) -> Scene:
        """This seat is asked this now."""
        assert self.asked(letter).about == about
        return self

    def until(self, letter: str, about: str) -> Scene:
        """Everything is answered neutrally until this seat is asked this."""
        for _ in range(400):
            ask = self.match.asked(LETTERS.index(letter))
            if ask is not None and ask.about == about:
                return self
            self._neutral(f"{letter} is not asked {about}")
        raise AssertionError(f"{letter} is never asked {about}")

    def until_stage(self, stage: Stage) -> Scene:
        """Everything is answered neutrally until this stage has come."""
        for _ in range(400):
            if self.table.stage == stage:
                return self
            self._neutral(f"{stage} does not come")
        raise AssertionError(f"{stage} never comes")

    def _neutral(self, otherwise: str) -> None:
        assert self.match.waiting, f"{otherwise}; the match is over: {self.match.result}"
        ask = next(iter(self.match.waiting.values()))
        self.match.answer(ask.seat, ask.neutral)

    def neutrally(self, letters: str) -> Scene:
        """Each of these seats answers its present question neutrally, in this order."""
        for letter in letters:
            ask = self.asked(letter)
            self.match.answer(ask.seat, ask.neutral)
        return self

    def act(self, letter: str, act: str, *words: Any, **args: Any) -> Scene:
        """The seat's next question that offers this act is answered with it; before it everything is neutral.

        `words` are what is chosen in each pick in order (a tuple or list for several); `args` are either the option's
        own (`to="aki"`) or picks by their name (`armies=4`).
        """
        for _ in range(400):
            ask = self.match.asked(LETTERS.index(letter))
            if ask is not None and any(option.act == act for option in ask.options):
                answer = self._find(ask, act, words, args)
                assert answer is not None, f"{letter} is not offered {act} {words} {args}, but {offered(ask)}"
                self.match.answer(ask.seat, answer)
                return self
            self._neutral(f"{letter} is not offered {act}")
        raise AssertionError(f"{letter} is never offered {act}")

    def answer(self, letter: str, act: str, *words: Any, **args: Any) -> Answer:
        """What `act` would answer to the seat's present question, without doing so."""
        answer: Answer | None = self._find(self.asked(letter), act, words, args)
        assert answer is not None, f"{letter} is not offered {act} {words} {args}, but {offered(self.asked(letter))}"
        return answer

    def offers(self, letter: str, act: str, *words: Any, **args: Any) -> bool:
        """Does the seat's present question offer this?"""
        return self._find(self.asked(letter), act, words, args) is not None

    def _find(self, ask: Ask[Any], act: str, words: tuple[Any, ...], args: dict[str, Any]) -> Any:
        for index, option in enumerate(ask.options):
            own = {key: value for key, value in args.items() if key in option.args}
            if option.act != act or any(option.args[key] != value for key, value in own.items()):
                continue
            by_pick = {key: value for key, value in args.items() if key not in option.args}
            chosen = self._chosen(option, words, by_pick)
            if chosen is not None:
                return (index, chosen)
        return None

    def _chosen(
        self, option: Option[Any], words: tuple[Any, ...], by_pick: dict[str, Any]
    ) -> tuple[tuple[int, ...], ...] | None:
        rest = list(words)
        by_pick = dict(by_pick)
        places: list[tuple[int, ...]] = []
        for pick in option.picks:
            if pick.of in by_pick:
                wanted = by_pick.pop(pick.of)
            elif rest:
                wanted = rest.pop(0)
            else:
                wanted = ()
            found: list[int] = []
            for one in wanted if isinstance(wanted, tuple | list) else (wanted,):
                if pick.of == "seat" and isinstance(one, str):
                    one = LETTERS.index(one)
                if isinstance(one, tuple):
                    one = {"sea": one[0], "seat": LETTERS.index(one[1])}
                place = next((i for i, shown in enumerate(pick.shown) if shown == one and i not in found), None)
                if place is None:
                    return None
                found.append(place)
            if not pick.least <= len(found) <= pick.most:
                return None
            places.append(tuple(found if pick.ordered else sorted(found)))
        return None if rest or by_pick else tuple(places)

    # -- looking

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of every news with this key so far."""
        return [dict(news.args) for news in self.news if news.key == key]

    def heard(self, letter: str | None, key: str) -> list[dict[str, Any]]:
        """What a seat (None: the public) was told with this key, its private additions included."""
        viewer = None if letter is None else LETTERS.index(letter)
        return [{**line["args"], **line.get("mine", {})} for line in self.watch.lines[viewer] if line["key"] == key]

    def hand(self, letter: str) -> list[str]:
        """Diplomacy cards in a hand, sorted by family, kind and number."""
        return self.table.wires(self.table.sorted_cards(self[letter].hand))

    def lot_of(self, family: str) -> Lot:
        return self.table.lots[FAMILY[family]]

    def armies(self, place: str) -> int:
        return self.table.armies[PLACE[place]]

    def owner(self, place: str) -> str | None:
        number = self.table.owner[PLACE[place]]
        return None if number < 0 else LETTERS[number]

    def fleet(self, sea: str, letter: str) -> int:
        """Armies of a seat in a sea."""
        fleet = self.table.fleets.get((PLACE[sea] - PROVINCES, LETTERS.index(letter)))
        return fleet.armies if fleet else 0

    def view(self, letter: str | None) -> dict[str, Any]:
        """What a seat (None: the public) may see now."""
        return self.match.game.view(self.table, None if letter is None else LETTERS.index(letter))

    def news_of(self, letter: str | None) -> list[dict[str, Any]]:
        """All frames that this viewer has been sent since he was looked at last."""
        return self.watch.frames(None if letter is None else LETTERS.index(letter))

    def why(self, letter: str) -> dict[Any, str]:
        """Thing -> reason for everything this seat's question does not offer."""
        return {refusal.thing: refusal.key for refusal in self.asked(letter).refusals}

    def sound(self) -> Scene:
        """No invariant is broken at the last step boundary."""
        assert violations(self.match.checkpoint()) == []
        return self


def offered(ask: Ask[Any]) -> list[Any]:
    return [(o.act, dict(o.args), [(p.of, list(p.shown), p.least, p.most) for p in o.picks]) for o in ask.options]
