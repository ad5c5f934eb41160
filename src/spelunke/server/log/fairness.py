"""Fair luck: committed by a hash before anybody sits down, mixed by all players, and verifiable by anybody afterwards.

The server draws a secret seed and shows its SHA-256. Every seat may add a contribution before the deal. From both comes a
key, and luck's answer at place k of the record is drawn by dice whose seed is the first eight bytes of HMAC-SHA256(key, k).
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.errors import BadRecord
from spelunke.core.record import Record
from spelunke.core.table import LUCK, Table
from spelunke.play.asks import asks
from spelunke.shelf import game_of

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """The hash shown before the deal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def mixed(seed: bytes, contributions: Sequence[str]) -> bytes:
    """The key of a table's luck: nobody could know it before all had contributed."""
    return hmac.digest(seed, msgspec.json.encode(list(contributions)), "sha256")


def draw(table: Table, key: bytes, answer: int) -> int:
    """Luck's answer at this place of the record."""
    drawn = hmac.digest(key, str(answer).encode("ascii"), "sha256")
    return table.draw(Dice(int.from_bytes(drawn[:8], "big")))


class Checked(NamedTuple):
    """How many of luck's answers match the commitment."""

    luck: int
    before: int
    """How many came before the commitment: in a game continued from another one."""


def verify(record: Record, shown: str | None = None) -> Checked:
    """Check luck's answers against the commitment; refuses a record in which one does not match.

    ``shown`` is the hash seen before the deal, if somebody kept it: a forged record could bring along another one.
    """
    fair = record.fair
    if fair is None:
        raise BadRecord("server-fair-not-promised")
    if shown is not None and shown.strip().lower() != fair.commitment:
        raise BadRecord("server-fair-other-promise", shown=shown.strip()[:64], found=fair.commitment)
    try:
        seed = bytes.fromhex(fair.seed)
    except ValueError:
        raise BadRecord("server-fair-other-seed") from None
    if len(seed) != SEED_BYTES or not hmac.compare_digest(commitment(seed), fair.commitment):
        raise BadRecord("server-fair-other-seed")
    if len(fair.contributions) != record.seats:
        raise BadRecord("position-seats", seats=record.seats, found=len(fair.contributions))
    game = game_of(record)
    game.replay(record)
    key = mixed(seed, fair.contributions)
    table = game.deal(ask_luck=True) if record.start is None else game.arrange(record.start, ask_luck=True)
    checked = before = 0
    for ask in asks(game, table, record.answers):
        if ask.seats == (LUCK,) and ask.at < fair.since:
            before += 1
        elif ask.seats == (LUCK,):
            if ask.codes[0] != draw(table, key, ask.at):
                raise BadRecord("server-fair-other-luck", answer=ask.at)
            checked += 1
    return Checked(checked, before)
