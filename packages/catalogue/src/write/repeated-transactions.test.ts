import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { type Catalogue, createCatalogue } from '../catalogue.ts';
import { createTraceId } from '../maintenance/write-states.ts';
import type { Store } from '../ports/store.ts';
import { datasetUrn, orders, schemaOf, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { repeatingStore } from '../testing/stores/repeating-store.ts';

const time = Date.parse('2025-06-01T12:00:00Z');
const traceId = createTraceId(time);
const ofRun = { systemMetadata: { runId: 'run-1', lastObserved: time } };
const rule = upsert('urn:li:dataHubRetention:(*,*)', 'dataHubRetentionConfig', {
  retention: { version: { maxVersions: 2 } },
});
const profile = (rowCount: number) =>
  upsert(orders, 'datasetProfile', { timestampMillis: time + rowCount, rowCount }, ofRun);

/** Every command that writes, one after the other, each on what those before it have left. */
const commands: Readonly<Record<string, (catalogue: Catalogue) => Promise<unknown>>> = {
  propose: (catalogue) =>
    catalogue.propose([
      upsert(orders, 'globalTags', { tags: [{ tag }] }, ofRun),
      upsert(orders, 'upstreamLineage', { upstreams: [{ dataset: datasetUrn('raw'), type: 'TRANSFORMED' }] }),
      schemaOf(orders, 'id', 'name'),
      profile(1),
      profile(2),
      tagNamed('a'),
      tagNamed('b'),
      tagNamed('c'),
    ]),
  'propose at the same time as others': (catalogue) =>
    Promise.allSettled([
      catalogue.propose([tagNamed('d')]),
      catalogue.propose([tagNamed('e', { headers: { 'If-Version-Match': '99' } })]),
      catalogue.propose([upsert(orders, 'status', { removed: false, colour: 'red' })], undefined, {
        unknownFields: 'keep',
      }),
    ]).then((results) => results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))),
  'a patch': (catalogue) =>
    catalogue.propose([
      upsert(
        orders,
        'globalTags',
        { patch: [{ op: 'add', path: '/tags/urn:li:tag:x', value: { tag: 'urn:li:tag:x' } }] },
        { changeType: 'PATCH' },
      ),
    ]),
  'a request that is sent again': async (catalogue) => {
    const create = upsert('urn:li:tag:once', 'tagProperties', { name: 'once' }, { changeType: 'CREATE' });
    const options = { idempotencyKey: 'key' };
    const first = await catalogue.propose([create], undefined, options);
    return [first, await catalogue.propose([create], undefined, options)];
  },
  proposeAsync: async (catalogue) => {
    await catalogue.proposeAsync(
      [
        upsert(datasetUrn('async'), 'status', { removed: false }),
        tagNamed('z', { headers: { 'If-Version-Match': '99' } }),
      ],
      traceId,
    );
    return catalogue.writeStates(traceId, { [datasetUrn('async')]: ['status'], [tag]: ['tagProperties'] });
  },
  applyRetention: async (catalogue) => {
    for (const name of ['f', 'g', 'h']) await catalogue.propose([tagNamed(name)]);
    await catalogue.propose([rule]);
    return catalogue.applyRetention();
  },
  deletePoints: (catalogue) =>
    catalogue.deletePoints({ urn: orders, aspect: 'datasetProfile', endTimeMillis: time + 1 }),
  deleteReferences: (catalogue) => catalogue.deleteReferences(tag),
  rollBack: (catalogue) => catalogue.rollBack({ runId: 'run-1' }),
  'rollBack that deletes': async (catalogue) => {
    await catalogue.propose([upsert(datasetUrn('made'), 'status', { removed: false }, ofRun)]);
    return catalogue.rollBack({ runId: 'run-1' }, { hard: true });
  },
  deleteEntity: (catalogue) => catalogue.deleteEntity(orders),
  restoreIndices: (catalogue) => catalogue.restoreIndices({ fromScratch: true, createDefaultAspects: true }),
};

async function run(wrap: (store: Store) => Store) {
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store: wrap(store), now: () => time });
  const steps: Record<string, unknown> = {};
  for (const [name, command] of Object.entries(commands)) {
    const result = await command(catalogue);
    const log = await store.log(0, 10_000);
    const urns = [...new Set(log.map(({ urn }) => urn))];
    steps[name] = {
      result,
      log,
      aspects: await store.aspectsOf(urns),
      older: await Promise.all(
        (await store.aspectKeys({ limit: 10_000 })).map((key) => store.olderVersions(key)),
      ),
      documents: await Promise.all(urns.map((urn) => store.document(urn))),
      edges: await store.scrollEdges({ count: 10_000, includeRemoved: true }),
      failures: await store.failedWrites(traceId),
      points: await store.timeseries({ urn: orders, aspect: 'datasetProfile', limit: 10_000 }),
    };
  }
  await catalogue.close();
  return steps;
}

it('every command leaves the same, and answers the same, when each transaction is run again', async () => {
  const once = await run((store) => store);
  const again = await run(repeatingStore);
  for (const name of Object.keys(commands)) expect([name, again[name]]).toEqual([name, once[name]]);
});
