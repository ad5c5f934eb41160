"""PostgreSQL and Redis, really started, on free ports and in folders of their own."""

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

POSTGRES_PLACES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"), Path("/usr/bin")]


def free_port() -> int:
    """A port that nobody uses, and that no outgoing line is given: whoever calls a dead one could reach itself there."""
    while True:
        port = random.SystemRandom().randrange(15_000, 30_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


PATIENCE = 60.0
"""Seconds; a machine that is busy with other things takes its time."""


def wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < until, f"nobody listens on {port}"
            time.sleep(0.05)
        else:
            return


def _postgres_folder() -> Path | None:
    return next((place for place in POSTGRES_PLACES if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


def missing(service: str) -> str | None:
    """Why a service cannot be started here; None if it can."""
    if service == "postgres":
        return None if _postgres_folder() else "PostgreSQL is not installed (apt-get install postgresql)"
    return None if shutil.which(service) else f"{service} is not installed (apt-get install {service})"


class Postgres:
    """A PostgreSQL server; every test gets a database of its own."""

    def __init__(self) -> None:
        found = _postgres_folder()
        assert found is not None
        self._programs = found
        # Not in pytest's own folder: every pytest that starts anew shuts it against other users.
        self._folder = folder = Path(tempfile.mkdtemp(prefix="spelunke-postgres-"))
        self.port = free_port()
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        # It refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "-D", f"{folder}/db", "-U", "spelunke", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *words: str) -> str:
        command = [str(self._programs / program), *words]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", user=self._user, check=False)
        assert done.returncode == 0, (command, done.stdout, done.stderr)
        return done.stdout

    def start(self) -> None:
        """Start it, if it does not run, and wait until it takes questions."""
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        until = time.monotonic() + PATIENCE
        while self._process is None or subprocess.run(ready, check=False, cwd="/").returncode:
            # Its predecessor's children may still hold the memory they shared: then it gives up, and is started again.
            if self._process is None or self._process.poll() is not None:
                self._process = self._begin()
            assert time.monotonic() < until, Path(self._folder, "log").read_text()
            time.sleep(0.05)

    def _begin(self) -> subprocess.Popen[bytes]:
        command = [str(self._programs / "postgres"), "-D", f"{self._folder}/db", "-p", str(self.port)]
        for setting in ("listen_addresses=127.0.0.1", "fsync=off", f"unix_socket_directories={self._folder}"):
            command += ["-c", setting]
        with Path(self._folder, "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd="/", user=self._user)

    def stop(self) -> None:
        """Stop it at once, if it runs."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE)
            self._process = None

    def close(self) -> None:
        """Stop it, and forget everything."""
        self.stop()
        shutil.rmtree(self._folder)

    def new_db(self) -> str:
        """A fresh store."""
        name = f"den{next(self._names)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "spelunke", name)
        return f"postgresql+asyncpg://spelunke@127.0.0.1:{self.port}/{name}"

    def rows(self, db: str, query: str) -> list[str]:
        """What stands in one of its stores, a line each."""
        place = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "spelunke", db.rpartition("/")[2])
        return self._run("psql", "-At", "-c", query, *place).splitlines()


class RedisServer:
    """A Redis server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, if it does not run."""
        if self._process is not None:
            return
        command = ["redis-server", "--port", str(self.port), "--save", "", "--dir", str(self._folder), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self.port)

    def stop(self) -> None:
        """Stop it at once, if it runs."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
