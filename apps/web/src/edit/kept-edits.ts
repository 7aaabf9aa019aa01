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
