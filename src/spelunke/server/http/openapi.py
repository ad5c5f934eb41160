"""The OpenAPI document, made from the endpoints, and the JSON schema of every message and every game."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

import spelunke
from spelunke import shelf
from spelunke.server.http import routes_learning, routes_lobby, routes_players, routes_seats, routes_table
from spelunke.server.http.endpoints import Endpoint
from spelunke.server.socket import messages
from spelunke.server.socket.game_codecs import event_type, move_type, view_type

ENDPOINTS = (
    *routes_players.ENDPOINTS,
    *routes_lobby.ENDPOINTS,
    *routes_table.ENDPOINTS,
    *routes_seats.ENDPOINTS,
    *routes_learning.ENDPOINTS,
)
_REF = "#/components/schemas/{name}"
_WHOLE = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
_QUERY = {"turn": _WHOLE, "since": _WHOLE, "seat": {"anyOf": [_WHOLE, {"const": "open"}]}}


def _spoken() -> list[object]:
    """Every type of the API and the websocket, except those of the games."""
    mentioned = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.gives) if kind is not None]
    return [*mentioned, messages.Refusal, messages.AnyWord, messages.AnyTold]


@cache
def openapi() -> bytes:
    """The OpenAPI document."""
    kinds = _spoken()
    schemas, components = msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=_REF)
    by_type = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, dict[str, object]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    components["AnyWord"] = by_type[str(messages.AnyWord)]
    components["AnyTold"] = by_type[str(messages.AnyTold)]
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Spelunke", "version": spelunke.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.encode(document)


def _anything(kind: type) -> dict[str, object]:
    """Any JSON value: values of house rules."""
    assert kind is object
    return {"title": "value"}


def _operation(endpoint: Endpoint, by_type: Mapping[str, object]) -> dict[str, object]:
    answer: dict[str, object] = {"description": endpoint.says}
    if endpoint.gives is not None:
        answer["content"] = {"application/json": {"schema": by_type[str(endpoint.gives)]}}
    refused = {"description": "Refused", "content": {"application/json": {"schema": by_type[str(messages.Refusal)]}}}
    operation: dict[str, object] = {
        "summary": endpoint.says,
        "operationId": endpoint.does.__name__,
        "parameters": list(_parameters(endpoint)),
        "responses": {str(int(endpoint.status)): answer, "4XX": refused, "503": refused},
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_type[str(endpoint.body)]}}}
    return operation


def _parameters(endpoint: Endpoint) -> Iterable[dict[str, object]]:
    for name in re.findall(r"{(\w+)}", endpoint.path):
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
    for name in endpoint.query:
        yield {"name": name, "in": "query", "schema": _QUERY[name]}


@cache
def game_schema(key: str) -> bytes:
    """The moves, events and views of a game."""
    parts = shelf.parts(key)
    kinds = {"Move": move_type(parts), "Event": event_type(parts), "View": view_type(parts)}
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    encoded = msgspec.json.encode({**dict(zip(kinds, schemas, strict=True)), "$defs": components})
    # The library names a generic after its parameters, in the order in which it first met them.
    long_name = next(name for name in components if name.startswith("View_"))
    return encoded.replace(long_name.encode(), b"View")
