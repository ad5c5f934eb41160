"""A game in five pictures: moments of its lesson, drawn by the page's own boards. Which ones is data in the game's folder.

A picture is a table as a step of the lesson finds it, or a moment of what happens there.
``docs/lessons.md`` describes the file.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

import msgspec

from spelunke.core.game import AnyView, Parts
from spelunke.core.types import Event
from spelunke.play.lesson import NEIGHBOURS, Attempt, BrokenLesson, Lesson, lesson_of

FILE: Final = "pictures.toml"


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture as it stands in the file."""

    key: str
    rule: str
    step: str
    done: bool = False
    show: str | None = None
    nth: int = 1
    beat: str | None = None
    sealed: tuple[int, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All pictures of a game."""

    picture: tuple[_Written, ...]


@dataclass(frozen=True)
class Picture:
    """A moment of a game, as the learner of its lesson sees it."""

    key: str
    """Its sentence is ``<game>-picture-<key>``."""

    rule: str
    """The paragraph that the sentence tells."""

    names: tuple[str, ...]
    """Who sits there; the learner's is empty."""

    view: AnyView
    """The table, before what is being shown."""

    coming: AnyView | None
    """The table after it; None for a table at rest."""

    events: tuple[Event, ...]
    """What happened since; the last of them is being shown."""

    beat: str | None
    """Which moment of it, by the name that the board gives it."""

    sealed: tuple[int, ...]
    """Who has answered, face down."""


def pictures_of(parts: Parts) -> tuple[Picture, ...]:
    """The pictures of a game, in their order; none if it has none."""
    file = files(parts.package) / FILE
    if not file.is_file():
        return ()
    try:
        written = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenLesson("learn-broken", step=parts.box.key, why=str(error)) from None
    lesson = lesson_of(parts)
    return tuple(_draw(lesson, picture) for picture in written.picture)


def _draw(lesson: Lesson, written: _Written) -> Picture:
    number = next((at for at, step in enumerate(lesson.steps) if step.key == written.step), None)
    if number is None:
        raise BrokenLesson("learn-broken", step=written.key, why=f"no step {written.step}")
    attempt = Attempt(lesson, number)
    names = ("", *NEIGHBOURS[: attempt.game.seats - 1])
    names = names[-lesson.seat :] + names[: -lesson.seat] if lesson.seat else names
    while not attempt.is_done and (written.done or written.show):
        attempt.give(attempt.wanted[0])
    if written.show is None:
        return Picture(written.key, written.rule, names, attempt.view(), None, (), None, written.sealed)
    told = 0
    for before, after, events in _asks(attempt):
        for place, event in enumerate(events):
            told += type(event).__name__ == written.show
            if told == written.nth:
                return Picture(written.key, written.rule, names, before, after, tuple(events[: place + 1]), written.beat, ())
    raise BrokenLesson("learn-broken", step=written.key, why=f"no event {written.show}")


def _asks(attempt: Attempt) -> Iterator[tuple[AnyView, AnyView, list[Event]]]:
    """Ask by ask since the step began: the table before and after, and what happened in between, as the learner sees it."""
    game, seat = attempt.game, attempt.lesson.seat
    record = game.record(attempt.table)
    table, answers = game.replay(record, attempt.started), attempt.started
    while answers < attempt.answers:
        since = answers
        answers += len(game.asked(table))
        after = game.replay(record, answers)
        yield game.shown(game.view(table, seat)), game.shown(game.view(after, seat)), game.events(after, seat, since)
        table = after
