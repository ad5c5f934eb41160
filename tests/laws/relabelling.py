"""Law 5: relabelling the seats relabels everything; nobody is favoured for sitting on seat 0."""

from typing import Any

from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.table import LUCK, Table
from spelunke.core.tape import Tape
from tests.laws.broken import hold, same
from tests.laws.hooks import hooks_of
from tests.laws.turning import turned
from tests.laws.walks import Moment, any_of

FURTHER = 6
"""How many asks the two tables are played on side by side."""


def turned_table_is_the_same_table(moment: Moment) -> None:
    """A table turned by some seats and given the same answers, turned, stays the same table, turned."""
    game = moment.game
    turns = list(hooks_of(game.box.key).turns(game))
    if not turns:
        return
    dice = moment.dice()
    by = turns[dice.below(len(turns))]
    original = moment.table.copy()
    other = game.arrange(turn(game, game.parts.position(original), by), ask_luck=True)
    original.tape, other.tape = Tape(), Tape()
    for _ in range(FURTHER):
        _look_turned(game, original, other, by)
        if not original.asked:
            break
        _answer_both(game, original, other, by, dice)
        _hear_turned(game, original, other, by)


def turn(game: Game, words: Any, by: int) -> Any:
    """Words of the game, turned: seats by their types, places on a board by the game's hook."""
    along = hooks_of(game.box.key).turned
    seated = turned(words, by, game.seats)
    return along(seated, by, game) if along is not None else seated


def _answer_both(game: Game, original: Table, other: Table, by: int, dice: Dice) -> None:
    moves = game.parts.codebook.moves
    codes = {seat: any_of(original.choices(seat), dice) for seat in original.seats_asked()}
    turned_codes = {
        seat if seat == LUCK else (seat + by) % game.seats: game.parts.codebook.code(turn(game, moves[code], by))
        for seat, code in codes.items()
    }
    same("who is asked at the turned table", sorted(other.seats_asked()), sorted(turned_codes))
    for seat, code in turned_codes.items():
        hold(code in other.choices(seat), f"seat {seat} of the turned table may not answer {moves[code]}")
    original.answer(list(codes.values()))
    other.answer([turned_codes[seat] for seat in other.seats_asked()])


def _look_turned(game: Game, original: Table, other: Table, by: int) -> None:
    for seat in (*range(game.seats), None):
        found = game.view(other, None if seat is None else (seat + by) % game.seats)
        same(f"what {seat} sees, at the turned table", turn(game, found, 0), turn(game, game.view(original, seat), by))
    truth = turn(game, game.parts.position(other), 0)
    same("the whole truth of the turned table", truth, turn(game, game.parts.position(original), by))


def _hear_turned(game: Game, original: Table, other: Table, by: int) -> None:
    for seat in (*range(game.seats), None):
        found = [turn(game, event, 0) for event in game.events(other, None if seat is None else (seat + by) % game.seats)]
        wanted = [turn(game, event, by) for event in game.events(original, seat)]
        # What befalls several seats at once is told by seat, and that order turns with the table.
        same(f"what {seat} hears, at the turned table", sorted(found, key=repr), sorted(wanted, key=repr))
