import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '@colophon/store-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enableTls } from '../support/postgres-tls.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

// `sslmode` is what PostgreSQL documents, for a server that demands TLS of the role "secure".

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'colophon-tls-'));
  const { server } = database;
  await server.query("CREATE ROLE secure LOGIN PASSWORD 'password'; CREATE ROLE certified LOGIN");
  await server.query('GRANT ALL ON DATABASE colophon TO secure; GRANT ALL ON SCHEMA public TO secure');
  await enableTls(server, folder);
});
afterAll(async () => {
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What comes of opening the store, with a role that the server lets in by TLS alone. */
async function open(parameters: Readonly<Record<string, string>>): Promise<string> {
  const url = new URL(`postgres://secure:password@127.0.0.1:${database.server.port}/colophon`);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  try {
    await (await openPostgresStore({ url: url.href })).close();
    return 'opened';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

it('encrypts, and verifies the certificate as sslmode says', async () => {
  const own = join(folder, 'server.crt');
  const place = `PostgreSQL at 127.0.0.1:${database.server.port}`;
  const untrusted = `DatabaseError: ${place} has a certificate that is not trusted`;
  expect(await open({ sslmode: 'disable' })).toContain('does not let in the user "secure"');
  expect(await open({ sslmode: 'require' })).toBe('opened');
  expect(await open({ sslmode: 'verify-full' })).toContain(untrusted);
  for (const sslmode of ['require', 'verify-ca', 'verify-full']) {
    expect([sslmode, await open({ sslmode, sslrootcert: own })]).toEqual([sslmode, 'opened']);
    expect(await open({ sslmode, sslrootcert: join(folder, 'other.crt') })).toContain(untrusted);
  }
});

it('names a file that cannot be read', async () => {
  const missing = join(folder, 'missing.crt');
  expect(await open({ sslmode: 'verify-full', sslrootcert: missing })).toBe(
    `DatabaseError: The file ${missing}, which the address of PostgreSQL names, cannot be read: ENOENT.`,
  );
});
