// Printed by `npm run generate` from packages/model. Do not edit.

/** A URN, such as `urn:li:tag:pii`. */
export type UrnString = string;

/**
 * Identity of an agent skill, a reusable bundle of prompts, tools and domain knowledge that several agents can adopt.
 * Wire name: `com.linkedin.metadata.key.AgentSkillKey`.
 */
export interface AgentSkillKey {
  /** Last part of the skill's urn, unique among skills: a slug such as `invoice-review`, or a UUID. */
  id: string;
}

/**
 * A skill that an AI agent can load: instructions for one domain, with the tools that they rely on.
 * Wire name: `com.linkedin.agentskill.AgentSkillInfo`.
 */
export interface AgentSkillInfo {
  /** Name of the skill for people, such as `Refund handling`. */
  name: string;
  /** What the skill can do and in which situations an agent should pick it. */
  description?: string;
  /** Markdown of the skill's `SKILL.md` without its YAML front matter; an agent reads it once the skill is activated. */
  instructions?: string;
  /** Where in git the skill is kept; that copy, not the catalogue's, is authoritative. */
  sourceRepository?: SkillSourceRepository;
  /** Urns of the `api` entities that the skill needs as tools. */
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
 * Place of a skill's definition in git: a repository, by urn or by URL, and a path in it.
 * Wire name: `com.linkedin.agentskill.SkillSourceRepository`.
 */
export interface SkillSourceRepository {
  /** Urn of the repository entity; preferred over `url` if the repository is in the catalogue. */
  repositoryUrn?: UrnString;
  /** Address of the git repository, for one that is not in the catalogue. */
  url?: string;
  /** File that defines the skill, relative to the repository root, for example `customer-service/SKILL.md`. */
  path?: string;
}

/**
 * Who did something and when, with an optional note; embedded wherever the model records a creation or a change.
 * Wire name: `com.linkedin.common.AuditStamp`.
 */
export interface AuditStamp {
  /** Moment of the action, in milliseconds since the epoch; some writers use `0` for unknown. */
  time: number;
  /** Urn credited with the action and checked for permission, such as `urn:li:corpuser:jdoe`. */
  actor: UrnString;
  /** Urn of the service that acted in the name of `actor`; absent when the actor acted directly. */
  impersonator?: UrnString;
  /** Free note on how the change came about, for instance by hand or by an automated process. */
  message?: string;
}

/**
 * Ties an entity to its data platform and, where several deployments exist, to one of them.
 * Wire name: `com.linkedin.common.DataPlatformInstance`.
 */
export interface DataPlatformInstance {
  /** Urn of the data platform, such as `urn:li:dataPlatform:snowflake`. */
  platform: UrnString;
  /** Urn of the `dataPlatformInstance`, for example one of two production clusters; absent when instances are not told apart. */
  instance?: UrnString;
}

/**
 * Users and groups answerable for an entity, each with the kind of ownership.
 * Wire name: `com.linkedin.common.Ownership`.
 */
export interface Ownership {
  /** The complete list of owners; writing the aspect replaces all of them. */
  owners: Owner[];
  /**
   * Owner urns grouped by ownership type; the server derives it from `owners`, so clients need not send it.
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
 * One owner of an entity, in one ownership type.
 * Wire name: `com.linkedin.common.Owner`.
 */
export interface Owner {
  /** Urn of a user or group, such as `urn:li:corpuser:jdoe` or `urn:li:corpGroup:finance`. */
  owner: UrnString;
  /**
   * Deprecated but required: the kind of ownership as a fixed symbol; `typeUrn` replaces it.
   * @deprecated
   */
  type: OwnershipType;
  /** Urn of the `ownershipType`, such as `urn:li:ownershipType:__system__technical_owner`; absent means `type` decides. */
  typeUrn?: UrnString;
  /** Where the claim of ownership was found; absent when not recorded. */
  source?: OwnershipSource;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Fixed kinds of ownership, kept for older clients; new kinds are `ownershipType` entities named by `typeUrn`.
 * - `CUSTOM`: The real kind is in `typeUrn` and has no symbol here, or it is unknown.
 * - `TECHNICAL_OWNER`: Answers for how the asset is built and run.
 * - `BUSINESS_OWNER`: Answers for the asset's meaning and business rules.
 * - `DATA_STEWARD`: Looks after the asset as its steward, expert or delegate.
 * - `NONE`: Owner without a stated kind of ownership.
 * - `DEVELOPER`: Deprecated, use `TECHNICAL_OWNER`: writes the code behind the asset.
 * - `DATAOWNER`: Deprecated, use `TECHNICAL_OWNER`: owns the data.
 * - `DELEGATE`: Deprecated, use `TECHNICAL_OWNER`: oversees operation, as a database administrator does.
 * - `PRODUCER`: Deprecated, use `TECHNICAL_OWNER`: the person or service from which the data comes.
 * - `CONSUMER`: Deprecated, use `TECHNICAL_OWNER` or `BUSINESS_OWNER`: reads the data.
 * - `STAKEHOLDER`: Deprecated, use `TECHNICAL_OWNER`, `BUSINESS_OWNER` or `DATA_STEWARD`: has a business interest in the asset.
 */
export type OwnershipType = 'CUSTOM' | 'TECHNICAL_OWNER' | 'BUSINESS_OWNER' | 'DATA_STEWARD' | 'NONE' | 'DEVELOPER' | 'DATAOWNER' | 'DELEGATE' | 'PRODUCER' | 'CONSUMER' | 'STAKEHOLDER';

/**
 * Place from which a claim of ownership was learnt, with a link to check it.
 * Wire name: `com.linkedin.common.OwnershipSource`.
 */
export interface OwnershipSource {
  /** Kind of system that named the owner. */
  type: OwnershipSourceType;
  /** Link to the evidence, such as a ticket or a repository file. */
  url?: string;
}

/**
 * Kinds of system from which an owner can be learnt.
 * - `AUDIT`: Learnt from what an audit log or audit tool recorded.
 * - `DATABASE`: Learnt from the database, for example from its grants.
 * - `FILE_SYSTEM`: Learnt from the owner of a file or directory.
 * - `ISSUE_TRACKING_SYSTEM`: Learnt from an issue tracker such as Jira.
 * - `MANUAL`: Entered by a person.
 * - `SERVICE`: Learnt from a service that manages ownership or access lists.
 * - `SOURCE_CONTROL`: Learnt from version control such as Git.
 * - `OTHER`: Learnt from a place not in the list.
 */
export type OwnershipSourceType = 'AUDIT' | 'DATABASE' | 'FILE_SYSTEM' | 'ISSUE_TRACKING_SYSTEM' | 'MANUAL' | 'SERVICE' | 'SOURCE_CONTROL' | 'OTHER';

/**
 * Origin of one tag, term, owner or description: who applied it, when and through which automation.
 * Wire name: `com.linkedin.common.MetadataAttribution`.
 */
export interface MetadataAttribution {
  /** Milliseconds since the epoch at which the metadata was applied. */
  time: number;
  /** Urn of the user who applied the metadata, or of the system user when an automation did. */
  actor: UrnString;
  /** Urn of the automation or metadata test behind the change; absent when a person made it. */
  source?: UrnString;
  /**
   * Reason for the change as key and value, such as the rule that matched or the pipeline's id.
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
   * True is a soft delete: the entity leaves search, its data stays. Not kept in step with `lifecycleStage`.
   * Default: `false`.
   */
  removed?: boolean;
  /** Urn of a `lifecycleStageType`, whose settings may hide the entity from search; absent means active. */
  lifecycleStage?: UrnString;
  /** Who moved the entity into its stage and when; any writer of `lifecycleStage` should set it too. */
  lifecycleLastUpdated?: AuditStamp;
}

/**
 * Tags on an entity as a whole; tags on columns are kept with the schema instead.
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
  /** Urn of the tag, such as `urn:li:tag:pii`. */
  tag: UrnString;
  /** Further information on why or how the association was made, as text from whoever made it. */
  context?: string;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Glossary terms on an entity, tying it to the business vocabulary.
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
  /** Urn of the term, such as `urn:li:glossaryTerm:Revenue`. */
  urn: UrnString;
  /** Urn of the user credited with adding the term; absent when unknown. */
  actor?: UrnString;
  /** Further information on why or how the association was made, as text from whoever made it. */
  context?: string;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Embedding vectors of an entity's text, per model, from which semantic search finds it; written by the embedding pipeline.
 * Wire name: `com.linkedin.common.SemanticContent`.
 */
export interface SemanticContent {
  /** Embeddings by model name, such as `cohere_embed_v3`, so several models can be kept side by side; empty when the entity was skipped. */
  embeddings: Record<string, EmbeddingModelData>;
  /** Why the pipeline made no embeddings: `EMPTY_TEXT`, `BELOW_MIN_TEXT_LENGTH` or `NO_INDEXABLE_CONTENT`; absent when there are some. */
  skipReason?: string;
  /** Milliseconds since the epoch at which the pipeline decided to skip the entity. */
  skippedAt?: number;
}

/**
 * All the chunks embedded by one model, with the date and method of their making.
 * Wire name: `com.linkedin.common.EmbeddingModelData`.
 */
export interface EmbeddingModelData {
  /** Provider and full model name, such as `openai/text-embedding-ada-002`. */
  modelVersion: string;
  /** Milliseconds since the epoch at which the vectors were computed. */
  generatedAt: number;
  /** Hex SHA-256 of the UTF-8 text that was embedded; if it differs from the hash of today's text, the vectors are stale. */
  sourceTextSha256?: string;
  /** Name of the method that cut the text, such as `sentence_boundary_400t` or `paragraph`. */
  chunkingStrategy?: string;
  /** How many chunks the text was cut into. */
  totalChunks: number;
  /** Estimated tokens over all chunks together. */
  totalTokens?: number;
  /** The embedded passages; `position` gives their order. */
  chunks: EmbeddingChunk[];
}

/**
 * One passage of an entity's text with its embedding vector; long texts are cut up so that each passage fits the embedding model.
 * Wire name: `com.linkedin.common.EmbeddingChunk`.
 */
export interface EmbeddingChunk {
  /** Place of the passage among the entity's chunks, counting from `0`. */
  position: number;
  /** The embedding itself; its length is fixed by the model, for example 1024 numbers. */
  vector: number[];
  /** Index of the passage's first character in the source text, for highlighting; may be left out for privacy. */
  characterOffset?: number;
  /** Length of the passage in characters of the source text; may be left out for privacy. */
  characterLength?: number;
  /** Estimated number of model tokens in the passage. */
  tokenCount?: number;
  /** The passage in clear; leave it out where sensitive text must not be kept and only vectors may be stored. */
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
  /** Address of the document, such as `https://wiki.example.org/orders`. */
  url: string;
  /** Text shown for the link. */
  description: string;
  /** Who added the link and when. */
  createStamp: AuditStamp;
  /** Who last edited the link and when; absent if it was never edited. */
  updateStamp?: AuditStamp;
  /** Display choices for the link; absent means the defaults. */
  settings?: InstitutionalMemoryMetadataSettings;
}

/**
 * Display choices for one link in `institutionalMemory`.
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
 * Domains to which the asset belongs, usually a single one.
 * Wire name: `com.linkedin.domain.Domains`.
 */
export interface Domains {
  /** Urns of the domains; most assets have one. */
  domains: UrnString[];
  /** The same domains with attribution for each, matched by urn; the server keeps the two lists in step. */
  domainAssociations?: DomainAssociation[];
}

/**
 * One domain given to an asset, together with who or what put it there.
 * Wire name: `com.linkedin.domain.DomainAssociation`.
 */
export interface DomainAssociation {
  /** Urn of the domain, which also appears in the plain `domains` list of the same aspect. */
  domain: UrnString;
  /** Further information on why or how the association was made, as text from whoever made it. */
  context?: string;
  /** Who assigned the domain, when and how; `sourceDetail` may hold `propagated` set to `true` when it came down the glossary tree. */
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
  /** Urn of the `structuredProperty` that defines the type and the permitted values. */
  propertyUrn: UrnString;
  /** Strings or numbers; one item only, unless the definition's cardinality is `MULTIPLE`. */
  values: ({ 'string': string } | { 'double': number })[];
  /** Who established the edge or assignment, and when; absent if not recorded. */
  created?: AuditStamp;
  /** Who last changed the edge or assignment, and when; absent if not recorded. */
  lastModified?: AuditStamp;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Makes an asset one version in a version set, with its label and place in the order.
 * Wire name: `com.linkedin.common.VersionProperties`.
 */
export interface VersionProperties {
  /** Urn of the `versionSet` that holds all versions of the asset. */
  versionSet: UrnString;
  /** Label of the version, such as `v1.2`; no other version in the set may have it. */
  version: VersionTag;
  /**
   * Further labels for the same version, such as `champion`.
   * Default: `[]`.
   */
  aliases?: VersionTag[];
  /** Free note on what the version changes or is for. */
  comment?: string;
  /** Text that gives the version its place in the set, compared as `versioningScheme` says; generated ones have 8 characters. */
  sortId: string;
  /**
   * Rule by which `sortId` is compared; by default plain text order.
   * Default: `"LEXICOGRAPHIC_STRING"`.
   */
  versioningScheme?: VersioningScheme;
  /** Who made the version in its source system and when; absent when unknown. */
  sourceCreatedTimestamp?: AuditStamp;
  /** Who first recorded the version in the catalogue and when. */
  metadataCreatedTimestamp?: AuditStamp;
  /** True on the newest version of the set; the server maintains it, so do not write it. */
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
 * - `LEXICOGRAPHIC_STRING`: Sort ids come from the caller and are compared as text, so numbers need leading zeros to sort properly.
 * - `ALPHANUMERIC_GENERATED_BY_DATAHUB`: The catalogue makes up the sort ids itself, at present strings of eight letters.
 */
export type VersioningScheme = 'LEXICOGRAPHIC_STRING' | 'ALPHANUMERIC_GENERATED_BY_DATAHUB';

/**
 * Identity of an AI agent: a single `id`, giving urns such as `urn:li:aiAgent:support-bot`.
 * Wire name: `com.linkedin.metadata.key.AIAgentKey`.
 */
export interface AIAgentKey {
  /** Last part of the agent's urn; a readable slug or a generated UUID, unique among all agents. */
  id: string;
}

/**
 * The main facts about an AI agent: name, texts, instructions and whether it is built in, user-made or external.
 * Wire name: `com.linkedin.agent.AIAgentInfo`.
 */
export interface AIAgentInfo {
  /** Name to show for the agent, apart from the id in its urn. */
  name: string;
  /** One line for cards and pickers, about 120 characters; when absent, a shortened `description` stands in. */
  tagline?: string;
  /** What the agent does and when to send it a request, for example `Writes SQL. Use when…`. The routing of requests reads it word for word. */
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
  /** Urn of the `aiAgent` this one was copied from; absent for originals. A base and its clones count as one family. */
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
 * What an AI agent builds on: skills it adopts, APIs it calls and models it runs on.
 * Wire name: `com.linkedin.agent.AIAgentDependencies`.
 */
export interface AIAgentDependencies {
  /** Urns of the `agentSkill` entities that the agent has adopted. */
  skills?: UrnString[];
  /** Urns of the `api` entities that the agent calls; shown as upstream lineage. */
  tools?: UrnString[];
  /** Urns of the `mlModel` entities that the agent runs on, typically large language models. */
  models?: UrnString[];
}

/**
 * Colour and icon with which the user interface draws an entity, for example a domain or a glossary term.
 * Wire name: `com.linkedin.common.DisplayProperties`.
 */
export interface DisplayProperties {
  /** Colour in hexadecimal with a leading hash, such as `#3B82F6`; absent when none was chosen. */
  colorHex?: string;
  /** Icon shown for the entity; absent when none was chosen. */
  icon?: IconProperties;
}

/**
 * An icon chosen for an entity, named by library, icon and style.
 * Wire name: `com.linkedin.common.IconProperties`.
 */
export interface IconProperties {
  /** Icon set in which `name` is looked up. */
  iconLibrary: IconLibrary;
  /** Icon's name in its library, such as `AccountCircle`. */
  name: string;
  /** Variant in the library's own terms, such as `outlined` or `filled`. */
  style: string;
}

/**
 * Icon sets from which an entity's icon can be taken.
 * - `MATERIAL`: Icons of Material UI.
 * - `PHOSPHOR`: Icons of the Phosphor family.
 */
export type IconLibrary = 'MATERIAL' | 'PHOSPHOR';

/**
 * Datasets that a dataset is derived from, and optionally which columns come from which; stored on the downstream side.
 * Wire name: `com.linkedin.dataset.UpstreamLineage`.
 */
export interface UpstreamLineage {
  /** Direct upstream datasets, one element each; those further up belong to the upstreams' own aspects. */
  upstreams: Upstream[];
  /** Column-level statements that refine `upstreams`; absent when lineage is known only between tables. */
  fineGrainedLineages?: FineGrainedLineage[];
}

/**
 * One dataset from which another is derived, with the kind of derivation and who reported it.
 * Wire name: `com.linkedin.dataset.Upstream`.
 */
export interface Upstream {
  /**
   * Who reported the link and when; by default the unknown user at time 0, that is, not recorded.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  auditStamp?: AuditStamp;
  /** Who first established the link and when; absent if not known. */
  created?: AuditStamp;
  /** Urn of the dataset that the data comes from. */
  dataset: UrnString;
  /** Kind of derivation: `COPY`, `TRANSFORMED` or `VIEW`. */
  type: DatasetLineageType;
  /** Key-value pairs kept on this one edge of the graph, both as text. */
  properties?: Record<string, string>;
  /** Urn of the query that produces the downstream data, when the lineage came from one. */
  query?: UrnString;
  /** How the upstream urn was matched to known entities at ingestion, and whether its casing was mended; absent when not checked. */
  matchType?: LineageMatchType;
}

/**
 * How a dataset is derived from its upstream: copied, transformed or defined as a view.
 * - `COPY`: The downstream holds the same data as the upstream, byte for byte or row for row.
 * - `TRANSFORMED`: The data changed on its way, in content or in format, as in an aggregation or a conversion to Parquet.
 * - `VIEW`: The downstream is a definition over the upstream, such as a Hive view over tables or an external table over HDFS files.
 */
export type DatasetLineageType = 'COPY' | 'TRANSFORMED' | 'VIEW';

/**
 * How an upstream urn was matched to known entities, ignoring upper and lower case. Judged once at ingestion, and refreshed only when the source is ingested again.
 * - `EXACT`: The urn as reported names an existing entity, with the same upper and lower case.
 * - `NORMALIZED`: The urn differed from an existing entity only in upper and lower case, and was rewritten to that entity's spelling.
 * - `UNRESOLVED`: No entity fits in any casing, or more than one does; the urn stayed as reported, and the lineage may be broken.
 */
export type LineageMatchType = 'EXACT' | 'NORMALIZED' | 'UNRESOLVED';

/**
 * One lineage statement at column level: which columns or datasets feed which downstream columns, how, and how surely.
 * Wire name: `com.linkedin.dataset.FineGrainedLineage`.
 */
export interface FineGrainedLineage {
  /** What `upstreams` lists: columns, whole datasets, or nothing. */
  upstreamType: FineGrainedLineageUpstreamType;
  /** Urns of schema fields or datasets, according to `upstreamType`, that the downstream columns are computed from. */
  upstreams?: UrnString[];
  /** Whether `downstreams` holds a single column or a set of them. */
  downstreamType: FineGrainedLineageDownstreamType;
  /** Urns of the schema fields that are computed from `upstreams`. */
  downstreams?: UrnString[];
  /** Operation between the two sides as free text, for example `SUM` or `IDENTITY`. */
  transformOperation?: string;
  /**
   * How certain the reporter is, from 0 to 1; lineage guessed by a SQL parser may be below the default of 1.
   * Default: `1`.
   */
  confidenceScore?: number;
  /** Urn of the query from which the lineage was read; absent if it did not come from a detected query. */
  query?: UrnString;
  /** Combined match of all upstream fields: `NORMALIZED` if any was rewritten, else `UNRESOLVED` if any failed, else `EXACT`. Absent when not checked. */
  matchType?: LineageMatchType;
}

/**
 * What a column-level lineage statement starts from: columns, whole datasets or nothing.
 * - `FIELD_SET`: `upstreams` lists one or more columns, as schema field urns.
 * - `DATASET`: `upstreams` lists whole datasets, because the columns involved are not known.
 * - `NONE`: The downstream column is derived from nothing else, such as a constant or a generated id.
 */
export type FineGrainedLineageUpstreamType = 'FIELD_SET' | 'DATASET' | 'NONE';

/**
 * Whether a column-level lineage statement ends in one column or in several.
 * - `FIELD`: The statement is about exactly one downstream column.
 * - `FIELD_SET`: The statement is about several downstream columns taken together.
 */
export type FineGrainedLineageDownstreamType = 'FIELD' | 'FIELD_SET';

/**
 * Incidents on an asset, open and resolved, copied from the incident entities for search and health badges.
 * Wire name: `com.linkedin.common.IncidentsSummary`.
 */
export interface IncidentsSummary {
  /**
   * Deprecated: urns of resolved incidents; use `resolvedIncidentDetails`.
   * Default: `[]`.
   * @deprecated
   */
  resolvedIncidents?: UrnString[];
  /**
   * Deprecated: urns of open incidents; use `activeIncidentDetails`.
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
 * Short copy of an incident kept on the asset, so that open and resolved incidents can be listed without fetching each one.
 * Wire name: `com.linkedin.common.IncidentSummaryDetails`.
 */
export interface IncidentSummaryDetails {
  /** Urn of the full `incident` entity. */
  urn: UrnString;
  /** Type of the incident as text, such as `FRESHNESS`. */
  type: string;
  /** Milliseconds since the epoch at which the incident was raised. */
  createdAt: number;
  /** Milliseconds since the epoch at which the incident was resolved; absent while it is open. */
  resolvedAt?: number;
  /** Urgency from `0`, critical, to `3`, low; absent when none was set. */
  priority?: number;
}

/**
 * Identity of an API, meaning one callable operation with typed input and output, such as a REST endpoint, a gRPC method or an MCP tool.
 * Wire name: `com.linkedin.metadata.key.ApiKey`.
 */
export interface ApiKey {
  /** Last part of the API's urn, unique among APIs: a slug such as `get-order-status`, or a UUID. */
  id: string;
}

/**
 * Name, description and origin of an API, a single callable such as a REST endpoint, gRPC method or MCP tool; its kind is in `subTypes`, its schema in `apiSignature`.
 * Wire name: `com.linkedin.api.ApiProperties`.
 */
export interface ApiProperties {
  /** Name shown for the API, for instance `getOrder`. */
  name: string;
  /** What a call does and when it is the right one to use. */
  description?: string;
  /** Address of the API's documentation, source or registry entry. */
  externalUrl?: string;
  /** Urn of the code repository the API is built from; it gives the upstream lineage edge `SourcedFrom`. */
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
  /** Datasets that model the request, such as a protobuf message; several mean alternative payloads. Each lies upstream of the API in lineage. */
  inputDatasetEdges?: Edge[];
  /** Datasets that model the response; each lies downstream of the API in lineage. Edge properties may hold details such as `streaming: server`. */
  outputDatasetEdges?: Edge[];
}

/**
 * One column, or one field of a nested structure, as ingestion found it; also an API's parameter or return value.
 * Wire name: `com.linkedin.schema.SchemaField`.
 */
export interface SchemaField {
  /** Path that identifies the field within its schema, with dots between levels, such as `address.city`, or in the typed form that starts with `[version=2.0]`. */
  fieldPath: string;
  /**
   * The same position written in JSON Path notation; optional, as `fieldPath` is the identifier.
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
   * Readable name given by some sources. Deprecated and not shown; a lone text from the source belongs in `description`.
   * @deprecated
   */
  label?: string;
  /** When and by whom the field was created, if the source reports it. */
  created?: AuditStamp;
  /** When and by whom the field was last changed, if the source reports it. */
  lastModified?: AuditStamp;
  /** Type in the catalogue's own small vocabulary, the same for all sources; compare `nativeDataType`. */
  type: SchemaFieldDataType;
  /** Type as written in the source, for example `VARCHAR(255)` or `NUMBER(38,0)`. */
  nativeDataType: string;
  /**
   * True on a field whose type leads back to itself through its own subfields, as when type B refers to A and A to B.
   * Default: `false`.
   */
  recursive?: boolean;
  /** Tags on the column or attribute itself, not on the dataset around it. */
  globalTags?: GlobalTags;
  /** Glossary terms on the column or attribute itself, not on the dataset around it. */
  glossaryTerms?: GlossaryTerms;
  /**
   * True for a column of the primary key or a field of a message key; false for ordinary value fields.
   * Default: `false`.
   */
  isPartOfKey?: boolean;
  /** True for a column the dataset is partitioned by. Several columns may be marked, but their order is not recorded. */
  isPartitioningKey?: boolean;
  /** Further properties of the field from the source, as a JSON object in a string. */
  jsonProps?: string;
}

/**
 * Wrapper around the source-independent type of a field.
 * Wire name: `com.linkedin.schema.SchemaFieldDataType`.
 */
export interface SchemaFieldDataType {
  /** The type itself, one record out of thirteen such as `StringType` or `NumberType`. */
  type: { 'com.linkedin.schema.BooleanType': BooleanType } | { 'com.linkedin.schema.FixedType': FixedType } | { 'com.linkedin.schema.StringType': StringType } | { 'com.linkedin.schema.BytesType': BytesType } | { 'com.linkedin.schema.NumberType': NumberType } | { 'com.linkedin.schema.DateType': DateType } | { 'com.linkedin.schema.TimeType': TimeType } | { 'com.linkedin.schema.EnumType': EnumType } | { 'com.linkedin.schema.NullType': NullType } | { 'com.linkedin.schema.MapType': MapType } | { 'com.linkedin.schema.ArrayType': ArrayType } | { 'com.linkedin.schema.UnionType': UnionType } | { 'com.linkedin.schema.RecordType': RecordType };
}

/**
 * Type of a field that is true or false; carries no settings of its own.
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
  /** Names of the element types, for example `["string"]`; absent when the source does not tell. */
  nestedType?: string[];
}

/**
 * Type of a field whose values may each be of one of several types.
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
  /** Urn where the edge starts; absent, it is the entity that carries the aspect. */
  sourceUrn?: UrnString;
  /** Urn of the entity to which the edge leads. */
  destinationUrn: UrnString;
  /** Who established the edge or assignment, and when; absent if not recorded. */
  created?: AuditStamp;
  /** Who last changed the edge or assignment, and when; absent if not recorded. */
  lastModified?: AuditStamp;
  /** Key-value pairs kept on this one edge of the graph, both as text. */
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
 * HTTP methods that a REST endpoint can answer.
 * - `GET`: Reads a resource and changes nothing.
 * - `POST`: Submits data, typically to create a resource or start an action.
 * - `PUT`: Creates a resource or replaces it completely; repeating the call changes nothing more.
 * - `PATCH`: Changes part of a resource.
 * - `DELETE`: Removes the resource at the path.
 * - `HEAD`: Returns the headers of a `GET` without its body.
 * - `OPTIONS`: Asks which methods and options the path allows, as in a CORS preflight.
 * - `TRACE`: Echoes the request as received, for diagnosis.
 */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'TRACE';

/**
 * Narrows an entity's type to what its source calls it, such as a dataset that is a view.
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
  /** Last part of the application's urn, unique among applications. */
  id: string;
}

/**
 * Name, description and parent of an application.
 * Wire name: `com.linkedin.application.ApplicationProperties`.
 */
export interface ApplicationProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name that readers see, such as `Billing`. */
  name?: string;
  /** What the application does, in prose. */
  description?: string;
  /** Urn of the application this one is part of; absent at the top. Only the child records the link. */
  parentApplication?: UrnString;
}

/**
 * Data and APIs an application reads and writes, giving it a place in lineage.
 * Wire name: `com.linkedin.application.ApplicationLineage`.
 */
export interface ApplicationLineage {
  /** Edges to the `api` and `dataset` entities the application reads. */
  inputEdges?: Edge[];
  /** Edges to the `api` and `dataset` entities the application provides or writes. */
  outputEdges?: Edge[];
}

/**
 * Compliance forms assigned to an entity, split into open and completed, with the verifications they led to.
 * Wire name: `com.linkedin.common.Forms`.
 */
export interface Forms {
  /** Assigned forms on which work remains. */
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
  /** Urn of the assigned `form`. */
  urn: UrnString;
  /**
   * Questions of the form that nobody has answered for this entity yet.
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
 * Splits the columns of a dataset into those for which a question has been answered and those still open.
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
 * Proof that an entity was verified by completing a form of type `VERIFICATION`.
 * Wire name: `com.linkedin.common.FormVerificationAssociation`.
 */
export interface FormVerificationAssociation {
  /** Urn of the form whose completion verified the entity. */
  form: UrnString;
  /** Who granted the verification and when; absent when it was not recorded. */
  lastModified?: AuditStamp;
}

/**
 * Metadata tests that the entity currently passes and fails.
 * Wire name: `com.linkedin.test.TestResults`.
 */
export interface TestResults {
  /** Results of the tests whose rules the entity breaks; they give the `IsFailing` edges. */
  failing: TestResult[];
  /** Results of the tests whose rules the entity meets; they give the `IsPassing` edges. */
  passing: TestResult[];
}

/**
 * Outcome of one metadata test for one entity; element of `testResults`.
 * Wire name: `com.linkedin.test.TestResult`.
 */
export interface TestResult {
  /** Urn of the metadata test that was evaluated. */
  test: UrnString;
  /** `SUCCESS` or `FAILURE`; agrees with the list the result stands in. */
  type: TestResultType;
  /** MD5 of the rules the result was computed from; a difference from the present rules shows it is out of date. */
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
  /** Last part of the assertion's urn, usually a hash or UUID; carries no meaning to readers. */
  assertionId: string;
}

/**
 * Definition of the assertion: its kind, the matching type-specific block, where it came from and which entity it checks.
 * Wire name: `com.linkedin.assertion.AssertionInfo`.
 */
export interface AssertionInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Kind of check; decides which one of the `…Assertion` fields is filled. */
  type: AssertionType;
  /**
   * Legacy definition, present only with type `DATASET`. Deprecated: new external checks use `customAssertion`.
   * @deprecated
   */
  datasetAssertion?: DatasetAssertionInfo;
  /** How recently the asset must have changed; present when `type` is `FRESHNESS`. */
  freshnessAssertion?: FreshnessAssertionInfo;
  /** How many rows the dataset must hold or gain; present when `type` is `VOLUME`. */
  volumeAssertion?: VolumeAssertionInfo;
  /** Query to run and what its result must satisfy; present when `type` is `SQL`. */
  sqlAssertion?: SqlAssertionInfo;
  /** Check on the values of a column or on a metric derived from them; present when `type` is `FIELD`. */
  fieldAssertion?: FieldAssertionInfo;
  /** Columns the asset is expected to have; present when `type` is `DATA_SCHEMA`. */
  schemaAssertion?: SchemaAssertionInfo;
  /** Check defined and run by an outside tool such as dbt or Great Expectations; present when `type` is `CUSTOM`. */
  customAssertion?: CustomAssertionInfo;
  /** Where the definition was made. With type `EXTERNAL`, a `dataPlatformInstance` aspect should name the tool it came from. */
  source?: AssertionSource;
  /** Who last changed the definition and when; set for native assertions only, and missing on older ones. */
  lastUpdated?: AuditStamp;
  /** Free text for people, saying what is being checked and why. */
  description?: string;
  /**
   * Troubleshooting hints in Markdown. Deprecated and due for removal: use the `assertionNote` aspect.
   * @deprecated
   */
  note?: AssertionNote;
  /** Urn of the checked entity, copied automatically from the type-specific block so that all kinds can be searched alike. */
  entityUrn?: UrnString;
}

/**
 * Kinds of assertion; each has its own block in `assertionInfo`.
 * - `DATASET`: Older form of an external check, described in `datasetAssertion`. Deprecated: write `CUSTOM`, and expect this only in stored data.
 * - `FRESHNESS`: The asset must be updated, or the job must run, on schedule. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `VOLUME`: The dataset must hold, or grow by, a certain number of rows. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `SQL`: The result of a query you write must meet a condition. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `FIELD`: The values of one column, or a metric over them, must meet a condition. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `DATA_SCHEMA`: The columns must agree with an expected schema. For checks the catalogue evaluates; external ones use `CUSTOM`.
 * - `CUSTOM`: A check that another tool defines and runs, such as a dbt test or a Great Expectations expectation; described in `customAssertion`.
 */
export type AssertionType = 'DATASET' | 'FRESHNESS' | 'VOLUME' | 'SQL' | 'FIELD' | 'DATA_SCHEMA' | 'CUSTOM';

/**
 * Legacy definition behind type `DATASET`. Deprecated: `CustomAssertionInfo` carries the same details.
 * Wire name: `com.linkedin.assertion.DatasetAssertionInfo`.
 * @deprecated
 */
export interface DatasetAssertionInfo {
  /** Urn of the dataset being checked. */
  dataset: UrnString;
  /** Part of the dataset concerned: columns, rows, schema or storage size. */
  scope: DatasetAssertionScope;
  /** Urns of the schema fields concerned; give them when `scope` is `DATASET_COLUMN`. */
  fields?: UrnString[];
  /** What is computed before the comparison; absent when no aggregate or metric is chosen. */
  aggregation?: AssertionStdAggregation;
  /** Comparison that decides pass or fail; `_NATIVE_` when no standard one fits. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none. */
  parameters?: AssertionStdParameters;
  /** Name of the check in the tool it comes from, such as `expect_column_values_to_be_unique`. */
  nativeType?: string;
  /** Arguments under the names the originating tool uses, all as strings. */
  nativeParameters?: Record<string, string>;
  /** Code of the check in the originating tool's language, for instance SQL. */
  logic?: string;
}

/**
 * Parts of a dataset that an imported check can be about.
 * - `DATASET_COLUMN`: The check concerns one or more columns, listed in `fields`.
 * - `DATASET_ROWS`: The check concerns rows as a whole, for instance how many there are.
 * - `DATASET_STORAGE_SIZE`: The check concerns how much storage the dataset takes up.
 * - `DATASET_SCHEMA`: The check concerns the dataset's columns and types, not its contents.
 * - `UNKNOWN`: The importer could not tell what the check is about.
 */
export type DatasetAssertionScope = 'DATASET_COLUMN' | 'DATASET_ROWS' | 'DATASET_STORAGE_SIZE' | 'DATASET_SCHEMA' | 'UNKNOWN';

/**
 * What is computed from the schema, the rows or a column before the operator is applied to it.
 * - `ROW_COUNT`: Compare how many rows there are.
 * - `COLUMNS`: Compare the whole set of columns.
 * - `COLUMN_COUNT`: Compare how many columns the dataset has.
 * - `IDENTITY`: No aggregation: every value of the column is compared by itself.
 * - `MEAN`: Compare the arithmetic mean of the column's values.
 * - `MEDIAN`: Compare the middle value of the sorted column.
 * - `UNIQUE_COUNT`: Compare how many different values the column holds.
 * - `UNIQUE_PROPORTION`: Compare the share of different values in the column, as in `0.95`.
 * - `UNIQUE_PROPOTION`: Misspelt older form, kept so that stored values can be read. Deprecated: write `UNIQUE_PROPORTION`.
 * - `NULL_COUNT`: Compare how many values of the column are null.
 * - `NULL_PROPORTION`: Compare the share of nulls in the column, as in `0.02`.
 * - `STDDEV`: Compare the standard deviation of the column's values.
 * - `MIN`: Compare the smallest value in the column.
 * - `MAX`: Compare the largest value in the column.
 * - `SUM`: Compare the total of the column's values.
 * - `_NATIVE_`: An aggregation outside this list; see `nativeType` for the tool's own name.
 */
export type AssertionStdAggregation = 'ROW_COUNT' | 'COLUMNS' | 'COLUMN_COUNT' | 'IDENTITY' | 'MEAN' | 'MEDIAN' | 'UNIQUE_COUNT' | 'UNIQUE_PROPORTION' | 'UNIQUE_PROPOTION' | 'NULL_COUNT' | 'NULL_PROPORTION' | 'STDDEV' | 'MIN' | 'MAX' | 'SUM' | '_NATIVE_';

/**
 * Comparison that decides pass or fail, applied to a value after any aggregation; most need entries in `parameters`.
 * - `BETWEEN`: Passes when the value lies in the range given by the parameters `minValue` and `maxValue`.
 * - `LESS_THAN`: Passes when the observed value is strictly below the parameter `value`.
 * - `LESS_THAN_OR_EQUAL_TO`: Passes up to and including the parameter `value`.
 * - `GREATER_THAN`: Passes when the observed value is strictly above the parameter `value`.
 * - `GREATER_THAN_OR_EQUAL_TO`: Passes from the parameter `value` upwards, that value included.
 * - `EQUAL_TO`: Passes only on an exact match with the parameter `value`.
 * - `NOT_EQUAL_TO`: Passes on anything that differs from the parameter `value`.
 * - `NULL`: Passes when there is no value; takes no parameters.
 * - `NOT_NULL`: Passes when there is a value, whatever it is; takes no parameters.
 * - `CONTAIN`: Passes when the parameter `value` occurs within the observed value.
 * - `END_WITH`: Passes when the parameter `value` is the tail of the observed text.
 * - `START_WITH`: Passes when the parameter `value` is the head of the observed text.
 * - `REGEX_MATCH`: Passes when the observed text fits the regular expression in the parameter `value`.
 * - `IN`: Passes when the observed value is among those listed, as a JSON array, in the parameter `value`.
 * - `NOT_IN`: Passes when the observed value is none of those listed, as a JSON array, in the parameter `value`.
 * - `IS_TRUE`: Passes on boolean true; takes no parameters.
 * - `IS_FALSE`: Passes on boolean false; takes no parameters.
 * - `_NATIVE_`: A check none of the other operators can express; `nativeType`, `nativeParameters` or `logic` describe it. Not for field value or field metric assertions.
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
 * One operand of an operator: the value as text, with its type alongside.
 * Wire name: `com.linkedin.assertion.AssertionStdParameter`.
 */
export interface AssertionStdParameter {
  /** Operand written as a string, such as `100`; lists and sets are JSON arrays, such as `["a","b"]`. */
  value: string;
  /** How to read the string in `value`. */
  type: AssertionStdParameterType;
}

/**
 * Ways in which the text of a parameter is to be read.
 * - `STRING`: The text is the operand as it stands.
 * - `NUMBER`: The text is to be parsed as a number, for example `0.95`.
 * - `LIST`: The text is a JSON array, for example `[1,2,3]`.
 * - `SET`: The text is a JSON array whose elements are members of a set, so their order carries no meaning.
 * - `UNKNOWN`: The producer did not say how the text should be parsed.
 */
export type AssertionStdParameterType = 'STRING' | 'NUMBER' | 'LIST' | 'SET' | 'UNKNOWN';

/**
 * Definition of a check that an asset is updated, or a job run, in time.
 * Wire name: `com.linkedin.assertion.FreshnessAssertionInfo`.
 */
export interface FreshnessAssertionInfo {
  /** Event to look for: a change to the dataset or a run of the data job. */
  type: FreshnessAssertionType;
  /** Urn of the dataset or data job being checked. */
  entity: UrnString;
  /** Time window in which the update must occur; if it does not, the run is a `FAILURE`. */
  schedule: FreshnessAssertionSchedule;
  /** How to grade late updates; absent when the user has set no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
  /** Restricts the check to changes in some rows; without it the whole table counts. */
  filter?: DatasetFilter;
}

/**
 * Events that can count as an update in a freshness check.
 * - `DATASET_CHANGE`: An insert, update, delete or similar operation found in an audit log; only for datasets.
 * - `DATA_JOB_RUN`: A run of the data job that ended successfully.
 */
export type FreshnessAssertionType = 'DATASET_CHANGE' | 'DATA_JOB_RUN';

/**
 * Which look-back window a freshness check uses, with the settings for that kind.
 * Wire name: `com.linkedin.assertion.FreshnessAssertionSchedule`.
 */
export interface FreshnessAssertionSchedule {
  /** How the window is worked out; `CRON` and `FIXED_INTERVAL` each need their own block. */
  type: FreshnessAssertionScheduleType;
  /** Cron expression and time zone; required when `type` is `CRON`. */
  cron?: FreshnessCronSchedule;
  /** Length of the window; required when `type` is `FIXED_INTERVAL`. */
  fixedInterval?: FixedIntervalSchedule;
}

/**
 * Ways to work out the window in which the update must have happened.
 * - `CRON`: From the previous tick of a cron expression to the current one; the check must be evaluated on that same schedule.
 * - `FIXED_INTERVAL`: A span of fixed length that ends at the moment of evaluation, for example the last 24 hours.
 * - `SINCE_THE_LAST_CHECK`: From the time the monitor last evaluated this assertion until now, however long that is.
 */
export type FreshnessAssertionScheduleType = 'CRON' | 'FIXED_INTERVAL' | 'SINCE_THE_LAST_CHECK';

/**
 * Cron expression, its time zone and an optional start offset that together fix the freshness window.
 * Wire name: `com.linkedin.assertion.FreshnessCronSchedule`.
 */
export interface FreshnessCronSchedule {
  /** Five-field cron expression for the expected updates, for example `0 8 * * *` for every day by eight. */
  cron: string;
  /** IANA name of the zone whose clock the cron fields follow, such as `America/Los_Angeles`. */
  timezone: string;
  /** Milliseconds before the cron tick at which the window opens; when absent it opens where the previously evaluated window ended. */
  windowStartOffsetMs?: number;
}

/**
 * A span of time such as 6 hours (`multiple` times `unit`) counted back from the moment of evaluation.
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
 * User's settings that decide whether a failed run counts as `LOW`, `MEDIUM` or `HIGH`: a list of rules and a fallback.
 * Wire name: `com.linkedin.assertion.AssertionFailureSeverityConfig`.
 */
export interface AssertionFailureSeverityConfig {
  /** Fallback for failures that none of the `rules` covers. */
  defaultSeverity: AssertionResultSeverity;
  /**
   * Conditions on the failure amount, tried in order of severity whatever their position in the list; the first match wins.
   * Default: `[]`.
   */
  rules?: AssertionFailureSeverityRule[];
}

/**
 * Grades of a failed run, by how far the observation lay outside what was expected.
 * - `LOW`: The observation missed the expected bounds by a little.
 * - `MEDIUM`: A moderate miss; the grade used unless something else is configured.
 * - `HIGH`: A wide miss; for bounds learnt from history, for example, more than one standard deviation.
 */
export type AssertionResultSeverity = 'LOW' | 'MEDIUM' | 'HIGH';

/**
 * One condition on the computed failure amount and the severity given when it holds.
 * Wire name: `com.linkedin.assertion.AssertionFailureSeverityRule`.
 */
export interface AssertionFailureSeverityRule {
  /** Grade given to the failed run when the condition holds. */
  severity: AssertionResultSeverity;
  /** Comparison with a single threshold: only the greater-than and less-than operators, with or without equality, are valid here. */
  operator: AssertionStdOperator;
  /** Threshold for the comparison. It is set against the failure amount, not against the value the assertion measured. */
  parameters: AssertionStdParameters;
}

/**
 * Condition that narrows a query on an external table to some of its rows, for instance in monitoring; catalogue search does not use it.
 * Wire name: `com.linkedin.dataset.DatasetFilter`.
 */
export interface DatasetFilter {
  /** Language of the condition; `SQL` is the only one so far and makes the `sql` field mandatory. */
  type: DatasetFilterType;
  /** Where clause passed on as it stands, for example `country = 'FR'`; mandatory when `type` is `SQL`. */
  sql?: string;
}

/**
 * Ways to express a `DatasetFilter`; a single one exists today.
 * - `SQL`: The filter is a where clause in plain text, which the catalogue does not parse.
 */
export type DatasetFilterType = 'SQL';

/**
 * Definition of a check on a dataset's number of rows, in total, as a change, or per segment.
 * Wire name: `com.linkedin.assertion.VolumeAssertionInfo`.
 */
export interface VolumeAssertionInfo {
  /** Chooses which of the four row count blocks below applies. */
  type: VolumeAssertionType;
  /** Urn of the dataset whose rows are counted. */
  entity: UrnString;
  /** Bounds on the number of rows; required when `type` is `ROW_COUNT_TOTAL`. */
  rowCountTotal?: RowCountTotal;
  /** Bounds on how much the number of rows may change; required when `type` is `ROW_COUNT_CHANGE`. */
  rowCountChange?: RowCountChange;
  /** Bounds on the rows in the newest segment; required when `type` has the corresponding value. */
  incrementingSegmentRowCountTotal?: IncrementingSegmentRowCountTotal;
  /** Bounds on the difference in rows between segments; required when `type` has the corresponding value. */
  incrementingSegmentRowCountChange?: IncrementingSegmentRowCountChange;
  /** Restricts the count to some rows; without it the whole table counts. */
  filter?: DatasetFilter;
}

/**
 * What about a dataset's row count is compared.
 * - `ROW_COUNT_TOTAL`: Compare the number of rows in the whole dataset.
 * - `ROW_COUNT_CHANGE`: Compare how many rows were gained or lost.
 * - `INCREMENTING_SEGMENT_ROW_COUNT_TOTAL`: Compare the number of rows in the newest segment, such as the latest date partition.
 * - `INCREMENTING_SEGMENT_ROW_COUNT_CHANGE`: Compare the rows of neighbouring segments, such as one date partition with the one before.
 */
export type VolumeAssertionType = 'ROW_COUNT_TOTAL' | 'ROW_COUNT_CHANGE' | 'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL' | 'INCREMENTING_SEGMENT_ROW_COUNT_CHANGE';

/**
 * Condition on the number of rows the dataset holds at evaluation.
 * Wire name: `com.linkedin.assertion.RowCountTotal`.
 */
export interface RowCountTotal {
  /** Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`, `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each has to be of type `NUMBER`. */
  parameters: AssertionStdParameters;
  /** How to grade a failed row total; absent when the user has set no rules. */
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
  /** Values that the operator compares with; each has to be of type `NUMBER`. */
  parameters: AssertionStdParameters;
  /** How to grade a failed change in rows; absent when the user has set no rules. */
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
  /** Column, and optional function on it, by which rows fall into segments; the newest one is counted. */
  segment: IncrementingSegmentSpec;
  /** Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`, `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each has to be of type `NUMBER`. */
  parameters: AssertionStdParameters;
}

/**
 * How to cut an ever-growing table into segments: a column that only increases and, if needed, a function that groups its values.
 * Wire name: `com.linkedin.assertion.IncrementingSegmentSpec`.
 */
export interface IncrementingSegmentSpec {
  /** Column whose values only grow as rows are added, such as an event time or a partition date. */
  field: SchemaFieldSpec;
  /** Function that maps a value to its segment, for example timestamp to day; without it each value is its own segment. */
  transformer?: IncrementingSegmentFieldTransformer;
}

/**
 * Short description of one field, enough to name it from elsewhere, for example from an assertion on a column.
 * Wire name: `com.linkedin.schema.SchemaFieldSpec`.
 */
export interface SchemaFieldSpec {
  /** Field path as in the dataset's schema, such as `address.city`. */
  path: string;
  /** Name of the type in the catalogue's own vocabulary, such as `NUMBER` or `STRING`. */
  type: string;
  /** Type as written in the source, such as `BIGINT`. */
  nativeType: string;
}

/**
 * Function that turns the incrementing column's value into a segment id, for example a timestamp into its day.
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
 * - `FLOOR`: One segment per whole number, fractions going to the number below.
 * - `CEILING`: One segment per whole number, fractions going to the number above.
 * - `NATIVE`: A function specific to the source system, Snowflake or BigQuery for instance, named in `nativeType`.
 */
export type IncrementingSegmentFieldTransformerType = 'TIMESTAMP_MS_TO_MINUTE' | 'TIMESTAMP_MS_TO_HOUR' | 'TIMESTAMP_MS_TO_DATE' | 'TIMESTAMP_MS_TO_MONTH' | 'TIMESTAMP_MS_TO_YEAR' | 'FLOOR' | 'CEILING' | 'NATIVE';

/**
 * Condition on the difference in rows between neighbouring segments, for example today's partition against yesterday's.
 * Wire name: `com.linkedin.assertion.IncrementingSegmentRowCountChange`.
 */
export interface IncrementingSegmentRowCountChange {
  /** Column, and optional function on it, by which rows fall into the segments that are compared. */
  segment: IncrementingSegmentSpec;
  /** Whether the change is compared in rows or as a percentage. */
  type: AssertionValueChangeType;
  /** Comparison made with the change; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than operators are valid. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each has to be of type `NUMBER`. */
  parameters: AssertionStdParameters;
}

/**
 * Definition of a check on the number that a SQL query returns, or on how that number changes.
 * Wire name: `com.linkedin.assertion.SqlAssertionInfo`.
 */
export interface SqlAssertionInfo {
  /** Whether to compare the query's result itself or its change over time. */
  type: SqlAssertionType;
  /** Urn of the dataset the check is about. */
  entity: UrnString;
  /** Complete statement that runs by itself, usually a `SELECT` returning one number. */
  statement: string;
  /** Whether the change is absolute or a percentage; required when `type` is `METRIC_CHANGE`. */
  changeType?: AssertionValueChangeType;
  /** Comparison made with the query's result; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than operators are valid. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with; each has to be of type `NUMBER`. */
  parameters: AssertionStdParameters;
  /** How to grade failures of this query check; absent when the user has set no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
}

/**
 * What about a query's result is compared.
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
  /** Urn of the dataset that holds the column. */
  entity: UrnString;
  /** Path of the checked column, copied automatically from the nested block; there is no need to set it. */
  fieldPath?: string;
  /** Condition each single value must meet, filled when `type` is `FIELD_VALUES`. */
  fieldValuesAssertion?: FieldValuesAssertion;
  /** Condition on an aggregate such as the null count, filled when `type` is `FIELD_METRIC`. */
  fieldMetricAssertion?: FieldMetricAssertion;
  /** Restricts the check to some rows; without it the whole table counts. Ignored when dataset profiles are the data source. */
  filter?: DatasetFilter;
}

/**
 * The two ways to check a column: value by value, or by a metric.
 * - `FIELD_VALUES`: Test every value in the column against a condition, for example that each matches a pattern.
 * - `FIELD_METRIC`: Test a figure computed from the whole column, such as its null percentage or its maximum.
 */
export type FieldAssertionType = 'FIELD_VALUES' | 'FIELD_METRIC';

/**
 * Condition on every single value of a column, with a tolerance for how many may break it.
 * Wire name: `com.linkedin.assertion.FieldValuesAssertion`.
 */
export interface FieldValuesAssertion {
  /** Column whose values are tested, with its path and type. */
  field: SchemaFieldSpec;
  /** Function run on each value first, such as `LENGTH`; without it values are compared unchanged. */
  transform?: FieldTransform;
  /** Comparison made with each value in turn; supply in `parameters` whatever it needs. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none. */
  parameters?: AssertionStdParameters;
  /** How many values, or what percentage, may break the condition before the assertion fails. */
  failThreshold: FieldValuesFailThreshold;
  /** How to grade failures of this value check; absent when the user has set no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
  /**
   * True, the default, skips nulls so that they never count as bad values; of no effect with the null operator.
   * Default: `true`.
   */
  excludeNulls?: boolean;
}

/**
 * Function run on each value before it is compared; whether it can be used depends on the column's native type.
 * Wire name: `com.linkedin.assertion.FieldTransform`.
 */
export interface FieldTransform {
  /** Name of the function; `LENGTH` is the only one so far. */
  type: FieldTransformType;
}

/**
 * Functions that can be run on a column value before the comparison.
 * - `LENGTH`: Replace a string by its length; string columns only.
 */
export type FieldTransformType = 'LENGTH';

/**
 * Tolerance of a value check: the number or percentage of bad rows that is still accepted.
 * Wire name: `com.linkedin.assertion.FieldValuesFailThreshold`.
 */
export interface FieldValuesFailThreshold {
  /**
   * Whether `value` is a number of rows (the default) or a percentage of those considered.
   * Default: `"COUNT"`.
   */
  type?: FieldValuesFailThresholdType;
  /**
   * Tolerance in rows or per cent, depending on `type`; 0, the default, accepts no bad row at all.
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
 * Condition on a figure computed from a column, for instance that `NULL_PERCENTAGE` stays below 5.
 * Wire name: `com.linkedin.assertion.FieldMetricAssertion`.
 */
export interface FieldMetricAssertion {
  /** Column to compute the metric from, with its path and type. */
  field: SchemaFieldSpec;
  /** Which figure to compute, such as `UNIQUE_COUNT` or `MAX`. */
  metric: FieldMetricType;
  /** Comparison made with the computed metric; supply in `parameters` whatever it needs. */
  operator: AssertionStdOperator;
  /** Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none. */
  parameters?: AssertionStdParameters;
  /** How to grade failures of this metric check; absent when the user has set no rules. */
  failureSeverityConfig?: AssertionFailureSeverityConfig;
}

/**
 * Figures that can be computed from the values of a column.
 * - `UNIQUE_COUNT`: How many different values the column holds.
 * - `UNIQUE_PERCENTAGE`: Different values as a percentage of all rows.
 * - `NULL_COUNT`: How many rows have no value in the column.
 * - `NULL_PERCENTAGE`: Rows without a value as a percentage of all rows.
 * - `MIN`: Smallest value; numeric columns only.
 * - `MAX`: Largest value; numeric columns only.
 * - `MEAN`: Arithmetic mean of the values; numeric columns only.
 * - `MEDIAN`: Middle value once sorted; numeric columns only.
 * - `STDDEV`: Standard deviation of the values; numeric columns only.
 * - `NEGATIVE_COUNT`: How many values are below zero; numeric columns only.
 * - `NEGATIVE_PERCENTAGE`: Values below zero as a percentage of all rows; numeric columns only.
 * - `ZERO_COUNT`: How many values are exactly zero; numeric columns only.
 * - `ZERO_PERCENTAGE`: Values equal to zero as a percentage of all rows; numeric columns only.
 * - `MIN_LENGTH`: Length of the shortest value; string columns only.
 * - `MAX_LENGTH`: Length of the longest value; string columns only.
 * - `EMPTY_COUNT`: How many values are the empty string, which is not the same as null; string columns only.
 * - `EMPTY_PERCENTAGE`: Empty strings, not counting nulls, as a percentage of all rows; string columns only.
 */
export type FieldMetricType = 'UNIQUE_COUNT' | 'UNIQUE_PERCENTAGE' | 'NULL_COUNT' | 'NULL_PERCENTAGE' | 'MIN' | 'MAX' | 'MEAN' | 'MEDIAN' | 'STDDEV' | 'NEGATIVE_COUNT' | 'NEGATIVE_PERCENTAGE' | 'ZERO_COUNT' | 'ZERO_PERCENTAGE' | 'MIN_LENGTH' | 'MAX_LENGTH' | 'EMPTY_COUNT' | 'EMPTY_PERCENTAGE';

/**
 * Definition of a check that an asset's columns agree with an expected schema.
 * Wire name: `com.linkedin.assertion.SchemaAssertionInfo`.
 */
export interface SchemaAssertionInfo {
  /** Urn of the dataset or data job whose schema is checked. */
  entity: UrnString;
  /** The schema to compare with; only its structure counts, tags and glossary terms in it are unused. */
  schema: SchemaMetadata;
  /**
   * Degree of agreement needed to pass; `EXACT_MATCH` unless another is chosen.
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
  /** Urn of the data platform where the schema is defined, such as `urn:li:dataPlatform:kafka`. */
  platform: UrnString;
  /** Number assigned by the server on each change; unrelated to a version kept by the source, and 0 from most connectors. */
  version: number;
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Urn of the dataset the schema belongs to; usually absent, since the aspect already sits on that dataset. */
  dataset?: UrnString;
  /** Name of the cluster in the source from which the schema was taken. */
  cluster?: string;
  /** SHA-1 of the schema text, to notice changes; many connectors leave it empty. */
  hash: string;
  /** Schema in the source's own language, one record per kind of source; `OtherSchema` where none fits. */
  platformSchema: { 'com.linkedin.schema.EspressoSchema': EspressoSchema } | { 'com.linkedin.schema.OracleDDL': OracleDDL } | { 'com.linkedin.schema.MySqlDDL': MySqlDDL } | { 'com.linkedin.schema.PrestoDDL': PrestoDDL } | { 'com.linkedin.schema.KafkaSchema': KafkaSchema } | { 'com.linkedin.schema.BinaryJsonSchema': BinaryJsonSchema } | { 'com.linkedin.schema.OrcSchema': OrcSchema } | { 'com.linkedin.schema.Schemaless': Schemaless } | { 'com.linkedin.schema.KeyValueSchema': KeyValueSchema } | { 'com.linkedin.schema.OtherSchema': OtherSchema };
  /** All columns of the dataset, nested ones flattened into one list by field path. */
  fields: SchemaField[];
  /** Field paths of the primary key's columns, in key order; an empty list says there is no primary key. */
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
 * One value of the older `foreignKeysSpecs` map: a key of column values or of urns.
 * Wire name: `com.linkedin.schema.ForeignKeySpec`.
 */
export interface ForeignKeySpec {
  /** The key itself: `DatasetFieldForeignKey` for column values, `UrnForeignKey` for a column holding urns. */
  foreignKey: { 'com.linkedin.schema.DatasetFieldForeignKey': DatasetFieldForeignKey } | { 'com.linkedin.schema.UrnForeignKey': UrnForeignKey };
}

/**
 * Foreign key made of ordinary column values rather than urns; part of the older `foreignKeysSpecs`.
 * Wire name: `com.linkedin.schema.DatasetFieldForeignKey`.
 */
export interface DatasetFieldForeignKey {
  /** Urn of the dataset that the key points to. */
  parentDataset: UrnString;
  /** Field paths, in the schema at hand, of the columns that together make up the key; more than one for a composite key. */
  currentFieldPaths: string[];
  /** Field path of the referenced column in `parentDataset`. */
  parentField: string;
}

/**
 * Foreign key in the form of a column whose values are urns; part of the older `foreignKeysSpecs`.
 * Wire name: `com.linkedin.schema.UrnForeignKey`.
 */
export interface UrnForeignKey {
  /** Field path, in the schema at hand, of the column holding the urns. */
  currentFieldPath: string;
}

/**
 * Foreign key of a dataset, linking columns here to columns of another dataset; element of `foreignKeys`.
 * Wire name: `com.linkedin.schema.ForeignKeyConstraint`.
 */
export interface ForeignKeyConstraint {
  /** Constraint name, usually the one declared in the source database, such as `fk_orders_customer`. */
  name: string;
  /** Urns of the schema fields referred to in the other dataset; they give the `ForeignKeyTo` edges. */
  foreignFields: UrnString[];
  /** Urns of the schema fields on this side, the dataset that carries the constraint. */
  sourceFields: UrnString[];
  /** Urn of the dataset referred to, so that it can be found without taking `foreignFields` apart. */
  foreignDataset: UrnString;
}

/**
 * How closely the actual schema must agree with the expected one.
 * - `EXACT_MATCH`: Nothing may be missing and nothing may be added.
 * - `SUPERSET`: Every expected column must be there; extra ones are allowed.
 * - `SUBSET`: Expected columns may be missing, but no others may appear.
 */
export type SchemaAssertionCompatibility = 'EXACT_MATCH' | 'SUPERSET' | 'SUBSET';

/**
 * Definition of a check that lives in an outside tool such as dbt or Great Expectations, with optional structured details for display.
 * Wire name: `com.linkedin.assertion.CustomAssertionInfo`.
 */
export interface CustomAssertionInfo {
  /** Category name of your choice, shown as the heading under which the check is listed, for example `Referential integrity`. */
  type: string;
  /** Urn of the dataset being checked; other entity types are not accepted so far. */
  entity: UrnString;
  /**
   * Urn of the one schema field being checked. Deprecated: list it in `fields`.
   * @deprecated
   */
  field?: UrnString;
  /** Urns of the schema fields the check involves, one or more; absent for checks on the whole dataset. */
  fields?: UrnString[];
  /** Part of the dataset concerned, such as columns or rows; for display and reports only. */
  scope?: DatasetAssertionScope;
  /** What the check computes before comparing; absent if nothing is aggregated or no standard name fits. */
  aggregation?: AssertionStdAggregation;
  /** Comparison the check makes, in the standard vocabulary; `_NATIVE_` when none fits. */
  operator?: AssertionStdOperator;
  /** Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none. */
  parameters?: AssertionStdParameters;
  /** Name of the check in its own tool, such as `expect_column_values_to_not_be_null`. */
  nativeType?: string;
  /** Arguments of the check under the names its own tool uses, all as strings. */
  nativeParameters?: Record<string, string>;
  /** Code of the check in its own language, such as the SQL of a dbt test. */
  logic?: string;
}

/**
 * Where an assertion's definition comes from and, for native ones, who made it.
 * Wire name: `com.linkedin.assertion.AssertionSource`.
 */
export interface AssertionSource {
  /** Whether people, an outside tool or a model defined the assertion. */
  type: AssertionSourceType;
  /** Author and time of first creation; set for native assertions only, and missing on older ones. */
  created?: AuditStamp;
}

/**
 * Origins an assertion definition can have.
 * - `NATIVE`: Made by a user in the catalogue itself, not brought in from another tool.
 * - `EXTERNAL`: Made and run in another tool, such as dbt; the catalogue only records it.
 * - `INFERRED`: Proposed by software, for instance a model trained on past values, instead of by a person.
 */
export type AssertionSourceType = 'NATIVE' | 'EXTERNAL' | 'INFERRED';

/**
 * Markdown note by a user on what to do when the assertion fails, kept apart from `assertionInfo` so that ingestion runs cannot overwrite it.
 * Wire name: `com.linkedin.assertion.AssertionNote`.
 */
export interface AssertionNote {
  /** Background and troubleshooting advice for technical owners, in Markdown. */
  content: string;
  /** Who last edited the note, and when. */
  lastModified: AuditStamp;
}

/**
 * One point in the assertion's run history (a time series): which batch was checked, how the run stands and what came out.
 * Wire name: `com.linkedin.assertion.AssertionRunEvent`.
 */
export interface AssertionRunEvent {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Identifier of the run in the tool that executed it. */
  runId: string;
  /** Urn of the dataset that was checked. */
  asserteeUrn: UrnString;
  /** State of the run at this event's timestamp; `COMPLETE` is the only value so far. */
  status: AssertionRunStatus;
  /** Outcome of the run; filled once `status` is `COMPLETE`. */
  result?: AssertionResult;
  /** Parameters in force during this run, as string pairs. */
  runtimeContext?: Record<string, string>;
  /** Which slice of the data was checked; absent when the tool names no batch. */
  batchSpec?: BatchSpec;
  /** Urn of the assertion that was run. */
  assertionUrn: UrnString;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
}

/**
 * Stages in the life of a run; there is only one so far, the end.
 * - `COMPLETE`: The run has ended and its `result` can be read, whether it passed or not.
 */
export type AssertionRunStatus = 'COMPLETE';

/**
 * Outcome of one finished run: the verdict, the counts or values observed, and the error if there was one.
 * Wire name: `com.linkedin.assertion.AssertionResult`.
 */
export interface AssertionResult {
  /** Verdict of the run, such as `SUCCESS` or `FAILURE`. */
  type: AssertionResultType;
  /** How far the observation missed the expectation; meaningful only when `type` is `FAILURE`. */
  severity?: AssertionResultSeverity;
  /** Rows in the batch that was checked. */
  rowCount?: number;
  /** Rows of the batch in which the checked value was absent. */
  missingCount?: number;
  /** Rows of the batch whose value broke the expectation. */
  unexpectedCount?: number;
  /** Measured value of the aggregate the assertion looks at, for instance the mean of a column over the batch. */
  actualAggValue?: number;
  /** Anything else the evaluating tool reported, as string pairs with names of its own. */
  nativeResults?: Record<string, string>;
  /** Link to the full report in the tool that ran the check; absent for native assertions. */
  externalUrl?: string;
  /** What went wrong during evaluation; filled when `type` is `ERROR`. */
  error?: AssertionResultError;
}

/**
 * Possible verdicts of an assertion run.
 * - `INIT`: Evaluation is not finished, so there is no verdict yet.
 * - `SUCCESS`: The data met the expectation.
 * - `FAILURE`: The check ran to its end and the data did not meet the expectation.
 * - `ERROR`: The check itself broke down; nothing is known about the data. See `error` on the result.
 */
export type AssertionResultType = 'INIT' | 'SUCCESS' | 'FAILURE' | 'ERROR';

/**
 * Why a run could not reach a verdict; part of a result of type `ERROR`.
 * Wire name: `com.linkedin.assertion.AssertionResultError`.
 */
export interface AssertionResultError {
  /** Category of the problem, such as an unreachable source or a failed query. */
  type: AssertionResultErrorType;
  /** Details as string pairs; which ones appear depends on `type`. */
  properties?: Record<string, string>;
}

/**
 * Categories of problem that stop an assertion from being evaluated.
 * - `SOURCE_CONNECTION_ERROR`: No connection could be made to the system that holds the data.
 * - `SOURCE_QUERY_FAILED`: The source was reached, but the query sent to it failed.
 * - `INSUFFICIENT_DATA`: There was too little data to come to a verdict.
 * - `INVALID_PARAMETERS`: The assertion's own parameters are not acceptable, so it could not be evaluated.
 * - `INVALID_SOURCE_TYPE`: The chosen source does not offer the kind of event the assertion looks for.
 * - `UNSUPPORTED_PLATFORM`: The evaluator cannot check data on the asset's data platform.
 * - `CUSTOM_SQL_ERROR`: The statement of an assertion of type `SQL` could not be run.
 * - `FIELD_ASSERTION_ERROR`: A column check broke down while it was being evaluated.
 * - `UNKNOWN_ERROR`: Any problem that fits none of the other categories.
 */
export type AssertionResultErrorType = 'SOURCE_CONNECTION_ERROR' | 'SOURCE_QUERY_FAILED' | 'INSUFFICIENT_DATA' | 'INVALID_PARAMETERS' | 'INVALID_SOURCE_TYPE' | 'UNSUPPORTED_PLATFORM' | 'CUSTOM_SQL_ERROR' | 'FIELD_ASSERTION_ERROR' | 'UNKNOWN_ERROR';

/**
 * The slice of data that a run looked at, identified by the tool's own id or by a query.
 * Wire name: `com.linkedin.assertion.BatchSpec`.
 */
export interface BatchSpec {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Id given to the batch by the tool that processed it. */
  nativeBatchId?: string;
  /** Query that selects the rows of the batch. */
  query?: string;
  /** Cap on the number of rows taken; absent when all were. */
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
   * Count of units, so 15 with `MINUTE` makes a quarter of an hour.
   * Default: `1`.
   */
  multiple?: number;
}

/**
 * Part of a dataset to which a time-series value applies, for instance one day's partition or the whole table.
 * Wire name: `com.linkedin.timeseries.PartitionSpec`.
 */
export interface PartitionSpec {
  /** Identifier of the partition, made from the values of its key; `FULL_TABLE_SNAPSHOT` stands for the whole table. */
  partition: string;
  /** Span of time the partition covers; absent when its key does not reveal one. */
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
 * Latest state of the assertion, derived from its run events: when it last passed, failed or broke down, and how it stands now.
 * Wire name: `com.linkedin.assertion.AssertionRunSummary`.
 */
export interface AssertionRunSummary {
  /** Milliseconds since the epoch (UTC) of the most recent run with verdict `FAILURE`; absent if there was none. */
  lastFailedAtMillis?: number;
  /** Milliseconds since the epoch (UTC) of the most recent run with verdict `ERROR`; absent if there was none. */
  lastErroredAtMillis?: number;
  /** Milliseconds since the epoch (UTC) of the most recent run with verdict `SUCCESS`; absent if there was none. */
  lastPassedAtMillis?: number;
  /** Milliseconds since the epoch (UTC) of the most recent run with verdict `INIT`; absent if there was none. */
  lastInitializedAtMillis?: number;
  /** How the assertion stands now, taking into account run verdicts as well as errors of the monitor that runs it. */
  assertionStatus?: AssertionStatus;
}

/**
 * Current standing of an assertion, worked out from its runs and from errors of the monitor.
 * - `PASSING`: By the latest information, the data meets the expectation.
 * - `FAILING`: By the latest information, the data does not meet the expectation.
 * - `ERROR`: Evaluation is broken, in the run or in the monitor, so the state of the data is unknown.
 * - `INIT`: Evaluation has begun, but no verdict is available yet.
 */
export type AssertionStatus = 'PASSING' | 'FAILING' | 'ERROR' | 'INIT';

/**
 * What happens automatically after a run of the assertion, listed separately for passing and failing outcomes.
 * Wire name: `com.linkedin.assertion.AssertionActions`.
 */
export interface AssertionActions {
  /**
   * Steps taken when a run passes, such as `RESOLVE_INCIDENT`; empty means nothing happens.
   * Default: `[]`.
   */
  onSuccess?: AssertionAction[];
  /**
   * Steps taken when a run fails, such as `RAISE_INCIDENT`; empty means nothing happens.
   * Default: `[]`.
   */
  onFailure?: AssertionAction[];
}

/**
 * One step to take after an assertion run; for now it carries only a `type` and no options.
 * Wire name: `com.linkedin.assertion.AssertionAction`.
 */
export interface AssertionAction {
  /** What to do: open an incident or resolve the open ones. */
  type: AssertionActionType;
}

/**
 * Reactions that can follow an assertion run.
 * - `RAISE_INCIDENT`: Open an incident on account of the run's outcome; usually listed under `onFailure`.
 * - `RESOLVE_INCIDENT`: Close incidents still open for this assertion; usually listed under `onSuccess`.
 */
export type AssertionActionType = 'RAISE_INCIDENT' | 'RESOLVE_INCIDENT';

/**
 * Identity of a business attribute, a shared description for columns with one meaning, such as customer email.
 * Wire name: `com.linkedin.businessattribute.BusinessAttributeKey`.
 */
export interface BusinessAttributeKey {
  /** Last part of the attribute's urn, unique among business attributes. */
  id: string;
}

/**
 * Name, type, description, tags and terms of a business attribute, defined once and shared by many columns.
 * Wire name: `com.linkedin.businessattribute.BusinessAttributeInfo`.
 */
export interface BusinessAttributeInfo {
  /** Path of a schema field, as in column documentation; required, though an attribute stands apart from any single column. */
  fieldPath: string;
  /** Text explaining what the column or attribute means. */
  description?: string;
  /** Tags on the column or attribute itself, not on the dataset around it. */
  globalTags?: GlobalTags;
  /** Glossary terms on the column or attribute itself, not on the dataset around it. */
  glossaryTerms?: GlossaryTerms;
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Name shown to users, for example `Customer email`; the urn has its own id. */
  name: string;
  /** Logical type that columns with this attribute are expected to have; may be left open. */
  type?: SchemaFieldDataType;
}

/**
 * Identity of a chart: the tool it lives in and its id there, as in `urn:li:chart:(looker,1234)`.
 * Wire name: `com.linkedin.metadata.key.ChartKey`.
 */
export interface ChartKey {
  /** Lower-case name of the tool that hosts the chart, for example `looker`, `superset` or `redash`; a plain name, not a platform urn. */
  dashboardTool: string;
  /** Id of the chart, unique across every deployment of the same tool; where two servers may clash, include the host, as in `looker.acme.com/looks/1234`. */
  chartId: string;
}

/**
 * What the reporting tool says about a chart: title, link, sources, type and last refresh.
 * Wire name: `com.linkedin.chart.ChartInfo`.
 */
export interface ChartInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Heading of the chart in the tool it comes from. */
  title: string;
  /** Text on the chart from the source tool, possibly empty; edits in the catalogue go to `editableChartProperties`. */
  description: string;
  /** When the chart was created, last changed and deleted in the source tool, and by whom. */
  lastModified: ChangeAuditStamps;
  /** Link that opens the chart in its own tool. */
  chartUrl?: string;
  /**
   * Deprecated urns of the datasets behind the chart; use `inputEdges`.
   * @deprecated
   */
  inputs?: ({ 'string': UrnString })[];
  /** Datasets or other charts from which the chart takes its data, one edge each. */
  inputEdges?: Edge[];
  /** Form of the chart, such as `BAR` or `LINE`; absent if the tool's type has no counterpart. */
  type?: ChartType;
  /** Whether the chart is public or private in the source tool. */
  access?: AccessLevel;
  /** Milliseconds since the epoch at which the chart last reloaded its data. */
  lastRefreshed?: number;
}

/**
 * Audit stamps for creation, last change and deletion in one record; charts, dashboards and notebooks carry it.
 * Wire name: `com.linkedin.common.ChangeAuditStamps`.
 */
export interface ChangeAuditStamps {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
}

/**
 * Forms that a chart can take; tools with more types have to choose the nearest or leave it out.
 * - `BAR`: Values as bars, horizontal or vertical.
 * - `PIE`: Shares of a whole as slices of a circle.
 * - `SCATTER`: Points placed by two measures, to show how they relate.
 * - `TABLE`: Values in rows and columns, without a drawing.
 * - `TEXT`: A block of Markdown text in place of data.
 * - `LINE`: Values joined by a line, usually over time.
 * - `AREA`: A line chart with the surface beneath filled.
 * - `HISTOGRAM`: Bars showing how many values fall in each range.
 * - `BOX_PLOT`: Median, quartiles and outliers of a distribution, drawn as a box.
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
 * Metrics that a chart, dashboard or dataset reads; the lineage edge is kept on the reader.
 * Wire name: `com.linkedin.common.UpstreamMetrics`.
 */
export interface UpstreamMetrics {
  /** Edges to every `metric` read; send the complete list each time, empty to remove all. */
  metrics: Edge[];
}

/**
 * Description of a chart as edited by people, untouched by later ingestion runs.
 * Wire name: `com.linkedin.chart.EditableChartProperties`.
 */
export interface EditableChartProperties {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation of the chart written in the catalogue; the ingested text stays in `chartInfo`. */
  description?: string;
}

/**
 * The query that fetches a chart's data, with its language.
 * Wire name: `com.linkedin.chart.ChartQuery`.
 */
export interface ChartQuery {
  /** Text of the query over the input datasets, in the language that `type` names. */
  rawQuery: string;
  /** Language of `rawQuery`: `SQL` or `LOOKML`. */
  type: ChartQueryType;
}

/**
 * Languages in which the query behind a chart can be written.
 * - `LOOKML`: The query is written in LookML, the modelling language of Looker.
 * - `SQL`: The query is a SQL statement, whatever the dialect.
 */
export type ChartQueryType = 'LOOKML' | 'SQL';

/**
 * Columns that a chart or dashboard reads, beyond the tables it depends on.
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
  /** Urn of the `schemaField` read; the lineage edge points at it. */
  schemaFieldUrn: UrnString;
  /** Copy of the column's definition, kept so that it can be indexed with the chart or dashboard. */
  schemaField?: SchemaField;
}

/**
 * Views and users of a chart, for one time bucket, or up to now if `eventGranularity` is absent. Experimental, so it may change.
 * Wire name: `com.linkedin.chart.ChartUsageStatistics`.
 */
export interface ChartUsageStatistics {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Number of views, in the bucket or altogether for a latest snapshot. */
  viewsCount?: number;
  /** Number of different users, over the span of the statistics. */
  uniqueUserCount?: number;
  /** Views per user, one element for each. */
  userCounts?: ChartUserUsageCounts[];
}

/**
 * How often one user viewed the chart; an element of `userCounts` in its usage statistics.
 * Wire name: `com.linkedin.chart.ChartUserUsageCounts`.
 */
export interface ChartUserUsageCounts {
  /** Urn of the user whose activity is counted. */
  user: UrnString;
  /** Views by this user, over the span of the enclosing statistics. */
  viewsCount?: number;
}

/**
 * Lets a live view of a chart, dashboard or dataset be shown inside its page in the catalogue.
 * Wire name: `com.linkedin.common.Embed`.
 */
export interface Embed {
  /** Address loaded in an iframe on the entity's page; absent means there is no preview. */
  renderUrl?: string;
}

/**
 * Older form of an entity's place in the browse tree, kept as slash-separated strings; `browsePathsV2` is its successor.
 * Wire name: `com.linkedin.common.BrowsePaths`.
 */
export interface BrowsePaths {
  /** Every path under which the entity is found when browsing, each with forward slashes, such as `/prod/snowflake/orders`. */
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
 * Edge between a data product and one of its assets, with a mark for output ports.
 * Wire name: `com.linkedin.dataproduct.DataProductAssociation`.
 */
export interface DataProductAssociation {
  /** Urn where the edge starts; absent, it is the entity that carries the aspect. */
  sourceUrn?: UrnString;
  /** Urn of the entity to which the edge leads. */
  destinationUrn: UrnString;
  /** Who established the edge or assignment, and when; absent if not recorded. */
  created?: AuditStamp;
  /** Who last changed the edge or assignment, and when; absent if not recorded. */
  lastModified?: AuditStamp;
  /** Key-value pairs kept on this one edge of the graph, both as text. */
  properties?: Record<string, string>;
  /**
   * True for an asset the data product offers to consumers; false for one it keeps for internal use.
   * Default: `false`.
   */
  outputPort?: boolean;
}

/**
 * Says which applications an asset belongs to.
 * Wire name: `com.linkedin.application.Applications`.
 */
export interface Applications {
  /** Urns of the applications, offered as a search filter. */
  applications: UrnString[];
}

/**
 * Places an asset in a container, such as a table in its schema.
 * Wire name: `com.linkedin.container.Container`.
 */
export interface Container {
  /** Urn of the container directly above; its own `container` aspect leads further up. */
  container: UrnString;
}

/**
 * Warns that an entity should no longer be used and says why, until when and what to use instead.
 * Wire name: `com.linkedin.common.Deprecation`.
 */
export interface Deprecation {
  /** True marks the entity as deprecated and lowers its rank in search; set it to false to lift the warning. */
  deprecated: boolean;
  /** Planned moment of removal in milliseconds since the epoch; absent when no date is fixed. */
  decommissionTime?: number;
  /** Reason and migration advice for readers, possibly with a link; required, but may be empty. */
  note: string;
  /** Urn of the user who last changed the deprecation. */
  actor: UrnString;
  /** Urn of the entity to use instead; absent when none was named. */
  replacement?: UrnString;
}

/**
 * Place of the entity in the browse tree as a list of levels, each of which may link to a container.
 * Wire name: `com.linkedin.common.BrowsePathsV2`.
 */
export interface BrowsePathsV2 {
  /** Levels from the top down, without platform or environment; the server fills it, from parent containers if there are any, when no client supplies it. */
  path: BrowsePathEntry[];
}

/**
 * One level of a `browsePathsV2` path, either a plain folder name or a link to an entity such as a container.
 * Wire name: `com.linkedin.common.BrowsePathEntry`.
 */
export interface BrowsePathEntry {
  /** Text indexed for the level: a folder name, or the same value as `urn` when the level is an entity. */
  id: string;
  /** Urn of the entity at this level, commonly a container; absent for a plain folder. */
  urn?: UrnString;
}

/**
 * Descriptions of one entity gathered from several sources, one per source, each with its attribution; the texts are not searchable.
 * Wire name: `com.linkedin.common.Documentation`.
 */
export interface Documentation {
  /** One entry per source; the writer must see to it that a newer text from the same source replaces the older. */
  documentations: DocumentationAssociation[];
}

/**
 * One description together with the source that supplied it.
 * Wire name: `com.linkedin.common.DocumentationAssociation`.
 */
export interface DocumentationAssociation {
  /** Text of the description as its source supplied it. */
  documentation: string;
  /** Who or what applied the metadata, and from which source; absent if not recorded. */
  attribution?: MetadataAttribution;
}

/**
 * Identity of a container, such as a database, a schema, a folder or a project that holds other assets.
 * Wire name: `com.linkedin.metadata.key.ContainerKey`.
 */
export interface ContainerKey {
  /** Last part of the container's urn; connectors usually hash platform, instance, database and schema so that every run finds the same container. */
  guid?: string;
}

/**
 * What the source system says about a container, such as a database, schema or folder; written by ingestion.
 * Wire name: `com.linkedin.container.ContainerProperties`.
 */
export interface ContainerProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name in the source system, on its own, such as `public`. */
  name: string;
  /** Name with all its parents, such as `sales.public`; absent when the source has none. */
  qualifiedName?: string;
  /** Description kept in the source system; one written in the catalogue is in `editableContainerProperties`. */
  description?: string;
  /** Environment the container lives in, such as `PROD`; absent when not stated. */
  env?: FabricType;
  /** When the asset came into being in the source system, which is not when the catalogue learnt of it. */
  created?: TimeStamp;
  /** When the asset last changed in the source system, which is not when its metadata changed. */
  lastModified?: TimeStamp;
}

/**
 * Environment in which an asset lives; part of the urn of datasets and models.
 * - `DEV`: Development, where engineers try out changes.
 * - `TEST`: Testing; sources that say `TST` have a symbol of their own.
 * - `QA`: Quality assurance, where a release is examined.
 * - `UAT`: User acceptance testing, where future users try a release.
 * - `EI`: Early integration, where parts under development first meet.
 * - `PRE`: Pre-production, the last stop before release.
 * - `STG`: Staging, a rehearsal of production.
 * - `NON_PROD`: Any environment other than production, without saying which.
 * - `PROD`: Production, where real users and live data are.
 * - `CORP`: Corporate environment, for a company's internal systems.
 * - `RVW`: Review environment, where changes are looked over.
 * - `PRD`: Production, for sources that shorten it so; urns with `PRD` and `PROD` are different entities.
 * - `TST`: Testing, for sources that shorten it so; distinct from `TEST` in an urn.
 * - `SIT`: System integration testing, where whole systems are tried together.
 * - `SBX`: Sandbox, for sources that shorten it so; distinct from `SANDBOX` in an urn.
 * - `SANDBOX`: Sandbox, an isolated place for experiments.
 * - `CERT`: Certification, where a release is formally approved.
 */
export type FabricType = 'DEV' | 'TEST' | 'QA' | 'UAT' | 'EI' | 'PRE' | 'STG' | 'NON_PROD' | 'PROD' | 'CORP' | 'RVW' | 'PRD' | 'TST' | 'SIT' | 'SBX' | 'SANDBOX' | 'CERT';

/**
 * When something happened in the source system and, if known, who did it.
 * Wire name: `com.linkedin.common.TimeStamp`.
 */
export interface TimeStamp {
  /** Moment of the event, in milliseconds since the epoch. */
  time: number;
  /** Urn of whoever caused the event; absent when the source does not tell. */
  actor?: UrnString;
}

/**
 * What users of the catalogue add to a container, kept apart so that ingestion does not overwrite it.
 * Wire name: `com.linkedin.container.EditableContainerProperties`.
 */
export interface EditableContainerProperties {
  /** Description written in the catalogue, as opposed to the source's own in `containerProperties`. */
  description?: string;
}

/**
 * Lists the roles through which a reader can be given access to this asset; attached to datasets, dashboards and containers.
 * Wire name: `com.linkedin.common.Access`.
 */
export interface Access {
  /** One entry per access role; absent when nobody has recorded how to get access. */
  roles?: RoleAssociation[];
}

/**
 * One access role listed on an asset.
 * Wire name: `com.linkedin.common.RoleAssociation`.
 */
export interface RoleAssociation {
  /** Urn of the `role`, which is defined in an outside access system and not in the catalogue's own permissions. */
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
 * What an identity provider or directory says about a group; written by ingestion or at sign-on.
 * Wire name: `com.linkedin.identity.CorpGroupInfo`.
 */
export interface CorpGroupInfo {
  /** Name for people, such as `Data Engineering`; the urn holds the technical id. */
  displayName?: string;
  /** Mail address of the group in the directory, often a distribution list. */
  email?: string;
  /**
   * Deprecated urns of the users owning the group; use the `ownership` aspect.
   * @deprecated
   */
  admins: UrnString[];
  /**
   * Deprecated urns of member users; membership now sits on each user, in the `groupMembership` aspect.
   * @deprecated
   */
  members: UrnString[];
  /**
   * Deprecated urns of nested groups; no longer in use.
   * @deprecated
   */
  groups: UrnString[];
  /** Text about the group from the source; edits made in the catalogue go to `corpGroupEditableInfo`. */
  description?: string;
  /** Slack channel of the group as the source gives it. */
  slack?: string;
  /**
   * Who created the group in the catalogue and when; deprecated, read `aspectCreated` of the system metadata instead.
   * @deprecated
   */
  created?: AuditStamp;
}

/**
 * What people have entered about a group in the web interface: description, picture and ways to reach it.
 * Wire name: `com.linkedin.identity.CorpGroupEditableInfo`.
 */
export interface CorpGroupEditableInfo {
  /** Text about the group written in the catalogue, as opposed to the ingested one in `corpGroupInfo`. */
  description?: string;
  /**
   * URL of the group's picture; unless set, it points to a generic avatar.
   * Default: `"https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png"`.
   */
  pictureLink?: string;
  /** Slack channel where the group can be reached, for example `#data-eng`. */
  slack?: string;
  /** Mail address for reaching the group, as entered in the catalogue. */
  email?: string;
}

/**
 * Says whether a user or group was made in the catalogue or came from an identity provider.
 * Wire name: `com.linkedin.common.Origin`.
 */
export interface Origin {
  /** Where the user or group was created; with `EXTERNAL`, see `externalType` for the provider. */
  type: OriginType;
  /** Name of the identity provider, such as `Okta`; set only when `type` is `EXTERNAL`. */
  externalType?: string;
}

/**
 * Places where a user or group can have been created.
 * - `NATIVE`: Created in the catalogue itself.
 * - `EXTERNAL`: Created elsewhere, usually in an identity provider, and brought in.
 */
export type OriginType = 'NATIVE' | 'EXTERNAL';

/**
 * Roles granted to a user or a group, each of which brings its policies.
 * Wire name: `com.linkedin.identity.RoleMembership`.
 */
export interface RoleMembership {
  /** Urns of the granted roles, for example `urn:li:dataHubRole:Reader`. */
  roles: UrnString[];
}

/**
 * Identity of a person or other account, as in `urn:li:corpuser:jdoe`.
 * Wire name: `com.linkedin.metadata.key.CorpUserKey`.
 */
export interface CorpUserKey {
  /** Name for signing in, usually the one in the company directory or identity provider; becomes the last part of the user's urn. */
  username: string;
}

/**
 * What a directory or identity provider says about a user: names, mail, title, manager, department.
 * Wire name: `com.linkedin.identity.CorpUserInfo`.
 */
export interface CorpUserInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Whether the account is in use; deprecated, read `corpUserStatus` instead. */
  active: boolean;
  /** Name shown for the user, for example `Ada Lovelace`. */
  displayName?: string;
  /** Mail address from the directory. */
  email?: string;
  /** Job title from the directory; `corpUserEditableInfo` has the one people enter themselves. */
  title?: string;
  /** Urn of the user to whom this one reports directly. */
  managerUrn?: UrnString;
  /** Number of the department in the source directory; meaningful only there. */
  departmentId?: number;
  /** Name of the user's department, in plain text. */
  departmentName?: string;
  /** Given name, as in the directory. */
  firstName?: string;
  /** Family name, as in the directory. */
  lastName?: string;
  /** Given and family name joined by a space, for example `Ada Lovelace`. */
  fullName?: string;
  /** Country as two capital letters, for example `US`. */
  countryCode?: string;
  /**
   * True for an account that belongs to the system and not to a person; false by default.
   * Default: `false`.
   */
  system?: boolean;
  /** True for support staff who signed in through the separate OIDC sign-on for support. */
  isSupportUser?: boolean;
}

/**
 * Profile of a user as edited in the catalogue, kept apart from the ingested `corpUserInfo`.
 * Wire name: `com.linkedin.identity.CorpUserEditableInfo`.
 */
export interface CorpUserEditableInfo {
  /** Short self-description shown on the user's profile. */
  aboutMe?: string;
  /**
   * Names of teams as plain text, for example `Metadata`; not tied to group entities.
   * Default: `[]`.
   */
  teams?: string[];
  /**
   * What the user is versed in, as plain text, for example `Machine Learning`.
   * Default: `[]`.
   */
  skills?: string[];
  /**
   * URL of the profile picture; the default is a generic avatar shipped with the web interface.
   * Default: `"assets/platforms/default_avatar.png"`.
   */
  pictureLink?: string;
  /** Name chosen in the catalogue, in place of the one from the identity provider. */
  displayName?: string;
  /** Job title entered in the catalogue, such as `Software Engineer`. */
  title?: string;
  /** Urns such as `urn:li:dataPlatform:snowflake`, naming the systems in which the user spends most time. */
  platforms?: UrnString[];
  /** Urn of the persona, a type of user such as a business user, that fits the user's role. */
  persona?: UrnString;
  /** The user's name on Slack, for people who want to get in touch. */
  slack?: string;
  /** Telephone number as free text; no format is imposed by the model. */
  phone?: string;
  /** Mail address entered in the catalogue; `corpUserInfo` has the one from the directory. */
  email?: string;
  /** Urns of what the profile was filled from, such as the platform resource of a Slack member or Looker user. */
  informationSources?: UrnString[];
}

/**
 * Where a user account stands in its life: provisioned, active or suspended.
 * Wire name: `com.linkedin.identity.CorpUserStatus`.
 */
export interface CorpUserStatus {
  /** State of the account; the wire carries it as a plain string. */
  status: UserStatus;
  /** Who set the status last, and at what time. */
  lastModified: AuditStamp;
}

/**
 * Where a user account stands in its life.
 * - `PROVISIONED`: The account was made for the person, who has not signed in yet.
 * - `ACTIVE`: The person may sign in.
 * - `SUSPENDED`: The account is kept, and may not be used.
 */
export type UserStatus = 'PROVISIONED' | 'ACTIVE' | 'SUSPENDED';

/**
 * Groups that a user belongs to according to an external directory or identity provider.
 * Wire name: `com.linkedin.identity.GroupMembership`.
 */
export interface GroupMembership {
  /** Urns of the groups; groups created in the catalogue are listed in `nativeGroupMembership` instead. */
  groups: UrnString[];
}

/**
 * Password data of a user who signs in with a catalogue account; users of single sign-on have none.
 * Wire name: `com.linkedin.identity.CorpUserCredentials`.
 */
export interface CorpUserCredentials {
  /** Random text put before the password prior to hashing, so that equal passwords get different hashes. */
  salt: string;
  /** Hash of salt followed by password; the password itself is never stored. */
  hashedPassword: string;
  /** Token that permits one user to choose a new password; only an administrator can have it issued. */
  passwordResetToken?: string;
  /** Milliseconds since the epoch after which `passwordResetToken` is no longer accepted. */
  passwordResetTokenExpirationTimeMillis?: number;
}

/**
 * Groups of a user that were created in the catalogue itself, as opposed to ingested ones.
 * Wire name: `com.linkedin.identity.NativeGroupMembership`.
 */
export interface NativeGroupMembership {
  /** Urns of the groups created in the catalogue to which the user belongs. */
  nativeGroups: UrnString[];
}

/**
 * Preferences that a user sets in the web interface: appearance, default view, notifications, home page, language.
 * Wire name: `com.linkedin.identity.CorpUserSettings`.
 */
export interface CorpUserSettings {
  /** How the web interface looks for the user; the only group of settings that must be present. */
  appearance: CorpUserAppearanceSettings;
  /** The user's preferences for saved views, such as the one that opens by default. */
  views?: CorpUserViewsSettings;
  /** Where the user receives notifications, for example by mail or on Slack. */
  notificationSettings?: NotificationSettings;
  /** Layout of the user's home page and announcements dismissed there. */
  homePage?: CorpUserHomePageSettings;
  /** The user's language for the web interface; absent when none has been chosen. */
  locale?: CorpUserLocaleSettings;
}

/**
 * One user's choices about how the web interface looks.
 * Wire name: `com.linkedin.identity.CorpUserAppearanceSettings`.
 */
export interface CorpUserAppearanceSettings {
  /** True limits the home page to datasets, charts and dashboards, for people who do not work on operations. */
  showSimplifiedHomepage?: boolean;
  /** True gives the user the second generation of the web interface, false the first. */
  showThemeV2?: boolean;
}

/**
 * One user's preferences for views, the saved filters over the catalogue.
 * Wire name: `com.linkedin.identity.CorpUserViewsSettings`.
 */
export interface CorpUserViewsSettings {
  /** Urn of the view applied for the user from the start; absent if the user has chosen none. */
  defaultView?: UrnString;
}

/**
 * Channels on which a user, a group or a subscription receives notifications, with the address on each.
 * Wire name: `com.linkedin.event.notification.settings.NotificationSettings`.
 */
export interface NotificationSettings {
  /** Channels in use, out of `SLACK`, `EMAIL` and `TEAMS`; each message goes to all of those listed. */
  sinkTypes: NotificationSinkType[];
  /** Slack user and channels to notify, for when `sinkTypes` includes `SLACK`. */
  slackSettings?: SlackNotificationSettings;
  /** Address to notify, for when `sinkTypes` includes `EMAIL`. */
  emailSettings?: EmailNotificationSettings;
}

/**
 * Channel through which a notification goes out.
 * - `SLACK`: Send the notification to Slack.
 * - `EMAIL`: Send the notification by e-mail.
 * - `TEAMS`: Send the notification to Microsoft Teams.
 */
export type NotificationSinkType = 'SLACK' | 'EMAIL' | 'TEAMS';

/**
 * Slack destinations of notifications: a user, channels, or both.
 * Wire name: `com.linkedin.event.notification.settings.SlackNotificationSettings`.
 */
export interface SlackNotificationSettings {
  /** Slack handle of the person to message directly; absent, nobody is. */
  userHandle?: string;
  /** Slack channels to post in; absent, none are. */
  channels?: string[];
}

/**
 * Where notifications by email go, for a user or a group.
 * Wire name: `com.linkedin.event.notification.settings.EmailNotificationSettings`.
 */
export interface EmailNotificationSettings {
  /** Address of the user or group; mandatory once email settings are given at all. */
  email: string;
}

/**
 * One user's own home page: its layout and the announcements already dismissed.
 * Wire name: `com.linkedin.identity.CorpUserHomePageSettings`.
 */
export interface CorpUserHomePageSettings {
  /** Urn of the page template shown as the user's home page; absent, the default for all users applies. */
  pageTemplate?: UrnString;
  /** Urns of announcements that the user has closed and should not see again. */
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
 * Profile of the person in Slack, copied from the Slack API to link a catalogue user with a workspace member.
 * Wire name: `com.linkedin.dataplatform.slack.SlackUserInfo`.
 */
export interface SlackUserInfo {
  /** Urn of the `dataPlatformInstance` that stands for the Slack workspace. */
  slackInstance: UrnString;
  /** Slack's member id, such as `U012AB3CD`, which stays when the person is renamed. */
  id: string;
  /** Slack handle without the at sign, such as `jdoe`. */
  name: string;
  /** Full name as entered in the Slack profile. */
  realName: string;
  /** Name shown beside messages in Slack, often shorter than `realName`. */
  displayName: string;
  /** Address in the Slack profile; absent when Slack does not disclose it. */
  email?: string;
  /** Slack's id of the workspace, such as `T012AB3C4`. */
  teamId: string;
  /** True once the Slack account has been deactivated. */
  isDeleted: boolean;
  /** True for administrators of the Slack workspace; says nothing about rights in the catalogue. */
  isAdmin: boolean;
  /** True for owners of the Slack workspace; not to be confused with ownership of assets. */
  isOwner: boolean;
  /** True for the one member who is primary owner of the Slack workspace. */
  isPrimaryOwner: boolean;
  /** True when the account belongs to an app and not to a person. */
  isBot: boolean;
  /** Time zone set in Slack, such as `Europe/Paris`. */
  timezone?: string;
  /** Difference between the member's time zone and UTC, in seconds as the Slack API gives it. */
  timezoneOffset?: number;
  /** Job title from the Slack profile, such as `Data engineer`. */
  title?: string;
  /** Telephone number from the Slack profile, in whatever form the member typed it. */
  phone?: string;
  /** Address of the avatar image shown in Slack. */
  profilePictureUrl?: string;
  /** Custom status message at the time of ingestion, such as `On holiday`. */
  statusText?: string;
  /** Emoji code of the custom status, such as `:palm_tree:`. */
  statusEmoji?: string;
  /** Time of the latest change to the member's profile, in seconds (not milliseconds) since the epoch. */
  lastUpdatedSeconds?: number;
}

/**
 * Identity of a dashboard: the tool it lives in and its id there, as in `urn:li:dashboard:(looker,77)`.
 * Wire name: `com.linkedin.metadata.key.DashboardKey`.
 */
export interface DashboardKey {
  /** Lower-case name of the tool that hosts the dashboard, for example `looker`, `tableau` or `superset`; a plain name, not a platform urn. */
  dashboardTool: string;
  /** Id of the dashboard, unique across every deployment of the same tool; prefix the host where ids may clash, as in `looker.acme.com/dashboards/77`. */
  dashboardId: string;
}

/**
 * Views, runs and users of a dashboard, for one time bucket, or up to now if `eventGranularity` is absent. Experimental, so it may change.
 * Wire name: `com.linkedin.dashboard.DashboardUsageStatistics`.
 */
export interface DashboardUsageStatistics {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Number of times people opened the dashboard, in the bucket or altogether. */
  viewsCount?: number;
  /** Number of times the dashboard was run, that is refreshed or synchronised. */
  executionsCount?: number;
  /** Number of different users, over the span of the statistics. */
  uniqueUserCount?: number;
  /** Views and runs per user, one element for each. */
  userCounts?: DashboardUserUsageCounts[];
  /** How many times people marked the dashboard as a favourite. */
  favoritesCount?: number;
  /** Milliseconds since the epoch of the latest view; leave it out of bucketed statistics. */
  lastViewedAt?: number;
}

/**
 * How often one user viewed and ran the dashboard; an element of `userCounts` in its usage statistics.
 * Wire name: `com.linkedin.dashboard.DashboardUserUsageCounts`.
 */
export interface DashboardUserUsageCounts {
  /** Urn of the user whose activity is counted. */
  user: UrnString;
  /** Views by this user, over the span of the enclosing statistics. */
  viewsCount?: number;
  /** Refreshes of the dashboard started by this user. */
  executionsCount?: number;
  /** One comparable figure for the user's activity, counting views and runs alike. */
  usageCount?: number;
  /** Email address under which the source knows the user; if given, ingestion tries to find the matching user urn. */
  userEmail?: string;
}

/**
 * What the reporting tool says about a dashboard: title, link, its charts and datasets, last refresh.
 * Wire name: `com.linkedin.dashboard.DashboardInfo`.
 */
export interface DashboardInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Heading of the dashboard in the tool it comes from. */
  title: string;
  /** Text on the dashboard from the source tool, possibly empty; edits in the catalogue go to `editableDashboardProperties`. */
  description: string;
  /**
   * Deprecated urns of the charts on the dashboard; use `chartEdges`.
   * Default: `[]`.
   * @deprecated
   */
  charts?: UrnString[];
  /** Charts that the dashboard contains, one edge each. */
  chartEdges?: Edge[];
  /**
   * Deprecated urns of datasets that the dashboard reads; use `datasetEdges`.
   * Default: `[]`.
   * @deprecated
   */
  datasets?: UrnString[];
  /** Datasets that the dashboard reads directly, one edge each; those read by its charts are on the charts. */
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
  /** Milliseconds since the epoch at which the dashboard last reloaded its data. */
  lastRefreshed?: number;
}

/**
 * Description of a dashboard as edited by people, untouched by later ingestion runs.
 * Wire name: `com.linkedin.dashboard.EditableDashboardProperties`.
 */
export interface EditableDashboardProperties {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation of the dashboard written in the catalogue; the ingested text stays in `dashboardInfo`. */
  description?: string;
}

/**
 * Identity of a data contract, the set of promises (schema, freshness, quality) made about a dataset.
 * Wire name: `com.linkedin.metadata.key.DataContractKey`.
 */
export interface DataContractKey {
  /** Last part of the contract's urn, unique among contracts; any stable string or UUID will do. */
  id: string;
}

/**
 * Promise about a dataset made of assertions on its schema, freshness and data quality.
 * Wire name: `com.linkedin.datacontract.DataContractProperties`.
 */
export interface DataContractProperties {
  /** Urn of the dataset that the contract covers; other kinds of entity are not supported yet. */
  entity: UrnString;
  /** Assertions on the columns; a dataset's contract has at most one. */
  schema?: SchemaContract[];
  /** Assertions on how recently data arrived; a dataset's contract has at most one. */
  freshness?: FreshnessContract[];
  /** Assertions on the data itself, for the table or single columns; any number. */
  dataQuality?: DataQualityContract[];
  /** The whole contract as YAML text; optional, next to the structured lists. */
  rawContract?: string;
}

/**
 * Schema clause of a contract, the columns that consumers may rely on; the check lives in an assertion.
 * Wire name: `com.linkedin.datacontract.SchemaContract`.
 */
export interface SchemaContract {
  /** Urn of the schema assertion that must hold. */
  assertion: UrnString;
}

/**
 * Freshness clause of a contract, such as new data every day; the check lives in an assertion.
 * Wire name: `com.linkedin.datacontract.FreshnessContract`.
 */
export interface FreshnessContract {
  /** Urn of the freshness assertion that must hold. */
  assertion: UrnString;
}

/**
 * One data quality clause of a contract, such as no nulls in a column; the check lives in an assertion.
 * Wire name: `com.linkedin.datacontract.DataQualityContract`.
 */
export interface DataQualityContract {
  /** Urn of the assertion, on a table or a column, that must hold. */
  assertion: UrnString;
}

/**
 * Stage the data contract has reached.
 * Wire name: `com.linkedin.datacontract.DataContractStatus`.
 */
export interface DataContractStatus {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Whether the contract is in force, `ACTIVE`, or still to be put into practice, `PENDING`. */
  state: DataContractState;
}

/**
 * Stages of a data contract.
 * - `ACTIVE`: The contract is in force and its assertions count.
 * - `PENDING`: The contract has been defined but still has to be put into practice.
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
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** The version itself, such as a git commit hash or an MD5 sum of the code. */
  version: string;
  /** What kind of value `version` is, for example a git hash or an MD5 hash. */
  versionType: string;
}

/**
 * What the orchestrator says about a pipeline, such as an Airflow DAG: name, description, project, environment.
 * Wire name: `com.linkedin.datajob.DataFlowInfo`.
 */
export interface DataFlowInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name of the pipeline for people, for example the DAG id. */
  name: string;
  /** Documentation of the pipeline from the orchestrator; edits in the catalogue go to `editableDataFlowProperties`. */
  description?: string;
  /** Project or namespace to which the orchestrator assigns the pipeline. */
  project?: string;
  /** When the asset came into being in the source system, which is not when the catalogue learnt of it. */
  created?: TimeStamp;
  /** When the asset last changed in the source system, which is not when its metadata changed. */
  lastModified?: TimeStamp;
  /** Environment in which the pipeline runs, for example `PROD`. */
  env?: FabricType;
}

/**
 * Description of a pipeline as edited by people, kept apart so that ingestion does not overwrite it.
 * Wire name: `com.linkedin.datajob.EditableDataFlowProperties`.
 */
export interface EditableDataFlowProperties {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation of the pipeline written in the catalogue; the ingested text stays in `dataFlowInfo`. */
  description?: string;
}

/**
 * Identity of a personal or service access token; holds a hash, never the token.
 * Wire name: `com.linkedin.metadata.key.DataHubAccessTokenKey`.
 */
export interface DataHubAccessTokenKey {
  /** SHA-256 hash of the JWT's signature, so that a presented token can be looked up without its text being stored. */
  id: string;
}

/**
 * An access token for the API: whom it acts for, who made it and how long it lasts; the secret itself is not here.
 * Wire name: `com.linkedin.access.token.DataHubAccessTokenInfo`.
 */
export interface DataHubAccessTokenInfo {
  /** Name its creator gave the token, such as `nightly ingestion`. */
  name: string;
  /** Urn of the user or service in whose name requests with the token run. */
  actorUrn: UrnString;
  /** Urn of whoever generated the token, who need not be the one in `actorUrn`. */
  ownerUrn: UrnString;
  /** Milliseconds since the epoch at which the token was generated. */
  createdAt: number;
  /** Milliseconds since the epoch after which the token is refused; absent means it never expires. */
  expiresAt?: number;
  /** Free note on what the token is for. */
  description?: string;
}

/**
 * Identity of an action pipeline, a process that listens to change events and reacts to them.
 * Wire name: `com.linkedin.metadata.key.DataHubActionKey`.
 */
export interface DataHubActionKey {
  /** Last part of the action's urn; taken from the caller, or made up when none is given. */
  id: string;
}

/**
 * Identity of a stored connection, the details with which the catalogue reaches an external system.
 * Wire name: `com.linkedin.metadata.key.DataHubConnectionKey`.
 */
export interface DataHubConnectionKey {
  /** Last part of the connection's urn; connections that code looks up by name have a fixed, readable id. */
  id: string;
}

/**
 * Stored, reusable connection to an outside system, such as a Slack workspace, with its details encrypted.
 * Wire name: `com.linkedin.connection.DataHubConnectionDetails`.
 */
export interface DataHubConnectionDetails {
  /** Encoding of the details; `JSON` is the only one so far. */
  type: DataHubConnectionDetailsType;
  /** Title by which people recognise the connection. */
  name?: string;
  /** The details as an encrypted JSON document; filled when `type` is `JSON`. */
  json?: DataHubJsonConnection;
}

/**
 * Encodings in which connection details can be stored.
 * - `JSON`: The details are one JSON document, kept in the field `json`.
 */
export type DataHubConnectionDetailsType = 'JSON';

/**
 * Container for the details of a connection, held as encrypted JSON.
 * Wire name: `com.linkedin.connection.DataHubJsonConnection`.
 */
export interface DataHubJsonConnection {
  /** Ciphertext of the JSON document; unreadable without the server's key. */
  encryptedBlob: string;
}

/**
 * Identity of an execution request, one order to an executor, for example to run an ingestion source now.
 * Wire name: `com.linkedin.metadata.key.ExecutionRequestKey`.
 */
export interface ExecutionRequestKey {
  /** Last part of the request's urn; doubles as the id of the ingestion run when the task is one. */
  id: string;
}

/**
 * What is to be run, with which arguments, by which executor and at whose request.
 * Wire name: `com.linkedin.execution.ExecutionRequestInput`.
 */
export interface ExecutionRequestInput {
  /** What the executor should do: `RUN_INGEST` starts an ingestion run; other names depend on the tasks it knows. */
  task: string;
  /** Task arguments as strings, for example `recipe` and `version` for an ingestion run. */
  args: Record<string, string>;
  /** Executor that is to pick up the request; `default` for the standard one. */
  executorId: string;
  /** What caused the request, such as a particular ingestion source. */
  source: ExecutionRequestSource;
  /** Milliseconds since the epoch at which the request was made; the run itself starts later. */
  requestedAt: number;
  /** Urn of the user or service that asked for the run; may be absent, for example on older requests. */
  actorUrn?: UrnString;
  /** Why the client version in `args.version` was chosen; absent on requests made before this was recorded. */
  cliVersionAudit?: CliVersionAudit;
}

/**
 * Cause of an execution request; a part of its input.
 * Wire name: `com.linkedin.execution.ExecutionRequestSource`.
 */
export interface ExecutionRequestSource {
  /** Kind of cause as a string, for example `INGESTION_SOURCE` when a saved recipe is run. */
  type: string;
  /** Urn of the `dataHubIngestionSource` that is run; set when `type` is `INGESTION_SOURCE`. */
  ingestionSource?: UrnString;
}

/**
 * How the version of the ingestion client was chosen for an execution, and which server chose it; the version itself is in `args.version`.
 * Wire name: `com.linkedin.execution.CliVersionAudit`.
 */
export interface CliVersionAudit {
  /** Rule that yielded the client version; rules are tried from the most to the least specific. */
  source: CliVersionSource;
  /** Version of the catalogue server that made the choice, whichever rule applied. */
  serverVersion?: string;
}

/**
 * Rules for choosing the client version, in the order in which they are tried.
 * - `SOURCE_CONFIG_OVERRIDE`: First rule: the ingestion source's own configuration names a version.
 * - `MATRIX_COHORT`: Second rule: this deployment is listed in a cohort of the version matrix, and the cohort sets the version.
 * - `MATRIX_CONNECTOR_DEFAULT`: Third rule: the version matrix has a default entry, `_default`, for the connector.
 * - `APPLICATION_DEFAULT`: Last rule: the server-wide `defaultCliVersion` from its `application.yaml`, when nothing else applied.
 */
export type CliVersionSource = 'SOURCE_CONFIG_OVERRIDE' | 'MATRIX_COHORT' | 'MATRIX_CONNECTOR_DEFAULT' | 'APPLICATION_DEFAULT';

/**
 * Message to a running execution, typically an order to stop.
 * Wire name: `com.linkedin.execution.ExecutionRequestSignal`.
 */
export interface ExecutionRequestSignal {
  /** Name of the signal; `KILL` stops the task. */
  signal: string;
  /** Executor that should receive the signal, the one that runs the task; the default executor when absent. */
  executorId?: string;
  /** When the signal was sent and by whom. */
  createdAt: AuditStamp;
}

/**
 * How an execution went: status, report, start and duration; the executor may write it several times while the task runs.
 * Wire name: `com.linkedin.execution.ExecutionRequestResult`.
 */
export interface ExecutionRequestResult {
  /** Free string rather than an enum; usual values are `RUNNING`, `SUCCESS`, `FAILURE` and `CANCELLED`. */
  status: string;
  /** Log and summary as readable text, meant for people; see `structuredReport` for programs. */
  report?: string;
  /** Report in a form that programs can parse; absent when the task produced none. */
  structuredReport?: StructuredExecutionReport;
  /** Milliseconds since the epoch of the start; for the time of asking, see `requestedAt` in the input. */
  startTimeMs?: number;
  /** Length of the run in milliseconds; absent when it has not been reported. */
  durationMs?: number;
}

/**
 * Envelope for a machine-readable report: its kind, its content as a string and the format of that string.
 * Wire name: `com.linkedin.execution.StructuredExecutionReport`.
 */
export interface StructuredExecutionReport {
  /** Kind of report, which tells a reader how to interpret the content, for example `TEST_CONNECTION_REPORT`. */
  type: string;
  /** Content of the report as a string in the format given by `contentType`. */
  serializedValue: string;
  /** Media type of `serializedValue`, for example `application/json`; a suffix such as `;gzip` tells of compression. */
  contentType: string;
}

/**
 * Identity of a file uploaded to the catalogue, for example an image placed in documentation.
 * Wire name: `com.linkedin.metadata.key.DataHubFileKey`.
 */
export interface DataHubFileKey {
  /** Last part of the uploaded file's urn; unlike the file name, no two uploads share it. */
  id: string;
}

/**
 * A file that a user uploaded for the catalogue's own pages, such as an image in documentation: where it lies, its type and its use.
 * Wire name: `com.linkedin.file.DataHubFileInfo`.
 */
export interface DataHubFileInfo {
  /** Bucket and key at which the contents can be fetched. */
  bucketStorageLocation: BucketStorageLocation;
  /** Name the file had on the user's computer, such as `diagram.png`; the stored key may differ. */
  originalFileName: string;
  /** Media type of the contents, such as `image/png`. */
  mimeType: string;
  /** Length of the contents, in bytes. */
  sizeInBytes: number;
  /** What the file was uploaded for, such as an asset's documentation. */
  scenario: FileUploadScenario;
  /** Urn of the asset whose documentation shows the file; absent when it belongs to none. */
  referencedByAsset?: UrnString;
  /** Urn of the schema field whose documentation shows the file; absent when it belongs to none. */
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
 * Bucket and key under which an uploaded file lies in object storage.
 * Wire name: `com.linkedin.file.BucketStorageLocation`.
 */
export interface BucketStorageLocation {
  /** Name of the bucket, such as the one the catalogue is given in S3. */
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
  /** Last part of the ingestion source's urn; a UUID when made on the server, or a fixed name from the caller. */
  id: string;
}

/**
 * An ingestion source set up in the catalogue: its name, type, schedule and configuration.
 * Wire name: `com.linkedin.ingestion.DataHubIngestionSourceInfo`.
 */
export interface DataHubIngestionSourceInfo {
  /** Name for people, such as `Warehouse, nightly`. */
  name: string;
  /** Connector that is run, for example `mysql` or `bigquery`; it should equal the source type in the recipe. */
  type: string;
  /** Urn of the data platform that the source reads from. */
  platform?: UrnString;
  /** When the source runs by itself; absent, it runs only on request. */
  schedule?: DataHubIngestionSourceSchedule;
  /** Recipe and run parameters of the source. */
  config: DataHubIngestionSourceConfig;
  /** Where the definition came from, such as the system itself; absent for sources made in the web interface or with the CLI. */
  source?: DataHubIngestionSourceSource;
}

/**
 * Recurring times at which an ingestion source runs.
 * Wire name: `com.linkedin.ingestion.DataHubIngestionSourceSchedule`.
 */
export interface DataHubIngestionSourceSchedule {
  /** Times of the runs as a cron expression, for example `0 3 * * *` for three o'clock every night. */
  interval: string;
  /** Name from the tz database that fixes the hours of `interval`, for example `America/Los_Angeles`. */
  timezone: string;
}

/**
 * How an ingestion source is run: its recipe, the client version, the executor and extra arguments.
 * Wire name: `com.linkedin.ingestion.DataHubIngestionSourceConfig`.
 */
export interface DataHubIngestionSourceConfig {
  /** The recipe as JSON text: source, transformers and sink of the ingestion run. */
  recipe: string;
  /** Version of the ingestion client on PyPI to run the recipe with; absent, none is asked for in particular. */
  version?: string;
  /** Id of the executor that picks up the ingestion run, for example `default`. */
  executorId?: string;
  /** True makes the ingestion run write debug messages to its log. */
  debugMode?: boolean;
  /** Further arguments for the ingestion run, as names and text values. */
  extraArgs?: Record<string, string>;
}

/**
 * Origin of an ingestion source, for those that people did not set up.
 * Wire name: `com.linkedin.ingestion.DataHubIngestionSourceSource`.
 */
export interface DataHubIngestionSourceSource {
  /** Kind of origin; `SYSTEM` is the only one. */
  type: DataHubIngestionSourceSourceType;
}

/**
 * Kinds of origin that an ingestion source can have.
 * - `SYSTEM`: The catalogue itself set up the source for internal work, such as search indexing or computing features.
 */
export type DataHubIngestionSourceSourceType = 'SYSTEM';

/**
 * Identity of an internal entity that lends the generated OpenAPI schema the `systemMetadata` shape; holds no catalogue content.
 * Wire name: `com.linkedin.metadata.key.DataHubOpenAPISchemaKey`.
 */
export interface DataHubOpenAPISchemaKey {
  /** Last part of the schema entity's urn; of no interest outside API generation. */
  id: string;
}

/**
 * Bookkeeping stored beside an aspect: the ingestion run that wrote it, when it was seen, and its versions.
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
  /** Name of the model registry in force when the change was processed. */
  registryName?: string;
  /** Version of the model registry named in `registryName`. */
  registryVersion?: string;
  /** Further string pairs about the write that have no place of their own. */
  properties?: Record<string, string>;
  /** Version number of the aspect, as a string so that the numbering can change, for example `3`. */
  version?: string;
  /** Version of the aspect's model in which the value was written; absent counts as 1. Migrations compare against it. */
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
  /** Last part of the module's urn; page templates refer to the module by that urn. */
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
  /** Whether the module is one person's own or open to everybody. */
  visibility: DataHubPageModuleVisibility;
  /** Settings for the chosen `type`; the record is empty for types that need none. */
  params: DataHubPageModuleParams;
  /**
   * Time of creation, with the urn of the user who made the module.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Time of the latest change, with the urn of the user who made it.
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
 * - `OWNED_ASSETS`: Assets of which the person looking is an owner.
 * - `DOMAINS`: The leading domains of the catalogue.
 * - `ASSETS`: Assets belonging to the entity whose page it is, such as those of a domain.
 * - `OUTPUT_PORTS`: Assets that a data product offers to consumers, those with `outputPort` set.
 * - `CHILD_HIERARCHY`: Tree of what lies below the entity whose page it is, a domain or an item of the glossary.
 * - `DATA_PRODUCTS`: Data products assigned to the domain whose page it is.
 * - `SUB_DATA_PRODUCTS`: Data products that name the current one as their `parentDataProduct`.
 * - `RELATED_TERMS`: Glossary terms linked to the term whose page it is.
 * - `PLATFORMS`: Data platforms, such as Snowflake or Kafka, that the catalogue holds entities of.
 * - `LINEAGE`: Upstream and downstream graph of the asset whose page it is.
 * - `COLUMNS`: Columns in the schema of the dataset whose page it is.
 * - `SEMANTIC_MODEL_DATASETS`: Datasets that the semantic model on the page is built on.
 * - `SEMANTIC_MODEL_METRICS`: Metrics that the semantic model on the page defines.
 * - `SEMANTIC_MODEL_RELATIONSHIPS`: Relationships that the semantic model on the page declares.
 * - `SEMANTIC_MODEL_DIMENSIONS`: Dimensions by which the semantic model on the page can be sliced.
 * - `AI_CONTEXT`: Synonyms, instructions and examples recorded for AI agents that work with the asset.
 * - `METRIC_SQL`: SQL expression by which the metric on the page is computed.
 * - `RELATED_METRICS`: Other metrics connected with the one on the page.
 * - `UNKNOWN`: Type the running version does not know, after a rollback or damage to the data.
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
 * Audience of a module: its maker or everybody.
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
  /** Address that opens when the module is clicked. */
  linkUrl: string;
  /** Address of a picture shown with the link; absent for none. */
  imageUrl?: string;
  /** Short text shown with the link; absent for none. */
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
 * Content of an `ASSET_COLLECTION` module: assets picked by hand, or a filter that selects them.
 * Wire name: `com.linkedin.module.AssetCollectionModuleParams`.
 */
export interface AssetCollectionModuleParams {
  /** Urns of the assets picked by hand; required, so an empty list where a filter does the selecting. */
  assetUrns: UrnString[];
  /** Condition built in the editor, as JSON in a string, so that the editor can show it again; queries use flat filters derived from it. */
  dynamicFilterJson?: string;
}

/**
 * Content of a `HIERARCHY` module: the roots of the tree and the entities listed along with it.
 * Wire name: `com.linkedin.module.HierarchyModuleParams`.
 */
export interface HierarchyModuleParams {
  /** Urns of the entities from which the tree starts, such as domains or glossary nodes. */
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
  /** Last part of the template's urn, unique among page templates. */
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
  /** Whether the layout is one person's own or shared by everybody. */
  visibility: DataHubPageTemplateVisibility;
  /**
   * Time of creation, with the urn of the user who made the template.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Time of the latest change, with the urn of the user who made it.
   * @deprecated
   */
  lastModified: AuditStamp;
}

/**
 * Modules that stand side by side on a page.
 * Wire name: `com.linkedin.template.DataHubPageTemplateRow`.
 */
export interface DataHubPageTemplateRow {
  /** Urns of the page modules in the row, from left to right. */
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
  /** Urn naming the property whose value appears, mandatory with `STRUCTURED_PROPERTY`; leave absent for other element types. */
  structuredPropertyUrn?: UrnString;
}

/**
 * Properties that the header of an asset's summary page can show.
 * - `CREATED`: Shows when the asset was created.
 * - `LAST_MODIFIED`: Shows when the asset was last changed.
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
  /** Last part of the persona's urn, unique among personas. */
  id: string;
}

/**
 * Empty aspect of a persona, the kind of user such as a data engineer; it has no fields as yet.
 * Wire name: `com.linkedin.persona.DataHubPersonaInfo`.
 */
export type DataHubPersonaInfo = Record<string, never>;

/**
 * Identity of an access policy, the rule that gives privileges to users, groups or roles.
 * Wire name: `com.linkedin.metadata.key.DataHubPolicyKey`.
 */
export interface DataHubPolicyKey {
  /** Last part of the policy's urn; the server makes it up when the policy is created. */
  id: string;
}

/**
 * An access policy: which actors get which privileges on which resources, and whether it is in force.
 * Wire name: `com.linkedin.policy.DataHubPolicyInfo`.
 */
export interface DataHubPolicyInfo {
  /** Name under which the policy appears in the list of policies; it need not be unique. */
  displayName: string;
  /** Purpose of the policy in words, for the administrators who maintain it; has no effect on access. */
  description: string;
  /** `METADATA` for privileges on assets, or `PLATFORM` for those on the catalogue itself, such as managing users. */
  type: string;
  /** Whether the policy is in force; the wire carries it as a plain string. */
  state: PolicyState;
  /** Assets to which the privileges apply; policies of type `PLATFORM` often have none. */
  resources?: DataHubResourceFilter;
  /** Names of the privileges granted, for example `EDIT_ENTITY_TAGS` or `MANAGE_POLICIES`. */
  privileges: string[];
  /** Users, groups, roles or owners who receive the privileges. */
  actors: DataHubActorFilter;
  /**
   * False locks the policy against changes in the interface, as for the policies that come with the catalogue.
   * Default: `true`.
   */
  editable?: boolean;
  /** Milliseconds since the epoch of the latest change to the policy; absent when not recorded. */
  lastUpdatedTimestamp?: number;
}

/**
 * Whether a policy grants anything at present.
 * - `ACTIVE`: The policy is in force.
 * - `INACTIVE`: The policy is kept without granting anything.
 */
export type PolicyState = 'ACTIVE' | 'INACTIVE';

/**
 * Which assets a policy applies to; `filter` is the way to say so, the three plain fields beside it are deprecated.
 * Wire name: `com.linkedin.policy.DataHubResourceFilter`.
 */
export interface DataHubResourceFilter {
  /**
   * Entity type covered, for example `dataset`. Deprecated: use a `TYPE` criterion in `filter`.
   * @deprecated
   */
  type?: string;
  /**
   * Urns of the assets covered. Deprecated: express the same choice through `filter`.
   * @deprecated
   */
  resources?: string[];
  /**
   * True covers all assets of the given `type`. Deprecated in favour of `filter`.
   * Default: `false`.
   * @deprecated
   */
  allResources?: boolean;
  /** Criteria that an asset has to meet, for example by type, tag or domain, before the privileges hold on it. */
  filter?: PolicyMatchFilter;
  /** Limits on what the privileges may add or change, for example `STARTS_WITH` to permit only tags whose urn begins a certain way. */
  privilegeConstraints?: PolicyMatchFilter;
}

/**
 * Set of criteria by which a policy selects assets or restricts changes.
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
  /** What to look at on the asset: `TYPE`, `TAG`, `DOMAIN`, `STRUCTURED_PROPERTY` and the like. */
  field: string;
  /** Values to compare with, usually urns; one hit suffices. Leave empty when `structuredPropertyValues` is set. */
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
 * A structured property with the values that a policy looks for in it.
 * Wire name: `com.linkedin.policy.StructuredPropertyCriterionValue`.
 */
export interface StructuredPropertyCriterionValue {
  /** Urn of the `structuredProperty` whose values on the asset are examined. */
  propertyUrn: UrnString;
  /** Acceptable values joined by OR: an asset that has one of them matches. */
  values: string[];
}

/**
 * How a policy criterion compares an asset's value with the values that it lists.
 * - `EQUALS`: Matches when the asset's value is exactly one of those listed; the default.
 * - `STARTS_WITH`: Matches when the asset's value begins with one of those listed.
 * - `NOT_EQUALS`: Matches when the asset's value differs from what is listed; typical in `privilegeConstraints`, to put one tag out of reach.
 */
export type PolicyMatchCondition = 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';

/**
 * Who a policy applies to: an actor is covered as soon as any one of the named users, groups, roles or flags fits.
 * Wire name: `com.linkedin.policy.DataHubActorFilter`.
 */
export interface DataHubActorFilter {
  /** Urns of individual `corpuser` entities to cover; being in this list is enough. */
  users?: UrnString[];
  /** Urns of `corpGroup` entities; members of any of them are covered. */
  groups?: UrnString[];
  /**
   * True covers whoever owns the asset in question; makes sense only in policies of type `METADATA`.
   * Default: `false`.
   */
  resourceOwners?: boolean;
  /** Urns of the ownership types that count for `resourceOwners`; absent means owners of any type. */
  resourceOwnersTypes?: UrnString[];
  /**
   * True covers every user, whatever `users` says.
   * Default: `false`.
   */
  allUsers?: boolean;
  /**
   * True covers every group, whatever `groups` says.
   * Default: `false`.
   */
  allGroups?: boolean;
  /** Urns of `dataHubRole` entities; anyone who holds one of them is covered. */
  roles?: UrnString[];
}

/**
 * Identity of a retention rule, the pair of entity type and aspect to which it applies; `*` stands for any.
 * Wire name: `com.linkedin.metadata.key.DataHubRetentionKey`.
 */
export interface DataHubRetentionKey {
  /** Entity type under the rule, for example `dataset`; `*` or empty makes it the default for every type. */
  entityName: string;
  /** Aspect under the rule, for example `schemaMetadata`; `*` or empty makes it the default for every aspect. */
  aspectName: string;
}

/**
 * Policy that limits how many old versions of an aspect the catalogue keeps.
 * Wire name: `com.linkedin.retention.DataHubRetentionConfig`.
 */
export interface DataHubRetentionConfig {
  /** The policy itself, by number of versions or by age. */
  retention: Retention;
}

/**
 * How long old versions are kept: by age, by number, or both, whichever is reached first.
 * Wire name: `com.linkedin.retention.Retention`.
 */
export interface Retention {
  /** Keeps a fixed number of recent versions; absent sets no limit by number. */
  version?: VersionBasedRetention;
  /** Keeps versions up to a certain age; absent sets no limit by age. */
  time?: TimeBasedRetention;
}

/**
 * Policy that lets go of all but the newest versions.
 * Wire name: `com.linkedin.retention.VersionBasedRetention`.
 */
export interface VersionBasedRetention {
  /** Number of versions to keep, counted from the newest. */
  maxVersions: number;
}

/**
 * Policy that lets go of versions older than a given age.
 * Wire name: `com.linkedin.retention.TimeBasedRetention`.
 */
export interface TimeBasedRetention {
  /** Age in seconds beyond which a version may be removed; `2592000` is 30 days. */
  maxAgeInSeconds: number;
}

/**
 * Identity of a catalogue role such as Admin, Editor or Reader; not to be confused with `RoleKey`, a role in an outside system.
 * Wire name: `com.linkedin.metadata.key.DataHubRoleKey`.
 */
export interface DataHubRoleKey {
  /** Last part of the role's urn, for example `Admin`; the server makes one up for a role created later. */
  id: string;
}

/**
 * Name and purpose of a catalogue role, to which users are assigned and policies refer.
 * Wire name: `com.linkedin.policy.DataHubRoleInfo`.
 */
export interface DataHubRoleInfo {
  /** Name shown to users, for example `Editor`. */
  name: string;
  /** What holders of the role can do, in words; the privileges themselves come from policies. */
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
  /** Last part of the secret's urn, unique among secrets. */
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
 * Identity of a step state, the note that a user has been through some step of the interface, for example an onboarding tour.
 * Wire name: `com.linkedin.metadata.key.DataHubStepStateKey`.
 */
export interface DataHubStepStateKey {
  /** Last part of the state's urn; by custom it joins the user and the step, so each person has their own progress. */
  id: string;
}

/**
 * Progress of a user through an onboarding step, so that it is not shown twice.
 * Wire name: `com.linkedin.step.DataHubStepStateProperties`.
 */
export interface DataHubStepStateProperties {
  /**
   * State of the step as key and value, both text.
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
 * Note that an upgrade or bootstrap job has begun, with the version it brings.
 * Wire name: `com.linkedin.upgrade.DataHubUpgradeRequest`.
 */
export interface DataHubUpgradeRequest {
  /** Milliseconds since the epoch at which the job began. */
  timestampMs: number;
  /** Version of the upgrade job; compared on a later start to see whether it has to run again. */
  version: string;
}

/**
 * Outcome of an upgrade or bootstrap job; the server reads it to decide whether to run the job again.
 * Wire name: `com.linkedin.upgrade.DataHubUpgradeResult`.
 */
export interface DataHubUpgradeResult {
  /**
   * How the job ended or that it is still running; success when left out.
   * Default: `"SUCCEEDED"`.
   */
  state?: DataHubUpgradeState;
  /** Milliseconds since the epoch, recorded by the job together with its outcome. */
  timestampMs: number;
  /** Details that the job chose to keep, as strings by name; absent when it kept none. */
  result?: Record<string, string>;
}

/**
 * How far an upgrade job has come, and whether it should be tried again.
 * - `IN_PROGRESS`: The job has started and has not reported an end yet.
 * - `SUCCEEDED`: The job finished without an error and need not run again.
 * - `FAILED`: The job met an error; another attempt is wanted.
 * - `ABORTED`: The job met an error and must not be tried again.
 */
export type DataHubUpgradeState = 'IN_PROGRESS' | 'SUCCEEDED' | 'FAILED' | 'ABORTED';

/**
 * Identity of a view, a saved filter that narrows search and browsing for one user or for everybody.
 * Wire name: `com.linkedin.metadata.key.DataHubViewKey`.
 */
export interface DataHubViewKey {
  /** Last part of the view's urn, unique among views. */
  id: string;
}

/**
 * A saved filter that narrows search and browsing to the part of the catalogue a team cares about.
 * Wire name: `com.linkedin.view.DataHubViewInfo`.
 */
export interface DataHubViewInfo {
  /** Name under which users pick the view, such as `Finance production`. */
  name: string;
  /** What the view is meant for, in prose. */
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
 * - `PERSONAL`: Seen and used by its creator alone.
 * - `GLOBAL`: Seen and used by every user.
 */
export type DataHubViewType = 'PERSONAL' | 'GLOBAL';

/**
 * What a view lets through: entity types and a search filter.
 * Wire name: `com.linkedin.view.DataHubViewDefinition`.
 */
export interface DataHubViewDefinition {
  /** Types of entity in the view, such as `dataset`; empty means all types. */
  entityTypes: string[];
  /** Criteria an entity must meet to appear in the view. */
  filter: Filter;
  /** The condition as built in the interface, as JSON text, kept so that nested logic can be edited again; `filter` is the flattened form. */
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
 * One test on a search field, such as `platform` equal to a given urn.
 * Wire name: `com.linkedin.metadata.query.filter.Criterion`.
 */
export interface Criterion {
  /** Search field to test, such as `platform` or `tags`. */
  field: string;
  /**
   * Values to compare with; as a rule one match is enough.
   * Default: `[]`.
   */
  values?: string[];
  /**
   * How the field is compared with `values`; equality by default.
   * Default: `"EQUAL"`.
   */
  condition?: Condition;
  /**
   * True turns the test round, so that entities failing it match.
   * Default: `false`.
   */
  negated?: boolean;
}

/**
 * Ways in which a criterion compares a field with its values.
 * - `CONTAIN`: The value occurs anywhere in the text of the field.
 * - `END_WITH`: The text of the field ends in the value.
 * - `EQUAL`: The field is the same as the value; to disregard letter case use `IEQUAL`.
 * - `IEQUAL`: The field is the same as the value, whatever the letter case.
 * - `IS_NULL`: The field has no value at all; `values` is not needed.
 * - `EXISTS`: The field has at least one value; null and the empty list do not match.
 * - `GREATER_THAN`: The number in the field is above the value, which itself does not match.
 * - `GREATER_THAN_OR_EQUAL_TO`: The number in the field is the value or above it.
 * - `IN`: The field is one of the listed values.
 * - `LESS_THAN`: The number in the field is below the value, which itself does not match.
 * - `LESS_THAN_OR_EQUAL_TO`: The number in the field is the value or below it.
 * - `START_WITH`: The text of the field begins with the value.
 * - `DESCENDANTS_INCL`: The field holds the given urn or anything nested below it, such as a domain and its subdomains.
 * - `ANCESTORS_INCL`: The field holds the given urn or anything it is nested in, such as a domain and its parent domains.
 * - `RELATED_INCL`: The field holds the given urn or anything nested above or below it.
 */
export type Condition = 'CONTAIN' | 'END_WITH' | 'EQUAL' | 'IEQUAL' | 'IS_NULL' | 'EXISTS' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL_TO' | 'IN' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL_TO' | 'START_WITH' | 'DESCENDANTS_INCL' | 'ANCESTORS_INCL' | 'RELATED_INCL';

/**
 * Identity of one task in a pipeline: its flow and its id there, as in `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_load,prod),copy)`.
 * Wire name: `com.linkedin.metadata.key.DataJobKey`.
 */
export interface DataJobKey {
  /** Urn of the `dataFlow` that the job belongs to; also the source of the part-of link between job and flow. */
  flow: UrnString;
  /** Id of the job within its flow, for example an Airflow task id; two flows may use the same one. */
  jobId: string;
}

/**
 * Counts and environment of one ingestion run, written as a time series on the pipeline's data job.
 * Wire name: `com.linkedin.datajob.datahub.DatahubIngestionRunSummary`.
 */
export interface DatahubIngestionRunSummary {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Name the user gave the pipeline, unique and kept from run to run, such as `sales_snowflake`. */
  pipelineName: string;
  /** Source instance that was crawled, such as a BigQuery project id or a MySQL host name. */
  platformInstanceId: string;
  /** Identifier of this one run of the pipeline; aspects it wrote carry it in their system metadata. */
  runId: string;
  /** How the ingestion run ended, for example `COMPLETED` or `FAILED`. */
  runStatus: JobStatus;
  /** Work units that the sink wrote; compare `numWorkUnitsCreated`. */
  numWorkUnitsCommitted?: number;
  /** Work units that the source emitted, whether or not they were written. */
  numWorkUnitsCreated?: number;
  /** Change events and change proposals emitted, added together. */
  numEvents?: number;
  /** Number of different urns for which the run emitted metadata. */
  numEntities?: number;
  /** Aspects emitted in the run, over all entities. */
  numAspects?: number;
  /** Calls the run made to the system it reads from. */
  numSourceAPICalls?: number;
  /** Time spent on source calls, summed; the model fixes no unit. */
  totalLatencySourceAPICalls?: number;
  /** Calls the run made to the system it writes to, normally the catalogue. */
  numSinkAPICalls?: number;
  /** Time spent on sink calls, summed; the model fixes no unit. */
  totalLatencySinkAPICalls?: number;
  /** Warnings raised during the run, which do not stop it. */
  numWarnings?: number;
  /** Errors raised during the run. */
  numErrors?: number;
  /** Entities that the run left out. */
  numEntitiesSkipped?: number;
  /** Recipe of the run as a JSON string, with sensitive values left out. */
  config?: string;
  /** Free text that a source may add to the summary. */
  custom_summary?: string;
  /** Version of the ingestion software that did the run, for example `1.2.0`. */
  softwareVersion?: string;
  /** Name of the machine or container that did the run. */
  systemHostName?: string;
  /** Operating system of the machine that did the run, for example `Linux`. */
  operatingSystemName?: string;
  /** Processor count of the machine that did the run. */
  numProcessors?: number;
  /** Memory installed on the machine that did the run; the model fixes no unit. */
  totalMemory?: number;
  /** Memory still free on the machine that did the run; the model fixes no unit. */
  availableMemory?: number;
}

/**
 * States of a job in the deprecated `status` of `dataJobInfo`; runs are now tracked as data process instances.
 * - `STARTING`: The job has been launched and is still setting itself up.
 * - `IN_PROGRESS`: The job is at work and has not ended.
 * - `STOPPING`: A stop was requested and has not taken effect yet.
 * - `STOPPED`: The job was halted before it came to its own end.
 * - `COMPLETED`: The job ran to its end without error.
 * - `FAILED`: The job ended with an error.
 * - `UNKNOWN`: The source gave no state, or one that has no counterpart here.
 * - `SKIPPED`: The orchestrator passed over the job without running it.
 */
export type JobStatus = 'STARTING' | 'IN_PROGRESS' | 'STOPPING' | 'STOPPED' | 'COMPLETED' | 'FAILED' | 'UNKNOWN' | 'SKIPPED';

/**
 * State that one ingestion run leaves for the next, as stale entity removal needs; written on the pipeline's data job.
 * Wire name: `com.linkedin.datajob.datahub.DatahubIngestionCheckpoint`.
 */
export interface DatahubIngestionCheckpoint {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Name the user gave the pipeline, unique and kept from run to run; the next run finds its state by it. */
  pipelineName: string;
  /** Source instance that was crawled, such as a BigQuery project id or a MySQL host name. */
  platformInstanceId: string;
  /** Recipe of the run as a JSON string, without secrets. */
  config: string;
  /** The saved state, encoded, with its format and version. */
  state: IngestionCheckpointState;
  /** Identifier of the ingestion run that saved the checkpoint. */
  runId: string;
}

/**
 * Encoded checkpoint with what is needed to decode it; held in `state` of the ingestion checkpoint.
 * Wire name: `com.linkedin.datajob.datahub.IngestionCheckpointState`.
 */
export interface IngestionCheckpointState {
  /** Version of the layout inside `payload`, for example `1.0`. */
  formatVersion: string;
  /** How `payload` is encoded, for example `utf-8` or `base85`. */
  serde: string;
  /** The state as bytes that only the source which wrote them understands; absent when there is nothing to save. */
  payload?: string;
}

/**
 * What the orchestrator says about one step of a pipeline, such as an Airflow task: name, type, parent flow.
 * Wire name: `com.linkedin.datajob.DataJobInfo`.
 */
export interface DataJobInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name of the job for people, for example the task id. */
  name: string;
  /** Documentation of the job from the orchestrator; edits in the catalogue go to `editableDataJobProperties`. */
  description?: string;
  /** Kind of job as a plain string, for example `SQL`; the Azkaban enumeration that it also accepts is deprecated. */
  type: { 'com.linkedin.datajob.azkaban.AzkabanJobType': AzkabanJobType } | { 'string': string };
  /** Urn of the data flow, or pipeline, that the job belongs to. */
  flowUrn?: UrnString;
  /** When the asset came into being in the source system, which is not when the catalogue learnt of it. */
  created?: TimeStamp;
  /** When the asset last changed in the source system, which is not when its metadata changed. */
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
   * Deprecated urns of the datasets read; use `inputDatasetEdges`, which also says who added each and when.
   * @deprecated
   */
  inputDatasets: UrnString[];
  /** Datasets that the job reads, one edge each, with its audit stamps. */
  inputDatasetEdges?: Edge[];
  /**
   * Deprecated urns of the datasets written; use `outputDatasetEdges`.
   * @deprecated
   */
  outputDatasets: UrnString[];
  /** Datasets that the job writes, one edge each, with its audit stamps. */
  outputDatasetEdges?: Edge[];
  /**
   * Deprecated urns of the jobs upstream of this one; use `inputDatajobEdges`.
   * @deprecated
   */
  inputDatajobs?: UrnString[];
  /** Jobs that come before this one, one edge each, with its audit stamps. */
  inputDatajobEdges?: Edge[];
  /** Urns of the schema fields that the job reads, in its input datasets. */
  inputDatasetFields?: UrnString[];
  /** Urns of the schema fields that the job writes, in its output datasets. */
  outputDatasetFields?: UrnString[];
  /** Column-level lineage through the job. The web interface draws that of the datasets' `upstreamLineage` instead. */
  fineGrainedLineages?: FineGrainedLineage[];
}

/**
 * Description of a job as edited by people, which later ingestion runs leave alone.
 * Wire name: `com.linkedin.datajob.EditableDataJobProperties`.
 */
export interface EditableDataJobProperties {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation of the job written in the catalogue; the ingested text stays in `dataJobInfo`. */
  description?: string;
}

/**
 * Keeps the transformations a data job applies, so that readers can see the code behind its lineage.
 * Wire name: `com.linkedin.common.DataTransformLogic`.
 */
export interface DataTransformLogic {
  /** The job's transformations, each commonly a SQL statement. */
  transforms: DataTransform[];
}

/**
 * One transformation carried out by a data job; today it can only be a query.
 * Wire name: `com.linkedin.common.DataTransform`.
 */
export interface DataTransform {
  /** Text and language of the query, when the transformation is one. */
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
 * - `UNKNOWN`: The producer could not tell the language.
 */
export type QueryLanguage = 'SQL' | 'UNKNOWN';

/**
 * Identity of a data platform, the kind of system that assets come from, as in `urn:li:dataPlatform:snowflake`.
 * Wire name: `com.linkedin.metadata.key.DataPlatformKey`.
 */
export interface DataPlatformKey {
  /** Short lower-case name of the platform, for example `snowflake`, `kafka` or `hdfs`; becomes the last part of its urn. */
  platformName: string;
}

/**
 * How a data platform is named, drawn and classified, and how its dataset names split into parts.
 * Wire name: `com.linkedin.dataplatform.DataPlatformInfo`.
 */
export interface DataPlatformInfo {
  /** Short technical name as in the urn, for example `bigquery`. */
  name: string;
  /** Name shown to readers, for example `BigQuery`. */
  displayName?: string;
  /** Broad class of the technology, for example `RELATIONAL_DB`. */
  type: PlatformType;
  /** Character between the parts of a dataset name: `.` for databases such as Oracle, `/` for file systems such as HDFS. */
  datasetNameDelimiter: string;
  /** True when the datasets are logical models that people write by hand rather than ingest. */
  logical?: boolean;
  /** Address of the logo image to show beside assets of the platform. */
  logoUrl?: string;
}

/**
 * Broad class of a data platform, as held in `dataPlatformInfo`.
 * - `FILE_SYSTEM`: Stores files in directories, for example HDFS.
 * - `KEY_VALUE_STORE`: Looks up values by key, for example Voldemort.
 * - `MESSAGE_BROKER`: Passes messages between producers and consumers, for example Kafka.
 * - `OBJECT_STORE`: Stores blobs under keys, for example Ambry.
 * - `OLAP_DATASTORE`: Stores data for fast analytical queries, for example Pinot.
 * - `OTHERS`: Fits none of the other classes, for example Salesforce.
 * - `QUERY_ENGINE`: Runs queries over data stored elsewhere, for example Presto.
 * - `RELATIONAL_DB`: Stores tables and answers SQL, for example MySQL or Oracle.
 * - `SEARCH_ENGINE`: Indexes documents for full-text search, for example Elasticsearch.
 */
export type PlatformType = 'FILE_SYSTEM' | 'KEY_VALUE_STORE' | 'MESSAGE_BROKER' | 'OBJECT_STORE' | 'OLAP_DATASTORE' | 'OTHERS' | 'QUERY_ENGINE' | 'RELATIONAL_DB' | 'SEARCH_ENGINE';

/**
 * Identity of one deployment of a platform, for example the Snowflake account of the finance team, to keep equal names apart.
 * Wire name: `com.linkedin.metadata.key.DataPlatformInstanceKey`.
 */
export interface DataPlatformInstanceKey {
  /** Urn of the `dataPlatform` of which this is a deployment, for example `urn:li:dataPlatform:mysql`. */
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
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name of the installation for people; absent, only the id in its urn is known. */
  name?: string;
  /** Text on the installation: what it is for, who runs it. */
  description?: string;
}

/**
 * An Iceberg warehouse served by the catalogue: where its files lie and with what credentials they are reached.
 * Wire name: `com.linkedin.dataplatforminstance.IcebergWarehouseInfo`.
 */
export interface IcebergWarehouseInfo {
  /** Root path in object storage below which the tables' files lie, for example `s3://lake/warehouse`. */
  dataRoot: string;
  /** Urn that stands for the client id used with the storage, not the id in plain text. */
  clientId: UrnString;
  /** Urn that stands for the client secret used with the storage, not the secret in plain text. */
  clientSecret: UrnString;
  /** Cloud region of the storage, for example `eu-west-1`. */
  region: string;
  /** Role to assume when access to the storage is granted, such as the ARN of an AWS role. */
  role?: string;
  /** Lifetime of the temporary storage credentials handed to clients, in seconds. */
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
 * Lists the datasets that an older style `dataProcess` reads and writes.
 * Wire name: `com.linkedin.dataprocess.DataProcessInfo`.
 */
export interface DataProcessInfo {
  /** Urns of the datasets that the process reads; upstream in lineage. */
  inputs?: UrnString[];
  /** Urns of the datasets that the process writes. */
  outputs?: UrnString[];
}

/**
 * Identity of one run of a job or flow, for example a single Airflow task run, or of an ML training run.
 * Wire name: `com.linkedin.metadata.key.DataProcessInstanceKey`.
 */
export interface DataProcessInstanceKey {
  /** Last part of the run's urn, unique among runs; keep it apart from the name that users see. */
  id: string;
}

/**
 * Says what one run consumed: datasets, models or other runs.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceInput`.
 */
export interface DataProcessInstanceInput {
  /** Urns of datasets or models that the run read; `inputEdges` is the richer form and is to replace it. */
  inputs: UrnString[];
  /** Datasets, models or runs that the run read, each with time, actor and properties; counts as upstream lineage. */
  inputEdges?: Edge[];
}

/**
 * Says what one run produced: datasets, models or other runs.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceOutput`.
 */
export interface DataProcessInstanceOutput {
  /** Urns of datasets or models that the run wrote; `outputEdges` is the richer form and is to replace it. */
  outputs: UrnString[];
  /** Datasets, models or runs that the run wrote, each with time, actor and properties; counts as downstream lineage. */
  outputEdges?: Edge[];
}

/**
 * The basic facts about one run: its name, kind, start and link to the source system.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceProperties`.
 */
export interface DataProcessInstanceProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name of the run to show, often the source system's run id. */
  name: string;
  /** Whether the run is a scheduled batch, an unscheduled batch or a stream; absent when unknown. */
  type?: DataProcessType;
  /** Start of the run in the source system, with the actor who reported it. */
  created: AuditStamp;
}

/**
 * How a process is driven: by schedule, by hand or by a continuous stream.
 * - `BATCH_SCHEDULED`: A batch that a scheduler starts at set times.
 * - `BATCH_AD_HOC`: A batch started outside any schedule, by a person or a trigger.
 * - `STREAMING`: A process that handles records continuously as they arrive.
 */
export type DataProcessType = 'BATCH_SCHEDULED' | 'BATCH_AD_HOC' | 'STREAMING';

/**
 * Ties a run to the job it executes, the larger run it is part of, and the runs that set it off.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceRelationships`.
 */
export interface DataProcessInstanceRelationships {
  /** Urn of the data job, data flow or dataset of which this is a run. */
  parentTemplate?: UrnString;
  /** Urn of the enclosing run, for example the Airflow DAG run around a task run. */
  parentInstance?: UrnString;
  /** Urns of the runs that triggered this one; empty when none did. */
  upstreamInstances: UrnString[];
}

/**
 * A time series entry written as a run starts and again as it ends, with its result and duration.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceRunEvent`.
 */
export interface DataProcessInstanceRunEvent {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Whether this event marks the start or the end of the run. */
  status: DataProcessRunStatus;
  /** Number of the try, for sources that retry failed runs. */
  attempt?: number;
  /** How the run ended; expected with `COMPLETE` and absent while it is still going. */
  result?: DataProcessInstanceRunResult;
  /** Length of the run in milliseconds; absent when the source does not report it. */
  durationMillis?: number;
}

/**
 * Point in a run that an event marks: its start or its end.
 * - `STARTED`: The run has begun; no result yet.
 * - `COMPLETE`: The run is over, well or badly; the event's `result` tells which.
 */
export type DataProcessRunStatus = 'STARTED' | 'COMPLETE';

/**
 * Outcome of a run in the catalogue's terms, with the system the outcome came from.
 * Wire name: `com.linkedin.dataprocess.DataProcessInstanceRunResult`.
 */
export interface DataProcessInstanceRunResult {
  /** The outcome mapped to the common set, for example `SUCCESS`. */
  type: RunResultType;
  /** System that reported the outcome, for example `airflow`. */
  nativeResultType: string;
}

/**
 * Outcome of a finished run or attempt.
 * - `SUCCESS`: The run finished without error.
 * - `FAILURE`: The run ended in error.
 * - `SKIPPED`: The source system passed over the run without doing its work.
 * - `UP_FOR_RETRY`: The attempt ended in error and another will follow.
 */
export type RunResultType = 'SUCCESS' | 'FAILURE' | 'SKIPPED' | 'UP_FOR_RETRY';

/**
 * Adds machine learning details to a process instance that is a training run: run id, parameters, metrics and output links.
 * Wire name: `com.linkedin.ml.metadata.MLTrainingRunProperties`.
 */
export interface MLTrainingRunProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Identifier of the run in the training tool, such as an MLflow run id; not the catalogue's own id. */
  id?: string;
  /** Links to what the run left behind, such as model files or logs. */
  outputUrls?: string[];
  /** Settings with which this run was started; the resulting model has its own list in `mlModelProperties`. */
  hyperParams?: MLHyperParam[];
  /** Figures that the run reported, each with a name and a string value. */
  trainingMetrics?: MLMetric[];
}

/**
 * One named setting chosen before training, such as `learning_rate`; listed in the properties of models and training runs.
 * Wire name: `com.linkedin.ml.metadata.MLHyperParam`.
 */
export interface MLHyperParam {
  /** Name of the setting as the training code knows it, for example `max_depth`. */
  name: string;
  /** What the setting controls, in free text. */
  description?: string;
  /** Chosen value as a string, whatever its real type, for example `0.01`. */
  value?: string;
  /** Milliseconds since the epoch at which the setting was recorded in the source system. */
  createdAt?: number;
}

/**
 * One measured figure of a model or training run, such as accuracy, with its value.
 * Wire name: `com.linkedin.ml.metadata.MLMetric`.
 */
export interface MLMetric {
  /** Name of the figure as the training tool reports it, for example `f1_score`. */
  name: string;
  /** What the figure measures, in free text. */
  description?: string;
  /** Measured value as a string, for example `0.93`. */
  value?: string;
  /** Milliseconds since the epoch at which the figure was recorded in the source system. */
  createdAt?: number;
}

/**
 * Identity of a data product, the part of its urn after `urn:li:dataProduct:`.
 * Wire name: `com.linkedin.dataproduct.DataProductKey`.
 */
export interface DataProductKey {
  /** Unique identifier of the data product, readable or generated; it never changes, unlike the display name. */
  id: string;
}

/**
 * Name, documentation, assets and parent of a data product, a set of assets offered and cared for as one.
 * Wire name: `com.linkedin.dataproduct.DataProductProperties`.
 */
export interface DataProductProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name shown for the data product, for instance `Customer 360`; free to change, as the urn does not depend on it. */
  name?: string;
  /** Text for consumers on what the product offers and how to use it. */
  description?: string;
  /** Assets that make up the data product; this list is the authority on membership. */
  assets?: DataProductAssociation[];
  /** Urn of the data product one level up; absent at the top of the tree. */
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
  /** Urn of the `dataHubPageTemplate` to use. */
  template: UrnString;
}

/**
 * Key aspect from which the urn of a data type is built.
 * Wire name: `com.linkedin.datatype.DataTypeKey`.
 */
export interface DataTypeKey {
  /** Last part of the urn, as a rule namespace and name, for example `datahub.string`. */
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
  /** Urn of the `dataPlatform` that stores the dataset, for example `urn:li:dataPlatform:kafka`. */
  platform: UrnString;
  /** Full name on the platform, usually a dotted path such as `db.schema.table`, with the platform instance in front where one is set. */
  name: string;
  /** Environment of the dataset, for example `PROD` or `DEV`; the same table in two environments is two entities. */
  origin: FabricType;
}

/**
 * Definition of a dataset that is a view: its query text, language and whether results are stored.
 * Wire name: `com.linkedin.dataset.ViewProperties`.
 */
export interface ViewProperties {
  /** True if the source stores the result of the view, false if it is computed at each read. */
  materialized: boolean;
  /** Text of the definition as the source gives it, such as a `SELECT` statement or a dbt model. */
  viewLogic: string;
  /** Readable form of `viewLogic`: neatly indented SQL, or for dbt the compiled SQL. */
  formattedViewLogic?: string;
  /** Language or dialect of the definition, for example `SQL` or `lookml`. */
  viewLanguage: string;
}

/**
 * Ties a dataset of subtype `Semantic Model Dataset` to the semantic model exposing it; its SQL and lineage stay in `viewProperties` and `upstreamLineage`.
 * Wire name: `com.linkedin.dataset.SemanticModelProperties`.
 */
export interface SemanticModelProperties {
  /** Name by which the semantic model refers to the dataset, for instance on either side of a join. */
  alias: string;
  /** Urn of the semantic model of which the dataset is a part. */
  semanticModel: UrnString;
}

/**
 * One profiling result for a dataset at a point in time: size, row and column counts, and statistics per column.
 * Wire name: `com.linkedin.dataset.DatasetProfile`.
 */
export interface DatasetProfile {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Number of rows when the profile was taken; absent if it was not counted. */
  rowCount?: number;
  /** How many columns, or schema fields, the dataset had when it was profiled. */
  columnCount?: number;
  /** Statistics per column; absent when only the table as a whole was profiled. */
  fieldProfiles?: DatasetFieldProfile[];
  /** Space that the data occupies in the source system, in bytes. */
  sizeInBytes?: number;
}

/**
 * Statistics of one column inside a dataset profile; the profiler fills in only what it has measured.
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
  /** Smallest value of the column, written as text whatever the column type. */
  min?: string;
  /** Largest value of the column, written as text whatever the column type. */
  max?: string;
  /** Arithmetic mean of a numeric column, written as text. */
  mean?: string;
  /** Middle value of the column (50th percentile), written as text. */
  median?: string;
  /** Standard deviation of a numeric column, written as text. */
  stdev?: string;
  /** Chosen quantiles of a numeric column with the value at each, such as the quartiles. */
  quantiles?: Quantile[];
  /** How often each distinct value occurs; practical only for columns of few different values. */
  distinctValueFrequencies?: ValueFrequency[];
  /** Distribution of the column's values over buckets. */
  histogram?: Histogram;
  /** A few actual values of the column as text, so they may contain sensitive data. */
  sampleValues?: string[];
}

/**
 * One quantile of a column and the value found there.
 * Wire name: `com.linkedin.dataset.Quantile`.
 */
export interface Quantile {
  /** Position from 0 to 1 as text, for example `0.25` for the first quartile. */
  quantile: string;
  /** Column value at that quantile, written as text. */
  value: string;
}

/**
 * One distinct value of a column and the number of rows that have it.
 * Wire name: `com.linkedin.dataset.ValueFrequency`.
 */
export interface ValueFrequency {
  /** The column value, written as text. */
  value: string;
  /** Number of rows in which the value occurs. */
  frequency: number;
}

/**
 * Distribution of a column's values: bucket boundaries with a height for every bucket.
 * Wire name: `com.linkedin.dataset.Histogram`.
 */
export interface Histogram {
  /** Edges of the buckets in order, written as text. */
  boundaries: string[];
  /** Height of each bucket, in the order of `boundaries`. */
  heights: number[];
}

/**
 * How much a dataset was used within one time bucket: query counts, users, columns and typical queries.
 * Wire name: `com.linkedin.dataset.DatasetUsageStatistics`.
 */
export interface DatasetUsageStatistics {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Number of different users, over the span of the statistics. */
  uniqueUserCount?: number;
  /** Number of SQL queries that touched the dataset in the bucket. */
  totalSqlQueries?: number;
  /** Text of the most frequent queries in the bucket; empty or absent for sources that do not speak SQL. */
  topSqlQueries?: string[];
  /** Use per user in the bucket, one element for each. */
  userCounts?: DatasetUserUsageCounts[];
  /** Use per column in the bucket, one element for each. */
  fieldCounts?: DatasetFieldUsageCounts[];
}

/**
 * How often one user used the dataset; an element of `userCounts` in its usage statistics.
 * Wire name: `com.linkedin.dataset.DatasetUserUsageCounts`.
 */
export interface DatasetUserUsageCounts {
  /** Urn of the user whose activity is counted. */
  user: UrnString;
  /** Times that this user used the dataset within the bucket. */
  count: number;
  /** Email address under which the source knows the user; if given, ingestion tries to find the matching user urn. */
  userEmail?: string;
}

/**
 * How often one column was used; an element of `fieldCounts` in a dataset's usage statistics.
 * Wire name: `com.linkedin.dataset.DatasetFieldUsageCounts`.
 */
export interface DatasetFieldUsageCounts {
  /** Path of the column in the dataset's schema, for example `address.city`. */
  fieldPath: string;
  /** Times that the column was used, such as queries reading it, within the bucket. */
  count: number;
}

/**
 * Usage figures of a dataset, computed daily for ranking and result cards so that search needs no time series query.
 * Wire name: `com.linkedin.metadata.search.features.UsageFeatures`.
 */
export interface UsageFeatures {
  /** Number of SQL queries against the dataset in the past 30 days. */
  queryCountLast30Days?: number;
  /** Number of different users who queried the dataset in the past 30 days. */
  uniqueUserCountLast30Days?: number;
  /** Urns of the users with the most queries against the dataset in the past 30 days. */
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
 * One change to the data of an entity, such as an insert; a time-series aspect from which freshness is read.
 * Wire name: `com.linkedin.common.Operation`.
 */
export interface Operation {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Urn of the user or service that made the change; absent when the source does not tell. */
  actor?: UrnString;
  /** What was done to the data; `CUSTOM` defers to `customOperationType`. */
  operationType: OperationType;
  /** Your own name for the kind of change; required with `CUSTOM`, otherwise left out. */
  customOperationType?: string;
  /** Rows inserted, updated or deleted; absent when the source does not report it. */
  numAffectedRows?: number;
  /** Urns of the other datasets changed by the same operation. */
  affectedDatasets?: UrnString[];
  /** Whether the report comes from the process that made the change or from the data platform. */
  sourceType?: OperationSourceType;
  /** Further facts about the change as key and value, both text. */
  customProperties?: Record<string, string>;
  /** Milliseconds since the epoch at which the data changed; `timestampMillis` is the time of the report. */
  lastUpdatedTimestamp: number;
  /** Urns of the `query` entities that made the change. */
  queries?: UrnString[];
}

/**
 * Kinds of change an `operation` can report, to rows or to the asset itself.
 * - `INSERT`: New rows were added.
 * - `UPDATE`: Rows already present got new values.
 * - `DELETE`: Rows were taken out.
 * - `CREATE`: The asset itself came into being, for example by `CREATE TABLE`.
 * - `ALTER`: The asset's definition changed, for example by `ALTER TABLE`.
 * - `DROP`: The asset itself was removed, for example by `DROP TABLE`.
 * - `CUSTOM`: A kind not in the list; name it in `customOperationType`.
 * - `UNKNOWN`: The source did not say what was done.
 */
export type OperationType = 'INSERT' | 'UPDATE' | 'DELETE' | 'CREATE' | 'ALTER' | 'DROP' | 'CUSTOM' | 'UNKNOWN';

/**
 * Which side reported an operation.
 * - `DATA_PROCESS`: The job or pipeline that changed the data reported it.
 * - `DATA_PLATFORM`: The platform holding the data reported it, for example from its audit log.
 */
export type OperationSourceType = 'DATA_PROCESS' | 'DATA_PLATFORM';

/**
 * Joins entities that are one thing seen from two tools, such as a dbt model and the table it builds, so they can be shown as one.
 * Wire name: `com.linkedin.common.Siblings`.
 */
export interface Siblings {
  /** Urns of the other entities in the group. */
  siblings: UrnString[];
  /** True on the entity that leads the group, commonly the dbt model in a pair with a table. */
  primary: boolean;
}

/**
 * What the source system says about a dataset: names, description, times and custom properties; written by ingestion.
 * Wire name: `com.linkedin.dataset.DatasetProperties`.
 */
export interface DatasetProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Short name for people, such as `orders`; the urn keeps the full technical name. */
  name?: string;
  /** Name with all its qualifiers in the source system, for example `shop.public.orders`. */
  qualifiedName?: string;
  /** Documentation found in the source system, such as a table comment; edits made in the catalogue go to `editableDatasetProperties`. */
  description?: string;
  /**
   * Deprecated in favour of `externalUrl`: location free of environment details, such as `hdfs:///data/orders`; absent where none exists, as for a Kafka topic.
   * @deprecated
   */
  uri?: string;
  /** When the asset came into being in the source system, which is not when the catalogue learnt of it. */
  created?: TimeStamp;
  /** When the asset last changed in the source system, which is not when its metadata changed. */
  lastModified?: TimeStamp;
  /**
   * Deprecated plain-text tags; attach tag entities through the `globalTags` aspect instead.
   * Default: `[]`.
   * @deprecated
   */
  tags?: string[];
}

/**
 * Name and description of a dataset as edited by people, kept apart so that the next ingestion run does not overwrite them.
 * Wire name: `com.linkedin.dataset.EditableDatasetProperties`.
 */
export interface EditableDatasetProperties {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Documentation written in the catalogue, shown in preference to the one from the source. */
  description?: string;
  /** Display name chosen in the catalogue; absent, the ingested name is shown. */
  name?: string;
}

/**
 * Older record of a dataset's retirement, with date and note; superseded by the `deprecation` aspect, which works for every entity.
 * Wire name: `com.linkedin.dataset.DatasetDeprecation`.
 * @deprecated
 */
export interface DatasetDeprecation {
  /** True once the owner has declared the dataset deprecated. */
  deprecated: boolean;
  /** Milliseconds since the epoch at which the dataset is planned to be taken out of service; absent when no date is set. */
  decommissionTime?: number;
  /** Free text on the plan: why it goes, what replaces it, links to a wiki page or ticket. */
  note: string;
  /** Urn of the user to whom the last change of the deprecation is attributed. */
  actor?: UrnString;
}

/**
 * Deprecated column-level lineage of a dataset; use `fineGrainedLineages` of the `upstreamLineage` aspect.
 * Wire name: `com.linkedin.dataset.DatasetUpstreamLineage`.
 * @deprecated
 */
export interface DatasetUpstreamLineage {
  /** One mapping for each destination field, with the source fields that it comes from. */
  fieldMappings: DatasetFieldMapping[];
}

/**
 * Deprecated link from source fields to one destination field and how it is computed; use `FineGrainedLineage` instead.
 * Wire name: `com.linkedin.dataset.DatasetFieldMapping`.
 * @deprecated
 */
export interface DatasetFieldMapping {
  /** Who reported the mapping, and at what time. */
  created: AuditStamp;
  /** How the destination is computed: a standard transformation type, or a user-defined function. */
  transformation: { 'com.linkedin.common.fieldtransformer.TransformationType': TransformationType } | { 'com.linkedin.common.fieldtransformer.UDFTransformer': UDFTransformer };
  /** Urns of the dataset fields whose values feed `destinationField`. */
  sourceFields: ({ 'string': UrnString })[];
  /**
   * Urn of the dataset field computed from `sourceFields`; deprecated in favour of a schema field path held in a generic urn.
   * @deprecated
   */
  destinationField: UrnString;
}

/**
 * Standard ways in which a column can be derived from others.
 * - `BLACKBOX`: The column is computed in a way nobody recorded.
 * - `IDENTITY`: The column is copied unchanged.
 */
export type TransformationType = 'BLACKBOX' | 'IDENTITY';

/**
 * Names the user-defined function by which a column is derived from others.
 * Wire name: `com.linkedin.common.fieldtransformer.UDFTransformer`.
 */
export interface UDFTransformer {
  /** Fully qualified class name of the function, such as `com.example.udf.HashEmail`. */
  udf: string;
}

/**
 * Column descriptions, tags and terms entered by people, held separately from `schemaMetadata` so that the next ingestion run does not wipe them out.
 * Wire name: `com.linkedin.schema.EditableSchemaMetadata`.
 */
export interface EditableSchemaMetadata {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** One entry for each column that has been annotated; columns nobody edited need none. */
  editableSchemaFieldInfo: EditableSchemaFieldInfo[];
}

/**
 * What people have added to one column in the catalogue: description, tags and glossary terms, kept apart from ingested values.
 * Wire name: `com.linkedin.schema.EditableSchemaFieldInfo`.
 */
export interface EditableSchemaFieldInfo {
  /** Column being annotated; has to equal a `fieldPath` of the dataset's `schemaMetadata`. */
  fieldPath: string;
  /** Text explaining what the column or attribute means. */
  description?: string;
  /** Tags on the column or attribute itself, not on the dataset around it. */
  globalTags?: GlobalTags;
  /** Glossary terms on the column or attribute itself, not on the dataset around it. */
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
 * One partition of a table with its creation and modification times; the ends of `PartitionsSummary` are of this kind.
 * Wire name: `com.linkedin.dataset.PartitionSummary`.
 */
export interface PartitionSummary {
  /** Id or value of the partition, for example `dt=2024-05-01`, as the partition key yields it for a row. */
  partition: string;
  /** Milliseconds since the epoch at which the partition was created; absent if the source does not say. */
  createdTime?: number;
  /** Milliseconds since the epoch at which the partition was last written or touched. */
  lastModifiedTime?: number;
}

/**
 * State of an Iceberg table or view for which the catalogue may itself be the Iceberg REST catalogue.
 * Wire name: `com.linkedin.dataset.IcebergCatalogInfo`.
 */
export interface IcebergCatalogInfo {
  /** Location of the table's current metadata file; set only where the catalogue serves as Iceberg REST catalogue, not for externally managed tables. */
  metadataPointer?: string;
  /** True for an Iceberg view, false for a table. */
  view?: boolean;
}

/**
 * Says which logical model a physical dataset or column carries out.
 * Wire name: `com.linkedin.logical.LogicalParent`.
 */
export interface LogicalParent {
  /** Edge to the logical dataset or schema field of which this is a physical instance. */
  parent?: Edge;
}

/**
 * Other identifiers under which references to the entity may arrive; computed by the server, so ingestion clients must not write it.
 * Wire name: `com.linkedin.common.Aliases`.
 */
export interface Aliases {
  /** The entity's urn with its name, platform instance prefix included, in lower case; lets a reference in any casing be looked up by exact match. */
  lowercasedUrn?: UrnString;
}

/**
 * Identity of a document, such as a runbook or a wiki page, written in the catalogue or brought in from outside.
 * Wire name: `com.linkedin.metadata.key.DocumentKey`.
 */
export interface DocumentKey {
  /** Last part of the document's urn, unique among documents; the title is kept elsewhere. */
  id: string;
}

/**
 * Title, text, origin, state and links of a document such as a runbook, a decision record or a page ingested from a wiki.
 * Wire name: `com.linkedin.knowledge.DocumentInfo`.
 */
export interface DocumentInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Heading of the document; absent for one that has none yet. */
  title?: string;
  /** Where an ingested document comes from; absent for one written in the catalogue. */
  source?: DocumentSource;
  /** Whether the document is published, and so open to readers. */
  status: DocumentStatus;
  /** Text of the document; required, even if the text is empty. */
  contents: DocumentContents;
  /**
   * Time of creation, with the urn of the author.
   * @deprecated
   */
  created: AuditStamp;
  /**
   * Time of the latest change to any part of the document, with the urn of whoever made it.
   * @deprecated
   */
  lastModified: AuditStamp;
  /** Assets the document is about or mentions, such as datasets, dashboards or glossary terms. */
  relatedAssets?: RelatedAsset[];
  /** Other documents this one mentions or belongs with; children are not among them. */
  relatedDocuments?: RelatedDocument[];
  /** Document directly above in the tree; absent at the top level. */
  parentDocument?: ParentDocument;
}

/**
 * Origin of a document: written in the catalogue, or ingested from a system such as Notion or Slack.
 * Wire name: `com.linkedin.knowledge.DocumentSource`.
 */
export interface DocumentSource {
  /** `NATIVE` for a document written here, `EXTERNAL` for an ingested one; the system itself is not named. */
  sourceType: DocumentSourceType;
  /** Address of the original document, to open it where it lives. */
  externalUrl?: string;
  /** Identifier of the original in its own system; searchable, so that an ingested copy can be found by it. */
  externalId?: string;
}

/**
 * Whether a document was written in the catalogue or brought in from outside.
 * - `NATIVE`: Written in the catalogue, by hand or through its API.
 * - `EXTERNAL`: Copied in by ingestion from another system, which keeps the original.
 */
export type DocumentSourceType = 'NATIVE' | 'EXTERNAL';

/**
 * Publication state of a document, embedded in `documentInfo`.
 * Wire name: `com.linkedin.knowledge.DocumentStatus`.
 */
export interface DocumentStatus {
  /** `PUBLISHED` or `UNPUBLISHED`, as of the last change. */
  state: DocumentState;
}

/**
 * Whether a document is ready for readers.
 * - `PUBLISHED`: Ready for readers and shown to them.
 * - `UNPUBLISHED`: Held back as a draft, or withdrawn; not meant for readers.
 */
export type DocumentState = 'PUBLISHED' | 'UNPUBLISHED';

/**
 * Body of a document, kept in its own record inside `documentInfo`.
 * Wire name: `com.linkedin.knowledge.DocumentContents`.
 */
export interface DocumentContents {
  /** The full text of the document, without its title. */
  text: string;
}

/**
 * Link from a document to an asset that it describes or mentions.
 * Wire name: `com.linkedin.knowledge.RelatedAsset`.
 */
export interface RelatedAsset {
  /** Urn of the asset: a dataset, dashboard, data product, glossary term or other entity. */
  asset: UrnString;
}

/**
 * Link from one document to another outside the tree; for the tree see `ParentDocument`.
 * Wire name: `com.linkedin.knowledge.RelatedDocument`.
 */
export interface RelatedDocument {
  /** Urn of the document linked to. */
  document: UrnString;
}

/**
 * Link from a document to the one above it in the tree.
 * Wire name: `com.linkedin.knowledge.ParentDocument`.
 */
export interface ParentDocument {
  /** Urn of the document one level up; it gives the `IsChildOf` edge. */
  document: UrnString;
}

/**
 * Choices about how a document appears in the catalogue, separate from its content.
 * Wire name: `com.linkedin.knowledge.DocumentSettings`.
 */
export interface DocumentSettings {
  /**
   * True lists the document in global navigation and search. False leaves it to be reached mainly from the assets it is related to.
   * Default: `true`.
   */
  showInGlobalContext?: boolean;
  /** Time of the latest change to the settings, with the urn of whoever made it. */
  lastModified?: AuditStamp;
}

/**
 * Curated text to embed for semantic search in place of the entity's own body, such as a summary with sample questions.
 * Wire name: `com.linkedin.common.SemanticText`.
 */
export interface SemanticText {
  /** Text to embed instead of the body, searchable by keyword as well; without the aspect the body is embedded. */
  text: string;
}

/**
 * How often a document was read by people and by agents, as a time series. With `eventGranularity` each entry is one time bucket, without it a current total. Experimental.
 * Wire name: `com.linkedin.knowledge.DocumentUsageStatistics`.
 */
export interface DocumentUsageStatistics {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Times people opened the document in the bucket; reads by agents are in `agentViewsCount`. */
  viewsCount?: number;
  /** Times an MCP tool returned the document to an AI agent in the bucket; never included in `viewsCount`. */
  agentViewsCount?: number;
  /** Number of different people who opened the document in the bucket. */
  uniqueUserCount?: number;
  /** Milliseconds since the epoch of the latest read, by a person or an agent. */
  lastViewedAt?: number;
  /** Reads in the bucket broken down by person; agents have no entry here. */
  userCounts?: DatasetUserUsageCounts[];
}

/**
 * Identity of a domain, a business area such as Marketing or Finance under which assets are grouped.
 * Wire name: `com.linkedin.metadata.key.DomainKey`.
 */
export interface DomainKey {
  /** Last part of the domain's urn; keep it apart from the display name, which can then change freely. */
  id: string;
}

/**
 * Name, description and parent of a domain, a business area such as `Finance` by which assets are grouped.
 * Wire name: `com.linkedin.domain.DomainProperties`.
 */
export interface DomainProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Title shown on screen, which may change without changing the urn. */
  name: string;
  /** Documentation of the domain: what belongs to it and what does not. */
  description?: string;
  /**
   * Who made the domain, and when. Deprecated: read `systemMetadata.aspectCreated`.
   * @deprecated
   */
  created?: AuditStamp;
  /** Urn of the domain this one is part of; absent for a top-level domain. */
  parentDomain?: UrnString;
}

/**
 * Identity of an entity type, the part of its urn after `urn:li:entityType:`.
 * Wire name: `com.linkedin.entitytype.EntityTypeKey`.
 */
export interface EntityTypeKey {
  /** Unique identifier, usually namespace and name, for example `datahub.dataset`. */
  id: string;
}

/**
 * Names and description of an entity type, an entity that stands for a kind of entity such as datasets.
 * Wire name: `com.linkedin.entitytype.EntityTypeInfo`.
 */
export interface EntityTypeInfo {
  /** Namespace and name joined by a dot, for example `datahub.dataset`. */
  qualifiedName: string;
  /** Readable name of the entity type, such as `Dataset`. */
  displayName?: string;
  /** What entities of the type stand for and when to use them. */
  description?: string;
}

/**
 * Identity of an entity relationship, the declared join between two datasets.
 * Wire name: `com.linkedin.metadata.key.ERModelRelationshipKey`.
 */
export interface ERModelRelationshipKey {
  /** Last part of the relationship's urn, unique among relationships. */
  id: string;
}

/**
 * A join between two datasets as ingested: the datasets, the column pairs and the cardinality.
 * Wire name: `com.linkedin.ermodelrelation.ERModelRelationshipProperties`.
 */
export interface ERModelRelationshipProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Name of the relationship, for example `orders_customers`; users can override it in `EditableERModelRelationshipProperties`. */
  name: string;
  /** Urn of the first `dataset`; first and second have no direction beyond what the cardinality says. */
  source: UrnString;
  /** Urn of the second `dataset`, the one to which each `destinationField` belongs. */
  destination: UrnString;
  /** Column pairs that together form the join condition; several for a composite key. */
  relationshipFieldMappings: RelationshipFieldMapping[];
  /** Time and author of the relationship in the source system, not of its arrival in the catalogue. */
  created?: AuditStamp;
  /** Time and author of the latest change in the source system, not of the latest ingestion run. */
  lastModified?: AuditStamp;
  /**
   * How many rows of `source` match how many of `destination`.
   * Default: `"N_N"`.
   */
  cardinality?: ERModelRelationshipCardinality;
}

/**
 * One pair of columns that are compared in a join.
 * Wire name: `com.linkedin.ermodelrelation.RelationshipFieldMapping`.
 */
export interface RelationshipFieldMapping {
  /** Field path of the column in the `source` dataset, to be equal to `destinationField`. */
  sourceField: string;
  /** Field path of the column in the `destination` dataset, to be equal to `sourceField`. */
  destinationField: string;
}

/**
 * How many rows match on either side of a join; the record that uses it says which side is the first.
 * - `ONE_ONE`: Each row matches at most one row on the other side, in both directions.
 * - `ONE_N`: A row on the first side can match many on the second, each of which matches one on the first.
 * - `N_ONE`: Many rows on the first side can match the same row on the second, as orders do a customer.
 * - `N_N`: Rows can match many on the other side in both directions; the default for entity relationships.
 */
export type ERModelRelationshipCardinality = 'ONE_ONE' | 'ONE_N' | 'N_ONE' | 'N_N';

/**
 * Name and documentation that users gave a relationship, kept apart so that ingestion runs do not overwrite them.
 * Wire name: `com.linkedin.ermodelrelation.EditableERModelRelationshipProperties`.
 */
export interface EditableERModelRelationshipProperties {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** What the join means and when to use it, as written in the catalogue. */
  description?: string;
  /** Display name chosen by users; the ingested one stands when absent. */
  name?: string;
}

/**
 * Identity of a form, a set of questions that the people responsible answer about an asset.
 * Wire name: `com.linkedin.metadata.key.FormKey`.
 */
export interface FormKey {
  /** Last part of the form's urn, unique among forms. */
  id: string;
}

/**
 * Definition of a form: the questions to answer about an asset and the people who should answer them.
 * Wire name: `com.linkedin.form.FormInfo`.
 */
export interface FormInfo {
  /** Title of the form as people see it. */
  name: string;
  /** Text that tells people what the form is for. */
  description?: string;
  /**
   * Whether the form only gathers metadata, the default, or also ends in a verification.
   * Default: `"COMPLETION"`.
   */
  type?: FormType;
  /**
   * Questions of the form; empty by default.
   * Default: `[]`.
   */
  prompts?: FormPrompt[];
  /**
   * People who find the form on an asset's page or in the governance centre; the owners of the asset by default.
   * Default: `{"owners":true}`.
   */
  actors?: FormActorAssignment;
}

/**
 * Purpose of a form: gathering metadata, or certifying that it is there and right.
 * - `COMPLETION`: Gathers metadata and is done when the required questions have answers.
 * - `VERIFICATION`: Certifies that an asset meets a policy by having a given set of metadata.
 */
export type FormType = 'COMPLETION' | 'VERIFICATION';

/**
 * One question of a form, whose answer becomes metadata of the asset.
 * Wire name: `com.linkedin.form.FormPrompt`.
 */
export interface FormPrompt {
  /** Identifier of the question, unique across all forms and not only within its own. */
  id: string;
  /** The question, in the words shown to people. */
  title: string;
  /** Further explanation shown along with the title. */
  description?: string;
  /** What kind of metadata the answer sets, and whether on the asset or on its columns. */
  type: FormPromptType;
  /** Which structured property the answer sets; needed by both current prompt types. */
  structuredPropertyParams?: StructuredPropertyParams;
  /**
   * True keeps the form incomplete until the question is answered; false makes the answer optional.
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
  /** Urn of the structured property to be given a value. */
  urn: UrnString;
}

/**
 * Who is asked to fill in a form; owners, groups and users may be combined.
 * Wire name: `com.linkedin.form.FormActorAssignment`.
 */
export interface FormActorAssignment {
  /**
   * True, the default, asks the owners of each asset that has the form.
   * Default: `true`.
   */
  owners?: boolean;
  /** Urns of ownership types that narrow `owners`, such as `urn:li:ownershipType:__system__technical_owner`; absent asks owners of every type. */
  ownershipTypes?: UrnString[];
  /** Urns of groups whose members are asked, whatever they own. */
  groups?: UrnString[];
  /** Urns of individual users who are asked, whatever they own. */
  users?: UrnString[];
}

/**
 * Rule that puts a form on every entity matching a filter, instead of naming the entities one by one.
 * Wire name: `com.linkedin.form.DynamicFormAssignment`.
 */
export interface DynamicFormAssignment {
  /** Condition for receiving the form; the editor offers platform, entity type, container and domain. */
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
 * Settings of the whole instance, such as sign-on and views; managed by the catalogue, not to be written from outside.
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
  /** Id under which the catalogue is registered as a client at the identity provider. */
  clientId: string;
  /** Secret that goes with `clientId`; handle it as a password. */
  clientSecret: string;
  /** Address of the provider's OIDC metadata, usually ending in `/.well-known/openid-configuration`. */
  discoveryUri: string;
  /** Claim from which the username is formed; `preferred_username` when absent. */
  userNameClaim?: string;
  /** Regular expression that cuts the username out of `userNameClaim`; absent means `(.*)`, the whole value. */
  userNameClaimRegex?: string;
  /** Scopes asked of the identity provider, separated by spaces, such as `openid profile email`. */
  scope?: string;
  /** How client id and secret are sent to the token endpoint; `client_secret_basic` when absent. */
  clientAuthenticationMethod?: string;
  /** Whether a user unknown to the catalogue is created at the first sign-in; true when absent. */
  jitProvisioningEnabled?: boolean;
  /** True refuses to sign in users whom the catalogue does not know yet; false when absent. */
  preProvisioningRequired?: boolean;
  /** Whether groups are taken from `groupsClaim` at sign-in and created if new; true when absent, and effective only with just-in-time provisioning. */
  extractGroupsEnabled?: boolean;
  /** Claim that lists the user's groups; `groups` when absent. */
  groupsClaim?: string;
  /** OIDC `response_type` asked of the provider, for example `code`. */
  responseType?: string;
  /** OIDC `response_mode`, that is, how the provider returns its answer, for example `query` or `form_post`. */
  responseMode?: string;
  /** Whether the sign-in request carries a nonce, which protects against replayed id tokens. */
  useNonce?: boolean;
  /** Longest wait for an answer of the identity provider, in milliseconds. */
  readTimeout?: number;
  /** True also reads user claims from the access token, which must then be a JWT; false when absent. */
  extractJwtAccessTokenClaims?: boolean;
  /** Without effect; set `preferredJwsAlgorithm2` instead. */
  preferredJwsAlgorithm?: string;
  /** Signature algorithm expected for id tokens, for example `RS256`; takes the place of `preferredJwsAlgorithm`. */
  preferredJwsAlgorithm2?: string;
  /** Only members of at least one of these groups, compared with the groups claim, may sign in; absent or empty admits everyone. */
  requiredGroups?: string[];
  /** Text for people who are turned away because they belong to none of `requiredGroups`. */
  accessDeniedMessage?: string;
  /** Page to which people who are turned away get sent, such as an access request form; wins over `accessDeniedMessage`. */
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
 * One issuer of OAuth 2.0 tokens, with what is needed to verify a bearer token on an incoming request.
 * Wire name: `com.linkedin.settings.global.OAuthProvider`.
 */
export interface OAuthProvider {
  /** False makes the catalogue ignore this provider's tokens while keeping its configuration. */
  enabled: boolean;
  /** Label for people only; tokens are matched by `issuer`, not by name. */
  name: string;
  /** Address of the JSON Web Key Set with the public keys that verify the signatures. */
  jwksUri?: string;
  /** Value that a token must carry in its `iss` claim. */
  issuer: string;
  /** Value that a token must carry in its `aud` claim. */
  audience: string;
  /**
   * Signing algorithm that tokens must use, for example `RS256` or `ES256`; fixed so that a token cannot pick a weaker one.
   * Default: `"RS256"`.
   */
  algorithm?: string;
  /**
   * Claim from which the user's id is taken: `sub` by default, with some providers `email` or `preferred_username`.
   * Default: `"sub"`.
   */
  userIdClaim?: string;
}

/**
 * Instance-wide settings for views, the saved filters over the catalogue.
 * Wire name: `com.linkedin.settings.global.GlobalViewsSettings`.
 */
export interface GlobalViewsSettings {
  /** Urn of the view that applies to everyone who has not chosen a default view of their own; absent if there is none. */
  defaultView?: UrnString;
}

/**
 * Switches and configuration for passing documentation on to related entities automatically.
 * Wire name: `com.linkedin.settings.global.DocPropagationFeatureSettings`.
 */
export interface DocPropagationFeatureSettings {
  /** True turns the propagation of documentation on for the instance. */
  enabled: boolean;
  /** JSON text with further options of documentation propagation; absent, there are none. */
  config?: string;
  /** Version of the schema that `config` follows; without it, the latest is taken. */
  configVersion?: string;
  /**
   * Whether descriptions of columns are passed on too; true by default.
   * Default: `true`.
   */
  columnPropagationEnabled?: boolean;
}

/**
 * Home page that the instance shows to everyone without one of their own.
 * Wire name: `com.linkedin.settings.global.GlobalHomePageSettings`.
 */
export interface GlobalHomePageSettings {
  /** Urn of the page template that is everybody's home page unless a user has a personal one. */
  defaultTemplate: UrnString;
}

/**
 * Switch and configuration of the applications feature for the whole instance.
 * Wire name: `com.linkedin.settings.global.ApplicationsSettings`.
 */
export interface ApplicationsSettings {
  /** False removes applications from the navigation. */
  enabled: boolean;
  /** JSON text with further options of the applications feature; absent, there are none. */
  config?: string;
  /** Version of the schema in which `config` was written; absent means the latest. */
  configVersion?: string;
}

/**
 * Identity of a glossary node, the folder that groups glossary terms and other nodes.
 * Wire name: `com.linkedin.metadata.key.GlossaryNodeKey`.
 */
export interface GlossaryNodeKey {
  /** Last part of the node's urn: a dotted path such as `Finance.Revenue`, or a UUID for nodes made in the interface. */
  name: string;
}

/**
 * Name, definition and place in the hierarchy of a term group, the folder that holds glossary terms and further groups.
 * Wire name: `com.linkedin.glossary.GlossaryNodeInfo`.
 */
export interface GlossaryNodeInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Text saying what the terms of this group have in common. */
  definition: string;
  /** Urn of the term group this one sits in; absent at the top of the glossary. */
  parentNode?: UrnString;
  /** Title shown on screen, which may change without changing the urn. */
  name?: string;
  /** Identifier of the term group apart from its title; may be absent. */
  id?: string;
}

/**
 * Identity of a glossary term, a business notion such as Net Revenue with an agreed meaning.
 * Wire name: `com.linkedin.metadata.key.GlossaryTermKey`.
 */
export interface GlossaryTermKey {
  /** Last part of the term's urn: a dotted path such as `Finance.NetRevenue`, or a UUID for terms made in the interface. */
  name: string;
}

/**
 * Name, definition, source and parent group of a glossary term.
 * Wire name: `com.linkedin.glossary.GlossaryTermInfo`.
 */
export interface GlossaryTermInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Identifier of the term apart from its title; may be absent. */
  id?: string;
  /** Title shown on screen, which may change without changing the urn. */
  name?: string;
  /** What the term means in the business, shown as its documentation. */
  definition: string;
  /** Urn of the term group the term sits in; absent at the top of the glossary. */
  parentNode?: UrnString;
  /** `INTERNAL` for a term of your own, the usual value, or `EXTERNAL` for one taken from a published vocabulary. */
  termSource: string;
  /** Name or code of the vocabulary an external term was taken from, such as `FIBO`. */
  sourceRef?: string;
  /** Web address at which the outside vocabulary defines the term. */
  sourceUrl?: string;
  /**
   * Schema of the term as raw text. Deprecated, with no stated replacement.
   * @deprecated
   */
  rawSchema?: string;
}

/**
 * How the term relates to other terms: kinds of, parts of, possible values of, or loosely connected.
 * Wire name: `com.linkedin.glossary.GlossaryRelatedTerms`.
 */
export interface GlossaryRelatedTerms {
  /** Urns of broader terms of which this one is a kind, as `Email` is a kind of `Personal data`. */
  isRelatedTerms?: UrnString[];
  /** Urns of terms this one contains, as `Address` has a `Postcode`. */
  hasRelatedTerms?: UrnString[];
  /** Urns of terms that are the fixed values of this one, as `Red` and `Green` are of `Colour`. */
  values?: UrnString[];
  /** Urns of terms connected in some other way, neither broader nor contained. */
  relatedTerms?: UrnString[];
}

/**
 * Identity of an incident, a reported problem with one or more assets.
 * Wire name: `com.linkedin.metadata.key.IncidentKey`.
 */
export interface IncidentKey {
  /** Last part of the incident's urn; the server makes it up when the incident is raised. */
  id: string;
}

/**
 * What went wrong, which assets it touches, how urgent it is, who deals with it and how far they have come.
 * Wire name: `com.linkedin.incident.IncidentInfo`.
 */
export interface IncidentInfo {
  /** Kind of problem; the assertion kinds are raised by failed checks, while `CUSTOM` defers to `customType`. */
  type: IncidentType;
  /** Free-text kind of problem, set only when `type` is `CUSTOM`. */
  customType?: string;
  /** Short headline shown in lists, for example `Orders table stale since Monday`. */
  title?: string;
  /** Longer account of the problem for those who have to resolve it. */
  description?: string;
  /** Urns of the affected assets: datasets, charts, dashboards, flows, jobs, columns, ML entities, services or AI agents. */
  entities: UrnString[];
  /** Urgency as a number, where lower is worse: `0` critical, `1` high, `2` medium, `3` low. */
  priority?: number;
  /** Users and groups who are to resolve the incident; absent while nobody has been named. */
  assignees?: IncidentAssignee[];
  /** Where the incident stands: open or resolved, its stage, a message and when that last changed. */
  status: IncidentStatus;
  /** How the incident came about, by hand or through a failed assertion; may be absent. */
  source?: IncidentSource;
  /** Milliseconds since the epoch at which the problem began, which can be earlier than the moment somebody reported it. */
  startedAt?: number;
  /**
   * When the incident was raised and by whom. Deprecated: read `aspectCreated` in the system metadata instead.
   * @deprecated
   */
  created: AuditStamp;
}

/**
 * Kinds of incident; most of them mirror the kind of assertion whose failure raised it.
 * - `FRESHNESS`: The data is late: a freshness assertion failed.
 * - `VOLUME`: The amount of data is off: a volume assertion failed, for example on the row count.
 * - `FIELD`: Values in a column break a rule: a field assertion failed, for example on nulls.
 * - `SQL`: A hand-written SQL check returned a result outside what its assertion allows.
 * - `DATA_SCHEMA`: The columns or their types are not what a schema assertion expects.
 * - `OPERATIONAL`: Trouble in running things rather than in the data, for example a table that could not be built.
 * - `CUSTOM`: A kind of one's own, named in `customType`.
 */
export type IncidentType = 'FRESHNESS' | 'VOLUME' | 'FIELD' | 'SQL' | 'DATA_SCHEMA' | 'OPERATIONAL' | 'CUSTOM';

/**
 * One user or group asked to resolve an incident; an item of `assignees` in `IncidentInfo`.
 * Wire name: `com.linkedin.incident.IncidentAssignee`.
 */
export interface IncidentAssignee {
  /** Urn of the assigned `corpuser` or `corpGroup`. */
  actor: UrnString;
  /** When the assignment was made and by whom; the actor here is the one who assigned, not the one assigned. */
  assignedAt: AuditStamp;
}

/**
 * Current state and stage of an incident, with an optional remark; a part of `IncidentInfo`.
 * Wire name: `com.linkedin.incident.IncidentStatus`.
 */
export interface IncidentStatus {
  /** Open or closed, the coarse answer on which lists and counts of incidents rest. */
  state: IncidentState;
  /** Finer step within the state; absent until somebody sets one. */
  stage?: IncidentStage;
  /** Remark on the present status, for example how the incident was resolved. */
  message?: string;
  /** When the status last changed and by whom. */
  lastUpdated: AuditStamp;
}

/**
 * Whether an incident is still open; `IncidentStage` says more precisely how far it has come.
 * - `ACTIVE`: The problem is still open and needs attention.
 * - `RESOLVED`: The incident is closed, whether it was repaired or needed nothing.
 */
export type IncidentState = 'ACTIVE' | 'RESOLVED';

/**
 * Finer step of the work within the open or resolved state; the last two symbols belong to resolved incidents.
 * - `TRIAGE`: Somebody is judging how bad the problem is and how soon it has to be dealt with.
 * - `INVESTIGATION`: The cause is being looked for.
 * - `WORK_IN_PROGRESS`: The repair is under way.
 * - `FIXED`: Resolved, because the problem was repaired.
 * - `NO_ACTION_REQUIRED`: Resolved without a repair, for example after a false alarm or a planned change.
 */
export type IncidentStage = 'TRIAGE' | 'INVESTIGATION' | 'WORK_IN_PROGRESS' | 'FIXED' | 'NO_ACTION_REQUIRED';

/**
 * What gave rise to an incident: a person or a failed assertion.
 * Wire name: `com.linkedin.incident.IncidentSource`.
 */
export interface IncidentSource {
  /** Way in which the incident was raised; `ASSERTION_FAILURE` goes with a `sourceUrn` that names the assertion. */
  type: IncidentSourceType;
  /** Urn of the entity behind the incident, for example the `assertion` that failed; absent when there is none. */
  sourceUrn?: UrnString;
}

/**
 * Ways in which an incident can be raised.
 * - `MANUAL`: A person or a program reported the incident through the interface or the API.
 * - `ASSERTION_FAILURE`: A failed assertion raised the incident, not a person.
 */
export type IncidentSourceType = 'MANUAL' | 'ASSERTION_FAILURE';

/**
 * Tickets in other systems that deal with this incident.
 * Wire name: `com.linkedin.incident.IncidentExternalLinks`.
 */
export interface IncidentExternalLinks {
  /**
   * One item per linked ticket; empty when the incident is handled in the catalogue alone.
   * Default: `[]`.
   */
  links?: IncidentExternalLink[];
}

/**
 * Connection from an incident to its ticket in another system, such as a Jira issue or a PagerDuty alert.
 * Wire name: `com.linkedin.incident.IncidentExternalLink`.
 */
export interface IncidentExternalLink {
  /** Id of the configured integration, for example `ops-servicenow`; tells two servers of the same product apart. */
  connectionId: string;
  /** Lower-case name of the product that holds the ticket: `jira`, `servicenow`, `pagerduty` or another. */
  system: string;
  /** Id of the ticket in that system, for example `DATA-482` for a Jira issue. */
  externalId: string;
  /** Web address that opens the ticket itself. */
  url: string;
  /** Time and author of the link, not of the ticket that it points to. */
  created: AuditStamp;
  /**
   * True, the default, carries changes in both directions between incident and ticket; false keeps a plain link.
   * Default: `true`.
   */
  syncEnabled?: boolean;
  /** Milliseconds since the epoch of the latest synchronisation that succeeded; absent when there has been none. */
  lastSyncTimeMillis?: number;
}

/**
 * Comments gathered on an incident over time; kept apart from `IncidentInfo` so that an ingestion run which rewrites that cannot wipe them.
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
 * One comment or progress update on an incident, written in the catalogue or copied from an outside ticket.
 * Wire name: `com.linkedin.incident.IncidentNote`.
 */
export interface IncidentNote {
  /** Text of the note in Markdown. */
  message: string;
  /** Time and author of the note. */
  created: AuditStamp;
  /** Origin of the note in another system; absent when it was written in the catalogue itself. */
  source?: IncidentNoteSource;
}

/**
 * Where an incident note came from, with the id and address it has there.
 * Wire name: `com.linkedin.incident.IncidentNoteSource`.
 */
export interface IncidentNoteSource {
  /** Native or external; when absent, a note with an `externalId` is taken as external. */
  sourceType?: IncidentNoteSourceType;
  /** Web address of the note in the outside system, for example the permalink of a Jira comment. */
  externalUrl?: string;
  /** Id of the note in the outside system, such as a Jira comment id; keeps a repeated sync from adding it twice. */
  externalId?: string;
}

/**
 * Whether an incident note was written in the catalogue or came from elsewhere.
 * - `NATIVE`: The note was written in the catalogue, through the interface or the API.
 * - `EXTERNAL`: The note was copied in from a ticket or incident management system.
 */
export type IncidentNoteSourceType = 'NATIVE' | 'EXTERNAL';

/**
 * Identity of an invite token, the secret in a link through which people join the catalogue.
 * Wire name: `com.linkedin.metadata.key.InviteTokenKey`.
 */
export interface InviteTokenKey {
  /** Last part of the invite token's urn, unique among tokens. */
  id: string;
}

/**
 * Token behind a sign-up link that lets people create an account, with a role.
 * Wire name: `com.linkedin.identity.InviteToken`.
 */
export interface InviteToken {
  /** The token in encrypted form, never in the clear. */
  token: string;
  /** Urn of the role given to whoever accepts the invitation; every token carries one. */
  role?: UrnString;
}

/**
 * Identity of a lifecycle stage that assets can be placed in, for example certified or archived.
 * Wire name: `com.linkedin.metadata.key.LifecycleStageTypeKey`.
 */
export interface LifecycleStageTypeKey {
  /** Last part of the stage's urn, by custom in capitals: `PROPOSED`, `CERTIFIED` or `ARCHIVED`. */
  id: string;
}

/**
 * Defines a lifecycle stage: which entities can be in it, whether search hides them, and what may come before. `status` refers to it.
 * Wire name: `com.linkedin.lifecycle.LifecycleStageTypeInfo`.
 */
export interface LifecycleStageTypeInfo {
  /** Name to show for the stage, for example `Certified`. */
  name: string;
  /** What it means for an entity to be in the stage, in free text. */
  description?: string;
  /** Kinds of entity that can be in the stage, for example `document`. Absent or empty means all. */
  entityTypes?: string[];
  /** Effects of the stage on its entities, such as being left out of search. */
  settings: LifecycleStageSettings;
  /** Rule on the stages an entity may come from; absent means that it may come from any. */
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
 * What being in a lifecycle stage does to an entity; held in `lifecycleStageTypeInfo`.
 * Wire name: `com.linkedin.lifecycle.LifecycleStageSettings`.
 */
export interface LifecycleStageSettings {
  /**
   * True leaves entities of the stage out of search by default; a filter on `lifecycleStage` still finds them.
   * Default: `false`.
   */
  hideInSearch?: boolean;
}

/**
 * Rule on which stages an entity may come from when it enters this one. The server checks it when `status` is written.
 * Wire name: `com.linkedin.lifecycle.LifecycleStageTransitionPolicy`.
 */
export interface LifecycleStageTransitionPolicy {
  /** Urns of permitted earlier stages; `urn:li:lifecycleStageType:__NONE__` stands for no stage. Absent permits all, an empty list none. */
  allowedPreviousStages?: UrnString[];
}

/**
 * Identity of a business metric, such as monthly active users, made of platform, path and id.
 * Wire name: `com.linkedin.metadata.key.MetricKey`.
 */
export interface MetricKey {
  /** Urn of the `dataPlatform` that defines the metric, for example `urn:li:dataPlatform:dbt`. Required, and fixed because it is part of the urn. */
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
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name to show, for example `Monthly active users`; it need not be unique. */
  name: string;
  /** What the metric measures, in the words of the source. */
  description?: string;
  /** When and by whom the metric was made in the source, as the source or its ingestion reports it. */
  created?: AuditStamp;
  /** When and by whom the metric was last changed in the source; the same as `created` if never since ingestion. */
  lastModified?: AuditStamp;
  /** Urn of the semantic model that defines the metric; membership only, not lineage. Absent for a standalone metric. */
  semanticModel?: UrnString;
  /** Formula of the metric, in one or more languages; absent when the source does not expose it. */
  expression?: MetricExpression;
}

/**
 * A metric's formula, with one entry for each language it has been written in.
 * Wire name: `com.linkedin.metric.MetricExpression`.
 */
export interface MetricExpression {
  /** The same formula in each available language; one entry is enough. */
  dialects: DialectExpression[];
}

/**
 * One wording of a metric's formula together with the language it is in.
 * Wire name: `com.linkedin.metric.DialectExpression`.
 */
export interface DialectExpression {
  /** Language to read `expression` in, for example `ANSI_SQL`. */
  dialect: Dialect;
  /** The formula as text, not parsed, for example `SUM(amount) / COUNT(DISTINCT user_id)`. */
  expression: string;
}

/**
 * Language in which a metric expression is written; the symbols match those of the Open Semantic Interchange (OSI) specification.
 * - `ANSI_SQL`: Standard SQL, with nothing specific to one database.
 * - `SNOWFLAKE`: SQL as Snowflake understands it.
 * - `MDX`: The query language of OLAP cubes such as those in Microsoft Analysis Services.
 * - `TABLEAU`: The formula language of Tableau calculated fields.
 * - `DATABRICKS`: SQL as Databricks understands it.
 * - `MAQL`: The metric query language of GoodData.
 * - `OTHER`: Any language that has no symbol of its own here.
 */
export type Dialect = 'ANSI_SQL' | 'SNOWFLAKE' | 'MDX' | 'TABLEAU' | 'DATABRICKS' | 'MAQL' | 'OTHER';

/**
 * Ties a metric to others: the parent in the hierarchy, the metrics in its formula, and related ones.
 * Wire name: `com.linkedin.metric.MetricRelationships`.
 */
export interface MetricRelationships {
  /** Urn of the metric one level up in the hierarchy; absent for a root. */
  parentMetric?: UrnString;
  /**
   * Metrics from which this one is calculated, as for a ratio of two; shown as upstream lineage.
   * Default: `[]`.
   */
  derivedFrom?: DerivedMetricInput[];
  /**
   * Metrics worth seeing together, for example with a shared dimension; outside lineage.
   * Default: `[]`.
   */
  relatedMetrics?: Edge[];
}

/**
 * An edge from a derived metric to one metric in its calculation; the fields are those of `Edge`, under a type of its own.
 * Wire name: `com.linkedin.metric.DerivedMetricInput`.
 */
export interface DerivedMetricInput {
  /** Urn where the edge starts; absent, it is the entity that carries the aspect. */
  sourceUrn?: UrnString;
  /** Urn of the entity to which the edge leads. */
  destinationUrn: UrnString;
  /** Who established the edge or assignment, and when; absent if not recorded. */
  created?: AuditStamp;
  /** Who last changed the edge or assignment, and when; absent if not recorded. */
  lastModified?: AuditStamp;
  /** Key-value pairs kept on this one edge of the graph, both as text. */
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
 * Hints for AI models about a metric, semantic model or schema field, so that they match and explain it correctly; follows the OSI `ai_context` layout.
 * Wire name: `com.linkedin.common.AiContext`.
 */
export interface AiContext {
  /** Other words and short forms people use for the same thing, such as `ARR` for annual recurring revenue. */
  synonyms?: string[];
  /** Prose telling a model how to read and apply the entity, readable by people as well. */
  instructions?: string;
  /** Sample values or typical uses that show a model what real data looks like. */
  examples?: string[];
  /** Free text given to a model besides `instructions`, to adjust how it behaves. */
  customInstructions?: string;
}

/**
 * Identity of a machine-learning feature, one model input: `urn:li:mlFeature:(customer,lifetime_value)`.
 * Wire name: `com.linkedin.metadata.key.MLFeatureKey`.
 */
export interface MLFeatureKey {
  /** Group that keeps equal feature names apart; connectors often put the name of the feature table here. */
  featureNamespace: string;
  /** Name of the feature, unique within `featureNamespace`. */
  name: string;
}

/**
 * Text that people write for a machine learning feature in the catalogue, kept apart from `mlFeatureProperties` so that ingestion does not overwrite it.
 * Wire name: `com.linkedin.ml.metadata.EditableMLFeatureProperties`.
 */
export interface EditableMLFeatureProperties {
  /** Description written by a person in the catalogue; the ingested one is in `mlFeatureProperties`. */
  description?: string;
}

/**
 * Describes a machine learning feature as its feature store knows it: type, version and source datasets.
 * Wire name: `com.linkedin.ml.metadata.MLFeatureProperties`.
 */
export interface MLFeatureProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Description from the feature store; text that people add in the catalogue goes to `editableMlFeatureProperties`. */
  description?: string;
  /** Statistical kind of the values, such as `CONTINUOUS` or `NOMINAL`, rather than a column type. */
  dataType?: MLFeatureDataType;
  /** Version of the feature's definition in the feature store; absent when the store keeps none. */
  version?: VersionTag;
  /** Urns of the datasets from which the feature is computed; these become upstream lineage. */
  sources?: UrnString[];
}

/**
 * Statistical or physical kind of a machine-learning feature or primary key.
 * - `USELESS`: Distinct values that cannot help a prediction, such as randomly generated account numbers.
 * - `NOMINAL`: Categories without order, such as animal species; averages over them mean nothing.
 * - `ORDINAL`: Whole numbers that rank things without fixed distances, such as places in a race.
 * - `BINARY`: One of exactly two values, such as yes or no.
 * - `COUNT`: Whole numbers from zero up, such as orders per customer.
 * - `TIME`: Continuous data that repeats in cycles, such as daily, weekly or yearly ones.
 * - `INTERVAL`: Evenly spaced numbers without a rhythm in time, such as temperature or income.
 * - `IMAGE`: Still pictures, such as product photographs.
 * - `VIDEO`: Moving pictures, such as camera footage.
 * - `AUDIO`: Sound, such as recorded speech.
 * - `TEXT`: Words or prose, such as a product review.
 * - `MAP`: Keys with values, such as a Python `dict`.
 * - `SEQUENCE`: Elements in order, such as a Python `list` or `tuple`.
 * - `SET`: Distinct elements without order, such as a Python `set`.
 * - `CONTINUOUS`: Real-valued measurements, such as height or weight.
 * - `BYTE`: Raw bytes that encode an object of any kind.
 * - `UNKNOWN`: The source did not say what kind of data it is.
 */
export type MLFeatureDataType = 'USELESS' | 'NOMINAL' | 'ORDINAL' | 'BINARY' | 'COUNT' | 'TIME' | 'INTERVAL' | 'IMAGE' | 'VIDEO' | 'AUDIO' | 'TEXT' | 'MAP' | 'SEQUENCE' | 'SET' | 'CONTINUOUS' | 'BYTE' | 'UNKNOWN';

/**
 * Identity of a feature table, a group of features kept together in a feature store such as Feast.
 * Wire name: `com.linkedin.metadata.key.MLFeatureTableKey`.
 */
export interface MLFeatureTableKey {
  /** Urn of the `dataPlatform` for the feature store, for example `urn:li:dataPlatform:feast`. */
  platform: UrnString;
  /** Name of the feature table on its platform; there is no environment in this key. */
  name: string;
}

/**
 * Text that people write for a feature table in the catalogue, kept apart from the ingested `mlFeatureTableProperties`.
 * Wire name: `com.linkedin.ml.metadata.EditableMLFeatureTableProperties`.
 */
export interface EditableMLFeatureTableProperties {
  /** Description written by a person in the catalogue; the ingested one is in `mlFeatureTableProperties`. */
  description?: string;
}

/**
 * Lists the features and primary keys that a feature table holds, along with its description.
 * Wire name: `com.linkedin.ml.metadata.MLFeatureTableProperties`.
 */
export interface MLFeatureTableProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Description from the feature store; text that people add in the catalogue goes to `editableMlFeatureTableProperties`. */
  description?: string;
  /** Urns of the `mlFeature` entities that belong to the table. */
  mlFeatures?: UrnString[];
  /** Urns of the `mlPrimaryKey` entities that identify a row; more than one together form a composite key. */
  mlPrimaryKeys?: UrnString[];
}

/**
 * Identity of one trained model: `urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)`.
 * Wire name: `com.linkedin.metadata.key.MLModelKey`.
 */
export interface MLModelKey {
  /** Urn of the `dataPlatform` where the model was built or registered, for example `urn:li:dataPlatform:mlflow`. */
  platform: UrnString;
  /** Name of the model on its platform; where each version is its own model, the name includes the version. */
  name: string;
  /** Environment in which the model was made or belongs, for example `PROD` or `DEV`. */
  origin: FabricType;
}

/**
 * Text that people write for a model in the catalogue, kept apart from the ingested `mlModelProperties`.
 * Wire name: `com.linkedin.ml.metadata.EditableMLModelProperties`.
 */
export interface EditableMLModelProperties {
  /** Description written by a person in the catalogue; the ingested one is in `mlModelProperties`. */
  description?: string;
}

/**
 * The main facts about a model from its registry: algorithm, parameters, metrics, features, jobs and deployments.
 * Wire name: `com.linkedin.ml.metadata.MLModelProperties`.
 */
export interface MLModelProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Urns of data jobs or process instances that trained the model. They show as upstream lineage, as do runs naming the model as output. */
  trainingJobs?: string[];
  /** Urns of data jobs or process instances that run with the model; downstream in lineage. */
  downstreamJobs?: string[];
  /** Name to show to readers in place of the one in the urn. */
  name?: string;
  /** Description from the model registry; edits made in the catalogue go to `editableMlModelProperties`. */
  description?: string;
  /**
   * Deprecated in favour of `created`; milliseconds since the epoch at which the model was developed.
   * @deprecated
   */
  date?: number;
  /** Time at which the model registry recorded the model, and the actor if known; takes the place of `date`. */
  created?: TimeStamp;
  /** Time of the latest change to the model in its registry, not in the catalogue. */
  lastModified?: TimeStamp;
  /** Version tag of this model, for example `v3`; its siblings are found through `groups`. */
  version?: VersionTag;
  /** Algorithm or architecture in free text, for example `random forest` or `transformer`. */
  type?: string;
  /** Deprecated map from setting name to typed value; write `hyperParams` instead. */
  hyperParameters?: Record<string, { 'string': string } | { 'int': number } | { 'float': number } | { 'double': number } | { 'boolean': boolean }>;
  /** Settings fixed before training, each with a name and a string value; takes the place of `hyperParameters`. */
  hyperParams?: MLHyperParam[];
  /** Figures measured while the model was trained, such as validation loss. */
  trainingMetrics?: MLMetric[];
  /** Figures measured on live traffic once the model is in production. */
  onlineMetrics?: MLMetric[];
  /** Urns of the `mlFeature` entities on which the model was trained; upstream in lineage. */
  mlFeatures?: UrnString[];
  /**
   * Plain strings from the registry, not urns; catalogue tags are in the `globalTags` aspect.
   * Default: `[]`.
   */
  tags?: string[];
  /** Urns of the `mlModelDeployment` entities that serve this model. */
  deployments?: UrnString[];
  /** Urns of the `mlModelGroup` entities of which this model is a member; downstream in lineage. */
  groups?: UrnString[];
}

