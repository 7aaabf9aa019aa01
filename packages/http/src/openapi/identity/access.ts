import {
  type Decision,
  type Denial,
  isPrivilege,
  joinGroup,
  leaveGroup,
  type MembershipWriter,
  type Policy,
  type PolicyCriterion,
  type Privilege,
  type Resource,
  type Session,
  setRole,
  unmetCriteria,
} from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import { access as allowed } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { requiredText, text } from '../query.ts';
import { errors, ok } from '../responses.ts';
import { type Caller, callerOf, requireUrn } from './caller.ts';
import { tag } from './shared.ts';

const path = '/openapi/v1/identity';

const whoami = operation({
  id: 'whoami',
  access: allowed.signedIn,
  method: 'GET',
  path: `${path}/whoami`,
  tag,
  summary: 'Ask who the request comes from',
  description: 'Without sign-in, every request comes from the local user.',
  answers: ok('The user, with groups and roles where there is sign-in.', {
    type: 'object',
    properties: {
      urn: { description: 'URN of the user.', type: 'string' },
      isSignInOn: { description: 'False where everybody is the local user.', type: 'boolean' },
      groups: {
        description: 'URNs of the groups that the user belongs to.',
        type: 'array',
        items: { type: 'string' },
      },
      roles: { description: 'With those of the groups.', type: 'array', items: { type: 'string' } },
    },
    required: ['urn', 'isSignInOn', 'groups', 'roles'],
  }),
  async run({ context }, { identity }) {
    const { urn } = context.principal;
    if (!identity) return { status: 200, json: { urn, isSignInOn: false, groups: [], roles: [] } };
    const { groups, roles } = await identity.access.actor(urn);
    return { status: 200, json: { urn, isSignInOn: true, groups: [...groups], roles: [...roles] } };
  },
});

const decisionSchema: JsonSchema = {
  type: 'object',
  properties: {
    isAllowed: { description: 'Whether the user may do it.', type: 'boolean' },
    reason: {
      description:
        'Why: `SIGN_IN_OFF` allows everything, and so does being the system client, for `SYSTEM_CLIENT`.',
      enum: ['SIGN_IN_OFF', 'SYSTEM_CLIENT', 'POLICY', 'DENIED'],
    },
    policy: {
      description: 'The policy that allows it.',
      type: 'object',
      properties: { urn: { description: 'URN of the user.', type: 'string' }, name: { type: 'string' } },
    },
    constraints: {
      description: 'What may be added and removed by the policy that allows it, where that is restricted.',
      type: 'array',
      items: { type: 'object' },
    },
    denials: {
      description:
        'Why not: `INACTIVE` for a user who is suspended or removed, `NO_POLICY` when no policy grants the privilege, otherwise what does not fit of each policy that does. Only who manages policies sees which these are.',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          reason: { enum: ['INACTIVE', 'NO_POLICY', 'OTHER_ACTORS', 'OTHER_RESOURCES', 'OTHER_CHANGES'] },
          policy: { type: 'object' },
          actors: { description: 'Of `OTHER_ACTORS`, who the policy is for.', type: 'object' },
          unmet: {
            description:
              'Of `OTHER_RESOURCES`, the criteria that the entity does not pass, each with the values `found`; those of a domain or container with all that are above it. Without an entity, all criteria.',
            type: 'array',
            items: { type: 'object' },
          },
          constraints: {
            description: 'Of `OTHER_CHANGES`, what may be added and removed.',
            type: 'array',
            items: { type: 'object' },
          },
        },
        required: ['reason'],
      },
    },
  },
  required: ['isAllowed', 'reason'],
};

