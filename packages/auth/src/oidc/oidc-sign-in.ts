import * as openid from 'openid-client';
import { createAudit, type Origin } from '../audit.ts';
import { type Environment, minuteMs, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { SessionRecord } from '../ports/sessions.ts';
import { randomText } from '../random-text.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type AdmissionRefusal, type Admitted, admitUser, previewAdmission } from '../users/admit-user.ts';
import { type ClaimsReport, mapClaims } from './map-claims.ts';
import { type ClientOverrides, lazyClient, type OidcClient, unavailableIn } from './open-client.ts';
import { openPending, type PendingSignIn, sealPending, startAgain } from './pending-sign-in.ts';
import {
  type OidcProviderOptions,
  type ResolvedOidcProvider,
  resolveOidcProvider,
} from './provider-options.ts';
import type { Claims } from './read-claim.ts';
import { safeReturnPath } from './return-path.ts';

export interface OidcSignInOptions extends ClientOverrides {
  readonly store: IdentityStore;
  readonly sessions: Sessions;
  readonly box: SecretBox;
  readonly providers: readonly OidcProviderOptions[];
  readonly environment?: Environment;
}

export interface StartOidc {
  /** Id of a provider. */
  readonly provider: string;
  /** Where the provider sends the browser back to; it must be registered there. */
  readonly redirectUri: string;
  /** Path to go to at the end. Default, and for anything that leads elsewhere: `/`. */
  readonly returnTo?: string;
  /** Shows at the end which claims came, and signs nobody in. Default: false. */
  readonly isDryRun?: boolean;
}

export interface FinishOidc extends Origin {
  /** The address that the browser came back to, of which only the query is used. */
  readonly callbackUrl: string;
  /** What `start` has returned for this browser. */
  readonly pending: string;
  /** The session secret that the browser sent, if any; its session ends. */
  readonly session?: string;
}

export interface OidcSignedIn extends Admitted {
  readonly isDryRun: false;
  /** For the session cookie. */
  readonly secret: string;
  readonly returnTo: string;
  /** Groups, name and e-mail address are for the caller to write into the catalogue. */
  readonly report: ClaimsReport;
}

export interface OidcDryRun {
  readonly isDryRun: true;
  readonly returnTo: string;
  readonly report: ClaimsReport;
  /** Whether the user of this name would be made, or why it would be refused. Undefined when the claims give no name. */
  readonly admission?: { readonly isNew: boolean } | { readonly refusal: AdmissionRefusal };
}

/** Signing in at identity providers by OpenID Connect: the code flow with PKCE, state and nonce. */
export interface OidcSignIn {
  /** For the buttons of the sign-in page. */
  readonly providers: readonly { readonly id: string; readonly label: string }[];
  /**
   * @returns where to send the browser, and what it must bring back, in a cookie that no script can read and that other
   * sites cannot make the browser set.
   * @throws AuthError `INVALID_CONFIGURATION` for an unknown provider; `UNAVAILABLE`
   */
  start(
    start: StartOidc,
  ): Promise<{ readonly url: string; readonly pending: string; readonly expiresAt: number }>;
  /** @throws AuthError `SIGN_IN_REJECTED`, whose message may be shown; `INVALID_CONFIGURATION`, `UNAVAILABLE` */
  finish(finish: FinishOidc): Promise<OidcSignedIn | OidcDryRun>;
  /** Whether what a browser kept is of a dry run. What was not made here is none. */
  isDryRun(pending: string): boolean;
  /**
   * Where to send the browser to sign out at the provider, too.
   *
   * @returns undefined when the session is of no provider, or its provider has no such address.
   * @throws AuthError `UNAVAILABLE`; the session here can be ended nevertheless.
   */
  logoutUrl(logout: {
    readonly session: SessionRecord;
    readonly returnTo: string;
  }): Promise<string | undefined>;
}

/** How long somebody may take at the provider. */
const pendingLifetimeMs = 10 * minuteMs;
const sessionContext = 'oidc session';

/** @throws AuthError `INVALID_CONFIGURATION` that names the provider and the setting. */
export function createOidcSignIn({
  store,
  sessions,
  box,
  providers: given,
  environment = realEnvironment,
  ...overrides
}: OidcSignInOptions): OidcSignIn {
  const audit = createAudit(store, environment);
  const providers = new Map(
    given.map(resolveOidcProvider).map((provider) => {
      const client = lazyClient(provider, environment, overrides);
      return [provider.id, { provider, client, origin: `oidc:${provider.id}` }] as const;
    }),
  );
  if (providers.size < given.length)
    throw new AuthError('INVALID_CONFIGURATION', 'Two OIDC providers have the same id');
  const find = (id: string) => {
    const found = providers.get(id);
    if (!found) throw new AuthError('INVALID_CONFIGURATION', `There is no OIDC provider ${id}`);
    return found;
  };

  return {
    providers: [...providers.values()].map(({ provider: { id, label } }) => ({ id, label })),

    async start({ provider: id, redirectUri, returnTo, isDryRun = false }) {
      const { provider, client } = find(id);
      const expiresAt = environment.now() + pendingLifetimeMs;
      const pending: PendingSignIn = {
        provider: id,
        state: randomText(environment, 24),
        nonce: randomText(environment, 24),
        codeVerifier: randomText(environment, 48),
        redirectUri,
        returnTo: safeReturnPath(returnTo),
        expiresAt,
        isDryRun,
      };
      const url = openid.buildAuthorizationUrl(await client(), {
        ...provider.parameters,
        scope: provider.scopes.join(' '),
        redirect_uri: redirectUri,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, pending: sealPending(box, pending), expiresAt };
    },

    async finish({ callbackUrl, pending: sealed, session, ...origin }) {
      const pending = openPending(box, sealed);
      const refuse = async (error: AuthError, reasons: readonly string[]) => {
        // An administrator sees the reasons on the page, and nothing is written.
        if (pending.isDryRun)
          return new AuthError(error.code, [...new Set([error.message, ...reasons])].join('\n'), {
            cause: error,
          });
        const details = { method: `oidc:${pending.provider}`, reason: reasons.join('; ') };
        await audit({ action: 'sign-in', outcome: 'refused', details }, origin);
        return error;
      };
      const isLate = environment.now() >= pending.expiresAt;
      if (isLate || !(await store.spendOnce(`oidc ${pending.state}`, pending.expiresAt)))
        throw await refuse(startAgain(), [isLate ? 'too late' : 'used before']);
      const { provider, client: open, origin: source } = find(pending.provider);
      const { claims, idToken } = await open()
        .then((client) => readClaims(client, provider, pending, callbackUrl))
        .catch(async (error: unknown) => {
          const rejection = rejectionOf(error, provider.id);
          const cause = causeOf(error);
          // The library's words are for an operator: they say what the message for the user leaves out.
          throw await refuse(rejection, [rejection.message, ...(cause === undefined ? [] : [cause])]);
        });
      const report = mapClaims(provider, claims);
      const { returnTo } = pending;
      const { name } = report.userName;
      const admissionOf = (name: string) => ({
        origin: source,
        name,
        // A provider may give a name to somebody else one day, and never a subject.
        externalId: `${String(claims.iss)} ${String(claims.sub)}`,
        isJustInTime: provider.isJustInTime,
      });
      if (pending.isDryRun) {
        const admission = name === undefined ? undefined : await previewAdmission(store, admissionOf(name));
        return { isDryRun: true, returnTo, report, ...(admission && { admission }) };
      }

      if (name === undefined || report.problems.length > 0)
        throw await refuse(notAllowed(provider), report.problems);
      const admitted = await admitUser(store, environment, admissionOf(name));
      if ('refusal' in admitted) throw await refuse(notAllowed(provider), [admitted.refusal]);
      const { urn } = admitted.user;
      const state = JSON.stringify({ provider: provider.id, idToken });
      const { secret } = await sessions.begin({
        user: urn,
        method: source,
        ...origin,
        sealedState: box.encryptSecret(state, sessionContext),
        ...(session !== undefined && { replacing: session }),
      });
      await audit({ action: 'sign-in', outcome: 'done', actor: urn, details: { method: source } }, origin);
      return { ...admitted, isDryRun: false, secret, returnTo, report };
    },

    isDryRun(sealed) {
      try {
        return openPending(box, sealed).isDryRun;
      } catch {
        return false;
      }
    },

    async logoutUrl({ session: { sealedState }, returnTo }) {
      if (sealedState === undefined) return undefined;
      const state = openState(box, sealedState);
      if (!state) return undefined;
      const client = await providers.get(state.provider)?.client();
      if (!client?.serverMetadata().end_session_endpoint) return undefined;
      return openid.buildEndSessionUrl(client, {
        id_token_hint: state.idToken,
        post_logout_redirect_uri: returnTo,
      }).href;
    },
  };
}

/** Undefined when its key is gone: signing out here does not depend on it. */
function openState(
  box: SecretBox,
  sealed: string,
): { readonly provider: string; readonly idToken: string } | undefined {
  try {
    return JSON.parse(box.decryptSecret(sealed, sessionContext));
  } catch {
    return undefined;
  }
}

/** Exchanges the code, checks the ID token, and asks for what else the provider knows. */
async function readClaims(
  client: OidcClient,
  provider: ResolvedOidcProvider,
  pending: PendingSignIn,
  callbackUrl: string,
): Promise<{ readonly claims: Claims; readonly idToken: string }> {
  // The address as it was registered, whatever name a proxy has called this server by.
  const current = new URL(pending.redirectUri);
  current.search = new URL(callbackUrl).search;
  const tokens = await openid.authorizationCodeGrant(client, current, {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.codeVerifier,
    idTokenExpected: true,
  });
  const idClaims = tokens.claims();
  if (!idClaims || tokens.id_token === undefined) throw new Error('The provider sent no ID token');
  const asks = provider.readsUserInfo && client.serverMetadata().userinfo_endpoint !== undefined;
  const info = asks ? await openid.fetchUserInfo(client, tokens.access_token, idClaims.sub) : {};
  // What the token says about itself is not the user's to say.
  const { iss, sub, aud, exp, iat, nonce } = idClaims;
  const claims = { ...idClaims, ...info, iss, sub, aud, exp, iat, ...(nonce !== undefined && { nonce }) };
  return { claims, idToken: tokens.id_token };
}

const notAllowed = ({ label }: ResolvedOidcProvider): AuthError =>
  new AuthError(
    'SIGN_IN_REJECTED',
    `${label} recognised you, but your account may not sign in here. Ask an administrator, who can see the reason in the audit log.`,
  );

/** The code of an error as it may be shown, whoever has put it there. */
const codeOf = (error: string): string => /^[\w.-]{1,64}$/.exec(error)?.[0] ?? 'an error';

/** What an operator needs to find the fault: the provider's error code, or what of its answer is not valid. */
function causeOf(error: unknown): string | undefined {
  // The description is not repeated: a provider may put into it what was sent.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof openid.ResponseBodyError) return `the provider reports ${codeOf(cause.error)}`;
    if (cause instanceof openid.WWWAuthenticateChallengeError) {
      const code = cause.cause.find(({ parameters }) => parameters.error !== undefined)?.parameters.error;
      return `the provider reports ${code === undefined ? `status ${cause.status}` : codeOf(code)}`;
    }
    if (cause instanceof openid.ClientError && !(cause.cause instanceof Error)) return cause.message;
  }
  return undefined;
}

function rejectionOf(error: unknown, provider: string): AuthError {
  const known = unavailableIn(error) ?? (error instanceof AuthError ? error : undefined);
  if (known) return known;
  if (error instanceof openid.AuthorizationResponseError)
    // Only the code: the description is text that anybody can put into a link.
    return new AuthError('SIGN_IN_REJECTED', `The provider ${provider} reports ${codeOf(error.error)}`, {
      cause: error,
    });
  return new AuthError(
    'SIGN_IN_REJECTED',
    `The answer of the provider ${provider} is not valid. Start again.`,
    {
      cause: error,
    },
  );
}
