"""One WebSocket that has been let in: counts and queues what is sent to it, and how fast it speaks."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sanzhan.server.config import Config
from sanzhan.server.protocol import ServerFrame

_encode = msgspec.json.Encoder().encode

# Closing codes; a browser that reads 4000 to 4999 does not come back by itself.
GONE = 4000
TOO_BUSY = 1013


class Body:
    """A frame encoded once for all who get it."""

    __slots__ = ("rest",)

    def __init__(self, frame: ServerFrame) -> None:
        self.rest = _encode(frame)[1:].decode()


class Connection:
    """`guest` is who has shown a token."""

    def __init__(self, socket: WebSocket, guest: str, config: Config) -> None:
        self.guest = guest
        self.closing: int | None = None
        self._socket = socket
        self._seq = 0
        self._most = config.frames_unsent
        self._unsent: asyncio.Queue[str] = asyncio.Queue()
        self._new = asyncio.Event()

    def send(self, *frames: ServerFrame | Body) -> None:
        """Queue; never waits, so that a slow reader holds up nobody."""
        for frame in frames:
            body = frame if isinstance(frame, Body) else Body(frame)
            self._seq += 1
            self._unsent.put_nowait(f'{{"seq":{self._seq},{body.rest}')
        if self._unsent.qsize() > self._most:
            self.close(TOO_BUSY)
        self._new.set()

    def close(self, code: int) -> None:
        """Close after what is queued."""
        self.closing = self.closing or code
        self._new.set()

    async def deliver(self) -> None:
        """Send what is queued until the connection is closed, from either side."""
        try:
            while True:
                while not self._unsent.empty():
                    await self._socket.send_text(self._unsent.get_nowait())
                if self.closing is not None:
                    await self._socket.close(self.closing)
                    return
                self._new.clear()
                await self._new.wait()
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader has gone: whoever receives on this socket learns of it and takes the connection out


class Bucket:
    """A token bucket: `burst` at once, `rate` a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._then = now

    def take(self, now: float) -> bool:
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
