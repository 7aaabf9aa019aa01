# Printed by `npm run generate` from packages/model. Do not edit.
"""Common types: what entities of any type carry: status, documentation, links, time stamps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .query import QueryStatement
    from .schema import SchemaField
    from .tags import VersionTag


class VersioningScheme(Symbol):
    """Ways to order the versions in a version set.

    Wire name: `com.linkedin.versionset.VersioningScheme`.
    """

    LEXICOGRAPHIC_STRING = "LEXICOGRAPHIC_STRING"
    """Sort ids are set by the caller and compared as text, so numbers need leading zeros to sort correctly.
    """

    ALPHANUMERIC_GENERATED_BY_DATAHUB = "ALPHANUMERIC_GENERATED_BY_DATAHUB"
    """The catalogue generates the sort ids, currently strings of eight letters."""


class IconLibrary(Symbol):
    """Icon libraries for entity icons.

    Wire name: `com.linkedin.common.IconLibrary`.
    """

    MATERIAL = "MATERIAL"
    """The Material UI icon library."""

    PHOSPHOR = "PHOSPHOR"
    """The Phosphor icon library."""


class AccessLevel(Symbol):
    """Who may see a chart or dashboard in its own tool, as reported by the source.

    Wire name: `com.linkedin.common.AccessLevel`.
    """

    PUBLIC = "PUBLIC"
    """Anyone can open the asset in its source tool."""

    PRIVATE = "PRIVATE"
    """Only chosen users can open the asset in its source tool."""


class FabricType(Symbol):
    """Environment of an asset; part of the URN of datasets and models.

    Wire name: `com.linkedin.common.FabricType`.
    """

    DEV = "DEV"
    """Development, where engineers try out changes."""

    TEST = "TEST"
    """Testing; sources that use `TST` have a separate symbol."""

    QA = "QA"
    """Quality assurance, where a release is tested."""

    UAT = "UAT"
    """User acceptance testing, where future users test a release."""

    EI = "EI"
    """Early integration, where components under development are first combined."""

    PRE = "PRE"
    """Pre-production, the last stop before release."""

    STG = "STG"
    """Staging, a replica of production for final tests."""

    NON_PROD = "NON_PROD"
    """Any environment other than production, not further specified."""

    PROD = "PROD"
    """Production, where real users and live data are."""

    CORP = "CORP"
    """Corporate environment, for a company's internal systems."""

    RVW = "RVW"
    """Review environment, where changes are reviewed."""

    PRD = "PRD"
    """Production, for sources that use this abbreviation; URNs with `PRD` and `PROD` identify different
    entities.
    """

    TST = "TST"
    """Testing, for sources that use this abbreviation; distinct from `TEST` in a URN."""

    SIT = "SIT"
    """System integration testing, where whole systems are tested together."""

    SBX = "SBX"
    """Sandbox, for sources that use this abbreviation; distinct from `SANDBOX` in a URN."""

    SANDBOX = "SANDBOX"
    """Sandbox, an isolated environment for experiments."""

    CERT = "CERT"
    """Certification, where a release is formally approved."""


class OriginType(Symbol):
    """Where a user or group was created.

    Wire name: `com.linkedin.common.OriginType`.
    """

    NATIVE = "NATIVE"
    """Created in the catalogue itself."""

    EXTERNAL = "EXTERNAL"
    """Created in an external system, usually an identity provider, and ingested."""


class MLFeatureDataType(Symbol):
    """Data type of a machine learning feature or primary key.

    Wire name: `com.linkedin.common.MLFeatureDataType`.
    """

    USELESS = "USELESS"
    """Distinct values without predictive use, such as randomly generated account numbers."""

    NOMINAL = "NOMINAL"
    """Categories without order, such as animal species; averages of them are meaningless."""

    ORDINAL = "ORDINAL"
    """Whole numbers that rank items without fixed distances, such as places in a race."""

    BINARY = "BINARY"
    """One of exactly two values, such as yes or no."""

    COUNT = "COUNT"
    """Whole numbers from zero up, such as orders per customer."""

    TIME = "TIME"
    """Continuous data with a cyclical pattern, such as daily, weekly or yearly cycles."""

    INTERVAL = "INTERVAL"
    """Evenly spaced numbers without a cyclical pattern, such as temperature or income."""

    IMAGE = "IMAGE"
    """Still images, such as product photographs."""

    VIDEO = "VIDEO"
    """Moving images, such as camera footage."""

    AUDIO = "AUDIO"
    """Sound, such as recorded speech."""

    TEXT = "TEXT"
    """Text, such as a product review."""

    MAP = "MAP"
    """Keys mapped to values, such as a Python `dict`."""

    SEQUENCE = "SEQUENCE"
    """Elements in order, such as a Python `list` or `tuple`."""

    SET = "SET"
    """Distinct elements without order, such as a Python `set`."""

    CONTINUOUS = "CONTINUOUS"
    """Real-valued measurements, such as height or weight."""

    BYTE = "BYTE"
    """Raw bytes that encode any object."""

    UNKNOWN = "UNKNOWN"
    """The source did not specify the data type."""


