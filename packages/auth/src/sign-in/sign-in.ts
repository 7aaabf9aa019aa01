import { createAudit, type Origin } from '../audit.ts';
import { type Environment, realEnvironment } from '../environment.ts';
import { invalidCredentials, isAuthError } from '../errors.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type Admitted, admitUser } from '../users/admit-user.ts';
import { nativeOrigin } from '../verifiers/native-verifier.ts';
import type { PasswordVerifier, VerifiedUser } from '../verifiers/verifier.ts';
import type { BackOff } from './back-off.ts';
import { makeDevice } from './device.ts';

export interface PasswordSignInOptions {
  readonly store: IdentityStore;
  readonly sessions: Sessions;
  readonly box: SecretBox;
  readonly backOff: BackOff;
  /** Asked in this order; the first that recognises the user decides. */
  readonly verifiers: readonly PasswordVerifier[];
  /** Makes users that a verifier other than the native one recognises. Default: true. */
  readonly isJustInTime?: boolean;
  readonly environment?: Environment;
}

export interface PasswordSignIn extends Origin {
  readonly name: string;
  readonly password: string;
  /** The session secret that the browser sent, if any; its session ends. */
  readonly session?: string;
  /** What an earlier sign-in gave the browser. */
  readonly device?: string;
  readonly signal?: AbortSignal;
}

export interface SignedIn extends Admitted {
  /** For the session cookie. */
  readonly secret: string;
  /** For a cookie that outlives the session. */
  readonly device: string;
  /** Groups and profile, as the verifier knows them; of a native user nothing. */
  readonly verified: VerifiedUser;
}

/** Signs in with a name and a password. */
export type SignInWithPassword = (signIn: PasswordSignIn) => Promise<SignedIn>;

/**
 * @throws AuthError `INVALID_CREDENTIALS` for an unknown user, a wrong password and a suspended account alike;
 * `TOO_MANY_ATTEMPTS`; `UNAVAILABLE` when no verifier recognises the user and one could not be asked.
 */
export function createPasswordSignIn({
  store,
  sessions,
  box,
  backOff,
  verifiers,
  isJustInTime = true,
  environment = realEnvironment,
}: PasswordSignInOptions): SignInWithPassword {
  const audit = createAudit(store, environment);

  /** Asks all, also after one has said no: an unknown user is asked about as often as a known one. */
  async function verify(name: string, password: string, signal: AbortSignal | undefined) {
    let failure: unknown;
    for (const verifier of verifiers) {
      try {
        const verified = await verifier.verify(name, password, signal && { signal });
        if (verified) return { verifier, verified };
      } catch (error) {
        if (!isAuthError(error)) throw error;
        failure = error;
      }
    }
    if (failure !== undefined) throw failure;
    return undefined;
  }

  return async ({ name, password, session, device, signal, ...origin }) => {
    const attempt = {
      name,
      ...(origin.address !== undefined && { address: origin.address }),
      ...(device !== undefined && { device }),
    };
    const refuse = async (reason: string, actor?: string) => {
      // Never the name as typed: people type passwords there.
      await audit(
        { action: 'sign-in', outcome: 'refused', details: { reason }, ...(actor !== undefined && { actor }) },
        origin,
      );
      return invalidCredentials();
    };

    await backOff.begin(attempt).catch(async (error: unknown) => {
      await refuse('too many attempts');
      throw error;
    });
    const found = await verify(name, password, signal).catch(async (error: unknown) => {
      // Nobody has guessed anything.
      await backOff.forgive(attempt);
      await refuse('verifier unavailable');
      throw error;
    });
    if (!found) throw await refuse('unknown user or wrong password');
    const { verifier, verified } = found;
    const admitted = await admitUser(store, environment, {
      ...verified,
      origin: verifier.id,
      isJustInTime: isJustInTime && verifier.id !== nativeOrigin,
      mayReserveNames: verifier.mayReserveNames ?? false,
    });
    if ('refusal' in admitted) throw await refuse(admitted.refusal);
    const { urn } = admitted.user;
    await backOff.forgive(attempt);
    const begun = await sessions.begin({
      user: urn,
      method: verifier.id,
      ...origin,
      ...(session !== undefined && { replacing: session }),
    });
    await audit({ action: 'sign-in', outcome: 'done', actor: urn, details: { method: verifier.id } }, origin);
    return { ...admitted, secret: begun.secret, device: makeDevice(box, environment, name), verified };
  };
}
