import type { Principal } from '@colophon/catalogue';
import { AuthError } from './errors.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';
import { isTokenLike } from './tokens/token-format.ts';

/** Who a request comes from, and how that is known. */
export interface AuthenticatedPrincipal extends Principal {
  readonly by: 'session' | 'access-token' | 'issuer';
  /** Id of the session or access token; the issuer of a JWT. */
  readonly credential: string;
  /** A service account, and not a person. */
  readonly isService: boolean;
}

/** Recognises tokens of an issuer elsewhere. Undefined for what is none of its own. */
export type TokenIssuer = (token: string) => Promise<AuthenticatedPrincipal | undefined>;

export interface AuthenticatorOptions {
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  /** Default: none. */
  readonly issuers?: readonly TokenIssuer[];
}

/** From what a request carries to its principal. */
export interface Authenticator {
  /** @throws AuthError `INVALID_TOKEN`; `UNAVAILABLE` when the keys of an issuer cannot be read */
  fromToken(token: string): Promise<AuthenticatedPrincipal>;
  /** Undefined for a session that is over. */
  fromSession(secret: string): Promise<AuthenticatedPrincipal | undefined>;
}

export const createAuthenticator = ({
  sessions,
  tokens,
  issuers = [],
}: AuthenticatorOptions): Authenticator => ({
  async fromToken(token) {
    if (isTokenLike(token)) {
      const { record, user } = await tokens.authenticate(token);
      return { urn: user.urn, by: 'access-token', credential: record.id, isService: user.kind === 'service' };
    }
    for (const issuer of issuers) {
      const principal = await issuer(token);
      if (principal) return principal;
    }
    throw new AuthError('INVALID_TOKEN', 'The access token is invalid or expired');
  },
  async fromSession(secret) {
    const current = await sessions.read(secret);
    if (!current) return undefined;
    return { urn: current.user.urn, by: 'session', credential: current.session.id, isService: false };
  },
});
