import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Catalogue,
  type ChangeProposal,
  createCatalogue,
  type QueryBounds,
  QueryTimeoutError,
  searchQuery,
} from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openPostgresStore } from '@colophon/store-postgres';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Cluster, startSwitch } from './cluster.ts';
import { dataset, type StandbyPair, startStandbyPair, urlOf } from './standby-pair.ts';

// A real primary and a real standby. Who says nothing finds every write that was acknowledged, whatever becomes of the standby.

let pair: StandbyPair;
let primary: Cluster;
let standby: Cluster;
beforeAll(async () => {
  pair = await startStandbyPair();
  ({ primary, standby } = pair);
});
afterAll(() => pair?.stop());

/** A process that uses both, and which tables it has read where. */
interface Reader {
  readonly catalogue: Catalogue;
  readonly store: Awaited<ReturnType<typeof openPostgresStore>>;
  /** What the log would have. */
  readonly said: string[];
  /** Of the answers since the last call that say up to where they are complete, how many came from each port. */
  answers(): Readonly<Record<number, number>>;
  /** Of the searches since then that were begun, on which ports. */
  searches(): readonly number[];
}

const readers: Reader[] = [];
afterEach(async () => {
  await pair.resumeReplay();
  await Promise.all(readers.splice(0).map(({ store }) => store.close()));
});

async function openReader(replicaPort = standby.port): Promise<Reader> {
  let asOfs: Record<number, number> = {};
  let searches: number[] = [];
  const said: string[] = [];
  const store = await openPostgresStore({
    url: urlOf(primary),
    replica: {
      url: urlOf({ port: replicaPort }),
      onTrouble: (reason) => said.push(reason),
      onRecovered: () => said.push('recovered'),
    },
    aroundStatement({ operation, table, port }, run) {
      if (table === 'log') asOfs[port] = (asOfs[port] ?? 0) + 1;
      if (operation === 'WITH') searches.push(port);
      return run();
    },
  });
  const reader: Reader = {
    catalogue: createCatalogue({ registry, store }),
    store,
    said,
    answers() {
      const all = asOfs;
      asOfs = {};
      searches = [];
      return all;
    },
    searches: () => searches,
  };
  readers.push(reader);
  return reader;
}

const named = (name: string): ChangeProposal => ({
  entityUrn: dataset(name),
  aspectName: 'datasetProperties',
  changeType: 'UPSERT',
  value: { name },
});
const madeFrom = (name: string, upstream: string): ChangeProposal => ({
  entityUrn: dataset(name),
  aspectName: 'upstreamLineage',
  changeType: 'UPSERT',
  value: { upstreams: [{ dataset: dataset(upstream), type: 'TRANSFORMED' }] },
});

const find = ({ catalogue }: Reader, input: string, bounds: QueryBounds = {}) =>
  catalogue.search({ ...searchQuery({ input, entityTypes: ['dataset'] }), ...bounds });

it('answers searches, relationships and lineage by the replica', async () => {
  const reader = await openReader();
  await reader.catalogue.propose([named('orders'), madeFrom('orders', 'raw')]);
  await pair.caughtUp();
  const upstream = { urn: dataset('orders'), direction: 'upstream', start: 0, count: 9 } as const;
  const related = { urn: dataset('orders'), direction: 'outgoing', types: [], start: 0, count: 9 } as const;
  const asked = {
    search: () => find(reader, 'orders'),
    browse: () => reader.catalogue.browse(searchQuery({ entityTypes: ['dataset'] }), '/prod'),
    relationships: () => reader.catalogue.relationships(related),
    scrollEdges: () => reader.catalogue.scrollEdges({ count: 9, includeRemoved: true }),
    lineage: () => reader.catalogue.lineage({ ...upstream, includeAbsent: true }),
  };
  const head = await reader.catalogue.logHead();
  for (const [name, ask] of Object.entries(asked)) {
    reader.answers();
    expect([name, (await ask()).asOf]).toEqual([name, head]);
    expect([name, reader.answers()]).toEqual([name, { [standby.port]: name === 'browse' ? 2 : 1 }]);
  }
  expect(await asked.search()).toMatchObject({ total: 1 });
  expect(await asked.relationships()).toMatchObject({ total: 1 });
  expect(await asked.lineage()).toMatchObject({ total: 1 });
});

