import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createClient } from '../connection/client.ts';
import { sendBulk } from './bulk.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

type Item = { readonly status: number; readonly error?: { readonly type: string; readonly reason: string } };

/** Answers the requests with these items, one list after another, and notes the ids that each has. */
async function answering(...answers: readonly (readonly Item[])[]) {
  const ids: string[][] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const actions = body.split('\n').flatMap((line) => (line.includes('"_id"') ? [JSON.parse(line)] : []));
    const items = answers[ids.length] ?? [];
    ids.push(actions.map((action) => (action.index ?? action.delete)._id));
    response.end(
      JSON.stringify({
        errors: items.some(({ status }) => status >= 300),
        items: items.map((item) => ({ index: item })),
      }),
    );
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { ids, client: createClient({ url: `http://127.0.0.1:${port}`, prefix: '', shards: 1 }) };
}

const operations = ['a', 'b', 'c'].map((id) => ({ id, version: 1, source: { urn: id } }));
const done = { status: 200 };
const full = { status: 429, error: { type: 'rejected', reason: 'full' } };

it('sends again what there was no room for, and that alone', async () => {
  const { client, ids } = await answering([done, full, full], [done, full], [done]);
  await sendBulk(client, 'x_w', operations);
  expect(ids).toEqual([['a', 'b', 'c'], ['b', 'c'], ['c']]);
});

it('passes over documents of which the index has a later one', async () => {
  const conflict = { status: 409, error: { type: 'version_conflict_engine_exception', reason: 'later' } };
  const { client, ids } = await answering([conflict, { status: 404 }, done]);
  await sendBulk(client, 'x_w', operations);
  expect(ids).toHaveLength(1);
});

it('fails with the document that the index does not take', async () => {
  const broken = { status: 400, error: { type: 'mapper_parsing_exception', reason: 'no number' } };
  const { client } = await answering([done, broken, done]);
  await expect(sendBulk(client, 'x_w', operations)).rejects.toThrow('b: mapper_parsing_exception: no number');
});

it('sends long documents in several requests', async () => {
  const { client, ids } = await answering([done], [done], [done]);
  const text = 'x'.repeat(3_000_000);
  await sendBulk(
    client,
    'x_w',
    operations.map((operation) => ({ ...operation, source: { text } })),
  );
  expect(ids).toEqual([['a'], ['b'], ['c']]);
});
