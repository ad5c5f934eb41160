"""What things on the table say of themselves: every explanation is whole, and its paragraph stands in the rules."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from spelunke import shelf
from spelunke.texts import LANGUAGES
from spelunke.texts.rule_book import paragraphs, rule_book
from tests.texts.library import WEB, files

GAMES = shelf.keys()


@cache
def explanations(language: str, game: str) -> dict[str, Message]:
    """By what they are about."""
    found = FluentParser(with_spans=False).parse(files(language)["explain"].read_text(encoding="utf-8")).body
    start = f"explain-{game}-"
    return {
        entry.id.name.removeprefix(start): entry
        for entry in found
        if isinstance(entry, Message) and entry.id.name.startswith(start)
    }


def rules_of(message: Message) -> list[str]:
    """The paragraphs that an explanation may name."""
    (rule,) = [attribute for attribute in message.attributes if attribute.id.name == "rule"]
    return re.findall(r"§([\d.]+\d)", "".join(FluentSerializer().serialize_entry(Message(message.id, rule.value)).splitlines()))


@cache
def sources(game: str) -> str:
    """The page's own code as far as it draws this game: its folder, and what several games share."""
    ours = [WEB / "frame", WEB / "games" / game, WEB / "art" / game]
    ring = [WEB / "games" / "ring", WEB / "art" / "ring"] if game in {"tock", "wuerfel"} else []
    paths = [path for folder in (*ours, *ring) for path in sorted(Path(folder).rglob("*")) if path.suffix in {".ts", ".svelte"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_has_a_title_and_a_paragraph_that_the_rules_have(game: str, language: str) -> None:
    book = paragraphs(rule_book(shelf.parts(game), language))
    assert explanations(language, game)
    for name, message in explanations(language, game).items():
        assert message.value is not None, name
        assert {attribute.id.name for attribute in message.attributes} == {"title", "rule"}, name
        assert rules_of(message), name
        assert set(rules_of(message)) <= book.keys(), name
        assert rules_of(message) == rules_of(explanations("en", game)[name]), name


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_explained_lies_on_some_board(game: str) -> None:
    code = sources(game)
    missing = [name for name in explanations("en", game) if not re.search(rf"""["'`]{name}["'`?]""", code)]
    by_move = {"icant", "believe", "doubt", "letithappen", "leaveit", "handinall", "enough", "drawthem"}
    known = {"auction", "castle"} | by_move  # named by the place or the move itself
    assert set(missing) <= known