class AuditStamp(Record):
    """Who did something and when, with an optional message; used wherever the model records a creation or a
    change.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.AuditStamp"
    _FIELDS = (
        ("time", "long", "REQUIRED"),
        ("actor", "urn:", "REQUIRED"),
        ("impersonator", "urn:", "OPTIONAL"),
        ("message", "string", "OPTIONAL"),
    )

    time: int
    """Time of the action, in milliseconds since the epoch; some writers use `0` for unknown."""

    actor: str
    """URN of the actor who performed the action and whose permissions were checked, such as
    `urn:li:corpuser:jdoe`.
    """

    impersonator: str | None
    """URN of the service that acted on behalf of `actor`; absent when the actor acted directly."""

    message: str | None
    """Free text on how the change was made, for instance manually or by an automated process."""

    def __init__(
        self,
        *,
        time: int,
        actor: str,
        impersonator: str | None = None,
        message: str | None = None,
    ) -> None:
        self.time = time
        self.actor = actor
        self.impersonator = impersonator
        self.message = message


class DataPlatformInstance(Aspect):
    """Links an entity to its data platform and, where several deployments exist, to one of them.

    The aspect `dataPlatformInstance`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.DataPlatformInstance"
    ASPECT_NAME: ClassVar[str] = "dataPlatformInstance"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("instance", "urn:dataPlatformInstance", "OPTIONAL"),
    )

    platform: str
    """URN of the data platform, such as `urn:li:dataPlatform:snowflake`."""

    instance: str | None
    """URN of the `dataPlatformInstance`, for example one of two production clusters; absent when instances
    are not distinguished.
    """

    def __init__(
        self,
        *,
        platform: str,
        instance: str | None = None,
    ) -> None:
        self.platform = platform
        self.instance = instance


class MetadataAttribution(Record):
    """Origin of a tag, term, owner or description: who applied it, when and through which automation."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.MetadataAttribution"
    _FIELDS = (
        ("time", "long", "REQUIRED"),
        ("actor", "urn:", "REQUIRED"),
        ("source", "urn:", "OPTIONAL"),
        ("sourceDetail", "{string}", "DEFAULT", {}),
    )

    time: int
    """When the metadata was applied, in milliseconds since the epoch."""

    actor: str
    """URN of the user who applied the metadata, or of the system user when an automation did."""

    source: str | None
    """URN of the automation or metadata test behind the change; absent when a person made it."""

    sourceDetail: dict[str, str]
    """Details of the change as key-value pairs, such as the rule that matched or the pipeline's id."""

    def __init__(
        self,
        *,
        time: int,
        actor: str,
        source: str | None = None,
        sourceDetail: dict[str, str] | None = None,
    ) -> None:
        self.time = time
        self.actor = actor
        self.source = source
        self.sourceDetail = {} if sourceDetail is None else sourceDetail


class Status(Aspect):
    """Whether an entity is live, soft-deleted or in a lifecycle stage.

    The aspect `status`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Status"
    ASPECT_NAME: ClassVar[str] = "status"
    _FIELDS = (
        ("removed", "boolean", "DEFAULT", False),
        ("lifecycleStage", "urn:lifecycleStageType", "OPTIONAL"),
        ("lifecycleLastUpdated", "AuditStamp", "OPTIONAL"),
    )

    removed: bool
    """True means soft-deleted: the entity is hidden from search, but its data stays. Not synchronised with
    `lifecycleStage`.

    Default: `False`.
    """

    lifecycleStage: str | None
    """URN of a `lifecycleStageType`, whose settings may hide the entity from search; absent means active."""

    lifecycleLastUpdated: AuditStamp | None
    """Who moved the entity into its stage and when; set it whenever you write `lifecycleStage`."""

    def __init__(
        self,
        *,
        removed: bool = False,
        lifecycleStage: str | None = None,
        lifecycleLastUpdated: AuditStamp | None = None,
    ) -> None:
        self.removed = removed
        self.lifecycleStage = lifecycleStage
        self.lifecycleLastUpdated = lifecycleLastUpdated


class SemanticContent(Aspect):
    """Embedding vectors of an entity's text, per model, used by semantic search; written by the embedding
    pipeline.

    The aspect `semanticContent`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.SemanticContent"
    ASPECT_NAME: ClassVar[str] = "semanticContent"
    _FIELDS = (
        ("embeddings", "{EmbeddingModelData}", "REQUIRED"),
        ("skipReason", "string", "OPTIONAL"),
        ("skippedAt", "long", "OPTIONAL"),
    )

    embeddings: dict[str, EmbeddingModelData]
    """Embeddings by model name, such as `cohere_embed_v3`, so that several models can coexist; empty when the
    entity was skipped.
    """

    skipReason: str | None
    """Why the pipeline created no embeddings: `EMPTY_TEXT`, `BELOW_MIN_TEXT_LENGTH` or
    `NO_INDEXABLE_CONTENT`; absent when there are some.
    """

    skippedAt: int | None
    """When the pipeline skipped the entity, in milliseconds since the epoch."""

    def __init__(
        self,
        *,
        embeddings: dict[str, EmbeddingModelData],
        skipReason: str | None = None,
        skippedAt: int | None = None,
    ) -> None:
        self.embeddings = embeddings
        self.skipReason = skipReason
        self.skippedAt = skippedAt


