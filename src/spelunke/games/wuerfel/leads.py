"""What lies in everybody's eyes in the dice game: where a roll takes each piece, what binds it, and why a piece stays."""

from typing import Final, cast

from spelunke.core.ring import EMPTY, HOME, PIECES, WAITING, name_in_words, place_in_words
from spelunke.core.ring_types import pawn_in_words
from spelunke.games.wuerfel.box import SIX
from spelunke.games.wuerfel.rules import AGAIN, BRING_OUT, MOVE, STAYS, WALK_PIECE, Wuerfel
from spelunke.games.wuerfel.types import CODEBOOK, SIDES, BringOut, Duty, Lead, Stuck, Throw, Walk

_CODES: Final = (*range(int(WALK_PIECE), int(WALK_PIECE + PIECES)), int(BRING_OUT))
"""The answers that move a piece."""


def leads_of(table: Wuerfel) -> tuple[Lead, ...]:
    """Where each choice takes a piece."""
    return _leads(table, table.roll) if _chooses(table) else ()


def duty_of(table: Wuerfel) -> Duty | None:
    """What binds the choice of a piece."""
    return _duty(table, table.roll) if _chooses(table) else None


def stuck_of(table: Wuerfel) -> tuple[Stuck, ...]:
    """Why pieces cannot use the roll."""
    if not _chooses(table):
        return ()
    movable = {lead.piece for lead in leads_of(table)}
    # A piece that waits comes out in place of the first: all that wait are alike.
    comes_out = any(isinstance(lead.move, BringOut) for lead in leads_of(table))
    pawns = range(table.turn * PIECES, table.turn * PIECES + table.pieces)
    idle = [pawn for pawn in pawns if (pawn & 3) + 1 not in movable and not (comes_out and table.at[pawn] == WAITING)]
    return tuple(_stuck(table, pawn) for pawn in idle)


def throws_of(table: Wuerfel) -> tuple[Throw, ...]:
    """What each side of the die would do for whoever may roll again."""
    if not table.asked or table.about != AGAIN:
        return ()
    return tuple(Throw(pips, _duty(table, pips), _leads(table, pips)) for pips in SIDES)


def _chooses(table: Wuerfel) -> bool:
    return table.asked != 0 and table.about == MOVE


def _leads(table: Wuerfel, roll: int) -> tuple[Lead, ...]:
    return tuple(_lead(table, code, roll) for code in table.codes_for(table.turn, roll) if code in _CODES)


def _lead(table: Wuerfel, code: int, roll: int) -> Lead:
    seat, pawn = table.turn, table.pawn_of(table.turn, code)
    place, end = table.at[pawn], table.lands_on(table.turn, code, roll)
    victim = table.victim_on(seat, end)
    return Lead(
        move=cast(Walk | BringOut, CODEBOOK.moves[code]),
        piece=(pawn & 3) + 1,
        way=tuple(place_in_words(step) for step in ([end] if place == WAITING else table.way(seat, place, roll, end))),
        to_name=name_in_words(table.ring.name_of(seat, end)),
        captures=None if victim == EMPTY else pawn_in_words(victim),
    )


def _duty(table: Wuerfel, roll: int) -> Duty | None:
    """§5.1 to §5.3: the first duty that can be done."""
    leads = _leads(table, roll)
    if any(isinstance(lead.move, BringOut) for lead in leads):
        return "come_out"
    seat, start = table.turn, table.ring.starts[table.turn]
    waits = any(table.at[pawn] == WAITING for pawn in range(seat * PIECES, seat * PIECES + table.pieces))
    if waits and any(table.at[seat * PIECES + lead.piece - 1] == start for lead in leads):
        return "clear"
    return "throw_out" if table.customs.forced_capture and any(lead.captures for lead in leads) else None


def _stuck(table: Wuerfel, pawn: int) -> Stuck:
    seat, place, number = table.turn, table.at[pawn], (pawn & 3) + 1
    if table.end_of(seat, place, table.roll) != STAYS:
        return Stuck(number, "duty", None, None, None)
    if place == WAITING and table.roll != SIX:
        return Stuck(number, "waits", None, None, None)
    end = table.leads_to(seat, place, table.roll)
    if end == STAYS or end >= HOME:
        return Stuck(number, "lane", None, None, None)
    return Stuck(
        number, "own_piece", pawn_in_words(table.on[end]), place_in_words(end), name_in_words(table.ring.name_of(seat, end))
    )
