"""A whole game as a readable text: every ask, answer, event, and what everybody sees."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.table import LUCK, Table
from spelunke.core.types import Event, Move
from tests.laws.scenes import Scene
from tests.laws.walks import answers_for

LONGEST = 40
"""After so many asks of people the middle of a long game is left out …"""

LAST = 8
"""… up to its last asks."""

NOT_NEWS = {"game", "version", "seats", "seat", "asked", "about"}
"""Parts of a view that stand in the ask already."""


Answers = Callable[[Table], list[int]]
"""What is answered at a table, luck's answer included."""


def story(scene: Scene, title: str, seed: int, recorded: Sequence[int]) -> Iterator[str]:
    """One game of random answers, or of recorded ones where random answers would not end it, ask by ask."""
    game = scene.game
    yield f"{game.box.title} · {title} · {game.seats} seats · seed {seed}{' · by rule of thumb' if scene.by_thumb else ''}"
    left_out = range(LONGEST, _length(game, _answers(scene, seed, recorded)) - LAST)
    for number, chapter in enumerate(_chapters(game, _answers(scene, seed, recorded), left_out)):
        if number == LONGEST and left_out:
            yield ""
            yield f"({len(left_out)} asks later)"
        yield from chapter


def played(scene: Scene, seed: int) -> list[int]:
    """The answers of a game as it would be played today."""
    dice, table = Dice(seed, 1), scene.game.parts.deal(scene.game.seats, scene.game.house)
    given: list[int] = []
    while table.asked:
        given += (codes := answers_for(scene, table, dice))
        table.answer(codes)
    return given


def _answers(scene: Scene, seed: int, recorded: Sequence[int]) -> Answers:
    if not scene.by_thumb:
        dice = Dice(seed, 1)
        return lambda table: answers_for(scene, table, dice)
    rest = iter(recorded)
    return lambda table: [next(rest) for _ in table.seats_asked()]


def _length(game: Game, answers: Answers) -> int:
    """How many chapters the story has: one for each ask of people, luck's last answer if it ends the game, and the end."""
    table = game.parts.deal(game.seats, game.house)
    chapters = 1
    while table.asked:
        by_luck = table.seats_asked() == (LUCK,)
        table.answer(answers(table))
        chapters += not by_luck or not table.asked
    return chapters


def _chapters(game: Game, answers: Answers, left_out: range) -> Iterator[list[str]]:
    """What is written down for every ask of people, as far as it is; luck's answers belong to the ask they lead to."""
    table = game.deal(ask_luck=True)
    assert table.tape is not None
    seen: dict[int | None, dict[str, str]] = {}
    lines = ["", "The table before luck's first answer", *_observations(game, table, seen)]
    heard = number = 0
    while table.asked:
        asked = table.seats_asked()
        ask = _ask(game, table, len(table.tape.answers))
        codes = answers(table)
        moves = [game.parts.codebook.moves[code] for code in codes]
        game.play(table, dict(zip(asked, moves, strict=True)))
        if number not in left_out:
            lines += ["", ask, *(f"  {_who(seat)} answers {words_of(move)}" for seat, move in zip(asked, moves, strict=True))]
            lines += _sounds(game, table, heard)
            lines += _observations(game, table, seen)
        heard = len(table.tape.notes)
        if asked != (LUCK,) or not table.asked:
            if number in left_out and number + 1 not in left_out:
                _observations(game, table, seen)  # what was seen when the story goes on
            yield lines
            lines = []
            number += 1
    yield ["", f"The end: places {_short(list(table.places()))}, scores {_short(list(table.scores()))}"]


def _who(seat: int | None) -> str:
    return "everybody" if seat is None else "luck" if seat == LUCK else f"seat {seat}"


def _ask(game: Game, table: Table, answers: int) -> str:
    question = game.question(table)
    assert question is not None
    who = ", ".join(_who(seat) for seat in table.seats_asked())
    options = ""
    if table.seats_asked() == (LUCK,):
        moves = [game.parts.codebook.moves[code] for code in table.choices(LUCK)]
        options = f", {_offered(moves, list(table.weights()))}"
    return f"{answers}. {question.about} ({question.paragraph}): {who}{options}"


def words_of(words: msgspec.Struct) -> str:
    """A move or an event in one breath: ``Turned noble=plus_5 round=1``."""
    fields = "".join(f" {name}={_short(getattr(words, name))}" for name in words.__struct_fields__)
    return f"{type(words).__name__}{fields}"


def _short(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return f"({words_of(value)})"
    if isinstance(value, list | tuple):
        return "[" + " ".join(_short(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}:{_short(item)}" for key, item in value.items()) + "}"
    return "-" if value is None else str(value)


def _offered(moves: Sequence[Move], weights: Sequence[int] = (), most: int = 24) -> str:
    """Moves by kind: ``Rob 0 1 2, Take 8``; those of luck with their weights: ``Turn plus_4 ×2``."""
    kinds: dict[str, list[str]] = {}
    for at, move in enumerate(moves[:most]):
        fields = "/".join(_short(getattr(move, name)) for name in move.__struct_fields__)
        kinds.setdefault(type(move).__name__, []).append(fields + (f" ×{weights[at]}" if weights else ""))
    more = [f"{len(moves) - most} more"] if len(moves) > most else []
    return ", ".join([f"{kind} {' '.join(fields)}".strip() for kind, fields in kinds.items()] + more)


def _sounds(game: Game, table: Table, heard: int) -> list[str]:
    """What everybody hears, and what single seats hear differently."""
    assert table.tape is not None
    lines = []
    for note in table.tape.notes[heard:]:
        told: dict[int | None, Event | None] = {seat: game.parts.tell(note[1:], seat) for seat in (None, *range(game.seats))}
        for seat, event in told.items():
            if event is not None and (seat is None or event != told[None]):
                lines.append(f"  {_who(seat)} hears {words_of(event)}")
    return lines


def _observations(game: Game, table: Table, seen: dict[int | None, dict[str, str]]) -> list[str]:
    """What has changed to the eyes of everybody, and of single seats beyond that."""
    now = {seat: _flat("", game.view(table, seat)) for seat in (None, *range(game.seats))}
    lines = []
    for seat, observation in now.items():
        news = [
            f"{path}={value}"
            for path, value in observation.items()
            if seen.get(seat, {}).get(path) != value and (seat is None or now[None].get(path) != value)
        ]
        if news:
            lines.append(f"  {_who(seat)} sees {'; '.join(news)}")
    seen.update(now)
    return lines


def _flat(path: str, value: Any) -> dict[str, str]:
    """A view as words by path: ``open.noble``."""
    if isinstance(value, msgspec.Struct) and not path.count("."):
        found: dict[str, str] = {}
        for name in value.__struct_fields__:
            if path or name not in NOT_NEWS:
                found |= _flat(f"{path}.{name}" if path else name, getattr(value, name))
        return found
    return {path: _offered(value) or "-" if path == "choices" else _short(value)}