/**
 * States what the model was built for, for whom, and which uses lie outside its purpose.
 * Wire name: `com.linkedin.ml.metadata.IntendedUse`.
 */
export interface IntendedUse {
  /** Tasks the model was designed to do, one per item, in free text. */
  primaryUses?: string[];
  /** Kinds of user the builders had in mind; several may apply. */
  primaryUsers?: IntendedUserType[];
  /** Applications for which the model was not built, including similar technology it could be mistaken for. */
  outOfScopeUses?: string[];
}

/**
 * Broad kind of audience for a model, as listed in `primaryUsers` of `intendedUse`.
 * - `ENTERPRISE`: The model is meant for business use.
 * - `HOBBY`: The model is meant for hobbyists and personal projects.
 * - `ENTERTAINMENT`: The model is meant for amusement or leisure.
 */
export type IntendedUserType = 'ENTERPRISE' | 'HOBBY' | 'ENTERTAINMENT';

/**
 * The factors part of a model card: what can make results differ, and which of that was tested.
 * Wire name: `com.linkedin.ml.metadata.MLModelFactorPrompts`.
 */
export interface MLModelFactorPrompts {
  /** Factors expected to change how well the model works, whether or not they were measured. */
  relevantFactors?: MLModelFactors[];
  /** Factors by which the results are actually broken down; usually a part of `relevantFactors`. */
  evaluationFactors?: MLModelFactors[];
}

