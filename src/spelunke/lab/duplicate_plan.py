"""Duplicate plans: the same deals for all, every bot in every seat equally often."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.errors import SpelunkeError
from spelunke.core.game import Game
from spelunke.core.house import changes
from spelunke.core.playout import play_by
from spelunke.core.policy import Policy
from spelunke.core.table import Table
from spelunke.core.types import Json, Standing
from spelunke.lab.entrants import PATIENCE, Chairs, Entrant, chairs
from spelunke.lab.lead_changes import Follower, LeadChanges
from spelunke.lab.playing import Decision, dice_of, luck_of, play_watched
from spelunke.lab.user_bots import Source
from spelunke.lab.user_stats import Gallery


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines the games: the same plan gives the same games on any machine."""

    game: str
    rules: int
    """The version of the game's rules."""

    seats: int
    house: Json
    bots: tuple[Entrant, ...]
    deals: int
    seed: int
    watch: Source | None = None
    patience: float = PATIENCE
    decisions: bool = False
    """Whether every single answer is recorded."""

    course: bool = False
    """Whether lead changes are recorded."""

    slips: int = 0
    """How many of a hundred answers of a beginner are random."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody wants to hear of single answers; if not, games are played inside the engine."""
        return self.watch is not None or self.decisions or self.course

    @property
    def among(self) -> str:
        """The players, as one string."""
        return ",".join(bot.name for bot in self.bots)

    def dealt(self) -> Game:
        """The game of the plan."""
        return shelf.game(self.game, self.seats, self.house)


class PlanRow(msgspec.Struct, frozen=True, kw_only=True):
    """One game that was played."""

    number: int
    deal: int
    bots: list[str]
    """By seat."""

    finished: bool
    """False if it was still going on after as many answers as sensible players ever need."""

    places: list[int]
    scores: list[int]
    answers: int
    """Including luck's."""

    asks: int
    """How many of them were answers of a seat."""

    forced: int
    """How many of those had no alternative."""

    watched: dict[str, float] = {}
    course: LeadChanges | None = None
    decisions: list[Decision] = []

    def part(self, seat: int) -> float:
        """A seat's share of the win: 1, 0, or a fraction if shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class DealBatch(msgspec.Struct, frozen=True):
    """A range of deals and their results."""

    rows: list[PlanRow]
    trouble: tuple[str, dict[str, object]] | None = None
    """The message id and facts of the error that stopped it; the rows before that are kept."""


def plan(game: Game, bots: tuple[Entrant, ...], deals: int, seed: int, **more: Any) -> Plan:
    """A plan for a game."""
    house = changes(game.house)
    return Plan(
        game=game.box.key, rules=game.box.version, seats=game.seats, house=house, bots=bots, deals=deals, seed=seed, **more
    )


def sides_of(game: Game) -> tuple[tuple[int, ...], ...]:
    """The sides: the teams, or every seat for itself."""
    return game.box.teams.get(game.seats) or tuple((seat,) for seat in range(game.seats))


def seatings(game: Game, names: list[str], seed: int, deal: int) -> Iterator[list[str]]:
    """The seatings of one deal: each bot holds each side once. A bot always has a whole team.

    The bots are shuffled, so that neighbours change from deal to deal, and move one side on after every game.
    """
    dice = Dice(seed, -1 - deal)
    left = list(names)
    line = [left.pop(dice.below(len(left))) for _ in names]
    sides = sides_of(game)
    for turn in range(len(line)):
        seated = [""] * game.seats
        for number, side in enumerate(sides):
            for seat in side:
                seated[seat] = line[(number + turn) % len(line)]
        yield seated


def play_deals(wanted: Plan, first: int, deals: int) -> DealBatch:
    """Play a range of deals. Depends on the plan only, so any machine can do it."""
    game = wanted.dealt()
    rows: list[PlanRow] = []
    try:
        gallery = Gallery(wanted.watch)
        with chairs(game, wanted.bots, wanted.patience, wanted.slips) as ready:
            for deal in range(first, first + deals):
                lineup = seatings(game, [bot.name for bot in wanted.bots], wanted.seed, deal)
                for turn, seated in enumerate(lineup):
                    rows.append(_play(wanted, game, ready, gallery, deal, turn, seated))
    except SpelunkeError as error:
        return DealBatch(rows, (error.message, msgspec.to_builtins(error.facts, str_keys=True)))
    return DealBatch(rows)


def _play(wanted: Plan, game: Game, ready: Chairs, gallery: Gallery, deal: int, turn: int, seated: list[str]) -> PlanRow:
    number = deal * len(wanted.bots) + turn
    luck, dice = luck_of(wanted.seed, deal), dice_of(wanted.seed, number, game.seats)
    policies = [ready.sit(name, seat, dice[seat]) for seat, name in enumerate(seated)]
    if wanted.is_watched:
        return _watched(wanted, game, policies, luck, dice, gallery, number, deal, seated)
    table = game.parts.deal(game.seats, game.house)
    return _row(number, deal, seated, table, *play_by(policies, table, luck, dice, game.box.limit))


def _watched(
    wanted: Plan,
    game: Game,
    policies: list[Policy],
    luck: Dice,
    dice: list[Dice],
    gallery: Gallery,
    number: int,
    deal: int,
    seated: list[str],
) -> PlanRow:
    watchers = gallery.watchers()
    follower = Follower(game) if wanted.course else None
    played = play_watched(game, policies, luck, dice, watchers, follower.look if follower else None)
    table, decisions = played.table, played.decisions
    row = _row(number, deal, seated, table, played.answers, len(decisions), sum(one.choices == 1 for one in decisions))
    watched: dict[str, float] = {}
    if row.finished:
        standing = Standing(tuple(row.places), tuple(row.scores))
        for watcher in watchers:
            watched |= watcher.ended(standing, game.events(table, None))
    course = follower.course(table) if follower and row.finished else None
    return replace(row, watched=watched, course=course, decisions=decisions if wanted.decisions else [])


def _row(number: int, deal: int, seated: list[str], table: Table, answers: int, asks: int, forced: int) -> PlanRow:
    finished = not table.asked
    return PlanRow(
        number=number,
        deal=deal,
        bots=seated,
        finished=finished,
        places=list(table.places()) if finished else [],
        scores=list(table.scores()),
        answers=answers,
        asks=asks,
        forced=forced,
    )
