"""What a bot is asked at a table, and how long it takes to answer."""

import hashlib
import hmac
import random

from msgspec import Raw

from spelunke.core.house import changes
from spelunke.server.live import seat_output
from spelunke.server.live.clocks import ERRAND, HUMAN_PACE, in_time
from spelunke.server.log.table_log import TableLog
from spelunke.server.settings import Settings
from spelunke.server.workers.bot_worker import BotQuestion


def question(table_log: TableLog, seat: int, turn: int, level: str, part: float = 1.0) -> BotQuestion:
    """The open ask of this seat, for a bot that may use this part of its time budget."""
    return BotQuestion(
        game=table_log.created.game,
        seats=len(table_log.chairs),
        house=changes(table_log.game.house),
        level=level,
        seed=_bot_seed(table_log, seat, turn),
        view=Raw(seat_output.for_bot(table_log, seat)),
        part=part,
    )


def _bot_seed(table_log: TableLog, seat: int, turn: int) -> int:
    """The same in every process, so that a bot that is asked twice gives the same answer."""
    drawn = hmac.digest(table_log.seed, f"bot {seat} {turn}".encode(), hashlib.sha256)
    return int.from_bytes(drawn[:8], "big")


def pause(table_log: TableLog, settings: Settings) -> float:
    """For how many seconds people are left to look before something is answered without them. Independent of the table."""
    return random.uniform(*HUMAN_PACE[table_log.created.pace]) * settings.pace


def time_to_think(table_log: TableLog, settings: Settings) -> tuple[float, float]:
    """The part of its time budget that a bot may use, and after how many seconds it answers.

    Both depend only on public information, and suffice for all bots that are asked now.
    """
    levels = [table_log.chairs[seat].level or "" for seat in table_log.bots_to_ask()]
    part, thought = in_time(levels, table_log.created.game, settings.bot_workers, table_log.created.clock)
    return part, max(pause(table_log, settings), thought, ERRAND)
