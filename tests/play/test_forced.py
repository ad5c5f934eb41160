"""What plays itself: what everybody can see is forced, and nothing else."""

from collections.abc import Iterator

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.playout import answer_of
from spelunke.core.table import LUCK, Table
from spelunke.play.forced import forced

DEALS = 20


def asks_about(game: Game, about: str) -> Iterator[tuple[Table, int]]:
    """The tables of some games at which a seat is asked about this, and that seat."""
    for seed in range(DEALS):
        table, dice = game.deal(seed, ask_luck=True), Dice(seed)
        while table.asked:
            asked = table.seats_asked()
            if game.parts.questions[table.about].about == about:
                yield from ((table, seat) for seat in asked)
            game.apply(table, [_answer(game, table, seat, dice) for seat in asked])


def _answer(game: Game, table: Table, seat: int, dice: Dice) -> int:
    return table.draw(dice) if seat == LUCK else answer_of(game.parts.policy, table, seat, dice, table.copy())


def test_the_last_robber_plays_itself_and_a_choice_does_not() -> None:
    game = spelunke.game("rueck")
    robbers = [(len(game.moves(table, seat)), forced(game, table, seat)) for table, seat in asks_about(game, "robber")]
    assert any(left == 1 for left, _ in robbers)
    assert all((code is not None) == (left == 1) for left, code in robbers)


def test_whoever_is_not_asked_is_not_forced() -> None:
    game = spelunke.game("wuerfel")
    table, seat = next(asks_about(game, "move"))
    assert [forced(game, table, other) for other in range(game.seats) if other != seat] == [None] * (game.seats - 1)


def test_letting_it_happen_tells_nobody_that_there_is_no_police_in_hand() -> None:
    game = spelunke.game("klau", seats=4)
    alarms = [(len(game.moves(table, seat)), forced(game, table, seat)) for table, seat in asks_about(game, "alarm")]
    assert any(choices == 1 for choices, _ in alarms)
    assert all(code is None for _, code in alarms)


def test_which_hand_has_to_drop_out_is_nobody_elses_business() -> None:
    game = spelunke.game("tock")
    plays = [(len(game.moves(table, seat)), forced(game, table, seat)) for table, seat in asks_about(game, "play")]
    assert any(choices == 1 for choices, _ in plays)
    assert all(code is None for _, code in plays)


def test_a_lord_with_three_cards_exhibits_them_without_being_asked() -> None:
    game, sizes = spelunke.game("adel", seats=4), set()
    for table, seat in asks_about(game, "collection"):
        cards = len(game.view(table, seat).open.hand)
        sizes.add(cards)
        picks = game.view(table, seat).open.picks
        assert (forced(game, table, seat) is not None) == (cards == 3 or picks >= cards)
    assert 3 in sizes and len(sizes) > 1
