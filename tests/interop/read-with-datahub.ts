import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeProposal } from '@colophon/sdk';
import { runTool } from './python.ts';

/** An aspect as one of the two sources writes it. */
export interface WrittenAspect {
  readonly urn: string;
  readonly aspect: string;
  readonly value: unknown;
}

/** The aspects that DataHub's source writes, in order, from the file that its file sink leaves. */
export async function readWithDatahub(
  home: string,
  type: string,
  config: object,
): Promise<readonly WrittenAspect[]> {
  const output = join(home, `${type}-datahub.json`);
  const recipe = join(home, `${type}-datahub.yml`);
  const sink = { type: 'file', config: { filename: output } };
  // JSON is YAML.
  await writeFile(recipe, JSON.stringify({ source: { type, config }, sink }));
  const { code, stdout, stderr } = await runTool('datahub', ['ingest', '-c', recipe], { home });
  if (code !== 0) throw new Error(`datahub ingest ended with code ${code}\n${stdout}\n${stderr}`);
  const written = JSON.parse(await readFile(output, 'utf8')) as readonly Envelope[];
  return written.flatMap(aspectsOf);
}

interface Envelope {
  readonly entityUrn?: string;
  readonly aspectName?: string;
  readonly aspect?: { readonly json: unknown };
  readonly proposedSnapshot?: Readonly<Record<string, Snapshot>>;
}

interface Snapshot {
  readonly urn: string;
  readonly aspects: readonly Readonly<Record<string, unknown>>[];
}

/** A file has proposals, and snapshots of a dataset with several aspects, each by the name of its class. */
function aspectsOf({ entityUrn, aspectName, aspect, proposedSnapshot }: Envelope): WrittenAspect[] {
  if (entityUrn !== undefined && aspectName !== undefined && aspect)
    return [{ urn: entityUrn, aspect: aspectName, value: withoutDefaults(aspect.json) }];
  return Object.values(proposedSnapshot ?? {}).flatMap(({ urn, aspects }) =>
    aspects.flatMap((one) =>
      Object.entries(one).map(([name, value]) => ({
        urn,
        aspect: aspectOfClass(name),
        value: withoutDefaults(value),
      })),
    ),
  );
}

/** Fields that Python's classes write although they say nothing, as the server fills them in by itself. */
const saysNothing = new Set(
  [
    ['recursive', false],
    ['isPartOfKey', false],
    ['created', { time: 0, actor: 'urn:li:corpuser:unknown' }],
    ['lastModified', { time: 0, actor: 'urn:li:corpuser:unknown' }],
    ['partitionSpec', { type: 'FULL_TABLE', partition: 'FULL_TABLE_SNAPSHOT' }],
  ].map((pair) => JSON.stringify(pair)),
);

/** A value with the names of the wire, without the namespace of Python's classes. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter((pair) => !saysNothing.has(JSON.stringify(pair)))
      .map(([key, field]) => [key.replace('.pegasus2avro.', '.'), withoutDefaults(field)]),
  );
}

const aspectOfClass = (name: string): string => {
  const short = name.split('.').at(-1) ?? '';
  return short.charAt(0).toLowerCase() + short.slice(1);
};

/** The aspects of proposals. */
export const aspectsOfProposals = (proposals: readonly ChangeProposal[]): WrittenAspect[] =>
  proposals.flatMap((one) =>
    'aspect' in one ? [{ urn: one.entityUrn, aspect: one.aspectName as string, value: one.aspect }] : [],
  );

/** A value that the two sides write differently: undefined for what one does not write. */
export interface SourceDifference {
  readonly urn: string;
  readonly aspect: string;
  /** Fields from the aspect to the value, with `*` for each index of a list. */
  readonly path: string;
  readonly colophon: unknown;
  readonly datahub: unknown;
}

/** Every place at which two sets of aspects differ. Of an aspect that is written twice, the last one counts. */
export function differencesOf(
  colophon: readonly WrittenAspect[],
  datahub: readonly WrittenAspect[],
): SourceDifference[] {
  const index = (aspects: readonly WrittenAspect[]) =>
    new Map(aspects.map((one) => [`${one.urn} ${one.aspect}`, one] as const));
  const [ours, theirs] = [index(colophon), index(datahub)];
  const found: SourceDifference[] = [];
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const { urn, aspect } = (ours.get(key) ?? theirs.get(key)) as WrittenAspect;
    compare(ours.get(key)?.value, theirs.get(key)?.value, '', (path, one, other) =>
      found.push({ urn, aspect, path, colophon: one, datahub: other }),
    );
  }
  return found;
}

function compare(
  one: unknown,
  other: unknown,
  path: string,
  report: (path: string, one: unknown, other: unknown) => void,
): void {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    for (const [index, item] of one.entries()) compare(item, other[index], `${path}/*`, report);
  } else if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[key], other[key], `${path}/${key}`, report);
  } else if (JSON.stringify(one) !== JSON.stringify(other)) report(path, one, other);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
