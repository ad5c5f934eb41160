"""The nearest relatives of our games in OpenSpiel, driven from Python and by OpenSpiel's own loop in C++."""

import random
from collections.abc import Callable
from typing import Any

from bench.clock import Contestant, Heat, timed

try:
    import pyspiel
except ImportError:
    pyspiel = None

RELATIVES = {
    "adel": "goofspiel(players=4,num_cards=8)",
    "klau": "crazy_eights(players=5)",
    "rueck": "goofspiel(players=4,num_cards=8)",
    "teufel": "crazy_eights(players=5)",
    "tock": "backgammon",
    "wuerfel": "backgammon",
}
"""By key of ours: secret simultaneous cards, hands that shrink and grow, or dice and pawns."""


def is_there() -> bool:
    """Whether OpenSpiel is installed."""
    return pyspiel is not None


def from_python(name: str) -> Contestant:
    """Random play, each call made from Python. Chance is drawn evenly, whatever its odds: that is quicker, so in its favour."""
    game = pyspiel.load_game(name)

    def play(games: int) -> int:
        chance = random.Random(7).random
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                    decisions += 1
                elif state.is_simultaneous_node():
                    actions = []
                    for player in range(game.num_players()):
                        legal = state.legal_actions(player)
                        actions.append(legal[int(chance() * len(legal))])
                    state.apply_actions(actions)
                    decisions += len(actions)
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(chance() * len(legal))])
                    decisions += 1
        return decisions

    return timed(play)


def own_loop(name: str) -> Contestant:
    """Random play in C++: OpenSpiel's loop with OpenSpiel's uniformly random bots."""
    game = pyspiel.load_game(name)
    decisions: dict[int, int] = {}

    def play(games: int, decisions_of: Callable[[Any], int] = lambda _: 0) -> int:
        bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
        total = 0
        for number in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number)
            total += decisions_of(state)
        return total

    race = timed(play)

    def heat(games: int) -> Heat:
        # Reading a history from Python is dear and no part of playing, so the same games are counted once, off the clock.
        if games not in decisions:
            decisions[games] = play(games, lambda state: len(state.full_history()))
        return race(games)._replace(decisions=decisions[games])

    return heat


def copies(name: str) -> Contestant:
    """Copying a state after its first chance, called from Python; a copy counts as a decision."""
    state = pyspiel.load_game(name).new_initial_state()
    chance = random.Random(7)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])

    def play(games: int) -> int:
        clone = state.clone
        for _ in range(1000 * games):
            clone()
        return 1000 * games

    return timed(play)
