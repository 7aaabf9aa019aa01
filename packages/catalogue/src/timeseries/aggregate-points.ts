import type { Json, JsonObject } from '@colophon/schema';
import type {
  AggregatedGroup,
  AggregationPlan,
  AggregationQuery,
  GroupField,
  Measure,
  TimeseriesRow,
  TimeseriesStore,
} from '../ports/timeseries-store.ts';
import { valueAt } from '../project/values-at.ts';
import { matchesFilter } from '../search/matches-filter.ts';
import { batchesOf, urnsAfter } from './read-timeseries.ts';
import type { StatsField } from './stats-fields.ts';
import { print } from './stats-table.ts';
import { windowStart } from './windows.ts';

/** A point, or one record of a list inside a point, as far as statistics look into it. */
interface Sample {
  readonly time: number;
  read(field: StatsField): Json | undefined;
}

/** Takes the values of one group, and keeps no more of them than their aggregate needs. */
interface Accumulator {
  add(value: Json, time: number): void;
  result(): Json | undefined;
}

/**
 * Aggregates the points of a store that has no aggregation of its own, batch by batch: it keeps the groups, not the
 * points.
 *
 * @throws CatalogueError `LIMIT_EXCEEDED` when the points that fit the filter have more than the budget.
 */
export async function aggregatePoints(
  store: Pick<TimeseriesStore, 'timeseries' | 'timeseriesUrns'>,
  { entityType, aspect, urns, filter, plan, budget, ...bounds }: AggregationQuery,
): Promise<readonly AggregatedGroup[]> {
  const aggregator = createAggregator(plan);
  for await (const urn of urns ?? urnsAfter(store, entityType, aspect, undefined, bounds)) {
    for await (const points of batchesOf(store, { urn, aspect, ...bounds })) {
      for (const row of points) {
        if (!matchesFilter({ ...row.value, urn }, filter)) continue;
        budget?.spend(JSON.stringify(row.value).length);
        aggregator.add(row);
      }
      budget?.check({ urn, aspect });
    }
  }
  return aggregator.groups();
}

function createAggregator({ keys, measures, collection }: AggregationPlan) {
  const groups = new Map<
    string,
    { readonly key: readonly Json[]; readonly values: readonly Accumulator[] }
  >();
  return {
    add(row: TimeseriesRow): void {
      for (const sample of samplesOf(row, collection)) {
        const key = keys.map((field) => keyOf(sample, field));
        if (!key.every((part) => part !== undefined)) continue;
        const text = JSON.stringify(key);
        const group = groups.get(text) ?? { key, values: measures.map(accumulatorOf) };
        groups.set(text, group);
        for (const [i, measure] of measures.entries()) {
          const value = sample.read(measure);
          if (value !== undefined) group.values[i]?.add(value, sample.time);
        }
      }
    },

    groups: (): readonly AggregatedGroup[] =>
      [...groups.values()].map(({ key, values }) => ({ key, values: values.map((value) => value.result()) })),
  };
}

function samplesOf({ urn, timestampMillis, value }: TimeseriesRow, collection: string | undefined): Sample[] {
  const inPoint = (path: string) => (path === 'urn' ? urn : valueAt(value, path));
  if (collection === undefined) return [{ time: timestampMillis, read: ({ path }) => inPoint(path) }];
  const members = value[collection];
  return (Array.isArray(members) ? members : []).filter(isObject).map((member) => ({
    time: timestampMillis,
    read: (field) =>
      field.collection === undefined
        ? inPoint(field.path)
        : valueAt(member, field.path.slice(collection.length + 1)),
  }));
}

const keyOf = (sample: Sample, field: GroupField): Json | undefined =>
  field.window ? windowStart(sample.time, field.window) : sample.read(field);

function accumulatorOf({ aggregation }: Measure): Accumulator {
  switch (aggregation) {
    case 'LATEST':
      return latest();
    case 'SUM':
      return sum();
    case 'CARDINALITY':
      return cardinality();
  }
}

function latest(): Accumulator {
  let newest: { readonly time: number; readonly value: Json } | undefined;
  return {
    add(value, time) {
      if (!newest || time > newest.time) newest = { time, value };
    },
    result: () => newest?.value,
  };
}

function sum(): Accumulator {
  let total = 0;
  return {
    add(value) {
      total += Number(value);
    },
    result: () => total,
  };
}

function cardinality(): Accumulator {
  const different = new Set<string>();
  return {
    add(value) {
      different.add(print(value));
    },
    result: () => different.size,
  };
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
