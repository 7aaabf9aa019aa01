import { forbidden, subjectOf } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType, requireUrn } from '../../writing/requirements.ts';
import { findPage, type ListInput, newestFirst, toFilter } from './page.ts';
import {
  changeInfo,
  type SubscriptionInput,
  subscriptionAspect,
  subscriptionType,
  toSubscription,
} from './subscription-info.ts';
import { newUrn, stampOf, textAt } from './values.ts';

/** Whose subscriptions a request is about: the caller's, unless it names a group or another user. */
interface SubscriberInput {
  readonly groupUrn?: string | null;
  readonly userUrn?: string | null;
}

/** Most things that one user or group follows. */
export const maxSubscriptions = 1000;

const managers = ['MANAGE_USERS_AND_GROUPS'] as const;
const groupEditors = ['EDIT_ENTITY', 'EDIT_GROUP_MEMBERS', ...managers] as const;

/** Subscriptions: what a user or a group follows. Everybody handles their own and those of their groups. */
export const subscriptions: Subject = {
  queries: {
    async getSubscription(
      { input }: { readonly input: SubscriberInput & { readonly entityUrn: string } },
      context: GraphqlContext,
    ) {
      const actorUrn = await requireSubscriber(input, context);
      requireUrn(context, input.entityUrn, 'input.entityUrn');
      const [urn] = (await find(context, { actorUrn, entityUrn: input.entityUrn }, { count: 1 })).urns;
      const [subscription = null] = await read(context, urn === undefined ? [] : [urn]);
      return { subscription };
    },

    async listSubscriptions(
      { input }: { readonly input: SubscriberInput & ListInput },
      context: GraphqlContext,
    ) {
      const actorUrn = await requireSubscriber(input, context);
      const { urns, ...page } = await find(context, { actorUrn }, input);
      return { ...page, subscriptions: await read(context, urns) };
    },
  },

  mutations: {
    async createSubscription(
      { input }: { readonly input: SubscriberInput & SubscriptionInput & { readonly entityUrn: string } },
      context: GraphqlContext,
    ) {
      const actorUrn = await requireSubscriber(input, context);
      const entityUrn = await requireFollowable(context, input.entityUrn);
      const existing = await find(context, { actorUrn, entityUrn }, { count: 1 });
      if (existing.total > 0)
        throw new RequestError(
          'INVALID_REQUEST',
          `input.entityUrn: ${actorUrn} follows ${entityUrn} already, by ${existing.urns[0]}`,
        );
      const { total } = await find(context, { actorUrn }, { count: 0 });
      if (total >= maxSubscriptions)
        throw new RequestError(
          'INVALID_REQUEST',
          `${actorUrn} has ${total} subscriptions; expected at most ${maxSubscriptions}`,
        );
      const stamp = stampOf(context);
      const info = changeInfo(
        {
          actorUrn,
          actorType: actorUrn.startsWith('urn:li:corpGroup:') ? 'corpGroup' : 'corpuser',
          types: ['ENTITY_CHANGE'],
          entityUrn,
          createdOn: stamp,
          updatedOn: stamp,
        },
        input,
      );
      const urn = newUrn(subscriptionType);
      await editAspects(unguarded(context), [{ urn, aspect: subscriptionAspect, change: () => info }]);
      return toSubscription(urn, info);
    },

    async updateSubscription(
      { input }: { readonly input: SubscriptionInput & { readonly subscriptionUrn: string } },
      context: GraphqlContext,
    ) {
      const { urn, info } = await requireOwn(context, input.subscriptionUrn);
      let changed = info;
      await editAspects(unguarded(context), [
        {
          urn,
          aspect: subscriptionAspect,
          change(present) {
            changed = { ...changeInfo(present ?? info, input), updatedOn: stampOf(context) };
            return changed;
          },
        },
      ]);
      return toSubscription(urn, changed);
    },

    async deleteSubscription(
      { input }: { readonly input: { readonly subscriptionUrn: string } },
      context: GraphqlContext,
    ) {
      const { urn } = await requireOwn(context, input.subscriptionUrn);
      await deleteEverywhere(context, urn);
      return true;
    },
  },

  fields: {
    DataHubSubscription: {
      entity: ({ entityUrn }: { readonly entityUrn: string }) => stubOf(entityUrn),
    },
  },
};

