"""Tournament: bots against each other on the same deals, each in every seat equally often."""

import contextlib
from collections.abc import Callable, Iterable, Sequence

import msgspec

from spelunke.core.errors import BadSimulation, SpelunkeError
from spelunke.core.game import Game
from spelunke.core.types import Json
from spelunke.lab.checkpoint import Log
from spelunke.lab.duplicate_plan import DealBatch, Plan, PlanRow, play_deals, sides_of
from spelunke.lab.executors import Alone, Executor
from spelunke.lab.intervals import ConfidenceInterval, interval, share_interval
from spelunke.lab.ratings import Finish, ratings

PIECES = 16
"""The smallest number of pieces into which a tournament is split, if it has as many deals."""

MOST_DEALS_OF_A_PIECE = 50


class Stopped(SpelunkeError):
    """The error that ended a tournament early; the games before it are kept."""


class EntrantScore(msgspec.Struct, frozen=True):
    """The results of one bot."""

    name: str
    games: int
    """Games, counted for every seat it held."""

    wins: ConfidenceInterval
    """Its share of all wins, shared ones divided; all shares add up to 1, less games without a winner."""

    place: ConfidenceInterval
    score: ConfidenceInterval
    rating: ConfidenceInterval
    """By openskill; everybody begins with 25."""


class Ahead(msgspec.Struct, frozen=True):
    """How often one bot was placed before another at the same table; the same place counts half."""

    bot: str
    other: str
    share: ConfidenceInterval


