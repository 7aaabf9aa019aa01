"""A real server for the tests: `colophon serve` on a free port, with a data folder of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import socket
import subprocess
import threading
import uuid
from collections.abc import Callable, Iterator
from http.client import HTTPResponse, parse_headers
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from colophon import GraphClient, make_dataset_urn

ROOT = Path(__file__).resolve().parents[1]
_ADDRESS_LINE = "Colophon answers at "


def start_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Starts a server and returns it with its address."""
    node = os.environ.get("COLOPHON_NODE") or shutil.which("node")
    if node is None:
        pytest.fail("The tests need Node. `npm run python` passes the project's own.")
    command = [
        node,
        str(ROOT / "packages/cli/src/main.ts"),
        "serve",
        "--port",
        "0",
        "--data",
        str(folder / "data"),
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith(_ADDRESS_LINE):
            threading.Thread(target=server.stdout.read, daemon=True).start()
            return server, line.removeprefix(_ADDRESS_LINE).strip()
    raise AssertionError(f"colophon serve ended with code {server.wait()} as it started")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server that all tests share: each uses entities of its own."""
    process, address = start_server(tmp_path_factory.mktemp("server"))
    yield address
    process.terminate()
    process.wait(30)


@pytest.fixture
def graph(server: str) -> Iterator[GraphClient]:
    """A client of the shared server."""
    with GraphClient(server) as client:
        yield client


@pytest.fixture
def orders() -> str:
    """URN of a dataset that no other test has."""
    return make_dataset_urn("mysql", f"shop.{uuid.uuid4().hex}")


class Answer:
    """What a stand-in server answers: statuses, headers and bodies in turn, the last one for good."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str], str]] = []
        self.address = ""
        self.delay = 0.0


@pytest.fixture
def stand_in() -> Iterator[Callable[..., Answer]]:
    """Starts a server that answers as told, for what a real one does not do on demand."""
    servers: list[ThreadingHTTPServer] = []

    def start(*answers: tuple[int, dict[str, str], str], delay: float = 0.0) -> Answer:
        answer = Answer()
        answer.answers = list(answers)
        answer.delay = delay
        stopped = threading.Event()

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_any(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                answer.requests.append(
                    (self.command, self.path, {k.lower(): v for k, v in self.headers.items()}, body)
                )
                if answer.delay:
                    stopped.wait(answer.delay)
                status, headers, text = (
                    answer.answers.pop(0) if len(answer.answers) > 1 else answer.answers[0]
                )
                payload = text.encode()
                self.send_response(status)
                for name, value in {"Content-Type": "application/json", **headers}.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(payload)))
                self.end_headers()
                self.wfile.write(payload)

            do_GET = do_POST = do_PUT = do_DELETE = handle_any

            def log_message(self, format: str, *args: Any) -> None:
                """Says nothing."""

        http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        http.stop_waiting = stopped.set  # type: ignore[attr-defined]
        servers.append(http)
        threading.Thread(target=http.serve_forever, daemon=True).start()
        answer.address = f"http://127.0.0.1:{http.server_address[1]}"
        return answer

    yield start
    for http in servers:
        http.stop_waiting()  # type: ignore[attr-defined]
        http.shutdown()
        http.server_close()


class RawServer:
    """A server of sockets: its address, and the requests that came."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.requests: list[bytes] = []


@pytest.fixture
def raw_server() -> Iterator[Callable[..., RawServer]]:
    """Starts a server that answers each connection with the next of these bytes, the last ones for good, and closes it.

    A function makes the answer from the request. None leaves the connection open and silent. The whole request is read before anything is answered: a connection
    that is closed with a part of it unread is reset, and then the client may lose the answer.
    """
    listeners: list[socket.socket] = []
    connections: list[socket.socket] = []

    def respond(
        server: RawServer, connection: socket.socket, answer: bytes | Callable[[bytes], bytes]
    ) -> None:
        # The client may have gone away.
        with connection, contextlib.suppress(OSError):
            with connection.makefile("rb") as stream:
                head = b""
                while not head.endswith(b"\r\n\r\n"):
                    head += stream.readline() or b"\r\n\r\n"
                length = int(parse_headers(BytesIO(head.split(b"\r\n", 1)[1])).get("content-length", 0))
                request = head + stream.read(length)
            server.requests.append(request)
            connection.sendall(answer(request) if callable(answer) else answer)

    def start(*answers: bytes | Callable[[bytes], bytes] | None) -> RawServer:
        listener = socket.create_server(("127.0.0.1", 0))
        listeners.append(listener)
        server = RawServer(listener.getsockname()[1])
        remaining = list(answers)

        def serve() -> None:
            while True:
                try:
                    connection, _ = listener.accept()
                except OSError:
                    return
                connections.append(connection)
                answer = remaining.pop(0) if len(remaining) > 1 else remaining[0]
                if answer is not None:
                    threading.Thread(target=respond, args=(server, connection, answer), daemon=True).start()

        threading.Thread(target=serve, daemon=True).start()
        return server

    yield start
    for one in [*listeners, *connections]:
        one.close()


@pytest.fixture
def forwarder(raw_server: Callable[..., RawServer]) -> Callable[[str, int], RawServer]:
    """Starts a proxy to a real server that loses the first responses, after the requests were served."""

    def start(server: str, losses: int) -> RawServer:
        target = urlsplit(server)
        remaining = [b""] * losses

        def forward(request: bytes) -> bytes:
            with socket.create_connection((target.hostname or "", target.port or 80)) as connection:
                connection.sendall(re.sub(rb"\r\nConnection: [^\r]*", b"", request, flags=re.IGNORECASE))
                response = HTTPResponse(connection)
                response.begin()
                body = response.read()
            if remaining:
                return remaining.pop()
            headers = "".join(
                f"{name}: {value}\r\n"
                for name, value in response.getheaders()
                if name.lower() not in ("connection", "content-length", "transfer-encoding")
            )
            start = f"HTTP/1.1 {response.status} {response.reason}\r\n{headers}"
            return f"{start}Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body

        return raw_server(forward)

    return start


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses between attempts, which are not made."""
    pauses: list[float] = []
    monkeypatch.setattr("colophon._http.time.sleep", pauses.append)
    return pauses


@pytest.fixture(autouse=True)
def doctest_names(request: pytest.FixtureRequest, doctest_namespace: dict[str, Any], tmp_path: Path) -> None:
    """What the examples of doc strings use without saying where it comes from."""
    if request.node.__class__.__name__ == "DoctestItem":
        import colophon

        doctest_namespace.update(
            asyncio=asyncio,
            folder=tmp_path,
            server=request.getfixturevalue("server"),
            Proposal=colophon.Proposal,
        )
