import { type AuthSettings, readAuthFile, readSecrets } from '@colophon/server';

/** Files by which people sign in. */
export interface AuthFiles {
  readonly authConfig?: string | undefined;
  readonly authUsers?: string | undefined;
}

/** Reads the settings of sign-in from their files and from the environment. */
export const readAuth = ({ authConfig, authUsers }: AuthFiles): AuthSettings => ({
  ...(authConfig !== undefined && readAuthFile(authConfig, process.env)),
  ...(authUsers !== undefined && { userFile: authUsers }),
  secrets: readSecrets(process.env),
});
