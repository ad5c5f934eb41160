"""Reasons at a table of Auf Teufel komm raus: what speaks for a stake or another piece of coal, and against it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from spelunke.core.lookahead import foreseen
from spelunke.core.types import Event, Reason, Seat, in_percent
from spelunke.games.teufel.box import BONUS, DEVIL, GOAL, SMALLEST_CHIP, VALUES
from spelunke.games.teufel.odds import coal_to_come
from spelunke.games.teufel.rules import GO_ON, TURN_KIND, Teufel
from spelunke.games.teufel.rules_chips import NOBODY, payout
from spelunke.games.teufel.types import AnyMove, GoOn, Paid, Stake, TeufelView, Turned
from spelunke.games.teufel.view import tell

COAL_STEP = 5
"""Every coal amount is a multiple of it."""


class GetsSoFar(Reason, frozen=True, tag=True):
    """How likely, roughly, one player who dares brings out coal worth the stake before a devil comes; and one of all."""

    percent: int
    together: int
    players: int


class Risks(Reason, frozen=True, tag=True):
    """How much of the own chips is lost if nobody gets so far."""

    percent: int


class PaysTwice(Reason, frozen=True, tag=True):
    """Nobody can stake more, so that a win is surely that of the highest stake, and pays so much."""

    gain: int


class ReachesTheGoal(Reason, frozen=True, tag=True):
    """A win would bring the total that ends the game."""

    goal: int


class NothingAtStake(Reason, frozen=True, tag=True):
    """A stake of 0 wins and loses nothing (house rule ``zero_stake``)."""


class DevilComes(Reason, frozen=True, tag=True):
    """How likely the next piece is a devil, exactly, and the coal that burns then."""

    percent: int
    amount: int


class NothingToLose(Reason, frozen=True, tag=True):
    """The own bet is decided, no pact is to be paid, and this coal would bring no bonus: a devil would cost nothing."""


class DevilPays(Reason, frozen=True, tag=True):
    """What a devil costs besides: so much for those with a pact."""

    chips: int
    who: tuple[Seat, ...]


class NextWins(Reason, frozen=True, tag=True):
    """How likely the next piece brings what the own bet still needs, exactly."""

    percent: int
    missing: int


class BetIsWon(Reason, frozen=True, tag=True):
    """The own bet is won with this coal."""

    stake: int


class BetWasWon(Reason, frozen=True, tag=True):
    """The own bet is won already, by somebody's coal."""

    stake: int


class LeftToOthers(Reason, frozen=True, tag=True):
    """The own bet needs more, and these may still bring it."""

    stake: int
    who: tuple[Seat, ...]


class BetIsLost(Reason, frozen=True, tag=True):
    """The own bet needs more, and nobody fetches coal any more."""

    stake: int


class HighestSoFar(Reason, frozen=True, tag=True):
    """No coal on the table is worth more, which brings a bonus if it stays so: for sure once nobody is to come."""

    amount: int
    chips: int
    to_come: int


class MostPiecesSoFar(Reason, frozen=True, tag=True):
    """Nobody has laid down more pieces, which brings a bonus if it stays so: for sure once nobody is to come."""

    chips: int
    to_come: int


class NoBonus(Reason, frozen=True, tag=True):
    """Somebody's coal is worth more, and somebody laid down more pieces."""


REASONS: dict[type[Reason], str] = {
    GetsSoFar: "§3.5",
    Risks: "§5.2",
    PaysTwice: "§5.4",
    ReachesTheGoal: "§10.1",
    NothingAtStake: "§9.2",
    DevilComes: "§4.5",
    NothingToLose: "§5.6",
    DevilPays: "§7.6",
    NextWins: "§5.3",
    BetIsWon: "§5.3",
    BetWasWon: "§5.1",
    LeftToOthers: "§5.1",
    BetIsLost: "§5.2",
    HighestSoFar: "§5.6",
    MostPiecesSoFar: "§5.7",
    NoBonus: "§5.6",
}
"""Every kind, and the paragraph that makes it a reason."""


