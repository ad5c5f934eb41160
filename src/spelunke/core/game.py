"""Game: the public face, the same for every game. It checks what the tables trust."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.box import Box
from spelunke.core.codebook import Codebook
from spelunke.core.dice import Dice
from spelunke.core.errors import (
    AnswersMissing,
    BadHouseRule,
    BadRecord,
    ImpossiblePosition,
    NotAsked,
    NotLegal,
    Refused,
    UnknownMove,
    UnknownRules,
    WrongSeats,
)
from spelunke.core.generics import HouseT, TableT, ViewT
from spelunke.core.house import changes, read_house
from spelunke.core.observation import Field, ObservationEncoder
from spelunke.core.plain import check_numbers, plain_of
from spelunke.core.policy import Policy
from spelunke.core.record import FORMAT, Record
from spelunke.core.table import LUCK, SPECTATOR, Table
from spelunke.core.tape import Tape
from spelunke.core.types import AnyView as AnyView
from spelunke.core.types import Chance, Event, Json, Move, Question, Reason, Standing, View

Kind = Literal["bluff", "doubt", "risk"]
"""How a seat can be tempted."""

Temptations = Mapping[Kind, Callable[[AnyView], tuple[Move, ...]]]
"""By kind: those of a view's choices that give in. An ask tempts if they are some of the choices, but not all."""

Decider = Callable[[AnyView, Dice], Move]
"""A player: answers for the seat whose view it is given; the dice are its own, never the table's."""


class Levels(NamedTuple):
    """What the levels of bots, which every game has, are made of in one game."""

    slips: int = 35
    """How many of a hundred answers of a novice are random: more where luck forgives much …"""

    beginner_slips: int | None = None
    """… and of the beginner against whom the lab measures luck and skill, where a novice would hardly ever win."""

    games: int = 1000
    """How many games a master simulates for an answer."""

    margin: float = 0.0
    """How much larger a share of the win a searched move must have to replace the policy's answer."""


class Deciding(NamedTuple):
    """The things that decide a game: an event that tells of one, its field that names it, and the message id of the name."""

    event: type[Event]
    field: str
    message: str


def _never(*_of: object) -> bool:
    """What a game that says nothing else says."""
    return False


def _no_odds(_view: AnyView, _house: object) -> tuple[Chance, ...]:
    """No chances are known."""
    return ()


def _no_reasons(_table: Table, _view: AnyView, _move: object) -> tuple[Reason, ...]:
    """No reasons are known."""
    return ()


