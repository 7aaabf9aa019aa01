// The model's types: every aspect, record and enumeration.
export type * from '@colophon/model-types';

// The client for daily use, and its groups of methods.
export { Colophon } from './client/colophon.ts';
export type {
  AspectsClient,
  AspectValues,
  GetAllOptions,
  PatchOptions,
  WriteOptions,
} from './client/aspects-client.ts';
export type { ChangesClient } from './client/changes-client.ts';
export type { EntitiesClient } from './client/entities-client.ts';
export type { LineageClient } from './client/lineage-client.ts';
export type { MaintenanceClient } from './client/maintenance-client.ts';
export type { RelationshipsClient } from './client/relationships-client.ts';
export type { RunsClient } from './client/runs-client.ts';
export type { FindAllOptions, FindOptions, SearchClient } from './client/search-client.ts';
export type { TimelineClient } from './client/timeline-client.ts';
// Emitting.
export type { Emitter } from './emitter.ts';
export type {
  AnyProposal,
  ChangeProposal,
  DeleteProposal,
  PatchOperation,
  PatchProposal,
  Proposal,
  ProposalExtras,
  ProposalTarget,
  ProposedChange,
} from './proposal.ts';
export { RestEmitter } from './rest-emitter.ts';
export type {
  EmitOptions,
  Receipt,
  StorageState,
  WriteState,
  WriteStates,
  WriteStatesOptions,
} from './writes.ts';
export { type WriteConditions, writeConditions } from './conditions.ts';
// Reading, and keeping in order.
export { GraphClient } from './graph-client.ts';
export type {
  CountOptions,
  ExistsOptions,
  GetAspectOptions,
  GetAspectsOptions,
  StoredAspect,
  TimeseriesOptions,
  VersionedAspectName,
} from './graph/aspects.ts';
export type { Filter, FilterCondition, FilterCriterion } from './graph/filter.ts';
export type {
  Facet,
  ScrollOptions,
  SearchCriteria,
  SearchHit,
  SearchOptions,
  SearchPage,
  SearchRefinement,
  SortCriterion,
} from './graph/search.ts';
export type { ContainerFilter } from './graph/named.ts';
export type { Relationship, RelationshipOptions, RelationshipPageOptions } from './graph/relationships.ts';
export type {
  LineageEntity,
  LineageOptions,
  LineagePage,
  LineagePageOptions,
  LineageScrollOptions,
} from './graph/lineage.ts';
export type { AspectVersion, DifferenceOptions, DifferenceStep, VersionsOptions } from './graph/history.ts';
export type {
  ChangeCategory,
  SemanticChange,
  TimelineChange,
  TimelineEntry,
  TimelineOptions,
} from './graph/timeline.ts';
export type { Change, ChangesOptions } from './graph/changes.ts';
export type {
  Deleted,
  DryRunOptions,
  Reference,
  References,
  SoftDeleteOptions,
  TimeRange,
} from './graph/deletions.ts';
export type { RollbackOptions, RollbackReport, RunPageOptions, RunRow, RunSummary } from './graph/runs.ts';
export type { RestoreIndicesOptions } from './graph/maintenance.ts';
// Settings that every client takes, and every call.
export type { ClientOptions, Logger, ResolvedClientOptions } from './client-options.ts';
export type { CallOptions } from './http-client.ts';
// Errors: the clients' own, and that of a text that is no URN.
export {
  ConfigurationError,
  ConnectionError,
  HttpError,
  isHttpError,
  isSdkError,
  isUnknownFieldsError,
  SdkError,
  type SdkErrorCode,
  sdkErrorCodes,
  type UnknownFieldPlace,
  UnknownFieldsError,
} from './errors.ts';
export {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  RejectedError,
  UnavailableError,
} from './status-errors.ts';
export { isSchemaError, SchemaError, type SchemaErrorCode } from '@colophon/schema';

