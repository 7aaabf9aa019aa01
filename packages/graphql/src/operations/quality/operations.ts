import { windowStart } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { upsert } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { ofEntity } from '../entities/values.ts';
import { type EntryInput, present, readTime, requireText, stampOf, toMap } from './input.ts';
import {
  readSeries,
  type SeriesInput,
  startOf,
  Tally,
  type TimeRange,
  unlessForbidden,
} from './time-series.ts';

interface OperationInput {
  readonly urn: string;
  readonly operationType: string;
  readonly customOperationType?: string | null;
  readonly sourceType: string;
  readonly customProperties?: readonly EntryInput[] | null;
  readonly partition?: string | null;
  readonly numAffectedRows?: number | null;
  readonly timestampMillis?: number | null;
}

async function reportOperation(
  { input }: { readonly input: OperationInput },
  context: GraphqlContext,
): Promise<string> {
  const urn = requireType(context, input.urn, 'input.urn', 'dataset');
  const timestampMillis = readTime(input.timestampMillis, 'input.timestampMillis');
  if (input.operationType === 'CUSTOM')
    requireText(input.customOperationType ?? '', 'input.customOperationType');
  await context.require(['EDIT_ENTITY', 'EDIT_ENTITY_OPERATIONS'], urn);
  const value = present({
    timestampMillis,
    lastUpdatedTimestamp: timestampMillis,
    actor: stampOf(context).actor,
    operationType: input.operationType,
    customOperationType: input.customOperationType,
    sourceType: input.sourceType,
    customProperties: input.customProperties && toMap(input.customProperties),
    numAffectedRows: input.numAffectedRows,
    partitionSpec: input.partition ? { type: 'PARTITION', partition: input.partition } : undefined,
  });
  await context.write([upsert(urn, 'operation', value)]);
  return 'true';
}

/** Newest first; empty for callers who may not see them. */
async function operations({ urn }: EntityStub, input: SeriesInput, context: GraphqlContext) {
  const rows = await unlessForbidden(readSeries(context, urn, 'operation', input), []);
  return rows.map(({ value }) => ({
    ...value,
    partition: (value.partitionSpec as JsonObject | undefined)?.partition ?? null,
  }));
}

interface StatsInput {
  readonly range?: TimeRange | null;
}

/** How many operations of each kind there were, by day in UTC and in sum. */
async function operationsStats(
  { urn }: EntityStub,
  { input }: { readonly input?: StatsInput | null },
  context: GraphqlContext,
) {
  const rows = await unlessForbidden(
    readSeries(context, urn, 'operation', {
      startTimeMillis: startOf(input?.range ?? 'MONTH'),
      endTimeMillis: Date.now(),
    }),
    undefined,
  );
  if (!rows) return null;
  const values = rows.map(({ value }) => value);
  const byDay = Map.groupBy(rows, ({ timestampMillis }) => windowStart(timestampMillis, { unit: 'DAY' }));
  return {
    buckets: [...byDay]
      .sort(([a], [b]) => a - b)
      .map(([bucket, each]) => ({
        bucket,
        duration: 'DAY',
        resource: urn,
        aggregations: countOperations(each.map(({ value }) => value)),
      })),
    aggregations: countOperations(values),
  };
}

function countOperations(values: readonly JsonObject[]) {
  const kinds = new Tally();
  const customKinds = new Tally();
  for (const { operationType, customOperationType } of values) {
    kinds.add(operationType, 1);
    customKinds.add(customOperationType, 1);
  }
  return {
    totalOperations: values.length,
    totalInserts: kinds.get('INSERT'),
    totalUpdates: kinds.get('UPDATE'),
    totalDeletes: kinds.get('DELETE'),
    totalCreates: kinds.get('CREATE'),
    totalAlters: kinds.get('ALTER'),
    totalDrops: kinds.get('DROP'),
    totalCustoms: kinds.get('CUSTOM'),
    customOperationsMap: customKinds.entries().map(([key, value]) => ({ key, value })),
  };
}

/** What was done to datasets. */
export const operationSubject: Subject = {
  mutations: { reportOperation },
  fields: { Dataset: { operations: ofEntity(operations), operationsStats: ofEntity(operationsStats) } },
};
