import type { JsonObject } from '@colophon/schema';
import { test as base, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { searchQuery } from '../search/query.ts';

const upsert = (entityUrn: string, aspectName: string, value: JsonObject) =>
  ({ entityUrn, aspectName, changeType: 'UPSERT', value }) as const;

const datasetUrn = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;

/** A dataset by its key, with the properties given. */
const dataset = (key: string, properties: { name?: string; description?: string }) =>
  upsert(datasetUrn(key), 'datasetProperties', properties);

/** The keys of the datasets that an input finds, in their order. */
async function rank(catalogue: Catalogue, input: string): Promise<string[]> {
  const { hits } = await catalogue.search(searchQuery({ input }));
  const scores = hits.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  return hits.map(({ urn }) => /shop\.([\w.]+)/.exec(urn)?.[1] ?? urn);
}

/**
 * Questions to a catalogue, and the order in which every index answers them.
 *
 * @param open Opens an empty catalogue for each test, which closes it.
 */
export function rankingContract(open: () => Promise<Catalogue>): void {
  const test = base.extend<{ catalogue: Catalogue }>({
    // biome-ignore lint/correctness/noEmptyPattern: how Vitest learns that the fixture needs no other
    catalogue: async ({}, use) => {
      const catalogue = await open();
      await use(catalogue);
      await catalogue.close();
    },
  });

  test('ranks an exact name first, whatever else mentions it', async ({ catalogue }) => {
    await catalogue.propose([
      dataset('k1', { name: 'orders orders orders', description: 'orders orders orders' }),
      dataset('k2', { name: 'orders', description: `a table ${'of many other things '.repeat(200)}` }),
      dataset('k3', { name: 'all orders', description: 'orders' }),
      dataset('k4', { name: 'Orders' }),
    ]);
    expect((await rank(catalogue, 'orders')).slice(0, 2)).toEqual(['k2', 'k4']);
    expect((await rank(catalogue, 'Orders')).slice(0, 2)).toEqual(['k4', 'k2']);
    expect((await rank(catalogue, '"all orders"'))[0]).toBe('k3');
  });

  test('matches a name by its last part, and by its words without separators', async ({ catalogue }) => {
    await catalogue.propose([
      dataset('customer_orders', {}),
      dataset('customer_orders_archive', { description: 'customer orders' }),
      dataset('k3', { name: 'OrderItems' }),
    ]);
    for (const input of ['customer_orders', 'shop.customer_orders', 'CustomerOrders', 'customerorders'])
      expect([input, (await rank(catalogue, input))[0]]).toEqual([input, 'customer_orders']);
    for (const input of ['order items', 'order_items', 'orderitems', 'items'])
      expect([input, await rank(catalogue, input)]).toEqual([input, ['k3']]);
  });

  test('ranks whole words above prefixes, other forms and synonyms', async ({ catalogue }) => {
    await catalogue.propose([
      dataset('k1', { name: 'orderbook' }),
      dataset('k2', { name: 'x', description: `the order in ${'a long text of other words '.repeat(100)}` }),
      dataset('k3', { name: 'orders_of_today' }),
    ]);
    const [first, ...others] = await rank(catalogue, 'order');
    expect(first).toBe('k2');
    expect(others.sort()).toEqual(['k1', 'k3']);
  });

  test('finds other forms and synonyms of words', async ({ catalogue }) => {
    await catalogue.propose([
      dataset('k1', { description: 'policies of the primary key' }),
      dataset('k2', { name: 'dim_customer_pk' }),
      dataset('k3', { description: 'shipping' }),
    ]);
    expect(await rank(catalogue, 'policy')).toEqual(['k1']);
    expect(await rank(catalogue, 'shipped')).toEqual(['k3']);
    expect(await rank(catalogue, 'dimension')).toEqual(['k2']);
    expect(await rank(catalogue, 'pk')).toEqual(['k2', 'k1']);
    expect(await rank(catalogue, 'primary key')).toEqual(['k1', 'k2']);
    expect(await rank(catalogue, '"primary key"')).toEqual(['k1']);
  });

  test('ranks deprecated entities below equal matches, but not below weaker ones', async ({ catalogue }) => {
    const deprecated = (key: string, isDeprecated: boolean) =>
      upsert(datasetUrn(key), 'deprecation', {
        deprecated: isDeprecated,
        note: '',
        actor: 'urn:li:corpuser:ann',
      });
    await catalogue.propose([
      dataset('k1', { name: 'sales_daily' }),
      dataset('k2', { name: 'sales_weekly' }),
      dataset('k3', { name: 'salesforce' }),
      deprecated('k1', true),
    ]);
    expect(await rank(catalogue, 'sales')).toEqual(['k2', 'k1', 'k3']);
    await catalogue.propose([deprecated('k1', false)]);
    expect(await rank(catalogue, 'sales')).toEqual(['k1', 'k2', 'k3']);
  });

  test('ranks active users above inactive ones', async ({ catalogue }) => {
    const person = (id: string, active: boolean) =>
      upsert(`urn:li:corpuser:${id}`, 'corpUserInfo', { active, displayName: 'Ann Lee' });
    await catalogue.propose([person('a', false), person('b', true)]);
    expect(await rank(catalogue, 'lee')).toEqual(['urn:li:corpuser:b', 'urn:li:corpuser:a']);
  });

  test('orders equals by URN', async ({ catalogue }) => {
    await catalogue.propose(['c', 'a', 'b'].map((key) => dataset(key, { description: 'all the same' })));
    expect(await rank(catalogue, 'same')).toEqual(['a', 'b', 'c']);
  });

  test('pages from tier to tier without a gap', async ({ catalogue }) => {
    await catalogue.propose([
      dataset('k1', { name: 'sales' }),
      dataset('k2', { name: 'the sales' }),
      dataset('k3', { name: 'sales of 2024' }),
      dataset('k4', { name: 'salesforce' }),
      dataset('k5', { description: 'a sale' }),
    ]);
    const whole = await rank(catalogue, 'sales');
    expect(whole).toHaveLength(5);
    const pages: string[] = [];
    for (let start = 0; start < 6; start += 2) {
      const { total, hits } = await catalogue.search(searchQuery({ input: 'sales', start, count: 2 }));
      expect(total).toBe(5);
      pages.push(...hits.map(({ urn }) => /shop\.(\w+)/.exec(urn)?.[1] ?? ''));
    }
    expect(pages).toEqual(whole);
  });
}
