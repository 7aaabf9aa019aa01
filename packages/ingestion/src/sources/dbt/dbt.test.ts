import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aspectOf, readSource } from '../../testing/read-source.ts';
import { dbt } from './source.ts';

/** What dbt has written about a small shop in DuckDB; the project is in `tests/interop/sources/dbt`. */
const fixtures = fileURLToPath(new URL('../../../fixtures/dbt/', import.meta.url));
const files = {
  manifest_path: 'manifest.json',
  catalog_path: 'catalog.json',
  sources_path: 'sources.json',
  run_results_paths: ['run_results.json'],
};

const read = (config: object = {}, folder = fixtures) =>
  readSource(dbt, { ...files, target_platform: 'duckdb', ...config }, { folder });

const of = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:dbt,shop.${name},PROD)`;
const table = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:duckdb,shop.${name},PROD)`;
const column = (urn: string, name: string) => `urn:li:schemaField:(${urn},${name})`;
const customers = of('main.customers');

const mapping = {
  meta_mapping: {
    has_pii: { match: true, operation: 'add_tag', config: { tag: 'pii' } },
    business_terms: { match: '.*', operation: 'add_term', config: { term: '{{ $match }}' } },
    domain: { match: '.*', operation: 'add_domain', config: { domain: '{{ $match }}' } },
    owner: { match: '@?(.*)', operation: 'add_owner', config: { owner_category: 'TECHNICAL_OWNER' } },
  },
  column_meta_mapping: {
    is_sensitive: { match: true, operation: 'add_tag', config: { tag: 'sensitive' } },
  },
};

it('views: reads models, sources, seeds and snapshots as datasets, with their subtypes', async () => {
  const reading = await read();
  expect([reading.warnings, reading.failures]).toEqual([[], []]);
  const subType = (urn: string) =>
    (aspectOf(reading, urn, 'subTypes') as { typeNames: string[] } | undefined)?.typeNames[0];
  expect(
    [
      'main.customers',
      'main.paid_orders',
      'crm.visits',
      'main.raw_orders',
      'snapshots.customers_snapshot',
    ].map((name) => subType(of(name))),
  ).toEqual(['Model', 'Model', 'Source', 'Seed', 'Snapshot']);
  expect(aspectOf(reading, customers, 'viewProperties')).toMatchObject({
    materialized: true,
    viewLanguage: 'SQL',
  });
});

it('schema, descriptions: reads columns with types, comments and tags', async () => {
  const schema = aspectOf(await read(mapping), of('main.stg_customers'), 'schemaMetadata') as {
    fields: {
      fieldPath: string;
      nativeDataType: string;
      description?: string;
      globalTags?: object;
      type: object;
    }[];
  };
  expect(schema.fields.map(({ fieldPath, nativeDataType }) => `${fieldPath} ${nativeDataType}`)).toEqual([
    'customer_id INTEGER',
    'customer_name VARCHAR',
    'email VARCHAR',
  ]);
  expect(schema.fields[0]?.description).toBe('Number of the customer.');
  expect(schema.fields[2]?.globalTags).toEqual({
    tags: [{ tag: 'urn:li:tag:dbt:sensitive' }, { tag: 'urn:li:tag:dbt:contact' }],
  });
});

it('tableLineage, columnLineage: reads lineage of tables and columns, through an ephemeral model', async () => {
  const reading = await read();
  const lineage = aspectOf(reading, customers, 'upstreamLineage') as {
    upstreams: { dataset: string }[];
    fineGrainedLineages: { upstreams: string[]; downstreams: string[] }[];
  };
  expect(lineage.upstreams.map(({ dataset }) => dataset)).toEqual([
    of('main.paid_orders'),
    table('main.stg_customers'),
    of('crm.visits'),
  ]);
  expect(lineage.fineGrainedLineages.map((one) => [one.downstreams[0], one.upstreams])).toEqual([
    [column(customers, 'customer_id'), [column(table('main.stg_customers'), 'customer_id')]],
    [column(customers, 'customer_name'), [column(table('main.stg_customers'), 'customer_name')]],
    [column(customers, 'lifetime_value'), [column(of('main.paid_orders'), 'amount')]],
    [column(customers, 'last_visit'), [column(of('crm.visits'), 'visited_at')]],
  ]);
  expect(aspectOf(reading, of('crm.visits'), 'upstreamLineage')).toMatchObject({
    upstreams: [{ dataset: table('crm.visits'), type: 'COPY' }],
  });
});

it('connects tables with the nodes that write them, and does not own the tables', async () => {
  const { records } = await read();
  const record = records.find(({ id }) => id === 'model.shop.customers (table)');
  expect(record?.owned).toBe(false);
  expect(record?.proposals).toMatchObject([
    { entityUrn: table('main.customers'), aspectName: 'upstreamLineage', changeType: 'PATCH' },
  ]);
  expect(records.some(({ id }) => id === 'source.shop.crm.visits (table)')).toBe(false);
});

