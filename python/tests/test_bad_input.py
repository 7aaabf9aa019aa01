"""What a server, or the way to it, can do wrong: each case has its class, its code, and a message that helps."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import trustme

from colophon import (
    ColophonError,
    ConfigurationError,
    ConnectionFailedError,
    GraphClient,
    InvalidResponseError,
    Proposal,
    RestEmitter,
    ServerError,
    ValidationError,
    models,
)

URN = "urn:li:tag:pii"
STATUS = Proposal(entityUrn=URN, aspect=models.Status())
CATALOGUE = b'{"noCode": "true"}'


@pytest.fixture
def authority() -> trustme.CA:
    """Signs certificates for this test alone."""
    return trustme.CA()


@pytest.fixture
def tls_server(authority: trustme.CA) -> Iterator[int]:
    """Port of a server that speaks TLS, with a certificate that no system trusts."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(CATALOGUE)))
            self.end_headers()
            self.wfile.write(CATALOGUE)

        def log_message(self, format: str, *args: Any) -> None:
            """Says nothing."""

    class Server(ThreadingHTTPServer):
        def handle_error(self, request: Any, client_address: Any) -> None:
            """Connections that fail are what the tests are about."""

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    server = Server(("127.0.0.1", 0), Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


def test_certificates_that_nobody_vouches_for_are_rejected_without_retries(
    tls_server: int, authority: trustme.CA, tmp_path: Path, no_pauses: list[float]
) -> None:
    address = f"https://localhost:{tls_server}"
    with RestEmitter(address) as emitter, pytest.raises(ConnectionFailedError) as failed:
        emitter.test_connection()
    assert failed.value.code == "NETWORK"
    assert "certificate verify failed" in str(failed.value)
    assert str(failed.value).endswith("pass the file with its certificates as `ca_certificate_path`.")
    assert no_pauses == []
    certificates = tmp_path / "ca.pem"
    authority.cert_pem.write_to_path(str(certificates))
    with RestEmitter(address, ca_certificate_path=certificates) as emitter:
        emitter.test_connection()
    with RestEmitter(address, disable_ssl_verification=True) as emitter:
        emitter.test_connection()
    # Certificates of somebody else do not help, and one for another name neither.
    trustme.CA().cert_pem.write_to_path(str(certificates))
    with RestEmitter(address, ca_certificate_path=certificates) as emitter:
        with pytest.raises(ConnectionFailedError, match="certificate verify failed"):
            emitter.test_connection()
    authority.cert_pem.write_to_path(str(certificates))
    with RestEmitter(f"https://127.0.0.1:{tls_server}", ca_certificate_path=certificates) as emitter:
        with pytest.raises(ConnectionFailedError, match=r"127\.0\.0\.1"):
            emitter.test_connection()


@pytest.mark.parametrize("text", ["", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
def test_a_file_without_certificates_is_a_wrong_setting(tmp_path: Path, text: str) -> None:
    certificates = tmp_path / "ca.pem"
    certificates.write_text(text)
    with RestEmitter("https://localhost:1", ca_certificate_path=certificates) as emitter:
        with pytest.raises(ConfigurationError, match="ca_certificate_path: expected a PEM file") as wrong:
            emitter.test_connection()
    assert str(certificates) in str(wrong.value)
    assert wrong.value.code == "INVALID_CONFIGURATION"


def test_plain_http_to_a_port_of_tls_is_told_from_other_failures(
    tls_server: int, no_pauses: list[float]
) -> None:
    with RestEmitter(f"http://localhost:{tls_server}") as emitter:
        with pytest.raises(ConnectionFailedError, match="If the server expects TLS, use https://"):
            emitter.emit(STATUS)


def test_tls_to_a_port_of_plain_http_is_told_from_other_failures(
    stand_in: Callable[..., Any], no_pauses: list[float]
) -> None:
    address = stand_in((200, {}, "{}")).address.replace("http:", "https:")
    with RestEmitter(address) as emitter:
        with pytest.raises(ConnectionFailedError, match="does not speak TLS here: try http://"):
            emitter.emit(STATUS)
    assert no_pauses == []


def test_a_silent_server_ends_in_the_time_out_that_passed(raw_server: Callable[..., Any]) -> None:
    port = raw_server(None).port
    # Without TLS the connection stands at once, with TLS it never does.
    with RestEmitter(f"https://localhost:{port}", connect_timeout=0.2, max_retries=0) as emitter:
        with pytest.raises(ConnectionFailedError, match=r"no connection within 0\.2 s") as slow:
            emitter.emit(STATUS)
    assert slow.value.code == "CONNECT_TIMEOUT"
    assert "`connect_timeout`" in str(slow.value)
    with RestEmitter(f"http://localhost:{port}", read_timeout=0.2, max_retries=0) as emitter:
        with pytest.raises(ConnectionFailedError, match=r"no data for 0\.2 s") as silent:
            emitter.emit(STATUS)
    assert silent.value.code == "READ_TIMEOUT"
    assert "`read_timeout`" in str(silent.value)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (b"", "Remote end closed connection without response"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", "IncompleteRead"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{", "IncompleteRead"),
        (b"no HTTP at all\r\n\r\n", "no HTTP at all"),
    ],
)
def test_responses_that_break_off_are_retried_and_reported(
    raw_server: Callable[..., Any], no_pauses: list[float], answer: bytes, message: str
) -> None:
    with RestEmitter(raw_server(answer).address, max_retries=2) as emitter:
        with pytest.raises(ConnectionFailedError) as broken:
            emitter.emit(STATUS)
    assert broken.value.code == "NETWORK"
    assert message in str(broken.value)
    assert "object at 0x" not in str(broken.value)
    assert len(no_pauses) == 2


def test_a_body_that_cannot_be_unpacked_is_an_invalid_response(
    stand_in: Callable[..., Any], no_pauses: list[float]
) -> None:
    answer = stand_in((200, {"Content-Encoding": "gzip", "X-Request-Id": "r-1"}, "no gzip"))
    with RestEmitter(answer.address) as emitter, pytest.raises(InvalidResponseError, match="gzip"):
        emitter.emit(STATUS)
    assert no_pauses == []


@pytest.mark.parametrize("body", ['{"value": ', "<html>", "[" * 100_000, "\x00"])
def test_broken_json_is_reported_with_the_request_id(stand_in: Callable[..., Any], body: str) -> None:
    answer = stand_in((200, {"X-Request-Id": "r-1"}, body))
    with (
        GraphClient(answer.address) as graph,
        pytest.raises(InvalidResponseError, match="expected JSON") as bad,
    ):
        graph.exists(URN)
    assert (bad.value.code, bad.value.request_id) == ("INVALID_RESPONSE", "r-1")
    assert "(request r-1)" in str(bad.value)


CALLS: list[tuple[str, Callable[[GraphClient], Any]]] = [
    ('{"value": {"entities": [{}], "numEntities": 1}}', lambda graph: graph.search()),
    ('{"value": {"entities": [5], "numEntities": 1}}', lambda graph: list(graph.scroll())),
    ('{"value": {"entities": "x"}}', lambda graph: graph.search()),
    ('{"value": {"values": [{}]}}', lambda graph: graph.get_timeseries_values(URN, models.DatasetProfile)),
    (
        '{"value": {"values": [{"aspect": {"value": "{"}}]}}',
        lambda graph: graph.get_timeseries_values(URN, models.DatasetProfile),
    ),
    ('{"total": 1, "relationships": [{}]}', lambda graph: list(graph.get_related_entities(URN))),
    ('{"value": {"total": 1, "relationships": [{}]}}', lambda graph: graph.get_lineage(URN)),
    ("[{}]", lambda graph: graph.get_timeline(URN)),
    ("[5]", lambda graph: graph.get_timeline(URN)),
    (
        '{"total": 1, "versions": [{}]}',
        lambda graph: next(graph.get_aspect_versions(URN, models.TagProperties)),
    ),
    ('{"patch": [5]}', lambda graph: graph.get_aspect_difference(URN, models.TagProperties)),
    ('{"changes": [{"offset": 1}], "next": 2}', lambda graph: list(graph.changes())),
    ('{"value": [{}]}', lambda graph: graph.list_runs()),
    ('{"value": [{}]}', lambda graph: graph.describe_run("x")),
    (
        '{"value": {"entitiesAffected": 1, "aspectRowSummaries": [{}]}}',
        lambda graph: graph.rollback_run("x"),
    ),
    ('{"aspects": {"status": {}}}', lambda graph: graph.get_aspects(URN)),
    ('{"aspects": {"status": 5}}', lambda graph: graph.get_aspects(URN)),
    ('{"aspect": 5}', lambda graph: graph.get_aspect(URN, models.Status)),
    ('{"aspect": {"com.linkedin.common.Status": 5}}', lambda graph: graph.get_aspect(URN, models.Status)),
    ('[{"urn": "urn:li:tag:pii", "status": {}}]', lambda graph: graph.get_entities("tag", [URN])),
    ('[{"urn": 5}]', lambda graph: graph.get_entities("tag", [URN])),
    ('{"value": 5}', lambda graph: graph.hard_delete(URN)),
    ('{"value": {}}', lambda graph: graph.hard_delete(URN)),
    ('{"value": {"rows": "x"}}', lambda graph: graph.hard_delete(URN)),
    ('{"value": {}}', lambda graph: graph.hard_delete_timeseries_aspect(URN, "datasetProfile")),
    ("[" * 200_000, lambda graph: graph.exists(URN)),
    (
        '{"value": {"values": [{"aspect": {"value": "' + "[" * 200_000 + '"}}]}}',
        lambda graph: graph.get_timeseries_values(URN, models.DatasetProfile),
    ),
    ("5", lambda graph: graph.exists(URN)),
]


@pytest.mark.parametrize(("body", "call"), CALLS)
def test_json_of_another_shape_is_an_invalid_response(
    stand_in: Callable[..., Any], body: str, call: Callable[[GraphClient], Any]
) -> None:
    with GraphClient(stand_in((200, {}, body)).address) as graph, pytest.raises(InvalidResponseError) as bad:
        call(graph)
    # What was asked, what was expected, what came.
    assert str(bad.value).startswith(("GET /", "POST /"))


def test_a_redirect_is_not_followed_and_the_message_says_what_to_do(stand_in: Callable[..., Any]) -> None:
    other = stand_in((200, {}, "{}"))
    for status in (301, 302, 307, 308):
        answer = stand_in((status, {"Location": f"{other.address}/gms"}, ""))
        with RestEmitter(answer.address, token="secret") as emitter, pytest.raises(ServerError) as failed:
            emitter.emit(STATUS)
        assert type(failed.value) is ServerError
        assert failed.value.status == status
        assert f"redirects to {other.address}/gms" in str(failed.value)
        assert "pass its address as `server`" in str(failed.value)
        assert "secret" not in str(failed.value)
    assert other.requests == []
    unchanged = stand_in((304, {"Location": other.address}, ""))
    with RestEmitter(unchanged.address) as emitter, pytest.raises(ServerError) as failed:
        emitter.emit(STATUS)
    assert "redirects" not in str(failed.value)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("http://127.0.0.1:9", "Connection refused"),
        ("http://no-such-host.invalid", "no-such-host.invalid"),
        ("http://a..b", "a..b"),
    ],
)
def test_unreachable_servers_are_named(no_pauses: list[float], address: str, message: str) -> None:
    with RestEmitter(address, max_retries=1) as emitter, pytest.raises(ConnectionFailedError) as failed:
        emitter.emit(STATUS)
    assert failed.value.code == "NETWORK"
    assert message in str(failed.value)
    assert str(failed.value).endswith("Check the address, and that the server is running.")


