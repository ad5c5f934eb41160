"""Atomic files: a file is either complete or unchanged, whatever happens while it is written."""

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Errors after which overwriting the file in place would only lose what is there."""


def write_whole(path: Path, content: bytes) -> None:
    """Write beside the file, then replace it: a reader never finds half of it, and a full disk leaves the old content."""
    path = path.resolve()  # a symbolic link is followed, not replaced
    if path.exists() and not path.is_file():
        path.write_bytes(content)  # a folder is refused, a device is written to
        return
    beside = _beside(path)
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as error:
        if error.errno in NO_ROOM:
            raise
        path.write_bytes(content)  # the folder may be read-only and the file writable
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


@contextlib.contextmanager
def growing(path: Path) -> Iterator[Path]:
    """A temporary file for incremental writing; it replaces the file if the block succeeds."""
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
