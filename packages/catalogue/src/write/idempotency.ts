import type { AspectKey, LatestAspect } from '../ports/aspects.ts';
import type { ChangeProposal } from '../proposal.ts';
import type { CheckedProposal } from './check-proposal.ts';
import { traceProperty } from './trace.ts';

/** The property of system metadata that names the request by which a value was written, if that had a key. */
export const requestProperty = 'requestFingerprint';

/**
 * Identifies a request: by its key, its caller, and what it asks for, so that a key that is used again for something else
 * is another request. Where a value comes from is no part of it: each attempt has a trace of its own.
 */
export async function fingerprintOf(
  key: string,
  actor: string,
  proposals: readonly ChangeProposal[],
): Promise<string> {
  const changes = proposals.map(({ entityUrn, aspectName, changeType, value, headers }) => [
    entityUrn,
    aspectName,
    changeType,
    value,
    headers,
  ]);
  const bytes = new TextEncoder().encode(JSON.stringify([key, actor, changes]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A proposal whose value will carry the fingerprint of its request in its system metadata. */
export const withFingerprint = (proposal: ChangeProposal, fingerprint: string): ChangeProposal => ({
  ...proposal,
  systemMetadata: {
    ...proposal.systemMetadata,
    properties: { ...proposal.systemMetadata?.properties, [requestProperty]: fingerprint },
  },
});

/**
 * The trace under which a request was applied before; undefined if it was not, or if all that it wrote was replaced since.
 * A request is applied as a whole: one of its values tells for all.
 */
export function earlierTraceOf(
  state: { latest(key: AspectKey): LatestAspect | undefined },
  checked: readonly CheckedProposal[],
  fingerprint: string,
): string | undefined {
  for (const { urn, entity, aspect } of checked) {
    // The key of an entity that the request created has its metadata as well.
    for (const name of [aspect.name, entity.key.name]) {
      const { properties } = state.latest({ urn, aspect: name })?.systemMetadata ?? {};
      if (properties?.[requestProperty] === fingerprint) return properties[traceProperty] ?? '';
    }
  }
  return undefined;
}
