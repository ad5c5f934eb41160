"""Settings of one server process."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spelunke.server.limits import Limits

MOST_WORKERS: Final = 256
"""Each worker is a process."""

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


def data_folder() -> Path:
    """The user's data folder on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "spelunke"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "spelunke"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "spelunke"


def usual_store() -> str:
    """SQLite in the data folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """Settings of a server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    other_ports: int = 0
    """How many of the following ports are tried, in order, if that one is taken."""

    db: str = field(default_factory=usual_store)
    bus: str | None = None
    names: tuple[str, ...] | None = None
    """Accepted Host headers; None accepts any, except that a server on loopback accepts only loopback names."""

    behind_proxy: bool = False
    """Whether to trust the last address of X-Forwarded-For, and X-Forwarded-Proto."""

    open_metrics: bool = False
    """Whether /metrics is available to other machines."""

    bot_workers: int = min(max(1, (os.cpu_count() or 2) - 1), MOST_WORKERS)
    bot_patience: float = 8.0
    """Seconds to wait for a worker, in addition to three times the time span of its table; then it counts as stuck."""

    bot_command: tuple[str, ...] | None = None
    """An alternative command for bot workers."""

    hint_workers: int = 1
    hint_command: tuple[str, ...] = (sys.executable, "-m", "spelunke.server.workers.hint_worker")
    """The command for hint workers."""

    pace: float = 1.0
    """Factor on the time that bots seem to think."""

    absence: float = 180.0
    """Seconds after which a bot plays for an absent player while others wait, and another player may stand in for the host."""

    heartbeat: float = 20.0
    sweep: float = 5.0
    room_kept: float = 60.0
    """Seconds for which a table without connections stays loaded."""

    look_up: float = 1.0
    """Seconds between polls of the store for what other processes wrote, when there is no bus."""

    clean: float = 3_600.0
    """Seconds between clean-ups of tables and guests."""

    drop_removed: float = 60.0
    """Seconds between checks for tables that were removed."""

    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)

    def allows_name(self, name: str) -> bool:
        """Whether this Host header is accepted."""
        names = self.names
        if names is None and self.host in LOOPBACK:
            names = LOOPBACK
        return names is None or name.lower() in names
