"""Whether a newcomer finds a module with one search for the usual word: ``python tools/look_ups.py`` prints every look-up.

A hit is a module whose name, or whose docstring's first line, has all words of the search; among several hits the name counts
before the docstring, and a shallow module before a deep one. A game's own modules are searched when the search names the game.
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "spelunke"

WANTED = {
    "rueck sevens cancel": "games/rueck/rules.py",
    "cookie": "server/log/identity.py",
    "sql schema": "server/store/db_schema.py",
    "openapi": "server/http/openapi.py",
    "websocket": "server/socket/websocket.py",
    "receive loop": "server/socket/receive_loop.py",
    "lobby routes": "server/http/routes_lobby.py",
    "rate limits": "server/limits.py",
    "bot time budget": "bots/levels.py",
    "observation": "core/observation.py",
    "rollout policy": "core/policy.py",
    "klau heuristic doubt": "games/klau/policy.py",
    "confidence interval": "lab/intervals.py",
}
"""The words that engineers of the field would type, and the module they are looking for."""


@cache
def modules() -> dict[str, tuple[str, str]]:
    """Every module of the package: the words of its path, and the first line of its docstring."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        found[name] = (re.sub(r"[^a-z]+", " ", name.removesuffix(".py")), said.partition("\n")[0].lower())
    return found


def first_hit(search: str) -> str | None:
    """The module that a search finds first; None if it finds nothing."""
    words = search.split()

    def how_far(name: str) -> tuple[bool, int, str] | None:
        path, said = modules()[name]
        if all(word in path for word in words):
            return (False, name.count("/"), name)
        return (True, name.count("/"), name) if all(word in path or word in said for word in words) else None

    hits = [far for name in modules() if (far := how_far(name)) is not None]
    return min(hits)[2] if hits else None


def main() -> int:
    """Print every look-up; 1 if one leads elsewhere."""
    missed = 0
    for search, module in WANTED.items():
        hit = first_hit(search)
        missed += hit != module
        print(f"{search:<24} {hit}{'' if hit == module else f'   (wanted: {module})'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
