"""How much is tried: a little on every change, everything with ``LAWS=full``."""

import os

FULL = os.environ.get("LAWS") == "full"


def often(usually: int, in_full: int) -> int:
    """How often to try something."""
    return in_full if FULL else usually
