"""Answers that play themselves at a table, where it was put up so."""

from spelunke.core.types import Move
from spelunke.play.forced import forced
from spelunke.server.log.table_log import TableLog


def forced_answer(table_log: TableLog, seat: int | None) -> Move | None:
    """The only answer of this seat's player, if everybody can see that it is and the table plays it; otherwise None."""
    if seat is None or table_log.created.forced == "ask" or table_log.standing != "running" or table_log.chairs[seat].by_bot:
        return None
    code = forced(table_log.game, table_log.running.table, seat)
    return None if code is None else table_log.game.parts.codebook.moves[code]
