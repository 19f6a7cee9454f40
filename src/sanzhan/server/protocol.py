"""What travels between the server and a browser: docs/protocol.md in types. Words for people never travel.

`python -m sanzhan.server.schema` makes the client's types out of this file, name by name.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Args: TypeAlias = dict[str, Any]

# HTTP

OptionValue: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, OptionValue | list[str]]
Settings: TypeAlias = dict[str, OptionValue]


class GameOption(Struct):
    name: str
    values: list[OptionValue] | Literal["int", "names"]
    """"int" is any whole number from 0, "names" a list of distinct strings."""
    default: OptionValue | list[str]


class GameInfo(Struct):
    id: str
    seats: tuple[int, int]
    options: list[GameOption]
    private_talk: bool
    """Seats may talk among themselves while a match is on the table."""


class Games(Struct):
    games: list[GameInfo]


BotLevel: TypeAlias = str
RoomState: TypeAlias = Literal["waiting", "playing", "over"]


class RoomInfo(Struct):
    code: str
    game: str
    seats: int
    taken: int
    state: RoomState
    host: str
    password: bool


class Rooms(Struct):
    rooms: list[RoomInfo]


class Session(Struct):
    nickname: str | None


class NameWish(Struct, forbid_unknown_fields=True):
    nickname: str


class RoomWish(Struct, forbid_unknown_fields=True):
    game: str
    seats: int
    options: Options = {}
    password: str | None = None


class PlayWish(Struct, forbid_unknown_fields=True):
    game: str
    seats: int
    level: BotLevel
    options: Options = {}


class JoinWish(Struct, forbid_unknown_fields=True):
    password: str | None = None
    watch: bool = False


class Admission(Struct):
    code: str
    token: str
    seat: int | None


class Refusal(Struct):
    code: str
    args: Args


class Failure(Struct):
    error: Refusal


# the room


class RoomSeat(Struct):
    name: str
    kind: Literal["person", "bot", "empty"]
    level: BotLevel | None
    online: bool
    prefer: list[str]
    """Kinds of secret windows in which this seat is not asked; the whole table sees it."""


class Room(Struct):
    code: str
    game: str
    seats: list[RoomSeat]
    options: Options
    settings: Settings
    state: RoomState
    you: int | None
    host: int
    password: bool
    commitment: str | None
    """SHA-256 of the seed, fixed before play; null before the start."""


Path: TypeAlias = list[str | int]
Change: TypeAlias = tuple[Path, Any]


class LogLine(Struct, kw_only=True):
    """A line of the log that `hello` brings: the view is already past its patches."""

    n: int
    key: str | None
    """null: nothing to tell, only a patch."""
    args: Args
    mine: Args | UnsetType = UNSET


class News(LogLine, kw_only=True):
    patch: list[Change]


class ChatLine(Struct):
    seat: int | None
    name: str
    text: str
    at: int
    to: list[int] | None
    """The seats that hear it besides the writer's own; null: everybody who is there."""


# questions

DeadlineClass: TypeAlias = Literal["quick", "normal", "long", "window", "moment", "parley"]


class Pick(Struct):
    of: str
    shown: list[Any]
    least: int
    most: int
    ordered: bool


class AskOption(Struct):
    act: str
    args: Args
    picks: list[Pick]


class Why(Struct):
    thing: tuple[str, Any]
    """What it is of, and its value."""
    key: str
    args: Args
    rule: str


Answer: TypeAlias = tuple[int, list[list[int]]]
"""The option's position, then for each of its picks the positions chosen in `shown`."""


class Ask(Struct, kw_only=True):
    id: int
    turn: int
    """Tells the questions of one parley to this seat apart."""
    about: str
    args: Args
    deadline: DeadlineClass
    left_ms: int | None
    total_ms: int | None
    secret: bool
    kind: Literal["one", "together", "anyone", "parley"]
    options: list[AskOption]
    neutral: Answer
    why: list[Why]


class Waiting(Struct):
    id: int
    about: str
    deadline: DeadlineClass
    secret: bool
    seats: list[int] | None
    left_ms: int | None
    total_ms: int | None


class Over(Struct):
    result: Any
    seed: str
    commitment: str


View: TypeAlias = dict[str, Any]
"""As the game makes it: client/src/views.ts."""

# frames of a client


class Frame(Struct, tag_field="t", forbid_unknown_fields=True):
    """The base of all that a client sends."""


class HelloFrame(Frame, tag="hello"):
    token: str


class NumberedFrame(Frame):
    """`n` is the sender's own number: the answer to the frame carries it."""

    n: int


class AnswerFrame(NumberedFrame, tag="answer"):
    id: int
    answer: Answer
    turn: int = 0


class PassFrame(NumberedFrame, tag="pass"):
    id: int
    turn: int = 0


class SayFrame(NumberedFrame, tag="chat"):
    text: str
    to: list[int] | None = None
    """Seats; null: everybody."""


class PreferFrame(NumberedFrame, tag="prefer"):
    about: str
    wanted: bool


class SetFrame(NumberedFrame, tag="set"):
    seats: int
    options: Options
    settings: Settings


class SeatFrame(NumberedFrame, tag="seat"):
    seat: int
    level: BotLevel | None


class MoveFrame(NumberedFrame, tag="move"):
    seat: int


class StartFrame(NumberedFrame, tag="start"):
    pass


class AgainFrame(NumberedFrame, tag="again"):
    pass


class LeaveFrame(NumberedFrame, tag="leave"):
    pass


class PingFrame(NumberedFrame, tag="ping"):
    pass


ClientFrame: TypeAlias = (
    HelloFrame
    | AnswerFrame
    | PassFrame
    | SayFrame
    | PreferFrame
    | SetFrame
    | SeatFrame
    | MoveFrame
    | StartFrame
    | AgainFrame
    | LeaveFrame
    | PingFrame
)

# frames of the server


class Told(Struct, tag_field="t"):
    """The base of all that the server sends; each connection counts them from 1 in `seq`, without gaps."""


class RoomFrame(Told, tag="room"):
    room: Room


class LogFrame(Told, tag="log"):
    lines: list[LogLine]


class ViewFrame(Told, tag="view"):
    view: View


class NewsFrame(Told, tag="news"):
    lines: list[News]


class AskFrame(Told, tag="ask"):
    ask: Ask | None


class WaitingFrame(Told, tag="waiting"):
    waiting: Waiting | None


class ChatFrame(Told, tag="chat"):
    lines: list[ChatLine]


class OverFrame(Told, tag="over"):
    result: Any
    seed: str
    commitment: str


class AckFrame(Told, tag="ack"):
    n: int


class ErrorFrame(Told, tag="error"):
    n: int
    code: str
    args: Args


class PongFrame(Told, tag="pong"):
    n: int


ServerFrame: TypeAlias = (
    RoomFrame
    | LogFrame
    | ViewFrame
    | NewsFrame
    | AskFrame
    | WaitingFrame
    | ChatFrame
    | OverFrame
    | AckFrame
    | ErrorFrame
    | PongFrame
)
