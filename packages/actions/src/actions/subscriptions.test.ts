import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addFieldTerm, addTag, setDescription } from '@colophon/sdk/patch';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { beforeEach, expect, it } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { startReceiver } from '../testing/receiver.ts';
import { createTestCatalogue, type TestCatalogue } from '../testing/test-catalogue.ts';

const [orders, customers] = ['orders', 'customers'].map((name) => makeDatasetUrn('mysql', name)) as [
  string,
  string,
];
let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await createTestCatalogue();
});
const run = (
  config: object,
  { options = '', now = Date.now }: { options?: string; now?: () => number } = {},
) =>
  catalogue.run(
    `
name: subscriptions
source: { type: log, config: { start: earliest } }
filter: { event_type: EntityChangeEvent_v1 }
action: ${JSON.stringify({ type: 'subscriptions', config: { base_url: 'http://c', ...config } })}
${options}`,
    { now },
  );
const mailTo = (port: number) => ({
  host: '127.0.0.1',
  port,
  require_tls: false,
  from: 'colophon@example.org',
});
/** A subscriber that is notified in Teams at a path. */
const at = (address: string, name: string, rest: object) => ({
  name,
  notify: { teams: `${address}/${name}` },
  ...rest,
});

it('notifies those who follow the entity, a term, a domain, a view or a search', async () => {
  const { address, received } = await startReceiver((response) => response.end());
  const { aspects } = catalogue.client;
  const stamp = { time: 0, actor: 'urn:li:corpuser:ana' };
  await aspects.write('urn:li:domain:sales', {
    domainProperties: { name: 'Sales', parentDomain: 'urn:li:domain:commerce' },
  });
  await aspects.write(orders, { domains: { domains: ['urn:li:domain:sales'] } });
  await catalogue.client.patch(orders, [addFieldTerm('mail', 'Sensitive')]);
  await aspects.write('urn:li:dataHubView:ours', {
    dataHubViewInfo: {
      name: 'Ours',
      type: 'GLOBAL',
      definition: {
        entityTypes: ['dataset'],
        filter: { or: [{ and: [{ field: 'tags', values: ['urn:li:tag:gold'] }] }] },
      },
      created: stamp,
      lastModified: stamp,
    },
  });
  await run({ subscribers: [at(address, 'nobody', { follows: [{ entity: 'urn:li:tag:none' }] })] });
  const subscribers = [
    at(address, 'entity', { follows: [{ entity: orders }] }),
    at(address, 'term', { follows: [{ term: 'Sensitive' }] }),
    at(address, 'domain', { follows: [{ domain: 'commerce' }] }),
    at(address, 'view', { follows: [{ view: 'urn:li:dataHubView:ours' }] }),
    at(address, 'search', { follows: [{ search: { query: 'orders', entity_types: ['dataset'] } }] }),
    at(address, 'label', { follows: [{ entity: 'urn:li:tag:gold' }] }),
    at(address, 'category', { follows: [{ entity: orders }], categories: ['OWNERSHIP'] }),
    at(address, 'author', { follows: [{ entity: orders }], person: 'urn:li:corpuser:datahub' }),
  ];
  await catalogue.client.patch(customers, [addTag('silver')]);
  await catalogue.client.patch(orders, [addTag('gold')]);
  const { statistics } = await run({ subscribers, teams_min_interval_ms: 0 });
  expect(statistics).toMatchObject({ failed: 0, retries: 0 });
  const about = received.filter(({ body }) => body.includes('gold')).map(({ path }) => path.slice(1));
  expect(about.sort()).toEqual(['domain', 'entity', 'label', 'search', 'term', 'view']);
  expect(received.filter(({ body }) => body.includes('silver'))).toEqual([]);
});

