"""What a game asks of a hand and of one's patience: touches a game, and how long one waits for the next own question.

python -m bench.clicks [--games 20]

Seat 0 is a person, the others are bots; all answer by the policy. "before" is the page of version 0.1: every answer was picked
and then confirmed. "after" is one touch an answer, and none where it plays itself. Lifting a card of Tock to see where it leads
is no answer, and is in neither number.

A wait begins with an own answer and ends when the next own question is shown, on a page at normal pace and a table whose bots
take their time. Bots pause while the page still shows what was before; the page shows beat by beat what it was told, the faster
the more waits behind it. The beats are read from the page's own sources, for which Node is needed.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.playout import answer_of
from spelunke.core.table import LUCK, Table
from spelunke.play.forced import forced
from spelunke.server.live.clocks import HUMAN_PACE
from spelunke.shelf import keys, parts

WEB: Final = Path(__file__).resolve().parent.parent / "web"
ME: Final = 0
FAR_BEHIND: Final = 3
"""A page that is more steps behind shows nothing on the way (``tableStore``)."""

SUM_OF_BEATS: Final = """
import { readFileSync } from "node:fs";
const { beats } = await import(process.argv[2]);
const told = JSON.parse(readFileSync(0, "utf-8"));
const length = ([event, view]) => beats(event, { view, coming: view, events: [] }).reduce((sum, { ms }) => sum + ms, 0);
console.log(JSON.stringify(told.map((events) => events.map(length))));
"""


class Step(NamedTuple):
    """An ask of a game, and what its answers led to."""

    asked: tuple[int, ...]
    plays_itself: bool
    """Whether that is so for the person's answer."""

    events: tuple[tuple[object, object], ...]
    """As the person hears them, each with what lay open before."""


class Clicks(NamedTuple):
    """The mean of some games."""

    asks: float
    forced: float

    @property
    def before(self) -> float:
        """Clicks when every answer was picked and confirmed."""
        return 2 * self.asks

    @property
    def after(self) -> float:
        """Touches when one is an answer, and what is forced for all to see plays itself."""
        return self.asks - self.forced


def steps_of(game: Game, seed: int, start: Table | None = None) -> Iterator[Step]:
    """A game of sensible players, ask by ask; luck's answers belong to the step before."""
    table, dice = start or game.deal(seed=seed), Dice(seed, 1)
    while asked := table.seats_asked():
        assert asked != (LUCK,) and table.tape is not None
        plays_itself, opened, heard = forced(game, table, ME) is not None, game.view(table, ME).open, len(table.tape.notes)
        game.apply(table, [answer_of(game.parts.policy, table, seat, dice, table.copy()) for seat in asked])
        events = (game.parts.tell(note[1:], ME) for note in table.tape.notes[heard:])
        yield Step(asked, plays_itself, tuple((event, opened) for event in events if event is not None))


def clicks_of(key: str, games: int) -> Clicks:
    """How often the person is asked in a game with the usual number of seats."""
    game, asks, plays = spelunke.game(key), 0, 0
    for seed in range(games):
        own = [step for step in steps_of(game, seed) if ME in step.asked]
        asks += len(own)
        plays += sum(step.plays_itself for step in own)
    return Clicks(asks / games, plays / games)


def exhibition_of_three() -> Clicks:
    """A lord of Adel verpflichtet who holds three cards exhibits them: the asks from the first card to the last."""
    game = spelunke.game("adel", seats=4)
    for seed in range(1_000):
        asks = plays = 0
        table, dice = game.deal(seed=seed), Dice(seed, 1)
        while asked := table.seats_asked():
            is_showing = game.parts.questions[table.about].about == "collection" and ME in asked
            if is_showing and len(game.view(table, ME).open.hand) == 3:
                asks, plays = asks + 1, plays + (forced(game, table, ME) is not None)
            elif asks:
                return Clicks(asks, plays)
            game.apply(table, [answer_of(game.parts.policy, table, seat, dice, table.copy()) for seat in asked])
    raise AssertionError("nobody exhibits three cards")


# Waiting.


def lengths(key: str, told: Sequence[Sequence[tuple[object, object]]]) -> list[list[float]]:
    """The seconds for which the page shows each of these events at normal pace."""
    with tempfile.TemporaryDirectory() as folder:
        script, runner = Path(folder, "beats.mjs"), Path(folder, "sum.mjs")
        source = WEB / "src" / "games" / key / "beats.ts"
        rolldown = WEB / "node_modules" / ".bin" / "rolldown"
        subprocess.run([rolldown, source, "--format", "esm", "--file", script], cwd=WEB, check=True, capture_output=True)
        runner.write_text(SUM_OF_BEATS)
        given = msgspec.json.encode([[(event, {"open": opened}) for event, opened in events] for events in told])
        summed = subprocess.run(["node", runner, script], input=given, check=True, capture_output=True).stdout
    return [[length / 1000 for length in events] for events in json.loads(summed)]


def waits_in(steps: Sequence[Step], shown: Sequence[Sequence[float]], dice: random.Random) -> Iterator[float]:
    """The seconds between an own answer and the next own question, in one game."""
    now = page = 0.0
    answered: float | None = None
    queue: list[tuple[float, float]] = []
    for step, events in zip(steps, shown, strict=True):
        done = max([now + _pause(dice) for seat in step.asked if seat != ME or step.plays_itself], default=now)
        if ME in step.asked and not step.plays_itself:
            page = _caught_up(page, queue)
            queue = []
            if answered is not None:
                yield page - answered
            answered = page = max(page, now)
            done = max(done, answered)
        now = done
        queue.append((now, sum(events)))


def _pause(dice: random.Random) -> float:
    return dice.uniform(*HUMAN_PACE["easy"])


def _caught_up(page: float, queue: Sequence[tuple[float, float]]) -> float:
    """When a page that is free from then on has shown all these steps: when each came, and how long it takes."""
    for at, (came, takes) in enumerate(queue):
        page = max(page, came)
        behind = sum(later <= page for later, _ in queue[at + 1 :])
        page += takes / (1 + behind) if behind <= FAR_BEHIND else 0.0
    return page


def waits_of(key: str, games: int) -> list[float]:
    """All waits of a person among three bots, in order."""
    game = spelunke.game(key, seats=4)
    played = [list(steps_of(game, seed)) for seed in range(games)]
    shown = iter(lengths(key, [step.events for steps in played for step in steps]))
    dice = random.Random(1)
    return sorted(wait for steps in played for wait in waits_in(steps, [next(shown) for _ in steps], dice))


def main(arguments: Sequence[str]) -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description="Touches a game, and waits for the next own question.")
    parser.add_argument("--games", type=int, default=20)
    games: Any = parser.parse_args(arguments).games
    print(f"{'touches a game':<30}{'asked':>8}{'forced':>8}{'before':>8}{'after':>8}")
    rows = [(parts(key).box.title, clicks_of(key, games)) for key in keys()]
    for name, clicks in [*rows, ("Adel: an exhibition of three", exhibition_of_three())]:
        print(f"{name:<30}{clicks.asks:>8.1f}{clicks.forced:>8.1f}{clicks.before:>8.1f}{clicks.after:>8.1f}")
    print(f"\n{'waits in seconds, three bots':<30}{'waits':>8}{'median':>8}{'95 %':>8}")
    for key in ("klau", "tock"):
        waits = waits_of(key, games)
        high = waits[int(0.95 * len(waits))]
        print(f"{parts(key).box.title:<30}{len(waits):>8}{statistics.median(waits):>8.1f}{high:>8.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
