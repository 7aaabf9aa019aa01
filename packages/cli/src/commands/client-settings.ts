import type { ClientOptions } from '@colophon/sdk';
import { readCredentials } from '../credentials.ts';

/** What every command that talks to a server takes. */
export interface ClientSettings {
  readonly server: string;
  readonly token?: string;
  /** True stores fields that the model does not know. */
  readonly keepUnknownFields?: boolean;
}

/** The token that was given as an option or variable, or else the one of the sign-in. */
export const tokenOf = ({ server, token }: ClientSettings): string | undefined =>
  token ?? readCredentials(server)?.token;

export function clientOptions(settings: ClientSettings): ClientOptions {
  const { server, keepUnknownFields } = settings;
  const token = tokenOf(settings);
  return {
    server,
    ...(token !== undefined && { token }),
    ...(keepUnknownFields && { unknownFields: 'keep' }),
    // Somebody is waiting: a server that is not there is reported after a second and a half.
    maxRetries: 2,
  };
}
