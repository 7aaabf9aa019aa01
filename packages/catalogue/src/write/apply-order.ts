import type { CheckedProposal } from './check-proposal.ts';

/** Types of the entities that others are validated against, each after those that it depends on. */
const defining = [['dataType', 'entityType', 'dataPlatform'], ['structuredProperty']] as const;
const last: number = defining.length;

/**
 * The places of a batch's proposals in the order in which to apply them: the definition of a structured property comes
 * before its values, at any position in the batch. Undefined when the batch is in such an order.
 */
export function applyOrder(proposals: readonly CheckedProposal[]): readonly number[] | undefined {
  const definitions = proposals.filter(({ entity }) => entity.name === 'structuredProperty');
  // What is deleted after its values were written is deleted after them.
  const isDeleting = definitions.some(({ proposal }) => proposal.changeType === 'DELETE');
  if (definitions.length === 0 || isDeleting) return undefined;
  const ranks = proposals.map(rankOf);
  if (ranks.every((rank, i) => i === 0 || rank >= (ranks[i - 1] ?? last))) return undefined;
  const places = proposals.map((_, i) => i);
  return places.sort((a, b) => (ranks[a] ?? last) - (ranks[b] ?? last));
}

function rankOf({ entity }: CheckedProposal): number {
  const rank = defining.findIndex((types) => types.some((type) => type === entity.name));
  return rank === -1 ? last : rank;
}
