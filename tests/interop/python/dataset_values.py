"""A realistic value of every aspect that datasets alone carry."""

from datahub.metadata import schema_classes as s
from shared_values import ATTRIBUTION, DATASET, EDGE, STAMP, TIME, UPSTREAM, USER


def _field(dataset: str, path: str) -> str:
    return f"urn:li:schemaField:({dataset},{path})"


_DAY = s.TimeWindowSizeClass(unit=s.CalendarIntervalClass.DAY, multiple=1)

DATASET_VALUES = [
    s.DatasetPropertiesClass(
        name="bestellungen_ß",
        qualifiedName="shop.public.bestellungen_ß",
        description="Alle Bestellungen: é, 日本, 🛒, \\ and \"quotes\"",
        customProperties={"größe": "groß", "leer": "", "team": "Zoë"},
        externalUrl="https://example.org/t/1",
        created=s.TimeStampClass(time=TIME, actor=USER),
        lastModified=s.TimeStampClass(time=TIME + 1),
        tags=["alt"],
    ),
    s.EditableDatasetPropertiesClass(
        description="von Hand geschrieben", name="Bestellungen", created=STAMP, lastModified=STAMP
    ),
    s.ViewPropertiesClass(
        materialized=True,
        viewLogic="select 'ü' as x\nfrom t",
        viewLanguage="SQL",
        formattedViewLogic="SELECT\n  'ü' AS x\nFROM t",
    ),
    s.UpstreamLineageClass(
        upstreams=[
            s.UpstreamClass(
                dataset=UPSTREAM,
                type=s.DatasetLineageTypeClass.TRANSFORMED,
                auditStamp=STAMP,
                created=STAMP,
                properties={"über": "spark"},
                query="urn:li:query:abc",
                matchType=s.LineageMatchTypeClass.EXACT,
            )
        ],
        fineGrainedLineages=[
            s.FineGrainedLineageClass(
                upstreamType=s.FineGrainedLineageUpstreamTypeClass.FIELD_SET,
                downstreamType=s.FineGrainedLineageDownstreamTypeClass.FIELD,
                upstreams=[_field(UPSTREAM, "id"), _field(UPSTREAM, "größe")],
                downstreams=[_field(DATASET, "größe")],
                transformOperation="concat",
                confidenceScore=0.75,
                query="urn:li:query:abc",
            )
        ],
    ),
    s.SiblingsClass(siblings=[UPSTREAM], primary=True),
    s.EmbedClass(renderUrl="https://example.org/embed/é"),
    s.SemanticModelPropertiesClass(
        alias="umsätze",
        semanticModel="urn:li:semanticModel:(urn:li:dataPlatform:snowflake,shop.public,umsatz)",
    ),
    s.UsageFeaturesClass(
        queryCountLast30Days=12,
        uniqueUserCountLast30Days=3,
        topUsersLast30Days=[USER],
        queryCountPercentileLast30Days=90,
        uniqueUserPercentileLast30Days=80,
        combinedSearchRankingMultiplier=1.25,
        lastOperationTimestampMs=TIME,
    ),
    s.StorageFeaturesClass(rowCount=9_007_199_254_740_991, columnCount=15),
    s.IncidentsSummaryClass(
        resolvedIncidents=["urn:li:incident:1"],
        activeIncidents=["urn:li:incident:2"],
        resolvedIncidentDetails=[
            s.IncidentSummaryDetailsClass(
                urn="urn:li:incident:1", type="FIELD", createdAt=TIME, resolvedAt=TIME + 5, priority=1
            )
        ],
        activeIncidentDetails=[
            s.IncidentSummaryDetailsClass(urn="urn:li:incident:2", type="FRESHNESS", createdAt=TIME)
        ],
    ),
    s.DatasetDeprecationClass(deprecated=False, note="", decommissionTime=TIME, actor=USER),
    s.DatasetUpstreamLineageClass(
        fieldMappings=[
            s.DatasetFieldMappingClass(
                created=STAMP,
                transformation=s.TransformationTypeClass.IDENTITY,
                sourceFields=[_field(UPSTREAM, "id")],
                destinationField=_field(DATASET, "id"),
            ),
            s.DatasetFieldMappingClass(
                created=STAMP,
                transformation=s.UDFTransformerClass(udf="größer()"),
                sourceFields=[_field(UPSTREAM, "größe")],
                destinationField=_field(DATASET, "größe"),
            ),
        ]
    ),
    s.UpstreamMetricsClass(metrics=[EDGE]),
    s.PartitionsSummaryClass(
        minPartition=s.PartitionSummaryClass(partition="2024-01-01", createdTime=TIME),
        maxPartition=s.PartitionSummaryClass(partition="2025-07-20", lastModifiedTime=TIME),
    ),
    s.VersionPropertiesClass(
        versionSet="urn:li:versionSet:(bestellungen,dataset)",
        version=s.VersionTagClass(versionTag="v2-é", metadataAttribution=ATTRIBUTION),
        sortId="AAAAAAAB",
        aliases=[s.VersionTagClass(versionTag="aktuell")],
        comment="zweite Fassung",
        versioningScheme=s.VersioningSchemeClass.ALPHANUMERIC_GENERATED_BY_DATAHUB,
        sourceCreatedTimestamp=STAMP,
        metadataCreatedTimestamp=STAMP,
        isLatest=True,
    ),
    s.IcebergCatalogInfoClass(metadataPointer="s3://lake/größe/v1.metadata.json", view=False),
    s.LogicalParentClass(parent=EDGE),
    s.AliasesClass(lowercasedUrn=DATASET.lower()),
]

