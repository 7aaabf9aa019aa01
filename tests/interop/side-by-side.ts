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
import { sourcesEnvironment } from './environments.ts';
import { runTool } from './python.ts';
import { type FileProposal, runSource } from './source-records.ts';

/** A source as a recipe has it. */
export interface SourceSettings {
  readonly type: string;
  readonly config: object;
}

/** Where the two sources differ: the aspect and the values, without what the model has as its default. */
export interface Difference {
  readonly urn: string;
  readonly aspectName: string;
  readonly own: unknown;
  readonly theirs: unknown;
}

/** Runs a source of Colophon and DataHub's of the same name on the same input, and compares what they give. */
export async function compareSources(folder: string, source: SourceSettings): Promise<Difference[]> {
  const own = (await runSource(folder, source)).proposals;
  const written = await runDatahub(folder, source);
  // The source `file` reads DataHub's snapshots too, so both are proposals.
  const theirs = (await runSource(folder, { type: 'file', config: { path: written } })).proposals;
  const [left, right] = [valuesOf(own), valuesOf(theirs)];
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((key): Difference[] => {
    const [urn = '', aspectName = ''] = key.split(' ');
    const values = { own: left.get(key), theirs: right.get(key) };
    return JSON.stringify(values.own) === JSON.stringify(values.theirs)
      ? []
      : [{ urn, aspectName, ...values }];
  });
}

async function runDatahub(folder: string, source: SourceSettings): Promise<string> {
  const recipe = join(folder, `datahub-${source.type}.recipe.yml`);
  const filename = join(folder, `datahub-${source.type}.json`);
  // JSON is YAML.
  await writeFile(recipe, JSON.stringify({ source, sink: { type: 'file', config: { filename } } }));
  const options = {
    home: folder,
    environment: sourcesEnvironment,
    env: { DATAHUB_TELEMETRY_ENABLED: 'false' },
  };
  const { code, stdout, stderr } = await runTool('datahub', ['ingest', '-c', recipe], options);
  if (code !== 0) throw new Error(`datahub ingest ended with code ${code}\n${stdout}\n${stderr}`);
  await readFile(filename);
  return filename;
}

function valuesOf(proposals: readonly FileProposal[]): Map<string, unknown> {
  return new Map(
    proposals.map(({ entityUrn, aspectName, changeType, aspect }) => {
      const json = aspect?.json as { timestampMillis?: number } | undefined;
      const moment = json?.timestampMillis === undefined ? '' : ` ${json.timestampMillis}`;
      return [`${entityUrn} ${aspectName} ${changeType}${moment}`, normalise(json)];
    }),
  );
}

/** Values that the model has as its default: Python's classes write them, and the server fills them in. */
const defaults: Readonly<Record<string, string>> = {
  created: '{"actor":"urn:li:corpuser:unknown","time":0}',
  lastModified: '{"actor":"urn:li:corpuser:unknown","time":0}',
  auditStamp: '{"actor":"urn:li:corpuser:unknown","time":0}',
  ownerTypes: '{}',
  isPartOfKey: 'false',
  tags: '[]',
  customProperties: '{}',
};

/** The value with sorted names, without defaults, and with the same moment for both runs. */
function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, one]) => JSON.stringify(sorted(one)) !== defaults[key])
    .map(([key, one]): [string, unknown] => [key, key === 'time' ? 0 : normalise(one)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