/** Of a subscriber for whom the right was checked, so that no policy is asked about each subscription. */
const find = (
  { unguarded: session }: GraphqlContext,
  fields: { readonly actorUrn: string; readonly entityUrn?: string },
  input: ListInput,
) =>
  findPage(session, subscriptionType, input, {
    filter: toFilter([{ and: Object.entries(fields).map(([field, value]) => ({ field, values: [value] })) }]),
    sort: newestFirst('createdOn'),
  });

async function read({ unguarded: session }: GraphqlContext, urns: readonly string[]) {
  const views = urns.length === 0 ? [] : await session.entities(urns, [subscriptionAspect]);
  const infos = new Map(views.map(({ urn, aspects }) => [urn, aspects[0]?.value]));
  return urns.flatMap((urn) => {
    const info = infos.get(urn);
    return info?.entityUrn === undefined ? [] : [toSubscription(urn, info)];
  });
}

/**
 * The subscriber that a request is about, whose subscriptions the caller may handle.
 *
 * @throws RequestError `INVALID_REQUEST`; CatalogueError `FORBIDDEN`
 */
async function requireSubscriber(
  { groupUrn, userUrn }: SubscriberInput,
  context: GraphqlContext,
): Promise<string> {
  if (groupUrn != null && userUrn != null)
    throw new RequestError('INVALID_REQUEST', 'input: expected groupUrn, userUrn or neither, got both');
  const named =
    groupUrn != null
      ? requireType(context, groupUrn, 'input.groupUrn', 'corpGroup')
      : requireType(context, userUrn ?? context.actor, 'input.userUrn', 'corpuser');
  await requireRight(context, named);
  if (named !== context.actor) {
    const existing = await context.unguarded.existing([named]);
    if (existing.length === 0)
      throw new RequestError(
        'INVALID_REQUEST',
        `input.${groupUrn != null ? 'groupUrn' : 'userUrn'}: ${named} does not exist`,
      );
  }
  return named;
}

/** @throws CatalogueError `FORBIDDEN` for a subscriber who is neither the caller, nor a group of the caller's. */
async function requireRight(context: GraphqlContext, subscriber: string, named = subscriber): Promise<void> {
  const { accessControl, session, actor } = context;
  if (!accessControl || subscriber === actor) return;
  if (!subscriber.startsWith('urn:li:corpGroup:')) {
    if (!(await context.may(managers))) throw forbidden(managers, named);
    return;
  }
  const { groups } = await accessControl.actor(session.context.principal);
  if (!groups.has(subscriber)) await context.require(groupEditors, subscriber, named);
}

/** @throws RequestError `INVALID_REQUEST` for what does not exist, or the caller may not see. */
async function requireFollowable(context: GraphqlContext, urn: string): Promise<string> {
  const { entity } = requireUrn(context, urn, 'input.entityUrn');
  if (entity.name === subscriptionType)
    throw new RequestError('INVALID_REQUEST', 'input.entityUrn: a subscription cannot be followed');
  // Of a column, nothing needs to be stored.
  await requireExisting(context, [subjectOf(context.registry, urn).urn], 'input.entityUrn');
  return urn;
}

/**
 * A subscription that the caller may change.
 *
 * @throws RequestError `INVALID_REQUEST`, `NOT_FOUND`; CatalogueError `FORBIDDEN`
 */
async function requireOwn(
  context: GraphqlContext,
  subscriptionUrn: string,
): Promise<{ readonly urn: string; readonly info: JsonObject }> {
  const urn = requireType(context, subscriptionUrn, 'input.subscriptionUrn', subscriptionType);
  const info = (await context.unguarded.aspect(urn, subscriptionAspect))?.value;
  if (!info) throw new RequestError('NOT_FOUND', `${urn} does not exist`);
  await requireRight(context, textAt(info, 'actorUrn') ?? '', urn);
  return { urn, info };
}
