// Reads, searches and maintains metadata.

export type {
  CountOptions,
  ExistsOptions,
  GetAspectOptions,
  GetAspectsOptions,
  StoredAspect,
  TimeseriesOptions,
  VersionedAspectName,
} from './graph/aspects.ts';
export type { Change, ChangesOptions } from './graph/changes.ts';
export type {
  Deleted,
  DryRunOptions,
  Reference,
  References,
  SoftDeleteOptions,
  TimeRange,
} from './graph/deletions.ts';
export type { Filter, FilterCondition, FilterCriterion } from './graph/filter.ts';
export type { AspectVersion, DifferenceOptions, DifferenceStep, VersionsOptions } from './graph/history.ts';
export type {
  LineageEntity,
  LineageOptions,
  LineagePage,
  LineagePageOptions,
  LineageScrollOptions,
} from './graph/lineage.ts';
export type { RestoreIndicesOptions } from './graph/maintenance.ts';
export type { ContainerFilter } from './graph/named.ts';
export type { Relationship, RelationshipOptions, RelationshipPageOptions } from './graph/relationships.ts';
export type { RollbackOptions, RollbackReport, RunPageOptions, RunRow, RunSummary } from './graph/runs.ts';
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
export type {
  ChangeCategory,
  SemanticChange,
  TimelineChange,
  TimelineEntry,
  TimelineOptions,
} from './graph/timeline.ts';
export { GraphClient } from './graph-client.ts';
