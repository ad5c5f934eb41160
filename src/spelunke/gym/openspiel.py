"""The games in OpenSpiel: every game under every preset is registered, luck is explicit, house rules are parameters.

>>> import pyspiel
>>> game = pyspiel.load_game("spelunke_rueck(players=3,expert=True)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 9)
"""

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from spelunke.core.box import BOX
from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule
from spelunke.core.game import Game, Parts, game_over
from spelunke.core.house import HouseRules, Option, changes, options
from spelunke.core.observation import PackedObservation
from spelunke.core.table import LUCK, SPECTATOR, Table
from spelunke.core.types import Json
from spelunke.gym.batch_adapter import UnknownWish, opponents_of
from spelunke.gym.batch_engine import by_places
from spelunke.shelf import keys, parts

PLAYERS: Final = "players"
ONE_BY_ONE: Final = "one_by_one"
"""The parameter that turns simultaneous nodes into turns, face down: for algorithms that OpenSpiel has only for turns."""

Kind = pyspiel.GameType
Known = Kind.Information


class Rulebook:
    """What all states of a game share: its rules, an undealt table, and a buffer for observations."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fresh = game.parts.deal(game.seats, game.house)
        self.page = PackedObservation(game.parts.observation.size(self.fresh))
        self.numbers: NDArray[np.int64] = np.frombuffer(memoryview(self.page.numbers), np.int64)

    def observation(self, table: Table, seat: int) -> NDArray[np.int64]:
        """The observation of a seat; valid until the next call."""
        self.page.at = 0
        self.game.parts.observation.write(table, seat, self.page)
        return self.numbers


class OpenSpielTable:
    """The Python side of a state: the table, and what each seat has seen and done so far."""

    def __init__(self, book: Rulebook, table: Table, trails: list[bytes], answers: int, sealed: dict[int, int] | None) -> None:
        self.book = book
        self.table = table
        self.trails = trails
        """By seat, a digest of every observation at which it was asked and of its answers: perfect recall."""

        self.answers = answers
        self.sealed = sealed
        """Answers that lie face down already where seats answer one by one; None where they answer simultaneously."""

    def __deepcopy__(self, _memo: object) -> "OpenSpielTable":
        sealed = None if self.sealed is None else dict(self.sealed)
        return OpenSpielTable(self.book, self.table.copy(), list(self.trails), self.answers, sealed)

    def __reduce__(self) -> tuple[Callable[..., "OpenSpielTable"], tuple[object, ...]]:
        """Pickling: the position stands for the table."""
        game = self.book.game
        named = (game.box.key, game.seats, changes(game.house))
        return _seated, (*named, game.position(self.table), self.trails, self.answers, self.sealed)

    def asked(self) -> tuple[int, ...]:
        """Who must answer now; nobody once the game is over or truncated."""
        if self.answers >= self.book.game.box.limit:
            return ()
        asked = self.table.seats_asked()
        return asked if self.sealed is None else tuple(seat for seat in asked if seat not in self.sealed)[:1]

    def take(self, codes: Mapping[int, int]) -> None:
        """Take the answers of those who must answer now; the step is made once all are there."""
        if not self.asked():
            raise game_over(next(iter(codes), None))
        for seat in self.asked():
            if seat != LUCK:
                before = self.trails[seat] + codes[seat].to_bytes(2, "little")
                self.trails[seat] = blake2b(before + self.book.observation(self.table, seat).tobytes(), digest_size=12).digest()
            if self.sealed is not None:
                self.sealed[seat] = codes[seat]
        given, asked = codes if self.sealed is None else self.sealed, self.table.seats_asked()
        if all(seat in given for seat in asked):
            self.table.answer([given[seat] for seat in asked])
            self.answers += len(asked)
            if self.sealed is not None:
                self.sealed = {}

    def guess(self, seat: int, dice: Dice) -> None:
        """Resample all that a seat cannot know; face-down answers may be any. The others' histories are unknown."""
        self.table.reshuffle(seat, dice)
        self.trails = [trail if other == seat else b"" for other, trail in enumerate(self.trails)]
        for other in self.sealed or {}:
            assert self.sealed is not None
            codes = self.table.choices(other)
            self.sealed[other] = codes[dice.below(len(codes))]

    def returns(self) -> list[float]:
        """The reward of each seat's place; zero before the end, and if the game was truncated."""
        game = self.book.game
        if self.table.asked:
            return [0.0] * game.seats
        places, opponents = self.table.places(), opponents_of(game)
        return [by_places(places, seat, opponents) for seat in range(game.seats)]


def _seated(key: str, seats: int, house: Mapping[str, object], position: object, *rest: Any) -> OpenSpielTable:
    book = Rulebook(Game(parts(key), seats, house))
    return OpenSpielTable(book, book.game.arrange(position, ask_luck=True), *rest)


class SpelunkeGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One game under its house rules, which creates states and observers. Each preset has a class of its own."""

    name: ClassVar[str]
    brought: ClassVar[Parts]
    preset: ClassVar[str]

    def __init__(self, parameters: Json) -> None:
        brought = self.brought
        self.book = Rulebook(Game(brought, parameters[PLAYERS], house_of(brought, self.preset, parameters)))
        codes = len(brought.codebook)
        told = pyspiel.GameInfo(
            num_distinct_actions=codes,
            max_chance_outcomes=codes,
            num_players=self.book.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=brought.box.limit,
        )
        self.one_by_one = bool(parameters[ONE_BY_ONE])
        kind = kind_of(self.name, brought, self.preset, self.one_by_one, self.book.game.house)
        super().__init__(kind, told, dict(parameters))

    def new_initial_state(self) -> "SpelunkeState":
        """The table before luck's first answer."""
        book = self.book
        return SpelunkeState(
            self, OpenSpielTable(book, book.fresh.copy(), [b""] * book.game.seats, 0, {} if self.one_by_one else None)
        )

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "SpelunkeObserver":
        """An observer: a seat, or a spectator."""
        return SpelunkeObserver(self.book, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpelunkeState(pyspiel.State):  # type: ignore[misc]
    """One table in progress."""

    def __init__(self, game: SpelunkeGame, sitting: OpenSpielTable) -> None:
        super().__init__(game)
        self.sitting = sitting

    def current_player(self) -> int:
        """Chance, a seat, simultaneous, or terminal."""
        asked = self.sitting.asked()
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        if asked == (LUCK,):
            return int(pyspiel.PlayerId.CHANCE)
        return asked[0] if len(asked) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        """The legal codes of a seat; none if it is not asked."""
        return self.sitting.table.choices(player) if player in self.sitting.asked() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Luck's answers and their probabilities."""
        table = self.sitting.table
        weights = [int(weight) for weight in table.weights()]
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(table.choices(LUCK), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.sitting.take(dict.fromkeys(self.sitting.asked()[:1], action))

    def _apply_actions(self, actions: list[int]) -> None:
        self.sitting.take(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 (a code means the same to all)
        return repr(self.sitting.book.game.parts.codebook.moves[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.sitting.asked()

    def returns(self) -> list[float]:
        """The returns of all seats: zero before the end."""
        return self.sitting.returns()

    def __str__(self) -> str:
        """The full state, for debugging."""
        return json.dumps(self.sitting.book.game.position(self.sitting.table))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpelunkeState":
        """A state that this player cannot distinguish from this one: all that it cannot know is resampled.

        The others' histories are unknown there, so their information states begin anew; observations do not.
        """
        twin: SpelunkeState = self.clone()
        twin.sitting.guess(player, Dice(int(sampler() * (1 << 53))))
        return twin


class SpelunkeObserver:
    """What a seat sees: as a tensor its observation, field by field, as a string its view. Without private part: a spectator's.

    A seat's private information is not available alone, so without the public part there is nothing to see.
    """

    def __init__(self, book: Rulebook, kind: pyspiel.IIGObservationType, parameters: object) -> None:
        if parameters or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            allowed = [str(known) for known in (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE)]
            raise UnknownWish("gym-unknown-wish", name="observer", value=str(parameters or kind), allowed=allowed)
        self.book = book
        self.blind = not kind.public_info
        self.spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = bool(kind.perfect_recall)
        fields = [] if self.blind or self.recalls else book.game.observation_fields()
        self.tensor: NDArray[np.float32] = np.zeros(sum(field.many for field in fields), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for field in fields:
            self.dict[field.name] = self.tensor[at : at + field.many]
            at += field.many

    def set_from(self, state: SpelunkeState, player: int) -> None:
        """Write what that player sees. There is no tensor for perfect recall: a history has no fixed length."""
        if self.dict:
            self.tensor[:] = self.book.observation(state.sitting.table, SPECTATOR if self.spectator else player)

    def string_from(self, state: SpelunkeState, player: int) -> str | None:
        """What that player sees, as JSON; with perfect recall after a digest of what it saw and did before."""
        if self.blind:
            return None
        view = self.book.game.view(state.sitting.table, None if self.spectator else player)
        seen = msgspec.json.encode(view).decode()
        return f"{state.sitting.trails[player].hex()} {seen}" if self.recalls and not self.spectator else seen


# House rules as parameters.


def parameter_of(option: Option, house: HouseRules) -> bool | int | str:
    """A house rule as a parameter. Tables are empty unless given: JSON with semicolons, since commas separate parameters."""
    value: Any = getattr(house, option.name)
    return value if option.allowed is not None else ""


def house_of(brought: Parts, preset: str, parameters: Json) -> Json:
    """The house rules given by the parameters, on top of a preset."""
    house = changes(brought.box.presets[preset])
    for option in options(brought.box.house):
        value = parameters[option.name]
        if option.allowed is not None:
            house[option.name] = value
        elif value:
            house[option.name] = _table(option.name, value)
    return house


def _table(name: str, text: str) -> object:
    try:
        return json.loads(text.replace(";", ","))
    except ValueError:
        raise BadHouseRule("gym-bad-table", name=name, value=repr(text)[:60]) from None


def kind_of(
    name: str, brought: Parts, preset: str, one_by_one: bool = False, played: HouseRules | None = None
) -> pyspiel.GameType:
    """OpenSpiel's ``GameType`` of a game; ``played``: under these house rules, if not just those of the preset."""
    box, house = brought.box, brought.box.presets[preset]
    in_turn, hidden = box.asks_in_turn(played or house) or one_by_one, not brought.observation.no_secrets or one_by_one
    specification = {option.name: parameter_of(option, house) for option in options(box.house)}
    return Kind(
        short_name=name,
        long_name=f"{box.title} ({preset})",
        dynamics=Kind.Dynamics.SEQUENTIAL if in_turn else Kind.Dynamics.SIMULTANEOUS,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Known.IMPERFECT_INFORMATION if hidden else Known.PERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=box.seats[-1],
        min_num_players=box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**specification, PLAYERS: Game(brought, None, house).seats, ONE_BY_ONE: False},
    )


def _register(brought: Parts, preset: str) -> None:
    is_box = preset == BOX
    name = f"spelunke_{brought.box.key}" if is_box else f"spelunke_{brought.box.key}_{preset}"
    registered = type(name, (SpelunkeGame,), {"name": name, "brought": brought, "preset": preset})
    globals()[name] = registered  # pickle looks the class up here
    pyspiel.register_game(kind_of(name, brought, preset, one_by_one=False), registered)


for _key in keys():
    for _preset in parts(_key).box.presets:
        _register(parts(_key), _preset)