class EmbeddingModelData(Record):
    """All chunks embedded by one model, with the time and method of embedding."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.EmbeddingModelData"
    _FIELDS = (
        ("modelVersion", "string", "REQUIRED"),
        ("generatedAt", "long", "REQUIRED"),
        ("sourceTextSha256", "string", "OPTIONAL"),
        ("chunkingStrategy", "string", "OPTIONAL"),
        ("totalChunks", "int", "REQUIRED"),
        ("totalTokens", "int", "OPTIONAL"),
        ("chunks", "[EmbeddingChunk]", "REQUIRED"),
    )

    modelVersion: str
    """Provider and full model name, such as `openai/text-embedding-ada-002`."""

    generatedAt: int
    """When the vectors were computed, in milliseconds since the epoch."""

    sourceTextSha256: str | None
    """Hex SHA-256 of the UTF-8 text that was embedded; if it differs from the hash of the current text, the
    vectors are stale.
    """

    chunkingStrategy: str | None
    """Name of the chunking method, such as `sentence_boundary_400t` or `paragraph`."""

    totalChunks: int
    """Number of chunks the text was split into."""

    totalTokens: int | None
    """Estimated number of tokens in all chunks."""

    chunks: list[EmbeddingChunk]
    """The embedded chunks, ordered by `position`."""

    def __init__(
        self,
        *,
        modelVersion: str,
        generatedAt: int,
        sourceTextSha256: str | None = None,
        chunkingStrategy: str | None = None,
        totalChunks: int,
        totalTokens: int | None = None,
        chunks: list[EmbeddingChunk],
    ) -> None:
        self.modelVersion = modelVersion
        self.generatedAt = generatedAt
        self.sourceTextSha256 = sourceTextSha256
        self.chunkingStrategy = chunkingStrategy
        self.totalChunks = totalChunks
        self.totalTokens = totalTokens
        self.chunks = chunks


class EmbeddingChunk(Record):
    """A chunk of an entity's text with its embedding vector; long texts are split so that each chunk fits the
    embedding model.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.EmbeddingChunk"
    _FIELDS = (
        ("position", "int", "REQUIRED"),
        ("vector", "[float]", "REQUIRED"),
        ("characterOffset", "int", "OPTIONAL"),
        ("characterLength", "int", "OPTIONAL"),
        ("tokenCount", "int", "OPTIONAL"),
        ("text", "string", "OPTIONAL"),
    )

    position: int
    """Position of the chunk among the entity's chunks, starting at `0`."""

    vector: list[float]
    """The embedding vector; its length depends on the model, for example 1024 numbers."""

    characterOffset: int | None
    """Index of the chunk's first character in the source text, for highlighting; may be omitted for privacy.
    """

    characterLength: int | None
    """Length of the chunk in characters of the source text; may be omitted for privacy."""

    tokenCount: int | None
    """Estimated number of tokens in the chunk."""

    text: str | None
    """Plain text of the chunk; omit it where sensitive text must not be stored and only vectors may be."""

    def __init__(
        self,
        *,
        position: int,
        vector: list[float],
        characterOffset: int | None = None,
        characterLength: int | None = None,
        tokenCount: int | None = None,
        text: str | None = None,
    ) -> None:
        self.position = position
        self.vector = vector
        self.characterOffset = characterOffset
        self.characterLength = characterLength
        self.tokenCount = tokenCount
        self.text = text


class InstitutionalMemory(Aspect):
    """Links to documents about an entity, such as a wiki page or a design note.

    The aspect `institutionalMemory`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.InstitutionalMemory"
    ASPECT_NAME: ClassVar[str] = "institutionalMemory"
    _FIELDS = (
        ("elements", "[InstitutionalMemoryMetadata]", "REQUIRED"),
    )

    elements: list[InstitutionalMemoryMetadata]
    """The complete list of links; writing the aspect replaces all of them."""

    def __init__(
        self,
        *,
        elements: list[InstitutionalMemoryMetadata],
    ) -> None:
        self.elements = elements


class InstitutionalMemoryMetadata(Record):
    """One link to a document, with its label and who added it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.InstitutionalMemoryMetadata"
    _FIELDS = (
        ("url", "string", "REQUIRED"),
        ("description", "string", "REQUIRED"),
        ("createStamp", "AuditStamp", "REQUIRED"),
        ("updateStamp", "AuditStamp", "OPTIONAL"),
        ("settings", "InstitutionalMemoryMetadataSettings", "OPTIONAL"),
    )

    url: str
    """URL of the document, such as `https://wiki.example.org/orders`."""

    description: str
    """Text shown for the link."""

    createStamp: AuditStamp
    """Who added the link and when."""

    updateStamp: AuditStamp | None
    """Who last edited the link and when; absent if it was never edited."""

    settings: InstitutionalMemoryMetadataSettings | None
    """Display settings of the link; absent means the defaults."""

    def __init__(
        self,
        *,
        url: str,
        description: str,
        createStamp: AuditStamp,
        updateStamp: AuditStamp | None = None,
        settings: InstitutionalMemoryMetadataSettings | None = None,
    ) -> None:
        self.url = url
        self.description = description
        self.createStamp = createStamp
        self.updateStamp = updateStamp
        self.settings = settings


