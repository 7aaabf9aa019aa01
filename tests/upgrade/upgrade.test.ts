import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { checkStore, createCatalogue, ensureModelCompatible, type SearchDocument } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore, findDamage, needsUpgrade, type SqlDatabase } from '@colophon/store-sqlite';
import { databaseFileName, openDatabase } from '@colophon/store-sqlite/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main, startServer } from '../reliability/server-process.ts';
import { tag } from './fill-catalogue.ts';
import { readWhole } from './read-whole.ts';

const files = join(import.meta.dirname, 'files');
const versions = readdirSync(files)
  .flatMap((name) => /^tables-(\d+)\.db\.gz$/.exec(name)?.[1] ?? [])
  .map(Number);

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'colophon-upgrade-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** A data folder with the file of a released version. */
function unpack(version: number, name = 'data'): string {
  const folder = join(scratch, name);
  mkdirSync(folder);
  const packed = readFileSync(join(files, `tables-${version}.db.gz`));
  writeFileSync(join(folder, databaseFileName), gunzipSync(packed));
  return folder;
}

/** Columns and indices of each table, without the text that made them. */
function tablesOf(database: SqlDatabase): JsonObject {
  const names = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_text_%' ORDER BY name",
    )
    .all();
  return Object.fromEntries(
    names.map(({ name }) => [
      String(name),
      {
        columns: database
          .prepare('SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?) ORDER BY cid')
          .all(String(name)),
        indices: database
          .prepare(
            `SELECT l.name, l."unique", l.partial, group_concat(i.name) AS columns
             FROM pragma_index_list(?) l, pragma_index_info(l.name) i GROUP BY l.name ORDER BY l.name`,
          )
          .all(String(name)),
      },
    ]),
  );
}

/** What was read of a file before the upgrade, with the search field that a migration adds to entities with owners. */
function withOwnersByType(before: JsonObject): JsonObject {
  const documents = (before.documents as unknown as readonly (SearchDocument | null)[]).map((document) => {
    const ownership = document?.fieldsByAspect.ownership;
    if (!ownership) return document;
    expect(ownership.ownerTypes).toHaveLength(1);
    const added = { [`ownerTypes.${ownership.ownerTypes?.[0]}`]: ownership.owners };
    return {
      ...document,
      fieldsByAspect: { ...document.fieldsByAspect, ownership: { ...ownership, ...added } },
    };
  });
  expect(documents).not.toEqual(before.documents);
  return { ...before, documents: documents as unknown as JsonObject[] };
}

it('has a file of every released version of the tables', () => {
  expect(versions).toContain(3);
});

describe.each(versions)('a file with tables of version %i', (version) => {
  it('has a row in every table that this version of the tables had', () => {
    const database = openDatabase(unpack(version));
    for (const name of Object.keys(tablesOf(database)))
      expect([name, database.prepare(`SELECT 1 AS has FROM ${name} LIMIT 1`).get()?.has]).toEqual([name, 1]);
    database.close();
  });

  it('is read like before the upgrade, in every part', async () => {
    const database = openDatabase(unpack(version));
    const store = createSqliteStore(database);
    await ensureModelCompatible(registry, store);
    const before = JSON.parse(readFileSync(join(files, `tables-${version}.json`), 'utf8')) as JsonObject;
    expect(await readWhole(store)).toEqual(withOwnersByType(before));
    expect(findDamage(database)).toEqual([]);
    expect((await checkStore(registry, store)).findings).toEqual([]);
    await store.close();
  });

  it('has the same tables as a new file afterwards, and is not upgraded again', async () => {
    const folder = unpack(version);
    const database = openDatabase(folder);
    const store = createSqliteStore(database);
    const fresh = openDatabase(join(scratch, 'fresh'));
    const freshStore = createSqliteStore(fresh);
    expect(tablesOf(database)).toEqual(tablesOf(fresh));
    expect(needsUpgrade(database)).toBe(false);
    await store.close();
    await freshStore.close();
    const again = openDatabase(folder);
    const titles: string[] = [];
    await createSqliteStore(again, { onMigration: ({ title }) => titles.push(title) }).close();
    expect(titles).toEqual([]);
  });

  it('takes writes, whose log entries have what the migrations added', async () => {
    const store = createSqliteStore(openDatabase(unpack(version)));
    const catalogue = createCatalogue({ registry, store });
    const head = await store.logHead();
    const headers = { 'If-Version-Match': '3' };
    await catalogue.propose([
      {
        entityUrn: tag,
        aspectName: 'tagProperties',
        changeType: 'UPSERT',
        value: { name: 'fourth' },
        headers,
      },
    ]);
    expect(await store.log(head + 1, 10)).toMatchObject([
      { value: { name: 'fourth' }, headers, previousSystemMetadata: { version: '3' } },
    ]);
    await catalogue.close();
  });

  it('is upgraded at the start of the server, which reports it', async () => {
    const folder = unpack(version);
    const server = await startServer(folder);
    expect(server.banner).toContainEqual(expect.stringMatching(/^Upgrading the database to version \d+: /));
    const answer = await fetch(`${server.address}/aspects/${encodeURIComponent(tag)}?aspect=tagProperties`);
    expect(await answer.json()).toMatchObject({
      aspect: { 'com.linkedin.tag.TagProperties': { name: 'third' } },
    });
    expect(await server.stop()).toBe(0);
  });

  it('is checked on an upgraded copy, and left as it is', async () => {
    const folder = unpack(version);
    const { stdout } = await promisify(execFile)(process.execPath, [
      main,
      'check',
      'store',
      '--data',
      folder,
    ]);
    expect(stdout).toMatch(/^Checked \d+ aspects of \d+ entities\.\n$/);
    const database = openDatabase(folder);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: version });
    database.close();
    expect(readdirSync(folder)).toEqual(['.colophon.lock', databaseFileName]);
  });
});