const explain = operation({
  id: 'explainAccess',
  access: allowed.signedIn,
  method: 'GET',
  path: `${path}/access/explain`,
  tag,
  summary: 'Ask why a user may do something, or may not',
  description:
    'Everybody may ask about themselves; asking about others requires `MANAGE_POLICIES` or `MANAGE_USERS_AND_GROUPS`. The decision about a group is what being a member of it allows.',
  query: {
    actor: text('URN of the user or group. The caller by default.'),
    privilege: requiredText(
      'Name of the privilege, such as `EDIT_ENTITY_TAGS`, or several, separated by commas, of which any one will do.',
    ),
    entity: text('URN of the entity. The catalogue as a whole by default.'),
    change: text('URN of what is added or removed, such as a tag, for policies that restrict it.'),
  },
  answers: { ...ok('The decision.', decisionSchema), ...errors.badRequest },
  async run(session, { query: { actor, privilege, entity, change }, identity }) {
    const privileges = privilege.split(',').map(requirePrivilege);
    if (actor !== undefined)
      requireUrn(actor.startsWith('urn:li:corpGroup:') ? 'corpGroup' : 'corpuser', actor, 'actor');
    const entityType = entity === undefined ? undefined : entityTypeOf(session.registry.entities, entity);
    if (!identity) return { status: 200, json: { isAllowed: true, reason: 'SIGN_IN_OFF' } };
    const caller = callerOf(session, { identity });
    const seesPolicies = await caller.may('MANAGE_POLICIES');
    if (actor !== undefined && actor !== caller.urn && !seesPolicies)
      await caller.require('MANAGE_USERS_AND_GROUPS', 'MANAGE_POLICIES');
    const { access } = identity;
    const resource =
      entity === undefined || entityType === undefined
        ? undefined
        : await access.resource(entity, entityType);
    const decision = await access.decide(
      await access.actor(actor ?? session.context.principal),
      privileges,
      resource,
      change === undefined ? [] : [change],
    );
    return { status: 200, json: decisionToJson(decision, resource, seesPolicies) };
  },
});

function requirePrivilege(name: string): Privilege {
  if (isPrivilege(name)) return name;
  throw new RequestError(
    'INVALID_REQUEST',
    `privilege: expected the name of a privilege, got ${JSON.stringify(name)}`,
  );
}

function entityTypeOf(entities: ReadonlyMap<string, unknown>, urn: string): string {
  const type = /^urn:li:([^:]+):./.exec(urn)?.[1];
  if (type !== undefined && entities.has(type)) return type;
  throw new RequestError(
    'INVALID_REQUEST',
    `entity: expected a URN of the model, got ${JSON.stringify(urn)}`,
  );
}

function decisionToJson(
  decision: Decision,
  resource: Resource | undefined,
  seesPolicies: boolean,
): JsonObject {
  const named = ({ urn, name }: { readonly urn: string; readonly name: string }) => ({ urn, name });
  if (decision.isAllowed) {
    const { policy } = decision;
    if (!policy) return { isAllowed: true, reason: 'SYSTEM_CLIENT' };
    const constraints = policy.constraints.map(criterionToJson);
    return {
      isAllowed: true,
      reason: 'POLICY',
      policy: named(policy),
      ...(constraints.length > 0 && { constraints }),
    };
  }
  return {
    isAllowed: false,
    reason: 'DENIED',
    denials: decision.denials.map((denial) => ({
      reason: denial.reason,
      ...(seesPolicies &&
        'policy' in denial && { policy: named(denial.policy), ...detailsOf(denial, resource) }),
    })),
  };
}

/** What of a policy does not fit. */
function detailsOf(
  { reason, policy }: Extract<Denial, { policy: unknown }>,
  resource: Resource | undefined,
): JsonObject {
  switch (reason) {
    case 'OTHER_ACTORS':
      return { actors: actorsToJson(policy.actors) };
    case 'OTHER_RESOURCES': {
      if (!resource) return { unmet: policy.criteria.map(criterionToJson) };
      const unmet = unmetCriteria(policy, resource);
      return { unmet: unmet.map((each) => ({ ...criterionToJson(each), found: [...each.found] })) };
    }
    case 'OTHER_CHANGES':
      return { constraints: policy.constraints.map(criterionToJson) };
  }
}

