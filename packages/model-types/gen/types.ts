// Printed by `npm run generate` from packages/model. Do not edit.

/** A URN, such as `urn:li:tag:pii`. */
export type UrnString = string;

/**
 * Identity of an agent skill, a reusable bundle of prompts, tools and domain knowledge that several agents can adopt.
 * Wire name: `com.linkedin.metadata.key.AgentSkillKey`.
 */
export interface AgentSkillKey {
  /** Last part of the skill's URN, unique among skills: a slug such as `invoice-review`, or a UUID. */
  id: string;
}

/**
 * A skill that an AI agent can load: instructions for one domain and the tools they need.
 * Wire name: `com.linkedin.agentskill.AgentSkillInfo`.
 */
export interface AgentSkillInfo {
  /** Display name of the skill, such as `Refund handling`. */
  name: string;
  /** What the skill can do and when an agent should use it. */
  description?: string;
  /** Markdown of the skill's `SKILL.md` without its YAML front matter; an agent reads it once the skill is activated. */
  instructions?: string;
  /** Location of the skill in git; that copy, not the catalogue's, is authoritative. */
  sourceRepository?: SkillSourceRepository;
  /** URNs of the `api` entities that the skill needs as tools. */
  requiredTools?: UrnString[];
  /**
   * Who registered the skill and when; deprecated, read `aspectCreated` of the system metadata instead.
   * @deprecated
   */
  created?: AuditStamp;
  /**
   * Who last changed the skill and when; deprecated, read `aspectModified` of the system metadata instead.
   * @deprecated
   */
  lastModified?: AuditStamp;
}

/**
 * Location of a skill's definition in git: a repository, by URN or by URL, and a path in it.
 * Wire name: `com.linkedin.agentskill.SkillSourceRepository`.
 */
export interface SkillSourceRepository {
  /** URN of the repository entity; preferred over `url` if the repository is in the catalogue. */
  repositoryUrn?: UrnString;
  /** URL of the git repository, if it is not in the catalogue. */
  url?: string;
  /** File that defines the skill, relative to the repository root, for example `customer-service/SKILL.md`. */
  path?: string;
}

/**
 * Who did something and when, with an optional message; used wherever the model records a creation or a change.
 * Wire name: `com.linkedin.common.AuditStamp`.
 */
export interface AuditStamp {
  /** Time of the action, in milliseconds since the epoch; some writers use `0` for unknown. */
  time: number;
  /** URN of the actor who performed the action and whose permissions were checked, such as `urn:li:corpuser:jdoe`. */
  actor: UrnString;
  /** URN of the service that acted on behalf of `actor`; absent when the actor acted directly. */
  impersonator?: UrnString;
  /** Free text on how the change was made, for instance manually or by an automated process. */
  message?: string;
}

/**
 * Links an entity to its data platform and, where several deployments exist, to one of them.
 * Wire name: `com.linkedin.common.DataPlatformInstance`.
 */
export interface DataPlatformInstance {
  /** URN of the data platform, such as `urn:li:dataPlatform:snowflake`. */
  platform: UrnString;
  /** URN of the `dataPlatformInstance`, for example one of two production clusters; absent when instances are not distinguished. */
  instance?: UrnString;
}

/**
 * Users and groups responsible for an entity, each with the ownership type.
 * Wire name: `com.linkedin.common.Ownership`.
 */
export interface Ownership {
  /** The complete list of owners; writing the aspect replaces all of them. */
  owners: Owner[];
  /**
   * Owner URNs grouped by ownership type; the server derives it from `owners`, so clients need not send it.
   * Default: `{}`.
   */
  ownerTypes?: Record<string, string[]>;
  /**
   * Who last changed the owners and when; a `time` of `0` means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
}

/**
 * An owner of an entity and the ownership type.
 * Wire name: `com.linkedin.common.Owner`.
 */
export interface Owner {
  /** URN of a user or group, such as `urn:li:corpuser:jdoe` or `urn:li:corpGroup:finance`. */
  owner: UrnString;
  /**
   * Deprecated but required: the ownership type as a fixed symbol; replaced by `typeUrn`.
   * @deprecated
   */
  type: OwnershipType;
  /** URN of the `ownershipType`, such as `urn:li:ownershipType:__system__technical_owner`; absent means `type` decides. */
  typeUrn?: UrnString;
  /** Source of the ownership information; absent when not recorded. */
  source?: OwnershipSource;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Fixed ownership types, supported for older clients; new types are `ownershipType` entities referenced by `typeUrn`.
 * - `CUSTOM`: The ownership type is in `typeUrn` and has no symbol here, or it is unknown.
 * - `TECHNICAL_OWNER`: Responsible for building and running the asset.
 * - `BUSINESS_OWNER`: Responsible for the asset's meaning and business rules.
 * - `DATA_STEWARD`: Manages the asset as its steward, expert or delegate.
 * - `NONE`: Owner without a specified ownership type.
 * - `DEVELOPER`: Deprecated, use `TECHNICAL_OWNER`: writes the code behind the asset.
 * - `DATAOWNER`: Deprecated, use `TECHNICAL_OWNER`: owns the data.
 * - `DELEGATE`: Deprecated, use `TECHNICAL_OWNER`: oversees operation, as a database administrator does.
 * - `PRODUCER`: Deprecated, use `TECHNICAL_OWNER`: the person or service from which the data comes.
 * - `CONSUMER`: Deprecated, use `TECHNICAL_OWNER` or `BUSINESS_OWNER`: reads the data.
 * - `STAKEHOLDER`: Deprecated, use `TECHNICAL_OWNER`, `BUSINESS_OWNER` or `DATA_STEWARD`: has a business interest in the asset.
 */
export type OwnershipType = 'CUSTOM' | 'TECHNICAL_OWNER' | 'BUSINESS_OWNER' | 'DATA_STEWARD' | 'NONE' | 'DEVELOPER' | 'DATAOWNER' | 'DELEGATE' | 'PRODUCER' | 'CONSUMER' | 'STAKEHOLDER';

/**
 * Source of the ownership information, with a link to verify it.
 * Wire name: `com.linkedin.common.OwnershipSource`.
 */
export interface OwnershipSource {
  /** Type of system that reported the owner. */
  type: OwnershipSourceType;
  /** Link to the source, such as a ticket or a repository file. */
  url?: string;
}

/**
 * Sources of ownership information.
 * - `AUDIT`: Found in an audit log or audit tool.
 * - `DATABASE`: Found in the database, for example in its grants.
 * - `FILE_SYSTEM`: Derived from the owner of a file or directory.
 * - `ISSUE_TRACKING_SYSTEM`: Found in an issue tracker such as Jira.
 * - `MANUAL`: Entered by a person.
 * - `SERVICE`: Provided by a service that manages ownership or access lists.
 * - `SOURCE_CONTROL`: Found in version control such as Git.
 * - `OTHER`: Found in another kind of source.
 */
export type OwnershipSourceType = 'AUDIT' | 'DATABASE' | 'FILE_SYSTEM' | 'ISSUE_TRACKING_SYSTEM' | 'MANUAL' | 'SERVICE' | 'SOURCE_CONTROL' | 'OTHER';

/**
 * Origin of a tag, term, owner or description: who applied it, when and through which automation.
 * Wire name: `com.linkedin.common.MetadataAttribution`.
 */
export interface MetadataAttribution {
  /** When the metadata was applied, in milliseconds since the epoch. */
  time: number;
  /** URN of the user who applied the metadata, or of the system user when an automation did. */
  actor: UrnString;
  /** URN of the automation or metadata test behind the change; absent when a person made it. */
  source?: UrnString;
  /**
   * Details of the change as key-value pairs, such as the rule that matched or the pipeline's id.
   * Default: `{}`.
   */
  sourceDetail?: Record<string, string>;
}

/**
 * Whether an entity is live, soft-deleted or in a lifecycle stage.
 * Wire name: `com.linkedin.common.Status`.
 */
export interface Status {
  /**
   * True means soft-deleted: the entity is hidden from search, but its data stays. Not synchronised with `lifecycleStage`.
   * Default: `false`.
   */
  removed?: boolean;
  /** URN of a `lifecycleStageType`, whose settings may hide the entity from search; absent means active. */
  lifecycleStage?: UrnString;
  /** Who moved the entity into its stage and when; set it whenever you write `lifecycleStage`. */
  lifecycleLastUpdated?: AuditStamp;
}

/**
 * Tags on an entity as a whole; tags on columns are stored with the schema instead.
 * Wire name: `com.linkedin.common.GlobalTags`.
 */
export interface GlobalTags {
  /** The complete set of tags; writing the aspect replaces all of them. */
  tags: TagAssociation[];
}

/**
 * One tag on an entity or column.
 * Wire name: `com.linkedin.common.TagAssociation`.
 */
export interface TagAssociation {
  /** URN of the tag, such as `urn:li:tag:pii`. */
  tag: UrnString;
  /** Free text on why or how the association was made. */
  context?: string;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Glossary terms on an entity, linking it to the business vocabulary.
 * Wire name: `com.linkedin.common.GlossaryTerms`.
 */
export interface GlossaryTerms {
  /** The complete set of terms; writing the aspect replaces all of them. */
  terms: GlossaryTermAssociation[];
  /** Who last reported the set of terms and when. */
  auditStamp: AuditStamp;
}

/**
 * A glossary term on an entity or column, with who added it.
 * Wire name: `com.linkedin.common.GlossaryTermAssociation`.
 */
export interface GlossaryTermAssociation {
  /** URN of the term, such as `urn:li:glossaryTerm:Revenue`. */
  urn: UrnString;
  /** URN of the user who added the term; absent when unknown. */
  actor?: UrnString;
  /** Free text on why or how the association was made. */
  context?: string;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Embedding vectors of an entity's text, per model, used by semantic search; written by the embedding pipeline.
 * Wire name: `com.linkedin.common.SemanticContent`.
 */
export interface SemanticContent {
  /** Embeddings by model name, such as `cohere_embed_v3`, so that several models can coexist; empty when the entity was skipped. */
  embeddings: Record<string, EmbeddingModelData>;
  /** Why the pipeline created no embeddings: `EMPTY_TEXT`, `BELOW_MIN_TEXT_LENGTH` or `NO_INDEXABLE_CONTENT`; absent when there are some. */
  skipReason?: string;
  /** When the pipeline skipped the entity, in milliseconds since the epoch. */
  skippedAt?: number;
}

/**
 * All chunks embedded by one model, with the time and method of embedding.
 * Wire name: `com.linkedin.common.EmbeddingModelData`.
 */
export interface EmbeddingModelData {
  /** Provider and full model name, such as `openai/text-embedding-ada-002`. */
  modelVersion: string;
  /** When the vectors were computed, in milliseconds since the epoch. */
  generatedAt: number;
  /** Hex SHA-256 of the UTF-8 text that was embedded; if it differs from the hash of the current text, the vectors are stale. */
  sourceTextSha256?: string;
  /** Name of the chunking method, such as `sentence_boundary_400t` or `paragraph`. */
  chunkingStrategy?: string;
  /** Number of chunks the text was split into. */
  totalChunks: number;
  /** Estimated number of tokens in all chunks. */
  totalTokens?: number;
  /** The embedded chunks, ordered by `position`. */
  chunks: EmbeddingChunk[];
}

/**
 * A chunk of an entity's text with its embedding vector; long texts are split so that each chunk fits the embedding model.
 * Wire name: `com.linkedin.common.EmbeddingChunk`.
 */
export interface EmbeddingChunk {
  /** Position of the chunk among the entity's chunks, starting at `0`. */
  position: number;
  /** The embedding vector; its length depends on the model, for example 1024 numbers. */
  vector: number[];
  /** Index of the chunk's first character in the source text, for highlighting; may be omitted for privacy. */
  characterOffset?: number;
  /** Length of the chunk in characters of the source text; may be omitted for privacy. */
  characterLength?: number;
  /** Estimated number of tokens in the chunk. */
  tokenCount?: number;
  /** Plain text of the chunk; omit it where sensitive text must not be stored and only vectors may be. */
  text?: string;
}

/**
 * Links to documents about an entity, such as a wiki page or a design note.
 * Wire name: `com.linkedin.common.InstitutionalMemory`.
 */
export interface InstitutionalMemory {
  /** The complete list of links; writing the aspect replaces all of them. */
  elements: InstitutionalMemoryMetadata[];
}

/**
 * One link to a document, with its label and who added it.
 * Wire name: `com.linkedin.common.InstitutionalMemoryMetadata`.
 */
export interface InstitutionalMemoryMetadata {
  /** URL of the document, such as `https://wiki.example.org/orders`. */
  url: string;
  /** Text shown for the link. */
  description: string;
  /** Who added the link and when. */
  createStamp: AuditStamp;
  /** Who last edited the link and when; absent if it was never edited. */
  updateStamp?: AuditStamp;
  /** Display settings of the link; absent means the defaults. */
  settings?: InstitutionalMemoryMetadataSettings;
}

/**
 * Display settings of one link in `institutionalMemory`.
 * Wire name: `com.linkedin.common.InstitutionalMemoryMetadataSettings`.
 */
export interface InstitutionalMemoryMetadataSettings {
  /**
   * True also shows the link in the entity's header and on its search card.
   * Default: `false`.
   */
  showInAssetPreview?: boolean;
}

/**
 * Domains that the asset belongs to, usually one.
 * Wire name: `com.linkedin.domain.Domains`.
 */
export interface Domains {
  /** URNs of the domains; most assets have one. */
  domains: UrnString[];
  /** The same domains with attribution for each, matched by URN; the server synchronises the two lists. */
  domainAssociations?: DomainAssociation[];
}

/**
 * A domain assigned to an asset, with who or what assigned it.
 * Wire name: `com.linkedin.domain.DomainAssociation`.
 */
export interface DomainAssociation {
  /** URN of the domain, which also appears in the aspect's `domains` list. */
  domain: UrnString;
  /** Free text on why or how the association was made. */
  context?: string;
  /** Who assigned the domain, when and how; `sourceDetail` may contain `propagated` set to `true` when it was inherited through the glossary. */
  attribution?: MetadataAttribution;
}

/**
 * Values that the entity has for structured properties, that is, custom fields with a definition and a type.
 * Wire name: `com.linkedin.structured.StructuredProperties`.
 */
export interface StructuredProperties {
  /** One item per assigned property; a property with several values is still a single item. */
  properties: StructuredPropertyValueAssignment[];
}

/**
 * A structured property with the value or values that an entity has for it.
 * Wire name: `com.linkedin.structured.StructuredPropertyValueAssignment`.
 */
export interface StructuredPropertyValueAssignment {
  /** URN of the `structuredProperty` that defines the type and the permitted values. */
  propertyUrn: UrnString;
  /** Strings or numbers; one item only, unless the definition's cardinality is `MULTIPLE`. */
  values: ({ 'string': string } | { 'double': number })[];
  /** Who created the edge or assignment, and when; absent if not recorded. */
  created?: AuditStamp;
  /** Who last changed the edge or assignment, and when; absent if not recorded. */
  lastModified?: AuditStamp;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Makes an asset a version in a version set, with its label and its position in the order.
 * Wire name: `com.linkedin.common.VersionProperties`.
 */
export interface VersionProperties {
  /** URN of the `versionSet` that holds all versions of the asset. */
  versionSet: UrnString;
  /** Label of the version, such as `v1.2`; unique within the set. */
  version: VersionTag;
  /**
   * Additional labels for the same version, such as `champion`.
   * Default: `[]`.
   */
  aliases?: VersionTag[];
  /** Free text on what the version changes or is for. */
  comment?: string;
  /** Sort key of the version within the set, compared according to `versioningScheme`; generated ones have 8 characters. */
  sortId: string;
  /**
   * Scheme used to compare `sortId`; plain text order by default.
   * Default: `"LEXICOGRAPHIC_STRING"`.
   */
  versioningScheme?: VersioningScheme;
  /** Who created the version in its source system and when; absent when unknown. */
  sourceCreatedTimestamp?: AuditStamp;
  /** Who first recorded the version in the catalogue and when. */
  metadataCreatedTimestamp?: AuditStamp;
  /** True on the newest version of the set; maintained by the server, so do not write it. */
  isLatest?: boolean;
}

/**
 * A version label with, if known, the origin of the label.
 * Wire name: `com.linkedin.common.VersionTag`.
 */
export interface VersionTag {
  /** Text of the label, such as `1.4.0`. */
  versionTag?: string;
  /** Who or what applied the label and when; absent when not recorded. */
  metadataAttribution?: MetadataAttribution;
}

/**
 * Ways to order the versions in a version set.
 * - `LEXICOGRAPHIC_STRING`: Sort ids are set by the caller and compared as text, so numbers need leading zeros to sort correctly.
 * - `ALPHANUMERIC_GENERATED_BY_DATAHUB`: The catalogue generates the sort ids, currently strings of eight letters.
 */
export type VersioningScheme = 'LEXICOGRAPHIC_STRING' | 'ALPHANUMERIC_GENERATED_BY_DATAHUB';

/**
 * Identity of an AI agent: a single `id`, giving URNs such as `urn:li:aiAgent:support-bot`.
 * Wire name: `com.linkedin.metadata.key.AIAgentKey`.
 */
export interface AIAgentKey {
  /** Last part of the agent's URN; a readable slug or a generated UUID, unique among all agents. */
  id: string;
}

/**
 * The main facts about an AI agent: name, texts, instructions and whether it is built in, user-made or external.
 * Wire name: `com.linkedin.agent.AIAgentInfo`.
 */
export interface AIAgentInfo {
  /** Display name of the agent, separate from the id in its URN. */
  name: string;
  /** One line for cards and pickers, about 120 characters; when absent, a shortened `description` is shown. */
  tagline?: string;
  /** What the agent does and when to send it a request, for example `Writes SQL. Use when…`. Used verbatim to route requests. */
  description?: string;
  /** Text added to the agent's system prompt on top of the standard part. */
  instructions?: string;
  /** Where the agent's definition comes from; built-in agents cannot be edited by users. */
  source?: AIAgentSource;
  /**
   * Deprecated; read `aspectCreated` in the system metadata instead.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Deprecated; read `aspectModified` in the system metadata instead.
   * @deprecated
   */
  lastModified: AuditStamp;
}

/**
 * Origin of an agent's definition and, for a clone, the agent it was copied from.
 * Wire name: `com.linkedin.agent.AIAgentSource`.
 */
export interface AIAgentSource {
  /** Whether the agent is built in, made by users here, or managed elsewhere. */
  type: AIAgentSourceType;
  /** URN of the `aiAgent` this one was copied from; absent for originals. A base and its clones count as one family. */
  clonedFrom?: UrnString;
}

/**
 * Who defines and manages an AI agent.
 * - `SYSTEM`: Installed with the catalogue at deployment; users cannot edit it.
 * - `NATIVE`: Made and managed by users in the catalogue.
 * - `EXTERNAL`: Managed in another system; the catalogue only lists it.
 */
export type AIAgentSourceType = 'SYSTEM' | 'NATIVE' | 'EXTERNAL';

/**
 * Dependencies of an AI agent: skills it adopts, APIs it calls and models it runs on.
 * Wire name: `com.linkedin.agent.AIAgentDependencies`.
 */
export interface AIAgentDependencies {
  /** URNs of the `agentSkill` entities that the agent has adopted. */
  skills?: UrnString[];
  /** URNs of the `api` entities that the agent calls; shown as upstream lineage. */
  tools?: UrnString[];
  /** URNs of the `mlModel` entities that the agent runs on, typically large language models. */
  models?: UrnString[];
}

/**
 * Colour and icon of an entity in the user interface, for example of a domain or a glossary term.
 * Wire name: `com.linkedin.common.DisplayProperties`.
 */
export interface DisplayProperties {
  /** Colour in hexadecimal with a leading hash, such as `#3B82F6`; absent when none was chosen. */
  colorHex?: string;
  /** Icon shown for the entity; absent when none was chosen. */
  icon?: IconProperties;
}

/**
 * Icon of an entity: library, name and style.
 * Wire name: `com.linkedin.common.IconProperties`.
 */
export interface IconProperties {
  /** Icon library that contains `name`. */
  iconLibrary: IconLibrary;
  /** Icon's name in its library, such as `AccountCircle`. */
  name: string;
  /** Icon variant as named by the library, such as `outlined` or `filled`. */
  style: string;
}

/**
 * Icon libraries for entity icons.
 * - `MATERIAL`: The Material UI icon library.
 * - `PHOSPHOR`: The Phosphor icon library.
 */
export type IconLibrary = 'MATERIAL' | 'PHOSPHOR';

/**
 * Upstream datasets of a dataset, and optionally column-level lineage; stored on the downstream side.
 * Wire name: `com.linkedin.dataset.UpstreamLineage`.
 */
export interface UpstreamLineage {
  /** Direct upstream datasets, one element each; indirect ones are in the upstreams' own aspects. */
  upstreams: Upstream[];
  /** Column-level lineage that refines `upstreams`; absent when lineage is known only between tables. */
  fineGrainedLineages?: FineGrainedLineage[];
}

/**
 * An upstream dataset, with the type of derivation and who reported it.
 * Wire name: `com.linkedin.dataset.Upstream`.
 */
export interface Upstream {
  /**
   * Who reported the link and when; by default the unknown user at time 0, that is, not recorded.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  auditStamp?: AuditStamp;
  /** Who created the link and when; absent if unknown. */
  created?: AuditStamp;
  /** URN of the upstream dataset. */
  dataset: UrnString;
  /** Type of derivation: `COPY`, `TRANSFORMED` or `VIEW`. */
  type: DatasetLineageType;
  /** Custom key-value pairs on this edge; keys and values are strings. */
  properties?: Record<string, string>;
  /** URN of the query that produces the downstream data, if the lineage was derived from one. */
  query?: UrnString;
  /** How the upstream URN was matched to known entities at ingestion, and whether its case was corrected; absent when not checked. */
  matchType?: LineageMatchType;
}

/**
 * How a dataset is derived from its upstream: copied, transformed or defined as a view.
 * - `COPY`: The downstream contains the same data as the upstream, byte for byte or row for row.
 * - `TRANSFORMED`: The data was changed, in content or in format, as in an aggregation or a conversion to Parquet.
 * - `VIEW`: The downstream is a definition over the upstream, such as a Hive view over tables or an external table over HDFS files.
 */
export type DatasetLineageType = 'COPY' | 'TRANSFORMED' | 'VIEW';

/**
 * How an upstream URN was matched to known entities, ignoring case. Determined at ingestion and refreshed only when the source is ingested again.
 * - `EXACT`: The URN as reported identifies an existing entity, with the same case.
 * - `NORMALIZED`: The URN differed from an existing entity only in case, and was rewritten to that entity's spelling.
 * - `UNRESOLVED`: No entity matches in any casing, or more than one does; the URN was left as reported, and the lineage may be broken.
 */
export type LineageMatchType = 'EXACT' | 'NORMALIZED' | 'UNRESOLVED';

/**
 * One column-level lineage entry: which columns or datasets feed which downstream columns, how, and with what confidence.
 * Wire name: `com.linkedin.dataset.FineGrainedLineage`.
 */
export interface FineGrainedLineage {
  /** What `upstreams` lists: columns, whole datasets, or nothing. */
  upstreamType: FineGrainedLineageUpstreamType;
  /** URNs of schema fields or datasets, according to `upstreamType`, that the downstream columns are computed from. */
  upstreams?: UrnString[];
  /** Whether `downstreams` lists a single column or a set of them. */
  downstreamType: FineGrainedLineageDownstreamType;
  /** URNs of the schema fields that are computed from `upstreams`. */
  downstreams?: UrnString[];
  /** Transformation from upstream to downstream as free text, for example `SUM` or `IDENTITY`. */
  transformOperation?: string;
  /**
   * Confidence of the reporter, from 0 to 1; lineage inferred by an SQL parser may be below the default of 1.
   * Default: `1`.
   */
  confidenceScore?: number;
  /** URN of the query from which the lineage was extracted; absent if there was no such query. */
  query?: UrnString;
  /** Combined match of all upstream fields: `NORMALIZED` if any was rewritten, else `UNRESOLVED` if any failed, else `EXACT`. Absent when not checked. */
  matchType?: LineageMatchType;
}

/**
 * What the upstream side of a column-level lineage entry lists: columns, whole datasets or nothing.
 * - `FIELD_SET`: `upstreams` lists one or more columns, as schema field URNs.
 * - `DATASET`: `upstreams` lists whole datasets, because the columns involved are not known.
 * - `NONE`: The downstream column is derived from nothing else, such as a constant or a generated id.
 */
export type FineGrainedLineageUpstreamType = 'FIELD_SET' | 'DATASET' | 'NONE';

/**
 * Whether the downstream side of a column-level lineage entry is one column or several.
 * - `FIELD`: The entry has exactly one downstream column.
 * - `FIELD_SET`: The entry has several downstream columns taken together.
 */
export type FineGrainedLineageDownstreamType = 'FIELD' | 'FIELD_SET';

/**
 * Incidents on an asset, open and resolved, copied from the incident entities for search and health badges.
 * Wire name: `com.linkedin.common.IncidentsSummary`.
 */
export interface IncidentsSummary {
  /**
   * Deprecated: URNs of resolved incidents; use `resolvedIncidentDetails`.
   * Default: `[]`.
   * @deprecated
   */
  resolvedIncidents?: UrnString[];
  /**
   * Deprecated: URNs of open incidents; use `activeIncidentDetails`.
   * Default: `[]`.
   * @deprecated
   */
  activeIncidents?: UrnString[];
  /**
   * Incidents on the asset that have been closed, one entry for each.
   * Default: `[]`.
   */
  resolvedIncidentDetails?: IncidentSummaryDetails[];
  /**
   * Incidents still open on the asset, one entry for each.
   * Default: `[]`.
   */
  activeIncidentDetails?: IncidentSummaryDetails[];
}

/**
 * Summary of an incident stored on the asset, so that open and resolved incidents can be listed without fetching each one.
 * Wire name: `com.linkedin.common.IncidentSummaryDetails`.
 */
export interface IncidentSummaryDetails {
  /** URN of the full `incident` entity. */
  urn: UrnString;
  /** Type of the incident as text, such as `FRESHNESS`. */
  type: string;
  /** Milliseconds since the epoch at which the incident was raised. */
  createdAt: number;
  /** When the incident was resolved, in milliseconds since the epoch; absent while it is open. */
  resolvedAt?: number;
  /** Urgency from `0`, critical, to `3`, low; absent when none was set. */
  priority?: number;
}

/**
 * Identity of an API, meaning one callable operation with typed input and output, such as a REST endpoint, a gRPC method or an MCP tool.
 * Wire name: `com.linkedin.metadata.key.ApiKey`.
 */
export interface ApiKey {
  /** Last part of the API's URN, unique among APIs: a slug such as `get-order-status`, or a UUID. */
  id: string;
}

/**
 * Name, description and origin of an API, a single callable such as a REST endpoint, gRPC method or MCP tool; its type is in `subTypes`, its schema in `apiSignature`.
 * Wire name: `com.linkedin.api.ApiProperties`.
 */
export interface ApiProperties {
  /** Name shown for the API, for instance `getOrder`. */
  name: string;
  /** What a call does and when to use it. */
  description?: string;
  /** URL of the API's documentation, source or registry entry. */
  externalUrl?: string;
  /** URN of the code repository the API is built from; it gives the upstream lineage edge `SourcedFrom`. */
  sourceRepository?: UrnString;
  /**
   * When the API was registered, and by whom.
   * @deprecated
   */
  created?: AuditStamp;
  /**
   * When the API was last changed, and by whom.
   * @deprecated
   */
  lastModified?: AuditStamp;
}

/**
 * What an API accepts and returns, given inline or as references to datasets. A referenced dataset wins over inline fields for the same side.
 * Wire name: `com.linkedin.api.ApiSignature`.
 */
export interface ApiSignature {
  /** The complete contract as text, usually JSON Schema, including what `inputFields` and `outputFields` cannot express. */
  schemaDefinition?: string;
  /** Parameters of a call, one field each with its name as `fieldPath`; `nullable` false makes the argument mandatory. */
  inputFields?: SchemaField[];
  /** What a call returns: one field per member of an object, or a single field for a scalar. */
  outputFields?: SchemaField[];
  /** Datasets that model the request, such as a protobuf message; several mean alternative payloads. Each is upstream of the API in lineage. */
  inputDatasetEdges?: Edge[];
  /** Datasets that model the response; each is downstream of the API in lineage. Edge properties may contain details such as `streaming: server`. */
  outputDatasetEdges?: Edge[];
}

/**
 * A column, or a field of a nested structure, as ingested; also an API's parameter or return value.
 * Wire name: `com.linkedin.schema.SchemaField`.
 */
export interface SchemaField {
  /** Path that identifies the field within its schema, with dots between levels, such as `address.city`, or in the typed form that starts with `[version=2.0]`. */
  fieldPath: string;
  /**
   * The same path in JSON Path notation; optional, as `fieldPath` is the identifier.
   * @deprecated
   */
  jsonPath?: string;
  /**
   * True if the field may be null or missing; false, the default, makes it mandatory.
   * Default: `false`.
   */
  nullable?: boolean;
  /** Text explaining what the column or attribute means. */
  description?: string;
  /**
   * Display name from some sources. Deprecated and not shown; put a description from the source in `description`.
   * @deprecated
   */
  label?: string;
  /** When and by whom the field was created, if the source reports it. */
  created?: AuditStamp;
  /** When and by whom the field was last changed, if the source reports it. */
  lastModified?: AuditStamp;
  /** The catalogue's own type, the same for all sources; compare `nativeDataType`. */
  type: SchemaFieldDataType;
  /** Type in the source system, for example `VARCHAR(255)` or `NUMBER(38,0)`. */
  nativeDataType: string;
  /**
   * True on a field whose type refers to itself through its own subfields, as when type B refers to A and A to B.
   * Default: `false`.
   */
  recursive?: boolean;
  /** Tags on the column or attribute itself, not on the dataset that contains it. */
  globalTags?: GlobalTags;
  /** Glossary terms on the column or attribute itself, not on the dataset that contains it. */
  glossaryTerms?: GlossaryTerms;
  /**
   * True for a column of the primary key or a field of a message key; false for ordinary value fields.
   * Default: `false`.
   */
  isPartOfKey?: boolean;
  /** True for a column the dataset is partitioned by. Several columns may be marked, but their order is not recorded. */
  isPartitioningKey?: boolean;
  /** Additional properties of the field from the source, as a JSON object in a string. */
  jsonProps?: string;
}

/**
 * Wrapper around the source-independent type of a field.
 * Wire name: `com.linkedin.schema.SchemaFieldDataType`.
 */
export interface SchemaFieldDataType {
  /** Type of the field, one of thirteen records such as `StringType` or `NumberType`. */
  type: { 'com.linkedin.schema.BooleanType': BooleanType } | { 'com.linkedin.schema.FixedType': FixedType } | { 'com.linkedin.schema.StringType': StringType } | { 'com.linkedin.schema.BytesType': BytesType } | { 'com.linkedin.schema.NumberType': NumberType } | { 'com.linkedin.schema.DateType': DateType } | { 'com.linkedin.schema.TimeType': TimeType } | { 'com.linkedin.schema.EnumType': EnumType } | { 'com.linkedin.schema.NullType': NullType } | { 'com.linkedin.schema.MapType': MapType } | { 'com.linkedin.schema.ArrayType': ArrayType } | { 'com.linkedin.schema.UnionType': UnionType } | { 'com.linkedin.schema.RecordType': RecordType };
}

/**
 * Type of a field that is true or false; has no settings.
 * Wire name: `com.linkedin.schema.BooleanType`.
 */
export type BooleanType = Record<string, never>;

/**
 * Type of a field that holds a set number of bytes, like Avro's `fixed`; the length is not stored here.
 * Wire name: `com.linkedin.schema.FixedType`.
 */
export type FixedType = Record<string, never>;

/**
 * Type of any text field, whatever its length or character set.
 * Wire name: `com.linkedin.schema.StringType`.
 */
export type StringType = Record<string, never>;

/**
 * Type of a field that holds raw bytes of varying length, such as a SQL `BLOB`.
 * Wire name: `com.linkedin.schema.BytesType`.
 */
export type BytesType = Record<string, never>;

/**
 * Type of any numeric field, whole or fractional; the exact kind, such as `BIGINT`, is in `nativeDataType`.
 * Wire name: `com.linkedin.schema.NumberType`.
 */
export type NumberType = Record<string, never>;

/**
 * Type of a field that holds a calendar date without time of day; for the latter see `TimeType`.
 * Wire name: `com.linkedin.schema.DateType`.
 */
export type DateType = Record<string, never>;

/**
 * Type of a field that holds a time of day or a full timestamp; dates alone have `DateType`.
 * Wire name: `com.linkedin.schema.TimeType`.
 */
export type TimeType = Record<string, never>;

/**
 * Type of a field whose values come from a fixed list of symbols; the symbols themselves are not stored here.
 * Wire name: `com.linkedin.schema.EnumType`.
 */
export type EnumType = Record<string, never>;

/**
 * Type of a field that can only be null; connectors also choose it for types they cannot map.
 * Wire name: `com.linkedin.schema.NullType`.
 */
export type NullType = Record<string, never>;

/**
 * Type of a field that maps keys to values; one branch of the union in `SchemaFieldDataType`.
 * Wire name: `com.linkedin.schema.MapType`.
 */
export interface MapType {
  /** Name of the type of the keys, such as `string`; absent when unknown. */
  keyType?: string;
  /** Name of the type of the values, such as `long`; absent when unknown. */
  valueType?: string;
}

/**
 * Type of a field that holds a list of values; one branch of the union in `SchemaFieldDataType`.
 * Wire name: `com.linkedin.schema.ArrayType`.
 */
export interface ArrayType {
  /** Names of the element types, for example `["string"]`; absent when the source does not report them. */
  nestedType?: string[];
}

/**
 * Type of a field whose values can have one of several types.
 * Wire name: `com.linkedin.schema.UnionType`.
 */
export interface UnionType {
  /** Names of the types a value may have; absent when unknown. */
  nestedTypes?: string[];
}

/**
 * Type of a field with named subfields, such as a struct; the subfields are separate entries of `fields` with longer paths.
 * Wire name: `com.linkedin.schema.RecordType`.
 */
export type RecordType = Record<string, never>;

/**
 * A link from one entity to another with its own audit stamps and properties; the lineage aspects hold lists of them.
 * Wire name: `com.linkedin.common.Edge`.
 */
export interface Edge {
  /** URN of the entity where the edge starts; when absent, the entity that carries the aspect. */
  sourceUrn?: UrnString;
  /** URN of the entity that the edge points to. */
  destinationUrn: UrnString;
  /** Who created the edge or assignment, and when; absent if not recorded. */
  created?: AuditStamp;
  /** Who last changed the edge or assignment, and when; absent if not recorded. */
  lastModified?: AuditStamp;
  /** Custom key-value pairs on this edge; keys and values are strings. */
  properties?: Record<string, string>;
}

/**
 * Method and path of an API with subtype `REST_ENDPOINT`; one path served under two methods makes two API entities.
 * Wire name: `com.linkedin.api.RestApiProperties`.
 */
export interface RestApiProperties {
  /** HTTP method of the call, part of the endpoint's identity along with `path`. */
  method: HttpMethod;
  /** Route template relative to the service's base URL, such as `/orders/{orderId}`; filter on it to find all methods of one path. */
  path: string;
}

/**
 * HTTP methods of a REST endpoint.
 * - `GET`: Reads a resource and changes nothing.
 * - `POST`: Submits data, typically to create a resource or start an action.
 * - `PUT`: Creates a resource or replaces it completely; idempotent.
 * - `PATCH`: Changes part of a resource.
 * - `DELETE`: Removes the resource at the path.
 * - `HEAD`: Returns the headers of a `GET` without its body.
 * - `OPTIONS`: Asks which methods and options the path allows, as in a CORS preflight.
 * - `TRACE`: Echoes the request as received, for diagnosis.
 */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'TRACE';

/**
 * Refines an entity's type with the source's own term, such as a dataset that is a view.
 * Wire name: `com.linkedin.common.SubTypes`.
 */
export interface SubTypes {
  /** Names in the source's terms, such as `View` or `Schema`; offered as a search filter. */
  typeNames: string[];
}

/**
 * Identity of an application, a piece of software that owns or handles data assets, such as a billing system.
 * Wire name: `com.linkedin.application.ApplicationKey`.
 */
export interface ApplicationKey {
  /** Last part of the application's URN, unique among applications. */
  id: string;
}

/**
 * Name, description and parent of an application.
 * Wire name: `com.linkedin.application.ApplicationProperties`.
 */
export interface ApplicationProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name, such as `Billing`. */
  name?: string;
  /** Description of what the application does. */
  description?: string;
  /** URN of the parent application; absent at the top. Only the child stores the link. */
  parentApplication?: UrnString;
}

/**
 * Data and APIs that an application reads and writes, which place it in lineage.
 * Wire name: `com.linkedin.application.ApplicationLineage`.
 */
export interface ApplicationLineage {
  /** Edges to the `api` and `dataset` entities the application reads. */
  inputEdges?: Edge[];
  /** Edges to the `api` and `dataset` entities the application provides or writes. */
  outputEdges?: Edge[];
}

/**
 * Compliance forms assigned to an entity, divided into open and completed, and the resulting verifications.
 * Wire name: `com.linkedin.common.Forms`.
 */
export interface Forms {
  /** Assigned forms that are not complete yet. */
  incompleteForms: FormAssociation[];
  /** Assigned forms that have been filled in. */
  completedForms: FormAssociation[];
  /**
   * One entry per verification form that the entity has passed.
   * Default: `[]`.
   */
  verifications?: FormVerificationAssociation[];
}

/**
 * One form assigned to an entity, with the questions answered so far and those still open.
 * Wire name: `com.linkedin.common.FormAssociation`.
 */
export interface FormAssociation {
  /** URN of the assigned `form`. */
  urn: UrnString;
  /**
   * Questions of the form that are not answered for this entity yet.
   * Default: `[]`.
   */
  incompletePrompts?: FormPromptAssociation[];
  /**
   * Questions of the form already answered for this entity.
   * Default: `[]`.
   */
  completedPrompts?: FormPromptAssociation[];
}

/**
 * State of one question of a form for one entity.
 * Wire name: `com.linkedin.common.FormPromptAssociation`.
 */
export interface FormPromptAssociation {
  /** Identifier of the question in its form, unique across all forms in the catalogue. */
  id: string;
  /** Who last answered the question, or withdrew the answer, for this entity, and when. */
  lastModified: AuditStamp;
  /** State per column, for questions asked of every column; absent for questions about the whole entity. */
  fieldAssociations?: FormPromptFieldAssociations;
}

/**
 * Columns of a dataset for which a question has been answered and those still open.
 * Wire name: `com.linkedin.common.FormPromptFieldAssociations`.
 */
export interface FormPromptFieldAssociations {
  /** Columns for which the question has been answered. */
  completedFieldPrompts?: FieldFormPromptAssociation[];
  /** Columns for which the question is still open. */
  incompleteFieldPrompts?: FieldFormPromptAssociation[];
}

/**
 * State of a form's question for one column of a dataset.
 * Wire name: `com.linkedin.common.FieldFormPromptAssociation`.
 */
export interface FieldFormPromptAssociation {
  /** Path of the column the answer is about, as in the dataset's schema. */
  fieldPath: string;
  /** Who last answered the question, or withdrew the answer, for this column, and when. */
  lastModified: AuditStamp;
}

/**
 * Record that an entity was verified by completing a form of type `VERIFICATION`.
 * Wire name: `com.linkedin.common.FormVerificationAssociation`.
 */
export interface FormVerificationAssociation {
  /** URN of the form whose completion verified the entity. */
  form: UrnString;
  /** Who granted the verification and when; absent when it was not recorded. */
  lastModified?: AuditStamp;
}

/**
 * Metadata tests that the entity currently passes and fails.
 * Wire name: `com.linkedin.test.TestResults`.
 */
export interface TestResults {
  /** Results of the tests that the entity fails; they create the `IsFailing` edges. */
  failing: TestResult[];
  /** Results of the tests that the entity passes; they create the `IsPassing` edges. */
  passing: TestResult[];
}

/**
 * Outcome of one metadata test for one entity; element of `testResults`.
 * Wire name: `com.linkedin.test.TestResult`.
 */
export interface TestResult {
  /** URN of the metadata test that was evaluated. */
  test: UrnString;
  /** Result type, `SUCCESS` or `FAILURE`, which matches the list that contains the result. */
  type: TestResultType;
  /** MD5 of the rules the result was computed from; if it differs from the current rules, the result is out of date. */
  testDefinitionMd5?: string;
  /** When the result was computed, and by whom. */
  lastComputed?: AuditStamp;
}

/**
 * Outcomes of a metadata test for an entity.
 * - `SUCCESS`: The entity meets the rules of the test.
 * - `FAILURE`: The entity is in the scope of the test but breaks its rules.
 */
export type TestResultType = 'SUCCESS' | 'FAILURE';

/**
 * Identity of an assertion, one data quality check, in the form `urn:li:assertion:` plus its id.
 * Wire name: `com.linkedin.metadata.key.AssertionKey`.
 */
export interface AssertionKey {
  /** Last part of the assertion's URN, usually a hash or UUID without meaning to readers. */
  assertionId: string;
}

/**
 * Definition of the assertion: its type, the matching type-specific block, its source and the entity it checks.
 * Wire name: `com.linkedin.assertion.AssertionInfo`.
 */
export interface AssertionInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Type of check; determines which of the `…Assertion` fields is set. */
  type: AssertionType;
  /**
   * Legacy definition, present only with type `DATASET`. Deprecated: new external checks use `customAssertion`.
   * @deprecated
   */
  datasetAssertion?: DatasetAssertionInfo;
  /** How recently the asset must have changed; present when `type` is `FRESHNESS`. */
  freshnessAssertion?: FreshnessAssertionInfo;
  /** How many rows the dataset must have or gain; present when `type` is `VOLUME`. */
  volumeAssertion?: VolumeAssertionInfo;
  /** Query to run and the condition its result must meet; present when `type` is `SQL`. */
  sqlAssertion?: SqlAssertionInfo;
  /** Check on the values of a column or on a metric derived from them; present when `type` is `FIELD`. */
  fieldAssertion?: FieldAssertionInfo;
  /** Columns the asset is expected to have; present when `type` is `DATA_SCHEMA`. */
  schemaAssertion?: SchemaAssertionInfo;
  /** Check defined and run by an external tool such as dbt or Great Expectations; present when `type` is `CUSTOM`. */
  customAssertion?: CustomAssertionInfo;
  /** Where the definition was created. For type `EXTERNAL`, a `dataPlatformInstance` aspect should name the tool. */
  source?: AssertionSource;
  /** Who last changed the definition and when; set for native assertions only, and missing on older ones. */
  lastUpdated?: AuditStamp;
  /** Human-readable description of what is checked and why. */
  description?: string;
  /**
   * Troubleshooting hints in Markdown. Deprecated and due for removal: use the `assertionNote` aspect.
   * @deprecated
   */
  note?: AssertionNote;
  /** URN of the checked entity, copied automatically from the type-specific block so that all types can be searched in the same way. */
  entityUrn?: UrnString;
}

/**
 * Types of assertion; each has its own block in `assertionInfo`.
 * - `DATASET`: Older form of an external check, described in `datasetAssertion`. Deprecated: write `CUSTOM`; only existing data uses this type.
 * - `FRESHNESS`: The asset must be updated, or the job must run, on schedule. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `VOLUME`: The dataset must have, or grow by, a certain number of rows. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `SQL`: The result of a query you write must meet a condition. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `FIELD`: The values of one column, or a metric over them, must meet a condition. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `DATA_SCHEMA`: The columns must match an expected schema. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `CUSTOM`: A check that another tool defines and runs, such as a dbt test or a Great Expectations expectation; described in `customAssertion`.
 */
export type AssertionType = 'DATASET' | 'FRESHNESS' | 'VOLUME' | 'SQL' | 'FIELD' | 'DATA_SCHEMA' | 'CUSTOM';

/**
 * Legacy definition behind type `DATASET`. Deprecated: `CustomAssertionInfo` carries the same details.
 * Wire name: `com.linkedin.assertion.DatasetAssertionInfo`.
 * @deprecated
 */
export interface DatasetAssertionInfo {
  /** URN of the dataset being checked. */
  dataset: UrnString;
  /** Part of the dataset that is checked: columns, rows, schema or storage size. */
  scope: DatasetAssertionScope;
  /** URNs of the schema fields that are checked; set them when `scope` is `DATASET_COLUMN`. */
  fields?: UrnString[];
  /** What is computed before the comparison; absent when no aggregate or metric is chosen. */
  aggregation?: AssertionStdAggregation;
  /** Comparison that decides pass or fail; `_NATIVE_` when no standard operator applies. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none. */
  parameters?: AssertionStdParameters;
  /** Name of the check in its source tool, such as `expect_column_values_to_be_unique`. */
  nativeType?: string;
  /** Arguments under the source tool's own names, all as strings. */
  nativeParameters?: Record<string, string>;
  /** Code of the check in the source tool's language, for instance SQL. */
  logic?: string;
}

/**
 * Parts of a dataset that an imported check can cover.
 * - `DATASET_COLUMN`: The check covers one or more columns, listed in `fields`.
 * - `DATASET_ROWS`: The check covers rows as a whole, for instance how many there are.
 * - `DATASET_STORAGE_SIZE`: The check covers the storage size of the dataset.
 * - `DATASET_SCHEMA`: The check covers the dataset's columns and types, not its contents.
 * - `UNKNOWN`: The importer could not determine what the check covers.
 */
export type DatasetAssertionScope = 'DATASET_COLUMN' | 'DATASET_ROWS' | 'DATASET_STORAGE_SIZE' | 'DATASET_SCHEMA' | 'UNKNOWN';

/**
 * What is computed from the schema, the rows or a column before the operator is applied.
 * - `ROW_COUNT`: Compare how many rows there are.
 * - `COLUMNS`: Compare the whole set of columns.
 * - `COLUMN_COUNT`: Compare how many columns the dataset has.
 * - `IDENTITY`: No aggregation: each value of the column is compared individually.
 * - `MEAN`: Compare the arithmetic mean of the column's values.
 * - `MEDIAN`: Compare the middle value of the sorted column.
 * - `UNIQUE_COUNT`: Compare the number of distinct values in the column.
 * - `UNIQUE_PROPORTION`: Compare the proportion of distinct values in the column, such as `0.95`.
 * - `UNIQUE_PROPOTION`: Misspelt older form, kept so that stored values can be read. Deprecated: write `UNIQUE_PROPORTION`.
 * - `NULL_COUNT`: Compare the number of null values in the column.
 * - `NULL_PROPORTION`: Compare the proportion of nulls in the column, such as `0.02`.
 * - `STDDEV`: Compare the standard deviation of the column's values.
 * - `MIN`: Compare the smallest value in the column.
 * - `MAX`: Compare the largest value in the column.
 * - `SUM`: Compare the total of the column's values.
 * - `_NATIVE_`: A custom aggregation; see `nativeType` for the tool's own name.
 */
export type AssertionStdAggregation = 'ROW_COUNT' | 'COLUMNS' | 'COLUMN_COUNT' | 'IDENTITY' | 'MEAN' | 'MEDIAN' | 'UNIQUE_COUNT' | 'UNIQUE_PROPORTION' | 'UNIQUE_PROPOTION' | 'NULL_COUNT' | 'NULL_PROPORTION' | 'STDDEV' | 'MIN' | 'MAX' | 'SUM' | '_NATIVE_';

/**
 * Comparison that decides pass or fail, applied to a value after any aggregation; most need entries in `parameters`.
 * - `BETWEEN`: Passes when the value is in the range from `minValue` to `maxValue`.
 * - `LESS_THAN`: Passes when the observed value is strictly below the parameter `value`.
 * - `LESS_THAN_OR_EQUAL_TO`: Passes when the observed value is at most the parameter `value`.
 * - `GREATER_THAN`: Passes when the observed value is strictly above the parameter `value`.
 * - `GREATER_THAN_OR_EQUAL_TO`: Passes when the observed value is at least the parameter `value`.
 * - `EQUAL_TO`: Passes only on an exact match with the parameter `value`.
 * - `NOT_EQUAL_TO`: Passes when the observed value differs from the parameter `value`.
 * - `NULL`: Passes when there is no value; takes no parameters.
 * - `NOT_NULL`: Passes when there is any value; takes no parameters.
 * - `CONTAIN`: Passes when the observed value contains the parameter `value`.
 * - `END_WITH`: Passes when the observed text ends with the parameter `value`.
 * - `START_WITH`: Passes when the observed text starts with the parameter `value`.
 * - `REGEX_MATCH`: Passes when the observed text matches the regular expression in the parameter `value`.
 * - `IN`: Passes when the observed value is among those listed, as a JSON array, in the parameter `value`.
 * - `NOT_IN`: Passes when the observed value is none of those listed, as a JSON array, in the parameter `value`.
 * - `IS_TRUE`: Passes on boolean true; takes no parameters.
 * - `IS_FALSE`: Passes on boolean false; takes no parameters.
 * - `_NATIVE_`: A check that none of the other operators can express; `nativeType`, `nativeParameters` or `logic` describe it. Not for field value or field metric assertions.
 */
export type AssertionStdOperator = 'BETWEEN' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL_TO' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL_TO' | 'EQUAL_TO' | 'NOT_EQUAL_TO' | 'NULL' | 'NOT_NULL' | 'CONTAIN' | 'END_WITH' | 'START_WITH' | 'REGEX_MATCH' | 'IN' | 'NOT_IN' | 'IS_TRUE' | 'IS_FALSE' | '_NATIVE_';

/**
 * Operands of an operator: `value` for most of them, `minValue` with `maxValue` for `BETWEEN`, none for tests such as `NOT_NULL`.
 * Wire name: `com.linkedin.assertion.AssertionStdParameters`.
 */
export interface AssertionStdParameters {
  /** The single operand; absent for `BETWEEN` and for operators without operands. */
  value?: AssertionStdParameter;
  /** Upper end of the range; required by `BETWEEN`. */
  maxValue?: AssertionStdParameter;
  /** Lower end of the range; required by `BETWEEN`. */
  minValue?: AssertionStdParameter;
}

/**
 * One operand of an operator: the value as text, and its type.
 * Wire name: `com.linkedin.assertion.AssertionStdParameter`.
 */
export interface AssertionStdParameter {
  /** Operand written as a string, such as `100`; lists and sets are JSON arrays, such as `["a","b"]`. */
  value: string;
  /** How to parse the string in `value`. */
  type: AssertionStdParameterType;
}

/**
 * How the text of a parameter is parsed.
 * - `STRING`: The text is used unchanged.
 * - `NUMBER`: The text is parsed as a number, for example `0.95`.
 * - `LIST`: The text is parsed as a JSON array, for example `[1,2,3]`.
 * - `SET`: The text is parsed as a JSON array whose elements form a set, so their order does not matter.
 * - `UNKNOWN`: The producer did not specify how to parse the text.
 */
export type AssertionStdParameterType = 'STRING' | 'NUMBER' | 'LIST' | 'SET' | 'UNKNOWN';

/**
 * Definition of a check that an asset is updated, or a job run, on time.
 * Wire name: `com.linkedin.assertion.FreshnessAssertionInfo`.
 */
export interface FreshnessAssertionInfo {
  /** Event to look for: a change to the dataset or a run of the data job. */
  type: FreshnessAssertionType;
  /** URN of the dataset or data job being checked. */
  entity: UrnString;
  /** Time window in which the update must occur; if it does not, the run is a `FAILURE`. */
  schedule: FreshnessAssertionSchedule;
  /** How to grade late updates; absent when the user has configured no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
  /** Restricts the check to changes in some rows; when absent, the whole table is checked. */
  filter?: DatasetFilter;
}

/**
 * Events that can count as an update in a freshness check.
 * - `DATASET_CHANGE`: An insert, update, delete or similar operation found in an audit log; only for datasets.
 * - `DATA_JOB_RUN`: A successful run of the data job.
 */
export type FreshnessAssertionType = 'DATASET_CHANGE' | 'DATA_JOB_RUN';

/**
 * Look-back window of a freshness check, with the settings for its type.
 * Wire name: `com.linkedin.assertion.FreshnessAssertionSchedule`.
 */
export interface FreshnessAssertionSchedule {
  /** How the window is determined; `CRON` and `FIXED_INTERVAL` each need their own block. */
  type: FreshnessAssertionScheduleType;
  /** Cron expression and time zone; required when `type` is `CRON`. */
  cron?: FreshnessCronSchedule;
  /** Length of the window; required when `type` is `FIXED_INTERVAL`. */
  fixedInterval?: FixedIntervalSchedule;
}

/**
 * Ways to determine the window in which the update must have happened.
 * - `CRON`: From the previous tick of a cron expression to the current one; the check must be evaluated on that same schedule.
 * - `FIXED_INTERVAL`: A span of fixed length that ends at the time of evaluation, for example the last 24 hours.
 * - `SINCE_THE_LAST_CHECK`: From the previous evaluation of this assertion until now, however long that is.
 */
export type FreshnessAssertionScheduleType = 'CRON' | 'FIXED_INTERVAL' | 'SINCE_THE_LAST_CHECK';

/**
 * Cron expression, time zone and optional start offset that together define the freshness window.
 * Wire name: `com.linkedin.assertion.FreshnessCronSchedule`.
 */
export interface FreshnessCronSchedule {
  /** Five-field cron expression for the expected updates, for example `0 8 * * *` for every day by 8 a.m. */
  cron: string;
  /** IANA time zone in which the cron fields are evaluated, such as `America/Los_Angeles`. */
  timezone: string;
  /** Milliseconds before the cron tick at which the window starts; when absent, it starts where the previously evaluated window ended. */
  windowStartOffsetMs?: number;
}

/**
 * A time span such as 6 hours (`multiple` times `unit`), counted back from the time of evaluation.
 * Wire name: `com.linkedin.assertion.FixedIntervalSchedule`.
 */
export interface FixedIntervalSchedule {
  /** Calendar unit that is multiplied, such as `HOUR` or `DAY`. */
  unit: CalendarInterval;
  /**
   * Number of units in the span; 1 when not given.
   * Default: `1`.
   */
  multiple?: number;
}

/**
 * Units in which a time window or a schedule is measured.
 * - `SECOND`: Lengths counted in seconds.
 * - `MINUTE`: Lengths counted in minutes.
 * - `HOUR`: Lengths counted in hours.
 * - `DAY`: Lengths counted in days.
 * - `WEEK`: Lengths counted in weeks.
 * - `MONTH`: Lengths counted in calendar months.
 * - `QUARTER`: Lengths counted in quarters of a year.
 * - `YEAR`: Lengths counted in calendar years.
 */
export type CalendarInterval = 'SECOND' | 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/**
 * User settings that decide whether a failed run counts as `LOW`, `MEDIUM` or `HIGH`: a list of rules and a fallback.
 * Wire name: `com.linkedin.assertion.AssertionFailureSeverityConfig`.
 */
export interface AssertionFailureSeverityConfig {
  /** Severity of failures that match none of the `rules`. */
  defaultSeverity: AssertionResultSeverity;
  /**
   * Conditions on the failure amount, evaluated in order of severity, not of position in the list; the first match wins.
   * Default: `[]`.
   */
  rules?: AssertionFailureSeverityRule[];
}

/**
 * Severities of a failed run, by how far the observation missed the expectation.
 * - `LOW`: The observation missed the expected bounds slightly.
 * - `MEDIUM`: A moderate miss; the severity used unless another is configured.
 * - `HIGH`: A large miss; for bounds learnt from history, for example, more than one standard deviation.
 */
export type AssertionResultSeverity = 'LOW' | 'MEDIUM' | 'HIGH';

/**
 * Condition on the computed failure amount and the severity assigned when it is met.
 * Wire name: `com.linkedin.assertion.AssertionFailureSeverityRule`.
 */
export interface AssertionFailureSeverityRule {
  /** Severity of the failed run when the condition is met. */
  severity: AssertionResultSeverity;
  /** Comparison with a single threshold; only the greater-than and less-than operators, with or without equality, are valid here. */
  operator: AssertionStdOperator;
  /** Threshold for the comparison. It is compared with the failure amount, not with the measured value. */
  parameters: AssertionStdParameters;
}

/**
 * Condition that restricts a query on an external table to some of its rows, for instance in monitoring; not used by catalogue search.
 * Wire name: `com.linkedin.dataset.DatasetFilter`.
 */
export interface DatasetFilter {
  /** Language of the condition; currently only `SQL`, which requires the `sql` field. */
  type: DatasetFilterType;
  /** SQL `WHERE` clause, passed on unchanged, for example `country = 'FR'`; required when `type` is `SQL`. */
  sql?: string;
}

/**
 * Ways to express a `DatasetFilter`; there is currently only one.
 * - `SQL`: The filter is an SQL `WHERE` clause as text, which the catalogue does not parse.
 */
export type DatasetFilterType = 'SQL';

/**
 * Definition of a check on a dataset's number of rows, in total, as a change, or per segment.
 * Wire name: `com.linkedin.assertion.VolumeAssertionInfo`.
 */
export interface VolumeAssertionInfo {
  /** Selects which of the four row count blocks below applies. */
  type: VolumeAssertionType;
  /** URN of the dataset whose rows are counted. */
  entity: UrnString;
  /** Bounds on the number of rows; required when `type` is `ROW_COUNT_TOTAL`. */
  rowCountTotal?: RowCountTotal;
  /** Bounds on how much the number of rows may change; required when `type` is `ROW_COUNT_CHANGE`. */
  rowCountChange?: RowCountChange;
  /** Bounds on the rows in the newest segment; required when `type` has the corresponding value. */
  incrementingSegmentRowCountTotal?: IncrementingSegmentRowCountTotal;
  /** Bounds on the difference in rows between segments; required when `type` has the corresponding value. */
  incrementingSegmentRowCountChange?: IncrementingSegmentRowCountChange;
  /** Restricts the count to some rows; when absent, the whole table is counted. */
  filter?: DatasetFilter;
}

/**
 * What is compared in a dataset's row count.
 * - `ROW_COUNT_TOTAL`: Compare the number of rows in the whole dataset.
 * - `ROW_COUNT_CHANGE`: Compare how many rows were gained or lost.
 * - `INCREMENTING_SEGMENT_ROW_COUNT_TOTAL`: Compare the number of rows in the newest segment, such as the latest date partition.
 * - `INCREMENTING_SEGMENT_ROW_COUNT_CHANGE`: Compare the rows of neighbouring segments, such as one date partition with the one before.
 */
export type VolumeAssertionType = 'ROW_COUNT_TOTAL' | 'ROW_COUNT_CHANGE' | 'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL' | 'INCREMENTING_SEGMENT_ROW_COUNT_CHANGE';

/**
 * Condition on the number of rows in the dataset at evaluation.
 * Wire name: `com.linkedin.assertion.RowCountTotal`.
 */
export interface RowCountTotal {
  /** Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`, `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each must be of type `NUMBER`. */
  parameters: AssertionStdParameters;
  /** How to grade a failed row total; absent when the user has configured no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
}

/**
 * Condition on how much the number of rows in the dataset has changed.
 * Wire name: `com.linkedin.assertion.RowCountChange`.
 */
export interface RowCountChange {
  /** Whether the change is compared in rows or as a percentage. */
  type: AssertionValueChangeType;
  /** Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`, `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each must be of type `NUMBER`. */
  parameters: AssertionStdParameters;
  /** How to grade a failed change in rows; absent when the user has configured no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
}

/**
 * Unit in which a change between two measurements is compared.
 * - `ABSOLUTE`: Compare the plain difference, for example 500 more rows.
 * - `PERCENTAGE`: Compare the difference as a percentage of the earlier value, for example 10 per cent more rows.
 */
export type AssertionValueChangeType = 'ABSOLUTE' | 'PERCENTAGE';

/**
 * Condition on the number of rows in the newest segment, for example the latest date partition.
 * Wire name: `com.linkedin.assertion.IncrementingSegmentRowCountTotal`.
 */
export interface IncrementingSegmentRowCountTotal {
  /** Column, and optional function on it, that assigns rows to segments; the newest segment is counted. */
  segment: IncrementingSegmentSpec;
  /** Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`, `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each must be of type `NUMBER`. */
  parameters: AssertionStdParameters;
}

/**
 * How to divide a growing table into segments: a column that only increases and, if needed, a function that groups its values.
 * Wire name: `com.linkedin.assertion.IncrementingSegmentSpec`.
 */
export interface IncrementingSegmentSpec {
  /** Column whose values only grow as rows are added, such as an event time or a partition date. */
  field: SchemaFieldSpec;
  /** Function that maps a value to its segment, for example a timestamp to its day; when absent, each value is its own segment. */
  transformer?: IncrementingSegmentFieldTransformer;
}

/**
 * Short description of a field, enough to reference it, for example from an assertion on a column.
 * Wire name: `com.linkedin.schema.SchemaFieldSpec`.
 */
export interface SchemaFieldSpec {
  /** Field path as in the dataset's schema, such as `address.city`. */
  path: string;
  /** Name of the catalogue's own type, such as `NUMBER` or `STRING`. */
  type: string;
  /** Type in the source system, such as `BIGINT`. */
  nativeType: string;
}

/**
 * Function that maps the incrementing column's value to a segment id, for example a timestamp to its day.
 * Wire name: `com.linkedin.assertion.IncrementingSegmentFieldTransformer`.
 */
export interface IncrementingSegmentFieldTransformer {
  /** Standard function to apply; a source system may support only some of them. */
  type: IncrementingSegmentFieldTransformerType;
  /** Name of the source system's own function; required when `type` is `NATIVE`. */
  nativeType?: string;
}

/**
 * Functions that group the values of an incrementing column into segments.
 * - `TIMESTAMP_MS_TO_MINUTE`: One segment per minute, from a timestamp in milliseconds.
 * - `TIMESTAMP_MS_TO_HOUR`: One segment per hour, from a timestamp in milliseconds.
 * - `TIMESTAMP_MS_TO_DATE`: One segment per day, from a timestamp in milliseconds.
 * - `TIMESTAMP_MS_TO_MONTH`: One segment per calendar month, from a timestamp in milliseconds.
 * - `TIMESTAMP_MS_TO_YEAR`: One segment per calendar year, from a timestamp in milliseconds.
 * - `FLOOR`: One segment per whole number, rounding down.
 * - `CEILING`: One segment per whole number, rounding up.
 * - `NATIVE`: A function specific to the source system, Snowflake or BigQuery for instance, named in `nativeType`.
 */
export type IncrementingSegmentFieldTransformerType = 'TIMESTAMP_MS_TO_MINUTE' | 'TIMESTAMP_MS_TO_HOUR' | 'TIMESTAMP_MS_TO_DATE' | 'TIMESTAMP_MS_TO_MONTH' | 'TIMESTAMP_MS_TO_YEAR' | 'FLOOR' | 'CEILING' | 'NATIVE';

/**
 * Condition on the difference in rows between neighbouring segments, for example today's partition against yesterday's.
 * Wire name: `com.linkedin.assertion.IncrementingSegmentRowCountChange`.
 */
export interface IncrementingSegmentRowCountChange {
  /** Column, and optional function on it, that assigns rows to the segments being compared. */
  segment: IncrementingSegmentSpec;
  /** Whether the change is compared in rows or as a percentage. */
  type: AssertionValueChangeType;
  /** Comparison made with the change; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than operators are valid. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each must be of type `NUMBER`. */
  parameters: AssertionStdParameters;
}

/**
 * Definition of a check on the number that a SQL query returns, or on how that number changes.
 * Wire name: `com.linkedin.assertion.SqlAssertionInfo`.
 */
export interface SqlAssertionInfo {
  /** Whether to compare the query's result itself or its change over time. */
  type: SqlAssertionType;
  /** URN of the dataset the check is about. */
  entity: UrnString;
  /** Complete, self-contained statement, usually a `SELECT` that returns one number. */
  statement: string;
  /** Whether the change is absolute or a percentage; required when `type` is `METRIC_CHANGE`. */
  changeType?: AssertionValueChangeType;
  /** Comparison made with the query's result; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than operators are valid. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each must be of type `NUMBER`. */
  parameters: AssertionStdParameters;
  /** How to grade failures of this query check; absent when the user has configured no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
}

/**
 * What is compared in a query's result.
 * - `METRIC`: Compare the number that the query returns.
 * - `METRIC_CHANGE`: Compare how the query's number has changed between evaluations; `changeType` sets the unit.
 */
export type SqlAssertionType = 'METRIC' | 'METRIC_CHANGE';

/**
 * Definition of a check on one column, either of its individual values or of a metric over them.
 * Wire name: `com.linkedin.assertion.FieldAssertionInfo`.
 */
export interface FieldAssertionInfo {
  /** Chooses between `fieldValuesAssertion` and `fieldMetricAssertion`. */
  type: FieldAssertionType;
  /** URN of the dataset that contains the column. */
  entity: UrnString;
  /** Path of the checked column, copied automatically from the nested block; you need not set it. */
  fieldPath?: string;
  /** Condition that each value must meet; set when `type` is `FIELD_VALUES`. */
  fieldValuesAssertion?: FieldValuesAssertion;
  /** Condition on an aggregate such as the null count; set when `type` is `FIELD_METRIC`. */
  fieldMetricAssertion?: FieldMetricAssertion;
  /** Restricts the check to some rows; when absent, the whole table is checked. Ignored when dataset profiles are the data source. */
  filter?: DatasetFilter;
}

/**
 * The two ways to check a column: value by value, or by a metric.
 * - `FIELD_VALUES`: Test every value in the column against a condition, for example that each matches a pattern.
 * - `FIELD_METRIC`: Test a metric computed from the whole column, such as its null percentage or its maximum.
 */
export type FieldAssertionType = 'FIELD_VALUES' | 'FIELD_METRIC';

/**
 * Condition that every value of a column must meet, with a tolerance for how many may fail it.
 * Wire name: `com.linkedin.assertion.FieldValuesAssertion`.
 */
export interface FieldValuesAssertion {
  /** Column whose values are tested, with its path and type. */
  field: SchemaFieldSpec;
  /** Function applied to each value first, such as `LENGTH`; when absent, values are compared unchanged. */
  transform?: FieldTransform;
  /** Comparison applied to each value; its operands are in `parameters`. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none. */
  parameters?: AssertionStdParameters;
  /** How many values, or what percentage, may fail the condition before the assertion fails. */
  failThreshold: FieldValuesFailThreshold;
  /** How to grade failures of this value check; absent when the user has configured no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
  /**
   * True, the default, skips nulls so that they never count as failing values; has no effect with the null operator.
   * Default: `true`.
   */
  excludeNulls?: boolean;
}

/**
 * Function applied to each value before it is compared; whether it can be used depends on the column's native type.
 * Wire name: `com.linkedin.assertion.FieldTransform`.
 */
export interface FieldTransform {
  /** Name of the function; `LENGTH` is the only one so far. */
  type: FieldTransformType;
}

/**
 * Functions that can be applied to a column value before the comparison.
 * - `LENGTH`: Replace a string by its length; string columns only.
 */
export type FieldTransformType = 'LENGTH';

/**
 * Tolerance of a value check: the number or percentage of failing rows that is still accepted.
 * Wire name: `com.linkedin.assertion.FieldValuesFailThreshold`.
 */
export interface FieldValuesFailThreshold {
  /**
   * Whether `value` is a number of rows (the default) or a percentage of those considered.
   * Default: `"COUNT"`.
   */
  type?: FieldValuesFailThresholdType;
  /**
   * Tolerance in rows or per cent, depending on `type`; with 0, the default, any failing row fails the check.
   * Default: `0`.
   */
  value?: number;
}

/**
 * Units for the tolerance of a value check.
 * - `COUNT`: Read the tolerance as a number of rows.
 * - `PERCENTAGE`: Read the tolerance as a percentage of the rows considered.
 */
export type FieldValuesFailThresholdType = 'COUNT' | 'PERCENTAGE';

/**
 * Condition on a metric computed from a column, for instance that `NULL_PERCENTAGE` stays below 5.
 * Wire name: `com.linkedin.assertion.FieldMetricAssertion`.
 */
export interface FieldMetricAssertion {
  /** Column to compute the metric from, with its path and type. */
  field: SchemaFieldSpec;
  /** Metric to compute, such as `UNIQUE_COUNT` or `MAX`. */
  metric: FieldMetricType;
  /** Comparison applied to the computed metric; its operands are in `parameters`. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none. */
  parameters?: AssertionStdParameters;
  /** How to grade failures of this metric check; absent when the user has configured no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
}

/**
 * Metrics that can be computed from the values of a column.
 * - `UNIQUE_COUNT`: Number of distinct values in the column.
 * - `UNIQUE_PERCENTAGE`: Distinct values as a percentage of all rows.
 * - `NULL_COUNT`: Number of rows without a value in the column.
 * - `NULL_PERCENTAGE`: Rows without a value as a percentage of all rows.
 * - `MIN`: Smallest value; numeric columns only.
 * - `MAX`: Largest value; numeric columns only.
 * - `MEAN`: Arithmetic mean of the values; numeric columns only.
 * - `MEDIAN`: Middle value once sorted; numeric columns only.
 * - `STDDEV`: Standard deviation of the values; numeric columns only.
 * - `NEGATIVE_COUNT`: Number of values below zero; numeric columns only.
 * - `NEGATIVE_PERCENTAGE`: Values below zero as a percentage of all rows; numeric columns only.
 * - `ZERO_COUNT`: Number of values equal to zero; numeric columns only.
 * - `ZERO_PERCENTAGE`: Values equal to zero as a percentage of all rows; numeric columns only.
 * - `MIN_LENGTH`: Length of the shortest value; string columns only.
 * - `MAX_LENGTH`: Length of the longest value; string columns only.
 * - `EMPTY_COUNT`: Number of empty strings, which are not the same as nulls; string columns only.
 * - `EMPTY_PERCENTAGE`: Empty strings, not counting nulls, as a percentage of all rows; string columns only.
 */
export type FieldMetricType = 'UNIQUE_COUNT' | 'UNIQUE_PERCENTAGE' | 'NULL_COUNT' | 'NULL_PERCENTAGE' | 'MIN' | 'MAX' | 'MEAN' | 'MEDIAN' | 'STDDEV' | 'NEGATIVE_COUNT' | 'NEGATIVE_PERCENTAGE' | 'ZERO_COUNT' | 'ZERO_PERCENTAGE' | 'MIN_LENGTH' | 'MAX_LENGTH' | 'EMPTY_COUNT' | 'EMPTY_PERCENTAGE';

/**
 * Definition of a check that an asset's columns match an expected schema.
 * Wire name: `com.linkedin.assertion.SchemaAssertionInfo`.
 */
export interface SchemaAssertionInfo {
  /** URN of the dataset or data job whose schema is checked. */
  entity: UrnString;
  /** Expected schema; only its structure is compared, tags and glossary terms in it are ignored. */
  schema: SchemaMetadata;
  /**
   * How closely the schema must match to pass; `EXACT_MATCH` by default.
   * Default: `"EXACT_MATCH"`.
   */
  compatibility?: SchemaAssertionCompatibility;
}

/**
 * Columns, keys and native schema of a dataset as the source reports them, written by ingestion; edits by people go to `editableSchemaMetadata`.
 * Wire name: `com.linkedin.schema.SchemaMetadata`.
 */
export interface SchemaMetadata {
  /** Name of the schema in the source, for instance `PageViewEvent` or `identity.Profile`; often the dataset's own name. */
  schemaName: string;
  /** URN of the data platform where the schema is defined, such as `urn:li:dataPlatform:kafka`. */
  platform: UrnString;
  /** Number assigned by the server on each change; unrelated to a version kept by the source, and 0 from most connectors. */
  version: number;
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** URN of the dataset the schema belongs to; usually absent, since the aspect is already on that dataset. */
  dataset?: UrnString;
  /** Name of the cluster in the source from which the schema was taken. */
  cluster?: string;
  /** SHA-1 of the schema text, to notice changes; many connectors leave it empty. */
  hash: string;
  /** Schema in the source's own language, one record per kind of source; `OtherSchema` where none fits. */
  platformSchema: { 'com.linkedin.schema.EspressoSchema': EspressoSchema } | { 'com.linkedin.schema.OracleDDL': OracleDDL } | { 'com.linkedin.schema.MySqlDDL': MySqlDDL } | { 'com.linkedin.schema.PrestoDDL': PrestoDDL } | { 'com.linkedin.schema.KafkaSchema': KafkaSchema } | { 'com.linkedin.schema.BinaryJsonSchema': BinaryJsonSchema } | { 'com.linkedin.schema.OrcSchema': OrcSchema } | { 'com.linkedin.schema.Schemaless': Schemaless } | { 'com.linkedin.schema.KeyValueSchema': KeyValueSchema } | { 'com.linkedin.schema.OtherSchema': OtherSchema };
  /** All columns of the dataset, nested ones flattened into one list by field path. */
  fields: SchemaField[];
  /** Field paths of the primary key's columns, in key order; an empty list means that there is no primary key. */
  primaryKeys?: string[];
  /**
   * Older form of references to other datasets, keyed by a name for each; `foreignKeys` is the form connectors write.
   * @deprecated
   */
  foreignKeysSpecs?: Record<string, ForeignKeySpec>;
  /** Foreign keys declared on the dataset; each becomes edges to the other dataset and its columns. */
  foreignKeys?: ForeignKeyConstraint[];
}

/**
 * Native schema of a table in the Espresso document store; one branch of `platformSchema`.
 * Wire name: `com.linkedin.schema.EspressoSchema`.
 */
export interface EspressoSchema {
  /** Schema of the stored documents, as Espresso gives it. */
  documentSchema: string;
  /** Schema of the table that holds the documents, as Espresso gives it. */
  tableSchema: string;
}

/**
 * Native schema of an Oracle table; one branch of `platformSchema`.
 * Wire name: `com.linkedin.schema.OracleDDL`.
 */
export interface OracleDDL {
  /** Definition of the Oracle table as readable text, commonly a JSON document. */
  tableSchema: string;
}

/**
 * Native schema of a MySQL table; one branch of `platformSchema`.
 * Wire name: `com.linkedin.schema.MySqlDDL`.
 */
export interface MySqlDDL {
  /** Definition of the MySQL table as readable text, commonly a JSON document. */
  tableSchema: string;
}

/**
 * Native schema of a Presto view; one branch of `platformSchema`.
 * Wire name: `com.linkedin.schema.PrestoDDL`.
 */
export interface PrestoDDL {
  /** View definition together with the columns read from it, as text. */
  rawSchema: string;
}

/**
 * Native key and value schemas of a Kafka topic; one branch of `platformSchema`.
 * Wire name: `com.linkedin.schema.KafkaSchema`.
 */
export interface KafkaSchema {
  /** Text of the message value's schema, classically Avro in JSON; `documentSchemaType` names the format. */
  documentSchema: string;
  /** Format of `documentSchema`: `AVRO`, `PROTOBUF` or `JSON`. */
  documentSchemaType?: string;
  /** Text of the message key's schema from the schema registry; absent for a topic without one. */
  keySchema?: string;
  /** Format of `keySchema`: `AVRO`, `PROTOBUF` or `JSON`. */
  keySchemaType?: string;
}

/**
 * Native schema of a dataset stored as binary JSON; one branch of `platformSchema`.
 * Wire name: `com.linkedin.schema.BinaryJsonSchema`.
 */
export interface BinaryJsonSchema {
  /** Schema text exactly as the binary JSON source gives it. */
  schema: string;
}

/**
 * Native schema of ORC files; one branch of `platformSchema`.
 * Wire name: `com.linkedin.schema.OrcSchema`.
 */
export interface OrcSchema {
  /** Schema text as ORC declares it, for example `struct<id:int,name:string>`. */
  schema: string;
}

/**
 * Marker in `platformSchema` for a dataset that has no declared schema, such as a bag of free-form documents.
 * Wire name: `com.linkedin.schema.Schemaless`.
 */
export type Schemaless = Record<string, never>;

/**
 * Native schema of a key-value store, with key and value described apart; one branch of `platformSchema`.
 * Wire name: `com.linkedin.schema.KeyValueSchema`.
 */
export interface KeyValueSchema {
  /** Schema text of the keys, unparsed. */
  keySchema: string;
  /** Schema text of the stored values, unparsed. */
  valueSchema: string;
}

/**
 * Native schema of a source that has no record of its own here; the branch of `platformSchema` that many connectors use.
 * Wire name: `com.linkedin.schema.OtherSchema`.
 */
export interface OtherSchema {
  /** Schema text as the source gives it; may be an empty string. */
  rawSchema: string;
}

/**
 * One value of the older `foreignKeysSpecs` map: a key of column values or of URNs.
 * Wire name: `com.linkedin.schema.ForeignKeySpec`.
 */
export interface ForeignKeySpec {
  /** The key itself: `DatasetFieldForeignKey` for column values, `UrnForeignKey` for a column holding URNs. */
  foreignKey: { 'com.linkedin.schema.DatasetFieldForeignKey': DatasetFieldForeignKey } | { 'com.linkedin.schema.UrnForeignKey': UrnForeignKey };
}

/**
 * Foreign key made of ordinary column values rather than URNs; part of the older `foreignKeysSpecs`.
 * Wire name: `com.linkedin.schema.DatasetFieldForeignKey`.
 */
export interface DatasetFieldForeignKey {
  /** URN of the dataset that the key points to. */
  parentDataset: UrnString;
  /** Field paths, in the schema at hand, of the columns that together make up the key; more than one for a composite key. */
  currentFieldPaths: string[];
  /** Field path of the referenced column in `parentDataset`. */
  parentField: string;
}

/**
 * Foreign key in the form of a column whose values are URNs; part of the older `foreignKeysSpecs`.
 * Wire name: `com.linkedin.schema.UrnForeignKey`.
 */
export interface UrnForeignKey {
  /** Field path, in the schema at hand, of the column holding the URNs. */
  currentFieldPath: string;
}

/**
 * Foreign key of a dataset, linking columns here to columns of another dataset; element of `foreignKeys`.
 * Wire name: `com.linkedin.schema.ForeignKeyConstraint`.
 */
export interface ForeignKeyConstraint {
  /** Constraint name, usually the one declared in the source database, such as `fk_orders_customer`. */
  name: string;
  /** URNs of the referenced schema fields in the other dataset; they create the `ForeignKeyTo` edges. */
  foreignFields: UrnString[];
  /** URNs of the schema fields on this side, the dataset that carries the constraint. */
  sourceFields: UrnString[];
  /** URN of the referenced dataset, so that you need not extract it from `foreignFields`. */
  foreignDataset: UrnString;
}

/**
 * How closely the actual schema must match the expected one.
 * - `EXACT_MATCH`: No column may be missing and none may be added.
 * - `SUPERSET`: Every expected column must exist; extra ones are allowed.
 * - `SUBSET`: Expected columns may be missing, but no others may appear.
 */
export type SchemaAssertionCompatibility = 'EXACT_MATCH' | 'SUPERSET' | 'SUBSET';

/**
 * Definition of a check in an external tool such as dbt or Great Expectations, with optional structured details for display.
 * Wire name: `com.linkedin.assertion.CustomAssertionInfo`.
 */
export interface CustomAssertionInfo {
  /** Category name of your choice, shown as the heading for the check, for example `Referential integrity`. */
  type: string;
  /** URN of the dataset being checked; other entity types are not supported yet. */
  entity: UrnString;
  /**
   * URN of the one schema field being checked. Deprecated: list it in `fields`.
   * @deprecated
   */
  field?: UrnString;
  /** URNs of the schema fields the check involves, one or more; absent for checks on the whole dataset. */
  fields?: UrnString[];
  /** Part of the dataset that is checked, such as columns or rows; for display and reports only. */
  scope?: DatasetAssertionScope;
  /** What the check computes before comparing; absent if nothing is aggregated or no standard name applies. */
  aggregation?: AssertionStdAggregation;
  /** Comparison the check makes; `_NATIVE_` when no standard operator applies. */
  operator?: AssertionStdOperator;
  /** Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none. */
  parameters?: AssertionStdParameters;
  /** Name of the check in its tool, such as `expect_column_values_to_not_be_null`. */
  nativeType?: string;
  /** Arguments of the check under the tool's own names, all as strings. */
  nativeParameters?: Record<string, string>;
  /** Code of the check, such as the SQL of a dbt test. */
  logic?: string;
}

/**
 * Source of an assertion's definition and, for native ones, its author.
 * Wire name: `com.linkedin.assertion.AssertionSource`.
 */
export interface AssertionSource {
  /** Whether users, an external tool or a model defined the assertion. */
  type: AssertionSourceType;
  /** Author and time of first creation; set for native assertions only, and missing on older ones. */
  created?: AuditStamp;
}

/**
 * Possible sources of an assertion definition.
 * - `NATIVE`: Created by a user in the catalogue, not imported from another tool.
 * - `EXTERNAL`: Created and run in another tool, such as dbt; the catalogue only records it.
 * - `INFERRED`: Generated by software, for instance a model trained on past values, rather than by a person.
 */
export type AssertionSourceType = 'NATIVE' | 'EXTERNAL' | 'INFERRED';

/**
 * Markdown note by a user on what to do when the assertion fails, stored separately from `assertionInfo` so that ingestion does not overwrite it.
 * Wire name: `com.linkedin.assertion.AssertionNote`.
 */
export interface AssertionNote {
  /** Background and troubleshooting advice for technical owners, in Markdown. */
  content: string;
  /** Who last edited the note, and when. */
  lastModified: AuditStamp;
}

/**
 * One entry in the assertion's run history (a time series): the batch checked, the status of the run and its result.
 * Wire name: `com.linkedin.assertion.AssertionRunEvent`.
 */
export interface AssertionRunEvent {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Identifier of the run in the tool that executed it. */
  runId: string;
  /** URN of the dataset that was checked. */
  asserteeUrn: UrnString;
  /** State of the run at this event's timestamp; `COMPLETE` is the only value so far. */
  status: AssertionRunStatus;
  /** Outcome of the run; set once `status` is `COMPLETE`. */
  result?: AssertionResult;
  /** Parameters used for this run, as string key-value pairs. */
  runtimeContext?: Record<string, string>;
  /** Which slice of the data was checked; absent when the tool names no batch. */
  batchSpec?: BatchSpec;
  /** URN of the assertion that was run. */
  assertionUrn: UrnString;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
}

/**
 * Stages of a run; completion is currently the only one.
 * - `COMPLETE`: The run has ended and its `result` is available, whether it passed or not.
 */
export type AssertionRunStatus = 'COMPLETE';

/**
 * Outcome of one finished run: the result type, the counts or values observed, and the error if there was one.
 * Wire name: `com.linkedin.assertion.AssertionResult`.
 */
export interface AssertionResult {
  /** Outcome of the run, such as `SUCCESS` or `FAILURE`. */
  type: AssertionResultType;
  /** How far the observation missed the expectation; meaningful only when `type` is `FAILURE`. */
  severity?: AssertionResultSeverity;
  /** Rows in the batch that was checked. */
  rowCount?: number;
  /** Rows of the batch in which the checked value was missing. */
  missingCount?: number;
  /** Rows of the batch whose value did not meet the expectation. */
  unexpectedCount?: number;
  /** Measured value of the aggregate that the assertion checks, for instance the mean of a column over the batch. */
  actualAggValue?: number;
  /** Other results reported by the evaluating tool, as string key-value pairs under the tool's own names. */
  nativeResults?: Record<string, string>;
  /** Link to the full report in the tool that ran the check; absent for native assertions. */
  externalUrl?: string;
  /** What went wrong during evaluation; set when `type` is `ERROR`. */
  error?: AssertionResultError;
}

/**
 * Possible outcomes of an assertion run.
 * - `INIT`: Evaluation is not finished, so there is no outcome yet.
 * - `SUCCESS`: The data met the expectation.
 * - `FAILURE`: The check was completed and the data did not meet the expectation.
 * - `ERROR`: The check itself failed, so the state of the data is unknown. See `error` on the result.
 */
export type AssertionResultType = 'INIT' | 'SUCCESS' | 'FAILURE' | 'ERROR';

/**
 * Why a run could not be evaluated; part of a result of type `ERROR`.
 * Wire name: `com.linkedin.assertion.AssertionResultError`.
 */
export interface AssertionResultError {
  /** Category of the problem, such as an unreachable source or a failed query. */
  type: AssertionResultErrorType;
  /** Details as string key-value pairs; the keys depend on `type`. */
  properties?: Record<string, string>;
}

/**
 * Categories of problem that stop an assertion from being evaluated.
 * - `SOURCE_CONNECTION_ERROR`: No connection could be made to the system that holds the data.
 * - `SOURCE_QUERY_FAILED`: The source was reached, but the query sent to it failed.
 * - `INSUFFICIENT_DATA`: There was too little data to evaluate the assertion.
 * - `INVALID_PARAMETERS`: The assertion's parameters are invalid, so it could not be evaluated.
 * - `INVALID_SOURCE_TYPE`: The chosen source does not provide the type of event that the assertion needs.
 * - `UNSUPPORTED_PLATFORM`: The evaluator cannot check data on the asset's data platform.
 * - `CUSTOM_SQL_ERROR`: The statement of an assertion of type `SQL` failed to run.
 * - `FIELD_ASSERTION_ERROR`: A column check failed while it was being evaluated.
 * - `UNKNOWN_ERROR`: Any problem that matches none of the other categories.
 */
export type AssertionResultErrorType = 'SOURCE_CONNECTION_ERROR' | 'SOURCE_QUERY_FAILED' | 'INSUFFICIENT_DATA' | 'INVALID_PARAMETERS' | 'INVALID_SOURCE_TYPE' | 'UNSUPPORTED_PLATFORM' | 'CUSTOM_SQL_ERROR' | 'FIELD_ASSERTION_ERROR' | 'UNKNOWN_ERROR';

/**
 * The slice of data that a run checked, identified by the tool's own id or by a query.
 * Wire name: `com.linkedin.assertion.BatchSpec`.
 */
export interface BatchSpec {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Id of the batch in the tool that processed it. */
  nativeBatchId?: string;
  /** Query that selects the rows of the batch. */
  query?: string;
  /** Maximum number of rows checked; absent when all were. */
  limit?: number;
}

/**
 * A length of time as a count of calendar units, such as 15 minutes.
 * Wire name: `com.linkedin.timeseries.TimeWindowSize`.
 */
export interface TimeWindowSize {
  /** Calendar unit that `multiple` counts. */
  unit: CalendarInterval;
  /**
   * Number of units, so 15 with `MINUTE` is a quarter of an hour.
   * Default: `1`.
   */
  multiple?: number;
}

/**
 * Part of a dataset to which a time-series value applies, for instance one day's partition or the whole table.
 * Wire name: `com.linkedin.timeseries.PartitionSpec`.
 */
export interface PartitionSpec {
  /** Identifier of the partition, derived from the values of its key; `FULL_TABLE_SNAPSHOT` means the whole table. */
  partition: string;
  /** Time span the partition covers; absent when its key does not contain one. */
  timePartition?: TimeWindow;
  /**
   * Deprecated: nothing reads it, so leave the default.
   * Default: `"PARTITION"`.
   * @deprecated
   */
  type?: PartitionType;
}

/**
 * A span of time with a start and a length.
 * Wire name: `com.linkedin.timeseries.TimeWindow`.
 */
export interface TimeWindow {
  /** Start of the span, in milliseconds since the epoch, UTC. */
  startTimeMillis: number;
  /** How long the span is, as a unit and a count. */
  length: TimeWindowSize;
}

/**
 * Kinds of partition, listed only for the unused `type` of a partition.
 * - `FULL_TABLE`: The value covers the whole table.
 * - `QUERY`: The value covers what a query returned.
 * - `PARTITION`: The value covers one partition of the table.
 */
export type PartitionType = 'FULL_TABLE' | 'QUERY' | 'PARTITION';

/**
 * Latest state of the assertion, derived from its run events: when it last passed, failed or ended in an error, and its current status.
 * Wire name: `com.linkedin.assertion.AssertionRunSummary`.
 */
export interface AssertionRunSummary {
  /** Milliseconds since the epoch (UTC) of the most recent run with outcome `FAILURE`; absent if there was none. */
  lastFailedAtMillis?: number;
  /** Milliseconds since the epoch (UTC) of the most recent run with outcome `ERROR`; absent if there was none. */
  lastErroredAtMillis?: number;
  /** Milliseconds since the epoch (UTC) of the most recent run with outcome `SUCCESS`; absent if there was none. */
  lastPassedAtMillis?: number;
  /** Milliseconds since the epoch (UTC) of the most recent run with outcome `INIT`; absent if there was none. */
  lastInitializedAtMillis?: number;
  /** Current status of the assertion, based on run outcomes and on errors of the monitor that runs it. */
  assertionStatus?: AssertionStatus;
}

/**
 * Current status of an assertion, derived from its runs and from monitor errors.
 * - `PASSING`: By the latest information, the data meets the expectation.
 * - `FAILING`: By the latest information, the data does not meet the expectation.
 * - `ERROR`: Evaluation is broken, in the run or in the monitor, so the state of the data is unknown.
 * - `INIT`: Evaluation has started, but no result is available yet.
 */
export type AssertionStatus = 'PASSING' | 'FAILING' | 'ERROR' | 'INIT';

/**
 * Actions taken automatically after a run of the assertion, listed separately for passing and failing outcomes.
 * Wire name: `com.linkedin.assertion.AssertionActions`.
 */
export interface AssertionActions {
  /**
   * Actions taken when a run passes, such as `RESOLVE_INCIDENT`; empty means none.
   * Default: `[]`.
   */
  onSuccess?: AssertionAction[];
  /**
   * Actions taken when a run fails, such as `RAISE_INCIDENT`; empty means none.
   * Default: `[]`.
   */
  onFailure?: AssertionAction[];
}

/**
 * One action to take after an assertion run; currently only a `type`, without options.
 * Wire name: `com.linkedin.assertion.AssertionAction`.
 */
export interface AssertionAction {
  /** Action to take: open an incident or resolve the open ones. */
  type: AssertionActionType;
}

/**
 * Actions that can follow an assertion run.
 * - `RAISE_INCIDENT`: Open an incident because of the run's outcome; usually listed under `onFailure`.
 * - `RESOLVE_INCIDENT`: Resolve open incidents of this assertion; usually listed under `onSuccess`.
 */
export type AssertionActionType = 'RAISE_INCIDENT' | 'RESOLVE_INCIDENT';

/**
 * Identity of a business attribute, a shared description for columns with one meaning, such as customer email.
 * Wire name: `com.linkedin.businessattribute.BusinessAttributeKey`.
 */
export interface BusinessAttributeKey {
  /** Last part of the attribute's URN, unique among business attributes. */
  id: string;
}

/**
 * Name, type, description, tags and terms of a business attribute, defined once and shared by many columns.
 * Wire name: `com.linkedin.businessattribute.BusinessAttributeInfo`.
 */
export interface BusinessAttributeInfo {
  /** Path of a schema field, as in column documentation; required, although an attribute is independent of any single column. */
  fieldPath: string;
  /** Text explaining what the column or attribute means. */
  description?: string;
  /** Tags on the column or attribute itself, not on the dataset that contains it. */
  globalTags?: GlobalTags;
  /** Glossary terms on the column or attribute itself, not on the dataset that contains it. */
  glossaryTerms?: GlossaryTerms;
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Display name, for example `Customer email`; the URN has a separate id. */
  name: string;
  /** Logical type that columns with this attribute are expected to have; optional. */
  type?: SchemaFieldDataType;
}

/**
 * Identity of a chart: its tool and its id there, as in `urn:li:chart:(looker,1234)`.
 * Wire name: `com.linkedin.metadata.key.ChartKey`.
 */
export interface ChartKey {
  /** Lower-case name of the tool that hosts the chart, for example `looker`, `superset` or `redash`; a plain name, not a platform URN. */
  dashboardTool: string;
  /** Id of the chart, unique across every deployment of the same tool; where two servers may clash, include the host, as in `looker.acme.com/looks/1234`. */
  chartId: string;
}

/**
 * Metadata of a chart from the reporting tool: title, link, sources, type and last refresh.
 * Wire name: `com.linkedin.chart.ChartInfo`.
 */
export interface ChartInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Title of the chart in its source tool. */
  title: string;
  /** Text on the chart from the source tool, possibly empty; edits in the catalogue go to `editableChartProperties`. */
  description: string;
  /** When the chart was created, last changed and deleted in the source tool, and by whom. */
  lastModified: ChangeAuditStamps;
  /** Link that opens the chart in its own tool. */
  chartUrl?: string;
  /**
   * Deprecated URNs of the datasets behind the chart; use `inputEdges`.
   * @deprecated
   */
  inputs?: ({ 'string': UrnString })[];
  /** Datasets or other charts that the chart takes its data from, one edge each. */
  inputEdges?: Edge[];
  /** Type of the chart, such as `BAR` or `LINE`; absent if the tool's type has no equivalent. */
  type?: ChartType;
  /** Whether the chart is public or private in the source tool. */
  access?: AccessLevel;
  /** When the chart's data was last refreshed, in milliseconds since the epoch. */
  lastRefreshed?: number;
}

/**
 * Audit stamps for creation, last change and deletion in one record; used by charts, dashboards and notebooks.
 * Wire name: `com.linkedin.common.ChangeAuditStamps`.
 */
export interface ChangeAuditStamps {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
}

/**
 * Chart types; tools with more types choose the nearest one or omit the type.
 * - `BAR`: Values as bars, horizontal or vertical.
 * - `PIE`: Shares of a whole as slices of a circle.
 * - `SCATTER`: Points plotted by two measures, to show how they relate.
 * - `TABLE`: Values in rows and columns, without a drawing.
 * - `TEXT`: A block of Markdown text in place of data.
 * - `LINE`: Values joined by a line, usually over time.
 * - `AREA`: A line chart with the area below it filled.
 * - `HISTOGRAM`: Bars showing how many values fall in each range.
 * - `BOX_PLOT`: Median, quartiles and outliers of a distribution, shown as a box.
 * - `WORD_CLOUD`: Words sized by how often they occur.
 * - `COHORT`: Groups that share a starting point, followed over time, as in a retention grid.
 */
export type ChartType = 'BAR' | 'PIE' | 'SCATTER' | 'TABLE' | 'TEXT' | 'LINE' | 'AREA' | 'HISTOGRAM' | 'BOX_PLOT' | 'WORD_CLOUD' | 'COHORT';

/**
 * Who may see a chart or dashboard in its own tool, as reported by the source.
 * - `PUBLIC`: Anyone can open the asset in its source tool.
 * - `PRIVATE`: Only chosen users can open the asset in its source tool.
 */
export type AccessLevel = 'PUBLIC' | 'PRIVATE';

/**
 * Metrics that a chart, dashboard or dataset reads; the lineage edge is stored on the reader.
 * Wire name: `com.linkedin.common.UpstreamMetrics`.
 */
export interface UpstreamMetrics {
  /** Edges to every `metric` read; send the complete list each time, or an empty one to remove all. */
  metrics: Edge[];
}

/**
 * User-edited description of a chart, unaffected by later ingestion runs.
 * Wire name: `com.linkedin.chart.EditableChartProperties`.
 */
export interface EditableChartProperties {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation written in the catalogue; the ingested text stays in `chartInfo`. */
  description?: string;
}

/**
 * The query that fetches a chart's data, with its language.
 * Wire name: `com.linkedin.chart.ChartQuery`.
 */
export interface ChartQuery {
  /** Text of the query over the input datasets, in the language given by `type`. */
  rawQuery: string;
  /** Language of `rawQuery`: `SQL` or `LOOKML`. */
  type: ChartQueryType;
}

/**
 * Languages in which the query behind a chart can be written.
 * - `LOOKML`: The query is written in LookML, the modelling language of Looker.
 * - `SQL`: The query is an SQL statement, in any dialect.
 */
export type ChartQueryType = 'LOOKML' | 'SQL';

/**
 * Columns that a chart or dashboard reads, in addition to the tables it depends on.
 * Wire name: `com.linkedin.common.InputFields`.
 */
export interface InputFields {
  /** One entry per column read. */
  fields: InputField[];
}

/**
 * A column that a chart or dashboard reads, for lineage at column level.
 * Wire name: `com.linkedin.common.InputField`.
 */
export interface InputField {
  /** URN of the `schemaField` that is read; the lineage edge points to it. */
  schemaFieldUrn: UrnString;
  /** Copy of the column's definition, stored so that it is indexed with the chart or dashboard. */
  schemaField?: SchemaField;
}

/**
 * Views and users of a chart, for one time bucket, or in total if `eventGranularity` is absent. Experimental, so it may change.
 * Wire name: `com.linkedin.chart.ChartUsageStatistics`.
 */
export interface ChartUsageStatistics {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Number of views, in the bucket or in total for a latest snapshot. */
  viewsCount?: number;
  /** Number of distinct users, within the period of the statistics. */
  uniqueUserCount?: number;
  /** Views per user, one element for each. */
  userCounts?: ChartUserUsageCounts[];
}

/**
 * How often one user viewed the chart; an element of `userCounts` in its usage statistics.
 * Wire name: `com.linkedin.chart.ChartUserUsageCounts`.
 */
export interface ChartUserUsageCounts {
  /** URN of the user whose activity is counted. */
  user: UrnString;
  /** Views by this user, within the period of the enclosing statistics. */
  viewsCount?: number;
}

/**
 * Embeds a live view of a chart, dashboard or dataset in its catalogue page.
 * Wire name: `com.linkedin.common.Embed`.
 */
export interface Embed {
  /** URL loaded in an iframe on the entity's page; absent means there is no preview. */
  renderUrl?: string;
}

/**
 * Older form of an entity's position in the browse tree, as slash-separated strings; superseded by `browsePathsV2`.
 * Wire name: `com.linkedin.common.BrowsePaths`.
 */
export interface BrowsePaths {
  /** All paths under which the entity appears when browsing, with forward slashes, such as `/prod/snowflake/orders`. */
  paths: string[];
}

/**
 * Data products an asset belongs to, copied by the server from `dataProductProperties.assets` so that searches can filter by them.
 * Wire name: `com.linkedin.dataproduct.DataProducts`.
 */
export interface DataProducts {
  /** One entry for each data product that lists the asset, with its `outputPort` mark. */
  dataProducts: DataProductAssociation[];
}

/**
 * Edge between a data product and one of its assets, which can be marked as an output port.
 * Wire name: `com.linkedin.dataproduct.DataProductAssociation`.
 */
export interface DataProductAssociation {
  /** URN of the entity where the edge starts; when absent, the entity that carries the aspect. */
  sourceUrn?: UrnString;
  /** URN of the entity that the edge points to. */
  destinationUrn: UrnString;
  /** Who created the edge or assignment, and when; absent if not recorded. */
  created?: AuditStamp;
  /** Who last changed the edge or assignment, and when; absent if not recorded. */
  lastModified?: AuditStamp;
  /** Custom key-value pairs on this edge; keys and values are strings. */
  properties?: Record<string, string>;
  /**
   * True for an asset that the data product offers to consumers; false for internal ones.
   * Default: `false`.
   */
  outputPort?: boolean;
}

/**
 * Applications that an asset belongs to.
 * Wire name: `com.linkedin.application.Applications`.
 */
export interface Applications {
  /** URNs of the applications, offered as a search filter. */
  applications: UrnString[];
}

/**
 * Places an asset in a container, such as a table in its schema.
 * Wire name: `com.linkedin.container.Container`.
 */
export interface Container {
  /** URN of the direct parent container, whose own `container` aspect points to the next level. */
  container: UrnString;
}

/**
 * Marks an entity as deprecated: the reason, the planned removal date and the replacement.
 * Wire name: `com.linkedin.common.Deprecation`.
 */
export interface Deprecation {
  /** True marks the entity as deprecated and lowers its rank in search; false removes the mark. */
  deprecated: boolean;
  /** Planned removal, in milliseconds since the epoch; absent when no date is set. */
  decommissionTime?: number;
  /** Reason and migration advice for readers, possibly with a link; required, but may be empty. */
  note: string;
  /** URN of the user who last changed the deprecation. */
  actor: UrnString;
  /** URN of the entity to use instead; absent when none was named. */
  replacement?: UrnString;
}

/**
 * Position of the entity in the browse tree as a list of levels, each of which may link to a container.
 * Wire name: `com.linkedin.common.BrowsePathsV2`.
 */
export interface BrowsePathsV2 {
  /** Levels from the top down, without platform or environment. If no client sets it, the server derives it from the parent containers, if any. */
  path: BrowsePathEntry[];
}

/**
 * One level of a `browsePathsV2` path, either a plain folder name or a link to an entity such as a container.
 * Wire name: `com.linkedin.common.BrowsePathEntry`.
 */
export interface BrowsePathEntry {
  /** Text indexed for the level: a folder name, or the same value as `urn` when the level is an entity. */
  id: string;
  /** URN of the entity at this level, commonly a container; absent for a plain folder. */
  urn?: UrnString;
}

/**
 * Descriptions of one entity from several sources, one per source, each with its attribution; the texts are not searchable.
 * Wire name: `com.linkedin.common.Documentation`.
 */
export interface Documentation {
  /** One entry per source; the writer must replace the older text from the same source. */
  documentations: DocumentationAssociation[];
}

/**
 * One description together with its source.
 * Wire name: `com.linkedin.common.DocumentationAssociation`.
 */
export interface DocumentationAssociation {
  /** Text of the description from this source. */
  documentation: string;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Identity of a container, such as a database, a schema, a folder or a project that holds other assets.
 * Wire name: `com.linkedin.metadata.key.ContainerKey`.
 */
export interface ContainerKey {
  /** Last part of the container's URN; connectors usually hash platform, instance, database and schema so that every run finds the same container. */
  guid?: string;
}

/**
 * Metadata of a container, such as a database, schema or folder, from the source system; written by ingestion.
 * Wire name: `com.linkedin.container.ContainerProperties`.
 */
export interface ContainerProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Unqualified name in the source system, such as `public`. */
  name: string;
  /** Name with all its parents, such as `sales.public`; absent when the source has none. */
  qualifiedName?: string;
  /** Description from the source system; one written in the catalogue is in `editableContainerProperties`. */
  description?: string;
  /** Environment of the container, such as `PROD`; absent when not specified. */
  env?: FabricType;
  /** When the asset was created in the source system, not when it was added to the catalogue. */
  created?: TimeStamp;
  /** When the asset last changed in the source system, not when its metadata changed. */
  lastModified?: TimeStamp;
}

/**
 * Environment of an asset; part of the URN of datasets and models.
 * - `DEV`: Development, where engineers try out changes.
 * - `TEST`: Testing; sources that use `TST` have a separate symbol.
 * - `QA`: Quality assurance, where a release is tested.
 * - `UAT`: User acceptance testing, where future users test a release.
 * - `EI`: Early integration, where components under development are first combined.
 * - `PRE`: Pre-production, the last stop before release.
 * - `STG`: Staging, a replica of production for final tests.
 * - `NON_PROD`: Any environment other than production, not further specified.
 * - `PROD`: Production, where real users and live data are.
 * - `CORP`: Corporate environment, for a company's internal systems.
 * - `RVW`: Review environment, where changes are reviewed.
 * - `PRD`: Production, for sources that use this abbreviation; URNs with `PRD` and `PROD` identify different entities.
 * - `TST`: Testing, for sources that use this abbreviation; distinct from `TEST` in a URN.
 * - `SIT`: System integration testing, where whole systems are tested together.
 * - `SBX`: Sandbox, for sources that use this abbreviation; distinct from `SANDBOX` in a URN.
 * - `SANDBOX`: Sandbox, an isolated environment for experiments.
 * - `CERT`: Certification, where a release is formally approved.
 */
export type FabricType = 'DEV' | 'TEST' | 'QA' | 'UAT' | 'EI' | 'PRE' | 'STG' | 'NON_PROD' | 'PROD' | 'CORP' | 'RVW' | 'PRD' | 'TST' | 'SIT' | 'SBX' | 'SANDBOX' | 'CERT';

/**
 * When something happened in the source system and, if known, who caused it.
 * Wire name: `com.linkedin.common.TimeStamp`.
 */
export interface TimeStamp {
  /** Time of the event, in milliseconds since the epoch. */
  time: number;
  /** URN of the actor who caused the event; absent when the source does not report it. */
  actor?: UrnString;
}

/**
 * User-edited metadata of a container, stored separately so that ingestion does not overwrite it.
 * Wire name: `com.linkedin.container.EditableContainerProperties`.
 */
export interface EditableContainerProperties {
  /** Description written in the catalogue; the source's own is in `containerProperties`. */
  description?: string;
}

/**
 * Roles that give users access to this asset; attached to datasets, dashboards and containers.
 * Wire name: `com.linkedin.common.Access`.
 */
export interface Access {
  /** One entry per access role; absent when no roles have been recorded. */
  roles?: RoleAssociation[];
}

/**
 * One access role listed on an asset.
 * Wire name: `com.linkedin.common.RoleAssociation`.
 */
export interface RoleAssociation {
  /** URN of the `role`, which is defined in an external access system, separate from the catalogue's own permissions. */
  urn: UrnString;
}

/**
 * Identity of a group of users, as in `urn:li:corpGroup:data-platform`.
 * Wire name: `com.linkedin.metadata.key.CorpGroupKey`.
 */
export interface CorpGroupKey {
  /** Group name from the directory (LDAP or Active Directory), percent-encoded for use in a URL and unique in the catalogue. */
  name: string;
}

/**
 * Metadata of a group from an identity provider or directory; written by ingestion or at sign-on.
 * Wire name: `com.linkedin.identity.CorpGroupInfo`.
 */
export interface CorpGroupInfo {
  /** Display name, such as `Data Engineering`; the URN has the technical id. */
  displayName?: string;
  /** Email address of the group in the directory, often a distribution list. */
  email?: string;
  /**
   * Deprecated URNs of the users owning the group; use the `ownership` aspect.
   * @deprecated
   */
  admins: UrnString[];
  /**
   * Deprecated URNs of the members; membership is now stored on each user, in the `groupMembership` aspect.
   * @deprecated
   */
  members: UrnString[];
  /**
   * Deprecated URNs of nested groups; no longer in use.
   * @deprecated
   */
  groups: UrnString[];
  /** Description of the group from the source; edits made in the catalogue go to `corpGroupEditableInfo`. */
  description?: string;
  /** Slack channel of the group, as reported by the source. */
  slack?: string;
  /**
   * Who created the group in the catalogue and when; deprecated, read `aspectCreated` of the system metadata instead.
   * @deprecated
   */
  created?: AuditStamp;
}

/**
 * User-edited details of a group: description, picture and contact details.
 * Wire name: `com.linkedin.identity.CorpGroupEditableInfo`.
 */
export interface CorpGroupEditableInfo {
  /** Description of the group written in the catalogue; the ingested one is in `corpGroupInfo`. */
  description?: string;
  /**
   * URL of the group's picture; a generic avatar by default.
   * Default: `"https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png"`.
   */
  pictureLink?: string;
  /** Slack channel where the group can be reached, for example `#data-eng`. */
  slack?: string;
  /** Email address of the group, as entered in the catalogue. */
  email?: string;
}

/**
 * Whether a user or group was created in the catalogue or in an identity provider.
 * Wire name: `com.linkedin.common.Origin`.
 */
export interface Origin {
  /** Where the user or group was created; for `EXTERNAL`, `externalType` names the provider. */
  type: OriginType;
  /** Name of the identity provider, such as `Okta`; set only when `type` is `EXTERNAL`. */
  externalType?: string;
}

/**
 * Where a user or group was created.
 * - `NATIVE`: Created in the catalogue itself.
 * - `EXTERNAL`: Created in an external system, usually an identity provider, and ingested.
 */
export type OriginType = 'NATIVE' | 'EXTERNAL';

/**
 * Roles granted to a user or a group, each with its policies.
 * Wire name: `com.linkedin.identity.RoleMembership`.
 */
export interface RoleMembership {
  /** URNs of the granted roles, for example `urn:li:dataHubRole:Reader`. */
  roles: UrnString[];
}

/**
 * Identity of a person or other account, as in `urn:li:corpuser:jdoe`.
 * Wire name: `com.linkedin.metadata.key.CorpUserKey`.
 */
export interface CorpUserKey {
  /** Name for signing in, usually the one in the company directory or identity provider; becomes the last part of the user's URN. */
  username: string;
}

/**
 * Metadata of a user from a directory or identity provider: names, email, title, manager, department.
 * Wire name: `com.linkedin.identity.CorpUserInfo`.
 */
export interface CorpUserInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Whether the account is in use; deprecated, read `corpUserStatus` instead. */
  active: boolean;
  /** Display name of the user, for example `Ada Lovelace`. */
  displayName?: string;
  /** Email address from the directory. */
  email?: string;
  /** Job title from the directory; `corpUserEditableInfo` has the one entered by users. */
  title?: string;
  /** URN of the user's direct manager. */
  managerUrn?: UrnString;
  /** Department number in the source directory; meaningful only there. */
  departmentId?: number;
  /** Name of the user's department, in plain text. */
  departmentName?: string;
  /** Given name, as in the directory. */
  firstName?: string;
  /** Family name, as in the directory. */
  lastName?: string;
  /** Given and family name joined by a space, for example `Ada Lovelace`. */
  fullName?: string;
  /** Two-letter country code in capitals, for example `US`. */
  countryCode?: string;
  /**
   * True for a system account rather than a person; false by default.
   * Default: `false`.
   */
  system?: boolean;
  /** True for support staff who signed in through the separate OIDC sign-on for support. */
  isSupportUser?: boolean;
}

/**
 * Profile of a user as edited in the catalogue, stored separately from the ingested `corpUserInfo`.
 * Wire name: `com.linkedin.identity.CorpUserEditableInfo`.
 */
export interface CorpUserEditableInfo {
  /** Short self-description shown on the user's profile. */
  aboutMe?: string;
  /**
   * Names of teams as plain text, for example `Metadata`; not linked to group entities.
   * Default: `[]`.
   */
  teams?: string[];
  /**
   * Skills of the user as plain text, for example `Machine Learning`.
   * Default: `[]`.
   */
  skills?: string[];
  /**
   * URL of the profile picture; the default is a generic avatar shipped with the web interface.
   * Default: `"assets/platforms/default_avatar.png"`.
   */
  pictureLink?: string;
  /** Display name set in the catalogue, overriding the one from the identity provider. */
  displayName?: string;
  /** Job title entered in the catalogue, such as `Software Engineer`. */
  title?: string;
  /** URNs of the platforms that the user works with most, such as `urn:li:dataPlatform:snowflake`. */
  platforms?: UrnString[];
  /** URN of the persona, a type of user such as a business user, that fits the user's role. */
  persona?: UrnString;
  /** Slack name of the user, for people who want to get in touch. */
  slack?: string;
  /** Phone number as free text, in any format. */
  phone?: string;
  /** Email address entered in the catalogue; `corpUserInfo` has the one from the directory. */
  email?: string;
  /** URNs of the sources of the profile, such as the platform resource of a Slack member or Looker user. */
  informationSources?: UrnString[];
}

/**
 * Lifecycle state of a user account: provisioned, active or suspended.
 * Wire name: `com.linkedin.identity.CorpUserStatus`.
 */
export interface CorpUserStatus {
  /** State of the account; a plain string on the wire. */
  status: UserStatus;
  /** Who last set the status, and when. */
  lastModified: AuditStamp;
}

/**
 * Lifecycle states of a user account.
 * - `PROVISIONED`: The account was created, but the person has not signed in yet.
 * - `ACTIVE`: The person may sign in.
 * - `SUSPENDED`: The account exists but cannot be used.
 */
export type UserStatus = 'PROVISIONED' | 'ACTIVE' | 'SUSPENDED';

/**
 * Groups that a user belongs to according to an external directory or identity provider.
 * Wire name: `com.linkedin.identity.GroupMembership`.
 */
export interface GroupMembership {
  /** URNs of the groups; groups created in the catalogue are listed in `nativeGroupMembership` instead. */
  groups: UrnString[];
}

/**
 * Password data of a user who signs in with a catalogue account; absent for single sign-on users.
 * Wire name: `com.linkedin.identity.CorpUserCredentials`.
 */
export interface CorpUserCredentials {
  /** Random text prepended to the password before hashing, so that equal passwords get different hashes. */
  salt: string;
  /** Hash of the salt and the password; the password itself is never stored. */
  hashedPassword: string;
  /** Token that lets one user choose a new password; only an administrator can issue it. */
  passwordResetToken?: string;
  /** Milliseconds since the epoch after which `passwordResetToken` is no longer accepted. */
  passwordResetTokenExpirationTimeMillis?: number;
}

/**
 * Groups of a user that were created in the catalogue rather than ingested.
 * Wire name: `com.linkedin.identity.NativeGroupMembership`.
 */
export interface NativeGroupMembership {
  /** URNs of the groups created in the catalogue to which the user belongs. */
  nativeGroups: UrnString[];
}

/**
 * Preferences that a user sets in the web interface: appearance, default view, notifications, home page, language.
 * Wire name: `com.linkedin.identity.CorpUserSettings`.
 */
export interface CorpUserSettings {
  /** Appearance of the web interface; the only required group of settings. */
  appearance: CorpUserAppearanceSettings;
  /** View preferences of the user, such as the default view. */
  views?: CorpUserViewsSettings;
  /** Where the user receives notifications, for example by email or on Slack. */
  notificationSettings?: NotificationSettings;
  /** Layout of the user's home page and announcements dismissed there. */
  homePage?: CorpUserHomePageSettings;
  /** The user's language for the web interface; absent when none has been chosen. */
  locale?: CorpUserLocaleSettings;
}

/**
 * Appearance settings of the web interface for one user.
 * Wire name: `com.linkedin.identity.CorpUserAppearanceSettings`.
 */
export interface CorpUserAppearanceSettings {
  /** True limits the home page to datasets, charts and dashboards, for users who do not work on operations. */
  showSimplifiedHomepage?: boolean;
  /** True gives the user the second generation of the web interface, false the first. */
  showThemeV2?: boolean;
}

/**
 * View preferences of one user; views are saved filters over the catalogue.
 * Wire name: `com.linkedin.identity.CorpUserViewsSettings`.
 */
export interface CorpUserViewsSettings {
  /** URN of the view applied by default; absent if the user has chosen none. */
  defaultView?: UrnString;
}

/**
 * Channels on which a user, a group or a subscription receives notifications, with the destination for each.
 * Wire name: `com.linkedin.event.notification.settings.NotificationSettings`.
 */
export interface NotificationSettings {
  /** Enabled channels, out of `SLACK`, `EMAIL` and `TEAMS`; each message goes to all of those listed. */
  sinkTypes: NotificationSinkType[];
  /** Slack user and channels to notify, used when `sinkTypes` includes `SLACK`. */
  slackSettings?: SlackNotificationSettings;
  /** Email address to notify, used when `sinkTypes` includes `EMAIL`. */
  emailSettings?: EmailNotificationSettings;
}

/**
 * Channel through which a notification is sent.
 * - `SLACK`: Send the notification to Slack.
 * - `EMAIL`: Send the notification by email.
 * - `TEAMS`: Send the notification to Microsoft Teams.
 */
export type NotificationSinkType = 'SLACK' | 'EMAIL' | 'TEAMS';

/**
 * Slack destinations for notifications: a user, channels, or both.
 * Wire name: `com.linkedin.event.notification.settings.SlackNotificationSettings`.
 */
export interface SlackNotificationSettings {
  /** Slack handle of the user to message directly; absent for no direct messages. */
  userHandle?: string;
  /** Slack channels to post in; absent for none. */
  channels?: string[];
}

/**
 * Email settings for notifications to a user or a group.
 * Wire name: `com.linkedin.event.notification.settings.EmailNotificationSettings`.
 */
export interface EmailNotificationSettings {
  /** Email address of the user or group; required if email settings are given. */
  email: string;
}

/**
 * A user's personal home page: its layout and the announcements already dismissed.
 * Wire name: `com.linkedin.identity.CorpUserHomePageSettings`.
 */
export interface CorpUserHomePageSettings {
  /** URN of the page template of the user's home page; when absent, the default for all users applies. */
  pageTemplate?: UrnString;
  /** URNs of announcements that the user has dismissed. */
  dismissedAnnouncements?: string[];
}

/**
 * Language preference of one user.
 * Wire name: `com.linkedin.identity.CorpUserLocaleSettings`.
 */
export interface CorpUserLocaleSettings {
  /** Language of the web interface as a BCP 47 tag, for example `en` or `de`. */
  language?: string;
}

/**
 * Slack profile of a person, copied from the Slack API to link a catalogue user to a workspace member.
 * Wire name: `com.linkedin.dataplatform.slack.SlackUserInfo`.
 */
export interface SlackUserInfo {
  /** URN of the `dataPlatformInstance` that represents the Slack workspace. */
  slackInstance: UrnString;
  /** Slack member id, such as `U012AB3CD`, which stays the same when the person is renamed. */
  id: string;
  /** Slack handle without the at sign, such as `jdoe`. */
  name: string;
  /** Full name in the Slack profile. */
  realName: string;
  /** Name shown next to messages in Slack, often shorter than `realName`. */
  displayName: string;
  /** Email address in the Slack profile; absent when Slack does not disclose it. */
  email?: string;
  /** Slack's id of the workspace, such as `T012AB3C4`. */
  teamId: string;
  /** True once the Slack account has been deactivated. */
  isDeleted: boolean;
  /** True for administrators of the Slack workspace; unrelated to permissions in the catalogue. */
  isAdmin: boolean;
  /** True for owners of the Slack workspace; unrelated to ownership of assets. */
  isOwner: boolean;
  /** True for the primary owner of the Slack workspace. */
  isPrimaryOwner: boolean;
  /** True when the account belongs to an app rather than a person. */
  isBot: boolean;
  /** Time zone set in Slack, such as `Europe/Paris`. */
  timezone?: string;
  /** Difference between the member's time zone and UTC, in seconds as the Slack API gives it. */
  timezoneOffset?: number;
  /** Job title from the Slack profile, such as `Data engineer`. */
  title?: string;
  /** Phone number from the Slack profile, as the member entered it. */
  phone?: string;
  /** URL of the avatar image shown in Slack. */
  profilePictureUrl?: string;
  /** Custom status message at the time of ingestion, such as `On holiday`. */
  statusText?: string;
  /** Emoji code of the custom status, such as `:palm_tree:`. */
  statusEmoji?: string;
  /** Time of the latest change to the member's profile, in seconds (not milliseconds) since the epoch. */
  lastUpdatedSeconds?: number;
}

/**
 * Identity of a dashboard: its tool and its id there, as in `urn:li:dashboard:(looker,77)`.
 * Wire name: `com.linkedin.metadata.key.DashboardKey`.
 */
export interface DashboardKey {
  /** Lower-case name of the tool that hosts the dashboard, for example `looker`, `tableau` or `superset`; a plain name, not a platform URN. */
  dashboardTool: string;
  /** Id of the dashboard, unique across every deployment of the same tool; prefix the host where ids may clash, as in `looker.acme.com/dashboards/77`. */
  dashboardId: string;
}

/**
 * Views, runs and users of a dashboard, for one time bucket, or in total if `eventGranularity` is absent. Experimental, so it may change.
 * Wire name: `com.linkedin.dashboard.DashboardUsageStatistics`.
 */
export interface DashboardUsageStatistics {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Number of times users opened the dashboard, in the bucket or in total. */
  viewsCount?: number;
  /** Number of times the dashboard was run, that is, refreshed or synchronised. */
  executionsCount?: number;
  /** Number of distinct users, within the period of the statistics. */
  uniqueUserCount?: number;
  /** Views and runs per user, one element for each. */
  userCounts?: DashboardUserUsageCounts[];
  /** Number of times users marked the dashboard as a favourite. */
  favoritesCount?: number;
  /** Latest view, in milliseconds since the epoch; omit it from bucketed statistics. */
  lastViewedAt?: number;
}

/**
 * How often one user viewed and ran the dashboard; an element of `userCounts` in its usage statistics.
 * Wire name: `com.linkedin.dashboard.DashboardUserUsageCounts`.
 */
export interface DashboardUserUsageCounts {
  /** URN of the user whose activity is counted. */
  user: UrnString;
  /** Views by this user, within the period of the enclosing statistics. */
  viewsCount?: number;
  /** Refreshes of the dashboard started by this user. */
  executionsCount?: number;
  /** Combined measure of the user's activity, counting views and runs equally. */
  usageCount?: number;
  /** Email address of the user in the source; if set, ingestion tries to resolve it to a user URN. */
  userEmail?: string;
}

/**
 * Metadata of a dashboard from the reporting tool: title, link, charts and datasets, last refresh.
 * Wire name: `com.linkedin.dashboard.DashboardInfo`.
 */
export interface DashboardInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Title of the dashboard in its source tool. */
  title: string;
  /** Text on the dashboard from the source tool, possibly empty; edits in the catalogue go to `editableDashboardProperties`. */
  description: string;
  /**
   * Deprecated URNs of the charts on the dashboard; use `chartEdges`.
   * Default: `[]`.
   * @deprecated
   */
  charts?: UrnString[];
  /** Charts that the dashboard contains, one edge each. */
  chartEdges?: Edge[];
  /**
   * Deprecated URNs of datasets that the dashboard reads; use `datasetEdges`.
   * Default: `[]`.
   * @deprecated
   */
  datasets?: UrnString[];
  /** Datasets that the dashboard reads directly, one edge each; datasets read by its charts are recorded on the charts. */
  datasetEdges?: Edge[];
  /**
   * Dashboards nested in this one, as in a Power BI app; leave `sourceUrn` of each edge unset, since the start is always this dashboard.
   * Default: `[]`.
   */
  dashboards?: Edge[];
  /** When the dashboard was created, last changed and deleted in the source tool, and by whom. */
  lastModified: ChangeAuditStamps;
  /** Link that opens the dashboard in its own tool. */
  dashboardUrl?: string;
  /** Whether the dashboard is public or private in the source tool. */
  access?: AccessLevel;
  /** When the dashboard's data was last refreshed, in milliseconds since the epoch. */
  lastRefreshed?: number;
}

/**
 * User-edited description of a dashboard, unaffected by later ingestion runs.
 * Wire name: `com.linkedin.dashboard.EditableDashboardProperties`.
 */
export interface EditableDashboardProperties {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation written in the catalogue; the ingested text stays in `dashboardInfo`. */
  description?: string;
}

/**
 * Identity of a data contract, the set of promises (schema, freshness, quality) made about a dataset.
 * Wire name: `com.linkedin.metadata.key.DataContractKey`.
 */
export interface DataContractKey {
  /** Last part of the contract's URN, unique among contracts; any stable string or UUID. */
  id: string;
}

/**
 * Contract on a dataset, made up of assertions on its schema, freshness and data quality.
 * Wire name: `com.linkedin.datacontract.DataContractProperties`.
 */
export interface DataContractProperties {
  /** URN of the dataset that the contract covers; other kinds of entity are not supported yet. */
  entity: UrnString;
  /** Assertions on the columns; a dataset's contract has at most one. */
  schema?: SchemaContract[];
  /** Assertions on how recent the data is; a dataset's contract has at most one. */
  freshness?: FreshnessContract[];
  /** Assertions on the data itself, for the table or for single columns; any number. */
  dataQuality?: DataQualityContract[];
  /** The whole contract as YAML text; optional, in addition to the structured lists. */
  rawContract?: string;
}

/**
 * Schema clause of a contract, the columns that consumers may rely on; the check is defined in an assertion.
 * Wire name: `com.linkedin.datacontract.SchemaContract`.
 */
export interface SchemaContract {
  /** URN of the schema assertion that must pass. */
  assertion: UrnString;
}

/**
 * Freshness clause of a contract, such as new data every day; the check is defined in an assertion.
 * Wire name: `com.linkedin.datacontract.FreshnessContract`.
 */
export interface FreshnessContract {
  /** URN of the freshness assertion that must pass. */
  assertion: UrnString;
}

/**
 * One data quality clause of a contract, such as no nulls in a column; the check is defined in an assertion.
 * Wire name: `com.linkedin.datacontract.DataQualityContract`.
 */
export interface DataQualityContract {
  /** URN of the table or column assertion that must pass. */
  assertion: UrnString;
}

/**
 * Current state of the data contract.
 * Wire name: `com.linkedin.datacontract.DataContractStatus`.
 */
export interface DataContractStatus {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Whether the contract is in force (`ACTIVE`) or not yet (`PENDING`). */
  state: DataContractState;
}

/**
 * States of a data contract.
 * - `ACTIVE`: The contract is in force and its assertions apply.
 * - `PENDING`: The contract has been defined but is not in force yet.
 */
export type DataContractState = 'ACTIVE' | 'PENDING';

/**
 * Identity of a pipeline or workflow, such as an Airflow DAG: `urn:li:dataFlow:(airflow,daily_load,prod)`.
 * Wire name: `com.linkedin.metadata.key.DataFlowKey`.
 */
export interface DataFlowKey {
  /** Plain name of the scheduler or workflow engine that runs the flow, for example `airflow`, `azkaban` or `dagster`. */
  orchestrator: string;
  /** Id of the flow in its orchestrator, for example an Airflow DAG id. */
  flowId: string;
  /** Environment or cluster in which the flow runs, for example `prod`; the same flow on two clusters is two entities. */
  cluster: string;
}

/**
 * Version of a job's code, so that a run can be traced to what was deployed.
 * Wire name: `com.linkedin.datajob.VersionInfo`.
 */
export interface VersionInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Version, such as a git commit hash or an MD5 sum of the code. */
  version: string;
  /** Type of value in `version`, for example a git hash or an MD5 hash. */
  versionType: string;
}

/**
 * Metadata of a pipeline, such as an Airflow DAG, from the orchestrator: name, description, project, environment.
 * Wire name: `com.linkedin.datajob.DataFlowInfo`.
 */
export interface DataFlowInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name of the pipeline, for example the DAG id. */
  name: string;
  /** Documentation of the pipeline from the orchestrator; edits in the catalogue go to `editableDataFlowProperties`. */
  description?: string;
  /** Project or namespace of the pipeline in the orchestrator. */
  project?: string;
  /** When the asset was created in the source system, not when it was added to the catalogue. */
  created?: TimeStamp;
  /** When the asset last changed in the source system, not when its metadata changed. */
  lastModified?: TimeStamp;
  /** Environment in which the pipeline runs, for example `PROD`. */
  env?: FabricType;
}

/**
 * Description of a pipeline as edited by users, stored separately so that ingestion does not overwrite it.
 * Wire name: `com.linkedin.datajob.EditableDataFlowProperties`.
 */
export interface EditableDataFlowProperties {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation written in the catalogue; the ingested text stays in `dataFlowInfo`. */
  description?: string;
}

/**
 * Identity of a personal or service access token; contains a hash, never the token.
 * Wire name: `com.linkedin.metadata.key.DataHubAccessTokenKey`.
 */
export interface DataHubAccessTokenKey {
  /** SHA-256 hash of the JWT's signature, so that a presented token can be looked up without its text being stored. */
  id: string;
}

/**
 * An access token for the API: the actor it acts for, who created it and when it expires; the secret itself is not stored here.
 * Wire name: `com.linkedin.access.token.DataHubAccessTokenInfo`.
 */
export interface DataHubAccessTokenInfo {
  /** Name given to the token by its creator, such as `nightly ingestion`. */
  name: string;
  /** URN of the user or service that requests with the token act as. */
  actorUrn: UrnString;
  /** URN of the creator of the token, which can differ from `actorUrn`. */
  ownerUrn: UrnString;
  /** When the token was generated, in milliseconds since the epoch. */
  createdAt: number;
  /** When the token expires, in milliseconds since the epoch; absent means it never expires. */
  expiresAt?: number;
  /** Description of what the token is for. */
  description?: string;
}

/**
 * Identity of an action pipeline, a process that listens to change events and reacts to them.
 * Wire name: `com.linkedin.metadata.key.DataHubActionKey`.
 */
export interface DataHubActionKey {
  /** Last part of the action's URN; set by the caller, or generated when absent. */
  id: string;
}

/**
 * Identity of a stored connection, the details for connecting to an external system.
 * Wire name: `com.linkedin.metadata.key.DataHubConnectionKey`.
 */
export interface DataHubConnectionKey {
  /** Last part of the connection's URN; connections that code looks up by name have a fixed, readable id. */
  id: string;
}

/**
 * Stored, reusable connection to an external system, such as a Slack workspace, with its details encrypted.
 * Wire name: `com.linkedin.connection.DataHubConnectionDetails`.
 */
export interface DataHubConnectionDetails {
  /** Encoding of the details; `JSON` is the only one so far. */
  type: DataHubConnectionDetailsType;
  /** Display name of the connection. */
  name?: string;
  /** The details as an encrypted JSON document; set when `type` is `JSON`. */
  json?: DataHubJsonConnection;
}

/**
 * Encodings in which connection details can be stored.
 * - `JSON`: The details are one JSON document, kept in the field `json`.
 */
export type DataHubConnectionDetailsType = 'JSON';

/**
 * Container for the details of a connection, stored as encrypted JSON.
 * Wire name: `com.linkedin.connection.DataHubJsonConnection`.
 */
export interface DataHubJsonConnection {
  /** Ciphertext of the JSON document; unreadable without the server's key. */
  encryptedBlob: string;
}

/**
 * Identity of an execution request, for example to run an ingestion source immediately.
 * Wire name: `com.linkedin.metadata.key.ExecutionRequestKey`.
 */
export interface ExecutionRequestKey {
  /** Last part of the request's URN; doubles as the id of the ingestion run when the task is one. */
  id: string;
}

/**
 * Input of an execution request: the task, its arguments, the executor and the requester.
 * Wire name: `com.linkedin.execution.ExecutionRequestInput`.
 */
export interface ExecutionRequestInput {
  /** Task to run: `RUN_INGEST` starts an ingestion run; other names depend on the executor. */
  task: string;
  /** Task arguments as strings, for example `recipe` and `version` for an ingestion run. */
  args: Record<string, string>;
  /** Executor that should run the request; `default` for the standard one. */
  executorId: string;
  /** What triggered the request, such as an ingestion source. */
  source: ExecutionRequestSource;
  /** When the request was made, in milliseconds since the epoch; the run itself starts later. */
  requestedAt: number;
  /** URN of the user or service that requested the run; may be absent, for example on older requests. */
  actorUrn?: UrnString;
  /** Why the client version in `args.version` was chosen; absent on requests made before this was recorded. */
  cliVersionAudit?: CliVersionAudit;
}

/**
 * Trigger of an execution request; part of its input.
 * Wire name: `com.linkedin.execution.ExecutionRequestSource`.
 */
export interface ExecutionRequestSource {
  /** Type of trigger as a string, for example `INGESTION_SOURCE` when a saved recipe is run. */
  type: string;
  /** URN of the `dataHubIngestionSource` that is run; set when `type` is `INGESTION_SOURCE`. */
  ingestionSource?: UrnString;
}

/**
 * How the version of the ingestion client was chosen for an execution, and by which server; the version itself is in `args.version`.
 * Wire name: `com.linkedin.execution.CliVersionAudit`.
 */
export interface CliVersionAudit {
  /** Rule that determined the client version; rules are tried from the most to the least specific. */
  source: CliVersionSource;
  /** Version of the catalogue server that made the choice, whichever rule applied. */
  serverVersion?: string;
}

/**
 * Rules for choosing the client version, in order of precedence.
 * - `SOURCE_CONFIG_OVERRIDE`: First rule: the ingestion source's own configuration names a version.
 * - `MATRIX_COHORT`: Second rule: this deployment is listed in a cohort of the version matrix, and the cohort sets the version.
 * - `MATRIX_CONNECTOR_DEFAULT`: Third rule: the version matrix has a default entry, `_default`, for the connector.
 * - `APPLICATION_DEFAULT`: Last rule: the server-wide `defaultCliVersion` from its `application.yaml`, when nothing else applied.
 */
export type CliVersionSource = 'SOURCE_CONFIG_OVERRIDE' | 'MATRIX_COHORT' | 'MATRIX_CONNECTOR_DEFAULT' | 'APPLICATION_DEFAULT';

/**
 * Signal to a running execution, usually to stop it.
 * Wire name: `com.linkedin.execution.ExecutionRequestSignal`.
 */
export interface ExecutionRequestSignal {
  /** Name of the signal; `KILL` stops the task. */
  signal: string;
  /** Executor that should receive the signal, which is the one running the task; the default executor when absent. */
  executorId?: string;
  /** When the signal was sent and by whom. */
  createdAt: AuditStamp;
}

/**
 * Result of an execution: status, report, start and duration; the executor may write it several times while the task runs.
 * Wire name: `com.linkedin.execution.ExecutionRequestResult`.
 */
export interface ExecutionRequestResult {
  /** Free string rather than an enum; usual values are `RUNNING`, `SUCCESS`, `FAILURE` and `CANCELLED`. */
  status: string;
  /** Human-readable log and summary; see `structuredReport` for the machine-readable form. */
  report?: string;
  /** Machine-readable report; absent when the task produced none. */
  structuredReport?: StructuredExecutionReport;
  /** Start of the run, in milliseconds since the epoch; for the time of the request, see `requestedAt` in the input. */
  startTimeMs?: number;
  /** Duration of the run in milliseconds; absent when it has not been reported. */
  durationMs?: number;
}

/**
 * Machine-readable report: its type, its content as a string and the format of that string.
 * Wire name: `com.linkedin.execution.StructuredExecutionReport`.
 */
export interface StructuredExecutionReport {
  /** Type of report, which determines how to interpret the content, for example `TEST_CONNECTION_REPORT`. */
  type: string;
  /** Content of the report as a string in the format given by `contentType`. */
  serializedValue: string;
  /** Media type of `serializedValue`, for example `application/json`; a suffix such as `;gzip` indicates compression. */
  contentType: string;
}

/**
 * Identity of a file uploaded to the catalogue, for example an image placed in documentation.
 * Wire name: `com.linkedin.metadata.key.DataHubFileKey`.
 */
export interface DataHubFileKey {
  /** Last part of the uploaded file's URN; unlike the file name, unique to each upload. */
  id: string;
}

/**
 * A file that a user uploaded for use in the catalogue, such as an image in documentation: its location, type and purpose.
 * Wire name: `com.linkedin.file.DataHubFileInfo`.
 */
export interface DataHubFileInfo {
  /** Bucket and key of the file's contents. */
  bucketStorageLocation: BucketStorageLocation;
  /** Name of the file on the user's computer, such as `diagram.png`; the stored key may differ. */
  originalFileName: string;
  /** Media type of the contents, such as `image/png`. */
  mimeType: string;
  /** Size of the contents, in bytes. */
  sizeInBytes: number;
  /** Purpose of the upload, such as an asset's documentation. */
  scenario: FileUploadScenario;
  /** URN of the asset whose documentation shows the file; absent when it belongs to none. */
  referencedByAsset?: UrnString;
  /** URN of the schema field whose documentation shows the file; absent when it belongs to none. */
  schemaField?: UrnString;
  /**
   * Who uploaded the file, and when. Deprecated: read `systemMetadata.aspectCreated`.
   * @deprecated
   */
  created: AuditStamp;
  /** SHA-256 digest of the contents; absent when none was computed. */
  contentHash?: string;
}

/**
 * Bucket and key of an uploaded file in object storage.
 * Wire name: `com.linkedin.file.BucketStorageLocation`.
 */
export interface BucketStorageLocation {
  /** Name of the bucket, such as an S3 bucket assigned to the catalogue. */
  storageBucket: string;
  /** Object key within the bucket, such as `uploads/diagram.png`. */
  storageKey: string;
}

/**
 * Purposes for which a file can be uploaded.
 * - `ASSET_DOCUMENTATION`: The file appears in the documentation text of an asset.
 * - `ASSET_DOCUMENTATION_LINKS`: The file appears among an asset's documentation links.
 */
export type FileUploadScenario = 'ASSET_DOCUMENTATION' | 'ASSET_DOCUMENTATION_LINKS';

/**
 * Identity of an ingestion source, a saved recipe with its schedule.
 * Wire name: `com.linkedin.metadata.key.DataHubIngestionSourceKey`.
 */
export interface DataHubIngestionSourceKey {
  /** Last part of the ingestion source's URN; a UUID when made on the server, or a fixed name from the caller. */
  id: string;
}

/**
 * An ingestion source configured in the catalogue: its name, type, schedule and configuration.
 * Wire name: `com.linkedin.ingestion.DataHubIngestionSourceInfo`.
 */
export interface DataHubIngestionSourceInfo {
  /** Display name, such as `Warehouse, nightly`. */
  name: string;
  /** Connector to run, for example `mysql` or `bigquery`; it should equal the source type in the recipe. */
  type: string;
  /** URN of the data platform that the source reads from. */
  platform?: UrnString;
  /** Schedule of the source; when absent, it runs only on request. */
  schedule?: DataHubIngestionSourceSchedule;
  /** Recipe and run parameters of the source. */
  config: DataHubIngestionSourceConfig;
  /** Origin of the definition, such as the system itself; absent for sources created in the web interface or with the CLI. */
  source?: DataHubIngestionSourceSource;
}

/**
 * Schedule on which an ingestion source runs.
 * Wire name: `com.linkedin.ingestion.DataHubIngestionSourceSchedule`.
 */
export interface DataHubIngestionSourceSchedule {
  /** Cron expression of the schedule, for example `0 3 * * *` for 3 a.m. every day. */
  interval: string;
  /** Time zone of `interval` from the tz database, for example `America/Los_Angeles`. */
  timezone: string;
}

/**
 * Configuration of an ingestion source: its recipe, the client version, the executor and extra arguments.
 * Wire name: `com.linkedin.ingestion.DataHubIngestionSourceConfig`.
 */
export interface DataHubIngestionSourceConfig {
  /** The recipe as JSON text: source, transformers and sink of the ingestion run. */
  recipe: string;
  /** Version of the ingestion client on PyPI to run the recipe with; absent for no specific version. */
  version?: string;
  /** Id of the executor that runs the ingestion, for example `default`. */
  executorId?: string;
  /** True writes debug messages to the log of the ingestion run. */
  debugMode?: boolean;
  /** Additional arguments for the ingestion run, as string key-value pairs. */
  extraArgs?: Record<string, string>;
}

/**
 * Origin of an ingestion source that was not created by users.
 * Wire name: `com.linkedin.ingestion.DataHubIngestionSourceSource`.
 */
export interface DataHubIngestionSourceSource {
  /** Type of origin; `SYSTEM` is the only one. */
  type: DataHubIngestionSourceSourceType;
}

/**
 * Possible origins of an ingestion source.
 * - `SYSTEM`: The catalogue itself created the source for internal work, such as search indexing or computing features.
 */
export type DataHubIngestionSourceSourceType = 'SYSTEM';

/**
 * Identity of an internal entity that adds the `systemMetadata` type to the generated OpenAPI schema; it has no catalogue content.
 * Wire name: `com.linkedin.metadata.key.DataHubOpenAPISchemaKey`.
 */
export interface DataHubOpenAPISchemaKey {
  /** Last part of the schema entity's URN; irrelevant outside API generation. */
  id: string;
}

/**
 * Metadata about an aspect write: the ingestion run that wrote it, when it was last observed, and its versions.
 * Wire name: `com.linkedin.mxe.SystemMetadata`.
 */
export interface SystemMetadata {
  /**
   * Milliseconds since the epoch at which a source last reported the aspect, changed or not; 0 when unknown.
   * Default: `0`.
   */
  lastObserved?: number;
  /**
   * Ingestion run that first produced the aspect; `no-run-id-provided` for writes outside a run.
   * Default: `"no-run-id-provided"`.
   */
  runId?: string;
  /**
   * Most recent ingestion run that produced the aspect; `no-run-id-provided` for writes outside a run.
   * Default: `"no-run-id-provided"`.
   */
  lastRunId?: string;
  /** Stable name of the ingestion pipeline, the same from run to run, unlike `runId`. */
  pipelineName?: string;
  /** Name of the model registry used when the change was processed. */
  registryName?: string;
  /** Version of the model registry named in `registryName`. */
  registryVersion?: string;
  /** Additional string key-value pairs about the write. */
  properties?: Record<string, string>;
  /** Version number of the aspect, as a string so that the numbering can change, for example `3`. */
  version?: string;
  /** Schema version of the aspect in which the value was written; absent counts as 1. Used by migrations. */
  schemaVersion?: number;
  /** Who first wrote the aspect on this entity and when. */
  aspectCreated?: AuditStamp;
  /** Who last changed the aspect's value and when. */
  aspectModified?: AuditStamp;
}

/**
 * Identity of a page module, one building block of a home page or an asset summary, such as a list of links.
 * Wire name: `com.linkedin.metadata.key.DataHubPageModuleKey`.
 */
export interface DataHubPageModuleKey {
  /** Last part of the module's URN; page templates refer to the module by that URN. */
  id: string;
}

/**
 * Name, type, content and audience of a module, one block on a home or summary page.
 * Wire name: `com.linkedin.module.DataHubPageModuleProperties`.
 */
export interface DataHubPageModuleProperties {
  /** Heading shown above the module. */
  name: string;
  /** Kind of content, which decides how the module is drawn and which member of `params` it reads. */
  type: DataHubPageModuleType;
  /** Whether the module is personal or visible to everyone. */
  visibility: DataHubPageModuleVisibility;
  /** Settings for the chosen `type`; the record is empty for types that need none. */
  params: DataHubPageModuleParams;
  /**
   * Time of creation, with the URN of the user who made the module.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Time of the latest change, with the URN of the user who made it.
   * @deprecated
   */
  lastModified: AuditStamp;
}

/**
 * Kinds of module that a page can contain, each with its own content and drawing.
 * - `LINK`: A link to some address, with optional picture and text, set in `linkParams`.
 * - `RICH_TEXT`: A block of formatted text, set in `richTextParams`, for announcements or guidance.
 * - `ASSET_COLLECTION`: A curated or filtered list of assets, set in `assetCollectionParams`.
 * - `HIERARCHY`: A tree of entities to browse, set in `hierarchyViewParams`.
 * - `OWNED_ASSETS`: Assets owned by the current user.
 * - `DOMAINS`: The top domains of the catalogue.
 * - `ASSETS`: Assets belonging to the entity whose page is shown, such as those of a domain.
 * - `OUTPUT_PORTS`: Assets that a data product offers to consumers, those with `outputPort` set.
 * - `CHILD_HIERARCHY`: Tree of the children of the entity whose page is shown, a domain or a glossary item.
 * - `DATA_PRODUCTS`: Data products assigned to the domain whose page is shown.
 * - `SUB_DATA_PRODUCTS`: Data products that name the current one as their `parentDataProduct`.
 * - `RELATED_TERMS`: Glossary terms linked to the term whose page is shown.
 * - `PLATFORMS`: Data platforms, such as Snowflake or Kafka, with entities in the catalogue.
 * - `LINEAGE`: Upstream and downstream graph of the asset whose page is shown.
 * - `COLUMNS`: Columns in the schema of the dataset whose page is shown.
 * - `SEMANTIC_MODEL_DATASETS`: Datasets that the semantic model on the page is built on.
 * - `SEMANTIC_MODEL_METRICS`: Metrics that the semantic model on the page defines.
 * - `SEMANTIC_MODEL_RELATIONSHIPS`: Relationships that the semantic model on the page declares.
 * - `SEMANTIC_MODEL_DIMENSIONS`: Dimensions by which the semantic model on the page can be sliced.
 * - `AI_CONTEXT`: Synonyms, instructions and examples recorded for AI agents that work with the asset.
 * - `METRIC_SQL`: SQL expression by which the metric on the page is computed.
 * - `RELATED_METRICS`: Other metrics connected with the one on the page.
 * - `UNKNOWN`: Type unknown to the running version, after a rollback or data corruption.
 */
export type DataHubPageModuleType = 'LINK' | 'RICH_TEXT' | 'ASSET_COLLECTION' | 'HIERARCHY' | 'OWNED_ASSETS' | 'DOMAINS' | 'ASSETS' | 'OUTPUT_PORTS' | 'CHILD_HIERARCHY' | 'DATA_PRODUCTS' | 'SUB_DATA_PRODUCTS' | 'RELATED_TERMS' | 'PLATFORMS' | 'LINEAGE' | 'COLUMNS' | 'SEMANTIC_MODEL_DATASETS' | 'SEMANTIC_MODEL_METRICS' | 'SEMANTIC_MODEL_RELATIONSHIPS' | 'SEMANTIC_MODEL_DIMENSIONS' | 'AI_CONTEXT' | 'METRIC_SQL' | 'RELATED_METRICS' | 'UNKNOWN';

/**
 * Audience of a page module.
 * Wire name: `com.linkedin.module.DataHubPageModuleVisibility`.
 */
export interface DataHubPageModuleVisibility {
  /** `PERSONAL` for one user's own module, `GLOBAL` for one that all users can find and place. */
  scope: PageModuleScope;
}

/**
 * Audience of a module: its creator or everyone.
 * - `PERSONAL`: Belongs to a single user and is not offered to others.
 * - `GLOBAL`: Every user of the catalogue can find it and put it on a page.
 */
export type PageModuleScope = 'PERSONAL' | 'GLOBAL';

/**
 * Type-specific settings of a page module; fill in the one member that goes with the module's `type`.
 * Wire name: `com.linkedin.module.DataHubPageModuleParams`.
 */
export interface DataHubPageModuleParams {
  /** Target, picture and text of a link; to be set when the type is `LINK`. */
  linkParams?: LinkModuleParams;
  /** Text to show; to be set when the type is `RICH_TEXT`. */
  richTextParams?: RichTextModuleParams;
  /** Selection of assets to show; to be set when the type is `ASSET_COLLECTION`. */
  assetCollectionParams?: AssetCollectionModuleParams;
  /** Roots and filters of the tree to show; to be set when the type is `HIERARCHY`. */
  hierarchyViewParams?: HierarchyModuleParams;
}

/**
 * Content of a `LINK` module: an address with optional picture and text.
 * Wire name: `com.linkedin.module.LinkModuleParams`.
 */
export interface LinkModuleParams {
  /** URL that opens when the module is clicked. */
  linkUrl: string;
  /** URL of a picture shown with the link; absent if there is none. */
  imageUrl?: string;
  /** Short text shown with the link; absent if there is none. */
  description?: string;
}

/**
 * Content of a `RICH_TEXT` module, the text to be drawn.
 * Wire name: `com.linkedin.module.RichTextModuleParams`.
 */
export interface RichTextModuleParams {
  /** Formatted text of the module, as the text editor stores it. */
  content: string;
}

/**
 * Content of an `ASSET_COLLECTION` module: manually selected assets, or a filter that selects them.
 * Wire name: `com.linkedin.module.AssetCollectionModuleParams`.
 */
export interface AssetCollectionModuleParams {
  /** URNs of the manually selected assets; required, so an empty list when a filter selects them. */
  assetUrns: UrnString[];
  /** Condition built in the editor, as JSON in a string, so that the editor can show it again; queries use flat filters derived from it. */
  dynamicFilterJson?: string;
}

/**
 * Content of a `HIERARCHY` module: the roots of the tree and the entities listed along with it.
 * Wire name: `com.linkedin.module.HierarchyModuleParams`.
 */
export interface HierarchyModuleParams {
  /** URNs of the entities from which the tree starts, such as domains or glossary nodes. */
  assetUrns?: UrnString[];
  /** True also lists the entities related to the nodes of the tree, narrowed by `relatedEntitiesFilterJson`. */
  showRelatedEntities: boolean;
  /** Condition on the related entities, as JSON in a string, so that the editor can show it again; queries use flat filters derived from it. */
  relatedEntitiesFilterJson?: string;
}

/**
 * Identity of a page template, the arrangement of modules on a home page or an asset summary.
 * Wire name: `com.linkedin.metadata.key.DataHubPageTemplateKey`.
 */
export interface DataHubPageTemplateKey {
  /** Last part of the template's URN, unique among page templates. */
  id: string;
}

/**
 * Layout of a page: rows of modules, where the layout applies and who sees it.
 * Wire name: `com.linkedin.template.DataHubPageTemplateProperties`.
 */
export interface DataHubPageTemplateProperties {
  /** Rows of the page from top to bottom, each with its modules. */
  rows: DataHubPageTemplateRow[];
  /** Header of the summary page; set it when `surfaceType` is `ASSET_SUMMARY`. */
  assetSummary?: DataHubPageTemplateAssetSummary;
  /** Kind of page the layout is for. */
  surface: DataHubPageTemplateSurface;
  /** Whether the layout is personal or shared by everyone. */
  visibility: DataHubPageTemplateVisibility;
  /**
   * Time of creation, with the URN of the user who made the template.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Time of the latest change, with the URN of the user who made it.
   * @deprecated
   */
  lastModified: AuditStamp;
}

/**
 * Modules shown side by side on a page.
 * Wire name: `com.linkedin.template.DataHubPageTemplateRow`.
 */
export interface DataHubPageTemplateRow {
  /** URNs of the page modules in the row, from left to right. */
  modules: UrnString[];
}

/**
 * Part of a page template that applies to asset summary pages only.
 * Wire name: `com.linkedin.template.DataHubPageTemplateAssetSummary`.
 */
export interface DataHubPageTemplateAssetSummary {
  /** Properties in the header of the summary page, in order of display. */
  summaryElements?: SummaryElement[];
}

/**
 * One property in the header of an asset's summary page.
 * Wire name: `com.linkedin.template.SummaryElement`.
 */
export interface SummaryElement {
  /** Which property to show, for example `OWNERS` or `TAGS`. */
  elementType: SummaryElementType;
  /** URN naming the property whose value appears, mandatory with `STRUCTURED_PROPERTY`; leave absent for other element types. */
  structuredPropertyUrn?: UrnString;
}

/**
 * Properties that the header of an asset's summary page can show.
 * - `CREATED`: Shows when the asset was created.
 * - `LAST_MODIFIED`: Shows when the asset last changed.
 * - `LAST_INGESTED`: Shows when an ingestion run last wrote the asset's metadata.
 * - `TAGS`: Shows the tags attached to the asset.
 * - `GLOSSARY_TERMS`: Shows the glossary terms attached to the asset.
 * - `OWNERS`: Shows the users and groups that own the asset.
 * - `DOMAIN`: Shows the domain the asset is assigned to.
 * - `STRUCTURED_PROPERTY`: Shows the asset's value of the property named in `structuredPropertyUrn`.
 * - `DOCUMENT_STATUS`: Shows whether a document is published.
 * - `DOCUMENT_TYPE`: Shows what type of document the asset is.
 * - `SEMANTIC_MODEL`: Shows the semantic model the asset belongs to.
 */
export type SummaryElementType = 'CREATED' | 'LAST_MODIFIED' | 'LAST_INGESTED' | 'TAGS' | 'GLOSSARY_TERMS' | 'OWNERS' | 'DOMAIN' | 'STRUCTURED_PROPERTY' | 'DOCUMENT_STATUS' | 'DOCUMENT_TYPE' | 'SEMANTIC_MODEL';

/**
 * Place in the user interface where a page template applies.
 * Wire name: `com.linkedin.template.DataHubPageTemplateSurface`.
 */
export interface DataHubPageTemplateSurface {
  /** `HOME_PAGE` or `ASSET_SUMMARY`, the kind of page being laid out. */
  surfaceType: PageTemplateSurfaceType;
}

/**
 * Kinds of page that a template can lay out.
 * - `HOME_PAGE`: Layout of the first page users see.
 * - `ASSET_SUMMARY`: Layout of an asset's summary page, including the header set in `assetSummary`.
 */
export type PageTemplateSurfaceType = 'HOME_PAGE' | 'ASSET_SUMMARY';

/**
 * Audience of a page template.
 * Wire name: `com.linkedin.template.DataHubPageTemplateVisibility`.
 */
export interface DataHubPageTemplateVisibility {
  /** `PERSONAL` for one user's own layout, `GLOBAL` for one shared by all users. */
  scope: PageTemplateScope;
}

/**
 * Audience of a page layout: one user or everybody.
 * - `PERSONAL`: One user's own layout, not applied for others.
 * - `GLOBAL`: Layout shared by many users, such as the default home page.
 */
export type PageTemplateScope = 'PERSONAL' | 'GLOBAL';

/**
 * Identity of a persona, a kind of user such as analyst or data engineer, by which the interface can be adapted.
 * Wire name: `com.linkedin.metadata.key.DataHubPersonaKey`.
 */
export interface DataHubPersonaKey {
  /** Last part of the persona's URN, unique among personas. */
  id: string;
}

/**
 * Empty aspect of a persona, a type of user such as a data engineer; it has no fields yet.
 * Wire name: `com.linkedin.persona.DataHubPersonaInfo`.
 */
export type DataHubPersonaInfo = Record<string, never>;

/**
 * Identity of an access policy, the rule that gives privileges to users, groups or roles.
 * Wire name: `com.linkedin.metadata.key.DataHubPolicyKey`.
 */
export interface DataHubPolicyKey {
  /** Last part of the policy's URN; the server generates it when the policy is created. */
  id: string;
}

/**
 * An access policy: which actors get which privileges on which resources, and whether it is active.
 * Wire name: `com.linkedin.policy.DataHubPolicyInfo`.
 */
export interface DataHubPolicyInfo {
  /** Display name of the policy in lists; it need not be unique. */
  displayName: string;
  /** Purpose of the policy, for administrators; has no effect on access. */
  description: string;
  /** `METADATA` for privileges on assets, or `PLATFORM` for those on the catalogue itself, such as managing users. */
  type: string;
  /** Whether the policy is active; a plain string on the wire. */
  state: PolicyState;
  /** Assets to which the privileges apply; policies of type `PLATFORM` often have none. */
  resources?: DataHubResourceFilter;
  /** Names of the privileges granted, for example `EDIT_ENTITY_TAGS` or `MANAGE_POLICIES`. */
  privileges: string[];
  /** Users, groups, roles or owners who receive the privileges. */
  actors: DataHubActorFilter;
  /**
   * False prevents changes in the interface, as for the policies that come with the catalogue.
   * Default: `true`.
   */
  editable?: boolean;
  /** Milliseconds since the epoch of the latest change to the policy; absent when not recorded. */
  lastUpdatedTimestamp?: number;
}

/**
 * Whether a policy currently grants anything.
 * - `ACTIVE`: The policy is in effect.
 * - `INACTIVE`: The policy exists but grants nothing.
 */
export type PolicyState = 'ACTIVE' | 'INACTIVE';

/**
 * Assets that a policy applies to; use `filter`, as the other three fields are deprecated.
 * Wire name: `com.linkedin.policy.DataHubResourceFilter`.
 */
export interface DataHubResourceFilter {
  /**
   * Entity type covered, for example `dataset`. Deprecated: use a `TYPE` criterion in `filter`.
   * @deprecated
   */
  type?: string;
  /**
   * URNs of the assets covered. Deprecated: express the same choice through `filter`.
   * @deprecated
   */
  resources?: string[];
  /**
   * True covers all assets of the given `type`. Deprecated in favour of `filter`.
   * Default: `false`.
   * @deprecated
   */
  allResources?: boolean;
  /** Criteria that an asset must meet, for example by type, tag or domain, for the privileges to apply. */
  filter?: PolicyMatchFilter;
  /** Limits on what the privileges may add or change, for example `STARTS_WITH` to permit only tags whose URN begins a certain way. */
  privilegeConstraints?: PolicyMatchFilter;
}

/**
 * Criteria by which a policy selects assets or restricts changes.
 * Wire name: `com.linkedin.policy.PolicyMatchFilter`.
 */
export interface PolicyMatchFilter {
  /** Tests joined by AND: an asset is selected only if it passes each of them. */
  criteria: PolicyMatchCriterion[];
}

/**
 * One test on an asset in a policy: a field, a condition and the values to compare with.
 * Wire name: `com.linkedin.policy.PolicyMatchCriterion`.
 */
export interface PolicyMatchCriterion {
  /** Field of the asset to check: `TYPE`, `TAG`, `DOMAIN`, `STRUCTURED_PROPERTY` and others. */
  field: string;
  /** Values to compare with, usually URNs; one match suffices. Leave empty when `structuredPropertyValues` is set. */
  values: string[];
  /** Properties and values to compare with when `field` is `STRUCTURED_PROPERTY`; absent otherwise. */
  structuredPropertyValues?: StructuredPropertyCriterionValue[];
  /**
   * Kind of comparison between the asset's value and the listed ones.
   * Default: `"EQUALS"`.
   */
  condition?: PolicyMatchCondition;
}

/**
 * A structured property and the values that a policy matches.
 * Wire name: `com.linkedin.policy.StructuredPropertyCriterionValue`.
 */
export interface StructuredPropertyCriterionValue {
  /** URN of the `structuredProperty` whose values on the asset are checked. */
  propertyUrn: UrnString;
  /** Acceptable values joined by OR: an asset that has one of them matches. */
  values: string[];
}

/**
 * How a policy criterion compares an asset's value with its listed values.
 * - `EQUALS`: Matches when the asset's value is exactly one of those listed; the default.
 * - `STARTS_WITH`: Matches when the asset's value begins with one of those listed.
 * - `NOT_EQUALS`: Matches when the asset's value differs from those listed; typically used in `privilegeConstraints` to exclude a tag.
 */
export type PolicyMatchCondition = 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';

/**
 * Actors that a policy applies to: an actor is covered if any of the users, groups, roles or flags matches.
 * Wire name: `com.linkedin.policy.DataHubActorFilter`.
 */
export interface DataHubActorFilter {
  /** URNs of individual `corpuser` entities covered by the policy. */
  users?: UrnString[];
  /** URNs of `corpGroup` entities; members of any of them are covered. */
  groups?: UrnString[];
  /**
   * True covers the owners of the asset in question; applies only to policies of type `METADATA`.
   * Default: `false`.
   */
  resourceOwners?: boolean;
  /** URNs of the ownership types that count for `resourceOwners`; absent means owners of any type. */
  resourceOwnersTypes?: UrnString[];
  /**
   * True covers every user, regardless of `users`.
   * Default: `false`.
   */
  allUsers?: boolean;
  /**
   * True covers every group, regardless of `groups`.
   * Default: `false`.
   */
  allGroups?: boolean;
  /** URNs of `dataHubRole` entities; anyone who holds one of them is covered. */
  roles?: UrnString[];
}

/**
 * Identity of a retention rule, the pair of entity type and aspect to which it applies; `*` matches any.
 * Wire name: `com.linkedin.metadata.key.DataHubRetentionKey`.
 */
export interface DataHubRetentionKey {
  /** Entity type of the rule, for example `dataset`; `*` or empty makes it the default for every type. */
  entityName: string;
  /** Aspect of the rule, for example `schemaMetadata`; `*` or empty makes it the default for every aspect. */
  aspectName: string;
}

/**
 * Policy that limits how many old versions of an aspect the catalogue keeps.
 * Wire name: `com.linkedin.retention.DataHubRetentionConfig`.
 */
export interface DataHubRetentionConfig {
  /** Retention policy, by number of versions or by age. */
  retention: Retention;
}

/**
 * How long old versions are kept: by age, by number, or both, whichever limit is reached first.
 * Wire name: `com.linkedin.retention.Retention`.
 */
export interface Retention {
  /** Keeps a fixed number of recent versions; absent means no limit by number. */
  version?: VersionBasedRetention;
  /** Keeps versions up to a certain age; absent means no limit by age. */
  time?: TimeBasedRetention;
}

/**
 * Policy that removes all but the newest versions.
 * Wire name: `com.linkedin.retention.VersionBasedRetention`.
 */
export interface VersionBasedRetention {
  /** Number of versions to keep, counted from the newest. */
  maxVersions: number;
}

/**
 * Policy that removes versions older than a given age.
 * Wire name: `com.linkedin.retention.TimeBasedRetention`.
 */
export interface TimeBasedRetention {
  /** Age in seconds beyond which a version may be removed; `2592000` is 30 days. */
  maxAgeInSeconds: number;
}

/**
 * Identity of a catalogue role such as Admin, Editor or Reader; not to be confused with `RoleKey`, a role in an external system.
 * Wire name: `com.linkedin.metadata.key.DataHubRoleKey`.
 */
export interface DataHubRoleKey {
  /** Last part of the role's URN, for example `Admin`; the server generates one for a role created later. */
  id: string;
}

/**
 * Name and purpose of a catalogue role, to which users are assigned and policies refer.
 * Wire name: `com.linkedin.policy.DataHubRoleInfo`.
 */
export interface DataHubRoleInfo {
  /** Name shown to users, for example `Editor`. */
  name: string;
  /** What the role allows; the privileges themselves come from policies. */
  description: string;
  /**
   * True lets administrators change the role in the interface; false, the default, locks it.
   * Default: `false`.
   */
  editable?: boolean;
}

/**
 * Identity of a secret, an encrypted value that recipes refer to by name.
 * Wire name: `com.linkedin.metadata.key.DataHubSecretKey`.
 */
export interface DataHubSecretKey {
  /** Last part of the secret's URN, unique among secrets. */
  id: string;
}

/**
 * Name and encrypted value of a secret, such as a database password that ingestion recipes refer to.
 * Wire name: `com.linkedin.secret.DataHubSecretValue`.
 */
export interface DataHubSecretValue {
  /** Name under which recipes refer to the secret, such as `SNOWFLAKE_PASSWORD`. */
  name: string;
  /** Ciphertext, encrypted with AES by the server; the plain text is not stored. */
  value: string;
  /** Free text on what the secret is for; do not put the value here. */
  description?: string;
  /**
   * Who stored the secret, and when. Deprecated: read `systemMetadata.aspectCreated`.
   * @deprecated
   */
  created?: AuditStamp;
}

/**
 * Identity of a step state, a record that a user has completed a step of the interface, for example an onboarding tour.
 * Wire name: `com.linkedin.metadata.key.DataHubStepStateKey`.
 */
export interface DataHubStepStateKey {
  /** Last part of the state's URN; by convention it joins the user and the step, so each user has separate progress. */
  id: string;
}

/**
 * Progress of a user through an onboarding step, so that it is shown only once.
 * Wire name: `com.linkedin.step.DataHubStepStateProperties`.
 */
export interface DataHubStepStateProperties {
  /**
   * State of the step as key-value pairs, both strings.
   * Default: `{}`.
   */
  properties?: Record<string, string>;
  /** Who last changed the step's state and when. */
  lastModified: AuditStamp;
}

/**
 * Identity of one upgrade or bootstrap job, so that the server knows whether it has already run.
 * Wire name: `com.linkedin.metadata.key.DataHubUpgradeKey`.
 */
export interface DataHubUpgradeKey {
  /** Name of the upgrade step, often with a version in it, so that a new version runs again. */
  id: string;
}

/**
 * Records that an upgrade or bootstrap job has started, with the version it upgrades to.
 * Wire name: `com.linkedin.upgrade.DataHubUpgradeRequest`.
 */
export interface DataHubUpgradeRequest {
  /** Start of the job, in milliseconds since the epoch. */
  timestampMs: number;
  /** Version of the upgrade job; compared at the next start to decide whether it has to run again. */
  version: string;
}

/**
 * Outcome of an upgrade or bootstrap job; the server reads it to decide whether to run the job again.
 * Wire name: `com.linkedin.upgrade.DataHubUpgradeResult`.
 */
export interface DataHubUpgradeResult {
  /**
   * State or outcome of the job; defaults to success.
   * Default: `"SUCCEEDED"`.
   */
  state?: DataHubUpgradeState;
  /** When the job recorded its outcome, in milliseconds since the epoch. */
  timestampMs: number;
  /** Details recorded by the job, as string key-value pairs; absent if there are none. */
  result?: Record<string, string>;
}

/**
 * State of an upgrade job, which also decides whether it is retried.
 * - `IN_PROGRESS`: The job has started and not finished yet.
 * - `SUCCEEDED`: The job finished without errors and need not run again.
 * - `FAILED`: The job failed and should be retried.
 * - `ABORTED`: The job failed and must not be retried.
 */
export type DataHubUpgradeState = 'IN_PROGRESS' | 'SUCCEEDED' | 'FAILED' | 'ABORTED';

/**
 * Identity of a view, a saved filter that narrows search and browsing for one user or for everybody.
 * Wire name: `com.linkedin.metadata.key.DataHubViewKey`.
 */
export interface DataHubViewKey {
  /** Last part of the view's URN, unique among views. */
  id: string;
}

/**
 * A saved filter that narrows search and browsing to a relevant part of the catalogue.
 * Wire name: `com.linkedin.view.DataHubViewInfo`.
 */
export interface DataHubViewInfo {
  /** Display name of the view, such as `Finance production`. */
  name: string;
  /** Description of the view's purpose. */
  description?: string;
  /** Whether the view belongs to one user or to everyone. */
  type: DataHubViewType;
  /** Entity types and filter that make up the view. */
  definition: DataHubViewDefinition;
  /**
   * Who saved the view first and when; newer search takes it from the system metadata.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Who last edited the view and when; newer search takes it from the system metadata.
   * @deprecated
   */
  lastModified: AuditStamp;
}

/**
 * Audiences a view can have.
 * - `PERSONAL`: Visible only to its creator.
 * - `GLOBAL`: Visible to every user.
 */
export type DataHubViewType = 'PERSONAL' | 'GLOBAL';

/**
 * Definition of a view: entity types and a search filter.
 * Wire name: `com.linkedin.view.DataHubViewDefinition`.
 */
export interface DataHubViewDefinition {
  /** Types of entity in the view, such as `dataset`; empty means all types. */
  entityTypes: string[];
  /** Criteria an entity must meet to appear in the view. */
  filter: Filter;
  /** The condition as built in the interface, as JSON text, stored so that nested logic can be edited again; `filter` is the flattened form. */
  json?: string;
}

/**
 * Search filter: groups joined by or, each made of criteria joined by and; saved in views and dynamic form assignments.
 * Wire name: `com.linkedin.metadata.query.filter.Filter`.
 */
export interface Filter {
  /** Groups of criteria, of which at least one must hold as a whole. */
  or?: ConjunctiveCriterion[];
  /** Deprecated, use `or`: criteria that must all hold, ignored when `or` is given. */
  criteria?: Criterion[];
}

/**
 * A group of criteria that must all hold; a filter is a list of such groups, any of which may match.
 * Wire name: `com.linkedin.metadata.query.filter.ConjunctiveCriterion`.
 */
export interface ConjunctiveCriterion {
  /** Criteria of the group, every one of which must hold. */
  and: Criterion[];
}

/**
 * One test on a search field, such as `platform` equal to a given URN.
 * Wire name: `com.linkedin.metadata.query.filter.Criterion`.
 */
export interface Criterion {
  /** Search field to test, such as `platform` or `tags`. */
  field: string;
  /**
   * Values to compare with; usually one match is enough.
   * Default: `[]`.
   */
  values?: string[];
  /**
   * How the field is compared with `values`; equality by default.
   * Default: `"EQUAL"`.
   */
  condition?: Condition;
  /**
   * True negates the test, so that entities failing it match.
   * Default: `false`.
   */
  negated?: boolean;
}

/**
 * Operators that compare a field with its values.
 * - `CONTAIN`: The text of the field contains the value.
 * - `END_WITH`: The text of the field ends with the value.
 * - `EQUAL`: The field equals the value; to ignore case use `IEQUAL`.
 * - `IEQUAL`: The field equals the value, ignoring case.
 * - `IS_NULL`: The field has no value at all; `values` is not needed.
 * - `EXISTS`: The field has at least one value; null and the empty list do not match.
 * - `GREATER_THAN`: The number in the field is greater than the value.
 * - `GREATER_THAN_OR_EQUAL_TO`: The number in the field is greater than or equal to the value.
 * - `IN`: The field is one of the listed values.
 * - `LESS_THAN`: The number in the field is less than the value.
 * - `LESS_THAN_OR_EQUAL_TO`: The number in the field is less than or equal to the value.
 * - `START_WITH`: The text of the field starts with the value.
 * - `DESCENDANTS_INCL`: The field holds the given URN or anything nested below it, such as a domain and its subdomains.
 * - `ANCESTORS_INCL`: The field holds the given URN or anything it is nested in, such as a domain and its parent domains.
 * - `RELATED_INCL`: The field holds the given URN or anything nested above or below it.
 */
export type Condition = 'CONTAIN' | 'END_WITH' | 'EQUAL' | 'IEQUAL' | 'IS_NULL' | 'EXISTS' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL_TO' | 'IN' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL_TO' | 'START_WITH' | 'DESCENDANTS_INCL' | 'ANCESTORS_INCL' | 'RELATED_INCL';

/**
 * Identity of one task in a pipeline: its flow and its id there, as in `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_load,prod),copy)`.
 * Wire name: `com.linkedin.metadata.key.DataJobKey`.
 */
export interface DataJobKey {
  /** URN of the `dataFlow` that the job belongs to; also the source of the part-of link between job and flow. */
  flow: UrnString;
  /** Id of the job within its flow, for example an Airflow task id; two flows may use the same one. */
  jobId: string;
}

/**
 * Counts and environment of one ingestion run, written as a time series on the pipeline's data job.
 * Wire name: `com.linkedin.datajob.datahub.DatahubIngestionRunSummary`.
 */
export interface DatahubIngestionRunSummary {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Name of the pipeline, unique and the same for every run, such as `sales_snowflake`. */
  pipelineName: string;
  /** Source instance that was ingested, such as a BigQuery project id or a MySQL host name. */
  platformInstanceId: string;
  /** Identifier of this run of the pipeline; stored in the system metadata of the aspects it wrote. */
  runId: string;
  /** How the ingestion run ended, for example `COMPLETED` or `FAILED`. */
  runStatus: JobStatus;
  /** Work units that the sink wrote; compare `numWorkUnitsCreated`. */
  numWorkUnitsCommitted?: number;
  /** Work units that the source emitted, whether or not they were written. */
  numWorkUnitsCreated?: number;
  /** Change events and change proposals emitted, added together. */
  numEvents?: number;
  /** Number of distinct URNs for which the run emitted metadata. */
  numEntities?: number;
  /** Aspects emitted in the run, over all entities. */
  numAspects?: number;
  /** Number of API calls to the source system. */
  numSourceAPICalls?: number;
  /** Total time spent on source calls; the model does not define the unit. */
  totalLatencySourceAPICalls?: number;
  /** Number of API calls to the sink, normally the catalogue. */
  numSinkAPICalls?: number;
  /** Total time spent on sink calls; the model does not define the unit. */
  totalLatencySinkAPICalls?: number;
  /** Warnings raised during the run, which do not stop it. */
  numWarnings?: number;
  /** Errors raised during the run. */
  numErrors?: number;
  /** Number of entities that the run skipped. */
  numEntitiesSkipped?: number;
  /** Recipe of the run as a JSON string, with sensitive values left out. */
  config?: string;
  /** Free text that a source may add to the summary. */
  custom_summary?: string;
  /** Version of the ingestion software, for example `1.2.0`. */
  softwareVersion?: string;
  /** Name of the machine or container that executed the run. */
  systemHostName?: string;
  /** Operating system of the machine, for example `Linux`. */
  operatingSystemName?: string;
  /** Number of processors of the machine. */
  numProcessors?: number;
  /** Total memory of the machine; the model does not define the unit. */
  totalMemory?: number;
  /** Free memory of the machine; the model does not define the unit. */
  availableMemory?: number;
}

/**
 * States of a job in the deprecated `status` of `dataJobInfo`; runs are now tracked as data process instances.
 * - `STARTING`: The job has been launched and is starting up.
 * - `IN_PROGRESS`: The job is running.
 * - `STOPPING`: A stop was requested but has not taken effect yet.
 * - `STOPPED`: The job was stopped before it finished.
 * - `COMPLETED`: The job finished without errors.
 * - `FAILED`: The job ended with an error.
 * - `UNKNOWN`: The source reported no state, or one that has no equivalent here.
 * - `SKIPPED`: The orchestrator skipped the job without running it.
 */
export type JobStatus = 'STARTING' | 'IN_PROGRESS' | 'STOPPING' | 'STOPPED' | 'COMPLETED' | 'FAILED' | 'UNKNOWN' | 'SKIPPED';

/**
 * State that one ingestion run saves for the next, used for stale entity removal; written on the pipeline's data job.
 * Wire name: `com.linkedin.datajob.datahub.DatahubIngestionCheckpoint`.
 */
export interface DatahubIngestionCheckpoint {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Name of the pipeline, unique and the same for every run; the next run finds its state by it. */
  pipelineName: string;
  /** Source instance that was ingested, such as a BigQuery project id or a MySQL host name. */
  platformInstanceId: string;
  /** Recipe of the run as a JSON string, without secrets. */
  config: string;
  /** The saved state, encoded, with its format and version. */
  state: IngestionCheckpointState;
  /** Identifier of the ingestion run that saved the checkpoint. */
  runId: string;
}

/**
 * Encoded checkpoint and how to decode it; stored in `state` of the ingestion checkpoint.
 * Wire name: `com.linkedin.datajob.datahub.IngestionCheckpointState`.
 */
export interface IngestionCheckpointState {
  /** Version of the format of `payload`, for example `1.0`. */
  formatVersion: string;
  /** How `payload` is encoded, for example `utf-8` or `base85`. */
  serde: string;
  /** The state as bytes that only the source that wrote them can decode; absent when there is nothing to save. */
  payload?: string;
}

/**
 * Metadata of one step of a pipeline, such as an Airflow task, from the orchestrator: name, type, parent flow.
 * Wire name: `com.linkedin.datajob.DataJobInfo`.
 */
export interface DataJobInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name of the job, for example the task id. */
  name: string;
  /** Documentation of the job from the orchestrator; edits in the catalogue go to `editableDataJobProperties`. */
  description?: string;
  /** Kind of job as a plain string, for example `SQL`; the Azkaban enumeration that it also accepts is deprecated. */
  type: { 'com.linkedin.datajob.azkaban.AzkabanJobType': AzkabanJobType } | { 'string': string };
  /** URN of the data flow, or pipeline, that the job belongs to. */
  flowUrn?: UrnString;
  /** When the asset was created in the source system, not when it was added to the catalogue. */
  created?: TimeStamp;
  /** When the asset last changed in the source system, not when its metadata changed. */
  lastModified?: TimeStamp;
  /**
   * State of the job; deprecated, since each run is now recorded as a data process instance.
   * @deprecated
   */
  status?: JobStatus;
  /** Environment in which the job runs, for example `PROD`. */
  env?: FabricType;
}

/**
 * Kind of a job in the Azkaban scheduler. Deprecated as a data job's type: write a plain string instead.
 * - `COMMAND`: Runs UNIX commands in a process that Azkaban starts.
 * - `HADOOP_JAVA`: Runs a Java program with access to a Hadoop cluster.
 * - `HADOOP_SHELL`: Runs UNIX commands like `COMMAND`, with Hadoop tokens for secure access to a cluster.
 * - `HIVE`: Runs a query or script in Hive.
 * - `PIG`: Runs a Pig script.
 * - `SQL`: Runs SQL against an engine such as Presto or MySQL.
 * - `GLUE`: Runs a transformation in AWS Glue.
 */
export type AzkabanJobType = 'COMMAND' | 'HADOOP_JAVA' | 'HADOOP_SHELL' | 'HIVE' | 'PIG' | 'SQL' | 'GLUE';

/**
 * Lineage of a job: the datasets it reads and writes, and the jobs it depends on.
 * Wire name: `com.linkedin.datajob.DataJobInputOutput`.
 */
export interface DataJobInputOutput {
  /**
   * Deprecated URNs of the datasets read; use `inputDatasetEdges`, which also records who added each and when.
   * @deprecated
   */
  inputDatasets: UrnString[];
  /** Datasets that the job reads, one edge each, with its audit stamps. */
  inputDatasetEdges?: Edge[];
  /**
   * Deprecated URNs of the datasets written; use `outputDatasetEdges`.
   * @deprecated
   */
  outputDatasets: UrnString[];
  /** Datasets that the job writes, one edge each, with its audit stamps. */
  outputDatasetEdges?: Edge[];
  /**
   * Deprecated URNs of the jobs upstream of this one; use `inputDatajobEdges`.
   * @deprecated
   */
  inputDatajobs?: UrnString[];
  /** Jobs that run before this one, one edge each, with its audit stamps. */
  inputDatajobEdges?: Edge[];
  /** URNs of the schema fields that the job reads, in its input datasets. */
  inputDatasetFields?: UrnString[];
  /** URNs of the schema fields that the job writes, in its output datasets. */
  outputDatasetFields?: UrnString[];
  /** Column-level lineage through the job. The web interface shows that of the datasets' `upstreamLineage` instead. */
  fineGrainedLineages?: FineGrainedLineage[];
}

/**
 * User-edited description of a job, unaffected by later ingestion runs.
 * Wire name: `com.linkedin.datajob.EditableDataJobProperties`.
 */
export interface EditableDataJobProperties {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation written in the catalogue; the ingested text stays in `dataJobInfo`. */
  description?: string;
}

/**
 * The transformations that a data job applies, so that readers can see the code behind its lineage.
 * Wire name: `com.linkedin.common.DataTransformLogic`.
 */
export interface DataTransformLogic {
  /** The job's transformations, each usually an SQL statement. */
  transforms: DataTransform[];
}

/**
 * One transformation carried out by a data job; currently always a query.
 * Wire name: `com.linkedin.common.DataTransform`.
 */
export interface DataTransform {
  /** Text and language of the query, if the transformation is one. */
  queryStatement?: QueryStatement;
}

/**
 * Text of a query and the language it is in; part of `queryProperties`.
 * Wire name: `com.linkedin.query.QueryStatement`.
 */
export interface QueryStatement {
  /** Full text of the query, such as `SELECT id FROM orders`. */
  value: string;
  /**
   * Language of the text; `SQL` unless stated.
   * Default: `"SQL"`.
   */
  language?: QueryLanguage;
}

/**
 * Languages a stored query can be written in.
 * - `SQL`: Any dialect of SQL; which one is not recorded here.
 * - `UNKNOWN`: The producer could not determine the language.
 */
export type QueryLanguage = 'SQL' | 'UNKNOWN';

/**
 * Identity of a data platform, the kind of system that assets come from, as in `urn:li:dataPlatform:snowflake`.
 * Wire name: `com.linkedin.metadata.key.DataPlatformKey`.
 */
export interface DataPlatformKey {
  /** Short lower-case name of the platform, for example `snowflake`, `kafka` or `hdfs`; becomes the last part of its URN. */
  platformName: string;
}

/**
 * Name, logo and category of a data platform, and the delimiter in its dataset names.
 * Wire name: `com.linkedin.dataplatform.DataPlatformInfo`.
 */
export interface DataPlatformInfo {
  /** Short technical name as in the URN, for example `bigquery`. */
  name: string;
  /** Display name, for example `BigQuery`. */
  displayName?: string;
  /** Category of the platform, for example `RELATIONAL_DB`. */
  type: PlatformType;
  /** Character between the parts of a dataset name: `.` for databases such as Oracle, `/` for file systems such as HDFS. */
  datasetNameDelimiter: string;
  /** True when the datasets are logical models written by hand rather than ingested. */
  logical?: boolean;
  /** URL of the logo image shown next to assets of the platform. */
  logoUrl?: string;
}

/**
 * Category of a data platform, used in `dataPlatformInfo`.
 * - `FILE_SYSTEM`: Stores files in directories, for example HDFS.
 * - `KEY_VALUE_STORE`: Looks up values by key, for example Voldemort.
 * - `MESSAGE_BROKER`: Passes messages between producers and consumers, for example Kafka.
 * - `OBJECT_STORE`: Stores blobs under keys, for example Ambry.
 * - `OLAP_DATASTORE`: Stores data for fast analytical queries, for example Pinot.
 * - `OTHERS`: None of the other categories, for example Salesforce.
 * - `QUERY_ENGINE`: Runs queries over data stored elsewhere, for example Presto.
 * - `RELATIONAL_DB`: Stores tables and answers SQL, for example MySQL or Oracle.
 * - `SEARCH_ENGINE`: Indexes documents for full-text search, for example Elasticsearch.
 */
export type PlatformType = 'FILE_SYSTEM' | 'KEY_VALUE_STORE' | 'MESSAGE_BROKER' | 'OBJECT_STORE' | 'OLAP_DATASTORE' | 'OTHERS' | 'QUERY_ENGINE' | 'RELATIONAL_DB' | 'SEARCH_ENGINE';

/**
 * Identity of one deployment of a platform, for example the Snowflake account of the finance team, to distinguish equal names.
 * Wire name: `com.linkedin.metadata.key.DataPlatformInstanceKey`.
 */
export interface DataPlatformInstanceKey {
  /** URN of the `dataPlatform` of which this is a deployment, for example `urn:li:dataPlatform:mysql`. */
  platform: UrnString;
  /** Name of the deployment, unique within its platform, for example `finance-eu`. */
  instance: string;
}

/**
 * Name and description of one installation of a data platform, such as the production MySQL server.
 * Wire name: `com.linkedin.dataplatforminstance.DataPlatformInstanceProperties`.
 */
export interface DataPlatformInstanceProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name of the installation; when absent, only the id in its URN is known. */
  name?: string;
  /** Description of the installation, such as its purpose and its operator. */
  description?: string;
}

/**
 * An Iceberg warehouse served by the catalogue: the location of its files and the credentials to access them.
 * Wire name: `com.linkedin.dataplatforminstance.IcebergWarehouseInfo`.
 */
export interface IcebergWarehouseInfo {
  /** Root path of the tables' files in object storage, for example `s3://lake/warehouse`. */
  dataRoot: string;
  /** URN that refers to the storage client id, not the id in plain text. */
  clientId: UrnString;
  /** URN that refers to the storage client secret, not the secret in plain text. */
  clientSecret: UrnString;
  /** Cloud region of the storage, for example `eu-west-1`. */
  region: string;
  /** Role to assume when access to the storage is granted, such as the ARN of an AWS role. */
  role?: string;
  /** Lifetime of the temporary storage credentials issued to clients, in seconds. */
  tempCredentialExpirationSeconds?: number;
  /** Environment of the warehouse, for example `PROD`. */
  env: FabricType;
}

/**
 * Identity of a data process, the older model of an ETL job; `dataFlow` and `dataJob` are now the usual choice.
 * Wire name: `com.linkedin.metadata.key.DataProcessKey`.
 */
export interface DataProcessKey {
  /** Name of the process in its orchestrator, for example that of an ETL job. */
  name: string;
  /** Name of the system in which the process is defined, as plain text; nothing checks it against the known platforms. */
  orchestrator: string;
  /** Environment in which the process runs, for example `PROD` or `DEV`. */
  origin: FabricType;
}

/**
 * Datasets that a legacy `dataProcess` reads and writes.
 * Wire name: `com.linkedin.dataprocess.DataProcessInfo`.
 */
export interface DataProcessInfo {
  /** URNs of the datasets that the process reads; upstream in lineage. */
  inputs?: UrnString[];
  /** URNs of the datasets that the process writes. */
  outputs?: UrnString[];
}

/**
 * Identity of one run of a job or flow, for example a single Airflow task run, or of an ML training run.
 * Wire name: `com.linkedin.metadata.key.DataProcessInstanceKey`.
 */
export interface DataProcessInstanceKey {
  /** Last part of the run's URN, unique among runs; use the display name for users instead. */
  id: string;
}

/**
 * Inputs of a run: datasets, models or other runs.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceInput`.
 */
export interface DataProcessInstanceInput {
  /** URNs of datasets or models that the run read; `inputEdges` is more detailed and will replace it. */
  inputs: UrnString[];
  /** Datasets, models or runs that the run read, each with time, actor and properties; counts as upstream lineage. */
  inputEdges?: Edge[];
}

/**
 * Outputs of a run: datasets, models or other runs.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceOutput`.
 */
export interface DataProcessInstanceOutput {
  /** URNs of datasets or models that the run wrote; `outputEdges` is more detailed and will replace it. */
  outputs: UrnString[];
  /** Datasets, models or runs that the run wrote, each with time, actor and properties; counts as downstream lineage. */
  outputEdges?: Edge[];
}

/**
 * Basic metadata of a run: name, type, start and link to the source system.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceProperties`.
 */
export interface DataProcessInstanceProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name of the run, often the source system's run id. */
  name: string;
  /** Whether the run is a scheduled batch, an unscheduled batch or a stream; absent when unknown. */
  type?: DataProcessType;
  /** Start of the run in the source system, with the actor who reported it. */
  created: AuditStamp;
}

/**
 * How a process runs: on a schedule, on demand or as a continuous stream.
 * - `BATCH_SCHEDULED`: A batch started by a scheduler at set times.
 * - `BATCH_AD_HOC`: A batch started outside any schedule, by a person or a trigger.
 * - `STREAMING`: A process that handles records continuously as they arrive.
 */
export type DataProcessType = 'BATCH_SCHEDULED' | 'BATCH_AD_HOC' | 'STREAMING';

/**
 * Links a run to the job it executes, the larger run it is part of, and the runs that triggered it.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceRelationships`.
 */
export interface DataProcessInstanceRelationships {
  /** URN of the data job, data flow or dataset of which this is a run. */
  parentTemplate?: UrnString;
  /** URN of the parent run, for example the Airflow DAG run of a task run. */
  parentInstance?: UrnString;
  /** URNs of the runs that triggered this one; empty when none did. */
  upstreamInstances: UrnString[];
}

/**
 * A time-series entry written when a run starts and again when it ends, with its result and duration.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceRunEvent`.
 */
export interface DataProcessInstanceRunEvent {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Whether this event marks the start or the end of the run. */
  status: DataProcessRunStatus;
  /** Number of the attempt, for sources that retry failed runs. */
  attempt?: number;
  /** Outcome of the run; expected with `COMPLETE` and absent while it is running. */
  result?: DataProcessInstanceRunResult;
  /** Duration of the run in milliseconds; absent when the source does not report it. */
  durationMillis?: number;
}

/**
 * Stage of a run: its start or its end.
 * - `STARTED`: The run has started; no result yet.
 * - `COMPLETE`: The run is finished; the event's `result` has the outcome.
 */
export type DataProcessRunStatus = 'STARTED' | 'COMPLETE';

/**
 * Outcome of a run in the catalogue's terms, with the system that reported it.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceRunResult`.
 */
export interface DataProcessInstanceRunResult {
  /** The outcome mapped to a common value, for example `SUCCESS`. */
  type: RunResultType;
  /** System that reported the outcome, for example `airflow`. */
  nativeResultType: string;
}

/**
 * Outcome of a finished run or attempt.
 * - `SUCCESS`: The run finished without error.
 * - `FAILURE`: The run ended in error.
 * - `SKIPPED`: The source system skipped the run without executing it.
 * - `UP_FOR_RETRY`: The attempt failed and will be retried.
 */
export type RunResultType = 'SUCCESS' | 'FAILURE' | 'SKIPPED' | 'UP_FOR_RETRY';

/**
 * Machine learning details of a process instance that is a training run: run id, parameters, metrics and output links.
 * Wire name: `com.linkedin.ml.metadata.MLTrainingRunProperties`.
 */
export interface MLTrainingRunProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Id of the run in the training tool, such as an MLflow run id; not the catalogue's own id. */
  id?: string;
  /** Links to the outputs of the run, such as model files or logs. */
  outputUrls?: string[];
  /** Hyperparameters of this run; the resulting model has its own list in `mlModelProperties`. */
  hyperParams?: MLHyperParam[];
  /** Metrics reported by the run, each with a name and a string value. */
  trainingMetrics?: MLMetric[];
}

/**
 * A hyperparameter set before training, such as `learning_rate`; listed in the properties of models and training runs.
 * Wire name: `com.linkedin.ml.metadata.MLHyperParam`.
 */
export interface MLHyperParam {
  /** Name of the hyperparameter in the training code, for example `max_depth`. */
  name: string;
  /** What the hyperparameter controls, as free text. */
  description?: string;
  /** Value as a string, whatever its actual type, for example `0.01`. */
  value?: string;
  /** When the hyperparameter was recorded in the source system, in milliseconds since the epoch. */
  createdAt?: number;
}

/**
 * A metric of a model or training run, such as accuracy, with its value.
 * Wire name: `com.linkedin.ml.metadata.MLMetric`.
 */
export interface MLMetric {
  /** Name of the metric in the training tool, for example `f1_score`. */
  name: string;
  /** What the metric measures, as free text. */
  description?: string;
  /** Measured value as a string, for example `0.93`. */
  value?: string;
  /** When the metric was recorded in the source system, in milliseconds since the epoch. */
  createdAt?: number;
}

/**
 * Identity of a data product, the part of its URN after `urn:li:dataProduct:`.
 * Wire name: `com.linkedin.dataproduct.DataProductKey`.
 */
export interface DataProductKey {
  /** Unique identifier of the data product, readable or generated; it never changes, unlike the display name. */
  id: string;
}

/**
 * Name, documentation, assets and parent of a data product, a set of assets offered and managed as one.
 * Wire name: `com.linkedin.dataproduct.DataProductProperties`.
 */
export interface DataProductProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name of the data product, for instance `Customer 360`; it can change, as the URN does not depend on it. */
  name?: string;
  /** Description for consumers: what the product offers and how to use it. */
  description?: string;
  /** Assets of the data product; this list is authoritative. */
  assets?: DataProductAssociation[];
  /** URN of the parent data product; absent at the top of the tree. */
  parentDataProduct?: UrnString;
}

/**
 * Display settings of one asset, such as the layout of its summary page; on data products, datasets, domains and glossary entries.
 * Wire name: `com.linkedin.settings.asset.AssetSettings`.
 */
export interface AssetSettings {
  /** Layout chosen for the asset's summary page; absent when none has been set. */
  assetSummary?: AssetSummarySettings;
}

/**
 * Which page templates make up the summary page of an asset.
 * Wire name: `com.linkedin.settings.asset.AssetSummarySettings`.
 */
export interface AssetSummarySettings {
  /**
   * Templates of the summary page in order; one is expected for now.
   * Default: `[]`.
   */
  templates?: AssetSummarySettingsTemplate[];
}

/**
 * One template chosen for an asset's summary page, as a record so that options can be added.
 * Wire name: `com.linkedin.settings.asset.AssetSummarySettingsTemplate`.
 */
export interface AssetSummarySettingsTemplate {
  /** URN of the `dataHubPageTemplate` to use. */
  template: UrnString;
}

/**
 * Key aspect from which the URN of a data type is built.
 * Wire name: `com.linkedin.datatype.DataTypeKey`.
 */
export interface DataTypeKey {
  /** Last part of the URN, as a rule namespace and name, for example `datahub.string`. */
  id: string;
}

/**
 * Names and description of a data type, such as `string` or `urn`, that structured properties can have.
 * Wire name: `com.linkedin.datatype.DataTypeInfo`.
 */
export interface DataTypeInfo {
  /** Namespace and name joined by a dot, for example `datahub.string`. */
  qualifiedName: string;
  /** Name for people, such as `String`. */
  displayName?: string;
  /** What values of the type look like, in plain text. */
  description?: string;
}

/**
 * Identity of a dataset (table, view, topic, file set): `urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)`.
 * Wire name: `com.linkedin.metadata.key.DatasetKey`.
 */
export interface DatasetKey {
  /** URN of the `dataPlatform` that stores the dataset, for example `urn:li:dataPlatform:kafka`. */
  platform: UrnString;
  /** Full name on the platform, usually a dotted path such as `db.schema.table`, with the platform instance in front where one is set. */
  name: string;
  /** Environment of the dataset, for example `PROD` or `DEV`; the same table in two environments is two entities. */
  origin: FabricType;
}

/**
 * Definition of a view: its query text, language and whether results are stored.
 * Wire name: `com.linkedin.dataset.ViewProperties`.
 */
export interface ViewProperties {
  /** True if the source stores the result of the view, false if it is computed on each read. */
  materialized: boolean;
  /** Definition as the source reports it, such as a `SELECT` statement or a dbt model. */
  viewLogic: string;
  /** Formatted version of `viewLogic`: indented SQL, or for dbt the compiled SQL. */
  formattedViewLogic?: string;
  /** Language or dialect of the definition, for example `SQL` or `lookml`. */
  viewLanguage: string;
}

/**
 * Links a dataset of subtype `Semantic Model Dataset` to the semantic model that exposes it; its SQL and lineage stay in `viewProperties` and `upstreamLineage`.
 * Wire name: `com.linkedin.dataset.SemanticModelProperties`.
 */
export interface SemanticModelProperties {
  /** Name by which the semantic model refers to the dataset, for instance on either side of a join. */
  alias: string;
  /** URN of the semantic model of which the dataset is a part. */
  semanticModel: UrnString;
}

/**
 * One profile of a dataset at a given time: size, row and column counts, and statistics per column.
 * Wire name: `com.linkedin.dataset.DatasetProfile`.
 */
export interface DatasetProfile {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Number of rows at profiling time; absent if they were not counted. */
  rowCount?: number;
  /** Number of columns, or schema fields, at profiling time. */
  columnCount?: number;
  /** Statistics per column; absent when only the table as a whole was profiled. */
  fieldProfiles?: DatasetFieldProfile[];
  /** Size of the data in the source system, in bytes. */
  sizeInBytes?: number;
}

/**
 * Statistics of one column in a dataset profile; only measured values are set.
 * Wire name: `com.linkedin.dataset.DatasetFieldProfile`.
 */
export interface DatasetFieldProfile {
  /** Path of the profiled column, as in the dataset's schema, for example `address.city`. */
  fieldPath: string;
  /** Number of distinct non-null values in the column; may be an estimate if the profiler approximates. */
  uniqueCount?: number;
  /** Distinct values divided by non-null values, from 0 to 1; 1 means that every value is different. */
  uniqueProportion?: number;
  /** Number of rows in which the column is null. */
  nullCount?: number;
  /** Null rows divided by all rows, from 0 to 1. */
  nullProportion?: number;
  /** Smallest value of the column, as text whatever the column type. */
  min?: string;
  /** Largest value of the column, as text whatever the column type. */
  max?: string;
  /** Arithmetic mean of a numeric column, as text. */
  mean?: string;
  /** Median of the column (50th percentile), as text. */
  median?: string;
  /** Standard deviation of a numeric column, as text. */
  stdev?: string;
  /** Selected quantiles of a numeric column with their values, such as the quartiles. */
  quantiles?: Quantile[];
  /** How often each distinct value occurs; practical only for columns with few distinct values. */
  distinctValueFrequencies?: ValueFrequency[];
  /** Distribution of the column's values over buckets. */
  histogram?: Histogram;
  /** A few actual values of the column as text, so they may contain sensitive data. */
  sampleValues?: string[];
}

/**
 * One quantile of a column and its value.
 * Wire name: `com.linkedin.dataset.Quantile`.
 */
export interface Quantile {
  /** Position from 0 to 1 as text, for example `0.25` for the first quartile. */
  quantile: string;
  /** Column value at that quantile, as text. */
  value: string;
}

/**
 * A distinct value of a column and the number of rows that have it.
 * Wire name: `com.linkedin.dataset.ValueFrequency`.
 */
export interface ValueFrequency {
  /** Column value, as text. */
  value: string;
  /** Number of rows in which the value occurs. */
  frequency: number;
}

/**
 * Histogram of a column's values: bucket boundaries and the height of each bucket.
 * Wire name: `com.linkedin.dataset.Histogram`.
 */
export interface Histogram {
  /** Bucket boundaries in order, as text. */
  boundaries: string[];
  /** Height of each bucket, in the order of `boundaries`. */
  heights: number[];
}

/**
 * Usage of a dataset within one time bucket: query counts, users, columns and typical queries.
 * Wire name: `com.linkedin.dataset.DatasetUsageStatistics`.
 */
export interface DatasetUsageStatistics {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Number of distinct users, within the period of the statistics. */
  uniqueUserCount?: number;
  /** Number of SQL queries on the dataset in the bucket. */
  totalSqlQueries?: number;
  /** Text of the most frequent queries in the bucket; empty or absent for sources without SQL. */
  topSqlQueries?: string[];
  /** Usage per user in the bucket, one element for each. */
  userCounts?: DatasetUserUsageCounts[];
  /** Usage per column in the bucket, one element for each. */
  fieldCounts?: DatasetFieldUsageCounts[];
}

/**
 * How often one user used the dataset; an element of `userCounts` in its usage statistics.
 * Wire name: `com.linkedin.dataset.DatasetUserUsageCounts`.
 */
export interface DatasetUserUsageCounts {
  /** URN of the user whose activity is counted. */
  user: UrnString;
  /** Number of times this user used the dataset within the bucket. */
  count: number;
  /** Email address of the user in the source; if set, ingestion tries to resolve it to a user URN. */
  userEmail?: string;
}

/**
 * How often one column was used; an element of `fieldCounts` in a dataset's usage statistics.
 * Wire name: `com.linkedin.dataset.DatasetFieldUsageCounts`.
 */
export interface DatasetFieldUsageCounts {
  /** Path of the column in the dataset's schema, for example `address.city`. */
  fieldPath: string;
  /** Number of times the column was used, such as queries reading it, within the bucket. */
  count: number;
}

/**
 * Usage figures of a dataset, computed daily for ranking and result cards so that search needs no time series query.
 * Wire name: `com.linkedin.metadata.search.features.UsageFeatures`.
 */
export interface UsageFeatures {
  /** Number of SQL queries against the dataset in the past 30 days. */
  queryCountLast30Days?: number;
  /** Number of distinct users who queried the dataset in the past 30 days. */
  uniqueUserCountLast30Days?: number;
  /** URNs of the users with the most queries against the dataset in the past 30 days. */
  topUsersLast30Days?: UrnString[];
  /** Standing of `queryCountLast30Days` among all datasets, as a percentile. */
  queryCountPercentileLast30Days?: number;
  /** Standing of `uniqueUserCountLast30Days` among all datasets, as a percentile. */
  uniqueUserPercentileLast30Days?: number;
  /** Factor for the dataset's search score, blended from the usage figures. */
  combinedSearchRankingMultiplier?: number;
  /** Milliseconds since the epoch of the latest data change (DML), shown as last updated in search results. */
  lastOperationTimestampMs?: number;
}

/**
 * Size figures of a dataset, copied daily from its profiles so that search results need no time series query.
 * Wire name: `com.linkedin.metadata.search.features.StorageFeatures`.
 */
export interface StorageFeatures {
  /** Number of rows according to the latest dataset profile. */
  rowCount?: number;
  /** Number of columns according to the latest dataset profile. */
  columnCount?: number;
}

/**
 * A change to the data of an entity, such as an insert; a time-series aspect used to determine freshness.
 * Wire name: `com.linkedin.common.Operation`.
 */
export interface Operation {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** URN of the user or service that made the change; absent when the source does not report it. */
  actor?: UrnString;
  /** Type of operation; with `CUSTOM`, see `customOperationType`. */
  operationType: OperationType;
  /** Your own name for the type of operation; required with `CUSTOM`, otherwise omitted. */
  customOperationType?: string;
  /** Number of rows inserted, updated or deleted; absent when the source does not report it. */
  numAffectedRows?: number;
  /** URNs of the other datasets changed by the same operation. */
  affectedDatasets?: UrnString[];
  /** Whether the report comes from the process that made the change or from the data platform. */
  sourceType?: OperationSourceType;
  /** Additional details of the operation, as string key-value pairs. */
  customProperties?: Record<string, string>;
  /** When the data changed, in milliseconds since the epoch; `timestampMillis` is the time of the report. */
  lastUpdatedTimestamp: number;
  /** URNs of the `query` entities that made the change. */
  queries?: UrnString[];
}

/**
 * Kinds of change an `operation` can report, to rows or to the asset itself.
 * - `INSERT`: New rows were inserted.
 * - `UPDATE`: Existing rows were updated.
 * - `DELETE`: Existing rows were deleted.
 * - `CREATE`: The asset was created, for example by `CREATE TABLE`.
 * - `ALTER`: The asset's definition changed, for example by `ALTER TABLE`.
 * - `DROP`: The asset itself was removed, for example by `DROP TABLE`.
 * - `CUSTOM`: A kind not in the list; name it in `customOperationType`.
 * - `UNKNOWN`: The source did not report the type of operation.
 */
export type OperationType = 'INSERT' | 'UPDATE' | 'DELETE' | 'CREATE' | 'ALTER' | 'DROP' | 'CUSTOM' | 'UNKNOWN';

/**
 * Source of the report of an operation.
 * - `DATA_PROCESS`: The job or pipeline that changed the data reported it.
 * - `DATA_PLATFORM`: The platform holding the data reported it, for example from its audit log.
 */
export type OperationSourceType = 'DATA_PROCESS' | 'DATA_PLATFORM';

/**
 * Links entities that represent the same asset in different tools, such as a dbt model and the table it builds, so that they can be shown as one.
 * Wire name: `com.linkedin.common.Siblings`.
 */
export interface Siblings {
  /** URNs of the other entities in the group. */
  siblings: UrnString[];
  /** True on the primary entity of the group, usually the dbt model in a pair with a table. */
  primary: boolean;
}

/**
 * Metadata of a dataset from the source system: names, description, times and custom properties; written by ingestion.
 * Wire name: `com.linkedin.dataset.DatasetProperties`.
 */
export interface DatasetProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Short display name, such as `orders`; the URN has the full technical name. */
  name?: string;
  /** Fully qualified name in the source system, for example `shop.public.orders`. */
  qualifiedName?: string;
  /** Documentation from the source system, such as a table comment; edits made in the catalogue go to `editableDatasetProperties`. */
  description?: string;
  /**
   * Deprecated in favour of `externalUrl`: environment-independent location, such as `hdfs:///data/orders`; absent where none exists, as for a Kafka topic.
   * @deprecated
   */
  uri?: string;
  /** When the asset was created in the source system, not when it was added to the catalogue. */
  created?: TimeStamp;
  /** When the asset last changed in the source system, not when its metadata changed. */
  lastModified?: TimeStamp;
  /**
   * Deprecated plain-text tags; attach tag entities through the `globalTags` aspect instead.
   * Default: `[]`.
   * @deprecated
   */
  tags?: string[];
}

/**
 * User-edited name and description of a dataset, stored separately so that the next ingestion run does not overwrite them.
 * Wire name: `com.linkedin.dataset.EditableDatasetProperties`.
 */
export interface EditableDatasetProperties {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation written in the catalogue, shown instead of the source's own. */
  description?: string;
  /** Display name set in the catalogue; when absent, the ingested name is shown. */
  name?: string;
}

/**
 * Legacy deprecation record of a dataset, with date and note; superseded by the `deprecation` aspect, which works for every entity.
 * Wire name: `com.linkedin.dataset.DatasetDeprecation`.
 * @deprecated
 */
export interface DatasetDeprecation {
  /** True once the owner has marked the dataset as deprecated. */
  deprecated: boolean;
  /** Planned decommissioning, in milliseconds since the epoch; absent when no date is set. */
  decommissionTime?: number;
  /** Free text on the plan: the reason, the replacement, links to a wiki page or ticket. */
  note: string;
  /** URN of the user who last changed the deprecation. */
  actor?: UrnString;
}

/**
 * Deprecated column-level lineage of a dataset; use `fineGrainedLineages` of the `upstreamLineage` aspect.
 * Wire name: `com.linkedin.dataset.DatasetUpstreamLineage`.
 * @deprecated
 */
export interface DatasetUpstreamLineage {
  /** One mapping for each destination field, with its source fields. */
  fieldMappings: DatasetFieldMapping[];
}

/**
 * Deprecated mapping from source fields to one destination field and how it is computed; use `FineGrainedLineage` instead.
 * Wire name: `com.linkedin.dataset.DatasetFieldMapping`.
 * @deprecated
 */
export interface DatasetFieldMapping {
  /** Who reported the mapping, and when. */
  created: AuditStamp;
  /** How the destination is computed: a standard transformation type, or a user-defined function. */
  transformation: { 'com.linkedin.common.fieldtransformer.TransformationType': TransformationType } | { 'com.linkedin.common.fieldtransformer.UDFTransformer': UDFTransformer };
  /** URNs of the dataset fields that `destinationField` is computed from. */
  sourceFields: ({ 'string': UrnString })[];
  /**
   * URN of the dataset field computed from `sourceFields`; deprecated in favour of a schema field path in a generic URN.
   * @deprecated
   */
  destinationField: UrnString;
}

/**
 * Standard ways in which a column can be derived from others.
 * - `BLACKBOX`: The column is computed in an unknown way.
 * - `IDENTITY`: The column is copied unchanged.
 */
export type TransformationType = 'BLACKBOX' | 'IDENTITY';

/**
 * User-defined function by which a column is derived from others.
 * Wire name: `com.linkedin.common.fieldtransformer.UDFTransformer`.
 */
export interface UDFTransformer {
  /** Fully qualified class name of the function, such as `com.example.udf.HashEmail`. */
  udf: string;
}

/**
 * User-edited column descriptions, tags and terms, stored separately from `schemaMetadata` so that the next ingestion run does not overwrite them.
 * Wire name: `com.linkedin.schema.EditableSchemaMetadata`.
 */
export interface EditableSchemaMetadata {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** One entry per edited column; other columns need none. */
  editableSchemaFieldInfo: EditableSchemaFieldInfo[];
}

/**
 * User-edited metadata of one column: description, tags and glossary terms, stored separately from ingested values.
 * Wire name: `com.linkedin.schema.EditableSchemaFieldInfo`.
 */
export interface EditableSchemaFieldInfo {
  /** Field path of the column; must equal a `fieldPath` of the dataset's `schemaMetadata`. */
  fieldPath: string;
  /** Text explaining what the column or attribute means. */
  description?: string;
  /** Tags on the column or attribute itself, not on the dataset that contains it. */
  globalTags?: GlobalTags;
  /** Glossary terms on the column or attribute itself, not on the dataset that contains it. */
  glossaryTerms?: GlossaryTerms;
}

/**
 * First and last partition of a data lake table (Hive, S3, Iceberg, Delta, Hudi), which shows the range it covers.
 * Wire name: `com.linkedin.dataset.PartitionsSummary`.
 */
export interface PartitionsSummary {
  /** First partition in sort order, often the oldest date. */
  minPartition?: PartitionSummary;
  /** Last partition in sort order, often the newest date. */
  maxPartition?: PartitionSummary;
}

/**
 * One partition of a table with its creation and modification times; used for both ends of `PartitionsSummary`.
 * Wire name: `com.linkedin.dataset.PartitionSummary`.
 */
export interface PartitionSummary {
  /** Id or value of the partition, for example `dt=2024-05-01`, as derived from the partition key of a row. */
  partition: string;
  /** When the partition was created, in milliseconds since the epoch; absent if the source does not report it. */
  createdTime?: number;
  /** When the partition was last modified, in milliseconds since the epoch. */
  lastModifiedTime?: number;
}

/**
 * State of an Iceberg table or view, including those that the catalogue itself serves as Iceberg REST catalogue.
 * Wire name: `com.linkedin.dataset.IcebergCatalogInfo`.
 */
export interface IcebergCatalogInfo {
  /** Location of the table's current metadata file; set only where the catalogue serves as Iceberg REST catalogue, not for externally managed tables. */
  metadataPointer?: string;
  /** True for an Iceberg view, false for a table. */
  view?: boolean;
}

/**
 * Links a physical dataset or column to the logical model that it implements.
 * Wire name: `com.linkedin.logical.LogicalParent`.
 */
export interface LogicalParent {
  /** Edge to the logical dataset or schema field that this one implements. */
  parent?: Edge;
}

/**
 * Alternative identifiers of the entity, used to resolve references to it; computed by the server, so ingestion clients must not write it.
 * Wire name: `com.linkedin.common.Aliases`.
 */
export interface Aliases {
  /** The entity's URN with its name, including any platform instance prefix, in lower case; allows a case-insensitive lookup by exact match. */
  lowercasedUrn?: UrnString;
}

/**
 * Identity of a document, such as a runbook or a wiki page, written in the catalogue or brought in from outside.
 * Wire name: `com.linkedin.metadata.key.DocumentKey`.
 */
export interface DocumentKey {
  /** Last part of the document's URN, unique among documents; the title is kept elsewhere. */
  id: string;
}

/**
 * Title, text, origin, state and links of a document such as a runbook, a decision record or a page ingested from a wiki.
 * Wire name: `com.linkedin.knowledge.DocumentInfo`.
 */
export interface DocumentInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Title of the document; absent if it has none yet. */
  title?: string;
  /** Source of an ingested document; absent for one written in the catalogue. */
  source?: DocumentSource;
  /** Whether the document is published and so visible to readers. */
  status: DocumentStatus;
  /** Text of the document; required, even if the text is empty. */
  contents: DocumentContents;
  /**
   * When the document was created, with the URN of the author.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * When any part of the document last changed, with the URN of the author.
   * @deprecated
   */
  lastModified: AuditStamp;
  /** Assets the document is about or mentions, such as datasets, dashboards or glossary terms. */
  relatedAssets?: RelatedAsset[];
  /** Other documents that this one mentions or is related to; children are not included. */
  relatedDocuments?: RelatedDocument[];
  /** Parent document in the tree; absent at the top level. */
  parentDocument?: ParentDocument;
}

/**
 * Origin of a document: written in the catalogue, or ingested from a system such as Notion or Slack.
 * Wire name: `com.linkedin.knowledge.DocumentSource`.
 */
export interface DocumentSource {
  /** `NATIVE` for a document written here, `EXTERNAL` for an ingested one; the system itself is not named. */
  sourceType: DocumentSourceType;
  /** URL of the original document. */
  externalUrl?: string;
  /** Id of the original in its own system; searchable, so that the ingested copy can be found by it. */
  externalId?: string;
}

/**
 * Whether a document was written in the catalogue or ingested.
 * - `NATIVE`: Written in the catalogue, by hand or through its API.
 * - `EXTERNAL`: Ingested from another system, which has the original.
 */
export type DocumentSourceType = 'NATIVE' | 'EXTERNAL';

/**
 * Publication state of a document, part of `documentInfo`.
 * Wire name: `com.linkedin.knowledge.DocumentStatus`.
 */
export interface DocumentStatus {
  /** Current state, `PUBLISHED` or `UNPUBLISHED`. */
  state: DocumentState;
}

/**
 * Whether a document is published.
 * - `PUBLISHED`: Published and visible to readers.
 * - `UNPUBLISHED`: A draft or a withdrawn document; not intended for readers.
 */
export type DocumentState = 'PUBLISHED' | 'UNPUBLISHED';

/**
 * Body of a document, in a separate record inside `documentInfo`.
 * Wire name: `com.linkedin.knowledge.DocumentContents`.
 */
export interface DocumentContents {
  /** Full text of the document, without its title. */
  text: string;
}

/**
 * Link from a document to an asset that it describes or mentions.
 * Wire name: `com.linkedin.knowledge.RelatedAsset`.
 */
export interface RelatedAsset {
  /** URN of the asset: a dataset, dashboard, data product, glossary term or other entity. */
  asset: UrnString;
}

/**
 * Link from one document to another outside the tree; for the tree see `ParentDocument`.
 * Wire name: `com.linkedin.knowledge.RelatedDocument`.
 */
export interface RelatedDocument {
  /** URN of the document linked to. */
  document: UrnString;
}

/**
 * Link from a document to its parent in the tree.
 * Wire name: `com.linkedin.knowledge.ParentDocument`.
 */
export interface ParentDocument {
  /** URN of the parent document; creates the `IsChildOf` edge. */
  document: UrnString;
}

/**
 * Display settings of a document, stored separately from its content.
 * Wire name: `com.linkedin.knowledge.DocumentSettings`.
 */
export interface DocumentSettings {
  /**
   * True lists the document in global navigation and search. False makes it available mainly from its related assets.
   * Default: `true`.
   */
  showInGlobalContext?: boolean;
  /** When the settings last changed, with the URN of the author. */
  lastModified?: AuditStamp;
}

/**
 * Curated text to embed for semantic search instead of the entity's body, such as a summary with sample questions.
 * Wire name: `com.linkedin.common.SemanticText`.
 */
export interface SemanticText {
  /** Text to embed instead of the body, also searchable by keyword; without the aspect the body is embedded. */
  text: string;
}

/**
 * How often a document was read by people and by agents, as a time series. With `eventGranularity` each entry is one time bucket, without it a current total. Experimental.
 * Wire name: `com.linkedin.knowledge.DocumentUsageStatistics`.
 */
export interface DocumentUsageStatistics {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Number of times users opened the document in the bucket; reads by agents are in `agentViewsCount`. */
  viewsCount?: number;
  /** Number of times an MCP tool returned the document to an AI agent in the bucket; never included in `viewsCount`. */
  agentViewsCount?: number;
  /** Number of different people who opened the document in the bucket. */
  uniqueUserCount?: number;
  /** Latest read, by a person or an agent, in milliseconds since the epoch. */
  lastViewedAt?: number;
  /** Reads per user in the bucket; agents are not included. */
  userCounts?: DatasetUserUsageCounts[];
}

/**
 * Identity of a domain, a business area such as Marketing or Finance under which assets are grouped.
 * Wire name: `com.linkedin.metadata.key.DomainKey`.
 */
export interface DomainKey {
  /** Last part of the domain's URN; separate from the display name, which can then change freely. */
  id: string;
}

/**
 * Name, description and parent of a domain, a business area such as `Finance` that groups assets.
 * Wire name: `com.linkedin.domain.DomainProperties`.
 */
export interface DomainProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Display name; it can change without changing the URN. */
  name: string;
  /** Documentation of the domain: what belongs to it and what does not. */
  description?: string;
  /**
   * Who made the domain, and when. Deprecated: read `systemMetadata.aspectCreated`.
   * @deprecated
   */
  created?: AuditStamp;
  /** URN of the parent domain; absent for a top-level domain. */
  parentDomain?: UrnString;
}

/**
 * Identity of an entity type, the part of its URN after `urn:li:entityType:`.
 * Wire name: `com.linkedin.entitytype.EntityTypeKey`.
 */
export interface EntityTypeKey {
  /** Unique identifier, usually namespace and name, for example `datahub.dataset`. */
  id: string;
}

/**
 * Names and description of an entity type, an entity that represents a type of entity such as datasets.
 * Wire name: `com.linkedin.entitytype.EntityTypeInfo`.
 */
export interface EntityTypeInfo {
  /** Namespace and name joined by a dot, for example `datahub.dataset`. */
  qualifiedName: string;
  /** Readable name of the entity type, such as `Dataset`. */
  displayName?: string;
  /** What entities of the type represent and when to use them. */
  description?: string;
}

/**
 * Identity of an entity relationship, the declared join between two datasets.
 * Wire name: `com.linkedin.metadata.key.ERModelRelationshipKey`.
 */
export interface ERModelRelationshipKey {
  /** Last part of the relationship's URN, unique among relationships. */
  id: string;
}

/**
 * A join between two datasets as ingested: the datasets, the column pairs and the cardinality.
 * Wire name: `com.linkedin.ermodelrelation.ERModelRelationshipProperties`.
 */
export interface ERModelRelationshipProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Name of the relationship, for example `orders_customers`; users can override it in `EditableERModelRelationshipProperties`. */
  name: string;
  /** URN of the first `dataset`; the order of the two has no meaning beyond the cardinality. */
  source: UrnString;
  /** URN of the second `dataset`, which contains each `destinationField`. */
  destination: UrnString;
  /** Column pairs that together form the join condition; several for a composite key. */
  relationshipFieldMappings: RelationshipFieldMapping[];
  /** When the relationship was created in the source system and by whom, not when it was ingested. */
  created?: AuditStamp;
  /** When the relationship last changed in the source system and by whom, not when it was last ingested. */
  lastModified?: AuditStamp;
  /**
   * How many rows of `source` match how many of `destination`.
   * Default: `"N_N"`.
   */
  cardinality?: ERModelRelationshipCardinality;
}

/**
 * A pair of columns that are compared in a join.
 * Wire name: `com.linkedin.ermodelrelation.RelationshipFieldMapping`.
 */
export interface RelationshipFieldMapping {
  /** Field path of the column in the `source` dataset that must equal `destinationField`. */
  sourceField: string;
  /** Field path of the column in the `destination` dataset that must equal `sourceField`. */
  destinationField: string;
}

/**
 * How many rows match on each side of a join; the record that uses it defines which side is first.
 * - `ONE_ONE`: Each row matches at most one row on the other side, in both directions.
 * - `ONE_N`: A row on the first side can match many on the second, each of which matches one on the first.
 * - `N_ONE`: Many rows on the first side can match the same row on the second, such as orders of one customer.
 * - `N_N`: Rows can match many on the other side in both directions; the default for entity relationships.
 */
export type ERModelRelationshipCardinality = 'ONE_ONE' | 'ONE_N' | 'N_ONE' | 'N_N';

/**
 * User-edited name and documentation of a relationship, stored separately so that ingestion does not overwrite them.
 * Wire name: `com.linkedin.ermodelrelation.EditableERModelRelationshipProperties`.
 */
export interface EditableERModelRelationshipProperties {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** What the join means and when to use it, as written in the catalogue. */
  description?: string;
  /** Display name set by users; when absent, the ingested name is used. */
  name?: string;
}

/**
 * Identity of a form, a set of questions that the people responsible answer about an asset.
 * Wire name: `com.linkedin.metadata.key.FormKey`.
 */
export interface FormKey {
  /** Last part of the form's URN, unique among forms. */
  id: string;
}

/**
 * Definition of a form: the questions to answer about an asset and the people who should answer them.
 * Wire name: `com.linkedin.form.FormInfo`.
 */
export interface FormInfo {
  /** Title of the form as shown to users. */
  name: string;
  /** Description of the form's purpose, shown to users. */
  description?: string;
  /**
   * Whether the form only collects metadata, the default, or also ends in a verification.
   * Default: `"COMPLETION"`.
   */
  type?: FormType;
  /**
   * Questions of the form; empty by default.
   * Default: `[]`.
   */
  prompts?: FormPrompt[];
  /**
   * Users who are shown the form on an asset's page or in the governance centre; the owners of the asset by default.
   * Default: `{"owners":true}`.
   */
  actors?: FormActorAssignment;
}

/**
 * Purpose of a form: collecting metadata, or verifying that it is complete and correct.
 * - `COMPLETION`: Collects metadata; complete when the required questions are answered.
 * - `VERIFICATION`: Verifies that an asset complies with a policy by having a given set of metadata.
 */
export type FormType = 'COMPLETION' | 'VERIFICATION';

/**
 * One question of a form, whose answer is stored as metadata of the asset.
 * Wire name: `com.linkedin.form.FormPrompt`.
 */
export interface FormPrompt {
  /** Identifier of the question, unique across all forms. */
  id: string;
  /** The question as shown to users. */
  title: string;
  /** Additional explanation shown with the title. */
  description?: string;
  /** Type of metadata that the answer sets, and whether on the asset or on its columns. */
  type: FormPromptType;
  /** Structured property that the answer sets; required by both current prompt types. */
  structuredPropertyParams?: StructuredPropertyParams;
  /**
   * True if the form is incomplete until the question is answered; false makes the answer optional.
   * Default: `false`.
   */
  required?: boolean;
}

/**
 * Where the answer to a form's question is stored.
 * - `STRUCTURED_PROPERTY`: The answer sets a structured property on the asset itself.
 * - `FIELDS_STRUCTURED_PROPERTY`: The answer sets a structured property on columns of the asset, each a schema field entity.
 */
export type FormPromptType = 'STRUCTURED_PROPERTY' | 'FIELDS_STRUCTURED_PROPERTY';

/**
 * Settings of a question that asks for a structured property.
 * Wire name: `com.linkedin.form.StructuredPropertyParams`.
 */
export interface StructuredPropertyParams {
  /** URN of the structured property to set. */
  urn: UrnString;
}

/**
 * Who is asked to fill in a form; owners, groups and users can be combined.
 * Wire name: `com.linkedin.form.FormActorAssignment`.
 */
export interface FormActorAssignment {
  /**
   * True, the default, asks the owners of each asset that has the form.
   * Default: `true`.
   */
  owners?: boolean;
  /** URNs of ownership types that narrow `owners`, such as `urn:li:ownershipType:__system__technical_owner`; absent asks owners of every type. */
  ownershipTypes?: UrnString[];
  /** URNs of groups whose members are asked, regardless of ownership. */
  groups?: UrnString[];
  /** URNs of individual users who are asked, regardless of ownership. */
  users?: UrnString[];
}

/**
 * Rule that assigns a form to every entity that matches a filter, instead of listing the entities.
 * Wire name: `com.linkedin.form.DynamicFormAssignment`.
 */
export interface DynamicFormAssignment {
  /** Filter that selects the entities; the editor offers platform, entity type, container and domain. */
  filter: Filter;
}

/**
 * Identity of the one entity that holds settings for the whole catalogue.
 * Wire name: `com.linkedin.metadata.key.GlobalSettingsKey`.
 */
export interface GlobalSettingsKey {
  /** Always `0`, since only `urn:li:globalSettings:0` is supposed to exist. */
  id: string;
}

/**
 * Settings of the whole instance, such as sign-on and views; managed by the catalogue, do not write it externally.
 * Wire name: `com.linkedin.settings.global.GlobalSettingsInfo`.
 */
export interface GlobalSettingsInfo {
  /** Single sign-on for people through an identity provider; absent if it is not configured here. */
  sso?: SsoSettings;
  /** OAuth providers whose bearer tokens the instance accepts on API requests. */
  oauth?: OAuthSettings;
  /** Instance-wide settings for saved views, such as the default one. */
  views?: GlobalViewsSettings;
  /**
   * Propagation of documentation; by default on, for columns too.
   * Default: `{"enabled":true,"columnPropagationEnabled":true}`.
   */
  docPropagation?: DocPropagationFeatureSettings;
  /** Home page that users see unless they have their own. */
  homePage?: GlobalHomePageSettings;
  /** Settings of the applications feature; unless enabled, applications are missing from the navigation. */
  applications?: ApplicationsSettings;
}

/**
 * Single sign-on for the web interface; OIDC is the protocol it covers.
 * Wire name: `com.linkedin.settings.global.SsoSettings`.
 */
export interface SsoSettings {
  /** Public base URL of the catalogue for sign-in, for example `https://catalogue.example.org`. */
  baseUrl: string;
  /** Settings of the OIDC provider; absent if sign-on through OIDC is not set up. */
  oidcSettings?: OidcSettings;
}

/**
 * Connection to an OpenID Connect identity provider for sign-in, and what happens to users and groups when they sign in.
 * Wire name: `com.linkedin.settings.global.OidcSettings`.
 */
export interface OidcSettings {
  /** True lets people sign in through the OIDC identity provider. */
  enabled: boolean;
  /** Client id of the catalogue at the identity provider. */
  clientId: string;
  /** Client secret that belongs to `clientId`; treat it as a password. */
  clientSecret: string;
  /** URL of the provider's OIDC metadata, usually ending in `/.well-known/openid-configuration`. */
  discoveryUri: string;
  /** Claim that the username is derived from; `preferred_username` when absent. */
  userNameClaim?: string;
  /** Regular expression that extracts the username from `userNameClaim`; absent means `(.*)`, the whole value. */
  userNameClaimRegex?: string;
  /** Scopes requested from the identity provider, separated by spaces, such as `openid profile email`. */
  scope?: string;
  /** How client id and secret are sent to the token endpoint; `client_secret_basic` when absent. */
  clientAuthenticationMethod?: string;
  /** Whether a user unknown to the catalogue is created at the first sign-in; true when absent. */
  jitProvisioningEnabled?: boolean;
  /** True rejects sign-in by users who are unknown to the catalogue; false when absent. */
  preProvisioningRequired?: boolean;
  /** Whether groups are taken from `groupsClaim` at sign-in and created if new; true when absent, and effective only with just-in-time provisioning. */
  extractGroupsEnabled?: boolean;
  /** Claim that lists the user's groups; `groups` when absent. */
  groupsClaim?: string;
  /** OIDC `response_type` requested from the provider, for example `code`. */
  responseType?: string;
  /** OIDC `response_mode`, that is, how the provider returns its response, for example `query` or `form_post`. */
  responseMode?: string;
  /** Whether the sign-in request carries a nonce, which protects against replayed id tokens. */
  useNonce?: boolean;
  /** Maximum time to wait for a response of the identity provider, in milliseconds. */
  readTimeout?: number;
  /** True also reads user claims from the access token, which must then be a JWT; false when absent. */
  extractJwtAccessTokenClaims?: boolean;
  /** Has no effect; set `preferredJwsAlgorithm2` instead. */
  preferredJwsAlgorithm?: string;
  /** Signature algorithm expected for id tokens, for example `RS256`; replaces `preferredJwsAlgorithm`. */
  preferredJwsAlgorithm2?: string;
  /** Only members of at least one of these groups, according to the groups claim, may sign in; absent or empty allows everyone. */
  requiredGroups?: string[];
  /** Message for users who are denied access because they belong to none of `requiredGroups`. */
  accessDeniedMessage?: string;
  /** Page to which users who are denied access are redirected, such as an access request form; takes precedence over `accessDeniedMessage`. */
  accessDeniedRedirectUrl?: string;
}

/**
 * OAuth providers that the instance trusts for requests with bearer tokens.
 * Wire name: `com.linkedin.settings.global.OAuthSettings`.
 */
export interface OAuthSettings {
  /** Trusted providers, one element each; those not enabled are skipped. */
  providers: OAuthProvider[];
}

/**
 * An OAuth 2.0 token issuer, with what is needed to verify a bearer token on an incoming request.
 * Wire name: `com.linkedin.settings.global.OAuthProvider`.
 */
export interface OAuthProvider {
  /** False makes the catalogue ignore this provider's tokens while keeping its configuration. */
  enabled: boolean;
  /** Display name only; tokens are matched by `issuer`, not by name. */
  name: string;
  /** URL of the JSON Web Key Set with the public keys that verify the signatures. */
  jwksUri?: string;
  /** Required value of the `iss` claim of a token. */
  issuer: string;
  /** Required value of the `aud` claim of a token. */
  audience: string;
  /**
   * Signing algorithm that tokens must use, for example `RS256` or `ES256`; fixed so that a token cannot select a weaker one.
   * Default: `"RS256"`.
   */
  algorithm?: string;
  /**
   * Claim that contains the user's id: `sub` by default, with some providers `email` or `preferred_username`.
   * Default: `"sub"`.
   */
  userIdClaim?: string;
}

/**
 * Instance-wide settings for views, the saved filters over the catalogue.
 * Wire name: `com.linkedin.settings.global.GlobalViewsSettings`.
 */
export interface GlobalViewsSettings {
  /** URN of the view that applies to users without their own default view; absent if there is none. */
  defaultView?: UrnString;
}

/**
 * Settings for propagating documentation to related entities automatically.
 * Wire name: `com.linkedin.settings.global.DocPropagationFeatureSettings`.
 */
export interface DocPropagationFeatureSettings {
  /** True enables documentation propagation for the instance. */
  enabled: boolean;
  /** JSON text with additional options of documentation propagation; absent if there are none. */
  config?: string;
  /** Version of the schema that `config` follows; without it, the latest is taken. */
  configVersion?: string;
  /**
   * Whether column descriptions are also propagated; true by default.
   * Default: `true`.
   */
  columnPropagationEnabled?: boolean;
}

/**
 * Home page shown to all users without a personal one.
 * Wire name: `com.linkedin.settings.global.GlobalHomePageSettings`.
 */
export interface GlobalHomePageSettings {
  /** URN of the page template used as the default home page. */
  defaultTemplate: UrnString;
}

/**
 * Settings of the applications feature for the whole instance.
 * Wire name: `com.linkedin.settings.global.ApplicationsSettings`.
 */
export interface ApplicationsSettings {
  /** False hides applications from the navigation. */
  enabled: boolean;
  /** JSON text with additional options of the applications feature; absent if there are none. */
  config?: string;
  /** Version of the schema in which `config` was written; absent means the latest. */
  configVersion?: string;
}

/**
 * Identity of a glossary node, the folder that groups glossary terms and other nodes.
 * Wire name: `com.linkedin.metadata.key.GlossaryNodeKey`.
 */
export interface GlossaryNodeKey {
  /** Last part of the node's URN: a dotted path such as `Finance.Revenue`, or a UUID for nodes made in the interface. */
  name: string;
}

/**
 * Name, definition and parent of a term group, the folder that contains glossary terms and other groups.
 * Wire name: `com.linkedin.glossary.GlossaryNodeInfo`.
 */
export interface GlossaryNodeInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Definition of what the terms of this group have in common. */
  definition: string;
  /** URN of the parent term group; absent at the top of the glossary. */
  parentNode?: UrnString;
  /** Display name; it can change without changing the URN. */
  name?: string;
  /** Identifier of the term group, separate from its title; optional. */
  id?: string;
}

/**
 * Identity of a glossary term, a business concept such as Net Revenue with an agreed meaning.
 * Wire name: `com.linkedin.metadata.key.GlossaryTermKey`.
 */
export interface GlossaryTermKey {
  /** Last part of the term's URN: a dotted path such as `Finance.NetRevenue`, or a UUID for terms made in the interface. */
  name: string;
}

/**
 * Name, definition, source and parent group of a glossary term.
 * Wire name: `com.linkedin.glossary.GlossaryTermInfo`.
 */
export interface GlossaryTermInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Identifier of the term, separate from its title; optional. */
  id?: string;
  /** Display name; it can change without changing the URN. */
  name?: string;
  /** What the term means in the business, shown as its documentation. */
  definition: string;
  /** URN of the parent term group; absent at the top of the glossary. */
  parentNode?: UrnString;
  /** `INTERNAL` for your own terms, the usual value, or `EXTERNAL` for terms from a published vocabulary. */
  termSource: string;
  /** Name or code of the vocabulary of an external term, such as `FIBO`. */
  sourceRef?: string;
  /** URL where the external vocabulary defines the term. */
  sourceUrl?: string;
  /**
   * Schema of the term as raw text. Deprecated, with no stated replacement.
   * @deprecated
   */
  rawSchema?: string;
}

/**
 * Relationships of the term to other terms: kinds of, parts of, possible values of, or otherwise related.
 * Wire name: `com.linkedin.glossary.GlossaryRelatedTerms`.
 */
export interface GlossaryRelatedTerms {
  /** URNs of broader terms of which this one is a kind, as `Email` is a kind of `Personal data`. */
  isRelatedTerms?: UrnString[];
  /** URNs of terms this one contains, as `Address` has a `Postcode`. */
  hasRelatedTerms?: UrnString[];
  /** URNs of terms that are the fixed values of this one, as `Red` and `Green` are of `Colour`. */
  values?: UrnString[];
  /** URNs of terms that are otherwise related, neither broader nor contained. */
  relatedTerms?: UrnString[];
}

/**
 * Identity of an incident, a reported problem with one or more assets.
 * Wire name: `com.linkedin.metadata.key.IncidentKey`.
 */
export interface IncidentKey {
  /** Last part of the incident's URN; the server generates it when the incident is raised. */
  id: string;
}

/**
 * Details of an incident: what went wrong, the affected assets, its priority, assignees and status.
 * Wire name: `com.linkedin.incident.IncidentInfo`.
 */
export interface IncidentInfo {
  /** Type of problem; the assertion types are raised by failed checks, and `CUSTOM` is named in `customType`. */
  type: IncidentType;
  /** Custom type as free text, set only when `type` is `CUSTOM`. */
  customType?: string;
  /** Short title shown in lists, for example `Orders table stale since Monday`. */
  title?: string;
  /** Detailed description of the problem for those who have to resolve it. */
  description?: string;
  /** URNs of the affected assets: datasets, charts, dashboards, flows, jobs, columns, ML entities, services or AI agents. */
  entities: UrnString[];
  /** Priority as a number, where lower is more urgent: `0` critical, `1` high, `2` medium, `3` low. */
  priority?: number;
  /** Users and groups assigned to resolve the incident; absent if there are none. */
  assignees?: IncidentAssignee[];
  /** Status of the incident: open or resolved, its stage, a message and when it last changed. */
  status: IncidentStatus;
  /** How the incident was raised, manually or by a failed assertion; optional. */
  source?: IncidentSource;
  /** When the problem began, in milliseconds since the epoch; this can be earlier than the report. */
  startedAt?: number;
  /**
   * When the incident was raised and by whom. Deprecated: read `aspectCreated` in the system metadata instead.
   * @deprecated
   */
  created: AuditStamp;
}

/**
 * Types of incident; most of them mirror the type of the assertion whose failure raised it.
 * - `FRESHNESS`: The data is late: a freshness assertion failed.
 * - `VOLUME`: The amount of data is off: a volume assertion failed, for example on the row count.
 * - `FIELD`: Values in a column violate a rule: a field assertion failed, for example on nulls.
 * - `SQL`: A custom SQL check returned a result outside what its assertion allows.
 * - `DATA_SCHEMA`: The columns or their types are not what a schema assertion expects.
 * - `OPERATIONAL`: An operational problem rather than one in the data, for example a table that could not be built.
 * - `CUSTOM`: A custom type, named in `customType`.
 */
export type IncidentType = 'FRESHNESS' | 'VOLUME' | 'FIELD' | 'SQL' | 'DATA_SCHEMA' | 'OPERATIONAL' | 'CUSTOM';

/**
 * One user or group assigned to resolve an incident; an item of `assignees` in `IncidentInfo`.
 * Wire name: `com.linkedin.incident.IncidentAssignee`.
 */
export interface IncidentAssignee {
  /** URN of the assigned `corpuser` or `corpGroup`. */
  actor: UrnString;
  /** When the assignment was made and by whom; the actor is the assigner, not the assignee. */
  assignedAt: AuditStamp;
}

/**
 * Current state and stage of an incident, with an optional message; part of `IncidentInfo`.
 * Wire name: `com.linkedin.incident.IncidentStatus`.
 */
export interface IncidentStatus {
  /** Open or resolved; used in lists and counts of incidents. */
  state: IncidentState;
  /** Detailed stage within the state; absent until it is set. */
  stage?: IncidentStage;
  /** Message about the current status, for example how the incident was resolved. */
  message?: string;
  /** When the status last changed and by whom. */
  lastUpdated: AuditStamp;
}

/**
 * Whether an incident is still open; `IncidentStage` gives the detailed stage.
 * - `ACTIVE`: The problem is still open and needs attention.
 * - `RESOLVED`: The incident is closed, whether or not a fix was needed.
 */
export type IncidentState = 'ACTIVE' | 'RESOLVED';

/**
 * Detailed stage within the open or resolved state; the last two symbols apply to resolved incidents.
 * - `TRIAGE`: The severity and urgency of the problem are being assessed.
 * - `INVESTIGATION`: The cause is being investigated.
 * - `WORK_IN_PROGRESS`: The problem is being fixed.
 * - `FIXED`: Resolved, because the problem was fixed.
 * - `NO_ACTION_REQUIRED`: Resolved without a fix, for example after a false alarm or a planned change.
 */
export type IncidentStage = 'TRIAGE' | 'INVESTIGATION' | 'WORK_IN_PROGRESS' | 'FIXED' | 'NO_ACTION_REQUIRED';

/**
 * Source of an incident: a person or a failed assertion.
 * Wire name: `com.linkedin.incident.IncidentSource`.
 */
export interface IncidentSource {
  /** How the incident was raised; with `ASSERTION_FAILURE`, `sourceUrn` names the assertion. */
  type: IncidentSourceType;
  /** URN of the entity that caused the incident, for example the `assertion` that failed; absent when there is none. */
  sourceUrn?: UrnString;
}

/**
 * Ways in which an incident can be raised.
 * - `MANUAL`: A person or a program reported the incident through the interface or the API.
 * - `ASSERTION_FAILURE`: A failed assertion raised the incident, not a person.
 */
export type IncidentSourceType = 'MANUAL' | 'ASSERTION_FAILURE';

/**
 * Tickets in other systems that track this incident.
 * Wire name: `com.linkedin.incident.IncidentExternalLinks`.
 */
export interface IncidentExternalLinks {
  /**
   * One item per linked ticket; empty when the incident is tracked in the catalogue only.
   * Default: `[]`.
   */
  links?: IncidentExternalLink[];
}

/**
 * Link from an incident to a ticket in another system, such as a Jira issue or a PagerDuty alert.
 * Wire name: `com.linkedin.incident.IncidentExternalLink`.
 */
export interface IncidentExternalLink {
  /** Id of the configured integration, for example `ops-servicenow`; distinguishes two servers of the same product. */
  connectionId: string;
  /** Lower-case name of the ticket system: `jira`, `servicenow`, `pagerduty` or another. */
  system: string;
  /** Id of the ticket in that system, for example `DATA-482` for a Jira issue. */
  externalId: string;
  /** URL of the ticket. */
  url: string;
  /** When the link (not the ticket) was created and by whom. */
  created: AuditStamp;
  /**
   * True, the default, synchronises changes in both directions between incident and ticket; false keeps a plain link.
   * Default: `true`.
   */
  syncEnabled?: boolean;
  /** Latest successful synchronisation, in milliseconds since the epoch; absent when there has been none. */
  lastSyncTimeMillis?: number;
}

/**
 * Comments on an incident; stored separately from `IncidentInfo` so that ingestion does not overwrite them.
 * Wire name: `com.linkedin.incident.IncidentNotes`.
 */
export interface IncidentNotes {
  /**
   * Every note on the incident, oldest first.
   * Default: `[]`.
   */
  notes?: IncidentNote[];
}

/**
 * A comment or progress update on an incident, written in the catalogue or copied from an external ticket.
 * Wire name: `com.linkedin.incident.IncidentNote`.
 */
export interface IncidentNote {
  /** Text of the note in Markdown. */
  message: string;
  /** When the note was created and by whom. */
  created: AuditStamp;
  /** Source of the note in another system; absent when it was written in the catalogue. */
  source?: IncidentNoteSource;
}

/**
 * Source of an incident note, with its id and URL there.
 * Wire name: `com.linkedin.incident.IncidentNoteSource`.
 */
export interface IncidentNoteSource {
  /** Native or external; when absent, a note with an `externalId` is treated as external. */
  sourceType?: IncidentNoteSourceType;
  /** URL of the note in the external system, for example the permalink of a Jira comment. */
  externalUrl?: string;
  /** Id of the note in the external system, such as a Jira comment id; prevents a repeated sync from adding it twice. */
  externalId?: string;
}

/**
 * Whether an incident note was written in the catalogue or in another system.
 * - `NATIVE`: The note was written in the catalogue, through the interface or the API.
 * - `EXTERNAL`: The note was copied in from a ticket or incident management system.
 */
export type IncidentNoteSourceType = 'NATIVE' | 'EXTERNAL';

/**
 * Identity of an invite token, the secret in a link through which people join the catalogue.
 * Wire name: `com.linkedin.metadata.key.InviteTokenKey`.
 */
export interface InviteTokenKey {
  /** Last part of the invite token's URN, unique among tokens. */
  id: string;
}

/**
 * Token in a sign-up link that lets people create an account, with a role.
 * Wire name: `com.linkedin.identity.InviteToken`.
 */
export interface InviteToken {
  /** Encrypted token, never stored as plain text. */
  token: string;
  /** URN of the role assigned to users who accept the invitation; required on every token. */
  role?: UrnString;
}

/**
 * Identity of a lifecycle stage that assets can be placed in, for example certified or archived.
 * Wire name: `com.linkedin.metadata.key.LifecycleStageTypeKey`.
 */
export interface LifecycleStageTypeKey {
  /** Last part of the stage's URN, by convention in capitals: `PROPOSED`, `CERTIFIED` or `ARCHIVED`. */
  id: string;
}

/**
 * Defines a lifecycle stage: which entities can be in it, whether search hides them, and which stages may precede it. `status` refers to it.
 * Wire name: `com.linkedin.lifecycle.LifecycleStageTypeInfo`.
 */
export interface LifecycleStageTypeInfo {
  /** Display name of the stage, for example `Certified`. */
  name: string;
  /** Free text on what the stage means for an entity. */
  description?: string;
  /** Entity types that can be in the stage, for example `document`. Absent or empty means all. */
  entityTypes?: string[];
  /** Effects of the stage on its entities, such as being hidden from search. */
  settings: LifecycleStageSettings;
  /** Rule on the previous stages of an entity; absent allows any. */
  transitionPolicy?: LifecycleStageTransitionPolicy;
  /**
   * Deprecated; read `aspectCreated` in the system metadata instead.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Deprecated; read `aspectModified` in the system metadata instead.
   * @deprecated
   */
  lastModified: AuditStamp;
}

/**
 * Effects of a lifecycle stage on its entities; part of `lifecycleStageTypeInfo`.
 * Wire name: `com.linkedin.lifecycle.LifecycleStageSettings`.
 */
export interface LifecycleStageSettings {
  /**
   * True hides entities in the stage from search by default; a filter on `lifecycleStage` still finds them.
   * Default: `false`.
   */
  hideInSearch?: boolean;
}

/**
 * Rule on the stages from which an entity may enter this one. The server checks it when `status` is written.
 * Wire name: `com.linkedin.lifecycle.LifecycleStageTransitionPolicy`.
 */
export interface LifecycleStageTransitionPolicy {
  /** URNs of permitted previous stages; `urn:li:lifecycleStageType:__NONE__` means no stage. Absent permits all, an empty list none. */
  allowedPreviousStages?: UrnString[];
}

/**
 * Identity of a business metric, such as monthly active users, made of platform, path and id.
 * Wire name: `com.linkedin.metadata.key.MetricKey`.
 */
export interface MetricKey {
  /** URN of the `dataPlatform` that defines the metric, for example `urn:li:dataPlatform:dbt`. Required, and fixed because it is part of the URN. */
  platform: UrnString;
  /** Container path of the metric on its platform; lets two teams use the same `id` without a clash. */
  path: string;
  /** Name or id of the metric, unique within `platform` and `path` together. */
  id: string;
}

/**
 * The main facts about a metric: name, description, formula and the semantic model that defines it.
 * Wire name: `com.linkedin.metric.MetricInfo`.
 */
export interface MetricInfo {
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name, for example `Monthly active users`; it need not be unique. */
  name: string;
  /** What the metric measures, as described by the source. */
  description?: string;
  /** When the metric was created in the source and by whom, as the source or its ingestion reports it. */
  created?: AuditStamp;
  /** When the metric last changed in the source and by whom; same as `created` if it has not changed since ingestion. */
  lastModified?: AuditStamp;
  /** URN of the semantic model that defines the metric; membership only, not lineage. Absent for a standalone metric. */
  semanticModel?: UrnString;
  /** Formula of the metric, in one or more languages; absent when the source does not expose it. */
  expression?: MetricExpression;
}

/**
 * A metric's formula, with one entry per language.
 * Wire name: `com.linkedin.metric.MetricExpression`.
 */
export interface MetricExpression {
  /** The same formula in each available language; one entry is enough. */
  dialects: DialectExpression[];
}

/**
 * A metric's formula in one language.
 * Wire name: `com.linkedin.metric.DialectExpression`.
 */
export interface DialectExpression {
  /** Language of `expression`, for example `ANSI_SQL`. */
  dialect: Dialect;
  /** Formula as text, not parsed, for example `SUM(amount) / COUNT(DISTINCT user_id)`. */
  expression: string;
}

/**
 * Language in which a metric expression is written; the symbols match those of the Open Semantic Interchange (OSI) specification.
 * - `ANSI_SQL`: Standard SQL, with nothing specific to one database.
 * - `SNOWFLAKE`: The SQL dialect of Snowflake.
 * - `MDX`: The query language of OLAP cubes such as those in Microsoft Analysis Services.
 * - `TABLEAU`: The formula language of Tableau calculated fields.
 * - `DATABRICKS`: The SQL dialect of Databricks.
 * - `MAQL`: The metric query language of GoodData.
 * - `OTHER`: Any language without its own symbol here.
 */
export type Dialect = 'ANSI_SQL' | 'SNOWFLAKE' | 'MDX' | 'TABLEAU' | 'DATABRICKS' | 'MAQL' | 'OTHER';

/**
 * Relationships of a metric: the parent in the hierarchy, the metrics in its formula, and related ones.
 * Wire name: `com.linkedin.metric.MetricRelationships`.
 */
export interface MetricRelationships {
  /** URN of the parent metric in the hierarchy; absent for a root. */
  parentMetric?: UrnString;
  /**
   * Metrics from which this one is calculated, as for a ratio of two; shown as upstream lineage.
   * Default: `[]`.
   */
  derivedFrom?: DerivedMetricInput[];
  /**
   * Metrics worth viewing together, for example with a shared dimension; not part of lineage.
   * Default: `[]`.
   */
  relatedMetrics?: Edge[];
}

/**
 * An edge from a derived metric to one metric in its calculation; a separate type with the fields of `Edge`.
 * Wire name: `com.linkedin.metric.DerivedMetricInput`.
 */
export interface DerivedMetricInput {
  /** URN of the entity where the edge starts; when absent, the entity that carries the aspect. */
  sourceUrn?: UrnString;
  /** URN of the entity that the edge points to. */
  destinationUrn: UrnString;
  /** Who created the edge or assignment, and when; absent if not recorded. */
  created?: AuditStamp;
  /** Who last changed the edge or assignment, and when; absent if not recorded. */
  lastModified?: AuditStamp;
  /** Custom key-value pairs on this edge; keys and values are strings. */
  properties?: Record<string, string>;
}

/**
 * Datasets and columns that a metric reads directly. Lineage between metrics is in `metricRelationships` instead.
 * Wire name: `com.linkedin.metric.MetricUpstreams`.
 */
export interface MetricUpstreams {
  /** Datasets that the metric reads; semantic model datasets if a model defines it, otherwise physical ones. */
  datasetUpstreams?: Edge[];
  /** Columns that the metric reads; the dataset of each must be in `datasetUpstreams`. Write an empty array to clear old entries. */
  fieldUpstreams?: Edge[];
}

/**
 * Hints for AI models about a metric, semantic model or schema field; follows the OSI `ai_context` layout.
 * Wire name: `com.linkedin.common.AiContext`.
 */
export interface AiContext {
  /** Synonyms and abbreviations, such as `ARR` for annual recurring revenue. */
  synonyms?: string[];
  /** Instructions for a model on how to read and apply the entity, also readable by people. */
  instructions?: string;
  /** Sample values or typical uses that show a model what real data looks like. */
  examples?: string[];
  /** Free text given to a model in addition to `instructions`, to adjust its behaviour. */
  customInstructions?: string;
}

/**
 * Identity of a machine-learning feature, one model input: `urn:li:mlFeature:(customer,lifetime_value)`.
 * Wire name: `com.linkedin.metadata.key.MLFeatureKey`.
 */
export interface MLFeatureKey {
  /** Namespace that distinguishes equal feature names; connectors often use the name of the feature table. */
  featureNamespace: string;
  /** Name of the feature, unique within `featureNamespace`. */
  name: string;
}

/**
 * User-written text for a machine learning feature in the catalogue, stored separately from `mlFeatureProperties` so that ingestion does not overwrite it.
 * Wire name: `com.linkedin.ml.metadata.EditableMLFeatureProperties`.
 */
export interface EditableMLFeatureProperties {
  /** Description written in the catalogue; the ingested one is in `mlFeatureProperties`. */
  description?: string;
}

/**
 * Metadata of a machine learning feature from its feature store: type, version and source datasets.
 * Wire name: `com.linkedin.ml.metadata.MLFeatureProperties`.
 */
export interface MLFeatureProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Description from the feature store; edits made in the catalogue go to `editableMlFeatureProperties`. */
  description?: string;
  /** Statistical kind of the values, such as `CONTINUOUS` or `NOMINAL`, rather than a column type. */
  dataType?: MLFeatureDataType;
  /** Version of the feature's definition in the feature store; absent when the store has none. */
  version?: VersionTag;
  /** URNs of the datasets from which the feature is computed; these become upstream lineage. */
  sources?: UrnString[];
}

/**
 * Data type of a machine learning feature or primary key.
 * - `USELESS`: Distinct values without predictive use, such as randomly generated account numbers.
 * - `NOMINAL`: Categories without order, such as animal species; averages of them are meaningless.
 * - `ORDINAL`: Whole numbers that rank items without fixed distances, such as places in a race.
 * - `BINARY`: One of exactly two values, such as yes or no.
 * - `COUNT`: Whole numbers from zero up, such as orders per customer.
 * - `TIME`: Continuous data with a cyclical pattern, such as daily, weekly or yearly cycles.
 * - `INTERVAL`: Evenly spaced numbers without a cyclical pattern, such as temperature or income.
 * - `IMAGE`: Still images, such as product photographs.
 * - `VIDEO`: Moving images, such as camera footage.
 * - `AUDIO`: Sound, such as recorded speech.
 * - `TEXT`: Text, such as a product review.
 * - `MAP`: Keys mapped to values, such as a Python `dict`.
 * - `SEQUENCE`: Elements in order, such as a Python `list` or `tuple`.
 * - `SET`: Distinct elements without order, such as a Python `set`.
 * - `CONTINUOUS`: Real-valued measurements, such as height or weight.
 * - `BYTE`: Raw bytes that encode any object.
 * - `UNKNOWN`: The source did not specify the data type.
 */
export type MLFeatureDataType = 'USELESS' | 'NOMINAL' | 'ORDINAL' | 'BINARY' | 'COUNT' | 'TIME' | 'INTERVAL' | 'IMAGE' | 'VIDEO' | 'AUDIO' | 'TEXT' | 'MAP' | 'SEQUENCE' | 'SET' | 'CONTINUOUS' | 'BYTE' | 'UNKNOWN';

/**
 * Identity of a feature table, a group of features kept together in a feature store such as Feast.
 * Wire name: `com.linkedin.metadata.key.MLFeatureTableKey`.
 */
export interface MLFeatureTableKey {
  /** URN of the `dataPlatform` for the feature store, for example `urn:li:dataPlatform:feast`. */
  platform: UrnString;
  /** Name of the feature table on its platform; there is no environment in this key. */
  name: string;
}

/**
 * User-written text for a feature table in the catalogue, stored separately from the ingested `mlFeatureTableProperties`.
 * Wire name: `com.linkedin.ml.metadata.EditableMLFeatureTableProperties`.
 */
export interface EditableMLFeatureTableProperties {
  /** Description written in the catalogue; the ingested one is in `mlFeatureTableProperties`. */
  description?: string;
}

/**
 * Features and primary keys of a feature table, and its description.
 * Wire name: `com.linkedin.ml.metadata.MLFeatureTableProperties`.
 */
export interface MLFeatureTableProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Description from the feature store; edits made in the catalogue go to `editableMlFeatureTableProperties`. */
  description?: string;
  /** URNs of the `mlFeature` entities that belong to the table. */
  mlFeatures?: UrnString[];
  /** URNs of the `mlPrimaryKey` entities that identify a row; more than one together form a composite key. */
  mlPrimaryKeys?: UrnString[];
}

/**
 * Identity of one trained model: `urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)`.
 * Wire name: `com.linkedin.metadata.key.MLModelKey`.
 */
export interface MLModelKey {
  /** URN of the `dataPlatform` where the model was built or registered, for example `urn:li:dataPlatform:mlflow`. */
  platform: UrnString;
  /** Name of the model on its platform; where each version is its own model, the name includes the version. */
  name: string;
  /** Environment in which the model was made or belongs, for example `PROD` or `DEV`. */
  origin: FabricType;
}

/**
 * User-written text for a model in the catalogue, stored separately from the ingested `mlModelProperties`.
 * Wire name: `com.linkedin.ml.metadata.EditableMLModelProperties`.
 */
export interface EditableMLModelProperties {
  /** Description written in the catalogue; the ingested one is in `mlModelProperties`. */
  description?: string;
}

/**
 * Metadata of a model from its registry: algorithm, parameters, metrics, features, jobs and deployments.
 * Wire name: `com.linkedin.ml.metadata.MLModelProperties`.
 */
export interface MLModelProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** URNs of data jobs or process instances that trained the model. They are shown as upstream lineage, as are runs with the model as output. */
  trainingJobs?: string[];
  /** URNs of data jobs or process instances that use the model; downstream in lineage. */
  downstreamJobs?: string[];
  /** Display name, shown instead of the one in the URN. */
  name?: string;
  /** Description from the model registry; edits made in the catalogue go to `editableMlModelProperties`. */
  description?: string;
  /**
   * Deprecated in favour of `created`; when the model was developed, in milliseconds since the epoch.
   * @deprecated
   */
  date?: number;
  /** When the model was recorded in the model registry, and the actor if known; replaces `date`. */
  created?: TimeStamp;
  /** When the model last changed in its registry, not in the catalogue. */
  lastModified?: TimeStamp;
  /** Version tag of this model, for example `v3`; other versions are found through `groups`. */
  version?: VersionTag;
  /** Algorithm or architecture as free text, for example `random forest` or `transformer`. */
  type?: string;
  /** Deprecated map from hyperparameter name to typed value; write `hyperParams` instead. */
  hyperParameters?: Record<string, { 'string': string } | { 'int': number } | { 'float': number } | { 'double': number } | { 'boolean': boolean }>;
  /** Hyperparameters set before training, each with a name and a string value; replaces `hyperParameters`. */
  hyperParams?: MLHyperParam[];
  /** Metrics measured during training, such as validation loss. */
  trainingMetrics?: MLMetric[];
  /** Metrics measured on live traffic in production. */
  onlineMetrics?: MLMetric[];
  /** URNs of the `mlFeature` entities on which the model was trained; upstream in lineage. */
  mlFeatures?: UrnString[];
  /**
   * Plain strings from the registry, not URNs; catalogue tags are in the `globalTags` aspect.
   * Default: `[]`.
   */
  tags?: string[];
  /** URNs of the `mlModelDeployment` entities that serve this model. */
  deployments?: UrnString[];
  /** URNs of the `mlModelGroup` entities that contain this model; downstream in lineage. */
  groups?: UrnString[];
}

/**
 * What the model was built for, for whom, and which uses are out of scope.
 * Wire name: `com.linkedin.ml.metadata.IntendedUse`.
 */
export interface IntendedUse {
  /** Tasks the model was designed to do, one per item, in free text. */
  primaryUses?: string[];
  /** Intended kinds of user; several may apply. */
  primaryUsers?: IntendedUserType[];
  /** Uses for which the model was not built, including similar technology it could be mistaken for. */
  outOfScopeUses?: string[];
}

/**
 * Audience of a model, as listed in `primaryUsers` of `intendedUse`.
 * - `ENTERPRISE`: The model is meant for business use.
 * - `HOBBY`: The model is meant for hobbyists and personal projects.
 * - `ENTERTAINMENT`: The model is meant for entertainment or leisure.
 */
export type IntendedUserType = 'ENTERPRISE' | 'HOBBY' | 'ENTERTAINMENT';

/**
 * The factors section of a model card: what can affect the results, and which of these factors were tested.
 * Wire name: `com.linkedin.ml.metadata.MLModelFactorPrompts`.
 */
export interface MLModelFactorPrompts {
  /** Factors expected to affect the model's performance, whether or not they were measured. */
  relevantFactors?: MLModelFactors[];
  /** Factors by which the results are broken down; usually a subset of `relevantFactors`. */
  evaluationFactors?: MLModelFactors[];
}

/**
 * Factors that can change a model's results: groups, instruments and environment.
 * Wire name: `com.linkedin.ml.metadata.MLModelFactors`.
 */
export interface MLModelFactors {
  /** Distinct categories within the evaluation data; for models about people, groups that share a trait such as age. */
  groups?: string[];
  /** Devices or tools that capture the model's input, such as a camera or microphone type. */
  instrumentation?: string[];
  /** Environment in which the model runs, such as lighting, noise or climate. */
  environment?: string[];
}

/**
 * The metrics section of a model card: the measures used to assess the model and its decision thresholds.
 * Wire name: `com.linkedin.ml.metadata.Metrics`.
 */
export interface Metrics {
  /** Names of the measures used to assess the model, such as `precision` or `AUC`. */
  performanceMeasures?: string[];
  /** Thresholds that turn a score into a decision, as strings; absent when there are none. */
  decisionThreshold?: string[];
}

/**
 * Datasets used to evaluate the model, so that a reader can judge its results.
 * Wire name: `com.linkedin.ml.metadata.EvaluationData`.
 */
export interface EvaluationData {
  /** Datasets behind the quantitative analyses, each with motivation and preparation. */
  evaluationData: BaseData[];
}

/**
 * A dataset used for a model, with why it was chosen and how it was prepared; an item of the training and evaluation data aspects.
 * Wire name: `com.linkedin.ml.metadata.BaseData`.
 */
export interface BaseData {
  /** URN of the dataset, which must be a `dataset` entity. */
  dataset: UrnString;
  /** Why this dataset was chosen, as free text. */
  motivation?: string;
  /** Preparation steps in plain text, one per item, such as `lowercased and tokenised` or `rows without a label dropped`. */
  preProcessing?: string[];
}

/**
 * Datasets used to train the model; may be unspecific when the data is confidential.
 * Wire name: `com.linkedin.ml.metadata.TrainingData`.
 */
export interface TrainingData {
  /** Training datasets, each with motivation and preparation. */
  trainingData: BaseData[];
}

/**
 * Links to the evaluation results of a model, broken down by single factors and by their combinations.
 * Wire name: `com.linkedin.ml.metadata.QuantitativeAnalyses`.
 */
export interface QuantitativeAnalyses {
  /** Link to a dashboard that breaks the results down by one factor at a time. */
  unitaryResults?: string;
  /** Link to a dashboard that breaks the results down by combinations of factors, such as age within region. */
  intersectionalResults?: string;
}

/**
 * The ethics section of a model card: sensitive data, effects on people, risks and mitigations. All lists are free text.
 * Wire name: `com.linkedin.ml.metadata.EthicalConsiderations`.
 */
export interface EthicalConsiderations {
  /** Sensitive data that the model uses, one kind per item, such as `ethnicity` or `health records`. */
  data?: string[];
  /** Decisions about health, safety or livelihood that the model informs or could inform. */
  humanLife?: string[];
  /** Measures taken during development to reduce the risks, one per item. */
  mitigations?: string[];
  /** Possible harms, with who would be affected, their likelihood and severity; also those considered but left undetermined. */
  risksAndHarms?: string[];
  /** Especially sensitive uses of the model; compare `outOfScopeUses` in the `intendedUse` aspect. */
  useCases?: string[];
}

/**
 * The closing part of a model card: known limitations, advice on where the model fits, and what good evaluation data looks like.
 * Wire name: `com.linkedin.ml.metadata.CaveatsAndRecommendations`.
 */
export interface CaveatsAndRecommendations {
  /** Known limitations that the other model card aspects do not cover; at most one record per model. */
  caveats?: CaveatDetails;
  /** Recommendations on the use of the model, as free text. */
  recommendations?: string;
  /** Characteristics of an ideal test dataset, one per item, such as `balanced across age bands`. */
  idealDatasetCharacteristics?: string[];
}

/**
 * Open questions about a model's evaluation: outstanding tests and groups missing from the data. Part of `mlModelCaveatsAndRecommendations`.
 * Wire name: `com.linkedin.ml.metadata.CaveatDetails`.
 */
export interface CaveatDetails {
  /** True when the evaluation left questions that need more tests; absent when unknown. */
  needsFurtherTesting?: boolean;
  /** Free text describing the limitation, such as a category that the data reduces to two values. */
  caveatDescription?: string;
  /** Names of groups missing from the evaluation data, for which the results may not hold. */
  groupsNotRepresented?: string[];
}

/**
 * Location of the code of a model and its pipelines.
 * Wire name: `com.linkedin.ml.metadata.SourceCode`.
 */
export interface SourceCode {
  /** Links to the code, each marked as model, training or evaluation. */
  sourceCode: SourceCodeUrl[];
}

/**
 * A link to source code and its role; an item of the `sourceCode` aspect.
 * Wire name: `com.linkedin.ml.metadata.SourceCodeUrl`.
 */
export interface SourceCodeUrl {
  /** Whether the link points to the model itself, its training pipeline or its evaluation pipeline. */
  type: SourceCodeUrlType;
  /** URL of the repository, directory or file, for example `https://git.example.com/ml/churn`. */
  sourceCodeUrl: string;
}

/**
 * Part of a model's code that a link points to.
 * - `ML_MODEL_SOURCE_CODE`: Code that defines the model itself.
 * - `TRAINING_PIPELINE_SOURCE_CODE`: Code of the pipeline that trains the model.
 * - `EVALUATION_PIPELINE_SOURCE_CODE`: Code of the pipeline that tests the trained model.
 */
export type SourceCodeUrlType = 'ML_MODEL_SOURCE_CODE' | 'TRAINING_PIPELINE_SOURCE_CODE' | 'EVALUATION_PIPELINE_SOURCE_CODE';

/**
 * Cost code to which a machine learning model is charged.
 * Wire name: `com.linkedin.common.Cost`.
 */
export interface Cost {
  /** Accounting scheme of the code in `cost`; only one is defined. */
  costType: CostType;
  /** The cost code, either as a number or as text. */
  cost: CostCost;
}

/**
 * Accounting schemes for cost codes.
 * - `ORG_COST_TYPE`: Charged to an organisational unit.
 */
export type CostType = 'ORG_COST_TYPE';

/**
 * A cost code in one of two forms; `fieldDiscriminator` names the one in use.
 * Wire name: `com.linkedin.common.CostCost`.
 */
export interface CostCost {
  /** Numeric form of the code; absent when `costCode` is the one set. */
  costId?: number;
  /** Textual form of the code; absent when `costId` is the one set. */
  costCode?: string;
  /** Whether to use `costId` or `costCode`. */
  fieldDiscriminator: CostCostDiscriminator;
}

/**
 * The two forms in which a cost code can be given.
 * - `costId`: Use the number in `costId`.
 * - `costCode`: Use the text in `costCode`.
 */
export type CostCostDiscriminator = 'costId' | 'costCode';

/**
 * Identity of a deployed model, for example a SageMaker endpoint that serves prediction requests.
 * Wire name: `com.linkedin.metadata.key.MLModelDeploymentKey`.
 */
export interface MLModelDeploymentKey {
  /** URN of the `dataPlatform` that serves the model, for example `urn:li:dataPlatform:sagemaker`. */
  platform: UrnString;
  /** Name of the deployment on its platform, such as the endpoint name. */
  name: string;
  /** Environment that the deployment serves, for example `PROD` or `DEV`. */
  origin: FabricType;
}

/**
 * Metadata of a deployed model: version, state and creation time.
 * Wire name: `com.linkedin.ml.metadata.MLModelDeploymentProperties`.
 */
export interface MLModelDeploymentProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Description of the deployment from the serving system. */
  description?: string;
  /** When the deployment was created, in milliseconds since the epoch. */
  createdAt?: number;
  /** Version tag of the deployment in the serving system. */
  version?: VersionTag;
  /** State of the endpoint when metadata was last collected, for example `IN_SERVICE`. */
  status?: DeploymentStatus;
}

/**
 * Lifecycle state of a deployed model endpoint, used in `mlModelDeploymentProperties`.
 * - `OUT_OF_SERVICE`: The endpoint exists but does not serve predictions.
 * - `CREATING`: The endpoint is starting up for the first time.
 * - `UPDATING`: A change to the endpoint, such as a new model version, is being rolled out.
 * - `ROLLING_BACK`: A change is being rolled back to the earlier version.
 * - `IN_SERVICE`: The endpoint is live and takes requests.
 * - `DELETING`: The endpoint is being removed.
 * - `FAILED`: The endpoint failed, according to the serving system.
 * - `UNKNOWN`: The serving system reported no state, or one that matches no other symbol.
 */
export type DeploymentStatus = 'OUT_OF_SERVICE' | 'CREATING' | 'UPDATING' | 'ROLLING_BACK' | 'IN_SERVICE' | 'DELETING' | 'FAILED' | 'UNKNOWN';

/**
 * Identity of a model group, the family to which the versions of one model belong; a registered model in MLflow, for instance.
 * Wire name: `com.linkedin.metadata.key.MLModelGroupKey`.
 */
export interface MLModelGroupKey {
  /** URN of the `dataPlatform` that keeps the group, for example `urn:li:dataPlatform:mlflow`. */
  platform: UrnString;
  /** Name of the group on its platform, such as that of a registered model. */
  name: string;
  /** Environment of the group, for example `PROD` or `DEV`. */
  origin: FabricType;
}

/**
 * User-written text for a model group in the catalogue, stored separately from the ingested `mlModelGroupProperties`.
 * Wire name: `com.linkedin.ml.metadata.EditableMLModelGroupProperties`.
 */
export interface EditableMLModelGroupProperties {
  /** Description written in the catalogue; the ingested one is in `mlModelGroupProperties`. */
  description?: string;
}

/**
 * Metadata of a model group, which contains the versions of a model: its jobs, dates and version.
 * Wire name: `com.linkedin.ml.metadata.MLModelGroupProperties`.
 */
export interface MLModelGroupProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** URNs of data jobs or process instances that train the group's models. They are shown as upstream lineage, as are runs with the model as output. */
  trainingJobs?: string[];
  /** URNs of data jobs or process instances that use models of this group; downstream in lineage. */
  downstreamJobs?: string[];
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name, shown instead of the one in the URN. */
  name?: string;
  /** Description from the model registry; edits made in the catalogue go to `editableMlModelGroupProperties`. */
  description?: string;
  /**
   * Deprecated in favour of `created`; when the group was created, in milliseconds since the epoch.
   * @deprecated
   */
  createdAt?: number;
  /** When the group was created in the model registry, and the actor if known; replaces `createdAt`. */
  created?: TimeStamp;
  /** When the group last changed in the model registry, not in the catalogue. */
  lastModified?: TimeStamp;
  /** Version tag of the group as a whole; versions of single models are in `mlModelProperties`. */
  version?: VersionTag;
}

/**
 * Identity of a feature table's primary key, the column by which features are looked up, such as `customer_id`.
 * Wire name: `com.linkedin.metadata.key.MLPrimaryKeyKey`.
 */
export interface MLPrimaryKeyKey {
  /** Namespace that distinguishes equal key names; connectors often use the name of the feature table. */
  featureNamespace: string;
  /** Name of the key column, unique within `featureNamespace`. */
  name: string;
}

/**
 * User-written text for a feature table's primary key in the catalogue, stored separately from the ingested `mlPrimaryKeyProperties`.
 * Wire name: `com.linkedin.ml.metadata.EditableMLPrimaryKeyProperties`.
 */
export interface EditableMLPrimaryKeyProperties {
  /** Description written in the catalogue; the ingested one is in `mlPrimaryKeyProperties`. */
  description?: string;
}

/**
 * Metadata of a key column of a feature table: type, version and source datasets.
 * Wire name: `com.linkedin.ml.metadata.MLPrimaryKeyProperties`.
 */
export interface MLPrimaryKeyProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Description from the feature store; edits made in the catalogue go to `editableMlPrimaryKeyProperties`. */
  description?: string;
  /** Statistical kind of the key's values, such as `ORDINAL` or `TEXT`, rather than a column type. */
  dataType?: MLFeatureDataType;
  /** Version of the key's definition in the feature store; absent when the store has none. */
  version?: VersionTag;
  /** URNs of the datasets that supply the key, upstream in lineage; required, unlike in `mlFeatureProperties`. */
  sources: UrnString[];
}

/**
 * Identity of a notebook: its tool and its id there, as in `urn:li:notebook:(querybook,773)`.
 * Wire name: `com.linkedin.metadata.key.NotebookKey`.
 */
export interface NotebookKey {
  /** Name of the tool that hosts the notebook, for example `querybook`; a plain name, not a platform URN. */
  notebookTool: string;
  /** Id of the notebook, unique across every deployment of the same tool; include the host where ids may clash, as in `querybook.acme.com/notebook/773`. */
  notebookId: string;
}

/**
 * Title, description and change history of a notebook from the source system. In beta.
 * Wire name: `com.linkedin.notebook.NotebookInfo`.
 */
export interface NotebookInfo {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Title of the notebook in its tool; searchable. */
  title: string;
  /** Description from the source system; edits made in the catalogue are in `EditableNotebookProperties`. */
  description?: string;
  /** When the notebook was created, last changed and deleted, and by whom. */
  changeAuditStamps: ChangeAuditStamps;
}

/**
 * Cells of a notebook in reading order. In beta.
 * Wire name: `com.linkedin.notebook.NotebookContent`.
 */
export interface NotebookContent {
  /**
   * Text, query and chart cells from top to bottom; empty when only the notebook itself is known.
   * Default: `[]`.
   */
  cells?: NotebookCell[];
}

/**
 * One cell of a notebook: `type` gives its type, and exactly one of the cell fields is set.
 * Wire name: `com.linkedin.notebook.NotebookCell`.
 */
export interface NotebookCell {
  /** Content of a text cell; absent for other types. */
  textCell?: TextCell;
  /** Content of a query cell; absent for other types. */
  queryCell?: QueryCell;
  /** Content of a chart cell; absent for other types. */
  chartCell?: ChartCell;
  /** Type of cell, which determines which of the three cell fields is set. */
  type: NotebookCellType;
}

/**
 * Notebook cell that contains text between queries and charts.
 * Wire name: `com.linkedin.notebook.TextCell`.
 */
export interface TextCell {
  /** Title of the notebook cell; absent for a cell without one. */
  cellTitle?: string;
  /** Id unique across all deployments of the notebook tool, for example a URL such as `querybook.com/notebook/773/?cellId=1234`. */
  cellId: string;
  /** When the notebook cell was created, last changed and deleted, and by whom. */
  changeAuditStamps: ChangeAuditStamps;
  /** Text of the cell, as written by its author. */
  text: string;
}

/**
 * Notebook cell that holds a query, with the time of its latest execution.
 * Wire name: `com.linkedin.notebook.QueryCell`.
 */
export interface QueryCell {
  /** Title of the notebook cell; absent for a cell without one. */
  cellTitle?: string;
  /** Id unique across all deployments of the notebook tool, for example a URL such as `querybook.com/notebook/773/?cellId=1234`. */
  cellId: string;
  /** When the notebook cell was created, last changed and deleted, and by whom. */
  changeAuditStamps: ChangeAuditStamps;
  /** Query text as written in the cell, for example an SQL statement. */
  rawQuery: string;
  /** When the query was last run and by whom; absent when that is unknown. */
  lastExecuted?: AuditStamp;
}

/**
 * Notebook cell that shows a chart; it has a title and an id but not the chart's data.
 * Wire name: `com.linkedin.notebook.ChartCell`.
 */
export interface ChartCell {
  /** Title of the notebook cell; absent for a cell without one. */
  cellTitle?: string;
  /** Id unique across all deployments of the notebook tool, for example a URL such as `querybook.com/notebook/773/?cellId=1234`. */
  cellId: string;
  /** When the notebook cell was created, last changed and deleted, and by whom. */
  changeAuditStamps: ChangeAuditStamps;
}

/**
 * Kinds of notebook cell, one for each cell field of `NotebookCell`.
 * - `TEXT_CELL`: Text; the content is in `textCell`.
 * - `QUERY_CELL`: A query statement; the content is in `queryCell`.
 * - `CHART_CELL`: A chart; the content is in `chartCell`.
 */
export type NotebookCellType = 'TEXT_CELL' | 'QUERY_CELL' | 'CHART_CELL';

/**
 * User-written documentation of a notebook, stored separately so that ingestion does not overwrite it. In beta.
 * Wire name: `com.linkedin.notebook.EditableNotebookProperties`.
 */
export interface EditableNotebookProperties {
  /**
   * Who created the resource and when; a time of 0 means unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the resource and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Description written in the catalogue; the one from the source system stays in `NotebookInfo`. */
  description?: string;
}

/**
 * Identity of an ownership type, such as Data Steward or Technical Owner.
 * Wire name: `com.linkedin.metadata.key.OwnershipTypeKey`.
 */
export interface OwnershipTypeKey {
  /** Last part of the ownership type's URN; separate from the display name, which can then change freely. */
  id: string;
}

/**
 * A type of ownership, such as data steward or technical owner, assigned to owners of an entity.
 * Wire name: `com.linkedin.ownership.OwnershipTypeInfo`.
 */
export interface OwnershipTypeInfo {
  /** Display name of the ownership type, for example `Data Steward`. */
  name: string;
  /** Responsibilities of an owner of this type. */
  description?: string;
  /**
   * Who defined the ownership type and when; deprecated, read `aspectCreated` of the system metadata instead.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Who last changed the ownership type and when; deprecated, read `aspectModified` of the system metadata instead.
   * @deprecated
   */
  lastModified: AuditStamp;
}

/**
 * Identity of a platform resource, an object that an integration such as Slack or Teams stores in the catalogue outside the core model.
 * Wire name: `com.linkedin.platformresource.PlatformResourceKey`.
 */
export interface PlatformResourceKey {
  /** Unique across the whole catalogue: often a UUID or hash over data platform, instance, native id and resource type. */
  id: string;
}

/**
 * Type, keys and contents of an object that an integration stores in the catalogue, such as a Slack conversation.
 * Wire name: `com.linkedin.platformresource.PlatformResourceInfo`.
 */
export interface PlatformResourceInfo {
  /** Free-form kind of the object, such as `user`, `conversation` or `grant`; indexed, so objects can be looked up by it. */
  resourceType: string;
  /** Id of the object in the external system, such as a Slack member id; it need not repeat the data platform. */
  primaryKey: string;
  /** Other values by which the object can be found, such as a member's email address or telephone number. */
  secondaryKeys?: string[];
  /** The stored object in serialised form, with its content type and schema. */
  value?: SerializedValue;
}

/**
 * An object stored as bytes, with its encoding and schema so that readers can decode it.
 * Wire name: `com.linkedin.common.SerializedValue`.
 */
export interface SerializedValue {
  /** The encoded object, for example the UTF-8 bytes of a JSON text. */
  blob: string;
  /**
   * Encoding of the bytes in `blob`.
   * Default: `"JSON"`.
   */
  contentType?: SerializedValueContentType;
  /** Language of the object's schema; absent when no schema is known, `NONE` when it is in none of the listed languages. */
  schemaType?: SerializedValueSchemaType;
  /** Name by which the schema can be found, such as a fully qualified class name; absent when unknown. */
  schemaRef?: string;
}

/**
 * Encodings a serialised object can have.
 * - `JSON`: Bytes are JSON text.
 * - `BINARY`: Bytes are not text; `schemaType` may indicate how to decode them.
 */
export type SerializedValueContentType = 'JSON' | 'BINARY';

/**
 * Schema languages in which a serialised object can be described.
 * - `AVRO`: Described by an Avro schema.
 * - `PROTOBUF`: Described by a Protocol Buffers message.
 * - `PEGASUS`: Described by a Pegasus schema, the `.pdl` language of Rest.li.
 * - `THRIFT`: Described by a Thrift definition.
 * - `JSON`: Described by a JSON schema.
 * - `NONE`: Not described in any of the listed languages.
 */
export type SerializedValueSchemaType = 'AVRO' | 'PROTOBUF' | 'PEGASUS' | 'THRIFT' | 'JSON' | 'NONE';

/**
 * Identity of a post, an announcement or link shown to users, for example on the home page.
 * Wire name: `com.linkedin.metadata.key.PostKey`.
 */
export interface PostKey {
  /** Last part of the post's URN; the server generates it when the post is created. */
  id: string;
}

/**
 * An announcement to users of the catalogue: its content, where it is shown and when it was created.
 * Wire name: `com.linkedin.post.PostInfo`.
 */
export interface PostInfo {
  /** Where the announcement appears: on the home page or on one entity. */
  type: PostType;
  /** Title, text, link and media of the announcement. */
  content: PostContent;
  /**
   * Deprecated: when the post was created, in milliseconds since the epoch; newer search takes it from the system metadata.
   * @deprecated
   */
  created: number;
  /**
   * Deprecated: when the post was last edited, in milliseconds since the epoch; newer search takes it from the system metadata.
   * @deprecated
   */
  lastModified: number;
  /**
   * Deprecated: who created the post and when, unaffected by later edits; newer search takes it from the system metadata.
   * @deprecated
   */
  auditStamp?: AuditStamp;
  /** URN of the entity the announcement is about; absent for the home page. */
  target?: UrnString;
}

/**
 * Places where an announcement can appear.
 * - `HOME_PAGE_ANNOUNCEMENT`: Shown to users on the catalogue's home page.
 * - `ENTITY_ANNOUNCEMENT`: Shown on the entity given in `target`.
 */
export type PostType = 'HOME_PAGE_ANNOUNCEMENT' | 'ENTITY_ANNOUNCEMENT';

/**
 * Content of a post: a title with optional text, link and image.
 * Wire name: `com.linkedin.post.PostContent`.
 */
export interface PostContent {
  /** Title of the post; searchable. */
  title: string;
  /** Whether the post is a text or a link. */
  type: PostContentType;
  /** Text of the post, shown below the title. */
  description?: string;
  /** URL that the post links to, for posts of type `LINK`. */
  link?: string;
  /** Image shown with the post; absent if there is none. */
  media?: Media;
}

/**
 * Forms a post can take.
 * - `TEXT`: A message displayed in full.
 * - `LINK`: A link to the page given in `link`.
 */
export type PostContentType = 'TEXT' | 'LINK';

/**
 * A media file shown in a post: its type and URL.
 * Wire name: `com.linkedin.common.Media`.
 */
export interface Media {
  /** Kind of file; only images are defined. */
  type: MediaType;
  /** URL of the file, such as `https://example.org/banner.png`. */
  location: string;
}

/**
 * Kinds of media a post can show.
 * - `IMAGE`: An image displayed in the post.
 */
export type MediaType = 'IMAGE';

/**
 * Identity of a query, a statement such as SQL that reads or writes one or more datasets.
 * Wire name: `com.linkedin.metadata.key.QueryKey`.
 */
export interface QueryKey {
  /** Last part of the query's URN; connectors often use a hash of the statement, so that equal queries are deduplicated. */
  id: string;
}

/**
 * A query entity: its text, its name, its author and its source.
 * Wire name: `com.linkedin.query.QueryProperties`.
 */
export interface QueryProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Text of the query, with its language. */
  statement: QueryStatement;
  /** Whether a person entered the query or an ingestion run found it. */
  source: QuerySource;
  /** Title shown instead of the query's text; absent if there is none. */
  name?: string;
  /** Free text on what the query answers and when to use it. */
  description?: string;
  /** Who made the query and when. */
  created: AuditStamp;
  /** Who last changed the query and when. */
  lastModified: AuditStamp;
  /** URN of the asset whose definition contained the query, such as a view or a dbt model; absent for free-standing queries. */
  origin?: UrnString;
}

/**
 * Sources of a query entity.
 * - `MANUAL`: A user entered it in the catalogue's interface.
 * - `SYSTEM`: An ingestion run found it, for instance in a query log.
 */
export type QuerySource = 'MANUAL' | 'SYSTEM';

/**
 * Tables and columns that the query uses, so that it can be found from their pages.
 * Wire name: `com.linkedin.query.QuerySubjects`.
 */
export interface QuerySubjects {
  /** Every table that the query uses, several for a join, and optionally the columns. */
  subjects: QuerySubject[];
}

/**
 * One asset that a query reads or writes.
 * Wire name: `com.linkedin.query.QuerySubject`.
 */
export interface QuerySubject {
  /** URN of the asset, usually a dataset or one of its schema fields. */
  entity: UrnString;
}

/**
 * How often, by whom and at what cost the query was run, one record per time bucket (a time series).
 * Wire name: `com.linkedin.query.QueryUsageStatistics`.
 */
export interface QueryUsageStatistics {
  /** Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event describes; all of it when absent.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id set by the sender; distinguishes data points that would otherwise count as the same event. */
  messageId?: string;
  /** Number of executions within the bucket. */
  queryCount?: number;
  /** Cost of the executions within the bucket, in whatever unit the source reports. */
  queryCost?: number;
  /** Time of the latest execution, in milliseconds since the epoch. */
  lastExecutedAt?: number;
  /** Number of distinct users, within the period of the statistics. */
  uniqueUserCount?: number;
  /** Number of executions per user within the bucket. */
  userCounts?: DatasetUserUsageCounts[];
}

/**
 * Identity of a source code repository, as in `urn:li:repository:github.acme/payments`; the platform itself is in the `dataPlatformInstance` aspect.
 * Wire name: `com.linkedin.repository.RepositoryKey`.
 */
export interface RepositoryKey {
  /** By convention platform, organisation and name, as in `gitlab.acme/etl`; the platform prefix may be missing for in-house repositories. */
  id: string;
}

/**
 * Name, default branch, languages, licence and similar facts about a source code repository.
 * Wire name: `com.linkedin.repository.RepositoryProperties`.
 */
export interface RepositoryProperties {
  /** Name in the interface and in search, for example `payments`; the URN is built from `RepositoryKey`. */
  name: string;
  /** What the code is for, usually the short text from the hosting service. */
  description?: string;
  /** Branch that a fresh clone checks out, for example `main`. */
  defaultBranch?: string;
  /** Programming languages in the code, such as `Go` or `SQL`, by convention with the most used one first. */
  languages?: string[];
  /** Licence of the code, preferably as an SPDX id such as `Apache-2.0`. */
  license?: string;
  /** URL of the project's site or documentation; for the repository itself see `RepositorySource`. */
  homepageUrl?: string;
  /** True for a repository that is read-only and no longer maintained; absent when unknown. */
  archived?: boolean;
  /** When the repository was created and by whom; absent when the source does not report it. */
  created?: AuditStamp;
  /** When the repository last changed and by whom; absent when the source does not report it. */
  lastModified?: AuditStamp;
}

/**
 * Where a repository is hosted: its address and its id on the hosting service.
 * Wire name: `com.linkedin.repository.RepositorySource`.
 */
export interface RepositorySource {
  /** URL for browsing or cloning the repository, for example `https://github.com/acme/payments`. */
  externalUrl?: string;
  /** Id on the hosting service: a number, as on GitHub, or a slug such as `acme/payments`. */
  externalId?: string;
}

/**
 * Origin of a repository, currently only the one it was forked from.
 * Wire name: `com.linkedin.repository.RepositoryLineage`.
 */
export interface RepositoryLineage {
  /** URN of the `repository` from which this one was forked; absent when it is not a fork. */
  forkOf?: UrnString;
}

/**
 * Identity of an access role in an external system, for example an IAM role that must be requested to read a table.
 * Wire name: `com.linkedin.metadata.key.RoleKey`.
 */
export interface RoleKey {
  /** Last part of the role's URN, usually its id in the access management system. */
  id: string;
}

/**
 * Name, type of access and request URL of a role in an external access system, such as a Snowflake or IAM role that grants access to a dataset.
 * Wire name: `com.linkedin.role.RoleProperties`.
 */
export interface RoleProperties {
  /** Name of the role in the external system, for example `ANALYST_READ`. */
  name: string;
  /** Description of what the role allows. */
  description?: string;
  /** Level of access granted: `READ`, `WRITE` or `ADMIN`. */
  type: string;
  /** URL of the external page where users can request the role. */
  requestUrl?: string;
  /** When the role was created, and by whom. */
  created?: AuditStamp;
}

/**
 * Users and groups that hold the external access role.
 * Wire name: `com.linkedin.role.Actors`.
 */
export interface Actors {
  /** Users who have been granted the role, each wrapped in a record. */
  users?: RoleUser[];
  /** Groups that have been granted the role, each wrapped in a record. */
  groups?: RoleGroup[];
}

/**
 * One user who holds an external access role.
 * Wire name: `com.linkedin.role.RoleUser`.
 */
export interface RoleUser {
  /** URN of the user, for example `urn:li:corpuser:jdoe`. */
  user: UrnString;
}

/**
 * One group that holds an external access role.
 * Wire name: `com.linkedin.role.RoleGroup`.
 */
export interface RoleGroup {
  /** URN of the group, for example `urn:li:corpGroup:analysts`. */
  group: UrnString;
}

/**
 * Identity of a single column: the URN of its dataset and the field path, as in `urn:li:schemaField:(urn:li:dataset:(...),id)`.
 * Wire name: `com.linkedin.metadata.key.SchemaFieldKey`.
 */
export interface SchemaFieldKey {
  /** URN of the entity that contains the column, normally a `dataset`. */
  parent: UrnString;
  /** Path of the column in the parent's schema, dotted for nested fields; must be spelt as in `SchemaMetadata`. */
  fieldPath: string;
}

/**
 * Name of a schema field and its alternative URNs.
 * Wire name: `com.linkedin.schemafield.SchemaFieldInfo`.
 */
export interface SchemaFieldInfo {
  /** Name of the column, used to find the field by search. */
  name?: string;
  /** URNs of the same field with its path written differently; compare the aspect `schemaFieldAliases`. */
  schemaFieldAliases?: string[];
}

/**
 * Business attribute applied to a column; written on `schemaField` entities.
 * Wire name: `com.linkedin.businessattribute.BusinessAttributes`.
 */
export interface BusinessAttributes {
  /** The column's single attribute, despite the plural name of the aspect; absent when none applies. */
  businessAttribute?: BusinessAttributeAssociation;
}

/**
 * Link from a column to the business attribute that describes it.
 * Wire name: `com.linkedin.businessattribute.BusinessAttributeAssociation`.
 */
export interface BusinessAttributeAssociation {
  /** URN of the `businessAttribute` whose meaning, tags and terms the column inherits. */
  businessAttributeUrn: UrnString;
}

/**
 * Alternative URNs of the same schema field.
 * Wire name: `com.linkedin.schemafield.SchemaFieldAliases`.
 */
export interface SchemaFieldAliases {
  /** URNs of equivalent schema fields, for example with the field path written differently. */
  aliases?: string[];
}

/**
 * Role of a column in a semantic model, with the expression behind it; type, description and tags stay on the column itself.
 * Wire name: `com.linkedin.semanticmodel.SemanticFieldAnnotation`.
 */
export interface SemanticFieldAnnotation {
  /** Dimension, measure, filter or other; determines which of the remaining fields apply. */
  type: SemanticFieldType;
  /** SQL expression that computes the field; can be given in several dialects. */
  expression: MetricExpression;
  /** How a measure is aggregated, for example `SUM` or `AVG`; ignored for other kinds of field. */
  aggregationFunction?: string;
  /** Details of a dimension; ignored unless `type` is `DIMENSION`. */
  dimension?: Dimension;
}

/**
 * Kinds of field in a semantic model dataset.
 * - `DIMENSION`: An attribute to group or slice by, such as country or order date.
 * - `MEASURE`: A number to aggregate, such as revenue; some tools call it a fact.
 * - `FILTER`: A named condition that is true or false for each row, such as active customers only.
 * - `OTHER`: Any type of field without its own symbol here.
 */
export type SemanticFieldType = 'DIMENSION' | 'MEASURE' | 'FILTER' | 'OTHER';

/**
 * Details of a dimension; currently only whether it is a time dimension.
 * Wire name: `com.linkedin.semanticmodel.Dimension`.
 */
export interface Dimension {
  /**
   * True for a time dimension, such as an order date.
   * Default: `false`.
   */
  isTime?: boolean;
}

/**
 * Identity of a search template, from which the server builds search queries.
 * Wire name: `com.linkedin.metadata.key.SearchTemplateKey`.
 */
export interface SearchTemplateKey {
  /** Name of the template. Built-in templates are `exact`, `fulltext`, `identity`, `light`, `list`, `search`, `searchLight`, `structured`, `structuredExact`. */
  id: string;
}

/**
 * Body of a search template: Mustache text and settings that render to one search request. An omitted section is inherited from `parent`; an empty one clears the inherited value.
 * Wire name: `com.linkedin.search.template.SearchTemplateProperties`.
 */
export interface SearchTemplateProperties {
  /** Display name of the template. The URN identifies it. */
  name: string;
  /** Description of what the template matches and how it ranks. Not searchable. */
  description?: string;
  /**
   * Query language of the body, `ELASTICSEARCH` by default. Must be the same as that of `parent`.
   * Default: `"ELASTICSEARCH"`.
   */
  dialect?: SearchTemplateDialect;
  /** Version of the contract between the template and the rendering context. Only 1 is valid. Inherited from the parent if omitted; 1 by default. */
  apiVersion?: number;
  /** Features that the body requires, such as `rescore`, `ladder` or `boosts`. Unknown names are rejected. The list replaces the inherited one; an empty list clears it. */
  capabilities?: string[];
  /** Mustache source of the main query. In the `ELASTICSEARCH` dialect it must render to a single query DSL object. */
  query?: string;
  /** JSON fragments by the name of the placeholder in `query` that they fill. Inherited fragments come first, joined with commas; an empty string clears them. */
  queryFragments?: Record<string, string>;
  /** Mustache source of a JSON object with `must`, `must_not`, `filter` and `should` arrays, added to the query after inheritance is resolved. */
  clauses?: string;
  /** Mustache source of the `functions`, `score_mode` and `boost_mode` of the function score that wraps the rendered query. */
  functionScore?: string;
  /** Mustache source of one rescore clause, with `window_size` and `query`. If neither set nor inherited, hits are scored once. */
  rescore?: string;
  /** Mustache source of `keyword_weight` and `vector_weight` for reranking document hits. Only used if semantic search is enabled and documents are among the requested types. */
  knn?: string;
  /** Reranking by the service after the search. By default, only the preset `none` with the window sizer `fixed` is supported. Inherited if omitted; an empty record clears it. */
  ranking?: SearchTemplateRanking;
  /** How candidates are retrieved, by keyword search by default. An empty record clears the inherited settings. */
  retrieval?: SearchTemplateRetrieval;
  /** Fallbacks to other templates. If neither set nor inherited, the template runs a single query. */
  ladder?: SearchTemplateLadder;
  /** Mustache source of a JSON object that maps aggregation names to bodies. By default, the facets are those that the model annotates. */
  aggregations?: string;
  /** Mustache source of a JSON array of sort clauses; by default `_score` descending, then `urn` ascending. */
  sort?: string;
  /** Overrides of the searched fields and their weights. An empty record restores those of the model. */
  fields?: SearchFieldOverrides;
  /** Clauses that search the values of structured properties, and their weights. Each clause is inherited separately; an empty record clears all. */
  structuredPropertyQuery?: StructuredPropertyQuery;
  /** Limits on wildcards, synonyms and fuzzy matching. Each limit is inherited separately; an empty record clears all. */
  normalization?: SearchTemplateNormalization;
  /** Overrides of the highlighted fields. An empty record restores those of the model. */
  highlightFields?: HighlightFieldOverrides;
  /** Values of custom Mustache variables by name, such as `deprecatedBoost`. */
  parameters?: Record<string, string>;
  /** Boosts that depend on the user or the request. The list replaces the inherited one; an empty list clears it. */
  boosts?: SearchTemplateBoost[];
  /** Patterns that route a query to another template; the first match wins. The list replaces the inherited one; an empty list clears it. */
  routes?: SearchTemplateRoute[];
  /** Template for queries that match no entry of `routes`. A record without `template` cancels the inherited one. */
  defaultRoute?: SearchTemplateDefaultRoute;
  /** URN of the search template from which omitted sections are inherited. The reference is removed when either template is hard-deleted. */
  parent?: UrnString;
  /**
   * If false, only the system actor can change the template.
   * Default: `true`.
   */
  editable?: boolean;
}

/**
 * Query language of the body of a search template.
 * - `ELASTICSEARCH`: The body renders to Elasticsearch query DSL as JSON, which also works with OpenSearch.
 * - `POSTGRES`: The body is Mustache text for a future SQL compiler. It is stored as opaque text and not executed.
 */
export type SearchTemplateDialect = 'ELASTICSEARCH' | 'POSTGRES';

/**
 * How the service reranks a page of keyword hits. Presets other than `none` need a deployment that supports them.
 * Wire name: `com.linkedin.search.template.SearchTemplateRanking`.
 */
export interface SearchTemplateRanking {
  /** Reranking formula. `none` keeps the order of the search; `usage` and `usageAndMatchTier` need a deployment that supports them. */
  preset?: string;
  /** Number of top hits to rerank. */
  window?: number;
  /** How the number of hits to rerank is determined: `fixed` or `tokenCurve`. */
  windowSizer?: string;
  /** Parameters of the formula by name, as strings, such as the weight of usage. */
  parameters?: Record<string, string>;
}

/**
 * How candidates are retrieved before ranking, by keyword by default. Vector search and bridges need a deployment that supports them.
 * Wire name: `com.linkedin.search.template.SearchTemplateRetrieval`.
 */
export interface SearchTemplateRetrieval {
  /** Retrieval mode, `keyword` or `vector`. `keyword` by default. */
  mode?: string;
  /** Name of the embedding model for the query in `vector` mode. */
  model?: string;
  /** Index field with the vectors to compare with the query. */
  field?: string;
  /** Maximum number of candidates of the vector search. */
  candidateCap?: number;
  /** How the total number of hits of a vector search is counted. */
  total?: string;
  /** How the facets of a vector search are computed. */
  facets?: string;
  /** How the candidates of a vector search are paginated. */
  page?: string;
  /** How entities that the caller is not authorized to see are excluded from the vector candidates. */
  authorization?: string;
  /** What to do if the vector search fails. */
  onFailure?: string;
  /** Second stage that adds candidates through a pivot field. If omitted, retrieval has one stage. */
  bridge?: SearchTemplateRetrievalBridge;
}

/**
 * Second stage of retrieval, which fills the page with entities related to the first candidates. Searches fail in deployments without bridge support.
 * Wire name: `com.linkedin.search.template.SearchTemplateRetrievalBridge`.
 */
export interface SearchTemplateRetrievalBridge {
  /** Field whose values link the first candidates to related ones. */
  pivotField?: string;
  /** What to do if the second stage fails. The keyword page can still be returned. */
  onFailure?: string;
}

/**
 * Fallback rules between templates: when to run this one, when to use its result, and which to run next. An empty record clears the inherited ladder.
 * Wire name: `com.linkedin.search.template.SearchTemplateLadder`.
 */
export interface SearchTemplateLadder {
  /** Conditions that the query must meet, all of them, for the template to run. A leading `-` negates a condition. With an empty list, the template always runs. */
  select?: string[];
  /** Conditions under which this rung's result is used; one of them is enough. Required if `next` is set without `parallel`, and for a `merge` group with `next`. */
  stop?: SearchTemplateLadderStop[];
  /** URN of the template to run next if this rung is skipped, fails, or meets no `stop` condition. Not searched by a parallel `merge`. */
  next?: UrnString;
  /** URNs of keyword templates to run in parallel, one query each. `join` selects the returned page; `next` is the fallback if no template is left. */
  parallel?: UrnString[];
  /** How the results of a `parallel` group are combined: `any`, `allEmpty` or `merge`. */
  join?: string;
  /** How a merge combines hits: `interleave`, `weightedBlend`, `fillFreeSlots` or `keywordPreferred`. Validated but not used: merges always use reciprocal rank fusion. */
  fusion?: string;
  /** Maximum number of hits that a merge takes from each template of the `parallel` group. */
  fusionCap?: number;
  /** Source of the facets of a merged page: `firstMember`, `patchFromMembers` or, for vector retrieval groups only, `candidates`. */
  facets?: string;
}

/**
 * A condition under which the result of a rung is used: enough hits, or a query shape for which no hits are acceptable.
 * Wire name: `com.linkedin.search.template.SearchTemplateLadderStop`.
 */
export interface SearchTemplateLadderStop {
  /** Minimum `numEntities` for the rung's result to be used. */
  minHits?: number;
  /** Query shape for which an empty result is acceptable, such as `singleTerm`, `dotted`, `columnFilter` or `longQuery` (four or more tokens). A leading `-` negates it. */
  emptyWhen?: string;
}

/**
 * Overrides of the fields that a query searches, which are those annotated `queryByDefault`. Set `replace` alone, or any of `add`, `remove` and `override`.
 * Wire name: `com.linkedin.search.template.SearchFieldOverrides`.
 */
export interface SearchFieldOverrides {
  /** Additional fields to search, with their weights. Merged with the parent template's list, field by field. */
  add?: SearchFieldBoost[];
  /** Index fields to exclude from the query. Each degree is a separate field: removing `tags_1` keeps `tags`. */
  remove?: string[];
  /** Complete list of fields to search, with their weights, instead of the annotated ones. Cannot be combined with `add`, `remove` or `override`. */
  replace?: SearchFieldBoost[];
  /** New weights for searched fields. Does not change which fields are searched. */
  override?: SearchFieldBoost[];
}

/**
 * A searched field and its weight, as used in `add`, `replace` and `override` of `SearchFieldOverrides`.
 * Wire name: `com.linkedin.search.template.SearchFieldBoost`.
 */
export interface SearchFieldBoost {
  /** Name of the index field, or URN of a structured property. Metadata of related entities has a degree suffix: `tags_1`, compared with `tags` for the entity's own. */
  fieldName: string;
  /** Weight of a match in the field, on the scale of `boostScore` in the `@Searchable` annotation. */
  boost: number;
  /** `keyword` or `text`, appended to the index field if `fieldName` is a structured property. */
  subfield?: string;
}

/**
 * Clauses that search the values of structured properties in addition to the rendered query. A child template overrides each clause separately.
 * Wire name: `com.linkedin.search.template.StructuredPropertyQuery`.
 */
export interface StructuredPropertyQuery {
  /** Full-text matching on the `.text` and `.stemmed` index fields. Enabled only if set or inherited. */
  analyzedValue?: StructuredPropertyClause;
  /** Exact matching of the keyword or term, without stemming. Enabled only if set or inherited. */
  exactValue?: StructuredPropertyClause;
  /** Span matching of property name and value together, for string and rich-text properties. Requires a positive `weight`. */
  nameAndValue?: StructuredPropertyClause;
}

/**
 * Settings of a clause that searches structured properties. The service determines which properties and index fields it covers.
 * Wire name: `com.linkedin.search.template.StructuredPropertyClause`.
 */
export interface StructuredPropertyClause {
  /**
   * False disables the clause but keeps its settings. True by default.
   * Default: `true`.
   */
  enabled?: boolean;
  /** Whether all tokens or any of them must match, `OR` by default. Only used for `analyzedValue`. */
  operator?: StructuredPropertyOperator;
  /** Positive factor for the field's weight, 1 by default. Required for `nameAndValue`, where it is the weight of the term. */
  weight?: number;
}

/**
 * How the tokens of a query are combined when matched against the analysed values of structured properties.
 * - `AND`: All tokens of the query must match.
 * - `OR`: Any token of the query must match. This is the default.
 */
export type StructuredPropertyOperator = 'AND' | 'OR';

/**
 * Limits on wildcards, synonyms and fuzzy matching, applied to the query text before rendering. The service clamps each limit to a safe range.
 * Wire name: `com.linkedin.search.template.SearchTemplateNormalization`.
 */
export interface SearchTemplateNormalization {
  /** Minimum length of a single-token query for a contains-wildcard clause to be added. 5 if neither set nor inherited. */
  wildcardMinimumLength?: number;
  /** Maximum number of synonyms in the query context. 8 if neither set nor inherited; fewer if the clause budget is exceeded. */
  synonymCap?: number;
  /** Minimum length of a token for fuzzy matching. 5 if neither set nor inherited. */
  fuzzyTokenThreshold?: number;
  /** Minimum length of a token for `mediumFuzzyEdits` instead of `shortFuzzyEdits`. `fuzzyTokenThreshold` plus 2 by default. */
  mediumFuzzyTokenThreshold?: number;
  /** Maximum number of tokens in the `broadQuery` variable, up to 256. 8 by default; fewer if the clause budget is exceeded. */
  broadQueryTokenCap?: number;
  /** Maximum edit distance for tokens of at least `fuzzyTokenThreshold` and fewer than `mediumFuzzyTokenThreshold` characters. 1 by default. */
  shortFuzzyEdits?: number;
  /** Maximum edit distance for tokens of at least `mediumFuzzyTokenThreshold` characters. 2 by default. */
  mediumFuzzyEdits?: number;
}

/**
 * Overrides of the fields that a search template highlights. Set either `replace`, or `add` and `remove`. An empty record clears the inherited overrides.
 * Wire name: `com.linkedin.search.template.HighlightFieldOverrides`.
 */
export interface HighlightFieldOverrides {
  /** Fields to highlight in addition to those that the model marks. Cannot be combined with `replace`. */
  add?: string[];
  /** Fields not to highlight. Cannot be combined with `replace`. */
  remove?: string[];
  /** Complete list of fields to highlight, instead of those that the model marks. Cannot be combined with `add` or `remove`. */
  replace?: string[];
}

/**
 * Boosts hits whose `field` has a value from a list that depends on the request, such as the user's groups or domains.
 * Wire name: `com.linkedin.search.template.SearchTemplateBoost`.
 */
export interface SearchTemplateBoost {
  /** Index field to compare with the list, for example `tags_1`, or the URN of a structured property. */
  field: string;
  /** `keyword` or `text`, appended to the index field if `field` is a structured property. Omitted otherwise. */
  subfield?: string;
  /** List to compare with, resolved for each request: `viewerUrn`, `viewerGroupsJson`, `viewerDomainsJson` or `domainsJson`. */
  values: string;
  /** Score weight of a hit whose field contains any value of the list. */
  weight: number;
}

/**
 * Entry of a template's `routes`, which routes matching queries to another template.
 * Wire name: `com.linkedin.search.template.SearchTemplateRoute`.
 */
export interface SearchTemplateRoute {
  /** Regular expression in RE2 syntax. It must match the entire query, without leading and trailing whitespace. */
  queryRegex: string;
  /** URN of the search template that handles queries matching `queryRegex`. */
  template: UrnString;
}

/**
 * Target of queries that match no entry of `routes`. Without `template`, the inherited default is cancelled and the current template handles the query.
 * Wire name: `com.linkedin.search.template.SearchTemplateDefaultRoute`.
 */
export interface SearchTemplateDefaultRoute {
  /** URN of the search template that handles unmatched queries. Omit it to cancel the inherited default. */
  template?: UrnString;
}

/**
 * Identity of a semantic model, such as a Snowflake semantic view or a dbt semantic model, made of platform, path and id.
 * Wire name: `com.linkedin.metadata.key.SemanticModelKey`.
 */
export interface SemanticModelKey {
  /** URN of the `dataPlatform` that defines the model, for example `urn:li:dataPlatform:snowflake`. Required, and fixed because it is part of the URN. */
  platform: UrnString;
  /** Container path of the model on its platform; lets two teams use the same `id` without a clash. */
  path: string;
  /** Name or id of the model, unique within `platform` and `path` together. */
  id: string;
}

/**
 * Name, description, joins and source text of a semantic model, the layer that gives tables a business meaning.
 * Wire name: `com.linkedin.semanticmodel.SemanticModelInfo`.
 */
export interface SemanticModelInfo {
  /** Link to the object in its source system; absent if there is none. */
  externalUrl?: string;
  /** Display name; the identity is in `SemanticModelKey`. */
  name: string;
  /** Description of what the model covers and who it is for. */
  description?: string;
  /** When the model was created and by whom, as reported by the source platform or the connector, not the time of ingestion. */
  created?: AuditStamp;
  /** When the model last changed and by whom; same as `created` if it has not changed since ingestion. */
  lastModified?: AuditStamp;
  /** Unmodified source text of the model, such as a `CREATE SEMANTIC VIEW` statement or dbt YAML; stored for reference and never parsed. */
  nativeDefinition?: string;
  /**
   * URNs of the member datasets. Deprecated, supported to read old data: set `semanticModelProperties.semanticModel` on each dataset.
   * Default: `[]`.
   * @deprecated
   */
  datasets?: UrnString[];
  /** Joins between the model's datasets, each from one alias to another. */
  relationships?: SemanticModelRelationship[];
}

/**
 * One join between two datasets of a semantic model, by their aliases and the columns on each side.
 * Wire name: `com.linkedin.semanticmodel.SemanticModelRelationship`.
 */
export interface SemanticModelRelationship {
  /** Name of the join, such as `orders_to_customers`; optional. */
  name?: string;
  /** Alias of the dataset on the left of the join, as set in its `semanticModelProperties`. */
  from: string;
  /** Columns of the `from` dataset in the join condition; each is paired with the column at the same position in `toColumns`. */
  fromColumns: string[];
  /** Alias of the dataset on the right of the join, as set in its `semanticModelProperties`. */
  to: string;
  /** Columns of the `to` dataset in the join condition, in the order of `fromColumns`. */
  toColumns: string[];
  /** Hints for AI tools on when to use this join, for example synonyms or instructions. */
  aiContext?: AiContext;
  /** How many rows match on each side, read from `from` to `to`; absent when unknown. */
  cardinality?: ERModelRelationshipCardinality;
}

/**
 * Identity of a service, an external system known to the catalogue, such as an MCP server or a REST API.
 * Wire name: `com.linkedin.service.ServiceKey`.
 */
export interface ServiceKey {
  /** Last part of the service's URN, such as `weather-api`. */
  id: string;
}

/**
 * Name, description and links of a service of any type; type-specific details have their own aspects, such as `mcpServerProperties`.
 * Wire name: `com.linkedin.service.ServiceProperties`.
 */
export interface ServiceProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Display name, shown in search results and elsewhere; the id in the URN may differ. */
  displayName: string;
  /** Description of what the service offers. */
  description?: string;
  /** Maturity of the service, shown as a badge; absent when not specified. */
  lifecycle?: ServiceLifecycle;
  /** URNs of the `api` entities the service exposes, such as the tools of an MCP server; in lineage they are downstream of it. */
  apis?: UrnString[];
  /** URN of the `repository` holding the service's code, upstream of the service in lineage. */
  sourceRepository?: UrnString;
}

/**
 * Maturity of a service.
 * - `EXPERIMENTAL`: May change or be removed without warning.
 * - `PRODUCTION`: Stable, supported and safe to depend on.
 * - `DEPRECATED`: To be removed; callers should migrate to a replacement.
 */
export type ServiceLifecycle = 'EXPERIMENTAL' | 'PRODUCTION' | 'DEPRECATED';

/**
 * How to connect to a service of subtype `MCP`; credentials are stored in the global settings instead.
 * Wire name: `com.linkedin.service.McpServerProperties`.
 */
export interface McpServerProperties {
  /** Endpoint of the MCP server, such as `https://mcp.example.com/v1`. */
  url: string;
  /**
   * Protocol that clients use to talk to the endpoint.
   * Default: `"HTTP"`.
   */
  transport?: McpTransport;
  /** Seconds to wait for a connection; when absent, the connecting service uses its default, currently 300. */
  timeout?: number;
  /** HTTP headers added to every request, such as `X-Tenant-ID`; not for credentials. */
  customHeaders?: Record<string, string>;
}

/**
 * Protocols by which an MCP server can be reached.
 * - `HTTP`: Plain requests over HTTP or HTTPS.
 * - `SSE`: Server-sent events: the server streams its responses over HTTP.
 * - `WEBSOCKET`: A persistent connection on which both sides can send.
 */
export type McpTransport = 'HTTP' | 'SSE' | 'WEBSOCKET';

/**
 * Full interface document of a service, such as its OpenAPI file; the service's `api` entities are extracted from it.
 * Wire name: `com.linkedin.service.ServiceDefinition`.
 */
export interface ServiceDefinition {
  /** Language of `rawSpec`, which decides how it is parsed and shown. */
  format: ServiceDefinitionFormat;
  /** Verbatim text of the document, stored so that a long one can be compressed; readers get it as plain text. */
  rawSpec: LargeString;
  /** Version stated by the document itself, such as OpenAPI's `info.version`. */
  version?: string;
  /** URL where the document is maintained, when that is outside the catalogue. */
  externalUrl?: string;
}

/**
 * Languages in which a service's interface can be written.
 * - `OPENAPI`: OpenAPI 3, or version 2, also known as Swagger.
 * - `GRAPHQL_SDL`: GraphQL types and operations in the schema definition language.
 * - `GRPC_PROTO`: A `.proto` file with gRPC services and their messages.
 * - `ASYNCAPI`: AsyncAPI, for services that send and receive events.
 * - `JSON_SCHEMA`: Plain JSON Schema, such as an MCP server's response to `tools/list`.
 * - `OTHER`: A format not in the list.
 */
export type ServiceDefinitionFormat = 'OPENAPI' | 'GRAPHQL_SDL' | 'GRPC_PROTO' | 'ASYNCAPI' | 'JSON_SCHEMA' | 'OTHER';

/**
 * Long text, such as an API definition, that may be stored compressed to stay under the size limit of an aspect; it cannot be searched.
 * Wire name: `com.linkedin.common.LargeString`.
 */
export interface LargeString {
  /** Plain text when `compression` is `NONE`; otherwise the UTF-8 bytes compressed and then base64-encoded. */
  blob: string;
  /**
   * How to decode `blob` back into text.
   * Default: `"NONE"`.
   */
  compression?: CompressionType;
  /** Size of the plain text in UTF-8 bytes, known without decoding. */
  uncompressedSize?: number;
}

/**
 * Codec applied to the text of a `LargeString` before it is stored.
 * - `NONE`: Text is stored as it is, without base64.
 * - `GZIP`: Text is compressed with gzip and then base64-encoded.
 */
export type CompressionType = 'NONE' | 'GZIP';

/**
 * Identity of a structured property, as in `urn:li:structuredProperty:io.acme.privacy.retentionDays`.
 * Wire name: `com.linkedin.structured.StructuredPropertyKey`.
 */
export interface StructuredPropertyKey {
  /** Last part of the property's URN, usually the same as `qualifiedName`. */
  id: string;
}

/**
 * Name, value type, permitted values and scope of a custom field that can be set on entities.
 * Wire name: `com.linkedin.structured.StructuredPropertyDefinition`.
 */
export interface StructuredPropertyDefinition {
  /** Dotted name that is unique in the catalogue, for example `io.acme.privacy.retentionDays`. */
  qualifiedName: string;
  /** Label in the interface, for example `Retention (days)`; also helps to find the property's id. */
  displayName?: string;
  /** URN of an existing `dataType`, for example `urn:li:dataType:datahub.string`; checked on writing. */
  valueType: UrnString;
  /** Narrows `valueType`: for URN values, key `allowedTypes` lists URNs of the entity types that may be chosen, such as users or groups. */
  typeQualifier?: Record<string, string[]>;
  /** Permitted values; when absent, any value of the right type is accepted. */
  allowedValues?: PropertyValue[];
  /**
   * Whether an entity can have one value or several; one by default.
   * Default: `"SINGLE"`.
   */
  cardinality?: PropertyCardinality;
  /** URNs of the `entityType` entities on which the property can be set, for example `urn:li:entityType:datahub.dataset`. */
  entityTypes: UrnString[];
  /** URNs of the `dataPlatform` entities whose assets can have the property; absent means assets of all platforms. */
  allowedPlatforms?: UrnString[];
  /** Help text shown in the interface next to the property. */
  description?: string;
  /** How values are indexed for search; when absent, the value type decides. */
  searchConfiguration?: DataHubSearchConfig;
  /**
   * True makes a value immutable once it has been set on an entity.
   * Default: `false`.
   */
  immutable?: boolean;
  /** Version of the definition: 14 digits in the form `yyyymmddHHMMSS`, for example `20240610120000`. An incompatible change needs a greater version. */
  version?: string;
  /**
   * When the definition was made and by whom. Deprecated: read `aspectCreated` in the system metadata instead.
   * @deprecated
   */
  created?: AuditStamp;
  /**
   * When the definition last changed and by whom. Deprecated: read `aspectModified` in the system metadata instead.
   * @deprecated
   */
  lastModified?: AuditStamp;
}

/**
 * One permitted value of a structured property, with an explanation for those who choose it.
 * Wire name: `com.linkedin.structured.PropertyValue`.
 */
export interface PropertyValue {
  /** The permitted value, a string or a number according to the property's `valueType`. */
  value: { 'string': string } | { 'double': number };
  /** Explanation of the value, to help users choose among the permitted ones. */
  description?: string;
}

/**
 * How many values of a structured property one entity can have.
 * - `SINGLE`: At most one value per entity; the default.
 * - `MULTIPLE`: Any number of values per entity, kept as a list.
 */
export type PropertyCardinality = 'SINGLE' | 'MULTIPLE';

/**
 * How one field is indexed, matched, weighted and offered as a filter in search; set for structured properties, for instance.
 * Wire name: `com.linkedin.datahub.DataHubSearchConfig`.
 */
export interface DataHubSearchConfig {
  /** Name in the search index; the model's own field name when absent. */
  fieldName?: string;
  /** Index type, which determines how values are tokenised and matched, such as `KEYWORD` or `TEXT`. */
  fieldType?: SearchFieldType;
  /**
   * True includes the values in unqualified searches; otherwise a query must name the field.
   * Default: `false`.
   */
  queryByDefault?: boolean;
  /** True excludes the values from full-text search in V2 and V2.5. Search V3 ignores it; absent means not excluded. */
  excludeFromFullTextSearch?: boolean;
  /**
   * True offers the field's values as suggestions while the user types.
   * Default: `false`.
   */
  enableAutocomplete?: boolean;
  /**
   * True offers the field as a filter next to the search results.
   * Default: `false`.
   */
  addToFilters?: boolean;
  /**
   * True, the default, also offers a filter on whether the field has any value at all.
   * Default: `true`.
   */
  addHasValuesToFilters?: boolean;
  /** Label of the filter, instead of the default one. */
  filterNameOverride?: string;
  /** Label of the filter on whether there is a value, instead of the default one. */
  hasValuesFilterNameOverride?: string;
  /**
   * Score multiplier for matches in the field; higher ranks first. Search V3 uses it as the `.text` weight, with a default of 0.8.
   * Default: `1`.
   */
  boostScore?: number;
  /** Weight per analysed subfield other than `.text`, for Search V3 only. It reads `stemmed`, which is half the `.text` weight when missing. */
  subfieldBoostScores?: Record<string, number>;
  /** Name of an extra boolean index field that says whether a value is present; absent means none is made. */
  hasValuesFieldName?: string;
  /** Name of an extra index field that holds how many elements there are; absent means none is made. */
  numValuesFieldName?: string;
  /** Score multiplier for particular values, keyed by value, for example to rank `true` of a deprecation flag lower. */
  weightsPerFieldValue?: Record<string, number>;
  /** Alternative names for the field in queries, for instance for sorting, such as `_entityName`. */
  fieldNameAliases?: string[];
  /** Shared fields, such as `entityName` or `description`, that also receive the values in Search V3. URNs arrive as their parsed name; numbers and dates are not copied. */
  copyTo?: string[];
  /** Shared fields that receive the whole URN in Search V3, where `copyTo` gives only the parsed name; no effect on other value types. */
  copyUrnTo?: string[];
}

/**
 * Index types of a search field, which determine how its values are tokenised and matched.
 * - `KEYWORD`: Short text indexed unchanged; only exact matches count, so it suits filters.
 * - `TEXT`: Text split into words, any of which can match.
 * - `TEXT_PARTIAL`: Text in which a prefix of a word matches, at the cost of a larger index.
 * - `BROWSE_PATH`: Path of the older browse tree, with steps separated by slashes, such as `/prod/kafka`.
 * - `URN`: A URN that can be found by its parts, such as the platform or the name in it.
 * - `URN_PARTIAL`: A URN whose parts match by prefix, at the cost of a larger index.
 * - `BOOLEAN`: A true or false flag, mainly for filters and ranking.
 * - `COUNT`: A whole number, for filters and ranking.
 * - `DATETIME`: A date and time, for range filters and sorting.
 * - `OBJECT`: A nested object whose keys are indexed individually.
 * - `BROWSE_PATH_V2`: Path of the newer browse tree, whose steps may be URNs of containers or plain names.
 * - `WORD_GRAM`: Text indexed by sequences of several words, so that matching phrases rank above scattered words; usual for names.
 */
export type SearchFieldType = 'KEYWORD' | 'TEXT' | 'TEXT_PARTIAL' | 'BROWSE_PATH' | 'URN' | 'URN_PARTIAL' | 'BOOLEAN' | 'COUNT' | 'DATETIME' | 'OBJECT' | 'BROWSE_PATH_V2' | 'WORD_GRAM';

/**
 * Where the interface shows a structured property: filters, asset summary, badges and column tables.
 * Wire name: `com.linkedin.structured.StructuredPropertySettings`.
 */
export interface StructuredPropertySettings {
  /**
   * True hides the property in the interface; its values stay on the entities.
   * Default: `false`.
   */
  isHidden?: boolean;
  /**
   * True offers the property as a filter next to search results.
   * Default: `false`.
   */
  showInSearchFilters?: boolean;
  /**
   * True shows the property in the side panel of assets.
   * Default: `false`.
   */
  showInAssetSummary?: boolean;
  /**
   * True hides the property in the side panel of assets without a value; has effect only with `showInAssetSummary`.
   * Default: `false`.
   */
  hideInAssetSummaryWhenEmpty?: boolean;
  /**
   * True shows the property's value as a badge in the header of each asset that has it.
   * Default: `false`.
   */
  showAsAssetBadge?: boolean;
  /**
   * True adds the property as a column to the schema table on a dataset's page.
   * Default: `false`.
   */
  showInColumnsTable?: boolean;
  /** When these display settings last changed and by whom. */
  lastModified?: AuditStamp;
}

/**
 * Identity of a subscription, by which a user or a group is notified of changes.
 * Wire name: `com.linkedin.metadata.key.SubscriptionKey`.
 */
export interface SubscriptionKey {
  /** Last part of the subscription's URN; the server generates it when the subscription is created. */
  id: string;
}

/**
 * Who follows what, and how they are notified of changes.
 * Wire name: `com.linkedin.subscription.SubscriptionInfo`.
 */
export interface SubscriptionInfo {
  /** URN of the user or group that is notified. */
  actorUrn: UrnString;
  /** Entity type of the subscriber: `corpuser` or `corpGroup`. */
  actorType: string;
  /** Changes that the subscription is about: of the entity, of what is upstream of it, or both. */
  types: SubscriptionType[];
  /** Who created the subscription and when. */
  createdOn: AuditStamp;
  /** Who last changed the subscription and when. */
  updatedOn: AuditStamp;
  /** URN of what is followed. A glossary term, a domain or a view stands for every entity that has it or is in it. */
  entityUrn?: UrnString;
  /** Kinds of change that lead to a notification; when absent, all of them. */
  entityChangeTypes?: EntityChangeDetails[];
  /** Where notifications go; when absent, as the settings of the subscriber say. */
  notificationConfig?: SubscriptionNotificationConfig;
  /** When all changes are sent in one message: `daily`, `weekly` or a cron expression; when absent, each is sent immediately. */
  digest?: string;
}

/**
 * Which changes a subscription is about, seen from the entity that is followed.
 * - `ENTITY_CHANGE`: Changes of the entity itself, and of what belongs to it.
 * - `UPSTREAM_ENTITY_CHANGE`: Changes of the entities upstream of it in lineage.
 */
export type SubscriptionType = 'ENTITY_CHANGE' | 'UPSTREAM_ENTITY_CHANGE';

/**
 * A kind of change that leads to a notification.
 * Wire name: `com.linkedin.subscription.EntityChangeDetails`.
 */
export interface EntityChangeDetails {
  /** The kind of change, for example `TAG_ADDED`. */
  entityChangeType: EntityChangeType;
}

/**
 * Kinds of change that a subscription can be restricted to.
 * - `OPERATION_COLUMN_ADDED`: A column was added.
 * - `OPERATION_COLUMN_REMOVED`: A column was removed.
 * - `OPERATION_COLUMN_MODIFIED`: A column was changed, for example its type.
 * - `OPERATION_ROWS_INSERTED`: Rows were inserted into a dataset.
 * - `OPERATION_ROWS_UPDATED`: Rows of a dataset were updated.
 * - `OPERATION_ROWS_REMOVED`: Rows were removed from a dataset.
 * - `ASSERTION_PASSED`: An assertion was evaluated and passed.
 * - `ASSERTION_FAILED`: An assertion was evaluated and failed.
 * - `ASSERTION_ERROR`: An assertion could not be evaluated.
 * - `INCIDENT_RAISED`: An incident was raised.
 * - `INCIDENT_RESOLVED`: An incident was resolved.
 * - `TEST_PASSED`: A metadata test passed.
 * - `TEST_FAILED`: A metadata test failed.
 * - `DEPRECATED`: The entity was deprecated.
 * - `UNDEPRECATED`: The entity is no longer deprecated.
 * - `INGESTION_SUCCEEDED`: A run of an ingestion source succeeded.
 * - `INGESTION_FAILED`: A run of an ingestion source failed.
 * - `DOCUMENTATION_CHANGE`: A description was added, changed or removed.
 * - `OWNER_ADDED`: An owner was added.
 * - `OWNER_REMOVED`: An owner was removed.
 * - `GLOSSARY_TERM_ADDED`: A glossary term was added.
 * - `GLOSSARY_TERM_REMOVED`: A glossary term was removed.
 * - `GLOSSARY_TERM_PROPOSED`: A glossary term was proposed.
 * - `TAG_ADDED`: A tag was added.
 * - `TAG_REMOVED`: A tag was removed.
 * - `TAG_PROPOSED`: A tag was proposed.
 */
export type EntityChangeType = 'OPERATION_COLUMN_ADDED' | 'OPERATION_COLUMN_REMOVED' | 'OPERATION_COLUMN_MODIFIED' | 'OPERATION_ROWS_INSERTED' | 'OPERATION_ROWS_UPDATED' | 'OPERATION_ROWS_REMOVED' | 'ASSERTION_PASSED' | 'ASSERTION_FAILED' | 'ASSERTION_ERROR' | 'INCIDENT_RAISED' | 'INCIDENT_RESOLVED' | 'TEST_PASSED' | 'TEST_FAILED' | 'DEPRECATED' | 'UNDEPRECATED' | 'INGESTION_SUCCEEDED' | 'INGESTION_FAILED' | 'DOCUMENTATION_CHANGE' | 'OWNER_ADDED' | 'OWNER_REMOVED' | 'GLOSSARY_TERM_ADDED' | 'GLOSSARY_TERM_REMOVED' | 'GLOSSARY_TERM_PROPOSED' | 'TAG_ADDED' | 'TAG_REMOVED' | 'TAG_PROPOSED';

/**
 * Where the notifications of one subscription go.
 * Wire name: `com.linkedin.subscription.SubscriptionNotificationConfig`.
 */
export interface SubscriptionNotificationConfig {
  /** Channels and destinations of this subscription; when absent, those of the subscriber. */
  notificationSettings?: NotificationSettings;
}

/**
 * Identity of a tag, a loose label such as `urn:li:tag:pii` that can be put on assets and columns.
 * Wire name: `com.linkedin.metadata.key.TagKey`.
 */
export interface TagKey {
  /** Last part of the tag's URN, unique among tags; shown to users only while `TagProperties` gives no display name. */
  name: string;
}

/**
 * Display name, description and colour of a tag.
 * Wire name: `com.linkedin.tag.TagProperties`.
 */
export interface TagProperties {
  /** Display name of the tag; unlike the name in `TagKey` it can be changed later. */
  name: string;
  /** When to use the tag and what it implies. */
  description?: string;
  /** Colour of the tag as `#` and six hexadecimal digits, for example `#1E88E5`; when absent, the interface picks one. */
  colorHex?: string;
}

/**
 * Identity of the one entity that holds the client id for anonymous usage statistics.
 * Wire name: `com.linkedin.metadata.key.TelemetryKey`.
 */
export interface TelemetryKey {
  /** Last part of the telemetry entity's URN, a fixed name since there is at most one. */
  name: string;
}

/**
 * The id under which an installation sends telemetry, stored so that it stays the same across restarts.
 * Wire name: `com.linkedin.telemetry.TelemetryClientId`.
 */
export interface TelemetryClientId {
  /** Client id; it identifies the installation, not a person. */
  clientId: string;
}

/**
 * Identity of a metadata test, a rule that checks assets, for example that each has an owner.
 * Wire name: `com.linkedin.metadata.key.TestKey`.
 */
export interface TestKey {
  /** Last part of the test's URN, unique among tests. */
  id: string;
}

/**
 * Name, category and rules of a metadata test, a check run over entities, for instance that every dataset of a domain has an owner.
 * Wire name: `com.linkedin.test.TestInfo`.
 */
export interface TestInfo {
  /** Name of the test as people see it. */
  name: string;
  /** Free-text heading under which the test is grouped with others. */
  category: string;
  /** Explanation of what the test checks and why. */
  description?: string;
  /** Rules that select entities and decide whether each passes. */
  definition: TestDefinition;
}

/**
 * Rules of a metadata test: which entities it selects and which conditions they must meet.
 * Wire name: `com.linkedin.test.TestDefinition`.
 */
export interface TestDefinition {
  /** Language of the definition; `JSON` is the only one. */
  type: TestDefinitionType;
  /** The rules themselves as a JSON string, evaluated by the test engine. */
  json?: string;
}

/**
 * Languages in which a metadata test can be defined.
 * - `JSON`: Rules written in JSON, or in YAML with the same structure.
 */
export type TestDefinitionType = 'JSON';

/**
 * Identity of a version set, which links entities that are versions of the same thing, such as the versions of one model.
 * Wire name: `com.linkedin.metadata.key.VersionSetKey`.
 */
export interface VersionSetKey {
  /** Id of the set, derived from the platform and the id or name of the asset whose versions it holds. */
  id: string;
  /** Entity type of every member, for example `mlModel`; a set never mixes types. */
  entityType: string;
}

/**
 * Newest version in a version set and the scheme that orders its versions.
 * Wire name: `com.linkedin.versionset.VersionSetProperties`.
 */
export interface VersionSetProperties {
  /**
   * Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** URN of the newest version according to the set's `versioningScheme`. */
  latest: UrnString;
  /** How versions are ordered; cannot be changed once set. */
  versioningScheme: VersioningScheme;
}

/** The value of each aspect, by the name of the aspect. */
export interface AspectTypes {
  /** Identity of an agent skill, a reusable bundle of prompts, tools and domain knowledge that several agents can adopt. */
  agentSkillKey: AgentSkillKey;
  /** A skill that an AI agent can load: instructions for one domain and the tools they need. */
  agentSkillInfo: AgentSkillInfo;
  /** Links an entity to its data platform and, where several deployments exist, to one of them. */
  dataPlatformInstance: DataPlatformInstance;
  /** Users and groups responsible for an entity, each with the ownership type. */
  ownership: Ownership;
  /** Whether an entity is live, soft-deleted or in a lifecycle stage. */
  status: Status;
  /** Tags on an entity as a whole; tags on columns are stored with the schema instead. */
  globalTags: GlobalTags;
  /** Glossary terms on an entity, linking it to the business vocabulary. */
  glossaryTerms: GlossaryTerms;
  /** Embedding vectors of an entity's text, per model, used by semantic search; written by the embedding pipeline. */
  semanticContent: SemanticContent;
  /** Links to documents about an entity, such as a wiki page or a design note. */
  institutionalMemory: InstitutionalMemory;
  /** Domains that the asset belongs to, usually one. */
  domains: Domains;
  /** Values that the entity has for structured properties, that is, custom fields with a definition and a type. */
  structuredProperties: StructuredProperties;
  /** Makes an asset a version in a version set, with its label and its position in the order. */
  versionProperties: VersionProperties;
  /** Identity of an AI agent: a single `id`, giving URNs such as `urn:li:aiAgent:support-bot`. */
  aiAgentKey: AIAgentKey;
  /** The main facts about an AI agent: name, texts, instructions and whether it is built in, user-made or external. */
  aiAgentInfo: AIAgentInfo;
  /** Dependencies of an AI agent: skills it adopts, APIs it calls and models it runs on. */
  aiAgentDependencies: AIAgentDependencies;
  /** Colour and icon of an entity in the user interface, for example of a domain or a glossary term. */
  displayProperties: DisplayProperties;
  /** Upstream datasets of a dataset, and optionally column-level lineage; stored on the downstream side. */
  upstreamLineage: UpstreamLineage;
  /** Incidents on an asset, open and resolved, copied from the incident entities for search and health badges. */
  incidentsSummary: IncidentsSummary;
  /** Identity of an API, meaning one callable operation with typed input and output, such as a REST endpoint, a gRPC method or an MCP tool. */
  apiKey: ApiKey;
  /** Name, description and origin of an API, a single callable such as a REST endpoint, gRPC method or MCP tool; its type is in `subTypes`, its schema in `apiSignature`. */
  apiProperties: ApiProperties;
  /** What an API accepts and returns, given inline or as references to datasets. A referenced dataset wins over inline fields for the same side. */
  apiSignature: ApiSignature;
  /** Method and path of an API with subtype `REST_ENDPOINT`; one path served under two methods makes two API entities. */
  restApiProperties: RestApiProperties;
  /** Refines an entity's type with the source's own term, such as a dataset that is a view. */
  subTypes: SubTypes;
  /** Identity of an application, a piece of software that owns or handles data assets, such as a billing system. */
  applicationKey: ApplicationKey;
  /** Name, description and parent of an application. */
  applicationProperties: ApplicationProperties;
  /** Data and APIs that an application reads and writes, which place it in lineage. */
  applicationLineage: ApplicationLineage;
  /** Compliance forms assigned to an entity, divided into open and completed, and the resulting verifications. */
  forms: Forms;
  /** Metadata tests that the entity currently passes and fails. */
  testResults: TestResults;
  /** Identity of an assertion, one data quality check, in the form `urn:li:assertion:` plus its id. */
  assertionKey: AssertionKey;
  /** Definition of the assertion: its type, the matching type-specific block, its source and the entity it checks. */
  assertionInfo: AssertionInfo;
  /** Markdown note by a user on what to do when the assertion fails, stored separately from `assertionInfo` so that ingestion does not overwrite it. */
  assertionNote: AssertionNote;
  /** One entry in the assertion's run history (a time series): the batch checked, the status of the run and its result. */
  assertionRunEvent: AssertionRunEvent;
  /** Latest state of the assertion, derived from its run events: when it last passed, failed or ended in an error, and its current status. */
  assertionRunSummary: AssertionRunSummary;
  /** Actions taken automatically after a run of the assertion, listed separately for passing and failing outcomes. */
  assertionActions: AssertionActions;
  /** Identity of a business attribute, a shared description for columns with one meaning, such as customer email. */
  businessAttributeKey: BusinessAttributeKey;
  /** Name, type, description, tags and terms of a business attribute, defined once and shared by many columns. */
  businessAttributeInfo: BusinessAttributeInfo;
  /** Identity of a chart: its tool and its id there, as in `urn:li:chart:(looker,1234)`. */
  chartKey: ChartKey;
  /** Metadata of a chart from the reporting tool: title, link, sources, type and last refresh. */
  chartInfo: ChartInfo;
  /** Metrics that a chart, dashboard or dataset reads; the lineage edge is stored on the reader. */
  upstreamMetrics: UpstreamMetrics;
  /** User-edited description of a chart, unaffected by later ingestion runs. */
  editableChartProperties: EditableChartProperties;
  /** The query that fetches a chart's data, with its language. */
  chartQuery: ChartQuery;
  /** Columns that a chart or dashboard reads, in addition to the tables it depends on. */
  inputFields: InputFields;
  /** Views and users of a chart, for one time bucket, or in total if `eventGranularity` is absent. Experimental, so it may change. */
  chartUsageStatistics: ChartUsageStatistics;
  /** Embeds a live view of a chart, dashboard or dataset in its catalogue page. */
  embed: Embed;
  /** Older form of an entity's position in the browse tree, as slash-separated strings; superseded by `browsePathsV2`. */
  browsePaths: BrowsePaths;
  /** Data products an asset belongs to, copied by the server from `dataProductProperties.assets` so that searches can filter by them. */
  dataProducts: DataProducts;
  /** Applications that an asset belongs to. */
  applications: Applications;
  /** Places an asset in a container, such as a table in its schema. */
  container: Container;
  /** Marks an entity as deprecated: the reason, the planned removal date and the replacement. */
  deprecation: Deprecation;
  /** Position of the entity in the browse tree as a list of levels, each of which may link to a container. */
  browsePathsV2: BrowsePathsV2;
  /** Descriptions of one entity from several sources, one per source, each with its attribution; the texts are not searchable. */
  documentation: Documentation;
  /** Identity of a container, such as a database, a schema, a folder or a project that holds other assets. */
  containerKey: ContainerKey;
  /** Metadata of a container, such as a database, schema or folder, from the source system; written by ingestion. */
  containerProperties: ContainerProperties;
  /** User-edited metadata of a container, stored separately so that ingestion does not overwrite it. */
  editableContainerProperties: EditableContainerProperties;
  /** Roles that give users access to this asset; attached to datasets, dashboards and containers. */
  access: Access;
  /** Identity of a group of users, as in `urn:li:corpGroup:data-platform`. */
  corpGroupKey: CorpGroupKey;
  /** Metadata of a group from an identity provider or directory; written by ingestion or at sign-on. */
  corpGroupInfo: CorpGroupInfo;
  /** User-edited details of a group: description, picture and contact details. */
  corpGroupEditableInfo: CorpGroupEditableInfo;
  /** Whether a user or group was created in the catalogue or in an identity provider. */
  origin: Origin;
  /** Roles granted to a user or a group, each with its policies. */
  roleMembership: RoleMembership;
  /** Identity of a person or other account, as in `urn:li:corpuser:jdoe`. */
  corpUserKey: CorpUserKey;
  /** Metadata of a user from a directory or identity provider: names, email, title, manager, department. */
  corpUserInfo: CorpUserInfo;
  /** Profile of a user as edited in the catalogue, stored separately from the ingested `corpUserInfo`. */
  corpUserEditableInfo: CorpUserEditableInfo;
  /** Lifecycle state of a user account: provisioned, active or suspended. */
  corpUserStatus: CorpUserStatus;
  /** Groups that a user belongs to according to an external directory or identity provider. */
  groupMembership: GroupMembership;
  /** Password data of a user who signs in with a catalogue account; absent for single sign-on users. */
  corpUserCredentials: CorpUserCredentials;
  /** Groups of a user that were created in the catalogue rather than ingested. */
  nativeGroupMembership: NativeGroupMembership;
  /** Preferences that a user sets in the web interface: appearance, default view, notifications, home page, language. */
  corpUserSettings: CorpUserSettings;
  /** Slack profile of a person, copied from the Slack API to link a catalogue user to a workspace member. */
  slackUserInfo: SlackUserInfo;
  /** Identity of a dashboard: its tool and its id there, as in `urn:li:dashboard:(looker,77)`. */
  dashboardKey: DashboardKey;
  /** Views, runs and users of a dashboard, for one time bucket, or in total if `eventGranularity` is absent. Experimental, so it may change. */
  dashboardUsageStatistics: DashboardUsageStatistics;
  /** Metadata of a dashboard from the reporting tool: title, link, charts and datasets, last refresh. */
  dashboardInfo: DashboardInfo;
  /** User-edited description of a dashboard, unaffected by later ingestion runs. */
  editableDashboardProperties: EditableDashboardProperties;
  /** Identity of a data contract, the set of promises (schema, freshness, quality) made about a dataset. */
  dataContractKey: DataContractKey;
  /** Contract on a dataset, made up of assertions on its schema, freshness and data quality. */
  dataContractProperties: DataContractProperties;
  /** Current state of the data contract. */
  dataContractStatus: DataContractStatus;
  /** Identity of a pipeline or workflow, such as an Airflow DAG: `urn:li:dataFlow:(airflow,daily_load,prod)`. */
  dataFlowKey: DataFlowKey;
  /** Version of a job's code, so that a run can be traced to what was deployed. */
  versionInfo: VersionInfo;
  /** Metadata of a pipeline, such as an Airflow DAG, from the orchestrator: name, description, project, environment. */
  dataFlowInfo: DataFlowInfo;
  /** Description of a pipeline as edited by users, stored separately so that ingestion does not overwrite it. */
  editableDataFlowProperties: EditableDataFlowProperties;
  /** Identity of a personal or service access token; contains a hash, never the token. */
  dataHubAccessTokenKey: DataHubAccessTokenKey;
  /** An access token for the API: the actor it acts for, who created it and when it expires; the secret itself is not stored here. */
  dataHubAccessTokenInfo: DataHubAccessTokenInfo;
  /** Identity of an action pipeline, a process that listens to change events and reacts to them. */
  dataHubActionKey: DataHubActionKey;
  /** Identity of a stored connection, the details for connecting to an external system. */
  dataHubConnectionKey: DataHubConnectionKey;
  /** Stored, reusable connection to an external system, such as a Slack workspace, with its details encrypted. */
  dataHubConnectionDetails: DataHubConnectionDetails;
  /** Identity of an execution request, for example to run an ingestion source immediately. */
  dataHubExecutionRequestKey: ExecutionRequestKey;
  /** Input of an execution request: the task, its arguments, the executor and the requester. */
  dataHubExecutionRequestInput: ExecutionRequestInput;
  /** Signal to a running execution, usually to stop it. */
  dataHubExecutionRequestSignal: ExecutionRequestSignal;
  /** Result of an execution: status, report, start and duration; the executor may write it several times while the task runs. */
  dataHubExecutionRequestResult: ExecutionRequestResult;
  /** Identity of a file uploaded to the catalogue, for example an image placed in documentation. */
  dataHubFileKey: DataHubFileKey;
  /** A file that a user uploaded for use in the catalogue, such as an image in documentation: its location, type and purpose. */
  dataHubFileInfo: DataHubFileInfo;
  /** Identity of an ingestion source, a saved recipe with its schedule. */
  dataHubIngestionSourceKey: DataHubIngestionSourceKey;
  /** An ingestion source configured in the catalogue: its name, type, schedule and configuration. */
  dataHubIngestionSourceInfo: DataHubIngestionSourceInfo;
  /** Identity of an internal entity that adds the `systemMetadata` type to the generated OpenAPI schema; it has no catalogue content. */
  dataHubOpenAPISchemaKey: DataHubOpenAPISchemaKey;
  /** Metadata about an aspect write: the ingestion run that wrote it, when it was last observed, and its versions. */
  systemMetadata: SystemMetadata;
  /** Identity of a page module, one building block of a home page or an asset summary, such as a list of links. */
  dataHubPageModuleKey: DataHubPageModuleKey;
  /** Name, type, content and audience of a module, one block on a home or summary page. */
  dataHubPageModuleProperties: DataHubPageModuleProperties;
  /** Identity of a page template, the arrangement of modules on a home page or an asset summary. */
  dataHubPageTemplateKey: DataHubPageTemplateKey;
  /** Layout of a page: rows of modules, where the layout applies and who sees it. */
  dataHubPageTemplateProperties: DataHubPageTemplateProperties;
  /** Identity of a persona, a kind of user such as analyst or data engineer, by which the interface can be adapted. */
  dataHubPersonaKey: DataHubPersonaKey;
  /** Empty aspect of a persona, a type of user such as a data engineer; it has no fields yet. */
  dataHubPersonaInfo: DataHubPersonaInfo;
  /** Identity of an access policy, the rule that gives privileges to users, groups or roles. */
  dataHubPolicyKey: DataHubPolicyKey;
  /** An access policy: which actors get which privileges on which resources, and whether it is active. */
  dataHubPolicyInfo: DataHubPolicyInfo;
  /** Identity of a retention rule, the pair of entity type and aspect to which it applies; `*` matches any. */
  dataHubRetentionKey: DataHubRetentionKey;
  /** Policy that limits how many old versions of an aspect the catalogue keeps. */
  dataHubRetentionConfig: DataHubRetentionConfig;
  /** Identity of a catalogue role such as Admin, Editor or Reader; not to be confused with `RoleKey`, a role in an external system. */
  dataHubRoleKey: DataHubRoleKey;
  /** Name and purpose of a catalogue role, to which users are assigned and policies refer. */
  dataHubRoleInfo: DataHubRoleInfo;
  /** Identity of a secret, an encrypted value that recipes refer to by name. */
  dataHubSecretKey: DataHubSecretKey;
  /** Name and encrypted value of a secret, such as a database password that ingestion recipes refer to. */
  dataHubSecretValue: DataHubSecretValue;
  /** Identity of a step state, a record that a user has completed a step of the interface, for example an onboarding tour. */
  dataHubStepStateKey: DataHubStepStateKey;
  /** Progress of a user through an onboarding step, so that it is shown only once. */
  dataHubStepStateProperties: DataHubStepStateProperties;
  /** Identity of one upgrade or bootstrap job, so that the server knows whether it has already run. */
  dataHubUpgradeKey: DataHubUpgradeKey;
  /** Records that an upgrade or bootstrap job has started, with the version it upgrades to. */
  dataHubUpgradeRequest: DataHubUpgradeRequest;
  /** Outcome of an upgrade or bootstrap job; the server reads it to decide whether to run the job again. */
  dataHubUpgradeResult: DataHubUpgradeResult;
  /** Identity of a view, a saved filter that narrows search and browsing for one user or for everybody. */
  dataHubViewKey: DataHubViewKey;
  /** A saved filter that narrows search and browsing to a relevant part of the catalogue. */
  dataHubViewInfo: DataHubViewInfo;
  /** Identity of one task in a pipeline: its flow and its id there, as in `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_load,prod),copy)`. */
  dataJobKey: DataJobKey;
  /** Counts and environment of one ingestion run, written as a time series on the pipeline's data job. */
  datahubIngestionRunSummary: DatahubIngestionRunSummary;
  /** State that one ingestion run saves for the next, used for stale entity removal; written on the pipeline's data job. */
  datahubIngestionCheckpoint: DatahubIngestionCheckpoint;
  /** Metadata of one step of a pipeline, such as an Airflow task, from the orchestrator: name, type, parent flow. */
  dataJobInfo: DataJobInfo;
  /** Lineage of a job: the datasets it reads and writes, and the jobs it depends on. */
  dataJobInputOutput: DataJobInputOutput;
  /** User-edited description of a job, unaffected by later ingestion runs. */
  editableDataJobProperties: EditableDataJobProperties;
  /** The transformations that a data job applies, so that readers can see the code behind its lineage. */
  dataTransformLogic: DataTransformLogic;
  /** Identity of a data platform, the kind of system that assets come from, as in `urn:li:dataPlatform:snowflake`. */
  dataPlatformKey: DataPlatformKey;
  /** Name, logo and category of a data platform, and the delimiter in its dataset names. */
  dataPlatformInfo: DataPlatformInfo;
  /** Identity of one deployment of a platform, for example the Snowflake account of the finance team, to distinguish equal names. */
  dataPlatformInstanceKey: DataPlatformInstanceKey;
  /** Name and description of one installation of a data platform, such as the production MySQL server. */
  dataPlatformInstanceProperties: DataPlatformInstanceProperties;
  /** An Iceberg warehouse served by the catalogue: the location of its files and the credentials to access them. */
  icebergWarehouseInfo: IcebergWarehouseInfo;
  /** Identity of a data process, the older model of an ETL job; `dataFlow` and `dataJob` are now the usual choice. */
  dataProcessKey: DataProcessKey;
  /** Datasets that a legacy `dataProcess` reads and writes. */
  dataProcessInfo: DataProcessInfo;
  /** Identity of one run of a job or flow, for example a single Airflow task run, or of an ML training run. */
  dataProcessInstanceKey: DataProcessInstanceKey;
  /** Inputs of a run: datasets, models or other runs. */
  dataProcessInstanceInput: DataProcessInstanceInput;
  /** Outputs of a run: datasets, models or other runs. */
  dataProcessInstanceOutput: DataProcessInstanceOutput;
  /** Basic metadata of a run: name, type, start and link to the source system. */
  dataProcessInstanceProperties: DataProcessInstanceProperties;
  /** Links a run to the job it executes, the larger run it is part of, and the runs that triggered it. */
  dataProcessInstanceRelationships: DataProcessInstanceRelationships;
  /** A time-series entry written when a run starts and again when it ends, with its result and duration. */
  dataProcessInstanceRunEvent: DataProcessInstanceRunEvent;
  /** Machine learning details of a process instance that is a training run: run id, parameters, metrics and output links. */
  mlTrainingRunProperties: MLTrainingRunProperties;
  /** Identity of a data product, the part of its URN after `urn:li:dataProduct:`. */
  dataProductKey: DataProductKey;
  /** Name, documentation, assets and parent of a data product, a set of assets offered and managed as one. */
  dataProductProperties: DataProductProperties;
  /** Display settings of one asset, such as the layout of its summary page; on data products, datasets, domains and glossary entries. */
  assetSettings: AssetSettings;
  /** Key aspect from which the URN of a data type is built. */
  dataTypeKey: DataTypeKey;
  /** Names and description of a data type, such as `string` or `urn`, that structured properties can have. */
  dataTypeInfo: DataTypeInfo;
  /** Identity of a dataset (table, view, topic, file set): `urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)`. */
  datasetKey: DatasetKey;
  /** Definition of a view: its query text, language and whether results are stored. */
  viewProperties: ViewProperties;
  /** Links a dataset of subtype `Semantic Model Dataset` to the semantic model that exposes it; its SQL and lineage stay in `viewProperties` and `upstreamLineage`. */
  semanticModelProperties: SemanticModelProperties;
  /** One profile of a dataset at a given time: size, row and column counts, and statistics per column. */
  datasetProfile: DatasetProfile;
  /** Usage of a dataset within one time bucket: query counts, users, columns and typical queries. */
  datasetUsageStatistics: DatasetUsageStatistics;
  /** Usage figures of a dataset, computed daily for ranking and result cards so that search needs no time series query. */
  usageFeatures: UsageFeatures;
  /** Size figures of a dataset, copied daily from its profiles so that search results need no time series query. */
  storageFeatures: StorageFeatures;
  /** A change to the data of an entity, such as an insert; a time-series aspect used to determine freshness. */
  operation: Operation;
  /** Columns, keys and native schema of a dataset as the source reports them, written by ingestion; edits by people go to `editableSchemaMetadata`. */
  schemaMetadata: SchemaMetadata;
  /** Links entities that represent the same asset in different tools, such as a dbt model and the table it builds, so that they can be shown as one. */
  siblings: Siblings;
  /** Metadata of a dataset from the source system: names, description, times and custom properties; written by ingestion. */
  datasetProperties: DatasetProperties;
  /** User-edited name and description of a dataset, stored separately so that the next ingestion run does not overwrite them. */
  editableDatasetProperties: EditableDatasetProperties;
  /** Legacy deprecation record of a dataset, with date and note; superseded by the `deprecation` aspect, which works for every entity. */
  datasetDeprecation: DatasetDeprecation;
  /** Deprecated column-level lineage of a dataset; use `fineGrainedLineages` of the `upstreamLineage` aspect. */
  datasetUpstreamLineage: DatasetUpstreamLineage;
  /** User-edited column descriptions, tags and terms, stored separately from `schemaMetadata` so that the next ingestion run does not overwrite them. */
  editableSchemaMetadata: EditableSchemaMetadata;
  /** First and last partition of a data lake table (Hive, S3, Iceberg, Delta, Hudi), which shows the range it covers. */
  partitionsSummary: PartitionsSummary;
  /** State of an Iceberg table or view, including those that the catalogue itself serves as Iceberg REST catalogue. */
  icebergCatalogInfo: IcebergCatalogInfo;
  /** Links a physical dataset or column to the logical model that it implements. */
  logicalParent: LogicalParent;
  /** Alternative identifiers of the entity, used to resolve references to it; computed by the server, so ingestion clients must not write it. */
  aliases: Aliases;
  /** Identity of a document, such as a runbook or a wiki page, written in the catalogue or brought in from outside. */
  documentKey: DocumentKey;
  /** Title, text, origin, state and links of a document such as a runbook, a decision record or a page ingested from a wiki. */
  documentInfo: DocumentInfo;
  /** Display settings of a document, stored separately from its content. */
  documentSettings: DocumentSettings;
  /** Curated text to embed for semantic search instead of the entity's body, such as a summary with sample questions. */
  semanticText: SemanticText;
  /** How often a document was read by people and by agents, as a time series. With `eventGranularity` each entry is one time bucket, without it a current total. Experimental. */
  documentUsageStatistics: DocumentUsageStatistics;
  /** Identity of a domain, a business area such as Marketing or Finance under which assets are grouped. */
  domainKey: DomainKey;
  /** Name, description and parent of a domain, a business area such as `Finance` that groups assets. */
  domainProperties: DomainProperties;
  /** Identity of an entity type, the part of its URN after `urn:li:entityType:`. */
  entityTypeKey: EntityTypeKey;
  /** Names and description of an entity type, an entity that represents a type of entity such as datasets. */
  entityTypeInfo: EntityTypeInfo;
  /** Identity of an entity relationship, the declared join between two datasets. */
  erModelRelationshipKey: ERModelRelationshipKey;
  /** A join between two datasets as ingested: the datasets, the column pairs and the cardinality. */
  erModelRelationshipProperties: ERModelRelationshipProperties;
  /** User-edited name and documentation of a relationship, stored separately so that ingestion does not overwrite them. */
  editableERModelRelationshipProperties: EditableERModelRelationshipProperties;
  /** Identity of a form, a set of questions that the people responsible answer about an asset. */
  formKey: FormKey;
  /** Definition of a form: the questions to answer about an asset and the people who should answer them. */
  formInfo: FormInfo;
  /** Rule that assigns a form to every entity that matches a filter, instead of listing the entities. */
  dynamicFormAssignment: DynamicFormAssignment;
  /** Identity of the one entity that holds settings for the whole catalogue. */
  globalSettingsKey: GlobalSettingsKey;
  /** Settings of the whole instance, such as sign-on and views; managed by the catalogue, do not write it externally. */
  globalSettingsInfo: GlobalSettingsInfo;
  /** Identity of a glossary node, the folder that groups glossary terms and other nodes. */
  glossaryNodeKey: GlossaryNodeKey;
  /** Name, definition and parent of a term group, the folder that contains glossary terms and other groups. */
  glossaryNodeInfo: GlossaryNodeInfo;
  /** Identity of a glossary term, a business concept such as Net Revenue with an agreed meaning. */
  glossaryTermKey: GlossaryTermKey;
  /** Name, definition, source and parent group of a glossary term. */
  glossaryTermInfo: GlossaryTermInfo;
  /** Relationships of the term to other terms: kinds of, parts of, possible values of, or otherwise related. */
  glossaryRelatedTerms: GlossaryRelatedTerms;
  /** Identity of an incident, a reported problem with one or more assets. */
  incidentKey: IncidentKey;
  /** Details of an incident: what went wrong, the affected assets, its priority, assignees and status. */
  incidentInfo: IncidentInfo;
  /** Tickets in other systems that track this incident. */
  incidentExternalLinks: IncidentExternalLinks;
  /** Comments on an incident; stored separately from `IncidentInfo` so that ingestion does not overwrite them. */
  incidentNotes: IncidentNotes;
  /** Identity of an invite token, the secret in a link through which people join the catalogue. */
  inviteTokenKey: InviteTokenKey;
  /** Token in a sign-up link that lets people create an account, with a role. */
  inviteToken: InviteToken;
  /** Identity of a lifecycle stage that assets can be placed in, for example certified or archived. */
  lifecycleStageTypeKey: LifecycleStageTypeKey;
  /** Defines a lifecycle stage: which entities can be in it, whether search hides them, and which stages may precede it. `status` refers to it. */
  lifecycleStageTypeInfo: LifecycleStageTypeInfo;
  /** Identity of a business metric, such as monthly active users, made of platform, path and id. */
  metricKey: MetricKey;
  /** The main facts about a metric: name, description, formula and the semantic model that defines it. */
  metricInfo: MetricInfo;
  /** Relationships of a metric: the parent in the hierarchy, the metrics in its formula, and related ones. */
  metricRelationships: MetricRelationships;
  /** Datasets and columns that a metric reads directly. Lineage between metrics is in `metricRelationships` instead. */
  metricUpstreams: MetricUpstreams;
  /** Hints for AI models about a metric, semantic model or schema field; follows the OSI `ai_context` layout. */
  aiContext: AiContext;
  /** Identity of a machine-learning feature, one model input: `urn:li:mlFeature:(customer,lifetime_value)`. */
  mlFeatureKey: MLFeatureKey;
  /** User-written text for a machine learning feature in the catalogue, stored separately from `mlFeatureProperties` so that ingestion does not overwrite it. */
  editableMlFeatureProperties: EditableMLFeatureProperties;
  /** Metadata of a machine learning feature from its feature store: type, version and source datasets. */
  mlFeatureProperties: MLFeatureProperties;
  /** Identity of a feature table, a group of features kept together in a feature store such as Feast. */
  mlFeatureTableKey: MLFeatureTableKey;
  /** User-written text for a feature table in the catalogue, stored separately from the ingested `mlFeatureTableProperties`. */
  editableMlFeatureTableProperties: EditableMLFeatureTableProperties;
  /** Features and primary keys of a feature table, and its description. */
  mlFeatureTableProperties: MLFeatureTableProperties;
  /** Identity of one trained model: `urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)`. */
  mlModelKey: MLModelKey;
  /** User-written text for a model in the catalogue, stored separately from the ingested `mlModelProperties`. */
  editableMlModelProperties: EditableMLModelProperties;
  /** Metadata of a model from its registry: algorithm, parameters, metrics, features, jobs and deployments. */
  mlModelProperties: MLModelProperties;
  /** What the model was built for, for whom, and which uses are out of scope. */
  intendedUse: IntendedUse;
  /** The factors section of a model card: what can affect the results, and which of these factors were tested. */
  mlModelFactorPrompts: MLModelFactorPrompts;
  /** The metrics section of a model card: the measures used to assess the model and its decision thresholds. */
  mlModelMetrics: Metrics;
  /** Datasets used to evaluate the model, so that a reader can judge its results. */
  mlModelEvaluationData: EvaluationData;
  /** Datasets used to train the model; may be unspecific when the data is confidential. */
  mlModelTrainingData: TrainingData;
  /** Links to the evaluation results of a model, broken down by single factors and by their combinations. */
  mlModelQuantitativeAnalyses: QuantitativeAnalyses;
  /** The ethics section of a model card: sensitive data, effects on people, risks and mitigations. All lists are free text. */
  mlModelEthicalConsiderations: EthicalConsiderations;
  /** The closing part of a model card: known limitations, advice on where the model fits, and what good evaluation data looks like. */
  mlModelCaveatsAndRecommendations: CaveatsAndRecommendations;
  /** Location of the code of a model and its pipelines. */
  sourceCode: SourceCode;
  /** Cost code to which a machine learning model is charged. */
  cost: Cost;
  /** Identity of a deployed model, for example a SageMaker endpoint that serves prediction requests. */
  mlModelDeploymentKey: MLModelDeploymentKey;
  /** Metadata of a deployed model: version, state and creation time. */
  mlModelDeploymentProperties: MLModelDeploymentProperties;
  /** Identity of a model group, the family to which the versions of one model belong; a registered model in MLflow, for instance. */
  mlModelGroupKey: MLModelGroupKey;
  /** User-written text for a model group in the catalogue, stored separately from the ingested `mlModelGroupProperties`. */
  editableMlModelGroupProperties: EditableMLModelGroupProperties;
  /** Metadata of a model group, which contains the versions of a model: its jobs, dates and version. */
  mlModelGroupProperties: MLModelGroupProperties;
  /** Identity of a feature table's primary key, the column by which features are looked up, such as `customer_id`. */
  mlPrimaryKeyKey: MLPrimaryKeyKey;
  /** User-written text for a feature table's primary key in the catalogue, stored separately from the ingested `mlPrimaryKeyProperties`. */
  editableMlPrimaryKeyProperties: EditableMLPrimaryKeyProperties;
  /** Metadata of a key column of a feature table: type, version and source datasets. */
  mlPrimaryKeyProperties: MLPrimaryKeyProperties;
  /** Identity of a notebook: its tool and its id there, as in `urn:li:notebook:(querybook,773)`. */
  notebookKey: NotebookKey;
  /** Title, description and change history of a notebook from the source system. In beta. */
  notebookInfo: NotebookInfo;
  /** Cells of a notebook in reading order. In beta. */
  notebookContent: NotebookContent;
  /** User-written documentation of a notebook, stored separately so that ingestion does not overwrite it. In beta. */
  editableNotebookProperties: EditableNotebookProperties;
  /** Identity of an ownership type, such as Data Steward or Technical Owner. */
  ownershipTypeKey: OwnershipTypeKey;
  /** A type of ownership, such as data steward or technical owner, assigned to owners of an entity. */
  ownershipTypeInfo: OwnershipTypeInfo;
  /** Identity of a platform resource, an object that an integration such as Slack or Teams stores in the catalogue outside the core model. */
  platformResourceKey: PlatformResourceKey;
  /** Type, keys and contents of an object that an integration stores in the catalogue, such as a Slack conversation. */
  platformResourceInfo: PlatformResourceInfo;
  /** Identity of a post, an announcement or link shown to users, for example on the home page. */
  postKey: PostKey;
  /** An announcement to users of the catalogue: its content, where it is shown and when it was created. */
  postInfo: PostInfo;
  /** Identity of a query, a statement such as SQL that reads or writes one or more datasets. */
  queryKey: QueryKey;
  /** A query entity: its text, its name, its author and its source. */
  queryProperties: QueryProperties;
  /** Tables and columns that the query uses, so that it can be found from their pages. */
  querySubjects: QuerySubjects;
  /** How often, by whom and at what cost the query was run, one record per time bucket (a time series). */
  queryUsageStatistics: QueryUsageStatistics;
  /** Identity of a source code repository, as in `urn:li:repository:github.acme/payments`; the platform itself is in the `dataPlatformInstance` aspect. */
  repositoryKey: RepositoryKey;
  /** Name, default branch, languages, licence and similar facts about a source code repository. */
  repositoryProperties: RepositoryProperties;
  /** Where a repository is hosted: its address and its id on the hosting service. */
  repositorySource: RepositorySource;
  /** Origin of a repository, currently only the one it was forked from. */
  repositoryLineage: RepositoryLineage;
  /** Identity of an access role in an external system, for example an IAM role that must be requested to read a table. */
  roleKey: RoleKey;
  /** Name, type of access and request URL of a role in an external access system, such as a Snowflake or IAM role that grants access to a dataset. */
  roleProperties: RoleProperties;
  /** Users and groups that hold the external access role. */
  actors: Actors;
  /** Identity of a single column: the URN of its dataset and the field path, as in `urn:li:schemaField:(urn:li:dataset:(...),id)`. */
  schemaFieldKey: SchemaFieldKey;
  /** Name of a schema field and its alternative URNs. */
  schemafieldInfo: SchemaFieldInfo;
  /** Business attribute applied to a column; written on `schemaField` entities. */
  businessAttributes: BusinessAttributes;
  /** Alternative URNs of the same schema field. */
  schemaFieldAliases: SchemaFieldAliases;
  /** Role of a column in a semantic model, with the expression behind it; type, description and tags stay on the column itself. */
  semanticFieldAnnotation: SemanticFieldAnnotation;
  /** Identity of a search template, from which the server builds search queries. */
  searchTemplateKey: SearchTemplateKey;
  /** Body of a search template: Mustache text and settings that render to one search request. An omitted section is inherited from `parent`; an empty one clears the inherited value. */
  searchTemplateProperties: SearchTemplateProperties;
  /** Identity of a semantic model, such as a Snowflake semantic view or a dbt semantic model, made of platform, path and id. */
  semanticModelKey: SemanticModelKey;
  /** Name, description, joins and source text of a semantic model, the layer that gives tables a business meaning. */
  semanticModelInfo: SemanticModelInfo;
  /** Identity of a service, an external system known to the catalogue, such as an MCP server or a REST API. */
  serviceKey: ServiceKey;
  /** Name, description and links of a service of any type; type-specific details have their own aspects, such as `mcpServerProperties`. */
  serviceProperties: ServiceProperties;
  /** How to connect to a service of subtype `MCP`; credentials are stored in the global settings instead. */
  mcpServerProperties: McpServerProperties;
  /** Full interface document of a service, such as its OpenAPI file; the service's `api` entities are extracted from it. */
  serviceDefinition: ServiceDefinition;
  /** Identity of a structured property, as in `urn:li:structuredProperty:io.acme.privacy.retentionDays`. */
  structuredPropertyKey: StructuredPropertyKey;
  /** Name, value type, permitted values and scope of a custom field that can be set on entities. */
  propertyDefinition: StructuredPropertyDefinition;
  /** Where the interface shows a structured property: filters, asset summary, badges and column tables. */
  structuredPropertySettings: StructuredPropertySettings;
  /** Identity of a subscription, by which a user or a group is notified of changes. */
  subscriptionKey: SubscriptionKey;
  /** Who follows what, and how they are notified of changes. */
  subscriptionInfo: SubscriptionInfo;
  /** Identity of a tag, a loose label such as `urn:li:tag:pii` that can be put on assets and columns. */
  tagKey: TagKey;
  /** Display name, description and colour of a tag. */
  tagProperties: TagProperties;
  /** Identity of the one entity that holds the client id for anonymous usage statistics. */
  telemetryKey: TelemetryKey;
  /** The id under which an installation sends telemetry, stored so that it stays the same across restarts. */
  telemetryClientId: TelemetryClientId;
  /** Identity of a metadata test, a rule that checks assets, for example that each has an owner. */
  testKey: TestKey;
  /** Name, category and rules of a metadata test, a check run over entities, for instance that every dataset of a domain has an owner. */
  testInfo: TestInfo;
  /** Identity of a version set, which links entities that are versions of the same thing, such as the versions of one model. */
  versionSetKey: VersionSetKey;
  /** Newest version in a version set and the scheme that orders its versions. */
  versionSetProperties: VersionSetProperties;
}

/** The name of an aspect. */
export type AspectName = keyof AspectTypes;

/** The names of the time-series aspects. */
export type TimeseriesAspectName = 'assertionRunEvent' | 'chartUsageStatistics' | 'dashboardUsageStatistics' | 'datahubIngestionRunSummary' | 'datahubIngestionCheckpoint' | 'dataProcessInstanceRunEvent' | 'datasetProfile' | 'datasetUsageStatistics' | 'operation' | 'documentUsageStatistics' | 'queryUsageStatistics';

/** The aspects that each entity type carries, its key first. */
export interface EntityAspects {
  /** A reusable capability for AI agents, made of instructions and required tools and defined in git, for example a customer service skill kept as `SKILL.md`. */
  agentSkill: 'agentSkillKey' | 'agentSkillInfo' | 'dataPlatformInstance' | 'ownership' | 'status' | 'globalTags' | 'glossaryTerms' | 'semanticContent' | 'institutionalMemory' | 'domains' | 'structuredProperties' | 'versionProperties';
  /** An AI agent with its instructions and tools, whether built in, made by users, or run elsewhere and only listed here, for example a support bot. */
  aiAgent: 'aiAgentKey' | 'aiAgentInfo' | 'aiAgentDependencies' | 'dataPlatformInstance' | 'displayProperties' | 'ownership' | 'status' | 'structuredProperties' | 'upstreamLineage' | 'globalTags' | 'glossaryTerms' | 'semanticContent' | 'institutionalMemory' | 'domains' | 'incidentsSummary' | 'versionProperties';
  /** One callable operation with defined input and output, for example an MCP tool or `GET /orders/{orderId}`; agents and services that call it show in lineage. */
  api: 'apiKey' | 'apiProperties' | 'apiSignature' | 'restApiProperties' | 'subTypes' | 'dataPlatformInstance' | 'ownership' | 'status' | 'globalTags' | 'glossaryTerms' | 'semanticContent' | 'institutionalMemory' | 'domains' | 'structuredProperties' | 'versionProperties';
  /** A software application with the APIs and datasets it reads and writes, for example an online shop's checkout. */
  application: 'applicationKey' | 'applicationProperties' | 'applicationLineage' | 'ownership' | 'glossaryTerms' | 'globalTags' | 'domains' | 'institutionalMemory' | 'status' | 'structuredProperties' | 'forms' | 'testResults' | 'subTypes';
  /** A data quality rule for a dataset, for example that `orders.id` is never null; its run results are stored as a time series. */
  assertion: 'assertionKey' | 'assertionInfo' | 'assertionNote' | 'dataPlatformInstance' | 'assertionRunEvent' | 'assertionRunSummary' | 'assertionActions' | 'status' | 'globalTags' | 'ownership';
  /** A column meaning defined once and attached to many schema fields, for example customer e-mail with its description, tags and terms. */
  businessAttribute: 'businessAttributeKey' | 'businessAttributeInfo' | 'status' | 'ownership' | 'institutionalMemory';
  /** A single visualisation in a BI tool, for example a Looker chart of weekly revenue; dashboards are made of charts. */
  chart: 'chartKey' | 'chartInfo' | 'upstreamMetrics' | 'editableChartProperties' | 'chartQuery' | 'inputFields' | 'chartUsageStatistics' | 'embed' | 'browsePaths' | 'domains' | 'dataProducts' | 'applications' | 'container' | 'deprecation' | 'ownership' | 'status' | 'institutionalMemory' | 'dataPlatformInstance' | 'globalTags' | 'glossaryTerms' | 'browsePathsV2' | 'subTypes' | 'structuredProperties' | 'incidentsSummary' | 'forms' | 'testResults' | 'documentation';
  /** A grouping that holds other assets, for example a Snowflake database, a schema in it, or a BI folder; containers nest. */
  container: 'containerKey' | 'containerProperties' | 'editableContainerProperties' | 'dataPlatformInstance' | 'subTypes' | 'ownership' | 'deprecation' | 'container' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'browsePaths' | 'status' | 'domains' | 'dataProducts' | 'applications' | 'browsePathsV2' | 'structuredProperties' | 'forms' | 'testResults' | 'access' | 'documentation';
  /** A group of people, from a directory or made in the catalogue, that can own assets and receive roles, for example `urn:li:corpGroup:finance`. */
  corpGroup: 'corpGroupKey' | 'corpGroupInfo' | 'corpGroupEditableInfo' | 'globalTags' | 'ownership' | 'status' | 'origin' | 'roleMembership' | 'structuredProperties' | 'forms' | 'testResults' | 'subTypes';
  /** A person or service account that signs in, owns assets or appears in usage, for example `urn:li:corpuser:jdoe`. */
  corpuser: 'corpUserKey' | 'corpUserInfo' | 'corpUserEditableInfo' | 'corpUserStatus' | 'groupMembership' | 'globalTags' | 'status' | 'corpUserCredentials' | 'nativeGroupMembership' | 'corpUserSettings' | 'origin' | 'roleMembership' | 'structuredProperties' | 'forms' | 'testResults' | 'subTypes' | 'slackUserInfo';
  /** A page of charts in a BI tool, for example a Tableau dashboard of sales by region. */
  dashboard: 'dashboardKey' | 'domains' | 'dataProducts' | 'applications' | 'container' | 'deprecation' | 'dashboardUsageStatistics' | 'inputFields' | 'subTypes' | 'embed' | 'dashboardInfo' | 'upstreamMetrics' | 'editableDashboardProperties' | 'ownership' | 'status' | 'globalTags' | 'browsePaths' | 'glossaryTerms' | 'institutionalMemory' | 'dataPlatformInstance' | 'browsePathsV2' | 'structuredProperties' | 'incidentsSummary' | 'forms' | 'testResults' | 'documentation' | 'access';
  /** A promise about a dataset made of assertions on schema, freshness and quality, for example that `orders` is refreshed every morning. */
  dataContract: 'dataContractKey' | 'dataContractProperties' | 'dataContractStatus' | 'status' | 'structuredProperties';
  /** A pipeline definition that groups data jobs, for example an Airflow DAG; single runs are `dataProcessInstance` entities. */
  dataFlow: 'dataFlowKey' | 'domains' | 'dataProducts' | 'applications' | 'deprecation' | 'versionInfo' | 'dataFlowInfo' | 'editableDataFlowProperties' | 'ownership' | 'status' | 'globalTags' | 'browsePaths' | 'glossaryTerms' | 'institutionalMemory' | 'dataPlatformInstance' | 'container' | 'browsePathsV2' | 'structuredProperties' | 'incidentsSummary' | 'forms' | 'subTypes' | 'testResults' | 'documentation';
  /** A personal or service access token for the API; the URN holds a hash of the token, never the token. */
  dataHubAccessToken: 'dataHubAccessTokenKey' | 'dataHubAccessTokenInfo';
  /** A configured action pipeline that reacts to events; only the key exists, with no aspects. */
  dataHubAction: 'dataHubActionKey';
  /** Stored connection details for an external system that catalogue features talk to, for example a Slack workspace. */
  dataHubConnection: 'dataHubConnectionKey' | 'dataHubConnectionDetails' | 'dataPlatformInstance';
  /** One request to run a task on an executor, such as an ingestion run started from the interface, with its signals and result. */
  dataHubExecutionRequest: 'dataHubExecutionRequestKey' | 'dataHubExecutionRequestInput' | 'dataHubExecutionRequestSignal' | 'dataHubExecutionRequestResult';
  /** An uploaded file that catalogue pages use, for example an image embedded in a dataset's documentation. */
  dataHubFile: 'dataHubFileKey' | 'dataHubFileInfo' | 'status';
  /** A saved ingestion recipe with its schedule, for example a nightly Snowflake crawl set up in the interface. */
  dataHubIngestionSource: 'dataHubIngestionSourceKey' | 'dataHubIngestionSourceInfo' | 'ownership';
  /** Placeholder that includes otherwise unattached aspects, such as `systemMetadata`, in the generated OpenAPI schema; never created. */
  dataHubOpenAPISchema: 'dataHubOpenAPISchemaKey' | 'systemMetadata';
  /** One block on a home or summary page, for example a list of links or of a domain's assets. */
  dataHubPageModule: 'dataHubPageModuleKey' | 'dataHubPageModuleProperties';
  /** A page layout of rows of page modules, for example the default home page. */
  dataHubPageTemplate: 'dataHubPageTemplateKey' | 'dataHubPageTemplateProperties';
  /** A kind of user, such as data engineer or analyst, that people can pick for themselves in their profile. */
  dataHubPersona: 'dataHubPersonaKey' | 'dataHubPersonaInfo';
  /** An access rule that grants privileges to users, groups or roles, for example editing tags on datasets of one domain. */
  dataHubPolicy: 'dataHubPolicyKey' | 'dataHubPolicyInfo';
  /** A rule on how many or how long old aspect versions are kept, for one entity and aspect or for all with `*`. */
  dataHubRetention: 'dataHubRetentionKey' | 'dataHubRetentionConfig';
  /** A named set of catalogue privileges to give to people and groups, for example `Admin`, `Editor` or `Reader`. */
  dataHubRole: 'dataHubRoleKey' | 'dataHubRoleInfo';
  /** An encrypted value such as a database password that ingestion recipes refer to by name. */
  dataHubSecret: 'dataHubSecretKey' | 'dataHubSecretValue';
  /** Records that a one-off step in the interface has been completed, for example that a user has seen the introduction tour. */
  dataHubStepState: 'dataHubStepStateKey' | 'dataHubStepStateProperties';
  /** Record of a system migration step, with request and result, so that it is not run twice. */
  dataHubUpgrade: 'dataHubUpgradeKey' | 'dataHubUpgradeRequest' | 'dataHubUpgradeResult';
  /** A saved search filter that narrows the whole interface, for example to production datasets; personal or for everyone. */
  dataHubView: 'dataHubViewKey' | 'dataHubViewInfo';
  /** One step of a data flow, for example an Airflow task, with the datasets it reads and writes. */
  dataJob: 'dataJobKey' | 'datahubIngestionRunSummary' | 'datahubIngestionCheckpoint' | 'domains' | 'dataProducts' | 'applications' | 'deprecation' | 'versionInfo' | 'dataJobInfo' | 'dataJobInputOutput' | 'editableDataJobProperties' | 'ownership' | 'status' | 'globalTags' | 'browsePaths' | 'glossaryTerms' | 'institutionalMemory' | 'dataPlatformInstance' | 'container' | 'browsePathsV2' | 'structuredProperties' | 'forms' | 'subTypes' | 'incidentsSummary' | 'testResults' | 'dataTransformLogic' | 'documentation';
  /** A technology that holds or moves data, for example `urn:li:dataPlatform:snowflake`. */
  dataPlatform: 'dataPlatformKey' | 'dataPlatformInfo';
  /** One installation of a data platform, for example the European Snowflake account next to the American one. */
  dataPlatformInstance: 'dataPlatformInstanceKey' | 'dataPlatformInstanceProperties' | 'ownership' | 'globalTags' | 'institutionalMemory' | 'deprecation' | 'status' | 'icebergWarehouseInfo';
  /** Older form of an ETL job with inputs and outputs; new sources write `dataJob` and `dataFlow` instead. */
  dataProcess: 'dataProcessKey' | 'dataProcessInfo' | 'ownership' | 'status' | 'testResults' | 'subTypes';
  /** One run of a job or flow, for example last night's execution of an Airflow task, or a model training run. */
  dataProcessInstance: 'dataProcessInstanceKey' | 'dataProcessInstanceInput' | 'dataProcessInstanceOutput' | 'dataProcessInstanceProperties' | 'dataProcessInstanceRelationships' | 'dataProcessInstanceRunEvent' | 'status' | 'testResults' | 'dataPlatformInstance' | 'subTypes' | 'container' | 'mlTrainingRunProperties';
  /** A curated bundle of assets that a team offers to others, for example the Customer 360 tables and dashboards. */
  dataProduct: 'dataProductKey' | 'ownership' | 'glossaryTerms' | 'globalTags' | 'domains' | 'applications' | 'dataProductProperties' | 'institutionalMemory' | 'deprecation' | 'status' | 'structuredProperties' | 'forms' | 'testResults' | 'subTypes' | 'assetSettings';
  /** A value type for structured properties, for example `urn:li:dataType:datahub.string`. */
  dataType: 'dataTypeKey' | 'dataTypeInfo' | 'institutionalMemory' | 'status';
  /** Any tabular or file-like collection of data: a table, view, topic or file set, for example the Snowflake table `sales.public.orders`. */
  dataset: 'datasetKey' | 'viewProperties' | 'semanticModelProperties' | 'subTypes' | 'datasetProfile' | 'datasetUsageStatistics' | 'usageFeatures' | 'storageFeatures' | 'operation' | 'domains' | 'dataProducts' | 'applications' | 'schemaMetadata' | 'status' | 'container' | 'deprecation' | 'testResults' | 'siblings' | 'embed' | 'incidentsSummary' | 'datasetProperties' | 'editableDatasetProperties' | 'datasetDeprecation' | 'datasetUpstreamLineage' | 'upstreamLineage' | 'upstreamMetrics' | 'institutionalMemory' | 'ownership' | 'editableSchemaMetadata' | 'globalTags' | 'glossaryTerms' | 'browsePaths' | 'dataPlatformInstance' | 'browsePathsV2' | 'access' | 'structuredProperties' | 'forms' | 'partitionsSummary' | 'versionProperties' | 'icebergCatalogInfo' | 'logicalParent' | 'assetSettings' | 'documentation' | 'aliases';
  /** A written article about data, created in the catalogue or imported from elsewhere, for example a runbook page from Notion. */
  document: 'documentKey' | 'documentInfo' | 'documentSettings' | 'status' | 'ownership' | 'domains' | 'dataProducts' | 'structuredProperties' | 'subTypes' | 'dataPlatformInstance' | 'browsePathsV2' | 'globalTags' | 'glossaryTerms' | 'semanticContent' | 'semanticText' | 'institutionalMemory' | 'documentation' | 'documentUsageStatistics';
  /** A business area that groups assets, for example Marketing or Finance; domains can nest. */
  domain: 'domainKey' | 'domainProperties' | 'institutionalMemory' | 'ownership' | 'deprecation' | 'structuredProperties' | 'forms' | 'testResults' | 'displayProperties' | 'assetSettings';
  /** Describes a kind of entity so that other metadata can refer to it, for example `urn:li:entityType:datahub.dataset`. */
  entityType: 'entityTypeKey' | 'entityTypeInfo' | 'institutionalMemory' | 'status';
  /** A join between fields of two datasets, for example `orders.customer_id` to `customers.id`, with its cardinality. */
  erModelRelationship: 'erModelRelationshipKey' | 'erModelRelationshipProperties' | 'editableERModelRelationshipProperties' | 'institutionalMemory' | 'ownership' | 'status' | 'globalTags' | 'glossaryTerms';
  /** A questionnaire assigned to assets that asks people to fill in metadata, for example an owner and a retention property. */
  form: 'formKey' | 'formInfo' | 'dynamicFormAssignment' | 'ownership';
  /** Settings for the whole catalogue; only one exists, `urn:li:globalSettings:0`. */
  globalSettings: 'globalSettingsKey' | 'globalSettingsInfo';
  /** A folder in the business glossary that holds terms and further folders, for example Personal Data. */
  glossaryNode: 'glossaryNodeKey' | 'glossaryNodeInfo' | 'institutionalMemory' | 'ownership' | 'status' | 'structuredProperties' | 'forms' | 'testResults' | 'subTypes' | 'displayProperties' | 'assetSettings' | 'domains' | 'applications' | 'globalTags';
  /** A defined business term to attach to assets and columns, for example Net Revenue. */
  glossaryTerm: 'glossaryTermKey' | 'glossaryTermInfo' | 'glossaryRelatedTerms' | 'institutionalMemory' | 'schemaMetadata' | 'ownership' | 'deprecation' | 'domains' | 'applications' | 'status' | 'browsePaths' | 'structuredProperties' | 'forms' | 'testResults' | 'subTypes' | 'displayProperties' | 'assetSettings' | 'globalTags';
  /** A reported problem with an asset, for example a table that stopped loading, with state, priority and notes. */
  incident: 'incidentKey' | 'incidentInfo' | 'incidentExternalLinks' | 'incidentNotes' | 'globalTags';
  /** A token in a sign-up link that lets new users join, with a role if one is set. */
  inviteToken: 'inviteTokenKey' | 'inviteToken';
  /** A stage that entities can be put in, for example `PROPOSED` or `ARCHIVED`, with rules on search visibility and entry. */
  lifecycleStageType: 'lifecycleStageTypeKey' | 'lifecycleStageTypeInfo' | 'status';
  /** A business figure with its defining expression, for example monthly active users in a dbt semantic layer. */
  metric: 'metricKey' | 'metricInfo' | 'metricRelationships' | 'metricUpstreams' | 'ownership' | 'domains' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'structuredProperties' | 'status' | 'deprecation' | 'dataPlatformInstance' | 'subTypes' | 'documentation' | 'browsePathsV2' | 'applications' | 'aiContext';
  /** One input variable for machine learning models, for example `avg_basket_value` in a Feast feature store. */
  mlFeature: 'mlFeatureKey' | 'glossaryTerms' | 'editableMlFeatureProperties' | 'domains' | 'dataProducts' | 'applications' | 'mlFeatureProperties' | 'ownership' | 'institutionalMemory' | 'status' | 'deprecation' | 'browsePaths' | 'globalTags' | 'dataPlatformInstance' | 'browsePathsV2' | 'structuredProperties' | 'forms' | 'testResults' | 'incidentsSummary' | 'subTypes' | 'documentation';
  /** A set of features that share primary keys in a feature store, for example a Feast feature view. */
  mlFeatureTable: 'mlFeatureTableKey' | 'glossaryTerms' | 'editableMlFeatureTableProperties' | 'domains' | 'dataProducts' | 'applications' | 'mlFeatureTableProperties' | 'ownership' | 'institutionalMemory' | 'status' | 'deprecation' | 'browsePaths' | 'globalTags' | 'dataPlatformInstance' | 'browsePathsV2' | 'structuredProperties' | 'forms' | 'testResults' | 'incidentsSummary' | 'subTypes' | 'documentation';
  /** One trained model, usually one version of it, for example a churn classifier registered in MLflow. */
  mlModel: 'mlModelKey' | 'glossaryTerms' | 'editableMlModelProperties' | 'domains' | 'dataProducts' | 'applications' | 'ownership' | 'mlModelProperties' | 'intendedUse' | 'mlModelFactorPrompts' | 'mlModelMetrics' | 'mlModelEvaluationData' | 'mlModelTrainingData' | 'mlModelQuantitativeAnalyses' | 'mlModelEthicalConsiderations' | 'mlModelCaveatsAndRecommendations' | 'institutionalMemory' | 'sourceCode' | 'status' | 'cost' | 'deprecation' | 'browsePaths' | 'globalTags' | 'dataPlatformInstance' | 'browsePathsV2' | 'structuredProperties' | 'forms' | 'testResults' | 'incidentsSummary' | 'versionProperties' | 'subTypes' | 'container' | 'documentation';
  /** A running copy of a model that serves predictions, for example a SageMaker endpoint. */
  mlModelDeployment: 'mlModelDeploymentKey' | 'mlModelDeploymentProperties' | 'ownership' | 'status' | 'deprecation' | 'globalTags' | 'dataPlatformInstance' | 'testResults' | 'container';
  /** A family of model versions, for example a registered model in MLflow with all its versions. */
  mlModelGroup: 'mlModelGroupKey' | 'glossaryTerms' | 'editableMlModelGroupProperties' | 'domains' | 'dataProducts' | 'applications' | 'mlModelGroupProperties' | 'ownership' | 'status' | 'deprecation' | 'browsePaths' | 'globalTags' | 'dataPlatformInstance' | 'browsePathsV2' | 'structuredProperties' | 'forms' | 'testResults' | 'subTypes' | 'container' | 'institutionalMemory' | 'documentation';
  /** A key that identifies rows of a feature table, for example `customer_id`. */
  mlPrimaryKey: 'mlPrimaryKeyKey' | 'glossaryTerms' | 'editableMlPrimaryKeyProperties' | 'domains' | 'dataProducts' | 'applications' | 'mlPrimaryKeyProperties' | 'ownership' | 'institutionalMemory' | 'status' | 'deprecation' | 'globalTags' | 'dataPlatformInstance' | 'structuredProperties' | 'forms' | 'testResults' | 'subTypes';
  /** A document of text, query and chart cells in a notebook tool such as QueryBook; still a beta entity. */
  notebook: 'notebookKey' | 'notebookInfo' | 'notebookContent' | 'editableNotebookProperties' | 'ownership' | 'status' | 'globalTags' | 'glossaryTerms' | 'browsePaths' | 'institutionalMemory' | 'domains' | 'dataProducts' | 'applications' | 'subTypes' | 'dataPlatformInstance' | 'browsePathsV2' | 'testResults' | 'documentation';
  /** A kind of responsibility that an owner can have, for example Technical Owner or a custom Data Steward. */
  ownershipType: 'ownershipTypeKey' | 'ownershipTypeInfo' | 'status';
  /** Free-form data that integrations store without a dedicated model, for example a Slack member looked up by email. */
  platformResource: 'platformResourceKey' | 'dataPlatformInstance' | 'platformResourceInfo' | 'status';
  /** A message shown to users, for example a maintenance announcement or a link on the home page. */
  post: 'postKey' | 'postInfo' | 'subTypes';
  /** A SQL statement kept with the datasets it touches, saved by a user or found in a query log. */
  query: 'queryKey' | 'queryProperties' | 'querySubjects' | 'queryUsageStatistics' | 'status' | 'dataPlatformInstance' | 'subTypes';
  /** A source code repository from which services, APIs and applications come, for example `github.acme/payments`. */
  repository: 'repositoryKey' | 'repositoryProperties' | 'repositorySource' | 'repositoryLineage' | 'subTypes' | 'dataPlatformInstance' | 'ownership' | 'status' | 'globalTags' | 'glossaryTerms' | 'semanticContent' | 'domains' | 'institutionalMemory' | 'structuredProperties' | 'browsePathsV2';
  /** An access role in an external system that a user can request for a dataset; not the catalogue's own `dataHubRole`. */
  role: 'roleKey' | 'roleProperties' | 'actors';
  /** One column or nested field of a dataset; its URN contains the parent dataset's URN and the field path. */
  schemaField: 'schemaFieldKey' | 'schemafieldInfo' | 'structuredProperties' | 'forms' | 'businessAttributes' | 'status' | 'schemaFieldAliases' | 'documentation' | 'testResults' | 'incidentsSummary' | 'deprecation' | 'subTypes' | 'logicalParent' | 'globalTags' | 'glossaryTerms' | 'semanticFieldAnnotation' | 'aiContext' | 'ownership' | 'domains';
  /** A stored search query, written in Mustache and selected when a search runs. Excluded from default search, browse and autocomplete. */
  searchTemplate: 'searchTemplateKey' | 'searchTemplateProperties';
  /** A model of datasets, joins and metrics in business terms, for example a Snowflake semantic view. */
  semanticModel: 'semanticModelKey' | 'semanticModelInfo' | 'upstreamLineage' | 'ownership' | 'domains' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'structuredProperties' | 'status' | 'deprecation' | 'dataPlatformInstance' | 'subTypes' | 'documentation' | 'browsePathsV2' | 'applications' | 'aiContext';
  /** An external service that the catalogue lists or connects to, for example an MCP server. */
  service: 'serviceKey' | 'serviceProperties' | 'mcpServerProperties' | 'serviceDefinition' | 'incidentsSummary' | 'subTypes' | 'ownership' | 'status' | 'globalTags' | 'semanticContent' | 'dataPlatformInstance';
  /** The definition of a custom typed property for entities, for example a retention time in days, limited to certain numbers. */
  structuredProperty: 'structuredPropertyKey' | 'propertyDefinition' | 'structuredPropertySettings' | 'institutionalMemory' | 'status';
  /** What a user or a group follows, for example a dataset or a domain, to be notified of its changes. */
  subscription: 'subscriptionKey' | 'subscriptionInfo' | 'status';
  /** A free label to attach to assets and columns, for example `urn:li:tag:deprecated-soon`. */
  tag: 'tagKey' | 'tagProperties' | 'ownership' | 'deprecation' | 'status' | 'testResults';
  /** Holds the anonymous client id for usage telemetry; only one exists in an installation. */
  telemetry: 'telemetryKey' | 'telemetryClientId';
  /** A metadata test: a rule that assets pass or fail, for example that every dashboard has an owner. */
  test: 'testKey' | 'testInfo';
  /** Links entities that are versions of the same thing, for example all versions of a model, and records the latest. */
  versionSet: 'versionSetKey' | 'versionSetProperties';
}

/** The name of an entity type. */
export type EntityType = keyof EntityAspects;
