import { type Bucket, criterionOf, type Metric, type SearchQuery } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { readTime } from '../quality/input.ts';
import { Tally, unlessForbidden } from '../quality/time-series.ts';
import { requireRange } from '../search/input/page.ts';

/** Longest list. */
const mostListed = 100;
/** Datasets whose domains are read. */
const mostInDomains = 1000;

interface OverviewInput {
  readonly startTimeMillis: number;
  readonly endTimeMillis?: number | null;
}

type Sums = readonly (readonly [urn: string, queryCount: number])[];

interface Overview {
  readonly filter: SearchQuery['filter'];
  /** Queries of each dataset, the largest first. */
  readonly byDataset: Sums;
}

interface Count {
  readonly count: number;
}

async function read(
  { session }: GraphqlContext,
  filter: SearchQuery['filter'],
  metrics: readonly Metric[],
  bucket: Bucket,
): Promise<readonly (readonly string[])[]> {
  const table = await session.timeseriesStats({
    entityType: 'dataset',
    aspect: 'datasetUsageStatistics',
    metrics,
    buckets: [bucket],
    filter,
  });
  return table.rows;
}

const sumOf = (fieldPath: string): Metric => ({ fieldPath, aggregation: 'SUM' });

function sums(rows: readonly (readonly string[])[]): Sums {
  const tally = new Tally();
  for (const [urn, sum] of rows) tally.add(urn, Number(sum) || 0);
  return tally.entries().filter(([, count]) => count > 0);
}

const list = (counts: Sums, { count }: Count) =>
  counts
    .slice(0, requireRange('count', count, 0, mostListed))
    .flatMap(([urn, queryCount]) => (stubOf(urn) ? [{ entity: stubOf(urn), queryCount }] : []));

/** Sums by something else than the dataset; nothing for datasets without it. */
function regroup(counts: Sums, keyOf: (urn: string) => unknown): Sums {
  const tally = new Tally();
  for (const [urn, count] of counts) tally.add(keyOf(urn), count);
  return tally.entries();
}

async function usageOverview({ input }: { readonly input: OverviewInput }, context: GraphqlContext) {
  const start = readTime(input.startTimeMillis, 'input.startTimeMillis');
  const end = readTime(input.endTimeMillis, 'input.endTimeMillis');
  if (end < start)
    throw new RequestError('INVALID_REQUEST', 'input.endTimeMillis: expected a time after the start');
  const filter = [
    [
      criterionOf('timestampMillis', [String(start)], 'GREATER_THAN_OR_EQUAL_TO'),
      criterionOf('timestampMillis', [String(end)], 'LESS_THAN_OR_EQUAL_TO'),
    ],
  ];
  const rows = read(context, filter, [sumOf('totalSqlQueries')], { kind: 'value', fieldPath: 'urn' });
  const found = await unlessForbidden(rows, undefined);
  return found && ({ filter, byDataset: sums(found) } satisfies Overview);
}

interface BucketInput {
  readonly window: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

async function buckets({ filter }: Overview, { window: unit }: BucketInput, context: GraphqlContext) {
  const bucket: Bucket = { kind: 'window', window: { unit } };
  // The second is of a list in each value, and so another table.
  const [queries, users] = await Promise.all([
    read(context, filter, [sumOf('totalSqlQueries')], bucket),
    read(context, filter, [{ fieldPath: 'userCounts.user', aggregation: 'CARDINALITY' }], bucket),
  ]);
  const usersAt = new Map(users.map(([time, count]) => [time, Number(count) || 0]));
  return queries.map(([time, sum]) => ({
    timeMillis: Number(time),
    queryCount: Number(sum) || 0,
    userCount: usersAt.get(time) ?? 0,
  }));
}

async function users({ filter }: Overview, count: Count, context: GraphqlContext) {
  const metrics = [sumOf('userCounts.count')];
  return list(
    sums(await read(context, filter, metrics, { kind: 'value', fieldPath: 'userCounts.user' })),
    count,
  );
}

async function domains({ byDataset }: Overview, count: Count, { aspects }: GraphqlContext) {
  const most = byDataset.slice(0, mostInDomains);
  const domainOf = new Map(
    await Promise.all(
      most.map(async ([urn]) => {
        const all = (await aspects.load(urn, 'domains'))?.domains;
        return [urn, Array.isArray(all) ? all[0] : undefined] as const;
      }),
    ),
  );
  return list(
    regroup(most, (urn) => domainOf.get(urn)),
    count,
  );
}

/** How often the datasets of the catalogue are queried; each field of it is read when it is asked for. */
export const usageOverviewSubject: Subject = {
  queries: { usageOverview },
  fields: {
    UsageOverview: {
      total: ({ byDataset }: Overview) => byDataset.reduce((sum, [, count]) => sum + count, 0),
      datasetCount: ({ byDataset }: Overview) => byDataset.length,
      buckets,
      datasets: ({ byDataset }: Overview, count: Count) => list(byDataset, count),
      users,
      platforms: ({ byDataset }: Overview, count: Count, { registry }: GraphqlContext) =>
        list(
          regroup(byDataset, (urn) => registry.parseEntityUrn(urn).parts[0]),
          count,
        ),
      domains,
    },
  },
};
