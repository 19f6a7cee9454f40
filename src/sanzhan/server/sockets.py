"""The WebSocket of a room: lets in by token, reads frames, answers each with what it did or with one clear error."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server import doors, hosting, protocol, talk
from sanzhan.server.config import Config
from sanzhan.server.connection import GONE, TOO_BUSY, Body, Bucket, Connection
from sanzhan.server.live import Live
from sanzhan.server.lobby import Lobby
from sanzhan.server.room import Room

log = logging.getLogger(__name__)

CLOSING = 5.0
"""So many seconds for the last frames of a connection that is being closed."""

_decode = msgspec.json.Decoder(protocol.ClientFrame).decode


class _Head(msgspec.Struct):
    """What can be read of a frame that is wrong otherwise."""

    n: int = 0


_decode_head = msgspec.json.Decoder(_Head).decode


async def serve(socket: WebSocket) -> None:
    """The endpoint."""
    lobby: Lobby = socket.app.state.lobby
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close()  # before it is accepted: the browser gets 403
        return
    await socket.accept()
    try:
        room = lobby.find(socket.path_params["code"])
        guest = await _hello(socket, room, lobby.config)
    except SanzhanError as error:
        await _refuse(socket, error, GONE)
        return
    except WebSocketDisconnect:
        return
    if lobby.sockets[guest] >= lobby.config.sockets_per_guest:
        await _refuse(socket, SanzhanError("error-too-many-sockets", "too many windows are open"), TOO_BUSY)
        return
    lobby.sockets[guest] += 1
    connection = Connection(socket, guest, lobby.config)
    delivery = asyncio.create_task(connection.deliver())
    try:
        await _converse(socket, room, connection, lobby.config)
        if connection.closing is not None:
            await asyncio.wait([delivery], timeout=CLOSING)
    finally:
        lobby.sockets[guest] -= 1
        delivery.cancel()


async def _hello(socket: WebSocket, room: Room, config: Config) -> str:
    """Who it is. Raises SanzhanError."""
    try:
        text = await asyncio.wait_for(_receive(socket), config.hello_within)
        frame = _read(text, config)
    except TimeoutError:
        raise SanzhanError("error-no-hello", "the first frame did not come") from None
    if not isinstance(frame, protocol.HelloFrame):
        raise SanzhanError("error-no-hello", "the first frame is hello")
    guest = room.guest_of(frame.token)
    if guest is None:
        raise SanzhanError("error-token", "this token is not known here")
    return guest


async def _converse(socket: WebSocket, room: Room, connection: Connection, config: Config) -> None:
    async def go() -> None:
        await doors.go(room, connection)

    async def enter() -> None:
        await doors.enter(room, connection)

    try:
        await _do(room, connection, 0, enter)
        clock = asyncio.get_running_loop()
        bucket = Bucket(config.frames_a_second, config.frames_at_once, clock.time())
        chat = Bucket(config.chat_a_second, config.chat_at_once, clock.time())
        refused = 0
        while connection.closing is None:
            text = await _receive(socket)
            if connection.closing is not None:
                break
            if bucket.take(clock.time()):
                refused = 0
                await _heed(room, connection, text, chat, config)
                continue
            refused += 1
            _say_error(room, connection, _number(text), SanzhanError("error-too-fast", "too many frames"))
            if refused >= config.frames_too_many:
                connection.close(TOO_BUSY)
    except WebSocketDisconnect:
        pass
    finally:
        with contextlib.suppress(SanzhanError):  # the room may have been closed meanwhile
            await room.act(go)


async def _heed(room: Room, connection: Connection, text: str | bytes, chat: Bucket, config: Config) -> None:
    try:
        frame = _read(text, config)
    except SanzhanError as error:
        _say_error(room, connection, _number(text), error)
        return
    if isinstance(frame, protocol.HelloFrame):
        _say_error(room, connection, 0, SanzhanError("error-bad-frame", "hello has been said"))
        return
    if isinstance(frame, protocol.PingFrame):
        connection.send(protocol.PongFrame(frame.n))
        return
    if isinstance(frame, protocol.SayFrame) and not chat.take(asyncio.get_running_loop().time()):
        _say_error(room, connection, frame.n, SanzhanError("error-too-fast", "too much is said at once"))
        return

    async def do() -> None:
        await _what(room, connection, frame)

    await _do(room, connection, frame.n, do)


async def _do(room: Room, connection: Connection, n: int, what: Callable[[], Awaitable[None]]) -> None:
    try:
        await room.act(what)
    except SanzhanError as error:
        _say_error(room, connection, n, error)
    except Exception:
        log.exception("room %s: a frame could not be dealt with", room.code)
        _say_error(room, connection, n, SanzhanError("error-server", "something broke"))


async def _what(room: Room, connection: Connection, frame: protocol.NumberedFrame) -> None:
    """Do what a frame wants. Raises SanzhanError."""
    guest = connection.guest

    def stored() -> None:
        connection.send(protocol.AckFrame(frame.n))

    match frame:
        case protocol.AnswerFrame(id=id, turn=turn, answer=(option, picks)):
            answer = (option, tuple(map(tuple, picks)))
            await _live(room).answer(_seat(room, guest), (id, turn), answer, stored)
        case protocol.PassFrame(id=id, turn=turn):
            await _live(room).answer(_seat(room, guest), (id, turn), None, stored)
        case protocol.PreferFrame(about=about, wanted=wanted):
            await _live(room).prefer(_seat(room, guest), about, wanted, stored)
            room.tell()
        case protocol.SayFrame(text=text, to=to):
            await talk.say(room, guest, text, to, stored)
        case protocol.SetFrame(seats=seats, options=options, settings=settings):
            await hosting.change(room, guest, seats, options, settings, stored)
        case protocol.SeatFrame(seat=seat, level=level):
            await hosting.put(room, guest, seat, level, stored)
        case protocol.MoveFrame(seat=seat):
            await hosting.move(room, guest, seat, stored)
        case protocol.StartFrame():
            await hosting.start(room, guest, stored)
        case protocol.AgainFrame():
            await hosting.again(room, guest, stored)
            talk.forget_private(room)
        case protocol.LeaveFrame():
            await doors.leave(room, guest, stored)
        case _:
            raise SanzhanError("error-bad-frame", "this frame is not for here")


def _live(room: Room) -> Live:
    if room.live is None:
        raise SanzhanError("error-not-started", "the match has not started")
    return room.live


def _seat(room: Room, guest: str) -> int:
    seat = room.seat_of(guest)
    if seat is None:
        raise SanzhanError("error-stranger", "who watches is not asked")
    return seat


def _say_error(room: Room, connection: Connection, n: int, error: SanzhanError) -> None:
    """Nothing has changed: what went wrong, then the question that still stands."""
    connection.send(protocol.ErrorFrame(n, error.code, error.args_))
    if room.live is not None and not room.live.over:
        room.live.ask_again(room.seat_of(connection.guest), connection)


async def _receive(socket: WebSocket) -> str | bytes:
    """The next message. Raises WebSocketDisconnect."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | bytes | None = message.get("text")
    return (message.get("bytes") or b"") if text is None else text


def _read(text: str | bytes, config: Config) -> protocol.ClientFrame:
    """Raises SanzhanError."""
    if len(text) > config.frame_bytes or (isinstance(text, str) and len(text.encode()) > config.frame_bytes):
        raise SanzhanError("error-too-large", f"a frame has at most {config.frame_bytes} bytes")
    try:
        return _decode(text)
    except msgspec.ValidationError as error:
        raise SanzhanError("error-bad-frame", str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise SanzhanError("error-not-json", "this is not JSON") from None


def _number(text: str | bytes) -> int:
    """The `n` of a frame that cannot be taken, so that its sender knows which; 0 if there is none."""
    try:
        return _decode_head(text).n
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


async def _refuse(socket: WebSocket, error: SanzhanError, code: int) -> None:
    """One error, and the door is shut."""
    try:
        body = Body(protocol.ErrorFrame(0, error.code, error.args_))
        await socket.send_text(f'{{"seq":1,{body.rest}')
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return  # it has gone by itself
