import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPostgresStore } from '@colophon/store-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

// What cannot be a store says why, in a sentence: place, what was expected and what came, and never the password.

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.server.query('DROP DATABASE IF EXISTS other WITH (FORCE)');
  await database.server.query('CREATE DATABASE other');
});

const url = (
  some: { user?: string; password?: string; name?: string; port?: number; query?: string } = {},
) => {
  const { user = 'postgres', password = 'password', name = 'other', query = '' } = some;
  return `postgres://${user}:${password}@127.0.0.1:${some.port ?? database.server.port}/${name}${query}`;
};
const host = () => `127.0.0.1:${database.server.port}`;

async function inOther(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url());
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function messageOf(address: string): Promise<string> {
  try {
    await (await openPostgresStore({ url: address })).close();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return 'opened';
}

it('opens an empty database, and what it made of it', async () => {
  expect(await messageOf(url())).toBe('opened');
  expect(await messageOf(url())).toBe('opened');
});

it('says what is wrong with an address', async () => {
  const port = await freePort();
  expect(await messageOf(url({ password: 'secret' }))).toBe(
    `DatabaseError: PostgreSQL at ${host()} rejected the password of the user "postgres".`,
  );
  expect(await messageOf(url({ port }))).toBe(
    `DatabaseError: PostgreSQL at 127.0.0.1:${port} does not answer: ECONNREFUSED.`,
  );
  expect(await messageOf('postgres://postgres:secret@nowhere.invalid/colophon')).toBe(
    'DatabaseError: The host of PostgreSQL is not known: nowhere.invalid.',
  );
  expect(await messageOf(url({ name: 'missing' }))).toBe(
    `DatabaseError: PostgreSQL at ${host()} has no database "missing". Create it with: CREATE DATABASE "missing" ENCODING 'UTF8' TEMPLATE template0`,
  );
  expect(await messageOf(url({ query: '?sslmode=require' }))).toBe(
    `DatabaseError: PostgreSQL at ${host()} does not support TLS, which the address asks for by sslmode.`,
  );
});

it('names the statement that grants missing rights, which is right', async () => {
  await database.server.query('DROP ROLE IF EXISTS guest');
  await database.server.query("CREATE ROLE guest LOGIN PASSWORD 'password'");
  const message = await messageOf(url({ user: 'guest' }));
  expect(message).toMatch(
    /^DatabaseError: The user "guest" may not create tables in the database "other" \(/,
  );
  const [, statements = ''] = /Grant it with: (.*)$/.exec(message) ?? [];
  await inOther(...statements.split('; '));
  expect(await messageOf(url({ user: 'guest' }))).toBe('opened');
});

it('leaves a database alone that belongs to another program', async () => {
  await inOther('CREATE TABLE invoices (id integer)', 'INSERT INTO invoices VALUES (1)');
  expect(await messageOf(url())).toBe(
    'DatabaseError: The database belongs to another program: it has a table "invoices".',
  );
});

it('leaves a database alone that has tables of a later version', async () => {
  await messageOf(url());
  await inOther('UPDATE meta SET version = 99');
  expect(await messageOf(url())).toMatch(
    /^DatabaseError: The database has tables of version 99, from a later version of Colophon; this one knows versions up to 4\./,
  );
});

it('upgrades the tables of an earlier version, while its processes use them', async () => {
  await messageOf(url());
  await inOther('DROP TABLE leader, writer, search_count, coverage', 'UPDATE meta SET version = 1');
  const other = new pg.Client(url());
  await other.connect();
  await other.query('BEGIN; UPDATE meta SET unlogged = unlogged + 0 WHERE false; SELECT * FROM log');
  expect(await messageOf(url())).toBe('opened');
  await other.query('COMMIT; SELECT * FROM leader, writer, search_count, coverage');
  await other.end();
  expect(await messageOf(url())).toBe('opened');
});

it('creates all tables or none', async () => {
  await inOther(
    "CREATE FUNCTION stop() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no more'; END $$",
    "CREATE EVENT TRIGGER stop ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION stop()",
  );
  expect(await messageOf(url())).toContain('no more');
  await inOther('DROP EVENT TRIGGER stop');
  expect(await messageOf(url())).toBe('opened');
});

it('ends the command line with a sentence and an exit code', async () => {
  const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
  const serve = (store: string) =>
    promisify(execFile)(process.execPath, [main, 'serve', '--port', '0'], {
      env: { ...process.env, COLOPHON_STORE: store },
    }).catch((error: { code: number; stderr: string }) => error);
  expect(await serve(url({ password: 'secret' }))).toMatchObject({
    code: 1,
    stderr: `colophon: PostgreSQL at ${host()} rejected the password of the user "postgres".\n`,
  });
  expect(await serve('mysql://root:secret@db/colophon')).toMatchObject({
    stderr: expect.not.stringContaining('secret'),
  });
});
