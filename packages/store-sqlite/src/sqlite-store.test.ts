import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type ChangeSet,
  type ResolvedQuery,
  type Store,
  searchQuery,
  type TextQuery,
} from '@colophon/catalogue';
import { storeContract } from '@colophon/catalogue/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, databaseFileName, openDatabase, openMemoryDatabase } from './node-database.ts';
import { schemaVersion } from './schema.ts';
import { createSqliteStore } from './sqlite-store.ts';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'colophon-store-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

storeContract('in memory', async () => createSqliteStore(openMemoryDatabase()));
storeContract('in a file', async () => createSqliteStore(openDatabase(join(scratch, 'data'))));

it('runs concurrent transactions one after another, in the order of the calls', async () => {
  const store = createSqliteStore(openMemoryDatabase());
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
    events.push(`${name} ends`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => store.write(work(name))));
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  await store.close();
});

const urn = 'urn:li:tag:a';
const created = { actor: 'urn:li:corpuser:ada', time: 1 };

/** One change of everything that a store keeps. */
const everything = (name: string): ChangeSet => ({
  latest: [
    {
      urn,
      aspect: 'tagProperties',
      entityType: 'tag',
      version: 0,
      lastVersion: 1,
      value: { name },
      systemMetadata: {},
      created,
    },
  ],
  history: [
    {
      urn,
      aspect: 'tagProperties',
      entityType: 'tag',
      version: 1,
      value: { name: 'before' },
      systemMetadata: {},
      created,
    },
  ],
  timeseries: [
    {
      urn,
      aspect: 'profile',
      entityType: 'tag',
      timestampMillis: 5,
      partition: '',
      discriminator: '',
      value: {},
      systemMetadata: {},
    },
  ],
  log: [
    {
      urn,
      entityType: 'tag',
      aspect: 'tagProperties',
      changeType: 'UPSERT',
      value: { name },
      previousValue: undefined,
      systemMetadata: {},
      previousSystemMetadata: undefined,
      headers: undefined,
      created,
    },
  ],
  documents: [
    {
      after: { urn, entityType: 'tag', fieldsByAspect: { tagProperties: { name: [name] } }, removed: false },
      texts: { whole: name, name, strong: '', text: '', weak: '' },
    },
  ],
  edges: [
    {
      key: { urn, aspect: 'ownership' },
      edges: [{ source: urn, aspect: 'ownership', type: 'OwnedBy', destination: 'urn:li:corpuser:ada' }],
    },
  ],
});

async function contentOf(store: Store) {
  const { input: _, filter: __, includeReferenceTypes: ___, ...defaults } = searchQuery({ facets: ['name'] });
  const all: ResolvedQuery = {
    ...defaults,
    hiddenTypes: [],
    text: { kind: 'everything' },
    filter: [],
    textFields: new Set(),
    weights: [],
  };
  const kept: TextQuery = { kind: 'term', best: [{ words: ['kep'], isPrefix: true }], others: [] };
  return {
    latest: await store.aspects(urn),
    oldest: await store.aspect({ urn, aspect: 'tagProperties' }, 1),
    points: await store.timeseries({ urn, aspect: 'profile', limit: 10 }),
    log: await store.log(0, 10),
    document: await store.document(urn),
    edges: await store.edges(urn, 'outgoing'),
    byWord: await store.search({ ...all, text: kept }),
    all: await store.search(all),
  };
}

/** The error of opening a folder; its message is what a person reads. */
function errorOf(folder: string): unknown {
  try {
    openDatabase(folder).close();
  } catch (error) {
    return error;
  }
  return undefined;
}

// A surface that has not changed the value sends its text as it is stored.
it('gives the same value of a row each time, and with it its text', async () => {
  const store = createSqliteStore(openMemoryDatabase());
  await store.write((transaction) => transaction.apply(everything('a')));
  const row = await store.aspect({ urn, aspect: 'tagProperties' }, 0);
  expect(row?.value).toEqual({ name: 'a' });
  expect(row?.value).toBe(row?.value);
  expect(row?.json).toBe('{"name":"a"}');
  await store.close();
});