ADVICE = {
    401: "Pass a valid access token as `token`.",
    403: "Ask an administrator for the privilege, or use another token.",
    404: "Check the URN, and that the address is that of the catalogue.",
    409: "Read the current state and try again.",
    429: "Send less at the same time, or raise `max_retries`.",
    503: "Try again later; the server's log says more.",
}


@pytest.mark.parametrize("status", ADVICE)
def test_messages_say_what_to_do(stand_in: Callable[..., Any], no_pauses: list[float], status: int) -> None:
    with (
        RestEmitter(stand_in((status, {}, "<html>")).address) as emitter,
        pytest.raises(ServerError) as failed,
    ):
        emitter.emit(STATUS)
    assert str(failed.value).endswith(ADVICE[status])


@pytest.mark.parametrize(
    "call",
    [
        lambda graph: graph.emit("text"),
        lambda graph: graph.emit(Proposal(entityUrn="pii", aspect=models.Status())),
        lambda graph: graph.emit(Proposal(entityUrn=URN, aspectName="status", aspect="text")),
        lambda graph: graph.emit(Proposal(entityUrn=URN, aspectName="status", aspect={"removed": object()})),
        lambda graph: graph.emit(
            Proposal(entityUrn=URN, aspectName="notOfThisModel", aspect={"x": object()})
        ),
        lambda graph: graph.emit(
            Proposal(entityUrn=URN, aspect=models.Status(), systemMetadata={"runId": object()})
        ),
        lambda graph: graph.emit(
            Proposal(entityUrn=URN, aspectName="notOfThisModel", aspect={"x": float("nan")})
        ),
        lambda graph: Proposal.from_obj({}),
        lambda graph: Proposal.from_obj("text"),
    ],
)
def test_wrong_arguments_never_raise_anything_outside_the_tree(
    server: str, call: Callable[[GraphClient], Any]
) -> None:
    with GraphClient(server) as graph, pytest.raises(ColophonError) as wrong:
        call(graph)
    assert isinstance(wrong.value, ValidationError)
