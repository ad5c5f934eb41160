"""Checkpoints: games are saved line by line while they are played, so that a run can be resumed."""

import contextlib
import errno
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Generic, Self, TypeVar

import msgspec

from spelunke.core.errors import SpelunkeError
from spelunke.lab.atomic_files import write_whole
from spelunke.lab.duplicate_plan import Plan, PlanRow

FORMAT = 1


class BadKeeping(SpelunkeError):
    """A checkpoint that cannot be written, or that holds games of another plan."""


class _Head(msgspec.Struct, frozen=True):
    """The first line: which plan these games belong to."""

    spelunke_lab: int
    plan: msgspec.Struct


Line = TypeVar("Line")
"""The type of a line: a game, or the results of several."""


class Log(Generic[Line]):
    """A file with a line for everything that was played. If it exists, the run resumes from it."""

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
            # Unbuffered: saved lines are in the file, and a full disk is noticed at once.
            self._file = self._path.open("r+b" if kept else "wb", buffering=0)
        except (OSError, ValueError) as error:
            raise self._trouble(error) from None
        try:
            if whole:
                # A line that was being written when the run stopped is incomplete: its game is played again.
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
        """The error for a line that cannot be parsed."""
        return BadKeeping("lab-resume-damaged", file=self._shown)

    def keep(self, rows: Sequence[Line]) -> None:
        """Append lines."""
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
def logs_in(folder: str | None, plans: Sequence[Plan], name: str = "") -> Iterator[list[Log[PlanRow]]]:
    """A checkpoint for each of several plans, in a folder that is created if needed; none without a folder."""
    with contextlib.ExitStack() as stack:
        if folder is None:
            yield []
            return
        with refusing_by_name(folder):
            Path(folder).mkdir(exist_ok=True)
        files = [str(Path(folder, f"{name}{number}.jsonl")) for number in range(len(plans))]
        yield [stack.enter_context(Log(file, plan, PlanRow)) for file, plan in zip(files, plans, strict=True)]


def _why(error: Exception) -> str:
    return os.strerror(error.errno) if isinstance(error, OSError) and error.errno else "?"


@contextlib.contextmanager
def refusing_by_name(path: str) -> Iterator[None]:
    """Turn an error of writing into a message that names the file."""
    try:
        yield
    except (OSError, RuntimeError, ValueError) as error:
        raise BadKeeping("lab-unwritable", file=path[-80:], why=_why(error)) from None


def check_writable(path: str) -> None:
    """Refuse a file that cannot be written before hours of games are played."""
    with refusing_by_name(path):
        new = not Path(path).exists()
        with Path(path).open("ab"):
            pass
        if new:
            Path(path).unlink()


def write_file(path: str, content: bytes) -> None:
    """Write a file atomically; on failure the error names it, and the file is unchanged."""
    with refusing_by_name(path):
        write_whole(Path(path), content)
