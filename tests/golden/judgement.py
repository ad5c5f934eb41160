"""What the policy, the reasons and the observation of a game make of some positions, as a readable text."""

from collections.abc import Iterator
from zlib import crc32

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.table import LUCK, SPECTATOR, Table
from tests.golden.story import words_of
from tests.laws.scenes import Scene
from tests.laws.walks import random_answers

POSITIONS = 8
"""At how many asks of a scene everything is written down."""

EVERY = 5
"""… which is every so many asks of people; a prime, so that games with a rhythm are met at different beats."""

MOST_CODES = 10
MOST_REASONS = 3
"""Of how many moves the reasons are told."""


def judgement(scene: Scene, seed: int) -> Iterator[str]:
    """One scene, its positions reached by random answers: what is judged may change, where it is judged does not."""
    game, dice = scene.game, Dice(seed, 3)
    table = game.parts.deal(game.seats, game.house)
    yield ""
    yield f"{scene.name}"
    asks = 0
    while table.asked and asks < POSITIONS * EVERY:
        asked = table.seats_asked()
        if asked != (LUCK,):
            seat = asked[asks % len(asked)]
            if asks % EVERY == 0:
                yield from _judged(game, table, seat, asks)
            asks += 1
        table.answer(random_answers(table, dice))


def _judged(game: Game, table: Table, seat: int, asks: int) -> Iterator[str]:
    parts = game.parts
    question = game.question(table)
    assert question is not None
    seen = [crc32(msgspec.json.encode(parts.observation.numbers(table, viewer))) for viewer in (seat, SPECTATOR)]
    yield f"  ask {asks}, {question.about}: seat {seat} sees {seen[0]:08x}, everybody {seen[1]:08x}"
    yield f"    chances {_numbers(parts.policy.chances(table))} · likely {parts.policy.likely(table, seat)}"
    for name, policy in (("policy", parts.policy), ("rollout", parts.rollout)):
        codes = policy.candidates(table, seat)
        marks = policy.marks(table, seat, codes, Dice(asks))
        told = [f"{code}:{_number(mark)}" for code, mark in zip(codes, marks, strict=True)][:MOST_CODES]
        yield f"    {name} of {len(codes)}: {' '.join(told)}"
    view = game.view(table, seat)
    step = -(-len(view.choices) // MOST_REASONS)
    for move in view.choices[::step]:
        yield f"    {words_of(move)}: {'; '.join(words_of(reason) for reason in game.why(view, move)) or '-'}"
    if chances := game.odds(view):
        yield f"    odds: {'; '.join(words_of(chance) for chance in chances[:MOST_CODES])}"


def _numbers(numbers: object) -> str:
    return " ".join(_number(number) for number in numbers)  # type: ignore[attr-defined]


def _number(number: float) -> str:
    return f"{number + 0.0:.6g}"
