import type { Json } from '@colophon/schema';
import { isObject, stringsAt } from '../effects/json-values.ts';
import { equalJson } from '../equal-json.ts';
import type { CheckedProposal } from '../write/check-proposal.ts';
import type { ReadOtherRights } from './other-rights.ts';
import { type Privilege, platformPrivileges } from './privileges.ts';
import { readResources } from './resource.ts';

const edit: readonly Privilege[] = ['EDIT_GROUP_MEMBERS'];
const platform = Object.keys(platformPrivileges).map((name): readonly Privilege[] => [name as Privilege]);

const aspect = 'nativeGroupMembership';
const field = 'nativeGroups';

/**
 * Who edits the members of a group may put users into it and take them out, although the list belongs to the user. Not of a
 * group whose members have a privilege on the catalogue which the actor has not: nobody gives more than he has.
 */
export const readGroupRights: ReadOtherRights = async (checked, state, permissions) => {
  const memberships = checked.filter((each) => each.aspect.name === aspect);
  if (memberships.length === 0 || permissions.policiesFor(edit).length === 0) return undefined;
  const users = [...new Set(memberships.map(({ urn }) => urn))];
  const present = await state.aspectsOf(users, [aspect]);
  const named = new Set([
    ...present.flatMap(({ value }) => stringsAt(value, field)),
    ...memberships.flatMap(({ proposal }) => groupsIn(proposal.value)),
  ]);
  const groups = [...named].map((urn) => ({ urn, entityType: 'corpGroup' }));
  const resources = await readResources(state, groups, permissions.fieldsOf(edit));
  const roles = groups.length > 0 ? await state.aspectsOf([...named], ['roleMembership']) : [];
  const editable = new Set(
    resources.flatMap((resource) => {
      const { urn } = resource;
      const own = new Set(
        roles.filter((each) => each.urn === urn).flatMap(({ value }) => stringsAt(value, 'roles')),
      );
      const member = permissions.ofMember(urn, own);
      const isStronger = platform.some(
        (each) => member.mayEverywhere(each) && !permissions.mayEverywhere(each),
      );
      return !isStronger && permissions.may(edit, resource) ? [urn] : [];
    }),
  );
  const isMembership = (each: CheckedProposal): boolean =>
    each.aspect.name === aspect &&
    each.entity.name === 'corpuser' &&
    state.has(each.urn, each.entity.key.name);
  const isEditable = (old: readonly string[], now: readonly string[]): boolean =>
    [...new Set(old).symmetricDifference(new Set(now))].every((group) => editable.has(group));
  return {
    mayChange(each) {
      if (!isMembership(each) || editable.size === 0) return false;
      const { changeType, value } = each.proposal;
      // What a patch leads to is known later; of a whole value it is known now, before anything is said of what is stored.
      if (changeType === 'PATCH' || changeType === 'DELETE' || !isObject(value)) return true;
      const stored = present.find(({ urn }) => urn === each.urn)?.value ?? {};
      return isEditable(stringsAt(stored, field), stringsAt(value, field));
    },
    mayWrite(each, before = {}, after = {}) {
      if (!isMembership(each) || !equalJson({ ...before, [field]: [] }, { ...after, [field]: [] }))
        return false;
      return isEditable(stringsAt(before, field), stringsAt(after, field));
    },
  };
};

/** The groups that a proposal names, also as the end of a path of a patch. */
export function groupsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') {
    const start = value.indexOf('urn:li:corpGroup:');
    return start < 0 ? [] : [value.slice(start)];
  }
  if (Array.isArray(value)) return value.flatMap(groupsIn);
  return isObject(value) ? Object.values(value).flatMap(groupsIn) : [];
}
