import { checkUrl } from '../check-url.ts';
import { AuthError } from '../errors.ts';

/** How the catalogue proves to a provider that it is the client. Certificates of a client (`tls_client_auth`) are not among them. */
export const clientAuthentications = [
  'client_secret_basic',
  'client_secret_post',
  'client_secret_jwt',
  'private_key_jwt',
  'none',
] as const;
export type ClientAuthentication = (typeof clientAuthentications)[number];

/** One identity provider, by OpenID Connect. */
export interface OidcProviderOptions {
  /** Short and stable: it is in the path of the callback, and in the origin of each user. Letters, digits, `-`. */
  readonly id: string;
  /** Shown on the button. Default: the id. */
  readonly label?: string;
  /** The issuer; its configuration is at `/.well-known/openid-configuration` below it. */
  readonly issuer: string;
  /** The id that the provider gave this client. */
  readonly clientId: string;
  /**
   * How the client proves itself: `client_secret_basic`, `client_secret_post`, `client_secret_jwt`, `private_key_jwt` or `none`.
   * Default: `client_secret_basic` with a secret, `none` without.
   */
  readonly clientAuthentication?: ClientAuthentication;
  /** For all methods whose name begins with `client_secret`. */
  readonly clientSecret?: string;
  /** For `private_key_jwt`: a private key in PEM (PKCS #8). */
  readonly privateKey?: string;
  /** Algorithm of the signature. Default: RS256. */
  readonly privateKeyAlgorithm?: string;
  /** The key's id at the provider. Default: none. */
  readonly privateKeyId?: string;
  /** What to ask for. Default: `openid`, `profile`, `email`. */
  readonly scopes?: readonly string[];
  /** More parameters of the request to sign in, such as `prompt` or `acr_values`. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The claim with the name of the user; a path as in `groupClaims`. Default: `preferred_username`. */
  readonly userNameClaim?: string;
  /**
   * A regular expression that the whole claim must match; what its first group matches is the name: `([^@]+)@example\.org`.
   * Default: the whole claim.
   */
  readonly userNamePattern?: string;
  /**
   * Claims with the names of groups. Each is a name (`groups`, `https://example.org/groups`) or a path into nested claims
   * (`realm_access.roles`), and has a list of texts, or one text with commas. Default: groups are not read, and those that
   * a user has stay as they are.
   */
  readonly groupClaims?: readonly string[];
  /** As `userNamePattern`, for each group; a group that does not match is left out. Default: the whole name. */
  readonly groupPattern?: string;
  /** Users need one of these groups; nobody comes in when the groups cannot be read. Default: everybody comes in. */
  readonly requiredGroups?: readonly string[];
  /** Makes users that do not exist yet. Default: true. */
  readonly isJustInTime?: boolean;
  /** Asks the user-info endpoint for more claims. Default: true, where the provider has one. */
  readonly readsUserInfo?: boolean;
  /** Time-out of each request to the provider. Default: 5 seconds. */
  readonly timeoutMs?: number;
  /** How often a request that changes nothing is sent again. Default: 2. */
  readonly retries?: number;
}

export interface ResolvedOidcProvider
  extends Required<
    Omit<
      OidcProviderOptions,
      'issuer' | 'clientSecret' | 'privateKey' | 'privateKeyId' | 'userNamePattern' | 'groupPattern'
    >
  > {
  readonly issuer: URL;
  readonly clientSecret: string | undefined;
  readonly privateKey: string | undefined;
  readonly privateKeyId: string | undefined;
  readonly userNamePattern: RegExp | undefined;
  readonly groupPattern: RegExp | undefined;
}

/** @throws AuthError `INVALID_CONFIGURATION` that names the provider and the setting. */
export function resolveOidcProvider(given: OidcProviderOptions): ResolvedOidcProvider {
  const fail = (setting: string, expected: string) =>
    new AuthError('INVALID_CONFIGURATION', `OIDC provider ${given.id}: ${setting}: expected ${expected}`);
  const pattern = (setting: 'userNamePattern' | 'groupPattern') => {
    const text = given[setting];
    if (text === undefined) return undefined;
    try {
      return new RegExp(`^(?:${text})$`, 'u');
    } catch {
      throw fail(setting, `a regular expression, not "${text}"`);
    }
  };
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(given.id))
    throw fail('id', '1 to 32 small letters, digits and hyphens');
  if (given.clientId === '') throw fail('clientId', 'the id that the provider gave the client');
  const clientAuthentication =
    given.clientAuthentication ?? (given.clientSecret ? 'client_secret_basic' : 'none');
  if (!clientAuthentications.includes(clientAuthentication))
    throw fail('clientAuthentication', `one of ${clientAuthentications.join(', ')}`);
  if (clientAuthentication.startsWith('client_secret') && !given.clientSecret)
    throw fail('clientSecret', `a secret, for ${clientAuthentication}`);
  if (clientAuthentication === 'private_key_jwt' && !given.privateKey)
    throw fail('privateKey', 'a private key in PEM, for private_key_jwt');
  const scopes = given.scopes ?? ['openid', 'profile', 'email'];
  if (!scopes.includes('openid')) throw fail('scopes', 'openid among them');
  const { groupClaims = [], requiredGroups = [] } = given;
  if (requiredGroups.length > 0 && groupClaims.length === 0)
    throw fail('groupClaims', 'the claims with the groups, since groups are required');
  return {
    label: given.id,
    parameters: {},
    userNameClaim: 'preferred_username',
    isJustInTime: true,
    readsUserInfo: true,
    timeoutMs: 5_000,
    retries: 2,
    privateKeyAlgorithm: 'RS256',
    ...given,
    issuer: checkUrl(given.issuer, `OIDC provider ${given.id}: issuer`),
    clientAuthentication,
    clientSecret: given.clientSecret,
    privateKey: given.privateKey,
    privateKeyId: given.privateKeyId,
    scopes,
    groupClaims,
    requiredGroups,
    userNamePattern: pattern('userNamePattern'),
    groupPattern: pattern('groupPattern'),
  };
}
