# Printed by `npm run generate` from packages/model. Do not edit.
"""Datasets: properties, profiles, usage and lineage of tables, views, topics and files."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, TimeseriesAspect, symbol

if TYPE_CHECKING:
    from .common import AuditStamp, TimeStamp
    from .timeseries import PartitionSpec, TimeWindowSize


class DatasetLineageType(Symbol):
    """How a dataset is derived from its upstream: copied, transformed or defined as a view.

    Wire name: `com.linkedin.dataset.DatasetLineageType`.
    """

    COPY = "COPY"
    """The downstream contains the same data as the upstream, byte for byte or row for row."""

    TRANSFORMED = "TRANSFORMED"
    """The data was changed, in content or in format, as in an aggregation or a conversion to Parquet."""

    VIEW = "VIEW"
    """The downstream is a definition over the upstream, such as a Hive view over tables or an external table
    over HDFS files.
    """


class LineageMatchType(Symbol):
    """How an upstream URN was matched to known entities, ignoring case. Determined at ingestion and refreshed
    only when the source is ingested again.

    Wire name: `com.linkedin.dataset.LineageMatchType`.
    """

    EXACT = "EXACT"
    """The URN as reported identifies an existing entity, with the same case."""

    NORMALIZED = "NORMALIZED"
    """The URN differed from an existing entity only in case, and was rewritten to that entity's spelling."""

    UNRESOLVED = "UNRESOLVED"
    """No entity matches in any casing, or more than one does; the URN was left as reported, and the lineage
    may be broken.
    """


class FineGrainedLineageUpstreamType(Symbol):
    """What the upstream side of a column-level lineage entry lists: columns, whole datasets or nothing.

    Wire name: `com.linkedin.dataset.FineGrainedLineageUpstreamType`.
    """

    FIELD_SET = "FIELD_SET"
    """`upstreams` lists one or more columns, as schema field URNs."""

    DATASET = "DATASET"
    """`upstreams` lists whole datasets, because the columns involved are not known."""

    NONE = "NONE"
    """The downstream column is derived from nothing else, such as a constant or a generated id."""


class FineGrainedLineageDownstreamType(Symbol):
    """Whether the downstream side of a column-level lineage entry is one column or several.

    Wire name: `com.linkedin.dataset.FineGrainedLineageDownstreamType`.
    """

    FIELD = "FIELD"
    """The entry has exactly one downstream column."""

    FIELD_SET = "FIELD_SET"
    """The entry has several downstream columns taken together."""


class DatasetFilterType(Symbol):
    """Ways to express a `DatasetFilter`; there is currently only one.

    Wire name: `com.linkedin.dataset.DatasetFilterType`.
    """

    SQL = "SQL"
    """The filter is an SQL `WHERE` clause as text, which the catalogue does not parse."""


class TransformationType(Symbol):
    """Standard ways in which a column can be derived from others.

    Wire name: `com.linkedin.common.fieldtransformer.TransformationType`.
    """

    BLACKBOX = "BLACKBOX"
    """The column is computed in an unknown way."""

    IDENTITY = "IDENTITY"
    """The column is copied unchanged."""


class UpstreamLineage(Aspect):
    """Upstream datasets of a dataset, and optionally column-level lineage; stored on the downstream side.

    The aspect `upstreamLineage`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.UpstreamLineage"
    ASPECT_NAME: ClassVar[str] = "upstreamLineage"
    _FIELDS = (
        ("upstreams", "[Upstream]", "REQUIRED"),
        ("fineGrainedLineages", "[FineGrainedLineage]", "OPTIONAL"),
    )

    upstreams: list[Upstream]
    """Direct upstream datasets, one element each; indirect ones are in the upstreams' own aspects."""

    fineGrainedLineages: list[FineGrainedLineage] | None
    """Column-level lineage that refines `upstreams`; absent when lineage is known only between tables."""

    def __init__(
        self,
        *,
        upstreams: list[Upstream],
        fineGrainedLineages: list[FineGrainedLineage] | None = None,
    ) -> None:
        self.upstreams = upstreams
        self.fineGrainedLineages = fineGrainedLineages


