import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Colophon } from '@colophon/sdk';
import { makeTagUrn } from '@colophon/sdk/urns';
import { copyStore } from '@colophon/server/copy-store';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { main, startServer } from '../reliability/server-process.ts';
import { answersOf, fillStore, newFolder, openFolderStore } from './copy-fixture.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

// `colophon store copy` as an operator runs it: killed, beside a server that writes, and with what cannot be copied.

let database: TestDatabase;
let folder: string;
let place: string;
beforeAll(async () => {
  database = await startTestDatabase();
  folder = newFolder();
  place = `postgres://postgres@127.0.0.1:${database.server.port}/colophon`;
  const store = openFolderStore(folder);
  await fillStore(store, 1500);
  await store.close();
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await database.server.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await database.server.query('DROP SCHEMA IF EXISTS colophon_identity CASCADE');
});

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const copy = (from: string, to: string, ...more: readonly string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, [main, 'store', 'copy', '--from', from, '--to', to, ...more]).then(
    (ended) => ({ code: 0, ...ended }),
    (error: Ended) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
  );

/**
 * Starts a copy, and kills it as soon as a query finds something in the target.
 *
 * @returns false when it had ended by then: it may be faster than who looks
 */
async function killWhen(from: string, to: string, isReached: () => Promise<boolean>): Promise<boolean> {
  const child = spawn(process.execPath, [main, 'store', 'copy', '--from', from, '--to', to], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  while (child.exitCode === null && !(await isReached().catch(() => false))) await sleep(1);
  child.kill('SIGKILL');
  const [, signal] = await exited;
  return signal === 'SIGKILL';
}

const holds = (sql: string) => async () => {
  const [row] = await database.server.query<{ readonly holds: boolean }>(`SELECT (${sql}) AS holds`);
  return row?.holds === true;
};

it('goes on where it was killed', { timeout: 300_000 }, async () => {
  const there = [
    await killWhen(folder, database.url, holds('SELECT count(*) > 0 FROM aspect')),
    await killWhen(folder, database.url, holds("SELECT progress LIKE '%after%' FROM store_copy")),
    await killWhen(folder, database.url, holds('SELECT count(*) > 0 FROM log')),
  ];
  expect(there).toContain(true);
  const done = await copy(folder, database.url);
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout).toContain(`${place} is the same as ${folder}: `);
  const [source, target] = [openFolderStore(folder), await database.open()];
  expect(await answersOf(target)).toEqual(await answersOf(source));
  await Promise.all([source.close(), target.close()]);

  const back = join(newFolder(), 'data');
  const isInBack = (sql: string) => async () => {
    const reader = new DatabaseSync(join(back, 'colophon.db'), { readOnly: true });
    try {
      return reader.prepare(`SELECT (${sql}) AS holds`).get()?.holds === 1;
    } finally {
      reader.close();
    }
  };
  const again = [
    await killWhen(database.url, back, isInBack('SELECT count(*) > 0 FROM aspect')),
    await killWhen(database.url, back, isInBack("SELECT progress LIKE '%after%' FROM store_copy")),
  ];
  expect(again).toContain(true);
  expect(await copy(database.url, back)).toMatchObject({ code: 0 });
  const [first, second] = [openFolderStore(folder), openFolderStore(back)];
  expect(await answersOf(second)).toEqual(await answersOf(first));
  await Promise.all([first.close(), second.close()]);
});

it('copies beside a server that writes, and has all of it once that has stopped', {
  timeout: 300_000,
}, async () => {
  const data = newFolder();
  const server = await startServer(data);
  const client = new Colophon({ server: server.address });
  const acknowledged: string[] = [];
  let isOver = false;
  const load = (async () => {
    for (let n = 0; !isOver; n++) {
      await client.emit({
        entityUrn: makeTagUrn(`t${n}`),
        aspectName: 'tagProperties',
        aspect: { name: `t${n}` },
      });
      acknowledged.push(makeTagUrn(`t${n}`));
    }
  })();
  while (acknowledged.length < 50) await sleep(5);
  const beside = await copy(data, database.url);
  expect(beside).toMatchObject({ code: 0 });
  expect(beside.stdout).toMatch(/The source has changed since: its log has \d+ more\. Stop its servers/);
  isOver = true;
  await load;
  await client.close();
  await server.stop();
  expect((await copy(data, database.url, '--json')).stdout).toContain('"newer": 0');

  const moved = await startServer(newFolder(), { COLOPHON_STORE: database.url });
  const there = new Colophon({ server: moved.address });
  const found = new Set<string>();
  for await (const { urn } of there.search.scroll('*', { entityTypes: ['tag'] })) found.add(urn);
  expect(acknowledged.filter((urn) => !found.has(urn))).toEqual([]);
  await there.close();
  await moved.stop();
});

it('says in a sentence what cannot be copied', async () => {
  const empty = newFolder();
  const secret = `postgres://postgres:secret@127.0.0.1:${database.server.port}/colophon`;
  const sentence = async (from: string, to: string) => {
    const error: Error = await copyStore({ from, to }).then(
      () => new Error('copied'),
      (thrown) => thrown,
    );
    expect(error.message).not.toContain('secret');
    // Of these, the command prints the message alone.
    expect(['ConfigurationError', 'DataFolderError', 'DatabaseError']).toContain(error.name);
    return error.message;
  };
  expect(await sentence(join(empty, 'missing'), database.url)).toBe(
    `There is no catalogue in ${join(empty, 'missing')}.`,
  );
  expect(existsSync(join(empty, 'missing'))).toBe(false);
  expect(await sentence(database.url, empty)).toBe(`There is no catalogue in ${place}.`);
  expect(await sentence(folder, secret)).toBe(
    `PostgreSQL at 127.0.0.1:${database.server.port} rejected the password of the user "postgres".`,
  );
  expect(await sentence(folder, 'mysql://root:secret@db/colophon')).toBe(
    '--to: expected a data folder, or the address of a PostgreSQL database such as postgres://colophon@db:5432/colophon, and it is something else.',
  );
  expect(await sentence(folder, folder)).toBe(
    `--from and --to are the same: ${folder}. Name another place to copy to.`,
  );
  const file = join(empty, 'file');
  writeFileSync(file, '');
  expect(await sentence(folder, file)).toBe(`The data folder ${file} is not a folder. Choose another path.`);
  const damaged = join(empty, 'damaged');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'colophon.db'), 'nothing that SQLite reads');
  expect(await sentence(damaged, database.url)).toContain('is not a Colophon database');

  await database.server.query('CREATE TABLE invoices (id integer)');
  expect(await sentence(folder, database.url)).toBe(
    'The database belongs to another program: it has a table "invoices".',
  );
});

it('exits with a code', async () => {
  expect(await copy(folder, folder)).toEqual({
    code: 1,
    stdout: '',
    stderr: `colophon: --from and --to are the same: ${folder}. Name another place to copy to.\n`,
  });
  // An empty text would be the folder in which it runs.
  expect(await copy(folder, ' ')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('It must not be empty.'),
  });
});
