import type { CheckedProposal } from './check-proposal.ts';

/** Types of the entities that others are validated against, each after those that it depends on. */
const defining = [
  ['dataType', 'entityType', 'dataPlatform', 'lifecycleStageType'],
  ['structuredProperty'],
] as const;
/** Aspects that are validated against other aspects of their entity, or of its dataset. */
const dependent: readonly string[] = ['structuredProperties'];
const ordinary: number = defining.length;

/**
 * The places of a batch's proposals in the order in which to apply them: the definition of a structured property comes
 * before its values, and a lifecycle stage before its use, at any position in the batch. Undefined when the batch is in
 * such an order. Nothing passes a deletion, which means what was written before it.
 */
export function applyOrder(proposals: readonly CheckedProposal[]): readonly number[] | undefined {
  const ranks = proposals.map(rankOf);
  let section = 0;
  const sections = proposals.map(({ proposal }) =>
    proposal.changeType === 'DELETE' ? ++section * 2 - 1 : section * 2,
  );
  const before = (a: number, b: number): number =>
    (sections[a] ?? 0) - (sections[b] ?? 0) || (ranks[a] ?? ordinary) - (ranks[b] ?? ordinary);
  if (ranks.every((_, i) => i === 0 || before(i - 1, i) <= 0)) return undefined;
  return proposals.map((_, i) => i).sort(before);
}

function rankOf({ entity, aspect }: CheckedProposal): number {
  if (dependent.includes(aspect.name)) return ordinary + 1;
  const rank = defining.findIndex((types) => types.some((type) => type === entity.name));
  return rank === -1 ? ordinary : rank;
}
