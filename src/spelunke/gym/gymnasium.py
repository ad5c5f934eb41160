"""The games as Gymnasium environments: one agent among bots, at a single table or at a batch of tables."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spelunke.core.errors import WrongSeats
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
    UnknownWish,
    code_of,
    learners_game,
    render_mode_of,
)
from spelunke.shelf import keys, parts


def _seated(found: Game, seat: int) -> int:
    if seat not in range(found.seats):
        raise WrongSeats("no-such-seat", seat=str(seat), last=found.seats - 1)
    return seat


class SpelunkeEnv(gymnasium.Env[Numbers, np.int64]):
    """One table: an agent in one seat, bots in all others. A step lasts until the agent is asked again."""

    metadata: ClassVar[Info] = {"render_modes": RENDER_MODES, "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        house: Mapping[str, object] | HouseRules | None = None,
        preset: str | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        rewards: Rewards = "places",
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode_of(render_mode)
        game = learners_game(key, seats, house, preset)
        self.desk = BatchAdapter(game, 1, [_seated(game, seat)], bots, rewards, illegal)
        self.observation_space: gymnasium.spaces.Box = self.desk.observation_space()  # type: ignore[assignment]  # it is that space
        self.action_space = self.desk.action_space()

    @property
    def game(self) -> Game:
        """The game and its house rules."""
        return self.desk.game

    def reset(
        self,
        *,
        seed: int | None = None,
        options: Info | None = None,  # noqa: ARG002 (Gymnasium's; there is nothing to choose)
    ) -> tuple[Numbers, Info]:
        """Start a new game, and run it until the agent is asked."""
        super().reset(seed=seed)
        self.desk.deal(seed, lambda: int(self.np_random.integers(1 << 31)))
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, Info]:
        """Apply the agent's action, and run the game until it is asked again."""
        desk = self.desk
        if not desk.dealt or desk.many.ended[0]:
            raise NotDealt("gym-over" if desk.dealt else "gym-not-dealt")
        desk.step([code_of(action)])
        seen, facts = self._seen()
        return seen, float(desk.rewards[0]), bool(desk.over[0]), bool(desk.cut[0]), facts

    def _seen(self) -> tuple[Numbers, Info]:
        self.desk.many.show(0)
        return self.desk.observations[0].copy(), {"action_mask": self.desk.masks[0].copy(), **self.desk.outcome(0)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as maskable learners expect them."""
        if not self.desk.dealt:
            raise NotDealt("gym-not-dealt")
        self.desk.many.show(0)
        legal: NDArray[np.bool_] = self.desk.masks[0].astype(np.bool_)
        return legal

    def render(self) -> str | None:
        """The table as a spectator sees it, drawn for a terminal."""
        if self.render_mode is None:
            return None
        if not self.desk.dealt:
            raise NotDealt("gym-not-dealt")
        return self.desk.drawn()


class SpelunkeVectorEnv(gymnasium.vector.VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """A batch of tables, stepped in compiled code: one row for every agent's seat at every table, table by table.

    Observations, masks, rewards and ends are the arrays the tables write into: nothing is copied, the next step overwrites
    them, and nobody else can. A game that ended shows its end; the next step deals anew, whatever its rows answer.
    """

    metadata: ClassVar[Info] = {  # type: ignore[misc]
        "render_modes": RENDER_MODES,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        key: str,
        num_envs: int = 1,
        seats: int | None = None,
        house: Mapping[str, object] | HouseRules | None = None,
        preset: str | None = None,
        *,
        learners: Sequence[int] = (0,),
        bots: str | Sequence[str] = "random",
        rewards: Rewards = "places",
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode_of(render_mode)
        game = learners_game(key, seats, house, preset)
        chosen = sorted(_seated(game, seat) for seat in learners)
        if len(set(chosen)) < len(chosen):
            once = tuple(sorted(set(chosen)))
            raise UnknownWish("gym-unknown-wish", name="learners", value=repr(tuple(learners)), allowed=[repr(once)])
        if not chosen or num_envs < 1 or num_envs % len(chosen):
            raise UnknownWish("gym-rows-not-tables", rows=num_envs, learners=len(chosen))
        self.desk = BatchAdapter(game, num_envs // len(chosen), chosen, bots, rewards, illegal)
        self.num_envs = num_envs
        self.single_observation_space = self.desk.observation_space()
        self.single_action_space = self.desk.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._wanted = (num_envs,)

    @property
    def game(self) -> Game:
        """The game and its house rules."""
        return self.desk.game

    def reset(
        self,
        *,
        seed: int | None = None,
        options: Info | None = None,  # noqa: ARG002 (likewise)
    ) -> tuple[Numbers, Info]:
        """Start new games at all tables; table n plays the games of ``seed + n``."""
        super().reset(seed=seed)
        self.desk.deal(seed, lambda: int(self.np_random.integers(1 << 31)))
        self.desk.many.show_all()
        return self.desk.observations, self._facts()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Apply an action of every row, and run each table until one of its agents is asked again."""
        if not self.desk.dealt:
            raise NotDealt("gym-not-dealt")
        codes = np.asarray(actions)
        if codes.shape != self._wanted or codes.dtype.kind not in "iu":
            raise UnknownWish("gym-actions-not-rows", found=f"{codes.shape} {codes.dtype}", rows=self.num_envs)
        desk = self.desk
        desk.step(codes.tolist(), look=True)
        return desk.observations, desk.rewards, desk.over, desk.cut, self._facts()

    def _facts(self) -> Info:
        """The masks, and how games ended; as in Gymnasium, every key has a ``_key`` that says which rows have it."""
        desk = self.desk
        facts: Info = {"action_mask": desk.masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
        if desk.places.any():
            place = desk.places[:, desk.learners].reshape(-1)
            facts["place"] = place
            facts["score"] = desk.scores[:, desk.learners].reshape(-1)
            facts["winners"] = np.repeat(desk.places == 1, len(desk.learners), axis=0).astype(np.int8)
            facts.update({f"_{key}": place > 0 for key in ("place", "score", "winners")})
        return facts

    def action_masks(self) -> Mask:
        """The legal actions, row by row."""
        if not self.desk.dealt:
            raise NotDealt("gym-not-dealt")
        return self.desk.masks

    def render(self) -> tuple[str, ...] | None:
        """Every table as a spectator sees it."""
        if self.render_mode is None:
            return None
        if not self.desk.dealt:
            raise NotDealt("gym-not-dealt")
        return tuple(self.desk.drawn(at) for at in range(len(self.desk.many.tables)))


for _key in keys():
    gymnasium.register(
        id=f"spelunke/{_key}-v{parts(_key).box.version}",
        entry_point=f"{__name__}:SpelunkeEnv",
        vector_entry_point=f"{__name__}:SpelunkeVectorEnv",
        kwargs={"key": _key},
    )
