"""A script: plays many games and prints what happened at every step, as short hashes. Plain and compiled must print the same.

``python -m tests.laws.digest`` prints one line of JSON for every scene;
``python -m tests.laws.digest SCENE STEP`` prints in words what happened at one step.
"""

import hashlib
import importlib
import sys
from collections.abc import Iterator

import msgspec

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.observation import ObservationEncoder, PackedObservation
from spelunke.core.playout import play_out
from spelunke.core.table import LUCK, SPECTATOR, Table
from spelunke.core.tape import Tape
from tests.laws.scenes import Scene, games, mixed_scenes, preset_scenes
from tests.laws.size import often
from tests.laws.walks import random_answers

STEPS = often(120, 3_000)
"""How many steps of a game are looked at; the rest is played out, and only its end is."""

NUMBERS_EVERY = often(40, 10)
"""At which steps observations and marks are written out too …"""

NUMBERS_WITH_MOST_SEATS_EVERY = often(4, 1)
"""… and at which with the most seats that a game can have, where most bits are in use."""


class Digest(msgspec.Struct):
    """What one scene came to, under which engine."""

    scene: str
    compiled: bool
    steps: list[str]


def all_scenes() -> list[Scene]:
    """Every preset with every number of seats, and house rules thrown together."""
    return [scene for game in games() for scene in [*preset_scenes(game), *mixed_scenes(game, often(4, 100), seed=3)]]


def steps(scene: Scene, seed: int = 1) -> Iterator[str]:
    """What can be said of every step of a game, in words."""
    game, dice = scene.game, Dice(seed)
    table = game.parts.deal(game.seats, game.house)
    table.tape = Tape()
    for number in range(STEPS):
        if not table.asked:
            break
        codes = random_answers(table, dice)
        yield _words(scene, table, number, codes)
        table.answer(codes)
    yield _words(scene, table, 0, [])
    copied = table.copy()
    copied.reshuffle(0, dice)
    yield f"reshuffled: {game.position(copied)}, dice {dice.state}"
    given = play_out(table, dice, scene.game.box.limit)
    yield f"{given} answers later: {game.position(table)}, dice {dice.state}, notes {len(table.tape.notes)}"
    yield f"scores {list(table.scores())}, places {list(table.places()) if not table.asked else None}"


def _words(scene: Scene, table: Table, number: int, codes: list[int]) -> str:
    game = scene.game
    choices = {seat: table.choices(seat) for seat in table.seats_asked()}
    weights = list(table.weights()) if table.seats_asked() == (LUCK,) else None
    viewer = (*range(game.seats), None)[number % (game.seats + 1)]
    view = msgspec.json.encode(game.view(table, viewer)).decode()
    assert table.tape is not None
    return (
        f"about {table.about}, choices {choices}, weights {weights}, answered {codes}, "
        f"notes {table.tape.notes[-8:]}, position {game.position(table)}, view of {viewer} {view}, "
        f"{_numbers(scene, table, number)}"
    )


def _numbers(scene: Scene, table: Table, number: int) -> str:
    """At times, what the table looks like to each in numbers, and how the policy judges what may be answered."""
    game = scene.game
    every = NUMBERS_WITH_MOST_SEATS_EVERY if game.seats == game.box.seats[-1] else NUMBERS_EVERY
    if number % every:
        return ""
    looks = [_pages(game.parts.observation, table, seat) for seat in (*range(game.seats), SPECTATOR)]
    judges = [seat for seat in table.seats_asked() if seat != LUCK][:1]
    marks = [list(game.parts.rollout.marks(table, seat, table.legal(seat), Dice(number))) for seat in judges]
    return f"observations {looks}, marks {marks}"


def _pages(encoder: ObservationEncoder[Table], table: Table, seat: int) -> list[list[int]]:
    """The observation of a seat, whole and packed."""
    packed = PackedObservation(encoder.size(table), packed=True)
    encoder.write(table, seat, packed)
    return [encoder.numbers(table, seat), list(packed.numbers[: packed.at])]


def is_compiled(scene: Scene) -> bool:
    """Whether core and this game's rules run compiled."""
    rules = importlib.import_module(f"{scene.game.parts.package}.rules")
    return spelunke.is_compiled() and not str(rules.__file__).endswith(".py")


def main() -> None:
    """Print everything, or one step of one scene."""
    scenes = [scene for scene in all_scenes() if sys.argv[1:2] in ([], [scene.name])]
    for scene in scenes:
        if sys.argv[2:]:
            sys.stdout.write(list(steps(scene))[int(sys.argv[2])] + "\n")
            continue
        hashes = [hashlib.sha256(step.encode()).hexdigest()[:8] for step in steps(scene)]
        sys.stdout.write(msgspec.json.encode(Digest(scene.name, is_compiled(scene), hashes)).decode() + "\n")


if __name__ == "__main__":
    main()
