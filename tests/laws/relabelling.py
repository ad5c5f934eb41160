"""Law 5: relabelling the seats relabels everything; nobody is favoured for sitting on seat 0."""

from functools import partial
from typing import Any

from spelunke.core.dice import Dice
from spelunke.core.errors import ImpossiblePosition
from spelunke.core.game import Game
from spelunke.core.table import LUCK, Table
from spelunke.core.tape import Tape
from tests.laws.broken import LawBroken, hold, same
from tests.laws.hooks import hooks_of
from tests.laws.turning import Turn, turned
from tests.laws.walks import Moment, any_of

FURTHER = 6
"""How many asks the two tables are played on side by side."""


def turned_table_is_the_same_table(moment: Moment) -> None:
    """A table turned by some seats and given the same answers, turned, stays the same table, turned."""
    game = moment.game
    turns = turns_at(game, moment.table)
    if not turns:
        return
    dice = moment.dice()
    by = turns[dice.below(len(turns))]
    original = moment.table.copy()
    try:
        other = game.arrange(_turned(game, game.parts.position(original), by), ask_luck=True)
    except ImpossiblePosition as refusal:
        raise LawBroken(f"turned by {by} seats, the table is none any more: {refusal}") from refusal
    original.tape, other.tape = Tape(), Tape()
    for _ in range(FURTHER):
        _look_turned(game, original, other, by)
        if not original.asked:
            break
        _answer_both(game, original, other, by, dice)
        if by not in turns_at(game, original):
            break
        _hear_turned(game, original, other, by)


def turns_at(game: Game, table: Table) -> list[int]:
    """By how many seats this table may be turned now."""
    return list(hooks_of(game.box.key).turns(game, game.parts.position(table)))


def _turned(game: Game, words: Any, by: int) -> Any:
    """Words of the game at the turned table."""
    titled = {title: partial(along, by=by, game=game) for title, along in hooks_of(game.box.key).turns_along.items()}
    return turned(words, Turn(by, game.seats, titled))


def _answer_both(game: Game, original: Table, other: Table, by: int, dice: Dice) -> None:
    moves = game.parts.codebook.moves
    codes = {seat: any_of(original.choices(seat), dice) for seat in original.seats_asked()}
    turned_codes = {
        seat if seat == LUCK else (seat + by) % game.seats: game.parts.codebook.code(_turned(game, moves[code], by))
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
        same(f"what {seat} sees, at the turned table", _turned(game, found, 0), _turned(game, game.view(original, seat), by))
    truth = _turned(game, game.parts.position(other), 0)
    same("the whole truth of the turned table", truth, _turned(game, game.parts.position(original), by))


def _hear_turned(game: Game, original: Table, other: Table, by: int) -> None:
    for seat in (*range(game.seats), None):
        found = [_turned(game, event, 0) for event in game.events(other, None if seat is None else (seat + by) % game.seats)]
        wanted = [_turned(game, event, by) for event in game.events(original, seat)]
        # What befalls several seats at once is told by seat, and that order turns with the table.
        same(f"what {seat} hears, at the turned table", sorted(found, key=repr), sorted(wanted, key=repr))
