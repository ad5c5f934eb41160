"""Views: what lies open, what is remembered, and for whom."""

import msgspec
import pytest

import spelunke
from spelunke.core.errors import ImpossiblePosition
from spelunke.games.rueck.types import Compared, Give, Open, Remembered, Rob, Turn
from tests.games.rueck.rounds import first_round, last_round, remembered_by, revealed, rob


def moments(seats: int, preset: str, seed: int) -> list[tuple[spelunke.Game, spelunke.Table]]:
    """Every moment of a game played at random."""
    game = spelunke.game("rueck", seats=seats, preset=preset)
    table = game.deal(ask_luck=True)
    dice = spelunke.Dice(seed)
    seen = [(game, table.copy())]
    while game.asked(table):
        moves = {seat: game.moves(table, seat) for seat in game.asked(table)}
        game.play(table, {seat: allowed[dice.below(len(allowed))] for seat, allowed in moves.items()})
        seen.append((game, table.copy()))
    return seen


def test_a_view_before_anybody_chooses_is_this_and_nothing_else() -> None:
    """§2.1, §2.2, §3.1."""
    game, table = first_round("plus_7", 3)
    assert msgspec.to_builtins(game.view(table, 1)) == {
        "game": "rueck",
        "version": 1,
        "seats": 3,
        "seat": 1,
        "asked": (0, 1, 2),
        "about": "robber",
        "choices": tuple({"move": "Rob", "strength": strength} for strength in range(8)),
        "standing": None,
        "open": {
            "round": 1,
            "rounds": 8,
            "noble": "plus_7",
            "hand": (0, 1, 2, 3, 4, 5, 6, 7),
            "cards_left": (8, 8, 8),
            "jewels": (8, 8, 8),
            "would_win": (),
            "would_be_caught": (0, 1, 2),
            "robbers": None,
            "cancelled": (),
            "strongest": (),
            "weakest": (),
            "eight": None,
        },
        "remembered": {"played": ((), (), ()), "turned": {"plus_7": 1}, "came": ("plus_7",), "eight": None},
    }


def test_a_view_after_a_favour_was_chosen_is_this_and_nothing_else() -> None:
    """§3.5, §4.5, §5.5."""
    game, table = revealed("gift_of_2", [6, 2, 4])
    game.play(table, {0: Give(1)})
    view = game.view(table, 2)
    assert view.open == Open(
        round=1,
        rounds=8,
        noble=None,
        hand=(0, 1, 2, 3, 5, 6, 7),
        cards_left=(7, 7, 7),
        jewels=(8, 12, 8),
        would_win=(0, 2),
        would_be_caught=(1,),
        robbers=None,
        cancelled=(),
        strongest=(),
        weakest=(),
        eight=None,
    )
    assert view.remembered == Remembered(played=((6,), (2,), (4,)), turned={"gift_of_2": 1}, came=("gift_of_2",), eight=None)
    assert (view.asked, view.about, view.choices) == ((spelunke.LUCK,), "noble", ())


def test_a_seat_sees_its_own_hand_and_only_how_many_the_others_hold() -> None:
    """§2.1."""
    game, table = revealed("plus_7", [6, 2, 4])
    assert [game.view(table, seat).open.hand for seat in range(3)] == [
        (0, 1, 2, 3, 4, 5, 7),
        (0, 1, 3, 4, 5, 6, 7),
        (0, 1, 2, 3, 5, 6, 7),
    ]
    assert {game.view(table, seat).open.cards_left for seat in range(3)} == {(7, 7, 7)}


def test_what_lies_open_tells_nothing_of_the_hands_of_others() -> None:
    """§2.1, §7.6: the same open part, whatever the others have played before."""
    game, table = revealed("plus_5", [6, 4, 4])
    other, twin = revealed("plus_5", [6, 1, 1])
    assert jewelless(game.view(table, 0).open) == jewelless(other.view(twin, 0).open)
    assert remembered_by(game, table, 0) != remembered_by(other, twin, 0)


def jewelless(opened: Open) -> Open:
    """What lies open, apart from the totals."""
    return msgspec.structs.replace(opened, jewels=(), would_win=())


@pytest.mark.parametrize(
    ("second", "expected"),
    [("distinct", (2,)), ("sports", ()), ("shared", (0, 1))],
)
def test_everybody_sees_who_would_win_if_it_ended_now(second: str, expected: tuple[int, ...]) -> None:
    """§8.2, §8.4, §8.5, §2.2."""
    game, table = last_round("plus_4", [6, 2, 4], [30, 30, 20], {"second": second})
    for seat in [None, 0, 1, 2]:
        assert game.view(table, seat).open.would_win == expected


def test_the_pile_is_known_only_by_what_was_turned() -> None:
    """§2.3."""
    game, table = first_round("plus_4", 3)
    rob(game, table, [3, 3, 3])
    game.play(table, {spelunke.LUCK: Turn("minus_3")})
    for seat in [None, 0, 1, 2]:
        assert remembered_by(game, table, seat).turned == {"plus_4": 1, "minus_3": 1}


