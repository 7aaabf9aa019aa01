import { systemActor } from '@colophon/catalogue';
import { type Authenticate, createAuthenticate } from '@colophon/http';
import type { InternalCaller } from '../ingestion/internal-caller.ts';
import type { Authentication } from './authentication.ts';

/** Who each request to a server with sign-in comes from. */
export function authenticateBy(
  { authenticator, services: { systemClient } }: Pick<Authentication, 'authenticator' | 'services'>,
  publicUrl: string | undefined,
  internal: InternalCaller,
): Authenticate {
  const authenticate = createAuthenticate({ credentials: authenticator, publicUrl });
  return (request, env) => {
    const header = request.headers.get('authorization');
    if (header !== null && (systemClient?.isCaller(header) || internal.isCaller(header)))
      return { urn: systemActor, by: 'system' };
    return authenticate(request, env);
  };
}
