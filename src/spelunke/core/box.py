"""Box: what stands on the side of a game's box."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Generic, NamedTuple

from spelunke.core.errors import UnknownHouseRule
from spelunke.core.generics import HouseT
from spelunke.core.house import HouseRules, changed

BOX: Final = "box"
"""The preset without any change: what is in the box."""

RENAMED_PRESETS: Final = {"printed": BOX}
"""Names that presets had before, which links and files may still use."""


class FormerRules(NamedTuple):
    """What the house rules of an earlier version meant, as changes to what they are now."""

    defaults: Mapping[str, object]
    """The house rules that had other defaults."""

    presets: Mapping[str, Mapping[str, object]] = MappingProxyType({})
    """Presets that are gone, or were something else on top of these defaults."""


def _any_house(house: HouseRules, seats: int) -> None:
    """Accept every combination of house rules."""


@dataclass(frozen=True)
class Box(Generic[HouseT]):
    """Facts of a game that hold before anybody sits down."""

    key: str
    """The name of its folder and of its texts, e.g. ``rueck``."""

    title: str
    """The title on the lid."""

    seats: tuple[int, ...]
    """The possible numbers of players, ascending."""

    usual_seats: int
    minutes: int

    version: int
    """The version of the rules: raised whenever the same answers would give another table under the defaults."""

    limit: int
    """A game of sensible players never takes more answers than this, luck's included."""

    house: type[HouseT]
    presets: Mapping[str, HouseT]
    """Named sets of house rules; ``box`` is the first."""

    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """House rules by what they are about, for forms: all but the tables and those that every game has."""

    former: Mapping[int, FormerRules] = field(default_factory=dict)
    """By earlier version: what its records and links mean, so that they stay valid."""

    learning: str = BOX
    """The preset that learners play under unless told otherwise: its games end even if everybody answers at random."""

    quick: str = BOX
    """The preset for somebody who wants to play at once …"""

    quick_minutes: int | None = None
    """… and how long it takes, where that is not as long as the box does."""

    in_turn: bool = False
    """Whether never more than one seat is asked at once …"""

    at_once: Mapping[str, object] = field(default_factory=dict)
    """… unless one of these house rules has this value."""

    teams: Mapping[int, tuple[tuple[int, ...], ...]] = field(default_factory=dict)
    """By number of seats: who plays with whom. Empty where everybody plays alone."""

    check: Callable[[HouseT, int], None] = _any_house
    """Refuses house rules that do not go together at a table with this many seats (BadHouseRule)."""

    def asks_in_turn(self, house: HouseT) -> bool:
        """Whether never more than one seat is asked at once under these house rules."""
        return self.in_turn and all(getattr(house, name) != value for name, value in self.at_once.items())

    def base(self, preset: str | None, rules: int) -> HouseT:
        """The house rules before anybody changes one: those of a preset, or of none, by some version of the rules."""
        name = RENAMED_PRESETS.get(preset or BOX, preset or BOX)
        former = self.former.get(rules, FormerRules({}))
        if name not in self.presets and name not in former.presets:
            raise UnknownHouseRule("preset-unknown", name=name, allowed=list(self.presets))
        wanted = former.presets[name] if name in former.presets else changed(self.presets[name])
        return self.house(**{**former.defaults, **wanted})

    def presets_of(self, rules: int) -> dict[str, HouseT]:
        """The presets as some version of the rules had them, those that are new since then included."""
        names = {**self.presets, **self.former.get(rules, FormerRules({})).presets}
        return {name: self.base(name, rules) for name in names}