/**
 * A set of circumstances that can change a model's results: groups, capturing instruments and surroundings.
 * Wire name: `com.linkedin.ml.metadata.MLModelFactors`.
 */
export interface MLModelFactors {
  /** Distinct categories within the evaluation data; for models about people, groups that share a trait such as age. */
  groups?: string[];
  /** Devices or tools that capture the model's input, such as a camera or microphone type. */
  instrumentation?: string[];
  /** Conditions under which the model runs, such as lighting, noise or climate. */
  environment?: string[];
}

/**
 * The metrics part of a model card: by which measures the model is judged and at what cut-off.
 * Wire name: `com.linkedin.ml.metadata.Metrics`.
 */
export interface Metrics {
  /** Names of the measures chosen to judge the model, such as `precision` or `AUC`. */
  performanceMeasures?: string[];
  /** Cut-off values that turn a score into a decision, as strings; absent when there are none. */
  decisionThreshold?: string[];
}

/**
 * Names the datasets on which the model was tested, so that a reader can judge its results.
 * Wire name: `com.linkedin.ml.metadata.EvaluationData`.
 */
export interface EvaluationData {
  /** Datasets that produced the figures in the quantitative analyses, each with motivation and preparation. */
  evaluationData: BaseData[];
}

/**
 * One dataset behind a model, with why it was picked and how it was prepared; an item of the training and evaluation data aspects.
 * Wire name: `com.linkedin.ml.metadata.BaseData`.
 */
