import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Colophon } from '@colophon/sdk';
import { lineageProposal } from '@colophon/sdk/builders';
import { addTag } from '@colophon/sdk/patch';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { expect, it, onTestFinished } from 'vitest';
import { administratorVariables, createAdministratorToken } from '../interop/administrator-token.ts';
import { serveWith } from '../support/serve.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const [orders, daily, weekly] = ['orders', 'daily', 'weekly'].map((name) =>
  makeDatasetUrn('mysql', name),
) as [string, string, string];

/** A receiver of webhooks, which hands them out in the order in which they came. */
async function startReceiver() {
  const arrived: { modifier: string; entityUrn: string; auditStamp: { actor: string } }[] = [];
  let more = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    arrived.push(JSON.parse(await text(request)).event);
    more.resolve();
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async until(isFound: (event: (typeof arrived)[number]) => boolean) {
      for (;;) {
        const found = arrived.find(isFound);
        if (found) return found;
        await more.promise;
        more = Promise.withResolvers();
      }
    },
  };
}

it('runs the pipelines of a server where people sign in, inside it and beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'actions-sign-in-'));
  const receiver = await startReceiver();
  const source = 'source: { type: log, config: { start: earliest } }';
  const filter = 'filter: { event_type: EntityChangeEvent_v1, event: { category: TAG } }';
  await writeFile(
    join(folder, 'hook.yaml'),
    `name: hook\n${source}\n${filter}\naction: { type: webhook, config: { url: "${receiver.address}" } }\n`,
  );
  await writeFile(
    join(folder, 'tags.yaml'),
    `name: tags\n${source}\n${filter}\naction: { type: tag_propagation }\n`,
  );
  await using server = await serveWith(await administratorVariables(), '--auth', '--actions', folder);
  const token = await createAdministratorToken(server.address);
  const client = new Colophon({ server: server.address, token });
  await client.emit(lineageProposal([orders], daily));
  await client.emit(lineageProposal([daily], weekly));
  await client.patch(orders, [addTag('pii')]);
  // Each hop is a write by the pipeline, whose event leads to the next.
  const last = await receiver.until(({ entityUrn }) => entityUrn === weekly);
  expect(last.auditStamp.actor).toBe('urn:li:corpuser:__datahub_system');
  const first = await receiver.until(({ entityUrn }) => entityUrn === orders);
  expect(first.auditStamp.actor).toBe('urn:li:corpuser:ada');
  const [use] = (await client.aspects.get(weekly, 'globalTags'))?.tags ?? [];
  expect(use?.attribution?.sourceDetail).toMatchObject({ origin: orders, actor: 'urn:li:corpuser:ada' });

  const beside = join(folder, 'beside.yaml');
  await writeFile(beside, `name: beside\n${source}\n${filter}\naction: { type: hello_world }\n`);
  const run = async (env: Record<string, string>) => {
    const args = [main, 'actions', 'run', '-c', beside, '--until-idle', '--server', server.address];
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { stdout, stderr, code };
  };
  const refused = await run({});
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toMatch(/sign|token/i);
  expect(refused.stderr).not.toContain('    at ');
  const done = await run({ COLOPHON_TOKEN: token });
  expect([done.code, done.stderr]).toEqual([0, '']);
  expect(done.stdout).toContain('beside: 3 done');
  expect(done.stdout + done.stderr).not.toContain(token);
  await client.close();
  expect(await readFile(join(folder, 'tags.yaml'), 'utf8')).not.toContain(token);
});

it('has no rights for a pipeline that another server names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'actions-elsewhere-'));
  const asked = Promise.withResolvers<string | undefined>();
  const other = createServer((request, response) => {
    asked.resolve(request.headers.authorization);
    response.writeHead(401).end();
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await writeFile(
    join(folder, 'elsewhere.yaml'),
    `name: elsewhere
source: { type: log }
datahub: { server: "http://127.0.0.1:${port}" }
action: { type: hello_world }
`,
  );
  await using server = await serveWith(await administratorVariables(), '--auth', '--actions', folder);
  // What the server itself may do is for itself alone.
  expect(await asked.promise).toBeUndefined();
  // Its pipeline has stopped, and it goes on.
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
});
