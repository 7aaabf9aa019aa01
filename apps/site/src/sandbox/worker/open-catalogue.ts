import {
  type Catalogue,
  createCatalogue,
  ensureModelCompatible,
  writeBuiltInData,
} from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import type { WasmSqlite } from '@colophon/store-sqlite/wasm';
import { answerUsers } from './answer-users.ts';

/** A catalogue in memory, with its HTTP interface. */
export interface OpenCatalogue {
  /** Answers a request as the server would. */
  answer(request: Request): Promise<Response>;
  /** How many rows were written since it was opened. */
  countWrites(): number;
  /** Writes past the interface. */
  readonly propose: Catalogue['propose'];
  /** Offset of the latest entry of the change log. */
  logHead(): Promise<number>;
  toBytes(): Uint8Array<ArrayBuffer>;
  close(): Promise<void>;
}

/**
 * Opens a catalogue from the bytes of its database, or an empty one. Bytes that this very build wrote need not be checked against the
 * model, which takes a while, and have the data that every catalogue has.
 *
 * @throws DatabaseError, SchemaError when another version of Colophon wrote them.
 */
export async function openCatalogue(
  sqlite: WasmSqlite,
  bytes: Uint8Array | undefined,
  isOfThisBuild: boolean,
): Promise<OpenCatalogue> {
  const database = sqlite.open(bytes);
  try {
    const store = createSqliteStore(database);
    if (!isOfThisBuild) await ensureModelCompatible(registry, store);
    const catalogue = createCatalogue({ registry, store });
    // The sample metadata has it, too. A server writes it at each start, if it is missing.
    if (!isOfThisBuild) await writeBuiltInData(catalogue);
    const writes = database.prepare('SELECT total_changes() AS count');
    const before = Number(writes.get()?.count);
    return {
      answer: answerUsers(catalogue, store),
      countWrites: () => Number(writes.get()?.count) - before,
      propose: (...given) => catalogue.propose(...given),
      logHead: () => catalogue.logHead(),
      toBytes: () => database.toBytes(),
      close: () => catalogue.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
