"""Nothing is lost and nothing reported wrongly: forks, broken connections, batches with bad items."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import pickle
import re
from collections.abc import Callable, Iterator
from datetime import datetime, timezone
from typing import Any

import pytest

from colophon import (
    AsyncGraphClient,
    BatchError,
    Colophon,
    ColophonError,
    ConfigurationError,
    ConnectionFailedError,
    GraphClient,
    InvalidResponseError,
    MetadataChangeEvent,
    PatchBuilder,
    Proposal,
    RateLimitError,
    RejectedError,
    RestEmitter,
    ServerError,
    UnavailableError,
    ValidationError,
    errors,
    make_dataset_urn,
    make_tag_urn,
    models,
    write_conditions,
)

SUCCESS = '{"value": "success"}'
URN = make_dataset_urn("mysql", "shop.orders")
TAG = make_tag_urn("pii")


def properties(urn: str, name: str = "orders") -> Proposal:
    return Proposal(entityUrn=urn, aspect=models.DatasetProperties(name=name))


def in_child(work: Callable[[], Any]) -> Any:
    """What the function returns in a fork of this process."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            found = work()
        except BaseException as error:  # noqa: BLE001  # The parent reports it.
            found = repr(error)
        os.write(writer, json.dumps(found).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    return json.loads(text)


needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="This system has no fork.")


@needs_fork
def test_a_fork_has_connections_of_its_own(stand_in: Callable[..., Any]) -> None:
    answer = stand_in((200, {}, '{"value": true}'))
    with GraphClient(answer.address) as graph:
        graph.exists(URN)
        parent = graph._http._connections()
        assert in_child(lambda: graph._http._connections() is parent) is False
        assert in_child(lambda: graph.exists(URN)) is True
        # The parent keeps its connection, also when the child closes the client.
        assert in_child(lambda: graph.close()) is None
        assert graph._http._connections() is parent
        assert graph.exists(URN)


@needs_fork
def test_a_fork_that_happens_during_a_request_does_not_wait_for_its_lock(
    stand_in: Callable[..., Any],
) -> None:
    answer = stand_in((200, {}, '{"value": true}'))
    with GraphClient(answer.address) as graph:
        with graph._http._lock:
            assert in_child(lambda: graph.exists(URN)) is True


@needs_fork
def test_a_fork_has_threads_of_its_own(stand_in: Callable[..., Any]) -> None:
    answer = stand_in((200, {}, '{"value": true}'))
    graph = AsyncGraphClient(answer.address)

    async def exists() -> bool:
        return await asyncio.wait_for(graph.exists(URN), 20)

    assert asyncio.run(exists())
    assert in_child(lambda: asyncio.run(exists())) is True
    assert asyncio.run(exists())


@needs_fork
def test_what_was_queued_before_a_fork_is_sent_once(stand_in: Callable[..., Any]) -> None:
    answer = stand_in((200, {}, SUCCESS))
    with RestEmitter(answer.address) as emitter:
        emitter.queue(properties(URN))
        assert in_child(lambda: emitter.close()) is None
        assert answer.requests == []
    assert len(answer.requests) == 1


# Responses that are not those of a catalogue.


@pytest.mark.parametrize("body", ["<html>", "", "[]", "5", "{}", '{"status": "ok"}'])
def test_a_write_succeeds_only_with_the_response_of_a_catalogue(
    stand_in: Callable[..., Any], body: str
) -> None:
    with RestEmitter(stand_in((200, {"X-Request-Id": "r-1"}, body)).address) as emitter:
        with pytest.raises(InvalidResponseError) as bad:
            emitter.emit(properties(URN))
        assert str(bad.value).startswith("POST /aspects?action=ingestProposal: expected")
        assert bad.value.request_id == "r-1"
        with pytest.raises(InvalidResponseError):
            emitter.emit_many([properties(URN)])


@pytest.mark.parametrize("body", ["<html>", "[]"])
def test_an_event_is_written_only_with_the_response_of_a_catalogue(
    stand_in: Callable[..., Any], body: str
) -> None:
    event = MetadataChangeEvent(proposedSnapshot=models.DatasetSnapshot(urn=URN, aspects=[models.Status()]))
    with RestEmitter(stand_in((200, {}, body)).address) as emitter, pytest.raises(InvalidResponseError):
        emitter.emit(event)
    # Rest.li has no body for an action without a result.
    with RestEmitter(stand_in((200, {}, "")).address) as emitter:
        emitter.emit(event)


# Batches.

