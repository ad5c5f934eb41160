"""Logging: one JSON object per line. Nothing secret is ever logged: no key, link, seed, answer, card or chat."""

import logging
import sys
import time
import traceback
from typing import Final

import msgspec

LOGGER: Final = logging.getLogger("spelunke.server")


class JsonLines(logging.Formatter):
    """A log line as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = getattr(record, "facts", {})
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **facts,
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Without the error's message: it may hold an answer, a row of the store, a card.
            kind, _, trace = record.exc_info
            line["trace"] = f"Traceback of {kind.__name__}:\n{''.join(traceback.format_tb(trace))}"
        return msgspec.json.encode(line, enc_hook=str).decode()


def note(what: str, /, **facts: object) -> None:
    """Log at level info."""
    LOGGER.info(what, extra={"facts": facts})


def warn(what: str, /, **facts: object) -> None:
    """Log a warning: a condition that should be temporary."""
    LOGGER.warning(what, extra={"facts": facts})


def fault(what: str, error: BaseException, /, **facts: object) -> None:
    """Log a fault: something that should never happen."""
    LOGGER.error(what, exc_info=error, extra={"facts": facts})


def start(level: str) -> None:
    """Send all logs, including the web server's, to standard error as JSON lines."""
    to_stderr = logging.StreamHandler(sys.stderr)
    to_stderr.setFormatter(JsonLines())
    for name in ("spelunke.server", "uvicorn", "alembic", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers = [to_stderr]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
