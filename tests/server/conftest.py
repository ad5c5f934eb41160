"""Houses, guests and services for the tests of the server."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="the server extra is not installed")
pytest.importorskip("httpx", reason="the test group is not installed")

from tests.server.guests import Guest
from tests.server.house import House, open_house, sqlite_in
from tests.server.rough import Target
from tests.server.services import Postgres, RedisServer, missing

NewGuest = Callable[..., Guest]


def _needs(service: str) -> None:
    reason = missing(service)
    if reason and os.environ.get("REQUIRE_SERVICES") == "1":
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server process that tests share; each uses tables of its own."""
    with open_house(sqlite_in(tmp_path_factory.mktemp("house"))) as opened:
        yield opened
        opened.check_log("Traceback")


@pytest.fixture(scope="session")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for rough guests; it may not stumble once."""
    limits = {"guesses_at_once": 1_000_000, "unreadable_frames": 1_000_000}
    with open_house(sqlite_in(tmp_path_factory.mktemp("strict")), limits=limits) as opened:
        yield opened
        opened.check_log('"level":"error"')


@pytest.fixture(scope="session")
def target(strict_house: House) -> Iterator[Target]:
    """The table that rough guests aim at."""
    guests = [Guest(strict_house.address, name) for name in ("Anna", "Ben", "Carl")]
    yield Target(guests)
    for known in guests:
        known.close()


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A fresh store."""
    return sqlite_in(tmp_path)


@pytest.fixture
def guest(request: pytest.FixtureRequest) -> Iterator[NewGuest]:
    """Makes guests of the shared house, or of another."""
    guests: list[Guest] = []

    def new(name: str | None = None, at: House | None = None) -> Guest:
        house: House = at or request.getfixturevalue("house")
        guests.append(Guest(house.address, name))
        return guests[-1]

    yield new
    for known in guests:
        known.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    _needs("postgres")
    service = Postgres()
    yield service
    service.close()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A Redis of our own."""
    _needs("redis-server")
    service = RedisServer(tmp_path_factory.mktemp("redis"))
    yield service
    service.stop()
