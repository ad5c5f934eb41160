"""The pictures of a table's link are as new as the lids that they show."""

from covers import COVERS, STAMP, made_from
from spelunke import shelf


def test_the_pictures_of_links_are_drawn_from_the_lids_as_they_are() -> None:
    """If not: ``tools/covers.py`` draws them anew, with a browser."""
    assert STAMP.read_text(encoding="ascii") == made_from()


def test_every_box_has_a_picture_for_its_links() -> None:
    assert {path.stem for path in COVERS.glob("*.png")} == set(shelf.keys())
