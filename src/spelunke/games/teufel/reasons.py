"""Reasons at a table of Auf Teufel komm raus: what speaks for a stake or another piece of coal, and against it."""

from collections.abc import Iterator

from spelunke.core.types import Reason, Seat, in_percent
from spelunke.games.teufel.box import BONUS, DEVIL, GOAL, KINDS, VALUES, House
from spelunke.games.teufel.thumb import FAR_ENOUGH, AtTheOven, Oven
from spelunke.games.teufel.types import AnyMove, GoOn, Stake, TeufelView


class GetsSoFar(Reason, frozen=True, tag=True):
    """How likely, roughly, one player who dares brings out coal worth the stake before a devil comes; and one of all."""

    paragraph = "§3.5"
    percent: int
    together: int
    players: int


class Risks(Reason, frozen=True, tag=True):
    """How much of the own chips is lost if nobody gets so far."""

    paragraph = "§5.2"
    percent: int


class PaysTwice(Reason, frozen=True, tag=True):
    """Nobody else can stake as much, so that a win pays twice the stake."""

    paragraph = "§5.4"
    gain: int


class ReachesTheGoal(Reason, frozen=True, tag=True):
    """A win would bring the total that ends the game."""

    paragraph = "§10.1"
    goal: int


class NothingAtStake(Reason, frozen=True, tag=True):
    """A stake of 0 wins and loses nothing."""

    paragraph = "§3.2"


class DevilComes(Reason, frozen=True, tag=True):
    """How likely the next piece is a devil, exactly, and the coal that burns then."""

    paragraph = "§4.5"
    percent: int
    amount: int


class NothingToLose(Reason, frozen=True, tag=True):
    """The own bet is decided, no pact is to be paid, and this coal would bring no bonus: a devil would cost nothing."""

    paragraph = "§5.6"


class DevilPays(Reason, frozen=True, tag=True):
    """What a devil costs besides: so much for those with a pact."""

    paragraph = "§7.6"
    chips: int
    who: tuple[Seat, ...]


class NextWins(Reason, frozen=True, tag=True):
    """How likely the next piece brings what the own bet still needs, exactly."""

    paragraph = "§5.3"
    percent: int
    missing: int


class BetIsWon(Reason, frozen=True, tag=True):
    """The own bet is won with this coal."""

    paragraph = "§5.3"
    stake: int


class BetWasWon(Reason, frozen=True, tag=True):
    """The own bet is won already, by somebody's coal."""

    paragraph = "§5.1"
    stake: int


class LeftToOthers(Reason, frozen=True, tag=True):
    """The own bet needs more, and these may still bring it."""

    paragraph = "§5.1"
    stake: int
    who: tuple[Seat, ...]


class BetIsLost(Reason, frozen=True, tag=True):
    """The own bet needs more, and nobody fetches coal any more."""

    paragraph = "§5.2"
    stake: int


class HighestSoFar(Reason, frozen=True, tag=True):
    """No coal on the table is worth more, which brings a bonus if it stays so: for sure once nobody is to come."""

    paragraph = "§5.6"
    amount: int
    chips: int
    to_come: int


class MostPiecesSoFar(Reason, frozen=True, tag=True):
    """Nobody has laid down more pieces, which brings a bonus if it stays so: for sure once nobody is to come."""

    paragraph = "§5.7"
    chips: int
    to_come: int


class NoBonus(Reason, frozen=True, tag=True):
    """Somebody's coal is worth more, and somebody laid down more pieces."""

    paragraph = "§5.6"


REASONS = (
    GetsSoFar,
    Risks,
    PaysTwice,
    ReachesTheGoal,
    NothingAtStake,
    DevilComes,
    NothingToLose,
    DevilPays,
    NextWins,
    BetIsWon,
    BetWasWon,
    LeftToOthers,
    BetIsLost,
    HighestSoFar,
    MostPiecesSoFar,
    NoBonus,
)


def why(view: TeufelView, _house: House, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    if isinstance(move, Stake):
        return tuple(_of_stake(view, move.chips))
    turn = AtTheOven(view)
    return tuple(_of_going_on(view, turn) if isinstance(move, GoOn) else _of_stopping(turn))


def _of_stake(view: TeufelView, stake: int) -> Iterator[Reason]:
    assert view.seat is not None and view.remembered is not None
    chips = view.remembered.chips
    mine, others = chips[view.seat], [held for seat, held in enumerate(chips) if seat != view.seat]
    if not stake:
        yield NothingAtStake()
        return
    if stake <= FAR_ENOUGH:
        alone = Oven(view).reach(stake)
        yield GetsSoFar(in_percent(alone), in_percent(1 - (1 - alone) ** view.seats), view.seats)
    yield Risks(in_percent(stake / mine))
    gain = stake if stake <= max(others) else 2 * stake
    if gain > stake:
        yield PaysTwice(gain)
    if mine + gain >= GOAL:
        yield ReachesTheGoal(int(GOAL))


def _of_going_on(view: TeufelView, turn: AtTheOven) -> Iterator[Reason]:
    assert view.remembered is not None
    oven = view.remembered.oven
    pieces = sum(oven.values())
    if not turn.fine and turn.best >= turn.stake and _brings_no_bonus(turn):
        yield NothingToLose()
    yield DevilComes(in_percent(oven.get(KINDS[DEVIL], 0) / pieces), turn.amount)
    if turn.stake and turn.best >= turn.stake:
        yield BetWasWon(turn.stake)
    elif missing := max(0, turn.stake - turn.amount):
        enough = sum(copies for kind, copies in oven.items() if VALUES[KINDS.index(kind)] >= missing)
        if enough:
            yield NextWins(in_percent(enough / pieces), missing)
    if turn.fine:
        yield DevilPays(turn.fine, tuple(other for other in view.open.pacts if other != view.seat))


def _of_stopping(turn: AtTheOven) -> Iterator[Reason]:
    if turn.stake and turn.best >= turn.stake:
        yield BetWasWon(turn.stake)
    elif turn.stake and turn.amount >= turn.stake:
        yield BetIsWon(turn.stake)
    elif turn.stake:
        yield LeftToOthers(turn.stake, turn.to_come) if turn.to_come else BetIsLost(turn.stake)
    if turn.amount >= turn.best:
        yield HighestSoFar(turn.amount, int(BONUS), len(turn.to_come))
    if turn.pieces >= turn.most:
        yield MostPiecesSoFar(int(BONUS), len(turn.to_come))
    if _brings_no_bonus(turn):
        yield NoBonus()


def _brings_no_bonus(turn: AtTheOven) -> bool:
    return turn.amount < turn.best and turn.pieces < turn.most
