import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { type AspectEdit, editAspects, upsert } from '../../writing/edit-aspects.ts';
import { requireFound, requireType } from '../../writing/requirements.ts';
import { findPage, type ListInput, newestFirst } from './page.ts';
import { requireUserManager } from './user-managers.ts';
import { newUrn, requireText, stampOf, stringsAt, urnOf } from './values.ts';

interface MembersInput {
  readonly groupUrn: string;
  readonly userUrns: readonly string[];
}

const entityType = 'corpGroup';
const native = { aspect: 'nativeGroupMembership', field: 'nativeGroups' } as const;
/** Older groups have the members that a directory stated. */
const stated = { aspect: 'groupMembership', field: 'groups' } as const;

/** Groups of users, and who is in those that were made here. */
export const groups: Subject = {
  queries: {
    async listGroups({ input }: { readonly input: ListInput }, context: GraphqlContext) {
      await requireUserManager(context);
      const { urns, ...page } = await findPage(context.session, entityType, input, {
        sort: newestFirst('createdTime'),
      });
      return { ...page, groups: urns.map((urn) => stubOf(urn)) };
    },
  },

  mutations: {
    async createGroup(
      {
        input,
      }: {
        readonly input: {
          readonly id?: string | null;
          readonly name: string;
          readonly description?: string | null;
        };
      },
      context: GraphqlContext,
    ) {
      await requireUserManager(context);
      const { id, name, description } = input;
      const urn = id == null ? newUrn(entityType) : urnOf(context, entityType, id, 'input.id');
      if (await context.existence.exists(urn))
        throw new RequestError('INVALID_REQUEST', `input.id: ${urn} exists already`);
      const info = {
        displayName: requireText(name, 'input.name'),
        admins: [],
        members: [],
        groups: [],
        created: stampOf(context),
        ...(description != null && { description }),
      };
      await context.write([upsert(urn, 'corpGroupInfo', info), upsert(urn, 'origin', { type: 'NATIVE' })]);
      return urn;
    },

    async removeGroup({ urn }: { readonly urn: string }, context: GraphqlContext) {
      // Who manages groups by the lesser privileges changes them, and deletes none.
      await context.require(['MANAGE_USERS_AND_GROUPS']);
      await requireFound(context, requireType(context, urn, 'urn', entityType));
      await deleteEverywhere(context, urn);
      return true;
    },

    async addGroupMembers({ input }: { readonly input: MembersInput }, context: GraphqlContext) {
      const { group, users } = await requireMembers(input, context);
      const join = (present: JsonObject | undefined): JsonObject | undefined =>
        withList(present, native.field, (groups) => [...new Set(groups).add(group)]);
      await writeMembers(
        context,
        users.map((urn) => ({ urn, aspect: native.aspect, change: join })),
      );
      return true;
    },

    async removeGroupMembers({ input }: { readonly input: MembersInput }, context: GraphqlContext) {
      const { group, users } = await requireMembers(input, context);
      const edits = [native, stated].flatMap(({ aspect, field }) =>
        users.map((urn) => ({
          urn,
          aspect,
          change: (present: JsonObject | undefined) =>
            withList(present, field, (groups) => groups.filter((each) => each !== group)),
        })),
      );
      await writeMembers(context, edits);
      return true;
    },
  },
};

/** A list of URNs changed; undefined when it stays as it is. */
function withList(
  present: JsonObject | undefined,
  field: string,
  change: (list: readonly string[]) => readonly string[],
): JsonObject | undefined {
  const before = stringsAt(present, field);
  const after = change(before);
  return before.length === after.length ? undefined : { ...present, [field]: [...after] };
}

/** Who edits the members of a group need not see the users. Whether the change is allowed, the session decides. */
const writeMembers = (
  { unguarded: session, write }: GraphqlContext,
  edits: readonly AspectEdit[],
): Promise<void> => editAspects({ session, write }, edits);

/** @throws RequestError `INVALID_REQUEST`, `NOT_FOUND`; CatalogueError `FORBIDDEN` */
async function requireMembers({ groupUrn, userUrns }: MembersInput, context: GraphqlContext) {
  const group = requireType(context, groupUrn, 'input.groupUrn', entityType);
  for (const urn of userUrns) requireType(context, urn, 'input.userUrns', 'corpuser');
  await context.require(['EDIT_GROUP_MEMBERS', 'MANAGE_USERS_AND_GROUPS'], group);
  const { unguarded: session } = context;
  const users = [...new Set(userUrns)];
  const existing = new Set(await session.existing([group, ...users]));
  if (!existing.has(group)) throw new RequestError('NOT_FOUND', `${group} does not exist`);
  const missing = users.filter((urn) => !existing.has(urn));
  if (missing.length > 0)
    throw new RequestError('INVALID_REQUEST', `input.userUrns: these do not exist: ${missing.join(', ')}`);
  const origin = await session.aspect(group, 'origin');
  if (origin?.value.type === 'EXTERNAL')
    throw new RequestError(
      'INVALID_REQUEST',
      `input.groupUrn: the members of ${group} come from an identity provider; change them there`,
    );
  return { group, users };
}
