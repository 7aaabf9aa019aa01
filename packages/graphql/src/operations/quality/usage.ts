import { windowStart } from '@colophon/catalogue';
import { readUsage } from '@colophon/http/identity';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { ofEntity } from '../entities/values.ts';
import { readTime } from './input.ts';
import {
  dayMs,
  numberOf,
  readSeries,
  recordsOf,
  type SeriesInput,
  startOf,
  Tally,
  type TimeRange,
  unlessForbidden,
} from './time-series.ts';

/** How long a summary looks back. */
const summaryMs = 30 * dayMs;
const maxTopUsers = 5;

interface UsageInput {
  readonly range?: TimeRange | null;
  readonly startTimeMillis?: number | null;
}

/** Usage of a dataset by day in UTC; null for callers who may not see it. */
function usageStats(
  { urn }: EntityStub,
  { range, startTimeMillis }: UsageInput,
  { session }: GraphqlContext,
) {
  const start =
    typeof startTimeMillis === 'number'
      ? readTime(startTimeMillis, 'startTimeMillis')
      : startOf(range ?? 'ALL');
  const times = { startTimeMillis: start, endTimeMillis: Date.now() };
  return unlessForbidden(readUsage(session, urn, 'DAY', times), null);
}

async function datasetSummary({ urn }: EntityStub, _: unknown, { session }: GraphqlContext) {
  const now = Date.now();
  const times = { startTimeMillis: now - summaryMs, endTimeMillis: now };
  const usage = await unlessForbidden(readUsage(session, urn, 'DAY', times), undefined);
  if (!usage) return null;
  const { totalSqlQueries, uniqueUserCount, users } = usage.aggregations as JsonObject;
  return {
    queryCountLast30Days: totalSqlQueries,
    uniqueUserCountLast30Days: uniqueUserCount,
    topUsersLast30Days: recordsOf(users)
      .slice(0, maxTopUsers)
      .map(({ user }) => user),
  };
}

/** Values that count since the beginning; the others are of a length of time. */
const isAbsolute = (value: JsonObject): boolean => value.eventGranularity === undefined;

/** Views of a chart or dashboard: all that there ever were, and who viewed it lately. */
const viewSummary =
  (aspect: string) =>
  async ({ urn }: EntityStub, _: unknown, context: GraphqlContext) => {
    const rows = await unlessForbidden(readSeries(context, urn, aspect), undefined);
    if (!rows) return null;
    const since = Date.now() - summaryMs;
    const latest = rows.find(({ value }) => isAbsolute(value) && typeof value.viewsCount === 'number');
    const recent = rows.filter(
      ({ value, timestampMillis }) => !isAbsolute(value) && timestampMillis >= since,
    );
    const users = new Tally();
    for (const { value } of recent)
      for (const each of recordsOf(value.userCounts))
        users.add(each.user, each.usageCount ?? each.viewsCount);
    return {
      viewCount: latest?.value.viewsCount ?? null,
      viewCountLast30Days: recent.reduce((sum, { value }) => sum + numberOf(value.viewsCount), 0),
      uniqueUserCountLast30Days: users.size,
      topUsersLast30Days: users
        .entries()
        .slice(0, maxTopUsers)
        .map(([user]) => user),
    };
  };

/** Usage of a dashboard: counts since the beginning, and by day in UTC. */
async function dashboardUsage({ urn }: EntityStub, input: SeriesInput, context: GraphqlContext) {
  const rows = await unlessForbidden(readSeries(context, urn, 'dashboardUsageStatistics', input), undefined);
  if (!rows) return null;
  const parts = rows.filter(({ value }) => !isAbsolute(value));
  const byDay = Map.groupBy(parts, ({ timestampMillis }) => windowStart(timestampMillis, { unit: 'DAY' }));
  const aggregations = sumUsage(parts.map(({ value }) => value));
  return {
    metrics: rows
      .filter(({ value }) => isAbsolute(value))
      .map(({ value }) => ({ ...value, lastViewed: value.lastViewedAt ?? null })),
    buckets: [...byDay]
      .sort(([a], [b]) => a - b)
      .map(([bucket, each]) => ({
        bucket,
        duration: 'DAY',
        resource: urn,
        metrics: sumUsage(each.map(({ value }) => value)),
      })),
    aggregations,
  };
}

function sumUsage(values: readonly JsonObject[]) {
  const [views, executions, usage] = [new Tally(), new Tally(), new Tally()];
  for (const { userCounts } of values)
    for (const { user, viewsCount, executionsCount, usageCount } of recordsOf(userCounts)) {
      views.add(user, viewsCount);
      executions.add(user, executionsCount);
      usage.add(user, usageCount);
    }
  const sum = (field: string) => values.reduce((total, value) => total + numberOf(value[field]), 0);
  return {
    // Values may count users without naming them: there were at least as many as in any one of them.
    uniqueUserCount: Math.max(
      usage.size,
      0,
      ...values.map(({ uniqueUserCount }) => numberOf(uniqueUserCount)),
    ),
    viewsCount: sum('viewsCount'),
    executionsCount: sum('executionsCount'),
    users: usage.entries().map(([user, usageCount]) => ({
      user,
      usageCount,
      viewsCount: views.get(user),
      executionsCount: executions.get(user),
    })),
  };
}

/** How often data is used, and by whom. */
export const usageSubject: Subject = {
  fields: {
    Dataset: { usageStats: ofEntity(usageStats), statsSummary: ofEntity(datasetSummary) },
    Dashboard: {
      usageStats: ofEntity(dashboardUsage),
      statsSummary: ofEntity(viewSummary('dashboardUsageStatistics')),
    },
    Chart: { statsSummary: ofEntity(viewSummary('chartUsageStatistics')) },
  },
};
