"""Creating tables: new ones, rematches, and games continued from another game."""

import secrets
import time
from collections.abc import Sequence

from spelunke.bots import decider
from spelunke.core.game import Game
from spelunke.core.house import changes
from spelunke.core.record import Record
from spelunke.server.errors import StoreAway
from spelunke.server.http.context import RequestContext
from spelunke.server.http.types import AtTable
from spelunke.server.live import seat_output
from spelunke.server.live.clocks import check_clock
from spelunke.server.log import entries, fairness, identity
from spelunke.server.log.entries import Entry, What
from spelunke.server.log.table_log import TableLog
from spelunke.server.socket.messages import SECONDS_PER_DAY, Animal, Forced, Odds, Pace
from spelunke.server.store.quota import Quota
from spelunke.server.store.store import NewRow

TRIES_FOR_A_CODE = 20
COUNTS_FOR = SECONDS_PER_DAY
"""A table with nobody coming or going for longer than this no longer counts towards its host's limit."""


class TablePlan:
    """A table to be created: its game, its settings, and its first entries."""

    def __init__(
        self,
        game: Game,
        *,
        clock: int,
        pace: Pace,
        level: str,
        listed: bool,
        odds: Odds,
        hints: bool,
        forced: Forced = "play",
        screen: bool = False,
    ) -> None:
        decider(level, game)
        self.game = game
        self.clock = check_clock(clock)
        self.pace = pace
        self.level = level
        self.listed = listed
        self.odds = odds
        self.hints = hints
        self.forced = forced
        self.screen = screen
        self.start: Record | None = None
        self.opened = False
        self.first: list[tuple[int | None, What]] = []
        """Entries after the first: (seat, what)."""

        self.secrets: dict[int, str] = {}
        """The secrets of the seats that the creator holds."""

    def seat(self, seat: int, name: str, guest: str, contribution: str = "", *, animal: Animal | None = None) -> None:
        """Seat the creator there."""
        secret = self.secrets[seat] = identity.new_secret()
        self.first.append((seat, entries.Joined(name, guest, identity.hashed(secret), contribution, animal)))

    def created(self, code: str, seed: bytes, host: str) -> entries.Created:
        """The first entry."""
        return entries.Created(
            code=code,
            game=self.game.box.key,
            version=self.game.box.version,
            seats=self.game.seats,
            house=changes(self.game.house),
            clock=self.clock,
            pace=self.pace,
            level=self.level,
            listed=self.listed,
            odds=self.odds,
            commitment=fairness.commitment(seed),
            host=identity.hashed(host),
            start=self.start,
            opened=self.opened,
            hints=self.hints,
            forced=self.forced,
            screen=self.screen,
        )


async def make(context: RequestContext, plan: TablePlan, guest: str) -> AtTable:
    """Create the table, and give its creator the secrets."""
    registry = context.registry
    context.check_makings()
    limits, since = registry.settings.limits, time.time() - COUNTS_FOR
    if plan.opened:
        quota = Quota("server-too-many-records", limits.records_per_guest, since, opened=True)
    else:
        quota = Quota("server-too-many-tables", limits.tables_per_guest, since, opened=False)
    table, seed, host = identity.new_table(), secrets.token_bytes(fairness.SEED_BYTES), identity.new_secret()
    for _ in range(TRIES_FOR_A_CODE):
        code = identity.new_code()
        written = [Entry(1, None, plan.created(code, seed, host), entries.now())]
        for seat, what in plan.first:
            written.append(Entry(len(written) + 1, seat, what, entries.now()))
        table_log = TableLog(table, seed)
        for entry in written:
            table_log.read(entry)
        new = NewRow(table, code, seed, guest, plan.listed, table_log.standing, seat_output.card(table_log).decode())
        rows = [entries.row(table, entry) for entry in written]
        if await registry.store.put_table(new, rows, [(seat, guest) for seat in plan.secrets], quota):
            return _hand_over(context, table, code, plan.secrets, host)
    raise StoreAway("server-store-away")


def _hand_over(context: RequestContext, table: str, code: str, seats: dict[int, str], host: str) -> AtTable:
    context.give_host(table, host)
    for seat, secret in seats.items():
        context.give_seat(table, seat, secret)
    return AtTable(table, code, tuple(seats), host=True)


def plan_like(table_log: TableLog) -> TablePlan:
    """A plan with the settings of another table."""
    created = table_log.created
    return TablePlan(
        table_log.game,
        clock=created.clock,
        pace=created.pace,
        level=created.level,
        listed=created.listed,
        odds=created.odds,
        hints=created.hints,
        forced=created.forced,
        screen=created.screen,
    )


def names_at(table_log: TableLog) -> Sequence[str]:
    """The names of the people at the table. Bots give way: whoever is called like one of them is told another."""
    return [chair.name for chair in table_log.chairs if chair.sits in {"person", "reserved"}]
