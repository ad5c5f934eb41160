"""§9: house rules, and which of them are refused."""

from typing import Any

import pytest

import spelunke
from spelunke.games.klau.box import BOX, DECK_LARGE, DECK_SMALL
from spelunke.games.klau.types import ICant, Lay
from tests.games.klau.den import dealt, sit


def test_the_defaults_are_the_printed_rules() -> None:
    """§9.1 to §9.23."""
    game = spelunke.game("klau")
    assert game.house == spelunke.game("klau", preset="box").house
    assert repr(game) == "Game('klau', seats=4, house={})"


@pytest.mark.parametrize("preset", list(BOX.presets))
@pytest.mark.parametrize("seats", BOX.seats)
def test_every_preset_can_be_played_by_any_number(preset: str, seats: int) -> None:
    """§7.1, §9.22."""
    assert spelunke.game("klau", seats=seats, preset=preset).deal(ask_luck=True).asked


@pytest.mark.parametrize(("size", "cards_left"), [(1, 77), (8, 70)])
def test_the_hand_size_says_how_many_cards_are_dealt(size: int, cards_left: int) -> None:
    """§9.19, §2.2."""
    den = dealt(seats=2, house={"hand_size": size})
    dice = spelunke.Dice(1)
    while den.about == "deal":
        den.table.answer([den.table.draw(dice)])
    assert den.sizes == (size, size)
    assert den.view().open.pile == 78 - 2 * size


@pytest.mark.parametrize(("rounds", "expected"), [(0, 3), (1, 1), (8, 8)])
def test_the_number_of_rounds_can_be_set(rounds: int, expected: int) -> None:
    """§9.20, §6.5."""
    assert dealt(seats=3, house={"rounds": rounds}).view().open.rounds == expected
    den = sit("red_1", "blue_1", house={"rounds": 1}).play(0, Lay("red_1"))
    assert den.view().standing is not None


@pytest.mark.parametrize(
    ("order", "ages"), [([], (0, 1, 2, 3)), ([2], (1, 2, 0, 3)), ([3, 1], (2, 1, 3, 0)), ([3, 2, 1, 0], (3, 2, 1, 0))]
)
def test_those_not_named_among_the_oldest_follow_by_seat(order: list[int], ages: tuple[int, ...]) -> None:
    """§9.21, §2.3., §2.8"""
    assert dealt(seats=4, house={"oldest_first": order}).view().open.ages == ages


def test_other_decks_can_be_set_for_few_and_for_many() -> None:
    """§9.22, §2.1."""
    small = {"deck_small": {**DECK_SMALL, "red_1": 12}, "deck_large": {**DECK_LARGE, "blue_1": 13}}
    assert dealt(seats=4, house=small).view().open.pile == 88
    assert dealt(seats=7, house=small).view().open.pile == 114


def test_memory_aids_decide_whether_people_are_shown_what_is_remembered() -> None:
    """§9.23, §8.2."""
    for aids in (False, True):
        game = spelunke.game("klau", house={"memory_aids": aids})
        view = game.view(game.deal(1), 0)
        assert (game.shown(view).remembered is not None) == aids
        assert game.shown(view).open == view.open


@pytest.mark.parametrize(
    ("house", "message", "key"),
    [
        ({"forgery_wish": True}, "klau-needs", "forgery_wish"),
        ({"surrounded_at": "eighth"}, "klau-needs", "surrounded_at"),
        ({"surrounded_replacement": True}, "klau-needs", "surrounded_replacement"),
        ({"surrounded_counts_first": True}, "klau-needs", "surrounded_counts_first"),
        ({"fence_all_or_nothing": True}, "klau-needs", "fence_all_or_nothing"),
        ({"oldest_first": [1, 1]}, "klau-oldest-first", "oldest_first"),
        ({"oldest_first": [4]}, "klau-oldest-first", "oldest_first"),
        ({"deck_small": {"red_1": 16, "police": 8}}, "klau-deck-too-small", "deck_small"),
        ({"deck_small": {"red_1": 20, "blue_plan": 16}, "fence": True}, "klau-deck-too-small", "deck_small"),
        ({"deck_small": {"red_1": 17}, "surrounded": True}, "klau-deck-police", "deck_small"),
        ({"surrounded": True, "surrounded_at": "eighth"}, "klau-deck-police", "deck_small"),
        ({"deck_small": {"red_crook": 20, "police": 20}, "fence": True}, "klau-deck-fence", "deck_small"),
    ],
)
def test_house_rules_that_do_not_go_together_are_refused_by_name(house: dict[str, Any], message: str, key: str) -> None:
    """§9.3, §9.7, §9.21, §9.22, §9.24."""
    with pytest.raises(spelunke.BadHouseRule) as refusal:
        spelunke.game("klau", seats=4, house=house)
    assert (refusal.value.message, refusal.value.facts["key"]) == (message, key)
    assert key in str(refusal.value)


@pytest.mark.parametrize(
    "house",
    [
        {"forgery_wish": True, "forgery": True},
        {"deck_small": {"red_1": 17}},
        {"deck_small": {"red_1": 20, "blue_plan": 17}, "fence": True},
        {"oldest_first": [3, 0]},
        {"deck_large": {}},
    ],
)
def test_and_those_that_do_are_accepted(house: dict[str, Any]) -> None:
    """§9.22, §9.24: the deck that is not used may be anything."""
    assert spelunke.game("klau", seats=4, house=house).deal(ask_luck=True).asked


def test_a_deck_of_unknown_cards_or_too_many_of_them_is_refused() -> None:
    """§9.22."""
    for deck in ({"purple_1": 1}, {"red_1": 21}, {"red_1": -1}, {"fence": 1}, {"watchdog": 1}):
        with pytest.raises(spelunke.BadHouseRule):
            spelunke.game("klau", house={"deck_small": deck})


def test_under_every_house_rule_i_cant_can_be_said() -> None:
    """§4.1, §7.1."""
    for preset in BOX.presets:
        game = spelunke.game("klau", seats=3, preset=preset)
        assert ICant() in game.moves(game.deal(4), game.asked(game.deal(4))[0])
