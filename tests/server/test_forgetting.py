"""Without memory aids nobody is told again what happened in earlier rounds, until the game is over."""

import json
from typing import Any

import pytest

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.server.errors import NotNow
from spelunke.server.live import seat_output
from spelunke.server.log.table_log import TableLog
from tests.server.test_secrecy import read, started

pytestmark = pytest.mark.secrecy

KEYS = shelf.keys()
WITH_ROUNDS = tuple(key for key in KEYS if shelf.parts(key).round_begins is not None)


def step(table_log: TableLog, dice: Dice) -> None:
    """Everybody who is asked answers sensibly."""
    game, turn = table_log.game, table_log.turn
    table = table_log.running.table
    answers = {seat: game.thumb(game.view(table, seat), dice) for seat in table_log.waiting_for()}
    for seat, move in answers.items():
        read(table_log, seat, table_log.check_answer(seat, turn, move))


def begins(table_log: TableLog, turn: int) -> bool:
    """Whether a round began with that turn."""
    wanted, tell = table_log.game.parts.round_begins, table_log.game.parts.tell
    return wanted is not None and any(isinstance(tell(note, None), wanted) for note in table_log.notes(turn))


def in_the_second_round(key: str, *, aids: bool) -> TableLog:
    """A table at which a second round has begun, and somebody has answered in it."""
    table_log, dice, begun = started(key, "box", memory_aids=aids), Dice(4), 0
    while begun < 2 or begins(table_log, table_log.turn):
        step(table_log, dice)
        begun += begins(table_log, table_log.turn)
    return table_log


def story(table_log: TableLog, seat: int | None = 0) -> list[dict[str, Any]]:
    """What a seat is told that asks what happened."""
    told: list[dict[str, Any]] = json.loads(seat_output.story(table_log, seat, 0))
    return told


def began_at(table_log: TableLog) -> int:
    """The turn with which the round began."""
    return max(turn for turn in range(table_log.turn + 1) if begins(table_log, turn))


def test_all_games_but_the_dice_game_have_rounds() -> None:
    assert set(KEYS) - set(WITH_ROUNDS) == {"wuerfel"}


@pytest.mark.parametrize("key", WITH_ROUNDS)
def test_the_story_begins_with_the_round_and_the_past_no_earlier(key: str) -> None:
    table_log = in_the_second_round(key, aids=False)
    wanted = shelf.parts(key).round_begins
    assert wanted is not None
    began = began_at(table_log)
    for seat in (0, None):
        chapters = story(table_log, seat)
        assert not any(chapter["events"] for chapter in chapters[:began])
        assert chapters[began]["events"][0]["event"] == wanted.__name__
        seat_output.past(table_log, began, seat)
        with pytest.raises(NotNow, match="Without memory aids"):
            seat_output.past(table_log, began - 1, seat)


@pytest.mark.parametrize("key", WITH_ROUNDS)
def test_with_memory_aids_all_of_it_is_told(key: str) -> None:
    table_log = in_the_second_round(key, aids=True)
    assert any(chapter["events"] for chapter in story(table_log)[: began_at(table_log)])
    seat_output.past(table_log, 0, 0)


@pytest.mark.parametrize("key", WITH_ROUNDS)
def test_the_end_of_a_round_is_told_when_it_happens_and_not_again_to_somebody_who_comes_back(key: str) -> None:
    table_log = in_the_second_round(key, aids=False)
    moment = next(moment for moment in table_log.moments if moment.is_step and moment.turn == began_at(table_log))
    later = json.loads(seat_output.told(table_log, moment, 0, here=(), left=None).split(b"\n")[-1])
    whole = len([note for note in table_log.notes(moment.turn) if table_log.game.parts.tell(note, 0) is not None])
    assert len(later["events"]) < whole
    assert later["events"] == story(table_log)[moment.turn]["events"]


def test_when_the_game_is_over_all_of_it_is_told() -> None:
    table_log, dice = started("rueck", "box"), Dice(4)
    while table_log.standing == "running":
        step(table_log, dice)
    assert all(chapter["events"] for chapter in story(table_log))


def test_a_game_without_rounds_has_nothing_to_forget() -> None:
    table_log, dice = started("wuerfel", "box"), Dice(4)
    for _ in range(12):
        step(table_log, dice)
    assert all(chapter["events"] for chapter in story(table_log)[1:])
    assert json.loads(seat_output.card(table_log))["forgets"] is None


@pytest.mark.parametrize("key", WITH_ROUNDS)
def test_the_card_names_the_event_by_which_a_round_begins(key: str) -> None:
    wanted = shelf.parts(key).round_begins
    assert wanted is not None
    for aids, forgets in ((False, wanted.__name__), (True, None)):
        assert json.loads(seat_output.card(started(key, "box", memory_aids=aids)))["forgets"] == forgets