class TournamentResult(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a tournament."""

    game: str
    seats: int
    house: Json
    bots: list[str]
    seed: int
    deals: int
    games: int
    by_bot: list[EntrantScore]
    by_seat: list[ConfidenceInterval]
    """The share of all wins that each seat had."""

    ahead: list[Ahead]
    answers: ConfidenceInterval
    """The number of answers of a game, luck's included."""

    forced: ConfidenceInterval
    """The share of the seats' answers that had no alternative."""

    nobody_won: ConfidenceInterval
    unfinished: int
    """Games that were still going on after as many answers as sensible players ever need; their deals count nowhere."""

    watched: dict[str, ConfidenceInterval]


class Outcome(msgspec.Struct):
    """A result, its games, and the error that stopped it, if any."""

    result: TournamentResult
    rows: list[PlanRow]
    trouble: Stopped | None


def check_plan(plan: Plan) -> None:
    """Refuse a plan that cannot be played."""
    sides = len(sides_of(plan.dealt()))
    if plan.deals < 1:
        raise BadSimulation("games-too-few", games=0)
    if not plan.bots:
        raise BadSimulation("lab-no-bots")
    if len(plan.bots) > sides:
        raise BadSimulation("lab-too-many-bots", bots=len(plan.bots), sides=sides)


def play_tournament(
    plan: Plan,
    crew: Executor | None = None,
    known: Iterable[PlanRow] = (),
    keep: Callable[[Sequence[PlanRow]], None] | None = None,
    progress: Callable[[int], object] | None = None,
) -> Outcome:
    """Play the games that are missing. ``keep`` gets the games of every piece as soon as they are played."""
    check_plan(plan)
    rows = {row.number: row for row in known}
    pieces = [(plan, first, deals) for first, deals in _missing(plan, rows)]
    trouble: Stopped | None = None
    with contextlib.closing((crew or Alone()).work(play_deals, pieces)) as work:
        try:
            for _, batch in work:
                assert isinstance(batch, DealBatch)
                rows |= {row.number: row for row in batch.rows}
                if keep is not None:
                    keep(batch.rows)
                if progress is not None:
                    progress(len(rows))
                if batch.trouble is not None:
                    message, facts = batch.trouble
                    trouble = Stopped(message, **facts)
                    break
        except SpelunkeError as error:
            trouble = Stopped(error.message, **error.facts)
    ordered = [rows[number] for number in sorted(rows)]
    return Outcome(summed_up(plan, ordered), ordered, trouble)


def play_plans(
    plans: Sequence[Plan], crew: Executor, progress: Callable[[int], object] | None = None, logs: Sequence[Log[PlanRow]] = ()
) -> list[list[PlanRow]]:
    """Play several plans together; the first error ends them all. With a checkpoint for each they resume from it.

    Without checkpoints the error says how many games are lost, and how to keep them.
    """
    for plan in plans:
        check_plan(plan)
    rows = [list(log.rows) for log in logs] or [[] for _ in plans]
    known = [{row.number: row for row in played} for played in rows]
    pieces = [(number, (plan, *piece)) for number, plan in enumerate(plans) for piece in _missing(plan, known[number])]
    try:
        with contextlib.closing(crew.work(play_deals, [piece for _, piece in pieces])) as work:
            for done, batch in work:
                assert isinstance(batch, DealBatch)
                number = pieces[done][0]
                rows[number] += batch.rows
                if logs:
                    logs[number].keep(batch.rows)
                if batch.trouble is not None:
                    message, facts = batch.trouble
                    raise Stopped(message, **facts)
                if progress is not None:
                    progress(sum(len(played) for played in rows))
    except SpelunkeError as error:
        if logs or not any(rows):
            raise
        raise Stopped("lab-unkept", why=str(error), games=sum(map(len, rows))) from None
    # An interrupted deal is played again from its first game, with the same result.
    return [[row for _, row in sorted({row.number: row for row in played}.items())] for played in rows]


def _missing(plan: Plan, rows: dict[int, PlanRow]) -> list[tuple[int, int]]:
    """The deals that are not complete yet, as first deal and count of each piece."""
    turns = len(plan.bots)
    most = min(max(plan.deals // PIECES, 1), MOST_DEALS_OF_A_PIECE)
    pieces: list[tuple[int, int]] = []
    for deal in range(plan.deals):
        if all(deal * turns + turn in rows for turn in range(turns)):
            continue
        if pieces and sum(pieces[-1]) == deal and pieces[-1][1] < most:
            pieces[-1] = (pieces[-1][0], pieces[-1][1] + 1)
        else:
            pieces.append((deal, 1))
    return pieces


def summed_up(plan: Plan, rows: Sequence[PlanRow]) -> TournamentResult:
    """The statistics of a tournament. Games on the same deal are not independent, so a deal is one sample."""
    game = plan.dealt()
    names = list(dict.fromkeys(bot.name for bot in plan.bots))
    deals = whole_deals(rows, len(plan.bots))
    games = [row for deal in deals for row in deal]
    rated = ratings(names, (_finish(game, row) for row in games))
    return TournamentResult(
        game=plan.game,
        seats=plan.seats,
        house=plan.house,
        bots=[bot.name for bot in plan.bots],
        seed=plan.seed,
        deals=len(deals),
        games=len(games),
        by_bot=[_fared(name, deals, rated[name]) for name in names],
        by_seat=[share_interval([mean(row.part(seat) for row in deal) for deal in deals]) for seat in range(plan.seats)],
        ahead=[Ahead(bot, other, _ahead(bot, other, deals)) for bot in names for other in names if bot != other],
        answers=interval([mean(row.answers for row in deal) for deal in deals]),
        forced=share_interval([mean(row.forced / max(row.asks, 1) for row in deal) for deal in deals]),
        nobody_won=share_interval([mean(float(1 not in row.places) for row in deal) for deal in deals]),
        unfinished=sum(not row.finished for row in rows),
        watched=_watched(deals),
    )


def whole_deals(rows: Sequence[PlanRow], turns: int) -> list[list[PlanRow]]:
    """The deals that every bot has played from every seat, to the end."""
    deals: dict[int, list[PlanRow]] = {}
    for row in rows:
        deals.setdefault(row.deal, []).append(row)
    return [deals[deal] for deal in sorted(deals) if len(deals[deal]) == turns and all(row.finished for row in deals[deal])]


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def _seats_of(name: str, row: PlanRow) -> list[int]:
    return [seat for seat, bot in enumerate(row.bots) if bot == name]


def _fared(name: str, deals: Sequence[Sequence[PlanRow]], rating: ConfidenceInterval) -> EntrantScore:
    def by_deal(number: Callable[[PlanRow, int], float]) -> list[list[float]]:
        return [[number(row, seat) for row in deal for seat in _seats_of(name, row)] for deal in deals]

    parts = by_deal(PlanRow.part)
    return EntrantScore(
        name=name,
        games=sum(len(deal) for deal in parts),
        wins=share_interval([sum(held) / len(deal) for held, deal in zip(parts, deals, strict=True)]),
        place=interval([mean(held) for held in by_deal(lambda row, seat: row.places[seat])]),
        score=interval([mean(held) for held in by_deal(lambda row, seat: row.scores[seat])]),
        rating=rating,
    )


def _ahead(bot: str, other: str, deals: Sequence[Sequence[PlanRow]]) -> ConfidenceInterval:
    shares = []
    for deal in deals:
        duels = [
            0.5 + ((row.places[theirs] > row.places[ours]) - (row.places[theirs] < row.places[ours])) / 2
            for row in deal
            for ours in _seats_of(bot, row)
            for theirs in _seats_of(other, row)
        ]
        if duels:
            shares.append(mean(duels))
    return share_interval(shares)


def _finish(game: Game, row: PlanRow) -> Finish:
    sides = sides_of(game)
    return Finish([[row.bots[seat] for seat in side] for side in sides], [row.places[side[0]] for side in sides])


def _watched(deals: Sequence[Sequence[PlanRow]]) -> dict[str, ConfidenceInterval]:
    names = sorted({name for deal in deals for row in deal for name in row.watched})
    return {name: interval([mean(row.watched.get(name, 0.0) for row in deal) for deal in deals]) for name in names}
