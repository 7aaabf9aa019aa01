import { compareTables, lengthOf } from './compare-tables.ts';
import type { CopiedRow, CopiedTable } from './copied-tables.ts';
import type { CopySource, CopyTarget } from './ends.ts';

/** Most rows, and characters, that one transaction writes. */
const maxRows = 2000;
const maxLength = 8 * 1024 * 1024;

export interface CopyRowsOptions {
  /** True keeps the keys of aspects that changed, for which search documents and edges are made again. */
  readonly remember: boolean;
  /** Stops after the current transaction. */
  readonly signal?: AbortSignal | undefined;
  /** Called with how many rows of the source have been compared. */
  readonly onProgress?: ((rows: number) => void) | undefined;
}

/**
 * Makes a table of the target the same as that of the source: only rows that differ are written, so that a copy which was
 * interrupted goes on, and one that is complete follows its source.
 *
 * @returns how many rows were written or removed
 */
export async function copyRows(
  table: CopiedTable,
  source: CopySource,
  target: CopyTarget,
  { remember, signal, onProgress }: CopyRowsOptions,
): Promise<number> {
  let put: CopiedRow[] = [];
  let removed: CopiedRow[] = [];
  let length = 0;
  let rows = 0;
  let changed = 0;
  async function flush(): Promise<void> {
    if (put.length + removed.length === 0) return;
    await target.apply(table, { removed, put }, remember);
    changed += put.length + removed.length;
    [put, removed, length] = [[], [], 0];
    onProgress?.(rows);
  }
  const onRow = (side: 'source' | 'target') => {
    if (side === 'source' && ++rows % maxRows === 0) onProgress?.(rows);
  };
  for await (const difference of compareTables(table, { source, target }, onRow)) {
    if (difference.source) put.push(difference.source);
    else if (difference.target) removed.push(difference.target);
    length += lengthOf(difference.source ?? difference.target ?? []);
    if (put.length + removed.length < maxRows && length < maxLength) continue;
    await flush();
    signal?.throwIfAborted();
  }
  await flush();
  signal?.throwIfAborted();
  return changed;
}
