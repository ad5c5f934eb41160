"""Settings of one server process."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spelunke.server.limits import Limits

MOST_WORKERS: Final = 256
"""Each is a process."""

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


def data_folder() -> Path:
    """Where this machine keeps what belongs to a person's programs."""
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
    """How a process serves."""

    host: str = "127.0.0.1"
    port: int = 8000
    other_ports: int = 0
    """So many of the next ports are tried as well, one after the other, if that one is taken."""

    db: str = field(default_factory=usual_store)
    bus: str | None = None
    names: tuple[str, ...] | None = None
    """The names under which this server is reached; None for any, except that on loopback only loopback is."""

    behind_proxy: bool = False
    """Whether to believe the last address of X-Forwarded-For, and X-Forwarded-Proto."""

    open_metrics: bool = False
    """Whether /metrics is shown to other machines."""

    bot_workers: int = min(max(1, (os.cpu_count() or 2) - 1), MOST_WORKERS)
    bot_patience: float = 8.0
    """Seconds for which a worker's answer is waited for, besides three times the span of its table; then it is stuck."""

    bot_command: tuple[str, ...] | None = None
    """Another program to run as a bot worker."""

    hint_workers: int = 1
    hint_command: tuple[str, ...] = (sys.executable, "-m", "spelunke.server.workers.hint_worker")
    """The program that thinks about hints."""

    pace: float = 1.0
    """Bots think so many times as long as the pace of their table says."""

    absence: float = 180.0
    """Seconds after which a bot plays for whoever is away while others wait, and somebody else may start for the host."""

    heartbeat: float = 20.0
    sweep: float = 5.0
    room_kept: float = 60.0
    """Seconds for which a table that nobody looks at stays laid."""

    look_up: float = 1.0
    """Seconds between looks at the store for what other processes wrote, when no bus tells."""

    clean: float = 3_600.0
    """Seconds between looks for tables and guests to be cleared away."""

    drop_removed: float = 60.0
    """Seconds between looks for tables that were cleared away."""

    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)

    def allows_name(self, name: str) -> bool:
        """Whether a request may call this server so."""
        names = self.names
        if names is None and self.host in LOOPBACK:
            names = LOOPBACK
        return names is None or name.lower() in names
