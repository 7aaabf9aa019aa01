import {
  type ChangeProposal,
  type Session,
  type TimeseriesRow,
  unknownActor,
  windowStart,
} from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { isObject, type Parameters, parseBatch, RequestError } from '@colophon/wire';
import { addTrace, propose } from '../trace.ts';
import { respondLongValue, respondNothing } from './respond.ts';

/** Time series that usage is kept in. */
const aspectName = 'datasetUsageStatistics';

export const durations = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

/** Ranges of time that end now, in days; `ALL` has no beginning. */
const rangeDays = {
  HOUR: 1 / 24,
  DAY: 1,
  WEEK: 7,
  MONTH: 31,
  QUARTER: 92,
  HALF_YEAR: 183,
  YEAR: 366,
  ALL: Number.POSITIVE_INFINITY,
} as const;
export const rangeNames = Object.keys(rangeDays) as (keyof typeof rangeDays)[];
const dayMs = 24 * 60 * 60 * 1000;
/** How long a window of each duration is at most. */
const longestMs = { HOUR: dayMs / 24, DAY: dayMs, WEEK: 7 * dayMs, MONTH: 31 * dayMs, YEAR: 366 * dayMs };
/** Most buckets of an answer. */
export const maxUsageBuckets = 10_000;

/** `POST /usageStats?action=batchIngest`: the older form of usage; each bucket becomes a point of a time series. */
export async function ingestUsage(session: Session, parameters: Parameters): Promise<Response> {
  const proposals = await parseBatch(session, parameters, 'buckets', (bucket) => [toProposal(bucket)]);
  await propose(session, proposals);
  return addTrace(respondNothing(), session.context);
}

function toProposal(bucket: Parameters): ChangeProposal {
  const metrics = bucket.requiredObject('metrics');
  const timestampMillis = bucket.count('bucket');
  if (timestampMillis === undefined)
    throw new RequestError(
      'INVALID_REQUEST',
      `${bucket.path('bucket')}: expected milliseconds since the epoch, got nothing`,
    );
  const unit = bucket.oneOf('duration', durations) ?? 'DAY';
  return {
    entityUrn: bucket.requiredString('resource'),
    aspectName,
    changeType: 'UPSERT',
    value: withoutAbsent({
      timestampMillis,
      eventGranularity: { unit, multiple: 1 },
      uniqueUserCount: metrics.count('uniqueUserCount'),
      totalSqlQueries: metrics.count('totalSqlQueries'),
      topSqlQueries: metrics.strings('topSqlQueries'),
      userCounts: metrics.objects('users')?.map((user) =>
        withoutAbsent({
          user: user.string('user') ?? unknownActor,
          count: user.count('count'),
          userEmail: user.string('userEmail'),
        }),
      ),
      fieldCounts: metrics.objects('fields')?.map((field) => ({
        fieldPath: field.requiredString('fieldName'),
        count: field.count('count') ?? 0,
      })),
    }),
  };
}

/** `POST /usageStats?action=query`: usage between two times, by bucket and in sum. */
export async function queryUsage(session: Session, parameters: Parameters): Promise<Response> {
  const range = {
    startTimeMillis: parameters.count('startTime') ?? 0,
    endTimeMillis: parameters.count('endTime') ?? Number.MAX_SAFE_INTEGER,
  };
  return respondLongValue(
    session.context,
    await usage(session, parameters, range, parameters.count('maxBuckets')),
  );
}

/** `POST /usageStats?action=queryRange`: usage in a range that ends now, such as the last `WEEK`. */
export async function queryUsageRange(
  session: Session,
  parameters: Parameters,
  now = Date.now(),
): Promise<Response> {
  const rangeName = parameters.oneOf('rangeFromEnd', rangeNames) ?? 'ALL';
  const startTimeMillis = parameters.count('startTime') ?? Math.max(0, now - rangeDays[rangeName] * dayMs);
  return respondLongValue(
    session.context,
    await usage(session, parameters, { startTimeMillis, endTimeMillis: now }, undefined),
  );
}

