"""Entries: the append-only log of everything that happened at a table. It is the source of truth."""

import time

import msgspec

from spelunke.core.record import Record
from spelunke.server.socket.messages import Animal, Cause, Forced, Odds, Pace, Sign


class What(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of an entry; the seat it is about is stored beside it."""


class Created(What, frozen=True):
    """A table was created."""

    code: str
    game: str
    version: int
    seats: int
    house: dict[str, object]
    clock: int
    pace: Pace
    level: str
    listed: bool
    odds: Odds
    commitment: str
    host: str
    """The hash of the secret that makes a browser the host."""

    start: Record | None = None
    """The game played so far, if it does not begin at the beginning."""

    opened: bool = False
    """A record opened for viewing, not for playing."""

    hints: bool = False
    """Whether players may ask for hints."""

    screen: bool = False
    """Put up on a big screen: the person who has sat there longest may do what the host may."""

    forced: Forced = "ask"
    """Tables of version 0.1 asked for every answer."""


class Joined(What, frozen=True):
    """A player sits down."""

    name: str
    guest: str
    key: str
    """The hash of the secret that holds the seat."""

    contribution: str = ""
    animal: Animal | None = None
    """None keeps the initial, as everybody did in version 0.1."""


class AskedToSit(What, frozen=True):
    """Somebody asks for the chair of a bot in a running game; it is theirs when the host lets them in."""

    name: str
    guest: str
    key: str
    """The hash of the secret that will hold the seat."""

    animal: Animal | None = None


class LetIn(What, frozen=True):
    """The host lets the asker with this key sit down. Before 0.2 people sat down in running games without asking."""

    key: str


class TurnedAway(What, frozen=True):
    """The asker with this key does not sit down."""

    key: str


class Dressed(What, frozen=True):
    """The player of this seat chooses an animal, or the initial."""

    animal: Animal | None = None


class KeyAdded(What, frozen=True):
    """Another device may act for the seat, or for the host if there is no seat."""

    key: str


class Reserved(What, frozen=True):
    """The seat is reserved for a player of the previous game."""

    name: str
    animal: Animal | None = None


class Left(What, frozen=True):
    """The seat is free again, or a bot's if the game goes on; the player no longer holds it."""

    removed: bool = False


class BotSat(What, frozen=True):
    """A bot takes a seat of its own."""

    level: str
    animal: Animal | None = None
    """The regular who comes again, if it is still free."""


class TookOver(What, frozen=True):
    """A bot plays for the player of this seat."""

    cause: Cause
    turn: int | None = None
    """The ask that was not answered, if that is the cause."""


class GaveBack(What, frozen=True):
    """The player of this seat plays again."""


class Started(What, frozen=True):
    """The cards are dealt."""

    looks: bool = False
    """Whether luck waits for people who look first. Tables of version 0.1 did not wait, and their asks are numbered so."""


class SaidReady(What, frozen=True):
    """The player of this seat has looked at the table: luck may go on."""


class AnswerSealed(What, frozen=True):
    """The seat answers an ask; this replaces its earlier answer to the same ask."""

    turn: int
    code: int
    by_bot: bool = False


class Said(What, frozen=True):
    """A chat message."""

    name: str
    text: str


class Reacted(What, frozen=True):
    """A quick reaction."""

    sign: Sign


class Rematched(What, frozen=True):
    """The same people play again at another table."""

    table: str


KINDS: dict[str, type[What]] = {
    "created": Created,
    "joined": Joined,
    "asked": AskedToSit,
    "let_in": LetIn,
    "turned_away": TurnedAway,
    "dressed": Dressed,
    "key_added": KeyAdded,
    "reserved": Reserved,
    "left": Left,
    "bot_sat": BotSat,
    "took_over": TookOver,
    "gave_back": GaveBack,
    "started": Started,
    "ready": SaidReady,
    "sealed": AnswerSealed,
    "said": Said,
    "reacted": Reacted,
    "rematched": Rematched,
}
"""The name of each kind in the store. Never renamed: old tables must stay readable."""

NAMES = {kind: name for name, kind in KINDS.items()}
_READERS = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}
_encode = msgspec.json.Encoder().encode


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log."""

    n: int
    """1, 2, 3 …: without gaps."""

    seat: int | None
    what: What
    at: int
    """Microseconds since 1970, by the clock of the process that wrote it."""


Row = tuple[str, int, str, int | None, str, int]
"""An entry in the store: table, n, kind, seat, body, at."""


def now() -> int:
    """The timestamp for an entry."""
    return time.time_ns() // 1000


def row(table: str, entry: Entry) -> Row:
    """An entry as a row of the store."""
    return (table, entry.n, NAMES[type(entry.what)], entry.seat, _encode(entry.what).decode(), entry.at)


def entry(stored: Row) -> Entry:
    """An entry from the store."""
    _, n, kind, seat, body, at = stored
    return Entry(n, seat, _READERS[kind].decode(body), at)
