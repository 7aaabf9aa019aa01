export { type AccessSettings, isLoopback } from './access-settings.ts';
export type { AuthMode, AuthSecrets, AuthSettings } from './auth/auth-settings.ts';
export { type ListedKey, listKeys, removeKey, rotateKeys } from './auth/keys.ts';
export { readAuthFile } from './auth/read-auth-file.ts';
export { readSecrets, secretVariables } from './auth/read-secrets.ts';
export { ConfigurationError } from './configuration-error.ts';
export type { RunningServer, ServerEvents, ServerSettings } from './server-settings.ts';
export { startServer } from './start-server.ts';
export type { MigrationProgress } from '@colophon/store-sqlite';