// URNs in general.
export { encodeUrnPart, isUrn, parseUrn, printUrn, type Urn } from '@colophon/schema';
// URNs of data and where it lives.
export { makeDataPlatformInstanceUrn, makeDataPlatformUrn } from './builders/urns/data-platform.ts';
export {
  datasetKeyToUrn,
  datasetUrnToKey,
  makeDatasetUrn,
  makeDatasetUrnWithPlatformInstance,
  makeSchemaFieldUrn,
  schemaFieldUrnToKey,
  type Env,
} from './builders/urns/dataset.ts';
export { containerUrnToKey, makeContainerUrn } from './builders/urns/container.ts';
export {
  chartUrnToKey,
  dashboardUrnToKey,
  makeChartUrn,
  makeDashboardUrn,
  makeNotebookUrn,
} from './builders/urns/dashboard.ts';
export {
  dataFlowUrnToKey,
  dataJobUrnToKey,
  makeDataFlowUrn,
  makeDataJobUrn,
  makeDataJobUrnWithFlow,
  makeDataProcessInstanceUrn,
  makeDataProcessUrn,
} from './builders/urns/pipeline.ts';
export {
  makeMlFeatureTableUrn,
  makeMlFeatureUrn,
  makeMlModelDeploymentUrn,
  makeMlModelGroupUrn,
  makeMlModelUrn,
  makeMlPrimaryKeyUrn,
} from './builders/urns/machine-learning.ts';
// URNs of people, and of what they sort entities with.
export {
  OwnerType,
  isOwnerUrn,
  makeGroupUrn,
  makeOwnerUrn,
  makeOwnershipTypeUrn,
  makeRoleUrn,
  makeUserUrn,
  systemActor,
  unknownUser,
} from './builders/urns/people.ts';
export {
  makeApplicationUrn,
  makeBusinessAttributeUrn,
  makeDataProductUrn,
  makeDataTypeUrn,
  makeDocumentUrn,
  makeDomainUrn,
  makeEntityTypeUrn,
  makeFormUrn,
  makeGlossaryNodeUrn,
  makeLifecycleStageTypeUrn,
  makeStructuredPropertyUrn,
  makeTagUrn,
  makeTermUrn,
} from './builders/urns/governance.ts';
export {
  assertionUrnToKey,
  makeAssertionUrn,
  makeDataContractUrn,
  makeIncidentUrn,
  makeTestUrn,
} from './builders/urns/quality.ts';
// URNs of queries, metrics and software.
export {
  makeAgentSkillUrn,
  makeAiAgentUrn,
  makeApiUrn,
  makeErModelRelationshipUrn,
  makeMetricUrn,
  makePlatformResourceUrn,
  makeQueryUrn,
  makeRepositoryUrn,
  makeSemanticModelUrn,
  makeServiceUrn,
  makeVersionSetUrn,
} from './builders/urns/software.ts';
// URNs of what a catalogue keeps about itself.
export {
  makeDataHubAccessTokenUrn,
  makeDataHubActionUrn,
  makeDataHubConnectionUrn,
  makeDataHubExecutionRequestUrn,
  makeDataHubFileUrn,
  makeDataHubIngestionSourceUrn,
  makeDataHubOpenAPISchemaUrn,
  makeDataHubPageModuleUrn,
  makeDataHubPageTemplateUrn,
  makeDataHubPersonaUrn,
  makeDataHubPolicyUrn,
  makeDataHubRetentionUrn,
  makeDataHubRoleUrn,
  makeDataHubSecretUrn,
  makeDataHubStepStateUrn,
  makeDataHubUpgradeUrn,
  makeDataHubViewUrn,
  makeGlobalSettingsUrn,
  makeInviteTokenUrn,
  makePostUrn,
  makeSearchTemplateUrn,
  makeTelemetryUrn,
} from './builders/urns/catalogue.ts';