class InstitutionalMemoryMetadataSettings(Record):
    """Display settings of one link in `institutionalMemory`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.InstitutionalMemoryMetadataSettings"
    _FIELDS = (
        ("showInAssetPreview", "boolean", "DEFAULT", False),
    )

    showInAssetPreview: bool
    """True also shows the link in the entity's header and on its search card.

    Default: `False`.
    """

    def __init__(
        self,
        *,
        showInAssetPreview: bool = False,
    ) -> None:
        self.showInAssetPreview = showInAssetPreview


class VersionProperties(Aspect):
    """Makes an asset a version in a version set, with its label and its position in the order.

    The aspect `versionProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.VersionProperties"
    ASPECT_NAME: ClassVar[str] = "versionProperties"
    _FIELDS = (
        ("versionSet", "urn:versionSet", "REQUIRED"),
        ("version", "VersionTag", "REQUIRED"),
        ("aliases", "[VersionTag]", "DEFAULT", []),
        ("comment", "string", "OPTIONAL"),
        ("sortId", "string", "REQUIRED"),
        ("versioningScheme", "VersioningScheme", "DEFAULT", "LEXICOGRAPHIC_STRING"),
        ("sourceCreatedTimestamp", "AuditStamp", "OPTIONAL"),
        ("metadataCreatedTimestamp", "AuditStamp", "OPTIONAL"),
        ("isLatest", "boolean", "OPTIONAL"),
    )

    versionSet: str
    """URN of the `versionSet` that holds all versions of the asset."""

    version: VersionTag
    """Label of the version, such as `v1.2`; unique within the set."""

    aliases: list[VersionTag]
    """Additional labels for the same version, such as `champion`."""

    comment: str | None
    """Free text on what the version changes or is for."""

    sortId: str
    """Sort key of the version within the set, compared according to `versioningScheme`; generated ones have 8
    characters.
    """

    versioningScheme: VersioningScheme
    """Scheme used to compare `sortId`; plain text order by default.

    Default: `LEXICOGRAPHIC_STRING`.
    """

    sourceCreatedTimestamp: AuditStamp | None
    """Who created the version in its source system and when; absent when unknown."""

    metadataCreatedTimestamp: AuditStamp | None
    """Who first recorded the version in the catalogue and when."""

    isLatest: bool | None
    """True on the newest version of the set; maintained by the server, so do not write it."""

    def __init__(
        self,
        *,
        versionSet: str,
        version: VersionTag,
        aliases: list[VersionTag] | None = None,
        comment: str | None = None,
        sortId: str,
        versioningScheme: VersioningScheme | str = VersioningScheme.LEXICOGRAPHIC_STRING,
        sourceCreatedTimestamp: AuditStamp | None = None,
        metadataCreatedTimestamp: AuditStamp | None = None,
        isLatest: bool | None = None,
    ) -> None:
        self.versionSet = versionSet
        self.version = version
        self.aliases = [] if aliases is None else aliases
        self.comment = comment
        self.sortId = sortId
        self.versioningScheme = symbol(VersioningScheme, versioningScheme)
        self.sourceCreatedTimestamp = sourceCreatedTimestamp
        self.metadataCreatedTimestamp = metadataCreatedTimestamp
        self.isLatest = isLatest


class DisplayProperties(Aspect):
    """Colour and icon of an entity in the user interface, for example of a domain or a glossary term.

    The aspect `displayProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.DisplayProperties"
    ASPECT_NAME: ClassVar[str] = "displayProperties"
    _FIELDS = (
        ("colorHex", "string", "OPTIONAL"),
        ("icon", "IconProperties", "OPTIONAL"),
    )

    colorHex: str | None
    """Colour in hexadecimal with a leading hash, such as `#3B82F6`; absent when none was chosen."""

    icon: IconProperties | None
    """Icon shown for the entity; absent when none was chosen."""

    def __init__(
        self,
        *,
        colorHex: str | None = None,
        icon: IconProperties | None = None,
    ) -> None:
        self.colorHex = colorHex
        self.icon = icon


