"""Duplicate: the same deals for all, every bot in every seat equally often."""

from collections import Counter

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Decider, Game
from spelunke.core.types import Move
from spelunke.lab.duplicate_plan import BEGINNER, POLICY, STREAMS, PlanRow, plan, play_deals, seatings, sides_of
from spelunke.lab.entrants import Entrant, entrants
from spelunke.lab.playing import play_match

BOTH = (Entrant(POLICY), Entrant(BEGINNER))


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


@pytest.mark.parametrize("slips", [35, 100])
@pytest.mark.parametrize("key", spelunke.keys())
def test_what_is_answered_inside_the_engine_is_what_views_would_be_answered_with(key: str, slips: int) -> None:
    game = spelunke.game(key)
    batch = play_deals(plan(game, BOTH, 1, seed=4, inside=True, slips=slips), 0, 1)
    assert {bot for row in batch.rows for bot in row.bots} == {POLICY, BEGINNER}
    for row in batch.rows:
        assert _told(row) == _by_views(game, row, slips, seed=4)


def test_a_beginner_wins_the_less_the_more_it_slips() -> None:
    game = spelunke.game("teufel", 4)
    wins = []
    for slips in (0, 10, 35):
        rows = play_deals(plan(game, BOTH, 20, seed=1, inside=True, slips=slips), 0, 20).rows
        wins.append(sum(row.part(seat) for row in rows for seat in range(4) if row.bots[seat] == BEGINNER))
    assert wins == sorted(wins, reverse=True)
    assert wins[0] == 20


def _told(row: PlanRow) -> tuple[object, ...]:
    return row.places, row.scores, row.answers, row.asks, row.forced


def _by_views(game: Game, row: PlanRow, slips: int, seed: int) -> tuple[object, ...]:
    bots = [_by_view(game, name, slips, Dice(seed, STREAMS * row.number + 1 + seat)) for seat, name in enumerate(row.bots)]
    played = play_match(game, bots, Dice(seed, STREAMS * row.deal))
    forced = sum(decision.choices == 1 for decision in played.decisions)
    return list(played.table.places()), list(played.table.scores()), played.answers, len(played.decisions), forced


def _by_view(game: Game, name: str, slips: int, dice: Dice) -> Decider:
    def decide(view: AnyView, _: Dice) -> Move:
        if name == BEGINNER and (slips == 100 or dice.chance(slips, 100)):
            choice: Move = view.choices[dice.below(len(view.choices))]
            return choice
        assert view.seat is not None
        policy: Move = game.parts.codebook.moves[game.parts.rollout.answer(game.seat_at(view), view.seat, dice)]
        return policy

    return decide
