import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { z } from 'zod';
import { clip, pageOfParts, pageParameters, roomOf } from '../answers/paging.ts';
import {
  isObject,
  objectsIn,
  requireEntity,
  textsIn,
  timeOf,
  withoutAbsent,
} from '../entities/read-entities.ts';
import { defineTool } from '../server/tool.ts';

const aspects: Readonly<Record<string, string>> = {
  dataset: 'datasetUsageStatistics',
  dashboard: 'dashboardUsageStatistics',
  chart: 'chartUsageStatistics',
  query: 'queryUsageStatistics',
};

const dayMs = 24 * 60 * 60 * 1000;
const maxPoints = 2000;
/** Users and columns that are named. */
const maxTop = 50;

export const getUsage = defineTool({
  kind: 'reading',
  name: 'get_usage',
  title: 'Read usage statistics',
  description:
    'How much a dataset, dashboard, chart or query is used, as its sources have reported it: totals over a time, the most active users and most used columns, then each reported time bucket, newest first, with frequent queries.',
  input: {
    urn: z.string().min(1).describe('URN of a dataset, dashboard, chart or query.'),
    days: z.int().min(1).max(3660).default(30).describe('How many days to look back. Default 30.'),
    until: z
      .string()
      .optional()
      .describe('End of that time, in ISO 8601, such as 2026-05-31 or 2026-05-31T12:00:00Z. Default: now.'),
    ...pageParameters,
  },
  async run({ urn, days, until, max_tokens, cursor }, { session }) {
    const type = await requireEntity(session, urn);
    const aspect = aspects[type];
    if (aspect === undefined || !session.registry.aspectOf(type, aspect))
      throw new RequestError(
        'INVALID_REQUEST',
        `urn: expected a ${Object.keys(aspects).join(', ')}, which have usage statistics, got a ${type}`,
      );
    const end = until === undefined ? Date.now() : Date.parse(until);
    if (Number.isNaN(end))
      throw new RequestError(
        'INVALID_REQUEST',
        `until: expected a date in ISO 8601, got ${JSON.stringify(until)}`,
      );
    const points = await session.timeseries({
      urn,
      aspect,
      startTimeMillis: end - days * dayMs,
      endTimeMillis: end,
      limit: maxPoints,
    });
    const values = points.map(({ value }) => value);
    const parts = [
      { name: 'top_users', items: topOf(values, 'userCounts', 'user') },
      { name: 'top_columns', items: topOf(values, 'fieldCounts', 'fieldPath') },
      { name: 'buckets', items: values.map(toBucket) },
    ].filter(({ items }) => items.length > 0);
    const head = {
      urn,
      from: new Date(end - days * dayMs).toISOString(),
      to: new Date(end).toISOString(),
      reported_buckets: values.length,
      ...totalsOf(values),
    };
    const page = pageOfParts(parts, cursor, roomOf(max_tokens) - JSON.stringify(head).length);
    return {
      data: { ...head, ...page.values },
      next: page.next,
      note:
        values.length === 0
          ? 'No usage was reported for this time. That need not mean that there was none.'
          : values.length === maxPoints
            ? `There are more than ${maxPoints} buckets: these are the newest. Ask for fewer days.`
            : undefined,
    };
  },
});

/** What is counted in a bucket, and what it is called here. */
const counts = {
  totalSqlQueries: 'queries',
  viewsCount: 'views',
  executionsCount: 'executions',
  queryCount: 'executions',
} as const;

function totalsOf(values: readonly JsonObject[]): JsonObject {
  const totals: Record<string, number> = {};
  for (const value of values)
    for (const [field, name] of Object.entries(counts))
      if (typeof value[field] === 'number')
        totals[`total_${name}`] = (totals[`total_${name}`] ?? 0) + value[field];
  return totals;
}

/** The most frequent members of a list of counts, over all buckets. */
function topOf(values: readonly JsonObject[], list: string, member: string): JsonObject[] {
  const sums = new Map<string, number>();
  for (const value of values)
    for (const item of objectsIn(value[list])) {
      const count = [item.count, item.usageCount, item.viewsCount].find((each) => typeof each === 'number');
      const key = String(item[member]);
      sums.set(key, (sums.get(key) ?? 0) + (typeof count === 'number' ? count : 0));
    }
  return [...sums]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, maxTop)
    .map(([key, count]) => ({ [member === 'user' ? 'user' : 'column']: key, count }));
}

function toBucket(value: JsonObject): JsonObject {
  const { unit, multiple } = isObject(value.eventGranularity) ? value.eventGranularity : {};
  const sums = Object.entries(counts).flatMap(([field, name]) =>
    typeof value[field] === 'number' ? [[name, value[field]] as const] : [],
  );
  return withoutAbsent({
    time: timeOf(value.timestampMillis),
    length:
      typeof unit === 'string'
        ? `${typeof multiple === 'number' ? multiple : 1} ${unit.toLowerCase()}`
        : undefined,
    unique_users: typeof value.uniqueUserCount === 'number' ? value.uniqueUserCount : undefined,
    ...Object.fromEntries(sums),
    frequent_queries: textsIn(value.topSqlQueries)
      .slice(0, 5)
      .map((query) => clip(query, 500)),
  });
}
