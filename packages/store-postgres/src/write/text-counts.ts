import type { SqlRow } from '@colophon/store-sql';

/** By how much a write changes what ranking divides by: how many entities have words, and how many words those are. */
export interface TextCounts {
  readonly documents: number;
  readonly words: number;
}

export const noTexts: TextCounts = { documents: 0, words: 0 };

export const sum = (a: TextCounts, b: TextCounts): TextCounts => ({
  documents: a.documents + b.documents,
  words: a.words + b.words,
});

/** The counts in a row; none without one. */
export const toCounts = (row: SqlRow | undefined): TextCounts => ({
  documents: Number(row?.documents ?? 0),
  words: Number(row?.words ?? 0),
});
