"""Errors of the server, each with its HTTP status. An error knows its facts; the sentence comes from the texts."""

from http import HTTPStatus

from spelunke.core.errors import BadHouseRule, NotAsked, Refused, SpelunkeError, UnknownGame


class RequestError(SpelunkeError):
    """Something the server does not do."""

    status = HTTPStatus.BAD_REQUEST


class NotUnderstood(RequestError):
    """Words that cannot be read."""


class NoGuest(RequestError):
    """Somebody who has not said a name, or whose cookie is not ours."""

    status = HTTPStatus.UNAUTHORIZED


class NotYours(RequestError):
    """A seat, a table or a page that belongs to somebody else."""

    status = HTTPStatus.FORBIDDEN


class NotHere(RequestError):
    """There is no such thing."""

    status = HTTPStatus.NOT_FOUND


class NotNow(RequestError):
    """It could be done at another time, but not now."""

    status = HTTPStatus.CONFLICT


class TooLarge(RequestError):
    """More than anybody needs to send."""

    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class NotJson(RequestError):
    """A body of another kind than JSON."""

    status = HTTPStatus.UNSUPPORTED_MEDIA_TYPE


class TooMuch(RequestError):
    """More often, or more of it, than anybody needs."""

    status = HTTPStatus.TOO_MANY_REQUESTS


class StoreAway(RequestError):
    """Nothing can be kept now."""

    status = HTTPStatus.SERVICE_UNAVAILABLE


def status_of(error: SpelunkeError) -> HTTPStatus:
    """The status that goes with a refusal."""
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
