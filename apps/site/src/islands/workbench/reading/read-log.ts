import type { Change } from '@colophon/sdk';
import { type CatalogueAccess, requestJson } from './request-json.ts';

/** A change, as far as the sandbox shows it. */
export type LogEntry = Omit<Change, 'previousValue' | 'created'> & {
  readonly created: Pick<Change['created'], 'time'>;
};

const PAGE = 1000;

/** All changes from an offset on, in their order. */
export async function readLog(sandbox: CatalogueAccess, from: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (let next = from; ; ) {
    const path = `/changes?from=${next}&limit=${PAGE}`;
    const page = await requestJson<{ changes: LogEntry[]; next: number }>(sandbox, { path });
    for (const change of page.changes) entries.push(change);
    // A page of long values ends early: only an empty one is the last.
    if (page.changes.length === 0) return entries;
    next = page.next;
  }
}
