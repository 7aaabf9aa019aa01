import type { Json } from '@colophon/schema';
import { isObject, Parameters, RequestError } from '@colophon/wire';
import { RE2JS } from 're2js';

/** How events become metadata. The names are those of DataHub's settings, `datahub.openlineage.*`. */
export interface OpenLineageSettings {
  /** Environment of flows, jobs and datasets, such as `PROD`. Default: the namespace of a job names its cluster, and datasets are in `PROD`. */
  readonly env?: string | undefined;
  /** Orchestrator of every flow. Default: what the events say. */
  readonly orchestrator?: string | undefined;
  /** Platform instance of flows and jobs. Default: none. */
  readonly platformInstance?: string | undefined;
  /** Environment of datasets. Default: `env`, else `PROD`. */
  readonly commonDatasetEnv?: string | undefined;
  /** Platform instance of datasets, before their names. Default: none. */
  readonly commonDatasetPlatformInstance?: string | undefined;
  /** False to name datasets in lineage only, and to write nothing about them. Default true. */
  readonly materializeDataset: boolean;
  /** False to leave out the schemas of datasets. Default true. */
  readonly includeSchemaMetadata: boolean;
  /** False to leave out column-level lineage. Default true. */
  readonly captureColumnLevelLineage: boolean;
  /** True to add to the lineage of earlier runs, where by default a run replaces it. Default false. */
  readonly usePatch: boolean;
  /** What is removed from the end of a file's path, such as `/year=\d+$`. Default: nothing. */
  readonly filePartitionRegexpPattern?: RE2JS | undefined;
}

/** The environments that the model knows. */
export const environments = [
  'PROD',
  'DEV',
  'TEST',
  'QA',
  'UAT',
  'EI',
  'PRE',
  'STG',
  'NON_PROD',
  'CORP',
  'RVW',
  'PRD',
  'TST',
  'SIT',
  'SBX',
  'SANDBOX',
  'CERT',
] as const;

const texts = [
  'env',
  'orchestrator',
  'platformInstance',
  'commonDatasetEnv',
  'commonDatasetPlatformInstance',
] as const;
const flags = [
  'materializeDataset',
  'includeSchemaMetadata',
  'captureColumnLevelLineage',
  'usePatch',
] as const;

export const defaultOpenLineageSettings: OpenLineageSettings = {
  materializeDataset: true,
  includeSchemaMetadata: true,
  captureColumnLevelLineage: true,
  usePatch: false,
};

/**
 * Reads settings from the JSON of a file.
 *
 * @throws RequestError that names the setting, what was expected and what came.
 */
export function parseOpenLineageSettings(json: Json): OpenLineageSettings {
  if (!isObject(json)) throw new RequestError('INVALID_REQUEST', 'expected an object with settings');
  const given = new Parameters(json).allowOnly([...texts, ...flags, 'filePartitionRegexpPattern']);
  const settings: Record<string, unknown> = { ...defaultOpenLineageSettings };
  for (const name of texts) settings[name] = given.string(name);
  for (const name of flags) settings[name] = given.flag(name) ?? settings[name];
  for (const name of ['env', 'commonDatasetEnv'] as const) settings[name] = environmentOf(given, name);
  settings.filePartitionRegexpPattern = patternOf(given, 'filePartitionRegexpPattern');
  return settings as unknown as OpenLineageSettings;
}

function environmentOf(given: Parameters, name: string): string | undefined {
  const text = given.string(name)?.toUpperCase();
  if (text === undefined || (environments as readonly string[]).includes(text)) return text;
  throw new RequestError(
    'INVALID_REQUEST',
    `${given.path(name)}: expected one of ${environments.join(', ')}, got ${JSON.stringify(text)}`,
  );
}

function patternOf(given: Parameters, name: string): RE2JS | undefined {
  const text = given.string(name);
  if (text === undefined) return undefined;
  try {
    return RE2JS.compile(text);
  } catch (error) {
    throw new RequestError(
      'INVALID_REQUEST',
      `${given.path(name)}: expected a regular expression, got ${JSON.stringify(text)}: ${(error as Error).message}`,
    );
  }
}
