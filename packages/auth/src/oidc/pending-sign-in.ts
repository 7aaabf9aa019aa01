import { AuthError } from '../errors.ts';
import type { SecretBox } from '../keys/secret-box.ts';

/** What a browser keeps between leaving for a provider and coming back: encrypted, so that it can neither read nor change it. */
export interface PendingSignIn {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly returnTo: string;
  readonly expiresAt: number;
  /** Nobody is signed in at the end: an administrator wants to see the claims. */
  readonly isDryRun: boolean;
}

const context = 'oidc sign-in';

export const sealPending = (box: SecretBox, pending: PendingSignIn): string =>
  box.encryptSecret(JSON.stringify(pending), context);

/** @throws AuthError `SIGN_IN_REJECTED` when it was not made here. */
export function openPending(box: SecretBox, sealed: string): PendingSignIn {
  try {
    return JSON.parse(box.decryptSecret(sealed, context)) as PendingSignIn;
  } catch (cause) {
    throw startAgain(cause);
  }
}

export const startAgain = (cause?: unknown): AuthError =>
  new AuthError(
    'SIGN_IN_REJECTED',
    'This sign-in was not started in this browser, or too long ago. Start again.',
    { cause },
  );
