"""Duplicate: the same deals for all, every bot in every seat equally often."""

from collections import Counter

import pytest
from msgspec.structs import replace

import spelunke
from spelunke.lab.duplicate_plan import plan, play_deals, seatings, sides_of
from spelunke.lab.entrants import BEGINNER, Entrant, entrants

BOTH = (Entrant("thumb"), Entrant(BEGINNER))


@pytest.mark.parametrize(("key", "seats"), [("rueck", 3), ("rueck", 5), ("klau", 8), ("tock", 4), ("tock", 5), ("tock", 6)])
def test_every_bot_holds_every_seat_once_a_deal(key: str, seats: int) -> None:
    game = spelunke.game(key, seats)
    for bots in range(1, len(sides_of(game)) + 1):
        names = [f"bot {number}" for number in range(bots)]
        for deal in range(5):
            held = Counter((seat, name) for seated in seatings(game, names, 3, deal) for seat, name in enumerate(seated))
            assert held == Counter({(seat, name): 1 for seat in range(seats) for name in names})


def test_a_bot_always_has_a_whole_team() -> None:
    game = spelunke.game("tock", 6)
    for deal in range(5):
        for seated in seatings(game, ["a", "b", "c"], 3, deal):
            for side in sides_of(game):
                assert len({seated[seat] for seat in side}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    game = spelunke.game("rueck", 4)
    followers = {seated[(seated.index("a") + 1) % 4] for deal in range(20) for seated in seatings(game, list("abcd"), 1, deal)}
    assert followers == {"b", "c", "d"}


def test_the_same_deal_brings_the_same_nobles_to_all() -> None:
    game = spelunke.game("rueck", 4)
    batch = play_deals(plan(game, entrants(["thumb", "random"], game), 6, seed=2, course=True), 0, 6)
    nobles: dict[int, list[dict[str, int]]] = {}
    for row in batch.rows:
        assert row.course is not None
        nobles.setdefault(row.deal, []).append(row.course.things)
    assert all(one == other for one, other in nobles.values())
    assert nobles[0] != nobles[1]


def test_a_deal_is_the_same_whether_it_is_played_alone_or_among_others() -> None:
    game = spelunke.game("rueck", 3)
    wanted = plan(game, entrants(["thumb", "random"], game), 5, seed=2)
    assert play_deals(wanted, 0, 5).rows[6:8] == play_deals(wanted, 3, 1).rows


@pytest.mark.parametrize("key", spelunke.keys())
def test_a_game_is_the_same_whether_somebody_watches_or_not(key: str) -> None:
    """Unwatched it is played inside the engine, watched by views: nobody's answers depend on that."""
    game = spelunke.game(key)
    wanted = plan(game, BOTH, 1, seed=4, slips=35)
    inside, watched = play_deals(wanted, 0, 1).rows, play_deals(replace(wanted, course=True), 0, 1).rows
    assert {bot for row in inside for bot in row.bots} == {"thumb", BEGINNER}
    assert [replace(row, course=None) for row in watched] == inside


@pytest.mark.long
def test_a_beginner_wins_the_less_the_more_it_slips() -> None:
    game = spelunke.game("rueck", 4)
    wins = []
    for slips in (0, 40, 100):
        rows = play_deals(plan(game, BOTH, 60, seed=1, slips=slips), 0, 60).rows
        wins.append(sum(row.part(seat) for row in rows for seat in range(4) if row.bots[seat] == BEGINNER))
    assert wins == sorted(wins, reverse=True)
