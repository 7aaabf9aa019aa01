import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { expectTable } from './clients/table.ts';
import { agentsEnvironment } from './environments.ts';
import { environmentOf } from './python.ts';

// DataHub's server for agents, started as an agent starts it, with Colophon as the catalogue behind it.

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const customers = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.customers,PROD)';
const stamp = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:ada' };

let served: Served;
let client: Client;

beforeAll(async () => {
  served = await serve();
  await write('tag', [{ urn: 'urn:li:tag:pii', tagProperties: { value: { name: 'PII' } } }]);
  await write('glossaryTerm', [
    {
      urn: 'urn:li:glossaryTerm:revenue',
      glossaryTermInfo: { value: { name: 'Revenue', definition: 'What is earned.', termSource: 'INTERNAL' } },
    },
  ]);
  await write('domain', [{ urn: 'urn:li:domain:sales', domainProperties: { value: { name: 'Sales' } } }]);
  await write('corpuser', [
    { urn: stamp.actor, corpUserInfo: { value: { active: true, displayName: 'Ada' } } },
  ]);
  await write('structuredProperty', [
    {
      urn: 'urn:li:structuredProperty:retention',
      propertyDefinition: {
        value: {
          qualifiedName: 'retention',
          valueType: 'urn:li:dataType:datahub.string',
          cardinality: 'SINGLE',
          entityTypes: ['urn:li:entityType:datahub.dataset'],
        },
      },
    },
  ]);
  await write('dataset', [
    {
      urn: customers,
      datasetProperties: { value: { name: 'customers', description: 'Everybody who has ordered.' } },
      schemaMetadata: { value: schemaOf('id', 'email') },
    },
    {
      urn: orders,
      datasetProperties: { value: { name: 'orders', description: 'One row for each order.' } },
      schemaMetadata: { value: schemaOf('id', 'customer') },
      upstreamLineage: {
        value: {
          upstreams: [{ dataset: customers, type: 'TRANSFORMED', auditStamp: stamp }],
          fineGrainedLineages: [
            {
              upstreamType: 'FIELD_SET',
              upstreams: [`urn:li:schemaField:(${customers},id)`],
              downstreamType: 'FIELD',
              downstreams: [`urn:li:schemaField:(${orders},customer)`],
              confidenceScore: 1,
            },
          ],
        },
      },
    },
  ]);
  await write('query', [
    {
      urn: 'urn:li:query:top',
      queryProperties: {
        value: {
          statement: { value: 'select id from shop.orders', language: 'SQL' },
          source: 'MANUAL',
          created: stamp,
          lastModified: stamp,
        },
      },
      querySubjects: { value: { subjects: [{ entity: orders }] } },
    },
  ]);
  await write('document', [
    {
      urn: 'urn:li:document:guide',
      documentInfo: {
        value: {
          title: 'Guide to orders',
          contents: { text: 'Orders are late on Mondays.' },
          status: { state: 'PUBLISHED' },
          created: stamp,
          lastModified: stamp,
          source: { sourceType: 'NATIVE' },
        },
      },
    },
  ]);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: join(agentsEnvironment.folder, 'bin/mcp-server-datahub'),
      env: {
        ...environmentOf({ home: served.home }),
        DATAHUB_GMS_URL: served.address,
        TOOLS_IS_MUTATION_ENABLED: 'true',
        TOOLS_IS_USER_ENABLED: 'true',
        SAVE_DOCUMENT_TOOL_ENABLED: 'true',
      },
      stderr: 'ignore',
    }),
  );
});

afterAll(async () => {
  await client?.close();
  await served?.[Symbol.asyncDispose]();
});

const schemaOf = (...columns: readonly string[]) => ({
  schemaName: 'shop',
  platform: 'urn:li:dataPlatform:mysql',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: columns.map((fieldPath) => ({
    fieldPath,
    nativeDataType: 'text',
    description: `The ${fieldPath}.`,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
  })),
});

