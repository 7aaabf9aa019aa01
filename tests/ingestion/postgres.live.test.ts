import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { testRelationalSource } from './relational-contract.ts';
import { runSource } from './run-source.ts';
import { shopDatabase } from './shop-database.ts';

const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,${name},PROD)`;
const field = (name: string, column: string) => `urn:li:schemaField:(${urn(name)},${column})`;
let server: Postgres;

beforeAll(async () => {
  server = await startPostgres('shop', ['-c', 'shared_preload_libraries=pg_stat_statements']);
  await server.query(shopDatabase);
});

afterAll(() => server.stop());

const access = () => ({
  host_port: `127.0.0.1:${server.port}`,
  username: server.user,
  password: server.password,
  database: 'shop',
});
const read = (config: object = {}) => runSource('postgres', { ...access(), ...config });

describe('the source postgres', () => {
  it('containers: reads databases and schemas', async () => {
    const { result, proposals } = await read();
    expect(result.status).toBe('SUCCESS');
    const names = proposals.flatMap((one) =>
      one.aspectName === 'containerProperties' && 'aspect' in one
        ? [(one.aspect as { name: string }).name]
        : [],
    );
    expect(names).toEqual(['shop', 'public', 'sales']);
  });

  it('schema: reads columns with their types', async () => {
    const schema = (await read()).aspect('shop.public.customers', 'schemaMetadata');
    expect(
      schema?.fields.map(({ fieldPath, nativeDataType, type, nullable }) => [
        fieldPath,
        nativeDataType,
        Object.keys(type.type)[0]?.replace('com.linkedin.schema.', ''),
        nullable,
      ]),
    ).toEqual([
      ['id', 'INTEGER', 'NumberType', false],
      ['name', 'VARCHAR(100)', 'StringType', false],
      ['email', 'email', 'StringType', true],
      ['mood', 'mood', 'EnumType', true],
      ['home', 'address', 'RecordType', true],
      ['born', 'DATE', 'DateType', true],
      ['seen', 'TIMESTAMP WITH TIME ZONE', 'TimeType', true],
      ['tags', 'TEXT[]', 'ArrayType', true],
      ['data', 'JSONB', 'RecordType', true],
      ['photo', 'BYTEA', 'BytesType', true],
      ['key', 'UUID', 'StringType', true],
    ]);
  });

  it('keys: reads primary and foreign keys', async () => {
    const schema = (await read()).aspect('shop.sales.orders', 'schemaMetadata');
    expect(schema?.primaryKeys).toEqual(['id', 'line']);
    expect(schema?.foreignKeys).toEqual([
      {
        name: 'orders_customer',
        foreignFields: [field('shop.public.customers', 'id')],
        sourceFields: [field('shop.sales.orders', 'customer')],
        foreignDataset: urn('shop.public.customers'),
      },
    ]);
  });

  it('descriptions: reads comments', async () => {
    const { aspect, proposals } = await read();
    expect(aspect('shop.public.customers', 'datasetProperties')?.description).toBe('People who buy');
    const columns = aspect('shop.public.customers', 'schemaMetadata')?.fields;
    expect(columns?.[1]?.description).toBe('First and last name');
    expect(JSON.stringify(proposals)).toContain('What was sold');
  });

  it('views: reads views and materialized views with their statements', async () => {
    const { aspect } = await read();
    expect(aspect('shop.sales.totals', 'subTypes')).toEqual({ typeNames: ['View'] });
    expect(aspect('shop.sales.totals', 'viewProperties')?.viewLogic).toContain('sum(o.amount)');
    expect(aspect('shop.sales.big', 'viewProperties')?.materialized).toBe(true);
  });

  it('tableLineage and columnLineage: traces views', async () => {
    const { aspect } = await read();
    const totals = aspect('shop.sales.totals', 'upstreamLineage');
    expect(totals?.upstreams.map(({ dataset }) => dataset).toSorted()).toEqual([
      urn('shop.public.customers'),
      urn('shop.sales.orders'),
    ]);
    expect(
      totals?.fineGrainedLineages?.map(({ upstreams, downstreams }) => [upstreams, downstreams]),
    ).toEqual([
      [[field('shop.public.customers', 'name')], [field('shop.sales.totals', 'customer')]],
      [[field('shop.sales.orders', 'amount')], [field('shop.sales.totals', 'total')]],
    ]);
    const people = aspect('shop.public.people', 'upstreamLineage');
    expect(people?.fineGrainedLineages?.at(-1)?.upstreams).toEqual([field('shop.sales.orders', 'amount')]);
    expect(aspect('shop.sales.big', 'upstreamLineage')?.upstreams.map(({ dataset }) => dataset)).toEqual([
      urn('shop.sales.totals'),
    ]);
  });

  it('columnLineage: can be switched off, and lineage as a whole, too', async () => {
    const tables = await read({ include_view_column_lineage: false });
    expect(tables.aspect('shop.sales.totals', 'upstreamLineage')?.fineGrainedLineages).toBeUndefined();
    expect((await read({ include_view_lineage: false })).aspect('shop', 'upstreamLineage')).toBeUndefined();
  });

  it('profiling: counts and measures', async () => {
    const { aspect } = await read({ profiling: { enabled: true } });
    const profile = aspect('shop.sales.orders', 'datasetProfile');
    expect(profile).toMatchObject({ rowCount: 3, columnCount: 5 });
    expect(profile?.sizeInBytes).toBeGreaterThan(0);
    expect(profile?.fieldProfiles?.find(({ fieldPath }) => fieldPath === 'amount')).toEqual({
      fieldPath: 'amount',
      uniqueCount: 3,
      uniqueProportion: 1,
      nullCount: 0,
      nullProportion: 0,
      min: '2.0',
      max: '100.0',
      mean: '37.5',
      median: '10.5',
      stdev: '54.29318557609233',
      sampleValues: ['10.50', '2.00', '100.00'],
    });
    const born = aspect('shop.public.customers', 'datasetProfile')?.fieldProfiles?.find(
      ({ fieldPath }) => fieldPath === 'born',
    );
    expect(born).toMatchObject({ nullCount: 1, min: '1990-01-02', max: '2001-05-06' });
  });

  it('profiling: samples large tables, and measures distributions', async () => {
    await server.query(
      'create table many as select g as id, g % 7 as day from generate_series(1, 30000) g; analyze many',
    );
    const { aspect, result } = await read({
      table_pattern: { allow: ['shop\\.public\\.many'] },
      profiling: {
        enabled: true,
        sample_size: 1000,
        include_field_quantiles: true,
        include_field_histogram: true,
        include_field_distinct_value_frequencies: true,
      },
    });
    await server.query('drop table many');
    expect(result.status).toBe('SUCCESS');
    const profile = aspect('many', 'datasetProfile');
    expect(profile?.rowCount).toBe(30_000);
    expect(profile?.partitionSpec).toEqual({ partition: 'SAMPLE (1000 rows)', type: 'QUERY' });
    const [id, day] = profile?.fieldProfiles ?? [];
    expect(id?.uniqueCount).toBeGreaterThan(100);
    expect(id?.uniqueCount).toBeLessThanOrEqual(1000);
    expect(id?.quantiles).toHaveLength(5);
    expect(id?.histogram?.heights).toHaveLength(10);
    expect(day?.distinctValueFrequencies).toHaveLength(7);
  });

  it('profiling: names the right that is missing, and stops at quotas', async () => {
    await server.query(
      "create role reader login password 'reader-password'; grant usage on schema sales to reader",
    );
    const { text, result } = await read({
      username: 'reader',
      password: 'reader-password',
      profiling: { enabled: true, max_tables: 2 },
    });
    expect(result.status).toBe('SUCCESS');
    expect(text).toContain('GRANT SELECT ON');
    expect(text).toContain('since max_tables is 2');
    expect(text).not.toContain('reader-password');
  });

  it('classification: samples the values of columns', async () => {
    await server.query(
      `create table contacts (mail text, "Kind" mood, home address, tags text[]);
       insert into contacts select 'p' || g || '@example.org', 'happy', null, '{c}' from generate_series(1, 60) g`,
    );
    const { aspect, result } = await read({ classification: { enabled: true } });
    await server.query('drop table contacts');
    expect(result.status).toBe('SUCCESS');
    const fields = aspect('shop.public.contacts', 'schemaMetadata')?.fields;
    expect(fields?.map(({ glossaryTerms }) => glossaryTerms?.terms.map(({ urn: term }) => term))).toEqual([
      ['urn:li:glossaryTerm:Email_Address'],
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('platformInstance: is part of URNs', async () => {
    const { datasets, aspect } = await read({ platform_instance: 'eu1' });
    expect(datasets()).toContain(urn('eu1.shop.sales.orders'));
    expect(aspect('eu1.shop.sales.orders', 'dataPlatformInstance')?.instance).toContain('eu1');
  });

  it('patterns: include and exclude', async () => {
    const { datasets } = await read({
      schema_pattern: { allow: ['sales'] },
      view_pattern: { deny: ['.*big'] },
    });
    expect(datasets()).toEqual([urn('shop.sales.orders'), urn('shop.sales.totals')]);
    expect((await read({ include_tables: false, schema_pattern: { allow: ['sales'] } })).datasets()).toEqual([
      urn('shop.sales.big'),
      urn('shop.sales.totals'),
    ]);
  });

  it('patterns: reads all databases without `database`', async () => {
    const { proposals } = await read({ database: undefined, database_pattern: { deny: ['postgres'] } });
    expect(JSON.stringify(proposals)).toContain('shop.public.customers');
    expect(JSON.stringify(proposals)).not.toContain('postgres.public');
  });

  it('domains and tags: are given by pattern', async () => {
    const { aspect, proposals } = await read({
      domain: { 'urn:li:domain:sales': { allow: ['shop\\.sales\\..*'] } },
      tags: { person: { allow: ['.*customers'] } },
    });
    expect(aspect('shop.sales.orders', 'domains')).toEqual({ domains: ['urn:li:domain:sales'] });
    expect(aspect('shop.public.customers', 'domains')).toBeUndefined();
    expect(proposals.find(({ aspectName }) => aspectName === 'globalTags')?.entityUrn).toBe(
      urn('shop.public.customers'),
    );
  });

  it('queryLineage: says what is missing without pg_stat_statements', async () => {
    const { result, text } = await read({ include_query_lineage: true });
    expect(result.status).toBe('FAILURE');
    expect(text).toContain('CREATE EXTENSION pg_stat_statements;');
  });

  it('queryLineage and usage: come from pg_stat_statements', async () => {
    await server.query('create extension pg_stat_statements; select pg_stat_statements_reset()');
    await server.query(
      'insert into archive (id, line, customer) select id, line, customer from sales.orders where paid',
    );
    await server.query(
      'create table best as select name from customers where id in (select customer from sales.orders)',
    );
    for (const paid of [true, false])
      await server.query(`select amount from sales.orders where paid = ${paid}`);
    const { aspect, result } = await read({ include_query_lineage: true, include_usage_statistics: true });
    await server.query('drop table best; drop extension pg_stat_statements');
    expect(result.status).toBe('SUCCESS');
    const archive = aspect('shop.public.archive', 'upstreamLineage');
    expect(archive?.upstreams.map(({ dataset }) => dataset)).toEqual([urn('shop.sales.orders')]);
    expect(archive?.fineGrainedLineages?.map(({ downstreams }) => downstreams)).toEqual(
      ['id', 'line', 'customer'].map((column) => [field('shop.public.archive', column)]),
    );
    expect(aspect(archive?.upstreams[0]?.query ?? '-', 'queryProperties')?.statement.value).toContain(
      'insert into archive',
    );
    expect(aspect('shop.public.best', 'upstreamLineage')?.upstreams).toHaveLength(2);
    const usage = aspect('shop.sales.orders', 'datasetUsageStatistics');
    expect(usage).toMatchObject({
      totalSqlQueries: 4,
      uniqueUserCount: 1,
      userCounts: [{ user: 'urn:li:corpuser:postgres', count: 4 }],
      eventGranularity: { unit: 'DAY', multiple: 1 },
    });
    expect(usage?.fieldCounts).toContainEqual({ fieldPath: 'amount', count: 2 });
    expect(usage?.fieldCounts).toContainEqual({ fieldPath: 'paid', count: 3 });
    expect(usage?.topSqlQueries?.[0]).toContain('select amount');
  });

  it('testConnection: says what is wrong', async () => {
    const { text, result } = await read({ password: 'no-such-password' });
    expect(result.status).toBe('FAILURE');
    expect(text).toContain('the password of postgres is wrong');
    expect(text).not.toContain('no-such-password');
  });
});

describe('postgres, as every relational source', () => {
  testRelationalSource('postgres', () => ({
    config: access(),
    unreachable: { config: { ...access(), password: 'x' }, says: 'the password of postgres is wrong' },
    place: 'shop.public',
    run: (statements) => server.query(statements),
  }));
});
