import type { ClientOptions } from '@colophon/sdk';

/** What every command that talks to a server takes. */
export interface ClientSettings {
  readonly server: string;
  readonly token?: string;
}

export const clientOptions = ({ server, token }: ClientSettings): ClientOptions => ({
  server,
  ...(token !== undefined && { token }),
  // Somebody is waiting: a server that is not there is reported after a second and a half.
  maxRetries: 2,
});
