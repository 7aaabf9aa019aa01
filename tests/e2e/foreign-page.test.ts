import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { launchBrowser } from './browser.ts';

// What a page of somebody else can do to a catalogue on the machine of the person who looks at it. Nothing may change.

/** Both lead to this machine: `evil.test` to a page of the attacker, `rebound.test` to the catalogue itself. */
const names = ['--host-resolver-rules=MAP *.test 127.0.0.1'];

/** Newer browsers hold back some of these requests by themselves. What older ones send must be harmless, too. */
const defenceless = ['--disable-features=LocalNetworkAccessChecks'];

let foreign: Server;
let foreignPort: number;
let browser: Browser;
let catalogue: Served;
let port: number;

beforeAll(async () => {
  foreign = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Foreign</title>');
  }).listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  foreignPort = (foreign.address() as AddressInfo).port;
  [browser, catalogue] = await Promise.all([
    launchBrowser(...names, ...defenceless),
    serve('--allowed-origin', `http://friend.test:${foreignPort}`),
  ]);
  port = Number(new URL(catalogue.address).port);
});

afterAll(async () => {
  await browser?.close();
  await catalogue?.[Symbol.asyncDispose]();
  foreign?.close();
});

const proposal = {
  proposal: {
    entityType: 'tag',
    entityUrn: 'urn:li:tag:stolen',
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect: { contentType: 'application/json', value: '{"name":"stolen"}' },
  },
};
const body = JSON.stringify(proposal);
const kept = 'urn:li:tag:kept';

/** Everything that was ever written. */
async function changes(): Promise<unknown> {
  return (await fetch(`${catalogue.address}/changes`)).json();
}

async function restoredCount(): Promise<number> {
  const text = await (await fetch(`${catalogue.address}/metrics`)).text();
  const served = /_count\{method="GET",route="[^"]*restoreIndices",status="200"\} (\d+)/.exec(text);
  return Number(served?.[1] ?? 0);
}

beforeEach(async () => {
  const answer = await fetch(
    `${catalogue.address}/openapi/v3/entity/tag?async=false&createIfNotExists=false`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([{ urn: kept, tagProperties: { value: { name: 'kept' } } }]),
    },
  );
  expect(answer.status).toBe(200);
});

async function open(address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

/** What a page can send. Each gives what the page learns of it. */
const attacks: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'fetch in mode no-cors': (page) =>
    page.evaluate(
      async ({ port, body }) => {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
          const init = { method: 'POST', mode: 'no-cors', body: new Blob([body], { type }) } as const;
          await fetch(`http://localhost:${port}/aspects?action=ingestProposal`, init).catch(() => undefined);
        }
      },
      { port, body },
    ),
  'fetch with JSON, which asks first': (page) =>
    page.evaluate(
      async ({ port, body, kept }) => {
        const headers = { 'Content-Type': 'application/json' };
        const base = `http://localhost:${port}`;
        await fetch(`${base}/aspects?action=ingestProposal`, { method: 'POST', headers, body }).catch(
          () => undefined,
        );
        await fetch(`${base}/openapi/v3/entity/tag/${kept}`, { method: 'DELETE' }).catch(() => undefined);
      },
      { port, body, kept },
    ),
  'a form': (page) =>
    page.evaluate(
      async ({ port, body }) => {
        for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
          const frame = document.createElement('iframe');
          frame.name = 'answer';
          document.body.append(frame);
          const form = document.createElement('form');
          Object.assign(form, { method: 'POST', enctype, target: 'answer' });
          form.action = `http://localhost:${port}/aspects?action=ingestProposal`;
          const field = document.createElement('input');
          // As text/plain the browser sends "name=value": the equals sign goes into a member that nobody reads.
          field.name = `${body.slice(0, -1)},"ignored":"`;
          field.value = '"}';
          form.append(field);
          document.body.append(form);
          const loaded = new Promise((resolve) => {
            frame.onload = resolve;
          });
          form.submit();
          await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 2000))]);
          frame.remove();
        }
      },
      { port, body },
    ),
  'a beacon': (page) =>
    page.evaluate(
      async ({ port, body }) => {
        for (const type of ['text/plain', '', 'application/json'])
          navigator.sendBeacon(
            `http://localhost:${port}/aspects?action=ingestProposal`,
            new Blob([body], { type }),
          );
        // A beacon has no answer: one that is sent behind them tells that they have arrived.
        await fetch(`http://localhost:${port}/health`, { mode: 'no-cors' }).catch(() => undefined);
      },
      { port, body },
    ),
  'an image whose address writes': (page) =>
    page.evaluate(async (port) => {
      const image = new Image();
      const loaded = new Promise((resolve) => {
        image.onerror = resolve;
        image.onload = resolve;
      });
      image.src = `http://localhost:${port}/openapi/operations/elasticSearch/restoreIndices`;
      await loaded;
    }, port),
  'a frame without an origin': (page) =>
    page.evaluate(
      async ({ port, body }) => {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts');
        frame.srcdoc = `<script>
          fetch('http://localhost:${port}/aspects?action=ingestProposal', {
            method: 'POST', mode: 'no-cors', body: ${JSON.stringify(body)} })
            .catch(() => {}).then(() => parent.postMessage('sent', '*'));
        </script>`;
        const sent = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
        document.body.append(frame);
        await sent;
      },
      { port, body },
    ),
};