BAD: list[tuple[str, Callable[[], Any], type[ColophonError]]] = [
    (
        "an event with a text instead of a URN",
        lambda: MetadataChangeEvent(
            proposedSnapshot=models.DatasetSnapshot(urn="foo", aspects=[models.Status()])
        ),
        ValidationError,
    ),
    (
        "a dict instead of a record",
        lambda: Proposal(entityUrn=URN, aspect=models.GlobalTags(tags=[{"tag": TAG}])),  # type: ignore[list-item]
        ValidationError,
    ),
    (
        "system metadata with a datetime",
        lambda: Proposal(
            entityUrn=URN, aspect=models.Status(), systemMetadata={"lastObserved": datetime.now(timezone.utc)}
        ),
        ValidationError,
    ),
    (
        "an unknown aspect with a datetime",
        lambda: Proposal(entityUrn=URN, aspectName="other", aspect={"x": datetime.now(timezone.utc)}),
        ValidationError,
    ),
    ("an unknown aspect that contains itself", lambda: endless(), ValidationError),
    (
        "a number beyond any float",
        lambda: Proposal(
            entityUrn=URN,
            aspect=models.UpstreamLineage(
                upstreams=[],
                fineGrainedLineages=[
                    models.FineGrainedLineage(
                        upstreamType="NONE", downstreamType="FIELD", confidenceScore=10**400
                    )
                ],
            ),
        ),
        ValidationError,
    ),
    ("nothing", lambda: None, ValidationError),
    ("a text", lambda: "text", ValidationError),
]


def endless() -> Proposal:
    value: dict[str, Any] = {}
    value["x"] = value
    return Proposal(entityUrn=URN, aspectName="other", aspect=value)


@pytest.mark.parametrize(("what", "make", "cls"), BAD, ids=[what for what, *_ in BAD])
def test_one_bad_item_does_not_stop_a_batch(
    stand_in: Callable[..., Any], what: str, make: Callable[[], Any], cls: type[ColophonError]
) -> None:
    answer = stand_in((200, {}, SUCCESS))
    with RestEmitter(answer.address) as emitter, pytest.raises(BatchError) as failed:
        emitter.emit_many([properties(URN, "first"), make(), properties(URN, "last")])
    assert [failure.index for failure in failed.value.failures] == [1]
    assert isinstance(failed.value.failures[0].error, cls)
    assert failed.value.written == 2
    assert len(json.loads(answer.requests[0][3])["proposals"]) == 2


@pytest.mark.parametrize("items", [None, 5, "text", properties(URN), {"a": properties(URN)}])
def test_a_batch_that_is_no_iterable_is_named(stand_in: Callable[..., Any], items: Any) -> None:
    with RestEmitter(stand_in((200, {}, SUCCESS)).address) as emitter:
        with pytest.raises(
            ValidationError, match="^items: expected an iterable of proposals and events, got"
        ):
            emitter.emit_many(items)


def test_what_a_source_gave_before_it_failed_is_sent(stand_in: Callable[..., Any]) -> None:
    def source() -> Iterator[Any]:
        yield properties(URN, "first")
        yield Proposal(entityUrn=URN, aspect=models.Status(removed="no"))  # type: ignore[arg-type]
        yield properties(URN, "second")
        raise KeyError("the source broke")

    answer = stand_in((200, {}, SUCCESS))
    with RestEmitter(answer.address) as emitter, pytest.raises(KeyError, match="the source broke") as broken:
        emitter.emit_many(source())
    assert len(json.loads(answer.requests[0][3])["proposals"]) == 2
    report = broken.value.__cause__
    assert isinstance(report, BatchError)
    assert [failure.index for failure in report.failures] == [1]
    assert report.written == 2


# Connections that break.


DELETED = b'{"value": {"rows": 0, "timeseriesRows": 0, "total": 0, "relatedAspects": []}}'
WRITTEN = b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(DELETED), DELETED)
LOST = b""
TIMED_OUT = b"HTTP/1.1 504 X\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

CREATIONS: list[Callable[[GraphClient], Any]] = [
    lambda graph: graph.emit(
        Proposal(entityUrn=TAG, aspect=models.Status(), headers=write_conditions(if_version="absent"))
    ),
    lambda graph: graph.emit(Proposal(entityUrn=TAG, aspect=models.Status(), changeType="CREATE")),
    lambda graph: graph.emit(Proposal(entityUrn=TAG, aspect=models.Status(), changeType="CREATE_ENTITY")),
    lambda graph: graph.emit_many(
        [
            Proposal(entityUrn=TAG, aspect=models.Status()),
            Proposal(entityUrn=TAG, aspect=models.Status(), changeType="CREATE"),
        ]
    ),
]


def keys_of(requests: list[bytes]) -> list[str]:
    """The idempotency key of each request; empty without one."""
    found = [re.search(rb"\r\nidempotency-key: ([^\r]*)", request, re.IGNORECASE) for request in requests]
    return [match[1].decode() if match else "" for match in found]


