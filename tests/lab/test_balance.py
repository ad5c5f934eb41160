"""Balance reports: numbers, pictures, both languages, and nothing from outside."""

import base64
import dataclasses
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

import spelunke
from spelunke.games import rueck
from spelunke.lab.balance import Balance
from spelunke.lab.html_report import chapters
from spelunke.lab.intervals import share_interval
from spelunke.texts import speaker
from tests.terminal.door import is_one_sentence, knock

ASKED = ("balance", "rueck", "--games", "12", "--seed", "2", "--workers", "1")


class Page(HTMLParser):
    """What a page shows and what it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.languages: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in {"src", "href", "srcset", "action", "data"}]
        self.languages += [value or "" for name, value in attrs if tag == "article" and name == "lang"]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("report") / "rueck.html"
    heard = knock(*ASKED, "--page", str(file))
    assert heard.code == 0, heard
    return file.read_text(encoding="utf-8")


def test_a_page_needs_nothing_but_itself(report: str) -> None:
    page = Page(report)
    assert len(page.addresses) == 14
    assert all(address.startswith("data:image/svg+xml;base64,") for address in page.addresses)
    assert "<script" not in report
    assert "url(" not in report
    assert len(report) < 1_000_000


def test_the_pictures_are_pictures_with_words_in_both_languages(report: str) -> None:
    pictures = [base64.b64decode(address.partition(",")[2]).decode() for address in Page(report).addresses]
    for picture in pictures:
        assert ET.fromstring(picture).tag.endswith("svg")
    assert any("a fair share" in picture for picture in pictures)
    assert any("ein gerechter Anteil" in picture for picture in pictures)
    assert any("The Duke" in picture for picture in pictures)


def test_a_page_speaks_both_languages_and_says_how_it_was_made(report: str) -> None:
    page = Page(report)
    assert page.languages == ["en", "de"]
    words = " ".join(page.words)
    assert "Does thinking pay?" in words
    assert "Lohnt sich Nachdenken?" in words
    assert words.count("spelunke balance rueck --games 12 --bots random,thumb --rungs 12 --bot thumb --seats 4 --seed 2") == 2
    assert words.count(spelunke.__version__) == 2
    assert re.search(r"\d\.\d% \(\d", words)
    assert re.search(r"\d,\d\s% \(\d", words)


def test_the_language_that_was_asked_for_is_on_top(tmp_path: Path) -> None:
    file = tmp_path / "rueck.html"
    assert knock("balance", "rueck", "--games", "4", "--workers", "1", "--lang", "de", "--page", str(file)).code == 0
    assert 'id="language-de" checked' in file.read_text(encoding="utf-8")


def test_a_report_can_be_made_again_and_its_numbers_fit_together(tmp_path: Path) -> None:
    heard = knock(*ASKED, "--json")
    told = json.loads(heard.out)
    assert sum(seat["mean"] for seat in told["by_seat"]) + told["nobody_won"]["mean"] == pytest.approx(1)
    for bars in (told["lengths"], told["changes"], told["decisions"]):
        assert sum(bar["games"] for bar in bars) == told["games"] == 12
    assert sum(thing["comes"] for thing in told["things"]) == pytest.approx(1)
    assert sum(thing["decides"]["mean"] for thing in told["things"]) == pytest.approx(1)
    (rung,) = told["ladder"]
    assert (rung["lower"], rung["upper"], rung["games"]) == ("random", "thumb", 12)
    assert 0 <= rung["wins"]["low"] <= rung["wins"]["mean"] <= rung["wins"]["high"] <= 1
    file = tmp_path / "report.json"
    file.write_text(heard.out, encoding="utf-8")
    assert "The same numbers" in knock("balance", "--reproduce", str(file), "--workers", "1").out


def test_every_bot_of_a_ladder_meets_the_one_below_even_where_there_are_but_two_sides() -> None:
    ladder = ("--bots", "random,thumb,novice", "--rungs", "8,4")
    told = json.loads(knock("balance", "tock", "--preset", "tiny", *ladder, "--games", "4", "--workers", "1", "--json").out)
    assert [(rung["lower"], rung["upper"], rung["games"]) for rung in told["ladder"]] == [
        ("random", "thumb", 8),
        ("thumb", "novice", 4),
    ]
    assert "--rungs 8,4" in told["command"]


def test_twins_on_a_ladder_win_half_each(tmp_path: Path) -> None:
    twins = tmp_path / "twins.py"
    twins.write_text("def First(view, dice):\n    return view.choices[0]\n\n\nSecond = First\n", encoding="utf-8")
    ladder = ("--bots", f"{twins}:First,{twins}:Second", "--rungs", "6")
    heard = knock("balance", "rueck", *ladder, "--games", "4", "--workers", "1", "--json")
    assert json.loads(heard.out)["ladder"][0]["wins"]["mean"] == 0.5


@pytest.mark.parametrize(("wins", "verdict"), [(100, "chance alone could explain that"), (129, "more than chance explains")])
def test_the_seat_farthest_from_fair_is_told_apart_from_chance_with_all_seats_in_mind(wins: int, verdict: str) -> None:
    """Of 400 games: 129 of one seat would be odd even for the oddest of four."""
    told = msgspec.json.decode(knock(*ASKED, "--json").out, type=Balance)
    nobody = share_interval([0.0] * 400)
    by_seat = [share_interval([1.0] * games + [0.0] * (400 - games)) for games in (wins, *[(400 - wins) // 3] * 3)]
    told = msgspec.structs.replace(told, by_seat=by_seat, seats=4, nobody_won=nobody)
    _, (sentence,) = next(chapters(told, speaker("en")))
    assert verdict in sentence


def test_a_report_that_was_stopped_keeps_its_games_and_goes_on_to_the_same_end(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def Bot(view, dice):\n    return view.choices[0]\n", encoding="utf-8")
    asked = ("balance", "rueck", "--bots", f"random,{bot}:Bot", "--games", "12", "--workers", "1", "--json")
    kept = tmp_path / "kept"
    whole = knock(*asked, "--resume", str(kept))
    assert whole.out == knock(*asked).out
    for log in kept.iterdir():
        lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
        assert len(lines) == 13
        log.write_text("".join(lines[:7]) + lines[7][:20], encoding="utf-8")
    assert knock(*asked, "--resume", str(kept)).out == whole.out
    assert [len(log.read_text(encoding="utf-8").splitlines()) for log in kept.iterdir()] == [13, 13]
    assert is_one_sentence(knock(*asked, "--resume", str(kept), "--seed", "5"))
    assert is_one_sentence(knock(*asked, "--resume", "/nowhere/at/all"))


def test_games_that_are_lost_are_told_with_how_they_are_kept(tmp_path: Path) -> None:
    own = tmp_path / "bot.py"
    own.write_text("def Bot(view, dice):\n    return None\n", encoding="utf-8")
    asked = ("balance", "rueck", "--games", "12", "--bots", f"random,{own}:Bot", "--workers", "1")
    heard = knock(*asked)
    assert is_one_sentence(heard)
    assert "answered None" in heard.err
    assert "12 games before that are lost. With --resume" in heard.err
    kept = knock(*asked, "--resume", str(tmp_path / "kept"))
    assert "answered None" in kept.err
    assert "lost" not in kept.err
    nothing = knock("balance", "rueck", "--games", "12", "--bot", f"{own}:Bot", "--workers", "1")
    assert "lost" not in nothing.err


def test_of_games_that_never_end_there_is_nothing_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    short = dataclasses.replace(rueck.PARTS, box=dataclasses.replace(rueck.PARTS.box, limit=3))
    monkeypatch.setattr("spelunke.shelf.parts", lambda _key: short)
    heard = knock(*ASKED)
    assert is_one_sentence(heard)
    assert "None of 12 games of thumb came to an end" in heard.err


def test_what_cannot_be_weighed_is_refused_in_a_sentence() -> None:
    for arguments in (
        ("balance",),
        ("balance", "rueck", "--bots", "thumb"),
        ("balance", "rueck", "--bots", "thumb,oracle"),
        ("balance", "rueck", "--games", "0"),
        ("balance", "rueck", "--bot", "thumb", "random"),
        ("balance", "rueck", "--rungs", "many"),
        ("balance", "rueck", "--rungs", "8,8"),
        ("balance", "rueck", "--rungs", "0"),
        ("balance", "rueck", "--page", "/nowhere/at/all.html"),
    ):
        assert is_one_sentence(knock(*arguments)), arguments
