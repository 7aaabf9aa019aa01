import type { ChangeProposal, Session } from '@colophon/catalogue';
import { propose } from '../../trace.ts';
import type { Outcome } from '../operation.ts';
import { errors, listOf, ok } from '../responses.ts';

/** The responses of operations that apply changes one by one and return only the URN of each. */
export const urnsWritten = {
  ...ok('The URNs, in the order of the body.', listOf({ type: 'string' })),
  ...errors.badWrite,
  ...errors.conflict,
};

/** Applies all proposals or none, and answers with their URNs. */
export async function proposeAll(
  session: Session,
  proposals: readonly ChangeProposal[],
  isAsync: boolean,
): Promise<Outcome> {
  await propose(session, proposals, isAsync);
  return { status: 200, json: proposals.map(({ entityUrn }) => entityUrn) };
}
