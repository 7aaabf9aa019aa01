import type { Json, JsonObject } from '@colophon/schema';
import { isObject, RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { type AndFilterInput, findPage, type ListInput, newestFirst, toFilter } from './page.ts';
import { listAt, newUrn, objectAt, requireText, stringsAt, textAt, withoutNulls } from './values.ts';

interface MatchFilterInput {
  readonly criteria?:
    | readonly { readonly field: string; readonly values: readonly string[]; readonly condition: string }[]
    | null;
}

interface PolicyInput {
  readonly type: 'METADATA' | 'PLATFORM';
  readonly name: string;
  readonly state: 'DRAFT' | 'ACTIVE' | 'INACTIVE';
  readonly description?: string | null;
  readonly resources?: {
    readonly type?: string | null;
    readonly resources?: readonly string[] | null;
    readonly allResources?: boolean | null;
    readonly filter?: MatchFilterInput | null;
    readonly privilegeConstraints?: MatchFilterInput | null;
  } | null;
  readonly privileges: readonly string[];
  readonly actors: {
    readonly users?: readonly string[] | null;
    readonly groups?: readonly string[] | null;
    readonly resourceOwners: boolean;
    readonly resourceOwnersTypes?: readonly string[] | null;
    readonly allUsers: boolean;
    readonly allGroups: boolean;
  };
}

const entityType = 'dataHubPolicy';
const aspect = 'dataHubPolicyInfo';
const managers = ['MANAGE_POLICIES'] as const;

/** Access policies: who has which privileges, on what. */
export const policies: Subject = {
  queries: {
    async listPolicies(
      { input }: { readonly input: ListInput & { readonly orFilters?: readonly AndFilterInput[] | null } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      const { urns, ...page } = await findPage(context.session, entityType, input, {
        filter: toFilter(input.orFilters),
        sort: newestFirst('lastUpdatedTimestamp'),
      });
      const infos = await Promise.all(urns.map((urn) => context.aspects.load(urn, aspect)));
      return { ...page, policies: urns.map((urn, at) => ({ urn, ...toPolicy(infos[at]) })) };
    },
  },

  mutations: {
    createPolicy: ({ input }: { readonly input: PolicyInput }, context: GraphqlContext) =>
      writePolicy(newUrn(entityType), input, context),

    /** Creates the policy where it does not exist, as DataHub does. */
    updatePolicy: (
      { urn, input }: { readonly urn: string; readonly input: PolicyInput },
      context: GraphqlContext,
    ) => writePolicy(requireType(context, urn, 'urn', entityType), input, context),

    async deletePolicy({ urn }: { readonly urn: string }, context: GraphqlContext) {
      await context.require(managers);
      await context.session.deleteEntity(requireType(context, urn, 'urn', entityType));
      context.refresh();
      return urn;
    },
  },

  fields: {
    DataHubPolicy: Object.fromEntries(
      (
        [
          'policyType',
          'name',
          'state',
          'description',
          'resources',
          'privileges',
          'actors',
          'editable',
        ] as const
      ).map((field) => [
        field,
        async ({ urn }: EntityStub, _: unknown, { aspects }: GraphqlContext) => {
          const { type, ...policy } = toPolicy(await aspects.load(urn, aspect));
          return { ...policy, policyType: type }[field];
        },
      ]),
    ),
    ActorFilter: {
      resolvedUsers: resolved('users'),
      resolvedGroups: resolved('groups'),
      resolvedRoles: resolved('roles'),
      resolvedOwnershipTypes: resolved('resourceOwnersTypes'),
    },
  },
};

/** The entities of a list of URNs. */
function resolved(field: string) {
  return (actors: JsonObject) =>
    actors[field] === undefined ? null : stringsAt(actors, field).flatMap((urn) => stubOf(urn) ?? []);
}

async function writePolicy(urn: string, input: PolicyInput, context: GraphqlContext): Promise<string> {
  await context.require(managers);
  const { type, state, description, privileges } = input;
  if (state === 'DRAFT')
    throw new RequestError('INVALID_REQUEST', 'input.state: expected ACTIVE or INACTIVE, got DRAFT');
  const info = {
    displayName: requireText(input.name, 'input.name'),
    description: description ?? '',
    type,
    state,
    privileges: [...privileges],
    lastUpdatedTimestamp: Date.now(),
    ...(input.resources && { resources: toResources(input.resources) }),
  };
  const actors = toActors(input.actors, context);
  await editAspects(context, [
    {
      urn,
      aspect,
      change: (present) => ({
        editable: present?.editable ?? true,
        ...info,
        // The input has no roles: whoever changes the privileges of a role does not take them away from everybody.
        actors: { ...actors, ...withoutNulls({ roles: objectAt(present, 'actors').roles }) },
      }),
    },
  ]);
  return urn;
}

function toActors(actors: PolicyInput['actors'], context: GraphqlContext): JsonObject {
  const urns = (list: readonly string[] | null | undefined, place: string, type: string) =>
    list?.map((urn) => requireType(context, urn, `input.actors.${place}`, type));
  return withoutNulls({
    users: urns(actors.users, 'users', 'corpuser'),
    groups: urns(actors.groups, 'groups', 'corpGroup'),
    resourceOwners: actors.resourceOwners,
    resourceOwnersTypes: urns(actors.resourceOwnersTypes, 'resourceOwnersTypes', 'ownershipType'),
    allUsers: actors.allUsers,
    allGroups: actors.allGroups,
  });
}

const toResources = ({
  type,
  resources,
  allResources,
  filter,
  privilegeConstraints,
}: NonNullable<PolicyInput['resources']>): JsonObject =>
  withoutNulls({
    type,
    resources: resources && [...resources],
    allResources: allResources ?? false,
    filter: filter && toMatchFilter(filter),
    privilegeConstraints: privilegeConstraints && toMatchFilter(privilegeConstraints),
  });

const toMatchFilter = ({ criteria }: MatchFilterInput): JsonObject => ({
  criteria: (criteria ?? []).map(({ field, values, condition }) => ({
    field,
    values: [...values],
    condition,
  })),
});

/** A policy as GraphQL has it. One of which nothing is stored grants nothing. */
function toPolicy(info: JsonObject = {}) {
  const resources = info.resources;
  return {
    type: info.type ?? 'METADATA',
    name: textAt(info, 'displayName') ?? '',
    description: info.description,
    state: info.state ?? 'INACTIVE',
    privileges: stringsAt(info, 'privileges'),
    editable: info.editable ?? true,
    actors: { resourceOwners: false, allUsers: false, allGroups: false, ...objectAt(info, 'actors') },
    resources: isObject(resources)
      ? {
          ...resources,
          filter: fromMatchFilter(resources.filter),
          privilegeConstraints: fromMatchFilter(resources.privilegeConstraints),
        }
      : null,
  };
}

const fromMatchFilter = (filter: Json | undefined) =>
  isObject(filter)
    ? {
        criteria: listAt(filter, 'criteria')
          .filter(isObject)
          .map((criterion) => ({
            field: textAt(criterion, 'field') ?? '',
            condition: criterion.condition ?? 'EQUALS',
            values: stringsAt(criterion, 'values').map((value) => ({ value, entity: stubOf(value) ?? null })),
          })),
      }
    : null;
