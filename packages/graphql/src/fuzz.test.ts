import fc from 'fast-check';
import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSchema } from './schema/create-schema.ts';
import { randomDocuments } from './testing/random-documents.ts';
import { createTestGraphql, type TestAnswer, type TestGraphql } from './testing/test-graphql.ts';

// Whatever is asked: never a fault of the server, and always an error that says what is wrong.

/** `COLOPHON_RUNS` asks for more. */
const { numRuns = 5 } = fc.readConfigureGlobal() ?? {};

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const customers = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.customers,PROD)';

/** URNs of every kind, some of entities that exist, and texts that mean something somewhere. */
const texts = [
  orders,
  customers,
  'urn:li:chart:(looker,revenue)',
  'urn:li:dashboard:(looker,sales)',
  'urn:li:dataFlow:(airflow,daily,PROD)',
  'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)',
  'urn:li:container:shop',
  'urn:li:domain:sales',
  'urn:li:dataProduct:orders',
  'urn:li:application:shop',
  'urn:li:tag:pii',
  'urn:li:glossaryTerm:revenue',
  'urn:li:glossaryNode:finance',
  'urn:li:corpuser:ada',
  'urn:li:corpGroup:finance',
  'urn:li:structuredProperty:retention',
  'urn:li:form:check',
  'urn:li:assertion:fresh',
  'urn:li:incident:late',
  'urn:li:query:top',
  'urn:li:document:guide',
  `urn:li:schemaField:(${orders},id)`,
  'urn:li:ownershipType:__system__technical_owner',
  'urn:li:dataHubRole:Admin',
  'urn:li:dataHubPolicy:0',
  'urn:li:dataHubView:mine',
  'urn:li:dataHubIngestionSource:nightly',
  'urn:li:dataPlatform:mysql',
  'urn:li:nothing:x',
  'urn:li:tag:',
  'orders',
  '*',
  '',
  '0',
  'id',
  '{"a":1}',
  '/removed',
  'datasetProperties',
  'platform',
  'ASCENDING',
  'https://example.com',
];

async function start(): Promise<TestGraphql> {
  const graphql = await createTestGraphql({ hasBuiltInData: false });
  const { put } = graphql;
  await put(orders, 'datasetProperties', { name: 'orders', description: 'All orders.' });
  await put(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
  await put(orders, 'upstreamLineage', { upstreams: [{ dataset: customers, type: 'TRANSFORMED' }] });
  await put(orders, 'domains', { domains: ['urn:li:domain:sales'] });
  await put(orders, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] });
  await put(customers, 'datasetProperties', { name: 'customers' });
  await put('urn:li:tag:pii', 'tagProperties', { name: 'PII' });
  await put('urn:li:domain:sales', 'domainProperties', { name: 'Sales' });
  await put('urn:li:glossaryTerm:revenue', 'glossaryTermInfo', { definition: 'x', termSource: 'INTERNAL' });
  await put('urn:li:corpuser:ada', 'corpUserInfo', { active: true, displayName: 'Ada' });
  await put('urn:li:corpGroup:finance', 'corpGroupInfo', { admins: [], members: [], groups: [] });
  return graphql;
}

function requireNoFault(query: string, { data, errors = [] }: TestAnswer): void {
  expect(data).toBeDefined();
  for (const { message, extensions } of errors) {
    const place = `${message}\n${query}`;
    expect(extensions.errorCode, place).not.toBe('INTERNAL_ERROR');
    expect(extensions.code, place).toBeLessThan(500);
    expect(message, place).toMatch(/\S/);
    // A field that must have a value and has none is our mistake.
    expect(message, place).not.toMatch(
      /Cannot return null for non-nullable|cannot represent|must resolve to/,
    );
  }
}

const schema = executableSchema();

describe.each(['query', 'mutation'] as const)('a random %s', (kind) => {
  const root = schema.getType(kind === 'query' ? 'Query' : 'Mutation');
  const names = isObjectType(root) ? Object.keys(root.getFields()) : [];

  it.each(names)('%s is answered, or rejected for a reason', async (name) => {
    const graphql = await start();
    const documents = randomDocuments(schema, kind, name, { texts, depth: kind === 'query' ? 4 : 1 });
    await fc.assert(
      fc.asyncProperty(documents, async ({ query }) => requireNoFault(query, await graphql.ask(query))),
      { numRuns },
    );
    await graphql.catalogue.close();
  });
});

it('a random text is rejected', async () => {
  const graphql = await start();
  const name = fc.constantFrom('search', 'dataset', 'me', 'createTag', 'addTag');
  const damaged = fc
    .tuple(
      name,
      fc.boolean(),
      fc.nat(),
      fc.constantFrom('{', '}', '(', '"', '$', '@', '!', ' x ', '...', '\u0000', ':'),
    )
    .chain(([field, isQuery, at, text]) => {
      const kind = ['createTag', 'addTag'].includes(field) ? 'mutation' : 'query';
      return randomDocuments(schema, kind, field, { texts, depth: 1 }).map(({ query }) => {
        const place = at % query.length;
        return `${isQuery ? '' : 'x'}${query.slice(0, place)}${text}${query.slice(place)}`;
      });
    });
  await fc.assert(
    fc.asyncProperty(damaged, async (query) => requireNoFault(query, await graphql.ask(query))),
    { numRuns: 20 * numRuns },
  );
  await graphql.catalogue.close();
});
