"""Startup checks: whether the store, the bus and the port are available. Whatever is not is refused by name."""

import asyncio
import errno
import os
import socket
import sqlite3
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from spelunke.core.errors import SpelunkeError
from spelunke.server.log.identity import COOKIE_SECRET
from spelunke.server.settings import MOST_WORKERS, Settings
from spelunke.server.store.store import Store, is_trouble, with_driver

STORES: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
BUSES: Final = ("redis", "rediss", "unix")
MOST_WAITING: Final = 4096
"""Backlog of the listening socket: connections that may wait to be accepted."""


class CannotOpen(SpelunkeError):
    """The server cannot be started with these settings."""


def open_door(settings: Settings) -> socket.socket:
    """The listening socket, once the store and the bus are available."""
    for workers in (settings.bot_workers, settings.hint_workers):
        if not 1 <= workers <= MOST_WORKERS:
            raise CannotOpen("server-bad-workers", workers=str(workers), most=str(MOST_WORKERS))
    if settings.bus is not None and settings.bus.partition("://")[0] not in BUSES:
        raise CannotOpen("server-bad-bus", bus=describes(settings.bus), known=[f"{kind}://…" for kind in BUSES])
    _need("redis", settings.bus is not None)
    _open_file(settings.db)
    _need("asyncpg", file_of(settings.db) is None)
    asyncio.run(_reach(settings.db))
    return _door(settings)


def _need(package: str, is_needed: bool) -> None:
    """PostgreSQL and Redis are for several processes; the packages for them are an extra."""
    if is_needed and find_spec(package) is None:
        raise CannotOpen("server-extra-missing", package=package)


def _door(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in range(settings.port, settings.port + settings.other_ports + 1):
        try:
            return socket.create_server((settings.host, port), family=family, backlog=MOST_WAITING)
        except OSError as trouble:
            if trouble.errno != errno.EADDRINUSE:
                raise CannotOpen("server-no-door", host=settings.host, port=str(port), why=_why(trouble)) from None
    raise CannotOpen("server-port-taken", port=str(settings.port))


def file_of(db: str) -> Path | None:
    """The file of an SQLite store; None for another store. Refuses what is not the URL of a store."""
    try:
        url = make_url(with_driver(db))
    except (SQLAlchemyError, ValueError):
        url = None
    if url is None or url.drivername not in STORES:
        raise CannotOpen("server-bad-store", db=describes(db), known=[f"{kind}://…" for kind in STORES])
    if not url.drivername.startswith("sqlite"):
        return None
    # Two connections to an in-memory database would be two databases.
    if url.host or url.query or url.database in {None, "", ":memory:"}:
        raise CannotOpen("server-names-no-file", db=describes(db))
    return Path(str(url.database)).absolute()


def _open_file(db: str) -> None:
    """Create the folder and the file of an SQLite store, or check that the file is one."""
    file = file_of(db)
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise CannotOpen("server-no-folder", folder=str(file.parent), why=_why(trouble)) from None
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as trouble:
        raise _unusable(db, trouble) from None


async def _reach(db: str) -> None:
    """Migrate the store to the newest schema and create the key that signs cookies, so that server processes find both."""
    try:
        store = Store(db)
        try:
            await store.prepare()
            await store.secret(COOKIE_SECRET)
        finally:
            await store.close()
    except Exception as trouble:
        from alembic.util import CommandError

        # Raised by Alembic: the store was created by a later version.
        if not is_trouble(trouble) and not isinstance(trouble, OverflowError | CommandError):
            raise
        raise _unusable(db, trouble) from None


def _unusable(db: str, trouble: Exception) -> CannotOpen:
    file = file_of(db)
    if file is not None:
        return CannotOpen("server-no-file", file=str(file), why=_why(trouble))
    return CannotOpen("server-no-store", db=describes(db), why=_why(trouble))


def _why(trouble: Exception) -> str:
    """The reason, without the statement, the URL and whatever else a library wraps around it."""
    cause: object = getattr(trouble, "orig", None) or trouble
    if isinstance(cause, OSError) and cause.strerror:
        return os.strerror(cause.errno) if cause.errno and cause.errno > 0 else cause.strerror
    return str(cause).strip().partition("\n")[0].rpartition(">: ")[2].rstrip(".") or type(cause).__name__


def describes(address: str) -> str:
    """The URL of a store or a bus for display, without its password.

    >>> describes("postgresql+asyncpg://anna:secret@db.example/spelunke")
    'postgresql+asyncpg://db.example/spelunke'
    """
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}" if parts.scheme else address
