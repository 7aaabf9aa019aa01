import type { DatasetFieldProfile, Histogram } from '@colophon/model-types';
import type { ProfilingConfig } from '../config.ts';
import type { ColumnStatistics } from './column-statistics.ts';

const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95];
const bins = 25;

/** The profile of a column, with the statistics that the configuration asks for. */
export function fieldProfile(
  fieldPath: string,
  column: ColumnStatistics,
  config: ProfilingConfig,
): DatasetFieldProfile {
  const rows = column.nonNull + column.nulls;
  const unique = column.distinct.count;
  const { min, max, mean, deviation } = column;
  const sorted = column.isNumeric ? column.numbers.values.toSorted((a, b) => a - b) : [];
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const median = medianOf(sorted);
  return {
    fieldPath,
    ...(column.nonNull > 0 && { uniqueCount: unique, uniqueProportion: unique / column.nonNull }),
    ...(config.include_field_null_count && {
      nullCount: column.nulls,
      ...(rows > 0 && { nullProportion: column.nulls / rows }),
    }),
    ...(config.include_field_min_value && min !== undefined && { min: String(min) }),
    ...(config.include_field_max_value && max !== undefined && { max: String(max) }),
    ...(config.include_field_mean_value && mean !== undefined && { mean: String(mean) }),
    ...(config.include_field_median_value && median !== undefined && { median: String(median) }),
    ...(config.include_field_stddev_value && deviation !== undefined && { stdev: String(deviation) }),
    ...(config.include_field_quantiles &&
      sorted.length > 0 && {
        quantiles: quantiles.map((share) => ({ quantile: String(share), value: String(quantile(share)) })),
      }),
    ...(config.include_field_distinct_value_frequencies &&
      column.frequencies !== undefined &&
      column.frequencies.size > 0 && { distinctValueFrequencies: frequenciesOf(column.frequencies) }),
    ...(config.include_field_histogram &&
      column.frequencies === undefined &&
      sorted.length > 0 && { histogram: histogramOf(sorted, column) }),
    ...(config.include_field_sample_values &&
      column.samples.values.length > 0 && { sampleValues: column.samples.values.toSorted() }),
  };
}

function medianOf(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

const frequenciesOf = (frequencies: ReadonlyMap<string, number>) =>
  [...frequencies]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, frequency]) => ({ value, frequency }));

/** Heights of equal intervals. Counts are scaled up from the sample. */
function histogramOf(sorted: readonly number[], { nonNull }: ColumnStatistics): Histogram {
  const low = sorted[0] ?? 0;
  const width = ((sorted.at(-1) ?? 0) - low) / bins || 1;
  const heights = new Array<number>(bins).fill(0);
  for (const value of sorted) {
    const bin = Math.min(bins - 1, Math.floor((value - low) / width));
    heights[bin] = (heights[bin] ?? 0) + nonNull / sorted.length;
  }
  return { boundaries: heights.map((_, index) => String(low + width * index)), heights };
}