class IconProperties(Record):
    """Icon of an entity: library, name and style."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.IconProperties"
    _FIELDS = (
        ("iconLibrary", "IconLibrary", "REQUIRED"),
        ("name", "string", "REQUIRED"),
        ("style", "string", "REQUIRED"),
    )

    iconLibrary: IconLibrary
    """Icon library that contains `name`."""

    name: str
    """Icon's name in its library, such as `AccountCircle`."""

    style: str
    """Icon variant as named by the library, such as `outlined` or `filled`."""

    def __init__(
        self,
        *,
        iconLibrary: IconLibrary | str,
        name: str,
        style: str,
    ) -> None:
        self.iconLibrary = symbol(IconLibrary, iconLibrary)
        self.name = name
        self.style = style


class Edge(Record):
    """A link from one entity to another with its own audit stamps and properties; the lineage aspects hold
    lists of them.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Edge"
    _FIELDS = (
        ("sourceUrn", "urn:", "OPTIONAL"),
        ("destinationUrn", "urn:", "REQUIRED"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
        ("properties", "{string}", "OPTIONAL"),
    )

    sourceUrn: str | None
    """URN of the entity where the edge starts; when absent, the entity that carries the aspect."""

    destinationUrn: str
    """URN of the entity that the edge points to."""

    created: AuditStamp | None
    """Who created the edge or assignment, and when; absent if not recorded."""

    lastModified: AuditStamp | None
    """Who last changed the edge or assignment, and when; absent if not recorded."""

    properties: dict[str, str] | None
    """Custom key-value pairs on this edge; keys and values are strings."""

    def __init__(
        self,
        *,
        sourceUrn: str | None = None,
        destinationUrn: str,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        properties: dict[str, str] | None = None,
    ) -> None:
        self.sourceUrn = sourceUrn
        self.destinationUrn = destinationUrn
        self.created = created
        self.lastModified = lastModified
        self.properties = properties


class SubTypes(Aspect):
    """Refines an entity's type with the source's own term, such as a dataset that is a view.

    The aspect `subTypes`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.SubTypes"
    ASPECT_NAME: ClassVar[str] = "subTypes"
    _FIELDS = (
        ("typeNames", "[string]", "REQUIRED"),
    )

    typeNames: list[str]
    """Names in the source's terms, such as `View` or `Schema`; offered as a search filter."""

    def __init__(
        self,
        *,
        typeNames: list[str],
    ) -> None:
        self.typeNames = typeNames


class ChangeAuditStamps(Record):
    """Audit stamps for creation, last change and deletion in one record; used by charts, dashboards and
    notebooks.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.ChangeAuditStamps"
    _FIELDS = (
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
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

    def __init__(
        self,
        *,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
    ) -> None:
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted


class UpstreamMetrics(Aspect):
    """Metrics that a chart, dashboard or dataset reads; the lineage edge is stored on the reader.

    The aspect `upstreamMetrics`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.UpstreamMetrics"
    ASPECT_NAME: ClassVar[str] = "upstreamMetrics"
    _FIELDS = (
        ("metrics", "[Edge]", "REQUIRED"),
    )

    metrics: list[Edge]
    """Edges to every `metric` read; send the complete list each time, or an empty one to remove all."""

    def __init__(
        self,
        *,
        metrics: list[Edge],
    ) -> None:
        self.metrics = metrics


class InputFields(Aspect):
    """Columns that a chart or dashboard reads, in addition to the tables it depends on.

    The aspect `inputFields`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.InputFields"
    ASPECT_NAME: ClassVar[str] = "inputFields"
    _FIELDS = (
        ("fields", "[InputField]", "REQUIRED"),
    )

    fields: list[InputField]
    """One entry per column read."""

    def __init__(
        self,
        *,
        fields: list[InputField],
    ) -> None:
        self.fields = fields


class InputField(Record):
    """A column that a chart or dashboard reads, for lineage at column level."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.InputField"
    _FIELDS = (
        ("schemaFieldUrn", "urn:schemaField", "REQUIRED"),
        ("schemaField", "SchemaField", "OPTIONAL"),
    )

    schemaFieldUrn: str
    """URN of the `schemaField` that is read; the lineage edge points to it."""

    schemaField: SchemaField | None
    """Copy of the column's definition, stored so that it is indexed with the chart or dashboard."""

    def __init__(
        self,
        *,
        schemaFieldUrn: str,
        schemaField: SchemaField | None = None,
    ) -> None:
        self.schemaFieldUrn = schemaFieldUrn
        self.schemaField = schemaField


class Embed(Aspect):
    """Embeds a live view of a chart, dashboard or dataset in its catalogue page.

    The aspect `embed`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Embed"
    ASPECT_NAME: ClassVar[str] = "embed"
    _FIELDS = (
        ("renderUrl", "string", "OPTIONAL"),
    )

    renderUrl: str | None
    """URL loaded in an iframe on the entity's page; absent means there is no preview."""

    def __init__(
        self,
        *,
        renderUrl: str | None = None,
    ) -> None:
        self.renderUrl = renderUrl


