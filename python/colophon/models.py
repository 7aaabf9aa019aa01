# Printed by `npm run generate` from packages/model. Do not edit.
"""The records and enumerations of the metadata model. An aspect is a record with an `ASPECT_NAME`."""

from __future__ import annotations

from dataclasses import dataclass, field as _field
from enum import Enum
from typing import Annotated, ClassVar, Optional, Union

from ._wire import Double, Long, Members, Record


@dataclass(kw_only=True)
class AgentSkillKey(Record):
    """Identity of an agent skill, a reusable bundle of prompts, tools and domain knowledge that several
    agents can adopt.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.AgentSkillKey"
    ASPECT_NAME: ClassVar[str] = "agentSkillKey"

    id: str
    """Last part of the skill's URN, unique among skills: a slug such as `invoice-review`, or a UUID."""


@dataclass(kw_only=True)
class SkillSourceRepository(Record):
    """Location of a skill's definition in git: a repository, by URN or by URL, and a path in it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.agentskill.SkillSourceRepository"

    repositoryUrn: Optional[str] = None
    """URN of the repository entity; preferred over `url` if the repository is in the catalogue."""

    url: Optional[str] = None
    """URL of the git repository, if it is not in the catalogue."""

    path: Optional[str] = None
    """File that defines the skill, relative to the repository root, for example `customer-service/SKILL.md`.
    """


@dataclass(kw_only=True)
class AuditStamp(Record):
    """Who did something and when, with an optional message; used wherever the model records a creation or a
    change.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.AuditStamp"

    time: int
    """Time of the action, in milliseconds since the epoch; some writers use `0` for unknown."""

    actor: str
    """URN of the actor who performed the action and whose permissions were checked, such as
    `urn:li:corpuser:jdoe`.
    """

    impersonator: Optional[str] = None
    """URN of the service that acted on behalf of `actor`; absent when the actor acted directly."""

    message: Optional[str] = None
    """Free text on how the change was made, for instance manually or by an automated process."""


@dataclass(kw_only=True)
class AgentSkillInfo(Record):
    """A skill that an AI agent can load: instructions for one domain and the tools they need."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.agentskill.AgentSkillInfo"
    ASPECT_NAME: ClassVar[str] = "agentSkillInfo"

    name: str
    """Display name of the skill, such as `Refund handling`."""

    description: Optional[str] = None
    """What the skill can do and when an agent should use it."""

    instructions: Optional[str] = None
    """Markdown of the skill's `SKILL.md` without its YAML front matter; an agent reads it once the skill is
    activated.
    """

    sourceRepository: Optional[SkillSourceRepository] = None
    """Location of the skill in git; that copy, not the catalogue's, is authoritative."""

    requiredTools: Optional[list[str]] = None
    """URNs of the `api` entities that the skill needs as tools."""

    created: Optional[AuditStamp] = None
    """Who registered the skill and when; deprecated, read `aspectCreated` of the system metadata instead.

    Deprecated.
    """

    lastModified: Optional[AuditStamp] = None
    """Who last changed the skill and when; deprecated, read `aspectModified` of the system metadata instead.

    Deprecated.
    """


@dataclass(kw_only=True)
class DataPlatformInstance(Record):
    """Links an entity to its data platform and, where several deployments exist, to one of them."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.DataPlatformInstance"
    ASPECT_NAME: ClassVar[str] = "dataPlatformInstance"

    platform: str
    """URN of the data platform, such as `urn:li:dataPlatform:snowflake`."""

    instance: Optional[str] = None
    """URN of the `dataPlatformInstance`, for example one of two production clusters; absent when instances
    are not distinguished.
    """


class OwnershipType(str, Enum):
    """Fixed ownership types, supported for older clients; new types are `ownershipType` entities referenced
    by `typeUrn`.

    Wire name: `com.linkedin.common.OwnershipType`.
    """

    CUSTOM = "CUSTOM"
    """The ownership type is in `typeUrn` and has no symbol here, or it is unknown."""

    TECHNICAL_OWNER = "TECHNICAL_OWNER"
    """Responsible for building and running the asset."""

    BUSINESS_OWNER = "BUSINESS_OWNER"
    """Responsible for the asset's meaning and business rules."""

    DATA_STEWARD = "DATA_STEWARD"
    """Manages the asset as its steward, expert or delegate."""

    NONE = "NONE"
    """Owner without a specified ownership type."""

    DEVELOPER = "DEVELOPER"
    """Deprecated, use `TECHNICAL_OWNER`: writes the code behind the asset."""

    DATAOWNER = "DATAOWNER"
    """Deprecated, use `TECHNICAL_OWNER`: owns the data."""

    DELEGATE = "DELEGATE"
    """Deprecated, use `TECHNICAL_OWNER`: oversees operation, as a database administrator does."""

    PRODUCER = "PRODUCER"
    """Deprecated, use `TECHNICAL_OWNER`: the person or service from which the data comes."""

    CONSUMER = "CONSUMER"
    """Deprecated, use `TECHNICAL_OWNER` or `BUSINESS_OWNER`: reads the data."""

    STAKEHOLDER = "STAKEHOLDER"
    """Deprecated, use `TECHNICAL_OWNER`, `BUSINESS_OWNER` or `DATA_STEWARD`: has a business interest in the
    asset.
    """


class OwnershipSourceType(str, Enum):
    """Sources of ownership information.

    Wire name: `com.linkedin.common.OwnershipSourceType`.
    """

    AUDIT = "AUDIT"
    """Found in an audit log or audit tool."""

    DATABASE = "DATABASE"
    """Found in the database, for example in its grants."""

    FILE_SYSTEM = "FILE_SYSTEM"
    """Derived from the owner of a file or directory."""

    ISSUE_TRACKING_SYSTEM = "ISSUE_TRACKING_SYSTEM"
    """Found in an issue tracker such as Jira."""

    MANUAL = "MANUAL"
    """Entered by a person."""

    SERVICE = "SERVICE"
    """Provided by a service that manages ownership or access lists."""

    SOURCE_CONTROL = "SOURCE_CONTROL"
    """Found in version control such as Git."""

    OTHER = "OTHER"
    """Found in another kind of source."""


@dataclass(kw_only=True)
class OwnershipSource(Record):
    """Source of the ownership information, with a link to verify it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.OwnershipSource"

    type: OwnershipSourceType
    """Type of system that reported the owner."""

    url: Optional[str] = None
    """Link to the source, such as a ticket or a repository file."""


@dataclass(kw_only=True)
class MetadataAttribution(Record):
    """Origin of a tag, term, owner or description: who applied it, when and through which automation."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.MetadataAttribution"

    time: int
    """When the metadata was applied, in milliseconds since the epoch."""

    actor: str
    """URN of the user who applied the metadata, or of the system user when an automation did."""

    source: Optional[str] = None
    """URN of the automation or metadata test behind the change; absent when a person made it."""

    sourceDetail: dict[str, str] = _field(default_factory=dict)
    """Details of the change as key-value pairs, such as the rule that matched or the pipeline's id."""


@dataclass(kw_only=True)
class Owner(Record):
    """An owner of an entity and the ownership type."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Owner"

    owner: str
    """URN of a user or group, such as `urn:li:corpuser:jdoe` or `urn:li:corpGroup:finance`."""

    type: OwnershipType
    """Deprecated but required: the ownership type as a fixed symbol; replaced by `typeUrn`.

    Deprecated.
    """

    typeUrn: Optional[str] = None
    """URN of the `ownershipType`, such as `urn:li:ownershipType:__system__technical_owner`; absent means
    `type` decides.
    """

    source: Optional[OwnershipSource] = None
    """Source of the ownership information; absent when not recorded."""

    attribution: Optional[MetadataAttribution] = None
    """Who or what applied the metadata, and from which source; absent if not recorded."""


@dataclass(kw_only=True)
class Ownership(Record):
    """Users and groups responsible for an entity, each with the ownership type."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Ownership"
    ASPECT_NAME: ClassVar[str] = "ownership"

    owners: list[Owner]
    """The complete list of owners; writing the aspect replaces all of them."""

    ownerTypes: Optional[dict[str, list[str]]] = _field(default_factory=dict)
    """Owner URNs grouped by ownership type; the server derives it from `owners`, so clients need not send it.
    """

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the owners and when; a `time` of `0` means unknown."""


@dataclass(kw_only=True)
class Status(Record):
    """Whether an entity is live, soft-deleted or in a lifecycle stage."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Status"
    ASPECT_NAME: ClassVar[str] = "status"

    removed: bool = False
    """True means soft-deleted: the entity is hidden from search, but its data stays. Not synchronised with
    `lifecycleStage`.
    """

    lifecycleStage: Optional[str] = None
    """URN of a `lifecycleStageType`, whose settings may hide the entity from search; absent means active."""

    lifecycleLastUpdated: Optional[AuditStamp] = None
    """Who moved the entity into its stage and when; set it whenever you write `lifecycleStage`."""


@dataclass(kw_only=True)
class TagAssociation(Record):
    """One tag on an entity or column."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.TagAssociation"

    tag: str
    """URN of the tag, such as `urn:li:tag:pii`."""

    context: Optional[str] = None
    """Free text on why or how the association was made."""

    attribution: Optional[MetadataAttribution] = None
    """Who or what applied the metadata, and from which source; absent if not recorded."""


@dataclass(kw_only=True)
class GlobalTags(Record):
    """Tags on an entity as a whole; tags on columns are stored with the schema instead."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.GlobalTags"
    ASPECT_NAME: ClassVar[str] = "globalTags"

    tags: list[TagAssociation]
    """The complete set of tags; writing the aspect replaces all of them."""


@dataclass(kw_only=True)
class GlossaryTermAssociation(Record):
    """A glossary term on an entity or column, with who added it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.GlossaryTermAssociation"

    urn: str
    """URN of the term, such as `urn:li:glossaryTerm:Revenue`."""

    actor: Optional[str] = None
    """URN of the user who added the term; absent when unknown."""

    context: Optional[str] = None
    """Free text on why or how the association was made."""

    attribution: Optional[MetadataAttribution] = None
    """Who or what applied the metadata, and from which source; absent if not recorded."""


@dataclass(kw_only=True)
class GlossaryTerms(Record):
    """Glossary terms on an entity, linking it to the business vocabulary."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.GlossaryTerms"
    ASPECT_NAME: ClassVar[str] = "glossaryTerms"

    terms: list[GlossaryTermAssociation]
    """The complete set of terms; writing the aspect replaces all of them."""

    auditStamp: AuditStamp
    """Who last reported the set of terms and when."""


@dataclass(kw_only=True)
class EmbeddingChunk(Record):
    """A chunk of an entity's text with its embedding vector; long texts are split so that each chunk fits the
    embedding model.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.EmbeddingChunk"

    position: int
    """Position of the chunk among the entity's chunks, starting at `0`."""

    vector: list[float]
    """The embedding vector; its length depends on the model, for example 1024 numbers."""

    characterOffset: Optional[int] = None
    """Index of the chunk's first character in the source text, for highlighting; may be omitted for privacy.
    """

    characterLength: Optional[int] = None
    """Length of the chunk in characters of the source text; may be omitted for privacy."""

    tokenCount: Optional[int] = None
    """Estimated number of tokens in the chunk."""

    text: Optional[str] = None
    """Plain text of the chunk; omit it where sensitive text must not be stored and only vectors may be."""


@dataclass(kw_only=True)
class EmbeddingModelData(Record):
    """All chunks embedded by one model, with the time and method of embedding."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.EmbeddingModelData"

    modelVersion: str
    """Provider and full model name, such as `openai/text-embedding-ada-002`."""

    generatedAt: int
    """When the vectors were computed, in milliseconds since the epoch."""

    sourceTextSha256: Optional[str] = None
    """Hex SHA-256 of the UTF-8 text that was embedded; if it differs from the hash of the current text, the
    vectors are stale.
    """

    chunkingStrategy: Optional[str] = None
    """Name of the chunking method, such as `sentence_boundary_400t` or `paragraph`."""

    totalChunks: int
    """Number of chunks the text was split into."""

    totalTokens: Optional[int] = None
    """Estimated number of tokens in all chunks."""

    chunks: list[EmbeddingChunk]
    """The embedded chunks, ordered by `position`."""


@dataclass(kw_only=True)
class SemanticContent(Record):
    """Embedding vectors of an entity's text, per model, used by semantic search; written by the embedding
    pipeline.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.SemanticContent"
    ASPECT_NAME: ClassVar[str] = "semanticContent"

    embeddings: dict[str, EmbeddingModelData]
    """Embeddings by model name, such as `cohere_embed_v3`, so that several models can coexist; empty when the
    entity was skipped.
    """

    skipReason: Optional[str] = None
    """Why the pipeline created no embeddings: `EMPTY_TEXT`, `BELOW_MIN_TEXT_LENGTH` or
    `NO_INDEXABLE_CONTENT`; absent when there are some.
    """

    skippedAt: Optional[int] = None
    """When the pipeline skipped the entity, in milliseconds since the epoch."""


@dataclass(kw_only=True)
class InstitutionalMemoryMetadataSettings(Record):
    """Display settings of one link in `institutionalMemory`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.InstitutionalMemoryMetadataSettings"

    showInAssetPreview: bool = False
    """True also shows the link in the entity's header and on its search card."""


@dataclass(kw_only=True)
class InstitutionalMemoryMetadata(Record):
    """One link to a document, with its label and who added it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.InstitutionalMemoryMetadata"

    url: str
    """URL of the document, such as `https://wiki.example.org/orders`."""

    description: str
    """Text shown for the link."""

    createStamp: AuditStamp
    """Who added the link and when."""

    updateStamp: Optional[AuditStamp] = None
    """Who last edited the link and when; absent if it was never edited."""

    settings: Optional[InstitutionalMemoryMetadataSettings] = None
    """Display settings of the link; absent means the defaults."""


@dataclass(kw_only=True)
class InstitutionalMemory(Record):
    """Links to documents about an entity, such as a wiki page or a design note."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.InstitutionalMemory"
    ASPECT_NAME: ClassVar[str] = "institutionalMemory"

    elements: list[InstitutionalMemoryMetadata]
    """The complete list of links; writing the aspect replaces all of them."""


@dataclass(kw_only=True)
class DomainAssociation(Record):
    """A domain assigned to an asset, with who or what assigned it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.domain.DomainAssociation"

    domain: str
    """URN of the domain, which also appears in the aspect's `domains` list."""

    context: Optional[str] = None
    """Free text on why or how the association was made."""

    attribution: Optional[MetadataAttribution] = None
    """Who assigned the domain, when and how; `sourceDetail` may contain `propagated` set to `true` when it
    was inherited through the glossary.
    """


@dataclass(kw_only=True)
class Domains(Record):
    """Domains that the asset belongs to, usually one."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.domain.Domains"
    ASPECT_NAME: ClassVar[str] = "domains"

    domains: list[str]
    """URNs of the domains; most assets have one."""

    domainAssociations: Optional[list[DomainAssociation]] = None
    """The same domains with attribution for each, matched by URN; the server synchronises the two lists."""


@dataclass(kw_only=True)
class StructuredPropertyValueAssignment(Record):
    """A structured property with the value or values that an entity has for it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.structured.StructuredPropertyValueAssignment"

    propertyUrn: str
    """URN of the `structuredProperty` that defines the type and the permitted values."""

    values: list[Annotated[Union[str, float], Members("string", "double")]]
    """Strings or numbers; one item only, unless the definition's cardinality is `MULTIPLE`."""

    created: Optional[AuditStamp] = None
    """Who created the edge or assignment, and when; absent if not recorded."""

    lastModified: Optional[AuditStamp] = None
    """Who last changed the edge or assignment, and when; absent if not recorded."""

    attribution: Optional[MetadataAttribution] = None
    """Who or what applied the metadata, and from which source; absent if not recorded."""


@dataclass(kw_only=True)
class StructuredProperties(Record):
    """Values that the entity has for structured properties, that is, custom fields with a definition and a
    type.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.structured.StructuredProperties"
    ASPECT_NAME: ClassVar[str] = "structuredProperties"

    properties: list[StructuredPropertyValueAssignment]
    """One item per assigned property; a property with several values is still a single item."""


@dataclass(kw_only=True)
class VersionTag(Record):
    """A version label with, if known, the origin of the label."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.VersionTag"

    versionTag: Optional[str] = None
    """Text of the label, such as `1.4.0`."""

    metadataAttribution: Optional[MetadataAttribution] = None
    """Who or what applied the label and when; absent when not recorded."""


class VersioningScheme(str, Enum):
    """Ways to order the versions in a version set.

    Wire name: `com.linkedin.versionset.VersioningScheme`.
    """

    LEXICOGRAPHIC_STRING = "LEXICOGRAPHIC_STRING"
    """Sort ids are set by the caller and compared as text, so numbers need leading zeros to sort correctly.
    """

    ALPHANUMERIC_GENERATED_BY_DATAHUB = "ALPHANUMERIC_GENERATED_BY_DATAHUB"
    """The catalogue generates the sort ids, currently strings of eight letters."""


@dataclass(kw_only=True)
class VersionProperties(Record):
    """Makes an asset a version in a version set, with its label and its position in the order."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.VersionProperties"
    ASPECT_NAME: ClassVar[str] = "versionProperties"

    versionSet: str
    """URN of the `versionSet` that holds all versions of the asset."""

    version: VersionTag
    """Label of the version, such as `v1.2`; unique within the set."""

    aliases: list[VersionTag] = _field(default_factory=list)
    """Additional labels for the same version, such as `champion`."""

    comment: Optional[str] = None
    """Free text on what the version changes or is for."""

    sortId: str
    """Sort key of the version within the set, compared according to `versioningScheme`; generated ones have 8
    characters.
    """

    versioningScheme: VersioningScheme = VersioningScheme.LEXICOGRAPHIC_STRING
    """Scheme used to compare `sortId`; plain text order by default."""

    sourceCreatedTimestamp: Optional[AuditStamp] = None
    """Who created the version in its source system and when; absent when unknown."""

    metadataCreatedTimestamp: Optional[AuditStamp] = None
    """Who first recorded the version in the catalogue and when."""

    isLatest: Optional[bool] = None
    """True on the newest version of the set; maintained by the server, so do not write it."""


@dataclass(kw_only=True)
class AIAgentKey(Record):
    """Identity of an AI agent: a single `id`, giving URNs such as `urn:li:aiAgent:support-bot`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.AIAgentKey"
    ASPECT_NAME: ClassVar[str] = "aiAgentKey"

    id: str
    """Last part of the agent's URN; a readable slug or a generated UUID, unique among all agents."""


class AIAgentSourceType(str, Enum):
    """Who defines and manages an AI agent.

    Wire name: `com.linkedin.agent.AIAgentSourceType`.
    """

    SYSTEM = "SYSTEM"
    """Installed with the catalogue at deployment; users cannot edit it."""

    NATIVE = "NATIVE"
    """Made and managed by users in the catalogue."""

    EXTERNAL = "EXTERNAL"
    """Managed in another system; the catalogue only lists it."""


@dataclass(kw_only=True)
class AIAgentSource(Record):
    """Origin of an agent's definition and, for a clone, the agent it was copied from."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.agent.AIAgentSource"

    type: AIAgentSourceType
    """Whether the agent is built in, made by users here, or managed elsewhere."""

    clonedFrom: Optional[str] = None
    """URN of the `aiAgent` this one was copied from; absent for originals. A base and its clones count as one
    family.
    """


@dataclass(kw_only=True)
class AIAgentInfo(Record):
    """The main facts about an AI agent: name, texts, instructions and whether it is built in, user-made or
    external.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.agent.AIAgentInfo"
    ASPECT_NAME: ClassVar[str] = "aiAgentInfo"

    name: str
    """Display name of the agent, separate from the id in its URN."""

    tagline: Optional[str] = None
    """One line for cards and pickers, about 120 characters; when absent, a shortened `description` is shown.
    """

    description: Optional[str] = None
    """What the agent does and when to send it a request, for example `Writes SQL. Use when…`. Used verbatim
    to route requests.
    """

    instructions: Optional[str] = None
    """Text added to the agent's system prompt on top of the standard part."""

    source: Optional[AIAgentSource] = None
    """Where the agent's definition comes from; built-in agents cannot be edited by users."""

    created: AuditStamp
    """Deprecated; read `aspectCreated` in the system metadata instead.

    Deprecated.
    """

    lastModified: AuditStamp
    """Deprecated; read `aspectModified` in the system metadata instead.

    Deprecated.
    """


@dataclass(kw_only=True)
class AIAgentDependencies(Record):
    """Dependencies of an AI agent: skills it adopts, APIs it calls and models it runs on."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.agent.AIAgentDependencies"
    ASPECT_NAME: ClassVar[str] = "aiAgentDependencies"

    skills: Optional[list[str]] = None
    """URNs of the `agentSkill` entities that the agent has adopted."""

    tools: Optional[list[str]] = None
    """URNs of the `api` entities that the agent calls; shown as upstream lineage."""

    models: Optional[list[str]] = None
    """URNs of the `mlModel` entities that the agent runs on, typically large language models."""


class IconLibrary(str, Enum):
    """Icon libraries for entity icons.

    Wire name: `com.linkedin.common.IconLibrary`.
    """

    MATERIAL = "MATERIAL"
    """The Material UI icon library."""

    PHOSPHOR = "PHOSPHOR"
    """The Phosphor icon library."""


@dataclass(kw_only=True)
class IconProperties(Record):
    """Icon of an entity: library, name and style."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.IconProperties"

    iconLibrary: IconLibrary
    """Icon library that contains `name`."""

    name: str
    """Icon's name in its library, such as `AccountCircle`."""

    style: str
    """Icon variant as named by the library, such as `outlined` or `filled`."""


@dataclass(kw_only=True)
class DisplayProperties(Record):
    """Colour and icon of an entity in the user interface, for example of a domain or a glossary term."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.DisplayProperties"
    ASPECT_NAME: ClassVar[str] = "displayProperties"

    colorHex: Optional[str] = None
    """Colour in hexadecimal with a leading hash, such as `#3B82F6`; absent when none was chosen."""

    icon: Optional[IconProperties] = None
    """Icon shown for the entity; absent when none was chosen."""


class DatasetLineageType(str, Enum):
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


class LineageMatchType(str, Enum):
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


@dataclass(kw_only=True)
class Upstream(Record):
    """An upstream dataset, with the type of derivation and who reported it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.Upstream"

    auditStamp: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who reported the link and when; by default the unknown user at time 0, that is, not recorded."""

    created: Optional[AuditStamp] = None
    """Who created the link and when; absent if unknown."""

    dataset: str
    """URN of the upstream dataset."""

    type: DatasetLineageType
    """Type of derivation: `COPY`, `TRANSFORMED` or `VIEW`."""

    properties: Optional[dict[str, str]] = None
    """Custom key-value pairs on this edge; keys and values are strings."""

    query: Optional[str] = None
    """URN of the query that produces the downstream data, if the lineage was derived from one."""

    matchType: Optional[LineageMatchType] = None
    """How the upstream URN was matched to known entities at ingestion, and whether its case was corrected;
    absent when not checked.
    """


class FineGrainedLineageUpstreamType(str, Enum):
    """What the upstream side of a column-level lineage entry lists: columns, whole datasets or nothing.

    Wire name: `com.linkedin.dataset.FineGrainedLineageUpstreamType`.
    """

    FIELD_SET = "FIELD_SET"
    """`upstreams` lists one or more columns, as schema field URNs."""

    DATASET = "DATASET"
    """`upstreams` lists whole datasets, because the columns involved are not known."""

    NONE = "NONE"
    """The downstream column is derived from nothing else, such as a constant or a generated id."""


class FineGrainedLineageDownstreamType(str, Enum):
    """Whether the downstream side of a column-level lineage entry is one column or several.

    Wire name: `com.linkedin.dataset.FineGrainedLineageDownstreamType`.
    """

    FIELD = "FIELD"
    """The entry has exactly one downstream column."""

    FIELD_SET = "FIELD_SET"
    """The entry has several downstream columns taken together."""


@dataclass(kw_only=True)
class FineGrainedLineage(Record):
    """One column-level lineage entry: which columns or datasets feed which downstream columns, how, and with
    what confidence.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.FineGrainedLineage"

    upstreamType: FineGrainedLineageUpstreamType
    """What `upstreams` lists: columns, whole datasets, or nothing."""

    upstreams: Optional[list[str]] = None
    """URNs of schema fields or datasets, according to `upstreamType`, that the downstream columns are
    computed from.
    """

    downstreamType: FineGrainedLineageDownstreamType
    """Whether `downstreams` lists a single column or a set of them."""

    downstreams: Optional[list[str]] = None
    """URNs of the schema fields that are computed from `upstreams`."""

    transformOperation: Optional[str] = None
    """Transformation from upstream to downstream as free text, for example `SUM` or `IDENTITY`."""

    confidenceScore: float = 1
    """Confidence of the reporter, from 0 to 1; lineage inferred by an SQL parser may be below the default of
    1.
    """

    query: Optional[str] = None
    """URN of the query from which the lineage was extracted; absent if there was no such query."""

    matchType: Optional[LineageMatchType] = None
    """Combined match of all upstream fields: `NORMALIZED` if any was rewritten, else `UNRESOLVED` if any
    failed, else `EXACT`. Absent when not checked.
    """


@dataclass(kw_only=True)
class UpstreamLineage(Record):
    """Upstream datasets of a dataset, and optionally column-level lineage; stored on the downstream side."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.UpstreamLineage"
    ASPECT_NAME: ClassVar[str] = "upstreamLineage"

    upstreams: list[Upstream]
    """Direct upstream datasets, one element each; indirect ones are in the upstreams' own aspects."""

    fineGrainedLineages: Optional[list[FineGrainedLineage]] = None
    """Column-level lineage that refines `upstreams`; absent when lineage is known only between tables."""


@dataclass(kw_only=True)
class IncidentSummaryDetails(Record):
    """Summary of an incident stored on the asset, so that open and resolved incidents can be listed without
    fetching each one.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.IncidentSummaryDetails"

    urn: str
    """URN of the full `incident` entity."""

    type: str
    """Type of the incident as text, such as `FRESHNESS`."""

    createdAt: int
    """Milliseconds since the epoch at which the incident was raised."""

    resolvedAt: Optional[int] = None
    """When the incident was resolved, in milliseconds since the epoch; absent while it is open."""

    priority: Optional[int] = None
    """Urgency from `0`, critical, to `3`, low; absent when none was set."""


@dataclass(kw_only=True)
class IncidentsSummary(Record):
    """Incidents on an asset, open and resolved, copied from the incident entities for search and health
    badges.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.IncidentsSummary"
    ASPECT_NAME: ClassVar[str] = "incidentsSummary"

    resolvedIncidents: list[str] = _field(default_factory=list)
    """Deprecated: URNs of resolved incidents; use `resolvedIncidentDetails`.

    Deprecated.
    """

    activeIncidents: list[str] = _field(default_factory=list)
    """Deprecated: URNs of open incidents; use `activeIncidentDetails`.

    Deprecated.
    """

    resolvedIncidentDetails: list[IncidentSummaryDetails] = _field(default_factory=list)
    """Incidents on the asset that have been closed, one entry for each."""

    activeIncidentDetails: list[IncidentSummaryDetails] = _field(default_factory=list)
    """Incidents still open on the asset, one entry for each."""


@dataclass(kw_only=True)
class ApiKey(Record):
    """Identity of an API, meaning one callable operation with typed input and output, such as a REST
    endpoint, a gRPC method or an MCP tool.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.ApiKey"
    ASPECT_NAME: ClassVar[str] = "apiKey"

    id: str
    """Last part of the API's URN, unique among APIs: a slug such as `get-order-status`, or a UUID."""


@dataclass(kw_only=True)
class ApiProperties(Record):
    """Name, description and origin of an API, a single callable such as a REST endpoint, gRPC method or MCP
    tool; its type is in `subTypes`, its schema in `apiSignature`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.api.ApiProperties"
    ASPECT_NAME: ClassVar[str] = "apiProperties"

    name: str
    """Name shown for the API, for instance `getOrder`."""

    description: Optional[str] = None
    """What a call does and when to use it."""

    externalUrl: Optional[str] = None
    """URL of the API's documentation, source or registry entry."""

    sourceRepository: Optional[str] = None
    """URN of the code repository the API is built from; it gives the upstream lineage edge `SourcedFrom`."""

    created: Optional[AuditStamp] = None
    """When the API was registered, and by whom.

    Deprecated.
    """

    lastModified: Optional[AuditStamp] = None
    """When the API was last changed, and by whom.

    Deprecated.
    """


@dataclass(kw_only=True)
class BooleanType(Record):
    """Type of a field that is true or false; has no settings."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.BooleanType"


@dataclass(kw_only=True)
class FixedType(Record):
    """Type of a field that holds a set number of bytes, like Avro's `fixed`; the length is not stored here.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.FixedType"


@dataclass(kw_only=True)
class StringType(Record):
    """Type of any text field, whatever its length or character set."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.StringType"


@dataclass(kw_only=True)
class BytesType(Record):
    """Type of a field that holds raw bytes of varying length, such as a SQL `BLOB`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.BytesType"


@dataclass(kw_only=True)
class NumberType(Record):
    """Type of any numeric field, whole or fractional; the exact kind, such as `BIGINT`, is in
    `nativeDataType`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.NumberType"


@dataclass(kw_only=True)
class DateType(Record):
    """Type of a field that holds a calendar date without time of day; for the latter see `TimeType`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.DateType"


@dataclass(kw_only=True)
class TimeType(Record):
    """Type of a field that holds a time of day or a full timestamp; dates alone have `DateType`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.TimeType"


@dataclass(kw_only=True)
class EnumType(Record):
    """Type of a field whose values come from a fixed list of symbols; the symbols themselves are not stored
    here.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.EnumType"


@dataclass(kw_only=True)
class NullType(Record):
    """Type of a field that can only be null; connectors also choose it for types they cannot map."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.NullType"


@dataclass(kw_only=True)
class MapType(Record):
    """Type of a field that maps keys to values; one branch of the union in `SchemaFieldDataType`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.MapType"

    keyType: Optional[str] = None
    """Name of the type of the keys, such as `string`; absent when unknown."""

    valueType: Optional[str] = None
    """Name of the type of the values, such as `long`; absent when unknown."""


@dataclass(kw_only=True)
class ArrayType(Record):
    """Type of a field that holds a list of values; one branch of the union in `SchemaFieldDataType`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.ArrayType"

    nestedType: Optional[list[str]] = None
    """Names of the element types, for example `["string"]`; absent when the source does not report them."""


@dataclass(kw_only=True)
class UnionType(Record):
    """Type of a field whose values can have one of several types."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.UnionType"

    nestedTypes: Optional[list[str]] = None
    """Names of the types a value may have; absent when unknown."""


@dataclass(kw_only=True)
class RecordType(Record):
    """Type of a field with named subfields, such as a struct; the subfields are separate entries of `fields`
    with longer paths.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.RecordType"


@dataclass(kw_only=True)
class SchemaFieldDataType(Record):
    """Wrapper around the source-independent type of a field."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.SchemaFieldDataType"

    type: Annotated[Union[BooleanType, FixedType, StringType, BytesType, NumberType, DateType, TimeType, EnumType, NullType, MapType, ArrayType, UnionType, RecordType], Members("com.linkedin.schema.BooleanType", "com.linkedin.schema.FixedType", "com.linkedin.schema.StringType", "com.linkedin.schema.BytesType", "com.linkedin.schema.NumberType", "com.linkedin.schema.DateType", "com.linkedin.schema.TimeType", "com.linkedin.schema.EnumType", "com.linkedin.schema.NullType", "com.linkedin.schema.MapType", "com.linkedin.schema.ArrayType", "com.linkedin.schema.UnionType", "com.linkedin.schema.RecordType")]
    """Type of the field, one of thirteen records such as `StringType` or `NumberType`."""


@dataclass(kw_only=True)
class SchemaField(Record):
    """A column, or a field of a nested structure, as ingested; also an API's parameter or return value."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.SchemaField"

    fieldPath: str
    """Path that identifies the field within its schema, with dots between levels, such as `address.city`, or
    in the typed form that starts with `[version=2.0]`.
    """

    jsonPath: Optional[str] = None
    """The same path in JSON Path notation; optional, as `fieldPath` is the identifier.

    Deprecated.
    """

    nullable: bool = False
    """True if the field may be null or missing; false, the default, makes it mandatory."""

    description: Optional[str] = None
    """Text explaining what the column or attribute means."""

    label: Optional[str] = None
    """Display name from some sources. Deprecated and not shown; put a description from the source in
    `description`.

    Deprecated.
    """

    created: Optional[AuditStamp] = None
    """When and by whom the field was created, if the source reports it."""

    lastModified: Optional[AuditStamp] = None
    """When and by whom the field was last changed, if the source reports it."""

    type: SchemaFieldDataType
    """The catalogue's own type, the same for all sources; compare `nativeDataType`."""

    nativeDataType: str
    """Type in the source system, for example `VARCHAR(255)` or `NUMBER(38,0)`."""

    recursive: bool = False
    """True on a field whose type refers to itself through its own subfields, as when type B refers to A and A
    to B.
    """

    globalTags: Optional[GlobalTags] = None
    """Tags on the column or attribute itself, not on the dataset that contains it."""

    glossaryTerms: Optional[GlossaryTerms] = None
    """Glossary terms on the column or attribute itself, not on the dataset that contains it."""

    isPartOfKey: bool = False
    """True for a column of the primary key or a field of a message key; false for ordinary value fields."""

    isPartitioningKey: Optional[bool] = None
    """True for a column the dataset is partitioned by. Several columns may be marked, but their order is not
    recorded.
    """

    jsonProps: Optional[str] = None
    """Additional properties of the field from the source, as a JSON object in a string."""


@dataclass(kw_only=True)
class Edge(Record):
    """A link from one entity to another with its own audit stamps and properties; the lineage aspects hold
    lists of them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Edge"

    sourceUrn: Optional[str] = None
    """URN of the entity where the edge starts; when absent, the entity that carries the aspect."""

    destinationUrn: str
    """URN of the entity that the edge points to."""

    created: Optional[AuditStamp] = None
    """Who created the edge or assignment, and when; absent if not recorded."""

    lastModified: Optional[AuditStamp] = None
    """Who last changed the edge or assignment, and when; absent if not recorded."""

    properties: Optional[dict[str, str]] = None
    """Custom key-value pairs on this edge; keys and values are strings."""


@dataclass(kw_only=True)
class ApiSignature(Record):
    """What an API accepts and returns, given inline or as references to datasets. A referenced dataset wins
    over inline fields for the same side.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.api.ApiSignature"
    ASPECT_NAME: ClassVar[str] = "apiSignature"

    schemaDefinition: Optional[str] = None
    """The complete contract as text, usually JSON Schema, including what `inputFields` and `outputFields`
    cannot express.
    """

    inputFields: Optional[list[SchemaField]] = None
    """Parameters of a call, one field each with its name as `fieldPath`; `nullable` false makes the argument
    mandatory.
    """

    outputFields: Optional[list[SchemaField]] = None
    """What a call returns: one field per member of an object, or a single field for a scalar."""

    inputDatasetEdges: Optional[list[Edge]] = None
    """Datasets that model the request, such as a protobuf message; several mean alternative payloads. Each is
    upstream of the API in lineage.
    """

    outputDatasetEdges: Optional[list[Edge]] = None
    """Datasets that model the response; each is downstream of the API in lineage. Edge properties may contain
    details such as `streaming: server`.
    """


class HttpMethod(str, Enum):
    """HTTP methods of a REST endpoint.

    Wire name: `com.linkedin.api.HttpMethod`.
    """

    GET = "GET"
    """Reads a resource and changes nothing."""

    POST = "POST"
    """Submits data, typically to create a resource or start an action."""

    PUT = "PUT"
    """Creates a resource or replaces it completely; idempotent."""

    PATCH = "PATCH"
    """Changes part of a resource."""

    DELETE = "DELETE"
    """Removes the resource at the path."""

    HEAD = "HEAD"
    """Returns the headers of a `GET` without its body."""

    OPTIONS = "OPTIONS"
    """Asks which methods and options the path allows, as in a CORS preflight."""

    TRACE = "TRACE"
    """Echoes the request as received, for diagnosis."""


@dataclass(kw_only=True)
class RestApiProperties(Record):
    """Method and path of an API with subtype `REST_ENDPOINT`; one path served under two methods makes two API
    entities.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.api.RestApiProperties"
    ASPECT_NAME: ClassVar[str] = "restApiProperties"

    method: HttpMethod
    """HTTP method of the call, part of the endpoint's identity along with `path`."""

    path: str
    """Route template relative to the service's base URL, such as `/orders/{orderId}`; filter on it to find
    all methods of one path.
    """


@dataclass(kw_only=True)
class SubTypes(Record):
    """Refines an entity's type with the source's own term, such as a dataset that is a view."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.SubTypes"
    ASPECT_NAME: ClassVar[str] = "subTypes"

    typeNames: list[str]
    """Names in the source's terms, such as `View` or `Schema`; offered as a search filter."""


@dataclass(kw_only=True)
class ApplicationKey(Record):
    """Identity of an application, a piece of software that owns or handles data assets, such as a billing
    system.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.application.ApplicationKey"
    ASPECT_NAME: ClassVar[str] = "applicationKey"

    id: str
    """Last part of the application's URN, unique among applications."""


@dataclass(kw_only=True)
class ApplicationProperties(Record):
    """Name, description and parent of an application."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.application.ApplicationProperties"
    ASPECT_NAME: ClassVar[str] = "applicationProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: Optional[str] = None
    """Display name, such as `Billing`."""

    description: Optional[str] = None
    """Description of what the application does."""

    parentApplication: Optional[str] = None
    """URN of the parent application; absent at the top. Only the child stores the link."""


@dataclass(kw_only=True)
class ApplicationLineage(Record):
    """Data and APIs that an application reads and writes, which place it in lineage."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.application.ApplicationLineage"
    ASPECT_NAME: ClassVar[str] = "applicationLineage"

    inputEdges: Optional[list[Edge]] = None
    """Edges to the `api` and `dataset` entities the application reads."""

    outputEdges: Optional[list[Edge]] = None
    """Edges to the `api` and `dataset` entities the application provides or writes."""


@dataclass(kw_only=True)
class FieldFormPromptAssociation(Record):
    """State of a form's question for one column of a dataset."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.FieldFormPromptAssociation"

    fieldPath: str
    """Path of the column the answer is about, as in the dataset's schema."""

    lastModified: AuditStamp
    """Who last answered the question, or withdrew the answer, for this column, and when."""


@dataclass(kw_only=True)
class FormPromptFieldAssociations(Record):
    """Columns of a dataset for which a question has been answered and those still open."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.FormPromptFieldAssociations"

    completedFieldPrompts: Optional[list[FieldFormPromptAssociation]] = None
    """Columns for which the question has been answered."""

    incompleteFieldPrompts: Optional[list[FieldFormPromptAssociation]] = None
    """Columns for which the question is still open."""


@dataclass(kw_only=True)
class FormPromptAssociation(Record):
    """State of one question of a form for one entity."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.FormPromptAssociation"

    id: str
    """Identifier of the question in its form, unique across all forms in the catalogue."""

    lastModified: AuditStamp
    """Who last answered the question, or withdrew the answer, for this entity, and when."""

    fieldAssociations: Optional[FormPromptFieldAssociations] = None
    """State per column, for questions asked of every column; absent for questions about the whole entity."""


@dataclass(kw_only=True)
class FormAssociation(Record):
    """One form assigned to an entity, with the questions answered so far and those still open."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.FormAssociation"

    urn: str
    """URN of the assigned `form`."""

    incompletePrompts: list[FormPromptAssociation] = _field(default_factory=list)
    """Questions of the form that are not answered for this entity yet."""

    completedPrompts: list[FormPromptAssociation] = _field(default_factory=list)
    """Questions of the form already answered for this entity."""


@dataclass(kw_only=True)
class FormVerificationAssociation(Record):
    """Record that an entity was verified by completing a form of type `VERIFICATION`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.FormVerificationAssociation"

    form: str
    """URN of the form whose completion verified the entity."""

    lastModified: Optional[AuditStamp] = None
    """Who granted the verification and when; absent when it was not recorded."""


@dataclass(kw_only=True)
class Forms(Record):
    """Compliance forms assigned to an entity, divided into open and completed, and the resulting
    verifications.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Forms"
    ASPECT_NAME: ClassVar[str] = "forms"

    incompleteForms: list[FormAssociation]
    """Assigned forms that are not complete yet."""

    completedForms: list[FormAssociation]
    """Assigned forms that have been filled in."""

    verifications: list[FormVerificationAssociation] = _field(default_factory=list)
    """One entry per verification form that the entity has passed."""


class TestResultType(str, Enum):
    """Outcomes of a metadata test for an entity.

    Wire name: `com.linkedin.test.TestResultType`.
    """

    SUCCESS = "SUCCESS"
    """The entity meets the rules of the test."""

    FAILURE = "FAILURE"
    """The entity is in the scope of the test but breaks its rules."""


@dataclass(kw_only=True)
class TestResult(Record):
    """Outcome of one metadata test for one entity; element of `testResults`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.test.TestResult"

    test: str
    """URN of the metadata test that was evaluated."""

    type: TestResultType
    """Result type, `SUCCESS` or `FAILURE`, which matches the list that contains the result."""

    testDefinitionMd5: Optional[str] = None
    """MD5 of the rules the result was computed from; if it differs from the current rules, the result is out
    of date.
    """

    lastComputed: Optional[AuditStamp] = None
    """When the result was computed, and by whom."""


@dataclass(kw_only=True)
class TestResults(Record):
    """Metadata tests that the entity currently passes and fails."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.test.TestResults"
    ASPECT_NAME: ClassVar[str] = "testResults"

    failing: list[TestResult]
    """Results of the tests that the entity fails; they create the `IsFailing` edges."""

    passing: list[TestResult]
    """Results of the tests that the entity passes; they create the `IsPassing` edges."""


@dataclass(kw_only=True)
class AssertionKey(Record):
    """Identity of an assertion, one data quality check, in the form `urn:li:assertion:` plus its id."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.AssertionKey"
    ASPECT_NAME: ClassVar[str] = "assertionKey"

    assertionId: str
    """Last part of the assertion's URN, usually a hash or UUID without meaning to readers."""


class AssertionType(str, Enum):
    """Types of assertion; each has its own block in `assertionInfo`.

    Wire name: `com.linkedin.assertion.AssertionType`.
    """

    DATASET = "DATASET"
    """Older form of an external check, described in `datasetAssertion`. Deprecated: write `CUSTOM`; only
    existing data uses this type.
    """

    FRESHNESS = "FRESHNESS"
    """The asset must be updated, or the job must run, on schedule. For checks the catalogue evaluates;
    external ones use `CUSTOM`.
    """

    VOLUME = "VOLUME"
    """The dataset must have, or grow by, a certain number of rows. For checks the catalogue evaluates;
    external ones use `CUSTOM`.
    """

    SQL = "SQL"
    """The result of a query you write must meet a condition. For checks the catalogue evaluates; external
    ones use `CUSTOM`.
    """

    FIELD = "FIELD"
    """The values of one column, or a metric over them, must meet a condition. For checks the catalogue
    evaluates; external ones use `CUSTOM`.
    """

    DATA_SCHEMA = "DATA_SCHEMA"
    """The columns must match an expected schema. For checks the catalogue evaluates; external ones use
    `CUSTOM`.
    """

    CUSTOM = "CUSTOM"
    """A check that another tool defines and runs, such as a dbt test or a Great Expectations expectation;
    described in `customAssertion`.
    """


class DatasetAssertionScope(str, Enum):
    """Parts of a dataset that an imported check can cover.

    Wire name: `com.linkedin.assertion.DatasetAssertionScope`.
    """

    DATASET_COLUMN = "DATASET_COLUMN"
    """The check covers one or more columns, listed in `fields`."""

    DATASET_ROWS = "DATASET_ROWS"
    """The check covers rows as a whole, for instance how many there are."""

    DATASET_STORAGE_SIZE = "DATASET_STORAGE_SIZE"
    """The check covers the storage size of the dataset."""

    DATASET_SCHEMA = "DATASET_SCHEMA"
    """The check covers the dataset's columns and types, not its contents."""

    UNKNOWN = "UNKNOWN"
    """The importer could not determine what the check covers."""


class AssertionStdAggregation(str, Enum):
    """What is computed from the schema, the rows or a column before the operator is applied.

    Wire name: `com.linkedin.assertion.AssertionStdAggregation`.
    """

    ROW_COUNT = "ROW_COUNT"
    """Compare how many rows there are."""

    COLUMNS = "COLUMNS"
    """Compare the whole set of columns."""

    COLUMN_COUNT = "COLUMN_COUNT"
    """Compare how many columns the dataset has."""

    IDENTITY = "IDENTITY"
    """No aggregation: each value of the column is compared individually."""

    MEAN = "MEAN"
    """Compare the arithmetic mean of the column's values."""

    MEDIAN = "MEDIAN"
    """Compare the middle value of the sorted column."""

    UNIQUE_COUNT = "UNIQUE_COUNT"
    """Compare the number of distinct values in the column."""

    UNIQUE_PROPORTION = "UNIQUE_PROPORTION"
    """Compare the proportion of distinct values in the column, such as `0.95`."""

    UNIQUE_PROPOTION = "UNIQUE_PROPOTION"
    """Misspelt older form, kept so that stored values can be read. Deprecated: write `UNIQUE_PROPORTION`."""

    NULL_COUNT = "NULL_COUNT"
    """Compare the number of null values in the column."""

    NULL_PROPORTION = "NULL_PROPORTION"
    """Compare the proportion of nulls in the column, such as `0.02`."""

    STDDEV = "STDDEV"
    """Compare the standard deviation of the column's values."""

    MIN = "MIN"
    """Compare the smallest value in the column."""

    MAX = "MAX"
    """Compare the largest value in the column."""

    SUM = "SUM"
    """Compare the total of the column's values."""

    NATIVE = "_NATIVE_"
    """A custom aggregation; see `nativeType` for the tool's own name."""


class AssertionStdOperator(str, Enum):
    """Comparison that decides pass or fail, applied to a value after any aggregation; most need entries in
    `parameters`.

    Wire name: `com.linkedin.assertion.AssertionStdOperator`.
    """

    BETWEEN = "BETWEEN"
    """Passes when the value is in the range from `minValue` to `maxValue`."""

    LESS_THAN = "LESS_THAN"
    """Passes when the observed value is strictly below the parameter `value`."""

    LESS_THAN_OR_EQUAL_TO = "LESS_THAN_OR_EQUAL_TO"
    """Passes when the observed value is at most the parameter `value`."""

    GREATER_THAN = "GREATER_THAN"
    """Passes when the observed value is strictly above the parameter `value`."""

    GREATER_THAN_OR_EQUAL_TO = "GREATER_THAN_OR_EQUAL_TO"
    """Passes when the observed value is at least the parameter `value`."""

    EQUAL_TO = "EQUAL_TO"
    """Passes only on an exact match with the parameter `value`."""

    NOT_EQUAL_TO = "NOT_EQUAL_TO"
    """Passes when the observed value differs from the parameter `value`."""

    NULL = "NULL"
    """Passes when there is no value; takes no parameters."""

    NOT_NULL = "NOT_NULL"
    """Passes when there is any value; takes no parameters."""

    CONTAIN = "CONTAIN"
    """Passes when the observed value contains the parameter `value`."""

    END_WITH = "END_WITH"
    """Passes when the observed text ends with the parameter `value`."""

    START_WITH = "START_WITH"
    """Passes when the observed text starts with the parameter `value`."""

    REGEX_MATCH = "REGEX_MATCH"
    """Passes when the observed text matches the regular expression in the parameter `value`."""

    IN = "IN"
    """Passes when the observed value is among those listed, as a JSON array, in the parameter `value`."""

    NOT_IN = "NOT_IN"
    """Passes when the observed value is none of those listed, as a JSON array, in the parameter `value`."""

    IS_TRUE = "IS_TRUE"
    """Passes on boolean true; takes no parameters."""

    IS_FALSE = "IS_FALSE"
    """Passes on boolean false; takes no parameters."""

    NATIVE = "_NATIVE_"
    """A check that none of the other operators can express; `nativeType`, `nativeParameters` or `logic`
    describe it. Not for field value or field metric assertions.
    """


class AssertionStdParameterType(str, Enum):
    """How the text of a parameter is parsed.

    Wire name: `com.linkedin.assertion.AssertionStdParameterType`.
    """

    STRING = "STRING"
    """The text is used unchanged."""

    NUMBER = "NUMBER"
    """The text is parsed as a number, for example `0.95`."""

    LIST = "LIST"
    """The text is parsed as a JSON array, for example `[1,2,3]`."""

    SET = "SET"
    """The text is parsed as a JSON array whose elements form a set, so their order does not matter."""

    UNKNOWN = "UNKNOWN"
    """The producer did not specify how to parse the text."""


@dataclass(kw_only=True)
class AssertionStdParameter(Record):
    """One operand of an operator: the value as text, and its type."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionStdParameter"

    value: str
    """Operand written as a string, such as `100`; lists and sets are JSON arrays, such as `["a","b"]`."""

    type: AssertionStdParameterType
    """How to parse the string in `value`."""


@dataclass(kw_only=True)
class AssertionStdParameters(Record):
    """Operands of an operator: `value` for most of them, `minValue` with `maxValue` for `BETWEEN`, none for
    tests such as `NOT_NULL`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionStdParameters"

    value: Optional[AssertionStdParameter] = None
    """The single operand; absent for `BETWEEN` and for operators without operands."""

    maxValue: Optional[AssertionStdParameter] = None
    """Upper end of the range; required by `BETWEEN`."""

    minValue: Optional[AssertionStdParameter] = None
    """Lower end of the range; required by `BETWEEN`."""


@dataclass(kw_only=True)
class DatasetAssertionInfo(Record):
    """Legacy definition behind type `DATASET`. Deprecated: `CustomAssertionInfo` carries the same details.

    Deprecated.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.DatasetAssertionInfo"

    dataset: str
    """URN of the dataset being checked."""

    scope: DatasetAssertionScope
    """Part of the dataset that is checked: columns, rows, schema or storage size."""

    fields: Optional[list[str]] = None
    """URNs of the schema fields that are checked; set them when `scope` is `DATASET_COLUMN`."""

    aggregation: Optional[AssertionStdAggregation] = None
    """What is computed before the comparison; absent when no aggregate or metric is chosen."""

    operator: AssertionStdOperator
    """Comparison that decides pass or fail; `_NATIVE_` when no standard operator applies."""

    parameters: Optional[AssertionStdParameters] = None
    """Values that the operator compares with, such as a minimum and a maximum; absent for operators that need
    none.
    """

    nativeType: Optional[str] = None
    """Name of the check in its source tool, such as `expect_column_values_to_be_unique`."""

    nativeParameters: Optional[dict[str, str]] = None
    """Arguments under the source tool's own names, all as strings."""

    logic: Optional[str] = None
    """Code of the check in the source tool's language, for instance SQL."""


class FreshnessAssertionType(str, Enum):
    """Events that can count as an update in a freshness check.

    Wire name: `com.linkedin.assertion.FreshnessAssertionType`.
    """

    DATASET_CHANGE = "DATASET_CHANGE"
    """An insert, update, delete or similar operation found in an audit log; only for datasets."""

    DATA_JOB_RUN = "DATA_JOB_RUN"
    """A successful run of the data job."""


class FreshnessAssertionScheduleType(str, Enum):
    """Ways to determine the window in which the update must have happened.

    Wire name: `com.linkedin.assertion.FreshnessAssertionScheduleType`.
    """

    CRON = "CRON"
    """From the previous tick of a cron expression to the current one; the check must be evaluated on that
    same schedule.
    """

    FIXED_INTERVAL = "FIXED_INTERVAL"
    """A span of fixed length that ends at the time of evaluation, for example the last 24 hours."""

    SINCE_THE_LAST_CHECK = "SINCE_THE_LAST_CHECK"
    """From the previous evaluation of this assertion until now, however long that is."""


@dataclass(kw_only=True)
class FreshnessCronSchedule(Record):
    """Cron expression, time zone and optional start offset that together define the freshness window."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FreshnessCronSchedule"

    cron: str
    """Five-field cron expression for the expected updates, for example `0 8 * * *` for every day by 8 a.m."""

    timezone: str
    """IANA time zone in which the cron fields are evaluated, such as `America/Los_Angeles`."""

    windowStartOffsetMs: Optional[int] = None
    """Milliseconds before the cron tick at which the window starts; when absent, it starts where the
    previously evaluated window ended.
    """


class CalendarInterval(str, Enum):
    """Units in which a time window or a schedule is measured.

    Wire name: `com.linkedin.timeseries.CalendarInterval`.
    """

    SECOND = "SECOND"
    """Lengths counted in seconds."""

    MINUTE = "MINUTE"
    """Lengths counted in minutes."""

    HOUR = "HOUR"
    """Lengths counted in hours."""

    DAY = "DAY"
    """Lengths counted in days."""

    WEEK = "WEEK"
    """Lengths counted in weeks."""

    MONTH = "MONTH"
    """Lengths counted in calendar months."""

    QUARTER = "QUARTER"
    """Lengths counted in quarters of a year."""

    YEAR = "YEAR"
    """Lengths counted in calendar years."""


@dataclass(kw_only=True)
class FixedIntervalSchedule(Record):
    """A time span such as 6 hours (`multiple` times `unit`), counted back from the time of evaluation."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FixedIntervalSchedule"

    unit: CalendarInterval
    """Calendar unit that is multiplied, such as `HOUR` or `DAY`."""

    multiple: int = 1
    """Number of units in the span; 1 when not given."""


@dataclass(kw_only=True)
class FreshnessAssertionSchedule(Record):
    """Look-back window of a freshness check, with the settings for its type."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FreshnessAssertionSchedule"

    type: FreshnessAssertionScheduleType
    """How the window is determined; `CRON` and `FIXED_INTERVAL` each need their own block."""

    cron: Optional[FreshnessCronSchedule] = None
    """Cron expression and time zone; required when `type` is `CRON`."""

    fixedInterval: Optional[FixedIntervalSchedule] = None
    """Length of the window; required when `type` is `FIXED_INTERVAL`."""


class AssertionResultSeverity(str, Enum):
    """Severities of a failed run, by how far the observation missed the expectation.

    Wire name: `com.linkedin.assertion.AssertionResultSeverity`.
    """

    LOW = "LOW"
    """The observation missed the expected bounds slightly."""

    MEDIUM = "MEDIUM"
    """A moderate miss; the severity used unless another is configured."""

    HIGH = "HIGH"
    """A large miss; for bounds learnt from history, for example, more than one standard deviation."""


@dataclass(kw_only=True)
class AssertionFailureSeverityRule(Record):
    """Condition on the computed failure amount and the severity assigned when it is met."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionFailureSeverityRule"

    severity: AssertionResultSeverity
    """Severity of the failed run when the condition is met."""

    operator: AssertionStdOperator
    """Comparison with a single threshold; only the greater-than and less-than operators, with or without
    equality, are valid here.
    """

    parameters: AssertionStdParameters
    """Threshold for the comparison. It is compared with the failure amount, not with the measured value."""


@dataclass(kw_only=True)
class AssertionFailureSeverityConfig(Record):
    """User settings that decide whether a failed run counts as `LOW`, `MEDIUM` or `HIGH`: a list of rules and
    a fallback.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionFailureSeverityConfig"

    defaultSeverity: AssertionResultSeverity
    """Severity of failures that match none of the `rules`."""

    rules: list[AssertionFailureSeverityRule] = _field(default_factory=list)
    """Conditions on the failure amount, evaluated in order of severity, not of position in the list; the
    first match wins.
    """


class DatasetFilterType(str, Enum):
    """Ways to express a `DatasetFilter`; there is currently only one.

    Wire name: `com.linkedin.dataset.DatasetFilterType`.
    """

    SQL = "SQL"
    """The filter is an SQL `WHERE` clause as text, which the catalogue does not parse."""


@dataclass(kw_only=True)
class DatasetFilter(Record):
    """Condition that restricts a query on an external table to some of its rows, for instance in monitoring;
    not used by catalogue search.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetFilter"

    type: DatasetFilterType
    """Language of the condition; currently only `SQL`, which requires the `sql` field."""

    sql: Optional[str] = None
    """SQL `WHERE` clause, passed on unchanged, for example `country = 'FR'`; required when `type` is `SQL`.
    """


@dataclass(kw_only=True)
class FreshnessAssertionInfo(Record):
    """Definition of a check that an asset is updated, or a job run, on time."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FreshnessAssertionInfo"

    type: FreshnessAssertionType
    """Event to look for: a change to the dataset or a run of the data job."""

    entity: str
    """URN of the dataset or data job being checked."""

    schedule: FreshnessAssertionSchedule
    """Time window in which the update must occur; if it does not, the run is a `FAILURE`."""

    failureSeverityConfig: Optional[AssertionFailureSeverityConfig] = None
    """How to grade late updates; absent when the user has configured no rules."""

    filter: Optional[DatasetFilter] = None
    """Restricts the check to changes in some rows; when absent, the whole table is checked."""


class VolumeAssertionType(str, Enum):
    """What is compared in a dataset's row count.

    Wire name: `com.linkedin.assertion.VolumeAssertionType`.
    """

    ROW_COUNT_TOTAL = "ROW_COUNT_TOTAL"
    """Compare the number of rows in the whole dataset."""

    ROW_COUNT_CHANGE = "ROW_COUNT_CHANGE"
    """Compare how many rows were gained or lost."""

    INCREMENTING_SEGMENT_ROW_COUNT_TOTAL = "INCREMENTING_SEGMENT_ROW_COUNT_TOTAL"
    """Compare the number of rows in the newest segment, such as the latest date partition."""

    INCREMENTING_SEGMENT_ROW_COUNT_CHANGE = "INCREMENTING_SEGMENT_ROW_COUNT_CHANGE"
    """Compare the rows of neighbouring segments, such as one date partition with the one before."""


@dataclass(kw_only=True)
class RowCountTotal(Record):
    """Condition on the number of rows in the dataset at evaluation."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.RowCountTotal"

    operator: AssertionStdOperator
    """Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`,
    `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""

    failureSeverityConfig: Optional[AssertionFailureSeverityConfig] = None
    """How to grade a failed row total; absent when the user has configured no rules."""


class AssertionValueChangeType(str, Enum):
    """Unit in which a change between two measurements is compared.

    Wire name: `com.linkedin.assertion.AssertionValueChangeType`.
    """

    ABSOLUTE = "ABSOLUTE"
    """Compare the plain difference, for example 500 more rows."""

    PERCENTAGE = "PERCENTAGE"
    """Compare the difference as a percentage of the earlier value, for example 10 per cent more rows."""


@dataclass(kw_only=True)
class RowCountChange(Record):
    """Condition on how much the number of rows in the dataset has changed."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.RowCountChange"

    type: AssertionValueChangeType
    """Whether the change is compared in rows or as a percentage."""

    operator: AssertionStdOperator
    """Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`,
    `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""

    failureSeverityConfig: Optional[AssertionFailureSeverityConfig] = None
    """How to grade a failed change in rows; absent when the user has configured no rules."""


@dataclass(kw_only=True)
class SchemaFieldSpec(Record):
    """Short description of a field, enough to reference it, for example from an assertion on a column."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.SchemaFieldSpec"

    path: str
    """Field path as in the dataset's schema, such as `address.city`."""

    type: str
    """Name of the catalogue's own type, such as `NUMBER` or `STRING`."""

    nativeType: str
    """Type in the source system, such as `BIGINT`."""


class IncrementingSegmentFieldTransformerType(str, Enum):
    """Functions that group the values of an incrementing column into segments.

    Wire name: `com.linkedin.assertion.IncrementingSegmentFieldTransformerType`.
    """

    TIMESTAMP_MS_TO_MINUTE = "TIMESTAMP_MS_TO_MINUTE"
    """One segment per minute, from a timestamp in milliseconds."""

    TIMESTAMP_MS_TO_HOUR = "TIMESTAMP_MS_TO_HOUR"
    """One segment per hour, from a timestamp in milliseconds."""

    TIMESTAMP_MS_TO_DATE = "TIMESTAMP_MS_TO_DATE"
    """One segment per day, from a timestamp in milliseconds."""

    TIMESTAMP_MS_TO_MONTH = "TIMESTAMP_MS_TO_MONTH"
    """One segment per calendar month, from a timestamp in milliseconds."""

    TIMESTAMP_MS_TO_YEAR = "TIMESTAMP_MS_TO_YEAR"
    """One segment per calendar year, from a timestamp in milliseconds."""

    FLOOR = "FLOOR"
    """One segment per whole number, rounding down."""

    CEILING = "CEILING"
    """One segment per whole number, rounding up."""

    NATIVE = "NATIVE"
    """A function specific to the source system, Snowflake or BigQuery for instance, named in `nativeType`."""


@dataclass(kw_only=True)
class IncrementingSegmentFieldTransformer(Record):
    """Function that maps the incrementing column's value to a segment id, for example a timestamp to its day.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.IncrementingSegmentFieldTransformer"

    type: IncrementingSegmentFieldTransformerType
    """Standard function to apply; a source system may support only some of them."""

    nativeType: Optional[str] = None
    """Name of the source system's own function; required when `type` is `NATIVE`."""


@dataclass(kw_only=True)
class IncrementingSegmentSpec(Record):
    """How to divide a growing table into segments: a column that only increases and, if needed, a function
    that groups its values.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.IncrementingSegmentSpec"

    field: SchemaFieldSpec
    """Column whose values only grow as rows are added, such as an event time or a partition date."""

    transformer: Optional[IncrementingSegmentFieldTransformer] = None
    """Function that maps a value to its segment, for example a timestamp to its day; when absent, each value
    is its own segment.
    """


@dataclass(kw_only=True)
class IncrementingSegmentRowCountTotal(Record):
    """Condition on the number of rows in the newest segment, for example the latest date partition."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.IncrementingSegmentRowCountTotal"

    segment: IncrementingSegmentSpec
    """Column, and optional function on it, that assigns rows to segments; the newest segment is counted."""

    operator: AssertionStdOperator
    """Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`,
    `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""


@dataclass(kw_only=True)
class IncrementingSegmentRowCountChange(Record):
    """Condition on the difference in rows between neighbouring segments, for example today's partition
    against yesterday's.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.IncrementingSegmentRowCountChange"

    segment: IncrementingSegmentSpec
    """Column, and optional function on it, that assigns rows to the segments being compared."""

    type: AssertionValueChangeType
    """Whether the change is compared in rows or as a percentage."""

    operator: AssertionStdOperator
    """Comparison made with the change; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than
    operators are valid.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""


@dataclass(kw_only=True)
class VolumeAssertionInfo(Record):
    """Definition of a check on a dataset's number of rows, in total, as a change, or per segment."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.VolumeAssertionInfo"

    type: VolumeAssertionType
    """Selects which of the four row count blocks below applies."""

    entity: str
    """URN of the dataset whose rows are counted."""

    rowCountTotal: Optional[RowCountTotal] = None
    """Bounds on the number of rows; required when `type` is `ROW_COUNT_TOTAL`."""

    rowCountChange: Optional[RowCountChange] = None
    """Bounds on how much the number of rows may change; required when `type` is `ROW_COUNT_CHANGE`."""

    incrementingSegmentRowCountTotal: Optional[IncrementingSegmentRowCountTotal] = None
    """Bounds on the rows in the newest segment; required when `type` has the corresponding value."""

    incrementingSegmentRowCountChange: Optional[IncrementingSegmentRowCountChange] = None
    """Bounds on the difference in rows between segments; required when `type` has the corresponding value."""

    filter: Optional[DatasetFilter] = None
    """Restricts the count to some rows; when absent, the whole table is counted."""


class SqlAssertionType(str, Enum):
    """What is compared in a query's result.

    Wire name: `com.linkedin.assertion.SqlAssertionType`.
    """

    METRIC = "METRIC"
    """Compare the number that the query returns."""

    METRIC_CHANGE = "METRIC_CHANGE"
    """Compare how the query's number has changed between evaluations; `changeType` sets the unit."""


@dataclass(kw_only=True)
class SqlAssertionInfo(Record):
    """Definition of a check on the number that a SQL query returns, or on how that number changes."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.SqlAssertionInfo"

    type: SqlAssertionType
    """Whether to compare the query's result itself or its change over time."""

    entity: str
    """URN of the dataset the check is about."""

    statement: str
    """Complete, self-contained statement, usually a `SELECT` that returns one number."""

    changeType: Optional[AssertionValueChangeType] = None
    """Whether the change is absolute or a percentage; required when `type` is `METRIC_CHANGE`."""

    operator: AssertionStdOperator
    """Comparison made with the query's result; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than
    operators are valid.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""

    failureSeverityConfig: Optional[AssertionFailureSeverityConfig] = None
    """How to grade failures of this query check; absent when the user has configured no rules."""


class FieldAssertionType(str, Enum):
    """The two ways to check a column: value by value, or by a metric.

    Wire name: `com.linkedin.assertion.FieldAssertionType`.
    """

    FIELD_VALUES = "FIELD_VALUES"
    """Test every value in the column against a condition, for example that each matches a pattern."""

    FIELD_METRIC = "FIELD_METRIC"
    """Test a metric computed from the whole column, such as its null percentage or its maximum."""


class FieldTransformType(str, Enum):
    """Functions that can be applied to a column value before the comparison.

    Wire name: `com.linkedin.assertion.FieldTransformType`.
    """

    LENGTH = "LENGTH"
    """Replace a string by its length; string columns only."""


@dataclass(kw_only=True)
class FieldTransform(Record):
    """Function applied to each value before it is compared; whether it can be used depends on the column's
    native type.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FieldTransform"

    type: FieldTransformType
    """Name of the function; `LENGTH` is the only one so far."""


class FieldValuesFailThresholdType(str, Enum):
    """Units for the tolerance of a value check.

    Wire name: `com.linkedin.assertion.FieldValuesFailThresholdType`.
    """

    COUNT = "COUNT"
    """Read the tolerance as a number of rows."""

    PERCENTAGE = "PERCENTAGE"
    """Read the tolerance as a percentage of the rows considered."""


@dataclass(kw_only=True)
class FieldValuesFailThreshold(Record):
    """Tolerance of a value check: the number or percentage of failing rows that is still accepted."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FieldValuesFailThreshold"

    type: FieldValuesFailThresholdType = FieldValuesFailThresholdType.COUNT
    """Whether `value` is a number of rows (the default) or a percentage of those considered."""

    value: int = 0
    """Tolerance in rows or per cent, depending on `type`; with 0, the default, any failing row fails the
    check.
    """


@dataclass(kw_only=True)
class FieldValuesAssertion(Record):
    """Condition that every value of a column must meet, with a tolerance for how many may fail it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FieldValuesAssertion"

    field: SchemaFieldSpec
    """Column whose values are tested, with its path and type."""

    transform: Optional[FieldTransform] = None
    """Function applied to each value first, such as `LENGTH`; when absent, values are compared unchanged."""

    operator: AssertionStdOperator
    """Comparison applied to each value; its operands are in `parameters`."""

    parameters: Optional[AssertionStdParameters] = None
    """Values that the operator compares with, such as a minimum and a maximum; absent for operators that need
    none.
    """

    failThreshold: FieldValuesFailThreshold
    """How many values, or what percentage, may fail the condition before the assertion fails."""

    failureSeverityConfig: Optional[AssertionFailureSeverityConfig] = None
    """How to grade failures of this value check; absent when the user has configured no rules."""

    excludeNulls: bool = True
    """True, the default, skips nulls so that they never count as failing values; has no effect with the null
    operator.
    """


class FieldMetricType(str, Enum):
    """Metrics that can be computed from the values of a column.

    Wire name: `com.linkedin.assertion.FieldMetricType`.
    """

    UNIQUE_COUNT = "UNIQUE_COUNT"
    """Number of distinct values in the column."""

    UNIQUE_PERCENTAGE = "UNIQUE_PERCENTAGE"
    """Distinct values as a percentage of all rows."""

    NULL_COUNT = "NULL_COUNT"
    """Number of rows without a value in the column."""

    NULL_PERCENTAGE = "NULL_PERCENTAGE"
    """Rows without a value as a percentage of all rows."""

    MIN = "MIN"
    """Smallest value; numeric columns only."""

    MAX = "MAX"
    """Largest value; numeric columns only."""

    MEAN = "MEAN"
    """Arithmetic mean of the values; numeric columns only."""

    MEDIAN = "MEDIAN"
    """Middle value once sorted; numeric columns only."""

    STDDEV = "STDDEV"
    """Standard deviation of the values; numeric columns only."""

    NEGATIVE_COUNT = "NEGATIVE_COUNT"
    """Number of values below zero; numeric columns only."""

    NEGATIVE_PERCENTAGE = "NEGATIVE_PERCENTAGE"
    """Values below zero as a percentage of all rows; numeric columns only."""

    ZERO_COUNT = "ZERO_COUNT"
    """Number of values equal to zero; numeric columns only."""

    ZERO_PERCENTAGE = "ZERO_PERCENTAGE"
    """Values equal to zero as a percentage of all rows; numeric columns only."""

    MIN_LENGTH = "MIN_LENGTH"
    """Length of the shortest value; string columns only."""

    MAX_LENGTH = "MAX_LENGTH"
    """Length of the longest value; string columns only."""

    EMPTY_COUNT = "EMPTY_COUNT"
    """Number of empty strings, which are not the same as nulls; string columns only."""

    EMPTY_PERCENTAGE = "EMPTY_PERCENTAGE"
    """Empty strings, not counting nulls, as a percentage of all rows; string columns only."""


@dataclass(kw_only=True)
class FieldMetricAssertion(Record):
    """Condition on a metric computed from a column, for instance that `NULL_PERCENTAGE` stays below 5."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FieldMetricAssertion"

    field: SchemaFieldSpec
    """Column to compute the metric from, with its path and type."""

    metric: FieldMetricType
    """Metric to compute, such as `UNIQUE_COUNT` or `MAX`."""

    operator: AssertionStdOperator
    """Comparison applied to the computed metric; its operands are in `parameters`."""

    parameters: Optional[AssertionStdParameters] = None
    """Values that the operator compares with, such as a minimum and a maximum; absent for operators that need
    none.
    """

    failureSeverityConfig: Optional[AssertionFailureSeverityConfig] = None
    """How to grade failures of this metric check; absent when the user has configured no rules."""


@dataclass(kw_only=True)
class FieldAssertionInfo(Record):
    """Definition of a check on one column, either of its individual values or of a metric over them."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.FieldAssertionInfo"

    type: FieldAssertionType
    """Chooses between `fieldValuesAssertion` and `fieldMetricAssertion`."""

    entity: str
    """URN of the dataset that contains the column."""

    fieldPath: Optional[str] = None
    """Path of the checked column, copied automatically from the nested block; you need not set it."""

    fieldValuesAssertion: Optional[FieldValuesAssertion] = None
    """Condition that each value must meet; set when `type` is `FIELD_VALUES`."""

    fieldMetricAssertion: Optional[FieldMetricAssertion] = None
    """Condition on an aggregate such as the null count; set when `type` is `FIELD_METRIC`."""

    filter: Optional[DatasetFilter] = None
    """Restricts the check to some rows; when absent, the whole table is checked. Ignored when dataset
    profiles are the data source.
    """


@dataclass(kw_only=True)
class EspressoSchema(Record):
    """Native schema of a table in the Espresso document store; one branch of `platformSchema`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.EspressoSchema"

    documentSchema: str
    """Schema of the stored documents, as Espresso gives it."""

    tableSchema: str
    """Schema of the table that holds the documents, as Espresso gives it."""


@dataclass(kw_only=True)
class OracleDDL(Record):
    """Native schema of an Oracle table; one branch of `platformSchema`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.OracleDDL"

    tableSchema: str
    """Definition of the Oracle table as readable text, commonly a JSON document."""


@dataclass(kw_only=True)
class MySqlDDL(Record):
    """Native schema of a MySQL table; one branch of `platformSchema`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.MySqlDDL"

    tableSchema: str
    """Definition of the MySQL table as readable text, commonly a JSON document."""


@dataclass(kw_only=True)
class PrestoDDL(Record):
    """Native schema of a Presto view; one branch of `platformSchema`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.PrestoDDL"

    rawSchema: str
    """View definition together with the columns read from it, as text."""


@dataclass(kw_only=True)
class KafkaSchema(Record):
    """Native key and value schemas of a Kafka topic; one branch of `platformSchema`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.KafkaSchema"

    documentSchema: str
    """Text of the message value's schema, classically Avro in JSON; `documentSchemaType` names the format."""

    documentSchemaType: Optional[str] = None
    """Format of `documentSchema`: `AVRO`, `PROTOBUF` or `JSON`."""

    keySchema: Optional[str] = None
    """Text of the message key's schema from the schema registry; absent for a topic without one."""

    keySchemaType: Optional[str] = None
    """Format of `keySchema`: `AVRO`, `PROTOBUF` or `JSON`."""


@dataclass(kw_only=True)
class BinaryJsonSchema(Record):
    """Native schema of a dataset stored as binary JSON; one branch of `platformSchema`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.BinaryJsonSchema"

    schema: str
    """Schema text exactly as the binary JSON source gives it."""


@dataclass(kw_only=True)
class OrcSchema(Record):
    """Native schema of ORC files; one branch of `platformSchema`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.OrcSchema"

    schema: str
    """Schema text as ORC declares it, for example `struct<id:int,name:string>`."""


@dataclass(kw_only=True)
class Schemaless(Record):
    """Marker in `platformSchema` for a dataset that has no declared schema, such as a bag of free-form
    documents.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.Schemaless"


@dataclass(kw_only=True)
class KeyValueSchema(Record):
    """Native schema of a key-value store, with key and value described apart; one branch of `platformSchema`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.KeyValueSchema"

    keySchema: str
    """Schema text of the keys, unparsed."""

    valueSchema: str
    """Schema text of the stored values, unparsed."""


@dataclass(kw_only=True)
class OtherSchema(Record):
    """Native schema of a source that has no record of its own here; the branch of `platformSchema` that many
    connectors use.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.OtherSchema"

    rawSchema: str
    """Schema text as the source gives it; may be an empty string."""


@dataclass(kw_only=True)
class DatasetFieldForeignKey(Record):
    """Foreign key made of ordinary column values rather than URNs; part of the older `foreignKeysSpecs`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.DatasetFieldForeignKey"

    parentDataset: str
    """URN of the dataset that the key points to."""

    currentFieldPaths: list[str]
    """Field paths, in the schema at hand, of the columns that together make up the key; more than one for a
    composite key.
    """

    parentField: str
    """Field path of the referenced column in `parentDataset`."""


@dataclass(kw_only=True)
class UrnForeignKey(Record):
    """Foreign key in the form of a column whose values are URNs; part of the older `foreignKeysSpecs`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.UrnForeignKey"

    currentFieldPath: str
    """Field path, in the schema at hand, of the column holding the URNs."""


@dataclass(kw_only=True)
class ForeignKeySpec(Record):
    """One value of the older `foreignKeysSpecs` map: a key of column values or of URNs."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.ForeignKeySpec"

    foreignKey: Annotated[Union[DatasetFieldForeignKey, UrnForeignKey], Members("com.linkedin.schema.DatasetFieldForeignKey", "com.linkedin.schema.UrnForeignKey")]
    """The key itself: `DatasetFieldForeignKey` for column values, `UrnForeignKey` for a column holding URNs.
    """


@dataclass(kw_only=True)
class ForeignKeyConstraint(Record):
    """Foreign key of a dataset, linking columns here to columns of another dataset; element of `foreignKeys`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.ForeignKeyConstraint"

    name: str
    """Constraint name, usually the one declared in the source database, such as `fk_orders_customer`."""

    foreignFields: list[str]
    """URNs of the referenced schema fields in the other dataset; they create the `ForeignKeyTo` edges."""

    sourceFields: list[str]
    """URNs of the schema fields on this side, the dataset that carries the constraint."""

    foreignDataset: str
    """URN of the referenced dataset, so that you need not extract it from `foreignFields`."""


@dataclass(kw_only=True)
class SchemaMetadata(Record):
    """Columns, keys and native schema of a dataset as the source reports them, written by ingestion; edits by
    people go to `editableSchemaMetadata`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.SchemaMetadata"
    ASPECT_NAME: ClassVar[str] = "schemaMetadata"

    schemaName: str
    """Name of the schema in the source, for instance `PageViewEvent` or `identity.Profile`; often the
    dataset's own name.
    """

    platform: str
    """URN of the data platform where the schema is defined, such as `urn:li:dataPlatform:kafka`."""

    version: int
    """Number assigned by the server on each change; unrelated to a version kept by the source, and 0 from
    most connectors.
    """

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    dataset: Optional[str] = None
    """URN of the dataset the schema belongs to; usually absent, since the aspect is already on that dataset.
    """

    cluster: Optional[str] = None
    """Name of the cluster in the source from which the schema was taken."""

    hash: str
    """SHA-1 of the schema text, to notice changes; many connectors leave it empty."""

    platformSchema: Annotated[Union[EspressoSchema, OracleDDL, MySqlDDL, PrestoDDL, KafkaSchema, BinaryJsonSchema, OrcSchema, Schemaless, KeyValueSchema, OtherSchema], Members("com.linkedin.schema.EspressoSchema", "com.linkedin.schema.OracleDDL", "com.linkedin.schema.MySqlDDL", "com.linkedin.schema.PrestoDDL", "com.linkedin.schema.KafkaSchema", "com.linkedin.schema.BinaryJsonSchema", "com.linkedin.schema.OrcSchema", "com.linkedin.schema.Schemaless", "com.linkedin.schema.KeyValueSchema", "com.linkedin.schema.OtherSchema")]
    """Schema in the source's own language, one record per kind of source; `OtherSchema` where none fits."""

    fields: list[SchemaField]
    """All columns of the dataset, nested ones flattened into one list by field path."""

    primaryKeys: Optional[list[str]] = None
    """Field paths of the primary key's columns, in key order; an empty list means that there is no primary
    key.
    """

    foreignKeysSpecs: Optional[dict[str, ForeignKeySpec]] = None
    """Older form of references to other datasets, keyed by a name for each; `foreignKeys` is the form
    connectors write.

    Deprecated.
    """

    foreignKeys: Optional[list[ForeignKeyConstraint]] = None
    """Foreign keys declared on the dataset; each becomes edges to the other dataset and its columns."""


class SchemaAssertionCompatibility(str, Enum):
    """How closely the actual schema must match the expected one.

    Wire name: `com.linkedin.assertion.SchemaAssertionCompatibility`.
    """

    EXACT_MATCH = "EXACT_MATCH"
    """No column may be missing and none may be added."""

    SUPERSET = "SUPERSET"
    """Every expected column must exist; extra ones are allowed."""

    SUBSET = "SUBSET"
    """Expected columns may be missing, but no others may appear."""


@dataclass(kw_only=True)
class SchemaAssertionInfo(Record):
    """Definition of a check that an asset's columns match an expected schema."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.SchemaAssertionInfo"

    entity: str
    """URN of the dataset or data job whose schema is checked."""

    schema: SchemaMetadata
    """Expected schema; only its structure is compared, tags and glossary terms in it are ignored."""

    compatibility: Optional[SchemaAssertionCompatibility] = SchemaAssertionCompatibility.EXACT_MATCH
    """How closely the schema must match to pass; `EXACT_MATCH` by default."""


@dataclass(kw_only=True)
class CustomAssertionInfo(Record):
    """Definition of a check in an external tool such as dbt or Great Expectations, with optional structured
    details for display.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.CustomAssertionInfo"

    type: str
    """Category name of your choice, shown as the heading for the check, for example `Referential integrity`.
    """

    entity: str
    """URN of the dataset being checked; other entity types are not supported yet."""

    field: Optional[str] = None
    """URN of the one schema field being checked. Deprecated: list it in `fields`.

    Deprecated.
    """

    fields: Optional[list[str]] = None
    """URNs of the schema fields the check involves, one or more; absent for checks on the whole dataset."""

    scope: Optional[DatasetAssertionScope] = None
    """Part of the dataset that is checked, such as columns or rows; for display and reports only."""

    aggregation: Optional[AssertionStdAggregation] = None
    """What the check computes before comparing; absent if nothing is aggregated or no standard name applies.
    """

    operator: Optional[AssertionStdOperator] = None
    """Comparison the check makes; `_NATIVE_` when no standard operator applies."""

    parameters: Optional[AssertionStdParameters] = None
    """Values that the operator compares with, such as a minimum and a maximum; absent for operators that need
    none.
    """

    nativeType: Optional[str] = None
    """Name of the check in its tool, such as `expect_column_values_to_not_be_null`."""

    nativeParameters: Optional[dict[str, str]] = None
    """Arguments of the check under the tool's own names, all as strings."""

    logic: Optional[str] = None
    """Code of the check, such as the SQL of a dbt test."""


class AssertionSourceType(str, Enum):
    """Possible sources of an assertion definition.

    Wire name: `com.linkedin.assertion.AssertionSourceType`.
    """

    NATIVE = "NATIVE"
    """Created by a user in the catalogue, not imported from another tool."""

    EXTERNAL = "EXTERNAL"
    """Created and run in another tool, such as dbt; the catalogue only records it."""

    INFERRED = "INFERRED"
    """Generated by software, for instance a model trained on past values, rather than by a person."""


@dataclass(kw_only=True)
class AssertionSource(Record):
    """Source of an assertion's definition and, for native ones, its author."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionSource"

    type: AssertionSourceType
    """Whether users, an external tool or a model defined the assertion."""

    created: Optional[AuditStamp] = None
    """Author and time of first creation; set for native assertions only, and missing on older ones."""


@dataclass(kw_only=True)
class AssertionNote(Record):
    """Markdown note by a user on what to do when the assertion fails, stored separately from `assertionInfo`
    so that ingestion does not overwrite it.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionNote"
    ASPECT_NAME: ClassVar[str] = "assertionNote"

    content: str
    """Background and troubleshooting advice for technical owners, in Markdown."""

    lastModified: AuditStamp
    """Who last edited the note, and when."""


@dataclass(kw_only=True)
class AssertionInfo(Record):
    """Definition of the assertion: its type, the matching type-specific block, its source and the entity it
    checks.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionInfo"
    ASPECT_NAME: ClassVar[str] = "assertionInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    type: AssertionType
    """Type of check; determines which of the `…Assertion` fields is set."""

    datasetAssertion: Optional[DatasetAssertionInfo] = None
    """Legacy definition, present only with type `DATASET`. Deprecated: new external checks use
    `customAssertion`.

    Deprecated.
    """

    freshnessAssertion: Optional[FreshnessAssertionInfo] = None
    """How recently the asset must have changed; present when `type` is `FRESHNESS`."""

    volumeAssertion: Optional[VolumeAssertionInfo] = None
    """How many rows the dataset must have or gain; present when `type` is `VOLUME`."""

    sqlAssertion: Optional[SqlAssertionInfo] = None
    """Query to run and the condition its result must meet; present when `type` is `SQL`."""

    fieldAssertion: Optional[FieldAssertionInfo] = None
    """Check on the values of a column or on a metric derived from them; present when `type` is `FIELD`."""

    schemaAssertion: Optional[SchemaAssertionInfo] = None
    """Columns the asset is expected to have; present when `type` is `DATA_SCHEMA`."""

    customAssertion: Optional[CustomAssertionInfo] = None
    """Check defined and run by an external tool such as dbt or Great Expectations; present when `type` is
    `CUSTOM`.
    """

    source: Optional[AssertionSource] = None
    """Where the definition was created. For type `EXTERNAL`, a `dataPlatformInstance` aspect should name the
    tool.
    """

    lastUpdated: Optional[AuditStamp] = None
    """Who last changed the definition and when; set for native assertions only, and missing on older ones."""

    description: Optional[str] = None
    """Human-readable description of what is checked and why."""

    note: Optional[AssertionNote] = None
    """Troubleshooting hints in Markdown. Deprecated and due for removal: use the `assertionNote` aspect.

    Deprecated.
    """

    entityUrn: Optional[str] = None
    """URN of the checked entity, copied automatically from the type-specific block so that all types can be
    searched in the same way.
    """


class AssertionRunStatus(str, Enum):
    """Stages of a run; completion is currently the only one.

    Wire name: `com.linkedin.assertion.AssertionRunStatus`.
    """

    COMPLETE = "COMPLETE"
    """The run has ended and its `result` is available, whether it passed or not."""


class AssertionResultType(str, Enum):
    """Possible outcomes of an assertion run.

    Wire name: `com.linkedin.assertion.AssertionResultType`.
    """

    INIT = "INIT"
    """Evaluation is not finished, so there is no outcome yet."""

    SUCCESS = "SUCCESS"
    """The data met the expectation."""

    FAILURE = "FAILURE"
    """The check was completed and the data did not meet the expectation."""

    ERROR = "ERROR"
    """The check itself failed, so the state of the data is unknown. See `error` on the result."""


class AssertionResultErrorType(str, Enum):
    """Categories of problem that stop an assertion from being evaluated.

    Wire name: `com.linkedin.assertion.AssertionResultErrorType`.
    """

    SOURCE_CONNECTION_ERROR = "SOURCE_CONNECTION_ERROR"
    """No connection could be made to the system that holds the data."""

    SOURCE_QUERY_FAILED = "SOURCE_QUERY_FAILED"
    """The source was reached, but the query sent to it failed."""

    INSUFFICIENT_DATA = "INSUFFICIENT_DATA"
    """There was too little data to evaluate the assertion."""

    INVALID_PARAMETERS = "INVALID_PARAMETERS"
    """The assertion's parameters are invalid, so it could not be evaluated."""

    INVALID_SOURCE_TYPE = "INVALID_SOURCE_TYPE"
    """The chosen source does not provide the type of event that the assertion needs."""

    UNSUPPORTED_PLATFORM = "UNSUPPORTED_PLATFORM"
    """The evaluator cannot check data on the asset's data platform."""

    CUSTOM_SQL_ERROR = "CUSTOM_SQL_ERROR"
    """The statement of an assertion of type `SQL` failed to run."""

    FIELD_ASSERTION_ERROR = "FIELD_ASSERTION_ERROR"
    """A column check failed while it was being evaluated."""

    UNKNOWN_ERROR = "UNKNOWN_ERROR"
    """Any problem that matches none of the other categories."""


@dataclass(kw_only=True)
class AssertionResultError(Record):
    """Why a run could not be evaluated; part of a result of type `ERROR`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionResultError"

    type: AssertionResultErrorType
    """Category of the problem, such as an unreachable source or a failed query."""

    properties: Optional[dict[str, str]] = None
    """Details as string key-value pairs; the keys depend on `type`."""


@dataclass(kw_only=True)
class AssertionResult(Record):
    """Outcome of one finished run: the result type, the counts or values observed, and the error if there was
    one.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionResult"

    type: AssertionResultType
    """Outcome of the run, such as `SUCCESS` or `FAILURE`."""

    severity: Optional[AssertionResultSeverity] = None
    """How far the observation missed the expectation; meaningful only when `type` is `FAILURE`."""

    rowCount: Optional[int] = None
    """Rows in the batch that was checked."""

    missingCount: Optional[int] = None
    """Rows of the batch in which the checked value was missing."""

    unexpectedCount: Optional[int] = None
    """Rows of the batch whose value did not meet the expectation."""

    actualAggValue: Optional[float] = None
    """Measured value of the aggregate that the assertion checks, for instance the mean of a column over the
    batch.
    """

    nativeResults: Optional[dict[str, str]] = None
    """Other results reported by the evaluating tool, as string key-value pairs under the tool's own names."""

    externalUrl: Optional[str] = None
    """Link to the full report in the tool that ran the check; absent for native assertions."""

    error: Optional[AssertionResultError] = None
    """What went wrong during evaluation; set when `type` is `ERROR`."""


@dataclass(kw_only=True)
class BatchSpec(Record):
    """The slice of data that a run checked, identified by the tool's own id or by a query."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.BatchSpec"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    nativeBatchId: Optional[str] = None
    """Id of the batch in the tool that processed it."""

    query: Optional[str] = None
    """Query that selects the rows of the batch."""

    limit: Optional[int] = None
    """Maximum number of rows checked; absent when all were."""


@dataclass(kw_only=True)
class TimeWindowSize(Record):
    """A length of time as a count of calendar units, such as 15 minutes."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.timeseries.TimeWindowSize"

    unit: CalendarInterval
    """Calendar unit that `multiple` counts."""

    multiple: int = 1
    """Number of units, so 15 with `MINUTE` is a quarter of an hour."""


@dataclass(kw_only=True)
class TimeWindow(Record):
    """A span of time with a start and a length."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.timeseries.TimeWindow"

    startTimeMillis: int
    """Start of the span, in milliseconds since the epoch, UTC."""

    length: TimeWindowSize
    """How long the span is, as a unit and a count."""


class PartitionType(str, Enum):
    """Kinds of partition, listed only for the unused `type` of a partition.

    Wire name: `com.linkedin.timeseries.PartitionType`.
    """

    FULL_TABLE = "FULL_TABLE"
    """The value covers the whole table."""

    QUERY = "QUERY"
    """The value covers what a query returned."""

    PARTITION = "PARTITION"
    """The value covers one partition of the table."""


@dataclass(kw_only=True)
class PartitionSpec(Record):
    """Part of a dataset to which a time-series value applies, for instance one day's partition or the whole
    table.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.timeseries.PartitionSpec"

    partition: str
    """Identifier of the partition, derived from the values of its key; `FULL_TABLE_SNAPSHOT` means the whole
    table.
    """

    timePartition: Optional[TimeWindow] = None
    """Time span the partition covers; absent when its key does not contain one."""

    type: PartitionType = PartitionType.PARTITION
    """Deprecated: nothing reads it, so leave the default.

    Deprecated.
    """


@dataclass(kw_only=True)
class AssertionRunEvent(Record):
    """One entry in the assertion's run history (a time series): the batch checked, the status of the run and
    its result.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionRunEvent"
    ASPECT_NAME: ClassVar[str] = "assertionRunEvent"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    runId: str
    """Identifier of the run in the tool that executed it."""

    asserteeUrn: str
    """URN of the dataset that was checked."""

    status: AssertionRunStatus
    """State of the run at this event's timestamp; `COMPLETE` is the only value so far."""

    result: Optional[AssertionResult] = None
    """Outcome of the run; set once `status` is `COMPLETE`."""

    runtimeContext: Optional[dict[str, str]] = None
    """Parameters used for this run, as string key-value pairs."""

    batchSpec: Optional[BatchSpec] = None
    """Which slice of the data was checked; absent when the tool names no batch."""

    assertionUrn: str
    """URN of the assertion that was run."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""


class AssertionStatus(str, Enum):
    """Current status of an assertion, derived from its runs and from monitor errors.

    Wire name: `com.linkedin.assertion.AssertionStatus`.
    """

    PASSING = "PASSING"
    """By the latest information, the data meets the expectation."""

    FAILING = "FAILING"
    """By the latest information, the data does not meet the expectation."""

    ERROR = "ERROR"
    """Evaluation is broken, in the run or in the monitor, so the state of the data is unknown."""

    INIT = "INIT"
    """Evaluation has started, but no result is available yet."""


@dataclass(kw_only=True)
class AssertionRunSummary(Record):
    """Latest state of the assertion, derived from its run events: when it last passed, failed or ended in an
    error, and its current status.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionRunSummary"
    ASPECT_NAME: ClassVar[str] = "assertionRunSummary"

    lastFailedAtMillis: Optional[int] = None
    """Milliseconds since the epoch (UTC) of the most recent run with outcome `FAILURE`; absent if there was
    none.
    """

    lastErroredAtMillis: Optional[int] = None
    """Milliseconds since the epoch (UTC) of the most recent run with outcome `ERROR`; absent if there was
    none.
    """

    lastPassedAtMillis: Optional[int] = None
    """Milliseconds since the epoch (UTC) of the most recent run with outcome `SUCCESS`; absent if there was
    none.
    """

    lastInitializedAtMillis: Optional[int] = None
    """Milliseconds since the epoch (UTC) of the most recent run with outcome `INIT`; absent if there was
    none.
    """

    assertionStatus: Optional[AssertionStatus] = None
    """Current status of the assertion, based on run outcomes and on errors of the monitor that runs it."""


class AssertionActionType(str, Enum):
    """Actions that can follow an assertion run.

    Wire name: `com.linkedin.assertion.AssertionActionType`.
    """

    RAISE_INCIDENT = "RAISE_INCIDENT"
    """Open an incident because of the run's outcome; usually listed under `onFailure`."""

    RESOLVE_INCIDENT = "RESOLVE_INCIDENT"
    """Resolve open incidents of this assertion; usually listed under `onSuccess`."""


@dataclass(kw_only=True)
class AssertionAction(Record):
    """One action to take after an assertion run; currently only a `type`, without options."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionAction"

    type: AssertionActionType
    """Action to take: open an incident or resolve the open ones."""


@dataclass(kw_only=True)
class AssertionActions(Record):
    """Actions taken automatically after a run of the assertion, listed separately for passing and failing
    outcomes.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionActions"
    ASPECT_NAME: ClassVar[str] = "assertionActions"

    onSuccess: list[AssertionAction] = _field(default_factory=list)
    """Actions taken when a run passes, such as `RESOLVE_INCIDENT`; empty means none."""

    onFailure: list[AssertionAction] = _field(default_factory=list)
    """Actions taken when a run fails, such as `RAISE_INCIDENT`; empty means none."""


@dataclass(kw_only=True)
class BusinessAttributeKey(Record):
    """Identity of a business attribute, a shared description for columns with one meaning, such as customer
    email.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.businessattribute.BusinessAttributeKey"
    ASPECT_NAME: ClassVar[str] = "businessAttributeKey"

    id: str
    """Last part of the attribute's URN, unique among business attributes."""


@dataclass(kw_only=True)
class BusinessAttributeInfo(Record):
    """Name, type, description, tags and terms of a business attribute, defined once and shared by many
    columns.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.businessattribute.BusinessAttributeInfo"
    ASPECT_NAME: ClassVar[str] = "businessAttributeInfo"

    fieldPath: str
    """Path of a schema field, as in column documentation; required, although an attribute is independent of
    any single column.
    """

    description: Optional[str] = None
    """Text explaining what the column or attribute means."""

    globalTags: Optional[GlobalTags] = None
    """Tags on the column or attribute itself, not on the dataset that contains it."""

    glossaryTerms: Optional[GlossaryTerms] = None
    """Glossary terms on the column or attribute itself, not on the dataset that contains it."""

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    name: str
    """Display name, for example `Customer email`; the URN has a separate id."""

    type: Optional[SchemaFieldDataType] = None
    """Logical type that columns with this attribute are expected to have; optional."""


@dataclass(kw_only=True)
class ChartKey(Record):
    """Identity of a chart: its tool and its id there, as in `urn:li:chart:(looker,1234)`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.ChartKey"
    ASPECT_NAME: ClassVar[str] = "chartKey"

    dashboardTool: str
    """Lower-case name of the tool that hosts the chart, for example `looker`, `superset` or `redash`; a plain
    name, not a platform URN.
    """

    chartId: str
    """Id of the chart, unique across every deployment of the same tool; where two servers may clash, include
    the host, as in `looker.acme.com/looks/1234`.
    """


@dataclass(kw_only=True)
class ChangeAuditStamps(Record):
    """Audit stamps for creation, last change and deletion in one record; used by charts, dashboards and
    notebooks.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.ChangeAuditStamps"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""


class ChartType(str, Enum):
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


class AccessLevel(str, Enum):
    """Who may see a chart or dashboard in its own tool, as reported by the source.

    Wire name: `com.linkedin.common.AccessLevel`.
    """

    PUBLIC = "PUBLIC"
    """Anyone can open the asset in its source tool."""

    PRIVATE = "PRIVATE"
    """Only chosen users can open the asset in its source tool."""


@dataclass(kw_only=True)
class ChartInfo(Record):
    """Metadata of a chart from the reporting tool: title, link, sources, type and last refresh."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.chart.ChartInfo"
    ASPECT_NAME: ClassVar[str] = "chartInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    title: str
    """Title of the chart in its source tool."""

    description: str
    """Text on the chart from the source tool, possibly empty; edits in the catalogue go to
    `editableChartProperties`.
    """

    lastModified: ChangeAuditStamps
    """When the chart was created, last changed and deleted in the source tool, and by whom."""

    chartUrl: Optional[str] = None
    """Link that opens the chart in its own tool."""

    inputs: Optional[list[Annotated[Union[str], Members("string")]]] = None
    """Deprecated URNs of the datasets behind the chart; use `inputEdges`.

    Deprecated.
    """

    inputEdges: Optional[list[Edge]] = None
    """Datasets or other charts that the chart takes its data from, one edge each."""

    type: Optional[ChartType] = None
    """Type of the chart, such as `BAR` or `LINE`; absent if the tool's type has no equivalent."""

    access: Optional[AccessLevel] = None
    """Whether the chart is public or private in the source tool."""

    lastRefreshed: Optional[int] = None
    """When the chart's data was last refreshed, in milliseconds since the epoch."""


@dataclass(kw_only=True)
class UpstreamMetrics(Record):
    """Metrics that a chart, dashboard or dataset reads; the lineage edge is stored on the reader."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.UpstreamMetrics"
    ASPECT_NAME: ClassVar[str] = "upstreamMetrics"

    metrics: list[Edge]
    """Edges to every `metric` read; send the complete list each time, or an empty one to remove all."""


@dataclass(kw_only=True)
class EditableChartProperties(Record):
    """User-edited description of a chart, unaffected by later ingestion runs."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.chart.EditableChartProperties"
    ASPECT_NAME: ClassVar[str] = "editableChartProperties"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: Optional[str] = None
    """Documentation written in the catalogue; the ingested text stays in `chartInfo`."""


class ChartQueryType(str, Enum):
    """Languages in which the query behind a chart can be written.

    Wire name: `com.linkedin.chart.ChartQueryType`.
    """

    LOOKML = "LOOKML"
    """The query is written in LookML, the modelling language of Looker."""

    SQL = "SQL"
    """The query is an SQL statement, in any dialect."""


@dataclass(kw_only=True)
class ChartQuery(Record):
    """The query that fetches a chart's data, with its language."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.chart.ChartQuery"
    ASPECT_NAME: ClassVar[str] = "chartQuery"

    rawQuery: str
    """Text of the query over the input datasets, in the language given by `type`."""

    type: ChartQueryType
    """Language of `rawQuery`: `SQL` or `LOOKML`."""


@dataclass(kw_only=True)
class InputField(Record):
    """A column that a chart or dashboard reads, for lineage at column level."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.InputField"

    schemaFieldUrn: str
    """URN of the `schemaField` that is read; the lineage edge points to it."""

    schemaField: Optional[SchemaField] = None
    """Copy of the column's definition, stored so that it is indexed with the chart or dashboard."""


@dataclass(kw_only=True)
class InputFields(Record):
    """Columns that a chart or dashboard reads, in addition to the tables it depends on."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.InputFields"
    ASPECT_NAME: ClassVar[str] = "inputFields"

    fields: list[InputField]
    """One entry per column read."""


@dataclass(kw_only=True)
class ChartUserUsageCounts(Record):
    """How often one user viewed the chart; an element of `userCounts` in its usage statistics."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.chart.ChartUserUsageCounts"

    user: str
    """URN of the user whose activity is counted."""

    viewsCount: Optional[int] = None
    """Views by this user, within the period of the enclosing statistics."""


@dataclass(kw_only=True)
class ChartUsageStatistics(Record):
    """Views and users of a chart, for one time bucket, or in total if `eventGranularity` is absent.
    Experimental, so it may change.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.chart.ChartUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "chartUsageStatistics"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    viewsCount: Optional[int] = None
    """Number of views, in the bucket or in total for a latest snapshot."""

    uniqueUserCount: Optional[int] = None
    """Number of distinct users, within the period of the statistics."""

    userCounts: Optional[list[ChartUserUsageCounts]] = None
    """Views per user, one element for each."""


@dataclass(kw_only=True)
class Embed(Record):
    """Embeds a live view of a chart, dashboard or dataset in its catalogue page."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Embed"
    ASPECT_NAME: ClassVar[str] = "embed"

    renderUrl: Optional[str] = None
    """URL loaded in an iframe on the entity's page; absent means there is no preview."""


@dataclass(kw_only=True)
class BrowsePaths(Record):
    """Older form of an entity's position in the browse tree, as slash-separated strings; superseded by
    `browsePathsV2`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.BrowsePaths"
    ASPECT_NAME: ClassVar[str] = "browsePaths"

    paths: list[str]
    """All paths under which the entity appears when browsing, with forward slashes, such as
    `/prod/snowflake/orders`.
    """


@dataclass(kw_only=True)
class DataProductAssociation(Record):
    """Edge between a data product and one of its assets, which can be marked as an output port."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataproduct.DataProductAssociation"

    sourceUrn: Optional[str] = None
    """URN of the entity where the edge starts; when absent, the entity that carries the aspect."""

    destinationUrn: str
    """URN of the entity that the edge points to."""

    created: Optional[AuditStamp] = None
    """Who created the edge or assignment, and when; absent if not recorded."""

    lastModified: Optional[AuditStamp] = None
    """Who last changed the edge or assignment, and when; absent if not recorded."""

    properties: Optional[dict[str, str]] = None
    """Custom key-value pairs on this edge; keys and values are strings."""

    outputPort: bool = False
    """True for an asset that the data product offers to consumers; false for internal ones."""


@dataclass(kw_only=True)
class DataProducts(Record):
    """Data products an asset belongs to, copied by the server from `dataProductProperties.assets` so that
    searches can filter by them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataproduct.DataProducts"
    ASPECT_NAME: ClassVar[str] = "dataProducts"

    dataProducts: list[DataProductAssociation]
    """One entry for each data product that lists the asset, with its `outputPort` mark."""


@dataclass(kw_only=True)
class Applications(Record):
    """Applications that an asset belongs to."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.application.Applications"
    ASPECT_NAME: ClassVar[str] = "applications"

    applications: list[str]
    """URNs of the applications, offered as a search filter."""


@dataclass(kw_only=True)
class Container(Record):
    """Places an asset in a container, such as a table in its schema."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.container.Container"
    ASPECT_NAME: ClassVar[str] = "container"

    container: str
    """URN of the direct parent container, whose own `container` aspect points to the next level."""


@dataclass(kw_only=True)
class Deprecation(Record):
    """Marks an entity as deprecated: the reason, the planned removal date and the replacement."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Deprecation"
    ASPECT_NAME: ClassVar[str] = "deprecation"

    deprecated: bool
    """True marks the entity as deprecated and lowers its rank in search; false removes the mark."""

    decommissionTime: Optional[int] = None
    """Planned removal, in milliseconds since the epoch; absent when no date is set."""

    note: str
    """Reason and migration advice for readers, possibly with a link; required, but may be empty."""

    actor: str
    """URN of the user who last changed the deprecation."""

    replacement: Optional[str] = None
    """URN of the entity to use instead; absent when none was named."""


@dataclass(kw_only=True)
class BrowsePathEntry(Record):
    """One level of a `browsePathsV2` path, either a plain folder name or a link to an entity such as a
    container.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.BrowsePathEntry"

    id: str
    """Text indexed for the level: a folder name, or the same value as `urn` when the level is an entity."""

    urn: Optional[str] = None
    """URN of the entity at this level, commonly a container; absent for a plain folder."""


@dataclass(kw_only=True)
class BrowsePathsV2(Record):
    """Position of the entity in the browse tree as a list of levels, each of which may link to a container.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.BrowsePathsV2"
    ASPECT_NAME: ClassVar[str] = "browsePathsV2"

    path: list[BrowsePathEntry]
    """Levels from the top down, without platform or environment. If no client sets it, the server derives it
    from the parent containers, if any.
    """


@dataclass(kw_only=True)
class DocumentationAssociation(Record):
    """One description together with its source."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.DocumentationAssociation"

    documentation: str
    """Text of the description from this source."""

    attribution: Optional[MetadataAttribution] = None
    """Who or what applied the metadata, and from which source; absent if not recorded."""


@dataclass(kw_only=True)
class Documentation(Record):
    """Descriptions of one entity from several sources, one per source, each with its attribution; the texts
    are not searchable.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Documentation"
    ASPECT_NAME: ClassVar[str] = "documentation"

    documentations: list[DocumentationAssociation]
    """One entry per source; the writer must replace the older text from the same source."""


@dataclass(kw_only=True)
class ContainerKey(Record):
    """Identity of a container, such as a database, a schema, a folder or a project that holds other assets.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.ContainerKey"
    ASPECT_NAME: ClassVar[str] = "containerKey"

    guid: Optional[str] = None
    """Last part of the container's URN; connectors usually hash platform, instance, database and schema so
    that every run finds the same container.
    """


class FabricType(str, Enum):
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


@dataclass(kw_only=True)
class TimeStamp(Record):
    """When something happened in the source system and, if known, who caused it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.TimeStamp"

    time: int
    """Time of the event, in milliseconds since the epoch."""

    actor: Optional[str] = None
    """URN of the actor who caused the event; absent when the source does not report it."""


@dataclass(kw_only=True)
class ContainerProperties(Record):
    """Metadata of a container, such as a database, schema or folder, from the source system; written by
    ingestion.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.container.ContainerProperties"
    ASPECT_NAME: ClassVar[str] = "containerProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Unqualified name in the source system, such as `public`."""

    qualifiedName: Optional[str] = None
    """Name with all its parents, such as `sales.public`; absent when the source has none."""

    description: Optional[str] = None
    """Description from the source system; one written in the catalogue is in `editableContainerProperties`.
    """

    env: Optional[FabricType] = None
    """Environment of the container, such as `PROD`; absent when not specified."""

    created: Optional[TimeStamp] = None
    """When the asset was created in the source system, not when it was added to the catalogue."""

    lastModified: Optional[TimeStamp] = None
    """When the asset last changed in the source system, not when its metadata changed."""


@dataclass(kw_only=True)
class EditableContainerProperties(Record):
    """User-edited metadata of a container, stored separately so that ingestion does not overwrite it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.container.EditableContainerProperties"
    ASPECT_NAME: ClassVar[str] = "editableContainerProperties"

    description: Optional[str] = None
    """Description written in the catalogue; the source's own is in `containerProperties`."""


@dataclass(kw_only=True)
class RoleAssociation(Record):
    """One access role listed on an asset."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.RoleAssociation"

    urn: str
    """URN of the `role`, which is defined in an external access system, separate from the catalogue's own
    permissions.
    """


@dataclass(kw_only=True)
class Access(Record):
    """Roles that give users access to this asset; attached to datasets, dashboards and containers."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Access"
    ASPECT_NAME: ClassVar[str] = "access"

    roles: Optional[list[RoleAssociation]] = None
    """One entry per access role; absent when no roles have been recorded."""


@dataclass(kw_only=True)
class CorpGroupKey(Record):
    """Identity of a group of users, as in `urn:li:corpGroup:data-platform`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.CorpGroupKey"
    ASPECT_NAME: ClassVar[str] = "corpGroupKey"

    name: str
    """Group name from the directory (LDAP or Active Directory), percent-encoded for use in a URL and unique
    in the catalogue.
    """


@dataclass(kw_only=True)
class CorpGroupInfo(Record):
    """Metadata of a group from an identity provider or directory; written by ingestion or at sign-on."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpGroupInfo"
    ASPECT_NAME: ClassVar[str] = "corpGroupInfo"

    displayName: Optional[str] = None
    """Display name, such as `Data Engineering`; the URN has the technical id."""

    email: Optional[str] = None
    """Email address of the group in the directory, often a distribution list."""

    admins: list[str]
    """Deprecated URNs of the users owning the group; use the `ownership` aspect.

    Deprecated.
    """

    members: list[str]
    """Deprecated URNs of the members; membership is now stored on each user, in the `groupMembership` aspect.

    Deprecated.
    """

    groups: list[str]
    """Deprecated URNs of nested groups; no longer in use.

    Deprecated.
    """

    description: Optional[str] = None
    """Description of the group from the source; edits made in the catalogue go to `corpGroupEditableInfo`."""

    slack: Optional[str] = None
    """Slack channel of the group, as reported by the source."""

    created: Optional[AuditStamp] = None
    """Who created the group in the catalogue and when; deprecated, read `aspectCreated` of the system
    metadata instead.

    Deprecated.
    """


@dataclass(kw_only=True)
class CorpGroupEditableInfo(Record):
    """User-edited details of a group: description, picture and contact details."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpGroupEditableInfo"
    ASPECT_NAME: ClassVar[str] = "corpGroupEditableInfo"

    description: Optional[str] = None
    """Description of the group written in the catalogue; the ingested one is in `corpGroupInfo`."""

    pictureLink: str = "https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png"
    """URL of the group's picture; a generic avatar by default."""

    slack: Optional[str] = None
    """Slack channel where the group can be reached, for example `#data-eng`."""

    email: Optional[str] = None
    """Email address of the group, as entered in the catalogue."""


class OriginType(str, Enum):
    """Where a user or group was created.

    Wire name: `com.linkedin.common.OriginType`.
    """

    NATIVE = "NATIVE"
    """Created in the catalogue itself."""

    EXTERNAL = "EXTERNAL"
    """Created in an external system, usually an identity provider, and ingested."""


@dataclass(kw_only=True)
class Origin(Record):
    """Whether a user or group was created in the catalogue or in an identity provider."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Origin"
    ASPECT_NAME: ClassVar[str] = "origin"

    type: OriginType
    """Where the user or group was created; for `EXTERNAL`, `externalType` names the provider."""

    externalType: Optional[str] = None
    """Name of the identity provider, such as `Okta`; set only when `type` is `EXTERNAL`."""


@dataclass(kw_only=True)
class RoleMembership(Record):
    """Roles granted to a user or a group, each with its policies."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.RoleMembership"
    ASPECT_NAME: ClassVar[str] = "roleMembership"

    roles: list[str]
    """URNs of the granted roles, for example `urn:li:dataHubRole:Reader`."""


@dataclass(kw_only=True)
class CorpUserKey(Record):
    """Identity of a person or other account, as in `urn:li:corpuser:jdoe`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.CorpUserKey"
    ASPECT_NAME: ClassVar[str] = "corpUserKey"

    username: str
    """Name for signing in, usually the one in the company directory or identity provider; becomes the last
    part of the user's URN.
    """


@dataclass(kw_only=True)
class CorpUserInfo(Record):
    """Metadata of a user from a directory or identity provider: names, email, title, manager, department."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserInfo"
    ASPECT_NAME: ClassVar[str] = "corpUserInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    active: bool
    """Whether the account is in use; deprecated, read `corpUserStatus` instead."""

    displayName: Optional[str] = None
    """Display name of the user, for example `Ada Lovelace`."""

    email: Optional[str] = None
    """Email address from the directory."""

    title: Optional[str] = None
    """Job title from the directory; `corpUserEditableInfo` has the one entered by users."""

    managerUrn: Optional[str] = None
    """URN of the user's direct manager."""

    departmentId: Optional[int] = None
    """Department number in the source directory; meaningful only there."""

    departmentName: Optional[str] = None
    """Name of the user's department, in plain text."""

    firstName: Optional[str] = None
    """Given name, as in the directory."""

    lastName: Optional[str] = None
    """Family name, as in the directory."""

    fullName: Optional[str] = None
    """Given and family name joined by a space, for example `Ada Lovelace`."""

    countryCode: Optional[str] = None
    """Two-letter country code in capitals, for example `US`."""

    system: Optional[bool] = False
    """True for a system account rather than a person; false by default."""

    isSupportUser: Optional[bool] = None
    """True for support staff who signed in through the separate OIDC sign-on for support."""


@dataclass(kw_only=True)
class CorpUserEditableInfo(Record):
    """Profile of a user as edited in the catalogue, stored separately from the ingested `corpUserInfo`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserEditableInfo"
    ASPECT_NAME: ClassVar[str] = "corpUserEditableInfo"

    aboutMe: Optional[str] = None
    """Short self-description shown on the user's profile."""

    teams: list[str] = _field(default_factory=list)
    """Names of teams as plain text, for example `Metadata`; not linked to group entities."""

    skills: list[str] = _field(default_factory=list)
    """Skills of the user as plain text, for example `Machine Learning`."""

    pictureLink: str = "assets/platforms/default_avatar.png"
    """URL of the profile picture; the default is a generic avatar shipped with the web interface."""

    displayName: Optional[str] = None
    """Display name set in the catalogue, overriding the one from the identity provider."""

    title: Optional[str] = None
    """Job title entered in the catalogue, such as `Software Engineer`."""

    platforms: Optional[list[str]] = None
    """URNs of the platforms that the user works with most, such as `urn:li:dataPlatform:snowflake`."""

    persona: Optional[str] = None
    """URN of the persona, a type of user such as a business user, that fits the user's role."""

    slack: Optional[str] = None
    """Slack name of the user, for people who want to get in touch."""

    phone: Optional[str] = None
    """Phone number as free text, in any format."""

    email: Optional[str] = None
    """Email address entered in the catalogue; `corpUserInfo` has the one from the directory."""

    informationSources: Optional[list[str]] = None
    """URNs of the sources of the profile, such as the platform resource of a Slack member or Looker user."""


class UserStatus(str, Enum):
    """Lifecycle states of a user account.

    Wire name: `colophon.identity.UserStatus`.
    """

    PROVISIONED = "PROVISIONED"
    """The account was created, but the person has not signed in yet."""

    ACTIVE = "ACTIVE"
    """The person may sign in."""

    SUSPENDED = "SUSPENDED"
    """The account exists but cannot be used."""


@dataclass(kw_only=True)
class CorpUserStatus(Record):
    """Lifecycle state of a user account: provisioned, active or suspended."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserStatus"
    ASPECT_NAME: ClassVar[str] = "corpUserStatus"

    status: UserStatus
    """State of the account; a plain string on the wire."""

    lastModified: AuditStamp
    """Who last set the status, and when."""


@dataclass(kw_only=True)
class GroupMembership(Record):
    """Groups that a user belongs to according to an external directory or identity provider."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.GroupMembership"
    ASPECT_NAME: ClassVar[str] = "groupMembership"

    groups: list[str]
    """URNs of the groups; groups created in the catalogue are listed in `nativeGroupMembership` instead."""


@dataclass(kw_only=True)
class CorpUserCredentials(Record):
    """Password data of a user who signs in with a catalogue account; absent for single sign-on users."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserCredentials"
    ASPECT_NAME: ClassVar[str] = "corpUserCredentials"

    salt: str
    """Random text prepended to the password before hashing, so that equal passwords get different hashes."""

    hashedPassword: str
    """Hash of the salt and the password; the password itself is never stored."""

    passwordResetToken: Optional[str] = None
    """Token that lets one user choose a new password; only an administrator can issue it."""

    passwordResetTokenExpirationTimeMillis: Optional[int] = None
    """Milliseconds since the epoch after which `passwordResetToken` is no longer accepted."""


@dataclass(kw_only=True)
class NativeGroupMembership(Record):
    """Groups of a user that were created in the catalogue rather than ingested."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.NativeGroupMembership"
    ASPECT_NAME: ClassVar[str] = "nativeGroupMembership"

    nativeGroups: list[str]
    """URNs of the groups created in the catalogue to which the user belongs."""


@dataclass(kw_only=True)
class CorpUserAppearanceSettings(Record):
    """Appearance settings of the web interface for one user."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserAppearanceSettings"

    showSimplifiedHomepage: Optional[bool] = None
    """True limits the home page to datasets, charts and dashboards, for users who do not work on operations.
    """

    showThemeV2: Optional[bool] = None
    """True gives the user the second generation of the web interface, false the first."""


@dataclass(kw_only=True)
class CorpUserViewsSettings(Record):
    """View preferences of one user; views are saved filters over the catalogue."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserViewsSettings"

    defaultView: Optional[str] = None
    """URN of the view applied by default; absent if the user has chosen none."""


class NotificationSinkType(str, Enum):
    """Channel through which a notification is sent.

    Wire name: `com.linkedin.event.notification.NotificationSinkType`.
    """

    SLACK = "SLACK"
    """Send the notification to Slack."""

    EMAIL = "EMAIL"
    """Send the notification by email."""

    TEAMS = "TEAMS"
    """Send the notification to Microsoft Teams."""


@dataclass(kw_only=True)
class SlackNotificationSettings(Record):
    """Slack destinations for notifications: a user, channels, or both."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.event.notification.settings.SlackNotificationSettings"

    userHandle: Optional[str] = None
    """Slack handle of the user to message directly; absent for no direct messages."""

    channels: Optional[list[str]] = None
    """Slack channels to post in; absent for none."""


@dataclass(kw_only=True)
class EmailNotificationSettings(Record):
    """Email settings for notifications to a user or a group."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.event.notification.settings.EmailNotificationSettings"

    email: str
    """Email address of the user or group; required if email settings are given."""


@dataclass(kw_only=True)
class NotificationSettings(Record):
    """Channels on which a user, a group or a subscription receives notifications, with the destination for
    each.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.event.notification.settings.NotificationSettings"

    sinkTypes: list[NotificationSinkType]
    """Enabled channels, out of `SLACK`, `EMAIL` and `TEAMS`; each message goes to all of those listed."""

    slackSettings: Optional[SlackNotificationSettings] = None
    """Slack user and channels to notify, used when `sinkTypes` includes `SLACK`."""

    emailSettings: Optional[EmailNotificationSettings] = None
    """Email address to notify, used when `sinkTypes` includes `EMAIL`."""


@dataclass(kw_only=True)
class CorpUserHomePageSettings(Record):
    """A user's personal home page: its layout and the announcements already dismissed."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserHomePageSettings"

    pageTemplate: Optional[str] = None
    """URN of the page template of the user's home page; when absent, the default for all users applies."""

    dismissedAnnouncements: Optional[list[str]] = None
    """URNs of announcements that the user has dismissed."""


@dataclass(kw_only=True)
class CorpUserLocaleSettings(Record):
    """Language preference of one user."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserLocaleSettings"

    language: Optional[str] = None
    """Language of the web interface as a BCP 47 tag, for example `en` or `de`."""


@dataclass(kw_only=True)
class CorpUserSettings(Record):
    """Preferences that a user sets in the web interface: appearance, default view, notifications, home page,
    language.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserSettings"
    ASPECT_NAME: ClassVar[str] = "corpUserSettings"

    appearance: CorpUserAppearanceSettings
    """Appearance of the web interface; the only required group of settings."""

    views: Optional[CorpUserViewsSettings] = None
    """View preferences of the user, such as the default view."""

    notificationSettings: Optional[NotificationSettings] = None
    """Where the user receives notifications, for example by email or on Slack."""

    homePage: Optional[CorpUserHomePageSettings] = None
    """Layout of the user's home page and announcements dismissed there."""

    locale: Optional[CorpUserLocaleSettings] = None
    """The user's language for the web interface; absent when none has been chosen."""


@dataclass(kw_only=True)
class SlackUserInfo(Record):
    """Slack profile of a person, copied from the Slack API to link a catalogue user to a workspace member."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataplatform.slack.SlackUserInfo"
    ASPECT_NAME: ClassVar[str] = "slackUserInfo"

    slackInstance: str
    """URN of the `dataPlatformInstance` that represents the Slack workspace."""

    id: str
    """Slack member id, such as `U012AB3CD`, which stays the same when the person is renamed."""

    name: str
    """Slack handle without the at sign, such as `jdoe`."""

    realName: str
    """Full name in the Slack profile."""

    displayName: str
    """Name shown next to messages in Slack, often shorter than `realName`."""

    email: Optional[str] = None
    """Email address in the Slack profile; absent when Slack does not disclose it."""

    teamId: str
    """Slack's id of the workspace, such as `T012AB3C4`."""

    isDeleted: bool
    """True once the Slack account has been deactivated."""

    isAdmin: bool
    """True for administrators of the Slack workspace; unrelated to permissions in the catalogue."""

    isOwner: bool
    """True for owners of the Slack workspace; unrelated to ownership of assets."""

    isPrimaryOwner: bool
    """True for the primary owner of the Slack workspace."""

    isBot: bool
    """True when the account belongs to an app rather than a person."""

    timezone: Optional[str] = None
    """Time zone set in Slack, such as `Europe/Paris`."""

    timezoneOffset: Optional[int] = None
    """Difference between the member's time zone and UTC, in seconds as the Slack API gives it."""

    title: Optional[str] = None
    """Job title from the Slack profile, such as `Data engineer`."""

    phone: Optional[str] = None
    """Phone number from the Slack profile, as the member entered it."""

    profilePictureUrl: Optional[str] = None
    """URL of the avatar image shown in Slack."""

    statusText: Optional[str] = None
    """Custom status message at the time of ingestion, such as `On holiday`."""

    statusEmoji: Optional[str] = None
    """Emoji code of the custom status, such as `:palm_tree:`."""

    lastUpdatedSeconds: Optional[int] = None
    """Time of the latest change to the member's profile, in seconds (not milliseconds) since the epoch."""


@dataclass(kw_only=True)
class DashboardKey(Record):
    """Identity of a dashboard: its tool and its id there, as in `urn:li:dashboard:(looker,77)`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DashboardKey"
    ASPECT_NAME: ClassVar[str] = "dashboardKey"

    dashboardTool: str
    """Lower-case name of the tool that hosts the dashboard, for example `looker`, `tableau` or `superset`; a
    plain name, not a platform URN.
    """

    dashboardId: str
    """Id of the dashboard, unique across every deployment of the same tool; prefix the host where ids may
    clash, as in `looker.acme.com/dashboards/77`.
    """


@dataclass(kw_only=True)
class DashboardUserUsageCounts(Record):
    """How often one user viewed and ran the dashboard; an element of `userCounts` in its usage statistics."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dashboard.DashboardUserUsageCounts"

    user: str
    """URN of the user whose activity is counted."""

    viewsCount: Optional[int] = None
    """Views by this user, within the period of the enclosing statistics."""

    executionsCount: Optional[int] = None
    """Refreshes of the dashboard started by this user."""

    usageCount: Optional[int] = None
    """Combined measure of the user's activity, counting views and runs equally."""

    userEmail: Optional[str] = None
    """Email address of the user in the source; if set, ingestion tries to resolve it to a user URN."""


@dataclass(kw_only=True)
class DashboardUsageStatistics(Record):
    """Views, runs and users of a dashboard, for one time bucket, or in total if `eventGranularity` is absent.
    Experimental, so it may change.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dashboard.DashboardUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "dashboardUsageStatistics"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    viewsCount: Optional[int] = None
    """Number of times users opened the dashboard, in the bucket or in total."""

    executionsCount: Optional[int] = None
    """Number of times the dashboard was run, that is, refreshed or synchronised."""

    uniqueUserCount: Optional[int] = None
    """Number of distinct users, within the period of the statistics."""

    userCounts: Optional[list[DashboardUserUsageCounts]] = None
    """Views and runs per user, one element for each."""

    favoritesCount: Optional[int] = None
    """Number of times users marked the dashboard as a favourite."""

    lastViewedAt: Optional[int] = None
    """Latest view, in milliseconds since the epoch; omit it from bucketed statistics."""


@dataclass(kw_only=True)
class DashboardInfo(Record):
    """Metadata of a dashboard from the reporting tool: title, link, charts and datasets, last refresh."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dashboard.DashboardInfo"
    ASPECT_NAME: ClassVar[str] = "dashboardInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    title: str
    """Title of the dashboard in its source tool."""

    description: str
    """Text on the dashboard from the source tool, possibly empty; edits in the catalogue go to
    `editableDashboardProperties`.
    """

    charts: list[str] = _field(default_factory=list)
    """Deprecated URNs of the charts on the dashboard; use `chartEdges`.

    Deprecated.
    """

    chartEdges: Optional[list[Edge]] = None
    """Charts that the dashboard contains, one edge each."""

    datasets: list[str] = _field(default_factory=list)
    """Deprecated URNs of datasets that the dashboard reads; use `datasetEdges`.

    Deprecated.
    """

    datasetEdges: Optional[list[Edge]] = None
    """Datasets that the dashboard reads directly, one edge each; datasets read by its charts are recorded on
    the charts.
    """

    dashboards: list[Edge] = _field(default_factory=list)
    """Dashboards nested in this one, as in a Power BI app; leave `sourceUrn` of each edge unset, since the
    start is always this dashboard.
    """

    lastModified: ChangeAuditStamps
    """When the dashboard was created, last changed and deleted in the source tool, and by whom."""

    dashboardUrl: Optional[str] = None
    """Link that opens the dashboard in its own tool."""

    access: Optional[AccessLevel] = None
    """Whether the dashboard is public or private in the source tool."""

    lastRefreshed: Optional[int] = None
    """When the dashboard's data was last refreshed, in milliseconds since the epoch."""


@dataclass(kw_only=True)
class EditableDashboardProperties(Record):
    """User-edited description of a dashboard, unaffected by later ingestion runs."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dashboard.EditableDashboardProperties"
    ASPECT_NAME: ClassVar[str] = "editableDashboardProperties"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: Optional[str] = None
    """Documentation written in the catalogue; the ingested text stays in `dashboardInfo`."""


@dataclass(kw_only=True)
class DataContractKey(Record):
    """Identity of a data contract, the set of promises (schema, freshness, quality) made about a dataset."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataContractKey"
    ASPECT_NAME: ClassVar[str] = "dataContractKey"

    id: str
    """Last part of the contract's URN, unique among contracts; any stable string or UUID."""


@dataclass(kw_only=True)
class SchemaContract(Record):
    """Schema clause of a contract, the columns that consumers may rely on; the check is defined in an
    assertion.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.datacontract.SchemaContract"

    assertion: str
    """URN of the schema assertion that must pass."""


@dataclass(kw_only=True)
class FreshnessContract(Record):
    """Freshness clause of a contract, such as new data every day; the check is defined in an assertion."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datacontract.FreshnessContract"

    assertion: str
    """URN of the freshness assertion that must pass."""


@dataclass(kw_only=True)
class DataQualityContract(Record):
    """One data quality clause of a contract, such as no nulls in a column; the check is defined in an
    assertion.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.datacontract.DataQualityContract"

    assertion: str
    """URN of the table or column assertion that must pass."""


@dataclass(kw_only=True)
class DataContractProperties(Record):
    """Contract on a dataset, made up of assertions on its schema, freshness and data quality."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datacontract.DataContractProperties"
    ASPECT_NAME: ClassVar[str] = "dataContractProperties"

    entity: str
    """URN of the dataset that the contract covers; other kinds of entity are not supported yet."""

    schema: Optional[list[SchemaContract]] = None
    """Assertions on the columns; a dataset's contract has at most one."""

    freshness: Optional[list[FreshnessContract]] = None
    """Assertions on how recent the data is; a dataset's contract has at most one."""

    dataQuality: Optional[list[DataQualityContract]] = None
    """Assertions on the data itself, for the table or for single columns; any number."""

    rawContract: Optional[str] = None
    """The whole contract as YAML text; optional, in addition to the structured lists."""


class DataContractState(str, Enum):
    """States of a data contract.

    Wire name: `com.linkedin.datacontract.DataContractState`.
    """

    ACTIVE = "ACTIVE"
    """The contract is in force and its assertions apply."""

    PENDING = "PENDING"
    """The contract has been defined but is not in force yet."""


@dataclass(kw_only=True)
class DataContractStatus(Record):
    """Current state of the data contract."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datacontract.DataContractStatus"
    ASPECT_NAME: ClassVar[str] = "dataContractStatus"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    state: DataContractState
    """Whether the contract is in force (`ACTIVE`) or not yet (`PENDING`)."""


@dataclass(kw_only=True)
class DataFlowKey(Record):
    """Identity of a pipeline or workflow, such as an Airflow DAG:
    `urn:li:dataFlow:(airflow,daily_load,prod)`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataFlowKey"
    ASPECT_NAME: ClassVar[str] = "dataFlowKey"

    orchestrator: str
    """Plain name of the scheduler or workflow engine that runs the flow, for example `airflow`, `azkaban` or
    `dagster`.
    """

    flowId: str
    """Id of the flow in its orchestrator, for example an Airflow DAG id."""

    cluster: str
    """Environment or cluster in which the flow runs, for example `prod`; the same flow on two clusters is two
    entities.
    """


@dataclass(kw_only=True)
class VersionInfo(Record):
    """Version of a job's code, so that a run can be traced to what was deployed."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.VersionInfo"
    ASPECT_NAME: ClassVar[str] = "versionInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    version: str
    """Version, such as a git commit hash or an MD5 sum of the code."""

    versionType: str
    """Type of value in `version`, for example a git hash or an MD5 hash."""


@dataclass(kw_only=True)
class DataFlowInfo(Record):
    """Metadata of a pipeline, such as an Airflow DAG, from the orchestrator: name, description, project,
    environment.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.DataFlowInfo"
    ASPECT_NAME: ClassVar[str] = "dataFlowInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name of the pipeline, for example the DAG id."""

    description: Optional[str] = None
    """Documentation of the pipeline from the orchestrator; edits in the catalogue go to
    `editableDataFlowProperties`.
    """

    project: Optional[str] = None
    """Project or namespace of the pipeline in the orchestrator."""

    created: Optional[TimeStamp] = None
    """When the asset was created in the source system, not when it was added to the catalogue."""

    lastModified: Optional[TimeStamp] = None
    """When the asset last changed in the source system, not when its metadata changed."""

    env: Optional[FabricType] = None
    """Environment in which the pipeline runs, for example `PROD`."""


@dataclass(kw_only=True)
class EditableDataFlowProperties(Record):
    """Description of a pipeline as edited by users, stored separately so that ingestion does not overwrite
    it.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.EditableDataFlowProperties"
    ASPECT_NAME: ClassVar[str] = "editableDataFlowProperties"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: Optional[str] = None
    """Documentation written in the catalogue; the ingested text stays in `dataFlowInfo`."""


@dataclass(kw_only=True)
class DataHubAccessTokenKey(Record):
    """Identity of a personal or service access token; contains a hash, never the token."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubAccessTokenKey"
    ASPECT_NAME: ClassVar[str] = "dataHubAccessTokenKey"

    id: str
    """SHA-256 hash of the JWT's signature, so that a presented token can be looked up without its text being
    stored.
    """


@dataclass(kw_only=True)
class DataHubAccessTokenInfo(Record):
    """An access token for the API: the actor it acts for, who created it and when it expires; the secret
    itself is not stored here.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.access.token.DataHubAccessTokenInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubAccessTokenInfo"

    name: str
    """Name given to the token by its creator, such as `nightly ingestion`."""

    actorUrn: str
    """URN of the user or service that requests with the token act as."""

    ownerUrn: str
    """URN of the creator of the token, which can differ from `actorUrn`."""

    createdAt: int
    """When the token was generated, in milliseconds since the epoch."""

    expiresAt: Optional[int] = None
    """When the token expires, in milliseconds since the epoch; absent means it never expires."""

    description: Optional[str] = None
    """Description of what the token is for."""


@dataclass(kw_only=True)
class DataHubActionKey(Record):
    """Identity of an action pipeline, a process that listens to change events and reacts to them."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubActionKey"
    ASPECT_NAME: ClassVar[str] = "dataHubActionKey"

    id: str
    """Last part of the action's URN; set by the caller, or generated when absent."""


@dataclass(kw_only=True)
class DataHubConnectionKey(Record):
    """Identity of a stored connection, the details for connecting to an external system."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubConnectionKey"
    ASPECT_NAME: ClassVar[str] = "dataHubConnectionKey"

    id: str
    """Last part of the connection's URN; connections that code looks up by name have a fixed, readable id."""


class DataHubConnectionDetailsType(str, Enum):
    """Encodings in which connection details can be stored.

    Wire name: `com.linkedin.connection.DataHubConnectionDetailsType`.
    """

    JSON = "JSON"
    """The details are one JSON document, kept in the field `json`."""


@dataclass(kw_only=True)
class DataHubJsonConnection(Record):
    """Container for the details of a connection, stored as encrypted JSON."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.connection.DataHubJsonConnection"

    encryptedBlob: str
    """Ciphertext of the JSON document; unreadable without the server's key."""


@dataclass(kw_only=True)
class DataHubConnectionDetails(Record):
    """Stored, reusable connection to an external system, such as a Slack workspace, with its details
    encrypted.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.connection.DataHubConnectionDetails"
    ASPECT_NAME: ClassVar[str] = "dataHubConnectionDetails"

    type: DataHubConnectionDetailsType
    """Encoding of the details; `JSON` is the only one so far."""

    name: Optional[str] = None
    """Display name of the connection."""

    json: Optional[DataHubJsonConnection] = None
    """The details as an encrypted JSON document; set when `type` is `JSON`."""


@dataclass(kw_only=True)
class ExecutionRequestKey(Record):
    """Identity of an execution request, for example to run an ingestion source immediately."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.ExecutionRequestKey"
    ASPECT_NAME: ClassVar[str] = "dataHubExecutionRequestKey"

    id: str
    """Last part of the request's URN; doubles as the id of the ingestion run when the task is one."""


@dataclass(kw_only=True)
class ExecutionRequestSource(Record):
    """Trigger of an execution request; part of its input."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.execution.ExecutionRequestSource"

    type: str
    """Type of trigger as a string, for example `INGESTION_SOURCE` when a saved recipe is run."""

    ingestionSource: Optional[str] = None
    """URN of the `dataHubIngestionSource` that is run; set when `type` is `INGESTION_SOURCE`."""


class CliVersionSource(str, Enum):
    """Rules for choosing the client version, in order of precedence.

    Wire name: `com.linkedin.execution.CliVersionSource`.
    """

    SOURCE_CONFIG_OVERRIDE = "SOURCE_CONFIG_OVERRIDE"
    """First rule: the ingestion source's own configuration names a version."""

    MATRIX_COHORT = "MATRIX_COHORT"
    """Second rule: this deployment is listed in a cohort of the version matrix, and the cohort sets the
    version.
    """

    MATRIX_CONNECTOR_DEFAULT = "MATRIX_CONNECTOR_DEFAULT"
    """Third rule: the version matrix has a default entry, `_default`, for the connector."""

    APPLICATION_DEFAULT = "APPLICATION_DEFAULT"
    """Last rule: the server-wide `defaultCliVersion` from its `application.yaml`, when nothing else applied.
    """


@dataclass(kw_only=True)
class CliVersionAudit(Record):
    """How the version of the ingestion client was chosen for an execution, and by which server; the version
    itself is in `args.version`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.execution.CliVersionAudit"

    source: CliVersionSource
    """Rule that determined the client version; rules are tried from the most to the least specific."""

    serverVersion: Optional[str] = None
    """Version of the catalogue server that made the choice, whichever rule applied."""


@dataclass(kw_only=True)
class ExecutionRequestInput(Record):
    """Input of an execution request: the task, its arguments, the executor and the requester."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.execution.ExecutionRequestInput"
    ASPECT_NAME: ClassVar[str] = "dataHubExecutionRequestInput"

    task: str
    """Task to run: `RUN_INGEST` starts an ingestion run; other names depend on the executor."""

    args: dict[str, str]
    """Task arguments as strings, for example `recipe` and `version` for an ingestion run."""

    executorId: str
    """Executor that should run the request; `default` for the standard one."""

    source: ExecutionRequestSource
    """What triggered the request, such as an ingestion source."""

    requestedAt: int
    """When the request was made, in milliseconds since the epoch; the run itself starts later."""

    actorUrn: Optional[str] = None
    """URN of the user or service that requested the run; may be absent, for example on older requests."""

    cliVersionAudit: Optional[CliVersionAudit] = None
    """Why the client version in `args.version` was chosen; absent on requests made before this was recorded.
    """


@dataclass(kw_only=True)
class ExecutionRequestSignal(Record):
    """Signal to a running execution, usually to stop it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.execution.ExecutionRequestSignal"
    ASPECT_NAME: ClassVar[str] = "dataHubExecutionRequestSignal"

    signal: str
    """Name of the signal; `KILL` stops the task."""

    executorId: Optional[str] = None
    """Executor that should receive the signal, which is the one running the task; the default executor when
    absent.
    """

    createdAt: AuditStamp
    """When the signal was sent and by whom."""


@dataclass(kw_only=True)
class StructuredExecutionReport(Record):
    """Machine-readable report: its type, its content as a string and the format of that string."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.execution.StructuredExecutionReport"

    type: str
    """Type of report, which determines how to interpret the content, for example `TEST_CONNECTION_REPORT`."""

    serializedValue: str
    """Content of the report as a string in the format given by `contentType`."""

    contentType: str
    """Media type of `serializedValue`, for example `application/json`; a suffix such as `;gzip` indicates
    compression.
    """


@dataclass(kw_only=True)
class ExecutionRequestResult(Record):
    """Result of an execution: status, report, start and duration; the executor may write it several times
    while the task runs.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.execution.ExecutionRequestResult"
    ASPECT_NAME: ClassVar[str] = "dataHubExecutionRequestResult"

    status: str
    """Free string rather than an enum; usual values are `RUNNING`, `SUCCESS`, `FAILURE` and `CANCELLED`."""

    report: Optional[str] = None
    """Human-readable log and summary; see `structuredReport` for the machine-readable form."""

    structuredReport: Optional[StructuredExecutionReport] = None
    """Machine-readable report; absent when the task produced none."""

    startTimeMs: Optional[int] = None
    """Start of the run, in milliseconds since the epoch; for the time of the request, see `requestedAt` in
    the input.
    """

    durationMs: Optional[int] = None
    """Duration of the run in milliseconds; absent when it has not been reported."""


@dataclass(kw_only=True)
class DataHubFileKey(Record):
    """Identity of a file uploaded to the catalogue, for example an image placed in documentation."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubFileKey"
    ASPECT_NAME: ClassVar[str] = "dataHubFileKey"

    id: str
    """Last part of the uploaded file's URN; unlike the file name, unique to each upload."""


@dataclass(kw_only=True)
class BucketStorageLocation(Record):
    """Bucket and key of an uploaded file in object storage."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.file.BucketStorageLocation"

    storageBucket: str
    """Name of the bucket, such as an S3 bucket assigned to the catalogue."""

    storageKey: str
    """Object key within the bucket, such as `uploads/diagram.png`."""


class FileUploadScenario(str, Enum):
    """Purposes for which a file can be uploaded.

    Wire name: `com.linkedin.file.FileUploadScenario`.
    """

    ASSET_DOCUMENTATION = "ASSET_DOCUMENTATION"
    """The file appears in the documentation text of an asset."""

    ASSET_DOCUMENTATION_LINKS = "ASSET_DOCUMENTATION_LINKS"
    """The file appears among an asset's documentation links."""


@dataclass(kw_only=True)
class DataHubFileInfo(Record):
    """A file that a user uploaded for use in the catalogue, such as an image in documentation: its location,
    type and purpose.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.file.DataHubFileInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubFileInfo"

    bucketStorageLocation: BucketStorageLocation
    """Bucket and key of the file's contents."""

    originalFileName: str
    """Name of the file on the user's computer, such as `diagram.png`; the stored key may differ."""

    mimeType: str
    """Media type of the contents, such as `image/png`."""

    sizeInBytes: int
    """Size of the contents, in bytes."""

    scenario: FileUploadScenario
    """Purpose of the upload, such as an asset's documentation."""

    referencedByAsset: Optional[str] = None
    """URN of the asset whose documentation shows the file; absent when it belongs to none."""

    schemaField: Optional[str] = None
    """URN of the schema field whose documentation shows the file; absent when it belongs to none."""

    created: AuditStamp
    """Who uploaded the file, and when. Deprecated: read `systemMetadata.aspectCreated`.

    Deprecated.
    """

    contentHash: Optional[str] = None
    """SHA-256 digest of the contents; absent when none was computed."""


@dataclass(kw_only=True)
class DataHubIngestionSourceKey(Record):
    """Identity of an ingestion source, a saved recipe with its schedule."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubIngestionSourceKey"
    ASPECT_NAME: ClassVar[str] = "dataHubIngestionSourceKey"

    id: str
    """Last part of the ingestion source's URN; a UUID when made on the server, or a fixed name from the
    caller.
    """


@dataclass(kw_only=True)
class DataHubIngestionSourceSchedule(Record):
    """Schedule on which an ingestion source runs."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ingestion.DataHubIngestionSourceSchedule"

    interval: str
    """Cron expression of the schedule, for example `0 3 * * *` for 3 a.m. every day."""

    timezone: str
    """Time zone of `interval` from the tz database, for example `America/Los_Angeles`."""


@dataclass(kw_only=True)
class DataHubIngestionSourceConfig(Record):
    """Configuration of an ingestion source: its recipe, the client version, the executor and extra arguments.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ingestion.DataHubIngestionSourceConfig"

    recipe: str
    """The recipe as JSON text: source, transformers and sink of the ingestion run."""

    version: Optional[str] = None
    """Version of the ingestion client on PyPI to run the recipe with; absent for no specific version."""

    executorId: Optional[str] = None
    """Id of the executor that runs the ingestion, for example `default`."""

    debugMode: Optional[bool] = None
    """True writes debug messages to the log of the ingestion run."""

    extraArgs: Optional[dict[str, str]] = None
    """Additional arguments for the ingestion run, as string key-value pairs."""


class DataHubIngestionSourceSourceType(str, Enum):
    """Possible origins of an ingestion source.

    Wire name: `com.linkedin.ingestion.DataHubIngestionSourceSourceType`.
    """

    SYSTEM = "SYSTEM"
    """The catalogue itself created the source for internal work, such as search indexing or computing
    features.
    """


@dataclass(kw_only=True)
class DataHubIngestionSourceSource(Record):
    """Origin of an ingestion source that was not created by users."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ingestion.DataHubIngestionSourceSource"

    type: DataHubIngestionSourceSourceType
    """Type of origin; `SYSTEM` is the only one."""


@dataclass(kw_only=True)
class DataHubIngestionSourceInfo(Record):
    """An ingestion source configured in the catalogue: its name, type, schedule and configuration."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ingestion.DataHubIngestionSourceInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubIngestionSourceInfo"

    name: str
    """Display name, such as `Warehouse, nightly`."""

    type: str
    """Connector to run, for example `mysql` or `bigquery`; it should equal the source type in the recipe."""

    platform: Optional[str] = None
    """URN of the data platform that the source reads from."""

    schedule: Optional[DataHubIngestionSourceSchedule] = None
    """Schedule of the source; when absent, it runs only on request."""

    config: DataHubIngestionSourceConfig
    """Recipe and run parameters of the source."""

    source: Optional[DataHubIngestionSourceSource] = None
    """Origin of the definition, such as the system itself; absent for sources created in the web interface or
    with the CLI.
    """


@dataclass(kw_only=True)
class DataHubOpenAPISchemaKey(Record):
    """Identity of an internal entity that adds the `systemMetadata` type to the generated OpenAPI schema; it
    has no catalogue content.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubOpenAPISchemaKey"
    ASPECT_NAME: ClassVar[str] = "dataHubOpenAPISchemaKey"

    id: str
    """Last part of the schema entity's URN; irrelevant outside API generation."""


@dataclass(kw_only=True)
class SystemMetadata(Record):
    """Metadata about an aspect write: the ingestion run that wrote it, when it was last observed, and its
    versions.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.mxe.SystemMetadata"
    ASPECT_NAME: ClassVar[str] = "systemMetadata"

    lastObserved: Optional[int] = 0
    """Milliseconds since the epoch at which a source last reported the aspect, changed or not; 0 when
    unknown.
    """

    runId: Optional[str] = "no-run-id-provided"
    """Ingestion run that first produced the aspect; `no-run-id-provided` for writes outside a run."""

    lastRunId: Optional[str] = "no-run-id-provided"
    """Most recent ingestion run that produced the aspect; `no-run-id-provided` for writes outside a run."""

    pipelineName: Optional[str] = None
    """Stable name of the ingestion pipeline, the same from run to run, unlike `runId`."""

    registryName: Optional[str] = None
    """Name of the model registry used when the change was processed."""

    registryVersion: Optional[str] = None
    """Version of the model registry named in `registryName`."""

    properties: Optional[dict[str, str]] = None
    """Additional string key-value pairs about the write."""

    version: Optional[str] = None
    """Version number of the aspect, as a string so that the numbering can change, for example `3`."""

    schemaVersion: Optional[int] = None
    """Schema version of the aspect in which the value was written; absent counts as 1. Used by migrations."""

    aspectCreated: Optional[AuditStamp] = None
    """Who first wrote the aspect on this entity and when."""

    aspectModified: Optional[AuditStamp] = None
    """Who last changed the aspect's value and when."""


@dataclass(kw_only=True)
class DataHubPageModuleKey(Record):
    """Identity of a page module, one building block of a home page or an asset summary, such as a list of
    links.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubPageModuleKey"
    ASPECT_NAME: ClassVar[str] = "dataHubPageModuleKey"

    id: str
    """Last part of the module's URN; page templates refer to the module by that URN."""


class DataHubPageModuleType(str, Enum):
    """Kinds of module that a page can contain, each with its own content and drawing.

    Wire name: `com.linkedin.module.DataHubPageModuleType`.
    """

    LINK = "LINK"
    """A link to some address, with optional picture and text, set in `linkParams`."""

    RICH_TEXT = "RICH_TEXT"
    """A block of formatted text, set in `richTextParams`, for announcements or guidance."""

    ASSET_COLLECTION = "ASSET_COLLECTION"
    """A curated or filtered list of assets, set in `assetCollectionParams`."""

    HIERARCHY = "HIERARCHY"
    """A tree of entities to browse, set in `hierarchyViewParams`."""

    OWNED_ASSETS = "OWNED_ASSETS"
    """Assets owned by the current user."""

    DOMAINS = "DOMAINS"
    """The top domains of the catalogue."""

    ASSETS = "ASSETS"
    """Assets belonging to the entity whose page is shown, such as those of a domain."""

    OUTPUT_PORTS = "OUTPUT_PORTS"
    """Assets that a data product offers to consumers, those with `outputPort` set."""

    CHILD_HIERARCHY = "CHILD_HIERARCHY"
    """Tree of the children of the entity whose page is shown, a domain or a glossary item."""

    DATA_PRODUCTS = "DATA_PRODUCTS"
    """Data products assigned to the domain whose page is shown."""

    SUB_DATA_PRODUCTS = "SUB_DATA_PRODUCTS"
    """Data products that name the current one as their `parentDataProduct`."""

    RELATED_TERMS = "RELATED_TERMS"
    """Glossary terms linked to the term whose page is shown."""

    PLATFORMS = "PLATFORMS"
    """Data platforms, such as Snowflake or Kafka, with entities in the catalogue."""

    LINEAGE = "LINEAGE"
    """Upstream and downstream graph of the asset whose page is shown."""

    COLUMNS = "COLUMNS"
    """Columns in the schema of the dataset whose page is shown."""

    SEMANTIC_MODEL_DATASETS = "SEMANTIC_MODEL_DATASETS"
    """Datasets that the semantic model on the page is built on."""

    SEMANTIC_MODEL_METRICS = "SEMANTIC_MODEL_METRICS"
    """Metrics that the semantic model on the page defines."""

    SEMANTIC_MODEL_RELATIONSHIPS = "SEMANTIC_MODEL_RELATIONSHIPS"
    """Relationships that the semantic model on the page declares."""

    SEMANTIC_MODEL_DIMENSIONS = "SEMANTIC_MODEL_DIMENSIONS"
    """Dimensions by which the semantic model on the page can be sliced."""

    AI_CONTEXT = "AI_CONTEXT"
    """Synonyms, instructions and examples recorded for AI agents that work with the asset."""

    METRIC_SQL = "METRIC_SQL"
    """SQL expression by which the metric on the page is computed."""

    RELATED_METRICS = "RELATED_METRICS"
    """Other metrics connected with the one on the page."""

    UNKNOWN = "UNKNOWN"
    """Type unknown to the running version, after a rollback or data corruption."""


class PageModuleScope(str, Enum):
    """Audience of a module: its creator or everyone.

    Wire name: `com.linkedin.module.PageModuleScope`.
    """

    PERSONAL = "PERSONAL"
    """Belongs to a single user and is not offered to others."""

    GLOBAL = "GLOBAL"
    """Every user of the catalogue can find it and put it on a page."""


@dataclass(kw_only=True)
class DataHubPageModuleVisibility(Record):
    """Audience of a page module."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.module.DataHubPageModuleVisibility"

    scope: PageModuleScope
    """`PERSONAL` for one user's own module, `GLOBAL` for one that all users can find and place."""


@dataclass(kw_only=True)
class LinkModuleParams(Record):
    """Content of a `LINK` module: an address with optional picture and text."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.module.LinkModuleParams"

    linkUrl: str
    """URL that opens when the module is clicked."""

    imageUrl: Optional[str] = None
    """URL of a picture shown with the link; absent if there is none."""

    description: Optional[str] = None
    """Short text shown with the link; absent if there is none."""


@dataclass(kw_only=True)
class RichTextModuleParams(Record):
    """Content of a `RICH_TEXT` module, the text to be drawn."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.module.RichTextModuleParams"

    content: str
    """Formatted text of the module, as the text editor stores it."""


@dataclass(kw_only=True)
class AssetCollectionModuleParams(Record):
    """Content of an `ASSET_COLLECTION` module: manually selected assets, or a filter that selects them."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.module.AssetCollectionModuleParams"

    assetUrns: list[str]
    """URNs of the manually selected assets; required, so an empty list when a filter selects them."""

    dynamicFilterJson: Optional[str] = None
    """Condition built in the editor, as JSON in a string, so that the editor can show it again; queries use
    flat filters derived from it.
    """


@dataclass(kw_only=True)
class HierarchyModuleParams(Record):
    """Content of a `HIERARCHY` module: the roots of the tree and the entities listed along with it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.module.HierarchyModuleParams"

    assetUrns: Optional[list[str]] = None
    """URNs of the entities from which the tree starts, such as domains or glossary nodes."""

    showRelatedEntities: bool
    """True also lists the entities related to the nodes of the tree, narrowed by `relatedEntitiesFilterJson`.
    """

    relatedEntitiesFilterJson: Optional[str] = None
    """Condition on the related entities, as JSON in a string, so that the editor can show it again; queries
    use flat filters derived from it.
    """


@dataclass(kw_only=True)
class DataHubPageModuleParams(Record):
    """Type-specific settings of a page module; fill in the one member that goes with the module's `type`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.module.DataHubPageModuleParams"

    linkParams: Optional[LinkModuleParams] = None
    """Target, picture and text of a link; to be set when the type is `LINK`."""

    richTextParams: Optional[RichTextModuleParams] = None
    """Text to show; to be set when the type is `RICH_TEXT`."""

    assetCollectionParams: Optional[AssetCollectionModuleParams] = None
    """Selection of assets to show; to be set when the type is `ASSET_COLLECTION`."""

    hierarchyViewParams: Optional[HierarchyModuleParams] = None
    """Roots and filters of the tree to show; to be set when the type is `HIERARCHY`."""


@dataclass(kw_only=True)
class DataHubPageModuleProperties(Record):
    """Name, type, content and audience of a module, one block on a home or summary page."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.module.DataHubPageModuleProperties"
    ASPECT_NAME: ClassVar[str] = "dataHubPageModuleProperties"

    name: str
    """Heading shown above the module."""

    type: DataHubPageModuleType
    """Kind of content, which decides how the module is drawn and which member of `params` it reads."""

    visibility: DataHubPageModuleVisibility
    """Whether the module is personal or visible to everyone."""

    params: DataHubPageModuleParams
    """Settings for the chosen `type`; the record is empty for types that need none."""

    created: AuditStamp
    """Time of creation, with the URN of the user who made the module.

    Deprecated.
    """

    lastModified: AuditStamp
    """Time of the latest change, with the URN of the user who made it.

    Deprecated.
    """


@dataclass(kw_only=True)
class DataHubPageTemplateKey(Record):
    """Identity of a page template, the arrangement of modules on a home page or an asset summary."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubPageTemplateKey"
    ASPECT_NAME: ClassVar[str] = "dataHubPageTemplateKey"

    id: str
    """Last part of the template's URN, unique among page templates."""


@dataclass(kw_only=True)
class DataHubPageTemplateRow(Record):
    """Modules shown side by side on a page."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateRow"

    modules: list[str]
    """URNs of the page modules in the row, from left to right."""


class SummaryElementType(str, Enum):
    """Properties that the header of an asset's summary page can show.

    Wire name: `com.linkedin.template.SummaryElementType`.
    """

    CREATED = "CREATED"
    """Shows when the asset was created."""

    LAST_MODIFIED = "LAST_MODIFIED"
    """Shows when the asset last changed."""

    LAST_INGESTED = "LAST_INGESTED"
    """Shows when an ingestion run last wrote the asset's metadata."""

    TAGS = "TAGS"
    """Shows the tags attached to the asset."""

    GLOSSARY_TERMS = "GLOSSARY_TERMS"
    """Shows the glossary terms attached to the asset."""

    OWNERS = "OWNERS"
    """Shows the users and groups that own the asset."""

    DOMAIN = "DOMAIN"
    """Shows the domain the asset is assigned to."""

    STRUCTURED_PROPERTY = "STRUCTURED_PROPERTY"
    """Shows the asset's value of the property named in `structuredPropertyUrn`."""

    DOCUMENT_STATUS = "DOCUMENT_STATUS"
    """Shows whether a document is published."""

    DOCUMENT_TYPE = "DOCUMENT_TYPE"
    """Shows what type of document the asset is."""

    SEMANTIC_MODEL = "SEMANTIC_MODEL"
    """Shows the semantic model the asset belongs to."""


@dataclass(kw_only=True)
class SummaryElement(Record):
    """One property in the header of an asset's summary page."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.template.SummaryElement"

    elementType: SummaryElementType
    """Which property to show, for example `OWNERS` or `TAGS`."""

    structuredPropertyUrn: Optional[str] = None
    """URN naming the property whose value appears, mandatory with `STRUCTURED_PROPERTY`; leave absent for
    other element types.
    """


@dataclass(kw_only=True)
class DataHubPageTemplateAssetSummary(Record):
    """Part of a page template that applies to asset summary pages only."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateAssetSummary"

    summaryElements: Optional[list[SummaryElement]] = None
    """Properties in the header of the summary page, in order of display."""


class PageTemplateSurfaceType(str, Enum):
    """Kinds of page that a template can lay out.

    Wire name: `com.linkedin.template.PageTemplateSurfaceType`.
    """

    HOME_PAGE = "HOME_PAGE"
    """Layout of the first page users see."""

    ASSET_SUMMARY = "ASSET_SUMMARY"
    """Layout of an asset's summary page, including the header set in `assetSummary`."""


@dataclass(kw_only=True)
class DataHubPageTemplateSurface(Record):
    """Place in the user interface where a page template applies."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateSurface"

    surfaceType: PageTemplateSurfaceType
    """`HOME_PAGE` or `ASSET_SUMMARY`, the kind of page being laid out."""


class PageTemplateScope(str, Enum):
    """Audience of a page layout: one user or everybody.

    Wire name: `com.linkedin.template.PageTemplateScope`.
    """

    PERSONAL = "PERSONAL"
    """One user's own layout, not applied for others."""

    GLOBAL = "GLOBAL"
    """Layout shared by many users, such as the default home page."""


@dataclass(kw_only=True)
class DataHubPageTemplateVisibility(Record):
    """Audience of a page template."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateVisibility"

    scope: PageTemplateScope
    """`PERSONAL` for one user's own layout, `GLOBAL` for one shared by all users."""


@dataclass(kw_only=True)
class DataHubPageTemplateProperties(Record):
    """Layout of a page: rows of modules, where the layout applies and who sees it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateProperties"
    ASPECT_NAME: ClassVar[str] = "dataHubPageTemplateProperties"

    rows: list[DataHubPageTemplateRow]
    """Rows of the page from top to bottom, each with its modules."""

    assetSummary: Optional[DataHubPageTemplateAssetSummary] = None
    """Header of the summary page; set it when `surfaceType` is `ASSET_SUMMARY`."""

    surface: DataHubPageTemplateSurface
    """Kind of page the layout is for."""

    visibility: DataHubPageTemplateVisibility
    """Whether the layout is personal or shared by everyone."""

    created: AuditStamp
    """Time of creation, with the URN of the user who made the template.

    Deprecated.
    """

    lastModified: AuditStamp
    """Time of the latest change, with the URN of the user who made it.

    Deprecated.
    """


@dataclass(kw_only=True)
class DataHubPersonaKey(Record):
    """Identity of a persona, a kind of user such as analyst or data engineer, by which the interface can be
    adapted.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubPersonaKey"
    ASPECT_NAME: ClassVar[str] = "dataHubPersonaKey"

    id: str
    """Last part of the persona's URN, unique among personas."""


@dataclass(kw_only=True)
class DataHubPersonaInfo(Record):
    """Empty aspect of a persona, a type of user such as a data engineer; it has no fields yet."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.persona.DataHubPersonaInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubPersonaInfo"


@dataclass(kw_only=True)
class DataHubPolicyKey(Record):
    """Identity of an access policy, the rule that gives privileges to users, groups or roles."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubPolicyKey"
    ASPECT_NAME: ClassVar[str] = "dataHubPolicyKey"

    id: str
    """Last part of the policy's URN; the server generates it when the policy is created."""


class PolicyState(str, Enum):
    """Whether a policy currently grants anything.

    Wire name: `colophon.policy.PolicyState`.
    """

    ACTIVE = "ACTIVE"
    """The policy is in effect."""

    INACTIVE = "INACTIVE"
    """The policy exists but grants nothing."""


@dataclass(kw_only=True)
class StructuredPropertyCriterionValue(Record):
    """A structured property and the values that a policy matches."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.policy.StructuredPropertyCriterionValue"

    propertyUrn: str
    """URN of the `structuredProperty` whose values on the asset are checked."""

    values: list[str]
    """Acceptable values joined by OR: an asset that has one of them matches."""


class PolicyMatchCondition(str, Enum):
    """How a policy criterion compares an asset's value with its listed values.

    Wire name: `com.linkedin.policy.PolicyMatchCondition`.
    """

    EQUALS = "EQUALS"
    """Matches when the asset's value is exactly one of those listed; the default."""

    STARTS_WITH = "STARTS_WITH"
    """Matches when the asset's value begins with one of those listed."""

    NOT_EQUALS = "NOT_EQUALS"
    """Matches when the asset's value differs from those listed; typically used in `privilegeConstraints` to
    exclude a tag.
    """


@dataclass(kw_only=True)
class PolicyMatchCriterion(Record):
    """One test on an asset in a policy: a field, a condition and the values to compare with."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.policy.PolicyMatchCriterion"

    field: str
    """Field of the asset to check: `TYPE`, `TAG`, `DOMAIN`, `STRUCTURED_PROPERTY` and others."""

    values: list[str]
    """Values to compare with, usually URNs; one match suffices. Leave empty when `structuredPropertyValues`
    is set.
    """

    structuredPropertyValues: Optional[list[StructuredPropertyCriterionValue]] = None
    """Properties and values to compare with when `field` is `STRUCTURED_PROPERTY`; absent otherwise."""

    condition: PolicyMatchCondition = PolicyMatchCondition.EQUALS
    """Kind of comparison between the asset's value and the listed ones."""


@dataclass(kw_only=True)
class PolicyMatchFilter(Record):
    """Criteria by which a policy selects assets or restricts changes."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.policy.PolicyMatchFilter"

    criteria: list[PolicyMatchCriterion]
    """Tests joined by AND: an asset is selected only if it passes each of them."""


@dataclass(kw_only=True)
class DataHubResourceFilter(Record):
    """Assets that a policy applies to; use `filter`, as the other three fields are deprecated."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.policy.DataHubResourceFilter"

    type: Optional[str] = None
    """Entity type covered, for example `dataset`. Deprecated: use a `TYPE` criterion in `filter`.

    Deprecated.
    """

    resources: Optional[list[str]] = None
    """URNs of the assets covered. Deprecated: express the same choice through `filter`.

    Deprecated.
    """

    allResources: bool = False
    """True covers all assets of the given `type`. Deprecated in favour of `filter`.

    Deprecated.
    """

    filter: Optional[PolicyMatchFilter] = None
    """Criteria that an asset must meet, for example by type, tag or domain, for the privileges to apply."""

    privilegeConstraints: Optional[PolicyMatchFilter] = None
    """Limits on what the privileges may add or change, for example `STARTS_WITH` to permit only tags whose
    URN begins a certain way.
    """


@dataclass(kw_only=True)
class DataHubActorFilter(Record):
    """Actors that a policy applies to: an actor is covered if any of the users, groups, roles or flags
    matches.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.policy.DataHubActorFilter"

    users: Optional[list[str]] = None
    """URNs of individual `corpuser` entities covered by the policy."""

    groups: Optional[list[str]] = None
    """URNs of `corpGroup` entities; members of any of them are covered."""

    resourceOwners: bool = False
    """True covers the owners of the asset in question; applies only to policies of type `METADATA`."""

    resourceOwnersTypes: Optional[list[str]] = None
    """URNs of the ownership types that count for `resourceOwners`; absent means owners of any type."""

    allUsers: bool = False
    """True covers every user, regardless of `users`."""

    allGroups: bool = False
    """True covers every group, regardless of `groups`."""

    roles: Optional[list[str]] = None
    """URNs of `dataHubRole` entities; anyone who holds one of them is covered."""


@dataclass(kw_only=True)
class DataHubPolicyInfo(Record):
    """An access policy: which actors get which privileges on which resources, and whether it is active."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.policy.DataHubPolicyInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubPolicyInfo"

    displayName: str
    """Display name of the policy in lists; it need not be unique."""

    description: str
    """Purpose of the policy, for administrators; has no effect on access."""

    type: str
    """`METADATA` for privileges on assets, or `PLATFORM` for those on the catalogue itself, such as managing
    users.
    """

    state: PolicyState
    """Whether the policy is active; a plain string on the wire."""

    resources: Optional[DataHubResourceFilter] = None
    """Assets to which the privileges apply; policies of type `PLATFORM` often have none."""

    privileges: list[str]
    """Names of the privileges granted, for example `EDIT_ENTITY_TAGS` or `MANAGE_POLICIES`."""

    actors: DataHubActorFilter
    """Users, groups, roles or owners who receive the privileges."""

    editable: bool = True
    """False prevents changes in the interface, as for the policies that come with the catalogue."""

    lastUpdatedTimestamp: Optional[int] = None
    """Milliseconds since the epoch of the latest change to the policy; absent when not recorded."""


@dataclass(kw_only=True)
class DataHubRetentionKey(Record):
    """Identity of a retention rule, the pair of entity type and aspect to which it applies; `*` matches any.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubRetentionKey"
    ASPECT_NAME: ClassVar[str] = "dataHubRetentionKey"

    entityName: str
    """Entity type of the rule, for example `dataset`; `*` or empty makes it the default for every type."""

    aspectName: str
    """Aspect of the rule, for example `schemaMetadata`; `*` or empty makes it the default for every aspect.
    """


@dataclass(kw_only=True)
class VersionBasedRetention(Record):
    """Policy that removes all but the newest versions."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.retention.VersionBasedRetention"

    maxVersions: int
    """Number of versions to keep, counted from the newest."""


@dataclass(kw_only=True)
class TimeBasedRetention(Record):
    """Policy that removes versions older than a given age."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.retention.TimeBasedRetention"

    maxAgeInSeconds: int
    """Age in seconds beyond which a version may be removed; `2592000` is 30 days."""


@dataclass(kw_only=True)
class Retention(Record):
    """How long old versions are kept: by age, by number, or both, whichever limit is reached first."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.retention.Retention"

    version: Optional[VersionBasedRetention] = None
    """Keeps a fixed number of recent versions; absent means no limit by number."""

    time: Optional[TimeBasedRetention] = None
    """Keeps versions up to a certain age; absent means no limit by age."""


@dataclass(kw_only=True)
class DataHubRetentionConfig(Record):
    """Policy that limits how many old versions of an aspect the catalogue keeps."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.retention.DataHubRetentionConfig"
    ASPECT_NAME: ClassVar[str] = "dataHubRetentionConfig"

    retention: Retention
    """Retention policy, by number of versions or by age."""


@dataclass(kw_only=True)
class DataHubRoleKey(Record):
    """Identity of a catalogue role such as Admin, Editor or Reader; not to be confused with `RoleKey`, a role
    in an external system.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubRoleKey"
    ASPECT_NAME: ClassVar[str] = "dataHubRoleKey"

    id: str
    """Last part of the role's URN, for example `Admin`; the server generates one for a role created later."""


@dataclass(kw_only=True)
class DataHubRoleInfo(Record):
    """Name and purpose of a catalogue role, to which users are assigned and policies refer."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.policy.DataHubRoleInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubRoleInfo"

    name: str
    """Name shown to users, for example `Editor`."""

    description: str
    """What the role allows; the privileges themselves come from policies."""

    editable: bool = False
    """True lets administrators change the role in the interface; false, the default, locks it."""


@dataclass(kw_only=True)
class DataHubSecretKey(Record):
    """Identity of a secret, an encrypted value that recipes refer to by name."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubSecretKey"
    ASPECT_NAME: ClassVar[str] = "dataHubSecretKey"

    id: str
    """Last part of the secret's URN, unique among secrets."""


@dataclass(kw_only=True)
class DataHubSecretValue(Record):
    """Name and encrypted value of a secret, such as a database password that ingestion recipes refer to."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.secret.DataHubSecretValue"
    ASPECT_NAME: ClassVar[str] = "dataHubSecretValue"

    name: str
    """Name under which recipes refer to the secret, such as `SNOWFLAKE_PASSWORD`."""

    value: str
    """Ciphertext, encrypted with AES by the server; the plain text is not stored."""

    description: Optional[str] = None
    """Free text on what the secret is for; do not put the value here."""

    created: Optional[AuditStamp] = None
    """Who stored the secret, and when. Deprecated: read `systemMetadata.aspectCreated`.

    Deprecated.
    """


@dataclass(kw_only=True)
class DataHubStepStateKey(Record):
    """Identity of a step state, a record that a user has completed a step of the interface, for example an
    onboarding tour.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubStepStateKey"
    ASPECT_NAME: ClassVar[str] = "dataHubStepStateKey"

    id: str
    """Last part of the state's URN; by convention it joins the user and the step, so each user has separate
    progress.
    """


@dataclass(kw_only=True)
class DataHubStepStateProperties(Record):
    """Progress of a user through an onboarding step, so that it is shown only once."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.step.DataHubStepStateProperties"
    ASPECT_NAME: ClassVar[str] = "dataHubStepStateProperties"

    properties: dict[str, str] = _field(default_factory=dict)
    """State of the step as key-value pairs, both strings."""

    lastModified: AuditStamp
    """Who last changed the step's state and when."""


@dataclass(kw_only=True)
class DataHubUpgradeKey(Record):
    """Identity of one upgrade or bootstrap job, so that the server knows whether it has already run."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubUpgradeKey"
    ASPECT_NAME: ClassVar[str] = "dataHubUpgradeKey"

    id: str
    """Name of the upgrade step, often with a version in it, so that a new version runs again."""


@dataclass(kw_only=True)
class DataHubUpgradeRequest(Record):
    """Records that an upgrade or bootstrap job has started, with the version it upgrades to."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.upgrade.DataHubUpgradeRequest"
    ASPECT_NAME: ClassVar[str] = "dataHubUpgradeRequest"

    timestampMs: int
    """Start of the job, in milliseconds since the epoch."""

    version: str
    """Version of the upgrade job; compared at the next start to decide whether it has to run again."""


class DataHubUpgradeState(str, Enum):
    """State of an upgrade job, which also decides whether it is retried.

    Wire name: `com.linkedin.upgrade.DataHubUpgradeState`.
    """

    IN_PROGRESS = "IN_PROGRESS"
    """The job has started and not finished yet."""

    SUCCEEDED = "SUCCEEDED"
    """The job finished without errors and need not run again."""

    FAILED = "FAILED"
    """The job failed and should be retried."""

    ABORTED = "ABORTED"
    """The job failed and must not be retried."""


@dataclass(kw_only=True)
class DataHubUpgradeResult(Record):
    """Outcome of an upgrade or bootstrap job; the server reads it to decide whether to run the job again."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.upgrade.DataHubUpgradeResult"
    ASPECT_NAME: ClassVar[str] = "dataHubUpgradeResult"

    state: Optional[DataHubUpgradeState] = DataHubUpgradeState.SUCCEEDED
    """State or outcome of the job; defaults to success."""

    timestampMs: int
    """When the job recorded its outcome, in milliseconds since the epoch."""

    result: Optional[dict[str, str]] = None
    """Details recorded by the job, as string key-value pairs; absent if there are none."""


@dataclass(kw_only=True)
class DataHubViewKey(Record):
    """Identity of a view, a saved filter that narrows search and browsing for one user or for everybody."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubViewKey"
    ASPECT_NAME: ClassVar[str] = "dataHubViewKey"

    id: str
    """Last part of the view's URN, unique among views."""


class DataHubViewType(str, Enum):
    """Audiences a view can have.

    Wire name: `com.linkedin.view.DataHubViewType`.
    """

    PERSONAL = "PERSONAL"
    """Visible only to its creator."""

    GLOBAL = "GLOBAL"
    """Visible to every user."""


class Condition(str, Enum):
    """Operators that compare a field with its values.

    Wire name: `com.linkedin.metadata.query.filter.Condition`.
    """

    CONTAIN = "CONTAIN"
    """The text of the field contains the value."""

    END_WITH = "END_WITH"
    """The text of the field ends with the value."""

    EQUAL = "EQUAL"
    """The field equals the value; to ignore case use `IEQUAL`."""

    IEQUAL = "IEQUAL"
    """The field equals the value, ignoring case."""

    IS_NULL = "IS_NULL"
    """The field has no value at all; `values` is not needed."""

    EXISTS = "EXISTS"
    """The field has at least one value; null and the empty list do not match."""

    GREATER_THAN = "GREATER_THAN"
    """The number in the field is greater than the value."""

    GREATER_THAN_OR_EQUAL_TO = "GREATER_THAN_OR_EQUAL_TO"
    """The number in the field is greater than or equal to the value."""

    IN = "IN"
    """The field is one of the listed values."""

    LESS_THAN = "LESS_THAN"
    """The number in the field is less than the value."""

    LESS_THAN_OR_EQUAL_TO = "LESS_THAN_OR_EQUAL_TO"
    """The number in the field is less than or equal to the value."""

    START_WITH = "START_WITH"
    """The text of the field starts with the value."""

    DESCENDANTS_INCL = "DESCENDANTS_INCL"
    """The field holds the given URN or anything nested below it, such as a domain and its subdomains."""

    ANCESTORS_INCL = "ANCESTORS_INCL"
    """The field holds the given URN or anything it is nested in, such as a domain and its parent domains."""

    RELATED_INCL = "RELATED_INCL"
    """The field holds the given URN or anything nested above or below it."""


@dataclass(kw_only=True)
class Criterion(Record):
    """One test on a search field, such as `platform` equal to a given URN."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.query.filter.Criterion"

    field: str
    """Search field to test, such as `platform` or `tags`."""

    values: list[str] = _field(default_factory=list)
    """Values to compare with; usually one match is enough."""

    condition: Condition = Condition.EQUAL
    """How the field is compared with `values`; equality by default."""

    negated: bool = False
    """True negates the test, so that entities failing it match."""


@dataclass(kw_only=True)
class ConjunctiveCriterion(Record):
    """A group of criteria that must all hold; a filter is a list of such groups, any of which may match."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.query.filter.ConjunctiveCriterion"

    and_: list[Criterion]
    """Criteria of the group, every one of which must hold."""


@dataclass(kw_only=True)
class Filter(Record):
    """Search filter: groups joined by or, each made of criteria joined by and; saved in views and dynamic
    form assignments.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.query.filter.Filter"

    or_: Optional[list[ConjunctiveCriterion]] = None
    """Groups of criteria, of which at least one must hold as a whole."""

    criteria: Optional[list[Criterion]] = None
    """Deprecated, use `or`: criteria that must all hold, ignored when `or` is given."""


@dataclass(kw_only=True)
class DataHubViewDefinition(Record):
    """Definition of a view: entity types and a search filter."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.view.DataHubViewDefinition"

    entityTypes: list[str]
    """Types of entity in the view, such as `dataset`; empty means all types."""

    filter: Filter
    """Criteria an entity must meet to appear in the view."""

    json: Optional[str] = None
    """The condition as built in the interface, as JSON text, stored so that nested logic can be edited again;
    `filter` is the flattened form.
    """


@dataclass(kw_only=True)
class DataHubViewInfo(Record):
    """A saved filter that narrows search and browsing to a relevant part of the catalogue."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.view.DataHubViewInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubViewInfo"

    name: str
    """Display name of the view, such as `Finance production`."""

    description: Optional[str] = None
    """Description of the view's purpose."""

    type: DataHubViewType
    """Whether the view belongs to one user or to everyone."""

    definition: DataHubViewDefinition
    """Entity types and filter that make up the view."""

    created: AuditStamp
    """Who saved the view first and when; newer search takes it from the system metadata.

    Deprecated.
    """

    lastModified: AuditStamp
    """Who last edited the view and when; newer search takes it from the system metadata.

    Deprecated.
    """


@dataclass(kw_only=True)
class DataJobKey(Record):
    """Identity of one task in a pipeline: its flow and its id there, as in
    `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_load,prod),copy)`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataJobKey"
    ASPECT_NAME: ClassVar[str] = "dataJobKey"

    flow: str
    """URN of the `dataFlow` that the job belongs to; also the source of the part-of link between job and
    flow.
    """

    jobId: str
    """Id of the job within its flow, for example an Airflow task id; two flows may use the same one."""


class JobStatus(str, Enum):
    """States of a job in the deprecated `status` of `dataJobInfo`; runs are now tracked as data process
    instances.

    Wire name: `com.linkedin.datajob.JobStatus`.
    """

    STARTING = "STARTING"
    """The job has been launched and is starting up."""

    IN_PROGRESS = "IN_PROGRESS"
    """The job is running."""

    STOPPING = "STOPPING"
    """A stop was requested but has not taken effect yet."""

    STOPPED = "STOPPED"
    """The job was stopped before it finished."""

    COMPLETED = "COMPLETED"
    """The job finished without errors."""

    FAILED = "FAILED"
    """The job ended with an error."""

    UNKNOWN = "UNKNOWN"
    """The source reported no state, or one that has no equivalent here."""

    SKIPPED = "SKIPPED"
    """The orchestrator skipped the job without running it."""

    INPROGRESS = "IN_PROGRESS"


@dataclass(kw_only=True)
class DatahubIngestionRunSummary(Record):
    """Counts and environment of one ingestion run, written as a time series on the pipeline's data job."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.datahub.DatahubIngestionRunSummary"
    ASPECT_NAME: ClassVar[str] = "datahubIngestionRunSummary"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    pipelineName: str
    """Name of the pipeline, unique and the same for every run, such as `sales_snowflake`."""

    platformInstanceId: str
    """Source instance that was ingested, such as a BigQuery project id or a MySQL host name."""

    runId: str
    """Identifier of this run of the pipeline; stored in the system metadata of the aspects it wrote."""

    runStatus: JobStatus
    """How the ingestion run ended, for example `COMPLETED` or `FAILED`."""

    numWorkUnitsCommitted: Optional[int] = None
    """Work units that the sink wrote; compare `numWorkUnitsCreated`."""

    numWorkUnitsCreated: Optional[int] = None
    """Work units that the source emitted, whether or not they were written."""

    numEvents: Optional[int] = None
    """Change events and change proposals emitted, added together."""

    numEntities: Optional[int] = None
    """Number of distinct URNs for which the run emitted metadata."""

    numAspects: Optional[int] = None
    """Aspects emitted in the run, over all entities."""

    numSourceAPICalls: Optional[int] = None
    """Number of API calls to the source system."""

    totalLatencySourceAPICalls: Optional[int] = None
    """Total time spent on source calls; the model does not define the unit."""

    numSinkAPICalls: Optional[int] = None
    """Number of API calls to the sink, normally the catalogue."""

    totalLatencySinkAPICalls: Optional[int] = None
    """Total time spent on sink calls; the model does not define the unit."""

    numWarnings: Optional[int] = None
    """Warnings raised during the run, which do not stop it."""

    numErrors: Optional[int] = None
    """Errors raised during the run."""

    numEntitiesSkipped: Optional[int] = None
    """Number of entities that the run skipped."""

    config: Optional[str] = None
    """Recipe of the run as a JSON string, with sensitive values left out."""

    custom_summary: Optional[str] = None
    """Free text that a source may add to the summary."""

    softwareVersion: Optional[str] = None
    """Version of the ingestion software, for example `1.2.0`."""

    systemHostName: Optional[str] = None
    """Name of the machine or container that executed the run."""

    operatingSystemName: Optional[str] = None
    """Operating system of the machine, for example `Linux`."""

    numProcessors: Optional[int] = None
    """Number of processors of the machine."""

    totalMemory: Optional[int] = None
    """Total memory of the machine; the model does not define the unit."""

    availableMemory: Optional[int] = None
    """Free memory of the machine; the model does not define the unit."""


@dataclass(kw_only=True)
class IngestionCheckpointState(Record):
    """Encoded checkpoint and how to decode it; stored in `state` of the ingestion checkpoint."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.datahub.IngestionCheckpointState"

    formatVersion: str
    """Version of the format of `payload`, for example `1.0`."""

    serde: str
    """How `payload` is encoded, for example `utf-8` or `base85`."""

    payload: Optional[str] = None
    """The state as bytes that only the source that wrote them can decode; absent when there is nothing to
    save.
    """


@dataclass(kw_only=True)
class DatahubIngestionCheckpoint(Record):
    """State that one ingestion run saves for the next, used for stale entity removal; written on the
    pipeline's data job.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.datahub.DatahubIngestionCheckpoint"
    ASPECT_NAME: ClassVar[str] = "datahubIngestionCheckpoint"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    pipelineName: str
    """Name of the pipeline, unique and the same for every run; the next run finds its state by it."""

    platformInstanceId: str
    """Source instance that was ingested, such as a BigQuery project id or a MySQL host name."""

    config: str
    """Recipe of the run as a JSON string, without secrets."""

    state: IngestionCheckpointState
    """The saved state, encoded, with its format and version."""

    runId: str
    """Identifier of the ingestion run that saved the checkpoint."""


class AzkabanJobType(str, Enum):
    """Kind of a job in the Azkaban scheduler. Deprecated as a data job's type: write a plain string instead.

    Wire name: `com.linkedin.datajob.azkaban.AzkabanJobType`.
    """

    COMMAND = "COMMAND"
    """Runs UNIX commands in a process that Azkaban starts."""

    HADOOP_JAVA = "HADOOP_JAVA"
    """Runs a Java program with access to a Hadoop cluster."""

    HADOOP_SHELL = "HADOOP_SHELL"
    """Runs UNIX commands like `COMMAND`, with Hadoop tokens for secure access to a cluster."""

    HIVE = "HIVE"
    """Runs a query or script in Hive."""

    PIG = "PIG"
    """Runs a Pig script."""

    SQL = "SQL"
    """Runs SQL against an engine such as Presto or MySQL."""

    GLUE = "GLUE"
    """Runs a transformation in AWS Glue."""


@dataclass(kw_only=True)
class DataJobInfo(Record):
    """Metadata of one step of a pipeline, such as an Airflow task, from the orchestrator: name, type, parent
    flow.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.DataJobInfo"
    ASPECT_NAME: ClassVar[str] = "dataJobInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name of the job, for example the task id."""

    description: Optional[str] = None
    """Documentation of the job from the orchestrator; edits in the catalogue go to
    `editableDataJobProperties`.
    """

    type: Annotated[Union[AzkabanJobType, str], Members("com.linkedin.datajob.azkaban.AzkabanJobType", "string")]
    """Kind of job as a plain string, for example `SQL`; the Azkaban enumeration that it also accepts is
    deprecated.
    """

    flowUrn: Optional[str] = None
    """URN of the data flow, or pipeline, that the job belongs to."""

    created: Optional[TimeStamp] = None
    """When the asset was created in the source system, not when it was added to the catalogue."""

    lastModified: Optional[TimeStamp] = None
    """When the asset last changed in the source system, not when its metadata changed."""

    status: Optional[JobStatus] = None
    """State of the job; deprecated, since each run is now recorded as a data process instance.

    Deprecated.
    """

    env: Optional[FabricType] = None
    """Environment in which the job runs, for example `PROD`."""


@dataclass(kw_only=True)
class DataJobInputOutput(Record):
    """Lineage of a job: the datasets it reads and writes, and the jobs it depends on."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.DataJobInputOutput"
    ASPECT_NAME: ClassVar[str] = "dataJobInputOutput"

    inputDatasets: list[str]
    """Deprecated URNs of the datasets read; use `inputDatasetEdges`, which also records who added each and
    when.

    Deprecated.
    """

    inputDatasetEdges: Optional[list[Edge]] = None
    """Datasets that the job reads, one edge each, with its audit stamps."""

    outputDatasets: list[str]
    """Deprecated URNs of the datasets written; use `outputDatasetEdges`.

    Deprecated.
    """

    outputDatasetEdges: Optional[list[Edge]] = None
    """Datasets that the job writes, one edge each, with its audit stamps."""

    inputDatajobs: Optional[list[str]] = None
    """Deprecated URNs of the jobs upstream of this one; use `inputDatajobEdges`.

    Deprecated.
    """

    inputDatajobEdges: Optional[list[Edge]] = None
    """Jobs that run before this one, one edge each, with its audit stamps."""

    inputDatasetFields: Optional[list[str]] = None
    """URNs of the schema fields that the job reads, in its input datasets."""

    outputDatasetFields: Optional[list[str]] = None
    """URNs of the schema fields that the job writes, in its output datasets."""

    fineGrainedLineages: Optional[list[FineGrainedLineage]] = None
    """Column-level lineage through the job. The web interface shows that of the datasets' `upstreamLineage`
    instead.
    """


@dataclass(kw_only=True)
class EditableDataJobProperties(Record):
    """User-edited description of a job, unaffected by later ingestion runs."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datajob.EditableDataJobProperties"
    ASPECT_NAME: ClassVar[str] = "editableDataJobProperties"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: Optional[str] = None
    """Documentation written in the catalogue; the ingested text stays in `dataJobInfo`."""


class QueryLanguage(str, Enum):
    """Languages a stored query can be written in.

    Wire name: `com.linkedin.query.QueryLanguage`.
    """

    SQL = "SQL"
    """Any dialect of SQL; which one is not recorded here."""

    UNKNOWN = "UNKNOWN"
    """The producer could not determine the language."""


@dataclass(kw_only=True)
class QueryStatement(Record):
    """Text of a query and the language it is in; part of `queryProperties`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.query.QueryStatement"

    value: str
    """Full text of the query, such as `SELECT id FROM orders`."""

    language: QueryLanguage = QueryLanguage.SQL
    """Language of the text; `SQL` unless stated."""


@dataclass(kw_only=True)
class DataTransform(Record):
    """One transformation carried out by a data job; currently always a query."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.DataTransform"

    queryStatement: Optional[QueryStatement] = None
    """Text and language of the query, if the transformation is one."""


@dataclass(kw_only=True)
class DataTransformLogic(Record):
    """The transformations that a data job applies, so that readers can see the code behind its lineage."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.DataTransformLogic"
    ASPECT_NAME: ClassVar[str] = "dataTransformLogic"

    transforms: list[DataTransform]
    """The job's transformations, each usually an SQL statement."""


@dataclass(kw_only=True)
class DataPlatformKey(Record):
    """Identity of a data platform, the kind of system that assets come from, as in
    `urn:li:dataPlatform:snowflake`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataPlatformKey"
    ASPECT_NAME: ClassVar[str] = "dataPlatformKey"

    platformName: str
    """Short lower-case name of the platform, for example `snowflake`, `kafka` or `hdfs`; becomes the last
    part of its URN.
    """


class PlatformType(str, Enum):
    """Category of a data platform, used in `dataPlatformInfo`.

    Wire name: `com.linkedin.dataplatform.PlatformType`.
    """

    FILE_SYSTEM = "FILE_SYSTEM"
    """Stores files in directories, for example HDFS."""

    KEY_VALUE_STORE = "KEY_VALUE_STORE"
    """Looks up values by key, for example Voldemort."""

    MESSAGE_BROKER = "MESSAGE_BROKER"
    """Passes messages between producers and consumers, for example Kafka."""

    OBJECT_STORE = "OBJECT_STORE"
    """Stores blobs under keys, for example Ambry."""

    OLAP_DATASTORE = "OLAP_DATASTORE"
    """Stores data for fast analytical queries, for example Pinot."""

    OTHERS = "OTHERS"
    """None of the other categories, for example Salesforce."""

    QUERY_ENGINE = "QUERY_ENGINE"
    """Runs queries over data stored elsewhere, for example Presto."""

    RELATIONAL_DB = "RELATIONAL_DB"
    """Stores tables and answers SQL, for example MySQL or Oracle."""

    SEARCH_ENGINE = "SEARCH_ENGINE"
    """Indexes documents for full-text search, for example Elasticsearch."""


@dataclass(kw_only=True)
class DataPlatformInfo(Record):
    """Name, logo and category of a data platform, and the delimiter in its dataset names."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataplatform.DataPlatformInfo"
    ASPECT_NAME: ClassVar[str] = "dataPlatformInfo"

    name: str
    """Short technical name as in the URN, for example `bigquery`."""

    displayName: Optional[str] = None
    """Display name, for example `BigQuery`."""

    type: PlatformType
    """Category of the platform, for example `RELATIONAL_DB`."""

    datasetNameDelimiter: str
    """Character between the parts of a dataset name: `.` for databases such as Oracle, `/` for file systems
    such as HDFS.
    """

    logical: Optional[bool] = None
    """True when the datasets are logical models written by hand rather than ingested."""

    logoUrl: Optional[str] = None
    """URL of the logo image shown next to assets of the platform."""


@dataclass(kw_only=True)
class DataPlatformInstanceKey(Record):
    """Identity of one deployment of a platform, for example the Snowflake account of the finance team, to
    distinguish equal names.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataPlatformInstanceKey"
    ASPECT_NAME: ClassVar[str] = "dataPlatformInstanceKey"

    platform: str
    """URN of the `dataPlatform` of which this is a deployment, for example `urn:li:dataPlatform:mysql`."""

    instance: str
    """Name of the deployment, unique within its platform, for example `finance-eu`."""


@dataclass(kw_only=True)
class DataPlatformInstanceProperties(Record):
    """Name and description of one installation of a data platform, such as the production MySQL server."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataplatforminstance.DataPlatformInstanceProperties"
    ASPECT_NAME: ClassVar[str] = "dataPlatformInstanceProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: Optional[str] = None
    """Display name of the installation; when absent, only the id in its URN is known."""

    description: Optional[str] = None
    """Description of the installation, such as its purpose and its operator."""


@dataclass(kw_only=True)
class IcebergWarehouseInfo(Record):
    """An Iceberg warehouse served by the catalogue: the location of its files and the credentials to access
    them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataplatforminstance.IcebergWarehouseInfo"
    ASPECT_NAME: ClassVar[str] = "icebergWarehouseInfo"

    dataRoot: str
    """Root path of the tables' files in object storage, for example `s3://lake/warehouse`."""

    clientId: str
    """URN that refers to the storage client id, not the id in plain text."""

    clientSecret: str
    """URN that refers to the storage client secret, not the secret in plain text."""

    region: str
    """Cloud region of the storage, for example `eu-west-1`."""

    role: Optional[str] = None
    """Role to assume when access to the storage is granted, such as the ARN of an AWS role."""

    tempCredentialExpirationSeconds: Optional[int] = None
    """Lifetime of the temporary storage credentials issued to clients, in seconds."""

    env: FabricType
    """Environment of the warehouse, for example `PROD`."""


@dataclass(kw_only=True)
class DataProcessKey(Record):
    """Identity of a data process, the older model of an ETL job; `dataFlow` and `dataJob` are now the usual
    choice.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataProcessKey"
    ASPECT_NAME: ClassVar[str] = "dataProcessKey"

    name: str
    """Name of the process in its orchestrator, for example that of an ETL job."""

    orchestrator: str
    """Name of the system in which the process is defined, as plain text; nothing checks it against the known
    platforms.
    """

    origin: FabricType
    """Environment in which the process runs, for example `PROD` or `DEV`."""


@dataclass(kw_only=True)
class DataProcessInfo(Record):
    """Datasets that a legacy `dataProcess` reads and writes."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInfo"
    ASPECT_NAME: ClassVar[str] = "dataProcessInfo"

    inputs: Optional[list[str]] = None
    """URNs of the datasets that the process reads; upstream in lineage."""

    outputs: Optional[list[str]] = None
    """URNs of the datasets that the process writes."""


@dataclass(kw_only=True)
class DataProcessInstanceKey(Record):
    """Identity of one run of a job or flow, for example a single Airflow task run, or of an ML training run.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataProcessInstanceKey"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceKey"

    id: str
    """Last part of the run's URN, unique among runs; use the display name for users instead."""


@dataclass(kw_only=True)
class DataProcessInstanceInput(Record):
    """Inputs of a run: datasets, models or other runs."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceInput"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceInput"

    inputs: list[str]
    """URNs of datasets or models that the run read; `inputEdges` is more detailed and will replace it."""

    inputEdges: Optional[list[Edge]] = None
    """Datasets, models or runs that the run read, each with time, actor and properties; counts as upstream
    lineage.
    """


@dataclass(kw_only=True)
class DataProcessInstanceOutput(Record):
    """Outputs of a run: datasets, models or other runs."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceOutput"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceOutput"

    outputs: list[str]
    """URNs of datasets or models that the run wrote; `outputEdges` is more detailed and will replace it."""

    outputEdges: Optional[list[Edge]] = None
    """Datasets, models or runs that the run wrote, each with time, actor and properties; counts as downstream
    lineage.
    """


class DataProcessType(str, Enum):
    """How a process runs: on a schedule, on demand or as a continuous stream.

    Wire name: `com.linkedin.dataprocess.DataProcessType`.
    """

    BATCH_SCHEDULED = "BATCH_SCHEDULED"
    """A batch started by a scheduler at set times."""

    BATCH_AD_HOC = "BATCH_AD_HOC"
    """A batch started outside any schedule, by a person or a trigger."""

    STREAMING = "STREAMING"
    """A process that handles records continuously as they arrive."""


@dataclass(kw_only=True)
class DataProcessInstanceProperties(Record):
    """Basic metadata of a run: name, type, start and link to the source system."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceProperties"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name of the run, often the source system's run id."""

    type: Optional[DataProcessType] = None
    """Whether the run is a scheduled batch, an unscheduled batch or a stream; absent when unknown."""

    created: AuditStamp
    """Start of the run in the source system, with the actor who reported it."""


@dataclass(kw_only=True)
class DataProcessInstanceRelationships(Record):
    """Links a run to the job it executes, the larger run it is part of, and the runs that triggered it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceRelationships"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceRelationships"

    parentTemplate: Optional[str] = None
    """URN of the data job, data flow or dataset of which this is a run."""

    parentInstance: Optional[str] = None
    """URN of the parent run, for example the Airflow DAG run of a task run."""

    upstreamInstances: list[str]
    """URNs of the runs that triggered this one; empty when none did."""


class DataProcessRunStatus(str, Enum):
    """Stage of a run: its start or its end.

    Wire name: `com.linkedin.dataprocess.DataProcessRunStatus`.
    """

    STARTED = "STARTED"
    """The run has started; no result yet."""

    COMPLETE = "COMPLETE"
    """The run is finished; the event's `result` has the outcome."""


class RunResultType(str, Enum):
    """Outcome of a finished run or attempt.

    Wire name: `com.linkedin.dataprocess.RunResultType`.
    """

    SUCCESS = "SUCCESS"
    """The run finished without error."""

    FAILURE = "FAILURE"
    """The run ended in error."""

    SKIPPED = "SKIPPED"
    """The source system skipped the run without executing it."""

    UP_FOR_RETRY = "UP_FOR_RETRY"
    """The attempt failed and will be retried."""

    UPFORRETRY = "UP_FOR_RETRY"


@dataclass(kw_only=True)
class DataProcessInstanceRunResult(Record):
    """Outcome of a run in the catalogue's terms, with the system that reported it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceRunResult"

    type: RunResultType
    """The outcome mapped to a common value, for example `SUCCESS`."""

    nativeResultType: str
    """System that reported the outcome, for example `airflow`."""


@dataclass(kw_only=True)
class DataProcessInstanceRunEvent(Record):
    """A time-series entry written when a run starts and again when it ends, with its result and duration."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceRunEvent"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceRunEvent"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    status: DataProcessRunStatus
    """Whether this event marks the start or the end of the run."""

    attempt: Optional[int] = None
    """Number of the attempt, for sources that retry failed runs."""

    result: Optional[DataProcessInstanceRunResult] = None
    """Outcome of the run; expected with `COMPLETE` and absent while it is running."""

    durationMillis: Optional[int] = None
    """Duration of the run in milliseconds; absent when the source does not report it."""


@dataclass(kw_only=True)
class MLHyperParam(Record):
    """A hyperparameter set before training, such as `learning_rate`; listed in the properties of models and
    training runs.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLHyperParam"

    name: str
    """Name of the hyperparameter in the training code, for example `max_depth`."""

    description: Optional[str] = None
    """What the hyperparameter controls, as free text."""

    value: Optional[str] = None
    """Value as a string, whatever its actual type, for example `0.01`."""

    createdAt: Optional[int] = None
    """When the hyperparameter was recorded in the source system, in milliseconds since the epoch."""


@dataclass(kw_only=True)
class MLMetric(Record):
    """A metric of a model or training run, such as accuracy, with its value."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLMetric"

    name: str
    """Name of the metric in the training tool, for example `f1_score`."""

    description: Optional[str] = None
    """What the metric measures, as free text."""

    value: Optional[str] = None
    """Measured value as a string, for example `0.93`."""

    createdAt: Optional[int] = None
    """When the metric was recorded in the source system, in milliseconds since the epoch."""


@dataclass(kw_only=True)
class MLTrainingRunProperties(Record):
    """Machine learning details of a process instance that is a training run: run id, parameters, metrics and
    output links.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLTrainingRunProperties"
    ASPECT_NAME: ClassVar[str] = "mlTrainingRunProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    id: Optional[str] = None
    """Id of the run in the training tool, such as an MLflow run id; not the catalogue's own id."""

    outputUrls: Optional[list[str]] = None
    """Links to the outputs of the run, such as model files or logs."""

    hyperParams: Optional[list[MLHyperParam]] = None
    """Hyperparameters of this run; the resulting model has its own list in `mlModelProperties`."""

    trainingMetrics: Optional[list[MLMetric]] = None
    """Metrics reported by the run, each with a name and a string value."""


@dataclass(kw_only=True)
class DataProductKey(Record):
    """Identity of a data product, the part of its URN after `urn:li:dataProduct:`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataproduct.DataProductKey"
    ASPECT_NAME: ClassVar[str] = "dataProductKey"

    id: str
    """Unique identifier of the data product, readable or generated; it never changes, unlike the display
    name.
    """


@dataclass(kw_only=True)
class DataProductProperties(Record):
    """Name, documentation, assets and parent of a data product, a set of assets offered and managed as one.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataproduct.DataProductProperties"
    ASPECT_NAME: ClassVar[str] = "dataProductProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: Optional[str] = None
    """Display name of the data product, for instance `Customer 360`; it can change, as the URN does not
    depend on it.
    """

    description: Optional[str] = None
    """Description for consumers: what the product offers and how to use it."""

    assets: Optional[list[DataProductAssociation]] = None
    """Assets of the data product; this list is authoritative."""

    parentDataProduct: Optional[str] = None
    """URN of the parent data product; absent at the top of the tree."""


@dataclass(kw_only=True)
class AssetSummarySettingsTemplate(Record):
    """One template chosen for an asset's summary page, as a record so that options can be added."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.asset.AssetSummarySettingsTemplate"

    template: str
    """URN of the `dataHubPageTemplate` to use."""


@dataclass(kw_only=True)
class AssetSummarySettings(Record):
    """Which page templates make up the summary page of an asset."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.asset.AssetSummarySettings"

    templates: Optional[list[AssetSummarySettingsTemplate]] = _field(default_factory=list)
    """Templates of the summary page in order; one is expected for now."""


@dataclass(kw_only=True)
class AssetSettings(Record):
    """Display settings of one asset, such as the layout of its summary page; on data products, datasets,
    domains and glossary entries.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.asset.AssetSettings"
    ASPECT_NAME: ClassVar[str] = "assetSettings"

    assetSummary: Optional[AssetSummarySettings] = None
    """Layout chosen for the asset's summary page; absent when none has been set."""


@dataclass(kw_only=True)
class DataTypeKey(Record):
    """Key aspect from which the URN of a data type is built."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.datatype.DataTypeKey"
    ASPECT_NAME: ClassVar[str] = "dataTypeKey"

    id: str
    """Last part of the URN, as a rule namespace and name, for example `datahub.string`."""


@dataclass(kw_only=True)
class DataTypeInfo(Record):
    """Names and description of a data type, such as `string` or `urn`, that structured properties can have.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.datatype.DataTypeInfo"
    ASPECT_NAME: ClassVar[str] = "dataTypeInfo"

    qualifiedName: str
    """Namespace and name joined by a dot, for example `datahub.string`."""

    displayName: Optional[str] = None
    """Name for people, such as `String`."""

    description: Optional[str] = None
    """What values of the type look like, in plain text."""


@dataclass(kw_only=True)
class DatasetKey(Record):
    """Identity of a dataset (table, view, topic, file set):
    `urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DatasetKey"
    ASPECT_NAME: ClassVar[str] = "datasetKey"

    platform: str
    """URN of the `dataPlatform` that stores the dataset, for example `urn:li:dataPlatform:kafka`."""

    name: str
    """Full name on the platform, usually a dotted path such as `db.schema.table`, with the platform instance
    in front where one is set.
    """

    origin: FabricType
    """Environment of the dataset, for example `PROD` or `DEV`; the same table in two environments is two
    entities.
    """


@dataclass(kw_only=True)
class ViewProperties(Record):
    """Definition of a view: its query text, language and whether results are stored."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.ViewProperties"
    ASPECT_NAME: ClassVar[str] = "viewProperties"

    materialized: bool
    """True if the source stores the result of the view, false if it is computed on each read."""

    viewLogic: str
    """Definition as the source reports it, such as a `SELECT` statement or a dbt model."""

    formattedViewLogic: Optional[str] = None
    """Formatted version of `viewLogic`: indented SQL, or for dbt the compiled SQL."""

    viewLanguage: str
    """Language or dialect of the definition, for example `SQL` or `lookml`."""


@dataclass(kw_only=True)
class SemanticModelProperties(Record):
    """Links a dataset of subtype `Semantic Model Dataset` to the semantic model that exposes it; its SQL and
    lineage stay in `viewProperties` and `upstreamLineage`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.SemanticModelProperties"
    ASPECT_NAME: ClassVar[str] = "semanticModelProperties"

    alias: str
    """Name by which the semantic model refers to the dataset, for instance on either side of a join."""

    semanticModel: str
    """URN of the semantic model of which the dataset is a part."""


@dataclass(kw_only=True)
class Quantile(Record):
    """One quantile of a column and its value."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.Quantile"

    quantile: str
    """Position from 0 to 1 as text, for example `0.25` for the first quartile."""

    value: str
    """Column value at that quantile, as text."""


@dataclass(kw_only=True)
class ValueFrequency(Record):
    """A distinct value of a column and the number of rows that have it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.ValueFrequency"

    value: str
    """Column value, as text."""

    frequency: int
    """Number of rows in which the value occurs."""


@dataclass(kw_only=True)
class Histogram(Record):
    """Histogram of a column's values: bucket boundaries and the height of each bucket."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.Histogram"

    boundaries: list[str]
    """Bucket boundaries in order, as text."""

    heights: list[float]
    """Height of each bucket, in the order of `boundaries`."""


@dataclass(kw_only=True)
class DatasetFieldProfile(Record):
    """Statistics of one column in a dataset profile; only measured values are set."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetFieldProfile"

    fieldPath: str
    """Path of the profiled column, as in the dataset's schema, for example `address.city`."""

    uniqueCount: Optional[int] = None
    """Number of distinct non-null values in the column; may be an estimate if the profiler approximates."""

    uniqueProportion: Optional[float] = None
    """Distinct values divided by non-null values, from 0 to 1; 1 means that every value is different."""

    nullCount: Optional[int] = None
    """Number of rows in which the column is null."""

    nullProportion: Optional[float] = None
    """Null rows divided by all rows, from 0 to 1."""

    min: Optional[str] = None
    """Smallest value of the column, as text whatever the column type."""

    max: Optional[str] = None
    """Largest value of the column, as text whatever the column type."""

    mean: Optional[str] = None
    """Arithmetic mean of a numeric column, as text."""

    median: Optional[str] = None
    """Median of the column (50th percentile), as text."""

    stdev: Optional[str] = None
    """Standard deviation of a numeric column, as text."""

    quantiles: Optional[list[Quantile]] = None
    """Selected quantiles of a numeric column with their values, such as the quartiles."""

    distinctValueFrequencies: Optional[list[ValueFrequency]] = None
    """How often each distinct value occurs; practical only for columns with few distinct values."""

    histogram: Optional[Histogram] = None
    """Distribution of the column's values over buckets."""

    sampleValues: Optional[list[str]] = None
    """A few actual values of the column as text, so they may contain sensitive data."""


@dataclass(kw_only=True)
class DatasetProfile(Record):
    """One profile of a dataset at a given time: size, row and column counts, and statistics per column."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetProfile"
    ASPECT_NAME: ClassVar[str] = "datasetProfile"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    rowCount: Optional[int] = None
    """Number of rows at profiling time; absent if they were not counted."""

    columnCount: Optional[int] = None
    """Number of columns, or schema fields, at profiling time."""

    fieldProfiles: Optional[list[DatasetFieldProfile]] = None
    """Statistics per column; absent when only the table as a whole was profiled."""

    sizeInBytes: Optional[int] = None
    """Size of the data in the source system, in bytes."""


@dataclass(kw_only=True)
class DatasetUserUsageCounts(Record):
    """How often one user used the dataset; an element of `userCounts` in its usage statistics."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetUserUsageCounts"

    user: str
    """URN of the user whose activity is counted."""

    count: int
    """Number of times this user used the dataset within the bucket."""

    userEmail: Optional[str] = None
    """Email address of the user in the source; if set, ingestion tries to resolve it to a user URN."""


@dataclass(kw_only=True)
class DatasetFieldUsageCounts(Record):
    """How often one column was used; an element of `fieldCounts` in a dataset's usage statistics."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetFieldUsageCounts"

    fieldPath: str
    """Path of the column in the dataset's schema, for example `address.city`."""

    count: int
    """Number of times the column was used, such as queries reading it, within the bucket."""


@dataclass(kw_only=True)
class DatasetUsageStatistics(Record):
    """Usage of a dataset within one time bucket: query counts, users, columns and typical queries."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "datasetUsageStatistics"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    uniqueUserCount: Optional[int] = None
    """Number of distinct users, within the period of the statistics."""

    totalSqlQueries: Optional[int] = None
    """Number of SQL queries on the dataset in the bucket."""

    topSqlQueries: Optional[list[str]] = None
    """Text of the most frequent queries in the bucket; empty or absent for sources without SQL."""

    userCounts: Optional[list[DatasetUserUsageCounts]] = None
    """Usage per user in the bucket, one element for each."""

    fieldCounts: Optional[list[DatasetFieldUsageCounts]] = None
    """Usage per column in the bucket, one element for each."""


@dataclass(kw_only=True)
class UsageFeatures(Record):
    """Usage figures of a dataset, computed daily for ranking and result cards so that search needs no time
    series query.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.search.features.UsageFeatures"
    ASPECT_NAME: ClassVar[str] = "usageFeatures"

    queryCountLast30Days: Optional[int] = None
    """Number of SQL queries against the dataset in the past 30 days."""

    uniqueUserCountLast30Days: Optional[int] = None
    """Number of distinct users who queried the dataset in the past 30 days."""

    topUsersLast30Days: Optional[list[str]] = None
    """URNs of the users with the most queries against the dataset in the past 30 days."""

    queryCountPercentileLast30Days: Optional[int] = None
    """Standing of `queryCountLast30Days` among all datasets, as a percentile."""

    uniqueUserPercentileLast30Days: Optional[int] = None
    """Standing of `uniqueUserCountLast30Days` among all datasets, as a percentile."""

    combinedSearchRankingMultiplier: Optional[float] = None
    """Factor for the dataset's search score, blended from the usage figures."""

    lastOperationTimestampMs: Optional[int] = None
    """Milliseconds since the epoch of the latest data change (DML), shown as last updated in search results.
    """


@dataclass(kw_only=True)
class StorageFeatures(Record):
    """Size figures of a dataset, copied daily from its profiles so that search results need no time series
    query.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.search.features.StorageFeatures"
    ASPECT_NAME: ClassVar[str] = "storageFeatures"

    rowCount: Optional[int] = None
    """Number of rows according to the latest dataset profile."""

    columnCount: Optional[int] = None
    """Number of columns according to the latest dataset profile."""


class OperationType(str, Enum):
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


class OperationSourceType(str, Enum):
    """Source of the report of an operation.

    Wire name: `com.linkedin.common.OperationSourceType`.
    """

    DATA_PROCESS = "DATA_PROCESS"
    """The job or pipeline that changed the data reported it."""

    DATA_PLATFORM = "DATA_PLATFORM"
    """The platform holding the data reported it, for example from its audit log."""


@dataclass(kw_only=True)
class Operation(Record):
    """A change to the data of an entity, such as an insert; a time-series aspect used to determine freshness.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Operation"
    ASPECT_NAME: ClassVar[str] = "operation"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    actor: Optional[str] = None
    """URN of the user or service that made the change; absent when the source does not report it."""

    operationType: OperationType
    """Type of operation; with `CUSTOM`, see `customOperationType`."""

    customOperationType: Optional[str] = None
    """Your own name for the type of operation; required with `CUSTOM`, otherwise omitted."""

    numAffectedRows: Optional[int] = None
    """Number of rows inserted, updated or deleted; absent when the source does not report it."""

    affectedDatasets: Optional[list[str]] = None
    """URNs of the other datasets changed by the same operation."""

    sourceType: Optional[OperationSourceType] = None
    """Whether the report comes from the process that made the change or from the data platform."""

    customProperties: Optional[dict[str, str]] = None
    """Additional details of the operation, as string key-value pairs."""

    lastUpdatedTimestamp: int
    """When the data changed, in milliseconds since the epoch; `timestampMillis` is the time of the report."""

    queries: Optional[list[str]] = None
    """URNs of the `query` entities that made the change."""


@dataclass(kw_only=True)
class Siblings(Record):
    """Links entities that represent the same asset in different tools, such as a dbt model and the table it
    builds, so that they can be shown as one.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Siblings"
    ASPECT_NAME: ClassVar[str] = "siblings"

    siblings: list[str]
    """URNs of the other entities in the group."""

    primary: bool
    """True on the primary entity of the group, usually the dbt model in a pair with a table."""


@dataclass(kw_only=True)
class DatasetProperties(Record):
    """Metadata of a dataset from the source system: names, description, times and custom properties; written
    by ingestion.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetProperties"
    ASPECT_NAME: ClassVar[str] = "datasetProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: Optional[str] = None
    """Short display name, such as `orders`; the URN has the full technical name."""

    qualifiedName: Optional[str] = None
    """Fully qualified name in the source system, for example `shop.public.orders`."""

    description: Optional[str] = None
    """Documentation from the source system, such as a table comment; edits made in the catalogue go to
    `editableDatasetProperties`.
    """

    uri: Optional[str] = None
    """Deprecated in favour of `externalUrl`: environment-independent location, such as `hdfs:///data/orders`;
    absent where none exists, as for a Kafka topic.

    Deprecated.
    """

    created: Optional[TimeStamp] = None
    """When the asset was created in the source system, not when it was added to the catalogue."""

    lastModified: Optional[TimeStamp] = None
    """When the asset last changed in the source system, not when its metadata changed."""

    tags: list[str] = _field(default_factory=list)
    """Deprecated plain-text tags; attach tag entities through the `globalTags` aspect instead.

    Deprecated.
    """


@dataclass(kw_only=True)
class EditableDatasetProperties(Record):
    """User-edited name and description of a dataset, stored separately so that the next ingestion run does
    not overwrite them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.EditableDatasetProperties"
    ASPECT_NAME: ClassVar[str] = "editableDatasetProperties"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: Optional[str] = None
    """Documentation written in the catalogue, shown instead of the source's own."""

    name: Optional[str] = None
    """Display name set in the catalogue; when absent, the ingested name is shown."""


@dataclass(kw_only=True)
class DatasetDeprecation(Record):
    """Legacy deprecation record of a dataset, with date and note; superseded by the `deprecation` aspect,
    which works for every entity.

    Deprecated.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetDeprecation"
    ASPECT_NAME: ClassVar[str] = "datasetDeprecation"

    deprecated: bool
    """True once the owner has marked the dataset as deprecated."""

    decommissionTime: Optional[int] = None
    """Planned decommissioning, in milliseconds since the epoch; absent when no date is set."""

    note: str
    """Free text on the plan: the reason, the replacement, links to a wiki page or ticket."""

    actor: Optional[str] = None
    """URN of the user who last changed the deprecation."""


class TransformationType(str, Enum):
    """Standard ways in which a column can be derived from others.

    Wire name: `com.linkedin.common.fieldtransformer.TransformationType`.
    """

    BLACKBOX = "BLACKBOX"
    """The column is computed in an unknown way."""

    IDENTITY = "IDENTITY"
    """The column is copied unchanged."""


@dataclass(kw_only=True)
class UDFTransformer(Record):
    """User-defined function by which a column is derived from others."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.fieldtransformer.UDFTransformer"

    udf: str
    """Fully qualified class name of the function, such as `com.example.udf.HashEmail`."""


@dataclass(kw_only=True)
class DatasetFieldMapping(Record):
    """Deprecated mapping from source fields to one destination field and how it is computed; use
    `FineGrainedLineage` instead.

    Deprecated.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetFieldMapping"

    created: AuditStamp
    """Who reported the mapping, and when."""

    transformation: Annotated[Union[TransformationType, UDFTransformer], Members("com.linkedin.common.fieldtransformer.TransformationType", "com.linkedin.common.fieldtransformer.UDFTransformer")]
    """How the destination is computed: a standard transformation type, or a user-defined function."""

    sourceFields: list[Annotated[Union[str], Members("string")]]
    """URNs of the dataset fields that `destinationField` is computed from."""

    destinationField: str
    """URN of the dataset field computed from `sourceFields`; deprecated in favour of a schema field path in a
    generic URN.

    Deprecated.
    """


@dataclass(kw_only=True)
class DatasetUpstreamLineage(Record):
    """Deprecated column-level lineage of a dataset; use `fineGrainedLineages` of the `upstreamLineage`
    aspect.

    Deprecated.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.DatasetUpstreamLineage"
    ASPECT_NAME: ClassVar[str] = "datasetUpstreamLineage"

    fieldMappings: list[DatasetFieldMapping]
    """One mapping for each destination field, with its source fields."""


@dataclass(kw_only=True)
class EditableSchemaFieldInfo(Record):
    """User-edited metadata of one column: description, tags and glossary terms, stored separately from
    ingested values.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.EditableSchemaFieldInfo"

    fieldPath: str
    """Field path of the column; must equal a `fieldPath` of the dataset's `schemaMetadata`."""

    description: Optional[str] = None
    """Text explaining what the column or attribute means."""

    globalTags: Optional[GlobalTags] = None
    """Tags on the column or attribute itself, not on the dataset that contains it."""

    glossaryTerms: Optional[GlossaryTerms] = None
    """Glossary terms on the column or attribute itself, not on the dataset that contains it."""


@dataclass(kw_only=True)
class EditableSchemaMetadata(Record):
    """User-edited column descriptions, tags and terms, stored separately from `schemaMetadata` so that the
    next ingestion run does not overwrite them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.schema.EditableSchemaMetadata"
    ASPECT_NAME: ClassVar[str] = "editableSchemaMetadata"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    editableSchemaFieldInfo: list[EditableSchemaFieldInfo]
    """One entry per edited column; other columns need none."""


@dataclass(kw_only=True)
class PartitionSummary(Record):
    """One partition of a table with its creation and modification times; used for both ends of
    `PartitionsSummary`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.PartitionSummary"

    partition: str
    """Id or value of the partition, for example `dt=2024-05-01`, as derived from the partition key of a row.
    """

    createdTime: Optional[int] = None
    """When the partition was created, in milliseconds since the epoch; absent if the source does not report
    it.
    """

    lastModifiedTime: Optional[int] = None
    """When the partition was last modified, in milliseconds since the epoch."""


@dataclass(kw_only=True)
class PartitionsSummary(Record):
    """First and last partition of a data lake table (Hive, S3, Iceberg, Delta, Hudi), which shows the range
    it covers.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.PartitionsSummary"
    ASPECT_NAME: ClassVar[str] = "partitionsSummary"

    minPartition: Optional[PartitionSummary] = None
    """First partition in sort order, often the oldest date."""

    maxPartition: Optional[PartitionSummary] = None
    """Last partition in sort order, often the newest date."""


@dataclass(kw_only=True)
class IcebergCatalogInfo(Record):
    """State of an Iceberg table or view, including those that the catalogue itself serves as Iceberg REST
    catalogue.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.dataset.IcebergCatalogInfo"
    ASPECT_NAME: ClassVar[str] = "icebergCatalogInfo"

    metadataPointer: Optional[str] = None
    """Location of the table's current metadata file; set only where the catalogue serves as Iceberg REST
    catalogue, not for externally managed tables.
    """

    view: Optional[bool] = None
    """True for an Iceberg view, false for a table."""


@dataclass(kw_only=True)
class LogicalParent(Record):
    """Links a physical dataset or column to the logical model that it implements."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.logical.LogicalParent"
    ASPECT_NAME: ClassVar[str] = "logicalParent"

    parent: Optional[Edge] = None
    """Edge to the logical dataset or schema field that this one implements."""


@dataclass(kw_only=True)
class Aliases(Record):
    """Alternative identifiers of the entity, used to resolve references to it; computed by the server, so
    ingestion clients must not write it.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Aliases"
    ASPECT_NAME: ClassVar[str] = "aliases"

    lowercasedUrn: Optional[str] = None
    """The entity's URN with its name, including any platform instance prefix, in lower case; allows a
    case-insensitive lookup by exact match.
    """


@dataclass(kw_only=True)
class DocumentKey(Record):
    """Identity of a document, such as a runbook or a wiki page, written in the catalogue or brought in from
    outside.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DocumentKey"
    ASPECT_NAME: ClassVar[str] = "documentKey"

    id: str
    """Last part of the document's URN, unique among documents; the title is kept elsewhere."""


class DocumentSourceType(str, Enum):
    """Whether a document was written in the catalogue or ingested.

    Wire name: `com.linkedin.knowledge.DocumentSourceType`.
    """

    NATIVE = "NATIVE"
    """Written in the catalogue, by hand or through its API."""

    EXTERNAL = "EXTERNAL"
    """Ingested from another system, which has the original."""


@dataclass(kw_only=True)
class DocumentSource(Record):
    """Origin of a document: written in the catalogue, or ingested from a system such as Notion or Slack."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentSource"

    sourceType: DocumentSourceType
    """`NATIVE` for a document written here, `EXTERNAL` for an ingested one; the system itself is not named.
    """

    externalUrl: Optional[str] = None
    """URL of the original document."""

    externalId: Optional[str] = None
    """Id of the original in its own system; searchable, so that the ingested copy can be found by it."""


class DocumentState(str, Enum):
    """Whether a document is published.

    Wire name: `com.linkedin.knowledge.DocumentState`.
    """

    PUBLISHED = "PUBLISHED"
    """Published and visible to readers."""

    UNPUBLISHED = "UNPUBLISHED"
    """A draft or a withdrawn document; not intended for readers."""


@dataclass(kw_only=True)
class DocumentStatus(Record):
    """Publication state of a document, part of `documentInfo`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentStatus"

    state: DocumentState
    """Current state, `PUBLISHED` or `UNPUBLISHED`."""


@dataclass(kw_only=True)
class DocumentContents(Record):
    """Body of a document, in a separate record inside `documentInfo`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentContents"

    text: str
    """Full text of the document, without its title."""


@dataclass(kw_only=True)
class RelatedAsset(Record):
    """Link from a document to an asset that it describes or mentions."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.RelatedAsset"

    asset: str
    """URN of the asset: a dataset, dashboard, data product, glossary term or other entity."""


@dataclass(kw_only=True)
class RelatedDocument(Record):
    """Link from one document to another outside the tree; for the tree see `ParentDocument`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.RelatedDocument"

    document: str
    """URN of the document linked to."""


@dataclass(kw_only=True)
class ParentDocument(Record):
    """Link from a document to its parent in the tree."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.ParentDocument"

    document: str
    """URN of the parent document; creates the `IsChildOf` edge."""


@dataclass(kw_only=True)
class DocumentInfo(Record):
    """Title, text, origin, state and links of a document such as a runbook, a decision record or a page
    ingested from a wiki.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentInfo"
    ASPECT_NAME: ClassVar[str] = "documentInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    title: Optional[str] = None
    """Title of the document; absent if it has none yet."""

    source: Optional[DocumentSource] = None
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

    relatedAssets: Optional[list[RelatedAsset]] = None
    """Assets the document is about or mentions, such as datasets, dashboards or glossary terms."""

    relatedDocuments: Optional[list[RelatedDocument]] = None
    """Other documents that this one mentions or is related to; children are not included."""

    parentDocument: Optional[ParentDocument] = None
    """Parent document in the tree; absent at the top level."""


@dataclass(kw_only=True)
class DocumentSettings(Record):
    """Display settings of a document, stored separately from its content."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentSettings"
    ASPECT_NAME: ClassVar[str] = "documentSettings"

    showInGlobalContext: bool = True
    """True lists the document in global navigation and search. False makes it available mainly from its
    related assets.
    """

    lastModified: Optional[AuditStamp] = None
    """When the settings last changed, with the URN of the author."""


@dataclass(kw_only=True)
class SemanticText(Record):
    """Curated text to embed for semantic search instead of the entity's body, such as a summary with sample
    questions.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.SemanticText"
    ASPECT_NAME: ClassVar[str] = "semanticText"

    text: str
    """Text to embed instead of the body, also searchable by keyword; without the aspect the body is embedded.
    """


@dataclass(kw_only=True)
class DocumentUsageStatistics(Record):
    """How often a document was read by people and by agents, as a time series. With `eventGranularity` each
    entry is one time bucket, without it a current total. Experimental.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.knowledge.DocumentUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "documentUsageStatistics"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    viewsCount: Optional[int] = None
    """Number of times users opened the document in the bucket; reads by agents are in `agentViewsCount`."""

    agentViewsCount: Optional[int] = None
    """Number of times an MCP tool returned the document to an AI agent in the bucket; never included in
    `viewsCount`.
    """

    uniqueUserCount: Optional[int] = None
    """Number of different people who opened the document in the bucket."""

    lastViewedAt: Optional[int] = None
    """Latest read, by a person or an agent, in milliseconds since the epoch."""

    userCounts: Optional[list[DatasetUserUsageCounts]] = None
    """Reads per user in the bucket; agents are not included."""


@dataclass(kw_only=True)
class DomainKey(Record):
    """Identity of a domain, a business area such as Marketing or Finance under which assets are grouped."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.DomainKey"
    ASPECT_NAME: ClassVar[str] = "domainKey"

    id: str
    """Last part of the domain's URN; separate from the display name, which can then change freely."""


@dataclass(kw_only=True)
class DomainProperties(Record):
    """Name, description and parent of a domain, a business area such as `Finance` that groups assets."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.domain.DomainProperties"
    ASPECT_NAME: ClassVar[str] = "domainProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    name: str
    """Display name; it can change without changing the URN."""

    description: Optional[str] = None
    """Documentation of the domain: what belongs to it and what does not."""

    created: Optional[AuditStamp] = None
    """Who made the domain, and when. Deprecated: read `systemMetadata.aspectCreated`.

    Deprecated.
    """

    parentDomain: Optional[str] = None
    """URN of the parent domain; absent for a top-level domain."""


@dataclass(kw_only=True)
class EntityTypeKey(Record):
    """Identity of an entity type, the part of its URN after `urn:li:entityType:`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.entitytype.EntityTypeKey"
    ASPECT_NAME: ClassVar[str] = "entityTypeKey"

    id: str
    """Unique identifier, usually namespace and name, for example `datahub.dataset`."""


@dataclass(kw_only=True)
class EntityTypeInfo(Record):
    """Names and description of an entity type, an entity that represents a type of entity such as datasets.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.entitytype.EntityTypeInfo"
    ASPECT_NAME: ClassVar[str] = "entityTypeInfo"

    qualifiedName: str
    """Namespace and name joined by a dot, for example `datahub.dataset`."""

    displayName: Optional[str] = None
    """Readable name of the entity type, such as `Dataset`."""

    description: Optional[str] = None
    """What entities of the type represent and when to use them."""


@dataclass(kw_only=True)
class ERModelRelationshipKey(Record):
    """Identity of an entity relationship, the declared join between two datasets."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.ERModelRelationshipKey"
    ASPECT_NAME: ClassVar[str] = "erModelRelationshipKey"

    id: str
    """Last part of the relationship's URN, unique among relationships."""


@dataclass(kw_only=True)
class RelationshipFieldMapping(Record):
    """A pair of columns that are compared in a join."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ermodelrelation.RelationshipFieldMapping"

    sourceField: str
    """Field path of the column in the `source` dataset that must equal `destinationField`."""

    destinationField: str
    """Field path of the column in the `destination` dataset that must equal `sourceField`."""


class ERModelRelationshipCardinality(str, Enum):
    """How many rows match on each side of a join; the record that uses it defines which side is first.

    Wire name: `com.linkedin.ermodelrelation.ERModelRelationshipCardinality`.
    """

    ONE_ONE = "ONE_ONE"
    """Each row matches at most one row on the other side, in both directions."""

    ONE_N = "ONE_N"
    """A row on the first side can match many on the second, each of which matches one on the first."""

    N_ONE = "N_ONE"
    """Many rows on the first side can match the same row on the second, such as orders of one customer."""

    N_N = "N_N"
    """Rows can match many on the other side in both directions; the default for entity relationships."""


@dataclass(kw_only=True)
class ERModelRelationshipProperties(Record):
    """A join between two datasets as ingested: the datasets, the column pairs and the cardinality."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ermodelrelation.ERModelRelationshipProperties"
    ASPECT_NAME: ClassVar[str] = "erModelRelationshipProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    name: str
    """Name of the relationship, for example `orders_customers`; users can override it in
    `EditableERModelRelationshipProperties`.
    """

    source: str
    """URN of the first `dataset`; the order of the two has no meaning beyond the cardinality."""

    destination: str
    """URN of the second `dataset`, which contains each `destinationField`."""

    relationshipFieldMappings: list[RelationshipFieldMapping]
    """Column pairs that together form the join condition; several for a composite key."""

    created: Optional[AuditStamp] = None
    """When the relationship was created in the source system and by whom, not when it was ingested."""

    lastModified: Optional[AuditStamp] = None
    """When the relationship last changed in the source system and by whom, not when it was last ingested."""

    cardinality: ERModelRelationshipCardinality = ERModelRelationshipCardinality.N_N
    """How many rows of `source` match how many of `destination`."""


@dataclass(kw_only=True)
class EditableERModelRelationshipProperties(Record):
    """User-edited name and documentation of a relationship, stored separately so that ingestion does not
    overwrite them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ermodelrelation.EditableERModelRelationshipProperties"
    ASPECT_NAME: ClassVar[str] = "editableERModelRelationshipProperties"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: Optional[str] = None
    """What the join means and when to use it, as written in the catalogue."""

    name: Optional[str] = None
    """Display name set by users; when absent, the ingested name is used."""


@dataclass(kw_only=True)
class FormKey(Record):
    """Identity of a form, a set of questions that the people responsible answer about an asset."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.FormKey"
    ASPECT_NAME: ClassVar[str] = "formKey"

    id: str
    """Last part of the form's URN, unique among forms."""


class FormType(str, Enum):
    """Purpose of a form: collecting metadata, or verifying that it is complete and correct.

    Wire name: `com.linkedin.form.FormType`.
    """

    COMPLETION = "COMPLETION"
    """Collects metadata; complete when the required questions are answered."""

    VERIFICATION = "VERIFICATION"
    """Verifies that an asset complies with a policy by having a given set of metadata."""


class FormPromptType(str, Enum):
    """Where the answer to a form's question is stored.

    Wire name: `com.linkedin.form.FormPromptType`.
    """

    STRUCTURED_PROPERTY = "STRUCTURED_PROPERTY"
    """The answer sets a structured property on the asset itself."""

    FIELDS_STRUCTURED_PROPERTY = "FIELDS_STRUCTURED_PROPERTY"
    """The answer sets a structured property on columns of the asset, each a schema field entity."""


@dataclass(kw_only=True)
class StructuredPropertyParams(Record):
    """Settings of a question that asks for a structured property."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.form.StructuredPropertyParams"

    urn: str
    """URN of the structured property to set."""


@dataclass(kw_only=True)
class FormPrompt(Record):
    """One question of a form, whose answer is stored as metadata of the asset."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.form.FormPrompt"

    id: str
    """Identifier of the question, unique across all forms."""

    title: str
    """The question as shown to users."""

    description: Optional[str] = None
    """Additional explanation shown with the title."""

    type: FormPromptType
    """Type of metadata that the answer sets, and whether on the asset or on its columns."""

    structuredPropertyParams: Optional[StructuredPropertyParams] = None
    """Structured property that the answer sets; required by both current prompt types."""

    required: bool = False
    """True if the form is incomplete until the question is answered; false makes the answer optional."""


@dataclass(kw_only=True)
class FormActorAssignment(Record):
    """Who is asked to fill in a form; owners, groups and users can be combined."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.form.FormActorAssignment"

    owners: bool = True
    """True, the default, asks the owners of each asset that has the form."""

    ownershipTypes: Optional[list[str]] = None
    """URNs of ownership types that narrow `owners`, such as `urn:li:ownershipType:__system__technical_owner`;
    absent asks owners of every type.
    """

    groups: Optional[list[str]] = None
    """URNs of groups whose members are asked, regardless of ownership."""

    users: Optional[list[str]] = None
    """URNs of individual users who are asked, regardless of ownership."""


@dataclass(kw_only=True)
class FormInfo(Record):
    """Definition of a form: the questions to answer about an asset and the people who should answer them."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.form.FormInfo"
    ASPECT_NAME: ClassVar[str] = "formInfo"

    name: str
    """Title of the form as shown to users."""

    description: Optional[str] = None
    """Description of the form's purpose, shown to users."""

    type: FormType = FormType.COMPLETION
    """Whether the form only collects metadata, the default, or also ends in a verification."""

    prompts: list[FormPrompt] = _field(default_factory=list)
    """Questions of the form; empty by default."""

    actors: FormActorAssignment = _field(default_factory=lambda: FormActorAssignment(owners=True))
    """Users who are shown the form on an asset's page or in the governance centre; the owners of the asset by
    default.
    """


@dataclass(kw_only=True)
class DynamicFormAssignment(Record):
    """Rule that assigns a form to every entity that matches a filter, instead of listing the entities."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.form.DynamicFormAssignment"
    ASPECT_NAME: ClassVar[str] = "dynamicFormAssignment"

    filter: Filter
    """Filter that selects the entities; the editor offers platform, entity type, container and domain."""


@dataclass(kw_only=True)
class GlobalSettingsKey(Record):
    """Identity of the one entity that holds settings for the whole catalogue."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.GlobalSettingsKey"
    ASPECT_NAME: ClassVar[str] = "globalSettingsKey"

    id: str
    """Always `0`, since only `urn:li:globalSettings:0` is supposed to exist."""


@dataclass(kw_only=True)
class OidcSettings(Record):
    """Connection to an OpenID Connect identity provider for sign-in, and what happens to users and groups
    when they sign in.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.OidcSettings"

    enabled: bool
    """True lets people sign in through the OIDC identity provider."""

    clientId: str
    """Client id of the catalogue at the identity provider."""

    clientSecret: str
    """Client secret that belongs to `clientId`; treat it as a password."""

    discoveryUri: str
    """URL of the provider's OIDC metadata, usually ending in `/.well-known/openid-configuration`."""

    userNameClaim: Optional[str] = None
    """Claim that the username is derived from; `preferred_username` when absent."""

    userNameClaimRegex: Optional[str] = None
    """Regular expression that extracts the username from `userNameClaim`; absent means `(.*)`, the whole
    value.
    """

    scope: Optional[str] = None
    """Scopes requested from the identity provider, separated by spaces, such as `openid profile email`."""

    clientAuthenticationMethod: Optional[str] = None
    """How client id and secret are sent to the token endpoint; `client_secret_basic` when absent."""

    jitProvisioningEnabled: Optional[bool] = None
    """Whether a user unknown to the catalogue is created at the first sign-in; true when absent."""

    preProvisioningRequired: Optional[bool] = None
    """True rejects sign-in by users who are unknown to the catalogue; false when absent."""

    extractGroupsEnabled: Optional[bool] = None
    """Whether groups are taken from `groupsClaim` at sign-in and created if new; true when absent, and
    effective only with just-in-time provisioning.
    """

    groupsClaim: Optional[str] = None
    """Claim that lists the user's groups; `groups` when absent."""

    responseType: Optional[str] = None
    """OIDC `response_type` requested from the provider, for example `code`."""

    responseMode: Optional[str] = None
    """OIDC `response_mode`, that is, how the provider returns its response, for example `query` or
    `form_post`.
    """

    useNonce: Optional[bool] = None
    """Whether the sign-in request carries a nonce, which protects against replayed id tokens."""

    readTimeout: Optional[int] = None
    """Maximum time to wait for a response of the identity provider, in milliseconds."""

    extractJwtAccessTokenClaims: Optional[bool] = None
    """True also reads user claims from the access token, which must then be a JWT; false when absent."""

    preferredJwsAlgorithm: Optional[str] = None
    """Has no effect; set `preferredJwsAlgorithm2` instead."""

    preferredJwsAlgorithm2: Optional[str] = None
    """Signature algorithm expected for id tokens, for example `RS256`; replaces `preferredJwsAlgorithm`."""

    requiredGroups: Optional[list[str]] = None
    """Only members of at least one of these groups, according to the groups claim, may sign in; absent or
    empty allows everyone.
    """

    accessDeniedMessage: Optional[str] = None
    """Message for users who are denied access because they belong to none of `requiredGroups`."""

    accessDeniedRedirectUrl: Optional[str] = None
    """Page to which users who are denied access are redirected, such as an access request form; takes
    precedence over `accessDeniedMessage`.
    """


@dataclass(kw_only=True)
class SsoSettings(Record):
    """Single sign-on for the web interface; OIDC is the protocol it covers."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.SsoSettings"

    baseUrl: str
    """Public base URL of the catalogue for sign-in, for example `https://catalogue.example.org`."""

    oidcSettings: Optional[OidcSettings] = None
    """Settings of the OIDC provider; absent if sign-on through OIDC is not set up."""


@dataclass(kw_only=True)
class OAuthProvider(Record):
    """An OAuth 2.0 token issuer, with what is needed to verify a bearer token on an incoming request."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.OAuthProvider"

    enabled: bool
    """False makes the catalogue ignore this provider's tokens while keeping its configuration."""

    name: str
    """Display name only; tokens are matched by `issuer`, not by name."""

    jwksUri: Optional[str] = None
    """URL of the JSON Web Key Set with the public keys that verify the signatures."""

    issuer: str
    """Required value of the `iss` claim of a token."""

    audience: str
    """Required value of the `aud` claim of a token."""

    algorithm: str = "RS256"
    """Signing algorithm that tokens must use, for example `RS256` or `ES256`; fixed so that a token cannot
    select a weaker one.
    """

    userIdClaim: str = "sub"
    """Claim that contains the user's id: `sub` by default, with some providers `email` or
    `preferred_username`.
    """


@dataclass(kw_only=True)
class OAuthSettings(Record):
    """OAuth providers that the instance trusts for requests with bearer tokens."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.OAuthSettings"

    providers: list[OAuthProvider]
    """Trusted providers, one element each; those not enabled are skipped."""


@dataclass(kw_only=True)
class GlobalViewsSettings(Record):
    """Instance-wide settings for views, the saved filters over the catalogue."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.GlobalViewsSettings"

    defaultView: Optional[str] = None
    """URN of the view that applies to users without their own default view; absent if there is none."""


@dataclass(kw_only=True)
class DocPropagationFeatureSettings(Record):
    """Settings for propagating documentation to related entities automatically."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.DocPropagationFeatureSettings"

    enabled: bool
    """True enables documentation propagation for the instance."""

    config: Optional[str] = None
    """JSON text with additional options of documentation propagation; absent if there are none."""

    configVersion: Optional[str] = None
    """Version of the schema that `config` follows; without it, the latest is taken."""

    columnPropagationEnabled: bool = True
    """Whether column descriptions are also propagated; true by default."""


@dataclass(kw_only=True)
class GlobalHomePageSettings(Record):
    """Home page shown to all users without a personal one."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.GlobalHomePageSettings"

    defaultTemplate: str
    """URN of the page template used as the default home page."""


@dataclass(kw_only=True)
class ApplicationsSettings(Record):
    """Settings of the applications feature for the whole instance."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.ApplicationsSettings"

    enabled: bool
    """False hides applications from the navigation."""

    config: Optional[str] = None
    """JSON text with additional options of the applications feature; absent if there are none."""

    configVersion: Optional[str] = None
    """Version of the schema in which `config` was written; absent means the latest."""


@dataclass(kw_only=True)
class GlobalSettingsInfo(Record):
    """Settings of the whole instance, such as sign-on and views; managed by the catalogue, do not write it
    externally.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.settings.global.GlobalSettingsInfo"
    ASPECT_NAME: ClassVar[str] = "globalSettingsInfo"

    sso: Optional[SsoSettings] = None
    """Single sign-on for people through an identity provider; absent if it is not configured here."""

    oauth: Optional[OAuthSettings] = None
    """OAuth providers whose bearer tokens the instance accepts on API requests."""

    views: Optional[GlobalViewsSettings] = None
    """Instance-wide settings for saved views, such as the default one."""

    docPropagation: Optional[DocPropagationFeatureSettings] = _field(default_factory=lambda: DocPropagationFeatureSettings(enabled=True, columnPropagationEnabled=True))
    """Propagation of documentation; by default on, for columns too."""

    homePage: Optional[GlobalHomePageSettings] = None
    """Home page that users see unless they have their own."""

    applications: Optional[ApplicationsSettings] = None
    """Settings of the applications feature; unless enabled, applications are missing from the navigation."""


@dataclass(kw_only=True)
class GlossaryNodeKey(Record):
    """Identity of a glossary node, the folder that groups glossary terms and other nodes."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.GlossaryNodeKey"
    ASPECT_NAME: ClassVar[str] = "glossaryNodeKey"

    name: str
    """Last part of the node's URN: a dotted path such as `Finance.Revenue`, or a UUID for nodes made in the
    interface.
    """


@dataclass(kw_only=True)
class GlossaryNodeInfo(Record):
    """Name, definition and parent of a term group, the folder that contains glossary terms and other groups.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.glossary.GlossaryNodeInfo"
    ASPECT_NAME: ClassVar[str] = "glossaryNodeInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    definition: str
    """Definition of what the terms of this group have in common."""

    parentNode: Optional[str] = None
    """URN of the parent term group; absent at the top of the glossary."""

    name: Optional[str] = None
    """Display name; it can change without changing the URN."""

    id: Optional[str] = None
    """Identifier of the term group, separate from its title; optional."""


@dataclass(kw_only=True)
class GlossaryTermKey(Record):
    """Identity of a glossary term, a business concept such as Net Revenue with an agreed meaning."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.GlossaryTermKey"
    ASPECT_NAME: ClassVar[str] = "glossaryTermKey"

    name: str
    """Last part of the term's URN: a dotted path such as `Finance.NetRevenue`, or a UUID for terms made in
    the interface.
    """


@dataclass(kw_only=True)
class GlossaryTermInfo(Record):
    """Name, definition, source and parent group of a glossary term."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.glossary.GlossaryTermInfo"
    ASPECT_NAME: ClassVar[str] = "glossaryTermInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    id: Optional[str] = None
    """Identifier of the term, separate from its title; optional."""

    name: Optional[str] = None
    """Display name; it can change without changing the URN."""

    definition: str
    """What the term means in the business, shown as its documentation."""

    parentNode: Optional[str] = None
    """URN of the parent term group; absent at the top of the glossary."""

    termSource: str
    """`INTERNAL` for your own terms, the usual value, or `EXTERNAL` for terms from a published vocabulary."""

    sourceRef: Optional[str] = None
    """Name or code of the vocabulary of an external term, such as `FIBO`."""

    sourceUrl: Optional[str] = None
    """URL where the external vocabulary defines the term."""

    rawSchema: Optional[str] = None
    """Schema of the term as raw text. Deprecated, with no stated replacement.

    Deprecated.
    """


@dataclass(kw_only=True)
class GlossaryRelatedTerms(Record):
    """Relationships of the term to other terms: kinds of, parts of, possible values of, or otherwise related.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.glossary.GlossaryRelatedTerms"
    ASPECT_NAME: ClassVar[str] = "glossaryRelatedTerms"

    isRelatedTerms: Optional[list[str]] = None
    """URNs of broader terms of which this one is a kind, as `Email` is a kind of `Personal data`."""

    hasRelatedTerms: Optional[list[str]] = None
    """URNs of terms this one contains, as `Address` has a `Postcode`."""

    values: Optional[list[str]] = None
    """URNs of terms that are the fixed values of this one, as `Red` and `Green` are of `Colour`."""

    relatedTerms: Optional[list[str]] = None
    """URNs of terms that are otherwise related, neither broader nor contained."""


@dataclass(kw_only=True)
class IncidentKey(Record):
    """Identity of an incident, a reported problem with one or more assets."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.IncidentKey"
    ASPECT_NAME: ClassVar[str] = "incidentKey"

    id: str
    """Last part of the incident's URN; the server generates it when the incident is raised."""


class IncidentType(str, Enum):
    """Types of incident; most of them mirror the type of the assertion whose failure raised it.

    Wire name: `com.linkedin.incident.IncidentType`.
    """

    FRESHNESS = "FRESHNESS"
    """The data is late: a freshness assertion failed."""

    VOLUME = "VOLUME"
    """The amount of data is off: a volume assertion failed, for example on the row count."""

    FIELD = "FIELD"
    """Values in a column violate a rule: a field assertion failed, for example on nulls."""

    SQL = "SQL"
    """A custom SQL check returned a result outside what its assertion allows."""

    DATA_SCHEMA = "DATA_SCHEMA"
    """The columns or their types are not what a schema assertion expects."""

    OPERATIONAL = "OPERATIONAL"
    """An operational problem rather than one in the data, for example a table that could not be built."""

    CUSTOM = "CUSTOM"
    """A custom type, named in `customType`."""


@dataclass(kw_only=True)
class IncidentAssignee(Record):
    """One user or group assigned to resolve an incident; an item of `assignees` in `IncidentInfo`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentAssignee"

    actor: str
    """URN of the assigned `corpuser` or `corpGroup`."""

    assignedAt: AuditStamp
    """When the assignment was made and by whom; the actor is the assigner, not the assignee."""


class IncidentState(str, Enum):
    """Whether an incident is still open; `IncidentStage` gives the detailed stage.

    Wire name: `com.linkedin.incident.IncidentState`.
    """

    ACTIVE = "ACTIVE"
    """The problem is still open and needs attention."""

    RESOLVED = "RESOLVED"
    """The incident is closed, whether or not a fix was needed."""


class IncidentStage(str, Enum):
    """Detailed stage within the open or resolved state; the last two symbols apply to resolved incidents.

    Wire name: `com.linkedin.incident.IncidentStage`.
    """

    TRIAGE = "TRIAGE"
    """The severity and urgency of the problem are being assessed."""

    INVESTIGATION = "INVESTIGATION"
    """The cause is being investigated."""

    WORK_IN_PROGRESS = "WORK_IN_PROGRESS"
    """The problem is being fixed."""

    FIXED = "FIXED"
    """Resolved, because the problem was fixed."""

    NO_ACTION_REQUIRED = "NO_ACTION_REQUIRED"
    """Resolved without a fix, for example after a false alarm or a planned change."""


@dataclass(kw_only=True)
class IncidentStatus(Record):
    """Current state and stage of an incident, with an optional message; part of `IncidentInfo`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentStatus"

    state: IncidentState
    """Open or resolved; used in lists and counts of incidents."""

    stage: Optional[IncidentStage] = None
    """Detailed stage within the state; absent until it is set."""

    message: Optional[str] = None
    """Message about the current status, for example how the incident was resolved."""

    lastUpdated: AuditStamp
    """When the status last changed and by whom."""


class IncidentSourceType(str, Enum):
    """Ways in which an incident can be raised.

    Wire name: `com.linkedin.incident.IncidentSourceType`.
    """

    MANUAL = "MANUAL"
    """A person or a program reported the incident through the interface or the API."""

    ASSERTION_FAILURE = "ASSERTION_FAILURE"
    """A failed assertion raised the incident, not a person."""


@dataclass(kw_only=True)
class IncidentSource(Record):
    """Source of an incident: a person or a failed assertion."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentSource"

    type: IncidentSourceType
    """How the incident was raised; with `ASSERTION_FAILURE`, `sourceUrn` names the assertion."""

    sourceUrn: Optional[str] = None
    """URN of the entity that caused the incident, for example the `assertion` that failed; absent when there
    is none.
    """


@dataclass(kw_only=True)
class IncidentInfo(Record):
    """Details of an incident: what went wrong, the affected assets, its priority, assignees and status."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentInfo"
    ASPECT_NAME: ClassVar[str] = "incidentInfo"

    type: IncidentType
    """Type of problem; the assertion types are raised by failed checks, and `CUSTOM` is named in
    `customType`.
    """

    customType: Optional[str] = None
    """Custom type as free text, set only when `type` is `CUSTOM`."""

    title: Optional[str] = None
    """Short title shown in lists, for example `Orders table stale since Monday`."""

    description: Optional[str] = None
    """Detailed description of the problem for those who have to resolve it."""

    entities: list[str]
    """URNs of the affected assets: datasets, charts, dashboards, flows, jobs, columns, ML entities, services
    or AI agents.
    """

    priority: Optional[int] = None
    """Priority as a number, where lower is more urgent: `0` critical, `1` high, `2` medium, `3` low."""

    assignees: Optional[list[IncidentAssignee]] = None
    """Users and groups assigned to resolve the incident; absent if there are none."""

    status: IncidentStatus
    """Status of the incident: open or resolved, its stage, a message and when it last changed."""

    source: Optional[IncidentSource] = None
    """How the incident was raised, manually or by a failed assertion; optional."""

    startedAt: Optional[int] = None
    """When the problem began, in milliseconds since the epoch; this can be earlier than the report."""

    created: AuditStamp
    """When the incident was raised and by whom. Deprecated: read `aspectCreated` in the system metadata
    instead.

    Deprecated.
    """


@dataclass(kw_only=True)
class IncidentExternalLink(Record):
    """Link from an incident to a ticket in another system, such as a Jira issue or a PagerDuty alert."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentExternalLink"

    connectionId: str
    """Id of the configured integration, for example `ops-servicenow`; distinguishes two servers of the same
    product.
    """

    system: str
    """Lower-case name of the ticket system: `jira`, `servicenow`, `pagerduty` or another."""

    externalId: str
    """Id of the ticket in that system, for example `DATA-482` for a Jira issue."""

    url: str
    """URL of the ticket."""

    created: AuditStamp
    """When the link (not the ticket) was created and by whom."""

    syncEnabled: bool = True
    """True, the default, synchronises changes in both directions between incident and ticket; false keeps a
    plain link.
    """

    lastSyncTimeMillis: Optional[int] = None
    """Latest successful synchronisation, in milliseconds since the epoch; absent when there has been none."""


@dataclass(kw_only=True)
class IncidentExternalLinks(Record):
    """Tickets in other systems that track this incident."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentExternalLinks"
    ASPECT_NAME: ClassVar[str] = "incidentExternalLinks"

    links: list[IncidentExternalLink] = _field(default_factory=list)
    """One item per linked ticket; empty when the incident is tracked in the catalogue only."""


class IncidentNoteSourceType(str, Enum):
    """Whether an incident note was written in the catalogue or in another system.

    Wire name: `com.linkedin.incident.IncidentNoteSourceType`.
    """

    NATIVE = "NATIVE"
    """The note was written in the catalogue, through the interface or the API."""

    EXTERNAL = "EXTERNAL"
    """The note was copied in from a ticket or incident management system."""


@dataclass(kw_only=True)
class IncidentNoteSource(Record):
    """Source of an incident note, with its id and URL there."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentNoteSource"

    sourceType: Optional[IncidentNoteSourceType] = None
    """Native or external; when absent, a note with an `externalId` is treated as external."""

    externalUrl: Optional[str] = None
    """URL of the note in the external system, for example the permalink of a Jira comment."""

    externalId: Optional[str] = None
    """Id of the note in the external system, such as a Jira comment id; prevents a repeated sync from adding
    it twice.
    """


@dataclass(kw_only=True)
class IncidentNote(Record):
    """A comment or progress update on an incident, written in the catalogue or copied from an external
    ticket.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentNote"

    message: str
    """Text of the note in Markdown."""

    created: AuditStamp
    """When the note was created and by whom."""

    source: Optional[IncidentNoteSource] = None
    """Source of the note in another system; absent when it was written in the catalogue."""


@dataclass(kw_only=True)
class IncidentNotes(Record):
    """Comments on an incident; stored separately from `IncidentInfo` so that ingestion does not overwrite
    them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.incident.IncidentNotes"
    ASPECT_NAME: ClassVar[str] = "incidentNotes"

    notes: list[IncidentNote] = _field(default_factory=list)
    """Every note on the incident, oldest first."""


@dataclass(kw_only=True)
class InviteTokenKey(Record):
    """Identity of an invite token, the secret in a link through which people join the catalogue."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.InviteTokenKey"
    ASPECT_NAME: ClassVar[str] = "inviteTokenKey"

    id: str
    """Last part of the invite token's URN, unique among tokens."""


@dataclass(kw_only=True)
class InviteToken(Record):
    """Token in a sign-up link that lets people create an account, with a role."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.identity.InviteToken"
    ASPECT_NAME: ClassVar[str] = "inviteToken"

    token: str
    """Encrypted token, never stored as plain text."""

    role: Optional[str] = None
    """URN of the role assigned to users who accept the invitation; required on every token."""


@dataclass(kw_only=True)
class LifecycleStageTypeKey(Record):
    """Identity of a lifecycle stage that assets can be placed in, for example certified or archived."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.LifecycleStageTypeKey"
    ASPECT_NAME: ClassVar[str] = "lifecycleStageTypeKey"

    id: str
    """Last part of the stage's URN, by convention in capitals: `PROPOSED`, `CERTIFIED` or `ARCHIVED`."""


@dataclass(kw_only=True)
class LifecycleStageSettings(Record):
    """Effects of a lifecycle stage on its entities; part of `lifecycleStageTypeInfo`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.lifecycle.LifecycleStageSettings"

    hideInSearch: bool = False
    """True hides entities in the stage from search by default; a filter on `lifecycleStage` still finds them.
    """


@dataclass(kw_only=True)
class LifecycleStageTransitionPolicy(Record):
    """Rule on the stages from which an entity may enter this one. The server checks it when `status` is
    written.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.lifecycle.LifecycleStageTransitionPolicy"

    allowedPreviousStages: Optional[list[str]] = None
    """URNs of permitted previous stages; `urn:li:lifecycleStageType:__NONE__` means no stage. Absent permits
    all, an empty list none.
    """


@dataclass(kw_only=True)
class LifecycleStageTypeInfo(Record):
    """Defines a lifecycle stage: which entities can be in it, whether search hides them, and which stages may
    precede it. `status` refers to it.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.lifecycle.LifecycleStageTypeInfo"
    ASPECT_NAME: ClassVar[str] = "lifecycleStageTypeInfo"

    name: str
    """Display name of the stage, for example `Certified`."""

    description: Optional[str] = None
    """Free text on what the stage means for an entity."""

    entityTypes: Optional[list[str]] = None
    """Entity types that can be in the stage, for example `document`. Absent or empty means all."""

    settings: LifecycleStageSettings
    """Effects of the stage on its entities, such as being hidden from search."""

    transitionPolicy: Optional[LifecycleStageTransitionPolicy] = None
    """Rule on the previous stages of an entity; absent allows any."""

    created: AuditStamp
    """Deprecated; read `aspectCreated` in the system metadata instead.

    Deprecated.
    """

    lastModified: AuditStamp
    """Deprecated; read `aspectModified` in the system metadata instead.

    Deprecated.
    """


@dataclass(kw_only=True)
class MetricKey(Record):
    """Identity of a business metric, such as monthly active users, made of platform, path and id."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.MetricKey"
    ASPECT_NAME: ClassVar[str] = "metricKey"

    platform: str
    """URN of the `dataPlatform` that defines the metric, for example `urn:li:dataPlatform:dbt`. Required, and
    fixed because it is part of the URN.
    """

    path: str
    """Container path of the metric on its platform; lets two teams use the same `id` without a clash."""

    id: str
    """Name or id of the metric, unique within `platform` and `path` together."""


class Dialect(str, Enum):
    """Language in which a metric expression is written; the symbols match those of the Open Semantic
    Interchange (OSI) specification.

    Wire name: `com.linkedin.metric.Dialect`.
    """

    ANSI_SQL = "ANSI_SQL"
    """Standard SQL, with nothing specific to one database."""

    SNOWFLAKE = "SNOWFLAKE"
    """The SQL dialect of Snowflake."""

    MDX = "MDX"
    """The query language of OLAP cubes such as those in Microsoft Analysis Services."""

    TABLEAU = "TABLEAU"
    """The formula language of Tableau calculated fields."""

    DATABRICKS = "DATABRICKS"
    """The SQL dialect of Databricks."""

    MAQL = "MAQL"
    """The metric query language of GoodData."""

    OTHER = "OTHER"
    """Any language without its own symbol here."""


@dataclass(kw_only=True)
class DialectExpression(Record):
    """A metric's formula in one language."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metric.DialectExpression"

    dialect: Dialect
    """Language of `expression`, for example `ANSI_SQL`."""

    expression: str
    """Formula as text, not parsed, for example `SUM(amount) / COUNT(DISTINCT user_id)`."""


@dataclass(kw_only=True)
class MetricExpression(Record):
    """A metric's formula, with one entry per language."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metric.MetricExpression"

    dialects: list[DialectExpression]
    """The same formula in each available language; one entry is enough."""


@dataclass(kw_only=True)
class MetricInfo(Record):
    """The main facts about a metric: name, description, formula and the semantic model that defines it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metric.MetricInfo"
    ASPECT_NAME: ClassVar[str] = "metricInfo"

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name, for example `Monthly active users`; it need not be unique."""

    description: Optional[str] = None
    """What the metric measures, as described by the source."""

    created: Optional[AuditStamp] = None
    """When the metric was created in the source and by whom, as the source or its ingestion reports it."""

    lastModified: Optional[AuditStamp] = None
    """When the metric last changed in the source and by whom; same as `created` if it has not changed since
    ingestion.
    """

    semanticModel: Optional[str] = None
    """URN of the semantic model that defines the metric; membership only, not lineage. Absent for a
    standalone metric.
    """

    expression: Optional[MetricExpression] = None
    """Formula of the metric, in one or more languages; absent when the source does not expose it."""


@dataclass(kw_only=True)
class DerivedMetricInput(Record):
    """An edge from a derived metric to one metric in its calculation; a separate type with the fields of
    `Edge`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metric.DerivedMetricInput"

    sourceUrn: Optional[str] = None
    """URN of the entity where the edge starts; when absent, the entity that carries the aspect."""

    destinationUrn: str
    """URN of the entity that the edge points to."""

    created: Optional[AuditStamp] = None
    """Who created the edge or assignment, and when; absent if not recorded."""

    lastModified: Optional[AuditStamp] = None
    """Who last changed the edge or assignment, and when; absent if not recorded."""

    properties: Optional[dict[str, str]] = None
    """Custom key-value pairs on this edge; keys and values are strings."""


@dataclass(kw_only=True)
class MetricRelationships(Record):
    """Relationships of a metric: the parent in the hierarchy, the metrics in its formula, and related ones.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metric.MetricRelationships"
    ASPECT_NAME: ClassVar[str] = "metricRelationships"

    parentMetric: Optional[str] = None
    """URN of the parent metric in the hierarchy; absent for a root."""

    derivedFrom: list[DerivedMetricInput] = _field(default_factory=list)
    """Metrics from which this one is calculated, as for a ratio of two; shown as upstream lineage."""

    relatedMetrics: list[Edge] = _field(default_factory=list)
    """Metrics worth viewing together, for example with a shared dimension; not part of lineage."""


@dataclass(kw_only=True)
class MetricUpstreams(Record):
    """Datasets and columns that a metric reads directly. Lineage between metrics is in `metricRelationships`
    instead.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metric.MetricUpstreams"
    ASPECT_NAME: ClassVar[str] = "metricUpstreams"

    datasetUpstreams: Optional[list[Edge]] = None
    """Datasets that the metric reads; semantic model datasets if a model defines it, otherwise physical ones.
    """

    fieldUpstreams: Optional[list[Edge]] = None
    """Columns that the metric reads; the dataset of each must be in `datasetUpstreams`. Write an empty array
    to clear old entries.
    """


@dataclass(kw_only=True)
class AiContext(Record):
    """Hints for AI models about a metric, semantic model or schema field; follows the OSI `ai_context`
    layout.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.AiContext"
    ASPECT_NAME: ClassVar[str] = "aiContext"

    synonyms: Optional[list[str]] = None
    """Synonyms and abbreviations, such as `ARR` for annual recurring revenue."""

    instructions: Optional[str] = None
    """Instructions for a model on how to read and apply the entity, also readable by people."""

    examples: Optional[list[str]] = None
    """Sample values or typical uses that show a model what real data looks like."""

    customInstructions: Optional[str] = None
    """Free text given to a model in addition to `instructions`, to adjust its behaviour."""


@dataclass(kw_only=True)
class MLFeatureKey(Record):
    """Identity of a machine-learning feature, one model input: `urn:li:mlFeature:(customer,lifetime_value)`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLFeatureKey"
    ASPECT_NAME: ClassVar[str] = "mlFeatureKey"

    featureNamespace: str
    """Namespace that distinguishes equal feature names; connectors often use the name of the feature table.
    """

    name: str
    """Name of the feature, unique within `featureNamespace`."""


@dataclass(kw_only=True)
class EditableMLFeatureProperties(Record):
    """User-written text for a machine learning feature in the catalogue, stored separately from
    `mlFeatureProperties` so that ingestion does not overwrite it.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLFeatureProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlFeatureProperties"

    description: Optional[str] = None
    """Description written in the catalogue; the ingested one is in `mlFeatureProperties`."""


class MLFeatureDataType(str, Enum):
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


@dataclass(kw_only=True)
class MLFeatureProperties(Record):
    """Metadata of a machine learning feature from its feature store: type, version and source datasets."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLFeatureProperties"
    ASPECT_NAME: ClassVar[str] = "mlFeatureProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    description: Optional[str] = None
    """Description from the feature store; edits made in the catalogue go to `editableMlFeatureProperties`."""

    dataType: Optional[MLFeatureDataType] = None
    """Statistical kind of the values, such as `CONTINUOUS` or `NOMINAL`, rather than a column type."""

    version: Optional[VersionTag] = None
    """Version of the feature's definition in the feature store; absent when the store has none."""

    sources: Optional[list[str]] = None
    """URNs of the datasets from which the feature is computed; these become upstream lineage."""


@dataclass(kw_only=True)
class MLFeatureTableKey(Record):
    """Identity of a feature table, a group of features kept together in a feature store such as Feast."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLFeatureTableKey"
    ASPECT_NAME: ClassVar[str] = "mlFeatureTableKey"

    platform: str
    """URN of the `dataPlatform` for the feature store, for example `urn:li:dataPlatform:feast`."""

    name: str
    """Name of the feature table on its platform; there is no environment in this key."""


@dataclass(kw_only=True)
class EditableMLFeatureTableProperties(Record):
    """User-written text for a feature table in the catalogue, stored separately from the ingested
    `mlFeatureTableProperties`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLFeatureTableProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlFeatureTableProperties"

    description: Optional[str] = None
    """Description written in the catalogue; the ingested one is in `mlFeatureTableProperties`."""


@dataclass(kw_only=True)
class MLFeatureTableProperties(Record):
    """Features and primary keys of a feature table, and its description."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLFeatureTableProperties"
    ASPECT_NAME: ClassVar[str] = "mlFeatureTableProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    description: Optional[str] = None
    """Description from the feature store; edits made in the catalogue go to
    `editableMlFeatureTableProperties`.
    """

    mlFeatures: Optional[list[str]] = None
    """URNs of the `mlFeature` entities that belong to the table."""

    mlPrimaryKeys: Optional[list[str]] = None
    """URNs of the `mlPrimaryKey` entities that identify a row; more than one together form a composite key.
    """


@dataclass(kw_only=True)
class MLModelKey(Record):
    """Identity of one trained model: `urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLModelKey"
    ASPECT_NAME: ClassVar[str] = "mlModelKey"

    platform: str
    """URN of the `dataPlatform` where the model was built or registered, for example
    `urn:li:dataPlatform:mlflow`.
    """

    name: str
    """Name of the model on its platform; where each version is its own model, the name includes the version.
    """

    origin: FabricType
    """Environment in which the model was made or belongs, for example `PROD` or `DEV`."""


@dataclass(kw_only=True)
class EditableMLModelProperties(Record):
    """User-written text for a model in the catalogue, stored separately from the ingested
    `mlModelProperties`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLModelProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlModelProperties"

    description: Optional[str] = None
    """Description written in the catalogue; the ingested one is in `mlModelProperties`."""


@dataclass(kw_only=True)
class MLModelProperties(Record):
    """Metadata of a model from its registry: algorithm, parameters, metrics, features, jobs and deployments.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelProperties"
    ASPECT_NAME: ClassVar[str] = "mlModelProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    trainingJobs: Optional[list[str]] = None
    """URNs of data jobs or process instances that trained the model. They are shown as upstream lineage, as
    are runs with the model as output.
    """

    downstreamJobs: Optional[list[str]] = None
    """URNs of data jobs or process instances that use the model; downstream in lineage."""

    name: Optional[str] = None
    """Display name, shown instead of the one in the URN."""

    description: Optional[str] = None
    """Description from the model registry; edits made in the catalogue go to `editableMlModelProperties`."""

    date: Optional[int] = None
    """Deprecated in favour of `created`; when the model was developed, in milliseconds since the epoch.

    Deprecated.
    """

    created: Optional[TimeStamp] = None
    """When the model was recorded in the model registry, and the actor if known; replaces `date`."""

    lastModified: Optional[TimeStamp] = None
    """When the model last changed in its registry, not in the catalogue."""

    version: Optional[VersionTag] = None
    """Version tag of this model, for example `v3`; other versions are found through `groups`."""

    type: Optional[str] = None
    """Algorithm or architecture as free text, for example `random forest` or `transformer`."""

    hyperParameters: Optional[dict[str, Annotated[Union[str, int, float, Double, bool], Members("string", "int", "float", "double", "boolean")]]] = None
    """Deprecated map from hyperparameter name to typed value; write `hyperParams` instead."""

    hyperParams: Optional[list[MLHyperParam]] = None
    """Hyperparameters set before training, each with a name and a string value; replaces `hyperParameters`.
    """

    trainingMetrics: Optional[list[MLMetric]] = None
    """Metrics measured during training, such as validation loss."""

    onlineMetrics: Optional[list[MLMetric]] = None
    """Metrics measured on live traffic in production."""

    mlFeatures: Optional[list[str]] = None
    """URNs of the `mlFeature` entities on which the model was trained; upstream in lineage."""

    tags: list[str] = _field(default_factory=list)
    """Plain strings from the registry, not URNs; catalogue tags are in the `globalTags` aspect."""

    deployments: Optional[list[str]] = None
    """URNs of the `mlModelDeployment` entities that serve this model."""

    groups: Optional[list[str]] = None
    """URNs of the `mlModelGroup` entities that contain this model; downstream in lineage."""


class IntendedUserType(str, Enum):
    """Audience of a model, as listed in `primaryUsers` of `intendedUse`.

    Wire name: `com.linkedin.ml.metadata.IntendedUserType`.
    """

    ENTERPRISE = "ENTERPRISE"
    """The model is meant for business use."""

    HOBBY = "HOBBY"
    """The model is meant for hobbyists and personal projects."""

    ENTERTAINMENT = "ENTERTAINMENT"
    """The model is meant for entertainment or leisure."""


@dataclass(kw_only=True)
class IntendedUse(Record):
    """What the model was built for, for whom, and which uses are out of scope."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.IntendedUse"
    ASPECT_NAME: ClassVar[str] = "intendedUse"

    primaryUses: Optional[list[str]] = None
    """Tasks the model was designed to do, one per item, in free text."""

    primaryUsers: Optional[list[IntendedUserType]] = None
    """Intended kinds of user; several may apply."""

    outOfScopeUses: Optional[list[str]] = None
    """Uses for which the model was not built, including similar technology it could be mistaken for."""


@dataclass(kw_only=True)
class MLModelFactors(Record):
    """Factors that can change a model's results: groups, instruments and environment."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelFactors"

    groups: Optional[list[str]] = None
    """Distinct categories within the evaluation data; for models about people, groups that share a trait such
    as age.
    """

    instrumentation: Optional[list[str]] = None
    """Devices or tools that capture the model's input, such as a camera or microphone type."""

    environment: Optional[list[str]] = None
    """Environment in which the model runs, such as lighting, noise or climate."""


@dataclass(kw_only=True)
class MLModelFactorPrompts(Record):
    """The factors section of a model card: what can affect the results, and which of these factors were
    tested.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelFactorPrompts"
    ASPECT_NAME: ClassVar[str] = "mlModelFactorPrompts"

    relevantFactors: Optional[list[MLModelFactors]] = None
    """Factors expected to affect the model's performance, whether or not they were measured."""

    evaluationFactors: Optional[list[MLModelFactors]] = None
    """Factors by which the results are broken down; usually a subset of `relevantFactors`."""


@dataclass(kw_only=True)
class Metrics(Record):
    """The metrics section of a model card: the measures used to assess the model and its decision thresholds.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.Metrics"
    ASPECT_NAME: ClassVar[str] = "mlModelMetrics"

    performanceMeasures: Optional[list[str]] = None
    """Names of the measures used to assess the model, such as `precision` or `AUC`."""

    decisionThreshold: Optional[list[str]] = None
    """Thresholds that turn a score into a decision, as strings; absent when there are none."""


@dataclass(kw_only=True)
class BaseData(Record):
    """A dataset used for a model, with why it was chosen and how it was prepared; an item of the training and
    evaluation data aspects.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.BaseData"

    dataset: str
    """URN of the dataset, which must be a `dataset` entity."""

    motivation: Optional[str] = None
    """Why this dataset was chosen, as free text."""

    preProcessing: Optional[list[str]] = None
    """Preparation steps in plain text, one per item, such as `lowercased and tokenised` or `rows without a
    label dropped`.
    """


@dataclass(kw_only=True)
class EvaluationData(Record):
    """Datasets used to evaluate the model, so that a reader can judge its results."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EvaluationData"
    ASPECT_NAME: ClassVar[str] = "mlModelEvaluationData"

    evaluationData: list[BaseData]
    """Datasets behind the quantitative analyses, each with motivation and preparation."""


@dataclass(kw_only=True)
class TrainingData(Record):
    """Datasets used to train the model; may be unspecific when the data is confidential."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.TrainingData"
    ASPECT_NAME: ClassVar[str] = "mlModelTrainingData"

    trainingData: list[BaseData]
    """Training datasets, each with motivation and preparation."""


@dataclass(kw_only=True)
class QuantitativeAnalyses(Record):
    """Links to the evaluation results of a model, broken down by single factors and by their combinations."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.QuantitativeAnalyses"
    ASPECT_NAME: ClassVar[str] = "mlModelQuantitativeAnalyses"

    unitaryResults: Optional[str] = None
    """Link to a dashboard that breaks the results down by one factor at a time."""

    intersectionalResults: Optional[str] = None
    """Link to a dashboard that breaks the results down by combinations of factors, such as age within region.
    """


@dataclass(kw_only=True)
class EthicalConsiderations(Record):
    """The ethics section of a model card: sensitive data, effects on people, risks and mitigations. All lists
    are free text.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EthicalConsiderations"
    ASPECT_NAME: ClassVar[str] = "mlModelEthicalConsiderations"

    data: Optional[list[str]] = None
    """Sensitive data that the model uses, one kind per item, such as `ethnicity` or `health records`."""

    humanLife: Optional[list[str]] = None
    """Decisions about health, safety or livelihood that the model informs or could inform."""

    mitigations: Optional[list[str]] = None
    """Measures taken during development to reduce the risks, one per item."""

    risksAndHarms: Optional[list[str]] = None
    """Possible harms, with who would be affected, their likelihood and severity; also those considered but
    left undetermined.
    """

    useCases: Optional[list[str]] = None
    """Especially sensitive uses of the model; compare `outOfScopeUses` in the `intendedUse` aspect."""


@dataclass(kw_only=True)
class CaveatDetails(Record):
    """Open questions about a model's evaluation: outstanding tests and groups missing from the data. Part of
    `mlModelCaveatsAndRecommendations`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.CaveatDetails"

    needsFurtherTesting: Optional[bool] = None
    """True when the evaluation left questions that need more tests; absent when unknown."""

    caveatDescription: Optional[str] = None
    """Free text describing the limitation, such as a category that the data reduces to two values."""

    groupsNotRepresented: Optional[list[str]] = None
    """Names of groups missing from the evaluation data, for which the results may not hold."""


@dataclass(kw_only=True)
class CaveatsAndRecommendations(Record):
    """The closing part of a model card: known limitations, advice on where the model fits, and what good
    evaluation data looks like.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.CaveatsAndRecommendations"
    ASPECT_NAME: ClassVar[str] = "mlModelCaveatsAndRecommendations"

    caveats: Optional[CaveatDetails] = None
    """Known limitations that the other model card aspects do not cover; at most one record per model."""

    recommendations: Optional[str] = None
    """Recommendations on the use of the model, as free text."""

    idealDatasetCharacteristics: Optional[list[str]] = None
    """Characteristics of an ideal test dataset, one per item, such as `balanced across age bands`."""


class SourceCodeUrlType(str, Enum):
    """Part of a model's code that a link points to.

    Wire name: `com.linkedin.ml.metadata.SourceCodeUrlType`.
    """

    ML_MODEL_SOURCE_CODE = "ML_MODEL_SOURCE_CODE"
    """Code that defines the model itself."""

    TRAINING_PIPELINE_SOURCE_CODE = "TRAINING_PIPELINE_SOURCE_CODE"
    """Code of the pipeline that trains the model."""

    EVALUATION_PIPELINE_SOURCE_CODE = "EVALUATION_PIPELINE_SOURCE_CODE"
    """Code of the pipeline that tests the trained model."""


@dataclass(kw_only=True)
class SourceCodeUrl(Record):
    """A link to source code and its role; an item of the `sourceCode` aspect."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.SourceCodeUrl"

    type: SourceCodeUrlType
    """Whether the link points to the model itself, its training pipeline or its evaluation pipeline."""

    sourceCodeUrl: str
    """URL of the repository, directory or file, for example `https://git.example.com/ml/churn`."""


@dataclass(kw_only=True)
class SourceCode(Record):
    """Location of the code of a model and its pipelines."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.SourceCode"
    ASPECT_NAME: ClassVar[str] = "sourceCode"

    sourceCode: list[SourceCodeUrl]
    """Links to the code, each marked as model, training or evaluation."""


class CostType(str, Enum):
    """Accounting schemes for cost codes.

    Wire name: `com.linkedin.common.CostType`.
    """

    ORG_COST_TYPE = "ORG_COST_TYPE"
    """Charged to an organisational unit."""


class CostCostDiscriminator(str, Enum):
    """The two forms in which a cost code can be given.

    Wire name: `com.linkedin.common.CostCostDiscriminator`.
    """

    costId = "costId"
    """Use the number in `costId`."""

    costCode = "costCode"
    """Use the text in `costCode`."""


@dataclass(kw_only=True)
class CostCost(Record):
    """A cost code in one of two forms; `fieldDiscriminator` names the one in use."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.CostCost"

    costId: Optional[float] = None
    """Numeric form of the code; absent when `costCode` is the one set."""

    costCode: Optional[str] = None
    """Textual form of the code; absent when `costId` is the one set."""

    fieldDiscriminator: CostCostDiscriminator
    """Whether to use `costId` or `costCode`."""


@dataclass(kw_only=True)
class Cost(Record):
    """Cost code to which a machine learning model is charged."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Cost"
    ASPECT_NAME: ClassVar[str] = "cost"

    costType: CostType
    """Accounting scheme of the code in `cost`; only one is defined."""

    cost: CostCost
    """The cost code, either as a number or as text."""


@dataclass(kw_only=True)
class MLModelDeploymentKey(Record):
    """Identity of a deployed model, for example a SageMaker endpoint that serves prediction requests."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLModelDeploymentKey"
    ASPECT_NAME: ClassVar[str] = "mlModelDeploymentKey"

    platform: str
    """URN of the `dataPlatform` that serves the model, for example `urn:li:dataPlatform:sagemaker`."""

    name: str
    """Name of the deployment on its platform, such as the endpoint name."""

    origin: FabricType
    """Environment that the deployment serves, for example `PROD` or `DEV`."""


class DeploymentStatus(str, Enum):
    """Lifecycle state of a deployed model endpoint, used in `mlModelDeploymentProperties`.

    Wire name: `com.linkedin.ml.metadata.DeploymentStatus`.
    """

    OUT_OF_SERVICE = "OUT_OF_SERVICE"
    """The endpoint exists but does not serve predictions."""

    CREATING = "CREATING"
    """The endpoint is starting up for the first time."""

    UPDATING = "UPDATING"
    """A change to the endpoint, such as a new model version, is being rolled out."""

    ROLLING_BACK = "ROLLING_BACK"
    """A change is being rolled back to the earlier version."""

    IN_SERVICE = "IN_SERVICE"
    """The endpoint is live and takes requests."""

    DELETING = "DELETING"
    """The endpoint is being removed."""

    FAILED = "FAILED"
    """The endpoint failed, according to the serving system."""

    UNKNOWN = "UNKNOWN"
    """The serving system reported no state, or one that matches no other symbol."""

    OUTOFSERVICE = "OUT_OF_SERVICE"
    ROLLINGBACK = "ROLLING_BACK"
    INSERVICE = "IN_SERVICE"


@dataclass(kw_only=True)
class MLModelDeploymentProperties(Record):
    """Metadata of a deployed model: version, state and creation time."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelDeploymentProperties"
    ASPECT_NAME: ClassVar[str] = "mlModelDeploymentProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    description: Optional[str] = None
    """Description of the deployment from the serving system."""

    createdAt: Optional[int] = None
    """When the deployment was created, in milliseconds since the epoch."""

    version: Optional[VersionTag] = None
    """Version tag of the deployment in the serving system."""

    status: Optional[DeploymentStatus] = None
    """State of the endpoint when metadata was last collected, for example `IN_SERVICE`."""


@dataclass(kw_only=True)
class MLModelGroupKey(Record):
    """Identity of a model group, the family to which the versions of one model belong; a registered model in
    MLflow, for instance.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLModelGroupKey"
    ASPECT_NAME: ClassVar[str] = "mlModelGroupKey"

    platform: str
    """URN of the `dataPlatform` that keeps the group, for example `urn:li:dataPlatform:mlflow`."""

    name: str
    """Name of the group on its platform, such as that of a registered model."""

    origin: FabricType
    """Environment of the group, for example `PROD` or `DEV`."""


@dataclass(kw_only=True)
class EditableMLModelGroupProperties(Record):
    """User-written text for a model group in the catalogue, stored separately from the ingested
    `mlModelGroupProperties`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLModelGroupProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlModelGroupProperties"

    description: Optional[str] = None
    """Description written in the catalogue; the ingested one is in `mlModelGroupProperties`."""


@dataclass(kw_only=True)
class MLModelGroupProperties(Record):
    """Metadata of a model group, which contains the versions of a model: its jobs, dates and version."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelGroupProperties"
    ASPECT_NAME: ClassVar[str] = "mlModelGroupProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    trainingJobs: Optional[list[str]] = None
    """URNs of data jobs or process instances that train the group's models. They are shown as upstream
    lineage, as are runs with the model as output.
    """

    downstreamJobs: Optional[list[str]] = None
    """URNs of data jobs or process instances that use models of this group; downstream in lineage."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: Optional[str] = None
    """Display name, shown instead of the one in the URN."""

    description: Optional[str] = None
    """Description from the model registry; edits made in the catalogue go to
    `editableMlModelGroupProperties`.
    """

    createdAt: Optional[int] = None
    """Deprecated in favour of `created`; when the group was created, in milliseconds since the epoch.

    Deprecated.
    """

    created: Optional[TimeStamp] = None
    """When the group was created in the model registry, and the actor if known; replaces `createdAt`."""

    lastModified: Optional[TimeStamp] = None
    """When the group last changed in the model registry, not in the catalogue."""

    version: Optional[VersionTag] = None
    """Version tag of the group as a whole; versions of single models are in `mlModelProperties`."""


@dataclass(kw_only=True)
class MLPrimaryKeyKey(Record):
    """Identity of a feature table's primary key, the column by which features are looked up, such as
    `customer_id`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLPrimaryKeyKey"
    ASPECT_NAME: ClassVar[str] = "mlPrimaryKeyKey"

    featureNamespace: str
    """Namespace that distinguishes equal key names; connectors often use the name of the feature table."""

    name: str
    """Name of the key column, unique within `featureNamespace`."""


@dataclass(kw_only=True)
class EditableMLPrimaryKeyProperties(Record):
    """User-written text for a feature table's primary key in the catalogue, stored separately from the
    ingested `mlPrimaryKeyProperties`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLPrimaryKeyProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlPrimaryKeyProperties"

    description: Optional[str] = None
    """Description written in the catalogue; the ingested one is in `mlPrimaryKeyProperties`."""


@dataclass(kw_only=True)
class MLPrimaryKeyProperties(Record):
    """Metadata of a key column of a feature table: type, version and source datasets."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLPrimaryKeyProperties"
    ASPECT_NAME: ClassVar[str] = "mlPrimaryKeyProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    description: Optional[str] = None
    """Description from the feature store; edits made in the catalogue go to `editableMlPrimaryKeyProperties`.
    """

    dataType: Optional[MLFeatureDataType] = None
    """Statistical kind of the key's values, such as `ORDINAL` or `TEXT`, rather than a column type."""

    version: Optional[VersionTag] = None
    """Version of the key's definition in the feature store; absent when the store has none."""

    sources: list[str]
    """URNs of the datasets that supply the key, upstream in lineage; required, unlike in
    `mlFeatureProperties`.
    """


@dataclass(kw_only=True)
class NotebookKey(Record):
    """Identity of a notebook: its tool and its id there, as in `urn:li:notebook:(querybook,773)`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.NotebookKey"
    ASPECT_NAME: ClassVar[str] = "notebookKey"

    notebookTool: str
    """Name of the tool that hosts the notebook, for example `querybook`; a plain name, not a platform URN."""

    notebookId: str
    """Id of the notebook, unique across every deployment of the same tool; include the host where ids may
    clash, as in `querybook.acme.com/notebook/773`.
    """


@dataclass(kw_only=True)
class NotebookInfo(Record):
    """Title, description and change history of a notebook from the source system. In beta."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.notebook.NotebookInfo"
    ASPECT_NAME: ClassVar[str] = "notebookInfo"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    title: str
    """Title of the notebook in its tool; searchable."""

    description: Optional[str] = None
    """Description from the source system; edits made in the catalogue are in `EditableNotebookProperties`."""

    changeAuditStamps: ChangeAuditStamps
    """When the notebook was created, last changed and deleted, and by whom."""


@dataclass(kw_only=True)
class TextCell(Record):
    """Notebook cell that contains text between queries and charts."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.notebook.TextCell"

    cellTitle: Optional[str] = None
    """Title of the notebook cell; absent for a cell without one."""

    cellId: str
    """Id unique across all deployments of the notebook tool, for example a URL such as
    `querybook.com/notebook/773/?cellId=1234`.
    """

    changeAuditStamps: ChangeAuditStamps
    """When the notebook cell was created, last changed and deleted, and by whom."""

    text: str
    """Text of the cell, as written by its author."""


@dataclass(kw_only=True)
class QueryCell(Record):
    """Notebook cell that holds a query, with the time of its latest execution."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.notebook.QueryCell"

    cellTitle: Optional[str] = None
    """Title of the notebook cell; absent for a cell without one."""

    cellId: str
    """Id unique across all deployments of the notebook tool, for example a URL such as
    `querybook.com/notebook/773/?cellId=1234`.
    """

    changeAuditStamps: ChangeAuditStamps
    """When the notebook cell was created, last changed and deleted, and by whom."""

    rawQuery: str
    """Query text as written in the cell, for example an SQL statement."""

    lastExecuted: Optional[AuditStamp] = None
    """When the query was last run and by whom; absent when that is unknown."""


@dataclass(kw_only=True)
class ChartCell(Record):
    """Notebook cell that shows a chart; it has a title and an id but not the chart's data."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.notebook.ChartCell"

    cellTitle: Optional[str] = None
    """Title of the notebook cell; absent for a cell without one."""

    cellId: str
    """Id unique across all deployments of the notebook tool, for example a URL such as
    `querybook.com/notebook/773/?cellId=1234`.
    """

    changeAuditStamps: ChangeAuditStamps
    """When the notebook cell was created, last changed and deleted, and by whom."""


class NotebookCellType(str, Enum):
    """Kinds of notebook cell, one for each cell field of `NotebookCell`.

    Wire name: `com.linkedin.notebook.NotebookCellType`.
    """

    TEXT_CELL = "TEXT_CELL"
    """Text; the content is in `textCell`."""

    QUERY_CELL = "QUERY_CELL"
    """A query statement; the content is in `queryCell`."""

    CHART_CELL = "CHART_CELL"
    """A chart; the content is in `chartCell`."""


@dataclass(kw_only=True)
class NotebookCell(Record):
    """One cell of a notebook: `type` gives its type, and exactly one of the cell fields is set."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.notebook.NotebookCell"

    textCell: Optional[TextCell] = None
    """Content of a text cell; absent for other types."""

    queryCell: Optional[QueryCell] = None
    """Content of a query cell; absent for other types."""

    chartCell: Optional[ChartCell] = None
    """Content of a chart cell; absent for other types."""

    type: NotebookCellType
    """Type of cell, which determines which of the three cell fields is set."""


@dataclass(kw_only=True)
class NotebookContent(Record):
    """Cells of a notebook in reading order. In beta."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.notebook.NotebookContent"
    ASPECT_NAME: ClassVar[str] = "notebookContent"

    cells: list[NotebookCell] = _field(default_factory=list)
    """Text, query and chart cells from top to bottom; empty when only the notebook itself is known."""


@dataclass(kw_only=True)
class EditableNotebookProperties(Record):
    """User-written documentation of a notebook, stored separately so that ingestion does not overwrite it. In
    beta.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.notebook.EditableNotebookProperties"
    ASPECT_NAME: ClassVar[str] = "editableNotebookProperties"

    created: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who created the resource and when; a time of 0 means unknown."""

    lastModified: AuditStamp = _field(default_factory=lambda: AuditStamp(actor="urn:li:corpuser:unknown", time=0))
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown."""

    deleted: Optional[AuditStamp] = None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: Optional[str] = None
    """Description written in the catalogue; the one from the source system stays in `NotebookInfo`."""


@dataclass(kw_only=True)
class OwnershipTypeKey(Record):
    """Identity of an ownership type, such as Data Steward or Technical Owner."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.OwnershipTypeKey"
    ASPECT_NAME: ClassVar[str] = "ownershipTypeKey"

    id: str
    """Last part of the ownership type's URN; separate from the display name, which can then change freely."""


@dataclass(kw_only=True)
class OwnershipTypeInfo(Record):
    """A type of ownership, such as data steward or technical owner, assigned to owners of an entity."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.ownership.OwnershipTypeInfo"
    ASPECT_NAME: ClassVar[str] = "ownershipTypeInfo"

    name: str
    """Display name of the ownership type, for example `Data Steward`."""

    description: Optional[str] = None
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


@dataclass(kw_only=True)
class PlatformResourceKey(Record):
    """Identity of a platform resource, an object that an integration such as Slack or Teams stores in the
    catalogue outside the core model.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.platformresource.PlatformResourceKey"
    ASPECT_NAME: ClassVar[str] = "platformResourceKey"

    id: str
    """Unique across the whole catalogue: often a UUID or hash over data platform, instance, native id and
    resource type.
    """


class SerializedValueContentType(str, Enum):
    """Encodings a serialised object can have.

    Wire name: `com.linkedin.common.SerializedValueContentType`.
    """

    JSON = "JSON"
    """Bytes are JSON text."""

    BINARY = "BINARY"
    """Bytes are not text; `schemaType` may indicate how to decode them."""


class SerializedValueSchemaType(str, Enum):
    """Schema languages in which a serialised object can be described.

    Wire name: `com.linkedin.common.SerializedValueSchemaType`.
    """

    AVRO = "AVRO"
    """Described by an Avro schema."""

    PROTOBUF = "PROTOBUF"
    """Described by a Protocol Buffers message."""

    PEGASUS = "PEGASUS"
    """Described by a Pegasus schema, the `.pdl` language of Rest.li."""

    THRIFT = "THRIFT"
    """Described by a Thrift definition."""

    JSON = "JSON"
    """Described by a JSON schema."""

    NONE = "NONE"
    """Not described in any of the listed languages."""


@dataclass(kw_only=True)
class SerializedValue(Record):
    """An object stored as bytes, with its encoding and schema so that readers can decode it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.SerializedValue"

    blob: str
    """The encoded object, for example the UTF-8 bytes of a JSON text."""

    contentType: SerializedValueContentType = SerializedValueContentType.JSON
    """Encoding of the bytes in `blob`."""

    schemaType: Optional[SerializedValueSchemaType] = None
    """Language of the object's schema; absent when no schema is known, `NONE` when it is in none of the
    listed languages.
    """

    schemaRef: Optional[str] = None
    """Name by which the schema can be found, such as a fully qualified class name; absent when unknown."""


@dataclass(kw_only=True)
class PlatformResourceInfo(Record):
    """Type, keys and contents of an object that an integration stores in the catalogue, such as a Slack
    conversation.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.platformresource.PlatformResourceInfo"
    ASPECT_NAME: ClassVar[str] = "platformResourceInfo"

    resourceType: str
    """Free-form kind of the object, such as `user`, `conversation` or `grant`; indexed, so objects can be
    looked up by it.
    """

    primaryKey: str
    """Id of the object in the external system, such as a Slack member id; it need not repeat the data
    platform.
    """

    secondaryKeys: Optional[list[str]] = None
    """Other values by which the object can be found, such as a member's email address or telephone number."""

    value: Optional[SerializedValue] = None
    """The stored object in serialised form, with its content type and schema."""


@dataclass(kw_only=True)
class PostKey(Record):
    """Identity of a post, an announcement or link shown to users, for example on the home page."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.PostKey"
    ASPECT_NAME: ClassVar[str] = "postKey"

    id: str
    """Last part of the post's URN; the server generates it when the post is created."""


class PostType(str, Enum):
    """Places where an announcement can appear.

    Wire name: `com.linkedin.post.PostType`.
    """

    HOME_PAGE_ANNOUNCEMENT = "HOME_PAGE_ANNOUNCEMENT"
    """Shown to users on the catalogue's home page."""

    ENTITY_ANNOUNCEMENT = "ENTITY_ANNOUNCEMENT"
    """Shown on the entity given in `target`."""


class PostContentType(str, Enum):
    """Forms a post can take.

    Wire name: `com.linkedin.post.PostContentType`.
    """

    TEXT = "TEXT"
    """A message displayed in full."""

    LINK = "LINK"
    """A link to the page given in `link`."""


class MediaType(str, Enum):
    """Kinds of media a post can show.

    Wire name: `com.linkedin.common.MediaType`.
    """

    IMAGE = "IMAGE"
    """An image displayed in the post."""


@dataclass(kw_only=True)
class Media(Record):
    """A media file shown in a post: its type and URL."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.Media"

    type: MediaType
    """Kind of file; only images are defined."""

    location: str
    """URL of the file, such as `https://example.org/banner.png`."""


@dataclass(kw_only=True)
class PostContent(Record):
    """Content of a post: a title with optional text, link and image."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.post.PostContent"

    title: str
    """Title of the post; searchable."""

    type: PostContentType
    """Whether the post is a text or a link."""

    description: Optional[str] = None
    """Text of the post, shown below the title."""

    link: Optional[str] = None
    """URL that the post links to, for posts of type `LINK`."""

    media: Optional[Media] = None
    """Image shown with the post; absent if there is none."""


@dataclass(kw_only=True)
class PostInfo(Record):
    """An announcement to users of the catalogue: its content, where it is shown and when it was created."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.post.PostInfo"
    ASPECT_NAME: ClassVar[str] = "postInfo"

    type: PostType
    """Where the announcement appears: on the home page or on one entity."""

    content: PostContent
    """Title, text, link and media of the announcement."""

    created: int
    """Deprecated: when the post was created, in milliseconds since the epoch; newer search takes it from the
    system metadata.

    Deprecated.
    """

    lastModified: int
    """Deprecated: when the post was last edited, in milliseconds since the epoch; newer search takes it from
    the system metadata.

    Deprecated.
    """

    auditStamp: Optional[AuditStamp] = None
    """Deprecated: who created the post and when, unaffected by later edits; newer search takes it from the
    system metadata.

    Deprecated.
    """

    target: Optional[str] = None
    """URN of the entity the announcement is about; absent for the home page."""


@dataclass(kw_only=True)
class QueryKey(Record):
    """Identity of a query, a statement such as SQL that reads or writes one or more datasets."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.QueryKey"
    ASPECT_NAME: ClassVar[str] = "queryKey"

    id: str
    """Last part of the query's URN; connectors often use a hash of the statement, so that equal queries are
    deduplicated.
    """


class QuerySource(str, Enum):
    """Sources of a query entity.

    Wire name: `com.linkedin.query.QuerySource`.
    """

    MANUAL = "MANUAL"
    """A user entered it in the catalogue's interface."""

    SYSTEM = "SYSTEM"
    """An ingestion run found it, for instance in a query log."""


@dataclass(kw_only=True)
class QueryProperties(Record):
    """A query entity: its text, its name, its author and its source."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.query.QueryProperties"
    ASPECT_NAME: ClassVar[str] = "queryProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    statement: QueryStatement
    """Text of the query, with its language."""

    source: QuerySource
    """Whether a person entered the query or an ingestion run found it."""

    name: Optional[str] = None
    """Title shown instead of the query's text; absent if there is none."""

    description: Optional[str] = None
    """Free text on what the query answers and when to use it."""

    created: AuditStamp
    """Who made the query and when."""

    lastModified: AuditStamp
    """Who last changed the query and when."""

    origin: Optional[str] = None
    """URN of the asset whose definition contained the query, such as a view or a dbt model; absent for
    free-standing queries.
    """


@dataclass(kw_only=True)
class QuerySubject(Record):
    """One asset that a query reads or writes."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.query.QuerySubject"

    entity: str
    """URN of the asset, usually a dataset or one of its schema fields."""


@dataclass(kw_only=True)
class QuerySubjects(Record):
    """Tables and columns that the query uses, so that it can be found from their pages."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.query.QuerySubjects"
    ASPECT_NAME: ClassVar[str] = "querySubjects"

    subjects: list[QuerySubject]
    """Every table that the query uses, several for a join, and optionally the columns."""


@dataclass(kw_only=True)
class QueryUsageStatistics(Record):
    """How often, by whom and at what cost the query was run, one record per time bucket (a time series)."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.query.QueryUsageStatistics"
    ASPECT_NAME: ClassVar[str] = "queryUsageStatistics"

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: Optional[TimeWindowSize] = None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: Optional[PartitionSpec] = _field(default_factory=lambda: PartitionSpec(partition="FULL_TABLE_SNAPSHOT", type=PartitionType.FULL_TABLE))
    """Part of the data that the event describes; all of it when absent."""

    messageId: Optional[str] = None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    queryCount: Optional[int] = None
    """Number of executions within the bucket."""

    queryCost: Optional[float] = None
    """Cost of the executions within the bucket, in whatever unit the source reports."""

    lastExecutedAt: Optional[int] = None
    """Time of the latest execution, in milliseconds since the epoch."""

    uniqueUserCount: Optional[int] = None
    """Number of distinct users, within the period of the statistics."""

    userCounts: Optional[list[DatasetUserUsageCounts]] = None
    """Number of executions per user within the bucket."""


@dataclass(kw_only=True)
class RepositoryKey(Record):
    """Identity of a source code repository, as in `urn:li:repository:github.acme/payments`; the platform
    itself is in the `dataPlatformInstance` aspect.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.repository.RepositoryKey"
    ASPECT_NAME: ClassVar[str] = "repositoryKey"

    id: str
    """By convention platform, organisation and name, as in `gitlab.acme/etl`; the platform prefix may be
    missing for in-house repositories.
    """


@dataclass(kw_only=True)
class RepositoryProperties(Record):
    """Name, default branch, languages, licence and similar facts about a source code repository."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.repository.RepositoryProperties"
    ASPECT_NAME: ClassVar[str] = "repositoryProperties"

    name: str
    """Name in the interface and in search, for example `payments`; the URN is built from `RepositoryKey`."""

    description: Optional[str] = None
    """What the code is for, usually the short text from the hosting service."""

    defaultBranch: Optional[str] = None
    """Branch that a fresh clone checks out, for example `main`."""

    languages: Optional[list[str]] = None
    """Programming languages in the code, such as `Go` or `SQL`, by convention with the most used one first.
    """

    license: Optional[str] = None
    """Licence of the code, preferably as an SPDX id such as `Apache-2.0`."""

    homepageUrl: Optional[str] = None
    """URL of the project's site or documentation; for the repository itself see `RepositorySource`."""

    archived: Optional[bool] = None
    """True for a repository that is read-only and no longer maintained; absent when unknown."""

    created: Optional[AuditStamp] = None
    """When the repository was created and by whom; absent when the source does not report it."""

    lastModified: Optional[AuditStamp] = None
    """When the repository last changed and by whom; absent when the source does not report it."""


@dataclass(kw_only=True)
class RepositorySource(Record):
    """Where a repository is hosted: its address and its id on the hosting service."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.repository.RepositorySource"
    ASPECT_NAME: ClassVar[str] = "repositorySource"

    externalUrl: Optional[str] = None
    """URL for browsing or cloning the repository, for example `https://github.com/acme/payments`."""

    externalId: Optional[str] = None
    """Id on the hosting service: a number, as on GitHub, or a slug such as `acme/payments`."""


@dataclass(kw_only=True)
class RepositoryLineage(Record):
    """Origin of a repository, currently only the one it was forked from."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.repository.RepositoryLineage"
    ASPECT_NAME: ClassVar[str] = "repositoryLineage"

    forkOf: Optional[str] = None
    """URN of the `repository` from which this one was forked; absent when it is not a fork."""


@dataclass(kw_only=True)
class RoleKey(Record):
    """Identity of an access role in an external system, for example an IAM role that must be requested to
    read a table.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.RoleKey"
    ASPECT_NAME: ClassVar[str] = "roleKey"

    id: str
    """Last part of the role's URN, usually its id in the access management system."""


@dataclass(kw_only=True)
class RoleProperties(Record):
    """Name, type of access and request URL of a role in an external access system, such as a Snowflake or IAM
    role that grants access to a dataset.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.role.RoleProperties"
    ASPECT_NAME: ClassVar[str] = "roleProperties"

    name: str
    """Name of the role in the external system, for example `ANALYST_READ`."""

    description: Optional[str] = None
    """Description of what the role allows."""

    type: str
    """Level of access granted: `READ`, `WRITE` or `ADMIN`."""

    requestUrl: Optional[str] = None
    """URL of the external page where users can request the role."""

    created: Optional[AuditStamp] = None
    """When the role was created, and by whom."""


@dataclass(kw_only=True)
class RoleUser(Record):
    """One user who holds an external access role."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.role.RoleUser"

    user: str
    """URN of the user, for example `urn:li:corpuser:jdoe`."""


@dataclass(kw_only=True)
class RoleGroup(Record):
    """One group that holds an external access role."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.role.RoleGroup"

    group: str
    """URN of the group, for example `urn:li:corpGroup:analysts`."""


@dataclass(kw_only=True)
class Actors(Record):
    """Users and groups that hold the external access role."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.role.Actors"
    ASPECT_NAME: ClassVar[str] = "actors"

    users: Optional[list[RoleUser]] = None
    """Users who have been granted the role, each wrapped in a record."""

    groups: Optional[list[RoleGroup]] = None
    """Groups that have been granted the role, each wrapped in a record."""


@dataclass(kw_only=True)
class SchemaFieldKey(Record):
    """Identity of a single column: the URN of its dataset and the field path, as in
    `urn:li:schemaField:(urn:li:dataset:(...),id)`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.SchemaFieldKey"
    ASPECT_NAME: ClassVar[str] = "schemaFieldKey"

    parent: str
    """URN of the entity that contains the column, normally a `dataset`."""

    fieldPath: str
    """Path of the column in the parent's schema, dotted for nested fields; must be spelt as in
    `SchemaMetadata`.
    """


@dataclass(kw_only=True)
class SchemaFieldInfo(Record):
    """Name of a schema field and its alternative URNs."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schemafield.SchemaFieldInfo"
    ASPECT_NAME: ClassVar[str] = "schemafieldInfo"

    name: Optional[str] = None
    """Name of the column, used to find the field by search."""

    schemaFieldAliases: Optional[list[str]] = None
    """URNs of the same field with its path written differently; compare the aspect `schemaFieldAliases`."""


@dataclass(kw_only=True)
class BusinessAttributeAssociation(Record):
    """Link from a column to the business attribute that describes it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.businessattribute.BusinessAttributeAssociation"

    businessAttributeUrn: str
    """URN of the `businessAttribute` whose meaning, tags and terms the column inherits."""


@dataclass(kw_only=True)
class BusinessAttributes(Record):
    """Business attribute applied to a column; written on `schemaField` entities."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.businessattribute.BusinessAttributes"
    ASPECT_NAME: ClassVar[str] = "businessAttributes"

    businessAttribute: Optional[BusinessAttributeAssociation] = None
    """The column's single attribute, despite the plural name of the aspect; absent when none applies."""


@dataclass(kw_only=True)
class SchemaFieldAliases(Record):
    """Alternative URNs of the same schema field."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.schemafield.SchemaFieldAliases"
    ASPECT_NAME: ClassVar[str] = "schemaFieldAliases"

    aliases: Optional[list[str]] = None
    """URNs of equivalent schema fields, for example with the field path written differently."""


class SemanticFieldType(str, Enum):
    """Kinds of field in a semantic model dataset.

    Wire name: `com.linkedin.semanticmodel.SemanticFieldType`.
    """

    DIMENSION = "DIMENSION"
    """An attribute to group or slice by, such as country or order date."""

    MEASURE = "MEASURE"
    """A number to aggregate, such as revenue; some tools call it a fact."""

    FILTER = "FILTER"
    """A named condition that is true or false for each row, such as active customers only."""

    OTHER = "OTHER"
    """Any type of field without its own symbol here."""


@dataclass(kw_only=True)
class Dimension(Record):
    """Details of a dimension; currently only whether it is a time dimension."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.semanticmodel.Dimension"

    isTime: bool = False
    """True for a time dimension, such as an order date."""


@dataclass(kw_only=True)
class SemanticFieldAnnotation(Record):
    """Role of a column in a semantic model, with the expression behind it; type, description and tags stay on
    the column itself.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.semanticmodel.SemanticFieldAnnotation"
    ASPECT_NAME: ClassVar[str] = "semanticFieldAnnotation"

    type: SemanticFieldType
    """Dimension, measure, filter or other; determines which of the remaining fields apply."""

    expression: MetricExpression
    """SQL expression that computes the field; can be given in several dialects."""

    aggregationFunction: Optional[str] = None
    """How a measure is aggregated, for example `SUM` or `AVG`; ignored for other kinds of field."""

    dimension: Optional[Dimension] = None
    """Details of a dimension; ignored unless `type` is `DIMENSION`."""


@dataclass(kw_only=True)
class SearchTemplateKey(Record):
    """Identity of a search template, from which the server builds search queries."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.SearchTemplateKey"
    ASPECT_NAME: ClassVar[str] = "searchTemplateKey"

    id: str
    """Name of the template. Built-in templates are `exact`, `fulltext`, `identity`, `light`, `list`,
    `search`, `searchLight`, `structured`, `structuredExact`.
    """


class SearchTemplateDialect(str, Enum):
    """Query language of the body of a search template.

    Wire name: `com.linkedin.search.template.SearchTemplateDialect`.
    """

    ELASTICSEARCH = "ELASTICSEARCH"
    """The body renders to Elasticsearch query DSL as JSON, which also works with OpenSearch."""

    POSTGRES = "POSTGRES"
    """The body is Mustache text for a future SQL compiler. It is stored as opaque text and not executed."""


@dataclass(kw_only=True)
class SearchTemplateRanking(Record):
    """How the service reranks a page of keyword hits. Presets other than `none` need a deployment that
    supports them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateRanking"

    preset: Optional[str] = None
    """Reranking formula. `none` keeps the order of the search; `usage` and `usageAndMatchTier` need a
    deployment that supports them.
    """

    window: Optional[int] = None
    """Number of top hits to rerank."""

    windowSizer: Optional[str] = None
    """How the number of hits to rerank is determined: `fixed` or `tokenCurve`."""

    parameters: Optional[dict[str, str]] = None
    """Parameters of the formula by name, as strings, such as the weight of usage."""


@dataclass(kw_only=True)
class SearchTemplateRetrievalBridge(Record):
    """Second stage of retrieval, which fills the page with entities related to the first candidates. Searches
    fail in deployments without bridge support.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateRetrievalBridge"

    pivotField: Optional[str] = None
    """Field whose values link the first candidates to related ones."""

    onFailure: Optional[str] = None
    """What to do if the second stage fails. The keyword page can still be returned."""


@dataclass(kw_only=True)
class SearchTemplateRetrieval(Record):
    """How candidates are retrieved before ranking, by keyword by default. Vector search and bridges need a
    deployment that supports them.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateRetrieval"

    mode: Optional[str] = None
    """Retrieval mode, `keyword` or `vector`. `keyword` by default."""

    model: Optional[str] = None
    """Name of the embedding model for the query in `vector` mode."""

    field: Optional[str] = None
    """Index field with the vectors to compare with the query."""

    candidateCap: Optional[int] = None
    """Maximum number of candidates of the vector search."""

    total: Optional[str] = None
    """How the total number of hits of a vector search is counted."""

    facets: Optional[str] = None
    """How the facets of a vector search are computed."""

    page: Optional[str] = None
    """How the candidates of a vector search are paginated."""

    authorization: Optional[str] = None
    """How entities that the caller is not authorized to see are excluded from the vector candidates."""

    onFailure: Optional[str] = None
    """What to do if the vector search fails."""

    bridge: Optional[SearchTemplateRetrievalBridge] = None
    """Second stage that adds candidates through a pivot field. If omitted, retrieval has one stage."""


@dataclass(kw_only=True)
class SearchTemplateLadderStop(Record):
    """A condition under which the result of a rung is used: enough hits, or a query shape for which no hits
    are acceptable.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateLadderStop"

    minHits: Optional[int] = None
    """Minimum `numEntities` for the rung's result to be used."""

    emptyWhen: Optional[str] = None
    """Query shape for which an empty result is acceptable, such as `singleTerm`, `dotted`, `columnFilter` or
    `longQuery` (four or more tokens). A leading `-` negates it.
    """


@dataclass(kw_only=True)
class SearchTemplateLadder(Record):
    """Fallback rules between templates: when to run this one, when to use its result, and which to run next.
    An empty record clears the inherited ladder.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateLadder"

    select: Optional[list[str]] = None
    """Conditions that the query must meet, all of them, for the template to run. A leading `-` negates a
    condition. With an empty list, the template always runs.
    """

    stop: Optional[list[SearchTemplateLadderStop]] = None
    """Conditions under which this rung's result is used; one of them is enough. Required if `next` is set
    without `parallel`, and for a `merge` group with `next`.
    """

    next: Optional[str] = None
    """URN of the template to run next if this rung is skipped, fails, or meets no `stop` condition. Not
    searched by a parallel `merge`.
    """

    parallel: Optional[list[str]] = None
    """URNs of keyword templates to run in parallel, one query each. `join` selects the returned page; `next`
    is the fallback if no template is left.
    """

    join: Optional[str] = None
    """How the results of a `parallel` group are combined: `any`, `allEmpty` or `merge`."""

    fusion: Optional[str] = None
    """How a merge combines hits: `interleave`, `weightedBlend`, `fillFreeSlots` or `keywordPreferred`.
    Validated but not used: merges always use reciprocal rank fusion.
    """

    fusionCap: Optional[int] = None
    """Maximum number of hits that a merge takes from each template of the `parallel` group."""

    facets: Optional[str] = None
    """Source of the facets of a merged page: `firstMember`, `patchFromMembers` or, for vector retrieval
    groups only, `candidates`.
    """


@dataclass(kw_only=True)
class SearchFieldBoost(Record):
    """A searched field and its weight, as used in `add`, `replace` and `override` of `SearchFieldOverrides`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchFieldBoost"

    fieldName: str
    """Name of the index field, or URN of a structured property. Metadata of related entities has a degree
    suffix: `tags_1`, compared with `tags` for the entity's own.
    """

    boost: float
    """Weight of a match in the field, on the scale of `boostScore` in the `@Searchable` annotation."""

    subfield: Optional[str] = None
    """`keyword` or `text`, appended to the index field if `fieldName` is a structured property."""


@dataclass(kw_only=True)
class SearchFieldOverrides(Record):
    """Overrides of the fields that a query searches, which are those annotated `queryByDefault`. Set
    `replace` alone, or any of `add`, `remove` and `override`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchFieldOverrides"

    add: Optional[list[SearchFieldBoost]] = None
    """Additional fields to search, with their weights. Merged with the parent template's list, field by
    field.
    """

    remove: Optional[list[str]] = None
    """Index fields to exclude from the query. Each degree is a separate field: removing `tags_1` keeps
    `tags`.
    """

    replace: Optional[list[SearchFieldBoost]] = None
    """Complete list of fields to search, with their weights, instead of the annotated ones. Cannot be
    combined with `add`, `remove` or `override`.
    """

    override: Optional[list[SearchFieldBoost]] = None
    """New weights for searched fields. Does not change which fields are searched."""


class StructuredPropertyOperator(str, Enum):
    """How the tokens of a query are combined when matched against the analysed values of structured
    properties.

    Wire name: `com.linkedin.search.template.StructuredPropertyOperator`.
    """

    AND = "AND"
    """All tokens of the query must match."""

    OR = "OR"
    """Any token of the query must match. This is the default."""


@dataclass(kw_only=True)
class StructuredPropertyClause(Record):
    """Settings of a clause that searches structured properties. The service determines which properties and
    index fields it covers.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.StructuredPropertyClause"

    enabled: Optional[bool] = True
    """False disables the clause but keeps its settings. True by default."""

    operator: Optional[StructuredPropertyOperator] = None
    """Whether all tokens or any of them must match, `OR` by default. Only used for `analyzedValue`."""

    weight: Optional[float] = None
    """Positive factor for the field's weight, 1 by default. Required for `nameAndValue`, where it is the
    weight of the term.
    """


@dataclass(kw_only=True)
class StructuredPropertyQuery(Record):
    """Clauses that search the values of structured properties in addition to the rendered query. A child
    template overrides each clause separately.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.StructuredPropertyQuery"

    analyzedValue: Optional[StructuredPropertyClause] = None
    """Full-text matching on the `.text` and `.stemmed` index fields. Enabled only if set or inherited."""

    exactValue: Optional[StructuredPropertyClause] = None
    """Exact matching of the keyword or term, without stemming. Enabled only if set or inherited."""

    nameAndValue: Optional[StructuredPropertyClause] = None
    """Span matching of property name and value together, for string and rich-text properties. Requires a
    positive `weight`.
    """


@dataclass(kw_only=True)
class SearchTemplateNormalization(Record):
    """Limits on wildcards, synonyms and fuzzy matching, applied to the query text before rendering. The
    service clamps each limit to a safe range.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateNormalization"

    wildcardMinimumLength: Optional[int] = None
    """Minimum length of a single-token query for a contains-wildcard clause to be added. 5 if neither set nor
    inherited.
    """

    synonymCap: Optional[int] = None
    """Maximum number of synonyms in the query context. 8 if neither set nor inherited; fewer if the clause
    budget is exceeded.
    """

    fuzzyTokenThreshold: Optional[int] = None
    """Minimum length of a token for fuzzy matching. 5 if neither set nor inherited."""

    mediumFuzzyTokenThreshold: Optional[int] = None
    """Minimum length of a token for `mediumFuzzyEdits` instead of `shortFuzzyEdits`. `fuzzyTokenThreshold`
    plus 2 by default.
    """

    broadQueryTokenCap: Optional[int] = None
    """Maximum number of tokens in the `broadQuery` variable, up to 256. 8 by default; fewer if the clause
    budget is exceeded.
    """

    shortFuzzyEdits: Optional[int] = None
    """Maximum edit distance for tokens of at least `fuzzyTokenThreshold` and fewer than
    `mediumFuzzyTokenThreshold` characters. 1 by default.
    """

    mediumFuzzyEdits: Optional[int] = None
    """Maximum edit distance for tokens of at least `mediumFuzzyTokenThreshold` characters. 2 by default."""


@dataclass(kw_only=True)
class HighlightFieldOverrides(Record):
    """Overrides of the fields that a search template highlights. Set either `replace`, or `add` and `remove`.
    An empty record clears the inherited overrides.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.HighlightFieldOverrides"

    add: Optional[list[str]] = None
    """Fields to highlight in addition to those that the model marks. Cannot be combined with `replace`."""

    remove: Optional[list[str]] = None
    """Fields not to highlight. Cannot be combined with `replace`."""

    replace: Optional[list[str]] = None
    """Complete list of fields to highlight, instead of those that the model marks. Cannot be combined with
    `add` or `remove`.
    """


@dataclass(kw_only=True)
class SearchTemplateBoost(Record):
    """Boosts hits whose `field` has a value from a list that depends on the request, such as the user's
    groups or domains.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateBoost"

    field: str
    """Index field to compare with the list, for example `tags_1`, or the URN of a structured property."""

    subfield: Optional[str] = None
    """`keyword` or `text`, appended to the index field if `field` is a structured property. Omitted
    otherwise.
    """

    values: str
    """List to compare with, resolved for each request: `viewerUrn`, `viewerGroupsJson`, `viewerDomainsJson`
    or `domainsJson`.
    """

    weight: float
    """Score weight of a hit whose field contains any value of the list."""


@dataclass(kw_only=True)
class SearchTemplateRoute(Record):
    """Entry of a template's `routes`, which routes matching queries to another template."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateRoute"

    queryRegex: str
    """Regular expression in RE2 syntax. It must match the entire query, without leading and trailing
    whitespace.
    """

    template: str
    """URN of the search template that handles queries matching `queryRegex`."""


@dataclass(kw_only=True)
class SearchTemplateDefaultRoute(Record):
    """Target of queries that match no entry of `routes`. Without `template`, the inherited default is
    cancelled and the current template handles the query.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateDefaultRoute"

    template: Optional[str] = None
    """URN of the search template that handles unmatched queries. Omit it to cancel the inherited default."""


@dataclass(kw_only=True)
class SearchTemplateProperties(Record):
    """Body of a search template: Mustache text and settings that render to one search request. An omitted
    section is inherited from `parent`; an empty one clears the inherited value.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateProperties"
    ASPECT_NAME: ClassVar[str] = "searchTemplateProperties"

    name: str
    """Display name of the template. The URN identifies it."""

    description: Optional[str] = None
    """Description of what the template matches and how it ranks. Not searchable."""

    dialect: SearchTemplateDialect = SearchTemplateDialect.ELASTICSEARCH
    """Query language of the body, `ELASTICSEARCH` by default. Must be the same as that of `parent`."""

    apiVersion: Optional[int] = None
    """Version of the contract between the template and the rendering context. Only 1 is valid. Inherited from
    the parent if omitted; 1 by default.
    """

    capabilities: Optional[list[str]] = None
    """Features that the body requires, such as `rescore`, `ladder` or `boosts`. Unknown names are rejected.
    The list replaces the inherited one; an empty list clears it.
    """

    query: Optional[str] = None
    """Mustache source of the main query. In the `ELASTICSEARCH` dialect it must render to a single query DSL
    object.
    """

    queryFragments: Optional[dict[str, str]] = None
    """JSON fragments by the name of the placeholder in `query` that they fill. Inherited fragments come
    first, joined with commas; an empty string clears them.
    """

    clauses: Optional[str] = None
    """Mustache source of a JSON object with `must`, `must_not`, `filter` and `should` arrays, added to the
    query after inheritance is resolved.
    """

    functionScore: Optional[str] = None
    """Mustache source of the `functions`, `score_mode` and `boost_mode` of the function score that wraps the
    rendered query.
    """

    rescore: Optional[str] = None
    """Mustache source of one rescore clause, with `window_size` and `query`. If neither set nor inherited,
    hits are scored once.
    """

    knn: Optional[str] = None
    """Mustache source of `keyword_weight` and `vector_weight` for reranking document hits. Only used if
    semantic search is enabled and documents are among the requested types.
    """

    ranking: Optional[SearchTemplateRanking] = None
    """Reranking by the service after the search. By default, only the preset `none` with the window sizer
    `fixed` is supported. Inherited if omitted; an empty record clears it.
    """

    retrieval: Optional[SearchTemplateRetrieval] = None
    """How candidates are retrieved, by keyword search by default. An empty record clears the inherited
    settings.
    """

    ladder: Optional[SearchTemplateLadder] = None
    """Fallbacks to other templates. If neither set nor inherited, the template runs a single query."""

    aggregations: Optional[str] = None
    """Mustache source of a JSON object that maps aggregation names to bodies. By default, the facets are
    those that the model annotates.
    """

    sort: Optional[str] = None
    """Mustache source of a JSON array of sort clauses; by default `_score` descending, then `urn` ascending.
    """

    fields: Optional[SearchFieldOverrides] = None
    """Overrides of the searched fields and their weights. An empty record restores those of the model."""

    structuredPropertyQuery: Optional[StructuredPropertyQuery] = None
    """Clauses that search the values of structured properties, and their weights. Each clause is inherited
    separately; an empty record clears all.
    """

    normalization: Optional[SearchTemplateNormalization] = None
    """Limits on wildcards, synonyms and fuzzy matching. Each limit is inherited separately; an empty record
    clears all.
    """

    highlightFields: Optional[HighlightFieldOverrides] = None
    """Overrides of the highlighted fields. An empty record restores those of the model."""

    parameters: Optional[dict[str, str]] = None
    """Values of custom Mustache variables by name, such as `deprecatedBoost`."""

    boosts: Optional[list[SearchTemplateBoost]] = None
    """Boosts that depend on the user or the request. The list replaces the inherited one; an empty list
    clears it.
    """

    routes: Optional[list[SearchTemplateRoute]] = None
    """Patterns that route a query to another template; the first match wins. The list replaces the inherited
    one; an empty list clears it.
    """

    defaultRoute: Optional[SearchTemplateDefaultRoute] = None
    """Template for queries that match no entry of `routes`. A record without `template` cancels the inherited
    one.
    """

    parent: Optional[str] = None
    """URN of the search template from which omitted sections are inherited. The reference is removed when
    either template is hard-deleted.
    """

    editable: bool = True
    """If false, only the system actor can change the template."""


@dataclass(kw_only=True)
class SemanticModelKey(Record):
    """Identity of a semantic model, such as a Snowflake semantic view or a dbt semantic model, made of
    platform, path and id.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.SemanticModelKey"
    ASPECT_NAME: ClassVar[str] = "semanticModelKey"

    platform: str
    """URN of the `dataPlatform` that defines the model, for example `urn:li:dataPlatform:snowflake`.
    Required, and fixed because it is part of the URN.
    """

    path: str
    """Container path of the model on its platform; lets two teams use the same `id` without a clash."""

    id: str
    """Name or id of the model, unique within `platform` and `path` together."""


@dataclass(kw_only=True)
class SemanticModelRelationship(Record):
    """One join between two datasets of a semantic model, by their aliases and the columns on each side."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.semanticmodel.SemanticModelRelationship"

    name: Optional[str] = None
    """Name of the join, such as `orders_to_customers`; optional."""

    from_: str
    """Alias of the dataset on the left of the join, as set in its `semanticModelProperties`."""

    fromColumns: list[str]
    """Columns of the `from` dataset in the join condition; each is paired with the column at the same
    position in `toColumns`.
    """

    to: str
    """Alias of the dataset on the right of the join, as set in its `semanticModelProperties`."""

    toColumns: list[str]
    """Columns of the `to` dataset in the join condition, in the order of `fromColumns`."""

    aiContext: Optional[AiContext] = None
    """Hints for AI tools on when to use this join, for example synonyms or instructions."""

    cardinality: Optional[ERModelRelationshipCardinality] = None
    """How many rows match on each side, read from `from` to `to`; absent when unknown."""


@dataclass(kw_only=True)
class SemanticModelInfo(Record):
    """Name, description, joins and source text of a semantic model, the layer that gives tables a business
    meaning.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.semanticmodel.SemanticModelInfo"
    ASPECT_NAME: ClassVar[str] = "semanticModelInfo"

    externalUrl: Optional[str] = None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name; the identity is in `SemanticModelKey`."""

    description: Optional[str] = None
    """Description of what the model covers and who it is for."""

    created: Optional[AuditStamp] = None
    """When the model was created and by whom, as reported by the source platform or the connector, not the
    time of ingestion.
    """

    lastModified: Optional[AuditStamp] = None
    """When the model last changed and by whom; same as `created` if it has not changed since ingestion."""

    nativeDefinition: Optional[str] = None
    """Unmodified source text of the model, such as a `CREATE SEMANTIC VIEW` statement or dbt YAML; stored for
    reference and never parsed.
    """

    datasets: list[str] = _field(default_factory=list)
    """URNs of the member datasets. Deprecated, supported to read old data: set
    `semanticModelProperties.semanticModel` on each dataset.

    Deprecated.
    """

    relationships: Optional[list[SemanticModelRelationship]] = None
    """Joins between the model's datasets, each from one alias to another."""


@dataclass(kw_only=True)
class ServiceKey(Record):
    """Identity of a service, an external system known to the catalogue, such as an MCP server or a REST API.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.service.ServiceKey"
    ASPECT_NAME: ClassVar[str] = "serviceKey"

    id: str
    """Last part of the service's URN, such as `weather-api`."""


class ServiceLifecycle(str, Enum):
    """Maturity of a service.

    Wire name: `com.linkedin.service.ServiceLifecycle`.
    """

    EXPERIMENTAL = "EXPERIMENTAL"
    """May change or be removed without warning."""

    PRODUCTION = "PRODUCTION"
    """Stable, supported and safe to depend on."""

    DEPRECATED = "DEPRECATED"
    """To be removed; callers should migrate to a replacement."""


@dataclass(kw_only=True)
class ServiceProperties(Record):
    """Name, description and links of a service of any type; type-specific details have their own aspects,
    such as `mcpServerProperties`.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.service.ServiceProperties"
    ASPECT_NAME: ClassVar[str] = "serviceProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    displayName: str
    """Display name, shown in search results and elsewhere; the id in the URN may differ."""

    description: Optional[str] = None
    """Description of what the service offers."""

    lifecycle: Optional[ServiceLifecycle] = None
    """Maturity of the service, shown as a badge; absent when not specified."""

    apis: Optional[list[str]] = None
    """URNs of the `api` entities the service exposes, such as the tools of an MCP server; in lineage they are
    downstream of it.
    """

    sourceRepository: Optional[str] = None
    """URN of the `repository` holding the service's code, upstream of the service in lineage."""


class McpTransport(str, Enum):
    """Protocols by which an MCP server can be reached.

    Wire name: `com.linkedin.service.McpTransport`.
    """

    HTTP = "HTTP"
    """Plain requests over HTTP or HTTPS."""

    SSE = "SSE"
    """Server-sent events: the server streams its responses over HTTP."""

    WEBSOCKET = "WEBSOCKET"
    """A persistent connection on which both sides can send."""


@dataclass(kw_only=True)
class McpServerProperties(Record):
    """How to connect to a service of subtype `MCP`; credentials are stored in the global settings instead."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.service.McpServerProperties"
    ASPECT_NAME: ClassVar[str] = "mcpServerProperties"

    url: str
    """Endpoint of the MCP server, such as `https://mcp.example.com/v1`."""

    transport: McpTransport = McpTransport.HTTP
    """Protocol that clients use to talk to the endpoint."""

    timeout: Optional[float] = None
    """Seconds to wait for a connection; when absent, the connecting service uses its default, currently 300.
    """

    customHeaders: Optional[dict[str, str]] = None
    """HTTP headers added to every request, such as `X-Tenant-ID`; not for credentials."""


class ServiceDefinitionFormat(str, Enum):
    """Languages in which a service's interface can be written.

    Wire name: `com.linkedin.service.ServiceDefinitionFormat`.
    """

    OPENAPI = "OPENAPI"
    """OpenAPI 3, or version 2, also known as Swagger."""

    GRAPHQL_SDL = "GRAPHQL_SDL"
    """GraphQL types and operations in the schema definition language."""

    GRPC_PROTO = "GRPC_PROTO"
    """A `.proto` file with gRPC services and their messages."""

    ASYNCAPI = "ASYNCAPI"
    """AsyncAPI, for services that send and receive events."""

    JSON_SCHEMA = "JSON_SCHEMA"
    """Plain JSON Schema, such as an MCP server's response to `tools/list`."""

    OTHER = "OTHER"
    """A format not in the list."""


class CompressionType(str, Enum):
    """Codec applied to the text of a `LargeString` before it is stored.

    Wire name: `com.linkedin.common.CompressionType`.
    """

    NONE = "NONE"
    """Text is stored as it is, without base64."""

    GZIP = "GZIP"
    """Text is compressed with gzip and then base64-encoded."""


@dataclass(kw_only=True)
class LargeString(Record):
    """Long text, such as an API definition, that may be stored compressed to stay under the size limit of an
    aspect; it cannot be searched.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.common.LargeString"

    blob: str
    """Plain text when `compression` is `NONE`; otherwise the UTF-8 bytes compressed and then base64-encoded.
    """

    compression: CompressionType = CompressionType.NONE
    """How to decode `blob` back into text."""

    uncompressedSize: Optional[int] = None
    """Size of the plain text in UTF-8 bytes, known without decoding."""


@dataclass(kw_only=True)
class ServiceDefinition(Record):
    """Full interface document of a service, such as its OpenAPI file; the service's `api` entities are
    extracted from it.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.service.ServiceDefinition"
    ASPECT_NAME: ClassVar[str] = "serviceDefinition"

    format: ServiceDefinitionFormat
    """Language of `rawSpec`, which decides how it is parsed and shown."""

    rawSpec: LargeString
    """Verbatim text of the document, stored so that a long one can be compressed; readers get it as plain
    text.
    """

    version: Optional[str] = None
    """Version stated by the document itself, such as OpenAPI's `info.version`."""

    externalUrl: Optional[str] = None
    """URL where the document is maintained, when that is outside the catalogue."""


@dataclass(kw_only=True)
class StructuredPropertyKey(Record):
    """Identity of a structured property, as in `urn:li:structuredProperty:io.acme.privacy.retentionDays`."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.structured.StructuredPropertyKey"
    ASPECT_NAME: ClassVar[str] = "structuredPropertyKey"

    id: str
    """Last part of the property's URN, usually the same as `qualifiedName`."""


@dataclass(kw_only=True)
class PropertyValue(Record):
    """One permitted value of a structured property, with an explanation for those who choose it."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.structured.PropertyValue"

    value: Annotated[Union[str, float], Members("string", "double")]
    """The permitted value, a string or a number according to the property's `valueType`."""

    description: Optional[str] = None
    """Explanation of the value, to help users choose among the permitted ones."""


class PropertyCardinality(str, Enum):
    """How many values of a structured property one entity can have.

    Wire name: `com.linkedin.structured.PropertyCardinality`.
    """

    SINGLE = "SINGLE"
    """At most one value per entity; the default."""

    MULTIPLE = "MULTIPLE"
    """Any number of values per entity, kept as a list."""


class SearchFieldType(str, Enum):
    """Index types of a search field, which determine how its values are tokenised and matched.

    Wire name: `com.linkedin.datahub.SearchFieldType`.
    """

    KEYWORD = "KEYWORD"
    """Short text indexed unchanged; only exact matches count, so it suits filters."""

    TEXT = "TEXT"
    """Text split into words, any of which can match."""

    TEXT_PARTIAL = "TEXT_PARTIAL"
    """Text in which a prefix of a word matches, at the cost of a larger index."""

    BROWSE_PATH = "BROWSE_PATH"
    """Path of the older browse tree, with steps separated by slashes, such as `/prod/kafka`."""

    URN = "URN"
    """A URN that can be found by its parts, such as the platform or the name in it."""

    URN_PARTIAL = "URN_PARTIAL"
    """A URN whose parts match by prefix, at the cost of a larger index."""

    BOOLEAN = "BOOLEAN"
    """A true or false flag, mainly for filters and ranking."""

    COUNT = "COUNT"
    """A whole number, for filters and ranking."""

    DATETIME = "DATETIME"
    """A date and time, for range filters and sorting."""

    OBJECT = "OBJECT"
    """A nested object whose keys are indexed individually."""

    BROWSE_PATH_V2 = "BROWSE_PATH_V2"
    """Path of the newer browse tree, whose steps may be URNs of containers or plain names."""

    WORD_GRAM = "WORD_GRAM"
    """Text indexed by sequences of several words, so that matching phrases rank above scattered words; usual
    for names.
    """


@dataclass(kw_only=True)
class DataHubSearchConfig(Record):
    """How one field is indexed, matched, weighted and offered as a filter in search; set for structured
    properties, for instance.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.datahub.DataHubSearchConfig"

    fieldName: Optional[str] = None
    """Name in the search index; the model's own field name when absent."""

    fieldType: Optional[SearchFieldType] = None
    """Index type, which determines how values are tokenised and matched, such as `KEYWORD` or `TEXT`."""

    queryByDefault: bool = False
    """True includes the values in unqualified searches; otherwise a query must name the field."""

    excludeFromFullTextSearch: Optional[bool] = None
    """True excludes the values from full-text search in V2 and V2.5. Search V3 ignores it; absent means not
    excluded.
    """

    enableAutocomplete: bool = False
    """True offers the field's values as suggestions while the user types."""

    addToFilters: bool = False
    """True offers the field as a filter next to the search results."""

    addHasValuesToFilters: bool = True
    """True, the default, also offers a filter on whether the field has any value at all."""

    filterNameOverride: Optional[str] = None
    """Label of the filter, instead of the default one."""

    hasValuesFilterNameOverride: Optional[str] = None
    """Label of the filter on whether there is a value, instead of the default one."""

    boostScore: float = 1
    """Score multiplier for matches in the field; higher ranks first. Search V3 uses it as the `.text` weight,
    with a default of 0.8.
    """

    subfieldBoostScores: Optional[dict[str, float]] = None
    """Weight per analysed subfield other than `.text`, for Search V3 only. It reads `stemmed`, which is half
    the `.text` weight when missing.
    """

    hasValuesFieldName: Optional[str] = None
    """Name of an extra boolean index field that says whether a value is present; absent means none is made.
    """

    numValuesFieldName: Optional[str] = None
    """Name of an extra index field that holds how many elements there are; absent means none is made."""

    weightsPerFieldValue: Optional[dict[str, float]] = None
    """Score multiplier for particular values, keyed by value, for example to rank `true` of a deprecation
    flag lower.
    """

    fieldNameAliases: Optional[list[str]] = None
    """Alternative names for the field in queries, for instance for sorting, such as `_entityName`."""

    copyTo: Optional[list[str]] = None
    """Shared fields, such as `entityName` or `description`, that also receive the values in Search V3. URNs
    arrive as their parsed name; numbers and dates are not copied.
    """

    copyUrnTo: Optional[list[str]] = None
    """Shared fields that receive the whole URN in Search V3, where `copyTo` gives only the parsed name; no
    effect on other value types.
    """


@dataclass(kw_only=True)
class StructuredPropertyDefinition(Record):
    """Name, value type, permitted values and scope of a custom field that can be set on entities."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.structured.StructuredPropertyDefinition"
    ASPECT_NAME: ClassVar[str] = "propertyDefinition"

    qualifiedName: str
    """Dotted name that is unique in the catalogue, for example `io.acme.privacy.retentionDays`."""

    displayName: Optional[str] = None
    """Label in the interface, for example `Retention (days)`; also helps to find the property's id."""

    valueType: str
    """URN of an existing `dataType`, for example `urn:li:dataType:datahub.string`; checked on writing."""

    typeQualifier: Optional[dict[str, list[str]]] = None
    """Narrows `valueType`: for URN values, key `allowedTypes` lists URNs of the entity types that may be
    chosen, such as users or groups.
    """

    allowedValues: Optional[list[PropertyValue]] = None
    """Permitted values; when absent, any value of the right type is accepted."""

    cardinality: Optional[PropertyCardinality] = PropertyCardinality.SINGLE
    """Whether an entity can have one value or several; one by default."""

    entityTypes: list[str]
    """URNs of the `entityType` entities on which the property can be set, for example
    `urn:li:entityType:datahub.dataset`.
    """

    allowedPlatforms: Optional[list[str]] = None
    """URNs of the `dataPlatform` entities whose assets can have the property; absent means assets of all
    platforms.
    """

    description: Optional[str] = None
    """Help text shown in the interface next to the property."""

    searchConfiguration: Optional[DataHubSearchConfig] = None
    """How values are indexed for search; when absent, the value type decides."""

    immutable: bool = False
    """True makes a value immutable once it has been set on an entity."""

    version: Optional[str] = None
    """Version of the definition: 14 digits in the form `yyyymmddHHMMSS`, for example `20240610120000`. An
    incompatible change needs a greater version.
    """

    created: Optional[AuditStamp] = None
    """When the definition was made and by whom. Deprecated: read `aspectCreated` in the system metadata
    instead.

    Deprecated.
    """

    lastModified: Optional[AuditStamp] = None
    """When the definition last changed and by whom. Deprecated: read `aspectModified` in the system metadata
    instead.

    Deprecated.
    """


@dataclass(kw_only=True)
class StructuredPropertySettings(Record):
    """Where the interface shows a structured property: filters, asset summary, badges and column tables."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.structured.StructuredPropertySettings"
    ASPECT_NAME: ClassVar[str] = "structuredPropertySettings"

    isHidden: bool = False
    """True hides the property in the interface; its values stay on the entities."""

    showInSearchFilters: bool = False
    """True offers the property as a filter next to search results."""

    showInAssetSummary: bool = False
    """True shows the property in the side panel of assets."""

    hideInAssetSummaryWhenEmpty: bool = False
    """True hides the property in the side panel of assets without a value; has effect only with
    `showInAssetSummary`.
    """

    showAsAssetBadge: bool = False
    """True shows the property's value as a badge in the header of each asset that has it."""

    showInColumnsTable: bool = False
    """True adds the property as a column to the schema table on a dataset's page."""

    lastModified: Optional[AuditStamp] = None
    """When these display settings last changed and by whom."""


@dataclass(kw_only=True)
class TagKey(Record):
    """Identity of a tag, a loose label such as `urn:li:tag:pii` that can be put on assets and columns."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.TagKey"
    ASPECT_NAME: ClassVar[str] = "tagKey"

    name: str
    """Last part of the tag's URN, unique among tags; shown to users only while `TagProperties` gives no
    display name.
    """


@dataclass(kw_only=True)
class TagProperties(Record):
    """Display name, description and colour of a tag."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.tag.TagProperties"
    ASPECT_NAME: ClassVar[str] = "tagProperties"

    name: str
    """Display name of the tag; unlike the name in `TagKey` it can be changed later."""

    description: Optional[str] = None
    """When to use the tag and what it implies."""

    colorHex: Optional[str] = None
    """Colour of the tag as `#` and six hexadecimal digits, for example `#1E88E5`; when absent, the interface
    picks one.
    """


@dataclass(kw_only=True)
class TelemetryKey(Record):
    """Identity of the one entity that holds the client id for anonymous usage statistics."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.TelemetryKey"
    ASPECT_NAME: ClassVar[str] = "telemetryKey"

    name: str
    """Last part of the telemetry entity's URN, a fixed name since there is at most one."""


@dataclass(kw_only=True)
class TelemetryClientId(Record):
    """The id under which an installation sends telemetry, stored so that it stays the same across restarts.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.telemetry.TelemetryClientId"
    ASPECT_NAME: ClassVar[str] = "telemetryClientId"

    clientId: str
    """Client id; it identifies the installation, not a person."""


@dataclass(kw_only=True)
class TestKey(Record):
    """Identity of a metadata test, a rule that checks assets, for example that each has an owner."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.TestKey"
    ASPECT_NAME: ClassVar[str] = "testKey"

    id: str
    """Last part of the test's URN, unique among tests."""


class TestDefinitionType(str, Enum):
    """Languages in which a metadata test can be defined.

    Wire name: `com.linkedin.test.TestDefinitionType`.
    """

    JSON = "JSON"
    """Rules written in JSON, or in YAML with the same structure."""


@dataclass(kw_only=True)
class TestDefinition(Record):
    """Rules of a metadata test: which entities it selects and which conditions they must meet."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.test.TestDefinition"

    type: TestDefinitionType
    """Language of the definition; `JSON` is the only one."""

    json: Optional[str] = None
    """The rules themselves as a JSON string, evaluated by the test engine."""


@dataclass(kw_only=True)
class TestInfo(Record):
    """Name, category and rules of a metadata test, a check run over entities, for instance that every dataset
    of a domain has an owner.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.test.TestInfo"
    ASPECT_NAME: ClassVar[str] = "testInfo"

    name: str
    """Name of the test as people see it."""

    category: str
    """Free-text heading under which the test is grouped with others."""

    description: Optional[str] = None
    """Explanation of what the test checks and why."""

    definition: TestDefinition
    """Rules that select entities and decide whether each passes."""


@dataclass(kw_only=True)
class VersionSetKey(Record):
    """Identity of a version set, which links entities that are versions of the same thing, such as the
    versions of one model.
    """

    WIRE_NAME: ClassVar[str] = "com.linkedin.metadata.key.VersionSetKey"
    ASPECT_NAME: ClassVar[str] = "versionSetKey"

    id: str
    """Id of the set, derived from the platform and the id or name of the asset whose versions it holds."""

    entityType: str
    """Entity type of every member, for example `mlModel`; a set never mixes types."""


@dataclass(kw_only=True)
class VersionSetProperties(Record):
    """Newest version in a version set and the scheme that orders its versions."""

    WIRE_NAME: ClassVar[str] = "com.linkedin.versionset.VersionSetProperties"
    ASPECT_NAME: ClassVar[str] = "versionSetProperties"

    customProperties: dict[str, str] = _field(default_factory=dict)
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    latest: str
    """URN of the newest version according to the set's `versioningScheme`."""

    versioningScheme: VersioningScheme
    """How versions are ordered; cannot be changed once set."""