export interface BaseData {
  /** Urn of the dataset, which must be a `dataset` entity. */
  dataset: UrnString;
  /** Free-text reason for picking this dataset over others. */
  motivation?: string;
  /** Preparation steps in plain text, one per item, such as `lowercased and tokenised` or `rows without a label dropped`. */
  preProcessing?: string[];
}

/**
 * Names the datasets from which the model learned; may stay coarse when the data is confidential.
 * Wire name: `com.linkedin.ml.metadata.TrainingData`.
 */
export interface TrainingData {
  /** Datasets the model learned from, each with motivation and preparation. */
  trainingData: BaseData[];
}

/**
 * Points to the evaluation results of a model, broken down by single factors and by their combinations.
 * Wire name: `com.linkedin.ml.metadata.QuantitativeAnalyses`.
 */
export interface QuantitativeAnalyses {
  /** Link to a dashboard that splits the results by one factor at a time. */
  unitaryResults?: string;
  /** Link to a dashboard that splits the results by several factors combined, such as age within region. */
  intersectionalResults?: string;
}

/**
 * The ethics part of a model card: sensitive data, effects on people, risks and what was done about them. All lists are free text.
 * Wire name: `com.linkedin.ml.metadata.EthicalConsiderations`.
 */
export interface EthicalConsiderations {
  /** Sensitive data that the model touches, one kind per item, such as `ethnicity` or `health records`. */
  data?: string[];
  /** Decisions about health, safety or livelihood that the model informs or could be made to inform. */
  humanLife?: string[];
  /** Measures taken during development to lower the risks, one per item. */
  mitigations?: string[];
  /** Possible harms, with who would bear them, how likely and how severe; also the ones considered but left undetermined. */
  risksAndHarms?: string[];
  /** Especially delicate applications of the model; compare `outOfScopeUses` in the `intendedUse` aspect. */
  useCases?: string[];
}

