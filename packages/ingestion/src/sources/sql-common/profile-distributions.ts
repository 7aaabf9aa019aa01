import type { DatasetFieldProfile } from '@colophon/model-types';
import type { ColumnRow } from './column-row.ts';
import type { ProfilingConfig } from './profiling-configuration.ts';
import type { ProfilingDialect } from './profiling-dialect.ts';

/** Where the values are read. */
export interface ValuesToRead {
  rows(sql: string): Promise<readonly (readonly unknown[])[]>;
  /** A table, or a sample of it. */
  readonly from: string;
  readonly config: ProfilingConfig;
  readonly dialect: ProfilingDialect;
  readonly isSample: boolean;
}

/** A column with more different values has no frequencies. */
const maxFrequencies = 20;
const buckets = 10;
const shares = [0.05, 0.25, 0.5, 0.75, 0.95];

/** Adds samples of values, and what else the settings ask for: quantiles, frequencies, histograms. */
export async function addDistributions(
  profiles: readonly DatasetFieldProfile[],
  columns: readonly ColumnRow[],
  source: ValuesToRead,
): Promise<DatasetFieldProfile[]> {
  const { config, dialect } = source;
  const samples = config.include_field_sample_values ? await sampleValues(columns, source) : undefined;
  const result: DatasetFieldProfile[] = [];
  for (const [index, profile] of profiles.entries()) {
    const column = columns[index];
    if (!column) continue;
    const isNumber = column.type === 'number';
    const few = profile.uniqueCount !== undefined && profile.uniqueCount <= maxFrequencies;
    result.push({
      ...profile,
      ...(isNumber &&
        config.include_field_quantiles &&
        dialect.quantile &&
        (await quantiles(column, source))),
      ...(few && config.include_field_distinct_value_frequencies && (await frequencies(column, source))),
      ...(isNumber && !few && config.include_field_histogram && (await histogram(column, profile, source))),
      ...(samples && { sampleValues: samples[index] ?? [] }),
    });
  }
  return result;
}

async function sampleValues(columns: readonly ColumnRow[], { rows, from, config, dialect }: ValuesToRead) {
  if (columns.length === 0) return [];
  const expressions = columns.map(({ name }) => dialect.asText(dialect.quote(name)));
  const found = await rows(
    `select ${expressions.join(', ')} from ${from} limit ${config.field_sample_values_limit}`,
  );
  return columns.map((_, index) =>
    found
      .map((row) => row[index])
      .filter((value) => value !== null)
      .map(String),
  );
}

async function quantiles({ name }: ColumnRow, { rows, from, dialect }: ValuesToRead) {
  const column = dialect.quote(name);
  const expressions = shares.map((share) => dialect.quantile?.(column, share) ?? 'null');
  const [row = []] = await rows(`select ${expressions.join(', ')} from ${from}`);
  return {
    quantiles: shares.flatMap((share, index) =>
      row[index] === null ? [] : [{ quantile: String(share), value: String(row[index]) }],
    ),
  };
}

async function frequencies({ name }: ColumnRow, { rows, from, dialect }: ValuesToRead) {
  const column = dialect.quote(name);
  const found = await rows(
    `select ${dialect.asText(column)}, count(*) from ${from} where ${column} is not null group by ${column} order by 2 desc, 1 limit ${maxFrequencies}`,
  );
  return {
    distinctValueFrequencies: found.map(([value, count]) => ({
      value: String(value),
      frequency: Number(count),
    })),
  };
}

async function histogram(
  { name }: ColumnRow,
  { min, max }: DatasetFieldProfile,
  { rows, from, dialect }: ValuesToRead,
) {
  const low = Number(min);
  const width = (Number(max) - low) / buckets;
  if (!Number.isFinite(width) || width <= 0) return {};
  const column = dialect.quote(name);
  const bounds = Array.from({ length: buckets + 1 }, (_, index) => low + index * width);
  const counts = bounds.slice(0, -1).map((bound, index) => {
    const below = index === buckets - 1 ? '' : ` and ${column} < ${bounds[index + 1]}`;
    return `sum(case when ${column} >= ${bound}${below} then 1 else 0 end)`;
  });
  const [row = []] = await rows(`select ${counts.join(', ')} from ${from}`);
  const total = row.reduce<number>((sum, count) => sum + Number(count), 0);
  return total === 0
    ? {}
    : { histogram: { boundaries: bounds.map(String), heights: row.map((count) => Number(count) / total) } };
}
