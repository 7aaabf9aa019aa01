import type { JsonObject } from '@colophon/schema';
import type { AnyProposal } from '@colophon/sdk';

/** A proposal of the SDK, as it comes over the wire. */
export const proposalInput = ({ entityUrn, aspectName, aspect }: AnyProposal) => ({
  entityUrn,
  aspectName,
  changeType: 'UPSERT' as const,
  value: toJsonObject(aspect),
});

const toJsonObject = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));