class Deprecation(Aspect):
    """Marks an entity as deprecated: the reason, the planned removal date and the replacement.

    The aspect `deprecation`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Deprecation"
    ASPECT_NAME: ClassVar[str] = "deprecation"
    _FIELDS = (
        ("deprecated", "boolean", "REQUIRED"),
        ("decommissionTime", "long", "OPTIONAL"),
        ("note", "string", "REQUIRED"),
        ("actor", "urn:", "REQUIRED"),
        ("replacement", "urn:", "OPTIONAL"),
    )

    deprecated: bool
    """True marks the entity as deprecated and lowers its rank in search; false removes the mark."""

    decommissionTime: int | None
    """Planned removal, in milliseconds since the epoch; absent when no date is set."""

    note: str
    """Reason and migration advice for readers, possibly with a link; required, but may be empty."""

    actor: str
    """URN of the user who last changed the deprecation."""

    replacement: str | None
    """URN of the entity to use instead; absent when none was named."""

    def __init__(
        self,
        *,
        deprecated: bool,
        decommissionTime: int | None = None,
        note: str,
        actor: str,
        replacement: str | None = None,
    ) -> None:
        self.deprecated = deprecated
        self.decommissionTime = decommissionTime
        self.note = note
        self.actor = actor
        self.replacement = replacement


class Documentation(Aspect):
    """Descriptions of one entity from several sources, one per source, each with its attribution; the texts
    are not searchable.

    The aspect `documentation`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Documentation"
    ASPECT_NAME: ClassVar[str] = "documentation"
    _FIELDS = (
        ("documentations", "[DocumentationAssociation]", "REQUIRED"),
    )

    documentations: list[DocumentationAssociation]
    """One entry per source; the writer must replace the older text from the same source."""

    def __init__(
        self,
        *,
        documentations: list[DocumentationAssociation],
    ) -> None:
        self.documentations = documentations


class DocumentationAssociation(Record):
    """One description together with its source."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.DocumentationAssociation"
    _FIELDS = (
        ("documentation", "string", "REQUIRED"),
        ("attribution", "MetadataAttribution", "OPTIONAL"),
    )

    documentation: str
    """Text of the description from this source."""

    attribution: MetadataAttribution | None
    """Who or what applied the metadata, and from which source; absent if not recorded."""

    def __init__(
        self,
        *,
        documentation: str,
        attribution: MetadataAttribution | None = None,
    ) -> None:
        self.documentation = documentation
        self.attribution = attribution


class TimeStamp(Record):
    """When something happened in the source system and, if known, who caused it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.TimeStamp"
    _FIELDS = (
        ("time", "long", "REQUIRED"),
        ("actor", "urn:", "OPTIONAL"),
    )

    time: int
    """Time of the event, in milliseconds since the epoch."""

    actor: str | None
    """URN of the actor who caused the event; absent when the source does not report it."""

    def __init__(
        self,
        *,
        time: int,
        actor: str | None = None,
    ) -> None:
        self.time = time
        self.actor = actor


class Access(Aspect):
    """Roles that give users access to this asset; attached to datasets, dashboards and containers.

    The aspect `access`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Access"
    ASPECT_NAME: ClassVar[str] = "access"
    _FIELDS = (
        ("roles", "[RoleAssociation]", "OPTIONAL"),
    )

    roles: list[RoleAssociation] | None
    """One entry per access role; absent when no roles have been recorded."""

    def __init__(
        self,
        *,
        roles: list[RoleAssociation] | None = None,
    ) -> None:
        self.roles = roles


class RoleAssociation(Record):
    """One access role listed on an asset."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.RoleAssociation"
    _FIELDS = (
        ("urn", "urn:role", "REQUIRED"),
    )

    urn: str
    """URN of the `role`, which is defined in an external access system, separate from the catalogue's own
    permissions.
    """

    def __init__(
        self,
        *,
        urn: str,
    ) -> None:
        self.urn = urn


class Origin(Aspect):
    """Whether a user or group was created in the catalogue or in an identity provider.

    The aspect `origin`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Origin"
    ASPECT_NAME: ClassVar[str] = "origin"
    _FIELDS = (
        ("type", "OriginType", "REQUIRED"),
        ("externalType", "string", "OPTIONAL"),
    )

    type: OriginType
    """Where the user or group was created; for `EXTERNAL`, `externalType` names the provider."""

    externalType: str | None
    """Name of the identity provider, such as `Okta`; set only when `type` is `EXTERNAL`."""

    def __init__(
        self,
        *,
        type: OriginType | str,
        externalType: str | None = None,
    ) -> None:
        self.type = symbol(OriginType, type)
        self.externalType = externalType


class DataTransformLogic(Aspect):
    """The transformations that a data job applies, so that readers can see the code behind its lineage.

    The aspect `dataTransformLogic`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.DataTransformLogic"
    ASPECT_NAME: ClassVar[str] = "dataTransformLogic"
    _FIELDS = (
        ("transforms", "[DataTransform]", "REQUIRED"),
    )

    transforms: list[DataTransform]
    """The job's transformations, each usually an SQL statement."""

    def __init__(
        self,
        *,
        transforms: list[DataTransform],
    ) -> None:
        self.transforms = transforms


