"""What rough guests aim at: a running table that nothing they do may change."""

import os
from typing import Any

from hypothesis import HealthCheck, settings

from tests.server.evening import Evening
from tests.server.guests import Guest

FUZZ = int(os.environ.get("FUZZ", "1500"))
"""So many frames and requests altogether; `FUZZ=100000` is the full size."""


def seeded(examples: int) -> settings:
    """So many examples, the same in every run."""
    return settings(
        max_examples=examples, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
    )


class Target:
    """A running table that nothing may change."""

    def __init__(self, guests: list[Guest]) -> None:
        self.evening = Evening(guests)
        self.evening.start()
        self.path = f"/api/table/{self.evening.table}"

    def looks(self) -> list[Any]:
        """All that can be seen of it."""
        anna = self.evening.guests[0]
        return [anna.ask("GET", self.path + "/story"), anna.ask("GET", self.path + "/past", seat=0), self._seats()]

    def _seats(self) -> list[Any]:
        return [(card["sits"], card["name"], card["cause"]) for card in self.evening.guests[0].ask("GET", self.path)["people"]]
