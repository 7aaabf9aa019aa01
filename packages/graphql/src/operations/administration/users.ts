import { stateUserStatus } from '@colophon/catalogue';
import { changeUserStatus, removeEverywhere, requireOther } from '@colophon/http/identity';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { requireFound, requireType } from '../../writing/requirements.ts';
import { findPage, type ListInput, toFilter } from './page.ts';
import { objectAt, stringsAt } from './values.ts';

const entityType = 'corpuser';
/** The lesser privileges change users, and neither suspend nor remove them. */
const managers = ['MANAGE_USERS_AND_GROUPS'] as const;
export const serviceAccountType = 'SERVICE_ACCOUNT';

/** Users: people, and who stands for them in the catalogue. Their passwords, sessions and tokens are of the sign-in. */
export const users: Subject = {
  queries: {
    async listUsers({ input }: { readonly input: ListInput }, { session }: GraphqlContext) {
      const people = { field: 'typeNames', values: [serviceAccountType], negated: true };
      const { urns, ...page } = await findPage(session, entityType, input, {
        filter: toFilter([{ and: [people] }]),
      });
      return { ...page, users: urns.map((urn) => stubOf(urn)) };
    },
  },

  mutations: {
    async removeUser({ urn }: { readonly urn: string }, context: GraphqlContext) {
      await context.require(managers);
      requireType(context, urn, 'urn', entityType);
      await requireOtherUser(context, urn, 'remove');
      // Before anything ends that the user has.
      if ((await context.unguarded.aspect(urn, 'corpUserInfo'))?.value.system === true)
        throw new RequestError('INVALID_REQUEST', `urn: ${urn} is a system user, which cannot be removed`);
      if (await context.identity?.store.readUser(urn)) await removeEverywhere(context.caller, urn);
      else await requireFound(context, urn);
      await deleteEverywhere(context, urn);
      return true;
    },

    async updateUserStatus(
      { urn, status }: { readonly urn: string; readonly status: 'ACTIVE' | 'SUSPENDED' },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      requireType(context, urn, 'urn', entityType);
      const verb = status === 'ACTIVE' ? 'activate' : 'suspend';
      if (await context.identity?.store.readUser(urn)) await changeUserStatus(context.caller, urn, verb);
      else {
        await requireOtherUser(context, urn, verb);
        await requireFound(context, urn);
        await stateUserStatus(context.session, { urn, status, by: context.actor });
      }
      context.refresh();
      return urn;
    },
  },

  fields: {
    CorpUser: {
      status: 'corpUserStatus.status',
      /** Whether the password is stored here. Who has none there, an identity provider vouches for. */
      async isNativeUser({ urn }: EntityStub, _: unknown, { identity, may }: GraphqlContext) {
        if (!identity) return false;
        if (!(await may(['MANAGE_USERS_AND_GROUPS', 'MANAGE_USER_CREDENTIALS']))) return null;
        return (await identity.store.readUser(urn))?.origin === 'native';
      },
      async settings({ urn }: EntityStub, _: unknown, { aspects }: GraphqlContext) {
        const settings = await aspects.load(urn, 'corpUserSettings');
        if (!settings) return null;
        const homePage = objectAt(settings, 'homePage');
        return {
          appearance: settings.appearance,
          views: settings.views,
          locale: settings.locale,
          homePage: settings.homePage && {
            pageTemplate: homePage.pageTemplate,
            dismissedAnnouncementUrns: stringsAt(homePage, 'dismissedAnnouncements'),
          },
        };
      },
    },
  },
};

/** Nobody locks himself out, and nobody gets rid of who may do more. */
async function requireOtherUser(context: GraphqlContext, urn: string, verb: string): Promise<void> {
  if (context.identity) return requireOther(context.caller, urn, verb);
  if (urn !== context.actor) return;
  throw new RequestError('INVALID_REQUEST', `urn: you cannot ${verb} yourself; another administrator can`);
}
