import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { identityStoreContract } from '@colophon/auth/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseError } from '../migrations/prepare-tables.ts';
import { DataFolderError, openMemoryDatabase } from '../node-database.ts';
import { identityFileName, openIdentityStore } from './open-identity-store.ts';
import { identityMigrations } from './prepare-identity-tables.ts';
import { createSqliteIdentityStore } from './sqlite-identity-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colophon-identity-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, identityFileName);

identityStoreContract('in memory', async () => createSqliteIdentityStore(openMemoryDatabase()));
identityStoreContract('in a file', async () => openIdentityStore(folder));

const user = {
  urn: 'urn:li:corpuser:ada',
  signInName: 'ada',
  kind: 'person',
  status: 'active',
  sessionEpoch: 0,
  createdAt: 1,
} as const;

it('has migrations in order, without gaps, from version 1', () => {
  expect(identityMigrations.map(({ version }) => version)).toEqual(
    identityMigrations.map((_, place) => place + 1),
  );
});

it('keeps what it has when it is opened again', async () => {
  const store = openIdentityStore(folder);
  await store.addUser(user);
  await store.close();
  const again = openIdentityStore(folder);
  expect(await again.readUser(user.urn)).toEqual(user);
  await again.close();
});

it.runIf(process.platform !== 'win32')('is for the owner of the file alone, its log too', async () => {
  const modes = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  const store = openIdentityStore(folder);
  await store.addUser(user);
  expect(modes().length).toBeGreaterThan(1);
  expect(modes().filter(([, mode]) => mode !== 0o600)).toEqual([]);
  await store.close();
  chmodSync(file(), 0o664);
  await openIdentityStore(folder).close();
  expect(modes().filter(([, mode]) => mode !== 0o600)).toEqual([]);
});

it('never changes or removes an audit record, whatever asks for it', async () => {
  const store = openIdentityStore(folder);
  await store.addAudit({ time: 1, action: 'sign-in', outcome: 'refused' });
  await store.addAudit({ time: 9, action: 'sign-in', outcome: 'refused' });
  const database = new DatabaseSync(file());
  expect(() => database.exec("UPDATE audit SET outcome = 'done'")).toThrow('audit records never change');
  expect(() =>
    database.exec("REPLACE INTO audit (offset, time, action, outcome) VALUES (1, 1, 'sign-in', 'done')"),
  ).toThrow('audit records never change');
  const remove = () => database.exec('DELETE FROM audit');
  expect(remove).toThrow('audit records are removed by age alone');
  expect(await store.removeAuditBefore(5)).toBe(1);
  expect(remove).toThrow('audit records are removed by age alone');
  expect(await store.readAudit({ limit: 9 })).toMatchObject([{ time: 9 }]);
  database.close();
  await store.close();
});

it('does not leave removed hashes in the file', async () => {
  const store = openIdentityStore(folder);
  await store.addUser({ ...user, passwordHash: 'hash-to-be-removed' });
  await store.removeUser(user.urn);
  await store.close();
  expect(readFileSync(file()).includes('hash-to-be-removed')).toBe(false);
});

it('leaves files of later versions and of other programs as they are', () => {
  const database = new DatabaseSync(file());
  database.exec('CREATE TABLE other (id INTEGER)');
  expect(() => openIdentityStore(folder)).toThrow(DatabaseError);
  database.exec('PRAGMA user_version = 99');
  expect(() => openIdentityStore(folder)).toThrow('from a later version of Colophon');
  database.close();
  writeFileSync(file(), 'no database, but longer than a header of a database would have to be, by far');
  expect(() => openIdentityStore(folder)).toThrow(DataFolderError);
});
