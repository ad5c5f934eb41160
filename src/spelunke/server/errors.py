"""Errors of the server, each with its HTTP status. An error holds its facts; the message text comes from the Fluent files."""

from http import HTTPStatus

from spelunke.core.errors import BadHouseRule, NotAsked, Refused, SpelunkeError, UnknownGame


class RequestError(SpelunkeError):
    """A request that the server refuses."""

    status = HTTPStatus.BAD_REQUEST


class NotUnderstood(RequestError):
    """A message or body that cannot be parsed."""


class NoGuest(RequestError):
    """A client without a guest name, or with a cookie that this server did not sign."""

    status = HTTPStatus.UNAUTHORIZED


class NotYours(RequestError):
    """A seat, table or page that belongs to another guest."""

    status = HTTPStatus.FORBIDDEN


class NotHere(RequestError):
    """The resource does not exist."""

    status = HTTPStatus.NOT_FOUND


class NotNow(RequestError):
    """The request is valid, but not in the current state."""

    status = HTTPStatus.CONFLICT


class TooLarge(RequestError):
    """The body exceeds the size limit."""

    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class NotJson(RequestError):
    """The body's content type is not JSON."""

    status = HTTPStatus.UNSUPPORTED_MEDIA_TYPE


class TooMuch(RequestError):
    """A rate limit or quota was exceeded."""

    status = HTTPStatus.TOO_MANY_REQUESTS


class StoreAway(RequestError):
    """The store is unavailable, so nothing can be written."""

    status = HTTPStatus.SERVICE_UNAVAILABLE


def status_of(error: SpelunkeError) -> HTTPStatus:
    """The HTTP status of an error."""
    match error:
        case RequestError(status=status):
            return status
        case NotAsked() | Refused():
            return HTTPStatus.CONFLICT
        case UnknownGame():
            return HTTPStatus.NOT_FOUND
        case BadHouseRule():
            return HTTPStatus.UNPROCESSABLE_ENTITY
    return HTTPStatus.BAD_REQUEST
