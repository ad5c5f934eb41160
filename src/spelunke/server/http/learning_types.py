"""Request and response types of those who learn. TypeScript types are made from these structs as well."""

from typing import Annotated, Literal

import msgspec

from spelunke.server.http.types import Asked
from spelunke.server.socket.messages import SeatCard

# Lessons.


class LessonWish(Asked, frozen=True):
    """Where a learner stands in a lesson, and perhaps one more answer."""

    version: int | None = None
    """Of the lesson that this is about; None for somebody who begins."""

    step: Annotated[int, msgspec.Meta(ge=0)] = 0
    answers: Annotated[tuple[object, ...], msgspec.Meta(max_length=100)] = ()
    """What was answered in this step so far."""

    move: object = None


Restarted = Literal["changed", "step-changed"]
"""Why the learner stands somewhere else than they thought: the lesson, or what its step wants, is another one now."""


class LessonScene(msgspec.Struct, frozen=True):
    """What happened at one step of a lesson's table, and the table after it."""

    events: tuple[object, ...]
    view: object


class LessonFeedback(msgspec.Struct, frozen=True):
    """What has become of an answer."""

    is_right: bool
    message: str | None
    """Which sentence says why it is not what is wanted."""

    paragraphs: tuple[str, ...]
    """The rules it rests on."""


class LessonStand(msgspec.Struct, frozen=True):
    """Where a learner stands in a lesson, and what has just happened there."""

    game: str
    version: int
    step: int
    keys: tuple[str, ...]
    """Of all steps: their sentences are ``learn_<game>-<key>``."""

    people: tuple[SeatCard, ...]
    house: dict[str, object]
    before: object
    """The table before what has just happened."""

    scenes: tuple[LessonScene, ...]
    view: object
    wanted: tuple[object, ...]
    """The moves that are wanted now; none in a free step, where every legal move will do."""

    lit: tuple[str, ...]
    """What the lamp lights besides, as it is called in ``data-spot`` or ``data-explain``."""

    rules: tuple[str, ...]
    given: int
    """How many answers the learner has given in this step."""

    is_free: bool
    is_done: bool
    feedback: LessonFeedback | None
    restarted: Restarted | None


# After the game.


class ToldTurning(msgspec.Struct, frozen=True):
    """An ask of mine at which it mattered what I did: the same as ``bots.looking_back.Turning``."""

    turn: int
    move: object
    other: object
    apart: float
    reasons: tuple[object, ...]


class ToldLookBack(msgspec.Struct, frozen=True):
    """What I did well, and what cost me most, as far as I could know."""

    well: ToldTurning | None
    cost: ToldTurning | None
