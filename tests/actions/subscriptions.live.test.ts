import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Colophon } from '@colophon/sdk';
import { addTag, removeTag } from '@colophon/sdk/patch';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { administratorVariables, createAdministratorToken } from '../interop/administrator-token.ts';
import { serveWith } from '../support/serve.ts';

const [orders, salaries] = ['orders', 'salaries'].map((name) => makeDatasetUrn('mysql', name)) as [
  string,
  string,
];
const ana = 'urn:li:corpuser:ana@example.org';

/** Messages as they arrive, and a wait for one. */
function createInbox() {
  const messages: string[] = [];
  let more = Promise.withResolvers<void>();
  return {
    messages,
    add(message: string) {
      messages.push(message);
      more.resolve();
    },
    async until(isFound: (message: string) => boolean): Promise<void> {
      while (!messages.some(isFound)) {
        await more.promise;
        more = Promise.withResolvers();
      }
    },
  };
}

/** A mail server and a chat, each on the loopback interface. */
async function startReceivers() {
  const [mails, chat] = [createInbox(), createInbox()];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((body) => {
        mails.add([...envelope.rcptTo.map(({ address }) => address), body].join('\n'));
        done();
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const http = createServer(async (request, response) => {
    chat.add(await text(request));
    response.end();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  return { mails, chat, smtpPort: portOf(listening), chatAddress: `http://127.0.0.1:${portOf(http)}/` };
}

/** Signs somebody up by an invitation of the administrator, and returns a function that sends GraphQL as that user. */
async function signUp(address: string, adminToken: string) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { Origin: address, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const query = 'mutation { createInviteToken(input: {}) { inviteToken } }';
  const invited = await post('/api/graphql', { query }, { Authorization: `Bearer ${adminToken}` });
  const { data } = (await invited.json()) as {
    data: { createInviteToken: { inviteToken: string } };
  };
  const signedUp = await post('/signUp', {
    email: 'ana@example.org',
    fullName: 'Ana',
    password: 'correct horse battery',
    inviteToken: data.createInviteToken.inviteToken,
  });
  const cookie = signedUp.headers.getSetCookie().map((each) => each.split(';')[0]);
  return async (query: string, input: object) => {
    const response = await post(
      '/api/graphql',
      { query, variables: { input } },
      { Cookie: cookie.join('; ') },
    );
    // biome-ignore lint/suspicious/noExplicitAny: tests look into it as deep as they like
    return (await response.json()) as { data: any; errors?: { message: string }[] };
  };
}

it('lets somebody follow over the API, who gets mails of what they may see until they stop', async () => {
  const { mails, chat, smtpPort, chatAddress } = await startReceivers();
  const folder = await mkdtemp(join(tmpdir(), 'actions-subscriptions-'));
  // The file's own subscriber hears of everything: by its messages the test knows how far the pipeline has come.
  const subscribers = [
    { name: 'all', notify: { teams: chatAddress }, follows: [{ entity: orders }, { entity: salaries }] },
  ];
  await writeFile(
    join(folder, 'subscriptions.yaml'),
    `name: subscriptions
source: { type: log, config: { start: earliest } }
filter: { event_type: EntityChangeEvent_v1, event: { category: TAG } }
action: ${JSON.stringify({
      type: 'subscriptions',
      config: {
        base_url: 'http://localhost',
        email: { host: '127.0.0.1', port: smtpPort, require_tls: false, from: 'colophon@example.org' },
        teams_min_interval_ms: 0,
        subscribers,
      },
    })}
`,
  );
  await using server = await serveWith(await administratorVariables(), '--auth', '--actions', folder);
  const token = await createAdministratorToken(server.address);
  const client = new Colophon({ server: server.address, token });
  const ask = await signUp(server.address, token);
  // Ana sees the orders and tags, and nothing else.
  const policy = (name: string, state: 'ACTIVE' | 'INACTIVE', actors: object, resources: object) =>
    client.aspects.write(`urn:li:dataHubPolicy:${name}`, {
      dataHubPolicyInfo: {
        displayName: name,
        description: '',
        type: 'METADATA',
        state,
        privileges: ['VIEW_ENTITY_PAGE'],
        actors: { resourceOwners: false, allUsers: false, allGroups: false, ...actors },
        resources,
      },
    });
  await policy('view-entity-page-all', 'INACTIVE', { allUsers: true }, {});
  const criteria = [{ field: 'URN', values: [orders, 'urn:li:tag:gold'] }];
  await policy('ana', 'ACTIVE', { users: [ana] }, { filter: { criteria } });
  for (const urn of [orders, salaries]) await client.aspects.write(urn, { datasetProperties: { name: urn } });
  await client.aspects.write('urn:li:tag:gold', { tagProperties: { name: 'gold' } });

  const create =
    'mutation ($input: CreateSubscriptionInput!) { createSubscription(input: $input) { subscriptionUrn } }';
  expect((await ask(create, { entityUrn: salaries })).errors?.[0]?.message).toContain('do not exist');
  const followed = await ask(create, { entityUrn: 'urn:li:tag:gold' });
  const { subscriptionUrn } = followed.data.createSubscription;

  await client.patch(salaries, [addTag('gold')]);
  await client.patch(salaries, [addTag('checked')]);
  await chat.until((message) => message.includes('salaries') && message.includes('checked'));
  await client.patch(orders, [addTag('gold')]);
  await mails.until((mail) => mail.includes('gold'));
  expect(mails.messages).toEqual([expect.stringMatching(/^ana@example\.org\n/)]);
  expect(mails.messages[0]).toContain('orders');

  const remove = 'mutation ($input: DeleteSubscriptionInput!) { deleteSubscription(input: $input) }';
  expect((await ask(remove, { subscriptionUrn })).data).toEqual({ deleteSubscription: true });
  await client.patch(orders, [removeTag('gold')]);
  await client.patch(orders, [addTag('last')]);
  // The changes of an entity come one after the other: the one before is done.
  await chat.until((message) => message.includes('last'));
  expect(mails.messages).toHaveLength(1);
  await client.close();
});
