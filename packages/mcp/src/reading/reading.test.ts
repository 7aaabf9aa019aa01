import { beforeAll, describe, expect, it } from 'vitest';
import { columnOf, customers, fillShop, orders, report, revenue, schemaOf } from '../testing/shop.ts';
import { createTestMcp, type TestMcp } from '../testing/test-mcp.ts';

let mcp: TestMcp;
beforeAll(async () => {
  mcp = await createTestMcp();
  await fillShop(mcp);
});

describe('search', () => {
  it('finds entities by words, with what a list says of them', async () => {
    const { data, text } = await mcp.call('search', { query: 'orders', entity_types: ['dataset'] });
    expect(data).toMatchObject({
      start: 0,
      results: [
        {
          urn: orders,
          type: 'dataset',
          name: 'orders',
          platform: 'postgres',
          description: 'One row for each order.',
          domains: ['urn:li:domain:sales'],
          is_deprecated: true,
        },
      ],
    });
    expect(text).toContain(`"urn":"${orders}"`);
  });

  it('filters by names in place of URNs, and counts by facet', async () => {
    const { data } = await mcp.call('search', {
      filters: [
        { field: 'platform', values: ['postgres'] },
        { field: 'tags', values: ['old'], negated: true },
      ],
      facets: true,
    });
    expect(data.results.map(({ name }: { name: string }) => name).sort()).toEqual(['customers', 'revenue']);
    expect(data.facets._entityType).toEqual({ dataset: 2 });
  });

  it('goes on from page to page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, next } = await mcp.call('search', { limit: 4, ...(cursor !== undefined && { cursor }) });
      seen.push(...data.results.map(({ urn }: { urn: string }) => urn));
      cursor = next;
    } while (cursor !== undefined);
    const { data } = await mcp.call('search', { limit: 100 });
    expect(seen).toHaveLength(data.total);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('get_entity', () => {
  it('shows what matters of a dataset, with names', async () => {
    const { data } = await mcp.call('get_entity', { urn: orders });
    expect(data).toMatchObject({
      urn: orders,
      type: 'dataset',
      name: 'orders',
      platform: 'postgres',
      environment: 'PROD',
      deprecation: { note: 'Use orders_v2.' },
      description: 'One row for each order.',
      owners: [{ urn: 'urn:li:corpuser:ada', name: 'Ada Lovelace', type: 'Business Owner' }],
      tags: [{ urn: 'urn:li:tag:old', name: 'Old' }],
      terms: [{ urn: 'urn:li:glossaryTerm:revenue', name: 'Revenue' }],
      domains: [{ urn: 'urn:li:domain:sales', name: 'Sales' }],
      structured_properties: [
        { urn: 'urn:li:structuredProperty:retention', name: 'Retention', values: [90] },
      ],
      custom_properties: [{ name: 'team', value: 'checkout' }],
      links: [{ url: 'https://wiki.test/orders', label: 'Wiki' }],
      columns: [
        { path: 'id', type: 'string', native_type: 'text', description: 'Number of the order' },
        { path: 'customer_id' },
        { path: 'note', description: 'What the customer wrote', tags: ['urn:li:tag:pii'] },
      ],
    });
  });

  it('shows single columns, aspects as they are stored, and the whole of a query', async () => {
    const some = await mcp.call('get_entity', { urn: orders, columns: ['note'], aspects: ['status'] });
    expect(some).toMatchObject({
      isError: true,
      text: expect.stringContaining('aspects: status has no value'),
    });
    const { data } = await mcp.call('get_entity', {
      urn: orders,
      columns: ['note'],
      aspects: ['upstreamLineage'],
    });
    expect(data.columns.map(({ path }: { path: string }) => path)).toEqual(['note']);
    expect(JSON.parse(data.aspect_upstreamLineage)).toMatchObject({ upstreams: [{ dataset: customers }] });
    const query = await mcp.call('get_entity', { urn: 'urn:li:query:late' });
    expect(query.data).toMatchObject({
      statement: 'SELECT count(*) FROM shop.orders',
      subjects: [{ urn: orders }],
    });
  });

  it('shows what a property allows, and where terms and domains belong', async () => {
    const urn = 'urn:li:structuredProperty:tier';
    await mcp.put(urn, 'propertyDefinition', {
      qualifiedName: 'tier',
      valueType: 'urn:li:dataType:datahub.string',
      cardinality: 'SINGLE',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
      allowedValues: [{ value: { string: 'gold' }, description: 'The best.' }],
    });
    expect((await mcp.call('get_entity', { urn })).data).toMatchObject({
      value_type: 'urn:li:dataType:datahub.string',
      cardinality: 'SINGLE',
      entity_types: ['urn:li:entityType:datahub.dataset'],
      allowed_values: [{ value: 'gold', description: 'The best.' }],
    });
    expect((await mcp.call('get_entity', { urn: 'urn:li:domain:online' })).data.parent).toBe(
      'urn:li:domain:sales',
    );
  });

  it('reads columns whose paths have types in them', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:kafka,clicks,PROD)';
    const path = '[version=2.0].[type=struct].[type=string].user';
    await mcp.put(urn, 'schemaMetadata', schemaOf({ [path]: 'Who clicked' }));
    await mcp.put(urn, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'user', description: 'Who' }],
    });
    const { data } = await mcp.call('get_entity', { urn, columns: ['user'] });
    expect(data.columns).toEqual([
      { path: 'user', field_path: path, type: 'string', native_type: 'text', description: 'Who' },
    ]);
  });

  it('says that there is no such entity', async () => {
    const { isError, text } = await mcp.call('get_entity', { urn: `${orders.slice(0, -6)}none,PROD)` });
    expect([isError, text]).toEqual([true, expect.stringMatching(/^urn: there is no entity /)]);
  });
});

