"""§5: exhibitions."""

from itertools import combinations

import pytest

from spelunke.games.adel.events import Showed
from spelunke.games.adel.rules_collections import has_collection, is_collection, may_follow
from spelunke.games.adel.types import Done, Exhibit, Show
from tests.games.adel.evenings import (
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    about,
    answer,
    asked,
    bid,
    cards,
    evening,
    exhibit,
    moves,
    opened,
    pawns,
    remembered,
    thief,
    visit,
)
from tests.games.adel.referee import CARDS
from tests.games.adel.referee import is_collection as is_collection_by_the_rules

TWO_SERIES = "A1 A2 A3 B1 B2"


def bits(names: str) -> int:
    """Collectibles as the rules hold them."""
    return sum(1 << CARDS.index(name) for name in names.split())


def lettered(letters: str) -> str:
    """Some collectibles of these series: ``AAB`` as ``A1 A2 B1``."""
    return " ".join(f"{letter}{letters[:at].count(letter) + 1}" for at, letter in enumerate(letters))


@pytest.mark.parametrize("letters", ["AAA", "AABBC", "CCD", "DEF", "AABB", "EEE"])
def test_three_or_more_in_series_without_a_gap_are_a_collection(letters: str) -> None:
    """§5.1: the printed examples, and two more."""
    assert is_collection(bits(lettered(letters)))
    assert has_collection(bits(lettered(letters)))


@pytest.mark.parametrize("letters", ["AB", "BCF", "AACE", "AAC", "DE"])
def test_too_few_cards_or_a_gap_are_no_collection(letters: str) -> None:
    """§5.1: the printed examples, and two more."""
    assert not is_collection(bits(lettered(letters)))


@pytest.mark.parametrize(
    ("letters", "holds"), [("AACE", False), ("ABDE", False), ("AACCEE", False), ("ACDE", True), ("AFFF", True), ("", False)]
)
def test_a_hand_has_a_collection_if_some_of_its_cards_are_one(letters: str, holds: bool) -> None:
    """§5.1, §5.2."""
    assert has_collection(bits(lettered(letters))) == holds


def test_every_collection_can_be_built_card_by_card_and_nothing_else_can() -> None:
    """§5.3: all subsets of a hand with a gap in it; those of fewer than three cards must lead to a collection."""
    hand = cards("A1 A2 B3 D1 D2 E7 F1 F8")
    for size in range(9):
        for chosen in combinations(hand, size):
            laid, offered = 0, True
            for card in chosen:
                offered = offered and bool(may_follow(bits(" ".join(hand)), laid) & bits(card))
                laid |= bits(card)
            later = [card for card in hand if not chosen or card > chosen[-1]]
            ways = [(*chosen, *more) for more in combinations(later, max(0, 3 - size))]
            assert offered == any(is_collection_by_the_rules(way) for way in ways), chosen


def test_a_collection_is_chosen_only_after_the_castle_has_been_revealed() -> None:
    """§5.2: the exhibitor already knows how many thieves and rivals there are."""
    table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    assert (about(table), asked(table)) == ("collection", (0,))
    assert opened(table, 0).actions == (EXHIBIT, thief(7), DETECTIVE)


def test_cards_may_be_held_back_even_such_as_would_fit() -> None:
    """§5.2."""
    game, table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit((game, table), EXHIBIT, DETECTIVE, DETECTIVE)
    exhibit((game, table), {0: "A1 A3 B2"})
    assert Showed(0, ("A1", "A3", "B2"), size=3, oldest=1660, rank=1) in game.events(table, 1)
    assert set(remembered((game, table), 1).seen[0]) == {"A1", "A3", "B2"}


def test_cards_are_offered_from_a_to_f_and_done_from_three_on() -> None:
    """§5.3: A1 alone can still become A1 B1 B2, B2 as the first card cannot become anything."""
    table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    assert moves(table, 0) == tuple(Show(card) for card in ("A1", "A2", "A3"))
    answer(table, Show("A3"))
    assert moves(table, 0) == (Show("B1"),)
    answer(table, Show("B1"))
    assert moves(table, 0) == (Show("B2"),)
    answer(table, Show("B2"))
    assert moves(table, 0) == (Done(),)


