import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { editAspects, unguarded, upsert } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { columnUrn, ofEntity } from '../entities/values.ts';
import {
  type EntryInput,
  type PageInput,
  present,
  readPage,
  readTime,
  requireText,
  stampOf,
  toMap,
} from './input.ts';
import { requireOnSubjects } from './require-on-subjects.ts';
import { readSeries, type SeriesInput } from './time-series.ts';

interface CustomAssertionInput {
  readonly entityUrn: string;
  readonly type: string;
  readonly description: string;
  readonly fieldPath?: string | null;
  readonly platform: { readonly urn?: string | null; readonly name?: string | null };
  readonly externalUrl?: string | null;
  readonly logic?: string | null;
  readonly fieldPaths?: readonly string[] | null;
  readonly scope?: string | null;
  readonly aggregation?: string | null;
  readonly operator?: string | null;
  readonly parameters?: Readonly<Record<string, ParameterInput | null>> | null;
  readonly nativeType?: string | null;
  readonly nativeParameters?: readonly EntryInput[] | null;
}

interface ParameterInput {
  readonly value: string;
  readonly type: string;
}

interface ResultInput {
  readonly timestampMillis?: number | null;
  readonly type: string;
  readonly properties?: readonly EntryInput[] | null;
  readonly externalUrl?: string | null;
  readonly error?: { readonly type: string; readonly message: string } | null;
  readonly severity?: string | null;
}

/** Any one lets a caller change the assertions about an asset. */
const privileges = ['EDIT_ENTITY', 'EDIT_ENTITY_ASSERTIONS'] as const;

/** How the parts of `assertionInfo` are called that name the asset. */
const kinds = [
  'customAssertion',
  'freshnessAssertion',
  'volumeAssertion',
  'sqlAssertion',
  'fieldAssertion',
  'schemaAssertion',
  'datasetAssertion',
];

/** The asset that an assertion is about. */
export function assetOf(info: JsonObject | undefined): string | undefined {
  for (const kind of kinds) {
    const part = info?.[kind] as JsonObject | undefined;
    const urn = part?.entity ?? part?.dataset;
    if (typeof urn === 'string') return urn;
  }
  return typeof info?.entityUrn === 'string' ? info.entityUrn : undefined;
}

/** The asset that an assertion is about now, or none, whatever the caller may see. */
async function assetsOf(urn: string, { unguarded: session }: GraphqlContext): Promise<readonly string[]> {
  const asset = assetOf((await session.aspect(urn, 'assertionInfo'))?.value);
  return asset === undefined ? [] : [asset];
}

async function upsertCustomAssertion(
  { urn, input }: { readonly urn?: string | null; readonly input: CustomAssertionInput },
  context: GraphqlContext,
): Promise<EntityStub> {
  const asset = requireType(context, input.entityUrn, 'input.entityUrn', 'dataset');
  const platform = platformOf(context, input.platform);
  const assertion = requireType(
    context,
    urn ?? `urn:li:assertion:${crypto.randomUUID()}`,
    'urn',
    'assertion',
  );
  const type = requireText(input.type, 'input.type');
  await context.require(privileges, asset);
  if (urn != null && (await context.unguarded.existing([assertion], true)).length > 0)
    await requireOnSubjects(context, privileges, assertion, await assetsOf(assertion, context));
  const customAssertion = present({
    type,
    entity: asset,
    field: input.fieldPath ? columnUrn(asset, input.fieldPath) : undefined,
    fields: input.fieldPaths?.length ? input.fieldPaths.map((path) => columnUrn(asset, path)) : undefined,
    scope: input.scope,
    aggregation: input.aggregation,
    operator: input.operator,
    parameters: input.parameters && present(input.parameters),
    nativeType: input.nativeType,
    nativeParameters: input.nativeParameters && toMap(input.nativeParameters),
    logic: input.logic,
  });
  const value = present({
    type: 'CUSTOM',
    customAssertion,
    description: input.description,
    externalUrl: input.externalUrl,
    lastUpdated: stampOf(context),
  });
  await editAspects(unguarded(context), [
    {
      urn: assertion,
      aspect: 'assertionInfo',
      change: (present) => ({
        ...value,
        source: sourceOf(present) ?? { type: 'EXTERNAL', created: stampOf(context) },
      }),
    },
    { urn: assertion, aspect: 'dataPlatformInstance', change: (present) => ({ ...present, platform }) },
  ]);
  return { urn: assertion, entityType: 'assertion' };
}

const sourceOf = (info: JsonObject | undefined): JsonObject | undefined => {
  const source = info?.source as JsonObject | undefined;
  return source?.type === 'EXTERNAL' ? source : undefined;
};

