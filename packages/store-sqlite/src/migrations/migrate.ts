import type { SqlDatabase } from '../sql.ts';
import { logHeaders } from './4-log-headers.ts';
import { ownersByType } from './5-owners-by-type.ts';
import { searchCounts } from './6-search-counts.ts';
import { coverage } from './7-coverage.ts';
import type { Migration, MigrationPosition, MigrationProgress } from './migration.ts';

/** In order, without gaps. The first released tables had version 3. */
export const migrations: readonly Migration[] = [logHeaders, ownersByType, searchCounts, coverage];

/** The version before the first migration: the oldest tables that can be upgraded. */
export const oldestVersion = 3;

/** Runs in its own table, which exists as long as a migration is unfinished. */
const createPosition = 'CREATE TABLE migration_position (version INTEGER NOT NULL, position TEXT NOT NULL)';

/**
 * Brings the tables of a file to the version of the last migration. Each migration is one transaction; a long one takes
 * many, and continues after a crash where it was.
 *
 * @param found Version of the tables in the file.
 */
export function migrate(
  database: SqlDatabase,
  found: number,
  onProgress: (progress: MigrationProgress) => void = () => {},
  all: readonly Migration[] = migrations,
): void {
  finishSteps(database, found, onProgress, all);
  for (const migration of all) {
    if (migration.version <= found) continue;
    const { version, title } = migration;
    onProgress({ version, title });
    inTransaction(database, () => {
      migration.change(database);
      // Even if rows are left to be rewritten: an earlier Colophon must not write to these tables.
      database.exec(`PRAGMA user_version = ${version}`);
      if (migration.step) {
        database.exec(createPosition);
        database.prepare("INSERT INTO migration_position VALUES (?, 'null')").run(version);
      }
    });
    finishSteps(database, version, onProgress, all);
  }
}

/** Runs the steps that are left of the migration to this version, if any are. */
function finishSteps(
  database: SqlDatabase,
  version: number,
  onProgress: (progress: MigrationProgress) => void,
  all: readonly Migration[],
): void {
  if (!isUnfinished(database)) return;
  const migration = all.find((one) => one.version === version);
  if (!migration?.step) throw new Error(`The migration to version ${version} has no steps to continue with`);
  const { title, step } = migration;
  let position = readPosition(database);
  do {
    inTransaction(database, () => {
      position = step(database, position);
      if (position)
        database.prepare('UPDATE migration_position SET position = ?').run(JSON.stringify(position));
      else database.exec('DROP TABLE migration_position');
    });
    if (position) onProgress({ version, title, rows: { done: position.done, total: position.total } });
  } while (position);
}

/** True while rows are left to be rewritten. */
export const isUnfinished = (database: SqlDatabase): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migration_position'").get() !== undefined;

function readPosition(database: SqlDatabase): MigrationPosition | undefined {
  const row = database.prepare('SELECT position FROM migration_position').get();
  return (JSON.parse(String(row?.position)) as MigrationPosition | null) ?? undefined;
}

function inTransaction(database: SqlDatabase, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** After some faults, such as a full disk, SQLite has rolled back already; the fault itself is what to report. */
export function rollBack(database: SqlDatabase): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // No transaction is open.
  }
}
