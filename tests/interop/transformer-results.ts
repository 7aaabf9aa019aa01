import { isDeepStrictEqual } from 'node:util';
import { findDefinition, type SourceRecord } from '@colophon/ingestion';
import type { AnyProposal, ChangeProposal, Colophon } from '@colophon/sdk';
import type { TransformerCase } from './transformer-cases.ts';

/** What a transformer makes of a case, or why it does not take the configuration. */
export type TransformerResult =
  | { readonly written: Readonly<Record<string, unknown>>; readonly failures: readonly string[] }
  | { readonly refused: string };

/** A proposal as the Python script prints it: URN, aspect, kind of change, value. */
export type Printed = readonly [urn: string, aspectName: string, changeType: string, value: unknown];

/** Runs a case through Colophon's transformer. */
export async function ourResult(
  { type, config, records }: TransformerCase,
  catalogue: Colophon,
): Promise<TransformerResult> {
  const failures: string[] = [];
  try {
    const definition = await findDefinition('transformer', type, import.meta.dirname);
    if (!definition) return { refused: `there is no transformer ${type}` };
    const transform = await definition.create(definition.config.parse(config), {
      report: { info() {}, warn() {}, fail: ({ message }) => failures.push(message), count() {} },
      signal: new AbortController().signal,
      catalogue,
      folder: import.meta.dirname,
      now: Date.now,
    });
    const proposals: Printed[] = [];
    for await (const record of transform(reportedBy(records)))
      proposals.push(...record.proposals.map(printed));
    return { written: finalValues(proposals), failures };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

/** What differs between two results, by what it is about. */
export function compareResults(
  ours: TransformerResult,
  theirs: TransformerResult,
): { readonly about: string; readonly colophon: unknown; readonly datahub: unknown }[] {
  const [colophon, datahub] = [flat(ours), flat(theirs)];
  return [...new Set([...Object.keys(colophon), ...Object.keys(datahub)])]
    .filter((about) => !isDeepStrictEqual(colophon[about], datahub[about]))
    .map((about) => ({ about, colophon: colophon[about], datahub: datahub[about] }));
}

const flat = (result: TransformerResult): Readonly<Record<string, unknown>> =>
  'refused' in result
    ? { configuration: result.refused }
    : { ...result.written, ...(result.failures.length > 0 && { failures: result.failures }) };

async function* reportedBy(
  records: TransformerCase['records'],
): AsyncGenerator<SourceRecord, void, undefined> {
  // The names of the aspects match their values.
  for (const [i, record] of records.entries())
    yield { id: String(i), proposals: record.map((one) => ({ ...one }) as AnyProposal) };
}

const printed = (proposal: ChangeProposal): Printed => {
  const { entityUrn, aspectName, changeType = 'UPSERT' } = proposal;
  const value = 'aspect' in proposal ? proposal.aspect : 'patch' in proposal ? proposal.patch : null;
  return [entityUrn, aspectName, changeType, value];
};

/**
 * What is there after the proposals: the last value of each aspect, and the operations of all patches. The order of
 * proposals differs, since Colophon adds what is missing to the record of the entity, and DataHub at the end.
 */
export function finalValues(proposals: readonly Printed[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [urn, aspectName, changeType, value] of proposals) {
    const key = `${changeType === 'PATCH' ? 'patch of ' : ''}${aspectName} of ${urn}`;
    if (changeType !== 'PATCH') values[key] = plain(value);
    else values[key] = sorted([...((values[key] as unknown[]) ?? []), ...operationsOf(value)]);
  }
  return values;
}

interface PatchDocument {
  readonly patch?: readonly unknown[];
  readonly operations?: readonly unknown[];
  readonly arrayPrimaryKeys?: unknown;
}

/** The operations of a patch, each with the keys that it addresses items by. */
function operationsOf(value: unknown): unknown[] {
  const { patch, operations, arrayPrimaryKeys }: PatchDocument = Array.isArray(value)
    ? { patch: value }
    : (value as PatchDocument);
  return (operations ?? patch ?? []).map((operation) =>
    plain({ ...(operation as object), arrayPrimaryKeys }),
  );
}

const sorted = (values: readonly unknown[]): unknown[] =>
  [...new Map(values.map((value) => [JSON.stringify(value), value]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);

/** The time of the run, which two runs do not share. */
const isNow = (value: unknown): boolean => typeof value === 'number' && value > 1_600_000_000_000;
/** Lists whose order has no meaning, and which DataHub keeps in a set. */
const isUnordered = (key: string): boolean => key === 'domains' || key === 'terms' || key === 'owners';

/** Without what is left to its default, which only the Python classes write, and with members in order. */
function plain(value: unknown, key = ''): unknown {
  if (isNow(value)) return 'now';
  if (Array.isArray(value)) {
    const items = value.map((item) => plain(item));
    return isUnordered(key) ? sorted(items) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, plain(member, name)] as const)
    .filter(([name, member]) => member !== undefined && member !== null && !isDefault(name, member))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members);
}

function isDefault(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  if (name === 'lastModified') return text === '{"actor":"urn:li:corpuser:unknown","time":0}';
  if (['nullable', 'recursive', 'isPartOfKey', 'outputPort'].includes(name)) return value === false;
  if (name === 'partitionSpec') return text.includes('FULL_TABLE');
  return (
    ['ownerTypes', 'customProperties', 'created', 'tags'].includes(name) &&
    /^(\{\}|\[\]|\{"actor":"urn:li:corpuser:unknown","time":0\})$/.test(text)
  );
}
