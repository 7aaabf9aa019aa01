import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { makeTagUrn, makeUserUrn } from '@colophon/sdk/urns';
import { copyStore } from '@colophon/server/copy-store';
import { openPostgresIdentityStore } from '@colophon/store-postgres';
import { openIdentityStore } from '@colophon/store-sqlite/identity';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answersOf,
  datasetNamed,
  fillIdentity,
  fillStore,
  newFolder,
  openFolderStore,
} from './copy-fixture.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

// Everything of a store goes to another one and back, is compared there, and is found by readers.

const count = 120;

let database: TestDatabase;
let folder: string;
let other: string;
let filled: string;
beforeAll(async () => {
  database = await startTestDatabase();
  filled = newFolder();
  const store = openFolderStore(filled);
  await fillStore(store, count);
  await store.close();
  await fillIdentity(filled);
});
afterAll(async () => {
  await database.stop();
  rmSync(filled, { recursive: true });
});
beforeEach(async () => {
  await database.server.query('DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS colophon_identity CASCADE');
  await database.server.query('CREATE SCHEMA public');
  folder = newFolder();
  cpSync(filled, folder, { recursive: true });
  other = join(newFolder(), 'data');
  return () => {
    rmSync(folder, { recursive: true });
    rmSync(join(other, '..'), { recursive: true });
  };
});

const rowsOf = async (sql: string): Promise<unknown[]> => database.server.query(sql);
const projections = async () => ({
  entities: await rowsOf('SELECT urn, removed, document FROM entity ORDER BY urn'),
  edges: await rowsOf('SELECT * FROM edge ORDER BY source, lineage, kind, destination, owner'),
  values: await rowsOf('SELECT * FROM search_value ORDER BY field, value, entity_id'),
  long: await rowsOf('SELECT * FROM search_long ORDER BY entity_id, field, value'),
  words: await rowsOf('SELECT * FROM search_text ORDER BY entity_id'),
});

it('copies everything to PostgreSQL and back', async () => {
  const there = await copyStore({ from: folder, to: database.url });
  expect(there).toMatchObject({ from: folder, newer: 0, keyFile: undefined });
  const back = await copyStore({ from: database.url, to: other });
  expect(back.tables).toEqual(there.tables);
  const counts = Object.fromEntries(there.tables.map(({ name, rows }) => [name, rows]));
  expect(counts).toMatchObject({
    model: 1,
    timeseries: count,
    consumer: 1,
    failed_write: 1,
    user: 1,
    audit: 0,
    audit_retention: 1,
  });
  expect(counts.aspect).toBeGreaterThan(3 * count);

  const [first, second, third] = [openFolderStore(folder), await database.open(), openFolderStore(other)];
  const answers = await answersOf(first);
  expect(answers.downstream).toBe(3);
  expect(await answersOf(second)).toEqual(answers);
  expect(await answersOf(third)).toEqual(answers);
  for (const store of [first, second, third]) await store.close();
});

it('leaves nothing for restore-indices to change', async () => {
  await copyStore({ from: folder, to: database.url });
  const before = await projections();
  expect(before.edges.length).toBeGreaterThanOrEqual(count);
  expect(before.words.length).toBeGreaterThan(count);
  const store = await database.open();
  await createCatalogue({ registry, store }).restoreIndices();
  await store.close();
  expect(await projections()).toEqual(before);
});

it('copies users, and goes on with the numbers of the audit log', async () => {
  await copyStore({ from: folder, to: database.url });
  await copyStore({ from: database.url, to: other });
  const entry = { time: 2000, action: 'signIn', outcome: 'done' } as const;
  for (const identity of [await openPostgresIdentityStore({ url: database.url }), openIdentityStore(other)]) {
    expect(await identity.findUser('ada')).toMatchObject({
      urn: makeUserUrn('ada'),
      passwordHash: '$scrypt$…',
    });
    await identity.addAudit(entry as Parameters<typeof identity.addAudit>[0]);
    expect(await identity.readAudit({ limit: 5 })).toMatchObject([{ offset: 31 }]);
    await identity.close();
  }
});

it('follows what has changed in the source since', async () => {
  await copyStore({ from: folder, to: database.url });
  expect((await copyStore({ from: folder, to: database.url })).changed).toBe(0);

  const source = openFolderStore(folder);
  const catalogue = createCatalogue({ registry, store: source });
  const upsert = (entityUrn: string, aspectName: string, value: Record<string, unknown>) =>
    ({ entityUrn, aspectName, changeType: 'UPSERT', value }) as Parameters<typeof catalogue.propose>[0][0];
  await catalogue.propose([
    upsert(datasetNamed('orders5'), 'datasetProperties', { name: 'renamed' }),
    upsert(datasetNamed('new'), 'upstreamLineage', {
      upstreams: [{ dataset: datasetNamed('raw3'), type: 'TRANSFORMED' }],
    }),
  ]);
  await catalogue.deleteEntity(datasetNamed('orders3'));
  await catalogue.propose([
    {
      entityUrn: datasetNamed('orders10'),
      aspectName: 'upstreamLineage',
      changeType: 'DELETE',
      value: {},
    } as Parameters<typeof catalogue.propose>[0][0],
  ]);
  const answers = await answersOf(source);
  await source.close();

  const report = await copyStore({ from: folder, to: database.url });
  expect(report.changed).toBeGreaterThan(5);
  expect(report.changed).toBeLessThan(40);
  const copy = await database.open();
  expect(await answersOf(copy)).toEqual(answers);
  const before = await projections();
  await createCatalogue({ registry, store: copy }).restoreIndices();
  expect(await projections()).toEqual(before);
  await copy.close();
});

it('ends to be a copy with the first server that starts on it', async () => {
  await copyStore({ from: folder, to: database.url });
  const server = await database.open();
  await server.logHead();
  const used = copyStore({ from: folder, to: database.url });
  await expect(used).rejects.toThrow(
    `A server is using postgres://postgres@127.0.0.1:${database.server.port}/colophon. Stop it, or choose another database.`,
  );
  await server.close();
  await expect(copyStore({ from: folder, to: database.url })).rejects.toThrow(
    `postgres://postgres@127.0.0.1:${database.server.port}/colophon is not empty, and no unfinished copy.`,
  );

  await copyStore({ from: folder, to: other });
  await openFolderStore(other).close();
  await expect(copyStore({ from: folder, to: other })).rejects.toThrow(`${other} is not empty, and`);
});

it('lets no server start on a copy that is not finished', async () => {
  const controller = new AbortController();
  const half = (to: string) =>
    copyStore({ from: folder, to, signal: controller.signal, onProgress: () => controller.abort() });
  await expect(half(database.url)).rejects.toThrow('aborted');
  await expect(half(other)).rejects.toThrow('aborted');
  const message = `The database is an unfinished copy of ${folder}. Run "colophon store copy" again with the same --from and --to.`;
  await expect(database.open()).rejects.toThrow(message);
  expect(() => openFolderStore(other)).toThrow(message);
  await expect(copyStore({ from: other, to: newFolder() })).rejects.toThrow(message);

  const store = openFolderStore(folder);
  await createCatalogue({ registry, store }).propose([
    {
      entityUrn: makeTagUrn('late'),
      aspectName: 'tagProperties',
      changeType: 'UPSERT',
      value: { name: 'late' },
    },
  ]);
  await store.close();
  await copyStore({ from: folder, to: database.url });
  const copy = await database.open();
  expect(await copy.document(makeTagUrn('late'))).toBeDefined();
  await copy.close();
});
