import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '@colophon/store-sql';
import { type CopySource, ensureFinished } from '@colophon/store-sql/copy';
import { openReader } from '../connections.ts';
import { DataFolderError, ensureNoLostData } from '../database-file.ts';
import { identityFileName } from '../identity/open-identity-store.ts';
import { identityMigrations } from '../identity/prepare-identity-tables.ts';
import { isUnfinished } from '../migrations/migrate.ts';
import { tablesVersion } from '../migrations/prepare-tables.ts';
import { databaseFileName, explainFolder, holdsDatabase } from '../node-database.ts';
import { schemaVersion } from '../schema.ts';
import type { SqlDatabase } from '../sql.ts';
import { createStatements } from '../statements.ts';
import { readCopied } from './copied-rows.ts';
import { markerOf } from './marker.ts';

/**
 * Opens the database of a data folder to be copied. A server may use it meanwhile: all reads are of the moment at which it
 * was opened.
 *
 * @throws DataFolderError when the folder has no database, or one that is damaged; DatabaseError when its tables are of
 * another version.
 */
export function openSqliteCopySource(folder: string): CopySource {
  if (!holdsDatabase(folder)) throw new DataFolderError(`There is no catalogue in ${folder}.`);
  const path = join(folder, databaseFileName);
  const identityPath = join(folder, identityFileName);
  let database: SqlDatabase | undefined;
  let identity: SqlDatabase | undefined;
  const close = () => {
    for (const one of [database, identity]) one?.close();
  };
  try {
    ensureNoLostData(path);
    database = openReader(path);
    ensureCurrent(database, schemaVersion, folder);
    const marker = markerOf(database);
    if (marker) ensureFinished(marker);
    if (existsSync(identityPath)) {
      identity = openReader(identityPath);
      ensureCurrent(identity, identityMigrations.length, folder);
    }
    // What comes later is not seen: the first read of a transaction chooses its state.
    for (const one of [database, identity]) one?.exec('BEGIN; SELECT 1 FROM sqlite_schema');
  } catch (error) {
    close();
    throw explainFolder(folder, error);
  }
  const statement = createStatements(database);
  const ofIdentity = identity && createStatements(identity);
  const head = () => Number(statement('SELECT max(log_offset) AS head FROM log').get()?.head ?? 0);
  return {
    place: folder,
    hasIdentity: identity !== undefined,
    async read(table, after, limit) {
      const from = table.isIdentity ? ofIdentity : statement;
      return from ? readCopied(from, table, after, limit) : [];
    },
    async lastAudit() {
      const row = ofIdentity?.("SELECT seq FROM sqlite_sequence WHERE name = 'audit'").get();
      return Number(row?.seq ?? 0);
    },
    async countNewer() {
      const copied = head();
      const now = openReader(path);
      try {
        const row = now.prepare('SELECT max(log_offset) AS head FROM log').get();
        return Number(row?.head ?? 0) - copied;
      } finally {
        now.close();
      }
    },
    close: async () => close(),
  };
}

function ensureCurrent(database: SqlDatabase, expected: number, folder: string): void {
  const found = tablesVersion(database);
  if (found > expected)
    throw new DatabaseError(
      `The tables in ${folder} have version ${found}, from a later version of Colophon; this one knows versions up to ${expected}. Install the later version.`,
    );
  if (found < expected || isUnfinished(database))
    throw new DatabaseError(
      `The tables in ${folder} have version ${found}, and this version of Colophon copies version ${expected}. Start a server on them once, which upgrades them.`,
    );
}
