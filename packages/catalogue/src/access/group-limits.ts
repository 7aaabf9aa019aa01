import type { JsonObject } from '@colophon/schema';
import { stringsAt } from '../effects/json-values.ts';
import type { CheckedProposal } from '../write/check-proposal.ts';
import { groupsIn } from './group-rights.ts';
import type { GuardedState } from './guarded-state.ts';
import type { Permissions } from './permissions.ts';
import type { Privilege } from './privileges.ts';

/** Who has it can become whatever there is to be. */
export const managePolicies: readonly Privilege[] = ['MANAGE_POLICIES'];

const lists: Readonly<Record<string, string>> = {
  groupMembership: 'groups',
  nativeGroupMembership: 'nativeGroups',
};

/** Groups whose members manage policies. */
export interface GroupLimits {
  /** Whether a change puts somebody into such a group. */
  isJoined(checked: CheckedProposal, before: JsonObject | undefined, after: JsonObject | undefined): boolean;
}

/**
 * Who manages users and groups must not become who manages policies by joining a group that does. Undefined where nothing
 * of that kind is proposed, and for an actor who manages policies already.
 */
export async function readGroupLimits(
  checked: readonly CheckedProposal[],
  state: GuardedState,
  permissions: Permissions,
): Promise<GroupLimits | undefined> {
  const memberships = checked.filter(({ aspect }) => lists[aspect.name] !== undefined);
  if (memberships.length === 0 || permissions.mayEverywhere(managePolicies)) return undefined;
  const named = [...new Set(memberships.flatMap(({ proposal }) => groupsIn(proposal.value)))];
  const roles = named.length > 0 ? await state.aspectsOf(named, ['roleMembership']) : [];
  const harmless = new Set(
    named.filter((group) => {
      const own = roles.filter(({ urn }) => urn === group).flatMap(({ value }) => stringsAt(value, 'roles'));
      return !permissions.ofMember(group, new Set(own)).mayEverywhere(managePolicies);
    }),
  );
  return {
    isJoined({ aspect }, before = {}, after = {}) {
      const field = lists[aspect.name];
      if (field === undefined) return false;
      const present = new Set(stringsAt(before, field));
      return stringsAt(after, field).some((group) => !present.has(group) && !harmless.has(group));
    },
  };
}
