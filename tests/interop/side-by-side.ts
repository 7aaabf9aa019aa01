import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
