import { beforeEach, expect, it } from 'vitest';
import { Colophon } from '../client/colophon.ts';
import { GraphClient } from '../graph-client.ts';
import { RestEmitter } from '../rest-emitter.ts';
import { sendJson, startCatalogue, startFakeServer } from '../testing/servers.ts';

let emitter: RestEmitter;
let graph: GraphClient;
beforeEach(async () => {
  const { address } = await startCatalogue();
  emitter = new RestEmitter({ server: address });
  graph = new GraphClient({ server: address });
});

const put = (...names: string[]) =>
  emitter.emitMany(
    names.map((name) => ({ entityUrn: `urn:li:tag:${name}`, aspectName: 'tagProperties', aspect: { name } })),
  );
const only = { aspectNames: ['tagProperties'] };

it('reads the whole log in order and ends', async () => {
  await put('a', 'b', 'c');
  const names: unknown[] = [];
  for await (const { value, changeType } of graph.changes({ ...only, pageSize: 2 }))
    names.push([changeType, value?.name]);
  expect(names).toEqual(['a', 'b', 'c'].map((name) => ['UPSERT', name]));
  for await (const change of graph.changes({ entityTypes: ['chart'] })) expect.unreachable(change.urn);
});

it('finds the offset of a time, and that of the next change', async () => {
  const { changes } = new Colophon({ server: graph.options.server });
  await put('a', 'b');
  expect(await changes.offsetAt(0)).toBe(1);
  const end = await changes.offsetAt();
  await put('c');
  for await (const { offset } of changes.read({ from: end })) {
    expect(offset).toBe(end);
    break;
  }
});

it('has the events of each change, on request', async () => {
  await put('a');
  const found: unknown[] = [];
  for await (const { aspect, events } of graph.changes({ events: true }))
    found.push([aspect, events?.map(({ value }) => value.operation)]);
  expect(found).toContainEqual(['tagKey', ['CREATE']]);
});

it('continues after an empty page', async () => {
  const pages = [
    { changes: [], next: 10 },
    { changes: [{ offset: 12 }], next: 13 },
    { changes: [], next: 13 },
  ];
  const { address, received } = await startFakeServer((response, _, count) =>
    sendJson(response, 200, pages[count - 1]),
  );
  const offsets: number[] = [];
  for await (const { offset } of new GraphClient({ server: address }).changes({ from: 3 }))
    offsets.push(offset);
  expect(offsets).toEqual([12]);
  expect(received.map(({ path }) => path)).toEqual(
    [3, 10, 13].map((from) => `/changes?from=${from}&limit=100`),
  );
});

it('lets a named consumer continue with what it has not processed', async () => {
  await put('a', 'b', 'c');
  const read = async (stopAt?: string) => {
    const names: unknown[] = [];
    for await (const { value } of graph.changes({ ...only, consumer: 'audit' })) {
      names.push(value?.name);
      if (value?.name === stopAt) break;
    }
    return names;
  };
  expect(await graph.consumerPosition('audit')).toBeUndefined();
  expect(await read('b')).toEqual(['a', 'b']);
  expect(await read()).toEqual(['b', 'c']);
  expect(await read()).toEqual([]);
  const end = await graph.consumerPosition('audit');
  await put('d');
  expect(await read()).toEqual(['d']);
  await graph.moveConsumer('audit', end ?? 0);
  expect(await read()).toEqual(['d']);
  await graph.forgetConsumer('audit');
  expect(await read()).toEqual(['a', 'b', 'c', 'd']);
});

it('redelivers a change whose processing failed', async () => {
  await put('a', 'b');
  const names: unknown[] = [];
  const read = async (fail: boolean) => {
    for await (const { value } of graph.changes({ ...only, consumer: 'audit' })) {
      names.push(value?.name);
      if (fail && value?.name === 'b') throw new Error('a fault of the reader');
    }
  };
  await expect(read(true)).rejects.toThrow('a fault of the reader');
  await read(false);
  expect(names).toEqual(['a', 'b', 'b']);
});

it('waits for further changes until it is aborted', async () => {
  const controller = new AbortController();
  await put('a');
  const names: unknown[] = [];
  const reading = (async () => {
    for await (const { value } of graph.changes({ ...only, follow: true, signal: controller.signal })) {
      names.push(value?.name);
      if (value?.name === 'a') await put('b');
      else controller.abort(new Error('enough'));
    }
  })();
  await expect(reading).rejects.toThrow('enough');
  expect(names).toEqual(['a', 'b']);
});

it.each(['', '.', '..'])('rejects the name "%s", which is another path', async (consumer) => {
  await expect(graph.consumerPosition(consumer)).rejects.toMatchObject({ code: 'INVALID_CONFIGURATION' });
});
