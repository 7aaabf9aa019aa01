import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, sourcesEnvironment } from './environments.ts';
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

/** A place within an aspect at which the two sources differ. */
export interface Place extends Difference {
  /** Fields from the aspect to the value, with an asterisk for each index of a list. */
  readonly path: string;
}

/**
 * Runs a source of Colophon and DataHub's of the same name on the same input, and compares what they give.
 *
 * @param environment Python environment with DataHub's source. Default: that of the sources.
 */
export async function compareSources(
  folder: string,
  source: SourceSettings,
  environment = sourcesEnvironment,
): Promise<Difference[]> {
  const own = (await runSource(folder, source)).proposals;
  const written = await runDatahub(folder, source, environment);
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

/** Aspects in which the sources differ, each with the number of entities. */
export function countDifferences(found: readonly Difference[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { urn, aspectName, own, theirs } of found) {
    const who = own === undefined ? 'only DataHub' : theirs === undefined ? 'only Colophon' : 'different';
    const key = `${who}: ${urn.split(':')[2]} ${aspectName}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Each place at which an aspect differs; the aspect itself, if only one of the two has it. */
export const placesOf = ({ urn, aspectName, own, theirs }: Difference): Place[] =>
  [...differing(own, theirs, '')].map(([path, one, other]) => ({
    urn,
    aspectName,
    path,
    own: one,
    theirs: other,
  }));

function* differing(own: unknown, theirs: unknown, path: string): Generator<[string, unknown, unknown]> {
  if (Array.isArray(own) && Array.isArray(theirs) && own.length === theirs.length) {
    for (const [index, item] of own.entries()) yield* differing(item, theirs[index], `${path}/*`);
  } else if (isObject(own) && isObject(theirs)) {
    for (const key of new Set([...Object.keys(own), ...Object.keys(theirs)]))
      yield* differing(own[key], theirs[key], `${path}/${key}`);
  } else if (JSON.stringify(own) !== JSON.stringify(theirs)) yield [path, own, theirs];
}

async function runDatahub(folder: string, source: SourceSettings, environment: Environment): Promise<string> {
  const recipe = join(folder, `datahub-${source.type}.recipe.yml`);
  const filename = join(folder, `datahub-${source.type}.json`);
  // JSON is YAML.
  await writeFile(recipe, JSON.stringify({ source, sink: { type: 'file', config: { filename } } }));
  const env = { DATAHUB_TELEMETRY_ENABLED: 'false' };
  const { code, stdout, stderr } = await runTool('datahub', ['ingest', '-c', recipe], {
    home: folder,
    environment,
    env,
  });
  if (code !== 0) throw new Error(`datahub ingest ended with code ${code}\n${stdout}\n${stderr}`);
  return filename;
}

/** Values by what they are of. Those of a time series are numbered in the order of their moments, which may differ. */
function valuesOf(proposals: readonly FileProposal[]): Map<string, unknown> {
  const momentOf = ({ aspect }: FileProposal) =>
    (aspect?.json as { timestampMillis?: number })?.timestampMillis;
  const values = new Map<string, unknown>();
  for (const proposal of proposals.toSorted((one, other) => (momentOf(one) ?? 0) - (momentOf(other) ?? 0))) {
    const { entityUrn, aspectName, changeType, aspect } = proposal;
    const key = `${entityUrn} ${aspectName} ${changeType}`;
    let number = 1;
    if (momentOf(proposal) !== undefined) while (values.has(`${key} ${number}`)) number++;
    values.set(`${key} ${number}`, normalise(aspect?.json));
  }
  return values;
}

/** Values that the model has as its default: Python's classes write them, and the server fills them in. */
const defaults: Readonly<Record<string, string>> = {
  created: '{"actor":"urn:li:corpuser:unknown","time":0}',
  lastModified: '{"actor":"urn:li:corpuser:unknown","time":0}',
  auditStamp: '{"actor":"urn:li:corpuser:unknown","time":0}',
  ownerTypes: '{}',
  isPartOfKey: 'false',
  recursive: 'false',
  tags: '[]',
  customProperties: '{}',
};

/** The value with sorted names, without defaults, and with the same moment for both runs. */
function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise);
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, one]) => JSON.stringify(sorted(one)) !== defaults[key])
    .map(([key, one]): [string, unknown] => [key, key === 'time' ? 0 : normalise(one)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const sorted = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
