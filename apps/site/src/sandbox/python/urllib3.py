"""What `colophon` needs of urllib3, in a page: a request goes to the catalogue in the worker next door."""

import json as _json
import sys as _sys
import types as _types

import _colophon_page


class HTTPError(Exception):
    """What every error here is."""


class NewConnectionError(HTTPError):
    """The address is not the catalogue's: nothing else is in reach."""


class ConnectTimeoutError(HTTPError):
    """Never raised here."""


class ReadTimeoutError(HTTPError):
    """Never raised here."""


class SSLError(HTTPError):
    """Never raised here."""


class ProtocolError(HTTPError):
    """Never raised here."""


class DecodeError(HTTPError):
    """Never raised here."""


class InsecureRequestWarning(Warning):
    """Never given here."""


exceptions = _types.ModuleType("urllib3.exceptions")
for _each in (
    HTTPError,
    NewConnectionError,
    ConnectTimeoutError,
    ReadTimeoutError,
    SSLError,
    ProtocolError,
    DecodeError,
    InsecureRequestWarning,
):
    setattr(exceptions, _each.__name__, _each)
_sys.modules[exceptions.__name__] = exceptions


class Timeout:
    """Of no effect: the catalogue next door always answers."""

    def __init__(self, **_settings):
        pass


class Response:
    """A response, read to its end."""

    def __init__(self, status, headers, data):
        self.status = status
        self.headers = headers
        self.data = data


class PoolManager:
    """Sends requests, one at a time."""

    def __init__(self, **_settings):
        pass

    def request(self, method, url, *, body=None, headers=None, **_settings):
        request = {"method": method, "url": url, "headers": dict(headers or {})}
        if body is not None:
            request["body"] = body.decode() if isinstance(body, bytes) else body
        answer = _json.loads(_colophon_page.send(_json.dumps(request)))
        if "error" in answer:
            raise NewConnectionError(answer["error"])
        return Response(answer["status"], answer["headers"], answer["body"].encode())

    def clear(self):
        pass


ProxyManager = PoolManager


def disable_warnings(_category=None):
    pass
