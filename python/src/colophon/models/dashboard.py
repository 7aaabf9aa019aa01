# Printed by `npm run generate` from packages/model. Do not edit.
"""Dashboards: dashboards of a reporting tool, what they show, and their use."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, TimeseriesAspect, symbol
from .common import AccessLevel

if TYPE_CHECKING:
    from .common import AuditStamp, ChangeAuditStamps, Edge
    from .timeseries import PartitionSpec, TimeWindowSize


class DashboardUsageStatistics(TimeseriesAspect):
    """Views, runs and users of a dashboard, for one time bucket, or in total if `eventGranularity` is absent.
    Experimental, so it may change.

    The aspect `dashboardUsageStatistics`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dashboard.DashboardUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "dashboardUsageStatistics"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("viewsCount", "int", "OPTIONAL"),
        ("executionsCount", "int", "OPTIONAL"),
        ("uniqueUserCount", "int", "OPTIONAL"),
        ("userCounts", "[DashboardUserUsageCounts]", "OPTIONAL"),
        ("favoritesCount", "int", "OPTIONAL"),
        ("lastViewedAt", "long", "OPTIONAL"),
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
    """Number of times users opened the dashboard, in the bucket or in total."""

    executionsCount: int | None
    """Number of times the dashboard was run, that is, refreshed or synchronised."""

    uniqueUserCount: int | None
    """Number of distinct users, within the period of the statistics."""

    userCounts: list[DashboardUserUsageCounts] | None
    """Views and runs per user, one element for each."""

    favoritesCount: int | None
    """Number of times users marked the dashboard as a favourite."""

    lastViewedAt: int | None
    """Latest view, in milliseconds since the epoch; omit it from bucketed statistics."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        viewsCount: int | None = None,
        executionsCount: int | None = None,
        uniqueUserCount: int | None = None,
        userCounts: list[DashboardUserUsageCounts] | None = None,
        favoritesCount: int | None = None,
        lastViewedAt: int | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.viewsCount = viewsCount
        self.executionsCount = executionsCount
        self.uniqueUserCount = uniqueUserCount
        self.userCounts = userCounts
        self.favoritesCount = favoritesCount
        self.lastViewedAt = lastViewedAt


class DashboardUserUsageCounts(Record):
    """How often one user viewed and ran the dashboard; an element of `userCounts` in its usage statistics."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dashboard.DashboardUserUsageCounts"
    _FIELDS = (
        ("user", "urn:", "REQUIRED"),
        ("viewsCount", "int", "OPTIONAL"),
        ("executionsCount", "int", "OPTIONAL"),
        ("usageCount", "int", "OPTIONAL"),
        ("userEmail", "string", "OPTIONAL"),
    )

    user: str
    """URN of the user whose activity is counted."""

    viewsCount: int | None
    """Views by this user, within the period of the enclosing statistics."""

    executionsCount: int | None
    """Refreshes of the dashboard started by this user."""

    usageCount: int | None
    """Combined measure of the user's activity, counting views and runs equally."""

    userEmail: str | None
    """Email address of the user in the source; if set, ingestion tries to resolve it to a user URN."""

    def __init__(
        self,
        *,
        user: str,
        viewsCount: int | None = None,
        executionsCount: int | None = None,
        usageCount: int | None = None,
        userEmail: str | None = None,
    ) -> None:
        self.user = user
        self.viewsCount = viewsCount
        self.executionsCount = executionsCount
        self.usageCount = usageCount
        self.userEmail = userEmail


class DashboardInfo(Aspect):
    """Metadata of a dashboard from the reporting tool: title, link, charts and datasets, last refresh.

    The aspect `dashboardInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dashboard.DashboardInfo"
    ASPECT_NAME: ClassVar[str] = "dashboardInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("title", "string", "REQUIRED"),
        ("description", "string", "REQUIRED"),
        ("charts", "[urn:chart]", "DEFAULT", []),
        ("chartEdges", "[Edge]", "OPTIONAL"),
        ("datasets", "[urn:dataset]", "DEFAULT", []),
        ("datasetEdges", "[Edge]", "OPTIONAL"),
        ("dashboards", "[Edge]", "DEFAULT", []),
        ("lastModified", "ChangeAuditStamps", "REQUIRED"),
        ("dashboardUrl", "string", "OPTIONAL"),
        ("access", "AccessLevel", "OPTIONAL"),
        ("lastRefreshed", "long", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    title: str
    """Title of the dashboard in its source tool."""

    description: str
    """Text on the dashboard from the source tool, possibly empty; edits in the catalogue go to
    `editableDashboardProperties`.
    """

    charts: list[str]
    """Deprecated URNs of the charts on the dashboard; use `chartEdges`.

    Deprecated.
    """

    chartEdges: list[Edge] | None
    """Charts that the dashboard contains, one edge each."""

    datasets: list[str]
    """Deprecated URNs of datasets that the dashboard reads; use `datasetEdges`.

    Deprecated.
    """

    datasetEdges: list[Edge] | None
    """Datasets that the dashboard reads directly, one edge each; datasets read by its charts are recorded on
    the charts.
    """

    dashboards: list[Edge]
    """Dashboards nested in this one, as in a Power BI app; leave `sourceUrn` of each edge unset, since the
    start is always this dashboard.
    """

    lastModified: ChangeAuditStamps
    """When the dashboard was created, last changed and deleted in the source tool, and by whom."""

    dashboardUrl: str | None
    """Link that opens the dashboard in its own tool."""

    access: AccessLevel | None
    """Whether the dashboard is public or private in the source tool."""

    lastRefreshed: int | None
    """When the dashboard's data was last refreshed, in milliseconds since the epoch."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        title: str,
        description: str,
        charts: list[str] | None = None,
        chartEdges: list[Edge] | None = None,
        datasets: list[str] | None = None,
        datasetEdges: list[Edge] | None = None,
        dashboards: list[Edge] | None = None,
        lastModified: ChangeAuditStamps,
        dashboardUrl: str | None = None,
        access: AccessLevel | str | None = None,
        lastRefreshed: int | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.title = title
        self.description = description
        self.charts = [] if charts is None else charts
        self.chartEdges = chartEdges
        self.datasets = [] if datasets is None else datasets
        self.datasetEdges = datasetEdges
        self.dashboards = [] if dashboards is None else dashboards
        self.lastModified = lastModified
        self.dashboardUrl = dashboardUrl
        self.access = symbol(AccessLevel, access)
        self.lastRefreshed = lastRefreshed


class EditableDashboardProperties(Aspect):
    """User-edited description of a dashboard, unaffected by later ingestion runs.

    The aspect `editableDashboardProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dashboard.EditableDashboardProperties"
    ASPECT_NAME: ClassVar[str] = "editableDashboardProperties"
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
    """Documentation written in the catalogue; the ingested text stays in `dashboardInfo`."""

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
