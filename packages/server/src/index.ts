export { type AccessSettings, isLoopback } from './access-settings.ts';
export { ConfigurationError } from './configuration-error.ts';
export { type RunningServer, type ServerEvents, type ServerSettings, startServer } from './start-server.ts';
export type { MigrationProgress } from '@colophon/store-sqlite';
