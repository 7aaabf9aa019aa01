import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';

/** A system without a server, in a folder, and what a person does to it between runs of a recipe. */
export interface LocalSystem {
  /** Configuration of the source. */
  readonly config: object;
  /** Configuration with which the source cannot read it, and what the test of the connection says then. */
  readonly unreachable: { readonly config: object; readonly says: string };
  create(folder: string): Promise<void>;
  /** Removes a thing, such as a table. `create` makes it again. */
  remove(folder: string): Promise<void>;
  /** Makes the thing unreadable, which still exists. */
  damage?(folder: string): Promise<void>;
  /** Part of the URN of what is removed, and of something that stays. */
  readonly gone: string;
  readonly stays: string;
}

const nowhere = { config: { path: 'nowhere.json' }, says: 'nowhere.json' };
const save = async (path: string, value: unknown) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
};
/** Runs statements in the SQLite file `shop.db` of a folder. */
export async function runInSqlite(folder: string, statements: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'shop.db'));
  database.exec(statements);
  database.close();
}

/** Runs statements in the DuckDB file `shop.duckdb` of a folder. */
export async function runInDuckdb(folder: string, statements: string): Promise<void> {
  const instance = await DuckDBInstance.create(join(folder, 'shop.duckdb'));
  const connection = await instance.connect();
  await connection.run(statements);
  connection.closeSync();
  instance.closeSync();
}

// A view reads the table `base`, without which the view cannot be read, and still exists.
const tables = `create table if not exists base (a int); create table if not exists orders (id int);
  create table if not exists customers (id int); create view if not exists gone as select a from base;`;

const icebergTable = {
  'format-version': 2,
  location: 'lake/shop/orders',
  'current-schema-id': 0,
  schemas: [
    { 'schema-id': 0, type: 'struct', fields: [{ id: 1, name: 'id', required: true, type: 'long' }] },
  ],
};
const fileItem = (name: string) => ({
  entityUrn: `urn:li:dataset:(urn:li:dataPlatform:x,${name},PROD)`,
  entityType: 'dataset',
  changeType: 'UPSERT',
  aspectName: 'datasetProperties',
  aspect: { json: { name, customProperties: {} } },
});
const api = (paths: readonly string[]) => ({
  openapi: '3.0.0',
  info: { title: 'shop', version: '1' },
  paths: Object.fromEntries(
    paths.map((path) => [
      path,
      {
        get: {
          responses: {
            200: {
              content: {
                'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' } } } },
              },
            },
          },
        },
      },
    ]),
  ),
});
const dbtFixtures = fileURLToPath(new URL('../../packages/ingestion/fixtures/dbt/', import.meta.url));
const jsonSchema = { type: 'object', properties: { id: { type: 'integer' } } };

/** By the names of their sources. */
export const localSystems: Readonly<Record<string, LocalSystem>> = {
  sqlite: {
    config: { database: 'shop.db' },
    unreachable: { config: { database: 'nowhere.db' }, says: 'There is no file' },
    create: (folder) => runInSqlite(folder, tables),
    remove: (folder) => runInSqlite(folder, 'drop view gone'),
    damage: (folder) => runInSqlite(folder, 'drop table base'),
    gone: 'main.gone',
    stays: 'main.orders',
  },
  duckdb: {
    config: { database: 'shop.duckdb' },
    unreachable: { config: { database: 'nowhere.duckdb' }, says: 'There is no file' },
    create: (folder) => runInDuckdb(folder, tables),
    remove: (folder) => runInDuckdb(folder, 'drop view gone'),
    damage: (folder) => runInDuckdb(folder, 'drop table base'),
    gone: 'main.gone',
    stays: 'main.orders',
  },
  s3: {
    config: { path_specs: [{ include: 'lake/*.csv' }] },
    unreachable: {
      config: { path_specs: [{ include: 'nowhere/*.csv' }] },
      says: 'nowhere/ does not exist',
    },
    async create(folder) {
      for (const name of ['orders', 'customers', 'gone'])
        await save(join(folder, `lake/${name}.csv`), 'id\n1\n');
    },
    remove: (folder) => rm(join(folder, 'lake/gone.csv')),
    damage: (folder) => save(join(folder, 'lake/gone.csv'), '"id'),
    gone: 'lake/gone.csv',
    stays: 'lake/orders.csv',
  },
  iceberg: {
    config: { catalog: { local: { type: 'hadoop', warehouse: 'lake' } } },
    unreachable: {
      config: { catalog: { local: { type: 'hadoop', warehouse: 'nowhere' } } },
      says: 'nowhere/ does not exist',
    },
    async create(folder) {
      for (const name of ['orders', 'customers', 'gone'])
        await save(join(folder, `lake/shop/${name}/metadata/v1.metadata.json`), icebergTable);
    },
    remove: (folder) => rm(join(folder, 'lake/shop/gone'), { recursive: true }),
    damage: (folder) => save(join(folder, 'lake/shop/gone/metadata/v1.metadata.json'), '{'),
    gone: 'shop.gone',
    stays: 'shop.orders',
  },
  'json-schema': {
    config: { path: 'schemas', platform: 'schemas' },
    unreachable: { ...nowhere, config: { ...nowhere.config, platform: 'schemas' } },
    async create(folder) {
      for (const name of ['orders', 'customers', 'gone'])
        await save(join(folder, `schemas/${name}.json`), jsonSchema);
    },
    remove: (folder) => rm(join(folder, 'schemas/gone.json')),
    damage: (folder) => save(join(folder, 'schemas/gone.json'), '{'),
    gone: 'gone',
    stays: 'orders',
  },
  openapi: {
    config: { name: 'shop', url: '.', swagger_file: 'api.json' },
    unreachable: {
      config: { name: 'shop', url: '.', swagger_file: 'nowhere.json' },
      says: 'nowhere.json',
    },
    create: (folder) => save(join(folder, 'api.json'), api(['/orders', '/customers', '/gone'])),
    remove: (folder) => save(join(folder, 'api.json'), api(['/orders', '/customers'])),
    gone: 'shop.gone',
    stays: 'shop.orders',
  },
  dbt: {
    config: { manifest_path: 'manifest.json', catalog_path: 'catalog.json', target_platform: 'duckdb' },
    unreachable: {
      config: { manifest_path: 'nowhere.json', target_platform: 'duckdb' },
      says: 'nowhere.json',
    },
    async create(folder) {
      for (const name of ['manifest.json', 'catalog.json'])
        await copyFile(join(dbtFixtures, name), join(folder, name));
    },
    async remove(folder) {
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
      delete manifest.nodes['snapshot.shop.customers_snapshot'];
      await save(join(folder, 'manifest.json'), manifest);
    },
    gone: 'dataPlatform:dbt,shop.snapshots.customers_snapshot',
    stays: 'dataPlatform:dbt,shop.main.stg_customers',
  },
  file: {
    config: { path: 'items.json' },
    unreachable: nowhere,
    create: (folder) =>
      save(join(folder, 'items.json'), ['shop.gone', 'shop.orders', 'shop.customers'].map(fileItem)),
    remove: (folder) => save(join(folder, 'items.json'), ['shop.orders', 'shop.customers'].map(fileItem)),
    gone: 'shop.gone',
    stays: 'shop.orders',
  },
};

/** Makes the system of a source in a folder of its own. */
export async function createLocalSystem(source: string): Promise<LocalSystem & { readonly folder: string }> {
  const system = localSystems[source];
  if (!system) throw new Error(`No system is described for ${source}`);
  const folder = await mkdtemp(join(tmpdir(), `colophon-${source}-`));
  await system.create(folder);
  return { ...system, folder };
}
