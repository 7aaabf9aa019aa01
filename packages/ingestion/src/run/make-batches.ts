import type { ChangeProposal } from '@colophon/sdk';
import type { SourceRecord } from '../definitions/record.ts';

/** Proposals to write together. */
export interface Batch {
  readonly proposals: readonly ChangeProposal[];
  /** For each proposal, the id of its record. */
  readonly recordIds: readonly string[];
  readonly records: number;
}

/** Limits of a batch. */
export interface BatchLimits {
  readonly maxProposals: number;
  readonly maxBytes: number;
}

export const defaultBatchLimits: BatchLimits = { maxProposals: 200, maxBytes: 4 * 1024 * 1024 };

/**
 * Puts records into batches, in order. The proposals of a record stay together, unless they are more than a batch may have.
 * Nothing is read before it is needed.
 */
export async function* makeBatches(
  records: AsyncIterable<SourceRecord>,
  { maxProposals, maxBytes }: BatchLimits = defaultBatchLimits,
): AsyncGenerator<Batch> {
  let proposals: ChangeProposal[] = [];
  let recordIds: string[] = [];
  let count = 0;
  let bytes = 0;
  const take = (): Batch => {
    const batch = { proposals, recordIds, records: count };
    proposals = [];
    recordIds = [];
    count = 0;
    bytes = 0;
    return batch;
  };
  for await (const record of records) {
    const sizes = record.proposals.map(estimateBytes);
    const size = sizes.reduce((sum, one) => sum + one, 0);
    if (
      proposals.length > 0 &&
      (proposals.length + record.proposals.length > maxProposals || bytes + size > maxBytes)
    )
      yield take();
    for (const [i, proposal] of record.proposals.entries()) {
      const own = sizes[i] ?? 0;
      if (proposals.length > 0 && (proposals.length >= maxProposals || bytes + own > maxBytes)) yield take();
      proposals.push(proposal);
      recordIds.push(record.id);
      bytes += own;
    }
    count++;
  }
  if (proposals.length > 0 || count > 0) yield take();
}

/** What a field of a schema takes as JSON, roughly. */
const itemBytes = 250;

/** About how many bytes a proposal has as JSON, from the texts and lists at its top: writing it just to measure it costs as much as to send it. */
export function estimateBytes(proposal: ChangeProposal): number {
  let bytes = 400;
  if (!('aspect' in proposal))
    return bytes + ('patch' in proposal ? proposal.patch.operations.length * itemBytes : 0);
  for (const value of Object.values(proposal.aspect as object)) {
    if (typeof value === 'string') bytes += value.length;
    else if (Array.isArray(value)) bytes += value.length * itemBytes;
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value))
        bytes +=
          typeof inner === 'string' ? inner.length : Array.isArray(inner) ? inner.length * itemBytes : 100;
  }
  return bytes;
}