/**
 * The closing part of a model card: known limitations, advice on where the model fits, and what good evaluation data looks like.
 * Wire name: `com.linkedin.ml.metadata.CaveatsAndRecommendations`.
 */
export interface CaveatsAndRecommendations {
  /** Known limitations that the other model card aspects do not cover; at most one record per model. */
  caveats?: CaveatDetails;
  /** Advice in free text on the situations that suit the model. */
  recommendations?: string;
  /** Qualities that a fair test dataset should have, one per item, such as `balanced across age bands`. */
  idealDatasetCharacteristics?: string[];
}

/**
 * Open questions about a model's evaluation: tests still owed and groups the data missed. Embedded in `mlModelCaveatsAndRecommendations`.
 * Wire name: `com.linkedin.ml.metadata.CaveatDetails`.
 */
export interface CaveatDetails {
  /** True when the evaluation left questions that call for more tests; absent when nobody has said. */
  needsFurtherTesting?: boolean;
  /** Free text spelling out the limitation, such as a category that the data reduces to two values. */
  caveatDescription?: string;
  /** Names of groups missing from the evaluation data, for which the results may not hold. */
  groupsNotRepresented?: string[];
}

/**
 * Says where the code of a model and its pipelines is kept.
 * Wire name: `com.linkedin.ml.metadata.SourceCode`.
 */
