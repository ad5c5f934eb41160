"""Before the house opens: whether its store, its bus and its door can be had. What cannot be had is refused by name."""

import asyncio
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from spelunke.core.errors import SpelunkeError
from spelunke.server.settings import Settings
from spelunke.server.store import Store, with_driver

STORES: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
BUSES: Final = ("redis", "rediss", "unix")
MOST_WAITING: Final = 4096
"""Browsers that may stand at the door at once."""


class CannotOpen(SpelunkeError):
    """The house cannot be opened with these settings."""


def open_door(settings: Settings) -> socket.socket:
    """The socket at which everybody knocks, once all that is needed behind it is there."""
    if settings.bus is not None and settings.bus.partition("://")[0] not in BUSES:
        raise CannotOpen("server-bad-bus", bus=describes(settings.bus), known=[f"{kind}://…" for kind in BUSES])
    _open_file(settings.db)
    asyncio.run(_reach(settings.db))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=MOST_WAITING)
    except OSError as trouble:
        raise CannotOpen("server-no-door", host=settings.host, port=str(settings.port), why=_why(trouble)) from None


def _open_file(db: str) -> None:
    """Make the folder and the file of an SQLite store, or see that it is one."""
    path = db.partition(":///")[2] if db.startswith("sqlite") else ""
    if not path or path == ":memory:":
        return
    folder = Path(path).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise CannotOpen("server-no-folder", folder=str(folder), why=_why(trouble)) from None
    try:
        with closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA schema_version")
    except sqlite3.Error as trouble:
        raise CannotOpen("server-no-store", db=describes(db), why=_why(trouble)) from None


async def _reach(db: str) -> None:
    """Bring the store to its present form; whoever serves finds it so."""
    try:
        is_known = make_url(with_driver(db)).drivername in STORES
    except (SQLAlchemyError, ValueError):
        is_known = False
    if not is_known:
        raise CannotOpen("server-bad-store", db=describes(db), known=[f"{kind}://…" for kind in STORES])
    try:
        store = Store(db)
        try:
            await store.prepare()
        finally:
            await store.close()
    except (SQLAlchemyError, OSError, OverflowError) as trouble:
        raise CannotOpen("server-no-store", db=describes(db), why=_why(trouble)) from None


def _why(trouble: Exception) -> str:
    """The reason without the statement, the address and what else a library wraps around it."""
    cause: object = getattr(trouble, "orig", None) or trouble
    if isinstance(cause, OSError) and cause.strerror:
        return os.strerror(cause.errno) if cause.errno and cause.errno > 0 else cause.strerror
    return str(cause).strip().partition("\n")[0].rpartition(">: ")[2].rstrip(".") or type(cause).__name__


def describes(address: str) -> str:
    """The address of a store or a bus for people to read, without its password.

    >>> describes("postgresql+asyncpg://anna:secret@db.example/spelunke")
    'postgresql+asyncpg://db.example/spelunke'
    """
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}" if parts.scheme else address
