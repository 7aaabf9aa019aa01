import { type ResolvedQuery, type Store, searchQuery } from '@colophon/catalogue';
import { openPostgresStore } from '@colophon/store-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSwitch } from './cluster.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await (await database.openEmpty()).close();
  store = await openPostgresStore({ url: database.url, maxConnections: 2 });
});
afterEach(() => store.close());

const {
  input: _,
  filter: __,
  includeReferenceTypes: ___,
  includeOutdated: ____,
  ...defaults
} = searchQuery();
const everything: ResolvedQuery = {
  ...defaults,
  hiddenTypes: [],
  filter: [],
  text: { kind: 'everything' },
  textFields: new Set(),
  weights: [],
};

/** Keeps every search waiting until it is released. */
async function holdSearches(): Promise<() => Promise<void>> {
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE entity IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}

const write = () =>
  store.write((transaction) =>
    transaction.apply({
      latest: [],
      history: [],
      timeseries: [],
      documents: [],
      edges: [],
      log: [
        {
          urn: 'urn:li:tag:a',
          aspect: 'tagProperties',
          entityType: 'tag',
          changeType: 'UPSERT',
          value: {},
          previousValue: undefined,
          systemMetadata: {},
          previousSystemMetadata: undefined,
          headers: undefined,
          created: { actor: 'urn:li:corpuser:ada', time: 1 },
        },
      ],
    }),
  );

it('ends queries whose time is over, though they have all connections', async () => {
  const release = await holdSearches();
  const searches = Array.from({ length: 5 }, () =>
    store.search({ ...everything, deadline: Date.now() + 300 }),
  );
  const ends = await Promise.allSettled(searches);
  expect(ends.map((end) => end.status === 'rejected' && end.reason.name)).toEqual(
    Array(5).fill('QueryTimeoutError'),
  );
  await release();
  expect((await store.search(everything)).total).toBe(0);
});

it('ends a query whose caller has gone', async () => {
  const release = await holdSearches();
  const gone = new AbortController();
  const searching = store.search({ ...everything, signal: gone.signal });
  setTimeout(() => gone.abort(), 100);
  await expect(searching).rejects.toMatchObject({ name: 'AbortError' });
  await expect(store.search({ ...everything, signal: gone.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await release();
  expect((await store.search(everything)).total).toBe(0);
});

it('ends queries whose end comes as they begin', async () => {
  const release = await holdSearches();
  for (let i = 0; i < 100; i++) {
    const gone = new AbortController();
    const deadline = Date.now() + (i % 5);
    const ends = Promise.allSettled([
      store.search({ ...everything, deadline }),
      store.search({ ...everything, signal: gone.signal }),
    ]);
    setImmediate(() => gone.abort());
    expect((await ends).map((end) => end.status === 'rejected' && end.reason.name)).toEqual([
      'QueryTimeoutError',
      'AbortError',
    ]);
  }
  await release();
});

it('goes on when the server has ended all connections', async () => {
  await write();
  await database.server.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'colophon'",
  );
  // What was under way may fail, with a fault that says so; what comes next does not.
  for (const work of [() => store.logHead(), write])
    await work().catch((error) =>
      expect(error).toMatchObject({ name: 'StoreError', code: 'STORE_UNAVAILABLE' }),
    );
  await write();
  expect(await store.logHead()).toBeGreaterThanOrEqual(2);
  expect((await store.log(0, 10)).map(({ offset }) => offset)).toEqual(
    Array.from({ length: await store.logHead() }, (_, i) => i + 1),
  );
});

it('wakes who waits though the connection for news was ended', async () => {
  const waiting = store.waitForChanges(0, { waitMs: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await database.server.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'colophon'",
  );
  const other = await database.open();
  await other.write((transaction) =>
    transaction.apply({ latest: [], history: [], timeseries: [], documents: [], edges: [], log: [] }),
  );
  await write().catch(write);
  await waiting;
  await other.close();
});

it('reads from a server that is read-only, and says so to who writes', async () => {
  await database.server.query('ALTER DATABASE colophon SET default_transaction_read_only = on');
  const standby = await database.open();
  expect(await standby.logHead()).toBe(0);
  await expect(standby.checkWritable()).rejects.toMatchObject({
    name: 'StoreError',
    code: 'STORE_READ_ONLY',
  });
  await standby.close();
  await database.server.query('ALTER DATABASE colophon RESET default_transaction_read_only');
});

it('gives up a query of which nothing is heard any more', async () => {
  const network = await startSwitch(Number(new URL(database.url).port));
  const url = new URL(database.url);
  url.port = String(network.port);
  const behind = await openPostgresStore({ url: url.href, deadlineMs: 100 });
  expect(await behind.logHead()).toBe(0);
  network.cut();
  await expect(behind.logHead()).rejects.toThrow('The connection to PostgreSQL was lost');
  await network.stop();
  await behind.close();
});