export interface SourceCode {
  /** Links to the code, each marked as model, training or evaluation. */
  sourceCode: SourceCodeUrl[];
}

/**
 * One link to code, with what that code does; an item of the `sourceCode` aspect.
 * Wire name: `com.linkedin.ml.metadata.SourceCodeUrl`.
 */
export interface SourceCodeUrl {
  /** Tells whether the link leads to the model itself, its training pipeline or its evaluation pipeline. */
  type: SourceCodeUrlType;
  /** Address of the repository, directory or file, for example `https://git.example.com/ml/churn`. */
  sourceCodeUrl: string;
}

/**
 * Which part of a model's code a link leads to.
 * - `ML_MODEL_SOURCE_CODE`: Code that defines the model itself.
 * - `TRAINING_PIPELINE_SOURCE_CODE`: Code of the pipeline that trains the model.
 * - `EVALUATION_PIPELINE_SOURCE_CODE`: Code of the pipeline that tests the trained model.
 */
export type SourceCodeUrlType = 'ML_MODEL_SOURCE_CODE' | 'TRAINING_PIPELINE_SOURCE_CODE' | 'EVALUATION_PIPELINE_SOURCE_CODE';

/**
 * Cost code to which a machine-learning model is charged.
 * Wire name: `com.linkedin.common.Cost`.
 */
export interface Cost {
  /** Accounting scheme that the code in `cost` belongs to; only one is defined. */
  costType: CostType;
  /** The code itself, either as a number or as text. */
  cost: CostCost;
}

/**
 * Accounting schemes for cost codes.
 * - `ORG_COST_TYPE`: Charged to a unit of the organisation.
 */
export type CostType = 'ORG_COST_TYPE';

/**
 * Holds a cost code in one of two forms, with `fieldDiscriminator` naming the one in use.
 * Wire name: `com.linkedin.common.CostCost`.
 */
export interface CostCost {
  /** Numeric form of the code; absent when `costCode` is the one set. */
  costId?: number;
  /** Textual form of the code; absent when `costId` is the one set. */
  costCode?: string;
  /** Says whether to read `costId` or `costCode`. */
  fieldDiscriminator: CostCostDiscriminator;
}

/**
 * The two forms in which a cost code can be given.
 * - `costId`: Read the number in `costId`.
 * - `costCode`: Read the text in `costCode`.
 */
export type CostCostDiscriminator = 'costId' | 'costCode';

/**
 * Identity of a deployed model, for example a SageMaker endpoint that answers prediction requests.
 * Wire name: `com.linkedin.metadata.key.MLModelDeploymentKey`.
 */
export interface MLModelDeploymentKey {
  /** Urn of the `dataPlatform` that serves the model, for example `urn:li:dataPlatform:sagemaker`. */
  platform: UrnString;
  /** Name of the deployment on its platform, such as the endpoint name. */
  name: string;
  /** Environment that the deployment serves, for example `PROD` or `DEV`. */
  origin: FabricType;
}

/**
 * Describes one deployed copy of a model: version, state and when it came about.
 * Wire name: `com.linkedin.ml.metadata.MLModelDeploymentProperties`.
 */
export interface MLModelDeploymentProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Description of the deployment from the serving system. */
  description?: string;
  /** Milliseconds since the epoch at which the deployment was made. */
  createdAt?: number;
  /** Version tag of the deployment in the serving system. */
  version?: VersionTag;
  /** State of the endpoint when metadata was last collected, for example `IN_SERVICE`. */
  status?: DeploymentStatus;
}

/**
 * Lifecycle state of a deployed model endpoint, as held in `mlModelDeploymentProperties`.
 * - `OUT_OF_SERVICE`: The endpoint exists but does not serve predictions.
 * - `CREATING`: The endpoint is starting up for the first time.
 * - `UPDATING`: A change to the endpoint, such as a new model version, is being rolled out.
 * - `ROLLING_BACK`: A change is being undone and the endpoint is on its way to the earlier version.
 * - `IN_SERVICE`: The endpoint is live and takes requests.
 * - `DELETING`: Removal of the endpoint has begun and has not finished.
 * - `FAILED`: The endpoint stopped on an error, according to the serving system.
 * - `UNKNOWN`: The serving system gave no state, or one that matches no other symbol.
 */
export type DeploymentStatus = 'OUT_OF_SERVICE' | 'CREATING' | 'UPDATING' | 'ROLLING_BACK' | 'IN_SERVICE' | 'DELETING' | 'FAILED' | 'UNKNOWN';

/**
 * Identity of a model group, the family to which the versions of one model belong; a registered model in MLflow, for instance.
 * Wire name: `com.linkedin.metadata.key.MLModelGroupKey`.
 */
export interface MLModelGroupKey {
  /** Urn of the `dataPlatform` that keeps the group, for example `urn:li:dataPlatform:mlflow`. */
  platform: UrnString;
  /** Name of the group on its platform, such as that of a registered model. */
  name: string;
  /** Environment of the group, for example `PROD` or `DEV`. */
  origin: FabricType;
}

/**
 * Text that people write for a model group in the catalogue, kept apart from the ingested `mlModelGroupProperties`.
 * Wire name: `com.linkedin.ml.metadata.EditableMLModelGroupProperties`.
 */
export interface EditableMLModelGroupProperties {
  /** Description written by a person in the catalogue; the ingested one is in `mlModelGroupProperties`. */
  description?: string;
}

/**
 * Describes a model group, the family to which a model's versions belong, with its jobs, dates and version.
 * Wire name: `com.linkedin.ml.metadata.MLModelGroupProperties`.
 */
export interface MLModelGroupProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Urns of data jobs or process instances that train the group's models. They show as upstream lineage, as do runs naming the model as output. */
  trainingJobs?: string[];
  /** Urns of data jobs or process instances that run with models of this group; downstream in lineage. */
  downstreamJobs?: string[];
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name to show to readers in place of the one in the urn. */
  name?: string;
  /** Description from the model registry; edits made in the catalogue go to `editableMlModelGroupProperties`. */
  description?: string;
  /**
   * Deprecated in favour of `created`; milliseconds since the epoch at which the group came into being.
   * @deprecated
   */
  createdAt?: number;
  /** Time at which the model registry made the group, and the actor if known; takes the place of `createdAt`. */
  created?: TimeStamp;
  /** Time of the latest change to the group in the model registry, not in the catalogue. */
  lastModified?: TimeStamp;
  /** Version tag of the group as a whole; versions of single models are in `mlModelProperties`. */
  version?: VersionTag;
}

/**
 * Identity of a feature table's primary key, the column by which features are looked up, such as `customer_id`.
 * Wire name: `com.linkedin.metadata.key.MLPrimaryKeyKey`.
 */
export interface MLPrimaryKeyKey {
  /** Group that keeps equal key names apart; connectors often put the name of the feature table here. */
  featureNamespace: string;
  /** Name of the key column, unique within `featureNamespace`. */
  name: string;
}

/**
 * Text that people write for a feature table's primary key in the catalogue, kept apart from the ingested `mlPrimaryKeyProperties`.
 * Wire name: `com.linkedin.ml.metadata.EditableMLPrimaryKeyProperties`.
 */
export interface EditableMLPrimaryKeyProperties {
  /** Description written by a person in the catalogue; the ingested one is in `mlPrimaryKeyProperties`. */
  description?: string;
}

/**
 * Describes a key column of a feature table: type, version and source datasets.
 * Wire name: `com.linkedin.ml.metadata.MLPrimaryKeyProperties`.
 */
export interface MLPrimaryKeyProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Description from the feature store; edits made in the catalogue go to `editableMlPrimaryKeyProperties`. */
  description?: string;
  /** Statistical kind of the key's values, such as `ORDINAL` or `TEXT`, rather than a column type. */
  dataType?: MLFeatureDataType;
  /** Version of the key's definition in the feature store; absent when the store keeps none. */
  version?: VersionTag;
  /** Urns of the datasets that supply the key, upstream in lineage; required, unlike in `mlFeatureProperties`. */
  sources: UrnString[];
}

/**
 * Identity of a notebook: the tool it lives in and its id there, as in `urn:li:notebook:(querybook,773)`.
 * Wire name: `com.linkedin.metadata.key.NotebookKey`.
 */
export interface NotebookKey {
  /** Name of the tool that hosts the notebook, for example `querybook`; a plain name, not a platform urn. */
  notebookTool: string;
  /** Id of the notebook, unique across every deployment of the same tool; include the host where ids may clash, as in `querybook.acme.com/notebook/773`. */
  notebookId: string;
}

/**
 * Title, description and change history of a notebook as the source system has them. In beta.
 * Wire name: `com.linkedin.notebook.NotebookInfo`.
 */
