"""The routes: lobby, WebSocket, and the client's files."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server import api, protocol, sockets
from sanzhan.server.lobby import Lobby
from sanzhan.texts import LANGUAGES, load

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"

# styles: transitions of the client set them on elements; everything else comes from here and from nowhere else
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]


class Careful:
    """Adds to every answer the headers that keep a browser careful."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await self._app(scope, receive, add if scope["type"] == "http" else send)


class Assets(StaticFiles):
    """Files whose names change with what is in them."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]  # passed on as they are
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def make_app(lobby: Lobby, static: Path = STATIC) -> Starlette:
    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        yield
        await lobby.close()

    async def page(request: Request) -> Response:
        """The client; its own paths (/room/CODE) all lead to the one page."""
        index = static / "index.html"
        if not index.is_file():
            return HTMLResponse(_not_built(), HTTPStatus.SERVICE_UNAVAILABLE)
        wanted = (static / request.path_params["path"]).resolve()
        if wanted.is_file() and wanted.is_relative_to(static.resolve()):
            return FileResponse(wanted, headers={"Cache-Control": "no-cache"})
        if wanted.suffix:
            return Response(status_code=HTTPStatus.NOT_FOUND)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    app = Starlette(
        routes=[
            Route("/api/games", api.list_games, methods=["GET"]),
            Route("/api/texts", api.texts),
            Route("/api/games/{game}/things", api.things, methods=["GET"]),
            Route("/api/session", api.session, methods=["GET"]),
            Route("/api/session", api.changing(api.rename), methods=["POST"]),
            Route("/api/rooms", api.list_rooms, methods=["GET"]),
            Route("/api/rooms", api.changing(api.create), methods=["POST"]),
            Route("/api/play", api.changing(api.play), methods=["POST"]),
            Route("/api/rooms/{code}", api.look, methods=["GET"]),
            Route("/api/rooms/{code}/join", api.changing(api.join), methods=["POST"]),
            Route("/api/rooms/{code}/record", api.record, methods=["GET"]),
            Route("/api/{path:path}", api.unknown, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            WebSocketRoute("/ws/{code}", sockets.serve),
            Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        middleware=[Middleware(Careful)],
        exception_handlers={SanzhanError: _refused, Exception: _broken},
        lifespan=life,
    )
    app.state.lobby = lobby
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, SanzhanError)
    return api.refusal(error)


async def _broken(request: Request, error: Exception) -> Response:
    """Starlette logs the error itself; the other side learns that it is not to blame."""
    failure = protocol.Failure(protocol.Refusal("error-server", {}))
    return Response(msgspec.json.encode(failure), HTTPStatus.INTERNAL_SERVER_ERROR, media_type="application/json")


def _not_built() -> str:
    """A page in words where the client should be."""
    said = "".join(f'<p lang="{lang}">{load(lang).format("error-no-client")}</p>' for lang in LANGUAGES)
    return f'<!doctype html><meta charset="utf-8"><title>sanzhan</title>{said}'
