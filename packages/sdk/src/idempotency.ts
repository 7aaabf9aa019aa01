import { ConfigurationError } from './errors.ts';
import type { ChangeProposal } from './proposal.ts';

/** The key of the caller, checked; undefined if there is none. */
export function requireKey(key: string | undefined): string | undefined {
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ConfigurationError(
    'INVALID_CONFIGURATION',
    'idempotencyKey: expected 1 to 200 ASCII characters without spaces',
  );
}

/** A new key. `crypto.randomUUID` is missing in browsers on pages that were loaded over plain HTTP. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** True for a write that the server rejects the second time: it creates something, or has a condition. */
export const isOnce = ({ changeType, headers }: ChangeProposal): boolean =>
  changeType === 'CREATE' ||
  changeType === 'CREATE_ENTITY' ||
  (headers !== undefined && Object.keys(headers).length > 0);
