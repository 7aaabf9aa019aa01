"""When a write counts as done, as `datahub.emitter.emit_mode` names it."""

from __future__ import annotations

from enum import Enum


class EmitMode(Enum):
    """When a call that writes returns."""

    SYNC_WAIT = "SYNC_WAIT"
    """Once the write is durable and searchable."""
    SYNC_PRIMARY = "SYNC_PRIMARY"
    """Once the write is durable. A Colophon catalogue has it searchable as well."""
    ASYNC = "ASYNC"
    """As soon as the catalogue has accepted the write."""
    ASYNC_WAIT = "ASYNC_WAIT"
    """Once the write is durable: it is sent like `SYNC_WAIT`, since no catalogue needs to be polled for it."""

    @property
    def is_async(self) -> bool:
        """Whether the catalogue may respond before the write is done."""
        return self is EmitMode.ASYNC
