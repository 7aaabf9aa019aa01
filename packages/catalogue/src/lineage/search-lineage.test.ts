import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTest, datasetUrn, upsert } from '../testing/catalogue-fixture.ts';
import { criterion } from '../testing/fixtures.ts';
import type { LineageSearch } from './query.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const names = ['a', 'b', 'c', 'd', 'e'];
const [a, b, c, d, e] = names.map(datasetUrn) as [string, string, string, string, string];
const column = (dataset: string): string => `urn:li:schemaField:(${dataset},id)`;

/** A chain from `a` to `e`, of which `c` and `e` are about orders; one column runs through all of it. */
async function fill(catalogue: Catalogue): Promise<void> {
  await catalogue.propose([
    ...names.map((name) =>
      upsert(datasetUrn(name), 'datasetProperties', { name: 'ce'.includes(name) ? `orders ${name}` : name }),
    ),
    ...names.slice(1).map((name, i) => {
      const from = datasetUrn(names[i] ?? '');
      const to = datasetUrn(name);
      return upsert(to, 'upstreamLineage', {
        upstreams: [{ dataset: from, type: 'COPY' }],
        fineGrainedLineages: [
          {
            upstreamType: 'FIELD_SET',
            downstreamType: 'FIELD',
            upstreams: [column(from)],
            downstreams: [column(to)],
          },
        ],
      });
    }),
  ]);
}

const query = (some: Partial<LineageSearch>): LineageSearch => ({
  urn: a,
  direction: 'downstream',
  input: '*',
  filter: [],
  sort: [],
  facets: [],
  start: 0,
  count: 100,
  ...some,
});
const found = async (catalogue: Catalogue, some: Partial<LineageSearch> = {}) =>
  (await catalogue.searchLineage(query(some))).entities.map(({ urn }) => urn);

describe('a search within lineage', () => {
  test('finds everything by default, nearest first', async ({ catalogue }) => {
    await fill(catalogue);
    expect(await found(catalogue)).toEqual([b, c, d, e]);
    expect(await found(catalogue, { urn: e, direction: 'upstream' })).toEqual([d, c, b, a]);
  });

  test('finds by words and by filter, even far beyond entities that do not match', async ({ catalogue }) => {
    await fill(catalogue);
    expect((await found(catalogue, { input: 'orders' })).sort()).toEqual([c, e]);
    expect(await found(catalogue, { filter: [[criterion('urn', { values: [a, d] })]] })).toEqual([d]);
    expect(await found(catalogue, { entityTypes: ['chart'] })).toEqual([]);
  });

  test('counts degrees, and applies a filter on them', async ({ catalogue }) => {
    await fill(catalogue);
    const { facets } = await catalogue.searchLineage(query({ facets: ['platform'] }));
    expect(facets.map(({ field }) => field)).toEqual(['platform', 'degree']);
    expect(facets[1]?.counts).toEqual([
      { value: '1', count: 1 },
      { value: '2', count: 1 },
      { value: '3+', count: 2 },
    ]);
    const degree = (...values: string[]) => [[criterion('degree', { values })]];
    expect(await found(catalogue, { filter: degree('1') })).toEqual([b]);
    expect(await found(catalogue, { filter: degree('1', '3+') })).toEqual([b, d, e]);
    expect(await found(catalogue, { filter: degree('3+'), input: 'orders' })).toEqual([e]);
    await expect(found(catalogue, { filter: degree('3') })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: 'filter: expected a degree of 1, 2, 3+, got "3"',
    });
  });

  test('sorts and pages as requested', async ({ catalogue }) => {
    await fill(catalogue);
    const sort = [{ field: 'urn', order: 'DESCENDING' as const }];
    const page = await catalogue.searchLineage(query({ sort, start: 1, count: 2 }));
    expect(page.total).toBe(4);
    expect(page.entities.map(({ urn, hops }) => [urn, hops])).toEqual([
      [d, 3],
      [c, 2],
    ]);
    expect(page.entities[1]?.path).toEqual([a, b, c]);
  });

  test('finds columns by their datasets’ documents', async ({ catalogue }) => {
    await fill(catalogue);
    expect(await found(catalogue, { urn: column(a) })).toEqual([b, c, d, e].map(column));
    expect((await found(catalogue, { urn: column(a), input: 'orders' })).sort()).toEqual([c, e].map(column));
  });

  test('hides soft-deleted entities unless requested', async ({ catalogue }) => {
    await fill(catalogue);
    await catalogue.propose([upsert(c, 'status', { removed: true })]);
    expect(await found(catalogue)).toEqual([b, d, e]);
    expect(await found(catalogue, { includeRemoved: true })).toEqual([b, c, d, e]);
  });
});
