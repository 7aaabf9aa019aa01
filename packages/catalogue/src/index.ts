// The catalogue.
export type { Catalogue, CatalogueOptions } from './catalogue.ts';
export type { CatalogueLoad, Instruments, QueuedQuery, SubmittedGroup } from './instruments.ts';
export type { SealSecret } from './effects/effect.ts';
export type { OnCommitted } from './write/writer.ts';
export type { Operations } from './operations.ts';
export { localUser, type Principal, type RequestContext } from './session/request-context.ts';
export type { AroundCommand, Command } from './session/command.ts';
export type { Lag, Session, SessionOptions } from './session/session.ts';
// Who may do what.
export type { AccessControl } from './access/access-control.ts';
export { createAccessControl } from './access/access-control.ts';
export { forbidden } from './access/forbidden.ts';
export { editorsOf } from './access/needs.ts';
export { type Subject, subjectOf } from './access/subject.ts';
export type { Actor } from './access/actor.ts';
export { keptAspects, keptTypes } from './access/protected.ts';
export { giveRole, joinGroup, leaveGroup, type MembershipWriter, setRole } from './access/membership.ts';
export {
  asSystem,
  forgetMemberships,
  type StatusChange,
  type StoredUserStatus,
  stateUserStatus,
} from './access/user-status.ts';
export type { Permissions } from './access/permissions.ts';
export type { Policy, PolicyCriterion } from './access/policy.ts';
export type { Decision, Denial } from './access/policy-set.ts';
export type { EntityPrivilege, PlatformPrivilege, Privilege } from './access/privileges.ts';
export {
  entityPrivileges,
  isPrivilege,
  platformPrivileges,
  unusedPrivileges,
} from './access/privileges.ts';
export type { Requirement, SessionMethod } from './access/requirements.ts';
export { requirements } from './access/requirements.ts';
export type { Resource } from './access/resource.ts';
export { type UnmetCriterion, unmetCriteria } from './access/unmet.ts';
export {
  builtInRoles,
  policies as builtInPolicies,
  roles as builtInRoleInfos,
} from './built-in/roles-and-policies.ts';
export { ensureModelCompatible, findIncompatibilities } from './ensure-model-compatible.ts';
export { writeBuiltInData } from './built-in/write-built-in-data.ts';
export { createCatalogue, defaultTimeseriesLimit, maxWaitingQueries } from './catalogue.ts';
export { maxPropertyTextBytes } from './effects/property-values.ts';
export type { EntityView } from './history/reading.ts';
export type { CatalogueErrorCode } from './errors.ts';
export { CatalogueError, catalogueErrorCodes, isCatalogueError } from './errors.ts';
export type { StoreErrorCode } from './store-error.ts';
export { isStoreError, StoreError, storeErrorCodes } from './store-error.ts';
export { isOverloadError, OverloadError } from './overload-error.ts';
export { isQueryTimeoutError, QueryTimeoutError, queryTimeoutMessage } from './query-timeout-error.ts';
// For stores: the ports that they implement, and what passes through them.
export type {
  BackupFile,
  BackupOptions,
  FailedWrite,
  LeaderWork,
  Page,
  RunSummary,
  StoreUtilisation,
  StoreAdministration,
  WrittenBy,
} from './ports/administration.ts';
export { maxFailedWrites } from './ports/administration.ts';
export {
  type DailySearchCount,
  maxSearchTextsPerDay,
  type SearchCount,
  type SearchCountQuery,
  type SearchCountStore,
  type SearchStatistics,
} from './ports/search-counts.ts';
export type * from './ports/coverage.ts';
export { coverageMeasures } from './ports/coverage.ts';
export { isLeadershipLostError, type Leadership, LeadershipLostError } from './ports/leadership.ts';
export type {
  AspectHistory,
  AspectKeyQuery,
  AspectStore,
  TransactionReads,
  WriteTransaction,
} from './ports/aspect-store.ts';
export type { AspectKey, AspectRead, AspectRow, LatestAspect } from './ports/aspects.ts';
export type {
  ChangedAspect,
  ChangedSince,
  ChangeLog,
  ChangesPage,
  ChangesQuery,
  LogEntry,
  LogFilter,
  Waiting,
} from './ports/change-log.ts';
export type { ChangeSet, Deletion, Expiry } from './ports/change-set.ts';
export type {
  FollowingGraphIndex,
  FollowingIndex,
  FollowingSearchIndex,
  IndexUpdate,
} from './ports/following-index.ts';
export type { Edge, GraphIndex } from './ports/graph-index.ts';
export type { IndexAnswer } from './ports/index-answer.ts';
export type {
  BrowseGroup,
  BrowseGroups,
  DocumentChange,
  GroupQuery,
  SearchDocument,
  SearchFields,
  SearchIndex,
  SearchTexts,
  SearchValue,
} from './ports/search-index.ts';
export type { Store } from './ports/store.ts';
export type {
  AggregatedGroup,
  AggregationPlan,
  AggregationQuery,
  GroupField,
  Measure,
  PointRange,
  TimeseriesPosition,
  TimeseriesQuery,
  TimeseriesRow,
  TimeseriesStore,
} from './ports/timeseries-store.ts';
export { createPace, type Pace, throwIfAborted } from './pace.ts';
export type { QueryBounds } from './query-bounds.ts';
export { type PatternPart, parseUrnPattern, type UrnPattern } from './urn-pattern.ts';
export { maxLookups, maxReadLength, ReadBudget, type ReadOptions } from './read-budget.ts';
export { type Following, followLog } from './project/follow-log.ts';
export { type FilterValues, filterValues } from './project/filter-values.ts';
export { browsePathSeparator } from './project/search-fields.ts';
// What people search for.
export { maxSearchLength, normaliseSearch } from './searches/normalise-search.ts';
export {
  createSearchRecorder,
  defaultSearchDays,
  type SearchEvent,
  type SearchPeriod,
  type SearchRecorder,
  type SearchRecorderOptions,
} from './searches/search-recorder.ts';
// Change proposals.
export type { AuditStamp, ChangeProposal, ChangeType, SystemMetadata } from './proposal.ts';
export { changeTypes, noRunId, systemActor, unknownActor } from './proposal.ts';
export { equalJson } from './equal-json.ts';
export { keyOf, parseEntityUrn } from './write/check-proposal.ts';
export { traceProperty, withTrace } from './write/trace.ts';
// Relationships.
export type {
  Relationship,
  RelationshipDirection,
  RelationshipPage,
  RelationshipQuery,
} from './relationships/query.ts';
export type { EdgeEnd, EdgePage, EdgeScroll, LineageScroll, ScrolledEdge } from './relationships/scroll.ts';
export { relationshipDirections } from './relationships/query.ts';
export { edgeFields, maxScannedEdges } from './relationships/scroll.ts';
// Lineage.
export type {
  Degree,
  LineageSearchResult,
  LineageBounds,
  LineageDirection,
  LineageEntity,
  LineagePage,
  LineageQuery,
  LineageReach,
  LineageSearch,
  LineageSearchPage,
  LineageWalk,
  EntityState,
  ReachedEntity,
} from './lineage/query.ts';
export { type DescribedNode, type LineageGraph, type Neighbours, walkLineage } from './lineage/walk.ts';
export {
  defaultMaxEntities,
  maxPathsLength,
  degreeField,
  degrees,
  lineageDirections,
} from './lineage/query.ts';
// Deleting, undoing, rebuilding.
export type { RetentionQuery, RetentionReport } from './maintenance/apply-retention.ts';
export {
  type CheckOptions,
  checkStore,
  type StoreCheck,
  type StoreFinding,
} from './maintenance/check-store.ts';
export { type DeletedByFilter, deleteByFilter } from './maintenance/delete-by-filter.ts';
export type { Deleted } from './maintenance/delete-entity.ts';
export type { Reference, References } from './maintenance/delete-references.ts';
export type { RestoreOptions, RestoreReport } from './maintenance/restore-indices.ts';
export type { RollbackReport } from './maintenance/roll-back.ts';
export type { Maintenance } from './maintenance/maintenance.ts';
export {
  createTraceId,
  type StorageState,
  type WriteState,
  type WriteStates,
} from './maintenance/write-states.ts';
// Search.
export type { BrowsePath } from './search/browse.ts';
export { entityTypeField } from './search/facets.ts';
export { matchesFilter } from './search/matches-filter.ts';
export { filterFieldsNamed } from './search/field-names.ts';
export { describeSearchFields, modelSearchFields, type SearchFieldKind } from './search/searched-fields.ts';
export { plainFilter } from './search/visibility.ts';
export type { Tier } from './search/tiers.ts';
export type {
  Condition,
  Criterion,
  Facet,
  FilterCondition,
  FilterCriterion,
  FoundHit,
  MatchedField,
  Position,
  SearchHit,
  SearchPage,
  SearchQuery,
  SortCriterion,
} from './search/query.ts';
export type { ResolvedQuery } from './search/resolved-query.ts';
// Time series.
export type {
  Aggregation,
  Bucket,
  Metric,
  StatsTable,
  TimeseriesRead,
  TimeseriesScroll,
  TimeseriesStats,
  TimeWindow,
  WindowUnit,
} from './timeseries/query.ts';
export type { TimeseriesPage } from './timeseries/scroll-timeseries.ts';
export { aggregations, timestampField, windowUnits } from './timeseries/query.ts';
export { aggregatePoints } from './timeseries/aggregate-points.ts';
export { windowStart } from './timeseries/windows.ts';
// What changed.
export type { PatchStep } from './history/json-difference.ts';
export type { Change, ChangeCategory, ChangeTransaction, SemanticChange } from './timeline/change.ts';
export { changeCategories } from './timeline/change.ts';
export { categoryAliases } from './timeline/detectors.ts';
export type { TimelineEntry, TimelineQuery } from './timeline/timeline.ts';
// Events for those who act on changes.
export type { EntityChange, PlatformEvent, RelationshipChange } from './events/change-event.ts';
export { eventsOf } from './events/events-of.ts';
// The log, for readers that follow it.
export type { Changes } from './changes/changes.ts';
export {
  conditions,
  filterConditions,
  maxFacetValues,
  maxComparisons,
  maxCriteria,
  maxFacets,
  maxFilterLength,
  maxHighlightedLength,
  maxInputLength,
  maxScannedValues,
  maxSortFields,
  maxTextPasses,
  maxWords,
  minTextReads,
  sortPrefixLength,
  criterionOf,
  searchQuery,
} from './search/query.ts';
export type { BrowsePage, FoundPage, ScrollPage, Searches, Suggestions } from './search/searches.ts';
export { valuesOf } from './search/searches.ts';
export type { Phrase, Term, TextQuery } from './search/text-query.ts';
export type { TextWeight } from './search/text-weights.ts';
export { textWeights } from './search/text-weights.ts';
export { foldName, wordsOf } from './search/words.ts';
// For the documentation only: limits and defaults.
export { defaultRestoreBatchSize } from './maintenance/restore-indices.ts';
export { retentionBatchSize } from './maintenance/apply-retention.ts';
export { maxGroupRelationships, maxGroupSize } from './write/group-commit.ts';
export { maxTextLength } from './write/without-nulls.ts';
export { maxCopiedValues } from './write/patch/apply-patch.ts';
export { maxOperations, maxPathSteps } from './write/patch/parse-patch.ts';
export { maxBatchRelationships, maxBatchSize, maxPendingProposals } from './write/writer.ts';
export { defaultMaxVersions, shippedRetention } from './write/retention.ts';
// For surfaces: the wording of JSON Schema failures.
export { describeErrors } from './validate/describe-errors.ts';

export type { AspectUnknownField, ProposeOptions, WriteReceipt } from './proposal.ts';
export type { UnknownField, UnknownFieldPolicy } from './validate/unknown-fields.ts';
export { splitUnknownFields, unknownFieldPolicies } from './validate/unknown-fields.ts';
