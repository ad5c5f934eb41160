"""Simulate: many games between bots, with results by seat and by bot."""

import contextlib
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from spelunke import shelf
from spelunke.bots import decider, policy
from spelunke.core.errors import BadSimulation
from spelunke.core.game import Game
from spelunke.core.house import changes
from spelunke.core.playout import play_by, play_out
from spelunke.core.policy import Policy
from spelunke.core.table import Table
from spelunke.core.types import Json
from spelunke.lab.checkpoint import Log
from spelunke.lab.executors import Alone, Executor
from spelunke.lab.intervals import ConfidenceInterval, share_around
from spelunke.lab.playing import dice_of, luck_of
from spelunke.lab.tally import Fared, Tally, no_games

GAMES_BETWEEN_NEWS = 25
PIECES = 64
"""The smallest number of pieces into which a large simulation is split."""

MOST_GAMES_OF_A_PIECE = 20_000

COUNTING = 3
"""The version of the counting; raised when that changes, so that a checkpoint is not mixed with other counts."""


class Simulation(msgspec.Struct, frozen=True):
    """What is simulated."""

    game: str
    rules: int
    """The version of the game's rules."""

    seats: int
    house: Json
    bots: list[str]
    games: int
    seed: int
    counting: int = COUNTING
    tells_ends: bool = False
    """Whether the result of every single game is returned as well."""


class End(msgspec.Struct, frozen=True, array_like=True):
    """The result of one game."""

    answers: int
    places: list[int]
    """By seat; empty if the game was still going on after as many answers as sensible players ever need."""

    scores: list[int]


class Piece(msgspec.Struct, frozen=True):
    """A range of games and their results."""

    first: int
    games: int
    tally: Tally
    ends: list[End] = []


class Result(msgspec.Struct, frozen=True):
    """The results of a simulation, and everything needed to reproduce it."""

    game: str
    seats: int
    house: Json
    bots: list[str]
    games: int
    seed: int
    by_seat: list[Fared]
    by_bot: list[Fared]
    answers: ConfidenceInterval
    """The mean number of answers of a finished game, luck's included; also the fewest and the most."""

    fewest: int
    median: int
    most: int
    drawn_out: ConfidenceInterval
    """The share of finished games with more than one and a half times the median number of answers."""

    shared: ConfidenceInterval
    """The share of finished games won by several single players, or by several teams."""

    nobody_won: ConfidenceInterval
    """The share of finished games without a winner."""

    unfinished: int
    """Games that were still going on after as many answers as sensible players ever need; they count nowhere else."""


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    progress: Callable[[int], object] | None = None,
    crew: Executor | None = None,
    resume: str | None = None,
    tell: Callable[[Sequence[End]], object] | None = None,
) -> Result:
    """Play at least this many games, and as many more as complete the rotation.

    The bots move one seat on after every game, so that each sits everywhere equally often.
    The sums are exact, so the result does not depend on the executor or the pieces.
    With a file, results are checkpointed piece by piece, and a run resumes from it.
    ``tell`` gets the results of the games, some at a time and in order.
    """
    wanted = planned(game, bots, games, seed, tells_ends=tell is not None)
    tally = no_games(game, wanted.bots)
    line = _Line(tell)
    with contextlib.ExitStack() as stack:
        log = None if resume is None else stack.enter_context(Log(resume, wanted, Piece))
        kept = {} if log is None else _fitting(log, wanted)
        for piece in kept.values():
            tally.add(piece.tally)
            line.add(piece)
        played = sum(piece.games for piece in kept.values())
        missing = [(wanted, first, many) for first, many in _pieces(wanted.games) if first not in kept]
        # In this process the given game is played, which need not be on the shelf.
        work = (crew or Alone()).work(_played if crew else partial(_played, game=game), missing)
        for _, piece in stack.enter_context(contextlib.closing(work)):
            tally.add(piece.tally)
            line.add(piece)
            if log is not None:
                log.keep([piece])
            played += piece.games
            if progress:
                progress(played)
    return _result(game, wanted.bots, wanted.games, seed, tally)


