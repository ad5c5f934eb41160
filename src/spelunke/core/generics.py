"""Type variables: a game's own table, house rules and view. Where they are left out, any game is meant."""

from typing import TYPE_CHECKING

from spelunke.core.house import HouseRules
from spelunke.core.table import Table
from spelunke.core.types import AnyView

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    TableT = TypeVar("TableT", bound=Table, default=Table)
    HouseT = TypeVar("HouseT", bound=HouseRules, default=HouseRules)
    ViewT = TypeVar("ViewT", bound=AnyView, default=AnyView)
else:
    from typing import TypeVar

    # Before Python 3.13 only typing_extensions knows defaults, which matter to type checkers alone.
    TableT = TypeVar("TableT")
    HouseT = TypeVar("HouseT")
    ViewT = TypeVar("ViewT")