async function usage(
  session: Session,
  parameters: Parameters,
  range: { readonly startTimeMillis: number; readonly endTimeMillis: number },
  maxBuckets: number | undefined,
): Promise<JsonObject> {
  const resource = parameters.requiredString('resource');
  const unit = parameters.oneOf('duration', durations) ?? 'DAY';
  return readUsage(session, resource, unit, range, maxBuckets);
}

/** Usage of a dataset in a range of time, by bucket, oldest first, and in sum. */
export async function readUsage(
  session: Pick<Session, 'timeseries'>,
  resource: string,
  unit: (typeof durations)[number],
  range: { readonly startTimeMillis: number; readonly endTimeMillis: number },
  maxBuckets?: number,
): Promise<JsonObject> {
  const points = await session.timeseries({ urn: resource, aspect: aspectName, ...range });
  const all = bucketsOf(points, unit);
  const buckets = maxBuckets === undefined ? all : all.slice(Math.max(0, all.length - maxBuckets));
  return {
    buckets: buckets.map(({ start, points: [latest] }) => ({
      bucket: start,
      duration: unit,
      resource,
      metrics: latest ? metricsOf(latest.value) : {},
    })),
    aggregations: sum(buckets.flatMap((bucket) => bucket.points)),
  };
}

interface UsageBucket {
  readonly start: number;
  /** Newest first; the newest says what the metrics of the bucket are. */
  readonly points: readonly TimeseriesRow[];
}

/**
 * Points by windows of time, oldest first. Windows without a point between the first and the last are there too: whoever
 * draws a chart need not fill them in.
 *
 * @throws RequestError `INVALID_REQUEST` when there would be more than {@link maxUsageBuckets}.
 */
function bucketsOf(points: readonly TimeseriesRow[], unit: (typeof durations)[number]): UsageBucket[] {
  const byStart = Map.groupBy(points, ({ timestampMillis }) => windowStart(timestampMillis, { unit }));
  const [first, last] = [Math.min(...byStart.keys()), Math.max(...byStart.keys())];
  const buckets: UsageBucket[] = [];
  // The start of the next window: a step of the longest length leads into it.
  for (let start = first; start <= last; start = windowStart(start + longestMs[unit], { unit })) {
    if (buckets.length === maxUsageBuckets) {
      throw new RequestError(
        'INVALID_REQUEST',
        `/duration: expected at most ${maxUsageBuckets} buckets in the range, got more of ${unit}`,
      );
    }
    buckets.push({ start, points: byStart.get(start) ?? [] });
  }
  return buckets;
}

function metricsOf({ uniqueUserCount, totalSqlQueries, topSqlQueries, ...value }: JsonObject): JsonObject {
  return withoutAbsent({
    uniqueUserCount,
    totalSqlQueries,
    topSqlQueries,
    users: value.userCounts,
    fields: objects(value.fieldCounts).map(({ fieldPath = '', count = 0 }) => ({
      fieldName: fieldPath,
      count,
    })),
  });
}

/** The whole range: counts by user and by field, and how many different users there were. */
function sum(points: readonly TimeseriesRow[]): JsonObject {
  const users = new Map<string, number>();
  const fields = new Map<string, number>();
  let totalSqlQueries = 0;
  for (const { value } of points) {
    totalSqlQueries += numberOf(value.totalSqlQueries);
    for (const item of objects(value.userCounts)) count(users, item.user, item.count);
    for (const item of objects(value.fieldCounts)) count(fields, item.fieldPath, item.count);
  }
  return {
    uniqueUserCount: users.size,
    totalSqlQueries,
    users: mostFirst(users).map(([user, total]) => ({ user, count: total })),
    fields: mostFirst(fields).map(([fieldName, total]) => ({ fieldName, count: total })),
  };
}

function count(into: Map<string, number>, name: Json | undefined, by: Json | undefined): void {
  if (typeof name === 'string') into.set(name, (into.get(name) ?? 0) + numberOf(by));
}

const mostFirst = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const objects = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter((item) => isObject(item)) : [];
const withoutAbsent = (value: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
