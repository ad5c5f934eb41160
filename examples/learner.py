"""A learner with a masked policy, in NumPy alone, that beats random seats at Rück's raus! after a minute.

python examples/learner.py                    a minute, then ten thousand games to see what was learnt
python examples/learner.py --updates 20       so many updates instead, the same every time
python examples/learner.py --preset tiny --tables 32 --updates 30      a small game, learnt in seconds
"""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spelunke.gym.gymnasium import SpelunkeVectorEnv

Floats = NDArray[np.float32]

STEPS = 40
"""How many steps are played between two updates: some four games at each table."""

RATE = 0.02


class Climb:
    """Adam: steps of about the same size for every number, along the mean of the slopes so far."""

    def __init__(self, start: Floats) -> None:
        self.at = start
        self.mean, self.square, self.steps = np.zeros_like(start), np.zeros_like(start), 0

    def step(self, slope: NDArray[np.floating[Any]]) -> None:
        """A step uphill."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.at += RATE * mean / (np.sqrt(square) + 1e-8)


class Learner:
    """A linear policy over the numbers of an observation, and a linear guess at how the game will end."""

    def __init__(self, numbers: int, actions: int) -> None:
        self.policy = Climb(np.zeros((numbers, actions), np.float32))
        self.guess = Climb(np.zeros(numbers, np.float32))
        self.middle = np.zeros(numbers, np.float32)
        self.spread = np.ones(numbers, np.float32)

    def features(self, observations: NDArray[np.int64]) -> Floats:
        """The numbers of observations, each about as large as the others, and a last one that is always 1."""
        scaled: Floats = (observations - self.middle[:-1]) / self.spread[:-1]
        return np.hstack([scaled, np.ones((len(observations), 1))]).astype(np.float32)

    def odds(self, features: Floats, masks: NDArray[np.int8]) -> Floats:
        """How likely each action is; what is not legal is impossible."""
        logits = np.where(masks == 1, features @ self.policy.at, -np.inf)
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds: Floats = weights / weights.sum(axis=1, keepdims=True)
        return odds

    def learn(self, features: Floats, masks: NDArray[np.int8], actions: NDArray[np.int64], returns: Floats) -> None:
        """One step up the gradient: what ended better than guessed becomes likelier."""
        surprise = returns - features @ self.guess.at
        pull = -self.odds(features, masks)
        pull[np.arange(len(actions)), actions] += 1
        self.policy.step(features.T @ (pull * surprise[:, None]) / len(actions))
        self.guess.step(features.T @ surprise / len(actions))


def chosen(odds: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for every row, as likely as the odds say."""
    tickets = rng.random((len(odds), 1), dtype=np.float32) * odds.sum(axis=1, keepdims=True)
    actions: NDArray[np.int64] = (odds.cumsum(axis=1) > tickets).argmax(axis=1)
    return actions


def play(
    tables: SpelunkeVectorEnv, learner: Learner, rng: np.random.Generator, steps: int
) -> tuple[list[Floats], list[NDArray[np.int8]], list[NDArray[np.int64]], NDArray[np.float64], NDArray[np.bool_]]:
    """Play on: what was seen, allowed and done, what was paid, and where games ended. The next step writes over the masks."""
    seen, allowed, done, paid, ended = [], [], [], [], []
    observations, masks = tables.desk.observations, tables.desk.masks
    for _ in range(steps):
        features = learner.features(observations)
        actions = chosen(learner.odds(features, masks), rng)
        seen.append(features)
        allowed.append(masks.copy())
        done.append(actions)
        observations, rewards, over, cut, _ = tables.step(actions)
        paid.append(rewards.copy())
        ended.append(over | cut)
    return seen, allowed, done, np.array(paid), np.array(ended)


def update(tables: SpelunkeVectorEnv, learner: Learner, rng: np.random.Generator) -> float:
    """Play, and learn from every decision of every game that ended; how these games ended in the mean."""
    seen, allowed, done, paid, ended = play(tables, learner, rng, STEPS)
    returns, known = np.zeros_like(paid), np.zeros_like(ended)
    after, is_known = np.zeros(tables.num_envs), np.zeros(tables.num_envs, bool)
    for step in reversed(range(STEPS)):
        after = np.where(ended[step], paid[step], after)
        is_known |= ended[step]
        returns[step], known[step] = after, is_known
    waiting = np.array(allowed)[:, :, -1] == 1  # a game that has ended waits for the next deal
    used = known & ~waiting
    learner.learn(np.array(seen)[used], np.array(allowed)[used], np.array(done)[used], returns[used].astype(np.float32))
    return float(paid[ended].mean())


def judged(tables: SpelunkeVectorEnv, learner: Learner, games: int, seed: int) -> tuple[float, float]:
    """The mean reward of that many fresh games, and half of its 95 % interval. Random seats among each other have 0."""
    rng, ends = np.random.default_rng(seed), list[float]()
    tables.reset(seed=seed)
    while len(ends) < games:
        *_, paid, ended = play(tables, learner, rng, STEPS)
        ends.extend(paid[ended])
    return float(np.mean(ends)), float(1.96 * np.std(ends) / np.sqrt(len(ends)))


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Learn, then judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to learn")
    parser.add_argument("--updates", type=int, help="how many updates to learn for, instead of a time")
    parser.add_argument("--preset", default="box", help="under which house rules")
    parser.add_argument("--tables", type=int, default=256, help="how many tables to learn at")
    parser.add_argument("--games", type=int, default=10_000, help="how many games to judge by")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    tables, rng = SpelunkeVectorEnv("rueck", wanted.tables, preset=wanted.preset), np.random.default_rng(wanted.seed)
    observations, facts = tables.reset(seed=wanted.seed)
    learner = Learner(observations.shape[1] + 1, facts["action_mask"].shape[1])
    first, *_ = play(tables, learner, rng, STEPS)
    learner.middle, learner.spread = (np.vstack(first).mean(axis=0), np.vstack(first).std(axis=0) + 1e-3)
    start, updates = time.monotonic(), 0
    while updates < wanted.updates if wanted.updates is not None else time.monotonic() - start < wanted.seconds:
        mean = update(tables, learner, rng)
        updates += 1
        if updates % 20 == 0:
            print(f"{updates:5} updates   {mean:+.3f}", flush=True)
    mean, margin = judged(tables, learner, wanted.games, wanted.seed + 1)
    print(f"After {updates} updates: {mean:+.3f} ± {margin:.3f} a game among random seats, where random seats have 0.")
    return mean, margin


if __name__ == "__main__":
    main()
