# Printed by `npm run generate` from packages/model. Do not edit.
"""Queries: saved queries, what they are about, and how they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, TimeseriesAspect, symbol

if TYPE_CHECKING:
    from .common import AuditStamp
    from .dataset import DatasetUserUsageCounts
    from .timeseries import PartitionSpec, TimeWindowSize


class QueryLanguage(Symbol):
    """Languages a stored query can be written in.

    Wire name: `com.linkedin.query.QueryLanguage`.
    """

    SQL = "SQL"
    """Any dialect of SQL; which one is not recorded here."""

    UNKNOWN = "UNKNOWN"
    """The producer could not determine the language."""


class QuerySource(Symbol):
    """Sources of a query entity.

    Wire name: `com.linkedin.query.QuerySource`.
    """

    MANUAL = "MANUAL"
    """A user entered it in the catalogue's interface."""

    SYSTEM = "SYSTEM"
    """An ingestion run found it, for instance in a query log."""


class QueryStatement(Record):
    """Text of a query and the language it is in; part of `queryProperties`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.query.QueryStatement"
    _FIELDS = (
        ("value", "string", "REQUIRED"),
        ("language", "QueryLanguage", "DEFAULT", "SQL"),
    )

    value: str
    """Full text of the query, such as `SELECT id FROM orders`."""

    language: QueryLanguage
    """Language of the text; `SQL` unless stated.

    Default: `SQL`.
    """

    def __init__(
        self,
        *,
        value: str,
        language: QueryLanguage | str = QueryLanguage.SQL,
    ) -> None:
        self.value = value
        self.language = symbol(QueryLanguage, language)


class QueryProperties(Aspect):
    """A query entity: its text, its name, its author and its source.

    The aspect `queryProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.query.QueryProperties"
    ASPECT_NAME: ClassVar[str] = "queryProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("statement", "QueryStatement", "REQUIRED"),
        ("source", "QuerySource", "REQUIRED"),
        ("name", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("created", "AuditStamp", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
        ("origin", "urn:", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    statement: QueryStatement
    """Text of the query, with its language."""

    source: QuerySource
    """Whether a person entered the query or an ingestion run found it."""

    name: str | None
    """Title shown instead of the query's text; absent if there is none."""

    description: str | None
    """Free text on what the query answers and when to use it."""

    created: AuditStamp
    """Who made the query and when."""

    lastModified: AuditStamp
    """Who last changed the query and when."""

    origin: str | None
    """URN of the asset whose definition contained the query, such as a view or a dbt model; absent for
    free-standing queries.
    """

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        statement: QueryStatement,
        source: QuerySource | str,
        name: str | None = None,
        description: str | None = None,
        created: AuditStamp,
        lastModified: AuditStamp,
        origin: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.statement = statement
        self.source = symbol(QuerySource, source)
        self.name = name
        self.description = description
        self.created = created
        self.lastModified = lastModified
        self.origin = origin


class QuerySubjects(Aspect):
    """Tables and columns that the query uses, so that it can be found from their pages.

    The aspect `querySubjects`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.query.QuerySubjects"
    ASPECT_NAME: ClassVar[str] = "querySubjects"
    _FIELDS = (
        ("subjects", "[QuerySubject]", "REQUIRED"),
    )

    subjects: list[QuerySubject]
    """Every table that the query uses, several for a join, and optionally the columns."""

    def __init__(
        self,
        *,
        subjects: list[QuerySubject],
    ) -> None:
        self.subjects = subjects


class QuerySubject(Record):
    """One asset that a query reads or writes."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.query.QuerySubject"
    _FIELDS = (
        ("entity", "urn:", "REQUIRED"),
    )

    entity: str
    """URN of the asset, usually a dataset or one of its schema fields."""

    def __init__(
        self,
        *,
        entity: str,
    ) -> None:
        self.entity = entity


class QueryUsageStatistics(TimeseriesAspect):
    """How often, by whom and at what cost the query was run, one record per time bucket (a time series).

    The aspect `queryUsageStatistics`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.query.QueryUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "queryUsageStatistics"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("queryCount", "int", "OPTIONAL"),
        ("queryCost", "double", "OPTIONAL"),
        ("lastExecutedAt", "long", "OPTIONAL"),
        ("uniqueUserCount", "int", "OPTIONAL"),
        ("userCounts", "[DatasetUserUsageCounts]", "OPTIONAL"),
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

    queryCount: int | None
    """Number of executions within the bucket."""

    queryCost: float | None
    """Cost of the executions within the bucket, in whatever unit the source reports."""

    lastExecutedAt: int | None
    """Time of the latest execution, in milliseconds since the epoch."""

    uniqueUserCount: int | None
    """Number of distinct users, within the period of the statistics."""

    userCounts: list[DatasetUserUsageCounts] | None
    """Number of executions per user within the bucket."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        queryCount: int | None = None,
        queryCost: float | None = None,
        lastExecutedAt: int | None = None,
        uniqueUserCount: int | None = None,
        userCounts: list[DatasetUserUsageCounts] | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.queryCount = queryCount
        self.queryCost = queryCost
        self.lastExecutedAt = lastExecutedAt
        self.uniqueUserCount = uniqueUserCount
        self.userCounts = userCounts
