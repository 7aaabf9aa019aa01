import type { ChangeSet, LatestAspect, Store } from '@colophon/catalogue';
import { commitLock } from '@colophon/store-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from './database.ts';

// What several processes do to one database: all that they share is the database, so that two stores in one process are as
// good as two processes.

let database: TestDatabase;
let stores: Store[];
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  stores = [await database.openEmpty(), await database.open(), await database.open()];
});
afterEach(async () => {
  for (const store of stores) await store.close();
});

const urn = 'urn:li:tag:a';
const created = { actor: 'urn:li:corpuser:ada', time: 1 };

const row = (value: LatestAspect['value'], of = urn): LatestAspect => ({
  urn: of,
  aspect: 'tagProperties',
  entityType: 'tag',
  version: 0,
  lastVersion: 0,
  value,
  systemMetadata: {},
  created,
});

/** A change of a tag, with its entry in the log. */
const change = (value: LatestAspect['value'], of = urn): ChangeSet => ({
  latest: [row(value, of)],
  history: [],
  timeseries: [],
  log: [
    {
      urn: of,
      aspect: 'tagProperties',
      entityType: 'tag',
      changeType: 'UPSERT',
      value,
      previousValue: undefined,
      systemMetadata: {},
      previousSystemMetadata: undefined,
      headers: undefined,
      created,
    },
  ],
  documents: [],
  edges: [],
});

const countOf = async (store: Store): Promise<number> =>
  Number((await store.aspect({ urn, aspect: 'tagProperties' }, 0))?.value.count ?? 0);

const increment = (store: Store) =>
  store.write(async (transaction) => {
    const [before] = await transaction.latest([{ urn, aspect: 'tagProperties' }]);
    const count = Number(before?.value.count ?? 0) + 1;
    await transaction.apply(change({ count }));
    return count;
  });

/** Until somebody waits for the lock of the commits. */
async function waitForLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const each = <T>(work: (store: Store) => Promise<T>): Promise<T[]> => Promise.all(stores.map(work));

