import type { ClientOptions } from '../client-options.ts';
import { ConfigurationError } from '../errors.ts';

/**
 * The options, with the server and the token from the environment if no server is given. The token of the environment
 * is not sent to another server than that of the environment.
 */
export function withEnvironment(options: Partial<ClientOptions>): ClientOptions {
  const { server } = options;
  if (server !== undefined) return { ...options, server };
  // Browsers have no environment. Empty variables count as unset, as for the command line.
  const { COLOPHON_SERVER, COLOPHON_TOKEN } = typeof process === 'undefined' ? {} : process.env;
  if (!COLOPHON_SERVER)
    throw new ConfigurationError(
      'INVALID_CONFIGURATION',
      'server: expected an address such as http://localhost:8080, or one in COLOPHON_SERVER in the environment',
    );
  return { ...(COLOPHON_TOKEN && { token: COLOPHON_TOKEN }), ...options, server: COLOPHON_SERVER };
}
