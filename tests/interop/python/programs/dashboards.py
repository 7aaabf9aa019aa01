"""A dashboard with a chart, users and groups, and values of time series."""

import os

from datahub.emitter.mce_builder import make_chart_urn, make_dashboard_urn, make_dataset_urn, make_group_urn, make_user_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DataHubRestEmitter
from datahub.metadata.schema_classes import (
    AuditStampClass,
    CalendarIntervalClass,
    ChangeAuditStampsClass,
    ChartInfoClass,
    CorpGroupInfoClass,
    CorpUserInfoClass,
    DashboardInfoClass,
    DatasetProfileClass,
    DatasetUsageStatisticsClass,
    GroupMembershipClass,
    OperationClass,
    OperationTypeClass,
    TimeWindowSizeClass,
)

emitter = DataHubRestEmitter(os.environ["SERVER"])
stamp = AuditStampClass(time=1700000000000, actor="urn:li:corpuser:ana")
stamps = ChangeAuditStampsClass(created=stamp, lastModified=stamp)
dataset = make_dataset_urn("postgres", "shop.orders")
chart, dashboard = make_chart_urn("looker", "revenue"), make_dashboard_urn("looker", "sales")
user, group = make_user_urn("ana"), make_group_urn("sales")
aspects = [
    (chart, ChartInfoClass(title="Revenue", description="By month", lastModified=stamps, inputs=[dataset], type="BAR")),
    (dashboard, DashboardInfoClass(title="Sales", description="All", lastModified=stamps, charts=[chart])),
    (user, CorpUserInfoClass(active=True, displayName="Ana", email="ana@example.org")),
    (group, CorpGroupInfoClass(admins=[user], members=[], groups=[], displayName="Sales")),
    (user, GroupMembershipClass(groups=[group])),
    (dataset, DatasetProfileClass(timestampMillis=1700000000000, rowCount=5, columnCount=2)),
    (
        dataset,
        DatasetUsageStatisticsClass(
            timestampMillis=1700000000000,
            eventGranularity=TimeWindowSizeClass(unit=CalendarIntervalClass.DAY),
            totalSqlQueries=3,
            topSqlQueries=["select 1"],
        ),
    ),
    (
        dataset,
        OperationClass(
            timestampMillis=1700000000000, operationType=OperationTypeClass.INSERT, lastUpdatedTimestamp=1700000000000
        ),
    ),
]
with emitter if hasattr(emitter, "__enter__") else open(os.devnull):
    for urn, aspect in aspects:
        emitter.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect), callback=lambda error, text: None)
