import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addTag, removeTag, setDescription } from '@colophon/sdk/patch';
import type { EntityChangeType } from '@colophon/sdk/types';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { startReceiver } from '../testing/receiver.ts';
import { createTestCatalogue, type TestCatalogue } from '../testing/test-catalogue.ts';

const orders = makeDatasetUrn('mysql', 'orders');
const ana = 'urn:li:corpuser:ana';
const shop = 'urn:li:corpGroup:shop';
const stamp = { time: 0, actor: ana };
const subscription = 'urn:li:subscription:one';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await createTestCatalogue();
  const { aspects } = catalogue.client;
  await aspects.write(ana, { corpUserInfo: { active: true, email: 'ana@example.org' } });
});

const follow = (
  entityUrn: string,
  {
    urn = subscription,
    actorUrn = ana,
    types,
    ...rest
  }: {
    urn?: string;
    actorUrn?: string;
    types?: EntityChangeType[];
    digest?: string;
    notificationConfig?: object;
  } = {},
) =>
  catalogue.client.aspects.write(urn, {
    subscriptionInfo: {
      actorUrn,
      actorType: actorUrn === shop ? 'corpGroup' : 'corpuser',
      types: ['ENTITY_CHANGE'],
      createdOn: stamp,
      updatedOn: stamp,
      entityUrn,
      ...(types && { entityChangeTypes: types.map((entityChangeType) => ({ entityChangeType })) }),
      ...rest,
    },
  });

const run = (port: number, config: object = {}, now = Date.now) =>
  catalogue.run(
    `
name: stored
source: { type: log }
filter: { event_type: EntityChangeEvent_v1 }
action: ${JSON.stringify({
      type: 'subscriptions',
      config: {
        base_url: 'http://c',
        email: { host: '127.0.0.1', port, require_tls: false, from: 'colophon@example.org' },
        ...config,
      },
    })}`,
    { now },
  );
const subjectOf = ({ body }: { readonly body: string }) => /^Subject: (.*)$/m.exec(body)?.[1]?.trim();

describe('a stored subscription', () => {
  it('notifies of changes until it is deleted, also of those of labels', async () => {
    const { mails, port } = await startMailServer(true);
    await run(port);
    await follow(orders, { types: ['TAG_ADDED'] });
    await follow('urn:li:tag:gold', { urn: 'urn:li:subscription:two', types: ['TAG_REMOVED'] });
    await catalogue.client.patch(orders, [addTag('gold'), setDescription('Every order.')]);
    expect((await run(port)).statistics).toMatchObject({ failed: 0, retries: 0 });
    expect(mails.map(({ to }) => to)).toEqual([['ana@example.org']]);
    await catalogue.client.patch(orders, [removeTag('gold')]);
    await run(port);
    expect(mails.map(subjectOf)).toEqual(['orders: tag', 'orders: tag']);
    await catalogue.client.entities.hardDelete(subscription);
    await catalogue.client.patch(orders, [addTag('silver')]);
    await run(port);
    expect(mails).toHaveLength(2);
  });

  it('is delivered where it says, or where the settings of the user or the profile of the group say', async () => {
    const { mails, port } = await startMailServer(true);
    const { address, received } = await startReceiver((response) => response.end('{"ok":true}'));
    await run(port);
    const { aspects } = catalogue.client;
    await aspects.write(ana, {
      corpUserSettings: {
        appearance: {},
        notificationSettings: { sinkTypes: ['SLACK'], slackSettings: { userHandle: 'U1' } },
      },
    });
    await aspects.write(shop, {
      corpGroupInfo: { displayName: 'Shop', admins: [], members: [], groups: [], email: 'shop@example.org' },
    });
    const types: EntityChangeType[] = ['TAG_ADDED'];
    await follow(orders, { types });
    await follow(orders, {
      urn: 'urn:li:subscription:own',
      types,
      notificationConfig: {
        notificationSettings: { sinkTypes: ['EMAIL'], emailSettings: { email: 'own@example.org' } },
      },
    });
    await follow(orders, { urn: 'urn:li:subscription:group', types, actorUrn: shop });
    await follow(orders, { urn: 'urn:li:subscription:gone', types, actorUrn: 'urn:li:corpuser:gone' });
    await catalogue.client.patch(orders, [addTag('gold')]);
    const { warnings } = await run(port, {
      slack: { bot_token: 'xoxb-1', api_url: address, min_interval_ms: 0 },
    });
    expect(warnings).toEqual([]);
    expect(mails.flatMap(({ to }) => to).sort()).toEqual(['own@example.org', 'shop@example.org']);
    expect(received.map(({ body }) => JSON.parse(body).channel)).toEqual(['U1']);
  });

  it('of what was deleted does no harm, and leaves its digest behind when it is deleted itself', async () => {
    const { mails, port } = await startMailServer(true);
    const evening = () => Date.parse('2026-11-27T19:00:00Z');
    const nextDay = () => Date.parse('2026-11-28T09:00:00Z');
    await run(port);
    await follow(orders, { digest: 'daily' });
    await follow('urn:li:domain:none', { urn: 'urn:li:subscription:two', digest: 'never' });
    await catalogue.client.patch(orders, [addTag('gold')]);
    await catalogue.client.entities.hardDelete(orders);
    expect((await run(port, {}, evening)).statistics).toMatchObject({ failed: 0 });
    const folder = join(catalogue.folder, 'digests/stored');
    expect(await readdir(folder)).toHaveLength(1);
    await run(port, {}, nextDay);
    expect(mails.map(subjectOf)).toEqual([expect.stringMatching(/^\d changes$/)]);
    await catalogue.client.patch(orders, [addTag('gold')]);
    await run(port, {}, evening);
    await catalogue.client.entities.hardDelete(subscription);
    await run(port, {}, nextDay);
    expect(mails).toHaveLength(1);
  });

  it('is ignored where the file says so', async () => {
    const { mails, port } = await startMailServer(true);
    const subscribers = [
      { name: 'x', notify: { email: 'x@example.org' }, follows: [{ entity: 'urn:li:tag:none' }] },
    ];
    await run(port, { stored: false, subscribers });
    await follow(orders);
    await catalogue.client.patch(orders, [addTag('gold')]);
    await run(port, { stored: false, subscribers });
    expect(mails).toEqual([]);
    await expect(run(port, { stored: false })).rejects.toThrow('expected a subscriber, or stored: true');
  });
});
