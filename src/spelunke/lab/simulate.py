"""Simulate: many games between bots, and what came of them by seat and by bot."""

import contextlib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from spelunke import shelf
from spelunke.bots import decider
from spelunke.core.dice import Dice
from spelunke.core.errors import BadSimulation
from spelunke.core.game import Decider, Game
from spelunke.core.house import changes
from spelunke.core.playout import play_out
from spelunke.core.table import LUCK, Table
from spelunke.lab.crews import Alone, Crew
from spelunke.lab.numbers import Interval, around, share_around

GAMES_BETWEEN_NEWS = 25
PIECES = 64
"""Into how many pieces a large simulation is cut at least."""

MOST_GAMES_OF_A_PIECE = 20_000

WHOLE_WIN = 840
"""A win in parts: divisible among one to eight winners, so that sums stay exact."""


class Fared(msgspec.Struct, frozen=True):
    """How one seat, or one bot, fared."""

    name: str
    games: int
    wins: Interval
    """Its part of the wins, from 0 to 1; a win that several share is divided among them."""

    firsts: Interval
    """How often it was first, alone or not."""

    score: Interval


class Result(msgspec.Struct, frozen=True):
    """What came of a simulation, and all that is needed to run it again."""

    game: str
    seats: int
    house: dict[str, Any]
    bots: list[str]
    games: int
    seed: int
    by_seat: list[Fared]
    by_bot: list[Fared]
    answers: Interval
    """How many answers a finished game took, luck's included, in the mean; also the fewest and the most."""

    fewest: int
    median: int
    most: int
    drawn_out: Interval
    """The share of finished games that took more than half as many answers again as the median."""

    shared: Interval
    """The share of finished games that several won who play alone, or several teams."""

    nobody_won: Interval
    """The share of finished games without a winner."""

    unfinished: int
    """Games that were still going on after as many answers as sensible players ever need; they count nowhere else."""


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    progress: Callable[[int], object] | None = None,
    crew: Crew | None = None,
) -> Result:
    """Play so many games; the bots move one seat on after every game, so that each sits everywhere equally often.

    Whoever plays them, and in whatever pieces: the sums are exact, so the result is the same.
    """
    names = list(bots) * game.seats if len(bots) == 1 else list(bots)
    if len(names) != game.seats:
        raise BadSimulation("bots-not-seats", bots=len(names), seats=game.seats)
    if games < 1:
        raise BadSimulation("games-too-few", games=games)
    for name in names:
        decider(name, game)  # an unknown one is refused before anybody plays
    size = min(max(games // PIECES, GAMES_BETWEEN_NEWS), MOST_GAMES_OF_A_PIECE)
    house = changes(game.house)
    pieces = [
        (game.box.key, game.seats, house, names, seed, first, min(size, games - first)) for first in range(0, games, size)
    ]
    tally = _Tally(game, names)
    played = 0
    # Alone the game at hand is played, which need not be on the shelf.
    work = (crew or Alone()).work(_tally if crew else partial(_tally, game=game), pieces)
    with contextlib.closing(work):
        for number, part in work:
            tally.add(part)
            played += pieces[number][-1]
            if progress:
                progress(played)
    return _result(game, names, games, seed, tally)


def _result(game: Game, names: list[str], games: int, seed: int, tally: "_Tally") -> Result:
    median = tally.median()
    drawn_out = sum(games for answers, games in tally.lengths.items() if 2 * answers > 3 * median)
    return Result(
        game=game.box.key,
        seats=game.seats,
        house=changes(game.house),
        bots=names,
        games=games,
        seed=seed,
        by_seat=[sums.fared(str(seat)) for seat, sums in enumerate(tally.by_seat)],
        by_bot=[sums.fared(name) for name, sums in tally.by_bot.items()],
        answers=tally.mean_length(),
        fewest=min(tally.lengths, default=0),
        median=median,
        most=max(tally.lengths, default=0),
        drawn_out=share_around(drawn_out, drawn_out, tally.finished),
        shared=share_around(tally.shared, tally.shared, tally.finished),
        nobody_won=share_around(tally.nobody_won, tally.nobody_won, tally.finished),
        unfinished=games - tally.finished,
    )


def _tally(
    key: str, seats: int, house: dict[str, Any], names: list[str], seed: int, first: int, games: int, game: Game | None = None
) -> "_Tally":
    """What came of some games in a row. Needs nothing but its numbers: any machine can play them."""
    game = game or shelf.game(key, seats, house)
    deciders = {name: decider(name, game, by_clock=False) for name in names}
    at_random = set(names) == {"random"}
    fresh = game.parts.deal(game.seats, game.house)
    tally = _Tally(game, names)
    for number in range(first, first + games):
        seated = [names[(seat - number) % game.seats] for seat in range(game.seats)]
        table = fresh.copy()
        answers = _play(game, table, [] if at_random else [deciders[name] for name in seated], seed, number)
        tally.count(table, answers, seated)
    return tally


def _play(game: Game, table: Table, deciders: Sequence[Decider], seed: int, number: int) -> int:
    """Play one game out, at random if there is nobody who decides; how many answers it took.

    Luck has dice of its own: whoever plays, the deals are the same.
    """
    luck = Dice(seed, 2 * number)
    if not deciders:
        return play_out(table, luck, game.box.limit)
    dice = Dice(seed, 2 * number + 1)
    answers = 0
    while (asked := table.seats_asked()) and answers < game.box.limit:
        if asked == (LUCK,):
            table.luck(table.draw(luck))
        else:
            moves = [deciders[seat](game.view(table, seat), dice) for seat in asked]
            table.answer([game.check(table, seat, move) for seat, move in zip(asked, moves, strict=True)])
        answers += len(asked)
    return answers


class _Tally:
    """What came of the games so far: small however many there were."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.team = max((len(team) for team in game.box.teams.get(game.seats, ())), default=1)
        """How many share a place in any case."""

        self.by_seat = [_Sums() for _ in names]
        self.by_bot = {name: _Sums() for name in names}
        self.finished = 0
        self.lengths: Counter[int] = Counter()
        """How many games took so many answers."""

        self.shared = 0
        self.nobody_won = 0

    def count(self, table: Table, answers: int, seated: Sequence[str]) -> None:
        if table.asked:
            return
        self.lengths[answers] += 1
        self.finished += 1
        places = list(table.places())
        winners = places.count(1)
        if winners == 0:
            self.nobody_won += 1
        if winners > self.team:
            self.shared += 1
        for seat, score in enumerate(table.scores()):
            part = WHOLE_WIN // winners if places[seat] == 1 else 0
            self.by_seat[seat].count(part, score)
            self.by_bot[seated[seat]].count(part, score)

    def add(self, other: "_Tally") -> None:
        """More games, counted elsewhere."""
        self.finished += other.finished
        self.lengths += other.lengths
        self.shared += other.shared
        self.nobody_won += other.nobody_won
        for sums, more in zip(self.by_seat, other.by_seat, strict=True):
            sums.add(more)
        for name, sums in self.by_bot.items():
            sums.add(other.by_bot[name])

    def mean_length(self) -> Interval:
        """How many answers a game took."""
        total = sum(answers * games for answers, games in self.lengths.items())
        return around(total, sum(answers * answers * games for answers, games in self.lengths.items()), self.finished)

    def median(self) -> int:
        """As many games took more answers as took fewer."""
        before = 0
        for answers in sorted(self.lengths):
            before += self.lengths[answers]
            if 2 * before >= self.finished:
                return answers
        return 0


class _Sums:
    """Running sums of one seat or bot."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        """In parts of which WHOLE_WIN make one."""

        self.squares = 0
        self.firsts = 0
        self.score = 0
        self.score_squares = 0

    def add(self, other: "_Sums") -> None:
        """More games, counted elsewhere."""
        self.games += other.games
        self.wins += other.wins
        self.squares += other.squares
        self.firsts += other.firsts
        self.score += other.score
        self.score_squares += other.score_squares

    def count(self, part: int, score: int) -> None:
        """One more game."""
        self.games += 1
        self.score += score
        self.score_squares += score * score
        if part:
            self.wins += part
            self.squares += part * part
            self.firsts += 1

    def fared(self, name: str) -> Fared:
        return Fared(
            name=name,
            games=self.games,
            # Parts of a win are no coin flips, so the interval comes from their own spread.
            wins=share_around(self.wins / WHOLE_WIN, self.squares / WHOLE_WIN**2, self.games),
            firsts=share_around(self.firsts, self.firsts, self.games),
            score=around(self.score, self.score_squares, self.games),
        )
