"""§4: dealing, exchanging, playing, dropping out."""

import pytest

import spelunke
from spelunke.games.tock.events import DroppedOut, Exchanged, RoundBegan
from spelunke.games.tock.types import Begin, DropOut, Give
from tests.games.tock.boards import Board, fresh, let_luck_deal, walk


def played_to_round(wanted: int, seats: int = 4, seed: int = 1, **house: object) -> tuple[spelunke.Game, spelunke.Table]:
    """A random game, up to the first moment of a round at which somebody else than luck is asked."""
    game, table = fresh(seats, house)
    dice = spelunke.Dice(seed)
    game.play(table, {spelunke.LUCK: Begin(1)})
    while game.view(table, None).open.round < wanted or game.asked(table) == (spelunke.LUCK,):
        let_luck_deal(game, table, dice)
        if game.view(table, None).open.round < wanted:
            answers = {seat: (moves := game.moves(table, seat))[dice.below(len(moves))] for seat in game.asked(table)}
            game.play(table, answers)
    return game, table


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_everybody_is_dealt_four_cards_every_round(seats: int, number: int) -> None:
    """§4.1, §4.6 (T-3)."""
    game, table = played_to_round(number, seats)
    assert game.view(table, None).open.cards_left == (4,) * seats


def test_cards_are_dealt_from_the_pack_one_by_one_and_face_down() -> None:
    """§4.1, §4.9."""
    game, table = fresh()
    game.play(table, {spelunke.LUCK: Begin(0)})
    assert list(table.weights()) == [8] * 13
    game.play(table, {spelunke.LUCK: game.moves(table, spelunke.LUCK)[12]})
    assert list(table.weights()) == [8] * 12 + [7]
    assert game.view(table, 1).open.hand == ("king",)
    assert game.view(table, 0).open == game.view(table, 2).open
    assert game.events(table, 0) == game.events(table, None)


@pytest.mark.parametrize(("seats", "after_one", "after_two"), [(4, 88, 72), (5, 84, 64), (6, 80, 56)])
def test_two_rounds_are_dealt_from_one_shuffle(seats: int, after_one: int, after_two: int) -> None:
    """§4.12, §4.6, §4.7 (T-5, edge 15)."""
    left = [played_to_round(number, seats)[0:2] for number in (1, 2, 3, 4)]
    assert [game.view(table, None).open.face_down for game, table in left] == [after_one, after_two, after_one, after_two]
    told = [event for event in left[3][0].events(left[3][1], None) if isinstance(event, RoundBegan)]
    assert [event.shuffled for event in told] == [True, False, True, False]


def test_one_pack_is_just_enough_for_six() -> None:
    """§4.7, §8.7."""
    game, table = played_to_round(2, 6, decks=1)
    assert game.view(table, None).open.face_down == 4


def test_dealer_and_start_move_left_every_round() -> None:
    """§4.13, §4.6, §4.8."""
    for number, dealer in ((1, 1), (2, 2), (3, 3), (4, 0)):
        game, table = played_to_round(number)
        opened = game.view(table, None).open
        assert (opened.dealer, opened.starter, opened.turn) == (dealer, dealer, dealer)


def test_the_exchange_is_secret_and_at_once_and_compulsory() -> None:
    """§4.2 (edge 10)."""
    game, table = played_to_round(1)
    assert game.asked(table) == (0, 1, 2, 3)
    hands = [game.view(table, seat).open.hand for seat in range(4)]
    for seat in range(4):
        assert {move.card for move in game.moves(table, seat) if isinstance(move, Give)} == set(hands[seat])
    with pytest.raises(spelunke.AnswersMissing):
        game.play(table, {0: Give(hands[0][0])})
    given = {seat: Give(hands[seat][seat]) for seat in range(4)}
    game.play(table, given)
    for seat, partner in ((0, 2), (1, 3), (2, 0), (3, 1)):
        kept = sorted([*hands[seat][:seat], *hands[seat][seat + 1 :], given[partner].card])
        assert sorted(game.view(table, seat).open.hand) == kept
        assert game.events(table, seat)[-1] == Exchanged(given[seat].card, given[partner].card)
    assert game.events(table, None)[-1] == Exchanged(None, None)


def test_finished_players_get_cards_and_exchange_too() -> None:
    """§7.2, §4.2 (edge 10)."""
    board = Board({0: ["G1", "G2", "G3", "G4"], 2: [52]}, ["5"])
    for _ in range(4):
        board.play(board.moves()[0])
    let_luck_deal(board.game, board.table, spelunke.Dice(1))
    assert board.asked == (0, 1, 2, 3)
    assert board.game.view(board.table, None).open.cards_left == (1, 1, 1, 1)


def test_turns_go_clockwise_from_the_starter_one_card_each() -> None:
    """§4.3."""
    board = Board({seat: [20 * seat + 5] for seat in range(4)}, ["2", "3"], turn=2, hands=dict.fromkeys((0, 1, 3), ("2", "3")))
    order = []
    for card in ("2", "3"):
        for _ in range(4):
            order += list(board.asked)
            board.play(walk(card))
    assert order == [2, 3, 0, 1] * 2


def test_whoever_can_play_must() -> None:
    """§4.3."""
    assert DropOut() not in Board({0: [33]}, ["5", "jack"]).moves()


def test_whoever_cannot_play_puts_the_whole_hand_aside() -> None:
    """§4.4 (T-22)."""
    board = Board({}, ["2", "5", "jack", "queen"])
    assert board.moves() == (DropOut(),)
    board.play(DropOut())
    opened = board.game.view(board.table, None).open
    assert (opened.out, opened.cards_left[0]) == ((0,), 0)
    assert board.game.events(board.table, 1)[-1] == DroppedOut(0, 4)
    assert board.remembered(0).this_round.aside == ("2", "5", "jack", "queen")


def test_dropping_out_is_final_even_if_a_move_becomes_possible() -> None:
    """§4.4 (edge 9): seat 0's start field is blocked, then it is cleared, but seat 0 stays out."""
    board = Board({1: [0]}, ["ace", "ace"], hands={1: ("2", "3"), 2: ("2", "3"), 3: ("2", "3")})
    board.play(DropOut(), walk("2"), DropOut(), DropOut())
    assert (board.places(1)[0], board.asked) == (2, (1,))


def test_the_round_ends_when_everybody_has_played_or_dropped_out() -> None:
    """§4.5."""
    board = Board({0: [33]}, ["5"])
    board.play(walk("5"), DropOut(), DropOut())
    assert board.game.view(board.table, None).open.round == 1
    board.play(DropOut())
    assert board.game.view(board.table, None).open.round == 2
    assert board.asked == (spelunke.LUCK,)


def test_the_cards_of_a_round_are_put_aside_until_the_next_shuffle() -> None:
    """§4.5 to §4.7."""
    game, table = played_to_round(2)
    earlier = game.position(table)["earlier"]
    assert sum(len(hand) for hand in (*earlier["played"], *earlier["aside"])) == 16
    game, table = played_to_round(3)
    assert game.position(table)["earlier"] is None
