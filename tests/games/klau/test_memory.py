"""§8: what is secret, what is remembered, and what other worlds there may be."""

from collections import Counter
from typing import Any

import pytest

import spelunke
from spelunke.core.table import SPECTATOR
from spelunke.games.klau.events import Dealt, Drew, Took
from spelunke.games.klau.types import Believe, Doubt, Force, Give, ICant, Lay, LetItHappen, Pick
from tests.games.klau.den import Den, cards, dealt, sit


def worlds(den: Den, viewer: int | None, number: int = 60) -> list[Den]:
    """Tables that look like this one to a viewer."""
    found = []
    for seed in range(number):
        table = den.table.copy()
        table.reshuffle(SPECTATOR if viewer is None else viewer, spelunke.Dice(seed))
        found.append(Den(den.game, table))
    return found


def seen_in_every_world(den: Den, viewer: int | None, seat: int) -> dict[Any, int]:
    """The cards that a seat holds in every world a viewer can think of."""
    hands = [Counter(world.hand(seat)) for world in worlds(den, viewer)]
    common = hands[0]
    for hand in hands[1:]:
        common &= hand
    return dict(common)


def shown(*hands: str, **more: Any) -> Den:
    """Seat 0 had nothing that matches: doubted, it showed its hand to all and drew two cards."""
    den = sit(*hands, **more).play(0, ICant()).play(1, Doubt())
    return den.comes("yellow_1", "yellow_2")


def test_hands_are_secret_but_their_sizes_are_not() -> None:
    """§8.1, §2.2."""
    den = dealt(seats=3).comes("red_1", "blue_4")
    assert (den.view(0).open.hand, den.view(1).open.hand, den.view().open.hand) == ({"red_1": 1}, {"blue_4": 1}, {})
    assert den.view(2).open.cards_left == (1, 1, 0)
    assert den.heard(0, Dealt) == [Dealt(0, "red_1")]
    assert den.heard(2, Dealt) == den.heard(None, Dealt) == []
    assert "red_1" not in repr(den.view(1).open)


def test_a_shown_hand_is_remembered_by_all_and_stays_in_every_world() -> None:
    """§8.2: the two cards drawn afterwards are not part of it."""
    den = shown("blue_4 green_1", "blue_1", "green_3")
    hand = cards("blue_4 green_1")
    for viewer in (1, 2, None):
        assert den.memory(viewer).seen[0] == den.memory(viewer).seen_by_all[0] == hand
        assert seen_in_every_world(den, viewer, 0) == hand
    assert den.memory(0).seen_of_mine == ({}, hand, hand)
    assert den.memory(0).seen[0] == {}


def test_a_card_that_leaves_openly_is_no_longer_thought_to_be_there() -> None:
    """§8.3."""
    den = shown("blue_4 green_1", "blue_1 blue_3", "green_3 green_4", top="red_2")
    den.play(1, ICant()).play(2, Believe()).comes("red_3").play(2, ICant()).play(0, Believe()).comes("red_1")
    den.play(0, ICant()).play(1, Believe()).comes("red_4").play(1, Lay("red_3")).play(2, Lay("green_3"))
    assert den.memory(1).seen[0] == cards("blue_4 green_1")
    den.play(0, Lay("green_1"))
    assert den.memory(1).seen[0] == cards("blue_4")
    assert seen_in_every_world(den, 1, 0) == cards("blue_4")


def test_of_two_alike_of_which_one_was_seen_none_is_certain_once_one_is_laid() -> None:
    """§8.3: it may have been the one that was seen."""
    den = sit([{"card": "red_1", "seen_by": [1]}, "red_1", "blue_4"], "blue_1", "green_3").play(0, Lay("red_1"))
    assert den.memory(1).seen[0] == {}
    den = sit([{"card": "red_1", "by_all": True}, {"card": "red_1", "seen_by": [1]}, "blue_4"], "blue_1", "green_3")
    den.play(0, Lay("red_1"))
    assert (den.memory(1).seen[0], den.memory(2).seen[0]) == (cards("red_1"), {})


def test_two_observers_of_different_copies_both_become_unsure() -> None:
    """§8.3."""
    den = sit([{"card": "red_1", "seen_by": [1]}, {"card": "red_1", "seen_by": [2]}, "blue_4"], "blue_1", "green_3")
    den.play(0, Lay("red_1"))
    assert (den.memory(1).seen[0], den.memory(2).seen[0]) == ({}, {})


SEEN = [{"card": "blue_1", "by_all": True}, {"card": "blue_1", "by_all": True}, {"card": "green_3", "by_all": True}]


def test_a_stolen_card_is_known_to_thief_and_victim_and_makes_everybody_else_unsure() -> None:
    """§8.4, §5.8: of every kind one less is certain."""
    den = sit("red_crook blue_4", SEEN, "green_1", "yellow_1")
    den.play(0, Lay("red_crook")).play(0, Pick(1)).play(1, LetItHappen()).comes("green_3")
    assert den.memory(0).seen[1] == cards("blue_1 blue_1")
    assert den.memory(1).seen[0] == cards("green_3")
    for viewer in (2, 3, None):
        assert den.memory(viewer).seen[:2] == ({}, cards("blue_1"))
        assert seen_in_every_world(den, viewer, 1) == cards("blue_1")
        assert den.heard(viewer, Took) == [Took(0, 1, None)]
    assert seen_in_every_world(den, 1, 0) == cards("green_3")
    assert seen_in_every_world(den, 0, 1) == cards("blue_1 blue_1")


