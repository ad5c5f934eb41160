"""Law 4: moves and codes are one-to-one, on the wire too."""

from functools import reduce
from operator import or_

import msgspec

from spelunke.core.game import Parts
from tests.laws.broken import LawBroken, hold, same


def moves_and_codes_are_one_to_one(game: Parts) -> None:
    """Every code is one move, and a move that was sent is read as the same move."""
    moves = game.codebook.moves
    same("how many codes there are", len(game.codebook), len(set(moves)))
    any_move = reduce(or_, {type(move) for move in moves})
    for code, move in enumerate(moves):
        same(f"the code of {move}", game.codebook.code(move), code)
        try:
            read = msgspec.json.decode(msgspec.json.encode(move), type=any_move)
        except (msgspec.ValidationError, TypeError) as error:
            raise LawBroken(f"{move} cannot be read once it is sent: {error}") from error
        same(f"{move}, sent and read", read, move)


def codebook_lines(game: Parts) -> list[str]:
    """The codebook as text: a code and its move on every line."""
    return [f"{code} {msgspec.json.encode(move).decode()}" for code, move in enumerate(game.codebook.moves)]


def nothing_is_renumbered(game: Parts, before: list[str]) -> None:
    """Codes that were once given away keep their moves; new ones may only be added behind."""
    now = codebook_lines(game)
    for old, new in zip(before, now, strict=False):
        same(f"code {old.partition(' ')[0]} of {game.box.key}", new, old)
    hold(len(now) >= len(before), f"codes of {game.box.key} are gone: {before[len(now) :]}")
