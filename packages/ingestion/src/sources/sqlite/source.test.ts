import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource, testNow } from '../../testing/read-source.ts';
import { sqlite } from './source.ts';

const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:sqlite,${name},PROD)`;
const field = (name: string, column: string) => `urn:li:schemaField:(${urn(name)},${column})`;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-sqlite-'));
  const database = new DatabaseSync(join(folder, 'shop.db'));
  database.exec(`
    create table customers (id integer primary key, name text not null, born date, data blob);
    create table orders (
      id integer, line integer, customer integer references customers, amount decimal(10, 2), paid boolean,
      primary key (id, line)
    );
    create view totals as select c.name as customer, sum(o.amount) as total
      from orders o join customers c on c.id = o.customer group by c.name;
    insert into customers values (1, 'Ana', '1990-01-02', null), (2, 'Bo', null, x'00');
    insert into orders values (1, 1, 1, 10.5, 1), (1, 2, 1, 2, 0), (2, 1, 2, 9007199254740993, 1);
  `);
  database.close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (config: object = {}) => readSource(sqlite, { database: 'shop.db', ...config }, { folder });

describe('the SQLite source', () => {
  it('containers, views: reads containers, tables and views', async () => {
    const { records, warnings, urns } = await read();
    expect(records.map(({ id }) => id)).toEqual([
      'shop.db',
      'shop.db.main',
      'main.customers',
      'main.orders',
      'main.totals',
    ]);
    expect(urns()).toContain(urn('main.totals'));
    expect(warnings).toEqual([]);
  });

  it('schema, keys: reads columns, types and keys', async () => {
    const schema = (await read()).aspect('main.orders', 'schemaMetadata');
    expect(schema?.fields.map((one) => [one.fieldPath, one.nativeDataType, one.nullable])).toEqual([
      ['id', 'INTEGER', false],
      ['line', 'INTEGER', false],
      ['customer', 'INTEGER', true],
      ['amount', 'decimal(10, 2)', true],
      ['paid', 'boolean', true],
    ]);
    expect(schema?.primaryKeys).toEqual(['id', 'line']);
    expect(schema?.foreignKeys).toEqual([
      {
        name: 'orders_fk_0',
        foreignFields: [field('main.customers', 'id')],
        sourceFields: [field('main.orders', 'customer')],
        foreignDataset: urn('main.customers'),
      },
    ]);
  });

  it('tableLineage, columnLineage: traces the columns of a view', async () => {
    const reading = await read();
    const lineage = reading.aspect('main.totals', 'upstreamLineage');
    expect(lineage?.upstreams.map(({ dataset, type }) => [dataset, type])).toEqual([
      [urn('main.customers'), 'VIEW'],
      [urn('main.orders'), 'VIEW'],
    ]);
    expect(
      lineage?.fineGrainedLineages?.map(({ upstreams, downstreams }) => [upstreams, downstreams]),
    ).toEqual([
      [[field('main.customers', 'name')], [field('main.totals', 'customer')]],
      [[field('main.orders', 'amount')], [field('main.totals', 'total')]],
    ]);
    expect(reading.aspect('main.totals', 'viewProperties')).toMatchObject({ materialized: false });
  });

  it('profiling: profiles tables', async () => {
    const { aspect } = await read({ profiling: { enabled: true } });
    const profile = aspect('main.orders', 'datasetProfile');
    expect(profile).toMatchObject({ rowCount: 3, columnCount: 5 });
    expect(profile?.fieldProfiles?.find(({ fieldPath }) => fieldPath === 'line')).toEqual({
      fieldPath: 'line',
      uniqueCount: 2,
      uniqueProportion: 2 / 3,
      nullCount: 0,
      nullProportion: 0,
      min: '1',
      max: '2',
      mean: '1.3333333333333333',
      sampleValues: ['1', '2', '1'],
    });
  });

  it('profiling: profiles no more tables than its quota', async () => {
    const { counts, warnings } = await read({ profiling: { enabled: true, max_tables: 1 } });
    expect(counts.tables_profiled).toBe(1);
    expect(warnings[0]?.message).toBe('1 tables have no profile, since max_tables is 1.');
  });

  it('profiling: leaves out tables with too many rows, and all when the time is over', async () => {
    const limited = await read({ profiling: { enabled: true, profile_table_row_limit: 2 } });
    expect(limited.aspect('main.customers', 'datasetProfile')?.rowCount).toBe(2);
    expect(limited.aspect('main.orders', 'datasetProfile')).toBeUndefined();
    expect(limited.warnings[0]?.message).toBe(
      '1 tables have no profile, since profile_table_row_limit is 2.',
    );
    let time = testNow;
    const config = { database: 'shop.db', profiling: { enabled: true, time_limit_seconds: 5 } };
    const late = await readSource(sqlite, config, { folder, now: () => (time += 10_000) });
    expect(late.warnings[0]?.message).toBe('2 tables have no profile, since time_limit_seconds is 5.');
  });

  it('profiling: measures as much as the settings say', async () => {
    const profile = async (profiling: object) =>
      (await read({ profiling: { enabled: true, ...profiling } })).aspect('main.orders', 'datasetProfile');
    expect(await profile({ profile_table_level_only: true })).not.toHaveProperty('fieldProfiles');
    expect((await profile({ max_number_of_fields_to_profile: 2 }))?.fieldProfiles).toHaveLength(2);
    const cheap = await profile({ turn_off_expensive_profiling_metrics: true });
    expect(cheap?.fieldProfiles?.[0]).toMatchObject({ uniqueCount: 2 });
    expect(cheap?.fieldProfiles?.[0]).not.toHaveProperty('sampleValues');
  });

  it('incremental: writes only the status of what has not changed', async () => {
    const state = new Map<string, string>();
    const options = { folder, state };
    await readSource(sqlite, { database: 'shop.db', incremental: true }, options);
    const { records, counts } = await readSource(sqlite, { database: 'shop.db', incremental: true }, options);
    expect(counts.unchanged).toBe(3);
    expect(records.at(-1)?.proposals.map(({ aspectName }) => aspectName)).toEqual(['status']);
  });

  it('incremental: says that it needs a state', async () => {
    const stateful_ingestion = { enabled: true };
    const titles = async (config: object, pipelineName?: string) => {
      const complete = { database: 'shop.db', incremental: true, ...config };
      const options = { folder, ...(pipelineName !== undefined && { pipelineName }) };
      return (await readSource(sqlite, complete, options)).warnings.map(({ title }) => title);
    };
    expect(await titles({}, 'shop')).toEqual(['every table is written']);
    expect(await titles({ stateful_ingestion })).toEqual(['every table is written']);
    expect(await titles({ stateful_ingestion }, 'shop')).toEqual([]);
  });

  it('patterns, domains, tags, platformInstance: applies patterns, domains, tags and the instance', async () => {
    const { urns, records, aspect } = await read({
      table_pattern: { deny: ['main\\.customers'] },
      domain: { sales: { allow: ['main\\.orders'] } },
      tags: { pii: { allow: ['main\\.orders'] } },
      platform_instance: 'eu1',
    });
    const name = 'eu1.main.orders';
    expect(urns().filter((one) => one.startsWith('urn:li:dataset:'))).toEqual([
      urn(name),
      urn('eu1.main.totals'),
    ]);
    expect(aspect(name, 'domains')).toEqual({ domains: ['urn:li:domain:sales'] });
    expect(aspect(name, 'dataPlatformInstance')?.instance).toContain('eu1');
    expect(
      records.flatMap(({ proposals }) => proposals).filter(({ changeType }) => changeType === 'PATCH'),
    ).toHaveLength(1);
  });

  it('names a file that is not there, or no database', async () => {
    await expect(read({ database: 'missing.db' })).rejects.toThrow(/There is no file .*missing\.db/);
    await writeFile(
      join(folder, 'text.db'),
      'no database at all, but long enough to have a header'.repeat(10),
    );
    await expect(read({ database: 'text.db' })).rejects.toThrow(
      /text\.db cannot be opened: file is not a database/,
    );
  });

  it('warns of a view that cannot be read, and goes on', async () => {
    const database = new DatabaseSync(join(folder, 'odd.db'));
    database.exec(`
      create table t (a, "b.c,(d)" int);
      create view ok as select * from t;
      create view broken as select * from gone;
      create view one as select * from two;
      create view two as select * from one;
    `);
    database.close();
    const { records, warnings, infos } = await read({ database: 'odd.db' });
    expect(records.map(({ id }) => id)).toContain('main.ok');
    expect(warnings.map(({ context }) => context)).toEqual(['main.broken', 'main.one', 'main.two']);
    expect(infos.map(({ title }) => title)).toContain('unknown type');
  });

  describe('with classification', () => {
    const termsOf = async (classification: object) => {
      const reading = await read({ classification: { enabled: true, ...classification } });
      const fields = reading.aspect(urn('main.people'), 'schemaMetadata')?.fields ?? [];
      const terms = fields.flatMap(({ fieldPath, glossaryTerms }) =>
        (glossaryTerms?.terms ?? []).map((term) => `${fieldPath} ${term.urn}`),
      );
      return { terms, reading };
    };
    const lenient = [{ type: 'datahub', config: { minimum_values_threshold: 2 } }];

    beforeAll(() => {
      const database = new DatabaseSync(join(folder, 'shop.db'));
      database.exec(`
        create table people (id integer primary key, contact text, bank text, note text, photo blob);
        insert into people values
          (1, 'ana@example.org', 'DE89370400440532013000', 'nice', null),
          (2, 'bo@example.org', 'GB82WEST12345698765432', null, x'00'), (3, null, '', '', null);
      `);
      database.close();
    });
    afterAll(() => {
      const database = new DatabaseSync(join(folder, 'shop.db'));
      database.exec('drop table people');
      database.close();
    });

    it('classification: gives columns the terms of what their values are', async () => {
      const { terms, reading } = await termsOf({
        classifiers: lenient,
        info_type_to_term: { IBAN: 'finance.account' },
      });
      expect(terms).toEqual([
        'contact urn:li:glossaryTerm:Email_Address',
        'bank urn:li:glossaryTerm:finance.account',
      ]);
      expect(reading.counts.columns_classified).toBe(2);
      expect(reading.infos).toContainEqual({
        title: 'classified',
        message: 'Email_Address, with a confidence of 0.70',
        context: 'main.people.contact',
      });
      // The report must not have values, which may be secret.
      expect(JSON.stringify([reading.infos, reading.warnings])).not.toContain('ana@');
    });

    it('looks only at the tables and columns that patterns allow', async () => {
      const columns = await termsOf({ classifiers: lenient, column_pattern: { deny: ['.*\\.bank'] } });
      expect(columns.terms).toEqual(['contact urn:li:glossaryTerm:Email_Address']);
      const tables = await termsOf({ classifiers: lenient, table_pattern: { deny: ['.*people'] } });
      expect(tables.terms).toEqual([]);
    });

    it('needs as many values as DataHub does, and does nothing until it is enabled', async () => {
      expect((await termsOf({})).terms).toEqual([]);
      expect((await termsOf({ enabled: false, classifiers: lenient })).terms).toEqual([]);
    });
  });
});
