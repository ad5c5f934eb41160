"""Words on the wire: what a browser may say, and what it is told. TypeScript types are made from these structs."""

from typing import Annotated, Any, Literal

import msgspec

from spelunke.core.house import Option
from spelunke.core.words import BySeat, Seat

LONGEST_NAME = 20
LONGEST_SAYING = 300

Contribution = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{0,64}$")]
"""What a seat adds to the luck of the game, as hexadecimal digits; empty if it adds nothing."""

Pace = Literal["at_once", "brisk", "easy"]
"""How long bots pretend to think."""

Odds = Literal["on", "off", "after"]
"""Whether chances are shown: while playing, never, or only after the game."""

Sign = Literal["laugh", "wow", "bravo", "ouch", "hurry", "thanks"]
"""A quick reaction."""

Cause = Literal["host", "timed_out", "absent", "left"]
"""Why a bot plays for somebody."""

Sitter = Literal["nobody", "reserved", "person", "bot"]
Standing = Literal["open", "running", "over"]

SECONDS_PER_DAY = 86_400
Clock = Annotated[int, msgspec.Meta(ge=0, le=14 * SECONDS_PER_DAY)]
"""Seconds per decision: 0 for no clock, up to an hour, or whole days."""


# What a browser says on its socket.


class Word(msgspec.Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    """Something a browser says."""


class Answer(Word, frozen=True, tag=True):
    """My answer to that ask; it may be changed until the last one is in."""

    turn: Annotated[int, msgspec.Meta(ge=0)]
    move: msgspec.Raw


class Say(Word, frozen=True, tag=True):
    """Something for everybody at the table to read."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAYING)]


class React(Word, frozen=True, tag=True):
    """A quick reaction."""

    sign: Sign


class Return(Word, frozen=True, tag=True):
    """I am back: the bot may leave my seat."""


class Resume(Word, frozen=True, tag=True):
    """The last number I have seen; tell me everything since."""

    n: Annotated[int, msgspec.Meta(ge=0)]


class Ping(Word, frozen=True, tag=True):
    """Are you there?"""


AnyWord = Answer | Say | React | Return | Resume | Ping


# What a browser is told on its socket.


class Told(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """Something a browser is told."""


class SeatCard(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    sits: Sitter
    name: str
    level: str | None
    """The bot that answers now, whether the seat is its own or it plays for somebody."""

    cause: Cause | None
    """Why a bot plays for the person of this seat."""

    here: bool


class TableCard(msgspec.Struct, frozen=True):
    """A table as the lobby shows it: everything there is to know before one joins."""

    table: str
    code: str
    game: str
    house: dict[str, Any]
    """The house rules that differ from print."""

    clock: Clock
    pace: Pace
    level: str
    listed: bool
    odds: Odds
    standing: Standing
    people: BySeat[SeatCard]
    commitment: str
    """The hash of the secret seed: luck was fixed before anybody sat down."""

    opened: bool
    """Whether it is a record that was opened: to be looked at, not to be played."""


class Talk(Told, frozen=True, tag=True):
    """Somebody said something; seat None for a spectator."""

    n: int
    seat: Seat | None
    name: str
    text: str
    at: int
    """Seconds since 1970."""


class Fairness(msgspec.Struct, frozen=True):
    """What everybody may know of the table's luck; the seed once the game is over."""

    commitment: str
    contributions: BySeat[str]
    seed: str | None


class Hello(Told, frozen=True, tag=True):
    """Everything there is to know, for one who comes or comes back."""

    n: int
    """The number of the last thing told: to be said when one comes back."""

    turn: int
    """How many asks were answered: the number of the ask that is open now."""

    seat: Seat | None
    """Whose socket this is; None for a spectator."""

    host: bool
    table: TableCard
    fair: Fairness
    view: Any
    """The view of the game, or None before it starts."""

    sealed: tuple[Seat, ...]
    """Who has answered the open ask."""

    kept: Any
    """One's own sealed answer, or None."""

    left: float | None
    """Seconds left for the open ask, where there is a clock."""

    talk: tuple[Talk, ...]
    rematch: str | None


class Step(Told, frozen=True, tag=True):
    """All answers are in: what happened, and what lies on the table now."""

    n: int
    turn: int
    events: tuple[Any, ...]
    view: Any
    """None if a later step follows in the same breath."""

    left: float | None
    fair: Fairness | None
    """With the seed, when the game is over."""


class Sealed(Told, frozen=True, tag=True):
    """Somebody has answered; nobody else knows what."""

    n: int
    seat: Seat


class Kept(Told, frozen=True, tag=True):
    """To all devices of a seat: this is your answer, as long as you do not change it."""

    turn: int
    move: Any


class Seats(Told, frozen=True, tag=True):
    """Somebody came, went, or let a bot play."""

    n: int
    standing: Standing
    people: BySeat[SeatCard]
    contributions: BySeat[str]


class Reaction(Told, frozen=True, tag=True):
    """A quick reaction of somebody; seat None for a spectator."""

    n: int
    seat: Seat | None
    sign: Sign


class Rematch(Told, frozen=True, tag=True):
    """The same people play again, at another table."""

    n: int
    table: str


class Refusal(Told, frozen=True, tag=True):
    """Something was not done, and why; also the body of every refused request."""

    message: str
    facts: dict[str, Any]
    text: str


class Pong(Told, frozen=True, tag=True):
    """I am here, and this is the last number I have told."""

    n: int


class Bye(Told, frozen=True, tag=True):
    """The server closes this socket; come back after so many seconds, if at all."""

    why: Literal["restart", "removed", "too_slow", "elsewhere"]
    after: float | None


AnyTold = Hello | Step | Sealed | Kept | Seats | Talk | Reaction | Rematch | Refusal | Pong | Bye


# Requests and their answers.


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


Place = Annotated[int, msgspec.Meta(ge=0, le=7)]


class GuestName(Asked, frozen=True):
    """What I am called."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class NewTable(Asked, frozen=True):
    """A table to be set up."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    house: dict[str, Any] = {}
    preset: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    clock: Clock = 0
    pace: Pace = "easy"
    level: Annotated[str, msgspec.Meta(max_length=40)] = "thumb"
    listed: bool = False
    odds: Odds = "off"
    seat: Place | None = 0
    """Where I sit; None if I only put the table up, e.g. on a big screen."""

    contribution: Contribution = ""


class Join(Asked, frozen=True):
    """I sit down; on any free seat if none is named."""

    seat: Place | None = None
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Who sits there, where several people share my device; empty for myself."""

    contribution: Contribution = ""


class OneSeat(Asked, frozen=True):
    """That seat."""

    seat: Place


class BotIn(Asked, frozen=True):
    """A bot for that seat, of the table's level if none is named."""

    seat: Place
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Token(Asked, frozen=True):
    """What stands behind the # of a one-time link."""

    token: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]


