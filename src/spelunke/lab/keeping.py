"""Keeping what is played: line by line while it is, and the games of a tournament as Parquet for those who count on."""

import contextlib
import errno
import io
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

import msgspec

from spelunke.core.errors import SpelunkeError
from spelunke.lab.deals import Plan, Row
from spelunke.lab.whole_files import write_whole

FORMAT = 1


class BadKeeping(SpelunkeError):
    """A file that cannot be written, or that keeps other games than these."""


class _Head(msgspec.Struct, frozen=True):
    """The first line: whose games these are."""

    spelunke_lab: int
    plan: msgspec.Struct


Line = TypeVar("Line")
"""What a line tells: a game, or what came of some."""


class Log(Generic[Line]):
    """A file with a line for everything that was played. If it is there already, it goes on where it stopped."""

    def __init__(self, path: str, plan: msgspec.Struct, kind: type[Line]) -> None:
        self._path = Path(path)
        self._shown = "".join(sign if sign.isprintable() else "�" for sign in path)[-80:]
        self._kind = kind
        self.rows: list[Line] = []
        head = msgspec.json.encode(_Head(FORMAT, plan)) + b"\n"
        try:
            kept = self._path.read_bytes() if self._path.is_file() else b""
            whole = kept[: kept.rfind(b"\n") + 1]
            self.rows = self._rows(whole, head) if whole else []
            # Unbuffered: what was kept is in the file, and a full disk is noticed at once.
            self._file = self._path.open("r+b" if kept else "wb", buffering=0)
        except (OSError, ValueError) as error:
            raise self._trouble(error) from None
        try:
            if whole:
                # What was being written when it stopped is only half there: it is played again.
                self._file.truncate(len(whole))
                self._file.seek(len(whole))
            else:
                self._write(head)
        except OSError as error:
            self._file.close()
            raise self._trouble(error) from None

    def _rows(self, whole: bytes, head: bytes) -> list[Line]:
        first, *lines = whole.splitlines(keepends=True)
        if first != head:
            raise BadKeeping("lab-resume-other", file=self._shown)
        try:
            return [msgspec.json.decode(line, type=self._kind) for line in lines]
        except msgspec.MsgspecError:
            raise self.damaged() from None

    def damaged(self) -> BadKeeping:
        """What to say if a line cannot be one of these."""
        return BadKeeping("lab-resume-damaged", file=self._shown)

    def keep(self, rows: Sequence[Line]) -> None:
        """Write some more."""
        try:
            self._write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        except OSError as error:
            raise self._trouble(error) from None

    def _write(self, content: bytes) -> None:
        if self._file.write(content) != len(content):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _trouble(self, error: Exception) -> BadKeeping:
        return BadKeeping("lab-unwritable", file=self._shown, why=_why(error))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()


@contextlib.contextmanager
def logs_in(folder: str | None, plans: Sequence[Plan], name: str = "") -> Iterator[list[Log[Row]]]:
    """A log for each of several plans, in a folder that is made if need be; none without a folder."""
    with contextlib.ExitStack() as stack:
        if folder is None:
            yield []
            return
        try:
            Path(folder).mkdir(exist_ok=True)
        except (OSError, ValueError) as error:
            raise BadKeeping("lab-unwritable", file=folder[-80:], why=_why(error)) from None
        files = [str(Path(folder, f"{name}{number}.jsonl")) for number in range(len(plans))]
        yield [stack.enter_context(Log(file, plan, Row)) for file, plan in zip(files, plans, strict=True)]


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or "?"


def check_writable(path: str) -> None:
    """Refuse a place that cannot be written to before anybody plays for hours."""
    try:
        new = not Path(path).exists()
        with Path(path).open("ab"):
            pass
        if new:
            Path(path).unlink()
    except (OSError, ValueError) as error:
        raise BadKeeping("lab-unwritable", file=path[-80:], why=_why(error)) from None


def write_file(path: str, content: bytes) -> None:
    """A whole file at once, or a refusal by name and the file as it was."""
    try:
        write_whole(Path(path), content)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadKeeping("lab-unwritable", file=path[-80:], why=_why(error)) from None


def write_games(path: str, plan: Plan, rows: Sequence[Row], made: dict[str, str]) -> None:
    """One row for every game."""
    columns: dict[str, list[Any]] = {
        "game": [row.number for row in rows],
        "deal": [row.deal for row in rows],
        "bots": [row.bots for row in rows],
        "finished": [row.finished for row in rows],
        "places": [row.places for row in rows],
        "scores": [row.scores for row in rows],
        "answers": [row.answers for row in rows],
        "asks": [row.asks for row in rows],
        "forced": [row.forced for row in rows],
    }
    for name in sorted({name for row in rows for name in row.watched}):
        columns[f"watched_{name}"] = [row.watched.get(name) for row in rows]
    _write_parquet(path, columns, plan, made)


def write_decisions(path: str, plan: Plan, rows: Sequence[Row], made: dict[str, str]) -> None:
    """One row for every answer of a seat."""
    moves = [repr(move) for move in plan.dealt().parts.codebook.moves]
    told = [(row, number, decision) for row in rows for number, decision in enumerate(row.decisions)]
    columns: dict[str, list[Any]] = {
        "game": [row.number for row, _, _ in told],
        "deal": [row.deal for row, _, _ in told],
        "decision": [number for _, number, _ in told],
        "seat": [decision.seat for _, _, decision in told],
        "bot": [row.bots[decision.seat] for row, _, decision in told],
        "about": [decision.about for _, _, decision in told],
        "choices": [decision.choices for _, _, decision in told],
        "code": [decision.code for _, _, decision in told],
        "move": [moves[decision.code] for _, _, decision in told],
    }
    _write_parquet(path, columns, plan, made)


def _write_parquet(path: str, columns: dict[str, list[Any]], plan: Plan, made: dict[str, str]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    notes = {**made, "game": plan.game, "seats": str(plan.seats), "house": msgspec.json.encode(plan.house).decode()}
    buffer = io.BytesIO()
    parquet.write_table(pa.table(columns).replace_schema_metadata(notes), buffer)
    write_file(path, buffer.getvalue())
