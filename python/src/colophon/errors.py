"""The errors that the SDK raises: one tree, each with a stable code.

```
ColophonError
├── ConfigurationError          INVALID_CONFIGURATION, NOT_A_CATALOGUE, INSECURE_TOKEN
├── ValidationError             INVALID_ASPECT (also a ValueError)
│   └── InvalidUrnError         INVALID_URN
├── ConnectionFailedError       CONNECT_TIMEOUT, READ_TIMEOUT, NETWORK
├── InvalidResponseError        INVALID_RESPONSE
├── ServerError                 HTTP_STATUS
│   ├── AuthenticationError     401
│   ├── PermissionDeniedError   403
│   ├── NotFoundError           404
│   ├── ConflictError           409, 412
│   ├── RejectedError           400, 413, 422
│   ├── RateLimitError          429
│   └── UnavailableError        5xx
├── BatchError                  BATCH_FAILED
└── DeliveryError               DELIVERY_FAILED
```
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

ERROR_CODES = (
    "INVALID_CONFIGURATION",
    "NOT_A_CATALOGUE",
    "INSECURE_TOKEN",
    "INVALID_ASPECT",
    "INVALID_URN",
    "CONNECT_TIMEOUT",
    "READ_TIMEOUT",
    "NETWORK",
    "INVALID_RESPONSE",
    "HTTP_STATUS",
    "BATCH_FAILED",
    "DELIVERY_FAILED",
)
"""Every code that an error of the SDK can have."""


class ColophonError(Exception):
    """The base class of all errors that the SDK raises."""

    code: str = ""
    """What went wrong, from `ERROR_CODES`."""

    def __init__(self, message: str, *, code: str | None = None) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code

    # Their constructors take other arguments than the message: this makes copies, and errors of other processes.
    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)

    @property
    def message(self) -> str:
        """The message."""
        return str(self)

    @property
    def info(self) -> dict[str, Any]:
        """The facts of the error, as DataHub's clients have them in `OperationalError.info`."""
        return {"message": str(self), "code": self.code}


def _restored(cls: type[ColophonError], args: tuple[Any, ...], facts: dict[str, Any]) -> ColophonError:
    error = cls.__new__(cls, *args)
    error.__dict__.update(facts)
    return error


class ConfigurationError(ColophonError):
    """A setting is missing or invalid, or the address is not that of a catalogue; nothing was sent.

    Code `INVALID_CONFIGURATION`, `NOT_A_CATALOGUE` or `INSECURE_TOKEN`.
    """

    code = "INVALID_CONFIGURATION"


