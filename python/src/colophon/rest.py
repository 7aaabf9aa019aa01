"""Sends metadata over REST."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ._arguments import items_of, texts
from ._async import AsyncTwin, awaitable
from ._http import HttpClient, encode_part, expect, json_text, query_string
from .errors import (
    BatchError,
    ColophonError,
    ConfigurationError,
    ConflictError,
    Failure,
    InvalidResponseError,
    PermissionDeniedError,
    RejectedError,
    ServerError,
    ValidationError,
)
from .options import ClientOptions, Settings, resolve_options
from .proposals import (
    AnyProposal,
    Emittable,
    MetadataChangeEvent,
    PatchProposal,
    Proposal,
    is_repeatable,
    place_of,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

MAX_BATCH_LENGTH = 200
"""Maximum number of proposals in a request."""
MAX_BATCH_BYTES = 15 * 1024 * 1024
"""Maximum size of a request, in bytes. Servers reject bodies above 16 MiB."""

# What the server says about one proposal and not about the connection: others of the same request may be accepted.
_REJECTIONS = (RejectedError, ConflictError, PermissionDeniedError)

Callback = Callable[["Exception | None", str], None]
"""Called with None and a text after a write, or with the error and its message."""


@dataclass(frozen=True)
class Receipt:
    """The server's response to a write."""

    trace_id: str
    """Identifies the write for `write_states`: 32 hexadecimal digits; empty if the server sends none."""


class _Item:
    """A proposal as it goes over the wire, with its place among those that were given."""

    # There is one for each proposal: a plain class is made in a fraction of a dataclass's time.
    __slots__ = ("index", "proposal", "text")

    def __init__(self, index: int, proposal: AnyProposal, text: str) -> None:
        self.index = index
        self.proposal = proposal
        self.text = text