async function write(entityType: string, entities: readonly object[]): Promise<void> {
  const response = await fetch(`${served.address}/openapi/v3/entity/${entityType}?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(entities),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function read(urn: string, aspect: string): Promise<unknown> {
  const [entityType] = urn.split(':').slice(2);
  const address = `${served.address}/openapi/v3/entity/${entityType}/${encodeURIComponent(urn)}/${aspect}`;
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as { value: unknown }).value : undefined;
}

/** Calls a tool; its answer as text. */
async function call(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const text = (content as { text?: string }[]).map((part) => part.text ?? '').join('\n');
  if (isError) throw new Error(`${name}: ${text}`);
  return text;
}

/** What each tool is called with, and what its answer has in it; of those that write, what is stored then. */
const reading: Readonly<Record<string, readonly [args: Record<string, unknown>, has: readonly string[]]>> = {
  search: [{ query: 'orders' }, [orders, '"name":"orders"']],
  get_entities: [{ urns: [orders] }, [orders, 'One row for each order.', 'customer']],
  list_schema_fields: [{ urn: orders }, ['customer', 'The id.']],
  get_lineage: [{ urn: orders, upstream: true, max_hops: 1 }, [customers]],
  get_lineage_paths_between: [{ source_urn: customers, target_urn: orders }, [customers, orders]],
  get_dataset_queries: [{ urn: orders }, ['select id from shop.orders']],
  get_aspect_history: [{ urns: [orders], aspect_names: ['datasetProperties'] }, ['One row for each order.']],
  get_me: [{}, ['urn:li:corpuser:datahub']],
  search_documents: [{ query: 'orders' }, ['Guide to orders']],
  grep_documents: [{ urns: ['urn:li:document:guide'], pattern: 'Mondays' }, ['late on Mondays']],
};

const writing: readonly (readonly [
  name: string,
  args: Record<string, unknown>,
  urn: string,
  aspect: string,
  value: unknown,
])[] = [
  [
    'add_tags',
    { tag_urns: ['urn:li:tag:pii'], entity_urns: [orders] },
    orders,
    'globalTags',
    { tags: [expect.objectContaining({ tag: 'urn:li:tag:pii' })] },
  ],
  [
    'remove_tags',
    { tag_urns: ['urn:li:tag:pii'], entity_urns: [orders] },
    orders,
    'globalTags',
    { tags: [] },
  ],
  [
    'add_terms',
    { term_urns: ['urn:li:glossaryTerm:revenue'], entity_urns: [orders] },
    orders,
    'glossaryTerms',
    expect.objectContaining({ terms: [expect.objectContaining({ urn: 'urn:li:glossaryTerm:revenue' })] }),
  ],
  [
    'remove_terms',
    { term_urns: ['urn:li:glossaryTerm:revenue'], entity_urns: [orders] },
    orders,
    'glossaryTerms',
    expect.objectContaining({ terms: [] }),
  ],
  [
    'add_owners',
    { owner_urns: [stamp.actor], entity_urns: [orders], ownership_type: 'TECHNICAL_OWNER' },
    orders,
    'ownership',
    expect.objectContaining({ owners: [expect.objectContaining({ owner: stamp.actor })] }),
  ],
  [
    'remove_owners',
    { owner_urns: [stamp.actor], entity_urns: [orders] },
    orders,
    'ownership',
    expect.objectContaining({ owners: [] }),
  ],
  [
    'set_domains',
    { domain_urn: 'urn:li:domain:sales', entity_urns: [orders] },
    orders,
    'domains',
    expect.objectContaining({ domains: ['urn:li:domain:sales'] }),
  ],
  ['remove_domains', { entity_urns: [orders] }, orders, 'domains', expect.objectContaining({ domains: [] })],
  [
    'update_description',
    { entity_urn: orders, operation: 'replace', description: 'All orders.' },
    orders,
    'editableDatasetProperties',
    expect.objectContaining({ description: 'All orders.' }),
  ],
  [
    'add_structured_properties',
    { property_values: { 'urn:li:structuredProperty:retention': ['90 days'] }, entity_urns: [orders] },
    orders,
    'structuredProperties',
    {
      properties: [
        expect.objectContaining({
          propertyUrn: 'urn:li:structuredProperty:retention',
          values: [{ string: '90 days' }],
        }),
      ],
    },
  ],
  [
    'remove_structured_properties',
    { property_urns: ['urn:li:structuredProperty:retention'], entity_urns: [orders] },
    orders,
    'structuredProperties',
    { properties: [] },
  ],
];

it('offers the tools that are tried here, and no others', async () => {
  const { tools } = await client.listTools();
  const written = [...writing.map(([name]) => name), 'save_document'];
  expect(tools.map(({ name }) => name).sort()).toEqual([...Object.keys(reading), ...written].sort());
  // The table says what the tests below find out.
  const runs = (names: readonly string[], action: string) =>
    names.map((name) => ({ subject: `\`${name}\``, action, outcome: 'works' as const }));
  await expectTable('agents', [
    ...runs(Object.keys(reading), 'called'),
    ...runs(written, 'called, and read back'),
  ]);
});

it.each(Object.entries(reading))('%s answers what is stored', async (name, [args, has]) => {
  const answer = await call(name, args);
  for (const text of has) expect(answer).toContain(text);
});

it('the writing tools write', async () => {
  for (const [name, args, urn, aspect, value] of writing) {
    await call(name, args);
    expect([name, await read(urn, aspect)]).toEqual([name, value]);
  }
});

it('save_document writes a document, which is found', async () => {
  await call('save_document', {
    document_type: 'Insight',
    title: 'Late orders',
    content: 'Orders are late on Mondays.',
    related_assets: [orders],
  });
  expect(await call('search_documents', { query: 'late' })).toContain('Late orders');
});
