"""Tally: results of many games as exact sums of constant size that can be added up."""

from collections.abc import Sequence

import msgspec

from spelunke.core.game import Game
from spelunke.core.table import Table
from spelunke.lab.intervals import ConfidenceInterval, around, share_around

WHOLE_WIN = 840
"""The parts of one win: divisible among one to eight winners, so that sums stay exact."""


class Fared(msgspec.Struct, frozen=True):
    """The results of one seat or one bot."""

    name: str
    games: int
    """Games, counted for every seat it held."""

    wins: ConfidenceInterval
    """The share of the win per seat, from 0 to 1; a shared win is divided."""

    firsts: ConfidenceInterval
    """How often each of its seats was first, alone or not."""

    score: ConfidenceInterval


class Sums(msgspec.Struct):
    """Running sums of one seat or bot. Seats at one table are not independent, so all seats of a bot count as one sample."""

    seats: int = 1
    """The number of seats it holds in every game."""

    games: int = 0
    wins: int = 0
    """In units of 1 / WHOLE_WIN."""

    squares: int = 0
    firsts: int = 0
    first_squares: int = 0
    score: int = 0
    score_squares: int = 0

    def add(self, other: "Sums") -> None:
        """Add sums of other games."""
        self.games += other.games
        self.wins += other.wins
        self.squares += other.squares
        self.firsts += other.firsts
        self.first_squares += other.first_squares
        self.score += other.score
        self.score_squares += other.score_squares

    def count(self, part: int, firsts: int, score: int) -> None:
        """Count one game: the total of all its seats."""
        self.games += 1
        self.score += score
        self.score_squares += score * score
        if firsts:
            self.wins += part
            self.squares += part * part
            self.firsts += firsts
            self.first_squares += firsts * firsts

    def fared(self, name: str) -> Fared:
        """The results: the mean of its seats, with the spread from game to game."""
        seats = self.seats
        whole = WHOLE_WIN * seats
        return Fared(
            name=name,
            games=self.games * seats,
            # Shares of a win are not binomial, so the interval comes from their own variance.
            wins=share_around(self.wins / whole, self.squares / whole**2, self.games),
            firsts=share_around(self.firsts / seats, self.first_squares / seats**2, self.games),
            score=around(self.score / seats, self.score_squares / seats**2, self.games),
        )


class Tally(msgspec.Struct):
    """The results of the games so far."""

    team: int
    """How many seats always share a place."""

    by_seat: list[Sums]
    by_bot: dict[str, Sums]
    finished: int = 0
    lengths: dict[int, int] = msgspec.field(default_factory=dict)
    """The number of games by length in answers."""

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
        scores = list(table.scores())
        parts = [WHOLE_WIN // winners if place == 1 else 0 for place in places]
        for sums, part, score in zip(self.by_seat, parts, scores, strict=True):
            sums.count(part, 1 if part else 0, score)
        if len(self.by_bot) == 1:  # the usual case among a million games: one bot holds all seats
            self.by_bot[seated[0]].count(sum(parts), winners, sum(scores))
            return
        for name, sums in self.by_bot.items():
            held = [seat for seat, bot in enumerate(seated) if bot == name]
            firsts = sum(places[seat] == 1 for seat in held)
            sums.count(sum(parts[seat] for seat in held), firsts, sum(scores[seat] for seat in held))

    def add(self, other: "Tally") -> None:
        """Add a tally of other games."""
        self.finished += other.finished
        for answers, games in other.lengths.items():
            self.lengths[answers] = self.lengths.get(answers, 0) + games
        self.shared += other.shared
        self.nobody_won += other.nobody_won
        for sums, more in zip(self.by_seat, other.by_seat, strict=True):
            sums.add(more)
        for name, sums in self.by_bot.items():
            sums.add(other.by_bot[name])

    def mean_length(self) -> ConfidenceInterval:
        """The mean number of answers."""
        total = sum(answers * games for answers, games in self.lengths.items())
        return around(total, sum(answers * answers * games for answers, games in self.lengths.items()), self.finished)

    def median(self) -> int:
        """The median number of answers."""
        before = 0
        for answers in sorted(self.lengths):
            before += self.lengths[answers]
            if 2 * before >= self.finished:
                return answers
        return 0


def no_games(game: Game, names: Sequence[str]) -> Tally:
    """An empty tally."""
    team = max((len(team) for team in game.box.teams.get(game.seats, ())), default=1)
    return Tally(team, [Sums() for _ in names], {name: Sums(seats=names.count(name)) for name in names})
