import type { TimeseriesRow } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { ofEntity, recordsIn } from '../entities/values.ts';
import { assertionsOf } from './assertions.ts';
import { incidents } from './incidents.ts';
import { readSeries, unlessForbidden } from './time-series.ts';

/** Most assertions whose results make the health of an entity. */
const maxAssertions = 500;

/** What is known of an entity's health: incidents of every type, and of a dataset its assertions and tests. */
async function health(entity: EntityStub, _: unknown, context: GraphqlContext) {
  const parts = await Promise.all([
    incidentHealth(entity, context),
    ...(entity.entityType === 'dataset'
      ? [assertionHealth(entity, context), testHealth(entity, context)]
      : []),
  ]);
  return parts.filter((part) => part !== undefined);
}

async function incidentHealth(entity: EntityStub, context: GraphqlContext) {
  const active = await incidents(entity, { state: 'ACTIVE', count: 1 }, context);
  if (active.total === 0) return { type: 'INCIDENTS', status: 'PASS' };
  const latest = active.incidents[0];
  const info = latest && (await context.aspects.load(latest.urn, 'incidentInfo'));
  const updated = (info?.status as JsonObject | undefined)?.lastUpdated as JsonObject | undefined;
  return {
    type: 'INCIDENTS',
    status: 'FAIL',
    reportedAt: updated?.time ?? null,
    message: `${active.total} active ${active.total === 1 ? 'incident' : 'incidents'}`,
    causes: ['ACTIVE_INCIDENTS'],
    activeIncidentHealthDetails: {
      latestIncidentUrn: latest?.urn ?? null,
      latestIncidentTitle: info?.title ?? null,
      lastActivityAt: updated?.time ?? null,
      count: active.total,
    },
  };
}

/** What the latest run of each assertion says; nothing without runs, or for callers who may not see them. */
async function assertionHealth({ urn }: EntityStub, context: GraphqlContext) {
  const urns = await assertionsOf(urn, maxAssertions, context);
  const latest = await unlessForbidden(
    Promise.all(
      urns.map(async (each) => {
        const filter = { and: [{ field: 'status', values: ['COMPLETE'] }] };
        const [row] = await readSeries(context, each, 'assertionRunEvent', { limit: 1, filter });
        return row ? [row] : [];
      }),
    ),
    [],
  );
  const rows = latest.flat();
  if (rows.length === 0) return undefined;
  const failing = rows.filter(isFailing);
  return {
    type: 'ASSERTIONS',
    status: failing.length > 0 ? 'FAIL' : 'PASS',
    reportedAt: Math.max(...rows.map(({ timestampMillis }) => timestampMillis)),
    message:
      failing.length > 0
        ? `${failing.length} of ${rows.length} assertions are failing`
        : 'All assertions are passing',
    causes: failing.map((row) => row.urn),
    latestAssertionStatusByType: await statusByType(rows, context),
  };
}

/** The same for each type of assertion: how many there are, and how many have the status. */
async function statusByType(rows: readonly TimeseriesRow[], { aspects }: GraphqlContext) {
  const types = new Map<string, TimeseriesRow[]>();
  for (const row of rows) {
    const type = (await aspects.load(row.urn, 'assertionInfo'))?.type;
    if (typeof type === 'string') types.set(type, [...(types.get(type) ?? []), row]);
  }
  return [...types].map(([type, each]) => {
    const failing = each.filter(isFailing);
    return {
      type,
      status: failing.length > 0 ? 'FAIL' : 'PASS',
      total: each.length,
      statusCount: failing.length > 0 ? failing.length : each.length,
      lastStatusResultAt: Math.max(...each.map(({ timestampMillis }) => timestampMillis)),
    };
  });
}

const isFailing = ({ value }: TimeseriesRow): boolean =>
  (value.result as JsonObject | undefined)?.type !== 'SUCCESS';

async function testHealth({ urn }: EntityStub, { aspects }: GraphqlContext) {
  const results = await aspects.load(urn, 'testResults');
  const failing = recordsIn(results?.failing);
  const total = failing.length + recordsIn(results?.passing).length;
  if (total === 0) return undefined;
  return {
    type: 'TESTS',
    status: failing.length > 0 ? 'FAIL' : 'PASS',
    message: failing.length > 0 ? `${failing.length} of ${total} tests are failing` : 'All tests are passing',
    causes: failing.flatMap(({ test }) => stubOf(test)?.urn ?? []),
  };
}

/** Whether an entity can be relied upon. */
export const healthSubject: Subject = { entityFields: { health: ofEntity(health) } };
