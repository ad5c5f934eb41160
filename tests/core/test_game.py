"""Game: the public face. It checks what the tables trust."""

from typing import Any

import msgspec
import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.table import Table
from spelunke.games.rueck.types import Give, Revealed, Rob, Take, Turn, Turned
from tests.laws.snapshot import snapshot
from tests.toy import toy


def all_of(table: Table) -> tuple[Any, ...]:
    """Everything a refused answer must leave alone."""
    assert table.tape is not None
    dice = table.dice.state if table.dice is not None else None
    return snapshot(table), list(table.tape.answers), list(table.tape.notes), dice


@pytest.mark.parametrize(
    ("answers", "refusal", "message"),
    [
        ({}, spelunke.AnswersMissing, "answers-missing"),
        ({0: Rob(1), 1: Rob(1)}, spelunke.AnswersMissing, "answers-missing"),
        ({0: Rob(1), 1: Rob(1), 2: Rob(9)}, spelunke.UnknownMove, "move-unknown"),
        ({0: Rob(1), 1: Rob(1), 2: "Rob(1)"}, spelunke.UnknownMove, "move-unknown"),
        ({0: Rob(1), 1: Rob(1), 2: toy.Show(1)}, spelunke.UnknownMove, "move-unknown"),
        ({0: Rob(1), 1: Rob(1), 2: Take(8)}, spelunke.NotLegal, "move-not-legal"),
        ({0: Rob(1), 1: Rob(1), 2: Rob(1), 3: Rob(1)}, spelunke.NotAsked, "seat-not-asked"),
        ({0: Rob(1), 1: Rob(1), 2: Rob(1), spelunke.LUCK: Turn("plus_4")}, spelunke.NotAsked, "seat-not-asked"),
    ],
)
def test_a_refused_answer_leaves_the_table_as_it_was(
    answers: dict[int, Any], refusal: type[spelunke.Refused], message: str
) -> None:
    game = spelunke.game("rueck", seats=3)
    table = game.deal(seed=1)
    before = all_of(table)
    with pytest.raises(refusal) as refused:
        game.play(table, answers)
    assert refused.value.message == message
    assert str(refused.value)
    assert all_of(table) == before


def test_refusals_tell_the_paragraph_and_what_is_allowed() -> None:
    game = spelunke.game("rueck", seats=3)
    table = game.deal(seed=1)
    with pytest.raises(spelunke.NotLegal) as refused:
        game.check(table, 0, Take(8))
    assert refused.value.facts["paragraph"] == "§3.2"
    assert refused.value.facts["allowed"] == [repr(Rob(strength)) for strength in range(8)]


def test_nobody_may_answer_when_the_game_is_over() -> None:
    game = Game(toy.PARTS, seats=2)
    table = game.deal(seed=1)
    while table.asked:
        game.play(table, {seat: game.moves(table, seat)[0] for seat in game.asked(table)})
    assert game.asked(table) == ()
    assert game.question(table) is None
    before = all_of(table)
    with pytest.raises(spelunke.NotAsked, match=r"^The game is over; seat 0 cannot move\.$"):
        game.play(table, {0: toy.Show(1)})
    with pytest.raises(spelunke.NotAsked, match=r"^The game is over; nobody can move\.$"):
        game.play(table, {})
    assert all_of(table) == before


def test_luck_is_answered_by_the_tables_own_dice_or_asked_like_a_seat() -> None:
    game = spelunke.game("rueck", seats=3)
    assert game.asked(game.deal(seed=1)) == (0, 1, 2)
    table = game.deal(ask_luck=True)
    assert game.asked(table) == (spelunke.LUCK,)
    game.play(table, {spelunke.LUCK: Turn("minus_3")})
    assert game.view(table, None).open.noble == "minus_3"


def test_the_same_seed_deals_the_same_table() -> None:
    game = Game(toy.PARTS)
    assert snapshot(game.deal(seed=5)) == snapshot(game.deal(seed=5))
    hands = {str(game.position(game.deal(seed=seed))) for seed in range(30)}
    assert len(hands) > 20


