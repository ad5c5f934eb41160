"""Duplicate plans: the same deals for all, every bot in every seat equally often."""

from collections.abc import Iterator
from typing import Any

import msgspec

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.errors import SpelunkeError
from spelunke.core.game import Game
from spelunke.core.house import changes
from spelunke.core.playout import play_by
from spelunke.core.policy import Slipping
from spelunke.core.table import MOST_SEATS
from spelunke.core.types import Standing
from spelunke.lab.entrants import PATIENCE, Chairs, Entrant, chairs
from spelunke.lab.lead_changes import Follower, LeadChanges
from spelunke.lab.playing import Decision, play_match
from spelunke.lab.user_bots import Source
from spelunke.lab.user_stats import Gallery

STREAMS = MOST_SEATS + 1
"""Streams of dice per game: luck's, and one for every seat."""

POLICY = "policy"
"""The player that answers by the game's policy, where everything is answered inside the engine."""

BEGINNER = "beginner"
"""All other players there: they answer by the same policy, but slip at random."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines the games: the same plan gives the same games on any machine."""

    game: str
    rules: int
    """The version of the game's rules."""

    seats: int
    house: dict[str, Any]
    bots: tuple[Entrant, ...]
    deals: int
    seed: int
    watch: Source | None = None
    patience: float = PATIENCE
    decisions: bool = False
    """Whether every single answer is recorded."""

    course: bool = False
    """Whether lead changes are recorded."""

    inside: bool = False
    """Whether everything is answered inside the engine, by policy and with slips: no views, so thousands of games a second."""

    slips: int = 0
    """How many of a hundred answers of a beginner are random."""

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
    trouble: tuple[str, dict[str, Any]] | None = None
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
    if wanted.inside:
        return DealBatch(list(_play_inside(wanted, game, range(first, first + deals))))
    try:
        gallery = Gallery(wanted.watch)
        with chairs(game, wanted.bots, wanted.patience) as ready:
            for deal in range(first, first + deals):
                lineup = seatings(game, [bot.name for bot in wanted.bots], wanted.seed, deal)
                for turn, seated in enumerate(lineup):
                    rows.append(_play(wanted, game, ready, gallery, deal, turn, seated))
    except SpelunkeError as error:
        return DealBatch(rows, (error.message, msgspec.to_builtins(error.facts, str_keys=True)))
    return DealBatch(rows)


def _play(wanted: Plan, game: Game, ready: Chairs, gallery: Gallery, deal: int, turn: int, seated: list[str]) -> PlanRow:
    number = deal * len(wanted.bots) + turn
    bots = [ready.sit(name, seat, wanted.seed, STREAMS * number + 1 + seat) for seat, name in enumerate(seated)]
    watchers = gallery.watchers()
    follower = Follower(game) if wanted.course else None
    luck = Dice(wanted.seed, STREAMS * deal)
    played = play_match(game, bots, luck, watchers, follower.look if follower else None)
    table = played.table
    finished = not table.asked
    watched: dict[str, float] = {}
    if finished:
        standing = Standing(tuple(table.places()), tuple(table.scores()))
        for watcher in watchers:
            watched |= watcher.ended(standing, game.events(table, None))
    return PlanRow(
        number=number,
        deal=deal,
        bots=seated,
        finished=finished,
        places=list(table.places()) if finished else [],
        scores=list(table.scores()),
        answers=played.answers,
        asks=len(played.decisions),
        forced=sum(decision.choices == 1 for decision in played.decisions),
        watched=watched,
        course=follower.course(table) if follower and finished else None,
        decisions=played.decisions if wanted.decisions else [],
    )


def _play_inside(wanted: Plan, game: Game, deals: range) -> Iterator[PlanRow]:
    """Bots answer by the compiled policy, and beginners slip. Luck and dice are those of any other plan."""
    fresh = game.parts.deal(game.seats, game.house)
    policy = game.parts.rollout
    players = {bot.name: policy if bot.name == POLICY else Slipping(policy, wanted.slips) for bot in wanted.bots}
    for deal in deals:
        for turn, seated in enumerate(seatings(game, [bot.name for bot in wanted.bots], wanted.seed, deal)):
            number, table = deal * len(wanted.bots) + turn, fresh.copy()
            luck = Dice(wanted.seed, STREAMS * deal)
            dice = [Dice(wanted.seed, STREAMS * number + 1 + seat) for seat in range(game.seats)]
            policies = [players[name] for name in seated]
            answers, asks, forced = play_by(policies, table, luck, dice, game.box.limit)
            finished = not table.asked
            yield PlanRow(
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
