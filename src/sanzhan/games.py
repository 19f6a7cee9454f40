"""The games there are. Adding one is adding a line here."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from sanzhan.guozhan.game import GUOZHAN
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.game import Game
from sanzhan.kernel.options import describe
from sanzhan.senji.game import SENJI
from sanzhan.stand_soul.game import STAND_SOUL

GAMES: dict[str, Game[Any]] = {game.id: game for game in (STAND_SOUL, GUOZHAN, SENJI)}


@runtime_checkable
class Boxed(Protocol):
    """A game that can say what is in its box."""

    def things(self) -> dict[str, list[dict[str, Any]]]:
        """Its cards, generals and so on as data, one list for each sort of thing."""
        ...


@runtime_checkable
class Talkative(Protocol):
    """A game that says whether seats may talk among themselves; where roles are hidden that would break it."""

    private_talk: bool


def find(game: str) -> Game[Any]:
    """Raises SanzhanError if there is no such game."""
    if game not in GAMES:
        raise SanzhanError("error-unknown-game", f"there is no game {game!r}; there is {', '.join(GAMES)}", game=game)
    return GAMES[game]


def check_seats(game: Game[Any], seats: int) -> None:
    """Raises SanzhanError if the game is not played by so many."""
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        message = f"{game.id} is played by {least} to {most}, not {seats}"
        raise SanzhanError("error-seats-out-of-range", message, seats=seats, least=least, most=most)


def listing() -> list[dict[str, Any]]:
    """Every game with its seat counts, its options and whether seats may talk among themselves."""
    return [
        {
            "id": game.id,
            "seats": [game.seats[0], game.seats[-1]],
            "options": describe(game.options),
            "private_talk": talks_privately(game),
        }
        for game in GAMES.values()
    ]


def talks_privately(game: Game[Any]) -> bool:
    """May a seat say something to some others alone? Not if the game does not say so."""
    return isinstance(game, Talkative) and game.private_talk


def things(game: str) -> dict[str, list[dict[str, Any]]]:
    """What is in the box of a game; empty if it does not say. Raises SanzhanError if there is no such game."""
    found = find(game)
    return found.things() if isinstance(found, Boxed) else {}
