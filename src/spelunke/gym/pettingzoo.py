"""The games as PettingZoo environments: Parallel, where all asked seats answer at once, and AEC, where they take turns."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv, register

from spelunke.core.errors import SpelunkeError
from spelunke.core.game import Game
from spelunke.core.house import HouseRules
from spelunke.gym.batch_adapter import (
    RENDER_MODES,
    BatchAdapter,
    Illegal,
    Info,
    Mask,
    NotDealt,
    Numbers,
    Rewards,
    agent_name,
    code_of,
    learners_game,
    render_mode_of,
)
from spelunke.shelf import keys, parts

Observation = Info
"""``observation`` and ``action_mask``."""

Action = int | np.integer


class NoTruth(SpelunkeError):
    """``state`` was called, but the environment was not made with ``truth``."""


class _Zoo:
    """What both APIs share: agents are seats, each with its observation and its mask."""

    metadata: Info
    possible_agents: list[str]

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        house: Mapping[str, object] | HouseRules | None = None,
        preset: str | None = None,
        *,
        rewards: Rewards = "places",
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
        truth: bool = False,
    ) -> None:
        self.render_mode = render_mode_of(render_mode)
        game = learners_game(key, seats, house, preset)
        self.desk = BatchAdapter(game, 1, range(game.seats), rewards=rewards, illegal=illegal)
        self.truth = truth
        self.metadata = {
            "name": f"spelunke_{key}_v{game.box.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [agent_name(seat) for seat in range(game.seats)]
        self.agents: list[str] = []
        self.rows = {agent: row for row, agent in enumerate(self.possible_agents)}
        observation, mask = self.desk.observation_space(), self.desk.mask_space()
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.desk.action_space() for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game and its house rules."""
        return self.desk.game

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents: an observation and a mask."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every code of the game, and waiting."""
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.rows:
            raise NotDealt("gym-unknown-agent", agent=repr(agent)[:40], allowed=self.possible_agents)
        return agent

    def _seen(self, row: int) -> Observation:
        desk = self.desk
        desk.many.show(row)
        return {"observation": desk.observation_rows[row].copy(), "action_mask": desk.mask_rows[row].copy()}

    def _outcomes(self) -> dict[str, Info]:
        """By agent: its place, its score and who won, once the game is over."""
        told = {agent: self.desk.outcome(row) for agent, row in self.rows.items()}
        for outcome in told.values():
            if outcome:
                outcome["winners"] = [self.possible_agents[seat] for seat in np.flatnonzero(outcome["winners"])]
        return told

    def _deal(self, seed: int | None) -> None:
        self.desk.deal(seed, lambda: int(seeding.np_random()[1]))

    def state(self) -> Numbers:
        """The observations of all seats, one after the other: a critic sees every card. Only if made with ``truth``."""
        if not self.truth:
            raise NoTruth("gym-no-truth")
        if not self.desk.dealt:
            raise NotDealt("gym-not-dealt")
        self.desk.many.show_all()
        return self.desk.observations.reshape(-1).copy()

    @property
    def state_space(self) -> spaces.Box:
        """The bounds of ``state``."""
        observation = self.desk.observation_space()
        seats = self.game.seats
        return spaces.Box(np.tile(observation.low, seats), np.tile(observation.high, seats), dtype=np.int64)

    def render(self) -> str | None:
        """The table as a spectator sees it, drawn for a terminal."""
        if self.render_mode is None:
            return None
        if not self.desk.dealt:
            raise NotDealt("gym-not-dealt")
        return self.desk.drawn()

    def close(self) -> None:
        """Nothing to close."""


