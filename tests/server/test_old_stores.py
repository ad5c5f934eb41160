"""A store that version 0.1 wrote opens, and every table in it is as that version had told it."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spelunke.server.live import seat_output
from spelunke.server.live.registry import Registry
from spelunke.server.log import fairness
from spelunke.server.log.table_log import TableLog
from spelunke.server.settings import Settings
from tests.server.house import sqlite_in

OF_0_1 = Path(__file__).parent / "of_0_1"
TOLD: dict[str, dict[str, Any]] = json.loads((OF_0_1 / "told.json").read_text(encoding="utf-8"))


@pytest.fixture
def opened(tmp_path: Path) -> Callable[[str], TableLog]:
    """A table of that store, as this version reads it."""
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.executescript((OF_0_1 / "store.sql").read_text(encoding="utf-8"))

    async def read(table: str) -> TableLog:
        registry = Registry(Settings(db=sqlite_in(tmp_path)))
        await registry.open()
        try:
            return (await registry.room(table)).table_log
        finally:
            await registry.close()

    return lambda name: asyncio.run(read(TOLD[name]["table"]))


def test_a_finished_game_has_the_same_record_and_its_luck_holds(opened: Callable[[str], TableLog]) -> None:
    table_log = opened("over")
    assert table_log.standing == "over"
    assert json.loads(seat_output.record(table_log)) == TOLD["over"]["record"]
    assert fairness.verify(table_log.record()).luck > 0


def as_told(now: Any, was: Any) -> Any:
    """What is told now, without the fields that were not told then."""
    if isinstance(was, dict) and isinstance(now, dict):
        return {field: as_told(now[field], value) for field, value in was.items()}
    return now


@pytest.mark.parametrize("name", ["running", "hidden"])
def test_every_seat_of_a_running_game_sees_what_it_saw(name: str, opened: Callable[[str], TableLog]) -> None:
    table_log = opened(name)
    assert table_log.standing == "running"
    for seat, was in enumerate(TOLD[name]["hello"]):
        now = msgspec.json.decode(seat_output.hello(table_log, seat, host=False, here=(), left=None))
        assert {what: now[what] for what in was if what != "view"} == {what: was[what] for what in was if what != "view"}
        seen = as_told(now["view"], was["view"])
        assert seen == was["view"] | {"version": table_log.game.box.version}  # its house rules are spelled in today's


def test_a_sealed_answer_and_who_let_a_bot_play_are_still_known(opened: Callable[[str], TableLog]) -> None:
    table_log = opened("running")
    assert table_log.running.has_sealed(0)
    story = json.loads(seat_output.story(table_log, 0, 0))
    assert [chapter["changes"] for chapter in story] == [chapter["changes"] for chapter in TOLD["running"]["story"]]
    assert [change["why"] for chapter in story for change in chapter["changes"]] == ["host", "back"]
