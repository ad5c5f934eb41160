"""The OpenAPI document is true: whatever it allows or forbids is answered as it says, and no answer is a fault of ours."""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import given
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from spelunke.server.http.openapi import ENDPOINTS, openapi
from tests.server.guests import Guest
from tests.server.house import House
from tests.server.rough import FUZZ, Target, seeded

pytestmark = pytest.mark.real_service

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DOCUMENT = schemathesis.openapi.from_dict(json.loads(openapi()))
OPERATIONS = {found.ok().label: found.ok() for found in DOCUMENT.get_all_operations() if isinstance(found, Ok)}
ALLOWED, FORBIDDEN = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
CASES = [
    *((label, ALLOWED) for label in OPERATIONS),
    *((label, FORBIDDEN) for label, operation in OPERATIONS.items() if operation.body or operation.query),
]
assert len(OPERATIONS) == len(ENDPOINTS)
EACH = max(3, FUZZ // 5 // len(CASES))


@pytest.fixture(scope="module")
def stranger(strict_house: House) -> Iterator[tuple[requests.Session, str]]:
    """Somebody with a name and a table of their own, but none of the secrets of others."""
    guest = Guest(strict_house.address, "Stranger")
    table = guest.put_up()
    session = requests.Session()
    session.headers["Cookie"] = guest.cookies_for(table)
    yield session, table
    session.close()
    guest.close()


@pytest.mark.parametrize(("label", "mode"), CASES, ids=lambda word: str(getattr(word, "value", word)))
def test_what_the_document_says_is_so(
    label: str, mode: GenerationMode, target: Target, stranger: tuple[requests.Session, str], strict_house: House
) -> None:
    session, own = stranger
    before = target.looks()
    tables = itertools.cycle([own, target.evening.table, None])

    @given(OPERATIONS[label].as_strategy(mode))
    @seeded(EACH)
    def asked(case: Any) -> None:
        table = next(tables)
        if "table" in case.path_parameters and table is not None:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=strict_house.address, session=session, checks=CHECKS)

    asked()
    assert target.looks() == before
