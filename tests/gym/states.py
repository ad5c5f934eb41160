"""States of OpenSpiel's on the way through random games."""

from typing import Any

import numpy as np
import pyspiel

MOST_STEPS = 40


def some_states(name: str, seed: int, most: int = MOST_STEPS) -> list[Any]:
    """States of one random game."""
    state, rng, states = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(seed), list[Any]()
    while not state.is_terminal() and len(states) < most:
        states.append(state.clone())
        step_on(state, rng)
    return states


def step_on(state: Any, rng: np.random.Generator) -> None:
    """Any legal answers of those who are asked."""
    if state.is_chance_node():
        codes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(codes, p=odds)))
    elif state.is_simultaneous_node():
        choices = [state.legal_actions(player) or [0] for player in range(state.num_players())]
        state.apply_actions([int(rng.choice(codes)) for codes in choices])
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))
