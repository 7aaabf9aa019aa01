import { beforeEach, describe, expect, it } from 'vitest';
import { isPrivateAddress } from '../network/private-address.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startReceiver } from '../testing/receiver.ts';
import { createTestCatalogue, type TestCatalogue } from '../testing/test-catalogue.ts';
import { signatureOf } from './webhook.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const secret = 'correct horse battery';
let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await createTestCatalogue();
  await catalogue.client.aspects.write(dataset, { globalTags: { tags: [{ tag: 'urn:li:tag:a*b' }] } });
});
const run = (action: object, options = '') =>
  catalogue.run(`
name: test
source: { type: log, config: { start: earliest } }
filter: { event_type: EntityChangeEvent_v1, event: { category: TAG } }
action: ${JSON.stringify(action)}
${options}`);

describe('webhook', () => {
  it('sends the event, with a signature that the receiver can check', async () => {
    const { address, received } = await startReceiver((response) => response.end());
    const config = { url: `${address}/events`, secret, headers: { 'X-Team': 'data' } };
    expect((await run({ type: 'webhook', config })).statistics.done).toBe(1);
    const [{ path, headers, body } = expect.unreachable()] = received;
    expect([path, headers['x-team'], headers['content-type']]).toEqual([
      '/events',
      'data',
      'application/json',
    ]);
    expect(JSON.parse(body)).toMatchObject({ event: { entityUrn: dataset, modifier: 'urn:li:tag:a*b' } });
    expect(headers['x-colophon-delivery']).toMatch(/^test\/\d+\/1$/);
    expect(headers['x-colophon-signature']).toBe(
      signatureOf(secret, String(headers['x-colophon-timestamp']), body),
    );
    expect(signatureOf('key', '1', '{}')).toBe(
      'sha256=1ba6b8171186efc613e8bcc0cbdab2748f24984d7c5a84faa2637afa0e40d224',
    );
  });

  it('tries again after a fault of the receiver, not after a rejection', async () => {
    const failing = await startReceiver((response, _, count) => {
      response.statusCode = count < 3 ? 503 : 200;
      response.end();
    });
    const options = 'options: { retry_count: 5 }';
    const retried = await run({ type: 'webhook', config: { url: failing.address } }, options);
    expect(retried.statistics).toMatchObject({ done: 1, retries: 2 });
    const ids = failing.received.map(({ headers }) => headers['x-colophon-delivery']);
    expect(new Set(ids).size).toBe(1);
    expect(failing.received[0]?.headers).not.toHaveProperty('x-colophon-signature');
  });

  it('keeps an event that the receiver rejects, and does not quote the secret path', async () => {
    const { address } = await startReceiver((response) => {
      response.statusCode = 400;
      response.end('no such\nhook');
    });
    const config = { url: `${address}/hook-secret` };
    const { statistics, warnings } = await run({ type: 'webhook', config }, 'options: { retry_count: 5 }');
    expect(statistics).toMatchObject({ failed: 1, retries: 0 });
    expect(warnings.join()).toContain(`${address} answered with status 400: no such hook`);
    expect(warnings.join()).not.toContain('hook-secret');
  });

  it('does not follow a redirect into a private network', async () => {
    const inside = await startReceiver((response) => response.end());
    const { address } = await startReceiver((response) => {
      response.writeHead(307, { Location: inside.address });
      response.end();
    });
    const { statistics, warnings } = await run({ type: 'webhook', config: { url: address } });
    expect(statistics.failed).toBe(1);
    expect(warnings.join()).toContain('redirects to a private network');
    expect(inside.received).toEqual([]);
  });

  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['169.254.169.254', true],
    ['::1', true],
    ['::ffff:192.168.0.1', true],
    ['fd00::1', true],
    ['93.184.216.34', false],
    ['2606:2800:220:1::1', false],
  ])('knows whether %s is private', (address, expected) => {
    expect(isPrivateAddress(address)).toBe(expected);
  });
});

describe('slack', () => {
  it('posts a message as the bot', async () => {
    const { address, received } = await startReceiver((response) => response.end('{"ok":true}'));
    const config = {
      bot_token: 'xoxb-1',
      signing_secret: 's',
      default_channel: 'C1',
      api_url: `${address}/api`,
    };
    expect((await run({ type: 'slack', config })).statistics.done).toBe(1);
    const [{ path, headers, body } = expect.unreachable()] = received;
    expect([path, headers.authorization]).toEqual(['/api/chat.postMessage', 'Bearer xoxb-1']);
    expect(JSON.parse(body)).toEqual({
      channel: 'C1',
      text: `>✏️ *datahub* has added tag *a*b* for mysql dataset <http://localhost:9002/dataset/${encodeURIComponent(dataset)}|shop.orders>.`,
    });
  });

  it('fails when Slack rejects the message, without the token in the reason', async () => {
    const { address } = await startReceiver((response) =>
      response.end('{"ok":false,"error":"channel_not_found"}'),
    );
    const config = { bot_token: 'xoxb-1', default_channel: 'C1', api_url: address };
    const { statistics, warnings } = await run({ type: 'slack', config }, 'options: { retry_count: 2 }');
    expect(statistics).toMatchObject({ failed: 1, retries: 0 });
    expect(warnings.join()).toContain('channel_not_found');
    expect(warnings.join()).not.toContain('xoxb-1');
  });
});

it('teams posts a card', async () => {
  const { address, received } = await startReceiver((response) => response.end('1'));
  const config = { webhook_url: `${address}/webhook`, base_url: 'https://catalogue.example.org' };
  expect((await run({ type: 'teams', config })).statistics.done).toBe(1);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    '@type': 'MessageCard',
    text: `✏️ **datahub** has added tag **a\\*b** for mysql dataset [shop.orders](https://catalogue.example.org/dataset/${encodeURIComponent(dataset)}).`,
  });
});

describe('email', () => {
  const config = {
    host: '127.0.0.1',
    from: 'colophon@example.org',
    to: ['ana@example.org', 'ben@example.org'],
  };

  it('sends a mail', async () => {
    const { mails, port } = await startMailServer(true);
    const { statistics } = await run({ type: 'email', config: { ...config, port, require_tls: false } });
    expect(statistics.done).toBe(1);
    expect(mails).toMatchObject([
      {
        from: 'colophon@example.org',
        to: config.to,
        body: expect.stringContaining('Subject: shop.orders: tag'),
      },
    ]);
  });

  it('sends nothing over a connection that is not encrypted, by default', async () => {
    const { mails, port } = await startMailServer(true);
    expect((await run({ type: 'email', config: { ...config, port } })).statistics.failed).toBe(1);
    expect(mails).toEqual([]);
  });

  it('does not try again what the server rejects for good', async () => {
    const { port } = await startMailServer(false);
    const { statistics, warnings } = await run(
      { type: 'email', config: { ...config, port, require_tls: false, username: null } },
      'options: { retry_count: 3 }',
    );
    expect(statistics).toMatchObject({ failed: 1, retries: 0 });
    expect(warnings.join()).toContain('no such mailbox');
  });
});
