"""What the emitter of `datahub.emitter.rest_emitter` returns for a write."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...rest import Receipt


@dataclass(frozen=True)
class TraceData(Receipt):
    """The id of a write and what it wrote, for `get_trace_status`."""

    data: dict[str, list[str]] = field(default_factory=dict)
    """Names of the aspects, by URN."""
