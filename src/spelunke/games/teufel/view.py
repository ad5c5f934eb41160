"""Who may see what at a table of Auf Teufel komm raus."""

from collections.abc import Callable

from spelunke.core.types import Event, ended
from spelunke.games.teufel import rules_chips
from spelunke.games.teufel.box import KINDS, House
from spelunke.games.teufel.position import coal_in, stakes_of
from spelunke.games.teufel.rules import Teufel, pieces_in, worth_of
from spelunke.games.teufel.rules_chips import NO_STAKE, NOBODY, least_at, most_at
from spelunke.games.teufel.types import (
    AmountBonus,
    BankPaid,
    Burnt,
    Laid,
    Lead,
    Lost,
    Moved,
    Open,
    OvenEmpty,
    Pacts,
    Paid,
    Pawn,
    PiecesBonus,
    Position,
    Reckoned,
    Refilled,
    Remembered,
    RoundBegan,
    Staked,
    Started,
    TeufelView,
    Turned,
    Won,
)


def look(table: Teufel, seat: int | None) -> Open:
    """What lies open to this seat (§6.1, §7.5)."""
    may_count = [_may_count(table, seat, owner) for owner in range(table.seats)]
    to_come = table.seats_to_come()
    open_pieces = table.turned_pieces + sum(pieces_in(heap) for heap in table.laid)
    return Open(
        round=table.round,
        rounds=table.rounds or None,
        start=None if table.start == NOBODY else table.start,
        turn=None if table.turn == NOBODY else table.turn,
        chips=tuple(chips if may else None for chips, may in zip(table.chips, may_count, strict=True)),
        totals=tuple(total if may else None for total, may in zip(table.scores(), may_count, strict=True)),
        stakes=stakes_of(table),
        highest=tuple(table.seats_in(table.highest_bets())),
        won=tuple(table.seats_in(table.bets_won_by(table.best_amount, 0))),
        pawns=tuple(Pawn(step, least_at(table.track, step), most_at(table.track, step)) for step in table.pawns),
        track=tuple(table.track),
        pacts=tuple(table.seats_in(table.pacts)),
        turned=coal_in(table.turned),
        amount=table.turned_worth,
        laid=tuple(coal_in(heap) for heap in table.laid),
        fetched=tuple(_fetched(table, owner, to_come) for owner in range(table.seats)),
        to_come=tuple(to_come),
        best=Lead(tuple(table.seats_in(table.best_seats)), table.best_amount),
        most=Lead(tuple(table.seats_in(table.most_seats)), table.most_pieces),
        oven_left=table.oven_left,
        aside=pieces_in(table.coal) - table.oven_left - open_pieces,
    )


def shows_if_forced(_table: Teufel, _seat: int) -> bool:
    """Chips and coal lie open."""
    return True


def remember(table: Teufel, _seat: int | None) -> Remembered:
    """What everybody can count up (§6.3)."""
    richest = tuple(seat for seat, place in enumerate(table.places()) if place == 1)
    return Remembered(chips=tuple(table.chips), totals=tuple(table.scores()), would_win=richest, oven=coal_in(table.oven))


def _fetched(table: Teufel, seat: int, to_come: list[int]) -> int | None:
    """§4.4, §4.5: what a seat has brought out; once the turns are over, only what lies there tells of them."""
    if table.laid[seat]:
        return int(worth_of(table.laid[seat]))
    had_a_turn = table.turn not in (NOBODY, seat) and seat not in to_come
    return 0 if had_a_turn else None


def _may_count(table: Teufel, seat: int | None, owner: int) -> bool:
    """§6.1: one's own chips; §7.5: those of a seat with a pact; §10.4: everybody's when the game is over."""
    return seat == owner or table.asked == 0 or table.pacts >> owner & 1 == 1


def guess(view: TeufelView, _house: House) -> Position:
    """The position behind a view: a player who has watched can work it out to the last chip (§6.3)."""
    opened, remembered = view.open, view.remembered
    assert remembered is not None
    return Position(
        round=opened.round,
        start=opened.start,
        chips=remembered.chips,
        pawns=tuple(pawn.step for pawn in opened.pawns),
        oven=remembered.oven,
        stakes=opened.stakes,
        turn=opened.turn,
        turned=opened.turned,
        dares=bool(opened.turned) and view.about == "coal",
        laid=opened.laid,
        over=not view.asked,
    )


_TOLD: dict[int, Callable[..., Event]] = {
    rules_chips.PAID: Paid,
    rules_chips.BANK_PAID: lambda _payer, to, chips: BankPaid(to, chips),
    rules_chips.LOST: lambda who, stake, _loss, _highest: Lost(who, stake),
    rules_chips.WON: lambda who, stake, gain, highest: Won(who, stake, gain, bool(highest)),
    rules_chips.AMOUNT_BONUS: lambda amount, chips, *seats: AmountBonus(seats, amount, chips),
    rules_chips.PIECES_BONUS: lambda pieces, chips, *seats: PiecesBonus(seats, pieces, chips),
    rules_chips.MOVED: lambda who, step, least, most: Moved(who, None if step % 2 else most, least, most, step),
    rules_chips.PACTS: lambda *seats: Pacts(seats),
    rules_chips.STARTED: Started,
    rules_chips.STAKED: lambda highest, *stakes: Staked(
        tuple(None if stake == NO_STAKE else stake for stake in stakes),
        tuple(seat for seat in range(len(stakes)) if highest >> seat & 1),
    ),
    rules_chips.TURNED: lambda who, kind, amount, left: Turned(who, KINDS[kind], amount, left),
    rules_chips.LAID: lambda who, amount, pieces, heap, *won: Laid(who, amount, pieces, coal_in(heap), won),
    rules_chips.BURNT: Burnt,
    rules_chips.OVEN_EMPTY: OvenEmpty,
    rules_chips.RECKONED: lambda amount, heap, *seats: Reckoned(seats, amount, coal_in(heap)),
    rules_chips.REFILLED: Refilled,
    rules_chips.ROUND_BEGAN: RoundBegan,
    rules_chips.ENDED: ended,
}
"""By kind of note: its event."""


def tell(note: tuple[int, ...], _seat: int | None) -> Event:
    """A note of the tape as an event. Everything in this game happens in the open."""
    return _TOLD[note[0]](*note[1:])