class SpelunkeParallel(_Zoo, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which every agent acts in every step: asked seats answer, all others wait."""

    def reset(
        self,
        seed: int | None = None,
        options: Info | None = None,  # noqa: ARG002 (PettingZoo's; there is nothing to choose)
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Start a new game."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return {agent: self._seen(row) for agent, row in self.rows.items()}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Action]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Apply all actions together."""
        agents, desk = self.agents, self.desk
        if not agents:
            raise NotDealt("gym-over" if desk.dealt else "gym-not-dealt")
        if len(actions) != len(agents) or any(agent not in actions for agent in agents):
            for agent in actions:
                self._known(agent)
            raise NotDealt("gym-agents-missing", missing=[agent for agent in agents if agent not in actions])
        desk.step([code_of(actions[agent]) for agent in agents])
        over, cut = desk.over.tolist(), desk.cut.tolist()
        ended = over[0] or cut[0]
        if ended:
            self.agents = []
        return (
            {agent: self._seen(row) for agent, row in self.rows.items()},
            dict(zip(agents, desk.rewards.tolist(), strict=True)),
            dict(zip(agents, over, strict=True)),
            dict(zip(agents, cut, strict=True)),
            self._outcomes() if ended else {agent: {} for agent in agents},
        )


class SpelunkeAEC(_Zoo, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which the asked seats answer in turn, face down: nobody sees more before all have answered."""

    agent_selection: str = ""

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:  # noqa: ARG002 (likewise)
        """Start a new game."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Select the agents that are asked; the action of all others is waiting."""
        many = self.desk.many
        self._sealed = [int(many.wait)] * self.game.seats
        asked = many.tables[0].seats_asked() or (0,)
        self._still = [self.possible_agents[seat] for seat in reversed(asked)]
        self.agent_selection = self._still.pop()

    def observe(self, agent: str) -> Observation:
        """The observation of a seat; one that is not to act now may only wait."""
        if not self.desk.dealt:
            raise NotDealt("gym-not-dealt")
        row = self.rows.get(agent)
        if row is None:
            self._known(agent)
            raise AssertionError
        seen = self._seen(row)
        if agent != self.agent_selection:
            seen["action_mask"] = self._waiting()
        return seen

    def _waiting(self) -> Mask:
        mask: Mask = np.zeros_like(self.desk.mask_rows[0])
        mask[-1] = 1
        return mask

    def step(self, action: Action | None) -> None:
        """Take the action of the selected agent; the last one of an ask makes the step."""
        if not self.agents:
            raise NotDealt("gym-over" if self.desk.dealt else "gym-not-dealt")
        agent, many = self.agent_selection, self.desk.many
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise NotDealt("gym-dead-agent", agent=agent)
            self._was_dead_step(action)
            return
        row, code = self.rows[agent], code_of(action)
        if not many.lenient and not many.may(row, code):
            self.desk.refuse(row, action)
        self._sealed[row] = code
        self._cumulative_rewards[agent] = 0.0
        if self._still:
            self.agent_selection = self._still.pop()
            return
        self.desk.step(self._sealed)
        if many.ended[0]:
            self._end()
        else:
            self._ask()

    def _end(self) -> None:
        """Pay the rewards, and let every agent take its last, empty step."""
        agents, desk = self.agents, self.desk
        self.rewards = dict(zip(agents, desk.rewards.tolist(), strict=True))
        self.terminations = dict(zip(agents, desk.over.tolist(), strict=True))
        self.truncations = dict(zip(agents, desk.cut.tolist(), strict=True))
        self.infos = self._outcomes()
        self._accumulate_rewards()
        self.agent_selection = agents[0]


def env(key: str, seats: int | None = None, **wishes: Any) -> SpelunkeAEC:
    """A game as an AEC environment; ``SpelunkeAEC`` lists the other arguments.

    >>> table = env("rueck", seats=3)
    >>> table.reset(seed=7)
    >>> table.agent_selection, table.last()[0]["action_mask"].sum()
    ('player_0', np.int64(8))
    """
    return SpelunkeAEC(key, seats, **wishes)


def parallel_env(key: str, seats: int | None = None, **wishes: Any) -> SpelunkeParallel:
    """A game as a Parallel environment; ``SpelunkeParallel`` lists the other arguments.

    >>> table = parallel_env("rueck", seats=3)
    >>> seen, _ = table.reset(seed=7)
    >>> seen["player_2"]["observation"].shape
    (79,)
    """
    return SpelunkeParallel(key, seats, **wishes)


for _key in keys():
    _id = f"spelunke/{_key}-v{parts(_key).box.version}"
    register("aec", _id, f"{__name__}:env", kwargs={"key": _key})
    register("parallel", _id, f"{__name__}:parallel_env", kwargs={"key": _key})
