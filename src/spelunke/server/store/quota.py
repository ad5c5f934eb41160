"""How many tables a guest may have, counted where they are stored."""

from typing import Final

import msgspec
from sqlalchemy import Select, func, select, text

from spelunke.server.errors import TooMuch
from spelunke.server.store.db_schema import TABLES

IS_OPENED: Final = '"opened":true'
"""Part of the card of an opened record."""

ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(7302, hashtext(:guest))")
"""Of one guest's new tables PostgreSQL counts one after the other; SQLite writes one at a time as it is."""


class Quota(msgspec.Struct, frozen=True):
    """How many tables a guest may have: unfinished ones, or opened records."""

    message: str
    most: int
    since: float
    """Those that were created, or had seats change, since then: older ones are inactive."""

    opened: bool

    def counted(self, guest: str) -> Select[int]:
        """How many there are."""
        kind = TABLES.c.card.contains(IS_OPENED) if self.opened else TABLES.c.standing != "over"
        return select(func.count()).where(TABLES.c.host == guest, TABLES.c.touched >= self.since, kind)

    def check(self, count: int) -> None:
        """Refuse more than that."""
        if count > self.most:
            raise TooMuch(self.message, most=self.most)
