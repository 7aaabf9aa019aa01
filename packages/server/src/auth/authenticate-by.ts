import { systemActor } from '@colophon/catalogue';
import { type Authenticate, createAuthenticate } from '@colophon/http';
import type { Authentication } from './authentication.ts';

/** Who each request to a server with sign-in comes from. */
export function authenticateBy(
  { authenticator, services: { systemClient } }: Pick<Authentication, 'authenticator' | 'services'>,
  publicUrl: string | undefined,
): Authenticate {
  const authenticate = createAuthenticate({ credentials: authenticator, publicUrl });
  return (request, env) => {
    const header = request.headers.get('authorization');
    if (header !== null && systemClient?.isCaller(header)) return { urn: systemActor, by: 'system' };
    return authenticate(request, env);
  };
}
