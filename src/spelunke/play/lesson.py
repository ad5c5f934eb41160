"""A lesson: a game taught in small steps, on its real board and by its real rules. The steps are data in the game's folder.

A step is a position, or goes on from the step before; luck and the other seats answer as written, and it waits for the moves it
wants. Where a learner stands is the step and the answers given in it: nobody keeps a table. ``docs/lessons.md`` describes the
file.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from importlib.resources import files
from operator import or_
from typing import Any, Final

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.errors import Refused, SpelunkeError
from spelunke.core.game import AnyView, Game, Parts
from spelunke.core.table import LUCK, Table
from spelunke.core.types import Event, Json, Move

FILE: Final = "lesson.toml"
NEIGHBOURS: Final = ("Kalle", "Jule", "Emil", "Lotte", "Fritz")
"""Who sits at the other seats, clockwise from the learner: the sentences call them by name."""

NONE: Final = "none"
"""TOML has no null: this word stands for it in a position."""


class NoLesson(SpelunkeError):
    """The game has no lesson, or the lesson has no such step."""


class BrokenLesson(SpelunkeError):
    """A lesson that cannot be given as it is written."""


class _WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it stands in the file; moves are still plain."""

    key: str
    rules: tuple[str, ...]
    position: Json | None = None
    seats: int | None = None
    house: Json | None = None
    luck: tuple[Json, ...] = ()
    others: dict[str, tuple[Json, ...]] = {}
    wanted: tuple[Json, ...] = ()
    then: tuple[tuple[Json, ...], ...] = ()
    lit: tuple[str, ...] = ()
    happens: tuple[str, ...] = ()
    free: bool = False
    most: int = 12
    seed: int = 1


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as it stands in the file."""

    version: int
    seats: int
    beginner: tuple[str, ...]
    step: tuple[_WrittenStep, ...]
    seat: int = 0
    house: Json = {}
    start: Json = {}


@dataclass(frozen=True)
class LessonStep:
    """One idea: what lies on the table, what happens, what the learner is to do."""

    key: str
    """Its sentences are ``learn_<game>-<key>``, with the attributes ``title`` and ``wrong``."""

    rules: tuple[str, ...]
    """The paragraphs of RULES.md it touches."""

    game: Game
    position: Json | None
    """None where it goes on from the step before."""

    luck: tuple[Move, ...]
    others: Mapping[int, tuple[Move, ...]]
    wanted: tuple[tuple[Move, ...], ...]
    """By ask: any of these moves. Empty if there is only something to look at."""

    lit: tuple[str, ...]
    """What the lamp lights besides the wanted moves: names of things on the board."""

    happens: tuple[str, ...]
    """The events it exists for: without them it teaches nothing."""

    is_free: bool
    """Whether every legal move will do: a short real round, where bots and dice take over once the script ends."""

    most: int
    """After so many answers of the learner a free step is over, if the game is not."""

    seed: int


@dataclass(frozen=True)
class Lesson:
    """All steps of a game's lesson."""

    parts: Parts
    version: int
    """Counted up whenever steps come, go or change their places."""

    seat: int
    """Where the learner sits."""

    beginner: tuple[str, ...]
    """The paragraphs that nobody can do without in a first game."""

    steps: tuple[LessonStep, ...]

    def step(self, number: int) -> LessonStep:
        """A step by its number, from 0."""
        if not 0 <= number < len(self.steps):
            raise NoLesson("learn-no-such-step", title=self.parts.box.title, step=number + 1, last=len(self.steps))
        return self.steps[number]


class Feedback(msgspec.Struct, frozen=True):
    """What became of an answer."""

    is_right: bool
    message: str | None = None
    """Which sentence says why it is not what is wanted."""

    paragraphs: tuple[str, ...] = ()
    """The rules it rests on."""


class Scene(msgspec.Struct):
    """What happened at one step of the table as the learner heard it, and the table after it as they see it."""

    events: list[Event]
    view: AnyView


