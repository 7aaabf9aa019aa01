import { beforeEach, expect, it } from 'vitest';
import {
  type AnyProposal,
  addTag,
  GraphClient,
  makeDatasetUrn,
  patchProposals,
  RestEmitter,
  writeConditions,
} from './testing/public-api.ts';
import { sendJson, startCatalogue, startFakeServer } from './testing/servers.ts';

const orders = makeDatasetUrn('mysql', 'shop.orders');
const properties = (name: string): AnyProposal => ({
  entityUrn: orders,
  aspectName: 'datasetProperties',
  aspect: { name },
});

let emitter: RestEmitter;
let graph: GraphClient;
beforeEach(async () => {
  const { address } = await startCatalogue();
  emitter = new RestEmitter({ server: address });
  graph = new GraphClient({ server: address });
});

it('applies a conditional write, and rejects it when a condition fails', async () => {
  const write = (name: string, conditions: Parameters<typeof writeConditions>[0]) =>
    emitter.emit({ ...properties(name), headers: writeConditions(conditions) });
  const name = async () => (await graph.getAspect(orders, 'datasetProperties'))?.name;
  const refused = { code: 'HTTP_STATUS', status: 422 };
  await expect(write('a', { ifVersion: '1' })).rejects.toMatchObject(refused);
  await write('a', { ifVersion: 'absent' });
  await expect(write('b', { ifVersion: 'absent' })).rejects.toMatchObject(refused);
  await write('b', { ifVersion: (await graph.getStoredAspect(orders, 'datasetProperties'))?.version ?? '' });
  expect(await name()).toBe('b');
  const [before, after] = [new Date('2020-01-01'), Date.now() + 60_000];
  await expect(write('c', { ifUnmodifiedSince: before })).rejects.toMatchObject(refused);
  await expect(write('c', { ifModifiedSince: after })).rejects.toMatchObject(refused);
  await write('c', { ifUnmodifiedSince: after, ifModifiedSince: before });
  expect(await name()).toBe('c');
});

it('skips a CREATE of an existing aspect on request', async () => {
  const create = { ...properties('b'), changeType: 'CREATE' } as const;
  await emitter.emit(properties('a'));
  await expect(emitter.emit(create)).rejects.toMatchObject({ status: 422 });
  await emitter.emit({ ...create, headers: writeConditions({ skipIfExists: true }) });
  expect(await graph.getAspect(orders, 'datasetProperties')).toMatchObject({ name: 'a' });
  expect(writeConditions({})).toEqual({});
});

it('deletes an aspect, and with the key the entity', async () => {
  await emitter.emitMany([properties('a'), ...patchProposals(orders, [addTag('pii')])]);
  await emitter.emit({ entityUrn: orders, aspectName: 'globalTags', changeType: 'DELETE' });
  expect(await graph.getAspect(orders, 'globalTags')).toBeUndefined();
  expect(await graph.exists(orders)).toBe(true);
  await emitter.emitMany([{ entityUrn: orders, aspectName: 'datasetKey', changeType: 'DELETE' }]);
  expect(await graph.exists(orders)).toBe(false);
});

it('returns a receipt, by which it reports the state of the write', async () => {
  const { traceId } = await emitter.emit(properties('a'), { async: true });
  const aspects = { [orders]: ['datasetProperties', 'ownership'] };
  const states = await emitter.writeStates(traceId, aspects);
  expect(states[orders]).toMatchObject({
    datasetProperties: {
      success: true,
      primaryStorage: { writeStatus: 'ACTIVE_STATE' },
      searchStorage: { writeStatus: 'ACTIVE_STATE' },
    },
    ownership: { success: false, primaryStorage: { writeStatus: 'UNKNOWN' } },
  });
  const failed = await emitter.writeStates(traceId, aspects, { onlyErrors: true });
  expect(Object.keys(failed[orders] ?? {})).toEqual(['ownership']);
  await expect(emitter.writeStates('none', aspects)).rejects.toMatchObject({ status: 400 });
});

it('returns one receipt for each request, and sends async', async () => {
  const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
  const other = new RestEmitter({ server: address });
  const receipts = await other.emitMany(Array(201).fill(properties('a')), { async: true });
  await other.emit(properties('a'));
  expect(receipts).toEqual([{ traceId: '' }, { traceId: '' }]);
  expect(received.map(({ body }) => (JSON.parse(body) as { async: string }).async)).toEqual([
    'true',
    'true',
    'false',
  ]);
});
