import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateSync, inflateSync } from 'node:zlib';
import type { SiteFile } from './site-file.ts';

/** A version of the documentation that is kept as it was released: an entry of `/versions.json`. */
export interface SiteVersion {
  version: string;
  /** The day of the release, as `2026-11-20`. */
  date: string;
  /** Its folder, from the root of the site. */
  path: string;
}

/** What a kept version leaves to the site of now: the answers that a host has one of, and what only machines read. */
const NOT_KEPT =
  /^(404\.html|robots\.txt|sitemap\.xml|versions\.json|llms.*\.txt|pictures\/.*|versions\/.*)$/;

const SUFFIX = '.sqlar';

/**
 * Packs a built site into an archive that is never built again. The format is SQLite's own archive, which
 * `sqlite3 -A` lists and unpacks: one table of files, each deflated.
 */
export async function packVersion(archive: string, date: string, files: readonly SiteFile[]): Promise<void> {
  await rm(archive, { force: true });
  const database = new DatabaseSync(archive);
  database.exec('CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)');
  const insert = database.prepare('INSERT INTO sqlar VALUES (?, ?, ?, ?, ?)');
  const mtime = Date.parse(date) / 1000;
  database.exec('BEGIN');
  for (const { path, content } of files) {
    if (NOT_KEPT.test(path)) continue;
    const bytes = Buffer.from(content);
    const deflated = deflateSync(bytes, { level: 9 });
    insert.run(path, 0o100644, mtime, bytes.length, deflated.length < bytes.length ? deflated : bytes);
  }
  database.exec('COMMIT; VACUUM');
  database.close();
}

/** The files of every kept version under `versions/<version>/`, and the list of them, newest first. */
export async function unpackVersions(folder: string | undefined): Promise<SiteFile[]> {
  const archives = folder === undefined ? [] : await listArchives(folder);
  const versions: SiteVersion[] = [];
  const files: SiteFile[] = [];
  for (const name of archives) {
    const version = name.slice(0, -SUFFIX.length);
    const path = `versions/${version}/`;
    const database = new DatabaseSync(join(folder ?? '', name), { readOnly: true });
    const rows = database.prepare('SELECT name, mtime, sz, data FROM sqlar ORDER BY name').all();
    database.close();
    for (const row of rows) {
      const data = row.data instanceof Uint8Array ? row.data : new Uint8Array();
      files.push({ path: path + row.name, content: data.length < Number(row.sz) ? inflateSync(data) : data });
    }
    const date = new Date(Number(rows[0]?.mtime ?? 0) * 1000).toISOString().slice(0, 10);
    versions.push({ version, date, path });
  }
  return [{ path: 'versions.json', content: `${JSON.stringify(versions, null, 1)}\n` }, ...files];
}

async function listArchives(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const newestFirst = new Intl.Collator('en', { numeric: true });
  return names.filter((name) => name.endsWith(SUFFIX)).sort((a, b) => newestFirst.compare(b, a));
}
