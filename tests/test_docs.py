"""The pages: every link leads somewhere, and the glossary keeps its promise."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_printed_terms_are_single_words() -> None:
    printed = False
    for line in (ROOT / "docs" / "words.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or cells[0] in {"printed", "ours"}:
            printed = cells[0] == "printed"
        elif printed and not cells[0].startswith("---"):
            assert all(len(term.split()) <= 1 for term in cells[0].split(",")), line


def test_until_there_is_a_release_nobody_is_sent_to_an_index_for_one() -> None:
    is_released = re.search(r"^## \[[\d.]+\] - \d{4}", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    told = [*PAGES, *(ROOT / "src" / "spelunke" / "texts").glob("*/*.ftl")]
    sent = [page.name for page in told if re.search(r"pip install \S*spelunke\b", page.read_text(encoding="utf-8"))]
    assert is_released or not sent
