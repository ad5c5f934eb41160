"""Chains: answers that one seat gives one after the other, like the parts of a seven, tried on a scratch table first."""

from collections.abc import Sequence

from spelunke.core.table import Table
from spelunke.core.types import Move
from spelunke.server.errors import NotNow
from spelunke.server.log.table_log import TableLog


def tried(table_log: TableLog, seat: int, turn: int, moves: Sequence[Move]) -> Table:
    """The scratch table after these answers, made from the seat's own view: nothing hidden can show there.

    Refused are answers that are not legal, and those that luck or somebody else has a part in.
    """
    table_log.check_answer(seat, turn, moves[0])
    game = table_log.game
    table = game.seat_at(game.view(table_log.running.table, seat))
    for move in moves:
        code = game.check(table, seat, move)
        if table.seats_asked() != (seat,):
            raise NotNow("server-not-asked-alone")
        game.apply(table, [code])
    return table
