"""Walks through a game, and the moments on the way at which a law is tried."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import count
from typing import Any
from zlib import crc32

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.house import changes
from spelunke.core.playout import answer_of
from spelunke.core.record import FORMAT, Record
from spelunke.core.table import LUCK, Table
from tests.laws.broken import hold
from tests.laws.scenes import Scene
from tests.laws.size import FULL

STOPS = 100
"""At how many moments at most a walk stops."""


@dataclass(frozen=True)
class Moment:
    """One moment of a game: the table, which is not to be changed, and every answer that led to it."""

    game: Game
    table: Table
    answers: tuple[int, ...]
    seed: int

    def __repr__(self) -> str:
        return f"{self.game} after {len(self.answers)} answers of seed {self.seed}"

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        """So that Hypothesis says no more of a moment than its record does."""
        printer.text(repr(self))

    def dice(self) -> Dice:
        """Dice for whatever a law tries at this moment; the same every time."""
        return Dice(self.seed, len(self.answers) + 1)

    def then(self, codes: list[int]) -> "Moment":
        """The moment after these answers."""
        table = self.table.copy()
        table.answer(codes)
        return Moment(self.game, table, (*self.answers, *codes), self.seed)

    def record(self) -> Record:
        """How it came to this moment."""
        return Record(
            spelunke=FORMAT,
            game=self.game.box.key,
            version=self.game.box.version,
            seats=self.game.seats,
            house=changes(self.game.house),
            answers=list(self.answers),
            standing=self.game.standing(self.table),
        )


MomentLaw = Callable[[Moment], None]


def random_answers(table: Table, dice: Dice) -> list[int]:
    """Any legal answers of those who are asked; luck's as likely as its weights say."""
    asked = table.seats_asked()
    if asked == (LUCK,):
        return [table.draw(dice)]
    return [any_of(table.choices(seat), dice) for seat in asked]


def any_of(codes: list[int], dice: Dice) -> int:
    """One of them, each as likely."""
    hold(codes, "somebody is asked who may not answer anything")
    return codes[dice.below(len(codes))]


def sensible_answers(game: Game, table: Table, dice: Dice) -> list[int]:
    """What sensible players answer, by the game's policy, or luck."""
    asked = table.seats_asked()
    if asked == (LUCK,):
        return [table.draw(dice)]
    return [answer_of(game.parts.policy, table, seat, dice, table.copy()) for seat in asked]


def picked_answers(table: Table, pick: int) -> list[int]:
    """The answers that a number picks: the smaller it is, the earlier codes."""
    return [(codes := table.choices(seat))[(pick >> at) % len(codes)] for at, seat in enumerate(table.seats_asked())]


def answers_for(scene: Scene, table: Table, dice: Dice) -> list[int]:
    """What is answered in this scene."""
    return sensible_answers(scene.game, table, dice) if scene.by_thumb else random_answers(table, dice)


@lru_cache(maxsize=32)
def walk(scene: Scene, seed: int) -> list[Moment]:
    """A whole game, as moments from the deal to the end; of a long game only every second, fourth, eighth …"""
    dice = Dice(seed, 0)
    table = scene.game.parts.deal(scene.game.seats, scene.game.house)
    answers: list[int] = []
    moments: list[Moment] = []
    stride, asks = 1, 0
    while True:
        if asks % stride == 0 or not table.asked:
            moments.append(Moment(scene.game, table.copy(), tuple(answers), seed))
        if len(moments) > STOPS:
            moments, stride = moments[::2], stride * 2
        if not table.asked or len(answers) > scene.game.box.limit:
            return moments
        codes = answers_for(scene, table, dice)
        answers.extend(codes)
        table.answer(codes)
        asks += 1


@st.composite
def moments_of(draw: Any, scene: Scene) -> Moment:
    """Moments of random games: a seed, a place in its game, and a few answers from there on."""
    moments = walk(scene, draw(st.integers(0, 2)))
    moment: Moment = moments[draw(st.integers(0, len(moments) - 1))]
    for pick in draw(st.lists(st.integers(0, 255), max_size=3)):
        if moment.table.asked:
            moment = moment.then(picked_answers(moment.table, pick))
    return moment


def try_law(law: MomentLaw, scene: Scene, examples: int) -> None:
    """Hold a law at many moments of a scene; a game that breaks it is told with its record."""
    (_sweep if FULL else _try_some)(law, scene, examples)


def _held(law: MomentLaw, scene: Scene, moment: Moment, tell: Callable[[str], object]) -> None:
    try:
        law(moment)
    except Exception:
        tell(f"{scene}, after {len(moment.answers)} answers: {moment.record().to_json().decode().strip()}")
        raise


def _try_some(law: MomentLaw, scene: Scene, examples: int) -> None:
    """At moments drawn by Hypothesis, which finds the shortest game that breaks the law."""

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), report_multiple_bugs=False)
    @given(moments_of(scene))
    def holds(moment: Moment) -> None:
        _held(law, scene, moment, note)

    holds()


def _sweep(law: MomentLaw, scene: Scene, examples: int) -> None:
    """At all moments of one game after the other, until there were enough; of a single game at some, spread over it."""
    for seed in count():
        moments = walk(scene, seed)
        if examples < len(moments):
            first = crc32(f"{scene} {law.__name__}".encode())  # another one in every scene
            moments = [moments[(first + at * len(moments) // examples) % len(moments)] for at in range(examples)]
        for moment in moments:
            _held(law, scene, moment, partial(print, file=sys.stderr))
        examples -= len(moments)
        if examples <= 0:
            return
