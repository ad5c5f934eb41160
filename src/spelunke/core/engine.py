"""Engine: which of both runs here, the compiled one or its sources."""

from spelunke.core import table


def is_compiled() -> bool:
    """Whether the engine rooms run compiled; the rules are the same either way."""
    return not str(table.__file__).endswith(".py")
