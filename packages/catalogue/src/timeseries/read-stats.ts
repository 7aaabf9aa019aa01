import type { Aspect, Registry } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { Store } from '../ports/store.ts';
import { matchesFilter } from '../search/matches-filter.ts';
import { createAggregation } from './aggregate.ts';
import type { StatsTable, TimeseriesStats } from './query.ts';
import { batchesOf } from './read-timeseries.ts';

/** A table of statistics over the points of one aspect, of one entity or of many. */
export async function readStats(store: Store, aspect: Aspect, query: TimeseriesStats): Promise<StatsTable> {
  const { entityType, filter, signal, budget } = query;
  const aggregation = createAggregation(aspect, query);
  const urns = namedUrns(filter) ?? (await store.timeseriesUrns(entityType, aspect.name));
  for (const urn of urns) {
    for await (const points of batchesOf(store, { urn, aspect: aspect.name }, undefined, signal)) {
      for (const row of points) {
        if (!matchesFilter({ ...row.value, urn }, filter)) continue;
        budget?.spend(JSON.stringify(row.value).length);
        aggregation.add(row);
      }
      budget?.check({ urn, aspect: aspect.name });
    }
  }
  return aggregation.table();
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
