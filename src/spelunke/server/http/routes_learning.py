"""Routes of those who learn: lessons, of which nothing is kept here, and looking back on one's own game."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from starlette.responses import Response

from spelunke import shelf
from spelunke.core.house import changes
from spelunke.core.types import Move
from spelunke.play.lesson import NEIGHBOURS, Attempt, Feedback, Lesson, NoLesson, lesson_of
from spelunke.server.errors import NotHere, NotNow, NotUnderstood
from spelunke.server.http import types
from spelunke.server.http.context import RequestContext
from spelunke.server.http.endpoints import Endpoint
from spelunke.server.http.learning_types import LessonFeedback, LessonScene, LessonStand, LessonWish, Restarted, ToldLookBack
from spelunke.server.live.remembering import remembered
from spelunke.server.log.cast import REGULARS, USUAL
from spelunke.server.socket.game_codecs import move_type
from spelunke.server.socket.messages import SeatCard

_ANIMALS: Final = {name: animal for animal, name in REGULARS.items()}


@cache
def _lesson(key: str) -> Lesson:
    return lesson_of(shelf.parts(key))


async def lesson(context: RequestContext) -> Response:
    """Where a learner stands in a lesson after these answers, and what has become of one more."""
    key, asked = context.request.path_params["game"], await context.body(LessonWish)
    return context.answer(await context.registry.in_thread(_stand, key, asked))


def _stand(key: str, asked: LessonWish) -> LessonStand:
    try:
        lesson = _lesson(key)
    except NoLesson as error:
        raise NotHere(error.message, **error.facts) from None
    if asked.version not in {None, lesson.version} or asked.step >= len(lesson.steps):
        return _told(Attempt(lesson, 0), 0, None, "changed")
    moves = _moves(key, asked.answers)
    try:
        attempt = Attempt(lesson, asked.step, moves)
    except NoLesson:
        return _told(Attempt(lesson, asked.step), asked.step, None, "step-changed")
    if asked.move is None or attempt.is_done:
        return _told(attempt, asked.step, None, None)
    return _told(attempt, asked.step, attempt.give(*_moves(key, [asked.move])), None)


def _moves(key: str, plain: Sequence[object]) -> list[Move]:
    try:
        return [msgspec.convert(move, move_type(shelf.parts(key))) for move in plain]
    except msgspec.ValidationError as error:
        raise NotUnderstood("server-not-understood", why=str(error)[:200]) from None


def _told(attempt: Attempt, number: int, feedback: Feedback | None, restarted: Restarted | None) -> LessonStand:
    lesson, step = attempt.lesson, attempt.step
    is_news = attempt.given == 0 if feedback is None else feedback.is_right
    return LessonStand(
        game=lesson.parts.box.key,
        version=lesson.version,
        step=number,
        keys=tuple(one.key for one in lesson.steps),
        people=_people(attempt),
        house=changes(attempt.game.house),
        before=attempt.before,
        scenes=tuple(LessonScene(tuple(scene.events), scene.view) for scene in attempt.scenes) if is_news else (),
        view=attempt.view(),
        wanted=() if step.is_free else attempt.wanted,
        lit=step.lit,
        rules=step.rules,
        given=attempt.given,
        is_free=step.is_free,
        is_done=attempt.is_done,
        feedback=None if feedback is None else LessonFeedback(feedback.is_right, feedback.message, feedback.paragraphs),
        restarted=restarted,
    )


def _people(attempt: Attempt) -> tuple[SeatCard, ...]:
    """The learner, and regulars of the den in the other seats."""

    def bot(name: str) -> SeatCard:
        return SeatCard("bot", name, _ANIMALS[name], "thumb", None, here=True, looks=False, rates={})

    people = [bot(name) for name in NEIGHBOURS[: attempt.game.seats - 1]]
    learner = SeatCard("person", "", USUAL, None, None, here=True, looks=False, rates={})
    return (*people[: attempt.lesson.seat], learner, *people[attempt.lesson.seat :])


async def look_back(context: RequestContext) -> Response:
    """What I did well in a game that is over, what cost me most, and what speaks for doing otherwise."""
    room = await context.room()
    seat = (await context.body(types.OneSeat)).seat
    context.check_holds(room, seat)
    context.check_hints(room, seat)
    asked = await context.registry.in_thread(remembered, room.table_log, seat)
    told = await context.registry.advisers.look_back(asked)
    if told is None:
        raise NotNow("server-no-hint")
    return context.answer(told)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/games/{game}/lesson",
        lesson,
        body=LessonWish,
        gives=LessonStand,
        cost=2,
    ),
    Endpoint(
        "POST",
        "/api/table/{table}/look-back",
        look_back,
        body=types.OneSeat,
        gives=ToldLookBack,
        cost=5,
    ),
)
