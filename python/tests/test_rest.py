"""The REST emitter: against the real server, and against a stand-in for what a real one does not do on demand."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from colophon import (
    AsyncRestEmitter,
    BatchError,
    ColophonError,
    ConfigurationError,
    ConnectionFailedError,
    GraphClient,
    InvalidResponseError,
    MetadataChangeEvent,
    PatchBuilder,
    Proposal,
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
from colophon._http import backoff, retry_after

OK = (200, {"traceparent": f"00-{'a' * 32}-{'b' * 16}-01"}, '{"value": "success"}')


def properties(urn: str, name: str = "orders") -> Proposal:
    return Proposal(entityUrn=urn, aspect=models.DatasetProperties(name=name))


def test_a_write_is_visible_when_the_call_returns(server: str, graph: GraphClient, orders: str) -> None:
    with RestEmitter(server) as emitter:
        emitter.test_connection()
        receipt = emitter.emit(properties(orders))
    assert len(receipt.trace_id) == 32
    assert graph.get_aspect(orders, models.DatasetProperties) == models.DatasetProperties(name="orders")
    states = graph.write_states(receipt.trace_id, {orders: ["datasetProperties"]})
    assert orders in states


def test_events_write_every_aspect_of_their_snapshot(graph: GraphClient, orders: str) -> None:
    aspects = [models.DatasetProperties(name="orders"), models.Status(removed=False)]
    graph.emit(MetadataChangeEvent(proposedSnapshot=models.DatasetSnapshot(urn=orders, aspects=aspects)))
    assert set(graph.get_aspects(orders)) >= {"datasetProperties", "status"}
    tag = make_tag_urn(orders.split(",")[1])
    snapshot = models.TagSnapshot(urn=tag, aspects=[models.TagProperties(name="x")])
    graph.emit_many([MetadataChangeEvent(proposedSnapshot=snapshot)])
    assert graph.exists(tag)


def test_many_proposals_are_sent_in_order_and_in_few_requests(graph: GraphClient, orders: str) -> None:
    receipts = graph.emit_many(properties(orders, f"v{n}") for n in range(450))
    assert len(receipts) == 3
    found = graph.get_aspect(orders, models.DatasetProperties)
    assert found is not None
    assert found.name == "v449"


def test_batches_stay_within_the_size_that_servers_take(stand_in: Callable[..., Any], orders: str) -> None:
    answer = stand_in(OK)
    text = "é" * 1_000_000
    with RestEmitter(answer.address) as emitter:
        emitter.emit_many(
            Proposal(entityUrn=orders, aspect=models.DatasetProperties(description=text)) for _ in range(5)
        )
    sizes = [len(body) for *_, body in answer.requests]
    assert len(sizes) > 1
    assert max(sizes) < 16 * 1024 * 1024
    assert sum(len(json.loads(body)["proposals"]) for *_, body in answer.requests) == 5


def test_text_of_every_language_arrives_unchanged(graph: GraphClient, orders: str) -> None:
    name = 'Ã© 名前 🛒 \u241f "quoted" \\ \x7f\n\t'
    graph.emit(properties(orders, name))
    graph.emit_many([Proposal(entityUrn=orders, aspect=models.EditableDatasetProperties(description=name))])
    found = graph.get_aspect(orders, models.DatasetProperties)
    editable = graph.get_aspect(orders, models.EditableDatasetProperties)
    assert found is not None
    assert editable is not None
    assert (found.name, editable.description) == (name, name)


def test_nothing_is_sent_of_an_aspect_that_is_not_valid(graph: GraphClient, orders: str) -> None:
    ownership = models.Ownership(owners=[models.Owner(owner="ana", type="NONE")])
    with pytest.raises(
        ValidationError, match="^Aspect ownership: /owners/0/owner: expected a URN of corpuser"
    ):
        graph.emit(Proposal(entityUrn=orders, aspect=ownership))
    assert not graph.exists(orders)


def test_a_batch_writes_what_it_can_and_reports_each_failure_with_its_index(
    graph: GraphClient, orders: str
) -> None:
    invalid = Proposal(entityUrn=orders, aspect=models.Status(removed="no"))  # type: ignore[arg-type]
    rejected = Proposal(
        entityUrn=orders, aspect=models.Status(removed=True), headers=write_conditions(if_version="7")
    )
    unsuited = Proposal(entityUrn=make_tag_urn("x"), aspect=models.DatasetProperties(name="x"))
    items = [properties(orders), invalid, rejected, PatchBuilder(orders).add_tag("pii").build()[0], unsuited]
    with pytest.raises(BatchError) as failed:
        graph.emit_many(items)
    assert [failure.index for failure in failed.value.failures] == [1, 2, 4]
    assert [type(failure.error) for failure in failed.value.failures] == [
        ValidationError,
        RejectedError,
        RejectedError,
    ]
    assert failed.value.failures[1].aspect_name == "status"
    assert failed.value.written == 2
    assert "3 of 5 proposals were not written: [1] Aspect status" in str(failed.value)
    assert set(graph.get_aspects(orders)) >= {"datasetProperties", "globalTags"}


def test_proposals_after_a_failure_of_the_server_are_reported_not_dropped(
    stand_in: Callable[..., Any], no_pauses: list[float], orders: str
) -> None:
    answer = stand_in(OK, (503, {}, '{"message": "stopping", "code": "SERVER_STOPPING"}'))
    with RestEmitter(answer.address, max_retries=1) as emitter, pytest.raises(BatchError) as failed:
        emitter.emit_many(properties(orders) for _ in range(500))
    assert [failure.index for failure in failed.value.failures] == list(range(200, 500))
    assert failed.value.written == 200
    assert isinstance(failed.value.__cause__, UnavailableError)


def test_queued_proposals_are_sent_by_flush_and_close(server: str, graph: GraphClient, orders: str) -> None:
    with RestEmitter(server) as emitter:
        emitter.queue(properties(orders))
        assert not graph.exists(orders)
    assert graph.exists(orders)


def test_callbacks_are_called_as_datahubs_emitter_does(graph: GraphClient, orders: str) -> None:
    calls: list[tuple[Any, str]] = []
    graph.emit(properties(orders), callback=lambda error, text: calls.append((error, text)))
    with pytest.raises(RejectedError) as rejected:
        graph.emit(
            Proposal(entityUrn=orders, aspect=models.Status(), headers=write_conditions(if_version="9")),
            callback=lambda error, text: calls.append((error, text)),
        )
    assert calls == [(None, "success"), (rejected.value, str(rejected.value))]


@pytest.mark.parametrize(
    ("status", "cls"),
    [
        (400, errors.RejectedError),
        (401, errors.AuthenticationError),
        (403, errors.PermissionDeniedError),
        (404, errors.NotFoundError),
        (409, errors.ConflictError),
        (412, errors.ConflictError),
        (413, errors.RejectedError),
        (418, errors.ServerError),
        (422, errors.RejectedError),
        (429, errors.RateLimitError),
        (500, errors.UnavailableError),
    ],
)
def test_each_status_has_its_error(
    stand_in: Callable[..., Any], no_pauses: list[float], orders: str, status: int, cls: type[ServerError]
) -> None:
    headers = {"X-Request-Id": "r-1", "Location": "http://example.org/"}
    body = '{"message": "No.", "code": "WRONG", "docUrl": "/docs/api/errors#wrong"}'
    answer = stand_in((status, headers, body))
    with RestEmitter(answer.address) as emitter, pytest.raises(ServerError) as failed:
        emitter.emit(properties(orders))
    error = failed.value
    assert type(error) is cls
    assert (error.code, error.status, error.server_code) == ("HTTP_STATUS", status, "WRONG")
    assert (error.server_message, error.request_id) == ("No.", "r-1")
    assert error.help == f"{answer.address}/docs/api/errors#wrong"
    assert str(error).startswith(f"POST /aspects?action=ingestProposal failed with status {status}: No.")
    assert str(error).endswith("(request r-1)")
    assert error.info["message"] == "No."


def test_retries_wait_as_the_server_asks_and_then_give_up(
    stand_in: Callable[..., Any], no_pauses: list[float], orders: str
) -> None:
    answer = stand_in((429, {"Retry-After": "7"}, "{}"), (503, {}, "<html>"), OK)
    with RestEmitter(answer.address) as emitter:
        emitter.emit(properties(orders))
        assert len(answer.requests) == 3
        assert no_pauses[0] == 7
        assert 0.5 <= no_pauses[1] <= 1
        answer.answers = [(503, {}, "<html>")]
        with pytest.raises(UnavailableError):
            emitter.emit(properties(orders))
        assert len(answer.requests) == 3 + 5


def test_what_the_settings_do_not_list_is_not_retried(
    stand_in: Callable[..., Any], no_pauses: list[float], orders: str
) -> None:
    answer = stand_in((503, {}, ""))
    every: list[dict[str, Any]] = [
        {"retry_status_codes": [429]},
        {"retry_methods": ["GET"]},
        {"max_retries": 0},
    ]
    for settings in every:
        answer.requests.clear()
        with RestEmitter(answer.address, **settings) as emitter, pytest.raises(UnavailableError):
            emitter.emit(properties(orders))
        assert len(answer.requests) == 1
    assert no_pauses == []


def test_retry_after_is_seconds_or_a_date() -> None:
    assert retry_after("3") == 3
    assert retry_after("-3") == 0
    assert retry_after("Thu, 01 Jan 1970 00:01:00 GMT", now=50) == 10
    assert retry_after("soon") is None
    assert retry_after("nan") is None
    assert retry_after(None) is None
    assert all(15 <= backoff(20) <= 30 for _ in range(20))


def test_no_connection_and_no_answer_are_told_apart(
    stand_in: Callable[..., Any], no_pauses: list[float], orders: str
) -> None:
    with (
        RestEmitter("http://127.0.0.1:9", max_retries=2) as emitter,
        pytest.raises(ConnectionFailedError) as refused,
    ):
        emitter.emit(properties(orders))
    assert refused.value.code == "NETWORK"
    assert "http://127.0.0.1:9/aspects?action=ingestProposal" in str(refused.value)
    assert len(no_pauses) == 2
    answer = stand_in(OK, delay=30)
    with RestEmitter(answer.address, read_timeout=0.2, max_retries=0) as emitter:
        with pytest.raises(ConnectionFailedError) as silent:
            emitter.emit(properties(orders))
    assert silent.value.code == "READ_TIMEOUT"
    assert "no data for 0.2 s" in str(silent.value)


def test_an_answer_that_is_not_json_is_reported(stand_in: Callable[..., Any], orders: str) -> None:
    answer = stand_in((200, {}, "<html>Sign in</html>"))
    with GraphClient(answer.address) as client:
        with pytest.raises(InvalidResponseError, match="expected JSON, got '<html>Sign in"):
            client.get_aspect(orders, models.Status)
        with pytest.raises(ConfigurationError, match="does not respond as a metadata catalogue") as other:
            client.test_connection()
    assert other.value.code == "NOT_A_CATALOGUE"


def test_headers_carry_the_token_and_extra_ones_take_precedence(
    stand_in: Callable[..., Any], orders: str
) -> None:
    answer = stand_in(OK)
    with RestEmitter(
        answer.address, token="secret", extra_headers={"accept": "x/y", "X-Team": "sales"}
    ) as emitter:
        emitter.emit(properties(orders))
    headers = answer.requests[0][2]
    assert headers["authorization"] == "Bearer secret"
    assert (headers["accept"], headers["x-team"]) == ("x/y", "sales")
    assert headers["x-restli-protocol-version"] == "2.0.0"


@pytest.mark.parametrize(
    ("tokens", "sent"),
    [(["stale", "fresh"], ["stale", "fresh"]), (["stale", "stale"], ["stale"]), (["a", "b"], ["a", "b"])],
)
def test_a_token_function_is_called_for_each_request_and_once_more_after_a_401(
    stand_in: Callable[..., Any], orders: str, tokens: list[str], sent: list[str]
) -> None:
    rejected = (401, {}, '{"message": "expired"}')
    answer = stand_in(*[OK if token == "fresh" else rejected for token in sent])
    left = iter(tokens)
    with RestEmitter(answer.address, token=lambda: next(left)) as emitter:
        if "fresh" in sent:
            emitter.emit(properties(orders))
        else:
            with pytest.raises(ServerError, match="expired"):
                emitter.emit(properties(orders))
    assert [headers["authorization"] for _, _, headers, *_ in answer.requests] == [
        f"Bearer {one}" for one in sent
    ]


def test_a_token_function_returns_the_text_of_a_token(stand_in: Callable[..., Any], orders: str) -> None:
    answer = stand_in(OK)
    for wrong in (lambda: "t\n", lambda: "", lambda: 7):
        with RestEmitter(answer.address, token=wrong) as emitter, pytest.raises(ConfigurationError):  # type: ignore[arg-type, return-value]
            emitter.emit(properties(orders))
    assert answer.requests == []


def test_redirects_are_not_followed(stand_in: Callable[..., Any], orders: str) -> None:
    other = stand_in(OK)
    answer = stand_in((307, {"Location": other.address}, ""))
    with RestEmitter(answer.address, token="secret") as emitter, pytest.raises(ServerError):
        emitter.emit(properties(orders))
    assert other.requests == []


def test_an_emitter_is_used_from_many_threads(server: str, graph: GraphClient, orders: str) -> None:
    urns = [make_dataset_urn("mysql", f"{orders.split(',')[1]}.{n}") for n in range(40)]
    with RestEmitter(server) as emitter, ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda urn: emitter.emit(properties(urn)), urns))
    assert all(graph.exists(urn) for urn in urns)


def test_asynchronous_calls_run_at_the_same_time(stand_in: Callable[..., Any], orders: str) -> None:
    answer = stand_in(OK)
    together = threading.Barrier(8, timeout=20)

    async def main() -> None:
        async with AsyncRestEmitter(answer.address) as emitter:
            send = emitter._client._http.send

            def wait(*args: Any, **kwargs: Any) -> Any:
                # Passes only once eight calls are here at the same time.
                together.wait()
                return send(*args, **kwargs)

            emitter._client._http.send = wait  # type: ignore[method-assign]
            await asyncio.gather(*(emitter.emit(properties(orders)) for _ in range(8)))

    asyncio.run(main())
    assert len(answer.requests) == 8


def test_every_error_is_in_one_tree_with_a_code_of_the_list() -> None:
    def below(cls: type[ColophonError]) -> Iterator[type[ColophonError]]:
        for child in cls.__subclasses__():
            yield child
            yield from below(child)

    found = set(below(ColophonError))
    assert {cls.code for cls in found} <= set(errors.ERROR_CODES)
    assert {cls for cls in vars(errors).values() if isinstance(cls, type) and issubclass(cls, Exception)} - {
        ColophonError
    } <= found