class Attempt:
    """A learner at a step: the table after the answers given so far.

    >>> from spelunke import shelf
    >>> from spelunke.games.rueck.types import Rob
    >>> attempt = Attempt(lesson_of(shelf.parts("rueck")), 0)
    >>> attempt.give(Rob(3)).message, attempt.give(Rob(7)).is_right, attempt.is_done
    ('learn_rueck-strongest.wrong', True, True)
    """

    def __init__(self, lesson: Lesson, number: int, answers: Sequence[Move] = ()) -> None:
        self.lesson = lesson
        self.step = lesson.step(number)
        self.game = self.step.game
        self.given = 0
        """How many answers the learner has given in this step."""

        self._luck = list(self.step.luck)
        self._others = {seat: list(moves) for seat, moves in self.step.others.items()}
        self._dice = Dice(self.step.seed)
        self.table = self._begin(number)
        self.started = self.answers
        """How many answers the table had taken when the step began."""

        self._begin_scenes()
        self._play_on()
        for move in answers:
            if not self.give(move).is_right:
                raise NoLesson("learn-answers-changed")

    def _begin(self, number: int) -> Table:
        if self.step.position is not None:
            return self.game.arrange(self.step.position, ask_luck=True)
        before = self.lesson.step(number - 1)
        return Attempt(self.lesson, number - 1, [moves[0] for moves in before.wanted]).table

    @property
    def answers(self) -> int:
        """How many answers the table has taken, luck's too."""
        assert self.table.tape is not None
        return len(self.table.tape.answers)

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do in this step."""
        if self.step.is_free:
            return not self.table.asked or self.given >= self.step.most
        return self.given >= len(self.step.wanted)

    @property
    def is_over(self) -> bool:
        """Whether the game on the table has ended."""
        return not self.table.asked

    @property
    def wanted(self) -> tuple[Move, ...]:
        """The moves that are wanted now: all legal ones in a free step, none if it is done."""
        if self.is_done:
            return ()
        return self.view().choices if self.step.is_free else self.step.wanted[self.given]

    def view(self) -> AnyView:
        """What the learner sees."""
        return self.game.shown(self.game.view(self.table, self.lesson.seat))

    def events(self, since: int) -> list[Event]:
        """What happened after so many answers, as the learner heard it."""
        return self.game.events(self.table, self.lesson.seat, since)

    def _begin_scenes(self) -> None:
        self.before = self.view()
        """The table before what happened last: since the learner's last answer, or since the step began."""

        self.scenes: list[Scene] = []
        """What happened since then."""

    def _play(self, answers: Mapping[int, Move]) -> None:
        """What luck adds belongs to the answers before it."""
        since = self.answers
        self.game.play(self.table, answers)
        events, view = self.events(since), self.view()
        if LUCK in answers and self.scenes:
            self.scenes[-1] = Scene([*self.scenes[-1].events, *events], view)
        else:
            self.scenes.append(Scene(events, view))

    def give(self, move: Move) -> Feedback:
        """Answer: a wanted move is played, any other is explained and leaves the table as it was."""
        seat = self.lesson.seat
        try:
            self.game.check(self.table, seat, move)
        except Refused as refusal:
            paragraph = refusal.facts.get("paragraph")
            return Feedback(False, "learn-not-legal", (str(paragraph),) if paragraph else self.step.rules)
        if move not in self.wanted:
            return Feedback(False, f"{text_of(self.lesson, self.step)}.wrong", self.step.rules)
        others = [other for other in self.game.asked(self.table) if other != seat]
        self._begin_scenes()
        self._play({seat: move, **{other: self._answer_of(other) for other in others}})
        self.given += 1
        self._play_on()
        return Feedback(True)

    def _play_on(self) -> None:
        """Let luck and the others answer until the learner is asked, or the script of a step that is not free ends."""
        while (asked := self.game.asked(self.table)) and self.lesson.seat not in asked and all(map(self._has_answer, asked)):
            self._play({seat: self._answer_of(seat) for seat in asked})

    def _has_answer(self, seat: int) -> bool:
        return self.step.is_free or bool(self._luck if seat == LUCK else self._others.get(seat))

    def _answer_of(self, seat: int) -> Move:
        script = self._luck if seat == LUCK else self._others.get(seat)
        if script:
            return script.pop(0)
        if not self.step.is_free:
            raise BrokenLesson("learn-broken", step=self.step.key, why=f"seat {seat}")
        if seat == LUCK:
            return self.game.parts.codebook.moves[self.table.draw(self._dice)]
        return self.game.thumb(self.game.view(self.table, seat), self._dice)

    @property
    def unused(self) -> int:
        """How many answers of the script were never asked for: none, once a step is done."""
        return len(self._luck) + sum(map(len, self._others.values()))


def text_of(lesson: Lesson, step: LessonStep) -> str:
    """The message of a step's sentence."""
    return f"learn_{lesson.parts.box.key}-{step.key}"


def lesson_of(parts: Parts) -> Lesson:
    """The lesson in a game's folder."""
    file = files(parts.package) / FILE
    if not file.is_file():
        raise NoLesson("learn-no-lesson", title=parts.box.title)
    return read_lesson(parts, file.read_text(encoding="utf-8"))


def read_lesson(parts: Parts, text: str) -> Lesson:
    """The lesson written in a file; refuses what cannot be read, and says where."""
    try:
        written = msgspec.convert(tomllib.loads(text), _Written)
        moves = reduce(or_, {type(move) for move in parts.codebook.moves})
        steps = tuple(_read_step(parts, written, step, moves) for step in written.step)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, ValueError) as error:
        raise BrokenLesson("learn-broken", step=parts.box.key, why=str(error)) from None
    return Lesson(parts, written.version, written.seat, written.beginner, steps)


def _read_step(parts: Parts, written: _Written, step: _WrittenStep, moves: Any) -> LessonStep:
    def read(plain: Sequence[Json]) -> tuple[Move, ...]:
        return tuple(msgspec.convert(move, moves) for move in plain)

    game = Game(parts, step.seats or written.seats, written.house | (step.house or {}))
    return LessonStep(
        key=step.key,
        rules=step.rules,
        game=game,
        position=None if step.position is None else _filled(parts, written.start | step.position),
        luck=read(step.luck),
        others={int(seat): read(said) for seat, said in step.others.items()},
        wanted=tuple(map(read, (step.wanted, *step.then))) if step.wanted else (),
        lit=step.lit,
        happens=step.happens,
        is_free=step.free,
        most=step.most,
        seed=step.seed,
    )


def _filled(parts: Parts, position: Json) -> Json:
    """A position with its nulls; what it must say and does not is null as well."""
    needed = [field.name for field in msgspec.structs.fields(parts.position_type) if field.required]
    filled: Json = {**dict.fromkeys(needed), **_with_nulls(position)}
    return filled


def _with_nulls(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {name: _with_nulls(value) for name, value in plain.items()}
    if isinstance(plain, list):
        return [_with_nulls(value) for value in plain]
    return None if plain == NONE else plain