describe('a store in a file', () => {
  it('keeps everything when it is closed and opened again', async () => {
    const before = createSqliteStore(openDatabase(scratch));
    await before.write((transaction) => transaction.apply(everything('kept')));
    const content = await contentOf(before);
    expect(content.byWord.total).toBe(1);
    await before.close();

    const after = createSqliteStore(openDatabase(scratch));
    expect(await contentOf(after)).toEqual(content);
    await after.close();
  });

  it('continues log offsets after reopening', async () => {
    for (const expected of [1, 2, 3]) {
      const store = createSqliteStore(openDatabase(scratch));
      await store.write((transaction) => transaction.apply(everything('kept')));
      expect((await store.log(0, 10)).length).toBe(expected);
      await store.close();
    }
  });

  it('completes the current write before closing', async () => {
    const store = createSqliteStore(openDatabase(scratch));
    const write = store.write(async (transaction) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await transaction.apply(everything('kept'));
    });
    await store.close();
    await write;
    const after = createSqliteStore(openDatabase(scratch));
    expect(await after.log(0, 10)).toHaveLength(1);
    await after.close();
  });

  it('creates the data folder and its parents', async () => {
    await createSqliteStore(openDatabase(join(scratch, 'a', 'b', 'c'))).close();
    expect(errorOf(join(scratch, 'a', 'b', 'c'))).toBeUndefined();
  });

  it('syncs every commit to disk', () => {
    const database = openDatabase(scratch);
    const full = 2;
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: full });
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  it('reports a full disk, stores nothing of that write, and recovers', async () => {
    const database = openDatabase(scratch);
    const store = createSqliteStore(database);
    await store.write((transaction) => transaction.apply(everything('kept')));
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
    database.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const large = everything('x'.repeat(1_000_000));
    await expect(store.write((transaction) => transaction.apply(large))).rejects.toThrow('full');
    expect((await store.aspect({ urn, aspect: 'tagProperties' }, 0))?.value).toEqual({ name: 'kept' });
    expect(await store.log(0, 10)).toHaveLength(1);

    database.exec('PRAGMA max_page_count = 100000');
    await store.write((transaction) => transaction.apply(large));
    expect(await store.log(0, 10)).toHaveLength(2);
    await store.close();
  });
});

describe('the data folder', () => {
  it('is rejected while another process holds it, and released when that is killed', async () => {
    const module = JSON.stringify(import.meta.resolve('./node-database.ts'));
    const script = `import { openDatabase } from ${module};
      openDatabase(${JSON.stringify(scratch)});
      console.log('open');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(child.stdout, 'data');
      const error = errorOf(scratch);
      expect(error).toBeInstanceOf(DataFolderError);
      expect(String(error)).toContain(`Another process is using the data folder ${scratch}`);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    expect(errorOf(scratch)).toBeUndefined();
  });

  it('is rejected to a second opening in the same process', () => {
    const first = openDatabase(scratch);
    expect(String(errorOf(scratch))).toContain('Another process is using');
    first.close();
    expect(errorOf(scratch)).toBeUndefined();
  });

  it.runIf(process.platform === 'linux').each(['/proc/colophon', '/proc/colophon/data'])(
    'is refused where the system takes no folders: %s',
    (folder) => {
      expect(String(errorOf(folder))).toContain(`The data folder ${folder} cannot be written`);
    },
  );

  it.each([
    ['is a file', 'file'],
    ['lies below a file', join('file', 'below')],
  ])('is refused when it %s', (_, path) => {
    writeFileSync(join(scratch, 'file'), 'text');
    const folder = join(scratch, path);
    const error = errorOf(folder);
    expect(error).toBeInstanceOf(DataFolderError);
    expect(String(error)).toContain(`The data folder ${folder} is not a folder`);
    expect(readFileSync(join(scratch, 'file'), 'utf8')).toBe('text');
  });

  it('is rejected when the database in it is a folder', () => {
    mkdirSync(join(scratch, databaseFileName));
    const error = errorOf(scratch);
    expect(error).toBeInstanceOf(DataFolderError);
    expect(String(error)).toContain(`${join(scratch, databaseFileName)} is a folder, not a database`);
  });

  it('is rejected unchanged when the file in it is not a database', () => {
    const path = join(scratch, databaseFileName);
    writeFileSync(path, 'These are notes, and no database. '.repeat(100));
    const error = errorOf(scratch);
    expect(error).toBeInstanceOf(DataFolderError);
    expect(String(error)).toContain(`${path} is not a Colophon database`);
    expect(readFileSync(path, 'utf8')).toBe('These are notes, and no database. '.repeat(100));
  });

  it.each([
    ['a later version of Colophon', schemaVersion + 1, 'Install the later version'],
    ['one from before the first release', 2, `upgrades those of version 3 and later`],
  ])('is rejected unchanged when %s made it', (_, version, remedy) => {
    const database = openDatabase(scratch);
    database.exec(`PRAGMA user_version = ${version}`);
    expect(() => createSqliteStore(database)).toThrow(
      new RegExp(`^The database has tables of version ${version}, from .*${remedy}`),
    );
    expect(database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()).toEqual({ tables: 0 });
    database.close();
  });

  it('is rejected unchanged when the database belongs to another program', () => {
    const path = join(scratch, databaseFileName);
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE aspect (mine TEXT)');
    other.close();
    const database = openDatabase(scratch);
    expect(() => createSqliteStore(database)).toThrow(`belongs to another program: it has a table "aspect"`);
    database.close();
    const again = new DatabaseSync(path);
    expect(again.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'aspect' }]);
    again.close();
  });
});
