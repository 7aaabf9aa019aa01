import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { checkUrl } from '../check-url.ts';
import { type Environment, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { AuthenticatedPrincipal, TokenIssuer } from '../principal.ts';
import { newUser } from '../users/native-users.ts';
import { isReservedName, parseUserName, signInNameOf } from '../users/user-name.ts';

/**
 * Signatures with a private key that only the issuer has. Codes that whoever checks them can make (HS256) and tokens without
 * a signature (`none`) are not among them, and cannot be allowed.
 */
export const jwtAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const;
export type JwtAlgorithm = (typeof jwtAlgorithms)[number];

export interface JwtIssuerOptions {
  readonly store: IdentityStore;
  /** What the claim `iss` has. */
  readonly issuer: string;
  /** What the claim `aud` has, or one of its values: a token for another service is none for this one. */
  readonly audience: string;
  /** Address of the issuer's public keys. */
  readonly jwksUrl: string;
  /** Default: RS256, PS256, ES256 and EdDSA. */
  readonly algorithms?: readonly JwtAlgorithm[];
  /**
   * What the header `typ` must have, such as `at+jwt` of RFC 9068: tokens of another kind, such as ID tokens, are rejected.
   * Default: `at+jwt`, `JWT` or none.
   */
  readonly type?: string;
  /** What the claim `scope` or `scp` must have, all of it. Default: nothing. */
  readonly scopes?: readonly string[];
  /** The claim with the name of the service account. Default: `sub`. */
  readonly nameClaim?: string;
  /** Makes service accounts that do not exist yet. Default: false. */
  readonly isJustInTime?: boolean;
  /** How far the clock of the issuer may be from this one. Default: 30 seconds. */
  readonly clockToleranceMs?: number;
  /** Time-out for reading the keys. Default: 5 seconds. */
  readonly timeoutMs?: number;
  /** Keys are read again for an unknown key id, but not more often than this. Default: 30 seconds. */
  readonly keysCooldownMs?: number;
  readonly environment?: Environment;
}

const invalid = (cause?: unknown): AuthError =>
  new AuthError('INVALID_TOKEN', 'The access token is invalid or expired', { cause });

/**
 * Accepts JWTs of an issuer for service accounts.
 *
 * @throws AuthError `INVALID_CONFIGURATION`
 */
export function createJwtIssuer({
  store,
  issuer,
  audience,
  jwksUrl,
  algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'],
  type,
  scopes = [],
  nameClaim = 'sub',
  isJustInTime = false,
  clockToleranceMs = 30_000,
  timeoutMs = 5_000,
  keysCooldownMs = 30_000,
  environment = realEnvironment,
}: JwtIssuerOptions): TokenIssuer {
  const unknown = algorithms.find((one) => !jwtAlgorithms.includes(one));
  if (unknown !== undefined || algorithms.length === 0)
    throw new AuthError(
      'INVALID_CONFIGURATION',
      `Algorithms of the issuer ${issuer}: expected some of ${jwtAlgorithms.join(', ')}, not "${unknown ?? ''}"`,
    );
  if (audience === '')
    throw new AuthError('INVALID_CONFIGURATION', `The issuer ${issuer} needs an audience that is not empty`);
  const keys = createRemoteJWKSet(checkUrl(jwksUrl, `Keys of the issuer ${issuer}`), {
    timeoutDuration: timeoutMs,
    cooldownDuration: keysCooldownMs,
  });

  return async (token) => {
    // Nothing is believed here: it only tells whose token it would have to be.
    if (issuerOf(token) !== issuer) return undefined;
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      ...(type !== undefined && { typ: type }),
      issuer,
      audience,
      algorithms: [...algorithms],
      requiredClaims: ['exp'],
      clockTolerance: clockToleranceMs / 1_000,
      currentDate: new Date(environment.now()),
    }).catch((error: unknown) => {
      throw isFaultOfToken(error)
        ? invalid(error)
        : new AuthError('UNAVAILABLE', `The keys of ${issuer} cannot be read`, { cause: error });
    });
    if (type === undefined && !isAccessToken(protectedHeader.typ)) throw invalid();
    const granted = scopesOf(payload);
    if (!scopes.every((scope) => granted.has(scope))) throw invalid();
    return principalOf(payload);
  };

  async function principalOf(payload: JWTPayload): Promise<AuthenticatedPrincipal> {
    const claim = payload[nameClaim];
    if (typeof claim !== 'string') throw invalid();
    const origin = `jwt:${issuer}`;
    const user = (await store.findUser(signInNameOf(claim))) ?? (await make(claim, origin));
    if (user?.kind !== 'service' || user.status === 'suspended') throw invalid();
    if (user.origin === undefined) {
      // The first issuer that vouches for a service account is the only one.
      const bind = await store.updateUser(user.urn, (one) =>
        one.origin === undefined ? { ...one, origin } : undefined,
      );
      if (bind !== 'done') throw invalid();
    } else if (user.origin !== origin) throw invalid();
    return { urn: user.urn, by: 'issuer', credential: issuer, isService: true };
  }

  async function make(claim: string, origin: string) {
    if (!isJustInTime || isReservedName(claim)) return undefined;
    try {
      const user = newUser(parseUserName(claim), { kind: 'service', createdAt: environment.now() });
      await store.addUser({ ...user, origin });
      // Another request may have been faster; then the user is the one that it has made.
      return await store.readUser(user.urn);
    } catch (error) {
      throw invalid(error);
    }
  }
}

/** Tokens for signing out, events and proofs of possession say so; most issuers say nothing of an access token. */
const isAccessToken = (type: string | undefined): boolean =>
  type === undefined || ['jwt', 'at+jwt', 'application/at+jwt'].includes(type.toLowerCase());

/** RFC 8693 has a text with spaces in between; some issuers have a list, or the claim `scp`. */
function scopesOf({ scope, scp }: JWTPayload): ReadonlySet<unknown> {
  return new Set(
    [scope, scp].flatMap((claim): unknown[] =>
      typeof claim === 'string' ? claim.split(' ') : [claim].flat(),
    ),
  );
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    // It is no JWT, so nobody here has issued it.
    return undefined;
  }
}

/** What the keys cannot be read for is none: a time-out, an answer that is no key set, a server that is away. */
const isFaultOfToken = (error: unknown): boolean =>
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys;