class Upstream(Record):
    """An upstream dataset, with the type of derivation and who reported it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.Upstream"
    _FIELDS = (
        ("auditStamp", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("created", "AuditStamp", "OPTIONAL"),
        ("dataset", "urn:dataset", "REQUIRED"),
        ("type", "DatasetLineageType", "REQUIRED"),
        ("properties", "{string}", "OPTIONAL"),
        ("query", "urn:query", "OPTIONAL"),
        ("matchType", "LineageMatchType", "OPTIONAL"),
    )

    auditStamp: AuditStamp
    """Who reported the link and when; by default the unknown user at time 0, that is, not recorded.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    created: AuditStamp | None
    """Who created the link and when; absent if unknown."""

    dataset: str
    """URN of the upstream dataset."""

    type: DatasetLineageType
    """Type of derivation: `COPY`, `TRANSFORMED` or `VIEW`."""

    properties: dict[str, str] | None
    """Custom key-value pairs on this edge; keys and values are strings."""

    query: str | None
    """URN of the query that produces the downstream data, if the lineage was derived from one."""

    matchType: LineageMatchType | None
    """How the upstream URN was matched to known entities at ingestion, and whether its case was corrected;
    absent when not checked.
    """

    def __init__(
        self,
        *,
        auditStamp: AuditStamp | None = None,
        created: AuditStamp | None = None,
        dataset: str,
        type: DatasetLineageType | str,
        properties: dict[str, str] | None = None,
        query: str | None = None,
        matchType: LineageMatchType | str | None = None,
    ) -> None:
        self.auditStamp = self._preset("auditStamp") if auditStamp is None else auditStamp
        self.created = created
        self.dataset = dataset
        self.type = symbol(DatasetLineageType, type)
        self.properties = properties
        self.query = query
        self.matchType = symbol(LineageMatchType, matchType)


class FineGrainedLineage(Record):
    """One column-level lineage entry: which columns or datasets feed which downstream columns, how, and with
    what confidence.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.FineGrainedLineage"
    _FIELDS = (
        ("upstreamType", "FineGrainedLineageUpstreamType", "REQUIRED"),
        ("upstreams", "[urn:]", "OPTIONAL"),
        ("downstreamType", "FineGrainedLineageDownstreamType", "REQUIRED"),
        ("downstreams", "[urn:]", "OPTIONAL"),
        ("transformOperation", "string", "OPTIONAL"),
        ("confidenceScore", "float", "DEFAULT", 1),
        ("query", "urn:query", "OPTIONAL"),
        ("matchType", "LineageMatchType", "OPTIONAL"),
    )

    upstreamType: FineGrainedLineageUpstreamType
    """What `upstreams` lists: columns, whole datasets, or nothing."""

    upstreams: list[str] | None
    """URNs of schema fields or datasets, according to `upstreamType`, that the downstream columns are
    computed from.
    """

    downstreamType: FineGrainedLineageDownstreamType
    """Whether `downstreams` lists a single column or a set of them."""

    downstreams: list[str] | None
    """URNs of the schema fields that are computed from `upstreams`."""

    transformOperation: str | None
    """Transformation from upstream to downstream as free text, for example `SUM` or `IDENTITY`."""

    confidenceScore: float
    """Confidence of the reporter, from 0 to 1; lineage inferred by an SQL parser may be below the default of
    1.

    Default: `1`.
    """

    query: str | None
    """URN of the query from which the lineage was extracted; absent if there was no such query."""

    matchType: LineageMatchType | None
    """Combined match of all upstream fields: `NORMALIZED` if any was rewritten, else `UNRESOLVED` if any
    failed, else `EXACT`. Absent when not checked.
    """

    def __init__(
        self,
        *,
        upstreamType: FineGrainedLineageUpstreamType | str,
        upstreams: list[str] | None = None,
        downstreamType: FineGrainedLineageDownstreamType | str,
        downstreams: list[str] | None = None,
        transformOperation: str | None = None,
        confidenceScore: float = 1,
        query: str | None = None,
        matchType: LineageMatchType | str | None = None,
    ) -> None:
        self.upstreamType = symbol(FineGrainedLineageUpstreamType, upstreamType)
        self.upstreams = upstreams
        self.downstreamType = symbol(FineGrainedLineageDownstreamType, downstreamType)
        self.downstreams = downstreams
        self.transformOperation = transformOperation
        self.confidenceScore = confidenceScore
        self.query = query
        self.matchType = symbol(LineageMatchType, matchType)


class DatasetFilter(Record):
    """Condition that restricts a query on an external table to some of its rows, for instance in monitoring;
    not used by catalogue search.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetFilter"
    _FIELDS = (
        ("type", "DatasetFilterType", "REQUIRED"),
        ("sql", "string", "OPTIONAL"),
    )

    type: DatasetFilterType
    """Language of the condition; currently only `SQL`, which requires the `sql` field."""

    sql: str | None
    """SQL `WHERE` clause, passed on unchanged, for example `country = 'FR'`; required when `type` is `SQL`.
    """

    def __init__(
        self,
        *,
        type: DatasetFilterType | str,
        sql: str | None = None,
    ) -> None:
        self.type = symbol(DatasetFilterType, type)
        self.sql = sql


