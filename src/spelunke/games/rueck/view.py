"""Who may see what at a table of Rück's raus!"""

from collections.abc import Callable
from typing import Final, cast

from spelunke.core.types import Event, ended
from spelunke.games.rueck import rules
from spelunke.games.rueck.box import KINDS, House
from spelunke.games.rueck.position import are_drawn, counted, nobles_in, robbers_in, seats_in, whole_pile, without
from spelunke.games.rueck.rules import EIGHT, FAVOUR, NO_NOBLE, NOBLE, Rueck
from spelunke.games.rueck.types import (
    CODEBOOK,
    AnyMove,
    Cancelled,
    Chose,
    Compared,
    Crowned,
    Drew,
    Favoured,
    Nobles,
    NobodyGains,
    Open,
    Pitied,
    Position,
    Remembered,
    Revealed,
    RueckView,
    Turned,
)


def look(table: Rueck, seat: int | None) -> Open:
    """What lies open to this seat (§3, §6.2)."""
    return Open(
        round=table.round,
        rounds=table.rounds,
        noble=None if table.noble == NO_NOBLE else KINDS[table.noble],
        hand=() if seat is None else robbers_in(table.hands[seat]),
        cards_left=tuple(len(robbers_in(hand)) for hand in table.hands),
        jewels=tuple(table.jewels),
        would_win=seats_in(table.would_win()),
        would_be_caught=seats_in(table.would_be_caught()),
        robbers=tuple(table.robbers) if table.about == FAVOUR else None,
        cancelled=seats_in(table.cancelled),
        strongest=seats_in(table.strongest),
        weakest=seats_in(table.weakest),
        eight=_eight(table) if table.round == 0 else None,  # §6.2
    )


def looks_first(table: Rueck) -> bool:
    """Whether the eight lie there for everybody to look at, before the first is turned (§6.2)."""
    return table.expert and table.round == 0 and table.about == NOBLE


def shows_if_forced(_table: Rueck, _seat: int) -> bool:
    """All can count which robbers are left to whom."""
    return True


def remember(table: Rueck, _seat: int | None) -> Remembered:
    """What everybody who paid attention remembers."""
    gang = (1 << (table.chief + 1)) - 1
    eight = _eight(table)
    return Remembered(
        played=tuple(robbers_in(gang & ~hand) for hand in table.hands),
        turned={} if table.about == EIGHT else without(whole_pile(eight, table.house), counted(list(table.nobles))),
        came=nobles_in(table.came),
        eight=eight,
    )


def _eight(table: Rueck) -> Nobles | None:
    return counted(list(table.eight)) if table.expert else None


def guess(view: RueckView, house: House) -> Position:
    """The position behind a view: in this game a careful player can work it out to the last card."""
    opened, remembered = view.open, view.remembered
    assert remembered is not None
    gone = remembered.turned if are_drawn(remembered.eight, house) else remembered.eight or {}
    return Position(
        round=opened.round,
        jewels=opened.jewels,
        hands=tuple(tuple(s for s in range(house.chief + 1) if s not in played) for played in remembered.played),
        face_down=without(whole_pile(remembered.eight, house), gone),
        noble=opened.noble,
        robbers=opened.robbers,
        eight=remembered.eight,
        came=remembered.came,
    )


_TOLD: Final[dict[int, Callable[..., Event]]] = {
    rules.DREW: lambda kind: Drew(KINDS[kind]),
    rules.TURNED: lambda kind, round_number: Turned(KINDS[kind], round_number),
    rules.REVEALED: lambda *robbers: Revealed(robbers),
    rules.CANCELLED: lambda *seats: Cancelled(seats),
    rules.COMPARED: lambda kind, strength, cancelled, weakest, strongest: Compared(
        KINDS[kind], strength, cancelled != 0, seats_in(weakest), seats_in(strongest)
    ),
    rules.NOBODY_GAINS: NobodyGains,
    rules.CHOSE: lambda seat, kind, code: Chose(seat, cast(AnyMove, CODEBOOK.moves[code]), KINDS[kind]),
    rules.FAVOURED: Favoured,
    rules.PITIED: Pitied,
    rules.CROWNED: lambda caught, wins: Crowned(seats_in(caught), seats_in(wins)),
    rules.ENDED: ended,
}
"""By kind of note: its event."""


def tell(note: tuple[int, ...], _seat: int | None) -> Event:
    """A note of the tape as an event. Everything in this game happens in the open."""
    return _TOLD[note[0]](*note[1:])