// Keys, whose guid is the name of a container, a data product or a domain. `ContainerKey`, `DataProductKey`,
// `DomainKey` and `NotebookKey` hide the key aspects' types of these names, which remain as `AspectTypes['containerKey']`.
export { datahubGuid } from './builders/guid.ts';
export type { GuidValue, WithGuid } from './builders/canonical-json.ts';
export { DatahubKey } from './builders/datahub-key.ts';
// PlatformKey is the older name.
export {
  BucketKey,
  ContainerKey,
  ContainerKey as PlatformKey,
  DatabaseKey,
  ExperimentKey,
  FolderKey,
  NamespaceKey,
  SchemaKey,
  type BucketKeyFields,
  type ContainerKeyFields,
  type DatabaseKeyFields,
  type ExperimentKeyFields,
  type FolderKeyFields,
  type NamespaceKeyFields,
  type SchemaKeyFields,
} from './builders/container-keys.ts';
export {
  BigQueryDatasetKey,
  CatalogKey,
  CatalogKeyWithMetastore,
  MetastoreKey,
  ProjectIdKey,
  UnitySchemaKey,
  UnitySchemaKeyWithMetastore,
  type BigQueryDatasetKeyFields,
  type CatalogKeyFields,
  type CatalogKeyWithMetastoreFields,
  type MetastoreKeyFields,
  type ProjectIdKeyFields,
  type UnitySchemaKeyFields,
  type UnitySchemaKeyWithMetastoreFields,
} from './builders/platform-container-keys.ts';
export {
  DataProductKey,
  DomainKey,
  NotebookKey,
  type DataProductKeyFields,
  type DomainKeyFields,
  type NotebookKeyFields,
} from './builders/entity-keys.ts';

// Aspects.
export { auditStamp, makeTimestamp, type Moment } from './builders/aspects/audit.ts';
export {
  makeContainerAspect,
  makeDataPlatformInstanceAspect,
  makeInstitutionalMemoryAspect,
  makeStatusAspect,
  makeSubTypesAspect,
  type Link,
} from './builders/aspects/basics.ts';
export {
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeGlossaryTermsAspect,
  makeStructuredPropertiesAspect,
  type StructuredPropertyValue,
} from './builders/aspects/labels.ts';
export {
  makeColumnLineage,
  makeFineGrainedLineage,
  makeUpstreamLineageAspect,
  type ColumnLineage,
  type ColumnReference,
  type ColumnStatement,
  type DerivationDetails,
  type UpstreamLineageOptions,
} from './builders/aspects/lineage.ts';
export {
  makeOwnershipAspect,
  validateOwnershipType,
  type OwnershipOptions,
} from './builders/aspects/ownership.ts';
export {
  makeSchemaMetadataAspect,
  type Column,
  type ColumnType,
  type SchemaMetadataOptions,
} from './builders/aspects/schema-metadata.ts';
// Proposals.
export {
  addDatasetToContainer,
  addEntityToContainer,
  genContainers,
  type ContainerOptions,
} from './builders/containers.ts';
export { columnLineageProposal, lineageProposal } from './builders/lineage.ts';
// Patches: proposals that change parts of an aspect.
export { patchProposals } from './patch/patch-proposals.ts';
export { addAt, type PatchPlace, type PatchStep, removeAt } from './patch/step.ts';
export {
  addDomain,
  addFieldTag,
  addFieldTerm,
  addTag,
  addTerm,
  removeDomain,
  removeFieldTag,
  removeFieldTerm,
  removeTag,
  removeTerm,
  setFieldDescription,
} from './patch/labels.ts';
export { addOwner, removeOwner, setOwners } from './patch/ownership.ts';
export {
  removeCustomProperty,
  removeStructuredProperty,
  setCustomProperties,
  setCustomProperty,
  setDescription,
  setStructuredProperty,
} from './patch/properties.ts';
export {
  addColumnLineage,
  addInput,
  addOutput,
  addUpstream,
  type ColumnPair,
  removeColumnLineage,
  removeInput,
  removeOutput,
  removeUpstream,
} from './patch/lineage.ts';
