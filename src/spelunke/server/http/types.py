"""Request and response types of the HTTP API. TypeScript types are made from these structs."""

from typing import Annotated, Literal

import msgspec

from spelunke.core.game import Kind
from spelunke.core.house import Option
from spelunke.core.origins import Origin, People, Reading
from spelunke.core.types import BySeat, Seat
from spelunke.server.socket.messages import Animal, Clock, Forced, Odds, Pace, SeatChange, TableCard

Contribution = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{0,64}$")]
"""What a seat adds to the luck of the game, as hexadecimal digits; empty if it adds nothing."""

# Request bodies.


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


Place = Annotated[int, msgspec.Meta(ge=0, le=7)]


class GuestName(Asked, frozen=True):
    """What I am called, and whom I wear."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    animal: Animal | Literal["initial", "same"] = "same"
    """"initial" wears nobody; "same" is whom I wore before, at first the cat."""


class NewTable(Asked, frozen=True):
    """A table to be set up."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    house: dict[str, object] = {}
    preset: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    clock: Clock = 0
    pace: Pace = "easy"
    level: Annotated[str, msgspec.Meta(max_length=40)] = "thumb"
    listed: bool = False
    odds: Odds = "on"
    hints: bool = True
    forced: Forced = "play"
    seat: Place | None = 0
    """Where I sit; None if I only put the table up."""

    screen: bool = False
    """Whether it is put up on a big screen: the person who has sat there longest may do what the host may."""

    contribution: Contribution = ""


class HouseWish(Asked, frozen=True):
    """House rules that somebody would like to play by."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    house: dict[str, object] = {}
    preset: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Join(Asked, frozen=True):
    """I sit down; on any free seat if none is named."""

    seat: Place | None = None
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Who sits there, where several people share my device; empty for myself."""

    animal: Animal | Literal["initial", "usual"] = "usual"
    """"usual" is whom I wear elsewhere, or the next one that nobody else there wears."""

    contribution: Contribution = ""


class OneSeat(Asked, frozen=True):
    """That seat."""

    seat: Place


class HostSays(Asked, frozen=True):
    """Whether somebody who asks for a bot's chair may sit down; who asks may say no for themselves."""

    asker: Annotated[str, msgspec.Meta(max_length=40)]
    yes: bool


class Dress(Asked, frozen=True):
    """On that seat I wear that animal, or keep my initial."""

    seat: Place
    animal: Animal | None


class BotIn(Asked, frozen=True):
    """A bot for that seat, of the table's level if none is named."""

    seat: Place
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Token(Asked, frozen=True):
    """What stands behind the # of a one-time link."""

    token: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]


class Again(Asked, frozen=True):
    """One more game: I sit where I sat."""

    contribution: Contribution = ""


class PlayOn(Asked, frozen=True):
    """Play on from that turn, on that seat, against bots."""

    turn: Annotated[int, msgspec.Meta(ge=0)]
    seat: Place
    level: Annotated[str, msgspec.Meta(max_length=40)] = "thumb"
    pace: Pace = "easy"
    contribution: Contribution = ""


class Nothing(Asked, frozen=True):
    """Nothing needs to be said."""


# Responses.


class Guest(msgspec.Struct, frozen=True):
    """Who I am here, and where I sit."""

    name: str
    animal: Animal | None
    """Whom I wear; None keeps the initial."""

    tables: tuple[str, ...]
    """Tables that are not over, the newest first."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that I have played to the end."""

    card: TableCard
    seats: tuple[Seat, ...]
    """Mine."""

    at: int
    """When it ended, in seconds since 1970."""


class AtTable(msgspec.Struct, frozen=True):
    """A table, and the seats that this device holds there."""

    table: str
    code: str
    seats: tuple[Seat, ...]
    host: bool
    waiting: tuple[Seat, ...] = ()
    """Whom a running game waits for, as everybody at the table sees it."""

    asks: str | None = None
    """Who asks the host for the chair of a bot, if it is this device."""


class Link(msgspec.Struct, frozen=True):
    """A link that lets one other device in, once."""

    path: str
    svg: str
    """The same as a QR code."""

    seconds: int


class Chapter(msgspec.Struct, frozen=True):
    """What happened in one turn, and then who came and went while its ask was open."""

    turn: int
    events: tuple[object, ...]
    changes: tuple[SeatChange, ...]


