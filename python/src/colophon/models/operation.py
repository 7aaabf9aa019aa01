# Printed by `npm run generate` from packages/model. Do not edit.
"""Operations: changes of the data in a dataset, one by one, as they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Symbol, TimeseriesAspect, symbol

if TYPE_CHECKING:
    from .timeseries import PartitionSpec, TimeWindowSize


class OperationType(Symbol):
    """Kinds of change an `operation` can report, to rows or to the asset itself.

    Wire name: `com.linkedin.common.OperationType`.
    """

    INSERT = "INSERT"
    """New rows were inserted."""

    UPDATE = "UPDATE"
    """Existing rows were updated."""

    DELETE = "DELETE"
    """Existing rows were deleted."""

    CREATE = "CREATE"
    """The asset was created, for example by `CREATE TABLE`."""

    ALTER = "ALTER"
    """The asset's definition changed, for example by `ALTER TABLE`."""

    DROP = "DROP"
    """The asset itself was removed, for example by `DROP TABLE`."""

    CUSTOM = "CUSTOM"
    """A kind not in the list; name it in `customOperationType`."""

    UNKNOWN = "UNKNOWN"
    """The source did not report the type of operation."""


class OperationSourceType(Symbol):
    """Source of the report of an operation.

    Wire name: `com.linkedin.common.OperationSourceType`.
    """

    DATA_PROCESS = "DATA_PROCESS"
    """The job or pipeline that changed the data reported it."""

    DATA_PLATFORM = "DATA_PLATFORM"
    """The platform holding the data reported it, for example from its audit log."""


class Operation(TimeseriesAspect):
    """A change to the data of an entity, such as an insert; a time-series aspect used to determine freshness.

    The aspect `operation`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Operation"
    ASPECT_NAME: ClassVar[str] = "operation"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("actor", "urn:", "OPTIONAL"),
        ("operationType", "OperationType", "REQUIRED"),
        ("customOperationType", "string", "OPTIONAL"),
        ("numAffectedRows", "long", "OPTIONAL"),
        ("affectedDatasets", "[urn:]", "OPTIONAL"),
        ("sourceType", "OperationSourceType", "OPTIONAL"),
        ("customProperties", "{string}", "OPTIONAL"),
        ("lastUpdatedTimestamp", "long", "REQUIRED"),
        ("queries", "[urn:query]", "OPTIONAL"),
    )

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: TimeWindowSize | None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: PartitionSpec
    """Part of the data that the event describes; all of it when absent.

    Default: `{"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}`.
    """

    messageId: str | None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    actor: str | None
    """URN of the user or service that made the change; absent when the source does not report it."""

    operationType: OperationType
    """Type of operation; with `CUSTOM`, see `customOperationType`."""

    customOperationType: str | None
    """Your own name for the type of operation; required with `CUSTOM`, otherwise omitted."""

    numAffectedRows: int | None
    """Number of rows inserted, updated or deleted; absent when the source does not report it."""

    affectedDatasets: list[str] | None
    """URNs of the other datasets changed by the same operation."""

    sourceType: OperationSourceType | None
    """Whether the report comes from the process that made the change or from the data platform."""

    customProperties: dict[str, str] | None
    """Additional details of the operation, as string key-value pairs."""

    lastUpdatedTimestamp: int
    """When the data changed, in milliseconds since the epoch; `timestampMillis` is the time of the report."""

    queries: list[str] | None
    """URNs of the `query` entities that made the change."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        actor: str | None = None,
        operationType: OperationType | str,
        customOperationType: str | None = None,
        numAffectedRows: int | None = None,
        affectedDatasets: list[str] | None = None,
        sourceType: OperationSourceType | str | None = None,
        customProperties: dict[str, str] | None = None,
        lastUpdatedTimestamp: int,
        queries: list[str] | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.actor = actor
        self.operationType = symbol(OperationType, operationType)
        self.customOperationType = customOperationType
        self.numAffectedRows = numAffectedRows
        self.affectedDatasets = affectedDatasets
        self.sourceType = symbol(OperationSourceType, sourceType)
        self.customProperties = customProperties
        self.lastUpdatedTimestamp = lastUpdatedTimestamp
        self.queries = queries
