"""What all environments share: a game's tables as NumPy arrays, their spaces, and argument checks."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from operator import index
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console

from spelunke.bots import policy
from spelunke.core.dice import Dice
from spelunke.core.errors import NotLegal, SpelunkeError, WrongSeats
from spelunke.core.game import Game
from spelunke.core.house import HouseRules, changes
from spelunke.core.playout import answer_of
from spelunke.core.table import Table
from spelunke.gym.batch_engine import BatchEngine
from spelunke.shelf import game as from_shelf
from spelunke.shelf import parts
from spelunke.texts import speaker

Numbers = NDArray[np.int64]
Mask = NDArray[np.int8]
Rewards = Literal["places", "scores"]
Illegal = Literal["refuse", "lose"]

REWARDS = ("places", "scores")
ILLEGAL = ("refuse", "lose")
Info = dict[str, Any]
"""What an environment says beside its observation."""

RENDER_MODES = ["ansi"]
COLUMNS = 100
"""The width of a rendered table."""


class NotDealt(SpelunkeError):
    """A table without a running game: not dealt yet, or over."""


class UnknownWish(SpelunkeError):
    """An environment cannot be made with these arguments."""


class UnknownRenderMode(UnknownWish, TypeError):
    """An unsupported render mode. Callers that make environments try one, and on a TypeError do without."""


def learners_game(key: str, seats: int | None, house: Mapping[str, object] | HouseRules | None, preset: str | None) -> Game:
    """A game with the defaults for learners: its own preset for them, if neither house rules nor preset are given."""
    if house is None and preset is None:
        preset = parts(key).box.learning
    return from_shelf(key, seats, house, preset)


def render_mode_of(wish: str | None) -> str | None:
    """The render mode of an environment; refuses an unsupported one."""
    if wish is not None and wish not in RENDER_MODES:
        allowed = [repr(known) for known in (None, *RENDER_MODES)]
        raise UnknownRenderMode("gym-unknown-wish", name="render_mode", value=repr(wish), allowed=allowed)
    return wish


def wished(name: str, value: object, allowed: Sequence[object]) -> None:
    """Refuse a value that an environment does not know."""
    if value not in allowed:
        raise UnknownWish("gym-unknown-wish", name=name, value=repr(value), allowed=[repr(known) for known in allowed])


class BatchAdapter:
    """Tables of one game, rows of agents, and the arrays that stepping writes into.

    An environment keeps no such array itself, so that a copy of it, which has an adapter of its own, never shares one.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        learners: Sequence[int],
        bots: str | Sequence[str] = "random",
        rewards: Rewards = "places",
        illegal: Illegal = "refuse",
    ) -> None:
        wished("rewards", rewards, REWARDS)
        wished("illegal", illegal, ILLEGAL)
        self.game = game
        self.learners = list(learners)
        self.wishes = (tables, self.learners, bots, rewards, illegal)
        self.many = self._many(tables, bots)
        self.many.settle(opponents_of(game), rewards == "scores", illegal == "lose")
        rows = tables * len(self.learners)
        self.observations: Numbers = np.frombuffer(memoryview(self.many.page.numbers), np.int64).reshape(rows, -1)
        self.masks: Mask = np.frombuffer(memoryview(self.many.masks), np.int8).reshape(rows, -1)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(self.many.rewards), np.float64)
        self.over: NDArray[np.bool_] = np.frombuffer(memoryview(self.many.over), np.bool_)
        self.cut: NDArray[np.bool_] = np.frombuffer(memoryview(self.many.cut), np.bool_)
        self.places: Numbers = np.frombuffer(memoryview(self.many.places), np.int64).reshape(tables, -1)
        self.scores: Numbers = np.frombuffer(memoryview(self.many.scores), np.int64).reshape(tables, -1)
        self.observation_rows, self.mask_rows = list(self.observations), list(self.masks)
        self.dealt = False

    def __reduce__(self) -> tuple[Callable[..., "BatchAdapter"], tuple[object, ...]]:
        """Pickling and copying: a new adapter of the same kind, and the positions of the tables that are dealt."""
        game, many = self.game, self.many
        named = (game.box.key, game.seats, changes(game.house))
        tables = [(game.position(table), many.kept(at)) for at, table in enumerate(many.tables)] if self.dealt else []
        return _desk_again, (named, self.wishes, tables, int(many.given))

    def _many(self, tables: int, bots: str | Sequence[str]) -> BatchEngine:
        game = self.game
        fresh = game.parts.deal(game.seats, game.house)
        wanted = (fresh, game.parts.observation, tables, self.learners, len(game.parts.codebook), game.box.limit)
        names = [bots] * (game.seats - len(self.learners)) if isinstance(bots, str) else list(bots)
        if len(names) != game.seats - len(self.learners):
            raise WrongSeats("gym-bots-not-seats", bots=len(names), seats=game.seats - len(self.learners))
        others = [seat for seat in range(game.seats) if seat not in self.learners]
        named = {seat: name for seat, name in zip(others, names, strict=True) if name != "random"}
        return BatchEngineWithBots(game, named, *wanted) if named else BatchEngine(*wanted)

    # Spaces.

    def observation_space(self) -> spaces.Box:
        """The bounds of an observation."""
        fields = self.game.observation_fields()
        low, high = ([bound for field in fields for bound in [field[side]] * field.many] for side in (2, 3))
        return spaces.Box(np.array(low, np.int64), np.array(high, np.int64), dtype=np.int64)

    def mask_space(self) -> spaces.Box:
        """1 where an action is legal."""
        return spaces.Box(0, 1, (self.masks.shape[1],), np.int8)

    def action_space(self) -> spaces.Discrete:
        """Every code of the game, and waiting. Which are legal is in the mask."""
        return spaces.Discrete(self.masks.shape[1])

    # Playing.

    def deal(self, seed: int | None, fallback: Callable[[], int]) -> None:
        """New games at all tables: with a seed, table n plays the first game of ``seed + n``; without one, the next games."""
        many = self.many
        if seed is None and not self.dealt:
            seed = fallback()
        for at in range(len(many.tables)):
            if seed is not None:
                many.seed(at, seed + at)
            many.deal(at)
        self.dealt = True

    def step(self, actions: list[int], look: bool = False) -> None:
        """Apply an action of every row; observations are written at once, or row by row later."""
        row = self.many.step(actions, look)
        if row >= 0:
            self.refuse(row, actions[row])

    def refuse(self, row: int, action: object) -> None:
        """Raise an error that lists the legal actions of a row."""
        self.many.show(row)  # its mask may be stale: it is not written for an agent that answers without observing
        game, seat = self.game, self.learners[row % len(self.learners)]
        question = game.question(self.many.tables[row // len(self.learners)])
        raise NotLegal(
            "gym-not-legal",
            seat=seat,
            action=str(action)[:40],
            allowed=[int(code) for code in np.flatnonzero(self.masks[row])],
            paragraph=question.paragraph if question else "",
        )

    # Observing.

    def outcome(self, row: int) -> Info:
        """How the game of a row ended for it; empty while it goes on, and if it was truncated or lost by an illegal action."""
        at, which = divmod(row, len(self.learners))
        places, seat = self.places[at], self.learners[which]
        if not places[seat]:
            return {}
        winners = (places == 1).astype(np.int8)
        return {"place": int(places[seat]), "score": int(self.scores[at, seat]), "winners": winners}

    def drawn(self, at: int = 0) -> str:
        """A table as a spectator sees it, drawn for a terminal."""
        game = self.game
        view = game.view(self.many.tables[at], None)
        names = [agent_name(seat) for seat in range(game.seats)]
        if find_spec(f"{game.parts.package}.board") is None:
            return repr(view)
        console = Console(file=StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor", legacy_windows=False)
        with console.capture() as capture:
            console.print(import_module(f"{game.parts.package}.board").draw(view, names, speaker("en")))
        return capture.get()


def _desk_again(
    named: tuple[str, int, Mapping[str, object]],
    wishes: tuple[Any, ...],
    tables: Sequence[tuple[object, tuple[Any, ...]]],
    given: int,
) -> BatchAdapter:
    desk = BatchAdapter(from_shelf(*named), *wishes)
    for at, (position, kept) in enumerate(tables):
        table = desk.game.arrange(position, ask_luck=True)
        table.tape = None  # nobody reads events here
        desk.many.resume(at, table, *kept)
    desk.many.given = given
    desk.dealt = bool(tables)
    if desk.dealt:
        desk.many.show_all()
    return desk


class BatchEngineWithBots(BatchEngine):
    """A batch engine with named bots: they know what their seat may know and have dice of their own.

    Nobody waits for them, so masters ignore the clock: the same seed gives the same game on the busiest machine.
    """

    def __init__(self, game: Game, names: Mapping[int, str], *wanted: Any) -> None:
        super().__init__(*wanted)
        self.policies = {seat: policy(name, game) for seat, name in names.items()}
        self.known = game.parts.deal(game.seats, game.house)

    def bot(self, table: Table, seat: int, dice: Dice) -> int:
        """The answer of the bot in that seat."""
        if seat not in self.policies:
            return super().bot(table, seat, dice)
        return answer_of(self.policies[seat], table, seat, dice, self.known)


def opponents_of(game: Game) -> int:
    """The number of a seat's opponents: everybody but itself and its team mates."""
    teams = game.box.teams.get(game.seats, ())
    return game.seats - (len(teams[0]) if teams else 1)


def agent_name(seat: int) -> str:
    """The agent name of a seat."""
    return f"player_{seat}"


def code_of(action: object) -> int:
    """An action as a code; -1, which is never legal, if it is no whole number. Zero-dimensional arrays are accepted too."""
    if type(action) is int:  # nearly always true, and cheaper to test
        return action
    try:
        return index(action)  # type: ignore[arg-type]  # what is no number is refused in the next line
    except TypeError:
        return -1