def why(table: Teufel, view: TeufelView, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    assert view.seat is not None
    if isinstance(move, Stake):
        return tuple(_of_stake(table, view.seat, move.chips))
    return tuple((_of_going_on if isinstance(move, GoOn) else _of_stopping)(table, view.seat))


def _of_stake(table: Teufel, seat: int, stake: int) -> Iterator[Reason]:
    """What becomes of the stake if everybody else lays as much as they can."""
    if not stake:
        yield NothingAtStake()
        return
    held = int(table.chips[seat])
    alone = _gets_so_far(coal_to_come(table), stake)
    yield GetsSoFar(in_percent(alone), in_percent(1 - (1 - alone) ** int(table.seats)), int(table.seats))
    table.answer([stake // int(SMALLEST_CHIP) if other == seat else table.choices(other)[-1] for other in table.seats_asked()])
    is_top = table.top_stake() == stake
    lost = table.copy()
    lost.reckon()
    yield Risks(in_percent((held - int(lost.chips[seat])) / held))
    table.best_amount = stake
    table.reckon()
    if is_top:
        yield PaysTwice(int(table.chips[seat]) - held)
    if table.has_reached_the_goal(seat):
        yield ReachesTheGoal(int(GOAL))


def _gets_so_far(weights: dict[int, int], amount: int) -> float:
    """How likely a player who wants this amount brings it out before a devil, as if every piece were put back."""
    pieces = sum(weights.values())
    passed = defaultdict(float, {0: 1.0})  # by amount: how likely the coal comes to exactly that
    for so_far in range(0, amount, COAL_STEP):
        for kind, copies in weights.items():
            if kind != DEVIL:
                passed[so_far + VALUES[kind]] += passed[so_far] * copies / pieces
    return 1 - sum(passed[so_far] for so_far in range(0, amount, COAL_STEP)) * weights.get(int(DEVIL), 0) / pieces


def _of_going_on(table: Teufel, seat: int) -> Iterator[Reason]:
    stake, top = int(table.stakes[seat]), table.top_stake()
    amount, fine = int(table.turned_worth), int(table.fine(seat))
    was_won = payout(stake, top, table.best_amount) > 0
    if not fine and (was_won or stake <= 0) and not any(_leads(table, seat)):
        yield NothingToLose()
    weights = coal_to_come(table)
    pieces = sum(weights.values())
    table.answer([int(GO_ON)])
    coming = {kind: foreseen(table.copy(), int(TURN_KIND) + kind, tell, seat) for kind in weights}
    yield DevilComes(in_percent(weights.get(int(DEVIL), 0) / pieces), amount)
    if was_won:
        yield BetWasWon(stake)
    elif stake > amount:
        enough = sum(copies for kind, copies in weights.items() if _wins(coming[kind], stake, top))
        if enough:
            yield NextWins(in_percent(enough / pieces), stake - amount)
    if paid := [event for event in coming.get(int(DEVIL), ()) if isinstance(event, Paid)]:
        yield DevilPays(sum(event.chips for event in paid), tuple(event.to for event in paid))


def _wins(events: Sequence[Event], stake: int, top: int) -> bool:
    """Whether the piece that was turned makes the coal of this turn enough for the stake."""
    return any(payout(stake, top, event.amount) > 0 for event in events if isinstance(event, Turned))


def _of_stopping(table: Teufel, seat: int) -> Iterator[Reason]:
    stake, top = int(table.stakes[seat]), table.top_stake()
    to_come = _to_come(table, seat)
    if stake > 0:
        if payout(stake, top, table.best_amount):
            yield BetWasWon(stake)
        elif payout(stake, top, table.turned_worth):
            yield BetIsWon(stake)
        else:
            yield LeftToOthers(stake, to_come) if to_come else BetIsLost(stake)
    by_amount, by_pieces = _leads(table, seat)
    if by_amount:
        yield HighestSoFar(int(table.turned_worth), int(BONUS), len(to_come))
    if by_pieces:
        yield MostPiecesSoFar(int(BONUS), len(to_come))
    if not by_amount and not by_pieces:
        yield NoBonus()


def _leads(table: Teufel, seat: int) -> tuple[bool, bool]:
    """Whether the coal of this turn, laid down now, would lead by its amount and by its pieces."""
    laid = table.copy()
    laid.rank_coal(seat, table.turned_worth, table.turned_pieces)
    return laid.best_seats >> seat & 1 == 1, laid.most_seats >> seat & 1 == 1


def _to_come(table: Teufel, seat: int) -> tuple[int, ...]:
    """The seats that have their turn after this one."""
    following = int(table.next_turn(seat))
    return () if following == NOBODY else (following, *_to_come(table, following))