class ValidationError(ColophonError, ValueError):
    """A value is not what the metadata model has, or an argument not what a method takes; nothing was sent."""

    code = "INVALID_ASPECT"

    problems: tuple[str, ...]
    """Every problem: its place as a JSON pointer, what was expected, and what came."""

    def __init__(self, message: str, *, problems: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.problems = tuple(problems) or (message,)


class InvalidUrnError(ValidationError):
    """A text is not a URN, or cannot be a part of one."""

    code = "INVALID_URN"


class ConnectionFailedError(ColophonError):
    """There was no response: the connection failed, broke, or timed out.

    Code `CONNECT_TIMEOUT`, `READ_TIMEOUT` or `NETWORK`. If `maybe_applied` is True, a write may have been applied all the
    same.
    """

    code = "NETWORK"

    can_retry: bool
    """Whether the same request may be sent again as it is; False if the server's certificate is not trusted, or if what
    must not be applied twice, such as a conditional write, may have been applied."""
    maybe_applied: bool
    """Whether the server may have received the request; False if there was no connection."""

    def __init__(
        self, message: str, *, code: str | None = None, can_retry: bool = True, maybe_applied: bool = False
    ) -> None:
        super().__init__(message, code=code)
        self.can_retry = can_retry
        self.maybe_applied = maybe_applied


class InvalidResponseError(ColophonError):
    """The response is not what the call expects; perhaps something between sent it, such as a proxy."""

    code = "INVALID_RESPONSE"

    request_id: str | None
    """Id of the request, if the response has one."""

    def __init__(self, message: str, *, request_id: str | None = None) -> None:
        super().__init__(f"{message} (request {request_id})" if request_id else message)
        self.request_id = request_id


class ServerError(ColophonError):
    """The server rejected the request, or failed."""

    code = "HTTP_STATUS"
    ADVICE: ClassVar[str] = ""

    status: int
    """Status of the response, such as 422."""
    server_message: str | None
    """The server's message, if it sent one."""
    server_code: str | None
    """The server's own code, such as `INVALID_ASPECT`: it distinguishes errors of the same status."""
    request_id: str | None
    """Id of the request, under which the server's log has it."""
    help: str | None
    """Address of the page that explains the error, if the server named one."""
    retry_after: float | None
    """Seconds after which the server asks to try again, if it does."""

    def __init__(
        self,
        request: str,
        status: int,
        server_message: str | None = None,
        *,
        server_code: str | None = None,
        request_id: str | None = None,
        help: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        message = f"{request} failed with status {status}"
        if server_message:
            message += f": {server_message}"
        advice = _BY_CAUSE.get((status, bool(server_message)), self.ADVICE)
        if retry_after:
            advice = f"{advice} The server asks to wait {retry_after:g} s.".lstrip()
        if advice:
            message += f" {advice}" if message.endswith(".") else f". {advice}"
        if request_id:
            message += f" (request {request_id})"
        super().__init__(message)
        self.status = status
        self.server_message = server_message
        self.server_code = server_code
        self.request_id = request_id
        self.help = help
        self.retry_after = retry_after

    @property
    def info(self) -> dict[str, Any]:
        """The facts of the error, as DataHub's clients have them in `OperationalError.info`."""
        return {
            "message": self.server_message or str(self),
            "status": self.status,
            "code": self.server_code,
            "requestId": self.request_id,
        }


class AuthenticationError(ServerError):
    """Status 401: the token is missing, expired or unknown."""

    ADVICE = "Pass a valid access token as `token`."


class PermissionDeniedError(ServerError):
    """Status 403: the token's owner may not do this."""

    ADVICE = "Ask an administrator for the privilege, or use another token."


class NotFoundError(ServerError):
    """Status 404: nothing exists at this path."""

    ADVICE = "Check the URN, and that the address is that of the catalogue."


class ConflictError(ServerError):
    """Status 409 or 412: the request conflicts with the current state."""

    ADVICE = "Read the current state and try again."


class RejectedError(ServerError):
    """Status 400, 413 or 422: the request is wrong, or a condition did not hold; nothing of it was kept."""

    ADVICE = ""


class RateLimitError(ServerError):
    """Status 429: too many requests, even after all retries."""

    ADVICE = "Send less at the same time, or raise `max_retries`."


class UnavailableError(ServerError):
    """Status 500 or above: the server failed or is overloaded, even after all retries."""

    ADVICE = "Try again later; the server's log says more."


def server_error_for(status: int) -> type[ServerError]:
    """The class of error for a status."""
    if status >= 500:
        return UnavailableError
    return _BY_STATUS.get(status, ServerError)


_BY_STATUS: dict[int, type[ServerError]] = {
    400: RejectedError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    412: ConflictError,
    413: RejectedError,
    422: RejectedError,
    429: RateLimitError,
}


# Advice for a status, with or without a message of the server.
_TOO_LARGE = "Send less in a request: the server, or a proxy before it, accepts smaller ones."
_NO_REASON = "There is no reason in the response; the server's log has it."
_BY_CAUSE = {
    (413, True): _TOO_LARGE,
    (413, False): _TOO_LARGE,
    (400, False): _NO_REASON,
    (422, False): _NO_REASON,
}


@dataclass(frozen=True)
class Failure:
    """One proposal of a batch that was not written."""

    index: int
    """Position among the proposals that were given, from 0."""
    urn: str
    """URN of the entity; empty if the proposal has none."""
    aspect_name: str
    """Name of the aspect; empty if the proposal has none."""
    error: ColophonError
    """Why."""


class BatchError(ColophonError):
    """Some proposals were not written; every other one was."""

    code = "BATCH_FAILED"

    failures: tuple[Failure, ...]
    """Each proposal that was not written, in order."""
    written: int
    """Number of proposals that were written."""

    def __init__(self, failures: Sequence[Failure], written: int) -> None:
        shown = "; ".join(f"[{failure.index}] {failure.error}" for failure in failures[:5])
        more = f"; and {len(failures) - 5} more" if len(failures) > 5 else ""
        total = len(failures) + written
        super().__init__(f"{len(failures)} of {total} proposals were not written: {shown}{more}")
        self.failures = tuple(failures)
        self.written = written


class DeliveryError(ColophonError):
    """A message could not be delivered to Kafka."""

    code = "DELIVERY_FAILED"
