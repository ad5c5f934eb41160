"""§1, §2: the box, and how a round begins."""

from collections import Counter
from typing import Any

import pytest

import spelunke
from spelunke.games.klau.box import CARDS, COLOURS, DECK_LARGE, DECK_SMALL, House, colours_of, deck_of, is_number, motif_of
from spelunke.games.klau.events import Covered, Opened, RoundBegan
from spelunke.games.klau.types import Believe, ICant, Lay
from tests.games.klau.den import Den, cards, dealt, sit


def by_motif(deck: dict[Any, int]) -> Counter[str]:
    """How many of each motif, whatever the colour."""
    counts: Counter[str] = Counter()
    for card, copies in deck.items():
        number = card[-1] in "1234"
        counts["number" if number else card.removeprefix(card.split("_")[0] + "_") if "plan" not in card else "plan"] += copies
    return counts


def test_most_cards_show_one_of_four_colours() -> None:
    """§1.1., §1.8"""
    assert COLOURS == ("red", "yellow", "green", "blue")
    deck = deck_of(House(), 8)
    assert sum(copies for kind, copies in enumerate(deck) if colours_of(kind) in (1, 2, 4, 8)) == 92


def test_the_large_deck_holds_what_print_counts() -> None:
    """§1.2, §1.3, §1.4, §1.5."""
    assert sum(DECK_LARGE.values()) == 104
    assert by_motif(DECK_LARGE) == {
        "number": 36,
        "keyhole": 8,
        "small_safe": 8,
        "big_safe": 8,
        "plan": 12,
        "crook": 16,
        "swap": 8,
        "police": 8,
    }


def test_the_small_deck_is_three_quarters_of_it_with_six_police() -> None:
    """§1.6."""
    assert sum(DECK_SMALL.values()) == 78
    assert by_motif(DECK_SMALL) == {
        "number": 28,
        "keyhole": 6,
        "small_safe": 6,
        "big_safe": 6,
        "plan": 8,
        "crook": 12,
        "swap": 6,
        "police": 6,
    }


@pytest.mark.parametrize("deck", [DECK_SMALL, DECK_LARGE])
def test_every_colour_has_as_many_cards_as_any_other(deck: dict[str, int]) -> None:
    """§1.5, §1.6."""
    by_colour = [sum(copies for card, copies in deck.items() if colour in card.split("_")) for colour in COLOURS]
    assert len(set(by_colour)) == 1


def test_plans_may_have_two_colours_and_police_have_none() -> None:
    """§1.3, §1.4., §1.9"""
    assert colours_of(CARDS.index("red_yellow_plan")) == 0b0011
    assert motif_of(CARDS.index("red_yellow_plan")) == motif_of(CARDS.index("blue_plan"))
    assert colours_of(CARDS.index("police")) == 0


def test_cards_of_the_variants_stay_in_the_box_without_them() -> None:
    """§1.7., §1.10"""
    assert not any(deck_of(House(), 4)[CARDS.index(card)] for card in ("watchdog", "bomb", "fence"))
    deck = deck_of(House(watchdog=True, bomb="zero"), 8)
    assert [deck[CARDS.index(card)] for card in ("watchdog", "bomb")] == [2, 1]
    assert sum(deck) == 107


@pytest.mark.parametrize(("seats", "cards_in_all"), [(2, 78), (5, 78), (6, 104), (8, 104)])
def test_up_to_five_use_the_small_deck_and_six_the_large_one(seats: int, cards_in_all: int) -> None:
    """§2.1., §10.4"""
    assert dealt(seats=seats).view().open.pile == cards_in_all


def test_everybody_is_dealt_four_cards_one_by_one() -> None:
    """§2.2., §2.7"""
    den = dealt(seats=3)
    assert (den.about, den.asked) == ("deal", (spelunke.LUCK,))
    den.comes("red_1", "red_1", "red_2", "blue_4")
    assert den.sizes == (2, 1, 1)
    assert den.hand(0) == cards("red_1 blue_4")
    den.comes(*["green_1", "green_1", "green_2", "green_2", "green_3", "green_3", "green_4", "police"])
    assert den.sizes == (4, 4, 4)
    assert den.about == "first"
    assert den.view().open.pile == 78 - 12


