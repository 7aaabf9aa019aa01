import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue, ensureModelCompatible, type Store, searchQuery } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { makeDatasetUrn, makeTagUrn, makeUserUrn } from '@colophon/sdk/urns';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openIdentityStore } from '@colophon/store-sqlite/identity';
import { openDatabase } from '@colophon/store-sqlite/node';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'colophon-copy-'));

export const openFolderStore = (folder: string): Store => createSqliteStore(openDatabase(folder));

export const datasetNamed = (name: string): string => makeDatasetUrn('mysql', `shop.${name}`);

/** Writes some of everything that a store keeps: `count` datasets, in an order that is not theirs. */
export async function fillStore(store: Store, count: number): Promise<void> {
  const catalogue = createCatalogue({ registry, store, now: () => 1_750_000_000_000 });
  await ensureModelCompatible(registry, store);
  const write = (entityUrn: string, aspectName: string, value: JsonObject) => ({
    entityUrn,
    aspectName,
    changeType: 'UPSERT' as const,
    value,
    systemMetadata: { runId: 'first', lastObserved: 5 },
  });
  for (let first = 0; first < count; first += 100) {
    const numbers = Array.from({ length: Math.min(100, count - first) }, (_, i) => first + i);
    await catalogue.propose(
      numbers.flatMap((n) => {
        const urn = datasetNamed(`orders${(n * 7919) % count}`);
        return [
          // No engine may lose what is hard to store.
          write(urn, 'datasetProperties', { name: `orders ${n} é 😀 \u0000 \u0001`, description: 'Größe' }),
          write(urn, 'upstreamLineage', {
            upstreams: [{ dataset: datasetNamed(`raw${n % 50}`), type: 'TRANSFORMED' }],
          }),
          write(urn, 'datasetProfile', { timestampMillis: 1_750_000_000_000 + n, rowCount: n }),
        ];
      }),
    );
  }
  for (const name of ['first', 'second', 'third'])
    await catalogue.propose([
      write(datasetNamed('orders0'), 'globalTags', { tags: [{ tag: makeTagUrn(name) }] }),
    ]);
  await catalogue.propose([write(makeTagUrn('\u{1f600}'), 'tagProperties', { name: 'smile' })]);
  await catalogue.propose([write(datasetNamed('gone'), 'datasetProperties', { name: 'gone' })]);
  await catalogue.deleteEntity(datasetNamed('gone'));
  await catalogue.propose([write(datasetNamed('hidden'), 'status', { removed: true })]);
  await store.setConsumer('actions', 17);
  await store.addFailedWrites('trace', [{ urn: 'urn:li:tag:x', aspect: 'tagProperties', message: 'no' }]);
}

/** Some of everything that an identity store keeps. */
export async function fillIdentity(folder: string): Promise<void> {
  const identity = openIdentityStore(folder);
  const urn = makeUserUrn('ada');
  await identity.addUser({
    urn,
    signInName: 'ada',
    kind: 'person',
    status: 'active',
    sessionEpoch: 1,
    createdAt: 5,
    passwordHash: '$scrypt$…',
  } as Parameters<typeof identity.addUser>[0]);
  await identity.addAudits(
    Array.from({ length: 30 }, (_, i) => ({
      time: i,
      action: 'signIn',
      outcome: 'done',
      actor: urn,
      details: { number: i },
    })) as Parameters<typeof identity.addAudits>[0],
  );
  // The offsets of entries that are gone are not given again.
  await identity.removeAuditBefore(1000);
  await identity.close();
}

/** What readers get that is not copied but made again. */
export async function answersOf(store: Store) {
  const catalogue = createCatalogue({ registry, store });
  const search = { facets: ['platform', 'tags'], count: 50, includeRemoved: true };
  const urn = datasetNamed('raw3');
  return {
    all: await catalogue.search(searchQuery(search)),
    named: (await catalogue.search(searchQuery({ input: 'smile' }))).hits.map((hit) => hit.urn),
    downstream: (await catalogue.lineage({ urn, direction: 'downstream', start: 0, count: 1000 })).total,
    edges: await catalogue.edges(urn, 'incoming'),
    history: await store.history({ urn: datasetNamed('orders0'), aspect: 'globalTags' }, 0, 10),
    head: await store.logHead(),
    consumer: await store.consumer('actions'),
    failed: await store.failedWrites('trace'),
  };
}