class PlayOn(Asked, frozen=True):
    """Play on from that turn, on that seat, against bots."""

    turn: Annotated[int, msgspec.Meta(ge=0)]
    seat: Place
    level: Annotated[str, msgspec.Meta(max_length=40)] = "thumb"
    pace: Pace = "easy"


class Nothing(Asked, frozen=True):
    """Nothing needs to be said."""


class Guest(msgspec.Struct, frozen=True):
    """Who I am here, and where I sit."""

    name: str
    tables: tuple[str, ...]
    """Tables that are not over, the newest first."""


class AtTable(msgspec.Struct, frozen=True):
    """A table, and the seats that this device holds there."""

    table: str
    code: str
    seats: tuple[Seat, ...]
    host: bool


class Link(msgspec.Struct, frozen=True):
    """A link that lets one other device in, once."""

    path: str
    svg: str
    """The same as a QR code."""

    seconds: int


class Chapter(msgspec.Struct, frozen=True):
    """What happened in one turn."""

    turn: int
    events: tuple[Any, ...]


class Course(msgspec.Struct, frozen=True):
    """How a game went: everybody's score at every ask, and at the end."""

    scores: tuple[BySeat[int], ...]


class Verdict(msgspec.Struct, frozen=True):
    """The luck of a record is what was promised before the deal."""

    luck: int
    """How many of luck's answers were drawn as promised."""

    before: int
    """How many came before the promise, in a game that was played on from another one."""


class GameCard(msgspec.Struct, frozen=True):
    """The side of a box."""

    game: str
    title: str
    seats: tuple[int, ...]
    usual_seats: int
    minutes: int
    version: int
    teams: dict[int, tuple[tuple[int, ...], ...]]
    presets: dict[str, dict[str, Any]]
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    """The bots that play it."""


class RuleBook(msgspec.Struct, frozen=True):
    """The rules of a game in one language, and which of their paragraphs rules what."""

    game: str
    title: str
    text: str
    """Markdown: sections, and in them paragraphs that begin with their number, e.g. ``**§4.2**``."""

    questions: dict[str, str]
    """By what an ask is about: its paragraph."""

    events: dict[str, str]
    """By kind of event: its paragraph."""

    options: tuple[Option, ...]
    """The house rules there are, with what is printed."""


class Health(msgspec.Struct, frozen=True):
    """Whether answers can be stored, and whether other processes hear of them."""

    store: bool
    bus: bool
    tables: int
    sockets: int