class RestEmitter:
    """Sends proposals over REST. When a call returns, its writes are durable and visible.

    >>> from colophon import RestEmitter, Proposal, make_dataset_urn, models
    >>> with RestEmitter(server) as emitter:
    ...     urn = make_dataset_urn("mysql", "shop.orders")
    ...     receipt = emitter.emit(Proposal(entityUrn=urn, aspect=models.DatasetProperties(name="orders")))
    >>> len(receipt.trace_id)
    32

    Args:
        server: Address of the server, or the options from `EmitterBuilder.options`.
        settings: Further settings of `ClientOptions`, such as `token`.
    """

    def __init__(self, server: str | ClientOptions, **settings: Unpack[Settings]) -> None:
        self._http = HttpClient(resolve_options(server, settings))
        self._queue: list[Emittable] = []
        self._process = os.getpid()

    @property
    def options(self) -> ClientOptions:
        """The current settings, including defaults."""
        return self._http.options

    def test_connection(self) -> None:
        """Checks the connection by requesting the server's configuration.

        Raises `ConfigurationError` with the code `NOT_A_CATALOGUE` if something else responds at the address,
        `ConnectionFailedError` if nothing responds.
        """
        self.get_server_config()

    def get_server_config(self) -> dict[str, Any]:
        """The server's configuration: its version and what it can do."""
        problem = f"{self.options.server} does not respond as a metadata catalogue. Check the address and the token."
        try:
            config: Any = self._http.get("/config")
        except (ServerError, InvalidResponseError) as error:
            raise ConfigurationError(f"{problem} {error}", code="NOT_A_CATALOGUE") from error
        if not isinstance(config, dict) or config.get("noCode") != "true":
            raise ConfigurationError(problem, code="NOT_A_CATALOGUE")
        return config

    def emit(self, item: Emittable, callback: Callback | None = None, *, async_: bool = False) -> Receipt:
        """Sends one proposal or event.

        Args:
            item: What to send.
            callback: Called with `(None, "success")`, or with the error and its message before it is raised.
            async_: True lets an asynchronous server respond before the write is done; `write_states` reports the
                result.

        Raises `ValidationError` if the aspect is not valid, before anything is sent; `RejectedError` if the server
        rejects it.
        """
        try:
            receipt = (
                self._emit_event(item)
                if isinstance(item, MetadataChangeEvent)
                else self._emit_one(item, async_)
            )
        except ColophonError as error:
            if callback:
                callback(error, str(error))
            raise
        if callback:
            callback(None, "success")
        return receipt

    def emit_many(self, items: Iterable[Emittable], *, async_: bool = False) -> list[Receipt]:
        """Sends many proposals in order, at most 200 and 15 MiB in a request.

        Every proposal that can be written is written: if the server rejects a request, its proposals are sent one by
        one to find those at fault.

        Returns one receipt for each request. Raises `BatchError` with each proposal that was not written and its
        index; if nothing at all could be sent, the error itself. If `items` raises an error, what it gave before is
        sent, and the error is raised; its `__cause__` is a `BatchError` if some of that was not written.
        """
        receipts: list[Receipt] = []
        failures: list[Failure] = []
        written = 0
        stop: ColophonError | None = None
        source = _Source(items)
        for batch in _batches(source, failures, self.options.unknown_fields):
            if stop is not None:
                failures.extend(_failure(item, stop) for item in batch)
                continue
            try:
                receipts.append(self._send_batch(batch, async_))
                written += len(batch)
            except _REJECTIONS as error:
                alone = self._send_alone(batch, error, async_)
                receipts.extend(alone.receipts)
                failures.extend(alone.failures)
                written += len(alone.receipts)
                stop = alone.stop
            except ColophonError as error:
                # What stops one request stops the next as well: they are reported, not tried.
                if not receipts and not failures and source.error is None:
                    raise
                stop = error
                failures.extend(_failure(item, error) for item in batch)
        report: BatchError | None = None
        if failures:
            failures.sort(key=lambda failure: failure.index)
            report = BatchError(failures, written)
            report.__cause__ = failures[0].error
        if source.error is not None:
            raise source.error from report
        if report is not None:
            raise report
        return receipts

    def queue(self, item: Emittable) -> None:
        """Keeps a proposal to be sent with others: once there are enough for a request, by `flush`, or by `close`."""
        self._forget_queue_of_parent()
        self._queue.append(item)
        if len(self._queue) >= MAX_BATCH_LENGTH:
            self.flush()

    def flush(self) -> None:
        """Sends what is queued. Raises as `emit_many` does; what failed is not queued again."""
        self._forget_queue_of_parent()
        items, self._queue = self._queue, []
        if items:
            self.emit_many(items)

    def _forget_queue_of_parent(self) -> None:
        # What was queued before a fork is sent by the process that queued it.
        if self._process != os.getpid():
            self._queue, self._process = [], os.getpid()

    def write_states(
        self, trace_id: str, aspects: Mapping[str, Sequence[str]], *, only_errors: bool = False
    ) -> dict[str, dict[str, Any]]:
        """The state of a write, by URN and aspect.

        Args:
            trace_id: From the receipt of the write.
            aspects: Names of the aspects that were written, by URN.
            only_errors: True leaves out what succeeded.
        """
        path = f"/openapi/v1/trace/write/{encode_part(trace_id)}{query_string({'onlyIncludeErrors': only_errors})}"
        states = self._http.post(path, {urn: texts("aspects", names) for urn, names in aspects.items()})
        found: dict[str, dict[str, Any]] = expect(f"POST {path}", states, dict)
        return found

    def close(self) -> None:
        """Sends what is queued and closes open connections. The emitter opens new ones when it is used again."""
        try:
            self.flush()
        finally:
            self._http.close()

    # The names of DataHub's emitter.

    def emit_mcp(self, mcp: AnyProposal, async_flag: bool | None = None) -> Receipt:
        """Sends one proposal; DataHub's name for `emit`."""
        return self.emit(mcp, async_=bool(async_flag))

    def emit_mcps(self, mcps: Sequence[AnyProposal], async_flag: bool | None = None) -> list[Receipt]:
        """Sends many proposals; DataHub's name for `emit_many`."""
        return self.emit_many(mcps, async_=bool(async_flag))

    def emit_mce(self, mce: MetadataChangeEvent) -> Receipt:
        """Sends one event; DataHub's name for `emit`."""
        return self.emit(mce)

    def __enter__(self) -> RestEmitter:
        return self

    def __exit__(
        self, type_: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _emit_one(self, proposal: AnyProposal, async_: bool) -> Receipt:
        if not isinstance(proposal, (Proposal, PatchProposal)):
            raise ValidationError(
                f"expected a Proposal, a PatchProposal or an event, got {type(proposal).__name__}"
            )
        text = proposal.to_json(unknown_fields=self.options.unknown_fields)
        body = f'{{"proposal":{text},"async":"{_flag(async_)}"}}'
        return self._write("/aspects?action=ingestProposal", body, repeatable=is_repeatable(proposal))

    def _emit_event(self, event: MetadataChangeEvent) -> Receipt:
        obj = event.to_obj()
        body: dict[str, Any] = {"entity": {"value": obj["proposedSnapshot"]}}
        if "systemMetadata" in obj:
            body["systemMetadata"] = obj["systemMetadata"]
        return self._write("/entities?action=ingest", json_text("the event", body), has_result=False)

    def _emit_together(self, proposals: Sequence[AnyProposal]) -> list[Receipt]:
        """Sends what belongs together. A request is written as a whole or not at all; nearly always one is enough."""
        failures: list[Failure] = []
        batches = list(_batches(proposals, failures, self.options.unknown_fields))
        if failures:
            raise failures[0].error
        return [self._send_batch(batch, False) for batch in batches]

    def _send_batch(self, batch: Sequence[_Item], async_: bool) -> Receipt:
        texts = ",".join(item.text for item in batch)
        return self._write(
            "/aspects?action=ingestProposalBatch",
            f'{{"proposals":[{texts}],"async":"{_flag(async_)}"}}',
            repeatable=all(is_repeatable(item.proposal) for item in batch),
        )

    def _send_alone(self, batch: Sequence[_Item], rejected: ColophonError, async_: bool) -> _Alone:
        alone = _Alone()
        if len(batch) == 1:
            alone.failures.append(_failure(batch[0], rejected))
            return alone
        for item in batch:
            if alone.stop is not None:
                alone.failures.append(_failure(item, alone.stop))
                continue
            try:
                alone.receipts.append(self._send_batch([item], async_))
            except _REJECTIONS as error:
                alone.failures.append(_failure(item, error))
            except ColophonError as error:
                alone.stop = error
                alone.failures.append(_failure(item, error))
        return alone

    def _write(self, path: str, body: str, *, repeatable: bool = True, has_result: bool = True) -> Receipt:
        response = self._http.send("POST", path, body, repeatable=repeatable, has_key=not repeatable)
        # Anything else between may respond with status 200 as well: such as a proxy, with a page to sign in.
        if has_result or response.body:
            answer = self._http.json_of(f"POST {path}", response)
            if not isinstance(answer, dict) or (has_result and "value" not in answer):
                raise InvalidResponseError(
                    f"POST {path}: expected an object with `value` in the response, got {response.body[:60]!r}",
                    request_id=response.headers.get("x-request-id"),
                )
        # W3C's form: version, trace, span and flags.
        parts = response.headers.get("traceparent", "").split("-")
        return Receipt(parts[1] if len(parts) == 4 else "")


class _Source:
    """The items that a caller gives. Ends at the first error, and keeps it."""

    def __init__(self, items: Iterable[Emittable]) -> None:
        self.error: Exception | None = None
        self._items = items_of(items)

    def __iter__(self) -> Iterator[Emittable]:
        try:
            yield from self._items
        except Exception as error:  # noqa: BLE001  # Of the caller's code: raised again once the items before it are sent.
            self.error = error


@dataclass
class _Alone:
    """What became of the proposals of a rejected request, sent one by one."""

    receipts: list[Receipt] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    stop: ColophonError | None = None
    """What keeps the proposals after it from being sent."""


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _failure(item: _Item, error: ColophonError) -> Failure:
    return Failure(item.index, *place_of(item.proposal), error)


def _items(items: Iterable[Emittable], failures: list[Failure], unknown_fields: str) -> Iterator[_Item]:
    """The proposals as they go over the wire; those that are not valid become failures."""
    for index, given in enumerate(items):
        if isinstance(given, MetadataChangeEvent):
            try:
                proposals: Sequence[AnyProposal] = given.to_proposals()
            except ColophonError as error:
                failures.append(Failure(index, *place_of(given), error))
                continue
        else:
            proposals = (given,)
        for proposal in proposals:
            try:
                if not isinstance(proposal, (Proposal, PatchProposal)):
                    raise ValidationError(f"expected a Proposal, got {type(proposal).__name__}")
                item = _Item(index, proposal, proposal.to_json(unknown_fields=unknown_fields))
            except ColophonError as error:
                failures.append(Failure(index, *place_of(proposal), error))
            else:
                yield item


def _batches(
    items: Iterable[Emittable], failures: list[Failure], unknown_fields: str
) -> Iterator[list[_Item]]:
    """Batches that stay within both limits. One proposal above the size limit goes alone."""
    batch: list[_Item] = []
    size = 0
    for item in _items(items, failures, unknown_fields):
        # The text is ASCII: as many bytes as letters, and a comma.
        length = len(item.text) + 1
        if batch and (len(batch) == MAX_BATCH_LENGTH or size + length > MAX_BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(item)
        size += length
    if batch:
        yield batch


class AsyncRestEmitter(AsyncTwin[RestEmitter]):
    """The asynchronous twin of `RestEmitter`: the same methods, to be awaited.

    >>> from colophon import AsyncRestEmitter, Proposal, make_dataset_urn, models
    >>> async def main():
    ...     async with AsyncRestEmitter(server) as emitter:
    ...         urn = make_dataset_urn("mysql", "shop.orders")
    ...         return await emitter.emit(Proposal(entityUrn=urn, aspect=models.Status()))
    >>> len(asyncio.run(main()).trace_id)
    32

    Calls run in up to 16 threads. A call that is cancelled may still be applied.
    """

    def __init__(self, server: str | ClientOptions, **settings: Unpack[Settings]) -> None:
        super().__init__(RestEmitter(server, **settings))

    @property
    def options(self) -> ClientOptions:
        """The current settings, including defaults."""
        return self._client.options

    test_connection = awaitable(RestEmitter.test_connection)
    get_server_config = awaitable(RestEmitter.get_server_config)
    emit = awaitable(RestEmitter.emit)
    emit_many = awaitable(RestEmitter.emit_many)
    queue = awaitable(RestEmitter.queue)
    flush = awaitable(RestEmitter.flush)
    write_states = awaitable(RestEmitter.write_states)
    emit_mcp = awaitable(RestEmitter.emit_mcp)
    emit_mcps = awaitable(RestEmitter.emit_mcps)
    emit_mce = awaitable(RestEmitter.emit_mce)

    async def close(self) -> None:
        """Sends what is queued and closes open connections."""
        await self._runner.run(self._client.close)
        self._runner.close()

    async def __aenter__(self) -> AsyncRestEmitter:
        return self

    async def __aexit__(
        self, type_: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
