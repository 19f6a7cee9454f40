"""Set a table by hand and play it as we talk: `scene("A ... / B ...")`, then `asked("A", "soul-main").does(...)`."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Answer, Ask, Pick, Wire, asked_of
from sanzhan.kernel.match import Match
from sanzhan.kernel.news import News
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.watch import Watch
from sanzhan.stand_soul.game import STAND_SOUL
from sanzhan.stand_soul.notation import LETTERS, parse
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.table import Table

Said = dict[str, Any]
SEATED = {
    "seat", "from", "to", "attacker", "defender", "giver", "receiver", "of", "with", "target", "winner", "loser",
    "first", "named", "winners",
}  # fmt: skip


def scene(text: str, *, hold: bool = False, **options: Wire) -> Scene:
    """A match at the table of this line. With `hold`, secret windows stay open until `closes()`."""
    chosen = from_dict(SoulOptions, options)
    return Scene(parse(text, chosen), chosen, hold)


def plain(name: str, value: Any) -> Any:
    """A value of news as a scene says it: seats as letters."""
    if name not in SEATED or value is None:
        return value
    return "".join(LETTERS[seat] for seat in value) if isinstance(value, list) else LETTERS[value]


class Scene:
    """A running match with everything that was told so far."""

    def __init__(self, table: Table, options: SoulOptions, hold: bool) -> None:
        viewers = (*range(table.players), None)
        self.watch: Watch[Table] = Watch(viewers)
        self.news: list[News] = []
        self.match = Match.at(STAND_SOUL, table, table.players, options, hold=hold, sink=self._tell)
        self.watch.follow(self.match)

    def _tell(self, news: News) -> None:
        self.news.append(news)
        self.watch.tell(news)

    @property
    def table(self) -> Table:
        return self.match.table

    # -- questions

    def asked(self, seat: str, about: str, **args: Any) -> Asked:
        """This seat is asked this, with these arguments, and can answer."""
        waiting = {LETTERS[s]: ask.about for s, ask in self.match.waiting.items()}
        assert waiting.get(seat) == about, f"asked are {waiting}, not {seat} about {about}"
        ask = self.match.waiting[LETTERS.index(seat)]
        said = {name: plain(name, value) for name, value in ask.args.items()}
        assert args.items() <= said.items(), f"the question says {said}"
        return Asked(self, ask)

    def not_asked(self, seat: str) -> Scene:
        waiting = {LETTERS[s]: ask.about for s, ask in self.match.waiting.items()}
        assert seat not in waiting, f"{seat} is asked about {waiting[seat]}"
        return self

    def window(self, about: str, seats: str) -> Scene:
        """A window about this is open, and as everybody knows these seats are in it."""
        assert self.match.window is not None, "no window is open"
        assert asked_of(self.match.window)[0].about == about
        assert "".join(LETTERS[seat] for seat in self.match.players_asked()) == seats
        return self

    def closes(self) -> Scene:
        """A held window closes; whoever still waits does nothing."""
        assert self.match.window is not None
        window = self.match.window_id
        for seat in list(self.match.waiting):
            if self.match.window_id == window:
                self.match.answer(seat, self.match.waiting[seat].neutral)
        if self.match.held and self.match.window_id == window:
            self.match.release()
        return self

    def passes(self, *abouts: str) -> Scene:
        """Everybody gives the neutral answer as long as the questions are about these."""
        while self.match.waiting:
            seat, ask = next(iter(self.match.waiting.items()))
            if ask.about not in abouts:
                break
            self.match.answer(seat, ask.neutral)
        return self

    # -- whole pieces of a turn

    def trade(self, seat: str, to: str, item: str, back: str | None = None) -> Scene:
        """An offer and, with `back`, its acceptance."""
        self.asked(seat, "soul-main").does("trade", seat=to, item=item)
        return self if back is None else self.asked(to, "soul-answer").does("accept", item=back)

    def attack(self, attacker: str, defender: str, **supports: str) -> Scene:
        """An attack up to the free-use stage: nobody acts early, these support, 甄宓 stays out of it."""
        self.asked(attacker, "soul-main").does("attack", seat=defender).passes("soul-f1").support(**supports)
        return self.passes("soul-f4")

    def support(self, **supports: str) -> Scene:
        while self.match.waiting:
            seat, ask = next(iter(self.match.waiting.items()))
            if ask.about != "soul-support":
                break
            self.asked(LETTERS[seat], "soul-support").does(supports.get(LETTERS[seat], "neutral"))
        return self

    def counts(self) -> Scene:
        """Nobody does anything more in this fight, nobody cancels its result."""
        return self.passes("soul-f5", "soul-f7")

    def fought(self, attacker: str, defender: str, **supports: str) -> Scene:
        """A whole fight without any use."""
        return self.attack(attacker, defender, **supports).counts()

    # -- what was told

    def told(self, key: str, **args: Any) -> Said:
        """The last news with this key; it says all this. Gives everything it says publicly."""
        news = next((news for news in reversed(self.news) if news.key == key), None)
        assert news is not None, f"{key} was not told, but {self.heard()}"
        said = {name: plain(name, value) for name, value in news.args.items()}
        assert args.items() <= said.items(), f"{key} says {said}"
        return said

    def not_told(self, *keys: str) -> Scene:
        assert not set(keys) & set(self.heard()), self.heard()
        return self

    def heard(self) -> list[str]:
        return [news.key for news in self.news]

    def mine(self, seat: str, key: str) -> Said | None:
        """What the last news with this key adds for this seat alone; None if nothing."""
        news = next(news for news in reversed(self.news) if news.key == key)
        private = news.private.get(LETTERS.index(seat))
        return None if private is None else {name: plain(name, value) for name, value in private.items()}

    def sees(self, seat: str | None) -> list[dict[str, Any]]:
        """Every line of this viewer (None: the public), with its patches."""
        return self.watch.lines[_seat(seat)]

    # -- the table

    def hand(self, seat: str) -> list[str]:
        return self.table.kinds(LETTERS.index(seat))

    def stand(self, seat: str) -> str:
        """The stand, with `^` if it lies face-up."""
        place = LETTERS.index(seat)
        return self.table.stand(place).id + "^" * self.table.up[place]

    def pile(self) -> list[str]:
        """The kinds in the pile, top card first."""
        return [self.table.kind(handle).id for handle in reversed(self.table.pile)]

    def view(self, seat: str | None) -> dict[str, Any]:
        return STAND_SOUL.view(self.table, _seat(seat))

    def knows(self, seat: str, of: str) -> dict[str, Any]:
        """What this seat surely knows of another: gang, stand, items."""
        known = self.view(seat)["known"][str(LETTERS.index(of))]
        items = [item["kind"] for item in known["items"] if item["sure"]]
        return {"gang": known["gang"], "stand": known["stand"], "items": items}

    def notes(self, seat: str) -> list[Said]:
        notes = self.table.notes[LETTERS.index(seat)]
        return [{"what": note.what} | {name: plain(name, v) for name, v in note.facts.items()} for note in notes]

    def turn(self) -> str:
        """Whose turn it is."""
        return LETTERS[self.table.active]

    def winners(self) -> str:
        assert self.match.result is not None, "the match is not over"
        assert STAND_SOUL.violations(self.table) == []
        return "".join(LETTERS[seat] for seat in self.match.result.winners)


class Asked:
    """A question to a seat that waits for its answer."""

    def __init__(self, scene: Scene, ask: Ask[Any]) -> None:
        self.scene = scene
        self.ask = ask

    def acts(self) -> list[str]:
        return [option.act for option in self.ask.options]

    def offers(self, *acts: str) -> Asked:
        assert set(acts) <= set(self.acts()), self.acts()
        return self

    def offers_not(self, *acts: str) -> Asked:
        assert not set(acts) & set(self.acts()), self.acts()
        return self

    def offers_only(self, *acts: str) -> Asked:
        assert set(acts) == set(self.acts()), self.acts()
        return self

    def choices(self, act: str, of: str) -> list[Any]:
        """What may be chosen for an act: seats as letters, the rest as it is shown."""
        pick = next(p for option in self.ask.options if option.act == act for p in option.picks if p.of == of)
        return [plain(of, shown) for shown in pick.shown]

    def why(self, of: str, value: Wire, key: str, rule: str | None = None) -> Asked:
        """The question says why this is not offered."""
        found = [r for r in self.ask.refusals if r.thing == (of, value) and r.key == key]
        assert found, self.ask.refusals
        assert rule in (None, found[0].rule)
        return self

    def passes(self) -> Scene:
        """The neutral answer."""
        return self._answer(self.ask.neutral)

    def does(self, act: str, **chosen: Any) -> Scene:
        """This act with these choices: seats as letters (`BC` for two), items by kind, several as a list."""
        index = self.acts().index(act) if act in self.acts() else -1
        assert index >= 0, f"{act} is not among {self.acts()}"
        picks = self.ask.options[index].picks
        assert {pick.of for pick in picks} == chosen.keys(), f"to be chosen are {[pick.of for pick in picks]}"
        return self._answer((index, tuple(_places(pick, chosen[pick.of]) for pick in picks)))

    def _answer(self, answer: Answer) -> Scene:
        self.scene.match.answer(self.ask.seat, answer)
        assert STAND_SOUL.violations(self.scene.table) == []
        return self.scene


def _places(pick: Pick, chosen: Any) -> tuple[int, ...]:
    wanted = list(chosen) if pick.of == "seat" or isinstance(chosen, list) else [chosen]
    shown = [plain(pick.of, value) for value in pick.shown]
    places: list[int] = []
    for value in wanted:
        place = next((i for i, other in enumerate(shown) if other == value and i not in places), None)
        assert place is not None, f"{value!r} cannot be chosen, but {shown}"
        places.append(place)
    return tuple(places if pick.ordered else sorted(places))


def _seat(seat: str | None) -> int | None:
    return None if seat is None else LETTERS.index(seat)
