import {
  type Decision,
  type EntityPrivilege,
  entityPrivileges,
  type PlatformPrivilege,
  type Privilege,
  platformPrivileges,
} from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { requireType, requireUrn } from '../../writing/requirements.ts';
import { requireUserManager } from './user-managers.ts';
import { stringsAt } from './values.ts';

interface GrantedPrivilegesInput {
  readonly actorUrn: string;
  readonly resourceSpec?: { readonly resourceType: string; readonly resourceUrn: string } | null;
  readonly includeEvaluationDetails?: boolean | null;
}

/** Each a list of its own, made once: what is known of one is found by its identity. */
const onCatalogue = Object.keys(platformPrivileges).map((name): readonly Privilege[] => [
  name as PlatformPrivilege,
]);
const onEntities = Object.keys(entityPrivileges).map((name): readonly Privilege[] => [
  name as EntityPrivilege,
]);
const all = [...onCatalogue, ...onEntities].flat();

/** What somebody may do, and why. */
export const grantedPrivileges: Subject = {
  queries: {
    /** On an entity, or without one on the catalogue. Of others, for who manages policies. */
    async getGrantedPrivileges(
      { input }: { readonly input: GrantedPrivilegesInput },
      context: GraphqlContext,
    ) {
      const { resourceSpec } = input;
      const actor = requireType(context, input.actorUrn, 'input.actorUrn', 'corpuser');
      if (actor !== context.actor) await context.require(['MANAGE_POLICIES']);
      const { accessControl, session } = context;
      const candidates = resourceSpec ? onEntities : onCatalogue;
      const resource = resourceSpec && {
        urn: resourceSpec.resourceUrn,
        entityType: requireUrn(context, resourceSpec.resourceUrn, 'input.resourceSpec.resourceUrn').entity
          .name,
      };
      if (!accessControl) return { privileges: candidates.flat(), evaluationDetails: null };
      const permissions = await accessControl.permissions(
        actor === context.actor ? session.context.principal : actor,
      );
      const known = resource ? await accessControl.resource(resource.urn, resource.entityType) : undefined;
      const decisions = candidates.map((privileges) => ({
        privileges,
        decision: permissions.explain(privileges, known),
      }));
      const seesPolicies =
        input.includeEvaluationDetails === true && (await context.may(['MANAGE_POLICIES']));
      return {
        privileges: decisions
          .filter(({ decision }) => decision.isAllowed)
          .flatMap(({ privileges }) => privileges),
        evaluationDetails: seesPolicies ? detailsOf(decisions.map(({ decision }) => decision)) : null,
      };
    },

    async debugAccess({ userUrn }: { readonly userUrn: string }, context: GraphqlContext) {
      await requireUserManager(context);
      const urn = requireType(context, userUrn, 'userUrn', 'corpuser');
      return { ...(await membershipsOf(urn, context)), ...(await policiesOf(urn, context)) };
    },
  },
};

const reasons: Readonly<Record<string, string>> = {
  OTHER_ACTORS: 'The policy is for other users.',
  OTHER_RESOURCES: 'The policy is for other entities.',
  OTHER_CHANGES: 'The policy restricts what may be added and removed.',
};

/** What each policy decided, the first that was said of it. */
function detailsOf(decisions: readonly Decision[]) {
  const details = new Map<string, { readonly policyName: string; readonly reason: string }>();
  const note = ({ urn, name }: { readonly urn: string; readonly name: string }, reason: string) => {
    if (!details.has(urn)) details.set(urn, { policyName: name, reason });
  };
  for (const decision of decisions)
    if (decision.isAllowed && decision.policy) note(decision.policy, 'The policy grants privileges.');
  for (const decision of decisions)
    if (!decision.isAllowed)
      for (const denial of decision.denials)
        if ('policy' in denial) note(denial.policy, reasons[denial.reason] ?? denial.reason);
  return [...details.values()];
}

/** Who manages users sees what they belong to, wherever that is. */
async function membershipsOf(urn: string, { unguarded: session }: GraphqlContext) {
  const names = ['roleMembership', 'groupMembership', 'nativeGroupMembership'];
  const { aspects } = await session.entity(urn, names);
  const values = new Map(aspects.map(({ aspect, value }) => [aspect, value]));
  const roles = stringsAt(values.get('roleMembership'), 'roles');
  const groups = [
    ...new Set([
      ...stringsAt(values.get('groupMembership'), 'groups'),
      ...stringsAt(values.get('nativeGroupMembership'), 'nativeGroups'),
    ]),
  ];
  const views = groups.length === 0 ? [] : await session.entities(groups, ['roleMembership']);
  const withRoles = views.map((view) => ({
    urn: view.urn,
    roles: view.aspects.flatMap(({ value }) => stringsAt(value, 'roles')),
  }));
  const viaGroups = [...new Set(withRoles.flatMap((group) => group.roles))];
  return {
    roles,
    groups,
    groupsWithRoles: withRoles.filter((group) => group.roles.length > 0).map((group) => group.urn),
    rolesViaGroups: viaGroups,
    allRoles: [...new Set([...roles, ...viaGroups])],
  };
}

async function policiesOf(urn: string, { accessControl }: GraphqlContext) {
  if (!accessControl) return { policies: [], privileges: all };
  const policies = (await accessControl.permissions(urn)).policiesFor(all);
  return {
    policies: policies.map((policy) => policy.urn),
    privileges: [...new Set(policies.flatMap((policy) => [...policy.privileges]))].sort(),
  };
}
