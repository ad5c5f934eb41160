"""Messages on a websocket: what a browser sends and receives. TypeScript types are made from these structs."""

from typing import Annotated, Generic, Literal, TypeVar

import msgspec

from spelunke.core.game import Kind
from spelunke.core.types import BySeat, Seat

LONGEST_NAME = 20
LONGEST_SAYING = 300
LONGEST_CHAIN = 64

Pace = Literal["at_once", "brisk", "easy"]
"""How long bots pretend to think."""

Odds = Literal["on", "off", "after"]
"""Whether chances are shown: while playing, never, or only after the game."""

Forced = Literal["play", "ask"]
"""Whether an answer that everybody can see is the only one plays itself, or is asked for like any other."""

Sign = Literal["laugh", "wow", "bravo", "ouch", "hurry", "thanks"]
"""A quick reaction."""

Cause = Literal["host", "timed_out", "absent", "left"]
"""Why a bot plays for somebody."""

Animal = Literal[
    "badger",
    "fox",
    "owl",
    "hare",
    "hedgehog",
    "squirrel",
    "raven",
    "bear",
    "mouse",
    "toad",
    "cat",
    "stag",
    "boar",
    "goose",
    "mole",
]
"""Who sits at a table is one of these: ten regulars, whom bots play, and five guests of people alone."""

Sitter = Literal["nobody", "reserved", "person", "bot"]
Standing = Literal["open", "running", "over"]

SECONDS_PER_DAY = 86_400
Clock = Annotated[int, msgspec.Meta(ge=0, le=14 * SECONDS_PER_DAY)]
"""Seconds per decision: 0 for no clock, up to an hour, or whole days."""


AnswerT = TypeVar("AnswerT")

# Messages from a browser.


class Word(msgspec.Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    """Something a browser says."""


class Answer(Word, Generic[AnswerT], frozen=True, tag=True):
    """My answer to that ask; it may be changed until the last one is in."""

    turn: Annotated[int, msgspec.Meta(ge=0)]
    move: AnswerT
    """A move of the table's game."""


class Try(Word, Generic[AnswerT], frozen=True, tag=True):
    """What would come of these answers of mine, one after the other? Nothing is answered."""

    turn: Annotated[int, msgspec.Meta(ge=0)]
    moves: Annotated[tuple[AnswerT, ...], msgspec.Meta(min_length=1, max_length=LONGEST_CHAIN)]


class Chain(Word, Generic[AnswerT], frozen=True, tag=True):
    """My answers to that ask and to those that follow from it, one after the other; none of them if one is not legal."""

    turn: Annotated[int, msgspec.Meta(ge=0)]
    moves: Annotated[tuple[AnswerT, ...], msgspec.Meta(min_length=1, max_length=LONGEST_CHAIN)]


class Ready(Word, frozen=True, tag=True):
    """I have looked at the table: luck may go on."""


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


AnyWord = Answer | Try | Chain | Ready | Say | React | Return | Resume | Ping  # type: ignore[type-arg]  # each game has its own moves


# Messages to a browser.


class Told(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """Something a browser is told."""


class SeatCard(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    sits: Sitter
    name: str
    """Of the person, or of the regular whom a bot plays; empty on an empty chair."""

    animal: Animal | None
    """Whom the person chose, or the bot plays; None for people who keep their initial, and on an empty chair."""

    level: str | None
    """The bot that answers now, whether the seat is its own or it plays for somebody; behind a colon its character."""

    cause: Cause | None
    """Why a bot plays for the person of this seat."""

    here: bool
    looks: bool
    """Whether luck waits for this person, who looks at the table before it goes on."""

    rates: dict[Kind, int]
    """What shows the bot's character in this game: by temptation, how often in a hundred it gives in."""


class Asker(msgspec.Struct, frozen=True):
    """Somebody who asks the host for the chair of a bot."""

    id: str
    seat: Seat
    name: str
    animal: Animal | None


class FinalStanding(msgspec.Struct, frozen=True):
    """How a game ended."""

    places: BySeat[int]
    scores: BySeat[int]


class TableCard(msgspec.Struct, frozen=True):
    """A table as the lobby shows it: everything there is to know before one joins."""

    table: str
    code: str
    game: str
    house: dict[str, object]
    """The house rules that differ from print."""

    clock: Clock
    pace: Pace
    level: str
    rates: dict[Kind, int]
    """What shows the character of its bots, as on a bot's own card."""

    listed: bool
    odds: Odds
    hints: bool
    """Whether people may ask what a bot would think."""

    standing: Standing
    people: BySeat[SeatCard]
    commitment: str
    """The hash of the secret seed: luck was fixed before anybody sat down."""

    opened: bool
    """Whether it is a record that was opened: to be looked at, not to be played."""

    ended: FinalStanding | None = None
    """How the game ended; cards that version 0.1 kept do not say."""

    forgets: str | None = None
    """The event by which a round begins, if what was told before it is told again only when the game is over."""
    forced: Forced = "ask"


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
    view: object
    """The view of the game, or None before it starts."""

    sealed: tuple[Seat, ...]
    """Who has answered the open ask."""

    kept: object
    """One's own sealed answer, or None."""

    forced: object
    """One's own only answer, if it plays itself; otherwise None."""

    left: float | None
    """Seconds left for the open ask, where there is a clock."""

    talk: tuple[Talk, ...]
    rematch: str | None
    askers: tuple[Asker, ...]
    """Who waits for the host's word."""

    compiled: bool
    """Whether the engine of this process is; otherwise bots take longer."""


class Step(Told, frozen=True, tag=True):
    """All answers are in: what happened, and what lies on the table now."""

    n: int
    turn: int
    events: tuple[object, ...]
    view: object
    """None if a later step follows in the same breath."""

    forced: object
    """One's own only answer to the open ask, if it plays itself; otherwise None."""

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
    move: object


class Tried(Told, frozen=True, tag=True):
    """To the device that asked: what would come of these answers, as far as its seat can know."""

    turn: int
    moves: tuple[object, ...]
    view: object
    """Of a scratch table made from the seat's own view."""

    whole: bool
    """Whether the chain ends here: nobody, luck or somebody else is asked next."""


class SeatChange(msgspec.Struct, frozen=True, gc=False):
    """A bot plays for somebody, or somebody plays again."""

    seat: Seat
    name: str
    """Of the person; a seat that was left for good is its bot's."""

    why: Cause | Literal["back"]


class Seats(Told, frozen=True, tag=True):
    """Somebody came, went, or let a bot play."""

    n: int
    standing: Standing
    people: BySeat[SeatCard]
    contributions: BySeat[str]
    change: SeatChange | None
    """What the log tells of it: while the game goes on, whoever answers for a seat from now on."""

    askers: tuple[Asker, ...]
    """Who waits for the host's word."""


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
    facts: dict[str, object]
    text: str


class Pong(Told, frozen=True, tag=True):
    """I am here, and this is the last number I have told."""

    n: int
    page: str
    """The version of the page that the server has; empty if it has none."""


class Bye(Told, frozen=True, tag=True):
    """The server closes this socket; come back after so many seconds, if at all."""

    why: Literal["restart", "removed", "elsewhere"]
    after: float | None


AnyTold = Hello | Step | Sealed | Kept | Tried | Seats | Talk | Reaction | Rematch | Refusal | Pong | Bye
