import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { isRecord, ofEntity, ofRecord } from '../entities/values.ts';
import { dayMs, readSeries, type SeriesInput, unlessForbidden } from './time-series.ts';

/** Newest first; empty for callers who may not see them. */
async function datasetProfiles({ urn }: EntityStub, input: SeriesInput, context: GraphqlContext) {
  const rows = await unlessForbidden(readSeries(context, urn, 'datasetProfile', input), []);
  return rows.map(({ value }) => value);
}

/** Since when there are values of each time series; null for what there is none of, or what the caller may not see. */
function timeseriesCapabilities({ urn }: EntityStub, _: unknown, { session }: GraphqlContext) {
  const oldest = async (aspect: string) => {
    const sort = { field: 'timestampMillis', order: 'ASCENDING' } as const;
    const [first] = await unlessForbidden(session.timeseries({ urn, aspect, sort, limit: 1 }), []);
    return first?.timestampMillis ?? null;
  };
  return {
    assetStats: {
      oldestOperationTime: () => oldest('operation'),
      oldestDatasetUsageTime: () => oldest('datasetUsageStatistics'),
      oldestDatasetProfileTime: () => oldest('datasetProfile'),
    },
  };
}

/** How long units are; months and years of which nobody knows the beginning, on average. */
const unitMs: Readonly<Record<string, number>> = {
  SECOND: 1000,
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: dayMs,
  WEEK: 7 * dayMs,
  MONTH: 30 * dayMs,
  QUARTER: 91 * dayMs,
  YEAR: 365 * dayMs,
};

const runOldest = (field: string) =>
  ofRecord((record) => (record[field] as (() => Promise<number | null>) | undefined)?.());

/** What the data of datasets looks like. */
export const profileSubject: Subject = {
  fields: {
    Dataset: {
      datasetProfiles: ofEntity(datasetProfiles),
      timeseriesCapabilities: ofEntity(timeseriesCapabilities),
    },
    // Each is a read of its own: only those that are asked for.
    AssetStatsResult: Object.fromEntries(
      ['oldestOperationTime', 'oldestDatasetUsageTime', 'oldestDatasetProfileTime'].map((field) => [
        field,
        runOldest(field),
      ]),
    ),
    TimeWindow: {
      durationMillis: ofRecord(({ length }) => {
        if (!isRecord(length)) return 0;
        const { unit, multiple } = length;
        return (unitMs[String(unit)] ?? 0) * (typeof multiple === 'number' ? multiple : 1);
      }),
    },
  },
};
