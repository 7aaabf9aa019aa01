import type { TestMcp } from './test-mcp.ts';

export const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.${name},PROD)`;
export const columnOf = (name: string, column: string) => `urn:li:schemaField:(${datasetOf(name)},${column})`;
export const orders = datasetOf('orders');
export const customers = datasetOf('customers');
export const revenue = datasetOf('revenue');
export const report = 'urn:li:dashboard:(looker,revenue)';

const stamp = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:ada' };

/** A schema with these columns. */
export const schemaOf = (columns: Readonly<Record<string, string>>) => ({
  schemaName: 'shop',
  platform: 'urn:li:dataPlatform:postgres',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: Object.entries(columns).map(([fieldPath, description]) => ({
    fieldPath,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    nativeDataType: 'text',
    description,
  })),
});

/** A shop: `revenue` is made from `orders`, which is made from `customers`, and a dashboard shows `revenue`. */
export async function fillShop({ put }: TestMcp): Promise<void> {
  await put('urn:li:corpuser:ada', 'corpUserInfo', { active: true, displayName: 'Ada Lovelace' });
  await put('urn:li:tag:pii', 'tagProperties', { name: 'Personal data' });
  await put('urn:li:tag:old', 'tagProperties', { name: 'Old' });
  await put('urn:li:domain:sales', 'domainProperties', { name: 'Sales', description: 'All that is sold.' });
  await put('urn:li:domain:online', 'domainProperties', {
    name: 'Online',
    parentDomain: 'urn:li:domain:sales',
  });
  await put('urn:li:glossaryNode:finance', 'glossaryNodeInfo', { name: 'Finance', definition: '' });
  await put('urn:li:glossaryTerm:revenue', 'glossaryTermInfo', {
    name: 'Revenue',
    definition: 'Money that came in.',
    termSource: 'INTERNAL',
    parentNode: 'urn:li:glossaryNode:finance',
  });
  await put('urn:li:structuredProperty:retention', 'propertyDefinition', {
    qualifiedName: 'retention',
    displayName: 'Retention',
    valueType: 'urn:li:dataType:datahub.number',
    cardinality: 'SINGLE',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  await put(customers, 'datasetProperties', { name: 'customers', description: 'Who buys.' });
  await put(customers, 'schemaMetadata', schemaOf({ id: 'Number of the customer', email: 'Where to write' }));
  await put(orders, 'datasetProperties', {
    name: 'orders',
    description: 'One row for each order.',
    customProperties: { team: 'checkout' },
  });
  await put(
    orders,
    'schemaMetadata',
    schemaOf({ id: 'Number of the order', customer_id: 'Who ordered', note: '' }),
  );
  await put(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:old' }] });
  await put(orders, 'domains', { domains: ['urn:li:domain:sales'] });
  await put(orders, 'glossaryTerms', { terms: [{ urn: 'urn:li:glossaryTerm:revenue' }], auditStamp: stamp });
  await put(orders, 'ownership', {
    owners: [
      {
        owner: 'urn:li:corpuser:ada',
        type: 'BUSINESS_OWNER',
        typeUrn: 'urn:li:ownershipType:__system__business_owner',
      },
    ],
  });
  await put(orders, 'structuredProperties', {
    properties: [{ propertyUrn: 'urn:li:structuredProperty:retention', values: [{ double: 90 }] }],
  });
  await put(orders, 'institutionalMemory', {
    elements: [{ url: 'https://wiki.test/orders', description: 'Wiki', createStamp: stamp }],
  });
  await put(orders, 'deprecation', {
    deprecated: true,
    note: 'Use orders_v2.',
    actor: 'urn:li:corpuser:ada',
  });
  await put(orders, 'editableSchemaMetadata', {
    editableSchemaFieldInfo: [
      {
        fieldPath: 'note',
        description: 'What the customer wrote',
        globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
      },
    ],
  });
  await put(orders, 'upstreamLineage', {
    upstreams: [{ dataset: customers, type: 'TRANSFORMED' }],
    fineGrainedLineages: [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [columnOf('customers', 'id')],
        downstreamType: 'FIELD',
        downstreams: [columnOf('orders', 'customer_id')],
      },
    ],
  });
  await put(revenue, 'datasetProperties', { name: 'revenue' });
  await put(revenue, 'upstreamLineage', { upstreams: [{ dataset: orders, type: 'TRANSFORMED' }] });
  await put(report, 'dashboardInfo', {
    title: 'Revenue by month',
    description: '',
    datasets: [revenue],
    lastModified: { created: stamp, lastModified: stamp },
  });
  for (const [id, time, statement] of [
    ['late', 1_700_000_200_000, 'SELECT count(*) FROM shop.orders'],
    ['early', 1_700_000_100_000, 'SELECT id FROM shop.orders JOIN shop.customers USING (customer_id)'],
  ] as const) {
    const urn = `urn:li:query:${id}`;
    await put(urn, 'queryProperties', {
      name: id,
      statement: { value: statement, language: 'SQL' },
      source: 'MANUAL',
      created: { ...stamp, time },
      lastModified: { ...stamp, time },
    });
    await put(urn, 'querySubjects', {
      subjects: [{ entity: orders }, ...(id === 'early' ? [{ entity: customers }] : [])],
    });
  }
  for (const [day, count] of [
    [1, 10],
    [2, 5],
  ] as const)
    await put(orders, 'datasetUsageStatistics', {
      timestampMillis: Date.UTC(2026, 4, day),
      eventGranularity: { unit: 'DAY', multiple: 1 },
      uniqueUserCount: 2,
      totalSqlQueries: count,
      topSqlQueries: ['SELECT 1'],
      userCounts: [{ user: 'urn:li:corpuser:ada', count }],
      fieldCounts: [{ fieldPath: 'id', count }],
    });
}