@pytest.mark.parametrize("call", CREATIONS)
def test_a_creation_is_sent_again_under_the_same_key(
    raw_server: Callable[..., Any], no_pauses: list[float], call: Callable[[GraphClient], Any]
) -> None:
    lossy = raw_server(LOST, TIMED_OUT, WRITTEN)
    with GraphClient(lossy.address) as graph:
        call(graph)
        call(graph)
    first, second, third, other = keys_of(lossy.requests)
    assert re.fullmatch("[0-9a-f]{32}", first)
    assert first == second == third != other
    # Lost each time, it is unknown what became of it; a new call would be another one.
    lossy = raw_server(LOST)
    with GraphClient(lossy.address, max_retries=2) as graph, pytest.raises(ConnectionFailedError) as failed:
        call(graph)
    assert len(lossy.requests) == 3
    assert (failed.value.can_retry, failed.value.maybe_applied) == (False, True)
    assert str(failed.value).endswith(
        "It may have been applied: read the current state before you send it again."
    )


def test_a_rejection_after_a_lost_response_says_so(
    raw_server: Callable[..., Any], no_pauses: list[float]
) -> None:
    rejected = b'HTTP/1.1 422 X\r\nConnection: close\r\nContent-Length: 27\r\n\r\n{"message": "It is there."}'
    lossy = raw_server(LOST, rejected)
    create = Proposal(entityUrn=TAG, aspect=models.Status(), changeType="CREATE")
    with RestEmitter(lossy.address) as emitter, pytest.raises(RejectedError) as failed:
        emitter.emit(create)
    assert "It is there. An attempt before this one may have been applied" in str(failed.value)
    with RestEmitter(lossy.address) as emitter, pytest.raises(RejectedError) as failed:
        emitter.emit(create)
    assert "An attempt before" not in str(failed.value)


def test_a_creation_whose_response_is_lost_succeeds(
    server: str, forwarder: Callable[..., Any], no_pauses: list[float], orders: str
) -> None:
    proxy = forwarder(server, 1)
    properties_of = models.DatasetProperties(name="orders")
    with GraphClient(proxy.address) as graph:
        receipt = graph.emit(Proposal(entityUrn=orders, aspect=properties_of, changeType="CREATE"))
    assert len(proxy.requests) == 2
    assert re.fullmatch("[0-9a-f]{32}", receipt.trace_id)
    with GraphClient(server) as graph:
        (version,) = graph.get_aspect_versions(orders, models.DatasetProperties)
        assert version.value == properties_of
        with pytest.raises(RejectedError, match="already exists"):
            graph.emit(Proposal(entityUrn=orders, aspect=properties_of, changeType="CREATE"))


ONCE: list[Callable[[GraphClient], Any]] = [
    lambda graph: graph.hard_delete(TAG),
    lambda graph: graph.hard_delete_timeseries_aspect(URN, "datasetProfile"),
    lambda graph: graph.delete_references_to_urn(TAG),
    lambda graph: graph.rollback_run("r"),
    lambda graph: graph.delete_consumer("c"),
]


@pytest.mark.parametrize("call", ONCE)
def test_what_must_not_be_applied_twice_is_not_sent_twice(
    raw_server: Callable[..., Any],
    stand_in: Callable[..., Any],
    no_pauses: list[float],
    call: Callable[[GraphClient], Any],
) -> None:
    lossy = raw_server(LOST, WRITTEN)
    with GraphClient(lossy.address) as graph, pytest.raises(ConnectionFailedError) as failed:
        call(graph)
    assert len(lossy.requests) == 1
    assert no_pauses == []
    assert (failed.value.can_retry, failed.value.maybe_applied) == (False, True)
    assert str(failed.value).endswith("since it may have been applied: read the current state first.")
    # A proxy that lost the connection to the server: the same. One that is overloaded has done nothing.
    answer = stand_in((504, {}, "<html>"))
    with GraphClient(answer.address) as graph, pytest.raises(UnavailableError):
        call(graph)
    assert len(answer.requests) == 1
    answer = stand_in((503, {}, "<html>"))
    with GraphClient(answer.address, max_retries=1) as graph, pytest.raises(UnavailableError):
        call(graph)
    assert len(answer.requests) == 2
    # Without a connection nothing was sent.
    with (
        GraphClient("http://127.0.0.1:9", max_retries=1) as graph,
        pytest.raises(ConnectionFailedError) as no,
    ):
        call(graph)
    assert no.value.maybe_applied is False
    assert len(no_pauses) == 2


