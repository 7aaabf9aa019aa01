import type { ChangeSet, Store, TimeseriesQuery } from '@colophon/catalogue';
import { toAspectRead, toAspectRow, toEdge, toLogEntry, toTimeseriesRow } from './rows.ts';
import { schema, schemaVersion } from './schema.ts';
import { search } from './search.ts';
import type { SqlDatabase } from './sql.ts';
import { createStatements } from './statements.ts';
import { applyChanges, createReader, selectAspect } from './transaction.ts';

/** The database is not one that this Colophon can use; the message says why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * A store in one SQLite database. It creates its tables in an empty database.
 *
 * @throws DatabaseError when the database holds tables of another version of Colophon, or of another program.
 */
export function createSqliteStore(database: SqlDatabase): Store {
  prepareTables(database);
  const statement = createStatements(database);
  const reader = createReader(statement);

  /**
   * In one go, without a pause: reads share the connection, and one that came in between would see what may yet be
   * rolled back.
   */
  function commit(decided: readonly ChangeSet[]): void {
    if (decided.length === 0) return;
    statement('BEGIN IMMEDIATE').run();
    try {
      for (const changes of decided) applyChanges(statement, changes);
      statement('COMMIT').run();
    } catch (error) {
      rollBack(database);
      throw error;
    }
  }

  /** The write under way; the next one waits for it. */
  let last: Promise<unknown> = Promise.resolve();

  return {
    write(work) {
      const result = last.then(async () => {
        const decided: ChangeSet[] = [];
        const value = await work({ ...reader, apply: async (changes) => void decided.push(changes) });
        commit(decided);
        return value;
      });
      // Whether this one fails is its caller's business; the next one only waits.
      last = result.catch(() => undefined);
      return result;
    },

    async aspect({ urn, aspect }, version) {
      const row = statement(`${selectAspect} AND aspect = ? AND version = ?`).get(urn, aspect, version);
      return row && toAspectRead(row);
    },

    async aspects(urn, names) {
      const rows = statement(`${selectAspect} AND version = 0 ORDER BY aspect`).all(urn);
      return rows.map(toAspectRow).filter(({ aspect }) => names === undefined || names.includes(aspect));
    },

    async timeseries(query: TimeseriesQuery) {
      return statement(
        `SELECT * FROM timeseries
         WHERE urn = ? AND aspect = ? AND timestamp_millis >= ? AND timestamp_millis <= ?
         ORDER BY timestamp_millis DESC, partition, discriminator LIMIT ?`,
      )
        .all(
          query.urn,
          query.aspect,
          query.startTimeMillis ?? Number.MIN_SAFE_INTEGER,
          query.endTimeMillis ?? Number.MAX_SAFE_INTEGER,
          query.limit,
        )
        .map(toTimeseriesRow);
    },

    async search(query) {
      return search(statement, query);
    },

    async document(urn) {
      const [document] = await reader.documents([urn]);
      return document;
    },

    async edges(urn, direction) {
      const [own, other] = direction === 'outgoing' ? ['source', 'destination'] : ['destination', 'source'];
      return statement(`SELECT * FROM edge WHERE ${own} = ? ORDER BY type, ${other}`).all(urn).map(toEdge);
    },

    async log(fromOffset, limit) {
      return statement('SELECT * FROM log WHERE log_offset >= ? ORDER BY log_offset LIMIT ?')
        .all(fromOffset, limit)
        .map(toLogEntry);
    },

    async holdsAspect(aspect) {
      const row = statement(
        `SELECT EXISTS (SELECT 1 FROM aspect WHERE aspect = ?) OR EXISTS (SELECT 1 FROM timeseries WHERE aspect = ?) AS held`,
      ).get(aspect, aspect);
      return row?.held === 1;
    },

    async readModel() {
      const row = statement('SELECT description FROM model').get();
      return row && JSON.parse(String(row.description));
    },

    async writeModel(model) {
      await last;
      statement('INSERT OR REPLACE INTO model VALUES (1, ?)').run(JSON.stringify(model));
    },

    async close() {
      await last;
      database.close();
    },
  };
}

function rollBack(database: SqlDatabase): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // After some faults, such as a full disk, SQLite has rolled back already; the fault itself is what to tell.
  }
}

function prepareTables(database: SqlDatabase): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (found === schemaVersion) return;
  if (found !== 0) {
    throw new DatabaseError(
      `The database has tables of version ${found}; this Colophon works with version ${schemaVersion}.`,
    );
  }
  const foreign = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").get();
  if (foreign !== undefined) {
    throw new DatabaseError(`The database is another program's: it has a table "${foreign.name}".`);
  }
  database.exec(`BEGIN; ${schema} COMMIT;`);
}
