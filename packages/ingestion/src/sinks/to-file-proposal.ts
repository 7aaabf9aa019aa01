import type { ChangeProposal } from '@colophon/sdk';
import { parseUrn } from '@colophon/sdk/urns';

/** A proposal as DataHub's metadata files have it: the value of the aspect is JSON, not text with JSON in it. */
export function toFileProposal(proposal: ChangeProposal): Record<string, unknown> {
  const { entityUrn, aspectName, systemMetadata, headers } = proposal;
  return {
    entityType: parseUrn(entityUrn).entityType,
    entityUrn,
    changeType: proposal.changeType ?? 'UPSERT',
    aspectName,
    ...aspectOf(proposal),
    ...(systemMetadata && { systemMetadata }),
    ...(headers && { headers }),
  };
}

function aspectOf(proposal: ChangeProposal): { aspect?: { json: unknown } } {
  if ('aspect' in proposal) return { aspect: { json: proposal.aspect } };
  if (!('patch' in proposal)) return {};
  const { operations, arrayPrimaryKeys } = proposal.patch;
  return { aspect: { json: arrayPrimaryKeys ? { arrayPrimaryKeys, patch: operations } : operations } };
}
