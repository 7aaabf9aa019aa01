import type { StoreErrorCode } from '@colophon/catalogue';
import { StoreError } from '@colophon/catalogue/for-stores';
import { restoreHint } from '@colophon/store-sql';

/** SQLite's primary result codes for faults of what it writes to: https://www.sqlite.org/rescode.html. */
const faults: ReadonlyMap<number, readonly [StoreErrorCode, string]> = new Map([
  [8, ['STORE_READ_ONLY', 'The database cannot be written: it is read-only']],
  [11, ['STORE_DAMAGED', `The database is damaged. ${restoreHint.slice(0, -1)}`]],
  [10, ['STORE_UNAVAILABLE', 'The disk of the database failed']],
  [13, ['STORE_FULL', 'The disk of the database is full']],
  [14, ['STORE_UNAVAILABLE', 'A database file cannot be opened']],
  [26, ['STORE_DAMAGED', `The database file is damaged at its beginning. ${restoreHint.slice(0, -1)}`]],
]);

/** The error of SQLite as the catalogue knows it; any other error as it is. */
export function explainFault(error: unknown): unknown {
  const fault = faults.get(primaryCode(error));
  return fault ? new StoreError(fault[0], `${fault[1]}.`, { cause: error }) : error;
}

/** The low byte of the result code; `node:sqlite` calls it `errcode`, SQLite's own WASM build `resultCode`. */
function primaryCode(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0;
  const code = 'errcode' in error ? error.errcode : 'resultCode' in error ? error.resultCode : 0;
  return Number(code) & 0xff;
}
