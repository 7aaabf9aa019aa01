import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Colophon } from '@colophon/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../support/serve.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');

it('runs your own TypeScript, which imports the packages without installing them', async () => {
  await using server = await serve();
  const folder = await mkdtemp(join(tmpdir(), 'actions-own-'));
  await writeFile(
    join(folder, 'own.ts'),
    `import { defineAction, entityChangeOf } from '@colophon/actions';
import { makeTagUrn } from '@colophon/sdk/urns';
import { z } from 'zod';
export default defineAction({
  name: 'own',
  description: 'Prints whether a tag is the one that was asked for.',
  config: z.strictObject({ tag: z.string() }),
  create: ({ tag }, { print }) => ({
    act: (event) => print(String(entityChangeOf(event)?.modifier === makeTagUrn(tag))),
  }),
});
`,
  );
  const pipeline = (name: string, tag: string) => `
name: ${name}
source: { type: log, config: { start: earliest } }
filter: { event_type: EntityChangeEvent_v1, event: { category: TAG } }
action: { type: ./own.ts, config: { tag: ${tag} } }
`;
  await writeFile(join(folder, 'one.yaml'), pipeline('one', 'pii'));
  await writeFile(join(folder, 'two.yaml'), pipeline('two', 'gold'));
  const client = new Colophon({ server: server.address });
  await client.aspects.write('urn:li:container:shop', { globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } });
  await client.close();
  const child = spawn(
    process.execPath,
    [main, 'actions', 'run', '-c', 'one.yaml', 'two.yaml', '--until-idle', '--server', server.address],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.split('\n').sort()).toEqual([
    '',
    'false',
    expect.stringMatching(/^one: 1 done, \d+ dropped, 0 failed$/),
    'true',
    expect.stringMatching(/^two: 1 done, \d+ dropped, 0 failed$/),
  ]);
});

it('runs the pipelines of a folder inside the server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'actions-served-'));
  const arrived = Promise.withResolvers<string>();
  const receiver = createServer(async (request, response) => {
    arrived.resolve(await text(request));
    response.end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  await writeFile(
    join(folder, 'hook.yaml'),
    `
name: hook
source: { type: log, config: { start: earliest } }
filter: { event_type: EntityChangeEvent_v1, event: { category: TAG } }
action: { type: webhook, config: { url: "http://127.0.0.1:${port}/" } }
`,
  );
  await using server = await serve('--actions', folder);
  const client = new Colophon({ server: server.address });
  await client.aspects.write('urn:li:container:shop', { globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } });
  expect(JSON.parse(await arrived.promise)).toMatchObject({ event: { modifier: 'urn:li:tag:pii' } });
  await client.close();
});
