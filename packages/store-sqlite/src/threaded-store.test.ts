import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  CatalogueError,
  type ChangeSet,
  type EdgeScroll,
  isQueryTimeoutError,
  parseUrnPattern,
  ReadBudget,
  type ResolvedQuery,
  type Store,
  StoreError,
  searchQuery,
} from '@colophon/catalogue';
import { storeContract } from '@colophon/catalogue/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DataFolderError, databaseFileName, openDatabase } from './node-database.ts';
import { createSqliteStore } from './sqlite-store.ts';
import { endless } from './testing/endless.ts';
import { openThreadedStore, type ThreadedStoreOptions } from './threaded-store.ts';

const root = mkdtempSync(join(tmpdir(), 'colophon-threads-'));
// Not after each test: the stores of fixtures are closed later than that.
afterAll(() => rmSync(root, { recursive: true, force: true }));
let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(root, 'test-'));
});

storeContract('in threads', async () => openThreadedStore(join(scratch, 'data'), { workers: 1 }));

function open(options: ThreadedStoreOptions = {}): Store {
  const store = openThreadedStore(scratch, { workers: 2, ...options });
  onTestFinished(() => store.close());
  return store;
}

const created = { actor: 'urn:li:corpuser:ada', time: 1 };
const urnOf = (name: string): string => `urn:li:tag:${name}`;

/** A new tag with a name, found by it and by the field `owners`. */
const tagSet = (name: string, owner = 'ada'): ChangeSet => {
  const [urn, entityType, aspect] = [urnOf(name), 'tag', 'tagProperties'];
  const row = { urn, entityType, aspect, value: { name }, systemMetadata: {}, created };
  return {
    latest: [{ ...row, version: 0, lastVersion: 0 }],
    history: [],
    timeseries: [],
    log: [
      {
        ...row,
        changeType: 'UPSERT',
        previousValue: undefined,
        previousSystemMetadata: undefined,
        headers: undefined,
      },
    ],
    documents: [
      {
        after: {
          urn,
          entityType,
          fieldsByAspect: { [aspect]: { name: [name], owners: [owner] } },
          removed: false,
        },
        texts: { whole: name, name, strong: '', text: '', weak: '' },
      },
    ],
    edges: [],
  };
};
const deletion = (name: string, isLogged = true): ChangeSet => ({
  ...tagSet(name),
  latest: [],
  documents: [],
  deletions: [{ kind: 'entity', urn: urnOf(name) }],
  ...(!isLogged && { log: [] }),
});
const write = (store: Store, ...sets: readonly ChangeSet[]) =>
  store.write(async (transaction) => {
    for (const set of sets) await transaction.apply(set);
  });

const { input: _, filter: __, includeReferenceTypes: ___, ...defaults } = searchQuery({});
const everything: ResolvedQuery = {
  ...defaults,
  count: 100,
  facets: ['owners'],
  hiddenTypes: [],
  text: { kind: 'everything' },
  filter: [],
  textFields: new Set(),
  weights: [],
};
/** Names that a search of everything finds, and the owners that it counts. */
async function found(store: Store): Promise<{ names: string[]; owners: Record<string, number> }> {
  const { hits, facets } = await store.search(everything);
  const counts = facets[0]?.counts ?? [];
  return {
    names: hits.map(({ urn }) => urn.replace('urn:li:tag:', '')).sort(),
    owners: Object.fromEntries(counts.map(({ value, count }) => [value, count])),
  };
}

