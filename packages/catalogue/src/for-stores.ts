// What a store uses of the catalogue at run time, without the rest: a thread that only reads loads a tenth of the modules.
export { CatalogueError } from './errors.ts';
export { timeRangeOf } from './lineage/edge-times.ts';
export { walkLineage } from './lineage/walk.ts';
export { createCheck, createPace, type Pace, throwIfAborted } from './pace.ts';
export { maxFailedWrites } from './ports/administration.ts';
export { LeadershipLostError } from './ports/leadership.ts';
export { createLocalLeaders } from './ports/local-leaders.ts';
export { maxSearchTextsPerDay } from './ports/search-counts.ts';
export { noRunId } from './proposal.ts';
export { QueryTimeoutError, queryTimeoutMessage, queryWaitedMessage } from './query-timeout-error.ts';
export { ReadBudget } from './read-budget.ts';
export { edgeFields, maxScannedEdges } from './relationships/scroll.ts';
export {
  boundOf,
  comparedValues,
  compareText,
  foldCase,
  orderedOf,
  sortTextOf,
  testOf,
} from './search/compare.ts';
export { entityTypeField } from './search/facets.ts';
export { matchesFilter } from './search/matches-filter.ts';
export { maxFilterLength, maxTextPasses, minTextReads, sortPrefixLength } from './search/query.ts';
export { compareHits, maxWeighed, scoreOf, weigh } from './search/ranking.ts';
export { textWeights } from './search/text-weights.ts';
export { tiers } from './search/tiers.ts';
export { foldName } from './search/words.ts';
export { StoreError, type StoreErrorCode } from './store-error.ts';
export { aggregatePoints } from './timeseries/aggregate-points.ts';
export { startOf } from './urn-pattern.ts';
