"""Balance: statistics of a game between equal bots, and how much better play pays."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from spelunke.core.errors import BadSimulation
from spelunke.core.game import Game
from spelunke.core.types import Json
from spelunke.lab.checkpoint import logs_in
from spelunke.lab.duplicate_plan import Plan, PlanRow, plan, sides_of
from spelunke.lab.entrants import Entrant
from spelunke.lab.executors import Executor
from spelunke.lab.intervals import ConfidenceInterval, interval, share_interval
from spelunke.lab.lead_changes import LeadChanges
from spelunke.lab.luck import LuckAndSkill, luck_and_skill
from spelunke.lab.parquet import PlayedRow
from spelunke.lab.tournament import mean, play_plans, summed_up, whole_deals

TENTHS: Final = 10
BARS: Final = 20
"""The largest number of bars in a histogram of lengths."""


class Bar(msgspec.Struct, frozen=True):
    """The number of games between a lower bound and an exclusive upper bound."""

    low: float
    high: float
    games: int


class Decides(msgspec.Struct, frozen=True):
    """A thing that may be on the table when a game is decided."""

    thing: str
    decides: ConfidenceInterval
    """The share of games that it decided: it was on the table when the eventual winners took the lead for good."""

    comes: float
    """Its share of all things that appeared: what it would decide if all were alike."""


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """Two adjacent bots of the ladder, which hold half of the sides each and then swap."""

    lower: str
    upper: str
    games: int
    wins: ConfidenceInterval
    """The upper bot's share of the wins, one half if they are alike; a game without a winner counts half for each."""

    luck: LuckAndSkill


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The balance statistics of a game."""

    game: str
    seats: int
    house: Json
    games: int
    """Between equals."""

    player: str
    """The bot that held all seats in the games between equals."""

    by_seat: list[ConfidenceInterval]
    length: ConfidenceInterval
    lengths: list[Bar]
    forced: ConfidenceInterval
    """The share of answers without an alternative."""

    lead_changes: ConfidenceInterval
    changes: list[Bar]
    drama: ConfidenceInterval
    """The share of the game during which none of the eventual winners led."""

    decided: ConfidenceInterval
    """When the eventual winners took the lead for good, from 0 to 1."""

    decisions: list[Bar]
    nobody_won: ConfidenceInterval
    shared: ConfidenceInterval
    """The share of games with several winners who are not on one team."""

    things: list[Decides]
    ladder: list[Rung]
    """From the bottom up."""

    unfinished: int


def balance(
    game: Game,
    player: Entrant,
    ladder: tuple[Entrant, ...],
    games: int,
    climbs: Sequence[int],
    seed: int,
    crew: Executor,
    progress: Callable[[int], object] | None = None,
    folder: str | None = None,
    tell: Callable[[Sequence[PlayedRow]], object] | None = None,
) -> Balance:
    """Play a number of games between equals, and each bot of the ladder against the next as often as the climbs say.

    With a folder, games are checkpointed there as they are played, and a run resumes from it. ``tell`` gets all of them.
    """
    equals = plan(game, (player,), games, seed, course=True)
    rungs = [plan(game, pair, -(-climb // 2), seed) for pair, climb in zip(pairwise(ladder), climbs, strict=True)]
    with logs_in(folder, [equals, *rungs]) as logs:
        rows, *matches = play_plans([equals, *rungs], crew, progress, logs)
    if tell is not None:
        tell([PlayedRow(one, some, {"among": one.among}) for one, some in zip((equals, *rungs), (rows, *matches), strict=True)])
    finished = [row for row in rows if row.finished]
    if not finished:
        raise BadSimulation("lab-nothing-ended", bots=[player.name], games=len(rows))
    climbed = [_rung(rung, played) for rung, played in zip(rungs, matches, strict=True)]
    unfinished = sum(not row.finished for played in (rows, *matches) for row in played)
    return _weighed(game, equals, finished, climbed, unfinished)


def _weighed(game: Game, equals: Plan, finished: Sequence[PlanRow], ladder: list[Rung], unfinished: int) -> Balance:
    """The statistics of the games between equals, with the rungs of the ladder."""
    courses = [row.course for row in finished if row.course is not None]
    told = summed_up(equals, finished)
    return Balance(
        game=game.box.key,
        seats=game.seats,
        house=equals.house,
        games=len(finished),
        player=equals.bots[0].name,
        by_seat=told.by_seat,
        length=told.answers,
        lengths=_bars([row.answers for row in finished]),
        forced=told.forced,
        lead_changes=interval([course.lead_changes for course in courses]),
        changes=_bars([course.lead_changes for course in courses]),
        drama=share_interval([course.behind for course in courses]),
        decided=share_interval([course.decided for course in courses]),
        decisions=_tenths([course.decided for course in courses]),
        nobody_won=told.nobody_won,
        shared=share_interval([float(_winning_sides(game, row) > 1) for row in finished]),
        things=_things(courses),
        ladder=ladder,
        unfinished=unfinished,
    )


def _rung(rung: Plan, rows: Sequence[PlanRow]) -> Rung:
    lower, upper = (bot.name for bot in rung.bots)
    deals = whole_deals(rows, len(rung.bots))
    if not deals:
        raise BadSimulation("lab-nothing-ended", bots=[lower, upper], games=len(rows))
    return Rung(
        lower=lower,
        upper=upper,
        games=sum(map(len, deals)),
        wins=share_interval([mean(_upper_part(row, lower, upper) for row in deal) for deal in deals]),
        luck=luck_and_skill(deals, [lower, upper], rung.seats, rung.seed),
    )


def _upper_part(row: PlanRow, lower: str, upper: str) -> float:
    ours, theirs = (sum(row.part(seat) for seat, bot in enumerate(row.bots) if bot == name) for name in (upper, lower))
    return 0.5 + (ours - theirs) / 2


def _winning_sides(game: Game, row: PlanRow) -> int:
    return sum(row.places[side[0]] == 1 for side in sides_of(game))


def _bars(numbers: Sequence[int]) -> list[Bar]:
    """A histogram of whole numbers with bars of equal width."""
    low, high = min(numbers), max(numbers)
    width = max(-(-(high + 1 - low) // BARS), 1)
    counted = Counter((number - low) // width for number in numbers)
    return [Bar(low + bar * width, low + (bar + 1) * width, counted[bar]) for bar in range(max(counted) + 1)]


def _tenths(shares: Sequence[float]) -> list[Bar]:
    counted = Counter(min(int(share * TENTHS), TENTHS - 1) for share in shares)
    return [Bar(tenth / TENTHS, (tenth + 1) / TENTHS, counted[tenth]) for tenth in range(TENTHS)]


def _things(courses: Sequence[LeadChanges]) -> list[Decides]:
    decided = [course for course in courses if course.deciding is not None]
    comes: Counter[str] = Counter()
    for course in decided:
        comes.update(course.things)
    total = max(comes.total(), 1)
    told = [
        Decides(thing, share_interval([float(course.deciding == thing) for course in decided]), count / total)
        for thing, count in comes.items()
    ]
    return sorted(told, key=lambda thing: (-thing.decides.mean, thing.thing))
