import { printPointer } from '../pointer.ts';
import type { PatchOperation, PatchProposal, ProposalExtras } from '../proposal.ts';
import { type PatchPlace, type PatchStep, placeOf } from './step.ts';

/**
 * Proposals that change parts of an entity and leave the rest unchanged: one for each aspect that the steps touch.
 * Concurrent writes by others are preserved.
 *
 * @param entityUrn URN of the entity to change.
 * @param steps From {@link addTag}, {@link removeOwner}, {@link addUpstream}, {@link setCustomProperty} and similar functions;
 * those of one aspect are applied in order.
 * @param extras System metadata and conditions of every proposal. Default: none.
 * @example
 * ```ts
 * const steps = [addTag('pii'), addOwner(makeUserUrn('ana')), setCustomProperty('team', 'shop')];
 * const proposals = patchProposals(orders, steps);
 * await client.emitMany(proposals);
 * proposals.map(({ aspectName }) => aspectName); // ['globalTags', 'ownership', 'datasetProperties']
 * ```
 * @throws SchemaError `INVALID_URN` if the URN is malformed; ConfigurationError `INVALID_CONFIGURATION` if entities of
 * its type do not have what a step changes.
 */
export function patchProposals(
  entityUrn: string,
  steps: Iterable<PatchStep>,
  extras: ProposalExtras = {},
): PatchProposal[] {
  const groups = new Map<string, { place: PatchPlace; operations: PatchOperation[] }>();
  for (const step of steps) {
    const place = placeOf(step, entityUrn);
    // An aspect patched by other keys is another proposal.
    const key = JSON.stringify([place.aspectName, place.arrayPrimaryKeys]);
    const group = groups.get(key) ?? { place, operations: [] };
    groups.set(key, group);
    group.operations.push({
      op: step.op,
      path: printPointer(place.path),
      ...(step.op === 'add' && { value: step.value }),
    });
  }
  return [...groups.values()].map(({ place: { aspectName, arrayPrimaryKeys }, operations }) => ({
    entityUrn,
    aspectName,
    changeType: 'PATCH',
    patch: { operations, ...(arrayPrimaryKeys && { arrayPrimaryKeys }) },
    ...extras,
  }));
}
