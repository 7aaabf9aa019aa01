"""How to connect to a catalogue: the settings, their defaults, and a builder for them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypedDict

from .errors import ConfigurationError

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .rest import AsyncRestEmitter, RestEmitter

DEFAULT_TIMEOUT = 30.0
"""Time-out to connect and to read, in seconds."""
DEFAULT_RETRY_STATUS_CODES = (429, 500, 502, 503, 504)
"""Statuses after which a request is retried."""
DEFAULT_RETRY_METHODS = ("HEAD", "GET", "POST", "PUT", "DELETE", "OPTIONS", "TRACE")
"""Methods that may be retried."""
DEFAULT_MAX_RETRIES = 4
"""Maximum number of retries."""
DEFAULT_MAX_RETRY_AFTER = 60.0
"""Longest pause before a retry that a server may ask for, in seconds."""

_HEADER_NAME = re.compile(r"[!#$%&'*+\-.^_`|~0-9A-Za-z]+")
_HEADER_TEXT = re.compile(r"[\t\x20-\x7e\x80-\xff]*")


class Settings(TypedDict, total=False):
    """The settings of a client besides the address of the server; `ClientOptions` describes each."""

    token: str | Callable[[], str] | None
    connect_timeout: float
    read_timeout: float
    retry_status_codes: Collection[int]
    retry_methods: Collection[str]
    max_retries: int
    max_retry_after: float
    extra_headers: Mapping[str, str]
    ca_certificate_path: str | os.PathLike[str] | None
    disable_ssl_verification: bool
    unknown_fields: str
    allow_plain_http_token: bool


@dataclass(frozen=True, kw_only=True)
class ClientOptions:
    """How to connect to a catalogue. Only the server's address is required.

    >>> ClientOptions(server="http://localhost:8080/").server
    'http://localhost:8080'
    >>> ClientOptions(server="localhost")
    Traceback (most recent call last):
    colophon.errors.ConfigurationError: server: expected an address such as http://localhost:8080, got 'localhost'
    """

    server: str
    """Address of the server, such as `http://localhost:8080`. A trailing slash is ignored."""
    token: str | Callable[[], str] | None = field(default=None, repr=False)
    """Access token, sent as `Authorization: Bearer …`, or a function that returns it, called for each request.

    If the server rejects the token with status 401, the function is called once more, and the request is sent again if it
    returns another one. Default: none.
    """
    connect_timeout: float = DEFAULT_TIMEOUT
    """Maximum time to connect, in seconds. Default 30."""
    read_timeout: float = DEFAULT_TIMEOUT
    """Maximum time without data from the server while waiting for a response, in seconds. Default 30."""
    retry_status_codes: Collection[int] = DEFAULT_RETRY_STATUS_CODES
    """Statuses after which a request is retried. Default 429, 500, 502, 503 and 504.

    What must not be applied twice, such as a conditional write, is retried only after 429 and 503.
    """
    retry_methods: Collection[str] = DEFAULT_RETRY_METHODS
    """Methods that may be retried. Default HEAD, GET, POST, PUT, DELETE, OPTIONS and TRACE; not PATCH."""
    max_retries: int = DEFAULT_MAX_RETRIES
    """Maximum number of retries. Default 4, which makes five attempts."""
    max_retry_after: float = DEFAULT_MAX_RETRY_AFTER
    """Longest pause before a retry that the server may ask for with `Retry-After`, in seconds. Default 60.

    If it asks for more, the error is raised immediately; `retry_after` of the error has the seconds.
    """
    extra_headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Headers for every request. They take precedence over the SDK's own. Default: none."""
    ca_certificate_path: str | os.PathLike[str] | None = None
    """Path of a PEM file with the certificates to verify the server's against. Default: those of the system."""
    disable_ssl_verification: bool = False
    """True accepts any server certificate. Only for testing on your own machine. Default False."""
    unknown_fields: str = "reject"
    """What the server does with fields that its model does not know: `reject`, the default, or `keep`."""
    allow_plain_http_token: bool = False
    """True sends the token over plain HTTP to another machine, where others may read it. Default False."""

    def __post_init__(self) -> None:
        set_field: Callable[[str, Any], None] = lambda name, value: object.__setattr__(self, name, value)  # noqa: E731
        set_field("server", _address(self.server))
        set_field("connect_timeout", _seconds("connect_timeout", self.connect_timeout))
        set_field("read_timeout", _seconds("read_timeout", self.read_timeout))
        set_field("retry_status_codes", frozenset(_statuses(self.retry_status_codes)))
        set_field("retry_methods", frozenset(_methods(self.retry_methods)))
        set_field("max_retries", _count("max_retries", self.max_retries))
        set_field("max_retry_after", _seconds("max_retry_after", self.max_retry_after))
        set_field("extra_headers", _headers(self.extra_headers))
        if self.ca_certificate_path is not None and not _is_file(self.ca_certificate_path):
            raise _expected("ca_certificate_path", "the path of a PEM file", self.ca_certificate_path)
        for flag in ("disable_ssl_verification", "allow_plain_http_token"):
            if not isinstance(getattr(self, flag), bool):
                raise _expected(flag, "True or False", getattr(self, flag))
        if self.unknown_fields not in ("keep", "reject"):
            raise _expected("unknown_fields", "keep or reject", self.unknown_fields)
        if self.token is not None and not callable(self.token):
            _require_token(self.token)
        self._require_safe_token()

    def read_token(self) -> str | None:
        """The token to send now."""
        if not callable(self.token):
            return self.token
        return _require_token(self.token())

    def _require_safe_token(self) -> None:
        carries_token = self.token is not None or any(
            name.lower() == "authorization" for name in self.extra_headers
        )
        if not carries_token or self.allow_plain_http_token:
            return
        from urllib.parse import urlsplit

        parts = urlsplit(self.server)
        if parts.scheme == "http" and not is_loopback(parts.hostname or ""):
            raise ConfigurationError(
                f"server: the token would be sent to {parts.hostname} over plain HTTP, where others can read it. "
                "Use https, or pass allow_plain_http_token=True if you trust the network.",
                code="INSECURE_TOKEN",
            )

    @classmethod
    def from_env(cls, **settings: Unpack[Settings]) -> ClientOptions:
        """The settings from the environment, as DataHub's clients read them; those given take precedence.

        `DATAHUB_GMS_URL`, or `DATAHUB_GMS_HOST`, `DATAHUB_GMS_PORT` and `DATAHUB_GMS_PROTOCOL`, name the server,
        `DATAHUB_GMS_TOKEN` the token.
        """
        environment = os.environ
        server = environment.get("DATAHUB_GMS_URL")
        if server is None and "DATAHUB_GMS_HOST" in environment:
            port = environment.get("DATAHUB_GMS_PORT")
            protocol = environment.get("DATAHUB_GMS_PROTOCOL", "http")
            server = f"{protocol}://{environment['DATAHUB_GMS_HOST']}{f':{port}' if port else ''}"
        found = {"server": server, "token": environment.get("DATAHUB_GMS_TOKEN") or None}
        given: dict[str, Any] = {
            **{name: value for name, value in found.items() if value is not None},
            **settings,
        }
        if "server" not in given:
            raise ConfigurationError(
                "server: expected an address, for example in the variable DATAHUB_GMS_URL"
            )
        return cls(**given)