class ViewProperties(Aspect):
    """Definition of a view: its query text, language and whether results are stored.

    The aspect `viewProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.ViewProperties"
    ASPECT_NAME: ClassVar[str] = "viewProperties"
    _FIELDS = (
        ("materialized", "boolean", "REQUIRED"),
        ("viewLogic", "string", "REQUIRED"),
        ("formattedViewLogic", "string", "OPTIONAL"),
        ("viewLanguage", "string", "REQUIRED"),
    )

    materialized: bool
    """True if the source stores the result of the view, false if it is computed on each read."""

    viewLogic: str
    """Definition as the source reports it, such as a `SELECT` statement or a dbt model."""

    formattedViewLogic: str | None
    """Formatted version of `viewLogic`: indented SQL, or for dbt the compiled SQL."""

    viewLanguage: str
    """Language or dialect of the definition, for example `SQL` or `lookml`."""

    def __init__(
        self,
        *,
        materialized: bool,
        viewLogic: str,
        formattedViewLogic: str | None = None,
        viewLanguage: str,
    ) -> None:
        self.materialized = materialized
        self.viewLogic = viewLogic
        self.formattedViewLogic = formattedViewLogic
        self.viewLanguage = viewLanguage


class SemanticModelProperties(Aspect):
    """Links a dataset of subtype `Semantic Model Dataset` to the semantic model that exposes it; its SQL and
    lineage stay in `viewProperties` and `upstreamLineage`.

    The aspect `semanticModelProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.SemanticModelProperties"
    ASPECT_NAME: ClassVar[str] = "semanticModelProperties"
    _FIELDS = (
        ("alias", "string", "REQUIRED"),
        ("semanticModel", "urn:semanticModel", "REQUIRED"),
    )

    alias: str
    """Name by which the semantic model refers to the dataset, for instance on either side of a join."""

    semanticModel: str
    """URN of the semantic model of which the dataset is a part."""

    def __init__(
        self,
        *,
        alias: str,
        semanticModel: str,
    ) -> None:
        self.alias = alias
        self.semanticModel = semanticModel


class DatasetProfile(TimeseriesAspect):
    """One profile of a dataset at a given time: size, row and column counts, and statistics per column.

    The aspect `datasetProfile`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetProfile"
    ASPECT_NAME: ClassVar[str] = "datasetProfile"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("rowCount", "long", "OPTIONAL"),
        ("columnCount", "long", "OPTIONAL"),
        ("fieldProfiles", "[DatasetFieldProfile]", "OPTIONAL"),
        ("sizeInBytes", "long", "OPTIONAL"),
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

    rowCount: int | None
    """Number of rows at profiling time; absent if they were not counted."""

    columnCount: int | None
    """Number of columns, or schema fields, at profiling time."""

    fieldProfiles: list[DatasetFieldProfile] | None
    """Statistics per column; absent when only the table as a whole was profiled."""

    sizeInBytes: int | None
    """Size of the data in the source system, in bytes."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        rowCount: int | None = None,
        columnCount: int | None = None,
        fieldProfiles: list[DatasetFieldProfile] | None = None,
        sizeInBytes: int | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.fieldProfiles = fieldProfiles
        self.sizeInBytes = sizeInBytes


class DatasetFieldProfile(Record):
    """Statistics of one column in a dataset profile; only measured values are set."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetFieldProfile"
    _FIELDS = (
        ("fieldPath", "string", "REQUIRED"),
        ("uniqueCount", "long", "OPTIONAL"),
        ("uniqueProportion", "float", "OPTIONAL"),
        ("nullCount", "long", "OPTIONAL"),
        ("nullProportion", "float", "OPTIONAL"),
        ("min", "string", "OPTIONAL"),
        ("max", "string", "OPTIONAL"),
        ("mean", "string", "OPTIONAL"),
        ("median", "string", "OPTIONAL"),
        ("stdev", "string", "OPTIONAL"),
        ("quantiles", "[Quantile]", "OPTIONAL"),
        ("distinctValueFrequencies", "[ValueFrequency]", "OPTIONAL"),
        ("histogram", "Histogram", "OPTIONAL"),
        ("sampleValues", "[string]", "OPTIONAL"),
    )

    fieldPath: str
    """Path of the profiled column, as in the dataset's schema, for example `address.city`."""

    uniqueCount: int | None
    """Number of distinct non-null values in the column; may be an estimate if the profiler approximates."""

    uniqueProportion: float | None
    """Distinct values divided by non-null values, from 0 to 1; 1 means that every value is different."""

    nullCount: int | None
    """Number of rows in which the column is null."""

    nullProportion: float | None
    """Null rows divided by all rows, from 0 to 1."""

    min: str | None
    """Smallest value of the column, as text whatever the column type."""

    max: str | None
    """Largest value of the column, as text whatever the column type."""

    mean: str | None
    """Arithmetic mean of a numeric column, as text."""

    median: str | None
    """Median of the column (50th percentile), as text."""

    stdev: str | None
    """Standard deviation of a numeric column, as text."""

    quantiles: list[Quantile] | None
    """Selected quantiles of a numeric column with their values, such as the quartiles."""

    distinctValueFrequencies: list[ValueFrequency] | None
    """How often each distinct value occurs; practical only for columns with few distinct values."""

    histogram: Histogram | None
    """Distribution of the column's values over buckets."""

    sampleValues: list[str] | None
    """A few actual values of the column as text, so they may contain sensitive data."""

    def __init__(
        self,
        *,
        fieldPath: str,
        uniqueCount: int | None = None,
        uniqueProportion: float | None = None,
        nullCount: int | None = None,
        nullProportion: float | None = None,
        min: str | None = None,
        max: str | None = None,
        mean: str | None = None,
        median: str | None = None,
        stdev: str | None = None,
        quantiles: list[Quantile] | None = None,
        distinctValueFrequencies: list[ValueFrequency] | None = None,
        histogram: Histogram | None = None,
        sampleValues: list[str] | None = None,
    ) -> None:
        self.fieldPath = fieldPath
        self.uniqueCount = uniqueCount
        self.uniqueProportion = uniqueProportion
        self.nullCount = nullCount
        self.nullProportion = nullProportion
        self.min = min
        self.max = max
        self.mean = mean
        self.median = median
        self.stdev = stdev
        self.quantiles = quantiles
        self.distinctValueFrequencies = distinctValueFrequencies
        self.histogram = histogram
        self.sampleValues = sampleValues


class Quantile(Record):
    """One quantile of a column and its value."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.Quantile"
    _FIELDS = (
        ("quantile", "string", "REQUIRED"),
        ("value", "string", "REQUIRED"),
    )

    quantile: str
    """Position from 0 to 1 as text, for example `0.25` for the first quartile."""

    value: str
    """Column value at that quantile, as text."""

    def __init__(
        self,
        *,
        quantile: str,
        value: str,
    ) -> None:
        self.quantile = quantile
        self.value = value


class ValueFrequency(Record):
    """A distinct value of a column and the number of rows that have it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.ValueFrequency"
    _FIELDS = (
        ("value", "string", "REQUIRED"),
        ("frequency", "long", "REQUIRED"),
    )

    value: str
    """Column value, as text."""

    frequency: int
    """Number of rows in which the value occurs."""

    def __init__(
        self,
        *,
        value: str,
        frequency: int,
    ) -> None:
        self.value = value
        self.frequency = frequency


class Histogram(Record):
    """Histogram of a column's values: bucket boundaries and the height of each bucket."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.Histogram"
    _FIELDS = (
        ("boundaries", "[string]", "REQUIRED"),
        ("heights", "[float]", "REQUIRED"),
    )

    boundaries: list[str]
    """Bucket boundaries in order, as text."""

    heights: list[float]
    """Height of each bucket, in the order of `boundaries`."""

    def __init__(
        self,
        *,
        boundaries: list[str],
        heights: list[float],
    ) -> None:
        self.boundaries = boundaries
        self.heights = heights


class DatasetUsageStatistics(TimeseriesAspect):
    """Usage of a dataset within one time bucket: query counts, users, columns and typical queries.

    The aspect `datasetUsageStatistics`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "datasetUsageStatistics"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("uniqueUserCount", "int", "OPTIONAL"),
        ("totalSqlQueries", "int", "OPTIONAL"),
        ("topSqlQueries", "[string]", "OPTIONAL"),
        ("userCounts", "[DatasetUserUsageCounts]", "OPTIONAL"),
        ("fieldCounts", "[DatasetFieldUsageCounts]", "OPTIONAL"),
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

    uniqueUserCount: int | None
    """Number of distinct users, within the period of the statistics."""

    totalSqlQueries: int | None
    """Number of SQL queries on the dataset in the bucket."""

    topSqlQueries: list[str] | None
    """Text of the most frequent queries in the bucket; empty or absent for sources without SQL."""

    userCounts: list[DatasetUserUsageCounts] | None
    """Usage per user in the bucket, one element for each."""

    fieldCounts: list[DatasetFieldUsageCounts] | None
    """Usage per column in the bucket, one element for each."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        uniqueUserCount: int | None = None,
        totalSqlQueries: int | None = None,
        topSqlQueries: list[str] | None = None,
        userCounts: list[DatasetUserUsageCounts] | None = None,
        fieldCounts: list[DatasetFieldUsageCounts] | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.uniqueUserCount = uniqueUserCount
        self.totalSqlQueries = totalSqlQueries
        self.topSqlQueries = topSqlQueries
        self.userCounts = userCounts
        self.fieldCounts = fieldCounts


class DatasetUserUsageCounts(Record):
    """How often one user used the dataset; an element of `userCounts` in its usage statistics."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetUserUsageCounts"
    _FIELDS = (
        ("user", "urn:", "REQUIRED"),
        ("count", "int", "REQUIRED"),
        ("userEmail", "string", "OPTIONAL"),
    )

    user: str
    """URN of the user whose activity is counted."""

    count: int
    """Number of times this user used the dataset within the bucket."""

    userEmail: str | None
    """Email address of the user in the source; if set, ingestion tries to resolve it to a user URN."""

    def __init__(
        self,
        *,
        user: str,
        count: int,
        userEmail: str | None = None,
    ) -> None:
        self.user = user
        self.count = count
        self.userEmail = userEmail


class DatasetFieldUsageCounts(Record):
    """How often one column was used; an element of `fieldCounts` in a dataset's usage statistics."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetFieldUsageCounts"
    _FIELDS = (
        ("fieldPath", "string", "REQUIRED"),
        ("count", "int", "REQUIRED"),
    )

    fieldPath: str
    """Path of the column in the dataset's schema, for example `address.city`."""

    count: int
    """Number of times the column was used, such as queries reading it, within the bucket."""

    def __init__(
        self,
        *,
        fieldPath: str,
        count: int,
    ) -> None:
        self.fieldPath = fieldPath
        self.count = count


class DatasetProperties(Aspect):
    """Metadata of a dataset from the source system: names, description, times and custom properties; written
    by ingestion.

    The aspect `datasetProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetProperties"
    ASPECT_NAME: ClassVar[str] = "datasetProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
        ("qualifiedName", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("uri", "string", "OPTIONAL"),
        ("created", "TimeStamp", "OPTIONAL"),
        ("lastModified", "TimeStamp", "OPTIONAL"),
        ("tags", "[string]", "DEFAULT", []),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str | None
    """Short display name, such as `orders`; the URN has the full technical name."""

    qualifiedName: str | None
    """Fully qualified name in the source system, for example `shop.public.orders`."""

    description: str | None
    """Documentation from the source system, such as a table comment; edits made in the catalogue go to
    `editableDatasetProperties`.
    """

    uri: str | None
    """Deprecated in favour of `externalUrl`: environment-independent location, such as `hdfs:///data/orders`;
    absent where none exists, as for a Kafka topic.

    Deprecated.
    """

    created: TimeStamp | None
    """When the asset was created in the source system, not when it was added to the catalogue."""

    lastModified: TimeStamp | None
    """When the asset last changed in the source system, not when its metadata changed."""

    tags: list[str]
    """Deprecated plain-text tags; attach tag entities through the `globalTags` aspect instead.

    Deprecated.
    """

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        name: str | None = None,
        qualifiedName: str | None = None,
        description: str | None = None,
        uri: str | None = None,
        created: TimeStamp | None = None,
        lastModified: TimeStamp | None = None,
        tags: list[str] | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.name = name
        self.qualifiedName = qualifiedName
        self.description = description
        self.uri = uri
        self.created = created
        self.lastModified = lastModified
        self.tags = [] if tags is None else tags


class EditableDatasetProperties(Aspect):
    """User-edited name and description of a dataset, stored separately so that the next ingestion run does
    not overwrite them.

    The aspect `editableDatasetProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.EditableDatasetProperties"
    ASPECT_NAME: ClassVar[str] = "editableDatasetProperties"
    _FIELDS = (
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
    )

    created: AuditStamp
    """Who created the resource and when; a time of 0 means unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    lastModified: AuditStamp
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    deleted: AuditStamp | None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: str | None
    """Documentation written in the catalogue, shown instead of the source's own."""

    name: str | None
    """Display name set in the catalogue; when absent, the ingested name is shown."""

    def __init__(
        self,
        *,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        description: str | None = None,
        name: str | None = None,
    ) -> None:
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.description = description
        self.name = name


class DatasetDeprecation(Aspect):
    """Legacy deprecation record of a dataset, with date and note; superseded by the `deprecation` aspect,
    which works for every entity.

    The aspect `datasetDeprecation`.

    Deprecated.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetDeprecation"
    ASPECT_NAME: ClassVar[str] = "datasetDeprecation"
    _FIELDS = (
        ("deprecated", "boolean", "REQUIRED"),
        ("decommissionTime", "long", "OPTIONAL"),
        ("note", "string", "REQUIRED"),
        ("actor", "urn:", "OPTIONAL"),
    )

    deprecated: bool
    """True once the owner has marked the dataset as deprecated."""

    decommissionTime: int | None
    """Planned decommissioning, in milliseconds since the epoch; absent when no date is set."""

    note: str
    """Free text on the plan: the reason, the replacement, links to a wiki page or ticket."""

    actor: str | None
    """URN of the user who last changed the deprecation."""

    def __init__(
        self,
        *,
        deprecated: bool,
        decommissionTime: int | None = None,
        note: str,
        actor: str | None = None,
    ) -> None:
        self.deprecated = deprecated
        self.decommissionTime = decommissionTime
        self.note = note
        self.actor = actor


class DatasetUpstreamLineage(Aspect):
    """Deprecated column-level lineage of a dataset; use `fineGrainedLineages` of the `upstreamLineage`
    aspect.

    The aspect `datasetUpstreamLineage`.

    Deprecated.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetUpstreamLineage"
    ASPECT_NAME: ClassVar[str] = "datasetUpstreamLineage"
    _FIELDS = (
        ("fieldMappings", "[DatasetFieldMapping]", "REQUIRED"),
    )

    fieldMappings: list[DatasetFieldMapping]
    """One mapping for each destination field, with its source fields."""

    def __init__(
        self,
        *,
        fieldMappings: list[DatasetFieldMapping],
    ) -> None:
        self.fieldMappings = fieldMappings


class DatasetFieldMapping(Record):
    """Deprecated mapping from source fields to one destination field and how it is computed; use
    `FineGrainedLineage` instead.

    Deprecated.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetFieldMapping"
    _FIELDS = (
        ("created", "AuditStamp", "REQUIRED"),
        ("transformation", "<com.linkedin.common.fieldtransformer.TransformationType=TransformationType|com.linkedin.common.fieldtransformer.UDFTransformer=UDFTransformer>", "REQUIRED"),
        ("sourceFields", "[<string=urn:>]", "REQUIRED"),
        ("destinationField", "urn:", "REQUIRED"),
    )

    created: AuditStamp
    """Who reported the mapping, and when."""

    transformation: TransformationType | UDFTransformer
    """How the destination is computed: a standard transformation type, or a user-defined function."""

    sourceFields: list[str]
    """URNs of the dataset fields that `destinationField` is computed from."""

    destinationField: str
    """URN of the dataset field computed from `sourceFields`; deprecated in favour of a schema field path in a
    generic URN.

    Deprecated.
    """

    def __init__(
        self,
        *,
        created: AuditStamp,
        transformation: TransformationType | UDFTransformer,
        sourceFields: list[str],
        destinationField: str,
    ) -> None:
        self.created = created
        self.transformation = transformation
        self.sourceFields = sourceFields
        self.destinationField = destinationField


class UDFTransformer(Record):
    """User-defined function by which a column is derived from others."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.fieldtransformer.UDFTransformer"
    _FIELDS = (
        ("udf", "string", "REQUIRED"),
    )

    udf: str
    """Fully qualified class name of the function, such as `com.example.udf.HashEmail`."""

    def __init__(
        self,
        *,
        udf: str,
    ) -> None:
        self.udf = udf


class PartitionsSummary(Aspect):
    """First and last partition of a data lake table (Hive, S3, Iceberg, Delta, Hudi), which shows the range
    it covers.

    The aspect `partitionsSummary`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.PartitionsSummary"
    ASPECT_NAME: ClassVar[str] = "partitionsSummary"
    _FIELDS = (
        ("minPartition", "PartitionSummary", "OPTIONAL"),
        ("maxPartition", "PartitionSummary", "OPTIONAL"),
    )

    minPartition: PartitionSummary | None
    """First partition in sort order, often the oldest date."""

    maxPartition: PartitionSummary | None
    """Last partition in sort order, often the newest date."""

    def __init__(
        self,
        *,
        minPartition: PartitionSummary | None = None,
        maxPartition: PartitionSummary | None = None,
    ) -> None:
        self.minPartition = minPartition
        self.maxPartition = maxPartition


class PartitionSummary(Record):
    """One partition of a table with its creation and modification times; used for both ends of
    `PartitionsSummary`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.PartitionSummary"
    _FIELDS = (
        ("partition", "string", "REQUIRED"),
        ("createdTime", "long", "OPTIONAL"),
        ("lastModifiedTime", "long", "OPTIONAL"),
    )

    partition: str
    """Id or value of the partition, for example `dt=2024-05-01`, as derived from the partition key of a row.
    """

    createdTime: int | None
    """When the partition was created, in milliseconds since the epoch; absent if the source does not report
    it.
    """

    lastModifiedTime: int | None
    """When the partition was last modified, in milliseconds since the epoch."""

    def __init__(
        self,
        *,
        partition: str,
        createdTime: int | None = None,
        lastModifiedTime: int | None = None,
    ) -> None:
        self.partition = partition
        self.createdTime = createdTime
        self.lastModifiedTime = lastModifiedTime


class IcebergCatalogInfo(Aspect):
    """State of an Iceberg table or view, including those that the catalogue itself serves as Iceberg REST
    catalogue.

    The aspect `icebergCatalogInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataset.IcebergCatalogInfo"
    ASPECT_NAME: ClassVar[str] = "icebergCatalogInfo"
    _FIELDS = (
        ("metadataPointer", "string", "OPTIONAL"),
        ("view", "boolean", "OPTIONAL"),
    )

    metadataPointer: str | None
    """Location of the table's current metadata file; set only where the catalogue serves as Iceberg REST
    catalogue, not for externally managed tables.
    """

    view: bool | None
    """True for an Iceberg view, false for a table."""

    def __init__(
        self,
        *,
        metadataPointer: str | None = None,
        view: bool | None = None,
    ) -> None:
        self.metadataPointer = metadataPointer
        self.view = view
