"""Who may see what at a table of Auf Teufel komm raus."""

from collections.abc import Callable

from spelunke.core.types import Event
from spelunke.games.teufel import rules_chips
from spelunke.games.teufel.box import KINDS, House
from spelunke.games.teufel.position import coal_in, stakes_of
from spelunke.games.teufel.rules import Teufel, pieces_in
from spelunke.games.teufel.rules_chips import NO_STAKE, NOBODY, least_at, most_at
from spelunke.games.teufel.types import (
    AmountBonus,
    BankPaid,
    Burnt,
    Ended,
    Laid,
    Lost,
    Moved,
    Open,
    OvenEmpty,
    Pacts,
    Paid,
    Pawn,
    PiecesBonus,
    Position,
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
    open_pieces = table.turned_pieces + sum(pieces_in(heap) for heap in table.laid)
    return Open(
        round=table.round,
        rounds=table.rounds or None,
        start=None if table.start == NOBODY else table.start,
        turn=None if table.turn == NOBODY else table.turn,
        chips=tuple(chips if _may_count(table, seat, owner) else None for owner, chips in enumerate(table.chips)),
        stakes=stakes_of(table),
        pawns=tuple(Pawn(step, least_at(table.track, step), most_at(table.track, step)) for step in table.pawns),
        track=tuple(table.track),
        pacts=tuple(table.seats_in(table.pacts)),
        turned=coal_in(table.turned),
        laid=tuple(coal_in(heap) for heap in table.laid),
        oven_left=table.oven_left,
        aside=pieces_in(table.coal) - table.oven_left - open_pieces,
    )


def remember(table: Teufel, _seat: int | None) -> Remembered:
    """What everybody can count up (§6.3)."""
    return Remembered(chips=tuple(table.chips), oven=coal_in(table.oven))


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
    rules_chips.LOST: lambda who, stake, _loss: Lost(who, stake),
    rules_chips.WON: Won,
    rules_chips.AMOUNT_BONUS: lambda amount, chips, *seats: AmountBonus(seats, amount, chips),
    rules_chips.PIECES_BONUS: lambda pieces, chips, *seats: PiecesBonus(seats, pieces, chips),
    rules_chips.MOVED: lambda who, step, least, most: Moved(who, None if step % 2 else most, least, most, step),
    rules_chips.PACTS: lambda *seats: Pacts(seats),
    rules_chips.STARTED: Started,
    rules_chips.STAKED: lambda *stakes: Staked(tuple(None if stake == NO_STAKE else stake for stake in stakes)),
    rules_chips.TURNED: lambda who, kind, amount: Turned(who, KINDS[kind], amount),
    rules_chips.LAID: lambda who, amount, pieces, heap: Laid(who, amount, pieces, coal_in(heap)),
    rules_chips.BURNT: Burnt,
    rules_chips.OVEN_EMPTY: OvenEmpty,
    rules_chips.REFILLED: Refilled,
    rules_chips.ROUND_BEGAN: RoundBegan,
    rules_chips.ENDED: lambda *places: Ended(tuple(seat for seat, place in enumerate(places) if place == 1)),
}
"""By kind of note: its event."""


def tell(note: tuple[int, ...], _seat: int | None) -> Event:
    """A note of the tape as an event. Everything in this game happens in the open."""
    return _TOLD[note[0]](*note[1:])
