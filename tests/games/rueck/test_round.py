"""§3: a round."""

import pytest

import spelunke
from spelunke.games.rueck.types import Compared, Crowned, Favoured, NobodyGains, Pitied, Revealed, Rob, Turn, Turned
from tests.games.rueck.rounds import after_last_round, first_round, jewels_at, last_round, revealed, rob


def test_the_noble_lies_open_before_anybody_chooses() -> None:
    """§3.1."""
    game = spelunke.game("rueck", seats=4)
    table = game.deal(ask_luck=True)
    assert game.asked(table) == (spelunke.LUCK,)
    game.play(table, {spelunke.LUCK: Turn("plus_7")})
    assert game.asked(table) == (0, 1, 2, 3)
    for seat in [None, *range(4)]:
        view = game.view(table, seat)
        assert (view.about, view.open.noble, view.open.round) == ("robber", "plus_7", 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_chooses_at_once_and_nobody_has_a_turn(seats: int) -> None:
    """§3.2."""
    game, table = first_round("plus_4", seats)
    assert game.asked(table) == tuple(range(seats))
    for seat in range(seats):
        assert game.moves(table, seat) == tuple(Rob(strength) for strength in range(8))


def test_half_the_answers_are_refused_and_tell_nobody_anything() -> None:
    """§3.2, §3.3."""
    game, table = first_round("plus_4", 3)
    before = game.position(table)
    views = [game.view(table, seat) for seat in range(3)]
    with pytest.raises(spelunke.AnswersMissing) as refusal:
        game.play(table, {0: Rob(7), 2: Rob(1)})
    assert refusal.value.facts["missing"] == [1]
    assert game.position(table) == before
    assert [game.view(table, seat) for seat in range(3)] == views


def test_only_a_robber_in_hand_may_be_chosen() -> None:
    """§3.2, §3.5."""
    game, table = first_round("plus_4", 3)
    rob(game, table, [6, 2, 4])
    game.play(table, {spelunke.LUCK: Turn("plus_4")})
    with pytest.raises(spelunke.NotLegal) as refusal:
        game.play(table, {0: Rob(6), 1: Rob(0), 2: Rob(0)})
    assert refusal.value.facts["paragraph"] == "§3.2"
    assert game.view(table, 0).choices == tuple(Rob(strength) for strength in (0, 1, 2, 3, 4, 5, 7))


def test_all_robbers_are_revealed_together() -> None:
    """§3.3."""
    game, table = revealed("plus_7", [6, 2, 4])
    for seat in [None, 0, 1, 2]:
        assert Revealed((6, 2, 4)) in game.events(table, seat)


def test_the_strongest_enjoys_the_favour_the_weakest_is_pitied_and_the_others_get_nothing() -> None:
    """§3.4: the printed example, a 6 and a 2 with two robbers between."""
    game, table = revealed("plus_7", [6, 2, 4, 3])
    assert jewels_at(game, table) == (8 + 7, 8 + 2, 8, 8)


def test_a_round_is_told_in_the_order_in_which_it_happens() -> None:
    """§3.1, §3.3, §3.4, §4.7."""
    game, table = revealed("plus_7", [6, 2, 4])
    told = [
        Turned("plus_7", 1),
        Revealed((6, 2, 4)),
        Compared("plus_7", 6, has_cancelled=False, weakest=(1,), strongest=(0,)),
        Favoured(0, 7, by=0),
        Pitied(1, 2),
        Crowned(would_be_caught=(0,), would_win=(1,)),
    ]
    assert game.events(table, None) == told
    game.play(table, {spelunke.LUCK: Turn("plus_4")})
    rob(game, table, [3, 3, 3])
    assert game.events(table, 1)[len(told) :] == [Turned("plus_4", 2), Revealed((3, 3, 3)), NobodyGains(), Crowned((0,), (1,))]


def test_played_robbers_and_the_noble_leave_the_game() -> None:
    """§3.6, §3.5."""
    game, table = revealed("plus_7", [6, 2, 4])
    assert [game.view(table, seat).open.hand for seat in range(3)] == [
        (0, 1, 2, 3, 4, 5, 7),
        (0, 1, 3, 4, 5, 6, 7),
        (0, 1, 2, 3, 5, 6, 7),
    ]
    opened = game.view(table, None).open
    assert (opened.noble, opened.robbers, opened.cards_left) == (None, None, (7, 7, 7))
    assert game.position(table)["face_down"]["plus_7"] == 1


def test_cancelled_sevens_leave_the_game_like_all_played_robbers() -> None:
    """§3.5, §4.2."""
    game, table = revealed("plus_5", [7, 7, 3])
    assert 7 not in game.view(table, 0).open.hand
    assert 7 not in game.view(table, 1).open.hand
    assert game.view(table, None).open.cards_left == (7, 7, 7)


def test_there_are_eight_rounds_one_for_every_robber() -> None:
    """§3.5, §8.1."""
    game, table = last_round("plus_4", [6, 2, 4], [8, 8, 8])
    assert game.view(table, None).open.round == game.view(table, None).open.rounds == 8
    rob(game, table, [6, 2, 4])
    assert game.asked(table) == ()
    assert game.view(table, 0).open.hand == ()


def test_a_seat_is_asked_even_when_it_has_one_robber_left() -> None:
    """§3.2."""
    game, table = last_round("plus_4", [6, 2, 4], [8, 8, 8])
    assert game.asked(table) == (0, 1, 2)
    assert [game.moves(table, seat) for seat in range(3)] == [(Rob(6),), (Rob(2),), (Rob(4),)]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    """§8.1."""
    game, table = after_last_round("plus_4", [6, 2, 4], [8, 8, 8])
    with pytest.raises(spelunke.NotAsked):
        game.play(table, {0: Rob(1)})