describe('get_lineage', () => {
  it('follows entities over several hops', async () => {
    const { data } = await mcp.call('get_lineage', { urn: report, hops: 5 });
    expect(data.entities).toMatchObject([
      { urn: revenue, hops: 1 },
      { urn: orders, hops: 2, via: revenue },
      { urn: customers, hops: 3, via: orders, name: 'customers' },
    ]);
    const down = await mcp.call('get_lineage', {
      urn: customers,
      direction: 'downstream',
      hops: 5,
      entity_types: ['dashboard'],
    });
    expect(down.data.entities).toMatchObject([{ urn: report, name: 'Revenue by month', hops: 3 }]);
  });

  it('follows one column, and all of them', async () => {
    const one = await mcp.call('get_lineage', { urn: orders, column: 'customer_id' });
    expect(one.data.entities).toMatchObject([
      { urn: customers, name: 'customers', column: 'id', column_urn: columnOf('customers', 'id') },
    ]);
    const all = await mcp.call('get_lineage', { urn: orders, columns: true });
    expect(all.data).toMatchObject({
      columns_of_dataset: 3,
      columns: [{ column: 'customer_id', upstream: [{ urn: customers, column: 'id', hops: 1 }] }],
    });
    expect(all.next).toBeUndefined();
  });
});

describe('get_queries', () => {
  it('reads the queries about a dataset, latest first', async () => {
    const { data } = await mcp.call('get_queries', { urn: orders });
    expect(data).toMatchObject({
      total: 2,
      queries: [
        { urn: 'urn:li:query:late', statement: 'SELECT count(*) FROM shop.orders', source: 'MANUAL' },
        { urn: 'urn:li:query:early', also_about: [customers] },
      ],
    });
    const first = await mcp.call('get_queries', { urn: orders, limit: 1 });
    const second = await mcp.call('get_queries', { urn: orders, limit: 1, cursor: first.next });
    expect([first, second].map((page) => page.data.queries[0].name)).toEqual(['late', 'early']);
    expect(second.next).toBeUndefined();
    const system = await mcp.call('get_queries', { urn: orders, source: 'SYSTEM' });
    expect(system.data.queries).toEqual([]);
  });
});

describe('get_usage', () => {
  it('adds up what was reported', async () => {
    const { data } = await mcp.call('get_usage', { urn: orders, until: '2026-05-10' });
    expect(data).toMatchObject({
      reported_buckets: 2,
      total_queries: 15,
      top_users: [{ user: 'urn:li:corpuser:ada', count: 15 }],
      top_columns: [{ column: 'id', count: 15 }],
      buckets: [
        { time: '2026-05-02T00:00:00.000Z', length: '1 day', queries: 5, unique_users: 2 },
        { time: '2026-05-01T00:00:00.000Z', queries: 10, frequent_queries: ['SELECT 1'] },
      ],
    });
  });

  it('says when nothing was reported, and of what there is no usage', async () => {
    expect((await mcp.call('get_usage', { urn: orders, until: '2020-01-01' })).note).toContain('No usage');
    expect((await mcp.call('get_usage', { urn: orders, until: 'soon' })).text).toBe(
      'until: expected a date in ISO 8601, got "soon"',
    );
    expect((await mcp.call('get_usage', { urn: 'urn:li:tag:pii' })).text).toContain('got a tag');
  });
});

describe('browse', () => {
  it('shows trees level by level, with the number of assets', async () => {
    const top = await mcp.call('browse', { kind: 'domains' });
    expect(top.data.items).toMatchObject([{ urn: 'urn:li:domain:sales', name: 'Sales', assets: 1 }]);
    const below = await mcp.call('browse', { kind: 'domains', parent: 'urn:li:domain:sales' });
    expect(below.data.items).toMatchObject([{ name: 'Online', assets: 0 }]);
    const terms = await mcp.call('browse', { kind: 'glossary', parent: 'urn:li:glossaryNode:finance' });
    expect(terms.data.items).toMatchObject([
      { name: 'Revenue', description: 'Money that came in.', assets: 1 },
    ]);
  });

  it('lists what has no tree', async () => {
    const tags = await mcp.call('browse', { kind: 'tags' });
    expect(tags.data.items).toMatchObject([{ name: 'Old' }, { name: 'Personal data' }]);
    const properties = await mcp.call('browse', { kind: 'structured_properties' });
    expect(properties.data.items[0]).toMatchObject({ urn: 'urn:li:structuredProperty:retention' });
    const platforms = await mcp.call('browse', { kind: 'platforms' });
    expect(platforms.data.items[0]).toMatchObject({ name: 'PostgreSQL', assets: 3 });
    expect((await mcp.call('browse', { kind: 'tags', parent: 'urn:li:tag:pii' })).isError).toBe(true);
  });
});
