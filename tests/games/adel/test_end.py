"""§9: the end."""

from typing import Any

import pytest

import spelunke
from spelunke.core.types import Ended
from spelunke.games.adel.events import LastExhibition, Moved, Showed, ShowedNothing
from spelunke.games.adel.rules_collections import best_collection
from spelunke.games.adel.types import Steal
from tests.games.adel.evenings import (
    DETECTIVE,
    EXHIBIT,
    Evening,
    about,
    answer,
    asked,
    dealt,
    evening,
    exhibit,
    opened,
    pawns,
    remembered,
    thief,
    visit,
)
from tests.games.adel.referee import CARDS, Referee

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B5", "C1 C2 D3 D4"]
NOTHING = "A1 C1 E1 A2"
"""No three in a row."""


def ended(hands: list[str], pawns: list[int], **changes: Any) -> Evening:
    """A game whose last round nobody used: it ended by the limit."""
    table = evening(hands, pawns=pawns, round=20, house={"round_limit": 20}, **changes)
    visit(table, *[DETECTIVE] * len(hands))
    assert asked(table) == ()
    return table


def standing(table: Evening) -> spelunke.Standing:
    game, over = table
    found = game.standing(over)
    assert found is not None
    return found


def test_the_game_ends_at_the_end_of_the_round_in_which_a_pawn_reaches_the_table() -> None:
    """§9.1."""
    table = evening(HANDS, pawns=[33, 30, 20])
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert about(table) == "location"  # 33 and 3 make 36: one short of the table
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert asked(table) == ()


def test_the_last_round_is_played_to_its_end() -> None:
    """§9.1: seat 0 sits at the table already, but the thief still steals and the detective still scores."""
    table = evening(HANDS, pawns=[35, 36, 20])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert asked(table) == (1,)
    answer(table, None, Steal("A1"))
    assert asked(table) == ()
    assert pawns(table) == [40, 36 + 8, 23 + 4]


def test_a_detective_can_bring_the_end_too() -> None:
    """§9.1."""
    table = evening(HANDS, pawns=[36, 30, 20])
    visit(table, DETECTIVE, thief(7), DETECTIVE)
    assert asked(table) == ()


def test_the_banquet_table_has_no_end() -> None:
    """§9.6, §9.1: 36 and 5 make 41, and 8 more make 49."""
    table = evening(["A1 A2 A3 A4 A5", *HANDS[1:]], pawns=[36, 30, 20])
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3 A4"})
    assert pawns(table) == [49, 30, 24]


def test_the_best_last_collection_brings_eight_and_the_second_best_four() -> None:
    """§9.2, §9.7: without thieves and detectives, and nobody is asked."""
    game, table = ended(["A1 A2 A3 A4", "B1 B2 B3 B4 B5", "D1 D2 D3"], [0, 0, 0])
    assert pawns((game, table)) == [4, 8, 0]
    told = game.events(table, 2)
    assert LastExhibition() in told
    assert Moved(1, 8, 8, "last", rank=1) in told
    assert Moved(0, 4, 4, "last", rank=2) in told
    assert Showed(2, ("D1", "D2", "D3"), size=3, oldest=1815, rank=3) in told
    assert told[-1] == Ended((1,))


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("A1 A2 A3 C1 C2 C3 C4", "C1 C2 C3 C4"),  # the larger of two
        ("A1 A2 A3 C5 C6 C7", "A1 A2 A3"),  # equal: 1702 is older than 1752
        ("A5 A6 A7 C1 C2 C3", "C1 C2 C3"),  # equal: 1580 is older than 1836
        ("A1 B1 C1 E1 F1", "A1 B1 C1"),
        ("A1 B1 D1 E1 F1", "D1 E1 F1"),
        ("A1 A2 B1 B2 C1 C2 D1 D2 E1 F8", "A1 A2 B1 B2 C1 C2 D1 D2 E1 F8"),
        (NOTHING, ""),
        ("A1 A2", ""),
        ("", ""),
    ],
)
def test_everybody_shows_the_best_collection_there_is(hand: str, best: str) -> None:
    """§9.3: the largest one, between equal ones that with the oldest object."""
    _, table = dealt(3)
    bits = [sum(1 << CARDS.index(card) for card in names.split()) for names in (hand, best)]
    assert best_collection(bits[0], table.inventory.years) == bits[1]  # type: ignore[attr-defined]


def test_the_last_collection_is_never_worse_than_any_that_could_be_shown() -> None:
    """§9.3: held against every collection of many hands."""
    for seed in range(20):
        game, table = ended_by_chance(seed)
        referee = Referee(game)
        for hand, shown in zip(game.position(table)["hands"], game.position(table)["shown"], strict=True):
            possible = [referee._worth(cards) for cards in referee._collections(hand)]
            assert referee._worth(shown) == max(possible, default=(0, 0))


