import { type AspectRow, type EntityView, systemActor } from '@colophon/catalogue';
import { createServiceAccount, removeServiceAccount } from '@colophon/http/identity';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { findPage, type ListInput, toFilter } from './page.ts';
import { serviceAccountType } from './users.ts';
import { objectAt, stringsAt, textAt } from './values.ts';
import { requireView } from './view-info.ts';

const entityType = 'corpuser';
const managers = ['MANAGE_SERVICE_ACCOUNTS'] as const;
/** As DataHub's. */
const defaultCount = 10;
const aspects = ['corpUserKey', 'corpUserInfo', 'subTypes', 'corpUserSettings'];

/** Service accounts: users that are programs. They have access tokens, and do not sign in. */
export const serviceAccounts: Subject = {
  queries: {
    async listServiceAccounts({ input }: { readonly input: ListInput }, context: GraphqlContext) {
      await context.require(managers);
      const { urns, ...page } = await findPage(context.unguarded, entityType, input, {
        count: defaultCount,
        filter: toFilter([{ and: [{ field: 'typeNames', values: [serviceAccountType] }] }]),
      });
      const views = urns.length === 0 ? [] : await context.unguarded.entities(urns, aspects);
      return { ...page, serviceAccounts: views.map(toAccount) };
    },

    async getServiceAccount({ urn }: { readonly urn: string }, context: GraphqlContext) {
      await context.require(managers);
      const view = await readAccount(context, urn);
      return view ? toAccount(view) : null;
    },
  },

  mutations: {
    async createServiceAccount(
      {
        input,
      }: { readonly input: { readonly displayName?: string | null; readonly description?: string | null } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      const { displayName, description } = input;
      const { urn } = await createServiceAccount(context.caller, {
        name: `service_${crypto.randomUUID()}`,
        displayName: displayName ?? undefined,
        description: description ?? undefined,
      });
      context.refresh();
      const view = await readAccount(context, urn);
      return view && toAccount(view);
    },

    async deleteServiceAccount({ urn }: { readonly urn: string }, context: GraphqlContext) {
      await context.require(managers);
      await requireAccount(context, urn);
      const { identity } = context;
      if (await identity?.store.readUser(urn)) await removeServiceAccount(context.caller, urn);
      // It never had a token. Only the metadata says what it is, which more people may write than remove users.
      else await context.require(['MANAGE_USERS_AND_GROUPS']);
      await deleteEverywhere(context, urn);
      return true;
    },

    async updateServiceAccountDefaultView(
      { input }: { readonly input: { readonly urn: string; readonly defaultView?: string | null } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      await requireAccount(context, input.urn);
      const views =
        input.defaultView == null
          ? {}
          : { defaultView: await requireView(context, input.defaultView, 'GLOBAL') };
      await editAspects(unguarded(context), [
        {
          urn: input.urn,
          aspect: 'corpUserSettings',
          change: (present) => ({ appearance: {}, ...present, views }),
        },
      ]);
      return true;
    },
  },
};

/** What is stored of a service account; undefined for any other user. Who manages them need not see users. */
async function readAccount(
  { registry, unguarded: session }: GraphqlContext,
  urn: string,
): Promise<EntityView | undefined> {
  requireType({ registry }, urn, 'urn', entityType);
  const view = await session.entity(urn, aspects);
  const isAccount = stringsAt(aspectOf(view, 'subTypes'), 'typeNames').includes(serviceAccountType);
  return isAccount ? view : undefined;
}

/** @throws RequestError `NOT_FOUND`, also for a person whom the metadata calls a service account. */
async function requireAccount(context: GraphqlContext, urn: string): Promise<void> {
  const account = await readAccount(context, urn);
  const user = await context.identity?.store.readUser(urn);
  if (!account || (user && user.kind !== 'service'))
    throw new RequestError('NOT_FOUND', `${urn} is no service account`);
}

const rowOf = ({ aspects }: EntityView, name: string): AspectRow | undefined =>
  aspects.find(({ aspect }) => aspect === name);
const aspectOf = (view: EntityView, name: string) => rowOf(view, name)?.value;

function toAccount(view: EntityView) {
  const info = aspectOf(view, 'corpUserInfo');
  const name = view.urn.slice(`urn:li:${entityType}:`.length);
  const { actor, time } = rowOf(view, 'corpUserKey')?.created ?? {};
  return {
    __typename: 'ServiceAccount',
    urn: view.urn,
    type: 'CORP_USER',
    name,
    displayName: textAt(info, 'displayName') ?? name,
    description: textAt(info, 'title'),
    createdBy: actor === systemActor ? undefined : actor,
    createdAt: time,
    updatedAt: rowOf(view, 'corpUserInfo')?.created.time,
    defaultView: stubOf(objectAt(aspectOf(view, 'corpUserSettings'), 'views').defaultView) ?? null,
    // Not read: a service account is related to others as the user that it is.
    relationships: null,
  };
}
