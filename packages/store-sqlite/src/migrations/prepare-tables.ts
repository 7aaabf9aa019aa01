import { DatabaseError } from '@colophon/store-sql';
import { schema, schemaVersion } from '../schema.ts';
import type { SqlDatabase } from '../sql.ts';
import { isUnfinished, migrate, oldestVersion } from './migrate.ts';
import type { MigrationProgress } from './migration.ts';

/**
 * Creates the tables in an empty database, and upgrades those of an earlier Colophon.
 *
 * @throws DatabaseError when the tables are of a later version of Colophon, or of another program; the file is then as it
 * was.
 */
export function prepareTables(
  database: SqlDatabase,
  onProgress?: (progress: MigrationProgress) => void,
): void {
  const found = tablesVersion(database);
  if (found > schemaVersion)
    throw new DatabaseError(
      `The database has tables of version ${found}, from a later version of Colophon; this one knows versions up to ${schemaVersion}. Install the later version, or restore a backup from before the upgrade.`,
    );
  if (found >= oldestVersion) {
    if (found < schemaVersion || isUnfinished(database)) migrate(database, found, onProgress);
    return;
  }
  if (found !== 0)
    throw new DatabaseError(
      `The database has tables of version ${found}, from before the first release; this version of Colophon upgrades those of version ${oldestVersion} and later.`,
    );
  const foreign = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").get();
  if (foreign !== undefined)
    throw new DatabaseError(`The database belongs to another program: it has a table "${foreign.name}".`);
  database.exec(`BEGIN; ${schema} COMMIT;`);
}

/** The version of the tables that a database has; 0 for an empty one, and for that of another program. */
export const tablesVersion = (database: SqlDatabase): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

/** True when a store that opens the database would upgrade its tables. */
export const needsUpgrade = (database: SqlDatabase): boolean => {
  const found = tablesVersion(database);
  return found >= oldestVersion && (found < schemaVersion || isUnfinished(database));
};

export { DatabaseError };