# Of each time series two points in time, the older one first.
DATASET_SERIES = {
    "datasetProfile": [
        s.DatasetProfileClass(
            timestampMillis=TIME + i,
            rowCount=1_000 + i,
            columnCount=15,
            sizeInBytes=123_456_789_012,
            fieldProfiles=[
                s.DatasetFieldProfileClass(
                    fieldPath="größe",
                    uniqueCount=5,
                    uniqueProportion=0.125,
                    nullCount=0,
                    nullProportion=0.0,
                    min="0,5",
                    max="½",
                    quantiles=[s.QuantileClass(quantile="0.5", value="3")],
                    distinctValueFrequencies=[s.ValueFrequencyClass(value="ß", frequency=2)],
                    histogram=s.HistogramClass(boundaries=["a", "z"], heights=[0.25, 1.5]),
                    sampleValues=["ä", "🛒"],
                )
            ],
        )
        for i in range(2)
    ],
    "operation": [
        s.OperationClass(
            timestampMillis=TIME + i,
            lastUpdatedTimestamp=TIME + i,
            operationType=s.OperationTypeClass.CUSTOM,
            customOperationType="aufräumen",
            actor=USER,
            numAffectedRows=7,
            affectedDatasets=[UPSTREAM],
            sourceType=s.OperationSourceTypeClass.DATA_PROCESS,
            customProperties={"größe": "1"},
            queries=["urn:li:query:abc"],
            partitionSpec=s.PartitionSpecClass(
                partition="2025-07-20",
                type=s.PartitionTypeClass.PARTITION,
                timePartition=s.TimeWindowClass(startTimeMillis=TIME, length=_DAY),
            ),
            messageId=f"nachricht-{i}",
        )
        for i in range(2)
    ],
    "datasetUsageStatistics": [
        s.DatasetUsageStatisticsClass(
            timestampMillis=TIME + i * 86_400_000,
            eventGranularity=_DAY,
            uniqueUserCount=1,
            totalSqlQueries=4 + i,
            topSqlQueries=["select größe from bestellungen_ß"],
            userCounts=[s.DatasetUserUsageCountsClass(user=USER, count=4, userEmail="zoe@example.org")],
            fieldCounts=[s.DatasetFieldUsageCountsClass(fieldPath="größe", count=4)],
        )
        for i in range(2)
    ],
}
