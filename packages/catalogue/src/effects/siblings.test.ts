import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const dbt = (name: string) => datasetUrn(name).replace('mysql', 'dbt');
const [model, other] = [dbt('orders'), dbt('other')];
const lineage = (urn: string, ...upstreams: string[]) =>
  upsert(urn, 'upstreamLineage', {
    upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
  });
const subTypes = (urn: string, ...typeNames: string[]) => upsert(urn, 'subTypes', { typeNames });
const siblings = async (catalogue: Catalogue, urn: string) =>
  (await catalogue.aspect(urn, 'siblings'))?.value;
const areSiblings = async (catalogue: Catalogue) => {
  expect(await siblings(catalogue, model)).toEqual({ siblings: [orders], primary: true });
  expect(await siblings(catalogue, orders)).toEqual({ siblings: [model], primary: false });
};

describe('siblings', () => {
  test('are a table and the one dbt model that makes it', async ({ catalogue }) => {
    await catalogue.propose([lineage(orders, model, datasetUrn('raw'))]);
    await areSiblings(catalogue);
    expect(await catalogue.edges(orders, 'outgoing')).toContainEqual(
      expect.objectContaining({ type: 'SiblingOf', destination: model }),
    );
  });

  test('are a dbt source and its table, whichever aspect comes first', async ({ catalogue }) => {
    await catalogue.propose([lineage(model, orders)]);
    expect(await siblings(catalogue, model)).toBeUndefined();
    await catalogue.propose([subTypes(model, 'Source')]);
    await areSiblings(catalogue);
    await catalogue.propose([subTypes(other, 'source'), lineage(other, datasetUrn('raw'))]);
    expect(await siblings(catalogue, datasetUrn('raw'))).toEqual({ siblings: [other], primary: false });
  });

  test('are neither a table of two models, nor a dbt model and what it reads', async ({ catalogue }) => {
    await catalogue.propose([lineage(orders, model, other)]);
    await catalogue.propose([subTypes(model, 'Model'), lineage(model, datasetUrn('raw'))]);
    await catalogue.propose([subTypes(other, 'Source'), lineage(other, orders, datasetUrn('raw'))]);
    for (const urn of [orders, model, other]) expect(await siblings(catalogue, urn)).toBeUndefined();
  });

  test('set by a user are kept', async ({ catalogue }) => {
    const own = { siblings: [other], primary: true };
    await catalogue.propose([upsert(orders, 'siblings', own), lineage(orders, model)]);
    expect(await siblings(catalogue, orders)).toEqual(own);
    expect(await siblings(catalogue, model)).toBeUndefined();
  });
});