class _Line:
    """Pieces are done in any order; their games are reported in order."""

    def __init__(self, tell: Callable[[Sequence[End]], object] | None) -> None:
        self._tell = tell
        self._waiting: dict[int, Piece] = {}
        self._next = 0

    def add(self, piece: Piece) -> None:
        """Add a finished piece."""
        if self._tell is None:
            return
        self._waiting[piece.first] = piece
        while (following := self._waiting.pop(self._next, None)) is not None:
            self._tell(following.ends)
            self._next += following.games


def planned(game: Game, bots: Sequence[str], games: int, seed: int, *, tells_ends: bool = False) -> Simulation:
    """The simulation to be run; refuses what cannot be played before any game."""
    names = seated(game, bots)
    if len(names) != game.seats:
        raise BadSimulation("bots-not-seats", bots=len(names), seats=game.seats)
    if games < 1:
        raise BadSimulation("games-too-few", games=games)
    for name in names:
        decider(name, game)
    games = whole_turns(games, names)
    return Simulation(
        game.box.key, game.box.version, game.seats, changes(game.house), names, games, seed, tells_ends=tells_ends
    )


def seated(game: Game, bots: Sequence[str]) -> list[str]:
    """The seating of the first game: a single bot takes all seats."""
    return list(bots) * game.seats if len(bots) == 1 else list(bots)


def whole_turns(games: int, names: Sequence[str]) -> int:
    """The number of games, rounded up until every bot has sat everywhere equally often.

    >>> whole_turns(10, ["thumb", "random", "random"]), whole_turns(10, ["thumb", "thumb", "thumb"])
    (12, 10)
    """
    turn = 1 if len(set(names)) < 2 else len(names)
    return -(-games // turn) * turn


def _pieces(games: int) -> list[tuple[int, int]]:
    """The first game of each piece, and the number of its games."""
    size = min(max(games // PIECES, GAMES_BETWEEN_NEWS), MOST_GAMES_OF_A_PIECE)
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def _fitting(log: Log[Piece], wanted: Simulation) -> dict[int, Piece]:
    """The pieces in the checkpoint, by first game; refuses one that does not fit."""
    pieces = set(_pieces(wanted.games))
    for piece in log.rows:
        seats, bots = len(piece.tally.by_seat), set(piece.tally.by_bot)
        ends = wanted.tells_ends * piece.games
        if (
            (piece.first, piece.games) not in pieces
            or seats != wanted.seats
            or bots != set(wanted.bots)
            or len(piece.ends) != ends
        ):
            raise log.damaged()
    return {piece.first: piece for piece in log.rows}


def _result(game: Game, names: list[str], games: int, seed: int, tally: Tally) -> Result:
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


def _played(wanted: Simulation, first: int, games: int, game: Game | None = None) -> Piece:
    """Play a range of games. Depends on its arguments only, so any machine can do it."""
    game = game or shelf.game(wanted.game, wanted.seats, wanted.house)
    names = wanted.bots
    policies = {name: policy(name, game) for name in names}
    at_random = set(names) == {"random"}
    fresh = game.parts.deal(game.seats, game.house)
    tally = no_games(game, names)
    ends = []
    for number in range(first, first + games):
        bots = seated_in(number, names)
        table = fresh.copy()
        seated = [] if at_random else [policies[name] for name in bots]
        answers = _play(table, seated, wanted.seed, number, game.box.limit)
        tally.count(table, answers, bots)
        if wanted.tells_ends:
            ends.append(End(answers, [] if table.asked else list(table.places()), list(table.scores())))
    return Piece(first, games, tally, ends)


def seated_in(number: int, names: Sequence[str]) -> list[str]:
    """The seating of that game: everybody moves one seat on after each."""
    return [names[(seat - number) % len(names)] for seat in range(len(names))]


def _play(table: Table, policies: list[Policy], seed: int, number: int, limit: int) -> int:
    """Play one game to the end, at random without policies; returns how many answers it took.

    Luck and every seat have dice of their own, so the deals do not depend on the players.
    """
    luck = luck_of(seed, number)
    if not policies:
        return play_out(table, luck, limit)
    return play_by(policies, table, luck, dice_of(seed, number, len(policies)), limit)[0]
