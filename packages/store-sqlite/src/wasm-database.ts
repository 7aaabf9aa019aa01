import sqlite3InitModule, {
  type Database,
  type PreparedStatement,
  type Sqlite3Static,
} from '@sqlite.org/sqlite-wasm';
import type { SqlDatabase, SqlRow, SqlValue } from './sql.ts';
import { createTermTable, textFunctions } from './sql-functions.ts';

/** A database in the memory of SQLite's WASM build. */
export interface WasmDatabase extends SqlDatabase {
  /** The database as the bytes of a file. */
  toBytes(): Uint8Array<ArrayBuffer>;
}

/** SQLite, loaded and ready to open databases. */
export interface WasmSqlite {
  /** Opens a database: an empty one, or that of a file's bytes. */
  open(bytes?: Uint8Array): WasmDatabase;
}

/** Loads SQLite's WASM build. `address` is that of `sqlite3.wasm`; in Node it is in the package's folder. */
export async function loadSqlite(address?: string): Promise<WasmSqlite> {
  // The types say nothing of what Emscripten lets a caller set.
  const load: (module?: { locateFile: () => string }) => Promise<Sqlite3Static> = sqlite3InitModule;
  // Databases are in memory here. Looking for files in the browser's storage logs a warning where that is unavailable.
  const disable = { vfs: { kvvfs: true, opfs: true, 'opfs-sahpool': true, 'opfs-wl': true } };
  Object.assign(globalThis, { sqlite3ApiConfig: { disable } });
  const sqlite = await load(address === undefined ? undefined : { locateFile: () => address });
  // What fails is thrown: to print it besides is the caller's business.
  sqlite.config.warn = () => {};
  return {
    open(bytes) {
      const database = new sqlite.oo1.DB(':memory:');
      if (bytes) fill(sqlite, database, bytes);
      return adapt(sqlite, database);
    },
  };
}

/** Puts a file's bytes in the place of the database. SQLite owns the copy, and may let it grow. */
function fill({ capi, wasm }: Sqlite3Static, database: Database, bytes: Uint8Array): void {
  const { length } = bytes;
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const copy = wasm.allocFromTypedArray(bytes);
  database.checkRc(capi.sqlite3_deserialize(database, 'main', copy, length, length, flags));
}

function adapt({ capi }: Sqlite3Static, database: Database): WasmDatabase {
  for (const [name, work] of Object.entries(textFunctions))
    database.createFunction(name, (_, text) => work(String(text)), { deterministic: true });
  database.exec(createTermTable);
  return {
    exec: (sql) => void database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      const bind = (parameters: readonly SqlValue[]) => {
        if (parameters.length > 0) statement.bind([...parameters]);
        // Bound as integers, they would lose what goes beyond 64 bits.
        for (const [i, value] of parameters.entries())
          if (Number.isInteger(value) && !Number.isSafeInteger(value))
            capi.sqlite3_bind_double(statement, i + 1, Number(value));
      };
      return {
        run: (...parameters) =>
          read(
            statement,
            () => bind(parameters),
            () => undefined,
          ),
        get: (...parameters) =>
          read(
            statement,
            () => bind(parameters),
            () => nextRow(statement),
          ),
        all: (...parameters) =>
          read(
            statement,
            () => bind(parameters),
            () => [...rows(statement)],
          ),
        iterate: (...parameters) => iterate(statement, () => bind(parameters)),
      };
    },
    close: () => database.close(),
    toBytes: () => capi.sqlite3_js_db_export(database),
  };
}

/** Runs a statement to its end: an unfinished one keeps its lock. */
function read<Result>(statement: PreparedStatement, bind: () => void, take: () => Result): Result {
  try {
    bind();
    const result = take();
    while (statement.step());
    return result;
  } finally {
    statement.reset(true);
  }
}

/** The rows one after the other; a caller that stops ends the statement. */
function* iterate(statement: PreparedStatement, bind: () => void): Iterable<SqlRow> {
  try {
    bind();
    yield* rows(statement);
  } finally {
    statement.reset(true);
  }
}

function* rows(statement: PreparedStatement): Iterable<SqlRow> {
  for (let row = nextRow(statement); row; row = nextRow(statement)) yield row;
}

const nextRow = (statement: PreparedStatement): SqlRow | undefined =>
  statement.step() ? (statement.get({}) as SqlRow) : undefined;