it("sends mails and messages where the person's settings say", async () => {
  const { mails, port } = await startMailServer(true);
  const { address, received } = await startReceiver((response) => response.end('{"ok":true}'));
  await catalogue.client.aspects.write('urn:li:corpuser:ana', {
    corpUserSettings: {
      appearance: {},
      notificationSettings: {
        sinkTypes: ['EMAIL', 'SLACK'],
        emailSettings: { email: 'ana@example.org' },
        slackSettings: { userHandle: 'U1', channels: ['C1'] },
      },
    },
  });
  await catalogue.client.patch(orders, [addTag('pii')]);
  const slack = { bot_token: 'xoxb-1', api_url: address, min_interval_ms: 0 };
  const follows = [{ entity: orders }];
  const { warnings } = await run({
    email: mailTo(port),
    slack,
    subscribers: [
      { name: 'Ana', person: 'urn:li:corpuser:ana', follows, categories: ['TAG'] },
      { name: 'Ben', person: 'urn:li:corpuser:ben', follows, categories: ['TAG'] },
    ],
  });
  expect(mails.map(({ to, body }) => [to, /^Subject: .*$/m.exec(body)?.[0]])).toEqual([
    [['ana@example.org'], 'Subject: orders: tag'],
  ]);
  expect(received.map(({ body }) => JSON.parse(body).channel).sort()).toEqual(['C1', 'U1']);
  expect(warnings.join()).toContain('Ben has nowhere to be notified');
});

it('tries again only those who got nothing', async () => {
  const { address, received } = await startReceiver((response, { path }, count) => {
    response.statusCode = path === '/second' && count < 4 ? 503 : 200;
    response.end();
  });
  await catalogue.client.patch(orders, [addTag('pii')]);
  const follows = [{ entity: orders }];
  const { statistics } = await run(
    {
      subscribers: ['first', 'second'].map((name) => at(address, name, { follows, categories: ['TAG'] })),
      teams_min_interval_ms: 0,
    },
    { options: 'options: { retry_count: 5 }' },
  );
  expect(statistics).toMatchObject({ failed: 0, retries: 2 });
  expect(received.map(({ path }) => path)).toEqual(['/first', '/second', '/second', '/second']);
});

it('collects a digest that outlives the process, and sends it when its time has come', async () => {
  const { mails, port } = await startMailServer(true);
  const config = {
    email: mailTo(port),
    timezone: 'Europe/Berlin',
    subscribers: [
      { name: 'A*/..', notify: { email: 'ana@example.org' }, follows: [{ entity: orders }], digest: 'daily' },
    ],
  };
  const evening = () => Date.parse('2026-11-27T19:00:00Z');
  const beforeEight = () => Date.parse('2026-11-28T06:59:00Z');
  const afterEight = () => Date.parse('2026-11-28T07:01:00Z');
  await catalogue.client.patch(orders, [addTag('pii'), setDescription('Every order.')]);
  await run(config, { now: evening });
  await run(config, { now: beforeEight });
  expect(mails).toEqual([]);
  // One that cannot be sent is not lost.
  const failed = await run({ ...config, email: { ...mailTo(port), require_tls: true } }, { now: afterEight });
  expect(failed.warnings.join()).toContain('the digest of A*/.. is sent with the next one');
  await run(config, { now: afterEight });
  await run(config, { now: afterEight });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain('Subject: 2 changes');
  expect(await readdir(join(catalogue.folder, 'digests/subscriptions'))).toEqual([]);
});

it('says what is wrong with the configuration', async () => {
  const subscribers = [
    { name: 'Ana', follows: [{ entity: orders, term: 'x' }], notify: { email: 'ana@example.org' } },
    { name: 'Ana', follows: [{ entity: 'orders' }] },
  ];
  await expect(run({ subscribers })).rejects.toThrow(
    /exactly one of entity, term.*expected notify, or a person/s,
  );
  const valid = [
    { name: 'Ana', follows: [{ entity: orders }], notify: { email: 'ana@example.org' }, digest: 'daily' },
  ];
  await expect(run({ subscribers: [...valid, ...valid] })).rejects.toThrow(
    /config.email is missing.*a second subscriber is named "Ana"/s,
  );
  await expect(run({ subscribers: [{ ...valid[0], digest: 'dayly' }] })).rejects.toThrow(
    /daily, weekly or a cron/,
  );
});
