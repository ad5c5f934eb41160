"""Files that are whole or as they were before, whatever happens while they are written."""

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Troubles in which writing over the file would only lose what is there."""


def write_whole(path: Path, content: bytes) -> None:
    """Beside the file first, then in its place: a reader never finds half of it, and a full disk leaves what was there."""
    path = path.resolve()  # a link leads to the file, it is not replaced by one
    if path.exists() and not path.is_file():
        path.write_bytes(content)  # a folder refuses, a device takes it
        return
    beside = _beside(path)
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as error:
        if error.errno in NO_ROOM:
            raise
        path.write_bytes(content)  # the folder may be closed and the file open
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


@contextlib.contextmanager
def growing(path: Path) -> Iterator[Path]:
    """Where something is written bit by bit: beside the file, whose place it takes if the block ends well."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        yield path
        return
    beside = _beside(path)
    try:
        yield beside
        beside.replace(path)
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}")
