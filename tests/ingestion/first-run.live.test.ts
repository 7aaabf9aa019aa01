import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Served, serve } from '../support/serve.ts';
import { shopDatabase } from './shop-database.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const run = promisify(execFile);

/** All that a newcomer writes: where the database is, and what to read beyond its tables. */
const recipe = (port: number) => `
source:
  type: postgres
  config:
    host_port: 127.0.0.1:${port}
    database: shop
    username: postgres
    password: \${PGPASSWORD}
    profiling: { enabled: true }
    include_query_lineage: true
    include_usage_statistics: true
`;

const urn = (name: string) => makeDatasetUrn('postgres', `shop.${name}`);
const [orders, totals, customers] = [urn('sales.orders'), urn('sales.totals'), urn('public.customers')];
let database: Postgres;
let served: Served;
let summary: string;

/** Runs `colophon` in the newcomer's folder, and returns what it prints. */
async function colophon(...args: string[]): Promise<string> {
  const { address, home } = served;
  const { stdout } = await run(process.execPath, [main, ...args], {
    cwd: home,
    env: {
      ...process.env,
      COLOPHON_SERVER: address,
      COLOPHON_STATE: join(home, 'state'),
      XDG_CONFIG_HOME: home,
      PGPASSWORD: database.password,
    },
  });
  return stdout;
}

async function query(text: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${served.address}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  });
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

beforeAll(async () => {
  // Each on its own, so that the other is stopped if one does not start.
  database = await startPostgres('shop', ['-c', 'shared_preload_libraries=pg_stat_statements']);
  await database.query(shopDatabase);
  await database.query('create extension pg_stat_statements; select pg_stat_statements_reset()');
  for (const paid of [true, false])
    await database.query(`select amount from sales.orders where paid = ${paid}`);
  served = await serve();
  expect(await readdir(served.home)).toEqual(['data']);
  await writeFile(join(served.home, 'shop.yml'), recipe(database.port));
  summary = await colophon('ingest', 'run', '-c', 'shop.yml');
});

afterAll(async () => {
  await served?.stop();
  await database?.stop();
});

describe('the first run of a newcomer, from an empty folder', () => {
  it('succeeds, and says so', async () => {
    const [last] = JSON.parse(await colophon('ingest', 'list-runs', '--json'));
    expect(last).toMatchObject({ status: 'SUCCESS', source: 'postgres' });
    expect(summary).toContain(last.runId);
  });

  it('finds tables and views by name, column and description', async () => {
    const found = async (...words: string[]) =>
      (await colophon('search', ...words, '--entity', 'dataset', '--urns')).trim().split('\n');
    expect(await found('shop')).toEqual(expect.arrayContaining([customers, orders, totals]));
    expect((await found('orders'))[0]).toBe(orders);
    expect(await found('born')).toEqual([customers]);
    expect(await found('people who buy')).toContain(customers);
  });

  it('shows everything on the command line', async () => {
    const schema = JSON.parse(await colophon('get', orders, 'schemaMetadata'));
    expect(schema.fields).toHaveLength(5);
    expect(schema.foreignKeys).toMatchObject([{ name: 'orders_customer', foreignDataset: customers }]);
    const profile = JSON.parse(await colophon('get', orders, 'datasetProfile'));
    expect(profile).toMatchObject({ rowCount: 3, columnCount: 5 });
    const usage = JSON.parse(await colophon('get', orders, 'datasetUsageStatistics'));
    expect(usage).toMatchObject({ totalSqlQueries: 2, uniqueUserCount: 1 });
    const downstream = await colophon('lineage', customers, '--direction', 'downstream', '--hops', '2');
    for (const view of [totals, urn('sales.big'), urn('public.people')]) expect(downstream).toContain(view);
    expect(await colophon('lineage', totals, '--columns')).toContain(`(${orders},amount)`);
  });

  it('shows everything by GraphQL', async () => {
    expect(
      await query(`{
        searchAcrossEntities(input: { types: [DATASET], query: "orders", start: 0, count: 1 }) {
          searchResults { entity { urn } }
        }
        searchAcrossLineage(input: { urn: "${customers}", direction: DOWNSTREAM, query: "*", start: 0, count: 10 }) {
          total
        }
        orders: dataset(urn: "${orders}") {
          name
          subTypes { typeNames }
          schemaMetadata { fields { fieldPath } foreignKeys { name } }
          datasetProfiles(limit: 1) { rowCount fieldProfiles { fieldPath max } }
          usageStats(range: MONTH) { aggregations { totalSqlQueries fields { fieldName count } } }
        }
        totals: dataset(urn: "${totals}") {
          viewProperties { materialized }
          fineGrainedLineages { upstreams { urn path } downstreams { path } }
        }
      }`),
    ).toMatchObject({
      searchAcrossEntities: { searchResults: [{ entity: { urn: orders } }] },
      searchAcrossLineage: { total: 3 },
      orders: {
        name: 'orders',
        subTypes: { typeNames: ['Table'] },
        schemaMetadata: {
          fields: ['id', 'line', 'customer', 'amount', 'paid'].map((fieldPath) => ({ fieldPath })),
          foreignKeys: [{ name: 'orders_customer' }],
        },
        datasetProfiles: [
          {
            rowCount: 3,
            fieldProfiles: expect.arrayContaining([{ fieldPath: 'amount', max: '100.0' }]),
          },
        ],
        // Only what the newcomer asked: profiling's own statements are no usage.
        usageStats: {
          aggregations: {
            totalSqlQueries: 2,
            fields: expect.arrayContaining([{ fieldName: 'amount', count: 2 }]),
          },
        },
      },
      totals: {
        viewProperties: { materialized: false },
        fineGrainedLineages: [
          { upstreams: [{ urn: customers, path: 'name' }], downstreams: [{ path: 'customer' }] },
          { upstreams: [{ urn: orders, path: 'amount' }], downstreams: [{ path: 'total' }] },
        ],
      },
    });
  });
});
