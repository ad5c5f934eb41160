"""§6: thieves at the castle."""

from spelunke.games.adel.events import Stole
from spelunke.games.adel.types import Steal
from tests.games.adel.evenings import (
    DETECTIVE,
    EXHIBIT,
    about,
    answer,
    asked,
    evening,
    exhibit,
    moves,
    opened,
    pawns,
    thief,
    thief_at_auction,
    visit,
)

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4", "D1 D2 D3 D4"]


def test_a_thief_takes_a_card_of_its_owners_choice_from_the_exhibition() -> None:
    """§6.1, §6.6: after the exhibitor has moved; what was held back, A4, is not offered."""
    table = evening(HANDS)
    visit(table, EXHIBIT, thief(7), DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert pawns(table)[0] == 4
    assert (about(table), asked(table)) == ("theft", (1,))
    assert (opened(table).thief, opened(table).robbed) == (1, 0)
    assert moves(table, 1) == (Steal("A1"), Steal("A2"), Steal("A3"))
    answer(table, None, Steal("A2"))
    assert opened(table, 1).hand == ("A2", "B1", "B2", "B3", "B4")
    assert opened(table, 0).hand == ("A1", "A3", "A4")


def test_the_higher_number_robs_all_exhibitions_before_the_next_thief() -> None:
    """§6.2, §6.1: the printed example. Thief 10 takes two cards, then thief 8 takes two."""
    colours = ["brown", "blue", "green", "red"]
    game, table = evening(HANDS, colours=colours)
    visit((game, table), EXHIBIT, EXHIBIT, thief(8), thief(10))
    exhibit((game, table), {0: "A1 A2 A3", 1: "B1 B2 B3"})
    for seat, card in [(3, "A1"), (3, "B1"), (2, "A2"), (2, "B2")]:
        assert asked((game, table)) == (seat,)
        game.play(table, {seat: Steal(card)})
    stolen = [event for event in game.events(table, None) if isinstance(event, Stole)]
    assert stolen == [
        Stole(3, 10, "A1", 0, left=("A2", "A3")),
        Stole(3, 10, "B1", 1, left=("B2", "B3")),
        Stole(2, 8, "A2", 0, left=("A3",)),
        Stole(2, 8, "B2", 1, left=("B3",)),
    ]
    assert opened((game, table)).collectibles == (2, 2, 6, 6)


def test_exhibitions_are_robbed_in_the_order_of_the_seats() -> None:
    """§6.3."""
    table = evening(HANDS)
    visit(table, thief(6), EXHIBIT, DETECTIVE, EXHIBIT)
    exhibit(table, {1: "B1 B2 B3", 3: "D1 D2 D3"})
    assert opened(table).robbed == 1
    answer(table, Steal("B1"))
    assert opened(table).robbed == 3
    answer(table, Steal("D1"))
    assert about(table) == "location"


def test_taking_is_a_duty_where_a_card_lies() -> None:
    """§6.3."""
    table = evening(HANDS)
    visit(table, EXHIBIT, thief(7), DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert all(isinstance(move, Steal) for move in moves(table, 1))


def test_from_an_emptied_exhibition_the_lowest_thief_gets_nothing() -> None:
    """§6.3: three cards before four thieves."""
    hands = [*HANDS, "E1 E2 E3 E4"]
    table = evening(hands)
    visit(table, EXHIBIT, thief(4), thief(8), thief(9), thief(10))
    exhibit(table, {0: "A1 A2 A3"})
    for seat in (4, 3, 2):
        assert asked(table) == (seat,)
        answer(table, *[None] * seat, moves(table, seat)[0])
    assert about(table) == "location"
    assert opened(table).collectibles == (1, 4, 5, 5, 5)


def test_an_exhibition_that_is_robbed_empty_is_skipped_while_another_still_has_cards() -> None:
    """§6.3."""
    hands = [*HANDS, "E1 E2 E3 E4"]
    table = evening(hands)
    visit(table, EXHIBIT, EXHIBIT, thief(8), thief(9), thief(10))
    exhibit(table, {0: "A1 A2 A3", 1: "B1 B2 B3 B4"})
    for _ in range(3):
        seat = asked(table)[0]
        answer(table, *[None] * seat, moves(table, seat)[0])
        answer(table, *[None] * seat, moves(table, seat)[0])
    assert opened(table).collectibles == (1, 1, 6, 6, 6)


def test_without_an_exhibition_there_is_no_loot() -> None:
    """§6.4."""
    table = evening(HANDS)
    visit(table, thief(6), thief(7), thief(8), thief(9))
    assert about(table) == "location"
    assert opened(table).collectibles == (4, 4, 4, 4)


def test_loot_is_kept_even_if_the_thief_is_caught() -> None:
    """§6.5, §7.1."""
    table = evening(HANDS)
    visit(table, EXHIBIT, thief(7), DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    answer(table, None, Steal("A1"))
    assert opened(table).jail == (7,)
    assert "A1" in opened(table, 1).hand


def test_stolen_cards_cannot_be_stolen_again_in_the_same_round() -> None:
    """§6.6: they are in a hand, not in an exhibition."""
    table = evening(HANDS)
    visit(table, EXHIBIT, thief(7), thief(8), thief_at_auction(9))
    exhibit(table, {0: "A1 A2 A3"})
    answer(table, None, None, Steal("A1"))
    assert moves(table, 1) == (Steal("A2"), Steal("A3"))