def test_events_are_told_since_so_many_answers() -> None:
    game = spelunke.game("rueck", seats=3)
    table = game.deal(ask_luck=True)
    game.play(table, {spelunke.LUCK: Turn("plus_4")})
    game.play(table, {seat: Rob(seat) for seat in range(3)})
    everything = game.events(table, 0)
    assert everything[:2] == [Turned("plus_4", 1), Revealed((0, 1, 2))]
    assert game.events(table, 0, since=-1) == everything
    assert game.events(table, 0, since=0) == everything
    assert game.events(table, 0, since=1) == everything[1:]
    assert game.events(table, 0, since=4) == []


def test_events_are_told_to_each_as_each_may_hear_them() -> None:
    game = Game(toy.PARTS, seats=2)
    table = game.deal(seed=1)
    dealt = [event for event in game.events(table, 0) if isinstance(event, toy.Dealt)]
    assert [event.number is None for event in dealt] == [event.who != 0 for event in dealt]
    assert all(isinstance(event, toy.Dealt) and event.number is None for event in game.events(table, None))


def test_a_table_without_tape_tells_nothing() -> None:
    game = Game(toy.PARTS)
    assert game.events(game.deal(seed=1).copy(), 0) == []


def test_moves_are_those_of_asked_seats_only() -> None:
    game = Game(toy.PARTS, seats=2)
    table = game.deal(ask_luck=True)
    assert game.moves(table, 0) == ()
    assert game.moves(table, spelunke.LUCK) == tuple(toy.Deal(number) for number in toy.NUMBERS)


@pytest.mark.parametrize("seat", [-1, -2, 3, 99])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    game = spelunke.game("rueck", seats=3)
    with pytest.raises(spelunke.WrongSeats):
        game.view(game.deal(seed=1), seat)


def test_people_are_shown_what_they_remember_only_with_memory_aids() -> None:
    for aids in (False, True):
        game = Game(toy.PARTS, house={"memory_aids": aids})
        table = game.deal(seed=1)
        view = game.view(table, 0)
        assert view.remembered is not None
        assert (game.shown(view).remembered is not None) == aids
        assert msgspec.structs.replace(game.shown(view), remembered=view.remembered) == view
        assert game.view(table, 0, memory=aids) == game.shown(view)


@pytest.mark.parametrize("position", [None, [], {}, "position", {"hands": []}, {"no": "such field"}, 3])
def test_what_is_no_position_is_refused(position: object) -> None:
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        Game(toy.PARTS).arrange(position)
    assert str(refusal.value)


def test_a_guessed_table_brings_neither_tape_nor_dice() -> None:
    game = Game(toy.PARTS)
    table = game.seat_at(game.view(game.deal(seed=1), 1))
    assert (table.tape, table.dice) == (None, None)


def test_an_arranged_table_goes_on_with_dice_of_its_own() -> None:
    game = Game(toy.PARTS)
    position = game.position(game.deal(ask_luck=True))
    assert game.asked(game.arrange(position, seed=1)) == (0, 1, 2)
    assert game.asked(game.arrange(position, ask_luck=True)) == (spelunke.LUCK,)


def test_a_game_says_what_it_is() -> None:
    assert repr(spelunke.game("rueck", seats=3, house={"debt": True})) == "Game('rueck', seats=3, house={'debt': True})"
    assert spelunke.game("rueck").seats == 4


def test_winners_are_those_in_the_first_place() -> None:
    assert spelunke.Standing((2, 1, 1), (0, 0, 0)).winners == (1, 2)
    assert spelunke.Standing((2, 2), (0, 0)).winners == ()


def test_a_view_does_not_change_when_the_table_goes_on() -> None:
    game = Game(toy.PARTS)
    table = game.deal(seed=2)
    view, sent = game.view(table, 0), msgspec.json.encode(game.view(table, 0))
    dice = Dice(0)
    while table.asked:
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
    assert msgspec.json.encode(view) == sent


def test_words_of_a_move_are_read_from_json() -> None:
    assert msgspec.json.decode(b'{"move":"Give","to":1}', type=Rob | Give) == Give(1)
    for bad in (b'{"move":"Give","to":8}', b'{"move":"Give","to":1,"more":1}', b'{"move":"Take","jewels":8}', b"{}"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=Rob | Give)