def test_played_robbers_are_remembered_by_seat_in_ascending_order() -> None:
    """§3.5, §7.6."""
    game, table = revealed("plus_4", [6, 2, 4])
    game.play(table, {spelunke.LUCK: Turn("plus_4")})
    rob(game, table, [1, 7, 3])
    assert remembered_by(game, table, 0).played == ((1, 6), (2, 7), (3, 4))


def test_robbers_that_lie_revealed_are_open_and_already_counted_as_played() -> None:
    """§4.5."""
    game, table = revealed("gift_of_2", [6, 2, 4])
    assert game.view(table, 1).open.robbers == (6, 2, 4)
    assert remembered_by(game, table, 1).played == ((6,), (2,), (4,))


def test_a_spectator_has_no_hand_and_no_choices_and_sees_the_rest() -> None:
    """§2.1, §2.2."""
    game, table = revealed("plus_7", [6, 2, 4])
    game.play(table, {spelunke.LUCK: Turn("plus_4")})
    spectator, player = game.view(table, None), game.view(table, 0)
    assert (spectator.seat, spectator.open.hand, spectator.choices) == (None, (), ())
    assert msgspec.structs.replace(spectator.open, hand=player.open.hand) == player.open
    assert spectator.remembered == player.remembered


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    """§4.5."""
    game, table = revealed("gift_of_2", [6, 2, 4])
    assert game.view(table, 0).choices == (Give(1), Give(2))
    assert game.view(table, 1).choices == game.view(table, 2).choices == ()


def test_an_answer_that_is_not_revealed_yet_is_in_no_view() -> None:
    """§3.2, §3.3: a table holds no half decisions, so there is nothing to leak."""
    game, table = first_round("plus_7", 3)
    before = [game.view(table, seat) for seat in (None, 0, 1, 2)]
    assert game.check(table, 0, Rob(7)) == 7
    assert [game.view(table, seat) for seat in (None, 0, 1, 2)] == before


def test_the_end_is_in_every_view() -> None:
    """§8.1, §8.6."""
    game, table = moments(3, "box", 4)[-1]
    for seat in [None, 0, 1, 2]:
        view = game.view(table, seat)
        assert (view.asked, view.about, view.choices) == ((), None, ())
        assert view.standing == game.standing(table)
        assert view.open.hand == ()


def test_without_memory_aids_people_are_shown_only_what_lies_open() -> None:
    """§7.6, §6.2."""
    game = spelunke.game("rueck", seats=3, preset="expert")
    view = game.view(game.deal(seed=2), 1)
    assert view.remembered is not None
    assert game.shown(view).remembered is None
    aided = spelunke.game("rueck", seats=3, house={"expert": True, "memory_aids": True})
    assert aided.shown(view) == view


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("preset", ["box", "expert", "tiny"])
def test_a_seat_could_be_sitting_at_a_table_made_from_its_view_at_every_moment(seats: int, preset: str) -> None:
    """§2.1, §2.3, §6.1."""
    for game, table in moments(seats, preset, seats):
        for seat in [None, *range(seats)]:
            view = game.view(table, seat)
            assert game.view(game.seat_at(view), seat) == view


@pytest.mark.parametrize("preset", ["box", "expert"])
def test_reshuffling_what_a_seat_cannot_know_leaves_its_view_as_it_was(preset: str) -> None:
    """§2.1, §2.3: hands can be worked out from what was played, and a pile has no order."""
    dice = spelunke.Dice(9)
    for game, table in moments(4, preset, 11):
        for seat in range(4):
            twin = table.copy()
            twin.reshuffle(seat, dice)
            assert game.view(twin, seat) == game.view(table, seat)


def test_what_came_of_the_robbers_lies_open_while_favours_are_chosen() -> None:
    """§4.2, §4.4, §4.10: whoever comes back to the table sees who cancelled whom, and who chooses."""
    game, table = revealed("gift_of_2", [7, 7, 4, 2])
    opened = game.view(table, None).open
    assert (opened.cancelled, opened.strongest, opened.weakest) == ((0, 1), (2,), (3,))
    assert Compared("gift_of_2", 4, has_cancelled=True, weakest=(3,), strongest=(2,)) in game.events(table, None)


def test_the_nobles_are_remembered_in_the_order_in_which_they_came() -> None:
    """§3.1."""
    game, table = revealed("plus_7", [6, 2, 4])
    game.play(table, {spelunke.LUCK: Turn("minus_3")})
    remembered = game.view(table, None).remembered
    assert remembered is not None
    assert remembered.came == ("plus_7", "minus_3")
    with pytest.raises(ImpossiblePosition):
        game.arrange({**game.position(table), "came": ["minus_3", "plus_7"]})
