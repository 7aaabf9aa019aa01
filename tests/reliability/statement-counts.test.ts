import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore, type SqlDatabase, type SqlStatement } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, test } from 'vitest';

// A statement more is paid for by every write. When a number rises here, the new one should be worth it.

const urn = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const owner = (name: string) => ({ owner: `urn:li:corpuser:${name}`, type: 'TECHNICAL_OWNER' });

test.each<[what: string, aspect: string, before: JsonObject[], value: JsonObject, counts: Counts]>([
  [
    'the first aspect of an entity, with four that follow from the URN',
    'datasetProperties',
    [],
    { name: 'orders', description: 'Orders of the shop', customProperties: { engine: 'InnoDB' }, tags: [] },
    {
      // Two of them read the platform of the dataset and its instance, which its browse path depends on.
      'SELECT entity': 6,
      BEGIN: 1,
      'INSERT entity': 1,
      SELECT: 1,
      'INSERT search_value': 1,
      'INSERT search_text': 1,
      'INSERT aspect': 5,
      'INSERT log': 5,
      COMMIT: 1,
    },
  ],
  [
    'a changed description',
    'datasetProperties',
    [{ name: 'orders', description: 'Orders', customProperties: {}, tags: [] }],
    { name: 'orders', description: 'Orders of the shop', customProperties: {}, tags: [] },
    {
      'SELECT entity': 4,
      BEGIN: 1,
      'UPDATE entity': 1,
      'INSERT search_text': 1,
      'INSERT aspect': 2,
      'INSERT log': 1,
      COMMIT: 1,
    },
  ],
  [
    'the same value again',
    'status',
    [{ removed: false }],
    { removed: false },
    {
      'SELECT entity': 4,
      BEGIN: 1,
      'INSERT aspect': 1,
      COMMIT: 1,
    },
  ],
  [
    'a changed owner',
    'ownership',
    [{ owners: [owner('jdoe')] }],
    { owners: [owner('jsmith')] },
    {
      'SELECT entity': 5,
      BEGIN: 1,
      'UPDATE entity': 1,
      // Owners, and owners by type.
      'DELETE search_value': 2,
      'INSERT search_value': 1,
      'INSERT aspect': 2,
      'INSERT log': 1,
      'DELETE edge': 2,
      'SELECT edge_kind': 1,
      'INSERT entity': 1,
      SELECT: 1,
      'INSERT edge': 1,
      COMMIT: 1,
    },
  ],
])('writing %s takes so many statements', async (_, aspectName, before, value, counts) => {
  const { database, take } = countStatements(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store: createSqliteStore(database) });
  const write = (one: JsonObject) =>
    catalogue.propose([{ entityUrn: urn, aspectName, changeType: 'UPSERT', value: one }]);
  for (const one of before) await write(one);
  await catalogue.propose([
    {
      entityUrn: 'urn:li:tag:first',
      aspectName: 'tagProperties',
      changeType: 'UPSERT',
      value: { name: 'first' },
    },
  ]);
  take();
  await write(value);
  expect(take()).toEqual(counts);
});

/** How often statements ran, by what they do to which table: `SELECT aspect`. */
type Counts = Readonly<Record<string, number>>;

function countStatements(database: SqlDatabase) {
  let counts: Record<string, number> = {};
  const counting = (sql: string): SqlStatement => {
    const statement = database.prepare(sql);
    const [verb] = sql.trim().split(' ', 1);
    const [, table = ''] = /\b(?:INTO|UPDATE|FROM)\s+(\w+)/.exec(sql) ?? [];
    const name = `${verb} ${table}`.trim();
    const counted =
      <Arguments extends unknown[], Result>(run: (...given: Arguments) => Result) =>
      (...given: Arguments): Result => {
        counts[name] = (counts[name] ?? 0) + 1;
        return run(...given);
      };
    return {
      run: counted(statement.run),
      get: counted(statement.get),
      all: counted(statement.all),
      iterate: counted(statement.iterate),
    };
  };
  return {
    database: { ...database, prepare: counting },
    /** The counts since the last call. */
    take(): Counts {
      const taken = counts;
      counts = {};
      return taken;
    },
  };
}