def test_a_gap_is_never_offered() -> None:
    """§5.1, §5.3: after the pipes the toys are out of reach."""
    table = evening(["A1 A2 A3 E1 E2 E3", "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    answer(table, Show("A1"))
    assert moves(table, 0) == (Show("A2"),)
    answer(table, Show("A2"))
    answer(table, Show("A3"))
    assert moves(table, 0) == (Done(),)


def test_exhibitors_choose_at_the_same_time_and_reveal_together() -> None:
    """§5.4: nobody sees what another prepares, nor how many cards that will be."""
    game, table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit((game, table), EXHIBIT, EXHIBIT, DETECTIVE)
    for mine, theirs in [("A1", "C1"), ("A2", "C2"), ("A3", "C3")]:
        assert asked((game, table)) == (0, 1)
        answer((game, table), Show(mine), Show(theirs))
    answer((game, table), Show("B1"), Done())
    assert asked((game, table)) == (0, 1)
    assert moves((game, table), 1) == (Done(),)
    assert opened((game, table), 0).exhibitions == ((), (), ())
    assert opened((game, table), 0).prepared == ("A1", "A2", "A3", "B1")
    assert opened((game, table), 1).prepared == ("C1", "C2", "C3")
    assert opened((game, table), 2).prepared == ()
    heard = len(game.events(table, 2))
    answer((game, table), Done(), Done())
    shown = [event for event in game.events(table, 2)[heard:] if isinstance(event, Showed)]
    assert shown == [
        Showed(0, ("A1", "A2", "A3", "B1"), size=4, oldest=1650, rank=1),
        Showed(1, ("C1", "C2", "C3"), size=3, oldest=1580, rank=2),
    ]


def test_whoever_is_still_choosing_cannot_tell_whether_another_is_done() -> None:
    """§5.9, §5.4."""
    hands = [TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"]
    views = []
    for theirs in (Show("C4"), Done()):
        game, table = evening(hands)
        visit((game, table), EXHIBIT, EXHIBIT, DETECTIVE)
        for mine, other in [("A1", "C1"), ("A2", "C2"), ("A3", "C3")]:
            answer((game, table), Show(mine), Show(other))
        answer((game, table), Show("B1"), theirs)
        views.append(game.view(table, 0))
    assert views[0] == views[1]


@pytest.mark.parametrize(
    ("first", "second", "best"),
    [
        ("A1 A2 A3 B1", "C1 C2 C3", 0),  # more cards, though C1 of 1580 is the oldest of all
        ("A1 A2 A3", "C1 C2 C3", 1),  # equal: 1580 beats 1702
        ("A1 A2 A3", "C5 C6 C7", 0),  # equal: 1702 beats 1752
        ("A1 A2 A3 B1", "B2 B3 C5 C6", 0),  # 1650 beats 1660
    ],
)
def test_more_cards_are_better_and_then_the_oldest_object(first: str, second: str, best: int) -> None:
    """§5.5."""
    table = evening([first, second, "D1 D2 D3 D4 D5 D6"])
    visit(table, EXHIBIT, EXHIBIT, DETECTIVE)
    exhibit(table, {0: first, 1: second})
    moved = [4, 2] if best == 0 else [2, 4]
    assert pawns(table) == [*moved, 0]


def test_a_single_exhibitor_is_the_best() -> None:
    """§5.5, §5.7."""
    table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert pawns(table) == [4, 0, 0]


def test_the_third_best_exhibitor_does_not_move() -> None:
    """§5.5, §5.7."""
    table = evening(["A1 A2 A3", "B1 B2 B3 B4", "C1 C2 C3 C4 C5", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, EXHIBIT, EXHIBIT, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3", 1: "B1 B2 B3 B4", 2: "C1 C2 C3 C4 C5"})
    assert pawns(table) == [0, 2, 4, 0]


def test_the_hexagon_of_the_leader_counts_even_if_the_leaders_exhibit_nothing() -> None:
    """§5.6, §5.7: the printed example. Brown and violet share the lead at 3/2, blue is best, green second-best."""
    hands = ["A1 A2 A3 A4", "B1 B2 B3 B4 B5", "C1 C2 C3 C4", "D1 D2 D3 D4", "E1 E2 E3 E4"]
    table = evening(hands, pawns=[14, 6, 9, 14, 0])
    assert opened(table).colours == ("brown", "blue", "green", "violet", "red")
    assert (opened(table).hexagon.best, opened(table).hexagon.second) == (3, 2)
    visit(table, bid(3), EXHIBIT, EXHIBIT, bid(19), DETECTIVE)
    answer(table, None, None, None, moves(table, 3)[0])
    game, dealing = table
    game.play(dealing, {-1: game.moves(dealing, -1)[0]})
    exhibit(table, {1: "B1 B2 B3 B4 B5", 2: "C1 C2 C3 C4"})
    assert pawns(table) == [14, 9, 11, 14, 0]


def test_a_hexagon_of_four_and_two_moves_four_and_two() -> None:
    """§5.7."""
    table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"], pawns=[0, 0, 11])
    visit(table, EXHIBIT, EXHIBIT, DETECTIVE)
    exhibit(table, {0: TWO_SERIES, 1: "C1 C2 C3 C4"})
    assert pawns(table) == [4, 2, 11]


def test_the_hexagon_is_read_once_before_anybody_moves() -> None:
    """§5.10: the best moves from 4/1 to 4/2, but the second-best still moves by the 1 of the old castle."""
    table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"], pawns=[18, 0, 0])
    visit(table, EXHIBIT, EXHIBIT, DETECTIVE)
    exhibit(table, {0: TWO_SERIES, 1: "C1 C2 C3 C4"})  # 17 and 18 have 4/1, 21 and 22 have 4/2
    assert pawns(table) == [22, 1, 0]


def test_in_the_beginning_the_club_rooms_own_hexagon_counts() -> None:
    """§5.6."""
    table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"], house={"track": _track(7, 5)})
    visit(table, EXHIBIT, EXHIBIT, DETECTIVE)
    exhibit(table, {0: TWO_SERIES, 1: "C1 C2 C3 C4"})
    assert pawns(table) == [7, 5, 0]


def _track(best: int, second: int) -> dict[str, object]:
    return {"club": {"best": best, "second": second}, "castles": [{"spaces": 9, "best": 2, "second": 1}] * 3}


def test_what_is_exhibited_lies_open_until_the_end_of_the_round() -> None:
    """§5.8."""
    table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, EXHIBIT, thief(8))
    exhibit(table, {0: "A1 A2 A3", 1: "C1 C2 C3 C4"})
    assert opened(table, 1).exhibitions == (("A1", "A2", "A3"), ("C1", "C2", "C3", "C4"), ())
    answer(table, None, None, moves(table, 2)[0])
    answer(table, None, None, moves(table, 2)[0])
    assert opened(table, 1).exhibitions == ((), (), ())
    assert set(opened(table, 0).hand) == {*cards(TWO_SERIES)} - {"A1"}


def test_nobody_exhibits_from_the_banquet_table() -> None:
    """§5.10, §9.1: the leader gets there only after the hexagon was read."""
    table = evening([TWO_SERIES, "C1 C2 C3 C4", "D1 D2 D3 D4"], pawns=[36, 30, 30])
    answer(table, CASTLE, CASTLE, CASTLE)
    assert Exhibit() in moves(table, 0)
    answer(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert pawns(table)[0] == 41
    assert opened(table).hexagon is None


def test_everybody_is_told_the_best_that_they_themselves_could_exhibit() -> None:
    """§5.5: the older of two collections of the same size; two series alone are none."""
    table = evening(["A1 A2 A3 C1 C2 C3", "B1 B2", "D1 D2 D3 D4"])
    assert opened(table, 0).best == ("C1", "C2", "C3")
    assert opened(table, 1).best == ()
    assert opened(table, 2).best == ("D1", "D2", "D3", "D4")
    assert opened(table).best == ()
