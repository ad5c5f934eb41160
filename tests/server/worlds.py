"""Two worlds that one client cannot tell apart: a game as it was played, and beside it one in which what is hidden differs."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.table import LUCK, SPECTATOR, Table
from spelunke.core.tape import Tape
from spelunke.core.types import Event
from tests.laws.hooks import hooks_of

RESHUFFLES = 6
"""So many worlds are tried at every turn; the one that hides most, and then stays alike for the longest time, is taken."""

BOLDNESS = (0.9, 0.5, 0.2, 0.0)
"""How likely something else is tried before what was answered in the first world, at every new attempt at a turn."""

TRIES = 12
"""So many answers of the others are tried in the other world."""

Answers = tuple[tuple[int, ...], tuple[int, ...]]
"""Who was asked, and the codes they answered; LUCK too."""


@dataclass
class Played:
    """A game: what was answered from one ask of people to the next, and the table at every ask."""

    game: Game
    turns: list[list[Answers]] = field(default_factory=list)
    """The deal first."""

    tables: list[Table] = field(default_factory=list)


@dataclass
class Twins:
    """Two worlds from one turn on, alike for one hearer to the last of these turns."""

    since: int | None
    """The ask at which they begin; None for the deal."""

    one: Table | None
    other: Table | None
    """How the two tables begin; None for the deal."""

    turns: list[tuple[list[Answers], list[Answers]]]
    """What is answered in the one and in the other."""

    def differ(self, game: Game) -> bool:
        """Whether anything hidden is different at all."""
        if self.one is not None and self.other is not None and game.position(self.one) != game.position(self.other):
            return True
        return any(one != other for one, other in self.turns)

    def is_told_otherwise(self, game: Game) -> bool:
        """Whether somebody is told something else in private: what would give away a private event that everybody hears."""
        starts = (self.one, self.other)
        one, other = (_all_told(game, start, [turn[at] for turn in self.turns]) for at, start in enumerate(starts))
        return one != other


def _all_told(game: Game, start: Table | None, turns: list[list[Answers]]) -> list[Event | None]:
    """What everybody together hears of these turns."""
    table = start.copy() if start is not None else game.deal(ask_luck=True)
    table.tape = tape = Tape()
    for _, codes in (answers for turn in turns for answers in turn):
        table.answer(list(codes))
    return [game.parts.tell(note[1:], seat) for note in tape.notes for seat in range(game.seats)]


def played(game: Game, seed: int, most_turns: int) -> Played:
    """A game, played sensibly most of the time."""
    dice, choosing = Dice(seed), random.Random(seed)
    table = game.deal(ask_luck=True)
    found = Played(game)
    while len(found.tables) <= most_turns:
        turn: list[Answers] = []
        if found.tables:
            asked = table.seats_asked()
            _take(table, turn, asked, [_chosen(game, table, seat, choosing, dice) for seat in asked])
        while table.seats_asked() == (LUCK,):
            _take(table, turn, (LUCK,), [table.draw(dice)])
        found.turns.append(turn)
        found.tables.append(table.copy())
        if not table.asked:
            break
    return found


def _chosen(game: Game, table: Table, seat: int, choosing: random.Random, dice: Dice) -> int:
    if choosing.random() < 0.3:
        return choosing.choice(table.choices(seat))
    return game.parts.codebook.codes[game.thumb(game.view(table, seat), dice)]


def _take(table: Table, turn: list[Answers], asked: tuple[int, ...], codes: list[int]) -> None:
    turn.append((asked, tuple(codes)))
    table.answer(codes)


def twins(found: Played, hearer: int | None, seed: int) -> Iterator[Twins]:
    """Pairs of worlds that cover the whole game: where the truth comes to light, what is still hidden is redealt."""
    choosing = random.Random(seed)
    yield (first := _longest(found, hearer, None, choosing))
    at = max(0, len(first.turns) - 1)
    while at < len(found.tables) - 1:
        yield (next_pair := _longest(found, hearer, at, choosing))
        # Where nothing else could be behind the next turn, the redealt table was at least looked at.
        at += max(1, len(next_pair.turns))


def _longest(found: Played, hearer: int | None, since: int | None, choosing: random.Random) -> Twins:
    game = found.game
    best: Twins | None = None
    for _ in range(RESHUFFLES):
        one = found.tables[since].copy() if since is not None else None
        other = one.copy() if one is not None else None
        if other is not None:
            other.reshuffle(SPECTATOR if hearer is None else hearer, Dice(choosing.getrandbits(30)))
        pair = Twins(since, one, other, _alike(found, hearer, since, other, choosing))
        if best is None or _worth(game, pair) > _worth(game, best):
            best = pair
    assert best is not None
    return best


def _worth(game: Game, pair: Twins) -> tuple[bool, bool, int]:
    """Worlds in which private things are told otherwise first: the more differs, the sooner it comes to light."""
    return pair.is_told_otherwise(game), pair.differ(game), len(pair.turns)


def _alike(
    found: Played, hearer: int | None, since: int | None, other: Table | None, choosing: random.Random
) -> list[tuple[list[Answers], list[Answers]]]:
    """Turn after turn, as long as answers can be found in the other world that leave the hearer in the dark."""
    game = found.game
    table = other.copy() if other is not None else game.deal(ask_luck=True)
    turns: list[tuple[list[Answers], list[Answers]]] = []
    first = 0 if since is None else since + 1
    for number in range(first, len(found.turns)):
        before = found.tables[number - 1] if number else game.deal(ask_luck=True)
        for boldness in BOLDNESS:
            step = _same_turn(game, hearer, before, found.turns[number], table, choosing, boldness)
            if step is not None:
                break
        if step is None:
            break
        table, answers = step
        turns.append((found.turns[number], answers))
    return turns


def _same_turn(
    game: Game, hearer: int | None, one: Table, turn: list[Answers], other: Table, choosing: random.Random, boldness: float
) -> tuple[Table, list[Answers]] | None:
    """The other world after a turn that must look and sound the same; None if none was found."""
    answers: list[Answers] = []
    for asked, codes in turn:
        first = _after(game, hearer, one, codes)
        for candidate in _candidates(hearer, asked, codes, other, choosing, boldness):
            second = _after(game, hearer, other, candidate)
            if first.look == second.look and not _is_public(game, hearer, other, codes, first, second):
                one, other = first.table, second.table
                answers.append((asked, candidate))
                break
        else:
            return None
    return other, answers


class After(NamedTuple):
    """A table after some answers, and what one hearer has of it."""

    table: Table
    look: tuple[object, ...]
    """How it looks, and what was said aloud there and need not be remembered."""

    told: list[Event]


def _after(game: Game, hearer: int | None, table: Table, codes: tuple[int, ...]) -> After:
    table = table.copy()
    table.tape = tape = Tape()
    table.answer(list(codes))
    told = [event for note in tape.notes if (event := game.parts.tell(note[1:], hearer)) is not None]
    aloud = [event for event in told if type(event).__name__ in hooks_of(game.box.key).said_aloud]
    return After(table, (aloud, msgspec.json.encode(game.view(table, hearer))), told)


def _is_public(
    game: Game,
    hearer: int | None,
    other: Table,
    codes: tuple[int, ...],
    first: After,
    second: After,
) -> bool:
    """Whether an answer is heard to be another one and leaves nothing hidden behind: a die that was thrown for all to see.

    Or a card that came to light as the last of its round: the two worlds have become one. Nothing else of what is told is
    asked here. Worlds that look alike must sound alike, and whether they do is for the test to say: a leak in the words of a
    game must not choose the worlds by which it is looked for.
    """
    if first.told == second.told:
        return False
    if game.position(first.table) == game.position(second.table):
        return True
    if any(code not in other.choices(seat) for code, seat in zip(codes, other.seats_asked(), strict=True)):
        return False
    return game.position(second.table) == game.position(_after(game, hearer, other, codes).table)


def _candidates(
    hearer: int | None, asked: tuple[int, ...], codes: tuple[int, ...], other: Table, choosing: random.Random, boldness: float
) -> Iterator[tuple[int, ...]]:
    """What could be answered in the other world: something else first, if boldness will have it so."""
    choices = [other.choices(seat) for seat in asked]
    was = [codes] if all(code in legal for code, legal in zip(codes, choices, strict=True)) else []
    is_bold = choosing.random() < boldness
    if not is_bold:
        yield from was
    if asked == (LUCK,):
        for code in choosing.sample(choices[0], len(choices[0])):
            yield (code,)
        return
    for _ in range(TRIES):
        yield tuple(
            code if seat == hearer and code in legal else choosing.choice(legal)
            for seat, code, legal in zip(asked, codes, choices, strict=True)
        )
    yield from was
