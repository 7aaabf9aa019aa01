import type { Json } from '@colophon/schema';
import { isObject, Parameters, RequestError } from '@colophon/wire';
import { RE2JS } from 're2js';
import { defaultOpenLineageSettings, type OpenLineageSettings } from './settings.ts';

/** The environments that the model knows. */
const environments = [
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

/** What is removed from the end of a file's path, such as `/year=\d+$`. */
const partitionPattern = 'filePartitionRegexpPattern';

/**
 * Reads settings from the JSON of a file.
 *
 * @throws RequestError that names the setting, what was expected and what came.
 */
export function parseOpenLineageSettings(json: Json): OpenLineageSettings {
  if (!isObject(json)) throw new RequestError('INVALID_REQUEST', 'expected an object with settings');
  const given = new Parameters(json).allowOnly([...texts, ...flags, partitionPattern]);
  const settings: Record<string, unknown> = { ...defaultOpenLineageSettings };
  for (const name of texts) settings[name] = given.string(name);
  for (const name of flags) settings[name] = given.flag(name) ?? settings[name];
  for (const name of ['env', 'commonDatasetEnv'] as const) settings[name] = environmentOf(given, name);
  const pattern = patternOf(given, partitionPattern);
  if (pattern) settings.withoutPartition = (path: string) => pattern.matcher(path).replaceFirst('');
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
