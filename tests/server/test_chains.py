"""A chain of answers is tried on a scratch table, which touches nothing and shows nothing hidden, and is given whole."""

import json
from typing import Any

import msgspec
import pytest

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.errors import NotAsked, NotLegal
from spelunke.core.playout import answer_of
from spelunke.core.table import LUCK
from spelunke.core.types import Move
from spelunke.games.teufel.types import GoOn, Stop
from spelunke.games.tock.types import Part, PlaySeven
from spelunke.server.errors import NotNow
from spelunke.server.live import seat_output
from spelunke.server.log import entries
from spelunke.server.log.table_log import TableLog
from tests.server.conftest import NewGuest
from tests.server.guests import Guest, Socket
from tests.server.house import open_house
from tests.server.test_secrecy import read, started

MOST_ASKS = 2_000


def played_until(key: str, wanted: Move) -> tuple[TableLog, int]:
    """A table at which somebody alone is asked and may answer this, and who."""
    table_log, dice = started(key, "box"), Dice(1)
    for _ in range(MOST_ASKS):
        table, game = table_log.running.table, table_log.game
        asked = table.seats_asked()
        if len(asked) == 1 and asked != (LUCK,) and wanted in game.moves(table, asked[0]):
            return table_log, asked[0]
        for seat in asked:
            code = answer_of(game.parts.policy, table, seat, dice, table.copy())
            read(table_log, seat, entries.AnswerSealed(table_log.turn, code))
    raise AssertionError(f"nobody may answer {wanted}")


def tried(table_log: TableLog, seat: int, *moves: Move) -> Any:
    """What the seat is told of these answers."""
    return msgspec.json.decode(seat_output.tried(table_log, seat, table_log.turn, moves))


def move_of(table_log: TableLog, words: Any) -> Move:
    """A choice of a view as a move."""
    return next(move for move in table_log.game.parts.codebook.moves if msgspec.to_builtins(move) == words)


def test_a_seven_is_tried_part_by_part_and_nothing_is_answered() -> None:
    table_log, seat = played_until("tock", PlaySeven())
    before, n = table_log.game.position(table_log.running.table), table_log.n
    moves: list[Move] = [PlaySeven()]
    while not (told := tried(table_log, seat, *moves))["whole"]:
        assert told["view"]["asked"] == [seat]
        moves.append(move_of(table_log, told["view"]["choices"][0]))
    assert told["kind"] == "Tried"
    assert sum(move.steps for move in moves if isinstance(move, Part)) == 7
    assert (
        told["view"]["open"]["pieces"]
        != msgspec.to_builtins(table_log.game.view(table_log.running.table, seat))["open"]["pieces"]
    )
    assert (table_log.game.position(table_log.running.table), table_log.n) == (before, n)


@pytest.mark.secrecy
def test_what_is_tried_is_the_same_in_every_world_that_the_seat_holds_possible() -> None:
    table_log, seat = played_until("tock", PlaySeven())
    told, dice = tried(table_log, seat, PlaySeven()), Dice(5)
    for _ in range(5):
        table_log.running.table.reshuffle(seat, dice)
        assert tried(table_log, seat, PlaySeven()) == told


def test_what_others_or_luck_have_a_part_in_is_not_tried() -> None:
    rueck = started("rueck", "box")
    move = rueck.game.moves(rueck.running.table, 0)[0]
    with pytest.raises(NotNow):
        tried(rueck, 0, move)
    teufel, seat = played_until("teufel", GoOn())
    with pytest.raises(NotAsked):
        tried(teufel, seat, GoOn(), Stop())


def test_what_is_not_legal_is_refused_wherever_it_stands_in_the_chain() -> None:
    table_log, seat = played_until("tock", PlaySeven())
    with pytest.raises(NotLegal):
        tried(table_log, seat, Part(piece=1, steps=7, target=False, partners=False))
    with pytest.raises(NotLegal):
        tried(table_log, seat, PlaySeven(), PlaySeven())
    with pytest.raises(NotAsked):
        tried(table_log, (seat + 1) % table_log.game.seats, PlaySeven())
    with pytest.raises(NotNow):
        seat_output.tried(table_log, seat, table_log.turn - 1, [PlaySeven()])


def with_a_seven(anna: Guest) -> tuple[str, Socket, int]:
    """A table at which a person among bots may play a seven, with a socket for them, and the turn."""
    game, dice = shelf.game("tock"), Dice(1)
    table, turn = game.deal(seed=1), 0
    while table.seats_asked() != (0,) or PlaySeven() not in game.moves(table, 0):
        game.apply(table, [answer_of(game.parts.policy, table, seat, dice, table.copy()) for seat in table.seats_asked()])
        turn += 1
    record = anna.ask("POST", "/api/record", **json.loads(game.record(table).to_json()))["table"]
    mine = str(anna.at(record, "play-on", turn=turn, seat=0)["table"])
    socket = anna.socket(mine, seat=0)
    return mine, socket, int(socket.hear_until("Hello")["turn"])


@pytest.mark.real_service
def test_a_chain_is_tried_for_its_seat_alone_and_stored_whole(guest: NewGuest) -> None:
    table, own, turn = with_a_seven(guest("Anna"))
    watching = guest("Ben").socket(table)
    watching.hear_until("Hello")
    moves = [{"move": "PlaySeven"}]
    while True:
        own.say("Try", turn=turn, moves=moves)
        told = own.hear_until("Tried")
        if told["whole"]:
            break
        moves.append(told["view"]["choices"][-1])
    for kind in ("Try", "Chain"):
        watching.say(kind, turn=turn, moves=moves)
        assert watching.hear_until("Refusal")["message"] == "server-only-watching"
    own.say("Chain", turn=turn, moves=[*moves[:-1], {"move": "PlaySeven"}])
    assert own.hear_until("Refusal")["message"] == "move-not-legal"
    own.say("Chain", turn=turn, moves=moves)
    for socket in (own, watching):
        assert [socket.hear_until("Step")["turn"] for _ in moves] == list(range(turn + 1, turn + 1 + len(moves)))


@pytest.mark.real_service
def test_drafts_are_limited_for_each_seat(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"tries_per_second": 1e-9, "tries_at_once": 1}) as house:
        _, own, turn = with_a_seven(guest("Anna", house))
        own.say("Try", turn=turn, moves=[{"move": "PlaySeven"}])
        own.hear_until("Tried")
        own.say("Try", turn=turn, moves=[{"move": "PlaySeven"}])
        assert own.hear_until("Refusal")["message"] == "server-too-many-answers"