function platformOf(context: GraphqlContext, { urn, name }: CustomAssertionInput['platform']): string {
  if (urn) return requireType(context, urn, 'input.platform.urn', 'dataPlatform');
  if (name) return requireType(context, `urn:li:dataPlatform:${name}`, 'input.platform.name', 'dataPlatform');
  throw new RequestError('INVALID_REQUEST', 'input.platform: expected a urn or a name, got neither');
}

async function reportAssertionResult(
  { urn, result }: { readonly urn: string; readonly result: ResultInput },
  context: GraphqlContext,
): Promise<true> {
  requireType(context, urn, 'urn', 'assertion');
  const [asset] = await assetsOf(urn, context);
  if (asset === undefined)
    throw new RequestError('INVALID_REQUEST', `urn: expected an assertion about an asset, got ${urn}`);
  await context.require(privileges, asset, urn);
  const timestampMillis = readTime(result.timestampMillis, 'result.timestampMillis');
  await unguarded(context).write([
    upsert(urn, 'assertionRunEvent', {
      timestampMillis,
      runId: String(timestampMillis),
      assertionUrn: urn,
      asserteeUrn: asset,
      status: 'COMPLETE',
      result: present({
        type: result.type,
        severity: result.severity,
        nativeResults: result.properties && toMap(result.properties),
        externalUrl: result.externalUrl,
        error: result.error && { type: result.error.type, properties: { message: result.error.message } },
      }),
    }),
  ]);
  return true;
}

async function deleteAssertion({ urn }: { readonly urn: string }, context: GraphqlContext): Promise<true> {
  requireType(context, urn, 'urn', 'assertion');
  if ((await context.unguarded.existing([urn], true)).length === 0) return true;
  const assets = await assetsOf(urn, context);
  await requireOnSubjects(context, assets.length === 0 ? ['DELETE_ENTITY'] : privileges, urn, assets);
  await deleteEverywhere(context, urn);
  return true;
}

interface AssertionsInput extends PageInput {
  readonly includeSoftDeleted?: boolean | null;
}

/** Most assertions of an entity that are looked through. */
const maxAssertions = 10_000;

/** The assertions about an entity, those that are deleted softly only where they are asked for. */
async function assertions({ urn }: EntityStub, input: AssertionsInput, context: GraphqlContext) {
  const { start, count } = readPage(input, 200);
  const found = await assertionsOf(urn, maxAssertions, context);
  const removed = await Promise.all(
    found.map(async (each) => (await context.aspects.load(each, 'status'))?.removed === true),
  );
  const shown = input.includeSoftDeleted ? found : found.filter((_, at) => !removed[at]);
  const page = shown.slice(start, start + count).flatMap((each) => stubOf(each) ?? []);
  return { start, count: page.length, total: shown.length, assertions: page };
}

/** URNs of the assertions about an entity. */
export async function assertionsOf(
  urn: string,
  count: number,
  { session }: GraphqlContext,
): Promise<readonly string[]> {
  const { relationships } = await session.relationships({
    urn,
    direction: 'incoming',
    types: ['Asserts'],
    start: 0,
    count,
  });
  // An assertion may name the entity in more than one field.
  return [...new Set(relationships.flatMap((each) => (each.entityType === 'assertion' ? [each.urn] : [])))];
}

interface RunEventsInput extends SeriesInput {
  readonly status?: string | null;
}

async function runEvents({ urn }: EntityStub, { status, ...input }: RunEventsInput, context: GraphqlContext) {
  const and = [...(input.filter?.and ?? []), ...(status ? [{ field: 'status', values: [status] }] : [])];
  const rows = await readSeries(context, urn, 'assertionRunEvent', { ...input, filter: { and } });
  const countOf = (type: string) =>
    rows.filter(({ value }) => (value.result as JsonObject | undefined)?.type === type).length;
  return {
    total: rows.length,
    failed: countOf('FAILURE'),
    succeeded: countOf('SUCCESS'),
    errored: countOf('ERROR'),
    runEvents: rows.map(({ value, systemMetadata }) => ({
      ...value,
      lastObservedMillis: systemMetadata.lastObserved ?? null,
    })),
  };
}

/** Checks of data, and their results. */
export const assertionSubject: Subject = {
  mutations: { upsertCustomAssertion, reportAssertionResult, deleteAssertion },
  fields: {
    Dataset: { assertions: ofEntity(assertions) },
    Assertion: {
      runEvents: ofEntity(runEvents),
      platform: ofEntity(
        async ({ urn }, _, { aspects }) =>
          (await aspects.load(urn, 'dataPlatformInstance'))?.platform ?? 'urn:li:dataPlatform:unknown',
      ),
    },
  },
};