def first_cards(den: Den, *words: str) -> Den:
    """Deal whatever comes, then turn these up."""
    dice = spelunke.Dice(5)
    while den.about == "deal":
        den.table.answer([den.table.draw(dice)])
    return den.comes(*words)


def test_the_first_card_has_no_action_and_the_starter_takes_the_first_turn() -> None:
    """§2.4, §10.14: edge case of every implementation, for safes, plans, keyholes, crooks and swaps alike."""
    for card in ("red_small_safe", "red_big_safe", "red_plan", "red_keyhole", "red_crook", "red_swap"):
        den = first_cards(dealt(seats=4), card)
        assert (den.top, den.about, den.asked) == (card, "turn", (0,))
        assert den.view().open.direction == "clockwise"
        assert den.view().open.wish is None


def test_police_watchdog_and_bomb_are_covered_until_another_card_comes() -> None:
    """§2.5: several of them may come in a row."""
    den = first_cards(dealt(seats=4, house={"watchdog": True, "bomb": "zero"}), "police", "watchdog", "bomb", "police")
    assert (den.about, den.top) == ("first", None)
    den.comes("blue_3")
    assert (den.about, den.top) == ("turn", "blue_3")
    assert den.memory(None).discarded == cards("police police watchdog bomb blue_3")
    assert den.view().open.beside == {}
    assert [event.card for event in den.heard(None, Covered)] == ["police", "watchdog", "bomb", "police"]
    assert den.heard(None, Opened) == [Opened("blue_3")]


def test_play_goes_clockwise() -> None:
    """§2.6, §3.7."""
    den = sit("red_1 red_3", "red_4 red_crook", "green_1 green_2").play(0, Lay("red_1"))
    assert den.asked == (1,)


def end_of_round(totals: list[int], hands: list[str], **more: Any) -> Den:
    """A round that ends because the pile is empty, so that everybody scores what they hold."""
    den = sit(*hands, only="", round=2, totals=totals, **more)
    return den.play(0, ICant()).play(1, Believe())


def test_the_oldest_begins_the_first_round() -> None:
    """§2.3."""
    assert dealt(seats=3).view().open.starter == 0
    assert dealt(seats=3, house={"oldest_first": [2]}).view().open.starter == 2


def test_later_rounds_are_begun_by_the_leader_in_total_not_by_the_winner_of_the_round() -> None:
    """§2.3."""
    den = end_of_round([1, 20, 3], ["red_4 red_4", "red_1", "blue_1"], house={"deck_small": {**DECK_SMALL, "red_4": 2}})
    assert den.totals == (9, 21, 4)
    assert (den.view().open.round, den.view().open.starter) == (3, 1)
    assert den.heard(None, RoundBegan) == [RoundBegan(3, 1)]


@pytest.mark.parametrize(("oldest_first", "starter"), [([], 1), ([2], 2), ([0, 2, 1], 2)])
def test_of_several_leaders_the_oldest_begins(oldest_first: list[int], starter: int) -> None:
    """§2.3, §9.21., §2.8, §10.13"""
    den = end_of_round([0, 7, 7], ["red_1", "blue_1", "green_1"], house={"oldest_first": oldest_first})
    assert den.view().open.starter == starter


def test_the_direction_is_clockwise_again_in_a_new_round_unless_the_house_keeps_it() -> None:
    """§2.6, §9.17., §2.9"""
    hands = ["red_1", "blue_1", "green_1"]
    for keep, direction in ((False, "clockwise"), (True, "counterclockwise")):
        den = sit(*hands, only="", round=1, direction="counterclockwise", house={"keep_direction": keep})
        den.play(0, ICant()).play(2, Believe())
        assert den.view().open.round == 2
        assert den.view().open.direction == direction


def test_number_cards_are_loot_without_action() -> None:
    """§1.2."""
    assert [card for kind, card in enumerate(CARDS) if is_number(kind)][:5] == ["red_1", "red_2", "red_3", "red_4", "yellow_1"]