def is_loopback(host: str) -> bool:
    """Whether the host is this machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    from ipaddress import ip_address

    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class EmitterBuilder:
    """Builds an emitter setting by setting. Each method returns the builder; `build` checks the settings.

    >>> from colophon import EmitterBuilder
    >>> emitter = EmitterBuilder("http://localhost:8080").timeouts(connect=5).max_retries(2).build()
    >>> emitter.options.connect_timeout, emitter.options.max_retries
    (5.0, 2)
    """

    def __init__(self, server: str) -> None:
        self._settings: dict[str, Any] = {"server": server}

    def _set(self, **settings: Any) -> EmitterBuilder:
        self._settings.update(settings)
        return self

    def server(self, server: str) -> EmitterBuilder:
        """Address of the server, such as `http://localhost:8080`."""
        return self._set(server=server)

    def token(self, token: str | Callable[[], str] | None) -> EmitterBuilder:
        """Access token, or a function that returns it. Default: none."""
        return self._set(token=token)

    def timeouts(self, *, connect: float | None = None, read: float | None = None) -> EmitterBuilder:
        """Time-outs in seconds; one that is None stays as it is. Default: 30 each."""
        if connect is not None:
            self._set(connect_timeout=connect)
        return self if read is None else self._set(read_timeout=read)

    def retry_status_codes(self, codes: Collection[int]) -> EmitterBuilder:
        """Statuses after which a request is retried. Default: 429, 500, 502, 503 and 504."""
        return self._set(retry_status_codes=codes)

    def retry_methods(self, methods: Collection[str]) -> EmitterBuilder:
        """Methods that may be retried. Default: HEAD, GET, POST, PUT, DELETE, OPTIONS and TRACE."""
        return self._set(retry_methods=methods)

    def max_retries(self, count: int) -> EmitterBuilder:
        """Maximum number of retries. Default: 4."""
        return self._set(max_retries=count)

    def max_retry_after(self, seconds: float) -> EmitterBuilder:
        """Longest pause before a retry that the server may ask for, in seconds. Default: 60."""
        return self._set(max_retry_after=seconds)

    def extra_headers(self, headers: Mapping[str, str]) -> EmitterBuilder:
        """Headers for every request, which take precedence over the SDK's own. Default: none."""
        return self._set(extra_headers=headers)

    def ca_certificate_path(self, path: str | os.PathLike[str] | None) -> EmitterBuilder:
        """Path of a PEM file with the certificates to verify the server's against. Default: those of the system."""
        return self._set(ca_certificate_path=path)

    def disable_ssl_verification(self, disable: bool = True) -> EmitterBuilder:
        """Accepts any server certificate. Only for testing on your own machine. Default: False."""
        return self._set(disable_ssl_verification=disable)

    def unknown_fields(self, policy: str) -> EmitterBuilder:
        """What the server does with fields that its model does not know: `reject`, the default, or `keep`."""
        return self._set(unknown_fields=policy)

    def allow_plain_http_token(self, allow: bool = True) -> EmitterBuilder:
        """Sends the token over plain HTTP to another machine. Default: False."""
        return self._set(allow_plain_http_token=allow)

    def options(self) -> ClientOptions:
        """The settings, checked.

        Raises `ConfigurationError` that names the setting and what is wrong with it.
        """
        return ClientOptions(**self._settings)

    def build(self) -> RestEmitter:
        """The emitter.

        Raises `ConfigurationError` that names the setting and what is wrong with it.
        """
        from .rest import RestEmitter

        return RestEmitter(self.options())

    def build_async(self) -> AsyncRestEmitter:
        """The asynchronous emitter."""
        from .rest import AsyncRestEmitter

        return AsyncRestEmitter(self.options())


