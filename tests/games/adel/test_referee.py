"""A naive referee, written from RULES.md alone, watches whole games and agrees with every step."""

from typing import Any

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.types import Move
from spelunke.games.adel.types import (
    Bid,
    Buy,
    DrawColour,
    Go,
    SendThief,
    Show,
    Steal,
    Turn,
)
from tests.games.adel.referee import Answer, Referee, count
from tests.laws.census import count_lines

WORDS = {
    "SendDetective": "detective",
    "Exhibit": "exhibit",
    "DoNothing": "nothing",
    "Done": "done",
    "LeaveIt": "leave",
    "TakeCheque": "take",
    "LeaveCheque": "leave",
}

HOUSES: list[tuple[int, dict[str, Any], str | None]] = [
    (2, {}, "surprise"),
    (2, {}, "confrontation"),
    (2, {"two_player_variant": "plain"}, None),
    (3, {}, None),
    (3, {"auction_thief_must_take": True}, None),
    (4, {"extra_card_window": "right", "thief_may_decline": True}, None),
    (4, {"allow_bluff_exhibition": True, "round_limit": 12}, None),
    (5, {"detectives": [3, 1, 4, 1, 5]}, None),
    *((seats, {}, "tiny") for seats in (2, 3, 4, 5)),
]


def answer_of(move: Move) -> Answer:
    """A move as the referee writes it."""
    match move:
        case Go(to=place):
            return ("go", place)
        case Bid(cheque=cheque):
            return ("bid", cheque)
        case SendThief(number=number, at=place):
            return ("thief", number, place)
        case Buy(window=window):
            return ("buy", window)
        case Show(card=card):
            return ("show", card)
        case Steal(card=card):
            return ("steal", card)
        case DrawColour(colour=colour):
            return ("colour", colour)
        case Turn(card=card):
            return ("card", card)
    return (WORDS[type(move).__name__],)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("seats", "house", "preset"), HOUSES)
def test_the_referee_agrees_with_every_question_and_every_step(
    seats: int, house: dict[str, Any], preset: str | None, seed: int
) -> None:
    """§2 to §11, all of them at once."""
    game = spelunke.game("adel", seats, house, preset)
    table, referee, dice = game.deal(ask_luck=True), Referee(game), Dice(seed)
    now = referee.deal()
    while True:
        assert game.position(table) == now
        assert list(game.asked(table)) == referee.asked(now)
        if not table.asked:
            break
        moves = {}
        for seat in game.asked(table):
            offered = game.moves(table, seat)
            assert [answer_of(move) for move in offered] == referee.choices(now, seat)
            moves[seat] = offered[dice.below(len(offered))]
        game.play(table, moves)
        now = referee.after(now, {seat: answer_of(move) for seat, move in moves.items()})
    standing = game.standing(table)
    assert standing is not None
    assert list(standing.winners) == referee.winners(now)


@pytest.mark.parametrize(("seats", "depth"), [(2, 2), (3, 1)])
def test_the_referee_counts_as_many_lines_of_play(seats: int, depth: int) -> None:
    """§3 to §7: every combination of answers to the next questions."""
    game = spelunke.game("adel", seats, preset="tiny")
    table = game.deal(seed=seats)
    table.dice = None
    position = game.position(table)
    assert count_lines(table, depth) == count(game, position, depth)
