"""What comes of a case: it works, it asks for what the server does not serve, or it fails."""

from contextlib import contextmanager
from typing import Callable, Iterator
from unittest.mock import patch

import requests

# Requests that the server does not know: they say what a case lacks.
_unknown: list = []
_send = requests.Session.send


def _listening(session, request, **options):
    response = _send(session, request, **options)
    path = requests.utils.urlparse(request.url).path
    # What names an entity or an aspect that does not exist is served all the same.
    if response.status_code in (404, 405) and "/aspects/" not in path and "urn" not in path:
        _unknown.append(f"{request.method} {path}")
    return response


@contextmanager
def recorded_requests() -> Iterator[None]:
    with patch("requests.Session.send", _listening):
        yield


def outcome(case: Callable[[], bool]) -> dict:
    """`case` returns True when the server did what it should have done."""
    _unknown.clear()
    try:
        if case() is True:
            return {"outcome": "works"}
        problem = "answers otherwise"
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
    return {"outcome": "lacks", "lacks": _unknown[0]} if _unknown else {"outcome": "fails", "problem": problem}
