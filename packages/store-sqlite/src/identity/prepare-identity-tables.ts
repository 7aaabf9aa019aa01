import { migrate } from '../migrations/migrate.ts';
import type { Migration } from '../migrations/migration.ts';
import { DatabaseError, tablesVersion } from '../migrations/prepare-tables.ts';
import type { SqlDatabase } from '../sql.ts';
import { firstTables } from './1-first-tables.ts';
import { deviceRequests } from './2-device-requests.ts';

/** In order, without gaps, from version 1. They are numbered apart from those of the catalogue: the files are two. */
export const identityMigrations: readonly Migration[] = [firstTables, deviceRequests];

/**
 * Creates the tables in an empty database, and upgrades those of an earlier Colophon.
 *
 * @throws DatabaseError when the tables are of a later version of Colophon, or of another program; the file is then as it
 * was.
 */
export function prepareIdentityTables(database: SqlDatabase): void {
  const found = tablesVersion(database);
  if (found > identityMigrations.length)
    throw new DatabaseError(
      `The identity database has tables of version ${found}, from a later version of Colophon; this one knows versions up to ${identityMigrations.length}. Install the later version, or restore a backup from before the upgrade.`,
    );
  const foreign = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").get();
  if (found === 0 && foreign !== undefined)
    throw new DatabaseError(
      `The identity database belongs to another program: it has a table "${foreign.name}".`,
    );
  migrate(database, found, undefined, identityMigrations);
}