@dataclass(frozen=True)
class Parts(Generic[TableT, HouseT, ViewT]):
    """What a game's folder brings, room by room."""

    package: str
    """Where the folder is: the terminal finds its board there."""

    box: Box[HouseT]
    deal: Callable[[int, HouseT], TableT]
    """A table with this many seats under these house rules, before luck's first answer."""

    codebook: Codebook
    questions: tuple[Question, ...]
    """What ``Table.about`` counts."""

    events: Mapping[type[Event], str]
    """Every kind of event ``tell`` can give, and which paragraph of RULES.md rules it; empty where none does."""

    look: Callable[[TableT, int | None], msgspec.Struct]
    """What lies open to a seat."""

    remember: Callable[[TableT, int | None], msgspec.Struct]
    """What a careful player in that seat remembers."""

    tell: Callable[[tuple[int, ...], int | None], Event | None]
    """A note of the tape (kind, numbers …) as this seat may hear it; None if it may not hear of it at all."""

    round_begins: type[Event] | None = field(kw_only=True, default=None)
    """What is told when a round begins; None where all that ever happened can be read off the table."""

    observation: ObservationEncoder[TableT]
    """What a seat sees, in numbers: as much as ``look`` and ``remember`` tell, no more and no less."""

    guess: Callable[[ViewT, HouseT], msgspec.Struct]
    """Any position in which that seat would have that view."""

    position_type: type[msgspec.Struct]
    position: Callable[[TableT], msgspec.Struct]
    arrange: Callable[[Any, int, HouseT], TableT]
    """The table of a position. Refuses what no table can be in (ImpossiblePosition)."""

    looks_first: Callable[[TableT], bool] = _never
    """Whether luck, which is asked, waits until people have looked at what lies on the table."""

    shows_if_forced: Callable[[TableT, int], bool] = _never
    """Whether all can work out, from what everybody knows, if an asked seat has only one answer."""

    policy: Policy[TableT] = Policy()  # noqa: RUF009 (it holds nothing that changes)
    """How a sensible player answers: the bot ``thumb``, and what hints compare."""

    rollout: Policy[TableT] = Policy()  # noqa: RUF009 (it holds nothing that changes)
    """The same policy in a hurry, for the rollouts of the search."""

    levels: Levels = Levels()  # noqa: RUF009 (it holds nothing that changes)
    deciding: Deciding | None = None
    """What the lab counts when it says what decided a game; None counts all events by their kind."""

    chances: tuple[type[Chance], ...] = ()
    """Every kind of chance ``odds`` can give."""

    odds: Callable[[ViewT, HouseT], tuple[Chance, ...]] = _no_odds
    """The chances that a careful player can work out from a view and its memory, and from nothing else."""

    temptations: Temptations = field(default_factory=dict)
    """The temptations of this game, which show a player's character; from the view and nothing else."""

    reasons: Mapping[type[Reason], str] = field(default_factory=dict)
    """Every kind of reason ``why`` can give, and which paragraph of RULES.md makes it one; empty where none does."""

    why: Callable[[TableT, ViewT, Any], tuple[Reason, ...]] = _no_reasons
    """The reasons for and against one of a view's choices, most important first: from the view, and a table made from it."""