def resolve_options(server: str | ClientOptions, settings: Settings) -> ClientOptions:
    """The options from an address and settings, or from options with some of them replaced."""
    known = ClientOptions.__dataclass_fields__
    for name in settings:
        if name not in known:
            raise ConfigurationError(f"{name}: no such setting. There are {', '.join(known)}.")
    if isinstance(server, ClientOptions):
        return replace(server, **settings) if settings else server
    return ClientOptions(server=server, **settings)


def _expected(setting: str, expected: str, came: object) -> ConfigurationError:
    return ConfigurationError(f"{setting}: expected {expected}, got {came!r}")


def _address(server: object) -> str:
    from urllib.parse import urlsplit

    expected = "an address such as http://localhost:8080"
    if not isinstance(server, str):
        raise _expected("server", expected, server)
    try:
        parts = urlsplit(server)
        valid = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError as error:
        raise _expected("server", expected, server) from error
    if not valid or any(character.isspace() for character in server):
        raise _expected("server", expected, server)
    if parts.username is not None or parts.password is not None:
        raise ConfigurationError(
            "server: expected an address without a user name and password; pass `token` instead"
        )
    if parts.query or parts.fragment:
        raise _expected("server", "an address without a query", server)
    return server.rstrip("/")


def _seconds(setting: str, value: object) -> float:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    # Compared as it is: a whole number may be too large for a float.
    if not is_number or not 0 < value < 2**31 / 1000:  # type: ignore[operator]  # a number, by the line above
        raise _expected(setting, "a number of seconds above 0", value)
    return float(value)  # type: ignore[arg-type]


def _is_file(path: object) -> bool:
    from pathlib import Path

    try:
        return isinstance(path, (str, os.PathLike)) and Path(path).is_file()
    except (TypeError, ValueError, OSError):
        # Such as a path in bytes, or with a zero in it.
        return False


def _count(setting: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise _expected(setting, "a whole number, 0 or more", value)
    return value


def _statuses(codes: object) -> list[int]:
    found = list(codes) if isinstance(codes, Collection) and not isinstance(codes, str) else []
    valid = isinstance(codes, Collection) and not isinstance(codes, str)
    if not valid or not all(isinstance(code, int) and 100 <= code <= 599 for code in found):
        raise _expected("retry_status_codes", "HTTP statuses, such as [429, 503]", codes)
    return found


def _methods(methods: object) -> list[str]:
    valid = isinstance(methods, Collection) and not isinstance(methods, str)
    found: list[Any] = list(methods) if isinstance(methods, Collection) else []
    if not valid or not all(isinstance(method, str) and method.isalpha() for method in found):
        raise _expected("retry_methods", "HTTP methods, such as ['GET', 'POST']", methods)
    return [method.upper() for method in found]


def _headers(headers: object) -> dict[str, str]:
    if not isinstance(headers, Mapping):
        raise _expected("extra_headers", "a mapping of names to values", headers)
    for name, value in headers.items():
        if not isinstance(name, str) or not _HEADER_NAME.fullmatch(name):
            raise _expected("extra_headers", "names of HTTP headers", name)
        _require_header_text(f"extra_headers: {name}", value)
    return dict(headers)


def _require_token(token: object) -> str:
    if not isinstance(token, str) or not token:
        raise ConfigurationError("token: expected the text of a token")
    _require_header_text("token", token)
    return token


def _require_header_text(setting: str, text: object) -> None:
    """A line feed at the end of a token that was read from a file is the usual case. The text may be a secret."""
    if not isinstance(text, str) or not _HEADER_TEXT.fullmatch(text):
        raise ConfigurationError(
            f"{setting}: expected text that fits into an HTTP header: one line, no letters beyond Latin-1"
        )
