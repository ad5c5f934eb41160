"""§4.9: what a seat sees, remembers and can conclude, and what it cannot."""

from collections import Counter

import pytest

import spelunke
from spelunke.core.table import SPECTATOR
from spelunke.games.tock.box import Rank
from spelunke.games.tock.events import Dealt
from spelunke.games.tock.types import Begin, DropOut, Give
from tests.games.tock.boards import Board, fresh, let_luck_deal, walk


def exchanged(seed: int = 1, seats: int = 4) -> tuple[spelunke.Game, spelunke.Table, list[Rank]]:
    """A table after the first exchange, and what everybody gave."""
    game, table = fresh(seats)
    game.play(table, {spelunke.LUCK: Begin(0)})
    let_luck_deal(game, table, spelunke.Dice(seed))
    given = {seat: Give(game.view(table, seat).open.hand[0]) for seat in range(seats)}
    game.play(table, given)
    return game, table, [given[seat].card for seat in range(seats)]


def test_nobody_sees_another_hand() -> None:
    """§4.9."""
    game, table, _ = exchanged()
    for seat in range(4):
        for other in (*range(4), None):
            if other != seat:
                world = table.copy()
                world.reshuffle(SPECTATOR if other is None else other, spelunke.Dice(7))
                assert game.view(world, other) == game.view(table, other)
    assert game.view(table, None).open.hand == ()


def test_everybody_remembers_what_they_gave_and_got() -> None:
    """§4.9, §4.2."""
    game, table, given = exchanged()
    for seat in range(4):
        memory = game.view(table, seat).remembered
        assert memory is not None
        assert (memory.this_round.gave, memory.this_round.got) == (given[seat], given[(seat + 2) % 4])
    spectator = game.view(table, None).remembered
    assert spectator is not None
    assert (spectator.this_round.gave, spectator.this_round.got) == (None, None)


def test_hands_are_told_to_their_owners_only() -> None:
    """§4.9, §4.1."""
    game, table, _ = exchanged()
    for seat in range(4):
        told = [event for event in game.events(table, seat) if isinstance(event, Dealt)]
        assert [len(event.cards) for event in told] == [4]
    assert not any(isinstance(event, Dealt) for event in game.events(table, None))


def test_the_card_you_gave_stays_in_your_partners_hand_in_every_world() -> None:
    """§4.9."""
    game, table, given = exchanged(seed=3)
    for seed in range(50):
        world = table.copy()
        world.reshuffle(0, spelunke.Dice(seed))
        assert given[0] in game.view(world, 2).open.hand
        assert game.view(world, 0).remembered == game.view(table, 0).remembered
    guessed = game.seat_at(game.view(table, 0))
    assert given[0] in game.view(guessed, 2).open.hand


def test_once_a_card_of_its_rank_was_played_nothing_is_known_any_more() -> None:
    """§4.9."""
    board = Board({2: [50]}, ["5", "9"], turn=2, hands={0: ("2", "3"), 1: ("2", "3"), 3: ("2", "3")})
    board.play(walk("5"))
    held = set()
    for seed in range(80):
        world = board.table.copy()
        world.reshuffle(0, spelunke.Dice(seed))
        held.add(board.game.view(world, 2).open.hand)
    assert len(held) > 8


def test_the_card_you_gave_is_known_even_when_it_was_put_aside() -> None:
    """§4.9, §4.4."""
    board = Board({0: [33]}, ["5", "9"], turn=2, hands={0: ("2", "3"), 1: ("2", "3"), 3: ("2", "3")})
    board.play(DropOut())
    for seed in range(30):
        world = board.table.copy()
        world.reshuffle(0, spelunke.Dice(seed))
        assert "5" in board.game.position(world)["this_round"]["aside"][2]


def test_dropping_out_tells_what_was_not_held() -> None:
    """§4.9, §4.4."""
    board = Board({}, ["2", "5", "jack", "queen"])
    board.play(DropOut())
    assert board.remembered(1).this_round.lacks[0] == ("ace", "king")
    for seed in range(40):
        world = board.table.copy()
        world.reshuffle(1, spelunke.Dice(seed))
        assert not {"ace", "king"} & set(board.game.position(world)["this_round"]["aside"][0])


def test_leaving_a_piece_on_a_start_field_tells_what_is_not_held() -> None:
    """§4.9, §5.8."""
    board = Board({0: [0, 5, 33]}, ["5", "10", "queen", "8"])
    board.play(walk("5", piece=2))
    # Every other walk would have moved it off, but for those that pass or hit piece 2; a seven can be shared out.
    assert board.remembered(3).this_round.lacks[0] == ("ace", "2", "3", "4", "7", "king")


def test_what_was_put_aside_is_known_to_its_owner_through_the_second_round() -> None:
    """§4.9, §4.6."""
    board = Board({}, ["2", "5"])
    board.play(DropOut(), DropOut(), DropOut(), DropOut())
    let_luck_deal(board.game, board.table, spelunke.Dice(1))
    earlier = board.remembered(0).earlier
    assert earlier is not None
    assert earlier.aside == ("2", "5")
    other = board.remembered(1).earlier
    assert other is not None
    assert (other.lacks[0], other.aside) != (("ace", "king"), ("2", "5"))


@pytest.mark.parametrize("seat", [0, 2])
def test_all_that_a_seat_cannot_know_is_dealt_as_luck_would_deal_it(seat: int) -> None:
    """§4.9: every unseen card is as likely in an unknown hand as in the pack."""
    game, table, _ = exchanged(seed=5)
    view = game.view(table, seat)
    unseen = Counter(dict.fromkeys(game.position(table)["face_down"], 0))
    for rank in unseen:
        unseen[rank] = 8 - view.open.hand.count(rank) - (view.remembered.this_round.gave == rank)  # type: ignore[union-attr]
    worlds = 500
    found: Counter[str] = Counter()
    for seed in range(worlds):
        table.reshuffle(seat, spelunke.Dice(seed, 9))
        found.update(game.view(table, 1).open.hand)
    total = sum(unseen.values())
    for rank, copies in unseen.items():
        expected = 4 * worlds * copies / total
        assert abs(found[rank] - expected) < 5 * expected**0.5
