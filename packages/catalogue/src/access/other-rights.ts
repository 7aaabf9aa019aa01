import type { JsonObject } from '@colophon/schema';
import type { CheckedProposal } from '../write/check-proposal.ts';
import type { GuardedState } from './guarded-state.ts';
import type { Permissions } from './permissions.ts';

/** What may allow a change that the privileges on the entity itself do not. */
export interface OtherRights {
  /** Before anything is said about what is stored: whether the change may turn out to be allowed. */
  mayChange(checked: CheckedProposal): boolean;
  /** Whether it is, now that the value is known. */
  mayWrite(checked: CheckedProposal, present: JsonObject | undefined, value: JsonObject | undefined): boolean;
}

/** Reads what it needs of the state before the batch; undefined when the actor has no such right on anything. */
export type ReadOtherRights = (
  checked: readonly CheckedProposal[],
  state: GuardedState,
  permissions: Permissions,
) => Promise<OtherRights | undefined>;
