import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../configuration-error.ts';
import type { AuthSecrets } from './auth-settings.ts';

/** The variables that have secrets; each also with `_FILE` at its end, for the path of a file that has it. */
export const secretVariables = {
  keys: 'COLOPHON_AUTH_KEYS',
  systemClientSecret: 'COLOPHON_AUTH_SYSTEM_CLIENT_SECRET',
  systemClientId: 'COLOPHON_AUTH_SYSTEM_CLIENT_ID',
  firstAdministrator: 'COLOPHON_AUTH_FIRST_ADMINISTRATOR',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the secrets of the environment. A file of keys stays a file, so that its permissions are checked.
 *
 * @throws ConfigurationError that names the variable, and never what it has.
 */
export function readSecrets(environment: Environment): AuthSecrets {
  const given = (name: string) => environment[name]?.trim() || undefined;
  const secrets: Record<string, string> = {};
  for (const [setting, name] of Object.entries(secretVariables)) {
    const value = given(name);
    const file = given(`${name}_FILE`);
    if (value !== undefined && file !== undefined)
      throw new ConfigurationError(`both ${name} and ${name}_FILE are set. Set one of them.`);
    if (setting === 'keys' && file !== undefined) secrets.keyFile = file;
    else if (file !== undefined) secrets[setting] = readSecretFile(file, `${name}_FILE`);
    else if (value !== undefined) secrets[setting] = value;
  }
  return secrets;
}

/** A secret without the line end that editors add. */
export function readSecretFile(path: string, setting: string): string {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text !== '') return text;
  } catch (error) {
    throw new ConfigurationError(
      `${setting}: the file ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  throw new ConfigurationError(`${setting}: the file ${path} is empty.`);
}
