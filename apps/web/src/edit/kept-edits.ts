import type { Edit, Sent } from './edit.ts';

const key = 'colophon.edits';
/** Edits that are kept; older ones make room. */
const most = 50;

/** Edits that could not be sent, in their order: they are offered again, also after the page was closed. */
export function keptEdits(storage: Pick<Storage, 'getItem'> = localStorage): readonly Edit[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEdit) : [];
  } catch {
    return [];
  }
}

export function keepEdits(edits: readonly Edit[], storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(edits.slice(-most)));
  } catch {
    // Where nothing can be kept, they last as long as the page.
  }
}

/** Tells of edits that another tab has kept or sent. */
export function watchKeptEdits(show: (edits: readonly Edit[]) => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === key) show(keptEdits());
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

let isSending = false;

/** Does nothing while this tab or another one sends the kept edits already, so that each is sent once. */
export async function sendOnce(send: () => Promise<void>): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    // Only where the page came by HTTPS, or from the same machine.
    if (!navigator.locks) await send();
    else await navigator.locks.request(key, { ifAvailable: true }, (lock) => (lock ? send() : undefined));
  } finally {
    isSending = false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isSent = (value: unknown): value is Sent =>
  isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string';
const isEdit = (value: unknown): value is Edit =>
  isRecord(value) &&
  typeof value.urn === 'string' &&
  typeof value.label === 'string' &&
  isSent(value.apply) &&
  isSent(value.revert);