class Advised(msgspec.Struct, frozen=True):
    """What is to be said about one move: the same as ``spelunke.Advice``."""

    move: object
    share: float | None
    low: float
    high: float
    behind: float
    is_best: bool
    games: int
    part: float
    is_mixed: bool
    reasons: tuple[object, ...]


class Hint(msgspec.Struct, frozen=True):
    """What a bot would think about the ask of that turn: the best moves first."""

    turn: int
    games: int
    """How many games each move was measured in."""

    moves: tuple[Advised, ...]


class Course(msgspec.Struct, frozen=True):
    """How a game went: everybody's score at every ask, and at the end."""

    scores: tuple[BySeat[int], ...]


class Verdict(msgspec.Struct, frozen=True):
    """The luck of a record is what was promised before the deal."""

    luck: int
    """How many of luck's answers were drawn as promised."""

    before: int
    """How many came before the promise, in a game that was played on from another one."""


class HouseOption(Option, frozen=True):
    """One house rule as a form needs it, and where it comes from."""

    origin: Origin | None
    """Where its default comes from; null if the game does not say."""

    readings: tuple[Reading, ...]
    """Its other values that are printed or found somewhere; all the rest are ours."""


class HouseChanges(msgspec.Struct, frozen=True):
    """House rules that can be played by."""

    changes: dict[str, object]
    """Those that differ from the defaults."""


class GameCard(msgspec.Struct, frozen=True):
    """The side of a box."""

    game: str
    title: str
    seats: tuple[int, ...]
    usual_seats: int
    minutes: int
    quick: str
    """The preset for somebody who wants to play at once."""

    quick_minutes: int
    version: int
    teams: dict[int, tuple[tuple[int, ...], ...]]
    presets: dict[str, dict[str, object]]
    former: dict[int, dict[str, dict[str, object]]]
    """By earlier version of the rules: its presets, as changes to the present defaults. A link without one means 1."""

    options: tuple[HouseOption, ...]
    groups: dict[str, tuple[str, ...]]
    """House rules by what they are about; tables and those that every game has are in none."""

    people: People
    levels: tuple[str, ...]
    """The bots that play it."""

    characters: dict[str, dict[Kind, int]]
    """Those of bots that show in this game: by name and by temptation, how often in a hundred they give in."""


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

    reasons: dict[str, str]
    """By kind of reason: its paragraph."""

    options: tuple[HouseOption, ...]
    """The house rules there are, with their defaults."""

    people: People


class GamePicture(msgspec.Struct, frozen=True):
    """One of the pictures that tell a game: a moment, as a seat sees it."""

    key: str
    """Its sentence is ``<game>-picture-<key>``."""

    rule: str
    """The paragraph that the sentence tells."""

    names: tuple[str, ...]
    """Who sits there; whoever looks has no name."""

    animals: tuple[Animal, ...]
    view: object
    """The table, before what is being shown."""

    coming: object
    """The table after it; null for a table at rest."""

    events: tuple[object, ...]
    """What happened since; the last of them is being shown."""

    beat: str | None
    """Which moment of it, by the name that the board gives it."""

    sealed: tuple[int, ...]


class Interval(msgspec.Struct, frozen=True):
    """A mean, and where the true one lies 95 times in a hundred."""

    mean: float
    low: float
    high: float


class Consequence(msgspec.Struct, frozen=True, kw_only=True):
    """What one value of a house rule does, compared with a preset at a number of seats."""

    option: str
    value: bool | int | str
    seats: int
    preset: str
    longer: Interval
    """By how much of their length games get longer: 0.1 is a tenth."""

    best_seat: Interval
    """The part of all wins that the luckiest seat has among equals: the more, the less fair."""

    best_seat_more: Interval
    """How much more than without it."""

    luck: Interval
    """How much of winning lies in the deal and not in who sits where."""

    luck_more: Interval
    """How much more than without it."""


class Consequences(msgspec.Struct, frozen=True):
    """What the house rules of a game do, as measured, and how to measure it again."""

    game: str
    games: int
    """Games among equals with every value; twice as many between unequals."""

    slips: int
    """How often the beginner among the unequals, in a hundred answers, says just anything."""

    seed: int
    version: str
    command: str
    changes: tuple[Consequence, ...]


class Health(msgspec.Struct, frozen=True):
    """Whether answers can be stored, and whether other processes hear of them."""

    store: bool
    bus: bool
    tables: int
    sockets: int