class DataTransform(Record):
    """One transformation carried out by a data job; currently always a query."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.DataTransform"
    _FIELDS = (
        ("queryStatement", "QueryStatement", "OPTIONAL"),
    )

    queryStatement: QueryStatement | None
    """Text and language of the query, if the transformation is one."""

    def __init__(
        self,
        *,
        queryStatement: QueryStatement | None = None,
    ) -> None:
        self.queryStatement = queryStatement


class Siblings(Aspect):
    """Links entities that represent the same asset in different tools, such as a dbt model and the table it
    builds, so that they can be shown as one.

    The aspect `siblings`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Siblings"
    ASPECT_NAME: ClassVar[str] = "siblings"
    _FIELDS = (
        ("siblings", "[urn:dataset]", "REQUIRED"),
        ("primary", "boolean", "REQUIRED"),
    )

    siblings: list[str]
    """URNs of the other entities in the group."""

    primary: bool
    """True on the primary entity of the group, usually the dbt model in a pair with a table."""

    def __init__(
        self,
        *,
        siblings: list[str],
        primary: bool,
    ) -> None:
        self.siblings = siblings
        self.primary = primary


class LogicalParent(Aspect):
    """Links a physical dataset or column to the logical model that it implements.

    The aspect `logicalParent`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.logical.LogicalParent"
    ASPECT_NAME: ClassVar[str] = "logicalParent"
    _FIELDS = (
        ("parent", "Edge", "OPTIONAL"),
    )

    parent: Edge | None
    """Edge to the logical dataset or schema field that this one implements."""

    def __init__(
        self,
        *,
        parent: Edge | None = None,
    ) -> None:
        self.parent = parent


class Aliases(Aspect):
    """Alternative identifiers of the entity, used to resolve references to it; computed by the server, so
    ingestion clients must not write it.

    The aspect `aliases`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Aliases"
    ASPECT_NAME: ClassVar[str] = "aliases"
    _FIELDS = (
        ("lowercasedUrn", "urn:", "OPTIONAL"),
    )

    lowercasedUrn: str | None
    """The entity's URN with its name, including any platform instance prefix, in lower case; allows a
    case-insensitive lookup by exact match.
    """

    def __init__(
        self,
        *,
        lowercasedUrn: str | None = None,
    ) -> None:
        self.lowercasedUrn = lowercasedUrn


