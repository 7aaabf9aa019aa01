import type { DatasetFieldProfile } from '@colophon/model-types';
import type { ColumnRow } from './column-row.ts';
import type { Metric } from './profile-statements.ts';
import type { ProfilingConfig } from './profiling-configuration.ts';

/** Values of the metrics of one column. */
export type MetricValues = Partial<Record<Metric, unknown>>;

/** The profile of a column, with the numbers as DataHub's profiler prints them. */
export function fieldProfile(
  column: ColumnRow,
  values: MetricValues,
  rows: number,
  config: ProfilingConfig,
): DatasetFieldProfile {
  const nonNull = Number(values.nonNull ?? 0);
  const unique = values.unique === undefined ? undefined : Number(values.unique);
  const nulls = Math.max(0, rows - nonNull);
  return withoutUndefined({
    fieldPath: column.name,
    uniqueCount: unique,
    uniqueProportion: unique === undefined || nonNull === 0 ? undefined : Math.min(1, unique / nonNull),
    nullCount: config.include_field_null_count ? nulls : undefined,
    nullProportion: config.include_field_null_count && rows > 0 ? nulls / rows : undefined,
    min: boundary(column, values.min),
    max: boundary(column, values.max),
    mean: decimal(values.mean),
    median: decimal(values.median),
    // A single value has no deviation; DataHub prints zero.
    stdev: decimal(values.stdev) ?? (values.stdev === null && nonNull > 0 ? '0.0' : undefined),
  });
}

/** The smallest or largest value: integers as they are, other numbers as decimals, times in ISO 8601. */
function boundary({ type, nativeType }: ColumnRow, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (type === 'number') return /int|serial/i.test(nativeType) ? String(value) : decimal(value);
  return String(value).replace(/^(\d{4,}-\d\d-\d\d) /, '$1T');
}

/** `2` as `2.0`, as Python prints it, so that profiles of both do not differ by their format. */
function decimal(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return Number.isInteger(number) && Math.abs(number) < 1e16 ? number.toFixed(1) : String(number);
}

/** The object without the fields that are undefined. */
function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