class Game(Generic[TableT, HouseT, ViewT]):
    """A game with its number of seats and house rules: deals tables and answers every question about them."""

    def __init__(
        self,
        parts: Parts[TableT, HouseT, ViewT],
        seats: int | None = None,
        house: Mapping[str, object] | HouseT | None = None,
        preset: str | None = None,
        rules: int | None = None,
    ) -> None:
        """``rules``: the version of the rules whose defaults and presets are meant; the present one if not said."""
        box = parts.box
        if seats is not None and seats not in box.seats:
            raise WrongSeats("seats-wrong", title=box.title, seats=str(seats), allowed=list(box.seats))
        version = box.version if rules is None else rules
        if version != box.version and version not in box.former:
            raise UnknownRules("rules-unknown", title=box.title, version=version, known=[*box.former, box.version])
        self.parts = parts
        self.box = box
        self.house = read_house(box.house, house, box.base(preset, version))
        self.seats = _usual_seats(box, self.house) if seats is None else seats
        box.check(self.house, self.seats)

    def __repr__(self) -> str:
        return f"Game({self.box.key!r}, seats={self.seats}, house={changes(self.house)})"

    # Sitting down.

    def deal(self, seed: int = 0, *, ask_luck: bool = False) -> TableT:
        """A fresh table. Its own dice answer for luck, unless luck is to be asked like a seat."""
        return self._seated(self.parts.deal(self.seats, self.house), Tape(), None if ask_luck else Dice(seed))

    def arrange(self, position: object, seed: int = 0, *, ask_luck: bool = False) -> TableT:
        """The table of a position, given as plain JSON; checked."""
        try:
            read = msgspec.convert(position, self.parts.position_type)
        except msgspec.ValidationError as error:
            raise ImpossiblePosition("position-damaged", why=str(error)) from None
        start = plain_of(read)
        check_numbers(start)
        try:
            table = self.parts.arrange(read, self.seats, self.house)
        except UnknownMove as refusal:
            raise ImpossiblePosition("position-damaged", why=str(refusal)) from None
        return self._seated(table, Tape(start), None if ask_luck else Dice(seed))

    def seat_at(self, view: ViewT) -> TableT:
        """A table this seat could be sitting at, with no secret in it: the only way a bot gets one."""
        return self.parts.arrange(self.parts.guess(view, self.house), self.seats, self.house)

    def _seated(self, table: TableT, tape: Tape, dice: Dice | None) -> TableT:
        table.tape = tape
        table.dice = dice
        self._let_luck_answer(table)
        return table

    # Asking and answering.

    def asked(self, table: TableT) -> tuple[int, ...]:
        """Who must answer now; ``(LUCK,)`` if luck; empty when the game is over."""
        return table.seats_asked()

    def question(self, table: TableT) -> Question | None:
        """What the ask is about; None when the game is over."""
        return self.parts.questions[table.about] if table.asked else None

    def moves(self, table: TableT, seat: int) -> tuple[Move, ...]:
        """What this seat may answer now; nothing if it is not asked."""
        if seat not in table.seats_asked():
            return ()
        moves = self.parts.codebook.moves
        return tuple(moves[code] for code in table.choices(seat))

    def play(self, table: TableT, answers: Mapping[int, Move]) -> None:
        """Take the answers of all asked seats together, or refuse them and leave the table as it was."""
        asked = table.seats_asked()
        if not table.asked:
            raise game_over(next(iter(answers), None))
        codes = {seat: self.check(table, seat, move) for seat, move in answers.items()}
        missing = [seat for seat in asked if seat not in codes]
        if missing:
            raise AnswersMissing("answers-missing", missing=missing, asked=list(asked))
        self.apply(table, [codes[seat] for seat in asked])

    def check(self, table: TableT, seat: int, move: Move) -> int:
        """The code of one seat's answer to the present ask; refuses what that seat may not answer."""
        question = self.question(table)
        asked = table.seats_asked()
        if question is None:
            raise game_over(seat)
        code = self.parts.codebook.code(move)
        if seat not in asked:
            raise NotAsked("seat-not-asked", seat=seat, asked=list(asked), paragraph=question.paragraph)
        if code not in table.choices(seat):
            allowed = [repr(legal) for legal in self.moves(table, seat)]
            raise NotLegal("move-not-legal", seat=seat, move=repr(move), allowed=allowed, paragraph=question.paragraph)
        return code

    def apply(self, table: TableT, codes: list[int]) -> None:
        """Take the checked codes of all asked seats, in the order of ``asked``, and let luck answer."""
        self._take(table, codes)
        self._let_luck_answer(table)

    def _take(self, table: TableT, codes: list[int]) -> None:
        if table.tape is not None:
            table.tape.answers.extend(codes)
        table.answer(codes)

    def _let_luck_answer(self, table: TableT) -> None:
        while table.dice is not None and table.seats_asked() == (LUCK,):
            self._take(table, [table.draw(table.dice)])

    # Looking.

    def view(self, table: TableT, seat: int | None, *, memory: bool = True) -> ViewT:
        """All that this seat may know, or only what lies open to it; None for a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise WrongSeats("no-such-seat", seat=str(seat), last=self.seats - 1)
        question = self.question(table)
        return View(  # type: ignore[return-value]  # what a game's look and remember return makes it that game's view
            game=self.box.key,
            version=self.box.version,
            seats=self.seats,
            seat=seat,
            asked=table.seats_asked(),
            about=question.about if question else None,
            choices=self.moves(table, seat) if seat is not None else (),
            standing=self.standing(table),
            open=self.parts.look(table, seat),
            remembered=self.parts.remember(table, seat) if memory else None,
        )

    def observation(self, view: ViewT) -> list[int]:
        """A view in numbers, made from nothing but that view; ``observation_fields`` says what stands where."""
        return self.parts.observation.numbers(self.seat_at(view), SPECTATOR if view.seat is None else view.seat)

    def observation_fields(self) -> list[Field]:
        """What the numbers of an observation are, in order."""
        return self.parts.observation.fields(self.parts.deal(self.seats, self.house))

    def shown(self, view: ViewT) -> ViewT:
        """The part of a view that people are shown: without memory aids they must remember the rest themselves."""
        return view if self.house.memory_aids else msgspec.structs.replace(view, remembered=None)

    def thumb(self, view: ViewT, dice: Dice, among: tuple[Move, ...] | None = None) -> Move:
        """What the game's policy answers to this view, or would answer if it had these choices only."""
        assert view.seat is not None
        table, codebook = self.seat_at(view), self.parts.codebook
        if among is None:
            return codebook.moves[self.parts.policy.answer(table, view.seat, dice)]
        codes = vec[i64]([codebook.codes[move] for move in among])
        return codebook.moves[self.parts.policy.best(table, view.seat, codes, dice)]

    def odds(self, view: ViewT) -> tuple[Chance, ...]:
        """The chances that a player with this view, memory included, can work out; none once the game is over."""
        return () if view.standing is not None else self.parts.odds(view, self.house)

    def why(self, view: ViewT, move: Move) -> tuple[Reason, ...]:
        """The reasons for and against this choice, from the view, memory included."""
        return self.parts.why(self.seat_at(view), view, move)

    def events(self, table: TableT, seat: int | None, since: int = -1) -> list[Event]:
        """What happened after the first ``since`` answers, as this seat heard it; from the beginning if not said."""
        if table.tape is None:
            return []
        told = (self.parts.tell(note[1:], seat) for note in table.tape.notes if note[0] > since)
        return [event for event in told if event is not None]

    def standing(self, table: TableT) -> Standing | None:
        """How the game ended; None while it goes on."""
        return None if table.asked else Standing(tuple(table.places()), tuple(table.scores()))

    # Keeping.

    def position(self, table: TableT) -> Json:
        """The whole truth as plain JSON."""
        return plain_of(self.parts.position(table))

    def record(self, table: TableT) -> Record:
        """The game so far; ``Record.to_json`` makes the file."""
        if table.tape is None:
            raise BadRecord("record-no-tape")
        return Record(
            spelunke=FORMAT,
            game=self.box.key,
            version=self.box.version,
            seats=self.seats,
            house=changes(self.house),
            start=table.tape.start,  # type: ignore[arg-type]
            answers=list(table.tape.answers),
            standing=self.standing(table),
        )

    def replay(self, record: Record, answers: int | None = None) -> TableT:
        """The table after the first answers of a record, or after all of them. Luck is asked, so nothing is rolled."""
        try:
            table = self.deal(ask_luck=True) if record.start is None else self.arrange(record.start, ask_luck=True)
        except ImpossiblePosition as refusal:
            raise BadRecord("record-other-game", why=str(refusal)) from None
        tape = table.tape
        assert tape is not None
        wanted = record.answers if answers is None else record.answers[:answers]
        moves = self.parts.codebook.moves
        while len(tape.answers) < len(wanted):
            at = len(tape.answers)
            asked = table.seats_asked()
            codes = wanted[at : at + len(asked)]
            if not asked:
                raise BadRecord("record-too-long", answer=at)
            if len(codes) < len(asked):
                if answers is None:
                    raise BadRecord("record-half-step", answer=at)
                break
            if any(code >= len(moves) for code in codes):
                raise BadRecord("record-illegal", answer=at, why=str(max(codes)))
            try:
                self.play(table, {seat: moves[code] for seat, code in zip(asked, codes, strict=True)})
            except Refused as refusal:
                raise BadRecord("record-illegal", answer=at, why=str(refusal)) from None
        if answers is None and self.standing(table) != record.standing:
            raise BadRecord("record-other-end" if record.standing and not table.asked else "record-unfinished-claim")
        return table

    def go_on(self, record: Record, seed: int = 0) -> TableT:
        """The table of an unfinished record, with dice of its own from here on."""
        table = self.replay(record)
        assert table.tape is not None
        return self._seated(table, table.tape, Dice(seed))


def game_over(seat: int | None) -> NotAsked:
    """The refusal of an answer at a finished table, even of an empty answer, which names no seat."""
    return NotAsked("game-over-nobody") if seat is None else NotAsked("game-over", seat=seat)


def _usual_seats(box: Box[HouseT], house: HouseT) -> int:
    """The usual number of seats, or the first that the house rules allow if they do not allow that one."""
    for seats in (box.usual_seats, *box.seats):
        try:
            box.check(house, seats)
        except BadHouseRule:
            continue
        return seats
    return box.usual_seats