def ended_by_chance(seed: int) -> Evening:
    """A short game of random answers, over."""
    game = spelunke.game("adel", 4, {"round_limit": 6})
    table, dice = game.deal(seed), spelunke.Dice(seed)
    while table.asked:
        game.play(table, {seat: (m := game.moves(table, seat))[dice.below(len(m))] for seat in game.asked(table)})
    return game, table


def test_whoever_has_no_collection_takes_no_part_in_the_last_exhibition() -> None:
    """§9.3: if only one player has one, nobody gets the 4."""
    game, table = ended([NOTHING, "B1 B2 B3 B4", "D1 D2 F1 F2"], [5, 0, 5])
    assert pawns((game, table)) == [5, 8, 5]
    assert ShowedNothing(0) in game.events(table, None)


def test_in_the_end_all_hands_are_laid_open() -> None:
    """§9.3."""
    table = ended(HANDS, [1, 2, 3])
    for viewer in (None, 0, 1, 2):
        assert remembered(table, viewer).seen == tuple(tuple(hand.split()) for hand in HANDS)


def test_whoever_is_furthest_along_wins() -> None:
    """§9.4, §9.5: not whoever has the best collection; the score is the space."""
    table = ended(["A1 A2 A3 A4", "B1 B2 B3 B4 B5", "D1 D2 D3"], [0, 0, 9])
    assert standing(table).winners == (2,)
    assert standing(table).scores == (4, 8, 9)
    assert standing(table).places == (3, 2, 1)


def test_between_equal_pawns_the_better_last_collection_decides() -> None:
    """§9.4: seats 0 and 1 both end on space 12."""
    table = ended(["A1 A2 A3 A4", "B1 B2 B3 B4 B5", "D1 D2 D3"], [8, 4, 0])
    assert standing(table).scores == (12, 12, 0)
    assert standing(table).winners == (1,)
    assert standing(table).places == (2, 1, 3)


def test_the_tie_is_parted_even_if_neither_collection_was_among_the_two_best() -> None:
    """§9.4: third and fourth in the last exhibition."""
    hands = ["A1 A2 A3", "D1 D2 D3 D4", "B1 B2 B3 B4 B5 B6", "C1 C2 C3 C4 C5"]
    table = ended(hands, [20, 20, 0, 0])
    assert standing(table).scores == (20, 20, 8, 4)
    assert standing(table).places == (2, 1, 3, 4)


def test_a_collection_is_better_than_none() -> None:
    """§9.4."""
    hands = [NOTHING, "F1 F2 F3", "B1 B2 B3 B4 B5 B6", "D1 D2 D3 D4 D5"]
    table = ended(hands, [20, 20, 0, 0])
    assert standing(table).winners == (1,)


def test_equal_pawns_without_any_collection_share_the_place() -> None:
    """§9.5: the first place too."""
    hands = [NOTHING, "B7 B8 D7 D8", "C5 C6 E5 E6"]
    table = ended(hands, [20, 20, 3])
    assert standing(table).places == (1, 1, 3)
    assert standing(table).winners == (0, 1)
    assert table[0].events(table[1], None)[-1] == Ended((0, 1))


def test_all_places_are_parted_in_the_same_way_not_only_the_first() -> None:
    """§9.5."""
    hands = ["A1 A2 A3", "D1 D2 D3 D4", "B1 B2 B3 B4 B5 B6", "C1 C2 C3 C4 C5"]
    table = ended(hands, [10, 10, 30, 0])
    assert standing(table).places == (3, 2, 1, 4)


def test_a_pawn_at_the_table_may_still_be_overtaken() -> None:
    """§9.1, §9.4: by detectives and by the last exhibition."""
    table = evening(["A1 A2 A3 A4", "B1 B2 B3 B4 B5", "D1 D2 D3"], pawns=[33, 35, 0])
    visit(table, EXHIBIT, DETECTIVE, thief(8))
    exhibit(table, {0: "A1 A2 A3"})
    assert pawns(table) == [38, 35, 0]
    answer(table, None, None, Steal("A1"))
    assert pawns(table) == [38 + 4, 35 + 2 + 8, 0]
    assert standing(table).winners == (1,)


def test_nothing_guarantees_an_end_but_a_limit_of_rounds() -> None:
    """§3.7, §3.1, §11.6: everybody plays the detective for ever."""
    table = evening(HANDS, round=1)
    for _ in range(100):
        visit(table, DETECTIVE, DETECTIVE, DETECTIVE)
    assert opened(table).round == 101
