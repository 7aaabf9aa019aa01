import type { Aspect, Registry } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { TimeseriesStore } from '../ports/timeseries-store.ts';
import { boundsOf } from '../query-bounds.ts';
import type { StatsTable, TimeseriesStats } from './query.ts';
import { planAggregation, tableOf } from './stats-table.ts';

/** A table of statistics over the points of one aspect, of one entity or of many. */
export async function readStats(
  store: TimeseriesStore,
  aspect: Aspect,
  query: TimeseriesStats,
): Promise<StatsTable> {
  const { entityType, filter, budget } = query;
  const plan = planAggregation(aspect, query);
  const urns = namedUrns(filter);
  const groups = await store.aggregateTimeseries({
    entityType,
    aspect: aspect.name,
    filter,
    plan,
    ...(urns && { urns: [...urns] }),
    ...boundsOf(query),
    budget,
  });
  return tableOf(plan, groups);
}

/**
 * The aspect that a query is of, and the entity type as the model spells it.
 *
 * @throws CatalogueError `UNKNOWN_ASPECT` when the entity type has none of that name, or it is not a time series.
 */
export function timeseriesAspect(
  registry: Registry,
  { entityType, aspect }: Pick<TimeseriesStats, 'entityType' | 'aspect'>,
): { readonly entityType: string; readonly aspect: Aspect } {
  const entity = registry.entityNamed(entityType);
  const found = entity && registry.aspectOf(entity.name, aspect);
  if (entity && found?.kind === 'timeseries') return { entityType: entity.name, aspect: found };
  throw new CatalogueError(
    'UNKNOWN_ASPECT',
    `aspect: ${aspect} is not a time-series aspect of ${entityType}`,
  );
}

/** The entities that a filter keeps to; undefined when it may hold for any. */
function namedUrns(filter: TimeseriesStats['filter']): ReadonlySet<string> | undefined {
  const named = filter.map((clause) =>
    clause.find(
      ({ fields, condition, negated }) =>
        !negated && (condition === 'EQUAL' || condition === 'IN') && fields.every((field) => field === 'urn'),
    ),
  );
  if (named.length === 0 || !named.every((criterion) => criterion !== undefined)) return undefined;
  return new Set(named.flatMap(({ values }) => values));
}
