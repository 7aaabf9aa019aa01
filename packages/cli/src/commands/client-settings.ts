import type { ClientOptions } from '@colophon/sdk';

/** What every command that talks to a server takes. */
export interface ClientSettings {
  readonly server: string;
  readonly token?: string;
  /** True stores fields that the model does not know. */
  readonly keepUnknownFields?: boolean;
}

export const clientOptions = ({ server, token, keepUnknownFields }: ClientSettings): ClientOptions => ({
  server,
  ...(token !== undefined && { token }),
  ...(keepUnknownFields && { unknownFields: 'keep' }),
  // Somebody is waiting: a server that is not there is reported after a second and a half.
  maxRetries: 2,
});
