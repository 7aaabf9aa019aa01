# Printed by `npm run generate` from packages/model. Do not edit.
"""System metadata: what the catalogue notes about each write: its time, run and version."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class ChangeType(Symbol):
    """What a change proposal or change event does to an aspect.

    Wire name: `com.linkedin.events.metadata.ChangeType`.
    """

    UPSERT = "UPSERT"
    """Writes the aspect whether or not it exists already; the usual choice."""

    CREATE = "CREATE"
    """Writes the aspect only if the entity does not have it; otherwise the write fails."""

    UPDATE = "UPDATE"
    """Writes the aspect as `UPSERT` does; supported for clients that distinguish an update from an insert."""

    DELETE = "DELETE"
    """Removes the aspect, or the whole entity when its key aspect is named."""

    PATCH = "PATCH"
    """Applies single changes to the stored aspect, so that the rest of it stays as it is."""

    RESTATE = "RESTATE"
    """Sends an unchanged aspect once more, for example to rebuild the search index."""

    CREATE_ENTITY = "CREATE_ENTITY"
    """Writes only if the entity as a whole does not exist yet; otherwise the write fails."""


class SystemMetadata(Aspect):
    """Metadata about an aspect write: the ingestion run that wrote it, when it was last observed, and its
    versions.

    The aspect `systemMetadata`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.mxe.SystemMetadata"
    ASPECT_NAME: ClassVar[str] = "systemMetadata"
    _FIELDS = (
        ("lastObserved", "long", "DEFAULT", 0),
        ("runId", "string", "DEFAULT", "no-run-id-provided"),
        ("lastRunId", "string", "DEFAULT", "no-run-id-provided"),
        ("pipelineName", "string", "OPTIONAL"),
        ("registryName", "string", "OPTIONAL"),
        ("registryVersion", "string", "OPTIONAL"),
        ("properties", "{string}", "OPTIONAL"),
        ("version", "string", "OPTIONAL"),
        ("schemaVersion", "long", "OPTIONAL"),
        ("aspectCreated", "AuditStamp", "OPTIONAL"),
        ("aspectModified", "AuditStamp", "OPTIONAL"),
    )

    lastObserved: int
    """Milliseconds since the epoch at which a source last reported the aspect, changed or not; 0 when
    unknown.

    Default: `0`.
    """

    runId: str
    """Ingestion run that first produced the aspect; `no-run-id-provided` for writes outside a run.

    Default: `no-run-id-provided`.
    """

    lastRunId: str
    """Most recent ingestion run that produced the aspect; `no-run-id-provided` for writes outside a run.

    Default: `no-run-id-provided`.
    """

    pipelineName: str | None
    """Stable name of the ingestion pipeline, the same from run to run, unlike `runId`."""

    registryName: str | None
    """Name of the model registry used when the change was processed."""

    registryVersion: str | None
    """Version of the model registry named in `registryName`."""

    properties: dict[str, str] | None
    """Additional string key-value pairs about the write."""

    version: str | None
    """Version number of the aspect, as a string so that the numbering can change, for example `3`."""

    schemaVersion: int | None
    """Schema version of the aspect in which the value was written; absent counts as 1. Used by migrations."""

    aspectCreated: AuditStamp | None
    """Who first wrote the aspect on this entity and when."""

    aspectModified: AuditStamp | None
    """Who last changed the aspect's value and when."""

    def __init__(
        self,
        *,
        lastObserved: int = 0,
        runId: str = "no-run-id-provided",
        lastRunId: str = "no-run-id-provided",
        pipelineName: str | None = None,
        registryName: str | None = None,
        registryVersion: str | None = None,
        properties: dict[str, str] | None = None,
        version: str | None = None,
        schemaVersion: int | None = None,
        aspectCreated: AuditStamp | None = None,
        aspectModified: AuditStamp | None = None,
    ) -> None:
        self.lastObserved = lastObserved
        self.runId = runId
        self.lastRunId = lastRunId
        self.pipelineName = pipelineName
        self.registryName = registryName
        self.registryVersion = registryVersion
        self.properties = properties
        self.version = version
        self.schemaVersion = schemaVersion
        self.aspectCreated = aspectCreated
        self.aspectModified = aspectModified
