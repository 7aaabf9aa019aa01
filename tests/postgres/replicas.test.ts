import { Colophon } from '@colophon/sdk';
import { addTag, patchProposals } from '@colophon/sdk/patch';
import { makeDatasetUrn, makeTagUrn } from '@colophon/sdk/urns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serveWith } from '../support/serve.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

// Two real processes of `colophon serve` over one database.

let database: TestDatabase;
let replicas: Served[];
let clients: Colophon[];
beforeAll(async () => {
  database = await startTestDatabase();
  // Together, as a deployment starts them: one creates the tables, and the other one waits for that.
  replicas = await Promise.all([0, 1].map(() => serveWith({ COLOPHON_STORE: database.url })));
  clients = replicas.map(({ address }) => new Colophon({ server: address }));
});
afterAll(async () => {
  for (const replica of replicas ?? []) await replica.stop();
  await database.stop();
});

const orders = makeDatasetUrn('postgres', 'shop.orders');

it('shows in one what was written in the other, as soon as that is acknowledged', async () => {
  const [one, other] = clients as [Colophon, Colophon];
  await one.emit({ entityUrn: orders, aspectName: 'datasetProperties', aspect: { name: 'orders' } });
  const stored = await other.aspects.getStored(orders, 'datasetProperties');
  expect(stored?.value).toMatchObject({ name: 'orders' });
  const { hits } = await other.search.find('orders', { entityTypes: ['dataset'] });
  expect(hits.map(({ urn }) => urn)).toEqual([orders]);
});

it('loses no tag that both add at the same time', async () => {
  const tags = Array.from({ length: 20 }, (_, i) => makeTagUrn(`t${i}`));
  await Promise.all(tags.map((tag, i) => clients[i % 2]?.emitMany(patchProposals(orders, [addTag(tag)]))));
  for (const client of clients) {
    const stored = await client.aspects.getStored(orders, 'globalTags');
    expect(stored?.value).toEqual({ tags: expect.arrayContaining(tags.map((tag) => ({ tag }))) });
  }
});
