import { DatabaseError } from '../database-error.ts';
import { copiedTables } from './copied-tables.ts';
import type { CopyProgress, CopyReader } from './ends.ts';

/** What a target notes about the copy that it becomes. */
export interface CopyMarker {
  /** Place of the source. */
  readonly source: string;
  readonly progress: CopyProgress;
}

/** The table of the note, and that of the aspects which changed. They go with the first server that starts. */
export const markerTables = {
  note: 'store_copy',
  changed: 'store_copy_aspect',
} as const;

export const readMarker = (row: Readonly<Record<string, unknown>> | undefined): CopyMarker | undefined =>
  row && {
    source: String(row.source),
    progress: JSON.parse(String(row.progress)) as CopyProgress,
  };

/**
 * Lets a server start on a copy that is complete.
 *
 * @throws DatabaseError for one that is not, and says how it goes on.
 */
export function ensureFinished({ source, progress }: CopyMarker): void {
  if (progress.stage === 'complete') return;
  throw new DatabaseError(
    `The database is an unfinished copy of ${source}. Run "colophon store copy" again with the same --from and --to.`,
  );
}

/**
 * Lets a copy begin in a store that is empty, or go on in one that is a copy of the same source already.
 *
 * @param place The target, for people to read.
 * @throws DatabaseError for any other store.
 */
export async function ensureMayCopy(
  reader: CopyReader,
  marker: CopyMarker | undefined,
  place: string,
  source: string,
): Promise<void> {
  if (marker?.source === source) return;
  if (marker)
    throw new DatabaseError(
      `${place} is a copy of ${marker.source}, and not of ${source}. Nothing was changed.`,
    );
  for (const table of copiedTables) {
    // It has a row from the start.
    if (table.name === 'audit_retention') continue;
    if ((await reader.read(table, undefined, 1)).length > 0)
      throw new DatabaseError(
        `${place} is not empty, and no unfinished copy. Choose an empty database or folder; nothing was changed.`,
      );
  }
}
