import type { Aspect, Json } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { AggregatedGroup, AggregationPlan, Measure } from '../ports/timeseries-store.ts';
import { type StatsTable, type TimeseriesStats, timestampField } from './query.ts';
import { isNumeric, isWhole, type StatsField, statsField } from './stats-fields.ts';

/**
 * What a store is to compute for statistics.
 *
 * @throws CatalogueError `INVALID_REQUEST` for a field that the aspect lacks, fields of several lists, and a sum of text.
 */
export function planAggregation(aspect: Aspect, { metrics, buckets }: TimeseriesStats): AggregationPlan {
  const keys = buckets.map((bucket) => ({
    ...statsField(aspect, bucket.kind === 'window' ? timestampField : bucket.fieldPath),
    ...(bucket.kind === 'window' && { window: bucket.window }),
  }));
  const measures = metrics.map(({ fieldPath, aggregation }): Measure => {
    const field = statsField(aspect, fieldPath);
    if (aggregation === 'SUM' && !isNumeric(field))
      throw new CatalogueError('INVALID_REQUEST', `metrics: ${fieldPath} is ${field.type} and has no sum`);
    return { ...field, aggregation };
  });
  const collection = onlyCollection([...keys, ...measures]);
  return { keys, measures, ...(collection !== undefined && { collection }) };
}

/** The table of the groups, in the order of what they are grouped by. */
export const tableOf = (
  { keys, measures }: AggregationPlan,
  groups: readonly AggregatedGroup[],
): StatsTable => ({
  columnNames: [
    ...keys.map(({ path }) => path),
    ...measures.map(({ aggregation, path }) => `${aggregation.toLowerCase()}_${path}`),
  ],
  columnTypes: [...keys.map((field) => (isNumeric(field) ? field.type : 'string')), ...measures.map(typeOf)],
  rows: groups
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ key, values }) => [
      ...key.map(print),
      ...measures.map((measure, i) => printMeasure(measure, values[i])),
    ]),
});

function onlyCollection(fields: readonly StatsField[]): string | undefined {
  const [first, ...others] = new Set(fields.flatMap(({ collection }) => collection ?? []));
  if (others.length === 0) return first;
  throw new CatalogueError(
    'INVALID_REQUEST',
    `fieldPath: expected fields of one list, got ${[first, ...others].join(', ')}`,
  );
}

function printMeasure(measure: Measure, value: Json | undefined): string {
  if (measure.aggregation !== 'SUM' || typeof value !== 'number') return print(value);
  return isWhole(measure) || !Number.isInteger(value) ? String(value) : value.toFixed(1);
}

function typeOf(measure: Measure): string {
  if (measure.aggregation === 'LATEST') return measure.type;
  return measure.aggregation === 'SUM' ? 'double' : 'long';
}

function compareKeys(a: readonly Json[], b: readonly Json[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i] ?? '';
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return print(left) < print(right) ? -1 : 1;
  }
  return 0;
}

/** A value as text; `NULL` for none. */
export function print(value: Json | undefined): string {
  if (value === undefined || value === null) return 'NULL';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
