"""Tally: what came of many games, in sums that are exact, small however many there were, and can be added up."""

from collections.abc import Sequence

import msgspec

from spelunke.core.game import Game
from spelunke.core.table import Table
from spelunke.lab.numbers import Interval, around, share_around

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


class Sums(msgspec.Struct):
    """Running sums of one seat or bot."""

    games: int = 0
    wins: int = 0
    """In parts of which WHOLE_WIN make one."""

    squares: int = 0
    firsts: int = 0
    score: int = 0
    score_squares: int = 0

    def add(self, other: "Sums") -> None:
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
        """How whoever it was fared."""
        return Fared(
            name=name,
            games=self.games,
            # Parts of a win are no coin flips, so the interval comes from their own spread.
            wins=share_around(self.wins / WHOLE_WIN, self.squares / WHOLE_WIN**2, self.games),
            firsts=share_around(self.firsts, self.firsts, self.games),
            score=around(self.score, self.score_squares, self.games),
        )


class Tally(msgspec.Struct):
    """What came of the games so far."""

    team: int
    """How many share a place in any case."""

    by_seat: list[Sums]
    by_bot: dict[str, Sums]
    finished: int = 0
    lengths: dict[int, int] = msgspec.field(default_factory=dict)
    """How many games took so many answers."""

    shared: int = 0
    nobody_won: int = 0

    def count(self, table: Table, answers: int, seated: Sequence[str]) -> None:
        if table.asked:
            return
        self.lengths[answers] = self.lengths.get(answers, 0) + 1
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

    def add(self, other: "Tally") -> None:
        """More games, counted elsewhere."""
        self.finished += other.finished
        for answers, games in other.lengths.items():
            self.lengths[answers] = self.lengths.get(answers, 0) + games
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


def no_games(game: Game, names: Sequence[str]) -> Tally:
    """What came of none so far."""
    team = max((len(team) for team in game.box.teams.get(game.seats, ())), default=1)
    return Tally(team, [Sums() for _ in names], {name: Sums() for name in names})
