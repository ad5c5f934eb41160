"""The SQL schema of the store, and the few statements that write many rows at once."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text, text, true

METADATA: Final = MetaData()

KEYRING: Final = Table(
    "keyring",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
"""Secrets of the whole server, e.g. the key that signs cookies: all processes share them."""

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("animal", Text, server_default="cat"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("seed", LargeBinary, nullable=False),
    Column("host", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("standing", Text, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Float),
    Column("card", Text, nullable=False),
    Index("tables_listed", "listed", "standing", "touched"),
    Index("tables_host", "host", "standing"),
    Index("tables_due", "due"),
)
"""Except for the seed, these columns could be derived from the entries: they are kept for look-ups."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("here_until", Float, nullable=False),
    Column("sits", Boolean, nullable=False, server_default=true()),
    Index("seats_guest", "guest"),
)
"""Where a guest sits, and until when the process with the guest's websocket vouches for their presence.

A guest who has left, or a host who only watches, may be present without sitting there.
"""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("until", Float, nullable=False),
)
"""One-time links, by the hash of their token; a used one is deleted."""

HEAD: Final = "0002"
"""The newest migration."""

# SQLite takes rows as they are, one after the other.
APPEND_ROW: Final = "INSERT INTO entries (table_id, n, kind, seat, body, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"

# PostgreSQL: one parameter for any number of rows takes a third of the time of one parameter per value.
APPEND_ROWS: Final = text(
    "INSERT INTO entries (table_id, n, kind, seat, body, at)"
    " SELECT value->>0, (value->>1)::int, value->>2, (value->>3)::int, value->>4, (value->>5)::bigint"
    " FROM json_array_elements(CAST(:rows AS json)) AS each(value)"
    " ON CONFLICT DO NOTHING RETURNING table_id, n"
)
MARK: Final = text("UPDATE tables SET standing = :standing, due = :due, card = :card, touched = :touched WHERE id = :table")
SINCE: Final = {
    "sqlite": text(
        "SELECT e.table_id, e.n, e.kind, e.seat, e.body, e.at FROM json_each(:wanted) AS w"
        " JOIN entries e ON e.table_id = w.key AND e.n > w.value ORDER BY e.table_id, e.n LIMIT :most"
    ),
    "postgresql": text(
        "SELECT e.table_id, e.n, e.kind, e.seat, e.body, e.at FROM json_each_text(CAST(:wanted AS json)) AS w"
        " JOIN entries e ON e.table_id = w.key AND e.n > w.value::int ORDER BY e.table_id, e.n LIMIT :most"
    ),
}
HERE: Final = {
    "sqlite": text(
        "INSERT INTO seats (table_id, seat, guest, here_until, sits)"
        " SELECT value->>0, value->>1, value->>2, value->>3, false FROM json_each(:rows) WHERE true"
        " ON CONFLICT (table_id, seat, guest) DO UPDATE SET here_until = excluded.here_until"
    ),
    "postgresql": text(
        "INSERT INTO seats (table_id, seat, guest, here_until, sits)"
        " SELECT value->>0, (value->>1)::int, value->>2, (value->>3)::float8, false"
        " FROM json_array_elements(CAST(:rows AS json)) AS each(value)"
        " ON CONFLICT (table_id, seat, guest) DO UPDATE SET here_until = excluded.here_until"
    ),
}
