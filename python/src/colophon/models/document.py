# Printed by `npm run generate` from packages/model. Do not edit.
"""Documents: texts that are kept in the catalogue itself, and what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, TimeseriesAspect, symbol

if TYPE_CHECKING:
    from .common import AuditStamp
    from .dataset import DatasetUserUsageCounts
    from .timeseries import PartitionSpec, TimeWindowSize


class DocumentSourceType(Symbol):
    """Whether a document was written in the catalogue or ingested.

    Wire name: `com.linkedin.knowledge.DocumentSourceType`.
    """

    NATIVE = "NATIVE"
    """Written in the catalogue, by hand or through its API."""

    EXTERNAL = "EXTERNAL"
    """Ingested from another system, which has the original."""


class DocumentState(Symbol):
    """Whether a document is published.

    Wire name: `com.linkedin.knowledge.DocumentState`.
    """

    PUBLISHED = "PUBLISHED"
    """Published and visible to readers."""

    UNPUBLISHED = "UNPUBLISHED"
    """A draft or a withdrawn document; not intended for readers."""


class DocumentInfo(Aspect):
    """Title, text, origin, state and links of a document such as a runbook, a decision record or a page
    ingested from a wiki.

    The aspect `documentInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentInfo"
    ASPECT_NAME: ClassVar[str] = "documentInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("title", "string", "OPTIONAL"),
        ("source", "DocumentSource", "OPTIONAL"),
        ("status", "DocumentStatus", "REQUIRED"),
        ("contents", "DocumentContents", "REQUIRED"),
        ("created", "AuditStamp", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
        ("relatedAssets", "[RelatedAsset]", "OPTIONAL"),
        ("relatedDocuments", "[RelatedDocument]", "OPTIONAL"),
        ("parentDocument", "ParentDocument", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    title: str | None
    """Title of the document; absent if it has none yet."""

    source: DocumentSource | None
    """Source of an ingested document; absent for one written in the catalogue."""

    status: DocumentStatus
    """Whether the document is published and so visible to readers."""

    contents: DocumentContents
    """Text of the document; required, even if the text is empty."""

    created: AuditStamp
    """When the document was created, with the URN of the author.

    Deprecated.
    """

    lastModified: AuditStamp
    """When any part of the document last changed, with the URN of the author.

    Deprecated.
    """

    relatedAssets: list[RelatedAsset] | None
    """Assets the document is about or mentions, such as datasets, dashboards or glossary terms."""

    relatedDocuments: list[RelatedDocument] | None
    """Other documents that this one mentions or is related to; children are not included."""

    parentDocument: ParentDocument | None
    """Parent document in the tree; absent at the top level."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        title: str | None = None,
        source: DocumentSource | None = None,
        status: DocumentStatus,
        contents: DocumentContents,
        created: AuditStamp,
        lastModified: AuditStamp,
        relatedAssets: list[RelatedAsset] | None = None,
        relatedDocuments: list[RelatedDocument] | None = None,
        parentDocument: ParentDocument | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.title = title
        self.source = source
        self.status = status
        self.contents = contents
        self.created = created
        self.lastModified = lastModified
        self.relatedAssets = relatedAssets
        self.relatedDocuments = relatedDocuments
        self.parentDocument = parentDocument


class DocumentSource(Record):
    """Origin of a document: written in the catalogue, or ingested from a system such as Notion or Slack."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentSource"
    _FIELDS = (
        ("sourceType", "DocumentSourceType", "REQUIRED"),
        ("externalUrl", "string", "OPTIONAL"),
        ("externalId", "string", "OPTIONAL"),
    )

    sourceType: DocumentSourceType
    """`NATIVE` for a document written here, `EXTERNAL` for an ingested one; the system itself is not named.
    """

    externalUrl: str | None
    """URL of the original document."""

    externalId: str | None
    """Id of the original in its own system; searchable, so that the ingested copy can be found by it."""

    def __init__(
        self,
        *,
        sourceType: DocumentSourceType | str,
        externalUrl: str | None = None,
        externalId: str | None = None,
    ) -> None:
        self.sourceType = symbol(DocumentSourceType, sourceType)
        self.externalUrl = externalUrl
        self.externalId = externalId


class DocumentStatus(Record):
    """Publication state of a document, part of `documentInfo`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentStatus"
    _FIELDS = (
        ("state", "DocumentState", "REQUIRED"),
    )

    state: DocumentState
    """Current state, `PUBLISHED` or `UNPUBLISHED`."""

    def __init__(
        self,
        *,
        state: DocumentState | str,
    ) -> None:
        self.state = symbol(DocumentState, state)


class DocumentContents(Record):
    """Body of a document, in a separate record inside `documentInfo`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentContents"
    _FIELDS = (
        ("text", "string", "REQUIRED"),
    )

    text: str
    """Full text of the document, without its title."""

    def __init__(
        self,
        *,
        text: str,
    ) -> None:
        self.text = text


class RelatedAsset(Record):
    """Link from a document to an asset that it describes or mentions."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.RelatedAsset"
    _FIELDS = (
        ("asset", "urn:container,dataset,dataJob,dataFlow,dashboard,chart,application,mlModel,mlModelGroup,mlPrimaryKey,mlFeature,mlFeatureTable,dataProduct,domain,glossaryTerm,glossaryNode,tag,structuredProperty,mlModel,mlModelGroup,mlPrimaryKey,mlFeature,mlFeatureTable", "REQUIRED"),
    )

    asset: str
    """URN of the asset: a dataset, dashboard, data product, glossary term or other entity."""

    def __init__(
        self,
        *,
        asset: str,
    ) -> None:
        self.asset = asset


class RelatedDocument(Record):
    """Link from one document to another outside the tree; for the tree see `ParentDocument`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.RelatedDocument"
    _FIELDS = (
        ("document", "urn:document", "REQUIRED"),
    )

    document: str
    """URN of the document linked to."""

    def __init__(
        self,
        *,
        document: str,
    ) -> None:
        self.document = document


class ParentDocument(Record):
    """Link from a document to its parent in the tree."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.ParentDocument"
    _FIELDS = (
        ("document", "urn:document", "REQUIRED"),
    )

    document: str
    """URN of the parent document; creates the `IsChildOf` edge."""

    def __init__(
        self,
        *,
        document: str,
    ) -> None:
        self.document = document


class DocumentSettings(Aspect):
    """Display settings of a document, stored separately from its content.

    The aspect `documentSettings`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentSettings"
    ASPECT_NAME: ClassVar[str] = "documentSettings"
    _FIELDS = (
        ("showInGlobalContext", "boolean", "DEFAULT", True),
        ("lastModified", "AuditStamp", "OPTIONAL"),
    )

    showInGlobalContext: bool
    """True lists the document in global navigation and search. False makes it available mainly from its
    related assets.

    Default: `True`.
    """

    lastModified: AuditStamp | None
    """When the settings last changed, with the URN of the author."""

    def __init__(
        self,
        *,
        showInGlobalContext: bool = True,
        lastModified: AuditStamp | None = None,
    ) -> None:
        self.showInGlobalContext = showInGlobalContext
        self.lastModified = lastModified


class DocumentUsageStatistics(TimeseriesAspect):
    """How often a document was read by people and by agents, as a time series. With `eventGranularity` each
    entry is one time bucket, without it a current total. Experimental.

    The aspect `documentUsageStatistics`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "documentUsageStatistics"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("viewsCount", "int", "OPTIONAL"),
        ("agentViewsCount", "int", "OPTIONAL"),
        ("uniqueUserCount", "int", "OPTIONAL"),
        ("lastViewedAt", "long", "OPTIONAL"),
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

    viewsCount: int | None
    """Number of times users opened the document in the bucket; reads by agents are in `agentViewsCount`."""

    agentViewsCount: int | None
    """Number of times an MCP tool returned the document to an AI agent in the bucket; never included in
    `viewsCount`.
    """

    uniqueUserCount: int | None
    """Number of different people who opened the document in the bucket."""

    lastViewedAt: int | None
    """Latest read, by a person or an agent, in milliseconds since the epoch."""

    userCounts: list[DatasetUserUsageCounts] | None
    """Reads per user in the bucket; agents are not included."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        viewsCount: int | None = None,
        agentViewsCount: int | None = None,
        uniqueUserCount: int | None = None,
        lastViewedAt: int | None = None,
        userCounts: list[DatasetUserUsageCounts] | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.viewsCount = viewsCount
        self.agentViewsCount = agentViewsCount
        self.uniqueUserCount = uniqueUserCount
        self.lastViewedAt = lastViewedAt
        self.userCounts = userCounts
