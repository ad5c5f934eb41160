"""docs/games/klau.md numbers the cards as the code does."""

import re
from pathlib import Path

from spelunke.games.klau.box import CARDS

PAGE = Path(__file__).parents[3] / "docs" / "games" / "klau.md"


def test_every_card_has_the_number_the_page_gives_it() -> None:
    """§1.1 to §1.4, §1.7."""
    (first,) = (line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| 0 – 8 |"))
    assert re.findall(r"`(\w+)`", first) == list(CARDS[:9])
    assert [CARDS[9 * colour] for colour in range(4)] == ["red_1", "yellow_1", "green_1", "blue_1"]
    assert (CARDS[36], CARDS[38], CARDS[50]) == ("red_plan", "red_yellow_plan", "red_yellow_green_blue_plan")
    assert CARDS[51:] == ("police", "watchdog", "bomb", "fence")