export interface NotebookInfo {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Title of the notebook in its tool, also the name under which search finds it. */
  title: string;
  /** Description from the source system; edits made in the catalogue are in `EditableNotebookProperties`. */
  description?: string;
  /** When the notebook was created, last changed and possibly deleted, each with the person who did so. */
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
 * One cell of a notebook: `type` names its kind, and exactly one of the cell fields is set.
 * Wire name: `com.linkedin.notebook.NotebookCell`.
 */
export interface NotebookCell {
  /** Content of the cell if it holds text; absent for the other kinds. */
  textCell?: TextCell;
  /** Content of the cell if it holds a query; absent for the other kinds. */
  queryCell?: QueryCell;
  /** Content of the cell if it holds a chart; absent for the other kinds. */
  chartCell?: ChartCell;
  /** Kind of cell, which tells the reader which of the three cell fields to look at. */
  type: NotebookCellType;
}

/**
 * Notebook cell that holds prose between the queries and charts.
 * Wire name: `com.linkedin.notebook.TextCell`.
 */
export interface TextCell {
  /** Heading of the notebook cell; absent for a cell without one. */
  cellTitle?: string;
  /** Id unique over every deployment of the notebook tool, for example a URL like `querybook.com/notebook/773/?cellId=1234`. */
  cellId: string;
  /** When the notebook cell was created, last changed and deleted, and by whom. */
  changeAuditStamps: ChangeAuditStamps;
  /** Words of the cell as its author wrote them. */
  text: string;
}

/**
 * Notebook cell that holds a query, with the time of its latest execution.
 * Wire name: `com.linkedin.notebook.QueryCell`.
 */
export interface QueryCell {
  /** Heading of the notebook cell; absent for a cell without one. */
  cellTitle?: string;
  /** Id unique over every deployment of the notebook tool, for example a URL like `querybook.com/notebook/773/?cellId=1234`. */
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
  /** Heading of the notebook cell; absent for a cell without one. */
  cellTitle?: string;
  /** Id unique over every deployment of the notebook tool, for example a URL like `querybook.com/notebook/773/?cellId=1234`. */
  cellId: string;
  /** When the notebook cell was created, last changed and deleted, and by whom. */
  changeAuditStamps: ChangeAuditStamps;
}

/**
 * Kinds of notebook cell, one for each cell field of `NotebookCell`.
 * - `TEXT_CELL`: Prose; the content is in `textCell`.
 * - `QUERY_CELL`: A query statement; the content is in `queryCell`.
 * - `CHART_CELL`: A chart; the content is in `chartCell`.
 */
export type NotebookCellType = 'TEXT_CELL' | 'QUERY_CELL' | 'CHART_CELL';

/**
 * Documentation that users wrote for a notebook, kept apart so that ingestion runs do not overwrite it. In beta.
 * Wire name: `com.linkedin.notebook.EditableNotebookProperties`.
 */
export interface EditableNotebookProperties {
  /**
   * Who created the thing and when; a time of 0 means that it is not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  created?: AuditStamp;
  /**
   * Who changed the thing last and when: same as `created` if never changed, time 0 if not known.
   * Default: `{"actor":"urn:li:corpuser:unknown","time":0}`.
   */
  lastModified?: AuditStamp;
  /** Who deleted the thing and when, necessarily later than `created`; absent while it exists. */
  deleted?: AuditStamp;
  /** Text written in the catalogue; the one from the source system stays in `NotebookInfo`. */
  description?: string;
}

/**
 * Identity of an ownership type, the capacity in which someone owns an asset, such as Data Steward or Technical Owner.
 * Wire name: `com.linkedin.metadata.key.OwnershipTypeKey`.
 */
export interface OwnershipTypeKey {
  /** Last part of the ownership type's urn; keep it apart from the display name, which can then change freely. */
  id: string;
}

/**
 * A kind of ownership, such as data steward or technical owner, that an owner of an entity can have.
 * Wire name: `com.linkedin.ownership.OwnershipTypeInfo`.
 */
export interface OwnershipTypeInfo {
  /** Name of the kind for people, for example `Data Steward`. */
  name: string;
  /** What an owner of this kind is answerable for. */
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
 * Identity of a platform resource, an object that an integration such as Slack or Teams keeps in the catalogue outside the core model.
 * Wire name: `com.linkedin.platformresource.PlatformResourceKey`.
 */
export interface PlatformResourceKey {
  /** Unique across the whole catalogue: often a UUID or hash over data platform, instance, native id and resource type. */
  id: string;
}

/**
 * Type, keys and contents of an object an integration keeps in the catalogue, such as a Slack conversation.
 * Wire name: `com.linkedin.platformresource.PlatformResourceInfo`.
 */
export interface PlatformResourceInfo {
  /** Free-form kind of the object, such as `user`, `conversation` or `grant`; indexed, so objects can be looked up by it. */
  resourceType: string;
  /** Id of the object in the outside system, such as a Slack member id; it need not repeat the data platform. */
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
 * - `BINARY`: Bytes are not text; `schemaType` may tell how to decode them.
 */
export type SerializedValueContentType = 'JSON' | 'BINARY';

/**
 * Schema languages in which a serialised object can be described.
 * - `AVRO`: Described by an Avro schema.
 * - `PROTOBUF`: Described by a Protocol Buffers message.
 * - `PEGASUS`: Described by a Pegasus schema, the `.pdl` language of Rest.li.
 * - `THRIFT`: Described by a Thrift definition.
 * - `JSON`: Described by a JSON schema.
 * - `NONE`: Described in none of the listed languages.
 */
export type SerializedValueSchemaType = 'AVRO' | 'PROTOBUF' | 'PEGASUS' | 'THRIFT' | 'JSON' | 'NONE';

/**
 * Identity of a post, an announcement or link shown to users, for example on the home page.
 * Wire name: `com.linkedin.metadata.key.PostKey`.
 */
export interface PostKey {
  /** Last part of the post's urn; the server makes it up when the post is created. */
  id: string;
}

/**
 * An announcement to users of the catalogue: its content, where it is shown and when it was written.
 * Wire name: `com.linkedin.post.PostInfo`.
 */
export interface PostInfo {
  /** Where the announcement appears: on the home page or on one entity. */
  type: PostType;
  /** What the announcement says and shows. */
  content: PostContent;
  /**
   * Deprecated: milliseconds since the epoch at which the post was written; newer search takes it from the system metadata.
   * @deprecated
   */
  created: number;
  /**
   * Deprecated: milliseconds since the epoch of the last edit; newer search takes it from the system metadata.
   * @deprecated
   */
  lastModified: number;
  /**
   * Deprecated: who wrote the post and when, untouched by later edits; newer search takes it from the system metadata.
   * @deprecated
   */
  auditStamp?: AuditStamp;
  /** Urn of the entity the announcement is about; absent for the home page. */
  target?: UrnString;
}

/**
 * Places where an announcement can appear.
 * - `HOME_PAGE_ANNOUNCEMENT`: Shown to users on the catalogue's home page.
 * - `ENTITY_ANNOUNCEMENT`: Shown on the entity given in `target`.
 */
export type PostType = 'HOME_PAGE_ANNOUNCEMENT' | 'ENTITY_ANNOUNCEMENT';

/**
 * What a post says and shows: a title with optional text, link and picture.
 * Wire name: `com.linkedin.post.PostContent`.
 */
export interface PostContent {
  /** Headline of the post, by which search finds it too. */
  title: string;
  /** Whether the post is a text or a link. */
  type: PostContentType;
  /** Body of the post below its title. */
  description?: string;
  /** Address to which the post leads, for posts of type `LINK`. */
  link?: string;
  /** Picture shown with the post; absent for none. */
  media?: Media;
}

/**
 * Forms a post can take.
 * - `TEXT`: A message to read in place.
 * - `LINK`: A pointer to the page given in `link`.
 */
export type PostContentType = 'TEXT' | 'LINK';

/**
 * A media file shown in a post, given by its kind and address.
 * Wire name: `com.linkedin.common.Media`.
 */
export interface Media {
  /** Kind of file; only images are defined. */
  type: MediaType;
  /** Address of the file, such as `https://example.org/banner.png`. */
  location: string;
}

/**
 * Kinds of media a post can show.
 * - `IMAGE`: A picture, drawn inside the post.
 */
export type MediaType = 'IMAGE';

/**
 * Identity of a query, a statement such as SQL that reads or writes one or more datasets.
 * Wire name: `com.linkedin.metadata.key.QueryKey`.
 */
export interface QueryKey {
  /** Last part of the query's urn; connectors often use a hash of the statement, so that equal queries fall together. */
  id: string;
}

/**
 * What a query entity is: its text, its name, who made it and how the catalogue learnt of it.
 * Wire name: `com.linkedin.query.QueryProperties`.
 */
export interface QueryProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** The text to run, with its language. */
  statement: QueryStatement;
  /** Whether a person entered the query or an ingestion run found it. */
  source: QuerySource;
  /** Title shown in place of the query's text; absent when nobody gave one. */
  name?: string;
  /** Free text on what the query answers and when to use it. */
  description?: string;
  /** Who made the query and when. */
  created: AuditStamp;
  /** Who last changed the query and when. */
  lastModified: AuditStamp;
  /** Urn of the asset whose definition contained the query, such as a view or a dbt model; absent for free-standing queries. */
  origin?: UrnString;
}

/**
 * Ways a query can reach the catalogue.
 * - `MANUAL`: A user typed it into the catalogue's interface.
 * - `SYSTEM`: An ingestion run found it, in a query log for instance.
 */
export type QuerySource = 'MANUAL' | 'SYSTEM';

/**
 * Which tables and columns the query touches, so that it can be found from their pages.
 * Wire name: `com.linkedin.query.QuerySubjects`.
 */
export interface QuerySubjects {
  /** Every table the query touches, several for a join, and optionally the columns too. */
  subjects: QuerySubject[];
}

/**
 * One asset that a query touches.
 * Wire name: `com.linkedin.query.QuerySubject`.
 */
export interface QuerySubject {
  /** Urn of the asset, usually a dataset or one of its schema fields. */
  entity: UrnString;
}

/**
 * How often, by whom and at what cost the query was run, one record per time bucket (a time series).
 * Wire name: `com.linkedin.query.QueryUsageStatistics`.
 */
export interface QueryUsageStatistics {
  /** Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start. */
  timestampMillis: number;
  /** Length of the time bucket, such as one day; absent for a single event or a latest snapshot. */
  eventGranularity?: TimeWindowSize;
  /**
   * Part of the data that the event is about; unless given, the whole of it.
   * Default: `{"partition":"FULL_TABLE_SNAPSHOT","type":"FULL_TABLE"}`.
   */
  partitionSpec?: PartitionSpec;
  /** Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event. */
  messageId?: string;
  /** Number of executions within the bucket. */
  queryCount?: number;
  /** Cost of the executions within the bucket, in whatever unit the source reports. */
  queryCost?: number;
  /** Time of the latest execution, in milliseconds since the epoch. */
  lastExecutedAt?: number;
  /** Number of different users, over the span of the statistics. */
  uniqueUserCount?: number;
  /** Number of executions per user within the bucket. */
  userCounts?: DatasetUserUsageCounts[];
}

/**
 * Identity of a source code repository, as in `urn:li:repository:github.acme/payments`; the platform itself is told by the `dataPlatformInstance` aspect.
 * Wire name: `com.linkedin.repository.RepositoryKey`.
 */
export interface RepositoryKey {
  /** By custom platform, organisation and name, as in `gitlab.acme/etl`; the platform prefix may be missing for in-house repositories. */
  id: string;
}

/**
 * Name, default branch, languages, licence and similar facts about a source code repository.
 * Wire name: `com.linkedin.repository.RepositoryProperties`.
 */
export interface RepositoryProperties {
  /** Name in the interface and in search, for example `payments`; the urn is built from `RepositoryKey`. */
  name: string;
  /** What the code is for, usually the short text from the hosting service. */
  description?: string;
  /** Branch that a fresh clone checks out, for example `main`. */
  defaultBranch?: string;
  /** Programming languages in the code, such as `Go` or `SQL`, by custom with the most used one first. */
  languages?: string[];
  /** Licence of the code, preferably as an SPDX id such as `Apache-2.0`. */
  license?: string;
  /** Web address of the project's site or documentation; for the repository itself see `RepositorySource`. */
  homepageUrl?: string;
  /** True for a repository that is read-only and no longer looked after; absent when unknown. */
  archived?: boolean;
  /** Creation time and author of the repository; absent when the source does not tell. */
  created?: AuditStamp;
  /** Time and author of the latest change to the repository; absent when the source does not tell. */
  lastModified?: AuditStamp;
}

/**
 * Where a repository is hosted: its address and its id on the hosting service.
 * Wire name: `com.linkedin.repository.RepositorySource`.
 */
export interface RepositorySource {
  /** Address for browsing or cloning the repository, for example `https://github.com/acme/payments`. */
  externalUrl?: string;
  /** Id on the hosting service: a number, as on GitHub, or a slug such as `acme/payments`. */
  externalId?: string;
}

/**
 * Where a repository comes from, at present only the one it was forked from.
 * Wire name: `com.linkedin.repository.RepositoryLineage`.
 */
export interface RepositoryLineage {
  /** Urn of the `repository` from which this one was forked; absent when it is not a fork. */
  forkOf?: UrnString;
}

/**
 * Identity of an access role in an outside system, for example an IAM role that one must request to read a table.
 * Wire name: `com.linkedin.metadata.key.RoleKey`.
 */
export interface RoleKey {
  /** Last part of the role's urn, usually the id under which the access management system knows it. */
  id: string;
}

/**
 * Name, kind of access and request address of a role in an external access system, such as a Snowflake or IAM role that opens a dataset.
 * Wire name: `com.linkedin.role.RoleProperties`.
 */
export interface RoleProperties {
  /** How the external system labels the role, for example `ANALYST_READ`. */
  name: string;
  /** What the role allows, in words. */
  description?: string;
  /** Level of access granted: `READ`, `WRITE` or `ADMIN`. */
  type: string;
  /** Address of the external page where people can ask for the role. */
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
  /** Urn of the user, for example `urn:li:corpuser:jdoe`. */
  user: UrnString;
}

/**
 * One group that holds an external access role.
 * Wire name: `com.linkedin.role.RoleGroup`.
 */
export interface RoleGroup {
  /** Urn of the group, for example `urn:li:corpGroup:analysts`. */
  group: UrnString;
}

/**
 * Identity of a single column: the urn of its dataset and the field path, as in `urn:li:schemaField:(urn:li:dataset:(...),id)`.
 * Wire name: `com.linkedin.metadata.key.SchemaFieldKey`.
 */
export interface SchemaFieldKey {
  /** Urn of the entity that has the column, normally a `dataset`. */
  parent: UrnString;
  /** Path of the column in the parent's schema, dotted for nested fields; must be spelt as `SchemaMetadata` spells it. */
  fieldPath: string;
}

/**
 * Name of a schema field and the other urns under which it is known.
 * Wire name: `com.linkedin.schemafield.SchemaFieldInfo`.
 */
export interface SchemaFieldInfo {
  /** Name of the column, used to find the field by search. */
  name?: string;
  /** Urns of the same field with its path written differently; compare the aspect `schemaFieldAliases`. */
  schemaFieldAliases?: string[];
}

/**
 * Business attribute that has been applied to a column; written on `schemaField` entities.
 * Wire name: `com.linkedin.businessattribute.BusinessAttributes`.
 */
export interface BusinessAttributes {
  /** The one attribute of the column, in spite of the plural name of the aspect; absent when none applies. */
  businessAttribute?: BusinessAttributeAssociation;
}

/**
 * Link from a column to the business attribute that describes it.
 * Wire name: `com.linkedin.businessattribute.BusinessAttributeAssociation`.
 */
export interface BusinessAttributeAssociation {
  /** Urn of the `businessAttribute` whose meaning, tags and terms the column takes over. */
  businessAttributeUrn: UrnString;
}

/**
 * Other urns under which the same schema field is known.
 * Wire name: `com.linkedin.schemafield.SchemaFieldAliases`.
 */
export interface SchemaFieldAliases {
  /** Urns of schema fields that mean this one, for example with the field path written differently. */
  aliases?: string[];
}

/**
 * Role of a column in a semantic model, with the expression behind it; type, description and tags stay on the column itself.
 * Wire name: `com.linkedin.semanticmodel.SemanticFieldAnnotation`.
 */
export interface SemanticFieldAnnotation {
  /** Dimension, measure, filter or other; decides which of the remaining fields have a meaning. */
  type: SemanticFieldType;
  /** SQL by which the field is computed; can be given for several dialects. */
  expression: MetricExpression;
  /** How a measure is aggregated, for example `SUM` or `AVG`; disregarded for other kinds of field. */
  aggregationFunction?: string;
  /** Details of a dimension; disregarded unless `type` is `DIMENSION`. */
  dimension?: Dimension;
}

/**
 * Kinds of field in a semantic model dataset.
 * - `DIMENSION`: An attribute to group or slice by, such as country or order date.
 * - `MEASURE`: A number to aggregate, such as revenue; some tools call it a fact.
 * - `FILTER`: A named condition that is true or false for each row, such as active customers only.
 * - `OTHER`: Any kind of field for which there is no symbol of its own.
 */
export type SemanticFieldType = 'DIMENSION' | 'MEASURE' | 'FILTER' | 'OTHER';

/**
 * Extra facts about a field of kind dimension; at present only whether it is about time.
 * Wire name: `com.linkedin.semanticmodel.Dimension`.
 */
export interface Dimension {
  /**
   * True for a dimension that measures can be followed along in time, such as an order date.
   * Default: `false`.
   */
  isTime?: boolean;
}

/**
 * Identity of a search template, a stored pattern from which the server builds its search queries.
 * Wire name: `com.linkedin.metadata.key.SearchTemplateKey`.
 */
export interface SearchTemplateKey {
  /** Name of the template. The built-in ones are `exact`, `fulltext`, `identity`, `light`, `list`, `search`, `searchLight`, `structured`, `structuredExact`. */
  id: string;
}

/**
 * Body of a search template: Mustache text and settings that render to one search request. A section left out comes from `parent`; one present but empty drops the inherited value.
 * Wire name: `com.linkedin.search.template.SearchTemplateProperties`.
 */
export interface SearchTemplateProperties {
  /** Label of the template as shown to people; the urn identifies it. */
  name: string;
  /** Free text on what the template matches and how it ranks; not covered by search. */
  description?: string;
  /**
   * Language of the body, `ELASTICSEARCH` unless stated; it must agree with that of `parent`.
   * Default: `"ELASTICSEARCH"`.
   */
  dialect?: SearchTemplateDialect;
  /** Version of the contract between template and rendering context. Only 1 is accepted; absent takes the parent's, and in the end 1. */
  apiVersion?: number;
  /** Features the body needs, such as `rescore`, `ladder` or `boosts`; a name the service does not know is refused. Absent inherits, empty clears, otherwise replaces. */
  capabilities?: string[];
  /** Mustache source of the main query; in the `ELASTICSEARCH` dialect it must render to a single query DSL object. */
  query?: string;
  /** Map from the name of a hole in `query` to the JSON put there. Pieces from ancestors come first, joined by commas; an empty string discards them. */
  queryFragments?: Record<string, string>;
  /** Mustache source of a JSON object with `must`, `must_not`, `filter` and `should` arrays, added to the query once inheritance is resolved. */
  clauses?: string;
  /** Mustache source of the `functions`, `score_mode` and `boost_mode` that the service wraps once around the rendered query. */
  functionScore?: string;
  /** Mustache source of one rescore clause, with `window_size` and `query`; neither set nor inherited means a single scoring pass. */
  rescore?: string;
  /** Mustache source of `keyword_weight` and `vector_weight` for reranking document hits; takes effect only with semantic search on and documents among the requested types. */
  knn?: string;
  /** Reordering done by the service after the search; only preset `none` with window sizer `fixed` runs as standard. Absent inherits, empty drops. */
  ranking?: SearchTemplateRanking;
  /** Way of finding candidates, keyword search unless set; an empty record drops what the parent says. */
  retrieval?: SearchTemplateRetrieval;
  /** Handover to other templates; with none set or inherited, the template is a single query. */
  ladder?: SearchTemplateLadder;
  /** Mustache source of a JSON object from aggregation name to body; absent leaves the facets declared by the model's annotations. */
  aggregations?: string;
  /** Mustache source of a JSON array of sort clauses; by default `_score` descending, then `urn` ascending. */
  sort?: string;
  /** Changes to which fields are searched and with what weights; an empty record goes back to the schema's own set. */
  fields?: SearchFieldOverrides;
  /** Choice and weights of the clauses that search values of structured properties; inherited one clause at a time, dropped by an empty record. */
  structuredPropertyQuery?: StructuredPropertyQuery;
  /** Wildcard, synonym and fuzzy limits for the query text; inherited one value at a time, dropped by an empty record. */
  normalization?: SearchTemplateNormalization;
  /** Changes to which fields come back highlighted; an empty record goes back to the schema's own set. */
  highlightFields?: HighlightFieldOverrides;
  /** Values of the author's own Mustache variables by name, such as `deprecatedBoost`. */
  parameters?: Record<string, string>;
  /** Boosts that depend on who is searching or on the request; the list replaces the parent's, and an empty one drops it. */
  boosts?: SearchTemplateBoost[];
  /** Ordered patterns that send a query to another template, first match winning; the list replaces the parent's, and an empty one drops it. */
  routes?: SearchTemplateRoute[];
  /** Template for queries that no entry of `routes` matches; a record naming none cancels the parent's and keeps the query here. */
  defaultRoute?: SearchTemplateDefaultRoute;
  /** Urn of the search template whose sections fill the gaps of this one; the link disappears when either is hard deleted. */
  parent?: UrnString;
  /**
   * False reserves changes to the system actor; everybody else is refused.
   * Default: `true`.
   */
  editable?: boolean;
}

/**
 * Query language in which the body of a search template is written.
 * - `ELASTICSEARCH`: The body renders to Elasticsearch query DSL in JSON, which serves OpenSearch as well.
 * - `POSTGRES`: The body is Mustache text meant for a later SQL compiler; it is kept as opaque text and not run.
 */
export type SearchTemplateDialect = 'ELASTICSEARCH' | 'POSTGRES';

/**
 * How the service reorders a keyword page after the search; formulas beyond `none` run only in a deployment that announces them.
 * Wire name: `com.linkedin.search.template.SearchTemplateRanking`.
 */
export interface SearchTemplateRanking {
  /** Which formula reorders the hits: `none` leaves them as found; `usage` and `usageAndMatchTier` need a deployment that supports them. */
  preset?: string;
  /** Number of top hits that the ranking formula reorders. */
  window?: number;
  /** Rule that sets the number of hits to reorder: `fixed` or `tokenCurve`. */
  windowSizer?: string;
  /** Settings of the ranking formula by name, as strings, such as the weight given to usage. */
  parameters?: Record<string, string>;
}

/**
 * How candidates are found before ranking, by keyword unless `mode` says otherwise; vector search and bridges run only in a deployment that announces them.
 * Wire name: `com.linkedin.search.template.SearchTemplateRetrieval`.
 */
export interface SearchTemplateRetrieval {
  /** Kind of search that supplies the candidates, `keyword` or `vector`; absent means `keyword`. */
  mode?: string;
  /** Name of the embedding model that turns the query into a vector in `vector` mode. */
  model?: string;
  /** Index field holding the vectors that the query is compared with. */
  field?: string;
  /** Most candidates that the vector search may return. */
  candidateCap?: number;
  /** Counting rule for the total number of hits of a vector search. */
  total?: string;
  /** Rule for computing facet counts when candidates come from a vector search. */
  facets?: string;
  /** Rule for cutting the requested page out of the vector candidates. */
  page?: string;
  /** Rule for keeping entities the caller may not see out of the vector candidates. */
  authorization?: string;
  /** Reaction to a vector search that fails. */
  onFailure?: string;
  /** Second leg that reaches further candidates through a pivot field; absent means a single leg. */
  bridge?: SearchTemplateRetrievalBridge;
}

/**
 * Second leg of retrieval, which fills the page through a field that links candidates. Where bridges are not supported, a search with one set fails.
 * Wire name: `com.linkedin.search.template.SearchTemplateRetrievalBridge`.
 */
export interface SearchTemplateRetrievalBridge {
  /** Field whose values lead from the first candidates to related ones. */
  pivotField?: string;
  /** Reaction to a failure of the second leg; the keyword page is what remains to be served. */
  onFailure?: string;
}

/**
 * Rules for passing a search from one template to another: when to try this one, when to keep its result, what comes next. Present but empty drops the inherited ladder.
 * Wire name: `com.linkedin.search.template.SearchTemplateLadder`.
 */
export interface SearchTemplateLadder {
  /** Conditions on the query that must all hold before the template is tried; an empty list always tries it, a leading `-` negates one. */
  select?: string[];
  /** Conditions of which any one keeps this rung's result. Needed when `next` is set without `parallel`, and for a `merge` group with `next`. */
  stop?: SearchTemplateLadderStop[];
  /** Urn of the template to fall back on after a skipped, failed or unstopped rung; a parallel `merge` does not search it. */
  next?: UrnString;
  /** Urns of keyword templates run side by side, one query each; `join` says which page is served, `next` is the fallback if none is left. */
  parallel?: UrnString[];
  /** Serving rule for a `parallel` group: `any`, `allEmpty` or `merge`. */
  join?: string;
  /** How a merge should mix hits: `interleave`, `weightedBlend`, `fillFreeSlots` or `keywordPreferred`. So far only validated, as merging is always by reciprocal rank. */
  fusion?: string;
  /** Most hits that a merge policy may draw from any one template of the `parallel` group. */
  fusionCap?: number;
  /** Source of the facets of a merged page: `firstMember`, `patchFromMembers`, or `candidates`, the last only in a vector retrieval group. */
  facets?: string;
}

/**
 * One reason for keeping the result of a ladder rung, by number of hits or by the shape of a query that found nothing.
 * Wire name: `com.linkedin.search.template.SearchTemplateLadderStop`.
 */
export interface SearchTemplateLadderStop {
  /** Smallest total, as counted in `numEntities`, with which the rung's result is good enough to keep. */
  minHits?: number;
  /** Query shape for which zero hits is an acceptable answer, such as `singleTerm`, `dotted`, `columnFilter` or `longQuery` (four or more tokens); a leading `-` negates it. */
  emptyWhen?: string;
}

/**
 * Changes a search template makes to the fields a query searches, starting from those annotated `queryByDefault`. Use `replace` alone, or any of `add`, `remove` and `override`.
 * Wire name: `com.linkedin.search.template.SearchFieldOverrides`.
 */
export interface SearchFieldOverrides {
  /** Further fields to search, each with its weight; merged field by field with the parent template's list. */
  add?: SearchFieldBoost[];
  /** Index names of fields to leave out of the query. Removing `tags_1` keeps `tags`, since each degree counts as its own field. */
  remove?: string[];
  /** Complete list of fields and weights to search instead of the annotated ones; excludes `add`, `remove` and `override`. */
  replace?: SearchFieldBoost[];
  /** New weights for fields already being searched; the set of fields itself stays the same. */
  override?: SearchFieldBoost[];
}

/**
 * One field that a query searches, with the weight of a match in it; element of `add`, `replace` and `override` in `SearchFieldOverrides`.
 * Wire name: `com.linkedin.search.template.SearchFieldBoost`.
 */
export interface SearchFieldBoost {
  /** Name in the index, or the urn of a structured property. Metadata one relationship away carries a degree suffix, as `tags_1` against the entity's own `tags`. */
  fieldName: string;
  /** Weight of a match in the field, on the same scale as `boostScore` in the `@Searchable` annotation. */
  boost: number;
  /** `keyword` or `text`, chosen when `fieldName` is a structured property; it is appended to that property's index field. */
  subfield?: string;
}

/**
 * Clauses that search structured property values alongside the rendered query; a child template overrides them one by one.
 * Wire name: `com.linkedin.search.template.StructuredPropertyQuery`.
 */
export interface StructuredPropertyQuery {
  /** Word-level matching on the `.text` and `.stemmed` index fields; runs only if set here or in an ancestor. */
  analyzedValue?: StructuredPropertyClause;
  /** Matching of the complete keyword or term, without stemming; runs only if set here or in an ancestor. */
  exactValue?: StructuredPropertyClause;
  /** Span matching of property name and value together, for string and rich-text properties; needs a positive `weight` to run. */
  nameAndValue?: StructuredPropertyClause;
}

/**
 * Switch, operator and weight of one way of searching structured properties; the service works out which properties and index fields it covers.
 * Wire name: `com.linkedin.search.template.StructuredPropertyClause`.
 */
export interface StructuredPropertyClause {
  /**
   * False switches the clause off while keeping its settings in the section; absent counts as true.
   * Default: `true`.
   */
  enabled?: boolean;
  /** Whether all tokens or any of them must match; read only for the analysed clause, with `OR` when absent. */
  operator?: StructuredPropertyOperator;
  /** Positive factor on the field's weight, 1 when absent; the name-and-value clause takes it as the term weight and cannot run without it. */
  weight?: number;
}

/**
 * How the tokens of a query combine when matched against analysed structured property values.
 * - `AND`: Every token of the query has to match.
 * - `OR`: One matching token is enough; the choice when no operator is given.
 */
export type StructuredPropertyOperator = 'AND' | 'OR';

/**
 * Limits on wildcards, synonyms and fuzzy edits applied to the query text before rendering. The service clamps every value to a safe range.
 * Wire name: `com.linkedin.search.template.SearchTemplateNormalization`.
 */
export interface SearchTemplateNormalization {
  /** Characters a single-token query needs before a contains-wildcard clause joins it; 5 if neither this template nor an ancestor says. */
  wildcardMinimumLength?: number;
  /** Most synonyms put into the query context; 8 if neither this template nor an ancestor says, fewer if the clause budget runs short. */
  synonymCap?: number;
  /** Characters from which a token may match with typing errors; 5 if neither this template nor an ancestor says. */
  fuzzyTokenThreshold?: number;
  /** Characters from which a token gets `mediumFuzzyEdits` rather than `shortFuzzyEdits`; by default `fuzzyTokenThreshold` plus 2. */
  mediumFuzzyTokenThreshold?: number;
  /** Most tokens kept in the `broadQuery` variable; 8 by default, at most 256, fewer if the clause budget runs short. */
  broadQueryTokenCap?: number;
  /** Edit distance allowed for tokens from `fuzzyTokenThreshold` up to, but not including, `mediumFuzzyTokenThreshold`; 1 by default. */
  shortFuzzyEdits?: number;
  /** Edit distance allowed for tokens of `mediumFuzzyTokenThreshold` characters and longer; 2 by default. */
  mediumFuzzyEdits?: number;
}

/**
 * Changes a search template makes to the fields that get highlighted in results. Give either `replace`, or `add` and `remove`; present but empty cancels the inherited change.
 * Wire name: `com.linkedin.search.template.HighlightFieldOverrides`.
 */
export interface HighlightFieldOverrides {
  /** Names of fields to highlight besides those the schema already marks; not allowed together with `replace`. */
  add?: string[];
  /** Names of fields that should stop being highlighted; not allowed together with `replace`. */
  remove?: string[];
  /** Complete list of fields to highlight, discarding the schema's own list; excludes `add` and `remove`. */
  replace?: string[];
}

/**
 * Raises hits whose `field` holds a value from a list the service fills in for each request, such as the groups or domains of the person searching.
 * Wire name: `com.linkedin.search.template.SearchTemplateBoost`.
 */
export interface SearchTemplateBoost {
  /** Index field compared with the list, for example `tags_1`, or the urn of a structured property. */
  field: string;
  /** `keyword` or `text`, appended to the index field when `field` is a structured property; otherwise absent. */
  subfield?: string;
  /** Which request-time list to compare with: `viewerUrn`, `viewerGroupsJson`, `viewerDomainsJson` or `domainsJson`. */
  values: string;
  /** Score weight a hit receives when its field contains at least one value of the list. */
  weight: number;
}

/**
 * One entry of a template's `routes`: queries of a given form go to another template.
 * Wire name: `com.linkedin.search.template.SearchTemplateRoute`.
 */
export interface SearchTemplateRoute {
  /** Regular expression in RE2 syntax, tested against the entire query with surrounding blanks removed; a partial match does not count. */
  queryRegex: string;
  /** Urn of the search template that handles queries matching `queryRegex`. */
  template: UrnString;
}

/**
 * Destination of a query that no entry of `routes` matched. Without a `template` it cancels the inherited default, and the query stays on the present template.
 * Wire name: `com.linkedin.search.template.SearchTemplateDefaultRoute`.
 */
export interface SearchTemplateDefaultRoute {
  /** Urn of the search template that takes over unmatched queries; absent cancels the default inherited from the parent. */
  template?: UrnString;
}

/**
 * Identity of a semantic model, such as a Snowflake semantic view or a dbt semantic model, made of platform, path and id.
 * Wire name: `com.linkedin.metadata.key.SemanticModelKey`.
 */
export interface SemanticModelKey {
  /** Urn of the `dataPlatform` that defines the model, for example `urn:li:dataPlatform:snowflake`. Required, and fixed because it is part of the urn. */
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
  /** Link that opens the object in the system it comes from; absent if it has none. */
  externalUrl?: string;
  /** Name shown to users; the identity is in `SemanticModelKey`. */
  name: string;
  /** What the model covers and for whom, in words. */
  description?: string;
  /** Creation time and author as told by the source platform or the connector, not the time of ingestion. */
  created?: AuditStamp;
  /** Time and author of the latest change; the same as `created` when nothing has changed since ingestion. */
  lastModified?: AuditStamp;
  /** Unaltered source text of the model, such as a `CREATE SEMANTIC VIEW` statement or dbt YAML; stored for reference and never parsed. */
  nativeDefinition?: string;
  /**
   * Urns of the member datasets. Deprecated, kept to read old data: set `semanticModelProperties.semanticModel` on each dataset.
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
  /** Label for the join, such as `orders_to_customers`; may be left out. */
  name?: string;
  /** Alias of the dataset that the join starts from, as set in its `semanticModelProperties`. */
  from: string;
  /** Columns of the `from` dataset in the join condition; each pairs with the one at the same place in `toColumns`. */
  fromColumns: string[];
  /** Alias of the dataset that the join leads to, as set in its `semanticModelProperties`. */
  to: string;
  /** Columns of the `to` dataset in the join condition, in the order of `fromColumns`. */
  toColumns: string[];
  /** Hints for AI tools on when this join is the right one, for example synonyms or instructions. */
  aiContext?: AiContext;
  /** How many rows match on either side, read from `from` to `to`; absent when unknown. */
  cardinality?: ERModelRelationshipCardinality;
}

/**
 * Identity of a service, an external system the catalogue knows of, such as an MCP server or a REST API.
 * Wire name: `com.linkedin.service.ServiceKey`.
 */
export interface ServiceKey {
  /** Last part of the service's urn, such as `weather-api`. */
  id: string;
}

/**
 * Name, description and links of a service of any kind; details of one kind have aspects of their own, such as `mcpServerProperties`.
 * Wire name: `com.linkedin.service.ServiceProperties`.
 */
export interface ServiceProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Name that readers see, in search results and elsewhere; the id in the urn may differ. */
  displayName: string;
  /** What the service offers, in prose. */
  description?: string;
  /** How far the service can be relied on, shown as a badge; absent when not stated. */
  lifecycle?: ServiceLifecycle;
  /** Urns of the `api` entities the service exposes, such as the tools of an MCP server; in lineage they are downstream of it. */
  apis?: UrnString[];
  /** Urn of the `repository` holding the service's code, upstream of the service in lineage. */
  sourceRepository?: UrnString;
}

/**
 * How far a service can be relied on.
 * - `EXPERIMENTAL`: May change or vanish without warning.
 * - `PRODUCTION`: Stable, supported and safe to build on.
 * - `DEPRECATED`: On its way out; callers should move to something else.
 */
export type ServiceLifecycle = 'EXPERIMENTAL' | 'PRODUCTION' | 'DEPRECATED';

/**
 * How to connect to a service of subtype `MCP`; credentials are kept in the global settings instead.
 * Wire name: `com.linkedin.service.McpServerProperties`.
 */
export interface McpServerProperties {
  /** Endpoint of the MCP server, such as `https://mcp.example.com/v1`. */
  url: string;
  /**
   * Protocol by which clients talk to the endpoint.
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
 * - `SSE`: Server-sent events: the server streams its answers over HTTP.
 * - `WEBSOCKET`: One lasting connection on which both sides can send.
 */
export type McpTransport = 'HTTP' | 'SSE' | 'WEBSOCKET';

/**
 * Full interface document of a service, such as its OpenAPI file; the service's `api` entities are read out of it.
 * Wire name: `com.linkedin.service.ServiceDefinition`.
 */
export interface ServiceDefinition {
  /** Language of `rawSpec`, which decides how it is parsed and shown. */
  format: ServiceDefinitionFormat;
  /** The document word for word, stored so that a long one can be compressed; readers get it as plain text. */
  rawSpec: LargeString;
  /** Version stated by the document itself, such as OpenAPI's `info.version`. */
  version?: string;
  /** Address where the document is maintained, when that is outside the catalogue. */
  externalUrl?: string;
}

/**
 * Languages in which a service's interface can be written.
 * - `OPENAPI`: OpenAPI 3, or version 2, also known as Swagger.
 * - `GRAPHQL_SDL`: GraphQL types and operations in the schema definition language.
 * - `GRPC_PROTO`: A `.proto` file with gRPC services and their messages.
 * - `ASYNCAPI`: AsyncAPI, for services that send and receive events.
 * - `JSON_SCHEMA`: Bare JSON Schema, such as what an MCP server answers to `tools/list`.
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
  /** Last part of the property's urn, usually the same as `qualifiedName`. */
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
  /** Urn of an existing `dataType`, for example `urn:li:dataType:datahub.string`; checked on writing. */
  valueType: UrnString;
  /** Narrows `valueType`: for urn values, key `allowedTypes` lists urns of the entity types that may be chosen, such as users or groups. */
  typeQualifier?: Record<string, string[]>;
  /** Closed list of values to choose from; when absent, anything of the right type is accepted. */
  allowedValues?: PropertyValue[];
  /**
   * Whether an entity can have one value or several; one when left out.
   * Default: `"SINGLE"`.
   */
  cardinality?: PropertyCardinality;
  /** Urns of the `entityType` entities on which the property can be set, for example `urn:li:entityType:datahub.dataset`. */
  entityTypes: UrnString[];
  /** Urns of the `dataPlatform` entities whose assets may carry the property; absent means assets of all platforms. */
  allowedPlatforms?: UrnString[];
  /** Help text shown in the interface beside the property. */
  description?: string;
  /** How values are indexed for search; when absent, the value type decides. */
  searchConfiguration?: DataHubSearchConfig;
  /**
   * True freezes a value once it has been set on an entity; it cannot be altered afterwards.
   * Default: `false`.
   */
  immutable?: boolean;
  /** Version of the definition, 14 digits such as `20240610120000`. An incompatible change needs a greater one than the last. */
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
  /** The permitted value, a string or a number to suit the property's `valueType`. */
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
  /** Index type, which decides how values are split and matched, such as `KEYWORD` or `TEXT`. */
  fieldType?: SearchFieldType;
  /**
   * True lets an ordinary search match the values; otherwise a query must name the field.
   * Default: `false`.
   */
  queryByDefault?: boolean;
  /** True keeps the values out of full-text search in V2 and V2.5. Search V3 ignores it, and absent means not excluded. */
  excludeFromFullTextSearch?: boolean;
  /**
   * True offers the field's values as suggestions while the user types.
   * Default: `false`.
   */
  enableAutocomplete?: boolean;
  /**
   * True offers the field as a filter beside the search results.
   * Default: `false`.
   */
  addToFilters?: boolean;
  /**
   * True, the default, also offers a filter on whether the field has any value at all.
   * Default: `true`.
   */
  addHasValuesToFilters?: boolean;
  /** Label of the filter on screen, in place of the default one. */
  filterNameOverride?: string;
  /** Label of the filter on whether there is a value, in place of the default one. */
  hasValuesFilterNameOverride?: string;
  /**
   * Factor on the score of matches here; higher ranks first. Search V3 reads it as the `.text` weight, and takes 0.8 when the key is missing.
   * Default: `1`.
   */
  boostScore?: number;
  /** Weight per analysed subfield other than `.text`, for Search V3 only. It reads `stemmed`, which is half the `.text` weight when missing. */
  subfieldBoostScores?: Record<string, number>;
  /** Name of an extra boolean index field that says whether a value is present; absent means none is made. */
  hasValuesFieldName?: string;
  /** Name of an extra index field that holds how many elements there are; absent means none is made. */
  numValuesFieldName?: string;
  /** Factor on the score for particular values, keyed by value, for example to rank `true` of a deprecation flag lower. */
  weightsPerFieldValue?: Record<string, number>;
  /** Other names under which queries may address the field, for sorting for instance, such as `_entityName`. */
  fieldNameAliases?: string[];
  /** Shared fields, such as `entityName` or `description`, that also receive the values in Search V3. Urns arrive as their parsed name; numbers and dates are not copied. */
  copyTo?: string[];
  /** Shared fields that receive the whole urn in Search V3, where `copyTo` gives only the parsed name; no effect on other value types. */
  copyUrnTo?: string[];
}

/**
 * Index types of a search field, which decide how its values are split up and matched.
 * - `KEYWORD`: Short text kept whole; only exact matches count, so it suits filters.
 * - `TEXT`: Text split into words, any of which can match.
 * - `TEXT_PARTIAL`: Text in which the beginning of a word is enough to match, at the price of a larger index.
 * - `BROWSE_PATH`: Path of the older browse tree, with steps separated by slashes, such as `/prod/kafka`.
 * - `URN`: An urn that can be found by its parts, such as the platform or the name within it.
 * - `URN_PARTIAL`: An urn whose parts match from their beginning, at the price of a larger index.
 * - `BOOLEAN`: A true or false flag, mainly for filters and ranking.
 * - `COUNT`: A whole number, for filters and ranking.
 * - `DATETIME`: A point in time, for range filters and sorting.
 * - `OBJECT`: A nested object whose keys are indexed individually.
 * - `BROWSE_PATH_V2`: Path of the newer browse tree, whose steps may be urns of containers or plain names.
 * - `WORD_GRAM`: Text indexed by runs of several words, so that matching phrases rank above scattered words; usual for names.
 */
export type SearchFieldType = 'KEYWORD' | 'TEXT' | 'TEXT_PARTIAL' | 'BROWSE_PATH' | 'URN' | 'URN_PARTIAL' | 'BOOLEAN' | 'COUNT' | 'DATETIME' | 'OBJECT' | 'BROWSE_PATH_V2' | 'WORD_GRAM';

/**
 * Where the interface shows a structured property: filters, asset summary, badges and column tables.
 * Wire name: `com.linkedin.structured.StructuredPropertySettings`.
 */
export interface StructuredPropertySettings {
  /**
   * True keeps the property out of the interface; its values stay on the entities.
   * Default: `false`.
   */
  isHidden?: boolean;
  /**
   * True offers the property as a filter beside search results.
   * Default: `false`.
   */
  showInSearchFilters?: boolean;
  /**
   * True shows the property in the side panel of assets.
   * Default: `false`.
   */
  showInAssetSummary?: boolean;
  /**
   * True drops the property from the side panel of assets without a value; has effect only with `showInAssetSummary`.
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
 * Identity of a tag, a loose label such as `urn:li:tag:pii` that can be put on assets and columns.
 * Wire name: `com.linkedin.metadata.key.TagKey`.
 */
export interface TagKey {
  /** Last part of the tag's urn, unique among tags; shown to users only while `TagProperties` gives no display name. */
  name: string;
}

/**
 * Display name, description and colour of a tag.
 * Wire name: `com.linkedin.tag.TagProperties`.
 */
export interface TagProperties {
  /** Name shown on the tag; unlike the one in `TagKey` it can be changed later. */
  name: string;
  /** When to put the tag on something and what follows from it. */
  description?: string;
  /** Colour of the tag as `#` and six hexadecimal digits, for example `#1E88E5`; the interface picks one when absent. */
  colorHex?: string;
}

/**
 * Identity of the one entity that holds the client id for anonymous usage statistics.
 * Wire name: `com.linkedin.metadata.key.TelemetryKey`.
 */
export interface TelemetryKey {
  /** Last part of the telemetry entity's urn, a fixed name since there is at most one. */
  name: string;
}

/**
 * Holds the id under which an installation sends telemetry, so that it stays the same across restarts.
 * Wire name: `com.linkedin.telemetry.TelemetryClientId`.
 */
export interface TelemetryClientId {
  /** The id as text; it stands for the installation, not for a person. */
  clientId: string;
}

/**
 * Identity of a metadata test, a rule that checks assets, for example that each has an owner.
 * Wire name: `com.linkedin.metadata.key.TestKey`.
 */
export interface TestKey {
  /** Last part of the test's urn, unique among tests. */
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
 * Rules of a metadata test: which entities it selects and what must be true of them.
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
 * Newest member of a version set and the way in which its members are ordered.
 * Wire name: `com.linkedin.versionset.VersionSetProperties`.
 */
export interface VersionSetProperties {
  /**
   * Free key-value pairs, both as text, for what has no field of its own; empty by default.
   * Default: `{}`.
   */
  customProperties?: Record<string, string>;
  /** Urn of the member that is the newest by the set's `versioningScheme`. */
  latest: UrnString;
  /** How members are sorted into order; cannot be changed after it is first set. */
  versioningScheme: VersioningScheme;
}

/** The value of each aspect, by the name of the aspect. */
export interface AspectTypes {
  /** Identity of an agent skill, a reusable bundle of prompts, tools and domain knowledge that several agents can adopt. */
  agentSkillKey: AgentSkillKey;
  /** A skill that an AI agent can load: instructions for one domain, with the tools that they rely on. */
  agentSkillInfo: AgentSkillInfo;
  /** Ties an entity to its data platform and, where several deployments exist, to one of them. */
  dataPlatformInstance: DataPlatformInstance;
  /** Users and groups answerable for an entity, each with the kind of ownership. */
  ownership: Ownership;
  /** Whether an entity is live, soft-deleted or in a lifecycle stage. */
  status: Status;
  /** Tags on an entity as a whole; tags on columns are kept with the schema instead. */
  globalTags: GlobalTags;
  /** Glossary terms on an entity, tying it to the business vocabulary. */
  glossaryTerms: GlossaryTerms;
  /** Embedding vectors of an entity's text, per model, from which semantic search finds it; written by the embedding pipeline. */
  semanticContent: SemanticContent;
  /** Links to documents about an entity, such as a wiki page or a design note. */
  institutionalMemory: InstitutionalMemory;
  /** Domains to which the asset belongs, usually a single one. */
  domains: Domains;
  /** Values that the entity has for structured properties, that is, custom fields with a definition and a type. */
  structuredProperties: StructuredProperties;
  /** Makes an asset one version in a version set, with its label and place in the order. */
  versionProperties: VersionProperties;
  /** Identity of an AI agent: a single `id`, giving urns such as `urn:li:aiAgent:support-bot`. */
  aiAgentKey: AIAgentKey;
  /** The main facts about an AI agent: name, texts, instructions and whether it is built in, user-made or external. */
  aiAgentInfo: AIAgentInfo;
  /** What an AI agent builds on: skills it adopts, APIs it calls and models it runs on. */
  aiAgentDependencies: AIAgentDependencies;
  /** Colour and icon with which the user interface draws an entity, for example a domain or a glossary term. */
  displayProperties: DisplayProperties;
  /** Datasets that a dataset is derived from, and optionally which columns come from which; stored on the downstream side. */
  upstreamLineage: UpstreamLineage;
  /** Incidents on an asset, open and resolved, copied from the incident entities for search and health badges. */
  incidentsSummary: IncidentsSummary;
  /** Identity of an API, meaning one callable operation with typed input and output, such as a REST endpoint, a gRPC method or an MCP tool. */
  apiKey: ApiKey;
  /** Name, description and origin of an API, a single callable such as a REST endpoint, gRPC method or MCP tool; its kind is in `subTypes`, its schema in `apiSignature`. */
  apiProperties: ApiProperties;
  /** What an API accepts and returns, given inline or as references to datasets. A referenced dataset wins over inline fields for the same side. */
  apiSignature: ApiSignature;
  /** Method and path of an API with subtype `REST_ENDPOINT`; one path served under two methods makes two API entities. */
  restApiProperties: RestApiProperties;
  /** Narrows an entity's type to what its source calls it, such as a dataset that is a view. */
  subTypes: SubTypes;
  /** Identity of an application, a piece of software that owns or handles data assets, such as a billing system. */
  applicationKey: ApplicationKey;
  /** Name, description and parent of an application. */
  applicationProperties: ApplicationProperties;
  /** Data and APIs an application reads and writes, giving it a place in lineage. */
  applicationLineage: ApplicationLineage;
  /** Compliance forms assigned to an entity, split into open and completed, with the verifications they led to. */
  forms: Forms;
  /** Metadata tests that the entity currently passes and fails. */
  testResults: TestResults;
  /** Identity of an assertion, one data quality check, in the form `urn:li:assertion:` plus its id. */
  assertionKey: AssertionKey;
  /** Definition of the assertion: its kind, the matching type-specific block, where it came from and which entity it checks. */
  assertionInfo: AssertionInfo;
  /** Markdown note by a user on what to do when the assertion fails, kept apart from `assertionInfo` so that ingestion runs cannot overwrite it. */
  assertionNote: AssertionNote;
  /** One point in the assertion's run history (a time series): which batch was checked, how the run stands and what came out. */
  assertionRunEvent: AssertionRunEvent;
  /** Latest state of the assertion, derived from its run events: when it last passed, failed or broke down, and how it stands now. */
  assertionRunSummary: AssertionRunSummary;
  /** What happens automatically after a run of the assertion, listed separately for passing and failing outcomes. */
  assertionActions: AssertionActions;
  /** Identity of a business attribute, a shared description for columns with one meaning, such as customer email. */
  businessAttributeKey: BusinessAttributeKey;
  /** Name, type, description, tags and terms of a business attribute, defined once and shared by many columns. */
  businessAttributeInfo: BusinessAttributeInfo;
  /** Identity of a chart: the tool it lives in and its id there, as in `urn:li:chart:(looker,1234)`. */
  chartKey: ChartKey;
  /** What the reporting tool says about a chart: title, link, sources, type and last refresh. */
  chartInfo: ChartInfo;
  /** Metrics that a chart, dashboard or dataset reads; the lineage edge is kept on the reader. */
  upstreamMetrics: UpstreamMetrics;
  /** Description of a chart as edited by people, untouched by later ingestion runs. */
  editableChartProperties: EditableChartProperties;
  /** The query that fetches a chart's data, with its language. */
  chartQuery: ChartQuery;
  /** Columns that a chart or dashboard reads, beyond the tables it depends on. */
  inputFields: InputFields;
  /** Views and users of a chart, for one time bucket, or up to now if `eventGranularity` is absent. Experimental, so it may change. */
  chartUsageStatistics: ChartUsageStatistics;
  /** Lets a live view of a chart, dashboard or dataset be shown inside its page in the catalogue. */
  embed: Embed;
  /** Older form of an entity's place in the browse tree, kept as slash-separated strings; `browsePathsV2` is its successor. */
  browsePaths: BrowsePaths;
  /** Data products an asset belongs to, copied by the server from `dataProductProperties.assets` so that searches can filter by them. */
  dataProducts: DataProducts;
  /** Says which applications an asset belongs to. */
  applications: Applications;
  /** Places an asset in a container, such as a table in its schema. */
  container: Container;
  /** Warns that an entity should no longer be used and says why, until when and what to use instead. */
  deprecation: Deprecation;
  /** Place of the entity in the browse tree as a list of levels, each of which may link to a container. */
  browsePathsV2: BrowsePathsV2;
  /** Descriptions of one entity gathered from several sources, one per source, each with its attribution; the texts are not searchable. */
  documentation: Documentation;
  /** Identity of a container, such as a database, a schema, a folder or a project that holds other assets. */
  containerKey: ContainerKey;
  /** What the source system says about a container, such as a database, schema or folder; written by ingestion. */
  containerProperties: ContainerProperties;
  /** What users of the catalogue add to a container, kept apart so that ingestion does not overwrite it. */
  editableContainerProperties: EditableContainerProperties;
  /** Lists the roles through which a reader can be given access to this asset; attached to datasets, dashboards and containers. */
  access: Access;
  /** Identity of a group of users, as in `urn:li:corpGroup:data-platform`. */
  corpGroupKey: CorpGroupKey;
  /** What an identity provider or directory says about a group; written by ingestion or at sign-on. */
  corpGroupInfo: CorpGroupInfo;
  /** What people have entered about a group in the web interface: description, picture and ways to reach it. */
  corpGroupEditableInfo: CorpGroupEditableInfo;
  /** Says whether a user or group was made in the catalogue or came from an identity provider. */
  origin: Origin;
  /** Roles granted to a user or a group, each of which brings its policies. */
  roleMembership: RoleMembership;
  /** Identity of a person or other account, as in `urn:li:corpuser:jdoe`. */
  corpUserKey: CorpUserKey;
  /** What a directory or identity provider says about a user: names, mail, title, manager, department. */
  corpUserInfo: CorpUserInfo;
  /** Profile of a user as edited in the catalogue, kept apart from the ingested `corpUserInfo`. */
  corpUserEditableInfo: CorpUserEditableInfo;
  /** Where a user account stands in its life: provisioned, active or suspended. */
  corpUserStatus: CorpUserStatus;
  /** Groups that a user belongs to according to an external directory or identity provider. */
  groupMembership: GroupMembership;
  /** Password data of a user who signs in with a catalogue account; users of single sign-on have none. */
  corpUserCredentials: CorpUserCredentials;
  /** Groups of a user that were created in the catalogue itself, as opposed to ingested ones. */
  nativeGroupMembership: NativeGroupMembership;
  /** Preferences that a user sets in the web interface: appearance, default view, notifications, home page, language. */
  corpUserSettings: CorpUserSettings;
  /** Profile of the person in Slack, copied from the Slack API to link a catalogue user with a workspace member. */
  slackUserInfo: SlackUserInfo;
  /** Identity of a dashboard: the tool it lives in and its id there, as in `urn:li:dashboard:(looker,77)`. */
  dashboardKey: DashboardKey;
  /** Views, runs and users of a dashboard, for one time bucket, or up to now if `eventGranularity` is absent. Experimental, so it may change. */
  dashboardUsageStatistics: DashboardUsageStatistics;
  /** What the reporting tool says about a dashboard: title, link, its charts and datasets, last refresh. */
  dashboardInfo: DashboardInfo;
  /** Description of a dashboard as edited by people, untouched by later ingestion runs. */
  editableDashboardProperties: EditableDashboardProperties;
  /** Identity of a data contract, the set of promises (schema, freshness, quality) made about a dataset. */
  dataContractKey: DataContractKey;
  /** Promise about a dataset made of assertions on its schema, freshness and data quality. */
  dataContractProperties: DataContractProperties;
  /** Stage the data contract has reached. */
  dataContractStatus: DataContractStatus;
  /** Identity of a pipeline or workflow, such as an Airflow DAG: `urn:li:dataFlow:(airflow,daily_load,prod)`. */
  dataFlowKey: DataFlowKey;
  /** Version of a job's code, so that a run can be traced to what was deployed. */
  versionInfo: VersionInfo;
  /** What the orchestrator says about a pipeline, such as an Airflow DAG: name, description, project, environment. */
  dataFlowInfo: DataFlowInfo;
  /** Description of a pipeline as edited by people, kept apart so that ingestion does not overwrite it. */
  editableDataFlowProperties: EditableDataFlowProperties;
  /** Identity of a personal or service access token; holds a hash, never the token. */
  dataHubAccessTokenKey: DataHubAccessTokenKey;
  /** An access token for the API: whom it acts for, who made it and how long it lasts; the secret itself is not here. */
  dataHubAccessTokenInfo: DataHubAccessTokenInfo;
  /** Identity of an action pipeline, a process that listens to change events and reacts to them. */
  dataHubActionKey: DataHubActionKey;
  /** Identity of a stored connection, the details with which the catalogue reaches an external system. */
  dataHubConnectionKey: DataHubConnectionKey;
  /** Stored, reusable connection to an outside system, such as a Slack workspace, with its details encrypted. */
  dataHubConnectionDetails: DataHubConnectionDetails;
  /** Identity of an execution request, one order to an executor, for example to run an ingestion source now. */
  dataHubExecutionRequestKey: ExecutionRequestKey;
  /** What is to be run, with which arguments, by which executor and at whose request. */
  dataHubExecutionRequestInput: ExecutionRequestInput;
  /** Message to a running execution, typically an order to stop. */
  dataHubExecutionRequestSignal: ExecutionRequestSignal;
  /** How an execution went: status, report, start and duration; the executor may write it several times while the task runs. */
  dataHubExecutionRequestResult: ExecutionRequestResult;
  /** Identity of a file uploaded to the catalogue, for example an image placed in documentation. */
  dataHubFileKey: DataHubFileKey;
  /** A file that a user uploaded for the catalogue's own pages, such as an image in documentation: where it lies, its type and its use. */
  dataHubFileInfo: DataHubFileInfo;
  /** Identity of an ingestion source, a saved recipe with its schedule. */
  dataHubIngestionSourceKey: DataHubIngestionSourceKey;
  /** An ingestion source set up in the catalogue: its name, type, schedule and configuration. */
  dataHubIngestionSourceInfo: DataHubIngestionSourceInfo;
  /** Identity of an internal entity that lends the generated OpenAPI schema the `systemMetadata` shape; holds no catalogue content. */
  dataHubOpenAPISchemaKey: DataHubOpenAPISchemaKey;
  /** Bookkeeping stored beside an aspect: the ingestion run that wrote it, when it was seen, and its versions. */
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
  /** Empty aspect of a persona, the kind of user such as a data engineer; it has no fields as yet. */
  dataHubPersonaInfo: DataHubPersonaInfo;
  /** Identity of an access policy, the rule that gives privileges to users, groups or roles. */
  dataHubPolicyKey: DataHubPolicyKey;
  /** An access policy: which actors get which privileges on which resources, and whether it is in force. */
  dataHubPolicyInfo: DataHubPolicyInfo;
  /** Identity of a retention rule, the pair of entity type and aspect to which it applies; `*` stands for any. */
  dataHubRetentionKey: DataHubRetentionKey;
  /** Policy that limits how many old versions of an aspect the catalogue keeps. */
  dataHubRetentionConfig: DataHubRetentionConfig;
  /** Identity of a catalogue role such as Admin, Editor or Reader; not to be confused with `RoleKey`, a role in an outside system. */
  dataHubRoleKey: DataHubRoleKey;
  /** Name and purpose of a catalogue role, to which users are assigned and policies refer. */
  dataHubRoleInfo: DataHubRoleInfo;
  /** Identity of a secret, an encrypted value that recipes refer to by name. */
  dataHubSecretKey: DataHubSecretKey;
  /** Name and encrypted value of a secret, such as a database password that ingestion recipes refer to. */
  dataHubSecretValue: DataHubSecretValue;
  /** Identity of a step state, the note that a user has been through some step of the interface, for example an onboarding tour. */
  dataHubStepStateKey: DataHubStepStateKey;
  /** Progress of a user through an onboarding step, so that it is not shown twice. */
  dataHubStepStateProperties: DataHubStepStateProperties;
  /** Identity of one upgrade or bootstrap job, so that the server knows whether it has already run. */
  dataHubUpgradeKey: DataHubUpgradeKey;
  /** Note that an upgrade or bootstrap job has begun, with the version it brings. */
  dataHubUpgradeRequest: DataHubUpgradeRequest;
  /** Outcome of an upgrade or bootstrap job; the server reads it to decide whether to run the job again. */
  dataHubUpgradeResult: DataHubUpgradeResult;
  /** Identity of a view, a saved filter that narrows search and browsing for one user or for everybody. */
  dataHubViewKey: DataHubViewKey;
  /** A saved filter that narrows search and browsing to the part of the catalogue a team cares about. */
  dataHubViewInfo: DataHubViewInfo;
  /** Identity of one task in a pipeline: its flow and its id there, as in `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_load,prod),copy)`. */
  dataJobKey: DataJobKey;
  /** Counts and environment of one ingestion run, written as a time series on the pipeline's data job. */
  datahubIngestionRunSummary: DatahubIngestionRunSummary;
  /** State that one ingestion run leaves for the next, as stale entity removal needs; written on the pipeline's data job. */
  datahubIngestionCheckpoint: DatahubIngestionCheckpoint;
  /** What the orchestrator says about one step of a pipeline, such as an Airflow task: name, type, parent flow. */
  dataJobInfo: DataJobInfo;
  /** Lineage of a job: the datasets it reads and writes, and the jobs it depends on. */
  dataJobInputOutput: DataJobInputOutput;
  /** Description of a job as edited by people, which later ingestion runs leave alone. */
  editableDataJobProperties: EditableDataJobProperties;
  /** Keeps the transformations a data job applies, so that readers can see the code behind its lineage. */
  dataTransformLogic: DataTransformLogic;
  /** Identity of a data platform, the kind of system that assets come from, as in `urn:li:dataPlatform:snowflake`. */
  dataPlatformKey: DataPlatformKey;
  /** How a data platform is named, drawn and classified, and how its dataset names split into parts. */
  dataPlatformInfo: DataPlatformInfo;
  /** Identity of one deployment of a platform, for example the Snowflake account of the finance team, to keep equal names apart. */
  dataPlatformInstanceKey: DataPlatformInstanceKey;
  /** Name and description of one installation of a data platform, such as the production MySQL server. */
  dataPlatformInstanceProperties: DataPlatformInstanceProperties;
  /** An Iceberg warehouse served by the catalogue: where its files lie and with what credentials they are reached. */
  icebergWarehouseInfo: IcebergWarehouseInfo;
  /** Identity of a data process, the older model of an ETL job; `dataFlow` and `dataJob` are now the usual choice. */
  dataProcessKey: DataProcessKey;
  /** Lists the datasets that an older style `dataProcess` reads and writes. */
  dataProcessInfo: DataProcessInfo;
  /** Identity of one run of a job or flow, for example a single Airflow task run, or of an ML training run. */
  dataProcessInstanceKey: DataProcessInstanceKey;
  /** Says what one run consumed: datasets, models or other runs. */
  dataProcessInstanceInput: DataProcessInstanceInput;
  /** Says what one run produced: datasets, models or other runs. */
  dataProcessInstanceOutput: DataProcessInstanceOutput;
  /** The basic facts about one run: its name, kind, start and link to the source system. */
  dataProcessInstanceProperties: DataProcessInstanceProperties;
  /** Ties a run to the job it executes, the larger run it is part of, and the runs that set it off. */
  dataProcessInstanceRelationships: DataProcessInstanceRelationships;
  /** A time series entry written as a run starts and again as it ends, with its result and duration. */
  dataProcessInstanceRunEvent: DataProcessInstanceRunEvent;
  /** Adds machine learning details to a process instance that is a training run: run id, parameters, metrics and output links. */
  mlTrainingRunProperties: MLTrainingRunProperties;
  /** Identity of a data product, the part of its urn after `urn:li:dataProduct:`. */
  dataProductKey: DataProductKey;
  /** Name, documentation, assets and parent of a data product, a set of assets offered and cared for as one. */
  dataProductProperties: DataProductProperties;
  /** Display settings of one asset, such as the layout of its summary page; on data products, datasets, domains and glossary entries. */
  assetSettings: AssetSettings;
  /** Key aspect from which the urn of a data type is built. */
  dataTypeKey: DataTypeKey;
  /** Names and description of a data type, such as `string` or `urn`, that structured properties can have. */
  dataTypeInfo: DataTypeInfo;
  /** Identity of a dataset (table, view, topic, file set): `urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)`. */
  datasetKey: DatasetKey;
  /** Definition of a dataset that is a view: its query text, language and whether results are stored. */
  viewProperties: ViewProperties;
  /** Ties a dataset of subtype `Semantic Model Dataset` to the semantic model exposing it; its SQL and lineage stay in `viewProperties` and `upstreamLineage`. */
  semanticModelProperties: SemanticModelProperties;
  /** One profiling result for a dataset at a point in time: size, row and column counts, and statistics per column. */
  datasetProfile: DatasetProfile;
  /** How much a dataset was used within one time bucket: query counts, users, columns and typical queries. */
  datasetUsageStatistics: DatasetUsageStatistics;
  /** Usage figures of a dataset, computed daily for ranking and result cards so that search needs no time series query. */
  usageFeatures: UsageFeatures;
  /** Size figures of a dataset, copied daily from its profiles so that search results need no time series query. */
  storageFeatures: StorageFeatures;
  /** One change to the data of an entity, such as an insert; a time-series aspect from which freshness is read. */
  operation: Operation;
  /** Columns, keys and native schema of a dataset as the source reports them, written by ingestion; edits by people go to `editableSchemaMetadata`. */
  schemaMetadata: SchemaMetadata;
  /** Joins entities that are one thing seen from two tools, such as a dbt model and the table it builds, so they can be shown as one. */
  siblings: Siblings;
  /** What the source system says about a dataset: names, description, times and custom properties; written by ingestion. */
  datasetProperties: DatasetProperties;
  /** Name and description of a dataset as edited by people, kept apart so that the next ingestion run does not overwrite them. */
  editableDatasetProperties: EditableDatasetProperties;
  /** Older record of a dataset's retirement, with date and note; superseded by the `deprecation` aspect, which works for every entity. */
  datasetDeprecation: DatasetDeprecation;
  /** Deprecated column-level lineage of a dataset; use `fineGrainedLineages` of the `upstreamLineage` aspect. */
  datasetUpstreamLineage: DatasetUpstreamLineage;
  /** Column descriptions, tags and terms entered by people, held separately from `schemaMetadata` so that the next ingestion run does not wipe them out. */
  editableSchemaMetadata: EditableSchemaMetadata;
  /** First and last partition of a data lake table (Hive, S3, Iceberg, Delta, Hudi), which shows the range it covers. */
  partitionsSummary: PartitionsSummary;
  /** State of an Iceberg table or view for which the catalogue may itself be the Iceberg REST catalogue. */
  icebergCatalogInfo: IcebergCatalogInfo;
  /** Says which logical model a physical dataset or column carries out. */
  logicalParent: LogicalParent;
  /** Other identifiers under which references to the entity may arrive; computed by the server, so ingestion clients must not write it. */
  aliases: Aliases;
  /** Identity of a document, such as a runbook or a wiki page, written in the catalogue or brought in from outside. */
  documentKey: DocumentKey;
  /** Title, text, origin, state and links of a document such as a runbook, a decision record or a page ingested from a wiki. */
  documentInfo: DocumentInfo;
  /** Choices about how a document appears in the catalogue, separate from its content. */
  documentSettings: DocumentSettings;
  /** Curated text to embed for semantic search in place of the entity's own body, such as a summary with sample questions. */
  semanticText: SemanticText;
  /** How often a document was read by people and by agents, as a time series. With `eventGranularity` each entry is one time bucket, without it a current total. Experimental. */
  documentUsageStatistics: DocumentUsageStatistics;
  /** Identity of a domain, a business area such as Marketing or Finance under which assets are grouped. */
  domainKey: DomainKey;
  /** Name, description and parent of a domain, a business area such as `Finance` by which assets are grouped. */
  domainProperties: DomainProperties;
  /** Identity of an entity type, the part of its urn after `urn:li:entityType:`. */
  entityTypeKey: EntityTypeKey;
  /** Names and description of an entity type, an entity that stands for a kind of entity such as datasets. */
  entityTypeInfo: EntityTypeInfo;
  /** Identity of an entity relationship, the declared join between two datasets. */
  erModelRelationshipKey: ERModelRelationshipKey;
  /** A join between two datasets as ingested: the datasets, the column pairs and the cardinality. */
  erModelRelationshipProperties: ERModelRelationshipProperties;
  /** Name and documentation that users gave a relationship, kept apart so that ingestion runs do not overwrite them. */
  editableERModelRelationshipProperties: EditableERModelRelationshipProperties;
  /** Identity of a form, a set of questions that the people responsible answer about an asset. */
  formKey: FormKey;
  /** Definition of a form: the questions to answer about an asset and the people who should answer them. */
  formInfo: FormInfo;
  /** Rule that puts a form on every entity matching a filter, instead of naming the entities one by one. */
  dynamicFormAssignment: DynamicFormAssignment;
  /** Identity of the one entity that holds settings for the whole catalogue. */
  globalSettingsKey: GlobalSettingsKey;
  /** Settings of the whole instance, such as sign-on and views; managed by the catalogue, not to be written from outside. */
  globalSettingsInfo: GlobalSettingsInfo;
  /** Identity of a glossary node, the folder that groups glossary terms and other nodes. */
  glossaryNodeKey: GlossaryNodeKey;
  /** Name, definition and place in the hierarchy of a term group, the folder that holds glossary terms and further groups. */
  glossaryNodeInfo: GlossaryNodeInfo;
  /** Identity of a glossary term, a business notion such as Net Revenue with an agreed meaning. */
  glossaryTermKey: GlossaryTermKey;
  /** Name, definition, source and parent group of a glossary term. */
  glossaryTermInfo: GlossaryTermInfo;
  /** How the term relates to other terms: kinds of, parts of, possible values of, or loosely connected. */
  glossaryRelatedTerms: GlossaryRelatedTerms;
  /** Identity of an incident, a reported problem with one or more assets. */
  incidentKey: IncidentKey;
  /** What went wrong, which assets it touches, how urgent it is, who deals with it and how far they have come. */
  incidentInfo: IncidentInfo;
  /** Tickets in other systems that deal with this incident. */
  incidentExternalLinks: IncidentExternalLinks;
  /** Comments gathered on an incident over time; kept apart from `IncidentInfo` so that an ingestion run which rewrites that cannot wipe them. */
  incidentNotes: IncidentNotes;
  /** Identity of an invite token, the secret in a link through which people join the catalogue. */
  inviteTokenKey: InviteTokenKey;
  /** Token behind a sign-up link that lets people create an account, with a role. */
  inviteToken: InviteToken;
  /** Identity of a lifecycle stage that assets can be placed in, for example certified or archived. */
  lifecycleStageTypeKey: LifecycleStageTypeKey;
  /** Defines a lifecycle stage: which entities can be in it, whether search hides them, and what may come before. `status` refers to it. */
  lifecycleStageTypeInfo: LifecycleStageTypeInfo;
  /** Identity of a business metric, such as monthly active users, made of platform, path and id. */
  metricKey: MetricKey;
  /** The main facts about a metric: name, description, formula and the semantic model that defines it. */
  metricInfo: MetricInfo;
  /** Ties a metric to others: the parent in the hierarchy, the metrics in its formula, and related ones. */
  metricRelationships: MetricRelationships;
  /** Datasets and columns that a metric reads directly. Lineage between metrics is in `metricRelationships` instead. */
  metricUpstreams: MetricUpstreams;
  /** Hints for AI models about a metric, semantic model or schema field, so that they match and explain it correctly; follows the OSI `ai_context` layout. */
  aiContext: AiContext;
  /** Identity of a machine-learning feature, one model input: `urn:li:mlFeature:(customer,lifetime_value)`. */
  mlFeatureKey: MLFeatureKey;
  /** Text that people write for a machine learning feature in the catalogue, kept apart from `mlFeatureProperties` so that ingestion does not overwrite it. */
  editableMlFeatureProperties: EditableMLFeatureProperties;
  /** Describes a machine learning feature as its feature store knows it: type, version and source datasets. */
  mlFeatureProperties: MLFeatureProperties;
  /** Identity of a feature table, a group of features kept together in a feature store such as Feast. */
  mlFeatureTableKey: MLFeatureTableKey;
  /** Text that people write for a feature table in the catalogue, kept apart from the ingested `mlFeatureTableProperties`. */
  editableMlFeatureTableProperties: EditableMLFeatureTableProperties;
  /** Lists the features and primary keys that a feature table holds, along with its description. */
  mlFeatureTableProperties: MLFeatureTableProperties;
  /** Identity of one trained model: `urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)`. */
  mlModelKey: MLModelKey;
  /** Text that people write for a model in the catalogue, kept apart from the ingested `mlModelProperties`. */
  editableMlModelProperties: EditableMLModelProperties;
  /** The main facts about a model from its registry: algorithm, parameters, metrics, features, jobs and deployments. */
  mlModelProperties: MLModelProperties;
  /** States what the model was built for, for whom, and which uses lie outside its purpose. */
  intendedUse: IntendedUse;
  /** The factors part of a model card: what can make results differ, and which of that was tested. */
  mlModelFactorPrompts: MLModelFactorPrompts;
  /** The metrics part of a model card: by which measures the model is judged and at what cut-off. */
  mlModelMetrics: Metrics;
  /** Names the datasets on which the model was tested, so that a reader can judge its results. */
  mlModelEvaluationData: EvaluationData;
  /** Names the datasets from which the model learned; may stay coarse when the data is confidential. */
  mlModelTrainingData: TrainingData;
  /** Points to the evaluation results of a model, broken down by single factors and by their combinations. */
  mlModelQuantitativeAnalyses: QuantitativeAnalyses;
  /** The ethics part of a model card: sensitive data, effects on people, risks and what was done about them. All lists are free text. */
  mlModelEthicalConsiderations: EthicalConsiderations;
  /** The closing part of a model card: known limitations, advice on where the model fits, and what good evaluation data looks like. */
  mlModelCaveatsAndRecommendations: CaveatsAndRecommendations;
  /** Says where the code of a model and its pipelines is kept. */
  sourceCode: SourceCode;
  /** Cost code to which a machine-learning model is charged. */
  cost: Cost;
  /** Identity of a deployed model, for example a SageMaker endpoint that answers prediction requests. */
  mlModelDeploymentKey: MLModelDeploymentKey;
  /** Describes one deployed copy of a model: version, state and when it came about. */
  mlModelDeploymentProperties: MLModelDeploymentProperties;
  /** Identity of a model group, the family to which the versions of one model belong; a registered model in MLflow, for instance. */
  mlModelGroupKey: MLModelGroupKey;
  /** Text that people write for a model group in the catalogue, kept apart from the ingested `mlModelGroupProperties`. */
  editableMlModelGroupProperties: EditableMLModelGroupProperties;
  /** Describes a model group, the family to which a model's versions belong, with its jobs, dates and version. */
  mlModelGroupProperties: MLModelGroupProperties;
  /** Identity of a feature table's primary key, the column by which features are looked up, such as `customer_id`. */
  mlPrimaryKeyKey: MLPrimaryKeyKey;
  /** Text that people write for a feature table's primary key in the catalogue, kept apart from the ingested `mlPrimaryKeyProperties`. */
  editableMlPrimaryKeyProperties: EditableMLPrimaryKeyProperties;
  /** Describes a key column of a feature table: type, version and source datasets. */
  mlPrimaryKeyProperties: MLPrimaryKeyProperties;
  /** Identity of a notebook: the tool it lives in and its id there, as in `urn:li:notebook:(querybook,773)`. */
  notebookKey: NotebookKey;
  /** Title, description and change history of a notebook as the source system has them. In beta. */
  notebookInfo: NotebookInfo;
  /** Cells of a notebook in reading order. In beta. */
  notebookContent: NotebookContent;
  /** Documentation that users wrote for a notebook, kept apart so that ingestion runs do not overwrite it. In beta. */
  editableNotebookProperties: EditableNotebookProperties;
  /** Identity of an ownership type, the capacity in which someone owns an asset, such as Data Steward or Technical Owner. */
  ownershipTypeKey: OwnershipTypeKey;
  /** A kind of ownership, such as data steward or technical owner, that an owner of an entity can have. */
  ownershipTypeInfo: OwnershipTypeInfo;
  /** Identity of a platform resource, an object that an integration such as Slack or Teams keeps in the catalogue outside the core model. */
  platformResourceKey: PlatformResourceKey;
  /** Type, keys and contents of an object an integration keeps in the catalogue, such as a Slack conversation. */
  platformResourceInfo: PlatformResourceInfo;
  /** Identity of a post, an announcement or link shown to users, for example on the home page. */
  postKey: PostKey;
  /** An announcement to users of the catalogue: its content, where it is shown and when it was written. */
  postInfo: PostInfo;
  /** Identity of a query, a statement such as SQL that reads or writes one or more datasets. */
  queryKey: QueryKey;
  /** What a query entity is: its text, its name, who made it and how the catalogue learnt of it. */
  queryProperties: QueryProperties;
  /** Which tables and columns the query touches, so that it can be found from their pages. */
  querySubjects: QuerySubjects;
  /** How often, by whom and at what cost the query was run, one record per time bucket (a time series). */
  queryUsageStatistics: QueryUsageStatistics;
  /** Identity of a source code repository, as in `urn:li:repository:github.acme/payments`; the platform itself is told by the `dataPlatformInstance` aspect. */
  repositoryKey: RepositoryKey;
  /** Name, default branch, languages, licence and similar facts about a source code repository. */
  repositoryProperties: RepositoryProperties;
  /** Where a repository is hosted: its address and its id on the hosting service. */
  repositorySource: RepositorySource;
  /** Where a repository comes from, at present only the one it was forked from. */
  repositoryLineage: RepositoryLineage;
  /** Identity of an access role in an outside system, for example an IAM role that one must request to read a table. */
  roleKey: RoleKey;
  /** Name, kind of access and request address of a role in an external access system, such as a Snowflake or IAM role that opens a dataset. */
  roleProperties: RoleProperties;
  /** Users and groups that hold the external access role. */
  actors: Actors;
  /** Identity of a single column: the urn of its dataset and the field path, as in `urn:li:schemaField:(urn:li:dataset:(...),id)`. */
  schemaFieldKey: SchemaFieldKey;
  /** Name of a schema field and the other urns under which it is known. */
  schemafieldInfo: SchemaFieldInfo;
  /** Business attribute that has been applied to a column; written on `schemaField` entities. */
  businessAttributes: BusinessAttributes;
  /** Other urns under which the same schema field is known. */
  schemaFieldAliases: SchemaFieldAliases;
  /** Role of a column in a semantic model, with the expression behind it; type, description and tags stay on the column itself. */
  semanticFieldAnnotation: SemanticFieldAnnotation;
  /** Identity of a search template, a stored pattern from which the server builds its search queries. */
  searchTemplateKey: SearchTemplateKey;
  /** Body of a search template: Mustache text and settings that render to one search request. A section left out comes from `parent`; one present but empty drops the inherited value. */
  searchTemplateProperties: SearchTemplateProperties;
  /** Identity of a semantic model, such as a Snowflake semantic view or a dbt semantic model, made of platform, path and id. */
  semanticModelKey: SemanticModelKey;
  /** Name, description, joins and source text of a semantic model, the layer that gives tables a business meaning. */
  semanticModelInfo: SemanticModelInfo;
  /** Identity of a service, an external system the catalogue knows of, such as an MCP server or a REST API. */
  serviceKey: ServiceKey;
  /** Name, description and links of a service of any kind; details of one kind have aspects of their own, such as `mcpServerProperties`. */
  serviceProperties: ServiceProperties;
  /** How to connect to a service of subtype `MCP`; credentials are kept in the global settings instead. */
  mcpServerProperties: McpServerProperties;
  /** Full interface document of a service, such as its OpenAPI file; the service's `api` entities are read out of it. */
  serviceDefinition: ServiceDefinition;
  /** Identity of a structured property, as in `urn:li:structuredProperty:io.acme.privacy.retentionDays`. */
  structuredPropertyKey: StructuredPropertyKey;
  /** Name, value type, permitted values and scope of a custom field that can be set on entities. */
  propertyDefinition: StructuredPropertyDefinition;
  /** Where the interface shows a structured property: filters, asset summary, badges and column tables. */
  structuredPropertySettings: StructuredPropertySettings;
  /** Identity of a tag, a loose label such as `urn:li:tag:pii` that can be put on assets and columns. */
  tagKey: TagKey;
  /** Display name, description and colour of a tag. */
  tagProperties: TagProperties;
  /** Identity of the one entity that holds the client id for anonymous usage statistics. */
  telemetryKey: TelemetryKey;
  /** Holds the id under which an installation sends telemetry, so that it stays the same across restarts. */
  telemetryClientId: TelemetryClientId;
  /** Identity of a metadata test, a rule that checks assets, for example that each has an owner. */
  testKey: TestKey;
  /** Name, category and rules of a metadata test, a check run over entities, for instance that every dataset of a domain has an owner. */
  testInfo: TestInfo;
  /** Identity of a version set, which links entities that are versions of the same thing, such as the versions of one model. */
  versionSetKey: VersionSetKey;
  /** Newest member of a version set and the way in which its members are ordered. */
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
  /** A data quality rule for a dataset, for example that `orders.id` is never null; its run results are kept as a time series. */
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
  /** A personal or service access token for the API; the urn holds a hash of the token, never the token. */
  dataHubAccessToken: 'dataHubAccessTokenKey' | 'dataHubAccessTokenInfo';
  /** A configured action pipeline that reacts to events; only the key exists, with no aspects. */
  dataHubAction: 'dataHubActionKey';
  /** Stored connection details for an outside system that catalogue features talk to, for example a Slack workspace. */
  dataHubConnection: 'dataHubConnectionKey' | 'dataHubConnectionDetails' | 'dataPlatformInstance';
  /** One request to run a task on an executor, such as an ingestion run started from the interface, with its signals and result. */
  dataHubExecutionRequest: 'dataHubExecutionRequestKey' | 'dataHubExecutionRequestInput' | 'dataHubExecutionRequestSignal' | 'dataHubExecutionRequestResult';
  /** An uploaded file that catalogue pages use, for example an image embedded in a dataset's documentation. */
  dataHubFile: 'dataHubFileKey' | 'dataHubFileInfo' | 'status';
  /** A saved ingestion recipe with its schedule, for example a nightly Snowflake crawl set up in the interface. */
  dataHubIngestionSource: 'dataHubIngestionSourceKey' | 'dataHubIngestionSourceInfo' | 'ownership';
  /** Placeholder that gets otherwise unattached aspects, such as `systemMetadata`, into the generated OpenAPI schema; nobody creates one. */
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
  /** Remembers that a one-off step in the interface has been done, for example that a user has seen the introduction tour. */
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
  /** Free-form data that integrations store without a model of its own, for example a Slack member looked up by e-mail. */
  platformResource: 'platformResourceKey' | 'dataPlatformInstance' | 'platformResourceInfo' | 'status';
  /** A message shown to users, for example a maintenance announcement or a link on the home page. */
  post: 'postKey' | 'postInfo' | 'subTypes';
  /** A SQL statement kept with the datasets it touches, saved by a user or found in a query log. */
  query: 'queryKey' | 'queryProperties' | 'querySubjects' | 'queryUsageStatistics' | 'status' | 'dataPlatformInstance' | 'subTypes';
  /** A source code repository from which services, APIs and applications come, for example `github.acme/payments`. */
  repository: 'repositoryKey' | 'repositoryProperties' | 'repositorySource' | 'repositoryLineage' | 'subTypes' | 'dataPlatformInstance' | 'ownership' | 'status' | 'globalTags' | 'glossaryTerms' | 'semanticContent' | 'domains' | 'institutionalMemory' | 'structuredProperties' | 'browsePathsV2';
  /** An access role in an outside system that a user can request for a dataset; not the catalogue's own `dataHubRole`. */
  role: 'roleKey' | 'roleProperties' | 'actors';
  /** One column or nested field of a dataset; its urn holds the parent dataset's urn and the field path. */
  schemaField: 'schemaFieldKey' | 'schemafieldInfo' | 'structuredProperties' | 'forms' | 'businessAttributes' | 'status' | 'schemaFieldAliases' | 'documentation' | 'testResults' | 'incidentsSummary' | 'deprecation' | 'subTypes' | 'logicalParent' | 'globalTags' | 'glossaryTerms' | 'semanticFieldAnnotation' | 'aiContext' | 'ownership' | 'domains';
  /** A stored search query, written in Mustache and picked when a search runs; left out of default search, browse and autocomplete. */
  searchTemplate: 'searchTemplateKey' | 'searchTemplateProperties';
  /** A model of datasets, joins and metrics in business terms, for example a Snowflake semantic view. */
  semanticModel: 'semanticModelKey' | 'semanticModelInfo' | 'upstreamLineage' | 'ownership' | 'domains' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'structuredProperties' | 'status' | 'deprecation' | 'dataPlatformInstance' | 'subTypes' | 'documentation' | 'browsePathsV2' | 'applications' | 'aiContext';
  /** An outside service that the catalogue lists or connects to, for example an MCP server. */
  service: 'serviceKey' | 'serviceProperties' | 'mcpServerProperties' | 'serviceDefinition' | 'incidentsSummary' | 'subTypes' | 'ownership' | 'status' | 'globalTags' | 'semanticContent' | 'dataPlatformInstance';
  /** The definition of a custom typed property for entities, for example a retention time in days, limited to certain numbers. */
  structuredProperty: 'structuredPropertyKey' | 'propertyDefinition' | 'structuredPropertySettings' | 'institutionalMemory' | 'status';
  /** A free label to attach to assets and columns, for example `urn:li:tag:deprecated-soon`. */
  tag: 'tagKey' | 'tagProperties' | 'ownership' | 'deprecation' | 'status' | 'testResults';
  /** Holds the anonymous client id for usage telemetry; only one exists in an installation. */
  telemetry: 'telemetryKey' | 'telemetryClientId';
  /** A metadata test: a rule that assets pass or fail, for example that every dashboard has an owner. */
  test: 'testKey' | 'testInfo';
  /** Ties together entities that are versions of one thing, for example all versions of a model, and knows the latest. */
  versionSet: 'versionSetKey' | 'versionSetProperties';
}

/** The name of an entity type. */
export type EntityType = keyof EntityAspects;