describe('a store in threads', () => {
  it('shows each acknowledged write to every thread, in any order of writes and searches', async () => {
    const store = open();
    const names: string[] = [];
    for (let n = 0; n < 40; n++) {
      const name = `t${String(n).padStart(2, '0')}`;
      await write(store, tagSet(name));
      names.push(name);
      // Several at a time, so that both threads answer.
      const all = await Promise.all([found(store), found(store), found(store)]);
      for (const one of all) expect(one).toEqual({ names, owners: { ada: names.length } });
    }
  });

  it('never shows an entity under the number of a deleted one, while both are written and searched', async () => {
    const store = open();
    await write(store, tagSet('first'));
    let isWriting = true;
    const writing = (async () => {
      for (let n = 0; n < 100; n++) {
        await write(store, tagSet(`a${n}`, 'ada'), tagSet('b', 'grace'));
        await write(store, deletion(`a${n}`, n % 2 === 0), deletion('b', false));
      }
      isWriting = false;
    })();
    let searches = 0;
    while (isWriting) {
      const { names, owners } = await found(store);
      // Each state has the first tag alone, or two further ones with an owner each.
      expect([names.length, owners]).toEqual(
        names.length === 1 ? [1, { ada: 1 }] : [3, { ada: 2, grace: 1 }],
      );
      searches++;
    }
    await writing;
    expect(searches).toBeGreaterThan(1);
    expect(await found(store)).toEqual({ names: ['first'], owners: { ada: 1 } });
  });

  it('follows the removal of all projections', async () => {
    const store = open();
    await write(store, tagSet('a'));
    expect((await found(store)).names).toEqual(['a']);
    await store.dropProjections();
    expect((await found(store)).names).toEqual([]);
  });

  it('keeps nothing of a write that fails, whose error has its class and code', async () => {
    const store = open();
    const damaged: ChangeSet = {
      ...tagSet('b'),
      latest: [{ ...tagSet('b').latest[0], value: undefined } as never],
    };
    await expect(write(store, tagSet('a'), damaged)).rejects.toThrow();
    expect(await store.logHead()).toBe(0);
    await write(store, tagSet('c'));
    expect((await found(store)).names).toEqual(['c']);
  });

  it('hands on the errors of its threads with class and code', async () => {
    const store = open();
    const query: EdgeScroll = { count: 1, after: 'not a cursor' };
    const error = await store.scrollEdges(query).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error).toMatchObject({ code: 'INVALID_REQUEST' });

    await write(store, tagSet('a'));
    const database = connectDirectly(scratch);
    database.exec("UPDATE aspect SET value = 'damaged'");
    database.close();
    const damage = await store.writtenBy({ runId: 'x' }, { offset: 0, limit: 1, includeRemoved: true });
    expect(damage).toEqual([]);
    const key = { urn: urnOf('a'), aspect: 'tagProperties' };
    const fault = await store.history(key, 0, 100).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(StoreError);
    expect(fault).toMatchObject({ code: 'STORE_DAMAGED' });
  });

  it('counts what a query reads against the budget of its caller', async () => {
    const store = open();
    const ofRun = (set: ChangeSet): ChangeSet => ({
      ...set,
      latest: set.latest.map((row) => ({ ...row, systemMetadata: { runId: 'nightly' } })),
    });
    await write(store, ofRun(tagSet('a')), ofRun(tagSet('b')));
    const budget = new ReadBudget(1);
    const page = { offset: 0, limit: 100, includeRemoved: true, budget };
    expect(await store.writtenBy({ runId: 'nightly' }, page)).toHaveLength(1);
    expect(budget.isSpent).toBe(true);
  });

  it.each([10, 100])(
    'reads long versions a few at a time, each once while more are written: %i',
    async (count) => {
      const store = open();
      const long = (name: string) => ({ name, text: 'x'.repeat(300_000) });
      const versions = (last: number): ChangeSet => {
        const set = tagSet('a');
        const [latest] = set.latest;
        if (!latest) throw new Error('The set has no row');
        return {
          ...set,
          latest: [{ ...latest, value: long(`${last}`), lastVersion: last }],
          history: Array.from({ length: last }, (_, i) => ({
            ...latest,
            version: i + 1,
            value: long(`${i}`),
          })),
        };
      };
      await write(store, versions(5));
      const key = { urn: urnOf('a'), aspect: 'tagProperties' };
      const names = async () =>
        (await store.history(key, 0, count)).versions.map(({ version, value }) => `${version} ${value.name}`);
      expect(await names()).toEqual(['0 5', '5 4', '4 3', '3 2', '2 1', '1 0']);
      const budget = new ReadBudget(700_000);
      expect((await store.history(key, 0, count, { budget })).versions).toHaveLength(3);
      expect(budget.isSpent).toBe(true);
      const [, read] = await Promise.all([write(store, versions(6)), names()]);
      expect(new Set(read).size).toBe(read.length);
      expect(read).toEqual(expect.arrayContaining(['5 4', '4 3', '3 2', '2 1', '1 0']));
    },
  );

  it('starts none for the keys that a write asks for', async () => {
    const store = open({ queryScript: new URL('./testing/no-such-thread.ts', import.meta.url) });
    await write(store, tagSet('a'));
    const query = { urnPattern: parseUrnPattern('urn:li:tag:%'), aspect: 'tagProperties', limit: 1000 };
    expect(await store.write((transaction) => transaction.aspectKeys(query))).toEqual([
      { urn: urnOf('a'), aspect: 'tagProperties' },
    ]);
    await expect(store.aspectKeys(query)).rejects.toThrow();
  });

  it('ends a query whose caller has gone, waiting or under way', async () => {
    const store = open({
      workers: 1,
      queryScript: new URL('./testing/slow-thread.ts', import.meta.url),
      deadlineMs: 300,
    });
    const gone = new AbortController();
    const first = store.groups(everything, { folders: [endless] } as never).catch((error: unknown) => error);
    const waiting = store.search({ ...everything, signal: gone.signal });
    gone.abort();
    await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(isQueryTimeoutError(await first)).toBe(true);
  });
});

describe('the deadline of a query', () => {
  const slow = { workers: 1, queryScript: new URL('./testing/slow-thread.ts', import.meta.url) };

  it('ends it wherever it is: under way, in a statement, or waiting for a thread', async () => {
    // What the store lets a query take without a deadline is never reached here.
    const store = open({ ...slow, deadlineMs: 600_000 });
    const endingAt = (deadline: number) => ({ ...everything, deadline });
    const error = (result: Promise<unknown>) => result.catch((thrown: unknown) => thrown);
    await store.search(everything);
    const soon = Date.now() + 200;
    const stuck = error(store.groups(endingAt(soon), { folders: [endless] } as never));
    const waiting = error(store.search(endingAt(soon)));
    expect(await stuck).toMatchObject({
      code: 'QUERY_TIMEOUT',
      message: expect.stringMatching(/entity types/),
    });
    expect(await waiting).toMatchObject({
      code: 'QUERY_TIMEOUT',
      message: expect.stringMatching(/over before/),
    });
    expect(Date.now()).toBeGreaterThanOrEqual(soon);
    const late = error(store.search(endingAt(Date.now() - 1)));
    expect(await late).toMatchObject({
      code: 'QUERY_TIMEOUT',
      message: expect.stringMatching(/over before/),
    });
    expect((await store.search(endingAt(Number.MAX_SAFE_INTEGER))).total).toBe(0);
  });
});

describe('a query that never ends', () => {
  const slow = { queryScript: new URL('./testing/slow-thread.ts', import.meta.url) };
  const never = (store: Store) => store.groups(everything, { folders: [endless] } as never);

  it('delays neither reads nor writes', async () => {
    const store = open({ ...slow, workers: 1 });
    let isOver = false;
    void never(store)
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    for (let n = 0; n < 200; n++) {
      await write(store, tagSet(`t${n}`));
      expect((await store.aspect({ urn: urnOf(`t${n}`), aspect: 'tagProperties' }, 0))?.value).toEqual({
        name: `t${n}`,
      });
    }
    expect(isOver).toBe(false);
  });

  it('leaves the other threads to other queries', async () => {
    const store = open({ ...slow, workers: 2 });
    void never(store).catch(() => undefined);
    await write(store, tagSet('a'));
    for (let n = 0; n < 20; n++) expect((await found(store)).names).toEqual(['a']);
  });

  it('is stopped at the deadline, says how to narrow it, and its thread is replaced', async () => {
    const store = open({ ...slow, workers: 1, deadlineMs: 200 });
    await write(store, tagSet('a'));
    const error = await never(store).catch((thrown: unknown) => thrown);
    expect(isQueryTimeoutError(error)).toBe(true);
    expect(error).toMatchObject({
      code: 'QUERY_TIMEOUT',
      message: 'The query was stopped after 0.2 s. Name entity types or filters.',
    });
    await write(store, tagSet('b'));
    expect((await searchUntilAnswered(store)).names).toEqual(['a', 'b']);
  });
});

/** A search of a store whose deadline may be too short for the start of a thread: it is asked until it is answered. */
const searchUntilAnswered = async (store: Store) => {
  for (;;) {
    try {
      return await found(store);
    } catch (error) {
      if (!isQueryTimeoutError(error)) throw error;
    }
  }
};

/** A connection past the lock, to damage what a store has written. */
const connectDirectly = (folder: string) => new DatabaseSync(join(folder, databaseFileName));

describe('the data folder of a store in threads', () => {
  it('is rejected to another process and to the same one, until the process is killed', async () => {
    const module = JSON.stringify(import.meta.resolve('./threaded-store.ts'));
    const script = `import { openThreadedStore } from ${module};
      const store = openThreadedStore(${JSON.stringify(scratch)});
      await store.writeModel({ written: true });
      console.log('open');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(child.stdout, 'data');
      expect(() => openThreadedStore(scratch)).toThrow(`Another process is using the data folder ${scratch}`);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const store = open();
    expect(await store.readModel()).toEqual({ written: true });
    expect(() => openDatabase(scratch)).toThrow(DataFolderError);
  });

  it('is complete without its log once it is closed, and is read by a store without threads', async () => {
    const store = openThreadedStore(scratch, { workers: 1 });
    await write(store, tagSet('a'));
    await found(store);
    await store.close();
    writeFileSync(join(scratch, `${databaseFileName}-wal`), '');
    const plain = createSqliteStore(openDatabase(scratch));
    expect((await found(plain)).names).toEqual(['a']);
    await plain.close();
  });

  it('is copied while it is written, as it was at some moment', async () => {
    const store = open();
    await write(store, tagSet('a'));
    const copying = store.backup({ signal: new AbortController().signal });
    for (let n = 0; n < 50; n++) await write(store, tagSet(`t${n}`));
    const file = await copying;
    if (!file) throw new Error('A database in a folder can be copied');
    const { stream, closed } = file;
    const copied = join(scratch, 'copied');
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    await closed;
    mkdirSync(copied);
    writeFileSync(join(copied, databaseFileName), bytes);
    const copy = createSqliteStore(openDatabase(copied));
    expect((await found(copy)).names.length).toBe(await copy.logHead());
    expect((await found(copy)).names).toContain('a');
    await copy.close();
  });
});
