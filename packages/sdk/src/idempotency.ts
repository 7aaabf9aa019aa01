import { requireHeaderText } from './client-options.ts';
import type { ChangeProposal } from './proposal.ts';

/**
 * The key of a write: the caller's, or a new one if the write may be applied only once; otherwise none. The server checks
 * its length.
 */
export function keyOf(given: string | undefined, isOnce: boolean): string | undefined {
  if (given) requireHeaderText('idempotencyKey', given);
  // `crypto.randomUUID` is missing in browsers on pages that were loaded over plain HTTP.
  return given ?? (isOnce ? crypto.getRandomValues(new BigUint64Array(2)).join('-') : undefined);
}

/** True for a write that the server rejects the second time: it creates something, or has a condition. */
export const appliesOnce = ({ changeType, headers }: ChangeProposal): boolean =>
  !!headers || /^CREATE/.test(`${changeType}`);
