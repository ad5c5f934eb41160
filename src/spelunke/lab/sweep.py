"""Sweep: what every house rule does to length, fairness and luck."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from spelunke.core.errors import BadHouseRule, SpelunkeError, UnknownHouseRule
from spelunke.core.game import Game, Parts
from spelunke.core.house import Option, options
from spelunke.lab.checkpoint import logs_in
from spelunke.lab.duplicate_plan import Plan, PlanRow, plan
from spelunke.lab.entrants import BEGINNER, Entrant
from spelunke.lab.executors import Executor
from spelunke.lab.intervals import ConfidenceInterval, interval, share_interval
from spelunke.lab.luck import luck_and_skill
from spelunke.lab.parquet import PlayedRow, as_json
from spelunke.lab.tournament import mean, play_plans, whole_deals

EQUALS: Final = ("thumb",)
"""The players for length and seats: all are equally good."""

UNEQUALS: Final = ("thumb", BEGINNER)
"""The players for luck and skill: close enough that luck shows, since it cannot if one always wins."""

MOST_VALUES: Final = 6
"""A house rule with more values than this is tried at four of them, closer together where they are small."""

FOR_PEOPLE: Final = "memory_aids"
"""The house rule that only changes what people are shown: it does not affect bots."""

FOR_COUNTING: Final = "tiny"
"""The preset that is for tests and not for play."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of a game under some house rules."""

    length: ConfidenceInterval
    """The number of answers of a game, luck's included."""

    best_seat: int
    best_seat_wins: ConfidenceInterval
    """The share of wins of the luckiest seat between equals; a fair one has 1 / seats."""

    skilled_wins: ConfidenceInterval
    """The share of wins that the game's policy has against a beginner: a half, if skill does not help."""

    luck: ConfidenceInterval
    """How much of the variance of a seat's wins is due to the deal."""

    skill: ConfidenceInterval
    """How much of it is due to who sits there."""

    unfinished: int


class Base(msgspec.Struct, frozen=True):
    """The baseline of changes: a preset and a number of seats."""

    seats: int
    preset: str
    measured: Measured


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One changed option and its effect."""

    option: str
    value: object
    base: int
    """The index of its base."""

    longer: ConfidenceInterval
    """The relative change in length: 0.1 is a tenth longer; the same deals are compared."""

    measured: Measured


class RefusedChange(msgspec.Struct, frozen=True):
    """A value that is valid with no preset and no number of seats."""

    option: str
    value: object
    why: str


class RuleEffects(msgspec.Struct, frozen=True, kw_only=True):
    """The effects of a game's house rules."""

    game: str
    rules: int
    """The version of the game's rules."""

    games: int
    """Games between equals for each; twice as many between unequals, who hold each seat once per deal."""

    slips: int
    """How many of a hundred answers of the beginner among the unequals are random."""

    bases: list[Base]
    changes: list[Change]
    refused: list[RefusedChange]


class _Trial(msgspec.Struct):
    """A game to be tried; a base, if no option is changed."""

    game: Game
    option: str | None
    value: object
    base: int


