"""The rules against a second opinion that was written from RULES.md alone."""

from typing import Any

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.core.table import Table
from spelunke.games.tock.box import BOX
from spelunke.games.tock.rules import PLAY
from spelunke.games.tock.rules_plays import DROP_OUT
from tests.games.tock.referee import LANE, Outcome, Referee

MOST_PIECES_WITH_A_SEVEN = 3
"""Four pieces that share a seven have a thousand ways to do it, which takes the referee too long."""


def outcomes_of(game: spelunke.Game, table: Table) -> set[Outcome]:
    """All boards that a turn can lead to, by the rules."""
    (seat,) = table.seats_asked()
    found: set[Outcome] = set()
    for code in table.choices(seat):
        if code != DROP_OUT:
            after = table.copy()
            after.answer([code])
            move = game.parts.codebook.moves[code]
            card = getattr(move, "card", {"PlaySeven": "7", "Swap": "jack"}.get(type(move).__name__))
            found |= {(str(card), board) for board in _boards(game, after, seat)}
    return found


def _boards(game: spelunke.Game, table: Table, seat: int) -> set[tuple[tuple[tuple[int, int], int], ...]]:
    """Every board at the end of the turn; only a seven is not over yet."""
    if table.asked != 1 << seat or table.about <= PLAY:
        places = game.view(table, None).open.pieces
        board = {
            (colour, piece): LANE + int(place[1]) - 1 if isinstance(place, str) else place
            for colour, pieces in enumerate(places)
            for piece, place in enumerate(pieces)
            if place != "waiting"
        }
        return {tuple(sorted(board.items()))}
    found = set()
    for code in table.choices(seat):
        after = table.copy()
        after.answer([code])
        found |= _boards(game, after, seat)
    return found


def agree(game: spelunke.Game, seed: int, moments: int, stride: int) -> int:
    """Hold the rules against the referee at moments of a random game; how many there were."""
    table: Any = game.deal(seed, ask_luck=True)
    dice = Dice(seed, 3)
    tried = 0
    for _ in range(moments):
        play_out(table, dice, stride)
        while table.asked and table.about != PLAY:
            play_out(table, dice, 1)
        if not table.asked:
            break
        position = game.position(table)
        on_track = sum(isinstance(place, int) for place in position["pieces"][table.track.colour])
        if "7" in position["hands"][table.track.turn] and on_track > MOST_PIECES_WITH_A_SEVEN:
            continue
        assert outcomes_of(game, table) == Referee(position, game.seats, game.house).outcomes(), position
        tried += 1
    return tried


@pytest.mark.parametrize("seats", BOX.seats)
@pytest.mark.parametrize("preset", BOX.presets)
def test_the_rules_allow_what_the_referee_allows(preset: str, seats: int) -> None:
    """§3.1 to §3.7, §5.1 to §5.8, §6.1 to §6.7, §7.1, §7.3."""
    game = spelunke.game("tock", seats=seats, preset=preset)
    assert sum(agree(game, seed, moments=20, stride=7) for seed in range(3)) > 20


@pytest.mark.parametrize(
    "house",
    [
        {"seven_remainder": "free"},
        {"seven_remainder": "free", "partner_landing": "capture", "empty_start_fields": False, "entry_offset": 0},
        {"seven_remainder": "last_piece_only", "require_full_lap": True, "entry_offset": 3},
    ],
)
def test_they_agree_about_sevens_on_a_crowded_board(house: dict[str, Any]) -> None:
    """§3.6, §5.7, §6.7, §8.1 to §8.3, §8.5."""
    crowded = {"section_length": 5, "pieces": 3, "cards": {"ace": 4, "king": 4, "7": 7, "4": 4, "jack": 2, "2": 4}}
    for seats in BOX.seats:
        agree(spelunke.game("tock", seats=seats, house={**crowded, **house}), seed=seats, moments=30, stride=11)
