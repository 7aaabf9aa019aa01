import type { DatasetUsageStatistics, Operation } from '@colophon/model-types';
import { makeUserUrn } from '@colophon/sdk/urns';
import type { SourceRecord } from '../../definitions/record.ts';
import type { RecordSettings } from './containers.ts';
import type { KnownTable } from './database.ts';
import type { TracedQuery } from './traced-query.ts';
import type { UsageConfig } from './usage-configuration.ts';

/** What is counted of one table in one span of time. */
interface Bucket {
  total: number;
  readonly users: Map<string, number>;
  readonly columns: Map<string, number>;
  readonly queries: Map<string, number>;
}

const lengths = { DAY: 86_400_000, HOUR: 3_600_000 };

const operations = {
  CREATE: 'CREATE',
  INSERT: 'INSERT',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
  MERGE: 'UPDATE',
} as const;

const increase = (counts: Map<string, number>, key: string, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

const byCount = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));

/** Counts who reads which table and column, by spans of time that start at midnight or the full hour, UTC. */
export function createUsage({ names }: RecordSettings, database: string, config: UsageConfig, now: number) {
  const length = lengths[config.bucket_duration];
  const buckets = new Map<string, Map<number, Bucket>>();
  const written: { readonly entityUrn: string; readonly aspect: Operation }[] = [];
  const urnOf = (table: KnownTable) => names.datasetUrn({ ...table, database: table.database ?? database });

  function add({ query, lineage, runs }: TracedQuery): void {
    if (runs === 0) return;
    // A log of a clock that runs ahead would count for a time that has not come.
    const time = Math.min(query.time ?? now, now);
    const start = time - (time % length);
    for (const table of lineage.tables) {
      const bucket = bucketOf(urnOf(table), start);
      bucket.total += runs;
      if (query.user !== undefined) increase(bucket.users, makeUserUrn(query.user), runs);
      increase(bucket.queries, query.sql, runs);
      for (const used of lineage.used) if (used.table === table) increase(bucket.columns, used.column, runs);
    }
    const { target, kind } = lineage;
    if (!config.include_operational_stats || query.time === undefined || target === undefined) return;
    if (kind === 'SELECT' || kind === 'OTHER') return;
    written.push({
      entityUrn: urnOf(target),
      aspect: {
        timestampMillis: now,
        lastUpdatedTimestamp: time,
        operationType: operations[kind],
        ...(query.user !== undefined && { actor: makeUserUrn(query.user) }),
      },
    });
  }

  function bucketOf(urn: string, start: number): Bucket {
    const ofTable = buckets.get(urn) ?? new Map<number, Bucket>();
    buckets.set(urn, ofTable);
    const bucket = ofTable.get(start) ?? {
      total: 0,
      users: new Map(),
      columns: new Map(),
      queries: new Map(),
    };
    ofTable.set(start, bucket);
    return bucket;
  }

  const aspectOf = (start: number, { total, users, columns, queries }: Bucket): DatasetUsageStatistics => ({
    timestampMillis: start,
    eventGranularity: { unit: config.bucket_duration, multiple: 1 },
    uniqueUserCount: users.size,
    totalSqlQueries: total,
    ...(config.include_top_n_queries && {
      topSqlQueries: byCount(queries)
        .slice(0, config.top_n_queries)
        .map(([sql]) => sql),
    }),
    userCounts: byCount(users).map(([user, count]) => ({ user, count })),
    fieldCounts: byCount(columns).map(([fieldPath, count]) => ({ fieldPath, count })),
  });

  function* records(): Generator<SourceRecord> {
    for (const [entityUrn, ofTable] of buckets)
      for (const [start, bucket] of ofTable)
        yield {
          id: `${entityUrn} (usage)`,
          proposals: [{ entityUrn, aspectName: 'datasetUsageStatistics', aspect: aspectOf(start, bucket) }],
          owned: false,
        };
    for (const { entityUrn, aspect } of written)
      yield {
        id: `${entityUrn} (operation)`,
        proposals: [{ entityUrn, aspectName: 'operation', aspect }],
        owned: false,
      };
  }

  return { add, records };
}