it('owners, tags, domains: maps meta to owners, tags, terms and domains', async () => {
  const reading = await read(mapping);
  const source = { type: 'SOURCE_CONTROL' };
  expect(aspectOf(reading, customers, 'ownership')).toEqual({
    owners: [
      { owner: 'urn:li:corpuser:ada', type: 'TECHNICAL_OWNER', source },
      { owner: 'urn:li:corpuser:grace', type: 'TECHNICAL_OWNER', source },
    ],
  });
  expect(aspectOf(reading, customers, 'globalTags')).toEqual({
    tags: [{ tag: 'urn:li:tag:dbt:daily' }, { tag: 'urn:li:tag:dbt:pii' }],
  });
  expect(aspectOf(reading, customers, 'glossaryTerms')).toMatchObject({
    terms: [{ urn: 'urn:li:glossaryTerm:Customer' }],
  });
  expect(aspectOf(reading, customers, 'domains')).toEqual({ domains: ['urn:li:domain:sales'] });
});

it('owners: reads owners without rules, by a pattern', async () => {
  const owner = async (config: object) => aspectOf(await read(config), of('main.stg_customers'), 'ownership');
  expect(await owner({})).toEqual({ owners: [{ owner: 'urn:li:corpuser:@ada', type: 'DATAOWNER' }] });
  expect(await owner({ owner_extraction_pattern: '@(?P<owner>.*)' })).toMatchObject({
    owners: [{ owner: 'urn:li:corpuser:ada' }],
  });
  expect(await owner({ enable_owner_extraction: false })).toBeUndefined();
});

it('reads tests as assertions with results', async () => {
  const { records } = await read();
  const proposals = records.find(({ id }) => id.startsWith('test.shop.accepted_values'))?.proposals ?? [];
  expect(proposals.map(({ aspectName }) => aspectName)).toEqual([
    'dataPlatformInstance',
    'assertionInfo',
    'status',
    'assertionRunEvent',
  ]);
  expect(proposals[1]).toMatchObject({
    entityUrn: 'urn:li:assertion:c65089e119aa7fdb1634c1f75fdc3ebf',
    aspect: { customAssertion: { operator: 'IN', parameters: { value: { value: '["paid", "returned"]' } } } },
  });
  expect(proposals[3]).toMatchObject({ aspect: { result: { type: 'SUCCESS' }, status: 'COMPLETE' } });
  // It names two models, each of which gets an assertion.
  const relationship = records.find(({ id }) => id.startsWith('test.shop.relationships'))?.proposals ?? [];
  expect(new Set(relationship.map(({ entityUrn }) => entityUrn)).size).toBe(2);
});

it('reads freshness of sources, runs of models, and exposures', async () => {
  const reading = await read();
  const all = reading.records.flatMap(({ proposals }) => proposals);
  expect(
    all.find((one) => one.entityUrn === 'urn:li:assertion:168711f68270b451f92fa3c8e1eca7fd'),
  ).toBeDefined();
  const freshness = all.filter(
    (one) => 'aspect' in one && JSON.stringify(one.aspect).includes('dbt Freshness'),
  );
  expect(freshness).toHaveLength(1);
  expect(
    aspectOf(
      reading,
      'urn:li:dataProcessInstance:9e9300f10fcf33acb465368f3818b643',
      'dataProcessInstanceOutput',
    ),
  ).toEqual({
    outputs: [customers],
  });
  expect(
    aspectOf(reading, 'urn:li:dashboard:(dbt,exposure.shop.weekly_report)', 'dashboardInfo'),
  ).toMatchObject({
    title: 'weekly_report',
    externalUrl: 'https://bi.example.org/weekly',
    datasets: [customers],
  });
});

it('patterns: reads what is enabled, and what the patterns include', async () => {
  const ids = async (config: object) => (await read(config)).records.map(({ id }) => id);
  expect((await ids({ entities_enabled: { sources: 'ONLY' } })).every((id) => id.startsWith('source.'))).toBe(
    true,
  );
  const results = (await read({ entities_enabled: { test_results: 'Only' } })).records.flatMap(
    ({ proposals }) => proposals,
  );
  expect(new Set(results.map(({ aspectName }) => aspectName))).toEqual(new Set(['assertionRunEvent']));
  expect(
    await ids({
      node_name_pattern: { allow: ['model\\.shop\\.stg_'] },
      entities_enabled: { exposures: false },
    }),
  ).toEqual([
    'model.shop.stg_customers',
    'model.shop.stg_customers (table)',
    'model.shop.stg_orders',
    'model.shop.stg_orders (table)',
  ]);
  const schemas = await ids({ materialized_node_pattern: { schema_pattern: { deny: ['shop\\.main'] } } });
  expect(schemas.filter((id) => id.startsWith('model.'))).toEqual([]);
});

