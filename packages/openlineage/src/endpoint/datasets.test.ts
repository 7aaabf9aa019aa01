import { describe, expect, it } from 'vitest';
import { facet, fieldUrn, job, postgres, postgresUrn, runEvent } from '../testing/events.ts';
import { createTestEndpoint } from '../testing/test-endpoint.ts';

const orders = postgresUrn('shop.orders');
const revenue = postgresUrn('shop.revenue');

describe('facets of a dataset', () => {
  it('become its schema, with nested fields and their tags', async () => {
    const endpoint = createTestEndpoint();
    const fields = [
      { name: 'id', type: 'BIGINT', description: 'Number of the order' },
      { name: 'email', type: 'varchar(80)' },
      { name: 'address', type: 'struct', fields: [{ name: 'city', type: 'string' }] },
      { name: 'paid_at', type: 'timestamp' },
      { name: 'thing' },
    ];
    const facets = {
      schema: facet({ fields }),
      tags: facet({
        tags: [
          { key: 'pii', value: 'true', field: 'email' },
          { key: 'gold', value: '' },
        ],
      }),
    };
    await endpoint.write(runEvent('START', { inputs: [postgres('shop.orders', { facets })] }));
    expect(await endpoint.aspect(orders, 'schemaMetadata')).toMatchObject({
      platform: 'urn:li:dataPlatform:postgres',
      fields: [
        {
          fieldPath: 'id',
          nativeDataType: 'BIGINT',
          type: typed('NumberType'),
          description: 'Number of the order',
        },
        { fieldPath: 'email', type: typed('StringType'), globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } },
        { fieldPath: 'address', type: typed('RecordType') },
        { fieldPath: 'address.city', type: typed('StringType') },
        { fieldPath: 'paid_at', type: typed('TimeType') },
        { fieldPath: 'thing', nativeDataType: '', type: typed('NullType') },
      ],
    });
    expect(await endpoint.aspect(orders, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:gold' }] });
  });

  it('become its properties, owners and kind', async () => {
    const endpoint = createTestEndpoint();
    const facets = {
      documentation: facet({ description: 'One row for each order.' }),
      dataSource: facet({ name: 'shop', uri: 'postgres://db.example.com:5432/shop' }),
      version: facet({ datasetVersion: '17' }),
      storage: facet({ storageLayer: 'iceberg', fileFormat: 'parquet' }),
      datasetType: facet({ datasetType: 'VIEW', subType: 'MATERIALIZED' }),
      ownership: facet({ owners: [{ name: 'ada' }] }),
      somethingElse: facet({ anything: ['goes'] }),
      symlinks: { _deleted: true, identifiers: 'none' },
    };
    await endpoint.write(runEvent('START', { inputs: [postgres('shop.orders', { facets })] }));
    expect(await endpoint.aspect(orders, 'datasetProperties')).toMatchObject({
      description: 'One row for each order.',
      customProperties: {
        dataSourceName: 'shop',
        dataSourceUri: 'postgres://db.example.com:5432/shop',
        datasetVersion: '17',
        storageLayer: 'iceberg',
        fileFormat: 'parquet',
      },
    });
    expect(await endpoint.aspect(orders, 'subTypes')).toEqual({ typeNames: ['Materialized View'] });
    expect(await endpoint.aspect(orders, 'ownership')).toMatchObject({
      owners: [{ owner: 'urn:li:corpuser:ada', type: 'TECHNICAL_OWNER', source: { type: 'SERVICE' } }],
    });
  });

  it('become a profile, and the number of rows that were written', async () => {
    const endpoint = createTestEndpoint();
    const columnMetrics = {
      price: {
        nullCount: 5,
        distinctCount: 40,
        sum: 950,
        count: 95,
        min: 1,
        max: 99.5,
        quantiles: { '0.5': 8 },
      },
    };
    const input = postgres('shop.orders', {
      inputFacets: { dataQualityMetrics: facet({ rowCount: 100, bytes: 4096, columnMetrics }) },
    });
    const output = postgres('shop.revenue', {
      outputFacets: { outputStatistics: facet({ rowCount: 31, size: 2048, fileCount: 2 }) },
    });
    await endpoint.write(
      runEvent('RUNNING', { inputs: [input], outputs: [output] }),
      runEvent('COMPLETE', { inputs: [input], outputs: [output], at: '2026-05-04T03:00:10Z' }),
    );
    expect((await endpoint.points(orders, 'datasetProfile'))[0]).toMatchObject({
      rowCount: 100,
      sizeInBytes: 4096,
      fieldProfiles: [
        {
          fieldPath: 'price',
          nullCount: 5,
          nullProportion: 0.05,
          uniqueCount: 40,
          min: '1',
          max: '99.5',
          mean: '10',
          quantiles: [{ quantile: '0.5', value: '8' }],
        },
      ],
    });
    expect(await endpoint.points(revenue, 'operation')).toMatchObject([
      {
        operationType: 'INSERT',
        numAffectedRows: 31,
        sourceType: 'DATA_PROCESS',
        lastUpdatedTimestamp: Date.parse('2026-05-04T03:00:10Z'),
        customProperties: { sizeInBytes: '2048', fileCount: '2' },
      },
    ]);
  });

  it('remove a dataset that a run has dropped, and not before the run is complete', async () => {
    const endpoint = createTestEndpoint();
    const facets = { lifecycleStateChange: facet({ lifecycleStateChange: 'DROP' }) };
    const outputs = [postgres('shop.orders', { facets })];
    await endpoint.write(runEvent('START', { outputs }));
    expect(await endpoint.aspect(orders, 'status')).toEqual({ removed: false });
    await endpoint.write(runEvent('COMPLETE', { outputs, at: '2026-05-04T03:00:10Z' }));
    expect(await endpoint.aspect(orders, 'status')).toEqual({ removed: true });
    expect(await endpoint.points(orders, 'operation')).toMatchObject([{ operationType: 'DROP' }]);
  });

  it('become assertions with their results, the same in every run', async () => {
    const endpoint = createTestEndpoint();
    const assertions = (success: boolean) => [
      { assertion: 'not_null', success: true, column: 'id' },
      { assertion: 'custom_sql', success, name: 'no_orphans', content: 'SELECT 1', severity: 'warn' },
    ];
    const input = (success: boolean) =>
      postgres('shop.orders', {
        inputFacets: { dataQualityAssertions: facet({ assertions: assertions(success) }) },
      });
    await endpoint.write(
      runEvent('COMPLETE', { inputs: [input(true)] }),
      runEvent('COMPLETE', { inputs: [input(false)], at: '2026-05-05T03:00:00Z', id: 'next' }),
    );
    const { relationships } = await endpoint.catalogue.relationships({
      urn: orders,
      direction: 'incoming',
      types: ['Asserts'],
      start: 0,
      count: 10,
    });
    const found = await Promise.all(
      relationships.map(async ({ urn }) => ({
        info: await endpoint.aspect(urn, 'assertionInfo'),
        results: (await endpoint.points(urn, 'assertionRunEvent')).map(({ result }) => result),
      })),
    );
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      info: expect.objectContaining({
        type: 'CUSTOM',
        customAssertion: expect.objectContaining({
          type: 'not_null',
          fields: [fieldUrn('shop.orders', 'id')],
        }),
      }),
      results: [expect.objectContaining({ type: 'SUCCESS' }), expect.objectContaining({ type: 'SUCCESS' })],
    });
    expect(found).toContainEqual({
      info: expect.objectContaining({
        description: 'no_orphans',
        customAssertion: expect.objectContaining({ type: 'custom_sql', logic: 'SELECT 1' }),
      }),
      results: [
        { type: 'FAILURE', nativeResults: { severity: 'warn' } },
        { type: 'SUCCESS', nativeResults: { severity: 'warn' } },
      ],
    });
  });

  it('are left alone where settings say so', async () => {
    const input = postgres('shop.orders', { facets: { schema: facet({ fields: [{ name: 'id' }] }) } });
    const [bare, schemaless] = [
      createTestEndpoint({ materializeDataset: false }),
      createTestEndpoint({ includeSchemaMetadata: false }),
    ];
    for (const endpoint of [bare, schemaless]) await endpoint.write(runEvent('START', { inputs: [input] }));
    expect(await bare.aspect(orders, 'status')).toBeUndefined();
    expect(await schemaless.aspect(orders, 'status')).toBeDefined();
    expect(await schemaless.aspect(orders, 'schemaMetadata')).toBeUndefined();
  });
});

