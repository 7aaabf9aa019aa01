import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';
import { type FilterCondition, searchQuery } from './query.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));
const named = (name: string) => upsert(datasetUrn(name), 'datasetProperties', { name });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('a scroll', () => {
  test('returns everything once, by the id of each page, during writes', async ({ catalogue }) => {
    await catalogue.propose(numbers(25).map((i) => named(`table_${i}`)));
    const query = searchQuery({ input: 'table', count: 10 });
    const met: string[] = [];
    let next: string | undefined;
    do {
      const page = await catalogue.scroll(query, next);
      met.push(...page.hits.map(({ urn }) => urn));
      next = page.next;
      if (met.length < 30) await catalogue.propose([named(`table_late_${met.length}`), named('table_0')]);
    } while (next !== undefined);
    expect(new Set(met).size).toBe(met.length);
    expect(met).toEqual(expect.arrayContaining(numbers(25).map((i) => datasetUrn(`table_${i}`))));
  });

  test('rejects an invalid id, or one of another query, and names it', async ({ catalogue }) => {
    await catalogue.propose([named('a'), named('b')]);
    const query = searchQuery({ count: 1 });
    const { next = '' } = await catalogue.scroll(query);
    expect((await catalogue.scroll({ ...query, count: 5 }, next)).hits).toHaveLength(1);
    for (const [other, id] of [
      [query, 'nonsense'],
      [query, ''],
      [query, btoa('[1]')],
      [query, btoa('{')],
      [query, `${next}é`],
      [{ ...query, input: 'b' }, next],
      [{ ...query, sort: [{ field: 'urn', order: 'ASCENDING' }] }, next],
    ] as const)
      await expect(catalogue.scroll(other, id)).rejects.toThrow(`scrollId: expected the id from`);
  });
});

describe('matched fields', () => {
  const matches = async (catalogue: Catalogue, input: string) => {
    const { hits } = await catalogue.search(searchQuery({ input, highlight: true }));
    return hits.flatMap(({ matchedFields }) => matchedFields.map(({ name, value }) => `${name}: ${value}`));
  };

  test('name the fields and values in which the words were found', async ({ catalogue }) => {
    await catalogue.propose([
      upsert(orders, 'datasetProperties', { name: 'OrderItems', description: 'what was bought' }),
      upsert(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }),
    ]);
    expect(await matches(catalogue, 'item')).toEqual(['name: OrderItems']);
    expect(await matches(catalogue, 'order_items')).toContain('name: OrderItems');
    expect(await matches(catalogue, 'bought')).toEqual(['description: what was bought']);
    expect(await matches(catalogue, '"was bought" tags:pii')).toEqual([
      'description: what was bought',
      'tags: urn:li:tag:pii',
    ]);
    expect(await matches(catalogue, 'bought NOT red')).toEqual(['description: what was bought']);
    expect(await matches(catalogue, '*')).toEqual([]);
  });
});

describe('autocomplete', () => {
  const complete = (catalogue: Catalogue, input: string, field?: string) =>
    catalogue.autocomplete(searchQuery({ entityTypes: ['dataset'], input }), field);

  test('suggests names that start with the input, closest first', async ({ catalogue }) => {
    await catalogue.propose([
      named('sales'),
      named('sales_europe'),
      upsert(datasetUrn('x'), 'datasetProperties', { name: 'x', description: 'sales' }),
    ]);
    const { suggestions, hits } = await complete(catalogue, 'sal');
    expect(suggestions).toEqual(expect.arrayContaining(['sales', 'sales_europe']));
    expect(hits.map(({ urn }) => urn)).toEqual([datasetUrn('sales'), datasetUrn('sales_europe')]);
    expect((await complete(catalogue, 'sales')).suggestions[0]).toMatch(/sales$/);
    expect((await complete(catalogue, 'eur sal')).suggestions).toContain('sales_europe');
    expect(await complete(catalogue, '***')).toEqual({
      asOf: await catalogue.logHead(),
      suggestions: [],
      hits: [],
      facets: [],
    });
  });

  test('suggests values of the requested field', async ({ catalogue }) => {
    await catalogue.propose([
      upsert(orders, 'datasetProperties', { name: 'orders', qualifiedName: 'warehouse.orders' }),
    ]);
    expect((await complete(catalogue, 'ware', 'qualifiedName')).suggestions).toEqual(['warehouse.orders']);
    expect((await complete(catalogue, 'ware', 'name')).suggestions).toEqual([]);
  });
});

