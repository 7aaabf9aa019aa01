"""Requests to one server in JSON, with retries."""

from __future__ import annotations

import json
import os
import re
import threading
import time
from collections.abc import Collection, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from .errors import (
    ColophonError,
    ConfigurationError,
    ConnectionFailedError,
    InvalidResponseError,
    ValidationError,
    server_error_for,
)
from .options import ClientOptions, is_loopback

if TYPE_CHECKING:
    from urllib3 import PoolManager

# First pause, in seconds; each further one is twice as long.
_FIRST_PAUSE = 0.5
# Longest pause, in seconds, unless the server asks for a longer one.
_MAX_PAUSE = 30.0
# Connections to the server that are kept.
_POOL_SIZE = 16
_REDIRECTS = (301, 302, 303, 307, 308)
# Said of a rejection: perhaps what was sent before is the reason, to a server that takes no notice of keys.
_AFTER_UNKNOWN = "An attempt before this one may have been applied: read the current state."
# Statuses of a server that has not taken the request on.
_NOT_PROCESSED = (429, 503)


@dataclass(frozen=True)
class Response:
    """A response as it came, whatever its status."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    is_after_unknown: bool = False
    """Whether an attempt before this one may have been applied."""


class HttpClient:
    """Sends requests to one server. Safe to use from several threads."""

    def __init__(self, options: ClientOptions) -> None:
        self.options = options
        self._pool: PoolManager | None = None
        self._lock = threading.Lock()
        self._process = os.getpid()
        self._headers = _headers_of(options)
        self._sends_token = not any(name.lower() == "authorization" for name in options.extra_headers)

    def get(self, path: str, *, absent: Collection[int] = ()) -> Any:
        """The JSON of a GET; None for a status in `absent`."""
        return self.request("GET", path, absent=absent)

    def post(self, path: str, body: Any, *, repeatable: bool = True) -> Any:
        """The JSON of a POST; members of the body that are None are not sent."""
        given = {name: value for name, value in body.items() if value is not None}
        return self.request("POST", path, json_text(f"POST {path}", given), repeatable=repeatable)

    def action(
        self,
        action: str,
        parameters: Mapping[str, Any],
        shape: type | tuple[type, ...],
        *,
        repeatable: bool = True,
    ) -> Any:
        """The result of a Rest.li action, such as `entities?action=search`."""
        answer = self.post(f"/{action}", parameters, repeatable=repeatable)
        value = answer.get("value") if isinstance(answer, dict) else None
        return expect(f"POST /{action}", value, shape)

    def request(
        self,
        method: str,
        path: str,
        body: str | bytes | None = None,
        *,
        absent: Collection[int] = (),
        repeatable: bool = True,
    ) -> Any:
        """The JSON of a response with status 200; None for a status in `absent`. Any other status raises."""
        response = self.send(method, path, body, absent=absent, repeatable=repeatable)
        return None if response.status in absent else self.json_of(f"{method} {path}", response)

    def json_of(self, request: str, response: Response) -> Any:
        """The JSON of a response."""
        try:
            return json.loads(response.body)
        except (ValueError, RecursionError) as error:
            start = response.body[:60].decode(errors="replace")
            raise InvalidResponseError(
                f"{request}: expected JSON, got {start!r}. Is {self.options.server} the catalogue?",
                request_id=response.headers.get("x-request-id"),
            ) from error

    def send(
        self,
        method: str,
        path: str,
        body: str | bytes | None = None,
        *,
        absent: Collection[int] = (),
        repeatable: bool = True,
        has_key: bool = False,
    ) -> Response:
        """The response, with status 200 or one in `absent`. Any other status raises `ServerError`.

        A request that is not repeatable would report, sent twice, something else than what the first one did. With a key,
        the same for each attempt, the server knows it again. Without one it is retried only if the server cannot have
        processed it.
        """
        headers = self._headers
        if has_key:
            headers = {"Idempotency-Key": os.urandom(16).hex(), **headers}
        if method == "POST" and self.options.unknown_fields == "reject":
            headers = {"X-Colophon-Unknown-Fields": "reject", **headers}
        payload = body.encode() if isinstance(body, str) else body
        token = self.options.read_token() if self._sends_token else None

        def send_with(token: str | None) -> Response:
            own = headers if token is None else {**headers, "Authorization": f"Bearer {token}"}
            return self._send_with_retries(method, path, payload, own, repeatable, has_key)

        response = send_with(token)
        if response.status == 401 and token is not None:
            # Nothing was done for a request without a valid token, so that it may be sent again.
            fresh = self.options.read_token()
            if fresh != token:
                response = send_with(fresh)
        if response.status == 200 or response.status in absent:
            return response
        raise self._error(f"{method} {path}", response)

    def close(self) -> None:
        """Closes the connections that are kept. They are opened again when needed."""
        if self._process != os.getpid():
            # The connections are those of the process that this one was forked from.
            return
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.clear()

    def _send_with_retries(
        self,
        method: str,
        path: str,
        body: bytes | None,
        headers: Mapping[str, str],
        repeatable: bool,
        has_key: bool,
    ) -> Response:
        options = self.options
        allowed = options.max_retries if method in options.retry_methods else 0
        is_unknown = False
        for retries in range(allowed + 1):
            is_last = retries == allowed
            try:
                response = self._send_once(method, path, body, headers)
            except ConnectionFailedError as error:
                is_unknown = not repeatable and (is_unknown or error.maybe_applied)
                is_end = is_last or not error.can_retry
                if is_unknown and (is_end or not has_key):
                    raise _unknown_outcome(error, has_key and retries > 0) from error
                if is_end:
                    raise
                pause = backoff(retries)
            else:
                response = replace(response, is_after_unknown=is_unknown)
                is_processed = response.status not in _NOT_PROCESSED
                if is_last or response.status not in options.retry_status_codes:
                    return response
                if is_processed and not repeatable:
                    if not has_key:
                        return response
                    is_unknown = True
                asked = retry_after(response.headers.get("retry-after"))
                if asked is not None and asked > options.max_retry_after:
                    return response
                pause = backoff(retries) if asked is None else asked
            time.sleep(pause)
        raise AssertionError("The last attempt returns or raises.")

    def _send_once(self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> Response:
        from urllib3 import exceptions

        url = self.options.server + path
        try:
            # Redirects are not followed: they could lead the token to another host.
            response = self._connections().request(
                method, url, body=body, headers=headers, redirect=False, retries=False
            )
            lower = {name.lower(): value for name, value in response.headers.items()}
            return Response(response.status, lower, response.data)
        except exceptions.DecodeError as error:
            raise InvalidResponseError(f"{method} {url}: {_reason(error)}") from error
        except exceptions.HTTPError as error:
            raise _connection_failure(f"{method} {url}", error, self.options) from error

    def _connections(self) -> PoolManager:
        if self._process != os.getpid():
            # After a fork both processes have the same sockets, and each would read responses to the other's requests.
            self._pool, self._lock, self._process = None, threading.Lock(), os.getpid()
        pool = self._pool
        if pool is None:
            with self._lock:
                pool = self._pool = self._pool or _open(self.options)
        return pool

    def _error(self, request: str, response: Response) -> Exception:
        facts: dict[str, Any] = {}
        try:
            body = json.loads(response.body)
        except (ValueError, RecursionError):
            # A proxy in between may answer in HTML: then the status is all that is known.
            body = None
        if isinstance(body, dict):
            facts = {name: value for name, value in body.items() if isinstance(value, str)}
        doc_url = facts.get("docUrl")
        location = response.headers.get("location")
        if response.status in _REDIRECTS and location:
            facts["message"] = (
                f"it redirects to {location}. Redirects are not followed, since the token could go to another host: "
                "if that is the catalogue, pass its address as `server`."
            )
        if response.is_after_unknown:
            facts["message"] = f"{facts.get('message', '')} {_AFTER_UNKNOWN}".strip()
        return server_error_for(response.status)(
            request,
            response.status,
            facts.get("message"),
            server_code=facts.get("code"),
            request_id=response.headers.get("x-request-id"),
            retry_after=retry_after(response.headers.get("retry-after")),
            help=f"{self.options.server}{doc_url}" if doc_url and doc_url.startswith("/") else doc_url,
        )


def _headers_of(options: ClientOptions) -> dict[str, str]:
    from ._version import VERSION

    own = {
        "X-RestLi-Protocol-Version": "2.0.0",
        "Content-Type": "application/json",
        "Accept": "application/json",
        "User-Agent": f"colophon-python/{VERSION}",
    }
    overridden = {name.lower() for name in options.extra_headers}
    return {
        **{name: value for name, value in own.items() if name.lower() not in overridden},
        **options.extra_headers,
    }


def _open(options: ClientOptions) -> PoolManager:
    import ssl
    from urllib.parse import urlsplit
    from urllib.request import getproxies, proxy_bypass

    import urllib3

    settings: dict[str, Any] = {
        "timeout": urllib3.Timeout(connect=options.connect_timeout, read=options.read_timeout),
        "maxsize": _POOL_SIZE,
    }
    parts = urlsplit(options.server)
    if parts.scheme == "https":
        try:
            context = ssl.create_default_context(cafile=options.ca_certificate_path)
        except OSError as error:
            raise ConfigurationError(
                f"ca_certificate_path: expected a PEM file with certificates, got {options.ca_certificate_path}: "
                f"{error.strerror or error}"
            ) from error
        if options.disable_ssl_verification:
            context.check_hostname = False
            context.verify_mode = ssl.CERT_NONE
            urllib3.disable_warnings(urllib3.exceptions.InsecureRequestWarning)
        settings["ssl_context"] = context
    host = parts.hostname or ""
    proxy = getproxies().get(parts.scheme)
    # To a proxy, `localhost` is another machine; and a token must not leave this one in clear.
    if not proxy or is_loopback(host) or proxy_bypass(host):
        return urllib3.PoolManager(**settings)
    try:
        return urllib3.ProxyManager(proxy, **settings)
    except urllib3.exceptions.HTTPError as error:
        raise ConfigurationError(
            f"{parts.scheme}_proxy: expected an address such as http://proxy.example.org:3128, got {proxy!r}"
        ) from error


def _connection_failure(request: str, error: Exception, options: ClientOptions) -> ConnectionFailedError:
    """What a failure of the connection means, and what to do about it."""
    from urllib3 import exceptions

    reason = _reason(error)
    # urllib3 reports a handshake that takes too long as a read that does.
    is_handshake = isinstance(error, exceptions.ReadTimeoutError) and "handshake" in str(error.__cause__)
    # A connection that was refused was once a kind of time-out.
    is_refused = isinstance(error, exceptions.NewConnectionError)
    if is_handshake or (isinstance(error, exceptions.ConnectTimeoutError) and not is_refused):
        return ConnectionFailedError(
            f"{request}: no connection within {options.connect_timeout:g} s. "
            "Check the address, or raise `connect_timeout`.",
            code="CONNECT_TIMEOUT",
        )
    if isinstance(error, exceptions.ReadTimeoutError):
        return ConnectionFailedError(
            f"{request}: no data for {options.read_timeout:g} s. "
            "If the server needs longer, raise `read_timeout`.",
            code="READ_TIMEOUT",
            maybe_applied=True,
        )
    if isinstance(error, exceptions.SSLError):
        advice = (
            "The server does not speak TLS here: try http://."
            if "WRONG_VERSION_NUMBER" in reason or "RECORD_LAYER_FAILURE" in reason
            else "If you trust the server, pass the file with its certificates as `ca_certificate_path`."
        )
        return ConnectionFailedError(f"{request}: {reason}. {advice}", can_retry=False)
    if not isinstance(error, exceptions.ProtocolError):
        return ConnectionFailedError(
            f"{request}: {reason}. Check the address, and that the server is running."
        )
    is_plain = options.server.startswith("http:")
    advice = " If the server expects TLS, use https://." if is_plain else ""
    return ConnectionFailedError(f"{request}: {reason}.{advice}", maybe_applied=True)


def _unknown_outcome(error: ConnectionFailedError, was_retried: bool) -> ConnectionFailedError:
    advice = (
        "It may have been applied: read the current state before you send it again."
        if was_retried
        else "It was not sent again, since it may have been applied: read the current state first."
    )
    return ConnectionFailedError(
        f"{error} {advice}",
        code=error.code,
        can_retry=False,
        maybe_applied=True,
    )


def _reason(error: Exception) -> str:
    # urllib3 puts the error that it wraps into the arguments of its own, and its objects in front of a message:
    # `<urllib3…object at 0x…>: Failed to resolve …`.
    text = ": ".join(str(part).rstrip(".") for part in error.args if isinstance(part, (str, Exception)))
    return re.sub(r"^(<[^>]*>|HTTPS?Connection[^:]*):? ", "", text or str(error)).strip()


def backoff(retries: int) -> float:
    """Seconds before the next attempt. Half is left to chance, so that clients do not come back together."""
    import random

    pause = min(_MAX_PAUSE, _FIRST_PAUSE * 2.0**retries)
    return pause / 2 + random.random() * pause / 2


def retry_after(text: str | None, now: float | None = None) -> float | None:
    """Seconds that the server asks to wait in Retry-After: a number, or a date."""
    if text is None:
        return None
    try:
        seconds = float(text)
    except ValueError:
        from email.utils import parsedate_to_datetime

        try:
            seconds = parsedate_to_datetime(text).timestamp() - (time.time() if now is None else now)
        except (ValueError, OverflowError):
            return None
    return max(0.0, seconds) if seconds == seconds else None


@contextmanager
def reading(request: str) -> Generator[None, None, None]:
    """Reports JSON of another shape than the code inside takes for granted."""
    try:
        yield
    except ColophonError:
        raise
    except (AttributeError, LookupError, TypeError, ValueError, ArithmeticError, RecursionError) as error:
        missing = f"a member {error} is missing" if isinstance(error, KeyError) else str(error)
        raise InvalidResponseError(f"{request}: the response has an unexpected shape: {missing}") from error


def expect(request: str, value: Any, shape: type | tuple[type, ...]) -> Any:
    """The value, once it is known to be of the type."""
    if isinstance(value, shape) and not (isinstance(value, bool) and shape is not bool):
        return value
    wanted = " or ".join(one.__name__ for one in (shape if isinstance(shape, tuple) else (shape,)))
    raise InvalidResponseError(f"{request}: expected {wanted} in the response, got {type(value).__name__}")


def expect_members(request: str, value: Any, **shapes: type) -> Any:
    """The object, once its members are known to be of these types."""
    expect(request, value, dict)
    for name, shape in shapes.items():
        expect(f"{request}: {name}", value.get(name), shape)
    return value


def json_text(what: str, value: Any) -> str:
    """The JSON of what a caller gave."""
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise ValidationError(f"{what}: expected JSON: {error}") from error


def encode_part(text: str) -> str:
    """A text as a part of a path or a query."""
    from urllib.parse import quote

    return quote(str(text), safe="")


def restli_list(names: Collection[str]) -> str:
    """A list of names as Rest.li writes it: `List(a,b)`."""
    return f"List({','.join(encode_part(name) for name in names)})"


def query_string(parameters: Mapping[str, Any]) -> str:
    """The parameters of a query; those that are None are left out, those with several values repeated."""
    pairs = []
    for name, given in parameters.items():
        for value in given if isinstance(given, (list, tuple)) else [given]:
            if value is not None:
                text = str(value).lower() if isinstance(value, bool) else str(value)
                pairs.append(f"{name}={encode_part(text)}")
    return f"?{'&'.join(pairs)}" if pairs else ""
