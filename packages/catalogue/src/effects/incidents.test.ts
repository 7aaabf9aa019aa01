import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';
import { criterion } from '../testing/fixtures.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const incident = 'urn:li:incident:late';
const customers = datasetUrn('customers');
const stamp = (time: number) => ({ actor: 'urn:li:corpuser:ada', time });
const raised = (state: 'ACTIVE' | 'RESOLVED', some: JsonObject = {}, urn = incident) =>
  upsert(urn, 'incidentInfo', {
    type: 'FRESHNESS',
    entities: [orders],
    status: { state, lastUpdated: stamp(2) },
    created: stamp(1),
    ...some,
  });
const summary = async (catalogue: Catalogue, urn = orders) => {
  const value = (await catalogue.aspect(urn, 'incidentsSummary'))?.value;
  return value && [value.activeIncidentDetails, value.resolvedIncidentDetails];
};

describe('an incident', () => {
  test('is listed on its assets, and moves when it is resolved', async ({ catalogue }) => {
    await catalogue.propose([raised('ACTIVE', { priority: 1 })]);
    const details = { urn: incident, type: 'FRESHNESS', createdAt: 1, priority: 1 };
    expect(await summary(catalogue)).toEqual([[details], []]);
    const active = searchQuery({ filter: [[criterion('hasActiveIncidents', { values: ['true'] })]] });
    expect((await catalogue.search(active)).hits.map(({ urn }) => urn)).toEqual([orders]);
    await catalogue.propose([raised('RESOLVED', { type: 'CUSTOM', customType: 'odd' })]);
    expect(await summary(catalogue)).toEqual([
      [],
      [{ urn: incident, type: 'odd', createdAt: 1, resolvedAt: 2 }],
    ]);
    expect((await catalogue.search(active)).total).toBe(0);
  });

  test('is removed from assets that it no longer names', async ({ catalogue }) => {
    await catalogue.propose([raised('ACTIVE'), raised('ACTIVE', {}, 'urn:li:incident:other')]);
    await catalogue.propose([raised('ACTIVE', { entities: [customers] })]);
    expect(await summary(catalogue)).toEqual([
      [expect.objectContaining({ urn: 'urn:li:incident:other' })],
      [],
    ]);
    expect(await summary(catalogue, customers)).toEqual([[expect.objectContaining({ urn: incident })], []]);
  });

  test('is listed nowhere once it is deleted', async ({ catalogue }) => {
    await catalogue.propose([raised('ACTIVE')]);
    await catalogue.deleteEntity(incident);
    expect(await summary(catalogue)).toEqual([[], []]);
  });
});