describe('stores over one database', () => {
  it('lose no update of the same aspect', async () => {
    const counts = await each(async (store) => {
      const own: number[] = [];
      for (let i = 0; i < 10; i++) own.push(await increment(store));
      return own;
    });
    expect(counts.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(await countOf(stores[0] as Store)).toBe(30);
  });

  it('append to one log without gaps, in which each sees what the others wrote', async () => {
    await each(async (store) => {
      const place = stores.indexOf(store);
      for (let i = 0; i < 10; i++) {
        await store.write((transaction) => transaction.apply(change({ i }, `urn:li:tag:${place}-${i}`)));
        expect(
          (await store.aspect({ urn: `urn:li:tag:${place}-${i}`, aspect: 'tagProperties' }, 0))?.value,
        ).toEqual({ i });
      }
    });
    for (const store of stores)
      expect((await store.log(0, 100)).map(({ offset }) => offset)).toEqual(
        Array.from({ length: 30 }, (_, i) => i + 1),
      );
  });

  it('repeat a work that has listed entities by the beginning of their URNs, when another one has changed one of these', async () => {
    const [one, other] = stores as [Store, Store];
    const runsBeside = async (written: string) => {
      let runs = 0;
      await one.write(async (transaction) => {
        runs++;
        await transaction.aspectKeys({ urnPattern: [{ text: 'urn:li:tag:p' }, 'any'], limit: 10 });
        if (runs === 1) await other.write((inner) => inner.apply(change({}, written)));
        await transaction.apply(change({ beside: written }));
      });
      return runs;
    };
    expect(await runsBeside('urn:li:tag:p1')).toBe(2);
    expect(await runsBeside('urn:li:tag:q1')).toBe(1);
  });

  it('repeat a work whose search another one has changed', async () => {
    const [one, other] = stores as [Store, Store];
    let runs = 0;
    await one.write(async (transaction) => {
      runs++;
      const keys = await transaction.aspectKeys({ aspect: 'tagProperties', limit: 10 });
      if (runs === 1) await other.write((inner) => inner.apply(change({ name: 'b' }, 'urn:li:tag:b')));
      await transaction.apply(change({ others: keys.length }));
    });
    expect(runs).toBe(2);
    expect((await one.aspect({ urn, aspect: 'tagProperties' }, 0))?.value).toEqual({ others: 1 });
  });

  it('repeat a work that failed by what another one has changed', async () => {
    const [one, other] = stores as [Store, Store];
    let runs = 0;
    const failing = one.write(async (transaction) => {
      runs++;
      await transaction.latest([{ urn, aspect: 'tagProperties' }]);
      if (runs > 1) return 'done';
      await other.write((inner) => inner.apply(change({ name: 'b' })));
      throw new Error('read half of it');
    });
    expect(await failing).toBe('done');
    expect(runs).toBe(2);
  });

  it('repeat a work beside a change that is not in the log', async () => {
    const [one, other] = stores as [Store, Store];
    let runs = 0;
    await one.write(async (transaction) => {
      runs++;
      const [before] = await transaction.latest([{ urn, aspect: 'tagProperties' }]);
      if (runs === 1) await other.write((inner) => inner.apply({ ...change({ name: 'b' }), log: [] }));
      await transaction.apply(change({ before: before?.value ?? null }));
    });
    expect((await one.aspect({ urn, aspect: 'tagProperties' }, 0))?.value).toEqual({ before: { name: 'b' } });
  });

  it('are not disturbed by changes of other entities', async () => {
    const [one, other] = stores as [Store, Store];
    let runs = 0;
    await one.write(async (transaction) => {
      runs++;
      await transaction.latest([{ urn, aspect: 'tagProperties' }]);
      await other.write((inner) => inner.apply(change({ name: 'b' }, 'urn:li:tag:b')));
      await transaction.apply(change({ name: 'a' }));
    });
    expect(runs).toBe(1);
    expect((await one.log(0, 10)).map((entry) => entry.urn)).toEqual(['urn:li:tag:b', urn]);
  });

  it('end a work that collides again and again: it has its turn', async () => {
    const [one, other] = stores as [Store, Store];
    let runs = 0;
    await one.write(async (transaction) => {
      runs++;
      await transaction.latest([{ urn, aspect: 'tagProperties' }]);
      const disturbing = other.write((inner) => inner.apply(change({ run: runs })));
      // In its turn the other one waits until this one has ended.
      if (runs < 3) await disturbing;
      await transaction.apply(change({ done: true }));
    });
    expect(runs).toBe(3);
    await other.write(async () => undefined);
    expect((await one.log(0, 10)).map(({ value }) => value)).toEqual([
      { run: 1 },
      { run: 2 },
      { done: true },
      { run: 3 },
    ]);
  });

  it('show no entry of the log while one before it may still be committed', async () => {
    const [one, other] = stores as [Store, Store];
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1::bigint)', [commitLock]);
    await client.query(
      `INSERT INTO log (log_offset, urn, entity_type, aspect, change_type, value, system_metadata, created_at, created_by)
       VALUES (1, 'urn:li:tag:first', 'tag', 'tagProperties', 'UPSERT', '{}', '{}', 1, 'urn:li:corpuser:ada')`,
    );
    let isWritten = false;
    const writing = one
      .write((transaction) => transaction.apply(change({ name: 'a' })))
      .then(() => {
        isWritten = true;
      });
    await waitForLock(client);
    expect(await other.log(0, 10)).toEqual([]);
    expect(isWritten).toBe(false);
    await client.query('COMMIT');
    await client.end();
    await writing;
    expect((await other.log(0, 10)).map(({ offset, urn }) => [offset, urn])).toEqual([
      [1, 'urn:li:tag:first'],
      [2, urn],
    ]);
  });

  it('let one lead at a time, and the next one when that has ended or its connection is gone', async () => {
    const events: string[] = [];
    const ends = stores.map(() => new AbortController());
    const leads = stores.slice(0, 2).map((store, place) =>
      store.lead(
        'work',
        (signal) =>
          new Promise((resolve) => {
            events.push(`${place} begins`);
            signal.addEventListener('abort', () => {
              events.push(`${place} ends`);
              resolve();
            });
          }),
        ends[place]?.signal as AbortSignal,
      ),
    );
    await until(() => events.length === 1);
    const first = Number(events[0]?.[0]);
    // What happens when the network fails.
    await database.server.query(
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted",
    );
    await until(() => events.length >= 3);
    expect(events.slice(0, 2)).toEqual([`${first} begins`, `${first} ends`]);
    for (const end of ends) end.abort();
    await Promise.all(leads);
    expect(events.filter((event) => event.endsWith('begins'))).toHaveLength(2);
  });

  it('wake those who wait for a change of another process', async () => {
    const [one, other] = stores as [Store, Store];
    const waiting = one.waitForChanges(0, { waitMs: 60_000 });
    await other.write((transaction) => transaction.apply(change({ name: 'a' })));
    await waiting;
    expect(await one.changedSince(0)).toEqual({
      head: 1,
      changed: [{ urn, entityType: 'tag', aspect: 'tagProperties' }],
    });
  });
});
