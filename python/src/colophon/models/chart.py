# Printed by `npm run generate` from packages/model. Do not edit.
"""Charts: charts of a reporting tool, their queries and their use."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, TimeseriesAspect, symbol
from .common import AccessLevel

if TYPE_CHECKING:
    from .common import AuditStamp, ChangeAuditStamps, Edge
    from .timeseries import PartitionSpec, TimeWindowSize


class ChartType(Symbol):
    """Chart types; tools with more types choose the nearest one or omit the type.

    Wire name: `com.linkedin.chart.ChartType`.
    """

    BAR = "BAR"
    """Values as bars, horizontal or vertical."""

    PIE = "PIE"
    """Shares of a whole as slices of a circle."""

    SCATTER = "SCATTER"
    """Points plotted by two measures, to show how they relate."""

    TABLE = "TABLE"
    """Values in rows and columns, without a drawing."""

    TEXT = "TEXT"
    """A block of Markdown text in place of data."""

    LINE = "LINE"
    """Values joined by a line, usually over time."""

    AREA = "AREA"
    """A line chart with the area below it filled."""

    HISTOGRAM = "HISTOGRAM"
    """Bars showing how many values fall in each range."""

    BOX_PLOT = "BOX_PLOT"
    """Median, quartiles and outliers of a distribution, shown as a box."""

    WORD_CLOUD = "WORD_CLOUD"
    """Words sized by how often they occur."""

    COHORT = "COHORT"
    """Groups that share a starting point, followed over time, as in a retention grid."""


class ChartQueryType(Symbol):
    """Languages in which the query behind a chart can be written.

    Wire name: `com.linkedin.chart.ChartQueryType`.
    """

    LOOKML = "LOOKML"
    """The query is written in LookML, the modelling language of Looker."""

    SQL = "SQL"
    """The query is an SQL statement, in any dialect."""


class ChartInfo(Aspect):
    """Metadata of a chart from the reporting tool: title, link, sources, type and last refresh.

    The aspect `chartInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.chart.ChartInfo"
    ASPECT_NAME: ClassVar[str] = "chartInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("title", "string", "REQUIRED"),
        ("description", "string", "REQUIRED"),
        ("lastModified", "ChangeAuditStamps", "REQUIRED"),
        ("chartUrl", "string", "OPTIONAL"),
        ("inputs", "[<string=urn:dataset>]", "OPTIONAL"),
        ("inputEdges", "[Edge]", "OPTIONAL"),
        ("type", "ChartType", "OPTIONAL"),
        ("access", "AccessLevel", "OPTIONAL"),
        ("lastRefreshed", "long", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    title: str
    """Title of the chart in its source tool."""

    description: str
    """Text on the chart from the source tool, possibly empty; edits in the catalogue go to
    `editableChartProperties`.
    """

    lastModified: ChangeAuditStamps
    """When the chart was created, last changed and deleted in the source tool, and by whom."""

    chartUrl: str | None
    """Link that opens the chart in its own tool."""

    inputs: list[str] | None
    """Deprecated URNs of the datasets behind the chart; use `inputEdges`.

    Deprecated.
    """

    inputEdges: list[Edge] | None
    """Datasets or other charts that the chart takes its data from, one edge each."""

    type: ChartType | None
    """Type of the chart, such as `BAR` or `LINE`; absent if the tool's type has no equivalent."""

    access: AccessLevel | None
    """Whether the chart is public or private in the source tool."""

    lastRefreshed: int | None
    """When the chart's data was last refreshed, in milliseconds since the epoch."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        title: str,
        description: str,
        lastModified: ChangeAuditStamps,
        chartUrl: str | None = None,
        inputs: list[str] | None = None,
        inputEdges: list[Edge] | None = None,
        type: ChartType | str | None = None,
        access: AccessLevel | str | None = None,
        lastRefreshed: int | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.title = title
        self.description = description
        self.lastModified = lastModified
        self.chartUrl = chartUrl
        self.inputs = inputs
        self.inputEdges = inputEdges
        self.type = symbol(ChartType, type)
        self.access = symbol(AccessLevel, access)
        self.lastRefreshed = lastRefreshed


class EditableChartProperties(Aspect):
    """User-edited description of a chart, unaffected by later ingestion runs.

    The aspect `editableChartProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.chart.EditableChartProperties"
    ASPECT_NAME: ClassVar[str] = "editableChartProperties"
    _FIELDS = (
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
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
    """Documentation written in the catalogue; the ingested text stays in `chartInfo`."""

    def __init__(
        self,
        *,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        description: str | None = None,
    ) -> None:
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.description = description


class ChartQuery(Aspect):
    """The query that fetches a chart's data, with its language.

    The aspect `chartQuery`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.chart.ChartQuery"
    ASPECT_NAME: ClassVar[str] = "chartQuery"
    _FIELDS = (
        ("rawQuery", "string", "REQUIRED"),
        ("type", "ChartQueryType", "REQUIRED"),
    )

    rawQuery: str
    """Text of the query over the input datasets, in the language given by `type`."""

    type: ChartQueryType
    """Language of `rawQuery`: `SQL` or `LOOKML`."""

    def __init__(
        self,
        *,
        rawQuery: str,
        type: ChartQueryType | str,
    ) -> None:
        self.rawQuery = rawQuery
        self.type = symbol(ChartQueryType, type)


class ChartUsageStatistics(TimeseriesAspect):
    """Views and users of a chart, for one time bucket, or in total if `eventGranularity` is absent.
    Experimental, so it may change.

    The aspect `chartUsageStatistics`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.chart.ChartUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "chartUsageStatistics"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("viewsCount", "int", "OPTIONAL"),
        ("uniqueUserCount", "int", "OPTIONAL"),
        ("userCounts", "[ChartUserUsageCounts]", "OPTIONAL"),
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

    viewsCount: int | None
    """Number of views, in the bucket or in total for a latest snapshot."""

    uniqueUserCount: int | None
    """Number of distinct users, within the period of the statistics."""

    userCounts: list[ChartUserUsageCounts] | None
    """Views per user, one element for each."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        viewsCount: int | None = None,
        uniqueUserCount: int | None = None,
        userCounts: list[ChartUserUsageCounts] | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.viewsCount = viewsCount
        self.uniqueUserCount = uniqueUserCount
        self.userCounts = userCounts


class ChartUserUsageCounts(Record):
    """How often one user viewed the chart; an element of `userCounts` in its usage statistics."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.chart.ChartUserUsageCounts"
    _FIELDS = (
        ("user", "urn:", "REQUIRED"),
        ("viewsCount", "int", "OPTIONAL"),
    )

    user: str
    """URN of the user whose activity is counted."""

    viewsCount: int | None
    """Views by this user, within the period of the enclosing statistics."""

    def __init__(
        self,
        *,
        user: str,
        viewsCount: int | None = None,
    ) -> None:
        self.user = user
        self.viewsCount = viewsCount