it('platformInstance: names instances of dbt and of the platform, and links to files', async () => {
  const reading = await read({
    platform_instance: 'shop_dbt',
    target_platform_instance: 'eu',
    git_info: { repo: 'example/shop', url_subdir: 'dbt' },
    dbt_is_primary_sibling: false,
  });
  const own = 'urn:li:dataset:(urn:li:dataPlatform:dbt,shop_dbt.shop.main.customers,PROD)';
  const written = 'urn:li:dataset:(urn:li:dataPlatform:duckdb,eu.shop.main.customers,PROD)';
  expect(aspectOf(reading, own, 'datasetProperties')).toMatchObject({
    externalUrl: 'https://github.com/example/shop/blob/main/dbt/models/marts/customers.sql',
  });
  expect(aspectOf(reading, own, 'siblings')).toEqual({ siblings: [written], primary: false });
  // Of the table, only what is added: other tools may have siblings of it.
  const added = reading.records
    .flatMap(({ proposals }) => proposals)
    .find(({ entityUrn, aspectName }) => entityUrn === written && aspectName === 'siblings');
  expect(added).toMatchObject({
    changeType: 'PATCH',
    patch: {
      operations: [
        { op: 'add', path: `/siblings/${own}`, value: own },
        { op: 'add', path: '/primary', value: true },
      ],
    },
  });
  expect(aspectOf(reading, written, 'dataPlatformInstance')).toMatchObject({
    instance: 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:duckdb,eu)',
  });
});

it('works without a catalog, with the columns of the SQL', async () => {
  const { catalog_path: _, ...others } = files;
  const reading = await readSource(dbt, { ...others, target_platform: 'duckdb' }, { folder: fixtures });
  const schema = aspectOf(reading, of('main.paid_orders'), 'schemaMetadata') as {
    fields: { fieldPath: string }[];
  };
  expect(schema.fields.map(({ fieldPath }) => fieldPath)).toEqual(['order_id', 'customer_id', 'amount']);
});

it('profiling: reads row counts and sizes that an adapter has written into the catalog', async () => {
  const catalog = JSON.parse(await readFile(join(fixtures, 'catalog.json'), 'utf8'));
  const stat = (id: string, value: number) => ({ id, label: id, value, include: true });
  catalog.nodes['model.shop.customers'].stats = {
    num_rows: stat('num_rows', 120),
    num_bytes: stat('num_bytes', 4096),
  };
  const folder = await mkdtemp(join(tmpdir(), 'colophon-dbt-'));
  await writeFile(join(folder, 'catalog.json'), JSON.stringify(catalog));
  const profile = async (config: object) =>
    aspectOf(
      await read({ catalog_path: join(folder, 'catalog.json'), ...config }),
      customers,
      'datasetProfile',
    );
  expect(await profile({})).toMatchObject({ rowCount: 120, sizeInBytes: 4096, columnCount: 5 });
  expect(await profile({ entities_enabled: { catalog_stats: false } })).toBeUndefined();
  await rm(folder, { recursive: true });
});

describe('mistakes', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'colophon-dbt-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each([
    [{ manifest_path: 'catalog.json' }, 'catalog.json is no dbt manifest'],
    [{ manifest_path: 'none.json' }, 'Cannot read none.json: there is no such file'],
    [{ target_platform: 'dbt' }, 'has to be the platform that dbt works on'],
    [{ entities_enabled: { models: 'ONLY', seeds: 'ONLY' } }, 'Only one of models, seeds can be ONLY'],
    [{ skip_sources_in_lineage: true }, 'needs entities_enabled.sources: NO'],
    [{ manifest_path: 'a/*/manifest.json' }, 'has to be one file'],
  ])('are named: %j', async (config, message) => {
    await expect(read(config)).rejects.toThrow(message);
  });

  it('in SQL leave out lineage of the columns, and nothing else', async () => {
    const manifest = JSON.parse(await readFile(join(fixtures, 'manifest.json'), 'utf8'));
    manifest.nodes['model.shop.customers'].compiled_code = 'select ((';
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    const reading = await readSource(
      dbt,
      { manifest_path: 'manifest.json', target_platform: 'duckdb' },
      { folder },
    );
    expect(reading.warnings).toMatchObject([
      { title: 'Cannot parse SQL of a node', context: 'model.shop.customers' },
    ]);
    expect(aspectOf(reading, customers, 'upstreamLineage')).toMatchObject({ upstreams: [{}, {}, {}] });
  });

  it('in artifacts that do not fit each other are reported', async () => {
    const catalog = JSON.parse(await readFile(join(fixtures, 'catalog.json'), 'utf8'));
    delete catalog.nodes['model.shop.customers'];
    await writeFile(join(folder, 'catalog.json'), JSON.stringify(catalog));
    const { warnings } = await read({ catalog_path: join(folder, 'catalog.json') });
    expect(warnings).toMatchObject([
      { title: 'Node missing from the catalog', context: 'model.shop.customers' },
    ]);
  });
});
