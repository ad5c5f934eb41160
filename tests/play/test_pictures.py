"""A game in five pictures: moments of its lesson that the page draws."""

import re
from importlib.resources import files

import pytest

import spelunke
from spelunke import shelf
from spelunke.core.game import Parts
from spelunke.play import pictures
from spelunke.play.lesson import BrokenLesson
from spelunke.play.pictures import pictures_of


@pytest.mark.parametrize("key", spelunke.keys())
def test_every_game_is_told_in_five_pictures_and_each_names_a_paragraph(key: str) -> None:
    told = pictures_of(shelf.parts(key))
    text = (files(shelf.parts(key).package) / "RULES.md").read_text(encoding="utf-8")
    assert len({picture.key for picture in told}) == len(told) == 5
    for picture in told:
        assert re.search(rf"\*\*{re.escape(picture.rule)}\*\*", text), picture.rule
        assert picture.names.count("") == 1


@pytest.mark.parametrize("key", spelunke.keys())
def test_the_last_picture_shows_who_has_won_or_what_counts(key: str) -> None:
    last = pictures_of(shelf.parts(key))[-1]
    assert last.view.standing is not None or type(last.events[-1]).__name__ == "RoundScored"


def test_a_moment_has_the_table_before_it_and_ends_with_its_event() -> None:
    cancelled = next(picture for picture in pictures_of(shelf.parts("rueck")) if picture.key == "cancelled")
    assert [type(event).__name__ for event in cancelled.events] == ["Revealed", "Cancelled"]
    assert cancelled.view.asked == (0, 1, 2, 3) and cancelled.view.standing is None
    assert cancelled.coming is not None and cancelled.beat == "stamped"


def test_a_picture_of_a_table_at_rest_shows_who_has_answered() -> None:
    hidden = next(picture for picture in pictures_of(shelf.parts("rueck")) if picture.key == "hide")
    assert (hidden.sealed, hidden.events, hidden.coming) == ((0, 1, 2, 3), (), None)


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ('step = "nowhere"', "no step nowhere"),
        ('step = "strongest"\nshow = "Ended"', "no event Ended"),
        ('stepp = "strongest"', "“stepp” is not known"),
    ],
)
def test_a_picture_that_cannot_be_drawn_says_why(written: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class File:
        @staticmethod
        def is_file() -> bool:
            return True

        @staticmethod
        def read_text(encoding: str) -> str:
            assert encoding == "utf-8"
            return f'[[picture]]\nkey = "one"\nrule = "§3.1"\n{written}\n'

    class Folder:
        def __truediv__(self, name: str) -> object:
            return File if name == pictures.FILE else files(shelf.parts("rueck").package) / name

    monkeypatch.setattr(pictures, "files", lambda _package: Folder())
    with pytest.raises(BrokenLesson) as refusal:
        pictures_of(shelf.parts("rueck"))
    assert why in str(refusal.value)


def test_a_game_without_pictures_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "FILE", "none.toml")
    parts: Parts = shelf.parts("rueck")
    assert pictures_of(parts) == ()
