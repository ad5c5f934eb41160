"""Law 7, held against the compiled copy that the Makefile names."""

import os
from pathlib import Path

import pytest

from tests.laws.agreement import agree, compiled_and_plain_agree
from tests.laws.digest import Digest

COMPILED = os.environ.get("SPELUNKE_COMPILED")


@pytest.mark.skipif(not COMPILED, reason="SPELUNKE_COMPILED names no compiled copy; `make test` and `make laws` do")
def test_compiled_and_plain_agree_step_for_step() -> None:
    assert COMPILED is not None
    compiled_and_plain_agree(Path(COMPILED))


def test_the_first_step_that_differs_is_found() -> None:
    one = {"a": Digest("a", False, ["1", "2"]), "b": Digest("b", False, ["1", "2", "3"])}
    other = {"a": Digest("a", True, ["1", "2"]), "b": Digest("b", True, ["1", "0", "3"])}
    shorter = {"a": Digest("a", True, ["1", "2"]), "b": Digest("b", True, ["1", "2"])}
    assert agree(one, one) is None
    assert agree(one, other) == ("b", 1)
    assert agree(one, shorter) == ("b", 2)
