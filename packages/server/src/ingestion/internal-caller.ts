import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A caller that only this process and those that it starts can be. */
export interface InternalCaller {
  /** Its token. It is new with each start, and is stored nowhere. */
  readonly token: string;
  /** Whether a request comes from it. */
  isCaller(authorization: string): boolean;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Makes a caller with a secret of 256 bits. */
export function createInternalCaller(): InternalCaller {
  const token = `internal-${randomBytes(32).toString('base64url')}`;
  const expected = digest(`Bearer ${token}`);
  return {
    token,
    // Of digests, which have one length, so that the time says nothing about the secret.
    isCaller: (given) => timingSafeEqual(digest(given), expected),
  };
}
