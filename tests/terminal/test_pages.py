"""Every board fits a screen of any size, and shows no hand to those who only watch."""

import io
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.play.match import Match
from spelunke.terminal.choices import choices_in
from spelunke.terminal.page import Menu, ReadingPage, TablePage
from spelunke.terminal.seating import Player
from spelunke.terminal.session import Company
from spelunke.texts import LANGUAGES, speaker
from spelunke.texts.rule_book import paragraphs, rule_book

SIZES = [(60, 20), (80, 24), (100, 50), (112, 20), (200, 60)]
NAMES = ["Anna", "Reinhardt der Lange", "李小龙", "Dora", "E", "Friederike", "Gert", "Hanna"]
KEYS = shelf.keys()


def console() -> Console:
    return Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=60, height=20)


def company_of(game: Game, language: str) -> Company:
    players = [Player(name, None) for name in NAMES[: game.seats]]
    return Company(Match(game, game.deal(seed=3)), players, speaker(language))


def moments(company: Company, steps: int) -> Iterator[AnyView]:
    """The views of all seats and of a spectator, step by step, sensible players playing."""
    table, game, dice = company.match.table, company.game, Dice(9)
    for _ in range(steps):
        for seat in (None, *range(game.seats)):
            yield company.view(seat)
        if not table.asked:
            return
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})


def page_of(company: Company, view: AnyView) -> TablePage:
    menu = Menu(choices_in(view, company.names, company.speaker)) if view.choices else None
    question = company.speaker.question(view, company.names) if view.choices else ""
    return TablePage(company.bar, company.board(view), company.log(view.seat, -1), question, menu, "keys")


def fills(page: TablePage | ReadingPage, width: int, height: int) -> bool:
    lines = page.lines(console(), width, height)
    return len(lines) == height and all(sum(cell_len(part.text) for part in line) == width for line in lines)


@pytest.mark.parametrize(("key", "language"), [(key, LANGUAGES[at % 2]) for at, key in enumerate(KEYS)])
def test_a_table_fills_every_screen_exactly(key: str, language: str) -> None:
    most = max(shelf.parts(key).box.seats)
    company = company_of(shelf.game(key, seats=most, house={"memory_aids": True}), language)
    for number, view in enumerate(moments(company, 6)):
        width, height = SIZES[number % len(SIZES)]
        assert fills(page_of(company, view), width, height)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_asked_and_the_lit_choice_can_be_seen_on_the_smallest_screen(key: str) -> None:
    company = company_of(shelf.game(key), "en")
    for view in moments(company, 3):
        if not view.choices:
            continue
        page = page_of(company, view)
        assert page.menu is not None
        for key_pressed in ("end", "home"):
            page.menu.move(key_pressed)
            shown = ["".join(part.text for part in line) for line in page.lines(console(), 60, 20)]
            lit = page.menu.choices[page.menu.selected]
            assert any(lit.words[:40] in line for line in shown)
            question = company.speaker.question(view, company.names)
            assert any(question[:30] in line for line in shown)


@pytest.mark.parametrize("key", KEYS)
def test_every_part_of_a_board_can_be_scrolled_into_observation(key: str) -> None:
    company = company_of(shelf.game(key, seats=max(shelf.parts(key).box.seats)), "en")
    view = company.view(0)
    page = page_of(company, view)
    whole = page.lines(console(), 60, 400)
    seen = set()
    for _ in range(40):
        seen |= {"".join(part.text for part in line) for line in page.lines(console(), 60, 20)}
        page.scroll("page up")
    board = company.board(view)
    lines = console().render_lines(board, console().options.update(width=60))
    assert len(whole) == 400
    assert {"".join(part.text for part in line) for line in lines} <= seen


@pytest.mark.parametrize("key", KEYS)
def test_a_board_that_is_too_tall_shows_its_lower_end_first_where_the_own_hand_lies(key: str) -> None:
    company = company_of(shelf.game(key), "en")
    view = company.view(0)
    board = console().render_lines(company.board(view), console().options.update(width=60))
    shown = ["".join(part.text for part in line) for line in page_of(company, view).lines(console(), 60, 20)]
    assert "".join(part.text for part in board[-1]) in shown


@pytest.mark.parametrize("width", [60, 80])
def test_what_does_not_fit_into_the_log_is_noticed(width: int) -> None:
    company = company_of(shelf.game("rueck"), "en")
    screen = Console(file=io.StringIO(), width=width, height=20)
    page = TablePage("bar", company.board(company.view(0)), ["one"], "What?")
    assert not page.hides_log(screen)
    page.log = [f"sentence {number}" for number in range(30)]
    assert page.hides_log(screen)


def test_a_long_text_is_read_screen_by_screen() -> None:
    page = ReadingPage("bar", "\n".join(f"line {number}" for number in range(50)), "hint")
    assert fills(page, 60, 20)
    assert not page.is_read
    for key in (" ", "page down", "down", "down"):
        page.turn(key)
        page.lines(console(), 60, 20)
    assert page.is_read
    assert page.top == 32
    page.turn("up")
    assert page.top == 31
    page.turn("page up")
    assert page.top == 13


@pytest.mark.parametrize("key", KEYS)
def test_rules_have_the_same_paragraphs_in_every_language(key: str) -> None:
    books = [paragraphs(rule_book(shelf.parts(key), language)) for language in LANGUAGES]
    assert books[0]
    assert all(list(book) == list(books[0]) for book in books)
