"""The lobby over HTTP: JSON in, JSON out, errors as text keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sanzhan import games
from sanzhan.kernel.errors import SanzhanError
from sanzhan.server import protocol
from sanzhan.server.guests import COOKIE, COOKIE_AGE, Guest, new_guest, nickname, seal, unseal
from sanzhan.server.lobby import Lobby
from sanzhan.texts.catalogue import LANGUAGES, added

B = TypeVar("B", bound=msgspec.Struct)
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

STATUS = {
    "error-unknown-room": HTTPStatus.NOT_FOUND,
    "error-unknown-path": HTTPStatus.NOT_FOUND,
    "error-unknown-game": HTTPStatus.NOT_FOUND,
    "error-no-name": HTTPStatus.UNAUTHORIZED,
    "error-cross-site": HTTPStatus.FORBIDDEN,
    "error-wrong-password": HTTPStatus.FORBIDDEN,
    "error-stranger": HTTPStatus.FORBIDDEN,
    "error-room-full": HTTPStatus.CONFLICT,
    "error-already-started": HTTPStatus.CONFLICT,
    "error-record-not-ready": HTTPStatus.CONFLICT,
    "error-too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "error-too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "error-too-many-rooms": HTTPStatus.TOO_MANY_REQUESTS,
}
"""Whatever is not here is a bad request."""


def refusal(error: SanzhanError) -> Response:
    status = STATUS.get(error.code, HTTPStatus.BAD_REQUEST)
    return _json(protocol.Failure(protocol.Refusal(error.code, error.args_)), status)


def changing(handler: Handler) -> Handler:
    """Only for our own page, or a program: a form of another site cannot send this header."""

    async def guarded(request: Request) -> Response:
        if request.headers.get("x-sanzhan") != "1":
            raise SanzhanError("error-cross-site", "the header X-Sanzhan: 1 is missing")
        return await handler(request)

    return guarded


async def list_games(request: Request) -> Response:
    return _json({"games": games.listing()})


async def things(request: Request) -> Response:
    return _json(games.things(request.path_params["game"]))


async def texts(request: Request) -> Response:
    """What installed packages add to the texts that the client brings along."""
    return _json({lang: "\n".join(path.read_text(encoding="utf-8") for path in added(lang)) for lang in LANGUAGES})


async def session(request: Request) -> Response:
    guest = _guest(request)
    return _json(protocol.Session(None if guest is None else guest.name))


async def rename(request: Request) -> Response:
    wish = await _body(request, protocol.NameWish)
    old = _guest(request)
    guest = new_guest(wish.nickname) if old is None else Guest(old.id, nickname(wish.nickname))
    response = _json(protocol.Session(guest.name))
    response.set_cookie(
        COOKIE, seal(guest, _lobby(request).key), max_age=COOKIE_AGE, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


async def list_rooms(request: Request) -> Response:
    return _json(protocol.Rooms(_lobby(request).open_rooms()))


async def create(request: Request) -> Response:
    wish = await _body(request, protocol.RoomWish)
    return _json(await _lobby(request).create(_named(request), wish))


async def play(request: Request) -> Response:
    wish = await _body(request, protocol.PlayWish)
    return _json(await _lobby(request).play(_named(request), wish))


async def look(request: Request) -> Response:
    return _json(_lobby(request).find(request.path_params["code"]).info())


async def join(request: Request) -> Response:
    lobby = _lobby(request)
    room = lobby.find(request.path_params["code"])
    wish = await _body(request, protocol.JoinWish)
    return _json(await lobby.join(room, _named(request), wish))


async def record(request: Request) -> Response:
    lobby = _lobby(request)
    room = lobby.find(request.path_params["code"])
    text = await lobby.record(room, _guest(request))
    name = f"{room.game.id}-{room.code}.sanzhan.jsonl"
    return Response(
        text, media_type="application/x-ndjson", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def unknown(request: Request) -> Response:
    raise SanzhanError("error-unknown-path", "there is no such call")


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _guest(request: Request) -> Guest | None:
    return unseal(request.cookies.get(COOKIE), _lobby(request).key)


def _named(request: Request) -> Guest:
    """Nobody sits down without a name. Raises SanzhanError."""
    guest = _guest(request)
    if guest is None:
        raise SanzhanError("error-no-name", "choose a name first: POST /api/session")
    return guest


async def _body(request: Request, kind: type[B]) -> B:
    """Raises SanzhanError if the body is too long or is not what is wanted."""
    most = _lobby(request).config.frame_bytes
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise SanzhanError("error-too-large", f"a body has at most {most} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise SanzhanError("error-bad-frame", str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise SanzhanError("error-not-json", "this is not JSON") from None


def _json(value: object, status: int = HTTPStatus.OK) -> Response:
    # no-store: a page that is reloaded must not see rooms of yesterday
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )
