import { maxBatchSize, maxPendingProposals, type Store } from '@colophon/catalogue';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, dataset, ingest, ingestBatch, proposalOf, search } from './testing/test-server.ts';

const urnOf = (i: number) => `urn:li:dataset:(urn:li:dataPlatform:hive,shop.t${i},PROD)`;
const batchOf = (size: number) => ({
  proposals: Array.from({ length: size }, (_, i) => proposalOf(urnOf(i), 'status', { removed: false })),
});
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const never = () => new Promise<never>(() => {});
/** So long the server waits for its store before it reports that it is not ready. */
const storeWaitMs = 5000;

/** Counts how often the store is asked for a search. */
function createCountedServer() {
  let searches = 0;
  const server = createTestServer({
    wrapStore: (store) => ({
      ...store,
      search(query) {
        searches++;
        return store.search(query);
      },
    }),
  });
  return { server, searches: () => searches };
}

const ask = (signal: AbortSignal, body: object = { entity: 'dataset' }) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
  signal,
});

afterEach(() => vi.restoreAllMocks());

describe('a client that has gone', () => {
  it('starts nothing more', async () => {
    const { server, searches } = createCountedServer();
    const gone = new AbortController();
    const answers = Array.from({ length: 20 }, () => server.fetch(search, ask(gone.signal)));
    gone.abort();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(499));
    expect(searches()).toBe(0);
    expect(server.unexpected).toEqual([]);
  });

  it('ends its query at the next step', async () => {
    const database = openMemoryDatabase();
    let statements = 0;
    const server = createTestServer({
      database: {
        ...database,
        prepare(sql) {
          const statement = database.prepare(sql);
          return {
            ...statement,
            get: (...parameters) => {
              statements++;
              return statement.get(...parameters);
            },
          };
        },
      },
    });
    for (let start = 0; start < 10_000; start += 2000) {
      const changes = Array.from({ length: 2000 }, (_, i) =>
        proposalOf(urnOf(start + i), 'datasetProperties', {
          description: 'the orders of the shop '.repeat(20),
        }),
      );
      await server.post(ingestBatch, { proposals: changes });
    }
    // Nothing is found, so that the text of each is read for every one of them.
    const values = Array.from({ length: 5 }, (_, i) => `absent${i}`);
    const body = {
      entity: 'dataset',
      filter: {
        or: values.map((value) => ({
          and: [
            { field: 'description', condition: 'CONTAIN', value },
            { field: 'name', value, negated: true },
          ],
        })),
      },
    };
    const countOf = async (signal: AbortSignal) => {
      const before = statements;
      const { status } = await server.fetch(search, ask(signal, body));
      return { status, count: statements - before };
    };
    const whole = await countOf(new AbortController().signal);
    const gone = new AbortController();
    // Some turns later the search is under way.
    void nextTurn()
      .then(nextTurn)
      .then(nextTurn)
      .then(() => gone.abort());
    const cut = await countOf(gone.signal);
    expect([whole.status, cut.status]).toEqual([200, 499]);
    expect(cut.count).toBeLessThan(whole.count / 2);
  });
});

describe('a long batch', () => {
  it('lets reads in between, which see nothing of it until it is committed', async () => {
    // Every look at the clock is a millisecond later: how often the batch makes way is a matter of its steps alone.
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock++);
    const server = createTestServer();
    let isDone = false;
    const write = server.post(ingestBatch, batchOf(maxBatchSize)).then(({ status }) => {
      isDone = true;
      return status;
    });
    const seen: number[] = [];
    while (!isDone) {
      seen.push((await server.catalogue.existing([urnOf(0), urnOf(maxBatchSize - 1)])).length);
      await nextTurn();
    }
    expect(await write).toBe(200);
    const before = seen.lastIndexOf(0) + 1;
    expect(before).toBeGreaterThan(6);
    // Nothing of it, then all of it: never a part, and nothing disappears again.
    expect(seen).toEqual([...Array(before).fill(0), ...Array(seen.length - before).fill(2)]);
  });

  it('is rejected with Retry-After when the queue is too long', async () => {
    const server = createTestServer({ wrapStore: (store: Store) => ({ ...store, write: never }) });
    for (let size = 0; size < maxPendingProposals; size += maxBatchSize)
      void server.post(ingestBatch, batchOf(maxBatchSize));
    for (let turn = 0; turn < 1000; turn++) await nextTurn();
    const answer = await server.post(ingest, { proposal: proposalOf(dataset, 'status', { removed: false }) });
    expect(answer.body).toMatchObject({ status: 503, code: 'OVERLOADED' });
    expect(answer.headers.get('retry-after')).toBe('1');
  });
});

describe('GET /health/ready', () => {
  it('reports that the server accepts writes, without leaving a trace', async () => {
    const server = createTestServer();
    expect(await server.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect(await server.log()).toEqual([]);
    expect((await server.get('/health/live')).body).toEqual({ status: 'up' });
  });

  it('reports a full disk, and recovery', async () => {
    const database = openMemoryDatabase();
    const server = createTestServer({ database });
    await server.put(dataset, 'status', { removed: false });
    const limit = (pages: number) => void database.prepare(`PRAGMA max_page_count = ${pages}`).get();
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
    limit(pages);
    const full = await server.get('/health/ready');
    expect(full).toMatchObject({
      status: 503,
      body: { status: 'not ready', code: 'STORE_FULL', message: expect.stringContaining('full') },
    });
    expect((await server.get('/health/live')).status).toBe(200);
    expect((await server.catalogue.existing([dataset])).length).toBe(1);
    limit(pages + 1000);
    await expect.poll(async () => (await server.get('/health/ready')).status, { timeout: 10_000 }).toBe(200);
  });

  it('reports a store that does not respond', async () => {
    const server = createTestServer({ wrapStore: (store) => ({ ...store, checkWritable: never }) });
    const startTimer = globalThis.setTimeout;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    // The wait for the store is over at once.
    timers.mockImplementation(((act: () => void, ms?: number) =>
      startTimer(act, ms === storeWaitMs ? 0 : ms)) as typeof setTimeout);
    const answer = await server.get('/health/ready');
    expect(timers).toHaveBeenCalledWith(expect.any(Function), storeWaitMs);
    expect(answer).toMatchObject({
      status: 503,
      body: { status: 'not ready', code: 'STORE_UNAVAILABLE', message: 'The store does not respond.' },
    });
  });
});
