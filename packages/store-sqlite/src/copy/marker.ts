import { type CopyMarker, ensureFinished, markerTables, readMarker } from '@colophon/store-sql/copy';
import type { SqlDatabase } from '../sql.ts';

const { note, changed } = markerTables;

/** What a database notes about the copy that it becomes; undefined for one that is no copy, or not any more. */
export const markerOf = (database: SqlDatabase): CopyMarker | undefined =>
  database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(note) &&
  readMarker(database.prepare(`SELECT source, progress FROM ${note}`).get());

/** Makes a database the target of a copy. */
export function createMarker(database: SqlDatabase, source: string): void {
  database.exec(`
    BEGIN IMMEDIATE;
    CREATE TABLE ${note} (id INTEGER PRIMARY KEY CHECK (id = 1), source TEXT NOT NULL, progress TEXT NOT NULL);
    CREATE TABLE ${changed} (urn TEXT NOT NULL, aspect TEXT NOT NULL, PRIMARY KEY (urn, aspect)) WITHOUT ROWID;
  `);
  database
    .prepare(`INSERT INTO ${note} VALUES (1, ?, ?)`)
    .run(source, JSON.stringify({ stage: 'rows' } satisfies CopyMarker['progress']));
  database.exec('COMMIT');
}

/**
 * Makes a copy a database like any other: what is written to it from now on does not come from its source.
 *
 * @throws DatabaseError when it is not complete.
 */
export function endCopy(database: SqlDatabase): void {
  const marker = markerOf(database);
  if (!marker) return;
  ensureFinished(marker);
  database.exec(`BEGIN IMMEDIATE; DROP TABLE ${note}; DROP TABLE ${changed}; COMMIT`);
}
