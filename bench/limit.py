"""The limit: Rück's raus! by hand in C, compiled on the spot where there is a compiler."""

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import spelunke
from bench.clock import Contestant, timed
from bench.ours import SEED
from spelunke.core.dice import Dice

SOURCE = Path(__file__).with_name("limit.c")


def is_there() -> bool:
    """Whether there is a C compiler."""
    return shutil.which("cc") is not None


@cache
def _library() -> ctypes.CDLL:
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder, "limit.so")
        subprocess.run(["cc", "-O3", "-shared", "-fPIC", "-o", str(compiled), str(SOURCE)], check=True)
        library = ctypes.CDLL(str(compiled))
    library.play.argtypes = [ctypes.c_uint64, ctypes.c_int, ctypes.c_int64, ctypes.POINTER(ctypes.c_int64)]
    library.play.restype = ctypes.c_int64
    return library


def play_by_hand(games: int, seats: int) -> tuple[int, list[int]]:
    """How many decisions so many games took, and all jewels by seat: to the last one what our engine gets."""
    totals = (ctypes.c_int64 * seats)()
    decisions = int(_library().play(Dice(SEED).state, seats, games, totals))
    return decisions, list(totals)


def by_hand() -> Contestant:
    """Random play in C."""
    seats = spelunke.game("rueck").seats
    return timed(lambda games: play_by_hand(games, seats)[0])
