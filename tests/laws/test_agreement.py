"""Law 7, held against the compiled copy that the Makefile names."""

import os
from pathlib import Path

import pytest

from tests.laws.agreement import compiled_and_plain_agree, partings
from tests.laws.digest import Digest

COMPILED = os.environ.get("SPELUNKE_COMPILED")


@pytest.mark.skipif(not COMPILED, reason="SPELUNKE_COMPILED names no compiled copy; `make test` and `make laws` do")
def test_compiled_and_plain_agree_step_for_step() -> None:
    assert COMPILED is not None
    compiled_and_plain_agree(Path(COMPILED))


def test_the_first_step_that_differs_is_found_for_every_game() -> None:
    one = {name: Digest(name, False, ["1", "2", "3"]) for name in ("a-3", "b-3", "b-4")}
    other = {**one, "b-3": Digest("b-3", True, ["1", "0", "3"]), "b-4": Digest("b-4", True, ["0", "2", "3"])}
    shorter = {**one, "a-3": Digest("a-3", True, ["1", "2"])}
    assert partings(one, one) == []
    assert partings(one, other) == [("b-3", 1)]
    assert partings(one, shorter) == [("a-3", 2)]