def sweep(
    parts: Parts,
    games: int,
    seed: int,
    crew: Executor,
    over: Sequence[str] | None = None,
    seats: int | None = None,
    progress: Callable[[int], object] | None = None,
    folder: str | None = None,
    tell: Callable[[Sequence[PlayedRow]], object] | None = None,
) -> RuleEffects:
    """Try every value of all house rules, or of the named ones.

    With a folder, games are checkpointed there as they are played, and a run resumes from it. ``tell`` gets all of them.
    """
    trials, bases, refused = _trials(parts, over, seats)
    plans = [_plan(trial.game, bots, deals, seed) for trial in trials for bots, deals in _sizes(games)]
    with logs_in(folder, plans, f"{parts.box.key}-") as logs:
        rows = play_plans(plans, crew, progress, logs)
    if tell is not None:
        tell([_told(trials[number // 2], one, some) for number, (one, some) in enumerate(zip(plans, rows, strict=True))])
    told = []
    measured: list[Measured] = []
    for number, trial in enumerate(trials):
        equals, unequals = rows[2 * number], rows[2 * number + 1]
        measured.append(_measured(trial.game, equals, unequals, seed))
        if trial.option is not None:
            longer = _longer(equals, rows[2 * trial.base])
            told.append(
                Change(option=trial.option, value=trial.value, base=trial.base, longer=longer, measured=measured[number])
            )
    return RuleEffects(
        game=parts.box.key,
        rules=parts.box.version,
        games=games,
        slips=slips_of(parts),
        bases=[Base(seats, preset, measured[number]) for number, (seats, preset) in enumerate(bases)],
        changes=told,
        refused=refused,
    )


def _told(trial: _Trial, one: Plan, rows: Sequence[PlanRow]) -> PlayedRow:
    """The games of a trial with their labels; a base has no option."""
    value = None if trial.option is None else as_json(trial.value)
    house = as_json(one.house)
    return PlayedRow(
        one, rows, {"option": trial.option, "value": value, "seats": one.seats, "house": house, "among": one.among}
    )


def games_of(parts: Parts, games: int, over: Sequence[str] | None = None, seats: int | None = None) -> int:
    """The number of games of a sweep."""
    trials = len(_trials(parts, over, seats)[0])
    return trials * sum(len(bots) * deals for bots, deals in _sizes(games))


def _sizes(games: int) -> tuple[tuple[Sequence[str], int], ...]:
    return (EQUALS, games), (UNEQUALS, games)


def _plan(game: Game, bots: Sequence[str], deals: int, seed: int) -> Plan:
    slips = slips_of(game.parts)
    return plan(game, tuple(Entrant(name) for name in bots), deals, seed, slips=slips)


def slips_of(parts: Parts) -> int:
    """How many of a hundred answers of a beginner at this game are random.

    >>> from spelunke.shelf import parts
    >>> slips_of(parts("rueck")), slips_of(parts("tock"))
    (60, 20)
    """
    slips, beginner_slips, *_ = parts.levels
    return slips if beginner_slips is None else beginner_slips


def _trials(
    parts: Parts, over: Sequence[str] | None, seats: int | None
) -> tuple[list[_Trial], list[tuple[int, str]], list[RefusedChange]]:
    """The trials: first the bases, then the changes."""
    known = {option.name: option for option in options(parts.box.house) if option.name != FOR_PEOPLE}
    for name in over or ():
        if name not in known:
            raise UnknownHouseRule("house-unknown", name=name[:40], allowed=list(known))
        if known[name].allowed is None:
            raise BadHouseRule("lab-sweep-table", name=name)
    bases: list[tuple[int, str]] = []
    switched: list[_Trial] = []
    refused: list[RefusedChange] = []
    for name in over or known:
        for value in values_to_try(known[name]):
            found = _base_for(parts, name, value, seats)
            if isinstance(found, SpelunkeError):
                refused.append(RefusedChange(name, value, str(found)))
                continue
            game, base = found
            if base not in bases:
                bases.append(base)
            switched.append(_Trial(game, name, value, bases.index(base)))
    first = [_Trial(Game(parts, seats, preset=preset), None, None, n) for n, (seats, preset) in enumerate(bases)]
    return [*first, *switched], bases, refused


def _base_for(parts: Parts, name: str, value: object, seats: int | None) -> tuple[Game, tuple[int, str]] | SpelunkeError:
    """A game with this change, and the first preset and number of seats with which it is valid."""
    box = parts.box
    places = [seats] if seats is not None else sorted(box.seats, key=lambda number: number != box.usual_seats)
    refusal: SpelunkeError | None = None
    for number in places:
        for preset, house in box.presets.items():
            if preset == FOR_COUNTING or getattr(house, name) == value:
                continue
            try:
                Game(parts, number, preset=preset)
                return Game(parts, number, {name: value}, preset), (number, preset)
            except BadHouseRule as error:
                refusal = refusal or error
    assert refusal is not None
    return refusal


def values_to_try(option: Option) -> Iterator[object]:
    """The values of a house rule other than the default; of many, four. None of a table: a file can hold any.

    >>> list(values_to_try(Option("rounds", 0, tuple(range(100)))))
    [1, 5, 21, 99]
    """
    others = [value for value in option.allowed or () if value != option.default]
    if len(others) <= MOST_VALUES:
        yield from others
        return
    last = len(others) - 1
    for third in range(4):
        yield others[round((last + 1) ** (third / 3)) - 1]


def _measured(game: Game, equals: Sequence[PlanRow], unequals: Sequence[PlanRow], seed: int) -> Measured:
    deals = whole_deals(equals, len(EQUALS))
    matches = whole_deals(unequals, len(UNEQUALS))
    seats = [share_interval([mean(row.part(seat) for row in deal) for deal in deals]) for seat in range(game.seats)]
    best = max(range(game.seats), key=lambda seat: seats[seat].mean)
    explained = luck_and_skill(matches, UNEQUALS, game.seats, seed)
    skilled = [
        sum(row.part(seat) for row in deal for seat in range(game.seats) if row.bots[seat] == "thumb") for deal in matches
    ]
    return Measured(
        length=interval([mean(row.answers for row in deal) for deal in deals]),
        best_seat=best,
        best_seat_wins=seats[best],
        skilled_wins=share_interval([parts / len(UNEQUALS) for parts in skilled]),
        luck=explained.luck,
        skill=explained.skill,
        unfinished=sum(not row.finished for row in (*equals, *unequals)),
    )


def _longer(rows: Sequence[PlanRow], base: Sequence[PlanRow]) -> ConfidenceInterval:
    """How much longer games are, paired by deal, relative to the base's mean length."""
    before = {row.deal: row.answers for row in base if row.finished}
    usual = mean(before.values()) if before else 1.0
    return interval([(row.answers - before[row.deal]) / usual for row in rows if row.finished and row.deal in before])
