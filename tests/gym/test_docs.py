"""The page on the doors says what the code does."""

from pathlib import Path

from spelunke.gym.layout import with_layouts
from tests.gym.tables import every_game

PAGE = Path(__file__).parents[2] / "docs" / "gym.md"


def test_the_layouts_on_the_page_are_those_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_layouts(page), "python -m spelunke.gym.layout docs/gym.md writes them anew"


@every_game
def test_every_game_has_its_layout_on_the_page(key: str) -> None:
    assert f"(`{key}`, " in PAGE.read_text(encoding="utf-8")
