import type { ColumnRow } from './column-row.ts';
import { expensiveMetrics, type ProfilingConfig } from './profiling-configuration.ts';
import type { ProfilingDialect } from './profiling-dialect.ts';

/** A number that is computed of a column. */
export type Metric = 'nonNull' | 'unique' | 'min' | 'max' | 'mean' | 'median' | 'stdev';

/** Expressions of one statement, with the column and metric of each. */
export interface Aggregates {
  readonly columns: readonly { readonly column: ColumnRow; readonly metric: Metric }[];
  readonly expressions: readonly string[];
}

/** Columns of one statement: databases limit the number of expressions, PostgreSQL to 1664. */
const columnsPerStatement = 40;

const compound = new Set(['array', 'map', 'record', 'union', 'null', 'bytes', 'fixed']);

/** What is left of the settings when those that turn others off are applied. */
export function effectiveConfig(config: ProfilingConfig): ProfilingConfig {
  if (!config.turn_off_expensive_profiling_metrics) return config;
  const off = Object.fromEntries(expensiveMetrics.map((metric) => [metric, false]));
  return { ...config, ...off, max_number_of_fields_to_profile: config.max_number_of_fields_to_profile ?? 10 };
}

/** The columns that are profiled, in order. */
export function profiledColumns(
  columns: readonly ColumnRow[],
  config: ProfilingConfig,
  dialect: ProfilingDialect,
): readonly ColumnRow[] {
  const able = columns.filter((column) => dialect.canProfile?.(column) ?? !compound.has(column.type));
  return able.slice(0, config.max_number_of_fields_to_profile);
}

/** The metrics of columns, as the expressions of as few statements as the database takes. */
export function* aggregatesOf(
  columns: readonly ColumnRow[],
  config: ProfilingConfig,
  dialect: ProfilingDialect,
): Generator<Aggregates> {
  for (let start = 0; start < columns.length; start += columnsPerStatement) {
    const parts = columns
      .slice(start, start + columnsPerStatement)
      .flatMap((column) => metricsOf(column, config, dialect).map((part) => ({ column, ...part })));
    yield {
      columns: parts.map(({ column, metric }) => ({ column, metric })),
      expressions: parts.map(({ expression }) => expression),
    };
  }
}

function metricsOf(column: ColumnRow, config: ProfilingConfig, dialect: ProfilingDialect) {
  const name = dialect.quote(column.name);
  const isNumber = column.type === 'number';
  const isOrdered = isNumber || column.type === 'time' || column.type === 'date';
  const metrics: { metric: Metric; expression: string }[] = [];
  const add = (metric: Metric, wanted: boolean, expression: string | undefined) => {
    if (wanted && expression !== undefined) metrics.push({ metric, expression });
  };
  add('nonNull', true, `count(${name})`);
  add('unique', config.include_field_distinct_count, `count(distinct ${name})`);
  add('min', isOrdered && config.include_field_min_value, dialect.asText(`min(${name})`));
  add('max', isOrdered && config.include_field_max_value, dialect.asText(`max(${name})`));
  add('mean', isNumber && config.include_field_mean_value, dialect.asText(`avg(${name})`));
  add('median', isNumber && config.include_field_median_value, dialect.median?.(name));
  add('stdev', isNumber && config.include_field_stddev_value, dialect.standardDeviation?.(name));
  return metrics;
}
