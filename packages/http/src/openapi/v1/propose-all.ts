import type { Catalogue, ChangeProposal } from '@colophon/catalogue';
import { proposeTraced } from '../../trace.ts';
import { errors, listOf, ok } from '../answers.ts';
import type { Outcome } from '../operation.ts';

/** The responses of operations that apply changes one by one and return only the URN of each. */
export const urnsWritten = {
  ...ok('The URNs, in the order of the body.', listOf({ type: 'string' })),
  ...errors.badWrite,
  ...errors.conflict,
};

/** Applies all proposals or none, and answers with their urns. */
export async function proposeAll(
  catalogue: Catalogue,
  proposals: readonly ChangeProposal[],
  isAsync: boolean,
): Promise<Outcome> {
  const traceId = await proposeTraced(catalogue, proposals, isAsync);
  return { status: 200, json: proposals.map(({ entityUrn }) => entityUrn), traceId };
}