it('lets a write decide by the primary', async () => {
  const reader = await openReader();
  const definition: ChangeProposal = {
    entityUrn: 'urn:li:structuredProperty:retention',
    aspectName: 'propertyDefinition',
    changeType: 'UPSERT',
    value: {
      qualifiedName: 'retention',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    },
  };
  await reader.catalogue.propose([definition]);
  await pair.caughtUp();
  reader.answers();
  // Searches for the entities that have the property.
  await reader.catalogue.propose([
    { ...definition, aspectName: 'structuredPropertyKey', changeType: 'DELETE' },
  ]);
  expect(reader.searches()).toEqual([primary.port]);
});

it('finds what another process has just written, while the replica replays nothing', async () => {
  const [writer, reader] = [await openReader(), await openReader()];
  await pair.caughtUp();
  await pair.pauseReplay();
  // By the log, the standby has this too: it has no entry there.
  await writer.catalogue.propose([named('beside')], undefined, { isLogged: false });
  expect(await find(reader, 'beside')).toMatchObject({ total: 1 });
  for (let count = 0; count < 5; count++) {
    const name = `paused${count}`;
    await writer.catalogue.propose([named(name)]);
    const head = await writer.catalogue.logHead();
    for (const one of [writer, reader]) expect(await find(one, name)).toMatchObject({ asOf: head, total: 1 });
  }
  expect(reader.searches()).not.toContain(standby.port);
  await pair.resumeReplay();
  expect(reader.said).toEqual([]);
});

it('says how far an answer is that may be older, and waits for an offset, but not for ever', async () => {
  const reader = await openReader();
  await reader.catalogue.propose([named('before')]);
  await pair.caughtUp();
  const before = await reader.catalogue.logHead();
  await pair.pauseReplay();
  await reader.catalogue.propose([named('after')]);
  const head = await reader.catalogue.logHead();
  expect(head).toBeGreaterThan(before);
  const edges = { urn: dataset('after'), direction: 'outgoing', types: [], start: 0, count: 9 } as const;
  expect(await find(reader, 'after', { notBefore: before })).toMatchObject({ asOf: before, total: 0 });
  expect(await reader.catalogue.relationships({ ...edges, notBefore: 1 })).toMatchObject({ asOf: before });

  reader.answers();
  const waiting = find(reader, 'after', { notBefore: head });
  await sleep(200);
  await pair.resumeReplay();
  expect(await waiting).toMatchObject({ asOf: head, total: 1 });
  expect(reader.searches()).toEqual([standby.port]);

  await pair.pauseReplay();
  await reader.catalogue.propose([named('later')]);
  const latest = await reader.catalogue.logHead();
  const startedMs = performance.now();
  expect(await find(reader, 'later', { notBefore: latest })).toMatchObject({ asOf: latest, total: 1 });
  expect(performance.now() - startedMs).toBeLessThan(5000);
  expect(reader.searches()).toEqual([standby.port, primary.port]);
  await pair.resumeReplay();
});

it('says once that the replica lags, and goes back to it', { timeout: 120_000 }, async () => {
  const reader = await openReader();
  await pair.caughtUp();
  await pair.pauseReplay();
  const before = await reader.catalogue.logHead();
  await reader.catalogue.propose([named('lagging')]);
  await vi.waitFor(() => expect(reader.said).toHaveLength(1), 20_000);
  expect(() => reader.store.replica?.check()).toThrow('It has not replayed a commit for more than 10 s.');
  // Who takes an older state still has it.
  expect(await find(reader, 'lagging', { notBefore: before })).toMatchObject({ asOf: before, total: 0 });
  expect(await find(reader, 'lagging')).toMatchObject({ total: 1 });
  await sleep(2500);
  await pair.resumeReplay();
  await vi.waitFor(() => expect(reader.store.replica?.check()).toEqual({ lag: 0 }), 10_000);
  expect(reader.said).toEqual(['It has not replayed a commit for more than 10 s.', 'recovered']);
});

/** Keeps every search waiting, those on the standby too, which replays the lock. */
async function holdSearches(seconds: number): Promise<{ readonly released: Promise<unknown> }> {
  const released = primary.query(
    `BEGIN; LOCK TABLE search_text IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(${seconds})`,
  );
  await vi.waitFor(async () => {
    // A commit sends the record of the lock along.
    await primary.query("SELECT pg_logical_emit_message(true, 'test', '')");
    const held = await standby.query(
      "SELECT 1 FROM pg_locks WHERE relation = 'search_text'::regclass AND mode = 'AccessExclusiveLock'",
    );
    expect(held).toHaveLength(1);
  }, 3000);
  return { released };
}

it('answers by the primary when the replica is killed, even a read that it has begun', async () => {
  const reader = await openReader();
  await reader.catalogue.propose([named('killed')]);
  await pair.caughtUp();
  const held = await holdSearches(4);
  await expect(find(reader, 'killed', { deadline: Date.now() + 200 })).rejects.toThrow(QueryTimeoutError);
  reader.answers();
  const answer = find(reader, 'killed');
  await sleep(300);
  await standby.kill();
  expect(await answer).toMatchObject({ total: 1 });
  expect(reader.searches()).toEqual([standby.port, primary.port]);
  await held.released;
  for (let count = 0; count < 5; count++) {
    await reader.catalogue.propose([named(`gone${count}`)]);
    expect(await find(reader, `gone${count}`)).toMatchObject({ total: 1 });
  }
  await vi.waitFor(() => expect(() => reader.store.replica?.check()).toThrow(/PostgreSQL/), 5000);
  expect(await find(reader, 'killed', { notBefore: 1 })).toMatchObject({ total: 1 });
  // A server can start without it.
  expect(await find(await openReader(), 'killed')).toMatchObject({ total: 1 });
  expect(reader.said).toHaveLength(1);

  await standby.restart();
  await vi.waitFor(() => expect(reader.said[1]).toBe('recovered'), 10_000);
  await pair.caughtUp();
  reader.answers();
  expect(await find(reader, 'killed')).toMatchObject({ total: 1 });
  expect(reader.searches()).toEqual([standby.port]);
});

it('answers by the primary when the network to the replica is cut', async () => {
  const address = await startSwitch(standby.port);
  const reader = await openReader(address.port);
  await reader.catalogue.propose([named('cut')]);
  await pair.caughtUp();
  const { released } = await holdSearches(2);
  const begun = find(reader, 'cut');
  await vi.waitFor(() => expect(reader.searches()).toEqual([address.port]));
  address.cut();
  const startedMs = performance.now();
  expect(await find(reader, 'cut')).toMatchObject({ total: 1 });
  expect(await begun).toMatchObject({ total: 1 });
  expect(performance.now() - startedMs).toBeLessThan(10_000);
  expect(reader.searches()).toEqual([address.port, primary.port, primary.port]);
  await released;
  await vi.waitFor(() => expect(reader.said).toHaveLength(1), 10_000);
  const againMs = performance.now();
  expect(await find(reader, 'cut')).toMatchObject({ total: 1 });
  expect(performance.now() - againMs).toBeLessThan(1000);
  await readers.pop()?.store.close();
  await address.stop();
});

it('leaves a replica alone that has been promoted, and has changes of its own', async () => {
  const other = await primary.startStandby();
  const reader = await openReader(other.port);
  await reader.catalogue.propose([named('promoted')]);
  await vi.waitFor(() => expect(reader.store.replica?.check()).toEqual({ lag: 0 }), 10_000);
  await other.query('SELECT pg_promote()');
  const own = await openPostgresStore({ url: urlOf(other) });
  await createCatalogue({ registry, store: own }).propose([named('elsewhere'), named('elsewhere2')]);
  await own.close();
  await reader.catalogue.propose([named('here'), named('there')]);
  for (const notBefore of [undefined, 1, await reader.catalogue.logHead()]) {
    const bounds = notBefore === undefined ? {} : { notBefore };
    expect(await find(reader, 'elsewhere', bounds)).toMatchObject({ total: 0 });
    expect(await find(reader, 'here', bounds)).toMatchObject({ total: 1 });
  }
  await vi.waitFor(() => expect(reader.said).toEqual(['It is not a standby.']), 10_000);
  await other.stop();
});
