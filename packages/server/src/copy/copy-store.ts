import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keyFileName } from '@colophon/auth';
import {
  aspectTable,
  type CopiedTable,
  type CopySource,
  type CopyTarget,
  copiedTables,
  copyRows,
  modelTable,
  otherTables,
} from '@colophon/store-sql/copy';
import { loadModel } from '../load-model.ts';
import { digestTable, type TableDigest } from './digest-tables.ts';
import { type CopyEnds, openEnds } from './open-ends.ts';
import { restoreCopy } from './restore-copy.ts';

export type { TableDigest } from './digest-tables.ts';

export interface CopyStoreSettings {
  /** What is copied: a data folder, or the address of a PostgreSQL database. A server may use it meanwhile. */
  readonly from: string;
  /** What becomes the copy: the same. It is empty, or a copy of the same source. */
  readonly to: string;
  /** Folder of definitions that the values need. Default: the built-in model. */
  readonly model?: string | undefined;
  /** Stops between two transactions; another run goes on from there. */
  readonly signal?: AbortSignal | undefined;
  /** Called with what is done, and how many rows of it so far. */
  readonly onProgress?: ((step: string, rows: number) => void) | undefined;
}

export interface CopyReport {
  /** The places, without passwords. */
  readonly from: string;
  readonly to: string;
  /** Rows that were written or removed: none when the target was complete already. */
  readonly changed: number;
  /** Every table, which is the same in both. */
  readonly tables: readonly TableDigest[];
  /** Entries that the change log of the source has got since this run began. */
  readonly newer: number;
  /** The file with keys, which is not copied: the other servers need it. Undefined when there is none. */
  readonly keyFile: string | undefined;
}

/**
 * Copies a store into another one: values with their history, time series, the change log with its offsets, the positions
 * of its consumers, failed writes, the model, users, tokens, sessions and the audit log. Search documents and edges are made
 * again. In the end, both are read and compared.
 *
 * An interrupted copy goes on, and a complete one follows its source, when it is called again. The first server that starts
 * on the target ends that.
 *
 * @throws ConfigurationError, DataFolderError, DatabaseError or StoreError, with a sentence for the operator.
 */
export async function copyStore(settings: CopyStoreSettings): Promise<CopyReport> {
  const registry = await loadModel(settings.model);
  const ends = await openEnds(settings.from, settings.to);
  const { source, target } = ends;
  const { signal, onProgress = () => {} } = settings;
  try {
    const { stage } = await target.progress();
    // From here until the end, no server starts on it.
    if (stage === 'complete') await target.setProgress({ stage: 'changes' });
    const copyAll = createCopier(source, target, settings);
    let changed = await copyAll([modelTable, aspectTable]);
    if (stage === 'rows') await target.setProgress({ stage: 'indices' });
    await restoreCopy(registry, target, {
      signal,
      onProgress: (rows) => onProgress('search and relationships', rows),
    });
    if (source.hasIdentity) await target.prepareIdentity();
    changed += await copyAll(otherTables);
    await target.setLastAudit(await source.lastAudit());
    const tables: TableDigest[] = [];
    for (const table of copiedTables) {
      onProgress(`comparing ${table.name}`, 0);
      const digest = await digestTable(table, source, target, signal);
      if (!table.isIdentity || source.hasIdentity) tables.push(digest);
    }
    await target.setProgress({ stage: 'complete' });
    return {
      from: source.place,
      to: target.place,
      changed,
      tables,
      newer: await source.countNewer(),
      keyFile: keyFileOf(ends),
    };
  } finally {
    await source.close();
    await target.close();
  }
}

const createCopier =
  (source: CopySource, target: CopyTarget, { signal, onProgress = () => {} }: CopyStoreSettings) =>
  async (tables: readonly CopiedTable[]): Promise<number> => {
    const { stage } = await target.progress();
    let changed = 0;
    for (const table of tables)
      changed += await copyRows(table, source, target, {
        // As long as nothing has been made of the aspects, all is still to be made.
        remember: stage !== 'rows',
        signal,
        onProgress: (rows) => onProgress(table.name, rows),
      });
    return changed;
  };

function keyFileOf({ sourceFolder, source }: CopyEnds): string | undefined {
  if (sourceFolder === undefined) return source.hasIdentity ? keyFileName : undefined;
  const path = join(sourceFolder, keyFileName);
  return existsSync(path) ? path : undefined;
}