const actorsToJson = ({
  users,
  groups,
  roles,
  resourceOwners,
  ownershipTypes,
  allGroups,
}: Policy['actors']): JsonObject => ({
  ...(users.size > 0 && { users: [...users] }),
  ...(groups.size > 0 && { groups: [...groups] }),
  ...(roles.size > 0 && { roles: [...roles] }),
  ...(resourceOwners && { resourceOwners }),
  ...(ownershipTypes && { resourceOwnersTypes: [...ownershipTypes] }),
  ...(allGroups && { allGroups }),
});

const criterionToJson = ({ field, condition, values, properties }: PolicyCriterion): JsonObject => ({
  field,
  condition,
  values: [...values],
  ...(properties && {
    structuredPropertyValues: properties.map((each) => ({
      propertyUrn: each.property,
      values: [...each.values],
    })),
  }),
});

const memberPath = `${path}/groups/{groupUrn}/members/{userUrn}` as const;

/** Who edits the members of a group need not see the users: what they belong to is read by the system, and written by the caller. */
const membershipsFor = (session: Session, { services }: Caller): MembershipWriter => ({
  aspect: (urn, name) => services.system.aspect(urn, name),
  propose: (proposals) => session.propose(proposals),
});

const addMember = operation({
  id: 'addGroupMember',
  access: allowed.groupMembers,
  method: 'PUT',
  path: memberPath,
  tag,
  writes: true,
  summary: 'Add a user to a group',
  description:
    'With `EDIT_GROUP_MEMBERS`, only to a group whose members have no privilege on the catalogue that the caller lacks.',
  answers: {
    200: { description: 'The user belongs to the group.' },
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { path: { groupUrn, userUrn }, identity }) {
    const caller = callerOf(session, { identity });
    const group = requireUrn('corpGroup', groupUrn, 'groupUrn');
    await caller.requireMembersOf(group);
    await joinGroup(membershipsFor(session, caller), requireUrn('corpuser', userUrn, 'userUrn'), group);
    return { status: 200 };
  },
});

const removeMember = operation({
  id: 'removeGroupMember',
  access: allowed.groupMembers,
  method: 'DELETE',
  path: memberPath,
  tag,
  writes: true,
  summary: 'Remove a user from a group',
  description:
    'Only from a group that was joined here: what a provider says is said again at the next sign-in.',
  answers: {
    200: { description: 'The user does not belong to it.' },
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { path: { groupUrn, userUrn }, identity }) {
    const caller = callerOf(session, { identity });
    const group = requireUrn('corpGroup', groupUrn, 'groupUrn');
    await caller.requireMembersOf(group);
    await leaveGroup(membershipsFor(session, caller), requireUrn('corpuser', userUrn, 'userUrn'), group);
    return { status: 200 };
  },
});

const assignRole = operation({
  id: 'assignRole',
  access: allowed.policies,
  method: 'POST',
  path: `${path}/roles/assign`,
  tag,
  writes: true,
  summary: 'Give a user or group a role, or take it away',
  description: 'It replaces the role that the user or group had.',
  body: body<{ readonly actor: string; readonly role: string | null }>('Who gets which role.', {
    type: 'object',
    properties: {
      actor: { description: 'URN of the user or group.', type: 'string' },
      role: { description: 'URN of the role. `null` for none.', type: ['string', 'null'] },
    },
    required: ['actor', 'role'],
    additionalProperties: false,
  }),
  answers: { 200: { description: 'Done.' }, ...errors.badRequest, ...errors.notFound },
  async run(session, { body: { actor, role }, identity }) {
    await callerOf(session, { identity }).require('MANAGE_POLICIES');
    requireUrn(actor.startsWith('urn:li:corpGroup:') ? 'corpGroup' : 'corpuser', actor, '/actor');
    if (role !== null) {
      requireUrn('dataHubRole', role, '/role');
      const [exists] = await session.existing([role]);
      if (exists === undefined) throw new RequestError('NOT_FOUND', `No role ${role}`);
    }
    await setRole(session, actor, role ?? undefined);
    return { status: 200 };
  },
});

export const access = [whoami, explain, addMember, removeMember, assignRole];
