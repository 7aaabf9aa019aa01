"""The emitter of `datahub.emitter.rest_emitter`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from ..._arguments import items_of
from ...errors import ConfigurationError
from ...options import (
    DEFAULT_MAX_RETRIES,
    DEFAULT_RETRY_METHODS,
    DEFAULT_RETRY_STATUS_CODES,
    DEFAULT_TIMEOUT,
    ClientOptions,
)
from ...proposals import MetadataChangeEvent, PatchProposal, Proposal
from ...rest import Receipt, RestEmitter
from .._envelopes import AnyEmittable, MetadataChangeProposalClass, as_emittable, as_proposals
from .emit_mode import EmitMode
from .response_helper import TraceData

if TYPE_CHECKING:
    from typing_extensions import Self

    from ..ingestion.graph.client import DataHubGraph

_WAIT = timedelta(hours=1)
_ENVIRONMENT = "__from_env__"


class DataHubRestEmitter(RestEmitter):
    """`RestEmitter` with the arguments of DataHub's.

    Time-outs are in seconds. `pool_connections`, `pool_maxsize`, `client_mode`, `datahub_component`,
    `server_config_refresh_interval`, `openapi_ingestion` and `tcp_keepalive` have no effect. `auth`, a client
    certificate and its key, and `respect_mcp_sync_marker` are rejected: a program that needs them would not work.
    """

    def __init__(
        self,
        gms_server: str,
        token: str | None = None,
        auth: None = None,
        timeout_sec: float | None = None,
        connect_timeout_sec: float | None = None,
        read_timeout_sec: float | None = None,
        retry_status_codes: Collection[int] | None = None,
        retry_methods: Collection[str] | None = None,
        retry_max_times: int | None = None,
        pool_connections: int | None = None,
        pool_maxsize: int | None = None,
        extra_headers: Mapping[str, str] | None = None,
        ca_certificate_path: str | None = None,
        client_certificate_path: None = None,
        client_key_path: None = None,
        disable_ssl_verification: bool = False,
        openapi_ingestion: bool | None = None,
        respect_mcp_sync_marker: bool | None = None,
        client_mode: Any = None,
        datahub_component: str | None = None,
        server_config_refresh_interval: int | None = None,
        tcp_keepalive: bool | None = None,
        default_emit_mode: EmitMode | None = None,
        *,
        allow_plain_http_token: bool = False,
    ) -> None:
        _require_unset(
            auth=auth,
            client_certificate_path=client_certificate_path,
            client_key_path=client_key_path,
            respect_mcp_sync_marker=respect_mcp_sync_marker,
        )
        timeout = DEFAULT_TIMEOUT if timeout_sec is None else timeout_sec
        settings: dict[str, Any] = {
            "connect_timeout": timeout if connect_timeout_sec is None else connect_timeout_sec,
            "read_timeout": timeout if read_timeout_sec is None else read_timeout_sec,
            "retry_status_codes": DEFAULT_RETRY_STATUS_CODES
            if retry_status_codes is None
            else retry_status_codes,
            "retry_methods": DEFAULT_RETRY_METHODS if retry_methods is None else retry_methods,
            "max_retries": DEFAULT_MAX_RETRIES if retry_max_times is None else retry_max_times,
            "extra_headers": extra_headers or {},
            "ca_certificate_path": ca_certificate_path,
            "disable_ssl_verification": disable_ssl_verification,
            "allow_plain_http_token": allow_plain_http_token,
        }
        if token:
            settings["token"] = token
        options = (
            ClientOptions.from_env(**settings)
            if gms_server == _ENVIRONMENT
            else ClientOptions(server=gms_server, **settings)
        )
        super().__init__(options)
        self._emit_mode = EmitMode.SYNC_PRIMARY if default_emit_mode is None else default_emit_mode

    def emit(  # type: ignore[override]  # DataHub's third argument takes the place of `async_`.
        self,
        item: AnyEmittable,
        callback: Callable[[Exception | None, str], None] | None = None,
        emit_mode: EmitMode | None = None,
    ) -> TraceData:
        """Sends one proposal or event.

        Args:
            item: What to send.
            callback: Called with `(None, "success")`, or with the error and its message before it is raised.
            emit_mode: When the call returns. Default: the `default_emit_mode` of the emitter.
        """
        given = as_emittable(item)
        receipt = super().emit(given, callback, async_=self._is_async(emit_mode))
        return TraceData(receipt.trace_id, _written([given]))

    def emit_mcp(
        self,
        mcp: Proposal | PatchProposal | MetadataChangeProposalClass,
        async_flag: bool | None = None,
        emit_mode: EmitMode | None = None,
        wait_timeout: timedelta | None = _WAIT,
    ) -> TraceData:
        """Sends one proposal. `async_flag`, if given, decides over `emit_mode`; `wait_timeout` has no effect."""
        if async_flag is not None:
            emit_mode = EmitMode.ASYNC if async_flag else EmitMode.SYNC_PRIMARY
        return self.emit(mcp, None, emit_mode)

    def emit_mcps(  # type: ignore[override]  # DataHub's arguments.
        self,
        mcps: Sequence[Proposal | PatchProposal | MetadataChangeProposalClass],
        emit_mode: EmitMode | None = None,
        wait_timeout: timedelta | None = _WAIT,
    ) -> list[TraceData]:
        """Sends many proposals, at most 200 and 15 MiB in a request; `wait_timeout` has no effect.

        Returns the id of each request, all with everything that was written. Raises `BatchError` with each proposal
        that was not written.
        """
        given = as_proposals(items_of(mcps))
        data = _written(given)
        receipts = self.emit_many(given, async_=self._is_async(emit_mode))
        return [TraceData(receipt.trace_id, data) for receipt in receipts]

    def emit_many(self, items: Iterable[AnyEmittable], *, async_: bool = False) -> list[Receipt]:
        """Sends many proposals and events in order, as `RestEmitter.emit_many` does."""
        return super().emit_many((as_emittable(item) for item in items_of(items)), async_=async_)

    def emit_mce(self, mce: MetadataChangeEvent) -> TraceData:
        """Sends one event."""
        return self.emit(mce)

    def get_trace_status(
        self, trace: TraceData, only_include_errors: bool = False, detailed: bool = True
    ) -> dict[str, Any]:
        """The state of a write, by URN and aspect; always in detail."""
        return self.write_states(trace.trace_id, trace.data, only_errors=only_include_errors)

    def to_graph(self) -> DataHubGraph:
        """A graph client with the same settings."""
        from ..ingestion.graph.client import DataHubGraph

        return DataHubGraph.from_emitter(self)

    def __enter__(self) -> Self:
        return self

    def _is_async(self, mode: EmitMode | None) -> bool:
        found = self._emit_mode if mode is None else mode
        if not isinstance(found, EmitMode):
            raise ConfigurationError(f"emit_mode: expected an EmitMode, got {found!r}")
        return found.is_async


DatahubRestEmitter = DataHubRestEmitter
"""The older name."""


def _require_unset(**settings: Any) -> None:
    for name, value in settings.items():
        if value not in (None, False):
            raise ConfigurationError(f"{name}: not supported by this package; leave it out")


def _written(items: Sequence[Proposal | PatchProposal | MetadataChangeEvent]) -> dict[str, list[str]]:
    """Names of the aspects, by URN."""
    found: dict[str, list[str]] = {}
    for item in items:
        for proposal in item.to_proposals() if isinstance(item, MetadataChangeEvent) else [item]:
            # What is not a proposal is reported when it is sent.
            urn, name = getattr(proposal, "entityUrn", None), getattr(proposal, "aspectName", None)
            if urn and name:
                found.setdefault(urn, []).append(name)
    return found


__all__ = ["DataHubRestEmitter", "DatahubRestEmitter", "EmitMode"]
