// The catalogue.
export type { Catalogue, CatalogueOptions, EntityView } from './catalogue.ts';
export { adoptModel } from './adopt-model.ts';
export { createCatalogue, defaultTimeseriesLimit } from './catalogue.ts';
export type { CatalogueErrorCode } from './errors.ts';
export { CatalogueError, catalogueErrorCodes, isCatalogueError } from './errors.ts';
// For stores: the port that they implement, and what passes through it.
export type {
  AspectKey,
  AspectRead,
  AspectRow,
  ChangeSet,
  DocumentChange,
  Edge,
  FieldValue,
  LatestAspect,
  LogEntry,
  SearchDocument,
  SearchFields,
  SearchTexts,
  SearchValue,
  Store,
  TimeseriesQuery,
  TimeseriesRow,
  WriteTransaction,
} from './ports.ts';
export { browsePathSeparator } from './project/search-fields.ts';
// Change proposals.
export type { AuditStamp, ChangeProposal, ChangeType, SystemMetadata } from './proposal.ts';
export { changeTypes, noRunId, systemActor, unknownActor } from './proposal.ts';
// Search.
export { entityTypeField } from './search/facets.ts';
export type {
  Condition,
  Criterion,
  Facet,
  ResolvedQuery,
  SearchHit,
  SearchPage,
  SearchQuery,
  SortCriterion,
} from './search/query.ts';
export { conditions, maxFacetValues, maxFilterLength, wordsOf } from './search/query.ts';
