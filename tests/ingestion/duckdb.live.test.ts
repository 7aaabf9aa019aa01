import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSource, sourceNamed } from '@colophon/ingestion/testing';
import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, describe, expect, it } from 'vitest';

const duckdb = await sourceNamed('duckdb');

const folder = mkdtempSync(join(tmpdir(), 'duckdb-'));
const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:duckdb,shop.${name},PROD)`;
const field = (name: string, column: string) => `urn:li:schemaField:(${urn(name)},${column})`;
const read = (config: object = {}) => readSource(duckdb, { database: 'shop.duckdb', ...config }, { folder });

beforeAll(async () => {
  const instance = await DuckDBInstance.create(join(folder, 'shop.duckdb'));
  const connection = await instance.connect();
  await connection.run(`
    create schema sales;
    create table customers (id integer primary key, name varchar not null, born date, address struct(city varchar));
    comment on table customers is 'Who buys';
    comment on column customers.name is 'Full name';
    create table orders (id integer primary key, customer integer references customers (id),
      amount decimal(10, 2), tags varchar[], paid timestamptz);
    create view sales.totals as select c.name as customer, sum(o.amount) as total
      from orders o join customers c on c.id = o.customer group by c.name;
    create table "odd "" name, (x)" (a integer);
    insert into customers values (1, 'Ana', '1990-01-02', {city: 'Rome'}), (2, 'Bo', null, null);
    insert into orders select i, 1 + i % 2, i + 0.5, ['x'], null from range(200) r (i);
  `);
  connection.closeSync();
  instance.closeSync();
});

describe('the DuckDB source', () => {
  it('containers, views: reads schemas, tables and views', async () => {
    const { records, warnings } = await read();
    expect(warnings).toEqual([]);
    expect(records.map(({ id }) => id)).toEqual([
      'shop',
      'shop.main',
      'shop.main.customers',
      'shop.main.odd " name, (x)',
      'shop.main.orders',
      'shop.sales',
      'shop.sales.totals',
    ]);
  });

  it('schema, keys, descriptions: reads columns with their types, keys and comments', async () => {
    const reading = await read();
    const customers = reading.aspect(urn('main.customers'), 'schemaMetadata');
    expect(customers?.fields.map((one) => [one.fieldPath, one.nativeDataType, one.nullable])).toEqual([
      ['id', 'INTEGER', false],
      ['name', 'VARCHAR', false],
      ['born', 'DATE', true],
      ['address', 'STRUCT(city VARCHAR)', true],
    ]);
    expect(customers?.primaryKeys).toEqual(['id']);
    expect(customers?.fields[1]?.description).toBe('Full name');
    expect(reading.aspect(urn('main.customers'), 'datasetProperties')?.description).toBe('Who buys');
    expect(reading.aspect(urn('main.orders'), 'schemaMetadata')?.foreignKeys).toMatchObject([
      {
        sourceFields: [field('main.orders', 'customer')],
        foreignFields: [field('main.customers', 'id')],
      },
    ]);
    expect(
      reading
        .aspect(urn('main.orders'), 'schemaMetadata')
        ?.fields.map(({ type }) => Object.keys(type.type)[0]),
    ).toEqual(
      ['Number', 'Number', 'Number', 'Array', 'Time'].map((type) => `com.linkedin.schema.${type}Type`),
    );
  });

  it('tableLineage, columnLineage: reads the statement of a view', async () => {
    const lineage = (await read()).aspect(urn('sales.totals'), 'upstreamLineage');
    expect(lineage?.upstreams.map(({ dataset }) => dataset).sort()).toEqual([
      urn('main.customers'),
      urn('main.orders'),
    ]);
    expect(
      lineage?.fineGrainedLineages?.map(({ upstreams, downstreams }) => [upstreams, downstreams]),
    ).toEqual([
      [[field('main.customers', 'name')], [field('sales.totals', 'customer')]],
      [[field('main.orders', 'amount')], [field('sales.totals', 'total')]],
    ]);
  });

  it('profiling: counts rows and values', async () => {
    const reading = await read({ profiling: { enabled: true } });
    expect(reading.warnings).toEqual([]);
    const profile = reading.aspect(urn('main.orders'), 'datasetProfile');
    expect(profile?.rowCount).toBe(200);
    expect(profile?.fieldProfiles?.[0]).toMatchObject({
      uniqueCount: 200,
      nullCount: 0,
      min: '0',
      max: '199',
    });
  });

  it('patterns, platformInstance: reads what is allowed, on an instance', async () => {
    const { urns } = await read({
      schema_pattern: { deny: ['sales'] },
      table_pattern: { allow: ['shop.main.orders'] },
      platform_instance: 'eu1',
    });
    expect(urns().filter((one) => one.includes(':dataset:'))).toEqual([
      'urn:li:dataset:(urn:li:dataPlatform:duckdb,eu1.shop.main.orders,PROD)',
    ]);
  });

  it('incremental: writes a table again only if it has changed', async () => {
    const state = new Map<string, string>();
    const run = () => readSource(duckdb, { database: 'shop.duckdb', incremental: true }, { folder, state });
    expect((await run()).counts).not.toHaveProperty('unchanged');
    expect((await run()).counts.unchanged).toBe(4);
  });

  it('domains, tags, removal: gives them by pattern, and owns what it writes', async () => {
    const reading = await read({
      domain: { sales: { allow: ['.*orders'] } },
      tags: { pii: { allow: ['.*customers'] } },
    });
    expect(reading.aspect(urn('main.orders'), 'domains')?.domains).toEqual(['urn:li:domain:sales']);
    const proposals = reading.records.flatMap((record) => record.proposals);
    expect(proposals.some((one) => 'patch' in one && one.aspectName === 'globalTags')).toBe(true);
    expect(reading.records.every(({ owned = true }) => owned)).toBe(true);
  });

  it('testConnection: says what is wrong with a file', async () => {
    writeFileSync(join(folder, 'text.duckdb'), 'not a database');
    await expect(read({ database: 'text.duckdb' })).rejects.toThrow(/text.duckdb cannot be opened/);
    await expect(read({ database: 'none.duckdb' })).rejects.toThrow(/There is no file/);
  });
});