describe('the lineage of columns', () => {
  const columnLineage = facet({
    fields: {
      total: {
        inputFields: [
          {
            ...postgres('shop.orders'),
            field: 'price',
            transformations: [
              { type: 'INDIRECT', subtype: 'JOIN' },
              { type: 'DIRECT', subtype: 'AGGREGATION' },
            ],
          },
          { ...postgres('shop.orders'), field: 'amount' },
        ],
      },
      none: { inputFields: [] },
    },
  });
  const output = postgres('shop.revenue', { facets: { columnLineage } });
  const entry = {
    upstreamType: 'FIELD_SET',
    upstreams: [fieldUrn('shop.orders', 'amount'), fieldUrn('shop.orders', 'price')],
    downstreamType: 'FIELD_SET',
    downstreams: [fieldUrn('shop.revenue', 'total')],
    confidenceScore: 0.5,
  };
  const kinds = 'DIRECT:AGGREGATION,INDIRECT:JOIN';

  it('is that of the job, with its query', async () => {
    const endpoint = createTestEndpoint();
    await endpoint.write(
      runEvent('COMPLETE', { outputs: [output], jobFacets: { sql: facet({ query: 'SELECT 1' }) } }),
    );
    expect(await endpoint.aspect(job, 'dataJobInputOutput')).toMatchObject({
      fineGrainedLineages: [{ ...entry, transformOperation: `-- ${kinds}\nSELECT 1` }],
    });
  });

  it('is left out where settings say so, and may be empty', async () => {
    const endpoint = createTestEndpoint({ captureColumnLevelLineage: false });
    const empty = postgres('shop.sales', { facets: { columnLineage: facet({ fields: null }) } });
    await endpoint.write(runEvent('COMPLETE', { outputs: [output, empty] }));
    expect(await endpoint.aspect(job, 'dataJobInputOutput')).toMatchObject({ fineGrainedLineages: [] });
  });

  it('is that of the dataset in an event without a job', async () => {
    const endpoint = createTestEndpoint();
    await endpoint.write({ eventTime: '2026-05-04T03:00:00+02:00', producer: 'mine', dataset: output });
    expect(await endpoint.aspect(revenue, 'upstreamLineage')).toMatchObject({
      upstreams: [
        { dataset: orders, type: 'TRANSFORMED', auditStamp: { time: Date.parse('2026-05-04T01:00:00Z') } },
      ],
      fineGrainedLineages: [{ ...entry, transformOperation: kinds }],
    });
  });

  it('names the table of files whose symlink the event has', async () => {
    const endpoint = createTestEndpoint();
    const file = { namespace: 'file', name: '/warehouse/orders' };
    const symlinks = facet({
      identifiers: [{ namespace: 'hive://metastore', name: 'shop.orders', type: 'TABLE' }],
    });
    const ofFile = facet({ fields: { total: { inputFields: [{ ...file, field: 'price' }] } } });
    await endpoint.write(
      runEvent('COMPLETE', {
        inputs: [{ ...file, facets: { symlinks } }],
        outputs: [postgres('shop.revenue', { facets: { columnLineage: ofFile } })],
      }),
    );
    const hive = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
    expect(await endpoint.aspect(job, 'dataJobInputOutput')).toMatchObject({
      inputDatasetEdges: [{ destinationUrn: hive }],
      fineGrainedLineages: [{ upstreams: [`urn:li:schemaField:(${hive},price)`] }],
    });
  });
});

describe('an event of a job', () => {
  it('describes it without a run', async () => {
    const endpoint = createTestEndpoint();
    const {
      run: _,
      eventType: __,
      ...event
    } = runEvent('START', {
      inputs: [postgres('shop.orders')],
      outputs: [postgres('shop.revenue')],
    });
    await endpoint.write(event);
    expect(await endpoint.aspect(job, 'dataJobInputOutput')).toMatchObject({
      inputDatasetEdges: [{ destinationUrn: orders }],
      outputDatasetEdges: [{ destinationUrn: revenue }],
    });
  });
});

const typed = (name: string) => ({ type: { [`com.linkedin.schema.${name}`]: {} } });
