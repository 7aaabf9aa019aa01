import { type CopyMarker, ensureFinished, markerTables, readMarker } from '@colophon/store-sql/copy';
import type { Query } from '../connection/query.ts';

const { note, changed } = markerTables;

/** What a database notes about the copy that it becomes; undefined for one that is no copy, or not any more. */
export async function markerOf(query: Query): Promise<CopyMarker | undefined> {
  const [found] = await query('SELECT to_regclass($1) IS NOT NULL AS exists', [note]);
  if (!found?.exists) return undefined;
  const [row] = await query(`SELECT source, progress FROM ${note}`);
  return readMarker(row);
}

/** Makes a database the target of a copy; the caller has opened a transaction. */
export async function createMarker(query: Query, source: string): Promise<void> {
  await query(`
    CREATE TABLE ${note} (id integer PRIMARY KEY CHECK (id = 1), source text NOT NULL, progress text NOT NULL);
    CREATE TABLE ${changed} (
      urn text COLLATE "C" NOT NULL, aspect text COLLATE "C" NOT NULL, PRIMARY KEY (urn, aspect)
    );
  `);
  await query(`INSERT INTO ${note} VALUES (1, $1, $2)`, [
    source,
    JSON.stringify({ stage: 'rows' } satisfies CopyMarker['progress']),
  ]);
}

/**
 * Makes a copy a database like any other: what is written to it from now on does not come from its source. The caller has
 * opened a transaction.
 *
 * @throws DatabaseError when it is not complete.
 */
export async function endCopy(query: Query): Promise<void> {
  const marker = await markerOf(query);
  if (!marker) return;
  ensureFinished(marker);
  await query(`DROP TABLE ${note}; DROP TABLE ${changed}`);
}
