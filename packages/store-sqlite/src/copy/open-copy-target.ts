import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  aspectTable,
  type CopyTarget,
  ensureMayCopy,
  markerTables,
  readMarker,
} from '@colophon/store-sql/copy';
import { explainFault } from '../explain-fault.ts';
import { identityFileName, openIdentityDatabase } from '../identity/open-identity-store.ts';
import { prepareIdentityTables } from '../identity/prepare-identity-tables.ts';
import { rollBack } from '../migrations/migrate.ts';
import { openDatabase } from '../node-database.ts';
import type { SqlDatabase } from '../sql.ts';
import { createSqliteStore } from '../sqlite-store.ts';
import { createStatements, type Statements } from '../statements.ts';
import { applyCopied, readCopied } from './copied-rows.ts';
import { createMarker, markerOf } from './marker.ts';

const { note, changed } = markerTables;

/**
 * Opens a data folder to become a copy, making it when it is missing, and holds it for this process.
 *
 * @param source Place of what is copied.
 * @throws DataFolderError when the folder cannot be used; DatabaseError when it is not empty, nor a copy of the source.
 */
export async function openSqliteCopyTarget(folder: string, source: string): Promise<CopyTarget> {
  const database = openDatabase(folder);
  let identity: SqlDatabase | undefined;
  let ofIdentity: Statements | undefined;
  function openIdentity(): void {
    if (identity) return;
    identity = openIdentityDatabase(folder);
    prepareIdentityTables(identity);
    ofIdentity = createStatements(identity);
  }
  const close = () => {
    identity?.close();
    database.close();
  };
  const statement = createStatements(database);
  const read: CopyTarget['read'] = async (table, after, limit) => {
    const from = table.isIdentity ? ofIdentity : statement;
    return from ? readCopied(from, table, after, limit) : [];
  };
  try {
    const store = createSqliteStore(database, { isCopyTarget: true });
    if (existsSync(join(folder, identityFileName))) openIdentity();
    const marker = markerOf(database);
    await ensureMayCopy({ read }, marker, folder, source);
    if (!marker) createMarker(database, source);
    return {
      place: folder,
      store,
      read,
      async progress() {
        const found = readMarker(statement(`SELECT source, progress FROM ${note}`).get());
        return found?.progress ?? { stage: 'rows' };
      },
      async setProgress(progress) {
        statement(`UPDATE ${note} SET progress = ?`).run(JSON.stringify(progress));
      },
      prepareIdentity: async () => openIdentity(),
      async apply(table, changes, remember) {
        const [place, run] = table.isIdentity ? [identity, ofIdentity] : [database, statement];
        if (!place || !run) throw new Error('The identity tables are made before they are written');
        inTransaction(place, () => {
          applyCopied(run, table, changes);
          if (!remember || table !== aspectTable) return;
          const add = run(`INSERT OR IGNORE INTO ${changed} VALUES (?, ?)`);
          for (const [urn = null, aspect = null] of [...changes.removed, ...changes.put])
            add.run(urn, aspect);
        });
      },
      changedAspects: async (limit) =>
        statement(`SELECT urn, aspect FROM ${changed} ORDER BY urn, aspect LIMIT ?`)
          .all(limit)
          .map(({ urn, aspect }) => ({ urn: String(urn), aspect: String(aspect) })),
      async forgetChanged(keys) {
        inTransaction(database, () => {
          const forget = statement(`DELETE FROM ${changed} WHERE urn = ? AND aspect = ?`);
          for (const { urn, aspect } of keys) forget.run(urn, aspect);
        });
      },
      async setLastAudit(offset) {
        if (!ofIdentity) return;
        ofIdentity("DELETE FROM sqlite_sequence WHERE name = 'audit'").run();
        ofIdentity("INSERT INTO sqlite_sequence VALUES ('audit', ?)").run(offset);
      },
      async close() {
        identity?.close();
        await store.close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

function inTransaction(database: SqlDatabase, work: () => void): void {
  try {
    database.exec('BEGIN IMMEDIATE');
    work();
    database.exec('COMMIT');
  } catch (error) {
    rollBack(database);
    throw explainFault(error);
  }
}
