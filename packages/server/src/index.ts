export { type AccessSettings, isLoopback } from './access-settings.ts';
export { ConfigurationError } from './configuration-error.ts';
export { type RunningServer, type ServerSettings, startServer } from './start-server.ts';
