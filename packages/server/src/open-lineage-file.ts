import { readFileSync } from 'node:fs';
import {
  defaultOpenLineageSettings,
  type OpenLineageSettings,
  parseOpenLineageSettings,
} from '@colophon/openlineage';
import { parseJson, RequestError } from '@colophon/wire';
import { ConfigurationError } from './configuration-error.ts';

/**
 * Reads the settings of the OpenLineage endpoint.
 *
 * @param path JSON file. Undefined for the defaults.
 * @throws ConfigurationError that names the file, the setting, what was expected and what came.
 */
export function readOpenLineageFile(path: string | undefined): OpenLineageSettings {
  if (path === undefined) return defaultOpenLineageSettings;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigurationError(`--openlineage: ${(error as Error).message}`);
  }
  try {
    return parseOpenLineageSettings(parseJson(text, ''));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new ConfigurationError(`--openlineage ${path}: ${error.message}`);
  }
}
