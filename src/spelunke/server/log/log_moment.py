"""What a table log tells of an entry, once it was read."""

import msgspec

from spelunke.server.log.entries import What
from spelunke.server.socket.messages import SeatChange


class LogMoment(msgspec.Struct, frozen=True, gc=False):
    """Something that everybody at the table is notified of."""

    n: int
    """1, 2, 3 …: counts messages, not entries. That a player changed a sealed answer is not sent."""

    seat: int | None
    what: What
    turn: int
    """The ask that is open afterwards."""

    is_step: bool
    """Whether answers were revealed, or the cards dealt."""

    at: int
    change: SeatChange | None
    """Whether a bot plays for somebody from now on, or somebody plays again."""