class SemanticText(Aspect):
    """Curated text to embed for semantic search instead of the entity's body, such as a summary with sample
    questions.

    The aspect `semanticText`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.SemanticText"
    ASPECT_NAME: ClassVar[str] = "semanticText"
    _FIELDS = (
        ("text", "string", "REQUIRED"),
    )

    text: str
    """Text to embed instead of the body, also searchable by keyword; without the aspect the body is embedded.
    """

    def __init__(
        self,
        *,
        text: str,
    ) -> None:
        self.text = text


class LifecycleStageTypeInfo(Aspect):
    """Defines a lifecycle stage: which entities can be in it, whether search hides them, and which stages may
    precede it. `status` refers to it.

    The aspect `lifecycleStageTypeInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.lifecycle.LifecycleStageTypeInfo"
    ASPECT_NAME: ClassVar[str] = "lifecycleStageTypeInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("entityTypes", "[string]", "OPTIONAL"),
        ("settings", "LifecycleStageSettings", "REQUIRED"),
        ("transitionPolicy", "LifecycleStageTransitionPolicy", "OPTIONAL"),
        ("created", "AuditStamp", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    name: str
    """Display name of the stage, for example `Certified`."""

    description: str | None
    """Free text on what the stage means for an entity."""

    entityTypes: list[str] | None
    """Entity types that can be in the stage, for example `document`. Absent or empty means all."""

    settings: LifecycleStageSettings
    """Effects of the stage on its entities, such as being hidden from search."""

    transitionPolicy: LifecycleStageTransitionPolicy | None
    """Rule on the previous stages of an entity; absent allows any."""

    created: AuditStamp
    """Deprecated; read `aspectCreated` in the system metadata instead.

    Deprecated.
    """

    lastModified: AuditStamp
    """Deprecated; read `aspectModified` in the system metadata instead.

    Deprecated.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        entityTypes: list[str] | None = None,
        settings: LifecycleStageSettings,
        transitionPolicy: LifecycleStageTransitionPolicy | None = None,
        created: AuditStamp,
        lastModified: AuditStamp,
    ) -> None:
        self.name = name
        self.description = description
        self.entityTypes = entityTypes
        self.settings = settings
        self.transitionPolicy = transitionPolicy
        self.created = created
        self.lastModified = lastModified


class LifecycleStageSettings(Record):
    """Effects of a lifecycle stage on its entities; part of `lifecycleStageTypeInfo`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.lifecycle.LifecycleStageSettings"
    _FIELDS = (
        ("hideInSearch", "boolean", "DEFAULT", False),
    )

    hideInSearch: bool
    """True hides entities in the stage from search by default; a filter on `lifecycleStage` still finds them.

    Default: `False`.
    """

    def __init__(
        self,
        *,
        hideInSearch: bool = False,
    ) -> None:
        self.hideInSearch = hideInSearch


class LifecycleStageTransitionPolicy(Record):
    """Rule on the stages from which an entity may enter this one. The server checks it when `status` is
    written.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.lifecycle.LifecycleStageTransitionPolicy"
    _FIELDS = (
        ("allowedPreviousStages", "[urn:lifecycleStageType]", "OPTIONAL"),
    )

    allowedPreviousStages: list[str] | None
    """URNs of permitted previous stages; `urn:li:lifecycleStageType:__NONE__` means no stage. Absent permits
    all, an empty list none.
    """

    def __init__(
        self,
        *,
        allowedPreviousStages: list[str] | None = None,
    ) -> None:
        self.allowedPreviousStages = allowedPreviousStages


class AiContext(Aspect):
    """Hints for AI models about a metric, semantic model or schema field; follows the OSI `ai_context`
    layout.

    The aspect `aiContext`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.AiContext"
    ASPECT_NAME: ClassVar[str] = "aiContext"
    _FIELDS = (
        ("synonyms", "[string]", "OPTIONAL"),
        ("instructions", "string", "OPTIONAL"),
        ("examples", "[string]", "OPTIONAL"),
        ("customInstructions", "string", "OPTIONAL"),
    )

    synonyms: list[str] | None
    """Synonyms and abbreviations, such as `ARR` for annual recurring revenue."""

    instructions: str | None
    """Instructions for a model on how to read and apply the entity, also readable by people."""

    examples: list[str] | None
    """Sample values or typical uses that show a model what real data looks like."""

    customInstructions: str | None
    """Free text given to a model in addition to `instructions`, to adjust its behaviour."""

    def __init__(
        self,
        *,
        synonyms: list[str] | None = None,
        instructions: str | None = None,
        examples: list[str] | None = None,
        customInstructions: str | None = None,
    ) -> None:
        self.synonyms = synonyms
        self.instructions = instructions
        self.examples = examples
        self.customInstructions = customInstructions


class OwnershipTypeInfo(Aspect):
    """A type of ownership, such as data steward or technical owner, assigned to owners of an entity.

    The aspect `ownershipTypeInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ownership.OwnershipTypeInfo"
    ASPECT_NAME: ClassVar[str] = "ownershipTypeInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("created", "AuditStamp", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    name: str
    """Display name of the ownership type, for example `Data Steward`."""

    description: str | None
    """Responsibilities of an owner of this type."""

    created: AuditStamp
    """Who defined the ownership type and when; deprecated, read `aspectCreated` of the system metadata
    instead.

    Deprecated.
    """

    lastModified: AuditStamp
    """Who last changed the ownership type and when; deprecated, read `aspectModified` of the system metadata
    instead.

    Deprecated.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        created: AuditStamp,
        lastModified: AuditStamp,
    ) -> None:
        self.name = name
        self.description = description
        self.created = created
        self.lastModified = lastModified


class TagProperties(Aspect):
    """Display name, description and colour of a tag.

    The aspect `tagProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.tag.TagProperties"
    ASPECT_NAME: ClassVar[str] = "tagProperties"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("colorHex", "string", "OPTIONAL"),
    )

    name: str
    """Display name of the tag; unlike the name in `TagKey` it can be changed later."""

    description: str | None
    """When to use the tag and what it implies."""

    colorHex: str | None
    """Colour of the tag as `#` and six hexadecimal digits, for example `#1E88E5`; when absent, the interface
    picks one.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        colorHex: str | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.colorHex = colorHex


class VersionSetProperties(Aspect):
    """Newest version in a version set and the scheme that orders its versions.

    The aspect `versionSetProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.versionset.VersionSetProperties"
    ASPECT_NAME: ClassVar[str] = "versionSetProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("latest", "urn:", "REQUIRED"),
        ("versioningScheme", "VersioningScheme", "REQUIRED"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    latest: str
    """URN of the newest version according to the set's `versioningScheme`."""

    versioningScheme: VersioningScheme
    """How versions are ordered; cannot be changed once set."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        latest: str,
        versioningScheme: VersioningScheme | str,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.latest = latest
        self.versioningScheme = symbol(VersioningScheme, versioningScheme)
