"""Golden files are noticed when they are missing or changed."""

from pathlib import Path

import pytest

from spelunke.core.game import Game
from tests.golden.files import NotGolden, compare, write
from tests.golden.story import story
from tests.laws.broken import LawBroken
from tests.laws.census import count_lines, counts, naive_counter_agrees
from tests.laws.hooks import Count, Hooks, brought, hooks_of
from tests.laws.scenes import Scene, preset_scenes
from tests.laws.walks import try_law, walk
from tests.toy.broken_toys import IgnoresLow
from tests.toy.toy import PARTS, Toy, parts_with


def told(table: type[Toy], low: bool) -> list[str]:
    scene = Scene("toy", Game(parts_with(table), seats=3, house={"low": low}))
    return list(story(scene, "printed", seed=1, recorded=()))


def test_a_game_without_a_golden_file_fails(tmp_path: Path) -> None:
    with pytest.raises(NotGolden, match=r"there is no toy-printed\.txt"):
        compare(tmp_path / "toy-printed.txt", told(Toy, low=False))


def test_a_game_that_goes_as_written_passes(tmp_path: Path) -> None:
    write(tmp_path / "toy.txt", told(Toy, low=True))
    compare(tmp_path / "toy.txt", told(Toy, low=True))


def test_a_game_that_goes_otherwise_fails_at_the_line_where_it_does(tmp_path: Path) -> None:
    write(tmp_path / "toy.txt", told(Toy, low=True))
    with pytest.raises(NotGolden, match=r"toy\.txt, line"):
        compare(tmp_path / "toy.txt", told(IgnoresLow, low=True))


def test_a_story_that_breaks_off_fails(tmp_path: Path) -> None:
    lines = told(Toy, low=False)
    write(tmp_path / "toy.txt", lines)
    with pytest.raises(NotGolden, match="the end"):
        compare(tmp_path / "toy.txt", lines[:-1])


def test_a_story_tells_every_ask_answer_event_and_view() -> None:
    text = "\n".join(told(Toy, low=False))
    for word in (
        "deal (§1.1): luck",
        "luck answers Deal number=",
        "seat 1 hears Dealt who=1",
        "everybody hears Dealt who=1 number=-",
    ):
        assert word in text
    for word in ("show (§1.2): seat 0, seat 1, seat 2", "seat 0 sees", "open.hand=[", "choices=Show", "The end: places"):
        assert word in text


def test_lines_of_play_are_counted_by_hand() -> None:
    """Two seats with the numbers 1 and 2 each: who shows what, and who then gives to the other."""
    game = Game(PARTS, seats=2, preset="tiny")
    table = game.arrange(
        {"hands": [[1, 2], [1, 2]], "pile": [3, 3, 4, 4], "shown": [], "stones": [0, 0], "giver": None, "to_be_dealt": None},
        ask_luck=True,
    )
    assert count_lines(table, 0) == Count(1, 0, (0, 0))
    assert count_lines(table, 1) == Count(4, 0, (0, 0))
    # Twice equal (over at once, all first), or one gives a stone and gets one back.
    assert count_lines(table, 2) == Count(4, 2, (2, 2))
    assert counts(table, most=100)[-1] == Count(4, 4, (4, 4))


def test_a_counter_that_disagrees_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Hooks(count=lambda game, position, depth: count_lines(game.arrange(position, ask_luck=True), depth))
    wrong = Hooks(count=lambda game, position, depth: Count(1, 0, (0,) * game.seats))
    scene = preset_scenes(PARTS)[0]
    assert walk(scene, 0)
    for hooks in (honest, wrong):
        monkeypatch.setitem(brought, "toy", hooks)
        hooks_of.cache_clear()
        if hooks is honest:
            try_law(naive_counter_agrees, scene, examples=5)
        else:
            with pytest.raises(LawBroken, match="lines of play"):
                try_law(naive_counter_agrees, scene, examples=5)
    monkeypatch.undo()
    hooks_of.cache_clear()