def test_whoever_knows_that_all_cards_of_a_hand_are_alike_knows_what_was_stolen() -> None:
    """§8.4."""
    alike = [{"card": "blue_1", "seen_by": [2]}, {"card": "blue_1", "seen_by": [2]}]
    den = sit("red_crook blue_4", alike, "green_1", "yellow_1")
    den.play(0, Lay("red_crook")).play(0, Pick(1)).play(1, LetItHappen()).comes("blue_1")
    assert den.memory(2).seen[:2] == (cards("blue_1"), cards("blue_1"))
    assert den.heard(2, Took) == [Took(0, 1, "blue_1")]
    assert den.memory(3).seen[:2] == ({}, {})
    assert den.heard(3, Took) == [Took(0, 1, None)]


def test_a_swap_leaves_both_with_a_card_the_other_knows() -> None:
    """§8.2, §8.4, §5.12."""
    den = sit("red_swap blue_4 green_4", "blue_1 yellow_4", "green_1").play(0, Lay("red_swap")).play(0, Pick(1))
    den.comes("yellow_4").play(0, Give("green_4"))
    assert den.memory(1).seen[0] == cards("yellow_4")
    assert den.memory(0).seen[1] == cards("green_4")
    assert den.memory(2).seen == ({}, {}, {})
    assert seen_in_every_world(den, 1, 0) == cards("yellow_4")


def test_a_drawn_card_is_known_to_nobody_else() -> None:
    """§8.1, §8.5."""
    den = sit("blue_4", "blue_1", "green_1").play(0, ICant()).play(1, Believe()).comes("yellow_4")
    assert den.heard(1, Drew) == [Drew(0, None, "believed")]
    assert den.memory(1).unseen["yellow_4"] == 1
    assert den.memory(0).unseen.get("yellow_4", 0) == 0


def test_played_cards_are_remembered_and_what_is_left_can_be_counted() -> None:
    """§8.5."""
    den = sit("red_1 blue_4", "red_3 blue_1", "green_1").play(0, Lay("red_1")).play(1, Lay("red_3"))
    assert den.memory(2).discarded == cards("red_2 red_1 red_3")
    unseen = Counter(den.position["pile"]) + Counter(cards("blue_4 blue_1"))
    assert Counter(den.memory(2).unseen) == unseen


def test_every_seat_remembers_who_has_seen_which_of_its_own_cards() -> None:
    """§8.5."""
    den = shown("blue_4 green_1", "blue_1", "green_3", house={"hand_shown_to": "doubter"})
    assert den.memory(0).seen_of_mine == ({}, cards("blue_4 green_1"), {})
    assert den.memory(None).seen_of_mine == ()


def test_those_who_did_not_see_a_hand_remember_only_what_was_laid_from_it() -> None:
    """§8.7, §9.16."""
    den = sit("red_1 blue_4", "blue_1", "green_3", house={"hand_shown_to": "doubter"}).play(0, ICant()).play(1, Doubt())
    for world in worlds(den, 2):
        # Somebody is asked which card is forced, so there is one: that much is known.
        assert world.moves(1)
    den.play(1, Force("red_1")).comes("yellow_1")
    assert (den.memory(1).seen[0], den.memory(2).seen[0]) == (cards("blue_4"), {})


def test_a_hand_into_which_no_card_came_holds_no_watchdog_in_any_world() -> None:
    """§7.14, §8.5."""
    den = sit("blue_4 blue_3", "blue_1 watchdog", "green_3 green_4", came=[0, 1, 0], house={"watchdog": True})
    for viewer in (0, 2, None):
        found = [world.hand(seat).get("watchdog", 0) for world in worlds(den, viewer, 200) for seat in (0, 2)]
        assert sum(found) == 0
    assert {world.hand(1).get("watchdog", 0) for world in worlds(den, 0, 200)} == {0, 1}


def test_every_hidden_card_is_as_likely_in_every_place() -> None:
    """§8.5: two of four hidden cards lie in each hand, so each card is in this one half the time."""
    deck = {"red_1": 1, "red_3": 1, "blue_1": 1, "blue_3": 1, "green_1": 1, "red_2": 1, "police": 1}
    house = {"hand_size": 1, "deck_small": deck}
    den = sit("green_1 police", "red_1 red_3", "blue_1 blue_3", house=house)
    found = Counter(card for world in worlds(den, 0, 2000) for card in world.hand(1))
    assert set(found) == {"red_1", "red_3", "blue_1", "blue_3"}
    assert all(count == pytest.approx(1000, abs=110) for count in found.values())
    pairs = Counter(tuple(sorted(world.hand(1))) for world in worlds(den, 0, 2000))
    assert len(pairs) == 6
    assert all(count == pytest.approx(333, abs=85) for count in pairs.values())


def test_equal_dice_give_equal_worlds_whichever_world_it_was() -> None:
    """§8.5: neither the order of a hand nor what a third seat has seen in it is left, only what the view tells."""
    den = sit("blue_4 red_1 red_1", [{"card": "blue_1", "seen_by": [2]}, "yellow_4"], "green_1", "green_3")
    swapped = sit("red_swap red_2 red_3", "blue_1 blue_2", "green_1 green_2").play(0, Lay("red_swap")).play(0, Pick(1))
    forced = sit("red_1 blue_4", "blue_1", "green_3", house={"hand_shown_to": "doubter"}).play(0, ICant()).play(1, Doubt())
    for place in (den, swapped.comes("blue_2"), forced):
        for viewer in range(place.game.seats):
            told = place.game.seat_at(place.view(viewer))
            other = place.table.copy()
            other.reshuffle(viewer, spelunke.Dice(1))
            made = []
            for world in (place.table.copy(), told, other):
                world.reshuffle(viewer, spelunke.Dice(7))
                made.append(place.game.position(world))
            assert made[0] == made[1] == made[2]
