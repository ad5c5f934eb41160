"""What a seat was asked in a game that is over, as it saw it then, and what it answered."""

from msgspec import Raw

from spelunke.bots.looking_back import Remembered
from spelunke.core.house import changes
from spelunke.play.asks import asks
from spelunke.server.errors import NotNow
from spelunke.server.live.seat_output import encode
from spelunke.server.log.table_log import TableLog
from spelunke.server.workers.bot_worker import LOOK_BACK, BotQuestion


def remembered(table_log: TableLog, seat: int) -> BotQuestion:
    """All asks of that seat, for a worker. Changes nothing in the table_log, so it may run in a thread."""
    if table_log.standing != "over":
        raise NotNow("server-not-over")
    game, record = table_log.game, table_log.record()
    turns = {len(table_log.cut(turn).answers): turn for turn in range(table_log.turn + 1)}
    table, moves = game.replay(record, 0), game.parts.codebook.moves
    told = [
        Remembered(turns[ask.at], game.view(table, seat), moves[ask.codes[ask.seats.index(seat)]])
        for ask in asks(game, table, list(record.answers))
        if seat in ask.seats
    ]
    house = changes(game.house)
    return BotQuestion(game.box.key, game.seats, house, LOOK_BACK, seed=table_log.turn, view=Raw(encode(told)))
