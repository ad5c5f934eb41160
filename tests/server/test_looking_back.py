"""After a game: what one did well, what cost most, and what speaks for doing otherwise, from one's own asks alone."""

import pytest

from spelunke import shelf
from spelunke.bots.looking_back import MOST_ASKS, LookBack, Remembered, Turning, look_back
from spelunke.bots.thinking import Budget
from spelunke.core.dice import Dice
from spelunke.games.rueck.types import Rob
from spelunke.play.lesson import lesson_of
from spelunke.server.http import learning_types
from tests.server.conftest import NewGuest
from tests.server.evening import Evening


def asks_of(key: str, seat: int, seed: int = 2) -> list[Remembered]:
    """A game in which that seat always gives the last answer there is."""
    game = shelf.game(key, preset=shelf.parts(key).box.quick)
    table, dice, asked, turn = game.deal(seed=seed), Dice(1), [], 0
    while seats := game.asked(table):
        views = {one: game.view(table, one) for one in seats}
        answers = {one: views[one].choices[-1] if one == seat else game.thumb(views[one], dice) for one in seats}
        if seat in seats:
            asked.append(Remembered(turn, views[seat], answers[seat]))
        game.play(table, answers)
        turn += 1
    return asked


@pytest.mark.parametrize("key", shelf.keys())
def test_every_game_can_be_looked_back_on(key: str) -> None:
    asked = asks_of(key, 0)
    told = look_back(shelf.game(key, preset=shelf.parts(key).box.quick), asked, Budget(games=2 * MOST_ASKS))
    moves = {ask.turn: ask.move for ask in asked}
    for turning in filter(None, (told.well, told.cost)):
        assert turning.move == moves[turning.turn]
        assert turning.move != turning.other
        assert turning.apart > 0


def test_a_blunder_is_what_cost_most_and_the_only_right_answer_is_what_was_done_well() -> None:
    (step,) = [one for one in lesson_of(shelf.parts("rueck")).steps if one.key == "give_back"]
    assert step.position is not None
    game = step.game
    view = game.view(game.arrange(step.position), 0)
    told = [look_back(game, [Remembered(3, view, move)], Budget(games=1500)) for move in view.choices]
    costs = [one.cost for one in told if one.cost is not None]
    assert costs
    assert all(isinstance(cost.other, Rob) and cost.turn == 3 for cost in costs)
    assert not any(one.well and one.cost for one in told)


def test_what_goes_over_the_wire_is_what_the_library_says() -> None:
    assert learning_types.ToldLookBack.__struct_fields__ == LookBack.__struct_fields__
    assert learning_types.ToldTurning.__struct_fields__ == Turning.__struct_fields__


@pytest.mark.real_service
def test_whoever_has_played_looks_back_on_their_own_game_and_nobody_else_does(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], preset="tiny")
    evening.start()
    path, anna = f"/api/table/{evening.table}/look-back", evening.guests[0]
    assert anna.ask("POST", path, 409, seat=0)["message"] == "server-not-over"
    evening.play_out()
    told = anna.ask("POST", path, seat=0)
    assert set(told) == {"well", "cost"}
    assert anna.ask("POST", path, 403, seat=1)["message"] == "server-not-your-seat"