describe('a structured property', () => {
  const assign = (urn: string, values: Record<string, readonly (string | number)[]>) =>
    upsert(urn, 'structuredProperties', {
      properties: Object.entries(values).map(([id, items]) => ({
        propertyUrn: `urn:li:structuredProperty:${id}`,
        values: items.map((item) => (typeof item === 'number' ? { double: item } : { string: item })),
      })),
    });
  const define = (id: string, type: string) =>
    upsert(`urn:li:structuredProperty:${id}`, 'propertyDefinition', {
      qualifiedName: id,
      valueType: `urn:li:dataType:datahub.${type}`,
      cardinality: 'MULTIPLE',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    });
  const [gold, silver] = ['gold', 'silver'].map(datasetUrn) as [string, string];
  const retention = 'structuredProperties.io.acryl.retention';
  const tier = 'structuredProperties.tier';
  const find = async (catalogue: Catalogue, some: Parameters<typeof searchQuery>[0]) =>
    (await catalogue.search(searchQuery(some))).hits.map(({ urn }) => urn);

  test('has its own search field', async ({ catalogue }) => {
    await catalogue.propose([
      define('io.acryl.retention', 'number'),
      define('tier', 'string'),
      assign(gold, { 'io.acryl.retention': [90], tier: ['Gold', 'Best'] }),
      assign(silver, { 'io.acryl.retention': [365], tier: ['Silver'] }),
      named('neither'),
    ]);
    const by = (field: string, condition: FilterCondition, ...values: string[]) =>
      find(catalogue, { filter: [[{ fields: [field], condition, values, negated: false }]] });
    expect(await by(tier, 'EQUAL', 'Best')).toEqual([gold]);
    expect(await by(tier, 'EXISTS')).toEqual([gold, silver]);
    expect(await by(retention, 'GREATER_THAN', '100')).toEqual([silver]);
    expect(await by('structuredProperties.unknown', 'EXISTS')).toEqual([]);
    expect(await find(catalogue, { input: `${tier}:Gold` })).toEqual([gold]);
    expect(await find(catalogue, { input: `${retention}:<100` })).toEqual([gold]);
    const sort = [{ field: retention, order: 'DESCENDING' }] as const;
    expect(await find(catalogue, { entityTypes: ['dataset'], input: `${tier}:*`, sort })).toEqual([
      silver,
      gold,
    ]);
    const { facets } = await catalogue.search(searchQuery({ facets: [tier] }));
    expect(facets[0]?.counts.map(({ value }) => value).sort()).toEqual(['Best', 'Gold', 'Silver']);

    await catalogue.propose([assign(gold, { tier: ['Silver'] })]);
    expect(await by(tier, 'EQUAL', 'Silver')).toEqual([gold, silver]);
    expect(await by(retention, 'EXISTS')).toEqual([silver]);
  });
});

describe('a filter on a tree', () => {
  const container = (name: string) => `urn:li:container:${name}`;
  const inside = (name: string, parent: string) =>
    upsert(container(name), 'container', { container: container(parent) });

  test('matches descendants, ancestors or both, and the node itself', async ({ catalogue }) => {
    await catalogue.propose([
      upsert(container('top'), 'status', { removed: false }),
      inside('middle', 'top'),
      inside('low', 'middle'),
      inside('other', 'top'),
      ...['top', 'middle', 'low', 'other'].map((name) =>
        upsert(datasetUrn(name), 'container', { container: container(name) }),
      ),
    ]);
    const find = async (condition: FilterCondition, name: string) => {
      const filter = [[{ fields: ['container'], condition, values: [container(name)], negated: false }]];
      const { hits } = await catalogue.search(searchQuery({ entityTypes: ['dataset'], filter }));
      return hits.map(({ urn }) => /shop\.(\w+)/.exec(urn)?.[1]);
    };
    expect(await find('DESCENDANTS_INCL', 'middle')).toEqual(['low', 'middle']);
    expect(await find('ANCESTORS_INCL', 'middle')).toEqual(['middle', 'top']);
    expect(await find('RELATED_INCL', 'middle')).toEqual(['low', 'middle', 'top']);
    expect(await find('DESCENDANTS_INCL', 'nowhere')).toEqual([]);
  });

  test('terminates on a cycle', async ({ catalogue }) => {
    await catalogue.propose([inside('a', 'b'), inside('b', 'a')]);
    const filter = [
      [{ fields: ['container'], condition: 'RELATED_INCL', values: [container('a')], negated: false }],
    ] as const;
    expect((await catalogue.search(searchQuery({ filter }))).total).toBe(2);
  });
});

describe('browsing', () => {
  test('returns the folders and the entities at a path', async ({ catalogue }) => {
    const place = (name: string, ...levels: string[]) =>
      upsert(datasetUrn(name), 'browsePathsV2', { path: levels.map((id) => ({ id })) });
    await catalogue.propose([
      place('a', 'mysql', 'shop'),
      place('b', 'mysql'),
      upsert(datasetUrn('c'), 'browsePaths', { paths: ['/prod/hive/lake'] }),
    ]);
    const query = searchQuery({ entityTypes: ['dataset'] });
    const { groups, page } = await catalogue.browse(query, ['mysql']);
    expect(groups).toEqual([{ name: 'shop', count: 1, hasSubGroups: false }]);
    expect(page.hits.map(({ urn }) => urn)).toEqual([datasetUrn('b')]);
    expect((await catalogue.browse(query, '/prod')).groups).toEqual([
      { name: 'hive', count: 1, hasSubGroups: true },
      // The paths that entities have from the start.
      { name: 'mysql', count: 2, hasSubGroups: true },
    ]);
    expect((await catalogue.browse(query, '/prod/hive/lake/')).page.total).toBe(1);
    expect(await catalogue.browsePaths(datasetUrn('a'))).toEqual(['/prod/mysql/shop']);
    await catalogue.propose([upsert(datasetUrn('a'), 'browsePaths', {}, { changeType: 'DELETE' })]);
    expect(await catalogue.browsePaths(datasetUrn('a'))).toEqual(['/mysql/shop']);
    expect(await catalogue.browsePaths(datasetUrn('c'))).toEqual(['/prod/hive/lake']);
    expect(await catalogue.browsePaths(datasetUrn('none'))).toEqual([]);
  });
});