REPEATED: list[Callable[[GraphClient], Any]] = [
    lambda graph: graph.emit(Proposal(entityUrn=TAG, aspectName="status", changeType="DELETE")),
    lambda graph: graph.emit(Proposal(entityUrn=TAG, aspect=models.Status())),
    lambda graph: graph.emit(PatchBuilder(URN).add_tag("pii").build()[0]),
    lambda graph: graph.emit_many([Proposal(entityUrn=TAG, aspect=models.Status())]),
    lambda graph: graph.delete_references_to_urn(TAG, dry_run=True),
]


@pytest.mark.parametrize("call", REPEATED)
def test_what_may_be_applied_twice_is_sent_again(
    raw_server: Callable[..., Any], no_pauses: list[float], call: Callable[[GraphClient], Any]
) -> None:
    lossy = raw_server(LOST, LOST, WRITTEN)
    with GraphClient(lossy.address) as graph:
        call(graph)
    assert len(lossy.requests) == 3
    assert keys_of(lossy.requests) == ["", "", ""]


# Errors travel between processes.


def raised(error: ColophonError) -> ColophonError:
    return error


EVERY: list[ColophonError] = [
    ConfigurationError("a", code="INSECURE_TOKEN"),
    ValidationError("a", problems=["b", "c"]),
    ConnectionFailedError("a", code="NETWORK", can_retry=False, maybe_applied=True),
    InvalidResponseError("a", request_id="r"),
    ServerError("GET /", 418, "No.", server_code="X", request_id="r", help="h", retry_after=5),
    RejectedError("GET /", 422),
    errors.Failure(1, "u", "a", RejectedError("GET /", 422, "No.")).error,
    BatchError([errors.Failure(1, "u", "a", RejectedError("GET /", 422, "No."))], 3),
    errors.DeliveryError("a"),
    errors.InvalidUrnError("a"),
]


@pytest.mark.parametrize("error", EVERY, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_errors_can_be_copied_and_pickled(error: ColophonError, twin: Callable[[Any], Any]) -> None:
    found = twin(error)
    assert type(found) is type(error)
    assert (str(found), found.code, found.info) == (str(error), error.code, error.info)
    facts = {name: str(value) for name, value in vars(error).items()}
    assert {name: str(value) for name, value in vars(found).items()} == facts


# What the server asks for.


def test_a_server_that_asks_to_wait_too_long_is_reported_immediately(
    stand_in: Callable[..., Any], no_pauses: list[float]
) -> None:
    answer = stand_in((429, {"Retry-After": "3600"}, "{}"))
    with RestEmitter(answer.address) as emitter, pytest.raises(RateLimitError) as limited:
        emitter.emit(properties(URN))
    assert (len(answer.requests), no_pauses) == (1, [])
    assert limited.value.retry_after == 3600
    assert "The server asks to wait 3600 s." in str(limited.value)
    answer = stand_in((503, {"Retry-After": "61"}, "{}"), (200, {}, SUCCESS))
    with RestEmitter(answer.address, max_retry_after=61) as emitter:
        emitter.emit(properties(URN))
    assert no_pauses == [61]


@pytest.mark.parametrize(
    ("status", "advice"),
    [
        (413, "Send less in a request: the server, or a proxy before it, accepts smaller ones."),
        (422, "There is no reason in the response; the server's log has it."),
        (400, "There is no reason in the response; the server's log has it."),
    ],
)
def test_rejections_without_a_message_say_what_to_do(
    stand_in: Callable[..., Any], status: int, advice: str
) -> None:
    with RestEmitter(stand_in((status, {}, "")).address) as emitter, pytest.raises(RejectedError) as failed:
        emitter.emit(properties(URN))
    assert str(failed.value).endswith(advice)


# Proxies.


def test_the_token_goes_to_no_proxy_in_clear(
    stand_in: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy = stand_in((200, {}, '{"value": true}'))
    catalogue = stand_in((200, {}, '{"value": true}'))
    monkeypatch.setenv("http_proxy", proxy.address)
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    # This machine is reached directly.
    for server in (catalogue.address, catalogue.address.replace("127.0.0.1", "localhost")):
        with Colophon(server, token="secret") as client:
            assert client.entities.exists(TAG)
    assert proxy.requests == []
    with Colophon("http://catalogue.example.org") as client:
        assert client.entities.exists(TAG)
    assert len(proxy.requests) == 1
    with Colophon("http://catalogue.example.org", token="secret", allow_plain_http_token=True) as client:
        assert client.entities.exists(TAG)
    assert len(proxy.requests) == 2


def test_a_proxy_that_is_no_address_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "socks9://x")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    with Colophon("http://catalogue.example.org") as client:
        with pytest.raises(ConfigurationError, match="http_proxy: expected an address"):
            client.entities.exists(TAG)
