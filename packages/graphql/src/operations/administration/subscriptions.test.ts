import { beforeEach, describe, expect, it } from 'vitest';
import { ada, createTestGraphql, type TestAnswer, type TestGraphql } from '../../testing/test-graphql.ts';

const bob = 'urn:li:corpuser:bob';
const group = 'urn:li:corpGroup:shop';
const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,orders,PROD)';
const sales = 'urn:li:domain:sales';
const code = ({ errors }: TestAnswer) => errors?.[0]?.extensions.code;
const message = ({ errors }: TestAnswer) => errors?.[0]?.message;

const parts =
  'subscriptionUrn actorUrn entityUrn entity { urn } subscriptionTypes entityChangeTypes { entityChangeType } notificationConfig { notificationSettings { sinkTypes emailSettings { email } slackSettings { userHandle channels } } } digest';
const create = `mutation ($input: CreateSubscriptionInput!) { createSubscription(input: $input) { ${parts} } }`;
const update = `mutation ($input: UpdateSubscriptionInput!) { updateSubscription(input: $input) { ${parts} } }`;
const remove = 'mutation ($input: DeleteSubscriptionInput!) { deleteSubscription(input: $input) }';
const list = `query ($input: ListSubscriptionsInput!) { listSubscriptions(input: $input) { start count total subscriptions { ${parts} } } }`;
const get = `query ($input: GetSubscriptionInput!) { getSubscription(input: $input) { subscription { ${parts} } } }`;

const mail = (email: string) => ({
  notificationSettings: { sinkTypes: ['EMAIL'], emailSettings: { email } },
});
const followed = async (graphql: TestGraphql, input: object, actor = ada): Promise<string> =>
  (await graphql.get(create, { input }, actor)).createSubscription.subscriptionUrn;

let graphql: TestGraphql;
/** `ada` and `bob` see everything and manage nothing; `ada` belongs to the group. */
beforeEach(async () => {
  graphql = await createTestGraphql({ obeysPolicies: true });
  const { put } = graphql;
  await put(orders, 'datasetProperties', { name: 'orders' });
  await put(sales, 'domainProperties', { name: 'Sales' });
  await put(group, 'corpGroupInfo', { displayName: 'Shop', admins: [], members: [], groups: [] });
  for (const user of [ada, bob]) {
    await put(user, 'corpUserInfo', { active: true });
    await put(user, 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] });
  }
  await put(ada, 'nativeGroupMembership', { nativeGroups: [group] });
});

