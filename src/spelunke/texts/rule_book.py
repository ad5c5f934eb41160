"""The rules of a game as they stand in its folder: whole, by section, or one paragraph."""

import re
from importlib.resources import files

from spelunke.core.errors import SpelunkeError
from spelunke.core.game import Parts


class UnknownParagraph(SpelunkeError):
    """The rules have no such paragraph."""


def rule_book(parts: Parts, language: str) -> str:
    """RULES.md in this language; the English one where there is no other."""
    folder = files(parts.package)
    for name in (f"RULES.{language}.md", "RULES.md"):
        if folder.joinpath(name).is_file():
            return folder.joinpath(name).read_text(encoding="utf-8")
    raise UnknownParagraph("rules-missing", title=parts.box.title)


def paragraphs(book: str) -> dict[str, str]:
    r"""Every numbered paragraph of a rule book.

    >>> paragraphs("## 1 The box\n\n- **§1.1** Five gangs\n  of eight.\n- **§1.2** Jewels.\n\nMore.\n")
    {'1.1': '**§1.1** Five gangs of eight.', '1.2': '**§1.2** Jewels.'}
    """
    found = re.finditer(r"^- (\*\*§(?P<number>[\d.]+)\*\*.*(?:\n[ ]+\S.*)*)", book, re.MULTILINE)
    return {match["number"]: re.sub(r"\n\s+", " ", match[1]) for match in found}


def section(book: str, number: str) -> str | None:
    """A whole section with its heading, by its number."""
    match = re.search(rf"^## {re.escape(number)} .*?(?=^## |\Z)", book, re.MULTILINE | re.DOTALL)
    return match[0].rstrip() if match else None


def passage(parts: Parts, language: str, wanted: str) -> str:
    """The text that ``§4.2``, ``4.2`` or ``4`` refers to."""
    book = rule_book(parts, language)
    number = wanted.strip().removeprefix("§").strip().rstrip(".")
    numbered = paragraphs(book)
    if number in numbered:
        return numbered[number]
    if number and (found := section(book, number)):
        return found
    raise UnknownParagraph("rules-no-paragraph", title=parts.box.title, wanted=wanted[:40], allowed=[f"§{n}" for n in numbered])
