import type { Aspect, Json, JsonObject } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { TimeseriesRow } from '../ports/timeseries-store.ts';
import { valueAt } from '../project/values-at.ts';
import type { Aggregation, Bucket, StatsTable, TimeseriesStats } from './query.ts';
import { timestampField } from './query.ts';
import { isNumeric, isWhole, type StatsField, statsField } from './stats-fields.ts';
import { windowStart } from './windows.ts';

/** A point, or one record of a list inside a point, as far as statistics look into it. */
interface Sample {
  readonly time: number;
  read(field: StatsField): Json | undefined;
}

interface Measure extends StatsField {
  readonly aggregation: Aggregation;
}

/**
 * Groups points, in the order of what they are grouped by, and makes one value of each metric for each group. Groups
 * without points are left out.
 */
export function createAggregation(aspect: Aspect, { metrics, buckets }: TimeseriesStats) {
  const keys = buckets.map((bucket) => ({
    bucket,
    ...statsField(aspect, bucket.kind === 'window' ? timestampField : bucket.fieldPath),
  }));
  const measures = metrics.map(({ fieldPath, aggregation }): Measure => {
    const field = statsField(aspect, fieldPath);
    if (aggregation === 'SUM' && !isNumeric(field))
      throw new CatalogueError('INVALID_REQUEST', `metrics: ${fieldPath} is ${field.type} and has no sum`);
    return { ...field, aggregation };
  });
  const collection = onlyCollection([...keys, ...measures]);
  const groups = new Map<string, { readonly key: readonly Json[]; readonly samples: Sample[] }>();

  return {
    add(row: TimeseriesRow): void {
      for (const sample of samplesOf(row, collection)) {
        const key = keys.map((field) => keyOf(sample, field.bucket, field));
        if (!key.every((part) => part !== undefined)) continue;
        const text = JSON.stringify(key);
        const group = groups.get(text) ?? { key, samples: [] };
        group.samples.push(sample);
        groups.set(text, group);
      }
    },

    table: (): StatsTable => ({
      columnNames: [
        ...keys.map(({ path }) => path),
        ...measures.map(({ aggregation, path }) => `${aggregation.toLowerCase()}_${path}`),
      ],
      columnTypes: [
        ...keys.map((field) => (isNumeric(field) ? field.type : 'string')),
        ...measures.map(typeOf),
      ],
      rows: [...groups.values()]
        .sort((a, b) => compareKeys(a.key, b.key))
        .map(({ key, samples }) => [
          ...key.map(print),
          ...measures.map((measure) => aggregate(measure, samples)),
        ]),
    }),
  };
}

function onlyCollection(fields: readonly StatsField[]): string | undefined {
  const [first, ...others] = new Set(fields.flatMap(({ collection }) => collection ?? []));
  if (others.length === 0) return first;
  throw new CatalogueError(
    'INVALID_REQUEST',
    `fieldPath: expected fields of one list, got ${[first, ...others].join(', ')}`,
  );
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

const keyOf = (sample: Sample, bucket: Bucket, field: StatsField): Json | undefined =>
  bucket.kind === 'window' ? windowStart(sample.time, bucket.window) : sample.read(field);

function aggregate(measure: Measure, samples: readonly Sample[]): string {
  if (measure.aggregation === 'LATEST') return print(latest(measure, samples));
  const values = samples.flatMap((sample) => sample.read(measure) ?? []);
  if (measure.aggregation === 'CARDINALITY') return String(new Set(values.map(print)).size);
  const sum = values.reduce<number>((total, value) => total + Number(value), 0);
  return isWhole(measure) || !Number.isInteger(sum) ? String(sum) : sum.toFixed(1);
}

function latest(measure: Measure, samples: readonly Sample[]): Json | undefined {
  let newest: { time: number; value: Json } | undefined;
  for (const sample of samples) {
    const value = sample.read(measure);
    if (value !== undefined && (!newest || sample.time > newest.time)) newest = { time: sample.time, value };
  }
  return newest?.value;
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

function print(value: Json | undefined): string {
  if (value === undefined || value === null) return 'NULL';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
