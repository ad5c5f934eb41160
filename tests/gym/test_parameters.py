"""House rules in OpenSpiel: every one is a parameter, every value reaches the table, and it makes a difference there."""

import json
from collections.abc import Iterator
from itertools import islice, zip_longest
from typing import Any

import pyspiel
import pytest

import spelunke.gym.openspiel  # noqa: F401 (registers the games)
from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule
from spelunke.core.game import Game
from spelunke.core.house import changes, options
from spelunke.shelf import parts
from tests.gym.tables import every_game
from tests.laws.house_rules import _tables_where_it_bites
from tests.laws.scenes import tables_with, values_of

SHOWN_TO_PEOPLE = "memory_aids"
"""The one house rule that changes nothing at this door: it is about what people are shown; players here see all they may."""

SELDOM = {
    "klau": {
        "forgery_wish",
        "surrounded",
        "surrounded_ends",
        "surrounded_at",
        "surrounded_replacement",
        "surrounded_counts_first",
        "watchdog_counts",
        "draws_after_doubt",
        "rounds",
        "deck_large",
    },
    "rueck": {"all_equal", "cancelled_seven_receives"},
    "teufel": {"oven_mouth", "track"},
    "tock": {"partner_landing"},
    "wuerfel": {"forced_capture", "gap", "extra_laps", "play_on", "start_ties", "entry_offset"},
}
"""By game: house rules that matter late or in rare cases only. That they matter is a law; here it would take long to see."""

ANSWERS = 60
"""How long two games are compared."""


def in_openspiel(found: Game) -> Any:
    """The same game there: house rules that differ from print are given as parameters."""
    tables = {option.name for option in options(found.box.house) if option.allowed is None}
    parameters: dict[str, Any] = {"players": found.seats}
    for name, value in changes(found.house).items():
        parameters[name] = json.dumps(value).replace(",", ";") if name in tables else value
    return pyspiel.load_game(f"spelunke_{found.box.key}", parameters)


def story(spiel: Any, seed: int) -> Iterator[Any]:
    """What can be observed of one game: what is asked for, and what one player sees, answer by answer."""
    state, dice = spiel.new_initial_state(), Dice(seed)
    for _ in range(ANSWERS):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            yield outcomes
            state.apply_action(outcomes[dice.below(1 << 30) % len(outcomes)][0])
            continue
        choices = [state.legal_actions(player) for player in range(spiel.num_players())]
        yield state.current_player(), choices, state.observation_string(0), state.observation_tensor(0)
        answers = [codes[dice.below(1 << 30) % len(codes)] if codes else 0 for codes in choices]
        if state.is_simultaneous_node():
            state.apply_actions(answers)
        else:
            state.apply_action(answers[state.current_player()])
    yield state.returns()


def differ(one: Any, other: Any, seed: int) -> bool:
    """Whether two games tell themselves apart when everybody answers alike."""
    return any(here != there for here, there in zip_longest(story(one, seed), story(other, seed)))


@every_game
def test_every_value_of_every_house_rule_reaches_the_table(key: str) -> None:
    """The rules of the game hold it, and its name tells it to whoever loads it again; a table's are those its laws try."""
    brought = parts(key)
    for option in options(brought.box.house):
        for value in values_of(brought, option):
            table = next(tables_with(brought, option, value)).game
            loaded = in_openspiel(table)
            assert loaded.book.game.house == table.house
            assert pyspiel.load_game(str(loaded)).book.game.house == table.house


@every_game
def test_house_rules_make_other_games_as_their_players_observe_them(key: str) -> None:
    """Every one that matters soon, at a table where it matters: everybody answers alike, and something is not alike."""
    brought = parts(key)
    for option in options(brought.box.house):
        if option.name == SHOWN_TO_PEOPLE or option.name in SELDOM.get(key, ()):
            continue
        value = values_of(brought, option)[0]
        tables = _tables_where_it_bites(brought, option.name, value) or tables_with(brought, option, value)
        pairs = [(in_openspiel(table.game), in_openspiel(table.without)) for table in islice(tables, 2)]
        acts = any(differ(one, other, seed) for seed in range(3) for one, other in pairs)
        assert acts, f"{option.name}={value!r} changes nothing"


def test_a_house_rule_that_is_a_table_comes_as_json_with_semicolons() -> None:
    loaded = pyspiel.load_game("spelunke_rueck", {"nobles": '{"plus_4": 3; "minus_3": 5}'})
    assert loaded.book.game.house.nobles == {"plus_4": 3, "minus_3": 5}
    assert pyspiel.load_game(str(loaded)).book.game.house == loaded.book.game.house
    with pytest.raises(BadHouseRule, match="semicolon"):
        pyspiel.load_game("spelunke_rueck", {"nobles": "four"})


def test_players_and_presets_are_parameters_and_names() -> None:
    assert pyspiel.load_game("spelunke_rueck(players=5)").num_players() == 5
    assert pyspiel.load_game("spelunke_rueck_expert").book.game.house.expert
    assert not pyspiel.load_game("spelunke_rueck_expert(expert=False)").book.game.house.expert
