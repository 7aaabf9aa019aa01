import { StoreError } from '@colophon/catalogue/for-stores';
import { restoreHint } from './restore-hint.ts';
import type { SqlValue } from './values.ts';

/**
 * Parses a value that was stored as JSON.
 *
 * @throws StoreError `STORE_DAMAGED` when it is not JSON any more.
 */
export function parseStored<T>(value: SqlValue | undefined): T {
  try {
    return JSON.parse(String(value)) as T;
  } catch (cause) {
    throw new StoreError(
      'STORE_DAMAGED',
      `The database is damaged: a stored value is not JSON. ${restoreHint}`,
      { cause },
    );
  }
}