describe('subscriptions', () => {
  it('are created, found, listed, changed and deleted by who has them', async () => {
    const first = await graphql.get(create, {
      input: {
        entityUrn: orders,
        entityChangeTypes: [{ entityChangeType: 'TAG_ADDED' }, { entityChangeType: 'TAG_ADDED' }],
        notificationConfig: mail('ada@example.org'),
        digest: 'daily',
      },
    });
    const subscription = {
      subscriptionUrn: expect.stringMatching(/^urn:li:subscription:./),
      actorUrn: ada,
      entityUrn: orders,
      entity: { urn: orders },
      subscriptionTypes: ['ENTITY_CHANGE'],
      entityChangeTypes: [{ entityChangeType: 'TAG_ADDED' }],
      notificationConfig: {
        notificationSettings: {
          sinkTypes: ['EMAIL'],
          emailSettings: { email: 'ada@example.org' },
          slackSettings: null,
        },
      },
      digest: 'daily',
    };
    expect(first.createSubscription).toEqual(subscription);
    const { subscriptionUrn } = first.createSubscription;
    expect((await graphql.get(get, { input: { entityUrn: orders } })).getSubscription.subscription).toEqual(
      subscription,
    );
    await followed(graphql, { entityUrn: sales });
    const { listSubscriptions } = await graphql.get(list, { input: { count: 1 } });
    expect(listSubscriptions).toMatchObject({ start: 0, count: 1, total: 2 });
    // What is not mentioned stays, and null is the default.
    const changed = await graphql.get(update, {
      input: { subscriptionUrn, digest: null, entityChangeTypes: [] },
    });
    expect(changed.updateSubscription).toEqual({ ...subscription, entityChangeTypes: [], digest: null });
    expect(await graphql.get(remove, { input: { subscriptionUrn } })).toEqual({ deleteSubscription: true });
    expect((await graphql.get(get, { input: { entityUrn: orders } })).getSubscription).toEqual({
      subscription: null,
    });
    expect(code(await graphql.ask(remove, { input: { subscriptionUrn } }))).toBe(404);
  });

  it('of others need MANAGE_USERS_AND_GROUPS, in every way', async () => {
    const subscriptionUrn = await followed(graphql, { entityUrn: orders });
    for (const [operation, input] of [
      [create, { entityUrn: sales, userUrn: ada }],
      [get, { entityUrn: orders, userUrn: ada }],
      [list, { userUrn: ada }],
      [update, { subscriptionUrn, digest: 'daily' }],
      [remove, { subscriptionUrn }],
    ] as const)
      expect(code(await graphql.ask(operation, { input }, bob))).toBe(403);
    // Nor are they found, or read as metadata.
    const search = `{ searchAcrossEntities(input: { query: "*", count: 50 }) { searchResults { entity { urn } } } }`;
    expect(JSON.stringify(await graphql.get(search, {}, bob))).not.toContain('subscription');
    await graphql.put(bob, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] });
    expect((await graphql.get(list, { input: { userUrn: ada } }, bob)).listSubscriptions.total).toBe(1);
    await graphql.get(remove, { input: { subscriptionUrn } }, bob);
    expect((await graphql.get(list, { input: {} })).listSubscriptions.total).toBe(0);
  });

  it('of a group are handled by its members, and by who edits it', async () => {
    const subscriptionUrn = await followed(graphql, { entityUrn: orders, groupUrn: group });
    expect(await graphql.read(subscriptionUrn, 'subscriptionInfo')).toMatchObject({
      actorUrn: group,
      actorType: 'corpGroup',
      createdOn: { actor: ada },
    });
    expect((await graphql.get(list, { input: {} })).listSubscriptions.total).toBe(0);
    expect(code(await graphql.ask(list, { input: { groupUrn: group } }, bob))).toBe(403);
    await graphql.put('urn:li:dataHubPolicy:editors', 'dataHubPolicyInfo', {
      displayName: 'Editors of groups',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_GROUP_MEMBERS'],
      actors: { users: [bob] },
      resources: { filter: { criteria: [{ field: 'TYPE', values: ['corpGroup'] }] } },
    });
    await graphql.get(update, { input: { subscriptionUrn, digest: 'weekly' } }, bob);
    // Whoever leaves the group loses the right.
    await graphql.put(ada, 'nativeGroupMembership', { nativeGroups: [] });
    expect(code(await graphql.ask(remove, { input: { subscriptionUrn } }))).toBe(403);
  });

  it('are only of what the caller may see', async () => {
    await graphql.put(bob, 'roleMembership', { roles: [] });
    const policy = 'urn:li:dataHubPolicy:view-entity-page-all';
    const info = await graphql.read(policy, 'dataHubPolicyInfo');
    await graphql.put(policy, 'dataHubPolicyInfo', { ...info, state: 'INACTIVE' });
    const answer = await graphql.ask(create, { input: { entityUrn: orders } }, bob);
    expect([code(answer), message(answer)]).toEqual([400, `input.entityUrn: these do not exist: ${orders}`]);
  });

  it('of an entity that was deleted can still be listed and deleted', async () => {
    const subscriptionUrn = await followed(graphql, { entityUrn: orders });
    await graphql.catalogue.deleteEntity(orders);
    await graphql.catalogue.deleteReferences(orders);
    const { listSubscriptions } = await graphql.get(list, { input: {} });
    expect(listSubscriptions.subscriptions).toMatchObject([{ entityUrn: orders }]);
    await graphql.get(remove, { input: { subscriptionUrn } });
  });

  it.each([
    [{ entityUrn: 'orders' }, /^input.entityUrn: .*orders/],
    [{ entityUrn: 'urn:li:tag:none' }, 'input.entityUrn: these do not exist: urn:li:tag:none'],
    [{ entityUrn: 'urn:li:subscription:x' }, 'input.entityUrn: a subscription cannot be followed'],
    [{ groupUrn: bob }, /^input.groupUrn: expected a URN of the type corpGroup/],
    [{ groupUrn: group, userUrn: ada }, 'input: expected groupUrn, userUrn or neither, got both'],
    [{ subscriptionTypes: [] }, /^input.subscriptionTypes: expected at least one type/],
    [{ digest: 'dayly' }, /^input.digest: expected daily, weekly or a cron expression of five fields/],
    [{ digest: '61 * * * *' }, /^input.digest: expected times of the field minute/],
    [{ notificationConfig: mail('ada') }, /emailSettings.email: expected an address/],
    [{ notificationConfig: mail('a@b.org\nBcc: c@d.org') }, /emailSettings.email: expected an address/],
    [{ notificationConfig: { notificationSettings: { sinkTypes: [] } } }, /sinkTypes: expected EMAIL/],
    [
      {
        notificationConfig: {
          notificationSettings: { sinkTypes: ['SLACK'], slackSettings: { channels: Array(11).fill('C1') } },
        },
      },
      /slackSettings.channels: expected at most 10 channels, got 11/,
    ],
  ])('are not created with %j', async (wrong, expected) => {
    const answer = await graphql.ask(create, { input: { entityUrn: orders, ...wrong } });
    expect([code(answer), message(answer)]).toEqual([400, expect.stringMatching(expected)]);
  });

  it('are one for each thing that is followed, and not without end', async () => {
    const urn = await followed(graphql, { entityUrn: orders });
    const again = await graphql.ask(create, { input: { entityUrn: orders } });
    expect(message(again)).toBe(`input.entityUrn: ${ada} follows ${orders} already, by ${urn}`);
    const stamp = { time: 1, actor: ada };
    const info = (entityUrn: string) => ({
      ...{ actorUrn: ada, actorType: 'corpuser', types: ['ENTITY_CHANGE'], entityUrn },
      ...{ createdOn: stamp, updatedOn: stamp },
    });
    await graphql.catalogue.propose(
      Array.from({ length: 999 }, (_, at) => ({
        entityUrn: `urn:li:subscription:${at}`,
        aspectName: 'subscriptionInfo',
        changeType: 'UPSERT' as const,
        value: info(`urn:li:tag:${at}`),
      })),
    );
    const answer = await graphql.ask(create, { input: { entityUrn: sales } });
    expect(message(answer)).toBe(`${ada} has 1000 subscriptions; expected at most 1000`);
  });
});
