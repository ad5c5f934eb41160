"""Reasons and odds: what they say of an answer is what the rules then do, under every house rule."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.core.table import LUCK
from spelunke.core.types import Reason, in_percent
from spelunke.games.wuerfel.odds import SixInTime, ThrowsMeOut, UsefulRoll
from spelunke.games.wuerfel.reasons import (
    REASONS,
    AnotherRoll,
    ClearsTheFirstField,
    ComesHome,
    ComesOut,
    EndsTheTurn,
    FieldsToGo,
    GoesDeeper,
    LeavesTheRoll,
    LessDanger,
    MoreDanger,
    ThrowsOut,
)
from spelunke.games.wuerfel.temptations import risks
from spelunke.games.wuerfel.types import BringOut, Pass, Roll, RollAgain, Stop, Walk
from tests.games.wuerfel.boards import OUT, Board

HOUSES: list[dict[str, Any]] = [
    {"section_length": 4},
    {"section_length": 5, "forced_capture": False, "must_move": False},
    {"section_length": 6, "extra_laps": True, "entry_offset": 3},
    {"section_length": 4, "pieces": 2, "play_on": True},
]


def why(board: Board, move: spelunke.Move) -> tuple[Reason, ...]:
    """What speaks for and against a move."""
    (seat,) = board.asked
    return board.game.why(board.game.view(board.table, seat), move)


def thrown_out_by(game: spelunke.Game, position: dict[str, Any], seat: int, pips: int, me: int) -> bool:
    """Whether the seat, if it were its turn, could throw out a piece of mine with this roll: every answer is tried."""
    asked = {**position, "turn": seat, "roll": None, "attempts_left": 1, "may_roll_again": False}
    rolled = game.arrange(asked, ask_luck=True)
    game.play(rolled, {LUCK: Roll(pips)})  # type: ignore[arg-type]
    for code in rolled.choices(seat) if rolled.seats_asked() == (seat,) else []:
        after = rolled.copy()
        after.answer([code])
        if game.view(after, None).open.pieces[me].count("waiting") > position["pieces"][me].count("waiting"):
            return True
    return False


def may_use(game: spelunke.Game, position: dict[str, Any], seat: int, pips: int) -> bool:
    """Whether the seat could do something with this roll."""
    rolled = game.arrange({**position, "turn": seat, "roll": None, "may_roll_again": False}, ask_luck=True)
    game.play(rolled, {LUCK: Roll(pips)})  # type: ignore[arg-type]
    return game.view(rolled, None).open.roll is not None


def danger(game: spelunke.Game, position: dict[str, Any], me: int) -> int:
    """In percent: that one of the others could, each with one roll."""
    safe = Fraction(1)
    for seat in range(game.seats):
        if seat != me and not (position["finished"] or [0] * game.seats)[seat]:
            safe *= 1 - Fraction(sum(thrown_out_by(game, position, seat, pips, me) for pips in range(1, 7)), 6)
    return in_percent(float(1 - safe))


def steps_to_lane(game: spelunke.Game, field: int, seat: int) -> int:
    """Counted field by field: how many steps lead from a field of the track into the lane."""
    opened = game.view(game.deal(), None).open
    steps = 1
    while field != opened.entries[seat]:
        field = (field + 1) % opened.length
        steps += 1
    return steps


@pytest.mark.parametrize("house", HOUSES)
def test_what_is_said_of_an_answer_is_what_happens(house: dict[str, Any]) -> None:
    """§3.2, §3.3, §4.3, §5.1, §6.1, §6.4, §7.1 to §7.8: read off the board before and after."""
    game = spelunke.game("wuerfel", seats=3, house=house)
    said: Counter[type[Reason]] = Counter()
    for seed in range(4):
        table, dice = game.deal(seed, ask_luck=True), Dice(seed)
        for _ in range(60):
            play_out(table, dice, 7)
            if not table.asked or table.seats_asked() == (LUCK,):
                continue
            (me,) = table.seats_asked()
            for move in game.moves(table, me):
                reasons = game.why(game.view(table, me), move)
                assert set(reasons) == expected(game, table, me, move)
                said.update(type(reason) for reason in reasons)
    assert set(said) >= set(REASONS) - {LeavesTheRoll, GoesDeeper}


def expected(game: spelunke.Game, table: spelunke.Table, me: int, move: spelunke.Move) -> set[Reason]:
    """The reasons as somebody would find them who compares the board before and after."""
    before = game.position(table)
    if move == Pass():
        return {LeavesTheRoll(before["roll"])}
    if move == Stop():
        return {EndsTheTurn(danger(game, before, me))}
    if move == RollAgain():
        others = [seat for seat in range(game.seats) if seat != me]
        sides = range(1, 7)
        throwing = sum(any(thrown_out_by(game, before, me, pips, other) for other in others) for pips in sides)
        return {AnotherRoll(sum(may_use(game, before, me, pips) for pips in sides), throwing)}
    after_table = table.copy()
    after_table.answer([game.parts.codebook.codes[move]])
    after = game.position(after_table)
    opened = game.view(table, None).open
    found: set[Reason] = set()
    for seat, (was, is_now) in enumerate(zip(before["pieces"], after["pieces"], strict=True)):
        for stood, stands in zip(was, is_now, strict=True):
            if seat != me and stood != stands:
                found.add(ThrowsOut(seat, (stood - opened.starts[seat]) % opened.length))
    mine = after["pieces"][me]
    if isinstance(move, Walk):
        stood, stands = before["pieces"][me][move.piece - 1], mine[move.piece - 1]
        if isinstance(stands, str):
            found.add(ComesHome(stands) if isinstance(stood, int) else GoesDeeper(stands))
        else:
            found.add(FieldsToGo(move.piece, steps_to_lane(game, stands, me)))
        if stood == opened.starts[me] and "waiting" in mine:
            found.add(ClearsTheFirstField())
    elif isinstance(move, BringOut):
        found.add(ComesOut(mine.count("waiting")))
    was_in, is_in = danger(game, before, me), danger(game, after, me) if after_table.asked else 0
    if was_in != is_in:
        found.add((MoreDanger if is_in > was_in else LessDanger)(is_in, was_in))
    return found


def test_the_reasons_are_told_most_important_first() -> None:
    """§4.3, §5.1: how far it still is comes last."""
    board = Board({0: [0, 50], 1: [3]}).roll(3)
    kinds = [type(reason) for reason in why(board, Walk(1))]
    assert kinds == [ThrowsOut, ClearsTheFirstField, FieldsToGo]


def test_going_deeper_is_not_coming_home() -> None:
    """§6.1, §6.4."""
    assert why(Board({0: ["G1", 50]}).roll(2), Walk(1)) == (GoesDeeper("G3"),)
    assert why(Board({0: [95, 50]}).roll(1), Walk(1)) == (ComesHome("G1"),)
    assert why(Board({0: [93, 50]}).roll(5), Walk(1)) == (ComesHome("G3"),)


def test_a_piece_that_comes_out_leaves_the_others_waiting() -> None:
    """§3.2."""
    board = Board({0: [50]}).roll(6)
    assert ComesOut(2) in why(board, OUT)


def test_a_passed_roll_changes_nothing() -> None:
    """§7.2."""
    board = Board({0: [50], 1: [45]}, house={"must_move": False}).roll(2)
    assert why(board, Pass()) == (LeavesTheRoll(2),)


def test_odds_are_told_of_all_who_are_not_home_but_not_while_it_is_rolled_who_begins() -> None:
    """§2.2, §3.4, §3.6, §4.3."""
    board = Board({0: [50, 20], 1: [48], 2: ["G4"]}, seats=3)
    odds = board.game.odds(board.game.view(board.table, 0))
    assert odds == (
        UsefulRoll(6, 6, 0),
        SixInTime(1, 6, 0, 1),
        UsefulRoll(6, 6, 1),
        SixInTime(1, 6, 1, 1),
        ThrowsMeOut(1, 6, 1),
        UsefulRoll(1, 6, 2),
        SixInTime(91, 216, 2, 3),
    )
    game = spelunke.game("wuerfel", seats=3)
    assert game.odds(game.view(game.deal(ask_luck=True), 0)) == ()


def test_a_duty_may_forbid_what_would_throw_out() -> None:
    """§5.2: seat 1 must clear its first field, so its other piece cannot strike."""
    free, bound = Board({0: [70], 1: [66]}), Board({0: [70], 1: [66, 48]})
    assert [isinstance(chance, ThrowsMeOut) for chance in free.game.odds(free.game.view(free.table, 0))].count(True) == 1
    assert [isinstance(chance, ThrowsMeOut) for chance in bound.game.odds(bound.game.view(bound.table, 0))].count(True) == 0


def test_it_is_tempting_to_walk_in_front_of_more_pieces() -> None:
    """§4.3: piece 1 walks past a piece, piece 2 from before one to before another, piece 3 away from one."""
    board = Board({0: [10, 30, 60, 90], 1: [12, 27, 32, 57]}).roll(4)
    view = board.game.view(board.table, 0)
    assert risks(view) == (Walk(1),)
    assert risks(board.game.view(board.table, 1)) == ()
    assert risks(board.game.view(board.table, None)) == ()
