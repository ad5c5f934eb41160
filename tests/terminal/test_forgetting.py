"""Without memory aids the terminal tells nobody again what happened in earlier rounds, until the game is over."""

import pytest

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.play.match import Match
from spelunke.terminal.seating import Player
from spelunke.terminal.session import Company
from spelunke.texts import speaker

KEYS = shelf.keys()


def company(key: str, *, aids: bool, rounds: int) -> tuple[Company, int]:
    """People at a table at which that round has begun; how many answers it had taken when the one before began."""
    game = shelf.game(key, house={"memory_aids": aids})
    players = [Player(name, None) for name in ("Anna", "Ben", "Carl", "Dora", "Emma", "Finn")[: game.seats]]
    made = Company(Match(game, game.deal(seed=3)), players, speaker("en"))
    table, dice, begun, before = made.match.table, Dice(9), 1, -1
    while begun < rounds:
        since = made.answers
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
        heard = game.events(table, 0, since - 1)
        begun += any(isinstance(event, game.parts.round_begins or ()) for event in heard)
        before = since
    return made, before


@pytest.mark.parametrize("key", [key for key in KEYS if shelf.parts(key).round_begins is not None])
def test_the_log_beside_the_board_begins_with_the_round_or_with_ones_last_answer(key: str) -> None:
    forgetful, before = company(key, aids=False, rounds=3)
    aided, _ = company(key, aids=True, rounds=3)
    whole = aided.log_at_hand(0, before)
    this_round = forgetful.log_at_hand(0, forgetful.answers)
    assert 0 < len(this_round) < len(whole)
    assert whole[-len(this_round) :] == this_round
    assert forgetful.log(0, -1) == this_round
    since_then = forgetful.log_at_hand(0, before - 1)
    assert len(this_round) <= len(since_then) < len(whole)


def test_when_the_game_is_over_the_log_is_whole() -> None:
    made, _ = company("rueck", aids=False, rounds=2)
    game, table, dice = made.game, made.match.table, Dice(9)
    while table.asked:
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
    assert len(made.log(0, -1)) == len(game.events(table, 0))
