"""Every game with every number of seats, and random play at its doors."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from spelunke.shelf import keys, parts

TABLES = [(key, seats) for key in keys() for seats in parts(key).box.seats]

everywhere = pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
every_game = pytest.mark.parametrize("key", keys())

SUITE_WARNINGS = (
    # PettingZoo knows by name which environments may hand out a dictionary with a mask; ours are not on its list.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def any_legal(mask: NDArray[np.int8], rng: np.random.Generator) -> int:
    """Any action that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))


def played(table: Any, seed: int, most: int = 100_000) -> Iterator[tuple[dict[str, int], Any]]:
    """Play a Parallel environment from its deal to the end: the actions of each step, and what came of them."""
    rng = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    while table.agents and most:
        actions = {agent: any_legal(seen[agent]["action_mask"], rng) for agent in table.agents}
        came = table.step(actions)
        yield actions, came
        seen = came[0]
        most -= 1


def alike(one: Any, other: Any) -> bool:
    """Whether two nested things are the same, arrays included."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[name], other[name]) for name in one)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(alike(a, b) for a, b in zip(one, other, strict=True))
    return bool(np.array_equal(one, other))