describe.each([
  ['another site', 'evil.test'],
  ['another port of this machine', 'localhost'],
])('a page of %s', (_, host) => {
  test.each(Object.entries(attacks))('changes nothing with %s', async (_name, attack) => {
    const page = await open(`http://${host}:${foreignPort}/`);
    const before = [await changes(), await restoredCount()];
    await attack(page);
    expect([await changes(), await restoredCount()]).toEqual(before);
    expect((await fetch(`${catalogue.address}/entitiesV2/${kept}`)).status).toBe(200);
    await page.context().close();
  });

  test('reads nothing, and cannot embed what the server sends', async () => {
    const page = await open(`http://${host}:${foreignPort}/`);
    const learnt = await page.evaluate(async (port) => {
      const base = `http://localhost:${port}`;
      const ask = (mode: RequestMode) =>
        fetch(`${base}/config`, { mode }).then(
          ({ type }) => type,
          () => 'failed',
        );
      return [await ask('cors'), await ask('no-cors')];
    }, port);
    expect(learnt).toEqual(['failed', 'failed']);
    await page.context().close();
  });
});

describe('a page whose name is rebound to this machine after it was loaded', () => {
  test('neither reads nor writes, although the browser sees the same origin', async () => {
    const page = await (await browser.newContext()).newPage();
    const origin = `http://rebound.test:${port}`;
    // The attacker's own server sent this page, a moment before its name came to stand for this machine.
    await page.route(`${origin}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Rebound</title>' }),
    );
    await page.goto(`${origin}/`);
    const before = await changes();
    const statuses = await page.evaluate(
      async ({ body, kept }) => {
        const headers = { 'Content-Type': 'application/json' };
        const asked: [string, RequestInit?][] = [
          ['/config'],
          [`/entitiesV2/${kept}`],
          ['/metrics'],
          ['/aspects?action=ingestProposal', { method: 'POST', headers, body }],
          [`/openapi/v3/entity/tag/${kept}`, { method: 'DELETE' }],
        ];
        const answers = await Promise.all(asked.map(([path, init]) => fetch(path, init)));
        return answers.map(({ status }) => status);
      },
      { body, kept },
    );
    expect(statuses).toEqual([421, 421, 421, 421, 421]);
    expect(await changes()).toEqual(before);
    await page.context().close();
  });
});

describe('a page that is allowed', () => {
  const write = (page: Page, name: string) =>
    page.evaluate(
      async ({ port, name }) => {
        const base = `http://localhost:${port}/openapi/v3/entity/tag`;
        const wrote = await fetch(`${base}?async=false`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-RestLi-Protocol-Version': '2.0.0' },
          body: JSON.stringify([{ urn: `urn:li:tag:${name}`, tagProperties: { value: { name } } }]),
        });
        const read = await fetch(`${base}/urn:li:tag:${name}/tagProperties`);
        return { status: wrote.status, read: await read.json(), traced: wrote.headers.has('traceparent') };
      },
      { port, name },
    );

  test('because the server itself serves it, reads and writes', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.route(`${catalogue.address}/own`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Own</title>' }),
    );
    await page.goto(`${catalogue.address}/own`);
    expect(await write(page, 'own')).toEqual({ status: 200, read: { value: { name: 'own' } }, traced: true });
    await page.context().close();
  });

  test('because the operator allows its origin, reads and writes', async () => {
    const page = await open(`http://friend.test:${foreignPort}/`);
    expect(await write(page, 'friend')).toEqual({
      status: 200,
      read: { value: { name: 'friend' } },
      traced: true,
    });
    await page.context().close();
  });
});
